# Pixies in two minutes. Numbers are variables that the figure beside the text counts; none is written here.

## A card goes to its cell
# $value is the number on the card, which is also that of its cell.
learn-pixies-place = Place it
learn-pixies-place-short = Place it
learn-pixies-place-text = A { $value } goes face up on your cell { $value }.
learn-pixies-place-alt = A { $value } is held over cell { $value }. Then it lies there, face up.

## Words at the table
term-pixies-market = Market
term-pixies-market-about = The cards that are turned up. Each player takes one in turn: P4.
