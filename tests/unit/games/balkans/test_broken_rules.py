"""Each rule broken once: refused with its case, or else told where it is followed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.unit.games.balkans.playing import AXIS, SOVIET, Table

from oobmgr.games.balkans import ENTRY
from oobmgr.games.balkans.tables import cases
from oobmgr.rules.cases import cases_in


def _in_combat(table: Table) -> None:
    table.go_to(SOVIET, "combat")


def _at_budapest(table: Table) -> None:
    table.post("enter_hex", units="6 Gds", to="0718")


def _between_two_cities(table: Table) -> None:
    table.post("enter_hex", units="6 Gds", to="0825")


def _on_the_way(table: Table) -> None:
    table.post("partisan_mode", units="Tito")
    table.post("enter_hex", units="23", to="0815")


def _besieged(table: Table) -> None:
    table.declare()
    table.go_to(AXIS, "movement")


def _garrisoned(table: Table) -> None:
    _besieged(table)
    table.post("enter_hex", units="13 Pz", to="0520")
    table.post("garrison", units="1 Hun, 2 Hun, 3 Hun, 13 Pz")


BROKEN: Mapping[str, tuple[Callable[[Table], None], str, Mapping[str, Any]]] = {
    # Two air units, and a die for one of them.
    "W81-AIR-01": (_in_combat, "air_support", {"german_units": 2, "german_rolls": [4]}),
    # A Soviet modifier of an HQ whose mode nobody knows.
    "W81-AIR-04": (_in_combat, "air_support",
                   {"place": "0718", "soviet_units": 1, "soviet_rolls": [4]}),
    "W81-CRT-01": (_in_combat, "partisan_combat", {"units": "Tito"}),
    "W81-PART-01": (_on_the_way, "convert", {"units": "Tito"}),
    "W81-FEST-01": (_at_budapest, "enter_hex", {"units": "23", "to": "0717"}),
    "W81-FEST-02": (_besieged, "festung_roll", {"units": "6 Gds", "city": "Budapest", "die": 2}),
    "W81-FEST-03": (_between_two_cities, "festung_roll", {"die": 2}),
    "W81-FEST-04": (_besieged, "garrison", {"units": "1 Hun, 2 Hun, 3 Hun"}),
    "W81-FEST-05": (_besieged, "garrison", {"units": "1 Hun, 2 Hun, 3 Hun, 4 Hun"}),
    "W81-FEST-06": (_garrisoned, "enter_hex", {"units": "1 Hun", "to": "0519"}),
}  # fmt: skip
REMINDED = {"W81-AIR-06", "W81-SUP-01"}
WORKED_OUT = {"W81-AIR-02": "+\u20091", "W81-AIR-03": "\u2212\u20091"}
"""What each side's air brings where both have their own: the shift, and the German modifier."""
EXAMPLES = {"W81-AIR-05", "W81-FEST-07", "W81-FEST-08"}


def test_every_rule_is_broken_or_told() -> None:
    assert {*BROKEN, *REMINDED, *WORKED_OUT, *EXAMPLES} == set(cases())


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_rule_is_refused_with_its_case(tmp_path: Path, case: str) -> None:
    before, action, given = BROKEN[case]
    table = Table(tmp_path)
    before(table)
    version = table.queries.version()
    assert case in {fault.case for fault in table.preview(action, **given).refusals}
    table.refused(action, **given)
    assert table.queries.version() == version


def test_what_is_followed_on_the_map_is_told_in_its_phase(tmp_path: Path) -> None:
    told = {row.case: row.phase for row in Table(tmp_path).queries.phase_cases()}
    assert {told[case] for case in REMINDED} == {"combat"}


def test_a_side_is_told_what_is_for_it_alone(tmp_path: Path) -> None:
    table = Table(tmp_path)
    of_one_side = {"W81-FEST-01", "W81-FEST-04"}
    for side, own in ((SOVIET, "W81-FEST-01"), (AXIS, "W81-FEST-04")):
        table.go_to(side, "movement")
        assert {row.case for row in table.queries.phase_cases()} & of_one_side == {own}


def test_what_the_program_works_out_is_shown_with_its_case(tmp_path: Path) -> None:
    table = Table(tmp_path, air_modifier="each_side")
    _in_combat(table)
    # 3 and 6 count against a 5, in a Soviet attack far from its HQs.
    shown = table.preview("air_support", german_units=1, german_rolls=[5], soviet_units=2,
                          soviet_rolls=[3, 6], no_hq=True)  # fmt: skip
    values = {line.case: line.value for line in reversed(shown.working)}
    assert {case: values[case] for case in WORKED_OUT} == WORKED_OUT


def test_the_examples_stand_on_the_pages() -> None:
    assert {case for page in ENTRY.pages for case in cases_in(page.cases)} >= EXAMPLES
