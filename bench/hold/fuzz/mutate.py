"""Mutations of request lines, paths, queries and headers."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias
from urllib.parse import quote_from_bytes

from bench.hold.fuzz.request import COOKIE, KIND, LENGTH, TOKEN, Request

METHODS = (b"GET", b"POST", b"PUT", b"PATCH", b"DELETE", b"HEAD", b"OPTIONS", b"TRACE", b"PROPFIND", b"get", b"QQ")
KINDS = (
    b"application/json", b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x",
    b"multipart/form-data", b"text/plain", b"application/msgpack", b"application/json; charset=utf-16",
    b"*/*", b"?", b"", b"a" * 5000,
)  # fmt: skip
HOSTS = (
    b"",
    b"evil.example",
    b"stol:99999",
    b"a b",
    b"<script>",
    b"[::1]:80",
    b"[",
    "штол".encode(),
    b"a" * 3000,
    b"stol@x",
)
ODD_SEGMENTS = (
    b"%00", b"%2e%2e", b"..", b".", b"%", b"%zz", b"%c0%af", b"%ed%a0%80", b"%25%32%65", "š".encode(), b"\xff\xfe",
    b"a" * 9000, b"{code}", b"null", b"-1", b"%0d%0aX-Y: z", b"'--", b"<script>", b"%F0%9F%8E%B2",
    b"\xe2\x80\xae", b";x=1",
)  # fmt: skip
ODD_VALUES = (
    b"", b"0", b"-1", b"1e9", b"9" * 40, b"null", b"true", b"%00", b"%zz", b"%ff", b"%ed%a0%80", b"a" * 20_000, b"[]",
    "²".encode(), b"%C2%B2", b"<script>", b"1,2", b"off", b"%25", b"a%26b%3Dc", b"1.0", b"0x10", b" 1", b"%2B1",
)  # fmt: skip
HEADERS = (
    (b"Origin", b"https://evil.example"), (b"Origin", b"null"), (b"Sec-Fetch-Site", b"cross-site"),
    (b"Range", b"bytes=0-5"), (b"Sec-Fetch-Site", b"\xff"), (b"Accept-Encoding", b"gzip, br;q=x"),
    (b"Accept", b"text/x"), (b"If-None-Match", b"*"),
    (b"X-Forwarded-For", b"1.2.3.4, ::1"), (b"X-HTTP-Method-Override", b"DELETE"), (b"Upgrade", b"websocket"),
    (b"Expect", b"100-continue"), (b"Connection", b"close, x"), (b"Accept-Language", b"x" * 3000), (b"Cookie", b"a"),
    (b"Cookie", b"=;;=; stol"), (b"Last-Event-ID", b"\xe9"), (b"Content-Encoding", b"gzip"), (b"TE", b"trailers"),
)  # fmt: skip
AUTHORIZATIONS = (
    b"",
    b"Bearer",
    b"Bearer ",
    b"bearer x",
    b"Basic Og==",
    b"Bearer \xff",
    b"Bearer " + b"a" * 3000,
    b"x y z",
)
LENGTHS = (b"-1", b"0x5", b"1e3", b"", b"abc", b"1, 2", b"+4", b"99999999999999999999", b"70000")


@dataclass(frozen=True)
class Around:
    """Other players and tables that a mutation may use."""

    tokens: Sequence[str]
    codes: Sequence[str]
    numbers: Sequence[int] = (0, 1, 2, 7, 8, 50)


Mutator: TypeAlias = Callable[[Request, random.Random, Around], Request]


def method(request: Request, chance: random.Random, _around: Around) -> Request:
    """Uses another method, or an unknown one."""
    return replace(request, method=chance.choice(METHODS))


def segment(request: Request, chance: random.Random, _around: Around) -> Request:
    """Replaces a segment of the path."""
    path, mark, query = request.target.partition(b"?")
    parts = path.split(b"/")
    parts[chance.randrange(len(parts))] = odd = chance.choice(ODD_SEGMENTS)
    return replace(request, target=b"/".join(parts) + mark + query, breaks=request.breaks or not readable(odd))


def encoded(request: Request, chance: random.Random, _around: Around) -> Request:
    """Percent-encodes letters of the path, once or twice."""
    path, mark, query = request.target.partition(b"?")
    hidden = b"".join(b"%%%02x" % byte if byte != 47 and chance.random() < 0.3 else bytes([byte]) for byte in path)
    if chance.random() < 0.2:
        hidden = quote_from_bytes(hidden, safe="/").encode()
    return replace(request, target=hidden + mark + query)


def moved(request: Request, chance: random.Random, _around: Around) -> Request:
    """Extends or doubles the path, or makes it an absolute URL."""
    forms = (
        request.target + b"/", b"/" + request.target, request.target.replace(b"/", b"//"),
        b"http://evil" + request.target, request.target + b"#x", b"*",
        request.target.upper(), request.target[1:] or b"x", request.target + b"/x" * 2000,
    )  # fmt: skip
    target = chance.choice(forms)
    return replace(request, target=target, breaks=request.breaks or not target.startswith(b"/"))


def query(request: Request, chance: random.Random, _around: Around) -> Request:
    """Adds or changes query parameters."""
    path, _, old = request.target.partition(b"?")
    pairs = [pair for pair in old.split(b"&") if pair]
    names = [pair.partition(b"=")[0] for pair in pairs] + [
        b"seat",
        b"why",
        b"final",
        b"ply",
        b"code",
        b"x",
        b"",
        b"%00",
    ]
    count = chance.choice((1, 1, 2, 300))
    pairs += [
        chance.choice(names) + b"=" + chance.choice(ODD_VALUES[: None if count < 9 else 11]) for _ in range(count)
    ]
    return replace(request, target=path + b"?" + b"&".join(chance.sample(pairs, len(pairs))))


def host(request: Request, chance: random.Random, _around: Around) -> Request:
    """An invalid, missing or repeated Host header."""
    if chance.random() < 0.2:
        return replace(request.without(b"Host"), breaks=True)
    if chance.random() < 0.2:
        return replace(request, headers=(*request.headers, (b"Host", b"other")), breaks=True)
    return replace(request.with_headers((b"Host", chance.choice(HOSTS))), breaks=True)


def header(request: Request, chance: random.Random, _around: Around) -> Request:
    """Adds a header, valid or not."""
    name, value = chance.choice(HEADERS)
    unclear = name in {b"Upgrade", b"Expect", b"Connection"}
    return replace(request, headers=(*request.headers, (name, value)), breaks=request.breaks or unclear)


def broken_header(request: Request, chance: random.Random, _around: Around) -> Request:
    """Adds a malformed header."""
    wrong = ((b"A B", b"c"), (b"", b"x"), (b"X\x00", b"y"), (b"X", b"\x00"), (b"X", b"a\r\n b"), (b"X", b"a" * 70_000))
    many = tuple((b"X-%d" % number, b"y") for number in range(400))
    return replace(request, headers=request.headers + chance.choice([(each,) for each in wrong] + [many]), breaks=True)


def kind(request: Request, chance: random.Random, _around: Around) -> Request:
    """Changes the Content-Type."""
    return request.with_headers((KIND, chance.choice(KINDS)))


def length(request: Request, chance: random.Random, _around: Around) -> Request:
    """A malformed, wrong or repeated Content-Length."""
    told = chance.choice((*LENGTHS, b"%d" % max(0, len(request.body) - 3), b"%d" % (len(request.body) + 9)))
    if chance.random() < 0.2:
        return replace(request, headers=(*request.headers, (LENGTH, told)), breaks=True)
    if chance.random() < 0.2:
        coding = chance.choice((b"chunked", b"x", b"chunked, gzip"))
        return replace(request, headers=(*request.headers, (b"Transfer-Encoding", coding)), breaks=True)
    return replace(request.with_headers((LENGTH, told)), breaks=True)


def version(request: Request, chance: random.Random, _around: Around) -> Request:
    """Uses another protocol version."""
    versions = (b"HTTP/1.0", b"HTTP/2.0", b"HTTP/0.9", b"HTTP/1.12", b"", b"FTP/1.1", b"HTTP/1.1 x")
    return replace(request, version=chance.choice(versions), breaks=True)


def somebody_else(request: Request, chance: random.Random, around: Around) -> Request:
    """Uses another player's token, an invalid one, or none."""
    token = chance.choice([*around.tokens, "", "x"]).encode()
    plain = request.without(TOKEN).without(COOKIE)
    if chance.random() < 0.3:
        return plain.with_headers((TOKEN, chance.choice(AUTHORIZATIONS)))
    return plain.with_headers((TOKEN, b"Bearer " + token) if chance.random() < 0.5 else (COOKIE, b"stol=" + token))


def elsewhere(request: Request, chance: random.Random, around: Around) -> Request:
    """Sends the request to another table."""
    for code in around.codes:
        if code.encode() in request.target:
            return replace(request, target=request.target.replace(code.encode(), chance.choice(around.codes).encode()))
    return request


def readable(target: bytes) -> bool:
    """Whether the target is valid in a request line."""
    return all(33 <= byte < 127 for byte in target)


LINES: Final[dict[str, Mutator]] = {
    made.__name__: made
    for made in (method, segment, encoded, moved, query, host, header, kind, somebody_else, elsewhere)
}
"""Mutations by name."""
FRAMES: Final[dict[str, Mutator]] = {made.__name__: made for made in (broken_header, length, version)}
"""Mutations that break the framing: most are refused before the application sees them."""
