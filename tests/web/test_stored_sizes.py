"""Who has stored too much opens nothing more."""

import pytest

from visitors import Server


def test_who_has_stored_too_much_is_refused_with_a_reason(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = server.person("Ana")
    monkeypatch.setattr("stol.web.service.open_table.MOST_BYTES", 0)
    answer = ana.post("/score/pixies", players="2")
    assert answer.status_code == 403
    assert "stored as much here as one player may" in answer.text
