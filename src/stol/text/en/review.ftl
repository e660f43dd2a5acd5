# Looking back at a game: step by step, with what could have been expected.

review = Review
# $number and $count are numbers of moves.
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
# A heading above the names of the players.
review-eyes = Whose view

# What a move gave away. $loss is a part of 1 of the expected result.
review-cost = { $you ->
    [yes] You gave away { NUMBER($loss, style: "percent") }.
   *[no] { $name } gave away { NUMBER($loss, style: "percent") }.
  }
review-show-better = What was better?
review-instead = What was played cost { NUMBER($loss, style: "percent") }.
review-played = What was played?
review-mark = { $you ->
    [yes] Move { $number }, you: −{ NUMBER($loss, style: "percent") }
   *[no] Move { $number }, { $name }: −{ NUMBER($loss, style: "percent") }
  }
# $move is an offered move in words.
review-better = Better: { $move }
# A seat's expected result at a step, in a list of all seats. $share is a part of 1.
review-share = { $you ->
    [yes] You: { NUMBER($share, style: "percent") }
   *[no] { $name }: { NUMBER($share, style: "percent") }
  }

# Asking for a review, and waiting for it.
review-ask = Review the game
review-ask-head = How did it come about?
review-ask-about = Every move is compared with the best that search finds. It takes about a minute.
review-queued = Another game is being reviewed first.
note-too-many-reviews = Several of your games are already waiting for their reviews. Ask again when one of them is finished.
review-progress = { $total ->
    [one] { $done } of { $total } position looked at
   *[other] { $done } of { $total } positions looked at
  }
review-account = How it came about

# Luck and skill.
review-ledger = Luck and skill
review-start-of = start
review-luck-of = luck
review-own = own mistakes
review-others = mistakes of others
review-end = end
review-ledger-about = { NUMBER(1, style: "percent") } is everybody beaten by far, { NUMBER(0, style: "percent") } the opposite. Luck is all that nobody gave away for sure.
# $share is a part of 1 without its sign; $sign: plus, minus, zero.
review-change = { $sign ->
    [minus] −{ NUMBER($share, style: "percent") }
    [zero] { NUMBER($share, style: "percent") }
   *[plus] +{ NUMBER($share, style: "percent") }
  }
review-turns = Where it turned
review-no-turns = Nothing changed much at once.
review-luck = What was drawn or rolled
# $you and $name are passed too.
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
# Both are headings of a choice.
review-continue-seat = Your seat
review-continue-level = Computer players
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

# Beside a change of the expected result: whose it is. $you, $name.
review-for = { $you ->
    [yes] for you
   *[no] for { $name }
  }
