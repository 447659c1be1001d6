"""`python -m tests.breaks GAME`: see `tools/breaks.py`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import pytest

KINDS = ("numbers", "refusals", "conditions")
TESTS = Path(__file__).parent.parent


def main() -> int:
    """Try the breaks that are asked for; the exit code is pytest's."""
    parser = argparse.ArgumentParser(prog="tools/breaks.py", description=__doc__)
    parser.add_argument("game", help="its id, such as europa")
    parser.add_argument("--kind", choices=KINDS, action="append")
    parser.add_argument("--only", default="", help="breaks whose name or words contain this")
    parser.add_argument(
        "--tests", nargs="*", help="instead of the examples and the game's own tests"
    )
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    # The same examples each time, and none of them kept where a break makes them fail.
    os.environ["CI"] = "true"
    from tests.breaks.run import Breaker

    folders = [TESTS / "cases" / asked.game, TESTS / "unit" / "games" / asked.game]
    folders = [TESTS / "cases" / "test_vectors.py", *folders]
    breaker = Breaker(
        asked.game,
        lambda one: asked.only in one.name or asked.only in one.told,
        asked.kind or ("numbers", "refusals"),
        lambda line: print(line, flush=True),
        asked.jobs,
    )
    options = ["-s", "-p", "no:cacheprovider", "-p", "no:xdist"]
    chosen = asked.tests or [str(folder) for folder in folders]
    return int(pytest.main([*options, *chosen], plugins=[breaker]))


if __name__ == "__main__":
    sys.exit(main())
