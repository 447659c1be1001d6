"""The campaign options of a game: what they are set to, and how a setting is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from oobmgr.domain.calendar import Calendar
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.books import Options, OptionValue
from oobmgr.rules.bounds import MANY
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.scalars import read_flag, read_whole


@dataclass(frozen=True)
class Choice:
    """One setting of an option: saved value, shown name."""

    value: OptionValue
    name: str


class OptionKind(StrEnum):
    """What an option without choices holds: a whole number of at least zero, a turn, or text."""

    CHOICE = "choice"
    NUMBER = "number"
    TURN = "turn"
    TEXT = "text"


@dataclass(frozen=True)
class Option:
    """A campaign option: what it decides in one sentence, its case, its choices, the default.

    `conflict` is the id of the ambiguity that it settles. `kind` says what an option without
    choices holds.
    """

    name: str
    title: str
    sentence: str
    case: str
    conflict: str
    default: OptionValue
    choices: tuple[Choice, ...] = ()
    kind: OptionKind = OptionKind.CHOICE


TextReader = Callable[[object], str]


class OptionBook:
    """The options of one game, by name.

    `calendar` reads those that hold a turn, `texts` those that hold words of their own form.
    """

    def __init__(
        self,
        options: tuple[Option, ...],
        calendar: Calendar,
        texts: Mapping[str, TextReader] = MappingProxyType({}),
    ) -> None:
        self.defaults: Options = MappingProxyType(
            {option.name: option.default for option in options}
        )
        self._by_name = {option.name: option for option in options}
        self._calendar = calendar
        self._texts = texts

    def option(self, name: str) -> Option:
        """The option of this name. Raises `BadInput` with the nearest."""
        found = self._by_name.get(name)
        if found is None:
            advice = did_you_mean(name, self._by_name)
            raise BadInput(Fault("There is no such option.", name, name, advice))
        return found

    def chosen(self, options: Options, name: str) -> OptionValue:
        """The setting of an option, its default where the campaign names none."""
        return options.get(name, self.defaults[name])

    def read(self, name: str, raw: object) -> OptionValue:
        """A raw value of a named option as it is saved. Raises `BadInput`."""
        option = self.option(name)
        try:
            return self._value(option, raw)
        except ValueError as error:
            raise BadInput(Fault(str(error), name, str(raw), case=option.case)) from None

    def read_all(self, raw: Any) -> Options:  # noqa: ANN401 - JSON
        """Options as a calculator is given them, the rest at their defaults. Raises `BadInput`."""
        if not isinstance(raw, Mapping):
            message = "must be an object of option names and values."
            raise BadInput(Fault(message, value=str(raw)))
        values = dict(self.defaults)
        faults: list[Fault] = []
        for name, value in raw.items():
            try:
                values[str(name)] = self.read(str(name), value)
            except BadInput as error:
                faults.extend(error.faults)
        if faults:
            raise BadInput(*faults)
        return MappingProxyType(values)

    def told(self, *matter: str) -> Any:  # noqa: ANN401 - as `told`
        """An input of campaign options; `matter` are those that change the answer."""
        return told(
            "Campaign options; all are taken, these matter here.",
            default=self.defaults,
            read=self.read_all,
            matter=matter,
        )

    def _value(self, option: Option, raw: object) -> OptionValue:
        if option.kind is OptionKind.TURN:
            return self._calendar.parse(str(raw))
        if option.kind is OptionKind.NUMBER:
            return _number(raw)
        if option.kind is OptionKind.TEXT:
            return self._texts[option.name](raw)
        if isinstance(option.default, bool):
            return read_flag(raw)
        return _choice(option, raw)


def _choice(option: Option, raw: object) -> OptionValue:
    for choice in option.choices:
        if folded(str(raw)) == folded(str(choice.value)):
            return choice.value
    known = ", ".join(str(choice.value) for choice in option.choices)
    message = f"must be one of {known}."
    raise ValueError(message)


def _number(raw: object) -> int:
    number = read_whole(raw)
    if not 0 <= number <= MANY:
        message = f"must be from 0 to {MANY}."
        raise ValueError(message)
    return number
