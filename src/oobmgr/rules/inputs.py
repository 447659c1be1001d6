"""Inputs and results as data: read from JSON, and written back as JSON.

An input is a field of a frozen dataclass, made with `told`, which carries the sentence that a form
shows, the unit and the range. Reading collects every fault before it complains.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType, NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import plain
from oobmgr.domain.unit_texts import MOST_NAME_LETTERS
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.nearest import did_you_mean, folded, nearest
from oobmgr.rules.scalars import read_exact, read_flag, read_text, read_whole

T = TypeVar("T")
TOLD = "told"
"""Where a field of a dataclass keeps what is told about it."""
GAP = "?"  # an entry of a list that may be left open, such as a box without a number
# A denominator without other prime factors has an exact decimal form.
_EXACT_IN_DECIMAL = (2, 5)
KINDS_KEPT = 1024  # more than all games have; a game that is being described makes ever new ones
FILLED_IN = ("*",)
"""In place of the words of another field: anything that is filled in there."""


@dataclass(frozen=True)
class Told:
    """What is told about an input: its sentence, unit, range, words for its values, its case.

    `read` turns a raw value into the wanted one in place of the general reader; it raises
    `BadInput` or `ValueError`. `aliases` are other words for a choice; `names` other names for
    the field itself; `keys` the names that a table of numbers may use. `matter` are the entries of
    a default table that a listing shows, where the others change nothing here. `dice` are the faces
    of the dice that make up a number, which the program may roll for the player; `each_of` names
    a number of the same record of which each has a die in this list. `when` names
    another field of the same record and the words of it with which this one means anything,
    or `FILLED_IN`.
    `unset` is a number outside the range that stands for one that nobody entered yet.
    `label` are the few words that stand before its field in a form; left out, the sentence does.
    `choice_names` are what its choices are called in a form, of those with names of their own.
    `empty` are the words that a form shows in a field of words as long as nothing is entered.
    `words` are those that a field of words takes, beside others: a form says and reads them in its
    own language; a mapping says what each is called there.
    `letters` are the most that a text may have: a place has no more than a name.
    """

    sentence: str
    label: str = ""
    unit: str = ""
    low: int | None = None
    high: int | None = None
    unset: int | None = None
    choices: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    aliases: Mapping[str, str] = dataclasses.field(default_factory=dict)
    names: tuple[str, ...] = ()
    case: str = ""
    read: Callable[[Any], Any] | None = None
    matter: tuple[str, ...] | None = None
    dice: tuple[int, ...] = ()
    each_of: str = ""
    when: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)
    choice_names: Mapping[str, str] = dataclasses.field(default_factory=dict)
    empty: str = ""
    words: Callable[[], Iterable[str]] = tuple
    letters: int = MOST_NAME_LETTERS


def told(sentence: str, *, default: Any = MISSING, **about: Any) -> Any:  # noqa: ANN401 - as `field`
    """A dataclass field that knows how to present itself. `about` are the fields of `Told`.

    A `default` that has to be looked up is a function, asked for with each question.
    """
    metadata = {TOLD: Told(sentence, **about)}
    if callable(default):
        return dataclasses.field(default_factory=default, metadata=metadata)
    if isinstance(default, Mapping):
        # A dataclass refuses a mutable default, and a shared one must not be written into.
        frozen = MappingProxyType(dict(default))
        return dataclasses.field(default_factory=lambda: frozen, metadata=metadata)
    return dataclasses.field(default=default, metadata=metadata)


# Python compiles the text of every annotation each time that it is asked for them.
hints_of: Callable[[Any], Mapping[str, Any]] = lru_cache(KINDS_KEPT)(get_type_hints)
"""The types of the fields of a dataclass, by name."""


def decode(kind: type[T], raw: object) -> T:
    """Read the inputs of a rule from JSON values.

    Raises:
        BadInput: Carries every fault: unknown fields, missing ones, wrong types, out of range.
    """
    faults: list[Fault] = []
    value = _record(kind, raw, "", faults)
    if faults:
        raise BadInput(*labelled(faults, kind))
    return value  # type: ignore[no-any-return]


def labelled(faults: Iterable[Fault], kind: type[Any]) -> tuple[Fault, ...]:
    """Faults about inputs of a kind, each with the label that a form has for its field."""
    return tuple(
        dataclasses.replace(one, called=one.called or _label_at(kind, one.where)) for one in faults
    )


def _label_at(kind: Any, where: str) -> str:  # noqa: ANN401 - a type
    """The label of a field such as ``moves.0.target``; empty where it has none."""
    label = ""
    # Numbers in a path are places in a list, which have no label of their own.
    for name in (part for part in where.split(".") if not part.isdecimal()):
        field = next((f for f in _fields(kind) if f.name == name), None)
        if field is None:
            return ""
        label = field.metadata.get(TOLD, Told("")).label
        kind = _record_in(hints_of(kind)[name])
    # In a fault it names the field, and asks nothing.
    return label.rstrip("?")


def _fields(kind: Any) -> tuple[dataclasses.Field[Any], ...]:  # noqa: ANN401 - a type
    return dataclasses.fields(kind) if dataclasses.is_dataclass(kind) else ()


def _record_in(hint: Any) -> Any:  # noqa: ANN401 - a type
    """The record that a field holds, alone or in a list; else what it holds."""
    held, _ = without_none(hint)
    inner = [one for one in get_args(held) if dataclasses.is_dataclass(one)]
    return inner[0] if inner else held


def _record(kind: Any, raw: object, where: str, faults: list[Fault]) -> Any:  # noqa: ANN401
    """Read a dataclass; faults go into the list, and the value then means nothing."""
    if dataclasses.is_dataclass(raw) and isinstance(raw, kind):
        return raw
    if not isinstance(raw, Mapping):
        faults.append(_fault("must be a JSON object of named inputs.", where, raw))
        return None
    fields = {field.name: field for field in dataclasses.fields(kind)}
    given = _by_field(fields, raw, where, faults)
    hints = hints_of(kind)
    found = len(faults)
    values: dict[str, Any] = {}
    for name, field in fields.items():
        path = f"{where}.{name}" if where else name
        if name in given:
            about = field.metadata.get(TOLD, Told(""))
            values[name] = _value(hints[name], given[name], about, path, faults)
        elif field.default is MISSING and field.default_factory is MISSING:
            faults.append(Fault("is missing.", path, advice=_asked(field), missing=True))
    # Not made of half its values: a dataclass may check or compute from them.
    return None if len(faults) > found else kind(**values)


def _by_field(
    fields: Mapping[str, dataclasses.Field[Any]],
    raw: Mapping[Any, Any],
    where: str,
    faults: list[Fault],
) -> dict[str, Any]:
    """The given values under the names of the fields, other names of a field included."""
    known = {folded(name): name for name in fields}
    for name, field in fields.items():
        known |= {folded(other): name for other in field.metadata.get(TOLD, Told("")).names}
    given: dict[str, Any] = {}
    for key, value in raw.items():
        name = known.get(folded(str(key)), "")
        path = f"{where}.{key}" if where else str(key)
        if not name:
            close = nearest(str(key), fields)
            meant = (f"Did you mean {close}?",) if close else ()
            here = f"Inputs here: {', '.join(fields)}." if fields else "It takes no inputs."
            advice = " ".join((*meant, here))
            faults.append(Fault("is not an input here.", path, str(value), advice))
        elif name in given:
            faults.append(Fault(f"gives {name} twice.", path, str(value)))
        else:
            given[name] = value
    return given


def _asked(field: dataclasses.Field[Any]) -> str:
    about = field.metadata.get(TOLD, Told(""))
    return f"Give it: {about.sentence}" if about.sentence else ""


def _value(hint: Any, raw: Any, about: Told, where: str, faults: list[Fault]) -> Any:  # noqa: ANN401
    inner, optional = without_none(hint)
    if raw is None and optional:
        return None
    try:
        # First, for it may take what the general reader would refuse.
        if about.read is not None:
            return about.read(raw)
        return _plain_value(inner, raw, about, where, faults)
    # A `BadInput` names places below this field; a bare `ValueError` is about the field itself.
    except BadInput as error:
        faults.extend(_placed(fault, where, about) for fault in error.faults)
    except ValueError as error:
        faults.append(_fault(f"{error}", where, raw, about.case))
    return None


def _plain_value(hint: Any, raw: Any, about: Told, where: str, faults: list[Fault]) -> Any:  # noqa: ANN401
    if dataclasses.is_dataclass(hint):
        return _record(hint, raw, where, faults)
    origin = get_origin(hint)
    if origin is tuple:
        return _sequence(get_args(hint)[0], raw, about, where, faults)
    if origin is not None and issubclass(origin, Mapping):
        return _table(get_args(hint)[1], raw, about, where, faults)
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        word = _word(raw, tuple(str(member) for member in hint), about.aliases)
        return hint(word)
    return _scalar(hint, raw, about)


def _scalar(hint: Any, raw: object, about: Told) -> Any:  # noqa: ANN401
    # A `NewType` is read as what it stands for.
    hint = getattr(hint, "__supertype__", hint)
    if hint is bool:
        return read_flag(raw)
    if hint is int:
        return _within(_whole_read(raw, about), about)
    if hint is Fraction:
        return _within(read_exact(raw), about)
    if about.choices:
        return _word(raw, about.choices, about.aliases)
    return read_text(raw, about.letters)


def _whole_read(raw: object, about: Told) -> int:
    try:
        return read_whole(raw)
    except ValueError:
        if not _names_a_unit(about):
            raise
        # A name is not read: several units may have it.
        raise ValueError("must be the id of a unit, a number such as 17.") from None


def _names_a_unit(about: Told) -> bool:
    """Whether a number is the id of a unit: nothing else reaches that far."""
    return about.high == HIGHEST_ID


def _sequence(hint: Any, raw: Any, about: Told, where: str, faults: list[Fault]) -> Any:  # noqa: ANN401
    if isinstance(raw, str | Mapping) or not isinstance(raw, Sequence):
        if _names_a_unit(about):
            raise ValueError("must be a list of the ids of units, such as [17, 18].")
        raise ValueError("must be a list.")  # noqa: TRY004 - as there
    _, optional = without_none(hint)
    # A box without a number is typed as a question mark; JSON may also say null.
    entries = [None if optional and item == GAP else item for item in raw]
    return tuple(
        _entry(at, hint, item, about, where, faults) for at, item in enumerate(entries, start=1)
    )


def _entry(line: int, hint: Any, raw: Any, about: Told, where: str, faults: list[Fault]) -> Any:  # noqa: ANN401 - as `_value`, and which of a list
    """Read an entry of a list; the lines of records are told, for each has the same fields."""
    found = len(faults)
    value = _value(hint, raw, about, where, faults)
    if dataclasses.is_dataclass(hint):
        faults[found:] = [dataclasses.replace(fault, line=line) for fault in faults[found:]]
    return value


def decode_each(kind: type[T], entries: Iterable[object]) -> tuple[T, ...]:
    """Read the records of a list, for a field that reads them in a way of its own.

    Raises:
        BadInput: As `decode`, each fault with the line of its record.
    """
    faults: list[Fault] = []
    about = Told("")
    found = [_entry(at, kind, one, about, "", faults) for at, one in enumerate(entries, start=1)]
    if faults:
        raise BadInput(*labelled(faults, kind))
    return tuple(found)


def _table(hint: Any, raw: Any, about: Told, where: str, faults: list[Fault]) -> Any:  # noqa: ANN401
    if not isinstance(raw, Mapping):
        raise ValueError("must be a JSON object of names and values.")  # noqa: TRY004
    values: dict[str, Any] = {}
    for key, item in raw.items():
        try:
            name = _word(str(key), about.keys, about.aliases) if about.keys else str(key).strip()
        except BadInput as error:
            faults.extend(_placed(fault, where, about) for fault in error.faults)
            continue
        # The keys are those of this table alone, not of tables inside it.
        bare = dataclasses.replace(about, keys=())
        values[name] = _value(hint, item, bare, f"{where}.{key}", faults)
    return MappingProxyType(values)


def _word(raw: object, known: tuple[str, ...], aliases: Mapping[str, str]) -> str:
    if not isinstance(raw, str):
        raise ValueError(f"must be one of {', '.join(known)}.")  # noqa: TRY004
    words = {folded(word): word for word in known}
    # The words themselves win over aliases that happen to fold alike.
    words = {folded(other): word for other, word in aliases.items()} | words
    found = words.get(folded(raw))
    if found is None:
        raise BadInput(Fault(f"{raw!r} is not known here.", "", raw, did_you_mean(raw, known)))
    return found


def _within(value: Any, about: Told) -> Any:  # noqa: ANN401 - int stays int, Fraction Fraction
    low, high = about.low, about.high
    if about.unset is not None and value == about.unset:
        return value
    if low is not None and value < low:
        if high is None:
            raise ValueError(f"must be {low} or more.")
        raise ValueError(f"must be from {low} to {high}.")
    if high is not None and value > high:
        reach = f"from {low} to {high}" if low is not None else f"{high} or less"
        raise ValueError(f"must be {reach}.")
    return value


def without_none(hint: Any) -> tuple[Any, bool]:  # noqa: ANN401 - a type
    """What a type is besides None, and whether it may be None."""
    if get_origin(hint) in {Union, UnionType}:
        kinds = [kind for kind in get_args(hint) if kind is not NoneType]
        # `int | Fraction` is any exact number, and a whole one is a fraction too.
        exact = Fraction in kinds and int in kinds
        return (Fraction if exact else kinds[0]), len(kinds) < len(get_args(hint))
    return hint, False


def _fault(message: str, where: str, raw: object, case: str = "") -> Fault:
    return Fault(message, where, str(raw), case=case)


def _placed(fault: Fault, where: str, about: Told) -> Fault:
    """A fault of a value with the name of its field and the case of the rule that reads it."""
    place = where if not fault.where else f"{where}.{fault.where}"
    return dataclasses.replace(fault, where=place, case=fault.case or about.case)


def encode(value: object) -> Any:  # noqa: ANN401 - JSON
    """A result as JSON values.

    A fraction that a decimal writes exactly becomes a JSON number (1/2 is 0.5); any other becomes
    text (``"1/3"``).
    """
    if isinstance(value, StrEnum):  # a `str` too, which would stay what it is
        return str(value)
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Fraction):
        return _number(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: encode(getattr(value, field.name)) for field in dataclasses.fields(value)
        }
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    message = f"no JSON for {type(value).__name__}"
    raise TypeError(message)


def _number(value: Fraction) -> int | float | str:
    rest = value.denominator
    for prime in _EXACT_IN_DECIMAL:
        while rest % prime == 0:
            rest //= prime
    # A float only here, at the edge: its shortest text is the decimal that was meant.
    return plain(value) if value.denominator == 1 or rest != 1 else float(value)


def field_faults(error: BadInput) -> Iterator[Mapping[str, str]]:
    """Each fault as the four words of an error on the command line."""
    for fault in error.faults:
        message = f"{fault.message} {fault.advice}".strip()
        yield {
            "field": fault.where,
            "value": fault.value,
            # The field is called alike in every entry of a list.
            "message": f"Line {fault.line}: {message}" if fault.line else message,
            "case": fault.case,
        }
