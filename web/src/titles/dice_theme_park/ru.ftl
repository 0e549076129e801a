# Собственные слова «Парка кубиков» на экране. Названия зон, вариантов и причин приходят с сервера.

money = ${ $n }
gain = +${ $n }
stack = стопка { $stack }
upgrade-space = Место для улучшения и его цена
my-park = Мой парк
park-of = Парк: { $who }
stars = Звёзды
to-stars = до { $n }
planned = +{ $n } в плане
guests-word = { $n ->
    [one] гость
    [few] гостя
   *[other] гостей
  }
cubes-placed = { $n ->
    [one] { $n } запуск в этом раунде
    [few] { $n } запуска в этом раунде
   *[other] { $n } запусков в этом раунде
  }
n-of = { $n } из { $all }
n-left = осталось: { $n }
board = Общее поле
monorails = Монорельсы
in-the-bag = Гости в мешке
attractions-left = Можно построить
skills-left = Навыки для найма
zone-objectives-short = Цели в конце раунда
taken = занят
taken-by = Уже занят: { $who }
nobody-aboard = пусто
rivals = Соперники
whole-log = Весь журнал
staff-now = Персонал раунда
maps-ready = Схемы: готово { $n } из { $all }
mascots-ready = Маскоты: готово { $n } из { $all }
upgrades-left = Улучшения в запасе
is-used = использован
is-ready = готов
at-work = ещё решает
finished = закончил
deciding = решает
goes = ход { $n }
placed = место { $n }
setting-up = Подготовка
market-empty = Сейчас ничего не выложено.

dock-staff = Персонал
dock-trains = Поезда
dock-market = Рынок
dock-shop = Мастерская
dock-plan = План
dock-dealt = Вам сдали
plan-private = его видите только вы, и всё можно отменить, пока не закончат остальные
plan-empty-operate = Пока пусто. Перетащите гостя на соседний аттракцион или нажмите на него.
plan-empty-usual = Пока пусто.
plan-watching = Планы скрыты, пока все не закончат.
ticket-now = сейчас
ticket-back = Вернуться сюда: { $what }

verb-operate = Запуск
verb-use-map = Схема
verb-use-guide = Экскурсовод
verb-use-mascot = Маскот
verb-use-mascot-of = Маскот
verb-buy-map = Новая схема
verb-install = Улучшение
verb-take-back = Снято

preview-star = звёзды по плану
preview-coin = деньги
preview-income = доход
preview-guest = гости
preview-map = схемы
preview-mascot = маскоты
hint-stars = { $n ->
    [one] { $n } звезда за запуск
    [few] { $n } звезды за запуск
   *[other] { $n } звёзд за запуск
  }
hint-can-run = ещё можно запустить
hint-has-run = уже запущен
hint-turn = сумма { $total }, деньги ${ $money }
turn-total = Сумма хода
money-from-staff = Деньги

spoken-stars = { $n ->
    [one] { $n } звезда за каждый запуск
    [few] { $n } звезды за каждый запуск
   *[other] { $n } звёзд за каждый запуск
  }
spoken-icons = свободных значков запуска: { $n } из { $all }
spoken-guests = Здесь: { $guests }
spoken-nobody = Здесь никого
spoken-staff = значение { $value }, деньги ${ $money }
spoken-score = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
   *[other] { $n } звёзд
  }
administrator = Администратор
turn-word = сумма хода
kit-merch-kiosk = Сувенирный киоск
kit-special-effect = Спецэффект
kit-generator = Генератор
option-pass = Не в этот раз
option-done = Закончить
hint-use-map = на шаг, значение не меняется
hint-use-guide = на любой аттракцион
hint-use-mascot = изменить значение или цвет
your-park = Ваш парк
option-pass-dtp-exp-02 = Ничего не строить
option-pass-dtp-rec-01 = Никого не нанимать
option-pass-dtp-staff-05 = Оставить всех как есть
option-pass-dtp-staff-04 = Никого не оставлять
option-pass-dtp-adm-02 = Никого не оставлять
option-pass-dtp-adm-03 = Никого не щадить
option-pass-dtp-adm-09 = Никого не приглашать
option-pass-dtp-adm-12 = Ничего не менять
option-pass-dtp-amen-04 = Никого не менять
option-pass-dtp-amen-06 = Ничего не брать
option-pass-dtp-staff-08 = Больше ничего не менять
option-pass-dtp-skl-07 = Больше никого
option-pass-dtp-skl-08 = Больше никого
option-done-dtp-imp-02 = Закончить улучшения
option-done-dtp-opr-01 = Закончить работу парка
