"""Groups: people who play the same game with each other again and again, with their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "play_groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    op.create_table(
        "play_group_members",
        sa.Column("group_id", sa.String(32), sa.ForeignKey("play_groups.id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
    )
    op.create_index("play_group_members_player", "play_group_members", ["player"])
    op.create_table(
        "play_group_tables",
        sa.Column("code", sa.String(16), primary_key=True, comment="of the table, which may have expired"),
        sa.Column("group_id", sa.String(32), sa.ForeignKey("play_groups.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="when it was added, milliseconds since 1970"),
    )
    op.create_index("play_group_tables_group", "play_group_tables", ["group_id", "at"])
