"""Batched search against the search of the computer players, with equally many simulations a move.

python -m bench.batched GAME [--simulations N] [--pairs N] [--sharpness X] [--considered N] [--scale X]

Both evaluate by the game's heuristics and guided playouts. Every deal is played twice, with seats exchanged.
"""

import argparse

import numpy as np

import stol
from stol.batched_search import BatchedSearch, by_playouts
from stol.batches import Batch
from stol.bots.thinking import Budget, Thinker
from stol.kernel.layout import Array


def play(args: argparse.Namespace) -> Array:
    """The share of points of batched search in each pair of games."""
    pairs = args.pairs
    batch = stol.batch(args.game, 2 * pairs, seed=[*range(pairs)] * 2)
    search = BatchedSearch(
        batch,
        simulations=args.simulations,
        considered=args.considered,
        value_scale=args.scale,
        visit_offset=args.offset,
    )
    evaluate = by_playouts(batch.game, sharpness=args.sharpness)
    seats = np.repeat([0, 1], pairs)  # of batched search, in each lane
    thinkers = [Thinker(lane) for lane in range(2 * pairs)]
    running = np.ones(2 * pairs, bool)
    points = np.zeros(2 * pairs)
    moves = 0
    while running.any():
        ours = running & (batch.actor == seats)
        actions = np.array(search.run(evaluate, seed=moves).action) if ours.any() else np.zeros(2 * pairs, np.int32)
        for lane in np.flatnonzero(running & ~ours):
            actions[lane] = choose_by_tree(thinkers[lane], batch, int(lane), args.simulations)
        batch.step(actions, running)
        ended = running & batch.done
        ranks = batch.ranks[ended]
        own, other = (ranks[np.arange(len(ranks)), side] for side in (seats[ended], 1 - seats[ended]))
        points[ended] = 0.5 + 0.5 * np.sign(other - own)
        running &= ~batch.done
        moves += 1
    shares: Array = points.reshape(2, pairs).mean(0)
    return shares


def choose_by_tree(thinker: Thinker, batch: Batch, lane: int, simulations: int) -> int:
    return thinker.think(batch.position(lane), Budget(simulations=simulations))[0].action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--pairs", type=int, default=32)
    parser.add_argument("--considered", type=int, default=16)
    parser.add_argument("--sharpness", type=float, default=4.0)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--offset", type=float, default=50.0)
    args = parser.parse_args()
    points = play(args)
    error = 1.96 * points.std(ddof=1) / len(points) ** 0.5
    print(
        f"{args.game}, {args.simulations} simulations: batched search wins {points.mean():.1%} ± {error:.1%}"
        f" of {2 * len(points)} games"
    )


if __name__ == "__main__":
    main()
