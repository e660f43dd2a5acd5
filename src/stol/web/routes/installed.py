"""What makes stol an app that can be installed: its manifest, its service worker, and the page shown offline."""

import functools

from litestar import Response, get, route

from stol.web.html.assets import FOLDER, PREFIX
from stol.web.html.manifest import Manifest, manifest
from stol.web.html.pages import offline
from stol.web.http.dependencies import Who
from stol.web.routes.answers import VARY, html, page_visit
from stol.web.routes.tables import PAGE

MANIFEST = "application/manifest+json"
SCRIPT = "text/javascript"


@get("/manifest.webmanifest")
async def get_manifest(who: Who) -> Response[Manifest]:
    """The web app manifest. Browsers ask for it without a cookie, so its address names the language."""
    return Response(manifest(who.say), media_type=MANIFEST, headers=VARY)


@get("/service-worker.js", sync_to_thread=False)
def get_service_worker() -> Response[str]:
    """The service worker; a browser replaces it when the version of the static files changes."""
    return Response(worker(), media_type=SCRIPT)


@functools.cache
def worker() -> str:
    script = (FOLDER / "service-worker.js").read_text(encoding="utf-8")
    return f'const PREFIX = "{PREFIX}";\n{script}'


@route("/offline", http_method=PAGE)
async def get_offline_page(who: Who) -> Response[str]:
    """The page that the service worker keeps for when there is no connection."""
    return html(offline.page(page_visit(who, "/")))
