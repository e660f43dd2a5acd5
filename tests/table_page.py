"""The page of a table around a drawing, for tests that look at pages without a server."""

from htpy import Renderable

from stol.table.plan import Plan
from stol.table.seat import Seat
from stol.web.html.frame import Stream
from stol.web.html.pages import table
from stol.web.html.pages.table_context import TableContext
from stol.web.html.stage.drawing import Drawing
from stol.web.scene.scene import Scene


def page(scene: Scene, drawing: Drawing) -> Renderable:
    view = scene.view
    plan = Plan(code="KRUMA42", game=view["game"], players=view["players"], options={}, host="ana", seed="")
    context = TableContext(
        plan=plan,
        seats=tuple(Seat(player=name, name=name) for name in scene.names),
        stream=Stream(address="/tables/KRUMA42/stream", sequence=view["ply"], stamp=""),
        link="http://127.0.0.1/tables/KRUMA42",
        mine=() if scene.seat is None else (scene.seat,),
        people=frozenset(range(view["players"])),
    )
    return table.page(scene, drawing, context)
