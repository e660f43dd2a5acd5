"""Mutations of request bodies: JSON and forms."""

import random
from dataclasses import replace
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

import msgspec

from bench.hold.fuzz.mutate import ODD_VALUES, Around, Mutator
from bench.hold.fuzz.request import FORM, KIND, LENGTH, Request

ODD_JSON = (
    "null", "true", "[]", "{}", '""', "-1", "0.5", "1e400", "-0", "9" * 400, "NaN", "Infinity", '"\\ud800"',
    '"\\u0000"', '"' + "a" * 5000 + '"', "[" * 500 + "]" * 500, '{"a":' * 200 + "1" + "}" * 200,
    '"²"', "1e0", "[1,2]", '{"seat":0}',
    '"<script>"', "2147483648", "18446744073709551616", '"1"', '"' + "\u202e" + '"',
)  # fmt: skip
WHOLE_JSON = (
    b"", b"null", b"[]", b"{", b"\xef\xbb\xbf{}", b"\xff\xfe", b"{}{}", b"[" * 60_000, b'{"a":' * 10_000, b" " * 70_000,
    b"{'move': 1}", b'{"move": "a", }', b"\x00", b'"move"', b"1", b'{"\\ud800": 1}', b"NaN",
)  # fmt: skip
WHOLE_FORMS = (
    b"", b"&&&", b"=", b"=&=", b"%", b"move", b"move=%zz&ply=1", b"\xff=\xff", b"a=" + b"b" * 70_000, b"a=1&" * 3000,
    b"\x00=\x00", b"move[]=1&move[0]=2", b"seat=0;ply=1",
)  # fmt: skip


def fields(request: Request) -> dict[str, Any] | None:
    """The fields of a body that can be parsed."""
    try:
        if request.header(KIND).startswith(FORM):
            return dict(parse_qsl(request.body.decode(), keep_blank_values=True))
        read = msgspec.json.decode(request.body)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) else None


def with_fields(request: Request, said: dict[str, Any]) -> Request:
    if request.header(KIND).startswith(FORM):
        return request.with_body(urlencode(said).encode())
    return request.with_body(msgspec.json.encode(said))


def field(request: Request, chance: random.Random, _around: Around) -> Request:
    """Replaces the value of a field."""
    said = fields(request)
    if not said:
        return request
    name = chance.choice(sorted(said))
    if request.header(KIND).startswith(FORM):
        pairs = [f"{other}={value}".encode() for other, value in said.items() if other != name]
        return request.with_body(b"&".join([*pairs, name.encode() + b"=" + chance.choice(ODD_VALUES)]))
    pairs = [
        msgspec.json.encode(other) + b":" + msgspec.json.encode(value) for other, value in said.items() if other != name
    ]
    odd = msgspec.json.encode(name) + b":" + chance.choice(ODD_JSON).encode("utf-8", "surrogatepass")
    return request.with_body(b"{" + b",".join([*pairs, odd]) + b"}")


def number(request: Request, chance: random.Random, around: Around) -> Request:
    """Replaces a number: another seat, an earlier or later ply."""
    said = fields(request) or {}
    numbered = [name for name, value in said.items() if isinstance(value, int) or str(value).isdecimal()]
    if not numbered:
        return request
    name = chance.choice(sorted(numbered))
    near = [int(said[name]) + step for step in (-2, -1, 1, 2) if len(str(said[name])) < 10]
    return with_fields(request, said | {name: chance.choice([*around.numbers, *near])})


def dropped(request: Request, chance: random.Random, _around: Around) -> Request:
    """Removes a field."""
    said = fields(request)
    if not said:
        return request
    gone = chance.choice(sorted(said))
    return with_fields(request, {name: value for name, value in said.items() if name != gone})


def added(request: Request, chance: random.Random, _around: Around) -> Request:
    """Adds a field, or repeats one."""
    body, more = request.body, chance.choice(ODD_JSON).encode("utf-8", "surrogatepass")
    names = [*(fields(request) or {}), "x", "__proto__", "player", "host", "applied", "seed", "over", ""]
    name = chance.choice(names).encode()
    if request.header(KIND).startswith(FORM):
        return request.with_body(body + b"&" + name + b"=" + chance.choice(ODD_VALUES))
    if not body.startswith(b"{"):
        return request
    return request.with_body(b'{"' + name + b'":' + more + (b"," if len(body) > 2 else b"") + body[1:])


def cut(request: Request, chance: random.Random, _around: Around) -> Request:
    """Truncates the body, with or without adjusting its length."""
    body = request.body[: chance.randrange(len(request.body) + 1)]
    return request.with_body(body) if chance.random() < 0.8 else replace(request, body=body, breaks=True)


def flipped(request: Request, chance: random.Random, _around: Around) -> Request:
    """Changes a few bytes."""
    body = bytearray(request.body)
    for _ in range(min(len(body), chance.choice((1, 1, 2, 8)))):
        body[chance.randrange(len(body))] = chance.randrange(256)
    return request.with_body(bytes(body))


def whole(request: Request, chance: random.Random, _around: Around) -> Request:
    """Replaces the whole body."""
    bodies = WHOLE_FORMS if request.header(KIND).startswith(FORM) else WHOLE_JSON
    return request.with_body(chance.choice(bodies))


def multipart(request: Request, chance: random.Random, _around: Around) -> Request:
    """Sends the body as multipart, valid or nearly so."""
    said = fields(request) or {"move": "x", "ply": "0"}
    mark = chance.choice((b"x", b"x", b"", b"y" * 200))
    disposition = b'Content-Disposition: form-data; name="%b"' + chance.choice(
        (b"", b'; filename="a"', b"; filename*=x")
    )
    parts = [
        b"--" + mark + b"\r\n" + disposition % name.encode() + b"\r\n\r\n" + str(value).encode(errors="replace")
        for name, value in said.items()
    ]
    end = chance.choice((b"\r\n--" + mark + b"--\r\n", b"", b"\r\n"))
    return request.with_headers((KIND, b"multipart/form-data; boundary=" + mark)).with_body(b"\r\n".join(parts) + end)


def chunked(request: Request, chance: random.Random, _around: Around) -> Request:
    """Sends the body in chunks, valid or nearly so."""
    body, size = request.body, len(request.body)
    forms = (
        b"%x\r\n%b\r\n0\r\n\r\n" % (size, body),
        b"%x;x=y\r\n%b\r\n0\r\nX: y\r\n\r\n" % (size, body),
        b"zz\r\n%b\r\n0\r\n\r\n" % body,
        b"%x\r\n%b" % (size + 5, body),
        b"ffffffffffffffffff\r\n%b" % body,
    )
    framed = request.without(LENGTH).with_headers((b"Transfer-Encoding", b"chunked"))
    return replace(framed, body=chance.choice(forms), breaks=True)


BODIES: Final[dict[str, Mutator]] = {
    made.__name__: made for made in (field, number, dropped, added, cut, flipped, whole, multipart, chunked)
}
"""Mutations by name."""
