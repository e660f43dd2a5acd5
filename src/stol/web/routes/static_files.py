"""Static files, from memory and compressed once: there are few, and every visitor asks for all of them."""

import functools
import gzip
from typing import NamedTuple

from litestar import Request, Response, route
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from stol.web.html.assets import FOLDER, PREFIX
from stol.web.http.visitor import A_YEAR
from stol.web.routes.tables import PAGE

CACHE_CONTROL = CacheControlHeader(max_age=A_YEAR, public=True, immutable=True)
VARY = {"Vary": "Accept-Encoding"}
MEDIA_TYPES = {"css": "text/css", "js": "text/javascript", "png": "image/png", "svg": "image/svg+xml"}
NAMES = frozenset(path.name for path in FOLDER.iterdir() if path.is_file())


class StaticFile(NamedTuple):
    """A file as it is sent."""

    media_type: str
    plain: bytes
    compressed: bytes | None
    """None if it would not be smaller."""


@functools.cache
def load(name: str) -> StaticFile:
    plain = (FOLDER / name).read_bytes()
    compressed = gzip.compress(plain, mtime=0)
    return StaticFile(MEDIA_TYPES[name.rpartition(".")[2]], plain, compressed if len(compressed) < len(plain) else None)


@route(PREFIX + "/{name:str}", http_method=PAGE, cache_control=CACHE_CONTROL, sync_to_thread=False)
def get_static_file(request: Request[None, None, State], name: FromPath[str]) -> Response[bytes]:
    """A file of the folder `static`. Its path has the hash of all of them, so browsers may keep it for ever."""
    if name not in NAMES:
        raise NotFoundException
    file = load(name)
    if file.compressed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.plain, media_type=file.media_type, headers=VARY)
    return Response(file.compressed, media_type=file.media_type, headers={**VARY, "Content-Encoding": "gzip"})
