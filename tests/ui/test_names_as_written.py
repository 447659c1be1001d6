"""What players wrote stays as they wrote it in a German window, though it is a word of ours."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHeaderView, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import (
    AddFormation,
    DuplicateFormation,
    EditUnits,
    ImportOrderOfBattle,
    LoseSteps,
    MergeFormations,
    MoveFormation,
    Regroup,
    RemoveFormations,
    RemoveUnits,
    RenameFormation,
)
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.queries import Queries
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.ui.language import keep_names, speak_of, tr
from oobmgr.ui.language.phrases import Phrasebook
from oobmgr.ui.pages import EXCHANGE, LEDGER, ORDER_OF_BATTLE, PICTURES
from oobmgr.ui.theme.fonts import BODY_PX, SEMIBOLD, font
from oobmgr.ui.views.import_order_of_battle.screen import ImportScreen
from oobmgr.ui.views.order_of_battle.formation_tree import NodeView
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.widgets import elision
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.paint import draw_text
from tests.campaigns import campaign_at
from tests.depth import deep
from tests.ui.desks import open_window, unit
from tests.ui.english_left import shown_texts
from tests.ui.looks import USUAL
from tests.ui.walk import Walk
from tests.unit.games.balkans.playing import FORCES

pytestmark = pytest.mark.usefixtures("in_german", "open_beside")

_MEANT: Final = {
    "Armx": "Army",
    "Britixh": "British",
    "Frex": "Free",
    "Axix Resexve": "Axis Reserve",
    "Losx": "Loss",
    "Groux": "Group",
    "Towx": "Town",
    "nonx": "none",
    "Victorx": "Victory",
    "Supplx": "Supply",
    "Weathex": "Weather",
}
"""Names that are no words of ours, each with such a word."""
_GIVEN: Final = re.compile("|".join(map(re.escape, _MEANT)))
_FIRST, _SECOND, _THIRD, _RESERVE, _LOSS, _GROUP, _TOWN, _NONE, _CAMPAIGN, *_PLAYERS = _MEANT

_ROWS: Final = 20
_LIST: Final = (
    "Designation\tNation\tType\tSize\tRatings\tFormation\tSetup\tNotes\n"
    f"{_THIRD}\tGermany\tinfantry\tXX\t7-6\t{_GROUP}\t{_TOWN}\t{_NONE}\n"
    f"{_LOSS}\tGermany\tinfantry\tXX\t7-6\t{_FIRST}\t{_NONE}\t{_TOWN}"
)


def _europa() -> ImportOrderOfBattle:
    return ImportOrderOfBattle(tuple(unit(name) for name in ("1", "2", "3", "4")))


_GAMES: Final[Mapping[str, tuple[str, Callable[[], ImportOrderOfBattle]]]] = {
    "europa": ("barbarossa", _europa),
    "balkans": ("balkans", lambda: replace(FORCES)),
}


def _named(folder: Path, game: str) -> Campaign:
    """A campaign in which all that a player can name is called by a name that is no word."""
    scenario, order = _GAMES[game]
    players = dict(zip(("axis", "soviet"), _PLAYERS, strict=True))
    new = NewCampaign(_CAMPAIGN, game, scenario, players=players)
    campaign = campaign_at(folder / "named.oob", new, order())
    _name(campaign)
    return campaign


def _name(campaign: Campaign) -> None:
    """Call units and formations anew, in all ways that the ledger tells of."""
    post, queries = campaign.session.execute, campaign.queries
    axis = SideId("axis")
    units = [UnitId(one.id) for one in queries.units() if one.side == axis]
    for path in ((_FIRST,), (_FIRST, _SECOND), (_RESERVE,), (_GROUP,), ("9", _GROUP)):
        post(AddFormation(axis, path)) if not _at(queries, path) else None
    for at, name in enumerate((_LOSS, _THIRD, _RESERVE)):
        changes = {"designation": name, "note": (_TOWN, _NONE)[at % 2]}
        post(EditUnits((units[at],), {**changes, "setup": (_NONE, _TOWN)[at % 2]}))
        path = ((_FIRST,), (_FIRST, _SECOND), (_RESERVE,))[at]
        post(Regroup(axis, path, (units[at],)))
    post(LoseSteps((units[0],)))
    post(RemoveUnits((units[3],), _TOWN))
    post(DuplicateFormation(_at(queries, (_FIRST, _SECOND)), _LOSS))
    post(MoveFormation(_at(queries, (_FIRST, _LOSS)), _at(queries, (_RESERVE,))))
    post(RenameFormation(_at(queries, (_RESERVE, _LOSS)), _GROUP))
    post(MergeFormations((_at(queries, ("9", _GROUP)),), _at(queries, (_GROUP,))))
    post(RemoveFormations((_at(queries, ("9",)),)))


def _at(queries: Queries, path: tuple[str, ...]) -> FormationId:
    found = (one.id for one in queries.formations() if one.path == path)
    return FormationId(next(found, 0))


def _meant(text: str) -> str:
    return _GIVEN.sub(lambda name: _MEANT[name[0]], text)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What the window asked the translations for, with what they said."""
    heard: dict[str, str] = {}
    say = Phrasebook._said  # noqa: SLF001 - the one door that all texts go through

    def listen(self: Phrasebook, text: str) -> str:
        found = say(self, text)
        # What a search finds besides, in small letters, is not shown.
        if not text.islower():
            heard[text] = found
        return found

    monkeypatch.setattr(Phrasebook, "_said", listen)
    return heard


def _read_all(root: QWidget) -> Iterator[object]:
    """Have all said that is there; nothing is wrong by itself."""
    assert list(shown_texts(root))
    return iter(())


def _choose_rows(walk: Walk, page: QWidget | None) -> None:
    """Look at what a page tells of each row of its tables and trees."""
    assert page is not None
    for view in page.findChildren(QAbstractItemView):
        model = view.model()
        if isinstance(view, QHeaderView) or not view.isVisible():
            continue
        if isinstance(view, QTreeView):
            view.expandAll()
        for row in range(min(model.rowCount(), _ROWS)):
            view.setCurrentIndex(model.index(row, 0))
            walk.note("rows", page)


def _open_forms(walk: Walk) -> None:
    """The forms and questions of the order of battle, of units, a formation and all."""
    page = _page(walk, ORDER_OF_BATTLE, OrderOfBattleScreen)
    page.table.selectAll()
    for action in (*page.units.by_name.values(), *page.moving.by_name.values()):
        _trigger(walk, page, action)
    row = page.tree.tree.model().index(0, 0)
    page.tree.tree.setCurrentIndex(page.tree.tree.model().index(0, 0, row))
    for action in page.formations.by_name.values():
        _trigger(walk, page, action)


def _trigger(walk: Walk, page: OrderOfBattleScreen, action: QAction) -> None:
    before = page.desk.campaign.queries.version()
    action.trigger()
    walk.note(action.text(), walk.window)
    for one in walk.window.findChildren(QDialog):
        one.done(0)
    page.put_away()
    walk.note(action.text(), walk.window)
    if page.desk.campaign.queries.version() != before:
        page.desk.undo()
        walk.note(action.text(), walk.window)


def _turn_pictures(walk: Walk) -> None:
    page = _page(walk, PICTURES, PicturesScreen)
    for kind in page.panels:
        page.kinds._choose(kind)  # noqa: SLF001 - as a click
        walk.note(kind, page)
        for box in page.findChildren(ChoiceBox):
            for at in range(box.count() if box.isVisible() else 0):
                box.setCurrentIndex(at)
                box.activated.emit(at)
                walk.note(kind, page)


def _read_list(walk: Walk) -> None:
    """A list whose formations and units are called so, before it is added."""
    page = _page(walk, EXCHANGE, ImportScreen)
    QGuiApplication.clipboard().setText(_LIST)
    page.paste()
    walk.note("list", page)
    assert page.previewing, page.message.text
    _choose_rows(walk, page)


_Page = TypeVar("_Page", bound=QWidget)


def _page(walk: Walk, key: str, kind: type[_Page]) -> _Page:
    walk.pages([key])
    assert walk.window.workspace is not None
    page = walk.window.workspace.screen_shown
    assert isinstance(page, kind)
    return page


# Of the smaller game in each run: in the larger one the walk takes three times as long.
@pytest.mark.parametrize("game", _GAMES if deep(0, nightly=1) else ["balkans"])
def test_names_are_shown_as_they_were_given(
    game: str, qtbot: QtBot, tmp_path: Path, said: dict[str, str]
) -> None:
    """*Army* was *Armee* in each table, tree, chart and title, and the note *Town* was *Stadt*.

    Nothing is translated of names that are no words; with words in their place the translations
    are to say the same.
    """
    campaign = _named(tmp_path, game)
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    walk = Walk(qtbot, window, USUAL, _read_all)
    assert window.workspace is not None
    for page in window.workspace.pages:
        walk.pages([page.key])
        _choose_rows(walk, window.workspace.screen_shown)
    _open_forms(walk)
    _turn_pictures(walk)
    _read_list(walk)
    walk.dialogs()
    walk.forms()
    asked = {text: found for text, found in said.items() if _GIVEN.search(text)}
    assert len(asked) > 20
    speak_of(game, [side.name for side in campaign.game.sides], campaign.game.cases)
    keep_names(frozenset(map(_meant, campaign.queries.names_given())))
    wrong = [
        f"{_meant(text)} = {tr(_meant(text))}"
        for text, found in asked.items()
        if tr(_meant(text)) != _meant(found)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_formation_called_group_is_called_so_in_table_details_and_ledger(
    qtbot: QtBot, tmp_path: Path
) -> None:
    campaign = _named(tmp_path, "balkans")
    post, queries = campaign.session.execute, campaign.queries
    unit_id = UnitId(next(one.id for one in queries.units() if one.path == (_FIRST, _SECOND)))
    post(EditUnits((unit_id,), {"designation": "Free", "note": "none", "setup": "Town"}))
    post(RenameFormation(_at(queries, (_FIRST, _SECOND)), "British"))
    post(RenameFormation(_at(queries, (_FIRST,)), "Group"))
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    walk = Walk(qtbot, window, USUAL, _read_all)
    page = _page(walk, ORDER_OF_BATTLE, OrderOfBattleScreen)
    page.show_unit(unit_id)
    walk.note("a unit", page)
    told = {*shown_texts(page), *shown_texts(page.inspector)}
    place = {"British 1 Einheit", "Übergeordnet Group / British"}
    assert {"Free", "Notiz none", "Aufstellung Town", *place} <= told
    assert not {"Gruppe", "britisch", "Frei", "keine", "Stadt"} & told
    walk.pages([LEDGER])
    assert "Armx in Group umbenannt" in set(shown_texts(window))


def test_the_ledger_tells_what_was_changed_of_a_unit_in_german(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """It was *note none; setup Town*: the note and the area are the player's, the rest is not."""
    campaign = _named(tmp_path, "balkans")
    unit_id = UnitId(campaign.queries.units()[0].id)
    changes = {"note": "none", "setup": "Town", "size": "X"}
    campaign.session.execute(EditUnits((unit_id,), changes))
    window = open_window(qtbot, tmp_path, campaign)
    Walk(qtbot, window, USUAL, _read_all).pages([LEDGER])
    told = " ".join(shown_texts(window))
    assert "Notizen: 'none'; Aufstellungsraum: 'Town'; Größe: X" in told
    assert tr("notes: none") == "Notizen: keine"


def test_a_formation_called_corps_is_called_so_in_the_tree_whatever_was_cut_before(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list that had cut the same word left it to the tree as one of ours, and it was *Korps*."""
    campaign = _named(tmp_path, "balkans")
    campaign.session.execute(RenameFormation(_at(campaign.queries, (_GROUP,)), "Corps"))
    window = open_window(qtbot, tmp_path, campaign)
    page = _page(Walk(qtbot, window, USUAL, _read_all), ORDER_OF_BATTLE, OrderOfBattleScreen)
    tree, drawn = page.tree.tree, list[str]()
    elision._told_apart.cache_clear()  # noqa: SLF001 - as if the list came first
    for width in range(tree.width()):
        for face in (font(BODY_PX), font(BODY_PX, SEMIBOLD)):
            elision.told_apart("Corps", tree.nodes.labels, face, width)

    def listen(*about: Any) -> float:  # noqa: ANN401 - as the function
        drawn.append(tr(about[2]))
        return draw_text(*about)

    monkeypatch.setattr(f"{NodeView.__module__}.draw_text", listen)
    tree.grab()
    assert "Corps" in drawn
    assert "Korps" not in drawn
