"""Real cards or dice: a button for each possible outcome, with its code."""

from collections.abc import Mapping

import htpy as h
from htpy import Node

from stol.web.html.stage.picker import count, outcome_button, picker
from stol.web.scene.scene import Scene


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    return picker(
        [
            [
                outcome_button(outcome, scene.say("generic-outcome", outcome=outcome, left=left), "worded")[
                    h.span[outcome], count(left)
                ]
                for outcome, left in outcomes.items()
            ]
        ]
    )
