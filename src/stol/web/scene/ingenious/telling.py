"""The score of a finished game told step by step: all colours from the lowest up, and what decides (I14)."""

from collections.abc import Iterable

from stol.games.ingenious.analysis import track_end
from stol.games.ingenious.components import TRACK_END
from stol.text.phrases import PhraseList, phrase, phrases
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.parties import Party
from stol.web.scene.ingenious.words import colour_list
from stol.web.scene.scene import Scene
from stol.web.scene.telling import Account, Lit, Step
from stol.web.scene.words import place_won


def telling(scene: Scene) -> tuple[Step, ...]:
    look = Look(scene)
    return tuple(step for party in look.parties for step in party_steps(look, party))


def party_steps(look: Look, party: Party) -> list[Step]:
    say, account, alone = look.say, Account(party.who(), *party.seats, adds=False), look.view["players"] == 1
    rule = ("I18",) if alone else ("I14", "I17") if len(party.seats) > 1 else ("I14",)
    account.add(
        say("points-ingenious-colours", **party.who(), colours=steps_named(look, party, ranked(party))),
        0, rule, lit_tracks(party, party.steps),
    )  # fmt: skip
    account.add(
        say(
            "points-ingenious-lowest", **party.who(),
            colours=colour_list(say, party.lows), count=len(party.lows), step=party.lowest,
        ),
        party.lowest, rule, lit_tracks(party, party.lows, party.lowest),
    )  # fmt: skip
    if party.lowest == track_end(look.view):
        account.add(say("points-ingenious-all", step=party.lowest), 0, end_rule(look), lit_tracks(party, party.steps))
    for other in look.parties:
        if other is not party and other.lowest == party.lowest:
            tell_tie(look, account, party, other)
    place = place_won(look.scene.final, party.seats)
    return account.close(say("points-ingenious-total", **party.who(), points=party.lowest, place=place), rule)


def end_rule(look: Look) -> tuple[str, ...]:
    """The rule by which all colours at their end finish the game."""
    if track_end(look.view) == TRACK_END:
        return ("I13",)
    return ("I18",) if look.view["players"] == 1 else ("I17",)


def tell_tie(look: Look, account: Account, party: Party, other: Party) -> None:
    """The first colour from below in which two tied parties differ."""
    pairs = list(zip(ranked(party), ranked(other), strict=True))
    differing = (number for number, (own, its) in enumerate(pairs, 1) if party.steps[own] != other.steps[its])
    place, its_name = next(differing, None), other.who()
    named = {**party.who(), "other": its_name["name"], "other_you": its_name["you"], "lowest": party.lowest}
    if place is None:
        text = look.say("points-ingenious-even", **named)
        account.add(text, 0, ("I14",), {**lit_tracks(party, party.steps), **lit_tracks(other, other.steps)})
        return
    own, its = pairs[place - 1]
    steps = {"step": party.steps[own], "versus": other.steps[its]}
    text = look.say("points-ingenious-tie", **named, place=place, **steps)
    account.add(text, 0, ("I14",), {**lit_tracks(party, [own]), **lit_tracks(other, [its])})


def ranked(party: Party) -> list[str]:
    """The colours of a track from the lowest up."""
    return sorted(party.steps, key=party.steps.__getitem__)


def steps_named(look: Look, party: Party, letters: Iterable[str]) -> PhraseList:
    return phrases(
        look.say,
        [phrase(look.say, "points-ingenious-colour", colour=letter, step=party.steps[letter]) for letter in letters],
    )


def lit_tracks(party: Party, letters: Iterable[str], points: int | None = None) -> Lit:
    """Colours of a track; the first shows the points."""
    lit: dict[tuple[int, str], int | None] = {(party.track, letter): None for letter in letters}
    return lit | dict.fromkeys(list(lit)[:1], points)
