"""Formations that a list names by themselves, where the campaign has them within others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.exchange.layouts.questions import Question
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.campaign.rows import FormationRow
    from oobmgr.exchange.readings import OrderOfBattleReading

AT_THE_TOP: Final = "a new one at the top"
"""The answer that a formation of a list is none of those that the campaign has."""

_ASKED: Final = "formation:"
"""What the ids of such questions begin with."""
_Path = tuple[str, ...]
_Named = tuple[str, str]
"""A side, and the name of a formation."""


def within_known(
    reading: OrderOfBattleReading,
    formations: Iterable[FormationRow],
    answers: Mapping[str, str],
) -> OrderOfBattleReading:
    """A reading in which the first formation of a list is the one that the campaign has so called.

    A list that names a corps alone means the corps of its army. Where several are called so it is
    asked which; sheets in the program's own layout tell every formation from the top down.
    """
    deeper = _deeper(formations)
    listed = {name for name, columns in reading.columns.items() if columns.listed}
    if not deeper or not listed:
        return reading
    found = zip(reading.units, reading.unit_places, strict=True)
    rows = Counter(
        (str(unit.side), unit.path[0])
        for unit, place in found
        if unit.path and place.sheet in listed
    )
    rows.update({(str(side), path[0]): 0 for side, path in reading.empty_formations})
    asked = {
        named: _question(named, paths, number)
        for named, number in rows.items()
        if (paths := deeper.get(_key(*named)))
    }
    meant = {named: _meant(one, deeper[_key(*named)], answers) for named, one in asked.items()}
    units = tuple(
        replace(unit, path=_placed(unit.side, unit.path, meant)) if place.sheet in listed else unit
        for unit, place in zip(reading.units, reading.unit_places, strict=True)
    )
    open_ = (one for one in asked.values() if answers.get(one.id) not in one.choices)
    return replace(
        reading,
        units=units,
        empty_formations=tuple(
            (side, _placed(side, path, meant)) for side, path in reading.empty_formations
        ),
        questions=tuple(
            sorted((*reading.questions, *open_), key=lambda one: (not one.needed, -one.rows))
        ),
    )


def _deeper(formations: Iterable[FormationRow]) -> Mapping[_Named, Sequence[_Path]]:
    """The formations below others by side and name, of names that none at the top has."""
    below: defaultdict[_Named, list[_Path]] = defaultdict(list)
    tops: set[_Named] = set()
    for row in formations:
        key = _key(row.side, row.name)
        if len(row.path) > 1:
            below[key].append(row.path)
        else:
            tops.add(key)
    return {key: paths for key, paths in below.items() if key not in tops and key[1]}


def _key(side: str, name: str) -> _Named:
    return side, folded(name)


def _question(named: _Named, paths: Sequence[_Path], rows: int) -> Question:
    name = named[1]
    told = [PATH_SEPARATOR.join(path) for path in paths]
    alone = len(told) == 1
    text = (
        f"{name} is in the campaign already. Is it the same?"
        if alone
        else f"The campaign has several formations called {name}. Which is it?"
    )
    return Question(
        id=_ASKED + ":".join(named),
        text=text,
        rows=rows,
        proposal=told[0] if alone else "",
        choices=(*told, AT_THE_TOP),
        # One alone is taken for it, which is told; of several only the player knows.
        needed=not alone,
        only_told=not alone,
    )


def _meant(question: Question, paths: Sequence[_Path], answers: Mapping[str, str]) -> _Path | None:
    """The formation of the campaign that is meant; None for a new one, or as long as it is open."""
    answer = answers.get(question.id)
    said = answer if answer in question.choices else question.proposal
    return next((path for path in paths if PATH_SEPARATOR.join(path) == said), None)


def _placed(side: str, path: _Path, meant: Mapping[_Named, _Path | None]) -> _Path:
    above = meant.get((str(side), path[0])) if path else None
    return path if above is None else (*above, *path[1:])
