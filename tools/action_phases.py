"""Writes `actions/phases.py` of each game: in which phases each of its actions is declared.

By it the actions of a phase are found without loading those of all others. Run `python
tools/action_phases.py` after an action was added or its phases changed; a test compares.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from oobmgr.known_games import all_games  # noqa: E402 - the path comes first
from oobmgr.rules.action_list import ActionList  # noqa: E402
from oobmgr.rules.actions import Action  # noqa: E402

HEAD = '''\
"""The phases in which each action is declared, written by `python tools/action_phases.py`."""

PHASES: dict[str, tuple[str, ...]] = {
'''


def modules() -> dict[Path, str]:
    """What stands in `actions/phases.py` of each game that lists its actions by module."""
    games = ROOT / "src" / "oobmgr" / "games"
    return {
        games / game.id / "actions" / "phases.py": HEAD + "".join(map(_line, game.actions)) + "}\n"
        for game in all_games()
        if isinstance(game.actions, ActionList)
    }


def _line(action: Action) -> str:
    phases = ", ".join(f'"{phase}"' for phase in action.phases)
    comma = "," if len(action.phases) == 1 else ""
    line = f'    "{action.name}": ({phases}{comma}),\n'
    return line if len(line) <= _WIDTH else "".join(_broken(action))


def _broken(action: Action) -> Iterator[str]:
    """A line that is too long, as the formatter breaks it."""
    yield f'    "{action.name}": (\n'
    yield from (f'        "{phase}",\n' for phase in action.phases)
    yield "    ),\n"


_WIDTH = 101  # of the formatter, and the end of the line


def main() -> int:
    """Write each of them."""
    for path, text in modules().items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
