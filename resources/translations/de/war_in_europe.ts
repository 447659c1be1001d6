<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.war_in_europe</name>
    <message>
      <source>Sum up the four turns of each front, and take off what the table says.</source>
      <translation>Die vier Züge jeder Front zusammenzählen und abziehen, was die Tabelle sagt.</translation>
    </message>
    <message>
      <source>Enter the weather of the turn, which rail work and movement go by.</source>
      <translation>Das Wetter des Zuges eintragen, nach dem sich Bahnarbeit und Bewegung richten.</translation>
    </message>
    <message>
      <source>Say what the points of a front fly: whether there is air combat, and who is exposed.</source>
      <translation>Sagen, was die Punkte einer Front fliegen: ob es Luftkampf gibt, und wer ausgesetzt ist.</translation>
    </message>
    <message>
      <source>hexes</source>
      <translation>Hexfelder</translation>
    </message>
    <message>
      <source>Suppress ports with points on other missions; only those that are lost are used up.</source>
      <translation>Häfen mit Punkten anderer Einsätze niederhalten; nur die verlorenen sind verbraucht.</translation>
    </message>
    <message>
      <source>Attack units that sail, one after the other; points that are lost go before the next.</source>
      <translation>Fahrende Einheiten angreifen, eine nach der anderen; verlorene Punkte gehen vor der nächsten.</translation>
    </message>
    <message>
      <source>Receive air points, lose them in combat, or move them to another front.</source>
      <translation>Luftpunkte erhalten, im Kampf verlieren, oder an eine andere Front verlegen.</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>verloren</translation>
    </message>
    <message>
      <source>moved</source>
      <translation>verlegt</translation>
    </message>
    <message>
      <source>Receive Replacement Points on a front, or spend them as your own rules say.</source>
      <translation>Ersatzpunkte an einer Front erhalten, oder ausgeben, wie die eigenen Regeln sagen.</translation>
    </message>
    <message>
      <source>Move Replacement Points from one front to another, in this phase alone.</source>
      <translation>Ersatzpunkte von einer Front zur anderen verlegen, nur in dieser Phase.</translation>
    </message>
    <message>
      <source>Rebuild units that the rule names for two points each, and say when they come.</source>
      <translation>Einheiten, die die Regel nennt, für je zwei Punkte wieder aufstellen und sagen, wann sie kommen.</translation>
    </message>
    <message>
      <source>units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Disband units where the rule allows it; nothing is paid and nothing is gained.</source>
      <translation>Einheiten auflösen, wo die Regel es erlaubt; nichts wird gezahlt und nichts gewonnen.</translation>
    </message>
    <message>
      <source>training center</source>
      <translation>Ausbildungszentrum</translation>
    </message>
    <message>
      <source>Turn kampfgruppen back into their units; enter the points that your rules ask for it.</source>
      <translation>Aus Kampfgruppen wieder ihre Einheiten machen; die Punkte eintragen, die die eigenen Regeln dafür verlangen.</translation>
    </message>
    <message>
      <source>Amphibious Points come into the pool of the side.</source>
      <translation>Landungspunkte kommen in den Pool der Seite.</translation>
    </message>
    <message>
      <source>Put airborne units into the box of a front, where they wait for a drop.</source>
      <translation>Luftlandeeinheiten in die Box einer Front bringen, wo sie auf einen Absprung warten.</translation>
    </message>
    <message>
      <source>Bring airborne units from the box of one front to that of another, which takes a turn.</source>
      <translation>Luftlandeeinheiten von der Box einer Front in die einer anderen bringen, was einen Zug dauert.</translation>
    </message>
    <message>
      <source>Bring airborne units from their box to the map.</source>
      <translation>Luftlandeeinheiten aus ihrer Box auf die Karte bringen.</translation>
    </message>
    <message>
      <source>reinforcement</source>
      <translation>Verstärkung</translation>
    </message>
    <message>
      <source>Repair or convert hexes with a repair unit, within what weather and area allow.</source>
      <translation>Hexfelder mit einer Bautruppe instand setzen oder umspuren, so weit Wetter und Gebiet es erlauben.</translation>
    </message>
    <message>
      <source>convert</source>
      <translation>umspuren</translation>
    </message>
    <message>
      <source>other</source>
      <translation>andere</translation>
    </message>
    <message>
      <source>Move units by rail or by sea; a repair unit that does so repairs nothing this turn.</source>
      <translation>Einheiten mit der Bahn oder zur See bewegen; eine Bautruppe, die das tut, arbeitet in diesem Zug nicht.</translation>
    </message>
    <message>
      <source>rail</source>
      <translation>Bahn</translation>
    </message>
    <message>
      <source>sea</source>
      <translation>See</translation>
    </message>
    <message>
      <source>Say in which hexes a railway is cut, or open again.</source>
      <translation>Sagen, in welchen Hexfeldern eine Bahn unterbrochen ist, oder wieder offen.</translation>
    </message>
    <message>
      <source>Say which units have no link by rail to a friendly supply source.</source>
      <translation>Sagen, welche Einheiten keine Bahnverbindung zu einer eigenen Versorgungsquelle haben.</translation>
    </message>
    <message>
      <source>Land on a beach with Amphibious Points, which stay there as a minor port.</source>
      <translation>Mit Landungspunkten an einem Strand landen, die dort als kleiner Hafen bleiben.</translation>
    </message>
    <message>
      <source>Bring units in and out through Amphibious Points that serve as a minor port.</source>
      <translation>Einheiten durch Landungspunkte, die als kleiner Hafen dienen, hinein- und hinausbringen.</translation>
    </message>
    <message>
      <source>Return the Amphibious Points of a beach to their pool, once the enemy has it again.</source>
      <translation>Die Landungspunkte eines Strandes in ihren Pool zurückgeben, sobald der Feind ihn wieder hat.</translation>
    </message>
    <message>
      <source>Move units by emergency transport, which brings their owner no points.</source>
      <translation>Einheiten mit Nottransport bewegen, was ihrem Besitzer keine Punkte bringt.</translation>
    </message>
    <message>
      <source>Set out on the long way, which takes four turns with a roll in each.</source>
      <translation>Auf den langen Weg gehen, der vier Züge dauert, mit einem Wurf in jedem.</translation>
    </message>
    <message>
      <source>Land units from the long way, after its four turns.</source>
      <translation>Einheiten vom langen Weg landen, nach seinen vier Zügen.</translation>
    </message>
    <message>
      <source>Enter whose unit was in hexes last, and what else is known of them.</source>
      <translation>Eintragen, wessen Einheit zuletzt in Hexfeldern war, und was sonst von ihnen bekannt ist.</translation>
    </message>
    <message>
      <source>Enter what began the turns until French units may fortify.</source>
      <translation>Eintragen, was die Züge beginnen ließ, bis französische Einheiten sich eingraben dürfen.</translation>
    </message>
    <message>
      <source>enter</source>
      <translation>betreten</translation>
    </message>
    <message>
      <source>land attack</source>
      <translation>Landangriff</translation>
    </message>
    <message>
      <source>air sea interdiction</source>
      <translation>Luft-See-Sperre</translation>
    </message>
    <message>
      <source>Fortify units, or have them leave; they help infantry of their own nationality.</source>
      <translation>Einheiten eingraben, oder sie ausziehen lassen; sie helfen Infanterie der eigenen Nationalität.</translation>
    </message>
    <message>
      <source>Turn units into kampfgruppen or battlegroups, on DE or by choice, in place of losing them.</source>
      <translation>Einheiten zu Kampfgruppen machen, bei DE oder nach Wahl, statt sie zu verlieren.</translation>
    </message>
    <message>
      <source>eliminated</source>
      <translation>vernichtet</translation>
    </message>
    <message>
      <source>Retreat kampfgruppen by 12.63, which only those formed as it says may do.</source>
      <translation>Kampfgruppen nach 12.63 zurückziehen, was nur die dürfen, die so gebildet wurden.</translation>
    </message>
    <message>
      <source>Mark on units what their sheet shows, or take it off, as the form of each would.</source>
      <translation>Auf Einheiten legen, was ihr Blatt zeigt, oder es wegnehmen, wie es das Formular von jedem täte.</translation>
    </message>
    <message>
      <source>rail unit</source>
      <translation>Bahneinheit</translation>
    </message>
    <message>
      <source>Whether a hex is friendly, neutral or an enemy's.</source>
      <translation>Ob ein Hexfeld eigen, neutral oder feindlich ist.</translation>
    </message>
    <message>
      <source>Whether units go on by rail beyond an edge of the map.</source>
      <translation>Ob Einheiten über einen Kartenrand hinaus mit der Bahn weiterfahren.</translation>
    </message>
    <message>
      <source>north</source>
      <translation>Nord</translation>
    </message>
    <message>
      <source>east</source>
      <translation>Osten</translation>
    </message>
    <message>
      <source>south</source>
      <translation>Süd</translation>
    </message>
    <message>
      <source>west</source>
      <translation>Westen</translation>
    </message>
    <message>
      <source>Which turn comes a number of turns after another.</source>
      <translation>Welcher Zug so viele Züge nach einem anderen kommt.</translation>
    </message>
    <message>
      <source>cycles per year</source>
      <translation>Zyklen im Jahr</translation>
    </message>
    <message>
      <source>Whether a strategic cycle comes before a turn that is counted from the first.</source>
      <translation>Ob ein strategischer Zyklus vor einem Zug kommt, der vom ersten an gezählt wird.</translation>
    </message>
    <message>
      <source>From which turn French units may fortify; none while nothing has called for it.</source>
      <translation>Ab welchem Zug französische Einheiten sich eingraben dürfen; ab keinem, solange nichts Anlass gab.</translation>
    </message>
    <message>
      <source>What a unit pays for a hex that it enters across a river.</source>
      <translation>Was eine Einheit für ein Hexfeld zahlt, das sie über einen Fluss betritt.</translation>
    </message>
    <message>
      <source>How far a unit may move in the weather of the turn.</source>
      <translation>Wie weit eine Einheit im Wetter des Zuges ziehen darf.</translation>
    </message>
    <message>
      <source>keep</source>
      <translation>behalten</translation>
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
      <source>snow rounding</source>
      <translation>Rundung im Schnee</translation>
    </message>
    <message>
      <source>Whether a Mobile Supply unit may move like this.</source>
      <translation>Ob eine mobile Versorgungseinheit sich so bewegen darf.</translation>
    </message>
    <message>
      <source>Which weather area counts for a unit that moves or fights.</source>
      <translation>Welches Wettergebiet für eine Einheit zählt, die zieht oder kämpft.</translation>
    </message>
    <message>
      <source>supply range</source>
      <translation>Versorgungsreichweite</translation>
    </message>
    <message>
      <source>supply state combat</source>
      <translation>Versorgungszustand im Kampf</translation>
    </message>
    <message>
      <source>attack strength</source>
      <translation>Angriffsstärke</translation>
    </message>
    <message>
      <source>How many hexes a repair unit may repair, or convert, in a turn.</source>
      <translation>Wie viele Hexfelder eine Bautruppe in einem Zug instand setzen oder umspuren darf.</translation>
    </message>
    <message>
      <source>axis allied</source>
      <translation>Achse und Alliierte</translation>
    </message>
    <message>
      <source>Whether an assault from the sea may be made, and what rules it out.</source>
      <translation>Ob ein Angriff von See möglich ist, und was dagegen steht.</translation>
    </message>
    <message>
      <source>How strong an assault from the sea is that units ashore join; they share its losses.</source>
      <translation>Wie stark ein Angriff von See her ist, an dem Einheiten an Land teilnehmen; sie teilen seine Verluste.</translation>
    </message>
    <message>
      <source>Whether this many units may go through an Amphibious Point that serves as a minor port.</source>
      <translation>Ob so viele Einheiten durch einen Landungspunkt dürfen, der als kleiner Hafen dient.</translation>
    </message>
    <message>
      <source>What a unit on the long way is rolled for in a turn of its voyage.</source>
      <translation>Wofür bei einer Einheit auf dem langen Weg in einem Zug ihrer Fahrt gewürfelt wird.</translation>
    </message>
    <message>
      <source>How strong an attack with airborne units is in the turn of their drop.</source>
      <translation>Wie stark ein Angriff mit Luftlandeeinheiten im Zug ihres Absprungs ist.</translation>
    </message>
    <message>
      <source>drop rounding</source>
      <translation>Rundung beim Absprung</translation>
    </message>
    <message>
      <source>Whether one choice is made for all hexes of a battle, and the loss that is paid.</source>
      <translation>Ob für alle Hexfelder einer Schlacht eine Wahl getroffen wird, und der gezahlte Verlust.</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>Whether a unit may be disbanded where it is; it brings nothing.</source>
      <translation>Ob eine Einheit aufgelöst werden darf, wo sie ist; es bringt nichts.</translation>
    </message>
    <message>
      <source>Whether the sides are near enough on a front to fight for air superiority.</source>
      <translation>Ob die Seiten an einer Front nahe genug sind, um um die Luftherrschaft zu kämpfen.</translation>
    </message>
    <message>
      <source>Whether opposing players fight in the air over a front.</source>
      <translation>Ob gegnerische Spieler über einer Front in der Luft kämpfen.</translation>
    </message>
    <message>
      <source>greater</source>
      <translation>mehr</translation>
    </message>
    <message>
      <source>or greater</source>
      <translation>oder mehr</translation>
    </message>
    <message>
      <source>six to one</source>
      <translation>sechs zu eins</translation>
    </message>
    <message>
      <source>How many points of a turn count for the attrition of the enemy.</source>
      <translation>Wie viele Punkte eines Zuges für den Verschleiß des Feindes zählen.</translation>
    </message>
    <message>
      <source>How many points a player may put on air superiority over a front.</source>
      <translation>Wie viele Punkte ein Spieler über einer Front zur Luftherrschaft einsetzen darf.</translation>
    </message>
    <message>
      <source>Whether every player keeps to the most over a front, each counted by himself.</source>
      <translation>Ob jeder Spieler das Höchste über einer Front einhält, jeder für sich gezählt.</translation>
    </message>
    <message>
      <source>How many points take part in each attack, with losses taken before the next.</source>
      <translation>Wie viele Punkte an jedem Angriff teilnehmen, mit Verlusten vor dem nächsten.</translation>
    </message>
    <message>
      <source>Whether points may be divided among ports like this.</source>
      <translation>Ob Punkte so auf Häfen verteilt werden dürfen.</translation>
    </message>
    <message>
      <source>Whether a nation can lose points by attrition on a front.</source>
      <translation>Ob eine Nation an einer Front Punkte durch Verschleiß verlieren kann.</translation>
    </message>
    <message>
      <source>literal</source>
      <translation>wörtlich</translation>
    </message>
    <message>
      <source>all belligerents</source>
      <translation>alle Kriegführenden</translation>
    </message>
    <message>
      <source>attrition list</source>
      <translation>Verschleißliste</translation>
    </message>
    <message>
      <source>How many points the enemy's points of a cycle cost; none where the table has no row.</source>
      <translation>Wie viele Punkte die feindlichen Punkte eines Zyklus kosten; nichts, wo die Tabelle keine Zeile hat.</translation>
    </message>
    <message>
      <source>amended</source>
      <translation>berichtigt</translation>
    </message>
    <message>
      <source>air table gap</source>
      <translation>Lücke der Lufttabelle</translation>
    </message>
    <message>
      <source>What four turns of the enemy's points cost a nation; never more than it has.</source>
      <translation>Was die feindlichen Punkte von vier Zügen eine Nation kosten; nie mehr, als sie hat.</translation>
    </message>
    <message>
      <source>attrition gate</source>
      <translation>Schranke des Verschleißes</translation>
    </message>
    <message>
      <source>What a cycle costs a nation that was exposed in some of its turns.</source>
      <translation>Was ein Zyklus eine Nation kostet, die in einigen seiner Züge ausgesetzt war.</translation>
    </message>
    <message>
      <source>exposed turns</source>
      <translation>ausgesetzte Züge</translation>
    </message>
    <message>
      <source>attrition mid cycle</source>
      <translation>Verschleiß mitten im Zyklus</translation>
    </message>
    <message>
      <source>What a cycle on the South front costs each nation, each by itself.</source>
      <translation>Was ein Zyklus an der Südfront jede Nation kostet, jede für sich.</translation>
    </message>
    <message>
      <source>Whether a path from head to head is short enough.</source>
      <translation>Ob ein Weg von Quelle zu Quelle kurz genug ist.</translation>
    </message>
    <message>
      <source>minor port</source>
      <translation>kleiner Hafen</translation>
    </message>
    <message>
      <source>amphibious point</source>
      <translation>Landungspunkt</translation>
    </message>
    <message>
      <source>Whether one of the units that the rule names may be rebuilt with the points at hand.</source>
      <translation>Ob eine der genannten Einheiten mit den vorhandenen Punkten wieder aufgestellt werden darf.</translation>
    </message>
    <message>
      <source>Whether something that Axis units did begins the turns until the French fortify.</source>
      <translation>Ob etwas, was Achseneinheiten taten, die Züge beginnen lässt, bis die Franzosen sich eingraben.</translation>
    </message>
    <message>
      <source>Whether a unit may fortify in a hex, as far as what is printed there goes.</source>
      <translation>Ob eine Einheit sich in einem Hexfeld eingraben darf, soweit es an dem liegt, was dort aufgedruckt ist.</translation>
    </message>
    <message>
      <source>Whether a fortified unit helps the defense of another in its hex.</source>
      <translation>Ob eine eingegrabene Einheit der Verteidigung einer anderen in ihrem Hexfeld hilft.</translation>
    </message>
  </context>
  <context>
    <name>games.war_in_europe</name>
    <message>
      <source>War in Europe</source>
      <translation>War in Europe</translation>
    </message>
    <message>
      <source>The whole war by weekly turns: air attrition, production by front, rail and supply.</source>
      <translation>Der ganze Krieg in Wochenzügen: Luftverschleiß, Produktion nach Front, Bahn und Versorgung.</translation>
    </message>
    <message>
      <source>Kampfgruppe</source>
      <translation>Kampfgruppe</translation>
    </message>
    <message>
      <source>Fortified</source>
      <translation>Eingegraben</translation>
    </message>
    <message>
      <source>Cut off from rail</source>
      <translation>Von der Bahn abgeschnitten</translation>
    </message>
    <message>
      <source>May 1940, three fronts</source>
      <translation>Mai 1940, drei Fronten</translation>
    </message>
    <message>
      <source>Air war</source>
      <translation>Luftkrieg</translation>
    </message>
    <message>
      <source>Production</source>
      <translation>Produktion</translation>
    </message>
    <message>
      <source>Rail, supply</source>
      <translation>Bahn, Versorgung</translation>
    </message>
    <message>
      <source>Replacements</source>
      <translation>Ersatz</translation>
    </message>
    <message>
      <source>Kampfgruppen</source>
      <translation>Kampfgruppen</translation>
    </message>
    <message>
      <source>Amphibious</source>
      <translation>Landung</translation>
    </message>
    <message>
      <source>Sea</source>
      <translation>See</translation>
    </message>
    <message>
      <source>Rail</source>
      <translation>Bahn</translation>
    </message>
    <message>
      <source>Hexes</source>
      <translation>Hexfelder</translation>
    </message>
    <message>
      <source>Fortification</source>
      <translation>Eingraben</translation>
    </message>
    <message>
      <source>Weather</source>
      <translation>Wetter</translation>
    </message>
    <message>
      <source>The errata</source>
      <translation>Die Errata</translation>
    </message>
    <message>
      <source>Turns and cycles</source>
      <translation>Züge und Zyklen</translation>
    </message>
    <message>
      <source>Movement</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>Sea movement</source>
      <translation>Bewegung zur See</translation>
    </message>
    <message>
      <source>Airborne units</source>
      <translation>Luftlandeeinheiten</translation>
    </message>
    <message>
      <source>Zones of control</source>
      <translation>Kontrollzonen</translation>
    </message>
    <message>
      <source>Combat</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>Disbanding</source>
      <translation>Auflösung</translation>
    </message>
    <message>
      <source>Air</source>
      <translation>Luft</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Versorgung</translation>
    </message>
    <message>
      <source>formed by</source>
      <translation>gebildet durch</translation>
    </message>
    <message>
      <source>left the box in</source>
      <translation>verließ die Box in</translation>
    </message>
    <message>
      <source>left the box of</source>
      <translation>verließ die Box</translation>
    </message>
    <message>
      <source>set out</source>
      <translation>abgefahren</translation>
    </message>
    <message>
      <source>Italy</source>
      <translation>Italien</translation>
    </message>
    <message>
      <source>Hungary</source>
      <translation>Ungarn</translation>
    </message>
    <message>
      <source>Romania</source>
      <translation>Rumänien</translation>
    </message>
    <message>
      <source>Finland</source>
      <translation>Finnland</translation>
    </message>
    <message>
      <source>United States</source>
      <translation>Vereinigte Staaten</translation>
    </message>
    <message>
      <source>Soviet Union</source>
      <translation>Sowjetunion</translation>
    </message>
    <message>
      <source>Air Points</source>
      <translation>Luftpunkte</translation>
    </message>
    <message>
      <source>Defense</source>
      <translation>Verteidigung</translation>
    </message>
    <message>
      <source>From 3/5/40 or any other turn; bring your own units, and enter the points of your scenario.</source>
      <translation>Ab 3/5/40 oder jedem anderen Zug; eigene Einheiten mitbringen und die Punkte des Szenarios eintragen.</translation>
    </message>
    <message>
      <source>May 1940, a sample</source>
      <translation>Mai 1940, ein Muster</translation>
    </message>
    <message>
      <source>Units and points on three fronts to try the books with: made of the examples of the errata, and of strengths and hexes of our own; no printed scenario.</source>
      <translation>Einheiten und Punkte an drei Fronten, um die Bücher auszuprobieren: aus den Beispielen der Errata, mit eigenen Stärken und Hexfeldern; kein gedrucktes Szenario.</translation>
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
      <source>Standard</source>
      <translation>Standard</translation>
    </message>
    <message>
      <source>With the corrections of June 1984.</source>
      <translation>Mit den Berichtigungen vom Juni 1984.</translation>
    </message>
    <message>
      <source>Books opened</source>
      <translation>Bücher eröffnet</translation>
    </message>
    <message>
      <source>At the start</source>
      <translation>Am Anfang</translation>
    </message>
    <message>
      <source>At hand</source>
      <translation>Vorhanden</translation>
    </message>
    <message>
      <source>On a beach</source>
      <translation>An einem Strand</translation>
    </message>
    <message>
      <source>On the way</source>
      <translation>Unterwegs</translation>
    </message>
    <message>
      <source>Air points by front, the turns of the cycle, and what attrition takes.</source>
      <translation>Luftpunkte nach Front, die Züge des Zyklus, und was der Verschleiß nimmt.</translation>
    </message>
    <message>
      <source>Replacement Points, units that wait, kampfgruppen, boxes, beaches.</source>
      <translation>Ersatzpunkte, wartende Einheiten, Kampfgruppen, Boxen, Strände.</translation>
    </message>
    <message>
      <source>The calendar, repair units, cuts, hexes and fortification.</source>
      <translation>Der Kalender, Bautruppen, Unterbrechungen, Hexfelder und Befestigung.</translation>
    </message>
    <message>
      <source>Points at hand.</source>
      <translation>Vorhandene Punkte.</translation>
    </message>
    <message>
      <source>Whether it may be rebuilt.</source>
      <translation>Ob sie wieder aufgestellt werden darf.</translation>
    </message>
    <message>
      <source>Points afterwards.</source>
      <translation>Punkte danach.</translation>
    </message>
    <message>
      <source>{0} are not enough</source>
      <translation>{0} sind nicht genug</translation>
    </message>
    <message>
      <source>Rebuilding for two points</source>
      <translation>Wiederaufstellung für zwei Punkte</translation>
    </message>
    <message>
      <source>Worked out by version 1.4 of the errata, of 1984.</source>
      <translation>Berechnet nach Fassung 1.4 der Errata, von 1984.</translation>
    </message>
    <message>
      <source>Air war and attrition</source>
      <translation>Luftkrieg und Verschleiß</translation>
    </message>
    <message>
      <source>Air points by front, the turns of the cycle, what attrition took and will take.</source>
      <translation>Luftpunkte nach Front, die Züge des Zyklus, was der Verschleiß nahm und nehmen wird.</translation>
    </message>
    <message>
      <source>Replacement Points, units that wait, kampfgruppen, airborne boxes, beaches.</source>
      <translation>Ersatzpunkte, wartende Einheiten, Kampfgruppen, Luftlandeboxen, Strände.</translation>
    </message>
    <message>
      <source>Rail and supply</source>
      <translation>Bahn und Versorgung</translation>
    </message>
    <message>
      <source>The calendar, repair units, cut railways, hexes, fortification.</source>
      <translation>Der Kalender, Bautruppen, unterbrochene Bahnen, Hexfelder, Befestigung.</translation>
    </message>
    <message>
      <source>Points, hexes and marks of the sample.</source>
      <translation>Punkte, Hexfelder und Zeichen des Musters.</translation>
    </message>
    <message>
      <source>Replacement Points, {0}, {1}, {2}</source>
      <translation>Ersatzpunkte, {0}, {1}, {2}</translation>
    </message>
    <message>
      <source>Amphibious Points, {0}, {1}</source>
      <translation>Landungspunkte, {0}, {1}</translation>
    </message>
    <message>
      <source>Air Points, {0}, {1}</source>
      <translation>Luftpunkte, {0}, {1}</translation>
    </message>
    <message>
      <source>Air attrition of four turns</source>
      <translation>Luftverschleiß von vier Zügen</translation>
    </message>
    <message>
      <source>Missions, who is exposed</source>
      <translation>Einsätze, wer ausgesetzt ist</translation>
    </message>
    <message>
      <source>Reinforcement and Replacement</source>
      <translation>Verstärkung und Ersatz</translation>
    </message>
    <message>
      <source>Points between fronts, units rebuilt and disbanded</source>
      <translation>Punkte zwischen Fronten, Einheiten aufgestellt und aufgelöst</translation>
    </message>
    <message>
      <source>Rail work, rail and sea movement, assaults</source>
      <translation>Bahnarbeit, Bewegung mit Bahn und See, Landungen</translation>
    </message>
    <message>
      <source>Kampfgruppen, drops, units disbanded</source>
      <translation>Kampfgruppen, Absprünge, aufgelöste Einheiten</translation>
    </message>
    <message>
      <source>Mechanized Movement</source>
      <translation>Mechanisierte Bewegung</translation>
    </message>
    <message>
      <source>Mechanized units move again</source>
      <translation>Mechanisierte Einheiten ziehen noch einmal</translation>
    </message>
    <message>
      <source>Start of the turn</source>
      <translation>Beginn des Zuges</translation>
    </message>
    <message>
      <source>no turn: {0}</source>
      <translation>kein Zug: {0}</translation>
    </message>
    <message>
      <source>a cycle has {0} turns, a year {1} cycles</source>
      <translation>ein Zyklus hat {0} Züge, ein Jahr {1} Zyklen</translation>
    </message>
    <message>
      <source>Write turn, cycle and year, such as 3/5/40: {0}.</source>
      <translation>Zug, Zyklus und Jahr schreiben, etwa 3/5/40: {0}.</translation>
    </message>
    <message>
      <source>rail {0}</source>
      <translation>Bahn {0}</translation>
    </message>
    <message>
      <source>railroad {0}</source>
      <translation>Bahn {0}</translation>
    </message>
    <message>
      <source>railway {0}</source>
      <translation>Bahn {0}</translation>
    </message>
    <message>
      <source>Write them as 1-6.</source>
      <translation>Sie als 1-6 schreiben.</translation>
    </message>
    <message>
      <source>the ratings of its kampfgruppe, such as 1-2-6</source>
      <translation>die Werte ihrer Kampfgruppe, etwa 1-2-6</translation>
    </message>
    <message>
      <source>airborne box</source>
      <translation>Luftlandebox</translation>
    </message>
    <message>
      <source>in transit</source>
      <translation>unterwegs</translation>
    </message>
    <message>
      <source>West</source>
      <translation>Westen</translation>
    </message>
    <message>
      <source>South</source>
      <translation>Süd</translation>
    </message>
    <message>
      <source>East</source>
      <translation>Osten</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Klar</translation>
    </message>
    <message>
      <source>Mud</source>
      <translation>Schlamm</translation>
    </message>
    <message>
      <source>Snow</source>
      <translation>Schnee</translation>
    </message>
    <message>
      <source>Severe</source>
      <translation>Streng</translation>
    </message>
    <message>
      <source>Moderate</source>
      <translation>Gemäßigt</translation>
    </message>
    <message>
      <source>Allies</source>
      <translation>Alliierte</translation>
    </message>
    <message>
      <source>Western Allied</source>
      <translation>Westalliierte</translation>
    </message>
    <message>
      <source>USSR</source>
      <translation>UdSSR</translation>
    </message>
    <message>
      <source>Russian</source>
      <translation>russisch</translation>
    </message>
    <message>
      <source>British</source>
      <translation>britisch</translation>
    </message>
    <message>
      <source>Great Britain</source>
      <translation>Großbritannien</translation>
    </message>
    <message>
      <source>CW</source>
      <translation>CW</translation>
    </message>
    <message>
      <source>USA</source>
      <translation>USA</translation>
    </message>
    <message>
      <source>American</source>
      <translation>Amerikanisch</translation>
    </message>
    <message>
      <source>Mild</source>
      <translation>Mild</translation>
    </message>
    <message>
      <source>Unnamed</source>
      <translation>Ohne Namen</translation>
    </message>
  </context>
  <context>
    <name>games.war_in_europe.actions</name>
    <message>
      <source>The front.</source>
      <translation>Die Front.</translation>
    </message>
    <message>
      <source>Whose points they are.</source>
      <translation>Wessen Punkte es sind.</translation>
    </message>
    <message>
      <source>Points on the mission.</source>
      <translation>Punkte des Einsatzes.</translation>
    </message>
    <message>
      <source>The units that pass, in the order in which they are attacked.</source>
      <translation>Die Einheiten, die vorbeikommen, in der Reihenfolge der Angriffe.</translation>
    </message>
    <message>
      <source>The result of each attack, A or D, in the same order.</source>
      <translation>Das Ergebnis jedes Angriffs, A oder D, in derselben Reihenfolge.</translation>
    </message>
    <message>
      <source>Interdiction, {0}: {1} point lost</source>
      <translation>Sperre, {0}: {1} Punkt verloren</translation>
    </message>
    <message>
      <source>Interdiction, {0}: {1} points lost</source>
      <translation>Sperre, {0}: {1} Punkte verloren</translation>
    </message>
    <message>
      <source>Interdiction at sea</source>
      <translation>Sperre zur See</translation>
    </message>
    <message>
      <source>Interdiction</source>
      <translation>Sperre</translation>
    </message>
    <message>
      <source>Post the attacks</source>
      <translation>Angriffe buchen</translation>
    </message>
    <message>
      <source>It is the {0} player's turn, whose ships {1} cannot attack.</source>
      <translation>Es ist der Zug von {0}, dessen Schiffe {1} nicht angreift.</translation>
    </message>
    <message>
      <source>Name the nation that attacks.</source>
      <translation>Die Nation nennen, die angreift.</translation>
    </message>
    <message>
      <source>Enter the missions of the front first.</source>
      <translation>Erst die Einsätze der Front eintragen.</translation>
    </message>
    <message>
      <source>That is more than the {0} point on other missions.</source>
      <translation>Das ist mehr als der {0} Punkt in anderen Einsätzen.</translation>
    </message>
    <message>
      <source>That is more than the {0} points on other missions.</source>
      <translation>Das ist mehr als die {0} Punkte in anderen Einsätzen.</translation>
    </message>
    <message>
      <source>The port.</source>
      <translation>Der Hafen.</translation>
    </message>
    <message>
      <source>Points against it.</source>
      <translation>Punkte gegen ihn.</translation>
    </message>
    <message>
      <source>The result, A or D.</source>
      <translation>Das Ergebnis, A oder D.</translation>
    </message>
    <message>
      <source>The ports.</source>
      <translation>Die Häfen.</translation>
    </message>
    <message>
      <source>Suppression, {0}: {1} point lost</source>
      <translation>Niederhaltung, {0}: {1} Punkt verloren</translation>
    </message>
    <message>
      <source>Suppression, {0}: {1} points lost</source>
      <translation>Niederhaltung, {0}: {1} Punkte verloren</translation>
    </message>
    <message>
      <source>Suppression of ports</source>
      <translation>Niederhaltung von Häfen</translation>
    </message>
    <message>
      <source>Suppression</source>
      <translation>Niederhaltung</translation>
    </message>
    <message>
      <source>Post the suppression</source>
      <translation>Niederhaltung buchen</translation>
    </message>
    <message>
      <source>Front</source>
      <translation>Front</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Units attacked</source>
      <translation>Angegriffene Einheiten</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <source>Leave it out, with its unit.</source>
      <translation>Ihn weglassen, mit seiner Einheit.</translation>
    </message>
    <message>
      <source>No point is left for it.</source>
      <translation>Dafür bleibt kein Punkt.</translation>
    </message>
    <message>
      <source>No {0} unit on the map is called {1}.</source>
      <translation>Keine Einheit der Seite {0} auf der Karte heißt {1}.</translation>
    </message>
    <message>
      <source>Write it as its counter does: no unit is attacked twice.</source>
      <translation>Wie auf ihrem Spielstein schreiben: keine Einheit wird zweimal angegriffen.</translation>
    </message>
    <message>
      <source>{0} and {1} are entered.</source>
      <translation>{0} und {1} sind eingetragen.</translation>
    </message>
    <message>
      <source>The unit {0} is in turn {1} of its voyage, out of reach.</source>
      <translation>Die Einheit {0} ist in Zug {1} ihrer Fahrt, außer Reichweite.</translation>
    </message>
    <message>
      <source>Leave it out: Air-Sea Interdiction goes as far as turn {0}.</source>
      <translation>Sie weglassen: Die Luft-See-Sperre reicht bis Zug {0}.</translation>
    </message>
    <message>
      <source>No unit is attacked twice.</source>
      <translation>Keine Einheit wird zweimal angegriffen.</translation>
    </message>
    <message>
      <source>The unit {0} was attacked already.</source>
      <translation>Die Einheit {0} wurde schon angegriffen.</translation>
    </message>
    <message>
      <source>Port</source>
      <translation>Hafen</translation>
    </message>
    <message>
      <source>Ports</source>
      <translation>Häfen</translation>
    </message>
    <message>
      <source>Points lost</source>
      <translation>Verlorene Punkte</translation>
    </message>
    <message>
      <source>The port {0} was attacked this turn.</source>
      <translation>Der Hafen {0} wurde in diesem Zug angegriffen.</translation>
    </message>
    <message>
      <source>Enter all points against it at once.</source>
      <translation>Alle Punkte gegen ihn auf einmal eintragen.</translation>
    </message>
    <message>
      <source>Say how many points attack {0}.</source>
      <translation>Sagen, wie viele Punkte {0} angreifen.</translation>
    </message>
    <message>
      <source>At most {0} point may attack a port.</source>
      <translation>Höchstens {0} Punkt darf einen Hafen angreifen.</translation>
    </message>
    <message>
      <source>At most {0} points may attack a port.</source>
      <translation>Höchstens {0} Punkte dürfen einen Hafen angreifen.</translation>
    </message>
    <message>
      <source>{0} point</source>
      <translation>{0} Punkt</translation>
    </message>
    <message>
      <source>{0} points</source>
      <translation>{0} Punkte</translation>
    </message>
    <message>
      <source>No unit is named.</source>
      <translation>Keine Einheit ist genannt.</translation>
    </message>
    <message>
      <source>{0} result</source>
      <translation>{0} Ergebnis</translation>
    </message>
    <message>
      <source>{0} results</source>
      <translation>{0} Ergebnisse</translation>
    </message>
    <message>
      <source>{0} has no entry in the {1} this turn.</source>
      <translation>{0} hat in diesem Zug keinen Eintrag in {1}.</translation>
    </message>
    <message>
      <source>Enter fewer.</source>
      <translation>Weniger eintragen.</translation>
    </message>
    <message>
      <source>Say how many points.</source>
      <translation>Sagen, wie viele Punkte.</translation>
    </message>
    <message>
      <source>No port is named.</source>
      <translation>Kein Hafen ist genannt.</translation>
    </message>
    <message>
      <source>port {0}</source>
      <translation>Hafen {0}</translation>
    </message>
    <message>
      <source>Name them.</source>
      <translation>Sie nennen.</translation>
    </message>
    <message>
      <source>ports.{0}.port</source>
      <translation>ports.{0}.port</translation>
    </message>
    <message>
      <source>ports.{0}.points</source>
      <translation>ports.{0}.points</translation>
    </message>
    <message>
      <source>Enter one for each.</source>
      <translation>Für jede eines eintragen.</translation>
    </message>
    <message>
      <source>Name it.</source>
      <translation>Den Namen nennen.</translation>
    </message>
    <message>
      <source>ports.{0}.result</source>
      <translation>ports.{0}.result</translation>
    </message>
    <message>
      <source>no air war is possible</source>
      <translation>kein Luftkrieg möglich</translation>
    </message>
    <message>
      <source>Superiority and other missions: {0}.</source>
      <translation>Luftherrschaft und andere Einsätze: {0}.</translation>
    </message>
    <message>
      <source>Count them, and say whether there is neutral ground between.</source>
      <translation>Sie zählen, und sagen, ob neutraler Boden dazwischenliegt.</translation>
    </message>
    <message>
      <source>The {0} is entered so already.</source>
      <translation>{0} ist schon so eingetragen.</translation>
    </message>
    <message>
      <source>air combat</source>
      <translation>Luftkampf</translation>
    </message>
    <message>
      <source>no air combat</source>
      <translation>kein Luftkampf</translation>
    </message>
    <message>
      <source>Missions on a front</source>
      <translation>Einsätze an einer Front</translation>
    </message>
    <message>
      <source>Missions</source>
      <translation>Einsätze</translation>
    </message>
    <message>
      <source>Post the front</source>
      <translation>Front buchen</translation>
    </message>
    <message>
      <source>Enter the missions</source>
      <translation>Einsätze eintragen</translation>
    </message>
    <message>
      <source>There are no air points on this front.</source>
      <translation>An dieser Front gibt es keine Luftpunkte.</translation>
    </message>
    <message>
      <source>{0} on superiority + {1} inactive</source>
      <translation>{0} zur Luftherrschaft + {1} untätig</translation>
    </message>
    <message>
      <source>{0} {1} and {2}</source>
      <translation>{0} {1} und {2}</translation>
    </message>
    <message>
      <source>is needed: both sides fly air superiority.</source>
      <translation>ist nötig: beide Seiten fliegen zur Luftherrschaft.</translation>
    </message>
    <message>
      <source>{0} flies {1}, and has {2} on this front.</source>
      <translation>{0} fliegt {1} und hat {2} an dieser Front.</translation>
    </message>
    <message>
      <source>{0} has attacked with {1} on other missions in this turn.</source>
      <translation>{0} hat in diesem Zug mit {1} in anderen Einsätzen angegriffen.</translation>
    </message>
    <message>
      <source>{0}: {1} point too many on air superiority.</source>
      <translation>{0}: {1} Punkt zu viel zur Luftherrschaft.</translation>
    </message>
    <message>
      <source>{0}: {1} points too many on air superiority.</source>
      <translation>{0}: {1} Punkte zu viel zur Luftherrschaft.</translation>
    </message>
    <message>
      <source>Leave them inactive, or fly something else.</source>
      <translation>Sie untätig lassen, oder etwas anderes fliegen.</translation>
    </message>
    <message>
      <source>Air combat on the front</source>
      <translation>Luftkampf an der Front</translation>
    </message>
    <message>
      <source>none: air combat</source>
      <translation>keine: Luftkampf</translation>
    </message>
    <message>
      <source>Enter them under Air points first.</source>
      <translation>Sie erst unter Luftpunkte eintragen.</translation>
    </message>
    <message>
      <source>{0}: points that count</source>
      <translation>{0}: Punkte, die zählen</translation>
    </message>
    <message>
      <source>{0}: exposed</source>
      <translation>{0}: ausgesetzt</translation>
    </message>
    <message>
      <source>Fly fewer.</source>
      <translation>Weniger fliegen.</translation>
    </message>
    <message>
      <source>Undo that first.</source>
      <translation>Das erst rückgängig machen.</translation>
    </message>
    <message>
      <source>{0}, {1} and {2}</source>
      <translation>{0}, {1} und {2}</translation>
    </message>
    <message>
      <source>they stay on them</source>
      <translation>sie bleiben darin</translation>
    </message>
    <message>
      <source>{0}: on other missions</source>
      <translation>{0}: in anderen Einsätzen</translation>
    </message>
    <message>
      <source>What happens.</source>
      <translation>Was geschieht.</translation>
    </message>
    <message>
      <source>The nation.</source>
      <translation>Die Nation.</translation>
    </message>
    <message>
      <source>The front to which they are moved.</source>
      <translation>Die Front, an die sie verlegt werden.</translation>
    </message>
    <message>
      <source>Why, such as air combat.</source>
      <translation>Warum, etwa Luftkampf.</translation>
    </message>
    <message>
      <source>{0}: {1} air point {2}</source>
      <translation>{0}: {1} Luftpunkt {2}</translation>
    </message>
    <message>
      <source>{0}: {1} air points {2}</source>
      <translation>{0}: {1} Luftpunkte {2}</translation>
    </message>
    <message>
      <source>Post the points</source>
      <translation>Punkte buchen</translation>
    </message>
    <message>
      <source>Enter air points</source>
      <translation>Luftpunkte eintragen</translation>
    </message>
    <message>
      <source>{0}: the rules at hand name no {1} points in the {2}.</source>
      <translation>{0}: Die vorliegenden Regeln nennen an dieser Front keine solchen Punkte ({1}, {2}).</translation>
    </message>
    <message>
      <source>Check the front and the nation.</source>
      <translation>Front und Nation nachsehen.</translation>
    </message>
    <message>
      <source>That makes {0}, of which at most {1} may fly air superiority.</source>
      <translation>Das ergibt {0}, von denen höchstens {1} Luftüberlegenheit fliegen dürfen.</translation>
    </message>
    <message>
      <source>They count in the {0} this turn, whose missions are entered.</source>
      <translation>Sie zählen in diesem Zug im {0}, dessen Einsätze eingetragen sind.</translation>
    </message>
    <message>
      <source>Enter the missions of the {0} again afterwards, or move them later.</source>
      <translation>Danach die Einsätze im {0} neu eintragen oder sie später verlegen.</translation>
    </message>
    <message>
      <source>That is more than the {0} that {1} has in the {2}.</source>
      <translation>Das ist mehr als die {0}, die {1} in {2} hat.</translation>
    </message>
    <message>
      <source>That is more than the {0} that do not fly in the {1}.</source>
      <translation>Das ist mehr als die {0}, die in {1} nicht fliegen.</translation>
    </message>
    <message>
      <source>To the front</source>
      <translation>An die Front</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <source>{0} before, {1} now.</source>
      <translation>{0} vorher, {1} jetzt.</translation>
    </message>
    <message>
      <source>They are on that front already.</source>
      <translation>Sie sind schon an dieser Front.</translation>
    </message>
    <message>
      <source>{0} air point</source>
      <translation>{0} Luftpunkt</translation>
    </message>
    <message>
      <source>{0} air points</source>
      <translation>{0} Luftpunkte</translation>
    </message>
    <message>
      <source>Say whose points they are.</source>
      <translation>Angeben, wessen Punkte es sind.</translation>
    </message>
    <message>
      <source>Say on which front.</source>
      <translation>Angeben, an welcher Front.</translation>
    </message>
    <message>
      <source>Check the number.</source>
      <translation>Die Zahl nachsehen.</translation>
    </message>
    <message>
      <source>Say to which front.</source>
      <translation>Sagen, an welche Front.</translation>
    </message>
    <message>
      <source>Move them later.</source>
      <translation>Sie später verlegen.</translation>
    </message>
    <message>
      <source>Name another.</source>
      <translation>Eine andere nennen.</translation>
    </message>
    <message>
      <source>No airborne unit of this side is in a box.</source>
      <translation>Keine Luftlandeeinheit dieser Seite ist in einer Box.</translation>
    </message>
    <message>
      <source>air assault</source>
      <translation>Luftlandeangriff</translation>
    </message>
    <message>
      <source>air transport</source>
      <translation>Lufttransport</translation>
    </message>
    <message>
      <source>It is an attack then, and none is made below {0}-{1}.</source>
      <translation>Dann ist es ein Angriff, und unter {0}-{1} gibt es keinen.</translation>
    </message>
    <message>
      <source>The airborne units.</source>
      <translation>Die Luftlandeeinheiten.</translation>
    </message>
    <message>
      <source>Airborne box {0}: {1}</source>
      <translation>Luftlandebox {0}: {1}</translation>
    </message>
    <message>
      <source>Into the airborne box</source>
      <translation>In die Luftlandebox</translation>
    </message>
    <message>
      <source>Into the box</source>
      <translation>In die Box</translation>
    </message>
    <message>
      <source>Post the units</source>
      <translation>Die Einheiten buchen</translation>
    </message>
    <message>
      <source>Transferred</source>
      <translation>Verlegt</translation>
    </message>
    <message>
      <source>Airborne, to {0}: {1}</source>
      <translation>Luftlandung, nach {0}: {1}</translation>
    </message>
    <message>
      <source>They may drop in {0}.</source>
      <translation>Sie dürfen in {0} abspringen.</translation>
    </message>
    <message>
      <source>From box to box</source>
      <translation>Von Box zu Box</translation>
    </message>
    <message>
      <source>Box to box</source>
      <translation>Von Box zu Box</translation>
    </message>
    <message>
      <source>Post the transfer</source>
      <translation>Die Verlegung buchen</translation>
    </message>
    <message>
      <source>Ready</source>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>Airborne units arrive</source>
      <translation>Luftlandeeinheiten kommen an</translation>
    </message>
    <message>
      <source>How they come.</source>
      <translation>Wie sie kommen.</translation>
    </message>
    <message>
      <source>Where they are then.</source>
      <translation>Wo sie dann sind.</translation>
    </message>
    <message>
      <source>Whether they might be in supply there when the Air Interdiction Phase ends.</source>
      <translation>Ob sie dort am Ende der Luftsperrphase versorgt sein könnten.</translation>
    </message>
    <message>
      <source>To the map</source>
      <translation>Auf die Karte</translation>
    </message>
    <message>
      <source>{0} to {1}: {2}</source>
      <translation>{0} zu {1}: {2}</translation>
    </message>
    <message>
      <source>Out of the airborne box</source>
      <translation>Aus der Luftlandebox</translation>
    </message>
    <message>
      <source>Drop</source>
      <translation>Absprung</translation>
    </message>
    <message>
      <source>Check the hex: only an air assault leads into a fight.</source>
      <translation>Das Hexfeld nachsehen: Nur ein Luftlandeangriff führt in einen Kampf.</translation>
    </message>
    <message>
      <source>Say whether they might be in supply there.</source>
      <translation>Sagen, ob sie dort versorgt sein könnten.</translation>
    </message>
    <message>
      <source>Use the transfer to bring it to another front.</source>
      <translation>Mit der Verlegung an eine andere Front bringen.</translation>
    </message>
    <message>
      <source>In the box</source>
      <translation>In der Box</translation>
    </message>
    <message>
      <source>came out of the box {0} in this turn.</source>
      <translation>kam in diesem Zug aus der Box {0}.</translation>
    </message>
    <message>
      <source>From front to front takes a turn: transfer it from box to box.</source>
      <translation>Von Front zu Front dauert es einen Zug: Sie von Box zu Box verlegen.</translation>
    </message>
    <message>
      <source>By</source>
      <translation>Durch</translation>
    </message>
    <message>
      <source>To hex</source>
      <translation>In Hexfeld</translation>
    </message>
    <message>
      <source>Might be in supply</source>
      <translation>Versorgung denkbar</translation>
    </message>
    <message>
      <source>They attack at half strength in this turn.</source>
      <translation>Sie greifen in diesem Zug mit halber Stärke an.</translation>
    </message>
    <message>
      <source>came out of its box in this turn already.</source>
      <translation>ist in diesem Zug schon aus ihrer Luftlandebox gekommen.</translation>
    </message>
    <message>
      <source>Leave it out, unless your rules let it come twice.</source>
      <translation>Weglassen, außer wenn sie nach den eigenen Regeln zweimal kommen darf.</translation>
    </message>
    <message>
      <source>is in the box {0}; map {1} has units of the {2} alone.</source>
      <translation>ist in der Box {0}; auf Karte {1} stehen nur Einheiten der Front {2}.</translation>
    </message>
    <message>
      <source>They are not dropped where they cannot be in supply.</source>
      <translation>Sie springen nicht ab, wo sie nicht versorgt sein können.</translation>
    </message>
    <message>
      <source>goes in</source>
      <translation>geht hinein</translation>
    </message>
    <message>
      <source>is transferred</source>
      <translation>wird verlegt</translation>
    </message>
    <message>
      <source>Strength of their attack in this turn</source>
      <translation>Stärke ihres Angriffs in diesem Zug</translation>
    </message>
    <message>
      <source>comes to the map</source>
      <translation>kommt auf die Karte</translation>
    </message>
    <message>
      <source>is {0}.</source>
      <translation>ist {0}.</translation>
    </message>
    <message>
      <source>is in the box {0} already.</source>
      <translation>ist schon in der Box {0}.</translation>
    </message>
    <message>
      <source>is not an airborne unit.</source>
      <translation>ist keine Luftlandeeinheit.</translation>
    </message>
    <message>
      <source>is not in a box.</source>
      <translation>ist in keiner Box.</translation>
    </message>
    <message>
      <source>Choose another hex.</source>
      <translation>Ein anderes Hexfeld wählen.</translation>
    </message>
    <message>
      <source>is at sea, round the Horn.</source>
      <translation>ist auf See, um Kap Hoorn.</translation>
    </message>
    <message>
      <source>Whether nothing flew in the turns without an entry.</source>
      <translation>Ob in den Zügen ohne Eintrag nichts flog.</translation>
    </message>
    <message>
      <source>Points lost where the table has no row, as the players agreed.</source>
      <translation>Verlorene Punkte, wo die Tabelle keine Zeile hat, wie die Spieler sich einigten.</translation>
    </message>
    <message>
      <source>{0} {1} in the {2}</source>
      <translation>{0} {1} in {2}</translation>
    </message>
    <message>
      <source>Points lost in all</source>
      <translation>Verlorene Punkte insgesamt</translation>
    </message>
    <message>
      <source>Air attrition: {0} point lost</source>
      <translation>Luftverschleiß: {0} Punkt verloren</translation>
    </message>
    <message>
      <source>Air attrition: {0} points lost</source>
      <translation>Luftverschleiß: {0} Punkte verloren</translation>
    </message>
    <message>
      <source>Air attrition</source>
      <translation>Luftverschleiß</translation>
    </message>
    <message>
      <source>Attrition</source>
      <translation>Abnutzung</translation>
    </message>
    <message>
      <source>Post the attrition</source>
      <translation>Den Verschleiß buchen</translation>
    </message>
    <message>
      <source>Enter the air attrition</source>
      <translation>Luftverschleiß eintragen</translation>
    </message>
    <message>
      <source>{0}: {1} has no entry.</source>
      <translation>{0}: {1} hat keinen Eintrag.</translation>
    </message>
    <message>
      <source>Enter its missions late, or say that nothing flew.</source>
      <translation>Seine Einsätze spät eintragen, oder sagen, dass nichts flog.</translation>
    </message>
    <message>
      <source>{0}, {1}: {2} has no row in the table.</source>
      <translation>{0}, {1}: {2} hat keine Zeile in der Tabelle.</translation>
    </message>
    <message>
      <source>Agree on the loss and enter it.</source>
      <translation>Sich auf den Verlust einigen und ihn eintragen.</translation>
    </message>
    <message>
      <source>is not needed: every total has its row.</source>
      <translation>ist nicht nötig: jede Summe hat ihre Zeile.</translation>
    </message>
    <message>
      <source>Nothing flew where nothing is entered</source>
      <translation>Wo nichts eingetragen ist, flog nichts</translation>
    </message>
    <message>
      <source>Agreed where the table has a gap</source>
      <translation>Vereinbart, wo die Tabelle eine Lücke hat</translation>
    </message>
    <message>
      <source>is entered already.</source>
      <translation>ist schon eingetragen.</translation>
    </message>
    <message>
      <source>No points are lost.</source>
      <translation>Niemand verliert einen Punkt.</translation>
    </message>
    <message>
      <source>Undo it first.</source>
      <translation>Zuerst zurücknehmen.</translation>
    </message>
    <message>
      <source>Leave it blank.</source>
      <translation>Es offen lassen.</translation>
    </message>
    <message>
      <source>used in</source>
      <translation>verwendet in</translation>
    </message>
    <message>
      <source>No Amphibious Point of this side is at {0}.</source>
      <translation>Kein Landungspunkt dieser Seite ist in {0}.</translation>
    </message>
    <message>
      <source>It is too far over water.</source>
      <translation>Es ist zu weit über Wasser.</translation>
    </message>
    <message>
      <source>It is too far from major supply.</source>
      <translation>Es ist zu weit von großer Versorgung.</translation>
    </message>
    <message>
      <source>The hex in major supply is a mountain, and not Gibraltar.</source>
      <translation>Das Hexfeld in großer Versorgung ist ein Gebirge, und nicht Gibraltar.</translation>
    </message>
    <message>
      <source>No landing is made on a mountain.</source>
      <translation>Niemand landet auf einem Gebirge.</translation>
    </message>
    <message>
      <source>is not a beach.</source>
      <translation>ist kein Strand.</translation>
    </message>
    <message>
      <source>That sea is closed in this weather.</source>
      <translation>Dieses Meer ist bei diesem Wetter gesperrt.</translation>
    </message>
    <message>
      <source>The hex where it lands.</source>
      <translation>Das Hexfeld, in dem gelandet wird.</translation>
    </message>
    <message>
      <source>Amphibious Points.</source>
      <translation>Landungspunkte.</translation>
    </message>
    <message>
      <source>Hexes over water, the landing hex among them.</source>
      <translation>Hexfelder über Wasser, das Landungsfeld mitgezählt.</translation>
    </message>
    <message>
      <source>Hexes from the landing hex to a friendly hex in major supply.</source>
      <translation>Hexfelder vom Landungsfeld zu einem eigenen Hexfeld in großer Versorgung.</translation>
    </message>
    <message>
      <source>Whether the hex in major supply is a mountain.</source>
      <translation>Ob das Hexfeld in großer Versorgung ein Gebirge ist.</translation>
    </message>
    <message>
      <source>Whether the hex in major supply is Gibraltar.</source>
      <translation>Ob das Hexfeld in großer Versorgung Gibraltar ist.</translation>
    </message>
    <message>
      <source>Whether the landing hex is a mountain.</source>
      <translation>Ob das Landungsfeld ein Gebirge ist.</translation>
    </message>
    <message>
      <source>Whether the landing hex is beside an all-sea hex.</source>
      <translation>Ob das Landungsfeld neben einem reinen Meerfeld liegt.</translation>
    </message>
    <message>
      <source>Whether it is beside a hex with an island that has no port.</source>
      <translation>Ob es neben einem Hexfeld mit einer Insel ohne Hafen liegt.</translation>
    </message>
    <message>
      <source>The island hex, where the rules name it.</source>
      <translation>Das Hexfeld der Insel, wo die Regeln es nennen.</translation>
    </message>
    <message>
      <source>The sea, such as Baltic.</source>
      <translation>Das Meer, etwa Ostsee.</translation>
    </message>
    <message>
      <source>Points in the hex</source>
      <translation>Punkte im Hexfeld</translation>
    </message>
    <message>
      <source>Assault at {0}: {1} Amphibious Point</source>
      <translation>Landung in {0}: {1} Landungspunkt</translation>
    </message>
    <message>
      <source>Assault at {0}: {1} Amphibious Points</source>
      <translation>Landung in {0}: {1} Landungspunkte</translation>
    </message>
    <message>
      <source>They serve as a minor port from the next turn on.</source>
      <translation>Sie dienen vom nächsten Zug an als kleiner Hafen.</translation>
    </message>
    <message>
      <source>Amphibious assault</source>
      <translation>Landung von See</translation>
    </message>
    <message>
      <source>Assault</source>
      <translation>Landung</translation>
    </message>
    <message>
      <source>Post the assault</source>
      <translation>Landung buchen</translation>
    </message>
    <message>
      <source>Enter it late, under its own phase.</source>
      <translation>Es spät eintragen, unter seiner eigenen Phase.</translation>
    </message>
    <message>
      <source>That is more than the {0} that wait.</source>
      <translation>Das ist mehr als die {0}, die warten.</translation>
    </message>
    <message>
      <source>That would make {0} in the hex, and {1} is the most.</source>
      <translation>Das ergäbe {0} im Hexfeld, und {1} ist das Höchste.</translation>
    </message>
    <message>
      <source>The beach.</source>
      <translation>Der Strand.</translation>
    </message>
    <message>
      <source>is held by {0}: points come back once the enemy has the beach again.</source>
      <translation>wird von {0} gehalten: Punkte kommen zurück, sobald der Feind den Strand wieder hat.</translation>
    </message>
    <message>
      <source>Recycled from {0}: {1} Amphibious Point</source>
      <translation>Zurück aus {0}: {1} Landungspunkt</translation>
    </message>
    <message>
      <source>Recycled from {0}: {1} Amphibious Points</source>
      <translation>Zurück aus {0}: {1} Landungspunkte</translation>
    </message>
    <message>
      <source>{0} wait now.</source>
      <translation>{0} warten jetzt.</translation>
    </message>
    <message>
      <source>Points recycled</source>
      <translation>Zurückgegebene Punkte</translation>
    </message>
    <message>
      <source>Recycle</source>
      <translation>Zurückgeben</translation>
    </message>
    <message>
      <source>Landing hex</source>
      <translation>Landungsfeld</translation>
    </message>
    <message>
      <source>Hexes over water</source>
      <translation>Hexfelder über Wasser</translation>
    </message>
    <message>
      <source>Hexes to major supply</source>
      <translation>Hexfelder zu großer Versorgung</translation>
    </message>
    <message>
      <source>Supply hex a mountain</source>
      <translation>Versorgungsfeld Gebirge</translation>
    </message>
    <message>
      <source>Supply hex Gibraltar</source>
      <translation>Versorgungsfeld Gibraltar</translation>
    </message>
    <message>
      <source>Landing on a mountain</source>
      <translation>Landung auf einem Gebirge</translation>
    </message>
    <message>
      <source>Beside an all-sea hex</source>
      <translation>Nur neben Meer</translation>
    </message>
    <message>
      <source>Beside an island without a port</source>
      <translation>Neben einer Insel ohne Hafen</translation>
    </message>
    <message>
      <source>Island hex</source>
      <translation>Hexfeld der Insel</translation>
    </message>
    <message>
      <source>No Amphibious Point of this side waits.</source>
      <translation>Kein Landungspunkt dieser Seite wartet.</translation>
    </message>
    <message>
      <source>Enter the landing hex.</source>
      <translation>Das Landungsfeld eintragen.</translation>
    </message>
    <message>
      <source>Count the hexes over water.</source>
      <translation>Die Hexfelder über Wasser zählen.</translation>
    </message>
    <message>
      <source>Count the hexes to major supply.</source>
      <translation>Die Hexfelder zu großer Versorgung zählen.</translation>
    </message>
    <message>
      <source>Name the sea.</source>
      <translation>Das Meer nennen.</translation>
    </message>
    <message>
      <source>Name the beach: {0}.</source>
      <translation>Den Strand nennen: {0}.</translation>
    </message>
    <message>
      <source>Beach</source>
      <translation>Strand</translation>
    </message>
    <message>
      <source>Recycled</source>
      <translation>Zurückgegeben</translation>
    </message>
    <message>
      <source>Move them out first.</source>
      <translation>Sie erst hinausbringen.</translation>
    </message>
    <message>
      <source>At {0}</source>
      <translation>In {0}</translation>
    </message>
    <message>
      <source>neither captured nor destroyed</source>
      <translation>weder erobert noch zerstört</translation>
    </message>
    <message>
      <source>Waiting now</source>
      <translation>Wartet jetzt</translation>
    </message>
    <message>
      <source>This side has no Amphibious Point on a beach.</source>
      <translation>Diese Seite hat keinen Landungspunkt an einem Strand.</translation>
    </message>
    <message>
      <source>{0} Amphibious Point</source>
      <translation>{0} Landungspunkt</translation>
    </message>
    <message>
      <source>{0} Amphibious Points</source>
      <translation>{0} Landungspunkte</translation>
    </message>
    <message>
      <source>The weather of the turn is not known.</source>
      <translation>Das Wetter des Zuges ist nicht bekannt.</translation>
    </message>
    <message>
      <source>in part</source>
      <translation>zum Teil</translation>
    </message>
    <message>
      <source>It is the {0} player's turn: what Axis units do counts.</source>
      <translation>Es ist der Zug des Spielers {0}: es zählt, was Einheiten der Achse tun.</translation>
    </message>
    <message>
      <source>Leave it, if others attacked.</source>
      <translation>Weglassen, wenn andere angegriffen haben.</translation>
    </message>
    <message>
      <source>The hexes.</source>
      <translation>Die Hexfelder.</translation>
    </message>
    <message>
      <source>Whose unit was in them last.</source>
      <translation>Wessen Einheit zuletzt darin war.</translation>
    </message>
    <message>
      <source>Whether they are in a neutral country.</source>
      <translation>Ob sie in einem neutralen Land liegen.</translation>
    </message>
    <message>
      <source>Whether they are owned in part, by units dropped there.</source>
      <translation>Ob sie zum Teil besessen sind, von dort abgesprungenen Einheiten.</translation>
    </message>
    <message>
      <source>Whether a printed fortification is there that is not destroyed.</source>
      <translation>Ob dort eine gedruckte Befestigung steht, die nicht zerstört ist.</translation>
    </message>
    <message>
      <source>Hexes {0}: {1}</source>
      <translation>Hexfelder {0}: {1}</translation>
    </message>
    <message>
      <source>Whose hexes are</source>
      <translation>Wem Hexfelder gehören</translation>
    </message>
    <message>
      <source>Post the hexes</source>
      <translation>Hexfelder buchen</translation>
    </message>
    <message>
      <source>What they did.</source>
      <translation>Was sie taten.</translation>
    </message>
    <message>
      <source>The country that they entered.</source>
      <translation>Das Land, das sie betraten.</translation>
    </message>
    <message>
      <source>The nation that they attacked.</source>
      <translation>Die Nation, die sie angriffen.</translation>
    </message>
    <message>
      <source>The country in which they attacked.</source>
      <translation>Das Land, in dem sie angriffen.</translation>
    </message>
    <message>
      <source>It need not be entered.</source>
      <translation>Es muss nicht eingetragen werden.</translation>
    </message>
    <message>
      <source>That does not let the French fortify: {0}.</source>
      <translation>Das lässt die Franzosen sich nicht eingraben: {0}.</translation>
    </message>
    <message>
      <source>First attack: {0}</source>
      <translation>Erster Angriff: {0}</translation>
    </message>
    <message>
      <source>French units may fortify from {0}.</source>
      <translation>Französische Einheiten dürfen sich ab {0} eingraben.</translation>
    </message>
    <message>
      <source>First attack in the West</source>
      <translation>Erster Angriff im Westen</translation>
    </message>
    <message>
      <source>First attack</source>
      <translation>Erster Angriff</translation>
    </message>
    <message>
      <source>Post the attack</source>
      <translation>Angriff buchen</translation>
    </message>
    <message>
      <source>The units.</source>
      <translation>Die Einheiten.</translation>
    </message>
    <message>
      <source>Whether they fortify; no, they leave.</source>
      <translation>Ob sie sich eingraben; nein, sie ziehen aus.</translation>
    </message>
    <message>
      <source>not fortified</source>
      <translation>nicht eingegraben</translation>
    </message>
    <message>
      <source>Units fortify</source>
      <translation>Einheiten graben sich ein</translation>
    </message>
    <message>
      <source>Fortify</source>
      <translation>Eingraben</translation>
    </message>
    <message>
      <source>may not yet: nothing has begun the turns until the French fortify.</source>
      <translation>darf noch nicht: nichts hat die Züge beginnen lassen, bis die Franzosen sich eingraben.</translation>
    </message>
    <message>
      <source>Last in them</source>
      <translation>Zuletzt darin</translation>
    </message>
    <message>
      <source>Neutral country</source>
      <translation>Neutrales Land</translation>
    </message>
    <message>
      <source>Owned in part</source>
      <translation>Zum Teil besessen</translation>
    </message>
    <message>
      <source>Printed fortification</source>
      <translation>Gedruckte Befestigung</translation>
    </message>
    <message>
      <source>Say what is known of them.</source>
      <translation>Sagen, was von ihnen bekannt ist.</translation>
    </message>
    <message>
      <source>{0}: {1} units were in it later, in {2}.</source>
      <translation>{0}: Später, in {2}, waren Einheiten von dieser Seite darin: {1}.</translation>
    </message>
    <message>
      <source>{0}: {1} is fortified there, which infantry may not be.</source>
      <translation>{0}: {1} ist dort eingegraben, was Infanterie nicht sein darf.</translation>
    </message>
    <message>
      <source>Take its fortification off under Fortify.</source>
      <translation>Das unter „Eingraben“ zurücknehmen.</translation>
    </message>
    <message>
      <source>{0} was there last</source>
      <translation>zuletzt dort: {0}</translation>
    </message>
    <message>
      <source>They</source>
      <translation>Sie</translation>
    </message>
    <message>
      <source>Country</source>
      <translation>Land</translation>
    </message>
    <message>
      <source>Attacked in</source>
      <translation>Angegriffen in</translation>
    </message>
    <message>
      <source>The turns until the French fortify have begun.</source>
      <translation>Die Züge, bis die Franzosen sich eingraben, haben begonnen.</translation>
    </message>
    <message>
      <source>They help infantry of their own nationality in the hex.</source>
      <translation>Sie helfen Infanterie der eigenen Nationalität im Hexfeld.</translation>
    </message>
    <message>
      <source>is not infantry, and the rules at hand cover infantry alone.</source>
      <translation>ist keine Infanterie, und die vorliegenden Regeln sprechen nur von Infanterie.</translation>
    </message>
    <message>
      <source>Check in your rules whether it may fortify.</source>
      <translation>In den eigenen Regeln nachsehen, ob sie sich eingraben darf.</translation>
    </message>
    <message>
      <source>is Soviet, and Soviet fortifications have a case of their own.</source>
      <translation>ist sowjetisch, und von sowjetischen Befestigungen handelt ein anderer Fall.</translation>
    </message>
    <message>
      <source>No hex is named.</source>
      <translation>Kein Hexfeld ist genannt.</translation>
    </message>
    <message>
      <source>is in a printed fortification.</source>
      <translation>steht in einer gedruckten Befestigung.</translation>
    </message>
    <message>
      <source>Nothing is said of them.</source>
      <translation>Von ihnen ist nichts gesagt.</translation>
    </message>
    <message>
      <source>Leave it out: the last ones count.</source>
      <translation>Weglassen: Die letzten zählen.</translation>
    </message>
    <message>
      <source>is {0} already.</source>
      <translation>ist schon {0}.</translation>
    </message>
    <message>
      <source>is in no hex that the books know.</source>
      <translation>steht in keinem Hexfeld, das die Bücher kennen.</translation>
    </message>
    <message>
      <source>Enter its hex.</source>
      <translation>Sein Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>may not before {0}.</source>
      <translation>darf nicht vor {0}.</translation>
    </message>
    <message>
      <source>Check 74.57 in your rules.</source>
      <translation>In 74.57 der Regeln nachsehen.</translation>
    </message>
    <message>
      <source>case 12.63</source>
      <translation>Fall 12.63</translation>
    </message>
    <message>
      <source>on DE</source>
      <translation>bei DE</translation>
    </message>
    <message>
      <source>by the Retreat Conversion Option</source>
      <translation>durch die Option der Umwandlung von Rückzügen</translation>
    </message>
    <message>
      <source>as 12.63 says</source>
      <translation>wie 12.63 sagt</translation>
    </message>
    <message>
      <source>No unit is on the map.</source>
      <translation>Keine Einheit ist auf der Karte.</translation>
    </message>
    <message>
      <source>No kampfgruppe is on the map.</source>
      <translation>Keine Kampfgruppe ist auf der Karte.</translation>
    </message>
    <message>
      <source>This side has no kampfgruppe.</source>
      <translation>Diese Seite hat keine Kampfgruppe.</translation>
    </message>
    <message>
      <source>How they are formed.</source>
      <translation>Wie sie gebildet werden.</translation>
    </message>
    <message>
      <source>Whether all units of the side in that battle take the option, in each of its hexes.</source>
      <translation>Ob alle Einheiten der Seite in diesem Gefecht die Option wählen, in jedem seiner Felder.</translation>
    </message>
    <message>
      <source>Kampfgruppe {0}: {1}</source>
      <translation>Kampfgruppe {0}: {1}</translation>
    </message>
    <message>
      <source>Kampfgruppen formed</source>
      <translation>Kampfgruppen gebildet</translation>
    </message>
    <message>
      <source>Post the kampfgruppen</source>
      <translation>Kampfgruppen buchen</translation>
    </message>
    <message>
      <source>They do not retreat, and may advance.</source>
      <translation>Sie ziehen sich nicht zurück und dürfen nachrücken.</translation>
    </message>
    <message>
      <source>They may retreat.</source>
      <translation>Sie dürfen sich zurückziehen.</translation>
    </message>
    <message>
      <source>Say whether all units of the side in the battle do so.</source>
      <translation>Angeben, ob alle Einheiten der Seite im Gefecht das tun.</translation>
    </message>
    <message>
      <source>The kampfgruppen.</source>
      <translation>Die Kampfgruppen.</translation>
    </message>
    <message>
      <source>The hex where they end.</source>
      <translation>Das Hexfeld, in dem sie enden.</translation>
    </message>
    <message>
      <source>Retreat to {0}: {1}</source>
      <translation>Rückzug nach {0}: {1}</translation>
    </message>
    <message>
      <source>Retreat of kampfgruppen</source>
      <translation>Rückzug von Kampfgruppen</translation>
    </message>
    <message>
      <source>Retreat</source>
      <translation>Rückzug</translation>
    </message>
    <message>
      <source>Post the retreat</source>
      <translation>Den Rückzug buchen</translation>
    </message>
    <message>
      <source>Restored: {0}</source>
      <translation>Wiederhergestellt: {0}</translation>
    </message>
    <message>
      <source>Kampfgruppen restored</source>
      <translation>Kampfgruppen wiederhergestellt</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Formed</source>
      <translation>Gebildet</translation>
    </message>
    <message>
      <source>All in the battle</source>
      <translation>Alle im Gefecht</translation>
    </message>
    <message>
      <source>All units of a side in a battle choose alike, in whichever hex they are.</source>
      <translation>Alle Einheiten einer Seite in einem Gefecht wählen gleich, in welchem Feld sie auch sind.</translation>
    </message>
    <message>
      <source>is in {0} as well, and is not picked.</source>
      <translation>steht auch in {0} und ist nicht ausgewählt.</translation>
    </message>
    <message>
      <source>Pick it, unless it was in no battle or can form none.</source>
      <translation>Auswählen, außer sie war in keinem Gefecht oder kann keine bilden.</translation>
    </message>
    <message>
      <source>is not a kampfgruppe.</source>
      <translation>ist keine Kampfgruppe.</translation>
    </message>
    <message>
      <source>Restored</source>
      <translation>Wiederhergestellt</translation>
    </message>
    <message>
      <source>{0} of {1} steps</source>
      <translation>{0} von {1} Schritten</translation>
    </message>
    <message>
      <source>no kampfgruppe any more</source>
      <translation>keine Kampfgruppe mehr</translation>
    </message>
    <message>
      <source>is eliminated, and can form a kampfgruppe: on DE it becomes one.</source>
      <translation>ist vernichtet und kann eine Kampfgruppe bilden: bei DE wird sie eine.</translation>
    </message>
    <message>
      <source>After a DE take it back, and mark it as a kampfgruppe.</source>
      <translation>Es nach einem DE zurücknehmen und die Kampfgruppe darauflegen.</translation>
    </message>
    <message>
      <source>becomes one</source>
      <translation>wird eine</translation>
    </message>
    <message>
      <source>It is eliminated: take its steps off.</source>
      <translation>Sie ist vernichtet: ihre Schritte wegnehmen.</translation>
    </message>
    <message>
      <source>Check its counter: one that can form none is eliminated on DE.</source>
      <translation>Ihren Spielstein ansehen: Wer keine bilden kann, wird bei DE vernichtet.</translation>
    </message>
    <message>
      <source>has no ratings of a kampfgruppe in the books.</source>
      <translation>hat in den Büchern keine Werte einer Kampfgruppe.</translation>
    </message>
    <message>
      <source>is restored</source>
      <translation>wird wiederhergestellt</translation>
    </message>
    <message>
      <source>Pick them all, or none of them.</source>
      <translation>Alle auswählen oder keine.</translation>
    </message>
    <message>
      <source>is a kampfgruppe already.</source>
      <translation>ist schon eine Kampfgruppe.</translation>
    </message>
    <message>
      <source>was formed by the Retreat Conversion Option.</source>
      <translation>wurde durch die Option der Umwandlung von Rückzügen gebildet.</translation>
    </message>
    <message>
      <source>was not formed as 12.63 says.</source>
      <translation>wurde nicht gebildet, wie 12.63 sagt.</translation>
    </message>
    <message>
      <source>What is marked on them.</source>
      <translation>Was auf sie gelegt wird.</translation>
    </message>
    <message>
      <source>Whether it is placed; no takes it off.</source>
      <translation>Ob er gelegt wird; nein: Er wird abgenommen.</translation>
    </message>
    <message>
      <source>That is done in the {0} Phase.</source>
      <translation>Das geschieht in der Phase {0}.</translation>
    </message>
    <message>
      <source>Marks on units</source>
      <translation>Zeichen auf Einheiten</translation>
    </message>
    <message>
      <source>Post the marks</source>
      <translation>Zeichen buchen</translation>
    </message>
    <message>
      <source>cut off</source>
      <translation>abgeschnitten</translation>
    </message>
    <message>
      <source>Laid</source>
      <translation>Gelegt</translation>
    </message>
    <message>
      <source>is marked</source>
      <translation>erhält den Marker</translation>
    </message>
    <message>
      <source>Units that come in.</source>
      <translation>Einheiten, die hereinkommen.</translation>
    </message>
    <message>
      <source>Units that go out.</source>
      <translation>Einheiten, die hinausgehen.</translation>
    </message>
    <message>
      <source>Through {0}: {1} in, {2} out</source>
      <translation>Durch {0}: {1} hinein, {2} hinaus</translation>
    </message>
    <message>
      <source>Units through a beach</source>
      <translation>Einheiten durch einen Strand</translation>
    </message>
    <message>
      <source>Through a beach</source>
      <translation>Durch einen Strand</translation>
    </message>
    <message>
      <source>Mobile Supply units in the Severe area do not move by sea in snow.</source>
      <translation>Mobile Versorgungseinheiten im strengen Gebiet ziehen im Schnee nicht über See.</translation>
    </message>
    <message>
      <source>Check whether one is among them.</source>
      <translation>Nachsehen, ob eine darunter ist.</translation>
    </message>
    <message>
      <source>That makes {0} through {1} this turn; at most {2} may go.</source>
      <translation>Das ergibt in diesem Zug {0} durch {1}; höchstens {2} dürfen.</translation>
    </message>
    <message>
      <source>None comes in on the turn of the assault.</source>
      <translation>Im Zug der Landung kommt keine herein.</translation>
    </message>
    <message>
      <source>Out</source>
      <translation>Hinaus</translation>
    </message>
    <message>
      <source>Amphibious Points there</source>
      <translation>Landungspunkte dort</translation>
    </message>
    <message>
      <source>Units this turn</source>
      <translation>Einheiten in diesem Zug</translation>
    </message>
    <message>
      <source>Shipped in</source>
      <translation>Hereingebracht</translation>
    </message>
    <message>
      <source>Left this turn</source>
      <translation>In diesem Zug noch frei</translation>
    </message>
    <message>
      <source>{0} more may.</source>
      <translation>{0} weitere dürfen.</translation>
    </message>
    <message>
      <source>That makes {0} in through {1} this turn; the points from before the assault take {2}.</source>
      <translation>Das ergibt in diesem Zug {0}, die durch {1} hereinkommen; die Punkte von vor der Landung nehmen {2} auf.</translation>
    </message>
    <message>
      <source>Say how many.</source>
      <translation>Angeben, wie viele.</translation>
    </message>
    <message>
      <source>Points on air superiority, by nation.</source>
      <translation>Punkte zur Luftherrschaft, nach Nation.</translation>
    </message>
    <message>
      <source>Points on other missions, by nation; those that are left are inactive.</source>
      <translation>Punkte in anderen Einsätzen, nach Nation; der Rest ist untätig.</translation>
    </message>
    <message>
      <source>Hexes between the nearest supplied hexes of both sides.</source>
      <translation>Hexfelder zwischen den nächsten versorgten Hexfeldern beider Seiten.</translation>
    </message>
    <message>
      <source>Whether there is neutral ground between them.</source>
      <translation>Ob neutraler Boden dazwischenliegt.</translation>
    </message>
    <message>
      <source>Whether the United States is at war.</source>
      <translation>Ob die Vereinigten Staaten im Krieg sind.</translation>
    </message>
    <message>
      <source>Whether Italy is at war.</source>
      <translation>Ob Italien im Krieg ist.</translation>
    </message>
    <message>
      <source>Whether ground combat units of the Commonwealth and of an enemy are adjacent.</source>
      <translation>Ob Bodenkampfeinheiten des Commonwealth und eines Feindes benachbart sind.</translation>
    </message>
    <message>
      <source>Whether the Soviet player is at Total War.</source>
      <translation>Ob der sowjetische Spieler im totalen Krieg ist.</translation>
    </message>
    <message>
      <source>Air superiority</source>
      <translation>Luftherrschaft</translation>
    </message>
    <message>
      <source>Other missions</source>
      <translation>Andere Einsätze</translation>
    </message>
    <message>
      <source>Hexes apart</source>
      <translation>Entfernung in Hexfeldern</translation>
    </message>
    <message>
      <source>Neutral ground between</source>
      <translation>Neutraler Boden dazwischen</translation>
    </message>
    <message>
      <source>US at war</source>
      <translation>USA im Krieg</translation>
    </message>
    <message>
      <source>Italy at war</source>
      <translation>Italien im Krieg</translation>
    </message>
    <message>
      <source>Commonwealth in contact</source>
      <translation>Commonwealth in Berührung</translation>
    </message>
    <message>
      <source>Soviet Total War</source>
      <translation>Sowjetischer totaler Krieg</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Deutschland</translation>
    </message>
    <message>
      <source>Belgium</source>
      <translation>Belgien</translation>
    </message>
    <message>
      <source>France</source>
      <translation>Frankreich</translation>
    </message>
    <message>
      <source>Belgian</source>
      <translation>Belgisch</translation>
    </message>
    <message>
      <source>Write the letter of the map and four digits, such as C2428.</source>
      <translation>Den Buchstaben der Karte und vier Ziffern schreiben, etwa C2428.</translation>
    </message>
    <message>
      <source>This side has no unit on the map.</source>
      <translation>Diese Seite hat keine Einheit auf der Karte.</translation>
    </message>
    <message>
      <source>This side has no repair unit on the map. Add one to the order of battle, of the type repair.</source>
      <translation>Diese Seite hat keine Bautruppe auf der Karte. In der Gliederung eine der Art Bautruppen hinzufügen.</translation>
    </message>
    <message>
      <source>This side has no airborne unit on the map. Add one to the order of battle, of the type airborne.</source>
      <translation>Diese Seite hat keine Luftlandeeinheit auf der Karte. In der Gliederung eine der Art Luftlandetruppen hinzufügen.</translation>
    </message>
    <message>
      <source>No unit of this side is eliminated.</source>
      <translation>Keine Einheit dieser Seite ist vernichtet.</translation>
    </message>
    <message>
      <source>Check the hex.</source>
      <translation>Das Hexfeld nachsehen.</translation>
    </message>
    <message>
      <source>{0}: enemy units are there.</source>
      <translation>{0}: Dort stehen feindliche Einheiten.</translation>
    </message>
    <message>
      <source>{0}: no hex of map {1} is in the books yet.</source>
      <translation>{0}: Von Karte {1} steht noch kein Hexfeld in den Büchern.</translation>
    </message>
    <message>
      <source>Check on the map whether it is that one.</source>
      <translation>Auf der Karte nachsehen, ob es dieses ist.</translation>
    </message>
    <message>
      <source>Say in which hex.</source>
      <translation>Angeben, in welchem Hexfeld.</translation>
    </message>
    <message>
      <source>is in {0} already.</source>
      <translation>ist schon in {0}.</translation>
    </message>
    <message>
      <source>At hand: {0}.</source>
      <translation>Vorhanden: {0}.</translation>
    </message>
    <message>
      <source>Replacement Points arrive</source>
      <translation>Ersatzpunkte treffen ein</translation>
    </message>
    <message>
      <source>Emergency transport</source>
      <translation>Nottransport</translation>
    </message>
    <message>
      <source>A unit that is disbanded</source>
      <translation>Eine aufgelöste Einheit</translation>
    </message>
    <message>
      <source>Their kind, as your rules name it, such as infantry.</source>
      <translation>Ihre Art, wie die eigenen Regeln sie nennen, etwa Infanterie.</translation>
    </message>
    <message>
      <source>What for, or from where.</source>
      <translation>Wofür, oder von wo.</translation>
    </message>
    <message>
      <source>Name it, such as {0}.</source>
      <translation>Sie nennen, etwa {0}.</translation>
    </message>
    <message>
      <source>No kind is named, and the books have points by kind.</source>
      <translation>Keine Art ist genannt, und die Bücher führen Punkte nach Art.</translation>
    </message>
    <message>
      <source>{0}: no points of that kind are in the books, but of {1}.</source>
      <translation>{0}: Keine Punkte dieser Art stehen in den Büchern, wohl aber von {1}.</translation>
    </message>
    <message>
      <source>The rules at hand name no {0} points in the {1}.</source>
      <translation>Die vorliegenden Regeln nennen an dieser Front keine solchen Punkte ({0}, {1}).</translation>
    </message>
    <message>
      <source>{0}: that is more than the {1} at hand.</source>
      <translation>{0}: das ist mehr als die {1} vorhandenen.</translation>
    </message>
    <message>
      <source>{0}: {1} Replacement Point {2}</source>
      <translation>{0}: {1} Ersatzpunkt {2}</translation>
    </message>
    <message>
      <source>{0}: {1} Replacement Points {2}</source>
      <translation>{0}: {1} Ersatzpunkte {2}</translation>
    </message>
    <message>
      <source>Replacement Points</source>
      <translation>Ersatzpunkte</translation>
    </message>
    <message>
      <source>Enter Replacement Points</source>
      <translation>Ersatzpunkte eintragen</translation>
    </message>
    <message>
      <source>NFD</source>
      <translation>NFD</translation>
    </message>
    <message>
      <source>Points go between fronts in the Reinforcement and Replacement Phase alone.</source>
      <translation>Punkte wechseln nur in der Verstärkungs- und Ersatzphase die Front.</translation>
    </message>
    <message>
      <source>Enter a transfer there.</source>
      <translation>Dort eine Verlegung eintragen.</translation>
    </message>
    <message>
      <source>From which front.</source>
      <translation>Von welcher Front.</translation>
    </message>
    <message>
      <source>To which front.</source>
      <translation>An welche Front.</translation>
    </message>
    <message>
      <source>Their kind.</source>
      <translation>Ihre Art.</translation>
    </message>
    <message>
      <source>They are there in {0}.</source>
      <translation>Sie sind in {0} dort.</translation>
    </message>
    <message>
      <source>They are there at once.</source>
      <translation>Sie sind sofort dort.</translation>
    </message>
    <message>
      <source>{0} Replacement Point, {1} to {2}</source>
      <translation>{0} Ersatzpunkt, {1} nach {2}</translation>
    </message>
    <message>
      <source>{0} Replacement Points, {1} to {2}</source>
      <translation>{0} Ersatzpunkte, {1} nach {2}</translation>
    </message>
    <message>
      <source>Points between fronts</source>
      <translation>Punkte zwischen Fronten</translation>
    </message>
    <message>
      <source>Transfer</source>
      <translation>Verlegung</translation>
    </message>
    <message>
      <source>{0} Amphibious Point for the {1} side</source>
      <translation>{0} Landungspunkt für {1}</translation>
    </message>
    <message>
      <source>{0} Amphibious Points for the {1} side</source>
      <translation>{0} Landungspunkte für {1}</translation>
    </message>
    <message>
      <source>Points come in</source>
      <translation>Punkte gehen ein</translation>
    </message>
    <message>
      <source>{0}, before</source>
      <translation>{0}, vorher</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>RP</source>
      <translation>EP</translation>
    </message>
    <message>
      <source>{0}: neither points nor units of that kind are in the books.</source>
      <translation>{0}: Weder Punkte noch Einheiten dieser Art stehen in den Büchern.</translation>
    </message>
    <message>
      <source>Check the word: it opens a new pool.</source>
      <translation>Das Wort nachsehen: Es eröffnet einen neuen Vorrat.</translation>
    </message>
    <message>
      <source>{0} brings its owner no points.</source>
      <translation>{0} bringt ihrem Besitzer keine Punkte.</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Nach</translation>
    </message>
    <message>
      <source>This side has no Replacement Points.</source>
      <translation>Diese Seite hat keine Ersatzpunkte.</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Wartend</translation>
    </message>
    <message>
      <source>{0} Replacement Point</source>
      <translation>{0} Ersatzpunkt</translation>
    </message>
    <message>
      <source>{0} Replacement Points</source>
      <translation>{0} Ersatzpunkte</translation>
    </message>
    <message>
      <source>Say from which front. {0}</source>
      <translation>Angeben, von welcher Front. {0}</translation>
    </message>
    <message>
      <source>{0}, in {1}</source>
      <translation>{0}, in {1}</translation>
    </message>
    <message>
      <source>Say from where else they come.</source>
      <translation>Angeben, woher sie sonst kommen.</translation>
    </message>
    <message>
      <source>Check the front.</source>
      <translation>Die Front nachsehen.</translation>
    </message>
    <message>
      <source>{0} repaired, {1} converted</source>
      <translation>{0} instand gesetzt, {1} umgespurt</translation>
    </message>
    <message>
      <source>{0}ed this turn</source>
      <translation>hat in diesem Zug die Arbeit {0} getan</translation>
    </message>
    <message>
      <source>Whether the line is cut there; no, it is open again.</source>
      <translation>Ob die Strecke dort unterbrochen ist; nein, sie ist wieder offen.</translation>
    </message>
    <message>
      <source>Railway {0}: {1}</source>
      <translation>Bahn {0}: {1}</translation>
    </message>
    <message>
      <source>Cut railways</source>
      <translation>Unterbrochene Bahnen</translation>
    </message>
    <message>
      <source>Cuts</source>
      <translation>Unterbrechungen</translation>
    </message>
    <message>
      <source>Whether they are cut off; no, they are linked again.</source>
      <translation>Ob sie abgeschnitten sind; nein, sie sind wieder verbunden.</translation>
    </message>
    <message>
      <source>{0} from rail: {1}</source>
      <translation>{0} von der Bahn: {1}</translation>
    </message>
    <message>
      <source>Units cut off from rail</source>
      <translation>Von der Bahn abgeschnittene Einheiten</translation>
    </message>
    <message>
      <source>rode this turn</source>
      <translation>fuhr in diesem Zug</translation>
    </message>
    <message>
      <source>The repair unit.</source>
      <translation>Die Bautruppe.</translation>
    </message>
    <message>
      <source>What it does.</source>
      <translation>Was sie bewirkt.</translation>
    </message>
    <message>
      <source>Their weather area.</source>
      <translation>Ihr Wettergebiet.</translation>
    </message>
    <message>
      <source>{0}: {1} hex, {2}</source>
      <translation>{0}: {1} Hexfeld, {2}</translation>
    </message>
    <message>
      <source>{0}: {1} hexes, {2}</source>
      <translation>{0}: {1} Hexfelder, {2}</translation>
    </message>
    <message>
      <source>Work of repair units</source>
      <translation>Arbeit von Bautruppen</translation>
    </message>
    <message>
      <source>Post the work</source>
      <translation>Arbeit buchen</translation>
    </message>
    <message>
      <source>That would make {0} this turn; at most {1} may be.</source>
      <translation>Das ergäbe {0} in diesem Zug; höchstens {1} dürfen es sein.</translation>
    </message>
    <message>
      <source>It has done the other work: a unit repairs or converts in a turn, not both.</source>
      <translation>Sie hat die andere Arbeit getan: eine Bautruppe setzt in einem Zug instand oder spurt um, nicht beides.</translation>
    </message>
    <message>
      <source>{0} is cut already.</source>
      <translation>{0} ist schon unterbrochen.</translation>
    </message>
    <message>
      <source>{0} is open already.</source>
      <translation>{0} ist schon offen.</translation>
    </message>
    <message>
      <source>Units behind it do not move by rail.</source>
      <translation>Einheiten dahinter fahren nicht mit der Bahn.</translation>
    </message>
    <message>
      <source>{0}: a repair unit has worked there in a later turn.</source>
      <translation>{0}: Dort hat in einem späteren Zug eine Reparatureinheit gearbeitet.</translation>
    </message>
    <message>
      <source>Leave it out, if that work mended it.</source>
      <translation>Weglassen, wenn diese Arbeit sie behoben hat.</translation>
    </message>
    <message>
      <source>{0}: a cut is mended by a repair unit, within what it may do in a turn.</source>
      <translation>{0}: eine Unterbrechung behebt eine Bautruppe, so weit sie in einem Zug arbeiten darf.</translation>
    </message>
    <message>
      <source>Enter the work of that unit, unless the line was only neutralized.</source>
      <translation>Die Arbeit dieser Einheit eintragen, außer wenn die Strecke nur lahmgelegt war.</translation>
    </message>
    <message>
      <source>has worked this turn, and a unit that is transported does no work.</source>
      <translation>hat in diesem Zug gearbeitet, und eine transportierte Einheit arbeitet nicht.</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>Arbeit</translation>
    </message>
    <message>
      <source>Weather area</source>
      <translation>Wettergebiet</translation>
    </message>
    <message>
      <source>Rail work</source>
      <translation>Bahnarbeit</translation>
    </message>
    <message>
      <source>{0} was {1} in this turn already.</source>
      <translation>{0} wurde in diesem Zug schon bearbeitet ({1}).</translation>
    </message>
    <message>
      <source>Name another hex, or say under Cuts that it was cut again.</source>
      <translation>Ein anderes Hexfeld nennen, oder unter Unterbrechungen angeben, dass es wieder unterbrochen wurde.</translation>
    </message>
    <message>
      <source>is cut off</source>
      <translation>ist abgeschnitten</translation>
    </message>
    <message>
      <source>Pick one repair unit.</source>
      <translation>Eine Bautruppe wählen.</translation>
    </message>
    <message>
      <source>Enter the weather area.</source>
      <translation>Das Wettergebiet eintragen.</translation>
    </message>
    <message>
      <source>Leave it for the next turn.</source>
      <translation>Es dem nächsten Zug lassen.</translation>
    </message>
    <message>
      <source>Each works by itself.</source>
      <translation>Jede arbeitet für sich.</translation>
    </message>
    <message>
      <source>is not a repair unit.</source>
      <translation>ist keine Bautruppe.</translation>
    </message>
    <message>
      <source>Name the hexes.</source>
      <translation>Die Hexfelder nennen.</translation>
    </message>
    <message>
      <source>rode in</source>
      <translation>gefahren in</translation>
    </message>
    <message>
      <source>worked in</source>
      <translation>gearbeitet in</translation>
    </message>
    <message>
      <source>worked in the areas</source>
      <translation>gearbeitet in den Gebieten</translation>
    </message>
    <message>
      <source>in {0}</source>
      <translation>in {0}</translation>
    </message>
    <message>
      <source>has moved by rail or by sea since, and stays in {0}.</source>
      <translation>ist seitdem mit der Bahn oder über See gefahren und bleibt in {0}.</translation>
    </message>
    <message>
      <source>Check its hex.</source>
      <translation>Ihr Hexfeld nachsehen.</translation>
    </message>
    <message>
      <source>{0} units are disbanded in {1}, not in {2}.</source>
      <translation>{0}-Einheiten werden in {1} aufgelöst, nicht in {2}.</translation>
    </message>
    <message>
      <source>The eliminated units.</source>
      <translation>Die vernichteten Einheiten.</translation>
    </message>
    <message>
      <source>The front whose points are spent.</source>
      <translation>Die Front, deren Punkte ausgegeben werden.</translation>
    </message>
    <message>
      <source>The kind of points.</source>
      <translation>Die Art der Punkte.</translation>
    </message>
    <message>
      <source>The turn in which they come, by your rules.</source>
      <translation>Der Zug, in dem sie kommen, nach den eigenen Regeln.</translation>
    </message>
    <message>
      <source>Rebuilt: {0}</source>
      <translation>Wieder aufgestellt: {0}</translation>
    </message>
    <message>
      <source>Units rebuilt</source>
      <translation>Wieder aufgestellte Einheiten</translation>
    </message>
    <message>
      <source>Rebuild</source>
      <translation>Wieder aufstellen</translation>
    </message>
    <message>
      <source>{0}: {1} short.</source>
      <translation>{0}: {1} zu wenig.</translation>
    </message>
    <message>
      <source>Your rules say how long it takes: enter the turn.</source>
      <translation>Die eigenen Regeln sagen, wie lange es dauert: den Zug eintragen.</translation>
    </message>
    <message>
      <source>{0} is more than a year away.</source>
      <translation>{0} ist mehr als ein Jahr entfernt.</translation>
    </message>
    <message>
      <source>What kind of place they are in.</source>
      <translation>An was für einem Ort sie sind.</translation>
    </message>
    <message>
      <source>Say where they are.</source>
      <translation>Sagen, wo sie sind.</translation>
    </message>
    <message>
      <source>Disbanded</source>
      <translation>Aufgelöst</translation>
    </message>
    <message>
      <source>Disbanded: {0}</source>
      <translation>Aufgelöst: {0}</translation>
    </message>
    <message>
      <source>No points for it.</source>
      <translation>Keine Punkte dafür.</translation>
    </message>
    <message>
      <source>Units disbanded</source>
      <translation>Aufgelöste Einheiten</translation>
    </message>
    <message>
      <source>Disband</source>
      <translation>Auflösen</translation>
    </message>
    <message>
      <source>Bring them there first.</source>
      <translation>Sie erst dorthin bringen.</translation>
    </message>
    <message>
      <source>Kind of points</source>
      <translation>Art der Punkte</translation>
    </message>
    <message>
      <source>Turn of arrival</source>
      <translation>Ankunftszug</translation>
    </message>
    <message>
      <source>Each</source>
      <translation>Je</translation>
    </message>
    <message>
      <source>Points left</source>
      <translation>Übrige Punkte</translation>
    </message>
    <message>
      <source>{0} points, {1} left.</source>
      <translation>{0} Punkte, {1} übrig.</translation>
    </message>
    <message>
      <source>That turn is over already.</source>
      <translation>Dieser Zug ist schon vorbei.</translation>
    </message>
    <message>
      <source>is {0}, and two points rebuild: {1}.</source>
      <translation>ist {0}, und mit zwei Punkten werden neu gebildet: {1}.</translation>
    </message>
    <message>
      <source>Check the turn.</source>
      <translation>Den Zug nachsehen.</translation>
    </message>
    <message>
      <source>belongs to the {0} by its formation, and points of the {1} pay.</source>
      <translation>gehört nach ihrem Verband zur Front {0}, und es zahlen Punkte der Front {1}.</translation>
    </message>
    <message>
      <source>Transfer points first, or pay with those of its front.</source>
      <translation>Erst Punkte verlegen oder mit denen ihrer Front zahlen.</translation>
    </message>
    <message>
      <source>is {0}, and {1} points pay.</source>
      <translation>ist {0}, und es zahlen Punkte für {1}.</translation>
    </message>
    <message>
      <source>They are in</source>
      <translation>Sie sind in</translation>
    </message>
    <message>
      <source>is rebuilt</source>
      <translation>wird wieder aufgestellt</translation>
    </message>
    <message>
      <source>is disbanded</source>
      <translation>wird aufgelöst</translation>
    </message>
    <message>
      <source>Enter a turn to come.</source>
      <translation>Einen kommenden Zug eintragen.</translation>
    </message>
    <message>
      <source>was disbanded for good.</source>
      <translation>wurde endgültig aufgelöst.</translation>
    </message>
    <message>
      <source>The options of the campaign name the types.</source>
      <translation>Die Optionen der Kampagne nennen die Typen.</translation>
    </message>
    <message>
      <source>Check the kind of points.</source>
      <translation>Die Art der Punkte nachsehen.</translation>
    </message>
    <message>
      <source>{0}: as far as the books know, no enemy took it back since its assault.</source>
      <translation>{0}: soweit die Bücher wissen, hat es seit der Landung kein Gegner zurückgenommen.</translation>
    </message>
    <message>
      <source>If the enemy has it now, enter that under Hexes.</source>
      <translation>Hat der Gegner es jetzt, das unter „Felder“ eintragen.</translation>
    </message>
    <message>
      <source>{0} units were last in {1}: its points come back to their pool.</source>
      <translation>Zuletzt waren Einheiten der Seite {0} in {1}: Die Punkte dort kommen in ihren Vorrat zurück.</translation>
    </message>
    <message>
      <source>Recycle them, or enter under Hexes who has it now.</source>
      <translation>Sie zurückgeben, oder unter Hexfelder eintragen, wer es jetzt hat.</translation>
    </message>
    <message>
      <source>Mobile Supply in area</source>
      <translation>Mobile Versorgung im Gebiet</translation>
    </message>
    <message>
      <source>The weather area of Mobile Supply units, which snow may keep from moving by sea.</source>
      <translation>Das Wettergebiet der mobilen Versorgungseinheiten, die Schnee von der Bewegung über See abhalten kann.</translation>
    </message>
    <message>
      <source>By rail or by sea.</source>
      <translation>Mit der Bahn oder zur See.</translation>
    </message>
    <message>
      <source>Moved</source>
      <translation>Verlegt</translation>
    </message>
    <message>
      <source>By {0} to {1}: {2}</source>
      <translation>Mit {0} nach {1}: {2}</translation>
    </message>
    <message>
      <source>Rail and sea movement</source>
      <translation>Bewegung mit Bahn und See</translation>
    </message>
    <message>
      <source>Rail and sea</source>
      <translation>Bahn und See</translation>
    </message>
    <message>
      <source>Post the movement</source>
      <translation>Bewegung buchen</translation>
    </message>
    <message>
      <source>Where they are now.</source>
      <translation>Wo sie jetzt sind.</translation>
    </message>
    <message>
      <source>Emergency transport to {0}: {1}</source>
      <translation>Nottransport nach {0}: {1}</translation>
    </message>
    <message>
      <source>No Replacement Points for it.</source>
      <translation>Keine Ersatzpunkte dafür.</translation>
    </message>
    <message>
      <source>Emergency</source>
      <translation>Not</translation>
    </message>
    <message>
      <source>Post the transport</source>
      <translation>Transport buchen</translation>
    </message>
    <message>
      <source>{0}: no repairs this turn.</source>
      <translation>{0}: keine Arbeit in diesem Zug.</translation>
    </message>
    <message>
      <source>It may walk along the line to the break.</source>
      <translation>Sie kann die Strecke entlang bis zur Unterbrechung gehen.</translation>
    </message>
    <message>
      <source>Enter the weather area, and the weather of the turn.</source>
      <translation>Das Wettergebiet und das Wetter des Zuges eintragen.</translation>
    </message>
    <message>
      <source>Now in hex</source>
      <translation>Jetzt im Hexfeld</translation>
    </message>
    <message>
      <source>Replacement Points for it</source>
      <translation>Ersatzpunkte dafür</translation>
    </message>
    <message>
      <source>is transported</source>
      <translation>wird transportiert</translation>
    </message>
    <message>
      <source>has no link by rail to a supply source.</source>
      <translation>hat keine Bahnverbindung zu einer Versorgungsquelle.</translation>
    </message>
    <message>
      <source>is a Mobile Supply unit: its area is needed.</source>
      <translation>ist eine mobile Versorgungseinheit: ihr Gebiet wird gebraucht.</translation>
    </message>
    <message>
      <source>moves only by rail or through combat in this snow.</source>
      <translation>bewegt sich in diesem Schnee nur mit der Bahn oder durch Kampf.</translation>
    </message>
    <message>
      <source>turn {0}: {1}</source>
      <translation>Zug {0}: {1}</translation>
    </message>
    <message>
      <source>No unit of this side has come to the end of its voyage.</source>
      <translation>Keine Einheit dieser Seite ist am Ende ihrer Fahrt.</translation>
    </message>
    <message>
      <source>Round the Horn: {0}</source>
      <translation>Um Kap Hoorn: {0}</translation>
    </message>
    <message>
      <source>Roll now: {0}.</source>
      <translation>Jetzt würfeln: {0}.</translation>
    </message>
    <message>
      <source>Round the Horn</source>
      <translation>Um Kap Hoorn</translation>
    </message>
    <message>
      <source>Post the voyage</source>
      <translation>Fahrt buchen</translation>
    </message>
    <message>
      <source>Where they land.</source>
      <translation>Wo sie landen.</translation>
    </message>
    <message>
      <source>Landed at {0}: {1}</source>
      <translation>In {0} gelandet: {1}</translation>
    </message>
    <message>
      <source>End of a voyage</source>
      <translation>Ende einer Fahrt</translation>
    </message>
    <message>
      <source>Landing</source>
      <translation>Landung</translation>
    </message>
    <message>
      <source>Post the landing</source>
      <translation>Die Landung buchen</translation>
    </message>
    <message>
      <source>At sea</source>
      <translation>Auf See</translation>
    </message>
    <message>
      <source>is Soviet, and the rules at hand know no Soviet units round the Horn.</source>
      <translation>ist sowjetisch, und die vorliegenden Regeln kennen keine sowjetischen Einheiten um Kap Hoorn.</translation>
    </message>
    <message>
      <source>Landed</source>
      <translation>Gelandet</translation>
    </message>
    <message>
      <source>sets out</source>
      <translation>fährt ab</translation>
    </message>
    <message>
      <source>is in turn {0} of its voyage, of {1}.</source>
      <translation>ist in Zug {0} ihrer Fahrt, von {1}.</translation>
    </message>
    <message>
      <source>is not at sea.</source>
      <translation>ist nicht auf See.</translation>
    </message>
    <message>
      <source>Check 7.16 in your rules.</source>
      <translation>7.16 in den Regeln nachsehen.</translation>
    </message>
    <message>
      <source>The weather of the turn.</source>
      <translation>Das Wetter des Zuges.</translation>
    </message>
    <message>
      <source>Roll it by your rules, and enter it.</source>
      <translation>Nach den eigenen Regeln auswürfeln und eintragen.</translation>
    </message>
    <message>
      <source>is so already.</source>
      <translation>ist schon so.</translation>
    </message>
    <message>
      <source>Weather: {0}</source>
      <translation>Wetter: {0}</translation>
    </message>
    <message>
      <source>Post the weather</source>
      <translation>Das Wetter buchen</translation>
    </message>
    <message>
      <source>Enter the weather</source>
      <translation>Das Wetter eintragen</translation>
    </message>
    <message>
      <source>{0} was assaulted this turn, by the weather that was entered before.</source>
      <translation>In {0} wurde in diesem Zug gelandet, nach dem Wetter, das zuvor eingetragen war.</translation>
    </message>
    <message>
      <source>Take the assault back first, and enter it by this weather.</source>
      <translation>Zuerst die Landung zurücknehmen und bei diesem Wetter eintragen.</translation>
    </message>
    <message>
      <source>has worked this turn, by the weather that was entered before.</source>
      <translation>hat in diesem Zug gearbeitet, nach dem Wetter, das vorher eingegeben war.</translation>
    </message>
    <message>
      <source>Take its work back first, and enter it by this weather.</source>
      <translation>Zuerst die Arbeit zurücknehmen und sie nach diesem Wetter eintragen.</translation>
    </message>
    <message>
      <source>has moved this turn, by the weather that was entered before.</source>
      <translation>hat in diesem Zug gezogen, nach dem Wetter, das vorher eingetragen war.</translation>
    </message>
    <message>
      <source>In the Severe area take it back, unless it went by rail.</source>
      <translation>Im strengen Gebiet zurücknehmen, wenn es nicht mit der Bahn war.</translation>
    </message>
    <message>
      <source>in transit from {0} to airborne box {1}, ready {2}</source>
      <translation>unterwegs von {0} zur Luftlandebox {1}, bereit {2}</translation>
    </message>
    <message>
      <source>airborne box {0}</source>
      <translation>Luftlandebox {0}</translation>
    </message>
    <message>
      <source>in transit to airborne box {0}, ready {1}</source>
      <translation>unterwegs zur Luftlandebox {0}, bereit {1}</translation>
    </message>
    <message>
      <source>to {0}, ready {1}</source>
      <translation>nach {0}, bereit {1}</translation>
    </message>
    <message>
      <source>in the airborne box {0}</source>
      <translation>in der Luftlandebox {0}</translation>
    </message>
  </context>
  <context>
    <name>games.war_in_europe.air</name>
    <message>
      <source>The attrition before {0} is taken already.</source>
      <translation>Der Verschleiß vor {0} ist schon abgezogen.</translation>
    </message>
    <message>
      <source>Undo it first: what is entered now does not count in it any more.</source>
      <translation>Ihn zuerst zurücknehmen: Was jetzt eingetragen wird, zählt darin nicht mehr.</translation>
    </message>
    <message>
      <source>How the gap from 712 to 719 is read; left blank for the option of the campaign.</source>
      <translation>Wie die Lücke von 712 bis 719 gelesen wird; offen gelassen gilt die Option des Feldzugs.</translation>
    </message>
    <message>
      <source>{0} is at least {1}</source>
      <translation>{0} ist mindestens {1}</translation>
    </message>
    <message>
      <source>The enemy's points of four turns.</source>
      <translation>Die feindlichen Punkte von vier Zügen.</translation>
    </message>
    <message>
      <source>Own points lost.</source>
      <translation>Verlorene eigene Punkte.</translation>
    </message>
    <message>
      <source>Air attrition table</source>
      <translation>Tabelle des Luftverschleißes</translation>
    </message>
    <message>
      <source>no row from {0} to {1}</source>
      <translation>keine Zeile von {0} bis {1}</translation>
    </message>
    <message>
      <source>The situation.</source>
      <translation>Wie die Dinge stehen.</translation>
    </message>
    <message>
      <source>Whom attrition hits; left blank for the option of the campaign.</source>
      <translation>Wen der Verschleiß trifft; offen gelassen gilt die Option des Feldzugs.</translation>
    </message>
    <message>
      <source>{0} is not named in the {1}</source>
      <translation>{0} ist in {1} nicht genannt</translation>
    </message>
    <message>
      <source>Exposed</source>
      <translation>Ausgesetzt</translation>
    </message>
    <message>
      <source>Whether it loses points.</source>
      <translation>Ob sie Punkte verliert.</translation>
    </message>
    <message>
      <source>Exposed to attrition</source>
      <translation>Dem Verschleiß ausgesetzt</translation>
    </message>
    <message>
      <source>The enemy's points, by turn.</source>
      <translation>Die feindlichen Punkte, nach Zug.</translation>
    </message>
    <message>
      <source>Own points at the end of the cycle.</source>
      <translation>Eigene Punkte am Ende des Zyklus.</translation>
    </message>
    <message>
      <source>The enemy's points that count.</source>
      <translation>Die feindlichen Punkte, die zählen.</translation>
    </message>
    <message>
      <source>Points lost by the table.</source>
      <translation>Punkte, die die Tabelle nennt.</translation>
    </message>
    <message>
      <source>Points that are removed.</source>
      <translation>Punkte, die weggenommen werden.</translation>
    </message>
    <message>
      <source>Own points afterwards.</source>
      <translation>Eigene Punkte danach.</translation>
    </message>
    <message>
      <source>Air attrition of a cycle</source>
      <translation>Luftverschleiß eines Zyklus</translation>
    </message>
    <message>
      <source>{0}, but {1}</source>
      <translation>{0}, aber {1}</translation>
    </message>
    <message>
      <source>{0} at hand, no debt</source>
      <translation>{0} vorhanden, keine Schuld</translation>
    </message>
    <message>
      <source>has {0} turns; a cycle has {1}.</source>
      <translation>hat {0} Züge; ein Zyklus hat {1}.</translation>
    </message>
    <message>
      <source>Gap in the table</source>
      <translation>Lücke in der Tabelle</translation>
    </message>
    <message>
      <source>Ground contact</source>
      <translation>Berührung am Boden</translation>
    </message>
    <message>
      <source>Nations</source>
      <translation>Nationen</translation>
    </message>
    <message>
      <source>at war</source>
      <translation>im Krieg</translation>
    </message>
    <message>
      <source>the United States is at war</source>
      <translation>die Vereinigten Staaten sind im Krieg</translation>
    </message>
    <message>
      <source>the United States is not at war</source>
      <translation>die Vereinigten Staaten sind nicht im Krieg</translation>
    </message>
    <message>
      <source>Italy is at war</source>
      <translation>Italien ist im Krieg</translation>
    </message>
    <message>
      <source>Italy is not at war</source>
      <translation>Italien ist nicht im Krieg</translation>
    </message>
    <message>
      <source>in ground contact</source>
      <translation>in Berührung am Boden</translation>
    </message>
    <message>
      <source>no ground contact</source>
      <translation>keine Berührung am Boden</translation>
    </message>
    <message>
      <source>the Soviets are at Total War</source>
      <translation>die Sowjets sind im totalen Krieg</translation>
    </message>
    <message>
      <source>no Total War yet</source>
      <translation>noch kein totaler Krieg</translation>
    </message>
    <message>
      <source>there was air combat</source>
      <translation>es gab Luftkampf</translation>
    </message>
    <message>
      <source>it was not exposed</source>
      <translation>sie war nicht ausgesetzt</translation>
    </message>
    <message>
      <source>Enemy points together</source>
      <translation>Feindliche Punkte zusammen</translation>
    </message>
    <message>
      <source>Own points left</source>
      <translation>Eigene Punkte übrig</translation>
    </message>
    <message>
      <source>The players settle what such a total costs.</source>
      <translation>Die Spieler einigen sich, was eine solche Summe kostet.</translation>
    </message>
    <message>
      <source>Enter each turn.</source>
      <translation>Jeden Zug eintragen.</translation>
    </message>
    <message>
      <source>Units that pass.</source>
      <translation>Einheiten, die vorbeikommen.</translation>
    </message>
    <message>
      <source>The result of each attack, such as A or D; stop where you like.</source>
      <translation>Das Ergebnis jedes Angriffs, etwa A oder D; aufhören, wo man will.</translation>
    </message>
    <message>
      <source>The most points in an attack; left blank for that of the rules.</source>
      <translation>Die meisten Punkte in einem Angriff; offen gelassen gilt das Höchste der Regeln.</translation>
    </message>
    <message>
      <source>Points in each attack.</source>
      <translation>Punkte in jedem Angriff.</translation>
    </message>
    <message>
      <source>Points that are left.</source>
      <translation>Punkte, die übrig sind.</translation>
    </message>
    <message>
      <source>{0} point left, {1}: {2} lost</source>
      <translation>{0} Punkt übrig, {1}: {2} verloren</translation>
    </message>
    <message>
      <source>{0} points left, {1}: {2} lost</source>
      <translation>{0} Punkte übrig, {1}: {2} verloren</translation>
    </message>
    <message>
      <source>Interdiction, attack by attack</source>
      <translation>Sperre, Angriff für Angriff</translation>
    </message>
    <message>
      <source>no point remains.</source>
      <translation>kein Punkt bleibt.</translation>
    </message>
    <message>
      <source>{0} is not a result that the rules at hand show.</source>
      <translation>{0} ist kein Ergebnis, das die vorliegenden Regeln zeigen.</translation>
    </message>
    <message>
      <source>Points against each port.</source>
      <translation>Punkte gegen jeden Hafen.</translation>
    </message>
    <message>
      <source>The most points against a port; left blank for that of the rules.</source>
      <translation>Die meisten Punkte gegen einen Hafen; offen gelassen gilt das Höchste der Regeln.</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>Erlaubt</translation>
    </message>
    <message>
      <source>Whether they may be so divided.</source>
      <translation>Ob sie so verteilt werden dürfen.</translation>
    </message>
    <message>
      <source>Port suppression</source>
      <translation>Niederhaltung von Häfen</translation>
    </message>
    <message>
      <source>Results of the attacks</source>
      <translation>Ergebnisse der Angriffe</translation>
    </message>
    <message>
      <source>Most points in an attack</source>
      <translation>Die meisten Punkte in einem Angriff</translation>
    </message>
    <message>
      <source>Most points against a port</source>
      <translation>Höchste Punktzahl gegen einen Hafen</translation>
    </message>
    <message>
      <source>Attack {0} and any after it are left out: {1}</source>
      <translation>Angriff {0} und alle danach fallen weg: {1}</translation>
    </message>
    <message>
      <source>Attack {0}</source>
      <translation>Angriff {0}</translation>
    </message>
    <message>
      <source>The enemy's points that count, by turn.</source>
      <translation>Die feindlichen Punkte, die zählen, nach Zug.</translation>
    </message>
    <message>
      <source>Whether it was exposed, by turn.</source>
      <translation>Ob sie ausgesetzt war, nach Zug.</translation>
    </message>
    <message>
      <source>Whether there was air combat, by turn.</source>
      <translation>Ob es Luftkampf gab, nach Zug.</translation>
    </message>
    <message>
      <source>Which turns count; left blank for the option of the campaign.</source>
      <translation>Welche Züge zählen; offen gelassen gilt die Option des Feldzugs.</translation>
    </message>
    <message>
      <source>Points that are lost.</source>
      <translation>Punkte, die verloren gehen.</translation>
    </message>
    <message>
      <source>Attrition for a part of a cycle</source>
      <translation>Verschleiß für einen Teil eines Zyklus</translation>
    </message>
    <message>
      <source>Axis points that count, by turn.</source>
      <translation>Achsenpunkte, die zählen, nach Zug.</translation>
    </message>
    <message>
      <source>Allied points that count by nation, by turn.</source>
      <translation>Alliierte Punkte, die zählen, nach Nation und Zug.</translation>
    </message>
    <message>
      <source>Whether the United States was at war, by turn.</source>
      <translation>Ob die Vereinigten Staaten im Krieg waren, nach Zug.</translation>
    </message>
    <message>
      <source>Whether Italy was at war, by turn.</source>
      <translation>Ob Italien im Krieg war, nach Zug.</translation>
    </message>
    <message>
      <source>Whether Commonwealth ground units were in contact, by turn.</source>
      <translation>Ob Bodeneinheiten des Commonwealth in Berührung waren, nach Zug.</translation>
    </message>
    <message>
      <source>Attrition in the South</source>
      <translation>Verschleiß im Süden</translation>
    </message>
    <message>
      <source>Exposed, by turn</source>
      <translation>Ausgesetzt, nach Zug</translation>
    </message>
    <message>
      <source>Air combat, by turn</source>
      <translation>Luftkampf, nach Zug</translation>
    </message>
    <message>
      <source>Turns that count</source>
      <translation>Züge, die zählen</translation>
    </message>
    <message>
      <source>US at war, by turn</source>
      <translation>USA im Krieg, nach Zug</translation>
    </message>
    <message>
      <source>Italy at war, by turn</source>
      <translation>Italien im Krieg, nach Zug</translation>
    </message>
    <message>
      <source>Commonwealth in contact, by turn</source>
      <translation>Commonwealth in Kontakt, nach Zug</translation>
    </message>
    <message>
      <source>Commonwealth</source>
      <translation>Commonwealth</translation>
    </message>
    <message>
      <source>US</source>
      <translation>USA</translation>
    </message>
    <message>
      <source>Against {0}</source>
      <translation>Gegen {0}</translation>
    </message>
    <message>
      <source>{0} is {1} {2}</source>
      <translation>{0} ist {1} {2}</translation>
    </message>
    <message>
      <source>Hexes between the nearest supplied hexes of both.</source>
      <translation>Hexfelder zwischen den nächsten versorgten Hexfeldern beider.</translation>
    </message>
    <message>
      <source>An air war is possible</source>
      <translation>Ein Luftkrieg ist möglich</translation>
    </message>
    <message>
      <source>Whether there can be air combat.</source>
      <translation>Ob es Luftkampf geben kann.</translation>
    </message>
    <message>
      <source>Points of one player.</source>
      <translation>Punkte des einen Spielers.</translation>
    </message>
    <message>
      <source>Points of the other.</source>
      <translation>Punkte des anderen.</translation>
    </message>
    <message>
      <source>What holds at the odds exactly; left blank for the option of the campaign.</source>
      <translation>Was genau beim Verhältnis gilt; offen gelassen gilt die Option des Feldzugs.</translation>
    </message>
    <message>
      <source>more than</source>
      <translation>mehr als</translation>
    </message>
    <message>
      <source>Superiority</source>
      <translation>Überlegenheit</translation>
    </message>
    <message>
      <source>Whether there is air combat.</source>
      <translation>Ob es Luftkampf gibt.</translation>
    </message>
    <message>
      <source>Air combat on a front</source>
      <translation>Luftkampf an einer Front</translation>
    </message>
    <message>
      <source>Points on air superiority.</source>
      <translation>Punkte zur Luftherrschaft.</translation>
    </message>
    <message>
      <source>Points that fly nothing.</source>
      <translation>Punkte, die nichts fliegen.</translation>
    </message>
    <message>
      <source>Points on other missions.</source>
      <translation>Punkte in anderen Einsätzen.</translation>
    </message>
    <message>
      <source>Whether there was air combat on the front.</source>
      <translation>Ob es an der Front Luftkampf gab.</translation>
    </message>
    <message>
      <source>{0}, but there was air combat</source>
      <translation>{0}, aber es gab Luftkampf</translation>
    </message>
    <message>
      <source>Points that count</source>
      <translation>Punkte, die zählen</translation>
    </message>
    <message>
      <source>Points that are to fly it.</source>
      <translation>Punkte, die sie fliegen sollen.</translation>
    </message>
    <message>
      <source>Whose they are; Soviet and Allied points are counted apart.</source>
      <translation>Wessen sie sind; sowjetische und alliierte Punkte werden getrennt gezählt.</translation>
    </message>
    <message>
      <source>Points that may.</source>
      <translation>Punkte, die dürfen.</translation>
    </message>
    <message>
      <source>Points that may not; idle, they count as inactive.</source>
      <translation>Punkte, die nicht dürfen; müßig zählen sie als untätig.</translation>
    </message>
    <message>
      <source>Most on air superiority</source>
      <translation>Höchstens zur Luftherrschaft</translation>
    </message>
    <message>
      <source>Points of each player.</source>
      <translation>Punkte jedes Spielers.</translation>
    </message>
    <message>
      <source>too many: {0}</source>
      <translation>zu viele: {0}</translation>
    </message>
    <message>
      <source>Within the most</source>
      <translation>Innerhalb des Höchsten</translation>
    </message>
    <message>
      <source>Whether none is over the most.</source>
      <translation>Ob keiner über dem Höchsten ist.</translation>
    </message>
    <message>
      <source>Most of each player</source>
      <translation>Höchstes jedes Spielers</translation>
    </message>
    <message>
      <source>Rule at exact odds</source>
      <translation>Regel bei genauem Verhältnis</translation>
    </message>
    <message>
      <source>neither player flies</source>
      <translation>niemand fliegt</translation>
    </message>
    <message>
      <source>only one player flies</source>
      <translation>nur ein Spieler fliegt</translation>
    </message>
    <message>
      <source>less than</source>
      <translation>weniger als</translation>
    </message>
    <message>
      <source>{0} do not count</source>
      <translation>{0} zählen nicht</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Most in the {0}</source>
      <translation>Höchstens in {0}</translation>
    </message>
    <message>
      <source>Accepted</source>
      <translation>Angenommen</translation>
    </message>
    <message>
      <source>{0} wanted</source>
      <translation>{0} gewünscht</translation>
    </message>
    <message>
      <source>inactive, if they fly nothing else</source>
      <translation>untätig, wenn sie nichts anderes fliegen</translation>
    </message>
    <message>
      <source>is not a player here.</source>
      <translation>ist hier kein Spieler.</translation>
    </message>
  </context>
  <context>
    <name>games.war_in_europe.forgotten</name>
    <message>
      <source>Another version is chosen, but no house rule is entered: 1.4 is used.</source>
      <translation>Eine andere Fassung ist gewählt, aber keine Hausregel eingetragen: gerechnet wird mit 1.4.</translation>
    </message>
    <message>
      <source>Version of the errata</source>
      <translation>Fassung der Errata</translation>
    </message>
    <message>
      <source>Points to recycle</source>
      <translation>Punkte zurückzugeben</translation>
    </message>
    <message>
      <source>Sum up the last four turns, and take the losses.</source>
      <translation>Die letzten vier Züge zusammenzählen und die Verluste nehmen.</translation>
    </message>
    <message>
      <source>Enter it: rail work and movement go by it.</source>
      <translation>Es eintragen: Bahnarbeit und Bewegung richten sich danach.</translation>
    </message>
    <message>
      <source>Enter it when Axis units enter Belgium or France, or attack their units.</source>
      <translation>Es eintragen, wenn Achseneinheiten Belgien oder Frankreich betreten oder ihre Einheiten angreifen.</translation>
    </message>
    <message>
      <source>{0}: say what the points fly.</source>
      <translation>{0}: sagen, was die Punkte fliegen.</translation>
    </message>
    <message>
      <source>{0} counts as cut off, and no railway is cut. Is it linked again?</source>
      <translation>{0} gilt als abgeschnitten, und keine Bahn ist unterbrochen. Ist sie wieder angebunden?</translation>
    </message>
    <message>
      <source>{0}: the enemy has it again, and its points come back to their pool.</source>
      <translation>{0}: Der Feind hat es wieder, und die Punkte dort kommen in ihren Vorrat zurück.</translation>
    </message>
    <message>
      <source>{0}, turn {1} of its voyage: roll for {2}.</source>
      <translation>{0}, Zug {1} ihrer Fahrt: würfeln für {2}.</translation>
    </message>
    <message>
      <source>{0}, turn {1} of its voyage: it may land.</source>
      <translation>{0}, Zug {1} ihrer Fahrt: sie darf landen.</translation>
    </message>
  </context>
  <context>
    <name>games.war_in_europe.ground</name>
    <message>
      <source>once, not for each of {0} hexes</source>
      <translation>einmal, nicht für jedes von {0} Hexfeldern</translation>
    </message>
    <message>
      <source>a port in Great Britain</source>
      <translation>ein Hafen in Großbritannien</translation>
    </message>
    <message>
      <source>a Training Center</source>
      <translation>ein Ausbildungszentrum</translation>
    </message>
    <message>
      <source>a Wehrkreis</source>
      <translation>ein Wehrkreis</translation>
    </message>
    <message>
      <source>British port</source>
      <translation>Britischer Hafen</translation>
    </message>
    <message>
      <source>Training Center</source>
      <translation>Ausbildungszentrum</translation>
    </message>
    <message>
      <source>Wehrkreis</source>
      <translation>Wehrkreis</translation>
    </message>
    <message>
      <source>Wehrkreiss</source>
      <translation>Wehrkreise</translation>
    </message>
    <message>
      <source>Strength of the units dropped.</source>
      <translation>Stärke der abgesprungenen Einheiten.</translation>
    </message>
    <message>
      <source>Strength of other attackers.</source>
      <translation>Stärke anderer Angreifer.</translation>
    </message>
    <message>
      <source>Strength of the defenders.</source>
      <translation>Stärke der Verteidiger.</translation>
    </message>
    <message>
      <source>What becomes of a half; left blank for the option of the campaign.</source>
      <translation>Was aus einer Hälfte wird; offen gelassen gilt die Option des Feldzugs.</translation>
    </message>
    <message>
      <source>Strength of the attack.</source>
      <translation>Stärke des Angriffs.</translation>
    </message>
    <message>
      <source>Whether it may be made.</source>
      <translation>Ob es gemacht werden darf.</translation>
    </message>
    <message>
      <source>Attack of airborne units</source>
      <translation>Angriff von Luftlandeeinheiten</translation>
    </message>
    <message>
      <source>What the units of the side do in each hex.</source>
      <translation>Was die Einheiten der Seite in jedem Hexfeld tun.</translation>
    </message>
    <message>
      <source>Hexes of the battle.</source>
      <translation>Hexfelder der Schlacht.</translation>
    </message>
    <message>
      <source>Loss that is required.</source>
      <translation>Verlangter Verlust.</translation>
    </message>
    <message>
      <source>Whether all choose alike.</source>
      <translation>Ob alle gleich wählen.</translation>
    </message>
    <message>
      <source>Loss that is paid, once for the battle.</source>
      <translation>Gezahlter Verlust, einmal für die Schlacht.</translation>
    </message>
    <message>
      <source>{0} choice for {1}.</source>
      <translation>{0} Wahl für {1}.</translation>
    </message>
    <message>
      <source>{0} choices for {1}.</source>
      <translation>{0} Wahlen für {1}.</translation>
    </message>
    <message>
      <source>one choice holds for all units of the side</source>
      <translation>eine Wahl gilt für alle Einheiten der Seite</translation>
    </message>
    <message>
      <source>Retreat Conversion Option</source>
      <translation>Option der Umwandlung von Rückzügen</translation>
    </message>
    <message>
      <source>Replacement Points at hand.</source>
      <translation>Vorhandene Ersatzpunkte.</translation>
    </message>
    <message>
      <source>Whether it may be disbanded there.</source>
      <translation>Ob sie dort aufgelöst werden darf.</translation>
    </message>
    <message>
      <source>Replacement Points afterwards.</source>
      <translation>Ersatzpunkte danach.</translation>
    </message>
    <message>
      <source>{0} units in {1}</source>
      <translation>{0} Einheiten in {1}</translation>
    </message>
    <message>
      <source>Disbanding a unit</source>
      <translation>Auflösen einer Einheit</translation>
    </message>
    <message>
      <source>Rounding</source>
      <translation>Rundung</translation>
    </message>
    <message>
      <source>Dropped</source>
      <translation>Abgesprungen</translation>
    </message>
    <message>
      <source>at least {0}</source>
      <translation>mindestens {0}</translation>
    </message>
    <message>
      <source>One choice</source>
      <translation>Eine Wahl</translation>
    </message>
    <message>
      <source>Loss paid</source>
      <translation>Gezahlter Verlust</translation>
    </message>
    <message>
      <source>none for it</source>
      <translation>keine dafür</translation>
    </message>
    <message>
      <source>{0} choice</source>
      <translation>{0} Wahl</translation>
    </message>
    <message>
      <source>{0} choices</source>
      <translation>{0} Wahlen</translation>
    </message>
    <message>
      <source>Name one for each hex.</source>
      <translation>Für jedes Hexfeld eine nennen.</translation>
    </message>
    <message>
      <source>Cycles in a year; left blank for the option of the campaign.</source>
      <translation>Zyklen im Jahr; offen gelassen gilt die Option des Feldzugs.</translation>
    </message>
    <message>
      <source>{0} turns before it, one cycle after every {1}</source>
      <translation>{0} Züge davor, ein Zyklus nach je {1}</translation>
    </message>
    <message>
      <source>is in cycle {0}, and the year has {1}.</source>
      <translation>ist in Zyklus {0}, und das Jahr hat {1}.</translation>
    </message>
    <message>
      <source>The turn, such as 3/5/40.</source>
      <translation>Der Zug, etwa 3/5/40.</translation>
    </message>
    <message>
      <source>Turns later; below 0 earlier.</source>
      <translation>Züge später; unter 0 früher.</translation>
    </message>
    <message>
      <source>The turn.</source>
      <translation>Der Zug.</translation>
    </message>
    <message>
      <source>Turns from a date</source>
      <translation>Züge ab einem Datum</translation>
    </message>
    <message>
      <source>Turns in a cycle</source>
      <translation>Züge in einem Zyklus</translation>
    </message>
    <message>
      <source>Due</source>
      <translation>Fällig</translation>
    </message>
    <message>
      <source>Whether it is due.</source>
      <translation>Ob er fällig ist.</translation>
    </message>
    <message>
      <source>Strategic cycle due</source>
      <translation>Strategischer Zyklus fällig</translation>
    </message>
    <message>
      <source>The first turn of the game.</source>
      <translation>Der erste Zug des Spiels.</translation>
    </message>
    <message>
      <source>Whether it is the historical game.</source>
      <translation>Ob es das historische Spiel ist.</translation>
    </message>
    <message>
      <source>The turn in which Axis units first entered or attacked; left blank before that.</source>
      <translation>Der Zug, in dem Achseneinheiten zuerst eindrangen oder angriffen; vorher offen gelassen.</translation>
    </message>
    <message>
      <source>The first such turn.</source>
      <translation>Der erste solche Zug.</translation>
    </message>
    <message>
      <source>When the French fortify</source>
      <translation>Wann die Franzosen sich eingraben</translation>
    </message>
    <message>
      <source>the game begins {0}</source>
      <translation>das Spiel beginnt {0}</translation>
    </message>
    <message>
      <source>{0} turns after the first attack, which has not come</source>
      <translation>{0} Züge nach dem ersten Angriff, der noch aussteht</translation>
    </message>
    <message>
      <source>Turns later (earlier: −)</source>
      <translation>Züge später (früher: −)</translation>
    </message>
    <message>
      <source>Cycles in a year</source>
      <translation>Zyklen im Jahr</translation>
    </message>
    <message>
      <source>Turn number</source>
      <translation>Zugnummer</translation>
    </message>
    <message>
      <source>Historical game</source>
      <translation>Historisches Spiel</translation>
    </message>
    <message>
      <source>First Axis entry or attack</source>
      <translation>Erster Eintritt oder Angriff der Achse</translation>
    </message>
    <message>
      <source>Enter another turn.</source>
      <translation>Einen anderen Zug eintragen.</translation>
    </message>
    <message>
      <source>is before the first turn of the game.</source>
      <translation>liegt vor dem ersten Zug des Spiels.</translation>
    </message>
    <message>
      <source>Enter a later turn.</source>
      <translation>Einen späteren Zug eintragen.</translation>
    </message>
    <message>
      <source>It begins the turns</source>
      <translation>Es beginnt die Züge</translation>
    </message>
    <message>
      <source>{0} units were attacked in {1}</source>
      <translation>Einheiten ({0}) wurden in {1} angegriffen</translation>
    </message>
    <message>
      <source>Name the country that they entered.</source>
      <translation>Das Land nennen, das sie betraten.</translation>
    </message>
    <message>
      <source>Name the nation that they attacked.</source>
      <translation>Die Nation nennen, die sie angriffen.</translation>
    </message>
    <message>
      <source>Name the country in which they attacked.</source>
      <translation>Das Land nennen, in dem sie angriffen.</translation>
    </message>
    <message>
      <source>Whether it does.</source>
      <translation>Ob es das tut.</translation>
    </message>
    <message>
      <source>What lets the French fortify</source>
      <translation>Was die Franzosen sich eingraben lässt</translation>
    </message>
    <message>
      <source>Its type.</source>
      <translation>Ihre Art.</translation>
    </message>
    <message>
      <source>Whether a fortification is printed in the hex.</source>
      <translation>Ob im Hexfeld eine Befestigung gedruckt ist.</translation>
    </message>
    <message>
      <source>Whether that is destroyed.</source>
      <translation>Ob sie zerstört ist.</translation>
    </message>
    <message>
      <source>cannot be yes: no fortification is printed there.</source>
      <translation>kann nicht Ja sein: Dort ist keine Befestigung aufgedruckt.</translation>
    </message>
    <message>
      <source>a printed fortification is there</source>
      <translation>dort steht eine gedruckte Befestigung</translation>
    </message>
    <message>
      <source>It may fortify</source>
      <translation>Sie darf sich eingraben</translation>
    </message>
    <message>
      <source>Whether it may.</source>
      <translation>Ob sie darf.</translation>
    </message>
    <message>
      <source>Fortifying in a hex</source>
      <translation>Eingraben in einem Hexfeld</translation>
    </message>
    <message>
      <source>Write infantry, armor or what else its counter shows.</source>
      <translation>Infanterie, Panzer oder was ihr Spielstein sonst zeigt schreiben.</translation>
    </message>
    <message>
      <source>Nationality of the fortified unit.</source>
      <translation>Nationalität der eingegrabenen Einheit.</translation>
    </message>
    <message>
      <source>Nationality of the other.</source>
      <translation>Nationalität der anderen.</translation>
    </message>
    <message>
      <source>Type of the other.</source>
      <translation>Art der anderen.</translation>
    </message>
    <message>
      <source>It helps</source>
      <translation>Sie hilft</translation>
    </message>
    <message>
      <source>Whom a fortified unit helps</source>
      <translation>Wem eine eingegrabene Einheit hilft</translation>
    </message>
    <message>
      <source>Axis units entered {0}</source>
      <translation>Achseneinheiten betraten {0}</translation>
    </message>
    <message>
      <source>Printed there</source>
      <translation>Dort gedruckt</translation>
    </message>
    <message>
      <source>Destroyed</source>
      <translation>Zerstört</translation>
    </message>
    <message>
      <source>Name the nationality.</source>
      <translation>Die Nationalität nennen.</translation>
    </message>
    <message>
      <source>not infantry</source>
      <translation>keine Infanterie</translation>
    </message>
    <message>
      <source>of another nationality</source>
      <translation>von anderer Nationalität</translation>
    </message>
    <message>
      <source>on German ground</source>
      <translation>auf deutschem Boden</translation>
    </message>
    <message>
      <source>is not known.</source>
      <translation>ist nicht bekannt.</translation>
    </message>
    <message>
      <source>is not a type of unit.</source>
      <translation>ist kein Einheitentyp.</translation>
    </message>
    <message>
      <source>Friendly</source>
      <translation>Befreundet</translation>
    </message>
    <message>
      <source>Neutral</source>
      <translation>Neutral</translation>
    </message>
    <message>
      <source>Enemy</source>
      <translation>Feind</translation>
    </message>
    <message>
      <source>The side that asks.</source>
      <translation>Die Seite, die fragt.</translation>
    </message>
    <message>
      <source>Whether it is in a neutral country.</source>
      <translation>Ob es in einem neutralen Land liegt.</translation>
    </message>
    <message>
      <source>Whose unit was in it last; left blank where none was.</source>
      <translation>Wessen Einheit zuletzt darin war; offen gelassen, wo keine war.</translation>
    </message>
    <message>
      <source>Cases where control means this</source>
      <translation>Fälle, in denen Kontrolle das meint</translation>
    </message>
    <message>
      <source>{0} units were in it last</source>
      <translation>{0}-Einheiten waren zuletzt darin</translation>
    </message>
    <message>
      <source>Whose a hex is</source>
      <translation>Wem ein Hexfeld gehört</translation>
    </message>
    <message>
      <source>The hex</source>
      <translation>Das Hexfeld</translation>
    </message>
    <message>
      <source>The edge.</source>
      <translation>Der Rand.</translation>
    </message>
    <message>
      <source>Case 57.1 applies</source>
      <translation>Fall 57.1 gilt</translation>
    </message>
    <message>
      <source>{0} edge</source>
      <translation>Rand {0}</translation>
    </message>
    <message>
      <source>Whether case 57.1 applies.</source>
      <translation>Ob Fall 57.1 gilt.</translation>
    </message>
    <message>
      <source>Rail movement off the map</source>
      <translation>Bahnfahrt über die Karte hinaus</translation>
    </message>
    <message>
      <source>Last in it</source>
      <translation>Zuletzt darin</translation>
    </message>
    <message>
      <source>in a neutral country</source>
      <translation>in einem neutralen Land</translation>
    </message>
    <message>
      <source>no unit has been in it</source>
      <translation>niemand war darin</translation>
    </message>
    <message>
      <source>Cost of the hex.</source>
      <translation>Kosten des Hexfelds.</translation>
    </message>
    <message>
      <source>Whether it crosses a river hexside.</source>
      <translation>Ob sie eine Flussseite überschreitet.</translation>
    </message>
    <message>
      <source>Whether the unit is mechanized.</source>
      <translation>Ob die Einheit mechanisiert ist.</translation>
    </message>
    <message>
      <source>The phase.</source>
      <translation>Die Phase.</translation>
    </message>
    <message>
      <source>Whether a railway crosses with it; that changes nothing.</source>
      <translation>Ob eine Bahn mit hinüberführt; das ändert nichts.</translation>
    </message>
    <message>
      <source>What a river costs other units, by your rules.</source>
      <translation>Was ein Fluss andere Einheiten kostet, nach den eigenen Regeln.</translation>
    </message>
    <message>
      <source>For the river</source>
      <translation>Für den Fluss</translation>
    </message>
    <message>
      <source>Cost</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Cost.</source>
      <translation>Kosten.</translation>
    </message>
    <message>
      <source>MP</source>
      <translation>MP</translation>
    </message>
    <message>
      <source>Cost of crossing a river</source>
      <translation>Kosten für das Überschreiten eines Flusses</translation>
    </message>
    <message>
      <source>Its movement allowance.</source>
      <translation>Ihr Bewegungswert.</translation>
    </message>
    <message>
      <source>Whether it is mechanized or motorized.</source>
      <translation>Ob sie mechanisiert oder motorisiert ist.</translation>
    </message>
    <message>
      <source>The weather.</source>
      <translation>Das Wetter.</translation>
    </message>
    <message>
      <source>Movement allowance</source>
      <translation>Bewegungswert</translation>
    </message>
    <message>
      <source>Movement in snow</source>
      <translation>Bewegung im Schnee</translation>
    </message>
    <message>
      <source>The weather area.</source>
      <translation>Das Wettergebiet.</translation>
    </message>
    <message>
      <source>How it moves.</source>
      <translation>Wie sie sich bewegt.</translation>
    </message>
    <message>
      <source>in the Severe area in snow by rail or through combat alone</source>
      <translation>im strengen Gebiet bei Schnee nur mit der Bahn oder durch Kampf</translation>
    </message>
    <message>
      <source>It may move</source>
      <translation>Sie darf ziehen</translation>
    </message>
    <message>
      <source>Mobile Supply units in snow</source>
      <translation>Mobile Versorgungseinheiten im Schnee</translation>
    </message>
    <message>
      <source>What it is asked for.</source>
      <translation>Wofür gefragt wird.</translation>
    </message>
    <message>
      <source>Where the unit began its Movement Phase.</source>
      <translation>Wo die Einheit ihre Bewegungsphase begann.</translation>
    </message>
    <message>
      <source>Where the attacker is now.</source>
      <translation>Wo der Angreifer jetzt steht.</translation>
    </message>
    <message>
      <source>Where the defender is; that changes nothing.</source>
      <translation>Wo der Verteidiger steht; das ändert nichts.</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Gebiet</translation>
    </message>
    <message>
      <source>the hex of the attacker</source>
      <translation>das Hexfeld des Angreifers</translation>
    </message>
    <message>
      <source>The area.</source>
      <translation>Das Gebiet.</translation>
    </message>
    <message>
      <source>Which weather area counts</source>
      <translation>Welches Wettergebiet zählt</translation>
    </message>
    <message>
      <source>River hexside</source>
      <translation>Flussseite</translation>
    </message>
    <message>
      <source>Railway across the river</source>
      <translation>Bahn über den Fluss</translation>
    </message>
    <message>
      <source>Extra for other units</source>
      <translation>Mehr für andere Einheiten</translation>
    </message>
    <message>
      <source>Allowance</source>
      <translation>Bewegungsmaß</translation>
    </message>
    <message>
      <source>Mechanized or motorized</source>
      <translation>Mechanisiert oder motorisiert</translation>
    </message>
    <message>
      <source>no snow</source>
      <translation>kein Schnee</translation>
    </message>
    <message>
      <source>on foot</source>
      <translation>zu Fuß</translation>
    </message>
    <message>
      <source>Area at the start of movement</source>
      <translation>Gebiet zu Beginn der Bewegung</translation>
    </message>
    <message>
      <source>Area of the attacker now</source>
      <translation>Gebiet des Angreifers jetzt</translation>
    </message>
    <message>
      <source>Area of the defender</source>
      <translation>Gebiet des Verteidigers</translation>
    </message>
    <message>
      <source>where it began the phase</source>
      <translation>wo sie die Phase begann</translation>
    </message>
    <message>
      <source>In snow</source>
      <translation>Im Schnee</translation>
    </message>
    <message>
      <source>rail.work.{0}.{1}.{2}</source>
      <translation>rail.work.{0}.{1}.{2}</translation>
    </message>
    <message>
      <source>The weather area of the hexes that it works.</source>
      <translation>Das Wettergebiet der Hexfelder, an denen sie arbeitet.</translation>
    </message>
    <message>
      <source>Whether it moved by rail or by sea this turn.</source>
      <translation>Ob sie in diesem Zug mit der Bahn oder zur See gefahren ist.</translation>
    </message>
    <message>
      <source>Whether a partisan unit is in the hex; that changes nothing.</source>
      <translation>Ob eine Partisaneneinheit im Hexfeld ist; das ändert nichts.</translation>
    </message>
    <message>
      <source>Hexes that it may repair.</source>
      <translation>Hexfelder, die sie instand setzen darf.</translation>
    </message>
    <message>
      <source>Hexes that it may convert.</source>
      <translation>Hexfelder, die sie umspuren darf.</translation>
    </message>
    <message>
      <source>Work of a repair unit</source>
      <translation>Arbeit einer Bautruppe</translation>
    </message>
    <message>
      <source>Moved by rail or sea</source>
      <translation>Mit Bahn oder zur See gefahren</translation>
    </message>
    <message>
      <source>Partisans in the hex</source>
      <translation>Partisanen im Hexfeld</translation>
    </message>
    <message>
      <source>May work on</source>
      <translation>Darf bearbeiten</translation>
    </message>
    <message>
      <source>it moved by rail or by sea</source>
      <translation>sie ist mit der Bahn oder zur See gefahren</translation>
    </message>
    <message>
      <source>May repair</source>
      <translation>Darf instand setzen</translation>
    </message>
    <message>
      <source>Or may convert</source>
      <translation>Oder darf umspuren</translation>
    </message>
    <message>
      <source>An area that the table does not name</source>
      <translation>Ein Gebiet, das die Tabelle nicht nennt</translation>
    </message>
    <message>
      <source>they stop nobody</source>
      <translation>sie halten niemanden auf</translation>
    </message>
    <message>
      <source>City</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>Railhead</source>
      <translation>Endbahnhof</translation>
    </message>
    <message>
      <source>a Mobile Supply unit</source>
      <translation>eine mobile Versorgungseinheit</translation>
    </message>
    <message>
      <source>a minor port</source>
      <translation>ein kleiner Hafen</translation>
    </message>
    <message>
      <source>an Amphibious Point</source>
      <translation>ein Landungspunkt</translation>
    </message>
    <message>
      <source>another head</source>
      <translation>eine andere Quelle</translation>
    </message>
    <message>
      <source>too many Mobile Supply units</source>
      <translation>zu viele mobile Versorgungseinheiten</translation>
    </message>
    <message>
      <source>leg {0}</source>
      <translation>Strecke {0}</translation>
    </message>
    <message>
      <source>The head that it ends at.</source>
      <translation>Die Quelle, an der sie endet.</translation>
    </message>
    <message>
      <source>How long it is: movement points, or hexes to an Amphibious Point.</source>
      <translation>Wie lang sie ist: Bewegungspunkte, oder Hexfelder bis zu einem Landungspunkt.</translation>
    </message>
    <message>
      <source>Its limit, where your rules set another; needed for another head.</source>
      <translation>Ihre Grenze, wo die eigenen Regeln eine andere setzen; nötig für eine andere Quelle.</translation>
    </message>
    <message>
      <source>The legs, from the unit on.</source>
      <translation>Die Strecken, von der Einheit an.</translation>
    </message>
    <message>
      <source>Whether the path is in the Severe area, or ends at a head there.</source>
      <translation>Ob der Weg im strengen Gebiet liegt, oder eine Quelle dort sein Ende ist.</translation>
    </message>
    <message>
      <source>Whether it holds.</source>
      <translation>Ob es hält.</translation>
    </message>
    <message>
      <source>What does not hold: legs by number, or the Mobile Supply units.</source>
      <translation>Was nicht gilt: Strecken nach ihrer Nummer, oder die mobilen Versorgungseinheiten.</translation>
    </message>
    <message>
      <source>Enter at least one leg, from the unit to its first head.</source>
      <translation>Mindestens einen Abschnitt eintragen, von der Einheit bis zu seinem ersten Versorgungskopf.</translation>
    </message>
    <message>
      <source>Leg {0}, to {1}</source>
      <translation>Strecke {0}, bis {1}</translation>
    </message>
    <message>
      <source>Supply path</source>
      <translation>Versorgungsweg</translation>
    </message>
    <message>
      <source>Ends at</source>
      <translation>Endet an</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Länge</translation>
    </message>
    <message>
      <source>Limit of your rules</source>
      <translation>Grenze Ihrer Regeln</translation>
    </message>
    <message>
      <source>Severe area</source>
      <translation>Strenges Gebiet</translation>
    </message>
    <message>
      <source>The path holds</source>
      <translation>Der Weg gilt</translation>
    </message>
    <message>
      <source>legs.{0}.limit</source>
      <translation>legs.{0}.limit</translation>
    </message>
    <message>
      <source>Enter how far that head reaches by your rules.</source>
      <translation>Eintragen, wie weit diese Quelle nach den eigenen Regeln reicht.</translation>
    </message>
    <message>
      <source>at most {0} {1}</source>
      <translation>höchstens {0} {1}</translation>
    </message>
    <message>
      <source>Mobile Supply units</source>
      <translation>Mobile Versorgungseinheiten</translation>
    </message>
  </context>
  <context>
    <name>games.war_in_europe.records</name>
    <message>
      <source>Air war in the {0}: no air war is possible, and so no air combat.</source>
      <translation>Luftkrieg im {0}: es ist kein Luftkrieg möglich, also auch kein Luftkampf.</translation>
    </message>
    <message>
      <source>Missions of {0}: at most {1} fly superiority in the {2}.</source>
      <translation>Einsätze von {0}: höchstens {1} fliegen Luftüberlegenheit im {2}.</translation>
    </message>
    <message>
      <source>Air war of {0}: that turn is still to come.</source>
      <translation>Luftkrieg von {0}: Dieser Zug kommt erst noch.</translation>
    </message>
    <message>
      <source>Correct one of the two.</source>
      <translation>Eines von beiden berichtigen.</translation>
    </message>
    <message>
      <source>Air points of {0}, {1}</source>
      <translation>Luftpunkte von {0}, {1}</translation>
    </message>
    <message>
      <source>Replacement points, {0}, {1}{2}</source>
      <translation>Ersatzpunkte, {0}, {1}{2}</translation>
    </message>
    <message>
      <source>Amphibious points, {0}, {1}</source>
      <translation>Landungspunkte, {0}, {1}</translation>
    </message>
    <message>
      <source>replacement points</source>
      <translation>Ersatzpunkte</translation>
    </message>
    <message>
      <source>amphibious points</source>
      <translation>Landungspunkte</translation>
    </message>
    <message>
      <source>fronts of the air war</source>
      <translation>Fronten des Luftkriegs</translation>
    </message>
    <message>
      <source>Air fronts</source>
      <translation>Luftfronten</translation>
    </message>
    <message>
      <source>attrition that was taken</source>
      <translation>abgezogene Abnutzung</translation>
    </message>
    <message>
      <source>a whole number of points</source>
      <translation>eine ganze Zahl von Punkten</translation>
    </message>
    <message>
      <source>the hexes of this turn, 0 for none</source>
      <translation>die Hexfelder dieser Runde, 0 für keines</translation>
    </message>
    <message>
      <source>units through the beach in this turn</source>
      <translation>Einheiten durch den Strand in diesem Zug</translation>
    </message>
    <message>
      <source>Air nation</source>
      <translation>Nation in der Luft</translation>
    </message>
    <message>
      <source>a whole number, 0 for none</source>
      <translation>eine ganze Zahl, 0 für keine</translation>
    </message>
    <message>
      <source>entry of air points</source>
      <translation>Eintrag von Luftpunkten</translation>
    </message>
    <message>
      <source>entries of air points</source>
      <translation>Einträge von Luftpunkten</translation>
    </message>
    <message>
      <source>entry of replacement points</source>
      <translation>Eintrag von Ersatzpunkten</translation>
    </message>
    <message>
      <source>entries of replacement points</source>
      <translation>Einträge von Ersatzpunkten</translation>
    </message>
    <message>
      <source>entry of amphibious points</source>
      <translation>Eintrag von Landungspunkten</translation>
    </message>
    <message>
      <source>entries of amphibious points</source>
      <translation>Einträge von Landungspunkten</translation>
    </message>
    <message>
      <source>entry of the weather</source>
      <translation>Eintrag des Wetters</translation>
    </message>
    <message>
      <source>entries of the weather</source>
      <translation>Einträge des Wetters</translation>
    </message>
    <message>
      <source>Weather of {0}</source>
      <translation>Wetter von {0}</translation>
    </message>
    <message>
      <source>Weather of {0}: {1}</source>
      <translation>Wetter von {0}: {1}</translation>
    </message>
    <message>
      <source>front of the air war</source>
      <translation>Front des Luftkriegs</translation>
    </message>
    <message>
      <source>Air war in the {0}, {1}</source>
      <translation>Luftkrieg in {0}, {1}</translation>
    </message>
    <message>
      <source>entry of missions</source>
      <translation>Eintrag von Einsätzen</translation>
    </message>
    <message>
      <source>entries of missions</source>
      <translation>Einträge von Einsätzen</translation>
    </message>
    <message>
      <source>Missions of {0}, {1}, {2}</source>
      <translation>Einsätze von {0}, {1}, {2}</translation>
    </message>
    <message>
      <source>entry of attrition</source>
      <translation>Eintrag von Abnutzung</translation>
    </message>
    <message>
      <source>entries of attrition</source>
      <translation>Einträge von Abnutzung</translation>
    </message>
    <message>
      <source>Attrition of {0}, {1}, {2}</source>
      <translation>Abnutzung von {0}, {1}, {2}</translation>
    </message>
    <message>
      <source>In this turn</source>
      <translation>Herein in diesem Zug</translation>
    </message>
    <message>
      <source>Out this turn</source>
      <translation>Hinaus in diesem Zug</translation>
    </message>
    <message>
      <source>Repaired</source>
      <translation>Repariert</translation>
    </message>
    <message>
      <source>Air war possible</source>
      <translation>Luftkrieg möglich</translation>
    </message>
    <message>
      <source>Enemy points</source>
      <translation>Feindliche Punkte</translation>
    </message>
    <message>
      <source>their kind, such as infantry</source>
      <translation>ihre Art, etwa Infanterie</translation>
    </message>
    <message>
      <source>the hex of the beach; nothing for points that wait</source>
      <translation>das Hexfeld des Strandes; nichts für Punkte, die warten</translation>
    </message>
    <message>
      <source>a unit with its ID, as the sheet of units has it</source>
      <translation>eine Einheit mit ihrer ID, wie im Blatt der Einheiten</translation>
    </message>
    <message>
      <source>a hex such as C2428</source>
      <translation>ein Hexfeld wie C2428</translation>
    </message>
    <message>
      <source>Railway cut since</source>
      <translation>Bahn unterbrochen seit</translation>
    </message>
    <message>
      <source>Marks: {0} cannot be fortified since a later turn than this.</source>
      <translation>Zeichen: {0} kann nicht seit einer späteren Runde als dieser eingegraben sein.</translation>
    </message>
    <message>
      <source>Marks: {0} {1} is of no type that can be so: {2}.</source>
      <translation>Zeichen: {0} {1} ist von keinem Typ, der das sein kann: {2}.</translation>
    </message>
    <message>
      <source>Marks: {0}: at most {1} may be {2} in a turn.</source>
      <translation>Markierungen: {0}: in einem Zug höchstens {1} ({2}).</translation>
    </message>
    <message>
      <source>Marks: {0} has no turn.</source>
      <translation>Zeichen: {0} hat keine Runde.</translation>
    </message>
    <message>
      <source>Correct the turn.</source>
      <translation>Berichtige die Runde.</translation>
    </message>
    <message>
      <source>Correct the mark, or the unit.</source>
      <translation>Das Zeichen oder die Einheit verbessern.</translation>
    </message>
    <message>
      <source>Say since when it is.</source>
      <translation>Sagen, seit wann es gilt.</translation>
    </message>
    <message>
      <source>Air points of {0} are of the {1} side.</source>
      <translation>Luftpunkte von {0} gehören der Seite {1}.</translation>
    </message>
    <message>
      <source>{0}: at most {1} units go through in a turn.</source>
      <translation>{0}: höchstens {1} Einheiten gehen in einem Zug hindurch.</translation>
    </message>
    <message>
      <source>{0}: at most {1} may be in a hex.</source>
      <translation>{0}: in einem Hexfeld liegen höchstens {1}.</translation>
    </message>
    <message>
      <source>{0}: two sides have points there, {1} and {2}.</source>
      <translation>{0}: Zwei Seiten haben dort Punkte, {1} und {2}.</translation>
    </message>
    <message>
      <source>Leave the beach empty for the side that lost it: its points wait again.</source>
      <translation>Strand bei der Seite leer lassen, die ihn verloren hat: Ihre Punkte warten wieder.</translation>
    </message>
    <message>
      <source>Correct the side.</source>
      <translation>Die Seite verbessern.</translation>
    </message>
    <message>
      <source>Weather of {0}: that turn is still to come.</source>
      <translation>Wetter von {0}: dieser Zug kommt erst noch.</translation>
    </message>
  </context>
  <context>
    <name>games.war_in_europe.screens</name>
    <message>
      <source>{0} + {1} of {2}</source>
      <translation>{0} + {1} von {2}</translation>
    </message>
    <message>
      <source>Fronts</source>
      <translation>Fronten</translation>
    </message>
    <message>
      <source>No air points are in the books. Enter them under Air points.</source>
      <translation>Keine Luftpunkte sind in den Büchern. Sie unter Luftpunkte eintragen.</translation>
    </message>
    <message>
      <source>Turns of this cycle</source>
      <translation>Züge dieses Zyklus</translation>
    </message>
    <message>
      <source>No front has air points.</source>
      <translation>Keine Front hat Luftpunkte.</translation>
    </message>
    <message>
      <source>Attrition to come</source>
      <translation>Kommender Verschleiß</translation>
    </message>
    <message>
      <source>No nation has been exposed in this cycle.</source>
      <translation>In diesem Zyklus war niemand ausgesetzt.</translation>
    </message>
    <message>
      <source>before {0}, as of now</source>
      <translation>vor {0}, wie es jetzt steht</translation>
    </message>
    <message>
      <source>Interdiction and suppression</source>
      <translation>Sperre und Niederhaltung</translation>
    </message>
    <message>
      <source>No attack in this turn.</source>
      <translation>Kein Angriff in diesem Zug.</translation>
    </message>
    <message>
      <source>Attrition so far</source>
      <translation>Bisheriger Verschleiß</translation>
    </message>
    <message>
      <source>No strategic cycle has been played.</source>
      <translation>Kein strategischer Zyklus wurde gespielt.</translation>
    </message>
    <message>
      <source>no entry</source>
      <translation>kein Eintrag</translation>
    </message>
    <message>
      <source>not exposed</source>
      <translation>nicht ausgesetzt</translation>
    </message>
    <message>
      <source>no combat</source>
      <translation>kein Kampf</translation>
    </message>
    <message>
      <source>no row in the table</source>
      <translation>keine Zeile in der Tabelle</translation>
    </message>
    <message>
      <source>The front, and the nation that has air points there.</source>
      <translation>Die Front, und die Nation, die dort Luftpunkte hat.</translation>
    </message>
    <message>
      <source>Sup. + other</source>
      <translation>Herrsch. + andere</translation>
    </message>
    <message>
      <source>Points that fly for superiority and for other missions, of those it has there.</source>
      <translation>Punkte, die für die Luftherrschaft und für andere Einsätze fliegen, von denen, die sie dort hat.</translation>
    </message>
    <message>
      <source>The front that is counted.</source>
      <translation>Die Front, die gezählt wird.</translation>
    </message>
    <message>
      <source>A turn of this strategic cycle.</source>
      <translation>Ein Zug dieses strategischen Zyklus.</translation>
    </message>
    <message>
      <source>The points of the Axis that count for attrition.</source>
      <translation>Die Punkte der Achse, die für die Abnutzung zählen.</translation>
    </message>
    <message>
      <source>Enemies</source>
      <translation>Feinde</translation>
    </message>
    <message>
      <source>The points of its enemies that count for attrition.</source>
      <translation>Die Punkte ihrer Gegner, die für die Abnutzung zählen.</translation>
    </message>
    <message>
      <source>The front, and the nation that loses.</source>
      <translation>Die Front, und die Nation, die verliert.</translation>
    </message>
    <message>
      <source>The enemy points that were counted over the turns of the cycle.</source>
      <translation>Die gegnerischen Punkte, die über die Züge des Zyklus gezählt wurden.</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>Verlust</translation>
    </message>
    <message>
      <source>The points that it would lose.</source>
      <translation>Die Punkte, die sie verlieren würde.</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Übrig</translation>
    </message>
    <message>
      <source>The points that it would have left.</source>
      <translation>Die Punkte, die ihr bleiben würden.</translation>
    </message>
    <message>
      <source>The front, and the nation that attacked.</source>
      <translation>Die Front, und die Nation, die angegriffen hat.</translation>
    </message>
    <message>
      <source>Mission</source>
      <translation>Einsatz</translation>
    </message>
    <message>
      <source>What was flown.</source>
      <translation>Was geflogen wurde.</translation>
    </message>
    <message>
      <source>What it brought.</source>
      <translation>Was es gebracht hat.</translation>
    </message>
    <message>
      <source>The points that were lost in it.</source>
      <translation>Die Punkte, die dabei verloren gingen.</translation>
    </message>
    <message>
      <source>The turn before which the attrition was taken.</source>
      <translation>Der Zug, vor dem die Abnutzung genommen wurde.</translation>
    </message>
    <message>
      <source>The front, and the nation that lost.</source>
      <translation>Die Front, und die Nation, die verloren hat.</translation>
    </message>
    <message>
      <source>The points that it lost.</source>
      <translation>Die Punkte, die sie verloren hat.</translation>
    </message>
    <message>
      <source>No Replacement Points are in the books.</source>
      <translation>Keine Ersatzpunkte sind in den Büchern.</translation>
    </message>
    <message>
      <source>Units to come</source>
      <translation>Kommende Einheiten</translation>
    </message>
    <message>
      <source>No units are due.</source>
      <translation>Keine Einheiten sind fällig.</translation>
    </message>
    <message>
      <source>Eliminated and disbanded</source>
      <translation>Vernichtet und aufgelöst</translation>
    </message>
    <message>
      <source>No unit is lost.</source>
      <translation>Keine Einheit ist verloren.</translation>
    </message>
    <message>
      <source>disbanded in {0}</source>
      <translation>aufgelöst in {0}</translation>
    </message>
    <message>
      <source>No unit is a kampfgruppe.</source>
      <translation>Keine Einheit ist eine Kampfgruppe.</translation>
    </message>
    <message>
      <source>Airborne boxes</source>
      <translation>Luftlandeboxen</translation>
    </message>
    <message>
      <source>No box holds a unit.</source>
      <translation>Keine Box enthält eine Einheit.</translation>
    </message>
    <message>
      <source>{0}, from {1}</source>
      <translation>{0}, aus {1}</translation>
    </message>
    <message>
      <source>No Amphibious Point is in the books.</source>
      <translation>Kein Landungspunkt ist in den Büchern.</translation>
    </message>
    <message>
      <source>No unit is on the way round the Horn.</source>
      <translation>Niemand ist auf dem Weg um Kap Hoorn.</translation>
    </message>
    <message>
      <source>The side, and the front.</source>
      <translation>Die Seite und die Front.</translation>
    </message>
    <message>
      <source>What the points rebuild.</source>
      <translation>Was die Punkte wieder aufbauen.</translation>
    </message>
    <message>
      <source>How many points there are.</source>
      <translation>Wie viele Punkte da sind.</translation>
    </message>
    <message>
      <source>The turn in which it arrives.</source>
      <translation>Der Zug, in dem sie ankommt.</translation>
    </message>
    <message>
      <source>The front of the box.</source>
      <translation>Die Front des Feldes.</translation>
    </message>
    <message>
      <source>The beach, or that the points wait for their use.</source>
      <translation>Der Strand, oder dass die Punkte auf ihren Einsatz warten.</translation>
    </message>
    <message>
      <source>In + out</source>
      <translation>Ein + aus</translation>
    </message>
    <message>
      <source>How many units came ashore and left through it in this turn.</source>
      <translation>Wie viele Einheiten in diesem Zug dort an Land und von Land gingen.</translation>
    </message>
    <message>
      <source>Which turn of the voyage it is.</source>
      <translation>Der wievielte Zug der Fahrt es ist.</translation>
    </message>
    <message>
      <source>Rolled for</source>
      <translation>Gewürfelt wird für</translation>
    </message>
    <message>
      <source>What was rolled for in this turn.</source>
      <translation>Wofür in diesem Zug gewürfelt wurde.</translation>
    </message>
    <message>
      <source>ready {0}</source>
      <translation>bereit {0}</translation>
    </message>
    <message>
      <source>taken {0}</source>
      <translation>genommen {0}</translation>
    </message>
    <message>
      <source>turn {0} of {1}, cycle {2}</source>
      <translation>Zug {0} von {1}, Zyklus {2}</translation>
    </message>
    <message>
      <source>Repair units</source>
      <translation>Bautruppen</translation>
    </message>
    <message>
      <source>No repair unit is in the order of battle. Add one of the type repair.</source>
      <translation>Keine Bautruppe ist in der Gliederung. Eine der Art Bautruppen hinzufügen.</translation>
    </message>
    <message>
      <source>this turn</source>
      <translation>in diesem Zug</translation>
    </message>
    <message>
      <source>No railway is cut.</source>
      <translation>Keine Bahn ist unterbrochen.</translation>
    </message>
    <message>
      <source>Supply paths</source>
      <translation>Versorgungswege</translation>
    </message>
    <message>
      <source>No hex is entered.</source>
      <translation>Kein Hexfeld ist eingetragen.</translation>
    </message>
    <message>
      <source>No unit is fortified.</source>
      <translation>Keine Einheit ist eingegraben.</translation>
    </message>
    <message>
      <source>the French from {0}</source>
      <translation>die Franzosen ab {0}</translation>
    </message>
    <message>
      <source>the French not yet</source>
      <translation>die Franzosen noch nicht</translation>
    </message>
    <message>
      <source>No weather is entered.</source>
      <translation>Kein Wetter ist eingetragen.</translation>
    </message>
    <message>
      <source>Calendar</source>
      <translation>Kalender</translation>
    </message>
    <message>
      <source>strategic cycle</source>
      <translation>strategischer Zyklus</translation>
    </message>
    <message>
      <source>French may fortify</source>
      <translation>Franzosen dürfen sich eingraben</translation>
    </message>
    <message>
      <source>{0} RP</source>
      <translation>{0} RP</translation>
    </message>
    <message>
      <source>behind a cut</source>
      <translation>hinter einer Unterbrechung</translation>
    </message>
    <message>
      <source>printed fort</source>
      <translation>gedruckte Festung</translation>
    </message>
    <message>
      <source>Cycle {0}, {1}</source>
      <translation>Zyklus {0}, {1}</translation>
    </message>
    <message>
      <source>A unit that repairs railways.</source>
      <translation>Eine Einheit, die Bahnen instand setzt.</translation>
    </message>
    <message>
      <source>The hexes that it repaired in this turn.</source>
      <translation>Die Hexfelder, die sie in diesem Zug instand gesetzt hat.</translation>
    </message>
    <message>
      <source>The hexes that it converted in this turn.</source>
      <translation>Die Hexfelder, die sie in diesem Zug umgespurt hat.</translation>
    </message>
    <message>
      <source>Hex or unit</source>
      <translation>Hexfeld oder Einheit</translation>
    </message>
    <message>
      <source>A hex in which a railway is cut, or a unit behind a cut.</source>
      <translation>Ein Hexfeld, in dem eine Bahn unterbrochen ist, oder eine Einheit hinter einer Unterbrechung.</translation>
    </message>
    <message>
      <source>Since, or where</source>
      <translation>Seit, oder wo</translation>
    </message>
    <message>
      <source>The turn of the cut, or where the unit is.</source>
      <translation>Der Zug der Unterbrechung, oder wo die Einheit steht.</translation>
    </message>
    <message>
      <source>To another head</source>
      <translation>Zu einer anderen Quelle</translation>
    </message>
    <message>
      <source>as your rules say</source>
      <translation>wie die eigenen Regeln sagen</translation>
    </message>
    <message>
      <source>Leg</source>
      <translation>Strecke</translation>
    </message>
    <message>
      <source>A part of the path from a unit to its supply.</source>
      <translation>Ein Teil des Weges von einer Einheit zu ihrer Versorgung.</translation>
    </message>
    <message>
      <source>How long that part may be.</source>
      <translation>Wie lang dieser Teil sein darf.</translation>
    </message>
    <message>
      <source>Who was last in the hex, and since when.</source>
      <translation>Wer zuletzt in dem Hexfeld war, und seit wann.</translation>
    </message>
    <message>
      <source>For the Axis</source>
      <translation>Für die Achse</translation>
    </message>
    <message>
      <source>What the hex is for the Axis.</source>
      <translation>Was das Hexfeld für die Achse ist.</translation>
    </message>
    <message>
      <source>The turn in which the unit fortified.</source>
      <translation>Der Zug, in dem sich die Einheit verschanzt hat.</translation>
    </message>
    <message>
      <source>The weather that was entered for it.</source>
      <translation>Das Wetter, das für ihn eingetragen wurde.</translation>
    </message>
    <message>
      <source>Falls due</source>
      <translation>Wird fällig</translation>
    </message>
    <message>
      <source>What falls due in it.</source>
      <translation>Was in ihm fällig wird.</translation>
    </message>
    <message>
      <source>To {0}</source>
      <translation>Nach {0}</translation>
    </message>
    <message>
      <source>{0} Marks: {1}.</source>
      <translation>{0} Zeichen: {1}.</translation>
    </message>
    <message>
      <source>KG</source>
      <translation>KG</translation>
    </message>
    <message>
      <source>since {0}</source>
      <translation>seit {0}</translation>
    </message>
    <message>
      <source>War in Europe, {0} sheets of counters</source>
      <translation>War in Europe, {0} Markerbögen</translation>
    </message>
    <message>
      <source>{0}, as a kampfgruppe {1}</source>
      <translation>{0}, als Kampfgruppe {1}</translation>
    </message>
    <message>
      <source>The ratings of its kampfgruppe are not entered.</source>
      <translation>Die Werte ihrer Kampfgruppe sind nicht eingetragen.</translation>
    </message>
    <message>
      <source>{0} kampfgruppe</source>
      <translation>{0} Kampfgruppe</translation>
    </message>
    <message>
      <source>{0} kampfgruppen</source>
      <translation>{0} Kampfgruppen</translation>
    </message>
    <message>
      <source>It is eliminated.</source>
      <translation>Sie ist vernichtet.</translation>
    </message>
    <message>
      <source>Its kampfgruppe.</source>
      <translation>Ihre Kampfgruppe.</translation>
    </message>
    <message>
      <source>Ratings now</source>
      <translation>Werte jetzt</translation>
    </message>
    <message>
      <source>To the box</source>
      <translation>Zur Box</translation>
    </message>
  </context>
  <context>
    <name>games.war_in_europe.sea</name>
    <message>
      <source>too far over water</source>
      <translation>zu weit über Wasser</translation>
    </message>
    <message>
      <source>too far from major supply</source>
      <translation>zu weit von großer Versorgung</translation>
    </message>
    <message>
      <source>from a mountain</source>
      <translation>von einem Gebirge aus</translation>
    </message>
    <message>
      <source>onto a mountain</source>
      <translation>auf ein Gebirge</translation>
    </message>
    <message>
      <source>no beach</source>
      <translation>kein Strand</translation>
    </message>
    <message>
      <source>The landing hex, where the rules name it.</source>
      <translation>Das Landungsfeld, wo die Regeln es nennen.</translation>
    </message>
    <message>
      <source>What rules it out, in the order of the tests.</source>
      <translation>Was dagegen steht, in der Reihenfolge der Prüfungen.</translation>
    </message>
    <message>
      <source>It may be made</source>
      <translation>Sie ist möglich</translation>
    </message>
    <message>
      <source>Gibraltar counts</source>
      <translation>Gibraltar zählt</translation>
    </message>
    <message>
      <source>The island beside the beach is not named.</source>
      <translation>Die Insel am Strand ist nicht genannt.</translation>
    </message>
    <message>
      <source>Name its hex: some that look like islands can be walked into.</source>
      <translation>Ihr Hexfeld nennen: Manches, was wie eine Insel aussieht, ist zu Fuß zu erreichen.</translation>
    </message>
    <message>
      <source>, from {0}</source>
      <translation>, ab {0}</translation>
    </message>
    <message>
      <source>Write {0} if it is meant.</source>
      <translation>{0} schreiben, wenn das gemeint ist.</translation>
    </message>
    <message>
      <source>Strength of the units that land.</source>
      <translation>Stärke der Einheiten, die landen.</translation>
    </message>
    <message>
      <source>Strength of the units ashore that join.</source>
      <translation>Stärke der Einheiten an Land, die teilnehmen.</translation>
    </message>
    <message>
      <source>Ashore</source>
      <translation>An Land</translation>
    </message>
    <message>
      <source>Assault with units ashore</source>
      <translation>Angriff mit Einheiten an Land</translation>
    </message>
    <message>
      <source>{0} can be walked into</source>
      <translation>{0} kann zu Fuß betreten werden</translation>
    </message>
    <message>
      <source>beside neither</source>
      <translation>neben keinem von beiden</translation>
    </message>
    <message>
      <source>A beach</source>
      <translation>Ein Strand</translation>
    </message>
    <message>
      <source>{0} closes the {1} to assaults.</source>
      <translation>{0} sperrt {1} für Landungen.</translation>
    </message>
    <message>
      <source>Check on the map whether {0} is part of it.</source>
      <translation>Auf der Karte nachsehen, ob {0} dazugehört.</translation>
    </message>
    <message>
      <source>no sea named</source>
      <translation>kein Meer genannt</translation>
    </message>
    <message>
      <source>Closed by weather</source>
      <translation>Durch Wetter gesperrt</translation>
    </message>
    <message>
      <source>is not a sea here.</source>
      <translation>ist hier kein Meer.</translation>
    </message>
    <message>
      <source>is not a sea that the rules name.</source>
      <translation>ist kein Meer, das die Regeln nennen.</translation>
    </message>
    <message>
      <source>Air-Sea Interdiction</source>
      <translation>Luft-See-Sperre</translation>
    </message>
    <message>
      <source>High Seas Intervention</source>
      <translation>Eingriff auf hoher See</translation>
    </message>
    <message>
      <source>The voyage takes {0} turns: in turn {1} the unit has landed.</source>
      <translation>Die Reise dauert {0} Züge: Im Zug {1} ist die Einheit gelandet.</translation>
    </message>
    <message>
      <source>Whether the point made its assault in this turn.</source>
      <translation>Ob der Punkt in diesem Zug gelandet ist.</translation>
    </message>
    <message>
      <source>Units in and out</source>
      <translation>Einheiten hinein und hinaus</translation>
    </message>
    <message>
      <source>They may go through</source>
      <translation>Sie dürfen hindurch</translation>
    </message>
    <message>
      <source>Whether they may.</source>
      <translation>Ob sie dürfen.</translation>
    </message>
    <message>
      <source>The turn of its voyage, from 1.</source>
      <translation>Der Zug ihrer Fahrt, ab 1.</translation>
    </message>
    <message>
      <source>AirSea, HighSeas, in this order.</source>
      <translation>AirSea, HighSeas, in dieser Reihenfolge.</translation>
    </message>
    <message>
      <source>Assault in this turn</source>
      <translation>Landungsangriff in diesem Zug</translation>
    </message>
    <message>
      <source>turn {0} of the voyage</source>
      <translation>Zug {0} der Fahrt</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.air</name>
    <message>
      <source>Distance at which there is an air war</source>
      <translation>Entfernung, bei der es Luftkrieg gibt</translation>
    </message>
    <message>
      <source>to one</source>
      <translation>zu eins</translation>
    </message>
    <message>
      <source>Superiority beyond which there is no air combat</source>
      <translation>Überlegenheit, über der es keinen Luftkampf gibt</translation>
    </message>
    <message>
      <source>Most on air superiority in the East</source>
      <translation>Höchstens zur Luftherrschaft im Osten</translation>
    </message>
    <message>
      <source>Most on air superiority in the South</source>
      <translation>Höchstens zur Luftherrschaft im Süden</translation>
    </message>
    <message>
      <source>Most on air superiority in the West</source>
      <translation>Höchstens zur Luftherrschaft im Westen</translation>
    </message>
    <message>
      <source>Most points in one attack or suppression</source>
      <translation>Die meisten Punkte in einem Angriff oder einer Niederhaltung</translation>
    </message>
    <message>
      <source>Air Points lost on A</source>
      <translation>Bei A verlorene Luftpunkte</translation>
    </message>
    <message>
      <source>Air Points lost on D</source>
      <translation>Bei D verlorene Luftpunkte</translation>
    </message>
    <message>
      <source>Air Points lost where nothing happens</source>
      <translation>Verlorene Luftpunkte, wo nichts geschieht</translation>
    </message>
    <message>
      <source>Turns that a cycle of attrition sums up</source>
      <translation>Züge, die ein Zyklus des Verschleißes zusammenzählt</translation>
    </message>
    <message>
      <source>Printed end of the band before the last</source>
      <translation>Gedrucktes Ende der vorletzten Stufe</translation>
    </message>
    <message>
      <source>Enemy points from which 0 are lost</source>
      <translation>Feindliche Punkte, ab denen 0 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 1 are lost</source>
      <translation>Feindliche Punkte, ab denen 1 verloren geht</translation>
    </message>
    <message>
      <source>Enemy points from which 2 are lost</source>
      <translation>Feindliche Punkte, ab denen 2 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 3 are lost</source>
      <translation>Feindliche Punkte, ab denen 3 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 4 are lost</source>
      <translation>Feindliche Punkte, ab denen 4 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 5 are lost</source>
      <translation>Feindliche Punkte, ab denen 5 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 6 are lost</source>
      <translation>Feindliche Punkte, ab denen 6 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 7 are lost</source>
      <translation>Feindliche Punkte, ab denen 7 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 8 are lost</source>
      <translation>Feindliche Punkte, ab denen 8 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 9 are lost</source>
      <translation>Feindliche Punkte, ab denen 9 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 10 are lost</source>
      <translation>Feindliche Punkte, ab denen 10 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 11 are lost</source>
      <translation>Feindliche Punkte, ab denen 11 verloren gehen</translation>
    </message>
    <message>
      <source>Enemy points from which 12 are lost</source>
      <translation>Feindliche Punkte, ab denen 12 verloren gehen</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.airborne</name>
    <message>
      <source>Strength of airborne units that attack in the turn of their drop</source>
      <translation>Stärke von Luftlandeeinheiten, die im Zug ihres Absprungs angreifen</translation>
    </message>
    <message>
      <source>Least odds of an attack</source>
      <translation>Geringstes Verhältnis eines Angriffs</translation>
    </message>
    <message>
      <source>Turns from box to box</source>
      <translation>Züge von Box zu Box</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.calendar</name>
    <message>
      <source>Most cycles in a year</source>
      <translation>Die meisten Zyklen im Jahr</translation>
    </message>
    <message>
      <source>Century of years of two digits</source>
      <translation>Jahrhundert zweistelliger Jahre</translation>
    </message>
    <message>
      <source>Cases where control means friendly</source>
      <translation>Fälle, in denen Herrschaft eigen bedeutet</translation>
    </message>
    <message>
      <source>Soviet counter sheets</source>
      <translation>Sowjetische Spielsteinbögen</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.fortification</name>
    <message>
      <source>Turns from the first attack until the French fortify</source>
      <translation>Züge vom ersten Angriff, bis die Franzosen sich eingraben</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.movement</name>
    <message>
      <source>More for a mechanized unit at a river</source>
      <translation>Mehr für eine mechanisierte Einheit an einem Fluss</translation>
    </message>
    <message>
      <source>Movement allowance of mechanized and motorized units in snow</source>
      <translation>Bewegungsmaß mechanisierter und motorisierter Einheiten im Schnee</translation>
    </message>
    <message>
      <source>Case 57.1 at the eastern edge</source>
      <translation>Fall 57.1 am Ostrand</translation>
    </message>
    <message>
      <source>Case 57.1 at the western edge</source>
      <translation>Fall 57.1 am Westrand</translation>
    </message>
    <message>
      <source>Case 57.1 at the southern edge</source>
      <translation>Fall 57.1 am Südrand</translation>
    </message>
    <message>
      <source>Case 57.1 at the northern edge</source>
      <translation>Fall 57.1 am Nordrand</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.options</name>
    <message>
      <source>First turn of the campaign</source>
      <translation>Erster Zug des Feldzugs</translation>
    </message>
    <message>
      <source>The turn in which the campaign begins, as turn, cycle and year.</source>
      <translation>Der Zug, in dem der Feldzug beginnt, als Zug, Zyklus und Jahr.</translation>
    </message>
    <message>
      <source>Sequence of play</source>
      <translation>Spielfolge</translation>
    </message>
    <message>
      <source>Who moves when</source>
      <translation>Wer wann zieht</translation>
    </message>
    <message>
      <source>In which order the players move in a turn; the corrections do not say it, so look at your rules.</source>
      <translation>In welcher Reihenfolge die Spieler in einem Zug ziehen; die Berichtigungen sagen es nicht, also in den eigenen Regeln nachsehen.</translation>
    </message>
    <message>
      <source>Axis, Allied, Soviet</source>
      <translation>Achse, Alliierte, Sowjets</translation>
    </message>
    <message>
      <source>Axis, Soviet, Allied</source>
      <translation>Achse, Sowjets, Alliierte</translation>
    </message>
    <message>
      <source>Allied, Axis, Soviet</source>
      <translation>Alliierte, Achse, Sowjets</translation>
    </message>
    <message>
      <source>Soviet, Axis, Allied</source>
      <translation>Sowjets, Achse, Alliierte</translation>
    </message>
    <message>
      <source>Which corrections you play with. The program works by version 1.4: where 1.2 differs, enter what it says as house rules.</source>
      <translation>Mit welchen Berichtigungen gespielt wird. Das Programm arbeitet nach Fassung 1.4: wo 1.2 abweicht, das als Hausregel eintragen.</translation>
    </message>
    <message>
      <source>Version 1.4, of 1984</source>
      <translation>Fassung 1.4, von 1984</translation>
    </message>
    <message>
      <source>Version 1.2, of 1981, with your own corrections</source>
      <translation>Fassung 1.2, von 1981, mit eigenen Berichtigungen</translation>
    </message>
    <message>
      <source>Where the cycles begin</source>
      <translation>Wo die Zyklen beginnen</translation>
    </message>
    <message>
      <source>Whether a strategic cycle comes before each first turn by the calendar, or after every fourth turn that was played.</source>
      <translation>Ob ein strategischer Zyklus vor jedem ersten Zug nach dem Kalender kommt, oder nach jedem vierten gespielten Zug.</translation>
    </message>
    <message>
      <source>By the calendar</source>
      <translation>Nach dem Kalender</translation>
    </message>
    <message>
      <source>From the start of the scenario</source>
      <translation>Vom Beginn des Szenarios</translation>
    </message>
    <message>
      <source>How many cycles of four turns make a year.</source>
      <translation>Wie viele Zyklen von vier Zügen ein Jahr ergeben.</translation>
    </message>
    <message>
      <source>Thirteen</source>
      <translation>Dreizehn</translation>
    </message>
    <message>
      <source>Twelve</source>
      <translation>Zwölf</translation>
    </message>
    <message>
      <source>Repairing and converting in one turn</source>
      <translation>Instandsetzen und Umspuren in einem Zug</translation>
    </message>
    <message>
      <source>Whether a repair unit may repair some hexes and convert others in the same turn, each within its number.</source>
      <translation>Ob eine Bautruppe im selben Zug einige Hexfelder instand setzen und andere umspuren darf, jedes in seiner Zahl.</translation>
    </message>
    <message>
      <source>Whether the two units by sea are counted for each Amphibious Point that serves as a minor port, or for the hex.</source>
      <translation>Ob die zwei Einheiten zur See für jeden Landungspunkt gezählt werden, der als kleiner Hafen dient, oder für das Hexfeld.</translation>
    </message>
    <message>
      <source>For each Amphibious Point</source>
      <translation>Für jeden Landungspunkt</translation>
    </message>
    <message>
      <source>For the hex</source>
      <translation>Für das Hexfeld</translation>
    </message>
    <message>
      <source>Half the strength of a drop</source>
      <translation>Halbe Stärke eines Absprungs</translation>
    </message>
    <message>
      <source>Whether half the strength of airborne units keeps its fraction.</source>
      <translation>Ob die halbe Stärke von Luftlandeeinheiten ihren Bruch behält.</translation>
    </message>
    <message>
      <source>It keeps its fraction</source>
      <translation>Sie behält ihren Bruch</translation>
    </message>
    <message>
      <source>Units that were disbanded</source>
      <translation>Aufgelöste Einheiten</translation>
    </message>
    <message>
      <source>Whether a unit that was disbanded can be rebuilt later, as one that was lost.</source>
      <translation>Ob eine aufgelöste Einheit später wieder aufgestellt werden kann wie eine verlorene.</translation>
    </message>
    <message>
      <source>The gap in the table of air attrition</source>
      <translation>Die Lücke in der Tabelle des Luftverschleißes</translation>
    </message>
    <message>
      <source>The table is printed up to 711 and goes on at 720: whether the band before the last ends at 719, or 712 to 719 are yours to settle.</source>
      <translation>Die Tabelle ist bis 711 gedruckt und geht bei 720 weiter: ob die vorletzte Stufe bei 719 endet, oder über 712 bis 719 zu einigen ist.</translation>
    </message>
    <message>
      <source>The band ends at 719</source>
      <translation>Die Stufe endet bei 719</translation>
    </message>
    <message>
      <source>As printed; the players settle it</source>
      <translation>Wie gedruckt; die Spieler einigen sich</translation>
    </message>
    <message>
      <source>Six to one exactly</source>
      <translation>Genau sechs zu eins</translation>
    </message>
    <message>
      <source>Whether there is air combat at exactly six to one.</source>
      <translation>Ob es bei genau sechs zu eins Luftkampf gibt.</translation>
    </message>
    <message>
      <source>There is: only more prevents it</source>
      <translation>Es gibt ihn: erst mehr verhindert ihn</translation>
    </message>
    <message>
      <source>There is none</source>
      <translation>Es gibt keinen</translation>
    </message>
    <message>
      <source>Attrition in turns of air combat</source>
      <translation>Verschleiß in Zügen mit Luftkampf</translation>
    </message>
    <message>
      <source>Whether points count for attrition only in turns without air combat, or in all.</source>
      <translation>Ob Punkte nur in Zügen ohne Luftkampf für den Verschleiß zählen, oder in allen.</translation>
    </message>
    <message>
      <source>Only without air combat</source>
      <translation>Nur ohne Luftkampf</translation>
    </message>
    <message>
      <source>In all turns</source>
      <translation>In allen Zügen</translation>
    </message>
    <message>
      <source>Nations that attrition hits</source>
      <translation>Nationen, die der Verschleiß trifft</translation>
    </message>
    <message>
      <source>Whether only the nations that the rule names lose points, or every nation at war.</source>
      <translation>Ob nur die Nationen Punkte verlieren, die die Regel nennt, oder jede Nation im Krieg.</translation>
    </message>
    <message>
      <source>Those that are named</source>
      <translation>Die genannten</translation>
    </message>
    <message>
      <source>Every nation at war</source>
      <translation>Jede Nation im Krieg</translation>
    </message>
    <message>
      <source>Exposed for a part of a cycle</source>
      <translation>Für einen Teil eines Zyklus ausgesetzt</translation>
    </message>
    <message>
      <source>Whether only the turns count in which a nation was exposed, or all four.</source>
      <translation>Ob nur die Züge zählen, in denen eine Nation ausgesetzt war, oder alle vier.</translation>
    </message>
    <message>
      <source>The turns in which it was exposed</source>
      <translation>Die Züge, in denen sie ausgesetzt war</translation>
    </message>
    <message>
      <source>All four</source>
      <translation>Alle vier</translation>
    </message>
    <message>
      <source>Attrition without an air war</source>
      <translation>Verschleiß ohne Luftkrieg</translation>
    </message>
    <message>
      <source>Whether attrition stops on a front where no air war is possible.</source>
      <translation>Ob der Verschleiß an einer Front aufhört, an der kein Luftkrieg möglich ist.</translation>
    </message>
    <message>
      <source>A unit at both ends of its voyage</source>
      <translation>Eine Einheit an beiden Enden ihrer Fahrt</translation>
    </message>
    <message>
      <source>Whether a unit may be attacked where it embarks and again where it lands.</source>
      <translation>Ob eine Einheit angegriffen werden darf, wo sie sich einschifft, und noch einmal, wo sie landet.</translation>
    </message>
    <message>
      <source>Half a movement allowance</source>
      <translation>Halbes Bewegungsmaß</translation>
    </message>
    <message>
      <source>Whether half of an odd movement allowance keeps its fraction.</source>
      <translation>Ob die Hälfte eines ungeraden Bewegungsmaßes ihren Bruch behält.</translation>
    </message>
    <message>
      <source>Turns that transferred points take</source>
      <translation>Züge, die verlegte Punkte brauchen</translation>
    </message>
    <message>
      <source>How many turns Replacement Points are on the way from one front to another; your rules say it.</source>
      <translation>Wie viele Züge Ersatzpunkte von einer Front zur anderen unterwegs sind; die eigenen Regeln sagen es.</translation>
    </message>
    <message>
      <source>Types rebuilt for two points</source>
      <translation>Typen, die zwei Punkte neu bilden</translation>
    </message>
    <message>
      <source>The types of units that 7.27 and 17.25 name, such as airborne, marine; your rules say which. If none is named, any type is rebuilt so.</source>
      <translation>Die Einheitentypen, die 7.27 und 17.25 nennen, etwa Luftlandetruppen, Marineinfanterie; welche, sagen die eigenen Regeln. Ist keiner genannt, wird jeder Typ so neu gebildet.</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.phase_cases</name>
    <message>
      <source>The weather of the turn sets what repair units do, and what snow does to movement.</source>
      <translation>Das Wetter des Zuges bestimmt, was Bautruppen tun und was Schnee mit der Bewegung macht.</translation>
    </message>
    <message>
      <source>Blocked hexsides of lakes are open while they are frozen, for 77.2 as well.</source>
      <translation>Gesperrte Seeseiten sind offen, solange sie gefroren sind, auch für 77.2.</translation>
    </message>
    <message>
      <source>Finns and Soviets have advantages in the Severe area that Sweden does not have.</source>
      <translation>Finnen und Sowjets haben im strengen Gebiet Vorteile, die Schweden nicht hat.</translation>
    </message>
    <message>
      <source>A voyage can be interdicted where it starts and where it ends.</source>
      <translation>Eine Fahrt kann gesperrt werden, wo sie beginnt und wo sie endet.</translation>
    </message>
    <message>
      <source>Ranges of air points may be traced from Gibraltar.</source>
      <translation>Reichweiten von Luftpunkten dürfen von Gibraltar aus gemessen werden.</translation>
    </message>
    <message>
      <source>Two points rebuild only the units that your rules name; the options of the campaign can say which types they are.</source>
      <translation>Zwei Punkte bilden nur die Einheiten neu, die die eigenen Regeln nennen; die Optionen der Kampagne können sagen, welche Typen das sind.</translation>
    </message>
    <message>
      <source>A blocked hexside with a railway is open to rail movement and repair units alone, in any weather; a frozen lake and 77.2 are the exceptions.</source>
      <translation>Eine gesperrte Hexseite mit einer Bahn ist nur für Bahnfahrt und Bautruppen, bei jedem Wetter; ein zugefrorener See und 77.2 sind die Ausnahmen.</translation>
    </message>
    <message>
      <source>Cavalry pays the movement costs of infantry.</source>
      <translation>Kavallerie zahlt die Bewegungskosten von Infanterie.</translation>
    </message>
    <message>
      <source>Units moved by rail may get off and fight.</source>
      <translation>Mit der Bahn bewegte Einheiten dürfen aussteigen und kämpfen.</translation>
    </message>
    <message>
      <source>The way to a beach need not lead through the hex that makes a beach of it.</source>
      <translation>Der Weg zu einem Strand muss nicht durch das Hexfeld führen, das ihn zum Strand macht.</translation>
    </message>
    <message>
      <source>Units on a beach stack as anywhere else, with Amphibious Points in addition.</source>
      <translation>Einheiten auf einem Strand stapeln wie überall; Landungspunkte stehen zusätzlich dort.</translation>
    </message>
    <message>
      <source>Ranges of aircraft and of assaults from the sea may be traced from Gibraltar.</source>
      <translation>Reichweiten von Flugzeugen und von Landungen dürfen von Gibraltar aus gemessen werden.</translation>
    </message>
    <message>
      <source>A unit dropped into a hex without enemies stops retreats; it does not stop supply, and has no zone of control.</source>
      <translation>Eine in ein feindfreies Hexfeld abgesprungene Einheit verhindert Rückzüge; sie sperrt keine Versorgung und hat keine Kontrollzone.</translation>
    </message>
    <message>
      <source>No drop into a battle or an empty hex that cannot be in supply when the Air Interdiction Phase ends.</source>
      <translation>Kein Absprung in eine Schlacht oder ein leeres Hexfeld, das am Ende der Luftsperrphase nicht versorgt sein kann.</translation>
    </message>
    <message>
      <source>In the Severe area in snow a Mobile Supply unit moves by rail or through combat, and in no other way.</source>
      <translation>Im strengen Gebiet bewegt sich eine bewegliche Versorgungseinheit bei Schnee mit der Bahn oder durch Kampf und auf keine andere Art.</translation>
    </message>
    <message>
      <source>Zones of control of armor and mechanized units reach from rough, woods and swamp into clear hexes.</source>
      <translation>Kontrollzonen von Panzer- und mechanisierten Einheiten reichen aus rauem Gelände, Wald und Sumpf in klare Hexfelder.</translation>
    </message>
    <message>
      <source>Zones of control do not cross the border of a country until the Movement Phase that violates it is over; they do cross those of countries at war from the start.</source>
      <translation>Kontrollzonen überschreiten die Grenze eines Landes nicht, bis die Bewegungsphase vorbei ist, die sie verletzt; die von Ländern, die von Beginn an Krieg führen, überschreiten sie.</translation>
    </message>
    <message>
      <source>Air interdiction and zones of control make no supply path longer.</source>
      <translation>Luftsperre und Kontrollzonen verlängern keinen Versorgungsweg.</translation>
    </message>
    <message>
      <source>Only terrain, weather and weather area make a supply path longer; 14.52 is the one exception.</source>
      <translation>Gelände, Wetter und Wettergebiet verlängern einen Versorgungsweg, und sonst nichts außer 14.52.</translation>
    </message>
    <message>
      <source>Supply across water takes no Naval Transport Point, except under 37.57.</source>
      <translation>Versorgung über Wasser braucht keinen Seetransportpunkt, außer nach 37.57.</translation>
    </message>
    <message>
      <source>Units ashore may join an assault at full strength, and take losses with it.</source>
      <translation>Einheiten an Land dürfen sich mit voller Stärke an einer Landung beteiligen und Verluste nehmen.</translation>
    </message>
    <message>
      <source>Only units on a map section fight.</source>
      <translation>Nur Einheiten auf einem Kartenteil kämpfen.</translation>
    </message>
    <message>
      <source>Mixed attackers use whichever of their Combat Results Tables helps them most.</source>
      <translation>Gemischte Angreifer nehmen die ihrer Kampftabellen, die ihnen am meisten hilft.</translation>
    </message>
    <message>
      <source>A stack that retreats may be split, and must be if it would be overstacked.</source>
      <translation>Ein Stapel, der sich zurückzieht, darf geteilt werden, und muss es, wo er zu groß wäre.</translation>
    </message>
    <message>
      <source>The Axis may trace supply by sea while its enemies fight.</source>
      <translation>Die Achse darf zur See versorgt werden, während ihre Feinde kämpfen.</translation>
    </message>
    <message>
      <source>Airborne units attack at half strength in the phase of their drop, and never at odds below the least of the rule.</source>
      <translation>Luftlandeeinheiten greifen in der Phase ihres Absprungs mit halber Stärke an, und nie unter dem Mindestverhältnis der Regel.</translation>
    </message>
    <message>
      <source>In a battle over several hexes all units of a side choose alike; the attacker pays the loss once.</source>
      <translation>In einem Gefecht über mehrere Felder wählen alle Einheiten einer Seite gleich; der Angreifer zahlt den Verlust einmal.</translation>
    </message>
    <message>
      <source>On DE a unit that can form a kampfgruppe or battlegroup becomes one; it is not eliminated.</source>
      <translation>Bei DE wird eine Einheit, die eine Kampfgruppe bilden kann, zu einer; sie wird nicht vernichtet.</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.rail</name>
    <message>
      <source>Axis and Allied, Severe area, clear: repaired</source>
      <translation>Achse/Alliierte, streng, klar: instand gesetzt</translation>
    </message>
    <message>
      <source>Axis and Allied, Severe area, clear: converted</source>
      <translation>Achse/Alliierte, streng, klar: umgespurt</translation>
    </message>
    <message>
      <source>Axis and Allied, Severe area, mud: repaired</source>
      <translation>Achse/Alliierte, streng, Schlamm: instand gesetzt</translation>
    </message>
    <message>
      <source>Axis and Allied, Severe area, mud: converted</source>
      <translation>Achse/Alliierte, streng, Schlamm: umgespurt</translation>
    </message>
    <message>
      <source>Axis and Allied, Severe area, snow: repaired</source>
      <translation>Achse/Alliierte, streng, Schnee: instand gesetzt</translation>
    </message>
    <message>
      <source>Axis and Allied, Severe area, snow: converted</source>
      <translation>Achse/Alliierte, streng, Schnee: umgespurt</translation>
    </message>
    <message>
      <source>Axis and Allied, Moderate area, clear: repaired</source>
      <translation>Achse/Alliierte, gemäßigt, klar: instand gesetzt</translation>
    </message>
    <message>
      <source>Axis and Allied, Moderate area, clear: converted</source>
      <translation>Achse/Alliierte, gemäßigt, klar: umgespurt</translation>
    </message>
    <message>
      <source>Axis and Allied, Moderate area, mud: repaired</source>
      <translation>Achse/Alliierte, gemäßigt, Schlamm: instand gesetzt</translation>
    </message>
    <message>
      <source>Axis and Allied, Moderate area, mud: converted</source>
      <translation>Achse/Alliierte, gemäßigt, Schlamm: umgespurt</translation>
    </message>
    <message>
      <source>Axis and Allied, Moderate area, snow: repaired</source>
      <translation>Achse/Alliierte, gemäßigt, Schnee: instand gesetzt</translation>
    </message>
    <message>
      <source>Axis and Allied, Moderate area, snow: converted</source>
      <translation>Achse/Alliierte, gemäßigt, Schnee: umgespurt</translation>
    </message>
    <message>
      <source>Soviet, Severe area, clear: repaired</source>
      <translation>Sowjets, streng, klar: instand gesetzt</translation>
    </message>
    <message>
      <source>Soviet, Severe area, clear: converted</source>
      <translation>Sowjets, streng, klar: umgespurt</translation>
    </message>
    <message>
      <source>Soviet, Severe area, mud: repaired</source>
      <translation>Sowjets, streng, Schlamm: instand gesetzt</translation>
    </message>
    <message>
      <source>Soviet, Severe area, mud: converted</source>
      <translation>Sowjets, streng, Schlamm: umgespurt</translation>
    </message>
    <message>
      <source>Soviet, Severe area, snow: repaired</source>
      <translation>Sowjets, streng, Schnee: instand gesetzt</translation>
    </message>
    <message>
      <source>Soviet, Severe area, snow: converted</source>
      <translation>Sowjets, streng, Schnee: umgespurt</translation>
    </message>
    <message>
      <source>Soviet, Moderate area, clear: repaired</source>
      <translation>Sowjets, gemäßigt, klar: instand gesetzt</translation>
    </message>
    <message>
      <source>Soviet, Moderate area, clear: converted</source>
      <translation>Sowjets, gemäßigt, klar: umgespurt</translation>
    </message>
    <message>
      <source>Soviet, Moderate area, mud: repaired</source>
      <translation>Sowjets, gemäßigt, Schlamm: instand gesetzt</translation>
    </message>
    <message>
      <source>Soviet, Moderate area, mud: converted</source>
      <translation>Sowjets, gemäßigt, Schlamm: umgespurt</translation>
    </message>
    <message>
      <source>Soviet, Moderate area, snow: repaired</source>
      <translation>Sowjets, gemäßigt, Schnee: instand gesetzt</translation>
    </message>
    <message>
      <source>Soviet, Moderate area, snow: converted</source>
      <translation>Sowjets, gemäßigt, Schnee: umgespurt</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.replacements</name>
    <message>
      <source>Cost of rebuilding one of the units named</source>
      <translation>Kosten der Wiederaufstellung einer der genannten Einheiten</translation>
    </message>
    <message>
      <source>Replacement Points for a unit that is disbanded</source>
      <translation>Ersatzpunkte für eine aufgelöste Einheit</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.sea</name>
    <message>
      <source>Most hexes over water</source>
      <translation>Die meisten Hexfelder über Wasser</translation>
    </message>
    <message>
      <source>Most hexes from major supply</source>
      <translation>Die meisten Hexfelder von großer Versorgung</translation>
    </message>
    <message>
      <source>Strength of units ashore that join</source>
      <translation>Stärke beteiligter Einheiten an Land</translation>
    </message>
    <message>
      <source>Mud, Snow</source>
      <translation>Schlamm, Schnee</translation>
    </message>
    <message>
      <source>Landing at Genoa, C2428</source>
      <translation>Landung in Genua, C2428</translation>
    </message>
    <message>
      <source>south of Bergen</source>
      <translation>südlich von Bergen</translation>
    </message>
    <message>
      <source>Landing south of Bergen, B5519</source>
      <translation>Landung südlich von Bergen, B5519</translation>
    </message>
    <message>
      <source>B5616 is an island without a port</source>
      <translation>B5616 ist eine Insel ohne Hafen</translation>
    </message>
    <message>
      <source>B5617 is an island without a port</source>
      <translation>B5617 ist eine Insel ohne Hafen</translation>
    </message>
    <message>
      <source>Units through an Amphibious Point</source>
      <translation>Einheiten durch einen Landungspunkt</translation>
    </message>
    <message>
      <source>Amphibious Points in a hex</source>
      <translation>Landungspunkte in einem Hexfeld</translation>
    </message>
    <message>
      <source>Replacement Points for emergency transport</source>
      <translation>Ersatzpunkte für Nottransport</translation>
    </message>
    <message>
      <source>Turns of the long way</source>
      <translation>Züge des langen Weges</translation>
    </message>
    <message>
      <source>Turns with Air-Sea Interdiction</source>
      <translation>Züge mit Luft-See-Sperre</translation>
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.supply</name>
    <message>
      <source>To a Mobile Supply unit</source>
      <translation>Zu einer mobilen Versorgungseinheit</translation>
    </message>
    <message>
      <source>To a minor port</source>
      <translation>Zu einem kleinen Hafen</translation>
    </message>
    <message>
      <source>To an Amphibious Point as a minor port</source>
      <translation>Zu einem Landungspunkt als kleinem Hafen</translation>
    </message>
    <message>
      <source>Mobile Supply units of a path in the Severe area</source>
      <translation>Mobile Versorgungseinheiten eines Weges im strengen Gebiet</translation>
    </message>
    <message>
      <source>Air and amphibious ranges from Gibraltar</source>
      <translation>Luft- und Landungsreichweiten von Gibraltar</translation>
    </message>
  </context>
</TS>
