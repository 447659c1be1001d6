"""What can be broken in a game: each number of its tables, and each condition of its code."""

from __future__ import annotations

import ast
import copy
import gc
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import oobmgr.rules.options
import oobmgr.rules.table_files
from oobmgr.known_games import game as known_game
from oobmgr.rules.tables import Cell, CellValue, Tables

_NAME = re.compile(r"Fault|Warning|Reminder|Doubt|refus|BadInput", re.IGNORECASE)
_SENTENCE = 3
"""Spaces in a text that make it more than a name."""
_WORDS = frozenset({"hint", "letter", "line", "name", "sentence", "text", "title", "tone", "word"})
SOURCE = Path(oobmgr.rules.table_files.__file__).parent.parent


@dataclass(frozen=True)
class Break(ABC):
    """One change that a test should notice. `touched` names what a test must pass to see it."""

    name: str
    """Where it is, as a person looks it up."""
    touched: str
    told: str
    """What is changed, in words."""

    @property
    def line(self) -> str:
        """How a list names it."""
        return f"{self.name}  {self.told}"

    @abstractmethod
    def apply(self, game: str) -> None:
        """Make the change in this process."""


@dataclass(frozen=True)
class NumberBreak(Break):
    """A cell with another value."""

    path: str
    old: CellValue
    new: CellValue

    def apply(self, game: str) -> None:
        """Put the value in, wherever the cell was read already or will be read again."""
        for found in gc.get_objects():
            if type(found) is Cell and found.path == self.path and found.value == self.old:
                object.__setattr__(found, "value", self.new)
        before = oobmgr.rules.table_files.read_toml
        folder, *keys = self.path.split(".")

        def read(file: Path) -> dict[str, Any]:
            document = before(file)
            if file.stem == folder and file.parent.name == game:
                inside = document
                for key in keys:
                    inside = inside[key]
                inside["value"] = str(self.new) if isinstance(self.new, Fraction) else self.new
            return document

        oobmgr.rules.table_files.read_toml = read


@dataclass(frozen=True)
class ConditionBreak(Break):
    """An `if` that is never, or always, so."""

    file: Path
    code: tuple[str, int]
    """Name and first line of the code object that the condition stands in."""
    row: int
    column: int
    always: bool

    def apply(self, _game: str) -> None:
        """Give every function made of this code the changed one."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.If | ast.IfExp) and self._is(node.test):
                node.test = _fixed(node.test, always=self.always)
            if isinstance(node, ast.comprehension):
                node.ifs = [
                    _fixed(test, always=self.always) if self._is(test) else test
                    for test in node.ifs
                ]
        changed = compile(ast.fix_missing_locations(tree), str(self.file), "exec")
        new = next(code for code in codes(changed) if _key(code) == self.code)
        for found in gc.get_objects():
            if type(found) is FunctionType and _same(found.__code__, self.file, self.code):
                found.__code__ = new

    def _is(self, test: ast.expr) -> bool:
        return (test.lineno, test.col_offset) == (self.row, self.column)


def _fixed(test: ast.expr, *, always: bool) -> ast.expr:
    """The condition with a fixed answer. It is still worked out, for the names that it binds."""
    operator: ast.boolop = ast.Or() if always else ast.And()
    fixed = ast.BoolOp(operator, [copy.deepcopy(test), ast.Constant(always)])
    return ast.copy_location(fixed, test)


def _same(code: CodeType, file: Path, key: tuple[str, int]) -> bool:
    return _key(code) == key and code.co_filename == str(file)


def _key(code: CodeType) -> tuple[str, int]:
    return (code.co_qualname, code.co_firstlineno)


def codes(outer: CodeType) -> Iterator[CodeType]:
    """A code object and all that stand in it."""
    yield outer
    for constant in outer.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def number_breaks(game: str) -> Iterator[Break]:
    """Each number one higher, each flag the other way, each word another of its group."""
    tables = known_game(game).tables()
    for path, cell in tables.cells.items():
        new = None if _only_words(cell) else _other(tables, cell)
        if new is not None:
            told = f"{cell.value} is {new} ({cell.case})"
            yield NumberBreak(path, path, told, path, cell.value, new)


def _only_words(cell: Cell) -> bool:
    """Whether a cell holds words that a person reads, and no rule depends on."""
    last = cell.path.rpartition(".")[2]
    return isinstance(cell.value, str) and (last in _WORDS or (" " in cell.value and not cell.name))


def _other(tables: Tables, cell: Cell) -> CellValue | None:
    if isinstance(cell.value, bool):
        return not cell.value
    if isinstance(cell.value, int | Fraction):
        return cell.value + 1
    group = cell.path.rpartition(".")[0]
    last = cell.path.rpartition(".")[2]
    beside = [one for one in tables.cells.values() if one.path.rpartition(".")[0] == group]
    alike = [one for one in tables.cells.values() if one.path.rpartition(".")[2] == last]
    words = [one.value for one in (*alike, *beside) if isinstance(one.value, str)]
    return next((word for word in words if word != cell.value), None)


def refusal_breaks(game: str) -> Iterator[Break]:
    """Each condition under which the rules of a game refuse, ask or warn: once never so."""
    for file in _rules_of(game):
        yield from _conditions(file, _refusing, (False,))


def condition_breaks(game: str) -> Iterator[Break]:
    """Each condition in the rules of a game, once never so and once always so."""
    for file in _rules_of(game):
        yield from _conditions(file, _conditional, (False, True))


def _rules_of(game: str) -> Iterator[Path]:
    folder = SOURCE / "games" / game
    for file in sorted(folder.rglob("*.py")):
        if "screens" not in file.relative_to(folder).parts:
            yield file


def load(game: str) -> None:
    """Import all that can be broken: what is imported at its first use would come in unbroken."""
    for file in _rules_of(game):
        import_module(".".join(file.relative_to(SOURCE.parent).with_suffix("").parts))


def _conditions(
    file: Path, tests: Callable[[ast.AST], Iterator[ast.expr]], ways: tuple[bool, ...]
) -> Iterator[Break]:
    text = file.read_text(encoding="utf-8")
    homes = list(codes(compile(text, str(file), "exec")))
    for test in tests(ast.parse(text)):
        home = _home(homes, test)
        if home is None:
            continue
        name = f"{file.relative_to(SOURCE)}:{test.lineno}"
        key = _key(home)
        touched = f"{file}:{key[0]}:{key[1]}"
        words = ast.get_source_segment(text, test) or ""
        for always in ways:
            told = f"{'always' if always else 'never'}: {' '.join(words.split())}"
            place = (test.lineno, test.col_offset)
            yield ConditionBreak(name, touched, told, file, key, *place, always)


def _refusing(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and any(_refuses(inside) for inside in node.body):
            yield node.test


def _refuses(statement: ast.stmt) -> bool:
    """Whether a statement stops an entry, or says a sentence about it."""
    return any(
        isinstance(node, ast.Raise)
        or (isinstance(node, ast.Name) and _NAME.search(node.id))
        or (isinstance(node, ast.Constant) and str(node.value).count(" ") >= _SENTENCE)
        for node in ast.walk(statement)
    )


def _conditional(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.IfExp):
            yield node.test
        if isinstance(node, ast.comprehension):
            yield from node.ifs


def _home(homes: list[CodeType], test: ast.expr) -> CodeType | None:
    """The function that works the condition out; none where that is the module."""
    place = (test.lineno, test.col_offset)
    fitting = [
        code
        for code in homes
        if code.co_name != "<module>"
        and any(_holds(position, place) for position in code.co_positions())
    ]
    # What is made while a module or a class body runs cannot be broken afterwards.
    # The outermost: a condition that begins with a comprehension begins in the code of both.
    return fitting[0] if fitting else None


def _holds(position: tuple[int | None, ...], place: tuple[int, int]) -> bool:
    line, _, column, _ = position
    return (line, column) == place


KINDS: Final[Mapping[str, Callable[[str], Iterator[Break]]]] = {
    "numbers": number_breaks,
    "refusals": refusal_breaks,
    "conditions": condition_breaks,
}
"""What can be asked for, by name."""
