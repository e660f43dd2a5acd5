# Help at the table: the rules over it, notes when something happens for the first time, the offer to be guided.

# The button in the header, and the head of what it opens: up to 12 letters.
rules-open = Rules
rules-close = Close the rules
# A link to the page with figures: up to 20 letters.
rules-page = With figures
# After the explanation of a word: leads to it among the rules.
rules-more = See the rules

# Below the table of the result: by which rules the points were counted.
counted-pixies = Validated cards count by rule P15, symbols by P16, the largest zone by P17; with Flower Power face-down cards by P20.
counted-onecard = Scored cards count by rule O8, unfinished ones by O11.
counted-clustered = Rows and columns count by rule C10, the largest rectangle by C11, bonuses by C17 and C18.
counted-ingenious = The lowest colour decides; if it is equal, the next one. Rule I14

# Notes, one at a time, when something happens to a player for the first time: one line each, up to 110 letters.
first-pixies-validated = A card that lies on another one is validated: it gives its value. Rules P10 and P15
first-pixies-down = A card whose cell is validated already goes face down on an empty cell. Rule P9
first-pixies-last = The last round: now each card of your largest zone gives most. Rule P17
first-onecard-row = A full row. With three of them on one card, the card is scored. Rule O8
first-onecard-sun = A full row with a sun: it gives more points when the card is scored. Rule O8
first-onecard-scored = You have scored a card: its points are yours, and you get another one. Rules O8 and O9
first-onecard-race = Somebody has three scored cards: the round with a fourth one is the last. Rule O10
first-clustered-run = A run: three or more of your cards in an unbroken line give a point each. Rule C10
first-clustered-rectangle = A full rectangle of your own cards: the largest one gives a point for each card. Rule C11
first-clustered-discard = None of your cards fits anywhere, so you discard one. Rule C5
first-clustered-joker = You have a joker: it goes beside every card, and counts as yours. Rules C4 and C10
first-ingenious-bonus = A colour has come to a goal: that gives a bonus play, which can’t be declined. Rule I9
first-ingenious-swap = Swapping replaces refilling. Your old tiles go back into the bag after you have drawn. Rule I10
# The button that takes a note away for good.
first-dismiss = Got it
# For screen readers: the same.
first-dismiss-label = Got it: don’t show this note again

# To somebody who has never finished a game of this kind. $game is its title.
offer-guided = Never played { $game }? The guided first game takes three minutes.
offer-start = Start
offer-not-now = Not now
