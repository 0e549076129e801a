score-title = The score
score-table = The table
score-counting = Counting the points
score-skip = Skip
score-wins = { $who } wins by { $n }
score-tied = { $who } wins after equal points
score-alone = { $who }: { $n }
score-shared = A shared first place: { $who }
score-tie = { $one } and { $other } both have { $n }; { $what } decide, { $more } to { $less }.
score-tie-shared = { $one } and { $other } are equal in everything, and share the place.
score-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
  }
score-given-up = ended early
score-why = { $who }: why { $n }?
score-all = Points
score-points = Points
score-size = Attraction sizes
score-rounds-title = After each round
score-rounds-note = As it would have been scored then, with everything open. A round opens the replay there.
score-metric = What is drawn
score-round = Round { $n }
score-gain = +{ $n } for { $who }, the most in one round.
score-loss = { $who } lost { $n }.
score-lead = { $who } took the lead for good.
score-wait = It is drawn when everything has been counted.
score-seal = The luck is proved.
score-seal-text = The secret is the one that was sealed before the first card.
score-seal-broken = The seal does not fit.
score-seal-broken-text = The secret is not the one that was sealed.
