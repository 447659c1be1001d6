<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>ui</name>
    <message>
      <source>Campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>View</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reports</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tools</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>T&amp;ools</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Meta</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Super</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New campaign…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a campaign…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the sample</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Try the combat example</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Import an order of battle…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a workbook to fill in…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Make a campaign from its workbook…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Export the records to Excel…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bind a workbook of your own…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill your own workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Print…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep a copy now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Passphrases of the sheets…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A file for one side…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Quit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Redo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search this page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find a unit, a page, a command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Options…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look one turn back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look one turn forward</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return to now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next panel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Previous panel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unlock a sheet…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide the sheets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Light</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As the desktop is set</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Comfortable rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post what is in pencil</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post, and go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post what leaves nothing to decide</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll the dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put the pencil away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Previous phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Previous step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next due step or problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What looks forgotten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to a turn…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next step of the example</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count in…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read a sheet back…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charts…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the map…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stacks…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Check the books</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copies of this campaign…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules covered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keys of this page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>About oobmgr</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+N</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+O</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+L</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+E</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+I</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+E</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+P</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+W</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Q</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Z</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+Z</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Y</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+F</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+K</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+,</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+R</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+F6</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+U</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+U</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Return</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+Enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+Return</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Esc</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+F9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+T</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+B</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+H</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+M</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alt+{0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no icon "{0}". There are: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+X</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+D</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+M</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+G</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+J</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+H</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+F2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+N</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+C</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+L</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+S</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl++</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+-</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+A</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+X</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lose a step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take a step back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move to a hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Status</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set a fact of the selected units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes of a unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill down, duplicate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Duplicate the selected units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move to a formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Split the selected units off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Merge formations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find and replace in names</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rename the formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move the formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove, revoke</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As of a turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the case</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy the working, copy as table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy as a command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save as PDF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Larger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Smaller</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The whole page of the sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paste</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cut</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tab</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backtab</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Home</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PgUp</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PgDown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backspace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} belongs to a page: {1}. Press another key.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} opens the menu {1}. Press another key.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} moves in lists and fields everywhere. Press another key.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alt+</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drop a campaign or a workbook anywhere in this window</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forgotten. The file stays where it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hidden again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} – oobmgr</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roster sheets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ledger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calculators</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Print</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Import and export</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pictures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PNG</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the picture could not be saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no worked example here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the folder cannot be made</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stroke-width="9"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>viewBox="{0}"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stroke-width="{0}"</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.dialogs</name>
    <message>
      <source>It keeps the order of battle, the roster sheets and the supply books of monster board wargames, and shows its working for every number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Free software under the MIT licence. The text face is Inter, under the SIL Open Font Licence. Unit symbols were drawn with milsymbol, under the MIT licence.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The games and their rules belong to their publishers; the program holds figures and our own words, never their text.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>oobmgr {0}, Python {1}, Qt {2}, {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You keep the map and the counters. This keeps the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Excel workbooks (*.xlsx *.xlsm)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ranges of a workbook of your own are filled with tables of the campaign, as often as you like. All else in it stays as it is, and a copy of it is kept each time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a name, or cells such as Sheet1!B4:F200</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all columns, or such as Designation, Steps left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No workbook is chosen yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your own workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a workbook…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Del</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let the workbook go</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose your workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reading {0}…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fills {0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close, and lose the ranges that are not bound?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filled with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bind and fill</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ranges that are filled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filling takes from it: {0}. The copy keeps them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search the list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing matches these words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Describe the game…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>changes the records</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a calculation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a table or a limit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>for information</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules covered: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In our own words. The rulebook governs; the source says where to read it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search the rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No case matches these words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Source: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not in the catalogue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cases</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go there: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Case</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Title</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The program ships no chart of the rulebook. Enter your own copy once; it is kept with the campaign, and a file takes it to the next.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are looking back. The charts are shown as they are now and cannot be changed; End returns to now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post {0} chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post {0} charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} chart read into pencil. Look, then post.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} charts read into pencil. Look, then post.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was taken from the file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To put right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pasted entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pasted entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write the charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put away what is entered for {0} and not posted?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close, and lose what is entered for {0}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search the charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read from a file…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+O</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write to a file…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+S</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Left out, beyond the edge of the chart: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything in the file is filled in already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wrote {0} chart to {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wrote {0} charts to {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+Del</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+F1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>change the entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F4 Alt+↓</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>list of results</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+V</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>paste a block</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+C</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>copy a block</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>insert a row or column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Del</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>remove a row or column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next problem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>read from a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write to a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>open the case</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Results of this chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>own copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not posted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filled in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rules' text says {0} here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>List of results</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Insert row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F8 goes to the next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Insert</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No copy yet. One is kept at the close of every turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Written</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Against the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>File</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copies of this campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looking at the copies…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open their folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restore this copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the same</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count what is on the table. If it agrees with the books, that is recorded; if not, the difference is posted with its reason.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where they are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reason of a difference</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>✓ Recorded: {0}, {1} {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close, and lose the number that is not recorded?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} in the books</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the table, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Adjust by {0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Record that they agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Books and table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What can be counted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the books</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Counted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every entry is written completely or not at all, so your books are intact. The report below says where it happened; it holds nothing of your campaign but what it shows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy the report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the report…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text (*.txt)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved as {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>oobmgr campaigns (*.oob)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lists of units (*.xlsx *.xlsm *.xls *.ods *.csv *.tsv *.txt *.json *.vmod *.vsav)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exported workbooks (*.xlsx)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charts (*.json)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Descriptions of games (*.toml)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the description of a game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules in force</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Numbers of the rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Printed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Since</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any number of the rules can be replaced from now on. What is posted stays as it was.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search the numbers of the rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From now on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why you play it so</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set back to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No number matches these words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Typed and not posted: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From now on, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Commands and their keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Default</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Single letters work where no text field has the focus.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the page {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keys that are a letter, digit or sign do nothing while you type; F1 to F12 and keys with Ctrl or Alt work everywhere. A change takes effect at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now: {0}. Default: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} stays: it is the way out from everywhere.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now: {0}, the default.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search the commands and keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Press the new key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use it here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restore all defaults</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restore the default of every key?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>keeps {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no longer has a key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The key is now {0}. “{1}” {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} does nothing now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> No longer: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Default restored.{0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No command matches these words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The key is now {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is already the key of “{1}”.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every key has its default.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What lies on the map besides units, as it stands now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stacks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units of each hex against what may stand there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at most {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is entered yet. What forms of the turn build or place is listed here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit has a hex yet. Enter it in the order of battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>State</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Note</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} too many</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Defence</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>too many</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One campaign is one file. Options can be changed later</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scenario</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Variant</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, with {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name of the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>where groups play differently; the usual setting is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where the campaign is kept</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Making {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close, and lose what is typed?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} player</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>name, may stay empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say where the campaign is kept, such as summer.oob.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something cannot be used; it is marked above.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search the options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No option matches these words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Other</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not the usual one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A change holds from now on; what is posted stays as it was worked out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Theme</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Size of text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Language</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change {0} option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change {0} options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close, and lose what is entered under {0}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Comfortable rows: 4 px more for every row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reduce motion: nothing opens or flashes gradually</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>when the program starts again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change 0 options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rows and motion</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {0} sheets are hidden</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the {0} player unlocks them. Everything of the other side is left out of all pages, lists, sheets and exports until then.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} passphrase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Passphrases of the sheets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With a passphrase the sheets of a side are hidden until its player unlocks them. It is a courtesy: whoever has the file can read it with other tools. A file made for one side holds nothing of the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose sheets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Current passphrase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New passphrase (leave it empty to stop hiding the sheets)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Repeat it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hidden behind a passphrase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open to everybody.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A file for one side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A new campaign file with everything of one side and nothing of the other, to take home or to send. Play goes on in this file, and what is done in the other does not come back to it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unlock</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide them again when the next part of the turn begins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set the passphrase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The two differ. Type it again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type a passphrase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose the file…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its sheets are hidden: they have to be unlocked first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its units, formations, stocks and what was done with them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type what was pencilled on a printed sheet: the code of the row, then boxes struck or left, or markers. Everything is posted together, or nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A17 -2
A18 4 S
A19 hex 1612</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A17 -2 strikes two boxes, A17 +1 rubs one out, A17 4 leaves four. A17 S lays a marker by its letter, A17 -S takes it off. 4 of 8, ☐☐☒, commas and the words of the markers are read, too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read a sheet back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close, and lose the lines that are not entered?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter {0} line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter {0} lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What stands on the sheet, line by line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sheets of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Becomes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Excel workbook (*.xlsx)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} to fill in.xlsx</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a workbook to fill in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill it in, and import it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An empty workbook was written to {0}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.language</name>
    <message>
      <source>English</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deutsch</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.operations</name>
    <message>
      <source>Another program changed this campaign. Everything has been reloaded.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>another program changed this campaign, so nothing was {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything has been reloaded: see what would now be undone or redone.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.printing</name>
    <message>
      <source>QT_QPA_PLATFORM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the finished PDF could not be read back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In no formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formations to print</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} itself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page before (Page Up)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next page (Page Down)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Smaller (Ctrl and minus)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Larger (Ctrl and plus)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Width</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fit the width</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fit the page (Ctrl+0)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page {0} of {1}, {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Letter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The printer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} does not accept the pages.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose another, or save them as a PDF.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Portrait</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Landscape</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paper</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orientation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Counters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Margins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Usual</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sides of the paper</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Black and white</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Held</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Printed on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the PDF writer could not open it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>page {0} could not be written</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let it end in .svg, .png or .pdf.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the picture could not be started</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not the name of a picture.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy as table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PDF…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laying out…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved {0}, {1} page.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved {0}, {1} pages.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} page sent to {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pages sent to {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The tables were copied. Paste them into a spreadsheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stopped. The pages shown do not follow your latest choices yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not saved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>State of printing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Progress</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the printer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As it stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sheets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that arrive later</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dead units, struck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Share pages where formations fit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only what is selected: {0} unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only what is selected: {0} units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New page for each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New page for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tick {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} and its like</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formations</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.shell</name>
    <message>
      <source>Nothing can be posted here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looking back at the end of {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The workbook as it was is kept as {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every transaction sums to zero, and every balance agrees with the journal.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} was filled, {1} cells.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The books are consistent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A copy was kept as {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bind a workbook…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill it anyway</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look one turn back ([)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look one turn forward (])</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This file was made for {0}. It holds nothing of the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find a campaign, a command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>✓ Saved {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rebuild in a copy…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save it elsewhere…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set the log aside and open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the log in and open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its copies…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game was changed. Its campaign is open again, with nothing in pencil.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1}{2}{3} Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rebuild the books in a new file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Make a campaign from its workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the campaign elsewhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Opening {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Opening {0} with its log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Opening {0} without its log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Opening {0} again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restoring {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} rebuilt</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rebuilding {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep the campaign as</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saving {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Making the sample campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Making the combat example</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Import an order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>thing looks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>things look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} forgotten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing forgotten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no sample campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Campaigns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Commands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no campaign is open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No sheet is hidden.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No side has a passphrase: set one in the Campaign menu.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} holds {1} alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the campaign, and lose {0}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what is entered but not posted on {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>your latest entries, because the file is no longer where it was</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Recent campaigns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Campaign {0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to a turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>XX</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{0}” cannot be done now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It belongs to the {0} Phase{1}, when there is something to do.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Books consistent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Books not consistent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} transaction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} transactions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Taken back. Nothing is posted until you go on: any other key or a click.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No dice are open on this page.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{0}” was done in this phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo it first, or leave it and go on from here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing looks forgotten.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Welcome</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.theme</name>
    <message>
      <source>Fusion</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Noto Sans</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#FFFFFF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#E9E6DF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#F4F2ED</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#FAF8F3</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#FFFEFB</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#FCF9F1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#DCD4C2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#DDD9CF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#E7E4DD</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#AAACA8</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#9DA09C</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#BDB8AE</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#6AC2B5</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#DCEAE6</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#8BB8EB</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#DCE7F2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#EDA06C</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#A6A9AD</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#E8BE62</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#FAEFD0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#FAE3DF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#92CC9B</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#DFEEDF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#C4AFEF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#ECE5F6</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#3FA878</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#8A5FB8</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>#A381CF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}-{1}.svg</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.viewmodels</name>
    <message>
      <source>oobmgr calc {0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Options of this campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The usual options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Words or figures, as your chart has them.{0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} entry is missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} entries are missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not filled in yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, since {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rules print this name, so it stays.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name each {0} as your chart has it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rules' text says {0} here; enter what your chart says. </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> May stay empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: the first letters do.{1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A whole number.{0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A game turn, written as the Turn page has it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} entry is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} entries are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the number on the table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where are they?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is not a whole number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rules say {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} since {2}{3}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} and {1} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It has already been taken back, by transaction {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It cannot be taken back from here; Undo and Redo go step by step.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} {2} Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>undone by {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing later depends on it. {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Accounts not listed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Elsewhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} more units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>And more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} other changes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} goes from {1} to {2} {3}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Player turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rule: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Chart: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Option {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>for the {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, was {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unit {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not there yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} step lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} steps lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} step back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} steps back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} other places</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to arrive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>dead pile</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not placed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit with unknown steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units with unknown steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} and {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>arrives {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not on the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dead pile</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Parent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>XXXXX</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>XXXX</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>XXX</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>III</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>II</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>HQ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>army group</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Four</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Five</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Six</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seven</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} left.{2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody has entered its boxes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> The full side is {0}, the {1} {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Location</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrival</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Full</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Taken as</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It has one step.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its only step is lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no such formation.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrives</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} since</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose one from the list, or add it to the tree first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>other types</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not said</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>both sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the end of each turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in each turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At the end of the turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>✓ as in the text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in the text, once posted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posted: {0}. {1} with the text.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You also did this, which the example does not have: {0}{1}. The figures may differ; Back undoes it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step {0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>✗ the text has {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posted: {0}. Not as in the text: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posted: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>figure of the books agrees</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>figures of the books agree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> and {0} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All {0} steps are posted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units by formation, with boxes for steps, supply and what was paid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without a formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The boxes of {0} are not entered. Press B to enter them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has all of its {1} boxes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has no box left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has fewer boxes left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>closed, {0} transaction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>closed, {0} transactions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not held in this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing posted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One transaction, {0}. {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post {0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} are lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in pencil</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>must be done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>posted {0} times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without a hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} picked: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none picked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>(?:st|nd|rd|th)?(?!\w)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: not found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Designation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>XX or division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Army / Corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as its type has</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Steps left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} and {1} unit not known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} and {1} units not known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A closed turn is shown: nothing is entered in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing on this page can be entered in the {0} Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is done in: {0}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views</name>
    <message>
      <source>Put away what is entered here and not posted?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>today {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>yesterday {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>file not found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look for it, or forget it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find units: 3, 4, infantry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find a unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>picked, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No campaigns yet. The ones you open are listed here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each campaign is one file. A copy is kept at the close of every turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game, scenario, variant, options, players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An .oob file from this machine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Excel workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter opens, Del forgets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copies of {0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>oobmgr. You keep the map and the counters. This keeps the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.calculators</name>
    <message>
      <source>The answer appears here once the form has what it needs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The working</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy as command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The answer was copied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No calculator matches these words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name, words, case</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calculator</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Words</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calculators: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rules as printed, with the usual options. In a campaign its own hold.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules of this campaign hold here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> It answers with the printed numbers, not with the house rules of this campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The question was copied as a command.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It needs no input.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin anew</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inputs of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fill in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next panel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>copy as command</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.forms</name>
    <message>
      <source>{0} by hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use these figures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As the books say</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open case {0} (Shift+F1 in the field)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>left open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>such as 3 1/2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>such as {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>such as ? ? 15 18</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>such as 3, 2, 2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>such as 1×5, 2 1/2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, separated by commas</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove number {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>separated by commas</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Still to enter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: there is one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dice of all rows, from above</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for all rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The working, second column</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.import_order_of_battle</name>
    <message>
      <source>Leave it out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>removed from the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no longer in the workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} ticked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Differences to take over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take it off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tick all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tick none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Differences, Space ticks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} conflict</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} conflicts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>add it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} conflict</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} conflicts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} older ones: revoke them on the Ledger page.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take it back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take back: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It stays: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Imported so far, newest first:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units as they will be</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pasted list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Marks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} sheet, none of units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} sheets, none of units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} sheets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the row out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} should say</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alike</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Differ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Left out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Answer {0} question first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Answer {0} questions first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take over {0} difference</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take over {0} differences</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add {0} unit, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add {0} unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add {0} units, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add {0} units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing to add</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing new to add</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The sheet as it is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add the units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One transaction: one undo takes it all back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add {0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>headings in row {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unit will be added</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>units will be added</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>row left out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rows left out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} question</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} questions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} difference</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} differences</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none: every row was read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Problems</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a marked copy…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} to look at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Expected</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it means</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What to do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>left out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take all as proposed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Questions about the workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>answered as in {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use this answer: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Preview</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Accept</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>choose a workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>export the records</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>close, open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Steps of the import</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose another…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reading {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} (marked).xlsx</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a marked copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Export the records</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Writing {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One undo takes it all back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The records were written to {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Marked copy written to {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The export was stopped; no file was written.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A workbook (Excel, LibreOffice), or a text file of rows (CSV).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any layout with a row of headings; where the program is not sure, it asks once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything that cannot be read is listed at once, by sheet and cell, with the reason.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A preview shows what would be added. Nothing changes until you accept it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All of it is one transaction, so one undo takes it back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units with ratings, steps left and formation, side by side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formations with the units and steps below them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The ledger by side and pool, every posting.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roster sheets with a cell for each step box, reports, and plots by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Balances by turn, with live formulas that agree with the program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The whole campaign: Make a campaign from its workbook brings it back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Or tables alone, by the ending: ods, csv, tsv, json, md.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page set-up for printing. Text that begins with =, +, − or @ stays text.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paste from the clipboard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Headings that must be there: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from any workbook or list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>or drop a workbook anywhere in this window</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as an Excel workbook</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Written to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>already in the books</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>taken off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Taken as {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>row {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at start</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.ledger</name>
    <message>
      <source>Transaction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Also changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select a posting to see its working.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Transaction {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Postings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units concerned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Revoke</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Postings sum to zero</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If you take it back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From → to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Balance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Postings, newest first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Balances {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} by turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plotted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stock after the {0} Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as of turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>count in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>copy as table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posting, pool, case</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As of a turn…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing has been posted yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No posting fits the search and the filters.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>end of {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.order_of_battle</name>
    <message>
      <source>Symbol</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As it stood at the end of {0}. Read only.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} selected</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search and filters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Designation, type, hex, note</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Groups, order, columns and saved filters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More that can be done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} selected, {1}, {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} formations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edit the unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a unit…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a formation…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rename the formation…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move the formation…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Merge formations…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Duplicate the formation…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove empty formations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find and replace in names…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything in them goes there; the emptied formations are removed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its units and the formations below it are entered again, at full strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add the formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Under</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the top</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rename {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rename</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Merge {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Merge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Into</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Duplicate {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Duplicate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>II Corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1st Army</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Order the tree by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There from the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>History</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By type</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By nation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select a unit to see it in full.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the last {0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Counter: {0} {1}, {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Facts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it can do now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edit (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn by turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Details</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move to a formation…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Split off as a new formation…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cut, to put elsewhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is added where it is not there yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Split off {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cut. Choose a formation and press Ctrl+V to put it there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Split off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Group A</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was cut, and there is no table on the clipboard.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose the formation it should go into, then press Ctrl+V.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Cut units with Ctrl+X, or copy rows first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give it a name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} names</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Would be</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Names of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No name contains that.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Names that would change are listed here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replace with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} would change.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Names that would change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lose a step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>add a unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No units yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit fits the search and the filters.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show all units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, like {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edit…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Status…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The cut is cancelled.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move to a hex…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edit all facts…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill down…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Duplicate…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove from the books…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} other unit will have what it has.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} other units will have what it has.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill down from {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The new ones have all their steps, whatever these have lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrival of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set the arrival</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copies of each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They leave the order of battle; the ledger keeps them, and undo brings them back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>entered twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To arrive in…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the dead pile</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A dead unit comes back with its steps: press Shift+X.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>These units have different numbers of steps left. Select those with the same.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select the unit to fill from, and those below it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} other unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} other units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>say in which turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ratings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Full {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fields that differ are shown as various and stay so unless typed over; - empties one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edit {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add the unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter a whole number up to {0}, or leave it empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fill this in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter a whole number, or leave it empty where nobody knows it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter a whole number, 0 where the counter shows none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a number of steps.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing was changed here yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a rating.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Groups, order, columns, filters…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search, side, nation, type and status are kept, for every campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save this search and filter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry divisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Group by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The usual columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As they were entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save this search and filter…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Sort by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Then by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forget a saved filter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing is searched or filtered.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.pictures</name>
    <message>
      <source>For your opponent or a club's page. It holds nothing from a sheet with a passphrase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bulletins (*.pdf *.md)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bulletin of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}.pdf</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy as Markdown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The bulletin was copied as Markdown.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wrote the bulletin to {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All formations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>open the unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+X Ctrl+V</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to another formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+ + −</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Changes since</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fold all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is chosen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to another formation and press Ctrl+V to move it there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wrote {0} to {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Organisation chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, folded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pictures (*.svg *.png *.pdf)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Over the turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bulletin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Picture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write a file…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pictures and tables (*.svg *.png *.pdf *.csv)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The figures were copied. Paste them into a spreadsheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is plotted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Divided</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None of this is in the books yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wrote the plot to {0}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.replay</name>
    <message>
      <source>Fold</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Computation of this step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Figures of the text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unfold</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text of this step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Note: {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.reports</name>
    <message>
      <source>{0}: {1} page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} page, {1} unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} page, {1} units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pages, {1} unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pages, {1} units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is printed, and on what</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} roster</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page Up, Page Down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PDF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>read a sheet back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sheets to print</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.roster_sheets</name>
    <message>
      <source>Cross off a box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take a box back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the boxes…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show in the order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hex {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A17 -2, A17 4, A17 S; or a code or name to go to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>how many, or the numbers in them from the left: 2 3 - 5</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter how many boxes there are, or their numbers: 8, or 2 3 - 5.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Row code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter without one takes it off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit on this sheet yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {0} sheets are hidden.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unlock…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roster Sheet, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is a past turn. Return to now to change anything.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>steps left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>type a row code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>row code or name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} steps, {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>
Hex {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Press B and enter the boxes from your sheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on its back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>front up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roster Sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>boxes not entered</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.turn</name>
    <message>
      <source>{0} posted earlier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> by {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Transaction {0}{1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The working of {0}, posted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was posted in this phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>done, {0} posted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>comes next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}; {1} before it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It comes after this one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was posted in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posted. {0} takes it back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Posted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing to decide in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post these {0} step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post these {0} steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Or as counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by price class</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before the {0} Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before the {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before {0} is closed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: in pencil, not posted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is done on the {0} page.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: done on the {1} page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calculators that help here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calculator: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} belongs to another phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Late entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is worked out from the books as they are now; later entries stay as they are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Missed something?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why it is entered late; the ledger keeps the reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Late entry: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter what was missed in the {0} Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Opens this phase once more; the ledger keeps the reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before going on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It cannot go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on anyway</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why it is left open; the ledger keeps it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stay here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, not held</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At its end: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as it was posted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {0} undone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>past_{0}_{1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} posted{1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was posted in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pasted line to come: Ctrl+Enter posts all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pasted lines to come: Ctrl+Enter posts all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pasted line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pasted lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first line of a table names its columns: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit on the map pays for this. Import an order of battle, or enter counts below.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units to pick, Space ticks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Picked units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick all shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Class</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{0}” is silenced. Silenced, above the list, brings it back; so does Ctrl+Z.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next field</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its case</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn back, forward</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>silence a warning</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} (case {2})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What changes soon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looks forgotten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next arrivals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit arrives within three turns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Silenced {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next arrivals: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Silenced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All {0} arrivals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} in this phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Silenced warnings, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the panel: {0} looks forgotten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the panel: {0} look forgotten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Looks forgotten: {0}. Next arrivals. What changes soon.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} looks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Actions of the {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}, {2} of {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1}{2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {0} to deal with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Actions of the {0}: {1}, {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;nbsp;</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The working, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;lt;</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;amp;</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.views.works</name>
    <message>
      <source>find a unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>put the pencil away</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ui.widgets</name>
    <message>
      <source>Keep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Case {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open case {0} (F1)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide {0} (Esc)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, undone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No history yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Life, turn by turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} sheet {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Press to unlock them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Press to hide them again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {0} sheets are {1}. {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dismiss</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>and {0} more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {0} waiting</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not held</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Phases</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pending</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rolls here, where no dice lie on the table. The ledger keeps the roll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>"{0}" is not one of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} steps, {1} lost{2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {0} more in pencil</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {0} in pencil</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Steps: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Side	Turn	Received	Spent	Stock	Limit	Forecast</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, dashed: limit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plot by turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plot by turn. {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Solid: received, hatched: spent, line: {0}{1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>TreeView</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plot over the turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, plot over the turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Silence</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing looks forgotten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, costs supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather in zone {0}: {1}{2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>WorkingView</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>case {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
