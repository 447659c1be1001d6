"""The check of the books beside a player at work: nothing in it keeps the window from Python."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from oobmgr.campaign import checks
from oobmgr.models import digests, engines
from oobmgr.models.engines import Connection
from tests.unit.campaign.trial_books import fresh, units

MANY = 300


def test_thousands_of_records_do_not_die_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[list[Any]] = []

    def noting(connection: Connection, statement: str, values: Sequence[Any] = ()) -> list[Any]:
        rows = engines.fetch(connection, statement, values)
        if len(rows) >= MANY:
            answers.append(rows)
        return rows

    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(MANY))
        for module in (checks, digests):
            monkeypatch.setattr(module, "fetch", noting)
        assert campaign.queries.check() == ()
    # Postings and facts for the digests, the units, what made them, and their steps.
    assert len(answers) == 5
    assert not any(answers)


def test_what_is_compared_is_let_go_of() -> None:
    wanted = {1: {"hex": "a"}, 2: {"hex": "b"}, 3: {"hex": "c"}}
    there = {1: {"hex": "a"}, 3: {"hex": "d"}, 4: {"hex": "e"}}
    found = [fault.message for fault in checks.differences("unit", wanted, there)]
    assert found == [
        "unit 2 is missing, the journal says otherwise.",
        "unit 3 shows hex 'd', the journal says 'c'.",
        "unit 4 is there, the journal says otherwise.",
    ]
    assert not wanted
    assert not there
