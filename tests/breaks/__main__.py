"""Break the rules of a game one by one, and list the breaks that no test notices."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.breaks.kinds import KINDS, Break

TESTS = Path(__file__).parent.parent


def main() -> int:
    """Try the breaks that are asked for; the exit code is pytest's."""
    parser = argparse.ArgumentParser(prog="tools/breaks.py", description=__doc__)
    parser.add_argument("game", help="its id, such as europa")
    parser.add_argument(
        "--kind",
        choices=tuple(KINDS),
        action="append",
        help="numbers of tables, conditions that refuse or warn (both unless told), all conditions",
    )
    parser.add_argument("--only", default="", help="breaks whose name or words contain this")
    parser.add_argument(
        "--again", type=Path, help="those that an earlier run listed, from its output in this file"
    )
    parser.add_argument(
        "--tests", nargs="*", help="files and folders, instead of the examples and the game's own"
    )
    parser.add_argument("--jobs", type=int, default=1, help="how many to try at once")
    asked = parser.parse_args()
    # The same drawn examples each time, and none kept because a break makes it fail.
    os.environ["CI"] = "true"
    # Imported now: Hypothesis reads the setting once.
    from tests.breaks.run import Breaker

    breaker = Breaker(
        asked.game,
        asked.kind or ("numbers", "refusals"),
        _wanted(asked.only, asked.again),
        asked.jobs,
    )
    own = (TESTS / "cases" / "test_vectors.py", TESTS / "unit" / "games" / asked.game)
    chosen = asked.tests or [str(folder) for folder in own]
    options = ["-s", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return int(pytest.main([*options, *chosen], plugins=[breaker]))


def _wanted(words: str, earlier: Path | None) -> Callable[[Break], bool]:
    listed = earlier.read_text(encoding="utf-8").splitlines() if earlier else None
    again = None if listed is None else {line.partition(" ")[2] for line in listed}

    def is_wanted(one: Break) -> bool:
        line = one.line
        return words in line and (again is None or line in again)

    return is_wanted


if __name__ == "__main__":
    sys.exit(main())
