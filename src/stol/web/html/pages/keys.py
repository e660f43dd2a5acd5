"""The list of keys of a table, which `?` opens; the script adds the keys of the moment."""

import functools

import htpy as h
from markupsafe import Markup

from stol.text import Say
from stol.web.html.kit import icon, rendered

SHOWN = {"data_escape": "Esc", "data_enter": "↵"}
"""How keys without a letter are shown."""


@functools.lru_cache(16)
def keys_dialog(say: Say) -> Markup:
    close = say("keys-close")
    fixed = {"← ↑ ↓ →": say("keys-arrows"), "?": say("keys-list")}
    return rendered(
        h.dialog("#keys.keys", aria_labelledby="keys-title", **SHOWN)[
            h.form(method="dialog")[
                h.h2("#keys-title")[say("keys")], h.button(".tool", aria_label=close, title=close)[icon("i-close")]
            ],
            h.dl(".now"),
            h.dl[[(h.dt[h.kbd[key]], h.dd[text]) for key, text in fixed.items()]],
        ]
    )


@functools.lru_cache(16)
def keys_button(say: Say) -> Markup:
    """For those who don't know the key."""
    return rendered(h.button(".button.quiet", type="button", data_keys=True)[say("keys"), h.kbd["?"]])
