"""Each exception from a check has its reason beside it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r'^\s*"(?P<code>[A-Z]+[0-9]*)",?(?P<rest>.*)$')
SILENCED = re.compile(r"#\s*noqa(?::(?P<codes>[A-Z0-9, ]+[0-9]))?(?P<reason>.*)$")
REASON = re.compile(r"[-–#:]?\s*\w+")


def ignored_rules() -> list[tuple[str, str]]:
    """The lines of ruff's `ignore` lists, each with what follows the code."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    section = text[text.index("[tool.ruff.lint]") : text.index("[tool.ruff.lint.pydocstyle]")]
    found = (RULE.match(line) for line in section.splitlines())
    return [(match["code"], match["rest"]) for match in found if match]


@pytest.mark.parametrize(("code", "rest"), ignored_rules())
def test_an_ignored_rule_has_a_reason(code: str, rest: str) -> None:
    assert re.match(r"\s*# \S+", rest), f"{code} is ignored without a reason"


def test_the_rules_were_found() -> None:
    codes = {code for code, _ in ignored_rules()}
    assert {"COM812", "N802", "S101"} <= codes


def silenced_without_reason() -> list[str]:
    """Rules that a file silences without saying why at least once, as `file: code`."""
    found: list[str] = []
    for folder in ("src", "tests", "tools", "alembic", "benchmarks"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path != Path(__file__).resolve():
                text = path.read_text(encoding="utf-8")
                found += [f"{path.relative_to(ROOT)}: {code}" for code in unexplained_in(text)]
    return found


def unexplained_in(text: str) -> list[str]:
    silenced: dict[str, bool] = {}
    for match in filter(None, map(SILENCED.search, text.splitlines())):
        explained = bool(REASON.match(match["reason"].strip()))
        for code in (match["codes"] or "every rule").split(","):
            silenced[code.strip()] = silenced.get(code.strip(), False) or explained
    return [code for code, explained in silenced.items() if not explained]


@pytest.mark.parametrize(
    ("text", "unexplained"),
    [
        ("a = 1  # noqa: E501 - a table", []),
        ("a = 1  # noqa: E501", ["E501"]),
        ("a = 1  # noqa: E501, S101", ["E501", "S101"]),
        ("a = 1  # noqa: E501 - a table\nb = 1  # noqa: E501", []),
        ("a = 1  # noqa", ["every rule"]),
    ],
)
def test_a_missing_reason_is_recognised(text: str, unexplained: list[str]) -> None:
    assert unexplained_in(text) == unexplained


def test_a_silenced_rule_has_its_reason_in_the_file() -> None:
    assert silenced_without_reason() == []
