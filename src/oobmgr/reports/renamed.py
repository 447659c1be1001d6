"""Which units and formations got another name in a turn, for its bulletin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.postings import WHOLE, Subject

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from oobmgr.campaign.rows import FormationRow, TransactionDetail, UnitRow

Key = tuple[Subject, str]
_NAMED_IN: Final = {Subject.UNIT: "designation", Subject.FORMATION: "name"}


class Renamings:
    """The names of a turn as it began and as it ends, of what is there then.

    An entry that was taken back counts for nothing, nor does a name that is the old one again. What
    was entered in the turn itself is new to the others under whatever name; in the `first` turn
    that is everything, and there each later name is told.
    """

    def __init__(self, done: Iterable[TransactionDetail], *, first: bool) -> None:
        self._names: dict[Key, tuple[str, str]] = {}
        self._new: set[Key] = set()
        for one in done:
            if one.undone_by is None:
                for fact in one.facts:
                    key = fact.subject, fact.key
                    if fact.field == WHOLE and fact.old is None and not first:
                        self._new.add(key)
                    elif fact.field == _NAMED_IN.get(fact.subject):
                        before = self._names.get(key, (str(fact.old), ""))[0]
                        self._names[key] = before, str(fact.new)

    def of(
        self, side: str, units: Iterable[UnitRow], formations: Iterable[FormationRow]
    ) -> Iterator[str]:
        """What was renamed of a side: formations first, as ``Reserve to VII Corps``."""
        yield from self._told(
            Subject.FORMATION, {str(f.id): "" for f in formations if f.side == side}
        )
        kinds = {str(u.id): f" {u.type} {u.size}".rstrip() for u in units if u.side == side}
        yield from self._told(Subject.UNIT, kinds)

    def _told(self, subject: Subject, kinds: Mapping[str, str]) -> Iterator[str]:
        for (of, key), (before, now) in self._names.items():
            known = of == subject and key in kinds and (of, key) not in self._new
            if known and before != now:
                yield f"{before}{kinds[key]} to {now}"
