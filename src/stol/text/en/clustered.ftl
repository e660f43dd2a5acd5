# What a table of Clustered says.

clustered-progress = { $count ->
    [one] { $count } card to go
   *[other] { $count } cards to go
  }

# A card by its number, fill and shape, as it stands in a list or in a sentence.
clustered-card = { $number ->
    [1] one { $fill ->
        [h] hollow
        [d] dashed
       *[f] filled
      } { $shape ->
        [s] square
        [t] triangle
       *[c] circle
      }
    [2] two { $fill ->
        [h] hollow
        [d] dashed
       *[f] filled
      } { $shape ->
        [s] squares
        [t] triangles
       *[c] circles
      }
   *[3] three { $fill ->
        [h] hollow
        [d] dashed
       *[f] filled
      } { $shape ->
        [s] squares
        [t] triangles
       *[c] circles
      }
  }
clustered-joker = a joker
clustered-start-card = the start card

# Turns
clustered-draws = { $you ->
    [yes] You draw
   *[no] { $name } draws
  }
clustered-discards-now = { $you ->
    [yes] Your turn: discard
   *[no] { $name } discards
  }

# What happened last; $at is a space like 3,−1.
clustered-played = { $you ->
    [yes] { $gain ->
        [0] You played { $card } at { $at }.
       *[other] You played { $card } at { $at }: +{ $gain }.
      }
   *[no] { $gain ->
        [0] { $name } played { $card } at { $at }.
       *[other] { $name } played { $card } at { $at }: +{ $gain }.
      }
  }
clustered-threw = { $you ->
    [yes] You discarded { $card }.
   *[no] { $name } discarded { $card }.
  }

# The cloth
clustered-cloth = { $count ->
    [one] The table, { $count } card
   *[other] The table, { $count } cards
  }
clustered-play-at = { $gain ->
    [0] Play { $card } at { $at }
   *[other] Play { $card } at { $at }: +{ $gain }
  }
clustered-ask-at = Why not { $card } at { $at }?
clustered-closer = Closer
clustered-further = Further
clustered-all = Show all
# How many spaces to play on are off screen; the number takes the place of the #.
clustered-more = # more
clustered-heap = { $count ->
    [one] { $count } discarded
   *[other] { $count } discarded
  }

# The hand and its buttons
clustered-hand = Your hand
clustered-hand-play = { $count ->
    [0] { $card }: fits nowhere
    [one] { $card }: { $count } space
   *[other] { $card }: { $count } spaces
  }
clustered-choose = Choose a card.
clustered-choose-space = { $count ->
    [one] It fits on { $count } space.
   *[other] It fits on { $count } spaces.
  }
clustered-choose-discard = Choose a card to discard.
clustered-must-discard = No card of yours fits anywhere: discard one.
clustered-play = { $gain ->
    [0] Play here
   *[other] Play here, +{ $gain }
  }
clustered-discard = Discard it
clustered-discard-card = Discard { $card }
clustered-back = Put back
clustered-why = Why not?
clustered-why-card = Which card? Choose one.
clustered-why-here = Which space? Choose one.
# A picked card that can be played nowhere now; other cards of the hand can.
clustered-fits-nowhere = This card fits nowhere now. Choose a space to see why.
clustered-why-discard = Discard?
clustered-ask-discard = Why not discard { $card }?
clustered-asked = Enough

# Scores
clustered-in-hand = { $count } in hand
clustered-to-draw = { $count } to draw
clustered-rows = rows
clustered-columns = columns
clustered-rectangle = largest rectangle
clustered-bonus = bonus
clustered-first-rectangle = first 2×3
clustered-first-run = first run of 5
clustered-largest-rectangle = largest rectangle
clustered-longest-run = longest run
clustered-lately = Lately
clustered-just-discarded = { $card }, discarded

# The table in words
clustered-words-scores = Points
clustered-words-player = Player
clustered-words-total = Total
clustered-words-in-hand = Cards in hand
clustered-words-to-draw = Cards to draw
clustered-words-discards = Discards
clustered-words-table = Cards on the table, by column and row
clustered-words-owned = { $card }, { $name }
clustered-words-none = none

# With real cards.
clustered-chance-card = { $you ->
    [yes] Which card did you draw?
   *[no] Which card did { $name } draw?
  }
