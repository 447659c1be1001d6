"""A battle in the air over Kiev: who flies, what a player enters, where groups lie after it."""

from __future__ import annotations

from tests.unit.games.europa.air_groups import add_base, in_the_air, move, moved, plan
from tests.unit.games.europa.air_missions import group, placed
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import Subject
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.air.held import held
from oobmgr.games.europa.words import AXIS, SOVIET
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.charts import COPY, ChartCopy


def over_kiev(**options: str | bool) -> FakeBooks:
    """Axis: 3 Me109F, 2 Ju87B, 1 He111 at Warszawa. Soviets: 2 I16, 1 SB2 at Kiev, 1 I16 paid
    and on Patrol since their last turn."""
    books = in_the_air("central", **options)
    books.post(
        moved(
            books,
            move("Me109F", "available", "Warszawa", 3),
            move("German Ju87B", "available", "Warszawa", 2),
            move("German He111", "available", "Warszawa"),
        )
    )
    # The Soviets are paid in their own turn, which is the one before.
    now, books.side = books.turn, SOVIET
    books.turn = type(now)("1941-07-I")
    add_base(books, "Kiev", CityKind.MAJOR, airfield=True)
    books.post(moved(books, move("I16", "available", "Kiev", 2), move("SB2", "available", "Kiev")))
    if not options:
        books.post(placed(books, "patrol", group("I16", "Kiev"), target="3A 1018"))
    books.turn, books.side = now, AXIS
    return books


def fight(books: FakeBooks, *fights: dict[str, object], mission: int = 1) -> ActionPlan:
    return plan(books, "air_fight", mission=mission, fights=list(fights))


def i16(
    target: str = "Me109F", hit: str = "0", back: str = "0", **about: object
) -> dict[str, object]:
    """An I16 from Kiev that attacks a group of a mission."""
    return {"card": "I16", "box": "Kiev", "target": target, "hit": hit, "back": back, **about}


def spots(books: FakeBooks, aircraft: str, side: SideId = AXIS) -> dict[str, int]:
    return {
        spot.key: n
        for (kind, spot), n in held(books, side).items()
        if kind.aircraft == aircraft and spot.key != "available" and n
    }


def supported(books: FakeBooks, escorts: int = 1) -> None:
    groups = [group("German Ju87B", number=2)]
    groups += [group("Me109F", number=escorts, role="escort")] if escorts else []
    books.post(placed(books, "ground_support", *groups))


def own_chart(
    books: FakeBooks, chart: str, rows: list[str], columns: list[str], *cells: str
) -> None:
    """Fill a chart in: one line of entries, parted by spaces, for each row."""
    lines = tuple(tuple(line.split()) for line in cells)
    copy = ChartCopy(tuple(rows), tuple(columns), lines)
    books.known[Subject.CHART, chart, COPY] = copy.as_json()
