"""A short fingerprint of a ply: who acts, what is legal or possible, the result, and at times what is seen."""

import hashlib
import json

import stol

LENGTH = 8


def digest(position: stol.Position) -> str:
    """Eight hexadecimal digits. Views are looked at in every fifth ply and at the end."""
    shown: dict[str, object] = {
        "ply": position.ply,
        "actor": position.actor,
        "legal": sorted(position.legal()),
        "chance": position.chance(),
        "result": position.result,
    }
    if position.ply % 5 == 0 or position.actor is None:
        shown["view"] = position.view()
        shown["seat_view"] = position.view(position.ply % position.game.players)
    text = json.dumps(shown, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]
