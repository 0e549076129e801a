# Слова Unfair на экране. Названия мест, вариантов и причин присылает сервер.

kind-attraction = Объект
kind-upgrade = Улучшение
kind-staff = Сотрудник
kind-resource = Ресурс
kind-event = Событие
kind-blueprint = План
kind-showcase = Мегаобъект
kind-city = Город
kind-gate = Ворота
kind-loan = Займ
kind-overview = Обзор темы
kind-summary = Памятка
kind-changer = Особое правило
type-thrill-ride = Опасный аттракцион
type-leisure-ride = Семейный аттракцион
type-sideshow = Павильон
type-theatre = Театр
type-food-outlet = Закусочная
type-nature-area = Природная зона
type-hotel = Отель
type-artifact = Артефакт
type-feature-upgrade = Особенность
type-guest-services-upgrade = Обслуживание
type-quality-upgrade = Качество
type-theme-upgrade = Тема
type-animal-upgrade = Животное
type-wildcard-upgrade = Любая тема
attack-Intrusion = Проникновение
attack-Inspection = Проверка
attack-Injunction = Предписание
attack-Hacking = Взлом
attack-type = Атака: { $type }
side-funfair = Праздник
side-unfair = Неприятности
difficulty-easy = лёгкий
difficulty-medium = средний
difficulty-hard = трудный
card-items = Выполнить всё
card-bonus = Бонус
card-missed = Не выполнен: −10
card-blocks = Защита: { $attack }
card-pinned = Прикреплено к парку
card-capacity = Гости
card-attractions = Объекты
card-super-attractions = Мегаобъекты
card-points-word = { $n ->
    [one] очко
    [few] очка
   *[many] очков
  }
card-loan = Возьмите 5 монет сейчас; в конце каждый займ отнимает очки, и каждый следующий больше. Займы не возвращают.
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
points-short = { $n } оч.
stars-word = { $n ->
    [one] звезда
    [few] звезды
   *[many] звёзд
  }
coins-on-it = { $n ->
    [one] на ней { $n } монета
    [few] на ней { $n } монеты
   *[many] на ней { $n } монет
  }
serves = гипноз до уборки: { $who }
of-guests = из { $n }
income = доход
scored = Уже набрано
my-park = Мой парк
your-park = Ваш парк
park-of = { $who }: парк
empty-space = Ячейка { $n } пуста
build-here = Построить здесь, ячейка { $n }
closed-until = Закрыто до уборки
buried-card = закопанная карта
ghost = встанет сюда
ghost-size = размер { $size }, +{ $more } оч.
threatened = Под угрозой
gate-attractions = Объектов { $n } из { $most }
gate-supers = Супер: { $n } из { $most }
value-size = размер
first = 1-й
deciding = решает
rivals = Соперники
whole-log = Весь журнал
log = Журнал
market = Рынок
city-card = Карта города
city-round = Город, раунд { $n }
city-none = Карты города сейчас нет
the-city = Город
piles = Колоды
pile-park = Парк
pile-event = События
pile-blueprint = Планы
pile-city = Город
pile-discarded = сброшено { $n }
pile-past = прошло { $n }
pile-closed = закрыто
blueprints-close = Офис планирования закрывается
step-1 = События
step-2 = Парк
step-3 = Гости
step-4 = Уборка
action-n = действие { $n }
tab-hand = Рука
tab-blueprints = Планы
tab-showcase = Витрина
hand-limit = при уборке останется { $n }
none-hand = Карт нет. Их можно взять.
none-blueprints = Планов нет. Возьмите два и оставьте подходящий.
none-showcase = Карт витрины не осталось.
none-drawn = Ничего не взято.
watching = Зрителям чужие карты не видны.
attack = Атака
attacks = нападает
attack-asked = Кого спрашивают
attack-deciding = решает
attack-waiting = ждёт
attack-weighing = Считаем последствия…
attack-unclear = Что будет потеряно, точно сказать нельзя.
quoted = «{ $text }»
loss-card = Покинет ваш парк: { $card }
loss-closes = Закроется: { $card }
loss-coins = Монеты { $before } → { $after }
loss-hand = Карты на руке { $before } → { $after }
loss-stars = Звёзды { $before } → { $after }
loss-points = Очки { $before } → { $after }
preview-coin = монеты
preview-stars = звёзды
preview-value-stars = звёзды
preview-guests = гости
preview-value-guests = гости
preview-income = доход
preview-value-income = доход
preview-loans = займы
preview-points-total = очки
verb-take = Взять
verb-draw = Тянуть
verb-swap = Обменять
verb-build = Построить
verb-demolish = Снести
verb-loose-change = Собрать мелочь
verb-use = Применить
verb-play = Разыграть
verb-block = Защититься
verb-pass = Пас
verb-take-a-loan = Займ +5
verb-trade-in = Витрина +10
hint-market = { $n ->
    [one] { $n } карта рынка
    [few] { $n } карты рынка
   *[many] { $n } карт рынка
  }
hint-draw = { $n ->
    [one] из { $n } колоды
   *[other] из { $n } колод
  }
hint-swap = на лучшую из пяти
hint-build = по средствам: { $n }
hint-demolish = { $n ->
    [one] одну свою карту
   *[other] одну из { $n } карт
  }
hint-play = { $n ->
    [one] { $n } половина
    [few] { $n } половины
   *[many] { $n } половин
  }
ask-command = Что вы сделаете?
ask-verb-take = Какую карту взять?
ask-verb-draw = Из какой колоды?
ask-verb-swap = Какую карту отдать?
ask-verb-build = Что построить?
ask-verb-demolish = Что снести?
ask-verb-play = Какое событие и какую половину?
ask-verb-use = Какое свойство?
ask-space = В какую ячейку?
ask-card = Какую карту?
ask-seat = Кого?

## Перед партией
set-packs-recommended = Рекомендуемые
set-packs-random = По жребию
setup-mood = Настроение
set-mood-gentle = Мирное, для первой партии тоже
set-mood-classic = Всего понемногу
set-mood-mean = Злое: запаситесь защитой
setup-game_changers = Особые правила
set-game_changers-first-date = Первое свидание
set-game_changers-first-date-hint = Шесть раундов без долгих карт: с этого начинают
set-game_changers-school-vacation = Школьные каникулы
set-game_changers-school-vacation-hint = Короткий сезон
set-game_changers-world-peace = Мир во всём мире
set-game_changers-world-peace-hint = Соперникам ничего нельзя сделать
set-game_changers-grand-opening = Торжественное открытие
set-game_changers-grand-opening-hint = Все начинают с мегаобъекта
set-game_changers-advance-planning = Долгосрочные планы
set-game_changers-advance-planning-hint = Все начинают с планов
set-on = да
set-off = нет
set-none = нет
set-current = нынешние
set-random = по жребию
set-updated = с поправками
set-base = как в первом издании
set-rulebook = по правилам
set-reference-manual = по справочнику
set-proceed = продолжить
set-fail = ничего не происходит
set-shared = делится
set-duel = решает жребий
set-by-packs = как велят колоды
set-base2018 = 2018 года

# questions and answers by the rule that asks
ask-unf-setup-19 = Оставляете эту руку?
ask-unf-setup-20 = Оставляете эту руку?
option-pass-unf-setup-19 = Оставить
option-pass-unf-setup-20 = Оставить
ask-unf-events-04 = Сыграете событие?
option-pass-unf-events-04 = Без события: пас
ask-unf-clean-05 = Карт слишком много: какую сбросить?
ask-unf-park-03 = На что потратить действие?

## Итоговый счёт
loans-taken = { $n ->
    [one] { $n } займ
    [few] { $n } займа
   *[many] { $n } займов
  }
size-n = размер { $n }
