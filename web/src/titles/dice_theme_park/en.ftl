# Dice Theme Park's own words on screen. Names of zones, options and reasons come from the server.

money = ${ $n }
gain = +${ $n }
stack = stack { $stack }
upgrade-space = Upgrade space and what it costs
my-park = My park
park-of = { $who }’s park
stars = Stars
to-stars = to { $n }
planned = +{ $n } planned
guests-word = { $n ->
    [one] guest
   *[other] guests
  }
cubes-placed = { $n ->
    [one] { $n } operation this round
   *[other] { $n } operations this round
  }
n-of = { $n } of { $all }
n-left = { $n } left
board = The board
monorails = Monorails
in-the-bag = Guests in the bag
attractions-left = Attractions to build
skills-left = Skills to hire with
zone-objectives-short = Objectives, end of round
taken = taken
taken-by = Taken by { $who }
nobody-aboard = nobody
rivals = Rivals
whole-log = The whole log
staff-now = Staff this round
maps-ready = Maps: { $n } of { $all } ready
mascots-ready = Mascots: { $n } of { $all } ready
upgrades-left = Upgrades in store
is-used = used
is-ready = ready
at-work = still deciding
finished = finished
deciding = deciding
goes = turn { $n }
placed = place { $n }
setting-up = Setting up
market-empty = Nothing is on display just now.

dock-staff = Staff
dock-trains = Monorails
dock-market = Market
dock-shop = Workshop
dock-plan = Plan
dock-dealt = Dealt to you
plan-private = private, and free to undo until everybody has finished
plan-empty-operate = Nothing yet. Drag a guest to the next attraction, or tap one to begin.
plan-empty-usual = Nothing yet.
plan-watching = Plans stay hidden until everybody has finished.
ticket-now = now
ticket-back = Take back to here: { $what }

verb-operate = Operate
verb-use-map = Map
verb-use-guide = Guide
verb-use-mascot = Mascot
verb-use-mascot-of = Mascot
verb-buy-map = New map
verb-install = Upgrade
verb-take-back = Taken back

preview-star = stars planned
preview-coin = money
preview-income = income
preview-guest = guests
preview-map = maps
preview-mascot = mascots
hint-stars = { $n ->
    [one] { $n } star a ride
   *[other] { $n } stars a ride
  }
hint-can-run = still has a free icon
hint-has-run = has run already
hint-turn = turn total { $total }, money ${ $money }
turn-total = Turn total
money-from-staff = Money

spoken-stars = { $n ->
    [one] { $n } star each time
   *[other] { $n } stars each time
  }
spoken-icons = { $n } of { $all } operate icons free
spoken-guests = On it: { $guests }
spoken-nobody = Nobody on it
spoken-staff = die value { $value }, money ${ $money }
spoken-score = { $n ->
    [one] { $n } star
   *[other] { $n } stars
  }
administrator = Administrator
turn-word = turn total
kit-merch-kiosk = Merch kiosk
kit-special-effect = Special effect
kit-generator = Generator
option-pass = Not this time
option-done = Finish
hint-use-map = one step, value kept
hint-use-guide = to any attraction
hint-use-mascot = adjust a value or a colour
your-park = Your park
option-pass-dtp-exp-02 = Build nothing
option-pass-dtp-rec-01 = Recruit nobody
option-pass-dtp-staff-05 = Leave them as they are
option-pass-dtp-staff-04 = Keep nobody
option-pass-dtp-adm-02 = Keep nobody
option-pass-dtp-adm-03 = Spare nobody
option-pass-dtp-adm-09 = Invite nobody
option-pass-dtp-adm-12 = Swap nothing
option-pass-dtp-amen-04 = Set nobody
option-pass-dtp-amen-06 = Take none
option-pass-dtp-staff-08 = No further adjustment
option-pass-dtp-skl-07 = Nobody else
option-pass-dtp-skl-08 = Nobody else
option-done-dtp-imp-02 = Finish improving
option-done-dtp-opr-01 = Finish operating
