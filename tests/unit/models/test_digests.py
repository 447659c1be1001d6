"""The digest of an import is made inside the database, that of a file is worked out row by row."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from oobmgr.models import digests
from oobmgr.models.digests import JournalColumns, canonical, entries, parts_of_import
from oobmgr.models.engines import Connection, fetch, one_by_one

COLUMNS = JournalColumns(
    head=("id", "title"),
    posting=("id", "account", "good", "amount"),
    fact=("id", "subject", "key", "field", "old", "new"),
)
TABLES = """
    CREATE TABLE journal_transaction (id INTEGER PRIMARY KEY, title TEXT);
    CREATE TABLE journal_posting (
        id INTEGER PRIMARY KEY, transaction_id INTEGER, account TEXT, good TEXT, amount INTEGER
    );
    CREATE TABLE journal_fact (
        id INTEGER PRIMARY KEY, transaction_id INTEGER, subject TEXT, key TEXT, field TEXT,
        old TEXT, new TEXT
    );
    INSERT INTO journal_transaction VALUES (1, 'the one before'), (2, 'the import');
    INSERT INTO journal_posting VALUES (1, 1, 'pool:axis', 'rp', 3);
    INSERT INTO journal_fact VALUES (1, 1, 'unit', '1', '*', NULL, '{}');
"""
# A lone half of a pair of surrogates cannot be stored, so no cell holds one.
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
WHOLE = st.integers(-(2**63), 2**63 - 1)


@given(
    st.lists(st.tuples(TEXTS, TEXTS, WHOLE), max_size=4),
    st.lists(st.tuples(TEXTS, TEXTS, TEXTS, st.none() | TEXTS, st.none() | TEXTS), max_size=4),
)
@example([], [("unit", "17", "*", None, '{"name": "a\\b / \x00\x1f\b\x7f\x80é\u2028😀"}')])
def test_an_import_is_written_down_as_the_check_writes_it_down(
    postings: list[tuple[str, str, int]], facts: list[tuple[str | None, ...]]
) -> None:
    with closing(sqlite3.connect(":memory:")) as driver:
        driver.executescript(TABLES)
        driver.executemany(
            "INSERT INTO journal_posting (transaction_id, account, good, amount) "
            "VALUES (2, ?, ?, ?)",
            postings,
        )
        driver.executemany(
            "INSERT INTO journal_fact (transaction_id, subject, key, field, old, new) "
            "VALUES (2, ?, ?, ?, ?, ?)",
            facts,
        )
        books = Connection(driver)
        told = dict(entries(books, COLUMNS))
        assert parts_of_import(books, COLUMNS, 2) == told[2]


def test_thousands_of_lines_are_written_down_some_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is written in one go keeps the window from Python's lock."""
    at_once: list[int] = []

    def counting(value: object) -> bytes:
        at_once.append(len(value) if isinstance(value, list) else 1)
        return canonical(value)

    monkeypatch.setattr(digests, "canonical", counting)
    with closing(sqlite3.connect(":memory:")) as driver:
        driver.executescript(TABLES)
        driver.executemany(
            "INSERT INTO journal_fact (transaction_id, subject, key, field, new) "
            "VALUES (2, 'unit', ?, '*', '{}')",
            [(str(number),) for number in range(1_234)],
        )
        told = dict(entries(Connection(driver), COLUMNS))
        names = ", ".join(COLUMNS.fact)
        lines = fetch(
            Connection(driver),
            f"SELECT {names} FROM journal_fact WHERE transaction_id = 2",  # noqa: S608 - our own
        )
    assert told[2][-1] == canonical(lines)
    assert max(at_once) <= 500


def test_rows_are_let_go_of_as_they_are_taken() -> None:
    rows = [("a", 1), ("b", 2), ("c", 3)]
    left = [(row, len(rows)) for row in one_by_one(rows)]
    assert left == [(("a", 1), 2), (("b", 2), 1), (("c", 3), 0)]
