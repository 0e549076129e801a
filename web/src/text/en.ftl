# What every screen says, in English. A screen's own words lie beside it.

app-name = Midway
close = Close
back = Back
cancel = Cancel
retry = Try again
language = Language
theme = Colours
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
contrast = High contrast
text-size = Text size
motion = Pace of bots and motion
sound = Sound
settings = Settings
menu = Menu
home = Home
loading = One moment

seat-nobody = Player { $n }
bot-name = { $n ->
    [0] Marta
    [1] Kenji
    [2] Oleg
    [3] Greta
   *[other] Ines
  }
you = you
bot = bot

## The tray
tray-waiting = { $n ->
    [1] { $who } is deciding
   *[other] Waiting for { $n } players
  }
tray-together = Everybody decides at once
tray-you-are-ready = You have finished. The others are still deciding.
tray-over = The match is over
tray-watching = You are watching
tray-confirm = Confirm
tray-choose-first = Choose first
tray-any-time = Any time
tray-undo = Undo
tray-undo-what = Undo: { $what }
tray-redo = Redo
tray-ask-undo = Ask the others
tray-no-way-back = No way back
tray-why-not = Why not?
tray-more = { $n } more
tray-options = { $n ->
    [one] { $n } possibility
   *[other] { $n } possibilities
  }
tray-step = Step { $n }
tray-secret = This shows you hidden cards; there is no way back.
tray-timer = { $n } s
tray-why-asked = Why am I asked?
tray-why-asked-text = Everybody whom it could touch is asked, whatever they hold, so the question tells nothing about your hand.
tray-held = Your answer is kept until everybody's time is up. You may still change it.
tray-nothing = Nothing can be tried with this card just now.
tray-reasons = { $card }: why not?
tray-foreseen = Sure to change
rule-name = Rule { $id }

proposal-undo = { $who } asks to take something back
proposal-stand-in = { $who } asks: shall a bot play for { $about }?
proposal-give-up = { $who } asks to end the match here
proposal-takes-back = It would take back:
proposal-secret = a secret choice of { $who }
proposal-yes = Allow
proposal-no = Not this time
proposal-waiting = Asked. { $n ->
    [0] Nobody has
    [one] { $n } has
   *[other] { $n } have
  } agreed so far.

number-less = less
number-more = more
order-moved = Moved to { $n } of { $all }
order-earlier = Earlier: { $what }
order-later = Later: { $what }
number-range = from { $least } to { $most }
order-up = up
order-down = down

## Weather
line-lost = No connection. Trying again.
line-lost-text = Everything you confirmed is kept. The table is as it was; you can go on as soon as we are back.
line-slow = On the slow line
line-use-slow = Use the slow line
line-ended = This page is closed
line-reload = Load the page again
why-no-connection = The server cannot be reached.
trouble-failed = That move was not made
trouble-failed-text = The table is as before your click; nothing was lost. The report number is { $report }.

## The question mark
why-title = Where does it come from?
why-sum = Together { $n }

keys-title = Keys
keys-tray = the question
keys-hand = your hand
keys-market = the shelf or market
keys-park = your park
keys-rivals = the next rival
keys-city = the City card
keys-log = the log
keys-inspect = inspect the card
keys-undo = undo
keys-back = back, close
keys-search = search the cards
keys-text = the table as text
keys-help = this list
keys-numbers = pick a possibility
keys-enter = confirm
keys-loan = first free move

not-found = There is nothing here
not-found-text = The address may be old. Your matches are on the home page.

nav-play = Play
nav-cards = Cards
nav-rules = Rules
block-let-it = Let it happen
tray-away = away
tray-stand-in = Let a bot play
titles = Games
search-empty = Empty the search

## Rules, wherever one is named
rule-open = Open in the rules
rule-see = See
rule-at-table = settled at the table
