# The rules of Clustered in full, as the page /learn/clustered shows them, one message for each rule number. They name no
# variables. **bold** and rule numbers such as C4 are marked up by the page. A message NUMBER-ruling says what we decided
# where the rulebook is silent; the page marks it as our ruling. Numbers that are rules are digits: a test compares
# them, in every language, with what the game really does.

# ---- components
rule-c1 = You have a deck in your own colour. It holds every combination of **shape** (square, triangle, circle), **fill** (hollow, dashed, filled) and **number** (1, 2, 3): 27 cards. With 2 **jokers** that makes 29. Shape, fill and number are the 3 **attributes**; your colour only tells whose card it is.
rule-c2 = The **start card** belongs to nobody. For what may lie beside it, it is like a joker.

# ---- set-up and a turn
rule-c3 = The start card lies in the middle of the table. Everybody shuffles their own deck and draws 5 cards, hidden from the others. The youngest player begins (here the first seat), then play goes clockwise.
rule-c4 = On your turn, play 1 card from your hand on a free space that shares an edge with at least 1 card on the table. With **every** card that it shares an edge with, it must have at least 2 of the 3 attributes in common. Cards that touch only at a corner don’t matter. Jokers and the start card go with everything.
rule-c5 = If none of your cards can be played anywhere, **discard** 1 card of your choice, face up for all to see; it is out of the game. That is your turn. You can’t discard while you can play.
rule-c5-ruling = So everybody sees that none of the cards in your hand could be played. The others may conclude from it what they like.
rule-c6 = At the end of your turn draw 1 card from your own deck, as long as there is one.
rule-c7 = You may play beside anybody’s cards, also just to block them.
rule-c8 = The game ends when all cards of all players have been played or discarded. Players without cards are skipped.
rule-c9 = The table may have an edge, if you choose so: its width and height in cards, with the start card in the middle. With 2 start cards, the line from one to the other is in the middle. Where it can’t be exactly in the middle, the additional column is on the right and the additional row at the bottom. No card can lie beyond the edge, and a table that is too small for the start cards is refused.
rule-c9-ruling = If you don’t choose, the edge is 30 spaces away from the start card in each direction, as far as a whole deck in one line reaches: 61 × 61 spaces, and 68 × 61 with 2 start cards. A table has at most 101 × 101 spaces.

# ---- scoring
rule-c10 = **Rows and columns:** each unbroken **run** of 3 or more of your own cards in a line, across or down, gives 1 point for each of its cards. Jokers count as cards of their owner. Another player’s card, the start card or a gap breaks a run.
rule-c11 = **Largest rectangle:** your largest full rectangle of your own cards gives 1 point for each of its cards. Each of its sides is at least 2 cards long, and it can’t contain the start card. Only 1 rectangle counts for each player. So a single card can give up to 3 points: in a row, in a column and in the rectangle.
rule-c12 = The most points win.
rule-c12-ruling = Players tied for the most points share the win.

# ---- options
rule-c13 = Nobody (as usual), all, or some of the players play with 3 jokers, that is with 30 cards. It can help those who are new to the game. A player with an additional card has an additional turn at the end.
rule-c14 = Alone, with 1 deck, all rules stay. The aim is to beat your best score.
rule-c15 = With 5 to 8 players there are 2 start cards in one line, with 6 free spaces between them. Everybody may play at either.
rule-c16 = Everybody is dealt 7 cards; then, in the order of seats, each discards 2 of them, one at a time, face up. At the end of each turn draw 2 cards and discard 1, so that you always end with 5 in hand. That also follows a turn in which you had to discard (C5). With an empty deck you neither draw nor discard.
rule-c16-ruling = With 1 card left in your deck, draw it and discard nothing.
rule-c17 = 2 points for the first player who has a full rectangle of 2 × 3 or 3 × 2 cards, and 2 points for the first who has a run of 5 cards. A larger rectangle and a longer run count too. Each bonus is given once, as soon as the card is placed, before a card is drawn, and it is kept. One player may get both.
rule-c18 = At the end, 2 points for the largest rectangle, by its number of cards, and 2 points for the longest run. If players are tied, nobody gets that bonus; equal shapes of one player are no tie. One player may get both. Alone, you get each of them if you have anything of its kind that scores.
rule-c18-ruling = Only a rectangle or a run that scores counts (C10, C11).
rule-c19 = The printed game has a card that marks the current player. Here the table shows whose turn it is.

# ---- glossary: a word of the table, and what it means in one line; the numbers are those of the rules about it
term-clustered-attribute = Attribute
term-clustered-attribute-about = Shape, fill or number; neighbours have two of the three in common (C1).
term-clustered-shape = Shape
term-clustered-shape-about = Square, triangle or circle (C1).
term-clustered-fill = Fill
term-clustered-fill-about = Hollow, dashed or filled (C1).
term-clustered-number = Number
term-clustered-number-about = How many shapes a card shows: 1, 2 or 3 (C1).
term-clustered-two-of-three = Two of three
term-clustered-two-of-three-about = What a card needs in common with every card that it shares an edge with (C4).
term-clustered-beside = Beside
term-clustered-beside-about = Sharing an edge; a corner is not enough (C4).
term-clustered-joker = Joker
term-clustered-joker-about = A card that goes with everything and scores for its owner (C1, C4).
term-clustered-start-card = Start card
term-clustered-start-card-about = Lies in the middle, goes with everything and belongs to nobody (C2).
term-clustered-space = Space
term-clustered-space-about = A place on the table for one card (C4).
term-clustered-deck = Deck
term-clustered-deck-about = Your own cards, of which you draw one each turn (C1, C6).
term-clustered-discard = Discard
term-clustered-discard-about = To put a card out of the game, face up, because none can be played (C5).
term-clustered-run = Run
term-clustered-run-about = Three or more of your cards in an unbroken line, in a row or a column (C10).
term-clustered-rows = Rows
term-clustered-rows-about = Your points for runs across (C10).
term-clustered-columns = Columns
term-clustered-columns-about = Your points for runs down (C10).
term-clustered-rectangle = Largest rectangle
term-clustered-rectangle-about = The largest full rectangle of your own cards, two by two at least (C11).
term-clustered-bonus = Bonus
term-clustered-bonus-about = Two points more, for the first or the largest, if you play with that option (C17, C18).
