"""Ways in short, ``woods, clear×3``: what they cost by the player's own chart."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import plan
from tests.unit.games.europa.combat.armies import fill
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import Fact
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.combat.ground import GroundKind
from oobmgr.games.europa.movement.hexsides import keep_river
from oobmgr.games.europa.movement.known_hexes import remember
from oobmgr.games.europa.movement.overruns import River
from oobmgr.games.europa.movement.ways import CHART, read_way, way_costs
from oobmgr.games.europa.words import MOVEMENT, Weather
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan

# Invented costs; terrain that is left out is not in the chart. Foot and C/M alike but for woods.
COSTS = {"Clear": 1, "Woods": 2, "Forest": 3, "Swamp": 4, "Road": 1, "Minor river": 1,
         "Major river": 2}  # fmt: skip


@pytest.fixture
def books() -> FakeBooks:
    found = opened()
    found.phase = MOVEMENT
    layout = game("europa").charts()[CHART]

    def entry(row: str, column: str) -> str:
        more = 1 if row == "Woods" and "C/M" in column else 0
        return str(COSTS[row] + more) if row in COSTS else ""

    fill(found, CHART, [[entry(row, column) for column in layout.columns] for row in layout.rows])
    return found


def costs(books: FakeBooks, way: str, weather: str = "clear", *, cm: bool = False) -> list[int]:
    hexes = read_way(books, way, "way", "A")
    return [int(cost) for cost in way_costs(books, hexes, Weather(weather), "way", cm=cm)]


@pytest.mark.parametrize(
    ("way", "wanted"),
    [
        ("woods, clear×3", [2, 1, 1, 1]),
        ("Clear x2; forest", [1, 1, 3]),
        ("clear+minor river, woods + major river", [2, 4]),
        ("road, woods+road, road+major river", [1, 1, 1]),  # a road has its bridges
        ("river", [2]),  # over a minor river into clear
        ("", []),
    ],
)
def test_terrain_words_are_hexes_with_their_cost(
    books: FakeBooks, way: str, wanted: list[int]
) -> None:
    assert costs(books, way) == wanted


def test_mechanised_units_and_frost_have_their_own_costs(books: FakeBooks) -> None:
    assert costs(books, "woods, clear", cm=True) == [3, 1]
    # Frozen, a swamp is forest, a major river minor, and a minor one none.
    frozen = "swamp, clear+major river, clear+minor river"
    assert costs(books, frozen) == [4, 3, 2]
    assert costs(books, frozen, "frost") == [3, 2, 1]
    assert costs(books, frozen, "snow") == [3, 2, 1]


def test_hexes_that_the_books_know_and_the_rivers_between_them_are_words(books: FakeBooks) -> None:
    for place, kind in (("1B 1410", GroundKind.WOODS), ("1B 1411", GroundKind.FOREST)):
        put(books, remember(books, place, (kind,), None))
    put(books, keep_river(books, "A", "1B 1410", River.MINOR))
    put(books, keep_river(books, "1B 1411", "1b 1410", River.MAJOR))
    assert costs(books, "1b1410, 1B 1411, clear") == [3, 5, 1]


def put(books: FakeBooks, facts: tuple[Fact, ...]) -> None:
    for fact in facts:
        books.known[fact.subject, fact.key, fact.field] = fact.new


def told(books: FakeBooks, way: str) -> list[str]:
    with pytest.raises(BadInput) as caught:
        costs(books, way)
    return [fault.note() for fault in caught.value.faults]


def test_what_is_not_understood_is_told_with_what_is(books: FakeBooks) -> None:
    assert told(books, "woods, clera×2, rough+woods, clear×0") == [
        "Way clera×2 is not known. Did you mean clear?",
        "Way rough+woods has two terrains. Write the one that counts.",
        "Way clear×0 is not how often. Write clear×3.",
    ]


def test_terrain_that_the_chart_lacks_is_asked_for_once(books: FakeBooks) -> None:
    advice = "Enter it there, or the cost of each hex here."
    assert told(books, "rough×2, clear, mountain") == [
        f"Your chart of movement says nothing of {kind} in Clear. {advice}"
        for kind in ("rough", "mountain terrain")
    ]
    assert "nothing of clear terrain in Clear" in told(opened(), "clear")[0]


# On the form of administrative movement.


def moved(books: FakeBooks, *units: int, **raw: object) -> ActionPlan:
    return plan(books, "administrative", units=list(units), **raw)


def test_a_way_in_short_is_gone_administratively(books: FakeBooks) -> None:
    foot = books.enlist(1, "infantry", ratings={"move": 4})
    tank = books.enlist(2, "panzer", ratings={"move": 4})
    # Foot: 2 + 1 + 1 + 1 = 5, half of it 2 1/2; and 1 more that is entered: 3.
    found = moved(books, foot, way="woods, clear×3", hex_costs=[1])
    assert [line.value for line in found.ruling.working if line.label == "Route in short"] == [5]
    assert [line.value for line in found.ruling.working if line.label == "Together"] == [3]
    assert not found.refusals
    # C/M pays 3 for the woods, more than a hex of administrative movement may cost.
    assert [fault.case for fault in moved(books, tank, way="woods").refusals] == ["MOV-03"]
    assert [fault.case for fault in moved(books, foot, way="rough").refusals] == ["MOV-05"]
    assert [fault.where for fault in moved(books, foot, way="wodos").refusals] == ["way"]


def test_the_weather_of_the_zone_decides(books: FakeBooks) -> None:
    foot = books.enlist(1, "infantry", ratings={"move": 6})
    books.known[fact_kinds.WEATHER, str(books.turn), "B"] = "frost"
    assert moved(books, foot, way="clear+major river").refusals  # 3 MP
    assert not moved(books, foot, way="clear+major river", zone="B").refusals  # 2 MP
    (note,) = moved(books, foot, way="clear+major river").warnings
    assert note.case == "MOV-05"
    # The chart has one price for clear terrain in all weathers.
    assert moved(books, foot, way="clear").warnings == ()
