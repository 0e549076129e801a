# What the server says, in English: `why-` with the reason of a refusal or a problem, and the parts of sums.

## At the table

why-begun = The match has begun.
why-not-begun = The match has not begun yet.
why-bot-plays = A bot plays for you; take your seat again first.
why-not-away = No bot plays for you.
why-nobody-to-replace = A bot can only stand in for somebody who is away.
why-is-here = That player is here.
why-no-such-bot = There is no such bot; there are: { $words }.
why-chat-off = Nobody can say anything at this table just now.
why-busy = Too many people do something at this table at once. Try again.
why-stranded = This match cannot go on here: its rules or cards are no longer there. Its choices are kept.
why-seat-open = Nobody sits there.
why-seat-taken = Somebody sits there already.
why-seats-open = Every seat needs a player or a bot; { $n } are empty.
why-name-taken = Somebody at this table is called that already.
why-not-host = Only the host of the table can do that.
why-not-your-seat = That is somebody else's seat.
why-only-watching = You are watching; this needs a seat.
why-no-such-value = Nothing is known of such a number.

## Elsewhere

why-no-such-table = There is no such table, or you are not invited.
why-no-such-title = There is no such game.
why-not-found = There is nothing here.
why-not-allowed = That is not allowed.
why-not-here = That has to be said on a socket.
why-no-hello = A connection begins with a hello.
why-other-protocol = This page is older than the server: load it again.
why-foreign-origin = Another web page tried to use this server in your name.
why-too-many = That was too much at once. Wait a little.
why-too-big = That is too big.
why-too-slow = Your connection could not keep up. It is being made anew.
why-bad-request = The server could not read that.
why-no-such-method = That cannot be done here.
why-bad-record = This is no match that can be replayed: { $reason }
why-storage-down = The server cannot write just now. What you have done so far is safe; try again in a moment.
why-fault = The server is at fault; nothing was done. In a bug report name { $report }.
bad-bot = That seat cannot have the bot “{ $given }”; there are: { $words }.
bad-players = This game is for { $least } to { $most } players, not { $n }.
