"""What kind of device sends a request, and with which browser, so that people know their devices again."""

import functools
from typing import Final

BROWSERS: Final = {
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""What a User-Agent contains, most special first: most of them also name Chrome and Safari."""
PROGRAM: Final = "program"


@functools.lru_cache(4096)
def agent_of(user_agent: str) -> str:
    """Kind and browser: "phone Firefox". What is no browser that we know is a program."""
    browser = next((name for mark, name in BROWSERS.items() if mark in user_agent), None)
    if browser is None:
        return PROGRAM
    tablet = "iPad" in user_agent or ("Android" in user_agent and "Mobile" not in user_agent)
    kind = "tablet" if tablet else "phone" if "Mobi" in user_agent else "computer"
    return f"{kind} {browser}"
