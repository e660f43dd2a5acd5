"""What servers tell each other fits into notifications of PostgreSQL."""

from stol.table.announcement import ChatRead, Ping, TableChanged, decode, encode, latest_only
from table.played_tables import CODE


def test_many_announcements_go_into_as_few_notifications_as_they_fit_in() -> None:
    told = [ChatRead(CODE, f"{number:032}", number) for number in range(500)]
    texts = list(encode("server", told))
    assert 1 < len(texts) < 8
    assert all(len(text) < 8000 for text in texts)
    assert [one for text in texts for one in decode(text).told] == told
    assert decode(next(encode("server", [Ping(1.5)]))).server == "server"


def test_what_only_later_versions_announce_is_passed_over() -> None:
    assert decode('["server",[["later",1],["ping",1.5],["ping"]]]').told == [Ping(1.5)]


def test_of_several_changes_of_a_table_only_the_latest_is_told() -> None:
    first, latest, other = TableChanged(CODE, 3), TableChanged(CODE, 5), TableChanged("OTHER", 1)
    assert latest_only([first, other, latest]) == [other, latest]
