<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.balkans</name>
    <message>
      <source>Partisan units turn to their regular side before anything moves.</source>
      <translation>Partisaneneinheiten wechseln auf ihre reguläre Seite, bevor sich etwas bewegt.</translation>
    </message>
    <message>
      <source>units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Say in which mode partisan units come into play: as guerrillas, or regular.</source>
      <translation>Sagen, in welcher Form Partisaneneinheiten ins Spiel kommen: als Guerilla oder regulär.</translation>
    </message>
    <message>
      <source>guerrilla</source>
      <translation>Guerilla</translation>
    </message>
    <message>
      <source>Units enter a hex; a Soviet ground unit near an open city calls for a roll.</source>
      <translation>Einheiten betreten ein Hexfeld; eine sowjetische Bodeneinheit nahe einer offenen Stadt verlangt einen Wurf.</translation>
    </message>
    <message>
      <source>hexes</source>
      <translation>Hexfelder</translation>
    </message>
    <message>
      <source>The Soviet player rolls once for a city that a unit came near.</source>
      <translation>Der sowjetische Spieler würfelt einmal für eine Stadt, der sich eine Einheit genähert hat.</translation>
    </message>
    <message>
      <source>The Axis player says which units are the garrison of a Festung; they stay there.</source>
      <translation>Der Achsenspieler sagt, welche Einheiten die Besatzung einer Festung sind; sie bleiben dort.</translation>
    </message>
    <message>
      <source>Enter the hex of a city that the rules at hand do not print.</source>
      <translation>Das Hexfeld einer Stadt eintragen, das die vorliegenden Regeln nicht drucken.</translation>
    </message>
    <message>
      <source>Both sides commit air units to a combat: which count, odds shift, die-roll modifier.</source>
      <translation>Beide Seiten setzen Lufteinheiten in einem Kampf ein: welche zählen, Spaltenverschiebung, Würfelmodifikator.</translation>
    </message>
    <message>
      <source>Soviet HQs are put into support mode, or into another, and their hex can be entered.</source>
      <translation>Sowjetische HQs gehen in den Unterstützungsmodus oder in einen anderen, und können ihr Hexfeld bekommen.</translation>
    </message>
    <message>
      <source>support</source>
      <translation>Unterstützung</translation>
    </message>
    <message>
      <source>other</source>
      <translation>andere</translation>
    </message>
    <message>
      <source>What a partisan unit adds to the die against units out of supply.</source>
      <translation>Was eine Partisaneneinheit gegen unversorgte Einheiten zum Würfel hinzufügt.</translation>
    </message>
    <message>
      <source>Units are out of supply, with the effects of your rules, or in supply again.</source>
      <translation>Einheiten sind unversorgt, mit den Folgen der eigenen Regeln, oder wieder versorgt.</translation>
    </message>
    <message>
      <source>Effects of being out of supply</source>
      <translation>Folgen fehlender Versorgung</translation>
    </message>
    <message>
      <source>What being out of supply does to a unit, from the general effects of your rules; the exception for Soviet HQs is void.</source>
      <translation>Was fehlende Versorgung einer Einheit antut, nach den allgemeinen Folgen Ihrer Regeln; die Ausnahme für sowjetische Hauptquartiere entfällt.</translation>
    </message>
    <message>
      <source>Whether an air unit that was committed counts.</source>
      <translation>Ob eine eingesetzte Lufteinheit zählt.</translation>
    </message>
    <message>
      <source>The odds shift and the die-roll modifier that air units of both sides bring.</source>
      <translation>Spaltenverschiebung und Würfelmodifikator, die Lufteinheiten beider Seiten bringen.</translation>
    </message>
    <message>
      <source>winner</source>
      <translation>Sieger</translation>
    </message>
    <message>
      <source>air modifier</source>
      <translation>Luftmodifikator</translation>
    </message>
    <message>
      <source>air modifier size</source>
      <translation>Größe des Luftmodifikators</translation>
    </message>
    <message>
      <source>supporting hq supply</source>
      <translation>Versorgung unterstützender HQs</translation>
    </message>
    <message>
      <source>What a partisan unit brings on the Combat Results Table against units out of supply.</source>
      <translation>Was eine Partisaneneinheit auf der Kampftabelle gegen unversorgte Einheiten bringt.</translation>
    </message>
    <message>
      <source>guerrilla bonus</source>
      <translation>Guerillabonus</translation>
    </message>
    <message>
      <source>Whether a partisan unit may turn to its regular side, and its points afterwards.</source>
      <translation>Ob eine Partisaneneinheit auf ihre reguläre Seite wechseln darf, und ihre Punkte danach.</translation>
    </message>
    <message>
      <source>Whether a unit that enters a hex calls for a roll, and for which cities.</source>
      <translation>Ob eine Einheit, die ein Hexfeld betritt, einen Wurf verlangt, und für welche Städte.</translation>
    </message>
    <message>
      <source>open</source>
      <translation>offen</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>gescheitert</translation>
    </message>
    <message>
      <source>festung nations</source>
      <translation>Nationen der Festungsregel</translation>
    </message>
    <message>
      <source>same unit may trigger</source>
      <translation>dieselbe Einheit darf auslösen</translation>
    </message>
    <message>
      <source>Whether a city is declared a Festung.</source>
      <translation>Ob eine Stadt zur Festung erklärt wird.</translation>
    </message>
    <message>
      <source>Whether a city may be rolled for: each has one roll in the game.</source>
      <translation>Ob für eine Stadt gewürfelt werden darf: jede hat einen Wurf im Spiel.</translation>
    </message>
    <message>
      <source>What happens when a Soviet ground unit nears a city, up to the garrison that is owed.</source>
      <translation>Was daraus wird, wenn sich eine sowjetische Bodeneinheit einer Stadt nähert, bis zur geschuldeten Besatzung.</translation>
    </message>
    <message>
      <source>How many units the garrison of a Festung still needs, and how many of them German.</source>
      <translation>Wie viele Einheiten der Besatzung einer Festung noch fehlen, und wie viele davon deutsche.</translation>
    </message>
    <message>
      <source>units already there</source>
      <translation>Einheiten schon dort</translation>
    </message>
    <message>
      <source>Whether a unit may leave a Festung.</source>
      <translation>Ob eine Einheit eine Festung verlassen darf.</translation>
    </message>
    <message>
      <source>How many hexes it is from one hex to another.</source>
      <translation>Wie viele Hexfelder von einem Hexfeld zum anderen liegen.</translation>
    </message>
    <message>
      <source>first</source>
      <translation>erste</translation>
    </message>
    <message>
      <source>second</source>
      <translation>zweite</translation>
    </message>
    <message>
      <source>odd</source>
      <translation>ungerade</translation>
    </message>
    <message>
      <source>even</source>
      <translation>gerade</translation>
    </message>
  </context>
  <context>
    <name>games.balkans</name>
    <message>
      <source>Balkans 1944</source>
      <translation>Balkan 1944</translation>
    </message>
    <message>
      <source>The Soviet drive to Budapest and Vienna: air support, partisans, Festung cities.</source>
      <translation>Der sowjetische Vorstoß auf Budapest und Wien: Luftunterstützung, Partisanen, Festungsstädte.</translation>
    </message>
    <message>
      <source>Festung</source>
      <translation>Festung</translation>
    </message>
    <message>
      <source>Air support</source>
      <translation>Luftunterstützung</translation>
    </message>
    <message>
      <source>Partisans, supply</source>
      <translation>Partisanen, Versorgung</translation>
    </message>
    <message>
      <source>Movement</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>Partisans</source>
      <translation>Partisanen</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Versorgung</translation>
    </message>
    <message>
      <source>Combat Results Table</source>
      <translation>Kampftabelle</translation>
    </message>
    <message>
      <source>Festung (optional)</source>
      <translation>Festung (wahlweise)</translation>
    </message>
    <message>
      <source>Soviet Union</source>
      <translation>Sowjetunion</translation>
    </message>
    <message>
      <source>Romania</source>
      <translation>Rumänien</translation>
    </message>
    <message>
      <source>Bulgaria</source>
      <translation>Bulgarien</translation>
    </message>
    <message>
      <source>Yugoslavia</source>
      <translation>Jugoslawien</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Deutschland</translation>
    </message>
    <message>
      <source>Hungary</source>
      <translation>Ungarn</translation>
    </message>
    <message>
      <source>Croatia</source>
      <translation>Kroatien</translation>
    </message>
    <message>
      <source>{1} air combat {2} of {0}</source>
      <translation>{1} Luftkampf {2} von {0}</translation>
    </message>
    <message>
      <source>Garrison units to declare</source>
      <translation>Zu benennende Besatzungseinheiten</translation>
    </message>
    <message>
      <source>Air units</source>
      <translation>Lufteinheiten</translation>
    </message>
    <message>
      <source>Defense</source>
      <translation>Verteidigung</translation>
    </message>
    <message>
      <source>According to the books, no HQ in support mode is within {0} hex.</source>
      <translation>Nach den Büchern ist kein HQ im Unterstützungsmodus innerhalb von {0} Hexfeld.</translation>
    </message>
    <message>
      <source>According to the books, no HQ in support mode is within {0} hexes.</source>
      <translation>Nach den Büchern ist kein HQ im Unterstützungsmodus innerhalb von {0} Hexfeldern.</translation>
    </message>
    <message>
      <source>According to the books, {0} is {1} away, in support mode.</source>
      <translation>Nach den Büchern ist {0} {1} entfernt, im Unterstützungsmodus.</translation>
    </message>
    <message>
      <source>hexes to {0}</source>
      <translation>Hexfelder bis {0}</translation>
    </message>
    <message>
      <source>The hex of the combat is not known.</source>
      <translation>Das Hexfeld des Kampfes ist nicht bekannt.</translation>
    </message>
    <message>
      <source>The mode of {0} is not known.</source>
      <translation>Der Modus von {0} ist nicht bekannt.</translation>
    </message>
    <message>
      <source>Write its four digits, such as 0718.</source>
      <translation>Die vier Ziffern eintragen, etwa 0718.</translation>
    </message>
    <message>
      <source>A hex; left blank where it is not known.</source>
      <translation>Ein Hexfeld; offen gelassen, wo es nicht bekannt ist.</translation>
    </message>
    <message>
      <source>The other hex; left blank where it is not known.</source>
      <translation>Das andere Hexfeld; offen gelassen, wo es nicht bekannt ist.</translation>
    </message>
    <message>
      <source>Which two digits hexes in a straight line share.</source>
      <translation>Welche zwei Ziffern Hexfelder einer geraden Linie gemeinsam haben.</translation>
    </message>
    <message>
      <source>Which of these lines are half a hex further on.</source>
      <translation>Welche dieser Linien um ein halbes Hexfeld versetzt liegen.</translation>
    </message>
    <message>
      <source>Hexes between them; blank if not known.</source>
      <translation>Hexfelder dazwischen; offen, wo niemand es weiß.</translation>
    </message>
    <message>
      <source>Hexes</source>
      <translation>Hexfelder</translation>
    </message>
    <message>
      <source>Hexes apart</source>
      <translation>Entfernung in Hexfeldern</translation>
    </message>
    <message>
      <source>must be the number of a hex in quotes, such as 0718.</source>
      <translation>muss die Nummer eines Hexfelds in Anführungszeichen sein, etwa 0718.</translation>
    </message>
    <message>
      <source>From hex</source>
      <translation>Von Hexfeld</translation>
    </message>
    <message>
      <source>To hex</source>
      <translation>Nach Hexfeld</translation>
    </message>
    <message>
      <source>Digits that a line shares</source>
      <translation>Gleiche Ziffern einer Linie</translation>
    </message>
    <message>
      <source>Lines half a hex on</source>
      <translation>Um ein halbes Hexfeld versetzte Linien</translation>
    </message>
    <message>
      <source>a hex is not known</source>
      <translation>ein Hexfeld ist nicht bekannt</translation>
    </message>
    <message>
      <source>{0} digits, {1} shifted</source>
      <translation>{0} Ziffern, {1} versetzt</translation>
    </message>
    <message>
      <source>It depends on how your map is laid out.</source>
      <translation>Es hängt davon ab, wie die Karte angelegt ist.</translation>
    </message>
    <message>
      <source>Enter both hexes to count.</source>
      <translation>Beide Hexfelder eintragen, um zu zählen.</translation>
    </message>
    <message>
      <source>Festung marker</source>
      <translation>Festungsmarker</translation>
    </message>
    <message>
      <source>needs {0}</source>
      <translation>braucht {0}</translation>
    </message>
    <message>
      <source>Turns are numbered from 1; bring your own units, and say in the options who moves first.</source>
      <translation>Züge werden ab 1 gezählt; eigene Einheiten mitbringen und in den Optionen sagen, wer zuerst zieht.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Eröffnung</translation>
    </message>
    <message>
      <source>The books are opened.</source>
      <translation>Die Bücher sind eröffnet.</translation>
    </message>
    <message>
      <source>Books opened</source>
      <translation>Bücher eröffnet</translation>
    </message>
    <message>
      <source>Standard</source>
      <translation>Standard</translation>
    </message>
    <message>
      <source>With the clarifications of March 2022.</source>
      <translation>Mit den Klarstellungen vom März 2022.</translation>
    </message>
    <message>
      <source>Festung declared</source>
      <translation>Festung erklärt</translation>
    </message>
    <message>
      <source>Garrison declared</source>
      <translation>Besatzung benannt</translation>
    </message>
    <message>
      <source>Air units committed</source>
      <translation>Lufteinheiten eingesetzt</translation>
    </message>
    <message>
      <source>Air units that count</source>
      <translation>Lufteinheiten, die zählen</translation>
    </message>
    <message>
      <source>Air units without effect</source>
      <translation>Lufteinheiten ohne Wirkung</translation>
    </message>
    <message>
      <source>The cities, the rolls due and the garrisons as tables.</source>
      <translation>Die Städte, die fälligen Würfe und die Besatzungen als Tabellen.</translation>
    </message>
    <message>
      <source>The air log and the Soviet HQs as tables.</source>
      <translation>Das Luftbuch und die sowjetischen HQs als Tabellen.</translation>
    </message>
    <message>
      <source>Partisans and units out of supply as tables.</source>
      <translation>Partisanen und unversorgte Einheiten als Tabellen.</translation>
    </message>
    <message>
      <source>Festung register</source>
      <translation>Festungsverzeichnis</translation>
    </message>
    <message>
      <source>Cities, garrisons owed and held, the air log, HQs, partisans, units out of supply.</source>
      <translation>Städte, geschuldete und gehaltene Besatzungen, das Luftbuch, HQs, Partisanen, unversorgte Einheiten.</translation>
    </message>
    <message>
      <source>A city has one roll in the game; its garrison stays until it is eliminated.</source>
      <translation>Eine Stadt hat einen Wurf im Spiel; ihre Besatzung bleibt, bis sie vernichtet ist.</translation>
    </message>
    <message>
      <source>Partisans turn, units move, garrisons hold</source>
      <translation>Partisanen wechseln, Einheiten ziehen, Besatzungen bleiben</translation>
    </message>
    <message>
      <source>Air support, partisans against units out of supply</source>
      <translation>Luftunterstützung, Partisanen gegen unversorgte Einheiten</translation>
    </message>
    <message>
      <source>Fill in the chart of these effects to see them here.</source>
      <translation>Die Tabelle dieser Folgen ausfüllen, um sie hier zu sehen.</translation>
    </message>
    <message>
      <source>Turn 12</source>
      <translation>Zug 12</translation>
    </message>
    <message>
      <source>no turn: {0}</source>
      <translation>kein Zug: {0}</translation>
    </message>
    <message>
      <source>Write it as Turn 12.</source>
      <translation>Als Zug 12 schreiben.</translation>
    </message>
    <message>
      <source>out since</source>
      <translation>unversorgt seit</translation>
    </message>
    <message>
      <source>last in</source>
      <translation>zuletzt versorgt</translation>
    </message>
    <message>
      <source>Budapest</source>
      <translation>Budapest</translation>
    </message>
    <message>
      <source>Vienna</source>
      <translation>Wien</translation>
    </message>
    <message>
      <source>Zagreb</source>
      <translation>Zagreb</translation>
    </message>
    <message>
      <source>Graz</source>
      <translation>Graz</translation>
    </message>
  </context>
  <context>
    <name>games.balkans.actions</name>
    <message>
      <source>German {0}, Soviet {1}</source>
      <translation>Deutsch {0}, sowjetisch {1}</translation>
    </message>
    <message>
      <source>{0}, {1} on the die</source>
      <translation>{0}, {1} auf den Würfel</translation>
    </message>
    <message>
      <source>Count the hexes and enter them, or say that no HQ is near.</source>
      <translation>Die Hexfelder zählen und eintragen, oder sagen, dass kein HQ nahe ist.</translation>
    </message>
    <message>
      <source>The defender's hex.</source>
      <translation>Das Hexfeld des Verteidigers.</translation>
    </message>
    <message>
      <source>The attacker's hex, where reach is counted to it.</source>
      <translation>Das Hexfeld des Angreifers, wenn die Reichweite dorthin gezählt wird.</translation>
    </message>
    <message>
      <source>German air units.</source>
      <translation>Deutsche Lufteinheiten.</translation>
    </message>
    <message>
      <source>The dice of the German air units.</source>
      <translation>Die Würfel der deutschen Lufteinheiten.</translation>
    </message>
    <message>
      <source>German dice</source>
      <translation>Deutsche Würfel</translation>
    </message>
    <message>
      <source>Soviet air units.</source>
      <translation>Sowjetische Lufteinheiten.</translation>
    </message>
    <message>
      <source>The dice of the Soviet air units.</source>
      <translation>Die Würfel der sowjetischen Lufteinheiten.</translation>
    </message>
    <message>
      <source>Soviet dice</source>
      <translation>Sowjetische Würfel</translation>
    </message>
    <message>
      <source>Hexes to the nearest Soviet HQ in support mode; left blank, the books count them.</source>
      <translation>Hexfelder zum nächsten sowjetischen HQ im Unterstützungsmodus; offen gelassen, zählen die Bücher sie.</translation>
    </message>
    <message>
      <source>Whether no Soviet HQ is near that could support.</source>
      <translation>Ob kein sowjetisches HQ nahe ist, das unterstützen könnte.</translation>
    </message>
    <message>
      <source>Air support{0}: {1}</source>
      <translation>Luftunterstützung{0}: {1}</translation>
    </message>
    <message>
      <source>{0} count{1}: {2}.</source>
      <translation>{0} zählen{1}: {2}.</translation>
    </message>
    <message>
      <source>Post air support</source>
      <translation>Luftunterstützung buchen</translation>
    </message>
    <message>
      <source>Enter air support</source>
      <translation>Luftunterstützung eintragen</translation>
    </message>
    <message>
      <source>Count again, or enter where the HQs are.</source>
      <translation>Nachzählen oder eintragen, wo die HQs stehen.</translation>
    </message>
    <message>
      <source>Say how many each side commits.</source>
      <translation>Sagen, wie viele jede Seite einsetzt.</translation>
    </message>
    <message>
      <source>Enter one of the two.</source>
      <translation>Eines der beiden eintragen.</translation>
    </message>
    <message>
      <source>The attacker's hex</source>
      <translation>Das Hexfeld des Angreifers</translation>
    </message>
    <message>
      <source>Hexes to the nearest HQ</source>
      <translation>Hexfelder zum nächsten HQ</translation>
    </message>
    <message>
      <source>No HQ is near</source>
      <translation>Kein HQ ist nahe</translation>
    </message>
    <message>
      <source>{0}: air support of its combat is entered already in this phase.</source>
      <translation>{0}: Die Luftunterstützung des Kampfes dort ist in dieser Phase schon eingetragen.</translation>
    </message>
    <message>
      <source>Take that back first, if this is the same combat.</source>
      <translation>Diese zuerst zurücknehmen, wenn es derselbe Kampf ist.</translation>
    </message>
    <message>
      <source>Enter one such as 0520, or the name of a city.</source>
      <translation>Eines wie 0520 eintragen, oder den Namen einer Stadt.</translation>
    </message>
    <message>
      <source>{0} die</source>
      <translation>{0} Würfel</translation>
    </message>
    <message>
      <source>{0} dice</source>
      <translation>{0} Würfel</translation>
    </message>
    <message>
      <source>{0} {1} committed, and {2} entered.</source>
      <translation>{0} {1} eingesetzt, und {2} eingetragen.</translation>
    </message>
    <message>
      <source>Supporting HQ</source>
      <translation>Unterstützendes HQ</translation>
    </message>
    <message>
      <source>hexes, as counted</source>
      <translation>Hexfelder, wie gezählt</translation>
    </message>
    <message>
      <source>No air unit is committed.</source>
      <translation>Keine Lufteinheit ist eingesetzt.</translation>
    </message>
    <message>
      <source>An HQ is said to be near, and not near.</source>
      <translation>Ein HQ soll nahe sein, und nicht nahe.</translation>
    </message>
    <message>
      <source>{0} is not a hex of the map.</source>
      <translation>{0} ist kein Hexfeld der Karte.</translation>
    </message>
    <message>
      <source> air unit</source>
      <translation> Lufteinheit</translation>
    </message>
    <message>
      <source>Enter one die for each.</source>
      <translation>Für jede einen Würfel eintragen.</translation>
    </message>
    <message>
      <source>{0} needs {1}{2}, in the Axis movement phase of {3}.</source>
      <translation>{0} braucht {1}{2}, in der Bewegungsphase der Achse von {3}.</translation>
    </message>
    <message>
      <source>{0} {1}: it was rolled for in {2}, with a {3}.</source>
      <translation>{0} {1}: dafür wurde in {2} gewürfelt, mit einer {3}.</translation>
    </message>
    <message>
      <source>Each city has one roll in the game.</source>
      <translation>Jede Stadt hat einen Wurf im Spiel.</translation>
    </message>
    <message>
      <source>The unit that entered the hex.</source>
      <translation>Die Einheit, die das Hexfeld betreten hat.</translation>
    </message>
    <message>
      <source>The city; left blank where only one is near.</source>
      <translation>Die Stadt; offen gelassen, wo nur eine nahe ist.</translation>
    </message>
    <message>
      <source>The Soviet player's die.</source>
      <translation>Der Würfel des sowjetischen Spielers.</translation>
    </message>
    <message>
      <source>Festung roll</source>
      <translation>Festungswurf</translation>
    </message>
    <message>
      <source>Post the roll</source>
      <translation>Den Wurf buchen</translation>
    </message>
    <message>
      <source>Roll for the city</source>
      <translation>Für die Stadt würfeln</translation>
    </message>
    <message>
      <source>, {0} of them German</source>
      <translation>, {0} davon deutsche</translation>
    </message>
    <message>
      <source>Set it in the options to play with it.</source>
      <translation>In den Optionen einstellen, um damit zu spielen.</translation>
    </message>
    <message>
      <source>Enter the hex that a unit moves into first.</source>
      <translation>Erst das Hexfeld eintragen, in das eine Einheit zieht.</translation>
    </message>
    <message>
      <source>Each entry has a roll of its own.</source>
      <translation>Jeder Eintritt hat seinen eigenen Wurf.</translation>
    </message>
    <message>
      <source>an earlier turn</source>
      <translation>ein früherer Zug</translation>
    </message>
    <message>
      <source>is a Festung</source>
      <translation>ist eine Festung</translation>
    </message>
    <message>
      <source>is closed</source>
      <translation>ist abgeschlossen</translation>
    </message>
    <message>
      <source>in {0}</source>
      <translation>in {0}</translation>
    </message>
    <message>
      <source>Enter the hex that it moves into first.</source>
      <translation>Erst das Hexfeld eintragen, in das sie zieht.</translation>
    </message>
    <message>
      <source>{0} hexes from {1}, more than {2}</source>
      <translation>{0} Hexfelder von {1}, mehr als {2}</translation>
    </message>
    <message>
      <source>more than {0} hexes from every open city</source>
      <translation>mehr als {0} Hexfelder von jeder offenen Stadt</translation>
    </message>
    <message>
      <source>The city; left blank, the one whose hex is not printed.</source>
      <translation>Die Stadt; offen gelassen, die, deren Hexfeld nicht gedruckt ist.</translation>
    </message>
    <message>
      <source>Its hex on your map.</source>
      <translation>Ihr Hexfeld auf der eigenen Karte.</translation>
    </message>
    <message>
      <source>{0} is in {1}</source>
      <translation>{0} liegt in {1}</translation>
    </message>
    <message>
      <source>Hex of a city</source>
      <translation>Hexfeld einer Stadt</translation>
    </message>
    <message>
      <source>Post the hex</source>
      <translation>Hexfeld buchen</translation>
    </message>
    <message>
      <source>Enter the hex</source>
      <translation>Hexfeld eintragen</translation>
    </message>
    <message>
      <source>Only a hex that is not printed is entered.</source>
      <translation>Nur ein Hexfeld, das nicht gedruckt ist, wird eingetragen.</translation>
    </message>
    <message>
      <source>City</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>The Soviet die</source>
      <translation>Der sowjetische Würfel</translation>
    </message>
    <message>
      <source>{0}: Festung</source>
      <translation>{0}: Festung</translation>
    </message>
    <message>
      <source>{0}: no Festung</source>
      <translation>{0}: keine Festung</translation>
    </message>
    <message>
      <source>{0} is not rolled for again.</source>
      <translation>Für {0} wird nicht noch einmal gewürfelt.</translation>
    </message>
    <message>
      <source>A Festung roll is due: {0} came near already.</source>
      <translation>Ein Festungswurf ist fällig: {0} ist schon nahe gekommen.</translation>
    </message>
    <message>
      <source>The Festung rule is not played.</source>
      <translation>Die Festungsregel wird nicht gespielt.</translation>
    </message>
    <message>
      <source>No Festung roll is due.</source>
      <translation>Kein Festungswurf ist fällig.</translation>
    </message>
    <message>
      <source>{0} units are picked.</source>
      <translation>{0} Einheiten sind gewählt.</translation>
    </message>
    <message>
      <source>is not rolled yet.</source>
      <translation>ist noch nicht gewürfelt.</translation>
    </message>
    <message>
      <source>{0} is not near {1}.</source>
      <translation>{0} ist nicht nahe {1}.</translation>
    </message>
    <message>
      <source>is not on the Soviet side.</source>
      <translation>gehört nicht zur sowjetischen Seite.</translation>
    </message>
    <message>
      <source>calls for no roll: {0}.</source>
      <translation>verlangt keinen Wurf: {0}.</translation>
    </message>
    <message>
      <source>is {0}, {1}.</source>
      <translation>ist {0}, {1}.</translation>
    </message>
    <message>
      <source>has entered no hex near an open city, {0}.</source>
      <translation>hat kein Hexfeld nahe einer offenen Stadt betreten, {0}.</translation>
    </message>
    <message>
      <source>Enter one such as 0718.</source>
      <translation>Eines wie 0718 eintragen.</translation>
    </message>
    <message>
      <source>Called for by</source>
      <translation>Verlangt von</translation>
    </message>
    <message>
      <source>No Soviet unit enters hexes now.</source>
      <translation>Jetzt betritt keine sowjetische Einheit Hexfelder.</translation>
    </message>
    <message>
      <source>Enter it, or let it roll.</source>
      <translation>Ihn eintragen, oder würfeln lassen.</translation>
    </message>
    <message>
      <source>Several cities are near.</source>
      <translation>Mehrere Städte sind nahe.</translation>
    </message>
    <message>
      <source>from your map</source>
      <translation>von der eigenen Karte</translation>
    </message>
    <message>
      <source>No hex is entered.</source>
      <translation>Kein Hexfeld ist eingetragen.</translation>
    </message>
    <message>
      <source>Pick {0}.</source>
      <translation>{0} wählen.</translation>
    </message>
    <message>
      <source>Roll for {0}.</source>
      <translation>Für {0} würfeln.</translation>
    </message>
    <message>
      <source>Enter it, such as 0718.</source>
      <translation>Es eintragen, etwa 0718.</translation>
    </message>
    <message>
      <source>It is in the books.</source>
      <translation>Es steht in den Büchern.</translation>
    </message>
    <message>
      <source>Look for {0} on your map.</source>
      <translation>Auf der eigenen Karte nach {0} sehen.</translation>
    </message>
    <message>
      <source>One is owed once a city is declared a Festung.</source>
      <translation>Eine ist geschuldet, sobald eine Stadt zur Festung erklärt ist.</translation>
    </message>
    <message>
      <source>The Festung; left blank where only one waits.</source>
      <translation>Die Festung; offen gelassen, wo nur eine wartet.</translation>
    </message>
    <message>
      <source>Its garrison, in the city.</source>
      <translation>Ihre Besatzung, in der Stadt.</translation>
    </message>
    <message>
      <source>Whether these are all that can be there; the rest stays owed.</source>
      <translation>Ob das alle sind, die dort sein können; der Rest bleibt geschuldet.</translation>
    </message>
    <message>
      <source>Garrison of {0}: {1}</source>
      <translation>Besatzung von {0}: {1}</translation>
    </message>
    <message>
      <source>Garrison of a Festung</source>
      <translation>Besatzung einer Festung</translation>
    </message>
    <message>
      <source>Post the garrison</source>
      <translation>Besatzung buchen</translation>
    </message>
    <message>
      <source>Declare the garrison</source>
      <translation>Besatzung benennen</translation>
    </message>
    <message>
      <source>No garrison is owed.</source>
      <translation>Keine Besatzung ist geschuldet.</translation>
    </message>
    <message>
      <source>{0} in {1}.</source>
      <translation>{0} in {1}.</translation>
    </message>
    <message>
      <source>Go on to the Axis movement phase.</source>
      <translation>In die Bewegungsphase der Achse weitergehen.</translation>
    </message>
    <message>
      <source>The Axis player declares the garrison in his own movement phase.</source>
      <translation>Der Achsenspieler benennt die Besatzung in seiner eigenen Bewegungsphase.</translation>
    </message>
    <message>
      <source>{0} needs {1} units; these are {2}.</source>
      <translation>{0} braucht {1} Einheiten; dies sind {2}.</translation>
    </message>
    <message>
      <source>Pick more, or say that these are all that can be there.</source>
      <translation>Mehr wählen, oder sagen, dass das alle sind, die dort sein können.</translation>
    </message>
    <message>
      <source>{0} needs {1} German unit among them.</source>
      <translation>{0} braucht {1} deutsche Einheit darunter.</translation>
    </message>
    <message>
      <source>{0} needs {1} German units among them.</source>
      <translation>{0} braucht {1} deutsche Einheiten darunter.</translation>
    </message>
    <message>
      <source>Only {0} units are held in {1}; these are {2}.</source>
      <translation>Nur {0} Einheiten werden in {1} gehalten; dies sind {2}.</translation>
    </message>
    <message>
      <source>Leave the others out: they stay free to move.</source>
      <translation>Die anderen weglassen: sie bleiben frei zu ziehen.</translation>
    </message>
    <message>
      <source>No more can be there</source>
      <translation>Mehr können nicht dort sein</translation>
    </message>
    <message>
      <source>Several garrisons are owed.</source>
      <translation>Mehrere Besatzungen sind geschuldet.</translation>
    </message>
    <message>
      <source>The garrison of {0} is complete, and stays until it is eliminated.</source>
      <translation>Die Besatzung von {0} ist vollzählig und bleibt, bis sie vernichtet ist.</translation>
    </message>
    <message>
      <source>{0} unit is still owed</source>
      <translation>{0} Einheit fehlt noch</translation>
    </message>
    <message>
      <source>{0} unit are still owed</source>
      <translation>{0} Einheit fehlt noch</translation>
    </message>
    <message>
      <source>{0} units is still owed</source>
      <translation>{0} Einheiten fehlen noch</translation>
    </message>
    <message>
      <source>{0} units are still owed</source>
      <translation>{0} Einheiten fehlen noch</translation>
    </message>
    <message>
      <source>{0} German unit is still owed</source>
      <translation>{0} deutsche Einheit fehlt noch</translation>
    </message>
    <message>
      <source>{0} German unit are still owed</source>
      <translation>{0} deutsche Einheit fehlt noch</translation>
    </message>
    <message>
      <source>{0} German units is still owed</source>
      <translation>{0} deutsche Einheiten fehlen noch</translation>
    </message>
    <message>
      <source>{0} German units are still owed</source>
      <translation>{0} deutsche Einheiten fehlen noch</translation>
    </message>
    <message>
      <source>The garrison of {0} is declared already.</source>
      <translation>Die Besatzung von {0} ist schon benannt.</translation>
    </message>
    <message>
      <source>{0} needs no garrison: units were there when it was declared.</source>
      <translation>{0} braucht keine Besatzung: Einheiten standen darin, als sie erklärt wurde.</translation>
    </message>
    <message>
      <source>{0} is not a Festung.</source>
      <translation>{0} ist keine Festung.</translation>
    </message>
    <message>
      <source>{0} German unit</source>
      <translation>{0} deutsche Einheit</translation>
    </message>
    <message>
      <source>{0} German units</source>
      <translation>{0} deutsche Einheiten</translation>
    </message>
    <message>
      <source>Pick a German unit.</source>
      <translation>Eine deutsche Einheit wählen.</translation>
    </message>
    <message>
      <source>No free Axis unit is in a Festung, in its own movement phase.</source>
      <translation>Keine freie Achseneinheit steht in ihrer eigenen Bewegungsphase in einer Festung.</translation>
    </message>
    <message>
      <source>at least {0}</source>
      <translation>mindestens {0}</translation>
    </message>
    <message>
      <source>It stays as it is.</source>
      <translation>Es bleibt, wie es ist.</translation>
    </message>
    <message>
      <source>is not an Axis unit.</source>
      <translation>ist keine Achseneinheit.</translation>
    </message>
    <message>
      <source>is not a ground unit.</source>
      <translation>ist keine Bodeneinheit.</translation>
    </message>
    <message>
      <source>Move it there first.</source>
      <translation>Sie erst dorthin ziehen.</translation>
    </message>
    <message>
      <source>belongs to the garrison of {0} already.</source>
      <translation>gehört schon zur Besatzung von {0}.</translation>
    </message>
    <message>
      <source>German units</source>
      <translation>Deutsche Einheiten</translation>
    </message>
    <message>
      <source>is {0}, not in {1}.</source>
      <translation>ist {0}, nicht in {1}.</translation>
    </message>
    <message>
      <source>Leave it out, unless your rules let it change its mode now.</source>
      <translation>Weglassen, außer wenn Ihre Regeln es jetzt den Modus wechseln lassen.</translation>
    </message>
    <message>
      <source>The Soviet HQs.</source>
      <translation>Die sowjetischen HQs.</translation>
    </message>
    <message>
      <source>Their mode; only support matters here.</source>
      <translation>Ihr Modus; hier zählt nur Unterstützung.</translation>
    </message>
    <message>
      <source>The hex that they are in, where the books have none yet.</source>
      <translation>Das Hexfeld, in dem sie stehen, wo die Bücher noch keines haben.</translation>
    </message>
    <message>
      <source>HQ mode</source>
      <translation>HQ-Modus</translation>
    </message>
    <message>
      <source>Post the mode</source>
      <translation>Modus buchen</translation>
    </message>
    <message>
      <source>Enter the mode of HQs</source>
      <translation>Modus von HQs eintragen</translation>
    </message>
    <message>
      <source>Mode</source>
      <translation>Modus</translation>
    </message>
    <message>
      <source>Hex, where the books have none</source>
      <translation>Hexfeld, wo die Bücher keines haben</translation>
    </message>
    <message>
      <source>At {0}.</source>
      <translation>In {0}.</translation>
    </message>
    <message>
      <source>HQs</source>
      <translation>HQs</translation>
    </message>
    <message>
      <source>gets it</source>
      <translation>bekommt es</translation>
    </message>
    <message>
      <source>No Soviet HQ is on the map. Add one to the order of battle, of the type HQ.</source>
      <translation>Kein sowjetisches HQ ist auf der Karte. In der Gliederung eines der Art HQ hinzufügen.</translation>
    </message>
    <message>
      <source>is not an HQ.</source>
      <translation>ist kein HQ.</translation>
    </message>
    <message>
      <source>went into {0} in this turn.</source>
      <translation>wechselte in diesem Zug: {0}.</translation>
    </message>
    <message>
      <source>is in {0}.</source>
      <translation>steht in {0}.</translation>
    </message>
    <message>
      <source>Move it with an entry of its own.</source>
      <translation>Es mit einem eigenen Eintrag ziehen.</translation>
    </message>
    <message>
      <source>is not a Soviet HQ.</source>
      <translation>ist kein sowjetisches HQ.</translation>
    </message>
    <message>
      <source>is in {0} already.</source>
      <translation>ist schon in {0}.</translation>
    </message>
    <message>
      <source>This side has no unit on the map: import yours, or add them.</source>
      <translation>Diese Seite hat keine Einheit auf der Karte: die eigenen importieren oder hinzufügen.</translation>
    </message>
    <message>
      <source>{0} in {1} calls for a roll for {2}.</source>
      <translation>{0} in {1} verlangt einen Wurf für {2}.</translation>
    </message>
    <message>
      <source>The units.</source>
      <translation>Die Einheiten.</translation>
    </message>
    <message>
      <source>The hex that they enter, or a city by its name.</source>
      <translation>Das Hexfeld, das sie betreten, oder eine Stadt beim Namen.</translation>
    </message>
    <message>
      <source>Whether they are in supply at that moment; left blank, as in the books.</source>
      <translation>Ob sie in diesem Augenblick versorgt sind; offen gelassen, wie in den Büchern.</translation>
    </message>
    <message>
      <source>Hexes to cities, where you counted them on the map.</source>
      <translation>Hexfelder zu Städten, wo sie auf der Karte gezählt wurden.</translation>
    </message>
    <message>
      <source>Roll due</source>
      <translation>Wurf fällig</translation>
    </message>
    <message>
      <source>Enter a hex</source>
      <translation>Hexfeld betreten</translation>
    </message>
    <message>
      <source>Post the move</source>
      <translation>Zug buchen</translation>
    </message>
    <message>
      <source>Enter it, or say how many hexes away {0} is.</source>
      <translation>Es eintragen, oder sagen, wie viele Hexfelder {0} entfernt ist.</translation>
    </message>
    <message>
      <source>Roll for {0} first.</source>
      <translation>Erst für {0} würfeln.</translation>
    </message>
    <message>
      <source>{0} calls for a Festung roll in {1}.</source>
      <translation>{0} verlangt einen Festungswurf in {1}.</translation>
    </message>
    <message>
      <source>Count them and enter them, or set in the options how your map is laid out.</source>
      <translation>Sie zählen und eintragen, oder in den Optionen sagen, wie die Karte angelegt ist.</translation>
    </message>
    <message>
      <source>{0} is {1} hexes away: that depends on how your map is laid out.</source>
      <translation>{0} ist {1} Hexfelder entfernt: das hängt davon ab, wie die Karte angelegt ist.</translation>
    </message>
    <message>
      <source>{0} of these units call for a roll of their own.</source>
      <translation>{0} dieser Einheiten verlangen einen eigenen Wurf.</translation>
    </message>
    <message>
      <source>To (hex or city)</source>
      <translation>Nach (Hexfeld oder Stadt)</translation>
    </message>
    <message>
      <source>In supply</source>
      <translation>Versorgt</translation>
    </message>
    <message>
      <source>Hexes to a city, as you counted them</source>
      <translation>Hexfelder zu einer Stadt, wie gezählt</translation>
    </message>
    <message>
      <source>Enter one such as 0718, or the name of a city.</source>
      <translation>Eines wie 0718 eintragen, oder den Namen einer Stadt.</translation>
    </message>
    <message>
      <source>belongs to the garrison of {0} and stays until it is eliminated.</source>
      <translation>gehört zur Besatzung von {0} und bleibt, bis sie vernichtet ist.</translation>
    </message>
    <message>
      <source>{0} is {1} hexes away, not {2}.</source>
      <translation>{0} ist {1} Hexfelder entfernt, nicht {2}.</translation>
    </message>
    <message>
      <source>Count again, or leave it out.</source>
      <translation>Noch einmal zählen, oder weglassen.</translation>
    </message>
    <message>
      <source>The hex of {0} is not known.</source>
      <translation>Das Hexfeld von {0} ist nicht bekannt.</translation>
    </message>
    <message>
      <source>stays in {0}</source>
      <translation>bleibt in {0}</translation>
    </message>
    <message>
      <source>stays where it is</source>
      <translation>bleibt, wo sie ist</translation>
    </message>
    <message>
      <source>has moved since, and {0}.</source>
      <translation>hat seitdem gezogen und {0}.</translation>
    </message>
    <message>
      <source>Check its hex.</source>
      <translation>Ihr Hexfeld nachsehen.</translation>
    </message>
    <message>
      <source>is not {0}, whose movement phase it is.</source>
      <translation>ist nicht {0}, deren Bewegungsphase es ist.</translation>
    </message>
    <message>
      <source>Enter one, such as 0718.</source>
      <translation>Eines eintragen, etwa 0718.</translation>
    </message>
    <message>
      <source>Enter the next hex.</source>
      <translation>Das nächste Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>Enter the hex with one unit at a time.</source>
      <translation>Das Hexfeld mit einer Einheit nach der anderen betreten.</translation>
    </message>
    <message>
      <source>Partisan units</source>
      <translation>Partisaneneinheiten</translation>
    </message>
    <message>
      <source>No partisan unit is on the map. Add one to the order of battle, of the type partisan.</source>
      <translation>Keine Partisaneneinheit ist auf der Karte. In der Gliederung eine der Art Partisanen hinzufügen.</translation>
    </message>
    <message>
      <source>No partisan unit on the map is without a mode.</source>
      <translation>Keine Partisaneneinheit auf der Karte ist ohne Form.</translation>
    </message>
    <message>
      <source>This side has no guerrillas on the map.</source>
      <translation>Diese Seite hat keine Guerilla auf der Karte.</translation>
    </message>
    <message>
      <source>Units have moved: it is no longer the start of the movement phase.</source>
      <translation>Einheiten sind gezogen: es ist nicht mehr der Beginn der Bewegungsphase.</translation>
    </message>
    <message>
      <source>The partisan units.</source>
      <translation>Die Partisaneneinheiten.</translation>
    </message>
    <message>
      <source>Their mode.</source>
      <translation>Ihre Form.</translation>
    </message>
    <message>
      <source>Partisans, {0}: {1}</source>
      <translation>Partisanen, {0}: {1}</translation>
    </message>
    <message>
      <source>Mode of partisans</source>
      <translation>Form der Partisanen</translation>
    </message>
    <message>
      <source>Enter the mode of partisans</source>
      <translation>Form der Partisanen eintragen</translation>
    </message>
    <message>
      <source>Movement points that they spent as guerrillas in this phase.</source>
      <translation>Bewegungspunkte, die sie in dieser Phase als Guerilla verbraucht haben.</translation>
    </message>
    <message>
      <source>Movement points of their regular side; left blank, those of the order of battle.</source>
      <translation>Bewegungspunkte ihrer regulären Seite; offen gelassen, die der Gliederung.</translation>
    </message>
    <message>
      <source>Partisans turn regular: {0}</source>
      <translation>Partisanen werden regulär: {0}</translation>
    </message>
    <message>
      <source>{0} turn regular, with all movement points.</source>
      <translation>{0} werden regulär, mit allen Bewegungspunkten.</translation>
    </message>
    <message>
      <source>Partisans turn regular</source>
      <translation>Partisanen werden regulär</translation>
    </message>
    <message>
      <source>Convert</source>
      <translation>Wechseln</translation>
    </message>
    <message>
      <source>Post the conversion</source>
      <translation>Wechsel buchen</translation>
    </message>
    <message>
      <source>Convert them</source>
      <translation>Sie wechseln</translation>
    </message>
    <message>
      <source>{0} movement point</source>
      <translation>{0} Bewegungspunkt</translation>
    </message>
    <message>
      <source>{0} movement points</source>
      <translation>{0} Bewegungspunkte</translation>
    </message>
    <message>
      <source>{0} {1} been spent as guerrillas: no unit converts after that.</source>
      <translation>{0} {1} als Guerilla verbraucht: danach wechselt keine Einheit.</translation>
    </message>
    <message>
      <source>The partisan unit.</source>
      <translation>Die Partisaneneinheit.</translation>
    </message>
    <message>
      <source>Whether it attacks or defends.</source>
      <translation>Ob sie angreift oder verteidigt.</translation>
    </message>
    <message>
      <source>Whether it fights a unit out of supply.</source>
      <translation>Ob sie eine unversorgte Einheit bekämpft.</translation>
    </message>
    <message>
      <source>{0} in {1}: {2} on the die</source>
      <translation>{0} in {1}: {2} auf den Würfel</translation>
    </message>
    <message>
      <source>Partisans in combat</source>
      <translation>Partisanen im Kampf</translation>
    </message>
    <message>
      <source>In combat</source>
      <translation>Im Kampf</translation>
    </message>
    <message>
      <source>Post the modifier</source>
      <translation>Modifikator buchen</translation>
    </message>
    <message>
      <source>Look up the modifier</source>
      <translation>Modifikator nachschlagen</translation>
    </message>
    <message>
      <source>Post them one after the other.</source>
      <translation>Sie nacheinander buchen.</translation>
    </message>
    <message>
      <source>Convert it at the start of its movement phase.</source>
      <translation>Sie zu Beginn ihrer Bewegungsphase wechseln.</translation>
    </message>
    <message>
      <source>MP</source>
      <translation>BP</translation>
    </message>
    <message>
      <source>Points spent as guerrillas</source>
      <translation>Als Guerilla verbrauchte Punkte</translation>
    </message>
    <message>
      <source>Points of their regular side</source>
      <translation>Punkte ihrer regulären Seite</translation>
    </message>
    <message>
      <source>movement points</source>
      <translation>Bewegungspunkte</translation>
    </message>
    <message>
      <source>Enter those of its regular side.</source>
      <translation>Die ihrer regulären Seite eintragen.</translation>
    </message>
    <message>
      <source>Convert in the next one.</source>
      <translation>In der nächsten wechseln.</translation>
    </message>
    <message>
      <source>It is in</source>
      <translation>Sie ist im</translation>
    </message>
    <message>
      <source>Against a unit out of supply</source>
      <translation>Gegen eine unversorgte Einheit</translation>
    </message>
    <message>
      <source>has its modifier of this phase already.</source>
      <translation>hat seinen Würfelzuschlag dieser Phase schon.</translation>
    </message>
    <message>
      <source>Post it again only for another combat.</source>
      <translation>Nur für einen anderen Kampf noch einmal buchen.</translation>
    </message>
    <message>
      <source>{0} is in {1}: this is the {2} combat phase.</source>
      <translation>{0}: {1}, denn dies ist eine Kampfphase ({2}).</translation>
    </message>
    <message>
      <source>Enter {0}, or another unit.</source>
      <translation>„{0}“ eintragen, oder eine andere Einheit.</translation>
    </message>
    <message>
      <source>Partisans do not turn back; undo its conversion if it was a slip.</source>
      <translation>Partisanen wechseln nicht zurück; war es ein Versehen, den Wechsel rückgängig machen.</translation>
    </message>
    <message>
      <source>turn regular</source>
      <translation>regulär werden</translation>
    </message>
    <message>
      <source>is not a partisan unit.</source>
      <translation>ist keine Partisaneneinheit.</translation>
    </message>
    <message>
      <source>is in guerrilla mode already.</source>
      <translation>ist schon Guerilla.</translation>
    </message>
    <message>
      <source>has no mode in the books.</source>
      <translation>hat in den Büchern keine Form.</translation>
    </message>
    <message>
      <source>Enter it first.</source>
      <translation>Sie erst eintragen.</translation>
    </message>
    <message>
      <source>It converts before it moves.</source>
      <translation>Sie wechselt, bevor sie zieht.</translation>
    </message>
    <message>
      <source>The movement points of {0} are not known.</source>
      <translation>Die Bewegungspunkte von {0} sind nicht bekannt.</translation>
    </message>
    <message>
      <source>is regular already.</source>
      <translation>ist schon regulär.</translation>
    </message>
    <message>
      <source>is regular already, and does not turn back.</source>
      <translation>ist schon regulär und wechselt nicht zurück.</translation>
    </message>
    <message>
      <source>moved as guerrillas in this phase.</source>
      <translation>hat in dieser Phase als Guerilla gezogen.</translation>
    </message>
    <message>
      <source>Leave it out, unless your rules judge its supply now.</source>
      <translation>Weglassen, außer wenn Ihre Regeln jetzt ihre Versorgung feststellen.</translation>
    </message>
    <message>
      <source>No unit is on the map: import yours, or add them.</source>
      <translation>Keine Einheit ist auf der Karte: die eigenen importieren oder hinzufügen.</translation>
    </message>
    <message>
      <source>Whether they are out of supply; no, they are in supply.</source>
      <translation>Ob sie unversorgt sind; nein, sie sind versorgt.</translation>
    </message>
    <message>
      <source>Supply of units</source>
      <translation>Versorgung von Einheiten</translation>
    </message>
    <message>
      <source>Post supply</source>
      <translation>Versorgung buchen</translation>
    </message>
    <message>
      <source>Enter supply</source>
      <translation>Versorgung eintragen</translation>
    </message>
    <message>
      <source>is {0} already.</source>
      <translation>ist schon {0}.</translation>
    </message>
  </context>
  <context>
    <name>games.balkans.air</name>
    <message>
      <source>{0}: {1}, {2} on the die</source>
      <translation>{0}: {1}, {2} auf den Würfel</translation>
    </message>
    <message>
      <source>{0} column right</source>
      <translation>{0} Spalte nach rechts</translation>
    </message>
    <message>
      <source>{0} column left</source>
      <translation>{0} Spalte nach links</translation>
    </message>
    <message>
      <source>{0} columns right</source>
      <translation>{0} Spalten nach rechts</translation>
    </message>
    <message>
      <source>{0} columns left</source>
      <translation>{0} Spalten nach links</translation>
    </message>
    <message>
      <source>no shift</source>
      <translation>keine Verschiebung</translation>
    </message>
    <message>
      <source>{0} against {1}</source>
      <translation>{0} gegen {1}</translation>
    </message>
    <message>
      <source>Its die.</source>
      <translation>Ihr Würfel.</translation>
    </message>
    <message>
      <source>Counts from</source>
      <translation>Zählt ab</translation>
    </message>
    <message>
      <source>Counts</source>
      <translation>Zählt</translation>
    </message>
    <message>
      <source>roll {0}</source>
      <translation>Wurf {0}</translation>
    </message>
    <message>
      <source>Whether it counts.</source>
      <translation>Ob sie zählt.</translation>
    </message>
    <message>
      <source>Air unit counts</source>
      <translation>Lufteinheit zählt</translation>
    </message>
    <message>
      <source>The side that attacks.</source>
      <translation>Die Seite, die angreift.</translation>
    </message>
    <message>
      <source>Hexes from the combat to the nearest Soviet HQ; left blank without one.</source>
      <translation>Hexfelder vom Kampf zum nächsten sowjetischen HQ; offen gelassen ohne eines.</translation>
    </message>
    <message>
      <source>The mode of that HQ, such as support.</source>
      <translation>Der Modus dieses HQ, etwa Unterstützung.</translation>
    </message>
    <message>
      <source>Whether that HQ is in supply.</source>
      <translation>Ob dieses HQ versorgt ist.</translation>
    </message>
    <message>
      <source>Whose air units modify the die; left blank for the option of the campaign.</source>
      <translation>Wessen Lufteinheiten den Würfel ändern; offen gelassen gilt die Option des Feldzugs.</translation>
    </message>
    <message>
      <source>German air units that count.</source>
      <translation>Deutsche Lufteinheiten, die zählen.</translation>
    </message>
    <message>
      <source>Soviet air units that count.</source>
      <translation>Sowjetische Lufteinheiten, die zählen.</translation>
    </message>
    <message>
      <source>Odds columns; to the right from 1 up, to the left below 0.</source>
      <translation>Spalten; nach rechts ab 1, nach links unter 0.</translation>
    </message>
    <message>
      <source>What is added to the die of the combat.</source>
      <translation>Was zum Würfel des Kampfes kommt.</translation>
    </message>
    <message>
      <source>On the die</source>
      <translation>Auf den Würfel</translation>
    </message>
    <message>
      <source>Air support of a combat</source>
      <translation>Luftunterstützung eines Kampfes</translation>
    </message>
    <message>
      <source>rolled {0}</source>
      <translation>gewürfelt {0}</translation>
    </message>
    <message>
      <source>none committed</source>
      <translation>keine eingesetzt</translation>
    </message>
    <message>
      <source>{0} modifier</source>
      <translation>Modifikator {0}</translation>
    </message>
    <message>
      <source>no Soviet HQ is near</source>
      <translation>kein sowjetisches HQ ist nahe</translation>
    </message>
    <message>
      <source>the HQ is {0} hexes away, more than {1}</source>
      <translation>das HQ ist {0} Hexfelder entfernt, mehr als {1}</translation>
    </message>
    <message>
      <source>the HQ is not in {0} mode</source>
      <translation>das HQ ist nicht im Modus {0}</translation>
    </message>
    <message>
      <source>the HQ is out of supply</source>
      <translation>das HQ ist unversorgt</translation>
    </message>
    <message>
      <source>Hexes to the Soviet HQ</source>
      <translation>Hexfelder zum sowjetischen HQ</translation>
    </message>
    <message>
      <source>Mode of the HQ</source>
      <translation>Modus des HQ</translation>
    </message>
    <message>
      <source>HQ in supply</source>
      <translation>HQ versorgt</translation>
    </message>
    <message>
      <source>Who modifies the die</source>
      <translation>Wer den Würfel ändert</translation>
    </message>
    <message>
      <source>{0} units that count</source>
      <translation>{0} Einheiten, die zählen</translation>
    </message>
    <message>
      <source>Odds columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>{0}, {1} air unit</source>
      <translation>{0}, {1} Lufteinheit</translation>
    </message>
    <message>
      <source>{0}, {1} air units</source>
      <translation>{0}, {1} Lufteinheiten</translation>
    </message>
    <message>
      <source>{0} air unit</source>
      <translation>{0} Lufteinheit</translation>
    </message>
    <message>
      <source>{0} air units</source>
      <translation>{0} Lufteinheiten</translation>
    </message>
    <message>
      <source>not in the lead</source>
      <translation>nicht vorn</translation>
    </message>
  </context>
  <context>
    <name>games.balkans.festung</name>
    <message>
      <source>rolls called for in</source>
      <translation>verlangte Würfe</translation>
    </message>
    <message>
      <source>entered unmeasured</source>
      <translation>ungemessen betreten</translation>
    </message>
    <message>
      <source>The city.</source>
      <translation>Die Stadt.</translation>
    </message>
    <message>
      <source>Axis ground units in it.</source>
      <translation>Bodeneinheiten der Achse darin.</translation>
    </message>
    <message>
      <source>German ones among them.</source>
      <translation>Deutsche darunter.</translation>
    </message>
    <message>
      <source>Axis ground units that were in it when it was declared.</source>
      <translation>Bodeneinheiten der Achse, die darin standen, als sie erklärt wurde.</translation>
    </message>
    <message>
      <source>Units that it still needs.</source>
      <translation>Einheiten, die ihr noch fehlen.</translation>
    </message>
    <message>
      <source>German units that it still needs.</source>
      <translation>Deutsche Einheiten, die ihr noch fehlen.</translation>
    </message>
    <message>
      <source>is more than the {0} unit in the city.</source>
      <translation>ist mehr als die {0} Einheit in der Stadt.</translation>
    </message>
    <message>
      <source>is more than the {0} units in the city.</source>
      <translation>ist mehr als die {0} Einheiten in der Stadt.</translation>
    </message>
    <message>
      <source>Count them among the units present.</source>
      <translation>Sie zu den anwesenden Einheiten zählen.</translation>
    </message>
    <message>
      <source>{0}.{1}.garrison</source>
      <translation>{0}.{1}.garrison</translation>
    </message>
    <message>
      <source>{0}.{1}.german</source>
      <translation>{0}.{1}.german</translation>
    </message>
    <message>
      <source>Whether it belongs to the garrison that was declared.</source>
      <translation>Ob sie zur erklärten Besatzung gehört.</translation>
    </message>
    <message>
      <source>it stays until it is eliminated</source>
      <translation>sie bleibt, bis sie vernichtet ist</translation>
    </message>
    <message>
      <source>Whether it may leave.</source>
      <translation>Ob sie gehen darf.</translation>
    </message>
    <message>
      <source>Unit leaves a Festung</source>
      <translation>Einheit verlässt eine Festung</translation>
    </message>
    <message>
      <source>Axis units at its declaration</source>
      <translation>Achseneinheiten bei der Erklärung</translation>
    </message>
    <message>
      <source>Still needed</source>
      <translation>Fehlt noch</translation>
    </message>
    <message>
      <source>units were there already</source>
      <translation>Einheiten standen schon dort</translation>
    </message>
    <message>
      <source>{0} needs</source>
      <translation>{0} braucht</translation>
    </message>
    <message>
      <source>German units among them</source>
      <translation>Deutsche Einheiten darunter</translation>
    </message>
    <message>
      <source>{0} less {1}</source>
      <translation>{0} weniger {1}</translation>
    </message>
    <message>
      <source>German units still needed</source>
      <translation>Deutsche Einheiten fehlen noch</translation>
    </message>
    <message>
      <source>Of the declared garrison</source>
      <translation>Aus der erklärten Besatzung</translation>
    </message>
    <message>
      <source>May leave</source>
      <translation>Darf gehen</translation>
    </message>
    <message>
      <source>If it was declared by mistake, undo its declaration.</source>
      <translation>Wurde sie irrtümlich erklärt, die Erklärung rückgängig machen.</translation>
    </message>
    <message>
      <source>eliminated in {0}</source>
      <translation>vernichtet in {0}</translation>
    </message>
    <message>
      <source>{0} unit{1}</source>
      <translation>{0} Einheit{1}</translation>
    </message>
    <message>
      <source>{0} units{1}</source>
      <translation>{0} Einheiten{1}</translation>
    </message>
    <message>
      <source>to be declared</source>
      <translation>zu benennen</translation>
    </message>
    <message>
      <source>{0} missing</source>
      <translation>{0} fehlen</translation>
    </message>
    <message>
      <source>too far</source>
      <translation>zu weit</translation>
    </message>
    <message>
      <source>Its nation, such as Soviet.</source>
      <translation>Ihre Nation, etwa Sowjets.</translation>
    </message>
    <message>
      <source>Whether it is a ground unit.</source>
      <translation>Ob sie eine Bodeneinheit ist.</translation>
    </message>
    <message>
      <source>Whether it is in supply at that moment.</source>
      <translation>Ob sie in diesem Augenblick versorgt ist.</translation>
    </message>
    <message>
      <source>Hexes to each city that is near; left blank if not known.</source>
      <translation>Hexfelder zu jeder nahen Stadt; offen gelassen, wo niemand es weiß.</translation>
    </message>
    <message>
      <source>The state of each city; open unless said.</source>
      <translation>Wie es um jede Stadt steht; offen, wenn nichts gesagt ist.</translation>
    </message>
    <message>
      <source>Whether it has called for a roll in this hex before.</source>
      <translation>Ob sie in diesem Hexfeld schon einen Wurf verlangt hat.</translation>
    </message>
    <message>
      <source>Whether it has called for a roll in another hex.</source>
      <translation>Ob sie in einem anderen Hexfeld schon einen Wurf verlangt hat.</translation>
    </message>
    <message>
      <source>Whether the Soviet player rolls.</source>
      <translation>Ob der sowjetische Spieler würfelt.</translation>
    </message>
    <message>
      <source>The cities of which he picks one.</source>
      <translation>Die Städte, von denen er eine wählt.</translation>
    </message>
    <message>
      <source>For which city</source>
      <translation>Für welche Stadt</translation>
    </message>
    <message>
      <source>Festung roll due</source>
      <translation>Festungswurf fällig</translation>
    </message>
    <message>
      <source>Declared up to</source>
      <translation>Erklärt bis</translation>
    </message>
    <message>
      <source>The state of the city then.</source>
      <translation>Wie es dann um die Stadt steht.</translation>
    </message>
    <message>
      <source>The state of the city.</source>
      <translation>Wie es um die Stadt steht.</translation>
    </message>
    <message>
      <source>Rolled for already</source>
      <translation>Schon gewürfelt</translation>
    </message>
    <message>
      <source>Whether it may be rolled for.</source>
      <translation>Ob jemand für sie würfeln darf.</translation>
    </message>
    <message>
      <source>Another roll for a city</source>
      <translation>Ein weiterer Wurf für eine Stadt</translation>
    </message>
    <message>
      <source>Hexes to it; left blank if not known.</source>
      <translation>Hexfelder dorthin; offen gelassen, wo niemand es weiß.</translation>
    </message>
    <message>
      <source>Whether the unit is in supply.</source>
      <translation>Ob die Einheit versorgt ist.</translation>
    </message>
    <message>
      <source>The die; left blank where none is rolled.</source>
      <translation>Der Würfel; offen gelassen, wo keiner fällt.</translation>
    </message>
    <message>
      <source>Axis ground units in the city.</source>
      <translation>Bodeneinheiten der Achse in der Stadt.</translation>
    </message>
    <message>
      <source>Units that its garrison still needs.</source>
      <translation>Einheiten, die ihrer Besatzung noch fehlen.</translation>
    </message>
    <message>
      <source>Festung from entry to garrison</source>
      <translation>Festung vom Eintritt bis zur Besatzung</translation>
    </message>
    <message>
      <source>Ground or air</source>
      <translation>Land oder Luft</translation>
    </message>
    <message>
      <source>Hexes to each city</source>
      <translation>Hexfelder zu jeder Stadt</translation>
    </message>
    <message>
      <source>Status of the cities</source>
      <translation>Stand der Städte</translation>
    </message>
    <message>
      <source>Roll called for in this hex</source>
      <translation>Wurf in diesem Hexfeld ausgelöst</translation>
    </message>
    <message>
      <source>Roll called for in another hex</source>
      <translation>Wurf in einem anderen Hexfeld ausgelöst</translation>
    </message>
    <message>
      <source>Calls for no roll</source>
      <translation>Verlangt keinen Wurf</translation>
    </message>
    <message>
      <source>How far {0} is has to be counted on the map.</source>
      <translation>Wie weit {0} ist, muss auf der Karte gezählt werden.</translation>
    </message>
    <message>
      <source>Hexes to the city</source>
      <translation>Hexfelder zur Stadt</translation>
    </message>
    <message>
      <source>The die</source>
      <translation>Der Würfel</translation>
    </message>
    <message>
      <source>{0}, not Soviet</source>
      <translation>{0}, nicht sowjetisch</translation>
    </message>
    <message>
      <source>not a ground unit</source>
      <translation>keine Bodeneinheit</translation>
    </message>
    <message>
      <source>it called for a roll in this hex before</source>
      <translation>sie hat in diesem Hexfeld schon einen Wurf verlangt</translation>
    </message>
    <message>
      <source>May be rolled for</source>
      <translation>Darf gewürfelt werden</translation>
    </message>
    <message>
      <source>it called for a roll before</source>
      <translation>sie hat schon einen Wurf verlangt</translation>
    </message>
    <message>
      <source>count the hexes</source>
      <translation>Hexfelder zählen</translation>
    </message>
    <message>
      <source>A roll is due: enter it.</source>
      <translation>Ein Wurf ist fällig: ihn eintragen.</translation>
    </message>
    <message>
      <source>without a nation</source>
      <translation>ohne Nation</translation>
    </message>
  </context>
  <context>
    <name>games.balkans.forgotten</name>
    <message>
      <source>Garrison owed</source>
      <translation>Besatzung geschuldet</translation>
    </message>
    <message>
      <source>Garrison left its Festung</source>
      <translation>Besatzung hat ihre Festung verlassen</translation>
    </message>
    <message>
      <source>Hex of a city not known</source>
      <translation>Hexfeld einer Stadt nicht bekannt</translation>
    </message>
    <message>
      <source>Festung roll not decided</source>
      <translation>Festungswurf nicht entschieden</translation>
    </message>
    <message>
      <source>Soviet HQs</source>
      <translation>Sowjetische HQs</translation>
    </message>
    <message>
      <source>Partisans may convert now</source>
      <translation>Partisanen dürfen jetzt wechseln</translation>
    </message>
    <message>
      <source>{0}, {1} hexes from {2}</source>
      <translation>{0}, {1} Hexfelder von {2}</translation>
    </message>
    <message>
      <source>Without a mode in the books: {0}.</source>
      <translation>Ohne Modus in den Büchern: {0}.</translation>
    </message>
    <message>
      <source>In support mode, without a hex: {0}.</source>
      <translation>Im Unterstützungsmodus, ohne Hexfeld: {0}.</translation>
    </message>
    <message>
      <source>Guerrilla or regular: {0}?</source>
      <translation>Guerilla oder regulär: {0}?</translation>
    </message>
    <message>
      <source>Before anything moves, or not in this phase: {0}.</source>
      <translation>Bevor sich etwas bewegt, oder in dieser Phase nicht: {0}.</translation>
    </message>
    <message>
      <source>{0} in {1}: roll for {2}.</source>
      <translation>{0} in {1}: für {2} würfeln.</translation>
    </message>
    <message>
      <source>{0} must stay in {1}: put the hex right.</source>
      <translation>{0} muss in {1} bleiben: das Hexfeld berichtigen.</translation>
    </message>
    <message>
      <source>Enter the hex of {0}, so that the books see who comes near.</source>
      <translation>Das Hexfeld von {0} eintragen, damit die Bücher sehen, wer sich nähert.</translation>
    </message>
    <message>
      <source>{0} entered {1}: set in the options how your map is laid out.</source>
      <translation>{0} hat {1} betreten: in den Optionen sagen, wie die Karte angelegt ist.</translation>
    </message>
    <message>
      <source>Garrison overdue</source>
      <translation>Besatzung überfällig</translation>
    </message>
  </context>
  <context>
    <name>games.balkans.partisans</name>
    <message>
      <source>Movement points that it spent as guerrillas in this phase.</source>
      <translation>Bewegungspunkte, die sie in dieser Phase als Guerilla verbraucht hat.</translation>
    </message>
    <message>
      <source>Whether it is the start of the movement phase.</source>
      <translation>Ob es der Beginn der Bewegungsphase ist.</translation>
    </message>
    <message>
      <source>Movement points of its regular side.</source>
      <translation>Bewegungspunkte ihrer regulären Seite.</translation>
    </message>
    <message>
      <source>The side that shows now.</source>
      <translation>Die Seite, die jetzt oben liegt.</translation>
    </message>
    <message>
      <source>Whether it may turn to its regular side.</source>
      <translation>Ob sie auf ihre reguläre Seite wechseln darf.</translation>
    </message>
    <message>
      <source>Movement points that it has then.</source>
      <translation>Bewegungspunkte, die sie dann hat.</translation>
    </message>
    <message>
      <source>The side that shows.</source>
      <translation>Die Seite, die oben liegt.</translation>
    </message>
    <message>
      <source>What is added to the die for it.</source>
      <translation>Was dafür zum Würfel kommt.</translation>
    </message>
    <message>
      <source>Partisans against units out of supply</source>
      <translation>Partisanen gegen unversorgte Einheiten</translation>
    </message>
    <message>
      <source>Start of the movement phase</source>
      <translation>Beginn der Bewegungsphase</translation>
    </message>
    <message>
      <source>No point spent</source>
      <translation>Kein Punkt verbraucht</translation>
    </message>
    <message>
      <source>{0} MP spent</source>
      <translation>{0} BP verbraucht</translation>
    </message>
    <message>
      <source>Guerrillas so far</source>
      <translation>Bisher Guerilla</translation>
    </message>
    <message>
      <source>May turn regular</source>
      <translation>Darf regulär werden</translation>
    </message>
    <message>
      <source>In guerrilla mode</source>
      <translation>Als Guerilla</translation>
    </message>
    <message>
      <source>Its die is modified</source>
      <translation>Ihr Würfel wird geändert</translation>
    </message>
    <message>
      <source>regular already</source>
      <translation>schon regulär</translation>
    </message>
  </context>
  <context>
    <name>games.balkans.screens</name>
    <message>
      <source>Cities</source>
      <translation>Städte</translation>
    </message>
    <message>
      <source>Garrisons owed</source>
      <translation>Geschuldete Besatzungen</translation>
    </message>
    <message>
      <source>No city is a Festung.</source>
      <translation>Keine Stadt ist eine Festung.</translation>
    </message>
    <message>
      <source>Rolls due</source>
      <translation>Fällige Würfe</translation>
    </message>
    <message>
      <source>No roll is due.</source>
      <translation>Kein Wurf ist fällig.</translation>
    </message>
    <message>
      <source>Garrisons</source>
      <translation>Besatzungen</translation>
    </message>
    <message>
      <source>No garrison is declared.</source>
      <translation>Keine Besatzung ist benannt.</translation>
    </message>
    <message>
      <source>Air log</source>
      <translation>Luftbuch</translation>
    </message>
    <message>
      <source>No air support has been entered.</source>
      <translation>Noch ist keine Luftunterstützung eingetragen.</translation>
    </message>
    <message>
      <source>No Soviet HQ is in the order of battle. Add one of the type HQ.</source>
      <translation>Kein sowjetisches HQ ist in der Gliederung. Eines der Art HQ hinzufügen.</translation>
    </message>
    <message>
      <source>no mode</source>
      <translation>keine Form</translation>
    </message>
    <message>
      <source>out since {0}</source>
      <translation>unversorgt seit {0}</translation>
    </message>
    <message>
      <source>No partisan unit is in the order of battle. Add one of the type partisan.</source>
      <translation>Keine Partisaneneinheit ist in der Gliederung. Eine der Art Partisanen hinzufügen.</translation>
    </message>
    <message>
      <source>Every unit is in supply.</source>
      <translation>Jede Einheit ist versorgt.</translation>
    </message>
    <message>
      <source>What that does</source>
      <translation>Was das bewirkt</translation>
    </message>
    <message>
      <source>Fill in the chart of these effects from your rules; a Soviet HQ has no exception.</source>
      <translation>Die Tabelle dieser Folgen aus den eigenen Regeln ausfüllen; ein sowjetisches HQ hat keine Ausnahme.</translation>
    </message>
    <message>
      <source>the optional rule is not played</source>
      <translation>die wahlweise Regel wird nicht gespielt</translation>
    </message>
    <message>
      <source>{0} by {1}</source>
      <translation>{0} von {1}</translation>
    </message>
    <message>
      <source>The unit that came near a city.</source>
      <translation>Die Einheit, die sich einer Stadt genähert hat.</translation>
    </message>
    <message>
      <source>Entered</source>
      <translation>Betreten</translation>
    </message>
    <message>
      <source>The hex that it entered.</source>
      <translation>Das Hexfeld, das sie betreten hat.</translation>
    </message>
    <message>
      <source>Roll for</source>
      <translation>Wurf für</translation>
    </message>
    <message>
      <source>The cities still to roll for.</source>
      <translation>Die Städte, für die zu würfeln ist.</translation>
    </message>
    <message>
      <source>units that count of those committed</source>
      <translation>zählende von den eingesetzten</translation>
    </message>
    <message>
      <source>{0} {1} at {2}</source>
      <translation>{0} {1} in {2}</translation>
    </message>
    <message>
      <source>other mode</source>
      <translation>anderer Modus</translation>
    </message>
    <message>
      <source>A city that may become a Festung.</source>
      <translation>Eine Stadt, die zur Festung werden kann.</translation>
    </message>
    <message>
      <source>The die that was rolled for the city, and the turn.</source>
      <translation>Der Würfel, der für die Stadt gefallen ist, und der Zug.</translation>
    </message>
    <message>
      <source>A city that was declared a Festung.</source>
      <translation>Eine Stadt, die zur Festung erklärt wurde.</translation>
    </message>
    <message>
      <source>It needs</source>
      <translation>Sie braucht</translation>
    </message>
    <message>
      <source>What its garrison still lacks, and by when.</source>
      <translation>Was ihrer Besatzung noch fehlt, und bis wann.</translation>
    </message>
    <message>
      <source>A unit that is declared as a garrison.</source>
      <translation>Eine Einheit, die als Besatzung erklärt ist.</translation>
    </message>
    <message>
      <source>The Festung that it holds.</source>
      <translation>Die Festung, die sie hält.</translation>
    </message>
    <message>
      <source>Combat</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>The turn, the attacker, and the hex.</source>
      <translation>Der Zug, der Angreifer und das Hexfeld.</translation>
    </message>
    <message>
      <source>The German air units that count, of those committed.</source>
      <translation>Die deutschen Lufteinheiten, die zählen, von den eingesetzten.</translation>
    </message>
    <message>
      <source>The Soviet air units that count, of those committed.</source>
      <translation>Die sowjetischen Lufteinheiten, die zählen, von den eingesetzten.</translation>
    </message>
    <message>
      <source>Odds</source>
      <translation>Kräfteverhältnis</translation>
    </message>
    <message>
      <source>By how many columns air support shifts the odds.</source>
      <translation>Um wie viele Spalten die Luftunterstützung das Kräfteverhältnis verschiebt.</translation>
    </message>
    <message>
      <source>Die</source>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>What air support adds to the die.</source>
      <translation>Was die Luftunterstützung zum Würfel zählt.</translation>
    </message>
    <message>
      <source>A Soviet headquarters.</source>
      <translation>Ein sowjetisches Hauptquartier.</translation>
    </message>
    <message>
      <source>Whether it is in supply, or since when it is not.</source>
      <translation>Ob es versorgt ist, oder seit wann nicht.</translation>
    </message>
    <message>
      <source>A partisan unit.</source>
      <translation>Eine Partisaneneinheit.</translation>
    </message>
    <message>
      <source>The turn since which it has been out of supply.</source>
      <translation>Der Zug, seit dem sie unversorgt ist.</translation>
    </message>
    <message>
      <source>What being out of supply changes.</source>
      <translation>Was fehlende Versorgung ändert.</translation>
    </message>
    <message>
      <source>By your chart</source>
      <translation>Nach der eigenen Tabelle</translation>
    </message>
    <message>
      <source>How it changes it, as you filled it in from your chart.</source>
      <translation>Wie sie es ändert, so wie es aus der eigenen Tabelle eingetragen wurde.</translation>
    </message>
    <message>
      <source>Stays in</source>
      <translation>Bleibt in</translation>
    </message>
  </context>
  <context>
    <name>rules.balkans.air</name>
    <message>
      <source>Lowest roll with which an air unit counts</source>
      <translation>Niedrigster Wurf, mit dem eine Lufteinheit zählt</translation>
    </message>
    <message>
      <source>Odds columns for more air units</source>
      <translation>Spalten für mehr Lufteinheiten</translation>
    </message>
    <message>
      <source>Die-roll modifier of German air units</source>
      <translation>Würfelmodifikator deutscher Lufteinheiten</translation>
    </message>
    <message>
      <source>Die-roll modifier of Soviet air units</source>
      <translation>Würfelmodifikator sowjetischer Lufteinheiten</translation>
    </message>
    <message>
      <source>Reach of a Soviet HQ in support mode</source>
      <translation>Reichweite eines sowjetischen HQ im Unterstützungsmodus</translation>
    </message>
  </context>
  <context>
    <name>rules.balkans.festung</name>
    <message>
      <source>Range that calls for a roll</source>
      <translation>Reichweite, die einen Wurf verlangt</translation>
    </message>
    <message>
      <source>Highest roll that declares a Festung</source>
      <translation>Höchster Wurf, der eine Festung erklärt</translation>
    </message>
    <message>
      <source>Garrison of Budapest</source>
      <translation>Besatzung von Budapest</translation>
    </message>
    <message>
      <source>German units in Budapest</source>
      <translation>Deutsche Einheiten in Budapest</translation>
    </message>
    <message>
      <source>Garrison of Vienna</source>
      <translation>Besatzung von Wien</translation>
    </message>
    <message>
      <source>German units in Vienna</source>
      <translation>Deutsche Einheiten in Wien</translation>
    </message>
    <message>
      <source>Garrison of Zagreb</source>
      <translation>Besatzung von Zagreb</translation>
    </message>
    <message>
      <source>German units in Zagreb</source>
      <translation>Deutsche Einheiten in Zagreb</translation>
    </message>
    <message>
      <source>Garrison of Graz</source>
      <translation>Besatzung von Graz</translation>
    </message>
    <message>
      <source>German units in Graz</source>
      <translation>Deutsche Einheiten in Graz</translation>
    </message>
  </context>
  <context>
    <name>rules.balkans.options</name>
    <message>
      <source>Who moves first in a turn</source>
      <translation>Wer in einem Zug zuerst zieht</translation>
    </message>
    <message>
      <source>Which side plays first in each turn; the clarifications do not say it, so look at your rules.</source>
      <translation>Welche Seite in jedem Zug zuerst spielt; die Klarstellungen sagen es nicht, also in den eigenen Regeln nachsehen.</translation>
    </message>
    <message>
      <source>Sequence of play</source>
      <translation>Spielfolge</translation>
    </message>
    <message>
      <source>The Soviet side</source>
      <translation>Die sowjetische Seite</translation>
    </message>
    <message>
      <source>The Axis</source>
      <translation>Die Achse</translation>
    </message>
    <message>
      <source>Whose air units modify the die</source>
      <translation>Wessen Lufteinheiten den Würfel ändern</translation>
    </message>
    <message>
      <source>Whether only the side with more air units that count gets its die-roll modifier, as in the example, or each side that has any.</source>
      <translation>Ob nur die Seite mit mehr zählenden Lufteinheiten ihren Würfelmodifikator bekommt, wie im Beispiel, oder jede Seite, die welche hat.</translation>
    </message>
    <message>
      <source>Only the side with more</source>
      <translation>Nur die Seite mit mehr</translation>
    </message>
    <message>
      <source>Each side</source>
      <translation>Jede Seite</translation>
    </message>
    <message>
      <source>Size of the air modifier</source>
      <translation>Größe des Luftmodifikators</translation>
    </message>
    <message>
      <source>Whether the die-roll modifier of air support is the same for any number of air units, or counts for each: by its lead for the side with more, by all that count where each side has its own.</source>
      <translation>Ob der Würfelmodifikator der Luftunterstützung für jede Anzahl von Lufteinheiten gleich ist oder für jede zählt: nach dem Vorsprung der Seite mit mehr, oder nach allen, die zählen, wo jede Seite ihren eigenen hat.</translation>
    </message>
    <message>
      <source>The same for any number</source>
      <translation>Derselbe für jede Anzahl</translation>
    </message>
    <message>
      <source>For each air unit</source>
      <translation>Für jede Lufteinheit</translation>
    </message>
    <message>
      <source>Where the reach of an HQ is counted to</source>
      <translation>Wohin die Reichweite eines HQ gezählt wird</translation>
    </message>
    <message>
      <source>Whether the hexes between a Soviet HQ and a combat are counted to the defender's hex or to the attacker's.</source>
      <translation>Ob die Hexfelder zwischen einem sowjetischen HQ und einem Kampf bis zum Hexfeld des Verteidigers oder des Angreifers gezählt werden.</translation>
    </message>
    <message>
      <source>To the defender's hex</source>
      <translation>Bis zum Hexfeld des Verteidigers</translation>
    </message>
    <message>
      <source>To the attacker's hex</source>
      <translation>Bis zum Hexfeld des Angreifers</translation>
    </message>
    <message>
      <source>Supply of a supporting HQ</source>
      <translation>Versorgung eines unterstützenden HQ</translation>
    </message>
    <message>
      <source>Whether a Soviet HQ in support mode has to be in supply to support air units.</source>
      <translation>Ob ein sowjetisches HQ im Unterstützungsmodus versorgt sein muss, um Lufteinheiten zu unterstützen.</translation>
    </message>
    <message>
      <source>Not required</source>
      <translation>Nicht nötig</translation>
    </message>
    <message>
      <source>Required</source>
      <translation>Nötig</translation>
    </message>
    <message>
      <source>Which die guerrillas modify</source>
      <translation>Welchen Würfel Guerilla ändert</translation>
    </message>
    <message>
      <source>Whether guerrillas get their bonus against units out of supply when they attack, or in defense, too.</source>
      <translation>Ob Guerilla ihren Bonus gegen unversorgte Einheiten im Angriff bekommt, oder auch in der Verteidigung.</translation>
    </message>
    <message>
      <source>When they attack</source>
      <translation>Wenn sie angreift</translation>
    </message>
    <message>
      <source>In attack and defense</source>
      <translation>In Angriff und Verteidigung</translation>
    </message>
    <message>
      <source>Festung (optional rule)</source>
      <translation>Festung (wahlweise Regel)</translation>
    </message>
    <message>
      <source>Whether cities can be declared fortresses that hold a garrison.</source>
      <translation>Ob Städte zu Festungen erklärt werden können, die eine Besatzung halten.</translation>
    </message>
    <message>
      <source>A second roll for the same unit</source>
      <translation>Ein zweiter Wurf für dieselbe Einheit</translation>
    </message>
    <message>
      <source>Whether a unit that has called for a roll may do so again in another hex, for another city.</source>
      <translation>Ob eine Einheit, die einen Wurf verlangt hat, es in einem anderen Hexfeld für eine andere Stadt wieder tun darf.</translation>
    </message>
    <message>
      <source>A garrison that is not complete</source>
      <translation>Eine unvollzählige Besatzung</translation>
    </message>
    <message>
      <source>Whether a garrison that is still owed is noted as a debt, or keeps the Axis player from leaving his movement phase.</source>
      <translation>Ob eine noch geschuldete Besatzung als Schuld vermerkt wird, oder den Achsenspieler in seiner Bewegungsphase hält.</translation>
    </message>
    <message>
      <source>Noted as a debt</source>
      <translation>Als Schuld vermerkt</translation>
    </message>
    <message>
      <source>Keeps him in the phase</source>
      <translation>Hält ihn in der Phase</translation>
    </message>
    <message>
      <source>Units that are in the city already</source>
      <translation>Einheiten, die schon in der Stadt stehen</translation>
    </message>
    <message>
      <source>Whether Axis units in a city when it is declared a Festung count toward its garrison, or take the duty away.</source>
      <translation>Ob Achseneinheiten in einer Stadt, die zur Festung erklärt wird, zu ihrer Besatzung zählen, oder die Pflicht aufheben.</translation>
    </message>
    <message>
      <source>They count</source>
      <translation>Sie zählen</translation>
    </message>
    <message>
      <source>They take the duty away</source>
      <translation>Sie heben die Pflicht auf</translation>
    </message>
    <message>
      <source>Units beyond the garrison</source>
      <translation>Einheiten über die Besatzung hinaus</translation>
    </message>
    <message>
      <source>Whether only as many units as the rule asks for are held in a Festung, or all that are declared.</source>
      <translation>Ob nur so viele Einheiten in einer Festung gehalten werden, wie die Regel verlangt, oder alle benannten.</translation>
    </message>
    <message>
      <source>Only those that the rule asks for</source>
      <translation>Nur die, die die Regel verlangt</translation>
    </message>
    <message>
      <source>All that are declared</source>
      <translation>Alle benannten</translation>
    </message>
    <message>
      <source>Rows of hexes that are shifted</source>
      <translation>Versetzte Reihen von Hexfeldern</translation>
    </message>
    <message>
      <source>Look at your map: whether hexes that share the first two digits are in a straight line, or those that share the last two. If it is not known, only what holds either way is worked out and the rest is asked for.</source>
      <translation>Auf der Karte nachsehen: ob Hexfelder mit gleichen ersten zwei Ziffern in einer geraden Linie stehen, oder die mit gleichen letzten zwei. Nicht bekannt, wird nur berechnet, was so oder so gilt, und nach dem Rest gefragt.</translation>
    </message>
    <message>
      <source>The first two digits</source>
      <translation>Die ersten zwei Ziffern</translation>
    </message>
    <message>
      <source>The last two digits</source>
      <translation>Die letzten zwei Ziffern</translation>
    </message>
    <message>
      <source>Which of these rows are shifted</source>
      <translation>Welche dieser Reihen versetzt sind</translation>
    </message>
    <message>
      <source>Whether the rows with odd or with even numbers are half a hex further on, towards higher numbers.</source>
      <translation>Ob die Reihen mit ungeraden oder mit geraden Nummern um ein halbes Hexfeld weiter liegen, zu höheren Nummern hin.</translation>
    </message>
    <message>
      <source>The odd ones</source>
      <translation>Die ungeraden</translation>
    </message>
    <message>
      <source>The even ones</source>
      <translation>Die geraden</translation>
    </message>
    <message>
      <source>Allies of the Soviets</source>
      <translation>Verbündete der Sowjets</translation>
    </message>
    <message>
      <source>Whether only units of the Soviet Union call for a roll, or those of its allies, too.</source>
      <translation>Ob nur Einheiten der Sowjetunion einen Wurf verlangen, oder auch die ihrer Verbündeten.</translation>
    </message>
    <message>
      <source>All units of the side</source>
      <translation>Alle Einheiten der Seite</translation>
    </message>
  </context>
  <context>
    <name>rules.balkans.partisans</name>
    <message>
      <source>Guerrillas against units out of supply</source>
      <translation>Guerilla gegen unversorgte Einheiten</translation>
    </message>
    <message>
      <source>Movement points spent before a conversion</source>
      <translation>Vor einem Wechsel verbrauchte Bewegungspunkte</translation>
    </message>
  </context>
  <context>
    <name>rules.balkans.phase_cases</name>
    <message>
      <source>The two lines of the map charts that give air support +2 or 1R, and −2 or 1L, by a die are void: enter the air units of both sides instead.</source>
      <translation>Die zwei Zeilen der Kartentabellen, die mit einem Würfel Luftunterstützung +2 oder 1R und −2 oder 1L geben, gelten nicht: stattdessen die Lufteinheiten beider Seiten eintragen.</translation>
    </message>
    <message>
      <source>A Soviet HQ out of supply takes the usual effects: it does not keep its attack strength at half its defense.</source>
      <translation>Ein unversorgtes sowjetisches HQ erleidet die üblichen Folgen: es behält seine Angriffsstärke nicht auf der Hälfte seiner Verteidigung.</translation>
    </message>
    <message>
      <source>Guerrillas add {0} to the die against a unit out of supply.</source>
      <translation>Guerillas addieren {0} zum Würfel gegen eine unversorgte Einheit.</translation>
    </message>
    <message>
      <source>Partisans convert before anything moves, with no movement point spent as guerrillas; then they have all their points.</source>
      <translation>Partisanen wechseln, bevor sich etwas bewegt, ohne als Guerilla verbrauchte Bewegungspunkte; dann haben sie alle ihre Punkte.</translation>
    </message>
    <message>
      <source>Each Soviet ground unit in supply that enters a hex within {0} hexes of an open city calls for a roll, before another unit moves.</source>
      <translation>Jede versorgte sowjetische Bodeneinheit, die ein Hexfeld innerhalb von {0} Hexfeldern um eine offene Stadt betritt, verlangt einen Wurf, bevor eine andere Einheit zieht.</translation>
    </message>
    <message>
      <source>A city that was declared a Festung needs its garrison now, and the garrison stays until it is eliminated.</source>
      <translation>Eine Stadt, die zur Festung erklärt wurde, braucht ihre Besatzung jetzt, und die Besatzung bleibt, bis sie vernichtet ist.</translation>
    </message>
  </context>
  <context>
    <name>rules.balkans.supply</name>
    <message>
      <source>Exception for Soviet HQs out of supply</source>
      <translation>Ausnahme für unversorgte sowjetische HQs</translation>
    </message>
  </context>
</TS>
