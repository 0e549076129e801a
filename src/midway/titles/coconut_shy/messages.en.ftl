# What people read of Coconut Shy. Arguments: card, seat, number.

## The log
log-round = Round { $number }. Roll up, roll up!
log-leads = { $seat } staked boldest and goes first.
log-leads-meekly = Nobody was bold. { $seat } goes first.
log-stakes = { $seat } stakes { $number ->
    [0] nothing
    [one] { $number } ticket
   *[other] { $number } tickets
}.
log-hits = { $seat } throws at { $card }: { $number }. It falls! ({ $needed } was needed.)
log-misses = { $seat } throws at { $card }: { $number }. Missed. ({ $needed } was needed.)
log-shelf = New on the shelf: { $card }.
log-plays = { $seat } plays { $card }.
log-draws = { $seat } draws { $card }.
log-draws-unseen = { $seat } draws a trick.
log-discards = { $seat } discards { $card }.
log-takes = { $seat } takes { $card } from { $from }.
log-blocks = { $seat } blocks the attack: { $card }.
log-eats = { $seat } eats candy floss.

## What one can answer
option-throw-at = Throw at { $card }
option-play = Play { $card }
option-use = Use { $card }
option-eat-floss = Eat candy floss for 2 tickets
option-block = Block with { $card }
option-react = Answer with { $card }

## Questions
ask-command = Your turn: play a trick, use an ability, throw.
ask-number = How many tickets do you stake?
ask-card = Which card?
ask-seat = Whom?
ask-branch = Which of the two?
ask-yes-no = Do you?
ask-pay = You are short of tickets. Eat candy floss and pay?
ask-block = An attack! Do you block it?
ask-react = The attack has touched you. Do you answer it?
ask-order = Which comes first?

## Places and tokens
zone-shelf = the shelf
zone-prize-deck = the prize deck
zone-trick-deck = the trick deck
zone-prize-discard = the discarded prizes
zone-trick-discard = the discarded tricks
zone-trick-being-played = the trick being played
zone-hand = hand
zone-stall = stall
token-ticket = tickets
token-candy-floss = candy floss
number-round = round
number-stake = stake
number-shown-stake = stake
stat-throws = better throws
source-prizes = prizes
source-kinds = different kinds
source-tickets = tickets left
source-floss = candy floss kept
setup-floss = Everybody begins with candy floss
setup-floss-yes = yes
setup-floss-no = no

## Why not
why-not-on-the-shelf = That is not on the shelf.
why-cannot-win = A prize in somebody's stall forbids you to win that one.
why-not-in-hand = That is not in your hand.
why-second-trick = You have played a trick this turn.
why-waits-for-an-attack = That waits in your hand for an attack.
why-nothing-to-do = Nothing would happen now.
why-not-in-your-stall = That does not stand in your stall.
why-no-ability = That has nothing to use once per turn.
why-used-already = You have used that this turn.
why-must-throw = There is a prize you can win: throw.
why-not-now = Not now.
why-stake-first = Stake first.
why-stake-too-high = Three tickets are the most you can stake.
why-not-affordable = You have not enough tickets.
why-no-floss = You have no candy floss.
why-floss-while-staking = Not while staking: sticky fingers.
why-not-a-block = That blocks nothing.
why-not-an-answer = That answers no attack.
