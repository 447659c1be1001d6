<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>WIE-ABN</name>
    <message>
      <source>How they come back</source>
      <translation>Wie sie zurückkommen</translation>
    </message>
    <message>
      <source>Such units come back to the map by air assault, by air transport, or as reinforcements (8.52).</source>
      <translation>Solche Einheiten kommen durch Luftlandeangriff, Lufttransport oder als Verstärkungen auf die Karte zurück (8.52).</translation>
    </message>
    <message>
      <source>The hex of a drop</source>
      <translation>Das Hexfeld eines Absprungs</translation>
    </message>
    <message>
      <source>A unit dropped into a hex without enemies owns it in part: it stops retreats, but neither supply nor movement beside it, for it has no zone of control.</source>
      <translation>Eine Einheit, die in ein Hexfeld ohne Feinde abspringt, besitzt es nur zum Teil: Sie verhindert Rückzüge, aber weder Versorgung noch Bewegung neben sich, denn sie hat keine Kontrollzone.</translation>
    </message>
    <message>
      <source>Drops without hope of supply</source>
      <translation>Absprünge ohne Aussicht auf Versorgung</translation>
    </message>
    <message>
      <source>No unit is dropped into a battle or an empty hex without any chance of being in supply at the end of the Air Interdiction Phase.</source>
      <translation>Niemand springt in eine Schlacht oder ein leeres Hexfeld ab, wenn gar keine Aussicht besteht, am Ende der Luftsperrphase versorgt zu sein.</translation>
    </message>
    <message>
      <source>Strength of a drop</source>
      <translation>Stärke eines Absprungs</translation>
    </message>
    <message>
      <source>Airborne units attack at half strength in the combat phase of their drop, and no attack is made below 1-2.</source>
      <translation>Luftlandeeinheiten greifen in der Kampfphase ihres Absprungs mit halber Stärke an, und unter 1-2 wird nicht angegriffen.</translation>
    </message>
    <message>
      <source>A case struck</source>
      <translation>Ein gestrichener Abschnitt</translation>
    </message>
    <message>
      <source>Case 8.32 is void.</source>
      <translation>Fall 8.32 ist hinfällig.</translation>
    </message>
    <message>
      <source>From front to front</source>
      <translation>Von Front zu Front</translation>
    </message>
    <message>
      <source>From the airborne box of one front to that of another takes a turn; the unit may drop in the next.</source>
      <translation>Von der Luftlandebox einer Front in die einer anderen dauert es einen Zug; abspringen darf die Einheit im nächsten.</translation>
    </message>
  </context>
  <context>
    <name>WIE-AIR</name>
    <message>
      <source>Where there is an air war</source>
      <translation>Wo ein Luftkrieg stattfindet</translation>
    </message>
    <message>
      <source>Air superiority is fought where supplied hexes of both are within 12 hexes of each other, with no neutral ground between them.</source>
      <translation>Um die Luftherrschaft wird gekämpft, wo versorgte Hexfelder beider im Umkreis von 12 Hexfeldern liegen, ohne neutrales Gebiet dazwischen.</translation>
    </message>
    <message>
      <source>Points attack again and again</source>
      <translation>Punkte greifen immer wieder an</translation>
    </message>
    <message>
      <source>An Air Point may attack every unit that passes in range; lost points go before the next roll.</source>
      <translation>Ein Luftpunkt darf jede Einheit angreifen, die in Reichweite vorüberkommt; verlorene Punkte gehen vor dem nächsten Wurf ab.</translation>
    </message>
    <message>
      <source>Both ends of a voyage</source>
      <translation>Beide Enden einer Seefahrt</translation>
    </message>
    <message>
      <source>The hex where a unit embarks and the one where it lands can both be interdicted.</source>
      <translation>Das Hexfeld, wo eine Einheit sich einschifft, und das, wo sie landet, können beide gesperrt werden.</translation>
    </message>
    <message>
      <source>A sequence of attacks</source>
      <translation>Eine Folge von Angriffen</translation>
    </message>
    <message>
      <source>At most five points attack a unit or suppress a port. On D they attack the next, on A one of them is lost and another steps in. No unit is attacked twice, and no attack has to be made.</source>
      <translation>Höchstens fünf Punkte greifen eine Einheit an oder halten einen Hafen nieder. Bei D greifen sie die nächste an, bei A ist einer von ihnen verloren und ein anderer tritt an seine Stelle. Keine Einheit wird zweimal angegriffen, und kein Angriff muss sein.</translation>
    </message>
    <message>
      <source>There is air combat on a front where both fly air superiority and neither has more than six to one: 37 against 6 is more.</source>
      <translation>Luftkampf gibt es an einer Front, wo beide zur Luftherrschaft fliegen und keiner mehr als sechs zu eins hat: 37 gegen 6 ist mehr.</translation>
    </message>
    <message>
      <source>Other missions go on</source>
      <translation>Andere Einsätze laufen weiter</translation>
    </message>
    <message>
      <source>Where superiority keeps off air combat, points on other missions stay on them.</source>
      <translation>Wo Überlegenheit den Luftkampf fernhält, bleiben Punkte in anderen Einsätzen dabei.</translation>
    </message>
    <message>
      <source>Who is exposed to attrition</source>
      <translation>Wer dem Verschleiß ausgesetzt ist</translation>
    </message>
    <message>
      <source>In the West the Axis and the Commonwealth, always; in the South the United States and Italy, each while it is at war, and the Commonwealth in ground contact; in the East both while the Soviets are at Total War.</source>
      <translation>Im Westen die Achse und das Commonwealth, immer; im Süden die Vereinigten Staaten und Italien, jeweils während sie im Krieg sind, und das Commonwealth bei Berührung am Boden; im Osten beide, während die Sowjets im totalen Krieg sind.</translation>
    </message>
    <message>
      <source>In each turn and on each front the points on air superiority count, and those that are inactive; points on other missions do not.</source>
      <translation>In jedem Zug und an jeder Front zählen die Punkte zur Luftherrschaft und die untätigen; Punkte in anderen Einsätzen nicht.</translation>
    </message>
    <message>
      <source>At the start of the strategic cycle the enemy's points of the last four turns are summed up, and the table says how many own points are lost.</source>
      <translation>Zu Beginn des strategischen Zyklus werden die feindlichen Punkte der letzten vier Züge zusammengezählt, und die Tabelle sagt, wie viele eigene Punkte verloren sind.</translation>
    </message>
    <message>
      <source>A player assigns at most 30 points to air superiority in the East, 60 in the South and 120 in the West; Soviet and Allied points are counted apart.</source>
      <translation>Ein Spieler setzt höchstens 30 Punkte im Osten, 60 im Süden und 120 im Westen zur Luftherrschaft ein; sowjetische und alliierte Punkte werden getrennt gezählt.</translation>
    </message>
  </context>
  <context>
    <name>WIE-AMPH</name>
    <message>
      <source>Range over water</source>
      <translation>Reichweite über Wasser</translation>
    </message>
    <message>
      <source>An assault goes at most 24 hexes over water, from the port where it embarks to the hex where it lands.</source>
      <translation>Eine Landung geht höchstens 24 Hexfelder über Wasser, vom Hafen, wo sie sich einschifft, bis zum Hexfeld, wo sie landet.</translation>
    </message>
    <message>
      <source>Distance from supply</source>
      <translation>Entfernung von der Versorgung</translation>
    </message>
    <message>
      <source>The landing hex is within 12 hexes of a friendly hex in major supply that is not a mountain.</source>
      <translation>Das Landungsfeld liegt im Umkreis von 12 Hexfeldern um ein eigenes Hexfeld in großer Versorgung, das kein Gebirge ist.</translation>
    </message>
    <message>
      <source>Gibraltar</source>
      <translation>Gibraltar</translation>
    </message>
    <message>
      <source>Gibraltar counts although it is a mountain, and whatever may start from major supply may start there.</source>
      <translation>Gibraltar zählt, obwohl es ein Gebirge ist, und was aus großer Versorgung aufbrechen darf, darf dort aufbrechen.</translation>
    </message>
    <message>
      <source>Beaches</source>
      <translation>Strände</translation>
    </message>
    <message>
      <source>An assault lands on a beach that is not a mountain: a hex beside one of sea alone, or beside a hex with an island that has no port.</source>
      <translation>Eine Landung geht auf einen Strand, der kein Gebirge ist: ein Hexfeld neben einem reinen Seehexfeld oder neben einem mit einer Insel ohne Hafen.</translation>
    </message>
    <message>
      <source>The way to the beach</source>
      <translation>Der Weg zum Strand</translation>
    </message>
    <message>
      <source>The way need not lead through the hex that makes a beach of it; an ordinary sea passage is enough.</source>
      <translation>Der Weg muss nicht durch das Hexfeld führen, das ihn zum Strand macht; eine gewöhnliche Seefahrt genügt.</translation>
    </message>
    <message>
      <source>Genoa and Bergen</source>
      <translation>Genua und Bergen</translation>
    </message>
    <message>
      <source>There is no landing at Genoa, C2428. B5519, south of Bergen, can be landed at from B5418 and B5419.</source>
      <translation>Niemand landet in Genua, C2428. In B5519, südlich von Bergen, kann von B5418 und B5419 aus gelandet werden.</translation>
    </message>
    <message>
      <source>Doubtful coasts</source>
      <translation>Zweifelhafte Küsten</translation>
    </message>
    <message>
      <source>A hex that can be reached only by assault is an island hex. B5616 and B5617 look like islands and can be walked into: they are not.</source>
      <translation>Ein Hexfeld, das nur durch Landung zu erreichen ist, ist ein Inselhexfeld. B5616 und B5617 sehen wie Inseln aus und sind zu Fuß zu erreichen: Sie sind keine.</translation>
    </message>
    <message>
      <source>Points on a beach</source>
      <translation>Punkte an einem Strand</translation>
    </message>
    <message>
      <source>An Amphibious Point on a beach is neither captured nor destroyed; if the enemy takes the hex back, it returns to its pool.</source>
      <translation>Ein Landungspunkt an einem Strand wird weder erbeutet noch vernichtet; nimmt der Feind das Hexfeld zurück, kehrt er in seinen Pool zurück.</translation>
    </message>
    <message>
      <source>As a minor port</source>
      <translation>Wie ein kleiner Hafen</translation>
    </message>
    <message>
      <source>Used as a minor port, an Amphibious Point lets two units through by sea, in and out together.</source>
      <translation>Als kleiner Hafen verwendet, lässt ein Landungspunkt über See zwei Einheiten durch, hinein und hinaus zusammen.</translation>
    </message>
    <message>
      <source>Stacking on a beach</source>
      <translation>Stapeln an einem Strand</translation>
    </message>
    <message>
      <source>The usual stacking holds, with up to four Amphibious Points besides.</source>
      <translation>Es gilt die gewöhnliche Stapelgrenze, dazu bis zu vier Landungspunkte.</translation>
    </message>
    <message>
      <source>The Baltic</source>
      <translation>Die Ostsee</translation>
    </message>
    <message>
      <source>No assault in the Baltic in a turn of mud or snow.</source>
      <translation>In einem Zug mit Schlamm oder Schnee keine Landung in der Ostsee.</translation>
    </message>
    <message>
      <source>Help from the shore</source>
      <translation>Hilfe von der Küste</translation>
    </message>
  </context>
  <context>
    <name>WIE-CBT</name>
    <message>
      <source>Only on the map</source>
      <translation>Nur auf der Karte</translation>
    </message>
    <message>
      <source>Only units on a map section fight; nobody fights back from beyond the eastern or the southern edge.</source>
      <translation>Nur Einheiten auf einem Kartenteil kämpfen; von jenseits des östlichen oder südlichen Randes wehrt sich niemand.</translation>
    </message>
    <message>
      <source>Mixed attackers</source>
      <translation>Gemischte Angreifer</translation>
    </message>
    <message>
      <source>Nationalities that attack together use the Combat Results Table of theirs that helps the attacker most.</source>
      <translation>Nationen, die zusammen angreifen, verwenden von ihren Kampftabellen die, die dem Angreifer am meisten hilft.</translation>
    </message>
    <message>
      <source>Splitting a stack</source>
      <translation>Einen Stapel teilen</translation>
    </message>
    <message>
      <source>A stack that retreats may be split among hexes, and must be where it would be overstacked at the end of the Combat Phase.</source>
      <translation>Ein Stapel, der sich zurückzieht, darf auf Hexfelder geteilt werden und muss es, wo er am Ende der Kampfphase überstapelt wäre.</translation>
    </message>
  </context>
  <context>
    <name>WIE-CNT</name>
    <message>
      <source>The Soviet counters are three sheets, in the eastern game as in the whole one.</source>
      <translation>Die sowjetischen Spielsteine sind drei Bögen, im Spiel im Osten wie im ganzen.</translation>
    </message>
  </context>
  <context>
    <name>WIE-CYC</name>
    <message>
      <source>The strategic cycle comes before the turn that follows every fourth one: before turns 5, 9, 13 and on.</source>
      <translation>Der strategische Zyklus kommt vor dem Zug, der auf jeden vierten folgt: vor den Zügen 5, 9, 13 und so weiter.</translation>
    </message>
    <message>
      <source>Dates</source>
      <translation>Daten</translation>
    </message>
    <message>
      <source>A date is written turn, cycle, year: 3/5/40 is the third turn of the fifth cycle of 1940. A cycle has four turns.</source>
      <translation>Ein Datum wird Zug, Zyklus, Jahr geschrieben: 3/5/40 ist der dritte Zug des fünften Zyklus von 1940. Ein Zyklus hat vier Züge.</translation>
    </message>
  </context>
  <context>
    <name>WIE-DISB</name>
    <message>
      <source>Any unit may be disbanded at any time: in a British port if Allied, in a Training Center if Soviet, in a Wehrkreis if Axis. It costs the unit and nothing else.</source>
      <translation>Jede Einheit darf jederzeit aufgelöst werden: alliierte in einem britischen Hafen, sowjetische in einem Ausbildungszentrum, die der Achse in einem Wehrkreis. Es kostet die Einheit und sonst nichts.</translation>
    </message>
  </context>
  <context>
    <name>WIE-FORT</name>
    <message>
      <source>From 1/8/40 in the game that starts on 3/5/40; otherwise from ten turns after an Axis unit entered Belgium or France, or attacked one of their units.</source>
      <translation>Ab 1/8/40 im Spiel, das mit 3/5/40 beginnt; sonst ab zehn Zügen, nachdem eine Einheit der Achse Belgien oder Frankreich betreten oder eine ihrer Einheiten angegriffen hat.</translation>
    </message>
    <message>
      <source>Soviet fortifications</source>
      <translation>Sowjetische Befestigungen</translation>
    </message>
    <message>
      <source>These are in 74.57, not here: Soviet units that fortify are asked about.</source>
      <translation>Diese stehen in 74.57, nicht hier: nach sowjetischen Einheiten, die sich eingraben, wird gefragt.</translation>
    </message>
    <message>
      <source>A fortified unit helps the defense of friendly infantry of its own nationality.</source>
      <translation>Eine eingegrabene Einheit hilft der Verteidigung eigener Infanterie ihrer Nation.</translation>
    </message>
    <message>
      <source>What does not count</source>
      <translation>Was nicht zählt</translation>
    </message>
    <message>
      <source>Air-Sea Interdiction of French or Belgian units, and attacks on them on German ground, let nobody fortify.</source>
      <translation>Luft-See-Sperre gegen französische oder belgische Einheiten und Angriffe auf sie auf deutschem Boden lassen niemanden sich eingraben.</translation>
    </message>
    <message>
      <source>Printed fortifications</source>
      <translation>Gedruckte Befestigungen</translation>
    </message>
    <message>
      <source>Infantry does not fortify where there is a printed fortification that is not destroyed.</source>
      <translation>Infanterie gräbt sich nicht ein, wo eine gedruckte Befestigung steht, die nicht zerstört ist.</translation>
    </message>
  </context>
  <context>
    <name>WIE-HEX</name>
    <message>
      <source>A hex in a neutral country is neutral. Any other is friendly to the side whose unit was last in it or moved through it, and an enemy hex to everybody else.</source>
      <translation>Ein Hexfeld in einem neutralen Land ist neutral. Jedes andere gehört der Seite, deren Einheit zuletzt darin stand oder hindurchzog, und ist für alle anderen ein feindliches Hexfeld.</translation>
    </message>
    <message>
      <source>Where control means friendly</source>
      <translation>Wo Kontrolle eigenes Gebiet bedeutet</translation>
    </message>
    <message>
      <source>In seven cases of the rules the word control means that a hex is friendly, not a zone of control.</source>
      <translation>In sieben Fällen der Regeln bedeutet das Wort Kontrolle, dass ein Hexfeld ein eigenes ist, nicht eine Kontrollzone.</translation>
    </message>
  </context>
  <context>
    <name>WIE-KG</name>
    <message>
      <source>The retreat of 12.63 is only for kampfgruppen and battlegroups formed as that case says.</source>
      <translation>Der Rückzug nach 12.63 gilt nur für Kampfgruppen und Battlegroups, die nach diesem Fall gebildet wurden.</translation>
    </message>
    <message>
      <source>Eliminated defenders</source>
      <translation>Ausgelöschte Verteidiger</translation>
    </message>
    <message>
      <source>On DE a unit that can form a kampfgruppe or battlegroup becomes one, and is not removed.</source>
      <translation>Bei DE wird eine Einheit, die eine Kampfgruppe oder Battlegroup bilden kann, zu einer und wird nicht entfernt.</translation>
    </message>
    <message>
      <source>After the Retreat Conversion Option</source>
      <translation>Nach der Wahl, einen Rückzug umzuwandeln</translation>
    </message>
    <message>
      <source>A kampfgruppe made by the Retreat Conversion Option does not retreat then; it may advance.</source>
      <translation>Eine Kampfgruppe, die aus der Umwandlung eines Rückzugs hervorgeht, zieht sich dann nicht zurück; nachrücken darf sie.</translation>
    </message>
    <message>
      <source>Battles over several hexes</source>
      <translation>Schlachten über mehrere Hexfelder</translation>
    </message>
    <message>
      <source>One choice holds for all units of a side in a battle; the attacker pays the loss once, not for each hex.</source>
      <translation>Für alle Einheiten einer Seite in einer Schlacht gilt eine Wahl; der Angreifer zahlt den Verlust einmal, nicht für jedes Hexfeld.</translation>
    </message>
  </context>
  <context>
    <name>WIE-META</name>
    <message>
      <source>These are the corrections of 1984, called version 1.4; they stand alone, and replace the earlier lists of the same editors. The list of 1981, version 1.2, disagrees in places.</source>
      <translation>Dies sind die Berichtigungen von 1984, Fassung 1.4 genannt; sie stehen für sich und ersetzen die früheren Listen derselben Herausgeber. Die Liste von 1981, Fassung 1.2, weicht stellenweise ab.</translation>
    </message>
  </context>
  <context>
    <name>WIE-MOVE</name>
    <message>
      <source>Blocked hexsides with a railway</source>
      <translation>Gesperrte Hexfeldseiten mit einer Bahn</translation>
    </message>
    <message>
      <source>A blocked hexside that a railway crosses is open to units that move by rail and to repair units alone, in any weather; a frozen lake (15.1) and 77.2 are the exceptions.</source>
      <translation>Eine gesperrte Hexfeldseite, die eine Bahn überquert, ist nur für Einheiten in Bahnbewegung und für Bautrupps offen, bei jedem Wetter; ein zugefrorener See (15.1) und 77.2 sind die Ausnahmen.</translation>
    </message>
    <message>
      <source>A reference put right</source>
      <translation>Ein berichtigter Verweis</translation>
    </message>
    <message>
      <source>Where 5.75 names 12.7, read 12.43.</source>
      <translation>Wo 5.75 12.7 nennt, ist 12.43 zu lesen.</translation>
    </message>
    <message>
      <source>Mechanized units at rivers</source>
      <translation>Mechanisierte Einheiten an Flüssen</translation>
    </message>
    <message>
      <source>A mechanized unit that crosses a river hexside in the Initial or the Mechanized Movement Phase pays one movement point more, even where a railway crosses with it.</source>
      <translation>Eine mechanisierte Einheit, die in der ersten oder der mechanisierten Bewegungsphase eine Flusshexfeldseite überquert, zahlt einen Bewegungspunkt mehr, auch wo eine Bahn mit hinüberführt.</translation>
    </message>
  </context>
  <context>
    <name>WIE-RAIL</name>
    <message>
      <source>Off the train</source>
      <translation>Vom Zug herunter</translation>
    </message>
    <message>
      <source>A unit on the side of a cut railway that has no link to a friendly supply source does not move by rail. It may walk along the line to the break and mend it.</source>
      <translation>Eine Einheit auf der Seite einer unterbrochenen Bahn, die keine Verbindung zu einer eigenen Versorgungsquelle hat, bewegt sich nicht mit der Bahn. Sie darf an der Strecke entlang zur Unterbrechung gehen und sie ausbessern.</translation>
    </message>
    <message>
      <source>Repair units that ride</source>
      <translation>Bautrupps, die mitfahren</translation>
    </message>
    <message>
      <source>A repair unit that moved by rail or by sea repairs and converts nothing in that turn.</source>
      <translation>Ein Bautrupp, der mit der Bahn oder über See bewegt wurde, setzt in diesem Zug nichts instand und spurt nichts um.</translation>
    </message>
    <message>
      <source>Partisans on the line</source>
      <translation>Partisanen an der Strecke</translation>
    </message>
    <message>
      <source>A partisan unit in the hex does not keep units from repairing or converting it.</source>
      <translation>Eine Partisaneneinheit im Hexfeld hindert niemanden daran, es instand zu setzen oder umzuspuren.</translation>
    </message>
    <message>
      <source>Hexes that a repair unit works</source>
      <translation>Hexfelder, die ein Bautrupp bearbeitet</translation>
    </message>
    <message>
      <source>How many hexes a repair unit repairs or converts in a turn depends on weather, weather area and nationality.</source>
      <translation>Wie viele Hexfelder ein Bautrupp in einem Zug instand setzt oder umspurt, hängt von Wetter, Wettergebiet und Nation ab.</translation>
    </message>
    <message>
      <source>Rail off the map</source>
      <translation>Mit der Bahn von der Karte</translation>
    </message>
    <message>
      <source>Case 57.1 holds at the eastern, western and southern edge of the map.</source>
      <translation>Fall 57.1 gilt am östlichen, westlichen und südlichen Kartenrand.</translation>
    </message>
  </context>
  <context>
    <name>WIE-REPL</name>
    <message>
      <source>Two points are enough</source>
      <translation>Zwei Punkte genügen</translation>
    </message>
    <message>
      <source>The units named in 7.27 and 17.25 are rebuilt for two Replacement Points, even where fewer than six are at hand. Your rules say which they are.</source>
      <translation>Die in 7.27 und 17.25 genannten Einheiten werden für zwei Ersatzpunkte wieder aufgestellt, auch wo weniger als sechs vorhanden sind. Welche das sind, steht in Ihren Regeln.</translation>
    </message>
    <message>
      <source>Replacement Points go from front to front in the Reinforcement/Replacement Phase of a player turn alone.</source>
      <translation>Ersatzpunkte gehen nur in der Verstärkungs- und Ersatzphase eines Spielerzugs von Front zu Front.</translation>
    </message>
  </context>
  <context>
    <name>WIE-SEA</name>
    <message>
      <source>Range of assaults</source>
      <translation>Reichweite von Landungen</translation>
    </message>
    <message>
      <source>Amphibious range is limited after all: the old remark is struck.</source>
      <translation>Die Reichweite von Landungen ist doch begrenzt: Die alte Bemerkung ist gestrichen.</translation>
    </message>
    <message>
      <source>Axis units may take the long way, too: High Seas Intervention in each of its four turns, and Air-Sea Interdiction in the first.</source>
      <translation>Auch Einheiten der Achse dürfen den langen Weg nehmen: Eingriff auf hoher See in jedem seiner vier Züge und Luft-See-Sperre im ersten.</translation>
    </message>
    <message>
      <source>No transport in on the day of the assault</source>
      <translation>Kein Transport am Tag der Landung</translation>
    </message>
    <message>
      <source>Nothing is shipped into an Amphibious Point that serves as a minor port in the turn in which it made its assault.</source>
      <translation>In einen Landungspunkt, der als kleiner Hafen dient, wird in dem Zug, in dem er gelandet ist, nichts eingeschifft.</translation>
    </message>
    <message>
      <source>Emergency transport brings its owner no Replacement Points.</source>
      <translation>Nottransport bringt seinem Besitzer keine Ersatzpunkte.</translation>
    </message>
  </context>
  <context>
    <name>WIE-SUP</name>
    <message>
      <source>Supply by sea in the enemy's combat</source>
      <translation>Versorgung über See im feindlichen Kampf</translation>
    </message>
    <message>
      <source>The Axis may trace supply by sea in the Combat Phase of its enemies.</source>
      <translation>Die Achse darf in der Kampfphase ihrer Feinde Versorgung über See führen.</translation>
    </message>
    <message>
      <source>What costs nothing</source>
      <translation>Was nichts kostet</translation>
    </message>
    <message>
      <source>From head to head</source>
      <translation>Von Versorgungskopf zu Versorgungskopf</translation>
    </message>
    <message>
      <source>A path runs from supply head to supply head, and each sets the limit of the leg that ends at it: 10 movement points to a Mobile Supply unit, 4 to a minor port.</source>
      <translation>Ein Weg führt von Versorgungskopf zu Versorgungskopf, und jeder setzt die Grenze der Strecke, die bei ihm endet: 10 Bewegungspunkte zu einer beweglichen Versorgungseinheit, 4 zu einem kleinen Hafen.</translation>
    </message>
    <message>
      <source>What counts</source>
      <translation>Was zählt</translation>
    </message>
    <message>
      <source>Terrain, weather and weather area alone make a path longer; 14.52 is the exception, and what blocks a path is in 14.5.</source>
      <translation>Nur Gelände, Wetter und Wettergebiet machen einen Weg länger; 14.52 ist die Ausnahme, und was einen Weg sperrt, steht in 14.5.</translation>
    </message>
    <message>
      <source>To an Amphibious Point</source>
      <translation>Zu einem Landungspunkt</translation>
    </message>
    <message>
      <source>The leg to an Amphibious Point that serves as a minor port is one hex.</source>
      <translation>Die Strecke zu einem Landungspunkt, der als kleiner Hafen dient, ist ein Hexfeld.</translation>
    </message>
    <message>
      <source>Mobile supply in the Severe area</source>
      <translation>Bewegliche Versorgung im Gebiet mit strengem Winter</translation>
    </message>
    <message>
      <source>In the Severe area, or to a head there, a path has at most one Mobile Supply unit.</source>
      <translation>Im strengen Gebiet oder zu einem Versorgungskopf dort hat ein Weg höchstens eine bewegliche Versorgungseinheit.</translation>
    </message>
    <message>
      <source>Supply across water</source>
      <translation>Versorgung über Wasser</translation>
    </message>
    <message>
      <source>Tracing supply across water takes no Naval Transport Point, but for 37.57.</source>
      <translation>Versorgung über Wasser zu führen braucht keinen Seetransportpunkt, außer nach 37.57.</translation>
    </message>
    <message>
      <source>Ranges from Gibraltar</source>
      <translation>Reichweiten ab Gibraltar</translation>
    </message>
    <message>
      <source>Air and amphibious ranges may be traced from Gibraltar.</source>
      <translation>Luft- und Landungsreichweiten dürfen von Gibraltar aus gemessen werden.</translation>
    </message>
  </context>
  <context>
    <name>WIE-WX</name>
    <message>
      <source>Mobile supply in the snow</source>
      <translation>Bewegliche Versorgung im Schnee</translation>
    </message>
    <message>
      <source>Sweden</source>
      <translation>Schweden</translation>
    </message>
    <message>
      <source>Sweden does not have the advantages in combat and movement that Finns and Soviets have in the Severe area.</source>
      <translation>Schweden hat im strengen Gebiet nicht die Vorteile bei Kampf und Bewegung, die Finnen und Sowjets haben.</translation>
    </message>
    <message>
      <source>Rail work and weather</source>
      <translation>Bahnarbeiten und Wetter</translation>
    </message>
    <message>
      <source>Weather changes what repair units do: see the table of 6.69.</source>
      <translation>Wetter ändert, was Bautrupps leisten: siehe die Tabelle von 6.69.</translation>
    </message>
    <message>
      <source>Snow halves the movement allowance of mechanized and motorized units.</source>
      <translation>Schnee halbiert den Bewegungswert mechanisierter und motorisierter Einheiten.</translation>
    </message>
    <message>
      <source>Frozen lakes</source>
      <translation>Zugefrorene Seen</translation>
    </message>
    <message>
      <source>Where a unit began</source>
      <translation>Wo eine Einheit begann</translation>
    </message>
    <message>
      <source>Movement and supply range go by the weather area in which a unit began the Movement Phase.</source>
      <translation>Bewegung und Versorgungsreichweite richten sich nach dem Wettergebiet, in dem eine Einheit die Bewegungsphase begann.</translation>
    </message>
    <message>
      <source>At the moment of combat</source>
      <translation>Im Augenblick des Kampfes</translation>
    </message>
    <message>
      <source>Supply and strength are judged when combat happens, across a weather line by the hex of the attacker.</source>
      <translation>Versorgung und Stärke werden beurteilt, wenn der Kampf stattfindet, über eine Wetterlinie hinweg nach dem Hexfeld des Angreifers.</translation>
    </message>
  </context>
  <context>
    <name>WIE-ZOC</name>
    <message>
      <source>Out of rough ground</source>
      <translation>Aus rauem Gelände heraus</translation>
    </message>
    <message>
      <source>Zones of control of armor and mechanized units reach from rough, woods and swamp into clear hexes beside them.</source>
      <translation>Kontrollzonen von Panzern und mechanisierten Einheiten reichen aus rauem Gelände, Wald und Sumpf in klare Hexfelder daneben.</translation>
    </message>
    <message>
      <source>Across borders</source>
      <translation>Über Grenzen</translation>
    </message>
    <message>
      <source>Zones of control do not cross a border until the first Movement Phase that violates the country is over; they do between countries at war from the start.</source>
      <translation>Kontrollzonen reichen nicht über eine Grenze, bis die erste Bewegungsphase vorbei ist, die das Land verletzt; zwischen Ländern im Krieg tun sie es von Anfang an.</translation>
    </message>
  </context>
</TS>
