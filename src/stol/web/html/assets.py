"""Styles, scripts and symbols, served under a name that changes with what is in them: browsers may keep them."""

import hashlib
from pathlib import Path

FOLDER = Path(__file__).parent / "static"


def fingerprint() -> str:
    files = sorted(path for path in FOLDER.iterdir() if path.is_file())
    return hashlib.blake2b(b"".join(path.read_bytes() for path in files), digest_size=6).hexdigest()


PREFIX = f"/static/{fingerprint()}"


def asset(name: str) -> str:
    """The address of a file in the folder `static`."""
    return f"{PREFIX}/{name}"
