# The guided first game of Pixies, told by the coach. The deal is fixed (games/pixies/lesson.py), so cards are named in
# the messages themselves, by their colour and number. Each step has a title (room for about 28 letters), what the coach
# says (three short sentences at most), and an answer for each likely mistake. **Bold** is allowed. Numbers are points.

# $crosses: points that the blue nine would cost.
lesson-pixies-take-title = A card on its cell
lesson-pixies-take = Four cards lie open, and you take them in turn, two each. A card goes face up on **the cell of its number**. Take the blue four.
lesson-pixies-take-crosses = It would go on its cell, but its crosses would cost you { $crosses ->
    [one] { $crosses } point
   *[other] { $crosses } points
  }. The blue four has a spiral instead.
lesson-pixies-take-plain = It would go on its cell, but by itself it brings nothing yet. The blue four has a spiral, and that is a point.

# $crosses: as above.
lesson-pixies-symbols-title = Spirals and crosses
lesson-pixies-symbols = Each **spiral** on a face-up card is a point, and each **cross** takes one away. The number itself doesn’t count yet. Two cards are left: take the one that costs you nothing.
lesson-pixies-symbols-crosses = Its crosses would cost you { $crosses ->
    [one] { $crosses } point
   *[other] { $crosses } points
  }. Take the red six, and leave the nine to the computer player.

# $new, $old: points if the new six stays face up, and if the old one does.
lesson-pixies-second-title = A second six
lesson-pixies-second = The computer player has put a second nine beneath its first: a card that lies on another is **validated** and gives its number in points. Now a six for you has come up. Take the green six, and keep the better of your two sixes face up.
lesson-pixies-second-old = The six is validated either way, for { $old ->
    [one] { $old } point
   *[other] { $old } points
  }. But the green one has a spiral: face up it brings { $new ->
    [one] { $new } point
   *[other] { $new } points
  }.
lesson-pixies-second-yellow = Any second six validates your six. But with the green one on top you get its spiral too: { $new ->
    [one] { $new } point
   *[other] { $new } points
  }.
lesson-pixies-second-three = Its spirals are good, but a validated card is better. The green six brings { $new ->
    [one] { $new } point
   *[other] { $new } points
  }.

lesson-pixies-third-title = A third six
lesson-pixies-third = One card is left, so it is yours. Your six is validated, so this third one goes **face down on any empty cell**. Put it where the nine belongs: a nine that covers it later is validated at once.
lesson-pixies-third-low = That is possible. But the card that covers it later gives its number in points, so choose a high cell: the last one.
lesson-pixies-third-high = A high cell is a good idea. The highest is the last one, for the nine.
lesson-pixies-third-full = Face down it can’t go on a cell where a card lies. Choose an empty one.

# $nine: points for the yellow nine. $four: points for validating the four.
lesson-pixies-cover-title = Covered, so validated
lesson-pixies-cover = Four new cards, and you begin. The yellow nine covers your face-down card and is **validated at once**: { $nine ->
    [one] { $nine } point
   *[other] { $nine } points
  }, crosses taken off. Take it.
lesson-pixies-cover-four = A second four validates your four, for { $four ->
    [one] { $four } point
   *[other] { $four } points
  }. The nine brings { $nine ->
    [one] { $nine } point
   *[other] { $nine } points
  }.
lesson-pixies-cover-later = The nine is worth more now: it is validated at once, for { $nine ->
    [one] { $nine } point
   *[other] { $nine } points
  }.

# $zone: points of the zone.
lesson-pixies-zone-title = A zone of one colour
lesson-pixies-zone = Face-up cards of one colour that touch by their edges are a **zone**, and each card of your largest zone gives points. Your green six lies beside the cell of the five. Take the green five: { $zone ->
    [one] { $zone } point
   *[other] { $zone } points
  }.
lesson-pixies-zone-apart = This green card would touch no other, and it has crosses. The green five lies beside your six: { $zone ->
    [one] { $zone } point
   *[other] { $zone } points
  } for the zone.

# $one: points for the green card of value one, the last card: $symbols for symbols and $zone for the zone. $five: points
# for validating the five.
lesson-pixies-end-title = The last empty cell
lesson-pixies-end = Some turns have passed, and your first cell is the last empty one. The round ends when somebody’s **nine cells are full** and both have placed equally many cards. Take the **green card with the one**: it joins your zone, for { $zone ->
    [one] { $zone } point
   *[other] { $zone } points
  }, and symbols bring { $symbols ->
    [one] { $symbols } point
   *[other] { $symbols } points
  }.
lesson-pixies-end-five = A second five validates your five, for { $five ->
    [one] { $five } point
   *[other] { $five } points
  }, but the round goes on. The green card with the one brings { $one ->
    [one] { $one } point
   *[other] { $one } points
  } and ends it.
lesson-pixies-end-nine = Your nine is validated, so this one would fill the last cell face down, for nothing. The green card with the one brings { $one ->
    [one] { $one } point
   *[other] { $one } points
  }.

# $validated, $symbols, $zone: points for validated cards, for spirals less crosses, and for the largest zone. $total:
# their sum. $other: the computer player's sum.
lesson-pixies-count-title = The round is counted
lesson-pixies-count = Validated cards gave you { $validated ->
    [one] { $validated } point
   *[other] { $validated } points
  }, spirals less crosses { $symbols ->
    [one] { $symbols } point
   *[other] { $symbols } points
  }, and your largest zone { $zone ->
    [one] { $zone } point
   *[other] { $zone } points
  }. Together that makes **{ $total ->
    [one] { $total } point
   *[other] { $total } points
  }**. The computer player has { $other ->
    [one] { $other } point
   *[other] { $other } points
  }.

lesson-pixies-rounds-title = Two more rounds
lesson-pixies-rounds = All cards are shuffled, and whoever placed the last card begins: you. Each card of your largest zone gave two points; it gives **three in the second round and four in the third**. The highest total of all three rounds wins.

lesson-pixies-done-title = That is all
lesson-pixies-done = You know the whole game now. The second round begins: take your first card.
