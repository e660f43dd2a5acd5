# The guided first game, whatever game it is, and the coach at a table. What the coach says at each step stands in
# lesson-GAME.ftl.

# The title of the page. $game: the game's title; $step, $steps: whole numbers.
guided-page = { $game }: guided game, step { $step } of { $steps }

# Beside the game's name.
guided-game = guided game
guided-leave = Leave
guided-again = Start again

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
guided-no = Not there
guided-almost = Almost

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

# The coach at a table explains the latest move.
explain-move = Explain this move
explain-title = The latest move
explain-nothing = Nobody has moved yet.
explain-close = Thanks

# Two cards of Clustered compared; a tick or a cross stands before it. $attribute: number, shape, fill. Room for 12
# letters.
clustered-compared = { $attribute ->
    [number] number
    [shape] shape
   *[fill] fill
  }
