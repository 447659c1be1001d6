"""Two programs on one file: each sees at once what the other posts, whatever else they look at."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from oobmgr.campaign.commands import LoseSteps
from oobmgr.campaign.copies import copies_of
from oobmgr.campaign.looks import a_look
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.models.engines import fetch, reading
from oobmgr.models.file_heads import check_file, keep_campaigns
from oobmgr.models.held_files import held_here, in_use
from tests.unit.campaign.trial_books import fresh, fresh_file, units


def command_line(*words: object) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "oobmgr", *map(str, words)],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_looking_at_the_file_lets_no_other_program_take_it_for_closed(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        path = campaign.path
        campaign.session.execute(units(3))
        campaign.backup()
        # Each of these once opened the file beside the database, and closed it again: with that
        # every lock of this process on it was gone.
        assert copies_of(path)[0].difference == "the same"
        check_file(path)
        try:
            keep_campaigns(path)
        except BadInput as refusal:
            kept = str(refusal)
        command_line("lose", path, 2)
        # The other program, at its end, took the file for closed and removed the log in use.
        assert path.with_name(f"{path.name}-wal").exists()
        assert {unit.id: unit.steps_left for unit in campaign.queries.units()}[UnitId(2)] == 1
        campaign.session.execute(LoseSteps((UnitId(3),)))
        assert "5 transactions" not in command_line("show", path)
        assert "4 transactions" in command_line("show", path)
    assert "not overwritten" in kept


def test_it_is_known_which_files_are_open_here(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        campaign.queries.summary()
        assert held_here(campaign.path)
        assert in_use(campaign.path)
        with a_look(campaign.path) as look, reading(look) as connection:
            assert fetch(connection, "SELECT count(*) FROM campaign") == [(1,)]
    assert not held_here(campaign.path)
    assert not in_use(campaign.path)


def test_a_file_that_another_process_has_open_is_in_use(tmp_path: Path) -> None:
    path = fresh_file(tmp_path)
    holder = (
        "import sys; from pathlib import Path; from oobmgr.campaign.file import open_campaign\n"
        "with open_campaign(Path(sys.argv[1])) as campaign:\n"
        "    campaign.queries.summary(); print('open', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", holder, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        assert in_use(path)
        other.communicate("")
    assert not in_use(path)
