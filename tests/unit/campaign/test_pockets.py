"""Pockets over several turns: nothing is made or lost, and undo leads back to the start."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, PostAction
from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import Refused
from oobmgr.domain.units import UnitValues
from oobmgr.games.europa.words import REPLACEMENT_GOODS
from tests.unit.campaign.trial_books import dump, fresh, rows, unit

UNITS = 6
STEPS = UNITS * 2
HEXES = ("1B 2417", "1B 2612", "")
IDS = st.sets(st.integers(1, UNITS))
STATES = st.fixed_dictionaries({"isolated": IDS, "unsupplied": IDS, "in_supply": IDS})
ROLLS = st.integers(2, 12)
DOINGS: st.SearchStrategy[tuple[str, dict[str, Any]]] = st.one_of(
    st.tuples(st.just("supply_states"), STATES),
    st.tuples(st.just("isolation"), st.fixed_dictionaries({"roll": ROLLS, "removed": IDS})),
    st.tuples(st.just("breakout"), st.fixed_dictionaries({"roll": ROLLS})),
    st.tuples(st.just("turn"), st.just({})),
)


def divisions() -> tuple[UnitValues, ...]:
    """Infantry divisions 7-6 with cadres 2-6, two to a hex, the last two without one."""
    return tuple(
        replace(unit(str(n)), hex=HEXES[(n - 1) // 2], traits={"re": "3", "cadre": "2-6"})
        for n in range(1, UNITS + 1)
    )


def steps(campaign: Campaign) -> int:
    """The steps of units and of the dead pile together."""
    (dead,) = rows(
        campaign.path, "SELECT coalesce(sum(amount), 0) FROM balance WHERE account = 'dead:axis'"
    )[0]
    return sum(row.steps_left for row in campaign.queries.units()) + int(dead)


def points(campaign: Campaign) -> int:
    """What all accounts hold of infantry points: they begin at nothing, so it stays nothing."""
    good = REPLACEMENT_GOODS["infantry"]
    found = rows(campaign.path, "SELECT sum(amount) FROM balance WHERE good = ?", (good,))
    return int(found[0][0] or 0)


def do(campaign: Campaign, name: str, given_inputs: dict[str, Any]) -> bool:
    """Whether what was wished is in the books now."""
    raw = {
        key: sorted(value) if isinstance(value, set) else value
        for key, value in given_inputs.items()
    }
    command: Any = Advance("turn", anyway=True)
    if name != "turn":
        command = PostAction(name, campaign.queries.filled(name, raw))
    try:
        campaign.session.execute(command)
    except Refused:
        return False
    return True


@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(DOINGS, min_size=3, max_size=12))
def test_whatever_befalls_a_pocket(doings: list[tuple[str, dict[str, Any]]]) -> None:
    with tempfile.TemporaryDirectory(prefix="oobmgr-pocket-") as folder:
        campaign = fresh(Path(folder))
        campaign.session.execute(Advance("turn", anyway=True))
        campaign.session.execute(ImportOrderOfBattle(divisions()))
        start = dump(campaign.path)
        done = 0
        for name, inputs in doings:
            done += do(campaign, name, inputs)
            assert steps(campaign) == STEPS
            assert points(campaign) == 0
            assert campaign.queries.check() == ()
            alive = {row.id for row in campaign.queries.units() if row.status == "on_map"}
            marked = {row.id for row in campaign.queries.units() if row.marks}
            assert marked <= alive
        for _ in range(done):
            campaign.session.undo()
        assert dump(campaign.path) == start
        campaign.close()


def test_a_pocket_from_the_first_turn_to_its_end(tmp_path: Path) -> None:
    """Cut off in June II, 14 strong; in July I the roll fails, 7 go; in July II it breaks out.

    Reduced to a cadre of 2 the 1st division counts 7. The rest, 2 + 7 = 9, breaks out on a roll
    of 8 that passes with 7: 9 − 1 = 8 infantry points, usable from August I.
    """
    campaign = fresh(tmp_path)
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(ImportOrderOfBattle(divisions()))
    assert do(campaign, "supply_states", {"stacks": [{"hex": "1B 2417", "state": "isolated"}]})
    assert not do(campaign, "isolation", {"hex": "1B 2417", "units": [1], "roll": 5})
    assert do(campaign, "turn", {})
    assert [row.id for row in campaign.queries.units() if row.marks] == [1, 2], "it stays so"
    assert do(campaign, "supply_states", {})
    assert do(campaign, "isolation", {"roll": 5, "reduced": [1]})
    assert do(campaign, "turn", {})
    assert {row.kind for row in campaign.queries.warnings()} >= {"supply_check", "isolation_roll"}
    assert do(campaign, "breakout", {"roll": 8})
    held = {row.account: row.amount for row in campaign.queries.balances(all_accounts=True)
            if row.good == REPLACEMENT_GOODS["infantry"]}  # fmt: skip
    assert held["pending:axis:Germany:1941-08-I"] == 8
    dead = [row.id for row in campaign.queries.units() if row.status == "dead"]
    assert dead == [1, 2]
    before = campaign.queries.units("1941-07-I")
    assert [mark.word for mark in before[0].marks] == ["isolated"], "as it was at the end of July I"
    history = [row.title for row in campaign.queries.unit_history(1)]
    assert history[0] == "Breakout, 1B 2417: 8 infantry points"
    assert "Supply: 2 isolated" in history
    campaign.close()
