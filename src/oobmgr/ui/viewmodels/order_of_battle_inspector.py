"""One unit in full, or several together, as the right panel shows them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from oobmgr.campaign.rows import HistoryRow, UnitRow
from oobmgr.domain.errors import Fault
from oobmgr.domain.formation_names import path_words
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import ENTERED_TEXTS
from oobmgr.domain.values import dataclass
from oobmgr.rules.game import Game
from oobmgr.rules.marks import UnitMark
from oobmgr.rules.unit_figures import UnitFigure
from oobmgr.ui.viewmodels.kinds_of_units import State
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine
from oobmgr.ui.viewmodels.selected_units import (
    Selected,
    mark_counts,
)
from oobmgr.ui.viewmodels.unit_fields import EditField, edit_fields
from oobmgr.ui.viewmodels.unit_sums import ratings_by_name
from oobmgr.ui.viewmodels.used_words import UsedWords
from oobmgr.ui.widgets.history_list import HistoryRow as HistoryEntry
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.steps import StepsRow
from oobmgr.ui.widgets.tags import Tag

_SIZES: Final = {
    "XXXXX": "army group",
    "XXXX": "army",
    "XXX": "corps",
    "XX": "division",
    "X": "brigade",
    "III": "regiment",
    "II": "battalion",
    "I": "company",
    "HQ": "headquarters",
}
STATE_TAGS: Final = {
    State.REDUCED: TagKind.NEUTRAL,
    State.DUE: TagKind.PENCIL,
    State.DEAD: TagKind.ERR,
}
_TYPES_SHOWN: Final = 8
# The hex is told as the location.
_BESIDE_THE_HEX: Final = tuple(text for text in ENTERED_TEXTS if text.name != "hex")


@dataclass(frozen=True, slots=True)
class Line:
    """A label and a value, with the case that says so where there is one."""

    label: str
    value: str
    case: str = ""


@dataclass(frozen=True, slots=True)
class Inspection:
    """One unit in full."""

    unit: UnitRow
    emblem: str
    title: str
    subtitle: str
    tags: tuple[Tag, ...]
    ratings: str
    facts: tuple[Line, ...]
    boxes: StepsRow
    steps_sentence: str
    abilities: tuple[Line, ...]
    fields: tuple[EditField, ...]


@dataclass(frozen=True, slots=True)
class Together:
    """Several units: a title, sums, and how many there are of each type and nation."""

    title: str
    sums: tuple[Line, ...]
    types: tuple[Line, ...]
    nations: tuple[Line, ...]


def inspect(line: UnitLine, game: Game) -> Inspection:
    """Everything about one unit."""
    unit = line.unit
    return Inspection(
        unit=unit,
        emblem=line.side.emblem,
        title=f"{unit.designation} {unit.type}",
        # Where a side is one nation of that name, it is told once.
        subtitle=", ".join(dict.fromkeys((unit.nation, size_words(unit.size), line.side.name))),
        tags=_tags(line, game),
        ratings=line.ratings,
        facts=_facts(line, game),
        # Worked out for one unit alone: the table draws thousands, and without what is printed in
        # them.
        boxes=replace(line.boxes, printed=_printed(unit, game) if line.has_steps else ()),
        steps_sentence=_steps_sentence(unit, game),
        abilities=_abilities(line, game),
        fields=edit_fields(unit, game),
    )


def size_words(size: str) -> str:
    """The word for a size mark: ``XX`` is a division."""
    return _SIZES.get(size, size or "unit")


def _tags(line: UnitLine, game: Game) -> tuple[Tag, ...]:
    state = STATE_TAGS.get(line.state)
    own = (Tag(line.status, state),) if state else ()
    traits = (
        Tag(word, TagKind.WARN if trait.warns else TagKind.NEUTRAL)
        for trait in game.unit_words.traits
        if (word := trait.tags.get(line.unit.traits.get(trait.key, "")))
    )
    return (*map(mark_tag, line.unit.marks), *own, *traits)


def mark_tag(mark: UnitMark) -> Tag:
    """The tag of a word that a unit carries."""
    return Tag(mark.word, TagKind.ERR if mark.severe else TagKind.WARN, note=mark.full)


def _facts(line: UnitLine, game: Game) -> tuple[Line, ...]:
    unit = line.unit
    words = game.unit_words
    told = {words.reduced, *(trait.key for trait in words.traits if trait.tags)}
    reduced = words.reduced_side(unit.traits)
    known = [
        # From the top, as it is entered: what a narrow panel has no room for goes on below.
        Line("Parent", path_words(unit.path)),
        Line("Location", unit.hex or "not placed"),
        Line("Arrival", unit.arrival_label),
        Line("Full", unit.rating_text),
        Line("Taken as", words.taken_as(unit)),
        *((Line(reduced[0].capitalize(), reduced[1]),) if reduced else ()),
        *(Line(text.label, getattr(unit, text.name)) for text in _BESIDE_THE_HEX),
    ]
    known += [
        Line(_trait_name(key, game), _trait_now(key, unit, game))
        for key, value in unit.traits.items()
        # Told above in a line or a tag of its own.
        # What a game writes for "it has none" says nothing here.
        if key not in told and value not in {"", "none"}
    ]
    return tuple(fact for fact in known if fact.value)


def _trait_name(key: str, game: Game) -> str:
    """How players call a trait; a key that the game no longer knows is told in words."""
    trait = game.unit_words.trait(key)
    return trait.called if trait is not None else key.replace("_", " ").capitalize()


def _trait_now(key: str, unit: UnitRow, game: Game) -> str:
    """What a unit has of a trait as it stands; reduced, what it has in full beside it."""
    trait, full = game.unit_words.trait(key), unit.traits[key]
    now = trait.now(unit, game.tables()) if trait is not None else full
    return now if now == full else f"{now}, in full {full}"


def _printed(unit: UnitRow, game: Game) -> tuple[str, ...]:
    """What stands in the boxes: the strength that is left when this is the last open one."""
    # As the game prints its sheets; where it prints no numbers, the ratings stand for them.
    boxes = game.sheet_form(game.tables()).line(unit).boxes or ()
    if any(boxes):
        return boxes
    full = unit.rating_text.split("-")[0]
    side = game.unit_words.reduced_side(unit.traits)
    reduced = side[1].split("-")[0] if side else ""
    # With one step there is no other side that could be printed.
    if unit.steps == 1:
        return (full,)
    return (reduced, full) if unit.steps == 2 and reduced else ()


def _steps_sentence(unit: UnitRow, game: Game) -> str:
    words = game.unit_words.step_words
    if not words.has(unit):
        return f"It has no {words.several}."
    if not game.unit_words.steps_known(unit):
        return "Its boxes have not been entered."
    if unit.steps == 1:
        one = words.one
        return f"It has one {one}." if unit.steps_left else f"Its only {one} is lost."
    told = [f"{unit.steps_left} of {unit.steps} left."]
    # A sentence of its own: as one text the two are not found in another language.
    if reduced := game.unit_words.reduced_side(unit.traits):
        told.append(f"The full side is {unit.rating_text}, the {reduced[0]} {reduced[1]}.")
    return " ".join(told)


def _abilities(line: UnitLine, game: Game) -> tuple[Line, ...]:
    unit = line.unit
    # A unit in the dead pile fights no more; what can be done with it is all there is to say.
    if line.state is State.DEAD:
        return (Line(f"Take {game.unit_words.step_words.a_one} back", "Shift+X"),)
    if line.state is State.DUE:
        return (Line("Arrives", unit.arrival_label or "not said"),)
    lines = [Line(name, value) for name, value in ratings_by_name(unit, game)]
    if game.unit_figure and line.figure is not None:
        words = game.unit_figure.words(line.figure, line.figure_text)
        lines.append(Line(game.unit_figure.title, words, line.figure_case))
    for mark in unit.marks:
        lines.append(Line(f"{mark.word.capitalize()} since", mark.since or "not known", mark.case))
        lines += [Line(one.label, one.value, one.case) for one in mark.effects]
    return tuple(lines)


def change_of(
    field: str, text: str, unit: UnitRow, books: OrderOfBattle, game: Game
) -> dict[str, str | int] | Fault:
    """The change that a typed text asks for, or what is wrong with it."""
    typed = text.strip()
    # Formations are typed by name and changed by id.
    if field != "formation":
        edited = next(one for one in edit_fields(unit, game) if one.field == field)
        return {field: edited.kept(typed, UsedWords(books.lines).in_field(field))}
    formation = books.formation_at(unit.side, typed)
    if formation is None:
        return Fault(
            "there is no such formation.",
            where=field,
            value=typed,
            advice="Choose one from the list, or add it to the tree first.",
        )
    return {field: formation}


def together(lines: Sequence[UnitLine], sums: Selected, figure: UnitFigure | None) -> Together:
    """Several units: what they are in all, with what they add up to."""
    formations = len({line.unit.formation for line in lines})
    types = Counter(line.unit.type for line in lines).most_common()
    # The tail of rare types would push the nations out of sight.
    rest = sum(number for _, number in types[_TYPES_SHOWN:])
    shown_types = [Line(kind, f"{number:,}") for kind, number in types[:_TYPES_SHOWN]]
    if rest:
        shown_types.append(Line("other types", f"{rest:,}"))
    lines_of_sums = [*_sum_lines(sums, figure)]
    if later := sums.to_arrive:
        lines_of_sums.append(Line("To arrive", counted(later.units, "unit")))
        apart = _sum_lines(later, figure)
        lines_of_sums += [Line(f"{one.label} to arrive", one.value) for one in apart]
    lines_of_sums.append(Line("Formations", f"{formations:,}"))
    for word, number in mark_counts(lines):
        lines_of_sums.append(Line(word.capitalize(), f"{number:,}"))
    nations = Counter(line.unit.nation for line in lines).most_common()
    return Together(
        title=f"{len(lines):,} units",
        sums=tuple(lines_of_sums),
        types=tuple(shown_types),
        nations=tuple(Line(name, f"{number:,}") for name, number in nations),
    )


def _sum_lines(sums: Selected, figure: UnitFigure | None) -> Iterator[Line]:
    told = sums.steps_words if sums.unknown else sums.steps_figure
    if sums.number:
        yield Line(sums.step_words.title, told)
    for name, total in sums.sums:
        yield Line(name, total)
    if figure and sums.figure is not None:
        yield Line(figure.together, sums.figure_words(figure.sign))


def history_entries(rows: Sequence[HistoryRow]) -> tuple[HistoryEntry, ...]:
    """What happened to a unit, newest first; undone entries are struck, never left out."""
    return tuple(
        HistoryEntry(
            id=str(row.transaction),
            title=row.title,
            sentence=row.sentence,
            when=f"{row.turn_label}, {row.phase_name}",
            case=row.cases[0] if row.cases else "",
            undone=row.undone,
        )
        for row in rows
    )
