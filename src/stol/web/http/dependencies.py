"""What a handler is given besides the request, by the names under which the application has it."""

from typing import TypeAlias

from litestar.di import NamedDependency

from stol.table.service import TableService
from stol.web.http.allowances import Limits
from stol.web.service.visitor import Visitor

TheService: TypeAlias = NamedDependency[TableService]
Who: TypeAlias = NamedDependency[Visitor]
Allowed: TypeAlias = NamedDependency[Limits]
