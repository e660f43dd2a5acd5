"""The database schema: players and their devices, tables with logs, results, ratings, reviews, sheets, reports."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

METADATA = MetaData()

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    # of the first device only: servers of this version read DEVICES
    Column("secret", String(64), nullable=False, unique=True, comment="SHA-256 of what the cookie holds"),
    Column("name", Text, nullable=False),
    Column("seen", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("language", String(16), comment="null: as the browser asks for"),
    Column("progress", Text, nullable=False, server_default="{}", comment="JSON: what was learned or dismissed"),
    Column("settings", Text, nullable=False, server_default="{}", comment="JSON: what differs from defaults"),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("secret", String(64), nullable=False, unique=True, comment="SHA-256 of what the cookie or token holds"),
    Column("agent", String(32), nullable=False, server_default=text("''"), comment="kind and browser: phone Firefox"),
    Column("made", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("seen", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Index("devices_of_player", "player"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("secret", String(64), primary_key=True, comment="SHA-256 of what the link holds"),
    Column("kind", String(8), nullable=False, comment="device or mail"),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("until", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Index("links_of_player", "player"),
)

PHRASES = Table(
    "phrases",
    METADATA,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True, comment="scrypt of the recovery phrase"),
    Column("made", BigInteger, nullable=False, comment="milliseconds since 1970"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("plan", Text, nullable=False, comment="JSON"),
    Column("opened", BigInteger, nullable=False),
    Column("latest", BigInteger, nullable=False, comment="of the log"),
    Column("bytes", BigInteger, nullable=False, server_default="0", comment="of the plan and the log"),
    Column("over", Boolean, nullable=False),
    Column("host", String(32)),
    Column("deal", String(64), comment="game and name"),
    Column("once", String(100), comment="deal and player, of a deal that is played once"),
    Column("result", Text, comment="JSON"),
    Column("due", BigInteger, comment="when its clocks are to be looked at; null: never"),
    Index("tables_of_host", "host"),
    Index("tables_latest", "latest"),
    Index("tables_of_deal", "deal", "over"),
    Index("tables_once", "once", unique=True),
    Index("tables_due", "due"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("sequence", Integer, primary_key=True, comment="0, 1, 2 without a gap"),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False, comment="JSON"),
)

NOTICE_WISHES = Table(
    "notice_wishes",
    METADATA,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("wishes", Text, nullable=False, comment="JSON: what differs from defaults"),
)

NOTICE_TARGETS = Table(
    "notice_targets",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("kind", String(8), nullable=False, comment="push or mail"),
    Column("device", String(32), nullable=False, comment="of a browser; empty for mail"),
    Column("address", Text, nullable=False, comment="endpoint at a push service, or address for mail"),
    Column("hash", String(64), nullable=False, comment="SHA-256 of the address"),
    Column("subscription", Text, nullable=False, comment="JSON: the keys of a browser"),
    Column("language", String(16), nullable=False, comment="if the player has chosen none"),
    Column("confirmed", Boolean, nullable=False, comment="the player can be reached there"),
    Column("next", BigInteger, nullable=False, comment="nothing is sent before, milliseconds since 1970"),
    Column("failures", Integer, nullable=False, comment="since the latest success"),
    Column("made", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Index("notice_targets_of_player", "player"),
    Index("notice_targets_hash", "hash"),
)

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("target", String(32), ForeignKey("notice_targets.id"), nullable=False),
    Column("code", String(16), nullable=False, comment="of the table"),
    Column("kind", String(8), nullable=False, comment="turn, invited, rematch or finished"),
    Column("mark", String(32), nullable=False, comment="tells it from others of the same table"),
    Column("sequence", Integer, nullable=False, comment="of the table's log: who has seen it knows"),
    Column("due", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("sent", BigInteger, comment="milliseconds since 1970; null: waits"),
    Index("notices_once", "target", "code", "mark", unique=True),
    Index("notices_waiting", "sent", "due"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # below 0: of somebody who was removed from a seat
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Index("seats_of_player", "player"),
)

VISITS = Table(
    "visits",
    METADATA,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("hidden", Boolean, nullable=False, comment="from the player's list"),
    Column("heard", Integer, nullable=False, comment="chat messages that were read"),
    Column("seen", Integer, nullable=False, server_default="0", comment="events that were shown"),
    Index("visits_of_table", "code"),
)

ENDS = Table(
    "ends",
    METADATA,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("deal", String(64), nullable=False, comment="game and name"),
    Column("scores", Text, nullable=False, comment="JSON"),
    Column("margin", Integer, nullable=False, comment="of the person who did best"),
    Column("points", Integer, nullable=False, comment="of the same"),
    Column("at", BigInteger, nullable=False),
)
Index("ends_best", ENDS.c.deal, ENDS.c.margin.desc(), ENDS.c.points.desc(), ENDS.c.at)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("review", Text, nullable=False, comment="JSON"),
    Column("made", BigInteger, comment="milliseconds since 1970"),
)

RATED_GAMES = Table(
    "rated_games",
    METADATA,
    Column("code", String(16), primary_key=True, comment="of the table, which may have expired"),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("place", Integer, unique=True, comment="among all in the order in which they count; null: not yet"),
)

RATED_SEATS = Table(
    "rated_seats",
    METADATA,
    Column("code", String(16), ForeignKey("rated_games.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), comment="null: a computer player"),
    Column("level", String(16), comment="of the computer player"),
    Column("rank", Integer, nullable=False),
    Column("side", Integer, nullable=False, comment="the same for a team"),
    Column("mean", Float, comment="the strength after the game; null: not counted yet"),
    Column("deviation", Float),
    Column("games", Integer, comment="rated games of the player, with this one"),
    Index("rated_seats_of_player", "player"),
)

SHEETS = Table(
    "sheets",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("plan", Text, nullable=False, comment="JSON: game, players, options"),
    Column("host", String(32), nullable=False),
    Column("latest", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Index("sheets_of_host", "host", "latest"),
)

SHEET_PARTS = Table(
    "sheet_parts",
    METADATA,
    Column("code", String(16), ForeignKey("sheets.code"), primary_key=True),
    Column("part", Integer, primary_key=True, comment="0: what all share; 1 and up: players or teams"),
    Column("version", Integer, nullable=False),
    Column("content", Text, nullable=False, comment="JSON"),
    Column("earlier", Text, nullable=False, comment="JSON: contents before the latest changes"),
    Column("once", String(40), nullable=False, comment="the id of the latest change, which is made once"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("code", String(16), nullable=False, comment="of the table"),
    Column("reporter", String(32), nullable=False, comment="a player"),
    Column("player", String(32), nullable=False, comment="whose words or name it is"),
    Column("kind", String(8), nullable=False, comment="talk or name"),
    Column("text", Text, nullable=False, comment="what was said, or the name"),
    Index("reports_of_reporter", "reporter"),
    Index("reports_of_player", "player"),
)

SERVED = Table(
    "served",
    METADATA,
    Column("server", String(32), primary_key=True),
    Column("began", BigInteger, primary_key=True, comment="milliseconds since 1970"),
    Column("until", BigInteger, nullable=False, comment="the server has run from then until then"),
)

LEASES = Table(
    "leases",
    METADATA,
    Column("name", String(80), primary_key=True, comment="the work that only one server does"),
    Column("server", String(32), nullable=False),
    Column("until", BigInteger, nullable=False, comment="milliseconds since 1970, by the clock of the database"),
)

OPEN_TABLES = Table(
    "open_tables",
    METADATA,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("speed", String(8), nullable=False, comment="none, live or days"),
    Column("host", String(32), nullable=False),
    Column("free", Integer, nullable=False, comment="seats"),
    Column("opened", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("seen", BigInteger, nullable=False, comment="the latest sign of life of its host"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("open_tables_opened", "opened", "code"),
    Index("open_tables_of_host", "host"),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("player", String(32), primary_key=True, comment="who is invited"),
    Column("sender", String(32), nullable=False),
    Column("at", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Index("invitations_of_player", "player"),
    Index("invitations_of_sender", "sender"),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True, comment="neither invites nor meets the player"),
    Index("blocks_of_blocked", "blocked"),
)

GROUPS = Table(
    "play_groups",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("made", BigInteger, nullable=False, comment="milliseconds since 1970"),
)

GROUP_MEMBERS = Table(
    "play_group_members",
    METADATA,
    Column("group_id", String(32), ForeignKey("play_groups.id"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Index("play_group_members_player", "player"),
)

GROUP_TABLES = Table(
    "play_group_tables",
    METADATA,
    Column("code", String(16), primary_key=True, comment="of the table, which may have expired"),
    Column("group_id", String(32), ForeignKey("play_groups.id"), nullable=False),
    Column("at", BigInteger, nullable=False, comment="when it was added, milliseconds since 1970"),
    Index("play_group_tables_group", "group_id", "at"),
)

HOLIDAYS = Table(
    "holidays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("began", BigInteger, nullable=False, comment="milliseconds since 1970"),
    Column("ended", BigInteger, nullable=False, comment="the same as began: not taken"),
    Column("changed", BigInteger, nullable=False, comment="when they were taken or ended"),
    Index("holidays_of_player", "player"),
    Index("holidays_changed", "changed"),
)

COMPATIBILITY = Table(
    "compatibility",
    METADATA,
    Column("oldest", String(16), nullable=False, comment="schema whose servers can work with this one"),
)
