"""Static files, served under a path with the hash of their contents, so that browsers may cache them for ever."""

import hashlib
from pathlib import Path

FOLDER = Path(__file__).parent / "static"


def fingerprint() -> str:
    files = sorted(path for path in FOLDER.iterdir() if path.is_file())
    return hashlib.blake2b(b"".join(path.read_bytes() for path in files), digest_size=6).hexdigest()


PREFIX = f"/static/{fingerprint()}"


def asset(name: str) -> str:
    """The path of a file in the folder `static`."""
    return f"{PREFIX}/{name}"
