home-motto-1 = Build the best park.
home-motto-2 = Spoil the others.
home-play = { $n ->
    [one] Play now, { $n } bot
   *[other] Play now, { $n } bots
  }
home-change = Change
home-last = As you played last
home-me = You
home-mine = Your matches
home-your-turn = Your turn
home-open = Open
home-again = Watch again
home-round = Round { $n }
home-is-open = Waiting for players
home-is-playing = In play
home-is-over = Finished
home-is-stranded = Kept, but cannot go on
home-doors = More
home-friends = With friends
home-friends-hint = send a link, no account
home-hotseat = Hot seat
home-hotseat-hint = one device, passed round
home-watch = Watch
home-watch-hint = public tables
home-cards = Cards
home-cards-hint = every card, searchable
home-rules = Rules
home-rules-hint = search, with numbers
