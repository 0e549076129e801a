# What the kernel says by itself, in English, to whoever shows a match. A title's own words stand beside its
# meta.py and win over these:
#
#   option-VERB       an option; $card, $card2, $seat, $number, $word, $word2, $word3 are its arguments
#   ask-KIND          what a decision of the title's own kind asks
#   zone-, token-, number-, type-, flag-, kind-, box-, source-NAME     its words, spaces written as dashes
#   card-NUMBER       how a number stands on a card; $n
#   row-ZONE          what places for one card each, called "ZONE 1", "ZONE 2", are together
#   short-VALUE       a value in a few letters; $n
#   shown-NUMBER      how a number of the table or of a seat is told; $n; empty: not at all
#   why-REASON        why something is not offered

## Options of every title

option-pass = pass
option-yes = yes
option-no = no
option-pick = { $card }
option-seat = { $seat }
option-branch-said = { $text }
option-branch = the { $number ->
    [0] first
    [1] second
    [2] third
   *[other] next
  } part
option-number = { $number }
option-done = done
option-first = rule { $number } first

## Questions

ask-command = What do you do?
ask-card = Pick a card.
ask-seat = Pick a player.
ask-branch = Which of the two?
ask-yes-no = Do you do it?
ask-number = Pick a number.
ask-pay = Do you pay?
ask-block = An attack! Do you block it?
ask-react = It has touched you. Do you answer?
ask-order = What happens first?

## On cards

card-number = №{ $n }
card-points = ★{ $n }
flag-attack = attack

## Facts

fact-moved = { $n ->
    [1] { $card }: { $here } → { $there }
   *[other] { $n } cards: { $here } → { $there }
  }
fact-moved-to = { $n ->
    [1] { $seat }: { $card } → { $there }
   *[other] { $seat }: { $n } cards → { $there }
  }
fact-moved-from = { $n ->
    [1] { $seat }: { $card } → { $there }
   *[other] { $seat }: { $n } cards → { $there }
  }
fact-moved-between = { $n ->
    [1] { $giver } → { $seat }: { $card } → { $there }
   *[other] { $giver } → { $seat }: { $n } cards → { $there }
  }
fact-gained = { $seat }: { $token } +{ $n }
fact-lost = { $seat }: { $token } −{ $n }
fact-set = { $seat }: { $name } { $now }
fact-shuffled = Shuffled: { $zone }
fact-rolled = Dice: { $n }
fact-revealed = Shown: { $card }
fact-face-down = Turned face down: { $card }
fact-face-up = Turned face up: { $card }
fact-announced = { $seat }: { $card } takes effect
fact-blocked = { $seat } blocks with { $card }
fact-over = The match is over.

chose = { $seat } ▸ { $option }
chose-secretly = has decided
card-quoted = { $name }
card-unknown = a card
seat-nobody = Player { $n }

## Why not

why-not-offered = That is not possible now.
why-not-your-turn = It is not your turn.
why-game-over = The match is over.
why-not-over = The match is not over yet.
why-stale = The question has changed meanwhile. Look again.
why-malformed = That is not how an option is written.
why-unknown-verb = There is no such move.
why-no-such-card = There is no such card.
why-no-such-seat = There is no such player.
why-no-such-step = There is no such step.
why-learned-since = Somebody has learned something since. You can ask all concerned.
why-others-acted = Somebody else has acted since. You can ask all concerned.
why-undo-off = This table plays without undo. You can ask all concerned.
why-nothing-to-undo = You have not chosen anything yet.
why-nothing-to-redo = There is nothing to do again.
why-undo-asked-already = Somebody else has already asked to go back.
why-no-undo-asked = Nobody has asked to go back.
why-not-asked = You are not asked.
why-cannot-pay = You cannot pay for it.
why-prohibited = A rule in play says that you cannot.
why-in-vain = It would do nothing.

## Setup options

bad-option = there is no option “{ $name }”; there are: { $words }.
bad-option-value = { $name } cannot be “{ $given }”; it can be: { $words }.
