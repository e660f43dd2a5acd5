"""Real cards or dice: each possible outcome as it is written."""

from collections.abc import Mapping

import htpy as h
from htpy import Node

from stol.web.html.stage.picker import count, picker, tell
from stol.web.scene.scene import Scene


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    return picker(
        [
            [
                tell(outcome, scene.say("generic-outcome", outcome=outcome, left=left), "worded")[
                    h.span[outcome], count(left)
                ]
                for outcome, left in outcomes.items()
            ]
        ]
    )
