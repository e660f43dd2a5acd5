"""Groups of people who play with each other again and again: a part of the page about people."""

from collections.abc import Sequence

import htpy as h
from htpy import Renderable

from stol.table.groups import OwnGroup
from stol.text import Say
from stol.text.phrases import list_text
from stol.web.html.kit import icon
from stol.web.html.pages.own import day
from stol.web.scene.games import title

HERE = "/me/groups"


def groups_part(groups: Sequence[OwnGroup], say: Say) -> Renderable:
    return h.section(".groups", aria_labelledby="groups")[
        h.h2("#groups")[say("groups-head")],
        [group_slip(one, say) for one in groups] or h.p(".note")[say("groups-none")],
    ]


def group_slip(one: OwnGroup, say: Say) -> Renderable:
    group, address = one.group, f"{HERE}/{one.group.id}"
    names = list_text(say, [member.name for member in group.members])
    return h.article(".slip.group", aria_label=names)[
        h.h3[names],
        h.p[one.game and f"{title(one.game, say)} · ", day(say, "group-latest", group.at)],
        h.p(".wins")[
            say("group-games", count=group.games),
            [h.span[member.name, " ", h.b[str(member.wins)]] for member in group.members] if group.games else None,
        ],
        h.div(".acts")[
            h.form(method="post", action=f"{address}/table")[
                h.button(".button.go", type="submit", aria_label=say("group-next-label", names=names))[
                    icon("i-again"), say("group-go" if one.is_playing else "group-next")
                ]
            ],
            h.form(method="post", action=f"{address}/leave")[
                h.button(".button.quiet", type="submit", aria_label=say("group-leave-label", names=names))[
                    say("group-leave")
                ]
            ],
        ],
    ]
