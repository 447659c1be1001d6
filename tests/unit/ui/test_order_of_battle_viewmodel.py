from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.campaign.rows import FormationRow, HistoryRow, UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.combat.fighters import size_in_res
from oobmgr.games.europa.game import EUROPA
from oobmgr.games.spark.game import SPARK
from oobmgr.ui.viewmodels.kinds_of_units import State
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine, natural, unit_lines
from oobmgr.ui.viewmodels.order_of_battle_filters import (
    Filters,
    NodeKey,
    TreeMode,
    choices,
    matcher,
    tree,
)
from oobmgr.ui.viewmodels.order_of_battle_inspector import (
    change_of,
    history_entries,
    inspect,
    together,
)
from oobmgr.ui.viewmodels.selected_units import (
    count_words,
    selected,
)
from oobmgr.ui.viewmodels.unit_sums import counted_alike

SIDES = EUROPA.sides
PANZER = UnitRow(
    id=UnitId(1),
    side=SideId("axis"),
    nation="Germany",
    designation="3",
    type="panzer",
    size="XX",
    formation=FormationId(2),
    path=("Army Group Centre", "XXIV Corps"),
    ratings={"attack": 14, "defense": 14, "move": 10},
    rating_text="14-10",
    traits={"cadre": "4-8", "cm": "C/M", "re": "3"},
    steps=2,
    steps_left=2,
    status=UnitStatus.ON_MAP,
    arrival=TurnCode(""),
    arrival_label="",
    hex="1B 2417",
    setup="",
    note="The Bear",
    source_key="",
)
CADRE = replace(PANZER, id=UnitId(2), designation="10", steps_left=1)
MOTORIZED = replace(PANZER, id=UnitId(3), type="motorized", designation="29", hex="")
DUE = replace(
    PANZER, id=UnitId(4), designation="60", type="infantry", status=UnitStatus.DUE,
    arrival=TurnCode("1941-08-I"),
    traits={}, formation=FormationId(1), path=("Army Group Centre",),
    arrival_label="August I 1941",
)  # fmt: skip
DEAD = replace(
    PANZER, id=UnitId(5), side=SideId("soviet"), nation="Soviet Union", designation="106",
    type="rifle", steps=1, steps_left=0, status=UnitStatus.DEAD, traits={},
    formation=FormationId(3), path=("Western Front",),
    hex="",
)  # fmt: skip
FORMATIONS = (
    FormationRow(1, "axis", ("Army Group Centre",), "Army Group Centre", 0, None, 4, 8, 7),
    FormationRow(2, "axis", ("Army Group Centre", "XXIV Corps"), "XXIV Corps", 1, 1, 3, 6, 5),
    FormationRow(3, "soviet", ("Western Front",), "Western Front", 0, None, 1, 1, 0),
)


def lines(*units: UnitRow) -> tuple[UnitLine, ...]:
    return unit_lines(units, EUROPA, EUROPA.tables())


BOOKS = OrderOfBattle(lines(PANZER, CADRE, MOTORIZED, DUE, DEAD), FORMATIONS, SIDES)


@pytest.mark.parametrize(
    ("unit", "state", "status", "ratings", "price"),
    [
        (PANZER, State.ON_MAP, "on map", "14-10", "1"),
        (CADRE, State.REDUCED, "cadre", "4-8", "0"),
        (replace(CADRE, traits={}), State.REDUCED, "reduced", "14-10", "0"),
        (MOTORIZED, State.ON_MAP, "not placed", "14-10", "½"),
        (DUE, State.DUE, "arrives Aug I", "14-10", "0"),
        (DEAD, State.DEAD, "dead", "14-10", ""),
    ],
)
def test_a_unit_in_words(
    unit: UnitRow, state: State, status: str, ratings: str, price: str
) -> None:
    (line,) = lines(unit)
    assert (line.state, line.status, line.ratings, line.figure_text) == (
        state,
        status,
        ratings,
        price,
    )


def test_a_game_without_prices_has_no_column_for_them() -> None:
    (line,) = unit_lines((PANZER,), replace(EUROPA, unit_figure=None), EUROPA.tables())
    assert (line.figure, line.figure_text) == (None, "")
    assert selected([line]).words("SP") == "2 of 2 steps, Attack 14, Defense 14, REs 3"


def test_a_house_rule_changes_the_price() -> None:
    tables = EUROPA.tables().with_overrides({"supply.activation.panzer": "2"})
    (line,) = unit_lines((PANZER,), EUROPA, tables)
    assert line.figure == Fraction(2)


def test_lines_of_unchanged_units_are_taken_over() -> None:
    moved = replace(CADRE, hex="1B 2418")
    again = unit_lines((PANZER, moved), EUROPA, EUROPA.tables(), BOOKS.lines)
    assert again[0] is BOOKS.lines[0]
    assert again[1].unit.hex == "1B 2418"


def test_selected_units_are_summed_exactly() -> None:
    # Two full divisions of 14 and 3 REs, and a cadre of 4 and 1 RE; the dead and what nobody knows
    # add nothing.
    three = selected(lines(PANZER, MOTORIZED, CADRE)).words("SP")
    assert three == "5 of 6 steps, Attack 32, Defense 32, REs 7, 1\N{THIN SPACE}½ SP"
    assert dict(selected(lines(PANZER, DEAD)).sums) == {"Attack": "14", "Defense": "14", "REs": "3"}
    unknown = replace(DUE, status=UnitStatus.ON_MAP)
    assert dict(selected(lines(PANZER, unknown)).sums)["REs"] == "3 and 1 unit not known"
    assert dict(selected(lines(unknown)).sums)["REs"] == "not known"


def test_what_is_alike_is_counted_by_identity() -> None:
    half, again = Fraction(1, 2), Fraction(1, 2)
    assert counted_alike([half, again, half]) == [(half, 2), (again, 1)]


def test_units_of_other_types_are_of_other_kinds() -> None:
    """What has steps, and what a unit adds, a game may tell by its type."""
    truck = replace(PANZER, id=UnitId(2), type="truck")
    kinds = [line.kind for line in unit_lines([PANZER, truck], EUROPA, EUROPA.tables())]
    assert [kind.one.type for kind in kinds] == ["panzer", "truck"]


def test_units_still_to_arrive_are_in_no_sum_of_what_is_there() -> None:
    both = selected(lines(PANZER, DUE))
    assert both.words("SP") == (
        "2 of 2 steps, Attack 14, Defense 14, REs 3, 1 SP; "
        "1 unit to arrive: 2 of 2 steps, Attack 14, Defense 14, REs not known, 0 SP"
    )
    assert selected(lines(DUE)).words("SP").startswith("1 unit to arrive: 2 of 2 steps")
    two = lines(PANZER, DUE)
    seen = {line.label: line.value for line in together(two, selected(two), None).sums}
    assert (seen["Steps"], seen["To arrive"], seen["Steps to arrive"]) == (
        "2 of 2",
        "1 unit",
        "2 of 2",
    )


@pytest.mark.parametrize(
    ("number", "total", "words"),
    [
        (18, 1046, "18 of 1,046 units"),
        (1046, 1046, "1,046 units"),
        (1, 1, "1 unit"),
        (0, 2, "0 of 2 units"),
    ],
)
def test_how_many_are_shown(number: int, total: int, words: str) -> None:
    assert count_words(number, total) == words


def test_designations_sort_by_their_numbers() -> None:
    names = ["10 Mot", "3 Pz", "Das Reich", "1 Cav", "3/240", "LAH"]
    expected = ["1 Cav", "3 Pz", "3/240", "10 Mot", "Das Reich", "LAH"]
    assert sorted(names, key=natural) == expected


@given(st.text(), st.integers(min_value=0), st.integers(min_value=0))
def test_the_greater_number_sorts_behind_whatever_stands_around_it(
    name: str, one: int, other: int
) -> None:
    first, second = natural(f"x{one}x{name}"), natural(f"x{other}x{name}")
    assert (first < second) is (one < other)


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (Filters(), [1, 2, 3, 4, 5]),
        (Filters(side="axis"), [1, 2, 3, 4]),
        (Filters(type="panzer"), [1, 2]),
        (Filters(status="reduced"), [2]),
        (Filters(nation="Soviet Union", status="dead"), [5]),
        (Filters(nodes=(NodeKey("formation", "axis", 2),)), [1, 2, 3]),
        (Filters(nodes=(NodeKey("formation", "axis", 1),)), [1, 2, 3, 4]),
        (Filters(nodes=(NodeKey("dead"),)), [5]),
        (Filters(nodes=(NodeKey("hex", "axis", 0, "1B 2417"),), type="panzer"), [1, 2]),
        (Filters(nodes=(NodeKey("side", "soviet"),)), [5]),
    ],
)
def test_filters(filters: Filters, ids: list[int]) -> None:
    matches = matcher(filters, BOOKS)
    assert [line.unit.id for line in BOOKS.lines if matches is None or matches(line)] == ids
    assert filters.any is (matches is not None)


def test_menus_count_under_the_other_filters() -> None:
    found = choices("type", Filters(side="axis", type="panzer"), BOOKS)
    assert [(c.label, c.count) for c in found] == [("infantry", 1), ("motorized", 1), ("panzer", 2)]
    states = choices("status", Filters(), BOOKS)
    assert [c.label for c in states] == ["on the map", "reduced", "to arrive", "dead pile"]


def test_the_tree_by_parent_and_by_place() -> None:
    parents = [(node.label, node.level, node.count) for node in tree(BOOKS, "Parent")]
    assert parents == [
        ("Axis", 0, 4),
        ("Army Group Centre", 1, 4),
        ("XXIV Corps", 2, 3),
        ("Soviet", 0, 1),
        ("Western Front", 1, 1),
        ("Dead pile", 0, 1),
    ]
    places = [(node.label, node.level, node.count) for node in tree(BOOKS, "Place")]
    assert places[:3] == [("Axis", 0, 4), ("1B 2417", 1, 3), ("Without a hex", 1, 1)]
    assert tree(OrderOfBattle((), (), SIDES), "Parent") == ()


def test_a_hex_is_one_line_of_the_tree_however_it_is_written() -> None:
    lines = [line for line in BOOKS.lines if line.unit.hex]
    other = replace(lines[-1], unit=replace(lines[-1].unit, hex="1b2417"))
    books = replace(BOOKS, lines=(*lines[:-1], other))
    places = [(node.label, node.count) for node in tree(books, "Place") if node.level == 1]
    assert places == [("1B 2417", 3)]
    matches = matcher(Filters(nodes=(NodeKey("hex", "axis", 0, "1B 2417"),)), books)
    assert matches is not None
    assert all(matches(line) for line in books.lines)


@pytest.mark.parametrize(
    ("node", "words"),
    [
        (NodeKey("dead"), "Dead pile"),
        (NodeKey("side", "axis"), "Axis"),
        (NodeKey("formation", "axis", 2), "XXIV Corps"),
        (NodeKey("formation", "axis", 99), ""),
        (NodeKey("hex", "axis", 0, ""), "Without a hex"),
    ],
)
def test_a_line_of_the_tree_in_words(node: NodeKey, words: str) -> None:
    modes: tuple[TreeMode, ...] = ("Parent", "Place")
    labels = {one.key: one.label for mode in modes for one in tree(BOOKS, mode)}
    assert labels.get(node, "") == words


def test_a_nation_that_bears_the_name_of_its_side_is_told_once() -> None:
    line = BOOKS.lines[1]
    seen = inspect(replace(line, unit=replace(line.unit, nation="Axis")), EUROPA)
    assert seen.subtitle == "Axis, division"


def test_a_cadre_in_full() -> None:
    seen = inspect(BOOKS.lines[1], EUROPA)
    assert (seen.title, seen.subtitle) == ("10 panzer", "Germany, division, Axis")
    assert [tag.text for tag in seen.tags] == ["cadre", "C/M"]
    assert [(line.label, line.value) for line in seen.abilities] == [
        ("Attack", "4"),
        ("Defense", "4"),
        ("Movement", "8"),
        ("Activation", "free"),
    ]
    assert (seen.boxes.lost, seen.boxes.printed) == (1, ("4", "14"))
    # As in the rail list: a cadre is 1 RE, whatever the division was.
    assert size_in_res(BOOKS.lines[1].unit, EUROPA.tables()) == 1
    facts = {fact.label: fact.value for fact in seen.facts}
    assert facts["REs"] == "1, in full 3"
    whole = inspect(BOOKS.lines[0], EUROPA)
    assert {fact.label: fact.value for fact in whole.facts}["REs"] == "3"
    assert ("Parent", "Army Group Centre / XXIV Corps") in [
        (fact.label, fact.value) for fact in seen.facts
    ]


@pytest.mark.parametrize(("left", "attack"), [(2, "14"), (1, "4")])
def test_the_strength_in_the_inspector_is_that_of_the_moment(left: int, attack: str) -> None:
    (line,) = unit_lines((replace(PANZER, steps_left=left),), EUROPA, EUROPA.tables())
    seen = inspect(line, EUROPA)
    assert (seen.abilities[0].label, seen.abilities[0].value) == ("Attack", attack)
    assert seen.ratings.split("-")[0] == attack


@pytest.mark.parametrize(
    ("line", "label", "sentence"),
    [(3, "Arrives", "2 of 2 left."), (4, "Take a step back", "Its only step is lost.")],
)
def test_what_is_not_on_the_map_says_why(line: int, label: str, sentence: str) -> None:
    seen = inspect(BOOKS.lines[line], EUROPA)
    assert [ability.label for ability in seen.abilities] == [label]
    assert seen.steps_sentence == sentence


def test_a_formation_is_named_by_its_path() -> None:
    path = "Army Group Centre  / XXIV Corps"
    assert change_of("formation", path, PANZER, BOOKS, EUROPA) == {"formation": 2}
    one_name = change_of("formation", "Army Group Centre/XXIV Corps", PANZER, BOOKS, EUROPA)
    assert isinstance(one_name, Fault)
    wrong = change_of("formation", "Western Front", PANZER, BOOKS, EUROPA)
    assert isinstance(wrong, Fault)
    assert wrong.where == "formation"
    assert change_of("note", "  new ", PANZER, BOOKS, EUROPA) == {"note": "new"}


def test_several_units_together() -> None:
    seen = together(BOOKS.lines, selected(BOOKS.lines), EUROPA.unit_figure)
    assert seen.title == "5 units"
    assert [(line.label, line.value) for line in seen.types] == [
        ("panzer", "2"),
        ("motorized", "1"),
        ("infantry", "1"),
        ("rifle", "1"),
    ]
    assert ("Formations", "3") in [(line.label, line.value) for line in seen.sums]


def test_history_keeps_what_was_undone() -> None:
    row = HistoryRow(7, "Lost a step", "2 to 1", "July I 1941", "Combat", ("AB-20",), True)
    (words,) = history_entries([row])
    assert (words.id, words.when, words.case, words.undone) == (
        "7",
        "July I 1941, Combat",
        "AB-20",
        True,
    )


def test_a_unit_of_another_game_has_the_words_and_the_boxes_of_that_game() -> None:
    tiger = replace(
        PANZER, side=SideId("german"), type="Tiger tank battalion", designation="2/503", steps=4,
        steps_left=4, ratings={"regular": 5, "at": 18}, rating_text="5-18",
        traits={"boxes": "- - 15 18", "no_bridges": "yes"},
    )  # fmt: skip
    (line,) = unit_lines((tiger,), SPARK, SPARK.tables())
    seen = inspect(line, SPARK)
    assert seen.boxes.printed == ("", "", "15", "18")
    facts = {fact.label: fact.value for fact in seen.facts}
    assert facts["Boxes"] == "- - 15 18"
    assert facts["No bridges"] == "yes"
