"""Reports as text for the terminal and for a spreadsheet."""

from oobmgr.reports.report_text import table_text, terminal_text
from oobmgr.rules.reporting import Report, Section, head, line, number, total, wide, words

COLUMNS = (wide("Nation and kind"), number("Steps"), words("Case"))
REPORT = Report(
    "losses",
    "Losses by turn",
    "axis",
    "Axis",
    "Tuesdays (Revised Europa)",
    "July I 1941",
    "",
    (
        Section(
            "Turn by turn",
            COLUMNS,
            (
                head("June II 1941", COLUMNS),
                line("Germany, infantry", 1200, "SR 03"),
                line("Italy, infantry", -3, None),
                total("Together", 1197, None),
            ),
            note="two nations",
            case="SR-03",
        ),
        Section("All turns", COLUMNS, (), empty="No step has been lost."),
    ),
    "Strength is what the ledger counts.",
)


def test_the_terminal_has_aligned_columns_and_sums_ruled_above() -> None:
    assert terminal_text(REPORT).splitlines() == [
        "Losses by turn, Axis: July I 1941",
        "Tuesdays (Revised Europa)",
        "",
        "Turn by turn (two nations, SR 03)",
        "    Nation and kind    Steps  Case",
        "  June II 1941",
        "    Germany, infantry  1,200  SR 03",
        "    Italy, infantry      \N{MINUS SIGN}\N{THIN SPACE}3",
        "    -----------------  -----",
        "    Together           1,197",
        "",
        "All turns",
        "  No step has been lost.",
        "",
        "Strength is what the ledger counts.",
    ]


def test_a_spreadsheet_gets_plain_numbers_between_tabs() -> None:
    lines = table_text(REPORT).splitlines()
    assert lines[:2] == ["Losses by turn, Axis", "July I 1941\tTuesdays (Revised Europa)"]
    assert "Germany, infantry\t1200\tSR 03" in lines
    assert "Italy, infantry\t-3\t" in lines
    assert lines[-1] == "No step has been lost."
