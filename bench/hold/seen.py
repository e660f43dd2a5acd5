"""How soon a move made through one server is seen through the others: no two players of a table are at the same one."""

from bench.hold.crowd import Orders
from bench.hold.deployed import SERVERS, deployed
from bench.hold.load import SEEN_SOON, SETTLING
from bench.hold.run import CONSOLE, running, verdict
from bench.hold.serving import NO_LIMITS


def seen(tables: int, every: float, seconds: float) -> bool:
    """Whether 99 of 100 moves were seen soon enough, and none was lost or doubled."""
    CONSOLE.print(f"[bold]Seen[/]: {tables} tables, a player at each of {len(SERVERS)} servers, a move every {every} s")
    with deployed(NO_LIMITS) as whole:
        first, *others = [server.port for server in whole.servers]
        orders = Orders(first, tables, len(SERVERS), others=tuple(others))
        with running(whole.url, orders, every, whole.servers[0]) as run:
            run.play(SETTLING, "settling")
            span = run.play(seconds, "moves through each server")
        wrong = run.wrong()
    figures = run.figures(span)
    CONSOLE.print(str(figures))
    return verdict(wrong) and figures.seen.p99 <= SEEN_SOON
