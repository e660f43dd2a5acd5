"""The page of the settings."""

from dataclasses import dataclass

import htpy as h
from htpy import Renderable

from stol.web.html.pages.parts import Visit, sheet
from stol.web.html.settings import settings_sheet


@dataclass(frozen=True, kw_only=True)
class SettingsPage(Visit):
    back: str
    """The address of the page from which the visitor came."""


def page(visit: SettingsPage) -> Renderable:
    main = h.main(".sheet")[settings_sheet(visit.say, visit.settings, visit.here, visit.back)]
    return sheet(visit, visit.say("settings-page"), main, styles=())
