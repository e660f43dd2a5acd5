"""What stored data needs to expire: sizes of tables, when reviews were made, visits from now on; and reports."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0", comment="of the plan and the log"),
    )
    op.add_column("reviews", sa.Column("made", sa.BigInteger, nullable=True, comment="milliseconds since 1970"))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("code", sa.String(16), nullable=False, comment="of the table"),
        sa.Column("reporter", sa.String(32), nullable=False, comment="a player"),
        sa.Column("player", sa.String(32), nullable=False, comment="whose words or name it is"),
        sa.Column("kind", sa.String(8), nullable=False, comment="talk or name"),
        sa.Column("text", sa.Text, nullable=False, comment="what was said, or the name"),
    )
    op.create_index("reports_of_reporter", "reports", ["reporter"])
    op.create_index("reports_of_player", "reports", ["player"])
    forget_when_players_were_seen()


def forget_when_players_were_seen() -> None:
    """Visits were not stored until now: nobody must count as gone because of that."""
    players = sa.table("players", sa.column("seen"))
    op.get_bind().execute(players.update().values(seen=time.time_ns() // 1_000_000))
