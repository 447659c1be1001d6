"""Tables as JSON, in a form that has a number and is described in the guide."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from oobmgr.campaign.rows import Summary
from oobmgr.exchange.export.tables import ExportTable, plain
from oobmgr.exchange.export.watch import Watch

FORM: Final = 1
"""The form of the file; a later one that cannot be read in the same way has another number."""
KIND: Final = "oobmgr tables"


def write_json(tables: Sequence[ExportTable], summary: Summary, path: Path, watch: Watch) -> None:
    """Write the tables: of each its columns, and its rows as lists in the order of the columns.

    One row stands on a line, so that two exports can be compared line by line.
    """
    head = {
        KIND: FORM,
        "campaign": summary.name,
        "id": summary.campaign_id,
        "entry": summary.last_entry,
        "game": summary.game_id,
        "scenario": summary.scenario,
        "variant": summary.variant,
        "turn": summary.turn,
        "side": summary.side,
        "phase": summary.phase,
    }
    # A lone surrogate, as some keyboards send, must not stop an export.
    with path.open("w", encoding="utf-8", errors="replace", newline="\n") as file:
        # Without the closing brace, which comes last: the tables go in between, row by row.
        file.write(json.dumps(head, ensure_ascii=False, indent=1)[:-2] + ',\n "tables": {')
        for at, table in enumerate(tables):
            columns = [{"name": c.heading, "kind": str(c.kind)} for c in table.columns]
            file.write(f"{',' if at else ''}\n  {_text(table.name)}: {{\n")
            file.write(f'   "columns": {_text(columns)},\n   "rows": [')
            for number, row in enumerate(watch.rows(table)):
                values = [None if value == "" else plain(value) for value in row]
                file.write(f"{',' if number else ''}\n    {_text(values)}")
            file.write("\n   ]\n  }")
        file.write("\n }\n}\n")


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
