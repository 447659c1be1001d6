"""The combat example, played for a while by two sides that write about each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from oobmgr.campaign.commands import (
    AddFormation,
    AddUnit,
    Advance,
    CountIn,
    EditUnits,
    ImportOrderOfBattle,
    LoseSteps,
    RemoveUnits,
    RenameFormation,
    SetOption,
    Silence,
)
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.postings import TransactionId, UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.games.spark.words import AMMUNITION, GERMAN, SOVIET
from tests.campaigns import campaign_at, post

PASSPHRASES: Final = {SOVIET: "krasnaya zvezda", GERMAN: "eiserner vorhang"}
NOTES: Final = {SOVIET: "waits in the Krasny Bor cellar", GERMAN: "lurks behind Gorodok hospital"}


def spark_campaign(path: Path) -> Campaign:
    """The combat example, at its beginning."""
    return campaign_at(path, NewCampaign("Winter evenings", "spark", "combat_example"))


def played_campaign(path: Path) -> Campaign:
    """The combat example after fires, imports, edits, renames, undoing, notes and passphrases."""
    books = spark_campaign(path)
    ids = ids_of(books)
    _grow(books)
    _write_about_each_other(books, ids)
    _play(books, ids)
    _take_back(books, ids)
    for side, passphrase in PASSPHRASES.items():
        books.set_passphrase(side, passphrase)
    return books


def ids_of(books: Campaign) -> dict[str, int]:
    """The units by their designations."""
    return {unit.designation: unit.id for unit in books.queries.units()}


def go_to(books: Campaign, phase: str) -> None:
    """Close phases until this one is played."""
    while books.queries.sequence().phase != phase:
        books.session.execute(Advance(anyway=True))


def values(side: str, designation: str, **known: Any) -> UnitValues:  # noqa: ANN401 - fields
    """A rifle unit of a side."""
    nation = "Soviet Union" if side == SOVIET else "Germany"
    usual = {"type": "infantry regiment", "size": "III", "steps": 4, "ratings": {"regular": 4}}
    filled: dict[str, Any] = usual | {"path": (f"{designation} Gruppe",)} | known
    return UnitValues(side=side, nation=nation, designation=designation, **filled)  # type: ignore[arg-type]


def _grow(books: Campaign) -> None:
    """An import of many units, one unit by hand, formations made and renamed, a unit removed."""
    many = tuple(values(GERMAN, f"Kampfgr {n}/Zz") for n in range(60))
    own = tuple(values(SOVIET, f"Otryad {n}/Yy") for n in range(60))
    books.session.execute(ImportOrderOfBattle((*many, *own), source="Zz and Yy.xlsx"))
    books.session.execute(ImportOrderOfBattle((values(GERMAN, "Brüning Ärzte"),)))
    books.session.execute(AddUnit(values(SOVIET, "Лыжники 34", note=NOTES[SOVIET])))
    books.session.execute(AddUnit(values(GERMAN, "Pz Zug Qx", note=NOTES[GERMAN])))
    for side, name in ((SOVIET, "Popov group"), (GERMAN, "Sperrverband Jeckeln")):
        books.session.execute(AddFormation(side, (name,)))
        made = next(row for row in books.queries.formations() if row.name == name)
        books.session.execute(RenameFormation(made.id, f"{name} later"))  # type: ignore[arg-type]
    ids = ids_of(books)
    gone = tuple(UnitId(ids[name]) for name in ("Kampfgr 7/Zz", "Otryad 7/Yy"))
    books.session.execute(RemoveUnits(gone, reason="Kampfgr 7/Zz and Otryad 7/Yy never came"))


def _write_about_each_other(books: Campaign, ids: dict[str, int]) -> None:
    def note(name: str, text: str) -> None:
        books.session.execute(EditUnits((UnitId(ids[name]),), {"note": text}))

    note("284/86", "faces 3/240/170 and the guns of 680, 143; Sperrverband Jeckeln later behind")
    note("3/240/170", "284/86 and the howitzers of 56 opposite, 1106 too")
    books.session.execute(EditUnits((UnitId(ids["2/503"]),), {"designation": "Tigers of 2/503"}))
    books.session.execute(EditUnits((UnitId(ids["16 FA"]),), {"designation": "16 FA Pulemet"}))
    books.session.execute(SetOption("ws_non_armored", "1"))
    books.session.execute(Silence(books.game.warning_kinds[0]))
    for side, other in ((SOVIET, "Pz Zug Qx"), (GERMAN, "Otryad 3/Yy")):
        reason = f"counted before {other}"
        place = "67th Army" if side == SOVIET else ""
        books.session.execute(CountIn(side, AMMUNITION, 40, reason, place))


def _play(books: Campaign, ids: dict[str, int]) -> None:
    """Markers, an assault with fires of both sides, losses; some of each miss."""
    go_to(books, "first_movement")
    post(books, "assault_markers", hex="1710", units=[ids["284/86"], ids["330/86"]])
    assault = [ids[name] for name in ("7GdMiner", "387/136", "541/136", "1/61T")]
    post(books, "assault_markers", hex="1712", units=assault)
    go_to(books, "first_combat")
    _fire(books, ids, ["3/240/170"], "330/86", 9, 4, "2M", assault="1710", segment="defensive_1")
    _fire(books, ids, ["284/86"], "3/240/170", 1, 4, "0", assault="1710", segment="offensive_1")
    _fire(books, ids, ["387/136"], "II/399/170", 9, 4, "2M", assault="1712", segment="offensive_1")
    post(
        books, "mark_units", units=[ids["II/399/170"], ids["541/136"]], marker="suppressed", on=True
    )
    books.session.execute(LoseSteps((UnitId(ids["I/399/170"]), UnitId(ids["733/136"])), 1))


def _fire(
    books: Campaign,
    ids: dict[str, int],
    firers: list[str],
    target: str,
    red: int,
    gray: int,
    result: str,
    **more: Any,  # noqa: ANN401 - JSON
) -> None:
    targets = [{"unit": ids[target], "red": red, "gray": gray, "result": result}]
    shooting = [{"unit": ids[name]} for name in firers]
    post(books, "fire", firers=shooting, targets=targets, stand_in=True, **more)


def _take_back(books: Campaign, ids: dict[str, int]) -> None:
    """Undo and redo of what one side did, of the other's, of both; one older entry revoked."""
    for name in ("I/399/170", "733/136"):
        done = books.session.execute(LoseSteps((UnitId(ids[name]),), 1))
        books.session.undo()
        books.session.redo()
        books.session.revoke(TransactionId(done.transaction))
    books.session.execute(LoseSteps((UnitId(ids["330/86"]), UnitId(ids["240/170"])), 1))
    books.session.undo()
