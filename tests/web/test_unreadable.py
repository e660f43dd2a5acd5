"""Unreadable requests are refused as bad requests, not as internal errors."""

import pytest

from visitors import Server

UNREADABLE = {
    "letters that are none": b'{"te\x91t": "hello"}',
    "half a letter": b'{"text": "\\ud800"}',
    "too deep": b'{"a":' * 10_000,
    "deep, and whole": b'{"text": ' + b"[" * 3_000 + b"]" * 3_000 + b"}",
    "two of them": b"{}{}",
    "nothing": b"",
}


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
def test_a_program_is_told_that_it_is_no_json(server: Server, body: bytes) -> None:
    answer = server.stranger().ask("POST", "/api/players", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["id"] == "unread"


@pytest.mark.parametrize("kind", [b"", b"Content-Type: text/plain; charset=nonsense\r\n"], ids=["utf-8", "unknown"])
def test_a_record_with_letters_that_are_none_is_refused(server: Server, kind: bytes) -> None:
    part = b'--x\r\nContent-Disposition: form-data; name="text"\r\n' + kind + b"\r\n\xb3\r\n--x--\r\n"
    headers = {"content-type": "multipart/form-data; boundary=x"}
    assert server.stranger().ask("POST", "/records", content=part, headers=headers).status_code == 400


def test_a_page_says_only_once_what_it_is(server: Server) -> None:
    assert server.stranger().get("/").text.count("<!doctype html>") == 1
