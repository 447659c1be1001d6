"""The command line finds what a hand did to a campaign, and the program says what it says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from oobmgr.campaign.file import open_campaign
from tests.damage import unguarded
from tests.integration.imported_sample import imported_sample
from tests.unit.cli.cli_runs import CommandLine


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return imported_sample(tmp_path)


# Whether the books agree.


STRANGER = (
    "INSERT INTO unit SELECT 5000, side, nation, '', '', '', formation_id, '{}', '{}', 1, 1, "
    "'on_map', '', '', '', '', '' FROM unit WHERE id = 5"
)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("UPDATE unit SET steps_left = 0 WHERE id = 5", "unit 5 shows steps_left 0"),
        ("UPDATE unit SET designation = 'x' WHERE id = 5", "unit 5 shows designation 'x'"),
        ("UPDATE unit SET ratings = '{}' WHERE id = 5", "unit 5 shows ratings {}"),
        ("UPDATE unit SET formation_id = 1 WHERE id = 900", "unit 900 shows formation_id 1"),
        ("DELETE FROM unit WHERE id = 5", "unit 5 is missing"),
        (STRANGER, "unit 5000 is there"),
        ("UPDATE formation SET name = 'x' WHERE id = 5", "formation 5 shows name 'x'"),
        (
            "UPDATE state SET value = '{}' WHERE subject = 'air_group' AND key = '5'",
            "air_group 5 * shows {}",
        ),
        ("UPDATE balance SET amount = 500 WHERE account = 'pool:axis'", "pool:axis shows 500 sp"),
        ("DELETE FROM balance WHERE account = 'pool:soviet'", "pool:soviet shows 0 sp"),
        ("UPDATE state SET value = '\"1945-05-I\"' WHERE field = 'turn'", "sequence now turn"),
        ("DELETE FROM state WHERE subject = 'option'", "the journal says"),
        (
            "UPDATE journal_posting SET amount = 7 WHERE account = 'pool:axis'",
            "transaction 1 is out of balance",
        ),
        ("DELETE FROM journal_fact WHERE subject = 'unit' AND key = '5'", "unit 5"),
    ],
)
def test_check_finds_what_a_hand_did(cli: CommandLine, file: Path, wrong: str, words: str) -> None:
    assert cli("check", file).code == 0
    with unguarded(file) as vandal:
        assert vandal.execute(wrong).rowcount > 0
    answer = cli("check", file)
    assert answer.code == 1
    assert words in answer.err
    assert answer.err.count("\n") == 1
    told = cli("check", file, "--json")
    assert (told.code, told.json["consistent"]) == (1, False)
    assert words in " ".join(told.json["faults"])


def test_check_agrees_in_json_too(cli: CommandLine, file: Path) -> None:
    assert cli.does("check", file, "--json").json == {"consistent": True, "faults": []}


# The program itself.


def program(*words: object, cwd: Path, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "oobmgr", *map(str, words)]
    return subprocess.run(
        command, cwd=cwd, input=given, capture_output=True, text=True, check=False
    )


def test_the_program_answers_as_the_functions_do(file: Path) -> None:
    listed = program("units", file.name, "--type", "panzer", "--json", cwd=file.parent)
    assert (listed.returncode, listed.stderr) == (0, "")
    with open_campaign(file) as campaign:
        panzers = [row.id for row in campaign.queries.units() if row.type == "panzer"]
    assert [unit["id"] for unit in json.loads(listed.stdout)] == panzers
    lost = program("lose", file.name, panzers[0], cwd=file.parent)
    assert (lost.returncode, lost.stderr) == (0, "")
    wrong = program("lose", file.name, 99999, cwd=file.parent)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "units: There is no unit 99999. `oobmgr units FILE` lists the ids.\n"


def test_the_program_does_not_load_a_window_for_a_list(file: Path) -> None:
    code = (
        "import sys; from oobmgr.bootstrap import main; "
        f"code = main(['units', {str(file)!r}]); "
        "print(code, sorted(m for m in sys.modules if m.split('.')[0] in "
        "{'PySide6', 'alembic', 'openpyxl'}), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=file.parent
    )
    assert done.stderr == "0 []\n"


def test_a_reader_that_has_seen_enough_is_no_fault(file: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "oobmgr", "units", str(file), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as lister:
        assert lister.stdout is not None
        assert lister.stderr is not None
        lister.stdout.readline()
        lister.stdout.close()
        assert lister.stderr.read() == b""
        assert lister.wait() == 0
