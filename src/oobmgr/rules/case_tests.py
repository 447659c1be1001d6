"""The tests of a case: found in a checkout by what they name, ask and call."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.errors import BadInput
from oobmgr.domain.places import resources_dir
from oobmgr.rules.calculators import ruling_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from oobmgr.rules.case_places import CaseIndex
    from oobmgr.rules.cases import Case

_SUFFIXES = {".py", ".json", ".toml"}
_FOR_READING: Final = "data"
"""The folder of files for tests to read; the wrong ones among them are of invented tables."""
# SP-1 must not be found in SP-12, nor SUP-01 in an id that ends alike.
_CASE = re.compile(r"(?<![A-Z0-9-])([A-Z][A-Z0-9]*(?:-[A-Z]+)*-\d+)(?!\d)")
_QUOTED = re.compile(r'"([a-z][a-z0-9_]*)"')
_IMPORT = re.compile(r"^from (oobmgr\.games\.\S+) import (?:\(([^)]*)\)|(.*))$", re.MULTILINE)
_WORD = re.compile(r"[a-z]\w*")


class CaseTests:
    """The tests of every case of a game, ``file:line``; none outside a checkout.

    A worked example carries no cases: its calculator is asked, and tells those that decided or the
    one that refused.
    """

    def __init__(self, index: CaseIndex) -> None:
        self._index = index
        self._game = index.game
        self._answered: dict[str, Mapping[str, list[str]]] = {}

    def of(self, case: Case) -> tuple[str, ...]:
        """The tests that name a case and the examples that it decides, once for each file.

        Where there are none, the tests of what declares it: the examples of its calculators, and
        tests of the game that name an action, a warning or an option or import its function.
        """
        declaring = self._index.declaring(case)
        asked = [name for name in self._examples if name in declaring]
        answered = (self._answers(name).get(case.id, ()) for name in asked)
        found = [*self._named.get(case.id, ()), *(place for places in answered for place in places)]
        # Only then: what decides twenty cases would name the tests of all of them for each.
        if not found:
            found = [place for name in asked for place, _ in self._examples[name]]
            found += self._calling(declaring)
        # Reversed twice: of several places in a file the first is kept, in the order of the files.
        return tuple({place.partition(":")[0]: place for place in reversed(found)}.values())[::-1]

    def by_case(self) -> Mapping[str, tuple[str, ...]]:
        """The tests of all cases of the game; slow, since every worked example is asked."""
        return {case.id: self.of(case) for case in self._game.cases().values()}

    @cached_property
    def _texts(self) -> Mapping[str, str]:
        """The text of each file of tests, by its path in the checkout."""
        # Beside the resources in a checkout; an installed program has no tests there.
        root = resources_dir().parent
        files = (file.relative_to(root) for file in sorted((root / "tests").rglob("*.*")))
        return {
            file.as_posix(): (root / file).read_text(encoding="utf-8")
            for file in files
            if file.suffix in _SUFFIXES and file.parts[1] != _FOR_READING
        }

    @cached_property
    def _named(self) -> Mapping[str, list[str]]:
        """The first place in each file where a case is named."""
        found: defaultdict[str, list[str]] = defaultdict(list)
        for file, text in self._texts.items():
            for case, at in _firsts(_CASE, text).items():
                found[case].append(_place(file, text, at))
        return found

    @cached_property
    def _examples(self) -> Mapping[str, list[tuple[str, Any]]]:
        """The worked examples of each calculator of the game: their places and inputs."""
        found: defaultdict[str, list[tuple[str, Any]]] = defaultdict(list)
        for file, text in self._texts.items():
            if file.startswith(f"tests/cases/{self._game.id}/") and file.endswith(".json"):
                for at, example in _records(text):
                    found[example["calc"]].append((_place(file, text, at), example["inputs"]))
        return found

    def _answers(self, name: str) -> Mapping[str, list[str]]:
        """The examples of a calculator by the cases that decide or refuse them."""
        if name not in self._answered:
            found: defaultdict[str, list[str]] = defaultdict(list)
            for place, inputs in self._examples[name]:
                for case in self._deciding(name, inputs):
                    found[case].append(place)
            self._answered[name] = found
        return self._answered[name]

    def _deciding(self, name: str, inputs: object) -> Iterable[str]:
        calculator = self._game.calculators.get(name)
        if calculator is None:
            return ()
        try:
            return ruling_of(calculator, inputs, self._game.tables()).cases
        # An example may show what is refused; then the case that refuses is the one that it tests.
        except BadInput as refused:
            return [fault.case for fault in refused.faults]

    def _calling(self, declaring: Mapping[str, str]) -> Iterator[str]:
        """Tests that use what is declared under these names, with these functions."""
        wanted = {*declaring, *declaring.values()}
        for file, uses in self._uses.items():
            places = [at for use, at in uses.items() if use in wanted]
            if places:
                yield _place(file, self._texts[file], min(places))

    @cached_property
    def _uses(self) -> Mapping[str, Mapping[str, int]]:
        """What each file uses of the game, and where first: names, and functions it imports."""
        found: dict[str, dict[str, int]] = {}
        package = f"oobmgr.games.{self._game.id}."
        # An example has words of its inputs that may be names, too; it is found by its calculator.
        code = {file: text for file, text in self._texts.items() if file.endswith(".py")}
        for file, text in code.items():
            # Two games may use one name, so only the tests of the game are searched for names.
            own = self._game.id in re.split(r"[/_.]", file)
            uses = _firsts(_QUOTED, text) if own else {}
            for line in _IMPORT.finditer(text) if package in text else ():
                names = _WORD.findall(line[2] or line[3])
                uses |= {f"{line[1]}:{name}": line.start() for name in names}
            if uses:
                found[file] = uses
        return found


def _firsts(pattern: re.Pattern[str], text: str) -> dict[str, int]:
    """Where each thing that a pattern finds stands first."""
    return {found[1]: found.start() for found in reversed(list(pattern.finditer(text)))}


def _records(text: str) -> Iterator[tuple[int, Any]]:
    """The records of a list in JSON, each with the place where it begins."""
    decoder = json.JSONDecoder()
    at = text.find("{")
    while at >= 0:
        record, end = decoder.raw_decode(text, at)
        yield at, record
        at = text.find("{", end)


def _place(file: str, text: str, at: int) -> str:
    line = text.count("\n", 0, at) + 1
    return f"{file}:{line}"
