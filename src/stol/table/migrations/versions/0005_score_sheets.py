"""Score sheets of games that are played with the box."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "sheets",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("plan", sa.Text, nullable=False, comment="JSON: game, players, options"),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("latest", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    op.create_index("sheets_of_host", "sheets", ["host", "latest"])
    op.create_table(
        "sheet_parts",
        sa.Column("code", sa.String(16), sa.ForeignKey("sheets.code"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True, comment="0: what all share; 1 and up: players or teams"),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False, comment="JSON"),
        sa.Column("earlier", sa.Text, nullable=False, comment="JSON: contents before the latest changes"),
        sa.Column("once", sa.String(40), nullable=False, comment="the id of the latest change, which is made once"),
    )
