"""Inputs of forms, made for a description, so that a form offers its sides, goods and places."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import make_dataclass
from typing import Any

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling
from oobmgr.games.own.description.description import Description
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import THOUSANDS
from oobmgr.rules.inputs import told as as_told

# ruff: noqa: ANN401 - fields of dataclasses that are made here, as `told`

Field = tuple[str, Any, Any]
"""A field of an inputs class: its name, its type, and how it presents itself."""
Plan = Callable[[Books, Any], ActionPlan]
"""What comes of the inputs of a form."""


def inputs_class(name: str, *fields: Field) -> type[Any]:
    """A frozen dataclass of these inputs."""
    return make_dataclass(name, fields, frozen=True)


def opened(kind: type[Any], **values: Any) -> Any:
    """The inputs of a form as it opens: the defaults, but for these values."""
    return kind(**values)


Names = Mapping[str, str]
"""What can be chosen: ids, with the names that the form shows for them."""


def choice(name: str, sentence: str, choices: Names, case: str, *, last: bool = False) -> Field:
    """One of a few things; the first is proposed, or the last."""
    # A game without any still makes the form, whose list is then empty.
    ids = tuple(choices) or ("",)
    about = as_told(
        sentence, default=ids[-1 if last else 0], choices=ids, choice_names=choices, case=case
    )
    return name, str, about


def open_choice(name: str, sentence: str, choices: Names, case: str, label: str = "") -> Field:
    """One of a few things, or none."""
    about = as_told(
        sentence,
        default=None,
        choices=tuple(choices),
        choice_names=choices,
        case=case,
        label=label,
    )
    return name, str | None, about


def side(told: Description, case: str) -> Field:
    """Whose entry it is; left open, the side's that plays."""
    return open_choice(
        "side", "Whose; left blank, the side whose turn it is.", sides(told), case, "Side"
    )


def sides(told: Description) -> Names:
    """The sides."""
    return {one.id: one.name for one in told.sides}


def goods(told: Description, *, at_places: bool | None = None) -> Names:
    """The goods, or those alone that lie at places."""
    return {
        good.id: good.name
        for good in told.goods
        if at_places is None or told.at_places(good.id) == at_places
    }


def places(told: Description) -> Names:
    """The places."""
    return {place.id: place.name for place in told.places}


def place(told: Description, sentence: str, case: str) -> tuple[Field, ...]:
    """Where goods lie; not asked for in a game whose goods lie in one pool of the side."""
    # Without such goods the question would only confuse.
    asked = goods(told, at_places=True)
    return (open_choice("place", sentence, places(told), case),) if asked else ()


def number(name: str, sentence: str, most: int, case: str) -> Field:
    """A number that the player enters: a form that opened with one could be posted by mistake."""
    return name, int | None, as_told(sentence, default=None, low=1, high=most, case=case)


def amount(case: str) -> Field:
    """A number of points."""
    return number("amount", "How much.", THOUSANDS, case)


def unfinished(title: str, name: str, advice: str) -> ActionPlan:
    """What comes of a form whose input `name` is still open: nothing that could be posted."""
    fault = Fault("is missing.", name, advice=advice, missing=True)
    return ActionPlan(title, "", Ruling(0, ()), refusals=(fault,))


def words(name: str, sentence: str, case: str) -> Field:
    """A few words."""
    return name, str, as_told(sentence, default="", case=case)


def units(sentence: str, case: str) -> Field:
    """Units by their ids."""
    return "units", tuple[int, ...], as_told(sentence, default=(), case=case)


def values_of(inputs: Any) -> Mapping[str, Any]:
    """The values of inputs by name."""
    return {field.name: getattr(inputs, field.name) for field in dataclasses.fields(inputs)}
