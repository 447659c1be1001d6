"""What the rules of a game say against the records of a workbook, told before they are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.planning.kept_records import sets_kept
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.campaign.commands import ImportOrderOfBattle
    from oobmgr.campaign.file import Campaign
    from oobmgr.campaign.rows import Preview


@dataclass(frozen=True)
class Doubts:
    """What cannot be, and the preview of the whole where all of it can be."""

    faults: tuple[Fault, ...] = ()
    preview: Preview | None = None

    def as_json(self) -> dict[str, tuple[str, ...]]:
        """The sentences: what is refused, what is asked."""
        asked = self.preview.warnings if self.preview else ()
        return {
            "refused": tuple(fault.sentence() for fault in self.faults),
            "asked": tuple(fault.sentence() for fault in asked if fault.asks),
        }

    def tell(self) -> None:
        """Say the same in lines."""
        for word, sentences in (("error", "refused"), ("question", "asked")):
            for sentence in self.as_json()[sentences]:
                say(f"  {word}: {sentence}")


def doubts_of(campaign: Campaign, command: ImportOrderOfBattle) -> Doubts:
    """What is wrong or doubtful of an import before anything is written."""
    # Thousands of units alone are not planned twice.
    if not sets_kept(command, campaign.game):
        return Doubts()
    try:
        return Doubts(preview=campaign.session.preview(command))
    except BadInput as error:
        # Kept and not raised: a dry run still tells all else that it found.
        return Doubts(error.faults)
