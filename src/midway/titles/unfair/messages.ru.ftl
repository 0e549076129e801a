# Что люди читают в «Unfair». Аргументы: card, seat, number, more.

## Журнал
log-round = Раунд { $number }
log-step-0 = Подготовка
log-step-1 = Фаза событий
log-step-2 = Фаза парка
log-step-3 = Фаза гостей
log-step-4 = Фаза уборки
log-step-5 = Подсчёт очков
log-action = { $seat }: действие { $number }
log-borrows = { $seat } берёт займ; всего займов: { $number }.
log-trades-in = { $seat } сдаёт оба шедевра.
log-builds = { $seat } строит: { $card } ({ $number ->
    [0] бесплатно
    [one] { $number } монета
    [few] { $number } монеты
   *[other] { $number } монет
}).
log-passes = { $seat } пасует.
log-plays-top = { $seat } разыгрывает верхнюю половину: { $card }.
log-plays-bottom = { $seat } разыгрывает нижнюю половину: { $card }.
log-guests = { $seat }: { $number ->
    [one] { $number } гость
    [few] { $number } гостя
   *[other] { $number } гостей
}, { $more ->
    [one] { $more } монета
    [few] { $more } монеты
   *[other] { $more } монет
}.
log-loose-change = { $seat } собирает мелочь: { $number ->
    [one] { $number } монета
    [few] { $number } монеты
   *[other] { $number } монет
}.
log-city = { $card }: очередь — { $seat }.
log-redraws = { $seat } меняет стартовые карты.
log-leads = Теперь первым ходит { $seat }.
log-mesmerises = { $seat } гипнотизирует: { $card }.
log-wakes = Гипноз прошёл: { $card }.
log-blocks = { $seat } блокирует: { $card }.
log-wins-gamble = { $seat } рискует с картой { $card }: { $number }, выигрыш.
log-loses-gamble = { $seat } рискует с картой { $card }: { $number }, проигрыш.
log-closes = { $card } закрывается.
log-reopens = { $card } снова открыт.

## Ответы
option-take = Взять карту { $card }
option-draw = Взять две карты { $word }
option-swap = Сбросить карту { $card } и выбрать лучшую из пяти
option-build = Построить: { $card }
option-demolish = Снести: { $card }
option-loose-change = Собрать мелочь
option-use = Использовать: { $card }
option-space = В ячейку { $number }
option-on = На объект { $card }
option-play = Разыграть карту { $card }, { $word } половина
option-block = Заблокировать: { $card }
option-react = Ответить: { $card }
option-redraw = Поменять карты
option-open-with = Открыть парк: { $card }
option-keep-none = Не оставлять ничего
option-keep = Оставить карту { $card }
option-keep-both = Оставить карты { $card } и { $card2 }
option-take-a-loan = Взять займ: 5 монет
option-trade-in = Сдать оба шедевра: 10 монет
option-name = { $word }
word-park = парка
word-event = событий
word-blueprint = планов
word-top = верхняя
word-bottom = нижняя
word-super = Мегаобъекты
word-ride = Аттракционы
word-thrill-ride = Опасные аттракционы
word-leisure-ride = Семейные аттракционы
word-sideshow = Павильоны
word-theatre = Театры
word-food-outlet = Закусочные
word-nature-area = Природные зоны
word-hotel = Отели

## Вопросы
ask-command = Что вы делаете?
ask-card = Какую карту?
ask-seat = Кого?
ask-branch = Что из двух?
ask-yes-no = Делаете?
ask-number = Сколько?
ask-pay = Платите? Может помочь займ.
ask-block = Блокируете?
ask-react = Это вас задело. Ответите?
ask-order = Что сначала?
ask-space = В какую ячейку?
ask-plans = Какие планы вы оставляете?
ask-type = Какой тип объекта?

## Места и жетоны
zone-park-deck = колода парка
zone-park-discard = сброс парка
zone-event-deck = колода событий
zone-event-discard = сброс событий
zone-blueprint-deck = колода планов
zone-blueprint-discard = сброс планов
zone-city-deck = колода города
zone-city-card = карта города
zone-city-discard = прошлые карты города
zone-box = коробка
zone-out-of-the-game = вне игры
zone-theme-overviews = обзорные карты тем
zone-event-being-played = разыгрываемое событие
zone-revealed = раскрытые карты
zone-market-1 = рынок 1
zone-market-2 = рынок 2
zone-market-3 = рынок 3
zone-market-4 = рынок 4
zone-market-5 = рынок 5
zone-market-6 = рынок 6
zone-hand = рука
zone-blueprints = планы
zone-showcase = шедевры
zone-drawn = взятые карты
zone-picked-to-be-discarded = карты на сброс
zone-entrance = вход
zone-beside-the-entrance = у входа
zone-pinned = прикреплённые карты
zone-buried = закопанные карты
zone-space-1 = ячейка 1
zone-space-2 = ячейка 2
zone-space-3 = ячейка 3
zone-space-4 = ячейка 4
zone-space-5 = ячейка 5
zone-space-6 = ячейка 6
zone-space-7 = ячейка 7
zone-space-8 = ячейка 8
symbol-defends = защита:
symbol-top-defends = защита верхней половины:
symbol-bottom-defends = защита нижней половины:
symbol-themes = темы:
token-coin = монеты
token-point = очки
number-round = раунд
number-step = фаза
number-action = действие
number-passes = пасов подряд
number-event-turns = ходов событий
number-above-closure = карт города над закрытием
number-blueprint-department-closed = офис планирования закрыт
number-seats-that-blocked-the-city-card = кто заблокировал карту города
number-seats-that-blocked-what-is-pinned = кто заблокировал прикреплённое
number-duel = дуэль
number-dice = кубики
number-face = сторона
number-coins-on = монет на карте
number-mesmerised-by = гипнотизёр, место
number-loans = займы
number-actions-left = осталось действий
number-stars-this-round = звёзды раунда
number-guests = гости
number-income = доход
number-built-this-round = построено за раунд
number-traded-in = сдано
number-park-cards-in-hand = карты парка на руке
number-event-cards-in-hand = карты событий на руке
number-plans-kept = оставленные планы
number-carriers = закопано под
stat-price = стоимость
stat-stars = звёзды
stat-stars-of-a-card = звёзды карты
stat-capacity = вместимость
stat-coins-per-guest = монет за гостя
stat-hand-limit = предел руки
stat-actions = действия
stat-attractions = объекты
stat-super-attractions = мегаобъекты
stat-result-of-a-gamble = результат, когда рискуют
use-built = построена
use-top = верхняя половина
use-bottom = нижняя половина
use-blocks = блокирует
use-answers = отвечает
use-kept = оставлена
use-speaks = применена
kind-attraction = объект
kind-upgrade = улучшение
kind-staff = сотрудник
kind-resource = ресурс
kind-event = событие
kind-blueprint = план
kind-showcase = шедевр
kind-city = город
rated-size = размер
rated-blueprints = планы
rated-coins = деньги
rated-unfairness = подлость
source-size = размер
source-blueprints = планы
source-coins = монеты
source-staff = сотрудники
source-cards = карты
source-panoramas = панорамы
source-loans = займы

## Что решает при равенстве очков
tie-stars = звёзды
tie-blueprints = выполненные планы
tie-coins = монеты
tie-duel = дуэль

## Почему нельзя
why-too-many-loans = У вас уже четыре займа, больше нет.
why-traded-in-already = Вы уже сдали шедевры.
why-showcase-card-used = Сдать можно только два непостроенных шедевра.
why-building-it-now = Один из них вы сейчас строите.
why-not-yours = Строить можно с руки, с рынка и свои шедевры.
why-not-a-building = Это не строят.
why-no-price = У карты нет стоимости в монетах, просто построить её нельзя.
why-forbidden-by-a-card = Это запрещает карта.
why-super-attraction-limit = В вашем парке уже столько мегаобъектов, сколько можно.
why-too-few-stars = Мегаобъекту нужно 5 постоянных звёзд.
why-no-empty-space = В вашем парке нет пустой ячейки для объекта.
why-no-attraction = Улучшению нужен объект.
why-no-suitable-attraction = Ни один ваш объект не подходит для этого улучшения.
why-not-suitable = Этот объект не подходит для улучшения.
why-same-upgrade-twice = На этом объекте уже есть такое улучшение.
why-first-empty-space = Объект занимает первую пустую ячейку.
why-no-such-empty-space = Эта ячейка занята или путь к ней слишком дорог.
why-not-affordable = Вам не хватает монет, даже с займами.
why-not-in-your-park = Этого нет в вашем парке.
why-mesmerised = Загипнотизирован: в этом раунде служит другому.
why-protected = Это защищено картой.
why-not-a-park-card = Это нельзя снести.
why-not-in-the-market = Этой карты нет на рынке.
why-office-closed = Офис городского планирования закрыт.
why-no-cards-left = Таких карт не осталось.
why-not-in-hand = Этой карты нет у вас на руке.
why-must-act = Действие обязательно; мелочь можно собрать всегда.
why-not-now = Не сейчас.
why-closed = Карта закрыта.
why-no-ability = Такого свойства у неё нет.
why-used-already = Вы это уже использовали.
why-cannot-be-used-now = Сейчас это нельзя использовать.
why-not-an-event = Это не карта события.
why-only-an-answer = Это ждёт на руке события, чтобы ответить.
why-world-peace = Мир во всём мире: соперников трогать нельзя.
why-not-a-block = Это не блокирует такую атаку.
why-not-an-answer = Это ни на что не отвечает.

## Настройки, которые не сочетаются
bad-pack-twice = чтобы взять колоду дважды, нужно --set repeat_packs=on.
bad-pack-count = игроков { $seats }, а колод { $many }; нужно поровну, или скажите --set repeat_packs=on.
bad-pack-tokens = pack_tokens не может быть «{ $given }»; это колоды с числами, например { $example }, через запятую.
bad-changer-twice = одна карта особых правил названа дважды.
bad-changers-clash = { $one } и { $other } вместе не играют.
bad-loan-table = loan_table не может быть «{ $given }»; это четыре числа, например { $example }.

## До начала
warning-newcomer = Кто-то играет в Unfair впервые? Тогда { $number } игроков — многовато: лучше начать вчетвером или меньшим числом. Чтобы больше не слышать об этом, скажите --set newcomer_warning=off.

## Чего что стоит и из чего складывается
value-guests = гости
value-attractions = место для объектов
value-super-attractions = место для суператтракционов
value-buried = закопанные карты
value-complete = выполнен
value-bonus = бонусная цель достигнута
part-complete = выполнен
part-bonus = бонусная цель достигнута
part-missed = не выполнен
value-price = цена
value-stars = звёзды
value-size = размер
value-worth = очки за размер
value-points = очки
value-capacity = места для гостей
value-income = доход от гостей
value-coins-a-guest = сколько монет платит гость
value-coins-in-reach = сколько монет можно собрать
value-hand-limit = предел руки
value-actions = действий за раунд
part-marked-price = рыночная цена
part-printed = указано на карте
part-formula = по расчёту самой карты
part-rule = по правилу карты
part-never-below-nothing = но не меньше нуля
part-attraction = сам объект
part-built-in = встроено
part-upgrade = улучшение
part-buried = закопанные карты
part-stars = звёзды
part-events = звёзды событий и города
part-no-room = ушли: не хватило мест
part-each-guest = каждый гость платит иначе
part-coins = монеты
part-loans = займы
part-trade-in = сданные шедевры
part-size = размер
part-blueprint = план
part-staff = сотрудник
part-cards = очки по картам
part-panorama = панорама
part-usual = по правилам

## На картах и за столом; пустая строка не показывается
card-price = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
card-stars = ★{ $n }
card-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
card-bonus-points = бонус { $n }
card-panorama = сцена { $n }
card-capacity = мест: { $n }
card-attractions = объектов: { $n }
card-super-attractions = супер: { $n }
card-revision = {""}
box-text = Правило
box-cost = Доплата
box-strip = Полоса
box-star-formula = Звёзды
box-items = {""}
box-bonus = {""}
box-top-text = Верхняя половина
box-bottom-text = Нижняя половина
box-top-cost = Верхняя половина, доплата
box-bottom-cost = Нижняя половина, доплата
flag-long-game = только для долгой игры
flag-top-pin = прикрепляется
flag-bottom-pin = прикрепляется
row-market = рынок
shown-round = раунд { $n }
shown-step = { $n ->
    [0] подготовка
    [1] фаза событий
    [2] фаза парка
    [3] фаза гостей
    [4] фаза уборки
   *[other] подсчёт очков
}
shown-action = { $n ->
    [0] {""}
   *[other] действие { $n }
}
shown-passes = {""}
shown-event-turns = {""}
shown-above-closure = { $n ->
    [0] {""}
   *[other] до закрытия офиса планирования раундов: { $n }
}
shown-blueprint-department-closed = { $n ->
    [0] {""}
   *[other] офис планирования закрыт
}
shown-seats-that-blocked-the-city-card = {""}
shown-duel = {""}
shown-actions-left = {""}
shown-built-this-round = {""}
shown-traded-in = {""}
shown-stars-this-round = {""}
shown-guests = {""}
shown-park-cards-in-hand = карт парка: { $n }
shown-event-cards-in-hand = карт событий: { $n }
short-stars = ★{ $n }
short-size = размер { $n }
short-worth = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
type-intrusion = «Проникновение»
type-inspection = «Проверка»
type-injunction = «Предписание»
type-hacking = «Взлом»
type-funfair = Funfair
type-unfair = Unfair
type-easy = лёгкий
type-medium = средний
type-hard = сложный
type-pirate = {""}
type-robot = {""}
type-vampire = {""}
type-jungle = {""}
type-ninja = {""}
type-gangster = {""}
type-comicbook = {""}
type-hacker = {""}
type-kaiju = {""}
type-ocean = {""}

## Цифры многих партий
figures-sources = Очки по источникам на место и партию
figures-deeds = Что делают
figures-winners = Очки
figures-each = в среднем
figures-of-winners = у победителей
figures-share = %
figures-a-match = за партию
figures-value = значение
figure-other = все прочие источники
figure-attacks = атаки
figure-builds = постройки
figure-events = разыгранные события
figure-loans = займы
figure-trade-ins = сданные шедевры
figure-loose-change = мелочь
figure-blocks = блокировки
figure-plans = планы в конце партии
figure-plans-completed = из них выполнено
figure-winners-mean = среднее победителей
