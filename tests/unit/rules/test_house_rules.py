"""Which numbers a house rule may put into a table."""

from __future__ import annotations

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.known_games import game

TABLES = game("europa").tables()


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("income.base.axis", "7/2", "whole number"),
        ("income.base.axis", "-5", "from 0"),
        ("income.base.axis", "99999999999999999999", "to 9999"),
        ("income.weather.both_bad_pct", "101", "to 100"),
        ("supply.convert.buy_cost", "0", "from 1"),
        ("supply.air.fighters_per_sp", "0", "from 1"),
        ("supply.stock.cap_multiple", "-1", "from 0"),
        ("supply.convert.phase", "movement", "word of the rules"),
        ("no.such.cell", "1", "no such table entry"),
    ],
)
def test_a_number_that_the_rules_cannot_work_with_is_refused(
    path: str, value: str, says: str
) -> None:
    with pytest.raises(BadInput, match=says):
        TABLES.with_overrides({path: value})


@pytest.mark.parametrize(
    ("path", "value", "now"),
    [("income.base.axis", "120", 120), ("supply.convert.buy_cost", "4", 4)],
)
def test_a_number_that_fits_replaces_the_printed_one(path: str, value: str, now: int) -> None:
    tables = TABLES.with_overrides({path: value})
    assert tables.number(path) == now
    assert tables.cell(path).printed == TABLES.number(path)
