"""What a handler is given besides the request, by the names under which the application has it."""

from typing import TypeAlias

from litestar.di import NamedDependency

from stol.table.house import House
from stol.web.guard import Limits
from stol.web.visitor import Visitor

TheHouse: TypeAlias = NamedDependency[House]
Who: TypeAlias = NamedDependency[Visitor]
Allowed: TypeAlias = NamedDependency[Limits]
