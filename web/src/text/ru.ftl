# То, что говорят все экраны, по-русски. Слова отдельных экранов лежат рядом с ними.

app-name = Midway
close = Закрыть
back = Назад
cancel = Отмена
retry = Ещё раз
language = Язык
theme = Цвета
theme-auto = Как в системе
theme-light = Светлые
theme-dark = Тёмные
contrast = Высокая контрастность
text-size = Размер текста
motion = Темп ботов и движения
sound = Звук
settings = Настройки
menu = Меню
home = На главную
loading = Минутку

seat-nobody = Игрок { $n }
bot-name = { $n ->
    [0] Марта
    [1] Кэндзи
    [2] Олег
    [3] Грета
   *[other] Инес
  }
you = вы
bot = бот

## Лоток решений
tray-waiting = { $n ->
    [1] Решает { $who }
    [one] Ждём { $n } игрока
    [few] Ждём { $n } игроков
   *[many] Ждём { $n } игроков
  }
tray-together = Все решают одновременно
tray-you-are-ready = Вы закончили. Остальные ещё решают.
tray-over = Партия окончена
tray-watching = Вы смотрите
tray-confirm = Подтвердить
tray-choose-first = Сначала выберите
tray-any-time = В любой момент
tray-undo = Отменить
tray-undo-what = Отменить: { $what }
tray-redo = Вернуть
tray-ask-undo = Спросить остальных
tray-no-way-back = Обратно нельзя
tray-why-not = Почему нельзя?
tray-more = ещё { $n }
tray-options = { $n ->
    [one] { $n } возможность
    [few] { $n } возможности
   *[many] { $n } возможностей
  }
tray-step = Шаг { $n }
tray-secret = Вы увидите скрытые карты: отменить это будет нельзя.
tray-timer = { $n } с
tray-why-asked = Почему спрашивают меня?
tray-why-asked-text = Спрашивают каждого, кого это могло бы задеть, что бы он ни держал на руке. Поэтому сам вопрос ничего не выдаёт.
tray-held = Ответ принят и ждёт, пока выйдет время у всех. Его ещё можно изменить.
tray-nothing = Сейчас с этой картой ничего не сделать.
tray-reasons = { $card }: почему нельзя?
tray-foreseen = Изменится точно
rule-name = Правило { $id }

proposal-undo = { $who } просит вернуть ход
proposal-stand-in = { $who } спрашивает: пусть за игрока { $about } играет бот?
proposal-give-up = { $who } предлагает закончить партию
proposal-takes-back = Будет отменено:
proposal-secret = тайный выбор игрока { $who }
proposal-yes = Разрешить
proposal-no = Не сейчас
proposal-waiting = Вопрос задан. Согласились: { $n }.

number-less = меньше
number-more = больше
order-moved = Теперь { $n } из { $all }
order-earlier = Раньше: { $what }
order-later = Позже: { $what }
number-range = от { $least } до { $most }
order-up = выше
order-down = ниже

## Погода
line-lost = Нет связи. Пробуем снова.
line-lost-text = Всё, что вы подтвердили, сохранено. Стол такой, каким был; продолжите, как только связь вернётся.
line-slow = На медленной линии
line-use-slow = По медленной линии
line-ended = Страница закрыта
line-reload = Загрузить страницу снова
why-no-connection = Сервер недоступен.
trouble-failed = Этот ход не сделан
trouble-failed-text = Стол такой же, как до нажатия; ничего не потеряно. Номер отчёта: { $report }.

## Вопросительный знак
why-title = Откуда это число?
why-sum = Итого { $n }

keys-title = Клавиши
keys-tray = вопрос
keys-hand = ваша рука
keys-market = рынок
keys-park = ваш парк
keys-rivals = следующий соперник
keys-city = карта города
keys-log = журнал
keys-inspect = рассмотреть карту
keys-undo = отменить
keys-back = назад, закрыть
keys-search = поиск по картам
keys-text = стол текстом
keys-help = этот список
keys-numbers = выбрать возможность
keys-enter = подтвердить
keys-loan = первый свободный ход

not-found = Здесь ничего нет
not-found-text = Возможно, адрес устарел. Ваши партии на главной странице.

nav-play = Играть
nav-cards = Карты
nav-rules = Правила
block-let-it = Пусть случится
tray-away = нет на месте
tray-stand-in = Пусть играет бот
titles = Игры
search-empty = Очистить поиск

## Правила, где бы их ни назвали
rule-open = Открыть в правилах
rule-see = См.
rule-at-table = решается за столом
