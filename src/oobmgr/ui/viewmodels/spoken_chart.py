"""The organisation chart in the language of the window; files and paper keep the English one."""

from dataclasses import replace

from oobmgr.reports.organisation import TITLE
from oobmgr.rules.reporting import DrawnRow, DrawnSection, Report, RowKind, Section
from oobmgr.ui.language import ENGLISH, language, tr


def spoken_chart(report: Report, whole: str = TITLE) -> Report:
    """A chart as the window shows it: names of formations and units stay as they were given.

    `whole` is the title of a chart of a whole side.
    """
    if language() == ENGLISH:
        return report
    # The last bracket: the name of the campaign is the player's own and may have brackets too.
    name, bracket, game = report.campaign.rpartition(" (")
    return replace(
        report,
        # Of one formation it is the name of that.
        title=tr(report.title) if report.title == whole else report.title,
        side_name=tr(report.side_name),
        campaign=f"{name}{bracket}{tr(game.removesuffix(')'))})" if bracket else report.campaign,
        turn_label=tr(report.turn_label),
        state=tr(report.state),
        foot=tr(report.foot),
        sections=tuple(map(_section, report.sections)),
    )


def _section(section: Section) -> Section:
    if not isinstance(section, DrawnSection):
        return section
    rows = tuple(_row(row) if isinstance(row, DrawnRow) else row for row in section.rows)
    return replace(section, rows=rows, empty=tr(section.empty))


def _row(row: DrawnRow) -> DrawnRow:
    if row.kind is RowKind.HEAD:
        # Without a path it is no formation, and its name is in words of ours.
        return replace(row, name=row.name if row.path else tr(row.name), note=tr(row.note))
    face = row.face
    if not face.due and not face.news and not face.steps_told:
        return row
    told = replace(face, steps_told=tr(face.steps_told), due=tr(face.due), news=tr(face.news))
    return replace(row, face=told)
