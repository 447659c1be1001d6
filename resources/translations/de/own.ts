<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.own</name>
    <message>
      <source>first</source>
      <translation>erste</translation>
    </message>
    <message>
      <source>second</source>
      <translation>zweite</translation>
    </message>
    <message>
      <source>Portion</source>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>An amount times the factor of the weather, rounded.</source>
      <translation>Eine Menge mal den Faktor des Wetters, gerundet.</translation>
    </message>
    <message>
      <source>down</source>
      <translation>ab</translation>
    </message>
    <message>
      <source>up</source>
      <translation>auf</translation>
    </message>
    <message>
      <source>nearest</source>
      <translation>nächste</translation>
    </message>
    <message>
      <source>halves</source>
      <translation>Hälften</translation>
    </message>
    <message>
      <source>points</source>
      <translation>Punkte</translation>
    </message>
  </context>
  <context>
    <name>games.own</name>
    <message>
      <source>A game of your own</source>
      <translation>Ein eigenes Spiel</translation>
    </message>
    <message>
      <source>Described by you, in the window or in one file that can be shared.</source>
      <translation>Selbst beschrieben, im Fenster oder in einer Datei zum Weitergeben.</translation>
    </message>
    <message>
      <source>CDEFHILORUV</source>
      <translation>CDEFHILORUV</translation>
    </message>
    <message>
      <source>Marker</source>
      <translation>Marker</translation>
    </message>
    <message>
      <source>Valley 1836, invented</source>
      <translation>Das Tal 1836, erfunden</translation>
    </message>
    <message>
      <source>Goods and places</source>
      <translation>Güter und Orte</translation>
    </message>
    <message>
      <source>The game</source>
      <translation>Das Spiel</translation>
    </message>
    <message>
      <source>the description of a game of your own: check, show, save, change it</source>
      <translation>die Beschreibung eines eigenen Spiels: prüfen, zeigen, speichern, ändern</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Orte</translation>
    </message>
    <message>
      <source>Goods</source>
      <translation>Güter</translation>
    </message>
    <message>
      <source>{0} {1}, not {2}</source>
      <translation>{0} {1}, nicht {2}</translation>
    </message>
    <message>
      <source>{0} unit {1}</source>
      <translation>{0} Einheit {1}</translation>
    </message>
    <message>
      <source>{0} units {1}</source>
      <translation>{0} Einheiten {1}</translation>
    </message>
    <message>
      <source>{0} turns</source>
      <translation>{0} Züge</translation>
    </message>
    <message>
      <source>the next turn</source>
      <translation>der nächste Zug</translation>
    </message>
    <message>
      <source>{0} arrival</source>
      <translation>{0} Ankunft</translation>
    </message>
    <message>
      <source>{0} arrivals</source>
      <translation>{0} Ankünfte</translation>
    </message>
    <message>
      <source>no longer described</source>
      <translation>nicht mehr beschrieben</translation>
    </message>
    <message>
      <source>{0} type and steps</source>
      <translation>{0} Art und Schritte</translation>
    </message>
    <message>
      <source>{0} {1} the steps of before</source>
      <translation>{0} {1} die Schritte von vorher</translation>
    </message>
    <message>
      <source>{0} unit printed differently</source>
      <translation>{0} Einheit anders gedruckt</translation>
    </message>
    <message>
      <source>{0} units printed differently</source>
      <translation>{0} Einheiten anders gedruckt</translation>
    </message>
    <message>
      <source>{0} unit {1} it as it was placed</source>
      <translation>{0} Einheit {1} ihn, wie er gelegt wurde</translation>
    </message>
    <message>
      <source>{0} units {1} it as it was placed</source>
      <translation>{0} Einheiten {1} ihn, wie er gelegt wurde</translation>
    </message>
    <message>
      <source>called {0}</source>
      <translation>heißt {0}</translation>
    </message>
    <message>
      <source>{0} the old type: change it there</source>
      <translation>{0} die alte Art: dort ändern</translation>
    </message>
    <message>
      <source>{0} keeps its {1}</source>
      <translation>{0} behält {1}</translation>
    </message>
    <message>
      <source>Turns of the ledger</source>
      <translation>Züge des Journals</translation>
    </message>
    <message>
      <source>{0} renamed</source>
      <translation>{0} heißt anders</translation>
    </message>
    <message>
      <source>{0}, not {1}</source>
      <translation>{0}, nicht {1}</translation>
    </message>
    <message>
      <source>After this phase</source>
      <translation>Nach dieser Phase</translation>
    </message>
    <message>
      <source>Turns that are over</source>
      <translation>Vergangene Züge</translation>
    </message>
    <message>
      <source>{0} no more</source>
      <translation>{0} nicht mehr</translation>
    </message>
    <message>
      <source>no longer kept</source>
      <translation>nicht mehr geführt</translation>
    </message>
    <message>
      <source>enter it again</source>
      <translation>noch einmal eintragen</translation>
    </message>
    <message>
      <source>Weather of places</source>
      <translation>Wetter der Orte</translation>
    </message>
    <message>
      <source>that of another zone</source>
      <translation>das einer anderen Zone</translation>
    </message>
    <message>
      <source>Flipped sides</source>
      <translation>Umgedrehte Seiten</translation>
    </message>
    <message>
      <source>{0} as entered</source>
      <translation>{0} wie eingetragen</translation>
    </message>
    <message>
      <source>enter them in the new order</source>
      <translation>in der neuen Reihenfolge eintragen</translation>
    </message>
    <message>
      <source>{0} unit {1} it</source>
      <translation>{0} Einheit {1} ihn</translation>
    </message>
    <message>
      <source>{0} units {1} it</source>
      <translation>{0} Einheiten {1} ihn</translation>
    </message>
    <message>
      <source>asks for {0}</source>
      <translation>fragt nach {0}</translation>
    </message>
    <message>
      <source>asks for nothing</source>
      <translation>fragt nach nichts</translation>
    </message>
    <message>
      <source>{0} step in place of {1}</source>
      <translation>{0} Schritt statt {1}</translation>
    </message>
    <message>
      <source>{0} steps in place of {1}</source>
      <translation>{0} Schritte statt {1}</translation>
    </message>
    <message>
      <source>flips at {0}</source>
      <translation>dreht sich um bei {0}</translation>
    </message>
    <message>
      <source>{0} unit turned over</source>
      <translation>{0} Einheit umgedreht</translation>
    </message>
    <message>
      <source>{0} units turned over</source>
      <translation>{0} Einheiten umgedreht</translation>
    </message>
    <message>
      <source>other boxes</source>
      <translation>andere Kästchen</translation>
    </message>
    <message>
      <source>on {0} unit</source>
      <translation>auf {0} Einheit</translation>
    </message>
    <message>
      <source>on {0} units</source>
      <translation>auf {0} Einheiten</translation>
    </message>
    <message>
      <source>Weather now, {0}</source>
      <translation>Wetter jetzt, {0}</translation>
    </message>
    <message>
      <source>Limit of {0}</source>
      <translation>Grenze von {0}</translation>
    </message>
    <message>
      <source>no nation of {0} any more</source>
      <translation>keine Nation von {0} mehr</translation>
    </message>
    <message>
      <source>Description of the game changed</source>
      <translation>Spielbeschreibung geändert</translation>
    </message>
    <message>
      <source>in another order</source>
      <translation>in anderer Reihenfolge</translation>
    </message>
    <message>
      <source>{0}, now {1}</source>
      <translation>{0}, jetzt {1}</translation>
    </message>
    <message>
      <source>is elsewhere in the books: in one pool, or at places.</source>
      <translation>liegt in den Büchern anderswo: in einem Pool, oder an Orten.</translation>
    </message>
    <message>
      <source>Go on to another phase first, or leave it.</source>
      <translation>Erst in eine andere Phase gehen, oder es lassen.</translation>
    </message>
    <message>
      <source>Nothing but its wording.</source>
      <translation>Nur der Wortlaut.</translation>
    </message>
    <message>
      <source>Units, pools and ledger</source>
      <translation>Einheiten, Pools und Journal</translation>
    </message>
    <message>
      <source>carried over</source>
      <translation>übertragen</translation>
    </message>
    <message>
      <source>The ledger has entries of it; it can be renamed, under the same id, {0}.</source>
      <translation>Das Journal hat Einträge davon; es kann unter derselben Kennung, {0}, anders heißen.</translation>
    </message>
    <message>
      <source>Leave it, or rename it.</source>
      <translation>Lassen, oder anders nennen.</translation>
    </message>
    <message>
      <source>{0} unit lacks it.</source>
      <translation>{0} Einheit fehlt er.</translation>
    </message>
    <message>
      <source>{0} unit lack it.</source>
      <translation>{0} Einheit fehlt er.</translation>
    </message>
    <message>
      <source>{0} units lacks it.</source>
      <translation>{0} Einheiten fehlt er.</translation>
    </message>
    <message>
      <source>{0} units lack it.</source>
      <translation>{0} Einheiten fehlt er.</translation>
    </message>
    <message>
      <source>Say that it may be missing: optional = true.</source>
      <translation>Sagen, dass er fehlen darf: optional = true.</translation>
    </message>
    <message>
      <source>a house rule replaces this number.</source>
      <translation>eine Hausregel steht an der Stelle dieser Zahl.</translation>
    </message>
    <message>
      <source>{0} is a turn of the ledger, but not of this calendar.</source>
      <translation>{0} ist ein Zug des Journals, aber keiner dieses Kalenders.</translation>
    </message>
    <message>
      <source>Leave the turns as they were.</source>
      <translation>Die Züge lassen, wie sie waren.</translation>
    </message>
    <message>
      <source>At the start</source>
      <translation>Am Anfang</translation>
    </message>
    <message>
      <source>stays as it was posted</source>
      <translation>bleibt, wie es gebucht ist</translation>
    </message>
    <message>
      <source>Who holds places</source>
      <translation>Wer Orte hält</translation>
    </message>
    <message>
      <source>Leave it as it was.</source>
      <translation>Lassen, wie es war.</translation>
    </message>
    <message>
      <source>units have this rating.</source>
      <translation>Einheiten haben diesen Wert.</translation>
    </message>
    <message>
      <source>is being played.</source>
      <translation>wird gerade gespielt.</translation>
    </message>
    <message>
      <source>cannot be removed.</source>
      <translation>kann nicht weggenommen werden.</translation>
    </message>
    <message>
      <source>Give the number back first.</source>
      <translation>Erst die Zahl zurückgeben.</translation>
    </message>
    <message>
      <source>Weather not entered</source>
      <translation>Wetter nicht eingetragen</translation>
    </message>
    <message>
      <source>Income not posted</source>
      <translation>Einnahmen nicht gebucht</translation>
    </message>
    <message>
      <source>Arrivals not posted</source>
      <translation>Ankünfte nicht gebucht</translation>
    </message>
    <message>
      <source> in {0}</source>
      <translation> in {0}</translation>
    </message>
    <message>
      <source>The weather of the turn{0} is not known.</source>
      <translation>Das Wetter des Zuges{0} ist nicht bekannt.</translation>
    </message>
    <message>
      <source>{0} arrives this turn.</source>
      <translation>{0} trifft in diesem Zug ein.</translation>
    </message>
    <message>
      <source>{0} arrive this turn.</source>
      <translation>{0} treffen in diesem Zug ein.</translation>
    </message>
    <message>
      <source>{0} pool at {1}</source>
      <translation>Pool von {0} in {1}</translation>
    </message>
    <message>
      <source>in {0} as it is</source>
      <translation>in {0}, wie es ist</translation>
    </message>
    <message>
      <source>{0} depends on the weather in {1}, which is not known.</source>
      <translation>{0} hängt vom Wetter in {1} ab, das nicht bekannt ist.</translation>
    </message>
    <message>
      <source>{0} depends on the weather, which is not known.</source>
      <translation>{0} hängt vom Wetter ab, das nicht bekannt ist.</translation>
    </message>
    <message>
      <source>Enter the weather of {0} first.</source>
      <translation>Erst das Wetter von {0} eintragen.</translation>
    </message>
    <message>
      <source>Beyond the limit</source>
      <translation>Über der Grenze</translation>
    </message>
    <message>
      <source>{0} has {1} {2}, and {3} is the limit.</source>
      <translation>{0} hat {1} {2}, und {3} ist die Grenze.</translation>
    </message>
    <message>
      <source>Spend some first.</source>
      <translation>Erst etwas ausgeben.</translation>
    </message>
    <message>
      <source>As described</source>
      <translation>Wie beschrieben</translation>
    </message>
    <message>
      <source>What the description says of the start.</source>
      <translation>Was die Beschreibung vom Anfang sagt.</translation>
    </message>
    <message>
      <source>As its description has it.</source>
      <translation>Wie ihre Beschreibung sagt.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Eröffnung</translation>
    </message>
    <message>
      <source>The books are opened as the description has it.</source>
      <translation>Die Bücher werden eröffnet, wie die Beschreibung sagt.</translation>
    </message>
    <message>
      <source>Books opened</source>
      <translation>Bücher eröffnet</translation>
    </message>
    <message>
      <source>{0} is held by</source>
      <translation>{0} wird gehalten von</translation>
    </message>
    <message>
      <source>{0} Markers: {1}.</source>
      <translation>{0} Marker: {1}.</translation>
    </message>
    <message>
      <source>Flipped</source>
      <translation>Umgedreht</translation>
    </message>
    <message>
      <source>to the nearest</source>
      <translation>Zur nächsten</translation>
    </message>
    <message>
      <source>The amount of the line.</source>
      <translation>Die Menge der Zeile.</translation>
    </message>
    <message>
      <source>The factor of the weather.</source>
      <translation>Der Faktor des Wetters.</translation>
    </message>
    <message>
      <source>, rounded {0}</source>
      <translation>, gerundet {0}</translation>
    </message>
    <message>
      <source>Comes in</source>
      <translation>kommt herein</translation>
    </message>
    <message>
      <source>In the pools</source>
      <translation>In den Pools</translation>
    </message>
    <message>
      <source>The pools are empty.</source>
      <translation>Die Pools sind leer.</translation>
    </message>
    <message>
      <source>There are no places.</source>
      <translation>Es gibt keine Orte.</translation>
    </message>
    <message>
      <source>Arrivals to come</source>
      <translation>Kommende Ankünfte</translation>
    </message>
    <message>
      <source>Nothing more arrives.</source>
      <translation>Nichts trifft mehr ein.</translation>
    </message>
    <message>
      <source>What is where, who holds what, what comes in.</source>
      <translation>Was wo liegt, wer was hält, was eingeht.</translation>
    </message>
    <message>
      <source>What is kept.</source>
      <translation>Was verwahrt wird.</translation>
    </message>
    <message>
      <source>The pool, or the place where it is.</source>
      <translation>Der Pool, oder der Ort, an dem es liegt.</translation>
    </message>
    <message>
      <source>How much of it there is.</source>
      <translation>Wie viel davon da ist.</translation>
    </message>
    <message>
      <source>A place of the game.</source>
      <translation>Ein Ort des Spiels.</translation>
    </message>
    <message>
      <source>The side that holds it.</source>
      <translation>Die Seite, die ihn hält.</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>A line of the income.</source>
      <translation>Eine Zeile des Einkommens.</translation>
    </message>
    <message>
      <source>How much comes in by it.</source>
      <translation>Wie viel durch sie hereinkommt.</translation>
    </message>
    <message>
      <source>The turn of the arrival.</source>
      <translation>Der Zug der Ankunft.</translation>
    </message>
    <message>
      <source>What arrives.</source>
      <translation>Was ankommt.</translation>
    </message>
    <message>
      <source>How much of it, and where.</source>
      <translation>Wie viel davon, und wo.</translation>
    </message>
    <message>
      <source>weather?</source>
      <translation>Wetter?</translation>
    </message>
    <message>
      <source>The ratings of its other side are not entered.</source>
      <translation>Die Werte ihrer anderen Seite sind nicht eingetragen.</translation>
    </message>
    <message>
      <source>{0} of {1} steps</source>
      <translation>{0} von {1} Schritten</translation>
    </message>
    <message>
      <source>{0}, flipped {1}</source>
      <translation>{0}, umgedreht {1}</translation>
    </message>
    <message>
      <source>It is dead.</source>
      <translation>Sie ist tot.</translation>
    </message>
    <message>
      <source>The other side of its counter.</source>
      <translation>Die andere Seite ihres Spielsteins.</translation>
    </message>
    <message>
      <source>Ratings now</source>
      <translation>Werte jetzt</translation>
    </message>
    <message>
      <source>First side</source>
      <translation>Erste Seite</translation>
    </message>
    <message>
      <source>Second side</source>
      <translation>Zweite Seite</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Versorgung</translation>
    </message>
    <message>
      <source>Operations</source>
      <translation>Operationen</translation>
    </message>
    <message>
      <source>Supplies</source>
      <translation>Vorräte</translation>
    </message>
    <message>
      <source>SP</source>
      <translation>SP</translation>
    </message>
    <message>
      <source>Each turn</source>
      <translation>Jeder Zug</translation>
    </message>
    <message>
      <source>income.{0}.amount</source>
      <translation>income.{0}.amount</translation>
    </message>
    <message>
      <source>income.{0}.in_{1}</source>
      <translation>income.{0}.in_{1}</translation>
    </message>
    <message>
      <source>rates.{0}.{1}_{2}</source>
      <translation>rates.{0}.{1}_{2}</translation>
    </message>
    <message>
      <source>Rules of {0}</source>
      <translation>Regeln von {0}</translation>
    </message>
    <message>
      <source>HB</source>
      <translation>HB</translation>
    </message>
    <message>
      <source>What every described game has</source>
      <translation>Was jedes beschriebene Spiel hat</translation>
    </message>
    <message>
      <source>{0} does not go in a box.</source>
      <translation>{0} steht nicht in einem Kästchen.</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>Remarks</source>
      <translation>Bemerkungen</translation>
    </message>
    <message>
      <source>{0} boxes are too many.</source>
      <translation>{0} Kästchen sind zu viele.</translation>
    </message>
    <message>
      <source>Write {0} letters at most.</source>
      <translation>Höchstens {0} Buchstaben schreiben.</translation>
    </message>
    <message>
      <source>Write them as 2-6.</source>
      <translation>Sie als 2-6 schreiben.</translation>
    </message>
    <message>
      <source>what is printed in the boxes, such as 6 5 4</source>
      <translation>was in den Kästchen gedruckt ist, etwa 6 5 4</translation>
    </message>
    <message>
      <source>the ratings of its other side, such as 2-6</source>
      <translation>die Werte ihrer anderen Seite, etwa 2-6</translation>
    </message>
    <message>
      <source>Box values</source>
      <translation>Werte der Kästchen</translation>
    </message>
    <message>
      <source>Flipped side</source>
      <translation>Umgedrehte Seite</translation>
    </message>
  </context>
  <context>
    <name>games.own.actions</name>
    <message>
      <source>Enter how much.</source>
      <translation>Eintragen, wie viel.</translation>
    </message>
    <message>
      <source>is not the side whose turn it is.</source>
      <translation>ist nicht die Seite am Zug.</translation>
    </message>
    <message>
      <source>{0} are {1} {2}, not {3}.</source>
      <translation>{0} liegen {1} {2}, nicht {3}.</translation>
    </message>
    <message>
      <source>At {0}</source>
      <translation>In {0}</translation>
    </message>
    <message>
      <source>In the pool</source>
      <translation>im Pool</translation>
    </message>
    <message>
      <source>Move goods</source>
      <translation>Güter bewegen</translation>
    </message>
    <message>
      <source>Goods go from place to place.</source>
      <translation>Güter gehen von Ort zu Ort.</translation>
    </message>
    <message>
      <source>Choose another place.</source>
      <translation>Einen anderen Ort wählen.</translation>
    </message>
    <message>
      <source>Move {0} {1} from {2} to {3}</source>
      <translation>{0} {1} von {2} nach {3} bewegen</translation>
    </message>
    <message>
      <source>{0} {1} stay at {2}.</source>
      <translation>{0} {1} bleiben in {2}.</translation>
    </message>
    <message>
      <source>Convert</source>
      <translation>Umwandeln</translation>
    </message>
    <message>
      <source>Goods are made into others.</source>
      <translation>Aus Gütern werden andere.</translation>
    </message>
    <message>
      <source>{0} makes {1}.</source>
      <translation>{0} macht {1}.</translation>
    </message>
    <message>
      <source>Receive</source>
      <translation>Erhalten</translation>
    </message>
    <message>
      <source>Goods come in.</source>
      <translation>Güter gehen ein.</translation>
    </message>
    <message>
      <source>Spend</source>
      <translation>Ausgeben</translation>
    </message>
    <message>
      <source>Goods are used up.</source>
      <translation>Güter werden verbraucht.</translation>
    </message>
    <message>
      <source>Lose goods</source>
      <translation>Güter verlieren</translation>
    </message>
    <message>
      <source>Goods are lost or captured.</source>
      <translation>Güter gehen verloren oder werden erbeutet.</translation>
    </message>
    <message>
      <source>What.</source>
      <translation>Was.</translation>
    </message>
    <message>
      <source>What for, or where from.</source>
      <translation>Wofür, oder woher.</translation>
    </message>
    <message>
      <source>{0}{1} before</source>
      <translation>{0}{1} vorher</translation>
    </message>
    <message>
      <source>{0}{1} now</source>
      <translation>{0}{1} jetzt</translation>
    </message>
    <message>
      <source>Leave it blank, or change the option.</source>
      <translation>Offen lassen, oder die Option ändern.</translation>
    </message>
    <message>
      <source>{0} is in one pool of the side, not at places.</source>
      <translation>{0} liegt in einem Pool der Seite, nicht an Orten.</translation>
    </message>
    <message>
      <source>Enter {0} or less.</source>
      <translation>{0} oder weniger eintragen.</translation>
    </message>
    <message>
      <source>From where.</source>
      <translation>Von wo.</translation>
    </message>
    <message>
      <source>To where.</source>
      <translation>Wohin.</translation>
    </message>
    <message>
      <source>At which rate.</source>
      <translation>Zu welchem Satz.</translation>
    </message>
    <message>
      <source>How many times.</source>
      <translation>Wie oft.</translation>
    </message>
    <message>
      <source>Given up: {0}</source>
      <translation>Hingegeben: {0}</translation>
    </message>
    <message>
      <source>Made: {0}</source>
      <translation>Gemacht: {0}</translation>
    </message>
    <message>
      <source>Post it</source>
      <translation>Buchen</translation>
    </message>
    <message>
      <source>{0} is kept at places.</source>
      <translation>{0} liegt an Orten.</translation>
    </message>
    <message>
      <source>is where it is already.</source>
      <translation>ist, wo es schon liegt.</translation>
    </message>
    <message>
      <source>Where, for goods kept at places.</source>
      <translation>Wo, für Güter, die an Orten liegen.</translation>
    </message>
    <message>
      <source>Enter how many times.</source>
      <translation>Eintragen, wie oft.</translation>
    </message>
    <message>
      <source>Say at which.</source>
      <translation>Sagen, an welchem.</translation>
    </message>
    <message>
      <source>Moved</source>
      <translation>Bewegt</translation>
    </message>
    <message>
      <source>Left at {0}</source>
      <translation>Bleibt in {0}</translation>
    </message>
    <message>
      <source>Leave the place blank.</source>
      <translation>Den Ort offen lassen.</translation>
    </message>
    <message>
      <source>Whose; left blank, the side whose turn it is.</source>
      <translation>Wessen; offen gelassen, der Seite am Zug.</translation>
    </message>
    <message>
      <source>How much.</source>
      <translation>Wie viel.</translation>
    </message>
    <message>
      <source>{0} is held by {1} already.</source>
      <translation>{0} wird schon von {1} gehalten.</translation>
    </message>
    <message>
      <source>Nothing to do.</source>
      <translation>Nichts zu tun.</translation>
    </message>
    <message>
      <source>{0} takes {1}</source>
      <translation>{0} nimmt {1}</translation>
    </message>
    <message>
      <source>{0} loses {1}</source>
      <translation>{0} verliert {1}</translation>
    </message>
    <message>
      <source>Which place.</source>
      <translation>Welcher Ort.</translation>
    </message>
    <message>
      <source>Who holds it now; left blank, no one.</source>
      <translation>Wer ihn jetzt hält; offen gelassen, niemand.</translation>
    </message>
    <message>
      <source>Held by {0} before.</source>
      <translation>Vorher gehalten von {0}.</translation>
    </message>
    <message>
      <source>No one held it before.</source>
      <translation>Vorher hielt ihn niemand.</translation>
    </message>
    <message>
      <source>Place taken or lost</source>
      <translation>Ort genommen oder verloren</translation>
    </message>
    <message>
      <source>Choose a place.</source>
      <translation>Einen Ort wählen.</translation>
    </message>
    <message>
      <source>Enter who holds a place from now on.</source>
      <translation>Eintragen, wer einen Ort von jetzt an hält.</translation>
    </message>
    <message>
      <source>{0} is held</source>
      <translation>{0} wird gehalten</translation>
    </message>
    <message>
      <source>No unit is on the map.</source>
      <translation>Keine Einheit ist auf der Karte.</translation>
    </message>
    <message>
      <source>Marked</source>
      <translation>Markiert</translation>
    </message>
    <message>
      <source>{0} off</source>
      <translation>{0} ab</translation>
    </message>
    <message>
      <source>Enter what the marker asks for: {0}.</source>
      <translation>Eintragen, wonach der Marker fragt: {0}.</translation>
    </message>
    <message>
      <source>{0}: {1} unit.</source>
      <translation>{0}: {1} Einheit.</translation>
    </message>
    <message>
      <source>{0}: {1} units.</source>
      <translation>{0}: {1} Einheiten.</translation>
    </message>
    <message>
      <source>these boxes</source>
      <translation>diese Kästchen</translation>
    </message>
    <message>
      <source>{0} boxes, {1} crossed off.</source>
      <translation>{0} Kästchen, {1} gestrichen.</translation>
    </message>
    <message>
      <source>Give one for each of {0} boxes, ? for one without.</source>
      <translation>Eine Zahl für jedes der {0} Kästchen angeben, ? für eines ohne.</translation>
    </message>
    <message>
      <source>Post the {0}</source>
      <translation>{0} buchen</translation>
    </message>
    <message>
      <source>Units that get the marker, or lose it.</source>
      <translation>Einheiten, die den Marker erhalten oder verlieren.</translation>
    </message>
    <message>
      <source>What the marker asks for.</source>
      <translation>Wonach der Marker fragt.</translation>
    </message>
    <message>
      <source>Markers on units</source>
      <translation>Marker auf Einheiten</translation>
    </message>
    <message>
      <source>Place a marker on units, or take it off.</source>
      <translation>Einen Marker auf Einheiten legen oder wegnehmen.</translation>
    </message>
    <message>
      <source>Units with these boxes.</source>
      <translation>Einheiten mit diesen Kästchen.</translation>
    </message>
    <message>
      <source>Boxes of units</source>
      <translation>Kästchen von Einheiten</translation>
    </message>
    <message>
      <source>Enter the step boxes of units, with the numbers in them.</source>
      <translation>Die Schrittkästchen von Einheiten eintragen, mit den Zahlen darin.</translation>
    </message>
    <message>
      <source>Whether it is placed; no takes it off.</source>
      <translation>Ob er gelegt wird; nein: Er wird abgenommen.</translation>
    </message>
    <message>
      <source>Boxes of each.</source>
      <translation>Kästchen jeder.</translation>
    </message>
    <message>
      <source>The numbers in the boxes from the left, ? for one without; none for no numbers.</source>
      <translation>Die Zahlen in den Kästchen von links, ? für eines ohne; keine für gar keine.</translation>
    </message>
    <message>
      <source>Boxes that are crossed off already; left out, as many as now.</source>
      <translation>Kästchen, die schon gestrichen sind; weggelassen, so viele wie jetzt.</translation>
    </message>
    <message>
      <source>holds {0} numbers.</source>
      <translation>enthält {0} Zahlen.</translation>
    </message>
    <message>
      <source>Leave a box open; a unit without one is dead.</source>
      <translation>Ein Kästchen offen lassen; eine Einheit ohne eines ist tot.</translation>
    </message>
    <message>
      <source>has no step left.</source>
      <translation>hat keinen Schritt mehr.</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Zahlen</translation>
    </message>
    <message>
      <source>Crossed off</source>
      <translation>Abgestrichen</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>offen</translation>
    </message>
    <message>
      <source>Pick the units with these boxes.</source>
      <translation>Die mit diesen Kästchen wählen.</translation>
    </message>
    <message>
      <source>The units have these boxes already.</source>
      <translation>Die Einheiten haben diese Kästchen schon.</translation>
    </message>
    <message>
      <source>is dead.</source>
      <translation>ist tot.</translation>
    </message>
    <message>
      <source>A dead unit has no markers.</source>
      <translation>Eine tote Einheit trägt keinen Marker.</translation>
    </message>
    <message>
      <source>Change them.</source>
      <translation>Sie ändern.</translation>
    </message>
    <message>
      <source>Give it a step back first.</source>
      <translation>Ihr erst einen Schritt zurückgeben.</translation>
    </message>
    <message>
      <source>would have no box open.</source>
      <translation>hätte kein offenes Kästchen.</translation>
    </message>
    <message>
      <source>No weather is chosen.</source>
      <translation>Kein Wetter ist gewählt.</translation>
    </message>
    <message>
      <source>Weather of {0}.</source>
      <translation>Wetter von {0}.</translation>
    </message>
    <message>
      <source>Bring in the income of the turn.</source>
      <translation>Die Einnahmen des Zuges holen.</translation>
    </message>
    <message>
      <source>{0}Now</source>
      <translation>{0}Jetzt</translation>
    </message>
    <message>
      <source>Income of {0}: {1}</source>
      <translation>Einnahmen von {0}: {1}</translation>
    </message>
    <message>
      <source>Income of {0}</source>
      <translation>Einnahmen von {0}</translation>
    </message>
    <message>
      <source>Bring in the goods that arrive this turn.</source>
      <translation>Die Güter holen, die in diesem Zug eintreffen.</translation>
    </message>
    <message>
      <source>Weather</source>
      <translation>Wetter</translation>
    </message>
    <message>
      <source>Enter the weather of the turn.</source>
      <translation>Das Wetter des Zuges eintragen.</translation>
    </message>
    <message>
      <source>Post the weather</source>
      <translation>Das Wetter buchen</translation>
    </message>
    <message>
      <source>Choose it.</source>
      <translation>Es wählen.</translation>
    </message>
    <message>
      <source>Weather of {0}: {1}</source>
      <translation>Wetter von {0}: {1}</translation>
    </message>
    <message>
      <source>No line of income comes in this turn.</source>
      <translation>Keine Zeile der Einnahmen geht in diesem Zug ein.</translation>
    </message>
    <message>
      <source>The income comes in.</source>
      <translation>Die Einnahmen gehen ein.</translation>
    </message>
    <message>
      <source>Nothing comes in.</source>
      <translation>Nichts geht ein.</translation>
    </message>
    <message>
      <source>Arrivals of {0}: {1} entry</source>
      <translation>Ankünfte von {0}: {1} Eintrag</translation>
    </message>
    <message>
      <source>Arrivals of {0}: {1} entries</source>
      <translation>Ankünfte von {0}: {1} Einträge</translation>
    </message>
    <message>
      <source>No goods arrive this turn.</source>
      <translation>In diesem Zug treffen keine Güter ein.</translation>
    </message>
    <message>
      <source>The weather of the turn is known.</source>
      <translation>Das Wetter des Zuges ist bekannt.</translation>
    </message>
    <message>
      <source>Weather, {0}</source>
      <translation>Wetter, {0}</translation>
    </message>
    <message>
      <source>Weather in {0}.</source>
      <translation>Wetter in {0}.</translation>
    </message>
    <message>
      <source>The weather.</source>
      <translation>Das Wetter.</translation>
    </message>
  </context>
  <context>
    <name>games.own.description</name>
    <message>
      <source>{0} have their names already.</source>
      <translation>{0} haben ihre Namen schon.</translation>
    </message>
    <message>
      <source>{0} is before the first turn, {1}.</source>
      <translation>{0} liegt vor dem ersten Zug, {1}.</translation>
    </message>
    <message>
      <source>{0} is kept at places, and none is named.</source>
      <translation>{0} liegt an Orten, und keiner ist genannt.</translation>
    </message>
    <message>
      <source>the description has no kinds of weather.</source>
      <translation>die Beschreibung hat keine Wetterarten.</translation>
    </message>
    <message>
      <source>{0} has the {1} {2}, too.</source>
      <translation>{0} hat auch {1} {2}.</translation>
    </message>
    <message>
      <source>there are {0} seasons.</source>
      <translation>es gibt {0} Jahreszeiten.</translation>
    </message>
    <message>
      <source>the steps of units are counted under this id.</source>
      <translation>unter dieser Kennung werden die Schritte der Einheiten gezählt.</translation>
    </message>
    <message>
      <source>the description has no places.</source>
      <translation>die Beschreibung hat keine Orte.</translation>
    </message>
    <message>
      <source>Say to which place, or for which places.</source>
      <translation>Sagen, an welchem Ort, oder für welche Orte.</translation>
    </message>
    <message>
      <source>{0} is kept at places, and the line names none.</source>
      <translation>{0} liegt an Orten, und die Zeile nennt keinen.</translation>
    </message>
    <message>
      <source>{0} would begin with {1} {2}; the limit is {3}.</source>
      <translation>{0} begänne mit {1} {2}; die Grenze ist {3}.</translation>
    </message>
    <message>
      <source>Name the place.</source>
      <translation>Den Ort nennen.</translation>
    </message>
    <message>
      <source>each place has its own weather.</source>
      <translation>jeder Ort hat sein eigenes Wetter.</translation>
    </message>
    <message>
      <source>the weather of no zone is named.</source>
      <translation>das Wetter keiner Zone ist genannt.</translation>
    </message>
    <message>
      <source>all sides play this phase together.</source>
      <translation>alle Seiten spielen diese Phase zusammen.</translation>
    </message>
    <message>
      <source>has no phase.</source>
      <translation>hat keine Phase.</translation>
    </message>
    <message>
      <source>no phase has the form {0}.</source>
      <translation>keine Phase hat das Formular {0}.</translation>
    </message>
    <message>
      <source>a unit of {0} steps would always be on its other side.</source>
      <translation>eine Einheit mit {0} Schritten läge immer auf ihrer anderen Seite.</translation>
    </message>
    <message>
      <source>has {0} for {1} step.</source>
      <translation>hat {0} für {1} Schritt.</translation>
    </message>
    <message>
      <source>has {0} for {1} steps.</source>
      <translation>hat {0} für {1} Schritte.</translation>
    </message>
    <message>
      <source>gives up {0} and makes {1}.</source>
      <translation>gibt {0} hin und macht {1}.</translation>
    </message>
    <message>
      <source>is before {0}, the first turn of the line.</source>
      <translation>liegt vor {0}, dem ersten Zug der Zeile.</translation>
    </message>
    <message>
      <source>{0} asks for its weather, and it is in no zone.</source>
      <translation>{0} fragt nach seinem Wetter und liegt in keiner Zone.</translation>
    </message>
    <message>
      <source>Leave the names out.</source>
      <translation>Die Namen weglassen.</translation>
    </message>
    <message>
      <source>Choose a later turn.</source>
      <translation>Einen späteren Zug wählen.</translation>
    </message>
    <message>
      <source>Name the kinds, too.</source>
      <translation>Auch die Arten nennen.</translation>
    </message>
    <message>
      <source>Choose another.</source>
      <translation>Einen anderen wählen.</translation>
    </message>
    <message>
      <source>Name the four in order.</source>
      <translation>Die vier der Reihe nach nennen.</translation>
    </message>
    <message>
      <source>Choose another id.</source>
      <translation>Eine andere Kennung wählen.</translation>
    </message>
    <message>
      <source>Add a place, or write side.</source>
      <translation>Einen Ort hinzufügen, oder side schreiben.</translation>
    </message>
    <message>
      <source>Begin with less.</source>
      <translation>Mit weniger beginnen.</translation>
    </message>
    <message>
      <source>Leave the zone out.</source>
      <translation>Die Zone weglassen.</translation>
    </message>
    <message>
      <source>Name the zone whose weather counts.</source>
      <translation>Die Zone nennen, deren Wetter zählt.</translation>
    </message>
    <message>
      <source>Leave the sides out.</source>
      <translation>Die Seiten weglassen.</translation>
    </message>
    <message>
      <source>Give it a phase, or write no sides there.</source>
      <translation>Ihr eine Phase geben, oder dort keine Seiten schreiben.</translation>
    </message>
    <message>
      <source>Add it to the forms of a phase.</source>
      <translation>Es zu den Formularen einer Phase hinzufügen.</translation>
    </message>
    <message>
      <source>Choose a lower number.</source>
      <translation>Eine kleinere Nummer wählen.</translation>
    </message>
    <message>
      <source>Write one for each step.</source>
      <translation>Für jeden Schritt eines schreiben.</translation>
    </message>
    <message>
      <source>Name it once.</source>
      <translation>Es einmal nennen.</translation>
    </message>
    <message>
      <source>Name its zone.</source>
      <translation>Seine Zone nennen.</translation>
    </message>
    <message>
      <source>Its short name in the file: small letters, digits and _.</source>
      <translation>Sein kurzer Name in der Datei: kleine Buchstaben, Ziffern und _.</translation>
    </message>
    <message>
      <source>Where your rulebook says so, such as 7.2.</source>
      <translation>Wo das eigene Regelheft es sagt, etwa 7.2.</translation>
    </message>
    <message>
      <source>Good</source>
      <translation>Gut</translation>
    </message>
    <message>
      <source>What it is.</source>
      <translation>Was es ist.</translation>
    </message>
    <message>
      <source>Amount</source>
      <translation>Menge</translation>
    </message>
    <message>
      <source>Where it is, for a good kept at places.</source>
      <translation>Wo es liegt, für ein Gut, das an Orten liegt.</translation>
    </message>
    <message>
      <source>What the game is called.</source>
      <translation>Wie das Spiel heißt.</translation>
    </message>
    <message>
      <source>What it is about, in a sentence.</source>
      <translation>Worum es geht, in einem Satz.</translation>
    </message>
    <message>
      <source>Turns are</source>
      <translation>Züge sind</translation>
    </message>
    <message>
      <source>How long a turn is, or the period that holds several.</source>
      <translation>Wie lang ein Zug ist, oder der Zeitraum, der mehrere enthält.</translation>
    </message>
    <message>
      <source>First turn</source>
      <translation>Erster Zug</translation>
    </message>
    <message>
      <source>Such as 4 April 1836, April 1836, Spring 1836 or Turn 1.</source>
      <translation>Etwa 4. April 1836, April 1836, Frühling 1836 oder Zug 1.</translation>
    </message>
    <message>
      <source>Turns in each</source>
      <translation>Züge in jedem</translation>
    </message>
    <message>
      <source>Names of the turns in each period: Morning, Night. None for one.</source>
      <translation>Namen der Züge in jedem Zeitraum: Morgen, Nacht. Keine für einen.</translation>
    </message>
    <message>
      <source>Names</source>
      <translation>Namen</translation>
    </message>
    <message>
      <source>Names of turns that are only counted, or of the four seasons.</source>
      <translation>Namen von Zügen, die nur gezählt werden, oder der vier Jahreszeiten.</translation>
    </message>
    <message>
      <source>Kinds</source>
      <translation>Arten</translation>
    </message>
    <message>
      <source>All that it may be: clear, mud, snow.</source>
      <translation>Alles, was es sein kann: klar, Schlamm, Schnee.</translation>
    </message>
    <message>
      <source>Zones</source>
      <translation>Zonen</translation>
    </message>
    <message>
      <source>Where it may differ. None for one weather everywhere.</source>
      <translation>Wo es verschieden sein kann. Keine für ein Wetter überall.</translation>
    </message>
    <message>
      <source>What the side is called.</source>
      <translation>Wie die Seite heißt.</translation>
    </message>
    <message>
      <source>Emblem</source>
      <translation>Emblem</translation>
    </message>
    <message>
      <source>The shape that marks it.</source>
      <translation>Die Form, die sie bezeichnet.</translation>
    </message>
    <message>
      <source>Nations</source>
      <translation>Nationen</translation>
    </message>
    <message>
      <source>Whose units it has; the name of the side where none is named.</source>
      <translation>Wessen Einheiten sie hat; der Name der Seite, wo keine genannt ist.</translation>
    </message>
    <message>
      <source>What the phase is called, without the word phase.</source>
      <translation>Wie die Phase heißt, ohne das Wort Phase.</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>Kurz</translation>
    </message>
    <message>
      <source>What is done in it, in a few words.</source>
      <translation>Was darin geschieht, in wenigen Worten.</translation>
    </message>
    <message>
      <source>What to bear in mind in it.</source>
      <translation>Was darin zu bedenken ist.</translation>
    </message>
    <message>
      <source>Who has it; every side if empty.</source>
      <translation>Wer sie hat; jede Seite, wenn leer.</translation>
    </message>
    <message>
      <source>All sides play it at once.</source>
      <translation>Alle Seiten spielen sie zugleich.</translation>
    </message>
    <message>
      <source>Forms</source>
      <translation>Formulare</translation>
    </message>
    <message>
      <source>Which forms it has; all if empty.</source>
      <translation>Welche Formulare sie hat; alle, wenn leer.</translation>
    </message>
    <message>
      <source>What it is called: Attack.</source>
      <translation>Wie er heißt: Angriff.</translation>
    </message>
    <message>
      <source>On the counter</source>
      <translation>Auf dem Spielstein</translation>
    </message>
    <message>
      <source>It is printed as in 4-6.</source>
      <translation>Er steht in 4-6.</translation>
    </message>
    <message>
      <source>May be missing</source>
      <translation>Darf fehlen</translation>
    </message>
    <message>
      <source>Not every unit has it.</source>
      <translation>Nicht jede Einheit hat ihn.</translation>
    </message>
    <message>
      <source>What it is called: Fodder.</source>
      <translation>Wie es heißt: Futter.</translation>
    </message>
    <message>
      <source>Sign</source>
      <translation>Zeichen</translation>
    </message>
    <message>
      <source>Its short sign after a number: FP.</source>
      <translation>Sein kurzes Zeichen hinter einer Zahl: FP.</translation>
    </message>
    <message>
      <source>Lies</source>
      <translation>Liegt</translation>
    </message>
    <message>
      <source>In one pool of the side, or at places.</source>
      <translation>In einem Pool der Seite, oder an Orten.</translation>
    </message>
    <message>
      <source>Limit</source>
      <translation>Grenze</translation>
    </message>
    <message>
      <source>The most that a side holds of it, everywhere together; 0 for none.</source>
      <translation>Wie viel eine Seite davon höchstens hält, überall zusammen; 0 für keine Grenze.</translation>
    </message>
    <message>
      <source>As the order of battle writes it: line infantry.</source>
      <translation>Wie die Gliederung sie schreibt: line infantry.</translation>
    </message>
    <message>
      <source>The drawing that shows it: infantry.</source>
      <translation>Die Zeichnung dafür: infantry.</translation>
    </message>
    <message>
      <source>How many where the sheet leaves it out.</source>
      <translation>Wie viele, wo das Blatt es weglässt.</translation>
    </message>
    <message>
      <source>Flips at</source>
      <translation>Dreht sich um bei</translation>
    </message>
    <message>
      <source>With this many steps left it is on its other side; 0 for never.</source>
      <translation>Mit so vielen übrigen Schritten liegt sie auf ihrer anderen Seite; 0 für nie.</translation>
    </message>
    <message>
      <source>In its boxes</source>
      <translation>In ihren Kästchen</translation>
    </message>
    <message>
      <source>What is printed in the step boxes, from the left.</source>
      <translation>Was in den Schrittkästchen gedruckt ist, von links.</translation>
    </message>
    <message>
      <source>What it is called: Out of breath.</source>
      <translation>Wie er heißt: Außer Atem.</translation>
    </message>
    <message>
      <source>On the sheet</source>
      <translation>Auf dem Blatt</translation>
    </message>
    <message>
      <source>Its word on the Roster Sheet: tired.</source>
      <translation>Sein Wort auf dem Stärkeblatt: müde.</translation>
    </message>
    <message>
      <source>Key</source>
      <translation>Taste</translation>
    </message>
    <message>
      <source>The key that places it on a Roster Sheet.</source>
      <translation>Die Taste, die ihn auf ein Stärkeblatt legt.</translation>
    </message>
    <message>
      <source>Tone</source>
      <translation>Ton</translation>
    </message>
    <message>
      <source>How much it matters: it is only shown, costs something, stops the unit.</source>
      <translation>Wie wichtig er ist: er liegt nur da, kostet etwas, hält die Einheit auf.</translation>
    </message>
    <message>
      <source>Asks for</source>
      <translation>Fragt nach</translation>
    </message>
    <message>
      <source>What is entered with it, such as Hex; empty for nothing.</source>
      <translation>Was mit ihm eingetragen wird, etwa Hex; leer für nichts.</translation>
    </message>
    <message>
      <source>What the place is called.</source>
      <translation>Wie der Ort heißt.</translation>
    </message>
    <message>
      <source>Held by</source>
      <translation>Gehalten von</translation>
    </message>
    <message>
      <source>Who has it at the start; no one if empty.</source>
      <translation>Wer ihn zu Beginn hat; niemand, wenn leer.</translation>
    </message>
    <message>
      <source>Zone</source>
      <translation>Zone</translation>
    </message>
    <message>
      <source>Whose weather it has.</source>
      <translation>Wessen Wetter er hat.</translation>
    </message>
    <message>
      <source>What the line is called: Taxes.</source>
      <translation>Wie die Zeile heißt: Steuern.</translation>
    </message>
    <message>
      <source>What comes in.</source>
      <translation>Was eingeht.</translation>
    </message>
    <message>
      <source>This much each turn, or for each place.</source>
      <translation>So viel in jedem Zug, oder für jeden Ort.</translation>
    </message>
    <message>
      <source>Whose it is; every side's if empty.</source>
      <translation>Wessen sie ist; die jeder Seite, wenn leer.</translation>
    </message>
    <message>
      <source>For each of</source>
      <translation>Für jeden von</translation>
    </message>
    <message>
      <source>This much for each of these places that the side holds.</source>
      <translation>So viel für jeden dieser Orte, den die Seite hält.</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Nach</translation>
    </message>
    <message>
      <source>Where it comes in, for a good kept at places.</source>
      <translation>Wo es eingeht, für ein Gut, das an Orten liegt.</translation>
    </message>
    <message>
      <source>Whose weather counts, for a line without places.</source>
      <translation>Wessen Wetter zählt, für eine Zeile ohne Orte.</translation>
    </message>
    <message>
      <source>What each weather makes of it: mud 1/2, snow 0.</source>
      <translation>Was jedes Wetter daraus macht: mud 1/2, snow 0.</translation>
    </message>
    <message>
      <source>Rounding</source>
      <translation>Rundung</translation>
    </message>
    <message>
      <source>What becomes of a fraction.</source>
      <translation>Was aus einem Bruch wird.</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>The first turn in which it comes in.</source>
      <translation>Der erste Zug, in dem es eingeht.</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>The last turn in which it comes in.</source>
      <translation>Der letzte Zug, in dem es eingeht.</translation>
    </message>
    <message>
      <source>What is done: Cast shot.</source>
      <translation>Was getan wird: Kugeln gießen.</translation>
    </message>
    <message>
      <source>Gives up</source>
      <translation>Gibt hin</translation>
    </message>
    <message>
      <source>What it takes: iron 2.</source>
      <translation>Was es kostet: iron 2.</translation>
    </message>
    <message>
      <source>Makes</source>
      <translation>Macht</translation>
    </message>
    <message>
      <source>What comes of it: shot 3.</source>
      <translation>Was daraus wird: shot 3.</translation>
    </message>
    <message>
      <source>When it arrives.</source>
      <translation>Wann es eintrifft.</translation>
    </message>
    <message>
      <source>What it is called: The convoy.</source>
      <translation>Wie sie heißt: Der Nachschubzug.</translation>
    </message>
    <message>
      <source>When it falls due.</source>
      <translation>Wann es fällig ist.</translation>
    </message>
    <message>
      <source>What to think of.</source>
      <translation>Woran zu denken ist.</translation>
    </message>
    <message>
      <source>In which phase; any if empty.</source>
      <translation>In welcher Phase; in jeder, wenn leer.</translation>
    </message>
    <message>
      <source>For whom; everyone if empty.</source>
      <translation>Für wen; für alle, wenn leer.</translation>
    </message>
    <message>
      <source>ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυχАВЕЅІЈКМНОРСТУХаеѕіјорсух</source>
      <translation>ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυχАВЕЅІЈКМНОРСТУХаеѕіјорсух</translation>
    </message>
    <message>
      <source>ABEZHIKMNOPTYXaivopuxABESIJKMHOPCTYXaesijopcyx</source>
      <translation>ABEZHIKMNOPTYXaivopuxABESIJKMHOPCTYXaesijopcyx</translation>
    </message>
    <message>
      <source>one of a section</source>
      <translation>eines eines Abschnitts</translation>
    </message>
    <message>
      <source>some of a section</source>
      <translation>einige eines Abschnitts</translation>
    </message>
    <message>
      <source>zones of the weather</source>
      <translation>Zonen des Wetters</translation>
    </message>
    <message>
      <source>kinds of weather</source>
      <translation>Wetterarten</translation>
    </message>
    <message>
      <source>is not one of the {0}.</source>
      <translation>gehört nicht zu {0}.</translation>
    </message>
    <message>
      <source>It is a section of its own: write {0}.</source>
      <translation>Es ist ein eigener Abschnitt: {0} schreiben.</translation>
    </message>
    <message>
      <source>It belongs under {0}.</source>
      <translation>Es gehört unter {0}.</translation>
    </message>
    <message>
      <source>the file does not begin with {0} = {1}.</source>
      <translation>die Datei beginnt nicht mit {0} = {1}.</translation>
    </message>
    <message>
      <source>Write each under {0}.</source>
      <translation>Jedes unter {0} schreiben.</translation>
    </message>
    <message>
      <source>[{0}.id]</source>
      <translation>[{0}.id]</translation>
    </message>
    <message>
      <source>{0} are missing.</source>
      <translation>{0} fehlen.</translation>
    </message>
    <message>
      <source>Write small letters, digits and _, a letter first, 30 at most.</source>
      <translation>Kleine Buchstaben, Ziffern und _ schreiben, zuerst einen Buchstaben, höchstens 30.</translation>
    </message>
    <message>
      <source>{0} cannot be the number of a rule.</source>
      <translation>{0} kann nicht die Nummer einer Regel sein.</translation>
    </message>
    <message>
      <source>is not known here.</source>
      <translation>ist hier nicht bekannt.</translation>
    </message>
    <message>
      <source>Write it in quotation marks, "so".</source>
      <translation>In Anführungszeichen schreiben, "so".</translation>
    </message>
    <message>
      <source>has another form here.</source>
      <translation>steht hier in anderer Form.</translation>
    </message>
    <message>
      <source>up to {0}</source>
      <translation>bis zu {0}</translation>
    </message>
    <message>
      <source>has {0} entry.</source>
      <translation>hat {0} Eintrag.</translation>
    </message>
    <message>
      <source>has {0} entries.</source>
      <translation>hat {0} Einträge.</translation>
    </message>
    <message>
      <source>A game has {0}.</source>
      <translation>Ein Spiel hat {0}.</translation>
    </message>
    <message>
      <source>is not a table.</source>
      <translation>ist keine Tabelle.</translation>
    </message>
    <message>
      <source>Write its parts below a heading in brackets.</source>
      <translation>Seine Teile unter eine Überschrift in Klammern schreiben.</translation>
    </message>
    <message>
      <source>{0} cannot be an id.</source>
      <translation>{0} kann keine Kennung sein.</translation>
    </message>
    <message>
      <source>Write it without spaces, such as 7.2 or B-14.</source>
      <translation>Ohne Leerzeichen schreiben, etwa 7.2 oder B-14.</translation>
    </message>
    <message>
      <source>Write one from {0} to {1}.</source>
      <translation>Eine von {0} bis {1} schreiben.</translation>
    </message>
    <message>
      <source>Write it without quotation marks.</source>
      <translation>Ohne Anführungszeichen schreiben.</translation>
    </message>
    <message>
      <source>is not a symbol.</source>
      <translation>ist kein Symbol.</translation>
    </message>
    <message>
      <source>{0} has a comma, which separates the names of a list.</source>
      <translation>{0} hat ein Komma, das die Namen einer Liste trennt.</translation>
    </message>
    <message>
      <source>is not part of a description.</source>
      <translation>gehört nicht zu einer Beschreibung.</translation>
    </message>
    <message>
      <source>Install the newer program.</source>
      <translation>Das neuere Programm installieren.</translation>
    </message>
    <message>
      <source>this program reads form {0} of descriptions.</source>
      <translation>dieses Programm liest Form {0} von Beschreibungen.</translation>
    </message>
    <message>
      <source>HB-</source>
      <translation>HB-</translation>
    </message>
    <message>
      <source>Write one such as infantry, or {0} for an empty box.</source>
      <translation>Eines schreiben, etwa infantry, oder {0} für ein leeres Kästchen.</translation>
    </message>
    <message>
      <source>names {0} twice.</source>
      <translation>nennt {0} zweimal.</translation>
    </message>
    <message>
      <source>Write it once.</source>
      <translation>Es einmal schreiben.</translation>
    </message>
    <message>
      <source>{0} Write {1}.</source>
      <translation>{0} {1} schreiben.</translation>
    </message>
    <message>
      <source>Write it in its first line.</source>
      <translation>In die erste Zeile schreiben.</translation>
    </message>
    <message>
      <source> (at end of document)</source>
      <translation> (am Ende des Dokuments)</translation>
    </message>
    <message>
      <source>Check the line, and the one before it.</source>
      <translation>Die Zeile ansehen, und die davor.</translation>
    </message>
    <message>
      <source>Write it with fewer digits.</source>
      <translation>Mit wenigen Ziffern schreiben.</translation>
    </message>
    <message>
      <source>Remove one of the two, or choose another id.</source>
      <translation>Eines der beiden wegnehmen, oder eine andere Kennung wählen.</translation>
    </message>
    <message>
      <source>this key has too many parts.</source>
      <translation>dieser Schlüssel hat zu viele Teile.</translation>
    </message>
    <message>
      <source>Write it as the sample is.</source>
      <translation>Schreiben, wie das Muster es zeigt.</translation>
    </message>
    <message>
      <source>this is not TOML: {0}.</source>
      <translation>das ist kein TOML: {0}.</translation>
    </message>
    <message>
      <source>this number is too long.</source>
      <translation>diese Zahl ist zu lang.</translation>
    </message>
    <message>
      <source>this is in the file twice.</source>
      <translation>das steht zweimal in der Datei.</translation>
    </message>
    <message>
      <source>is nested too deeply.</source>
      <translation>ist zu tief geschachtelt.</translation>
    </message>
    <message>
      <source>line {0}</source>
      <translation>Zeile {0}</translation>
    </message>
    <message>
      <source>What it is called.</source>
      <translation>Wie es heißt.</translation>
    </message>
    <message>
      <source>Turns</source>
      <translation>Züge</translation>
    </message>
    <message>
      <source>How turns are counted.</source>
      <translation>Wie Züge gezählt werden.</translation>
    </message>
    <message>
      <source>Leave it empty for none.</source>
      <translation>Für keines leer lassen.</translation>
    </message>
    <message>
      <source>Who plays, in the order of play.</source>
      <translation>Wer spielt, in der Reihenfolge des Spiels.</translation>
    </message>
    <message>
      <source>What a player turn consists of.</source>
      <translation>Woraus ein Spielerzug besteht.</translation>
    </message>
    <message>
      <source>The numbers on a counter.</source>
      <translation>Die Zahlen auf einem Spielstein.</translation>
    </message>
    <message>
      <source>What is counted: supplies, money.</source>
      <translation>Was gezählt wird: Vorräte, Geld.</translation>
    </message>
    <message>
      <source>Unit types</source>
      <translation>Einheitenarten</translation>
    </message>
    <message>
      <source>How units are drawn, their boxes.</source>
      <translation>Wie Einheiten gezeichnet werden, ihre Kästchen.</translation>
    </message>
    <message>
      <source>What can be placed on a unit.</source>
      <translation>Was auf einer Einheit liegen kann.</translation>
    </message>
    <message>
      <source>What is held, or holds goods.</source>
      <translation>Was gehalten wird, oder Güter enthält.</translation>
    </message>
    <message>
      <source>What comes in each turn.</source>
      <translation>Was in jedem Zug eingeht.</translation>
    </message>
    <message>
      <source>Conversions</source>
      <translation>Umwandlungen</translation>
    </message>
    <message>
      <source>Goods made into others.</source>
      <translation>Güter, aus denen andere werden.</translation>
    </message>
    <message>
      <source>What is in the pools.</source>
      <translation>Was in den Pools liegt.</translation>
    </message>
    <message>
      <source>Goods that arrive.</source>
      <translation>Güter, die eintreffen.</translation>
    </message>
    <message>
      <source>Reminders</source>
      <translation>Erinnerungen</translation>
    </message>
    <message>
      <source>Write a whole number, or a fraction in quotation marks: "1/2".</source>
      <translation>Eine ganze Zahl schreiben, oder einen Bruch in Anführungszeichen: "1/2".</translation>
    </message>
    <message>
      <source>Write it in brackets: ["so", "and so"].</source>
      <translation>In Klammern schreiben: ["so", "und so"].</translation>
    </message>
    <message>
      <source>must be a table.</source>
      <translation>muss eine Tabelle sein.</translation>
    </message>
    <message>
      <source>is not an exact number.</source>
      <translation>ist keine genaue Zahl.</translation>
    </message>
    <message>
      <source>is more than {0}.</source>
      <translation>ist mehr als {0}.</translation>
    </message>
  </context>
  <context>
    <name>games.own.pages</name>
    <message>
      <source>Describe your game section by section, or open a file that somebody shared. Only the name, the sides and the phases are needed; the rest can come later.</source>
      <translation>Das eigene Spiel Abschnitt für Abschnitt beschreiben, oder eine Datei öffnen, die jemand weitergegeben hat. Nötig sind nur der Name, die Seiten und die Phasen; der Rest kann später kommen.</translation>
    </message>
    <message>
      <source>Take this game</source>
      <translation>Dieses Spiel nehmen</translation>
    </message>
    <message>
      <source>{0} to put right before the game can be taken.</source>
      <translation>{0} zu berichtigen, bevor das Spiel genommen werden kann.</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source> F4 lists what may be entered here.</source>
      <translation> F4 zeigt, was hier stehen kann.</translation>
    </message>
    <message>
      <source>Save the description</source>
      <translation>Beschreibung speichern</translation>
    </message>
    <message>
      <source>Open a file…</source>
      <translation>Datei öffnen…</translation>
    </message>
    <message>
      <source>Save as TOML…</source>
      <translation>Als TOML speichern…</translation>
    </message>
    <message>
      <source>Take the sample</source>
      <translation>Das Muster nehmen</translation>
    </message>
    <message>
      <source>list of what may be entered here</source>
      <translation>Liste dessen, was hier stehen kann</translation>
    </message>
    <message>
      <source>move the row</source>
      <translation>Zeile verschieben</translation>
    </message>
    <message>
      <source>remove the row</source>
      <translation>Zeile entfernen</translation>
    </message>
    <message>
      <source>take back what was typed</source>
      <translation>Getipptes zurücknehmen</translation>
    </message>
    <message>
      <source>sections and grid</source>
      <translation>Abschnitte und Raster</translation>
    </message>
    <message>
      <source>Sections of the description</source>
      <translation>Abschnitte der Beschreibung</translation>
    </message>
    <message>
      <source>Section</source>
      <translation>Abschnitt</translation>
    </message>
    <message>
      <source>A section of the description of the game.</source>
      <translation>Ein Abschnitt der Beschreibung des Spiels.</translation>
    </message>
    <message>
      <source>How many entries the section has.</source>
      <translation>Wie viele Einträge der Abschnitt hat.</translation>
    </message>
    <message>
      <source>What is wrong in the description, and where.</source>
      <translation>Was an der Beschreibung falsch ist, und wo.</translation>
    </message>
    <message>
      <source>What there is to enter.</source>
      <translation>Was einzutragen ist.</translation>
    </message>
    <message>
      <source>Entered</source>
      <translation>Eingetragen</translation>
    </message>
    <message>
      <source>What you have entered.</source>
      <translation>Was eingetragen wurde.</translation>
    </message>
    <message>
      <source>What the program does with it.</source>
      <translation>Was das Programm damit macht.</translation>
    </message>
    <message>
      <source>The campaign carries this description. Save it to share it; change it, and see first what the change does to the books.</source>
      <translation>Der Feldzug trägt diese Beschreibung. Speichern, um sie weiterzugeben; ändern, und zuerst sehen, was die Änderung mit den Büchern macht.</translation>
    </message>
    <message>
      <source>You are looking back. The description is shown as it is now.</source>
      <translation>Rückblick. Die Beschreibung steht hier, wie sie jetzt ist.</translation>
    </message>
    <message>
      <source>change the game</source>
      <translation>das Spiel ändern</translation>
    </message>
    <message>
      <source>{0}. A backup is made first; undo goes on before and after.</source>
      <translation>{0}. Vorher wird eine Sicherung gemacht; Rückgängig geht davor und danach weiter.</translation>
    </message>
    <message>
      <source>Put right what is marked; the change is looked at then.</source>
      <translation>Berichtigen, was markiert ist; dann wird die Änderung angesehen.</translation>
    </message>
  </context>
  <context>
    <name>rules.own.options</name>
    <message>
      <source>Entries for another side</source>
      <translation>Einträge für eine andere Seite</translation>
    </message>
    <message>
      <source>Whether the side that plays may enter what another side receives, spends, moves or loses.</source>
      <translation>Ob die Seite am Zug eintragen darf, was eine andere Seite erhält, ausgibt, bewegt oder verliert.</translation>
    </message>
    <message>
      <source>For any side</source>
      <translation>Für jede Seite</translation>
    </message>
    <message>
      <source>Only for the side that plays</source>
      <translation>Nur für die Seite am Zug</translation>
    </message>
    <message>
      <source>What becomes of a half in a line of income that is rounded to the nearest.</source>
      <translation>Was aus einer Hälfte in einer Zeile der Einnahmen wird, die zur nächsten gerundet wird.</translation>
    </message>
    <message>
      <source>To the even number</source>
      <translation>Zur geraden Zahl</translation>
    </message>
  </context>
</TS>
