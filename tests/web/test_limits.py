"""Rate limits, and what a client over its limit is told."""

import contextlib
from collections.abc import Iterable
from functools import partial
from itertools import cycle, repeat
from typing import NoReturn

import pytest
from msgspec import structs

from page_checks import read_page
from stol.table.events import Sat
from stol.table.preparation import COMPILE_ATTEMPTS
from stol.web.html.assets import asset
from stol.web.http.allowances import TABLES_A_LOOK, TOLD_PART, Allowance, Limits, TooMany
from visitors import Server, Visitor, plan_for


def ask_until_refused(visitor: Visitor, address: str, method: str = "GET", **fields: str) -> tuple[int, str, str]:
    """The number of accepted requests, and Retry-After and text of the first refusal."""
    for count in range(20):
        answer = visitor.ask(method, address, **({"data": fields} if fields else {}))
        if answer.status_code == 429:
            return count, answer.headers["retry-after"], answer.text
    raise AssertionError(f"{address} was never refused")


@pytest.mark.parametrize(
    ("method", "address", "fields"),
    [
        ("POST", "/play/pixies", {}),
        ("POST", "/tables", {"game": "pixies"}),
        ("POST", "/tables", {"game": "chess"}),
        ("POST", "/name", {"name": "Ana"}),
        ("POST", "/settings", {"light": "day"}),
        ("POST", "/tables/NOBODY00/moves", {"move": "x", "ply": "0"}),
        ("GET", "/", {}),
        ("GET", "/setup", {}),
        ("GET", "/tables/NOBODY00", {}),
        ("GET", "/tables/NOBODY00/stream", {}),
        ("GET", "/join?code=NOBODY00", {}),
    ],
)
def test_one_client_may_not_ask_for_everything(
    guarded: Server, method: str, address: str, fields: dict[str, str]
) -> None:
    done, seconds, text = ask_until_refused(Forgetful(guarded), address, method, **fields)
    assert done == 5
    assert int(seconds) > 0
    assert "Wait a moment" in read_page(text).text


class Forgetful(Visitor):
    """A visitor who keeps no cookies."""

    @property
    def secret(self) -> str:
        return ""

    @secret.setter
    def secret(self, _: str) -> None: ...


def test_what_is_refused_stores_nothing(guarded: Server) -> None:
    ana = guarded.person("Ana")
    ask_until_refused(ana, "/tables", "POST", game="pixies")
    codes = guarded.store.tables_of(ana.id, over=False, limit=1000)
    assert ana.post("/tables", game="pixies").status_code == 429
    assert guarded.store.tables_of(ana.id, over=False, limit=1000) == codes


@pytest.mark.parametrize("address", ["/", "/me", "/me/games", "/me/picture.png", "/me/people", "/api/tables"])
def test_a_page_that_reads_all_tables_of_a_player_counts_as_several_for_who_has_many(
    guarded: Server, limits: Limits, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(limits, "allowed", {"look": Allowance(burst=6, rate=0.001)})
    few, many = guarded.person("Ana"), guarded.person("Ben")
    for _ in range(2 * TABLES_A_LOOK):
        guarded.open(plan_for(many, "pixies", 2, {}), [Sat(seat=0, player=many.id, name="Ben")])
    vars(limits)["_left"].clear()
    assert ask_until_refused(few, address)[0] == 6
    vars(limits)["_left"].clear()
    assert ask_until_refused(many, address)[0] == 2


def test_who_guesses_too_often_is_refused_and_others_behind_the_same_address_still_find_their_table(
    guarded: Server, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "allowed", {"guess": limits.allowed["guess"]})
    ana = guarded.person("Ana")
    code = ana.open(game="pixies", seat1="open").removeprefix("/tables/")
    guarded.open(structs.replace(plan_for(ana, "pixies", 2, {}), code="KARUMO12"), [])
    ask_until_refused(guarded.stranger(), "/join?code=NOBODYHERE")
    for address in (f"/join?code={code}", f"/tables/{code}"):
        assert guarded.stranger().get(address).status_code != 429
    for address in ("/tables/NOBODYHERE", "/join?code=KARUMO12"):
        assert guarded.stranger().get(address).status_code == 429, "codes of earlier versions are short"


def test_a_table_whose_rules_are_not_ready_is_to_be_asked_for_again(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="ingenious")
    waiting = server.service.preparation._unprepared  # noqa: SLF001 - rules that are there can't be made to be compiled again
    waiting.append("ingenious")
    try:
        answers = [ana.get(address), ana.post(f"{address}/moves", ply=0, move="x")]
    finally:
        waiting.remove("ingenious")
    assert [answer.status_code for answer in answers] == [503, 503]
    assert all(int(answer.headers["retry-after"]) > 0 for answer in answers)
    assert "Laying out Ingenious" in answers[0].text


def test_tables_of_a_game_that_can_not_be_compiled_say_so_and_the_others_are_listed(server: Server) -> None:
    ana = server.person("Ana")
    address, other = ana.open(game="ingenious"), ana.open(game="pixies")
    given_up = server.service.preparation._failures  # noqa: SLF001 - rules that are there can't be made to fail
    given_up["ingenious"] = COMPILE_ATTEMPTS
    try:
        pages = [ana.get(path) for path in (address, "/learn/ingenious", "/enter?game=ingenious")]
        told = server.client.get(f"/api{address}", headers={"authorization": f"Bearer {ana.secret}"})
        home = ana.get("/").text
    finally:
        del given_up["ingenious"]
    assert [page.status_code for page in pages] == [500] * 3
    assert all("be prepared on this server. It was tried several times" in page.text for page in pages)
    assert not any('http-equiv="refresh"' in page.text for page in pages)
    assert (told.status_code, told.json()["id"]) == (500, "compile-failed")
    assert address in home
    assert other in home


def test_an_allowance_grows_again() -> None:
    now = 0.0
    limits = Limits(allowed={"look": Allowance(burst=2, rate=0.5)}, clock=lambda: now)
    limits.take("look", "a")
    limits.take("look", "a")
    limits.take("look", "b")
    with pytest.raises(TooMany) as refusal:
        limits.take("look", "a")
    assert refusal.value.headers == {"Retry-After": "2"}
    now = 2.0
    limits.take("look", "a")


def test_asking_whether_there_is_one_left_takes_none() -> None:
    limits = Limits(allowed={"guess": Allowance(burst=1, rate=1e-9)})
    for _ in range(3):
        limits.take("guess", "a", 0)
    limits.take("guess", "a")
    with pytest.raises(TooMany):
        limits.take("guess", "a", 0)


def test_only_so_many_streams_are_open_at_a_time() -> None:
    limits = Limits(streams=2)
    with limits.streaming("a"), limits.streaming("a"):
        with pytest.raises(TooMany):
            limits.take_stream("a")
        limits.take_stream("b")
    limits.take_stream("a")


def three_servers(allowance: Allowance) -> list[Limits]:
    """The limits of servers that tell each other what clients take."""
    each = [Limits(allowed={"open": allowance}, clock=lambda: 0.0, servers=lambda: 3) for _ in range(3)]

    def tell_others(teller: Limits, kind: str, client: str, amount: float) -> None:
        for other in each:
            if other is not teller:
                other.taken_elsewhere(kind, client, amount)

    for limits in each:
        limits.tell = partial(tell_others, limits)
    return each


def taken(servers: Iterable[Limits], client: str = "192.0.2.1") -> int:
    """How many are allowed in a row, each by the next of these servers."""
    count = 0
    with contextlib.suppress(TooMany):
        for limits in servers:
            limits.take("open", client)
            count += 1
    return count


def test_a_client_that_stays_at_one_of_several_servers_has_its_whole_allowance() -> None:
    one, other, _ = three_servers(Allowance(burst=30, rate=1))
    assert taken(repeat(one)) == 30
    assert taken(repeat(other)) <= 30 // TOLD_PART // 3


def test_several_servers_together_allow_hardly_more_than_one() -> None:
    assert 30 <= taken(cycle(three_servers(Allowance(burst=30, rate=1)))) <= 30 * (1 + 1 / TOLD_PART)
    assert 5 <= taken(cycle(three_servers(Allowance(burst=5, rate=1)))) <= 6
    many = three_servers(Allowance(burst=5, rate=1e-9, spread=4))
    assert sum(taken(repeat(many[number % 3]), f"2001:db8:0:{number:x}::/64") for number in range(40)) <= 4 * 6


def test_who_takes_little_is_not_told_of() -> None:
    now = 0.0
    limits = Limits(allowed={"open": Allowance(burst=30, rate=1)}, clock=lambda: now, servers=lambda: 3)
    limits.tell = lambda *_: pytest.fail("it is allowed again by now")
    for now in range(0, 100, 5):  # noqa: B007 - the clock reads it
        assert taken([limits]) == 1


def test_of_several_servers_each_allows_its_share_of_streams_and_not_too_few() -> None:
    for servers, most in ((2, 50), (50, 30)):
        limits = Limits(servers=repeat(servers).__next__, clock=lambda: 0.0)
        with contextlib.ExitStack() as stack:
            for _ in range(most):
                limits.take_stream("192.0.2.1")
                stack.enter_context(limits.streaming("192.0.2.1"))
            with pytest.raises(TooMany):
                limits.take_stream("192.0.2.1")


def test_clients_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.web.http.allowances.CLIENTS", 10)
    limits = Limits()
    for number in range(100):
        limits.take("look", str(number))
        with limits.streaming(str(number)):
            pass
    assert [len(left) for left in vars(limits)["_left"].values()] == [10]
    assert not vars(limits)["_open"]


def test_the_end_of_a_stream_looks_at_no_other_client() -> None:
    class Unread(dict[str, int]):
        def items(self) -> NoReturn:
            raise AssertionError("all clients were looked through")

        __iter__ = values = keys = items

    limits = Limits()
    vars(limits)["_open"] = Unread({str(number): 1 for number in range(100)})
    with limits.streaming("a"):
        pass
    assert "a" not in vars(limits)["_open"]
    assert vars(limits)["_open"]["99"] == 1


def test_who_has_many_networks_may_not_guess_for_ever() -> None:
    limits = Limits(allowed={"guess": Allowance(burst=5, rate=1e-9, spread=4)})

    def guesses(*clients: str) -> int:
        """How many are allowed if all of these take turns."""
        count = 0
        for client in cycle(clients):
            try:
                limits.take("guess", client)
            except TooMany:
                return count
            count += 1
        return count

    assert guesses("2001:db8::/64") == 5
    assert guesses(*(f"2001:db8:0:{number:x}::/64" for number in range(1, 256))) == 4 * 5 - 5  # the rest of its /56
    assert guesses(*(f"2001:db8:0:{number:x}00::/64" for number in range(1, 256))) == 16 * 5 - 20  # of its /48
    assert guesses(*(f"2001:db8:{number:x}::/64" for number in range(1, 1000))) == 64 * 5 - 80  # of its /32
    assert guesses("2001:db9::/64") == 5
    assert guesses("192.0.2.1") == guesses("192.0.2.2") == 5


def test_neighbours_within_the_allowance_of_a_network_do_not_feel_each_other() -> None:
    limits = Limits(allowed={"guess": Allowance(burst=5, rate=1e-9, spread=4)})
    for _ in range(5):
        limits.take("guess", "2001:db8::/64")
    with pytest.raises(TooMany):
        limits.take("guess", "2001:db8::/64")
    for _ in range(5):
        limits.take("guess", "2001:db8:0:1::/64")


def test_many_addresses_do_not_make_the_server_forget_the_networks_around_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.web.http.allowances.CLIENTS", 10)
    limits = Limits(allowed={kind: Allowance(burst=5, rate=1e-9, spread=4) for kind in ("guess", "open")})
    for number in range(20):
        limits.take("guess", f"2001:db8:0:{number:x}::/64")
        limits.take("open", f"2001:db8:{number:x}::/64")
    with pytest.raises(TooMany):
        limits.take("guess", "2001:db8:0:ff::/64")


@pytest.mark.parametrize("address", ["/nowhere", "/schema/openapi.json", "/service-worker.js", asset("table.js")])
def test_every_address_is_counted(guarded: Server, address: str) -> None:
    done, _, text = ask_until_refused(Forgetful(guarded), address)
    assert done == 5
    assert "Wait a moment" in read_page(text).text


def test_a_wrong_method_and_a_wrong_host_are_counted(guarded: Server) -> None:
    assert ask_until_refused(Forgetful(guarded), "/play/pixies", "DELETE")[0] == 5
    assert guarded.stranger().get("/", {"host": "a b"}).status_code == 429


def test_a_move_of_a_guided_game_that_came_too_soon_can_be_tried_again(guarded: Server) -> None:
    address = "/learn/clustered/play/1"
    _, _, text = ask_until_refused(Forgetful(guarded), address, "POST", move="2th@1,0")
    assert [link.text for link in read_page(text).all("a", href=address)] == ["Try again"]
