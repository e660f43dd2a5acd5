"""The lobby: whether a table is rated, so that it can be sought."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("open_tables", rated)
    tables = sa.table("tables", sa.column("code"), sa.column("plan"))
    listed = sa.table("open_tables", sa.column("code"), sa.column("rated"))
    codes = sa.select(tables.c.code).where(tables.c.plan.contains('"rated":true'))
    op.execute(listed.update().where(listed.c.code.in_(codes)).values(rated=sa.true()))
