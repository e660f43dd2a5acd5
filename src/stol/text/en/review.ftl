# Looking back at a game: step by step, with what could have been expected.

review = Review
review-title = { $game }: move { $number } of { $count }
review-table = To the table
review-look-back = Look back
review-move = Move { $number } of { $count }
review-start = Before the first move
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
review-eyes-of = Seen by { $name }
review-record = Record
