# Help at the table: the rules over it, notes when something happens for the first time, the offer to be guided.

# The button in the header, and the head of what it opens: up to 12 letters.
rules-open = Rules
rules-close = Close the rules
# A link to the page with figures: up to 20 letters.
rules-page = With figures
# After the explanation of a word: leads to it among the rules.
rules-more = See the rules
