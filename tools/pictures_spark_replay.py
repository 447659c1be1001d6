"""The picture of the replay: the second assault of the combat example, about to be posted."""

from __future__ import annotations

from typing import Final

from oobmgr.exchange.sample import make_example
from pictures_stage import Stage

_STEPS: Final = 25


def replay(stage: Stage) -> None:
    """The replay on the Roster Sheets, before the assault on Marino."""
    path = stage.folder / "combat_example.oob"
    path.parent.mkdir(parents=True, exist_ok=True)
    make_example(path)
    stage.open(path)
    for _ in range(_STEPS):
        stage.workspace.replay.post_next()
        stage.settle()
    stage.page("roster_sheets")
    stage.settle()
