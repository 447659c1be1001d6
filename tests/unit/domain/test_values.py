"""A record of the house beside the same one of the standard library: they cannot be told apart."""

import copy
import dataclasses
import inspect
import pickle
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, InitVar, field
from functools import cached_property
from types import new_class
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.domain.values import dataclass, made_by_place

if TYPE_CHECKING:
    from collections.abc import Callable

Content = TypeVar("Content")
HOUSE: "Callable[..., Any]" = dataclass
LIBRARY: "Callable[..., Any]" = dataclasses.dataclass


def family(dataclass: "Callable[..., Any]") -> dict[str, type[Any]]:
    """Records of every form that the program has, made with one decorator or the other."""

    @dataclass(frozen=True)
    class Plain:
        """A place."""

        name: str
        number: int = 3
        tags: tuple[str, ...] = ()

    @dataclass(frozen=True, slots=True)
    class Slotted:
        name: str
        number: int = 3
        tags: tuple[str, ...] = ()

    @dataclass(frozen=True, kw_only=True)
    class Named:
        name: str = "x"
        number: int
        tags: tuple[str, ...]

    @dataclass(frozen=True, slots=True, order=True)
    class Ordered:
        name: str
        number: int
        tags: tuple[str, ...] = field(default=(), compare=False)

    @dataclass(frozen=True)
    class Base:
        name: str = "base"

    @dataclass(frozen=True)
    class Heir(Base):
        number: int = 7
        tags: tuple[str, ...] = field(default_factory=tuple, repr=False, hash=False)

    @dataclass(frozen=True, slots=True)
    class SlottedHeir(Slotted):
        name: str = "heir"
        further: int = 1

    @dataclass(frozen=True)
    class Holder(Generic[Content]):
        name: Content
        number: int
        tags: tuple[str, ...] = ()

        @cached_property
        def twice(self) -> int:
            return 2 * self.number

    @dataclass(frozen=True, eq=False)
    class Single:
        name: str
        number: int
        tags: tuple[str, ...]

    @dataclass(frozen=True)
    class Alike:  # noqa: PLW1641 - what becomes of its hash is what is looked at
        name: str
        number: int
        tags: tuple[str, ...]

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Alike) and other.name == self.name

        def __repr__(self) -> str:
            return self.name

    @dataclass(frozen=True)
    class Numbered:
        name: str
        number: int
        tags: tuple[str, ...]

        def __hash__(self) -> int:
            return self.number

    return {kind.__name__: kind for kind in list(locals().values()) if isinstance(kind, type)}


OURS, THEIRS = family(HOUSE), family(LIBRARY)
# Pickle looks a class up by its place in a module.
for one in OURS.values():
    one.__qualname__ = f"House_{one.__name__}"
    globals()[one.__qualname__] = one
FILLED = sorted(OURS.keys() - {"Base"})
FIELDS = st.fixed_dictionaries(
    {
        "name": st.sampled_from(("1st", "2nd", "")),
        "number": st.integers(0, 3),
        "tags": st.sampled_from(((), ("armour",), ("armour", "guards"))),
    }
)


def told(value: object) -> str:
    return repr(value).replace("family.<locals>.", "").replace("House_", "")


def differences(call: "Callable[[Any], Any]", one: object) -> str:
    """What a call brings, an error included, in words without the name of the decorator."""
    try:
        return told(call(one))
    except Exception as error:  # noqa: BLE001 - that both raise the same is what is looked at
        return f"{type(error).__name__}: {error}".replace("House_", "").replace(
            "family.<locals>.", ""
        )


@pytest.mark.parametrize("name", FILLED)
@given(first=FIELDS, second=FIELDS)
def test_equality_hash_and_order_are_the_same(
    name: str, first: Mapping[str, Any], second: Mapping[str, Any]
) -> None:
    ours, theirs = ((kinds[name](**first), kinds[name](**second)) for kinds in (OURS, THEIRS))
    asked = (
        lambda pair: pair[0] == pair[1],
        lambda pair: pair[0] != pair[1],
        lambda pair: pair[0] < pair[1],
        lambda pair: pair[0] >= pair[1],
        lambda pair: hash(pair[0]) == hash(pair[1]),
        lambda pair: {pair[0]: "found"}.get(pair[1]),
        lambda pair: pair[0] == "something else",
        repr,
    )
    for question in asked:
        assert differences(question, ours) == differences(question, theirs)


@pytest.mark.parametrize("name", FILLED)
@given(first=FIELDS)
def test_changes_copies_and_pickles_are_the_same(name: str, first: Mapping[str, Any]) -> None:
    ours, theirs = OURS[name](**first), THEIRS[name](**first)
    asked = (
        lambda one: setattr(one, "name", "other"),
        lambda one: delattr(one, "name"),
        lambda one: dataclasses.replace(one, number=9),
        lambda one: dataclasses.replace(one, unknown=9),
        dataclasses.asdict,
        lambda one: copy.copy(one).number,
        lambda one: copy.deepcopy(one).tags,
        lambda one: hasattr(one, "__dict__"),
    )
    for question in asked:
        assert differences(question, ours) == differences(question, theirs)
    # The library's own record with slots stumbles here until Python 3.12.
    with pytest.raises(FrozenInstanceError, match="unknown"):
        ours.unknown = "other"
    assert told(pickle.loads(pickle.dumps(ours))) == told(ours)  # noqa: S301 - our own


@pytest.mark.parametrize("name", sorted(OURS))
def test_what_is_asked_of_a_record_is_the_same(name: str) -> None:
    ours, theirs = OURS[name], THEIRS[name]
    signature = str(inspect.signature(theirs)).replace("<factory>", "<made anew>")
    assert str(inspect.signature(ours)) == signature
    assert ours.__match_args__ == theirs.__match_args__
    assert list(map(str, dataclasses.fields(ours))) == list(map(str, dataclasses.fields(theirs)))
    assert inspect.get_annotations(ours.__init__) == inspect.get_annotations(theirs.__init__)


@pytest.mark.parametrize(
    "given_", [{}, {"name": "1st"}, {"number": 1}, {"nmae": "1st"}, {"number": 1, "tags": ()}]
)
@pytest.mark.parametrize("name", sorted(OURS))
def test_what_is_missing_or_too_much_is_refused_alike(name: str, given_: dict[str, Any]) -> None:
    ours, theirs = (
        differences(lambda kind: kind(**given_).name, kinds[name]) for kinds in (OURS, THEIRS)
    )
    assert ours == theirs


def test_a_value_that_holds_itself_is_shown() -> None:
    tags: list[object] = []
    tags.append(OURS["Plain"]("1st", tags=tags))
    assert told(tags[0]) == "Plain(name='1st', number=3, tags=[...])"


def test_each_value_has_a_list_of_its_own() -> None:
    @dataclass(frozen=True)
    class Box:
        held: list[int] = field(default_factory=list)

    Box().held.append(1)
    assert Box().held == []


def test_nothing_is_compiled_before_it_is_called() -> None:
    @dataclass(frozen=True)
    class Late:
        number: int

    assert not inspect.isfunction(vars(Late)["__init__"])
    one = Late(1)
    assert inspect.isfunction(vars(Late)["__init__"])
    assert not inspect.isfunction(vars(Late)["__hash__"])
    assert {one: 1}[Late(1)] == 1
    assert inspect.isfunction(vars(Late)["__hash__"])


@pytest.mark.parametrize("name", ["Plain", "Slotted", "Named", "Ordered", "Heir", "Holder"])
def test_a_value_made_by_place_is_the_same(name: str) -> None:
    kind = family(dataclass)[name]
    make = made_by_place(kind, ("tags", "number", "name"))
    made = make(("a",), 2, "x")
    assert type(made) is kind
    assert made == kind(name="x", number=2, tags=("a",))
    doubled = made_by_place(kind, ("tags", "number", "name"), {"number": lambda one: 2 * one})
    assert doubled(("a",), 1, "x") == made
    with pytest.raises(FrozenInstanceError):
        made.name = "y"
    with pytest.raises(TypeError):
        make(("a",), 2)
    with pytest.raises(TypeError):
        make(("a",), 2, "x", 4)


@pytest.mark.parametrize("names", [("name",), ("name", "number", "tags", "more"), ("name",) * 3])
def test_only_all_fields_of_a_record_are_taken_by_place(names: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match="not the fields of"):
        made_by_place(family(dataclass)["Plain"], names)


def test_what_follows_the_making_of_a_value_is_called() -> None:
    seen = []

    @dataclass(frozen=True)
    class Watched:
        number: int

        def __post_init__(self) -> None:
            seen.append(self.number)

    Watched(4)
    assert seen == [4]


def test_what_no_record_needs_is_refused_aloud() -> None:
    with pytest.raises(TypeError, match=r"take dataclasses\.dataclass"):
        dataclass(frozen=False)

    @dataclass(frozen=True)
    class Unasked:
        number: int = field(init=False)

    @dataclass(frozen=True)
    class Passing:
        number: InitVar[int]

    with pytest.raises(TypeError, match="not given as it is made"):
        Unasked()
    with pytest.raises(TypeError, match="not given as it is made"):
        Passing(1)


def test_kinds_of_records_are_not_mixed() -> None:
    heir = new_class("Heir", (OURS["Plain"],))
    with pytest.raises(TypeError, match="cannot inherit frozen dataclass from a non-frozen one"):
        LIBRARY(frozen=True)(heir)


def test_a_plain_heir_of_a_record_is_frozen_too() -> None:
    heir = new_class("Heir", (OURS["Plain"],))("1st")
    with pytest.raises(FrozenInstanceError):
        heir.remark = "something"
