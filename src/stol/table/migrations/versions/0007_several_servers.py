"""What several servers on one database need: leases for work that one of them does, and which schemas fit."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    leases = sa.Table(
        "leases",
        sa.MetaData(),
        sa.Column("name", sa.String(80), primary_key=True, comment="the work that only one server does"),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column(
            "until", sa.BigInteger, nullable=False, comment="milliseconds since 1970, by the clock of the database"
        ),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
    leases.create(op.get_bind())
    compatibility = op.create_table(
        "compatibility",
        sa.Column("oldest", sa.String(16), nullable=False, comment="schema whose servers can work with this one"),
    )
    op.bulk_insert(compatibility, [{"oldest": revision}])
