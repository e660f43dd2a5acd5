# Ingenious in two minutes. Numbers are variables that the figure beside the text counts; none is written here.
# NAME is a title, NAME-short stands in the contents (up to 18 letters), NAME-text beside the figure; NAME-alt describes
# the figure to those who don't see it. Colours are letters: r red, g green, b blue, o orange, y yellow, p purple.

## The score
# $low and $total are the lowest colour and all points of the winner, $other_low and $other_total those of the other;
# $more is the difference of the totals; $winner is the winner's seat, counted from zero.
learn-ingenious-aim = Your worst colour is your score
learn-ingenious-aim-short = The score
learn-ingenious-aim-text = Six colours, six tracks. At the end only your lowest one counts. Here the loser has { $more ->
    [one] { $more } point
   *[other] { $more } points
  } more in all.
learn-ingenious-aim-alt = Two players with their six tracks. The lowest of one is { $low }, that of the other { $other_low }.
learn-ingenious-aim-winner = **Wins: the lowest is { $low }.**
learn-ingenious-aim-winner-more = { $total } in all
learn-ingenious-aim-loser = **Loses: the lowest is { $other_low }.**
learn-ingenious-aim-loser-more = { $other_total } in all

## Placing
# $tiles is the number of tiles on a rack.
learn-ingenious-place = Place a tile
learn-ingenious-place-short = Place a tile
learn-ingenious-place-text = Each turn, put one of your { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } on two free spaces side by side. It need not touch anything. Then draw a new one.
learn-ingenious-place-alt = A tile of the rack is held over two free spaces. Then it lies there.

## Counting
# $first and $second are letters of colours, $first_points and $second_points what they score; $directions is how many
# ways a half looks.
learn-ingenious-count = Count the lines
learn-ingenious-count-short = Count lines
learn-ingenious-count-text = From each half look in { $directions ->
    [one] { $directions } direction
   *[other] { $directions } directions
  }, all but the one to its other half. Every same symbol in an unbroken line is a point.
learn-ingenious-count-alt = { $first ->
    [r] Red
    [g] Green
    [b] Blue
    [o] Orange
    [y] Yellow
   *[p] Purple
  } scores { $first_points }, { $second ->
    [r] red
    [g] green
    [b] blue
    [o] orange
    [y] yellow
   *[p] purple
  } scores { $second_points }; each symbol that counts has a ring.
learn-ingenious-count-looks = One half looks along these arrows.

## What ends a line
# $gap and $other are the points of the first two tiles, $near and $far those of the halves of the third, $double their
# sum.
learn-ingenious-ends = What ends a line
learn-ingenious-ends-short = Line ends
learn-ingenious-ends-text = A free space, or any other symbol.
learn-ingenious-ends-alt = Three tiles. Beyond a free space nothing counts: { $gap }. Beyond another symbol neither: { $other }. A double scores { $double }.
learn-ingenious-ends-gap = **A free space.** The reds beyond it do not count: { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
  }.
learn-ingenious-ends-other = **Another symbol.** A red, then the star: { $other ->
    [one] { $other } point
   *[other] { $other } points
  }.
learn-ingenious-ends-double = **A double** scores with both halves: { $near } and { $far } give { $double ->
    [one] { $double } point
   *[other] { $double } points
  }. The tile itself never counts.

## A question
# $right is what orange scores, $fewer and $more are wrong answers; $long and $short are the lengths of the lines that
# count; $colour is o.
learn-ingenious-check = Orange scores how much?
learn-ingenious-check-text = The tile in the ring was just placed.
learn-ingenious-check-alt = From the orange half: { $long } orange symbols to the right, { $short } up left; others lie behind a gap or a star.
learn-ingenious-check-answers = Points for orange
learn-ingenious-check-fewer = Look up left as well: one more orange symbol touches it there.
learn-ingenious-check-right = { $long } to the right, { $short } up left. The others lie behind a gap or a star.
learn-ingenious-check-more = Only unbroken lines count. On the left there is a gap, down left a star.

## The first tile
# $left is the number of printed symbols where one can still begin, $colour the letter of the one that is taken.
learn-ingenious-first = Your first tile
learn-ingenious-first-short = First tile
learn-ingenious-first-text = It must touch a printed symbol where nobody else has begun. Here { $colour ->
    [r] red
    [g] green
    [b] blue
    [o] orange
    [y] yellow
   *[p] purple
  } is taken, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
learn-ingenious-first-alt = The whole board with one tile beside a printed symbol; { $left ->
    [one] { $left } printed symbol is
   *[other] { $left } printed symbols are
  } marked.

## The end of a track
# The colour $colour stands at $before, scores $points and stops at $after; $over are lost; $bonus is the number of bonus
# plays.
learn-ingenious-eighteen = To the end: Ingenious!
learn-ingenious-eighteen-short = Ingenious!
learn-ingenious-eighteen-text = A colour stops at { $after }, and what is over is lost. Reaching it gives you another tile to place, at once.
learn-ingenious-eighteen-alt = The tile scores { $points } for a colour that stands at { $before }. It stops at { $after }; { $over ->
    [one] { $over } point is
   *[other] { $over } points are
  } lost.
learn-ingenious-eighteen-cry = **Ingenious!** { $over ->
    [one] { $over } point is lost
   *[other] { $over } points are lost
  }, and { $bonus ->
    [one] { $bonus } more tile
   *[other] { $bonus } more tiles
  } may be placed.

## New tiles
# $colour is the letter of the lowest colour, $tiles the number of new tiles.
learn-ingenious-swap = New tiles
learn-ingenious-swap-short = New tiles
learn-ingenious-swap-text = If no tile on your rack shows your lowest colour, you may swap all of them at the end of your turn.
learn-ingenious-swap-alt = A rack without the lowest colour, and { $tiles ->
    [one] { $tiles } new tile
   *[other] { $tiles } new tiles
  } after the swap.
learn-ingenious-swap-lowest = Your lowest is { $colour ->
    [r] **red**
    [g] **green**
    [b] **blue**
    [o] **orange**
    [y] **yellow**
   *[p] **purple**
  }, and it is not on your rack.

## The end
# $free is the number of free spaces, $beside how many of them lie beside another; $low is the lowest colour of the
# winner, $tied that of the two others; then $next beats $next_other.
learn-ingenious-end = The end
learn-ingenious-end-short = The end
learn-ingenious-end-text = When no two free spaces lie side by side. The highest lowest colour wins; if tied, the next one decides: here { $next } beats { $next_other }.
learn-ingenious-end-alt = A full board with { $free ->
    [one] { $free } free space
   *[other] { $free } free spaces
  }. The winner’s lowest colour is { $low }; the two others both have { $tied }, then { $next } beats { $next_other }.
learn-ingenious-end-aside = All six colours at the end of their tracks win at once.

## Players
# $spaces, $spaces_three and $spaces_four are the spaces of the boards for up to two, for three and for four players;
# $end and $end_alone are the ends of the tracks of a team and of a single player.
learn-ingenious-players = One to four
learn-ingenious-players-short = Players
learn-ingenious-players-text = The more players, the larger the board: { $spaces }, { $spaces_three } or { $spaces_four } spaces.
learn-ingenious-players-alt = Three boards, one inside the other, with the numbers of players that they are for.
learn-ingenious-players-alone = **Alone**
learn-ingenious-players-alone-more = Draw one, place one. Tracks go on to { $end_alone }. Raise your lowest.
learn-ingenious-players-teams = **Two teams of two**
learn-ingenious-players-teams-more = A team shares its tracks, up to { $end }. Racks stay secret.
