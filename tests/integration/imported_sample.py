"""The sample order of battle in a campaign that the command line made, alone."""

from pathlib import Path

from oobmgr.cli.main import run
from tests.campaigns import file_made_once
from tests.unit.cli.cli_runs import SAMPLE, Painters


def imported_sample(folder: Path) -> Path:
    """A file of its own with the sample in it; imported once in a process."""
    return file_made_once(folder, "the sample on the command line", _imported)


def _imported(folder: Path) -> Path:
    path = folder / "sample.oob"
    services = Painters().services
    new = ["new", str(path), "--game", "europa", "--scenario", "barbarossa", "--player", "axis=Ann"]
    assert run(new, services) == 0
    assert run(["import", str(path), str(SAMPLE), "--accept"], services) == 0
    return path
