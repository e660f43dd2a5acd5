"""The lobby: tables that anybody may join; invitations to tables; and whom players keep away from theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "open_tables",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("speed", sa.String(8), nullable=False, comment="none, live or days"),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("free", sa.Integer, nullable=False, comment="seats"),
        sa.Column("opened", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("seen", sa.BigInteger, nullable=False, comment="the latest sign of life of its host"),
    )
    op.create_index("open_tables_opened", "open_tables", ["opened", "code"])
    op.create_index("open_tables_of_host", "open_tables", ["host"])
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True, comment="who is invited"),
        sa.Column("sender", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    op.create_index("invitations_of_player", "invitations", ["player"])
    op.create_index("invitations_of_sender", "invitations", ["sender"])
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True, comment="neither invites nor meets the player"),
    )
    op.create_index("blocks_of_blocked", "blocks", ["blocked"])
