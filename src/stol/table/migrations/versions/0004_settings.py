"""All settings of a player in one column; the colour theme was the first of them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "players",
        sa.Column("settings", sa.Text, nullable=False, server_default="{}", comment="JSON: what differs from defaults"),
    )
    op.execute("""UPDATE players SET settings = '{"light":"' || light || '"}' WHERE light IN ('day', 'night')""")
    op.drop_column("players", "light")
