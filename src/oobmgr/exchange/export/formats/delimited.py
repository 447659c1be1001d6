"""A table as a text file of rows: ``.csv`` with commas, ``.tsv`` with tabs."""

import csv
from pathlib import Path
from typing import Final

from oobmgr.exchange.export.tables import ExportTable, plain
from oobmgr.exchange.export.watch import Watch

DELIMITERS: Final = {".csv": ",", ".tsv": "\t"}
# With the mark that tells spreadsheet programs that it is UTF-8.
_ENCODING: Final = "utf-8-sig"


def write_delimited(table: ExportTable, path: Path, watch: Watch) -> None:
    """Write one table under its headings, every text as it is."""
    # csv ends its lines itself; and a lone surrogate, which a text may hold, is no UTF-8.
    with path.open("w", encoding=_ENCODING, errors="replace", newline="") as file:
        writer = csv.writer(file, delimiter=DELIMITERS[path.suffix.lower()])
        writer.writerow(column.heading for column in table.columns)
        writer.writerows([plain(value) for value in row] for row in watch.rows(table))
