"""Words of a sheet in the program's own layout that nobody knows: asked for once each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from oobmgr.exchange.cells import Row, cell_name, shown
from oobmgr.exchange.columns import Headings
from oobmgr.exchange.layouts.word_step import WordStep, read_answer
from oobmgr.exchange.raw_sheets import RawSheet
from oobmgr.exchange.readings import Problem, Severity, within_bounds

_NEEDED = frozenset({"arrival", "side"})


def with_answers(rows: list[Row], headings: Headings, answers: Mapping[str, str]) -> list[Row]:
    """The rows of a sheet with each word as it was answered; the same list where none was."""
    meant = {
        (column, said[2]): answer
        for name, answer in answers.items()
        if len(said := name.split(":", 2)) > _LAST and said[0] == "word"
        for key, column in headings.at.items()
        if key == said[1]
    }
    columns = {column for column, _ in meant}
    if not columns:
        return rows
    first = headings.row + 1
    return [*rows[:first], *(_answered(row, columns, meant) for row in rows[first:])]


# The id of a question about a word is "word", its column and the word itself.
_LAST = 2


def _answered(row: Row, columns: Iterable[int], meant: Mapping[tuple[int, str], str]) -> Row:
    copy = list(row)
    for column in columns:
        text = shown(row[column])
        answer = meant.get((column, text.casefold()))
        copy[column] = row[column] if answer is None else read_answer(answer, text)
    return copy


def ask_for_words(
    raw: RawSheet, headings: Headings, problems: Sequence[Problem], words: WordStep
) -> list[Problem]:
    """Ask for each word that a problem is about; the problems, each with all of its cells."""
    told: list[Problem] = []
    asked: set[tuple[str, str]] = set()
    # Each column is gone through once: a long list may hold a word of its own in every row.
    found: dict[int, dict[str, list[int]]] = {}
    for problem in problems:
        if not problem.word or problem.place is None or not problem.of_a_cell:
            told.append(problem)
            continue
        text = shown(raw.rows[problem.place[0]][problem.place[1]])
        if not text:
            told.append(problem)
            continue
        new = (problem.word, text) not in asked
        asked.add((problem.word, text))
        column = problem.place[1]
        if column not in found:
            found[column] = _rows_by_text(raw, headings, column)
        everywhere = [*_everywhere(problem, column, found[column][text])] if new else []
        if new and words.asks(problem.word, text):
            _ask(problem.word, text, [one.where for one in everywhere], words)
        # A warning comes once for a word, an error for each of its cells.
        told += [problem] if problem.severity is Severity.ERROR else everywhere
        within_bounds(told)
    return told


def _rows_by_text(raw: RawSheet, headings: Headings, column: int) -> dict[str, list[int]]:
    """The rows below the headings by what they show in a column.

    Blank cells are left out: a scattered sheet has a million of them.
    """
    found: dict[str, list[int]] = defaultdict(list)
    for number, row in enumerate(raw.rows[headings.row + 1 :], headings.row + 1):
        if text := shown(row[column]):
            found[text].append(number)
    return found


def _everywhere(problem: Problem, column: int, rows: Iterable[int]) -> Iterator[Problem]:
    """The problem in each cell of its column that says the same."""
    for number in rows:
        yield replace(problem, cell=cell_name(number + 1, column), place=(number, column))


def _ask(key: str, text: str, cells: Sequence[str], words: WordStep) -> None:
    question = words.question(key, key, text, cells, words.propose(key, text))
    words.asker.ask(replace(question, needed=key in _NEEDED))
