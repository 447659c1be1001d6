"""The charts that the player fills in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.commands import FillChart
from oobmgr.campaign.drafts import Draft
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.quantities import counted
from oobmgr.rules.charts import COPY, Chart, ChartCopy, read_copy, stored_copy
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import FillCharts
    from oobmgr.rules.game import Game


def plan_fill(command: FillChart, books: BooksSnapshot) -> Draft:
    """Keep a copy of a chart, or take it out. Raises `BadInput` with every fault of the copy."""
    chart = chart_of(command.chart, books.game)
    old = books.fact(Subject.CHART, chart.id, COPY)
    copy = None if command.copy is None else read_copy(chart, command.copy, books.game.calendar)
    new: JsonValue = copy.as_json() if copy else None
    if new == old:
        raise BadInput(Fault("nothing would change.", chart.title))
    return Draft(
        title=f"Chart {'filled in' if copy else 'taken out'}: {chart.title}",
        sentence=_sentence(chart, stored_copy(old), copy),
        facts=(Fact(Subject.CHART, chart.id, COPY, old, new),),
    )


def plan_fill_several(command: FillCharts, books: BooksSnapshot) -> Draft:
    """Keep copies of several charts. Raises `BadInput` with every fault of all of them."""
    drafts: list[Draft] = []
    faults: list[Fault] = []
    # One by one through the same plan, so that a copy is checked alike, alone or with others.
    for name, copy in command.copies.items():
        with collecting(faults):
            drafts.append(plan_fill(FillChart(name, copy), books))
    # A copy that changes nothing is a fault here as well; the command line leaves such copies out
    # before.
    if faults or not drafts:
        raise BadInput(*(faults or [Fault("no chart is given.", "copies")]))
    titles = ", ".join(books.game.charts()[fact.key].title for d in drafts for fact in d.facts)
    return Draft(
        title=f"{counted(len(drafts), 'chart')} filled in",
        sentence=f"{titles}.",
        facts=tuple(fact for draft in drafts for fact in draft.facts),
    )


def chart_of(name: str, game: Game) -> Chart:
    """The game's chart of this id or title. Raises `BadInput` with the nearest."""
    charts = game.charts()
    wanted = name.casefold()
    for chart in charts.values():
        # By title too: a player knows what stands on the page of his rulebook.
        if wanted in {chart.id.casefold(), chart.title.casefold()}:
            return chart
    advice = did_you_mean(name, charts)
    raise BadInput(Fault(f"{game.name} has no chart {name!r}.", "chart", name, advice))


def _sentence(chart: Chart, before: ChartCopy | None, copy: ChartCopy | None) -> str:
    if copy is None:
        return f"The program asks for each result again. {chart.sentence}"
    entries = [(r, c) for r in copy.rows for c in copy.columns if copy.entry(r, c)]
    if before is None:
        return f"{counted(len(entries), 'entry', 'entries')} of your own copy. {chart.sentence}"
    changed = [at for at in entries if before.entry(*at) != copy.entry(*at)]
    gone = sum(1 for r in before.rows for c in before.columns
               if before.entry(r, c) and not copy.entry(r, c))  # fmt: skip
    return f"{counted(len(changed), 'entry', 'entries')} changed, {gone} taken out."
