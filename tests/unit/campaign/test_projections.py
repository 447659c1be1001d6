"""How the projections are reached: by the lines of one transaction, however long the journal is."""

from __future__ import annotations

from pathlib import Path

from oobmgr.campaign.projections import STEPS_OF_ONE
from tests.unit.campaign.trial_books import fresh_file, rows


def test_the_steps_of_a_transaction_are_found_by_its_number(tmp_path: Path) -> None:
    asked = STEPS_OF_ONE.replace("?", "1")
    plan = " ".join(row[3] for row in rows(fresh_file(tmp_path), f"EXPLAIN QUERY PLAN {asked}"))
    assert "USING INDEX ix_journal_posting_transaction_id (transaction_id=?)" in plan
