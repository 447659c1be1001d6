"""Find every text of the program that the window may show, and keep the Linguist files up to date.

    python tools/translations.py            write new texts into the files, drop what is gone
    python tools/translations.py --check    say what is missing or gone, and change nothing

A text put together in code is a pattern: what is filled in becomes ``{0}``, ``{1}`` … Where code
chooses between two words inside a text, both texts are found. New texts are left unfinished; Qt
Linguist, or any editor, finishes them. Where no text is new or gone, a file stays as it is.
"""

from __future__ import annotations

import ast
import itertools
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, ElementTree, SubElement, indent, parse

from syntax import nodes_of

if TYPE_CHECKING:
    from oobmgr.rules.field_info import FieldInfo
    from oobmgr.rules.game import Game

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "oobmgr"
RESOURCES = ROOT / "resources"
TRANSLATIONS = RESOURCES / "translations"

# Below the window: what it shows is made there. The command line speaks English only.
SHARED = ("campaign", "domain", "exchange", "rules")
NOT_IN_THE_WINDOW = frozenset({"cli", "export", "sheets"})
"""Folders whose texts go to the command line, into a workbook or on paper: in English."""
IN_SIGHT = ("listed.py", "page_setup.py", "organisation.py", "over_turns.py", "unit_sheets.py")
"""Where reports and papers have their names, and the chart its words, which the window shows, too;
what is printed itself is English."""
CASES = "cases"
"""The folder of what cases are called and say: a window reads that of the open game alone."""
ALL_GAMES = ("keys", "units", "window", "books")
"""The files of what every game shows."""
LISTED = {"keys": "keys", "units": "units", "window": "words"}
"""Words that no code shows as a text, by the file that they go to: each line of a list is one.

Names of keys; kinds of units, which stand behind the name of one in any order of battle; and terms
that are put together from others.
"""
OF_TWO_MEANINGS = frozenset({"Left", "March"})
"""Words of every game that are others in a game which uses them, such as a month."""
MOST_FORMS = 8
"""A text with more choices inside is left out: it would make more patterns than anyone reads."""
_WORDS = re.compile(r"[^\W\d_]{2,}")
_KEY = re.compile(r"[a-z0-9_.:/*#%\[\]()|-]+")
_HOLE = "\0"
_CELL = re.compile(r"\{[a-z]\w*(?:\.\w+)+\}")
"""A hole in a text of a table: the cell whose number is filled in."""
_NO_TEXT = re.compile(
    r"://|</?[a-z:]+[ >/]|[{}]|\w=\w|\w\[|\w-?\w*=\"|\(\?[:!=]"
    r"|^[\W\d_]*([A-Z0-9]+-[A-Z0-9.-]+[\s,]*)+$"
    r"|^\S*\w[_:.#/]\w\S*$|^[A-Z][a-z]+[A-Z]\w*$|^[a-z]+[A-Z]\w*$|^#|^\s*return "
    r"|\b(SELECT|INSERT|UPDATE|DELETE|CREATE|WHERE|ORDER BY|PRAGMA|FROM|VALUES|AND|SET)\b"
    r"|^(Ctrl|Shift|Alt)\+\S*$|^F\d+$|\\d|\w\|\w|\bMMMM?\b|\bHH:mm\b"
)
"""Markup, formulas, cases, names in code, database statements, colours, keys, forms of dates."""
_FILLED = re.compile(r"\{\d+\}")
_TOLD_IN_TABLES = frozenset(
    {
        *("name", "title", "sentence", "words", "label", "text", "hint", "note", "unit"),
        *("question", "reading", "says", "told", "line", "heading", "empty", "example"),
        *("plural", "short", "detail", "reason", "what"),
    }
)
_MAY_BE_TEXT = (ast.JoinedStr, ast.Constant, ast.Call)
_WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_MAY_HIDE = (*_WITH_DOCSTRING, ast.Expr, ast.Assign, ast.AnnAssign, ast.Subscript, ast.Call)
Texts = dict[str, list[str]]
"""Texts by context: the folder that they come from, as a module."""


def texts_of_code(source: str) -> Iterator[str]:
    """The texts of a module that a person may read, as patterns, without docstrings."""
    nodes = nodes_of(ast.parse(source))
    passed = _never_shown(nodes)
    for node in nodes:  # from outside in: a text passes the pieces that it is made of
        if isinstance(node, _MAY_BE_TEXT) and id(node) not in passed:
            forms = _forms(node, passed)
            yield from filter(_is_text, map(_numbered, forms))


def _never_shown(nodes: Iterable[ast.AST]) -> set[int]:
    """Docstrings, annotations and subscripts."""
    found: set[int] = set()
    for node in nodes:
        # Of a million nodes most are names, and each question below costs a while.
        if not isinstance(node, _MAY_HIDE):
            continue
        if isinstance(node, _WITH_DOCSTRING):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(id(first.value))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))  # the docstring of a constant
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            found.update(map(id, nodes_of(node)))
        if isinstance(node, ast.Subscript):
            found.update(map(id, nodes_of(node.slice)))
        if isinstance(node, ast.AnnAssign):
            found.update(map(id, nodes_of(node.annotation)))
        if isinstance(node, ast.Call) and _called(node) in {
            "compile",
            "getLogger",
            "cast",
            "TypeVar",
        }:
            found.update(map(id, nodes_of(node)))
    return found


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _forms(node: ast.AST, passed: set[int]) -> list[str]:
    """The texts that an expression may be, with holes; one hole where nothing is known of it."""
    if isinstance(node, ast.Constant):
        passed.add(id(node))
        # "{}" is filled in later.
        return [node.value.replace("{}", _HOLE) if isinstance(node.value, str) else _HOLE]
    if isinstance(node, ast.IfExp):
        return _few([*_forms(node.body, passed), *_forms(node.orelse, passed)])
    if isinstance(node, ast.FormattedValue):
        return _forms(node.value, passed)
    if isinstance(node, ast.JoinedStr):
        passed.add(id(node))
        parts = [_forms(value, passed) for value in node.values]
        return _few("".join(form) for form in itertools.product(*parts))
    if isinstance(node, ast.Call) and _called(node) == "counted" and len(node.args) > 1:
        passed.update(map(id, node.args))
        return [f"{_HOLE} {noun}" for noun in _nouns(node.args[1:])] or [_HOLE]
    return [_HOLE]


def _few(forms: Iterable[str]) -> list[str]:
    kept = list(dict.fromkeys(itertools.islice(forms, MOST_FORMS + 1)))
    return kept if len(kept) <= MOST_FORMS else [_HOLE]


def _nouns(arguments: list[ast.expr]) -> list[str]:
    words = [str(one.value) for one in arguments if isinstance(one, ast.Constant)]
    return [words[0], words[1] if len(words) > 1 else f"{words[0]}s"] if words else []


def _numbered(form: str) -> str:
    if _HOLE not in form:
        return form
    pieces = form.split(_HOLE)
    return pieces[0] + "".join(f"{{{at}}}{piece}" for at, piece in enumerate(pieces[1:]))


def _is_text(text: str) -> bool:
    """Whether a person may read it: words, not the key of a table, a path, a case or a colour."""
    bare = _FILLED.sub(" ", text).strip() if "{" in text else text.strip()
    if not _WORDS.search(bare) or _NO_TEXT.search(bare):
        return False
    return " " in text.strip() or not _KEY.fullmatch(bare)


def texts_of_table(path: Path) -> Iterator[str]:
    """The names and sentences of a table of rules."""
    yield from filter(_is_text, _told(tomllib.loads(path.read_text(encoding="utf-8")), ""))


def _told(value: object, key: str) -> Iterator[str]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _told(inner, str(name))
    elif isinstance(value, list):
        for inner in value:
            yield from _told(inner, key)
    elif isinstance(value, str) and (key in _TOLD_IN_TABLES or " " in value):
        yield _numbered(_CELL.sub(_HOLE, value))


def texts_of_cases(path: Path) -> Iterator[str]:
    """What the cases of a chapter are called, and what they say."""
    cases = tomllib.loads(path.read_text(encoding="utf-8"))
    for case in cases.values():
        yield from filter(_is_text, (case["title"],))
        yield case["text"]


def texts_of_replay(path: Path) -> Iterator[str]:
    """The titles, sentences and figures of a worked example."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    yield document["title"]
    for step in (*document["step"], document["end"]):
        yield from filter(None, (step["title"], step["words"], step.get("note", "")))
        for figure in step.get("figures", ()):
            # A unit by its designation, and what is told of it: ``284/86 is disrupted``.
            unit = figure.get("unit", _HOLE)
            yield _numbered(figure["name"].removeprefix(f"{unit}, ").replace(unit, _HOLE))


def declared_texts(game: Game) -> Iterator[str]:
    """What a game derives from its functions: titles, sentences, labels of inputs and results."""
    from oobmgr.rules.field_info import describe

    for action in game.actions:
        yield from (action.title, action.sentence, *_labels(describe(action.inputs)))
    for report in game.reports:
        yield from (report.title, report.sentence, report.foot)
    for chart in game.charts().values():
        yield from (chart.title, chart.sentence, chart.row_name, chart.column_name)
    for calculator in game.calculators:
        yield from (calculator.title, calculator.sentence)
        yield from _labels((*calculator.input_fields(), *calculator.result_fields()))


def _labels(fields: Iterable[FieldInfo]) -> Iterator[str]:
    for field in fields:
        yield from (field.called, field.sentence.rstrip("."), field.unit)
        # A form shows choices in words; they are keys of tables in code.
        choices = (*field.choices, *field.value_choices, *field.keys, *field.words())
        yield from (str(choice).replace("_", " ") for choice in choices)
        yield from _labels((*field.fields, *((field.item,) if field.item else ())))


def all_texts() -> dict[str, Texts]:
    """Every text by file (the window, the books, each game), and there by context; each once."""
    from oobmgr.known_games import FOLDERS, all_games

    found = _Found()
    for part, context in LISTED.items():
        listed = (TRANSLATIONS / f"{context}.txt").read_text(encoding="utf-8")
        found.take(part, context, listed.splitlines())
    found.take_code("window", SOURCE / "ui")
    for name in IN_SIGHT:
        found.take("window", "reports", texts_of_code((SOURCE / "reports" / name).read_text()))
    for path in sorted((RESOURCES / "samples").glob("*_tour.toml")):
        found.take("window", "tour", texts_of_table(path))
    for name in SHARED:
        found.take_code("books", SOURCE / name)
    games = {game.entry.id: game for game in all_games()}
    for folder in sorted(name.rpartition(".")[2] for name in FOLDERS):
        found.take_code(folder, SOURCE / "games" / folder)
        for path in sorted((RESOURCES / "rules" / folder).glob("*.toml")):
            found.take(folder, f"rules.{folder}.{path.stem}", texts_of_table(path))
        for path in sorted((RESOURCES / "scenarios" / folder).glob("*_replay.toml")):
            found.take(folder, f"replays.{folder}", texts_of_replay(path))
        if folder in games:
            declared = filter(_WORDS.search, declared_texts(games[folder]))
            found.take(folder, f"declared.{folder}", declared)
        for path in sorted((RESOURCES / "rules" / folder / "cases").glob("*.toml")):
            found.take(f"{CASES}/{folder}", path.stem, texts_of_cases(path))
    return found.parts


class _Found:
    """Texts as they are found, each with the first that uses it."""

    def __init__(self) -> None:
        self.parts: dict[str, Texts] = {part: {} for part in ALL_GAMES}
        self._seen: dict[str, set[str]] = {part: set() for part in ALL_GAMES}

    def take_code(self, part: str, folder: Path) -> None:
        for path in sorted(folder.rglob("*.py")):
            if not NOT_IN_THE_WINDOW.intersection(path.parts):
                context = ".".join(path.parent.relative_to(SOURCE).parts)
                self.take(part, context, texts_of_code(path.read_text(encoding="utf-8")))

    def take(self, part: str, context: str, texts: Iterable[str]) -> None:
        seen = self._seen.setdefault(part, set())
        for text in filter(None, texts):
            # What all games share is said once; each game has its own words else, and so its cases.
            game = part.rpartition("/")[2]
            shared = () if text in OF_TWO_MEANINGS and part == game else ALL_GAMES
            known = (self._seen.get(name, ()) for name in {*shared, game, part})
            like = _alike(text)
            if not any(like in one for one in known):
                seen.add(like)
                self.parts.setdefault(part, {}).setdefault(context, []).append(text)


def _alike(text: str) -> str:
    """What the window takes for the same text: a full stop and the first capital do not matter."""
    bare = text.removesuffix(".")
    # "No" and "No." are not alike.
    return bare[:1].lower() + bare[1:] if len(bare) > len("No. 1") else text


def bring_up_to_date(path: Path, texts: Texts, language: str) -> tuple[int, int, int]:
    """Write the file of one part: how many texts are new, gone, and not translated yet."""
    kept = _translations(path) if path.is_file() else {}
    root = Element("TS", version="2.1", language=language, sourcelanguage="en")
    unfinished = 0
    for context, found in sorted(texts.items()):
        group = SubElement(root, "context")
        SubElement(group, "name").text = context
        for text in _as_held(found, kept):
            message = SubElement(group, "message")
            SubElement(message, "source").text = text
            translation = SubElement(message, "translation")
            translation.text = kept.get(text, "")
            if not translation.text:
                translation.set("type", "unfinished")
                unfinished += 1
    indent(root, "  ")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as out:
        out.write(b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n')
        ElementTree(root).write(out, encoding="utf-8")
        out.write(b"\n")
    now = {text for found in texts.values() for text in found}
    return len(now - kept.keys()), len(kept.keys() - now), unfinished


def _as_held(found: Iterable[str], held: Iterable[str]) -> list[str]:
    """Texts in the order of the file; what is new stands behind the text before it in the code.

    In the order of the code, a function that moves would move its texts, and each run would show
    changes where no text is new.
    """
    places = {text: at for at, text in enumerate(held)}
    keys: dict[str, tuple[int, int]] = {}
    behind = -1
    for at, text in enumerate(found, 1):
        behind = places.get(text, behind)
        keys[text] = (behind, 0 if text in places else at)
    return sorted(keys, key=keys.__getitem__)


def _translations(path: Path) -> dict[str, str]:
    """What a file holds: each text with its translation, empty while it has none."""
    return {
        message.findtext("source", ""): message.findtext("translation", "")
        for message in parse(path).iter("message")  # noqa: S314 - our own files
    }


def missing(folder: Path) -> list[str]:
    """What is wrong with the files of a language: texts that are new, gone or not translated."""
    held = {
        (path.relative_to(folder).with_suffix("").as_posix(), text): said
        for path in sorted(folder.rglob("*.ts"))
        for text, said in _translations(path).items()
    }
    now = {
        (part, text)
        for part, texts in all_texts().items()
        for found in texts.values()
        for text in found
    }
    return [
        *(f"new in {part}: {text}" for part, text in sorted(now - held.keys())),
        *(f"gone from {part}: {text}" for part, text in sorted(held.keys() - now)),
        *(
            f"open in {part}: {text}"
            for part, text in sorted(now & held.keys())
            if not held[part, text]
        ),
    ]


def main(arguments: list[str]) -> int:
    """Bring the files of all languages up to date, or with ``--check`` only say what is not."""
    sys.path.insert(0, str(SOURCE.parent))
    folders = sorted(path for path in TRANSLATIONS.iterdir() if path.is_dir())
    if "--check" in arguments:
        faults = [f"{folder.name}: {fault}" for folder in folders for fault in missing(folder)]
        print("\n".join(faults) or "Every text is translated.")
        return 1 if faults else 0
    parts = all_texts()
    for folder, (part, texts) in itertools.product(folders, parts.items()):
        new, gone, open_ = bring_up_to_date(folder / f"{part}.ts", texts, folder.name)
        print(f"{folder.name}/{part}: {new} new, {gone} gone, {open_} not translated")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
