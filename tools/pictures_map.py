"""What a person does to get to the pictures that need units and groups on the map."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from oobmgr.campaign.commands import Advance, EditUnits, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.postings import UnitId
from oobmgr.games.europa.pages.combat.screen import CombatScreen
from oobmgr.games.europa.pages.combat.unit_list import FighterList
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.turn.screen import TurnScreen
from pictures_stage import Stage

TARGET = "1B 1922"
FROM = {"1B 1921": ("GE.pz.7", "GE.pz9.20"), "1B 1822": ("GE.inf.167",)}
HELD = {TARGET: ("SU.rfl.64", "SU.rfl.108", "SU.at.8")}
POCKET = {"1B 2417": ("GE.mot.29", "GE.pz9.17"), "1B 2318": ("GE.pz9.18",)}
CLEAR = dict.fromkeys("ABCDG", "clear")


def battle(stage: Stage) -> None:
    """An attack from two hexes, fought: the result is entered, and losses are picked."""
    stage.open_sample(_meet)
    page = stage.page("combat")
    assert isinstance(page, CombatScreen)  # noqa: S101 - says which page it is
    assert page.panel is not None  # noqa: S101 - a panel is there in the Combat Phase
    form = page.panel.battle_form
    _pick(stage, form.attackers, *FROM)
    _pick(stage, form.defenders, *HELD)
    stage.type("place", TARGET)
    stage.choose("ground_terrain", "Woods")
    stage.type("roll", "8")
    stage.choose("result", "X1")
    _lose(stage, form.attackers, "167 infantry")
    _lose(stage, form.defenders, "64 rifle")
    _lose(stage, form.defenders, "108 rifle")


def air_surprise(stage: Stage) -> None:
    """The second wave of the run before the first turn, drawn and rolled."""
    path = stage.folder / "tuesdays.oob"
    new = NewCampaign("Tuesdays", "europa", "barbarossa", players={"axis": "Ann", "soviet": "Ben"})
    with create_campaign(path, new) as books:
        strikes = [
            {"card": card, "die": die} for card, die in (("I16", 5), ("MiG3", 2), ("I15", 4))
        ]
        _post(books, "air_surprise", strikes=strikes)
    stage.open(path)
    page = stage.page("turn")
    assert isinstance(page, TurnScreen)  # noqa: S101 - says which page it is
    assert page.phase is not None  # noqa: S101 - a phase is open
    page.phase.show_action("air_surprise")
    stage.settle()
    stage.type("draw_number", "6")
    stage.click("draw")


def air_board(stage: Stage) -> None:
    """The board in the Axis Air Phase, with three missions placed."""
    stage.open_sample(_missions)
    stage.page("air")


def supply_states(stage: Stage) -> None:
    """Two hexes of a motorised corps: one isolated, one unsupplied."""
    stage.open_sample(_pocket)
    page = stage.page("order_of_battle")
    assert isinstance(page, OrderOfBattleScreen)  # noqa: S101 - says which page it is
    hurt = _units(stage.workspace.desk.campaign, ("GE.pz9.17",))
    page.show_unit(hurt[0])


def _meet(books: Campaign) -> None:
    """Both sides stand around a hex, and what attacks has moved there."""
    for place, keys in {**FROM, **HELD}.items():
        books.session.execute(EditUnits(_units(books, keys), {"hex": place}))
    _post(books, "initial", weather=CLEAR)
    for _ in range(2):
        books.session.execute(Advance(anyway=True))
    movers = _units(books, FROM["1B 1921"])
    _post(books, "movement", units=list(movers))
    books.session.execute(Advance(anyway=True))


def _missions(books: Campaign) -> None:
    _post(books, "initial", weather=CLEAR)
    books.session.execute(Advance(anyway=True))
    flown = (
        ("yard", "Orel", (("He111", "Warszawa", 2, "main"), ("Me109E", "Krakow", 1, "escort"))),
        ("ground_support", "1B 1922", (("Ju87B", "Suwalki", 1, "main"),)),
        ("patrol", "Minsk", (("Me109F", "Vilnius", 2, "main"),)),
    )
    for kind, target, groups in flown:
        listed = [
            {"card": card, "box": box, "number": number, "role": role}
            for card, box, number, role in groups
        ]
        _post(books, "air_mission", kind=kind, target=target, activate=True, groups=listed)


def _pocket(books: Campaign) -> None:
    for place, keys in POCKET.items():
        books.session.execute(EditUnits(_units(books, keys), {"hex": place}))
    states = [
        {"hex": place, "state": state}
        for place, state in zip(POCKET, ("isolated", "unsupplied"), strict=True)
    ]
    _post(books, "supply_states", stacks=states)


def _post(books: Campaign, action: str, **inputs: object) -> None:
    books.session.execute(PostAction(action, books.queries.filled(action, inputs)))


def _units(books: Campaign, source_keys: tuple[str, ...]) -> tuple[UnitId, ...]:
    by_key = {unit.source_key: unit.id for unit in books.queries.units()}
    return tuple(UnitId(by_key[key]) for key in source_keys)


def _pick(stage: Stage, units: FighterList, *places: str) -> None:
    """Search the units of each hex, pick them, then show only what is picked."""
    for place in places:
        units.search.setFocus()
        units.search.clear()
        QTest.keyClicks(units.search, place)
        units.table.setFocus()
        stage.key(Qt.Key.Key_A, control=True)
        stage.key(Qt.Key.Key_Space)
    units.search.clear()
    units.show_picked()
    stage.settle()


def _lose(stage: Stage, units: FighterList, name: str) -> None:
    """Press X on a unit."""
    at = units.model.find(lambda row: row.name == name)
    units.table.setFocus()
    units.table.setCurrentIndex(units.model.index(at, 0))
    stage.key(Qt.Key.Key_X)
