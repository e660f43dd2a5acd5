"""The client that rate limits count for, by its address; the networks around it, and networks that are trusted."""

import functools
import ipaddress
from typing import TypeAlias

Networks: TypeAlias = tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]

WIDER = (56, 48, 32)
"""Prefixes of the networks that somebody may have in place of one of 64 bits: a household, a site, a provider."""


@functools.lru_cache(maxsize=4096)
def client_of(host: str) -> str:
    """An IPv4 address, or the /64 network of an IPv6 address; anything else is its own client."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


@functools.lru_cache(maxsize=4096)
def wider_networks(client: str) -> tuple[str, ...]:
    """The wider networks around an IPv6 client, the narrowest first; none around an IPv4 address."""
    try:
        network = ipaddress.IPv6Network(client)
    except ValueError:
        return ()
    return tuple(str(network.supernet(new_prefix=prefix)) for prefix in WIDER)


def read_networks(text: str) -> Networks:
    """Addresses and networks that are separated by commas. ValueError if one is neither."""
    return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())


@functools.lru_cache(maxsize=4096)
def is_within(host: str, networks: Networks) -> bool:
    """Whether an address belongs to one of the networks."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    plain = (address.version == 6 and address.ipv4_mapped) or address
    return any(plain in network for network in networks)


def as_mapped(networks: Networks) -> list[str]:
    """The networks as text, those of IPv4 also as a server that listens on IPv6 sees them."""
    mapped = [f"::ffff:{net.network_address}/{96 + net.prefixlen}" for net in networks if net.version == 4]
    return [*map(str, networks), *mapped]
