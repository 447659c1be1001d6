"""What another program changes in a campaign file is found by the check, and takes nothing down.

`tests/damage.py` does so at random; a few changes of each game's file are in each run.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from oobmgr.campaign.commands import LoseSteps
from oobmgr.campaign.file import NewCampaign, open_campaign
from oobmgr.domain.errors import Fault, FileAltered
from oobmgr.domain.postings import UnitId
from oobmgr.models.shapes import shapes
from tests.campaigns import campaign_file
from tests.damage import damaged, unguarded
from tests.data.old_files.make import shapes_as_text, shapes_of_kept_files
from tests.depth import deep
from tests.integration.test_played_old_files import unpacked
from tests.unit.campaign.trial_books import dump, everything, fresh, rows, units
from tests.unit.cli.cli_runs import CommandLine

FIRES = (
    "CREATE TRIGGER foreign_one AFTER INSERT ON journal_posting "
    "BEGIN UPDATE unit SET steps_left = 0; END"
)


@pytest.fixture(scope="module", params=["spark_neva", "homebrew", "balkans"])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("damage") / f"{request.param}.oob"
    if request.param == "balkans":
        return campaign_file(path, NewCampaign("Damage", "balkans", "balkans"))
    path.write_bytes(unpacked(f"{request.param}.oob.xz"))
    open_campaign(path).close()
    return path


def test_no_change_at_random_goes_unnoticed(played: Path, tmp_path: Path) -> None:
    seed = deep(1, nightly=2)
    found = list(damaged(played, deep(12, nightly=600), seed, tmp_path))
    assert [one for one in found if one.crash or not one.noticed] == []


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(2))
    return campaign.path


def altered(path: Path, statements: str) -> Path:
    with closing(sqlite3.connect(path)) as stranger:
        stranger.executescript(statements)
    return path


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        (FIRES, "the trigger foreign_one is of another program (journal_posting)."),
        ("CREATE VIEW v AS SELECT 1", "the view v is of another program (v)."),
        ("CREATE TABLE t (x)", "the table t is of another program (t)."),
        ("CREATE INDEX i ON unit (hex)", "the index i is of another program (unit)."),
        (
            "DROP TRIGGER journal_fact_no_delete",
            "the trigger journal_fact_no_delete is missing (journal_fact).",
        ),
        (
            "ALTER TABLE unit ADD COLUMN x TEXT",
            "the table unit is not as oobmgr makes it (unit).",
        ),
    ],
)
def test_parts_of_another_program_are_named_and_nothing_is_written(
    path: Path, statement: str, said: str
) -> None:
    before = everything(altered(path, statement))
    with pytest.raises(FileAltered) as refusal:
        open_campaign(path)
    assert said in [fault.message for fault in refusal.value.faults]
    assert everything(path) == before


def test_a_trigger_in_an_older_file_does_not_act_when_it_would_be_brought_up(
    tmp_path: Path,
) -> None:
    old = tmp_path / "old.oob"
    kept = Path(__file__).parents[1] / "data" / "old_files" / "20261120_books.oob"
    old.write_bytes(kept.read_bytes())
    fires = "CREATE TRIGGER f AFTER INSERT ON state BEGIN DELETE FROM unit; END"
    altered(old, fires)
    with pytest.raises(FileAltered, match="trigger f"):
        open_campaign(old)
    assert rows(old, "SELECT count(*) FROM unit") == [(3,)]
    assert rows(old, "SELECT version_num FROM alembic_version") == [("20261120_books",)]


def test_the_index_of_sqlite_itself_is_no_damage(path: Path) -> None:
    altered(path, "ANALYZE")
    with open_campaign(path) as campaign:
        assert campaign.queries.check() == ()


DEEP = "[" * 3000 + "]" * 3000
CHANGE = "UPDATE {} SET {} = '{}' WHERE {}"
STUMBLES = {
    "no scenario": ("campaign", "scenario", "nowhere", "id = 1"),
    "players": ("campaign", "players", "{", "id = 1"),
    "status": ("unit", "status", "asleep", "id = 1"),
    "formation": ("unit", "formation_id", "99", "id = 1"),
    "ratings": ("unit", "ratings", DEEP, "id = 1"),
    "account": ("balance", "account", "nowhere", "rowid = 1"),
    "amount": ("balance", "amount", "many", "rowid = 1"),
    "deep": ("state", "value", DEEP, "subject = 'sequence' AND field = 'phase'"),
    "turn": ("state", "value", "7", "subject = 'sequence' AND field = 'turn'"),
    "digits": ("state", "value", "9" * 5000, "subject = 'sequence'"),
}


@pytest.mark.parametrize("damage", STUMBLES)
def test_what_a_page_stumbles_over_is_told_as_damage(path: Path, damage: str) -> None:
    altered(path, CHANGE.format(*STUMBLES[damage]))
    faults: list[Fault] = []

    def ask(question: Callable[[], object]) -> None:
        try:
            question()
        except FileAltered as error:
            faults.extend(error.faults)

    try:
        with open_campaign(path) as campaign:
            queries, session = campaign.queries, campaign.session
            faults.extend(queries.check())
            for question in (queries.summary, queries.units, queries.sequence, queries.balances):
                ask(question)
            ask(lambda: session.preview(LoseSteps((UnitId(1),))))
    except FileAltered as error:
        faults.extend(error.faults)
    assert faults


def test_a_bug_of_ours_stays_a_bug(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_campaign(path) as campaign:
        monkeypatch.setattr(
            "oobmgr.campaign.queries.order_of_battle.units", lambda *_: os.environ["A_MISTAKE"]
        )
        with pytest.raises(KeyError, match="A_MISTAKE"):
            campaign.queries.units()


def test_the_command_line_lists_what_is_wrong(path: Path, cli: CommandLine) -> None:
    altered(path, "UPDATE unit SET hex = 'here' WHERE id = 2; UPDATE campaign SET players = '[]'")
    done = cli("check", path)
    assert done.code == 1
    assert "unit 2 shows hex 'here', the journal says ''" in done.err
    assert "players of row 1 of campaign is not a JSON object" in done.err
    altered(path, FIRES)
    done = cli("check", path, "--json")
    answer = json.loads(done.out)
    assert done.code == 1
    assert not answer["consistent"]
    assert any("foreign_one" in fault for fault in answer["faults"])
    assert "foreign_one" in cli("show", path).err


def test_what_a_command_makes_of_a_damaged_answer_is_told_as_damage(
    path: Path, cli: CommandLine
) -> None:
    altered(path, "UPDATE unit SET steps_left = 'many' WHERE id = 1")
    done = cli("units", path)
    assert done.code == 2
    assert "steps left of row 1 of unit holds text instead of a whole number" in done.err


def test_the_parts_of_every_revision_are_written_down() -> None:
    assert shapes() == shapes_of_kept_files(), "see tests/data/old_files/README.md"
    assert shapes_as_text()


def test_the_books_are_rebuilt_from_the_journal_in_a_copy(path: Path, cli: CommandLine) -> None:
    sound = dump(path)
    altered(path, "DELETE FROM state; DELETE FROM balance; DELETE FROM counter")
    altered(path, "UPDATE unit SET hex = 'here', ratings = '{'; DROP INDEX ix_unit_formation_id")
    before = everything(altered(path, FIRES))
    rebuilt = path.with_name("rebuilt.oob")
    done = cli.does("check", path, "--rebuild", rebuilt)
    assert "Wrote" in done.out
    assert everything(path) == before
    with open_campaign(rebuilt) as campaign:
        assert campaign.queries.check() == ()
        assert dump(rebuilt) == sound
        campaign.session.execute(LoseSteps((UnitId(1),)))
        assert campaign.queries.check() == ()


def test_a_changed_journal_stays_in_sight_in_a_rebuilt_copy(path: Path, cli: CommandLine) -> None:
    with unguarded(path) as stranger:
        stranger.execute("UPDATE journal_transaction SET title = 'Never' WHERE id = 2")
        stranger.execute("DELETE FROM state")
    done = cli("check", path, "--rebuild", path.with_name("rebuilt.oob"))
    assert done.code == 1
    assert "transaction 2 was changed after it was posted: its title." in done.err
    assert done.err.count("\n") == 1


def test_an_older_file_is_rebuilt_too(tmp_path: Path, cli: CommandLine) -> None:
    kept = Path(__file__).parents[1] / "data" / "old_files" / "20261120_books.oob"
    old = tmp_path / "old.oob"
    old.write_bytes(kept.read_bytes())
    altered(old, "CREATE TRIGGER f AFTER INSERT ON state BEGIN DELETE FROM unit; END")
    cli.does("check", old, "--rebuild", tmp_path / "rebuilt.oob")
    with open_campaign(tmp_path / "rebuilt.oob") as campaign:
        assert campaign.queries.check() == ()
        assert len(campaign.queries.units()) == 3


def test_a_journal_that_cannot_be_read_is_not_rebuilt(path: Path, cli: CommandLine) -> None:
    with unguarded(path) as stranger:
        stranger.execute("UPDATE journal_fact SET new = '{' WHERE field = '*'")
    done = cli("check", path, "--rebuild", path.with_name("rebuilt.oob"))
    assert done.code == 2
    assert "Restore a copy." in done.err
    assert not path.with_name("rebuilt.oob").exists()
