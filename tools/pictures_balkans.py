"""The pictures of Balkans 1944: its turn and its three pages, and its register on paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from oobmgr.campaign.commands import Advance, FillChart, ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.viewmodels.reports import sheet_key
from oobmgr.ui.views.reports.screen import PrintScreen
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.views.works.screen import WorksScreen
from pictures_spark_fire import go_to, post
from pictures_stage import Stage

_FILE: Final = "danube.oob"
# Side, nation, designation, type, hex. Ratings are left out: a player has them on his counters.
_FORCES: Final = (
    ("soviet", "Soviet Union", "6th Guards", "tank", "0716"),
    ("soviet", "Soviet Union", "46th", "rifle", "0716"),
    ("soviet", "Soviet Union", "2nd Front", "HQ", "0717"),
    ("soviet", "Soviet Union", "3rd Front", "HQ", "1015"),
    ("soviet", "Romania", "1st", "infantry", "0715"),
    ("soviet", "Yugoslavia", "1st Proletarian", "partisan", "0930"),
    ("soviet", "Yugoslavia", "11th Bosnian", "partisan", "0931"),
    ("axis", "Hungary", "10th", "infantry", "0520"),
    ("axis", "Hungary", "12th Reserve", "infantry", "0520"),
    ("axis", "Hungary", "1st", "cavalry", "0520"),
    ("axis", "Germany", "13th", "panzer", "0519"),
    ("axis", "Germany", "271st", "infantry", "0619"),
)


def balkans_turn(stage: Stage) -> None:
    """A tank unit has come near Budapest; the roll is due."""
    with _campaign(stage) as books:
        post(books, "enter_hex", units=_ids(books, "6th Guards"), to="0718")
    page = _opened(stage, "turn")
    assert isinstance(page, TurnScreen)  # noqa: S101 - says which page it is
    page.show_action("festung_roll")
    stage.settle()
    stage.type("die", "2")


def festung(stage: Stage) -> None:
    """Budapest is a Festung; its garrison is picked, the German unit among it."""
    with _campaign(stage) as books:
        _declared(books)
        post(books, "enter_hex", units=_ids(books, "13th"), to="Budapest")
    _works(stage, "festung", "garrison")
    stage.type("pick_search", "0520")
    stage.click("pick_all")


def balkans_air(stage: Stage) -> None:
    """The example of the rules in pencil: one German air unit against three Soviet ones."""
    with _campaign(stage) as books:
        _declared(books)
        go_to(books, "combat")
        post(books, "air_support", place="0619", german_units=2, german_rolls=[4, 6],
             soviet_units=1, soviet_rolls=[5], no_hq=True)  # fmt: skip
        _to_soviet_combat(books)
        post(books, "hq_mode", units=_ids(books, "2nd Front"))
        post(books, "hq_mode", units=_ids(books, "3rd Front"), mode="other")
    _works(stage, "air_support", "air_support")
    for name, text in (
        ("place", "0719"), ("german_units", "1"), ("german_rolls", "5"), ("soviet_units", "3"),
        ("soviet_rolls", "2 3 6"),
    ):  # fmt: skip
        stage.type(name, text)


def balkans_partisans(stage: Stage) -> None:
    """Partisans at the start of a movement phase, and a unit that is out of supply."""
    with _campaign(stage) as books:
        books.session.execute(FillChart("out_of_supply", {"cells": [["halved", "halved", "half"]]}))
        post(books, "partisan_mode", units=_ids(books, "1st Proletarian"))
        post(books, "supply", units=_ids(books, "46th"))
    _works(stage, "partisans", "convert")


def festung_register(stage: Stage) -> None:
    """The register of the cities with its garrison owed, ready to be printed."""
    with _campaign(stage) as books:
        post(books, "supply", units=_ids(books, "46th"))
        _declared(books)
        go_to(books, "combat")
        post(books, "air_support", place="0619", german_units=2, german_rolls=[4, 6],
             soviet_units=1, soviet_rolls=[5], no_hq=True)  # fmt: skip
    page = _opened(stage, "print")
    assert isinstance(page, PrintScreen)  # noqa: S101 - says which page it is
    page.show_sheet(sheet_key("festung-register", "axis"))
    stage.settle()


def _declared(books: Campaign) -> None:
    """Budapest is declared a Festung, and the Axis moves."""
    post(books, "city_hex", hex="0115")
    post(books, "partisan_mode", units=_ids(books, "1st Proletarian", "11th Bosnian"))
    post(books, "enter_hex", units=_ids(books, "6th Guards"), to="0718")
    post(books, "festung_roll", die=2)
    _go_to_side(books, "axis")


def _to_soviet_combat(books: Campaign) -> None:
    _go_to_side(books, "soviet")
    go_to(books, "combat")


def _go_to_side(books: Campaign, side: str) -> None:
    while books.queries.sequence().side != side:
        books.session.execute(Advance("side", anyway=True))


def _ids(books: Campaign, *names: str) -> list[int]:
    """Units by their designations, the Soviet or the first one of each."""
    found = {unit.designation: unit.id for unit in reversed(books.queries.units())}
    return [found[name] for name in names]


def _campaign(stage: Stage) -> Campaign:
    path = stage.folder / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    books = create_campaign(path, NewCampaign("Danube", "balkans", "balkans", "standard", {}))
    books.session.execute(ImportOrderOfBattle(tuple(_unit(*one) for one in _FORCES)))
    return books


def _unit(side: str, nation: str, designation: str, kind: str, place: str) -> UnitValues:
    path = ("2nd Ukrainian Front",) if side == "soviet" else ("Army Group South",)
    points = {"move": 8} if kind == "partisan" else {}
    return UnitValues(
        side=SideId(side),
        nation=nation,
        designation=designation,
        type=kind,
        size="XX",
        path=path,
        steps=2,
        ratings=points,
        hex=place,
    )


def _works(stage: Stage, page: str, action: str) -> WorksScreen:
    shown = _opened(stage, page)
    assert isinstance(shown, WorksScreen)  # noqa: S101 - says which page it is
    assert shown.phase is not None  # noqa: S101 - the phase is held
    shown.phase.show_action(action)
    stage.settle()
    return shown


def _opened(stage: Stage, page: str) -> QWidget | None:
    stage.open(stage.folder / _FILE)
    return stage.page(page)
