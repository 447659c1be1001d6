<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>campaign</name>
    <message>
      <source>`oobmgr units FILE` lists the ids.</source>
      <translation>`oobmgr units FILE` nennt die Kennungen.</translation>
    </message>
    <message>
      <source>There is no unit {0}.</source>
      <translation>Es gibt keine Einheit {0}.</translation>
    </message>
    <message>
      <source>{0} Phase, {1}, {2}</source>
      <translation>Phase {0}, {1}, {2}</translation>
    </message>
    <message>
      <source>INTEGER</source>
      <translation>INTEGER</translation>
    </message>
    <message>
      <source>JSON</source>
      <translation>JSON</translation>
    </message>
    <message>
      <source>a broken number</source>
      <translation>eine gebrochene Zahl</translation>
    </message>
    <message>
      <source>is nested too deep</source>
      <translation>ist zu tief geschachtelt</translation>
    </message>
    <message>
      <source>is not a JSON {0}</source>
      <translation>ist kein JSON-{0}</translation>
    </message>
    <message>
      <source>row {0} of {1}</source>
      <translation>Zeile {0} von {1}</translation>
    </message>
    <message>
      <source>is not JSON</source>
      <translation>ist kein JSON</translation>
    </message>
    <message>
      <source>holds a number that is too large</source>
      <translation>enthält eine zu große Zahl</translation>
    </message>
    <message>
      <source>OR json_type({0}) &lt;&gt; '{1}')</source>
      <translation>OR json_type({0}) &lt;&gt; '{1}')</translation>
    </message>
    <message>
      <source>is {0}, which does not exist</source>
      <translation>ist {0}, das es nicht gibt</translation>
    </message>
    <message>
      <source>{0} has {1} rows instead of one.</source>
      <translation>{0} hat {1} Zeilen statt einer.</translation>
    </message>
    <message>
      <source>{0} has no scenario {1}.</source>
      <translation>{0} hat kein Szenario {1}.</translation>
    </message>
    <message>
      <source>{0} has no {1} {2}.</source>
      <translation>{0} hat kein {1} {2}.</translation>
    </message>
    <message>
      <source>holds {0} instead of {1}</source>
      <translation>enthält {0} statt {1}</translation>
    </message>
    <message>
      <source>{0} has no side {1}.</source>
      <translation>{0} hat keine Seite {1}.</translation>
    </message>
    <message>
      <source>{0} has no variant {1}.</source>
      <translation>{0} hat keine Variante {1}.</translation>
    </message>
    <message>
      <source>there is no account {0}.</source>
      <translation>es gibt kein Konto {0}.</translation>
    </message>
    <message>
      <source>cannot be read</source>
      <translation>nicht lesbar</translation>
    </message>
    <message>
      <source>a counter</source>
      <translation>ein Zähler</translation>
    </message>
    <message>
      <source>its number</source>
      <translation>seine Nummer</translation>
    </message>
    <message>
      <source>whether it is an undo</source>
      <translation>ob er eine Rücknahme ist</translation>
    </message>
    <message>
      <source>what it takes back</source>
      <translation>was er zurücknimmt</translation>
    </message>
    <message>
      <source>its dice and inputs</source>
      <translation>seine Würfel und Angaben</translation>
    </message>
    <message>
      <source>its time</source>
      <translation>seine Zeit</translation>
    </message>
    <message>
      <source>its player</source>
      <translation>sein Spieler</translation>
    </message>
    <message>
      <source>its notes</source>
      <translation>seine Notizen</translation>
    </message>
    <message>
      <source>what it touches</source>
      <translation>was er berührt</translation>
    </message>
    <message>
      <source>its postings</source>
      <translation>seine Buchungszeilen</translation>
    </message>
    <message>
      <source>its facts</source>
      <translation>seine Angaben</translation>
    </message>
    <message>
      <source>the end of the journal</source>
      <translation>das Ende des Journals</translation>
    </message>
    <message>
      <source>one was taken out or put in, or its digest was changed.</source>
      <translation>einer wurde herausgenommen oder eingefügt, oder seine Prüfsumme wurde geändert.</translation>
    </message>
    <message>
      <source>does not follow from the one before it: {0}</source>
      <translation>folgt nicht auf den davor: {0}</translation>
    </message>
    <message>
      <source>has no digest: oobmgr did not post it.</source>
      <translation>hat keine Prüfsumme: oobmgr hat ihn nicht gebucht.</translation>
    </message>
    <message>
      <source>was changed after it was posted: {0}.</source>
      <translation>wurde nach dem Buchen geändert: {0}.</translation>
    </message>
    <message>
      <source>transaction {0} {1}</source>
      <translation>Buchung {0} {1}</translation>
    </message>
    <message>
      <source>its {0}</source>
      <translation>ihre {0}</translation>
    </message>
    <message>
      <source>its digest</source>
      <translation>ihre Prüfsumme</translation>
    </message>
    <message>
      <source>the digest of the campaign is missing.</source>
      <translation>die Prüfsumme des Feldzugs fehlt.</translation>
    </message>
    <message>
      <source>is gone, and its digest is there.</source>
      <translation>ist weg, und ihre Prüfsumme ist da.</translation>
    </message>
    <message>
      <source>changed outside the program: {0}.</source>
      <translation>am Programm vorbei geändert: {0}.</translation>
    </message>
    <message>
      <source>it holds what cannot be read ({0}).</source>
      <translation>sie enthält, was nicht lesbar ist ({0}).</translation>
    </message>
    <message>
      <source>the file is damaged: {0}.</source>
      <translation>die Datei ist beschädigt: {0}.</translation>
    </message>
    <message>
      <source>row {0} of {1} points to nothing in {2}.</source>
      <translation>Zeile {0} von {1} zeigt auf nichts in {2}.</translation>
    </message>
    <message>
      <source>transaction {0} is out of balance by {1} {2}.</source>
      <translation>Buchung {0} geht um {1} {2} nicht auf.</translation>
    </message>
    <message>
      <source>{0} shows {1} {2}, the journal says {3}.</source>
      <translation>{0} zeigt {1} {2}, das Journal sagt {3}.</translation>
    </message>
    <message>
      <source>is missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <source>is there</source>
      <translation>ist da</translation>
    </message>
    <message>
      <source>{0} {1}, the journal says {2}</source>
      <translation>{0} {1}, das Journal sagt {2}</translation>
    </message>
    <message>
      <source>{0} is overdrawn: {1} {2}.</source>
      <translation>{0} ist überzogen: {1} {2}.</translation>
    </message>
    <message>
      <source>{0} shows {1}, the journal says {2}.</source>
      <translation>{0} zeigt {1}, das Journal sagt {2}.</translation>
    </message>
    <message>
      <source>unit {0} has {1} of {2} steps by the journal.</source>
      <translation>Einheit {0} hat nach dem Journal {1} von {2} Schritten.</translation>
    </message>
    <message>
      <source>{0} steps are with unit {1}, which is gone.</source>
      <translation>{0} Schritte liegen bei Einheit {1}, die weg ist.</translation>
    </message>
    <message>
      <source>{0} {1} {2}, the journal says otherwise.</source>
      <translation>{0} {1} {2}, das Journal sagt etwas anderes.</translation>
    </message>
    <message>
      <source>{0} {1} shows {2}.</source>
      <translation>{0} {1} zeigt {2}.</translation>
    </message>
    <message>
      <source>Close the campaign in other windows and programs, then try again.</source>
      <translation>Den Feldzug in anderen Fenstern und Programmen schließen, dann noch einmal versuchen.</translation>
    </message>
    <message>
      <source>the campaign is open: no copy can take its place.</source>
      <translation>der Feldzug ist offen: keine Kopie kann an seine Stelle treten.</translation>
    </message>
    <message>
      <source>{0} set aside {1}{2}</source>
      <translation>{0} beiseitegelegt {1}{2}</translation>
    </message>
    <message>
      <source>lacks {0} entry</source>
      <translation>fehlt {0} Eintrag</translation>
    </message>
    <message>
      <source>lacks {0} entries</source>
      <translation>fehlen {0} Einträge</translation>
    </message>
    <message>
      <source>has {0} other entry</source>
      <translation>hat {0} anderen Eintrag</translation>
    </message>
    <message>
      <source>has {0} other entries</source>
      <translation>hat {0} andere Einträge</translation>
    </message>
    <message>
      <source>the copies cannot be listed</source>
      <translation>die Kopien lassen sich nicht auflisten</translation>
    </message>
    <message>
      <source>the copy cannot take its place</source>
      <translation>die Kopie kann nicht an seine Stelle treten</translation>
    </message>
    <message>
      <source>this is a copy of another campaign.</source>
      <translation>dies ist eine Kopie eines anderen Feldzugs.</translation>
    </message>
    <message>
      <source>the file is damaged.</source>
      <translation>die Datei ist beschädigt.</translation>
    </message>
    <message>
      <source>{0} other entry</source>
      <translation>{0} anderer Eintrag</translation>
    </message>
    <message>
      <source>{0} other entries</source>
      <translation>{0} andere Einträge</translation>
    </message>
    <message>
      <source>Choose another copy.</source>
      <translation>Eine andere Kopie wählen.</translation>
    </message>
    <message>
      <source>this copy was written by a newer oobmgr.</source>
      <translation>diese Kopie wurde von einem neueren oobmgr geschrieben.</translation>
    </message>
    <message>
      <source>this was changed by another program.</source>
      <translation>dies wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
      <source>transaction {0} came from the common file.</source>
      <translation>Buchung {0} kam aus der gemeinsamen Datei.</translation>
    </message>
    <message>
      <source>Take these back first, the latest first.</source>
      <translation>Erst diese zurücknehmen, den letzten zuerst.</translation>
    </message>
    <message>
      <source>Take that back first.</source>
      <translation>Das zuerst zurücknehmen.</translation>
    </message>
    <message>
      <source>{0} (transaction {1}) depends on it.</source>
      <translation>{0} (Buchung {1}) hängt davon ab.</translation>
    </message>
    <message>
      <source>holds {0} {1}</source>
      <translation>enthält {0} {1}</translation>
    </message>
    <message>
      <source>Move or take back what is there first.</source>
      <translation>Erst versetzen oder zurücknehmen, was dort steht.</translation>
    </message>
    <message>
      <source>transaction {0} cannot be revoked.</source>
      <translation>Buchung {0} kann nicht widerrufen werden.</translation>
    </message>
    <message>
      <source>transaction {0} has already been taken back.</source>
      <translation>Buchung {0} ist schon zurückgenommen.</translation>
    </message>
    <message>
      <source>{0} would be in a formation that does not exist.</source>
      <translation>{0} stünde in einem Verband, den es nicht gibt.</translation>
    </message>
    <message>
      <source>{0} would be below itself.</source>
      <translation>{0} stünde unter sich selbst.</translation>
    </message>
    <message>
      <source>Take it back there.</source>
      <translation>Dort zurücknehmen.</translation>
    </message>
    <message>
      <source>{0} {1}; taking back {2} would overdraw it.</source>
      <translation>{0} {1}; {2} zurückzunehmen würde es überziehen.</translation>
    </message>
    <message>
      <source>{0} would be under a formation that does not exist.</source>
      <translation>{0} stünde unter einem Verband, den es nicht gibt.</translation>
    </message>
    <message>
      <source>there would be two {0} in one place.</source>
      <translation>es gäbe zwei {0} an einer Stelle.</translation>
    </message>
    <message>
      <source>Take back what was spent since, first.</source>
      <translation>Erst zurücknehmen, was seither ausgegeben wurde.</translation>
    </message>
    <message>
      <source>there is no variant {0}.</source>
      <translation>es gibt keine Variante {0}.</translation>
    </message>
    <message>
      <source>Known: {0}.</source>
      <translation>Bekannt: {0}.</translation>
    </message>
    <message>
      <source>other side</source>
      <translation>andere Seite</translation>
    </message>
    <message>
      <source>the file could not be made for one side.</source>
      <translation>die Datei konnte nicht für eine Seite gemacht werden.</translation>
    </message>
    <message>
      <source>{0} records</source>
      <translation>Aufzeichnungen von {0}</translation>
    </message>
    <message>
      <source>{0}: postings do not balance: {1}.</source>
      <translation>{0}: Buchungszeilen gehen nicht auf: {1}.</translation>
    </message>
    <message>
      <source>the campaign is open: its log is in use.</source>
      <translation>der Feldzug ist offen: sein Log ist in Gebrauch.</translation>
    </message>
    <message>
      <source>Set the log aside to open the file as it is (`oobmgr restore FILE --log aside`), or restore a copy.</source>
      <translation>Den Log beiseitelegen, um die Datei zu öffnen, wie sie liegt (`oobmgr restore FILE --log aside`), oder eine Kopie zurückholen.</translation>
    </message>
    <message>
      <source>Set the log aside to open the file as it is, or play it in if it belongs to this file after all (`oobmgr restore FILE --log aside`, `--log play`).</source>
      <translation>Den Log beiseitelegen, um die Datei zu öffnen, wie sie liegt, oder ihn einspielen, wenn er doch zu dieser Datei gehört (`oobmgr restore FILE --log aside`, `--log play`).</translation>
    </message>
    <message>
      <source>the file was put here after its log, which holds {0} more of its entries.</source>
      <translation>die Datei kam nach ihrem Log hierher, der {0} weitere ihrer Einträge enthält.</translation>
    </message>
    <message>
      <source>{0} log set aside {1}{2}-wal</source>
      <translation>{0} Log beiseitegelegt {1}{2}-wal</translation>
    </message>
    <message>
      <source>the log beside the file is damaged: what it holds cannot be read.</source>
      <translation>der Log neben der Datei ist beschädigt: was er enthält, ist nicht lesbar.</translation>
    </message>
    <message>
      <source>the log beside the file is not its own: another file was here.</source>
      <translation>der Log neben der Datei ist nicht ihr eigener: eine andere Datei lag hier.</translation>
    </message>
    <message>
      <source>the log beside the file would damage it: it is not its own.</source>
      <translation>der Log neben der Datei würde sie beschädigen: er ist nicht ihr eigener.</translation>
    </message>
    <message>
      <source>the log beside the file belongs to another campaign.</source>
      <translation>der Log neben der Datei gehört zu einem anderen Feldzug.</translation>
    </message>
    <message>
      <source>the log beside the file is from another time in this campaign.</source>
      <translation>der Log neben der Datei ist aus einer anderen Zeit dieses Feldzugs.</translation>
    </message>
    <message>
      <source>the log cannot be set aside</source>
      <translation>der Log kann nicht beiseitegelegt werden</translation>
    </message>
    <message>
      <source>there are {0} formations {1}: {2}.</source>
      <translation>es gibt {0} Verbände {1}: {2}.</translation>
    </message>
    <message>
      <source>Say which one by its path.</source>
      <translation>Den gemeinten mit seinem Pfad nennen.</translation>
    </message>
    <message>
      <source>say what to look for.</source>
      <translation>sagen, wonach gesucht wird.</translation>
    </message>
    <message>
      <source>Income</source>
      <translation>Einnahmen</translation>
    </message>
    <message>
      <source>Pending</source>
      <translation>Ausstehend</translation>
    </message>
    <message>
      <source>Exchanged</source>
      <translation>Getauscht</translation>
    </message>
    <message>
      <source>Box</source>
      <translation>Kästchen</translation>
    </message>
    <message>
      <source>Adjusted</source>
      <translation>Berichtigt</translation>
    </message>
    <message>
      <source>for {0} until {1}</source>
      <translation>für {0} bis {1}</translation>
    </message>
    <message>
      <source>not placed yet</source>
      <translation>noch nicht gelegt</translation>
    </message>
    <message>
      <source>it was changed by another program, and is not opened.</source>
      <translation>sie wurde von einem anderen Programm geändert und wird nicht geöffnet.</translation>
    </message>
    <message>
      <source>Restore a copy, or rebuild the books from the journal in a new file.</source>
      <translation>Eine Kopie zurückholen, oder die Bücher in einer neuen Datei aus dem Journal aufbauen.</translation>
    </message>
    <message>
      <source>no version of oobmgr has kept books in this form: {0}.</source>
      <translation>keine Fassung von oobmgr hat Bücher in dieser Form geführt: {0}.</translation>
    </message>
    <message>
      <source>{0} before upgrade {1}{2}</source>
      <translation>{0} vor der Umstellung {1}{2}</translation>
    </message>
    <message>
      <source>this campaign was written by a newer oobmgr (books {0}).</source>
      <translation>dieser Feldzug wurde von einem neueren oobmgr geschrieben (Bücher {0}).</translation>
    </message>
    <message>
      <source>Install the newer program; the file was not changed.</source>
      <translation>Das neuere Programm installieren; die Datei wurde nicht geändert.</translation>
    </message>
    <message>
      <source>this campaign is of a game that this oobmgr does not know: {0}.</source>
      <translation>dieser Feldzug ist von einem Spiel, das dieses oobmgr nicht kennt: {0}.</translation>
    </message>
    <message>
      <source>the description of its game cannot be read: {0}</source>
      <translation>die Beschreibung seines Spiels ist nicht lesbar: {0}</translation>
    </message>
    <message>
      <source>none is named</source>
      <translation>keines ist genannt</translation>
    </message>
    <message>
      <source>the passphrase has {0} letter.</source>
      <translation>das Kennwort hat {0} Buchstaben.</translation>
    </message>
    <message>
      <source>the passphrase has {0} letters.</source>
      <translation>das Kennwort hat {0} Buchstaben.</translation>
    </message>
    <message>
      <source>Choose one of {0} to {1}.</source>
      <translation>Eines von {0} bis {1} wählen.</translation>
    </message>
    <message>
      <source>{0} letter</source>
      <translation>{0} Buchstabe</translation>
    </message>
    <message>
      <source>{0} letters</source>
      <translation>{0} Buchstaben</translation>
    </message>
    <message>
      <source>NFKC</source>
      <translation>NFKC</translation>
    </message>
    <message>
      <source>.{0}.part</source>
      <translation>.{0}.part</translation>
    </message>
    <message>
      <source>the log of another campaign of this name is there.</source>
      <translation>dort liegt der Log eines anderen Feldzugs dieses Namens.</translation>
    </message>
    <message>
      <source>Choose another name, or put its campaign back and open that first.</source>
      <translation>Einen anderen Namen wählen, oder seinen Feldzug zurücklegen und den zuerst öffnen.</translation>
    </message>
    <message>
      <source>no backup could be written</source>
      <translation>es konnte keine Sicherung geschrieben werden</translation>
    </message>
    <message>
      <source>rb+</source>
      <translation>rb+</translation>
    </message>
    <message>
      <source>the file cannot be made</source>
      <translation>die Datei kann nicht angelegt werden</translation>
    </message>
    <message>
      <source>this is a folder</source>
      <translation>das ist ein Ordner</translation>
    </message>
    <message>
      <source>there is a file of this name already</source>
      <translation>es gibt schon eine Datei dieses Namens</translation>
    </message>
    <message>
      <source>Close it everywhere first.</source>
      <translation>Erst überall schließen.</translation>
    </message>
    <message>
      <source>Choose another name.</source>
      <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
      <source>Make it first.</source>
      <translation>Ihn erst anlegen.</translation>
    </message>
    <message>
      <source>{0} player turn</source>
      <translation>Spielerzug {0}</translation>
    </message>
    <message>
      <source>oobmgr {0}, Python {1}, {2}</source>
      <translation>oobmgr {0}, Python {1}, {2}</translation>
    </message>
    <message>
      <source>went wrong: {0}
{1}</source>
      <translation>schiefgegangen: {0}
{1}</translation>
    </message>
    <message>
      <source>.{0}.log</source>
      <translation>.{0}.log</translation>
    </message>
    <message>
      <source>{0} has no column {1}</source>
      <translation>{0} hat keine Spalte {1}</translation>
    </message>
    <message>
      <source>its journal is damaged, and the books cannot be rebuilt from it.</source>
      <translation>sein Journal ist beschädigt, und die Bücher lassen sich daraus nicht aufbauen.</translation>
    </message>
    <message>
      <source>the table {0} is not the one that oobmgr made</source>
      <translation>die Tabelle {0} ist nicht die, die oobmgr angelegt hat</translation>
    </message>
    <message>
      <source>Restore a copy.</source>
      <translation>Eine Kopie zurückholen.</translation>
    </message>
    <message>
      <source>This campaign replays no example.</source>
      <translation>Dieser Feldzug spielt kein Beispiel nach.</translation>
    </message>
    <message>
      <source>The example is played to its end.</source>
      <translation>Das Beispiel ist zu Ende gespielt.</translation>
    </message>
    <message>
      <source>Make the combat example.</source>
      <translation>Das Kampfbeispiel herstellen.</translation>
    </message>
    <message>
      <source>Undo goes back.</source>
      <translation>Rückgängig geht zurück.</translation>
    </message>
    <message>
      <source>Put it back with Undo, or make the example anew.</source>
      <translation>Mit Rückgängig zurücklegen, oder das Beispiel neu herstellen.</translation>
    </message>
    <message>
      <source>The example needs a unit that is not there.</source>
      <translation>Das Beispiel braucht eine Einheit, die nicht da ist.</translation>
    </message>
    <message>
      <source>{0}, {1} not entered</source>
      <translation>{0}, {1} nicht eingetragen</translation>
    </message>
    <message>
      <source>What came from the common file is taken back there.</source>
      <translation>Was aus der gemeinsamen Datei kam, wird dort zurückgenommen.</translation>
    </message>
    <message>
      <source>there is nothing to {0}.</source>
      <translation>es gibt nichts zu tun: {0}.</translation>
    </message>
    <message>
      <source>Change the description back instead.</source>
      <translation>Stattdessen die Beschreibung zurückändern.</translation>
    </message>
    <message>
      <source>a change of the description is not taken back.</source>
      <translation>eine Änderung der Beschreibung wird nicht zurückgenommen.</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Import</translation>
    </message>
    <message>
      <source>A new unit</source>
      <translation>Eine neue Einheit</translation>
    </message>
    <message>
      <source>A change of units</source>
      <translation>Eine Änderung von Einheiten</translation>
    </message>
    <message>
      <source>Lost steps</source>
      <translation>Verlorene Schritte</translation>
    </message>
    <message>
      <source>Restored steps</source>
      <translation>Zurückgenommene Schritte</translation>
    </message>
    <message>
      <source>A sheet read back</source>
      <translation>Ein zurückgelesenes Blatt</translation>
    </message>
    <message>
      <source>Units taken off</source>
      <translation>Entfernte Einheiten</translation>
    </message>
    <message>
      <source>A new formation</source>
      <translation>Ein neuer Verband</translation>
    </message>
    <message>
      <source>A formation renamed</source>
      <translation>Ein umbenannter Verband</translation>
    </message>
    <message>
      <source>A formation moved</source>
      <translation>Ein versetzter Verband</translation>
    </message>
    <message>
      <source>Units regrouped</source>
      <translation>Umgegliederte Einheiten</translation>
    </message>
    <message>
      <source>Formations merged</source>
      <translation>Zusammengelegte Verbände</translation>
    </message>
    <message>
      <source>Formations taken off</source>
      <translation>Entfernte Verbände</translation>
    </message>
    <message>
      <source>Units duplicated</source>
      <translation>Verdoppelte Einheiten</translation>
    </message>
    <message>
      <source>A formation duplicated</source>
      <translation>Ein verdoppelter Verband</translation>
    </message>
    <message>
      <source>Names replaced</source>
      <translation>Ersetzte Namen</translation>
    </message>
    <message>
      <source>Passphrase</source>
      <translation>Kennwort</translation>
    </message>
    <message>
      <source>{0} ({1} side hidden)</source>
      <translation>{0} (Seite {1} verborgen)</translation>
    </message>
    <message>
      <source>An entry</source>
      <translation>Ein Eintrag</translation>
    </message>
    <message>
      <source>Close it in other programs, or choose another place.</source>
      <translation>In anderen Programmen schließen, oder einen anderen Ort wählen.</translation>
    </message>
    <message>
      <source>{0} cannot be written</source>
      <translation>{0} kann nicht geschrieben werden</translation>
    </message>
    <message>
      <source>{0} cannot be written: there is no such folder.</source>
      <translation>{0} kann nicht geschrieben werden: diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
      <source>Make it, or choose another.</source>
      <translation>Ihn anlegen, oder einen anderen wählen.</translation>
    </message>
    <message>
      <source>Give the name of a file in it.</source>
      <translation>Den Namen einer Datei darin angeben.</translation>
    </message>
    <message>
      <source>this is not the name of a file.</source>
      <translation>das ist nicht der Name einer Datei.</translation>
    </message>
    <message>
      <source>Give one.</source>
      <translation>Einen angeben.</translation>
    </message>
    <message>
      <source>this is not an ordinary file and is left alone.</source>
      <translation>das ist keine gewöhnliche Datei und bleibt unberührt.</translation>
    </message>
    <message>
      <source>this file is set read-only and is not replaced.</source>
      <translation>diese Datei ist schreibgeschützt und wird nicht ersetzt.</translation>
    </message>
    <message>
      <source>Choose another name, or allow writing.</source>
      <translation>Einen anderen Namen wählen, oder Schreiben erlauben.</translation>
    </message>
    <message>
      <source>Export the campaign again, and leave the sheet of its journal as it is.</source>
      <translation>Den Feldzug noch einmal exportieren und das Blatt seines Journals lassen, wie es ist.</translation>
    </message>
    <message>
      <source>a newer version of the program wrote it.</source>
      <translation>eine neuere Fassung des Programms hat sie geschrieben.</translation>
    </message>
    <message>
      <source>the journal cannot be read: {0}</source>
      <translation>das Journal ist nicht lesbar: {0}</translation>
    </message>
    <message>
      <source>it is not one of this program.</source>
      <translation>es ist nicht von diesem Programm.</translation>
    </message>
    <message>
      <source>entry {0} is not as it was written.</source>
      <translation>Eintrag {0} ist nicht, wie er geschrieben wurde.</translation>
    </message>
    <message>
      <source>an entry of it cannot be read.</source>
      <translation>ein Eintrag davon ist nicht lesbar.</translation>
    </message>
    <message>
      <source>the campaign could not be made again.</source>
      <translation>der Feldzug konnte nicht wieder hergestellt werden.</translation>
    </message>
    <message>
      <source>json_array({0}), {1}</source>
      <translation>json_array({0}), {1}</translation>
    </message>
    <message>
      <source>this needs the {0} sheet, which is hidden.</source>
      <translation>dafür braucht es das Blatt von {0}, das verborgen ist.</translation>
    </message>
    <message>
      <source>Type it again; capitals count.</source>
      <translation>Noch einmal tippen; Groß- und Kleinschreibung zählt.</translation>
    </message>
    <message>
      <source>Unlock it with the {0} passphrase, or work the numbers out in a calculator.</source>
      <translation>Mit dem Kennwort von {0} aufschließen, oder die Zahlen in einem Rechner ausrechnen.</translation>
    </message>
    <message>
      <source>this is not the {0} passphrase.</source>
      <translation>das ist nicht das Kennwort von {0}.</translation>
    </message>
  </context>
  <context>
    <name>campaign.planning</name>
    <message>
      <source>the books hold {0} {1}, the table {2}.</source>
      <translation>die Bücher haben {0} {1}, der Tisch {2}.</translation>
    </message>
    <message>
      <source>{0} cannot be counted.</source>
      <translation>{0} lassen sich nicht nachzählen.</translation>
    </message>
    <message>
      <source>Enter a whole number, 0 to {0}.</source>
      <translation>Eine ganze Zahl eintragen, 0 bis {0}.</translation>
    </message>
    <message>
      <source>Sides: {0}. Goods: {1}.</source>
      <translation>Seiten: {0}. Güter: {1}.</translation>
    </message>
    <message>
      <source>{0} of the {1} side are in one pool, not at places.</source>
      <translation>{0} von {1} liegen in einem Pool, nicht an Orten.</translation>
    </message>
    <message>
      <source>{0} are not at any such place.</source>
      <translation>{0} liegen an keinem solchen Ort.</translation>
    </message>
    <message>
      <source>there is no kind of warning {0}.</source>
      <translation>es gibt keine Warnung der Art {0}.</translation>
    </message>
    <message>
      <source>Showing</source>
      <translation>Gezeigt</translation>
    </message>
    <message>
      <source>{0} has no option {1}.</source>
      <translation>{0} hat keine Option {1}.</translation>
    </message>
    <message>
      <source>there is no table cell {0}.</source>
      <translation>es gibt keine Tabellenzelle {0}.</translation>
    </message>
    <message>
      <source>Give the reason for the difference.</source>
      <translation>Den Grund des Unterschieds angeben.</translation>
    </message>
    <message>
      <source>Count: {0}, {1} {2} on the table</source>
      <translation>Nachzählung: {0}, {1} {2} auf dem Tisch</translation>
    </message>
    <message>
      <source>that cannot be counted.</source>
      <translation>das lässt sich nicht nachzählen.</translation>
    </message>
    <message>
      <source>Name one of {0}.</source>
      <translation>Eines von {0} nennen.</translation>
    </message>
    <message>
      <source>{0} warnings: {1}</source>
      <translation>Warnungen {0}: {1}</translation>
    </message>
    <message>
      <source>Option {0}: {1}</source>
      <translation>Option {0}: {1}</translation>
    </message>
    <message>
      <source>Was {0}. {1}</source>
      <translation>War {0}. {1}</translation>
    </message>
    <message>
      <source>House rule: {0}, back to {1}</source>
      <translation>Hausregel: {0}, zurück auf {1}</translation>
    </message>
    <message>
      <source>House rule: {0}, {1}</source>
      <translation>Hausregel: {0}, {1}</translation>
    </message>
    <message>
      <source>Books and table agree.</source>
      <translation>Bücher und Tisch stimmen überein.</translation>
    </message>
    <message>
      <source>It was not entered before.</source>
      <translation>Es war noch nicht eingetragen.</translation>
    </message>
    <message>
      <source>Leave the place out.</source>
      <translation>Den Ort weglassen.</translation>
    </message>
    <message>
      <source>nothing would change.</source>
      <translation>nichts würde sich ändern.</translation>
    </message>
    <message>
      <source>Adjustment</source>
      <translation>Berichtigung</translation>
    </message>
    <message>
      <source>By the rules</source>
      <translation>Nach den Regeln</translation>
    </message>
    <message>
      <source>Own workbook bound</source>
      <translation>Eigene Arbeitsmappe verbunden</translation>
    </message>
    <message>
      <source>Own workbook unbound</source>
      <translation>Eigene Arbeitsmappe gelöst</translation>
    </message>
    <message>
      <source>{0} range to be filled.</source>
      <translation>{0} Bereich zu füllen.</translation>
    </message>
    <message>
      <source>{0} ranges to be filled.</source>
      <translation>{0} Bereiche zu füllen.</translation>
    </message>
    <message>
      <source>{0} range</source>
      <translation>{0} Bereich</translation>
    </message>
    <message>
      <source>{0} ranges</source>
      <translation>{0} Bereiche</translation>
    </message>
    <message>
      <source>no range is named.</source>
      <translation>kein Bereich ist genannt.</translation>
    </message>
    <message>
      <source>Name at least one.</source>
      <translation>Mindestens einen nennen.</translation>
    </message>
    <message>
      <source>Known: {0}, {1}NAME.</source>
      <translation>Bekannt: {0}, {1}NAME.</translation>
    </message>
    <message>
      <source>Enter a whole number from 0 to {0}.</source>
      <translation>Eine ganze Zahl von 0 bis {0} eintragen.</translation>
    </message>
    <message>
      <source>there is no formation {0}.</source>
      <translation>es gibt keinen Verband {0}.</translation>
    </message>
    <message>
      <source>units have no field {0}.</source>
      <translation>Einheiten haben kein Feld {0}.</translation>
    </message>
    <message>
      <source>a unit needs a {0}.</source>
      <translation>eine Einheit braucht: {0}.</translation>
    </message>
    <message>
      <source>a trait needs a name.</source>
      <translation>ein Merkmal braucht einen Namen.</translation>
    </message>
    <message>
      <source>there is no trait {0}.</source>
      <translation>es gibt kein Merkmal {0}.</translation>
    </message>
    <message>
      <source>{0} is not a status.</source>
      <translation>{0} ist kein Zustand.</translation>
    </message>
    <message>
      <source>{0} entry changed, {1} taken out.</source>
      <translation>{0} Eintrag geändert, {1} herausgenommen.</translation>
    </message>
    <message>
      <source>{0} entries changed, {1} taken out.</source>
      <translation>{0} Einträge geändert, {1} herausgenommen.</translation>
    </message>
    <message>
      <source>The program asks for each result again. {0}</source>
      <translation>Das Programm fragt wieder nach jedem Ergebnis. {0}</translation>
    </message>
    <message>
      <source>{0} entry of your own copy. {1}</source>
      <translation>{0} Eintrag der eigenen Abschrift. {1}</translation>
    </message>
    <message>
      <source>{0} entries of your own copy. {1}</source>
      <translation>{0} Einträge der eigenen Abschrift. {1}</translation>
    </message>
    <message>
      <source>Chart filled in: {0}</source>
      <translation>Tabelle ausgefüllt: {0}</translation>
    </message>
    <message>
      <source>Chart taken out: {0}</source>
      <translation>Tabelle herausgenommen: {0}</translation>
    </message>
    <message>
      <source>{0} chart filled in</source>
      <translation>{0} Tabelle ausgefüllt</translation>
    </message>
    <message>
      <source>{0} charts filled in</source>
      <translation>{0} Tabellen ausgefüllt</translation>
    </message>
    <message>
      <source>{0} has no chart {1}.</source>
      <translation>{0} hat keine Tabelle {1}.</translation>
    </message>
    <message>
      <source>no chart is given.</source>
      <translation>keine Tabelle ist angegeben.</translation>
    </message>
    <message>
      <source>{0} is a game of the program; it has no description.</source>
      <translation>{0} ist ein Spiel des Programms; es hat keine Beschreibung.</translation>
    </message>
    <message>
      <source>before the change of the game</source>
      <translation>vor der Änderung des Spiels</translation>
    </message>
    <message>
      <source>Enter a whole number from 1 to {0}.</source>
      <translation>Eine ganze Zahl von 1 bis {0} eintragen.</translation>
    </message>
    <message>
      <source>Duplicated {0}</source>
      <translation>{0} verdoppelt</translation>
    </message>
    <message>
      <source>Duplicated {0} as {1}</source>
      <translation>{0} als {1} verdoppelt</translation>
    </message>
    <message>
      <source>that is not a number of copies.</source>
      <translation>das ist keine Anzahl von Abzügen.</translation>
    </message>
    <message>
      <source>{0} new unit.</source>
      <translation>{0} neue Einheit.</translation>
    </message>
    <message>
      <source>{0} new units.</source>
      <translation>{0} neue Einheiten.</translation>
    </message>
    <message>
      <source>there is a {0} there already.</source>
      <translation>es gibt dort schon {0}.</translation>
    </message>
    <message>
      <source>Changed {0} of {1}</source>
      <translation>{0} von {1} geändert</translation>
    </message>
    <message>
      <source>Enter a whole number up to {0}.</source>
      <translation>Eine ganze Zahl bis {0} eintragen.</translation>
    </message>
    <message>
      <source>{0} is not a number of {1}.</source>
      <translation>{0} ist keine Anzahl von {1}.</translation>
    </message>
    <message>
      <source>Placed {0} at {1}</source>
      <translation>{0} nach {1} gestellt</translation>
    </message>
    <message>
      <source>{0} rating, {1}</source>
      <translation>Wert {0}, {1}</translation>
    </message>
    <message>
      <source>{0} rating</source>
      <translation>Wert {0}</translation>
    </message>
    <message>
      <source>the top</source>
      <translation>ganz oben</translation>
    </message>
    <message>
      <source>{0} under {1} would make {2} levels.</source>
      <translation>{0} unter {1} ergäbe {2} Ebenen.</translation>
    </message>
    <message>
      <source>A path has {0} levels at most.</source>
      <translation>Ein Pfad hat höchstens {0} Ebenen.</translation>
    </message>
    <message>
      <source>Moved {0} to the top</source>
      <translation>{0} nach ganz oben versetzt</translation>
    </message>
    <message>
      <source>Moved {0} under {1}</source>
      <translation>{0} unter {1} versetzt</translation>
    </message>
    <message>
      <source>There is no formation {0} at the top of this side: it would be made there.</source>
      <translation>Keine Formation {0} steht bei dieser Seite ganz oben: sie würde dort neu angelegt.</translation>
    </message>
    <message>
      <source>Name those above it, too, as in Army / Corps, if it is within others.</source>
      <translation>Steht sie in anderen, auch die darüber nennen, wie in Armee / Korps.</translation>
    </message>
    <message>
      <source>It may have been removed since, in another window. Choose it again.</source>
      <translation>Er wurde vielleicht inzwischen entfernt, in einem anderen Fenster. Noch einmal wählen.</translation>
    </message>
    <message>
      <source>{0} has {1} formations above it.</source>
      <translation>{0} hat {1} Verbände über sich.</translation>
    </message>
    <message>
      <source>Added {0}</source>
      <translation>{0} hinzugefügt</translation>
    </message>
    <message>
      <source>Renamed {0} to {1}</source>
      <translation>{0} in {1} umbenannt</translation>
    </message>
    <message>
      <source>Choose a formation of the same side that is not part of it.</source>
      <translation>Einen Verband derselben Seite wählen, der nicht dazugehört.</translation>
    </message>
    <message>
      <source>{0} is there already.</source>
      <translation>{0} ist schon da.</translation>
    </message>
    <message>
      <source>a formation needs a name.</source>
      <translation>ein Verband braucht einen Namen.</translation>
    </message>
    <message>
      <source>{0} cannot go under {1}.</source>
      <translation>{0} kann nicht unter {1} stehen.</translation>
    </message>
    <message>
      <source>in {0} either player may look at all units.</source>
      <translation>in {0} darf jeder Spieler alle Einheiten ansehen.</translation>
    </message>
    <message>
      <source>Passphrase of the {0} sheets {1}</source>
      <translation>Kennwort der Blätter von {0} {1}</translation>
    </message>
    <message>
      <source>Made for {0}</source>
      <translation>Gemacht für {0}</translation>
    </message>
    <message>
      <source>This file holds nothing of the {0} side. What is above came from the common file and is taken back there.</source>
      <translation>Diese Datei enthält nichts von {0}. Was oben steht, kam aus der gemeinsamen Datei und wird dort zurückgenommen.</translation>
    </message>
    <message>
      <source>There is nothing to hide.</source>
      <translation>Es gibt nichts zu verbergen.</translation>
    </message>
    <message>
      <source>{0} answer about a workbook.</source>
      <translation>{0} Antwort zu einer Arbeitsmappe.</translation>
    </message>
    <message>
      <source>{0} answers about a workbook.</source>
      <translation>{0} Antworten zu einer Arbeitsmappe.</translation>
    </message>
    <message>
      <source>Import profile kept: {0}</source>
      <translation>Importprofil behalten: {0}</translation>
    </message>
    <message>
      <source>Import profile taken out: {0}</source>
      <translation>Importprofil herausgenommen: {0}</translation>
    </message>
    <message>
      <source>a profile needs a name.</source>
      <translation>ein Profil braucht einen Namen.</translation>
    </message>
    <message>
      <source>{0} answer</source>
      <translation>{0} Antwort</translation>
    </message>
    <message>
      <source>{0} answers</source>
      <translation>{0} Antworten</translation>
    </message>
    <message>
      <source>Write its ID as the sheet of units has it.</source>
      <translation>Die ID schreiben, wie sie im Blatt der Einheiten steht.</translation>
    </message>
    <message>
      <source>{0}: no unit is called {1}.</source>
      <translation>{0}: keine Einheit heißt {1}.</translation>
    </message>
    <message>
      <source>{0}: {1} belongs to another side.</source>
      <translation>{0}: {1} gehört einer anderen Seite.</translation>
    </message>
    <message>
      <source>{0} is in two rows.</source>
      <translation>{0} steht in zwei Zeilen.</translation>
    </message>
    <message>
      <source>Correct the side, or the unit.</source>
      <translation>Die Seite oder die Einheit verbessern.</translation>
    </message>
    <message>
      <source>Keep one of them.</source>
      <translation>Eine davon behalten.</translation>
    </message>
    <message>
      <source>Give the reason; the ledger keeps it.</source>
      <translation>Den Grund angeben; das Journal behält ihn.</translation>
    </message>
    <message>
      <source>no phase of {0} is over in this turn or the turn before.</source>
      <translation>keine Phase von {0} ist in diesem Zug oder dem davor vorbei.</translation>
    </message>
    <message>
      <source>stays as the {0} left it.</source>
      <translation>bleibt, wie zuletzt eingetragen: {0}.</translation>
    </message>
    <message>
      <source>a late entry needs its reason.</source>
      <translation>ein später Eintrag braucht seinen Grund.</translation>
    </message>
    <message>
      <source>Post it in its phase.</source>
      <translation>In seiner Phase buchen.</translation>
    </message>
    <message>
      <source>Check that this is right; enter in the present phase what has changed since.</source>
      <translation>Nachsehen, ob es so ist; was jetzt gilt, wird jetzt eingetragen.</translation>
    </message>
    <message>
      <source>Entered late</source>
      <translation>Spät eingetragen</translation>
    </message>
    <message>
      <source>none given</source>
      <translation>keiner angegeben</translation>
    </message>
    <message>
      <source>Late, for the {0}: worked out from the books as they are now. {1}</source>
      <translation>Spät, für {0}: aus den Büchern berechnet, wie sie jetzt sind. {1}</translation>
    </message>
    <message>
      <source>a unit</source>
      <translation>eine Einheit</translation>
    </message>
    <message>
      <source>{0} needs a formation, a type and at least one {1}.</source>
      <translation>{0} braucht einen Verband, eine Art und mindestens 1 {1}.</translation>
    </message>
    <message>
      <source>{0} has the {1} rating {2}.</source>
      <translation>{0} hat den Wert {1} {2}.</translation>
    </message>
    <message>
      <source>Enter {0} at most.</source>
      <translation>Höchstens {0} eintragen.</translation>
    </message>
    <message>
      <source>{0} has {1} of {2} {3}.</source>
      <translation>{0} hat {1} von {2} {3}.</translation>
    </message>
    <message>
      <source>It cannot have fewer than none, or more than all.</source>
      <translation>Sie kann nicht weniger als keine oder mehr als alle haben.</translation>
    </message>
    <message>
      <source>{0} has {1}.</source>
      <translation>{0} hat {1}.</translation>
    </message>
    <message>
      <source>Check which side it fights for.</source>
      <translation>Nachsehen, für welche Seite sie kämpft.</translation>
    </message>
    <message>
      <source>No unit is of {0} so far.</source>
      <translation>Bisher gehört keine Einheit zu {0}.</translation>
    </message>
    <message>
      <source>All units of {0} are {1} so far.</source>
      <translation>Bisher gehören alle Einheiten von {0} zur Seite {1}.</translation>
    </message>
    <message>
      <source>Did you mean {0}?</source>
      <translation>Ist {0} gemeint?</translation>
    </message>
    <message>
      <source>{0} counted through</source>
      <translation>{0} durchgezählt</translation>
    </message>
    <message>
      <source>Imported {0}{1}</source>
      <translation>{0} importiert{1}</translation>
    </message>
    <message>
      <source> from {0}</source>
      <translation> aus {0}</translation>
    </message>
    <message>
      <source>changed {0}</source>
      <translation>{0} geändert</translation>
    </message>
    <message>
      <source>there is nothing to add.</source>
      <translation>es gibt nichts hinzuzufügen.</translation>
    </message>
    <message>
      <source>Added {0} {1} {2}</source>
      <translation>{0} {1} {2} hinzugefügt</translation>
    </message>
    <message>
      <source>{0} new formation</source>
      <translation>{0} neuer Verband</translation>
    </message>
    <message>
      <source>{0} new formations</source>
      <translation>{0} neue Verbände</translation>
    </message>
    <message>
      <source>Not a hex, and no unit is there yet: {0}.</source>
      <translation>Kein Hexfeld, und dort steht noch keine Einheit: {0}.</translation>
    </message>
    <message>
      <source>{0} Keep it if it is a place off the map.</source>
      <translation>{0} So lassen, wenn es ein Ort neben der Karte ist.</translation>
    </message>
    <message>
      <source>Check that it is on your map.</source>
      <translation>Nachsehen, ob es auf der Karte ist.</translation>
    </message>
    <message>
      <source>Sheet read back: {0}</source>
      <translation>Blatt zurückgelesen: {0}</translation>
    </message>
    <message>
      <source>The books hold all of it already.</source>
      <translation>Die Bücher haben das alles schon.</translation>
    </message>
    <message>
      <source>{0} hex entered</source>
      <translation>{0} Hexfeld eingetragen</translation>
    </message>
    <message>
      <source>{0} hexes entered</source>
      <translation>{0} Hexfelder eingetragen</translation>
    </message>
    <message>
      <source>{0} hexes</source>
      <translation>{0} Hexfelder</translation>
    </message>
    <message>
      <source>this game has no markers.</source>
      <translation>dieses Spiel legt keine Marker.</translation>
    </message>
    <message>
      <source>all of it is entered already.</source>
      <translation>alles davon steht schon da.</translation>
    </message>
    <message>
      <source>Merge the two, or rename one.</source>
      <translation>Die beiden zusammenlegen, oder einen umbenennen.</translation>
    </message>
    <message>
      <source>Choose one of the same side that is not part of it.</source>
      <translation>Einen derselben Seite wählen, der nicht dazugehört.</translation>
    </message>
    <message>
      <source>Merged {0} into {1}</source>
      <translation>{0} mit {1} zusammengelegt</translation>
    </message>
    <message>
      <source>{0} unit and {1} formation moved.</source>
      <translation>{0} Einheit und {1} Verband versetzt.</translation>
    </message>
    <message>
      <source>{0} unit and {1} formations moved.</source>
      <translation>{0} Einheit und {1} Verbände versetzt.</translation>
    </message>
    <message>
      <source>{0} units and {1} formation moved.</source>
      <translation>{0} Einheiten und {1} Verband versetzt.</translation>
    </message>
    <message>
      <source>{0} units and {1} formations moved.</source>
      <translation>{0} Einheiten und {1} Verbände versetzt.</translation>
    </message>
    <message>
      <source>Merge those first, or rename one.</source>
      <translation>Erst diese zusammenlegen, oder einen umbenennen.</translation>
    </message>
    <message>
      <source>Move what is in it, or merge it into another.</source>
      <translation>Versetzen, was darin steht, oder ihn mit einem anderen zusammenlegen.</translation>
    </message>
    <message>
      <source>Renamed {0}</source>
      <translation>{0} umbenannt</translation>
    </message>
    <message>
      <source>Moved {0} to {1}</source>
      <translation>{0} zu {1} versetzt</translation>
    </message>
    <message>
      <source>nothing is selected to be moved.</source>
      <translation>nichts ist zum Versetzen gewählt.</translation>
    </message>
    <message>
      <source>a unit needs a formation.</source>
      <translation>eine Einheit braucht einen Verband.</translation>
    </message>
    <message>
      <source>choose two formations at least.</source>
      <translation>mindestens zwei Verbände wählen.</translation>
    </message>
    <message>
      <source>no formation is chosen.</source>
      <translation>kein Verband ist gewählt.</translation>
    </message>
    <message>
      <source>a unit needs a designation.</source>
      <translation>eine Einheit braucht eine Bezeichnung.</translation>
    </message>
    <message>
      <source>Select it first.</source>
      <translation>Erst wählen.</translation>
    </message>
    <message>
      <source>Choose one of its own side.</source>
      <translation>Einen ihrer Seite wählen.</translation>
    </message>
    <message>
      <source>Choose a formation of its own side.</source>
      <translation>Einen Verband ihrer eigenen Seite wählen.</translation>
    </message>
    <message>
      <source>{0} cannot go into {1}.</source>
      <translation>{0} kann nicht in {1}.</translation>
    </message>
    <message>
      <source>there would be two {0} in it.</source>
      <translation>darin gäbe es zwei {0}.</translation>
    </message>
    <message>
      <source>{0} is not empty.</source>
      <translation>{0} ist nicht leer.</translation>
    </message>
    <message>
      <source>{0} would be too deep.</source>
      <translation>{0} stünde zu tief.</translation>
    </message>
    <message>
      <source>{0} began</source>
      <translation>{0} begonnen</translation>
    </message>
    <message>
      <source>{0} has no option</source>
      <translation>{0} hat keine Option</translation>
    </message>
    <message>
      <source>{0} can be entered only in the {1} Phase; this is the {2} Phase.</source>
      <translation>{0} kann nur in der Phase {1} eingegeben werden; dies ist die Phase {2}.</translation>
    </message>
    <message>
      <source>Go on to that phase first; what was missed is entered late, with a reason.</source>
      <translation>Erst in diese Phase weitergehen; was versäumt wurde, wird spät eingetragen, mit einem Grund.</translation>
    </message>
    <message>
      <source>{0} was posted already in this player turn.</source>
      <translation>{0} ist in diesem Spielerzug schon gebucht.</translation>
    </message>
    <message>
      <source>Undo it to post it differently.</source>
      <translation>Rückgängig machen, um anders zu buchen.</translation>
    </message>
    <message>
      <source>Closed {0}, began {1}</source>
      <translation>{0} geschlossen, {1} begonnen</translation>
    </message>
    <message>
      <source>{0} (late)</source>
      <translation>{0} (spät)</translation>
    </message>
    <message>
      <source>{0} has no action {1}.</source>
      <translation>{0} hat keine Handlung {1}.</translation>
    </message>
    <message>
      <source>left open</source>
      <translation>offen gelassen</translation>
    </message>
    <message>
      <source>Left open: {0}. Reason: {1}.</source>
      <translation>Offen gelassen: {0}. Grund: {1}.</translation>
    </message>
    <message>
      <source>{0} unit arrives.</source>
      <translation>{0} Einheit trifft ein.</translation>
    </message>
    <message>
      <source>{0} unit arrive.</source>
      <translation>{0} Einheit trifft ein.</translation>
    </message>
    <message>
      <source>{0} units arrives.</source>
      <translation>{0} Einheiten treffen ein.</translation>
    </message>
    <message>
      <source>{0} units arrive.</source>
      <translation>{0} Einheiten treffen ein.</translation>
    </message>
    <message>
      <source>the {0} has not been played.</source>
      <translation>{0} ist noch nicht gespielt.</translation>
    </message>
    <message>
      <source>Go on to it first, or go on anyway.</source>
      <translation>Erst dorthin weitergehen, oder trotzdem weitergehen.</translation>
    </message>
    <message>
      <source>Do it first, or go on anyway.</source>
      <translation>Erst tun, oder trotzdem weitergehen.</translation>
    </message>
    <message>
      <source>Give it another number unless there are two.</source>
      <translation>Eine andere Nummer geben, falls es keine zwei sind.</translation>
    </message>
    <message>
      <source>{0} is in the books already.</source>
      <translation>{0} steht schon in den Büchern.</translation>
    </message>
    <message>
      <source>{0}: {1} of {2} {3} left</source>
      <translation>{0}: noch {1} von {2} {3}</translation>
    </message>
    <message>
      <source>give at least {0}.</source>
      <translation>mindestens {0} angeben.</translation>
    </message>
    <message>
      <source>{0} lost {1} each</source>
      <translation>{0}: je {1} verloren</translation>
    </message>
    <message>
      <source>{0} regained {1} each</source>
      <translation>{0}: je {1} zurück</translation>
    </message>
    <message>
      <source>{0} lost by {1}</source>
      <translation>{0} verloren: {1}</translation>
    </message>
    <message>
      <source>{0} restored to {1}</source>
      <translation>{0} zurück: {1}</translation>
    </message>
    <message>
      <source>{0} and {1} more</source>
      <translation>{0} und {1} weitere</translation>
    </message>
    <message>
      <source>A unit dies when it loses its {0}, and comes back when it regains one.</source>
      <translation>Eine Einheit stirbt, wenn sie alle {0} verliert, und lebt wieder, wenn sie etwas davon zurückbekommt.</translation>
    </message>
    <message>
      <source>has {0} left.</source>
      <translation>hat noch {0}.</translation>
    </message>
    <message>
      <source>{0} {1} to {2}</source>
      <translation>{0} {1} zu {2}</translation>
    </message>
    <message>
      <source>{0} have {1} of {2} {3} each.</source>
      <translation>{0} haben je {1} von {2} {3}.</translation>
    </message>
    <message>
      <source>no unit is selected.</source>
      <translation>keine Einheit ist gewählt.</translation>
    </message>
    <message>
      <source>{0} is a formation of the other side.</source>
      <translation>{0} ist ein Verband der anderen Seite.</translation>
    </message>
    <message>
      <source>{0} cannot have so many {1}.</source>
      <translation>{0} kann nicht so viele {1} haben.</translation>
    </message>
    <message>
      <source>there is no {0} {1}.</source>
      <translation>es gibt kein {0} {1}.</translation>
    </message>
    <message>
      <source>set-up area</source>
      <translation>Aufstellungsraum</translation>
    </message>
  </context>
  <context>
    <name>campaign.queries</name>
    <message>
      <source>{0} cannot answer that.</source>
      <translation>{0} kann das nicht beantworten.</translation>
    </message>
    <message>
      <source> at another place</source>
      <translation> an einem anderen Ort</translation>
    </message>
    <message>
      <source>, not placed yet</source>
      <translation>, noch nicht gelegt</translation>
    </message>
    <message>
      <source> at {0}</source>
      <translation> in {0}</translation>
    </message>
    <message>
      <source>good = 'step'</source>
      <translation>good = 'step'</translation>
    </message>
    <message>
      <source>good &lt;&gt; 'step'</source>
      <translation>good &lt;&gt; 'step'</translation>
    </message>
    <message>
      <source>steps lost</source>
      <translation>verlorene Schritte</translation>
    </message>
    <message>
      <source>steps back</source>
      <translation>Schritte zurück</translation>
    </message>
    <message>
      <source>another formation</source>
      <translation>ein anderer Verband</translation>
    </message>
    <message>
      <source>from another formation</source>
      <translation>aus einem anderen Verband</translation>
    </message>
    <message>
      <source>{0} is before the campaign.</source>
      <translation>{0} liegt vor dem Feldzug.</translation>
    </message>
    <message>
      <source>It begins with {0}.</source>
      <translation>Er beginnt mit {0}.</translation>
    </message>
    <message>
      <source>{0} has not been played.</source>
      <translation>{0} ist noch nicht gespielt.</translation>
    </message>
    <message>
      <source>It is {0}.</source>
      <translation>Es ist {0}.</translation>
    </message>
    <message>
      <source>as of</source>
      <translation>Stand</translation>
    </message>
    <message>
      <source>no longer in the books</source>
      <translation>nicht mehr in den Büchern</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>Strength in {0}</source>
      <translation>Stärke in {0}</translation>
    </message>
    <message>
      <source>there is no such measure.</source>
      <translation>diese Größe gibt es nicht.</translation>
    </message>
    <message>
      <source>One of {0}.</source>
      <translation>Eines von {0}.</translation>
    </message>
    <message>
      <source>it cannot be divided that way.</source>
      <translation>so wird sie nicht geteilt.</translation>
    </message>
    <message>
      <source>Given</source>
      <translation>Angegeben</translation>
    </message>
    <message>
      <source>the books do not agree.</source>
      <translation>die Bücher stimmen nicht.</translation>
    </message>
    <message>
      <source>Unlock all sheets to see where.</source>
      <translation>Alle Blätter aufschließen, um zu sehen, wo.</translation>
    </message>
    <message>
      <source>transaction_id, account, good, amount</source>
      <translation>transaction_id, account, good, amount</translation>
    </message>
    <message>
      <source>transaction_id, subject, key, field, old, new, lines</source>
      <translation>transaction_id, subject, key, field, old, new, lines</translation>
    </message>
    <message>
      <source>there is no transaction {0}.</source>
      <translation>es gibt keine Buchung {0}.</translation>
    </message>
  </context>
  <context>
    <name>domain</name>
    <message>
      <source>January</source>
      <translation>Januar</translation>
    </message>
    <message>
      <source>February</source>
      <translation>Februar</translation>
    </message>
    <message>
      <source>March</source>
      <translation>März</translation>
    </message>
    <message>
      <source>April</source>
      <translation>April</translation>
    </message>
    <message>
      <source>May</source>
      <translation>Mai</translation>
    </message>
    <message>
      <source>June</source>
      <translation>Juni</translation>
    </message>
    <message>
      <source>July</source>
      <translation>Juli</translation>
    </message>
    <message>
      <source>August</source>
      <translation>August</translation>
    </message>
    <message>
      <source>September</source>
      <translation>September</translation>
    </message>
    <message>
      <source>October</source>
      <translation>Oktober</translation>
    </message>
    <message>
      <source>November</source>
      <translation>November</translation>
    </message>
    <message>
      <source>December</source>
      <translation>Dezember</translation>
    </message>
    <message>
      <source>Choose a shorter name, or a folder that is not so deep.</source>
      <translation>Einen kürzeren Namen wählen, oder einen Ordner, der weniger tief liegt.</translation>
    </message>
    <message>
      <source>Make room, then try again.</source>
      <translation>Platz schaffen, dann noch einmal versuchen.</translation>
    </message>
    <message>
      <source>Make room, then try again: your share of the space is used up.</source>
      <translation>Platz schaffen, dann noch einmal versuchen: der zugeteilte Raum ist verbraucht.</translation>
    </message>
    <message>
      <source>The drive cannot hold so large a file: choose a folder on another.</source>
      <translation>Der Datenträger kann keine so große Datei aufnehmen: einen Ordner auf einem anderen wählen.</translation>
    </message>
    <message>
      <source>Choose a folder on another drive: this one cannot be written to.</source>
      <translation>Einen Ordner auf einem anderen Datenträger wählen: auf diesen lässt sich nicht schreiben.</translation>
    </message>
    <message>
      <source>Restore permission to write there, or choose another folder.</source>
      <translation>Das Recht zu schreiben dort wiederherstellen, oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
      <source>Check that the folder is still there.</source>
      <translation>Prüfen, ob der Ordner noch da ist.</translation>
    </message>
    <message>
      <source>Check the folder: a part of it is a file.</source>
      <translation>Den Ordner prüfen: ein Teil davon ist eine Datei.</translation>
    </message>
    <message>
      <source>Check that the drive works, and try again.</source>
      <translation>Prüfen, ob der Datenträger in Ordnung ist, und noch einmal versuchen.</translation>
    </message>
    <message>
      <source>Connect the drive again, then try again.</source>
      <translation>Den Datenträger wieder anschließen, dann noch einmal versuchen.</translation>
    </message>
    <message>
      <source>line {0}, {1}</source>
      <translation>Zeile {0}, {1}</translation>
    </message>
    <message>
      <source>{0}, line {1} ({2})</source>
      <translation>{0}, Zeile {1} ({2})</translation>
    </message>
    <message>
      <source>Line {0}: {1}</source>
      <translation>Zeile {0}: {1}</translation>
    </message>
    <message>
      <source>{0} are not the parts of a key: {1}</source>
      <translation>{0} sind nicht die Teile eines Schlüssels: {1}</translation>
    </message>
    <message>
      <source>Spring</source>
      <translation>Frühling</translation>
    </message>
    <message>
      <source>Summer</source>
      <translation>Sommer</translation>
    </message>
    <message>
      <source>Autumn</source>
      <translation>Herbst</translation>
    </message>
    <message>
      <source>Winter</source>
      <translation>Winter</translation>
    </message>
    <message>
      <source>Turn 1</source>
      <translation>Zug 1</translation>
    </message>
    <message>
      <source>4 April 1836</source>
      <translation>4. April 1836</translation>
    </message>
    <message>
      <source>April 1836</source>
      <translation>April 1836</translation>
    </message>
    <message>
      <source>Quarter 2 1836</source>
      <translation>Quartal 2 1836</translation>
    </message>
    <message>
      <source>Spring 1836</source>
      <translation>Frühling 1836</translation>
    </message>
    <message>
      <source>Say when play begins, as {0}.</source>
      <translation>Sagen, wann das Spiel beginnt, als {0}.</translation>
    </message>
    <message>
      <source>Quarter {0} {1}</source>
      <translation>Quartal {0} {1}</translation>
    </message>
    <message>
      <source>Turn {0}</source>
      <translation>Zug {0}</translation>
    </message>
    <message>
      <source>Write it as {0}.</source>
      <translation>Schreiben als {0}.</translation>
    </message>
    <message>
      <source>is too late: no turn comes after it.</source>
      <translation>ist zu spät: danach kommt kein Zug.</translation>
    </message>
    <message>
      <source>{0} is not a turn.</source>
      <translation>{0} ist kein Zug.</translation>
    </message>
    <message>
      <source>week of </source>
      <translation>Woche vom </translation>
    </message>
    <message>
      <source>The folder of {0} is missing: looked for {1} and {2}. Install oobmgr again, or run it from a complete checkout.</source>
      <translation>Der Ordner {0} fehlt: gesucht in {1} und {2}. oobmgr neu installieren, oder aus einem vollständigen Abzug starten.</translation>
    </message>
    <message>
      <source>not a number: {0}</source>
      <translation>keine Zahl: {0}</translation>
    </message>
    <message>
      <source>{0} holds a rating above {1}.</source>
      <translation>{0} enthält einen Wert über {1}.</translation>
    </message>
    <message>
      <source>{0} has {1} letters.</source>
      <translation>{0} hat {1} Buchstaben.</translation>
    </message>
    <message>
      <source>{0} is a path.</source>
      <translation>{0} ist ein Pfad.</translation>
    </message>
    <message>
      <source>Write ratings up to {0}.</source>
      <translation>Werte bis {0} schreiben.</translation>
    </message>
    <message>
      <source>{0} is not known here.</source>
      <translation>{0} ist hier nicht bekannt.</translation>
    </message>
    <message>
      <source>Write {0}.</source>
      <translation>{0} schreiben.</translation>
    </message>
    <message>
      <source> or {0}</source>
      <translation> oder {0}</translation>
    </message>
    <message>
      <source>Zs</source>
      <translation>Zs</translation>
    </message>
    <message>
      <source>{0} holds a letter that cannot be shown, {1}.</source>
      <translation>{0} enthält einen Buchstaben, der nicht gezeigt werden kann, {1}.</translation>
    </message>
    <message>
      <source>Write {0} at most.</source>
      <translation>Höchstens {0} schreiben.</translation>
    </message>
    <message>
      <source>Write the slash without spaces.</source>
      <translation>Den Schrägstrich ohne Leerzeichen schreiben.</translation>
    </message>
    <message>
      <source>Write it without.</source>
      <translation>Ohne schreiben.</translation>
    </message>
    <message>
      <source>its nation</source>
      <translation>ihre Nation</translation>
    </message>
    <message>
      <source>its number or name</source>
      <translation>ihre Nummer oder ihr Name</translation>
    </message>
    <message>
      <source>the unit's number or name</source>
      <translation>Nummer oder Name der Einheit</translation>
    </message>
    <message>
      <source>such as infantry</source>
      <translation>etwa Infanterie</translation>
    </message>
    <message>
      <source>XX, X, III, II, or the word: division, brigade, regiment, battalion</source>
      <translation>XX, X, III, II, oder das Wort: division, brigade, regiment, battalion</translation>
    </message>
    <message>
      <source>ID</source>
      <translation>Kennung</translation>
    </message>
    <message>
      <source>where it is</source>
      <translation>wo sie steht</translation>
    </message>
    <message>
      <source>a hex such as 1B 1309</source>
      <translation>ein Hexfeld wie 1B 1309</translation>
    </message>
    <message>
      <source>Set-up</source>
      <translation>Aufstellung</translation>
    </message>
    <message>
      <source>where it is set up</source>
      <translation>wo sie aufgestellt wird</translation>
    </message>
    <message>
      <source>a set-up area as text</source>
      <translation>ein Aufstellungsraum als Text</translation>
    </message>
    <message>
      <source>anything worth noting</source>
      <translation>was sonst zu bemerken ist</translation>
    </message>
    <message>
      <source>Setup</source>
      <translation>Aufstellung</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <source>_set_{0}(self, {1})</source>
      <translation>_set_{0}(self, {1})</translation>
    </message>
    <message>
      <source>def make({0}):
 def {1}({2}):</source>
      <translation>def make({0}):
 def {1}({2}):</translation>
    </message>
    <message>
      <source>{0}
  {1}
 return {2}</source>
      <translation>{0}
  {1}
 return {2}</translation>
    </message>
    <message>
      <source>_one = _new(_open)</source>
      <translation>_one = _new(_open)</translation>
    </message>
    <message>
      <source>_one.__class__ = _kind</source>
      <translation>_one.__class__ = _kind</translation>
    </message>
    <message>
      <source>cannot assign to field {0}</source>
      <translation>Feld {0} kann nicht gesetzt werden</translation>
    </message>
    <message>
      <source>cannot delete field {0}</source>
      <translation>Feld {0} kann nicht gelöscht werden</translation>
    </message>
    <message>
      <source>{0}=_default_{1}</source>
      <translation>{0}=_default_{1}</translation>
    </message>
    <message>
      <source>_make_{0}() if {1} is _made_anew else {2}</source>
      <translation>_make_{0}() if {1} is _made_anew else {2}</translation>
    </message>
    <message>
      <source>_set(self, {0}, {1})</source>
      <translation>_set(self, {0}, {1})</translation>
    </message>
    <message>
      <source>if other.__class__ is self.__class__:</source>
      <translation>if other.__class__ is self.__class__:</translation>
    </message>
    <message>
      <source> return {0} {1} {2}</source>
      <translation> return {0} {1} {2}</translation>
    </message>
    <message>
      <source>Records here are frozen: take dataclasses.dataclass for one that changes.</source>
      <translation>Records here are frozen: take dataclasses.dataclass for one that changes.</translation>
    </message>
    <message>
      <source>These are not the fields of {0}.</source>
      <translation>Das sind nicht die Felder von {0}.</translation>
    </message>
    <message>
      <source>{0} has a field that is not given as it is made.</source>
      <translation>{0} has a field that is not given as it is made.</translation>
    </message>
    <message>
      <source>_one.{0} = {1}</source>
      <translation>_one.{0} = {1}</translation>
    </message>
    <message>
      <source>the {0} side</source>
      <translation>{0}</translation>
    </message>
  </context>
  <context>
    <name>exchange</name>
    <message>
      <source>Open it in a spreadsheet program, save it there under a new name, and read that.</source>
      <translation>Sie in einer Tabellenkalkulation öffnen, dort unter neuem Namen speichern und das lesen.</translation>
    </message>
    <message>
      <source>was not read within {0} second.</source>
      <translation>wurde in {0} Sekunde nicht gelesen.</translation>
    </message>
    <message>
      <source>was not read within {0} seconds.</source>
      <translation>wurde in {0} Sekunden nicht gelesen.</translation>
    </message>
    <message>
      <source>the reader was started without its pipes</source>
      <translation>der Leser wurde ohne seine Leitungen gestartet</translation>
    </message>
    <message>
      <source>cannot be read: the workbook reader crashed on it.</source>
      <translation>nicht lesbar: der Leser der Arbeitsmappe ist daran abgestürzt.</translation>
    </message>
    <message>
      <source>PYTHONPATH</source>
      <translation>PYTHONPATH</translation>
    </message>
    <message>
      <source>takes more than {0} MB of memory to read.</source>
      <translation>braucht mehr als {0} MB Speicher zum Lesen.</translation>
    </message>
    <message>
      <source>{0}.{1} is not part of an answer</source>
      <translation>{0}.{1} gehört nicht zu einer Antwort</translation>
    </message>
    <message>
      <source>{0} second</source>
      <translation>{0} Sekunde</translation>
    </message>
    <message>
      <source>{0} seconds</source>
      <translation>{0} Sekunden</translation>
    </message>
    <message>
      <source>Id</source>
      <translation>Kennung</translation>
    </message>
    <message>
      <source>Target</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Workbook</source>
      <translation>Arbeitsmappe</translation>
    </message>
    <message>
      <source>Book</source>
      <translation>Buch</translation>
    </message>
    <message>
      <source>&lt;HH</source>
      <translation>&lt;HH</translation>
    </message>
    <message>
      <source>{0}number-{1}-repeated</source>
      <translation>{0}number-{1}-repeated</translation>
    </message>
    <message>
      <source>Keep the sheets of units in a workbook of their own and read that.</source>
      <translation>Die Blätter mit Einheiten in einer eigenen Arbeitsmappe führen und die lesen.</translation>
    </message>
    <message>
      <source>The spreadsheet turned {0} into a date; it is read as {1}.</source>
      <translation>Die Tabellenkalkulation machte aus {0} ein Datum; es wird als {1} gelesen.</translation>
    </message>
    <message>
      <source>Format the cell as text and type it again.</source>
      <translation>Die Zelle als Text formatieren und noch einmal tippen.</translation>
    </message>
    <message>
      <source>a number of {0} up to {1}</source>
      <translation>eine Anzahl von {0} bis {1}</translation>
    </message>
    <message>
      <source>{0} is too high for a number of {1}.</source>
      <translation>{0} ist zu hoch für eine Anzahl von {1}.</translation>
    </message>
    <message>
      <source>The cell holds the formula {0} without a stored result.</source>
      <translation>Die Zelle enthält die Formel {0} ohne gespeichertes Ergebnis.</translation>
    </message>
    <message>
      <source>Open the workbook in a spreadsheet program and save it there, or type the value.</source>
      <translation>Die Arbeitsmappe in einer Tabellenkalkulation öffnen und dort speichern, oder den Wert tippen.</translation>
    </message>
    <message>
      <source>{0} (a date)</source>
      <translation>{0} (ein Datum)</translation>
    </message>
    <message>
      <source>{0} (a time)</source>
      <translation>{0} (eine Zeit)</translation>
    </message>
    <message>
      <source>The spreadsheet turned the cell into {0}.</source>
      <translation>Die Tabellenkalkulation machte aus der Zelle {0}.</translation>
    </message>
    <message>
      <source>Write {0} or less.</source>
      <translation>{0} oder weniger schreiben.</translation>
    </message>
    <message>
      <source>The cell holds the error {0}.</source>
      <translation>Die Zelle enthält den Fehler {0}.</translation>
    </message>
    <message>
      <source>Repair the formula, or type the value.</source>
      <translation>Die Formel berichtigen, oder den Wert tippen.</translation>
    </message>
    <message>
      <source>If {0} was typed, format the cell as text and type it again.</source>
      <translation>Wurde {0} getippt, die Zelle als Text formatieren und noch einmal tippen.</translation>
    </message>
    <message>
      <source>oobmgr charts</source>
      <translation>oobmgr charts</translation>
    </message>
    <message>
      <source>Choose a file that this program wrote.</source>
      <translation>Eine Datei wählen, die dieses Programm geschrieben hat.</translation>
    </message>
    <message>
      <source>No chart is filled in yet.</source>
      <translation>Noch ist keine Tabelle ausgefüllt.</translation>
    </message>
    <message>
      <source>is not a file of charts.</source>
      <translation>ist keine Datei mit Tabellen.</translation>
    </message>
    <message>
      <source>holds charts of another game, not {0}.</source>
      <translation>enthält Tabellen eines anderen Spiels, nicht von {0}.</translation>
    </message>
    <message>
      <source>holds no chart.</source>
      <translation>enthält keine Tabelle.</translation>
    </message>
    <message>
      <source>Fill one in first.</source>
      <translation>Erst eine ausfüllen.</translation>
    </message>
    <message>
      <source>cannot be read: {0}.</source>
      <translation>nicht lesbar: {0}.</translation>
    </message>
    <message>
      <source>Missing: {0}. Of the needed headings, row {1} has {2}.</source>
      <translation>Es fehlt: {0}. Von den nötigen Überschriften hat Zeile {1} {2}.</translation>
    </message>
    <message>
      <source>The column {0} is missing; the sheet is left out.</source>
      <translation>Die Spalte {0} fehlt; das Blatt wird weggelassen.</translation>
    </message>
    <message>
      <source>Give the column that holds it the heading {0}.</source>
      <translation>Der Spalte, die sie enthält, die Überschrift {0} geben.</translation>
    </message>
    <message>
      <source>Nationality</source>
      <translation>Nationalität</translation>
    </message>
    <message>
      <source>None of the needed headings is in the first {0} rows: {1}.</source>
      <translation>Keine der nötigen Überschriften steht in den ersten {0} Zeilen: {1}.</translation>
    </message>
    <message>
      <source>one column of each kind</source>
      <translation>eine Spalte von jeder Art</translation>
    </message>
    <message>
      <source>The heading {0} is in {1}; the sheet is left out.</source>
      <translation>Die Überschrift {0} steht in {1}; das Blatt wird weggelassen.</translation>
    </message>
    <message>
      <source>The row {0} is not known; it is left out.</source>
      <translation>Die Zeile {0} ist nicht bekannt; sie wird weggelassen.</translation>
    </message>
    <message>
      <source>a column of an order of battle</source>
      <translation>eine Spalte einer Gliederung</translation>
    </message>
    <message>
      <source>Rating</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Steps left</source>
      <translation>Schritte übrig</translation>
    </message>
    <message>
      <source>The sheet is empty.</source>
      <translation>Das Blatt ist leer.</translation>
    </message>
    <message>
      <source>The row has no heading; it is left out.</source>
      <translation>Die Zeile hat keine Überschrift; sie wird weggelassen.</translation>
    </message>
    <message>
      <source>{0} (rating)</source>
      <translation>{0} (Wert)</translation>
    </message>
    <message>
      <source>The column {0} is not known; it is left out.</source>
      <translation>Die Spalte {0} ist nicht bekannt; sie wird weggelassen.</translation>
    </message>
    <message>
      <source>The column has no heading; it is left out.</source>
      <translation>Die Spalte hat keine Überschrift; sie wird weggelassen.</translation>
    </message>
    <message>
      <source>{0} is {1}, in the workbook {2}</source>
      <translation>{0} ist {1}, in der Arbeitsmappe {2}</translation>
    </message>
    <message>
      <source>Save it as CSV in UTF-8, or as an Excel workbook (.xlsx).</source>
      <translation>Als CSV in UTF-8 speichern, oder als Excel-Arbeitsmappe (.xlsx).</translation>
    </message>
    <message>
      <source>has {0} columns in row {1}; {2} can be read.</source>
      <translation>hat {0} Spalten in Zeile {1}; {2} können gelesen werden.</translation>
    </message>
    <message>
      <source>is not text.</source>
      <translation>ist kein Text.</translation>
    </message>
    <message>
      <source>holds {0} rows; {1} can be read.</source>
      <translation>enthält {0} Zeilen; {1} können gelesen werden.</translation>
    </message>
    <message>
      <source>is empty.</source>
      <translation>ist leer.</translation>
    </message>
    <message>
      <source>Choose another file.</source>
      <translation>Eine andere Datei wählen.</translation>
    </message>
    <message>
      <source>Choose a list of units, or delete what is not one.</source>
      <translation>Eine Liste von Einheiten wählen, oder löschen, was keine ist.</translation>
    </message>
    <message>
      <source>is too large for a list of units.</source>
      <translation>ist zu groß für eine Liste von Einheiten.</translation>
    </message>
    <message>
      <source>Divide it into several files, each with some of the units.</source>
      <translation>In mehrere Dateien teilen, jede mit einigen der Einheiten.</translation>
    </message>
    <message>
      <source>cannot be read as rows: {0}.</source>
      <translation>als Zeilen nicht lesbar: {0}.</translation>
    </message>
    <message>
      <source>does not exist.</source>
      <translation>gibt es nicht.</translation>
    </message>
    <message>
      <source>Check the name and the folder.</source>
      <translation>Namen und Ordner prüfen.</translation>
    </message>
    <message>
      <source>Close it elsewhere.</source>
      <translation>Anderswo schließen.</translation>
    </message>
    <message>
      <source>changed in the workbook</source>
      <translation>in der Arbeitsmappe geändert</translation>
    </message>
    <message>
      <source>changed in the campaign</source>
      <translation>im Feldzug geändert</translation>
    </message>
    <message>
      <source>changed in both</source>
      <translation>in beiden geändert</translation>
    </message>
    <message>
      <source>stays as it is</source>
      <translation>bleibt, wie es ist</translation>
    </message>
    <message>
      <source>the start</source>
      <translation>der Anfang</translation>
    </message>
    <message>
      <source>differs:{0}:{1}</source>
      <translation>differs:{0}:{1}</translation>
    </message>
    <message>
      <source>{0} {1} cell so{2}.</source>
      <translation>{0} {1} Zelle so{2}.</translation>
    </message>
    <message>
      <source>{0} {1} cells so{2}.</source>
      <translation>{0} {1} Zellen so{2}.</translation>
    </message>
    <message>
      <source>oobmgr journal</source>
      <translation>oobmgr journal</translation>
    </message>
    <message>
      <source>Take a workbook that this program exported, with its sheet Journal as it was.</source>
      <translation>Eine Arbeitsmappe nehmen, die dieses Programm exportiert hat, mit dem Blatt Journal, wie es war.</translation>
    </message>
    <message>
      <source>the journal in {0} is damaged, or a part of it is missing.</source>
      <translation>das Journal in {0} ist beschädigt, oder ein Teil davon fehlt.</translation>
    </message>
    <message>
      <source>{0} has no journal from which a campaign can be made.</source>
      <translation>{0} hat kein Journal, aus dem sich ein Feldzug herstellen lässt.</translation>
    </message>
    <message>
      <source>Choose a roster as a list of records, a scenario of ORBAT Mapper, or a workbook.</source>
      <translation>Einen Roster als Liste von Sätzen wählen, ein Szenario von ORBAT Mapper, oder eine Arbeitsmappe.</translation>
    </message>
    <message>
      <source>is too large for a roster in JSON.</source>
      <translation>ist zu groß für einen Roster in JSON.</translation>
    </message>
    <message>
      <source>holds no list of records.</source>
      <translation>enthält keine Liste von Sätzen.</translation>
    </message>
    <message>
      <source>is damaged, or is not a roster in JSON.</source>
      <translation>ist beschädigt, oder kein Roster in JSON.</translation>
    </message>
    <message>
      <source>a new one at the top</source>
      <translation>ein neuer ganz oben</translation>
    </message>
    <message>
      <source>{0} is in the campaign already. Is it the same?</source>
      <translation>{0} gibt es schon in der Kampagne. Ist es derselbe Verband?</translation>
    </message>
    <message>
      <source>The campaign has several formations called {0}. Which is it?</source>
      <translation>Die Kampagne hat mehrere Verbände namens {0}. Welcher ist es?</translation>
    </message>
    <message>
      <source>FFF4B6B0</source>
      <translation>FFF4B6B0</translation>
    </message>
    <message>
      <source>FFFCE8A6</source>
      <translation>FFFCE8A6</translation>
    </message>
    <message>
      <source>FFDCE6F2</source>
      <translation>FFDCE6F2</translation>
    </message>
    <message>
      <source>`import FILE SOURCE --json` lists all that is wrong with it.</source>
      <translation>`import FILE SOURCE --json` nennt alles, was daran falsch ist.</translation>
    </message>
    <message>
      <source>Give it a name that ends in {0}.</source>
      <translation>Ihr einen Namen geben, der auf {0} endet.</translation>
    </message>
    <message>
      <source>Choose another name: the workbook itself stays as it is.</source>
      <translation>Einen anderen Namen wählen: die Arbeitsmappe selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>ABCDE</source>
      <translation>ABCDE</translation>
    </message>
    <message>
      <source>the workbook is too large for a marked copy.</source>
      <translation>die Arbeitsmappe ist zu groß für eine markierte Kopie.</translation>
    </message>
    <message>
      <source>a marked copy is an Excel workbook.</source>
      <translation>eine markierte Kopie ist eine Excel-Arbeitsmappe.</translation>
    </message>
    <message>
      <source>that is the workbook itself.</source>
      <translation>das ist die Arbeitsmappe selbst.</translation>
    </message>
    <message>
      <source>{0} {1} row say so.</source>
      <translation>{0} {1} Zeile sagt es so.</translation>
    </message>
    <message>
      <source>{0} {1} rows say so.</source>
      <translation>{0} {1} Zeilen sagen es so.</translation>
    </message>
    <message>
      <source>a value, or nothing</source>
      <translation>ein Wert, oder nichts</translation>
    </message>
    <message>
      <source>{0} It is read as blank.</source>
      <translation>{0} Sie wird als leer gelesen.</translation>
    </message>
    <message>
      <source>ORBAT-mapper</source>
      <translation>ORBAT-mapper</translation>
    </message>
    <message>
      <source>Give the columns of units these headings, all in one row: {0}.</source>
      <translation>Den Spalten der Einheiten diese Überschriften geben, alle in einer Zeile: {0}.</translation>
    </message>
    <message>
      <source>nothing hidden</source>
      <translation>nichts Verborgenes</translation>
    </message>
    <message>
      <source>Delete what should not be imported.</source>
      <translation>Löschen, was nicht importiert werden soll.</translation>
    </message>
    <message>
      <source>The sheet is hidden. It was read all the same.</source>
      <translation>Das Blatt ist verborgen. Es wurde trotzdem gelesen.</translation>
    </message>
    <message>
      <source>Hidden {0}, read all the same.</source>
      <translation>{0} verborgen, trotzdem gelesen.</translation>
    </message>
    <message>
      <source>nothing far outside the table</source>
      <translation>nichts weit außerhalb der Tabelle</translation>
    </message>
    <message>
      <source>Cells far outside the table were not read: {0}.</source>
      <translation>Zellen weit außerhalb der Tabelle wurden nicht gelesen: {0}.</translation>
    </message>
    <message>
      <source>A sheet is read up to column {0}, and down to where more than {1} rows are blank. Delete these cells, or move the table.</source>
      <translation>Ein Blatt wird bis Spalte {0} gelesen, und abwärts, bis mehr als {1} Zeilen leer sind. Diese Zellen löschen, oder die Tabelle verschieben.</translation>
    </message>
    <message>
      <source>{0} cell with an error or a formula without a result: the file does not say where; read as blank.</source>
      <translation>{0} Zelle mit einem Fehler oder einer Formel ohne Ergebnis: die Datei sagt nicht, wo; als leer gelesen.</translation>
    </message>
    <message>
      <source>{0} cells with an error or a formula without a result: the file does not say where; read as blank.</source>
      <translation>{0} Zellen mit einem Fehler oder einer Formel ohne Ergebnis: die Datei sagt nicht, wo; als leer gelesen.</translation>
    </message>
    <message>
      <source>Open the workbook in a spreadsheet program, save it there, and read it again.</source>
      <translation>Die Arbeitsmappe in einer Tabellenkalkulation öffnen, dort speichern und noch einmal lesen.</translation>
    </message>
    <message>
      <source>The workbook has no sheet of cells.</source>
      <translation>Die Arbeitsmappe hat kein Blatt mit Zellen.</translation>
    </message>
    <message>
      <source>column:{0}!</source>
      <translation>column:{0}!</translation>
    </message>
    <message>
      <source>units side by side</source>
      <translation>Einheiten nebeneinander</translation>
    </message>
    <message>
      <source>a row for each unit</source>
      <translation>eine Zeile für jede Einheit</translation>
    </message>
    <message>
      <source>Units are side by side: the sheet is turned, so that each is a row.</source>
      <translation>Die Einheiten stehen nebeneinander: Das Blatt ist gedreht, sodass jede eine Zeile ist.</translation>
    </message>
    <message>
      <source>Cells are named as they are in the workbook.</source>
      <translation>Zellen heißen so, wie sie in der Mappe liegen.</translation>
    </message>
    <message>
      <source>This looks like a list for {0}, and the campaign is one of {1}. Columns that this game does not have: {2}.</source>
      <translation>Das sieht nach einer Liste für {0} aus, und der Feldzug ist einer von {1}. Spalten, die dieses Spiel nicht hat: {2}.</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Über</translation>
    </message>
    <message>
      <source>Workbook to fill in</source>
      <translation>Arbeitsmappe zum Ausfüllen</translation>
    </message>
    <message>
      <source>Lists</source>
      <translation>Listen</translation>
    </message>
    <message>
      <source>Journal</source>
      <translation>Journal</translation>
    </message>
    <message>
      <source>Mark</source>
      <translation>Zeichen</translation>
    </message>
    <message>
      <source>oobmgr {0} {1}</source>
      <translation>oobmgr {0} {1}</translation>
    </message>
    <message>
      <source>parts of the look of charts</source>
      <translation>Teile des Aussehens von Diagrammen</translation>
    </message>
    <message>
      <source>drawn diagrams</source>
      <translation>gezeichnete Diagramme</translation>
    </message>
    <message>
      <source>buttons and fields on sheets</source>
      <translation>Knöpfe und Felder auf Blättern</translation>
    </message>
    <message>
      <source>the threads of comments</source>
      <translation>die Stränge von Kommentaren</translation>
    </message>
    <message>
      <source>queries of outside data</source>
      <translation>Abfragen fremder Daten</translation>
    </message>
    <message>
      <source>the data model</source>
      <translation>das Datenmodell</translation>
    </message>
    <message>
      <source>the signature</source>
      <translation>die Signatur</translation>
    </message>
    <message>
      <source>{0} cannot be read as an Excel workbook.</source>
      <translation>{0} ist als Excel-Arbeitsmappe nicht lesbar.</translation>
    </message>
    <message>
      <source>{0} is not an Excel workbook that is there.</source>
      <translation>{0} ist keine vorhandene Excel-Arbeitsmappe.</translation>
    </message>
    <message>
      <source>{0} holds {1} MB when unpacked.</source>
      <translation>{0} enthält ausgepackt {1} MB.</translation>
    </message>
    <message>
      <source>{0} MB can be filled in place: split the workbook.</source>
      <translation>{0} MB können an Ort und Stelle gefüllt werden: die Arbeitsmappe teilen.</translation>
    </message>
    <message>
      <source>The range {0} is too small: {1} are needed.</source>
      <translation>Der Bereich {0} ist zu klein: es braucht {1}.</translation>
    </message>
    <message>
      <source>Make it larger, or choose fewer columns.</source>
      <translation>Ihn größer machen, oder weniger Spalten wählen.</translation>
    </message>
    <message>
      <source>The workbook has no range {0}.</source>
      <translation>Die Arbeitsmappe hat keinen Bereich {0}.</translation>
    </message>
    <message>
      <source>The sheet ends before a table that begins at {0}.</source>
      <translation>Das Blatt endet vor einer Tabelle, die bei {0} beginnt.</translation>
    </message>
    <message>
      <source>The range {0} has {1} cells.</source>
      <translation>Der Bereich {0} hat {1} Zellen.</translation>
    </message>
    <message>
      <source>Choose one of {0} cells at most.</source>
      <translation>Einen mit höchstens {0} Zellen wählen.</translation>
    </message>
    <message>
      <source>Give an .xlsx or .xlsm file.</source>
      <translation>Eine .xlsx- oder .xlsm-Datei angeben.</translation>
    </message>
    <message>
      <source>shapes and text boxes</source>
      <translation>Formen und Textfelder</translation>
    </message>
    <message>
      <source>sparklines and newer kinds of marks</source>
      <translation>Sparklines und neuere Arten von Zeichen</translation>
    </message>
    <message>
      <source>there is no table {0}.</source>
      <translation>es gibt keine Tabelle {0}.</translation>
    </message>
    <message>
      <source>Such as: {0}.</source>
      <translation>Etwa: {0}.</translation>
    </message>
    <message>
      <source>Begin further up and to the left.</source>
      <translation>Weiter oben und links beginnen.</translation>
    </message>
    <message>
      <source>before oobmgr</source>
      <translation>vor oobmgr</translation>
    </message>
    <message>
      <source>no workbook is bound to the campaign.</source>
      <translation>keine Arbeitsmappe ist mit dem Feldzug verbunden.</translation>
    </message>
    <message>
      <source>Fill it anyway, or move that into another workbook. A copy is kept in any case.</source>
      <translation>Trotzdem füllen, oder das in eine andere Arbeitsmappe verlegen. Eine Kopie wird in jedem Fall aufgehoben.</translation>
    </message>
    <message>
      <source>{0} would lose {1}.</source>
      <translation>{0} verlöre {1}.</translation>
    </message>
    <message>
      <source>.~lock.{0}#</source>
      <translation>.~lock.{0}#</translation>
    </message>
    <message>
      <source>{0} was changed meanwhile; it was left as it is.</source>
      <translation>{0} wurde inzwischen geändert; sie blieb, wie sie ist.</translation>
    </message>
    <message>
      <source>{0} is open in another program.</source>
      <translation>{0} ist in einem anderen Programm offen.</translation>
    </message>
    <message>
      <source>{0} is not blank, and the table would go there.</source>
      <translation>{0} ist nicht leer, und die Tabelle käme dorthin.</translation>
    </message>
    <message>
      <source>Clear it, or point at another cell: room for {0} is needed.</source>
      <translation>Es leeren, oder auf eine andere Zelle zeigen: gebraucht wird Platz für {0}.</translation>
    </message>
    <message>
      <source>{0} in the range {1} holds {2}.</source>
      <translation>{0} im Bereich {1} enthält {2}.</translation>
    </message>
    <message>
      <source>Bind one first.</source>
      <translation>Erst eine verbinden.</translation>
    </message>
    <message>
      <source>a formula</source>
      <translation>eine Formel</translation>
    </message>
    <message>
      <source>merged cells</source>
      <translation>verbundene Zellen</translation>
    </message>
    <message>
      <source>Fill it again.</source>
      <translation>Noch einmal füllen.</translation>
    </message>
    <message>
      <source>Close it there, then fill it.</source>
      <translation>Dort schließen, dann füllen.</translation>
    </message>
    <message>
      <source>Keep such cells out of the range.</source>
      <translation>Solche Zellen aus dem Bereich heraushalten.</translation>
    </message>
    <message>
      <source>There is no row {0} to be below.</source>
      <translation>Es gibt keine Zeile {0}, unter der sie stehen könnte.</translation>
    </message>
    <message>
      <source>The row is below itself: {0}.</source>
      <translation>Die Zeile steht unter sich selbst: {0}.</translation>
    </message>
    <message>
      <source>The row is below formations that are below themselves: {0}.</source>
      <translation>Die Zeile steht unter Verbänden, die unter sich selbst stehen: {0}.</translation>
    </message>
    <message>
      <source>the ID or the name of a row above it</source>
      <translation>Kennung oder Name einer Zeile darüber</translation>
    </message>
    <message>
      <source>Name another row, or none.</source>
      <translation>Eine andere Zeile nennen, oder keine.</translation>
    </message>
    <message>
      <source>Write it as 7-6.</source>
      <translation>Als 7-6 schreiben.</translation>
    </message>
    <message>
      <source>{0} or {1}</source>
      <translation>{0} oder {1}</translation>
    </message>
    <message>
      <source>{0}, as in the ratings</source>
      <translation>{0}, wie in den Werten</translation>
    </message>
    <message>
      <source>a whole number from 0 to {0}</source>
      <translation>eine ganze Zahl von 0 bis {0}</translation>
    </message>
    <message>
      <source>{0} {1} missing; {2} is there.</source>
      <translation>{0} {1} fehlt; dort steht {2}.</translation>
    </message>
    <message>
      <source>The numbers beside it say {0}: format the cell as text and type that.</source>
      <translation>Die Zahlen daneben sagen {0}: die Zelle als Text formatieren und das tippen.</translation>
    </message>
    <message>
      <source>{0} is {1}, but the ratings say {2}.</source>
      <translation>{0} ist {1}, aber die Werte sagen {2}.</translation>
    </message>
    <message>
      <source>The ratings are {0}, but the numbers say {1}.</source>
      <translation>Die Werte sind {0}, aber die Zahlen sagen {1}.</translation>
    </message>
    <message>
      <source>{0} as a number</source>
      <translation>{0} als Zahl</translation>
    </message>
    <message>
      <source>Enter {0}.</source>
      <translation>{0} eintragen.</translation>
    </message>
    <message>
      <source>Make the two agree.</source>
      <translation>Die beiden in Einklang bringen.</translation>
    </message>
    <message>
      <source>a rating</source>
      <translation>ein Wert</translation>
    </message>
    <message>
      <source>Check that this is what you mean.</source>
      <translation>Nachsehen, ob das so gemeint ist.</translation>
    </message>
    <message>
      <source>{0} is not a set of ratings.</source>
      <translation>{0} ist kein Satz von Werten.</translation>
    </message>
    <message>
      <source>The ratings are missing.</source>
      <translation>Die Werte fehlen.</translation>
    </message>
    <message>
      <source>The list has more than {0} units.</source>
      <translation>Die Liste nennt mehr als {0} Einheiten.</translation>
    </message>
    <message>
      <source>More than {0} cells cannot be read. The first: {1}</source>
      <translation>Mehr als {0} Zellen sind nicht lesbar. Die erste: {1}</translation>
    </message>
    <message>
      <source>{0} Or choose another file: this one may not be a list of units.</source>
      <translation>{0} Oder eine andere Datei wählen: diese ist vielleicht keine Liste von Einheiten.</translation>
    </message>
    <message>
      <source>{0}, {1} unit: {2}.</source>
      <translation>{0}, {1} Einheit: {2}.</translation>
    </message>
    <message>
      <source>{0}, {1} units: {2}.</source>
      <translation>{0}, {1} Einheiten: {2}.</translation>
    </message>
    <message>
      <source>{0}: no units, left out.</source>
      <translation>{0}: keine Einheiten, weggelassen.</translation>
    </message>
    <message>
      <source>, {0} left out</source>
      <translation>, {0} weggelassen</translation>
    </message>
    <message>
      <source>Divide it into several files.</source>
      <translation>In mehrere Dateien teilen.</translation>
    </message>
    <message>
      <source>missing:{0}:{1}</source>
      <translation>missing:{0}:{1}</translation>
    </message>
    <message>
      <source>{0} is in row {1} already.</source>
      <translation>{0} steht schon in Zeile {1}.</translation>
    </message>
    <message>
      <source>Keep one of the two.</source>
      <translation>Eine der beiden behalten.</translation>
    </message>
    <message>
      <source>The number of {0} is missing.</source>
      <translation>Die Anzahl der {0} fehlt.</translation>
    </message>
    <message>
      <source>Write {0} or more.</source>
      <translation>{0} oder mehr schreiben.</translation>
    </message>
    <message>
      <source>one row for each</source>
      <translation>eine Zeile für jedes</translation>
    </message>
    <message>
      <source>formations from the top down, such as 4th Army / VII Corps</source>
      <translation>Verbände von oben nach unten, etwa 4th Army / VII Corps</translation>
    </message>
    <message>
      <source>XX, X, III, II or the word</source>
      <translation>XX, X, III, II oder das Wort</translation>
    </message>
    <message>
      <source>Units of {0} without a nation are taken as {1}.</source>
      <translation>Einheiten von {0} ohne Nation werden als {1} genommen.</translation>
    </message>
    <message>
      <source>Write the nation of those that are of another.</source>
      <translation>Die Nation derer schreiben, die von einer anderen sind.</translation>
    </message>
    <message>
      <source>{0} has a formation without a name.</source>
      <translation>{0} hat einen Verband ohne Namen.</translation>
    </message>
    <message>
      <source>a turn such as {0}</source>
      <translation>ein Zug wie {0}</translation>
    </message>
    <message>
      <source>a whole number, 0 for a unit that is dead</source>
      <translation>eine ganze Zahl, 0 für eine tote Einheit</translation>
    </message>
    <message>
      <source>{0} is not among the nations of {1}.</source>
      <translation>{0} gehört nicht zu den Nationen von {1}.</translation>
    </message>
    <message>
      <source>It is taken as it stands; check the spelling and the side.</source>
      <translation>Sie wird genommen, wie sie dasteht; Schreibweise und Seite prüfen.</translation>
    </message>
    <message>
      <source>{0} left, of {1} {2}.</source>
      <translation>{0} übrig, von {1} {2}.</translation>
    </message>
    <message>
      <source>Write how many {0} the unit has in all, and how many of them are left.</source>
      <translation>Schreiben, wie viele {0} die Einheit insgesamt hat und wie viele davon übrig sind.</translation>
    </message>
    <message>
      <source>a whole number from 1 to {0}</source>
      <translation>eine ganze Zahl von 1 bis {0}</translation>
    </message>
    <message>
      <source>Take the extra slash out.</source>
      <translation>Den überzähligen Schrägstrich wegnehmen.</translation>
    </message>
    <message>
      <source>It is left out.</source>
      <translation>Er wird weggelassen.</translation>
    </message>
    <message>
      <source>It is taken to be there from the start.</source>
      <translation>Sie gilt als von Anfang an da.</translation>
    </message>
    <message>
      <source>the name of a nation</source>
      <translation>der Name einer Nation</translation>
    </message>
    <message>
      <source>no more than the {0} in all</source>
      <translation>nicht mehr als die {0} insgesamt</translation>
    </message>
    <message>
      <source>The size is missing.</source>
      <translation>Die Größe fehlt.</translation>
    </message>
    <message>
      <source>The type is missing.</source>
      <translation>Die Art fehlt.</translation>
    </message>
    <message>
      <source>The cell is empty.</source>
      <translation>Die Zelle ist leer.</translation>
    </message>
    <message>
      <source>The ID is missing; one is made from nation, type, size and designation.</source>
      <translation>Die Kennung fehlt; eine wird aus Nation, Art, Größe und Bezeichnung gemacht.</translation>
    </message>
    <message>
      <source>Give each unit an ID of its own.</source>
      <translation>Jeder Einheit eine eigene Kennung geben.</translation>
    </message>
    <message>
      <source>{0} is in row {1} of {2} already, in the same formation.</source>
      <translation>{0} steht schon in Zeile {1} von {2}, im selben Verband.</translation>
    </message>
    <message>
      <source>Leave the row out unless there are two.</source>
      <translation>Die Zeile weglassen, falls es keine zwei sind.</translation>
    </message>
    <message>
      <source>The ID {0} is used already, in row {1} of {2}.</source>
      <translation>Die Kennung {0} ist schon vergeben, in Zeile {1} von {2}.</translation>
    </message>
    <message>
      <source>an ID that no other unit has</source>
      <translation>eine Kennung, die keine andere Einheit hat</translation>
    </message>
    <message>
      <source>a type such as infantry</source>
      <translation>eine Art, etwa infantry</translation>
    </message>
    <message>
      <source>The type {0} is not known.</source>
      <translation>Die Art {0} ist nicht bekannt.</translation>
    </message>
    <message>
      <source>It is taken as it stands.</source>
      <translation>Sie wird genommen, wie sie dasteht.</translation>
    </message>
    <message>
      <source>It is drawn as a plain symbol.</source>
      <translation>Sie wird als einfaches Symbol gezeichnet.</translation>
    </message>
    <message>
      <source>It has no price of its own: it pays as the common kind of its size.</source>
      <translation>Sie hat keinen eigenen Preis: sie zahlt wie die gewöhnliche Art ihrer Größe.</translation>
    </message>
    <message>
      <source>Choose a VASSAL module (.vmod) or saved game (.vsav).</source>
      <translation>Ein VASSAL-Modul (.vmod) oder einen Spielstand (.vsav) wählen.</translation>
    </message>
    <message>
      <source>piece;</source>
      <translation>piece;</translation>
    </message>
    <message>
      <source>mark;</source>
      <translation>mark;</translation>
    </message>
    <message>
      <source>prototype;</source>
      <translation>prototype;</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Tafel</translation>
    </message>
    <message>
      <source>unit type</source>
      <translation>Einheitenart</translation>
    </message>
    <message>
      <source>holds no counters.</source>
      <translation>enthält keine Spielsteine.</translation>
    </message>
    <message>
      <source>holds no {0}.</source>
      <translation>enthält keine {0}.</translation>
    </message>
    <message>
      <source>is too large.</source>
      <translation>ist zu groß.</translation>
    </message>
    <message>
      <source>is damaged, or is not a VASSAL file.</source>
      <translation>ist beschädigt, oder keine VASSAL-Datei.</translation>
    </message>
    <message>
      <source>Map</source>
      <translation>Karte</translation>
    </message>
    <message>
      <source>Widget</source>
      <translation>Widget</translation>
    </message>
    <message>
      <source>Save it as an Excel workbook (.xlsx) and read that.</source>
      <translation>Als Excel-Arbeitsmappe (.xlsx) speichern und die lesen.</translation>
    </message>
    <message>
      <source>holds {0} MB when unpacked; {1}</source>
      <translation>enthält ausgepackt {0} MB; {1}</translation>
    </message>
    <message>
      <source>is a folder.</source>
      <translation>ist ein Ordner.</translation>
    </message>
    <message>
      <source>Name the workbook in it.</source>
      <translation>Die Arbeitsmappe darin nennen.</translation>
    </message>
    <message>
      <source>is protected by a password.</source>
      <translation>ist durch ein Passwort geschützt.</translation>
    </message>
    <message>
      <source>Save it without one and read that.</source>
      <translation>Ohne eines speichern und das lesen.</translation>
    </message>
    <message>
      <source>is not an Excel workbook.</source>
      <translation>ist keine Excel-Arbeitsmappe.</translation>
    </message>
    <message>
      <source>is a binary workbook (.xlsb).</source>
      <translation>ist eine binäre Arbeitsmappe (.xlsb).</translation>
    </message>
    <message>
      <source>{0} MB can be read.</source>
      <translation>{0} MB können gelesen werden.</translation>
    </message>
    <message>
      <source>is damaged, or is not an Excel workbook.</source>
      <translation>ist beschädigt, oder keine Excel-Arbeitsmappe.</translation>
    </message>
    <message>
      <source>Save it without one.</source>
      <translation>Ohne eines speichern.</translation>
    </message>
  </context>
  <context>
    <name>exchange.layouts</name>
    <message>
      <source>[xX×х]</source>
      <translation>[xX×х]</translation>
    </message>
    <message>
      <source>hold numbers: so many units each</source>
      <translation>enthalten Zahlen: je so viele Einheiten</translation>
    </message>
    <message>
      <source>hold units</source>
      <translation>enthalten Einheiten</translation>
    </message>
    <message>
      <source>, of which kind?</source>
      <translation>, von welcher Art?</translation>
    </message>
    <message>
      <source>, of which size?</source>
      <translation>, von welcher Größe?</translation>
    </message>
    <message>
      <source>cross:{0}:{1}</source>
      <translation>cross:{0}:{1}</translation>
    </message>
    <message>
      <source>{0} to {1} of {2} ({3}) {4}{5}</source>
      <translation>{0} bis {1} von {2} ({3}) {4}{5}</translation>
    </message>
    <message>
      <source>as in the row above</source>
      <translation>wie in der Zeile darüber</translation>
    </message>
    <message>
      <source>column {0} of {1}</source>
      <translation>Spalte {0} von {1}</translation>
    </message>
    <message>
      <source>lacking:{0}:{1}</source>
      <translation>lacking:{0}:{1}</translation>
    </message>
    <message>
      <source>No column of {0} holds {1}. What is it until it is entered?</source>
      <translation>Keine Spalte von {0} enthält {1}. Was gilt, bis es eingetragen ist?</translation>
    </message>
    <message>
      <source>{0} is not a number of {1} lost; the unit is read as whole.</source>
      <translation>{0} ist keine Anzahl verlorener {1}; die Einheit wird als vollständig gelesen.</translation>
    </message>
    <message>
      <source>Write how many it has lost, or a tick for each.</source>
      <translation>Schreiben, wie viele sie verloren hat, oder ein Häkchen für jede.</translation>
    </message>
    <message>
      <source>{0} in names, such as {1}: which nation does it mean?</source>
      <translation>{0} in Namen wie {1}: welche Nation ist gemeint?</translation>
    </message>
    <message>
      <source>these are not answers to questions.</source>
      <translation>das sind keine Antworten auf Fragen.</translation>
    </message>
    <message>
      <source>{0} cannot be read: {1}.</source>
      <translation>{0} ist nicht lesbar: {1}.</translation>
    </message>
    <message>
      <source>{0} is not JSON.</source>
      <translation>{0} ist kein JSON.</translation>
    </message>
    <message>
      <source>leave out</source>
      <translation>weglassen</translation>
    </message>
    <message>
      <source>leave unknown</source>
      <translation>unbekannt lassen</translation>
    </message>
    <message>
      <source>ask for each sheet</source>
      <translation>für jedes Blatt fragen</translation>
    </message>
    <message>
      <source>each as proposed</source>
      <translation>jedes wie vorgeschlagen</translation>
    </message>
    <message>
      <source>{0} {1} row. Proposed: {2}{3}.</source>
      <translation>{0} {1} Zeile. Vorgeschlagen: {2}{3}.</translation>
    </message>
    <message>
      <source>{0} {1} rows. Proposed: {2}{3}.</source>
      <translation>{0} {1} Zeilen. Vorgeschlagen: {2}{3}.</translation>
    </message>
    <message>
      <source>taken as proposed: {0} {1}, {2} row.</source>
      <translation>genommen wie vorgeschlagen: {0} {1}, {2} Zeile.</translation>
    </message>
    <message>
      <source>taken as proposed: {0} {1}, {2} rows.</source>
      <translation>genommen wie vorgeschlagen: {0} {1}, {2} Zeilen.</translation>
    </message>
    <message>
      <source>{0}: {1} is {2}, {3} row.</source>
      <translation>{0}: {1} ist {2}, {3} Zeile.</translation>
    </message>
    <message>
      <source>{0}: {1} is {2}, {3} rows.</source>
      <translation>{0}: {1} ist {2}, {3} Zeilen.</translation>
    </message>
    <message>
      <source>{0} {1} row. Only you know: {2}.</source>
      <translation>{0} {1} Zeile. Nur Sie wissen es: {2}.</translation>
    </message>
    <message>
      <source>{0} {1} rows. Only you know: {2}.</source>
      <translation>{0} {1} Zeilen. Nur Sie wissen es: {2}.</translation>
    </message>
    <message>
      <source> (or: {0})</source>
      <translation> (oder: {0})</translation>
    </message>
    <message>
      <source>No column of {0} holds ratings. What should units have until they are entered?</source>
      <translation>Keine Spalte von {0} enthält Werte. Was gilt, bis sie eingetragen sind?</translation>
    </message>
    <message>
      <source>lacking:{0}:size</source>
      <translation>lacking:{0}:size</translation>
    </message>
    <message>
      <source>No column of {0} gives the size of units. What are they?</source>
      <translation>Keine Spalte von {0} sagt, welche Größe die Einheiten haben. Was sind sie?</translation>
    </message>
    <message>
      <source>no heading</source>
      <translation>keine Überschrift</translation>
    </message>
    <message>
      <source>{0} of its units</source>
      <translation>{0} seiner Einheiten</translation>
    </message>
    <message>
      <source>The book that {0} comes from says what it means; unit {1} has it as a note.</source>
      <translation>Was {0} bedeutet, sagt das Buch, in dem es steht; Einheit {1} hat es als Notiz.</translation>
    </message>
    <message>
      <source>The unit has no number or name; it is called {0}.</source>
      <translation>Die Einheit hat keine Nummer und keinen Namen; sie heißt {0}.</translation>
    </message>
    <message>
      <source>{0} is neither a number of units nor units.</source>
      <translation>{0} ist weder eine Anzahl von Einheiten noch Einheiten.</translation>
    </message>
    <message>
      <source>Write 3, x3, or what each is: 4-6 Inf XX; x2 1-5 Cav X.</source>
      <translation>3 schreiben, x3, oder was jede ist: 4-6 Inf XX; x2 1-5 Cav X.</translation>
    </message>
    <message>
      <source>{0} in {1} is not known; it is left out.</source>
      <translation>{0} in {1} ist nicht bekannt; es wird weggelassen.</translation>
    </message>
    <message>
      <source>each unit</source>
      <translation>jede Einheit</translation>
    </message>
    <message>
      <source>units, or their number</source>
      <translation>Einheiten, oder ihre Anzahl</translation>
    </message>
    <message>
      <source>{0} is read as {1}.</source>
      <translation>{0} wird als {1} gelesen.</translation>
    </message>
    <message>
      <source>{0} is not a number of units; the row is read as one.</source>
      <translation>{0} ist keine Anzahl von Einheiten; die Zeile wird als eine gelesen.</translation>
    </message>
    <message>
      <source>{0} unit named, but the count says {1}.</source>
      <translation>{0} Einheit genannt, aber die Anzahl sagt {1}.</translation>
    </message>
    <message>
      <source>{0} units named, but the count says {1}.</source>
      <translation>{0} Einheiten genannt, aber die Anzahl sagt {1}.</translation>
    </message>
    <message>
      <source>{0} is in this list more than once; it is read as {1} unit.</source>
      <translation>{0} steht mehrmals in dieser Liste; gelesen als {1} Einheit.</translation>
    </message>
    <message>
      <source>{0} is in this list more than once; it is read as {1} units.</source>
      <translation>{0} steht mehrmals in dieser Liste; gelesen als {1} Einheiten.</translation>
    </message>
    <message>
      <source>{0} became the name of one unit.</source>
      <translation>{0} wurde der Name einer einzigen Einheit.</translation>
    </message>
    <message>
      <source>They are read as named.</source>
      <translation>Sie werden gelesen, wie sie genannt sind.</translation>
    </message>
    <message>
      <source>Put semicolons between the names of several units.</source>
      <translation>Zwischen die Namen mehrerer Einheiten Strichpunkte setzen.</translation>
    </message>
    <message>
      <source>{0} is read as {1} unit.</source>
      <translation>{0} ist als {1} Einheit gelesen.</translation>
    </message>
    <message>
      <source>{0} is read as {1} units.</source>
      <translation>{0} ist als {1} Einheiten gelesen.</translation>
    </message>
    <message>
      <source>Take one out unless there are two.</source>
      <translation>Eine herausnehmen, wenn es nicht zwei sind.</translation>
    </message>
    <message>
      <source>Put a comma between the numbers of two units.</source>
      <translation>Zwischen die Nummern zweier Einheiten ein Komma setzen.</translation>
    </message>
    <message>
      <source>column:{0}!{1}</source>
      <translation>column:{0}!{1}</translation>
    </message>
    <message>
      <source>xX×хХ✓✔✗✘☑☒■●</source>
      <translation>xX×хХ✓✔✗✘☑☒■●</translation>
    </message>
    <message>
      <source>IV</source>
      <translation>IV</translation>
    </message>
    <message>
      <source>Units of {0} are in {1}, unless a cell says otherwise.</source>
      <translation>Einheiten von {0} stehen in {1}, wo keine Zelle etwas anderes sagt.</translation>
    </message>
    <message>
      <source>Units of {0} arrive later, unless a cell says otherwise.</source>
      <translation>Einheiten von {0} kommen später, wo keine Zelle etwas anderes sagt.</translation>
    </message>
    <message>
      <source>{0} is no hex; the units of {1} are in none.</source>
      <translation>{0} ist kein Hexfeld; die Einheiten von {1} stehen in keinem.</translation>
    </message>
    <message>
      <source>{0} begins with ratings, but it is read as a formation.</source>
      <translation>{0} beginnt mit Werten, ist aber als Verband gelesen.</translation>
    </message>
    <message>
      <source>{0} is no turn of the game.</source>
      <translation>{0} ist kein Zug des Spiels.</translation>
    </message>
    <message>
      <source>Row {0} has {1} of {2} already, with which these units go.</source>
      <translation>Zeile {0} hat schon {1} von {2}, wozu diese Einheiten kommen.</translation>
    </message>
    <message>
      <source>Write a unit with its type and size: 7-6 Inf XX 61.</source>
      <translation>Eine Einheit mit Art und Größe schreiben: 7-6 Inf XX 61.</translation>
    </message>
    <message>
      <source>The title names {0}. Are all formations part of it?</source>
      <translation>Die Überschrift nennt {0}. Gehören alle Verbände dazu?</translation>
    </message>
    <message>
      <source>Whose are the units on {0}?</source>
      <translation>Wessen sind die Einheiten auf {0}?</translation>
    </message>
    <message>
      <source>{0} is empty on {1}: which nation is meant?</source>
      <translation>{0} ist auf {1} leer: welche Nation ist gemeint?</translation>
    </message>
    <message>
      <source>{0} is empty in rows of {1}: what is meant?</source>
      <translation>{0} ist in Zeilen von {1} leer: was ist gemeint?</translation>
    </message>
    <message>
      <source>a blank</source>
      <translation>eine Lücke</translation>
    </message>
    <message>
      <source>a blank on {0}</source>
      <translation>eine Lücke auf {0}</translation>
    </message>
    <message>
      <source>blank:nation:{0}:{1}</source>
      <translation>blank:nation:{0}:{1}</translation>
    </message>
    <message>
      <source>{0} of {1} units is empty on {2}: which is meant?</source>
      <translation>{0} von {1} Einheiten ist auf {2} leer: welche ist gemeint?</translation>
    </message>
    <message>
      <source>word:{0}:{1}</source>
      <translation>word:{0}:{1}</translation>
    </message>
    <message>
      <source>{0} has turns without a year, such as {1}: which year?</source>
      <translation>{0} hat Züge ohne Jahr, etwa {1}: welches Jahr?</translation>
    </message>
    <message>
      <source>{0} has turns by their number, such as {1}: which turn is turn 1?</source>
      <translation>{0} nennt Spielzüge mit ihrer Nummer, etwa {1}: welcher ist Spielzug 1?</translation>
    </message>
    <message>
      <source>{0} in {1}: what does it mean?</source>
      <translation>{0} in {1}: was bedeutet es?</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <source>Put it right here, or enter it for the units.</source>
      <translation>Hier berichtigen oder bei den Einheiten eintragen.</translation>
    </message>
    <message>
      <source>Give it a row of its own, with each part in its column.</source>
      <translation>Ihr eine eigene Zeile geben, mit jedem Teil in seiner Spalte.</translation>
    </message>
    <message>
      <source>Look whether a heading above it was forgotten.</source>
      <translation>Nachsehen, ob darüber eine Überschrift vergessen ist.</translation>
    </message>
    <message>
      <source>{0} stands beside a formation, and not in the columns of a unit.</source>
      <translation>{0} steht neben einem Verband und nicht in den Spalten einer Einheit.</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>{0} {1} is more than any counter prints.</source>
      <translation>{0} {1} ist mehr, als je auf einem Spielstein steht.</translation>
    </message>
    <message>
      <source>Nothing to do for it now.</source>
      <translation>Jetzt ist nichts dafür zu tun.</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>oobmgr.games.{0}.</source>
      <translation>oobmgr.games.{0}.</translation>
    </message>
    <message>
      <source>tests/cases/{0}/</source>
      <translation>tests/cases/{0}/</translation>
    </message>
    <message>
      <source>There are {0} entries for {1} columns.</source>
      <translation>Es gibt {0} Einträge für {1} Spalten.</translation>
    </message>
    <message>
      <source>{0} is not a number that can go here.</source>
      <translation>{0} ist keine Zahl, die hier stehen kann.</translation>
    </message>
    <message>
      <source>A chart has rows, columns and cells.</source>
      <translation>Eine Tabelle hat Zeilen, Spalten und Zellen.</translation>
    </message>
    <message>
      <source>There are no lines of entries.</source>
      <translation>Es gibt keine Zeilen mit Einträgen.</translation>
    </message>
    <message>
      <source>There are {0} lines of entries for {1} rows.</source>
      <translation>Es gibt {0} Zeilen mit Einträgen für {1} Zeilen.</translation>
    </message>
    <message>
      <source>No {0} is named.</source>
      <translation>Kein {0} ist genannt.</translation>
    </message>
    <message>
      <source>There are {0} {1}; a chart has at most {2}.</source>
      <translation>Es gibt {0} {1}; eine Tabelle hat höchstens {2}.</translation>
    </message>
    <message>
      <source>A {0} has no name.</source>
      <translation>Ein {0} hat keinen Namen.</translation>
    </message>
    <message>
      <source>{0} {1} appears {2} times.</source>
      <translation>{0} {1} erscheint {2}-mal.</translation>
    </message>
    <message>
      <source>The {0} are not those of the rules: {1}.</source>
      <translation>Die {0} sind nicht die der Regeln: {1}.</translation>
    </message>
    <message>
      <source>is longer than {0} letters.</source>
      <translation>ist länger als {0} Buchstaben.</translation>
    </message>
    <message>
      <source>{0} appears twice.</source>
      <translation>{0} erscheint zweimal.</translation>
    </message>
    <message>
      <source>{0} is not a result of this chart.</source>
      <translation>{0} ist kein Ergebnis dieser Tabelle.</translation>
    </message>
    <message>
      <source>form of the turn</source>
      <translation>Formular des Zuges</translation>
    </message>
    <message>
      <source>happens by itself</source>
      <translation>geschieht von selbst</translation>
    </message>
    <message>
      <source>names the unknown case.</source>
      <translation>nennt den unbekannten Fall.</translation>
    </message>
    <message>
      <source>At its date</source>
      <translation>Zu seinem Datum</translation>
    </message>
    <message>
      <source>acts nowhere in the program.</source>
      <translation>wirkt nirgends im Programm.</translation>
    </message>
    <message>
      <source>is followed on the map and is in no phase.</source>
      <translation>wird auf der Karte befolgt und steht in keiner Phase.</translation>
    </message>
    <message>
      <source>has more than {0} KB, too much for a description.</source>
      <translation>hat mehr als {0} KB, zu viel für eine Beschreibung.</translation>
    </message>
    <message>
      <source>the file cannot be read: {0}.</source>
      <translation>die Datei ist nicht lesbar: {0}.</translation>
    </message>
    <message>
      <source>this is not UTF-8 text.</source>
      <translation>das ist kein UTF-8-Text.</translation>
    </message>
    <message>
      <source>Leave out what is not needed.</source>
      <translation>Weglassen, was nicht gebraucht wird.</translation>
    </message>
    <message>
      <source>{0}, line {1}</source>
      <translation>{0}, Zeile {1}</translation>
    </message>
    <message>
      <source>Check its name.</source>
      <translation>Ihren Namen prüfen.</translation>
    </message>
    <message>
      <source>Save it as UTF-8.</source>
      <translation>Als UTF-8 speichern.</translation>
    </message>
    <message>
      <source>exact number</source>
      <translation>genaue Zahl</translation>
    </message>
    <message>
      <source>yes or no</source>
      <translation>ja oder nein</translation>
    </message>
    <message>
      <source>game turn</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>must be text.</source>
      <translation>muss Text sein.</translation>
    </message>
    <message>
      <source>must be a list.</source>
      <translation>muss eine Liste sein.</translation>
    </message>
    <message>
      <source>{0} is not a hex.</source>
      <translation>{0} ist kein Hexfeld.</translation>
    </message>
    <message>
      <source>no JSON for {0}</source>
      <translation>kein JSON für {0}</translation>
    </message>
    <message>
      <source>Give it: {0}</source>
      <translation>Es angeben: {0}</translation>
    </message>
    <message>
      <source>must be a JSON object of names and values.</source>
      <translation>muss ein JSON-Objekt aus Namen und Werten sein.</translation>
    </message>
    <message>
      <source>must be one of {0}.</source>
      <translation>muss eines von {0} sein.</translation>
    </message>
    <message>
      <source>must be from {0} to {1}.</source>
      <translation>muss von {0} bis {1} sein.</translation>
    </message>
    <message>
      <source>from {0} to {1}</source>
      <translation>von {0} bis {1}</translation>
    </message>
    <message>
      <source>{0} or less</source>
      <translation>{0} oder weniger</translation>
    </message>
    <message>
      <source>must be {0}.</source>
      <translation>muss {0} sein.</translation>
    </message>
    <message>
      <source>must be a JSON object of named inputs.</source>
      <translation>muss ein JSON-Objekt benannter Angaben sein.</translation>
    </message>
    <message>
      <source>Inputs here: {0}.</source>
      <translation>Eingaben hier: {0}.</translation>
    </message>
    <message>
      <source>It takes no inputs.</source>
      <translation>Sie nimmt keine Eingaben.</translation>
    </message>
    <message>
      <source>must be the id of a unit, a number such as 17.</source>
      <translation>muss die Nummer einer Einheit sein, etwa 17.</translation>
    </message>
    <message>
      <source>must be a list of the ids of units, such as [17, 18].</source>
      <translation>muss eine Liste der Nummern von Einheiten sein, etwa [17, 18].</translation>
    </message>
    <message>
      <source>must be {0} or more.</source>
      <translation>muss {0} oder mehr sein.</translation>
    </message>
    <message>
      <source>is not an input here.</source>
      <translation>ist hier keine Angabe.</translation>
    </message>
    <message>
      <source>gives {0} twice.</source>
      <translation>gibt {0} zweimal an.</translation>
    </message>
    <message>
      <source>{0} takes no description.</source>
      <translation>{0} nimmt keine Beschreibung.</translation>
    </message>
    <message>
      <source>Leave the description out.</source>
      <translation>Die Beschreibung weglassen.</translation>
    </message>
    <message>
      <source> since {0}</source>
      <translation> seit {0}</translation>
    </message>
    <message>
      <source>must be from 0 to {0}.</source>
      <translation>muss von 0 bis {0} sein.</translation>
    </message>
    <message>
      <source>true or false</source>
      <translation>wahr oder falsch</translation>
    </message>
    <message>
      <source>a turn</source>
      <translation>ein Zug</translation>
    </message>
    <message>
      <source>a text</source>
      <translation>ein Text</translation>
    </message>
    <message>
      <source>is not an option: an option is a table with title, sentence and case.</source>
      <translation>ist keine Option: eine Option ist eine Tabelle mit title, sentence und case.</translation>
    </message>
    <message>
      <source>must be a JSON object of option names and values.</source>
      <translation>muss ein JSON-Objekt aus Optionsnamen und Werten sein.</translation>
    </message>
    <message>
      <source>Campaign options; all are taken, these matter here.</source>
      <translation>Optionen des Feldzugs; alle werden genommen, diese zählen hier.</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Ja</translation>
    </message>
    <message>
      <source>Campaign options</source>
      <translation>Optionen des Feldzugs</translation>
    </message>
    <message>
      <source>{0} is not part of an option.</source>
      <translation>{0} gehört nicht zu einer Option.</translation>
    </message>
    <message>
      <source>{0} is not a kind of option.</source>
      <translation>{0} ist keine Art von Option.</translation>
    </message>
    <message>
      <source>has a default; the first of its choices is the usual one.</source>
      <translation>hat eine Vorgabe; die erste ihrer Wahlen ist die übliche.</translation>
    </message>
    <message>
      <source>needs two choices or more, each with a value and a name.</source>
      <translation>braucht zwei Wahlen oder mehr, jede mit einem Wert und einem Namen.</translation>
    </message>
    <message>
      <source>has choices, which a {0} cannot have.</source>
      <translation>hat Wahlen, die ein {0} nicht haben kann.</translation>
    </message>
    <message>
      <source>its default must be {0}.</source>
      <translation>ihre Vorgabe muss {0} sein.</translation>
    </message>
    <message>
      <source>There is no such option.</source>
      <translation>Diese Option gibt es nicht.</translation>
    </message>
    <message>
      <source>{0} is missing.</source>
      <translation>{0} fehlt.</translation>
    </message>
    <message>
      <source>names the unknown case {0}.</source>
      <translation>nennt den unbekannten Fall {0}.</translation>
    </message>
    <message>
      <source>a choice is a word or a whole number.</source>
      <translation>eine Wahl ist ein Wort oder eine ganze Zahl.</translation>
    </message>
    <message>
      <source>two choices have the same {0}.</source>
      <translation>zwei Wahlen haben dasselbe {0}.</translation>
    </message>
    <message>
      <source>The nation that it belongs to.</source>
      <translation>Die Nation, zu der sie gehört.</translation>
    </message>
    <message>
      <source>State and nation</source>
      <translation>Zustand und Nation</translation>
    </message>
    <message>
      <source>{0} and {1} other unit</source>
      <translation>{0} und {1} andere Einheit</translation>
    </message>
    <message>
      <source>{0} and {1} other units</source>
      <translation>{0} und {1} andere Einheiten</translation>
    </message>
    <message>
      <source>is not on the map.</source>
      <translation>ist nicht auf der Karte.</translation>
    </message>
    <message>
      <source>is not eliminated.</source>
      <translation>ist nicht vernichtet.</translation>
    </message>
    <message>
      <source>No unit is picked.</source>
      <translation>Keine Einheit ist gewählt.</translation>
    </message>
    <message>
      <source>Pick the units concerned.</source>
      <translation>Die wählen, um die es geht.</translation>
    </message>
    <message>
      <source>is not {0}, whose turn it is.</source>
      <translation>ist nicht {0}, am Zug.</translation>
    </message>
    <message>
      <source>Price</source>
      <translation>Preis</translation>
    </message>
    <message>
      <source>The side that is asked about.</source>
      <translation>Die Seite, nach der gefragt wird.</translation>
    </message>
    <message>
      <source>Did</source>
      <translation>Hat</translation>
    </message>
    <message>
      <source>must be true or false.</source>
      <translation>muss wahr oder falsch sein.</translation>
    </message>
    <message>
      <source>must be a number.</source>
      <translation>muss eine Zahl sein.</translation>
    </message>
    <message>
      <source>must be a whole number.</source>
      <translation>muss eine ganze Zahl sein.</translation>
    </message>
    <message>
      <source>Strike a box for each step lost.</source>
      <translation>Für jeden verlorenen Schritt ein Kästchen streichen.</translation>
    </message>
    <message>
      <source>{0} is not how often.</source>
      <translation>{0} ist keine Häufigkeit.</translation>
    </message>
    <message>
      <source>Write clear×3.</source>
      <translation>Etwa Wald×3 schreiben.</translation>
    </message>
    <message>
      <source>RCTMI</source>
      <translation>RCTMI</translation>
    </message>
    <message>
      <source>is not a case: a case is a table with title, text, class and source.</source>
      <translation>ist kein Fall: ein Fall ist eine Tabelle mit title, text, class und source.</translation>
    </message>
    <message>
      <source>{0} is not part of a case.</source>
      <translation>{0} gehört nicht zu einem Fall.</translation>
    </message>
    <message>
      <source>class is one of R, C, T, M, I.</source>
      <translation>class ist eines von R, C, T, M, I.</translation>
    </message>
    <message>
      <source>{0} is not part of a cell.</source>
      <translation>{0} gehört nicht zu einer Zelle.</translation>
    </message>
    <message>
      <source>names no case.</source>
      <translation>nennt keinen Fall.</translation>
    </message>
    <message>
      <source>has no value.</source>
      <translation>hat keinen Wert.</translation>
    </message>
    <message>
      <source>{0} is not part of a chart.</source>
      <translation>{0} gehört nicht zu einer Tabelle.</translation>
    </message>
    <message>
      <source>kind or row_kind is unknown.</source>
      <translation>kind oder row_kind ist unbekannt.</translation>
    </message>
    <message>
      <source>a chart of results, and no other, lists its entries.</source>
      <translation>eine Tabelle mit Ergebnissen, und keine andere, führt ihre Einträge auf.</translation>
    </message>
    <message>
      <source>is not TOML: {0}.</source>
      <translation>ist kein TOML: {0}.</translation>
    </message>
    <message>
      <source>is on its own; a cell has a value and a case.</source>
      <translation>steht allein; eine Zelle hat einen Wert und einen Fall.</translation>
    </message>
    <message>
      <source>a value is a whole number, a fraction in quotes, a text, true or false</source>
      <translation>ein Wert ist eine ganze Zahl, ein Bruch in Anführungszeichen, ein Text, true oder false</translation>
    </message>
    <message>
      <source>a decimal is not exact; write it as a fraction in quotes, such as "1/2"</source>
      <translation>eine Dezimalzahl ist nicht genau; als Bruch in Anführungszeichen schreiben, etwa "1/2"</translation>
    </message>
    <message>
      <source>A word of the rules cannot be replaced, only numbers and yes or no.</source>
      <translation>Ein Wort der Regeln kann nicht ersetzt werden, nur Zahlen und Ja oder Nein.</translation>
    </message>
    <message>
      <source>This is a whole number in the rules ({0}); enter a whole number.</source>
      <translation>Das ist in den Regeln eine ganze Zahl ({0}); eine ganze Zahl eintragen.</translation>
    </message>
    <message>
      <source>Enter a number from {0} to {1}.</source>
      <translation>Eine Zahl von {0} bis {1} eintragen.</translation>
    </message>
    <message>
      <source>a number</source>
      <translation>eine Zahl</translation>
    </message>
    <message>
      <source>table cell {0} holds no number</source>
      <translation>Tabellenzelle {0} enthält keine Zahl</translation>
    </message>
    <message>
      <source>table cell {0} holds no whole number</source>
      <translation>Tabellenzelle {0} enthält keine ganze Zahl</translation>
    </message>
    <message>
      <source>table cell {0} holds no text</source>
      <translation>Tabellenzelle {0} enthält keinen Text</translation>
    </message>
    <message>
      <source>table cell {0} holds no yes or no</source>
      <translation>Tabellenzelle {0} enthält kein Ja oder Nein</translation>
    </message>
    <message>
      <source>The printed entry is {0}.</source>
      <translation>Der gedruckte Eintrag ist {0}.</translation>
    </message>
    <message>
      <source>no table cell {0}; {1}</source>
      <translation>keine Tabellenzelle {0}; {1}</translation>
    </message>
    <message>
      <source>no table group {0}; {1}</source>
      <translation>keine Tabellengruppe {0}; {1}</translation>
    </message>
    <message>
      <source>There is no such table entry.</source>
      <translation>Diesen Tabelleneintrag gibt es nicht.</translation>
    </message>
    <message>
      <source>{0} not entered</source>
      <translation>{0} nicht eingetragen</translation>
    </message>
    <message>
      <source>{0} is no {1}.</source>
      <translation>{0} ist kein {1}.</translation>
    </message>
    <message>
      <source>Write a whole number.</source>
      <translation>Eine ganze Zahl schreiben.</translation>
    </message>
  </context>
</TS>
