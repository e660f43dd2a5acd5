"""Results of rated games, and the strength of their players after each."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("code", sa.String(16), primary_key=True, comment="of the table, which may have expired"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column(
            "place", sa.Integer, unique=True, comment="among all in the order in which they count; null: not yet"
        ),
    )
    op.create_table(
        "rated_seats",
        sa.Column("code", sa.String(16), sa.ForeignKey("rated_games.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), comment="null: a computer player"),
        sa.Column("level", sa.String(16), comment="of the computer player"),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False, comment="the same for a team"),
        sa.Column("mean", sa.Float, comment="the strength after the game; null: not counted yet"),
        sa.Column("deviation", sa.Float),
        sa.Column("games", sa.Integer, comment="rated games of the player, with this one"),
    )
    op.create_index("rated_seats_of_player", "rated_seats", ["player"])
