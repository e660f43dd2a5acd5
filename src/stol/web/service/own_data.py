"""All data of a player, exported and erased by the player."""

from stol.table.database_threads import in_database
from stol.table.service import TableService
from stol.web.service import holidays
from stol.web.service.own_devices import forget, required_id
from stol.web.service.visitor import Visitor, one_line


async def export(service: TableService, who: Visitor) -> bytes:
    """Everything about the visitor, as a file of JSON."""
    return await service.own_data_files.make(who.client, required_id(who))


def confirms(who: Visitor, typed: str) -> bool:
    """Whether the visitor's own name was typed; somebody without a name types nothing."""
    return one_line(typed) == one_line(who.name)


async def erase(service: TableService, who: Visitor) -> None:
    """Deletes the visitor with all data, for good. Tables with others stay, without the visitor's name and words."""
    player = required_id(who)
    await holidays.end(service, player)  # else clocks at tables with others would go on to stand
    codes = await in_database(service.store.player_data.erase, player)
    forget(service, player)
    service.forget_tables(codes)
