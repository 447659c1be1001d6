"""Where a digit goes that is typed on a choice of a form, which takes none itself."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.reading_order import stops
from oobmgr.ui.widgets.segmented import SegmentedControl


def number_after(choice: QWidget | None) -> NumberField | None:
    """The field for a number that comes next in a form, or is the next that is left open.

    None where the choice stands in no form, or something else is to be filled in before.
    """
    if not isinstance(choice, SegmentedControl | QCheckBox):
        return None
    form: QWidget | None = choice
    while form is not None and not isinstance(form, ActionForm):
        form = form.parentWidget()
    order = [one for one in stops(form) if not isinstance(one, CaseChip)] if form else []
    after = order[order.index(choice) + 1 :] if choice in order else []
    for at, one in enumerate(after):
        if isinstance(one, NumberField):
            # Right after the choice it is meant, whatever it holds; further on a digit must not
            # change what is entered.
            return one if at == 0 or _is_open(one) else None
        if not _has_said(one):
            break
    return None


def _has_said(field: QWidget) -> bool:
    """Whether something stands in it already, as is proposed or was chosen."""
    words = isinstance(field, QLineEdit) and bool(field.text())
    return words or isinstance(field, SegmentedControl | QCheckBox | QComboBox)


def _is_open(field: NumberField) -> bool:
    return bool(field.specialValueText()) and field.value() == field.minimum()
