"""Whose a table is, which deal it plays and how it ended; the ends of deals; the server's own secret; reviews."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("deal", sa.String(64), nullable=True, comment="game and name"))
    op.add_column(
        "tables",
        sa.Column("once", sa.String(100), nullable=True, comment="deal and player, of a deal that is played once"),
    )
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True, comment="JSON"))
    op.create_index("tables_of_host", "tables", ["host"])
    op.create_index("tables_of_deal", "tables", ["deal", "over"])
    op.create_index("tables_once", "tables", ["once"], unique=True)
    op.create_table(
        "ends",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("deal", sa.String(64), nullable=False, comment="game and name"),
        sa.Column("scores", sa.Text, nullable=False, comment="JSON"),
        sa.Column("margin", sa.Integer, nullable=False, comment="of the person who did best"),
        sa.Column("points", sa.Integer, nullable=False, comment="of the same"),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ends_best", "ends", ["deal", sa.text("margin DESC"), sa.text("points DESC"), "at"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("code", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("review", sa.Text, nullable=False, comment="JSON"),
    )
    fill_hosts()


def fill_hosts() -> None:
    """Of tables that were opened before: the plan says whose they are."""
    tables = sa.table("tables", sa.column("code"), sa.column("plan"), sa.column("host"))
    connection = op.get_bind()
    for code, plan in connection.execute(sa.select(tables.c.code, tables.c.plan)).all():
        host = json.loads(plan)["host"]
        connection.execute(tables.update().where(tables.c.code == code).values(host=host))
