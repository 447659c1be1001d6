"""The player's own workbook that a campaign fills, and which ranges of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.campaign.drafts import Draft
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.quantities import counted

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import BindWorkbook

BOUND: Final = ("workbook", "binding")
"""The key and the field under which it stands."""


def plan_bind(command: BindWorkbook, books: BooksSnapshot) -> Draft:
    """Bind a workbook, or let it go. Raises `BadInput` where nothing changes."""
    old = books.fact(Subject.BOUND_WORKBOOK, *BOUND)
    new: JsonValue = None
    if command.path:
        if not command.ranges:
            raise BadInput(Fault("no range is named.", "range", advice="Name at least one."))
        new = {"path": command.path, "ranges": dict(command.ranges)}
    if new == old:
        raise BadInput(Fault("nothing would change.", "workbook", command.path))
    # The path is that of one computer, and the title is read on others, too.
    title = "Own workbook bound" if new else "Own workbook unbound"
    told = f"{counted(len(command.ranges), 'range')} to be filled." if new else ""
    return Draft(
        title=title,
        sentence=told,
        facts=(Fact(Subject.BOUND_WORKBOOK, *BOUND, old, new),),
    )
