"""The log of fires on a printed sheet, from what lines of working record, and from old files."""

import json

from tests.unit.games.spark.example_books import example_books

from oobmgr.campaign.journal import read_steps
from oobmgr.domain.accounts import SideId
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.games.spark.screens.fire_log import fires_of
from oobmgr.rules.sheets import SheetEntry

SOVIET = SideId("soviet")
INPUTS = {
    "segment": "barrage",
    "place": "1712",
    "targets": [{"unit": 7, "red": 9, "gray": 7}],
}


def result(label: str, value: str, record: dict[str, object] | None = None) -> list[object]:
    saved: list[object] = [label, value, "", "", StepKind.RESULT]
    return saved if record is None else [*saved, record]


def log_of(*steps: list[object]) -> tuple[str, ...]:
    working = read_steps(json.dumps([["At 284/86", None, "", "", StepKind.HEADING], *steps]))
    unit = next(unit for unit in example_books().units() if unit.side == SOVIET)
    entry = SheetEntry("fire", {**INPUTS, "firers": [{"unit": unit.id}]}, working)
    (row,) = fires_of(SOVIET, "first_combat", [entry], {unit.id: unit}, {})
    return row[3:]


def test_the_log_is_made_from_what_the_lines_record() -> None:
    told = log_of(
        result("Any column", "in words", {"column": "8"}),
        result("Any result", "in words", {"steps": 1, "check": True}),
        result("Any check", "in words", {"codes": ["S"]}),
    )
    assert told == ("8", "9", "7", "1 step, suppressed")
    held = log_of(
        result("Column", "8", {"column": "8"}),
        result("Result", "-", {"steps": 0, "check": True}),
        result("Result", "-", {"codes": []}),
    )
    assert held[-1] == "morale holds"


def test_entries_of_the_old_program_are_read_by_their_labels() -> None:
    told = log_of(
        result("Column", "8"), result("Result", "1 step, morale check"),
        result("Result", "suppressed"),
    )  # fmt: skip
    assert told == ("8", "9", "7", "1 step, suppressed")
    assert log_of(result("Column", "8"), result("Result", "no effect"))[-1] == "no effect"


def test_a_record_is_kept_with_its_line() -> None:
    plain, kept = read_steps(
        json.dumps([["Sum", 3, "", "", "sum"], ["Column", "8", "", "", "result", {"column": "8"}]])
    )
    assert plain == Step("Sum", 3, kind=StepKind.SUM)
    assert kept.record == {"column": "8"}
