# Why a move is refused, for programs and in the terminal. Cards, tiles, dice and moves are codes, as in records of games.
# $text is what was typed; $cards, $tiles, $cells, $colours and $dealt are lists of codes; seats are
# numbers, counted from 0. What people at a table read is in at-table.ftl.

why-over = the game is over: '{ $text }' can't be played any more
why-no-move = '{ $text }' is no move; moves are named like { $example }
why-no-outcome = '{ $text }' is no outcome: nothing is left to chance in this game
why-not-now = this is not possible now
why-no-text = a move is text, such as legal() and chance() list it, not { $value }
# $reason is another of these messages; $actor is chance, or the number of a seat.
why-turn = { $actor ->
    [chance] chance is to act: { $reason }
   *[other] seat { $actor } is to act: { $reason }
  }
# What real cards or dice are said to show.
why-nothing-told = nothing was named that was drawn or rolled
why-told = '{ $text }' is not possible: { $reason }
why-told-enough = '{ $text }' is one too many: nothing more is drawn or rolled before somebody chooses
why-hint-over = the game is over: a hint is for a seat that is to move
why-hint-chance = chance is to act: a hint is for a seat that is to move
why-both = { $one }; { $other }

# Pixies. $value and $cell are numbers from 1 to 9; $cells is a list like @2, @7.

why-pixies-no-move = '{ $text }' is no move: after the card comes nothing, =new, =old, or @1 to @9
why-pixies-no-card = '{ $text }': there is no card '{ $name }'; cards are named like b4+1, g6-4, y5*, m3
why-pixies-no-seat = '{ $text }': who begins is a seat, first:0 to first:{ $last }
why-pixies-market = { $card } is not in the market, which holds { $cards }
why-pixies-new = no face-up { $value } lies in this area, so the card goes face up on cell { $value }: { $card }
why-pixies-second = cell { $value } holds a card that is not validated: say =new or =old, which stays face up
why-pixies-validated = the card on cell { $value } is validated, so this one goes face down on an empty cell: { $cells }
why-pixies-covered = cell { $cell } is not empty; empty are { $cells }
why-pixies-first = first a player is drawn to begin: first:0 to first:{ $last }
why-pixies-begun = who begins is already known; now a card is revealed
why-pixies-flower-power = { $card } belongs to Flower Power, which is not in this game
why-pixies-drawn = { $card } is not in the deck any more

# Everything on 1 Card. $dice are letters of colours, like oyypp; $order are all of them in their order.

why-onecard-no-move = '{ $text }' is no move: they are stop, keep yyp, mark 07, pass, hold 03,11,27, take 12
why-onecard-no-card = '{ $text }': there is no card '{ $name }'; cards are numbered 01 to { $last }
why-onecard-no-colours = '{ $text }': after keep come the colours that are kept, of { $order }, or - for none
why-onecard-keep-all = { $count ->
    [one] '{ $text }': at least one of the { $count } die is rerolled; to keep all say stop
   *[other] '{ $text }': at least one of the { $count } dice is rerolled; to keep all say stop
  }
why-onecard-colour-order = '{ $text }': the colours come in the order { $order }
why-onecard-three = '{ $text }': three different cards are held
why-onecard-card-order = '{ $text }': the three cards come in ascending order
why-onecard-no-draft = cards are held and taken in the draft variant only, which is not played here
why-onecard-hold-first = first everybody holds three of the five cards dealt, here of { $dealt }
# $number is how many $cards are.
why-onecard-not-dealt = { $number ->
    [one] { $cards } was not dealt to seat { $seat }, which holds three of { $dealt }
   *[other] { $cards } were not dealt to seat { $seat }, which holds three of { $dealt }
  }
# $colour is a letter.
why-onecard-not-rolled = { $count } { $colour } can't be kept: the dice are { $dice }
why-onecard-rolling = the roll does not count yet: the roller says stop, or keep with what is not rerolled
why-onecard-roller = the roller now says stop, or keep with what is not rerolled of { $dice }
why-onecard-rolled = the roll { $dice } counts and is not rerolled; now it is pass, or mark with a card
why-onecard-marking = everybody now uses the roll on one card or passes: pass, or mark with a card
why-onecard-not-in-play = card { $card } is not in play for seat { $seat }, which has { $cards }
why-onecard-nothing-fits = nothing of { $dice } fits on card { $card }, so it can't be chosen
why-onecard-not-open = card { $card } does not lie open; { $cards } do
why-onecard-take-first = seat { $seat } has scored a card and first has to take one of the open ones: { $cards }
why-onecard-die = a die falls now, on one of the colours { $colours }
why-onecard-no-die = a card is drawn now; no die is rolled
why-onecard-drawn = card { $card } is not in the deck any more

# Clustered. $space is x,y.

why-clustered-no-move = '{ $text }' is no move: a card is played like 2tf@3,-1 or discarded like discard 2tf
why-clustered-no-card = '{ $text }': there is no card '{ $name }'; a card is a number 1 2 3, a shape s t c and a fill h d f, or J
why-clustered-beyond = '{ $text }': { $space } is beyond the edge of the table, where x goes from { $left } to { $right } and y from { $top } to { $bottom }
why-clustered-discard = now a card is discarded, not played: like discard 2tf
why-clustered-hand = { $card } is not in hand, which holds { $cards }
why-clustered-playable = no card is discarded while one can be played, such as { $move }
why-clustered-unplayable = no card in hand can be played, so one is discarded
why-clustered-alone = { $space } shares no edge with a card on the table
why-clustered-start = { $space } is not free: the start card lies there
why-clustered-taken = { $space } is not free: { $card } of seat { $seat } lies there
# $common is what both cards have: number, shape, fill or nothing.
why-clustered-beside = { $common ->
    [number] { $card } of seat { $seat } lies beside it at { $space }, and they share only the number, but two of number, shape and fill are needed
    [shape] { $card } of seat { $seat } lies beside it at { $space }, and they share only the shape, but two of number, shape and fill are needed
    [fill] { $card } of seat { $seat } lies beside it at { $space }, and they share only the fill, but two of number, shape and fill are needed
   *[nothing] { $card } of seat { $seat } lies beside it at { $space }, and they share nothing, but two of number, shape and fill are needed
  }
why-clustered-drawn = no { $card } is left in the deck of seat { $seat }

# Ingenious. $space is q,r.

why-ingenious-no-move = '{ $text }' is no move: a placement looks like rg@0,1:1,1; else it is swap or refill
why-ingenious-no-tile = '{ $text }': a tile is two letters in the order { $order }, such as rg or bb
why-ingenious-no-space = '{ $text }': there is no space { $space } on any board
why-ingenious-apart = '{ $text }': { $space } and { $other } are not adjacent
why-ingenious-double = '{ $text }': a double names the space with the smaller q, then the smaller r, first
why-ingenious-placed = the tile is placed; now it is swap or refill
why-ingenious-rack = { $tile } is not on the rack, which holds { $tiles }
why-ingenious-outside = { $space } is not on this board, whose side is { $side }
why-ingenious-taken = { $space } is not free
why-ingenious-solo = a tile has to be placed; a solo game has no rack to swap or refill
why-ingenious-bonus = a bonus play can't be declined: another tile has to be placed before refilling
why-ingenious-place-first = a tile has to be placed first; after it a swap is offered if the rack lacks the lowest colour
why-ingenious-opening = a first tile has to touch a printed symbol; still free are { $colours }
why-ingenious-opened = another first tile has touched the printed { $colour } already; still free are { $colours }
why-ingenious-drawn = no { $tile } is left in the bag
