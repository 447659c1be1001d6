"""The forms of the calculators hold every worked example, and give it to the rule as it was."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.known_games import all_games, calculator, calculators, game, run
from oobmgr.rules.field_info import InputKind
from oobmgr.rules.inputs import decode, encode
from oobmgr.ui.viewmodels.calculators import asked, form_fields, result_rows
from oobmgr.ui.views.forms.making import editor_of
from oobmgr.ui.views.forms.records import FieldForm
from tests.cases.test_vectors import EXAMPLES


def form_of(qtbot: QtBot, name: str) -> FieldForm:
    entry = calculator(name)
    form = FieldForm(form_fields(entry), partial(editor_of, game(entry.game).calendar))
    qtbot.addWidget(form)
    return form


def plainly(example: dict[str, Any]) -> dict[str, Any]:
    """The inputs of an example under their own names, with nothing left out."""
    plain: dict[str, Any] = encode(decode(calculator(example["calc"]).inputs, example["inputs"]))
    return plain


def is_short(name: str, inputs: dict[str, Any]) -> bool:
    """Whether one word stands for a whole list, as only the command line allows."""
    lists = [field.name for field in form_fields(calculator(name)) if field.kind is InputKind.LIST]
    return any(not isinstance(inputs[field], list) for field in lists)


@pytest.mark.parametrize("name", list(calculators()))
def test_worked_examples_pass_through_the_form(qtbot: QtBot, name: str) -> None:
    entry = calculator(name)
    tables = game(entry.game).tables()
    form = form_of(qtbot, name)
    examples = [one for one in EXAMPLES if one["calc"] == name]
    fitting = [one for one in examples if not is_short(name, plainly(one))]
    assert fitting
    for example in fitting:
        inputs = plainly(example)
        expected = run(name, inputs)["result"]
        options = inputs.pop("options", {})
        form.set_raw(inputs)
        found = asked(entry, form.raw(), options, tables)
        assert found.faults == (), example["id"]
        assert found.ruling is not None
        assert encode(entry.record(found.ruling.result)) == expected, example["id"]
        rows = result_rows(entry.record(found.ruling.result), game(entry.game).calendar)
        assert len(rows) == len(expected)
        assert all(row.label and row.value for row in rows)


@pytest.mark.parametrize("name", list(calculators()))
def test_a_form_opens_with_nothing_wrong_but_what_is_still_to_enter(
    qtbot: QtBot, name: str
) -> None:
    entry = calculator(name)
    form = form_of(qtbot, name)
    form.set_raw({})
    told: list[None] = []
    form.changed.connect(lambda: told.append(None))
    faults: tuple[Fault, ...] = ()
    try:
        decode(entry.inputs, form.raw())
    except BadInput as error:
        faults = error.faults
    assert [fault.message for fault in faults if not fault.missing] == []
    assert form.show_faults(faults) == ()
    assert told == []


def test_games_have_calculators() -> None:
    assert all(entry.calculators for entry in all_games())
