# Deals: the same one at several tables, the deal of the day, and how anybody can check that a deal was fair.

setup-deal = Deal
setup-deal-about = Tables that name the same deal get the same cards, tiles and dice. Left empty, it is your own. Whoever knows a deal knows what comes.

# $game is a game's title, $deal what the players call the deal.
deal-title = { $game }: { $deal }
deal-head = Deal “{ $deal }”
deal-lead = Everybody who plays it meets the same cards, tiles and dice, whatever they decide.
deal-play = Play this deal
deal-results = Results
deal-nobody = Nobody has finished it yet.
daily-nobody = Nobody finished it.
deal-rank = Place
deal-table = Table
deal-margin = Ahead by
deal-you = you
deal-somebody = Somebody
# A computer player in a ranking. $level: novice, casual, club, expert, master.
deal-opponent = { $level ->
    [novice] { $name } (novice)
    [casual] { $name } (casual)
    [club] { $name } (club)
    [expert] { $name } (expert)
   *[master] { $name } (master)
  }
deal-ended = { $count ->
    [one] { $count } game was finished.
   *[other] { $count } games were finished.
  }
deal-running = { $count ->
    [1] One table has not finished yet.
    [one] { $count } table has not finished yet.
   *[other] { $count } tables have not finished yet.
  }

home-today = Today’s deal
home-today-label = Today’s deal: { $game }
daily-head = Deal of the day
daily-lead = The same deal for everybody, against the same expert computer player. One game a day; the day ends at midnight UTC.
daily-play = Play today’s deal
daily-go-on = Go on playing
daily-result = Your game
daily-today = Today
daily-yesterday = Yesterday
daily-before = The day before
daily-date = { DATETIME($date, dateStyle: "long") }

fair = Fair deal
fair-about = All that chance brings here was settled before the start. Note this hash: at the end the seed is shown, and by both anybody can check every card, tile and die.
fair-seed-about = Every card, tile and die followed from this seed, whose hash was shown from the start. “stol verify” checks it in the record.
fair-later = The seed is shown when the day is over: until then others play the same deal.
fair-hash = Hash
fair-seed = Seed
fair-daily = Deal of the day: all results
fair-named = Deal “{ $name }”: all results

note-own-hands = The deal of the day is played with one’s own hands, and without help.
