"""A little of each torture of `tools/torture.py`, always the same."""

from __future__ import annotations

import pytest

from tests.torture.__main__ import main
from tests.torture.kinds import KINDS
from tests.torture.tries import tried

SEED = 19430112
TRIES = {"workbooks": 4, "rosters": 4, "campaigns": 6, "charts": 6, "json": 6, "own-games": 6}
"""How many tries of a kind; two of the others, each with a process of its own."""


# Posts are killed elsewhere; large workbooks are a matter of time.
@pytest.mark.parametrize("name", sorted(KINDS.keys() - {"kill-posts", "big-workbooks"}))
def test_nothing_is_lost_damaged_half_done_or_falls_over(name: str) -> None:
    outcomes = dict(tried(KINDS[name], range(SEED, SEED + TRIES.get(name, 2))))
    assert {seed: outcome.bad for seed, outcome in outcomes.items() if outcome.bad} == {}
    assert all(outcome.answer for outcome in outcomes.values())


def test_the_table_tells_what_was_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tries", "1", "--seed", str(SEED), "own-games"]) == 0
    first, heads, row = capsys.readouterr().out.splitlines()
    assert str(SEED) in first
    assert dict(zip(heads.split(), row.split(), strict=False))["kind"] == "own-games"
    assert row.split()[1] == "1"
