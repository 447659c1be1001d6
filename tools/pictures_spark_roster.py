"""The picture of a live Roster Sheet: the 67th Army in the second assault of the combat example."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oobmgr.campaign.commands import ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.fire.fire_rows import FireWish
from oobmgr.games.spark.pages.fire.panel import FirePanel
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen
from pictures_spark_fire import example_units, go_to, post
from pictures_stage import Stage

_ASSAULTS: Final[Mapping[str, tuple[str, ...]]] = {
    "1710": ("284/86", "330/86"),
    "1712": ("7GdMiner", "387/136", "541/136", "1/61T"),
    "1714": ("733/136", "2/61T"),
    "1617": ("942/268", "947/268"),
    "1618": ("952/268",),
}
_FIRING: Final = ("7GdMiner", "387/136", "541/136", "1/61T")


def roster_sheets(stage: Stage) -> None:
    """Assault Markers, losses, a disrupted regiment, and the fire at hex 1712 beside it."""
    path = stage.folder / "roster_sheets.oob"
    path.parent.mkdir(parents=True, exist_ok=True)
    wanted = NewCampaign("Operation Spark", "spark", "spark", "standard", {})
    with create_campaign(path, wanted) as books:
        books.session.execute(ImportOrderOfBattle(example_units()))
        ids = _play(books)
    stage.open(path)
    page = stage.page("roster_sheets")
    assert isinstance(page, RosterSheetsScreen)  # noqa: S101 - says which page it is
    page.table.setFocus()
    page.table.go_to(ids["7GdMiner"])
    if isinstance(page.beside, FirePanel) and page.beside.isVisible():
        page.beside.ask(FireWish("offensive_1", assault="1712"))
        stage.settle()
        page.beside.add_units([ids[name] for name in _FIRING])
    stage.settle()
    page.table.setFocus()


def _play(books: Campaign) -> dict[str, UnitId]:
    """Lay the markers and take the losses; give the units by their names."""
    ids = {unit.designation: unit.id for unit in books.queries.units()}
    go_to(books, "first_movement")
    for place, names in _ASSAULTS.items():
        post(books, "assault_markers", hex=place, units=[ids[name] for name in names])
    go_to(books, "first_combat")
    both = (ids["284/86"], ids["330/86"])
    books.session.execute(LoseSteps(both, 2))
    books.session.execute(LoseSteps((ids["387/136"],)))
    post(books, "mark_units", marker="disrupted", units=[ids["284/86"]])
    post(books, "mark_units", marker="out_of_supply", units=[ids["321Gd"], ids["523Gd"]])
    return ids
