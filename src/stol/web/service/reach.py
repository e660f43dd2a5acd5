"""Where others reach this server: an address that only this machine knows is of no use to them."""

import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

ELSEWHERE = "192.0.2.1", 9
"""An address that belongs to nobody (RFC 5737). A UDP socket that connects to it sends nothing."""
LAN, NOWHERE = "reach-lan", "reach-none"


@dataclass(frozen=True)
class Invitation:
    """A link to a table or a score sheet for others."""

    link: str
    note: str | None = None
    """The id of a message that has to be told with it."""


def invitation_link(link: str, *, on_network: bool) -> Invitation:
    """A link for others: with an address on the network, if the visitor uses one of this machine only."""
    if not is_this_machine(urlsplit(link).hostname or ""):
        return Invitation(link)
    address = network_address() if on_network else None
    if address is None:
        return Invitation(link, NOWHERE)
    port = urlsplit(link).port
    place = address if port is None else f"{address}:{port}"
    return Invitation(urlsplit(link)._replace(netloc=place).geturl(), LAN)


def is_this_machine(host: str) -> bool:
    """Whether a name or address means the machine on which it is used."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_everywhere(host: str) -> bool:
    """Whether a server that listens at this address can be reached from the network."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def network_address() -> str | None:
    """The machine's own address on its network, found without sending anything; None if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
            address = str(asking.getsockname()[0])
        except OSError:
            return None
    found = ipaddress.ip_address(address)
    return None if found.is_loopback or found.is_unspecified else address
