"""Tables as an OpenDocument spreadsheet, with filters, headings in sight, and values."""

import re
import zipfile
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import IO, Final

from xlsxwriter.utility import xl_col_to_name

from oobmgr.domain.quantities import number_text
from oobmgr.exchange.export.colours import HEAD, INK
from oobmgr.exchange.export.tables import ExportColumn, ExportTable, Kind, Value, plain
from oobmgr.exchange.export.watch import Watch

_TYPE: Final = "application/vnd.oasis.opendocument.spreadsheet"
# What XML may not hold, not even escaped.
_ILLEGAL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_SPACES: Final = re.compile(r"^ | {2,}| $", re.MULTILINE)
_BREAK: Final = re.compile(r"\r\n|\r|\n")
_CM_OF_A_LETTER: Final = 0.21
_NAMES: Final = "".join(
    f' xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{full}:1.0"'
    for short, full in (
        ("office", "office"), ("table", "table"), ("text", "text"), ("style", "style"),
        ("fo", "xsl-fo-compatible"), ("config", "config"), ("manifest", "manifest"),
    )
)  # fmt: skip
_HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
_MANIFEST: Final = (
    f'{_HEAD}<manifest:manifest{_NAMES} manifest:version="1.2">'
    f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{_TYPE}"/>'
    '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>'
    '<manifest:file-entry manifest:full-path="settings.xml" manifest:media-type="text/xml"/>'
    "</manifest:manifest>"
)


def write_open_document(tables: Sequence[ExportTable], path: Path, watch: Watch) -> None:
    """Write each table on a sheet of its own."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        # First and not packed: by this a program knows what the file is.
        archive.writestr("mimetype", _TYPE, zipfile.ZIP_STORED)
        archive.writestr("META-INF/manifest.xml", _MANIFEST)
        # Its size is not known yet, and zipfile would refuse more than two gigabytes.
        with archive.open("content.xml", "w", force_zip64=True) as file:
            _content(tables, file, watch)
        archive.writestr("settings.xml", _settings(tables))


def _content(tables: Sequence[ExportTable], file: IO[bytes], watch: Watch) -> None:
    def put(text: str) -> None:
        file.write(text.encode("utf-8"))

    put(f'{_HEAD}<office:document-content{_NAMES} office:version="1.2">')
    put(f"<office:automatic-styles>{''.join(_styles(tables))}</office:automatic-styles>")
    put("<office:body><office:spreadsheet>")
    areas = []
    for number, table in enumerate(tables):
        put(f'<table:table table:name="{_attribute(table.name)}">')
        for at in range(len(table.columns)):
            put(f'<table:table-column table:style-name="w{number}.{at}"/>')
        put("<table:table-header-rows><table:table-row>")
        put("".join(_text_cell(column.heading, "heading") for column in table.columns))
        put("</table:table-row></table:table-header-rows>")
        # The headings are the first row of the range that is filtered.
        rows = 1
        for row in watch.rows(table):
            rows += 1
            put(f"<table:table-row>{''.join(map(_cell, row, table.columns))}</table:table-row>")
        put("</table:table>")
        last = f"{xl_col_to_name(len(table.columns) - 1)}{rows}"
        areas.append(f"'{table.name}'.A1:'{table.name}'.{last}")
    # The format wants the filters behind all tables.
    put("<table:database-ranges>")
    for number, area in enumerate(areas):
        put(
            f'<table:database-range table:name="filter{number}" '
            f'table:target-range-address="{_attribute(area)}" '
            'table:display-filter-buttons="true"/>'
        )
    put("</table:database-ranges></office:spreadsheet></office:body></office:document-content>")


def _styles(tables: Sequence[ExportTable]) -> Iterator[str]:
    yield (
        '<style:style style:name="heading" style:family="table-cell"><style:table-cell-properties '
        f'fo:background-color="{HEAD}" fo:border-bottom="0.05cm solid {INK}" '
        'fo:wrap-option="wrap"/><style:text-properties fo:font-weight="bold"/></style:style>'
    )
    for number, table in enumerate(tables):
        for at, column in enumerate(table.columns):
            width = f"{column.width * _CM_OF_A_LETTER:.2f}cm"
            yield (
                f'<style:style style:name="w{number}.{at}" style:family="table-column">'
                f'<style:table-column-properties style:column-width="{width}"/></style:style>'
            )


def _cell(value: Value, column: ExportColumn) -> str:
    found = plain(value)
    if found is None or found == "":
        return "<table:table-cell/>"
    if isinstance(found, str) or column.kind is Kind.CODE:
        return _text_cell(str(found))
    return (
        f'<table:table-cell office:value-type="float" office:value="{found}">'
        f"<text:p>{number_text(found)}</text:p></table:table-cell>"
    )


def _text_cell(text: str, style: str = "") -> str:
    lines = _BREAK.split(_ILLEGAL.sub("", text))
    told = "".join(f"<text:p>{_words(line)}</text:p>" for line in lines)
    look = f' table:style-name="{style}"' if style else ""
    return f'<table:table-cell{look} office:value-type="string">{told}</table:table-cell>'


def _words(line: str) -> str:
    """A line with its spaces and tabs, of which the format else keeps one."""
    spaced = _SPACES.sub(
        lambda found: f'<text:s text:c="{len(found[0])}"/>', escape(line, quote=False)
    )
    return spaced.replace("\t", "<text:tab/>")


def _attribute(text: str) -> str:
    return escape(_ILLEGAL.sub("", text), quote=True)


def _settings(tables: Sequence[ExportTable]) -> str:
    """The headings stay in sight."""
    split = (
        '<config:config-item config:name="VerticalSplitMode" config:type="short">2'
        "</config:config-item>"
        '<config:config-item config:name="VerticalSplitPosition" config:type="int">1'
        "</config:config-item>"
        '<config:config-item config:name="PositionBottom" config:type="int">1</config:config-item>'
    )
    sheets = "".join(
        f'<config:config-item-map-entry config:name="{_attribute(table.name)}">{split}'
        "</config:config-item-map-entry>"
        for table in tables
    )
    return (
        f'{_HEAD}<office:document-settings{_NAMES} office:version="1.2"><office:settings>'
        '<config:config-item-set config:name="ooo:view-settings">'
        '<config:config-item-map-indexed config:name="Views"><config:config-item-map-entry>'
        f'<config:config-item-map-named config:name="Tables">{sheets}'
        "</config:config-item-map-named></config:config-item-map-entry>"
        "</config:config-item-map-indexed></config:config-item-set></office:settings>"
        "</office:document-settings>"
    )
