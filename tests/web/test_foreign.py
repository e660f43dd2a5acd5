"""Requests from other sites change nothing (CSRF), and there are no redirects to other sites."""

import pytest

from visitors import HOST, Server

NAME = HOST.removeprefix("http://")


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": HOST},
        {"sec-fetch-site": ""},
        {"origin": "https://evil.example"},
        {"origin": f"https://{NAME}.evil.example"},
        {"origin": f"{HOST}:81"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://["},
        {"origin": f"http://{NAME}@evil.example"},
    ],
    ids=str,
)
def test_what_another_site_sends_is_refused(server: Server, headers: dict[str, str]) -> None:
    ana = server.person("Ana")
    assert ana.post("/name", headers, name="Mallory").status_code == 403
    assert "Mallory" not in ana.get("/").text
    refused = ana.post("/play/pixies", headers)
    assert refused.status_code == 403
    assert "another site" in refused.text


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "same-origin", "origin": "null"},
        {"sec-fetch-site": "none"},
        {"origin": HOST},
        {"origin": f"https://{NAME}"},
        {},
    ],
    ids=str,
)
def test_what_our_own_pages_send_is_done(server: Server, headers: dict[str, str]) -> None:
    ana = server.person("Ana")
    assert ana.post("/name", headers, name="Anna").status_code == 303
    assert "Anna" in ana.get("/").text


@pytest.mark.parametrize(
    "back",
    [
        "https://evil.example", "//evil.example", "/\\evil.example", "\\\\evil.example", "javascript:alert(1)", "",
        "/\t/evil.example", "/\n/evil.example", " //evil.example", "evil", "/ü", "/\r\nSet-Cookie: a=b", "/\x00",
    ],
)  # fmt: skip
@pytest.mark.parametrize("form", ["name", "settings"])
def test_nobody_is_sent_to_another_site(server: Server, form: str, back: str) -> None:
    answer = server.person().post(f"/{form}", name="Ana", back=back)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_one_comes_back_to_where_one_was(server: Server) -> None:
    assert server.person().post("/name", name="Ana", back="/setup?game=pixies").headers["location"] == (
        "/setup?game=pixies"
    )


def test_another_site_may_still_link_here(server: Server) -> None:
    assert server.stranger().get("/", headers={"sec-fetch-site": "cross-site"}).status_code == 200
