"""The rules of Ingenious: who acts, legal moves, chance, effect of a move. I numbers refer to the rules text."""

from stol.games.ingenious.components import (
    BESIDE_PRINTED,
    ELSEWHERE,
    FIRST,
    FREE,
    KIND,
    KINDS,
    NEIGHBOUR,
    PAIRS,
    PAIRS_ON,
    PRINTED_BESIDE,
    RACK,
    SECOND,
    SIDE,
    TILE,
    TILE_WAYS,
    TRACK_END,
    WAYS,
    WORDS_ON,
)
from stol.games.ingenious.options import Options
from stol.games.ingenious.state import ASK, DEAL, OVER, PLAY, REFILL, SWAP, State
from stol.kernel import actors
from stol.kernel.bits import lowest_bit, ones
from stol.kernel.bitsets import WORD
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.seats import clockwise

SWAP_RACK, REFILL_RACK, PLACEMENTS = range(3)
"""Swap and refill (I10); a placement is PLACEMENTS + pair * WAYS + first colour * 6 + second colour."""
MOVES = PLACEMENTS + WAYS * len(PAIRS)
"""Number of moves on the largest board."""


def actions(_options: Options, players: int) -> int:
    """Number of moves on the board for this number of players (I1)."""
    return PLACEMENTS + WAYS * PAIRS_ON[SIDE[players]]


@compiled
def parts(placement: int) -> tuple[int, int, int]:
    """The parts of a placement: the pair, and the colours on its first and second space."""
    number = placement - PLACEMENTS
    return number // WAYS, number // 6 % 6, number % 6


@compiled
def actor(state: State) -> int:
    if state.phase == OVER:
        return actors.OVER
    if state.phase == PLAY or state.phase == ASK:
        return state.turn
    return actors.CHANCE


@compiled
def legal(state: State, moves: Array) -> int:
    if state.phase == ASK:  # I10
        moves[0] = SWAP_RACK
        moves[1] = REFILL_RACK
        return 2
    return placements(state, moves)


@compiled
def placements(state: State, moves: Array) -> int:
    """Every tile of the rack, either way round, on every open pair.

    The open pairs are the same for all tiles. So they are listed once, and copied with the colours of each further
    colouring added. The colours of the first one are added last, in place.
    """
    size = list_pairs(state, moves)
    ways = rack_ways(state)
    first, count = lowest_bit(ways), size
    ways &= ways - 1
    while ways != 0:
        add_colours(moves, size, lowest_bit(ways), moves[count:])
        count += size
        ways &= ways - 1
    add_colours(moves, size, first, moves)
    return count


@compiled
def rack_ways(state: State) -> int:
    """A bit mask of the colourings of a pair that the rack allows; a double is the same either way round."""
    ways, rack = 0, state.rack[state.turn]
    for kind in range(KINDS):
        ways |= TILE_WAYS[kind] if rack[kind] > 0 else 0
    return ways


@compiled
def add_colours(pairs: Array, size: int, colours: int, moves: Array) -> None:
    """Add the colours to each pair. A separate function, so that the loop is vectorised."""
    for index in range(size):
        moves[index] = pairs[index] + colours


@compiled
def list_pairs(state: State, moves: Array) -> int:
    """List the open pairs, as placements without colours; return how many."""
    count = 0
    for word in range(WORDS_ON[state.players]):
        left = open_pairs(state, word)
        while left != 0:
            moves[count] = PLACEMENTS + (word * WORD + lowest_bit(left)) * WAYS
            left &= left - 1
            count += 1
    return count


@compiled
def open_pairs(state: State, word: int) -> int:
    """The pairs of a word where a tile may be placed, as a bit mask."""
    if state.opening[state.turn] == FREE:
        return int(state.free[word] & beside_printed(state, word))
    return int(state.free[word])  # I5: a tile need not touch another one


@compiled
def beside_printed(state: State, word: int) -> int:
    """I6: the pairs beside a printed symbol that no first tile has touched yet."""
    pairs = 0
    for colour in range(6):
        if not is_opened(state, colour):
            pairs |= BESIDE_PRINTED[colour, word]
    return pairs


@compiled
def is_opened(state: State, colour: int) -> bool:
    for seat in range(state.players):
        if state.opening[seat] == colour:
            return True
    return False


@compiled
def chance(state: State, weights: Array) -> int:
    for kind in range(KINDS):
        weights[kind] = state.bag[kind]
    return state.bag_size


def source(_state: State) -> int:
    """What chance draws from: always the bag."""
    return 0


@compiled
def play(state: State, action: int) -> None:
    state.ply += 1
    if state.phase == PLAY:
        place(state, action)
    elif state.phase == ASK:
        if action == SWAP_RACK:
            set_aside(state)
        else:
            state.phase = REFILL
    else:
        draw(state, action)


@compiled
def place(state: State, action: int) -> None:
    """I5, then in the order of I12: score, check for the end, bonus plays, swap or refill."""
    pair, first, second = parts(action)
    seat = state.turn
    kind = KIND[first, second]
    state.rack[seat, kind] -= 1
    state.rack_size[seat] -= 1
    if state.opening[seat] == FREE:
        state.opening[seat] = PRINTED_BESIDE[pair]
    state.board[FIRST[pair]] = first
    state.board[SECOND[pair]] = second
    cover(state, pair)
    if state.bonus > 0:
        state.bonus -= 1
    earned = score(state, pair, first, second)
    if state.free_pairs == 0 or all_at_end(state, track_of(state, seat)):  # I12, I13
        state.bonus = 0
        state.phase = OVER
    elif state.players == 1:  # I18: no bonus plays, no swap
        state.phase = REFILL
    else:
        state.bonus += earned
        after_play(state)


@compiled
def cover(state: State, pair: int) -> None:
    """Remove all pairs that share a space with the tile from the free pairs."""
    free = 0
    for word in range(WORDS_ON[state.players]):
        state.free[word] &= ELSEWHERE[pair, word]
        free += ones(state.free[word])
    state.free_pairs = free


@compiled
def track_of(state: State, seat: int) -> int:
    return seat % 2 if state.teams else seat  # I15


@compiled
def score(state: State, pair: int, first: int, second: int) -> int:
    """I7: score both halves; return how many bonus plays are earned (I9)."""
    here, there = int(FIRST[pair]), int(SECOND[pair])
    points, others = lines(state, here, there, first), lines(state, there, here, second)
    track = track_of(state, state.turn)
    if first == second:
        return advance(state, track, first, points + others)
    return advance(state, track, first, points) + advance(state, track, second, others)


@compiled
def lines(state: State, here: int, partner: int, colour: int) -> int:
    """I7: the length of all unbroken lines of a colour, in the five directions that do not lead to the other half."""
    count = 0
    for direction in range(6):
        space = int(NEIGHBOUR[here, direction])
        if space == partner:
            continue
        while space >= 0 and state.board[space] == colour:
            count += 1
            space = int(NEIGHBOUR[space, direction])
    return count


@compiled
def advance(state: State, track: int, colour: int, points: int) -> int:
    """Advance a colour on a track; return 1 if it earns a bonus play (I9)."""
    after, stopped = raise_step(int(state.tracks[track, colour]), points, int(state.track_end))
    state.tracks[track, colour] = after
    return 1 if stopped else 0


@compiled
def raise_step(before: int, points: int, end: int) -> tuple[int, bool]:
    """I8, I16: the new step of a colour, at most the end and, from below 18, at most 18; and if it stops there."""
    stop = TRACK_END if before < TRACK_END else end
    after = min(before + points, stop)
    return after, before < stop and after == stop


@compiled
def all_at_end(state: State, track: int) -> bool:
    for colour in range(6):
        if state.tracks[track, colour] < state.track_end:
            return False
    return True


@compiled
def after_play(state: State) -> None:
    if state.rack_size[state.turn] == 0:
        state.bonus = 0  # I11
    if state.bonus > 0:
        state.phase = PLAY  # I9
    elif state.rack_size[state.turn] > 0 and not shows_lowest(state, state.turn):
        state.phase = ASK  # I10
    else:
        state.phase = REFILL


@compiled
def shows_lowest(state: State, seat: int) -> bool:
    """I10, I17: whether a tile on the rack shows one of the seat's lowest colours."""
    for kind in range(KINDS):
        if state.rack[seat, kind] > 0 and tile_shows_lowest(state, seat, kind):
            return True
    return False


@compiled
def tile_shows_lowest(state: State, seat: int, kind: int) -> bool:
    track = track_of(state, seat)
    least = lowest(state, track)
    return bool(state.tracks[track, TILE[kind, 0]] == least or state.tracks[track, TILE[kind, 1]] == least)


@compiled
def lowest(state: State, track: int) -> int:
    """The step of the lowest colour of a track."""
    least = int(state.track_end)
    for colour in range(6):
        least = min(least, int(state.tracks[track, colour]))
    return least


@compiled
def set_aside(state: State) -> None:
    """I10: the old tiles return to the bag only after six new ones are drawn."""
    for kind in range(KINDS):
        state.aside[kind] = state.rack[state.turn, kind]
        state.rack[state.turn, kind] = 0
    state.rack_size[state.turn] = 0
    state.phase = SWAP


@compiled
def draw(state: State, kind: int) -> None:
    state.bag[kind] -= 1
    state.bag_size -= 1
    state.rack[state.turn, kind] += 1
    state.rack_size[state.turn] += 1
    if state.rack_size[state.turn] == (1 if state.players == 1 else RACK):  # I4, I18
        end_drawing(state)


@compiled
def end_drawing(state: State) -> None:
    """The rack is full: the next seat draws at set-up, or plays."""
    if state.phase == SWAP:
        return_aside(state)
    seat = state.turn
    state.turn = clockwise(seat, 1, state.players)
    if state.phase != DEAL or state.turn == 0:  # set-up deals seat by seat, then seat 0 begins (I5)
        state.phase = PLAY


@compiled
def return_aside(state: State) -> None:
    for kind in range(KINDS):
        state.bag[kind] += state.aside[kind]
        state.bag_size += state.aside[kind]
        state.aside[kind] = 0
