"""Breaking text into lines: nothing wider than the line, nothing lost."""

from hypothesis import given
from hypothesis import strategies as st

from oobmgr.reports.drawing import Style
from oobmgr.reports.metrics import ELLIPSIS, MOST_LINES, fitted, wrap
from tests.unit.reports.sheets import PlainMetrics

METRICS = PlainMetrics()


@given(st.text(max_size=120), st.floats(12, 300))
def test_lines_fit_and_keep_every_letter(text: str, width: float) -> None:
    lines = wrap(text, Style.BODY, width, METRICS)
    assert all(METRICS.width(line, Style.BODY) <= width for line in lines)
    assert len(lines) <= MOST_LINES
    if not (lines and lines[-1].endswith(ELLIPSIS)):
        assert "".join("".join(lines).split()) == "".join(text.split())


def test_words_stay_whole_where_they_can() -> None:
    lines = wrap("light infantry (Jaeger)", Style.BODY, 60, METRICS)
    assert lines == ("light infantry", "(Jaeger)")


def test_a_break_is_allowed_after_a_hyphen_or_a_slash() -> None:
    assert wrap("3/240/170", Style.BODY, 30, METRICS) == ("3/240/", "170")


def test_a_broken_word_leaves_no_letter_alone() -> None:
    width = METRICS.width("Großdeutschlan", Style.BODY)
    assert wrap("Großdeutschland", Style.BODY, width, METRICS) == ("Großdeutschl", "and")


def test_more_lines_than_a_row_may_have_end_in_an_ellipsis() -> None:
    lines = wrap("word " * 100, Style.BODY, 30, METRICS)
    assert len(lines) == MOST_LINES
    assert lines[-1].endswith(ELLIPSIS)


def test_what_needs_more_than_two_lines_is_set_smaller() -> None:
    text = "motorised infantry replacement"
    assert fitted(text, Style.BODY, 200, METRICS)[0] is Style.BODY
    style, lines = fitted(text, Style.BODY, 66, METRICS)
    assert style is Style.SMALL
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
