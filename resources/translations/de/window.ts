<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>reports</name>
    <message>
      <source>Taken back since: {0} {1}.</source>
      <translation>Seither zurückgenommen: {0} {1}.</translation>
    </message>
    <message>
      <source>Weather {0} in all zones</source>
      <translation>Wetter {0} in allen Zonen</translation>
    </message>
    <message>
      <source>Weather {0}</source>
      <translation>Wetter {0}</translation>
    </message>
    <message>
      <source>Turn sheet</source>
      <translation>Zugblatt</translation>
    </message>
    <message>
      <source>What came in, what went out, what is due.</source>
      <translation>Was hereinkam, was hinausging, was ansteht.</translation>
    </message>
    <message>
      <source>What was taken back within the turn is left out. Opening + in − out = closing, as in the ledger.</source>
      <translation>Was im selben Zug zurückgenommen wurde, fehlt. Anfang + Zugang − Abgang = Ende, wie im Journal.</translation>
    </message>
    <message>
      <source>Lost units and {0}.</source>
      <translation>Verlorene Einheiten und {0}.</translation>
    </message>
    <message>
      <source>The two tables together make up the {0} of the dead pile.</source>
      <translation>Beide Tabellen zusammen ergeben die {0} des Verluststapels.</translation>
    </message>
    <message>
      <source>Losses by turn</source>
      <translation>Verluste nach Zügen</translation>
    </message>
    <message>
      <source>{0} by nation, turn by turn, with sums.</source>
      <translation>{0} nach Nation, Zug um Zug, mit Summen.</translation>
    </message>
    <message>
      <source>{0} back were taken back.</source>
      <translation>{0} „zurück“ wurden zurückgenommen.</translation>
    </message>
    <message>
      <source>Arrivals</source>
      <translation>Ankünfte</translation>
    </message>
    <message>
      <source>Units of the next three turns, and what changes by date.</source>
      <translation>Einheiten der nächsten drei Züge, und was sich nach Datum ändert.</translation>
    </message>
    <message>
      <source>Every movement of what is counted, the latest turn first.</source>
      <translation>Jede Bewegung dessen, was gezählt wird, der letzte Zug zuerst.</translation>
    </message>
    <message>
      <source>Set-up sheet</source>
      <translation>Aufstellungsblatt</translation>
    </message>
    <message>
      <source>What is in which hex, box or pool, hex by hex, and what arrives soon.</source>
      <translation>Was in welchem Hexfeld, Kästchen oder Pool liegt, in der Reihenfolge der Hexfelder, und was bald eintrifft.</translation>
    </message>
    <message>
      <source>Tick off what is in place. {0} are those that are left.</source>
      <translation>Abhaken, was liegt, wo es hingehört. {0} sind die verbliebenen.</translation>
    </message>
    <message>
      <source>Pack-up sheet</source>
      <translation>Einräumblatt</translation>
    </message>
    <message>
      <source>Which counters go into which tray, and from where, by formation.</source>
      <translation>Welche Spielsteine in welches Fach kommen, und woher, nach Verband.</translation>
    </message>
    <message>
      <source>Tick off what is in its tray. {0} are those that are left.</source>
      <translation>Abhaken, was in seinem Fach liegt. {0} sind die verbliebenen.</translation>
    </message>
    <message>
      <source>Formations from the top down, each with its units.</source>
      <translation>Verbände von oben nach unten, jeder mit seinen Einheiten.</translation>
    </message>
    <message>
      <source>{0} left and {1} in all are shown beside a unit that has lost some.</source>
      <translation>Verbliebene und volle {1} stehen neben einer Einheit, die welche verloren hat.</translation>
    </message>
    <message>
      <source>Counter boxes</source>
      <translation>Kästchen für Spielsteine</translation>
    </message>
    <message>
      <source>A counter-sized box for each unit, to put its counter on.</source>
      <translation>Ein Kästchen in Spielsteingröße für jede Einheit, zum Darauflegen.</translation>
    </message>
    <message>
      <source>Unit cards</source>
      <translation>Einheitenkarten</translation>
    </message>
    <message>
      <source>A card for each unit with its {0}, to cut out.</source>
      <translation>Eine Karte für jede Einheit mit Kästchen für {0}, zum Ausschneiden.</translation>
    </message>
    <message>
      <source>Strike a box for each {0} lost; write on the dotted line.</source>
      <translation>Für jeden Verlust ({0}) ein Kästchen streichen; auf die gepunktete Linie schreiben.</translation>
    </message>
    <message>
      <source>fronts, then backs</source>
      <translation>Vorderseiten, dann Rückseiten</translation>
    </message>
    <message>
      <source>{0} came</source>
      <translation>{0} gekommen</translation>
    </message>
    <message>
      <source>{0} moved within</source>
      <translation>{0} innerhalb verlegt</translation>
    </message>
    <message>
      <source>{0} joined</source>
      <translation>{0} hinzugekommen</translation>
    </message>
    <message>
      <source>{0} gone elsewhere</source>
      <translation>{0} abgegeben</translation>
    </message>
    <message>
      <source>{0} with {1} lost</source>
      <translation>{0} mit Verlusten</translation>
    </message>
    <message>
      <source>{0} with {1} back</source>
      <translation>{0} aufgefrischt</translation>
    </message>
    <message>
      <source>Framed, + came. Crossed out, × lost. Dotted below, → moved here. {0} and + before a number: {1} lost and taken back.</source>
      <translation>Umrahmt, + gekommen. Durchgestrichen, × verloren. Unten gepunktet, → hierher verlegt. {0} und + vor einer Zahl: verlorene und zurückgenommene {1}.</translation>
    </message>
    <message>
      <source>{0} is not before {1}.</source>
      <translation>{0} liegt nicht vor {1}.</translation>
    </message>
    <message>
      <source>Compare with an earlier turn.</source>
      <translation>Mit einem früheren Zug vergleichen.</translation>
    </message>
    <message>
      <source>Changes since the end of {0}</source>
      <translation>Änderungen seit Ende {0}</translation>
    </message>
    <message>
      <source>→ from {0}</source>
      <translation>→ aus {0}</translation>
    </message>
    <message>
      <source>× lost</source>
      <translation>× verloren</translation>
    </message>
    <message>
      <source>+ rebuilt</source>
      <translation>+ wiederaufgestellt</translation>
    </message>
    <message>
      <source>+ came</source>
      <translation>+ gekommen</translation>
    </message>
    <message>
      <source>Changed</source>
      <translation>Geändert</translation>
    </message>
    <message>
      <source>no formation</source>
      <translation>keinem Verband</translation>
    </message>
    <message>
      <source>as a whole</source>
      <translation>im Ganzen</translation>
    </message>
    <message>
      <source>by formation</source>
      <translation>nach Verband</translation>
    </message>
    <message>
      <source>by state</source>
      <translation>nach Zustand</translation>
    </message>
    <message>
      <source>by place</source>
      <translation>nach Ort</translation>
    </message>
    <message>
      <source>Nothing is counted yet.</source>
      <translation>Noch ist nichts gezählt.</translation>
    </message>
    <message>
      <source>Boxes</source>
      <translation>Felder</translation>
    </message>
    <message>
      <source>(no name)</source>
      <translation>(ohne Namen)</translation>
    </message>
    <message>
      <source>Formation and unit</source>
      <translation>Verband und Einheit</translation>
    </message>
    <message>
      <source>No unit is here.</source>
      <translation>Hier steht keine Einheit.</translation>
    </message>
  </context>
  <context>
    <name>tour</name>
    <message>
      <source>This is a campaign</source>
      <translation>Das ist ein Feldzug</translation>
    </message>
    <message>
      <source>Two turns of Barbarossa have been played already. This is a copy made for the tour: whatever you post or strike in it, your own campaigns stay as they are. Leave the tour at any time with Esc.</source>
      <translation>Zwei Züge von Barbarossa sind schon gespielt. Es ist eine Kopie für diesen Rundgang: was darin gebucht oder gestrichen wird, lässt die eigenen Feldzüge, wie sie sind. Mit Esc lässt sich der Rundgang jederzeit verlassen.</translation>
    </message>
    <message>
      <source>Each page has a key: 1 is the turn, 2 the order of battle, 7 the ledger. Alt with the digit works while you type, too.</source>
      <translation>Jede Seite hat eine Taste: 1 ist der Zug, 2 die Gliederung, 7 das Journal. Alt mit der Ziffer wirkt auch beim Tippen.</translation>
    </message>
    <message>
      <source>The state of play</source>
      <translation>Wo das Spiel steht</translation>
    </message>
    <message>
      <source>The turn, whose player turn it is, and its phases. The arrows, and the keys [ and ], look back at earlier turns; End returns to now.</source>
      <translation>Der Zug, wessen Spielerzug es ist, und seine Phasen. Die Pfeile und die Tasten [ und ] blicken auf frühere Züge zurück; Ende führt zurück zu jetzt.</translation>
    </message>
    <message>
      <source>What each side has</source>
      <translation>Was jede Seite hat</translation>
    </message>
    <message>
      <source>Supply points and Resource Points of both sides. What is in pencil shows here before it is posted, with the limit of the stock as a stroke.</source>
      <translation>Nachschubpunkte und Rohstoffpunkte beider Seiten. Was in Bleistift steht, zeigt sich hier, bevor es gebucht ist, mit der Grenze des Bestands als Strich.</translation>
    </message>
    <message>
      <source>What can be done in this phase</source>
      <translation>Was in dieser Phase getan werden kann</translation>
    </message>
    <message>
      <source>The steps of the phase, those that are due first. F9 goes to the next step, F8 to the next that is due. Reminders of what happens on the map are below.</source>
      <translation>Die Schritte der Phase, zuerst die fälligen. F9 geht zum nächsten Schritt, F8 zum nächsten fälligen. Darunter stehen Erinnerungen an das, was auf der Karte geschieht.</translation>
    </message>
    <message>
      <source>Every figure shows how it is worked out, line by line, in pencil. The chip at the end of a line is the case; click it for the rule in our own words. Ctrl+Enter posts. Try it: everything here can be undone.</source>
      <translation>Jede Zahl zeigt, wie sie entsteht, Zeile für Zeile, in Bleistift. Das Kärtchen am Ende einer Zeile ist der Fall; ein Klick darauf zeigt die Regel in unseren eigenen Worten. Strg+Eingabe bucht. Ausprobieren: hier ist nichts unwiderruflich.</translation>
    </message>
    <message>
      <source>Ctrl+Z takes back the last entry, Ctrl+Shift+Z posts it again. Older entries are revoked in the ledger.</source>
      <translation>Strg+Z nimmt den letzten Eintrag zurück, Strg+Umschalt+Z bucht ihn wieder. Ältere Einträge werden im Journal widerrufen.</translation>
    </message>
    <message>
      <source>Before you go on with N, a list shows what is still open in the phase. Each card leads to the place where it is done, or is silenced with S. In a narrow window the button at the right edge opens it.</source>
      <translation>Bevor es mit N weitergeht, sagt eine Liste, was in der Phase noch offen ist. Jede Karte führt dorthin, wo es getan wird, oder wird mit S stummgestellt. In einem schmalen Fenster öffnet sie der Knopf am rechten Rand.</translation>
    </message>
    <message>
      <source>The order of battle</source>
      <translation>Die Gliederung</translation>
    </message>
    <message>
      <source>Every unit with its strength and state. Type a part of a name into the search (Ctrl+F), choose a unit, and press X: its last step is struck. Shift+X takes that back.</source>
      <translation>Jede Einheit mit Stärke und Zustand. Einen Teil eines Namens in die Suche tippen (Strg+F), eine Einheit wählen und X drücken: ihr letzter Schritt ist gestrichen. Umschalt+X nimmt das zurück.</translation>
    </message>
    <message>
      <source>The ledger</source>
      <translation>Das Journal</translation>
    </message>
    <message>
      <source>Everything that was posted, with its working. Nothing is ever deleted; what is taken back is struck through.</source>
      <translation>Alles, was gebucht wurde, mit seiner Rechnung. Nichts wird je gelöscht; was zurückgenommen ist, ist durchgestrichen.</translation>
    </message>
    <message>
      <source>Finding, and help</source>
      <translation>Finden, und Hilfe</translation>
    </message>
    <message>
      <source>Ctrl+K finds any unit, page, command or rule. F1 opens the guide at the part about what you see. That was the tour. Try out whatever you like here: the next tour makes this campaign anew. Your own begins with Ctrl+N.</source>
      <translation>Strg+K findet jede Einheit, jede Seite, jeden Befehl und jede Regel. F1 öffnet das Handbuch an der Stelle, die von dem erzählt, was zu sehen ist. Das war der Rundgang. Hier lässt sich alles ausprobieren, der nächste Rundgang legt diesen Feldzug neu an; ein eigener beginnt mit Strg+N.</translation>
    </message>
  </context>
  <context>
    <name>ui</name>
    <message>
      <source>started: {0}, Qt {1}</source>
      <translation>gestartet: {0}, Qt {1}</translation>
    </message>
    <message>
      <source>Campaign</source>
      <translation>Feldzug</translation>
    </message>
    <message>
      <source>Edit</source>
      <translation>Bearbeiten</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Ansicht</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>Berichte</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Werkzeuge</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>T&amp;ools</source>
      <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
      <source>Super</source>
      <translation>Super</translation>
    </message>
    <message>
      <source>New campaign…</source>
      <translation>Neuer Feldzug…</translation>
    </message>
    <message>
      <source>Open a campaign…</source>
      <translation>Feldzug öffnen…</translation>
    </message>
    <message>
      <source>Open the sample</source>
      <translation>Beispiel öffnen</translation>
    </message>
    <message>
      <source>Try the combat example</source>
      <translation>Das Kampfbeispiel ausprobieren</translation>
    </message>
    <message>
      <source>Import an order of battle…</source>
      <translation>Gliederung importieren…</translation>
    </message>
    <message>
      <source>Save a workbook to fill in…</source>
      <translation>Arbeitsmappe zum Ausfüllen speichern…</translation>
    </message>
    <message>
      <source>Make a campaign from its workbook…</source>
      <translation>Feldzug aus seiner Arbeitsmappe herstellen…</translation>
    </message>
    <message>
      <source>Export the records to Excel…</source>
      <translation>Aufzeichnungen nach Excel exportieren…</translation>
    </message>
    <message>
      <source>Bind a workbook of your own…</source>
      <translation>Eigene Arbeitsmappe verbinden…</translation>
    </message>
    <message>
      <source>Fill your own workbook</source>
      <translation>Eigene Arbeitsmappe füllen</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Drucken…</translation>
    </message>
    <message>
      <source>Keep a copy now</source>
      <translation>Jetzt eine Kopie aufheben</translation>
    </message>
    <message>
      <source>Passphrases of the sheets…</source>
      <translation>Kennwörter der Blätter…</translation>
    </message>
    <message>
      <source>A file for one side…</source>
      <translation>Datei für eine Seite…</translation>
    </message>
    <message>
      <source>Close the campaign</source>
      <translation>Feldzug schließen</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Search this page</source>
      <translation>Diese Seite durchsuchen</translation>
    </message>
    <message>
      <source>Find a unit, a page, a command</source>
      <translation>Einheit, Seite oder Befehl finden</translation>
    </message>
    <message>
      <source>Options…</source>
      <translation>Optionen…</translation>
    </message>
    <message>
      <source>House rules…</source>
      <translation>Hausregeln…</translation>
    </message>
    <message>
      <source>Look one turn back</source>
      <translation>Einen Zug zurückblicken</translation>
    </message>
    <message>
      <source>Look one turn forward</source>
      <translation>Einen Zug vorwärtsblicken</translation>
    </message>
    <message>
      <source>Return to now</source>
      <translation>Zurück zu jetzt</translation>
    </message>
    <message>
      <source>Next panel</source>
      <translation>Nächster Bereich</translation>
    </message>
    <message>
      <source>Previous panel</source>
      <translation>Voriger Bereich</translation>
    </message>
    <message>
      <source>Unlock a sheet…</source>
      <translation>Blatt aufschließen…</translation>
    </message>
    <message>
      <source>Hide the sheets</source>
      <translation>Blätter verbergen</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>As the desktop is set</source>
      <translation>Wie der Schreibtisch eingestellt ist</translation>
    </message>
    <message>
      <source>Larger text</source>
      <translation>Größere Schrift</translation>
    </message>
    <message>
      <source>Smaller text</source>
      <translation>Kleinere Schrift</translation>
    </message>
    <message>
      <source>Usual text size</source>
      <translation>Schrift in üblicher Größe</translation>
    </message>
    <message>
      <source>Comfortable rows</source>
      <translation>Weite Zeilen</translation>
    </message>
    <message>
      <source>Post what is in pencil</source>
      <translation>Buchen, was in Bleistift steht</translation>
    </message>
    <message>
      <source>Post, and go on</source>
      <translation>Buchen und weiter</translation>
    </message>
    <message>
      <source>Post the steps with nothing to decide</source>
      <translation>Buchen, was nichts offen lässt</translation>
    </message>
    <message>
      <source>Roll the dice</source>
      <translation>Würfeln</translation>
    </message>
    <message>
      <source>Erase what is in pencil</source>
      <translation>Bleistift wegräumen</translation>
    </message>
    <message>
      <source>Next phase</source>
      <translation>Nächste Phase</translation>
    </message>
    <message>
      <source>Previous phase</source>
      <translation>Vorige Phase</translation>
    </message>
    <message>
      <source>Next step</source>
      <translation>Nächster Schritt</translation>
    </message>
    <message>
      <source>Previous step</source>
      <translation>Voriger Schritt</translation>
    </message>
    <message>
      <source>Next due step or problem</source>
      <translation>Nächster fälliger Schritt oder Fehler</translation>
    </message>
    <message>
      <source>What looks forgotten</source>
      <translation>Was vergessen aussieht</translation>
    </message>
    <message>
      <source>Go to a turn…</source>
      <translation>Zu einem Zug gehen…</translation>
    </message>
    <message>
      <source>Next step of the example</source>
      <translation>Nächster Schritt des Beispiels</translation>
    </message>
    <message>
      <source>Check the count…</source>
      <translation>Nachzählen…</translation>
    </message>
    <message>
      <source>Read a sheet back…</source>
      <translation>Blatt zurücklesen…</translation>
    </message>
    <message>
      <source>Charts…</source>
      <translation>Tabellen…</translation>
    </message>
    <message>
      <source>On the map…</source>
      <translation>Auf der Karte…</translation>
    </message>
    <message>
      <source>Stacks…</source>
      <translation>Stapel…</translation>
    </message>
    <message>
      <source>Check the books</source>
      <translation>Bücher prüfen</translation>
    </message>
    <message>
      <source>Copies of this campaign…</source>
      <translation>Kopien dieses Feldzugs…</translation>
    </message>
    <message>
      <source>The guide</source>
      <translation>Das Handbuch</translation>
    </message>
    <message>
      <source>What is this?</source>
      <translation>Was ist das?</translation>
    </message>
    <message>
      <source>Take the tour</source>
      <translation>Rundgang machen</translation>
    </message>
    <message>
      <source>Rules covered</source>
      <translation>Regelabdeckung</translation>
    </message>
    <message>
      <source>Keys of this page</source>
      <translation>Tasten dieser Seite</translation>
    </message>
    <message>
      <source>Report a problem…</source>
      <translation>Fehler melden…</translation>
    </message>
    <message>
      <source>About oobmgr</source>
      <translation>Über oobmgr</translation>
    </message>
    <message>
      <source>Settings Language Text size Theme Keys</source>
      <translation>Einstellungen Sprache Schriftgröße Farben Tasten</translation>
    </message>
    <message>
      <source>Return</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <source>There is no icon "{0}". There are: {1}</source>
      <translation>Es gibt kein Symbol „{0}“. Es gibt: {1}</translation>
    </message>
    <message>
      <source>Take a step back</source>
      <translation>Einen Schritt zurücknehmen</translation>
    </message>
    <message>
      <source>Move to a hex</source>
      <translation>In ein Hexfeld ziehen</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>Edit all facts</source>
      <translation>Alle Angaben bearbeiten</translation>
    </message>
    <message>
      <source>Boxes of a unit</source>
      <translation>Kästchen einer Einheit</translation>
    </message>
    <message>
      <source>Duplicate the selected units</source>
      <translation>Gewählte Einheiten verdoppeln</translation>
    </message>
    <message>
      <source>Move to a formation</source>
      <translation>In einen Verband versetzen</translation>
    </message>
    <message>
      <source>Split the selected units off</source>
      <translation>Gewählte Einheiten abspalten</translation>
    </message>
    <message>
      <source>Merge formations</source>
      <translation>Verbände zusammenlegen</translation>
    </message>
    <message>
      <source>Find and replace in names</source>
      <translation>In Namen suchen und ersetzen</translation>
    </message>
    <message>
      <source>Rename the formation</source>
      <translation>Verband umbenennen</translation>
    </message>
    <message>
      <source>Move the formation</source>
      <translation>Verband versetzen</translation>
    </message>
    <message>
      <source>Add a formation</source>
      <translation>Verband hinzufügen</translation>
    </message>
    <message>
      <source>Remove, revoke</source>
      <translation>Entfernen, widerrufen</translation>
    </message>
    <message>
      <source>As of a turn</source>
      <translation>Stand eines Zuges</translation>
    </message>
    <message>
      <source>Copy the working, copy as table</source>
      <translation>Rechnung kopieren, als Tabelle kopieren</translation>
    </message>
    <message>
      <source>Copy as a command</source>
      <translation>Als Befehl kopieren</translation>
    </message>
    <message>
      <source>Save as PDF</source>
      <translation>Als PDF speichern</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>The whole page of the sheet</source>
      <translation>Die ganze Seite des Blattes</translation>
    </message>
    <message>
      <source>Select all</source>
      <translation>Alles wählen</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Cut</source>
      <translation>Ausschneiden</translation>
    </message>
    <message>
      <source>Backtab</source>
      <translation>Rücktab</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Links</translation>
    </message>
    <message>
      <source>{0} belongs to a page: {1}. Press another key.</source>
      <translation>{0} gehört zu einer Seite: {1}. Eine andere Taste drücken.</translation>
    </message>
    <message>
      <source>{0} opens the menu {1}. Press another key.</source>
      <translation>{0} öffnet das Menü {1}. Eine andere Taste drücken.</translation>
    </message>
    <message>
      <source>{0} moves in lists and fields everywhere. Press another key.</source>
      <translation>{0} bewegt überall in Listen und Feldern. Eine andere Taste drücken.</translation>
    </message>
    <message>
      <source>opened {0} ({1})</source>
      <translation>{0} geöffnet ({1})</translation>
    </message>
    <message>
      <source>closed {0}</source>
      <translation>{0} geschlossen</translation>
    </message>
    <message>
      <source>Drop a campaign or a workbook anywhere in this window</source>
      <translation>Einen Feldzug oder eine Arbeitsmappe irgendwo in dieses Fenster ziehen</translation>
    </message>
    <message>
      <source>Hidden again.</source>
      <translation>Wieder verborgen.</translation>
    </message>
    <message>
      <source>{0} – oobmgr</source>
      <translation>{0} – oobmgr</translation>
    </message>
    <message>
      <source>Order of battle</source>
      <translation>Gliederung</translation>
    </message>
    <message>
      <source>Roster sheets</source>
      <translation>Stärkeblätter</translation>
    </message>
    <message>
      <source>Calculators</source>
      <translation>Rechner</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>Import and export</source>
      <translation>Import und Export</translation>
    </message>
    <message>
      <source>Pictures</source>
      <translation>Bilder</translation>
    </message>
    <message>
      <source>Units Formations Duplicate Merge Split off Find and replace Fill down</source>
      <translation>Einheiten Verbände Verdoppeln Zusammenlegen Abspalten Suchen und ersetzen Ausfüllen</translation>
    </message>
    <message>
      <source>Organisation chart Over the turns Bulletin Plot</source>
      <translation>Gliederungsbild Organigramm Über die Züge Bulletin Lagemeldung Diagramm</translation>
    </message>
    <message>
      <source>Markers</source>
      <translation>Marker</translation>
    </message>
    <message>
      <source>PNG</source>
      <translation>PNG</translation>
    </message>
    <message>
      <source>the picture could not be saved</source>
      <translation>das Bild konnte nicht gespeichert werden</translation>
    </message>
    <message>
      <source>there is no worked example here.</source>
      <translation>hier gibt es kein durchgerechnetes Beispiel.</translation>
    </message>
    <message>
      <source>the folder cannot be made</source>
      <translation>der Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Schriftgröße</translation>
    </message>
    <message>
      <source>Fill down</source>
      <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
      <source>Type a list…</source>
      <translation>Liste eintippen…</translation>
    </message>
  </context>
  <context>
    <name>ui.dialogs</name>
    <message>
      <source>It keeps the order of battle, the roster sheets and the supply books of monster board wargames, and shows its working for every number.</source>
      <translation>Es führt Gliederung, Stärkeblätter und Nachschubbücher großer Brettkriegsspiele und zeigt zu jeder Zahl, wie sie entsteht.</translation>
    </message>
    <message>
      <source>Free software under the MIT licence. The text face is Inter, under the SIL Open Font Licence. Unit symbols were drawn with milsymbol, under the MIT licence.</source>
      <translation>Freie Software unter der MIT-Lizenz. Die Textschrift ist Inter, unter der SIL Open Font License. Die Einheitensymbole wurden mit milsymbol gezeichnet, unter der MIT-Lizenz.</translation>
    </message>
    <message>
      <source>The games and their rules belong to their publishers; the program holds figures and our own words, never their text.</source>
      <translation>Die Spiele und ihre Regeln gehören ihren Verlagen; das Programm enthält Zahlen und unsere eigenen Worte, nie deren Text.</translation>
    </message>
    <message>
      <source>You keep the map and the counters. This keeps the books.</source>
      <translation>Karte und Spielsteine bleiben beim Spieler. Dies führt die Bücher.</translation>
    </message>
    <message>
      <source>{0}, Qt {1}. Log: {2}</source>
      <translation>{0}, Qt {1}. Log: {2}</translation>
    </message>
    <message>
      <source>Excel workbooks (*.xlsx *.xlsm)</source>
      <translation>Excel-Arbeitsmappen (*.xlsx *.xlsm)</translation>
    </message>
    <message>
      <source>Ranges of a workbook of your own are filled with tables of the campaign, as often as you like. All else in it stays as it is, and a copy of it is kept each time.</source>
      <translation>Bereiche einer eigenen Arbeitsmappe werden mit Tabellen des Feldzugs gefüllt, so oft man will. Alles andere darin bleibt, wie es ist, und jedes Mal wird eine Kopie aufgehoben.</translation>
    </message>
    <message>
      <source>a name, Sheet1!B4:F200, or Sheet1!B4</source>
      <translation>ein Name, Sheet1!B4:F200, oder Sheet1!B4</translation>
    </message>
    <message>
      <source>all columns, or such as Designation, Steps left</source>
      <translation>alle Spalten, oder etwa Designation, Steps left</translation>
    </message>
    <message>
      <source>No workbook is chosen yet.</source>
      <translation>Noch keine Arbeitsmappe gewählt.</translation>
    </message>
    <message>
      <source>{0} row</source>
      <translation>{0} Zeile</translation>
    </message>
    <message>
      <source>{0} rows</source>
      <translation>{0} Zeilen</translation>
    </message>
    <message>
      <source>Your own workbook</source>
      <translation>Eigene Arbeitsmappe</translation>
    </message>
    <message>
      <source>Choose a workbook…</source>
      <translation>Arbeitsmappe wählen…</translation>
    </message>
    <message>
      <source>Range</source>
      <translation>Bereich</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Point at the cells…</source>
      <translation>Auf die Zellen zeigen…</translation>
    </message>
    <message>
      <source>Take the range</source>
      <translation>Bereich nehmen</translation>
    </message>
    <message>
      <source>Take off</source>
      <translation>Wegnehmen</translation>
    </message>
    <message>
      <source>Unbind the workbook</source>
      <translation>Arbeitsmappe lösen</translation>
    </message>
    <message>
      <source>Choose your workbook</source>
      <translation>Eigene Arbeitsmappe wählen</translation>
    </message>
    <message>
      <source>Reading {0}…</source>
      <translation>{0} wird gelesen…</translation>
    </message>
    <message>
      <source>fills {0} of {1}</source>
      <translation>füllt {0} von {1}</translation>
    </message>
    <message>
      <source>Close, and lose the ranges that are not bound?</source>
      <translation>Schließen und die nicht verbundenen Bereiche verlieren?</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>The range of your workbook that is filled.</source>
      <translation>Der Bereich der eigenen Arbeitsmappe, der gefüllt wird.</translation>
    </message>
    <message>
      <source>Filled with</source>
      <translation>Gefüllt mit</translation>
    </message>
    <message>
      <source>What of the campaign goes into the range.</source>
      <translation>Was vom Feldzug in den Bereich kommt.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>What the last filling did there, or what stood in its way.</source>
      <translation>Was das letzte Füllen dort getan hat, oder was ihm im Weg stand.</translation>
    </message>
    <message>
      <source>Bind and fill</source>
      <translation>Verbinden und füllen</translation>
    </message>
    <message>
      <source>Ranges that are filled</source>
      <translation>Bereiche, die gefüllt werden</translation>
    </message>
    <message>
      <source>Filling removes from it: {0}. The copy keeps them.</source>
      <translation>Beim Füllen geht verloren: {0}. Die Kopie behält es.</translation>
    </message>
    <message>
      <source>takes {0} row from there on</source>
      <translation>braucht von dort {0} Zeile</translation>
    </message>
    <message>
      <source>takes {0} rows from there on</source>
      <translation>braucht von dort {0} Zeilen</translation>
    </message>
    <message>
      <source>Search the list</source>
      <translation>Liste durchsuchen</translation>
    </message>
    <message>
      <source>Nothing matches these words.</source>
      <translation>Nichts passt zu diesen Worten.</translation>
    </message>
    <message>
      <source>Describe the game…</source>
      <translation>Das Spiel beschreiben…</translation>
    </message>
    <message>
      <source>changes the records</source>
      <translation>ändert die Aufzeichnungen</translation>
    </message>
    <message>
      <source>a calculation</source>
      <translation>eine Rechnung</translation>
    </message>
    <message>
      <source>a table or a limit</source>
      <translation>eine Tabelle oder Grenze</translation>
    </message>
    <message>
      <source>for information</source>
      <translation>zur Kenntnis</translation>
    </message>
    <message>
      <source>Rules covered: {0}</source>
      <translation>Abgedeckte Regeln: {0}</translation>
    </message>
    <message>
      <source>In our own words. The rulebook governs; the source says where to read it.</source>
      <translation>In unseren eigenen Worten. Das Regelheft entscheidet; die Quelle sagt, wo es steht.</translation>
    </message>
    <message>
      <source>Search the rules</source>
      <translation>Regeln durchsuchen</translation>
    </message>
    <message>
      <source>No case matches these words.</source>
      <translation>Kein Fall passt zu diesen Worten.</translation>
    </message>
    <message>
      <source>Source: {0}</source>
      <translation>Quelle: {0}</translation>
    </message>
    <message>
      <source>Go there</source>
      <translation>Dorthin</translation>
    </message>
    <message>
      <source>Not in the catalogue</source>
      <translation>Nicht im Katalog</translation>
    </message>
    <message>
      <source>Cases</source>
      <translation>Fälle</translation>
    </message>
    <message>
      <source>In the program</source>
      <translation>Im Programm</translation>
    </message>
    <message>
      <source>Go there: {0}</source>
      <translation>Dorthin: {0}</translation>
    </message>
    <message>
      <source>Case</source>
      <translation>Fall</translation>
    </message>
    <message>
      <source>The number of the case.</source>
      <translation>Die Nummer des Falls.</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>What the case is called.</source>
      <translation>Wie der Fall heißt.</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>The text of the case.</source>
      <translation>Der Text des Falls.</translation>
    </message>
    <message>
      <source>The program ships no chart of the rulebook. Enter your own copy once; it is kept with the campaign, and a file takes it to the next.</source>
      <translation>Das Programm enthält keine Tabelle aus dem Regelheft. Die eigene einmal eingeben; sie bleibt im Feldzug, und eine Datei nimmt sie in den nächsten mit.</translation>
    </message>
    <message>
      <source>You are looking back. The charts are shown as they are now and cannot be changed; End returns to now.</source>
      <translation>Rückblick. Die Tabellen stehen hier, wie sie jetzt sind, und lassen sich nicht ändern; Ende führt zurück zu jetzt.</translation>
    </message>
    <message>
      <source>Post {0} chart</source>
      <translation>{0} Tabelle buchen</translation>
    </message>
    <message>
      <source>Post {0} charts</source>
      <translation>{0} Tabellen buchen</translation>
    </message>
    <message>
      <source>{0} chart read into pencil. Look, then post.</source>
      <translation>{0} Tabelle in Bleistift gelesen. Ansehen, dann buchen.</translation>
    </message>
    <message>
      <source>{0} charts read into pencil. Look, then post.</source>
      <translation>{0} Tabellen in Bleistift gelesen. Ansehen, dann buchen.</translation>
    </message>
    <message>
      <source>Charts</source>
      <translation>Tabellen</translation>
    </message>
    <message>
      <source>Nothing was taken from the file</source>
      <translation>Aus der Datei wurde nichts übernommen</translation>
    </message>
    <message>
      <source>To correct</source>
      <translation>Zu berichtigen</translation>
    </message>
    <message>
      <source>{0} pasted entry</source>
      <translation>{0} eingefügter Eintrag</translation>
    </message>
    <message>
      <source>{0} pasted entries</source>
      <translation>{0} eingefügte Einträge</translation>
    </message>
    <message>
      <source>Post {0}</source>
      <translation>{0} buchen</translation>
    </message>
    <message>
      <source>Read charts</source>
      <translation>Tabellen lesen</translation>
    </message>
    <message>
      <source>Write the charts</source>
      <translation>Tabellen schreiben</translation>
    </message>
    <message>
      <source>Erase what is entered for {0} and not posted?</source>
      <translation>Wegräumen, was für {0} eingetragen und nicht gebucht ist?</translation>
    </message>
    <message>
      <source>Close, and lose what is entered for {0}?</source>
      <translation>Schließen und verlieren, was für {0} eingetragen ist?</translation>
    </message>
    <message>
      <source>Search the charts</source>
      <translation>Tabellen durchsuchen</translation>
    </message>
    <message>
      <source>Read from a file…</source>
      <translation>Aus einer Datei lesen…</translation>
    </message>
    <message>
      <source>Write to a file…</source>
      <translation>In eine Datei schreiben…</translation>
    </message>
    <message>
      <source>This game asks for no chart of its rulebook.</source>
      <translation>Dieses Spiel verlangt keine Tabelle aus seinem Regelheft.</translation>
    </message>
    <message>
      <source>Post chart</source>
      <translation>Tabelle buchen</translation>
    </message>
    <message>
      <source>Left out, beyond the edge of the chart: {0}.</source>
      <translation>Weggelassen, jenseits des Tabellenrandes: {0}.</translation>
    </message>
    <message>
      <source>{0} chart</source>
      <translation>{0} Tabelle</translation>
    </message>
    <message>
      <source>{0} charts</source>
      <translation>{0} Tabellen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Everything in the file is filled in already.</source>
      <translation>Alles aus der Datei ist schon eingetragen.</translation>
    </message>
    <message>
      <source>Wrote {0} chart to {1}.</source>
      <translation>{0} Tabelle nach {1} geschrieben.</translation>
    </message>
    <message>
      <source>Wrote {0} charts to {1}.</source>
      <translation>{0} Tabellen nach {1} geschrieben.</translation>
    </message>
    <message>
      <source>next cell</source>
      <translation>nächste Zelle</translation>
    </message>
    <message>
      <source>change the entry</source>
      <translation>Eintrag ändern</translation>
    </message>
    <message>
      <source>F4 Alt+↓</source>
      <translation>F4 Alt+↓</translation>
    </message>
    <message>
      <source>list of results</source>
      <translation>Liste der Ergebnisse</translation>
    </message>
    <message>
      <source>paste a block</source>
      <translation>Block einfügen</translation>
    </message>
    <message>
      <source>copy a block</source>
      <translation>Block kopieren</translation>
    </message>
    <message>
      <source>insert a row or column</source>
      <translation>Zeile oder Spalte einfügen</translation>
    </message>
    <message>
      <source>remove a row or column</source>
      <translation>Zeile oder Spalte entfernen</translation>
    </message>
    <message>
      <source>next problem</source>
      <translation>nächster Fehler</translation>
    </message>
    <message>
      <source>take out</source>
      <translation>herausnehmen</translation>
    </message>
    <message>
      <source>read from a file</source>
      <translation>aus einer Datei lesen</translation>
    </message>
    <message>
      <source>write to a file</source>
      <translation>in eine Datei schreiben</translation>
    </message>
    <message>
      <source>what is this</source>
      <translation>was ist das</translation>
    </message>
    <message>
      <source>Chart</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Results of this chart</source>
      <translation>Ergebnisse dieser Tabelle</translation>
    </message>
    <message>
      <source>own copy</source>
      <translation>eigene Abschrift</translation>
    </message>
    <message>
      <source>not posted</source>
      <translation>nicht gebucht</translation>
    </message>
    <message>
      <source>A chart that is printed with the game, and that you fill in from it.</source>
      <translation>Eine Tabelle, die mit dem Spiel gedruckt ist und aus ihm ausgefüllt wird.</translation>
    </message>
    <message>
      <source>Filled in</source>
      <translation>Ausgefüllt</translation>
    </message>
    <message>
      <source>How much of the chart is filled in.</source>
      <translation>Wie viel der Tabelle ausgefüllt ist.</translation>
    </message>
    <message>
      <source>Words by which the chart is found.</source>
      <translation>Wörter, über die die Tabelle gefunden wird.</translation>
    </message>
    <message>
      <source>What is wrong in the chart, and where.</source>
      <translation>Was an der Tabelle nicht stimmt, und wo.</translation>
    </message>
    <message>
      <source>The rules' text says {0} here.</source>
      <translation>Der Regeltext sagt hier {0}.</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Wegräumen</translation>
    </message>
    <message>
      <source>Insert row</source>
      <translation>Zeile einfügen</translation>
    </message>
    <message>
      <source>Remove row</source>
      <translation>Zeile entfernen</translation>
    </message>
    <message>
      <source>F8 goes to the next</source>
      <translation>F8 geht zum nächsten</translation>
    </message>
    <message>
      <source>Insert</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>A copy is kept at the close of every turn and before anything risky. One that you restore takes the place of {0}; the file as it is now is kept among the copies.</source>
      <translation>Zum Ende jedes Zuges und vor allem Riskanten wird eine Kopie aufgehoben. Eine wiederhergestellte tritt an die Stelle von {0}; die jetzige Datei bleibt unter den Kopien erhalten.</translation>
    </message>
    <message>
      <source>No copy yet. One is kept at the close of every turn.</source>
      <translation>Noch keine Kopie. Zum Ende jedes Zuges wird eine aufgehoben.</translation>
    </message>
    <message>
      <source>Written</source>
      <translation>Geschrieben</translation>
    </message>
    <message>
      <source>When the copy was written.</source>
      <translation>Wann die Kopie geschrieben wurde.</translation>
    </message>
    <message>
      <source>The turn that the copy is in.</source>
      <translation>Der Zug, in dem die Kopie steht.</translation>
    </message>
    <message>
      <source>Last entry</source>
      <translation>Letzter Eintrag</translation>
    </message>
    <message>
      <source>The number of the last entry in the copy.</source>
      <translation>Die Nummer des letzten Eintrags in der Kopie.</translation>
    </message>
    <message>
      <source>Against the campaign</source>
      <translation>Gegenüber dem Feldzug</translation>
    </message>
    <message>
      <source>How many entries behind the campaign the copy is, or how it differs from it.</source>
      <translation>Um wie viele Einträge die Kopie hinter dem Feldzug zurück ist, oder wie sie von ihm abweicht.</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>The file of the copy.</source>
      <translation>Die Datei der Kopie.</translation>
    </message>
    <message>
      <source>Copies of this campaign</source>
      <translation>Kopien dieses Feldzugs</translation>
    </message>
    <message>
      <source>Looking at the copies…</source>
      <translation>Die Kopien werden angesehen…</translation>
    </message>
    <message>
      <source>Open their folder</source>
      <translation>Ihren Ordner öffnen</translation>
    </message>
    <message>
      <source>Restore this copy</source>
      <translation>Diese Kopie zurückholen</translation>
    </message>
    <message>
      <source>the same</source>
      <translation>gleich</translation>
    </message>
    <message>
      <source>Count what is on the table. If it agrees with the books, that is recorded; if not, the difference is posted with its reason.</source>
      <translation>Zählen, was auf dem Tisch liegt. Stimmt es mit den Büchern, wird das festgehalten; wenn nicht, wird der Unterschied mit seinem Grund gebucht.</translation>
    </message>
    <message>
      <source>Check the count</source>
      <translation>Nachzählen</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Where they are</source>
      <translation>Wo sie sind</translation>
    </message>
    <message>
      <source>Reason for a difference</source>
      <translation>Grund des Unterschieds</translation>
    </message>
    <message>
      <source>✓ Recorded: {0}, {1} {2}.</source>
      <translation>✓ Festgehalten: {0}, {1} {2}.</translation>
    </message>
    <message>
      <source>Close, and lose the number that is not recorded?</source>
      <translation>Schließen und die nicht festgehaltene Zahl verlieren?</translation>
    </message>
    <message>
      <source>Record</source>
      <translation>Festhalten</translation>
    </message>
    <message>
      <source>{0} in the books</source>
      <translation>{0} in den Büchern</translation>
    </message>
    <message>
      <source>Adjust by {0} {1}</source>
      <translation>Um {0} {1} berichtigen</translation>
    </message>
    <message>
      <source>Record that they agree</source>
      <translation>Festhalten, dass es stimmt</translation>
    </message>
    <message>
      <source>Books and table</source>
      <translation>Bücher und Tisch</translation>
    </message>
    <message>
      <source>What can be counted</source>
      <translation>Was sich zählen lässt</translation>
    </message>
    <message>
      <source>What</source>
      <translation>Was</translation>
    </message>
    <message>
      <source>What is counted on the table.</source>
      <translation>Was auf dem Tisch gezählt wird.</translation>
    </message>
    <message>
      <source>In the books</source>
      <translation>In den Büchern</translation>
    </message>
    <message>
      <source>How much of it the books have.</source>
      <translation>Wie viel davon die Bücher haben.</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>Gezählt</translation>
    </message>
    <message>
      <source>How much of it you counted.</source>
      <translation>Wie viel davon gezählt wurde.</translation>
    </message>
    <message>
      <source>oobmgr campaigns (*.oob)</source>
      <translation>oobmgr-Feldzüge (*.oob)</translation>
    </message>
    <message>
      <source>Lists of units (*.xlsx *.xlsm *.xls *.ods *.csv *.tsv *.txt *.json *.vmod *.vsav)</source>
      <translation>Listen von Einheiten (*.xlsx *.xlsm *.xls *.ods *.csv *.tsv *.txt *.json *.vmod *.vsav)</translation>
    </message>
    <message>
      <source>Exported workbooks (*.xlsx)</source>
      <translation>Exportierte Arbeitsmappen (*.xlsx)</translation>
    </message>
    <message>
      <source>Charts (*.json)</source>
      <translation>Tabellen (*.json)</translation>
    </message>
    <message>
      <source>Descriptions of games (*.toml)</source>
      <translation>Spielbeschreibungen (*.toml)</translation>
    </message>
    <message>
      <source>Open the description of a game</source>
      <translation>Spielbeschreibung öffnen</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>{0}_{1}.png</source>
      <translation>{0}_{1}.png</translation>
    </message>
    <message>
      <source>Page of the guide</source>
      <translation>Seite des Handbuchs</translation>
    </message>
    <message>
      <source>DejaVu Sans Mono</source>
      <translation>DejaVu Sans Mono</translation>
    </message>
    <message>
      <source>Consolas</source>
      <translation>Consolas</translation>
    </message>
    <message>
      <source>Menlo</source>
      <translation>Menlo</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
      <source>Nothing in the guide has these words.</source>
      <translation>Nichts im Handbuch enthält diese Worte.</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Alle zeigen</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Vorwärts</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Teil</translation>
    </message>
    <message>
      <source>A part of the guide.</source>
      <translation>Ein Teil des Handbuchs.</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>House rules in force</source>
      <translation>Geltende Hausregeln</translation>
    </message>
    <message>
      <source>Numbers of the rules</source>
      <translation>Zahlen der Regeln</translation>
    </message>
    <message>
      <source>Rule</source>
      <translation>Regel</translation>
    </message>
    <message>
      <source>What the number decides.</source>
      <translation>Was die Zahl entscheidet.</translation>
    </message>
    <message>
      <source>Printed</source>
      <translation>Gedruckt</translation>
    </message>
    <message>
      <source>The number as the rulebook prints it.</source>
      <translation>Die Zahl, wie die Regel sie druckt.</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>The number you play with: as printed, or your house rule.</source>
      <translation>Die Zahl, nach der gespielt wird: wie gedruckt oder nach Ihrer Hausregel.</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>What the number counts.</source>
      <translation>Was die Zahl zählt.</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Seit</translation>
    </message>
    <message>
      <source>The turn from which your house rule applies.</source>
      <translation>Von welchem Zug an das eigene Haus mit eigener Zahl spielt.</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>Why you play it that way.</source>
      <translation>Warum das eigene Haus so spielt.</translation>
    </message>
    <message>
      <source>The rule that the number comes from.</source>
      <translation>Die Regel, in der die Zahl steht.</translation>
    </message>
    <message>
      <source>Chapter, group and words by which the number is found.</source>
      <translation>Kapitel, Gruppe und Wörter, über die die Zahl gefunden wird.</translation>
    </message>
    <message>
      <source>Any number of the rules can be replaced from now on. What is posted stays as it was.</source>
      <translation>Jede Zahl der Regeln lässt sich von jetzt an ersetzen. Was gebucht ist, bleibt, wie es war.</translation>
    </message>
    <message>
      <source>Search the numbers of the rules</source>
      <translation>Zahlen der Regeln durchsuchen</translation>
    </message>
    <message>
      <source>From now on</source>
      <translation>Von jetzt an</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>No number matches these words.</source>
      <translation>Keine Zahl passt zu diesen Worten.</translation>
    </message>
    <message>
      <source>Typed but not posted: {0}.</source>
      <translation>Getippt und nicht gebucht: {0}.</translation>
    </message>
    <message>
      <source>From now on, {0}</source>
      <translation>Von jetzt an, {0}</translation>
    </message>
    <message>
      <source>Commands and their keys</source>
      <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
      <source>Command</source>
      <translation>Befehl</translation>
    </message>
    <message>
      <source>A command of the window.</source>
      <translation>Ein Befehl des Fensters.</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tasten</translation>
    </message>
    <message>
      <source>The keys that give the command now.</source>
      <translation>Die Tasten, die den Befehl jetzt geben.</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>The keys that the program gives it.</source>
      <translation>Die Tasten, die das Programm ihm gibt.</translation>
    </message>
    <message>
      <source>Single letters work where no text field has the focus.</source>
      <translation>Einzelne Buchstaben wirken, wo kein Textfeld den Fokus hat.</translation>
    </message>
    <message>
      <source>On the page {0}</source>
      <translation>Auf der Seite {0}</translation>
    </message>
    <message>
      <source>Keys that are a letter, digit or sign do nothing while you type; F1 to F12 and keys with Ctrl or Alt work everywhere. A change takes effect at once.</source>
      <translation>Buchstaben, Ziffern und Zeichen wirken beim Tippen nicht; F1 bis F12 und Tasten mit Strg oder Alt wirken überall. Eine Änderung gilt sofort.</translation>
    </message>
    <message>
      <source>Now: {0}. Default: {1}.</source>
      <translation>Jetzt: {0}. Vorgabe: {1}.</translation>
    </message>
    <message>
      <source>no key</source>
      <translation>keine Taste</translation>
    </message>
    <message>
      <source>{0} stays: it is the way out from everywhere.</source>
      <translation>{0} bleibt: es ist der Ausweg von überall.</translation>
    </message>
    <message>
      <source>Now: {0}, the default.</source>
      <translation>Jetzt: {0}, die Vorgabe.</translation>
    </message>
    <message>
      <source>Search the commands and keys</source>
      <translation>Befehle und Tasten durchsuchen</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>Neue Taste</translation>
    </message>
    <message>
      <source>Press the new key</source>
      <translation>Die neue Taste drücken</translation>
    </message>
    <message>
      <source>Use it here</source>
      <translation>Hier verwenden</translation>
    </message>
    <message>
      <source>Restore all defaults</source>
      <translation>Alle Vorgaben wiederherstellen</translation>
    </message>
    <message>
      <source>Restore the default of every key?</source>
      <translation>Die Vorgabe jeder Taste wiederherstellen?</translation>
    </message>
    <message>
      <source>Put back</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>keeps {0}</source>
      <translation>behält {0}</translation>
    </message>
    <message>
      <source>no longer has a key</source>
      <translation>hat keine Taste mehr</translation>
    </message>
    <message>
      <source>The key is now {0}. “{1}” {2}.</source>
      <translation>Die Taste ist jetzt {0}. „{1}“ {2}.</translation>
    </message>
    <message>
      <source>{0} does nothing now.</source>
      <translation>{0} tut jetzt nichts.</translation>
    </message>
    <message>
      <source> No longer: {0}.</source>
      <translation> Nicht mehr: {0}.</translation>
    </message>
    <message>
      <source>Default restored.{0}</source>
      <translation>Vorgabe wiederhergestellt.{0}</translation>
    </message>
    <message>
      <source>No command matches these words.</source>
      <translation>Kein Befehl passt zu diesen Worten.</translation>
    </message>
    <message>
      <source>The key is now {0}.</source>
      <translation>Die Taste ist jetzt {0}.</translation>
    </message>
    <message>
      <source>{0} is already the key of “{1}”.</source>
      <translation>{0} ist schon die Taste von „{1}“.</translation>
    </message>
    <message>
      <source>Remove {0}</source>
      <translation>{0} entfernen</translation>
    </message>
    <message>
      <source>Every key has its default.</source>
      <translation>Jede Taste hat ihre Vorgabe.</translation>
    </message>
    <message>
      <source>What is on the map besides units, as of now.</source>
      <translation>Was außer Einheiten auf der Karte liegt, wie es jetzt steht.</translation>
    </message>
    <message>
      <source>Stacks</source>
      <translation>Stapel</translation>
    </message>
    <message>
      <source>The units in each hex against its stacking limit.</source>
      <translation>Die Einheiten jedes Hexfelds gegen das, was dort stehen darf.</translation>
    </message>
    <message>
      <source>at most {0}</source>
      <translation>höchstens {0}</translation>
    </message>
    <message>
      <source>Nothing is entered yet. What is built or placed in the turn is listed here.</source>
      <translation>Noch ist nichts eingetragen. Was Formulare des Zuges bauen oder legen, steht hier.</translation>
    </message>
    <message>
      <source>No unit has a hex yet. Enter it in the order of battle.</source>
      <translation>Noch hat keine Einheit ein Hexfeld. Es wird in der Gliederung eingetragen.</translation>
    </message>
    <message>
      <source>What is there.</source>
      <translation>Was dort liegt oder steht.</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Wo</translation>
    </message>
    <message>
      <source>Where it is on the map.</source>
      <translation>Wo es auf der Karte ist.</translation>
    </message>
    <message>
      <source>Side</source>
      <translation>Seite</translation>
    </message>
    <message>
      <source>Whose it is.</source>
      <translation>Wem es gehört.</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>Its state; for a stack, whether it is too large.</source>
      <translation>Wie es steht; bei einem Stapel, ob er zu groß ist.</translation>
    </message>
    <message>
      <source>The turn since which this is so.</source>
      <translation>Der Zug, von dem an es so steht.</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>What happens to it next, and in which turn.</source>
      <translation>Was als Nächstes damit geschieht, und in welchem Zug.</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Notiz</translation>
    </message>
    <message>
      <source>What is noted about it.</source>
      <translation>Was dazu notiert ist.</translation>
    </message>
    <message>
      <source>The rule behind it.</source>
      <translation>Die Regel, auf der es beruht.</translation>
    </message>
    <message>
      <source>{0} {1} too many</source>
      <translation>{0} {1} zu viel</translation>
    </message>
    <message>
      <source>Hex</source>
      <translation>Hexfeld</translation>
    </message>
    <message>
      <source>The hex that the units share.</source>
      <translation>Das Hexfeld, das die Einheiten teilen.</translation>
    </message>
    <message>
      <source>How many units are there.</source>
      <translation>Wie viele Einheiten dort stehen.</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>How large the stack is, as the stacking rules count.</source>
      <translation>Wie groß der Stapel ist, so wie die Stapelregeln zählen.</translation>
    </message>
    <message>
      <source>At most</source>
      <translation>Höchstens</translation>
    </message>
    <message>
      <source>The largest stack allowed there.</source>
      <translation>Der größte Stapel, der dort stehen darf.</translation>
    </message>
    <message>
      <source>Ground</source>
      <translation>Boden</translation>
    </message>
    <message>
      <source>The terrain of the hex, as far as it is known.</source>
      <translation>Das Gelände des Hexfelds, soweit es bekannt ist.</translation>
    </message>
    <message>
      <source>Attack</source>
      <translation>Angriff</translation>
    </message>
    <message>
      <source>The attack strength of all units there.</source>
      <translation>Die Angriffsstärke aller Einheiten dort.</translation>
    </message>
    <message>
      <source>Defence</source>
      <translation>Verteidigung</translation>
    </message>
    <message>
      <source>The defense strength of all units there.</source>
      <translation>Die Verteidigungsstärke aller Einheiten dort.</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>How many factors of the stack count at most.</source>
      <translation>Wie viele Faktoren des Stapels höchstens zählen.</translation>
    </message>
    <message>
      <source>{0} unit</source>
      <translation>{0} Einheit</translation>
    </message>
    <message>
      <source>too many</source>
      <translation>zu viele</translation>
    </message>
    <message>
      <source>One campaign is one file. Options can be changed later.</source>
      <translation>Ein Feldzug ist eine Datei. Optionen lassen sich später ändern.</translation>
    </message>
    <message>
      <source>Variant</source>
      <translation>Variante</translation>
    </message>
    <message>
      <source>One campaign is one file. Options can be changed later, with {0}.</source>
      <translation>Ein Feldzug ist eine Datei. Optionen lassen sich später ändern, mit {0}.</translation>
    </message>
    <message>
      <source>New campaign</source>
      <translation>Neuer Feldzug</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>Name of the campaign</source>
      <translation>Name des Feldzugs</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>where groups play differently; the usual setting is chosen</source>
      <translation>wo Gruppen verschieden spielen; die übliche Einstellung ist gewählt</translation>
    </message>
    <message>
      <source>Choose…</source>
      <translation>Wählen…</translation>
    </message>
    <message>
      <source>Where the campaign is kept</source>
      <translation>Wo der Feldzug aufgehoben wird</translation>
    </message>
    <message>
      <source>Making {0}</source>
      <translation>{0} wird angelegt</translation>
    </message>
    <message>
      <source>Close, and lose what is typed?</source>
      <translation>Schließen und verlieren, was getippt ist?</translation>
    </message>
    <message>
      <source>{0} player</source>
      <translation>Spieler {0}</translation>
    </message>
    <message>
      <source>name, optional</source>
      <translation>Name, darf leer bleiben</translation>
    </message>
    <message>
      <source>Start the campaign</source>
      <translation>Feldzug beginnen</translation>
    </message>
    <message>
      <source>Say where the campaign is kept, such as summer.oob.</source>
      <translation>Sagen, wo der Feldzug aufgehoben wird, etwa sommer.oob.</translation>
    </message>
    <message>
      <source>Something cannot be used; it is marked above.</source>
      <translation>Etwas ist nicht zu gebrauchen; es ist oben markiert.</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Search the options</source>
      <translation>Optionen durchsuchen</translation>
    </message>
    <message>
      <source>No option matches these words.</source>
      <translation>Keine Option passt zu diesen Worten.</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Andere</translation>
    </message>
    <message>
      <source>not the usual one</source>
      <translation>nicht die übliche</translation>
    </message>
    <message>
      <source>A change applies from now on; what is posted stays as it was worked out.</source>
      <translation>Eine Änderung gilt von jetzt an; was gebucht ist, bleibt, wie es berechnet wurde.</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Change {0} option</source>
      <translation>{0} Option ändern</translation>
    </message>
    <message>
      <source>Change {0} options</source>
      <translation>{0} Optionen ändern</translation>
    </message>
    <message>
      <source>This campaign</source>
      <translation>Dieser Feldzug</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>Close, and lose what is entered under {0}?</source>
      <translation>Schließen und verlieren, was unter {0} eingetragen ist?</translation>
    </message>
    <message>
      <source>Comfortable rows: 4 px more for every row</source>
      <translation>Weite Zeilen: jede Zeile 4 px höher</translation>
    </message>
    <message>
      <source>Reduce motion: nothing opens or flashes gradually</source>
      <translation>Weniger Bewegung: nichts öffnet sich oder blinkt allmählich</translation>
    </message>
    <message>
      <source>when the program starts again</source>
      <translation>beim nächsten Start des Programms</translation>
    </message>
    <message>
      <source>Change 0 options</source>
      <translation>0 Optionen ändern</translation>
    </message>
    <message>
      <source>This program</source>
      <translation>Dieses Programm</translation>
    </message>
    <message>
      <source>{0} option</source>
      <translation>{0} Option</translation>
    </message>
    <message>
      <source>{0} options</source>
      <translation>{0} Optionen</translation>
    </message>
    <message>
      <source>Rows and motion</source>
      <translation>Zeilen und Bewegung</translation>
    </message>
    <message>
      <source>The {0} sheets are hidden</source>
      <translation>Die Blätter von {0} sind verborgen</translation>
    </message>
    <message>
      <source>Only the {0} player unlocks them. Everything of the other side is left out of all pages, lists, sheets and exports until then.</source>
      <translation>Nur der Spieler von {0} schließt sie auf. Alles von der anderen Seite fehlt bis dahin auf allen Seiten, in Listen, Blättern und Exporten.</translation>
    </message>
    <message>
      <source>{0} passphrase</source>
      <translation>Kennwort von {0}</translation>
    </message>
    <message>
      <source>Passphrases of the sheets</source>
      <translation>Kennwörter der Blätter</translation>
    </message>
    <message>
      <source>With a passphrase the sheets of a side are hidden until its player unlocks them. It is a courtesy: whoever has the file can read it with other tools. A file made for one side holds nothing of the other.</source>
      <translation>Mit einem Kennwort sind die Blätter einer Seite verborgen, bis ihr Spieler sie aufschließt. Es ist eine Höflichkeit: Wer die Datei hat, kann sie mit anderen Mitteln lesen. Eine Datei für eine Seite enthält nichts von der anderen.</translation>
    </message>
    <message>
      <source>Whose sheets</source>
      <translation>Wessen Blätter</translation>
    </message>
    <message>
      <source>Current passphrase</source>
      <translation>Jetziges Kennwort</translation>
    </message>
    <message>
      <source>New passphrase (leave it empty to stop hiding the sheets)</source>
      <translation>Neues Kennwort (leer lassen, um die Blätter nicht mehr zu verbergen)</translation>
    </message>
    <message>
      <source>Repeat it</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Hidden behind a passphrase.</source>
      <translation>Hinter einem Kennwort verborgen.</translation>
    </message>
    <message>
      <source>Open to everyone.</source>
      <translation>Für alle offen.</translation>
    </message>
    <message>
      <source>A file for one side</source>
      <translation>Eine Datei für eine Seite</translation>
    </message>
    <message>
      <source>A new campaign file with everything of one side and nothing of the other, to take home or to send. Play goes on in this file, and what is done in the other does not come back to it.</source>
      <translation>Eine neue Feldzugsdatei mit allem von einer Seite und nichts von der anderen, zum Mitnehmen oder Verschicken. Gespielt wird in dieser Datei weiter; was in der anderen geschieht, kommt nicht hierher zurück.</translation>
    </message>
    <message>
      <source>Whose file</source>
      <translation>Wessen Datei</translation>
    </message>
    <message>
      <source>Unlock</source>
      <translation>Aufschließen</translation>
    </message>
    <message>
      <source>Hide them again when the next part of the turn begins</source>
      <translation>Wieder verbergen, wenn der nächste Teil des Zuges beginnt</translation>
    </message>
    <message>
      <source>Set the passphrase</source>
      <translation>Kennwort setzen</translation>
    </message>
    <message>
      <source>The two differ. Type it again.</source>
      <translation>Die beiden sind verschieden. Noch einmal tippen.</translation>
    </message>
    <message>
      <source>Type a passphrase.</source>
      <translation>Ein Kennwort tippen.</translation>
    </message>
    <message>
      <source>Choose the file…</source>
      <translation>Datei wählen…</translation>
    </message>
    <message>
      <source>Its sheets are hidden: they have to be unlocked first.</source>
      <translation>Ihre Blätter sind verborgen: sie müssen erst aufgeschlossen werden.</translation>
    </message>
    <message>
      <source>Its units, formations, stocks and what was done with them.</source>
      <translation>Ihre Einheiten, Verbände, Bestände und was damit getan wurde.</translation>
    </message>
    <message>
      <source>Click the cell where the table begins, or drag over the cells that it may fill. With the keys: arrows, and Shift with arrows.</source>
      <translation>Auf die Zelle klicken, wo die Tabelle beginnt, oder über die Zellen ziehen, die sie füllen darf. Mit den Tasten: Pfeile, und Umschalt mit Pfeilen.</translation>
    </message>
    <message>
      <source>{0} row and {1} column</source>
      <translation>{0} Zeile und {1} Spalte</translation>
    </message>
    <message>
      <source>{0} row and {1} columns</source>
      <translation>{0} Zeile und {1} Spalten</translation>
    </message>
    <message>
      <source>{0} rows and {1} column</source>
      <translation>{0} Zeilen und {1} Spalte</translation>
    </message>
    <message>
      <source>{0} rows and {1} columns</source>
      <translation>{0} Zeilen und {1} Spalten</translation>
    </message>
    <message>
      <source>Point at the cells</source>
      <translation>Auf die Zellen zeigen</translation>
    </message>
    <message>
      <source>Sheet</source>
      <translation>Blatt</translation>
    </message>
    <message>
      <source>Cells of the sheet</source>
      <translation>Zellen des Blattes</translation>
    </message>
    <message>
      <source>Take these cells</source>
      <translation>Diese Zellen nehmen</translation>
    </message>
    <message>
      <source>{0} column</source>
      <translation>{0} Spalte</translation>
    </message>
    <message>
      <source>{0} columns</source>
      <translation>{0} Spalten</translation>
    </message>
    <message>
      <source>{0} are needed, with the headings.</source>
      <translation>{0} werden gebraucht, mit den Überschriften.</translation>
    </message>
    <message>
      <source>{0}: the table begins here and takes {1}.</source>
      <translation>{0}: die Tabelle beginnt hier und braucht {1}.</translation>
    </message>
    <message>
      <source>{0}: {1} of it are filled, the rest is emptied.</source>
      <translation>{0}: {1} davon werden gefüllt, der Rest wird geleert.</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
      <source>Every entry is written completely or not at all, so your books are intact. Please save this report and pass it on: it says where it happened.</source>
      <translation>Jeder Eintrag wird ganz oder gar nicht geschrieben, die Bücher sind also heil. Bitte diesen Bericht speichern und weitergeben: er sagt, wo es geschah.</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Fehler melden</translation>
    </message>
    <message>
      <source>This puts into one file what helps to find the cause. Nothing is sent: you save the file, and pass it on yourself.</source>
      <translation>Das legt in eine Datei, was hilft, die Ursache zu finden. Nichts wird verschickt: die Datei wird gespeichert und selbst weitergegeben.</translation>
    </message>
    <message>
      <source>Copy the report</source>
      <translation>Bericht kopieren</translation>
    </message>
    <message>
      <source>Copied.</source>
      <translation>Kopiert.</translation>
    </message>
    <message>
      <source>Save the report</source>
      <translation>Bericht speichern</translation>
    </message>
    <message>
      <source>Zip (*.zip)</source>
      <translation>Zip (*.zip)</translation>
    </message>
    <message>
      <source>Saved as {0}.</source>
      <translation>Gespeichert als {0}.</translation>
    </message>
    <message>
      <source>Save the report…</source>
      <translation>Bericht speichern…</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Was geschehen ist</translation>
    </message>
    <message>
      <source>What did you do, what did you expect, what did you see?</source>
      <translation>Was wurde getan, was erwartet, was war zu sehen?</translation>
    </message>
    <message>
      <source>The log of the program: {0}</source>
      <translation>Der Log des Programms: {0}</translation>
    </message>
    <message>
      <source>A copy of the campaign {0}, with the units, entries and notes of all sides</source>
      <translation>Eine Kopie des Feldzugs {0}, mit den Einheiten, Einträgen und Notizen aller Seiten</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>What goes in</source>
      <translation>Was hineinkommt</translation>
    </message>
    <message>
      <source>{0}, Qt {1}</source>
      <translation>{0}, Qt {1}</translation>
    </message>
    <message>
      <source>Type what was pencilled on a printed sheet: the code of the row, then boxes struck or left, or markers. Everything is posted together, or nothing.</source>
      <translation>Tippen, was auf einem gedruckten Blatt in Bleistift steht: den Code der Zeile, dann gestrichene oder übrige Kästchen, oder Marker. Alles wird zusammen gebucht, oder nichts.</translation>
    </message>
    <message>
      <source>A17 -2
A18 4 S
A19 hex 1612</source>
      <translation>A17 -2
A18 4 S
A19 hex 1612</translation>
    </message>
    <message>
      <source>Press Ctrl+Enter again to post it all the same.</source>
      <translation>Noch einmal Strg+Eingabe bucht es trotzdem.</translation>
    </message>
    <message>
      <source>A17 -2 strikes two boxes, A17 +1 rubs one out, A17 4 leaves four. A17 S places a marker by its letter, A17 -S takes it off. 4 of 8, ☐☐☒, commas and the words of the markers are read, too.</source>
      <translation>A17 -2 streicht zwei Kästchen, A17 +1 radiert eines aus, A17 4 lässt vier übrig. A17 S legt einen Marker nach seinem Buchstaben, A17 -S nimmt ihn weg. 4 of 8, ☐☐☒, Kommas und die Namen der Marker werden auch gelesen.</translation>
    </message>
    <message>
      <source>{0} {1} more.</source>
      <translation>{0} {1} mehr.</translation>
    </message>
    <message>
      <source>Read a sheet back</source>
      <translation>Blatt zurücklesen</translation>
    </message>
    <message>
      <source>Close, and lose the lines that are not entered?</source>
      <translation>Schließen und die nicht eingetragenen Zeilen verlieren?</translation>
    </message>
    <message>
      <source>Enter 0 lines</source>
      <translation>0 Zeilen eintragen</translation>
    </message>
    <message>
      <source>Enter {0} line</source>
      <translation>{0} Zeile eintragen</translation>
    </message>
    <message>
      <source>Enter {0} lines</source>
      <translation>{0} Zeilen eintragen</translation>
    </message>
    <message>
      <source>What the sheet says, line by line</source>
      <translation>Was auf dem Blatt steht, Zeile für Zeile</translation>
    </message>
    <message>
      <source>Sheets of</source>
      <translation>Blätter von</translation>
    </message>
    <message>
      <source>Typed</source>
      <translation>Getippt</translation>
    </message>
    <message>
      <source>The line as you typed it.</source>
      <translation>Die Zeile, wie sie getippt wurde.</translation>
    </message>
    <message>
      <source>The unit that the line means.</source>
      <translation>Die Einheit, die die Zeile meint.</translation>
    </message>
    <message>
      <source>Becomes</source>
      <translation>Wird zu</translation>
    </message>
    <message>
      <source>What the line changes, or what is wrong with it.</source>
      <translation>Was die Zeile ändert, oder was an ihr falsch ist.</translation>
    </message>
    <message>
      <source>{0} line</source>
      <translation>{0} Zeile</translation>
    </message>
    <message>
      <source>{0} lines</source>
      <translation>{0} Zeilen</translation>
    </message>
    <message>
      <source>Excel workbook (*.xlsx)</source>
      <translation>Excel-Arbeitsmappe (*.xlsx)</translation>
    </message>
    <message>
      <source>{0} to fill in.xlsx</source>
      <translation>{0} zum Ausfüllen.xlsx</translation>
    </message>
    <message>
      <source>Save a workbook to fill in</source>
      <translation>Arbeitsmappe zum Ausfüllen speichern</translation>
    </message>
    <message>
      <source>Fill it in, and import it.</source>
      <translation>Ausfüllen und importieren.</translation>
    </message>
    <message>
      <source>An empty workbook was written to {0}.</source>
      <translation>Eine leere Arbeitsmappe wurde nach {0} geschrieben.</translation>
    </message>
    <message>
      <source>This has no explanation of its own. The guide explains the part of the window it belongs to.</source>
      <translation>Dafür gibt es keine eigene Erklärung. Das Handbuch erklärt den Teil des Fensters, zu dem es gehört.</translation>
    </message>
    <message>
      <source>The guide: {0}</source>
      <translation>Das Handbuch: {0}</translation>
    </message>
    <message>
      <source>This part of the window</source>
      <translation>Dieser Teil des Fensters</translation>
    </message>
  </context>
  <context>
    <name>ui.language</name>
    <message>
      <source>English</source>
      <translation>English</translation>
    </message>
    <message>
      <source>Deutsch</source>
      <translation>Deutsch</translation>
    </message>
    <message>
      <source>today {0}</source>
      <translation>heute {0}</translation>
    </message>
    <message>
      <source>yesterday {0}</source>
      <translation>gestern {0}</translation>
    </message>
    <message>
      <source>&amp;nbsp;</source>
      <translation>&amp;nbsp;</translation>
    </message>
  </context>
  <context>
    <name>ui.operations</name>
    <message>
      <source>Another program changed this campaign. Everything has been reloaded.</source>
      <translation>Ein anderes Programm hat diesen Feldzug geändert. Alles ist neu geladen.</translation>
    </message>
    <message>
      <source>refused: {0}</source>
      <translation>abgelehnt: {0}</translation>
    </message>
    <message>
      <source>Undone: {0}</source>
      <translation>Rückgängig gemacht: {0}</translation>
    </message>
    <message>
      <source>Redone: {0}</source>
      <translation>Wiederhergestellt: {0}</translation>
    </message>
    <message>
      <source>another program changed this campaign, so nothing was {0}.</source>
      <translation>ein anderes Programm hat diesen Feldzug geändert, also wurde nichts {0}.</translation>
    </message>
    <message>
      <source>Everything has been reloaded: see what would now be undone or redone.</source>
      <translation>Alles ist neu geladen: ansehen, was jetzt rückgängig gemacht oder wiederhergestellt würde.</translation>
    </message>
  </context>
  <context>
    <name>ui.printing</name>
    <message>
      <source>the chart</source>
      <translation>die Tabelle</translation>
    </message>
    <message>
      <source>{0} pages</source>
      <translation>{0} Seiten</translation>
    </message>
    <message>
      <source>the finished PDF could not be read back</source>
      <translation>das fertige PDF konnte nicht zurückgelesen werden</translation>
    </message>
    <message>
      <source>In no formation</source>
      <translation>In keinem Verband</translation>
    </message>
    <message>
      <source>Formation</source>
      <translation>Verband</translation>
    </message>
    <message>
      <source>A side or a formation. Ticking it ticks all that is below it.</source>
      <translation>Eine Seite oder ein Verband. Der Haken gilt für alles darunter.</translation>
    </message>
    <message>
      <source>How many units are in it.</source>
      <translation>Wie viele Einheiten dazu gehören.</translation>
    </message>
    <message>
      <source>Formations to print</source>
      <translation>Zu druckende Verbände</translation>
    </message>
    <message>
      <source>Page</source>
      <translation>Seite</translation>
    </message>
    <message>
      <source>Page before (Page Up)</source>
      <translation>Vorige Seite (Bild auf)</translation>
    </message>
    <message>
      <source>Next page (Page Down)</source>
      <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
      <source>Smaller (Ctrl and minus)</source>
      <translation>Kleiner (Strg und Minus)</translation>
    </message>
    <message>
      <source>Larger (Ctrl and plus)</source>
      <translation>Größer (Strg und Plus)</translation>
    </message>
    <message>
      <source>Width</source>
      <translation>Breite</translation>
    </message>
    <message>
      <source>Fit the width</source>
      <translation>In die Breite einpassen</translation>
    </message>
    <message>
      <source>Fit the page (Ctrl+0)</source>
      <translation>Seite einpassen (Strg+0)</translation>
    </message>
    <message>
      <source>of {0}</source>
      <translation>von {0}</translation>
    </message>
    <message>
      <source>Page {0} of {1}, {2}</source>
      <translation>Seite {0} von {1}, {2}</translation>
    </message>
    <message>
      <source>No pages</source>
      <translation>Keine Seiten</translation>
    </message>
    <message>
      <source>Page {0}, {1}</source>
      <translation>Seite {0}, {1}</translation>
    </message>
    <message>
      <source>Letter</source>
      <translation>Letter</translation>
    </message>
    <message>
      <source>The printer</source>
      <translation>Der Drucker</translation>
    </message>
    <message>
      <source>{0} does not accept the pages.</source>
      <translation>{0} nimmt die Seiten nicht an.</translation>
    </message>
    <message>
      <source>Choose another, or save them as a PDF.</source>
      <translation>Einen anderen wählen, oder sie als PDF speichern.</translation>
    </message>
    <message>
      <source>Portrait</source>
      <translation>Hochformat</translation>
    </message>
    <message>
      <source>Landscape</source>
      <translation>Querformat</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <source>Orientation</source>
      <translation>Ausrichtung</translation>
    </message>
    <message>
      <source>Counters</source>
      <translation>Spielsteine</translation>
    </message>
    <message>
      <source>Margins</source>
      <translation>Ränder</translation>
    </message>
    <message>
      <source>Usual</source>
      <translation>Üblich</translation>
    </message>
    <message>
      <source>Sides of the paper</source>
      <translation>Seiten des Papiers</translation>
    </message>
    <message>
      <source>Black and white</source>
      <translation>Schwarzweiß</translation>
    </message>
    <message>
      <source>Printed on</source>
      <translation>Gedruckt auf</translation>
    </message>
    <message>
      <source>the PDF writer could not open it</source>
      <translation>der PDF-Schreiber konnte sie nicht öffnen</translation>
    </message>
    <message>
      <source>page {0} could not be written</source>
      <translation>Seite {0} konnte nicht geschrieben werden</translation>
    </message>
    <message>
      <source>Let it end in .svg, .png or .pdf.</source>
      <translation>Sie muss auf .svg, .png oder .pdf enden.</translation>
    </message>
    <message>
      <source>the picture could not be started</source>
      <translation>das Bild konnte nicht begonnen werden</translation>
    </message>
    <message>
      <source>{0} is not the name of a picture.</source>
      <translation>{0} ist kein Name für ein Bild.</translation>
    </message>
    <message>
      <source>Copy as table</source>
      <translation>Tabelle kopieren</translation>
    </message>
    <message>
      <source>PDF…</source>
      <translation>PDF…</translation>
    </message>
    <message>
      <source>Laying out…</source>
      <translation>Wird gesetzt…</translation>
    </message>
    <message>
      <source>Saved {0}, {1} page.</source>
      <translation>{0} gespeichert, {1} Seite.</translation>
    </message>
    <message>
      <source>Saved {0}, {1} pages.</source>
      <translation>{0} gespeichert, {1} Seiten.</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>{0} page sent to {1}.</source>
      <translation>{0} Seite an {1} geschickt.</translation>
    </message>
    <message>
      <source>{0} pages sent to {1}.</source>
      <translation>{0} Seiten an {1} geschickt.</translation>
    </message>
    <message>
      <source>The tables were copied. Paste them into a spreadsheet.</source>
      <translation>Die Tabellen wurden kopiert. In eine Tabellenkalkulation einfügen.</translation>
    </message>
    <message>
      <source>Stopped. The pages shown do not follow your latest choices yet.</source>
      <translation>Angehalten. Die gezeigten Seiten folgen den letzten Wahlen noch nicht.</translation>
    </message>
    <message>
      <source>Not saved.</source>
      <translation>Nicht gespeichert.</translation>
    </message>
    <message>
      <source>State of printing</source>
      <translation>Stand des Druckens</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>Wie es steht</translation>
    </message>
    <message>
      <source>Blank</source>
      <translation>Leer</translation>
    </message>
    <message>
      <source>Sheets</source>
      <translation>Blätter</translation>
    </message>
    <message>
      <source>Units that arrive later</source>
      <translation>Einheiten, die später eintreffen</translation>
    </message>
    <message>
      <source>Dead units, struck</source>
      <translation>Tote Einheiten, gestrichen</translation>
    </message>
    <message>
      <source>Share pages where formations fit</source>
      <translation>Seiten teilen, wo Verbände passen</translation>
    </message>
    <message>
      <source>Only what is selected: {0} unit</source>
      <translation>Nur das Gewählte: {0} Einheit</translation>
    </message>
    <message>
      <source>Only what is selected: {0} units</source>
      <translation>Nur das Gewählte: {0} Einheiten</translation>
    </message>
    <message>
      <source>New page for each</source>
      <translation>Neue Seite für jeden</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>New page for</source>
      <translation>Neue Seite für</translation>
    </message>
    <message>
      <source>Tick {0}</source>
      <translation>{0} ankreuzen</translation>
    </message>
    <message>
      <source>{0} and its like</source>
      <translation>{0} und dergleichen</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>How many pages the sheet has.</source>
      <translation>Wie viele Seiten der Bogen hat.</translation>
    </message>
    <message>
      <source>Zoom</source>
      <translation>Zoom</translation>
    </message>
    <message>
      <source>How large the page is shown, beside its size on paper.</source>
      <translation>Wie groß die Seite zu sehen ist, gemessen an ihrer Größe auf Papier.</translation>
    </message>
    <message>
      <source>Writing {0}</source>
      <translation>{0} wird geschrieben</translation>
    </message>
  </context>
  <context>
    <name>ui.shell</name>
    <message>
      <source>Forgotten. The file stays where it is.</source>
      <translation>Vergessen. Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
      <source>Nothing can be posted here.</source>
      <translation>Hier lässt sich nichts buchen.</translation>
    </message>
    <message>
      <source>Looking back at the end of {0}.</source>
      <translation>Rückblick auf das Ende von {0}.</translation>
    </message>
    <message>
      <source>The workbook as it was is kept as {0}.</source>
      <translation>Die Arbeitsmappe, wie sie war, ist als {0} aufgehoben.</translation>
    </message>
    <message>
      <source>Every transaction sums to zero, and every balance agrees with the journal.</source>
      <translation>Jede Buchung geht auf null auf, und jeder Bestand stimmt mit dem Journal überein.</translation>
    </message>
    <message>
      <source>{0} was filled, {1} cell.</source>
      <translation>{0} wurde gefüllt, {1} Zelle.</translation>
    </message>
    <message>
      <source>{0} was filled, {1} cells.</source>
      <translation>{0} wurde gefüllt, {1} Zellen.</translation>
    </message>
    <message>
      <source>The books are consistent.</source>
      <translation>Die Bücher stimmen.</translation>
    </message>
    <message>
      <source>A copy was kept as {0}.</source>
      <translation>Eine Kopie wurde als {0} aufgehoben.</translation>
    </message>
    <message>
      <source>{0} cell</source>
      <translation>{0} Zelle</translation>
    </message>
    <message>
      <source>{0} cells</source>
      <translation>{0} Zellen</translation>
    </message>
    <message>
      <source>Bind a workbook…</source>
      <translation>Arbeitsmappe verbinden…</translation>
    </message>
    <message>
      <source>Fill it anyway</source>
      <translation>Trotzdem füllen</translation>
    </message>
    <message>
      <source>The turn that is shown. The arrows beside it look back at earlier ones.</source>
      <translation>Der Zug, der gezeigt wird. Die Pfeile daneben blicken auf frühere zurück.</translation>
    </message>
    <message>
      <source>Look one turn back ([)</source>
      <translation>Einen Zug zurückblicken ([)</translation>
    </message>
    <message>
      <source>Look one turn forward (])</source>
      <translation>Einen Zug vorwärtsblicken (])</translation>
    </message>
    <message>
      <source>This file was made for {0}. It holds nothing of the other.</source>
      <translation>Diese Datei wurde für {0} gemacht. Sie enthält nichts von der anderen Seite.</translation>
    </message>
    <message>
      <source>All players</source>
      <translation>Alle Spieler</translation>
    </message>
    <message>
      <source>Both players</source>
      <translation>Beide Spieler</translation>
    </message>
    <message>
      <source>{0} file</source>
      <translation>Datei von {0}</translation>
    </message>
    <message>
      <source>Find a campaign, a command</source>
      <translation>Feldzug oder Befehl finden</translation>
    </message>
    <message>
      <source>✓ Saved {0}</source>
      <translation>✓ Gespeichert {0}</translation>
    </message>
    <message>
      <source>Rebuild in a copy…</source>
      <translation>In einer Kopie neu aufbauen…</translation>
    </message>
    <message>
      <source>Save it elsewhere…</source>
      <translation>Anderswo speichern…</translation>
    </message>
    <message>
      <source>Set the log aside and open</source>
      <translation>Log beiseitelegen und öffnen</translation>
    </message>
    <message>
      <source>Play the log in and open</source>
      <translation>Log einspielen und öffnen</translation>
    </message>
    <message>
      <source>Its copies…</source>
      <translation>Seine Kopien…</translation>
    </message>
    <message>
      <source>The game was changed. Its campaign is open again, with nothing in pencil.</source>
      <translation>Das Spiel wurde geändert. Sein Feldzug ist wieder offen, ohne Bleistift.</translation>
    </message>
    <message>
      <source>Rebuild the books in a new file</source>
      <translation>Bücher in einer neuen Datei aufbauen</translation>
    </message>
    <message>
      <source>Make a campaign from its workbook</source>
      <translation>Feldzug aus seiner Arbeitsmappe herstellen</translation>
    </message>
    <message>
      <source>Save the campaign elsewhere</source>
      <translation>Feldzug anderswo speichern</translation>
    </message>
    <message>
      <source>Opening {0}</source>
      <translation>{0} wird geöffnet</translation>
    </message>
    <message>
      <source>Opening {0} with its log</source>
      <translation>{0} wird mit seinem Log geöffnet</translation>
    </message>
    <message>
      <source>Opening {0} without its log</source>
      <translation>{0} wird ohne seinen Log geöffnet</translation>
    </message>
    <message>
      <source>Opening {0} again</source>
      <translation>{0} wird wieder geöffnet</translation>
    </message>
    <message>
      <source>Restoring {0}</source>
      <translation>{0} wird zurückgeholt</translation>
    </message>
    <message>
      <source>{0} rebuilt</source>
      <translation>{0} neu aufgebaut</translation>
    </message>
    <message>
      <source>Rebuilding {0}</source>
      <translation>{0} wird neu aufgebaut</translation>
    </message>
    <message>
      <source>Keep the campaign as</source>
      <translation>Feldzug aufheben als</translation>
    </message>
    <message>
      <source>{0} saved</source>
      <translation>{0} gespeichert</translation>
    </message>
    <message>
      <source>Saving {0}</source>
      <translation>{0} wird gespeichert</translation>
    </message>
    <message>
      <source>Making the sample campaign</source>
      <translation>Beispielfeldzug wird angelegt</translation>
    </message>
    <message>
      <source>Open a campaign</source>
      <translation>Feldzug öffnen</translation>
    </message>
    <message>
      <source>Import an order of battle</source>
      <translation>Gliederung importieren</translation>
    </message>
    <message>
      <source>there is no sample campaign.</source>
      <translation>es gibt keinen Beispielfeldzug.</translation>
    </message>
    <message>
      <source>there is no such campaign to look at.</source>
      <translation>eine solche Kampagne zum Ansehen gibt es nicht.</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Campaigns</source>
      <translation>Feldzüge</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>no campaign is open</source>
      <translation>es ist kein Feldzug offen</translation>
    </message>
    <message>
      <source>tour of {0}</source>
      <translation>Rundgang von {0}</translation>
    </message>
    <message>
      <source>Making the campaign of the tour</source>
      <translation>Der Feldzug des Rundgangs wird angelegt</translation>
    </message>
    <message>
      <source>the campaign of the last tour cannot be made anew</source>
      <translation>der Feldzug des letzten Rundgangs kann nicht neu angelegt werden</translation>
    </message>
    <message>
      <source>No sheet is hidden.</source>
      <translation>Kein Blatt ist verborgen.</translation>
    </message>
    <message>
      <source>No side has a passphrase: set one in the Campaign menu.</source>
      <translation>Keine Seite hat ein Kennwort: im Menü Feldzug eines setzen.</translation>
    </message>
    <message>
      <source>{0} holds {1} alone.</source>
      <translation>{0} enthält nur {1}.</translation>
    </message>
    <message>
      <source>A file is being written: the window closes once it is whole.</source>
      <translation>Eine Datei wird geschrieben: Das Fenster schließt sich, sobald sie fertig ist.</translation>
    </message>
    <message>
      <source>A file is being written: the campaign closes once it is whole.</source>
      <translation>Eine Datei wird geschrieben: Der Feldzug schließt sich, sobald sie fertig ist.</translation>
    </message>
    <message>
      <source>A file is being written: the other campaign is opened once it is whole.</source>
      <translation>Eine Datei wird geschrieben: Der andere Feldzug wird geöffnet, sobald sie fertig ist.</translation>
    </message>
    <message>
      <source>Leave</source>
      <translation>Verlassen</translation>
    </message>
    <message>
      <source>Leave the campaign, and lose {0}?</source>
      <translation>Den Feldzug verlassen und {0} verlieren?</translation>
    </message>
    <message>
      <source>what is entered but not posted on {0}</source>
      <translation>was auf {0} eingetragen, aber nicht gebucht ist</translation>
    </message>
    <message>
      <source>your latest entries, because the file is no longer where it was</source>
      <translation>die letzten Einträge, weil die Datei nicht mehr ist, wo sie war</translation>
    </message>
    <message>
      <source>Recent campaigns</source>
      <translation>Letzte Feldzüge</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Campaign {0}, {1}</source>
      <translation>Feldzug {0}, {1}</translation>
    </message>
    <message>
      <source>Go to a turn</source>
      <translation>Zu einem Zug gehen</translation>
    </message>
    <message>
      <source>{0}, now</source>
      <translation>{0}, jetzt</translation>
    </message>
    <message>
      <source>XX</source>
      <translation>XX</translation>
    </message>
    <message>
      <source>A command, a page, a unit or an entry that was found.</source>
      <translation>Ein Befehl, eine Seite, eine Einheit oder ein Eintrag, der gefunden wurde.</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Gefunden</translation>
    </message>
    <message>
      <source>{0}, {1} side, as the books have them.</source>
      <translation>{0}, Seite {1}, nach dem Stand der Bücher.</translation>
    </message>
    <message>
      <source>What is in pencil is kept apart until it is posted.</source>
      <translation>Was in Bleistift steht, steht daneben, bis es gebucht ist.</translation>
    </message>
    <message>
      <source>All the places where they are, added up.</source>
      <translation>Alle Orte, an denen sie liegen, sind zusammengezählt.</translation>
    </message>
    <message>
      <source>Shown only while there are any.</source>
      <translation>Nur zu sehen, solange es welche gibt.</translation>
    </message>
    <message>
      <source>The figure after “of” is the most that it may hold.</source>
      <translation>Die Zahl nach „von“ ist das meiste, was er fassen darf.</translation>
    </message>
    <message>
      <source>What has not been entered is unknown, and does not count as 0.</source>
      <translation>Was niemand eingetragen hat, ist nicht bekannt und zählt nicht als 0.</translation>
    </message>
    <message>
      <source>{0} over</source>
      <translation>{0} drüber</translation>
    </message>
    <message>
      <source>{0} Phase</source>
      <translation>Phase {0}</translation>
    </message>
    <message>
      <source>thing looks</source>
      <translation>Sache sieht</translation>
    </message>
    <message>
      <source>things look</source>
      <translation>Sachen sehen</translation>
    </message>
    <message>
      <source>{0} {1} forgotten</source>
      <translation>{0} {1} vergessen aus</translation>
    </message>
    <message>
      <source>nothing forgotten</source>
      <translation>nichts vergessen</translation>
    </message>
    <message>
      <source>“{0}” cannot be done now.</source>
      <translation>„{0}“ geht jetzt nicht.</translation>
    </message>
    <message>
      <source>It is done in the {0} Phase{1}, when there is something to do.</source>
      <translation>Es geschieht in der Phase {0}{1}, wenn es etwas zu tun gibt.</translation>
    </message>
    <message>
      <source>Books consistent</source>
      <translation>Bücher stimmen</translation>
    </message>
    <message>
      <source>Books not consistent</source>
      <translation>Bücher stimmen nicht</translation>
    </message>
    <message>
      <source>{0} transaction</source>
      <translation>{0} Buchung</translation>
    </message>
    <message>
      <source>Leave the tour</source>
      <translation>Rundgang verlassen</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} von {1}</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>Tour, {0} of {1}: {2}. {3}</source>
      <translation>Rundgang, {0} von {1}: {2}. {3}</translation>
    </message>
    <message>
      <source>Advance</source>
      <translation>Vorrücken</translation>
    </message>
    <message>
      <source>Taken back. Nothing is posted until you go on: any other key or a click.</source>
      <translation>Zurückgenommen. Nichts wird gebucht, bis es weitergeht: eine andere Taste oder ein Klick.</translation>
    </message>
    <message>
      <source>There are no dice to roll on this page.</source>
      <translation>Auf dieser Seite sind keine Würfel offen.</translation>
    </message>
    <message>
      <source>“{0}” was done in this phase.</source>
      <translation>„{0}“ wurde in dieser Phase getan.</translation>
    </message>
    <message>
      <source>Undo it first, or leave it and go on from here.</source>
      <translation>Erst rückgängig machen, oder es lassen und von hier weitergehen.</translation>
    </message>
    <message>
      <source>Nothing looks forgotten.</source>
      <translation>Nichts sieht vergessen aus.</translation>
    </message>
    <message>
      <source>The text is as large as it gets.</source>
      <translation>Größer wird die Schrift nicht.</translation>
    </message>
    <message>
      <source>Welcome</source>
      <translation>Willkommen</translation>
    </message>
    <message>
      <source>Text size: {0} %</source>
      <translation>Schriftgröße: {0} %</translation>
    </message>
    <message>
      <source>The text is as small as it gets.</source>
      <translation>Kleiner wird die Schrift nicht.</translation>
    </message>
  </context>
  <context>
    <name>ui.theme</name>
    <message>
      <source>Fusion</source>
      <translation>Fusion</translation>
    </message>
    <message>
      <source>Inter</source>
      <translation>Inter</translation>
    </message>
    <message>
      <source>Noto Sans</source>
      <translation>Noto Sans</translation>
    </message>
    <message>
      <source>{0}-{1}.svg</source>
      <translation>{0}-{1}.svg</translation>
    </message>
  </context>
  <context>
    <name>ui.viewmodels</name>
    <message>
      <source>oobmgr calc {0} {1}</source>
      <translation>oobmgr calc {0} {1}</translation>
    </message>
    <message>
      <source>Options of this campaign</source>
      <translation>Optionen dieses Feldzugs</translation>
    </message>
    <message>
      <source>The usual options</source>
      <translation>Die üblichen Optionen</translation>
    </message>
    <message>
      <source>{0} entry</source>
      <translation>{0} Eintrag</translation>
    </message>
    <message>
      <source>{0} entries</source>
      <translation>{0} Einträge</translation>
    </message>
    <message>
      <source>Words or figures, as your chart has them.</source>
      <translation>Wörter oder Zahlen, wie in der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>Not filled in yet.</source>
      <translation>Noch nicht ausgefüllt.</translation>
    </message>
    <message>
      <source>{0} of {1} entry</source>
      <translation>{0} von {1} Eintrag</translation>
    </message>
    <message>
      <source>{0} of {1} entries</source>
      <translation>{0} von {1} Einträgen</translation>
    </message>
    <message>
      <source>{0}, since {1}.</source>
      <translation>{0}, seit {1}.</translation>
    </message>
    <message>
      <source>The rules print this name, so it stays.</source>
      <translation>Die Regeln drucken diesen Namen, also bleibt er.</translation>
    </message>
    <message>
      <source>Name each {0} as your chart has it.</source>
      <translation>Jeden Eintrag unter {0} nennen, wie ihn die eigene Tabelle hat.</translation>
    </message>
    <message>
      <source>The rules' text says {0} here; enter what your chart says. </source>
      <translation>Der Regeltext sagt hier {0}; eintragen, was die eigene Tabelle sagt. </translation>
    </message>
    <message>
      <source>{0}: the first letters are enough.</source>
      <translation>{0}: die ersten Buchstaben genügen.</translation>
    </message>
    <message>
      <source>A whole number.</source>
      <translation>Eine ganze Zahl.</translation>
    </message>
    <message>
      <source>A game turn, as the Turn page writes it.</source>
      <translation>Ein Zug, geschrieben wie auf der Seite Zug.</translation>
    </message>
    <message>
      <source>Enter the number on the table.</source>
      <translation>Die Zahl auf dem Tisch eintragen.</translation>
    </message>
    <message>
      <source>Where are they?</source>
      <translation>Wo sind sie?</translation>
    </message>
    <message>
      <source>This is not a whole number.</source>
      <translation>Das ist keine ganze Zahl.</translation>
    </message>
    <message>
      <source>Enter the place.</source>
      <translation>Den Ort eintragen.</translation>
    </message>
    <message>
      <source>{0} {1} since {2}{3}.</source>
      <translation>{0} {1} seit {2}{3}.</translation>
    </message>
    <message>
      <source> of {0}</source>
      <translation> von {0}</translation>
    </message>
    <message>
      <source>{0} {1} Phase</source>
      <translation>Phase {1} ({0})</translation>
    </message>
    <message>
      <source>It has already been taken back, by transaction {0}.</source>
      <translation>Es ist schon zurückgenommen, mit Buchung {0}.</translation>
    </message>
    <message>
      <source>It cannot be taken back from here; Undo and Redo go step by step.</source>
      <translation>Von hier aus lässt es sich nicht zurücknehmen; Rückgängig und Wiederherstellen gehen Schritt für Schritt.</translation>
    </message>
    <message>
      <source>undone by {0}</source>
      <translation>rückgängig durch {0}</translation>
    </message>
    <message>
      <source>Nothing later depends on it. {0}</source>
      <translation>Nichts Späteres hängt davon ab. {0}</translation>
    </message>
    <message>
      <source>Accounts not listed</source>
      <translation>Nicht aufgeführte Konten</translation>
    </message>
    <message>
      <source>Elsewhere</source>
      <translation>Anderswo</translation>
    </message>
    <message>
      <source>{0} more unit</source>
      <translation>{0} weitere Einheit</translation>
    </message>
    <message>
      <source>{0} more units</source>
      <translation>{0} weitere Einheiten</translation>
    </message>
    <message>
      <source>And more</source>
      <translation>Und mehr</translation>
    </message>
    <message>
      <source>{0} other changes</source>
      <translation>{0} andere Änderungen</translation>
    </message>
    <message>
      <source>{0} goes from {1} to {2} {3}.</source>
      <translation>{0} geht von {1} auf {2} {3}.</translation>
    </message>
    <message>
      <source>House rule: {0}</source>
      <translation>Hausregel: {0}</translation>
    </message>
    <message>
      <source>Warnings: {0}</source>
      <translation>Warnungen: {0}</translation>
    </message>
    <message>
      <source>Phase</source>
      <translation>Phase</translation>
    </message>
    <message>
      <source>Chart: {0}</source>
      <translation>Tabelle: {0}</translation>
    </message>
    <message>
      <source>Option {0}</source>
      <translation>Option {0}</translation>
    </message>
    <message>
      <source>for the {0}</source>
      <translation>für {0}</translation>
    </message>
    <message>
      <source>{0}, was {1}</source>
      <translation>{0}, war {1}</translation>
    </message>
    <message>
      <source>unit {0}</source>
      <translation>Einheit {0}</translation>
    </message>
    <message>
      <source>not there yet</source>
      <translation>noch nicht da</translation>
    </message>
    <message>
      <source>{0} lost</source>
      <translation>{0} verloren</translation>
    </message>
    <message>
      <source>{0} back</source>
      <translation>{0} zurück</translation>
    </message>
    <message>
      <source>{0} other place</source>
      <translation>{0} anderer Ort</translation>
    </message>
    <message>
      <source>{0} other places</source>
      <translation>{0} andere Orte</translation>
    </message>
    <message>
      <source>{0} arrived</source>
      <translation>{0} eingetroffen</translation>
    </message>
    <message>
      <source>Type a name, and choose from what is offered.</source>
      <translation>Einen Namen tippen und aus dem Angebotenen wählen.</translation>
    </message>
    <message>
      <source>there is no such formation to go to.</source>
      <translation>einen solchen Verband gibt es als Ziel nicht.</translation>
    </message>
    <message>
      <source>to arrive</source>
      <translation>trifft noch ein</translation>
    </message>
    <message>
      <source>dead pile</source>
      <translation>Verluststapel</translation>
    </message>
    <message>
      <source>off map</source>
      <translation>nicht auf der Karte</translation>
    </message>
    <message>
      <source>not placed</source>
      <translation>nicht aufgestellt</translation>
    </message>
    <message>
      <source>Without a hex</source>
      <translation>Ohne Hexfeld</translation>
    </message>
    <message>
      <source>Parent</source>
      <translation>Übergeordnet</translation>
    </message>
    <message>
      <source>XXXXX</source>
      <translation>XXXXX</translation>
    </message>
    <message>
      <source>XXXX</source>
      <translation>XXXX</translation>
    </message>
    <message>
      <source>XXX</source>
      <translation>XXX</translation>
    </message>
    <message>
      <source>III</source>
      <translation>III</translation>
    </message>
    <message>
      <source>II</source>
      <translation>II</translation>
    </message>
    <message>
      <source>HQ</source>
      <translation>HQ</translation>
    </message>
    <message>
      <source>army group</source>
      <translation>Heeresgruppe</translation>
    </message>
    <message>
      <source>{0}, in full {1}</source>
      <translation>{0}, voll {1}</translation>
    </message>
    <message>
      <source>It has no {0}.</source>
      <translation>Sie hat keine {0}.</translation>
    </message>
    <message>
      <source>Its boxes have not been entered.</source>
      <translation>Niemand hat die Kästchen eingetragen.</translation>
    </message>
    <message>
      <source>{0} of {1} left.</source>
      <translation>{0} von {1} übrig.</translation>
    </message>
    <message>
      <source>Location</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Arrival</source>
      <translation>Ankunft</translation>
    </message>
    <message>
      <source>Full</source>
      <translation>Voll</translation>
    </message>
    <message>
      <source>Taken as</source>
      <translation>Genommen als</translation>
    </message>
    <message>
      <source>It has one {0}.</source>
      <translation>Sie hat einen {0}.</translation>
    </message>
    <message>
      <source>Its only {0} is lost.</source>
      <translation>Ihr einziger {0} ist verloren.</translation>
    </message>
    <message>
      <source>The full side is {0}, the {1} {2}.</source>
      <translation>Voll ist {0}, {1} {2}.</translation>
    </message>
    <message>
      <source>there is no such formation.</source>
      <translation>diesen Verband gibt es nicht.</translation>
    </message>
    <message>
      <source>Take {0} back</source>
      <translation>{0} zurücknehmen</translation>
    </message>
    <message>
      <source>Arrives</source>
      <translation>Trifft ein</translation>
    </message>
    <message>
      <source>{0} since</source>
      <translation>{0} seit</translation>
    </message>
    <message>
      <source>Choose one from the list, or add it to the tree first.</source>
      <translation>Einen aus der Liste wählen, oder ihn zuerst im Baum hinzufügen.</translation>
    </message>
    <message>
      <source>other types</source>
      <translation>andere Arten</translation>
    </message>
    <message>
      <source>{0} to arrive</source>
      <translation>{0} noch im Anmarsch</translation>
    </message>
    <message>
      <source>not said</source>
      <translation>nicht gesagt</translation>
    </message>
    <message>
      <source>not known</source>
      <translation>nicht bekannt</translation>
    </message>
    <message>
      <source>all others</source>
      <translation>alle anderen</translation>
    </message>
    <message>
      <source>all sides</source>
      <translation>alle Seiten</translation>
    </message>
    <message>
      <source>at the end of each turn</source>
      <translation>am Ende jedes Zuges</translation>
    </message>
    <message>
      <source>in each turn</source>
      <translation>in jedem Zug</translation>
    </message>
    <message>
      <source>At the end of the turn</source>
      <translation>Am Ende des Zuges</translation>
    </message>
    <message>
      <source>✓ as in the text</source>
      <translation>✓ wie im Text</translation>
    </message>
    <message>
      <source>in the text, once posted</source>
      <translation>im Text, sobald gebucht</translation>
    </message>
    <message>
      <source>Posted: {0}. {1} with the text.</source>
      <translation>Gebucht: {0}. {1} mit dem Text.</translation>
    </message>
    <message>
      <source>You also did this, which the example does not have: {0}{1}. The figures may differ; Back undoes it.</source>
      <translation>Getan wurde auch dies, was das Beispiel nicht hat: {0}{1}. Die Zahlen können abweichen; Zurück macht es rückgängig.</translation>
    </message>
    <message>
      <source>✗ the text has {0}</source>
      <translation>✗ im Text steht {0}</translation>
    </message>
    <message>
      <source>Posted: {0}. Not as in the text: {1}.</source>
      <translation>Gebucht: {0}. Nicht wie im Text: {1}.</translation>
    </message>
    <message>
      <source>Posted: {0}.</source>
      <translation>Gebucht: {0}.</translation>
    </message>
    <message>
      <source>figure of the books agrees</source>
      <translation>Zahl der Bücher stimmt</translation>
    </message>
    <message>
      <source>figures of the books agree</source>
      <translation>Zahlen der Bücher stimmen</translation>
    </message>
    <message>
      <source> and {0} more</source>
      <translation> und {0} weitere</translation>
    </message>
    <message>
      <source>All {0} steps are posted</source>
      <translation>Alle {0} Schritte sind gebucht</translation>
    </message>
    <message>
      <source>Units by formation, with boxes for steps, supply and what was paid.</source>
      <translation>Einheiten nach Verband, mit Kästchen für Schritte, Nachschub und Gezahltes.</translation>
    </message>
    <message>
      <source>Without a formation</source>
      <translation>Ohne Verband</translation>
    </message>
    <message>
      <source>{0} has no boxes: what happens to it has a form of its own.</source>
      <translation>{0} hat keine Kästchen: was ihr geschieht, hat ein eigenes Formular.</translation>
    </message>
    <message>
      <source>The boxes of {0} are not entered. Press B to enter them.</source>
      <translation>Die Kästchen von {0} sind nicht eingetragen. Mit B werden sie eingetragen.</translation>
    </message>
    <message>
      <source>{0} has only {1} boxes.</source>
      <translation>{0} hat nur {1} Kästchen.</translation>
    </message>
    <message>
      <source>{0} has no box left.</source>
      <translation>{0} hat kein Kästchen mehr.</translation>
    </message>
    <message>
      <source>{0} has fewer boxes left.</source>
      <translation>{0} hat weniger Kästchen übrig.</translation>
    </message>
    <message>
      <source>{0} has only one box.</source>
      <translation>{0} hat nur ein Kästchen.</translation>
    </message>
    <message>
      <source>{0} unit to arrive</source>
      <translation>{0} Einheit noch im Anmarsch</translation>
    </message>
    <message>
      <source>{0} units to arrive</source>
      <translation>{0} Einheiten noch im Anmarsch</translation>
    </message>
    <message>
      <source>{0} unit with unknown {1}</source>
      <translation>{0} Einheit ohne bekannte {1}</translation>
    </message>
    <message>
      <source>{0} units with unknown {1}</source>
      <translation>{0} Einheiten ohne bekannte {1}</translation>
    </message>
    <message>
      <source>, like {0}</source>
      <translation>, wie {0}</translation>
    </message>
    <message>
      <source>{0} of {1} {2}</source>
      <translation>{0} von {1} {2}</translation>
    </message>
    <message>
      <source>{0} and {1}</source>
      <translation>{0} und {1}</translation>
    </message>
    <message>
      <source>{0} not known</source>
      <translation>{0} nicht bekannt</translation>
    </message>
    <message>
      <source>closed, {0} transaction</source>
      <translation>geschlossen, {0} Buchung</translation>
    </message>
    <message>
      <source>closed, {0} transactions</source>
      <translation>geschlossen, {0} Buchungen</translation>
    </message>
    <message>
      <source>not held in this turn</source>
      <translation>in diesem Zug nicht gehalten</translation>
    </message>
    <message>
      <source>nothing posted</source>
      <translation>nichts gebucht</translation>
    </message>
    <message>
      <source>One transaction, {0}. {1}</source>
      <translation>Eine Buchung, {0}. {1}</translation>
    </message>
    <message>
      <source>Post {0} {1}</source>
      <translation>{0} {1} buchen</translation>
    </message>
    <message>
      <source>Post: {0}</source>
      <translation>Buchen: {0}</translation>
    </message>
    <message>
      <source>One transaction, {0}.</source>
      <translation>Eine Buchung, {0}.</translation>
    </message>
    <message>
      <source>{0} {1} are lost.</source>
      <translation>{0} {1} sind verloren.</translation>
    </message>
    <message>
      <source>Nothing is lost.</source>
      <translation>Nichts ist verloren.</translation>
    </message>
    <message>
      <source>Others</source>
      <translation>Andere</translation>
    </message>
    <message>
      <source>in pencil</source>
      <translation>in Bleistift</translation>
    </message>
    <message>
      <source>must be done</source>
      <translation>muss getan werden</translation>
    </message>
    <message>
      <source>posted {0} times</source>
      <translation>{0}-mal gebucht</translation>
    </message>
    <message>
      <source>{0} picked: {1}</source>
      <translation>{0} gewählt: {1}</translation>
    </message>
    <message>
      <source>none picked</source>
      <translation>nichts gewählt</translation>
    </message>
    <message>
      <source>{0}: not found</source>
      <translation>{0}: nicht gefunden</translation>
    </message>
    <message>
      <source>Designation</source>
      <translation>Bezeichnung</translation>
    </message>
    <message>
      <source>Nation</source>
      <translation>Nation</translation>
    </message>
    <message>
      <source>Type</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>XX or division</source>
      <translation>XX oder Division</translation>
    </message>
    <message>
      <source>Army / Corps</source>
      <translation>Armee / Korps</translation>
    </message>
    <message>
      <source>as its type has</source>
      <translation>wie ihre Art sie hat</translation>
    </message>
    <message>
      <source>{0} left</source>
      <translation>{0} übrig</translation>
    </message>
    <message>
      <source>all of them</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>{0} and {1} unit not known</source>
      <translation>{0} und {1} Einheit nicht bekannt</translation>
    </message>
    <message>
      <source>{0} and {1} units not known</source>
      <translation>{0} und {1} Einheiten nicht bekannt</translation>
    </message>
    <message>
      <source>{0} more type</source>
      <translation>{0} weitere Art</translation>
    </message>
    <message>
      <source>{0} more types</source>
      <translation>{0} weitere Arten</translation>
    </message>
    <message>
      <source>{0} more nation</source>
      <translation>{0} weitere Nation</translation>
    </message>
    <message>
      <source>{0} more nations</source>
      <translation>{0} weitere Nationen</translation>
    </message>
    <message>
      <source>Nothing on this page can be entered in the {0} Phase.</source>
      <translation>Auf dieser Seite lässt sich in der Phase {0} nichts eintragen.</translation>
    </message>
    <message>
      <source>A closed turn is shown: nothing is entered in it.</source>
      <translation>Ein geschlossener Zug wird gezeigt: darin wird nichts eingetragen.</translation>
    </message>
    <message>
      <source>It is done in: {0}.</source>
      <translation>Das geschieht in: {0}.</translation>
    </message>
    <message>
      <source>No unit fits the search and the filters.</source>
      <translation>Keine Einheit passt zur Suche und zu den Filtern.</translation>
    </message>
    <message>
      <source>No unit fits the search and the filters in what is chosen in the tree.</source>
      <translation>In dem, was im Baum gewählt ist, passt keine Einheit zur Suche und zu den Filtern.</translation>
    </message>
    <message>
      <source>What is chosen in the tree has no units.</source>
      <translation>In dem, was im Baum gewählt ist, steht keine Einheit.</translation>
    </message>
  </context>
  <context>
    <name>ui.views</name>
    <message>
      <source>Where the unit is.</source>
      <translation>Wo die Einheit steht.</translation>
    </message>
    <message>
      <source>Whether the unit is picked, and how. Space or a click picks.</source>
      <translation>Ob die Einheit gewählt ist, und wie. Leertaste oder Klick wählt.</translation>
    </message>
    <message>
      <source>picked, {0}</source>
      <translation>gewählt, {0}</translation>
    </message>
    <message>
      <source>not picked</source>
      <translation>nicht gewählt</translation>
    </message>
    <message>
      <source>Erase what is entered here and not posted?</source>
      <translation>Wegräumen, was hier eingetragen und nicht gebucht ist?</translation>
    </message>
    <message>
      <source>file not found</source>
      <translation>Datei nicht gefunden</translation>
    </message>
    <message>
      <source>Look for it, or forget it</source>
      <translation>Danach suchen, oder sie vergessen</translation>
    </message>
    <message>
      <source>A campaign that was open before, with its game and its turn.</source>
      <translation>Ein Feldzug, der schon einmal geöffnet war, mit seinem Spiel und seinem Zug.</translation>
    </message>
    <message>
      <source>Find units: 3, 4, infantry</source>
      <translation>Einheiten finden: 3, 4, Infanterie</translation>
    </message>
    <message>
      <source>How many units of the list are picked for what is entered.</source>
      <translation>Wie viele Einheiten der Liste für das ausgewählt sind, was eingetragen wird.</translation>
    </message>
    <message>
      <source>Units shown</source>
      <translation>Gezeigte Einheiten</translation>
    </message>
    <message>
      <source>Nothing found under “{0}”. Under “{1}”: {2}</source>
      <translation>Unter „{0}“ nichts gefunden. Unter „{1}“: {2}</translation>
    </message>
    <message>
      <source>Pick none</source>
      <translation>Keine wählen</translation>
    </message>
    <message>
      <source>Units that are picked</source>
      <translation>Ausgewählte Einheiten</translation>
    </message>
    <message>
      <source>open it</source>
      <translation>öffnen</translation>
    </message>
    <message>
      <source>No campaigns yet. The ones you open are listed here.</source>
      <translation>Noch keine Feldzüge. Geöffnete stehen hier.</translation>
    </message>
    <message>
      <source>Each campaign is one file. A copy is kept at the close of every turn.</source>
      <translation>Jeder Feldzug ist eine Datei. Zum Ende jedes Zuges wird eine Kopie aufgehoben.</translation>
    </message>
    <message>
      <source>Samples to look at</source>
      <translation>Beispiele zum Ansehen</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Anfang</translation>
    </message>
    <message>
      <source>Game, scenario, variant, options, players</source>
      <translation>Spiel, Szenario, Variante, Optionen, Spieler</translation>
    </message>
    <message>
      <source>An .oob file from this machine</source>
      <translation>Eine .oob-Datei von diesem Rechner</translation>
    </message>
    <message>
      <source>A workbook, or a list</source>
      <translation>Arbeitsmappe oder Liste</translation>
    </message>
    <message>
      <source>Enter opens, Del forgets</source>
      <translation>Eingabe öffnet, Entf vergisst</translation>
    </message>
    <message>
      <source>Each opens a copy of your own</source>
      <translation>Jedes öffnet eine eigene Kopie</translation>
    </message>
    <message>
      <source>First time here? Take the tour</source>
      <translation>Zum ersten Mal hier? Den Rundgang machen</translation>
    </message>
    <message>
      <source>Copies of {0}, {1}</source>
      <translation>Kopien von {0}, {1}</translation>
    </message>
    <message>
      <source>oobmgr. You keep the map and the counters. This keeps the books.</source>
      <translation>oobmgr. Karte und Spielsteine bleiben beim Spieler. Dies führt die Bücher.</translation>
    </message>
    <message>
      <source>Sample of {0}: {1}</source>
      <translation>Beispiel zu {0}: {1}</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Spiele</translation>
    </message>
  </context>
  <context>
    <name>ui.views.calculators</name>
    <message>
      <source>The answer appears here once the form has what it needs.</source>
      <translation>Die Antwort erscheint hier, sobald das Formular hat, was es braucht.</translation>
    </message>
    <message>
      <source>The answer</source>
      <translation>Die Antwort</translation>
    </message>
    <message>
      <source>The working</source>
      <translation>Die Rechnung</translation>
    </message>
    <message>
      <source>Copy as command</source>
      <translation>Als Befehl kopieren</translation>
    </message>
    <message>
      <source>The answer was copied.</source>
      <translation>Die Antwort wurde kopiert.</translation>
    </message>
    <message>
      <source>No calculator matches these words.</source>
      <translation>Kein Rechner passt zu diesen Worten.</translation>
    </message>
    <message>
      <source>Name, words, case</source>
      <translation>Name, Worte, Fall</translation>
    </message>
    <message>
      <source>What the calculator works out.</source>
      <translation>Was der Rechner ausrechnet.</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>Worte</translation>
    </message>
    <message>
      <source>Words by which the calculator is found.</source>
      <translation>Wörter, über die der Rechner gefunden wird.</translation>
    </message>
    <message>
      <source>Calculators: {0}</source>
      <translation>Rechner: {0}</translation>
    </message>
    <message>
      <source>The rules as printed, with the usual options. In a campaign, its own options apply.</source>
      <translation>Die Regeln, wie sie gedruckt sind, mit den üblichen Optionen. In einem Feldzug gelten seine eigenen.</translation>
    </message>
    <message>
      <source>The house rules of this campaign apply here.</source>
      <translation>Hier gelten Hausregeln dieses Feldzugs.</translation>
    </message>
    <message>
      <source> It answers with the printed numbers, not with the house rules of this campaign.</source>
      <translation> Er antwortet mit den gedruckten Zahlen, nicht mit den Hausregeln dieses Feldzugs.</translation>
    </message>
    <message>
      <source>The question was copied as a command.</source>
      <translation>Die Frage wurde als Befehl kopiert.</translation>
    </message>
    <message>
      <source>It needs no input.</source>
      <translation>Er braucht keine Angaben.</translation>
    </message>
    <message>
      <source>Start over</source>
      <translation>Neu beginnen</translation>
    </message>
    <message>
      <source>fill in</source>
      <translation>ausfüllen</translation>
    </message>
  </context>
  <context>
    <name>ui.views.forms</name>
    <message>
      <source>{0} by hand</source>
      <translation>{0} von Hand</translation>
    </message>
    <message>
      <source>Use these figures</source>
      <translation>Diese Zahlen verwenden</translation>
    </message>
    <message>
      <source>As the books say</source>
      <translation>Wie die Bücher sagen</translation>
    </message>
    <message>
      <source>Open case {0}</source>
      <translation>Fall {0} öffnen</translation>
    </message>
    <message>
      <source>left blank</source>
      <translation>offen gelassen</translation>
    </message>
    <message>
      <source>Roll: {0}</source>
      <translation>Würfeln: {0}</translation>
    </message>
    <message>
      <source>{0} each</source>
      <translation>je {0}</translation>
    </message>
    <message>
      <source>such as 3 1/2</source>
      <translation>etwa 3 1/2</translation>
    </message>
    <message>
      <source>such as {0}</source>
      <translation>etwa {0}</translation>
    </message>
    <message>
      <source>Add a step</source>
      <translation>Schritt hinzufügen</translation>
    </message>
    <message>
      <source>such as ? ? 15 18</source>
      <translation>etwa ? ? 15 18</translation>
    </message>
    <message>
      <source>such as 3, 2, 2</source>
      <translation>etwa 3, 2, 2</translation>
    </message>
    <message>
      <source>such as 1×5, 2 1/2</source>
      <translation>etwa 1×5, 2 1/2</translation>
    </message>
    <message>
      <source>Add one</source>
      <translation>Eines hinzufügen</translation>
    </message>
    <message>
      <source>{0}, separated by commas</source>
      <translation>{0}, durch Kommas getrennt</translation>
    </message>
    <message>
      <source>Remove number {0}</source>
      <translation>Nummer {0} entfernen</translation>
    </message>
    <message>
      <source>separated by commas</source>
      <translation>durch Kommas getrennt</translation>
    </message>
    <message>
      <source>Still to enter.</source>
      <translation>Noch einzutragen.</translation>
    </message>
    <message>
      <source>{0}: there is one</source>
      <translation>{0}: es gibt eines</translation>
    </message>
    <message>
      <source>there is one</source>
      <translation>es gibt eines</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>Roll {0}: {1} is not from {2} to {3}.</source>
      <translation>Wurf {0}: {1} liegt nicht zwischen {2} und {3}.</translation>
    </message>
    <message>
      <source>The dice for all rows, from the top</source>
      <translation>Die Würfel aller Zeilen, von oben</translation>
    </message>
    <message>
      <source>Roll for all rows</source>
      <translation>Für alle Zeilen würfeln</translation>
    </message>
    <message>
      <source>Roll all</source>
      <translation>Alle würfeln</translation>
    </message>
    <message>
      <source>{0}: name</source>
      <translation>{0}: Name</translation>
    </message>
    <message>
      <source>No choice begins with {0}.</source>
      <translation>Keine Wahl beginnt mit {0}.</translation>
    </message>
    <message>
      <source>The working, second column</source>
      <translation>Die Rechnung, zweite Spalte</translation>
    </message>
  </context>
  <context>
    <name>ui.views.import_order_of_battle</name>
    <message>
      <source>Leave it out</source>
      <translation>Weglassen</translation>
    </message>
    <message>
      <source>removed from the campaign</source>
      <translation>aus dem Feldzug entfernt</translation>
    </message>
    <message>
      <source>no longer in the workbook</source>
      <translation>nicht mehr in der Arbeitsmappe</translation>
    </message>
    <message>
      <source>{0} of {1} ticked</source>
      <translation>{0} von {1} angekreuzt</translation>
    </message>
    <message>
      <source>Differences to take over</source>
      <translation>Zu übernehmende Unterschiede</translation>
    </message>
    <message>
      <source>take it off</source>
      <translation>wegnehmen</translation>
    </message>
    <message>
      <source>Tick all</source>
      <translation>Alle ankreuzen</translation>
    </message>
    <message>
      <source>Tick none</source>
      <translation>Keine ankreuzen</translation>
    </message>
    <message>
      <source>Differences, Space ticks</source>
      <translation>Unterschiede, Leertaste kreuzt an</translation>
    </message>
    <message>
      <source>{0}, {1} conflict</source>
      <translation>{0}, {1} Widerspruch</translation>
    </message>
    <message>
      <source>{0}, {1} conflicts</source>
      <translation>{0}, {1} Widersprüche</translation>
    </message>
    <message>
      <source>Whether the change is taken over.</source>
      <translation>Ob die Änderung übernommen wird.</translation>
    </message>
    <message>
      <source>The unit that differs.</source>
      <translation>Die Einheit, die abweicht.</translation>
    </message>
    <message>
      <source>What differs about the unit.</source>
      <translation>Was an der Einheit abweicht.</translation>
    </message>
    <message>
      <source>In the campaign</source>
      <translation>Im Feldzug</translation>
    </message>
    <message>
      <source>What the campaign has.</source>
      <translation>Was der Feldzug hat.</translation>
    </message>
    <message>
      <source>In the workbook</source>
      <translation>In der Arbeitsmappe</translation>
    </message>
    <message>
      <source>What the workbook has.</source>
      <translation>Was die Arbeitsmappe hat.</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vorher</translation>
    </message>
    <message>
      <source>What was there when the workbook was written.</source>
      <translation>Was dort stand, als die Arbeitsmappe geschrieben wurde.</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>Wer</translation>
    </message>
    <message>
      <source>Who changed it since: you in the campaign, the workbook, or both.</source>
      <translation>Wer es seitdem geändert hat: im Feldzug, in der Arbeitsmappe, oder in beiden.</translation>
    </message>
    <message>
      <source>not there</source>
      <translation>nicht da</translation>
    </message>
    <message>
      <source>add it again</source>
      <translation>wieder hinzufügen</translation>
    </message>
    <message>
      <source>{0} conflict</source>
      <translation>{0} Widerspruch</translation>
    </message>
    <message>
      <source>{0} conflicts</source>
      <translation>{0} Widersprüche</translation>
    </message>
    <message>
      <source>not ticked</source>
      <translation>nicht angehakt</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>Accept</source>
      <translation>Annehmen</translation>
    </message>
    <message>
      <source>Steps of the import</source>
      <translation>Schritte des Imports</translation>
    </message>
    <message>
      <source>Choose another…</source>
      <translation>Andere wählen…</translation>
    </message>
    <message>
      <source>{0} older ones: revoke them on the Ledger page.</source>
      <translation>{0} ältere: auf der Seite Journal widerrufen.</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Take back: {0}</source>
      <translation>Zurücknehmen: {0}</translation>
    </message>
    <message>
      <source>It stays: {0}</source>
      <translation>Es bleibt: {0}</translation>
    </message>
    <message>
      <source>Imported so far, newest first:</source>
      <translation>Bisher importiert, neueste zuerst:</translation>
    </message>
    <message>
      <source>No unit fits the search.</source>
      <translation>Keine Einheit passt zur Suche.</translation>
    </message>
    <message>
      <source>{0} of {1}{2}</source>
      <translation>{0} von {1}{2}</translation>
    </message>
    <message>
      <source>Find a unit</source>
      <translation>Eine Einheit finden</translation>
    </message>
    <message>
      <source>The units as they will be</source>
      <translation>Die Einheiten, wie sie werden</translation>
    </message>
    <message>
      <source>A unit of the workbook, or what is asked about it.</source>
      <translation>Eine Einheit der Arbeitsmappe, oder was zu ihr gefragt wird.</translation>
    </message>
    <message>
      <source>the entered list</source>
      <translation>„Eingegebene Liste“</translation>
    </message>
    <message>
      <source>How many</source>
      <translation>Wie viele</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>Zeichen</translation>
    </message>
    <message>
      <source>Depth</source>
      <translation>Tiefe</translation>
    </message>
    <message>
      <source>Row number</source>
      <translation>Zeilennummer</translation>
    </message>
    <message>
      <source>Let go: {0} correction of lines that say something else now.</source>
      <translation>Fallen gelassen: {0} Berichtigung von Zeilen, die jetzt anders lauten.</translation>
    </message>
    <message>
      <source>Let go: {0} corrections of lines that say something else now.</source>
      <translation>Fallen gelassen: {0} Berichtigungen von Zeilen, die jetzt anders lauten.</translation>
    </message>
    <message>
      <source>Kept: {0} correction of lines that say the same.</source>
      <translation>Behalten: {0} Berichtigung von Zeilen, die gleich lauten.</translation>
    </message>
    <message>
      <source>Kept: {0} corrections of lines that say the same.</source>
      <translation>Behalten: {0} Berichtigungen von Zeilen, die gleich lauten.</translation>
    </message>
    <message>
      <source>{0} sheet, none with units</source>
      <translation>{0} Blatt, keines mit Einheiten</translation>
    </message>
    <message>
      <source>{0} sheets, none with units</source>
      <translation>{0} Blätter, keines mit Einheiten</translation>
    </message>
    <message>
      <source>{0} correction</source>
      <translation>{0} Berichtigung</translation>
    </message>
    <message>
      <source>{0} corrections</source>
      <translation>{0} Berichtigungen</translation>
    </message>
    <message>
      <source>{0} sheet</source>
      <translation>{0} Blatt</translation>
    </message>
    <message>
      <source>{0} sheets</source>
      <translation>{0} Blätter</translation>
    </message>
    <message>
      <source>Use it</source>
      <translation>Verwenden</translation>
    </message>
    <message>
      <source>Leave the row out</source>
      <translation>Zeile weglassen</translation>
    </message>
    <message>
      <source>{0} should say</source>
      <translation>{0} soll lauten</translation>
    </message>
    <message>
      <source>Use {0}</source>
      <translation>{0} verwenden</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Neu</translation>
    </message>
    <message>
      <source>Alike</source>
      <translation>Gleich</translation>
    </message>
    <message>
      <source>Differ</source>
      <translation>Verschieden</translation>
    </message>
    <message>
      <source>Left out</source>
      <translation>Weggelassen</translation>
    </message>
    <message>
      <source>Answer {0} question first</source>
      <translation>Erst {0} Frage beantworten</translation>
    </message>
    <message>
      <source>Answer {0} questions first</source>
      <translation>Erst {0} Fragen beantworten</translation>
    </message>
    <message>
      <source>take over {0} difference</source>
      <translation>{0} Unterschied übernehmen</translation>
    </message>
    <message>
      <source>take over {0} differences</source>
      <translation>{0} Unterschiede übernehmen</translation>
    </message>
    <message>
      <source>Add {0} unit, {1}</source>
      <translation>{0} Einheit hinzufügen, {1}</translation>
    </message>
    <message>
      <source>Add {0} unit</source>
      <translation>{0} Einheit hinzufügen</translation>
    </message>
    <message>
      <source>Add {0} units, {1}</source>
      <translation>{0} Einheiten hinzufügen, {1}</translation>
    </message>
    <message>
      <source>Add {0} units</source>
      <translation>{0} Einheiten hinzufügen</translation>
    </message>
    <message>
      <source>Nothing to add</source>
      <translation>Nichts hinzuzufügen</translation>
    </message>
    <message>
      <source>Nothing new to add</source>
      <translation>Nichts Neues hinzuzufügen</translation>
    </message>
    <message>
      <source>The sheet as it is</source>
      <translation>Das Blatt, wie es ist</translation>
    </message>
    <message>
      <source>Add the units</source>
      <translation>Einheiten hinzufügen</translation>
    </message>
    <message>
      <source>Which units</source>
      <translation>Welche Einheiten</translation>
    </message>
    <message>
      <source>Add {0}, {1}</source>
      <translation>{0} hinzufügen, {1}</translation>
    </message>
    <message>
      <source>Add {0}</source>
      <translation>{0} hinzufügen</translation>
    </message>
    <message>
      <source>headings in row {0}</source>
      <translation>Überschriften in Zeile {0}</translation>
    </message>
    <message>
      <source>no headings</source>
      <translation>keine Überschriften</translation>
    </message>
    <message>
      <source>no units</source>
      <translation>keine Einheiten</translation>
    </message>
    <message>
      <source>unit will be added</source>
      <translation>Einheit kommt hinzu</translation>
    </message>
    <message>
      <source>units will be added</source>
      <translation>Einheiten kommen hinzu</translation>
    </message>
    <message>
      <source>row waits for an answer</source>
      <translation>Zeile wartet auf eine Antwort</translation>
    </message>
    <message>
      <source>rows wait for an answer</source>
      <translation>Zeilen warten auf eine Antwort</translation>
    </message>
    <message>
      <source>row left out</source>
      <translation>Zeile weggelassen</translation>
    </message>
    <message>
      <source>rows left out</source>
      <translation>Zeilen weggelassen</translation>
    </message>
    <message>
      <source>there already</source>
      <translation>schon da</translation>
    </message>
    <message>
      <source>{0} question</source>
      <translation>{0} Frage</translation>
    </message>
    <message>
      <source>{0} questions</source>
      <translation>{0} Fragen</translation>
    </message>
    <message>
      <source>{0} difference</source>
      <translation>{0} Unterschied</translation>
    </message>
    <message>
      <source>{0} differences</source>
      <translation>{0} Unterschiede</translation>
    </message>
    <message>
      <source>none yet: rows wait for an answer</source>
      <translation>noch keine: Zeilen warten auf eine Antwort</translation>
    </message>
    <message>
      <source>none, {0} note: every row was read</source>
      <translation>keine, {0} Hinweis: alle Zeilen wurden gelesen</translation>
    </message>
    <message>
      <source>none, {0} notes: every row was read</source>
      <translation>keine, {0} Hinweise: alle Zeilen wurden gelesen</translation>
    </message>
    <message>
      <source>none: every row was read</source>
      <translation>keine: jede Zeile wurde gelesen</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Save a marked copy…</source>
      <translation>Markierte Kopie speichern…</translation>
    </message>
    <message>
      <source>{0} cannot be read</source>
      <translation>{0} nicht lesbar</translation>
    </message>
    <message>
      <source>{0} to look at</source>
      <translation>{0} anzusehen</translation>
    </message>
    <message>
      <source>{0} note</source>
      <translation>{0} Hinweis</translation>
    </message>
    <message>
      <source>{0} notes</source>
      <translation>{0} Hinweise</translation>
    </message>
    <message>
      <source>Whether the row is left out, needs a look, or is only told of.</source>
      <translation>Ob die Zeile ausgelassen wird, einen Blick braucht oder nur ein Hinweis ist.</translation>
    </message>
    <message>
      <source>Cell</source>
      <translation>Zelle</translation>
    </message>
    <message>
      <source>The sheet and the cell.</source>
      <translation>Das Blatt und die Zelle.</translation>
    </message>
    <message>
      <source>What is in the cell.</source>
      <translation>Was in der Zelle steht.</translation>
    </message>
    <message>
      <source>Expected</source>
      <translation>Erwartet</translation>
    </message>
    <message>
      <source>What may be entered there.</source>
      <translation>Was dort stehen darf.</translation>
    </message>
    <message>
      <source>What it means</source>
      <translation>Was es bedeutet</translation>
    </message>
    <message>
      <source>What is wrong, and what it leads to.</source>
      <translation>Was falsch ist, und wozu es führt.</translation>
    </message>
    <message>
      <source>What to do</source>
      <translation>Was zu tun ist</translation>
    </message>
    <message>
      <source>How to put it right.</source>
      <translation>Wie es in Ordnung kommt.</translation>
    </message>
    <message>
      <source>all of them answered</source>
      <translation>alle beantwortet</translation>
    </message>
    <message>
      <source>Show the answers</source>
      <translation>Antworten zeigen</translation>
    </message>
    <message>
      <source>Hide the answers</source>
      <translation>Antworten verbergen</translation>
    </message>
    <message>
      <source>{0} word: what do they mean?</source>
      <translation>{0} Wort: was ist gemeint?</translation>
    </message>
    <message>
      <source>{0} words: what do they mean?</source>
      <translation>{0} Wörter: was ist gemeint?</translation>
    </message>
    <message>
      <source>To answer</source>
      <translation>Zu beantworten</translation>
    </message>
    <message>
      <source>Take all as proposed</source>
      <translation>Alles wie vorgeschlagen</translation>
    </message>
    <message>
      <source>Questions about the workbook</source>
      <translation>Fragen zur Arbeitsmappe</translation>
    </message>
    <message>
      <source>answered as in {0}</source>
      <translation>beantwortet wie in {0}</translation>
    </message>
    <message>
      <source>Change answer</source>
      <translation>Antwort ändern</translation>
    </message>
    <message>
      <source>Use these meanings</source>
      <translation>Diese Bedeutungen nehmen</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Verwenden</translation>
    </message>
    <message>
      <source>Change the answer: {0}</source>
      <translation>Diese Antwort ändern: {0}</translation>
    </message>
    <message>
      <source>{0} word</source>
      <translation>{0} Wort</translation>
    </message>
    <message>
      <source>{0} words</source>
      <translation>{0} Wörter</translation>
    </message>
    <message>
      <source>Use this answer: {0}</source>
      <translation>Diese Antwort verwenden: {0}</translation>
    </message>
    <message>
      <source>Only you know</source>
      <translation>Nur Sie wissen es</translation>
    </message>
    <message>
      <source>choose a workbook</source>
      <translation>Arbeitsmappe wählen</translation>
    </message>
    <message>
      <source>paste a list</source>
      <translation>Liste einfügen</translation>
    </message>
    <message>
      <source>export the records</source>
      <translation>Aufzeichnungen exportieren</translation>
    </message>
    <message>
      <source>close, open</source>
      <translation>schließen, öffnen</translation>
    </message>
    <message>
      <source>Reading {0}</source>
      <translation>{0} wird gelesen</translation>
    </message>
    <message>
      <source>{0} (marked).xlsx</source>
      <translation>{0} (markiert).xlsx</translation>
    </message>
    <message>
      <source>Save a marked copy</source>
      <translation>Markierte Kopie speichern</translation>
    </message>
    <message>
      <source>One undo takes it all back.</source>
      <translation>Einmal Rückgängig nimmt alles zurück.</translation>
    </message>
    <message>
      <source>The records were written to {0}.</source>
      <translation>Die Aufzeichnungen wurden nach {0} geschrieben.</translation>
    </message>
    <message>
      <source>Marked copy written to {0}.</source>
      <translation>Markierte Kopie nach {0} geschrieben.</translation>
    </message>
    <message>
      <source>The export was stopped; no file was written.</source>
      <translation>Der Export wurde angehalten; es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
      <source>Import it anyway</source>
      <translation>Trotzdem importieren</translation>
    </message>
    <message>
      <source>not read</source>
      <translation>nicht gelesen</translation>
    </message>
    <message>
      <source>What this column of the list is read as. A click on its head changes it.</source>
      <translation>Als was diese Spalte der Liste gelesen wird. Ein Klick auf ihren Kopf ändert es.</translation>
    </message>
    <message>
      <source>Nothing in this column is read. A click on its head says what it holds.</source>
      <translation>Von dieser Spalte wird nichts gelesen. Ein Klick auf ihren Kopf sagt, was sie enthält.</translation>
    </message>
    <message>
      <source>Column {0}</source>
      <translation>Spalte {0}</translation>
    </message>
    <message>
      <source>A workbook (Excel, LibreOffice), a text file (CSV), or what you typed and copied.</source>
      <translation>Eine Arbeitsmappe (Excel, LibreOffice), eine Textdatei (CSV) oder was geschrieben und kopiert wurde.</translation>
    </message>
    <message>
      <source>Any layout: columns with headings, or units beneath their formations as in a book.</source>
      <translation>In jeder Anordnung: Spalten mit Überschriften, oder Einheiten unter ihren Verbänden wie in einem Buch.</translation>
    </message>
    <message>
      <source>Where the program is not sure, it asks once.</source>
      <translation>Wo das Programm nicht sicher ist, fragt es einmal.</translation>
    </message>
    <message>
      <source>Everything that cannot be read is listed at once, by sheet and cell, with the reason.</source>
      <translation>Alles, was nicht lesbar ist, steht auf einmal da, nach Blatt und Zelle, mit dem Grund.</translation>
    </message>
    <message>
      <source>A preview shows what would be added. Nothing changes until you accept it.</source>
      <translation>Eine Vorschau zeigt, was hinzukäme. Nichts ändert sich, bis es angenommen wird.</translation>
    </message>
    <message>
      <source>One undo takes all of it back. Your answers are kept for next time.</source>
      <translation>Einmal Rückgängig nimmt alles zurück. Die Antworten bleiben für das nächste Mal erhalten.</translation>
    </message>
    <message>
      <source>Units with ratings, steps left and formation, side by side.</source>
      <translation>Einheiten mit Werten, übrigen Schritten und Verband, nebeneinander.</translation>
    </message>
    <message>
      <source>Formations with the units and steps below them.</source>
      <translation>Verbände mit den Einheiten und Schritten darunter.</translation>
    </message>
    <message>
      <source>The ledger by side and pool, every posting.</source>
      <translation>Das Journal nach Seite und Pool, jede Buchungszeile.</translation>
    </message>
    <message>
      <source>Roster sheets with a cell for each step box, reports, and plots by turn.</source>
      <translation>Stärkeblätter mit einer Zelle für jedes Kästchen, Berichte und Kurven nach Zug.</translation>
    </message>
    <message>
      <source>Balances by turn, with live formulas that agree with the program.</source>
      <translation>Bestände nach Zug, mit lebenden Formeln, die mit dem Programm übereinstimmen.</translation>
    </message>
    <message>
      <source>The whole campaign: Make a campaign from its workbook brings it back.</source>
      <translation>Der ganze Feldzug: Feldzug aus seiner Arbeitsmappe herstellen bringt ihn zurück.</translation>
    </message>
    <message>
      <source>Or single tables, by file extension: ods, csv, tsv, json, md.</source>
      <translation>Oder nur Tabellen, nach der Endung: ods, csv, tsv, json, md.</translation>
    </message>
    <message>
      <source>Page set-up for printing. Text that begins with =, +, − or @ stays text.</source>
      <translation>Seiteneinrichtung zum Drucken. Text, der mit =, +, − oder @ beginnt, bleibt Text.</translation>
    </message>
    <message>
      <source>Paste from the clipboard</source>
      <translation>Zwischenablage einfügen</translation>
    </message>
    <message>
      <source>Open folder</source>
      <translation>Ordner öffnen</translation>
    </message>
    <message>
      <source>Open the workbook</source>
      <translation>Arbeitsmappe öffnen</translation>
    </message>
    <message>
      <source>The headings of the program's own sheets: {0}.</source>
      <translation>Die Überschriften der programmeigenen Blätter: {0}.</translation>
    </message>
    <message>
      <source>from any workbook or list</source>
      <translation>aus jeder Arbeitsmappe oder Liste</translation>
    </message>
    <message>
      <source>or drop a workbook anywhere in this window</source>
      <translation>oder eine Arbeitsmappe irgendwo in dieses Fenster ziehen</translation>
    </message>
    <message>
      <source>as an Excel workbook</source>
      <translation>als Excel-Arbeitsmappe</translation>
    </message>
    <message>
      <source>Written to {0}</source>
      <translation>Nach {0} geschrieben</translation>
    </message>
    <message>
      <source>Type it as the book has it: a line for each unit, below its formation, indented with tabs or spaces. Or type a table, with tabs between its cells. A preview shows what would be added.</source>
      <translation>Eintippen, wie sie im Buch steht: je Einheit eine Zeile unter ihrem Verband, mit Tabulatoren oder Leerzeichen eingerückt. Oder eine Tabelle, mit Tabulatoren zwischen den Zellen. Eine Vorschau zeigt, was hinzukäme.</translation>
    </message>
    <message>
      <source>6th Army
    XVII Corps
        7-6 Infantry XX: 56, 62</source>
      <translation>6. Armee
    XVII. Korps
        7-6 Infanterie XX: 56, 62</translation>
    </message>
    <message>
      <source>Type a list</source>
      <translation>Liste eintippen</translation>
    </message>
    <message>
      <source>Close, and lose what was typed?</source>
      <translation>Schließen und verlieren, was eingetippt ist?</translation>
    </message>
    <message>
      <source>Read the list</source>
      <translation>Liste einlesen</translation>
    </message>
    <message>
      <source>List to read</source>
      <translation>Liste zum Einlesen</translation>
    </message>
    <message>
      <source>already in the books</source>
      <translation>schon in den Büchern</translation>
    </message>
    <message>
      <source>taken off</source>
      <translation>weggenommen</translation>
    </message>
    <message>
      <source>Taken as {0}.</source>
      <translation>Genommen als {0}.</translation>
    </message>
    <message>
      <source>row {0}</source>
      <translation>Zeile {0}</translation>
    </message>
    <message>
      <source>at start</source>
      <translation>zu Beginn</translation>
    </message>
  </context>
  <context>
    <name>ui.views.ledger</name>
    <message>
      <source>What was posted, in which phase of play, and when. The number counts all entries.</source>
      <translation>Was gebucht wurde, in welcher Phase des Spiels, und wann. Die Nummer zählt alle Einträge.</translation>
    </message>
    <message>
      <source>What the entry took from one account and gave to another; together they come to zero.</source>
      <translation>Was die Buchung einem Konto nahm und einem anderen gab; zusammen sind sie null.</translation>
    </message>
    <message>
      <source>The units that the entry changed, by formation.</source>
      <translation>Die Einheiten, die die Buchung veränderte, nach Verband.</translation>
    </message>
    <message>
      <source>Also changed</source>
      <translation>Auch geändert</translation>
    </message>
    <message>
      <source>Select a posting to see its working.</source>
      <translation>Eine Buchungszeile wählen, um ihre Rechnung zu sehen.</translation>
    </message>
    <message>
      <source>Transaction {0}</source>
      <translation>Buchung {0}</translation>
    </message>
    <message>
      <source>Postings</source>
      <translation>Buchungszeilen</translation>
    </message>
    <message>
      <source>Units concerned</source>
      <translation>Betroffene Einheiten</translation>
    </message>
    <message>
      <source>Revoke</source>
      <translation>Widerrufen</translation>
    </message>
    <message>
      <source>Go to the phase</source>
      <translation>Zur Phase</translation>
    </message>
    <message>
      <source>Postings sum to zero</source>
      <translation>Buchungszeilen gehen auf null auf</translation>
    </message>
    <message>
      <source>If you take it back</source>
      <translation>Wenn sie zurückgenommen wird</translation>
    </message>
    <message>
      <source>Entry</source>
      <translation>Eintrag</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>The number of the entry in the ledger. Numbers are never used twice.</source>
      <translation>Die Nummer des Eintrags im Journal. Keine Nummer wird zweimal vergeben.</translation>
    </message>
    <message>
      <source>The turn in which the entry was posted.</source>
      <translation>Der Zug, in dem der Eintrag gebucht wurde.</translation>
    </message>
    <message>
      <source>The phase in which it was posted.</source>
      <translation>Die Phase, in der er gebucht wurde.</translation>
    </message>
    <message>
      <source>What was done.</source>
      <translation>Was getan wurde.</translation>
    </message>
    <message>
      <source>From → to</source>
      <translation>Von → nach</translation>
    </message>
    <message>
      <source>Where it was taken from, and where it went.</source>
      <translation>Woher es genommen wurde und wohin es ging.</translation>
    </message>
    <message>
      <source>Of</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>What was moved: a kind of points, or steps.</source>
      <translation>Was bewegt wurde: eine Art von Punkten oder Schritten.</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Änderung</translation>
    </message>
    <message>
      <source>By how much the entry changed what was there.</source>
      <translation>Um wie viel der Eintrag den Bestand geändert hat.</translation>
    </message>
    <message>
      <source>Balance</source>
      <translation>Bestand</translation>
    </message>
    <message>
      <source>What was there after the entry.</source>
      <translation>Der Bestand nach dem Eintrag.</translation>
    </message>
    <message>
      <source>The rules behind the entry.</source>
      <translation>Die Regeln, auf denen der Eintrag beruht.</translation>
    </message>
    <message>
      <source>Whether the entry still counts. What was taken back is struck out.</source>
      <translation>Ob der Eintrag noch gilt. Was zurückgenommen wurde, ist durchgestrichen.</translation>
    </message>
    <message>
      <source>Where in the entry the words you are looking for were found.</source>
      <translation>Wo die gesuchten Wörter in dem Eintrag stehen.</translation>
    </message>
    <message>
      <source>Postings, newest first</source>
      <translation>Buchungszeilen, neueste zuerst</translation>
    </message>
    <message>
      <source>How much of it the side's pools hold, as of the turn shown before the balances.</source>
      <translation>Was die Vorräte der Seite davon enthalten, nach dem Stand, der vor den Beständen genannt ist.</translation>
    </message>
    <message>
      <source>Balances {0}: {1}</source>
      <translation>Bestände {0}: {1}</translation>
    </message>
    <message>
      <source>What of this good was received, spent and held in each turn, by side.</source>
      <translation>Was davon in jedem Zug einging, ausgegeben wurde und da war, nach Seiten.</translation>
    </message>
    <message>
      <source>The good that the plot shows, turn by turn.</source>
      <translation>Wovon das Diagramm handelt, Zug für Zug.</translation>
    </message>
    <message>
      <source>{0} by turn</source>
      <translation>{0} je Zug</translation>
    </message>
    <message>
      <source>Plotted</source>
      <translation>Gezeichnet</translation>
    </message>
    <message>
      <source>Pool</source>
      <translation>Pool</translation>
    </message>
    <message>
      <source>{0} of {1} postings</source>
      <translation>{0} von {1} Buchungszeilen</translation>
    </message>
    <message>
      <source>stock after the {0} Phase</source>
      <translation>Bestand nach der Phase {0}</translation>
    </message>
    <message>
      <source>as of turn</source>
      <translation>Stand des Zuges</translation>
    </message>
    <message>
      <source>Posting, pool, case</source>
      <translation>Buchung, Pool, Fall</translation>
    </message>
    <message>
      <source>As of</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>As of a turn…</source>
      <translation>Stand eines Zuges…</translation>
    </message>
    <message>
      <source>Nothing has been posted yet.</source>
      <translation>Noch ist nichts gebucht.</translation>
    </message>
    <message>
      <source>Go to the turn</source>
      <translation>Zum Zug</translation>
    </message>
    <message>
      <source>No posting fits the search and the filters.</source>
      <translation>Keine Buchungszeile passt zur Suche und zu den Filtern.</translation>
    </message>
    <message>
      <source>{0}, at its end</source>
      <translation>{0}, an seinem Ende</translation>
    </message>
  </context>
  <context>
    <name>ui.views.order_of_battle</name>
    <message>
      <source>Symbol</source>
      <translation>Symbol</translation>
    </message>
    <message>
      <source>What the selected units have now, added up.</source>
      <translation>Was die gewählten Einheiten jetzt haben, zusammengezählt.</translation>
    </message>
    <message>
      <source>How many units the search, the filters and the chosen formation leave in the list.</source>
      <translation>Wie viele Einheiten Suche, Filter und gewählter Verband in der Liste lassen.</translation>
    </message>
    <message>
      <source>Strikes a box of each selected unit; one without boxes left is dead.</source>
      <translation>Streicht von jeder ausgewählten Einheit ein Kästchen; ohne Kästchen ist sie tot.</translation>
    </message>
    <message>
      <source>Opens the facts of the selected units as fields.</source>
      <translation>Öffnet die Angaben der ausgewählten Einheiten als Felder.</translation>
    </message>
    <message>
      <source>Puts units on the map, among those to arrive or among the dead, and marks them.</source>
      <translation>Stellt Einheiten auf die Karte, zu den erwarteten oder zu den toten, und kennzeichnet sie.</translation>
    </message>
    <message>
      <source>As it was at the end of {0}. Read only.</source>
      <translation>Wie es am Ende von {0} stand. Nur zum Lesen.</translation>
    </message>
    <message>
      <source>{0} selected</source>
      <translation>{0} gewählt</translation>
    </message>
    <message>
      <source>Search and filters</source>
      <translation>Suche und Filter</translation>
    </message>
    <message>
      <source>Designation, type, hex, note</source>
      <translation>Bezeichnung, Art, Hexfeld, Notiz</translation>
    </message>
    <message>
      <source>Groups, order, columns and saved filters</source>
      <translation>Gruppen, Reihenfolge, Spalten und gespeicherte Filter</translation>
    </message>
    <message>
      <source>Units in the list</source>
      <translation>Einheiten in der Liste</translation>
    </message>
    <message>
      <source>More…</source>
      <translation>Mehr…</translation>
    </message>
    <message>
      <source>More that can be done</source>
      <translation>Was sich noch tun lässt</translation>
    </message>
    <message>
      <source>Select nothing</source>
      <translation>Nichts wählen</translation>
    </message>
    <message>
      <source>Units that are selected</source>
      <translation>Gewählte Einheiten</translation>
    </message>
    <message>
      <source>Select units in the list first.</source>
      <translation>Erst Einheiten in der Liste markieren.</translation>
    </message>
    <message>
      <source>No formation is empty, so there is none to remove.</source>
      <translation>Kein Verband ist leer, also ist keiner zu entfernen.</translation>
    </message>
    <message>
      <source>Choose a formation in the tree first.</source>
      <translation>Erst im Baum einen Verband wählen.</translation>
    </message>
    <message>
      <source>Choose a formation in the tree, or select units first.</source>
      <translation>Erst im Baum einen Verband wählen oder Einheiten markieren.</translation>
    </message>
    <message>
      <source>{0} selected, {1}, {2}</source>
      <translation>{0} gewählt, {1}, {2}</translation>
    </message>
    <message>
      <source>{0} formation</source>
      <translation>{0} Verband</translation>
    </message>
    <message>
      <source>{0} formations</source>
      <translation>{0} Verbände</translation>
    </message>
    <message>
      <source>{0} Enter posts it all the same.</source>
      <translation>{0} Die Eingabetaste bucht es trotzdem.</translation>
    </message>
    <message>
      <source>Edit the unit</source>
      <translation>Einheit bearbeiten</translation>
    </message>
    <message>
      <source>This side has no formation that it could go into. Add one first.</source>
      <translation>Kein Verband dieser Seite kann ihn aufnehmen. Zuerst einen anlegen.</translation>
    </message>
    <message>
      <source>Add a unit…</source>
      <translation>Einheit hinzufügen…</translation>
    </message>
    <message>
      <source>Add a formation…</source>
      <translation>Verband hinzufügen…</translation>
    </message>
    <message>
      <source>Rename the formation…</source>
      <translation>Verband umbenennen…</translation>
    </message>
    <message>
      <source>Move the formation…</source>
      <translation>Verband versetzen…</translation>
    </message>
    <message>
      <source>Merge formations…</source>
      <translation>Verbände zusammenlegen…</translation>
    </message>
    <message>
      <source>Duplicate the formation…</source>
      <translation>Verband verdoppeln…</translation>
    </message>
    <message>
      <source>Remove empty formations</source>
      <translation>Leere Verbände entfernen</translation>
    </message>
    <message>
      <source>Find and replace in names…</source>
      <translation>In Namen suchen und ersetzen…</translation>
    </message>
    <message>
      <source>Everything in them goes there; the emptied formations are removed.</source>
      <translation>Alles darin kommt dorthin; die geleerten Verbände werden entfernt.</translation>
    </message>
    <message>
      <source>Everything in it goes there, and it is removed.</source>
      <translation>Alles darin kommt dorthin, und er selbst wird entfernt.</translation>
    </message>
    <message>
      <source>Its units and the formations below it are entered again, at full strength.</source>
      <translation>Seine Einheiten und die Verbände darunter werden noch einmal eingetragen, mit voller Stärke.</translation>
    </message>
    <message>
      <source>Remove {0} empty formation</source>
      <translation>{0} leeren Verband entfernen</translation>
    </message>
    <message>
      <source>Remove {0} empty formations</source>
      <translation>{0} leere Verbände entfernen</translation>
    </message>
    <message>
      <source>Add the formation</source>
      <translation>Verband hinzufügen</translation>
    </message>
    <message>
      <source>Under</source>
      <translation>Unter</translation>
    </message>
    <message>
      <source>at the top</source>
      <translation>ganz oben</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Rename {0}</source>
      <translation>{0} umbenennen</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <source>Move {0}</source>
      <translation>{0} versetzen</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Versetzen</translation>
    </message>
    <message>
      <source>Merge {0}</source>
      <translation>{0} zusammenlegen</translation>
    </message>
    <message>
      <source>Merge</source>
      <translation>Zusammenlegen</translation>
    </message>
    <message>
      <source>Into</source>
      <translation>In</translation>
    </message>
    <message>
      <source>Duplicate {0}</source>
      <translation>{0} verdoppeln</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <translation>Verdoppeln</translation>
    </message>
    <message>
      <source>II Corps</source>
      <translation>II. Korps</translation>
    </message>
    <message>
      <source>1st Army</source>
      <translation>1. Armee</translation>
    </message>
    <message>
      <source>{0} empty formation</source>
      <translation>{0} leerer Verband</translation>
    </message>
    <message>
      <source>{0} empty formations</source>
      <translation>{0} leere Verbände</translation>
    </message>
    <message>
      <source>rename it</source>
      <translation>umbenennen</translation>
    </message>
    <message>
      <source>Order the tree by</source>
      <translation>Den Baum ordnen nach</translation>
    </message>
    <message>
      <source>There from the start</source>
      <translation>Von Anfang an da</translation>
    </message>
    <message>
      <source>What the books say about the unit.</source>
      <translation>Was die Bücher von der Einheit enthalten.</translation>
    </message>
    <message>
      <source>What the unit can do now, with its losses and its markers.</source>
      <translation>Was die Einheit kann, so wie sie steht, mit ihren Verlusten und dem, was an ihr vermerkt ist.</translation>
    </message>
    <message>
      <source>Added up over the units that are selected or in the formation.</source>
      <translation>Zusammengezählt über die Einheiten, die gewählt sind oder im Verband stehen.</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Geschichte</translation>
    </message>
    <message>
      <source>By type</source>
      <translation>Nach Art</translation>
    </message>
    <message>
      <source>By nation</source>
      <translation>Nach Nation</translation>
    </message>
    <message>
      <source>Select a unit to see it in full.</source>
      <translation>Eine Einheit wählen, um sie ganz zu sehen.</translation>
    </message>
    <message>
      <source>the last {0} of {1}</source>
      <translation>die letzten {0} von {1}</translation>
    </message>
    <message>
      <source>Counter: {0} {1}, {2}</source>
      <translation>Spielstein: {0} {1}, {2}</translation>
    </message>
    <message>
      <source>Facts</source>
      <translation>Angaben</translation>
    </message>
    <message>
      <source>What it can do now</source>
      <translation>Was sie jetzt tun kann</translation>
    </message>
    <message>
      <source>Edit (Enter)</source>
      <translation>Bearbeiten (Eingabe)</translation>
    </message>
    <message>
      <source>take back</source>
      <translation>zurücknehmen</translation>
    </message>
    <message>
      <source>Turn by turn</source>
      <translation>Zug um Zug</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>Zusammen</translation>
    </message>
    <message>
      <source>By {0}</source>
      <translation>Nach {0}</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Einzelheiten</translation>
    </message>
    <message>
      <source>Move to a formation…</source>
      <translation>In einen Verband versetzen…</translation>
    </message>
    <message>
      <source>Split off as a new formation…</source>
      <translation>Als neuen Verband abspalten…</translation>
    </message>
    <message>
      <source>Cut, to put elsewhere</source>
      <translation>Ausschneiden, um sie anderswo einzufügen</translation>
    </message>
    <message>
      <source>A formation that does not exist yet is added.</source>
      <translation>Ein Verband, den es noch nicht gibt, wird angelegt.</translation>
    </message>
    <message>
      <source>Split off {0}</source>
      <translation>{0} abspalten</translation>
    </message>
    <message>
      <source>{0} cut. Choose a formation and press Ctrl+V to put it there.</source>
      <translation>{0} ausgeschnitten. Einen Verband wählen und mit Strg+V dort einfügen.</translation>
    </message>
    <message>
      <source>Split off</source>
      <translation>Abspalten</translation>
    </message>
    <message>
      <source>Group A</source>
      <translation>Gruppe A</translation>
    </message>
    <message>
      <source>Nothing was cut, and there is no list on the clipboard.</source>
      <translation>Nichts wurde ausgeschnitten, und in der Zwischenablage ist keine Liste.</translation>
    </message>
    <message>
      <source>Cut units with Ctrl+X, or copy a list; the import page has a field to type one in.</source>
      <translation>Einheiten mit Strg+X ausschneiden oder eine Liste kopieren; auf der Importseite gibt es ein Feld, um eine einzutippen.</translation>
    </message>
    <message>
      <source>Choose the formation it should go into, then press Ctrl+V.</source>
      <translation>Den Verband wählen, in den sie sollen, dann Strg+V drücken.</translation>
    </message>
    <message>
      <source>give it a name.</source>
      <translation>ihm einen Namen geben.</translation>
    </message>
    <message>
      <source>{0} name</source>
      <translation>{0} Name</translation>
    </message>
    <message>
      <source>{0} names</source>
      <translation>{0} Namen</translation>
    </message>
    <message>
      <source>Names that would change, Space ticks</source>
      <translation>Namen, die sich ändern würden; die Leertaste kreuzt an</translation>
    </message>
    <message>
      <source>Whether it is the name of a unit or of a formation.</source>
      <translation>Ob es der Name einer Einheit oder eines Verbands ist.</translation>
    </message>
    <message>
      <source>The name as it is.</source>
      <translation>Der Name, wie er ist.</translation>
    </message>
    <message>
      <source>Would be</source>
      <translation>Würde zu</translation>
    </message>
    <message>
      <source>The name as it would be.</source>
      <translation>Der Name, wie er wäre.</translation>
    </message>
    <message>
      <source>In</source>
      <translation>In</translation>
    </message>
    <message>
      <source>The formation that it is in.</source>
      <translation>Der Verband, in dem er steht.</translation>
    </message>
    <message>
      <source>Names of</source>
      <translation>Namen von</translation>
    </message>
    <message>
      <source>{0} of {1} name</source>
      <translation>{0} von {1} Namen</translation>
    </message>
    <message>
      <source>{0} of {1} names</source>
      <translation>{0} von {1} Namen</translation>
    </message>
    <message>
      <source>No name contains that.</source>
      <translation>Kein Name enthält das.</translation>
    </message>
    <message>
      <source>Names that would change are listed here.</source>
      <translation>Namen, die sich ändern würden, stehen hier.</translation>
    </message>
    <message>
      <source>Replace</source>
      <translation>Ersetzen</translation>
    </message>
    <message>
      <source>Whether the name is changed. Space or a click ticks.</source>
      <translation>Ob der Name geändert wird. Die Leertaste oder ein Klick kreuzt an.</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Replace with</source>
      <translation>Ersetzen durch</translation>
    </message>
    <message>
      <source>{0} would change.</source>
      <translation>{0} würden sich ändern.</translation>
    </message>
    <message>
      <source>Replace {0} name</source>
      <translation>In {0} Namen ersetzen</translation>
    </message>
    <message>
      <source>Replace {0} names</source>
      <translation>In {0} Namen ersetzen</translation>
    </message>
    <message>
      <source>Post it all the same</source>
      <translation>Trotzdem buchen</translation>
    </message>
    <message>
      <source>What you changed here is not in the books yet. Press Esc again to drop it.</source>
      <translation>Was hier geändert wurde, steht noch nicht in den Büchern. Mit Esc wird es verworfen.</translation>
    </message>
    <message>
      <source>Add another</source>
      <translation>Weitere hinzufügen</translation>
    </message>
    <message>
      <source>lose {0}</source>
      <translation>{0} verlieren</translation>
    </message>
    <message>
      <source>No units yet.</source>
      <translation>Noch keine Einheiten.</translation>
    </message>
    <message>
      <source>Show all units</source>
      <translation>Alle Einheiten zeigen</translation>
    </message>
    <message>
      <source>Edit…</source>
      <translation>Bearbeiten…</translation>
    </message>
    <message>
      <source>Status…</source>
      <translation>Zustand…</translation>
    </message>
    <message>
      <source>Look in all formations</source>
      <translation>In allen Verbänden suchen</translation>
    </message>
    <message>
      <source>Shift+← →</source>
      <translation>Umschalt+← →</translation>
    </message>
    <message>
      <source>column width</source>
      <translation>Spaltenbreite</translation>
    </message>
    <message>
      <source>Ctrl+Shift+← →</source>
      <translation>Strg+Umschalt+← →</translation>
    </message>
    <message>
      <source>move the column</source>
      <translation>Spalte verschieben</translation>
    </message>
    <message>
      <source>The cut is cancelled.</source>
      <translation>Das Ausschneiden ist zurückgenommen.</translation>
    </message>
    <message>
      <source>All units below it count, those in formations below it included.</source>
      <translation>Gezählt sind alle Einheiten darunter, auch die in untergeordneten Verbänden.</translation>
    </message>
    <message>
      <source>{0}, {1} unit</source>
      <translation>{0}, {1} Einheit</translation>
    </message>
    <message>
      <source>{0}, {1} units</source>
      <translation>{0}, {1} Einheiten</translation>
    </message>
    <message>
      <source>All of them have that already.</source>
      <translation>Das haben schon alle.</translation>
    </message>
    <message>
      <source>{0} other unit will get the same.</source>
      <translation>{0} andere Einheit bekommt, was sie hat.</translation>
    </message>
    <message>
      <source>{0} other units will get the same.</source>
      <translation>{0} andere Einheiten bekommen, was sie hat.</translation>
    </message>
    <message>
      <source>Fill down from {0}</source>
      <translation>Ausfüllen von {0} nach unten</translation>
    </message>
    <message>
      <source>The new ones have all their {0}, whatever these have lost.</source>
      <translation>Die neuen haben alle {0}, was diese auch verloren haben.</translation>
    </message>
    <message>
      <source>Move to a hex…</source>
      <translation>In ein Hexfeld ziehen…</translation>
    </message>
    <message>
      <source>Edit all facts…</source>
      <translation>Alle Angaben bearbeiten…</translation>
    </message>
    <message>
      <source>Fill down…</source>
      <translation>Nach unten ausfüllen…</translation>
    </message>
    <message>
      <source>Duplicate…</source>
      <translation>Verdoppeln…</translation>
    </message>
    <message>
      <source>Remove from the books…</source>
      <translation>Aus den Büchern entfernen…</translation>
    </message>
    <message>
      <source>{0} on the map, in all formations below, will be there.</source>
      <translation>Dorthin kommen mit allen Verbänden darunter: {0} auf der Karte.</translation>
    </message>
    <message>
      <source>Move {0}: {1}</source>
      <translation>{0} versetzen: {1}</translation>
    </message>
    <message>
      <source>Arrival of {0}</source>
      <translation>Ankunft von {0}</translation>
    </message>
    <message>
      <source>Set the arrival</source>
      <translation>Ankunft setzen</translation>
    </message>
    <message>
      <source>Fact</source>
      <translation>Angabe</translation>
    </message>
    <message>
      <source>Copies of each</source>
      <translation>Abzüge von jeder</translation>
    </message>
    <message>
      <source>They are called</source>
      <translation>Sie heißen</translation>
    </message>
    <message>
      <source>It leaves the order of battle; the ledger keeps it, and undo brings it back.</source>
      <translation>Sie verlässt die Gliederung; das Journal behält sie, und Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
      <source>They leave the order of battle; the ledger keeps them, and undo brings them back.</source>
      <translation>Sie verlassen die Gliederung; das Journal behält sie, und Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
      <source>entered twice</source>
      <translation>zweimal eingetragen</translation>
    </message>
    <message>
      <source>Choose a formation, or select units: they are moved.</source>
      <translation>Einen Verband oder Einheiten wählen: Sie werden versetzt.</translation>
    </message>
    <message>
      <source>No unit of it is on the map, so there is none to move.</source>
      <translation>Keine Einheit davon ist auf der Karte, also ist keine zu versetzen.</translation>
    </message>
    <message>
      <source>{0} unit dead or yet to arrive: nothing changes there.</source>
      <translation>{0} Einheit ist tot oder trifft noch ein: Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>{0} units dead or yet to arrive: nothing changes there.</source>
      <translation>{0} Einheiten sind tot oder treffen noch ein: Sie bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>To arrive in…</source>
      <translation>Trifft ein in…</translation>
    </message>
    <message>
      <source>To the dead pile</source>
      <translation>Auf den Verluststapel</translation>
    </message>
    <message>
      <source>A dead unit comes back with its {0}: press Shift+X.</source>
      <translation>Eine tote Einheit kommt zurück, wenn sie {0} zurückbekommt: Umschalt+X.</translation>
    </message>
    <message>
      <source>These units have different numbers of {0} left. Select those with the same.</source>
      <translation>Diese Einheiten haben verschieden viele {0} übrig. Solche mit gleich vielen wählen.</translation>
    </message>
    <message>
      <source>Select the unit to fill from, and those below it.</source>
      <translation>Die Einheit wählen, von der ausgefüllt wird, und die darunter.</translation>
    </message>
    <message>
      <source>{0} other unit</source>
      <translation>{0} andere Einheit</translation>
    </message>
    <message>
      <source>the next free numbers</source>
      <translation>mit den nächsten freien Nummern</translation>
    </message>
    <message>
      <source>the same names</source>
      <translation>mit denselben Namen</translation>
    </message>
    <message>
      <source>say in which turn.</source>
      <translation>sagen, in welchem Zug.</translation>
    </message>
    <message>
      <source>The rating {0}, as the counter of the unit prints it.</source>
      <translation>Der Wert {0}, wie der Spielstein der Einheit ihn nennt.</translation>
    </message>
    <message>
      <source>{0}; what may be entered there is {1}.</source>
      <translation>{0}; dort darf stehen: {1}.</translation>
    </message>
    <message>
      <source>The symbol of the type, with the size above it, in the form of the side.</source>
      <translation>Das Zeichen der Art, mit der Größe darüber, in der Form der Seite.</translation>
    </message>
    <message>
      <source>The number or name of the unit.</source>
      <translation>Die Nummer oder der Name der Einheit.</translation>
    </message>
    <message>
      <source>What kind of unit it is.</source>
      <translation>Was für eine Einheit es ist.</translation>
    </message>
    <message>
      <source>Ratings</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>What the unit has now, in the order in which its counter prints it.</source>
      <translation>Was die Einheit jetzt hat, in der Reihenfolge auf ihrem Spielstein.</translation>
    </message>
    <message>
      <source>The {0} that the unit has left, and how many it has in full.</source>
      <translation>Die {0}, die der Einheit bleiben, und wie viele sie voll hat.</translation>
    </message>
    <message>
      <source>Whether the unit is on the map, and what was marked on it.</source>
      <translation>Ob die Einheit auf der Karte ist und was an ihr vermerkt wurde.</translation>
    </message>
    <message>
      <source>Where the unit is on the map; where it sets up, if it has no hex yet.</source>
      <translation>Wo die Einheit auf der Karte steht; wo sie aufgestellt wird, wenn sie noch kein Feld hat.</translation>
    </message>
    <message>
      <source>Where in the unit's entry the words you are looking for were found.</source>
      <translation>Wo die gesuchten Wörter bei der Einheit stehen.</translation>
    </message>
    <message>
      <source>The formation that the unit belongs to.</source>
      <translation>Der Verband, zu dem die Einheit gehört.</translation>
    </message>
    <message>
      <source>Whose the unit is.</source>
      <translation>Wem die Einheit gehört.</translation>
    </message>
    <message>
      <source>The nation of the unit.</source>
      <translation>Die Nation der Einheit.</translation>
    </message>
    <message>
      <source>The size of the unit, as its symbol shows it.</source>
      <translation>Die Größe der Einheit, wie ihr Symbol sie nennt.</translation>
    </message>
    <message>
      <source>The turn in which the unit arrives, if it is still to come.</source>
      <translation>Der Zug, in dem die Einheit ankommt, wenn sie noch aussteht.</translation>
    </message>
    <message>
      <source>Full {0}</source>
      <translation>Voll {0}</translation>
    </message>
    <message>
      <source>Fields that differ are shown as various and stay so unless typed over; - empties one.</source>
      <translation>Was verschieden ist, steht als verschieden da und bleibt, wenn nichts darüber getippt wird; - leert es.</translation>
    </message>
    <message>
      <source>Change it</source>
      <translation>Ändern</translation>
    </message>
    <message>
      <source>Edit {0}</source>
      <translation>{0} bearbeiten</translation>
    </message>
    <message>
      <source>Add the unit</source>
      <translation>Einheit hinzufügen</translation>
    </message>
    <message>
      <source>Enter a whole number up to {0}, or leave it empty.</source>
      <translation>Eine ganze Zahl bis {0} eintragen, oder leer lassen.</translation>
    </message>
    <message>
      <source>Edit {0} units</source>
      <translation>{0} Einheiten bearbeiten</translation>
    </message>
    <message>
      <source>Change {0} units</source>
      <translation>{0} Einheiten ändern</translation>
    </message>
    <message>
      <source>fill this in.</source>
      <translation>dies ausfüllen.</translation>
    </message>
    <message>
      <source>Enter a whole number, or leave it empty if it is not known.</source>
      <translation>Eine ganze Zahl eintragen, oder leer lassen, wo niemand sie kennt.</translation>
    </message>
    <message>
      <source>Enter a whole number, 0 where the counter shows none.</source>
      <translation>Eine ganze Zahl eintragen, 0, wo der Spielstein keine zeigt.</translation>
    </message>
    <message>
      <source>{0} is not a number of steps.</source>
      <translation>{0} ist keine Zahl von Schritten.</translation>
    </message>
    <message>
      <source>nothing was changed here yet.</source>
      <translation>hier wurde noch nichts geändert.</translation>
    </message>
    <message>
      <source>{0} is not a rating.</source>
      <translation>{0} ist kein Wert.</translation>
    </message>
    <message>
      <source>{0} to arrive ({1})</source>
      <translation>{0} noch im Anmarsch ({1})</translation>
    </message>
    <message>
      <source>Groups, order, columns, filters…</source>
      <translation>Gruppen, Reihenfolge, Spalten, Filter…</translation>
    </message>
    <message>
      <source>Search, side, nation, type and status are kept, for every campaign.</source>
      <translation>Suche, Seite, Nation, Art und Zustand werden aufgehoben, für jeden Feldzug.</translation>
    </message>
    <message>
      <source>What it searches and filters stays as it is.</source>
      <translation>Was er sucht und filtert, bleibt, wie es ist.</translation>
    </message>
    <message>
      <source>Save this search and filter</source>
      <translation>Suche und Filter speichern</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>infantry divisions</source>
      <translation>Infanteriedivisionen</translation>
    </message>
    <message>
      <source>&amp;Group by</source>
      <translation>&amp;Gruppieren nach</translation>
    </message>
    <message>
      <source>&amp;Columns</source>
      <translation>&amp;Spalten</translation>
    </message>
    <message>
      <source>The usual columns</source>
      <translation>Die üblichen Spalten</translation>
    </message>
    <message>
      <source>As they were entered</source>
      <translation>Wie sie eingetragen wurden</translation>
    </message>
    <message>
      <source>Save this search and filter…</source>
      <translation>Suche und Filter speichern…</translation>
    </message>
    <message>
      <source>Rename a saved filter</source>
      <translation>Gespeicherten Filter umbenennen</translation>
    </message>
    <message>
      <source>&amp;Sort by</source>
      <translation>&amp;Ordnen nach</translation>
    </message>
    <message>
      <source>&amp;Then by</source>
      <translation>&amp;Dann nach</translation>
    </message>
    <message>
      <source>Forget a saved filter</source>
      <translation>Gespeicherten Filter vergessen</translation>
    </message>
    <message>
      <source>nothing is searched or filtered.</source>
      <translation>nichts wird gesucht oder gefiltert.</translation>
    </message>
    <message>
      <source>another filter has that name.</source>
      <translation>ein anderer Filter heißt so.</translation>
    </message>
    <message>
      <source>to another formation</source>
      <translation>in einen anderen Verband</translation>
    </message>
    <message>
      <source>its units to a hex</source>
      <translation>Einheiten in ein Hexfeld</translation>
    </message>
    <message>
      <source>merge with another</source>
      <translation>mit einem anderen vereinigen</translation>
    </message>
    <message>
      <source>remove an empty formation</source>
      <translation>leeren Verband entfernen</translation>
    </message>
    <message>
      <source>Ctrl+X Ctrl+V</source>
      <translation>Strg+X Strg+V</translation>
    </message>
    <message>
      <source>This is a past turn. Return to now to change anything.</source>
      <translation>Dies ist ein vergangener Zug. Zum Ändern zu jetzt zurückkehren.</translation>
    </message>
  </context>
  <context>
    <name>ui.views.pictures</name>
    <message>
      <source>For your opponent or a club's page. It holds nothing from a sheet with a passphrase.</source>
      <translation>Für den Gegner oder die Seite eines Klubs. Nichts von einem Blatt mit Kennwort steht darin.</translation>
    </message>
    <message>
      <source>Bulletins (*.pdf *.md)</source>
      <translation>Bulletins (*.pdf *.md)</translation>
    </message>
    <message>
      <source>copy as Markdown</source>
      <translation>als Markdown kopieren</translation>
    </message>
    <message>
      <source>write a file</source>
      <translation>Datei schreiben</translation>
    </message>
    <message>
      <source>Sides</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>Bulletin of</source>
      <translation>Bulletin von</translation>
    </message>
    <message>
      <source>{0}, {1}.pdf</source>
      <translation>{0}, {1}.pdf</translation>
    </message>
    <message>
      <source>The bulletin was copied as Markdown.</source>
      <translation>Das Bulletin wurde als Markdown kopiert.</translation>
    </message>
    <message>
      <source>Wrote the bulletin to {0}.</source>
      <translation>Bulletin nach {0} geschrieben.</translation>
    </message>
    <message>
      <source>All formations</source>
      <translation>Alle Verbände</translation>
    </message>
    <message>
      <source>no turn</source>
      <translation>kein Zug</translation>
    </message>
    <message>
      <source>A unit, or a formation with all below it: what is left of what it has in full.</source>
      <translation>Eine Einheit, oder ein Verband mit allem darunter: was von dem übrig ist, was er voll hat.</translation>
    </message>
    <message>
      <source>Changes since the end of</source>
      <translation>Änderungen seit Ende</translation>
    </message>
    <message>
      <source>Ctrl+ + −</source>
      <translation>Strg+ + −</translation>
    </message>
    <message>
      <source>move the sheet</source>
      <translation>das Blatt verschieben</translation>
    </message>
    <message>
      <source>Fold all</source>
      <translation>Alles zuklappen</translation>
    </message>
    <message>
      <source>Open all</source>
      <translation>Alles aufklappen</translation>
    </message>
    <message>
      <source>Nothing is chosen.</source>
      <translation>Nichts ist gewählt.</translation>
    </message>
    <message>
      <source>What is chosen on the chart</source>
      <translation>Was im Plan gewählt ist</translation>
    </message>
    <message>
      <source>Go to another formation and press Ctrl+V to move it there.</source>
      <translation>Zu einem anderen Verband gehen und mit Strg+V dorthin versetzen.</translation>
    </message>
    <message>
      <source>Wrote {0} to {1}.</source>
      <translation>{0} nach {1} geschrieben.</translation>
    </message>
    <message>
      <source>Organisation chart</source>
      <translation>Gliederungsbild</translation>
    </message>
    <message>
      <source>A formation of the chart: its units and their steps, with everything below it.</source>
      <translation>Ein Verband des Bildes: seine Einheiten und ihre Schritte, mit allem, was unter ihm steht.</translation>
    </message>
    <message>
      <source>A unit of the chart: its ratings, the steps it has left, and its formation.</source>
      <translation>Eine Einheit des Bildes: ihre Werte, ihre übrigen Schritte und ihr Verband.</translation>
    </message>
    <message>
      <source>, folded</source>
      <translation>, zugeklappt</translation>
    </message>
    <message>
      <source>Pictures (*.svg *.png *.pdf)</source>
      <translation>Bilder (*.svg *.png *.pdf)</translation>
    </message>
    <message>
      <source>Writing {0}…</source>
      <translation>{0} wird geschrieben…</translation>
    </message>
    <message>
      <source>Over the turns</source>
      <translation>Über die Züge</translation>
    </message>
    <message>
      <source>Bulletin</source>
      <translation>Bulletin</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Bild</translation>
    </message>
    <message>
      <source>Write a file…</source>
      <translation>Datei schreiben…</translation>
    </message>
    <message>
      <source>Pictures and tables (*.svg *.png *.pdf *.csv)</source>
      <translation>Bilder und Tabellen (*.svg *.png *.pdf *.csv)</translation>
    </message>
    <message>
      <source>The figures were copied. Paste them into a spreadsheet.</source>
      <translation>Die Zahlen wurden kopiert. In eine Tabellenkalkulation einfügen.</translation>
    </message>
    <message>
      <source>What is plotted</source>
      <translation>Was gezeichnet ist</translation>
    </message>
    <message>
      <source>Divided</source>
      <translation>Geteilt</translation>
    </message>
    <message>
      <source>None of this is in the books yet.</source>
      <translation>Davon steht noch nichts in den Büchern.</translation>
    </message>
    <message>
      <source>Wrote the plot to {0}.</source>
      <translation>Kurve nach {0} geschrieben.</translation>
    </message>
  </context>
  <context>
    <name>ui.views.replay</name>
    <message>
      <source>Text of this step</source>
      <translation>Text dieses Schrittes</translation>
    </message>
    <message>
      <source>Fold</source>
      <translation>Zuklappen</translation>
    </message>
    <message>
      <source>Computation of this step</source>
      <translation>Rechnung dieses Schrittes</translation>
    </message>
    <message>
      <source>Figures of the text</source>
      <translation>Zahlen des Textes</translation>
    </message>
    <message>
      <source>Unfold</source>
      <translation>Aufklappen</translation>
    </message>
    <message>
      <source>Note: {0}</source>
      <translation>Hinweis: {0}</translation>
    </message>
  </context>
  <context>
    <name>ui.views.reports</name>
    <message>
      <source>{0}: {1} page</source>
      <translation>{0}: {1} Seite</translation>
    </message>
    <message>
      <source>{0}: {1} pages</source>
      <translation>{0}: {1} Seiten</translation>
    </message>
    <message>
      <source>{0} page, {1} unit</source>
      <translation>{0} Seite, {1} Einheit</translation>
    </message>
    <message>
      <source>{0} page, {1} units</source>
      <translation>{0} Seite, {1} Einheiten</translation>
    </message>
    <message>
      <source>{0} pages, {1} unit</source>
      <translation>{0} Seiten, {1} Einheit</translation>
    </message>
    <message>
      <source>{0} pages, {1} units</source>
      <translation>{0} Seiten, {1} Einheiten</translation>
    </message>
    <message>
      <source>What is printed, and on what</source>
      <translation>Was gedruckt wird, und worauf</translation>
    </message>
    <message>
      <source>its pages</source>
      <translation>ihre Seiten</translation>
    </message>
    <message>
      <source>Page Up, Page Down</source>
      <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
      <source>turn pages</source>
      <translation>blättern</translation>
    </message>
    <message>
      <source>PDF</source>
      <translation>PDF</translation>
    </message>
    <message>
      <source>What is printed.</source>
      <translation>Was gedruckt wird.</translation>
    </message>
    <message>
      <source>Sheets to print</source>
      <translation>Zu druckende Blätter</translation>
    </message>
  </context>
  <context>
    <name>ui.views.roster_sheets</name>
    <message>
      <source>Cross off a box</source>
      <translation>Kästchen streichen</translation>
    </message>
    <message>
      <source>Take a box back</source>
      <translation>Kästchen zurücknehmen</translation>
    </message>
    <message>
      <source>Enter the boxes…</source>
      <translation>Kästchen eintragen…</translation>
    </message>
    <message>
      <source>Show in the order of battle</source>
      <translation>In der Gliederung zeigen</translation>
    </message>
    <message>
      <source>Hex {0}</source>
      <translation>Hexfeld {0}</translation>
    </message>
    <message>
      <source>A17 -2, A17 4, A17 S; or a code or words to go to</source>
      <translation>A17 -2, A17 4, A17 S; oder ein Code oder Wörter, zu denen es geht</translation>
    </message>
    <message>
      <source>how many, or the numbers in them from the left: 2 3 - 5</source>
      <translation>wie viele, oder die Zahlen darin von links: 2 3 - 5</translation>
    </message>
    <message>
      <source>Enter how many boxes there are, or their numbers: 8, or 2 3 - 5.</source>
      <translation>Eintragen, wie viele Kästchen es sind, oder ihre Zahlen: 8, oder 2 3 - 5.</translation>
    </message>
    <message>
      <source>Row code</source>
      <translation>Zeilencode</translation>
    </message>
    <message>
      <source>{0} of {1} found, like {2}. Search again for the next.</source>
      <translation>{0} von {1} gefunden, wie {2}. Noch einmal suchen führt zur nächsten.</translation>
    </message>
    <message>
      <source>Enter without one takes it off</source>
      <translation>Eingabe ohne einen nimmt es weg</translation>
    </message>
    <message>
      <source>Boxes of {0}</source>
      <translation>Kästchen von {0}</translation>
    </message>
    <message>
      <source>{0} of {1} found. Search again for the next.</source>
      <translation>{0} von {1} gefunden. Noch einmal suchen führt zur nächsten.</translation>
    </message>
    <message>
      <source>1 found, like {0}.</source>
      <translation>1 gefunden, wie {0}.</translation>
    </message>
    <message>
      <source>Enter posts it all the same.</source>
      <translation>Die Eingabetaste bucht es trotzdem.</translation>
    </message>
    <message>
      <source>No unit on this sheet yet.</source>
      <translation>Noch keine Einheit auf diesem Blatt.</translation>
    </message>
    <message>
      <source>Unlock…</source>
      <translation>Aufschließen…</translation>
    </message>
    <message>
      <source>Roster Sheet, {0}</source>
      <translation>Stärkeblatt, {0}</translation>
    </message>
    <message>
      <source>type a row code</source>
      <translation>Zeilencode tippen</translation>
    </message>
    <message>
      <source>next formation</source>
      <translation>nächster Verband</translation>
    </message>
    <message>
      <source>row code or words</source>
      <translation>Zeilencode oder Wörter</translation>
    </message>
    <message>
      <source>{0} of {1}, {2}</source>
      <translation>{0} von {1}, {2}</translation>
    </message>
    <message>
      <source>
Hex {0}</source>
      <translation>
Hexfeld {0}</translation>
    </message>
    <message>
      <source>Press B and enter the boxes from your sheet.</source>
      <translation>B drücken und die Kästchen vom eigenen Blatt eintragen.</translation>
    </message>
    <message>
      <source>on its back</source>
      <translation>auf der Rückseite</translation>
    </message>
    <message>
      <source>front up</source>
      <translation>Vorderseite oben</translation>
    </message>
    <message>
      <source>The boxes of the {0}: those that are lost are struck.</source>
      <translation>Die Kästchen der {0}: die verlorenen sind gestrichen.</translation>
    </message>
    <message>
      <source>What was marked on the unit, and whether it is lost or flipped.</source>
      <translation>Was auf der Einheit vermerkt wurde, und ob sie verloren oder umgedreht ist.</translation>
    </message>
    <message>
      <source>What the unit did in this turn.</source>
      <translation>Was die Einheit in diesem Zug getan hat.</translation>
    </message>
    <message>
      <source>Row</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>The code of the row: type it to go there.</source>
      <translation>Der Code der Zeile: wer ihn tippt, kommt dorthin.</translation>
    </message>
    <message>
      <source>The ratings of the unit, as its counter prints them.</source>
      <translation>Die Werte der Einheit, wie ihr Spielstein sie nennt.</translation>
    </message>
    <message>
      <source>Roster Sheet</source>
      <translation>Stärkeblatt</translation>
    </message>
    <message>
      <source>A figure of the whole sheet, with what is in pencil counted in.</source>
      <translation>Eine Zahl des ganzen Blattes; was in Bleistift steht, ist mitgezählt.</translation>
    </message>
  </context>
  <context>
    <name>ui.views.turn</name>
    <message>
      <source>{0} posted earlier</source>
      <translation>{0} früher gebucht</translation>
    </message>
    <message>
      <source> by {0}</source>
      <translation> von {0}</translation>
    </message>
    <message>
      <source>Transaction {0}{1}.</source>
      <translation>Buchung {0}{1}.</translation>
    </message>
    <message>
      <source>The working of {0}, posted</source>
      <translation>Die Rechnung von {0}, gebucht</translation>
    </message>
    <message>
      <source>Nothing was posted in this phase.</source>
      <translation>In dieser Phase wurde nichts gebucht.</translation>
    </message>
    <message>
      <source>done, {0} posted</source>
      <translation>getan, {0} gebucht</translation>
    </message>
    <message>
      <source>comes next</source>
      <translation>kommt als Nächstes</translation>
    </message>
    <message>
      <source>{0}; {1} before it</source>
      <translation>{0}; davor {1}</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Zurückblicken</translation>
    </message>
    <message>
      <source>It comes after this one.</source>
      <translation>Sie kommt nach dieser.</translation>
    </message>
    <message>
      <source>Nothing was posted in it.</source>
      <translation>Darin wurde nichts gebucht.</translation>
    </message>
    <message>
      <source>Post</source>
      <translation>Buchen</translation>
    </message>
    <message>
      <source>Nothing to decide in {0}.</source>
      <translation>In {0} ist nichts zu entscheiden.</translation>
    </message>
    <message>
      <source>Post these {0} step</source>
      <translation>Diesen {0} Schritt buchen</translation>
    </message>
    <message>
      <source>Post these {0} steps</source>
      <translation>Diese {0} Schritte buchen</translation>
    </message>
    <message>
      <source>{0} step</source>
      <translation>{0} Schritt</translation>
    </message>
    <message>
      <source>{0} steps</source>
      <translation>{0} Schritte</translation>
    </message>
    <message>
      <source>Or as counts</source>
      <translation>Oder als Anzahlen</translation>
    </message>
    <message>
      <source>by price class</source>
      <translation>nach Preisklasse</translation>
    </message>
    <message>
      <source>Before the {0} Phase</source>
      <translation>Vor der Phase {0}</translation>
    </message>
    <message>
      <source>Before the {0}</source>
      <translation>Vor {0}</translation>
    </message>
    <message>
      <source>Close {0}</source>
      <translation>{0} schließen</translation>
    </message>
    <message>
      <source>Before {0} is closed</source>
      <translation>Bevor {0} geschlossen wird</translation>
    </message>
    <message>
      <source>{0}: in pencil, not posted.</source>
      <translation>{0}: in Bleistift, nicht gebucht.</translation>
    </message>
    <message>
      <source>This is done on the {0} page.</source>
      <translation>Das geschieht auf der Seite {0}.</translation>
    </message>
    <message>
      <source>Open {0}</source>
      <translation>{0} öffnen</translation>
    </message>
    <message>
      <source>{0}: done on the {1} page</source>
      <translation>{0}: geschieht auf der Seite {1}</translation>
    </message>
    <message>
      <source>Calculators that help here</source>
      <translation>Rechner, die hier helfen</translation>
    </message>
    <message>
      <source>Calculator: {0}</source>
      <translation>Rechner: {0}</translation>
    </message>
    <message>
      <source>Less</source>
      <translation>Weniger</translation>
    </message>
    <message>
      <source>{0} belongs to another phase.</source>
      <translation>{0} gehört zu einer anderen Phase.</translation>
    </message>
    <message>
      <source>Late entry</source>
      <translation>Später Eintrag</translation>
    </message>
    <message>
      <source>It is worked out from the books as they are now; later entries stay as they are.</source>
      <translation>Er wird aus den Büchern berechnet, wie sie jetzt sind; spätere Einträge bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>Missed something?</source>
      <translation>Etwas versäumt?</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Zurück zu jetzt</translation>
    </message>
    <message>
      <source>Why it is entered late; the ledger keeps the reason</source>
      <translation>Warum er spät eingetragen wird; das Journal behält den Grund</translation>
    </message>
    <message>
      <source>Late entry: {0}</source>
      <translation>Später Eintrag: {0}</translation>
    </message>
    <message>
      <source>Enter what was missed in the {0} Phase</source>
      <translation>Eintragen, was in der Phase {0} versäumt wurde</translation>
    </message>
    <message>
      <source>Opens this phase once more; the ledger keeps the reason</source>
      <translation>Öffnet diese Phase noch einmal; das Journal behält den Grund</translation>
    </message>
    <message>
      <source>This</source>
      <translation>Dies</translation>
    </message>
    <message>
      <source>Before going on</source>
      <translation>Bevor es weitergeht</translation>
    </message>
    <message>
      <source>It cannot go on</source>
      <translation>Es kann nicht weitergehen</translation>
    </message>
    <message>
      <source>Go on anyway</source>
      <translation>Trotzdem weiter</translation>
    </message>
    <message>
      <source>Why it is left open; the ledger keeps it</source>
      <translation>Warum es offen bleibt; das Journal behält es</translation>
    </message>
    <message>
      <source>Stay here</source>
      <translation>Hier bleiben</translation>
    </message>
    <message>
      <source>{0}, open</source>
      <translation>{0}, offen</translation>
    </message>
    <message>
      <source>{0}, not held</source>
      <translation>{0}, nicht gehalten</translation>
    </message>
    <message>
      <source>At its end: {0}.</source>
      <translation>An ihrem Ende: {0}.</translation>
    </message>
    <message>
      <source>as it was posted</source>
      <translation>wie gebucht</translation>
    </message>
    <message>
      <source>, {0} undone</source>
      <translation>, {0} zurückgenommen</translation>
    </message>
    <message>
      <source>past_{0}_{1}</source>
      <translation>past_{0}_{1}</translation>
    </message>
    <message>
      <source>{0} posted{1}</source>
      <translation>{0} gebucht{1}</translation>
    </message>
    <message>
      <source>Nothing was posted in this turn.</source>
      <translation>In diesem Zug wurde nichts gebucht.</translation>
    </message>
    <message>
      <source>{0} pasted line to come: Ctrl+Enter posts all.</source>
      <translation>{0} eingefügte Zeile folgt: Strg+Eingabe bucht alle.</translation>
    </message>
    <message>
      <source>{0} pasted lines to come: Ctrl+Enter posts all.</source>
      <translation>{0} eingefügte Zeilen folgen: Strg+Eingabe bucht alle.</translation>
    </message>
    <message>
      <source>{0} pasted line</source>
      <translation>{0} eingefügte Zeile</translation>
    </message>
    <message>
      <source>{0} pasted lines</source>
      <translation>{0} eingefügte Zeilen</translation>
    </message>
    <message>
      <source>The first line of a table names its columns: {0}.</source>
      <translation>Die erste Zeile einer Tabelle nennt ihre Spalten: {0}.</translation>
    </message>
    <message>
      <source>No unit on the map pays for this. Import an order of battle, or enter counts below.</source>
      <translation>Keine Einheit auf der Karte zahlt dafür. Eine Gliederung importieren, oder unten Anzahlen eintragen.</translation>
    </message>
    <message>
      <source>Units to pick, Space ticks</source>
      <translation>Zu wählende Einheiten, Leertaste kreuzt an</translation>
    </message>
    <message>
      <source>Picked units</source>
      <translation>Gewählte Einheiten</translation>
    </message>
    <message>
      <source>Pick all shown</source>
      <translation>Alle gezeigten wählen</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>What the unit counts as for its price.</source>
      <translation>Als was die Einheit beim Preis zählt.</translation>
    </message>
    <message>
      <source>What the unit pays or has paid, how it acts, or its state.</source>
      <translation>Was die Einheit zahlt oder gezahlt hat, wie sie handelt oder wie sie steht.</translation>
    </message>
    <message>
      <source>“{0}” is silenced. Silenced, above the list, brings it back; so does Ctrl+Z.</source>
      <translation>„{0}“ ist stumm. Stummgestellt, über der Liste, holt es zurück; Strg+Z auch.</translation>
    </message>
    <message>
      <source>next field</source>
      <translation>nächstes Feld</translation>
    </message>
    <message>
      <source>turn back, forward</source>
      <translation>Zug zurück, vor</translation>
    </message>
    <message>
      <source>silence a warning</source>
      <translation>eine Warnung stummstellen</translation>
    </message>
    <message>
      <source>It</source>
      <translation>Es</translation>
    </message>
    <message>
      <source>{0}: {1} (case {2})</source>
      <translation>{0}: {1} (Fall {2})</translation>
    </message>
    <message>
      <source>What changes soon</source>
      <translation>Was sich bald ändert</translation>
    </message>
    <message>
      <source>Looks forgotten</source>
      <translation>Sieht vergessen aus</translation>
    </message>
    <message>
      <source>What is still to do or looks doubtful. Enter leads to it.</source>
      <translation>Was noch zu tun ist oder zweifelhaft aussieht. Enter führt dorthin.</translation>
    </message>
    <message>
      <source>What the rules want done on the map in this phase.</source>
      <translation>Was nach den Regeln in dieser Phase auf der Karte zu tun ist.</translation>
    </message>
    <message>
      <source>Next arrivals</source>
      <translation>Nächste Ankünfte</translation>
    </message>
    <message>
      <source>No unit arrives within three turns.</source>
      <translation>In den nächsten drei Zügen trifft keine Einheit ein.</translation>
    </message>
    <message>
      <source>All {0}</source>
      <translation>Alle {0}</translation>
    </message>
    <message>
      <source>Silenced {0}</source>
      <translation>Stumm {0}</translation>
    </message>
    <message>
      <source>Next arrivals: none</source>
      <translation>Nächste Ankünfte: keine</translation>
    </message>
    <message>
      <source>Next arrivals: {0}</source>
      <translation>Nächste Ankünfte: {0}</translation>
    </message>
    <message>
      <source>Silenced</source>
      <translation>Stummgestellt</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Verbergen</translation>
    </message>
    <message>
      <source>All {0} arrivals</source>
      <translation>Alle {0} Ankünfte</translation>
    </message>
    <message>
      <source>{0} in this phase</source>
      <translation>{0} jetzt</translation>
    </message>
    <message>
      <source>Silenced warnings, {0}</source>
      <translation>Stummgestellte Warnungen, {0}</translation>
    </message>
    <message>
      <source>Show the panel: {0} looks forgotten</source>
      <translation>Bereich zeigen: {0} sieht vergessen aus</translation>
    </message>
    <message>
      <source>Show the panel: {0} look forgotten</source>
      <translation>Bereich zeigen: {0} sehen vergessen aus</translation>
    </message>
    <message>
      <source>Looks forgotten: {0}. Next arrivals. What changes soon.</source>
      <translation>Sieht vergessen aus: {0}. Nächste Ankünfte. Was sich bald ändert.</translation>
    </message>
    <message>
      <source>Show again</source>
      <translation>Wieder zeigen</translation>
    </message>
    <message>
      <source>{0} looks</source>
      <translation>{0} sieht</translation>
    </message>
    <message>
      <source>{0} look</source>
      <translation>{0} sehen</translation>
    </message>
    <message>
      <source>Actions of the {0}</source>
      <translation>Handlungen der {0}</translation>
    </message>
    <message>
      <source>{0}: {1}, {2} of {3}</source>
      <translation>{0}: {1}, {2} von {3}</translation>
    </message>
    <message>
      <source>Choose a step</source>
      <translation>Schritt wählen</translation>
    </message>
    <message>
      <source>, {0} to deal with</source>
      <translation>, {0} offen</translation>
    </message>
    <message>
      <source>Actions of the {0}: {1}, {2}</source>
      <translation>Handlungen der {0}: {1}, {2}</translation>
    </message>
    <message>
      <source>{0}: {1} at {2} {3}, {4} {5}.</source>
      <translation>{0}: {1} bei {2} {3}, {4} {5}.</translation>
    </message>
    <message>
      <source>keep_{0}|{1}|{2}</source>
      <translation>keep_{0}|{1}|{2}</translation>
    </message>
    <message>
      <source>Keep it in the chart</source>
      <translation>In der Tabelle behalten</translation>
    </message>
    <message>
      <source>Posted. {0} takes it back.</source>
      <translation>Gebucht. {0} nimmt es zurück.</translation>
    </message>
    <message>
      <source>Posted.</source>
      <translation>Gebucht.</translation>
    </message>
    <message>
      <source>{0} Post it again if you mean it.</source>
      <translation>{0} Noch einmal buchen, wenn es so gemeint ist.</translation>
    </message>
    <message>
      <source>The working, {0}</source>
      <translation>Die Rechnung, {0}</translation>
    </message>
    <message>
      <source>&amp;lt;</source>
      <translation>&amp;lt;</translation>
    </message>
    <message>
      <source>&amp;amp;</source>
      <translation>&amp;amp;</translation>
    </message>
  </context>
  <context>
    <name>ui.views.works</name>
    <message>
      <source>What the books hold of it, a line for each; beside the title in short.</source>
      <translation>Was die Bücher davon führen, in je einer Zeile; neben dem Titel in Kürze.</translation>
    </message>
    <message>
      <source>Its state. What needs your attention is marked.</source>
      <translation>Wie es steht. Was nach etwas verlangt, ist hervorgehoben.</translation>
    </message>
    <message>
      <source>The rule behind the row.</source>
      <translation>Die Regel, auf der die Zeile beruht.</translation>
    </message>
  </context>
  <context>
    <name>ui.widgets</name>
    <message>
      <source>boxes not entered</source>
      <translation>Kästchen nicht eingetragen</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Case {0}</source>
      <translation>Fall {0}</translation>
    </message>
    <message>
      <source>struck out</source>
      <translation>durchgestrichen</translation>
    </message>
    <message>
      <source>the {0}</source>
      <translation>{0}</translation>
    </message>
    <message>
      <source>Hide {0}</source>
      <translation>{0} verbergen</translation>
    </message>
    <message>
      <source>Show {0}</source>
      <translation>{0} zeigen</translation>
    </message>
    <message>
      <source>Hide {0} (Esc)</source>
      <translation>{0} verbergen (Esc)</translation>
    </message>
    <message>
      <source>{0}: all</source>
      <translation>{0}: alle</translation>
    </message>
    <message>
      <source>{0} percent done</source>
      <translation>{0} Prozent erledigt</translation>
    </message>
    <message>
      <source>, undone</source>
      <translation>, zurückgenommen</translation>
    </message>
    <message>
      <source>No history yet</source>
      <translation>Noch keine Geschichte</translation>
    </message>
    <message>
      <source>Nothing happened: the ledger has no entry for it.</source>
      <translation>Nichts geschah: Im Journal steht kein Eintrag dazu.</translation>
    </message>
    <message>
      <source>What was left at the end of the turn, and what came and went in it.</source>
      <translation>Was am Ende des Zuges übrig war, und was in ihm kam und ging.</translation>
    </message>
    <message>
      <source>Home End</source>
      <translation>Pos1 Ende</translation>
    </message>
    <message>
      <source>first, last turn</source>
      <translation>erster, letzter Zug</translation>
    </message>
    <message>
      <source>its entry</source>
      <translation>Eintrag dazu</translation>
    </message>
    <message>
      <source>Life, turn by turn</source>
      <translation>Lebenslauf, Zug um Zug</translation>
    </message>
    <message>
      <source>Turn of its life</source>
      <translation>Zug ihres Lebens</translation>
    </message>
    <message>
      <source>{0} sheet {1}</source>
      <translation>Blatt von {0} {1}</translation>
    </message>
    <message>
      <source>Press to unlock them.</source>
      <translation>Drücken, um sie aufzuschließen.</translation>
    </message>
    <message>
      <source>Press to hide them again.</source>
      <translation>Drücken, um sie wieder zu verbergen.</translation>
    </message>
    <message>
      <source>The {0} sheets are {1}. {2}</source>
      <translation>Die Blätter von {0} sind {1}. {2}</translation>
    </message>
    <message>
      <source>Dismiss</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>What the guide says about this</source>
      <translation>Was das Handbuch dazu sagt</translation>
    </message>
    <message>
      <source>{0}, {1} waiting</source>
      <translation>{0}, {1} offen</translation>
    </message>
    <message>
      <source>to come</source>
      <translation>folgt noch</translation>
    </message>
    <message>
      <source>not held</source>
      <translation>nicht gehalten</translation>
    </message>
    <message>
      <source>Phases</source>
      <translation>Phasen</translation>
    </message>
    <message>
      <source>{0} pending</source>
      <translation>{0} in Bleistift</translation>
    </message>
    <message>
      <source>{0} more</source>
      <translation>{0} weitere</translation>
    </message>
    <message>
      <source>Rolls here if there are no dice on the table. The ledger keeps the roll.</source>
      <translation>Würfelt hier, wo keine Würfel auf dem Tisch liegen. Das Journal behält den Wurf.</translation>
    </message>
    <message>
      <source>Roll</source>
      <translation>Würfeln</translation>
    </message>
    <message>
      <source>not entered</source>
      <translation>nicht eingetragen</translation>
    </message>
    <message>
      <source>"{0}" is not one of {1}</source>
      <translation>„{0}“ gehört nicht zu {1}</translation>
    </message>
    <message>
      <source>A box for each that the unit has in full; those that are lost are struck, from the right. A click on a box sets how many are left.</source>
      <translation>Ein Kästchen für jede Stufe, die die Einheit in voller Stärke hat; verlorene sind gestrichen, von rechts her. Ein Klick auf ein Kästchen legt fest, wie viele noch da sind.</translation>
    </message>
    <message>
      <source>{0}, {1} lost{2}</source>
      <translation>{0}, {1} verloren{2}</translation>
    </message>
    <message>
      <source>no {0}</source>
      <translation>keine {0}</translation>
    </message>
    <message>
      <source>, {0} more in pencil</source>
      <translation>, {0} mehr in Bleistift</translation>
    </message>
    <message>
      <source>, {0} in pencil</source>
      <translation>, {0} in Bleistift</translation>
    </message>
    <message>
      <source>struck in pencil</source>
      <translation>mit Bleistift gestrichen</translation>
    </message>
    <message>
      <source>Steps: {0}</source>
      <translation>Schritte: {0}</translation>
    </message>
    <message>
      <source>Box {0} of {1}</source>
      <translation>Kästchen {0} von {1}</translation>
    </message>
    <message>
      <source>Turn by turn: bars for what came in and went out, a line for what was left.</source>
      <translation>Zug um Zug: Balken für das, was hereinkam und hinausging, eine Linie für das, was übrig war.</translation>
    </message>
    <message>
      <source>Solid: received, hatched: spent, line: {0}, dashed: limit</source>
      <translation>Voll: erhalten, schraffiert: ausgegeben, Linie: {0}, gestrichelt: Grenze</translation>
    </message>
    <message>
      <source>received {0}</source>
      <translation>erhalten {0}</translation>
    </message>
    <message>
      <source>spent {0}</source>
      <translation>ausgegeben {0}</translation>
    </message>
    <message>
      <source>Side	Turn	Received	Spent	Stock	Limit	Forecast</source>
      <translation>Seite	Zug	Erhalten	Ausgegeben	Bestand	Grenze	Voraussicht</translation>
    </message>
    <message>
      <source>Solid: received, hatched: spent, line: {0}</source>
      <translation>Voll: erhalten, schraffiert: ausgegeben, Linie: {0}</translation>
    </message>
    <message>
      <source>stock {0}</source>
      <translation>Bestand {0}</translation>
    </message>
    <message>
      <source>limit {0}</source>
      <translation>Grenze {0}</translation>
    </message>
    <message>
      <source>Plot by turn</source>
      <translation>Kurve nach Zug</translation>
    </message>
    <message>
      <source>Plot over the turns</source>
      <translation>Kurve über die Züge</translation>
    </message>
    <message>
      <source>{0}, plot over the turns</source>
      <translation>{0}, Kurve über die Züge</translation>
    </message>
    <message>
      <source>Silence</source>
      <translation>Stummstellen</translation>
    </message>
    <message>
      <source>Weather in zone {0}: {1}{2}</source>
      <translation>Wetter in Zone {0}: {1}{2}</translation>
    </message>
    <message>
      <source>, costs supply</source>
      <translation>, kostet Nachschub</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>1 fighter group</source>
      <translation>1 Jägergruppe</translation>
    </message>
    <message>
      <source>1 other group</source>
      <translation>1 andere Gruppe</translation>
    </message>
    <message>
      <source>1 page</source>
      <translation>1 Seite</translation>
    </message>
    <message>
      <source>1 transport group</source>
      <translation>1 Transportgruppe</translation>
    </message>
    <message>
      <source>11th, 12th, 13th, not 6th, 7th, 8th</source>
      <translation>11., 12., 13., nicht 6., 7., 8.</translation>
    </message>
    <message>
      <source>A bombardment by artillery earned a column</source>
      <translation>Ein Beschuss durch Artillerie brachte eine Spalte</translation>
    </message>
    <message>
      <source>A Festung roll is due: {0}</source>
      <translation>Ein Festungswurf ist fällig: {0}</translation>
    </message>
    <message>
      <source>A half, rounded to the nearest</source>
      <translation>Halbe, kaufmännisch gerundet</translation>
    </message>
    <message>
      <source>Renamed {0} unit and {1} formation</source>
      <translation>{0} Einheit und {1} Verband umbenannt</translation>
    </message>
    <message>
      <source>Renamed {0} unit and {1} formations</source>
      <translation>{0} Einheit und {1} Verbände umbenannt</translation>
    </message>
    <message>
      <source>Renamed {0} units and {1} formation</source>
      <translation>{0} Einheiten und {1} Verband umbenannt</translation>
    </message>
    <message>
      <source>Renamed {0} units and {1} formations</source>
      <translation>{0} Einheiten und {1} Verbände umbenannt</translation>
    </message>
    <message>
      <source>a note</source>
      <translation>eine Notiz</translation>
    </message>
    <message>
      <source>a step</source>
      <translation>einen Schritt</translation>
    </message>
    <message>
      <source>AA fire over {0}: {1}</source>
      <translation>AA-Feuer über {0}: {1}</translation>
    </message>
    <message>
      <source>active</source>
      <translation>aktiv</translation>
    </message>
    <message>
      <source>add a unit</source>
      <translation>Einheit hinzufügen</translation>
    </message>
    <message>
      <source>Added, then rounded</source>
      <translation>Addiert, dann gerundet</translation>
    </message>
    <message>
      <source>advances</source>
      <translation>rückt vor</translation>
    </message>
    <message>
      <source>against buildings</source>
      <translation>gegen Gebäude</translation>
    </message>
    <message>
      <source>air groups</source>
      <translation>Luftgruppen</translation>
    </message>
    <message>
      <source>Air Phase</source>
      <translation>Luftphase</translation>
    </message>
    <message>
      <source>air point stopped</source>
      <translation>Luftpunkt aufgehalten</translation>
    </message>
    <message>
      <source>air points</source>
      <translation>Luftpunkte</translation>
    </message>
    <message>
      <source>Air points by turn</source>
      <translation>Luftpunkte je Zug</translation>
    </message>
    <message>
      <source>Air power Phase</source>
      <translation>Luftmachtphase</translation>
    </message>
    <message>
      <source>Air strikes Phase</source>
      <translation>Luftangriffsphase</translation>
    </message>
    <message>
      <source>Air support at {0}: {1}</source>
      <translation>Luftunterstützung bei {0}: {1}</translation>
    </message>
    <message>
      <source>Air support earned a column</source>
      <translation>Luftunterstützung brachte eine Spalte</translation>
    </message>
    <message>
      <source>Airfield strike at {0}</source>
      <translation>Flugplatzangriff auf {0}</translation>
    </message>
    <message>
      <source>Alert at {0}</source>
      <translation>Alarm bei {0}</translation>
    </message>
    <message>
      <source>All selected, {0}</source>
      <translation>Alle gewählt, {0}</translation>
    </message>
    <message>
      <source>Allied</source>
      <translation>Alliierte</translation>
    </message>
    <message>
      <source>always</source>
      <translation>immer</translation>
    </message>
    <message>
      <source>ammo</source>
      <translation>Munition</translation>
    </message>
    <message>
      <source>ammunition points</source>
      <translation>Munitionspunkte</translation>
    </message>
    <message>
      <source>Ammunition points by turn</source>
      <translation>Munitionspunkte je Zug</translation>
    </message>
    <message>
      <source>ammunition points not entered</source>
      <translation>Munition nicht eingetragen</translation>
    </message>
    <message>
      <source>an SP</source>
      <translation>einen SP</translation>
    </message>
    <message>
      <source>And {0} more</source>
      <translation>Und {0} weitere</translation>
    </message>
    <message>
      <source>And {0} more other changes</source>
      <translation>Und {0} weitere Änderungen</translation>
    </message>
    <message>
      <source>another place</source>
      <translation>anderer Ort</translation>
    </message>
    <message>
      <source>AP</source>
      <translation>AP</translation>
    </message>
    <message>
      <source>April I</source>
      <translation>April I</translation>
    </message>
    <message>
      <source>April II</source>
      <translation>April II</translation>
    </message>
    <message>
      <source>armistice</source>
      <translation>Waffenstillstand</translation>
    </message>
    <message>
      <source>armor points</source>
      <translation>Panzerpunkte</translation>
    </message>
    <message>
      <source>armor points of {0}</source>
      <translation>Panzerpunkte: {0}</translation>
    </message>
    <message>
      <source>arrives {0}</source>
      <translation>trifft ein {0}</translation>
    </message>
    <message>
      <source>artillery points</source>
      <translation>Artilleriepunkte</translation>
    </message>
    <message>
      <source>artillery points of {0}</source>
      <translation>Artilleriepunkte: {0}</translation>
    </message>
    <message>
      <source>as before</source>
      <translation>wie zuvor</translation>
    </message>
    <message>
      <source>as in the table</source>
      <translation>wie in der Tabelle</translation>
    </message>
    <message>
      <source>as many as its steps</source>
      <translation>so viele wie seine Schritte</translation>
    </message>
    <message>
      <source>as in the books if left out</source>
      <translation>wie in den Büchern, wenn weggelassen</translation>
    </message>
    <message>
      <source>Assault combat</source>
      <translation>Sturmkampf</translation>
    </message>
    <message>
      <source>Assault Marker {0}</source>
      <translation>Sturmmarker {0}</translation>
    </message>
    <message>
      <source>Assault Marker {0}: {1} unit</source>
      <translation>Sturmmarker {0}: {1} Einheit</translation>
    </message>
    <message>
      <source>Assault Marker {0}: {1} units</source>
      <translation>Sturmmarker {0}: {1} Einheiten</translation>
    </message>
    <message>
      <source>AT strength now</source>
      <translation>PaK-Stärke jetzt</translation>
    </message>
    <message>
      <source>attack halved</source>
      <translation>Angriff halbiert</translation>
    </message>
    <message>
      <source>Attack on {0}</source>
      <translation>Angriff auf {0}</translation>
    </message>
    <message>
      <source>attacker's</source>
      <translation>des Angreifers</translation>
    </message>
    <message>
      <source>Attacks: {0}</source>
      <translation>Greift an: {0}</translation>
    </message>
    <message>
      <source>Attrition Phase</source>
      <translation>Verschleißphase</translation>
    </message>
    <message>
      <source>August I</source>
      <translation>August I</translation>
    </message>
    <message>
      <source>August II</source>
      <translation>August II</translation>
    </message>
    <message>
      <source>automatic</source>
      <translation>automatisch</translation>
    </message>
    <message>
      <source>available</source>
      <translation>verfügbar</translation>
    </message>
    <message>
      <source>Axis</source>
      <translation>Achse</translation>
    </message>
    <message>
      <source>Axis rail capacity less</source>
      <translation>Bahnkapazität der Achse gesenkt um</translation>
    </message>
    <message>
      <source>Axis units, not Finns, attack that are not winterized</source>
      <translation>Es greifen nicht winterfeste Achseneinheiten an, keine Finnen</translation>
    </message>
    <message>
      <source>Balances</source>
      <translation>Bestände</translation>
    </message>
    <message>
      <source>Baltic</source>
      <translation>Ostsee</translation>
    </message>
    <message>
      <source>Baltic Sea</source>
      <translation>Ostsee</translation>
    </message>
    <message>
      <source>Barrage at {0}</source>
      <translation>Sperrfeuer auf {0}</translation>
    </message>
    <message>
      <source>battalions</source>
      <translation>Bataillone</translation>
    </message>
    <message>
      <source>Bombarded {0}</source>
      <translation>{0} beschossen</translation>
    </message>
    <message>
      <source>Bombed {0}</source>
      <translation>Bombardiert: {0}</translation>
    </message>
    <message>
      <source>Bombed {0}: {1}</source>
      <translation>Bombardiert: {0}: {1}</translation>
    </message>
    <message>
      <source>both sides</source>
      <translation>beide Seiten</translation>
    </message>
    <message>
      <source>boxes unknown</source>
      <translation>Kästchen unbekannt</translation>
    </message>
    <message>
      <source>breakout</source>
      <translation>Ausbruch</translation>
    </message>
    <message>
      <source>bridging</source>
      <translation>Brückenbau</translation>
    </message>
    <message>
      <source>broken</source>
      <translation>gebrochen</translation>
    </message>
    <message>
      <source>building</source>
      <translation>Gebäude</translation>
    </message>
    <message>
      <source>builds</source>
      <translation>baut</translation>
    </message>
    <message>
      <source>Built at once</source>
      <translation>Sofort gebaut</translation>
    </message>
    <message>
      <source>Buy {0} more Resource Point to use them.</source>
      <translation>Noch {0} Rohstoffpunkt kaufen, um sie zu nutzen.</translation>
    </message>
    <message>
      <source>Buy {0} more Resource Points to use them.</source>
      <translation>Noch {0} Rohstoffpunkte kaufen, um sie zu nutzen.</translation>
    </message>
    <message>
      <source>By primary road</source>
      <translation>Auf der Hauptstraße</translation>
    </message>
    <message>
      <source>By rail to {0}: {1}</source>
      <translation>Mit der Bahn nach {0}: {1}</translation>
    </message>
    <message>
      <source>by range</source>
      <translation>Reichweite</translation>
    </message>
    <message>
      <source>By sea to {0}: {1}</source>
      <translation>Über See nach {0}: {1}</translation>
    </message>
    <message>
      <source>By secondary road</source>
      <translation>Auf der Nebenstraße</translation>
    </message>
    <message>
      <source>By trail</source>
      <translation>Auf dem Weg</translation>
    </message>
    <message>
      <source>by your chart if left out</source>
      <translation>ohne Angabe nach Ihrer Tabelle</translation>
    </message>
    <message>
      <source>calculator</source>
      <translation>Rechner</translation>
    </message>
    <message>
      <source>chart</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>choose</source>
      <translation>wählen</translation>
    </message>
    <message>
      <source>Cities beyond the fourteen that act on the rates, such as Arkhangelsk=3; add border or interior after the value.</source>
      <translation>Städte außer den vierzehn, die auf die Sätze wirken, etwa Arkhangelsk=3; Grenze oder Landesinneres hinter dem Wert hinzufügen.</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>geschlossen</translation>
    </message>
    <message>
      <source>Coalition</source>
      <translation>Koalition</translation>
    </message>
    <message>
      <source>column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <source>Combat Phase</source>
      <translation>Kampfphase</translation>
    </message>
    <message>
      <source>Command Phase</source>
      <translation>Befehlsphase</translation>
    </message>
    <message>
      <source>Commandos succeeded, where your table does not say it</source>
      <translation>Kommandos hatten Erfolg, wo Ihre Tabelle es nicht sagt</translation>
    </message>
    <message>
      <source>Construction Phase</source>
      <translation>Bauphase</translation>
    </message>
    <message>
      <source>control</source>
      <translation>Kontrolle</translation>
    </message>
    <message>
      <source>converted</source>
      <translation>umgewandelt</translation>
    </message>
    <message>
      <source>converts</source>
      <translation>wandelt um</translation>
    </message>
    <message>
      <source>Count: {0}</source>
      <translation>Nachzählung: {0}</translation>
    </message>
    <message>
      <source>Counterbattery fire at {0}</source>
      <translation>Artillerieabwehrfeuer auf {0}</translation>
    </message>
    <message>
      <source>Cross {0} stream</source>
      <translation>{0} Bach überqueren</translation>
    </message>
    <message>
      <source>Cross {0} streams</source>
      <translation>{0} Bäche überqueren</translation>
    </message>
    <message>
      <source>dashed</source>
      <translation>gestrichelt</translation>
    </message>
    <message>
      <source>Dec I</source>
      <translation>Dez I</translation>
    </message>
    <message>
      <source>Dec II</source>
      <translation>Dez II</translation>
    </message>
    <message>
      <source>December I</source>
      <translation>Dezember I</translation>
    </message>
    <message>
      <source>December II</source>
      <translation>Dezember II</translation>
    </message>
    <message>
      <source>Defender leaves the assault target hex</source>
      <translation>Verteidiger verlässt das Sturmzielfeld</translation>
    </message>
    <message>
      <source>defender's</source>
      <translation>des Verteidigers</translation>
    </message>
    <message>
      <source>defense halved</source>
      <translation>Verteidigung halbiert</translation>
    </message>
    <message>
      <source>Defensive fire {0} at {1}</source>
      <translation>Abwehrfeuer {0} auf {1}</translation>
    </message>
    <message>
      <source>Deploy clear</source>
      <translation>Entfalten, klar</translation>
    </message>
    <message>
      <source>Deploy village</source>
      <translation>Entfalten, Dorf</translation>
    </message>
    <message>
      <source>Deploy woods</source>
      <translation>Entfalten, Wald</translation>
    </message>
    <message>
      <source>Deploy worker's settlement</source>
      <translation>Entfalten, Arbeitersiedlung</translation>
    </message>
    <message>
      <source>deploys</source>
      <translation>entfaltet</translation>
    </message>
    <message>
      <source>Did zoc fire</source>
      <translation>Hat Kontrollzonenfeuer gegeben</translation>
    </message>
    <message>
      <source>disrupted</source>
      <translation>desorganisiert</translation>
    </message>
    <message>
      <source>Dot city</source>
      <translation>Punktstadt</translation>
    </message>
    <message>
      <source>due</source>
      <translation>fällig</translation>
    </message>
    <message>
      <source>East Prussia</source>
      <translation>Ostpreußen</translation>
    </message>
    <message>
      <source>Eastern districts</source>
      <translation>Östliche Bezirke</translation>
    </message>
    <message>
      <source>EET box</source>
      <translation>EET-Box</translation>
    </message>
    <message>
      <source>Effect on</source>
      <translation>Wirkung auf</translation>
    </message>
    <message>
      <source>EFT box</source>
      <translation>EFT-Box</translation>
    </message>
    <message>
      <source>eight postings</source>
      <translation>acht Buchungszeilen</translation>
    </message>
    <message>
      <source>end of {0}</source>
      <translation>Ende von {0}</translation>
    </message>
    <message>
      <source>Enter the result, or fill in the table.</source>
      <translation>Das Ergebnis eintragen oder die Tabelle ausfüllen.</translation>
    </message>
    <message>
      <source>enters</source>
      <translation>zieht ein</translation>
    </message>
    <message>
      <source>entrenched</source>
      <translation>eingegraben</translation>
    </message>
    <message>
      <source>Error {0} of {1}</source>
      <translation>Fehler {0} von {1}</translation>
    </message>
    <message>
      <source>Every unit</source>
      <translation>Jede Einheit</translation>
    </message>
    <message>
      <source>example</source>
      <translation>Beispiel</translation>
    </message>
    <message>
      <source>Exploitation Phase</source>
      <translation>Ausnutzungsphase</translation>
    </message>
    <message>
      <source>Export the records to Excel</source>
      <translation>Aufzeichnungen nach Excel ausführen</translation>
    </message>
    <message>
      <source>factors a hex</source>
      <translation>Faktoren je Hexfeld</translation>
    </message>
    <message>
      <source>Factory bombed at night at {0}</source>
      <translation>Fabrik nachts bombardiert: {0}</translation>
    </message>
    <message>
      <source>Factory bombed at {0}</source>
      <translation>Fabrik bombardiert: {0}</translation>
    </message>
    <message>
      <source>February I</source>
      <translation>Februar I</translation>
    </message>
    <message>
      <source>February II</source>
      <translation>Februar II</translation>
    </message>
    <message>
      <source>fight</source>
      <translation>kämpfen</translation>
    </message>
    <message>
      <source>Fighter sweep at {0}</source>
      <translation>Jägervorstoß auf {0}</translation>
    </message>
    <message>
      <source>figures by hand</source>
      <translation>Zahlen von Hand</translation>
    </message>
    <message>
      <source>filter</source>
      <translation>filtern</translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation>Finnen</translation>
    </message>
    <message>
      <source>Fire and assault</source>
      <translation>Feuer und Sturm</translation>
    </message>
    <message>
      <source>Fire and assault page</source>
      <translation>Seite Feuer und Sturmangriff</translation>
    </message>
    <message>
      <source>Fired in a defensive segment</source>
      <translation>Hat in einem Defensivsegment gefeuert</translation>
    </message>
    <message>
      <source>fired in a Defensive Segment with this kind: only AT is left</source>
      <translation>in einem Defensivsegment mit dieser Art gefeuert: Es bleibt nur AT</translation>
    </message>
    <message>
      <source>Fired in post-assault fire</source>
      <translation>Hat nach dem Sturm gefeuert</translation>
    </message>
    <message>
      <source>fired regular in this phase: no other kind</source>
      <translation>in dieser Phase regulär gefeuert: keine andere Art</translation>
    </message>
    <message>
      <source>first combat</source>
      <translation>erster Kampf</translation>
    </message>
    <message>
      <source>First impulse {0}</source>
      <translation>Erster Impuls {0}</translation>
    </message>
    <message>
      <source>five postings</source>
      <translation>fünf Buchungszeilen</translation>
    </message>
    <message>
      <source>fold</source>
      <translation>zuklappen</translation>
    </message>
    <message>
      <source>forecast</source>
      <translation>Voraussicht</translation>
    </message>
    <message>
      <source>forget</source>
      <translation>vergessen</translation>
    </message>
    <message>
      <source>Formations</source>
      <translation>Verbände</translation>
    </message>
    <message>
      <source>Fort destroyed</source>
      <translation>Fort zerstört</translation>
    </message>
    <message>
      <source>fortresses</source>
      <translation>Festungen</translation>
    </message>
    <message>
      <source>four postings</source>
      <translation>vier Buchungszeilen</translation>
    </message>
    <message>
      <source>fragile</source>
      <translation>empfindlich</translation>
    </message>
    <message>
      <source>French</source>
      <translation>Franzosen</translation>
    </message>
    <message>
      <source>front of the counter</source>
      <translation>Vorderseite des Spielsteins</translation>
    </message>
    <message>
      <source>garrison</source>
      <translation>Besatzung</translation>
    </message>
    <message>
      <source>garrison to declare</source>
      <translation>zu benennende Besatzung</translation>
    </message>
    <message>
      <source>German</source>
      <translation>Deutsche</translation>
    </message>
    <message>
      <source>German France</source>
      <translation>deutsches Frankreich</translation>
    </message>
    <message>
      <source>Gray die</source>
      <translation>grauer Würfel</translation>
    </message>
    <message>
      <source>Gray die for {0}</source>
      <translation>Grauer Würfel für {0}</translation>
    </message>
    <message>
      <source>Ground support at {0}</source>
      <translation>Bodenunterstützung bei {0}</translation>
    </message>
    <message>
      <source>Gulf of Bothnia</source>
      <translation>Bottnischer Meerbusen</translation>
    </message>
    <message>
      <source>Gulf of Finland</source>
      <translation>Finnischer Meerbusen</translation>
    </message>
    <message>
      <source>Gulf of Riga</source>
      <translation>Rigaischer Meerbusen</translation>
    </message>
    <message>
      <source>halved</source>
      <translation>halbiert</translation>
    </message>
    <message>
      <source>Has an assault marker</source>
      <translation>Hat einen Sturmmarker</translation>
    </message>
    <message>
      <source>Heavy cavalry</source>
      <translation>Schwere Kavallerie</translation>
    </message>
    <message>
      <source>Held to it, deployed units during the Movement Phase</source>
      <translation>Daran gebunden: entfaltete Einheiten während der Bewegungsphase</translation>
    </message>
    <message>
      <source>Held to it, units in column during the Movement Phase</source>
      <translation>Daran gebunden: Einheiten in Kolonne während der Bewegungsphase</translation>
    </message>
    <message>
      <source>hidden</source>
      <translation>verdeckt</translation>
    </message>
    <message>
      <source>Hide the details</source>
      <translation>Einzelheiten verbergen</translation>
    </message>
    <message>
      <source>Hide the fire</source>
      <translation>Feuer verbergen</translation>
    </message>
    <message>
      <source>high</source>
      <translation>hoch</translation>
    </message>
    <message>
      <source>highest of {0}</source>
      <translation>höchster von {0}</translation>
    </message>
    <message>
      <source>Hits on {0}</source>
      <translation>Treffer auf {0}</translation>
    </message>
    <message>
      <source>HQ mode {0}</source>
      <translation>HQ-Modus {0}</translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation>Ungarn</translation>
    </message>
    <message>
      <source>Imported {0} from {1}</source>
      <translation>{0} aus {1} importiert</translation>
    </message>
    <message>
      <source>In an Interphase: {0}</source>
      <translation>In einer Zwischenphase: {0}</translation>
    </message>
    <message>
      <source>In either Initial Phase</source>
      <translation>In jeder Anfangsphase</translation>
    </message>
    <message>
      <source>in the {0} box</source>
      <translation>im Feld {0}</translation>
    </message>
    <message>
      <source>inactive</source>
      <translation>inaktiv</translation>
    </message>
    <message>
      <source>Income Phase</source>
      <translation>Einnahmenphase</translation>
    </message>
    <message>
      <source>infantry points</source>
      <translation>Infanteriepunkte</translation>
    </message>
    <message>
      <source>infantry points of {0}</source>
      <translation>Infanteriepunkte: {0}</translation>
    </message>
    <message>
      <source>Initial</source>
      <translation>Anfang</translation>
    </message>
    <message>
      <source>Initial Impulse</source>
      <translation>Anfangsimpuls</translation>
    </message>
    <message>
      <source>Initial Phase</source>
      <translation>Anfangsphase</translation>
    </message>
    <message>
      <source>Initiative Challenge</source>
      <translation>Initiativanfechtung</translation>
    </message>
    <message>
      <source>Initiative Challenge Phase</source>
      <translation>Phase der Initiativanfechtung</translation>
    </message>
    <message>
      <source>Initiative Phase</source>
      <translation>Initiativephase</translation>
    </message>
    <message>
      <source>inoperable</source>
      <translation>nicht einsatzbereit</translation>
    </message>
    <message>
      <source>Inputs of {0}</source>
      <translation>Angaben für {0}</translation>
    </message>
    <message>
      <source>Insert difference</source>
      <translation>Unterschied einfügen</translation>
    </message>
    <message>
      <source>inside</source>
      <translation>innen</translation>
    </message>
    <message>
      <source>Interdiction at {0}</source>
      <translation>Abriegelung bei {0}</translation>
    </message>
    <message>
      <source>isolated</source>
      <translation>eingeschlossen</translation>
    </message>
    <message>
      <source>Isolated since {0}</source>
      <translation>Eingeschlossen seit {0}</translation>
    </message>
    <message>
      <source>It is a night mission in which not all bombers are of type NB</source>
      <translation>Es ist ein Nachteinsatz, bei dem nicht alle Bomber vom Typ NB sind</translation>
    </message>
    <message>
      <source>Italian</source>
      <translation>Italiener</translation>
    </message>
    <message>
      <source>January I</source>
      <translation>Januar I</translation>
    </message>
    <message>
      <source>January II</source>
      <translation>Januar II</translation>
    </message>
    <message>
      <source>Jul I</source>
      <translation>Jul I</translation>
    </message>
    <message>
      <source>July I</source>
      <translation>Juli I</translation>
    </message>
    <message>
      <source>July II</source>
      <translation>Juli II</translation>
    </message>
    <message>
      <source>June I</source>
      <translation>Juni I</translation>
    </message>
    <message>
      <source>June II</source>
      <translation>Juni II</translation>
    </message>
    <message>
      <source>leaves</source>
      <translation>verlässt</translation>
    </message>
    <message>
      <source>Ledger</source>
      <translation>Journal</translation>
    </message>
    <message>
      <source>Limited Impulse</source>
      <translation>begrenzter Impuls</translation>
    </message>
    <message>
      <source>linked</source>
      <translation>verbunden</translation>
    </message>
    <message>
      <source>Linked from rail: {0}</source>
      <translation>Wieder mit der Bahn verbunden: {0}</translation>
    </message>
    <message>
      <source>lose</source>
      <translation>verlieren</translation>
    </message>
    <message>
      <source>lose a step</source>
      <translation>einen Schritt verlieren</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Verloren</translation>
    </message>
    <message>
      <source>low</source>
      <translation>niedrig</translation>
    </message>
    <message>
      <source>lowest of {0}</source>
      <translation>niedrigster von {0}</translation>
    </message>
    <message>
      <source>major</source>
      <translation>groß</translation>
    </message>
    <message>
      <source>Mar I</source>
      <translation>Mär I</translation>
    </message>
    <message>
      <source>Mar II</source>
      <translation>Mär II</translation>
    </message>
    <message>
      <source>March I</source>
      <translation>März I</translation>
    </message>
    <message>
      <source>March II</source>
      <translation>März II</translation>
    </message>
    <message>
      <source>march order</source>
      <translation>Marschbefehl</translation>
    </message>
    <message>
      <source>March Phase</source>
      <translation>Marschphase</translation>
    </message>
    <message>
      <source>mark</source>
      <translation>markieren</translation>
    </message>
    <message>
      <source>Markers off</source>
      <translation>Marker ab</translation>
    </message>
    <message>
      <source>May I</source>
      <translation>Mai I</translation>
    </message>
    <message>
      <source>May II</source>
      <translation>Mai II</translation>
    </message>
    <message>
      <source>Mechanized Movement Phase</source>
      <translation>Mechanisierte Bewegungsphase</translation>
    </message>
    <message>
      <source>medium</source>
      <translation>mittel</translation>
    </message>
    <message>
      <source>minor</source>
      <translation>klein</translation>
    </message>
    <message>
      <source>Modified assault</source>
      <translation>Abgewandelter Sturmangriff</translation>
    </message>
    <message>
      <source>modified die</source>
      <translation>modifizierter Würfel</translation>
    </message>
    <message>
      <source>morale check</source>
      <translation>Moralprobe</translation>
    </message>
    <message>
      <source>Morale die is not rolled yet</source>
      <translation>Der Moralwürfel ist noch nicht gewürfelt</translation>
    </message>
    <message>
      <source>moved administratively</source>
      <translation>administrativ bewegt</translation>
    </message>
    <message>
      <source>Movement Phase</source>
      <translation>Bewegungsphase</translation>
    </message>
    <message>
      <source>Movement {0}</source>
      <translation>Bewegung {0}</translation>
    </message>
    <message>
      <source>Mud in one zone, Snow in the other, {0} %</source>
      <translation>Schlamm in einer Zone, Schnee in der anderen, {0} %</translation>
    </message>
    <message>
      <source>narrow</source>
      <translation>schmal</translation>
    </message>
    <message>
      <source>near</source>
      <translation>nahe</translation>
    </message>
    <message>
      <source>needed</source>
      <translation>nötig</translation>
    </message>
    <message>
      <source>Next: {0}</source>
      <translation>Weiter: {0}</translation>
    </message>
    <message>
      <source>nine postings</source>
      <translation>neun Buchungszeilen</translation>
    </message>
    <message>
      <source>no effect</source>
      <translation>ohne Wirkung</translation>
    </message>
    <message>
      <source>no Festung</source>
      <translation>keine Festung</translation>
    </message>
    <message>
      <source>no morale check</source>
      <translation>keine Moralprobe</translation>
    </message>
    <message>
      <source>No {0} is in {1}</source>
      <translation>Kein {0} liegt in {1}</translation>
    </message>
    <message>
      <source>No {0} is inoperable at {1}</source>
      <translation>Kein {0} liegt nicht einsatzbereit in {1}</translation>
    </message>
    <message>
      <source>No {0} is operable at {1}</source>
      <translation>Kein {0} liegt einsatzbereit in {1}</translation>
    </message>
    <message>
      <source>No {0} is there</source>
      <translation>Kein {0} liegt dort</translation>
    </message>
    <message>
      <source>None of three left</source>
      <translation>Keiner von dreien übrig</translation>
    </message>
    <message>
      <source>None of two left</source>
      <translation>Keiner von zwei übrig</translation>
    </message>
    <message>
      <source>None of {0} left.</source>
      <translation>Keiner von {0} übrig.</translation>
    </message>
    <message>
      <source>North Sea</source>
      <translation>Nordsee</translation>
    </message>
    <message>
      <source>northern France</source>
      <translation>Nordfrankreich</translation>
    </message>
    <message>
      <source>northern Spain</source>
      <translation>Nordspanien</translation>
    </message>
    <message>
      <source>not in supply</source>
      <translation>unversorgt</translation>
    </message>
    <message>
      <source>Not now</source>
      <translation>Nicht jetzt</translation>
    </message>
    <message>
      <source>not {0}</source>
      <translation>nicht {0}</translation>
    </message>
    <message>
      <source>Note {0} of {1}</source>
      <translation>Hinweis {0} von {1}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>Nothing later depends on it</source>
      <translation>Nichts Späteres hängt davon ab</translation>
    </message>
    <message>
      <source>November I</source>
      <translation>November I</translation>
    </message>
    <message>
      <source>November II</source>
      <translation>November II</translation>
    </message>
    <message>
      <source>Oct I</source>
      <translation>Okt I</translation>
    </message>
    <message>
      <source>Oct II</source>
      <translation>Okt II</translation>
    </message>
    <message>
      <source>October I</source>
      <translation>Oktober I</translation>
    </message>
    <message>
      <source>October II</source>
      <translation>Oktober II</translation>
    </message>
    <message>
      <source>of</source>
      <translation>von</translation>
    </message>
    <message>
      <source>of one parent</source>
      <translation>von einem Verband</translation>
    </message>
    <message>
      <source>off the map</source>
      <translation>nicht auf der Karte</translation>
    </message>
    <message>
      <source>Offensive fire {0} at {1}</source>
      <translation>Angriffsfeuer {0} auf {1}</translation>
    </message>
    <message>
      <source>on map</source>
      <translation>auf der Karte</translation>
    </message>
    <message>
      <source>on or behind the border</source>
      <translation>an oder hinter der Grenze</translation>
    </message>
    <message>
      <source>On the map</source>
      <translation>Auf der Karte</translation>
    </message>
    <message>
      <source>on the roll</source>
      <translation>mit dem Wurf</translation>
    </message>
    <message>
      <source>on the table</source>
      <translation>auf dem Tisch</translation>
    </message>
    <message>
      <source>once</source>
      <translation>einmal</translation>
    </message>
    <message>
      <source>One of three left</source>
      <translation>Einer von dreien übrig</translation>
    </message>
    <message>
      <source>One of two left</source>
      <translation>Einer von zwei übrig</translation>
    </message>
    <message>
      <source>One of {0} left.</source>
      <translation>Einer von {0} übrig.</translation>
    </message>
    <message>
      <source>one posting</source>
      <translation>eine Buchungszeile</translation>
    </message>
    <message>
      <source>one side</source>
      <translation>einseitig</translation>
    </message>
    <message>
      <source>One transaction</source>
      <translation>Eine Buchung</translation>
    </message>
    <message>
      <source>Only Soviet units</source>
      <translation>Nur sowjetische Einheiten</translation>
    </message>
    <message>
      <source>open the unit</source>
      <translation>die Einheit öffnen</translation>
    </message>
    <message>
      <source>Opening stock</source>
      <translation>Anfangsbestand</translation>
    </message>
    <message>
      <source>operable</source>
      <translation>einsatzbereit</translation>
    </message>
    <message>
      <source>option</source>
      <translation>Option</translation>
    </message>
    <message>
      <source>out of command</source>
      <translation>außer Führung</translation>
    </message>
    <message>
      <source>out of supply</source>
      <translation>unversorgt</translation>
    </message>
    <message>
      <source>out of {0}</source>
      <translation>aus {0}</translation>
    </message>
    <message>
      <source>outside</source>
      <translation>außen</translation>
    </message>
    <message>
      <source>Overrun of {0}</source>
      <translation>Überrollen von {0}</translation>
    </message>
    <message>
      <source>overruns none</source>
      <translation>keine Überrollangriffe</translation>
    </message>
    <message>
      <source>page</source>
      <translation>Seite</translation>
    </message>
    <message>
      <source>Page {0} of {1}</source>
      <translation>Seite {0} von {1}</translation>
    </message>
    <message>
      <source>participated</source>
      <translation>teilgenommen</translation>
    </message>
    <message>
      <source>Patrol at {0}</source>
      <translation>Patrouille bei {0}</translation>
    </message>
    <message>
      <source>pays</source>
      <translation>zahlt</translation>
    </message>
    <message>
      <source>Pending for {0}</source>
      <translation>Wartend für {0}</translation>
    </message>
    <message>
      <source>Pending for {0} until {1}</source>
      <translation>Wartend für {0} bis {1}</translation>
    </message>
    <message>
      <source>pick</source>
      <translation>wählen</translation>
    </message>
    <message>
      <source>Pick both sides</source>
      <translation>Beide Seiten wählen</translation>
    </message>
    <message>
      <source>picked</source>
      <translation>gewählt</translation>
    </message>
    <message>
      <source>Picked units, {0}</source>
      <translation>Gewählte Einheiten, {0}</translation>
    </message>
    <message>
      <source>places counted</source>
      <translation>Orte gezählt</translation>
    </message>
    <message>
      <source>player turn</source>
      <translation>Spielerzug</translation>
    </message>
    <message>
      <source>player turn began</source>
      <translation>Spielerzug begonnen</translation>
    </message>
    <message>
      <source>Politics Phase</source>
      <translation>Politikphase</translation>
    </message>
    <message>
      <source>Pools by turn</source>
      <translation>Pools je Zug</translation>
    </message>
    <message>
      <source>Port bombed at night at {0}</source>
      <translation>Hafen nachts bombardiert: {0}</translation>
    </message>
    <message>
      <source>Port bombed at {0}</source>
      <translation>Hafen bombardiert: {0}</translation>
    </message>
    <message>
      <source>Post-Assault Fire Phase</source>
      <translation>Phase Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>posting</source>
      <translation>Buchung</translation>
    </message>
    <message>
      <source>R for {0}</source>
      <translation>R für {0}</translation>
    </message>
    <message>
      <source>Rail moves cost SP</source>
      <translation>Bahnbewegung kostet SP</translation>
    </message>
    <message>
      <source>raised</source>
      <translation>aufgestellt</translation>
    </message>
    <message>
      <source>raised steps</source>
      <translation>aufgestellte Schritte</translation>
    </message>
    <message>
      <source>Rally Phase</source>
      <translation>Sammelphase</translation>
    </message>
    <message>
      <source>Rebuilt {0}</source>
      <translation>Wieder aufgestellt: {0}</translation>
    </message>
    <message>
      <source>received</source>
      <translation>erhalten</translation>
    </message>
    <message>
      <source>received {0}, spent {1}</source>
      <translation>erhalten {0}, ausgegeben {1}</translation>
    </message>
    <message>
      <source>received {0}, spent {1}, converted {2}</source>
      <translation>erhalten {0}, ausgegeben {1}, umgewandelt {2}</translation>
    </message>
    <message>
      <source>Recovery Phase</source>
      <translation>Erholungsphase</translation>
    </message>
    <message>
      <source>Red</source>
      <translation>Rot</translation>
    </message>
    <message>
      <source>Red die</source>
      <translation>roter Würfel</translation>
    </message>
    <message>
      <source>Red die for {0}</source>
      <translation>Roter Würfel für {0}</translation>
    </message>
    <message>
      <source>reduced</source>
      <translation>reduziert</translation>
    </message>
    <message>
      <source>regroup</source>
      <translation>umgruppieren</translation>
    </message>
    <message>
      <source>regular</source>
      <translation>regulär</translation>
    </message>
    <message>
      <source>Regular strength now</source>
      <translation>Normale Stärke jetzt</translation>
    </message>
    <message>
      <source>Reinforcement and Replacement Phase</source>
      <translation>Verstärkungs- und Ersatzphase</translation>
    </message>
    <message>
      <source>Reinforcement Phase</source>
      <translation>Verstärkungsphase</translation>
    </message>
    <message>
      <source>Reinforcements due</source>
      <translation>Fällige Verstärkungen</translation>
    </message>
    <message>
      <source>reminder</source>
      <translation>Erinnerung</translation>
    </message>
    <message>
      <source>Remnants box</source>
      <translation>Feld Remnants</translation>
    </message>
    <message>
      <source>Remove difference</source>
      <translation>Unterschied entfernen</translation>
    </message>
    <message>
      <source>Removed {0}</source>
      <translation>{0} entfernt</translation>
    </message>
    <message>
      <source>Rep for {0}</source>
      <translation>Rep für {0}</translation>
    </message>
    <message>
      <source>Replacement city bombed at night at {0}</source>
      <translation>Ersatzstadt nachts bombardiert: {0}</translation>
    </message>
    <message>
      <source>Replacement city bombed at {0}</source>
      <translation>Ersatzstadt bombardiert: {0}</translation>
    </message>
    <message>
      <source>resource points</source>
      <translation>Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Resource Points bombed at night at {0}</source>
      <translation>Rohstoffpunkte nachts bombardiert: {0}</translation>
    </message>
    <message>
      <source>Resource Points bombed at {0}</source>
      <translation>Rohstoffpunkte bombardiert: {0}</translation>
    </message>
    <message>
      <source>retired</source>
      <translation>ausgeschieden</translation>
    </message>
    <message>
      <source>Rifle divisions</source>
      <translation>Schützendivisionen</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>Rumänen</translation>
    </message>
    <message>
      <source>rounded down</source>
      <translation>abgerundet</translation>
    </message>
    <message>
      <source>rounded up</source>
      <translation>aufgerundet</translation>
    </message>
    <message>
      <source>rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>scenario</source>
      <translation>Szenario</translation>
    </message>
    <message>
      <source>search</source>
      <translation>suchen</translation>
    </message>
    <message>
      <source>second impulse {0}</source>
      <translation>zweiter Impuls {0}</translation>
    </message>
    <message>
      <source>second wave</source>
      <translation>zweite Welle</translation>
    </message>
    <message>
      <source>secret</source>
      <translation>geheim</translation>
    </message>
    <message>
      <source>select</source>
      <translation>wählen</translation>
    </message>
    <message>
      <source>September I</source>
      <translation>September I</translation>
    </message>
    <message>
      <source>September II</source>
      <translation>September II</translation>
    </message>
    <message>
      <source>Reset to {0}</source>
      <translation>Zurück auf {0}</translation>
    </message>
    <message>
      <source>settlement</source>
      <translation>Siedlung</translation>
    </message>
    <message>
      <source>seven postings</source>
      <translation>sieben Buchungszeilen</translation>
    </message>
    <message>
      <source>short</source>
      <translation>zu wenig</translation>
    </message>
    <message>
      <source>Show the details</source>
      <translation>Einzelheiten zeigen</translation>
    </message>
    <message>
      <source>Show the fire</source>
      <translation>Feuer zeigen</translation>
    </message>
    <message>
      <source>Siege and Assault Phase</source>
      <translation>Belagerungs- und Sturmphase</translation>
    </message>
    <message>
      <source>six postings</source>
      <translation>sechs Buchungszeilen</translation>
    </message>
    <message>
      <source>Skirmish Phase</source>
      <translation>Scharmützelphase</translation>
    </message>
    <message>
      <source>Slovak</source>
      <translation>Slowaken</translation>
    </message>
    <message>
      <source>Soviet</source>
      <translation>Sowjets</translation>
    </message>
    <message>
      <source>Soviet rail capacity less</source>
      <translation>Bahnkapazität der Sowjets gesenkt um</translation>
    </message>
    <message>
      <source>Special air strikes Phase</source>
      <translation>Phase besonderer Luftangriffe</translation>
    </message>
    <message>
      <source>Special allotment</source>
      <translation>Sonderzuteilung</translation>
    </message>
    <message>
      <source>Spent</source>
      <translation>Ausgegeben</translation>
    </message>
    <message>
      <source>spent</source>
      <translation>ausgegeben</translation>
    </message>
    <message>
      <source>Spent, initial</source>
      <translation>Ausgegeben, Anfang</translation>
    </message>
    <message>
      <source>Spent, march</source>
      <translation>Ausgegeben, Marsch</translation>
    </message>
    <message>
      <source>stacked</source>
      <translation>gestapelt</translation>
    </message>
    <message>
      <source>stands</source>
      <translation>steht</translation>
    </message>
    <message>
      <source>station</source>
      <translation>Bahnhof</translation>
    </message>
    <message>
      <source>step</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <source>Step {0} of {1}</source>
      <translation>Schritt {0} von {1}</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>aufgehalten</translation>
    </message>
    <message>
      <source>Strategic Cycle</source>
      <translation>Strategischer Zyklus</translation>
    </message>
    <message>
      <source>Strategic Cycle Phase</source>
      <translation>Phase Strategischer Zyklus</translation>
    </message>
    <message>
      <source>Strike at ships at {0}</source>
      <translation>Angriff auf Schiffe bei {0}</translation>
    </message>
    <message>
      <source>struck</source>
      <translation>gestrichen</translation>
    </message>
    <message>
      <source>Supply by air at {0}</source>
      <translation>Luftversorgung in {0}</translation>
    </message>
    <message>
      <source>Supply Phase</source>
      <translation>Versorgungsphase</translation>
    </message>
    <message>
      <source>supply points</source>
      <translation>Versorgungspunkte</translation>
    </message>
    <message>
      <source>support mode</source>
      <translation>Unterstützungsmodus</translation>
    </message>
    <message>
      <source>suppressed</source>
      <translation>niedergehalten</translation>
    </message>
    <message>
      <source>Surprise allotment</source>
      <translation>Überraschungszuteilung</translation>
    </message>
    <message>
      <source>Surprise turn</source>
      <translation>Überraschungszug</translation>
    </message>
    <message>
      <source>table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Tactical Air Combat</source>
      <translation>Taktischer Luftkampf</translation>
    </message>
    <message>
      <source>Tactical Air Combat Phase</source>
      <translation>Phase Taktischer Luftkampf</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>genommen</translation>
    </message>
    <message>
      <source>Target is the baltic fleet</source>
      <translation>Ziel ist die Baltische Flotte</translation>
    </message>
    <message>
      <source>Tell the other player: {0}</source>
      <translation>Dem anderen Spieler sagen: {0}</translation>
    </message>
    <message>
      <source>The airfield at {0} is destroyed</source>
      <translation>Der Flugplatz in {0} ist zerstört</translation>
    </message>
    <message>
      <source>The attacker has the advantage in winterization</source>
      <translation>Der Angreifer ist besser für den Winter gerüstet</translation>
    </message>
    <message>
      <source>the attacker may advance into the hex</source>
      <translation>der Angreifer darf in das Hexfeld vorrücken</translation>
    </message>
    <message>
      <source>The attackers lack support</source>
      <translation>Den Angreifern fehlt Unterstützung</translation>
    </message>
    <message>
      <source>The bridging unit has not rested: it built in Turn Section {0}, and this is {1}.</source>
      <translation>Die Brückenbautruppe hat nicht geruht: Sie baute in Zugabschnitt {0}, und dies ist {1}.</translation>
    </message>
    <message>
      <source>the Channel</source>
      <translation>der Kanal</translation>
    </message>
    <message>
      <source>The D10 earned the next column, where odds are rounded down</source>
      <translation>Der W10 brachte die nächste Spalte, wo das Verhältnis abgerundet wird</translation>
    </message>
    <message>
      <source>The defenders lack support</source>
      <translation>Den Verteidigern fehlt Unterstützung</translation>
    </message>
    <message>
      <source>The factory of {0} works again from {1}</source>
      <translation>Die Fabrik von {0} arbeitet ab {1} wieder</translation>
    </message>
    <message>
      <source>The fort at {0} is destroyed</source>
      <translation>Das Fort in {0} ist zerstört</translation>
    </message>
    <message>
      <source>The losses count for special replacements</source>
      <translation>Die Verluste zählen für den Sonderersatz</translation>
    </message>
    <message>
      <source>the pool of {0}</source>
      <translation>der Pool von {0}</translation>
    </message>
    <message>
      <source>The rest carries over</source>
      <translation>Der Rest wird übertragen</translation>
    </message>
    <message>
      <source>The rules say {0}.</source>
      <translation>Die Regeln sagen {0}.</translation>
    </message>
    <message>
      <source>The terrain costs a column</source>
      <translation>Das Gelände kostet eine Spalte</translation>
    </message>
    <message>
      <source>The terrain gives a column to the left</source>
      <translation>Das Gelände gibt eine Spalte nach links</translation>
    </message>
    <message>
      <source>The terrain lets armor act</source>
      <translation>Das Gelände lässt Panzer wirken</translation>
    </message>
    <message>
      <source>The units have this marker already.</source>
      <translation>Die Einheiten haben diesen Marker schon.</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>die Datei gibt es nicht</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>den Ordner gibt es nicht</translation>
    </message>
    <message>
      <source>There is no such unit.</source>
      <translation>Diese Einheit gibt es nicht.</translation>
    </message>
    <message>
      <source>three postings</source>
      <translation>drei Buchungszeilen</translation>
    </message>
    <message>
      <source>through</source>
      <translation>bis</translation>
    </message>
    <message>
      <source>tied</source>
      <translation>unentschieden</translation>
    </message>
    <message>
      <source>times</source>
      <translation>mal</translation>
    </message>
    <message>
      <source>tired</source>
      <translation>erschöpft</translation>
    </message>
    <message>
      <source>to do</source>
      <translation>zu tun</translation>
    </message>
    <message>
      <source>To pay</source>
      <translation>Zu zahlen</translation>
    </message>
    <message>
      <source>to the EET box</source>
      <translation>in die EET-Box</translation>
    </message>
    <message>
      <source>to the EFT box</source>
      <translation>in die EFT-Box</translation>
    </message>
    <message>
      <source>toggle</source>
      <translation>umschalten</translation>
    </message>
    <message>
      <source>tracked</source>
      <translation>Kette</translation>
    </message>
    <message>
      <source>transaction</source>
      <translation>Buchung</translation>
    </message>
    <message>
      <source>Transcaucasus</source>
      <translation>Transkaukasus</translation>
    </message>
    <message>
      <source>Turn sheet, {0}</source>
      <translation>Zugblatt, {0}</translation>
    </message>
    <message>
      <source>Two of three left</source>
      <translation>Zwei von dreien übrig</translation>
    </message>
    <message>
      <source>two postings</source>
      <translation>zwei Buchungszeilen</translation>
    </message>
    <message>
      <source>Unassigned units</source>
      <translation>Nicht zugeteilte Einheiten</translation>
    </message>
    <message>
      <source>undo of {0}</source>
      <translation>Rücknahme von {0}</translation>
    </message>
    <message>
      <source>Unlock a sheet</source>
      <translation>Ein Blatt aufschließen</translation>
    </message>
    <message>
      <source>unsupplied</source>
      <translation>unversorgt</translation>
    </message>
    <message>
      <source>Unsupplied since {0}</source>
      <translation>Unversorgt seit {0}</translation>
    </message>
    <message>
      <source>usual</source>
      <translation>üblich</translation>
    </message>
    <message>
      <source>Version without corrections</source>
      <translation>Fassung ohne Berichtigungen</translation>
    </message>
    <message>
      <source>waiting for a second</source>
      <translation>wartet auf eine zweite</translation>
    </message>
    <message>
      <source>walk</source>
      <translation>gehen</translation>
    </message>
    <message>
      <source>warning</source>
      <translation>Warnung</translation>
    </message>
    <message>
      <source>Warning {0} of {1}</source>
      <translation>Warnung {0} von {1}</translation>
    </message>
    <message>
      <source>Weather Phase</source>
      <translation>Wetterphase</translation>
    </message>
    <message>
      <source>Week of {0}</source>
      <translation>Woche vom {0}</translation>
    </message>
    <message>
      <source>wheeled</source>
      <translation>Rad</translation>
    </message>
    <message>
      <source>Which marker</source>
      <translation>Welcher Marker</translation>
    </message>
    <message>
      <source>White Sea</source>
      <translation>Weißes Meer</translation>
    </message>
    <message>
      <source>wide</source>
      <translation>breit</translation>
    </message>
    <message>
      <source>withdraws</source>
      <translation>setzt sich ab</translation>
    </message>
    <message>
      <source>withheld</source>
      <translation>zurückgehalten</translation>
    </message>
    <message>
      <source>Write {0} or {1}.</source>
      <translation>{0} oder {1} schreiben.</translation>
    </message>
    <message>
      <source>Write the city with its value, such as Arkhangelsk=3 interior.</source>
      <translation>Die Stadt mit ihrem Wert schreiben, etwa Arkhangelsk=3 Landesinneres.</translation>
    </message>
    <message>
      <source>Yard bombed at night at {0}</source>
      <translation>Rangierbahnhof nachts bombardiert: {0}</translation>
    </message>
    <message>
      <source>Yard bombed at {0}</source>
      <translation>Rangierbahnhof bombardiert: {0}</translation>
    </message>
    <message>
      <source>zoom</source>
      <translation>zoomen</translation>
    </message>
    <message>
      <source>{0} (calculator)</source>
      <translation>{0} (Rechner)</translation>
    </message>
    <message>
      <source>{0} (chart)</source>
      <translation>{0} (Tabelle)</translation>
    </message>
    <message>
      <source>{0} (form of the turn)</source>
      <translation>{0} (Formular des Zuges)</translation>
    </message>
    <message>
      <source>{0} (happens by itself)</source>
      <translation>{0} (geschieht von selbst)</translation>
    </message>
    <message>
      <source>{0} (option)</source>
      <translation>{0} (Option)</translation>
    </message>
    <message>
      <source>{0} (page)</source>
      <translation>{0} (Seite)</translation>
    </message>
    <message>
      <source>{0} (reminder)</source>
      <translation>{0} (Erinnerung)</translation>
    </message>
    <message>
      <source>{0} (scenario)</source>
      <translation>{0} (Szenario)</translation>
    </message>
    <message>
      <source>{0} (table)</source>
      <translation>{0} (Regeltabelle)</translation>
    </message>
    <message>
      <source>{0} (warning)</source>
      <translation>{0} (Warnung)</translation>
    </message>
    <message>
      <source>{0} Advance Point left</source>
      <translation>{0} Vormarschpunkt übrig</translation>
    </message>
    <message>
      <source>{0} Advance Points left</source>
      <translation>{0} Vormarschpunkte übrig</translation>
    </message>
    <message>
      <source>{0} AF an attack</source>
      <translation>{0} AF je Angriff</translation>
    </message>
    <message>
      <source>{0} aircraft</source>
      <translation>{0} Flugzeuge</translation>
    </message>
    <message>
      <source>{0} another place</source>
      <translation>{0} anderer Ort</translation>
    </message>
    <message>
      <source>{0} are of one parent</source>
      <translation>{0} gehören zu einem Verband</translation>
    </message>
    <message>
      <source>{0} are partly out of command</source>
      <translation>{0} sind zum Teil außer Führung</translation>
    </message>
    <message>
      <source>{0} armor for {1}</source>
      <translation>{0} Panzer für {1}</translation>
    </message>
    <message>
      <source>{0} arrives in {1} only</source>
      <translation>{0} trifft erst {1} ein</translation>
    </message>
    <message>
      <source>{0} as before</source>
      <translation>{0} wie zuvor</translation>
    </message>
    <message>
      <source>{0} at another place</source>
      <translation>{0} an anderem Ort</translation>
    </message>
    <message>
      <source>{0} at hand</source>
      <translation>{0} vorhanden</translation>
    </message>
    <message>
      <source>{0} at {1}</source>
      <translation>{0} in {1}</translation>
    </message>
    <message>
      <source>{0} at {1}, {2} are free to fly</source>
      <translation>{0} in {1}, {2} davon frei zum Fliegen</translation>
    </message>
    <message>
      <source>{0} at {1}, {2} is free to fly</source>
      <translation>{0} in {1}, {2} davon frei zum Fliegen</translation>
    </message>
    <message>
      <source>{0} attacked in the Combat Phase</source>
      <translation>{0} hat in der Kampfphase angegriffen</translation>
    </message>
    <message>
      <source>{0} before it</source>
      <translation>davor {0}</translation>
    </message>
    <message>
      <source>{0} belongs to the other side</source>
      <translation>{0} gehört der anderen Seite</translation>
    </message>
    <message>
      <source>{0} bombarded in this phase</source>
      <translation>{0} hat in dieser Phase beschossen</translation>
    </message>
    <message>
      <source>{0} dead pile</source>
      <translation>{0}: Verluststapel</translation>
    </message>
    <message>
      <source>{0} depot</source>
      <translation>Depot: {0}</translation>
    </message>
    <message>
      <source>{0} destroyed</source>
      <translation>{0} zerstört</translation>
    </message>
    <message>
      <source>{0} detachment</source>
      <translation>Detachement: {0}</translation>
    </message>
    <message>
      <source>{0} did not fly</source>
      <translation>{0} flog nicht</translation>
    </message>
    <message>
      <source>{0} did not fly: {1}</source>
      <translation>{0} flog nicht: {1}</translation>
    </message>
    <message>
      <source>{0} disrupted</source>
      <translation>{0} desorganisiert</translation>
    </message>
    <message>
      <source>{0} division attacks as paid by count; {1} were paid for and not used yet</source>
      <translation>{0} Division greift als nach Anzahl bezahlt an; {1} sind bezahlt und noch nicht verbraucht</translation>
    </message>
    <message>
      <source>{0} divisions attack as paid by count; {1} were paid for and not used yet</source>
      <translation>{0} Divisionen greifen als nach Anzahl bezahlt an; {1} sind bezahlt und noch nicht verbraucht</translation>
    </message>
    <message>
      <source>{0} does not arrive in this turn, or was placed</source>
      <translation>{0} trifft in diesem Zug nicht ein oder ist schon aufgestellt</translation>
    </message>
    <message>
      <source>{0} does not belong to Army Group North, Centre or South</source>
      <translation>{0} gehört nicht zur Army Group North, Centre oder South</translation>
    </message>
    <message>
      <source>{0} entered</source>
      <translation>{0} betreten</translation>
    </message>
    <message>
      <source>{0} entrenched</source>
      <translation>{0} eingegraben</translation>
    </message>
    <message>
      <source>{0} escort still flies: it is fought first</source>
      <translation>{0} Begleitjäger fliegt noch: Er wird zuerst bekämpft</translation>
    </message>
    <message>
      <source>{0} escorts still fly: they are fought first</source>
      <translation>{0} Begleitjäger fliegen noch: Sie werden zuerst bekämpft</translation>
    </message>
    <message>
      <source>{0} exploit</source>
      <translation>{0} nutzen aus</translation>
    </message>
    <message>
      <source>{0} factors a hex</source>
      <translation>{0} Faktoren je Hexfeld</translation>
    </message>
    <message>
      <source>{0} factors a hex, {1} AF an attack</source>
      <translation>{0} Faktoren je Hexfeld, {1} AF je Angriff</translation>
    </message>
    <message>
      <source>{0} February</source>
      <translation>{0}. Februar</translation>
    </message>
    <message>
      <source>{0} fighter groups</source>
      <translation>{0} Jägergruppen</translation>
    </message>
    <message>
      <source>{0} fighter, {1} other groups</source>
      <translation>{0} Jäger- und {1} andere Gruppen</translation>
    </message>
    <message>
      <source>{0} fighter, {1} other groups flown</source>
      <translation>{0} Jäger- und {1} andere Gruppen geflogen</translation>
    </message>
    <message>
      <source>{0} fighter, {1} other, {2} transport groups</source>
      <translation>{0} Jäger-, {1} andere und {2} Transportgruppen</translation>
    </message>
    <message>
      <source>{0} fighter, {1} other, {2} transport groups flown</source>
      <translation>{0} Jäger-, {1} andere und {2} Transportgruppen geflogen</translation>
    </message>
    <message>
      <source>{0} fighter, {1} transport groups</source>
      <translation>{0} Jäger- und {1} Transportgruppen</translation>
    </message>
    <message>
      <source>{0} fighter, {1} transport groups flown</source>
      <translation>{0} Jäger- und {1} Transportgruppen geflogen</translation>
    </message>
    <message>
      <source>{0} flown</source>
      <translation>{0} geflogen</translation>
    </message>
    <message>
      <source>{0} forces</source>
      <translation>{0} Truppen</translation>
    </message>
    <message>
      <source>{0} free</source>
      <translation>{0} frei</translation>
    </message>
    <message>
      <source>{0} from another formation</source>
      <translation>{0} aus einem anderen Verband</translation>
    </message>
    <message>
      <source>{0} garrison to declare</source>
      <translation>{0} zu benennende Besatzung</translation>
    </message>
    <message>
      <source>{0} has attacked already in this phase</source>
      <translation>{0} hat in dieser Phase schon angegriffen</translation>
    </message>
    <message>
      <source>{0} has no AECA rating in the books</source>
      <translation>{0} hat in den Büchern keinen AECA-Wert</translation>
    </message>
    <message>
      <source>{0} has no ATEC rating in the books</source>
      <translation>{0} hat in den Büchern keinen ATEC-Wert</translation>
    </message>
    <message>
      <source>{0} has no attack factor in the books</source>
      <translation>{0} hat in den Büchern keinen Angriffsfaktor</translation>
    </message>
    <message>
      <source>{0} has no defence factor in the books</source>
      <translation>{0} hat in den Büchern keinen Verteidigungsfaktor</translation>
    </message>
    <message>
      <source>{0} has no price to full strength in your chart</source>
      <translation>{0} hat in Ihrer Tabelle keinen Preis bis zur vollen Stärke</translation>
    </message>
    <message>
      <source>{0} has no {1} strength in the books.</source>
      <translation>{0} hat in den Büchern keine Stärke ({1}).</translation>
    </message>
    <message>
      <source>{0} has not arrived in this turn</source>
      <translation>{0} ist in diesem Zug nicht eingetroffen</translation>
    </message>
    <message>
      <source>{0} has not arrived yet</source>
      <translation>{0} ist noch nicht eingetroffen</translation>
    </message>
    <message>
      <source>{0} has not been paid for and has half its movement points</source>
      <translation>{0} ist nicht bezahlt und hat die halben Bewegungspunkte</translation>
    </message>
    <message>
      <source>{0} has nothing to rebuild</source>
      <translation>{0} hat nichts wiederaufzustellen</translation>
    </message>
    <message>
      <source>{0} has overrun already in this phase</source>
      <translation>{0} hat in dieser Phase schon überrannt</translation>
    </message>
    <message>
      <source>{0} has rolled in this turn already</source>
      <translation>{0} hat in diesem Zug schon gewürfelt</translation>
    </message>
    <message>
      <source>{0} hex</source>
      <translation>Hexfeld {0}</translation>
    </message>
    <message>
      <source>{0} hit</source>
      <translation>{0} getroffen</translation>
    </message>
    <message>
      <source>{0} hit at {1} destroys {2} Resource Point</source>
      <translation>{0} Treffer in {1} zerstört {2} Rohstoffpunkt</translation>
    </message>
    <message>
      <source>{0} hit at {1} destroys {2} Resource Points</source>
      <translation>{0} Treffer in {1} zerstört {2} Rohstoffpunkte</translation>
    </message>
    <message>
      <source>{0} hits at {1} destroy {2} Resource Point</source>
      <translation>{0} Treffer in {1} zerstören {2} Rohstoffpunkt</translation>
    </message>
    <message>
      <source>{0} hits at {1} destroy {2} Resource Points</source>
      <translation>{0} Treffer in {1} zerstören {2} Rohstoffpunkte</translation>
    </message>
    <message>
      <source>{0} holds {1} Resource Point</source>
      <translation>{0} hat {1} Rohstoffpunkt</translation>
    </message>
    <message>
      <source>{0} holds {1} Resource Points</source>
      <translation>{0} hat {1} Rohstoffpunkte</translation>
    </message>
    <message>
      <source>{0} inactive</source>
      <translation>{0} inaktiv</translation>
    </message>
    <message>
      <source>{0} infantry for {1}</source>
      <translation>{0} Infanterie für {1}</translation>
    </message>
    <message>
      <source>{0} is a cadre without factors in the books</source>
      <translation>{0} ist ein Kader ohne Faktoren in den Büchern</translation>
    </message>
    <message>
      <source>{0} is in column already at step {1}</source>
      <translation>{0} ist bei Schritt {1} schon in Kolonne</translation>
    </message>
    <message>
      <source>{0} is in the dead pile</source>
      <translation>{0} liegt im Verluststapel</translation>
    </message>
    <message>
      <source>{0} is not a railway engineer</source>
      <translation>{0} ist kein Eisenbahnpionier</translation>
    </message>
    <message>
      <source>{0} is not artillery</source>
      <translation>{0} ist keine Artillerie</translation>
    </message>
    <message>
      <source>{0} is not C/M and does not exploit</source>
      <translation>{0} ist nicht C/M und nutzt nicht aus</translation>
    </message>
    <message>
      <source>{0} is not German</source>
      <translation>{0} ist nicht deutsch</translation>
    </message>
    <message>
      <source>{0} is not in supply and may not bombard</source>
      <translation>{0} ist nicht versorgt und darf nicht beschießen</translation>
    </message>
    <message>
      <source>{0} is not isolated by the books</source>
      <translation>{0} ist nach den Büchern nicht eingeschlossen</translation>
    </message>
    <message>
      <source>{0} is not of those that are disbanded</source>
      <translation>{0} gehört nicht zu denen, die aufgelöst werden</translation>
    </message>
    <message>
      <source>{0} is not on the map</source>
      <translation>{0} ist nicht auf der Karte</translation>
    </message>
    <message>
      <source>{0} is not rolled yet</source>
      <translation>{0} ist noch nicht gewürfelt</translation>
    </message>
    <message>
      <source>{0} is not Soviet</source>
      <translation>{0} ist nicht sowjetisch</translation>
    </message>
    <message>
      <source>{0} is reduced to a cadre already</source>
      <translation>{0} ist schon auf einen Kader gesunken</translation>
    </message>
    <message>
      <source>{0} is without supply for the first turn, which never rolls</source>
      <translation>{0} ist im ersten Zug ohne Versorgung, in dem nie gewürfelt wird</translation>
    </message>
    <message>
      <source>{0} itself</source>
      <translation>{0} selbst</translation>
    </message>
    <message>
      <source>{0} January</source>
      <translation>{0}. Januar</translation>
    </message>
    <message>
      <source>{0} lost 1 step</source>
      <translation>{0}: 1 Schritt verloren</translation>
    </message>
    <message>
      <source>{0} lost {1} factor in this turn: at most {2} points can come back</source>
      <translation>{0} hat in diesem Zug {1} Faktor verloren: Höchstens {2} Punkte können zurückkommen</translation>
    </message>
    <message>
      <source>{0} lost {1} factors in this turn: at most {2} point can come back</source>
      <translation>{0} hat in diesem Zug {1} Faktoren verloren: Höchstens {2} Punkt kann zurückkommen</translation>
    </message>
    <message>
      <source>{0} lost {1} factors in this turn: at most {2} points can come back</source>
      <translation>{0} hat in diesem Zug {1} Faktoren verloren: Höchstens {2} Punkte können zurückkommen</translation>
    </message>
    <message>
      <source>{0} lost {1} factors in this turn: at most {2} points can come back, and {3} did already</source>
      <translation>{0} hat in diesem Zug {1} Faktoren verloren: Höchstens {2} Punkte können zurückkommen, und {3} kamen schon</translation>
    </message>
    <message>
      <source>{0} lost {1} steps</source>
      <translation>{0}: {1} Schritte verloren</translation>
    </message>
    <message>
      <source>{0} may not build a bridge</source>
      <translation>{0} darf keine Brücke bauen</translation>
    </message>
    <message>
      <source>{0} may not fire: {1}</source>
      <translation>{0} darf nicht feuern: {1}</translation>
    </message>
    <message>
      <source>{0} morale check</source>
      <translation>{0} Moralprobe</translation>
    </message>
    <message>
      <source>{0} moved</source>
      <translation>{0} bewegt</translation>
    </message>
    <message>
      <source>{0} moved administratively this turn</source>
      <translation>{0} zog in diesem Zug administrativ</translation>
    </message>
    <message>
      <source>{0} moved and was halted by an overrun this turn</source>
      <translation>{0} wurde in diesem Zug von einem Überrennen angehalten</translation>
    </message>
    <message>
      <source>{0} moved by operational rail this turn</source>
      <translation>{0} fuhr in diesem Zug mit operativer Bahnverlegung</translation>
    </message>
    <message>
      <source>{0} moved by strategic rail this turn</source>
      <translation>{0} fuhr in diesem Zug mit strategischer Bahnverlegung</translation>
    </message>
    <message>
      <source>{0} moved converting a rail line this turn</source>
      <translation>{0} spurte in diesem Zug eine Strecke um</translation>
    </message>
    <message>
      <source>{0} moved overrunning this turn</source>
      <translation>{0} überrannte in diesem Zug</translation>
    </message>
    <message>
      <source>{0} movement points have been spent as guerrillas: no unit converts after that.</source>
      <translation>{0} Bewegungspunkte sind als Guerilla verbraucht: Danach wandelt sich keine Einheit mehr um.</translation>
    </message>
    <message>
      <source>{0} must lose {1} and loses {2}</source>
      <translation>{0} muss {1} verlieren und verliert {2}</translation>
    </message>
    <message>
      <source>{0} must retreat {1} hex</source>
      <translation>{0} muss {1} Hexfeld zurückgehen</translation>
    </message>
    <message>
      <source>{0} must retreat {1} hexes</source>
      <translation>{0} muss {1} Hexfelder zurückgehen</translation>
    </message>
    <message>
      <source>{0} neither has to retreat nor fought in this phase</source>
      <translation>{0} muss weder zurückgehen noch hat sie in dieser Phase gekämpft</translation>
    </message>
    <message>
      <source>{0} no effect</source>
      <translation>{0} ohne Wirkung</translation>
    </message>
    <message>
      <source>{0} of the Soviet Union</source>
      <translation>{0} der Sowjetunion</translation>
    </message>
    <message>
      <source>{0} of the Soviet Union at {1}</source>
      <translation>{0} der Sowjetunion in {1}</translation>
    </message>
    <message>
      <source>{0} of them still flies mission {1}</source>
      <translation>{0} davon fliegt noch Einsatz {1}</translation>
    </message>
    <message>
      <source>{0} of them still fly mission {1}</source>
      <translation>{0} davon fliegen noch Einsatz {1}</translation>
    </message>
    <message>
      <source>{0} of {1} above</source>
      <translation>{0} von {1} darüber</translation>
    </message>
    <message>
      <source>{0} of {1} boxes</source>
      <translation>{0} von {1} Kästchen</translation>
    </message>
    <message>
      <source>{0} of {1} steps entered</source>
      <translation>{0} von {1} Schritten eingetragen</translation>
    </message>
    <message>
      <source>{0} off map</source>
      <translation>{0} nicht auf der Karte</translation>
    </message>
    <message>
      <source>{0} on the die</source>
      <translation>{0} mit dem Würfel</translation>
    </message>
    <message>
      <source>{0} on the table</source>
      <translation>{0} auf dem Tisch</translation>
    </message>
    <message>
      <source>{0} opening stock</source>
      <translation>Anfangsbestand: {0}</translation>
    </message>
    <message>
      <source>{0} other</source>
      <translation>{0} andere</translation>
    </message>
    <message>
      <source>{0} other groups</source>
      <translation>{0} andere Gruppen</translation>
    </message>
    <message>
      <source>{0} other units</source>
      <translation>{0} andere Einheiten</translation>
    </message>
    <message>
      <source>{0} other, {1} transport groups</source>
      <translation>{0} andere und {1} Transportgruppen</translation>
    </message>
    <message>
      <source>{0} other, {1} transport groups flown</source>
      <translation>{0} andere und {1} Transportgruppen geflogen</translation>
    </message>
    <message>
      <source>{0} out of command</source>
      <translation>{0} außer Führung</translation>
    </message>
    <message>
      <source>{0} out of supply</source>
      <translation>{0} unversorgt</translation>
    </message>
    <message>
      <source>{0} page</source>
      <translation>Seite {0}</translation>
    </message>
    <message>
      <source>{0} placed</source>
      <translation>{0} gelegt</translation>
    </message>
    <message>
      <source>{0} player turn began</source>
      <translation>Spielerzug begonnen: {0}</translation>
    </message>
    <message>
      <source>{0} point to {1}</source>
      <translation>{0} Punkt an {1}</translation>
    </message>
    <message>
      <source>{0} points to {1}</source>
      <translation>{0} Punkte an {1}</translation>
    </message>
    <message>
      <source>{0} pool</source>
      <translation>Pool {0}</translation>
    </message>
    <message>
      <source>{0} postings</source>
      <translation>{0} Buchungszeilen</translation>
    </message>
    <message>
      <source>{0} R for {1}</source>
      <translation>{0} R für {1}</translation>
    </message>
    <message>
      <source>{0} raised</source>
      <translation>{0}: aufgestellt</translation>
    </message>
    <message>
      <source>{0} Rep for {1}</source>
      <translation>{0} Rep für {1}</translation>
    </message>
    <message>
      <source>{0} shoots at {1}</source>
      <translation>{0} schießt auf {1}</translation>
    </message>
    <message>
      <source>{0} since {1}</source>
      <translation>{0} seit {1}</translation>
    </message>
    <message>
      <source>{0} SP will be lost</source>
      <translation>{0} SP gehen verloren</translation>
    </message>
    <message>
      <source>{0} is in {1} by the books, not in {2}</source>
      <translation>{0} steht nach den Büchern in {1}, nicht in {2}</translation>
    </message>
    <message>
      <source>{0} is in {1} too and counts</source>
      <translation>{0} steht auch in {1} und zählt mit</translation>
    </message>
    <message>
      <source>{0} is in {1} too and is not picked</source>
      <translation>{0} steht auch in {1} und ist nicht gewählt</translation>
    </message>
    <message>
      <source>{0} starts in an enemy zone of control</source>
      <translation>{0} beginnt in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
      <source>{0} steps lost</source>
      <translation>{0} Schritte verloren</translation>
    </message>
    <message>
      <source>{0} stock</source>
      <translation>Bestand {0}</translation>
    </message>
    <message>
      <source>{0} supply points</source>
      <translation>Versorgungspunkte: {0}</translation>
    </message>
    <message>
      <source>{0} suppressed</source>
      <translation>{0} niedergehalten</translation>
    </message>
    <message>
      <source>{0} taken back</source>
      <translation>{0} zurückgenommen</translation>
    </message>
    <message>
      <source>{0} to another formation</source>
      <translation>{0} in einen anderen Verband</translation>
    </message>
    <message>
      <source>{0} to another place</source>
      <translation>{0} an einen anderen Ort</translation>
    </message>
    <message>
      <source>{0} to the EET box</source>
      <translation>{0} in die EET-Box</translation>
    </message>
    <message>
      <source>{0} to the EFT box</source>
      <translation>{0} in die EFT-Box</translation>
    </message>
    <message>
      <source>{0} to {1}</source>
      <translation>{0} bis {1}</translation>
    </message>
    <message>
      <source>{0} transactions</source>
      <translation>{0} Buchungen</translation>
    </message>
    <message>
      <source>{0} transport groups</source>
      <translation>{0} Transportgruppen</translation>
    </message>
    <message>
      <source>{0} turn</source>
      <translation>Zug {0}</translation>
    </message>
    <message>
      <source>{0} turns regular, with all movement points</source>
      <translation>{0} wird regulär, mit allen Bewegungspunkten</translation>
    </message>
    <message>
      <source>{0} unit against {1} unit for {2} SP</source>
      <translation>{0} Einheit gegen {1} Einheit für {2} SP</translation>
    </message>
    <message>
      <source>{0} unit against {1} unit for {2} SP: {3}</source>
      <translation>{0} Einheit gegen {1} Einheit für {2} SP: {3}</translation>
    </message>
    <message>
      <source>{0} unit against {1} units for {2} SP</source>
      <translation>{0} Einheit gegen {1} Einheiten für {2} SP</translation>
    </message>
    <message>
      <source>{0} unit against {1} units for {2} SP: {3}</source>
      <translation>{0} Einheit gegen {1} Einheiten für {2} SP: {3}</translation>
    </message>
    <message>
      <source>{0} unit and {1} REs by operational rail</source>
      <translation>{0} Einheit und {1} RE mit operativer Bahnverlegung</translation>
    </message>
    <message>
      <source>{0} unit and {1} REs by strategic rail</source>
      <translation>{0} Einheit und {1} RE mit strategischer Bahnverlegung</translation>
    </message>
    <message>
      <source>{0} unit attacks unpaid, at half the attack factor</source>
      <translation>{0} Einheit greift unbezahlt an, mit halbem Angriffsfaktor</translation>
    </message>
    <message>
      <source>{0} unit retreats to {1}</source>
      <translation>{0} Einheit zieht sich nach {1} zurück</translation>
    </message>
    <message>
      <source>{0} unit toward {1}</source>
      <translation>{0} Einheit in Richtung {1}</translation>
    </message>
    <message>
      <source>{0} units</source>
      <translation>{0} Einheiten</translation>
    </message>
    <message>
      <source>{0} units against {1} unit for {2} SP</source>
      <translation>{0} Einheiten gegen {1} Einheit für {2} SP</translation>
    </message>
    <message>
      <source>{0} units against {1} units for {2} SP</source>
      <translation>{0} Einheiten gegen {1} Einheiten für {2} SP</translation>
    </message>
    <message>
      <source>{0} units and {1} REs by operational rail</source>
      <translation>{0} Einheiten und {1} RE mit operativer Bahnverlegung</translation>
    </message>
    <message>
      <source>{0} units and {1} REs by strategic rail</source>
      <translation>{0} Einheiten und {1} RE mit strategischer Bahnverlegung</translation>
    </message>
    <message>
      <source>{0} units are cadres without factors in the books: {1}</source>
      <translation>{0} Einheiten sind Kader ohne Faktoren in den Büchern: {1}</translation>
    </message>
    <message>
      <source>{0} units are in the dead pile: {1}</source>
      <translation>{0} Einheiten liegen im Verluststapel: {1}</translation>
    </message>
    <message>
      <source>{0} units are not railway engineers: {1}</source>
      <translation>{0} Einheiten sind keine Eisenbahnpioniere: {1}</translation>
    </message>
    <message>
      <source>{0} units are not artillery: {1}</source>
      <translation>{0} Einheiten sind keine Artillerie: {1}</translation>
    </message>
    <message>
      <source>{0} units are not C/M and do not exploit: {1}</source>
      <translation>{0} Einheiten sind nicht C/M und nutzen nicht aus: {1}</translation>
    </message>
    <message>
      <source>{0} units are not German: {1}</source>
      <translation>{0} Einheiten sind nicht deutsch: {1}</translation>
    </message>
    <message>
      <source>{0} units are not in supply and may not bombard: {1}</source>
      <translation>{0} Einheiten sind nicht versorgt und dürfen nicht beschießen: {1}</translation>
    </message>
    <message>
      <source>{0} units are not isolated by the books: {1}</source>
      <translation>{0} Einheiten sind nach den Büchern nicht eingeschlossen: {1}</translation>
    </message>
    <message>
      <source>{0} units are not of those that are disbanded: {1}</source>
      <translation>{0} Einheiten gehören nicht zu denen, die aufgelöst werden: {1}</translation>
    </message>
    <message>
      <source>{0} units are not on the map: {1}</source>
      <translation>{0} Einheiten sind nicht auf der Karte: {1}</translation>
    </message>
    <message>
      <source>{0} units are not Soviet: {1}</source>
      <translation>{0} Einheiten sind nicht sowjetisch: {1}</translation>
    </message>
    <message>
      <source>{0} units are reduced to a cadre already: {1}</source>
      <translation>{0} Einheiten sind schon auf Kader gesunken: {1}</translation>
    </message>
    <message>
      <source>{0} units are without supply for the first turn, which never rolls: {1}</source>
      <translation>{0} Einheiten sind im ersten Zug ohne Versorgung, in dem nie gewürfelt wird: {1}</translation>
    </message>
    <message>
      <source>{0} units arrive in {1} only: {2}</source>
      <translation>{0} Einheiten treffen erst {1} ein: {2}</translation>
    </message>
    <message>
      <source>{0} units attack unpaid, at half the attack factor</source>
      <translation>{0} Einheiten greifen unbezahlt an, mit halbem Angriffsfaktor</translation>
    </message>
    <message>
      <source>{0} units attacked in the Combat Phase: {1}</source>
      <translation>{0} Einheiten haben in der Kampfphase angegriffen: {1}</translation>
    </message>
    <message>
      <source>{0} units belong to the other side: {1}</source>
      <translation>{0} Einheiten gehören der anderen Seite: {1}</translation>
    </message>
    <message>
      <source>{0} units bombarded in this phase: {1}</source>
      <translation>{0} Einheiten haben in dieser Phase beschossen: {1}</translation>
    </message>
    <message>
      <source>{0} units do not arrive in this turn, or were placed: {1}</source>
      <translation>{0} Einheiten treffen in diesem Zug nicht ein oder sind schon aufgestellt: {1}</translation>
    </message>
    <message>
      <source>{0} units do not belong to Army Group North, Centre or South: {1}</source>
      <translation>{0} Einheiten gehören nicht zur Army Group North, Centre oder South: {1}</translation>
    </message>
    <message>
      <source>{0} units have attacked already in this phase: {1}</source>
      <translation>{0} Einheiten haben in dieser Phase schon angegriffen: {1}</translation>
    </message>
    <message>
      <source>{0} units have no AECA rating in the books: {1}</source>
      <translation>{0} Einheiten haben in den Büchern keinen AECA-Wert: {1}</translation>
    </message>
    <message>
      <source>{0} units have no ATEC rating in the books: {1}</source>
      <translation>{0} Einheiten haben in den Büchern keinen ATEC-Wert: {1}</translation>
    </message>
    <message>
      <source>{0} units have no attack factor in the books: {1}</source>
      <translation>{0} Einheiten haben in den Büchern keinen Angriffsfaktor: {1}</translation>
    </message>
    <message>
      <source>{0} units have no defence factor in the books: {1}</source>
      <translation>{0} Einheiten haben in den Büchern keinen Verteidigungsfaktor: {1}</translation>
    </message>
    <message>
      <source>{0} units have no price to full strength in your chart: {1}</source>
      <translation>{0} Einheiten haben in Ihrer Tabelle keinen Preis bis zur vollen Stärke: {1}</translation>
    </message>
    <message>
      <source>{0} units have not arrived in this turn: {1}</source>
      <translation>{0} Einheiten sind in diesem Zug nicht eingetroffen: {1}</translation>
    </message>
    <message>
      <source>{0} units have not arrived yet: {1}</source>
      <translation>{0} Einheiten sind noch nicht eingetroffen: {1}</translation>
    </message>
    <message>
      <source>{0} units have not been paid for and have half their movement points: {1}</source>
      <translation>{0} Einheiten sind nicht bezahlt und haben die halben Bewegungspunkte: {1}</translation>
    </message>
    <message>
      <source>{0} units have nothing to rebuild: {1}</source>
      <translation>{0} Einheiten haben nichts wiederaufzustellen: {1}</translation>
    </message>
    <message>
      <source>{0} units have overrun already in this phase: {1}</source>
      <translation>{0} Einheiten haben in dieser Phase schon überrannt: {1}</translation>
    </message>
    <message>
      <source>{0} units have rolled in this turn already: {1}</source>
      <translation>{0} Einheiten haben in diesem Zug schon gewürfelt: {1}</translation>
    </message>
    <message>
      <source>{0} units moved administratively this turn: {1}</source>
      <translation>{0} Einheiten zogen in diesem Zug administrativ: {1}</translation>
    </message>
    <message>
      <source>{0} units moved and were halted by an overrun this turn: {1}</source>
      <translation>{0} Einheiten wurden in diesem Zug von einem Überrennen angehalten: {1}</translation>
    </message>
    <message>
      <source>{0} units moved by operational rail this turn: {1}</source>
      <translation>{0} Einheiten fuhren in diesem Zug mit operativer Bahnverlegung: {1}</translation>
    </message>
    <message>
      <source>{0} units moved by strategic rail this turn: {1}</source>
      <translation>{0} Einheiten fuhren in diesem Zug mit strategischer Bahnverlegung: {1}</translation>
    </message>
    <message>
      <source>{0} units moved converting a rail line this turn: {1}</source>
      <translation>{0} Einheiten spurten in diesem Zug eine Strecke um: {1}</translation>
    </message>
    <message>
      <source>{0} units moved overrunning this turn: {1}</source>
      <translation>{0} Einheiten überrannten in diesem Zug: {1}</translation>
    </message>
    <message>
      <source>{0} units must retreat {1} hex: {2}</source>
      <translation>{0} Einheiten müssen {1} Hexfeld zurückgehen: {2}</translation>
    </message>
    <message>
      <source>{0} units must retreat {1} hexes: {2}</source>
      <translation>{0} Einheiten müssen {1} Hexfelder zurückgehen: {2}</translation>
    </message>
    <message>
      <source>{0} units neither have to retreat nor fought in this phase: {1}</source>
      <translation>{0} Einheiten müssen weder zurückgehen noch haben sie in dieser Phase gekämpft: {1}</translation>
    </message>
    <message>
      <source>{0} units retreat to {1}</source>
      <translation>{0} Einheiten ziehen sich nach {1} zurück</translation>
    </message>
    <message>
      <source>{0} units are in {1} by the books, not in {2}: {3}</source>
      <translation>{0} Einheiten stehen nach den Büchern in {1}, nicht in {2}: {3}</translation>
    </message>
    <message>
      <source>{0} units are in {1} too and are not picked: {2}</source>
      <translation>{0} Einheiten stehen auch in {1} und sind nicht gewählt: {2}</translation>
    </message>
    <message>
      <source>{0} units are in {1} too and count: {2}</source>
      <translation>{0} Einheiten stehen auch in {1} und zählen mit: {2}</translation>
    </message>
    <message>
      <source>{0} units start in an enemy zone of control: {1}</source>
      <translation>{0} Einheiten beginnen in einer feindlichen Kontrollzone: {1}</translation>
    </message>
    <message>
      <source>{0} units toward {1}</source>
      <translation>{0} Einheiten in Richtung {1}</translation>
    </message>
    <message>
      <source>{0} units were not in supply in the Initial Phase: {1}</source>
      <translation>{0} Einheiten waren in der Anfangsphase nicht versorgt: {1}</translation>
    </message>
    <message>
      <source>{0} units were not paid in movement: {1}</source>
      <translation>{0} Einheiten wurden in der Bewegung nicht bezahlt: {1}</translation>
    </message>
    <message>
      <source>{0} units were overrun already in this phase: {1}</source>
      <translation>{0} Einheiten wurden in dieser Phase schon überrannt: {1}</translation>
    </message>
    <message>
      <source>{0} was not in supply in the Initial Phase</source>
      <translation>{0} war in der Anfangsphase nicht versorgt</translation>
    </message>
    <message>
      <source>{0} was not paid in movement</source>
      <translation>{0} wurde in der Bewegung nicht bezahlt</translation>
    </message>
    <message>
      <source>{0} was overrun already in this phase</source>
      <translation>{0} wurde in dieser Phase schon überrannt</translation>
    </message>
    <message>
      <source>{0}, {1}: Space picks, X loses a step</source>
      <translation>{0}, {1}: Die Leertaste wählt, X streicht einen Schritt</translation>
    </message>
    <message>
      <source>{0}: Space picks</source>
      <translation>{0}: Die Leertaste wählt</translation>
    </message>
    <message>
      <source>I January {0}</source>
      <translation>I Januar {0}</translation>
    </message>
    <message>
      <source>II January {0}</source>
      <translation>II Januar {0}</translation>
    </message>
    <message>
      <source>I February {0}</source>
      <translation>I Februar {0}</translation>
    </message>
    <message>
      <source>II February {0}</source>
      <translation>II Februar {0}</translation>
    </message>
    <message>
      <source>I March {0}</source>
      <translation>I März {0}</translation>
    </message>
    <message>
      <source>II March {0}</source>
      <translation>II März {0}</translation>
    </message>
    <message>
      <source>I April {0}</source>
      <translation>I April {0}</translation>
    </message>
    <message>
      <source>II April {0}</source>
      <translation>II April {0}</translation>
    </message>
    <message>
      <source>I May {0}</source>
      <translation>I Mai {0}</translation>
    </message>
    <message>
      <source>II May {0}</source>
      <translation>II Mai {0}</translation>
    </message>
    <message>
      <source>I June {0}</source>
      <translation>I Juni {0}</translation>
    </message>
    <message>
      <source>II June {0}</source>
      <translation>II Juni {0}</translation>
    </message>
    <message>
      <source>I July {0}</source>
      <translation>I Juli {0}</translation>
    </message>
    <message>
      <source>II July {0}</source>
      <translation>II Juli {0}</translation>
    </message>
    <message>
      <source>I August {0}</source>
      <translation>I August {0}</translation>
    </message>
    <message>
      <source>II August {0}</source>
      <translation>II August {0}</translation>
    </message>
    <message>
      <source>I September {0}</source>
      <translation>I September {0}</translation>
    </message>
    <message>
      <source>II September {0}</source>
      <translation>II September {0}</translation>
    </message>
    <message>
      <source>I October {0}</source>
      <translation>I Oktober {0}</translation>
    </message>
    <message>
      <source>II October {0}</source>
      <translation>II Oktober {0}</translation>
    </message>
    <message>
      <source>I November {0}</source>
      <translation>I November {0}</translation>
    </message>
    <message>
      <source>II November {0}</source>
      <translation>II November {0}</translation>
    </message>
    <message>
      <source>I December {0}</source>
      <translation>I Dezember {0}</translation>
    </message>
    <message>
      <source>II December {0}</source>
      <translation>II Dezember {0}</translation>
    </message>
    <message>
      <source>{0}: there is no such file</source>
      <translation>{0}: die Datei gibt es nicht</translation>
    </message>
    <message>
      <source>{0}: {1} hex, convert</source>
      <translation>{0}: {1} Hexfeld umgespurt</translation>
    </message>
    <message>
      <source>{0}: {1} hex, repair</source>
      <translation>{0}: {1} Hexfeld instand gesetzt</translation>
    </message>
    <message>
      <source>{0}: {1} hexes, convert</source>
      <translation>{0}: {1} Hexfelder umgespurt</translation>
    </message>
    <message>
      <source>{0}: {1} hexes, repair</source>
      <translation>{0}: {1} Hexfelder instand gesetzt</translation>
    </message>
    <message>
      <source>{0}: {1} to cadre</source>
      <translation>{0}: {1} auf Kader</translation>
    </message>
    <message>
      <source>various</source>
      <translation>verschieden</translation>
    </message>
  </context>
</TS>
