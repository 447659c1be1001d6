"""What is wrong with an entry, said beside its field."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.wording import with_capital
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.guide_part import set_refusal
from oobmgr.ui.widgets.texts import TextLabel


def fault_words(fault: Fault) -> str:
    """A fault beside its field, which need not be named again: "Must be 0 or more."."""
    words = f"{fault.message} {fault.advice}".strip()
    return with_capital(words)


def notes_of(faults: Iterable[Fault]) -> str:
    """Faults in one line, as they are told where no field stands beside them."""
    return " ".join(fault.note() for fault in faults)


def show_beside(
    field: QWidget,
    label: TextLabel,
    words: str,
    *,
    doubted: bool = False,
    part: str = BadInput.guide,
) -> None:
    """Say in a label what is wrong with a field and frame the field; nothing where all is well.

    A field that is only `doubted` is not framed. `part` is what the guide says of the refusal.
    """
    before = "" if label.isHidden() else label.text()
    label.say(words)
    # Nobody's focus is on it: who cannot see it would not know why nothing was posted.
    if label.text() != before:
        announce(label, words, urgent=not doubted)
    set_refusal(label, "" if doubted else part)
    frame(field, wrong=bool(words) and not doubted)


def frame(field: QWidget, *, wrong: bool) -> None:
    """Frame a field in the colour of errors, or as usual."""
    state = "err" if wrong else ""
    if field.property("state") != state:
        field.setProperty("state", state)
        field.style().unpolish(field)  # a style sheet looks at a property only when it is told to
        field.style().polish(field)
