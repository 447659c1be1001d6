"""Running the command line inside the test process, with stand-ins for what needs a window."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from oobmgr.campaign.queries import Queries
from oobmgr.cli.main import run
from oobmgr.cli.services import PlotWish, RosterWish, Services
from oobmgr.domain.places import resources_dir
from oobmgr.reports.page_setup import PageSetup
from oobmgr.rules.reporting import Report

CLEAR = '{"weather": {"B": "clear", "C": "clear"}}'
SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"


@dataclass
class Painters:
    """Notes what the command line asks the windowed part for."""

    asked: list[Any] = field(default_factory=list)

    def services(self) -> Services:
        return Services(self.roster, self.reports, self.window, self.picture, self.chart, self.plot)

    def roster(self, queries: Queries, path: Path, wish: RosterWish) -> int:
        self.asked.append(("roster", queries.summary().name, path.name, wish))
        return 7

    def reports(self, reports: Sequence[Report], path: Path, setup: PageSetup) -> int:
        self.asked.append(("reports", [one.full_title for one in reports], path.name, setup.paper))
        return len(reports)

    def window(self, path: Path | None) -> int:
        self.asked.append(("window", path))
        return 0

    def chart(self, report: Report, path: Path, setup: PageSetup) -> str:
        self.asked.append(("chart", report.full_title, path.name, setup.colour))
        return "the chart"

    def plot(self, queries: Queries, path: Path, wish: PlotWish) -> None:
        self.asked.append(("plot", queries.summary().name, path.name, wish))

    def picture(self, campaign: Path, target: Path) -> None:
        self.asked.append(("picture", campaign.name, target.name))


@dataclass(frozen=True)
class Answer:
    """What one command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:  # noqa: ANN401 - any JSON value
        return json.loads(self.out)


class CommandLine:
    """Runs commands one after the other."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.painters = Painters()

    def __call__(self, *words: object) -> Answer:
        """Run one command, whatever becomes of it."""
        self._capsys.readouterr()
        code = run([str(word) for word in words], self.painters.services)
        printed = self._capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    def does(self, *words: object) -> Answer:
        """Run one command that must work."""
        answer = self(*words)
        assert (answer.code, answer.err) == (0, ""), answer.err
        return answer
