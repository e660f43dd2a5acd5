"""A mask or a list that is kept through a whole game shows the legal moves, each found by its number."""

import numpy as np

import stol
from conformance.play import random_game
from conformance.tables import Table
from stol.kernel.layout import Array
from stol.kernel.masks import mask_field


def kept(game: stol.Game, form: str) -> tuple[Array, Array]:
    """A mask and a list for one game."""
    (_, width), dtype = mask_field(1, game.actions, form)
    return np.zeros(width, dtype), np.zeros(game.most_listed, np.int32)


def test_a_mask_shows_the_legal_moves_and_no_others(table: Table) -> None:
    game = table.game()
    masks, picks = game.definition.masks, game.definition.picks
    (mask, marked), (bits, bits_marked), (_, listed), size = (
        kept(game, "bytes"),
        kept(game, "bits"),
        kept(game, "lists"),
        0,
    )
    out = np.zeros(game.definition.most_moves, np.int32)
    for position, _ in random_game(table, 14):
        if isinstance(position.actor, int):
            legal, state = position.actions().tolist(), position.state
            assert masks.mark_bits(state, bits, bits_marked, size) == len(legal)
            assert masks.list_legal(state, listed) == len(legal)
            size = masks.mark_legal(state, mask, marked, size)
            assert size == len(legal)
            assert np.flatnonzero(mask).tolist() == sorted(legal)
            assert np.flatnonzero(np.unpackbits(bits, bitorder="little")).tolist() == sorted(legal)
            masks.write_marked(state, listed, size, out)
            assert out[:size].tolist() == legal
            for number in (0, size // 2, size - 1):
                for used in (marked, bits_marked, listed):
                    assert masks.marked_move(state, used, number) == picks.nth(state, number) == legal[number]


def test_a_list_knows_which_moves_are_in_it(table: Table) -> None:
    game = table.game()
    masks, (_, listed) = game.definition.masks, kept(game, "lists")
    for number, (position, _) in enumerate(random_game(table, 15)):
        if isinstance(position.actor, int) and number % 7 == 0:
            size = masks.list_legal(position.state, listed)
            legal = set(position.actions().tolist())
            asked = range(-1, game.actions + 70, max(1, game.actions // 400))
            for move in {*asked, *legal, game.actions, 2**40}:
                assert masks.is_marked(position.state, listed, size, move) == (move in legal)
