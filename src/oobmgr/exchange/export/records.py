"""The records of a campaign in the format that the ending of the file names."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.targets import check_target, replacing
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.exchange.export.contents import Contents, contents_of, table_names
from oobmgr.exchange.export.formats.delimited import DELIMITERS, write_delimited
from oobmgr.exchange.export.formats.json_file import write_json
from oobmgr.exchange.export.formats.markdown import write_markdown
from oobmgr.exchange.export.source import ExportQueries, gather
from oobmgr.exchange.export.tables import ExportTable, Paper
from oobmgr.exchange.export.watch import Watch
from oobmgr.exchange.export.workbook import export_workbook
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.campaign.rows import Summary
    from oobmgr.rules.reporting import Report

WORKBOOK: Final = ".xlsx"
FORMATS: Final = {
    WORKBOOK: "Excel workbook",
    ".ods": "OpenDocument spreadsheet",
    ".csv": "Text with commas, one table",
    ".tsv": "Text with tabs, one table",
    ".json": "JSON",
    ".md": "Markdown",
}
"""What a file can be, by its ending."""


def export_records(
    queries: ExportQueries,
    path: Path,
    *,
    tables: Sequence[str] = (),
    paper: Paper | None = None,
    reports: Callable[[], Sequence["Report"]] | None = None,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Path:
    """Write the campaign in the format of the file's ending, and return the path.

    `tables` names those that are wanted; all where none is, and the units alone where a file can
    hold one table. A workbook holds all of them. The rest is as for `export_workbook`.

    Raises:
        BadInput: the ending is none of `FORMATS`, there is no such table, or as there.
        ExportCancelled: `cancelled` said so.
    """
    suffix = check_format(path, tables)
    if suffix == WORKBOOK:
        # It looks at the target itself, before anything is read.
        return export_workbook(
            queries, path, paper=paper, reports=reports, progress=progress, cancelled=cancelled
        )
    # Before anything is read: a folder that is not there should not be told after minutes.
    check_target(path)
    _check_names(table_names(queries.game), tables)
    watch = Watch(progress, cancelled)
    material = gather(queries, watch.check)
    wanted = _chosen(contents_of(material), tables, alone=suffix in DELIMITERS)
    watch.total = sum(table.count for table in wanted)
    with replacing(path) as draft:
        _write(wanted, material.summary, draft, watch)
    watch.finish()
    return path


def check_format(path: Path, tables: Sequence[str] = ()) -> str:
    """The ending of a file in lower case.

    Raises:
        BadInput: no format has it, or a format cannot hold just the tables that are named.
    """
    suffix = path.suffix.lower()
    known = ", ".join(f"{name} ({words})" for name, words in FORMATS.items())
    if suffix not in FORMATS:
        message = f"{path.name} has no extension of a file that can be written."
        raise BadInput(Fault(message, "out", path.suffix, f"Known extensions: {known}."))
    if suffix == WORKBOOK and tables:
        advice = "Leave the tables out, or choose another extension."
        raise BadInput(Fault("a workbook holds every table.", "table", tables[0], advice))
    if suffix in DELIMITERS and len(tables) > 1:
        advice = "Name one, or choose another extension."
        raise BadInput(Fault("such a file holds one table.", "table", tables[1], advice))
    return suffix


def _check_names(known: Sequence[str], names: Sequence[str]) -> None:
    """Raise `BadInput` for a name that no table has."""
    for name in names:
        if name.casefold() not in map(str.casefold, known):
            advice = did_you_mean(name, known) or f"Known: {', '.join(known)}."
            raise BadInput(Fault(f"there is no table {name!r}.", "table", name, advice))


def _chosen(contents: Contents, names: Sequence[str], *, alone: bool) -> list[ExportTable]:
    by_name = {table.name.casefold(): table for table in contents.tables}
    if names:
        # Each once: rows can be gone through once, and written again a table would be empty.
        return [by_name[name] for name in dict.fromkeys(map(str.casefold, names))]
    # `contents_of` puts the table of the units first.
    return [contents.units[0]] if alone else list(contents.tables)


def _write(tables: Sequence[ExportTable], summary: "Summary", path: Path, watch: Watch) -> None:
    suffix = path.suffix.lower()
    if suffix in DELIMITERS:
        write_delimited(tables[0], path, watch)
    elif suffix == ".json":
        write_json(tables, summary, path, watch)
    elif suffix == ".md":
        write_markdown(tables, summary, path, watch)
    else:
        # Imported where it is asked for: no other format needs it.
        from oobmgr.exchange.export.formats.open_document import write_open_document

        write_open_document(tables, path, watch)
