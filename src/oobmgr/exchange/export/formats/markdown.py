"""Tables as Markdown: to be read as they are, or shown by a forum or a wiki."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from oobmgr.campaign.rows import Summary
from oobmgr.domain.markdown import markdown, markdown_row
from oobmgr.domain.quantities import number_text
from oobmgr.exchange.export.tables import ExportTable, Kind, Value, plain
from oobmgr.exchange.export.watch import Watch

_NUMBERS: Final = frozenset({Kind.NUMBER, Kind.CHANGE, Kind.SUM})


def write_markdown(
    tables: Sequence[ExportTable], summary: Summary, path: Path, watch: Watch
) -> None:
    """Write each table under its name, without columns that hold nothing."""
    # A lone surrogate, as some keyboards send, must not stop an export.
    with path.open("w", encoding="utf-8", errors="replace", newline="\n") as file:
        file.write(f"# {marked(summary.name)}\n\n{marked(summary.turn_label)}\n")
        for table in tables:
            rows = [[marked(value) for value in row] for row in watch.rows(table)]
            filled = [
                # An empty table keeps all its columns, or nothing of it would be left.
                at
                for at in range(len(table.columns))
                if not rows or any(row[at] for row in rows)
            ]
            columns = [table.columns[at] for at in filled]
            file.write(f"\n## {marked(table.name)}\n\n")
            file.write(markdown_row([marked(column.heading) for column in columns]))
            file.write(markdown_row(["---:" if c.kind in _NUMBERS else "---" for c in columns]))
            file.writelines(markdown_row([row[at] for at in filled]) for row in rows)


def marked(value: Value) -> str:
    """A value as it is shown: signs that Markdown reads otherwise are told to be themselves."""
    found = plain(value)
    if found is None:
        return ""
    if not isinstance(found, str):
        return number_text(found)
    return markdown(found)
