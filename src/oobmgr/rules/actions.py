"""What a player does in a phase: declared beside the function that plans it.

A plan function takes the books and its inputs and returns an `ActionPlan`. The decorator `action`
turns it into an `Action`: its name is that of the function without ``plan_``, its inputs are those
of the annotation, its sentence the first line of the docstring. A game lists its actions in the
order in which a player turn meets them (`rules.action_list`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.values import dataclass
from oobmgr.rules.cases import cases_in

if TYPE_CHECKING:
    from oobmgr.domain.postings import Fact, Posting
    from oobmgr.domain.rulings import Step
    from oobmgr.domain.units import UnitState, UnitValues
    from oobmgr.rules.books import Books, PhaseId
    from oobmgr.rules.charts import ChartEntry
    from oobmgr.rules.pages import FormEntry
    from oobmgr.rules.picking import Picking


@dataclass(frozen=True)
class ActionPlan:
    """What an action would write, with its working: free to make, so a preview costs nothing.

    `refusals` stop the posting and say why; `warnings` do not. `looked_up` are results that were
    entered where the player's chart has no entry yet: he may keep them there. `new_units` enter the
    books with it, and so do formations of theirs that are not there yet.
    """

    title: str
    sentence: str
    ruling: Ruling[Any]
    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    warnings: tuple[Fault, ...] = ()
    refusals: tuple[Fault, ...] = ()
    looked_up: tuple[ChartEntry, ...] = ()
    new_units: tuple[UnitValues, ...] = ()

    @classmethod
    def refused(
        cls,
        title: str,
        faults: tuple[Fault, ...],
        working: tuple[Step, ...] = (),
        result: object = None,
    ) -> ActionPlan:
        """A plan that does nothing but say why, with the working as far as it goes."""
        # An empty ruling still carries the working: a player wants to see how far it came.
        return cls(title, "", Ruling(result, working), refusals=faults)

    def opening_with(self, working: Iterable[Step]) -> ActionPlan:
        """The same plan with lines of working above its own."""
        ruling = replace(self.ruling, working=(*working, *self.ruling.working))
        return replace(self, ruling=ruling)


@dataclass(frozen=True)
class StepChange:
    """A unit as it was, and how many steps it has after a loss or a correction."""

    unit: UnitState
    steps_left: int


@dataclass(frozen=True)
class Remedy:
    """What helps against a warning: words for a link, what it adds to which inputs, or sets."""

    name: str
    words: str
    adds: Mapping[str, int] = field(default_factory=dict)
    sets: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class RowFigures:
    """The result of an action whose form has rows: a few words for each, in their order."""

    row_words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Openings:
    """How a form opens for each word of one of its inputs, such as a front.

    `of` is that input; `inputs` are what the form opens with, by its word: of a table none but the
    entries that they have are shown. `left_out` are the inputs without meaning with that word.
    """

    of: str
    inputs: Mapping[str, Any]
    left_out: Mapping[str, frozenset[str]]


@dataclass(frozen=True)
class Action:
    """Something a player does in a phase. `inputs` is a frozen dataclass with defaults.

    `cases` are those that act in it, the one that says what it is first.

    `phases` are those in which it may be posted; `once` that it is due once in a player turn;
    `propose` gives the inputs to start the form with, from what the books know; `offered` says
    whether it means anything in this campaign now (always, where it is None), and `not_now` why
    not, with the case that says so: it is refused with these words, and not listed. Where units
    are picked all the same, what the plan has against them is told too. Where what it was offered
    for is over, `not_any_more` names that instead.

    On screen it is called by its `tab` (its title, where that is empty); `post_text` names its
    posting, `link` the way to it, `group` the heading it stands under beside the other actions of
    its phase; `page` is the page of the window where it is done, empty where its form is in the
    phase; `helpers` are calculators that help to fill it in. `picking` is how it takes units;
    `form` is a form of its own, where one built from the inputs would not do; `rows` is the input
    that its form shows line by line, with the words that its result (a `RowFigures`) has for each
    line; `left_out` are inputs without meaning now; `openings` how the form opens with another word
    in an input than that which `propose` has; `settled` says whether the books leave nothing
    to decide, so that what `propose` gives can be posted together with other such actions; `offers`
    are the words that the books know for an input, by its name, or for a field of what it lists;
    `remedy` helps against a warning, from the result that was warned of, where anything does.
    `unseen` lets it change a hidden sheet: of that part its player is shown only the notes, and
    those not before it is posted. `leads_on` says that it is entered no more than once in a row, so
    that what is due comes next, though nobody has to do it.
    """

    name: str
    title: str
    sentence: str
    phases: tuple[PhaseId, ...]
    inputs: type[Any]
    plan: Callable[[Books, Any], ActionPlan]
    propose: Callable[[Books], Any]
    cases: tuple[str, ...]
    once: bool = False
    offered: Callable[[Books], bool] | None = None
    not_now: Fault | None = None
    not_any_more: Callable[[Books], Fault | None] | None = None
    tab: str = ""
    post_text: str = ""
    link: str = ""
    group: str = ""
    page: str = ""
    helpers: tuple[str, ...] = ()
    picking: Picking | None = None
    form: FormEntry | None = None
    rows: str = ""
    left_out: Callable[[Books], frozenset[str]] | None = None
    openings: Callable[[Books], Openings] | None = None
    settled: Callable[[Books], bool] | None = None
    offers: Callable[[Books], Mapping[str, tuple[str, ...]]] | None = None
    remedy: Callable[[Fault, Any], Remedy | None] | None = None
    unseen: bool = False
    leads_on: bool = False

    @property
    def case(self) -> str:
        """The case that says what it is: the first of those that act in it."""
        return self.cases[0]

    def why_not_now(self, books: Books) -> Fault | None:
        """Why it means nothing in this campaign now, with a case; None where it does."""
        if self.offered is None or self.offered(books):
            return None
        over = self.not_any_more(books) if self.not_any_more else None
        why = over or self.not_now or Fault("Nothing to do for it now.")
        # A refusal without a case would leave the player without a place to read.
        return why if why.case else replace(why, case=self.case)


Plan = TypeVar("Plan", bound=Callable[..., ActionPlan])
# What was declared lies under this name on the function itself, which stays one that any rule and
# any test can call.
_DECLARED = "__action__"
_PREFIX = "plan_"


def action(
    cases: str,
    *,
    phases: tuple[PhaseId, ...],
    title: str,
    name: str = "",
    propose: Callable[[Books], Any] | None = None,
    # Not spelled out: `Action` has them, refuses a wrong one, and a copy here would have to follow.
    **about: Any,  # noqa: ANN401 - the other fields of `Action`, by name
) -> Callable[[Plan], Plan]:
    """Declare a plan function as an action; it stays the function that it is.

    `cases` are those that act in it, as `cases_in` reads them; the first says what it is. `name` is
    needed only where the function is not called after it (``plan_build`` plans
    ``build``). Without `propose` the form opens with the defaults of its inputs. `about` are the
    further fields of `Action`.
    """

    def declare(plan: Plan) -> Plan:
        known = name or plan.__name__.removeprefix(_PREFIX)
        sentence = (plan.__doc__ or "").partition("\n")[0].strip()
        fields = {"name": known, "title": title, "sentence": sentence, "phases": phases}
        # Kept with the function: reading its annotations waits until the actions are asked for.
        setattr(plan, _DECLARED, (fields | {"cases": cases_in(cases)} | about, propose))
        return plan

    return declare


def action_of(plan: Callable[..., ActionPlan]) -> Action:
    """The action that a plan function was declared as."""
    fields, propose = getattr(plan, _DECLARED)
    _, inputs, *_ = get_type_hints(plan).values()  # the books, the inputs, the plan
    return Action(**fields, inputs=inputs, plan=plan, propose=propose or _defaults_of(inputs))


def _defaults_of(inputs: type[Any]) -> Callable[[Books], Any]:
    def propose(_: Books) -> Any:  # noqa: ANN401 - each action has inputs of its own
        return inputs()

    return propose
