"""Editing units: the facts about one or many of them, the number of their steps among those."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft, joined
from oobmgr.campaign.planning.changes import read_changes
from oobmgr.campaign.planning.formations import FormationTree, path_faults, top_doubts
from oobmgr.campaign.planning.places import place_doubts, place_read
from oobmgr.campaign.planning.ratings import changed_rating_doubts
from oobmgr.campaign.planning.regrouping import placed
from oobmgr.campaign.planning.units import (
    TRAIT,
    change_steps,
    changes_kind,
    facts_of_changes,
    names,
    units_named,
    with_words,
)
from oobmgr.campaign.planning.updates import awaited, resized
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import Fact, JsonValue, Posting, Subject
from oobmgr.domain.unit_texts import split_path
from oobmgr.domain.units import MOST_STEPS, PATH_SEPARATOR, UNIT_TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import EditUnits
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.game import Game

_RATING = "rating:"
_WRITTEN = frozenset({*(text.name for text in UNIT_TEXTS if text.written), "formation"})
# As a form calls them: their keys are short.
_CALLED = {"note": "notes", "setup": "set-up area"}
_STEPS, _LEFT, _PATH, _FORMATION = "steps", "steps_left", "path", "formation"
# More than any number of steps has, so that `int` never reads a pasted page.
_MOST_DIGITS = 4


def plan_edit(command: EditUnits, books: BooksSnapshot) -> Draft:
    """Change facts about units; fields that hold the value already are left out."""
    faults: list[Fault] = []
    counts: dict[str, int] = {}
    wanted: dict[str, JsonValue] = {}
    changes = dict(command.changes)
    # A path is no field of a unit: it leads to a formation, which may have to be made.
    path = split_path(str(changes.pop(_PATH, "")))
    for field in (_STEPS, _LEFT):
        if field in changes:
            # Each by itself, so that a wrong number does not hide what is wrong with the texts.
            with collecting(faults):
                counts[field] = _whole(field, str(changes.pop(field)).strip(), books)
    with collecting(faults):
        wanted = read_changes(changes, books)
        if "hex" in wanted:
            wanted["hex"] = place_read(books, str(wanted["hex"]))
    if _PATH in command.changes:
        faults += path_faults(path)
    if faults:
        raise BadInput(*faults)
    # After the values: their faults do not hang on the units.
    units = units_named(command.unit_ids, books)
    facts = [*facts_of_changes(units, wanted, books)]
    if "arrival" in wanted and "status" not in wanted:
        facts += [fact for unit in units for fact in awaited(unit, wanted, books)]
    # One tree for all: two units that go to the same new formation make it once.
    tree = FormationTree(books)
    if path:
        facts += _placed(units, path, tree, books)
    facts += _known_now(units, books) if _STEPS in counts else ()
    draft = joined(Draft(title="", facts=tuple(facts)), _recounted(units, counts, books))
    if not (draft.facts or draft.postings):
        raise BadInput(Fault("nothing would change.", where="changes"))
    told = [(field, "" if value is None else value) for field, value in wanted.items()]
    told += [(_FORMATION, PATH_SEPARATOR.join(path))] if path else []
    called = partial(_in_words, books.game)
    # With a colon between: a window says the one in its own language, and the other but for what
    # a player wrote, which stands in quotes.
    what = (f"{called(field)}: {_told(field, value)}" for field, value in told)
    so_many = (f"{called(field)}: {value}" for field, value in counts.items())
    head = Draft(
        _title(names(units), (*_fields(facts), *counts), wanted, books.game),
        "; ".join((*what, *so_many)),
        facts=tuple(tree.facts),
        counters=tree.counters,
        warnings=tuple(doubt.question() for doubt in _edit_doubts(units, wanted, path, books)),
    )
    return joined(head, draft)


def _title(units: str, fields: Sequence[str], wanted: Mapping[str, JsonValue], game: Game) -> str:
    """What was done, in a line that tells an opponent where units went, too."""
    if set(fields) == {"hex"} and wanted["hex"]:
        return f"Placed {units} at {wanted['hex']}"
    changed = dict.fromkeys(_in_words(game, field) for field in fields)
    return f"Changed {', '.join(changed)} of {units}"


def _edit_doubts(
    units: Sequence[UnitState],
    wanted: Mapping[str, JsonValue],
    path: tuple[str, ...],
    books: BooksSnapshot,
) -> Iterator[Fault]:
    """A word on places and formations that are none, and on what a new kind leaves open."""
    yield from place_doubts(books, (str(wanted.get("hex") or ""),))
    yield from changed_rating_doubts(books, units, wanted)
    for side in dict.fromkeys(unit.side for unit in units) if path else ():
        yield from top_doubts(books, side, path)
    if not changes_kind(wanted):
        return
    words = books.game.unit_words
    # What was open before is not asked about again with every other change.
    known = {fault for unit in units for fault in words.open_yet(unit)}
    changed = (with_words(unit, wanted) for unit in units)
    yield from dict.fromkeys(
        fault for unit in changed for fault in words.open_yet(unit) if fault not in known
    )


def _known_now(units: Sequence[UnitState], books: BooksSnapshot) -> tuple[Fact, ...]:
    """That the steps of units are known, once a player has entered them."""
    mark = books.game.unit_words.steps_open
    return facts_of_changes(units, {f"trait:{mark}": None}, books) if mark else ()


def _placed(
    units: Sequence[UnitState], path: tuple[str, ...], tree: FormationTree, books: BooksSnapshot
) -> Iterator[Fact]:
    """That units stand in the formation of a path, each in that of its own side."""
    # By side, for a formation of the same names stands with each of them.
    for side in dict.fromkeys(unit.side for unit in units):
        target = tree.id_of(side, path)
        yield from placed([unit for unit in units if unit.side == side], target, books)


def _fields(facts: Sequence[Fact]) -> list[str]:
    return [fact.field for fact in facts if fact.subject == Subject.UNIT]


def _in_words(game: Game, field: str) -> str:
    """What players call a field; a rating or trait by its name, which nobody knows by its key."""
    rating = next((one for one in game.ratings if f"{_RATING}{one.key}" == field), None)
    if rating is not None:
        return _rating_words(rating.name)
    words = game.unit_words
    trait = words.trait(field.removeprefix(TRAIT)) if field.startswith(TRAIT) else None
    return trait.in_text if trait else _CALLED.get(field, field.replace(":", " ").replace("_", " "))


def _told(field: str, value: JsonValue) -> str:
    """What a field is to hold, in words."""
    if not value:
        return "none" if value in {None, ""} else str(value)
    return f"'{value}'" if field in _WRITTEN else str(value)


def _rating_words(name: str) -> str:
    """``attack rating``; ``regular rating, flipped``, where the name is of two parts."""
    first, _, rest = name.partition(", ")
    # Letters that stand for words stay large.
    first = first if first.isupper() else f"{first[:1].lower()}{first[1:]}"
    return f"{first} rating, {rest}" if rest else f"{first} rating"


def _whole(field: str, text: str, books: BooksSnapshot) -> int:
    """A number of steps as it was typed."""
    if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS:
        return int(text)
    advice = f"Enter a whole number up to {MOST_STEPS}."
    message = f"{text!r} is not a number of {books.game.unit_words.step_words.several}."
    raise BadInput(Fault(message, field, text, advice))


def _recounted(
    units: Sequence[UnitState], counts: Mapping[str, int], books: BooksSnapshot
) -> Draft:
    """The units with as many steps in all, and left, as they are to have."""
    facts: list[Fact] = []
    postings: list[Posting] = []
    targets: list[tuple[UnitState, int]] = []
    # Without counts there is nothing to look at, and a selection may be thousands.
    for before in units if counts else ():
        # The total first: how many are left is checked against what the unit then has in all.
        unit, moved = resized(before, counts.get(_STEPS), books)
        postings += moved
        if unit.steps != before.steps:
            facts.append(Fact(Subject.UNIT, str(unit.id), _STEPS, before.steps, unit.steps))
        left = counts.get(_LEFT, unit.steps_left)
        if left != unit.steps_left:
            targets.append((unit, left))
    draft = Draft(title="", facts=tuple(facts), postings=tuple(postings))
    return joined(draft, change_steps(books, targets, "", _LEFT)) if targets else draft
