"""The client that rate limits count for, by its address, and the networks around it."""

import functools
import ipaddress

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
