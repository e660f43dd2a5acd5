"""The languages that stol is read in, and which of them a browser or a terminal asks for."""

import re
from collections.abc import Mapping
from typing import Final

ENGLISH: Final = "en"
SHIPPED: Final = {
    "en": "English",
    "sr-Latn": "Srpski",
    "sr-Cyrl": "Српски",
    "hr": "Hrvatski",
    "pl": "Polski",
    "ro": "Română",
    "ru": "Русский",
}
"""BCP 47 tags, each with the language's own name. Here no message may be missing; others may fall back to English."""
FORMATS: Final = {ENGLISH: "en-GB"}
"""Locales for numbers, dates and lists, where they differ from the language: the English of the messages is British."""
LATIN_FROM_CYRILLIC: Final = {"sr-Latn": "sr-Cyrl"}
"""Languages whose texts are not written but made from another's."""
ALIASES: Final = {"sr": "sr-Latn", "sh": "sr-Latn", "bs": "hr", "cnr": "sr-Latn"}
"""Tags without a script, and languages whose readers read one of ours with ease."""
WEIGHTED: Final = re.compile(r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*)?")
MAX_HEADER: Final = 400
"""Characters of an Accept-Language header that are read: no browser sends more."""
MOST_PARTS: Final = 3
"""Parts of a tag that are looked at: ours have a language and a script, and anybody may send thousands."""
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables that name a terminal's language, the strongest first."""


def without_private_use(tag: str) -> str:
    """The tag as Babel knows it: `en` for the pretend language `en-x-long`."""
    return tag.partition("-x-")[0]


def negotiate(header: str) -> str:
    """The shipped language that an Accept-Language header likes best; English if it names none."""
    found = [WEIGHTED.fullmatch(part) for part in header[:MAX_HEADER].split(",")]
    wanted = [(float(match[2] or 1), match[1]) for match in found if match]
    best_first = sorted(wanted, key=lambda pair: -pair[0])  # stable: equal weights stay in the browser's order
    return next((known for weight, tag in best_first if weight and (known := match_tag(tag))), ENGLISH)


def match_tag(tag: str) -> str | None:
    """The shipped language for a tag such as `pl-PL`, `sr-Cyrl-RS` or `sr`; None if there is none."""
    shipped = {language.lower(): language for language in SHIPPED}
    parts = tag.lower().split("-", MOST_PARTS)[:MOST_PARTS]
    for length in range(len(parts), 0, -1):
        short = "-".join(parts[:length])
        if known := shipped.get(short) or ALIASES.get(short):
            return known
    return None


def from_environment(variables: Mapping[str, str]) -> str:
    """The language of a terminal, by POSIX locales: `pl_PL.UTF-8`. There `sr_RS` is Cyrillic, `sr_RS@latin` Latin."""
    names = [*variables.get("LANGUAGE", "").split(":"), *(variables.get(name, "") for name in ENVIRONMENT)]
    chosen = next((name for name in names if name), "")
    place, _, modifier = chosen.partition("@")
    tag = place.partition(".")[0].replace("_", "-")
    if tag.partition("-")[0] == "sr" and "-Latn" not in tag and modifier != "latin":
        return "sr-Cyrl"
    return match_tag(tag) or ENGLISH
