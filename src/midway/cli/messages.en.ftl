# What the commands say, in English. The kernel's words stand in kernel/messages.en.ftl, a title's beside its meta.py.

## At the table

usual-names = Ann, Bo, Cleo, Dan, Eve, Finn, Gus, Hal
play-sealed = The luck of this match is sealed: { $commitment }…  Type ? for help.
play-left = You leave the table.
leave-unkept = Nothing keeps this match: “q FILE” writes it to a file, another “q” leaves it.
play-saved = The match is in { $file }.
play-not-saved = The match could not be written to { $file }: { $reason }.
prompt = { $seat }, { $span } or ? ▸
hand-over = { $seat } takes over. Everybody else looks away; press Enter.
heading-seats = around the table
heading-own = your { $zone }
heading-log = lately
heading-free = at any time:
heading-end = the end
heading-right = choices: { $n }
hidden-cards = { $n ->
    [one] { $n } card you cannot see
   *[other] { $n } cards you cannot see
  }
first-seat = ★ first
log-more = … { $n } earlier lines: type l
no-such-number = The answers are { $words }.
option-at = { $option } ({ $place })
several-fit = That could be { $words }. Type one of these.
not-understood = “{ $line }” is no answer and no command. Type ? for help.
why-what = Why not what? For example: w play.
why-you-may = You may: { $n } is “{ $option }”.
no-card-called = No card is called “{ $line }”.
more-cards = … and { $n } more.
why-learned-since = Somebody has learned something since. “u!” asks all concerned.
why-others-acted = Somebody else has acted since. “u!” asks all concerned.
why-undo-off = This table plays without undo. “u!” asks all concerned.
undo-granted = Taken back.
undo-declined = Not all agree, so it stays.
undo-asked = { $seat }, may { $asker } go back to the last choice? y/n ▸
yes-words = y yes j ja да д
help =
    a number     take that answer; or type words of it: “teddy”
    u            undo your last choice; u! asks those concerned
    r            redo what was undone
    w WORDS      why can I not ...? “w block”
    c NAME       read a card
    x            what every park amounts to, and what an attack would do to you
    x WORDS      where a number comes from: “x income”, “x points”, or a card
    hint         what the planner bot would answer
    s            scores so far
    l            the whole log
    t            draw the table again
    ru, en       speak another language
    q            leave the table; “q FILE” writes the match to that file
explain-how = “x” and a word of these, or a card, tells where the number comes from.
explain-threat = If you let it happen, this is sure:
explain-no-threat = If you let it happen, nothing is sure.
explain-leaves = { $card } leaves: { $place }
explain-comes = { $card } comes to: { $place }
nothing-to-explain = “{ $line }” is no number here, and no card in sight that has any; “x” lists the numbers.
score-total = total
score-place = place
end-winners = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
end-secret = The sealed secret was { $secret }; its seal is { $commitment }…
and = {" and "}
yes = yes
no = no

## Commands

titles-players = { $least } to { $most } players
titles-how = Setup options are chosen with --set NAME=VALUE; what is in brackets is taken where nothing is said.
titles-usual = [{ $value }]
titles-several = { $values } · some of { $words }
titles-open = { $values } · other numbers
simulate-packs = packs
not-compiled = Midway runs as plain Python here, so this is some thirty times slower than it could be; `make compiled` builds the fast one.
simulate-bar = matches
simulate-title = title
simulate-players = players
simulate-matches = matches
simulate-decisions = decisions
simulate-seconds = seconds
simulate-matches-per-second = matches a second
simulate-decisions-per-second = decisions a second
simulate-errors = errors
simulate-compiled = compiled
simulate-digest = digest
simulate-bot = bot
simulate-seed = seed
simulate-options = options
simulate-winners-mean-score = winners' mean score
simulate-seat = seat { $n }, { $bot }
simulate-seat-did = won { $wins } ({ $rate } %), mean score { $score }, mean place { $place }
simulate-failed = { $title }: the match of seed { $seed } failed: { $error }
simulate-more-failed = … and { $n } more.
replay-head = { $title }: { $n ->
    [one] { $n } choice
   *[other] { $n } choices
  }
verify-commitment = The secret fits the seal { $commitment }.
verify-choices = All { $n } choices can be made, in this order.
verify-contributions = { $n } players added to the luck.
verify-script = { $n } outcomes were entered, not drawn: whoever entered them vouches for them.
verify-result = They lead to the recorded result: { $scores }.
verify-unfinished = The match was left before its end, so it has no result.
verify-wrong = { $file } does not hold: { $reason }.
pack-stars = Measured: { $stars }.
pack-phrases = Phrases, with the number of cards that use each: { $phrases }.
pack-for-one-card = Phrases that serve one card alone, { $n } of at most { $most }: { $phrases }.
pack-fine = { $pack } is fine: { $n } cards, { $copies } with their copies.
pack-played = { $n } random matches played with it, { $failed } failed.
pack-broken = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
  } in { $folder }.
report-title = The { $pack } pack in play
report-about = { $n } matches of { $bot } bots with every other pack, seeds from { $seed } on.
report-tables = At the table
report-tables-note = Attacks are counted as they are played, blocked or not; those of the pack are its own cards'. The last column is the most that one seat wins above or below an equal share.
report-sources = Where the winners' points come from
report-sources-note = Mean points of the winner, by source; what a source costs stands left of the line.
report-wins = What a card does to its owner's win rate
report-wins-note = How much more often than an equal share those win who have built, played or kept the card, with 95 % intervals. A red card lies beyond the limit (dashed) for sure.
report-use = How often a card is used
report-use-note = In how many of the matches in which somebody had or saw it, it was built, played, kept or used to block. Red ones are rarer than the limit (dashed).
report-cards = All cards
report-cards-note = Seen: in a hand, in the Market or among the blueprints. Taken: it came into a hand.
report-players = players
report-matches = matches
report-score = winner's points
report-attacks = attacks a match
report-own-attacks = the pack's
report-seats = seat advantage
report-n-players = { $n } players
report-card = card
report-kind-of-card = kind
report-seen = seen
report-taken = taken
report-used = used
report-ways = how
report-won = wins ±
report-note = { "" }
report-dead = dead
report-queen = queen
report-written = The page with plots is { $file }.
report-failed = Failed: { $failure }
report-broken = the pack “{ $pack }” has problems; `midway pack check` shows them.
report-alone = “{ $pack }” has no other packs to be played with.
no-metrics = { $title } does not tell how its cards are used.
coverage-summary = { $title }: { $rules } rules, { $proved } proved by tests, { $free } need no software, { $gaps } without proof.
coverage-no-tests = There are no tests here: rules coverage reads those of a checkout, so run it inside one.
coverage-no-catalogue = { $title } has no catalogue of rules.

serve-at = Midway serves at { $url }, from { $database }. Ctrl+C ends it.
backup-done = The copy is in { $file }.

## Wrong arguments

wrong-log = --log cannot be “{ $given }”; it can be: debug, info, warning.
backup-postgres = This database is PostgreSQL: copy it with its own tool, pg_dump.
did-you-mean = did you mean { $word }?
there-are = there are: { $words }
wrong-language = there is no language “{ $given }”; there are: { $known }.
wrong-title = there is no title “{ $given }”; { $advice }
wrong-set = --set wants NAME=VALUE, not “{ $given }”.
wrong-twice = { $name } is given twice, as “{ $one }” and as “{ $other }”.
wrong-players = { $title } is for { $least } to { $most } players, not { $n }.
wrong-bot = there is no bot “{ $given }”; { $advice }
wrong-seat = nobody called “{ $given }” can sit there; { $advice }
wrong-bots = --bot names { $n } bots, but { $players } play; name one for all or one for each seat.
wrong-seats = --seats names { $n }, but --players says { $players }.
wrong-names = --names wants { $n } different names of at most 40 letters.
wrong-workers = { $n } workers are too many; 256 are the most.
wrong-pack = there is no pack and no folder “{ $given }”; { $advice }
wrong-step = this match has steps 0 to { $n }, not { $given }.
no-packs = { $title } has no packs.
no-such-file = there is no file { $file }.
record-is-folder = { $file } is a folder; --record wants the name of a file.
no-writing-there = nothing may be written to { $file }.
no-such-folder = there is no folder { $folder } to write into.
unreadable-file = { $file } cannot be read: { $reason }.
not-a-position = no position can be read: { $problem }.
position-written = The position is in { $file }.
position-asks = { $seat } decides. { $question }:
wrong-seat-number = there are { $n } seats, so --seat cannot be { $given }.
not-a-record = { $file } is not a match that can be replayed: { $reason }.
not-utf8 = it is not UTF-8 text

figures-none = This title counts nothing of its own.
figures-bounds = (good: { $low } to { $high })
hint-told = The planner would answer: { $option }
