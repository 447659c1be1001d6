"""What is changed in an entry, the campaign's row or a counter behind the program is named."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from oobmgr.campaign.commands import EditUnits, LoseSteps
from oobmgr.campaign.file import open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from tests.damage import unguarded
from tests.unit.campaign.hidden_books import spark_campaign
from tests.unit.campaign.trial_books import JOURNAL, fresh, rows, units

Change = Callable[[str], list[str]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with fresh(tmp_path_factory.mktemp("chain")) as campaign:
        campaign.session.execute(units(3))
        campaign.session.execute(LoseSteps((UnitId(1),)), by="Anna")
        campaign.session.execute(EditUnits((UnitId(2),), {"hex": "1B 2010"}))
        campaign.session.undo()
    return campaign.path


@pytest.fixture
def after(played: Path, tmp_path: Path) -> Change:
    """What the check says after a statement of another program."""

    def found(statements: str) -> list[str]:
        path = tmp_path / "changed.oob"
        path.write_bytes(played.read_bytes())
        with unguarded(path) as stranger:
            stranger.executescript(statements)
        with open_campaign(path) as campaign:
            return [fault.message for fault in campaign.queries.check()]

    return found


@pytest.mark.parametrize(
    ("column", "value", "named"),
    [
        ("title", "'Never'", "its title"),
        ("sentence", "'Never.'", "its sentence"),
        ("working", '\'[["a", 1, "", "", "sum"]]\'', "its working"),
        ("command_values", "'{\"units\": [2]}'", "its dice and inputs"),
        ("command", "'Advance'", "its command"),
        ("turn", "'1941-07-I'", "its turn"),
        ("side", "'soviet'", "its side"),
        ("phase", "'combat'", "its phase"),
        ("kind", "'redo'", "whether it is an undo"),
        ("reverses", "2", "what it takes back"),
        ("notes", "'[\"x\"]'", "its notes"),
        ("topics", "'[]'", "what it touches"),
        ("player", "'Bert'", "its player"),
        ("at", "'2026-01-01T00:00:00+00:00'", "its time"),
    ],
)
def test_a_changed_cell_of_an_entry_is_named(
    after: Change, column: str, value: str, named: str
) -> None:
    found = after(f"UPDATE journal_transaction SET {column} = {value} WHERE id = 3")  # noqa: S608 - of the test
    assert f"transaction 3 was changed after it was posted: {named}." in found


BEHIND = "changed outside the program: "
NO_FOLLOWER = (
    "transaction 4 does not follow from the one before it: one was taken out or put in, or its "
    "digest was changed."
)
WITHOUT_THE_LAST = (
    "DELETE FROM journal_digest WHERE transaction_id = 5;"
    "DELETE FROM journal_fact WHERE transaction_id = 5;"
    "DELETE FROM journal_transaction WHERE id = 5;"
    "UPDATE unit SET hex = '1B 2010' WHERE id = 2"
)
"""The last entry as if it had never been: an undo and what it put back."""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE campaign SET name = 'X'", f"{BEHIND}name."),
        ('UPDATE campaign SET players = \'{"axis": "X"}\'', f"{BEHIND}players."),
        ("UPDATE campaign SET uuid = 'X'", f"{BEHIND}uuid."),
        ("UPDATE counter SET value = 90 WHERE name = 'unit'", f"{BEHIND}a counter."),
        ("DELETE FROM counter WHERE name = 'unit'", f"{BEHIND}a counter."),
        ("DELETE FROM campaign_digest", "the digest of the campaign is missing."),
        (
            "UPDATE journal_digest SET parts = '' WHERE transaction_id = 4",
            "transaction 4 was changed after it was posted: its digest.",
        ),
        ("UPDATE journal_digest SET digest = 'x' WHERE transaction_id = 4", NO_FOLLOWER),
        (
            "DELETE FROM journal_digest WHERE transaction_id = 4",
            "transaction 4 has no digest: oobmgr did not post it.",
        ),
        (
            # The order of two lines of an entry.
            "UPDATE journal_posting SET id = id + 900 WHERE transaction_id = 3",
            "transaction 3 was changed after it was posted: its postings.",
        ),
        (WITHOUT_THE_LAST, f"{BEHIND}the end of the journal."),
    ],
)
def test_a_change_elsewhere_is_named(after: Change, change: str, said: str) -> None:
    assert after(change) == [said]


def test_one_changed_entry_is_named_alone(after: Change) -> None:
    assert len(after("UPDATE journal_transaction SET title = 'Never' WHERE id = 2")) == 1


def test_an_entry_taken_out_is_missed(after: Change) -> None:
    found = after(
        "DELETE FROM journal_fact WHERE transaction_id IN (4, 5);"
        "DELETE FROM journal_digest WHERE transaction_id = 4;"
        "UPDATE journal_transaction SET reverses = NULL WHERE id = 5;"
        "DELETE FROM journal_transaction WHERE id = 4"
    )
    assert found
    assert all(said.startswith("transaction 5") for said in found)


def test_what_was_changed_stays_in_sight_after_the_next_entry(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "changed.oob"
    path.write_bytes(played.read_bytes())
    with closing(sqlite3.connect(path)) as stranger, stranger:
        stranger.execute("UPDATE counter SET value = 90 WHERE name = 'unit'")
    with open_campaign(path) as campaign:
        before = campaign.queries.check()
        campaign.session.execute(LoseSteps((UnitId(2),)))
        (after,) = campaign.queries.check()
    assert before
    assert "a counter" in after.message


def test_the_digest_is_what_its_description_says(played: Path) -> None:
    head = list(rows(played, "SELECT * FROM journal_transaction WHERE id = 3")[0])
    names = {"posting": "account, good, amount", "fact": "subject, key, field, old, new"}
    lines = [
        rows(played, f"SELECT id, {columns} FROM journal_{table} WHERE transaction_id = 3")  # noqa: S608 - of the test
        for table, columns in names.items()
    ]
    ((before,), (now,)) = rows(
        played,
        "SELECT digest FROM journal_digest WHERE transaction_id IN (2, 3) ORDER BY transaction_id",
    )
    ((letters,),) = rows(played, "SELECT parts FROM journal_digest WHERE transaction_id = 3")
    texts = [json.dumps(part, separators=(",", ":")) for part in (*head, *lines)]
    assert letters == "".join(hashlib.sha256(text.encode()).hexdigest()[:8] for text in texts)
    written = f"{before}{letters}[{','.join(texts)}]"
    assert now == hashlib.sha256(written.encode()).hexdigest()


def test_a_file_for_one_side_has_a_chain_of_its_own(tmp_path: Path) -> None:
    with spark_campaign(tmp_path / "common.oob") as campaign:
        hand_over(campaign, SideId("soviet"), tmp_path / "one.oob")
    with open_campaign(tmp_path / "one.oob") as one:
        assert one.queries.check() == ()
        assert one.queries.transaction_numbers()


def test_the_chain_is_as_long_as_the_journal(played: Path) -> None:
    assert "journal_digest" in JOURNAL
    numbers = rows(played, "SELECT transaction_id FROM journal_digest ORDER BY 1")
    assert numbers == rows(played, "SELECT id FROM journal_transaction ORDER BY 1")
