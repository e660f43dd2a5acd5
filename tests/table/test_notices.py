"""What waits to be told is stored once, claimed by one server, and dropped when it was seen: in both databases."""

import dataclasses

from stol import Game
from stol.table import notices as stored
from stol.table.change import now_in_milliseconds, open_table
from stol.table.events import Sat, Warned
from stol.table.notices import FIRST_RETRY, MOST_FAILURES
from stol.table.occasions import Occasion, occasions
from stol.table.quiet_hours import NoticeWishes
from stol.table.store import Store
from table.played_tables import plan_of
from table.timed_tables import BEGAN, DAY, timed

KEYS = {"p256dh": "key", "auth": "secret"}
LATER = 10 * max(stored.GRACE.values())
TURN = Occasion("p0", "WAITING", "turn", "3.0", 5)


def notified(store: Store) -> None:
    """A table with two players, one of whom is notified in a browser."""
    store.write(
        open_table(plan_of(Game("ingenious", players=2), "WAITING"), [Sat(0, "p0", "Ana"), Sat(1, "p1", "Ben")])
    )
    store.notices.add_browser("p0", "", "https://push.example/ana", KEYS, "en")


def test_a_notice_is_stored_once_and_claimed_by_one_server(store: Store) -> None:
    notified(store)
    assert [code for code, _ in store.notices.changed_tables(0, 10)] == ["WAITING"]
    for _ in range(2):
        store.notices.add([TURN, Occasion("p1", "WAITING", "turn", "3.0", 5)])
    assert store.notices.waiting() == 1, "nobody notifies p1"
    later = now_in_milliseconds() + LATER
    assert store.notices.claim() == [], "it is too early"
    [target] = store.notices.claim(later)
    assert store.notices.claim(later) == []
    [notice] = store.notices.due(target, later)
    assert (notice.occasion, notice.is_seen) == (TURN, False)
    store.notices.sent(target, [notice])
    store.notices.add([TURN])
    assert store.notices.waiting() == 0


def test_what_was_seen_before_or_after_is_known(store: Store) -> None:
    notified(store)
    store.notices.add([TURN])
    store.notices.save_seen({("p0", "DELETED"): 9, ("p0", "WAITING"): 5, ("p1", "WAITING"): 5})
    store.notices.save_seen({("p0", "WAITING"): 4})
    later = now_in_milliseconds() + LATER
    [target] = store.notices.claim(later)
    assert [notice.is_seen for notice in store.notices.due(target, later)] == [True]
    store.notices.add([dataclasses.replace(TURN, mark="4.0"), dataclasses.replace(TURN, mark="5.0", sequence=6)])
    assert store.notices.waiting() == 2, "only the second of these is news"


def test_failures_wait_longer_each_time_and_end(store: Store) -> None:
    notified(store)
    store.notices.add([TURN])
    for failures in range(MOST_FAILURES - 1):
        [target] = store.notices.targets_of("p0")
        assert target.failures == failures
        before = now_in_milliseconds()
        store.notices.retry(target)
        pause = min(FIRST_RETRY * 2**failures, stored.LONGEST_RETRY)
        assert store.notices.claim(before + pause - 1) == []
    [target] = store.notices.targets_of("p0")
    store.notices.retry(target)
    assert (store.notices.targets_of("p0"), store.notices.waiting()) == ([], 0)


def test_a_browser_belongs_to_who_subscribed_last_and_wishes_are_kept(store: Store) -> None:
    notified(store)
    store.notices.add_browser("p1", "", "https://push.example/ana", KEYS, "pl")
    assert store.notices.targets_of("p0") == []
    assert [target.language for target in store.notices.targets_of("p1")] == ["pl"]
    for wishes in (NoticeWishes(push_off=("turn",)), NoticeWishes(zone="Europe/Belgrade", night_to=6)):
        store.notices.save_wishes("p1", wishes)
        assert store.notices.wishes("p1") == wishes
    assert store.notices.wishes("p0") == NoticeWishes()


def test_little_time_for_a_move_is_told_when_the_table_says_so() -> None:
    table = timed(Game("ingenious", 2), "1d")
    (seat,) = table.to_choose()
    player = table.seats[seat].player
    assert "time" not in {one.kind for one in occasions(table)}
    table.extend([Warned(seat=seat)], BEGAN + DAY)
    assert [one.player for one in occasions(table) if one.kind == "time"] == [player]
