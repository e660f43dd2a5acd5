"""Everything on 1 Card in words: dice, crosses, cards, whose turn it is, what to do, what happened."""

import functools
from collections import Counter
from collections.abc import Mapping

from stol.games.onecard.analysis import Rows, who_draws
from stol.games.onecard.components import CARDS_TO_END, COLOURS, DICE
from stol.games.onecard.preview import Misfit, Preview
from stol.text import Say, Wording
from stol.web.scene.onecard.look import SECRET, Look, onecard_view
from stol.web.scene.scene import Awaited, Scene, View


def progress(view: View, say: Say) -> str:
    """The most cards that a seat has scored: the game ends with the fourth (O10)."""
    return say("onecard-progress", most=max(map(len, onecard_view(view)["scored"])), end=CARDS_TO_END)


def wording(_say: Say) -> Wording:
    """Empty: cards are called by their codes, the numbers that are printed on them."""
    return {}


def awaited(scene: Scene) -> Awaited:
    view, say = Look(scene).view, scene.say
    if view["phase"] == "roll":
        return Awaited("die", say("onecard-chance-die", number=len(view["dice"]) + 1))
    seat = who_draws(view)
    if seat is None:
        return Awaited("card", say("onecard-chance-display"))
    return Awaited("card", say("onecard-chance-card", **scene.who(seat)))


def turn_text(look: Look) -> str:
    scene = look.scene
    if scene.legal or look.phase not in SECRET:
        return scene.say(f"onecard-turn-{look.phase}", **scene.who(look.acting_seat))
    return sealed_text(look)


def situation_text(look: Look) -> str:
    """What is happening, or what this seat is to do."""
    scene = look.scene
    if look.phase in SECRET and not scene.legal:
        return waiting_text(look)
    if look.phase == "choose" and scene.legal and len(look.kept_dice) == DICE:
        return scene.say("onecard-all-kept")
    return scene.say(f"onecard-state-{look.phase}", **scene.who(look.acting_seat))


def waiting_text(look: Look) -> str:
    """Who is still to choose: after this seat's choice the others, for a spectator all."""
    word, _, what = (look.choice or "").partition(" ")
    return look.scene.say(
        "onecard-waiting",
        chosen=word or "none",
        card=what.replace(",", ", "),
        count=len(look.scene.sealed),
        players=look.view["players"],
    )


def sealed_text(look: Look) -> str:
    """How many seats have made their secret choice."""
    return look.scene.say("onecard-sealed", count=len(look.scene.sealed), players=look.view["players"])


def last_move_text(look: Look) -> str:
    """What happened last, one sentence per event."""
    scene, news = look.scene, look.news
    before, view = look.before, look.view
    if before is None:
        return ""
    clockwise = [(before["roller"] + place) % view["players"] for place in range(view["players"])]
    sentences = [seat_news_text(look, seat) for seat in clockwise]
    if view["phase"] in SECRET and before["phase"] == view["phase"]:
        sentences.append(sealed_text(look))
    elif before["phase"] == "hold":
        sentences.append(scene.say("onecard-said-held"))
    elif before["phase"] == "choose" and view["phase"] == "mark" and before["rolls_left"] == view["rolls_left"]:
        dice = dice_text(scene.say, view["dice"])
        sentences.append(scene.say("onecard-said-stop", **scene.who(view["roller"]), dice=dice))
    if view["phase"] in {"choose", "mark"} and news.fallen:
        again = "yes" if before["phase"] == "choose" else "no"
        dice = dice_text(scene.say, view["dice"])
        sentences.append(scene.say("onecard-said-roll", **scene.who(view["roller"]), again=again, dice=dice))
    if view["phase"] == "over":
        sentences.append(scene.say("onecard-said-over"))
    return " ".join(filter(None, sentences))


def seat_news_text(look: Look, seat: int) -> str:
    scene, news = look.scene, look.news
    who = scene.who(seat)
    if use := news.used.get(seat):
        crossed = counts_text(scene.say, use.crossed)
        if use.points is not None:
            return scene.say("onecard-said-scored", **who, card=use.card, crossed=crossed, points=use.points)
        return scene.say("onecard-said-marked", **who, card=use.card, crossed=crossed)
    if seat in news.passed:
        return scene.say("onecard-said-passed", **who)
    taken = news.taken_by(seat)
    return scene.say("onecard-said-took", **who, card=taken) if taken else ""


def gain_text(say: Say, preview: Preview) -> str:
    """What using a card would cross off and score."""
    if not preview["crossed"]:
        return say("onecard-nothing")
    crossed = counts_text(say, preview["crossed"])
    if not preview["scored"]:
        return say("onecard-crosses", crossed=crossed)
    return say("onecard-scores", crossed=crossed, points=preview["total"])


def use_label(say: Say, card: str, preview: Preview | None) -> str:
    """The label of the button that uses a card."""
    return say("onecard-use", card=card, gain=gain_text(say, preview) if preview else "")


def misfit_texts(say: Say, preview: Preview) -> list[str]:
    """Why colours are not crossed off. A colour that the card lacks is named only if nothing else fits."""
    return [misfit_text(say, it) for it in preview["misfits"] if it.free is not None or not preview["crossed"]]


@functools.lru_cache(maxsize=512)
def misfit_text(say: Say, it: Misfit) -> str:
    if it.free is None:
        return say("onecard-misfit-none", colour=it.colour)
    if it.free == 0:
        return say("onecard-misfit-full", colour=it.colour)
    return say("onecard-misfit", colour=it.colour, dice=it.dice, free=it.free)


def dice_text(say: Say, dice: str) -> str:
    """Dice in words: "2 yellow, 3 purple"."""
    return counts_text(say, Counter(dice))


def counts_text(say: Say, counts: Mapping[str, int]) -> str:
    """Numbers of dice or crosses by colour, in words."""
    return cached_counts_text(say, tuple((letter, counts[letter]) for letter in COLOURS if counts.get(letter)))


@functools.lru_cache(maxsize=2048)
def cached_counts_text(say: Say, counts: tuple[tuple[str, int], ...]) -> str:
    return list_text(say, [say(f"onecard-some-{letter}", count=count) for letter, count in counts])


def list_text(say: Say, items: list[str]) -> str:
    """Items joined as the language joins a list."""
    return functools.reduce(lambda first, item: say("onecard-list", first=first, next=item), items) if items else ""


@functools.lru_cache(maxsize=4096)
def cached_card_text(say: Say, name: str, rows: Rows, marks: tuple[int, ...]) -> str:
    """A card in words: each row with its crosses, boxes and sun."""
    in_words = [
        say(
            "onecard-row",
            colour=say(f"colour-{row.colour}"),
            made=made,
            boxes=row.boxes,
            sun="yes" if row.sun else "no",
        )
        for row, made in zip(rows, marks, strict=True)
    ]
    return say("onecard-card-rows", card=name, rows=list_text(say, in_words))


def card_text(look: Look, name: str, marks: Mapping[str, int]) -> str:
    """A card in words with its crosses."""
    rows = look.rows[name]
    return cached_card_text(look.scene.say, name, rows, tuple(marks[row.colour] for row in rows))
