"""What looks forgotten: kinds of warnings, each declared beside the function that looks for it.

The function yields a sentence for each thing that it finds, or a `Finding` where one differs from
the rest of its kind. Its name is that of the kind, by which a player silences it::

    @check("SP-32", title="Points left over", action="combat", phases=(COMBAT,))
    def points_left(books: Books) -> Iterator[str]:
        \"\"\"Points that nobody has spent.\"\"\"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from oobmgr.domain.values import dataclass
from oobmgr.rules.cases import cases_in

if TYPE_CHECKING:
    from oobmgr.rules.books import Books, PhaseId


@dataclass(frozen=True)
class Warning:  # noqa: A001 - the hobby's and the mockups' word; never used as the builtin here
    """Something that looks forgotten. `kind` names it for silencing; `must` blocks the advance.

    `foreseen` says that it tells what the form of its action would do as it opens: once something
    else is entered there, the warnings of the action's own plan with the same case take its place.
    `told` says that it is for knowledge alone: nothing is left undone where its phase is left.
    """

    kind: str
    title: str
    sentence: str
    case: str
    action: str = ""
    must: bool = False
    foreseen: bool = False
    told: bool = False


@dataclass(frozen=True)
class Finding:
    """What a check found; title, case and action are those of its kind where they are None."""

    sentence: str
    title: str | None = None
    case: str | None = None
    action: str | None = None


Look = Callable[["Books"], Iterable[str | Finding]]
Looking = TypeVar("Looking", bound=Look)
_DECLARED = "__check__"


@dataclass(frozen=True)
class Check:
    """A kind of warning. `cases` are those that it watches; the first is told with what it finds.

    `action` is the one that helps; `phases` are those in which it looks, all where none is named.
    """

    kind: str
    title: str
    cases: tuple[str, ...]
    look: Look
    action: str = ""
    phases: tuple[PhaseId, ...] = ()
    must: bool = False
    foreseen: bool = False
    told: bool = False

    def warnings(self, books: Books) -> Iterator[Warning]:
        """What it finds now."""
        # Before the search: it may look at every unit.
        if self.phases and books.phase not in self.phases:
            return
        for found in self.look(books):
            one = Finding(found) if isinstance(found, str) else found
            yield Warning(
                kind=self.kind,
                title=self.title if one.title is None else one.title,
                sentence=one.sentence,
                case=self.cases[0] if one.case is None else one.case,
                action=self.action if one.action is None else one.action,
                must=self.must,
                foreseen=self.foreseen,
                told=self.told,
            )


def check(
    cases: str,
    *,
    title: str,
    action: str = "",
    phases: tuple[PhaseId, ...] = (),
    must: bool = False,
    foreseen: bool = False,
    told: bool = False,
) -> Callable[[Looking], Looking]:
    """Declare a function as the check of a kind of warning; it stays the function that it is.

    `cases` are those that it watches, as `cases_in` reads them.
    """

    def declare(look: Looking) -> Looking:
        declared = Check(
            kind=look.__name__,
            title=title,
            cases=cases_in(cases),
            look=look,
            action=action,
            phases=phases,
            must=must,
            foreseen=foreseen,
            told=told,
        )
        # Only a mark: what a game checks, and in which order it tells, stands in its list.
        setattr(look, _DECLARED, declared)
        return look

    return declare


def checks_of(*looks: Look) -> tuple[Check, ...]:
    """The kinds of warnings that functions were declared as, in this order."""
    return tuple(getattr(look, _DECLARED) for look in looks)
