# The guided first game, whatever game it is, and the coach at a table. What the coach says at each step stands in
# lesson-GAME.ftl.

# The title of the page. $game: the game's title; $step, $steps: whole numbers.
guided-page = { $game }: guided game, step { $step } of { $steps }

# Beside the game's name.
guided-game = guided game

# In the menu.
guided-leave = To the illustrated rules
guided-again = Start again

# In the menu of a table, for whoever has left the guided game before its end. Room for 30 letters.
guided-on = Back to the guided game

# For screen readers: the card that says what to do.
coach = Coach

# For screen readers: how far the game has come. $step, $steps: whole numbers.
guided-step = Step { $step } of { $steps }

# Buttons of the coach's card; room for 12 letters each, and for 20 in guided-anyway and guided-play-on.
guided-back = Back
guided-skip = Skip
guided-skip-about = Play on freely from here
guided-go-on = Go on
guided-play-on = Play on
guided-show = Show me
guided-anyway = Play it anyway

# Headings of the coach's card after a wrong move: one that breaks a rule, and one that is only less good.
guided-no = That is not possible
guided-almost = Almost
guided-fine = That works, too

# The answer to a legal move that the script does not expect. $better: yes, no (whether the expected move gains more at
# once); $points: what the move would gain; $best: what the expected one gains; whole numbers, $points may be negative.
guided-better = { $better ->
    [yes] { $points ->
        [0] You may do that, but it gains no points.
        [one] You may do that, for { $points } point.
       *[other] You may do that, for { $points } points.
      } There is a move here for { $best ->
        [one] { $best } point.
       *[other] { $best } points.
      }
   *[no] You may do that, and it is not a bad move. Here we try another one: “Show me” lights it.
  }

# After another right answer. $move: the move that the script goes on with, in words, such as “Play a joker at 3,1”.
guided-also = Right as well. In this game it goes on with: { $move }

note-no-lesson = There is no such step of a guided game here.

# The coach at a table explains the latest move, or an earlier one.
explain-move = Explain this move
explain-title = The latest move
explain-title-earlier = An earlier move
explain-nothing = Nobody has moved yet.
explain-close = Thanks
# Links to the explanations of other moves; room for 20 letters.
explain-previous = Previous move
explain-next = Next move

# Two cards of Clustered compared; a tick or a cross stands before it. $attribute: number, shape, fill. Room for 12
# letters.
clustered-compared = { $attribute ->
    [number] number
    [shape] shape
   *[fill] fill
  }

# ---- the latest move explained, after a sentence that tells it. Numbers of rules become links.

# $name, $you: who gained or lost; $points: the change, a whole number, below 0 for a loss.
explain-generic = { $you ->
    [yes] Change in your points: { $points }.
   *[no] { $name }, change in points: { $points }.
  }

# $line: rows, columns; $count: cards in the line; $points: points gained; $name, $you: whose card it is.
explain-clustered-run = { $line ->
    [rows] { $count ->
        [one] The card is in a row of { $count } card of one player
       *[other] The card is in a row of { $count } cards of one player
      }
   *[columns] { $count ->
        [one] The card is in a column of { $count } card of one player
       *[other] The card is in a column of { $count } cards of one player
      }
  }: { $points ->
    [one] { $points } point more.
   *[other] { $points } points more.
  } From three on, each card of a line gives a point. C10
# $count: cards of the rectangle; $points: points gained; $name, $you: whose it is.
explain-clustered-rectangle = { $count ->
    [one] The largest rectangle has { $count } card now
   *[other] The largest rectangle has { $count } cards now
  }: { $points ->
    [one] { $points } point more.
   *[other] { $points } points more.
  } C11
# $points: points gained; $name, $you: who has the bonus.
explain-clustered-bonus = { $points ->
    [one] Bonus: { $points } point.
   *[other] Bonus: { $points } points.
  } C17 C18
explain-clustered-nothing = It gives no points yet: those come from three or more cards of one player in a line, or from a full rectangle. C10 C11
# $chosen: yes (the fast game, where one card is discarded in every turn), no; $name, $you: who discarded.
explain-clustered-discard = { $chosen ->
    [yes] In the fast game a card is discarded after drawing. C16
   *[no] { $you ->
        [yes] None of your cards fitted anywhere, so one had to go. C5
       *[no] None of the cards of { $name } fitted anywhere, so one had to go. C5
      }
  }

# $colour: r o y g b p, the colour of this half of the tile; $points: symbols of that colour in its lines; $lines: how
# many lines, 0 to 5.
explain-ingenious-half = { $colour ->
    [r] The red half
    [o] The orange half
    [y] The yellow half
    [g] The green half
    [b] The blue half
   *[p] The purple half
  } { $points ->
    [0] sees no symbol of its colour: no points.
    [one] sees { $points } symbol of its colour: { $points } point.
   *[other] { $lines ->
        [one] sees { $points } symbols of its colour in a line: { $points } points.
       *[other] sees { $points } symbols of its colour in { $lines } lines: { $points } points.
      }
  } I7
# $points: points beyond the end of a track; $end: the last step, 18 or 36.
explain-ingenious-lost = { $points ->
    [one] { $points } point is lost: a colour stops at { $end }.
   *[other] { $points } points are lost: a colour stops at { $end }.
  } I8
# $count: bonus plays; $name, $you: who has them.
explain-ingenious-bonus = { $count ->
    [one] A colour has reached its end: Ingenious! { $you ->
        [yes] You place another tile.
       *[no] { $name } places another tile.
      }
   *[other] { $count } colours have reached their end: Ingenious! { $you ->
        [yes] You place { $count } more tiles.
       *[no] { $name } places { $count } more tiles.
      }
  } I9
explain-ingenious-swap = If no tile on the rack shows the lowest colour, all tiles may be swapped. I10

# $way: up, cover (on a face-down card), new, old (which of two stayed face up), down.
explain-pixies-way = { $way ->
    [cover] A face-down card lay on its cell: the card covers it, and is validated at once. P7
    [new] A card of this number lay there already. One of the two stays face up, and is validated. P8
    [old] A card of this number lay there already. One of the two stays face up, and is validated. P8
    [down] The card of this number is validated already, so this one goes face down on an empty cell. P9
   *[up] Its cell had no card of this number, so it lies there face up. P7
  }
# How the points have changed by the move. $change: more, less; $points: a whole number above 0; $round: 1, 2 or 3;
# $name, $you: whose points.
explain-pixies-validated = { $change ->
    [less] { $points ->
        [one] Validated cards: { $points } point less.
       *[other] Validated cards: { $points } points less.
      }
   *[more] { $points ->
        [one] Validated cards: { $points } point more.
       *[other] Validated cards: { $points } points more.
      }
  } A validated card counts its number. P15
explain-pixies-symbols = { $change ->
    [less] { $points ->
        [one] Symbols: { $points } point less.
       *[other] Symbols: { $points } points less.
      }
   *[more] { $points ->
        [one] Symbols: { $points } point more.
       *[other] Symbols: { $points } points more.
      }
  } Spirals count up, crosses count down. P16
explain-pixies-zone = { $change ->
    [less] { $points ->
        [one] Largest zone: { $points } point less.
       *[other] Largest zone: { $points } points less.
      }
   *[more] { $points ->
        [one] Largest zone: { $points } point more.
       *[other] Largest zone: { $points } points more.
      }
  } { $round ->
    [1] In round 1 each of its cards gives 2.
    [2] In round 2 each of its cards gives 3.
   *[3] In round 3 each of its cards gives 4.
  } P17
explain-pixies-face_down = { $change ->
    [less] { $points ->
        [one] Face-down cards: { $points } point less.
       *[other] Face-down cards: { $points } points less.
      }
   *[more] { $points ->
        [one] Face-down cards: { $points } point more.
       *[other] Face-down cards: { $points } points more.
      }
  } Each that lies alone on its cell gives 5. P20
explain-pixies-nothing = It changes no points yet. A card counts its number once it is validated. P15
explain-pixies-round = A round ends when nine cells of a player are covered; then everything is scored. P11 P12 P14

# $phase: choose (some dice may be rolled again), mark (all use the roll).
explain-onecard-rolled = { $phase ->
    [choose] Any dice may be rolled again, twice at most. O5
   *[mark] Everybody uses this roll on one card, or passes. O6
  }
# $name, $you: who passed.
explain-onecard-passed = { $you ->
    [yes] You may always pass; then nothing is crossed off. O6
   *[no] { $name } crossed nothing off: everybody may pass. O6
  }
# $card: the number printed on the card. Sentences follow that say which colours did not fit, and why.
explain-onecard-misfits = On card { $card } a colour is crossed off only if all dice of it fit. O7
# $card: the number printed on the card; $rows: full rows, 3 to 5; $boxes: their boxes; $suns: full rows with a sun, 0 to
# 2; $points: in all; $name, $you: who scored.
explain-onecard-scored = { $rows ->
    [one] Card { $card } has { $rows } full row
   *[other] Card { $card } has { $rows } full rows
  } with { $boxes ->
    [one] { $boxes } box.
   *[other] { $boxes } boxes.
  } { $suns ->
    [0] No sun is full.
    [1] One sun is full: 2 more.
   *[2] Both suns are full: 5 more.
  } { $points ->
    [one] In all { $points } point.
   *[other] In all { $points } points.
  } O8
