# Что люди читают в «Парке кубиков». Аргументы: card, seat, number, more, guest, after, cell, upgrade.

## Журнал
log-round = Раунд { $number }
log-phase-1 = Планирование
log-phase-2 = Встреча
log-phase-3 = Расширение
log-phase-4 = Улучшение
log-phase-5 = Работа
log-phase-6 = Обслуживание
log-plays = { $seat } играет карту { $card }.
log-counts-lower = { $seat } считает свою сумму на 2 меньше.
log-goes = Ход { $number }: { $seat } ({ $more }).
log-income = { $seat } получает { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[other] { $number } монет
}, из них от парка { $more }.
log-takes-monorail = { $seat } берёт монорельс { $card }.
log-arrive-0 = { $seat }: никто не приехал.
log-arrive-1 = { $seat }: приехал { $guest1 }.
log-arrive-2 = { $seat }: приехали { $guest2 }, { $guest1 }.
log-arrive-3 = { $seat }: приехали { $guest3 }, { $guest2 }, { $guest1 }.
log-raises = { $seat }: { $guest } теперь { $after }.
log-invites = { $seat } приглашает гостя: { $guest }.
log-opens-with = { $seat } открывает парк: { $card } на { $cell }.
log-builds = { $seat } строит аттракцион { $card } на { $cell }: { $more ->
    [0] бесплатно
    [one] { $more } монета
    [few] { $more } монеты
   *[other] { $more } монет
}.
log-sets = { $seat }: { $guest } ({ $card }) теперь { $after }.
log-draws-guest = { $seat } вытягивает гостя: { $guest }.
log-recruits = { $seat } нанимает маскота: { $number ->
    [0] бесплатно
    [one] { $number } монета
    [few] { $number } монеты
   *[other] { $number } монет
}.
log-recruits-for = { $seat } нанимает маскота с навыком { $card }: { $number ->
    [0] бесплатно
    [one] { $number } монета
    [few] { $number } монеты
   *[other] { $number } монет
}.
log-spends = { $seat } тратит { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[other] { $number } монет
}.
log-buys-map = { $seat } покупает схему.
log-installs = { $seat } улучшает аттракцион { $card }: { $upgrade }.
log-takes-back = { $seat } снимает с аттракциона { $card }: { $upgrade }.
log-operated = { $seat } запускает аттракцион { $card }{ $number ->
    [1] {""}
    [one] {" "}({ $number } фишка)
    [few] {" "}({ $number } фишки)
   *[other] {" "}({ $number } фишек)
}.
log-skills-pay = { $seat }: навыки приносят ★{ $number } и ${ $more }.
log-earns = { $seat } зарабатывает ★{ $number } и ${ $more }.
log-objective = Цель: { $card }
log-objective-paid = { $seat }, место { $more }: ★{ $number }.
log-saves = { $seat } оставляет гостя: { $guest }.
log-tired-leave = { $seat }: { $number ->
    [one] уходит { $number } усталый гость
    [few] уходят { $number } усталых гостя
   *[other] уходят { $number } усталых гостей
}.
log-swaps = { $seat } забирает карту { $card } и оставляет вместо неё другую.

## Что можно ответить
option-keep = Оставить: { $card }
option-place = На { $word }
option-play = { $card } + { $card2 }
option-take = Взять: { $card }
option-raise = { $word }: на { $number } больше
option-raise-both = { $word } и { $word2 }: на 1 больше
option-invite = Пригласить: { $word }
option-build = Построить: { $card }
option-guest = { $word } ({ $card })
option-recruit = Нанять маскота
option-recruit-for = Нанять маскота: { $card }
option-buy-map = Купить схему: $3
option-install = Установить: { $word }
option-space = { $card }, место { $number }
option-take-back = Снять с аттракциона { $card }: { $word }
option-operate = Запустить: { $card }
option-party = Едет { $word }
option-party-of-two = Едут { $word }, { $word2 }
option-party-of-three = Едут { $word }, { $word2 }, { $word3 }
option-spare = Сберечь: { $word }
option-move = { $word } → { $card }
option-use-map = Использовать схему
option-use-guide = Позвать Экскурсовода
option-use-mascot = Выпустить маскота
option-use-mascot-of = Выпустить маскота: { $card }
option-adjust = Изменить гостя ({ $card })
option-use-skill = Навык здесь: { $card }
option-alter = { $word } → { $word2 }
option-fetch = { $word } ← { $card }
option-save = Оставить: { $word }, значение { $number }
option-swap = { $card2 } вместо карты { $card }
word-merch-kiosk = сувенирный киоск
word-special-effect = спецэффект
word-generator = генератор
word-blue = синий
word-green = зелёный
word-yellow = жёлтый

## Вопросы
ask-keep = Что оставляете?
ask-place = Куда это?
ask-staff = Какие две карты персонала играете?
ask-count-lower = Считать вашу сумму на 2 меньше?
ask-monorail = Какой монорельс берёте?
ask-concierge = Кого подбодрит Консьерж?
ask-spare-guest = Приглашаете кого-нибудь с последнего монорельса?
ask-build = Что строите?
ask-bonus-guest = Бонус за удобства: у какого гостя изменить значение?
ask-bonus-draw = Бонус за удобства: вытянуть гостя?
ask-bonus-tile = Бонус за удобства: какой аттракцион берёте бесплатно?
ask-recruit = Нанимаете маскота?
ask-improve = Что улучшаете?
ask-space = На какое место?
ask-operate = Работа: что дальше?
ask-party = Кто едет?
ask-spare = Сбережёте кого-нибудь из них?
ask-move = Кто переходит и куда?
ask-guest = Какого гостя?
ask-where = Куда?
ask-mascot = Что делает маскот и где?
ask-use = Какого гостя?
ask-save = Оставите усталого гостя?
ask-swap = Поменяете карту персонала?
ask-number = С каким значением?

## Места, жетоны, числа
zone-monorails = монорельсы
zone-attraction-display = выложенные аттракционы
zone-skill-display = выложенные навыки
zone-objectives = цели, с раунда 3
zone-stack-a = стопка A
zone-stack-b = стопка B
zone-discarded-attractions = сброс аттракционов
zone-skill-deck = колода навыков
zone-discarded-skills = сброс навыков
zone-administrator-deck = колода администраторов
zone-objective-deck = колода целей
zone-out-of-the-game = вне игры
zone-box = коробка
zone-hand = персонал на руке
zone-played = сыгранный персонал
zone-monorail = монорельс
zone-administrator = администратор
zone-skills = навыки
zone-dealt = розданное
zone-given-back = возвращённое
zone-park = парк
token-coin = монеты
token-star = звёзды
token-map = схемы
token-used-map = использованные схемы
token-mascot = маскоты
token-merch-kiosk = сувенирные киоски
token-special-effect = спецэффекты
token-generator = генераторы
number-round = раунд
number-phase = фаза
number-used-mascots = использованные маскоты
number-counts-lower = считается меньше на
number-operations = запуски
number-attractions-operated = запущенные аттракционы
number-guest-count = гости
number-stars-of-skills = звёзды навыков
source-attractions = аттракционы
source-effects = спецэффекты
source-skills = навыки
source-administrators = администратор
source-objectives = цели
source-money = деньги

## Что решает при равенстве звёзд
tie-guests = оставшиеся гости
tie-money = деньги

## На компонентах
card-cost = ${ $n }
card-stars = ★{ $n }
card-income = +${ $n }
card-space-1 = [${ $n }]
card-space-2 = [${ $n }]
card-operate-icons = ×{ $n }
card-die-value = ⚂{ $n }
card-money = ${ $n }
card-players = игроков { $n }:
card-top = { $n }
card-middle = { $n }
card-bottom = { $n }
kind-attraction = аттракцион
kind-printed = напечатанный аттракцион
kind-staff = персонал
kind-monorail = монорельс
kind-administrator = администратор
kind-skill = навык
kind-objective = цель
kind-amenity = удобство
kind-upgrade = улучшение
kind-guest = гость

## Почему нельзя
why-not-now = Не сейчас.
why-not-in-hand = Этого нет у вас на руке.
why-pick-two = Играют ровно две карты персонала.
why-not-dealt = Этого вам не раздавали.
why-keep-one = Одно из двух надо оставить.
why-not-a-marked-cell = Первый аттракцион кладут на отмеченную клетку.
why-taken-already = Этого монорельса там нет.
why-take-a-monorail = Взять монорельс обязательно.
why-cannot-be-raised = Консьерж поднимает прибывшего сейчас гостя на 1 или 2 либо двоих на 1, но не выше 6.
why-not-aboard = Этого гостя нет на последнем монорельсе.
why-occupied = Там уже что-то стоит.
why-not-beside-the-park = Новый аттракцион лежит внутри границы и касается вашего парка.
why-must-take-bonus = За этим столом от бонуса не отказываются.
why-not-of-this-bonus = Этот бонус такого не даёт.
why-built-already = За раунд строят не больше одного аттракциона, и в самом начале хода.
why-not-on-display = Этого нет среди выложенного.
why-no-cell-free = Для него нет клетки.
why-not-affordable = Не хватает монет.
why-build-first = Сначала решите, что строить.
why-no-mascot-left = У вас уже все ваши маскоты.
why-take-a-skill = Маскота нанимают с навыком из выложенных.
why-map-bought = Схема в этом раунде уже куплена.
why-two-installed = В этом раунде уже установлены два улучшения.
why-none-left = Таких у вас не осталось.
why-no-empty-space = Пустого места для улучшения нет.
why-same-upgrade-twice = На аттракционе не больше одного улучшения каждого вида.
why-pick-a-space = Сначала выберите место для улучшения; отмена вернёт назад.
why-no-builder = Улучшения снимает только Строитель.
why-installed-already = Строитель снимает улучшения до первой установки.
why-taken-back-already = Строитель своё улучшение уже снял.
why-no-such-upgrade = Такого улучшения там нет.
why-not-in-your-park = Этого нет в вашем парке.
why-icons-covered = Его значки запуска заняты, а свободного Управляющего у вас нет.
why-nobody-there = Там нет ни одного гостя.
why-too-few-guests = Там слишком мало гостей.
why-lacks-blue = Нужен синий гость, а его там нет.
why-lacks-green = Нужен зелёный гость, а его там нет.
why-lacks-yellow = Нужен жёлтый гость, а его там нет.
why-lacks-other-colour = Нужен ещё и гость другого цвета.
why-lacks-value = Ни у кого из гостей там нет нужного значения.
why-do-not-go-together = Гости там не подходят друг к другу так, как надо.
why-finish-first = Сначала закончите начатое; отмена вернёт назад.
why-not-a-party = Компания — это по одному гостю на каждое место, все по требованию аттракциона.
why-no-map-ready = Готовых схем у вас нет.
why-no-guide = Экскурсовода у вас нет.
why-no-mascot-ready = Готовых маскотов у вас нет.
why-nothing-to-do-there = Там это ничего не даст.
why-not-there = Туда этому гостю не попасть.
why-not-adjacent = Это не по соседству.
why-not-of-the-party = Перейти обязан один из гостей компании.
why-cannot-be-saved = Оставить можно только усталого гостя, который уходит.
why-cannot-be-swapped = Сыгранную карту меняют на другую с руки.

## Гости
word-blue-1 = синий 1
word-blue-2 = синий 2
word-blue-3 = синий 3
word-blue-4 = синий 4
word-blue-5 = синий 5
word-blue-6 = синий 6
word-blue-1-as-green = синий 1 (как зелёный)
word-blue-2-as-green = синий 2 (как зелёный)
word-blue-3-as-green = синий 3 (как зелёный)
word-blue-4-as-green = синий 4 (как зелёный)
word-blue-5-as-green = синий 5 (как зелёный)
word-blue-6-as-green = синий 6 (как зелёный)
word-blue-1-as-yellow = синий 1 (как жёлтый)
word-blue-2-as-yellow = синий 2 (как жёлтый)
word-blue-3-as-yellow = синий 3 (как жёлтый)
word-blue-4-as-yellow = синий 4 (как жёлтый)
word-blue-5-as-yellow = синий 5 (как жёлтый)
word-blue-6-as-yellow = синий 6 (как жёлтый)
word-green-1-as-blue = зелёный 1 (как синий)
word-green-2-as-blue = зелёный 2 (как синий)
word-green-3-as-blue = зелёный 3 (как синий)
word-green-4-as-blue = зелёный 4 (как синий)
word-green-5-as-blue = зелёный 5 (как синий)
word-green-6-as-blue = зелёный 6 (как синий)
word-green-1 = зелёный 1
word-green-2 = зелёный 2
word-green-3 = зелёный 3
word-green-4 = зелёный 4
word-green-5 = зелёный 5
word-green-6 = зелёный 6
word-green-1-as-yellow = зелёный 1 (как жёлтый)
word-green-2-as-yellow = зелёный 2 (как жёлтый)
word-green-3-as-yellow = зелёный 3 (как жёлтый)
word-green-4-as-yellow = зелёный 4 (как жёлтый)
word-green-5-as-yellow = зелёный 5 (как жёлтый)
word-green-6-as-yellow = зелёный 6 (как жёлтый)
word-yellow-1-as-blue = жёлтый 1 (как синий)
word-yellow-2-as-blue = жёлтый 2 (как синий)
word-yellow-3-as-blue = жёлтый 3 (как синий)
word-yellow-4-as-blue = жёлтый 4 (как синий)
word-yellow-5-as-blue = жёлтый 5 (как синий)
word-yellow-6-as-blue = жёлтый 6 (как синий)
word-yellow-1-as-green = жёлтый 1 (как зелёный)
word-yellow-2-as-green = жёлтый 2 (как зелёный)
word-yellow-3-as-green = жёлтый 3 (как зелёный)
word-yellow-4-as-green = жёлтый 4 (как зелёный)
word-yellow-5-as-green = жёлтый 5 (как зелёный)
word-yellow-6-as-green = жёлтый 6 (как зелёный)
word-yellow-1 = жёлтый 1
word-yellow-2 = жёлтый 2
word-yellow-3 = жёлтый 3
word-yellow-4 = жёлтый 4
word-yellow-5 = жёлтый 5
word-yellow-6 = жёлтый 6

## Клетки
word-a1 = a1
word-a2 = a2
word-a3 = a3
word-b1 = b1
word-b2 = b2
word-b3 = b3
word-b4 = b4
word-c1 = c1
word-c2 = c2
word-c3 = c3
word-c4 = c4
word-c5 = c5
word-d1 = d1
word-d2 = d2
word-d3 = d3
word-d4 = d4
word-e1 = e1
word-e2 = e2
word-e3 = e3

## Стол словами
picture-round = раунд { $number } из { $more }
picture-bag = мешок { $text }
picture-blue = С{ $number }
picture-green = З{ $number }
picture-yellow = Ж{ $number }
picture-stars = ★{ $number }
picture-coins = ${ $number }
picture-maps = схемы: { $number }
picture-mascots = маскоты: { $number } из { $more }
picture-park = Парк: { $text }
picture-so-far = Пока в этой фазе: ★{ $number }, ${ $more }
hindsight = Работа в раунде { $number }: вы заработали ★{ $stars }; можно было получить по крайней мере ★{ $best }.
hindsight-proved = Работа в раунде { $number }: вы заработали ★{ $stars }; лучший итог — ★{ $best }.
hindsight-best = Работа в раунде { $number }: вы заработали ★{ $stars }, и лучшего не нашлось.
hindsight-ahead = В этой фазе ещё можно набрать в сумме ★{ $stars }.
value-stars = звёзды
value-income = доход
value-stars-so-far = звёзды этой фазы
value-coins-so-far = деньги этой фазы
value-cube-stars = звёзды за каждый кубик запуска
value-cube-coins = деньги за каждый кубик запуска
value-coins = деньги
value-scored = набранные звёзды
value-guests = гости в парке
value-ready-maps = готовые схемы
value-ready-mascots = готовые маскоты
value-turn = сумма для очерёдности
part-effect = спецэффект
part-maps = схемы
part-mascots = маскоты
part-attraction = аттракцион
part-skills = навыки
part-administrator = администратор
part-objectives = цели
part-money = деньги
part-staff = персонал
part-income = доход
part-kiosk = сувенирный киоск

## Что ещё напечатано на компонентах
type-blue = синий
type-green = зелёный
type-yellow = жёлтый
type-grey = серый
type-a = A
type-b = B
type-restrooms = туалеты
type-burger-bar = бургерная
type-ice-cream-cart = тележка мороженого
type-picnic-garden = лужайка для пикника
type-first-aid-post = медпункт
type-photo-booth = фотобудка
type-fountain = фонтан
type-info-point = справочная
type-gold = золотая
type-red = красная
type-teal = бирюзовая
type-purple = лиловая
type-orange = оранжевая

## Что считает лаборатория
figures-attractions = Аттракционы
figures-staff = Сыгранный персонал
figures-sources = Звёзды по источникам, на игрока за партию
figures-rounds = По раундам, на игрока за партию
figures-purchases = Навыки нанятых маскотов и улучшения, на игрока за партию
figures-winners = Звёзды
figures-shown = выложен
figures-bought = куплен
figures-rate = %
figures-opened = первый жетон
figures-operated = запусков
figures-picked = сыграно
figures-each = на игрока
figures-of-winners = победители
figures-income = доход
figures-coins = заработано монет
figures-stars = звёзды
figures-builds = построено
figures-value = значение
figure-winners-mean = в среднем у победителей
figure-seats-mean = в среднем у всех
figure-winners-outside = победителей вне границ, %
