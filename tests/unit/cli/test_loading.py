"""What a command loads before it answers: no more than it needs, so that nobody waits for it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from oobmgr.campaign.file import NewCampaign
from oobmgr.known_games import FOLDERS
from tests.campaigns import campaign_file

_RUN = """
import json, sys
from oobmgr.bootstrap import main
code = 1
try:
    code = main(sys.argv[1:])
finally:
    print(json.dumps(sorted(sys.modules)), file=sys.stderr)
    sys.exit(code)
"""
SOURCE = Path(__file__).parents[3] / "src"
_EUROPA = NewCampaign("Loaded", "europa", "barbarossa")
_SPARK = NewCampaign("Loaded", "spark", "spark")


def ran(words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, which tells its modules at the end."""
    return subprocess.run(
        [sys.executable, "-c", _RUN, *words], capture_output=True, text=True, check=False
    )


def modules_of(done: subprocess.CompletedProcess[str]) -> tuple[str, ...]:
    """The modules that were there once a command had answered."""
    return tuple(json.loads(done.stderr.splitlines()[-1]))


def loaded(words: Sequence[str]) -> tuple[str, ...]:
    """The modules that are there once a command has answered, in a process of its own."""
    return modules_of(ran(words))


def within(modules: Sequence[str], *packages: str) -> list[str]:
    """Those that stand in these packages, the packages themselves left out."""
    return [name for name in modules if name.startswith(tuple(f"{one}." for one in packages))]


REFUSED = (
    ["--help"],
    ["nosuch"],
    ["balances", "--help"],
    ["balances"],
    ["balances", "missing.oob"],
    ["turn", "show", "missing.oob"],
    ["export", "missing.oob", "--out", "books.xlsx"],
    ["air", "missing.oob"],
    ["fire", "missing.oob", "--all"],
)


@pytest.mark.parametrize("words", REFUSED, ids=" ".join)
def test_help_and_refusals_load_neither_database_nor_rules(words: list[str]) -> None:
    modules = loaded(words)
    assert "sqlite3" not in modules
    assert within(modules, "sqlalchemy", "oobmgr.campaign") == []
    # Of a game its entry and no more, however many games there are.
    games = set(within(modules, "oobmgr.games")) - {"oobmgr.games"}
    assert games <= set(FOLDERS)
    # The grammar, which is read whole, in however many files it stands. The others: streams and
    # services; faults and the decorator of records; what a file is by its head; the list of games
    # with their entries' parts.
    grammar = set(within(modules, "oobmgr.cli.grammar"))
    packages = {name for name in modules if (SOURCE / name.replace(".", "/")).is_dir()}
    own = set(within(modules, "oobmgr")) - games - grammar - packages
    assert len(own) <= 15, sorted(own)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["new", "x.oob", "--game", "nope"], "There is no game 'nope'."),
        (["turn", "post", "FILE", "nosuch"], "Revised Europa has no action 'nosuch'."),
        (["fire", "FILE", "--all"], "this is a command of Operation Spark"),
    ],
    ids=" ".join,
)
def test_names_that_a_game_has_not_are_refused_without_its_rules(
    words: list[str], said: str, tmp_path: Path
) -> None:
    file = str(campaign_file(tmp_path / "a.oob", _EUROPA))
    done = ran([file if word == "FILE" else word for word in words])
    assert (done.returncode, said in done.stderr) == (2, True)
    modules = modules_of(done)
    assert within(modules, "sqlalchemy", "oobmgr.campaign") == []
    # Of the game that is asked no more than its entry and the list of its actions.
    games = set(within(modules, "oobmgr.games")) - {"oobmgr.games", *FOLDERS}
    listed = {"oobmgr.games.europa.actions", "oobmgr.games.europa.actions.listed"}
    assert games <= listed
    assert list(tmp_path.iterdir()) == [Path(file)]  # the log beside it is taken away again


@pytest.mark.parametrize("new", [_EUROPA, _SPARK], ids=lambda new: new.game)
@pytest.mark.parametrize("command", ["balances", "show", "ledger", "units"])
def test_what_only_reads_loads_nothing_that_writes(
    new: NewCampaign, command: str, tmp_path: Path
) -> None:
    modules = loaded([command, str(campaign_file(tmp_path / "a.oob", new))])
    writing = ("commands", "session", "sight", "passphrases")
    assert not {f"oobmgr.campaign.{name}" for name in writing} & set(modules)
    assert within(modules, "oobmgr.campaign.planning", "oobmgr.exchange", "openpyxl") == []
    assert not {"sqlalchemy", "alembic"} & set(modules)


def test_what_only_reads_loads_no_chapter_of_the_rules(tmp_path: Path) -> None:
    """Balances need the names of accounts, the order of sides and the tables, not the actions."""
    modules = loaded(["balances", str(campaign_file(tmp_path / "a.oob", _EUROPA))])
    chapters = ("actions", "combat", "forgotten", "replacements", "trace", "rail", "losses")
    # Of the actions their names, which refuse one that there is not; no module that plans one.
    listed = ["oobmgr.games.europa.actions.listed"]
    assert within(modules, *(f"oobmgr.games.europa.{name}" for name in chapters)) == listed
    assert not {"oobmgr.rules.rosters", "oobmgr.rules.sheets", "oobmgr.rules.replays"} & set(
        modules
    )
    assert len(within(modules, "oobmgr.games.europa")) <= 24


def test_a_new_campaign_loads_no_migrations(tmp_path: Path) -> None:
    words = ["new", str(tmp_path / "new.oob"), "--game", "europa", "--scenario", "barbarossa"]
    assert within(loaded(words), "sqlalchemy", "alembic") == []
    assert (tmp_path / "new.oob").exists()
