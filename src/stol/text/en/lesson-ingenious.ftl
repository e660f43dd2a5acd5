# The guided first game of Ingenious, told by the coach. The deal is fixed (games/ingenious/lesson.py), so tiles are
# named in the messages themselves, by the colours of their symbols. Each step has a title (room for about 28 letters),
# what the coach says (three short sentences at most), and an answer for each likely mistake. **Bold** is allowed.
# Numbers are points.

lesson-ingenious-symbol-title = Begin at a symbol
lesson-ingenious-symbol = On your turn you place one tile on two free spaces. Your **first tile must touch a printed symbol**, one that no other first tile touches. Put your green–purple tile down with green beside the printed green.
lesson-ingenious-symbol-far = From your second tile on, you may place anywhere. But the first one must touch a printed symbol.
lesson-ingenious-symbol-edge = That is a point in green as well. But along the edge a line has little room: put green on the side towards the middle.
lesson-ingenious-symbol-purple = That is allowed, and a point in purple. In this game we begin at the printed green.
lesson-ingenious-symbol-block = Green is right there. But then purple lies in the way of your green line: put it to the side.

# $green: points for the green half.
lesson-ingenious-lines-title = Lines score
lesson-ingenious-lines = Your green half touched a green symbol: one point in green. Each half looks along the lines that start from it, and **every same symbol in an unbroken line is a point**. Put green at the end of the two greens: { $green ->
    [one] { $green } point
   *[other] { $green } points
  }.
lesson-ingenious-lines-nothing = You may place a tile there. But nothing around it is the same, so it brings no point.
lesson-ingenious-lines-sides = Here, too, green brings { $green ->
    [one] { $green } point
   *[other] { $green } points
  }, one from each of two sides. But at the end of the line it makes a line of three, and the next green will see them all.
lesson-ingenious-lines-block = Green is right there. But then blue closes the line: put it to the side.

# $green, $red: points for the green half, and for the red half.
lesson-ingenious-halves-title = Both halves score
lesson-ingenious-halves = The computer player has made your line longer, and it doesn’t matter who placed a symbol: green at its end brings { $green ->
    [one] { $green } point
   *[other] { $green } points
  }. **Each half scores for itself.** Place red beside the other red, and you get { $red ->
    [one] { $red } point
   *[other] { $red } points
  } in red as well.
lesson-ingenious-halves-green = Green brings { $green ->
    [one] { $green } point
   *[other] { $green } points
  } there, but red nothing. Turn the tile so that red touches the other red: { $red ->
    [one] { $red } point
   *[other] { $red } points
  } more.

# $green, $blue: where these colours stand. $gain: points in blue at the best place. $more: points of a tempting tile.
lesson-ingenious-lowest-title = The lowest colour decides
lesson-ingenious-lowest = Some turns have passed. At the end **only your lowest colour counts**: green has { $green ->
    [one] { $green } point
   *[other] { $green } points
  }, but blue only { $blue ->
    [one] { $blue } point
   *[other] { $blue } points
  }. Place the blue–orange tile so that blue gets { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
  }.
lesson-ingenious-lowest-more = That is { $more ->
    [one] { $more } point
   *[other] { $more } points
  }, but none in blue. Your lowest colour would stay the lowest.
lesson-ingenious-lowest-orange = Here orange scores, but blue does not. Blue is your lowest colour: find a place where it scores.

# $purple: where purple stands.
lesson-ingenious-swap-title = A swap
lesson-ingenious-swap = Blue is not your lowest colour any more: purple is, with { $purple ->
    [one] { $purple } point
   *[other] { $purple } points
  }. And **no tile on your rack shows purple**. Then you may swap the whole rack for six new tiles, instead of drawing just one: do it.
lesson-ingenious-swap-refill = Then you draw one tile and keep the others, and purple may be long in coming. With six new tiles your chances are better.

# $green: where green stands. $end: where a track ends. $more: points of a tempting tile.
lesson-ingenious-eighteen-title = The end of a track
lesson-ingenious-eighteen = The swap has brought you purple. Green has { $green ->
    [one] { $green } point
   *[other] { $green } points
  }, and a track ends at { $end ->
    [one] { $end } point
   *[other] { $end } points
  }: **the colour that gets there earns another play**. Place your green–purple tile so that green reaches the end and purple scores too.
lesson-ingenious-eighteen-more = That is { $more ->
    [one] { $more } point
   *[other] { $more } points
  }, but in red and yellow. Green is so near its end: bring it there, and you may play again at once.
lesson-ingenious-eighteen-later = A good tile for purple. Bring green to its end first, then you may place this one at once as well.
lesson-ingenious-eighteen-alone = Green reaches its end there. But there is a place beside the printed green where purple, your lowest colour, scores as well.

# $gain: points in purple. $more: points of a tempting tile.
lesson-ingenious-bonus-title = Ingenious!
lesson-ingenious-bonus = Green is at its end: you have a **bonus play**, before you draw. Purple is still one of your lowest colours. Place the yellow–purple tile where both halves score: { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
  } in purple.
lesson-ingenious-bonus-more = That is { $more ->
    [one] { $more } point
   *[other] { $more } points
  }, but in red and yellow. Use the bonus play for purple, one of your lowest colours.

# $own, $other: the lowest colour of the learner, and of the computer player.
lesson-ingenious-end-title = Until the board is full
lesson-ingenious-end = The game ends when no tile has room any more. Then the lowest colours are compared, and the higher one wins: yours has { $own ->
    [one] { $own } point
   *[other] { $own } points
  } so far, the computer player’s { $other ->
    [one] { $other } point
   *[other] { $other } points
  }. If they are equal, the second lowest decide.

lesson-ingenious-done-title = That is all
lesson-ingenious-done = You know the whole game now. Play on from here, and look after your lowest colours.
