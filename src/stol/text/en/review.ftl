# Looking back at a game: step by step, with what could have been expected.

review = Review
review-title = { $game }: move { $number } of { $count }
review-table = To the table
review-look-back = Look back
review-move = Move { $number } of { $count }
review-number = Move { $number }
review-start = Before the first move.
review-steps = Moves
review-first = First
review-back = Back
review-forward = Forward
review-last = Last
review-play = Play
review-pause = Pause
review-scrub = Which move
review-show = Show
review-eyes = Seen by

# What a move gave away. Losses are in percent of the expected result.
review-cost = { $you ->
    [yes] You gave away { $loss } %.
   *[no] { $name } gave away { $loss } %.
  }
review-show-better = What was better?
review-instead = What was played cost { $loss } %.
review-played = What was played?
review-mark = Move { $number }, { $name }: −{ $loss } %
review-better = Better: { $move }

# Asking for a review, and waiting for it.
review-ask = Review the game
review-ask-head = How did it come about?
review-ask-about = Every move is compared with the best that search finds. It takes about a minute.
review-queued = Another game is being reviewed first.
review-progress = { $done } of { $total } positions looked at
review-account = How it came about

# Luck and skill.
review-ledger = Luck and skill
review-start-of = start
review-luck-of = luck
review-own = own mistakes
review-others = mistakes of others
review-end = end
review-ledger-about = 100 % is everybody beaten by far, 0 % the opposite. Luck is all that nobody gave away for sure.
review-change = { $number } %
review-turns = Where it turned
review-no-turns = Nothing changed much at once.
review-luck = What was drawn or rolled
review-after = after move { $number }, luck
review-by = { $you ->
    [yes] move { $number }, you
   *[no] move { $number }, { $name }
  }
review-mistakes = Given away
review-no-mistakes = { $you ->
    [yes] You gave nothing away for sure.
   *[no] { $name } gave nothing away for sure.
  }

# Playing on.
review-continue = Play on from here
review-continue-about = A new table, as this one lay now.
review-continue-seat = You play for
review-continue-level = Opponents
review-continue-go = Play on
note-nothing-to-go-on-from = Nobody can play on from there: choose a moment at which somebody is to play, and a seat that is yours to see.

# Records from elsewhere.
records-title = Look at a record
records-head = Look at a record
records-lead = A game that was played here or elsewhere, as a file or as text. It opens as a table to look back at.
records-file = File
records-text = Or its text
records-open = Open
records-preparing = The rules of { $game } are still being prepared. Open it again in a moment.
records-link = Look at a record
