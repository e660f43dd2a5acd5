"""What clocks need: when a table is to be looked at, and when servers ran."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger, comment="when its clocks are to be looked at; null: never"))
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "served",
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("began", sa.BigInteger, primary_key=True, comment="milliseconds since 1970"),
        sa.Column("until", sa.BigInteger, nullable=False, comment="the server has run from then until then"),
    )
