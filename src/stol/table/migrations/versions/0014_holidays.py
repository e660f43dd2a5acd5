"""Days off of players, in which their clocks of days for a move stand."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("ended", sa.BigInteger, nullable=False, comment="the same as began: not taken"),
        sa.Column("changed", sa.BigInteger, nullable=False, comment="when they were taken or ended"),
    )
    op.create_index("holidays_of_player", "holidays", ["player"])
    op.create_index("holidays_changed", "holidays", ["changed"])
