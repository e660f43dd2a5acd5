"""API clients, each with its own token."""

import random
from dataclasses import dataclass
from typing import Any

from httpx import Response

from visitors import Server

PROBLEM = "application/problem+json"


@dataclass
class Program:
    """A client of the API."""

    server: Server
    token: str = ""

    def ask(self, method: str, address: str, **more: Any) -> Response:  # noqa: ANN401 - as httpx takes it
        self.server.client.cookies.clear()
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return self.server.client.request(method, address, headers=headers | more.pop("headers", {}), **more)

    def get(self, address: str, **query: object) -> Response:
        return self.ask("GET", f"/api{address}", params={name: str(value) for name, value in query.items()})

    def post(self, address: str, /, **body: object) -> Response:
        return self.ask("POST", f"/api{address}", json=body)

    def told(self, address: str, **query: object) -> Any:  # noqa: ANN401 - JSON
        answer = self.get(address, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def done(self, address: str, /, **body: object) -> Any:  # noqa: ANN401 - JSON
        answer = self.post(address, **body)
        assert answer.status_code in {200, 201}, answer.text
        return answer.json()

    def refused(self, status: int, name: str, address: str, /, **body: object) -> Any:  # noqa: ANN401 - JSON
        """The problem that a refused request gets."""
        return problem(self.post(address, **body), status, name)


def problem(answer: Response, status: int, name: str) -> Any:  # noqa: ANN401 - JSON
    """Checks and returns a problem response."""
    told = answer.json()
    assert (answer.status_code, told["id"]) == (status, name), answer.text
    assert answer.headers["content-type"] == PROBLEM
    assert told["status"] == status
    assert told["detail"]
    assert told["title"]
    assert told["type"] == "about:blank"
    return told


def program(server: Server, name: str = "") -> Program:
    """A client with a new player."""
    return Program(server, Program(server).done("/players", name=name)["token"])


def table_for_two(server: Server, game: str, **table_request: object) -> tuple[str, Program, Program]:
    """A dealt table where two clients sit; with its address in the API."""
    ana, ben = program(server, "Ana"), program(server, "Ben")
    address = f"/tables/{ana.done('/tables', game=game, seats=['you', 'open'], **table_request)['code']}"
    ben.done(f"{address}/seats", seat=1)
    return address, ana, ben


def any_move(player: Program, address: str, seat: int, chance: random.Random) -> dict[str, Any]:
    """The body of a random legal move."""
    legal = player.told(f"{address}/legal", seat=seat)
    return {"move": chance.choice(legal["moves"]), "ply": legal["ply"], "undone": legal["undone"], "seat": seat}
