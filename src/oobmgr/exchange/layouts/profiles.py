"""The answers about a workbook, found again by its look when one like it is read."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass

# A workbook gets a column more or a sheet less from turn to turn, and is the same one.
_LIKE: Final = 0.75
# Far more than any workbook asks; a file of a stranger could hold millions.
_MOST_ANSWERS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Profile:
    """Answers by the ids of their questions, and the look of the workbook that they are about.

    The `look` is its rows of headings, each as one text. `was` tells what stood in a mended cell or
    row, by the name of the answer: it is for that content alone.
    """

    answers: Mapping[str, str]
    look: tuple[str, ...] = ()
    # Not compared: answers that are to be kept have no name yet, and may be kept already.
    name: str = field(default="", compare=False)
    was: Mapping[str, str] = field(default_factory=dict, compare=False)

    def as_json(self) -> dict[str, Any]:
        """The profile as it is kept and exported."""
        told = {"look": list(self.look), "answers": dict(self.answers)}
        return {**told, "was": dict(self.was)} if self.was else told

    def likeness(self, look: Sequence[str]) -> float:
        """How much of the headings of two workbooks is the same, from 0 to 1."""
        mine, other = set(self.look), set(look)
        # Of the headings of both: a few in common make no likeness.
        return len(mine & other) / len(mine | other) if mine and other else 0.0


def profile_of(told: object, name: str = "") -> Profile:
    """A profile from JSON: answers alone, or with the look of their workbook.

    Raises:
        BadInput: it is something else.
    """
    given = told if isinstance(told, Mapping) else {}
    answers = given.get("answers", given)
    look = given.get("look", ()) if "answers" in given else ()
    was = given.get("was") if "answers" in given else None
    before = {str(key): str(text) for key, text in was.items()} if isinstance(was, Mapping) else {}
    right = (
        isinstance(told, Mapping)
        and isinstance(answers, Mapping)
        and isinstance(look, list | tuple)
    )
    if not right or len(answers) > _MOST_ANSWERS or not all(map(_is_text, answers.values())):
        advice = 'Write it as {"answers": {"id of the question": "answer"}}.'
        raise BadInput(Fault("these are not answers to questions.", name, advice=advice))
    return Profile(
        {str(key): str(value) for key, value in answers.items()},
        tuple(map(str, look)),
        name,
        before,
    )


def kept_profiles(facts: Mapping[tuple[str, str], object]) -> tuple[Profile, ...]:
    """The profiles among the facts that a campaign keeps of them, ``(name, field) -> JSON``."""
    return tuple(profile_of(told, name) for (name, _), told in facts.items() if told)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def profile_in(path: Path) -> Profile:
    """The profile, or the answers alone, in a file of JSON. Raises `BadInput`."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except OSError as why:
        raise BadInput(Fault(f"{path.name} cannot be read: {why.strerror}.", str(path))) from why
    # Letters that are not UTF-8 raise it, too.
    except ValueError as why:
        raise BadInput(Fault(f"{path.name} is not JSON.", str(path))) from why
    return profile_of(told, str(path))


def by_look(profiles: Sequence[Profile], look: Sequence[str]) -> Profile | None:
    """The profile of the workbook that looks most like this one; None where none does."""
    found = max(profiles, key=lambda one: one.likeness(look), default=None)
    return found if found and found.likeness(look) >= _LIKE else None
