"""Sits down at a table and plays random moves to the end, with Python's standard library alone.

python examples/bot.py http://127.0.0.1:7865 KARUMOBIDE
"""

import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request

SERVER, CODE = sys.argv[1:]
TABLE = f"/api/tables/{CODE}"
HEADERS = {"Content-Type": "application/json"}


def ask(path, body=None):
    """GET, or POST with a body of JSON."""
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, HEADERS), timeout=60)


def tables(seat):
    """The table, at once and after every change. Each message is whole: the stream may be asked for at any time."""
    while True:
        try:
            for line in ask(f"{TABLE}/stream?seat={seat}"):
                if line.startswith(b"data: "):
                    yield json.loads(line.removeprefix(b"data: "))
        except (OSError, http.client.HTTPException):
            time.sleep(1)


HEADERS["Authorization"] = "Bearer " + json.load(ask("/api/players", {"name": "Random"}))["token"]
SEAT = [seat["kind"] for seat in json.load(ask(TABLE))["seats"]].index("open")
ask(f"{TABLE}/seats", {"seat": SEAT})
for table in tables(SEAT):
    if table["over"]:
        print(json.dumps(table["view"]["result"]))
        break
    if table["moves"]:
        move = random.choice(table["moves"])
        try:
            ask(f"{TABLE}/moves", {"move": move, "ply": table["ply"], "undone": table["undone"], "seat": SEAT})
        except urllib.error.HTTPError as problem:
            if problem.code != 409:  # the table has moved on: the stream will tell
                raise
