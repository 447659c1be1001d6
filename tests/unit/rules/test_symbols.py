"""Which drawing a type of unit has, from the words of its counter."""

import tomllib
from collections.abc import Iterator

import pytest

from oobmgr.domain.places import resources_dir
from oobmgr.games.grande_armee.opening import sample_units
from oobmgr.games.grande_armee.symbols import SYMBOLS
from oobmgr.games.spark.opening import example_units
from oobmgr.rules.symbols import PLAIN, symbol_name, symbol_names, take_symbols


@pytest.fixture(autouse=True)
def _no_game_is_open() -> Iterator[None]:
    """A test before, in the same process, may have opened a game with drawings of its own."""
    take_symbols({})
    yield
    take_symbols({})


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


@pytest.fixture
def field_signs() -> None:
    take_symbols(SYMBOLS)


@pytest.mark.usefixtures("field_signs")
@pytest.mark.parametrize(
    ("words", "drawing"),
    [
        ("infantry division", "field_infantry"),
        ("guard infantry division", "field_guard"),
        ("grenadier brigade", "field_grenadier"),
        ("guard horse artillery", "field_horse_artillery"),
        ("guard cavalry division", "field_cavalry"),
        ("light cavalry brigade", "field_light_cavalry"),
        ("cuirassier division", "field_heavy_cavalry"),
        ("landwehr infantry brigade", "field_militia"),
        ("cossack division", "field_cossack"),
        ("artillery", "field_artillery"),
        ("corps leader", "field_leader"),
        ("cavalry leader", "field_leader"),
        ("supreme commander", "field_leader"),
        ("depot", "field_depot"),
        ("supply train", "field_supply_train"),
        ("bridge train", "field_bridge_train"),
        ("siege artillery", "siege_artillery"),  # what the game has not is drawn as in all games
    ],
)
def test_a_game_draws_words_in_types_its_own_way(words: str, drawing: str) -> None:
    assert symbol_name(words) == drawing


@pytest.mark.usefixtures("field_signs")
def test_every_unit_of_the_sample_has_a_field_sign() -> None:
    drawn = {unit.type: symbol_name(unit.type) for unit in sample_units()}
    assert [kind for kind, name in drawn.items() if not name.startswith("field_")] == []


def test_a_plain_frame_of_a_game_is_for_whole_types_alone() -> None:
    take_symbols({"air": PLAIN})
    try:
        assert symbol_name("air") == PLAIN
        assert symbol_name("air landing infantry") == "infantry"
    finally:
        take_symbols({})


def test_every_general_word_is_an_entry() -> None:
    path = resources_dir() / "symbols" / "symbols.toml"
    general = tomllib.loads(path.read_text(encoding="utf-8"))["general"]
    assert set(general) <= set(symbol_names())
