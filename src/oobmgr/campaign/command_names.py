"""Commands by their names, as the journal has them: who only reads the books loads no commands."""

from typing import Final

POST: Final = "PostAction"
ADVANCE: Final = "Advance"
OF_BOTH: Final = frozenset({
    "OpenBooks", ADVANCE, "SetOption", "OverrideCell", "FillChart", "FillCharts", "Silence",
    "HandOver", "ChangeDescription", "KeepImportProfile", "BindWorkbook",
})  # fmt: skip
"""Commands that belong to all players, although they may change what is hidden."""
