home-motto-1 = Постройте лучший парк.
home-motto-2 = Испортьте чужие.
home-play = { $n ->
    [one] Играть: { $n } бот
    [few] Играть: { $n } бота
   *[many] Играть: { $n } ботов
  }
home-change = Изменить
home-last = Как в прошлый раз
home-me = Вы
home-mine = Ваши партии
home-your-turn = Ваш ход
home-again = Пересмотреть
home-open = Открыть
home-round = Раунд { $n }
home-is-open = Ждёт игроков
home-is-playing = Идёт
home-is-over = Окончена
home-is-stranded = Сохранена, но продолжить нельзя
home-doors = Ещё
home-friends = С друзьями
home-friends-hint = по ссылке, без учётной записи
home-hotseat = За одним экраном
home-hotseat-hint = устройство по кругу
home-watch = Смотреть
home-watch-hint = открытые столы
home-cards = Карты
home-cards-hint = все, с поиском
home-rules = Правила
home-rules-hint = с поиском и номерами
