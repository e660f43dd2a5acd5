"""Servers are restarted one after the other while games are played: nobody loses a move, or a stream for long."""

import pytest
from bench.hold.proxies import PROXIES
from bench.hold.rolling import rolling

from sampling import one_of


@pytest.mark.long
@pytest.mark.parametrize("proxy", one_of(tuple(PROXIES), __name__))
def test_a_rolling_restart_loses_no_move_and_streams_come_back_at_their_first_attempt(proxy: str) -> None:
    assert rolling(times=1, proxy=proxy, tables=4)
