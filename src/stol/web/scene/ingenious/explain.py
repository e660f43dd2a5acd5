"""The latest move explained: what each half of the tile saw in its lines, and what the tracks did."""

from typing import TYPE_CHECKING, cast

from stol.games.ingenious.analysis import track_end
from stol.games.ingenious.preview import Half, Preview, preview
from stol.web.scene.ingenious.aiming import placement
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.news import News
from stol.web.scene.ingenious.words import last_move_text
from stol.web.scene.scene import Scene

if TYPE_CHECKING:
    from stol.games.ingenious.view import IngeniousView


def explain(scene: Scene) -> list[str]:
    look = Look(scene)
    news = look.news
    if news is None:
        return []
    if news.swap:
        return [last_move_text(look), look.say("explain-ingenious-swap")]
    here, there = news.spaces
    move = placement(news.tile, here, there)
    brought = preview(cast("IngeniousView", look.before), news.seat, [move])[move]
    halves = zip(news.tile, brought["halves"], strict=True)
    return [
        last_move_text(look),
        *(half_text(look, colour, half) for colour, half in halves),
        *track_texts(look, news, brought),
    ]


def half_text(look: Look, colour: str, half: Half) -> str:
    """What a half of the tile saw."""
    return look.say("explain-ingenious-half", colour=colour, points=half.points, lines=len(half.runs))


def track_texts(look: Look, news: News, brought: Preview) -> list[str]:
    """Points that were lost at the end of a track, and bonus plays."""
    counted = sum(half.points for half in brought["halves"])
    lost, end = counted - sum(points for _, points in news.gains), track_end(look.view)
    told = [look.say("explain-ingenious-lost", points=lost, end=end)] if lost > 0 else []
    if brought["bonus"]:
        told.append(look.say("explain-ingenious-bonus", **look.scene.who(news.seat), count=brought["bonus"]))
    return told
