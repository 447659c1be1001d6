"""Reinforcements that sleep and wake, and units that are driven off the map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from tests.campaigns import campaign_at
from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.warned import warned
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.campaign.commands import Advance, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Refused
from oobmgr.domain.units import UnitStatus
from oobmgr.games.spark.actions.reinforcements.inactive import (
    ActivateInputs,
    InactiveInputs,
    plan_activate,
    plan_inactive,
    propose_activate,
    propose_inactive,
)
from oobmgr.games.spark.actions.reinforcements.off_map import (
    EnterInputs,
    OffMapInputs,
    plan_enter,
    plan_off_map,
)
from oobmgr.games.spark.forgotten import movement as forgotten_movement
from oobmgr.games.spark.reinforcements.waiting import (
    assaulted,
    entering,
    inactive,
    must_return,
)
from oobmgr.games.spark.screens.engineers_page import engineers_tables
from oobmgr.games.spark.units.markers import markers_of, set_marker
from oobmgr.games.spark.words import COMBAT, GERMAN, INITIATIVE, MOVEMENT, SOVIET, Marker
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.inputs import decode

T = TypeVar("T")
NEXT_DAY = TurnCode("1943-01-13-1am")


def sleep(books: FakeBooks, *names: str, until: str | None = "13 January, AM") -> ActionPlan:
    raw = {"units": [int(named(books, name).id) for name in names], "until": until}
    return plan_inactive(books, decode(InactiveInputs, raw))


def wake(books: FakeBooks, *names: str, cause: str = "date") -> ActionPlan:
    raw = {"units": [int(named(books, name).id) for name in names], "cause": cause}
    return plan_activate(books, decode(ActivateInputs, raw))


def asleep(books: FakeBooks) -> set[str]:
    return {unit.name for unit in inactive(books)}


def kinds(books: FakeBooks) -> list[str]:
    return [one.kind for one in warned(books, forgotten_movement)]


def act(
    books: FakeBooks, kind: type[T], plan: Callable[[Books, T], ActionPlan], **raw: object
) -> ActionPlan:
    return plan(books, decode(kind, raw))


def test_reinforcements_sleep_until_their_turn() -> None:
    books = example_books()
    books.post(sleep(books, "942/268", "947/268"))
    assert asleep(books) == {"942/268", "947/268"}
    assert propose_activate(books) == ActivateInputs()
    assert "reinforcements" not in kinds(books)
    books.turn = NEXT_DAY
    assert set(propose_activate(books).units) == {
        named(books, name).id for name in ("942/268", "947/268")
    }
    assert "reinforcements" in kinds(books)
    books.post(plan_activate(books, propose_activate(books)))
    assert asleep(books) == set()


def test_direct_fire_wakes_the_stack_and_the_neighbours() -> None:
    """942, 947 and 952/268 stand in 1516, 1517 and 1518: the last is not next to the first."""
    books = example_books()
    books.post(sleep(books, "942/268", "947/268", "952/268"))
    plan = books.post(wake(books, "942/268", cause="direct_fire"))
    assert plan.title == "Active: 942/268, 947/268"
    assert asleep(books) == {"952/268"}


def test_by_date_one_wakes_alone_and_early_is_told() -> None:
    books = example_books()
    books.post(sleep(books, "942/268", "947/268"))
    plan = wake(books, "942/268")
    assert [fault.note() for fault in plan.warnings] == [
        "942/268 is not due yet. Say what woke it, or leave it out."
    ]
    books.post(plan)
    assert asleep(books) == {"947/268"}


def test_a_unit_without_a_hex_wakes_alone() -> None:
    books = example_books()
    books.post(sleep(books, "321Gd", "523Gd"))  # both in a pool of the sample
    books.post(wake(books, "321Gd", cause="assault"))
    assert asleep(books) == {"523Gd"}


def test_units_that_the_order_of_battle_expects_are_proposed_and_set_on_the_map() -> None:
    books = example_books()
    unit = named(books, "942/268")
    books.roster[unit.id] = replace(unit, status=UnitStatus.DUE, arrival=NEXT_DAY)
    assert propose_inactive(books).units == (unit.id,)
    assert "reinforcements" in kinds(books)
    told = [one.sentence for one in warned(books, forgotten_movement)]
    assert "1 Soviet reinforcement on the map, to be marked as inactive." in told
    books.post(plan_inactive(books, propose_inactive(books)))
    assert named(books, "942/268").status is UnitStatus.ON_MAP
    assert markers_of(books, unit.id).held[Marker.INACTIVE] == NEXT_DAY
    assert propose_inactive(books) == InactiveInputs()


def test_an_assault_on_sleepers_is_told_and_wakes_them() -> None:
    books = example_books()
    books.post(sleep(books, "942/268", "947/268"))
    books.side, books.phase = GERMAN, COMBAT[0]
    attacker = named(books, "240/170").id
    for fact in set_marker(books, attacker, Marker.ASSAULT, "1516"):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert [unit.name for unit in assaulted(books)] == ["942/268"]
    assert "reinforcements" in kinds(books)
    proposed = propose_activate(books)
    assert (proposed.units, proposed.cause) == ((named(books, "942/268").id,), "assault")
    books.post(plan_activate(books, proposed))
    assert asleep(books) == set()
    assert "reinforcements" not in kinds(books)


def test_all_may_begin_active(tmp_path: Path) -> None:
    """An option has every Soviet unit active from the start (SP-REINF-09, SP-SPEC-05)."""
    waiting, awake = example_books(), example_books(all_active=True)
    for books in (waiting, awake):
        unit = named(books, "942/268")
        books.roster[unit.id] = replace(unit, status=UnitStatus.DUE, arrival=NEXT_DAY)
    assert "reinforcements" in kinds(waiting)
    assert "reinforcements" not in kinds(awake)
    assert offers_to_sleep(tmp_path, all_active=False)
    assert not offers_to_sleep(tmp_path, all_active=True)


def offers_to_sleep(folder: Path, *, all_active: bool) -> bool:
    """Whether a campaign offers to mark units inactive; where it does not, it says why."""
    options = {"all_active": all_active}
    new = NewCampaign("Neva", "spark", "combat_example", options=options)
    books = campaign_at(folder / f"{all_active}.oob", new)
    while books.queries.sequence().phase != INITIATIVE:
        books.session.execute(Advance(anyway=True))
    now = books.queries.sequence()
    why = [row.case for row in now.not_now if row.action == "inactive"]
    offered = "inactive" in now.actions_now
    assert why == ([] if offered else ["SP-REINF-09"])
    assert offered == sleeps(books)
    return offered


def sleeps(books: Campaign) -> bool:
    """Whether a Soviet unit can be posted inactive; where it cannot, preview and post say why."""
    unit = next(row for row in books.queries.units() if row.side == SOVIET)
    post = PostAction("inactive", InactiveInputs((unit.id,)))
    words = [fault.message for fault in books.session.preview(post).refusals]
    if not words:
        books.session.execute(post)
        return True
    listed = books.queries.sequence().not_now
    assert words == [row.sentence for row in listed if row.action == post.action]
    with pytest.raises(Refused, match=words[0]):
        books.session.execute(post)
    return False


def test_what_cannot_sleep_or_wake_says_why() -> None:
    books = example_books()
    assert [f.case for f in sleep(books, "I/399/170").refusals] == ["SP-REINF-01"]
    assert [f.message for f in sleep(books, "942/268", until="12 January, AM").refusals] == [
        "12 January, AM is not a turn to come."
    ]
    assert [f.message for f in wake(books, "284/86").refusals] == ["is active already."]
    assert [f.message for f in wake(books).refusals] == ["No unit is picked."]


# ------------------------------------------------------------------------------ off the map


def test_a_unit_off_the_map_comes_back_in_the_next_impulse_of_its_side() -> None:
    books = example_books()
    unit = named(books, "I/399/170")
    books.phase = COMBAT[0]
    books.post(act(books, OffMapInputs, plan_off_map, units=[unit.id]))
    assert named(books, "I/399/170").hex == ""
    assert must_return(books) == ()
    books.phase, books.side = MOVEMENT[1], GERMAN
    assert [one.name for one in must_return(books)] == ["I/399/170"]
    assert "off_map" in kinds(books)
    table = engineers_tables(books)[3]
    assert [(row.cells[0], row.state) for row in table.rows] == [("I/399/170", "must return")]
    books.post(act(books, EnterInputs, plan_enter, back=[unit.id], hex="2020"))
    assert named(books, "I/399/170").hex == "2020"
    assert "off_map" not in kinds(books)


def test_who_cannot_come_back_is_lost() -> None:
    books = example_books()
    unit = named(books, "I/399/170")
    books.phase = COMBAT[0]
    books.post(act(books, OffMapInputs, plan_off_map, units=[unit.id]))
    books.phase, books.side = MOVEMENT[1], GERMAN
    plan = act(books, EnterInputs, plan_enter, lost=[unit.id])
    for posting in plan.postings:  # the fake has no account for each unit yet
        assert posting.good == "step"
    books.post(plan)
    own = named(books, "II/399/170").id
    refused = act(books, EnterInputs, plan_enter, lost=[own]).refusals
    assert [(fault.where, fault.case) for fault in refused] == [("II/399/170", "SP-REINF-08")]
    assert named(books, "I/399/170").status is UnitStatus.DEAD
    assert named(books, "I/399/170").steps_left == 0


def test_a_reinforcement_enters_in_its_turn() -> None:
    books = example_books()
    unit = named(books, "I/70")
    books.roster[unit.id] = replace(unit, arrival=books.turn)
    books.side = GERMAN
    assert [one.name for one in entering(books)] == ["I/70"]
    assert [f.message for f in act(books, EnterInputs, plan_enter, back=[unit.id]).refusals] == [
        "is missing."
    ]
    books.post(act(books, EnterInputs, plan_enter, back=[unit.id], hex="2939"))
    assert entering(books) == ()
    books.side = SOVIET
    refused = act(books, EnterInputs, plan_enter, back=[unit.id], hex="2939").refusals
    assert refused[0].message == "belongs to the other side."


def test_nobody_is_off_the_map_twice() -> None:
    books = example_books()
    unit = named(books, "I/399/170").id
    books.post(act(books, OffMapInputs, plan_off_map, units=[unit]))
    again = act(books, OffMapInputs, plan_off_map, units=[unit])
    assert [fault.message for fault in again.refusals] == ["is off the map already."]
