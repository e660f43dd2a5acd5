"""A personal best: the player's highest score of a game in the same set-up."""

from stol.table.database_threads import in_database
from stol.table.plan import Plan
from stol.table.service import TableService
from stol.web.service.table_visit import PersonalBest, TableVisit


async def personal_best(at: TableVisit, service: TableService) -> PersonalBest | None:
    """Set if the visitor's score at this table is the best of several games with the same options."""
    table, player = at.session.table, at.who.id
    if player is None or not table.is_over or table.ended_early or len(table.seats_of(player)) != 1:
        return None
    known = await in_database(service.store.own_scores, player, table.plan.game)
    own = next((score for score in known if score.plan.code == table.plan.code), None)
    others = [score.points for score in known if own and score != own and is_same_setup(score.plan, own.plan)]
    return PersonalBest(own.points, max(others)) if own and others and own.points > max(others) else None


def is_same_setup(one: Plan, other: Plan) -> bool:
    """Games from their start, with as many players and the same options."""
    return (one.players, one.options, one.begin) == (other.players, other.options, None) and other.begin is None
