"""Bad input: exit code 2, exactly one line on standard error, nothing changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.unit.campaign.trial_books import everything, fresh, units
from tests.unit.cli.cli_runs import CommandLine

BAD = """
units nowhere.oob                                   | there is no such file
units .                                             | cannot be read
units text.oob                                      | is not an oobmgr campaign
units                                               | required: FILE
frobnicate {file}                                   | invalid choice
show {file} --jsn                                   | unrecognized arguments
units {file} --side Red                             | no side 'Red'. Known: Axis, Soviet
units {file} --as-of Juno                           | 'Juno' is not a turn
units {file} --as-of 1941-13-I                      | is not a turn
formations {file} --side Red                        | no side 'Red'
balances {file} --as-of ²                           | is not a turn
ledger {file} --turn x                              | is not a turn
ledger {file} --side x                              | no side 'x'
ledger {file} --good gold                           | no good 'gold'. Known: sp, resource
units {file} --side=                                | no side ''
ledger {file} --side=                               | no side ''
units {file} --status=                              | '' is not a status
options {file} --set=                               | is not NAME=VALUE
transaction {file} 99                               | there is no transaction 99
transaction {file} one                              | invalid int value
transaction {file} 9999999999999999999999           | there is no transaction
lose {file} 99                                      | There is no unit 99
lose {file} 9999999999999999999999                  | There is no unit
lose {file} 1 --steps 0                             | at least 1 step
lose {file} 1 --steps -1                            | at least 1 step
lose {file} 1 --steps 3                             | has 2 of 2 steps
lose {file} 1 99                                    | There is no unit 99
restore {file} 1                                    | has 2 of 2 steps
restore {file} 1x                                   | neither the id of a unit nor a copy
restore {file} nowhere.oob                          | there is no such file
restore {file} 1 nowhere.oob                        | one copy is restored at a time
restore {file} text.oob                             | not an oobmgr campaign
edit {file} 1 --set hex                             | is not NAME=VALUE
edit {file} 1 --set shoe=9                          | no field 'shoe'
edit {file} 1 --set rating:attack=²                 | is not a rating
edit {file} 1 --set rating:attack=-1                | is not a rating
edit {file} 1 --set rating:luck=1                   | no field 'rating:luck'
edit {file} 1 --set formation=1st                   | no formation '1st'
edit {file} 1 --set hex=1 --set hex=2               | hex is given twice
edit {file} 1 --set hex=\x07                        | cannot be shown
edit {file} 1 --set hex=\udcff                      | cannot be read
edit {file} 1 --set formation=99                    | there is no formation 99
edit {file} 1 --set status=dead                     | has 2 steps left
edit {file} 1 --set status=gone                     | is not a status
edit {file} 1 --set arrival=soon                    | is not a turn
edit {file} 1 --set designation=                    | needs a designation
edit {file} 1 --set designation=1                   | nothing would change
edit {file} 1 --set trait:=1                        | a trait needs a name
edit {file} 1 --set trait:cm=foo                    | 'foo' is not known here. Write C/M or nothing
edit {file} 1 --set trait:cadr=2-6                  | no trait 'cadr'. Did you mean cadre?
edit {file} 1 --set trait:cadre=2                   | not a set of ratings for a cadre
edit {file} 1 --set trait:re=1/3                    | not a number of regimental equivalents
edit {file} 1 --set trait:aa=1000                   | Write 999 or less
edit {file} 1 --set nation=                         | needs a nation
edit {file} 1 --set size=huge                       | 'huge' is not known here
edit {file} 1 --set note={text}                     | has 100,000 letters. Write 4,000 at most
edit {file} 1 --set designation={text}              | has 100,000 letters. Write 120 at most
formation rename {file} 1 {text}                    | has 100,000 letters
formation add {file} {text} --side axis              | has 100,000 letters
formation add {file} a\x07b --side axis             | cannot be shown
count-in {file} Axis resource 3 --reason x --place {text} | Write 120 at most
remove {file} 99                                    | There is no unit 99
turn post {file} flying                             | no action 'flying'
turn post {file} air {{                             | not JSON
turn post {file} air {{"others":1e400}}             | must be a number
turn post {file} air {{"others":1.5}}               | whole number
turn post {file} air {digits}                       | too many digits
turn post {file} air {deep}                         | not JSON
calc europa.air_supply_cost {digits}                | too many digits
turn post {file} air [1]                            | must be a JSON object
turn post {file} air {{"fighters":"many"}}          | fighters: must be a number
turn post {file} air {{"fightrs":1}}                | Did you mean fighters? Inputs here: fighters,
turn post {file} air {{"fighters":-1}}              | fighters
turn post {file} air {{"fighters":1e999}}           | fighters
turn post {file} air                                | Nothing is entered
turn post {file} air {{"others":999}}               | the pool holds
turn post {file} initial                            | only in the Initial Phase
turn post {file} air {{"others":999}} --preview     | the pool holds
turn advance {file} --to war                        | invalid choice
turn                                                | required: STEP
undo {file} now                                     | unrecognized arguments
redo {file}                                         | nothing to redo
revoke {file} 1                                     | cannot be revoked
revoke {file} 99                                    | cannot be revoked
count-in {file} Axis gold 3                         | cannot be counted
count-in {file} Axis step 3                         | cannot be counted
count-in {file} Red sp 3                            | no side 'Red'
count-in {file} Axis sp 3 --place Riga --reason x   | not at places. Leave the place out
count-in {file} Axis sp 3                           | Give the reason
count-in {file} Axis sp -1 --reason x               | cannot be counted
formations {file} --status asleep                   | is not a status
units {file} --as-of 1950-01-I                      | has not been played
export {file} --out {file}                          | is a campaign
house-rule {file} income.base.axis 7/2              | whole number
house-rule {file} supply.convert.buy_cost 0         | from 1
count-in {file} Axis sp 9999999999999999999 --reason x | 0 to 99999
silence {file} unpaid --off                         | nothing would change
silence {file} air                                  | no kind of warning 'air'
silence {file} unpayed --off                        | Did you mean unpaid?
options {file} --set weather=x                      | no option 'weather'
options {file} --set weather_round=x                | must be one of
options {file} --set resource_income_start=never    | is not a turn
options {file} --set weather_round=received_up      | nothing would change
house-rule {file} nothing.here 3                    | no table cell 'nothing.here'
house-rule {file} income.base.axs 3                 | Did you mean income.base.axis?
house-rule {file} supply.convert.buy_cost x         | is a number
import {file} nowhere.xlsx                          | does not exist
import {file} {file}                                | is not an Excel workbook
import {file} text.oob --accept                     | is not an Excel workbook
new {long}.oob --game europa --scenario barbarossa  | too long
show {long}.oob                                     | too long
new {file} --game europa --scenario barbarossa      | of this name already
new b.oob --game europe --scenario barbarossa       | Did you mean europa
new b.oob --game europa --scenario typhoon          | no scenario 'typhoon'
new b.oob --game europa --scenario barbarossa --variant east | no variant 'east'
new b.oob --game europa --scenario barbarossa --option weather=x | no option 'weather'
new b.oob --game europa --scenario barbarossa --option weather_round=x | must be one of
new b.oob --game europa --scenario barbarossa --option weather_round | is not NAME=VALUE
new b.oob --game europa --scenario barbarossa --player red=Ann | no side 'red'
new b.oob --game europa                             | --scenario is missing. Known: barbarossa.
new nowhere/b.oob --game europa --scenario barbarossa | there is no such folder
export {file} --out nowhere/x.xlsx                  | such folder. Make it
export {file} --out {long}.xlsx                     | too long
export {file} --out=                                | not the name of a file
export {file} --out pipe                            | not an ordinary file
roster {file} --out=                                | not the name of a file
roster {file} --out nowhere/x.pdf                   | there is no such folder
roster {file} --out pipe                            | not an ordinary file
picture {file} --out nowhere/x.png                  | there is no such folder
picture {file} --out pipe                           | not an ordinary file
export {file}                                       | required: --out
roster {file} --out x.pdf --side Red                | no side 'Red'
roster {file} --out x.pdf --paper A3                | invalid choice
picture nowhere.oob --out x.png                     | there is no such file
calc                                                | name a calculator
calc europa.wonders {{}}                            | no calculator 'europa.wonders'
"""
ABSURD = {
    "long": "n" * 300,
    "digits": f'{{"others":{"9" * 5000}}}',
    "deep": "[" * 100_000,
    "text": "n" * 100_000,
}
LINES = [tuple(part.strip() for part in line.split("|")) for line in BAD.strip().splitlines()]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A campaign of two units, in the folder in which the commands are given."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    (folder / "text.oob").write_text("Dear diary")
    os.mkfifo(folder / "pipe")
    with fresh(folder) as campaign:
        campaign.session.execute(units(2))
    return campaign.path


@pytest.mark.parametrize(("line", "words"), LINES, ids=[line for line, _ in LINES])
def test_one_line_and_nothing_changed(cli: CommandLine, file: Path, line: str, words: str) -> None:
    before, names = everything(file), sorted(path.name for path in file.parent.iterdir())
    answer = cli(*line.format(file=file.name, **ABSURD).split())
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert answer.err.endswith("\n")
    assert words in answer.err
    assert "Traceback" not in answer.err
    assert everything(file) == before
    assert sorted(path.name for path in file.parent.iterdir()) == names
    assert cli.painters.asked == []


def test_a_must_stops_the_advance_in_one_line(cli: CommandLine, file: Path) -> None:
    cli.does("turn", "advance", file, "--to", "turn")
    before = everything(file)
    answer = cli("turn", "advance", file)
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert "go on anyway" in answer.err
    assert everything(file) == before
    alone = cli("turn", "advance", file, "--anyway")
    assert (alone.code, alone.err.count("\n")) == (2, 1)
    assert "--reason" in alone.err
    assert everything(file) == before
    cli.does("turn", "advance", file, "--anyway", "--reason", "agreed")


def test_revoking_says_what_depends(cli: CommandLine, file: Path) -> None:
    cli.does("lose", file, 1)
    answer = cli("revoke", file, 2)
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert "1 step lost by 1 infantry XX (transaction 3) depends on it" in answer.err


@pytest.mark.parametrize("words", [["--help"], ["units", "--help"], ["--version"]])
def test_help_is_no_fault(cli: CommandLine, words: list[str]) -> None:
    answer = cli(*words)
    assert (answer.code, answer.err) == (0, "")
    assert "oobmgr" in answer.out
