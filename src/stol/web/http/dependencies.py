"""Types of the dependencies that handlers of pages and API share."""

from typing import TypeAlias

from litestar.di import NamedDependency

from stol.table.service import TableService
from stol.web.http.allowances import Limits
from stol.web.service.notices.sender import NoticeSender
from stol.web.service.visitor import Visitor

TheService: TypeAlias = NamedDependency[TableService]
Who: TypeAlias = NamedDependency[Visitor]
Notices: TypeAlias = NamedDependency[NoticeSender]
Allowed: TypeAlias = NamedDependency[Limits]
