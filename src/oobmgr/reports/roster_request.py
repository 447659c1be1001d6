"""What a roster sheet is asked for, and what stands at its head."""

from collections.abc import Callable

from oobmgr.domain.values import dataclass
from oobmgr.reports.page_setup import USUAL_SETUP, PageSetup

# The figure of a formation, in words such as "2 ½ SP to move, rounded up 3"; empty for none.
FigureText = Callable[[str, tuple[str, ...]], str]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A formation that is to be printed, with all below it unless `below` is False."""

    side: str
    path: tuple[str, ...]
    below: bool = True

    def holds(self, side: str, path: tuple[str, ...]) -> bool:
        """Whether a unit of this side and formation is printed with it."""
        # Both sides may have a formation of that name.
        if side != self.side:
            return False
        return path[: len(self.path)] == self.path if self.below else path == self.path


@dataclass(frozen=True, slots=True)
class SheetSide:
    """A side as the heads of its pages name it.

    `emblem` is the shape that marks it; `phase` the phase in words, `pools` its pools in words.
    """

    id: str
    name: str
    emblem: str
    phase: str = ""
    pools: str = ""


@dataclass(frozen=True, slots=True)
class SheetHeader:
    """What stands at the head of every page."""

    campaign: str
    game: str
    turn_label: str
    sides: tuple[SheetSide, ...]


@dataclass(frozen=True, slots=True)
class RosterOptions:
    """What to print.

    `side` is empty for all sides, each in a run of pages of its own. `formations` prints only
    these; empty prints all. `units` prints only those of these ids, whatever their formation.
    `blank` leaves hexes, losses, notes, pools and turn to
    the pencil. Formations of `page_level` (1 is the top, 0 as the game's sheets do) begin a page;
    with `share_pages` one stands below another of the same parent where it fits undivided, those of
    the top where one page takes them all.
    """

    setup: PageSetup = USUAL_SETUP
    side: str = ""
    formations: tuple[Chosen, ...] = ()
    units: frozenset[int] = frozenset()
    include_dead: bool = True
    include_due: bool = True
    blank: bool = False
    page_level: int = 0
    share_pages: bool = True
