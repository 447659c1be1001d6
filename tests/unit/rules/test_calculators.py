from __future__ import annotations

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.known_games import all_games, calculator, calculators, game, run
from oobmgr.rules.nearest import did_you_mean


def test_unknown_names_get_the_nearest() -> None:
    with pytest.raises(BadInput, match=r"Did you mean europa\.supply_income"):
        run("europa.suply_income", {})
    with pytest.raises(BadInput, match="Did you mean europa"):
        game("europe")
    assert did_you_mean("zzz", ("a", "b")) == "Known: a, b."
    assert did_you_mean("zzz", ()) == ""


@pytest.mark.parametrize("name", list(calculators()))
def test_each_calculator_presents_itself(name: str) -> None:
    entry = calculator(name)
    found = game(entry.game)
    assert entry.cases
    assert set(entry.cases) <= found.cases().keys()
    assert all(info.sentence for info in (*entry.input_fields(), *entry.result_fields()))
    assert entry.sentence.endswith(".")


def test_house_rules_reach_a_calculator() -> None:
    house = game("europa").tables().with_overrides({"income.base.axis": 120})
    assert run("europa.supply_income", {"side": "axis"}, house)["result"]["gross"] == 120


def test_notes_come_with_the_answer() -> None:
    answer = run("europa.combat_supply_cost", {"unpaid": 2})
    assert answer["notes"]
    assert answer["working"][-1] == {
        "label": "To pay, rounded up", "arithmetic": "0", "value": 0, "case": "SP-15",
        "kind": "result",
    }  # fmt: skip


def test_cases_of_working_exist() -> None:
    answer = run(
        "europa.supply_income",
        {"side": "soviet", "turn": "1943-05-I", "reached": ["Riga", "Kazan"],
         "weather": {"B": "mud"}, "lend_lease_traces": {"north": True}},
    )  # fmt: skip
    assert set(answer["cases"]) <= all_games()[0].cases().keys()
