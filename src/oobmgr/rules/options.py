"""The campaign options of a game: read from their file, and how a setting of one is read.

A file holds the options in the order in which they are shown::

    [cap_base]
    title = "What the stock limit doubles"
    sentence = "Whether the limit is twice what is received, or twice the rate before the cut."
    case = "SP-03"
    conflict = "EU-CF-11"
    choices = [
        { value = "received", name = "What is received" },
        { value = "rate_before_weather", name = "The rate before weather" },
    ]

The first choice is the usual one. A choice may stand for a number of the rulebook (``value = 25``);
campaign files hold it as text. An option without choices has a `kind` and a `default` instead.
Words that a text may hold are listed as ``words``, for a window to say and read them in its own
language; a table of them tells what each is called.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from oobmgr.domain.calendar import Calendar
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.values import dataclass
from oobmgr.rules.books import Options, OptionValue
from oobmgr.rules.bounds import MANY
from oobmgr.rules.cases import Case, cases_in
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.scalars import read_flag, read_whole
from oobmgr.rules.table_files import read_toml


class OptionKind(StrEnum):
    """What an option holds: a choice, yes or no, a whole number of at least zero, a turn, text."""

    CHOICE = "choice"
    FLAG = "flag"
    NUMBER = "number"
    TURN = "turn"
    TEXT = "text"


@dataclass(frozen=True)
class Choice:
    """One setting of an option: saved value, shown name."""

    value: OptionValue
    name: str


@dataclass(frozen=True, kw_only=True)
class Option:
    """A campaign option: what it decides in one sentence, its case, its choices, the default.

    `conflict` is the id of the ambiguity that it settles. `cases` are all in which it acts.
    `heading` is what it stands under in the list, where that is not the chapter of its case.
    `words` are words of the program that a text may hold, each with what it is called.
    """

    name: str
    title: str
    sentence: str
    case: str
    conflict: str
    default: OptionValue
    kind: OptionKind
    choices: tuple[Choice, ...] = ()
    cases: tuple[str, ...] = ()
    heading: str = ""
    words: tuple[tuple[str, str], ...] = ()


TextReader = Callable[[object], str]


class OptionBook:
    """The options of one game, in order; `load` reads them when they are first asked for.

    `calendar` reads those that hold a turn, `texts` those that hold words of their own form.
    """

    def __init__(
        self,
        load: Callable[[], tuple[Option, ...]],
        calendar: Calendar,
        texts: Mapping[str, TextReader] = MappingProxyType({}),
    ) -> None:
        self._load = load
        self._calendar = calendar
        self._texts = texts

    def __iter__(self) -> Iterator[Option]:
        return iter(self._by_name.values())

    @cached_property
    def _by_name(self) -> Mapping[str, Option]:
        return {option.name: option for option in self._load()}

    @cached_property
    def defaults(self) -> Options:
        """Every option as it usually stands."""
        return MappingProxyType({option.name: option.default for option in self})

    def get(self, name: str) -> Option | None:
        """The option of this name, None where the game has none."""
        return self._by_name.get(name)

    def option(self, name: str) -> Option:
        """The option of this name. Raises `BadInput` with the nearest."""
        found = self.get(name)
        if found is None:
            advice = did_you_mean(name, self._by_name)
            raise BadInput(Fault("There is no such option.", name, name, advice))
        return found

    def chosen(self, options: Options, name: str) -> OptionValue:
        """The setting of an option, its default where the campaign names none."""
        # A campaign that is older than the option does not name it.
        return options[name] if name in options else self.defaults[name]

    def number(self, options: Options, name: str) -> int:
        """The setting of an option that stands for a number."""
        # A campaign file holds the choice as text, even where it stands for a number.
        return int(self.chosen(options, name))

    def is_usual(self, options: Options, name: str) -> bool:
        """Whether an option stands as the program proposes it."""
        return self.chosen(options, name) == self.defaults[name]

    def read(self, name: str, raw: object) -> OptionValue:
        """A raw value of a named option as it is saved. Raises `BadInput`."""
        option = self.option(name)
        try:
            return self._value(option, raw)
        # The readers know no name; the fault is to say which option, and by which case.
        except ValueError as error:
            raise BadInput(Fault(str(error), name, str(raw), case=option.case)) from None

    def read_all(self, raw: Any) -> Options:  # noqa: ANN401 - JSON
        """Options as a calculator is given them, the rest at their defaults. Raises `BadInput`."""
        if not isinstance(raw, Mapping):
            message = "must be a JSON object of option names and values."
            raise BadInput(Fault(message, value=str(raw)))
        # On top of the defaults, so that a rule finds every option that it asks for.
        values = dict(self.defaults)
        faults: list[Fault] = []
        # Every wrong one is told at once, each with its name.
        for name, value in raw.items():
            with collecting(faults):
                values[str(name)] = self.read(str(name), value)
        if faults:
            raise BadInput(*faults)
        return MappingProxyType(values)

    def told(self, *matter: str) -> Any:  # noqa: ANN401 - as `told`
        """An input of campaign options; `matter` are those that change the answer."""
        return told(
            "Campaign options; all are taken, these matter here.",
            # A function, so that no file is read where a rule is only imported.
            default=lambda: self.defaults,
            read=self.read_all,
            matter=matter,
            label="Campaign options",
        )

    def _value(self, option: Option, raw: object) -> OptionValue:
        match option.kind:
            case OptionKind.TURN:
                return self._calendar.parse(str(raw))
            case OptionKind.NUMBER:
                return _number(raw)
            case OptionKind.TEXT:
                return self._texts[option.name](raw)
            case OptionKind.FLAG:
                return read_flag(raw)
            case OptionKind.CHOICE:
                return _choice(option, raw)


def _choice(option: Option, raw: object) -> OptionValue:
    for choice in option.choices:
        # As text, because a choice may stand for a number: 25 and "25" are one setting.
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


# ------------------------------------------------------------------------------------ the file

_YES_AND_NO = (Choice(value=True, name="Yes"), Choice(value=False, name="No"))
_WORDS = ("title", "sentence", "case")
_KEYS = frozenset({*_WORDS, "cases", "heading", "conflict", "kind", "default", "choices", "words"})
_CHOICE_KEYS = frozenset({"value", "name"})
_MANY_CHOICES = 2
_DEFAULTS = {
    OptionKind.FLAG: (bool, "true or false"),
    OptionKind.NUMBER: (int, "a whole number"),
    OptionKind.TURN: (str, "a turn"),
    OptionKind.TEXT: (str, "a text"),
}


def load_options(file: Path, cases: Mapping[str, Case]) -> tuple[Option, ...]:
    """Read the options of a game; `cases` are those that an option may name.

    Raises:
        BadInput: Carries every fault of the file, each with its option.
    """
    document = read_toml(file)
    faults = [
        fault
        for name, entry in document.items()
        for fault in _option_faults(entry, f"{file.name}: {name}", cases)
    ]
    if faults:
        raise BadInput(*faults)
    return tuple(_option(name, entry) for name, entry in document.items())


def _option(name: str, entry: Mapping[str, Any]) -> Option:
    kind = OptionKind(entry.get("kind", OptionKind.CHOICE))
    # As text, also where it is a number: that is how campaign files hold it.
    listed = tuple(Choice(str(each["value"]), each["name"]) for each in entry.get("choices", ()))
    return Option(
        name=name,
        title=entry["title"],
        sentence=entry["sentence"],
        case=entry["case"],
        conflict=entry.get("conflict", ""),
        heading=entry.get("heading", ""),
        words=_words(entry.get("words", ())),
        # The first choice is the usual one, so it needs no default beside it.
        default=listed[0].value if listed else entry["default"],
        kind=kind,
        choices=_YES_AND_NO if kind is OptionKind.FLAG else listed,
        # Its own case first, once, even where it is listed among the further ones as well.
        cases=tuple(dict.fromkeys((entry["case"], *cases_in(entry.get("cases", ""))))),
    )


def _words(listed: Sequence[str] | Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    if isinstance(listed, Mapping):
        return tuple(listed.items())
    return tuple((word, word) for word in listed)


def _option_faults(entry: object, where: str, cases: Mapping[str, Case]) -> Iterator[Fault]:
    if not isinstance(entry, dict):
        message = "is not an option: an option is a table with title, sentence and case."
        yield Fault(message, where, str(entry))
        return
    # What is misspelt would otherwise be passed over, and the option keep its default.
    # Sorted, for words of a set come in another order with each run.
    for key in sorted(entry.keys() - _KEYS):
        advice = did_you_mean(key, _KEYS)
        yield Fault(f"{key!r} is not part of an option.", where, advice=advice)
    for key in _WORDS:
        if not isinstance(entry.get(key), str) or not entry[key]:
            yield Fault(f"{key} is missing.", where)
    for case in cases_in(f"{entry.get('case', '')} {entry.get('cases', '')}"):
        if case not in cases:
            advice = did_you_mean(case, cases)
            yield Fault(f"names the unknown case {case}.", where, case, advice)
    kind = entry.get("kind", OptionKind.CHOICE)
    if kind not in set(OptionKind):
        advice = did_you_mean(str(kind), OptionKind)
        yield Fault(f"{kind!r} is not a kind of option.", where, str(kind), advice)
    elif kind == OptionKind.CHOICE:
        yield from _choice_faults(entry, where)
    else:
        yield from _default_faults(entry, where, OptionKind(kind))


def _choice_faults(entry: Mapping[str, Any], where: str) -> Iterator[Fault]:
    if "default" in entry:
        yield Fault("has a default; the first of its choices is the usual one.", where)
    listed = entry.get("choices")
    listed = listed if isinstance(listed, list) else []
    whole = [one for one in listed if isinstance(one, dict) and one.keys() == _CHOICE_KEYS]
    if len(listed) < _MANY_CHOICES or len(whole) < len(listed):
        yield Fault("needs two choices or more, each with a value and a name.", where)
    for one in whole:
        value = one["value"]
        if isinstance(value, bool) or not isinstance(value, int | str):
            yield Fault("a choice is a word or a whole number.", where, str(value))
    # By value and by name: a player picks by the one, a file by the other.
    for key in sorted(_CHOICE_KEYS):
        said = [folded(str(one[key])) for one in whole]
        if len(set(said)) < len(said):
            yield Fault(f"two choices have the same {key}.", where)


def _default_faults(entry: Mapping[str, Any], where: str, kind: OptionKind) -> Iterator[Fault]:
    if "choices" in entry:
        yield Fault(f"has choices, which a {kind} cannot have.", where)
    wanted, words = _DEFAULTS[kind]
    default = entry.get("default")
    # Not `isinstance`: true is an int to Python.
    if type(default) is not wanted:
        yield Fault(f"its default must be {words}.", where, str(default))
