"""What the handlers of the API are given."""

from typing import Annotated, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from stol.web.show import Visited

Asking: TypeAlias = Request[None, None, State]
At: TypeAlias = NamedDependency[Visited]
ANYBODY: list[dict[str, list[str]]] = [{}]
"""The security of what needs no token."""
FromSeat: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="One of your own seats.", required=False)
]
