"""The proxies of `deploy/`, nginx and Caddy, with places of this machine in their files."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from bench.hold.serving import free_port, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
HOST = "127.0.0.1"
NAME = "stol.example"
"""The name of the site in the files."""
SERVERS = [f"{HOST}:{port}" for port in (7865, 7866, 7867)]
"""The servers in the files."""
LIMIT = "    limit_conn stol_clients 300;\n"
Certificate: TypeAlias = tuple[Path, Path]
"""A certificate, and its key."""


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        raise FileNotFoundError(
            f"this needs {name}; make test installs it; "
            "on Debian: sudo apt-get install nginx-light caddy openssl systemd"
        )
    return found


def certificate(folder: Path) -> Certificate:
    """A self-signed one."""
    made, key = folder / "certificate.pem", folder / "key.pem"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    command = [program("openssl"), "req", *kind, *subject, "-out", str(made), "-keyout", str(key)]
    subprocess.run(command, check=True, capture_output=True)
    return made, key


def changed(name: str, places: dict[str, str]) -> str:
    """A file of the folder `deploy`, with other places in it; each has to be there."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for said, instead in places.items():
        if said not in text:
            raise ValueError(f"deploy/{name} does not contain {said!r}")
        text = text.replace(said, instead)
    return text


def nginx(folder: Path, port: int, upstreams: Sequence[int], tls: Certificate | None = None) -> list[str]:
    """Writes the configuration and returns the command. Without TLS it is for many clients of one address."""
    places = {
        upstream_lines(SERVERS): upstream_lines([f"{HOST}:{each}" for each in upstreams]),
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen {HOST}:{free_port()};",
    }
    if tls:
        paths = dict(zip(("fullchain.pem", "privkey.pem"), map(str, tls), strict=True))
        places |= {f"/etc/letsencrypt/live/{NAME}/{file}": path for file, path in paths.items()}
        places["listen 443"] = f"listen {HOST}:{port}"
    else:
        places |= {
            "listen 443 ssl http2;": f"listen {HOST}:{port};",
            f"    ssl_certificate /etc/letsencrypt/live/{NAME}/fullchain.pem;\n": "",
            f"    ssl_certificate_key /etc/letsencrypt/live/{NAME}/privkey.pem;\n": "",
            LIMIT: "",
        }
    site = changed("nginx.conf", places)
    temporary = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.geteuid() == 0 else ""  # else workers could not read the folder
    events = "events { worker_connections 8192; }"
    (folder / "nginx.conf").write_text(
        f"daemon off; {user} pid {folder}/pid; {events} http {{ access_log off; {temporary} {site} }}", encoding="utf-8"
    )
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors.log")]


def upstream_lines(servers: Sequence[str]) -> str:
    return "\n".join(f"    server {each} max_fails=1 fail_timeout=1s;" for each in servers)


def caddy(folder: Path, port: int, upstreams: Sequence[int], tls: Certificate | None = None) -> list[str]:
    # Without TLS under any name: to names that it does not know Caddy answers 200 without a body.
    address = f"https://{NAME}:{port}" if tls else f"http://:{port}"
    keys = f"\ttls {tls[0]} {tls[1]}\n" if tls else ""
    site = changed(
        "Caddyfile",
        {
            "\n{\n": "\n{\n\tadmin off\n\tauto_https off\n",
            f"\n{{$STOL_SITE:{NAME}}} {{\n": f"\n{address} {{\n\tbind {HOST}\n{keys}",
            f"{{$STOL_SERVERS:{' '.join(SERVERS)}}}": " ".join(f"{HOST}:{each}" for each in upstreams),
        },
    )
    (folder / "Caddyfile").write_text(site, encoding="utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES: dict[str, Callable[[Path, int, Sequence[int], Certificate | None], list[str]]] = {
    "nginx": nginx,
    "caddy": caddy,
}
"""What writes the configuration of each, and returns the command that starts it."""


@contextmanager
def proxied(kind: str, folder: Path, upstreams: Sequence[int], tls: Certificate | None = None) -> Iterator[int]:
    """A proxy in front of servers at these ports; the port at which it listens."""
    port, log = free_port(), folder / "proxy.log"
    home = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = PROXIES[kind](folder, port, upstreams, tls)
    with log.open("w") as output, subprocess.Popen(command, stdout=output, stderr=output, env=home) as process:
        try:
            wait_for(port, process, log)
            yield port
        finally:
            process.terminate()
            process.wait()
