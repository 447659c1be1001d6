"""The pictures of economy, supply and politics in La Grande Armée."""

from __future__ import annotations

from typing import Final

from oobmgr.campaign.commands import ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.views.works.screen import WorksScreen
from pictures_spark_fire import go_to, post
from pictures_stage import Stage

_FILE: Final = "spring.oob"
# Counters that are free to be built: nation, designation, type, size, strength points.
_FREE: Final = (
    ("France", "50th", "infantry division", "XX", 10),
    ("France", "51st", "infantry division", "XX", 10),
    ("France", "9th Heavy", "heavy cavalry brigade", "X", 2),
    ("France", "Vandamme", "corps leader", "", 1),
    ("Saxony", "24th", "infantry division", "XX", 8),
    ("France", "1st", "depot", "", 1),
    ("France", "2nd", "supply train", "", 1),
    ("France", "3rd", "supply train", "", 1),
)
_LANDS: Final = (
    ("Bavaria", "minor", "allied", "France", 5, 3, "built and full"),
    ("Saxony", "minor", "allied", "France", 3, 2, "some missing"),
    ("Holland", "minor", "annexed", "France", 3, 2, None),
    ("Swedish Pomerania", "province", "conquered", "France", 1, 1, None),
    ("Silesia", "province", "ceded", "France", 2, None, None),
)


def grande_armee_economy(stage: Stage) -> None:
    """A division of ten about to be built at its lower strength, and what provinces yield."""
    with _campaign(stage) as books:
        go_to(books, "income")
        for name, kind, status, holder, resource, replacement, forces in _LANDS:
            post(books, "land", name=name, kind=kind, status=status, holder=holder,
                 resource=resource, replacement=replacement, forces=forces)  # fmt: skip
        post(books, "land", name="Silesia", replacement=2)
        post(books, "income", power="France")
        post(books, "points", power="France", points=6)
        post(books, "points", power="France", kind="replacement points", points=14)
        ids = {unit.designation: unit.id for unit in books.queries.units()}
        books.session.execute(LoseSteps((UnitId(ids["8th"]),), 3))
        go_to(books, "construction")
    _works(stage, "powers", "build")
    stage.type("payer", "France")
    stage.type("hex", "A2432")


def grande_armee_supply(stage: Stage) -> None:
    """A third corps that a town cannot feed, and where depots and trains stand."""
    with _campaign(stage) as books:
        go_to(books, "weather")
        post(books, "weather", weather="mud")
        go_to(books, "movement")
        post(books, "town", place="Erfurt", hex="A3528", kind="city", start="French")
        post(books, "town", place="Weimar", hex="A3628", start="French")
        post(books, "town", place="Leipzig", hex="A3827", kind="city", start="French",
             entered="Coalition")  # fmt: skip
        post(books, "town", place="Mainz", hex="A2432", kind="depot city", owner="France",
             start="French")  # fmt: skip
        post(books, "forage", place="Erfurt", corps=["III Corps", "I Cavalry Corps"], distance=3)
        post(books, "build_depot", units=_ids(books, "depot"), hex="Weimar")
        post(books, "supply_trains", units=_ids(books, "supply train")[-1:], hex="Mainz")
        post(books, "supply_source", corps="XII Corps", nation="Bavaria")
    _works(stage, "supply", "forage")
    stage.type("place", "Erfurt")


def grande_armee_politics(stage: Stage) -> None:
    """Fifty victory points: three powers are moved at once."""
    with _campaign(stage) as books:
        post(books, "index_markers", boxes={"Austria": 6, "Prussia": 3, "Russia": 2})
        post(books, "victory_points", points=38, cause="Cities in Germany")
        post(books, "victory_points", points=14, cause="Lützen")
        post(books, "french_town", war="Sixth Coalition", town="Strasbourg", taker="Russia",
             moved="Austria", shift=-1)  # fmt: skip
        post(books, "corrections", corrections=["SC-23", "SC-24", "SC-25"])
    _works(stage, "politics", "political_event")
    stage.type("cause", "50 victory points")


def _ids(books: Campaign, kind: str) -> list[int]:
    return [u.id for u in books.queries.units() if u.type == kind and not u.steps_left]


def _campaign(stage: Stage) -> Campaign:
    path = stage.folder / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    books = create_campaign(path, NewCampaign("Spring 1813", "grande_armee", "spring_1813"))
    free = tuple(
        UnitValues(
            SideId("france"), nation, name, kind, size, ("Depots of France",), steps, steps_left=0
        )
        for nation, name, kind, size, steps in _FREE
    )
    books.session.execute(ImportOrderOfBattle(free))
    return books


def _works(stage: Stage, key: str, action: str) -> None:
    stage.open(stage.folder / _FILE)
    page = stage.page(key)
    assert isinstance(page, WorksScreen)  # noqa: S101 - says which page it is
    assert page.phase is not None  # noqa: S101 - the campaign is open
    page.phase.show_action(action)
    stage.settle()
