# The guided first game of Everything on 1 Card, told by the coach. The deal is fixed (games/onecard/lesson.py), so dice
# and rows are named in the messages themselves; the learner's first card is the one on the left, or on top. Each step
# has a title (room for about 28 letters), what the coach says (three short sentences at most), and an answer for each
# likely mistake. **Bold** is allowed. Numbers are boxes or points.

lesson-onecard-keep-title = Keep and reroll
lesson-onecard-keep = You roll for everybody, and you may reroll any dice, twice at most. On your first card the yellow and the green row are short, so they fill soon. Keep **both yellow dice and the green one**, and reroll the other two.
lesson-onecard-keep-stop = If you stop, this roll counts as it lies. But the orange die does nothing on your first card, and rerolling costs nothing.
lesson-onecard-keep-green = The green die helps too: the green row of your first card has only two boxes. Keep it as well.
lesson-onecard-keep-orange = Your first card has no orange row, so this die would be lost on it. Reroll it.
lesson-onecard-keep-red = Red fits, but the red row is the longest one on your card. Short rows fill sooner, so reroll this die.

lesson-onecard-stop-title = Enough is enough
lesson-onecard-stop = A third yellow: exactly what the yellow row of your first card needs. You might reroll once more. But all five dice fit on that card, so **stop here**.
lesson-onecard-stop-more = All five dice fit already, so another roll can’t bring more. And with a fourth yellow none of the yellow dice would fit: the row has three boxes.

# $first, $second: boxes that the roll crosses off on the learner's first card, and on the second.
lesson-onecard-use-title = Use the roll on one card
lesson-onecard-use = Now everybody chooses in secret: use the roll on **one card**, or pass. On your first card it crosses off { $first ->
    [one] { $first } box
   *[other] { $first } boxes
  }, with the whole yellow row. Use it there.
lesson-onecard-use-second = Your second card has no yellow row: only { $second ->
    [one] { $second } box
   *[other] { $second } boxes
  } would be crossed off. On the first card it is { $first ->
    [one] { $first } box
   *[other] { $first } boxes
  }.
lesson-onecard-use-pass = Pass when a roll does you no good. This one crosses off { $first ->
    [one] { $first } box
   *[other] { $first } boxes
  } on your first card.

# $first, $second: as above.
lesson-onecard-misfit-title = What does not fit
lesson-onecard-misfit = The computer player has rolled, and that roll counts for you too. Your first card has one free green box for two green dice: **a colour that doesn’t fit entirely is not crossed off at all**. But three blue dice fill the blue row, so use that card again.
lesson-onecard-misfit-second = On the second card all fits: { $second ->
    [one] { $second } box
   *[other] { $second } boxes
  } there, { $first ->
    [one] { $first } box
   *[other] { $first } boxes
  } here. But on the first card a second row gets full, and a card needs three full rows to score.
lesson-onecard-misfit-pass = Then you get nothing from this roll. On your first card it fills a whole row.

lesson-onecard-one-title = Exactly one
lesson-onecard-one = Two rows are full, and one green box is missing for the third. You need **exactly one** green die, and your last reroll is left. Keep one green and all the others: reroll only the second green.
lesson-onecard-one-two = Then two green dice stay, and two don’t fit into one box. Reroll one of them, and nothing else.
lesson-onecard-one-none = Then no green die would be left, and you need one. Keep one of the two.
lesson-onecard-one-all = One green is right. But each die that you reroll may turn green too, so reroll only one.

# $points: points of the card.
lesson-onecard-score-title = Three full rows
lesson-onecard-score = One green die: the third row gets full. A card with **three full rows** is scored at once, and this one gives { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Use your first card.
lesson-onecard-score-second = On the second card the dice only make a beginning. On the first they complete a card for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
lesson-onecard-score-pass = Don’t let this one go: it completes a card for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# $points: points of the card, of which $boxes are for boxes and $suns for suns.
lesson-onecard-suns-title = Boxes and suns
lesson-onecard-suns = Your card gave { $boxes ->
    [one] { $boxes } point
   *[other] { $boxes } points
  } for the boxes of its full rows, and { $suns ->
    [one] { $suns } point
   *[other] { $suns } points
  } because both rows with a **sun** are full: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. One sun alone gives less, and rows that aren’t full give nothing. You have drawn a new card in its place.

lesson-onecard-race-title = The race to four
lesson-onecard-race = The game ends with the round in which somebody scores a **fourth card**. Full rows of unfinished cards then give their boxes, without suns. The highest total wins, so be quick, but not too quick.

lesson-onecard-done-title = That is all
lesson-onecard-done = You know the whole game now. The computer player has rolled: use this roll on one of your cards, and play on.
