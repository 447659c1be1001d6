"""A report as Markdown: for a mail, a forum, the page of a club."""

from collections.abc import Iterator
from pathlib import Path

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.markdown import markdown, markdown_row
from oobmgr.reports.report_text import cell_text, heading_note
from oobmgr.rules.reporting import ColumnKind, Report, RowKind, Section


def markdown_text(report: Report) -> str:
    """The whole report, each section under its heading."""
    told = ", ".join(filter(None, (report.campaign, report.turn_label)))
    parts = [f"# {markdown(report.full_title)}", markdown(told)]
    parts += [markdown(report.standing)] if report.standing else []
    parts += ["\n".join(_section(section)) for section in report.sections]
    parts += [f"*{markdown(report.foot)}*"] if report.foot else []
    return "\n\n".join(parts) + "\n"


def _section(section: Section) -> Iterator[str]:
    note = heading_note(section)
    yield f"## {markdown(section.title)}{f' ({markdown(note)})' if note else ''}\n"
    if not section.rows:
        yield markdown(section.empty)
        return
    yield markdown_row([markdown(column.title) for column in section.columns]).rstrip()
    kinds = (column.kind is ColumnKind.NUMBER for column in section.columns)
    yield markdown_row(["---:" if number else "---" for number in kinds]).rstrip()
    for row in section.rows:
        cells = [markdown(cell_text(value)) for value in row.cells]
        if row.kind is not RowKind.LINE:
            cells = [f"**{cell}**" if cell else "" for cell in cells]
        yield markdown_row(cells).rstrip()


def write_markdown(report: Report, path: Path) -> None:
    """Write a report as Markdown. Raises `BadInput` where it cannot be written."""
    check_target(path)
    with replacing(path) as draft:
        # With these ends of lines on every system, so that the same report is the same file.
        draft.write_text(markdown_text(report), encoding="utf-8", newline="\n")
