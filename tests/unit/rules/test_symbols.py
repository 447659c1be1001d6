"""Which drawing a type of unit has, from the words of its counter."""

import tomllib

import pytest

from oobmgr.domain.places import resources_dir
from oobmgr.games.spark.opening import example_units
from oobmgr.rules.symbols import PLAIN, symbol_name, symbol_names


@pytest.mark.parametrize(
    ("words", "drawing"),
    [
        ("motorised heavy gun artillery regiment", "heavy_artillery"),
        ("divisional artillery", "artillery"),
        ("mot. heavy rockets", "heavy_rocket_artillery"),
        ("motorised rocket regiment", "rocket_artillery"),
        ("motorised AT battalion, 75 mm", "antitank"),
        ("SP AA battery", "antiaircraft_tank"),
        ("T-60 tank battalion", "light_armour"),
        ("Pz VIa Tiger unit", "heavy_armour"),
        ("infantry ski", "ski"),
        ("motorised infantry (SMG)", "motorised"),
        ("guards motorised rifle", "motorised"),
        ("armor", "armour"),
        ("motorised armour recon", "reconnaissance"),
    ],
)
def test_the_words_that_say_most_decide(words: str, drawing: str) -> None:
    assert symbol_name(words) == drawing


def test_a_word_counts_only_as_a_whole() -> None:
    assert symbol_name("battleships") == PLAIN  # "at" and "ship" stand inside
    assert symbol_name("") == PLAIN


def test_every_unit_of_the_combat_example_has_a_drawing() -> None:
    types = {unit.type for unit in example_units()}
    assert len(types) > 15
    assert {words for words in types if symbol_name(words) == PLAIN} == set()


def test_every_general_word_is_an_entry() -> None:
    path = resources_dir() / "symbols" / "symbols.toml"
    general = tomllib.loads(path.read_text(encoding="utf-8"))["general"]
    assert set(general) <= set(symbol_names())
