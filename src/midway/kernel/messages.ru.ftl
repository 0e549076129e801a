# То, что ядро говорит от себя, по-русски. Ключи объяснены в messages.en.ftl.

## Варианты, общие для всех игр

option-pass = пас
option-yes = да
option-no = нет
option-pick = { $card }
option-seat = { $seat }
option-branch-said = { $text }
option-branch = { $number ->
    [0] первая
    [1] вторая
    [2] третья
   *[other] следующая
  } часть
option-number = { $number }
option-done = готово
option-first = сначала правило { $number }

## Вопросы

ask-command = Что вы делаете?
ask-card = Выберите карту.
ask-seat = Выберите игрока.
ask-branch = Что из двух?
ask-yes-no = Вы это делаете?
ask-number = Выберите число.
ask-pay = Вы платите?
ask-block = Атака! Отразить её?
ask-react = Это коснулось вас. Вы отвечаете?
ask-order = Что происходит сначала?

## На картах

card-number = №{ $n }
card-points = ★{ $n }
flag-attack = атака

## События

fact-moved = { $n ->
    [1] { $card }: { $here } → { $there }
   *[other] карт: { $n }, { $here } → { $there }
  }
fact-moved-to = { $n ->
    [1] { $seat }: { $card } → { $there }
   *[other] { $seat }: карт: { $n } → { $there }
  }
fact-moved-from = { $n ->
    [1] { $seat }: { $card } → { $there }
   *[other] { $seat }: карт: { $n } → { $there }
  }
fact-moved-between = { $n ->
    [1] { $giver } → { $seat }: { $card } → { $there }
   *[other] { $giver } → { $seat }: карт: { $n } → { $there }
  }
fact-gained = { $seat }: { $token } +{ $n }
fact-lost = { $seat }: { $token } −{ $n }
fact-set = { $seat }: { $name } { $now }
fact-shuffled = Перемешано: { $zone }
fact-rolled = Кубики: { $n }
fact-revealed = Показано: { $card }
fact-face-down = Лицом вниз: { $card }
fact-face-up = Лицом вверх: { $card }
fact-announced = { $seat }: действует { $card }
fact-blocked = { $seat } отражает атаку: { $card }
fact-over = Партия окончена.

chose = { $seat } ▸ { $option }
chose-secretly = решение принято
card-quoted = «{ $name }»
card-unknown = карта
seat-nobody = Игрок { $n }

## Почему нельзя

why-not-offered = Сейчас это невозможно.
why-not-your-turn = Сейчас не ваш ход.
why-game-over = Партия окончена.
why-not-over = Партия ещё не окончена.
why-stale = Вопрос тем временем изменился. Взгляните ещё раз.
why-malformed = Так варианты не записываются.
why-unknown-verb = Такого хода нет.
why-no-such-card = Такой карты нет.
why-no-such-seat = Такого игрока нет.
why-no-such-step = Такого шага нет.
why-learned-since = С тех пор кто-то что-то узнал. Можно спросить всех, кого это касается.
why-others-acted = С тех пор ходил кто-то другой. Можно спросить всех, кого это касается.
why-undo-off = За этим столом ходы не берут назад. Можно спросить всех, кого это касается.
why-nothing-to-undo = Вы ещё ничего не выбирали.
why-nothing-to-redo = Возвращать нечего.
why-undo-asked-already = Кто-то уже попросил вернуться назад.
why-no-undo-asked = Никто не просил вернуться назад.
why-not-asked = Вас не спрашивают.
why-cannot-pay = Вам нечем заплатить.
why-prohibited = Действующее правило это запрещает.
why-in-vain = Это ничего не дало бы.

## Настройки партии

bad-option = настройки «{ $name }» нет; есть: { $words }.
bad-option-value = { $name } не может быть «{ $given }»; может быть: { $words }.
