"""A page of actions beside tables of the game, as it is shown."""

from collections.abc import Iterable

from oobmgr.campaign.queries import Queries
from oobmgr.domain.values import dataclass
from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game
from oobmgr.rules.page_tables import PageTable
from oobmgr.rules.pages import PageEntry
from oobmgr.rules.questions import NoWish
from oobmgr.ui.viewmodels.turn_guide import Guide
from oobmgr.ui.viewmodels.turn_reading import TurnReading, read_turn


@dataclass(frozen=True, slots=True)
class WorksReading:
    """The tables of a page; `turn` is None where a past turn is looked at."""

    tables: tuple[PageTable, ...]
    turn: TurnReading | None


def read_works(queries: Queries, page: PageEntry, as_of: str | None = None) -> WorksReading:
    """Read the tables of a page, as of the end of a turn if given."""
    asked = queries.game.question(page.tables) if page.tables else None
    tables = () if asked is None else queries.ask(asked, NoWish(), as_of)
    return WorksReading(tables, None if as_of is not None else read_turn(queries))


def guide_of_groups(guide: Guide, groups: Iterable[str]) -> Guide:
    """The steps of these headings alone, in the order of the headings."""
    wanted = tuple(groups)
    found = (step for step in guide.steps if step.group in wanted)
    return Guide(tuple(sorted(found, key=lambda step: wanted.index(step.group))))


def actions_of(game: Game, groups: Iterable[str]) -> tuple[Action, ...]:
    """The actions of a game under these headings."""
    wanted = frozenset(groups)
    return tuple(action for action in game.actions if action.group in wanted)


def why_nothing(game: Game, groups: Iterable[str], reading: WorksReading) -> str:
    """Why nothing can be entered on the page now; empty where something can."""
    actions = actions_of(game, groups)
    if reading.turn is None:
        return "A closed turn is shown: nothing is entered in it."
    if any(action.name in reading.turn.page.forms for action in actions):
        return ""
    page = reading.turn.page
    now = page.phase.name
    sentences = [f"Nothing on this page can be entered in the {now} Phase."]
    # What this phase could do has nothing to do it with: naming the phase would contradict.
    wanted = {phase for action in actions for phase in action.phases}
    # In the order in which they are played.
    phases = (phase.name for phase in game.phases if phase.id in wanted)
    if held := dict.fromkeys(name for name in phases if name != now):
        sentences.append(f"It is done in: {', '.join(held)}.")
    own = {action.name for action in actions}
    reasons = (row.sentence for row in page.sequence.not_now if row.action in own)
    return " ".join((*sentences, *dict.fromkeys(reasons)))
