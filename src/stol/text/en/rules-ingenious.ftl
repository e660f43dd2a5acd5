# The rules of Ingenious in full, as the page /learn/ingenious shows them, one message for each rule number. They name no
# variables. **bold** and rule numbers such as I7 are marked up by the page. A message NUMBER-ruling says what we decided
# where the rulebook is silent; the page marks it as our ruling. Numbers that are rules are digits: a test compares
# them, in every language, with what the game really does.

# ---- components
rule-i1 = The board is a large hexagon of small ones, the **spaces**. With 1 or 2 players its side is 6 spaces long (91 spaces), with 3 players 7 (127 spaces), with 4 players 8 (169 spaces).
rule-i2 = There are 6 **printed symbols** on the board, one for each colour, always on the corners of the hexagon of side 6, whatever the number of players. Clockwise from the top left corner they are red, green, blue, orange, yellow and purple. They occupy their spaces.
rule-i3 = There are 120 **tiles**, each of 2 hexagons with a symbol on each. The 6 colours are red, green, blue, orange, yellow and purple. There are 6 tiles of each of the 15 pairs of two colours, and 5 of each of the 6 **doubles**, which show one colour twice.
rule-i4 = You have a **rack** of 6 tiles, hidden from the others, and a **score track** from 0 to 18 for each colour. All begin at 0.

# ---- a turn
rule-i5 = The youngest player begins (here the first seat), then play goes clockwise. On your turn, place 1 tile from your rack on 2 free spaces that lie side by side. It need not touch anything, and nothing has to match.
rule-i6 = In your first turn the tile must touch a printed symbol: one of its halves lies beside it. No other player’s first tile may have touched that symbol before.
rule-i7 = Score each half of the tile separately. In each of the 5 directions that don’t lead to the other half, count the unbroken line of the same symbol, printed or placed, until a free space, another symbol or the edge of the board ends it. Each symbol gives 1 point in its colour; the tile itself is never counted. A double scores both halves in the same colour. A tile that scores nothing is allowed.
rule-i8 = A colour stops at 18. What is over is lost.
rule-i9 = For each colour that reaches 18 you have a **bonus play** (“Ingenious!”): place and score another tile from your rack, before you refill it. Two colours at once give 2 bonus plays, and a bonus play can earn more of them.
rule-i9-ruling = You can’t decline a bonus play.
rule-i10 = After all plays of your turn, **refill** your rack to 6 tiles. But if no tile on it shows your lowest colour, you may **swap** instead: show your rack, set it aside, draw 6 new tiles, then put the old ones back into the bag. With several colours tied for lowest, none of them may be on the rack. The rack is looked at after all plays and before anything is drawn; an empty rack is just refilled.
rule-i10-ruling = Everybody sees that you are asked whether to swap, and so knows that your lowest colours are not on your rack.
rule-i11 = For a bonus play you need a tile on your rack.
rule-i11-ruling = With no tile left, your remaining bonus plays are lost.

# ---- end of the game
rule-i12 = The game ends at once when no two free spaces lie side by side. After each tile comes first its score, then I13 and this rule, then bonus plays, then swapping or refilling. What is still to come when the game ends is void.
rule-i13 = If all 6 of your colours stand at 18, you win at once.
rule-i14 = Compare everybody’s lowest colour: the highest of them wins. If players are tied, compare their second lowest colours, and so on.
rule-i14-ruling = If all 6 are equal, the win is shared.

# ---- team game
rule-i15 = Teams are an option for 4 players. Partners sit opposite: the first and third seat play the second and fourth. A team shares one double track from 0 to 36 for each colour; the 4 racks stay separate and hidden. Partners don’t talk during the game.
rule-i15-ruling = The rulebook lets players agree on open talk between partners. Here an option does that: partners see each other’s racks.
rule-i16 = A tile that brings a colour to 18 stops there, whatever is over; later tiles count on from 18 to 36. Reaching 18 gives a bonus play, and so does reaching 36.
rule-i16-ruling = Both halves of a double stop at 18 together.
rule-i17 = I6 holds for each of the 4 players. Whether you may swap (I10) depends on the lowest colour of your team. The winning team is found as in I14.
rule-i17-ruling = All 6 colours at 36 win at once; all 6 at 18 don’t.

# ---- solo game
rule-i18 = Alone you play on the board of side 6, without a rack: draw 1 tile, place it, score it, then draw the next. Your first tile must touch a printed symbol. You have a double track as in I16, but no bonus plays, and you can’t swap. Your lowest colour at the end is your score: try to raise it.
rule-i18-ruling = All 6 colours at 36 end the game at once.

# ---- glossary: a word of the table, and what it means in one line; the numbers are those of the rules about it
term-ingenious-board = Board
term-ingenious-board-about = The hexagon of spaces that tiles are placed on; it grows with the number of players (I1).
term-ingenious-space = Space
term-ingenious-space-about = One hexagon of the board (I1).
term-ingenious-tile = Tile
term-ingenious-tile-about = Two hexagons, each with a symbol; it covers two spaces (I3).
term-ingenious-double = Double
term-ingenious-double-about = A tile with the same symbol twice (I3).
term-ingenious-printed = Printed symbol
term-ingenious-printed-about = One of the six symbols that are on the board from the start; it counts in lines (I2).
term-ingenious-rack = Rack
term-ingenious-rack-about = Your six tiles, hidden from the others (I4).
term-ingenious-bag = Bag
term-ingenious-bag-about = Where tiles are drawn from (I10).
term-ingenious-track = Score track
term-ingenious-track-about = Your points in one colour, 0 to 18 (I4).
term-ingenious-lowest = Lowest colour
term-ingenious-lowest-about = The colour in which you have fewest points: it decides the game (I14).
term-ingenious-first-tile = First tile
term-ingenious-first-tile-about = Has to touch a printed symbol that no other first tile has touched (I6).
term-ingenious-bonus-play = Bonus play
term-ingenious-bonus-play-about = Another tile to place at once, for a colour that reached 18 (I9).
term-ingenious-cry = Ingenious!
term-ingenious-cry-about = What you call when a colour reaches 18 (I9).
term-ingenious-refill = Refill
term-ingenious-refill-about = To draw until there are six tiles on your rack (I10).
term-ingenious-swap = Swap
term-ingenious-swap-about = To exchange the whole rack, if your lowest colour is not on it (I10).
term-ingenious-aside = Set aside
term-ingenious-aside-about = Tiles that are being swapped: they go back into the bag after the new ones are drawn (I10).
term-ingenious-team = Team
term-ingenious-team-about = Two partners who sit opposite and share one track for each colour (I15).
