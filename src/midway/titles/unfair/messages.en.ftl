# What people read of Unfair. Arguments: card, seat, number, more.

## The log
log-round = Round { $number }
log-step-0 = Setting up
log-step-1 = Events step
log-step-2 = Park step
log-step-3 = Guests step
log-step-4 = Cleanup step
log-step-5 = Scoring
log-action = { $seat }: action { $number }
log-borrows = { $seat } takes a loan; that makes { $number }.
log-trades-in = { $seat } trades in both Showcase cards.
log-builds = { $seat } builds { $card } for { $number ->
    [0] nothing
    [one] { $number } coin
   *[other] { $number } coins
}.
log-passes = { $seat } passes.
log-plays-top = { $seat } plays the upper half of { $card }.
log-plays-bottom = { $seat } plays the lower half of { $card }.
log-guests = { $seat }: { $number ->
    [one] { $number } guest
   *[other] { $number } guests
}, { $more ->
    [one] { $more } coin
   *[other] { $more } coins
}.
log-loose-change = { $seat } picks up loose change: { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}.
log-city = { $card } comes to { $seat }.
log-redraws = { $seat } exchanges the starting hand.
log-leads = { $seat } goes first now.
log-mesmerises = { $seat } mesmerises { $card }.
log-wakes = { $card } wakes up.
log-blocks = { $seat } blocks with { $card }.
log-wins-gamble = { $seat } gambles on { $card }: { $number } wins.
log-loses-gamble = { $seat } gambles on { $card }: { $number } loses.
log-closes = { $card } closes.
log-reopens = { $card } is open again.

## What one can answer
option-take = Take { $card }
option-draw = Draw two { $word } cards
option-swap = Discard { $card } for the best of five
option-build = Build { $card }
option-demolish = Demolish { $card }
option-loose-change = Loose change
option-use = Use { $card }
option-space = Into space { $number }
option-on = On { $card }
option-play = Play { $card }, { $word } half
option-block = Block with { $card }
option-react = Answer with { $card }
option-redraw = Exchange the hand
option-open-with = Open the park with { $card }
option-keep-none = Keep none
option-keep = Keep { $card }
option-keep-both = Keep { $card } and { $card2 }
option-take-a-loan = Take a loan: 5 coins
option-trade-in = Trade in both Showcase cards: 10 coins
option-name = { $word }
word-park = Park
word-event = Event
word-blueprint = Blueprint
word-top = upper
word-bottom = lower
word-super = Super attractions
word-ride = Rides
word-thrill-ride = Thrill rides
word-leisure-ride = Leisure rides
word-sideshow = Sideshows
word-theatre = Theatres
word-food-outlet = Food outlets
word-nature-area = Nature areas
word-hotel = Hotels

## Questions
ask-command = What do you do?
ask-card = Which card?
ask-seat = Whom?
ask-branch = Which of the two?
ask-yes-no = Do you?
ask-number = How many?
ask-pay = Do you pay? A loan may help.
ask-block = Do you block it?
ask-react = It has touched you. Do you answer?
ask-order = Which comes first?
ask-space = Into which space?
ask-plans = Which blueprints do you keep?
ask-type = Which type of attraction?

## Places and tokens
zone-park-deck = the Park deck
zone-park-discard = the Park discard pile
zone-event-deck = the Event deck
zone-event-discard = the Event discard pile
zone-blueprint-deck = the Blueprint deck
zone-blueprint-discard = the Blueprint discard pile
zone-city-deck = the City deck
zone-city-card = the City card
zone-city-discard = past City cards
zone-box = the box
zone-out-of-the-game = out of the game
zone-theme-overviews = the Theme Overviews
zone-event-being-played = the event being played
zone-revealed = revealed cards
zone-market-1 = Market 1
zone-market-2 = Market 2
zone-market-3 = Market 3
zone-market-4 = Market 4
zone-market-5 = Market 5
zone-market-6 = Market 6
zone-hand = hand
zone-blueprints = blueprints
zone-showcase = Showcase cards
zone-drawn = drawn cards
zone-picked-to-be-discarded = cards to be discarded
zone-entrance = entrance
zone-beside-the-entrance = beside the entrance
zone-pinned = pinned
zone-buried = buried
zone-space-1 = space 1
zone-space-2 = space 2
zone-space-3 = space 3
zone-space-4 = space 4
zone-space-5 = space 5
zone-space-6 = space 6
zone-space-7 = space 7
zone-space-8 = space 8
symbol-defends = defends against:
symbol-top-defends = top half defends against:
symbol-bottom-defends = bottom half defends against:
symbol-themes = themes:
token-coin = coins
token-point = points
number-round = round
number-step = step
number-action = action
number-passes = passes in a row
number-event-turns = event turns
number-above-closure = City cards above the closure
number-blueprint-department-closed = Blueprint Department closed
number-seats-that-blocked-the-city-card = who blocked the City card
number-seats-that-blocked-what-is-pinned = who blocked what is pinned
number-duel = duel
number-dice = dice
number-face = face
number-coins-on = coins on it
number-mesmerised-by = mesmerised by seat
number-loans = loans
number-actions-left = actions left
number-stars-this-round = stars this round
number-guests = guests
number-income = income
number-built-this-round = built this round
number-traded-in = traded in
number-park-cards-in-hand = Park cards in hand
number-event-cards-in-hand = Event cards in hand
number-plans-kept = plans kept
number-carriers = buried under
stat-price = price
stat-stars = stars
stat-stars-of-a-card = stars of a card
stat-capacity = capacity
stat-coins-per-guest = coins per guest
stat-hand-limit = hand limit
stat-actions = actions
stat-attractions = attractions
stat-super-attractions = super attractions
stat-result-of-a-gamble = result of a gamble
use-built = built
use-top = upper half
use-bottom = lower half
use-blocks = blocks
use-answers = answers
use-kept = kept
use-speaks = applied
kind-attraction = attraction
kind-upgrade = upgrade
kind-staff = staff
kind-resource = resource
kind-event = event
kind-blueprint = blueprint
kind-showcase = Showcase
kind-city = City
rated-size = size
rated-blueprints = blueprints
rated-coins = money
rated-unfairness = unfairness
source-size = size
source-blueprints = blueprints
source-coins = coins
source-staff = staff
source-cards = cards
source-panoramas = panoramas
source-loans = loans

## What decides between equal points
tie-stars = stars
tie-blueprints = completed blueprints
tie-coins = coins
tie-duel = the duel

## Why not
why-too-many-loans = You have four loans; that is all there are.
why-traded-in-already = You have traded in your Showcase cards.
why-showcase-card-used = Only two unbuilt Showcase cards can be traded in.
why-building-it-now = You are building one of them.
why-not-yours = You can build from your hand, the Market and your Showcase cards.
why-not-a-building = That is nothing to build.
why-no-price = It has no price in coins, so it cannot simply be built.
why-forbidden-by-a-card = A card forbids it.
why-super-attraction-limit = Your park has as many super attractions as it may.
why-too-few-stars = A super attraction needs 5 lasting stars.
why-no-empty-space = Your park has no empty space for another attraction.
why-no-attraction = An upgrade needs an attraction.
why-no-suitable-attraction = None of your attractions suits that upgrade.
why-not-suitable = That attraction does not suit the upgrade.
why-same-upgrade-twice = That attraction has an upgrade of this name.
why-first-empty-space = An attraction goes into the first empty space.
why-no-such-empty-space = That space is not empty, or the way there costs too much.
why-not-affordable = You cannot afford it, not even with loans.
why-not-in-your-park = That does not stand in your park.
why-mesmerised = They serve somebody else for this round.
why-protected = A card protects it.
why-not-a-park-card = That cannot be demolished.
why-not-in-the-market = That does not lie in the Market.
why-office-closed = The Blueprint Department is closed.
why-no-cards-left = There are no such cards left.
why-not-in-hand = That is not in your hand.
why-must-act = Actions are compulsory; loose change is always there.
why-not-now = Not now.
why-closed = It is closed.
why-no-ability = It has no such ability.
why-used-already = You have used that.
why-cannot-be-used-now = That cannot be used now.
why-not-an-event = That is no Event card.
why-only-an-answer = That waits in your hand for an event to answer.
why-world-peace = World Peace: nothing may be done to competitors.
why-not-a-block = That does not block this attack.
why-not-an-answer = That answers nothing.

## Setup options that do not go together
bad-pack-twice = the same pack twice needs --set repeat_packs=on.
bad-pack-count = { $seats } players need { $seats } packs, not { $many }; or say --set repeat_packs=on.
bad-pack-tokens = pack_tokens cannot be “{ $given }”; it is packs with numbers such as { $example }, with commas between.
bad-changer-twice = the same Game Changer is named twice.
bad-changers-clash = { $one } and { $other } cannot be combined.
bad-loan-table = loan_table cannot be “{ $given }”; it is four numbers such as { $example }.

## Before the match
warning-newcomer = Is anybody new to Unfair? Then { $number } players are many: better begin with four at most. To be told no more, say --set newcomer_warning=off.

## What things amount to, and where it comes from
value-guests = guests
value-attractions = room for attractions
value-super-attractions = room for super attractions
value-buried = buried cards
value-complete = complete
value-bonus = bonus target met
part-complete = complete
part-bonus = bonus target met
part-missed = missed
value-price = price
value-stars = stars
value-size = size
value-worth = points for size
value-points = points
value-capacity = room for guests
value-income = income from guests
value-coins-a-guest = coins a guest pays
value-coins-in-reach = coins in reach
value-hand-limit = hand limit
value-actions = actions a round
part-marked-price = marked price
part-printed = printed on the card
part-formula = by the card's own reckoning
part-rule = by a rule
part-never-below-nothing = but never below nothing
part-attraction = the attraction
part-built-in = built in
part-upgrade = upgrade
part-buried = buried cards
part-stars = stars
part-events = stars of events and the City
part-no-room = turned away: no room
part-each-guest = each guest pays more or less
part-coins = coins
part-loans = loans
part-trade-in = Showcase cards traded in
part-size = size
part-blueprint = blueprint
part-staff = staff
part-cards = scored by cards
part-panorama = panorama
part-usual = by the rules

## On cards and around the table; an empty sentence is not shown
card-price = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
card-stars = ★{ $n }
card-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card-bonus-points = bonus { $n }
card-panorama = scene { $n }
card-capacity = room for { $n }
card-attractions = { $n } attractions
card-super-attractions = { $n } super
card-revision = {""}
box-text = Rule
box-cost = Extra cost
box-strip = Strip
box-star-formula = Stars
box-items = {""}
box-bonus = {""}
box-top-text = Upper half
box-bottom-text = Lower half
box-top-cost = Upper half, extra cost
box-bottom-cost = Lower half, extra cost
flag-long-game = long games only
flag-top-pin = pinned
flag-bottom-pin = pinned
row-market = the Market
shown-round = round { $n }
shown-step = { $n ->
    [0] setting up
    [1] Events step
    [2] Park step
    [3] Guests step
    [4] Cleanup step
   *[other] scoring
}
shown-action = { $n ->
    [0] {""}
   *[other] action { $n }
}
shown-passes = {""}
shown-event-turns = {""}
shown-above-closure = { $n ->
    [0] {""}
   *[other] Blueprint Department closes in { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
}
shown-blueprint-department-closed = { $n ->
    [0] {""}
   *[other] Blueprint Department closed
}
shown-seats-that-blocked-the-city-card = {""}
shown-duel = {""}
shown-actions-left = {""}
shown-built-this-round = {""}
shown-traded-in = {""}
shown-stars-this-round = {""}
shown-guests = {""}
shown-park-cards-in-hand = Park cards: { $n }
shown-event-cards-in-hand = Event cards: { $n }
short-stars = ★{ $n }
short-size = size { $n }
short-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
type-intrusion = Intrusion
type-inspection = Inspection
type-injunction = Injunction
type-hacking = Hacking
type-funfair = Funfair
type-unfair = Unfair
type-easy = easy
type-medium = medium
type-hard = hard
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

## Figures of many matches
figures-sources = Points by source, a seat and match
figures-deeds = What is done
figures-winners = Points
figures-each = each
figures-of-winners = winners
figures-share = %
figures-a-match = a match
figures-value = value
figure-other = all other sources
figure-attacks = attacks
figure-builds = builds
figure-events = events played
figure-loans = loans
figure-trade-ins = trade-ins
figure-loose-change = loose change
figure-blocks = blocks
figure-plans = blueprints at the end
figure-plans-completed = of them completed
figure-winners-mean = winners' mean
