# Что люди читают в «Сбей кокос». Аргументы: card, seat, number.

## Журнал
log-round = Раунд { $number }. Подходи, налетай!
log-leads = { $seat }: самая смелая ставка и первый ход.
log-leads-meekly = Смелых нет. Первый ход: { $seat }.
log-stakes = { $seat }: { $number ->
    [0] ставки нет
    [one] ставка { $number } билет
    [few] ставка { $number } билета
   *[other] ставка { $number } билетов
}.
log-hits = { $seat } бросает в приз { $card }: { $number }. Сбито! (Нужно было { $needed }.)
log-misses = { $seat } бросает в приз { $card }: { $number }. Мимо. (Нужно было { $needed }.)
log-shelf = Новый приз на полке: { $card }.
log-plays = { $seat } разыгрывает уловку { $card }.
log-draws = { $seat } берёт уловку { $card }.
log-draws-unseen = { $seat } берёт уловку.
log-discards = { $seat } сбрасывает карту { $card }.
log-takes = { $seat } забирает приз { $card }. Прежде он был у игрока { $from }.
log-blocks = { $seat } отражает атаку картой { $card }.
log-eats = { $seat } ест сладкую вату.

## Что можно ответить
option-throw-at = Бросить в приз { $card }
option-play = Разыграть уловку { $card }
option-use = Применить приз { $card }
option-eat-floss = Съесть сладкую вату за 2 билета
option-block = Отразить картой { $card }
option-react = Ответить картой { $card }

## Вопросы
ask-command = Ваш ход: уловка, свойства призов, бросок.
ask-number = Сколько билетов вы ставите?
ask-card = Какую карту?
ask-seat = Кого?
ask-branch = Что из двух?
ask-yes-no = Сделаете это?
ask-pay = Билетов не хватает. Съесть ваты и заплатить?
ask-block = Атака! Отразите?
ask-react = Атака вас задела. Ответите?
ask-order = Что сначала?

## Места и жетоны
zone-shelf = полка
zone-prize-deck = колода призов
zone-trick-deck = колода уловок
zone-prize-discard = сброс призов
zone-trick-discard = сброс уловок
zone-trick-being-played = разыгрываемая уловка
zone-hand = рука
zone-stall = палатка
token-ticket = билеты
token-candy-floss = сладкая вата
number-round = раунд
number-stake = ставка
number-shown-stake = ставка
stat-throws = броски лучше
source-prizes = призы
source-kinds = разные виды
source-tickets = остаток билетов
source-floss = несъеденная вата
setup-floss = У каждого в начале есть сладкая вата
setup-floss-yes = да
setup-floss-no = нет

## Почему нельзя
why-not-on-the-shelf = Этого нет на полке.
why-cannot-win = Приз в чьей-то палатке не даёт вам это выиграть.
why-not-in-hand = Этого нет у вас на руке.
why-second-trick = Уловка в этот ход уже была.
why-waits-for-an-attack = Эта карта ждёт атаки у вас на руке.
why-nothing-to-do = Сейчас ничего не произойдёт.
why-not-in-your-stall = Этого нет в вашей палатке.
why-no-ability = У этого нет свойства «Один раз за ход».
why-used-already = В этот ход это уже применяли.
why-must-throw = На полке есть приз, который вы можете выиграть: бросайте.
why-not-now = Не сейчас.
why-stake-first = Сначала сделайте ставку.
why-stake-too-high = Больше трёх билетов ставить нельзя.
why-not-affordable = Не хватает билетов.
why-no-floss = У вас нет сладкой ваты.
why-floss-while-staking = Во время ставок нельзя: пальцы липкие.
why-not-a-block = Этим ничего не отразить.
why-not-an-answer = На атаку этим не ответить.
