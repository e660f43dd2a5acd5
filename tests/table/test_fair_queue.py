"""Who comes next when more calls wait than workers are free."""

from stol.table.fair_queue import UNATTENDED_TURNS, Caller, FairQueue, Turns

ANA, BEN, CAT = (Caller(client=f"192.0.2.{number}", player=name) for number, name in enumerate(("Ana", "Ben", "Cat")))


def away(caller: Caller, table: str) -> Caller:
    """The same, at a table where nobody is present."""
    return caller._replace(table=table, attended=False)


def queue_of(*calls: tuple[Caller, str], most_running: int = 1) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue(most_running)
    for caller, call in calls:
        queue.add(caller, call)
    return queue


def order(queue: FairQueue[str]) -> str:
    """What is taken until nothing waits."""
    return " ".join(waiting.thing for waiting in iter(queue.take, None))


def taken(queue: FairQueue[str]) -> str:
    waiting = queue.take()
    return waiting.thing if waiting else ""


def test_calls_of_one_owner_come_in_their_order() -> None:
    assert order(queue_of((ANA, "1"), (ANA, "2"), (ANA, "3"))) == "1 2 3"


def test_whoever_has_many_calls_waiting_takes_turns_with_whoever_has_one() -> None:
    queue = queue_of(*((ANA, f"a{number}") for number in range(4)), (BEN, "b0"), (CAT, "c0"), (CAT, "c1"))
    assert order(queue) == "a0 b0 c0 a1 c1 a2 a3"


def test_many_players_of_one_client_are_one_owner() -> None:
    crowd = [(Caller("192.0.2.9", f"player {number}"), f"x{number}") for number in range(3)]
    assert order(queue_of(*crowd, (ANA, "a"))) == "x0 a x1 x2"


def test_players_of_one_client_take_turns_among_themselves() -> None:
    sister, brother = Caller("192.0.2.9", "sister"), Caller("192.0.2.9", "brother")
    assert order(queue_of((sister, "s0"), (sister, "s1"), (sister, "s2"), (brother, "b0"))) == "s0 b0 s1 s2"


def test_players_whose_client_is_unknown_are_owners_of_their_own() -> None:
    assert order(queue_of((Caller(player="Ana"), "a0"), (Caller(player="Ana"), "a1"), (Caller(player="Ben"), "b"))) == (
        "a0 b a1"
    )


def test_an_owner_with_enough_running_calls_waits_while_others_wait() -> None:
    queue = queue_of((ANA, "a0"), (ANA, "a1"), (BEN, "b0"), (BEN, "b1"), most_running=2)
    for _ in range(2):
        queue.begin(ANA)
    assert [taken(queue), taken(queue)] == ["b0", "b1"]
    assert taken(queue) == "a0", "nobody else waits"
    queue.add(CAT, "c0")
    queue.end(ANA)
    assert taken(queue) == "a1", "it is Ana's turn again"


def test_tables_at_which_nobody_is_present_come_last() -> None:
    queue = queue_of((away(ANA, "T1"), "nobody"), (ANA, "a0"), (BEN, "b0"), (ANA, "a1"))
    assert order(queue) == "a0 b0 a1 nobody"


def test_tables_at_which_nobody_is_present_are_never_stopped() -> None:
    queue = queue_of((away(ANA, "T1"), "nobody"), *((BEN, "b") for _ in range(5 * UNATTENDED_TURNS)))
    assert order(queue).split().index("nobody") == UNATTENDED_TURNS - 1


def test_when_somebody_comes_to_a_table_its_calls_are_no_longer_last_and_are_made_once() -> None:
    queue = queue_of((away(ANA, "T1"), "T1"), (away(ANA, "T2"), "T2"), (BEN, "b0"), (BEN, "b1"))
    queue.attend("T2")
    queue.attend("T2")
    queue.attend("no such table")
    assert order(queue) == "b0 T2 b1 T1"


def test_nothing_is_kept_of_what_was_taken() -> None:
    queue = queue_of((away(ANA, "T1"), "1"), (away(ANA, "T1"), "2"), (BEN, "3"))
    queue.begin(BEN)
    queue.end(BEN)
    queue.attend("T1")
    assert len(order(queue).split()) == 3
    kept = vars(queue)
    assert not any(kept[name] for name in ("_attended", "_unattended", "_at_table", "_running"))


def test_what_is_put_back_is_its_owners_next_and_the_others_come_before_it() -> None:
    turns: Turns[str] = Turns()
    for owner, thing in (("Ana", "a0"), ("Ana", "a1"), ("Ben", "b0")):
        turns.add((owner,), thing)
    turns.add(("Ana",), turns.take(), first=True)
    assert [turns.take() for _ in range(3)] == ["b0", "a0", "a1"]


def test_a_turn_costs_no_more_when_very_many_wait() -> None:
    """If each turn looked at all who wait, this would take minutes."""
    names = [f"player{number}" for number in range(30_000)]
    crowd = [Caller(f"client{place // 2}", name, name, attended=place % 3 > 0) for place, name in enumerate(names)]
    queue = queue_of(*zip(crowd, names, strict=True))
    for name in names[::5]:
        queue.attend(name)
    assert sorted(order(queue).split()) == sorted(names)
