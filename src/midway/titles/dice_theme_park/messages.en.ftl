# What people read of Dice Theme Park. Arguments: card, seat, number, more, guest, after, cell, upgrade.

## The log
log-round = Round { $number }
log-phase-1 = Plan
log-phase-2 = Welcome
log-phase-3 = Expand
log-phase-4 = Improve
log-phase-5 = Operate
log-phase-6 = Upkeep
log-plays = { $seat } plays { $card }.
log-counts-lower = { $seat } counts as 2 lower.
log-goes = Turn { $number }: { $seat } ({ $more }).
log-income = { $seat } takes { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}, { $more } of it from the park.
log-takes-monorail = { $seat } takes { $card }.
log-arrive-0 = Nobody arrives at { $seat }.
log-arrive-1 = At { $seat } arrives: { $guest1 }.
log-arrive-2 = At { $seat } arrive: { $guest2 }, { $guest1 }.
log-arrive-3 = At { $seat } arrive: { $guest3 }, { $guest2 }, { $guest1 }.
log-raises = { $seat }: { $guest } becomes { $after }.
log-invites = { $seat } invites { $guest }.
log-opens-with = { $seat } opens with { $card } on { $cell }.
log-builds = { $seat } builds { $card } on { $cell } for { $more ->
    [0] nothing
    [one] { $more } coin
   *[other] { $more } coins
}.
log-sets = { $seat }: { $guest } on { $card } becomes { $after }.
log-draws-guest = { $seat } draws { $guest }.
log-recruits = { $seat } recruits a mascot for { $number ->
    [0] nothing
    [one] { $number } coin
   *[other] { $number } coins
}.
log-recruits-for = { $seat } recruits a mascot with { $card } for { $number ->
    [0] nothing
    [one] { $number } coin
   *[other] { $number } coins
}.
log-spends = { $seat } spends { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}.
log-buys-map = { $seat } buys a map.
log-installs = { $seat } installs on { $card }: { $upgrade }.
log-takes-back = { $seat } takes back from { $card }: { $upgrade }.
log-operated = { $seat } operates { $card }{ $number ->
    [one] {""}
   *[other] {" "}({ $number } cubes)
}.
log-skills-pay = { $seat }: skills bring ★{ $number } and ${ $more }.
log-earns = { $seat } earns ★{ $number } and ${ $more }.
log-objective = Objective: { $card }
log-objective-paid = { $seat }, place { $more }: ★{ $number }.
log-saves = { $seat } keeps { $guest }.
log-tired-leave = { $seat }: { $number ->
    [one] { $number } tired guest leaves
   *[other] { $number } tired guests leave
}.
log-swaps = { $seat } takes { $card } back and leaves another card in its place.

## What one can answer
option-keep = Keep { $card }
option-place = On { $word }
option-play = { $card } + { $card2 }
option-take = Take { $card }
option-raise = { $word } up by { $number }
option-raise-both = { $word } and { $word2 } up by 1 each
option-invite = Invite { $word }
option-build = Build { $card }
option-guest = { $word } on { $card }
option-recruit = Recruit a mascot
option-recruit-for = Recruit a mascot with { $card }
option-buy-map = Buy a map: $3
option-install = Install: { $word }
option-space = { $card }, space { $number }
option-take-back = Take back from { $card }: { $word }
option-operate = Operate { $card }
option-party = With { $word }
option-party-of-two = With { $word }, { $word2 }
option-party-of-three = With { $word }, { $word2 }, { $word3 }
option-spare = Spare { $word }
option-move = { $word } to { $card }
option-use-map = Use a map
option-use-guide = Use the Guide
option-use-mascot = Use a mascot
option-use-mascot-of = Use the mascot with { $card }
option-adjust = Adjust a guest on { $card }
option-use-skill = Use the skill on { $card }
option-alter = { $word } becomes { $word2 }
option-fetch = { $word } from { $card }
option-save = Keep { $word } at { $number }
option-swap = { $card2 } in place of { $card }
word-merch-kiosk = merch kiosk
word-special-effect = special effect
word-generator = generator
word-blue = blue
word-green = green
word-yellow = yellow

## Questions
ask-keep = Which do you keep?
ask-place = Where does it go?
ask-staff = Which two staff cards do you play?
ask-count-lower = Does your total count as 2 lower?
ask-monorail = Which monorail do you take?
ask-concierge = Whom does the Concierge cheer up?
ask-spare-guest = Do you invite somebody off the last monorail?
ask-build = Which attraction do you build?
ask-bonus-guest = Amenity bonus: which guest do you set?
ask-bonus-draw = Amenity bonus: do you draw a guest?
ask-bonus-tile = Amenity bonus: which attraction do you take for nothing?
ask-recruit = Do you recruit a mascot?
ask-improve = What do you improve?
ask-space = On which space?
ask-operate = Operate: what next?
ask-party = Who rides?
ask-spare = Do you spare one of them?
ask-move = Who moves on, and where to?
ask-guest = Which guest?
ask-where = Where to?
ask-mascot = What does the mascot do, and where?
ask-use = Which guest?
ask-save = Do you keep a tired guest?
ask-swap = Do you swap a staff card?
ask-number = At which value?

## Places, tokens, numbers
zone-monorails = monorails
zone-attraction-display = attractions on display
zone-skill-display = skills on display
zone-objectives = objectives, from round 3 on
zone-stack-a = stack A
zone-stack-b = stack B
zone-discarded-attractions = discarded attractions
zone-skill-deck = the skill deck
zone-discarded-skills = discarded skills
zone-administrator-deck = the administrator deck
zone-objective-deck = the objective deck
zone-out-of-the-game = out of the game
zone-box = the box
zone-hand = staff in hand
zone-played = staff played
zone-monorail = monorail
zone-administrator = administrator
zone-skills = skills
zone-dealt = dealt cards
zone-given-back = cards given back
zone-park = park
token-coin = coins
token-star = stars
token-map = maps
token-used-map = used maps
token-mascot = mascots
token-merch-kiosk = merch kiosks
token-special-effect = special effects
token-generator = generators
number-round = round
number-phase = phase
number-used-mascots = used mascots
number-counts-lower = counts lower by
number-operations = operations
number-attractions-operated = attractions operated
number-guest-count = guests
number-stars-of-skills = stars of skills
source-attractions = attractions
source-effects = special effects
source-skills = skills
source-administrators = administrator
source-objectives = objectives
source-money = money

## What decides between equal stars
tie-guests = guests left
tie-money = money

## On components
card-cost = ${ $n }
card-stars = ★{ $n }
card-income = +${ $n }
card-space-1 = [${ $n }]
card-space-2 = [${ $n }]
card-operate-icons = ×{ $n }
card-die-value = ⚂{ $n }
card-money = ${ $n }
card-players = { $n } players:
card-top = { $n }
card-middle = { $n }
card-bottom = { $n }
kind-attraction = attraction
kind-printed = printed attraction
kind-staff = staff
kind-monorail = monorail
kind-administrator = administrator
kind-skill = skill
kind-objective = objective
kind-amenity = amenity
kind-upgrade = upgrade
kind-guest = guest

## Why not
why-not-now = Not now.
why-not-in-hand = That is not in your hand.
why-pick-two = You play exactly two staff cards.
why-not-dealt = That was not dealt to you.
why-keep-one = You keep one of them.
why-not-a-marked-cell = The first attraction goes on a marked cell.
why-taken-already = That monorail is not there.
why-take-a-monorail = You have to take a monorail.
why-cannot-be-raised = The Concierge raises one guest who arrived now by 1 or 2, or two by 1, never above 6.
why-not-aboard = That guest is not on the last monorail.
why-occupied = Something stands there.
why-not-beside-the-park = A new attraction lies inside the boundary and touches your park.
why-must-take-bonus = At this table the bonus may not be declined.
why-not-of-this-bonus = The bonus does not bring that.
why-built-already = You build at most one attraction a round, and first of all.
why-not-on-display = That is not on display.
why-no-cell-free = There is no cell for it.
why-not-affordable = You cannot afford it.
why-build-first = First decide what to build.
why-no-mascot-left = You have all your mascots.
why-take-a-skill = A mascot comes with a skill of the display.
why-map-bought = You have bought your map of this round.
why-two-installed = You have installed two upgrades this round.
why-none-left = You have none of these left.
why-no-empty-space = There is no empty upgrade space.
why-same-upgrade-twice = An attraction holds one upgrade of each kind.
why-pick-a-space = First say where the upgrade goes; undo takes it back.
why-no-builder = Only a Builder takes upgrades back.
why-installed-already = A Builder takes upgrades back before the first installation.
why-taken-back-already = Your Builder has taken an upgrade back.
why-no-such-upgrade = It has no such upgrade.
why-not-in-your-park = That does not stand in your park.
why-icons-covered = Its operate icons are covered, and you have no Manager left.
why-nobody-there = No guest stands there.
why-too-few-guests = Too few guests stand there.
why-lacks-blue = It needs a blue guest, and none stands there.
why-lacks-green = It needs a green guest, and none stands there.
why-lacks-yellow = It needs a yellow guest, and none stands there.
why-lacks-other-colour = It needs a guest of another colour as well.
why-lacks-value = None of the guests there has a value it asks for.
why-do-not-go-together = The guests there do not go together as it asks.
why-finish-first = First finish what you have begun; undo takes it back.
why-not-a-party = A party is one guest for each place, all as the attraction asks.
why-no-map-ready = None of your maps is ready.
why-no-guide = You have no Guide to use.
why-no-mascot-ready = None of your mascots is ready.
why-nothing-to-do-there = It would do nothing there.
why-not-there = That guest cannot go there.
why-not-adjacent = That is not next to it.
why-not-of-the-party = One guest of the party has to move on.
why-cannot-be-saved = Only a tired guest who would leave can be kept.
why-cannot-be-swapped = One played card can be swapped for another one in hand.

## Guests
word-blue-1 = blue 1
word-blue-2 = blue 2
word-blue-3 = blue 3
word-blue-4 = blue 4
word-blue-5 = blue 5
word-blue-6 = blue 6
word-blue-1-as-green = blue 1 (as green)
word-blue-2-as-green = blue 2 (as green)
word-blue-3-as-green = blue 3 (as green)
word-blue-4-as-green = blue 4 (as green)
word-blue-5-as-green = blue 5 (as green)
word-blue-6-as-green = blue 6 (as green)
word-blue-1-as-yellow = blue 1 (as yellow)
word-blue-2-as-yellow = blue 2 (as yellow)
word-blue-3-as-yellow = blue 3 (as yellow)
word-blue-4-as-yellow = blue 4 (as yellow)
word-blue-5-as-yellow = blue 5 (as yellow)
word-blue-6-as-yellow = blue 6 (as yellow)
word-green-1-as-blue = green 1 (as blue)
word-green-2-as-blue = green 2 (as blue)
word-green-3-as-blue = green 3 (as blue)
word-green-4-as-blue = green 4 (as blue)
word-green-5-as-blue = green 5 (as blue)
word-green-6-as-blue = green 6 (as blue)
word-green-1 = green 1
word-green-2 = green 2
word-green-3 = green 3
word-green-4 = green 4
word-green-5 = green 5
word-green-6 = green 6
word-green-1-as-yellow = green 1 (as yellow)
word-green-2-as-yellow = green 2 (as yellow)
word-green-3-as-yellow = green 3 (as yellow)
word-green-4-as-yellow = green 4 (as yellow)
word-green-5-as-yellow = green 5 (as yellow)
word-green-6-as-yellow = green 6 (as yellow)
word-yellow-1-as-blue = yellow 1 (as blue)
word-yellow-2-as-blue = yellow 2 (as blue)
word-yellow-3-as-blue = yellow 3 (as blue)
word-yellow-4-as-blue = yellow 4 (as blue)
word-yellow-5-as-blue = yellow 5 (as blue)
word-yellow-6-as-blue = yellow 6 (as blue)
word-yellow-1-as-green = yellow 1 (as green)
word-yellow-2-as-green = yellow 2 (as green)
word-yellow-3-as-green = yellow 3 (as green)
word-yellow-4-as-green = yellow 4 (as green)
word-yellow-5-as-green = yellow 5 (as green)
word-yellow-6-as-green = yellow 6 (as green)
word-yellow-1 = yellow 1
word-yellow-2 = yellow 2
word-yellow-3 = yellow 3
word-yellow-4 = yellow 4
word-yellow-5 = yellow 5
word-yellow-6 = yellow 6

## Cells
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

## The table as text
picture-round = round { $number } of { $more }
picture-bag = bag { $text }
picture-blue = B{ $number }
picture-green = G{ $number }
picture-yellow = Y{ $number }
picture-stars = ★{ $number }
picture-coins = ${ $number }
picture-maps = maps { $number }
picture-mascots = mascots { $number } of { $more }
picture-park = Park: { $text }
picture-so-far = This phase so far: ★{ $number }, ${ $more }
hindsight = Operate of round { $number }: you earned ★{ $stars }; at least ★{ $best } would have been possible.
hindsight-proved = Operate of round { $number }: you earned ★{ $stars }; the best was ★{ $best }.
hindsight-best = Operate of round { $number }: you earned ★{ $stars }, and nothing better was found.
hindsight-ahead = This phase can still come to ★{ $stars } in all.
value-stars = stars
value-income = income
value-stars-so-far = stars of this phase so far
value-coins-so-far = money of this phase so far
value-cube-stars = stars with each cube
value-cube-coins = money with each cube
value-coins = money
value-scored = stars scored
value-guests = guests in the park
value-ready-maps = maps ready
value-ready-mascots = mascots ready
value-turn = total for turn order
part-effect = special effect
part-maps = maps
part-mascots = mascots
part-attraction = attraction
part-skills = skills
part-administrator = administrator
part-objectives = objectives
part-money = money
part-staff = staff
part-income = income
part-kiosk = merch kiosk

## Choices printed on components
type-blue = blue
type-green = green
type-yellow = yellow
type-grey = grey
type-a = A
type-b = B
type-restrooms = restrooms
type-burger-bar = burger bar
type-ice-cream-cart = ice cream cart
type-picnic-garden = picnic garden
type-first-aid-post = first aid post
type-photo-booth = photo booth
type-fountain = fountain
type-info-point = info point
type-gold = gold
type-red = red
type-teal = teal
type-purple = purple
type-orange = orange

## What the lab counts
figures-attractions = Attractions
figures-staff = Staff picked
figures-sources = Stars by source, a seat and match
figures-rounds = Round by round, a seat and match
figures-purchases = Recruited with, and installed, a seat and match
figures-winners = Stars
figures-shown = shown
figures-bought = bought
figures-rate = %
figures-opened = opened with
figures-operated = operated
figures-picked = picked
figures-each = each
figures-of-winners = winners
figures-income = income
figures-coins = coins earned
figures-stars = stars
figures-builds = built
figures-value = value
figure-winners-mean = winners' mean
figure-seats-mean = mean of all seats
figure-winners-outside = winners out of bounds, %
