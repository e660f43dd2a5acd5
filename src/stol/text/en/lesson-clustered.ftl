# The guided first game of Clustered, told by the coach. The deal is fixed (games/clustered/lesson.py), so cards are
# named in the messages themselves. Each step has a title (room for about 28 letters), what the coach says (three short
# sentences at most), and an answer for each likely mistake. **Bold** is allowed. Numbers are points or counts.

lesson-clustered-start-title = A card beside a card
lesson-clustered-start = On your turn you play one card, edge to edge with a card on the table. So far only the start card lies there, and it goes with everything. Play your **two hollow triangles** on its right.
lesson-clustered-start-corner = There they would touch the start card at a corner only. Cards lie edge to edge: play them directly on its right.
lesson-clustered-start-joker = A joker would fit, but it fits everywhere, later too. Keep it for a place where nothing else goes.
lesson-clustered-start-side = That is a good place too. In this game we build to the right, so play them there.
lesson-clustered-start-card = Beside the start card everything goes, this card too. In this game we begin with the two hollow triangles.

lesson-clustered-two-title = Two of three must match
lesson-clustered-two = A card has a number, a shape and a fill, and beside another card **two of the three** must be the same. Your two dashed triangles share number and shape with the hollow ones: play them on their right. After each turn you draw a card.
lesson-clustered-two-number = The squares share only the number with the hollow triangles: shape and fill are different. Two of three must be the same.
lesson-clustered-two-fill = Both are hollow, but number and shape are different. Two of three must be the same.
lesson-clustered-two-nothing = Three dashed circles beside two hollow triangles: nothing is the same. Two of three must be.
lesson-clustered-two-joker = A joker goes with everything, but another card of yours fits here. Keep the joker for later.
lesson-clustered-two-below = It matches there as well. But points come from cards in one line, so go on to the right.

lesson-clustered-touch-title = Every card it touches
lesson-clustered-touch = Your two filled triangles go with the hollow and with the dashed ones. But they must match **every card they touch**, the other player’s too. Look for the space that makes three in a line.
lesson-clustered-touch-square = Above your hollow triangles they would match. But they would also touch the filled square of the computer player, and there only the fill is the same.
lesson-clustered-touch-joker = The joker would make three in a line too. But your filled triangles fit there as well, and the joker can wait.
lesson-clustered-touch-bend = They match there. But at the right end they make three in a line, and that is where points begin.

# $gained: points of the run.
lesson-clustered-block-title = A run, and its end
lesson-clustered-block = Three of your cards in an unbroken line are a **run**: { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
  }, and more with each card you add. But the computer player has put a card at the end, and a card of somebody else breaks a run. Start a second row: play your **one hollow triangle** below the two hollow ones.
lesson-clustered-block-dashed = Below the dashed triangles only the shape is the same: number and fill are different. One space further left it fits.
lesson-clustered-block-far = That is allowed, but far from your other cards. Below the two hollow triangles it makes your cards a group.
lesson-clustered-block-joker = The joker fits, but your hollow triangle does too. Keep the joker a little longer.

# $column, $rectangle: points of a column of three, and of a rectangle of four cards.
lesson-clustered-rectangle-title = Rectangles score too
lesson-clustered-rectangle = Your **largest rectangle** gives a point for each of its cards. It is at least two cards wide and two high. Play your dashed triangle so that four of your cards make one.
lesson-clustered-rectangle-column = A column of three is a run, for { $column ->
    [one] { $column } point
   *[other] { $column } points
  }. But on the right the same card makes a rectangle, for { $rectangle ->
    [one] { $rectangle } point
   *[other] { $rectangle } points
  }.
lesson-clustered-rectangle-joker = That makes the rectangle, but the dashed triangle makes it too. The joker will be needed in a moment.

# $gained: points of the rectangle of four cards. $joker: points for the joker in the gap. $column: for a column of three.
lesson-clustered-joker-title = A joker fits everywhere
lesson-clustered-joker = Your rectangle brought { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
  }. In the gap to its right none of your cards matches all that it would touch. A **joker** goes with everything and counts as your card: play it there.
lesson-clustered-joker-square = The squares match the filled triangles above. But to the left and to the right two of three are not the same.
lesson-clustered-joker-column = Here the joker makes a column of three, for { $column ->
    [one] { $column } point
   *[other] { $column } points
  }. In the gap it makes a second run and a larger rectangle: { $joker ->
    [one] { $joker } point
   *[other] { $joker } points
  }.
lesson-clustered-joker-other = Triangles lie on three sides of the gap, and this card shares too little with them. Only the joker goes there.

# $gained: points of the joker, $run of them for the run and $rectangle for the rectangle. $points, $other: points of the learner and of the computer player so far.
lesson-clustered-rest-title = To the last card
lesson-clustered-rest = One card, { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
  }: { $run } for a second run, and { $rectangle } for a larger rectangle. Whenever none of your cards fits anywhere, you **discard** one instead. When all cards are gone, most points win: you have { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, the computer player { $other ->
    [one] { $other } point
   *[other] { $other } points
  }.

lesson-clustered-done-title = That is all
lesson-clustered-done = You know the whole game now. Play on from here: build your rectangle, and watch where the other player builds.
