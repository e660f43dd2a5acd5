# The rules of Everything on 1 Card in full, as the page /learn/onecard shows them, one message for each rule number.
# They name no variables. **bold** and rule numbers such as O7 are marked up by the page. A message NUMBER-ruling says
# what we decided where the rulebook is silent or in doubt; the page marks it as our ruling. Numbers that are rules are
# digits: a test compares them, in every language, with what the game really does.

# ---- components
rule-o1 = There are 5 dice, all alike. Each has 6 faces, one for each colour: red, orange, yellow, green, blue and purple. The symbols (red hexagon, orange pentagon, yellow circle, green octagon, blue triangle, purple square) only help to tell the colours apart.
rule-o2 = There are 30 cards. Each has 5 **rows** in 5 different colours. A row has 2 to 6 **boxes**, and a card has 20 boxes in all. Exactly 2 rows of a card carry a **sun**. A full row is worth as many points as it has boxes, so that a card is worth at most 25 points: 20 for its boxes and 5 for its suns.
# “Own deck” is the message option-onecard-deck. The line in quotes is a code and stays as it is, as do the letters
# r o y g b p (red, orange, yellow, green, blue, purple) and s (sun), and --deck.
rule-o3 = The 30 cards here are **our own deck**, because the list of the printed cards is published nowhere that we know of. If you own the game, you can type in the printed cards: on the set-up page, under “Own deck”, write 30 lines such as “01 o3s y2 g4s b5 p6”. A line is the number of the card, then for each row its colour (r o y g b p), its boxes, and s if it has a sun. On the command line, a CSV file does the same (--deck). Numbers go from 01 to 30, each once, in any order; a deck that breaks this or O2 is refused, and you are told which line is wrong.
rule-o3-ruling = Our deck fits everything that the rulebook says, contains cards that fit its 3 worked examples (06, 12 and 03), and treats all 6 colours alike. Two equal cards with different numbers are different cards. A deck that you typed in is kept in the record of the game, card by card.

# ---- set-up and a round
rule-o4 = Shuffle the cards. Each player draws 2 cards and keeps them open for all to see. The player on the first seat rolls first.
rule-o5 = The **roller** rolls all 5 dice. Then the roller may **reroll** any of them, at most 2 times; a die that was kept the first time may still be rerolled the second time. What the dice show after the last roll counts for everybody. After the second reroll there is nothing left to decide.
rule-o6 = Then every player either **passes** or uses the roll on exactly 1 of their cards. The roll can’t be divided among several cards.
rule-o6-ruling = All players decide at the same time, unseen by the others. (The rulebook only says that boxes are crossed off “in order”, which may mean the players or the boxes.)
rule-o7 = Look at each rolled colour on the card that you use. If its row has at least as many free boxes as there are dice of that colour, **cross off** that many boxes, from left to right. A colour that does not fit with all its dice is not crossed off at all. Everything that fits must be crossed off: there is no choice within a card. A card on which nothing fits can’t be used; everybody is asked in every round, even if only passing is possible.
rule-o8 = If the card then has 3 or more **full rows**, it is **scored** at once and leaves play. It gives the boxes of its full rows, plus 2 points if exactly 1 row with a sun is full, or plus 5 points if both are. Rows that are not full give nothing. So a 4th or 5th row counts only if the same roll completed it.
rule-o9 = Those who scored a card in this round each draw a new one, clockwise, beginning with the roller. Then the dice pass clockwise to the next player.

# ---- end of the game
rule-o10 = The game ends after the round in which somebody has scored a 4th card.
rule-o10-ruling = No cards are drawn after that round.
rule-o11 = Now each full row of your **unfinished cards** gives its boxes, but no points for suns. The highest total wins, whoever was first to score 4 cards.
rule-o11-ruling = The rulebook’s line on the aim of the game says that the first to score a 4th card wins. Its section on the end counts points, and that section decides. Players tied for the highest total share the win.
rule-o12 = The deck can’t run out: with 4 players at most 20 of the 30 cards are drawn, in the draft at most 27. There is no limit on rounds.

# ---- draft
rule-o13 = At the start each player is dealt 5 cards and keeps 3 of them, all in play from the beginning. The others go back into the deck, which is shuffled.
rule-o13-ruling = All players choose at the same time.
rule-o14 = When all have chosen and the rest is back in the deck, 3 cards are laid open beside it. Whoever scores a card must take 1 of these **open cards** in its place, clockwise, beginning with the roller. After each of them, also the last, the open cards are made up to 3 from the deck. All other rules stay.

# ---- glossary: a word of the table, and what it means in one line; the numbers are those of the rules about it
term-onecard-roller = Roller
term-onecard-roller-about = Who rolls the dice in this round (O5).
term-onecard-roll = Roll
term-onecard-roll-about = What the five dice show at last; everybody uses it (O5).
term-onecard-keep = Keep
term-onecard-keep-about = To leave a die as it is while others are rerolled (O5).
term-onecard-reroll = Reroll
term-onecard-reroll-about = To roll some of the dice again, at most twice in a round (O5).
term-onecard-pass = Pass
term-onecard-pass-about = Not to use the roll (O6).
term-onecard-row = Row
term-onecard-row-about = The boxes of one colour on a card (O2).
term-onecard-box = Box
term-onecard-box-about = One place of a row, for one die (O2).
term-onecard-cross-off = Cross off
term-onecard-cross-off-about = To mark as many boxes of a row as there are dice of its colour (O7).
term-onecard-full-row = Full row
term-onecard-full-row-about = A row with all its boxes crossed off (O2, O8).
term-onecard-sun = Sun
term-onecard-sun-about = Marks two rows of each card: one full gives 2 points more, both give 5 (O8).
term-onecard-scored = Scored card
term-onecard-scored-about = A card with three or more full rows: its points are yours, and it leaves play (O8).
term-onecard-unfinished = Unfinished card
term-onecard-unfinished-about = A card that is still in play when the game ends (O11).
term-onecard-draft = Draft
term-onecard-draft-about = The variant in which you choose the cards that you play with (O13).
term-onecard-hold = Hold
term-onecard-hold-about = To choose a card at the start of the draft (O13).
term-onecard-display = Open cards
term-onecard-display-about = The three cards beside the deck in the draft, to replace scored ones (O14).
