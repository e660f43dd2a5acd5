"""The language that a player has chosen, and what the player has learned or dismissed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "players", sa.Column("language", sa.String(16), nullable=True, comment="null: as the browser asks for")
    )
    op.add_column(
        "players",
        sa.Column(
            "progress", sa.Text, nullable=False, server_default="{}", comment="JSON: what was learned or dismissed"
        ),
    )
