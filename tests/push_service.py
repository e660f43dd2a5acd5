"""A push service of the tests' own: a real HTTP server that decrypts messages and checks who signed them."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from stol.web.service.notices.push import decoded, encoded, public_bytes


@dataclass
class Browser:
    """A browser that has subscribed: its keys, and what was delivered to it."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen bytes ok"

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(public_bytes(self.key)), "auth": encoded(self.auth)}


@dataclass
class Delivered:
    """A message as a browser gets it, and the headers that came with it."""

    message: dict[str, Any]
    headers: dict[str, str]


class PushService:
    """Answers with `status`; what it took is in `delivered`, by the path of the endpoint."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.delivered: list[Delivered] = []
        self.asked = 0
        self.status = 201
        self.held: dict[str, threading.Event] = {}
        """Answers to these endpoints wait for the event."""
        self.drips = False
        """Whether the answer comes letter by letter, and never to its end."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.asked += 1
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.path in service.held:
                    service.held[self.path].wait()
                if service.drips:
                    self.drip()
                    return
                if service.status == 201:
                    service.take(self.path, dict(self.headers.items()), body)
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def drip(self) -> None:
                with suppress(OSError):  # until the other side has had enough
                    self.wfile.write(b"HTTP/1.1 ")
                    while service.drips:
                        self.wfile.write(b"x")
                        time.sleep(0.05)

            def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - as the library names it
                """Silent."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self._server.server_port}"

    @property
    def other_host(self) -> str:
        """The same by another name."""
        return self.host.replace("127.0.0.1", "localhost")

    def subscribe(self, name: str, host: str | None = None) -> tuple[str, dict[str, str]]:
        """The endpoint and the keys of a new browser."""
        self.browsers[f"/{name}"] = Browser()
        return f"http://{host or self.host}/{name}", self.browsers[f"/{name}"].keys

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        browser = self.browsers[path]
        check_signature(headers["Authorization"], f"http://{headers['Host']}")
        plain = http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.auth, version="aes128gcm")
        self.delivered.append(Delivered(json.loads(plain), headers))

    @contextmanager
    def running(self) -> Iterator["PushService"]:
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()


def check_signature(authorization: str, audience: str) -> None:
    """VAPID: the token is for this push service, and signed with the key that is named."""
    kind, _, fields = authorization.partition(" ")
    assert kind == "vapid"
    named = dict(part.strip().split("=", 1) for part in fields.split(","))
    head, claims, signature = named["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decoded(claims))
    assert told["aud"] == audience
    raw = base64.urlsafe_b64decode(signature + "==")
    numbers = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(named["k"]))
    key.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
