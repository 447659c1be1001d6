"""The answers to the questions of an import, kept with the campaign for the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.unit_texts import text_faults

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import KeepImportProfile

PROFILE = "profile"
"""The field under which a profile stands; its key is its name."""
_ANSWERS = "answers"


def plan_keep(command: KeepImportProfile, books: BooksSnapshot) -> Draft:
    """Keep a profile under its name, or take it out. Raises `BadInput` where nothing changes."""
    name = command.name.strip()
    if faults := tuple(text_faults(name, "name")):
        raise BadInput(*faults)
    if not name:
        raise BadInput(Fault("a profile needs a name.", "name"))
    old = books.fact(Subject.IMPORT_PROFILE, name, PROFILE)
    new: JsonValue = None if command.profile is None else dict(command.profile)
    if new == old:
        raise BadInput(Fault("nothing would change.", "name", name))
    answers = command.profile.get(_ANSWERS, {}) if command.profile else {}
    told = f"{counted(len(answers), 'answer')} about a workbook." if command.profile else ""
    return Draft(
        title=f"Import profile {'kept' if command.profile else 'taken out'}: {name}",
        sentence=told,
        facts=(Fact(Subject.IMPORT_PROFILE, name, PROFILE, old, new),),
    )
