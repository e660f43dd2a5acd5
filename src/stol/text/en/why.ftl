# Why a move is refused, with the number of its rule. Cards, tiles, dice and moves are codes, as in records of games.
# $text is what was typed, in quotes.

why-over = the game is over: { $text } can't be played any more
why-no-move = { $text } is no move; moves are named like { $example }
why-no-outcome = { $text } is no outcome: nothing is left to chance in this game
why-not-now = this is not possible now
# A sentence of a game that was installed besides; it is in that game's language.
why-said = { $text }
why-no-text = a move is text, such as legal() and chance() list it, not { $text }
# $reason is another of these messages.
why-turn = { $actor ->
    [chance] chance
   *[other] seat { $actor }
  } is to act: { $reason }
# What real cards or dice are said to show.
why-nothing-told = nothing was named that was drawn or rolled
why-told = { $text } is not possible: { $reason }
why-told-enough = { $text } is one too many: nothing more is drawn or rolled before somebody chooses
why-both = { $one }; { $other }

# Pixies. $value and $cell are numbers from 1 to 9; $cells is a list like @2, @7.

why-pixies-no-move = { $text } is no move: after the card comes nothing, =new, =old, or @1 to @9
why-pixies-no-card = { $text }: there is no card { $name }; cards are named like b4+1, g6-4, y5*, m3 (P1)
why-pixies-no-seat = { $text }: who begins is a seat, first:0 to first:{ $last } (P3)
why-pixies-market = { $card } is not in the market, which holds { $cards } (P4)
why-pixies-new = no face-up { $value } lies in this area, so the card goes face up on cell { $value }: { $card } (P7)
why-pixies-second = cell { $value } holds a card that is not validated: say =new or =old, which stays face up (P8)
why-pixies-validated = the card on cell { $value } is validated, so this one goes face down on an empty cell: { $cells } (P9)
why-pixies-covered = cell { $cell } is not empty; empty are { $cells } (P9)
why-pixies-first = first a player is drawn to begin: first:0 to first:{ $last } (P3)
why-pixies-begun = who begins is already known; now a card is revealed (P4)
why-pixies-flower-power = { $card } belongs to Flower Power, which is not in this game (P19)
why-pixies-drawn = { $card } is not in the deck any more (P4)

# Everything on 1 Card. $dice are letters of colours, like oyypp; $order are all of them in their order.

why-onecard-no-move = { $text } is no move: they are stop, keep yyp, mark 07, pass, hold 03,11,27, take 12
why-onecard-no-card = { $text }: there is no card { $name }; cards are numbered 01 to { $last } (O3)
why-onecard-no-colours = { $text }: after keep come the colours that are kept, of { $order }, or - for none (O1)
why-onecard-keep-all = { $text }: at least one of the { $count } dice is rerolled; to keep all say stop (O5)
why-onecard-colour-order = { $text }: the colours come in the order { $order }
why-onecard-three = { $text }: three different cards are held (O13)
why-onecard-card-order = { $text }: the three cards come in ascending order
why-onecard-no-draft = cards are held and taken in the draft variant only, which is not played here (O13, O14)
why-onecard-hold-first = first everybody holds three of the five cards dealt, here of { $dealt } (O13)
why-onecard-not-dealt = { $cards } was not dealt to seat { $seat }, which holds three of { $dealt } (O13)
why-onecard-not-rolled = { $count } { $colour } can't be kept: the dice are { $dice } (O5)
why-onecard-rolling = the roll does not count yet: the roller says stop, or keep with what is not rerolled (O5)
why-onecard-roller = the roller now says stop, or keep with what is not rerolled of { $dice } (O5)
why-onecard-rolled = the roll { $dice } counts and is not rerolled (O5); now it is pass, or mark with a card (O6)
why-onecard-marking = everybody now uses the roll on one card or passes: pass, or mark with a card (O6)
why-onecard-not-in-play = card { $card } is not in play for seat { $seat }, which has { $cards } (O6)
why-onecard-nothing-fits = nothing of { $dice } fits on card { $card }, so it can't be chosen (O7)
why-onecard-not-open = card { $card } does not lie open; { $cards } do (O14)
why-onecard-take-first = seat { $seat } has scored a card and first has to take one of the open ones: { $cards } (O14)
why-onecard-die = a die falls now, on one of the colours { $colours } (O5)
why-onecard-no-die = a card is drawn now; no die is rolled (O4, O9, O14)
why-onecard-drawn = card { $card } is not in the deck any more (O4)

# Clustered. $space is x,y.

why-clustered-no-move = { $text } is no move: a card is played like 2tf@3,-1 or discarded like discard 2tf
why-clustered-no-card = { $text }: there is no card { $name }; a card is a number 1 2 3, a shape s t c and a fill h d f, or J (C1)
why-clustered-beyond = { $text }: { $space } is beyond the edge of the table, where x goes from { $left } to { $right } and y from { $top } to { $bottom } (C9)
why-clustered-discard = now a card is discarded, not played: like discard 2tf (C16)
why-clustered-hand = { $card } is not in hand, which holds { $cards } ({ $use ->
    [drop] C16
    [discard] C5
   *[play] C4
  })
why-clustered-playable = no card is discarded while one can be played, such as { $move } (C5)
why-clustered-unplayable = no card in hand can be played, so one is discarded (C5)
why-clustered-alone = { $space } shares no edge with a card on the table (C4)
why-clustered-start = { $space } is not free: the start card lies there (C4)
why-clustered-taken = { $space } is not free: { $card } of seat { $seat } lies there (C4)
# $clash is the next message.
why-clustered-beside = { $card } of seat { $seat } lies beside it at { $space }, and { $clash }
why-clustered-clash = they share { $common ->
    [number] only the number
    [shape] only the shape
    [fill] only the fill
   *[nothing] nothing
  }, but two of number, shape and fill are needed (C4)
why-clustered-drawn = no { $card } is left in the deck of seat { $seat } (C1)

# Ingenious. $space is q,r.

why-ingenious-no-move = { $text } is no move: a placement looks like rg@0,1:1,1; else it is swap or refill
why-ingenious-no-tile = { $text }: a tile is two letters in the order { $order }, such as rg or bb (I3)
why-ingenious-no-space = { $text }: there is no space { $space } on any board (I1)
why-ingenious-apart = { $text }: { $space } and { $other } are not adjacent (I5)
why-ingenious-double = { $text }: a double names the space with the smaller q, then the smaller r, first
why-ingenious-placed = the tile is placed; now it is swap or refill (I10)
why-ingenious-rack = { $tile } is not on the rack, which holds { $tiles } (I5)
why-ingenious-outside = { $space } is not on this board, whose side is { $side } (I1)
why-ingenious-taken = { $space } is not free (I5)
why-ingenious-solo = a tile has to be placed; a solo game has no rack to swap or refill (I18)
why-ingenious-bonus = a bonus play can't be declined: another tile has to be placed before refilling (I9)
why-ingenious-place-first = a tile has to be placed first; after it a swap is offered if the rack lacks the lowest colour (I10)
why-ingenious-opening = a first tile has to touch a printed symbol; still free are { $colours } (I6)
why-ingenious-opened = another first tile has touched the printed { $colour } already; still free are { $colours } (I6)
why-ingenious-drawn = no { $tile } is left in the bag (I3)
