# The games, their options and the levels of computer players, as the command line and the API tell of them. Names of options
# and their values are codes; numbers of rules stand in parentheses.

pixies-about = Take cards from the market and lay them on your nine cells; three rounds.
pixies-tiny-about = The third round of Pixies on four cells with eight cards: small enough to be solved.
pixies-option-flower_power = add the 14 two-coloured cards; then up to 6 players (P19, P20)

onecard-about = Fill the rows of your cards with dice that everybody uses; the fourth card scored ends the game.
onecard-tiny-about = The last card of Everything on 1 Card, few boxes before the end: small enough to be solved.
onecard-option-draft = hold three of five cards, and replace scored ones from an open display (O13, O14)
onecard-option-deck = thirty cards other than our own; on the command line a CSV file (O3)

clustered-about = Lay cards beside cards that are alike in two ways; runs and your largest rectangle score.
clustered-tiny-about = Clustered on a table of 4 × 3 with three cards each: small enough to be solved.
clustered-option-third_joker = "none", "all", or a list of the seats that play with three jokers (C13)
clustered-option-table = [width, height] in cards, around the start cards; left open, the edge is 30 spaces away (C9)
clustered-option-fast = draw two cards and discard one at the end of each turn (C16)
clustered-option-first_bonus = 2 points each for the first 2x3 rectangle and the first run of 5 (C17)
clustered-option-largest_bonus = 2 points each for the largest rectangle and the longest run (C18)

ingenious-about = Place two-coloured tiles so that lines of one symbol grow; your lowest colour is your score.
ingenious-tiny-about = Ingenious on seven spaces with six tiles of two colours: small enough to be solved.
ingenious-option-teams = 4 players only: seats 0+2 play 1+3 on a double track (I15-I17)
ingenious-option-open_partners = with teams only: partners see each other's racks (I15)

level-novice-meaning = sees few of its moves, and takes what pays most at once
level-casual-meaning = overlooks some moves, and takes what pays most at once
level-club-meaning = overlooks little, and thinks a little ahead
level-expert-meaning = overlooks next to nothing, and thinks ahead
level-master-meaning = the strongest there is: up to a second a move
