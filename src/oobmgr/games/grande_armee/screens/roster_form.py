"""The printed Roster Sheets of the game: a box for each strength point, and none for a leader."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.games.grande_armee.units import STEP_WORDS, has_strength
from oobmgr.rules.sheets import SheetForm, SheetLine, plain_form, plain_line

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.tables import Tables


def roster_form(tables: Tables) -> SheetForm:
    """The plain sheet, in the words of the game."""
    return replace(
        plain_form(tables),
        line=_line,
        steps_title=STEP_WORDS.title,
        legend="Strike a box for each SP lost.",
    )


def _line(unit: UnitState) -> SheetLine:
    line = plain_line(unit)
    return line if has_strength(unit) else replace(line, boxes=())
