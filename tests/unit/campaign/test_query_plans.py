"""The statements on the way of each posting reach their rows by an index, however long the journal.

Not by time: on a few rows a walk along all of them is quick, too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from oobmgr.campaign.kept_books import ACCOUNTS_SINCE, FACTS_SINCE
from oobmgr.campaign.past_books import FIRST_CHANGES
from oobmgr.campaign.projections import BALANCES_OF_ONE, STEPS_OF_ONE
from oobmgr.campaign.queries.ledger import HEADS_SINCE, WHOSE_SINCE
from oobmgr.campaign.queries.transactions import DONE_IN, LINES_SHOWN
from oobmgr.campaign.reversal import FIRST_TITLE, NEWEST_FIRST, REVERSED_SINCE
from tests.unit.campaign.trial_books import fresh_file, rows

BY_NUMBER = "USING INTEGER PRIMARY KEY"
BY_TRANSACTION = "transaction_id (transaction_id"
PLANS = {
    "steps of a posting": (STEPS_OF_ONE, BY_TRANSACTION),
    "balances of a posting": (BALANCES_OF_ONE, BY_TRANSACTION),
    "what undo means": (NEWEST_FIRST, BY_NUMBER),
    "its title": (FIRST_TITLE, BY_NUMBER),
    "reversals since": (REVERSED_SINCE, BY_NUMBER),
    "facts since": (FACTS_SINCE, BY_TRANSACTION),
    "accounts since": (ACCOUNTS_SINCE, BY_TRANSACTION),
    "facts of a past turn": (FIRST_CHANGES, BY_TRANSACTION),
    "what was done in a turn": (DONE_IN, "journal_transaction_turn (turn=?)"),
    "postings of a few": (
        LINES_SHOWN.format(columns="transaction_id", table="journal_posting"), BY_TRANSACTION,
    ),
    "facts of a few": (
        LINES_SHOWN.format(columns="transaction_id", table="journal_fact"), BY_TRANSACTION,
    ),
    "heads since": (HEADS_SINCE, BY_NUMBER),
    "whose they are": (WHOSE_SINCE, BY_TRANSACTION),
    "the last transaction": ("SELECT max(id) FROM journal_transaction", "SEARCH"),
}  # fmt: skip
WALKS = ("SCAN journal_", "SCAN t")


@pytest.mark.parametrize("name", list(PLANS))
def test_a_statement_of_each_posting_walks_along_no_history(tmp_path: Path, name: str) -> None:
    statement, way = PLANS[name]
    # With its parameters, as it is asked: a written LIMIT 1 is reached in another way.
    values = [1] * statement.count("?")
    plan = [row[3] for row in rows(fresh_file(tmp_path), f"EXPLAIN QUERY PLAN {statement}", values)]
    assert any(way in step for step in plan), plan
    assert not any(step.startswith(WALKS) for step in plan), plan
