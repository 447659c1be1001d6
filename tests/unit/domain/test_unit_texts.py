"""The words of units, as they are counted."""

from __future__ import annotations

import pytest

from oobmgr.domain.unit_texts import type_counted


@pytest.mark.parametrize(
    ("number", "words", "counted"),
    [
        (1, "infantry regiment", "1 infantry regiment"),
        (2, "infantry regiment", "2 infantry regiments"),
        (2, "motorised AT battalion, 75 mm", "2 motorised AT battalions, 75 mm"),
        (3, "AA battery", "3 AA batteries"),
        (2, "infantry", "2 infantry"),
        (2, "division artillery", "2 division artillery"),
    ],
)
def test_types_that_name_a_formation_have_a_plural(number: int, words: str, counted: str) -> None:
    assert type_counted(number, words) == counted
