"""Pictures of a game of one's own: the sample, described and played."""

from __future__ import annotations

from pathlib import Path

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, LoseSteps, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.games.own.pages.dialog import DescriptionDialog
from oobmgr.games.own.pages.editor import DescriptionEditor
from oobmgr.games.own.sample import sample_text
from pictures_stage import Stage

_RATINGS = ("attack", "defense", "move")
_UNITS = (
    ("crown", "1st Foot", "line infantry", "III", "1st Brigade", 4, (4, 5, 3), "2-3-3"),
    ("crown", "2nd Foot", "line infantry", "III", "1st Brigade", 4, (4, 5, 3), "2-3-3"),
    ("crown", "King's Jaegers", "mountain jaeger", "II", "1st Brigade", 3, (3, 4, 4), "1-2-4"),
    ("crown", "Red Hussars", "hussars", "II", "Horse", 2, (3, 2, 6), "1-1-6"),
    ("crown", "Battery Arno", "horse battery", "I", "Horse", 3, (5, 1, 4), ""),
    ("crown", "Army train", "wagon train", "I", "Train", 1, (0, 1, 3), ""),
    ("league", "Hill Guard", "mountain jaeger", "III", "Upper Host", 3, (3, 6, 4), "1-4-4"),
    ("league", "Sorren Foot", "line infantry", "III", "Lower Host", 4, (4, 4, 3), "2-2-3"),
)


def own_game_editor(stage: Stage) -> None:
    """The dialog in which a game is described, at its income, with a fault."""
    dialog = DescriptionDialog(sample_text(), stage.folder, stage.window)
    editor = dialog.editor
    choose(editor, "income")
    cells = editor.grid.cells
    cells.setData(cells.index(2, 4), "Mill Ford, Upper Mil, High Pass")
    editor.grid.setCurrentIndex(cells.index(2, 4))
    stage.show_dialog(dialog)


def own_game_turn(stage: Stage) -> None:
    """The income of the second turn, in pencil."""
    stage.open(_campaign(stage.folder))
    stage.next_phase()


def own_game_sheet(stage: Stage) -> None:
    """The Roster Sheet of a side, with losses and markers."""
    stage.open(_campaign(stage.folder))
    stage.page("roster_sheets")


def own_game_goods(stage: Stage) -> None:
    """Goods and places."""
    stage.open(_campaign(stage.folder))
    stage.next_phase()
    stage.page("own_goods")


def own_game_change(stage: Stage) -> None:
    """The page of the game, with a change that is looked at before it is made."""
    stage.open(_campaign(stage.folder))
    page = stage.page("own_game")
    editor = page.findChild(DescriptionEditor) if page else None
    if editor is None:
        raise LookupError("no editor in sight")
    choose(editor, "goods")
    cells = editor.grid.cells
    cells.setData(cells.index(4, 0), "Remounts")
    cells.setData(cells.index(4, 1), "rm")
    stage.settle()


def choose(editor: DescriptionEditor, key: str) -> None:
    """Choose a section of a description."""
    editor.list.selectRow([line.key for line in editor.list.lines.rows].index(key))


def _campaign(folder: Path) -> Path:
    """A campaign of the sample whose first turn was played."""
    path = folder / "valley-war.oob"
    new = NewCampaign("Valley War", "own", description=sample_text())
    with create_campaign(path, new) as campaign:
        campaign.session.execute(ImportOrderOfBattle(tuple(map(_unit, _UNITS)), source="hand"))
        _play(campaign)
    return path


def _play(campaign: Campaign) -> None:
    _post(campaign, "weather", in_valley="mud", in_hills="snow")
    campaign.session.execute(Advance())
    _post(campaign, "income")
    _post(campaign, "convert", rate="buy", times=2, place="alden")
    campaign.session.execute(Advance())
    _post(campaign, "spend", good="fodder", amount=5, place="alden", reason="march to the pass")
    _post(campaign, "place", place="high_pass", holder="crown")
    campaign.session.execute(LoseSteps((UnitId(1), UnitId(3)), 2))
    campaign.session.execute(LoseSteps((UnitId(4),), 1))
    _post(campaign, "mark_units", units=[1, 3], marker="tired")
    _post(campaign, "mark_units", units=[4], marker="ordered", text="High Pass")
    campaign.session.execute(Advance("turn", anyway=True))
    _post(campaign, "weather", in_valley="clear", in_hills="mud")


def _post(campaign: Campaign, action: str, **inputs: object) -> None:
    campaign.session.execute(PostAction(action, campaign.queries.filled(action, inputs)))


def _unit(row: tuple[str, str, str, str, str, int, tuple[int, ...], str]) -> UnitValues:
    side, designation, kind, size, formation, steps, ratings, flipped = row
    army = "Army of the Crown" if side == "crown" else "Host of the League"
    return UnitValues(
        side=SideId(side),
        nation="Aldmark" if side == "crown" else "Sorrenland",
        designation=designation,
        type=kind,
        size=size,
        path=(army, formation),
        steps=steps,
        ratings=dict(zip(_RATINGS, ratings, strict=True)),
        traits={"flipped": flipped} if flipped else {},
    )
