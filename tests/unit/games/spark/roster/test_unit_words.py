"""Words of a unit that are refused as they are entered, and what is open until it is entered."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.unit.games.spark.example_books import example_books, named

from oobmgr.domain.errors import BadInput
from oobmgr.games.spark.units.armor import read_armor
from oobmgr.games.spark.units.words import UNIT_WORDS


@pytest.mark.parametrize(
    ("key", "text", "why"),
    [
        ("boxes", "1 " * 61, "61 boxes are too many"),
        ("counts_as", "hussars", "is not a type in the rules"),
        ("chart", "nonsense", "is not a row of the Artillery Capabilities Chart"),
    ],
)
def test_a_word_that_nobody_can_read_is_refused(key: str, text: str, why: str) -> None:
    (trait,) = (one for one in UNIT_WORDS.traits if one.key == key)
    with pytest.raises(BadInput, match=why):
        trait.read(key, text)


def test_an_armor_rating_is_one_of_the_counters() -> None:
    with pytest.raises(ValueError, match="must be one of none, hollow, 1, 2, 3"):
        read_armor("7")


@pytest.mark.parametrize(
    ("kind", "case"),
    [("tank battalion", "SP-CTR-02"), ("artillery", "SP-ARTC-01"), ("infantry battalion", "")],
)
def test_what_a_unit_waits_for_is_told(kind: str, case: str) -> None:
    unit = replace(named(example_books(), "387/136"), type=kind, traits={})
    assert [fault.case for fault in UNIT_WORDS.open_yet(unit)] == ([case] if case else [])
