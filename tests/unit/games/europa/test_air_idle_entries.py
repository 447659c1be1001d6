"""Entries of the air actions that bear on nothing, or cannot be: refused, asked about or told."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import add_base, plan
from tests.unit.games.europa.air_missions import at_bases
from tests.unit.games.europa.over_kiev import fight, i16, over_kiev, supported
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.games.europa.accounts import pool
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.words import AXIS, SP
from oobmgr.rules.actions import ActionPlan


def paid() -> FakeBooks:
    """Three groups that were paid for by number may strike."""
    books = at_bases()
    books.put(pool(AXIS), SP, 50)
    books.post(plan(books, "air", others=3))
    return books


def told(found: ActionPlan, where: str) -> list[str]:
    """What is told of a field and stops nothing."""
    assert not found.refusals
    return [fault.message for fault in found.warnings if fault.where == where and not fault.asks]


def bombed(**raw: object) -> ActionPlan:
    given: dict[str, object] = {"target": "city", "place": "Kiev", "hits": 1}
    return plan(paid(), "bombing", **(given | raw))


def test_only_a_base_is_bombed_as_ones_own() -> None:
    # Of a base of one's own nobody asks for groups, so the tick would bomb for nothing.
    books = at_bases()
    books.put(pool(AXIS), SP, 50)
    found = plan(books, "bombing", target="city", place="Kiev", hits=1, own=True)
    assert [(one.where, one.case) for one in found.refusals] == [("own", "AIR-06")]
    assert not found.facts
    assert not bombed().refusals


def test_a_raid_without_a_hit_has_a_target_all_the_same() -> None:
    found = bombed(place="", hits=0, result="none")
    assert [(one.where, one.missing) for one in found.refusals] == [("place", True)]
    assert not bombed(hits=0, result="none").refusals


@pytest.mark.parametrize(
    ("field", "value"),
    [("rail_res", 4), ("railway", "Soviet Union"), ("grounded", [{"card": "I16"}])],
)
def test_what_belongs_to_another_target_is_told(field: str, value: object) -> None:
    assert told(bombed(**{field: value}), field) == ["counts for nothing with supply city."]


def test_columns_without_a_chart_to_ask_are_told() -> None:
    said = ["Columns count only where your chart is asked, with factors and dice."]
    assert told(bombed(shift=4), "shift") == said
    assert told(bombed(hits=0, result="1R", shift=4), "shift") == said
    assert not told(bombed(), "shift")


@pytest.mark.parametrize("target", ["yard", "port"])
def test_a_yard_or_port_that_nobody_knows_is_told(target: str) -> None:
    said = ["The books know no place Kyiw."]
    assert told(bombed(target=target, place="Kyiw"), "place") == said
    assert not told(bombed(target=target), "place")


def test_what_belongs_to_another_work_on_a_base_is_told() -> None:
    added = {"work": "add", "name": "Pinsk", "city": "dot"}
    found = plan(at_bases(), "air_base", **added, hits=3)
    assert told(found, "hits") == ["counts for nothing with add."]
    assert not told(plan(at_bases(), "air_base", **added), "hits")
    books = at_bases()
    add_base(books, "Pinsk", CityKind.DOT)
    hit = plan(books, "air_base", work="damage", name="Pinsk", hits=1, city="major")
    assert told(hit, "city") == ["counts for nothing with damage."]


def test_more_hits_than_a_base_takes_groups_are_asked_about() -> None:
    # A dot city takes 1 group.
    def doubts(hits: int) -> list[str]:
        books = at_bases()
        add_base(books, "Pinsk", CityKind.DOT)
        found = plan(books, "air_base", work="damage", name="Pinsk", hits=hits)
        assert not found.refusals
        return [fault.message for fault in found.warnings if fault.asks]

    assert doubts(99) == ["99 hits on a base that takes 1 group."]
    assert not doubts(1)


def test_a_night_fighter_by_day_is_told() -> None:
    books = over_kiev()
    books.put(pool(AXIS), SP, 50)
    supported(books)
    said = ["The mission is flown by day: night fighters are fighters as others then."]
    assert told(fight(books, i16(night_fighter=True)), "fights.0.night_fighter") == said
    assert not told(fight(books, i16()), "fights.0.night_fighter")
