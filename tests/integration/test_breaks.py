"""The program that breaks rules one by one: it tells a rule that is held from one that is not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tests" / "unit" / "games"
RETREATS = GAMES / "spark" / "assault" / "test_new_hexes.py"
FORGOTTEN = GAMES / "europa" / "test_forgotten.py"


def tried(*arguments: str, tests: Path = RETREATS) -> list[str]:
    game = tests.relative_to(GAMES).parts[0]
    command = [sys.executable, "-m", "tests.breaks", game, *arguments, "--tests", str(tests)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return [line for line in done.stdout.splitlines() if "noticed" in line or "reached" in line]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each break is tried in a fork")
def test_a_number_that_a_test_holds_is_noticed_and_another_is_not() -> None:
    held = tried("--kind", "numbers", "--only", "morale.withdrawal.after_check")
    assert held == ["1 noticed, 0 unnoticed, 0 unreached, 0 failed"]
    # What the file has no test for: one that none of its tests comes past.
    other, count = tried("--kind", "numbers", "--only", "initiative.fresh.division_sized_unit")[-2:]
    assert other.startswith("unreached")
    assert count == "0 noticed, 0 unnoticed, 1 unreached, 0 failed"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each break is tried in a fork")
def test_a_refusal_that_is_put_out_of_force_is_noticed() -> None:
    found = tried("--kind", "refusals", "--only", "away is not None and away > most")
    assert found[-1] == "1 noticed, 0 unnoticed, 0 unreached, 0 failed"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each break is tried in a fork")
def test_what_is_imported_at_its_first_use_is_broken_as_well() -> None:
    only = ("--kind", "refusals", "--only", "never: isinstance(placed, int)")
    assert tried(*only, tests=FORGOTTEN) == ["1 noticed, 0 unnoticed, 0 unreached, 0 failed"]
