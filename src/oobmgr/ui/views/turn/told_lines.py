"""The lines that an answer of the books puts above a working: refused, warned of, noted."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from oobmgr.campaign.rows import Preview
from oobmgr.domain.errors import Fault
from oobmgr.rules.actions import Remedy
from oobmgr.rules.charts import Chart, ChartEntry
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.viewmodels.charts import keep_entry
from oobmgr.ui.views.forms.working import FaultLine


def refusal_line(fault: Fault, *, entered: bool = True) -> FaultLine:
    """A refusal, in red only once something was `entered`, or posted all the same."""
    if entered:
        return FaultLine(fault, "err", "error")
    # Without its case and its "is missing": before anything is entered it is a hint, not a fault.
    wanted = Fault(_words(fault, entered)) if fault.missing else fault
    return FaultLine(wanted, "ink2", "")


def refusal_lines(faults: Sequence[Fault], *, entered: bool, tried: bool) -> list[FaultLine]:
    """Lines for refusals; what is only missing is not a mistake before it was `tried` to post.

    What is missing in several rows in the same words is asked for once.
    """
    told = [(one, tried or (entered and not one.missing)) for one in faults]
    apart = {
        # Of what is missing the place is left out of the key, so that equal words fall together.
        (_words(one, red), one.case, one.missing or one.where): (one, red)
        for one, red in told
    }
    return [refusal_line(one, entered=red) for one, red in apart.values()]


def _words(fault: Fault, entered: bool) -> str:
    """What the line of a refusal says."""
    return fault.note() if entered or not fault.missing else fault.advice or fault.message


def warning_lines(
    faults: Sequence[Fault], remedy_of: Callable[[Fault], Remedy | None]
) -> list[FaultLine]:
    """Lines for warnings, each with the link of its remedy, where there is one."""
    return [_warning_line(fault, remedy_of(fault)) for fault in faults]


def _warning_line(fault: Fault, remedy: Remedy | None) -> FaultLine:
    if remedy is None:
        return FaultLine(fault, "warn", "warning")
    # In place of the advice, which would say the same as the link.
    words = Fault(fault.message, case=fault.case, asks=fault.asks)
    return FaultLine(words, "warn", "warning", (remedy.words, remedy.name))


def remedied(raw: Mapping[str, Any], remedy: Remedy) -> dict[str, Any]:
    """Inputs with what helps; ``fights.0.hit`` is a field in an entry of a list."""
    # The lists inside are those of the form, which shows what was entered until the player agrees.
    found = deepcopy(dict(raw))
    for name, number in remedy.adds.items():
        found[name] = found.get(name, 0) + number
    for path, value in remedy.sets.items():
        *way, last = path.split(".")
        place: Any = found
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        place[last] = value
    return found


def note_lines(preview: Preview, charts: Mapping[str, Chart]) -> list[FaultLine]:
    """What is told besides: results that the player's charts lack, then the notes."""
    kept = [_kept_line(found, charts[found.chart]) for found in preview.looked_up]
    return [*kept, *(FaultLine(Fault(note), "ink2", "") for note in preview.notes)]


def _kept_line(found: ChartEntry, chart: Chart) -> FaultLine:
    """An entered result that the player's chart lacks, with the link that keeps it there."""
    row, column = chart.row_name.lower(), chart.column_name.lower()
    words = f"{chart.title}: {found.entry} at {column} {found.column}, {row} {found.row}."
    return FaultLine(Fault(words), "ink2", "", ("Keep it in the chart", kept_name(found)))


def keep_named(desk: Desk, looked_up: Iterable[ChartEntry], name: str) -> None:
    """Keep in the charts what was looked up, of which the player chose this advice."""
    for found in looked_up:
        if kept_name(found) == name:
            keep_entry(desk, found)


def kept_name(found: ChartEntry) -> str:
    """What the link that keeps an entry is known by."""
    return f"keep_{found.chart}|{found.row}|{found.column}"
