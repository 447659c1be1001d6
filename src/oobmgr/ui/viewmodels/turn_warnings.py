"""What looks forgotten, as it stands with what is in pencil on the page."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from oobmgr.campaign.rows import Preview, WarningRow


def with_pencil(
    rows: Iterable[WarningRow], pencil: Mapping[str, Preview | None]
) -> tuple[WarningRow, ...]:
    """The warnings, those that are foreseen as the pencil of their action has them.

    `pencil` are the previews of the actions in which something is entered, None where it cannot be
    read. A foreseen warning that the pencil no longer gives is left out.
    """
    return tuple(found for row in rows if (found := _in_pencil(row, pencil)) is not None)


def _in_pencil(row: WarningRow, pencil: Mapping[str, Preview | None]) -> WarningRow | None:
    if not row.foreseen or row.action not in pencil:
        return row
    preview = pencil[row.action]
    said = [fault.note() for fault in preview.warnings if fault.case == row.case] if preview else []
    return replace(row, sentence=" ".join(said)) if said else None
