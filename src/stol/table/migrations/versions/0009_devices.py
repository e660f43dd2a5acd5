"""Several devices for a player, one-time links between them, and recovery phrases."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column(
            "secret", sa.String(64), nullable=False, unique=True, comment="SHA-256 of what the cookie or token holds"
        ),
        sa.Column("agent", sa.String(32), nullable=False, server_default="", comment="kind and browser: phone Firefox"),
        sa.Column("made", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("seen", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    op.create_index("devices_of_player", "devices", ["player"])
    op.create_table(
        "links",
        sa.Column("secret", sa.String(64), primary_key=True, comment="SHA-256 of what the link holds"),
        sa.Column("kind", sa.String(8), nullable=False, comment="device or mail"),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    op.create_index("links_of_player", "links", ["player"])
    op.create_table(
        "phrases",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True, comment="scrypt of the recovery phrase"),
        sa.Column("made", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    every_player_has_a_device()


def every_player_has_a_device() -> None:
    """Until now a player was one cookie: that of the first device."""
    op.execute("INSERT INTO devices (id, player, secret, made, seen) SELECT id, id, secret, seen, seen FROM players")
