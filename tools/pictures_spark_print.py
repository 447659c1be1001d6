"""Pictures of the printed Roster Sheets of Operation Spark, and of reading one back."""

from __future__ import annotations

from pathlib import Path

from oobmgr.bootstrap import main as oobmgr
from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.ui.dialogs.read_back import ReadBackDialog
from pictures_stage import Stage

_LINES = "A01 -2 D\nA04 7\nA10 A 1618\nA17 O\nA99 -1"


def read_back(stage: Stage) -> None:
    """Lines as they are typed, one of them with a code that is on no sheet."""
    path = stage.folder / "combat_example.oob"
    path.parent.mkdir(parents=True, exist_ok=True)
    create_campaign(path, NewCampaign("Operation Spark", "spark", "combat_example")).close()
    stage.open(path)
    dialog = ReadBackDialog(stage.workspace.desk, stage.window)
    stage.show_dialog(dialog)
    dialog.entries.setPlainText(_LINES)
    stage.settle()


def played_example(home: Path) -> Path:
    """The combat example, played as the rules tell it."""
    path = home / "combat_example.oob"
    if not path.exists():
        words = ["--game", "spark", "--scenario", "combat_example", "--name", "Spark example"]
        oobmgr(["new", str(path), *words])
        oobmgr(["replay", str(path), "--all"])
    return path
