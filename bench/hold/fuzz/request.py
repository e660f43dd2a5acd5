"""A raw HTTP request, valid or not."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from bench.hold.wire import HOST

Header: TypeAlias = tuple[bytes, bytes]
JSON, FORM = b"application/json", b"application/x-www-form-urlencoded"
LENGTH, KIND, TOKEN, COOKIE = b"Content-Length", b"Content-Type", b"Authorization", b"Cookie"


@dataclass(frozen=True)
class Request:
    """A request whose parts may all be invalid."""

    method: bytes
    target: bytes
    headers: tuple[Header, ...]
    body: bytes = b""
    version: bytes = b"HTTP/1.1"
    breaks: bool = False
    """Whether its framing is broken, so that there may be no answer."""

    def with_headers(self, *headers: Header) -> "Request":
        """Replaces the headers of these names."""
        names = {name.lower() for name, _ in headers}
        kept = [header for header in self.headers if header[0].lower() not in names]
        return replace(self, headers=(*kept, *headers))

    def without(self, name: bytes) -> "Request":
        return replace(self, headers=tuple(each for each in self.headers if each[0].lower() != name.lower()))

    def header(self, name: bytes) -> bytes:
        return next((value for other, value in self.headers if other.lower() == name.lower()), b"")

    def with_body(self, body: bytes) -> "Request":
        """With the body and its Content-Length."""
        return replace(self.with_headers((LENGTH, b"%d" % len(body))), body=body)

    @property
    def is_unfinished(self) -> bool:
        """Whether the server would wait for more data."""
        told = [value for name, value in self.headers if name.lower() == LENGTH.lower()]
        in_chunks = any(name.lower() == b"transfer-encoding" for name, _ in self.headers)
        longer = any(value.isdigit() and int(value) > len(self.body) for value in told)
        return longer or (in_chunks and lacks_chunks(self.body))

    def raw(self) -> bytes:
        lines = [b" ".join((self.method, self.target, self.version)), *(b": ".join(each) for each in self.headers)]
        return b"\r\n".join(lines) + b"\r\n\r\n" + self.body


def lacks_chunks(body: bytes) -> bool:
    """Whether a chunked body lacks its end. Invalid chunks are refused at once, so they don't count as unfinished."""
    while body:
        size, line, rest = body.partition(b"\r\n")
        if not line:
            return True
        try:
            length = int(size.partition(b";")[0], 16)
        except ValueError:
            return False
        if length == 0:
            return not (rest.startswith(b"\r\n") or b"\r\n\r\n" in rest)
        if len(rest) < length + 2:
            return True
        body = rest[length + 2 :]
    return True


def request(method: str, target: str, token: str = "", body: bytes = b"", kind: bytes = JSON) -> Request:
    """A valid request: with a token, or for a form with a cookie, as browsers send it."""
    headers = [(b"Host", HOST.encode())]
    if token and kind == JSON:
        headers.append((TOKEN, b"Bearer " + token.encode()))
    elif token:
        headers.append((COOKIE, b"stol=" + token.encode()))
    if method != "GET":
        headers += [(KIND, kind), (LENGTH, b"%d" % len(body))]
    return Request(method.encode(), target.encode(), tuple(headers), body)
