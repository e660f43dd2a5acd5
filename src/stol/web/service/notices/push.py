"""Web Push: encrypts a message for one browser (RFC 8291), and signs who sends it (VAPID, RFC 8292)."""

import base64
import functools
import json
import os
import struct
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: keys are smaller."""
RECORD_SIZE: Final = 4096
TOKEN_SECONDS: Final = 12 * 3600
"""How long a signature holds; push services take no more than a day."""


def encoded(data: bytes) -> str:
    """Base64 as browsers and push services write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError: it is no such text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def require_keys(p256dh: str, auth: str) -> None:
    """ValueError: no browser has such keys."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    if len(decoded(auth)) != 16:
        raise ValueError("auth has to be 16 bytes")


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message as one record of aes128gcm, which only the browser with these keys can read."""
    receiver = decoded(p256dh)
    own = ec.generate_private_key(CURVE)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    salt, sender = os.urandom(16), public_bytes(own)
    secret = derived(shared, decoded(auth), b"WebPush: info\0" + receiver + sender, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_SIZE, len(sender)) + sender
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


class Vapid:
    """The key by which push services know this server; browsers subscribe for it."""

    def __init__(self, secret: str, contact: str = "") -> None:
        """`secret`: of the database, 64 hexadecimal digits. `contact`: how to reach who runs the server, as a URL."""
        self._key = ec.derive_private_key(int(secret, 16) % (ORDER - 1) + 1, CURVE)
        self._contact = contact

    @functools.cached_property
    def public_key(self) -> str:
        return encoded(public_bytes(self._key))

    def authorization(self, endpoint: str, now: float | None = None) -> str:
        """The header with a token for the push service of this endpoint."""
        place = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{place.scheme}://{place.netloc}"}
        claims["exp"] = int(time.time() if now is None else now) + TOKEN_SECONDS
        if self._contact:
            claims["sub"] = self._contact
        parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"
        return f"vapid t={token}, k={self.public_key}"
