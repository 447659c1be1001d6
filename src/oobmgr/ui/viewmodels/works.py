"""A page of actions beside tables of the game, as it is shown."""

from collections.abc import Iterable

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import ALL_TOPICS, Topic
from oobmgr.campaign.turn_rows import SequenceRow
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
    """The tables of a page, and the turn whose forms it shows.

    Without a turn, such as when a past one is looked at or another phase is played, `why` says why
    nothing can be entered. `topics` are what it rests on.
    """

    tables: tuple[PageTable, ...]
    turn: TurnReading | None
    why: str = ""
    topics: frozenset[Topic] = ALL_TOPICS


def read_works(queries: Queries, page: PageEntry, as_of: str | None = None) -> WorksReading:
    """Read the tables of a page, as of the end of a turn if given."""
    game = queries.game
    asked = game.question(page.tables) if page.tables else None
    noted = {Topic.SEQUENCE, Topic.OPTIONS}
    tables = () if asked is None else queries.ask(asked, NoWish(), as_of, noted=noted)
    if as_of is not None:
        return WorksReading(tables, None, "A closed turn is shown: nothing is entered in it.")
    actions, sequence = actions_of(game, page.groups), queries.sequence()
    # Only then the whole turn is read: most visits to such a page are to look at its tables.
    if any(action.name in sequence.actions_now for action in actions):
        return WorksReading(tables, read_turn(queries))
    here = any(sequence.phase in action.phases for action in actions)
    # What makes an action of this phase mean something may be anything in the books.
    topics = ALL_TOPICS if here else frozenset(noted)
    return WorksReading(tables, None, why_nothing(game, actions, sequence), topics)


def guide_of_groups(guide: Guide, groups: Iterable[str]) -> Guide:
    """The steps of these headings alone, in the order of the headings."""
    wanted = tuple(groups)
    found = (step for step in guide.steps if step.group in wanted)
    return Guide(tuple(sorted(found, key=lambda step: wanted.index(step.group))))


def actions_of(game: Game, groups: Iterable[str]) -> tuple[Action, ...]:
    """The actions of a game under these headings."""
    wanted = frozenset(groups)
    return tuple(action for action in game.actions if action.group in wanted)


def why_nothing(game: Game, actions: Iterable[Action], sequence: SequenceRow) -> str:
    """Why none of some actions can be posted now."""
    actions = tuple(actions)
    now = game.phase_name(sequence.phase)
    sentences = [f"Nothing on this page can be entered in the {now} Phase."]
    # What this phase could do has nothing to do it with: naming the phase would contradict.
    wanted = {phase for action in actions for phase in action.phases}
    # In the order in which they are played.
    phases = (phase.name for phase in game.phases if phase.id in wanted)
    if held := dict.fromkeys(name for name in phases if name != now):
        sentences.append(f"It is done in: {', '.join(held)}.")
    own = {action.name for action in actions}
    reasons = (row.sentence for row in sequence.not_now if row.action in own)
    return " ".join((*sentences, *dict.fromkeys(reasons)))
