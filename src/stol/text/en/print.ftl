# Sheets to print, cut and play: /print/GAME.
#
# Words on the sheets themselves (print-ruler, print-note-…) have one line: 95 letters, print-ruler 30.

# The page. $game: its title.
print-title = { $game }: to print and cut
# For search engines, and for links to the page.
print-about = { $game } to print and cut: all pieces and score sheets, for A4 and Letter, in colour or with little ink.
print-lead = Use thick paper and print at 100%. If the ruler measures 50 mm, the size is right.
print-need-pixies = Then cut out the cards; everybody gets a sheet with nine cells.
print-need-onecard = Then cut out the cards and fold the dice. Cards are crossed off with a pencil: print them again for another game.
print-need-clustered = Then cut out the squares; everybody gets a deck with a picture of their own.
print-need-ingenious = Then cut out the tiles and glue the board together. Draw tiles from a bag, and hide yours behind a folded sheet.
# A button on other pages: up to 22 letters.
print-open = Print the game
print-go = Print
# For screen readers, on the home page. $game is the game’s title.
print-open-label = Print the game: { $game }
note-no-print = There are no sheets to print for this game.

# Choices
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Ink
print-ink-full = In colour
print-ink-sparing = Sparing
print-show = Update the sheets
print-hint = To print the sheets, print this page.
# $count: sheets of paper.
print-count = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
  }
# For screen readers. $number and $count: which of how many sheets. $note: what it holds, a sentence.
print-label = Sheet { $number } of { $count }. { $note }

# Words on the sheets
print-ruler = 50 mm: print at 100%
print-note-scores = Score sheet: a table for each game.
# A row of the table of points: the first to the fourth card that a player scores.
print-card = Card { $number }
# $jokers: 2 or 3.
print-note-clustered = { $jokers ->
    [one] 27 cards and { $jokers } joker.
   *[other] 27 cards and { $jokers } jokers.
  } Cut from mark to mark.
print-note-extras = Start cards, the marker of whose turn it is, and reminders. Cut from mark to mark.
# $cards: 70 or 84.
print-note-pixies = { $cards ->
    [one] { $cards } card in all. Cut from mark to mark.
   *[other] { $cards } cards in all. Cut from mark to mark.
  }
print-note-area = Nine cells for the cards of one player, and the points of three rounds.
print-note-onecard = Cross off from the left. Three full rows: count their boxes; one sun adds 2, both add 5.
print-note-dice = Cut out along the firm lines, fold and glue. Or use ordinary dice: the list tells what 1 to 6 mean.
print-note-board-left = Board, left half. The strip right of the dashed line goes under the right half.
print-note-board-right = Board, right half. Cut along the dashed line and glue it onto the strip of the left half.
# $tiles: 120.
print-note-tiles = { $tiles ->
    [one] { $tiles } tile in all. Cut out along the firm lines.
   *[other] { $tiles } tiles in all. Cut out along the firm lines.
  }
print-note-tracks = Score tracks, and a peg for each. A firm frame: Ingenious!
