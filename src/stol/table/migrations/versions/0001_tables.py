"""Players, tables, their logs, and seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True, comment="SHA-256 of what the cookie holds"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("light", sa.String(8), nullable=False, comment="day, night, or as the system has it"),
        sa.Column("seen", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("plan", sa.Text, nullable=False, comment="JSON"),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("latest", sa.BigInteger, nullable=False, comment="of the log"),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False, comment="0, 1, 2 without a gap"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text, nullable=False, comment="JSON"),
    )
    op.create_table(
        "seats",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_index("seats_of_player", "seats", ["player"])
