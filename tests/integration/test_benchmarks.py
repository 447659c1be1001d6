"""Every benchmark is whole: on small numbers it starts, measures and answers in the same form.

How quick anything is, nobody looks at here: small numbers say nothing of it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks"
WHAT_THEY_SHARE = {"bare_page", "figures", "frame_rounds", "table"}
BENCHMARKS = sorted({path.stem for path in FOLDER.glob("*.py")} - WHAT_THEY_SHARE)
HEADING = ["job", "ours ms", "floor ms", "ratio", "allowed"]
LINE = re.compile(r"(\S.*?)\s+(\d+\.\d\d)\s+(\d+\.\d\d)\s+(\d+\.\d\d)\s+(\d+\.\d\d)")


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_prints_ours_floor_ratio_and_what_is_allowed(name: str) -> None:
    done = subprocess.run(
        [sys.executable, str(FOLDER / f"{name}.py"), "--small"],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("job"))
    assert re.split(r"\s{2,}", lines[at]) == HEADING
    figures = [LINE.fullmatch(line) for line in lines[at + 1 :]]
    assert figures
    assert all(figures)
