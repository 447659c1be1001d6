"""The form of a side's income: weather, places, lines, conversions, the other side's outlook."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSignalBlocker, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from oobmgr.domain.rulings import Step
from oobmgr.games.europa.supply.income_rows import (
    CountField,
    FlagField,
    Heading,
    IncomeSheet,
    LineRow,
    Outlook,
    PlaceGroup,
)
from oobmgr.rules.actions import Action
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game
from oobmgr.ui.emblems import Emblem, draw_emblem
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, SEMIBOLD, font, scaled
from oobmgr.ui.viewmodels.turn_figures import value_text
from oobmgr.ui.views.forms.action_form import ActionForm, Forecast
from oobmgr.ui.views.forms.cases import form_chip, set_case
from oobmgr.ui.views.forms.editors import row_of
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.forms.known_words import KnownWords
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.grounds import Rule
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.paint import TagKind, text_width
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.tags import TagLabel
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.weather_chip import WEATHERS, WeatherChip
from oobmgr.ui.widgets.what_is import About, set_about

_LINES: Final = ("no", "open")
_FIGURE_COLUMNS: Final = 2
_FRAME: Final = 24
"""What stands on both sides of the words in a field."""
_LINE: Final = "The SP that come by this line in each income while it is in force and open."
_PRICE: Final = "What a Resource Point costs, or brings back, before the limit is applied."
_OUTLOOK: Final = "What the same inputs give the other side in its own income, if nothing changes."


class SideMark(QWidget):
    """The emblem of a side, beside words that name it."""

    spoken_role = Role.Whitespace

    def __init__(self, emblem: str) -> None:
        super().__init__()
        self._emblem = Emblem(emblem)
        follow_text(self, 12, QWidget.setFixedWidth)
        follow_text(self, 16, QWidget.setFixedHeight)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_emblem(QPainter(self), QRectF(self.rect()), self._emblem)


class IncomeForm(ActionForm):
    """What the player enters where a side receives its income, as the game's sheet lists it."""

    forecasts = True

    def __init__(self, sheet: IncomeSheet, emblem: str, places: Sequence[str]) -> None:
        super().__init__()
        self._sheet = sheet
        self._places = sorted({*places, *sheet.places})
        self._zones: dict[str, SegmentedControl | WeatherChip] = {}
        self._cities: dict[str, SegmentedControl] = {}
        self._traces: dict[str, SegmentedControl] = {}
        self._numbers: dict[str, NumberField] = {}
        self._texts: dict[str, QLineEdit] = {}
        self._flags: dict[str, QCheckBox] = {}
        self._layout = down(on=self, spacing=4)
        self._add_weather(sheet)
        self._layout.addSpacing(8)
        self._add_cities(sheet)
        self._layout.addSpacing(8)
        if sheet.lines:
            self._layout.addWidget(self._points(sheet))
            self._layout.addSpacing(8)
        self._add_conversions(sheet)
        self._layout.addStretch(1)
        self.outlook = named(ForecastView(emblem), "forecast")
        self._layout.addWidget(Rule())
        self._layout.addWidget(self.outlook)

    # Building

    def _title(self, heading: Heading) -> QWidget:
        box = QWidget()
        title = TextLabel(heading.title, px=BODY_PX, weight=SEMIBOLD)
        layout = across(title, TextLabel(heading.detail, token="ink2"), STRETCH, on=box, spacing=8)
        if heading.case:
            layout.addWidget(form_chip(heading.case, self.case_opened.emit))
        set_about(box, About(heading.title, sentence=heading.detail, case=heading.case))
        return box

    def _add_weather(self, sheet: IncomeSheet) -> None:
        self._layout.addWidget(self._title(sheet.weather))
        self._clear_weather = named(KeyButton("Clear in all zones", "Shift+C"), "weather_clear")
        self._clear_weather.setToolTip(
            tr("In every zone that is not entered yet. So do Shift+F, Shift+M and Shift+S.")
        )
        self._clear_weather.clicked.connect(lambda: self._fill_weather(WEATHERS[0]))
        parts: list[QWidget] = []
        for zone in sheet.zones:
            control = SegmentedControl(f"Weather in zone {zone}", WEATHERS, quiet="", asks=True)
            control.for_all.connect(self._fill_weather)
            self._zones[zone] = self._switch(control, f"weather_{zone}", sheet.weather.case)
            parts += [TextLabel(zone, weight=SEMIBOLD), control]
        self._layout.addWidget(row_of(*parts))
        quiet: list[QWidget] = []
        for zone in sheet.other_zones:  # their weather costs nothing, so a small chip will do
            picker = named(WeatherChip(zone, ""), f"weather_{zone}")
            set_case(picker, sheet.weather.case)
            picker.picked.connect(self._picked_weather)
            picker.for_all.connect(self._fill_weather)
            self._zones[zone] = picker
            quiet.append(picker)
        self._layout.addWidget(row_of(*quiet, self._clear_weather))

    def _add_cities(self, sheet: IncomeSheet) -> None:
        self._layout.addWidget(self._title(sheet.cities))
        first, *others = map(self._city_table, sheet.groups)
        below = self._lines(sheet) if sheet.lines else self._points(sheet)
        left = down(first, below, STRETCH, spacing=10)
        right = down(*others, STRETCH)
        self._layout.addLayout(across((left, 1), (right, 1), spacing=16))

    def _city_table(self, group: PlaceGroup) -> QWidget:
        box = QWidget()
        cells = grid(box, gaps=(6, 0), growing={0: 1})
        for column, words in enumerate((group.title, "SP", group.effect)):
            cells.addWidget(TextLabel(words, px=11, weight=MEDIUM, token="ink2"), 0, column)
        for at, row in enumerate(group.places, 1):
            control = SegmentedControl(row.name, self._sheet.states)
            control.setToolTip(tr(f"{row.name}, {row.value} SP, case {shown_case(row.case)}"))
            self._cities[row.name] = self._switch(control, f"city_{row.name}", row.case)
            name = TextLabel(row.name)
            name.setBuddy(control)
            name.setToolTip(tr(control.toolTip()))
            value = TextLabel(str(row.value), token="ink2")
            sentence = f"What this city counts for in the income of a side: {group.effect}."
            for column, part in enumerate((name, value, control)):
                set_about(part, About(row.name, f"{row.value} SP", sentence, row.case))
                cells.addWidget(part, at, column)
        return box

    def _lines(self, sheet: IncomeSheet) -> QWidget:
        box = QWidget()
        cells = grid(gaps=(8, 2), growing={0: 1})
        down(self._title(sheet.traces), cells, on=box, spacing=2)
        for at, row in enumerate(sheet.lines):
            token: Token = "ink" if row.in_force else "off"
            parts = (TextLabel(row.name, token=token), TextLabel(row.amount, token=token))
            for column, part in enumerate((*parts, self._trace(row))):
                set_about(part, About(row.name, f"{row.amount} SP", _LINE, row.case))
                cells.addWidget(part, at, column)
        return box

    def _trace(self, row: LineRow) -> QWidget:
        """A toggle from the date on; before it the date in words."""
        if row.asked:
            control = SegmentedControl(f"{row.name} {self._sheet.traces.title}", _LINES)
            self._traces[row.key] = self._switch(control, f"trace_{row.key}", row.case)
            return control
        words = "open" if row.in_force else f"from {row.since}"
        token: Token = "ink2" if row.in_force else "off"
        return named(TextLabel(words, token=token), f"trace_{row.key}_words")

    def _switch(self, control: SegmentedControl, name: str, case: str) -> SegmentedControl:
        control.setObjectName(name)
        set_case(control, case)
        control.changed.connect(self._told)
        return control

    def _points(self, sheet: IncomeSheet) -> QWidget:
        """What yields Resource Points, and what comes by the schedule."""
        box = QWidget()
        layout = down(self._title(sheet.points), self._flag(sheet.source), on=box, spacing=2)
        number, place = self._count(sheet.scheduled)
        set_case(box, sheet.points.case)
        words = TextLabel(sheet.scheduled.label)
        words.setToolTip(tr(sheet.scheduled.words))
        layout.addWidget(row_of(words, number, place))
        return box

    def _add_conversions(self, sheet: IncomeSheet) -> None:
        self._layout.addWidget(self._title(sheet.conversions))
        cells = grid(gaps=(8, 2), growing={4: 1})
        for at, field in enumerate(sheet.exchanges):
            number, place = self._count(field)
            for widget in (number, place):
                set_case(widget, sheet.conversions.case)
            parts = (TextLabel(field.label), number, TextLabel(field.price, token="ink2"), place)
            for column, part in enumerate(parts):
                about = About(field.words, field.price, _PRICE, sheet.conversions.case)
                set_about(part, about)
                cells.addWidget(part, at, column)
        self._layout.addLayout(cells)
        rail = self._flag(sheet.rail)
        opener = form_chip(sheet.rail.case, self.case_opened.emit)
        self._layout.addWidget(row_of(rail, opener, spacing=8))

    def _count(self, field: CountField) -> tuple[NumberField, QLineEdit]:
        """A number and the place where it counts."""
        number = named(NumberField(field.words, 0, 999), field.name)
        number.valueChanged.connect(self._told)
        self._numbers[field.name] = number
        place = named(QLineEdit(), field.place)
        place.setAccessibleName(tr(field.place_words))
        place.setPlaceholderText(tr(field.placeholder))
        follow_text(place, 100, _wide_enough)
        place.textEdited.connect(self._told)
        known = KnownWords(self._places, place)
        known.activated.connect(self._told)  # a word that is picked is no key
        place.setCompleter(known)
        self._texts[field.place] = place
        return number, place

    def _flag(self, field: FlagField) -> QCheckBox:
        box = named(QCheckBox(tr(field.words)), field.name)
        box.setAccessibleName(tr(field.words))
        set_case(box, field.case)
        box.clicked.connect(self._told)
        self._flags[field.name] = box
        return box

    # Values

    # Each kind of control tells of its change with other values; `raw` reads them all anyway.
    def _told(self, *_: object) -> None:
        self.outlook.show_forecast(self._sheet.outlook(self.raw()))
        self.changed.emit()

    def _picked_weather(self, zone: str, weather: str) -> None:
        self._show_weather(zone, weather)
        self._told()

    def _fill_weather(self, weather: str) -> None:
        """One weather for every zone that nobody has entered yet: most turns have a single one."""
        for zone in self._zones:
            if not self._weather_of(zone):
                self._show_weather(zone, weather)
        self._told()

    def _show_weather(self, zone: str, weather: str) -> None:
        control = self._zones[zone]
        if isinstance(control, WeatherChip):
            control.set_weather(weather, costs=False)
        else:
            control.set_value(weather)

    def _weather_of(self, zone: str) -> str:
        control = self._zones[zone]
        return control.weather if isinstance(control, WeatherChip) else control.value

    def forecast(self) -> Forecast | None:
        """The other side's income with the same inputs, and what would be over its limit."""
        outlook = self._sheet.outlook(self.raw())
        return None if outlook is None else Forecast(outlook.line, outlook.over)

    def raw(self) -> dict[str, Any]:
        """Every input of the form."""
        return {
            # A zone that is left open is asked for, here or where its weather counts.
            "weather": {zone: kind for zone in self._zones if (kind := self._weather_of(zone))},
            "cities": {name: control.value for name, control in self._cities.items()},
            "traces": {name: control.value == "open" for name, control in self._traces.items()},
            **{name: box.isChecked() for name, box in self._flags.items()},
            **{name: box.value() for name, box in self._numbers.items()},
            **{name: box.text().strip() for name, box in self._texts.items()},
        }

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs."""
        for zone in self._zones:
            self._show_weather(zone, raw.get("weather", {}).get(zone, ""))
        for name, control in self._cities.items():
            control.set_value(raw.get("cities", {}).get(name, self._sheet.states[0]))
        for name, control in self._traces.items():
            control.set_value("open" if raw.get("traces", {}).get(name) else "no")
        for name, box in self._flags.items():
            box.setChecked(bool(raw.get(name, True)))
        for name, number in self._numbers.items():
            with QSignalBlocker(number):  # it would tell of what the player did not do
                number.setValue(int(raw.get(name, 0)))
        for name, text in self._texts.items():
            # Set again, the same text would take the cursor to its end while somebody types.
            if text.text().strip() != str(raw.get(name, "")):
                text.setText(str(raw.get(name, "")))
        self.outlook.show_forecast(self._sheet.outlook(self.raw()))

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        groups = (self._zones, self._cities, self._traces, self._numbers, self._texts, self._flags)
        self._clear_weather.setEnabled(not locked)
        for group in groups:
            for control in group.values():
                control.setEnabled(not locked)


def _wide_enough(field: QWidget, width: int) -> None:
    """Give a field a width, or what its prompt takes: in other languages it is longer."""
    prompt = field.placeholderText() if isinstance(field, QLineEdit) else ""
    field.setFixedWidth(max(width, int(text_width(prompt, font(BODY_PX))) + scaled(_FRAME)))


class ForecastView(QWidget):
    """What the same inputs give the other side: two lines of figures, read-only."""

    def __init__(self, emblem: str) -> None:
        super().__init__()
        self._title = TextLabel(weight=SEMIBOLD)
        self._figures = grid(gaps=(16, 1), growing={0: 1, 1: 1})
        self._labels: list[TextLabel] = []
        head = across(
            SideMark(emblem), self._title, STRETCH, TagLabel("forecast", TagKind.PENCIL), spacing=6
        )
        down(head, self._figures, on=self, margins=(0, 4, 0, 0), spacing=2)

    def show_forecast(self, outlook: Outlook | None) -> None:
        """Show other figures; nothing where the inputs cannot be read."""
        self.setVisible(outlook is not None)
        if outlook is None:
            return
        self._title.setText(outlook.title)
        set_about(self, About(outlook.title, sentence=_OUTLOOK, case=outlook.figures[0].case))
        # A game gives the same figures every time, so labels are only ever added.
        for at in range(len(self._labels), len(outlook.figures)):
            label = TextLabel()
            label.setTextFormat(label.textFormat().RichText)
            self._labels.append(label)
            self._figures.addWidget(label, at // _FIGURE_COLUMNS, at % _FIGURE_COLUMNS)
        for label, figure in zip(self._labels, outlook.figures, strict=True):
            label.setText(_figure(figure))
        over = f", {outlook.over}" if outlook.over else ""
        self.setAccessibleName(tr(f"Forecast. {outlook.title}: {outlook.line}{over}"))

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(300), super().minimumSizeHint().height())


def _figure(figure: Step) -> str:
    working = f"<i>{figure.arithmetic}</i>&nbsp;&nbsp;" if figure.arithmetic else ""
    return f"{figure.label}&nbsp;&nbsp;{working}<b>{value_text(figure.value)}</b>"


def form(_: Action, sheet: IncomeSheet, game: Game, places: tuple[str, ...]) -> IncomeForm:
    """The form of the action in which a side receives its income; `places` hold something."""
    return IncomeForm(sheet, game.side(sheet.outlook_side).emblem, places)
