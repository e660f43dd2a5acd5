"""What the recipes share: their command line, and how often a policy wins."""

import argparse

import gymnasium
import numpy as np

import stol.adapters.gymnasium  # noqa: F401 - registers the games

GAME, OPPONENT = "Pixies", "greedy"


def moves_wanted(description, default):
    """How many moves to learn from, as the command line says."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument(
        "--moves", type=int, default=default, help="how many moves to learn from (default: %(default)s)"
    )
    return options.parse_args().moves


def share_won(choose, lanes=100, each=4):
    """The share of games won by `choose(observations, masks)`, from both seats; a draw counts a half."""
    environments = gymnasium.make_vec(f"stol/{GAME}-v0", lanes, opponents=OPPONENT, seat=None)
    seen, _ = environments.reset(seed=1_000_000)  # not the deals that it has learnt from
    total, games = 0.0, np.zeros(lanes, int)
    while games.min() < each:
        seen, rewards, ended, *_ = environments.step(np.asarray(choose(seen["observation"], seen["action_mask"])))
        total += rewards[ended & (games < each)].sum()
        games += ended
    return (1 + total / (lanes * each)) / 2


def report(choose):
    print(f"won {share_won(choose):.1%} of 400 games against {OPPONENT}")
