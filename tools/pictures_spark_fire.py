"""The picture of the page of fires: the second assault of the combat example, in pencil."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, LoseSteps, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.games.spark.fire.fire_rows import FireWish
from oobmgr.games.spark.pages.fire import FireScreen
from oobmgr.known_games import game
from pictures_stage import Stage

_ASSAULTS: Final[Mapping[str, tuple[str, ...]]] = {
    "1710": ("284/86", "330/86"),
    "1712": ("7GdMiner", "387/136", "541/136", "1/61T"),
    "1714": ("733/136", "2/61T"),
    "1617": ("942/268", "947/268"),
    "1618": ("952/268",),
}
_TRENCHES: Final = ("3/240/170", "II/399/170", "I/399/170", "240/170", "III/399/170")


def fire(stage: Stage) -> None:
    """Offensive fire at hex 1712, with its column and dice."""
    path = stage.folder / "combat_example.oob"
    path.parent.mkdir(parents=True, exist_ok=True)
    with create_campaign(
        path, NewCampaign("Operation Spark", "spark", "spark", "standard", {})
    ) as books:
        books.session.execute(ImportOrderOfBattle(example_units()))
        ids = _play(books)
    stage.open(path)
    page = stage.page("fire")
    assert isinstance(page, FireScreen)  # noqa: S101 - says which page it is
    page.panel.ask(FireWish("offensive_1", assault="1712"))
    stage.settle()
    page.panel.add_units([ids[name] for name in _ASSAULTS["1712"]])
    poster = page.panel.poster
    assert poster is not None  # noqa: S101 - the panel was filled above
    poster.fire_form.chips.setFocus()
    stage.key(Qt.Key.Key_V)  # a village
    block = poster.fire_form.blocks[ids["II/399/170"]]
    for die in block.dice.dice.values():
        die.setValue(1)
    stage.settle()
    assert block.entry.choice is not None  # noqa: S101 - offered with the columns
    block.entry.choice.setFocus()
    stage.key(Qt.Key.Key_0)
    page.firers.table.setFocus()


def example_units() -> tuple[UnitValues, ...]:
    """The units of the combat example, in a campaign without its replay."""
    brought = next(one.units for one in game("spark").scenarios if one.id == "combat_example")
    return brought() if brought is not None else ()


def _play(books: Campaign) -> dict[str, UnitId]:
    """Lay the markers, take two losses, fire a barrage; give the units by their names."""
    ids = {unit.designation: unit.id for unit in books.queries.units()}
    go_to(books, "first_movement")
    for place, names in _ASSAULTS.items():
        post(books, "assault_markers", hex=place, units=[ids[name] for name in names])
    post(books, "mark_units", marker="entrenched", units=[ids[name] for name in _TRENCHES])
    go_to(books, "first_combat")
    books.session.execute(LoseSteps((ids["387/136"], ids["II/399/170"])))
    return ids


def go_to(books: Campaign, phase: str) -> None:
    """Go on to a phase, whatever looks forgotten."""
    while books.queries.sequence().phase != phase:
        books.session.execute(Advance(anyway=True))


def post(books: Campaign, action: str, **raw: object) -> None:
    """Post an action with these inputs, the rest as proposed."""
    books.session.execute(PostAction(action, books.queries.filled(action, raw)))
