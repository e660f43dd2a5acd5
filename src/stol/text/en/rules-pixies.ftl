# The rules of Pixies in full, as the page /learn/pixies shows them, one message for each rule number. They name no
# variables. **bold** and rule numbers such as P7 are marked up by the page. A message NUMBER-ruling says what we decided
# where the rulebooks are silent; the page marks it as our ruling. Numbers that are rules are digits: a test compares
# them, in every language, with what the game really does.

# ---- components
rule-p1 = There are 70 cards. Each has a **value** from 1 to 9 and one of 4 colours: blue, green, yellow or red. The 6 **multicolour cards** have all 4 colours at once. A card may show up to 6 **spirals** or up to 6 **crosses**, never both. A **special card** shows one spiral for each face-up card of its own colour in your area.
rule-p2 = You have 9 **cells**, 3 rows of 3, numbered 1 to 9 in reading order. They are your **area**.

# ---- set-up and turns
rule-p3 = Shuffle all cards. The first player of the first round is drawn at random.
rule-p4 = With 3 or more players, each turn begins by revealing as many cards as there are players: this is the **market**. Beginning with the first player of the turn, and going clockwise, each takes one card from the market and places it. The last has no choice of card.
rule-p5 = With 2 players, each turn begins by revealing 4 cards. The players alternate, the first player of the turn first, until all 4 are taken. So each plays twice.
rule-p6 = Whoever took the last card of a turn is the first player of the next turn.

# ---- placing a card
rule-p7 = If no face-up card of the same value lies in your area, the card goes face up on the cell of its value. If a face-down card lies on that cell, the new card covers it and is **validated** at once (P10).
rule-p8 = If that cell holds a face-up card that is not validated, you choose which of the two cards stays face up. The other goes face down beneath it, so that all can see that it is there. The upper card is now validated.
rule-p9 = If that cell holds a validated card, the new card goes face down on any empty cell of yours, whatever the number of that cell. It can’t be slid under a card. There is always an empty cell, because a round ends before anybody has to place a card without one (P11, P12).
rule-p10 = A face-up card that lies on a face-down card is **validated**. So there are never more than 2 cards on a cell, a face-up card always lies on the cell of its own value, and no two face-up cards in your area have the same value.

# ---- end of a round
rule-p11 = With 3 or more players, the round ends at the end of a turn in which somebody has cards on all 9 cells, face up or face down. So everybody places a card in the last turn too.
rule-p12 = With 2 players the same holds, and the round can also end in the middle of a turn: when both have placed 1 card of that turn and somebody has cards on all 9 cells, the 2 cards that are left are not taken. So both always place the same number of cards.
rule-p12-ruling = If the last round ends in this way, the 2 cards that nobody took stay in the market.
rule-p13 = A turn needs a full market: 1 card for each player, or 4 cards with 2 players.
rule-p13-ruling = If the deck has too few cards left for that, the round ends and is scored. This is checked as soon as the last card of a turn is placed, and nothing is revealed from a deck that is too short. It can only happen with 5 players, after 14 turns, or after 16 turns with Flower Power, and with 6 players, after 14 turns.
rule-p14 = At the end of a round everybody scores (P15, P16, P17). Then all cards are shuffled again. Whoever placed the last card is the first player of the next round. The game has 3 rounds.
rule-p14-ruling = After the third round everything stays as it lies, and so does the mark of the first player.

# ---- scoring
rule-p15 = Each validated card in your area gives as many points as its value.
rule-p16 = The symbols on every face-up card count, validated or not. Each spiral gives 1 point, each cross takes away 1 point. A special card gives 1 point for each face-up card of its colour in your area; it counts itself and multicolour cards too. The score of a round may be negative.
rule-p17 = A **zone** is 2 or more face-up cards that share one colour and touch by their edges; touching at a corner does not count. A multicolour card belongs to every colour, but all cards of a zone have one colour in common. Only your largest zone scores: each of its cards gives 2 points in round 1, 3 points in round 2 and 4 points in round 3.
rule-p18 = After 3 rounds the highest total wins. Players who are tied for it share the win.

# ---- Flower Power
rule-p19 = This expansion is an option. It adds 14 cards, and 2 to 6 can play. Each of these cards has exactly 2 colours and counts as both: it can be in a zone of either colour, and counts for special cards of either colour. It may show up to 7 spirals.
rule-p20 = With Flower Power each **uncovered** face-down card, one that is alone on its cell, gives 5 points. Some of the new cards show 1, 2 or 3 spirals for each uncovered face-down card in your area. Others show a cross for each face-up card of the printed colour in your area, multicolour and two-coloured cards included. These symbols count only on face-up cards, validated or not.

# ---- glossary: a word of the table, and what it means in one line; the numbers are those of the rules about it
term-pixies-area = Area
term-pixies-area-about = Your nine cells and the cards on them (P2).
term-pixies-cell = Cell
term-pixies-cell-about = One of your nine places for cards, numbered 1 to 9 (P2).
term-pixies-market = Market
term-pixies-market-about = The revealed cards that the players take from in this turn (P4).
term-pixies-first-player = First player
term-pixies-first-player-about = Who takes a card first in this turn (P4, P6).
term-pixies-value = Value
term-pixies-value-about = The number on a card: the cell it belongs to, and its points once it is validated (P1).
term-pixies-face-up = Face up
term-pixies-face-up-about = Its value, colour and symbols can be seen, and its symbols count (P7).
term-pixies-face-down = Face down
term-pixies-face-down-about = Only its back can be seen; it has no value, colour or symbols now (P8, P9).
term-pixies-validated = Validated
term-pixies-validated-about = A face-up card on a face-down card: it gives its value (P10, P15).
term-pixies-spiral = Spiral
term-pixies-spiral-about = A symbol on a card: plus 1 point (P16).
term-pixies-cross = Cross
term-pixies-cross-about = A symbol on a card: minus 1 point (P16).
term-pixies-special = Special card
term-pixies-special-about = It gives 1 point for each of your face-up cards of its colour, itself included (P1, P16).
term-pixies-multicolour = Multicolour card
term-pixies-multicolour-about = A card of all four colours at once; it shows a butterfly (P1).
term-pixies-two-coloured = Two-coloured card
term-pixies-two-coloured-about = A card of Flower Power that counts as both of its colours (P19).
term-pixies-zone = Zone
term-pixies-zone-about = Face-up cards of one colour that touch by their edges; your largest one scores (P17).
term-pixies-uncovered = Uncovered
term-pixies-uncovered-about = A face-down card that is alone on its cell; it scores with Flower Power only (P20).
