"""The steps of the open phase: what can be done now, how each stands, and which comes next."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.campaign.turn_rows import NotNowRow, WarningRow
from oobmgr.domain.values import dataclass
from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game
from oobmgr.rules.phase_cases import PhaseCase
from oobmgr.ui.viewmodels.turn import TurnPage, action_of, actions_now, tab_text

OTHERS: Final = "Others"
"""The heading of steps without one."""
NOT_NOW: Final = ":not_now"
"""The fold of the actions that mean nothing now."""
ON_MAP: Final = ":on_map"
"""The fold of the rules that are followed on the map."""


class StepState(StrEnum):
    """How a step stands; the value is what is said of it, nothing where there is nothing to say."""

    PENCIL = "in pencil"
    MUST = "must be done"
    DUE = "due"
    TO_DO = "to do"
    POSTED = "posted"
    OPEN = ""


_TO_GO_TO: Final = frozenset({StepState.PENCIL, StepState.MUST, StepState.DUE, StepState.TO_DO})


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One step: the action, the words of its row, its heading and how it stands.

    `posted` is how often it was posted in this phase; `why` says what is due; `pressing` that it
    should be dealt with before the phase is left; `once` that it is done once in a player turn;
    `leads_on` that what is due comes after it, though it need not be done; `settled` that the books
    leave nothing to decide in it; `refused` that what is in pencil cannot be posted as it stands.
    `sentence` and `case` say what it is.
    """

    name: str
    text: str
    group: str
    state: StepState
    posted: int = 0
    why: str = ""
    pressing: bool = False
    once: bool = False
    settled: bool = False
    leads_on: bool = False
    refused: bool = False
    sentence: str = ""
    case: str = ""

    @property
    def words(self) -> str:
        """The step and how it stands, for those who cannot see the marks."""
        parts = [self.text, str(self.state)]
        if self.posted > 1 and self.state is StepState.POSTED:
            parts[1] = f"posted {self.posted} times"
        elif self.posted and self.state is not StepState.POSTED:
            parts.append("posted" if self.posted == 1 else f"posted {self.posted} times")
        return ", ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class Fold:
    """What stands below the steps under one name: a few lines to read, each with its case.

    `rows` are name, text and case; the name is empty where the text says all.
    """

    name: str
    title: str
    rows: tuple[tuple[str, str, str], ...]

    @property
    def text(self) -> str:
        """The words of its row."""
        return f"{self.title} {len(self.rows)}"


@dataclass(frozen=True, slots=True)
class Guide:
    """The steps of the phase in order, and what stands below them to read."""

    steps: tuple[GuideStep, ...] = ()
    folds: tuple[Fold, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The actions of the steps."""
        return tuple(step.name for step in self.steps)

    def step(self, name: str) -> GuideStep | None:
        """The step of an action, None where it is not among them."""
        return next((step for step in self.steps if step.name == name), None)

    def fold(self, name: str) -> Fold | None:
        """The fold of this name, None where there is none."""
        return next((fold for fold in self.folds if fold.name == name), None)

    @property
    def stops(self) -> tuple[str, ...]:
        """The names of all that can be gone to, in order: steps, then folds."""
        return (*self.names, *(fold.name for fold in self.folds))

    def beside(self, name: str, by: int) -> str:
        """The stop `by` places after one, or before it, but never past the ends.

        From where none is shown, such as after the last that was to be done, it is the first.
        """
        stops = self.stops
        at = stops.index(name) + by if name in stops else 0
        return stops[max(0, min(len(stops) - 1, at))]

    def words(self, name: str) -> str:
        """What is said of a step or a fold; empty where there is none of this name."""
        step, fold = self.step(name), self.fold(name)
        return step.words if step else fold.text if fold else ""

    @property
    def next_due(self) -> GuideStep | None:
        """The step to go to: what must be done, else the first that should be.

        Pencil that is refused waits until the player comes back to it: to be led there after each
        posting elsewhere takes the hands from what is being entered.
        """
        pressing = (step for step in self.steps if step.pressing and not step.refused)
        # `min` keeps the first of equals, so what is merely due stays in the order of the steps.
        return min(pressing, key=lambda step: step.state is not StepState.MUST, default=None)

    @property
    def musts(self) -> frozenset[str]:
        """The steps that must be done, by name."""
        return frozenset(step.name for step in self.steps if step.state is StepState.MUST)

    @property
    def settled(self) -> tuple[GuideStep, ...]:
        """The steps to go to in which nothing is to decide, and nothing is in pencil."""
        return tuple(
            step
            for step in self.steps
            if step.settled and step.pressing and step.state is not StepState.PENCIL
        )

    def due_after(self, name: str) -> GuideStep | None:
        """The step that is due or to do after one, from the first again after the last."""
        at = self.names.index(name) + 1 if name in self.names else 0
        # The step itself comes last in the round: it is due again only where no other is.
        around = (*self.steps[at:], *self.steps[:at])
        return next((step for step in around if step.state in _TO_GO_TO), None)

    @property
    def opening(self) -> GuideStep | None:
        """The step that the phase opens on."""
        return self.next_due or next(iter(self.steps), None)


def guide_of(
    game: Game,
    page: TurnPage,
    pencil: Mapping[str, bool] = MappingProxyType({}),
    on_map: Iterable[PhaseCase] = (),
) -> Guide:
    """The steps of the phase being played.

    `pencil` are the actions in which something is entered, each with whether it is refused.
    `on_map` are the rules of this phase that are followed on the map.
    """
    due = _due(page.warnings)
    posted = Counter(
        action_of(one) for one in page.posted_in(page.sequence.side, page.sequence.phase)
    )
    steps = (
        _step(action, page, due.get(action.name), posted[action.name], pencil.get(action.name))
        for action in in_order(game, page)
    )
    return Guide(tuple(steps), tuple(_folds(page.sequence.not_now, on_map)))


def _folds(not_now: Iterable[NotNowRow], on_map: Iterable[PhaseCase]) -> Iterator[Fold]:
    if rows := tuple(("", rule.text, rule.case) for rule in on_map):
        yield Fold(ON_MAP, "On the map", rows)
    if rows := tuple((row.title, row.sentence, row.case) for row in not_now):
        yield Fold(NOT_NOW, "Not now", rows)


def in_order(game: Game, page: TurnPage) -> tuple[Action, ...]:
    """The actions that can be posted, those of a heading together.

    The heading of the action that gives the phase its name comes first, and that action in it.
    """
    found = actions_now(game, page)
    phase = page.sequence.phase
    own = next((one.group for one in game.phases if one.id == phase), "") or None
    main = next((action.group for action in found if action.name == phase), own)
    # Of the whole game, so that no heading moves when a step of it is done.
    headings = list(dict.fromkeys(action.group for action in game.actions))
    # Sorting is stable, so the others stay in the order of the game.
    headings.sort(key=lambda group: group != main)
    return tuple(sorted(found, key=lambda one: (headings.index(one.group), one.name != phase)))


def _due(warnings: Iterable[WarningRow]) -> Mapping[str, tuple[WarningRow, ...]]:
    """What looks forgotten, by the action that helps; what is only foreseen is not a duty."""
    found: dict[str, tuple[WarningRow, ...]] = {}
    for row in warnings:
        if row.action and not row.silenced and not row.foreseen:
            found[row.action] = (*found.get(row.action, ()), row)
    return found


def _step(
    action: Action,
    page: TurnPage,
    due: tuple[WarningRow, ...] | None,
    posted: int,
    refused: bool | None,
) -> GuideStep:
    pencil = refused is not None
    # In the whole player turn, not in this phase alone.
    closed = action.once and page.posted_once(action.name) is not None
    # An action called as its phase is what the phase is for; others may well be left out.
    waiting = action.once or action.name == page.sequence.phase
    state = _state(due or (), posted=posted, pencil=pencil, closed=closed, waiting=waiting)
    # What gives the phase its name is done in it, even if it could wait for a later one.
    own = action.name == page.sequence.phase
    pressing = state in {StepState.PENCIL, StepState.MUST, StepState.TO_DO} or (
        state is StepState.DUE and (own or not can_wait(action, page))
    )
    return GuideStep(
        name=action.name,
        text=tab_text(action),
        group=action.group or OTHERS,
        state=state,
        # What is done once may have been posted in an earlier phase of this player turn.
        posted=max(posted, int(closed)),
        why=" ".join(row.sentence for row in due or ()),
        pressing=pressing,
        once=action.once,
        settled=page.forms[action.name].settled,
        leads_on=action.leads_on,
        refused=bool(refused),
        sentence=action.sentence,
        case=action.case,
    )


def _state(
    due: tuple[WarningRow, ...], *, posted: int, pencil: bool, closed: bool, waiting: bool
) -> StepState:
    # What is in pencil comes first: it would be lost, whatever else holds of the step.
    if pencil:
        return StepState.PENCIL
    # Posted, it is over even where a warning still names it: it cannot be posted twice.
    if closed:
        return StepState.POSTED
    if due:
        return StepState.MUST if any(row.must for row in due) else StepState.DUE
    if posted:
        return StepState.POSTED
    return StepState.TO_DO if waiting else StepState.OPEN


def can_wait(action: Action, page: TurnPage) -> bool:
    """Whether the action can still be posted in a later phase of this player turn."""
    later = {row.id for row in page.now.phases if row.state == "later"}
    return any(phase in later for phase in action.phases)


def leads_on(before: GuideStep, guide: Guide, had_to: AbstractSet[str] = frozenset()) -> bool:
    """Whether the focus goes on, once a step was posted that stood as `before`.

    It does from what was due, is done once, or leads on; others are often posted several times, and
    it goes on from them only to what must be done because of them, which is none of `had_to`.
    """
    due = guide.next_due
    # What had to be done before the posting was passed over on purpose: it leads nobody away again.
    if due is not None and due.state is StepState.MUST and due.name not in {before.name, *had_to}:
        return True
    if not (before.once or before.why or before.leads_on):
        return False
    now = guide.step(before.name)
    # A step that is still due, such as one of several bids, keeps the focus.
    return now is None or not now.pressing
