"""The columns of the table of units: those that are usual, and every other fact of a unit.

What is asked of thousands of units to find a width is named, and no function of ours.
"""

from operator import attrgetter

from oobmgr.domain.formation_names import path_words
from oobmgr.domain.units import OTHER_TEXTS, UnitField
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game
from oobmgr.rules.unit_figures import UnitFigure
from oobmgr.rules.unit_words import RatingField, StepWords, TraitField
from oobmgr.ui.viewmodels.order_of_battle import UnitLine, natural
from oobmgr.ui.viewmodels.order_of_battle_inspector import STATE_TAGS, mark_tag
from oobmgr.ui.widgets.columns import Column
from oobmgr.ui.widgets.tags import Tag

SYMBOL, DESIGNATION, TYPE, RATINGS, STEPS, STATUS, LOCATION, FIGURE, FOUND = range(9)


def _tags(line: UnitLine) -> tuple[Tag, ...]:
    # A unit that is simply on the map has no tag: nearly every row would bear one.
    kind = STATE_TAGS.get(line.state)
    own = (Tag(line.status, kind, note=line.unit.arrival_label),) if kind else ()
    return (*own, *map(mark_tag, line.unit.marks))


def _symbol_words(line: UnitLine) -> str:
    """What the symbol says: its signs for type and size, its form for the side."""
    return f"{' '.join(filter(None, (line.unit.type, line.unit.size)))}, {line.side.name}"


def usual_columns(figure: UnitFigure | None, steps: StepWords) -> tuple[Column[UnitLine], ...]:
    """The columns that are shown until the player arranges others; the last is only searched."""
    return (*_counter_columns(), *_state_columns(figure, steps))


def _counter_columns() -> tuple[Column[UnitLine], ...]:
    """What the counter of a unit prints."""
    return (
        Column(
            key="symbol", title="", text=attrgetter("unit.type"), width=44, search=False,
            paint=lambda u: (u.unit.type, u.unit.size, u.side.emblem), spoken=_symbol_words,
            sentence="The symbol of the type, with the size above it, in the form of the side.",
        ),
        Column(
            key="designation", title="Designation", text=attrgetter("unit.designation"),
            strong=True, elide="names", search=False, sort=lambda u: u.natural,
            tooltip=lambda u: f"{u.name}, {u.unit.nation}\n{path_words(u.unit.path)}",
            sentence="The number or name of the unit.",
        ),
        Column(
            key="type", title="Type", text=attrgetter("unit.type"), token="ink2", search=False,
            elide="apart", tooltip=lambda u: u.unit.type, sentence="What kind of unit it is.",
        ),
        Column(
            key="ratings", title="Ratings", text=lambda u: u.ratings, align="right", search=False,
            sort=lambda u: u.strength, tooltip=lambda u: f"Full {u.unit.rating_text}",
            sentence="What the unit has now, in the order in which its counter prints it.",
        ),
    )  # fmt: skip


def _state_columns(figure: UnitFigure | None, steps: StepWords) -> tuple[Column[UnitLine], ...]:
    """How a unit stands now, and where."""
    sign, note = (figure.sign, figure.note) if figure else ("", "")
    return (
        Column(
            key="steps", title=steps.title, text=lambda u: u.boxes.words, search=False, width=60,
            paint=lambda u: u.boxes,
            sort=lambda u: (u.has_steps, u.unit.steps_left, u.unit.steps),
            sentence=f"The {steps.several} that the unit has left, and how many it has in full.",
        ),
        Column(
            key="status", title="Status", text=lambda u: u.words, stretch=True, search=False,
            paint=_tags, sort=lambda u: (u.state.value, u.unit.arrival, u.words),
            tooltip=lambda u: "\n".join(mark.full for mark in u.unit.marks),
            sentence="Whether the unit is on the map, and what was marked on it.",
        ),
        Column(
            key="location", title="Location", text=attrgetter("unit.hex"), token="ink2",
            search=False, tooltip=lambda u: u.unit.setup,
            sentence="Where the unit is on the map; where it sets up, if it has no hex yet.",
        ),
        Column(
            key="figure", title=sign, text=lambda u: u.figure_text, align="right", width=48,
            search=False, sort=lambda u: -1 if u.figure is None else u.figure,
            tooltip=lambda u: f"{note}, {shown_case(u.figure_case)}" if u.figure_case else "",
            case=lambda u: u.figure_case, sentence=note,
        ),
        Column(key="found", title="", text=lambda u: u.found,
            sentence="Where in the unit's entry the words you are looking for were found."),
    )  # fmt: skip


def further_columns(game: Game) -> tuple[Column[UnitLine], ...]:
    """Every other stored fact of a unit; hidden until the player wants to see it."""
    return (
        Column(
            key="formation", title="Formation", text=lambda u: u.formation, token="ink2",
            search=False, elide="middle", sort=lambda u: u.unit.path,
            tooltip=lambda u: path_words(u.unit.path),
            sentence="The formation that the unit belongs to.",
        ),
        Column(key="side", title="Side", text=attrgetter("side.name"), search=False, width=70,
            sentence="Whose the unit is."),
        Column(key="nation", title="Nation", text=attrgetter("unit.nation"), search=False, width=90,
            sentence="The nation of the unit."),
        Column(key="size", title="Size", text=attrgetter("unit.size"), search=False, width=56,
            sentence="The size of the unit, as its symbol shows it."),
        Column(
            key="arrival", title="Arrival", text=attrgetter("unit.arrival_label"), search=False,
            width=96, sort=lambda u: u.unit.arrival,
            sentence="The turn in which the unit arrives, if it is still to come.",
        ),
        *map(_rating, game.ratings),
        *(_trait(one, game) for one in game.unit_words.traits),
        # The hex is the usual column "Location".
        *(_text(one) for one in OTHER_TEXTS if one.name != "hex"),
    )  # fmt: skip


def _rating(one: RatingField) -> Column[UnitLine]:
    return Column(
        key=f"rating:{one.key}", title=one.name, search=False, align="right", width=72,
        text=lambda u: str(u.unit.ratings.get(one.key, "")),
        sort=lambda u: u.unit.ratings.get(one.key, -1),
        sentence=f"The rating {one.name}, as the counter of the unit prints it.",
    )  # fmt: skip


def _trait(one: TraitField, game: Game) -> Column[UnitLine]:
    def now(line: UnitLine) -> str:
        return one.now(line.unit, game.tables())

    return Column(
        key=f"trait:{one.key}", title=one.called, search=False, width=84,
        text=now,
        sort=lambda u: natural(now(u)),
        sentence=f"{one.called}; what may be entered there is {one.expected}.",
    )  # fmt: skip


def _text(one: UnitField) -> Column[UnitLine]:
    return Column(
        key=one.name, title=one.label, search=False, width=140,
        text=lambda u: str(getattr(u.unit, one.name)),
        tooltip=lambda u: str(getattr(u.unit, one.name)),
        sentence=f"{one.label}: {one.words}.",
    )  # fmt: skip
