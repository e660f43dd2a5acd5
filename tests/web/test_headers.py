"""Headers and cookies of every response."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from page_checks import read_page
from stol.web.html.assets import PREFIX
from visitors import Server, Visitor

PAGES = ["/", "/setup", "/setup?game=clustered", "/join", "/join?code=NOBODY00"]
ASKED = [
    *(("GET", page) for page in PAGES),
    *(("HEAD", page) for page in PAGES),
    ("OPTIONS", "/"),
    ("GET", "/nowhere"),
    ("GET", "/tables/NOBODY00"),
    ("GET", "/tables/NOBODY00/stream"),
    ("GET", "/tables/NOBODY00/record"),
    ("POST", "/tables/NOBODY00/moves"),
    ("POST", "/name"),
    ("POST", "/play/chess"),
    ("DELETE", "/"),
    ("PUT", "/tables"),
    ("GET", f"{PREFIX}/base.css"),
    ("HEAD", f"{PREFIX}/table.js"),
    ("GET", f"{PREFIX}/symbols.svg"),
    ("GET", f"{PREFIX}/nothing.css"),
    ("GET", f"{PREFIX}/../app.py"),
    ("GET", f"{PREFIX}/%2e%2e/app.py"),
    ("GET", "/schema/openapi.json"),
    ("GET", "/tables/%00/seat/1"),
]


@pytest.mark.parametrize(("method", "address"), ASKED, ids=str)
def test_every_answer_is_guarded(server: Server, method: str, address: str) -> None:
    answer = server.stranger().ask(method, address)
    assert answer.status_code < 500
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    is_file = address.startswith(PREFIX) and answer.status_code == 200
    assert ("immutable" if is_file else "no-store") in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/tables/NOBODY00", 404),
        ("GET", "/tables/" + "A" * 5000, 404),
        ("GET", "/tables/NOBODY00/seat/" + "9" * 5000, 404),
        ("GET", "/tables/..%2f..%2fetc", 404),
        ("GET", "/tables/%ED%A0%80", 404),
        ("GET", f"{PREFIX}/nothing.css", 404),
        ("POST", "/play/chess", 404),
        ("PUT", "/", 405),
        ("POST", "/name", 400),
    ],
)
def test_what_can_not_be_done_is_said_on_a_page(server: Server, method: str, address: str, status: int) -> None:
    answer = server.stranger().ask(method, address)
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("text/html")
    page = read_page(answer.text)
    assert page.all("h1")[0].text
    assert page.all("main")[0].all("a")


def test_a_method_that_is_not_allowed_names_those_that_are(server: Server) -> None:
    assert "GET" in server.stranger().ask("DELETE", "/").headers["allow"]


def test_the_head_of_a_page_comes_without_its_body(server: Server) -> None:
    answer = server.stranger().ask("HEAD", "/")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("host", ["x y", "a@b", "[::1", "a" * 3000, "evil/..", "a:port", "a:65536", 'a"><script>'])
def test_a_host_that_nobody_can_have_typed_is_refused(server: Server, host: str) -> None:
    answer = server.stranger().get("/setup", headers={"host": host})
    assert answer.status_code == 400
    assert host not in answer.text


@pytest.mark.parametrize(
    "host", ["192.168.1.5:7865", "[fe80::1]:80", "table.example", "my_box:1", "a:65535", "localhost"]
)
def test_links_lead_to_the_host_that_was_asked(server: Server, host: str) -> None:
    ana = server.person("Ana")
    answer = ana.get(ana.open(game="pixies", seat1="open"), headers={"host": host})
    assert answer.status_code == 200
    assert f"http://{host}/tables/" in answer.text


@pytest.mark.parametrize("cookie", ["stol=%ED%A0%80", "=;;;stol", 'stol="\\udc80', "stol=" + "a" * 9000, "stol=%00"])
def test_a_cookie_of_nobody_is_nobody(server: Server, cookie: str) -> None:
    assert server.stranger().get("/", headers={"cookie": cookie}).status_code == 200


def becoming_known(server: Server) -> Iterator[tuple[Visitor, str]]:
    """All requests that create a player."""
    for post in ("/name?name=Ana", "/settings?light=day", "/play/pixies", "/tables?game=pixies"):
        address, _, field = post.partition("?")
        visitor = server.stranger()
        name, _, value = field.partition("=")
        yield visitor, visitor.post(address, **({name: value} if name else {})).headers["set-cookie"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    for visitor, cookie in becoming_known(server):
        flags = {flag.strip().lower() for flag in cookie.split(";")}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert "secure" not in flags
        assert len(visitor.secret) >= 43  # 256 bits
        known = visitor.secret
        visitor.get("/")
        assert visitor.secret == known, "nobody becomes somebody else"


def test_the_cookie_of_who_comes_back_is_renewed_once_a_day(server: Server) -> None:
    ana, eve = server.person("Ana"), server.stranger()
    address = ana.open(game="pixies")
    for page in ("/", "/learn/pixies", address):
        sent = {one.partition("=")[0]: one for one in ana.get(page).headers.get_list("set-cookie")}
        assert sent["stol"].startswith(f"stol={ana.secret};"), page
        assert "Max-Age=31536000" in sent["stol"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(sent["stol"].split("; "))
        assert "Max-Age=86400" in sent["stol-renewed"]
    fresh = {"cookie": f"stol={ana.secret}; stol-renewed=1"}
    assert ana.get("/", headers=fresh).headers.get("set-cookie") is None
    assert ana.post(f"{address}/talk/read", count=0).headers.get("set-cookie", "").startswith("stol-known=")
    assert eve.get("/").headers.get("set-cookie") is None
    bearer = eve.get(f"/api{address}", headers={"authorization": f"Bearer {ana.secret}"})
    assert bearer.status_code == 200
    assert bearer.headers.get("set-cookie") is None
    secure = ana.ask("GET", "https://stol.example/").headers.get_list("set-cookie")
    assert all("secure" in one.lower() for one in secure)


def test_over_https_the_cookie_never_goes_without(server: Server) -> None:
    answer = server.stranger().ask("POST", "https://stol.example/name", data={"name": "Ana"})
    assert "secure" in answer.headers["set-cookie"].lower()


def test_the_database_knows_no_secret(server: Server) -> None:
    ana = server.stranger()
    ana.post("/name", name="Ana")
    assert ana.secret.encode() not in b"".join(
        path.read_bytes() for path in database(server).parent.iterdir() if path.is_file()
    )


def database(server: Server) -> Path:
    return Path(str(server.store.url.database))
