"""A stored text of a unit is one description, one column and one migration; the rest follows."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).with_name("further_text.py")
OLD = Path(__file__).parents[1] / "data" / "old_files" / "20261122_records.oob"
UNIT = (
    "--side", "axis", "--nation", "germany", "--type", "infantry", "--size", "XX",
    "--formation", "AG North / I", "--ratings", "7-6",
)  # fmt: skip


def test_it_is_added_edited_exported_imported_and_seen(tmp_path: Path) -> None:
    first, second, old = (str(tmp_path / f"{name}.oob") for name in ("first", "second", "old"))
    workbook = str(tmp_path / "first.xlsx")
    shutil.copy(OLD, old)
    new = ("--game", "europa", "--scenario", "barbarossa", "--variant", "central")
    commands = [
        ["new", first, *new],
        ["add", first, "57", *UNIT, "--command-note", "Busch"],
        ["edit", first, "1", "--set", "command_note=Model"],
        ["export", first, "--out", workbook],
        ["new", second, *new],
        ["import", second, workbook, "--accept"],
        # A file from before the text: its units came in without it, and may get it.
        ["edit", old, "2", "--set", "command_note=Hoth"],
        ["remove", old, "1"],
        ["undo", old],
        ["check", old],
        ["units", second],
    ]
    asked = [sys.executable, str(PROGRAM), str(tmp_path), json.dumps(commands)]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    told = json.loads(done.stderr)
    assert set(told["codes"]) == {0}, done.stdout
    assert told["form"]["command_note"] == "Model"
