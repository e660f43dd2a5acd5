"""The form to upload a record of a game for review."""

from dataclasses import dataclass

import htpy as h
from htpy import Renderable

from stol.web.html.kit import icon
from stol.web.html.pages.parts import Visit, sheet


@dataclass(frozen=True, kw_only=True)
class Records(Visit):
    text: str = ""
    """The text that was sent and could not be read; it stays in the form."""
    problem: str = ""


def page(records: Records) -> Renderable:
    say = records.say
    main = h.main(".sheet.records")[
        h.h1[say("records-head")],
        h.p(".lead")[say("records-lead")],
        h.form(".slip", method="post", action="/records", enctype="multipart/form-data")[
            records.problem and h.p(".problem", role="alert")[icon("i-alert"), h.span[records.problem]],
            h.label(for_="file")[say("records-file")],
            h.input("#file.field", type="file", name="file", accept=".json,.jsonl,application/json"),
            h.label(for_="text")[say("records-text")],
            h.textarea("#text.field", name="text", rows="10", spellcheck="false", autocomplete="off")[records.text],
            h.button(".button.go", type="submit")[say("records-open")],
        ],
    ]
    return sheet(records, say("records-title"), main, styles=("records",))
