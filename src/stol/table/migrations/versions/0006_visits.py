"""What a player keeps of a table: whether it is hidden from the player's list, and how much of its chat was read."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "visits",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("hidden", sa.Boolean, nullable=False, comment="from the player's list"),
        sa.Column("heard", sa.Integer, nullable=False, comment="chat messages that were read"),
    )
    op.create_index("visits_of_table", "visits", ["code"])
