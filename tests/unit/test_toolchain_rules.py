"""Each exception from a check has its reason beside it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r'^\s*"(?P<code>[A-Z]+[0-9]*)",?(?P<rest>.*)$')
# Codes, then at least two words of reason.
SILENCED = re.compile(r"#\s*noqa(?P<codes>: [A-Z0-9, ]+[0-9])?(?P<reason>.*)$")
REASON = re.compile(r"[-–—#:]?\s*\w+ +\w+")


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


def silenced_lines() -> list[str]:
    found = []
    for folder in ("src", "tests", "tools", "alembic", "benchmarks"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path == Path(__file__).resolve():
                continue
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                match = SILENCED.search(line)
                if match and not (match["codes"] and REASON.search(match["reason"])):
                    found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    return found


def test_a_silenced_line_names_the_rule_and_the_reason() -> None:
    assert silenced_lines() == []
