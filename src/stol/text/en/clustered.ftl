# What a table of Clustered says. These variables mean the same in every message:
# $card is a card in words, one of the three messages clustered-card, -joker, -start-card; FORM($card, case: "acc") says
# it in another case. $name is a player and $you is yes if that is the reader. $at is a space, the message `space` of
# table.ftl. $gain is a number of points, 0 or more.

# $count is a number of cards, 0 or more. In lists of tables, beside the name of the game.
clustered-progress = { $count ->
    [one] { $count } card to go
   *[other] { $count } cards to go
  }

# A card, as it stands in a list or in a sentence; in lower case. $number is 1, 2 or 3 shapes; $fill is h (hollow),
# d (dashed) or f (filled); $shape is s (square), t (triangle) or c (circle). $case is the grammatical case that a
# sentence asks for by FORM: nom (also in lists), acc, gen, dat, loc, ins.
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
# $case as above.
clustered-joker = a joker
clustered-start-card = the start card

# Whose turn it is. $name, $you. On phones 9 letters fit, the rest is cut off.
clustered-draws = { $you ->
    [yes] You draw
   *[no] { $name } draws
  }
clustered-discards-now = { $you ->
    [yes] Your turn: discard
   *[no] { $name } discards
  }

# What happened last. $name, $you, $card, $at, $gain.
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
# $name, $you, $card.
clustered-threw = { $you ->
    [yes] You discarded { $card }.
   *[no] { $name } discarded { $card }.
  }

# The cards on the table. $count is how many.
clustered-cloth = { $count ->
    [one] The table, { $count } card
   *[other] The table, { $count } cards
  }
# The name of a move. It is said on the board, in hints, and in reviews of anybody's moves: a noun or an infinitive, not
# an imperative. $card, $at, $gain.
clustered-play-at = { $gain ->
    [0] Play { $card } at { $at }
   *[other] Play { $card } at { $at }: +{ $gain }
  }
# A link on a space where the card can't be played. $card, $at.
clustered-ask-at = Why not { $card } at { $at }?
# Zooming.
clustered-closer = Closer
clustered-further = Further
clustered-all = Show all
# How many spaces to play on are off screen. The browser counts them: $count only chooses the plural form, by categories
# such as [one] and never by exact numbers such as [1]; $number is what is shown. 14 letters fit.
clustered-more = { $count ->
    [one] { $number } more
   *[other] { $number } more
  }
# The heap of discarded cards. $count, 1 or more.
clustered-heap = { $count ->
    [one] { $count } discarded
   *[other] { $count } discarded
  }

# The hand and its buttons.
clustered-hand = Your hand
# A card in hand, and on how many spaces ($count) it fits. $card, $count.
clustered-hand-play = { $count ->
    [0] { $card }: fits nowhere
    [one] { $card }: { $count } space
   *[other] { $card }: { $count } spaces
  }
clustered-choose = Choose a card.
# $count is a number of spaces, 1 or more.
clustered-choose-space = { $count ->
    [one] It fits on { $count } space.
   *[other] It fits on { $count } spaces.
  }
clustered-choose-discard = Choose a card to discard.
clustered-must-discard = No card of yours fits anywhere: discard one.
# The button that plays. $gain. 24 letters fit in a line, then it wraps.
clustered-play = { $gain ->
    [0] Play here
   *[other] Play here, +{ $gain }
  }
clustered-discard = Discard it
# The name of a move, as clustered-play-at: a noun or an infinitive. $card.
clustered-discard-card = Discard { $card }
# Two buttons side by side; longer than 12 letters, they wrap.
clustered-back = Put back
clustered-why = Why not?
clustered-why-card = Which card? Choose one.
clustered-why-here = Which space? Choose one.
# A picked card that can be played nowhere now; other cards of the hand can.
clustered-fits-nowhere = This card fits nowhere now. Choose a space to see why.
clustered-why-discard = Discard?
# $card.
clustered-ask-discard = Why not discard { $card }?
clustered-asked = Enough

# Below a name. $count is a number of cards; to draw there is at least 1. Both together 26 letters, on phones 9 each.
clustered-in-hand = { $count ->
    [one] { $count } in hand
   *[other] { $count } in hand
  }
clustered-to-draw = { $count ->
    [one] { $count } to draw
   *[other] { $count } to draw
  }

# Items of the score, also heads of the columns of the result: 14 letters, then they wrap.
clustered-rows = rows
clustered-columns = columns
clustered-rectangle = largest rectangle
clustered-bonus = bonus
# What a bonus is for, in a list.
clustered-first-rectangle = first 2×3
clustered-first-run = first run of 5
clustered-largest-rectangle = largest rectangle
clustered-longest-run = longest run
# The last cards, each below the name of its player.
clustered-lately = Lately
# $card.
clustered-just-discarded = Discarded: { $card }

# The table in words, for screen readers. $cards is a list of cards, $reasons one of what a bonus is for, $points a
# number.
clustered-words-hand = Your hand: { $cards }
clustered-words-bonus = { $points } ({ $reasons })
clustered-words-scores = Points
clustered-words-player = Player
clustered-words-total = Total
clustered-words-in-hand = Cards in hand
clustered-words-to-draw = Cards to draw
clustered-words-discards = Discards
clustered-words-table = Cards on the table, by column and row
# A card on the table, and whose it is. $card, $name, $you.
clustered-words-owned = { $you ->
    [yes] { $card }, yours
   *[no] { $card }, { $name }
  }
# The cards that a player has discarded, in a table. $cards is a list, $count how many there are.
clustered-words-discarded = { $count ->
    [0] none
   *[other] { $cards }
  }

# With real cards. $name, $you.
clustered-chance-card = { $you ->
    [yes] Which card did you draw?
   *[no] Which card did { $name } draw?
  }
