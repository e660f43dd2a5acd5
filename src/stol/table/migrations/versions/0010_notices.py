"""Notices: where players want them, which ones, what was seen, and what is still to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False, comment="JSON: what differs from defaults"),
    )
    op.create_table(
        "notice_targets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False, comment="push or mail"),
        sa.Column("device", sa.String(32), nullable=False, comment="of a browser; empty for mail"),
        sa.Column("address", sa.Text, nullable=False, comment="endpoint at a push service, or address for mail"),
        sa.Column("hash", sa.String(64), nullable=False, comment="SHA-256 of the address"),
        sa.Column("subscription", sa.Text, nullable=False, comment="JSON: the keys of a browser"),
        sa.Column("language", sa.String(16), nullable=False, comment="if the player has chosen none"),
        sa.Column("confirmed", sa.Boolean, nullable=False, comment="the player can be reached there"),
        sa.Column("next", sa.BigInteger, nullable=False, comment="nothing is sent before, milliseconds since 1970"),
        sa.Column("failures", sa.Integer, nullable=False, comment="since the latest success"),
        sa.Column("made", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    op.create_index("notice_targets_of_player", "notice_targets", ["player"])
    op.create_index("notice_targets_hash", "notice_targets", ["hash"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("target", sa.String(32), sa.ForeignKey("notice_targets.id"), nullable=False),
        sa.Column("code", sa.String(16), nullable=False, comment="of the table"),
        sa.Column("kind", sa.String(8), nullable=False, comment="turn, invited, rematch or finished"),
        sa.Column("mark", sa.String(32), nullable=False, comment="tells it from others of the same table"),
        sa.Column("sequence", sa.Integer, nullable=False, comment="of the table's log: who has seen it knows"),
        sa.Column("due", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("sent", sa.BigInteger, comment="milliseconds since 1970; null: waits"),
    )
    op.create_index("notices_once", "notices", ["target", "code", "mark"], unique=True)
    op.create_index("notices_waiting", "notices", ["sent", "due"])
    op.create_index("tables_latest", "tables", ["latest"])
    op.add_column(
        "visits", sa.Column("seen", sa.Integer, nullable=False, server_default="0", comment="events that were shown")
    )
