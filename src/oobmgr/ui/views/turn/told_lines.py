"""The lines that an answer of the books puts above a working: refused, warned of, noted."""

from oobmgr.domain.errors import Fault
from oobmgr.rules.actions import Remedy
from oobmgr.ui.views.forms.working import FaultLine


def refusal_line(fault: Fault, *, entered: bool = True) -> FaultLine:
    """A refusal, in red only once something was `entered`, or posted all the same."""
    if entered:
        return FaultLine(fault, "err", "error")
    wanted = Fault(fault.advice or fault.message) if fault.missing else fault
    return FaultLine(wanted, "ink2", "")


def warning_line(fault: Fault, remedy: Remedy | None) -> FaultLine:
    """A warning; with the link that remedies it, where there is one, in place of the advice."""
    if remedy is None:
        return FaultLine(fault, "warn", "warning")
    words = Fault(fault.message, case=fault.case)
    return FaultLine(words, "warn", "warning", (remedy.words, remedy.name))


def note_line(note: str) -> FaultLine:
    """What is told besides."""
    return FaultLine(Fault(note), "ink2", "")
