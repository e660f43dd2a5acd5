"""Which events of a table each player has seen, collected in memory and stored a moment later."""

from stol.table.database_threads import in_database
from stol.table.store import Store


class Seen:
    """What was shown to players at this server since it was stored last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._latest: dict[tuple[str, str], int] = {}

    def note(self, player: str | None, code: str, sequence: int) -> None:
        """The player was shown a table whose log had so many events."""
        if player is not None:
            self._latest[player, code] = max(sequence, self._latest.get((player, code), 0))

    async def save(self) -> None:
        latest, self._latest = self._latest, {}
        if latest:
            await in_database(self._store.notices.save_seen, latest)
