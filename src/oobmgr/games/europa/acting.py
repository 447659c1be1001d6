"""Units that act: the input that names them, those looked up, and why others may not act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import HIGHEST_ID, NAMED_AT_MOST
from oobmgr.rules.inputs import told

_ONCE = "Leave it in one of them."


def units_told(sentence: str, *, label: str = "") -> Any:  # noqa: ANN401 - as `told`
    """An input of units of the order of battle by their ids."""
    return told(sentence, default=(), unit="units", low=1, high=HIGHEST_ID, label=label)


class Agreeing(NamedTuple):
    """A word of a reason that changes where several units share the reason."""

    one: str
    many: str


ARRIVES = Agreeing("arrives", "arrive")
BELONGS = Agreeing("belongs", "belong")
COUNTS = Agreeing("counts", "count")
DOES = Agreeing("does", "do")
HAS = Agreeing("has", "have")
IS = Agreeing("is", "are")
ITS = Agreeing("its", "their")
STARTS = Agreeing("starts", "start")
WAS = Agreeing("was", "were")


@dataclass(frozen=True)
class Why:
    """Why a unit may not act, as the end of a sentence about it: ``has not arrived yet``."""

    parts: tuple[Agreeing | str, ...]
    advice: str = ""
    case: str = ""

    def words(self, number: int = 1) -> str:
        """The reason as it is told of so many units."""
        return " ".join(
            part if isinstance(part, str) else part.one if number == 1 else part.many
            for part in self.parts
        )


def unfit(unit: UnitState, side: SideId) -> Why | None:
    """Why a unit cannot act for a side, if it cannot: another side's, not arrived, dead."""
    if unit.side != side:
        return Why((BELONGS, "to the other side"), case="SOP-01")
    if unit.status is UnitStatus.DUE:
        return Why((HAS, "not arrived yet"), case="SOP-02")
    if unit.status is UnitStatus.DEAD:
        return Why((IS, "in the dead pile"))
    return None


def looked_up(
    books: Books, ids: Iterable[int], why_not: Callable[[UnitState], Why | None]
) -> tuple[tuple[UnitState, ...], tuple[Fault, ...]]:
    """The units with these ids, each once; what is unknown or may not act is refused."""
    found: list[UnitState] = []
    faults: list[Fault] = []
    refused: list[tuple[UnitState, Why]] = []
    for unit_id in dict.fromkeys(ids):
        with collecting(faults):
            unit = books.unit(UnitId(unit_id))
            if why := why_not(unit):
                # Collected first: ten units refused for one reason are told in one sentence.
                refused.append((unit, why))
            else:
                found.append(unit)
    return tuple(found), (*faults, *told_together(refused))


def told_together(found: Iterable[tuple[UnitState, Why]]) -> tuple[Fault, ...]:
    """A refusal for each unit, or one for all that are refused for the same reason.

    ``28 units are not German: 8 infantry, 13 infantry, 1 Român armoured and 25 more.``
    """
    alike: dict[Why, list[UnitState]] = {}
    for unit, why in found:
        alike.setdefault(why, []).append(unit)
    return tuple(_together(why, units) for why, units in alike.items())


def _together(why: Why, units: list[UnitState]) -> Fault:
    first = units[0]
    if len(units) == 1:
        return Fault(f"{why.words()}.", named(first), str(first.id), why.advice, why.case)
    sentence = (
        f"{len(units)} units {why.words(len(units))}: {_listed([named(unit) for unit in units])}."
    )
    return Fault(sentence, "units", str(first.id), why.advice, why.case)


def _listed(names: list[str]) -> str:
    """The first few names, and how many more there are."""
    more = len(names) - NAMED_AT_MOST
    # One more name takes no more room than to say that there is one more.
    last = f"{more} more" if more > 1 else names[-1]
    shown = names[:NAMED_AT_MOST] if more > 1 else names[:-1]
    return f"{', '.join(shown)} and {last}"


def named(unit: UnitState) -> str:
    """A unit as refusals name it: ``3 panzer``."""
    return f"{unit.designation} {unit.type}"


def first_named(units: Sequence[UnitState]) -> str:
    """Several units by the first of them: ``3 panzer and 2 more``; empty for none."""
    more = f" and {len(units) - 1} more" if len(units) > 1 else ""
    return f"{named(units[0])}{more}" if units else ""


def twice(books: Books, lists: Mapping[str, Iterable[int]]) -> tuple[Fault, ...]:
    """The refusals of units that stand in more than one of the named lists."""
    places: dict[int, list[str]] = {}
    for name, ids in lists.items():
        for unit_id in dict.fromkeys(ids):
            places.setdefault(unit_id, []).append(name)
    return tuple(
        Fault(f"is in {' and '.join(names)}.", _name_of(books, unit_id), str(unit_id), _ONCE)
        for unit_id, names in places.items()
        if len(names) > 1
    )


def _name_of(books: Books, unit_id: int) -> str:
    """A unit's name; its number alone where there is no such unit, which is reported elsewhere."""
    try:
        unit = books.unit(UnitId(unit_id))
    except BadInput:
        return str(unit_id)
    return named(unit)
