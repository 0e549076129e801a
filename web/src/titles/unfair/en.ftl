# Unfair's own words on screen. Names of zones, options and reasons come from the server.

kind-attraction = Attraction
kind-upgrade = Upgrade
kind-staff = Staff member
kind-resource = Resource
kind-event = Event
kind-blueprint = Blueprint
kind-showcase = Super attraction
kind-city = City
kind-gate = Gate
kind-loan = Loan
kind-overview = Theme overview
kind-summary = Summary
kind-changer = Game changer
type-thrill-ride = Thrill ride
type-leisure-ride = Leisure ride
type-sideshow = Sideshow
type-theatre = Theatre
type-food-outlet = Food outlet
type-nature-area = Nature area
type-hotel = Hotel
type-artifact = Artifact
type-feature-upgrade = Feature upgrade
type-guest-services-upgrade = Guest services upgrade
type-quality-upgrade = Quality upgrade
type-theme-upgrade = Theme upgrade
type-animal-upgrade = Animal upgrade
type-wildcard-upgrade = Any theme
attack-Intrusion = Intrusion
attack-Inspection = Inspection
attack-Injunction = Injunction
attack-Hacking = Hacking
attack-type = Attack: { $type }
side-funfair = Funfair
side-unfair = Unfair
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
card-items = Complete all
card-bonus = Bonus
card-missed = Missed: −10
card-blocks = Blocks an { $attack }
card-pinned = Pinned to the park
card-capacity = Guests
card-attractions = Attractions
card-super-attractions = Super attractions
card-points-word = { $n ->
    [one] point
   *[other] points
  }
card-loan = Take 5 coins now; each loan costs points at the end, and each further one more. Loans are never paid back.
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
points-short = { $n } pts
stars-word = { $n ->
    [one] star
   *[other] stars
  }
coins-on-it = { $n ->
    [one] { $n } coin on it
   *[other] { $n } coins on it
  }
serves = serves { $who } until Cleanup
of-guests = of { $n }
income = income
scored = Scored so far
my-park = My park
your-park = Your park
park-of = { $who }’s park
empty-space = Space { $n } is empty
build-here = Build here, space { $n }
closed-until = Closed until Cleanup
buried-card = buried card
ghost = goes here
ghost-size = size { $size }, +{ $more } points
threatened = Threatened
gate-attractions = { $n } of { $most } attractions
gate-supers = { $n } of { $most } super
value-size = size
first = 1st
deciding = deciding
rivals = Rivals
whole-log = The whole log
log = Log
market = Market
city-card = City card
city-round = City, round { $n }
city-none = No City card now
the-city = The City
piles = Piles
pile-park = Park
pile-event = Event
pile-blueprint = Blueprint
pile-city = City
pile-discarded = { $n } discarded
pile-past = { $n } past
pile-closed = closed
blueprints-close = The Blueprint Department closes
step-1 = Events
step-2 = Park
step-3 = Guests
step-4 = Cleanup
action-n = action { $n }
tab-hand = Hand
tab-blueprints = Blueprints
tab-showcase = Showcase
hand-limit = keep { $n } at Cleanup
none-hand = No cards. Taking one refills it.
none-blueprints = No blueprints. Drawing two lets you keep what suits your park.
none-showcase = No Showcase cards are left.
none-drawn = Nothing drawn.
watching = Hands are hidden from those who watch.
attack = Attack
attacks = attacks
attack-asked = Who is asked
attack-deciding = deciding
attack-waiting = waits
attack-weighing = Weighing what it would do…
attack-unclear = What it would take cannot be said for sure.
quoted = “{ $text }”
loss-card = Would leave your park: { $card }
loss-closes = Would close: { $card }
loss-coins = Coins { $before } → { $after }
loss-hand = Cards in hand { $before } → { $after }
loss-stars = Stars { $before } → { $after }
loss-points = Points { $before } → { $after }
preview-coin = coins
preview-stars = stars
preview-value-stars = stars
preview-guests = guests
preview-value-guests = guests
preview-income = income
preview-value-income = income
preview-loans = loans
preview-points-total = points
verb-take = Take
verb-draw = Draw
verb-swap = Swap
verb-build = Build
verb-demolish = Demolish
verb-loose-change = Loose change
verb-use = Use
verb-play = Play
verb-block = Block
verb-pass = Pass
verb-take-a-loan = Loan +5
verb-trade-in = Showcases +10
hint-market = { $n } in the Market
hint-draw = from { $n ->
    [one] one pile
   *[other] { $n } piles
  }
hint-swap = for the best of five
hint-build = { $n } in reach
hint-demolish = { $n ->
    [one] one card of yours
   *[other] one of { $n } cards
  }
hint-play = { $n ->
    [one] one half
   *[other] { $n } halves
  }
ask-command = What will you do?
ask-verb-take = Which card will you take?
ask-verb-draw = From which pile?
ask-verb-swap = Which card goes back?
ask-verb-build = What will you build?
ask-verb-demolish = What will you demolish?
ask-verb-play = Which event, and which half?
ask-verb-use = Which ability?
ask-space = Into which space?
ask-card = Which card?
ask-seat = Whom?

## Before the match
set-packs-recommended = Recommended
set-packs-random = Drawn at random
setup-mood = Mood
set-mood-gentle = Gentle, good for a first match
set-mood-classic = A bit of everything
set-mood-mean = Mean: bring defences
setup-game_changers = Game changers
set-game_changers-first-date = First Date
set-game_changers-first-date-hint = Six rounds, no long-term cards: the first match to play
set-game_changers-school-vacation = School Vacation
set-game_changers-school-vacation-hint = A short season
set-game_changers-world-peace = World Peace
set-game_changers-world-peace-hint = Nothing may be done to competitors
set-game_changers-grand-opening = Grand Opening
set-game_changers-grand-opening-hint = Everybody begins with a super attraction
set-game_changers-advance-planning = Advance Planning
set-game_changers-advance-planning-hint = Everybody begins with blueprints
set-on = yes
set-off = no
set-none = none
set-current = current
set-random = at random
set-updated = as amended
set-base = as first printed
set-rulebook = rulebook
set-reference-manual = reference manual
set-proceed = go on
set-fail = nothing happens
set-shared = shared
set-duel = drawn for
set-by-packs = as the packs say
set-base2018 = of 2018

# questions and answers by the rule that asks
ask-unf-setup-19 = Keep this hand?
ask-unf-setup-20 = Keep this hand?
option-pass-unf-setup-19 = Keep it
option-pass-unf-setup-20 = Keep it
ask-unf-events-04 = Play an event?
option-pass-unf-events-04 = No event: pass
ask-unf-clean-05 = Too many cards: which one goes?
ask-unf-park-03 = What is this action for?

## The final account
loans-taken = { $n ->
    [one] { $n } loan
   *[other] { $n } loans
  }
size-n = size { $n }
