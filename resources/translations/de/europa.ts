<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.europa</name>
    <message>
      <source>Enter weather, cities and lines; receive, convert, and close the stock.</source>
      <translation>Wetter, Städte und Linien eintragen; einnehmen, umwandeln und den Bestand abschließen.</translation>
    </message>
    <message>
      <source>clear</source>
      <translation>klar</translation>
    </message>
    <message>
      <source>mud</source>
      <translation>Schlamm</translation>
    </message>
    <message>
      <source>snow</source>
      <translation>Schnee</translation>
    </message>
    <message>
      <source>frost</source>
      <translation>Frost</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>siege</source>
      <translation>Belagerung</translation>
    </message>
    <message>
      <source>held</source>
      <translation>gehalten</translation>
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
      <source>Say which units are in supply, unsupplied or isolated; the others stay as they were.</source>
      <translation>Angeben, welche Einheiten versorgt, unversorgt oder eingeschlossen sind; die übrigen bleiben, wie sie waren.</translation>
    </message>
    <message>
      <source>units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Count the links of a trace; whether it holds sets the state of the units.</source>
      <translation>Die Glieder eines Versorgungswegs zählen; ob er hält, setzt den Zustand der Einheiten.</translation>
    </message>
    <message>
      <source>overland</source>
      <translation>über Land</translation>
    </message>
    <message>
      <source>road</source>
      <translation>Straße</translation>
    </message>
    <message>
      <source>truck</source>
      <translation>Lkw</translation>
    </message>
    <message>
      <source>rail</source>
      <translation>Bahn</translation>
    </message>
    <message>
      <source>hexes</source>
      <translation>Hexfelder</translation>
    </message>
    <message>
      <source>Give up an isolated stack for infantry points; decide before its roll.</source>
      <translation>Einen eingeschlossenen Stapel gegen Infanteriepunkte aufgeben; die Wahl fällt vor seinem Wurf.</translation>
    </message>
    <message>
      <source>Roll for an isolated stack, and take half of its strength where the roll fails.</source>
      <translation>Für einen eingeschlossenen Stapel würfeln und ihm bei misslungenem Wurf die halbe Stärke nehmen.</translation>
    </message>
    <message>
      <source>Place the units that arrive in this turn; enter a hex where you keep one.</source>
      <translation>Die Einheiten aufstellen, die in diesem Zug eintreffen; ein Hexfeld eintragen, wo eines geführt wird.</translation>
    </message>
    <message>
      <source>Spend a Resource Point on a fort or an airfield.</source>
      <translation>Einen Rohstoffpunkt für ein Fort oder ein Flugfeld ausgeben.</translation>
    </message>
    <message>
      <source>fort</source>
      <translation>Fort</translation>
    </message>
    <message>
      <source>airfield</source>
      <translation>Flugplatz</translation>
    </message>
    <message>
      <source>Say where Resource Points are, or move them by rail.</source>
      <translation>Angeben, wo Rohstoffpunkte liegen, oder sie mit der Bahn verlegen.</translation>
    </message>
    <message>
      <source>arctic</source>
      <translation>Arktis</translation>
    </message>
    <message>
      <source>Burn Resource Points for rail capacity this game turn.</source>
      <translation>Rohstoffpunkte für Bahnkapazität in diesem Spielzug verbrauchen.</translation>
    </message>
    <message>
      <source>Take a destroyed or abandoned fort or airfield off the books.</source>
      <translation>Ein zerstörtes oder aufgegebenes Fort oder Flugfeld aus den Büchern nehmen.</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>abgebrochen</translation>
    </message>
    <message>
      <source>Note what lowers the stacking limit of a hex.</source>
      <translation>Zu einem Hexfeld festhalten, was seine Stapelgrenze senkt.</translation>
    </message>
    <message>
      <source>Note which rivers run along hexsides, for battles, overruns and moves across them.</source>
      <translation>Festhalten, welcher Fluss an Hexfeldseiten liegt, für Gefechte, Überrennen und Bewegung darüber.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>Enter how far from the border units are; those that may not start there get a warning.</source>
      <translation>Eintragen, wie weit Einheiten von der Grenze stehen; wer dort nicht beginnen darf, wird gemeldet.</translation>
    </message>
    <message>
      <source>army</source>
      <translation>Armee</translation>
    </message>
    <message>
      <source>mech</source>
      <translation>mechanisiert</translation>
    </message>
    <message>
      <source>other</source>
      <translation>andere</translation>
    </message>
    <message>
      <source>reserve</source>
      <translation>Reserve</translation>
    </message>
    <message>
      <source>axis</source>
      <translation>Achse</translation>
    </message>
    <message>
      <source>Enter a Soviet factory, its upgrade, its move to the Urals, or its loss.</source>
      <translation>Eine sowjetische Fabrik, ihren Ausbau, ihre Verlegung in den Ural oder ihren Verlust eintragen.</translation>
    </message>
    <message>
      <source>new</source>
      <translation>neu</translation>
    </message>
    <message>
      <source>upgraded</source>
      <translation>ausgebaut</translation>
    </message>
    <message>
      <source>moved</source>
      <translation>verlegt</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>verloren</translation>
    </message>
    <message>
      <source>retaken</source>
      <translation>zurückerobert</translation>
    </message>
    <message>
      <source>Take the replacement points of this turn: special, regular, and those that waited.</source>
      <translation>Die Ersatzpunkte dieses Zuges nehmen: besondere, reguläre und solche, die gewartet haben.</translation>
    </message>
    <message>
      <source>hits</source>
      <translation>Treffer</translation>
    </message>
    <message>
      <source>Spend replacement points on units of the dead pile and on cadres.</source>
      <translation>Ersatzpunkte für Einheiten unter den Verlusten und für Kader ausgeben.</translation>
    </message>
    <message>
      <source>Infantry price</source>
      <translation>Preis Infanterie</translation>
    </message>
    <message>
      <source>Price by hand, infantry: to full strength by your chart</source>
      <translation>Preis von Hand, Infanterie: auf volle Stärke nach eigener Tabelle</translation>
    </message>
    <message>
      <source>Price by hand, armor: to full strength by your chart</source>
      <translation>Preis von Hand, Panzer: auf volle Stärke nach eigener Tabelle</translation>
    </message>
    <message>
      <source>Artillery price</source>
      <translation>Preis Artillerie</translation>
    </message>
    <message>
      <source>Price by hand, artillery: to full strength by your chart</source>
      <translation>Preis von Hand, Artillerie: auf volle Stärke nach eigener Tabelle</translation>
    </message>
    <message>
      <source>Disband the tank and mechanised divisions from before the war for armor points.</source>
      <translation>Die Panzer- und mechanisierten Divisionen der Vorkriegszeit gegen Panzerpunkte auflösen.</translation>
    </message>
    <message>
      <source>Credit replacement points of change or of a breakout; they can be used later.</source>
      <translation>Ersatzpunkte aus Rückgewinn oder einem Ausbruch gutschreiben; sie sind später nutzbar.</translation>
    </message>
    <message>
      <source>Enter the air groups of the scenario in books that hold none.</source>
      <translation>Die Luftgruppen des Szenarios in Bücher eintragen, die noch keine führen.</translation>
    </message>
    <message>
      <source>Roll for the groups in the EFT and EET boxes.</source>
      <translation>Für die Gruppen in den Boxen EFT und EET würfeln.</translation>
    </message>
    <message>
      <source>stays</source>
      <translation>bleibt</translation>
    </message>
    <message>
      <source>Receive air groups and Group Allowance.</source>
      <translation>Luftgruppen und Gruppenkontingent einnehmen.</translation>
    </message>
    <message>
      <source>Remnants to EFT</source>
      <translation>Remnants nach EFT</translation>
    </message>
    <message>
      <source>EFT to Ready</source>
      <translation>EFT nach Ready</translation>
    </message>
    <message>
      <source>EET to Ready</source>
      <translation>EET nach Ready</translation>
    </message>
    <message>
      <source>hold</source>
      <translation>zurückhalten</translation>
    </message>
    <message>
      <source>full group</source>
      <translation>volle Gruppe</translation>
    </message>
    <message>
      <source>bomber</source>
      <translation>Bomber</translation>
    </message>
    <message>
      <source>support</source>
      <translation>Unterstützung</translation>
    </message>
    <message>
      <source>transport</source>
      <translation>Transporter</translation>
    </message>
    <message>
      <source>Roll for the groups that are inoperable.</source>
      <translation>Für die nicht einsatzbereiten Gruppen würfeln.</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>Place groups at bases, move them from base to base, or take them off the map.</source>
      <translation>Gruppen auf Flugplätze stellen, von Platz zu Platz verlegen oder von der Karte nehmen.</translation>
    </message>
    <message>
      <source>Enter an air base, change it, or say that it was hit or repaired.</source>
      <translation>Einen Flugplatz eintragen, ändern oder angeben, dass er getroffen oder instand gesetzt wurde.</translation>
    </message>
    <message>
      <source>add</source>
      <translation>hinzufügen</translation>
    </message>
    <message>
      <source>finish</source>
      <translation>beenden</translation>
    </message>
    <message>
      <source>damage</source>
      <translation>Schaden</translation>
    </message>
    <message>
      <source>dot</source>
      <translation>Punkt</translation>
    </message>
    <message>
      <source>reference</source>
      <translation>Nachschlagen</translation>
    </message>
    <message>
      <source>Damage: operable groups that become inoperable, as their owner picks; left blank where there is no choice</source>
      <translation>Schaden: einsatzbereite Gruppen, die nicht einsatzbereit werden, nach Wahl des Besitzers; leer, wo es keine Wahl gibt</translation>
    </message>
    <message>
      <source>Damage: inoperable groups drawn at random for Remnants, where none is operable any more; left blank where there is no choice</source>
      <translation>Schaden: nicht einsatzbereite Gruppen, für Remnants ausgelost, wo keine mehr einsatzbereit ist; leer, wo es keine Wahl gibt</translation>
    </message>
    <message>
      <source>Fly supply to a base with transport groups, which stay there.</source>
      <translation>Versorgung mit Transportgruppen zu einem Flugplatz fliegen, wo sie bleiben.</translation>
    </message>
    <message>
      <source>main</source>
      <translation>Haupt</translation>
    </message>
    <message>
      <source>escort</source>
      <translation>Begleitschutz</translation>
    </message>
    <message>
      <source>Place a mission with its groups, or change one before it begins.</source>
      <translation>Einen Einsatz mit seinen Gruppen ansetzen oder vor Beginn ändern.</translation>
    </message>
    <message>
      <source>yard</source>
      <translation>Verschiebebahnhof</translation>
    </message>
    <message>
      <source>city</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>resource</source>
      <translation>Rohstoff</translation>
    </message>
    <message>
      <source>port</source>
      <translation>Hafen</translation>
    </message>
    <message>
      <source>ship</source>
      <translation>Schiff</translation>
    </message>
    <message>
      <source>sweep</source>
      <translation>Jagdvorstoß</translation>
    </message>
    <message>
      <source>alert</source>
      <translation>Alarm</translation>
    </message>
    <message>
      <source>Take a mission back before it had any effect; its groups may fly another.</source>
      <translation>Einen Einsatz zurücknehmen, bevor etwas daraus wurde; seine Gruppen können einen anderen fliegen.</translation>
    </message>
    <message>
      <source>Resolve a fighter sweep, or interceptors against a mission.</source>
      <translation>Einen Jagdvorstoß oder Abfangjäger gegen einen Einsatz auswerten.</translation>
    </message>
    <message>
      <source>Let flak fire at the strike groups of a mission.</source>
      <translation>Flak auf die Angriffsgruppen eines Einsatzes schießen lassen.</translation>
    </message>
    <message>
      <source>Let the strike groups of a mission bomb or interdict, and go home.</source>
      <translation>Die Angriffsgruppen eines Einsatzes bombardieren oder abriegeln und heimkehren lassen.</translation>
    </message>
    <message>
      <source>Airfield: operable groups that become inoperable, as their owner picks; left blank where there is no choice</source>
      <translation>Flugfeld: einsatzbereite Gruppen, die nicht einsatzbereit werden, nach Wahl des Besitzers; leer, wo es keine Wahl gibt</translation>
    </message>
    <message>
      <source>Airfield: inoperable groups drawn at random for Remnants, where none is operable any more; left blank where there is no choice</source>
      <translation>Flugfeld: nicht einsatzbereite Gruppen, für Remnants ausgelost, wo keine mehr einsatzbereit ist; leer, wo es keine Wahl gibt</translation>
    </message>
    <message>
      <source>Missions that end without a strike; their groups are at their bases.</source>
      <translation>Einsätze, die ohne Angriff vorbei sind; ihre Gruppen stehen auf ihren Flugplätzen.</translation>
    </message>
    <message>
      <source>Enter what air combat and flak did to groups.</source>
      <translation>Eintragen, was Luftkampf und Flak den Gruppen angetan haben.</translation>
    </message>
    <message>
      <source>Every damaged base in supply repairs a hit after the Air Phase.</source>
      <translation>Jeder beschädigte, versorgte Flugplatz setzt nach der Luftphase einen Treffer instand.</translation>
    </message>
    <message>
      <source>Pay for the groups that fly missions this turn.</source>
      <translation>Die Gruppen bezahlen, die in diesem Zug Einsätze fliegen.</translation>
    </message>
    <message>
      <source>Draw the Soviet groups that the German strikes hit, wave by wave.</source>
      <translation>Die sowjetischen Gruppen ziehen, die die deutschen Schläge treffen, Welle für Welle.</translation>
    </message>
    <message>
      <source>Enter the hits on a yard, factory, supply city, Resource Point, air base or port.</source>
      <translation>Die Treffer auf einen Verschiebebahnhof, eine Fabrik, Versorgungsstadt, einen Rohstoffpunkt, Flugplatz oder Hafen eintragen.</translation>
    </message>
    <message>
      <source>Air base: operable groups that become inoperable, as their owner picks; left blank where there is no choice</source>
      <translation>Flugplatz: einsatzbereite Gruppen, die nicht einsatzbereit werden, nach Wahl des Besitzers; leer, wo es keine Wahl gibt</translation>
    </message>
    <message>
      <source>Air base: inoperable groups drawn at random for Remnants, where none is operable any more; left blank where there is no choice</source>
      <translation>Flugplatz: nicht einsatzbereite Gruppen, für Remnants ausgelost, wo keine mehr einsatzbereit ist; leer, wo es keine Wahl gibt</translation>
    </message>
    <message>
      <source>Say where a mission interdicts, and whether it places its zone.</source>
      <translation>Angeben, wo ein Einsatz abriegelt und ob er seine Zone legt.</translation>
    </message>
    <message>
      <source>The other side pays again for fighters on Patrol, where the campaign wants it.</source>
      <translation>Die andere Seite zahlt noch einmal für Jäger auf Patrouille, wo der Feldzug es verlangt.</translation>
    </message>
    <message>
      <source>Pay for mechanised divisions that move and fight.</source>
      <translation>Für mechanisierte Divisionen zahlen, die sich bewegen und kämpfen.</translation>
    </message>
    <message>
      <source>guards cav upgraded</source>
      <translation>Gardekavallerie, ausgebaut</translation>
    </message>
    <message>
      <source>guards cav</source>
      <translation>Gardekavallerie</translation>
    </message>
    <message>
      <source>cadre</source>
      <translation>Kader</translation>
    </message>
    <message>
      <source>cm sub division</source>
      <translation>mechanisiert unter Divisionsgröße</translation>
    </message>
    <message>
      <source>Charge units, and whatever else is carried, against this turn's rail capacity.</source>
      <translation>Einheiten und anderes Transportierte von der Bahnkapazität dieses Zuges nehmen.</translation>
    </message>
    <message>
      <source>operational</source>
      <translation>operativ</translation>
    </message>
    <message>
      <source>strategic</source>
      <translation>strategisch</translation>
    </message>
    <message>
      <source>breaks</source>
      <translation>Unterbrechungen</translation>
    </message>
    <message>
      <source>Enter the rail hexes that engineers convert to their own gauge.</source>
      <translation>Die Bahnhexfelder eintragen, die Pioniere auf die eigene Spurweite umspuren.</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>Enter a break by partisans or by the centre of an Interdiction Zone.</source>
      <translation>Eine Unterbrechung durch Partisanen oder durch den Mittelpunkt einer Abriegelungszone eintragen.</translation>
    </message>
    <message>
      <source>partisans</source>
      <translation>Partisanen</translation>
    </message>
    <message>
      <source>Check and mark units that move administratively.</source>
      <translation>Einheiten, die sich administrativ bewegen, prüfen und kennzeichnen.</translation>
    </message>
    <message>
      <source>Check a stack that overruns, and pay for it.</source>
      <translation>Einen Stapel prüfen, der überrennt, und dafür zahlen.</translation>
    </message>
    <message>
      <source>woods</source>
      <translation>Wald</translation>
    </message>
    <message>
      <source>rough</source>
      <translation>raues Gelände</translation>
    </message>
    <message>
      <source>wooded rough</source>
      <translation>bewaldetes raues Gelände</translation>
    </message>
    <message>
      <source>forest</source>
      <translation>Forst</translation>
    </message>
    <message>
      <source>swamp</source>
      <translation>Sumpf</translation>
    </message>
    <message>
      <source>sand</source>
      <translation>Sand</translation>
    </message>
    <message>
      <source>intermittent lake</source>
      <translation>zeitweiliger See</translation>
    </message>
    <message>
      <source>cleared</source>
      <translation>geräumt</translation>
    </message>
    <message>
      <source>Pay for attacks and bombardments.</source>
      <translation>Für Angriffe und Beschuss zahlen.</translation>
    </message>
    <message>
      <source>targets</source>
      <translation>Ziele</translation>
    </message>
    <message>
      <source>combats</source>
      <translation>Gefechte</translation>
    </message>
    <message>
      <source>Fire artillery or bombs at a hex: column, result, and what it costs the defender.</source>
      <translation>Ein Hexfeld mit Artillerie beschießen oder bombardieren: Spalte, Ergebnis und was es den Verteidiger kostet.</translation>
    </message>
    <message>
      <source>Artillery that bombards. A number alone is a unit's id</source>
      <translation>Artillerie, die beschießt. Eine Zahl allein ist die Id einer Einheit</translation>
    </message>
    <message>
      <source>half</source>
      <translation>halb</translation>
    </message>
    <message>
      <source>full</source>
      <translation>voll</translation>
    </message>
    <message>
      <source>oos</source>
      <translation>unversorgt</translation>
    </message>
    <message>
      <source>Losses of the defender. A number alone is a unit that loses a step</source>
      <translation>Verluste des Verteidigers. Eine Zahl allein ist eine Einheit, die einen Schritt verliert</translation>
    </message>
    <message>
      <source>Attack or overrun a hex: odds, result, losses of both sides, change and price.</source>
      <translation>Ein Hexfeld angreifen oder überrennen: Kräfteverhältnis, Ergebnis, Verluste beider Seiten, Rückgewinn und Preis.</translation>
    </message>
    <message>
      <source>Attacking units. A number alone is a unit's id</source>
      <translation>Angreifende Einheiten. Eine Zahl allein ist die Id einer Einheit</translation>
    </message>
    <message>
      <source>Losses of the attacker. A number alone is a unit that loses a step</source>
      <translation>Verluste des Angreifers. Eine Zahl allein ist eine Einheit, die einen Schritt verliert</translation>
    </message>
    <message>
      <source>Losses by enemy zones on the retreat. A number alone is a unit that loses a step</source>
      <translation>Verluste durch feindliche Kontrollzonen beim Rückzug. Eine Zahl allein ist eine Einheit, die einen Schritt verliert</translation>
    </message>
    <message>
      <source>Move units that retreat, or attackers that advance, to the hex where they end.</source>
      <translation>Zurückgehende Einheiten oder nachrückende Angreifer auf das Hexfeld setzen, in dem sie enden.</translation>
    </message>
    <message>
      <source>Pay again for divisions that move in the Exploitation Phase.</source>
      <translation>Noch einmal für Divisionen zahlen, die sich in der Ausnutzungsphase bewegen.</translation>
    </message>
    <message>
      <source>Air combat results</source>
      <translation>Ergebnisse des Luftkampfs</translation>
    </message>
    <message>
      <source>What a shot at an air group does, by the difference of ratings and the roll.</source>
      <translation>Was ein Schuss auf eine Luftgruppe bewirkt, nach dem Unterschied der Werte und dem Wurf.</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Air unit repair</source>
      <translation>Instandsetzung von Luftgruppen</translation>
    </message>
    <message>
      <source>Whether a group that is not operable is repaired, by nation or class of group and one die.</source>
      <translation>Ob eine nicht einsatzbereite Gruppe instand gesetzt wird, nach Nation oder Klasse der Gruppe und einem Würfel.</translation>
    </message>
    <message>
      <source>Recovery of lost groups</source>
      <translation>Rückkehr verlorener Gruppen</translation>
    </message>
    <message>
      <source>Where a group in the EFT or EET box goes, by box and one die.</source>
      <translation>Wohin eine Gruppe aus der EFT- oder der EET-Box kommt, nach Box und einem Würfel.</translation>
    </message>
    <message>
      <source>Bombardment results</source>
      <translation>Ergebnisse des Beschusses</translation>
    </message>
    <message>
      <source>What artillery and bombs do to a hex or a facility, by factors and the sum of two dice.</source>
      <translation>Was Artillerie und Bomben einem Hexfeld oder einer Anlage antun, nach Faktoren und der Summe zweier Würfel.</translation>
    </message>
    <message>
      <source>Flak results</source>
      <translation>Flakergebnisse</translation>
    </message>
    <message>
      <source>What flak does to the group it fires at, by strength and the roll.</source>
      <translation>Was Flak der beschossenen Gruppe antut, nach Stärke und Wurf.</translation>
    </message>
    <message>
      <source>Ground combat results</source>
      <translation>Ergebnisse des Bodenkampfs</translation>
    </message>
    <message>
      <source>What an attack does to both sides, by odds column and the sum of two dice.</source>
      <translation>Was ein Angriff beiden Seiten antut, nach Spalte des Verhältnisses und der Summe zweier Würfel.</translation>
    </message>
    <message>
      <source>Terrain effects on movement</source>
      <translation>Geländewirkung auf die Bewegung</translation>
    </message>
    <message>
      <source>What entering a hex costs, by terrain and weather; a river that is crossed comes on top. In Frost as in Clear.</source>
      <translation>Was das Betreten eines Hexfelds kostet, nach Gelände und Wetter; ein überquerter Fluss kommt hinzu. Bei Frost wie bei klarem Wetter.</translation>
    </message>
    <message>
      <source>Replacement points of the schedule</source>
      <translation>Ersatzpunkte des Zeitplans</translation>
    </message>
    <message>
      <source>How many replacement points a nation receives in a game turn by its own chart.</source>
      <translation>Wie viele Ersatzpunkte eine Nation in einem Spielzug nach ihrer eigenen Tabelle erhält.</translation>
    </message>
    <message>
      <source>Resource Points of the reinforcement schedule</source>
      <translation>Rohstoffpunkte des Verstärkungsplans</translation>
    </message>
    <message>
      <source>How many Resource Points arrive in a game turn beside the income from oil.</source>
      <translation>Wie viele Rohstoffpunkte in einem Spielzug neben den Einnahmen aus Öl eintreffen.</translation>
    </message>
    <message>
      <source>Special replacement costs</source>
      <translation>Besondere Ersatzkosten</translation>
    </message>
    <message>
      <source>What it costs to bring a cadre back to full strength, by kind of unit.</source>
      <translation>Was es kostet, einen Kader auf volle Stärke zu bringen, nach Art der Einheit.</translation>
    </message>
    <message>
      <source>Success table</source>
      <translation>Erfolgstabelle</translation>
    </message>
    <message>
      <source>Which rolls of one die succeed, by mission or attempt.</source>
      <translation>Welche Würfe eines Würfels gelingen, nach Einsatz oder Versuch.</translation>
    </message>
    <message>
      <source>Attempt</source>
      <translation>Versuch</translation>
    </message>
    <message>
      <source>Terrain effects on combat</source>
      <translation>Geländewirkung auf den Kampf</translation>
    </message>
    <message>
      <source>What the terrain of a hex and its hexside do to an attack and to a bombardment.</source>
      <translation>Was das Gelände eines Hexfelds und seiner Hexfeldseite bei Angriff und Beschuss bewirkt.</translation>
    </message>
    <message>
      <source>By how much the strength of units that are not winterized is changed, by month and nation.</source>
      <translation>Um wie viel sich die Stärke nicht winterfester Einheiten ändert, nach Monat und Nation.</translation>
    </message>
    <message>
      <source>What a side receives in its Initial Phase, and the limit of its stock.</source>
      <translation>Was eine Seite in ihrer Anfangsphase erhält, und die Grenze ihres Bestands.</translation>
    </message>
    <message>
      <source>cap base</source>
      <translation>Grundlage der Obergrenze</translation>
    </message>
    <message>
      <source>weather round</source>
      <translation>Wetterabzug runden</translation>
    </message>
    <message>
      <source>weather mixed bad pct</source>
      <translation>Prozentsatz bei gemischt schlechtem Wetter</translation>
    </message>
    <message>
      <source>weather on lend lease</source>
      <translation>Wetter wirkt auf Lend-Lease</translation>
    </message>
    <message>
      <source>ll east requires edge</source>
      <translation>Lend-Lease im Osten braucht Kartenrand</translation>
    </message>
    <message>
      <source>extra supply cities</source>
      <translation>zusätzliche Versorgungsstädte</translation>
    </message>
    <message>
      <source>City reached</source>
      <translation>Stadt erreicht</translation>
    </message>
    <message>
      <source>Whether a Soviet replacement city acts on the supply rates.</source>
      <translation>Ob eine sowjetische Ersatzstadt auf die Versorgungssätze wirkt.</translation>
    </message>
    <message>
      <source>headquarters</source>
      <translation>Hauptquartier</translation>
    </message>
    <message>
      <source>siege units</source>
      <translation>Belagerungseinheiten</translation>
    </message>
    <message>
      <source>The stock after income, conversions and the limit.</source>
      <translation>Der Bestand nach Einnahmen, Umwandlungen und der Grenze.</translation>
    </message>
    <message>
      <source>cap scope</source>
      <translation>Reichweite der Obergrenze</translation>
    </message>
    <message>
      <source>cap on weather change</source>
      <translation>Obergrenze bei Wetterwechsel</translation>
    </message>
    <message>
      <source>How many Resource Points to buy so that nothing is lost.</source>
      <translation>Wie viele Rohstoffpunkte zu kaufen sind, damit nichts verfällt.</translation>
    </message>
    <message>
      <source>Conversion allowed</source>
      <translation>Umwandlung erlaubt</translation>
    </message>
    <message>
      <source>Whether Resource Points may be bought or sold now.</source>
      <translation>Ob Rohstoffpunkte jetzt gekauft oder verkauft werden dürfen.</translation>
    </message>
    <message>
      <source>buy</source>
      <translation>kaufen</translation>
    </message>
    <message>
      <source>sell</source>
      <translation>verkaufen</translation>
    </message>
    <message>
      <source>convert needs rail</source>
      <translation>Umwandlung braucht Bahn</translation>
    </message>
    <message>
      <source>What activating air groups costs.</source>
      <translation>Was das Aktivieren von Luftgruppen kostet.</translation>
    </message>
    <message>
      <source>air sp mixing</source>
      <translation>Luft-SP mischen</translation>
    </message>
    <message>
      <source>What activating units in one phase costs.</source>
      <translation>Was das Aktivieren von Einheiten in einer Phase kostet.</translation>
    </message>
    <message>
      <source>rail move costs sp</source>
      <translation>Bahnbewegung kostet SP</translation>
    </message>
    <message>
      <source>What movement and exploitation cost in a player turn.</source>
      <translation>Was Bewegung und Ausnutzung in einem Spielerzug kosten.</translation>
    </message>
    <message>
      <source>exploit needs movement payment</source>
      <translation>Ausnutzung setzt bezahlte Bewegung voraus</translation>
    </message>
    <message>
      <source>What the attacks and bombardments of a Combat Phase cost.</source>
      <translation>Was die Angriffe und der Beschuss einer Gefechtsphase kosten.</translation>
    </message>
    <message>
      <source>sp rounding</source>
      <translation>SP runden</translation>
    </message>
    <message>
      <source>artillery support sp</source>
      <translation>SP für Artillerieunterstützung</translation>
    </message>
    <message>
      <source>unfunded attack</source>
      <translation>unbezahlter Angriff</translation>
    </message>
    <message>
      <source>What one overrun costs.</source>
      <translation>Was ein Überrennen kostet.</translation>
    </message>
    <message>
      <source>Whether all divisions of a stack can be paid, and what its attack is worth.</source>
      <translation>Ob alle Divisionen eines Stapels bezahlt werden können und was sein Angriff wert ist.</translation>
    </message>
    <message>
      <source>What a supply state leaves of a unit.</source>
      <translation>Was ein Versorgungszustand von einer Einheit übrig lässt.</translation>
    </message>
    <message>
      <source>cm division</source>
      <translation>mechanisierte Division</translation>
    </message>
    <message>
      <source>mixed stack state</source>
      <translation>Zustand gemischter Stapel</translation>
    </message>
    <message>
      <source>How many Resource Points a side starts with.</source>
      <translation>Mit wie vielen Rohstoffpunkten eine Seite beginnt.</translation>
    </message>
    <message>
      <source>start rp variant</source>
      <translation>Variante der Anfangs-RP</translation>
    </message>
    <message>
      <source>Resource income</source>
      <translation>Rohstoffeinnahmen</translation>
    </message>
    <message>
      <source>How many Resource Points a side receives in its Initial Phase.</source>
      <translation>Wie viele Rohstoffpunkte eine Seite in ihrer Anfangsphase erhält.</translation>
    </message>
    <message>
      <source>resource income start</source>
      <translation>Beginn der Rohstoffeinnahmen</translation>
    </message>
    <message>
      <source>Surprise supply</source>
      <translation>Überraschungsversorgung</translation>
    </message>
    <message>
      <source>What is left of the surprise turn's supply points, and of the stock.</source>
      <translation>Was von den Nachschubpunkten des Überraschungszugs und vom Bestand bleibt.</translation>
    </message>
    <message>
      <source>surprise may use stock</source>
      <translation>Überraschung darf Bestand nutzen</translation>
    </message>
    <message>
      <source>Soviet infantry replacements</source>
      <translation>Sowjetischer Infanterieersatz</translation>
    </message>
    <message>
      <source>The infantry points that Soviet cities and districts bring in a game turn.</source>
      <translation>Die Infanteriepunkte, die sowjetische Städte und Bezirke in einem Spielzug bringen.</translation>
    </message>
    <message>
      <source>rp lost when</source>
      <translation>RP verloren, wenn</translation>
    </message>
    <message>
      <source>rep hit type</source>
      <translation>Art der Treffer auf Ersatz</translation>
    </message>
    <message>
      <source>What bringing a unit back or to full strength costs, by kind of replacement points.</source>
      <translation>Was es kostet, eine Einheit zurückzubringen oder aufzufüllen, nach Art der Ersatzpunkte.</translation>
    </message>
    <message>
      <source>dead</source>
      <translation>vernichtet</translation>
    </message>
    <message>
      <source>cadre price</source>
      <translation>Preis für Kader</translation>
    </message>
    <message>
      <source>Whether a unit may be brought back or to full strength now.</source>
      <translation>Ob eine Einheit jetzt zurückgebracht oder aufgefüllt werden darf.</translation>
    </message>
    <message>
      <source>division</source>
      <translation>Division</translation>
    </message>
    <message>
      <source>From which game turn points from change, disbanding or Breakout can be used.</source>
      <translation>Ab welchem Spielzug Punkte aus Rückgewinn, Auflösung oder Ausbruch nutzbar sind.</translation>
    </message>
    <message>
      <source>change attacker</source>
      <translation>Rückgewinn Angreifer</translation>
    </message>
    <message>
      <source>change defender</source>
      <translation>Rückgewinn Verteidiger</translation>
    </message>
    <message>
      <source>change usable</source>
      <translation>Rückgewinn nutzbar</translation>
    </message>
    <message>
      <source>The armor points for Soviet divisions that must be disbanded, and when they can be used.</source>
      <translation>Die Panzerpunkte für sowjetische Divisionen, die aufgelöst werden müssen, und wann sie nutzbar sind.</translation>
    </message>
    <message>
      <source>How many points return for the losses of a nation, turn by turn.</source>
      <translation>Wie viele Punkte für die Verluste einer Nation zurückkehren, Zug für Zug.</translation>
    </message>
    <message>
      <source>sr round</source>
      <translation>besonderen Ersatz runden</translation>
    </message>
    <message>
      <source>sr to date</source>
      <translation>besonderer Ersatz bis heute</translation>
    </message>
    <message>
      <source>The armor and artillery points that Soviet factories bring in a game turn.</source>
      <translation>Die Panzer- und Artilleriepunkte, die sowjetische Fabriken in einem Spielzug bringen.</translation>
    </message>
    <message>
      <source>factory output</source>
      <translation>Fabrikleistung</translation>
    </message>
    <message>
      <source>factory scope</source>
      <translation>Geltung der Fabriken</translation>
    </message>
    <message>
      <source>factory relocation turns</source>
      <translation>Züge der Fabrikverlegung</translation>
    </message>
    <message>
      <source>Whether an isolated unit rolls for attrition this turn.</source>
      <translation>Ob eine eingeschlossene Einheit in diesem Zug auf Abnutzung würfelt.</translation>
    </message>
    <message>
      <source>What an attrition roll costs an isolated hex.</source>
      <translation>Was ein Abnutzungswurf ein eingeschlossenes Hexfeld kostet.</translation>
    </message>
    <message>
      <source>adjacent</source>
      <translation>benachbart</translation>
    </message>
    <message>
      <source>region</source>
      <translation>Region</translation>
    </message>
    <message>
      <source>north africa</source>
      <translation>Nordafrika</translation>
    </message>
    <message>
      <source>home</source>
      <translation>Heimat</translation>
    </message>
    <message>
      <source>The infantry replacement points that a breakout brings.</source>
      <translation>Die Infanterie-Ersatzpunkte, die ein Ausbruch bringt.</translation>
    </message>
    <message>
      <source>Supply link</source>
      <translation>Versorgungsglied</translation>
    </message>
    <message>
      <source>How long a link of a supply trace may be, and whether it holds.</source>
      <translation>Wie lang ein Glied eines Versorgungswegs sein darf und ob es hält.</translation>
    </message>
    <message>
      <source>source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>arctic mud length</source>
      <translation>Länge bei arktischem Schlamm</translation>
    </message>
    <message>
      <source>heavy terrain on road</source>
      <translation>schweres Gelände auf Straße</translation>
    </message>
    <message>
      <source>truck link reading</source>
      <translation>Lesart des Lkw-Glieds</translation>
    </message>
    <message>
      <source>arctic trucks</source>
      <translation>Lkw in der Arktis</translation>
    </message>
    <message>
      <source>Whether a supply trace holds, link by link from the unit.</source>
      <translation>Ob ein Versorgungsweg hält, Glied für Glied von der Einheit aus.</translation>
    </message>
    <message>
      <source>rail break cuts supply</source>
      <translation>Bahnunterbrechung trennt Versorgung</translation>
    </message>
    <message>
      <source>Special distance</source>
      <translation>Besondere Entfernung</translation>
    </message>
    <message>
      <source>Whether something is near enough to spend a Resource Point on it.</source>
      <translation>Ob etwas nah genug liegt, um dafür einen Rohstoffpunkt auszugeben.</translation>
    </message>
    <message>
      <source>Which links of a supply trace interdiction zones shorten.</source>
      <translation>Welche Glieder eines Versorgungswegs durch Abriegelungszonen kürzer werden.</translation>
    </message>
    <message>
      <source>Which rolls of a die place an interdiction zone.</source>
      <translation>Welche Würfelwürfe eine Abriegelungszone legen.</translation>
    </message>
    <message>
      <source>faces</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>What leaving a hex costs more, for zones of control and of interdiction.</source>
      <translation>Was das Verlassen eines Hexfelds wegen Kontroll- und Abriegelungszonen mehr kostet.</translation>
    </message>
    <message>
      <source>What entering a hex of an interdiction zone costs more.</source>
      <translation>Was das Betreten eines Hexfelds einer Abriegelungszone mehr kostet.</translation>
    </message>
    <message>
      <source>interdiction cm enter</source>
      <translation>Abriegelung: mechanisiertes Betreten</translation>
    </message>
    <message>
      <source>How many REs a nation moves by rail in a game turn.</source>
      <translation>Wie viele RE eine Nation in einem Spielzug mit der Bahn bewegt.</translation>
    </message>
    <message>
      <source>Soviet rail use</source>
      <translation>Sowjetische Bahnnutzung</translation>
    </message>
    <message>
      <source>How arrivals and other movement share the Soviet railways.</source>
      <translation>Wie sich Ankünfte und andere Bewegung die sowjetischen Bahnen teilen.</translation>
    </message>
    <message>
      <source>Rail movement left</source>
      <translation>Verbleibende Bahnbewegung</translation>
    </message>
    <message>
      <source>How far a unit can still go by operational rail.</source>
      <translation>Wie weit eine Einheit mit operativer Bahnbewegung noch kommt.</translation>
    </message>
    <message>
      <source>From which turn a rail line of new gauge can be used.</source>
      <translation>Ab welchem Zug eine umgespurte Bahnlinie benutzbar ist.</translation>
    </message>
    <message>
      <source>Whether a partisan attack breaks a rail line.</source>
      <translation>Ob ein Partisanenangriff eine Bahnlinie unterbricht.</translation>
    </message>
    <message>
      <source>What leaving an enemy zone of control costs.</source>
      <translation>Was das Verlassen einer feindlichen Kontrollzone kostet.</translation>
    </message>
    <message>
      <source>Whether a unit may move administratively, and what it costs.</source>
      <translation>Ob eine Einheit sich administrativ bewegen darf und was es kostet.</translation>
    </message>
    <message>
      <source>Whether this many regimental equivalents may stack in a hex.</source>
      <translation>Ob so viele Regimentsäquivalente in einem Hexfeld stehen dürfen.</translation>
    </message>
    <message>
      <source>Exploitation allowed</source>
      <translation>Ausnutzung erlaubt</translation>
    </message>
    <message>
      <source>Whether a unit may move in the Exploitation Phase.</source>
      <translation>Ob eine Einheit sich in der Ausnutzungsphase bewegen darf.</translation>
    </message>
    <message>
      <source>Overrun allowed</source>
      <translation>Überrennen erlaubt</translation>
    </message>
    <message>
      <source>Whether a stack may overrun a hex, and what it costs.</source>
      <translation>Ob ein Stapel ein Hexfeld überrennen darf und was es kostet.</translation>
    </message>
    <message>
      <source>overrun terrain</source>
      <translation>Gelände beim Überrennen</translation>
    </message>
    <message>
      <source>How many attack factors count, by hex and in all.</source>
      <translation>Wie viele Angriffsfaktoren zählen, je Hexfeld und insgesamt.</translation>
    </message>
    <message>
      <source>terrain max</source>
      <translation>Geländehöchstwert</translation>
    </message>
    <message>
      <source>How many defence factors count in a hex with artillery.</source>
      <translation>Wie viele Verteidigungsfaktoren in einem Hexfeld mit Artillerie zählen.</translation>
    </message>
    <message>
      <source>How many attack factors count with the artillery.</source>
      <translation>Wie viele Angriffsfaktoren mit der Artillerie zählen.</translation>
    </message>
    <message>
      <source>Which column shift a bombardment has.</source>
      <translation>Welche Spaltenverschiebung ein Beschuss hat.</translation>
    </message>
    <message>
      <source>Whether the defender may meet Re or C in a certain way, and what it costs him.</source>
      <translation>Ob der Verteidiger Re oder C auf eine bestimmte Weise erfüllen darf und was es ihn kostet.</translation>
    </message>
    <message>
      <source>pay</source>
      <translation>zahlen</translation>
    </message>
    <message>
      <source>How many hits the results of bombardments score on a facility.</source>
      <translation>Wie viele Treffer die Ergebnisse von Beschuss auf einer Anlage erzielen.</translation>
    </message>
    <message>
      <source>Odds column</source>
      <translation>Spalte des Kräfteverhältnisses</translation>
    </message>
    <message>
      <source>Which column of the combat table is used.</source>
      <translation>Welche Spalte der Gefechtstabelle gilt.</translation>
    </message>
    <message>
      <source>odds rounding</source>
      <translation>Kräfteverhältnis runden</translation>
    </message>
    <message>
      <source>odds clamp</source>
      <translation>Kräfteverhältnis begrenzen</translation>
    </message>
    <message>
      <source>fire shift max</source>
      <translation>größte Feuerverschiebung</translation>
    </message>
    <message>
      <source>eliminated</source>
      <translation>vernichtet</translation>
    </message>
    <message>
      <source>What armor adds to the die roll and to the column of a combat.</source>
      <translation>Was Panzer zum Würfelwurf und zur Spalte eines Gefechts beitragen.</translation>
    </message>
    <message>
      <source>armor shift rule</source>
      <translation>Regel der Panzerverschiebung</translation>
    </message>
    <message>
      <source>How much the die roll of a combat changes in all.</source>
      <translation>Um wie viel sich der Würfelwurf eines Gefechts insgesamt ändert.</translation>
    </message>
    <message>
      <source>What each side must lose in factors for a result of combat.</source>
      <translation>Was jede Seite bei einem Gefechtsergebnis an Faktoren verlieren muss.</translation>
    </message>
    <message>
      <source>Which replacement points come back for losses above the requirement.</source>
      <translation>Welche Ersatzpunkte für Verluste über die Forderung hinaus zurückkommen.</translation>
    </message>
    <message>
      <source>How many hexes a side retreats for a result of combat.</source>
      <translation>Wie viele Hexfelder eine Seite bei einem Gefechtsergebnis zurückgeht.</translation>
    </message>
    <message>
      <source>city retreat</source>
      <translation>Rückzug aus Städten</translation>
    </message>
    <message>
      <source>Whether lost NKVD cancels the retreat of a Soviet defender.</source>
      <translation>Ob verlorene NKVD den Rückzug eines sowjetischen Verteidigers aufheben.</translation>
    </message>
    <message>
      <source>How many groups may fly from a hex, and how many may try to become ready there.</source>
      <translation>Wie viele Gruppen von einem Hexfeld fliegen und wie viele dort versuchen dürfen, einsatzbereit zu werden.</translation>
    </message>
    <message>
      <source>base capacity</source>
      <translation>Kapazität der Flugplätze</translation>
    </message>
    <message>
      <source>What hits make of the groups at a base.</source>
      <translation>Was Treffer aus den Gruppen auf einem Flugplatz machen.</translation>
    </message>
    <message>
      <source>Whether a group that takes an X goes to the EFT or the EET box.</source>
      <translation>Ob eine Gruppe mit einem X in die EFT- oder die EET-Box geht.</translation>
    </message>
    <message>
      <source>What a single group that arrives later brings back, or whether it makes a full group.</source>
      <translation>Was eine einzelne, später eintreffende Gruppe zurückbringt oder ob sie eine volle Gruppe ergibt.</translation>
    </message>
    <message>
      <source>How many air groups may be placed on the map.</source>
      <translation>Wie viele Luftgruppen auf der Karte stehen dürfen.</translation>
    </message>
    <message>
      <source>ga counts</source>
      <translation>GA zählt</translation>
    </message>
    <message>
      <source>What new Group Allowance on the printed schedule adds.</source>
      <translation>Was ein neues Gruppenkontingent auf dem gedruckten Plan hinzufügt.</translation>
    </message>
    <message>
      <source>ga round</source>
      <translation>GA runden</translation>
    </message>
    <message>
      <source>Whether a mission has few enough groups, and few enough of them striking.</source>
      <translation>Ob ein Einsatz wenig genug Gruppen hat und wenig genug davon angreifen.</translation>
    </message>
    <message>
      <source>How far a fighter patrols and intercepts.</source>
      <translation>Wie weit ein Jäger patrouilliert und abfängt.</translation>
    </message>
    <message>
      <source>What changes the roll of flak at a strike.</source>
      <translation>Was den Flakwurf bei einem Angriff ändert.</translation>
    </message>
    <message>
      <source>flak bomber drm</source>
      <translation>Flak: Würfelmodifikator gegen Bomber</translation>
    </message>
    <message>
      <source>Which strike group flak hits.</source>
      <translation>Welche Angriffsgruppe die Flak trifft.</translation>
    </message>
    <message>
      <source>The bombing factors of the groups that strike.</source>
      <translation>Die Bombenfaktoren der angreifenden Gruppen.</translation>
    </message>
    <message>
      <source>Which flak fires at a strike, and how strong it is.</source>
      <translation>Welche Flak auf einen Angriff schießt und wie stark sie ist.</translation>
    </message>
    <message>
      <source>How many REs transport groups feed.</source>
      <translation>Wie viele RE Transportgruppen versorgen.</translation>
    </message>
    <message>
      <source>special</source>
      <translation>besonders</translation>
    </message>
    <message>
      <source>air supply re clear</source>
      <translation>Luftversorgung RE, klar</translation>
    </message>
    <message>
      <source>air supply re bad</source>
      <translation>Luftversorgung RE, schlecht</translation>
    </message>
    <message>
      <source>air supply re special</source>
      <translation>Luftversorgung RE, besonders</translation>
    </message>
    <message>
      <source>What changes the roll of a shot at an air group.</source>
      <translation>Was den Wurf eines Schusses auf eine Luftgruppe ändert.</translation>
    </message>
    <message>
      <source>How many Soviet groups the air surprise strikes.</source>
      <translation>Wie viele sowjetische Gruppen die Luftüberraschung trifft.</translation>
    </message>
    <message>
      <source>surprise include north</source>
      <translation>Überraschung schließt Norden ein</translation>
    </message>
    <message>
      <source>surprise bomber set</source>
      <translation>Bomberauswahl der Überraschung</translation>
    </message>
    <message>
      <source>What becomes of a Soviet group that is drawn.</source>
      <translation>Was aus einer gezogenen sowjetischen Gruppe wird.</translation>
    </message>
    <message>
      <source>unready</source>
      <translation>nicht bereit</translation>
    </message>
    <message>
      <source>The groups of a nation at start, and its Group Allowance.</source>
      <translation>Die Gruppen einer Nation zu Beginn und ihr Gruppenkontingent.</translation>
    </message>
    <message>
      <source>The Group Allowance of a nation after the arrivals of July I 1941.</source>
      <translation>Das Gruppenkontingent einer Nation nach den Ankünften von Juli I 1941.</translation>
    </message>
    <message>
      <source>How many aircraft a number of air groups represents.</source>
      <translation>Für wie viele Flugzeuge so viele Luftgruppen stehen.</translation>
    </message>
    <message>
      <source>Whether a unit may start so far from the border in the historical set-up.</source>
      <translation>Ob eine Einheit in der historischen Aufstellung so weit von der Grenze beginnen darf.</translation>
    </message>
  </context>
  <context>
    <name>games.europa</name>
    <message>
      <source>Revised Europa</source>
      <translation>Überarbeitetes Europa</translation>
    </message>
    <message>
      <source>Fire in the East and Scorched Earth with the revised rules.</source>
      <translation>Fire in the East und Scorched Earth mit den überarbeiteten Regeln.</translation>
    </message>
    <message>
      <source>Barbarossa, two turns played</source>
      <translation>Barbarossa, zwei Züge gespielt</translation>
    </message>
    <message>
      <source>To the Available box</source>
      <translation>In die Box Available</translation>
    </message>
    <message>
      <source>To a base</source>
      <translation>Auf einen Flugplatz</translation>
    </message>
    <message>
      <source>To the Inoperable box</source>
      <translation>In die Box Inoperable</translation>
    </message>
    <message>
      <source>To the Remnants box</source>
      <translation>In die Box Remnants</translation>
    </message>
    <message>
      <source>Air</source>
      <translation>Luft</translation>
    </message>
    <message>
      <source>Combat</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>Replacements</source>
      <translation>Ersatz</translation>
    </message>
    <message>
      <source>air groups in their boxes and at bases</source>
      <translation>Luftgruppen in ihren Boxen und auf Flugplätzen</translation>
    </message>
    <message>
      <source>who can fight now, and what was fired at</source>
      <translation>wer jetzt kämpfen kann und worauf geschossen wurde</translation>
    </message>
    <message>
      <source>units not in supply, hex by hex</source>
      <translation>nicht versorgte Einheiten, Hexfeld für Hexfeld</translation>
    </message>
    <message>
      <source>replacement points, and what can be rebuilt with them</source>
      <translation>Ersatzpunkte und was damit wieder aufgestellt werden kann</translation>
    </message>
    <message>
      <source>a procedure of several steps, such as the air surprise: how far it is, or draw</source>
      <translation>ein Verfahren in mehreren Schritten, etwa die Luftüberraschung: wie weit es ist, oder ziehen</translation>
    </message>
    <message>
      <source>Missions</source>
      <translation>Einsätze</translation>
    </message>
    <message>
      <source>resource_points.income.{0}.place</source>
      <translation>resource_points.income.{0}.place</translation>
    </message>
    <message>
      <source>Leave it in one of them.</source>
      <translation>In einem davon lassen.</translation>
    </message>
    <message>
      <source>{0} units {1}: {2}.</source>
      <translation>{0} Einheiten {1}: {2}.</translation>
    </message>
    <message>
      <source>to the other side</source>
      <translation>zur anderen Seite</translation>
    </message>
    <message>
      <source>not arrived yet</source>
      <translation>noch nicht eingetroffen</translation>
    </message>
    <message>
      <source>in the dead pile</source>
      <translation>unter den Verlusten</translation>
    </message>
    <message>
      <source>is in {0}.</source>
      <translation>ist in {0}.</translation>
    </message>
    <message>
      <source>Your chart</source>
      <translation>Eigene Tabelle</translation>
    </message>
    <message>
      <source>Your chart is not filled in: {0}.</source>
      <translation>Die eigene Tabelle ist nicht ausgefüllt: {0}.</translation>
    </message>
    <message>
      <source>Look up {0}, in the table, and enter the result.</source>
      <translation>{0} in der Tabelle nachschlagen und das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>Your chart says nothing: column {0}, roll {1}.</source>
      <translation>Die eigene Tabelle sagt nichts: Spalte {0}, Wurf {1}.</translation>
    </message>
    <message>
      <source>Take it</source>
      <translation>Übernehmen</translation>
    </message>
    <message>
      <source>Your chart says nothing of {0}, roll {1}.</source>
      <translation>Die eigene Tabelle sagt nichts zu {0}, Wurf {1}.</translation>
    </message>
    <message>
      <source>, {0} right</source>
      <translation>, {0} nach rechts</translation>
    </message>
    <message>
      <source>, {0} left</source>
      <translation>, {0} nach links</translation>
    </message>
    <message>
      <source>column {0}{1}, roll {2}</source>
      <translation>Spalte {0}{1}, Wurf {2}</translation>
    </message>
    <message>
      <source>Enter the result.</source>
      <translation>Das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>Your chart has no column {0}.</source>
      <translation>Die eigene Tabelle hat keine Spalte {0}.</translation>
    </message>
    <message>
      <source>column {0}, roll {1}</source>
      <translation>Spalte {0}, Wurf {1}</translation>
    </message>
    <message>
      <source>{0} says {1}; {2} is entered.</source>
      <translation>{0} ergibt {1}; eingetragen ist {2}.</translation>
    </message>
    <message>
      <source>{0} is not a supply city.</source>
      <translation>{0} ist keine Versorgungsstadt.</translation>
    </message>
    <message>
      <source>Slovakia</source>
      <translation>Slowakei</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>Spanien</translation>
    </message>
    <message>
      <source>Res Pts</source>
      <translation>Rohstoffe</translation>
    </message>
    <message>
      <source>Defense</source>
      <translation>Verteidigung</translation>
    </message>
    <message>
      <source>Activation</source>
      <translation>Aktivierung</translation>
    </message>
    <message>
      <source>Activation, exact</source>
      <translation>Aktivierung, genau</translation>
    </message>
    <message>
      <source>To activate it now</source>
      <translation>Jetzt zu aktivieren</translation>
    </message>
    <message>
      <source>Surprise</source>
      <translation>Überraschung</translation>
    </message>
    <message>
      <source>{0} strength lost</source>
      <translation>{0} Stärke verloren</translation>
    </message>
    <message>
      <source>March</source>
      <translation>März</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>Jan</translation>
    </message>
    <message>
      <source>Feb</source>
      <translation>Feb</translation>
    </message>
    <message>
      <source>Mar</source>
      <translation>Mär</translation>
    </message>
    <message>
      <source>Apr</source>
      <translation>Apr</translation>
    </message>
    <message>
      <source>Jun</source>
      <translation>Jun</translation>
    </message>
    <message>
      <source>Jul</source>
      <translation>Jul</translation>
    </message>
    <message>
      <source>Aug</source>
      <translation>Aug</translation>
    </message>
    <message>
      <source>Sep</source>
      <translation>Sep</translation>
    </message>
    <message>
      <source>Oct</source>
      <translation>Okt</translation>
    </message>
    <message>
      <source>Nov</source>
      <translation>Nov</translation>
    </message>
    <message>
      <source>Dec</source>
      <translation>Dez</translation>
    </message>
    <message>
      <source>YY</source>
      <translation>YY</translation>
    </message>
    <message>
      <source>July II 1941</source>
      <translation>Juli II 1941</translation>
    </message>
    <message>
      <source>{0}-{1}-II</source>
      <translation>{0}-{1}-II</translation>
    </message>
    <message>
      <source>no half month: {0}</source>
      <translation>kein Halbmonat: {0}</translation>
    </message>
    <message>
      <source>Write it as July II 1941 or 1941-07-II.</source>
      <translation>Als July II 1941 oder 1941-07-II schreiben.</translation>
    </message>
    <message>
      <source>Write the map sheet and four digits, such as 1B 1309.</source>
      <translation>Das Kartenblatt und vier Ziffern schreiben, etwa 1B 1309.</translation>
    </message>
    <message>
      <source>The books have no place {0} yet.</source>
      <translation>Die Bücher kennen noch keinen Ort {0}.</translation>
    </message>
    <message>
      <source>A hex is written as 1B 1309.</source>
      <translation>Ein Hexfeld schreibt man als 1B 1309.</translation>
    </message>
    <message>
      <source>{0} is beyond the rows of a map sheet.</source>
      <translation>{0} liegt jenseits der Reihen eines Kartenblatts.</translation>
    </message>
    <message>
      <source>The books have no hex on sheet {0}.</source>
      <translation>Die Bücher kennen kein Hexfeld auf Blatt {0}.</translation>
    </message>
    <message>
      <source>The books have no place {0}.</source>
      <translation>Die Bücher kennen keinen Ort {0}.</translation>
    </message>
    <message>
      <source>Interdiction Zone</source>
      <translation>Abriegelungszone</translation>
    </message>
    <message>
      <source>in force</source>
      <translation>in Kraft</translation>
    </message>
    <message>
      <source>goes in the {0} Initial Phase</source>
      <translation>fällt in die Anfangsphase ({0})</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Eröffnung</translation>
    </message>
    <message>
      <source>Stock, Resource Points and air groups at the start of the campaign.</source>
      <translation>Bestand, Rohstoffpunkte und Luftgruppen zu Beginn des Feldzugs.</translation>
    </message>
    <message>
      <source>resource_points.start.{0}.{1}</source>
      <translation>resource_points.start.{0}.{1}</translation>
    </message>
    <message>
      <source>Barbarossa</source>
      <translation>Barbarossa</translation>
    </message>
    <message>
      <source>The Axis attack of June 1941, from the frontier to the end of the campaign.</source>
      <translation>Der Angriff der Achse vom Juni 1941, von der Grenze bis zum Ende des Feldzugs.</translation>
    </message>
    <message>
      <source>Books opened</source>
      <translation>Bücher eröffnet</translation>
    </message>
    <message>
      <source>Supply points in stock</source>
      <translation>Nachschubpunkte im Bestand</translation>
    </message>
    <message>
      <source>where the owner likes</source>
      <translation>wo der Besitzer will</translation>
    </message>
    <message>
      <source>Supply points for the surprise turn only</source>
      <translation>Nachschubpunkte nur für den Überraschungszug</translation>
    </message>
    <message>
      <source>Resource Points, {0}</source>
      <translation>Rohstoffpunkte, {0}</translation>
    </message>
    <message>
      <source>Full game</source>
      <translation>Gesamtes Spiel</translation>
    </message>
    <message>
      <source>With northern Finland, Arkhangel and the Transcaucasus.</source>
      <translation>Mit Nordfinnland, Archangelsk und Transkaukasien.</translation>
    </message>
    <message>
      <source>Central game</source>
      <translation>Spiel ohne Randgebiete</translation>
    </message>
    <message>
      <source>Without northern Finland, Arkhangel and the Transcaucasus; the front at Leningrad stays.</source>
      <translation>Ohne Nordfinnland, Archangelsk und Transkaukasien; die Front bei Leningrad bleibt.</translation>
    </message>
    <message>
      <source>A side's air groups in boxes and at bases.</source>
      <translation>Die Luftgruppen einer Seite in Boxen und auf Flugplätzen.</translation>
    </message>
    <message>
      <source>Who can fight where now.</source>
      <translation>Wer jetzt wo kämpfen kann.</translation>
    </message>
    <message>
      <source>What a side can rebuild with its replacement points.</source>
      <translation>Was eine Seite mit ihren Ersatzpunkten wieder aufstellen kann.</translation>
    </message>
    <message>
      <source>How far the air surprise is, step by step.</source>
      <translation>Wie weit die Luftüberraschung ist, Schritt für Schritt.</translation>
    </message>
    <message>
      <source>must be a list of names of cities.</source>
      <translation>muss eine Liste von Städtenamen sein.</translation>
    </message>
    <message>
      <source>Air roster</source>
      <translation>Luftblatt</translation>
    </message>
    <message>
      <source>Groups by nation, type, box and base; what bases take and their damage.</source>
      <translation>Gruppen nach Nation, Muster, Box und Flugplatz; was die Flugplätze aufnehmen und ihre Schäden.</translation>
    </message>
    <message>
      <source>May act: the capacity of a base less its hits. Groups at a base are those that may fly.</source>
      <translation>Dürfen handeln: die Kapazität eines Flugplatzes abzüglich seiner Treffer. Gruppen auf einem Flugplatz sind die, die fliegen dürfen.</translation>
    </message>
    <message>
      <source>Replacement sheet</source>
      <translation>Ersatzblatt</translation>
    </message>
    <message>
      <source>Points by nation and kind, what brings them, what is owed, known prices.</source>
      <translation>Punkte nach Nation und Art, was sie bringt, was aussteht, bekannte Preise.</translation>
    </message>
    <message>
      <source>Pending points can be spent from a later turn on.</source>
      <translation>Wartende Punkte sind ab einem späteren Zug nutzbar.</translation>
    </message>
    <message>
      <source>Lost units and steps with their strength and what rebuilding costs.</source>
      <translation>Verlorene Einheiten und Schritte mit ihrer Stärke und was das Wiederaufstellen kostet.</translation>
    </message>
    <message>
      <source>The two tables together make up the steps of the dead pile. Your chart: the price is on the chart of special costs.</source>
      <translation>Beide Tabellen zusammen sind die Schritte unter den Verlusten. Eigene Tabelle: Der Preis steht in der Tabelle der besonderen Kosten.</translation>
    </message>
    <message>
      <source>Steps and strength by nation and kind, turn by turn, with sums.</source>
      <translation>Schritte und Stärke nach Nation und Art, Zug für Zug, mit Summen.</translation>
    </message>
    <message>
      <source>Strength is what the ledger counts as lost; steps back were rebuilt or corrected.</source>
      <translation>Stärke ist, was das Journal als verloren zählt; zurückgekehrte Schritte wurden wieder aufgestellt oder berichtigt.</translation>
    </message>
    <message>
      <source>Units, air groups and points of the next three turns, and what changes by date.</source>
      <translation>Einheiten, Luftgruppen und Punkte der nächsten drei Züge und was sich nach Datum ändert.</translation>
    </message>
    <message>
      <source>Weather, cities, supply received, conversions, limit</source>
      <translation>Wetter, Städte, erhaltene Versorgung, Umwandlungen, Grenze</translation>
    </message>
    <message>
      <source>Groups that fly, hits on yards, points bombed</source>
      <translation>Fliegende Gruppen, Treffer auf Verschiebebahnhöfe, bombardierte Punkte</translation>
    </message>
    <message>
      <source>C/M divisions activated, overruns, Resource Points by rail</source>
      <translation>Mechanisierte Divisionen aktiviert, Überrennen, Rohstoffpunkte mit der Bahn</translation>
    </message>
    <message>
      <source>Divisions attacking, bombardments</source>
      <translation>Angreifende Divisionen, Beschuss</translation>
    </message>
    <message>
      <source>Exploitation</source>
      <translation>Ausnutzung</translation>
    </message>
    <message>
      <source>C/M divisions activated again, overruns</source>
      <translation>Mechanisierte Divisionen erneut aktiviert, Überrennen</translation>
    </message>
    <message>
      <source>{0}.{1}.text</source>
      <translation>{0}.{1}.text</translation>
    </message>
    <message>
      <source>{0}.{1}.turn</source>
      <translation>{0}.{1}.turn</translation>
    </message>
    <message>
      <source>Revised Europa introduction</source>
      <translation>Einführung zum überarbeiteten Europa</translation>
    </message>
    <message>
      <source>{0}, paragraphs {1}</source>
      <translation>{0}, Absätze {1}</translation>
    </message>
    <message>
      <source>{0}, paragraph {1}</source>
      <translation>{0}, Absatz {1}</translation>
    </message>
    <message>
      <source>GEN</source>
      <translation>GEN</translation>
    </message>
    <message>
      <source>SOP</source>
      <translation>SOP</translation>
    </message>
    <message>
      <source>INC</source>
      <translation>INC</translation>
    </message>
    <message>
      <source>RES</source>
      <translation>RES</translation>
    </message>
    <message>
      <source>REP</source>
      <translation>REP</translation>
    </message>
    <message>
      <source>SR</source>
      <translation>SR</translation>
    </message>
    <message>
      <source>FAC</source>
      <translation>FAC</translation>
    </message>
    <message>
      <source>DIS</source>
      <translation>DIS</translation>
    </message>
    <message>
      <source>CHG</source>
      <translation>CHG</translation>
    </message>
    <message>
      <source>ISO</source>
      <translation>ISO</translation>
    </message>
    <message>
      <source>SUP</source>
      <translation>SUP</translation>
    </message>
    <message>
      <source>TRK</source>
      <translation>TRK</translation>
    </message>
    <message>
      <source>INT</source>
      <translation>INT</translation>
    </message>
    <message>
      <source>RAIL</source>
      <translation>RAIL</translation>
    </message>
    <message>
      <source>ZOC</source>
      <translation>ZOC</translation>
    </message>
    <message>
      <source>MOV</source>
      <translation>MOV</translation>
    </message>
    <message>
      <source>OVR</source>
      <translation>OVR</translation>
    </message>
    <message>
      <source>STK</source>
      <translation>STK</translation>
    </message>
    <message>
      <source>CFL</source>
      <translation>CFL</translation>
    </message>
    <message>
      <source>ART</source>
      <translation>ART</translation>
    </message>
    <message>
      <source>BMB</source>
      <translation>BMB</translation>
    </message>
    <message>
      <source>CBT</source>
      <translation>CBT</translation>
    </message>
    <message>
      <source>ARM</source>
      <translation>ARM</translation>
    </message>
    <message>
      <source>TER</source>
      <translation>TER</translation>
    </message>
    <message>
      <source>LOS</source>
      <translation>LOS</translation>
    </message>
    <message>
      <source>AIR</source>
      <translation>AIR</translation>
    </message>
    <message>
      <source>MIS</source>
      <translation>MIS</translation>
    </message>
    <message>
      <source>TRN</source>
      <translation>TRN</translation>
    </message>
    <message>
      <source>STR</source>
      <translation>STR</translation>
    </message>
    <message>
      <source>ASU</source>
      <translation>ASU</translation>
    </message>
    <message>
      <source>OOB</source>
      <translation>OOB</translation>
    </message>
    <message>
      <source>General</source>
      <translation>Allgemeines</translation>
    </message>
    <message>
      <source>Sequence of play</source>
      <translation>Spielfolge</translation>
    </message>
    <message>
      <source>Soviet factories</source>
      <translation>Sowjetische Fabriken</translation>
    </message>
    <message>
      <source>Disbanding</source>
      <translation>Auflösung</translation>
    </message>
    <message>
      <source>Trucks</source>
      <translation>Lkw</translation>
    </message>
    <message>
      <source>Zones of control</source>
      <translation>Kontrollzonen</translation>
    </message>
    <message>
      <source>Stacking</source>
      <translation>Stapeln</translation>
    </message>
    <message>
      <source>Artillery in combat</source>
      <translation>Artillerie im Gefecht</translation>
    </message>
    <message>
      <source>Ground combat</source>
      <translation>Bodengefecht</translation>
    </message>
    <message>
      <source>Armor advantage</source>
      <translation>Panzervorteil</translation>
    </message>
    <message>
      <source>Terrain in combat</source>
      <translation>Gelände im Gefecht</translation>
    </message>
    <message>
      <source>Combat losses and retreats</source>
      <translation>Gefechtsverluste und Rückzüge</translation>
    </message>
    <message>
      <source>Air groups and bases</source>
      <translation>Luftgruppen und Flugplätze</translation>
    </message>
    <message>
      <source>Air missions</source>
      <translation>Lufteinsätze</translation>
    </message>
    <message>
      <source>Air transport</source>
      <translation>Lufttransport</translation>
    </message>
    <message>
      <source>Air order of battle</source>
      <translation>Luftgliederung</translation>
    </message>
    <message>
      <source>Historical set-up</source>
      <translation>Historische Aufstellung</translation>
    </message>
    <message>
      <source>1941-06-I-surprise</source>
      <translation>1941-06-I-surprise</translation>
    </message>
    <message>
      <source>Surprise turn, June 1941</source>
      <translation>Überraschungszug, Juni 1941</translation>
    </message>
    <message>
      <source>1941-06-II-surprise</source>
      <translation>1941-06-II-surprise</translation>
    </message>
    <message>
      <source>Guards cavalry, upgraded</source>
      <translation>Gardekavallerie, ausgebaut</translation>
    </message>
    <message>
      <source>C/M below division</source>
      <translation>Mechanisiert unter Divisionsgröße</translation>
    </message>
    <message>
      <source>below division</source>
      <translation>unter Divisionsgröße</translation>
    </message>
    <message>
      <source>artillery division</source>
      <translation>Artilleriedivision</translation>
    </message>
    <message>
      <source>artillery below division</source>
      <translation>Artillerie unter Divisionsgröße</translation>
    </message>
    <message>
      <source>is more than the full strength of {0}.</source>
      <translation>ist mehr als die volle Stärke von {0}.</translation>
    </message>
    <message>
      <source>Enter the strength before the loss as full.</source>
      <translation>Die Stärke vor dem Verlust als volle eintragen.</translation>
    </message>
    <message>
      <source>{0} {1} to move</source>
      <translation>{0} {1} für Bewegung</translation>
    </message>
    <message>
      <source>move free</source>
      <translation>bewegen sich frei</translation>
    </message>
    <message>
      <source>{0}, rounded up {1}</source>
      <translation>{0}, aufgerundet {1}</translation>
    </message>
    <message>
      <source>The cadre {0} is stronger than its unit.</source>
      <translation>Der Kader {0} ist stärker als seine Einheit.</translation>
    </message>
    <message>
      <source>Check the counter: the cadre is its back side.</source>
      <translation>Auf den Spielstein sehen: Der Kader ist die Rückseite.</translation>
    </message>
    <message>
      <source>{0} is not a set of ratings for a cadre.</source>
      <translation>{0} ist kein Satz Werte für einen Kader.</translation>
    </message>
    <message>
      <source>Write it as 2-6; leave it empty for a unit without a cadre.</source>
      <translation>Als 2-6 schreiben; bei einer Einheit ohne Kader leer lassen.</translation>
    </message>
    <message>
      <source>{0} is not a number of regimental equivalents.</source>
      <translation>{0} ist keine Zahl von Regimentsäquivalenten.</translation>
    </message>
    <message>
      <source>Write 0.5 for a battalion.</source>
      <translation>Für ein Bataillon 0.5 schreiben.</translation>
    </message>
    <message>
      <source>ratings such as 2-6, or nothing</source>
      <translation>Werte wie 2-6, oder nichts</translation>
    </message>
    <message>
      <source>a number of regiments such as 3 or 0.5</source>
      <translation>eine Zahl von Regimentern wie 3 oder 0,5</translation>
    </message>
    <message>
      <source>a whole number, or nothing</source>
      <translation>eine ganze Zahl, oder nichts</translation>
    </message>
    <message>
      <source>RE</source>
      <translation>RE</translation>
    </message>
    <message>
      <source>Regimental equivalents</source>
      <translation>Regimentsäquivalente</translation>
    </message>
    <message>
      <source>Art</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>AA</source>
      <translation>AA</translation>
    </message>
    <message>
      <source>Anti-aircraft</source>
      <translation>Flugabwehr</translation>
    </message>
    <message>
      <source>anti-aircraft factor</source>
      <translation>Flugabwehrfaktor</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Sicherheit</translation>
    </message>
    <message>
      <source>low confidence</source>
      <translation>geringe Sicherheit</translation>
    </message>
    <message>
      <source>Write them as Dec I to Feb II, or with their years.</source>
      <translation>Als Dez I bis Feb II schreiben oder mit Jahreszahlen.</translation>
    </message>
    <message>
      <source>{0} names no winter turns. {1}</source>
      <translation>{0} nennt keine Winterzüge. {1}</translation>
    </message>
    <message>
      <source>Inf</source>
      <translation>Inf</translation>
    </message>
    <message>
      <source>Arm</source>
      <translation>Pz</translation>
    </message>
    <message>
      <source>finland's</source>
      <translation>finland's</translation>
    </message>
    <message>
      <source>Northern</source>
      <translation>Nördlich</translation>
    </message>
    <message>
      <source>Eastern</source>
      <translation>Östlich</translation>
    </message>
    <message>
      <source>Southern</source>
      <translation>Südlich</translation>
    </message>
    <message>
      <source>panzer division</source>
      <translation>panzer division</translation>
    </message>
    <message>
      <source>panzer grenadier</source>
      <translation>panzer grenadier</translation>
    </message>
    <message>
      <source>guards cavalry corps</source>
      <translation>guards cavalry corps</translation>
    </message>
    <message>
      <source>guards cavalry upgraded</source>
      <translation>guards cavalry upgraded</translation>
    </message>
    <message>
      <source>upgraded guards cavalry</source>
      <translation>upgraded guards cavalry</translation>
    </message>
    <message>
      <source>rifle division</source>
      <translation>rifle division</translation>
    </message>
    <message>
      <source>cavalry division</source>
      <translation>cavalry division</translation>
    </message>
    <message>
      <source>cm regiment</source>
      <translation>cm regiment</translation>
    </message>
    <message>
      <source>cm brigade</source>
      <translation>cm brigade</translation>
    </message>
    <message>
      <source>cm non division</source>
      <translation>cm non division</translation>
    </message>
    <message>
      <source>non division</source>
      <translation>non division</translation>
    </message>
  </context>
  <context>
    <name>games.europa.actions</name>
    <message>
      <source>Yard: REs of rail capacity that a hit takes, by your rulebook; open: as before.</source>
      <translation>Verschiebebahnhof: RE Bahnkapazität, die ein Treffer nimmt, nach dem eigenen Regelheft; leer: wie zuvor.</translation>
    </message>
    <message>
      <source>Whether the losses count for special replacements.</source>
      <translation>Ob die Verluste für besonderen Ersatz zählen.</translation>
    </message>
    <message>
      <source>Capacity lost by a hit</source>
      <translation>Kapazitätsverlust je Treffer</translation>
    </message>
    <message>
      <source>Special replacements?</source>
      <translation>Besonderer Ersatz?</translation>
    </message>
    <message>
      <source>Enter fewer; post it if the books lack some of them, or have them as another type.</source>
      <translation>Weniger eintragen; buchen, wenn in den Büchern einige fehlen oder einen anderen Typ haben.</translation>
    </message>
    <message>
      <source>Leave paid out: the battle then pays for them; or pay for them by count first.</source>
      <translation>Bezahltes weglassen: dann zahlt das Gefecht dafür; oder vorher nach Anzahl zahlen.</translation>
    </message>
    <message>
      <source>{0}: {1} counted, {2} on the map in the books.</source>
      <translation>{0}: {1} gezählt, {2} nach den Büchern auf der Karte.</translation>
    </message>
    <message>
      <source>{0} artillery unit</source>
      <translation>{0} Artillerieeinheit</translation>
    </message>
    <message>
      <source>{0} artillery units</source>
      <translation>{0} Artillerieeinheiten</translation>
    </message>
    <message>
      <source>Bombardments and supported combats in this phase: {0}; {1} on the map.</source>
      <translation>Beschüsse und unterstützte Gefechte in dieser Phase: {0}; auf der Karte: {1}.</translation>
    </message>
    <message>
      <source>Enter fewer, for each unit fires once; post it if the books lack some of them.</source>
      <translation>Weniger eintragen, denn jede Einheit schießt einmal; buchen, wenn in den Büchern einige fehlen.</translation>
    </message>
    <message>
      <source>{0} division attacks</source>
      <translation>{0} Division greift an</translation>
    </message>
    <message>
      <source>{0} divisions attack</source>
      <translation>{0} Divisionen greifen an</translation>
    </message>
    <message>
      <source>{0} as paid by count; {1} were paid for and not used yet.</source>
      <translation>{0} als nach Anzahl bezahlt; bezahlt und noch nicht genutzt sind {1}.</translation>
    </message>
    <message>
      <source>C/M divisions for {0} SP attack as paid by count; {1} SP were paid and not used yet.</source>
      <translation>Mechanisierte Divisionen für {0} SP greifen als nach Anzahl bezahlt an; bezahlt und noch nicht genutzt sind {1} SP.</translation>
    </message>
    <message>
      <source>divisions that are not C/M</source>
      <translation>Divisionen, die nicht C/M sind</translation>
    </message>
    <message>
      <source>The price is {0} SP; the pool holds {1}.</source>
      <translation>Der Preis ist {0} SP; der Pool hält {1}.</translation>
    </message>
    <message>
      <source>Leave out what costs {0} SP, or let it act unpaid.</source>
      <translation>Weglassen, was {0} SP kostet, oder es unbezahlt handeln lassen.</translation>
    </message>
    <message>
      <source>To pay, rounded up</source>
      <translation>Zu zahlen, aufgerundet</translation>
    </message>
    <message>
      <source>Earlier in this phase</source>
      <translation>Früher in dieser Phase</translation>
    </message>
    <message>
      <source>{0} SP paid</source>
      <translation>{0} SP bezahlt</translation>
    </message>
    <message>
      <source>Total for the phase</source>
      <translation>Summe der Phase</translation>
    </message>
    <message>
      <source>The surprise points pay only for Germans of the three army groups.</source>
      <translation>Die Überraschungspunkte zahlen nur für Deutsche der drei Heeresgruppen.</translation>
    </message>
    <message>
      <source>Pick units or enter counts.</source>
      <translation>Einheiten wählen oder Anzahlen eintragen.</translation>
    </message>
    <message>
      <source>free; C/M move at × {0}</source>
      <translation>frei; mechanisierte bewegen sich mit × {0}</translation>
    </message>
    <message>
      <source>Not in supply according to the books: {0}.</source>
      <translation>Nach den Büchern nicht versorgt: {0}.</translation>
    </message>
    <message>
      <source>Pick them as out of supply: they attack at half and pay nothing.</source>
      <translation>Sie als unversorgt wählen: Sie greifen mit halber Stärke an und zahlen nichts.</translation>
    </message>
    <message>
      <source>Army Group</source>
      <translation>Heeresgruppe</translation>
    </message>
    <message>
      <source>AG</source>
      <translation>AG</translation>
    </message>
    <message>
      <source>Heeresgruppe</source>
      <translation>Heeresgruppe</translation>
    </message>
    <message>
      <source>HG</source>
      <translation>HG</translation>
    </message>
    <message>
      <source>HGr</source>
      <translation>HGr</translation>
    </message>
    <message>
      <source>North</source>
      <translation>Nord</translation>
    </message>
    <message>
      <source>Nord</source>
      <translation>Nord</translation>
    </message>
    <message>
      <source>Center</source>
      <translation>Mitte</translation>
    </message>
    <message>
      <source>Mitte</source>
      <translation>Mitte</translation>
    </message>
    <message>
      <source>South</source>
      <translation>Süd</translation>
    </message>
    <message>
      <source>Süd</source>
      <translation>Süd</translation>
    </message>
    <message>
      <source>Sued</source>
      <translation>Sued</translation>
    </message>
    <message>
      <source>The surprise points pay only for units of these.</source>
      <translation>Die Überraschungspunkte zahlen nur für deren Einheiten.</translation>
    </message>
    <message>
      <source>The three German army groups attack: leave it out unless your rulebook adds it.</source>
      <translation>Es greifen die drei deutschen Heeresgruppen an: weglassen, wenn das eigene Regelheft sie nicht hinzunimmt.</translation>
    </message>
    <message>
      <source>not German</source>
      <translation>nicht deutsch</translation>
    </message>
    <message>
      <source>not belong to Army Group North, Centre or South</source>
      <translation>nicht zu Heeresgruppe Nord, Mitte oder Süd gehörig</translation>
    </message>
    <message>
      <source>unit of the Axis minors does</source>
      <translation>Einheit der Verbündeten der Achse</translation>
    </message>
    <message>
      <source>units of the Axis minors do</source>
      <translation>Einheiten der Verbündeten der Achse</translation>
    </message>
    <message>
      <source>None of these units draws on this pool.</source>
      <translation>Keine dieser Einheiten zehrt von diesem Pool.</translation>
    </message>
    <message>
      <source>Without supply: {0}</source>
      <translation>Ohne Versorgung: {0}</translation>
    </message>
    <message>
      <source>{0} not draw on this pool.</source>
      <translation>{0}: kein Anspruch auf diesen Pool.</translation>
    </message>
  </context>
  <context>
    <name>games.europa.actions.air</name>
    <message>
      <source>The side has {0}{1}.</source>
      <translation>Die Seite hat {0}{1}.</translation>
    </message>
    <message>
      <source>There are more Ju87 than other groups, which are {0}.</source>
      <translation>Es sind mehr Ju87 als andere Gruppen, nämlich {0}.</translation>
    </message>
    <message>
      <source>Count the Ju87 among the other groups too.</source>
      <translation>Die Ju87 auch bei den anderen Gruppen mitzählen.</translation>
    </message>
    <message>
      <source>{0} fighter group intercepts</source>
      <translation>{0} Jagdgruppe fängt ab</translation>
    </message>
    <message>
      <source>{0} fighter groups intercept</source>
      <translation>{0} Jagdgruppen fangen ab</translation>
    </message>
    <message>
      <source>Fighter groups.</source>
      <translation>Jagdgruppen.</translation>
    </message>
    <message>
      <source>Other combat groups.</source>
      <translation>Andere Kampfgruppen.</translation>
    </message>
    <message>
      <source>Transport groups.</source>
      <translation>Transportgruppen.</translation>
    </message>
    <message>
      <source>Fighter groups put on Patrol or Alert, beside those above.</source>
      <translation>Jagdgruppen auf Patrouille oder Alarm, neben den obigen.</translation>
    </message>
    <message>
      <source>Of the other groups, Ju87 in support (surprise turn).</source>
      <translation>Davon Ju87 unter den anderen Gruppen, in Unterstützung (Überraschungszug).</translation>
    </message>
    <message>
      <source>Groups of the board that fly, beside those above.</source>
      <translation>Fliegende Gruppen der Tafel, neben den obigen.</translation>
    </message>
    <message>
      <source>Activate air groups</source>
      <translation>Luftgruppen aktivieren</translation>
    </message>
    <message>
      <source>{0} air group flies for {1} SP.</source>
      <translation>{0} Luftgruppe fliegt für {1} SP.</translation>
    </message>
    <message>
      <source>{0} air groups fly for {1} SP.</source>
      <translation>{0} Luftgruppen fliegen für {1} SP.</translation>
    </message>
    <message>
      <source>, and {0} are paid for already</source>
      <translation>, und {0} sind schon bezahlt</translation>
    </message>
    <message>
      <source>Enter no more than can fly.</source>
      <translation>Nicht mehr eintragen, als fliegen können.</translation>
    </message>
    <message>
      <source>Fighter groups that intercept.</source>
      <translation>Jagdgruppen, die abfangen.</translation>
    </message>
    <message>
      <source>Nothing opposes the Axis in the air in the surprise turn.</source>
      <translation>Im Überraschungszug tritt der Achse in der Luft nichts entgegen.</translation>
    </message>
    <message>
      <source>Interceptors paid</source>
      <translation>Abfangjäger bezahlt</translation>
    </message>
    <message>
      <source>{0} for {1} SP.</source>
      <translation>{0} für {1} SP.</translation>
    </message>
    <message>
      <source>Enemy interceptors</source>
      <translation>Feindliche Abfangjäger</translation>
    </message>
    <message>
      <source>Interceptors</source>
      <translation>Abfangjäger</translation>
    </message>
    <message>
      <source>Fighters</source>
      <translation>Jäger</translation>
    </message>
    <message>
      <source>Transports</source>
      <translation>Transporter</translation>
    </message>
    <message>
      <source>Patrol or Alert</source>
      <translation>Patrouille oder Alarm</translation>
    </message>
    <message>
      <source>Ju87 in support</source>
      <translation>Ju87 in Unterstützung</translation>
    </message>
    <message>
      <source>From the board</source>
      <translation>Von der Tafel</translation>
    </message>
    <message>
      <source>Only Ju87 groups in support are paid in the surprise turn.</source>
      <translation>Im Überraschungszug werden nur Ju87-Gruppen in Unterstützung bezahlt.</translation>
    </message>
    <message>
      <source>Earlier in this phase: {0}</source>
      <translation>Früher in dieser Phase: {0}</translation>
    </message>
    <message>
      <source>Enter the groups.</source>
      <translation>Die Gruppen eintragen.</translation>
    </message>
    <message>
      <source>In this campaign interceptors do not pay again in the enemy turn.</source>
      <translation>In diesem Feldzug zahlen Abfangjäger im feindlichen Zug nicht noch einmal.</translation>
    </message>
    <message>
      <source>Patrol and Alert: {0}</source>
      <translation>Patrouille und Alarm: {0}</translation>
    </message>
    <message>
      <source>Paid for by number: {0}</source>
      <translation>Nach Anzahl bezahlt: {0}</translation>
    </message>
    <message>
      <source>{0} air group flies</source>
      <translation>{0} Luftgruppe fliegt</translation>
    </message>
    <message>
      <source>{0} air groups fly</source>
      <translation>{0} Luftgruppen fliegen</translation>
    </message>
    <message>
      <source>Nothing is entered.</source>
      <translation>Es ist nichts eingetragen.</translation>
    </message>
    <message>
      <source>Enter the groups that fly.</source>
      <translation>Die fliegenden Gruppen eintragen.</translation>
    </message>
    <message>
      <source>Whose group; the chief nation's of the side where left blank.</source>
      <translation>Wessen Gruppe; leer die der Hauptnation der Seite.</translation>
    </message>
    <message>
      <source>The aircraft on the counter.</source>
      <translation>Das Flugzeug auf dem Spielstein.</translation>
    </message>
    <message>
      <source>What it is used for; two that are held make a full group.</source>
      <translation>Wofür sie verwendet wird; zwei zurückgehaltene ergeben eine volle Gruppe.</translation>
    </message>
    <message>
      <source>What the aircraft is, where the program does not know it.</source>
      <translation>Was das Flugzeug ist, wo das Programm es nicht kennt.</translation>
    </message>
    <message>
      <source>New Group Allowance as printed.</source>
      <translation>Neues Gruppenkontingent, wie gedruckt.</translation>
    </message>
    <message>
      <source>Whose allowance; the chief nation's of the side where left blank.</source>
      <translation>Wessen Kontingent; leer das der Hauptnation der Seite.</translation>
    </message>
    <message>
      <source>Whether the groups of July I 1941 are received.</source>
      <translation>Ob die Gruppen von Juli I 1941 eingenommen werden.</translation>
    </message>
    <message>
      <source>Single groups that arrive later.</source>
      <translation>Einzelne Gruppen, die später eintreffen.</translation>
    </message>
    <message>
      <source>New Group Allowance that arrives later.</source>
      <translation>Neues Gruppenkontingent, das später eintrifft.</translation>
    </message>
    <message>
      <source>{0} counter is</source>
      <translation>{0} Spielstein wird</translation>
    </message>
    <message>
      <source>{0} counters are</source>
      <translation>{0} Spielsteine werden</translation>
    </message>
    <message>
      <source>No counter is</source>
      <translation>Kein Spielstein wird</translation>
    </message>
    <message>
      <source>, {0} new allowance</source>
      <translation>, {0} neues Kontingent</translation>
    </message>
    <message>
      <source>, {0} new allowances</source>
      <translation>, {0} neue Kontingente</translation>
    </message>
    <message>
      <source>Air groups arrived</source>
      <translation>Luftgruppen eingetroffen</translation>
    </message>
    <message>
      <source>{0} placed{1}.</source>
      <translation>{0} hingelegt{1}.</translation>
    </message>
    <message>
      <source>Air arrivals</source>
      <translation>Luftankünfte</translation>
    </message>
    <message>
      <source>Receive them</source>
      <translation>Einnehmen</translation>
    </message>
    <message>
      <source>Reinforcements</source>
      <translation>Verstärkungen</translation>
    </message>
    <message>
      <source>{0} is new here, and is taken for a {1}.</source>
      <translation>{0} ist hier neu und gilt als {1}.</translation>
    </message>
    <message>
      <source>arrivals.{0}.aircraft</source>
      <translation>arrivals.{0}.aircraft</translation>
    </message>
    <message>
      <source>{0} Group Allowance</source>
      <translation>Gruppenkontingent ({0})</translation>
    </message>
    <message>
      <source>Air groups entered</source>
      <translation>Luftgruppen eingetragen</translation>
    </message>
    <message>
      <source>{0} group of both sides, off the map.</source>
      <translation>{0} Gruppe beider Seiten, nicht auf der Karte.</translation>
    </message>
    <message>
      <source>{0} groups of both sides, off the map.</source>
      <translation>{0} Gruppen beider Seiten, nicht auf der Karte.</translation>
    </message>
    <message>
      <source>Enter air groups</source>
      <translation>Luftgruppen eintragen</translation>
    </message>
    <message>
      <source>Aircraft</source>
      <translation>Flugzeug</translation>
    </message>
    <message>
      <source>Used for</source>
      <translation>Verwendung</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Allowance</source>
      <translation>Kontingent</translation>
    </message>
    <message>
      <source>July I groups?</source>
      <translation>Gruppen von Juli I?</translation>
    </message>
    <message>
      <source>Single groups</source>
      <translation>Einzelne Gruppen</translation>
    </message>
    <message>
      <source>Group Allowance</source>
      <translation>Gruppenkontingent</translation>
    </message>
    <message>
      <source>{0} new {1} Group Allowance, where it is {2}.</source>
      <translation>{0} neues {1} Gruppenkontingent, wo es {2} ist.</translation>
    </message>
    <message>
      <source>allowances.{0}.printed</source>
      <translation>allowances.{0}.printed</translation>
    </message>
    <message>
      <source>They were received already.</source>
      <translation>Sie wurden schon eingenommen.</translation>
    </message>
    <message>
      <source>They are not due yet.</source>
      <translation>Sie stehen noch nicht an.</translation>
    </message>
    <message>
      <source>Groups entered</source>
      <translation>Gruppen eingetragen</translation>
    </message>
    <message>
      <source>The books hold air groups already.</source>
      <translation>Die Bücher führen schon Luftgruppen.</translation>
    </message>
    <message>
      <source>{0} new allowance</source>
      <translation>{0} neues Kontingent</translation>
    </message>
    <message>
      <source>{0} new allowances</source>
      <translation>{0} neue Allowances</translation>
    </message>
    <message>
      <source>Add what arrives.</source>
      <translation>Hinzufügen, was eintrifft.</translation>
    </message>
    <message>
      <source>Write the name on the counter, without a slash.</source>
      <translation>Den Namen auf dem Spielstein schreiben, ohne Schrägstrich.</translation>
    </message>
    <message>
      <source>{0} groups belong to the other side.</source>
      <translation>{0} Gruppen gehören der anderen Seite.</translation>
    </message>
    <message>
      <source>{0} group</source>
      <translation>{0} Gruppe</translation>
    </message>
    <message>
      <source>{0} groups</source>
      <translation>{0} Gruppen</translation>
    </message>
    <message>
      <source>Move them instead.</source>
      <translation>Sie stattdessen verlegen.</translation>
    </message>
    <message>
      <source>arrivals.{0}.use</source>
      <translation>arrivals.{0}.use</translation>
    </message>
    <message>
      <source>Name the aircraft.</source>
      <translation>Das Flugzeug nennen.</translation>
    </message>
    <message>
      <source>is not a name.</source>
      <translation>ist kein Name.</translation>
    </message>
    <message>
      <source>{0}.{1}.nation</source>
      <translation>{0}.{1}.nation</translation>
    </message>
    <message>
      <source>Look it up again.</source>
      <translation>Noch einmal nachsehen.</translation>
    </message>
    <message>
      <source>airfield built</source>
      <translation>Flugfeld gebaut</translation>
    </message>
    <message>
      <source>Air base entered</source>
      <translation>Luftstützpunkt eingetragen</translation>
    </message>
    <message>
      <source>Air base changed</source>
      <translation>Luftstützpunkt geändert</translation>
    </message>
    <message>
      <source>Airfield finished</source>
      <translation>Flugplatz fertig</translation>
    </message>
    <message>
      <source>Air base hit</source>
      <translation>Luftstützpunkt getroffen</translation>
    </message>
    <message>
      <source>Air base repaired</source>
      <translation>Luftstützpunkt instand gesetzt</translation>
    </message>
    <message>
      <source>Air base taken off the books</source>
      <translation>Luftstützpunkt aus den Büchern genommen</translation>
    </message>
    <message>
      <source>The books show no airfield begun at {0}.</source>
      <translation>Die Bücher kennen kein begonnenes Flugfeld bei {0}.</translation>
    </message>
    <message>
      <source>Begin it in the Initial Phase: it costs a Resource Point.</source>
      <translation>Es in der Anfangsphase beginnen: Es kostet einen Rohstoffpunkt.</translation>
    </message>
    <message>
      <source>What is done: finish is an airfield that was begun and is built now.</source>
      <translation>Was getan wird: Beenden heißt, dass ein begonnenes Flugfeld jetzt gebaut ist.</translation>
    </message>
    <message>
      <source>The name of the base.</source>
      <translation>Der Name des Flugplatzes.</translation>
    </message>
    <message>
      <source>The hex; left blank to keep it.</source>
      <translation>Das Hexfeld; leer, um es zu behalten.</translation>
    </message>
    <message>
      <source>The city in the hex; left blank to keep it.</source>
      <translation>Die Stadt im Hexfeld; leer, um sie zu behalten.</translation>
    </message>
    <message>
      <source>Whether an airfield is built there; left blank to keep it.</source>
      <translation>Ob dort ein Flugfeld gebaut ist; leer, um es zu behalten.</translation>
    </message>
    <message>
      <source>Sum of the printed Airbase table there, where the campaign halves it.</source>
      <translation>Summe der gedruckten Flugplatztabelle dort, wo der Feldzug sie halbiert.</translation>
    </message>
    <message>
      <source>Hits, for damage and repair.</source>
      <translation>Treffer, für Schaden und Instandsetzung.</translation>
    </message>
    <message>
      <source>Whether it is a base of the side that is not playing.</source>
      <translation>Ob es ein Flugplatz der Seite ist, die nicht am Zug ist.</translation>
    </message>
    <message>
      <source>Damage: operable groups</source>
      <translation>Schaden: einsatzbereite Gruppen</translation>
    </message>
    <message>
      <source>Damage: inoperable groups</source>
      <translation>Schaden: nicht einsatzbereite Gruppen</translation>
    </message>
    <message>
      <source>Air bases</source>
      <translation>Flugplätze</translation>
    </message>
    <message>
      <source>city: {0}</source>
      <translation>Stadt: {0}</translation>
    </message>
    <message>
      <source>There is a base {0} already.</source>
      <translation>Es gibt schon einen Flugplatz {0}.</translation>
    </message>
    <message>
      <source>{0} has {1} hit.</source>
      <translation>{0} hat {1} Treffer.</translation>
    </message>
    <message>
      <source>{0} has {1} hits.</source>
      <translation>{0} hat {1} Treffer.</translation>
    </message>
    <message>
      <source>The airfield is usable from {0}.</source>
      <translation>Das Flugfeld ist ab {0} benutzbar.</translation>
    </message>
    <message>
      <source>No group may fly from there.</source>
      <translation>Von dort darf keine Gruppe fliegen.</translation>
    </message>
    <message>
      <source>A base repairs {0} hit a turn.</source>
      <translation>Ein Flugplatz setzt je Zug {0} Treffer instand.</translation>
    </message>
    <message>
      <source>A base repairs {0} hits a turn.</source>
      <translation>Ein Flugplatz setzt je Zug {0} Treffer instand.</translation>
    </message>
    <message>
      <source>The printed sum counts only where the campaign halves it.</source>
      <translation>Die gedruckte Summe zählt nur, wo die Kampagne sie halbiert.</translation>
    </message>
    <message>
      <source>{0} hit on a base that takes {1} group.</source>
      <translation>{0} Treffer auf einem Stützpunkt, der {1} Gruppe aufnimmt.</translation>
    </message>
    <message>
      <source>{0} hit on a base that takes {1} groups.</source>
      <translation>{0} Treffer auf einem Stützpunkt, der {1} Gruppen aufnimmt.</translation>
    </message>
    <message>
      <source>{0} hits on a base that takes {1} group.</source>
      <translation>{0} Treffer auf einem Stützpunkt, der {1} Gruppe aufnimmt.</translation>
    </message>
    <message>
      <source>{0} hits on a base that takes {1} groups.</source>
      <translation>{0} Treffer auf einem Stützpunkt, der {1} Gruppen aufnimmt.</translation>
    </message>
    <message>
      <source>Check the hits again.</source>
      <translation>Die Treffer noch einmal ansehen.</translation>
    </message>
    <message>
      <source>Bases out of supply, which repair nothing.</source>
      <translation>Unversorgte Flugplätze, die nichts instand setzen.</translation>
    </message>
    <message>
      <source>{0} air base repaired</source>
      <translation>{0} Flugplatz instand gesetzt</translation>
    </message>
    <message>
      <source>{0} air bases repaired</source>
      <translation>{0} Flugplätze instand gesetzt</translation>
    </message>
    <message>
      <source>{0} base repairs {1} hit each.</source>
      <translation>{0} Flugplatz setzt je {1} Treffer instand.</translation>
    </message>
    <message>
      <source>{0} base repairs {1} hits each.</source>
      <translation>{0} Flugplatz setzt je {1} Treffer instand.</translation>
    </message>
    <message>
      <source>{0} bases repair {1} hit each.</source>
      <translation>{0} Flugplätze setzen je {1} Treffer instand.</translation>
    </message>
    <message>
      <source>{0} bases repair {1} hits each.</source>
      <translation>{0} Flugplätze setzen je {1} Treffer instand.</translation>
    </message>
    <message>
      <source>Repair air bases</source>
      <translation>Flugplätze instand setzen</translation>
    </message>
    <message>
      <source>Repair bases</source>
      <translation>Flugplätze instand setzen</translation>
    </message>
    <message>
      <source>Repair them</source>
      <translation>Instand setzen</translation>
    </message>
    <message>
      <source>Base</source>
      <translation>Flugplatz</translation>
    </message>
    <message>
      <source>City</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>Airfield?</source>
      <translation>Flugfeld?</translation>
    </message>
    <message>
      <source>Printed sum</source>
      <translation>Gedruckte Summe</translation>
    </message>
    <message>
      <source>Hits</source>
      <translation>Treffer</translation>
    </message>
    <message>
      <source>Enemy base?</source>
      <translation>Feindlicher Flugplatz?</translation>
    </message>
    <message>
      <source>Become inoperable</source>
      <translation>Werden nicht einsatzbereit</translation>
    </message>
    <message>
      <source>Drawn for Remnants</source>
      <translation>Für Remnants ausgelost</translation>
    </message>
    <message>
      <source>no airfield</source>
      <translation>kein Flugfeld</translation>
    </message>
    <message>
      <source>{0} hits</source>
      <translation>{0} Treffer</translation>
    </message>
    <message>
      <source>Add it first.</source>
      <translation>Zuerst hinzufügen.</translation>
    </message>
    <message>
      <source>{0} group is at {1}.</source>
      <translation>{0} Gruppe steht auf {1}.</translation>
    </message>
    <message>
      <source>{0} groups are at {1}.</source>
      <translation>{0} Gruppen stehen auf {1}.</translation>
    </message>
    <message>
      <source>{0} is in {1}.</source>
      <translation>{0} liegt in {1}.</translation>
    </message>
    <message>
      <source>Bases out of supply</source>
      <translation>Unversorgte Flugplätze</translation>
    </message>
    <message>
      <source>Bases repaired</source>
      <translation>Flugplätze instand gesetzt</translation>
    </message>
    <message>
      <source>No air base of the side has hits.</source>
      <translation>Kein Flugplatz der Seite hat Treffer.</translation>
    </message>
    <message>
      <source>Enter the name of the base.</source>
      <translation>Den Namen des Flugplatzes eintragen.</translation>
    </message>
    <message>
      <source>Change it instead.</source>
      <translation>Ihn stattdessen ändern.</translation>
    </message>
    <message>
      <source>There is no such base.</source>
      <translation>Diesen Flugplatz gibt es nicht.</translation>
    </message>
    <message>
      <source>Enter the hits.</source>
      <translation>Die Treffer eintragen.</translation>
    </message>
    <message>
      <source>There is an airfield already.</source>
      <translation>Es gibt schon ein Flugfeld.</translation>
    </message>
    <message>
      <source>Airfield begun</source>
      <translation>Flugfeld begonnen</translation>
    </message>
    <message>
      <source>Usable from</source>
      <translation>Benutzbar ab</translation>
    </message>
    <message>
      <source>{0}, hits</source>
      <translation>{0}, Treffer</translation>
    </message>
    <message>
      <source>No base has hits.</source>
      <translation>Kein Flugplatz hat Treffer.</translation>
    </message>
    <message>
      <source>{0} air base</source>
      <translation>{0} Flugplatz</translation>
    </message>
    <message>
      <source>{0} air bases</source>
      <translation>{0} Flugplätze</translation>
    </message>
    <message>
      <source>{0} base repairs</source>
      <translation>{0} Flugplatz setzt instand</translation>
    </message>
    <message>
      <source>{0} bases repair</source>
      <translation>{0} Flugplätze setzen instand</translation>
    </message>
    <message>
      <source>Move them first.</source>
      <translation>Sie zuerst verlegen.</translation>
    </message>
    <message>
      <source>Change that base instead.</source>
      <translation>Stattdessen jenen Flugplatz ändern.</translation>
    </message>
    <message>
      <source>Name its city or its airfield.</source>
      <translation>Seine Stadt oder sein Flugfeld nennen.</translation>
    </message>
    <message>
      <source>Capacity</source>
      <translation>Kapazität</translation>
    </message>
    <message>
      <source>marshalling yard</source>
      <translation>Verschiebebahnhof</translation>
    </message>
    <message>
      <source>supply city</source>
      <translation>Versorgungsstadt</translation>
    </message>
    <message>
      <source>Resource Point</source>
      <translation>Rohstoffpunkt</translation>
    </message>
    <message>
      <source>air base</source>
      <translation>Flugplatz</translation>
    </message>
    <message>
      <source>marshaling yard</source>
      <translation>Verschiebebahnhof</translation>
    </message>
    <message>
      <source>replacement city</source>
      <translation>Ersatzstadt</translation>
    </message>
    <message>
      <source>Re1R</source>
      <translation>Re1R</translation>
    </message>
    <message>
      <source>Re</source>
      <translation>Re</translation>
    </message>
    <message>
      <source>{0} hit on {1}</source>
      <translation>{0} Treffer auf {1}</translation>
    </message>
    <message>
      <source>{0} hits on {1}</source>
      <translation>{0} Treffer auf {1}</translation>
    </message>
    <message>
      <source>What is bombed.</source>
      <translation>Was bombardiert wird.</translation>
    </message>
    <message>
      <source>Where it is; the name of a base or a city.</source>
      <translation>Wo es liegt; der Name eines Flugplatzes oder einer Stadt.</translation>
    </message>
    <message>
      <source>Hits that count.</source>
      <translation>Treffer, die zählen.</translation>
    </message>
    <message>
      <source>The result of the bombardment table, in place of the hits.</source>
      <translation>Das Ergebnis der Bombardierungstabelle, anstelle der Treffer.</translation>
    </message>
    <message>
      <source>The sum of two dice, where your chart gives the result; 0 for none.</source>
      <translation>Die Summe zweier Würfel, wo die eigene Tabelle das Ergebnis gibt; 0 für keine.</translation>
    </message>
    <message>
      <source>Bombing factors, for your chart.</source>
      <translation>Bombenfaktoren, für die eigene Tabelle.</translation>
    </message>
    <message>
      <source>Columns of your chart to the right; left where below 0.</source>
      <translation>Spalten der eigenen Tabelle nach rechts; unter 0 nach links.</translation>
    </message>
    <message>
      <source>Air base: operable groups</source>
      <translation>Flugplatz: einsatzbereite Gruppen</translation>
    </message>
    <message>
      <source>Air base: inoperable groups</source>
      <translation>Flugplatz: nicht einsatzbereite Gruppen</translation>
    </message>
    <message>
      <source>Yard: whose railways; the chief nation's of the enemy where left blank.</source>
      <translation>Verschiebebahnhof: wessen Bahnen; leer die der Hauptnation des Feindes.</translation>
    </message>
    <message>
      <source>Air base: whether it is one of the side that is playing.</source>
      <translation>Flugplatz: ob er der Seite am Zug gehört.</translation>
    </message>
    <message>
      <source>Leave it out, or choose an air base.</source>
      <translation>Weglassen oder einen Luftstützpunkt wählen.</translation>
    </message>
    <message>
      <source>{0} hit, and the groups that strike score {1} at most.</source>
      <translation>{0} Treffer; die angreifenden Gruppen erzielen höchstens {1}.</translation>
    </message>
    <message>
      <source>{0} hits, and the groups that strike score {1} at most.</source>
      <translation>{0} Treffer; die angreifenden Gruppen erzielen höchstens {1}.</translation>
    </message>
    <message>
      <source>One strike scores {0} hit at most.</source>
      <translation>Ein Luftangriff erzielt höchstens {0} Treffer.</translation>
    </message>
    <message>
      <source>One strike scores {0} hits at most.</source>
      <translation>Ein Luftangriff erzielt höchstens {0} Treffer.</translation>
    </message>
    <message>
      <source>Enter each strike by itself, or fewer hits.</source>
      <translation>Jeden Luftangriff für sich eintragen oder weniger Treffer.</translation>
    </message>
    <message>
      <source>Strategic bombing</source>
      <translation>Strategische Bombardierung</translation>
    </message>
    <message>
      <source>Bombing</source>
      <translation>Bombardierung</translation>
    </message>
    <message>
      <source>Post the raid</source>
      <translation>Den Angriff buchen</translation>
    </message>
    <message>
      <source>Columns count only where your chart is used, with factors and dice.</source>
      <translation>Spalten zählen nur, wo Ihre Tabelle gefragt wird, mit Faktoren und Würfeln.</translation>
    </message>
    <message>
      <source>Enter the hits, the result, or the dice for your chart.</source>
      <translation>Die Treffer, das Ergebnis oder die Würfel für die eigene Tabelle eintragen.</translation>
    </message>
    <message>
      <source>is one too many: {0} is entered.</source>
      <translation>ist zu viel: {0} ist eingetragen.</translation>
    </message>
    <message>
      <source>Enter the hits, or the result, or the dice.</source>
      <translation>Die Treffer oder das Ergebnis oder die Würfel eintragen.</translation>
    </message>
    <message>
      <source>{0} factor</source>
      <translation>{0} Faktor</translation>
    </message>
    <message>
      <source>{0} factors</source>
      <translation>{0} Faktoren</translation>
    </message>
    <message>
      <source>Enter what was bombed.</source>
      <translation>Eintragen, was bombardiert wurde.</translation>
    </message>
    <message>
      <source>No enemy Resource Point is there.</source>
      <translation>Dort liegt kein feindlicher Rohstoffpunkt.</translation>
    </message>
    <message>
      <source>Resource Points bombed</source>
      <translation>Rohstoffpunkte bombardiert</translation>
    </message>
    <message>
      <source>{0} {1} Resource Point.</source>
      <translation>{0} {1} Rohstoffpunkt.</translation>
    </message>
    <message>
      <source>{0} {1} Resource Points.</source>
      <translation>{0} {1} Rohstoffpunkte.</translation>
    </message>
    <message>
      <source>It is entered in the Soviet Initial Phase.</source>
      <translation>Das wird in der sowjetischen Anfangsphase eingetragen.</translation>
    </message>
    <message>
      <source>is not a factory in the books.</source>
      <translation>ist keine Fabrik in den Büchern.</translation>
    </message>
    <message>
      <source>is not a Soviet supply city.</source>
      <translation>ist keine sowjetische Versorgungsstadt.</translation>
    </message>
    <message>
      <source>Only Soviet replacements are bombed; the Axis bombs them.</source>
      <translation>Nur sowjetischer Ersatz wird bombardiert; die Achse bombardiert ihn.</translation>
    </message>
    <message>
      <source>the factory of {0}</source>
      <translation>die Fabrik von {0}</translation>
    </message>
    <message>
      <source>{0} before</source>
      <translation>{0} zuvor</translation>
    </message>
    <message>
      <source>{0}: the next replacements are reduced by {1}.</source>
      <translation>{0}: Der nächste Ersatz sinkt um {1}.</translation>
    </message>
    <message>
      <source>Two dice</source>
      <translation>Zwei Würfel</translation>
    </message>
    <message>
      <source>Bombing factors</source>
      <translation>Bombenfaktoren</translation>
    </message>
    <message>
      <source>Columns right</source>
      <translation>Spalten nach rechts</translation>
    </message>
    <message>
      <source>Whose railways</source>
      <translation>Wessen Bahnen</translation>
    </message>
    <message>
      <source>Own base?</source>
      <translation>Eigener Flugplatz?</translation>
    </message>
    <message>
      <source>Only an air base is entered as one's own.</source>
      <translation>Nur ein Luftstützpunkt wird als eigener eingetragen.</translation>
    </message>
    <message>
      <source>Bombing without effect</source>
      <translation>Bombardierung ohne Wirkung</translation>
    </message>
    <message>
      <source>No hit was scored.</source>
      <translation>Es wurde kein Treffer erzielt.</translation>
    </message>
    <message>
      <source>, shifted by {0}</source>
      <translation>, verschoben um {0}</translation>
    </message>
    <message>
      <source>Hits: {0}</source>
      <translation>Treffer: {0}</translation>
    </message>
    <message>
      <source>{0} needed</source>
      <translation>{0} nötig</translation>
    </message>
    <message>
      <source>Resource Points at {0}</source>
      <translation>Rohstoffpunkte bei {0}</translation>
    </message>
    <message>
      <source>Destroyed</source>
      <translation>Zerstört</translation>
    </message>
    <message>
      <source>hit at </source>
      <translation>Treffer auf </translation>
    </message>
    <message>
      <source>hits at </source>
      <translation>Treffer auf </translation>
    </message>
    <message>
      <source>Enter fewer.</source>
      <translation>Weniger eintragen.</translation>
    </message>
    <message>
      <source>Leave them out.</source>
      <translation>Weglassen.</translation>
    </message>
    <message>
      <source>{0} Resource Point</source>
      <translation>{0} Rohstoffpunkt</translation>
    </message>
    <message>
      <source>{0} Resource Points</source>
      <translation>{0} Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Hits to be taken off</source>
      <translation>Abzuziehende Treffer</translation>
    </message>
    <message>
      <source>Two sweepers attack one fighter only where they outnumber the fighters there.</source>
      <translation>Zwei Jäger des Vorstoßes gehen nur auf einen Jäger, wo sie in der Überzahl sind.</translation>
    </message>
    <message>
      <source>{0}, column {1}</source>
      <translation>{0}, Spalte {1}</translation>
    </message>
    <message>
      <source>The mission.</source>
      <translation>Der Einsatz.</translation>
    </message>
    <message>
      <source>The fights, escorts first.</source>
      <translation>Die Luftkämpfe, Begleitschutz zuerst.</translation>
    </message>
    <message>
      <source>{0} fight over mission {1}</source>
      <translation>{0} Luftkampf um Einsatz {1}</translation>
    </message>
    <message>
      <source>{0} fights over mission {1}</source>
      <translation>{0} Luftkämpfe um Einsatz {1}</translation>
    </message>
    <message>
      <source>{0} group is hit, {1} lost.</source>
      <translation>{0} Gruppe ist getroffen, {1} verloren.</translation>
    </message>
    <message>
      <source>{0} groups are hit, {1} lost.</source>
      <translation>{0} Gruppen sind getroffen, {1} verloren.</translation>
    </message>
    <message>
      <source>Air combat</source>
      <translation>Luftkampf</translation>
    </message>
    <message>
      <source>Post the fights</source>
      <translation>Die Luftkämpfe buchen</translation>
    </message>
    <message>
      <source>Flak fired at mission {0} already; interceptors come before it.</source>
      <translation>Flak hat auf Einsatz {0} schon geschossen; Abfangjäger kommen vorher.</translation>
    </message>
    <message>
      <source>The mission is flown by day: night fighters are fighters as others then.</source>
      <translation>Der Einsatz wird bei Tag geflogen: Nachtjäger sind dann Jäger wie andere.</translation>
    </message>
    <message>
      <source>counts only for interceptors, not in a sweep.</source>
      <translation>zählt nur für Abfangjäger, nicht bei einem Jagdvorstoß.</translation>
    </message>
    <message>
      <source>{0} fought first.</source>
      <translation>{0} hat zuerst gekämpft.</translation>
    </message>
    <message>
      <source>Heavy flak at the target.</source>
      <translation>Schwere Flak am Ziel.</translation>
    </message>
    <message>
      <source>Light flak at the target.</source>
      <translation>Leichte Flak am Ziel.</translation>
    </message>
    <message>
      <source>Column of your chart, where it is not the strength.</source>
      <translation>Spalte der eigenen Tabelle, wo sie nicht die Stärke ist.</translation>
    </message>
    <message>
      <source>The two dice, 0 for none.</source>
      <translation>Die zwei Würfel, 0 für keine.</translation>
    </message>
    <message>
      <source>The die for the group that is hit, 0 for none.</source>
      <translation>Der Würfel für die getroffene Gruppe, 0 für keinen.</translation>
    </message>
    <message>
      <source>Hexes to the nearest friendly hex, for an X.</source>
      <translation>Hexfelder bis zum nächsten eigenen Hexfeld, bei einem X.</translation>
    </message>
    <message>
      <source>Flak</source>
      <translation>Flak</translation>
    </message>
    <message>
      <source>does nothing</source>
      <translation>bewirkt nichts</translation>
    </message>
    <message>
      <source>hits {0}: {1}</source>
      <translation>trifft {0}: {1}</translation>
    </message>
    <message>
      <source>Flak at mission {0}</source>
      <translation>Flak gegen Einsatz {0}</translation>
    </message>
    <message>
      <source>Flak {0}.</source>
      <translation>Flak {0}.</translation>
    </message>
    <message>
      <source>Post the shot</source>
      <translation>Den Schuss buchen</translation>
    </message>
    <message>
      <source>counts for nothing: {0}.</source>
      <translation>zählt nicht: {0}.</translation>
    </message>
    <message>
      <source>No flak fires at mission {0}: it does not strike.</source>
      <translation>Auf Einsatz {0} schießt keine Flak: Er greift nicht an.</translation>
    </message>
    <message>
      <source>Flak fired at mission {0} already.</source>
      <translation>Flak hat auf Einsatz {0} schon geschossen.</translation>
    </message>
    <message>
      <source>Strength {0}, {1} on the roll: enter the roll or the result.</source>
      <translation>Stärke {0}, {1} auf den Wurf: den Wurf oder das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>{0} strike groups: no die for the one that is hit.</source>
      <translation>{0} Angriffsgruppen: kein Würfel für die getroffene.</translation>
    </message>
    <message>
      <source>Mission</source>
      <translation>Einsatz</translation>
    </message>
    <message>
      <source>Fights</source>
      <translation>Luftkämpfe</translation>
    </message>
    <message>
      <source>Groups hit</source>
      <translation>Getroffene Gruppen</translation>
    </message>
    <message>
      <source>No mission is set out.</source>
      <translation>Kein Einsatz ist angesetzt.</translation>
    </message>
    <message>
      <source>Mission {0} was fought over already; sweeps come first.</source>
      <translation>Um Einsatz {0} wurde schon gekämpft; Jagdvorstöße kommen zuerst.</translation>
    </message>
    <message>
      <source>escort still flies: it is</source>
      <translation>Begleiter fliegt noch: Er ist</translation>
    </message>
    <message>
      <source>escorts still fly: they are</source>
      <translation>Begleiter fliegen noch: Sie sind</translation>
    </message>
    <message>
      <source>Heavy flak</source>
      <translation>Schwere Flak</translation>
    </message>
    <message>
      <source>Light flak</source>
      <translation>Leichte Flak</translation>
    </message>
    <message>
      <source>Effect</source>
      <translation>Wirkung</translation>
    </message>
    <message>
      <source>Die for the group hit</source>
      <translation>Würfel für die getroffene Gruppe</translation>
    </message>
    <message>
      <source>Hexes home, for X</source>
      <translation>Hexfelder bis heim, bei X</translation>
    </message>
    <message>
      <source>No mission is set out that strikes.</source>
      <translation>Kein Einsatz ist angesetzt, der angreift.</translation>
    </message>
    <message>
      <source>no group is hit</source>
      <translation>keine Gruppe ist getroffen</translation>
    </message>
    <message>
      <source>only one can be hit</source>
      <translation>nur eine kann getroffen werden</translation>
    </message>
    <message>
      <source>dice {0}, as entered</source>
      <translation>Würfel {0}, wie eingetragen</translation>
    </message>
    <message>
      <source>as entered</source>
      <translation>wie eingetragen</translation>
    </message>
    <message>
      <source>Add the fights.</source>
      <translation>Die Luftkämpfe hinzufügen.</translation>
    </message>
    <message>
      <source>{0} fight</source>
      <translation>{0} Luftkampf</translation>
    </message>
    <message>
      <source>{0} fights</source>
      <translation>{0} Luftkämpfe</translation>
    </message>
    <message>
      <source>{0} group is</source>
      <translation>{0} Gruppe ist</translation>
    </message>
    <message>
      <source>{0} groups are</source>
      <translation>{0} Gruppen sind</translation>
    </message>
    <message>
      <source>It fires once.</source>
      <translation>Sie schießt einmal.</translation>
    </message>
    <message>
      <source>Roll a die.</source>
      <translation>Einen Würfel werfen.</translation>
    </message>
    <message>
      <source>die {0}</source>
      <translation>Würfel {0}</translation>
    </message>
    <message>
      <source>fights.{0}.</source>
      <translation>fights.{0}.</translation>
    </message>
    <message>
      <source>The hexes home count only for an X.</source>
      <translation>Die Hexfelder bis nach Hause zählen nur bei einem X.</translation>
    </message>
    <message>
      <source>The column counts only where your chart is used, with the dice.</source>
      <translation>Die Spalte zählt nur, wo Ihre Tabelle gefragt wird, mit den Würfeln.</translation>
    </message>
    <message>
      <source>It goes in the {0} Initial Phase</source>
      <translation>Das fällt in die Anfangsphase ({0})</translation>
    </message>
    <message>
      <source>{0} transport group flies</source>
      <translation>{0} Transportgruppe fliegt</translation>
    </message>
    <message>
      <source>{0} transport groups fly</source>
      <translation>{0} Transportgruppen fliegen</translation>
    </message>
    <message>
      <source>The hex in the centre of the zone.</source>
      <translation>Das Hexfeld in der Mitte der Zone.</translation>
    </message>
    <message>
      <source>Whether it is a rail hex, where the zone breaks the line.</source>
      <translation>Ob es ein Bahnhexfeld ist, wo die Zone die Linie unterbricht.</translation>
    </message>
    <message>
      <source>The groups that arrive, escorts left out.</source>
      <translation>Die ankommenden Gruppen, ohne Begleitschutz.</translation>
    </message>
    <message>
      <source>Tactical factors, full groups doubled; groups that are listed add theirs.</source>
      <translation>Taktische Faktoren, volle Gruppen verdoppelt; aufgeführte Gruppen fügen ihre hinzu.</translation>
    </message>
    <message>
      <source>The die; 0 for none.</source>
      <translation>Der Würfel; 0 für keinen.</translation>
    </message>
    <message>
      <source>Whether the zone is placed, where it is known without the die.</source>
      <translation>Ob die Zone gelegt ist, wo es ohne Würfel feststeht.</translation>
    </message>
    <message>
      <source>zone placed</source>
      <translation>Zone gelegt</translation>
    </message>
    <message>
      <source>no zone</source>
      <translation>keine Zone</translation>
    </message>
    <message>
      <source>Interdiction zone</source>
      <translation>Abriegelungszone</translation>
    </message>
    <message>
      <source>Interdiction</source>
      <translation>Abriegelung</translation>
    </message>
    <message>
      <source>Post the mission</source>
      <translation>Den Einsatz buchen</translation>
    </message>
    <message>
      <source>Enter the groups or their factors, or the result.</source>
      <translation>Die Gruppen oder ihre Faktoren oder das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>{0} or more: automatic</source>
      <translation>{0} oder mehr: von selbst</translation>
    </message>
    <message>
      <source>{0} factor: a roll of {1} or less places it.</source>
      <translation>{0} Faktor: Ein Wurf von {1} oder weniger legt sie.</translation>
    </message>
    <message>
      <source>{0} factors: a roll of {1} or less places it.</source>
      <translation>{0} Faktoren: Ein Wurf von {1} oder weniger legt sie.</translation>
    </message>
    <message>
      <source>The base that is fed.</source>
      <translation>Der Flugplatz, der versorgt wird.</translation>
    </message>
    <message>
      <source>The transport groups that fly.</source>
      <translation>Die fliegenden Transportgruppen.</translation>
    </message>
    <message>
      <source>The weather zone of the base.</source>
      <translation>Die Wetterzone des Flugplatzes.</translation>
    </message>
    <message>
      <source>The weather there, where it is not that of the zone.</source>
      <translation>Das Wetter dort, wo es nicht das der Zone ist.</translation>
    </message>
    <message>
      <source>Whether the bases that they fly from are in trace supply.</source>
      <translation>Ob die Flugplätze, von denen sie fliegen, über einen Versorgungsweg versorgt sind.</translation>
    </message>
    <message>
      <source>Supply flown to {0}</source>
      <translation>Versorgung nach {0} geflogen</translation>
    </message>
    <message>
      <source>Supply by air</source>
      <translation>Luftversorgung</translation>
    </message>
    <message>
      <source>Post the flight</source>
      <translation>Den Flug buchen</translation>
    </message>
    <message>
      <source>Transports fly supply from bases in trace supply.</source>
      <translation>Transporter fliegen Versorgung von Flugplätzen mit Versorgungsweg.</translation>
    </message>
    <message>
      <source>{0} transport group feeds</source>
      <translation>{0} Transportgruppe versorgt</translation>
    </message>
    <message>
      <source>{0} transport groups feed</source>
      <translation>{0} Transportgruppen versorgen</translation>
    </message>
    <message>
      <source>Groups that fly</source>
      <translation>Fliegende Gruppen</translation>
    </message>
    <message>
      <source>{0} supply.</source>
      <translation>{0} Versorgung.</translation>
    </message>
    <message>
      <source>Centre</source>
      <translation>Mitte</translation>
    </message>
    <message>
      <source>Rail hex?</source>
      <translation>Bahnhexfeld?</translation>
    </message>
    <message>
      <source>Groups that arrive</source>
      <translation>Ankommende Gruppen</translation>
    </message>
    <message>
      <source>Tactical factors</source>
      <translation>Taktische Faktoren</translation>
    </message>
    <message>
      <source>Die</source>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>Zone placed?</source>
      <translation>Zone gelegt?</translation>
    </message>
    <message>
      <source>Interdiction zone at {0}</source>
      <translation>Abriegelungszone bei {0}</translation>
    </message>
    <message>
      <source>Interdiction at {0} failed</source>
      <translation>Abriegelung bei {0} misslungen</translation>
    </message>
    <message>
      <source>There is a zone around {0} until the {1}.</source>
      <translation>Um {0} liegt eine Zone bis: {1}.</translation>
    </message>
    <message>
      <source>No zone is placed.</source>
      <translation>Keine Zone wird gelegt.</translation>
    </message>
    <message>
      <source>There is a zone of yours around {0} already.</source>
      <translation>Um {0} liegt schon eine eigene Zone.</translation>
    </message>
    <message>
      <source>die {0}, as entered</source>
      <translation>Würfel {0}, wie eingetragen</translation>
    </message>
    <message>
      <source>Factors</source>
      <translation>Faktoren</translation>
    </message>
    <message>
      <source>Zones on the map</source>
      <translation>Zonen auf der Karte</translation>
    </message>
    <message>
      <source>Weather zone</source>
      <translation>Wetterzone</translation>
    </message>
    <message>
      <source>Weather</source>
      <translation>Wetter</translation>
    </message>
    <message>
      <source>Their bases in supply?</source>
      <translation>Ihre Flugplätze versorgt?</translation>
    </message>
    <message>
      <source>The side holds no air group.</source>
      <translation>Die Seite hat keine Luftgruppe.</translation>
    </message>
    <message>
      <source>Enter it: Air bases.</source>
      <translation>Ihn eintragen: Flugplätze.</translation>
    </message>
    <message>
      <source>none yet</source>
      <translation>noch keine</translation>
    </message>
    <message>
      <source>{0} {1} at {2} may still fly supply.</source>
      <translation>{0} {1} auf {2} können noch Versorgung fliegen.</translation>
    </message>
    <message>
      <source>{0} {1} RE.</source>
      <translation>{0} {1} RE.</translation>
    </message>
    <message>
      <source>{0} {1} REs.</source>
      <translation>{0} {1} RE.</translation>
    </message>
    <message>
      <source>Factors entered</source>
      <translation>Faktoren eingetragen</translation>
    </message>
    <message>
      <source>No group arrives.</source>
      <translation>Keine Gruppe kommt an.</translation>
    </message>
    <message>
      <source>Enter the die or the result.</source>
      <translation>Den Würfel oder das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>Placed</source>
      <translation>Gelegt</translation>
    </message>
    <message>
      <source>The die</source>
      <translation>Der Würfel</translation>
    </message>
    <message>
      <source>The rail line is cut</source>
      <translation>Die Bahnlinie ist unterbrochen</translation>
    </message>
    <message>
      <source>in its centre</source>
      <translation>in ihrer Mitte</translation>
    </message>
    <message>
      <source>Choose another base.</source>
      <translation>Einen anderen Flugplatz wählen.</translation>
    </message>
    <message>
      <source>has no weather.</source>
      <translation>hat kein Wetter.</translation>
    </message>
    <message>
      <source>Entered: {0}.</source>
      <translation>Eingetragen: {0}.</translation>
    </message>
    <message>
      <source>Escorts join transports in the Air Phase.</source>
      <translation>Begleitschutz stößt in der Luftphase zu den Transportern.</translation>
    </message>
    <message>
      <source>Enter the hex in the centre.</source>
      <translation>Das Hexfeld in der Mitte eintragen.</translation>
    </message>
    <message>
      <source>{0} RE</source>
      <translation>{0} RE</translation>
    </message>
    <message>
      <source>{0} REs</source>
      <translation>{0} RE</translation>
    </message>
    <message>
      <source>REs fed in {0}</source>
      <translation>RE versorgt in {0}</translation>
    </message>
    <message>
      <source>Mission {0} has begun.</source>
      <translation>Einsatz {0} hat begonnen.</translation>
    </message>
    <message>
      <source>Supply that was flown stays flown.</source>
      <translation>Geflogene Versorgung bleibt geflogen.</translation>
    </message>
    <message>
      <source>{0}{1} taken back</source>
      <translation>{0}{1} zurückgenommen</translation>
    </message>
    <message>
      <source>{0} group is free again.</source>
      <translation>{0} Gruppe ist wieder frei.</translation>
    </message>
    <message>
      <source>{0} groups are free again.</source>
      <translation>{0} Gruppen sind wieder frei.</translation>
    </message>
    <message>
      <source>Take a mission back</source>
      <translation>Einen Einsatz zurücknehmen</translation>
    </message>
    <message>
      <source>Their numbers; all that are open where left empty.</source>
      <translation>Ihre Nummern; leer alle offenen.</translation>
    </message>
    <message>
      <source>{0} mission home</source>
      <translation>{0} Einsatz heimgekehrt</translation>
    </message>
    <message>
      <source>{0} missions home</source>
      <translation>{0} Einsätze heimgekehrt</translation>
    </message>
    <message>
      <source>Their groups are at their bases.</source>
      <translation>Ihre Gruppen stehen auf ihren Flugplätzen.</translation>
    </message>
    <message>
      <source>Missions home</source>
      <translation>Einsätze heimgekehrt</translation>
    </message>
    <message>
      <source>Bring them home</source>
      <translation>Heimkehren lassen</translation>
    </message>
    <message>
      <source>Mission {0} has not struck.</source>
      <translation>Einsatz {0} hat nicht angegriffen.</translation>
    </message>
    <message>
      <source>Enter its strike, or bring it home all the same.</source>
      <translation>Seinen Angriff eintragen oder es trotzdem heimholen.</translation>
    </message>
    <message>
      <source>Missions over</source>
      <translation>Beendete Einsätze</translation>
    </message>
    <message>
      <source>Mission taken back</source>
      <translation>Einsatz zurückgenommen</translation>
    </message>
    <message>
      <source>Bring it home.</source>
      <translation>Heimkehren lassen.</translation>
    </message>
    <message>
      <source>Undo takes it back.</source>
      <translation>Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
      <source>No mission is open.</source>
      <translation>Kein Einsatz ist offen.</translation>
    </message>
    <message>
      <source>{0} mission</source>
      <translation>{0} Einsatz</translation>
    </message>
    <message>
      <source>{0} missions</source>
      <translation>{0} Einsätze</translation>
    </message>
    <message>
      <source>Groups free again</source>
      <translation>Wieder freie Gruppen</translation>
    </message>
    <message>
      <source>{0} belongs to the side that is not playing: it only intercepts.</source>
      <translation>{0} gehört der Seite, die nicht am Zug ist: Sie fängt nur ab.</translation>
    </message>
    <message>
      <source>Activate them first, or with it.</source>
      <translation>Sie vorher aktivieren oder zugleich.</translation>
    </message>
    <message>
      <source>The aircraft.</source>
      <translation>Das Flugzeug.</translation>
    </message>
    <message>
      <source>From which base.</source>
      <translation>Von welchem Flugplatz.</translation>
    </message>
    <message>
      <source>Whether they do what the mission is flown for, or escort.</source>
      <translation>Ob sie den Zweck des Einsatzes erfüllen oder begleiten.</translation>
    </message>
    <message>
      <source>Hexes to the target, 0 for not checked.</source>
      <translation>Hexfelder zum Ziel, 0 für ungeprüft.</translation>
    </message>
    <message>
      <source>Its printed range, asked once for an aircraft.</source>
      <translation>Die gedruckte Reichweite, je Flugzeug einmal gefragt.</translation>
    </message>
    <message>
      <source>Its printed bombing rating, asked once for an aircraft: the strategic one for raids on ports, yards, factories, cities and Resource Points, else the tactical one.</source>
      <translation>Der gedruckte Bombenwert, je Flugzeug einmal gefragt: der strategische bei Angriffen auf Häfen, Verschiebebahnhöfe, Fabriken, Städte und Rohstoffpunkte, sonst der taktische.</translation>
    </message>
    <message>
      <source>The mission to change; 0 for a new one.</source>
      <translation>Der zu ändernde Einsatz; 0 für einen neuen.</translation>
    </message>
    <message>
      <source>What it is flown for.</source>
      <translation>Wozu er geflogen wird.</translation>
    </message>
    <message>
      <source>The hex, base or place.</source>
      <translation>Das Hexfeld, der Flugplatz oder Ort.</translation>
    </message>
    <message>
      <source>Whether it is flown at night.</source>
      <translation>Ob er bei Nacht geflogen wird.</translation>
    </message>
    <message>
      <source>The groups that fly.</source>
      <translation>Die fliegenden Gruppen.</translation>
    </message>
    <message>
      <source>Pay for those of them that are not paid yet.</source>
      <translation>Für die unter ihnen zahlen, die noch nicht bezahlt sind.</translation>
    </message>
    <message>
      <source>No mission is open that strikes.</source>
      <translation>Kein offener Einsatz greift an.</translation>
    </message>
    <message>
      <source>Missions {0} and {1} are</source>
      <translation>Einsätze {0} und {1} sind</translation>
    </message>
    <message>
      <source>Mission {0} is</source>
      <translation>Einsatz {0} ist</translation>
    </message>
    <message>
      <source>Mission {0} is a fighter sweep: it comes first.</source>
      <translation>Einsatz {0} ist ein Jagdvorstoß: Er kommt zuerst.</translation>
    </message>
    <message>
      <source>Resolve it, or bring it home.</source>
      <translation>Ihn auswerten oder heimkehren lassen.</translation>
    </message>
    <message>
      <source>No strike group is left in mission {0}.</source>
      <translation>In Einsatz {0} ist keine Angriffsgruppe übrig.</translation>
    </message>
    <message>
      <source>Mission {0}, groups</source>
      <translation>Einsatz {0}, Gruppen</translation>
    </message>
    <message>
      <source>{0}{1} changed</source>
      <translation>{0}{1} geändert</translation>
    </message>
    <message>
      <source>{0}{1} placed</source>
      <translation>{0}{1} angesetzt</translation>
    </message>
    <message>
      <source>Air mission</source>
      <translation>Lufteinsatz</translation>
    </message>
    <message>
      <source>New mission</source>
      <translation>Neuer Einsatz</translation>
    </message>
    <message>
      <source>Place it</source>
      <translation>Ansetzen</translation>
    </message>
    <message>
      <source>escort {0}</source>
      <translation>Begleitschutz {0}</translation>
    </message>
    <message>
      <source>No group</source>
      <translation>Keine Gruppe</translation>
    </message>
    <message>
      <source>Mission {0} is over.</source>
      <translation>Einsatz {0} ist vorbei.</translation>
    </message>
    <message>
      <source>There is no mission {0}.</source>
      <translation>Es gibt keinen Einsatz {0}.</translation>
    </message>
    <message>
      <source>Open: {0}.</source>
      <translation>Offen: {0}.</translation>
    </message>
    <message>
      <source>Mission {0} has begun: its groups have been fought or fired at.</source>
      <translation>Einsatz {0} hat begonnen: Seine Gruppen wurden bekämpft oder beschossen.</translation>
    </message>
    <message>
      <source>Supply by air is flown in the Initial Phase.</source>
      <translation>Luftversorgung wird in der Anfangsphase geflogen.</translation>
    </message>
    <message>
      <source>Transports fly supply in the Initial Phase: Supply by air.</source>
      <translation>Transporter fliegen Versorgung in der Anfangsphase: Luftversorgung.</translation>
    </message>
    <message>
      <source>Mission {0} has begun: all are placed before any is resolved.</source>
      <translation>Einsatz {0} hat begonnen: Alle werden angesetzt, bevor einer ausgewertet wird.</translation>
    </message>
    <message>
      <source>The transports landed at {0} and stay there.</source>
      <translation>Die Transporter sind auf {0} gelandet und bleiben dort.</translation>
    </message>
    <message>
      <source>{0} of {1} at {2}, {3} free for this mission.</source>
      <translation>{0} von {1} auf {2}, {3} frei für diesen Einsatz.</translation>
    </message>
    <message>
      <source>{0} {1} at {2} not paid for.</source>
      <translation>{0} {1} auf {2} nicht bezahlt.</translation>
    </message>
    <message>
      <source>Role</source>
      <translation>Rolle</translation>
    </message>
    <message>
      <source>Hexes</source>
      <translation>Hexfelder</translation>
    </message>
    <message>
      <source>Bombing rating</source>
      <translation>Bombenwert</translation>
    </message>
    <message>
      <source>Flown for</source>
      <translation>Zweck</translation>
    </message>
    <message>
      <source>Night?</source>
      <translation>Nacht?</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>Pay for them?</source>
      <translation>Dafür zahlen?</translation>
    </message>
    <message>
      <source>A group flies one mission in a turn.</source>
      <translation>Eine Gruppe fliegt einen Einsatz je Zug.</translation>
    </message>
    <message>
      <source>Enter the hex or the place.</source>
      <translation>Das Hexfeld oder den Ort eintragen.</translation>
    </message>
    <message>
      <source>Only add escorts.</source>
      <translation>Nur Begleitschutz hinzufügen.</translation>
    </message>
    <message>
      <source>Missions are placed in the Air Phase.</source>
      <translation>Einsätze werden in der Luftphase angesetzt.</translation>
    </message>
    <message>
      <source>Patrol and Alert</source>
      <translation>Patrouille und Alarm</translation>
    </message>
    <message>
      <source>Add the groups that move.</source>
      <translation>Die zu verlegenden Gruppen hinzufügen.</translation>
    </message>
    <message>
      <source>From which box or base.</source>
      <translation>Aus welcher Box oder von welchem Flugplatz.</translation>
    </message>
    <message>
      <source>To which box or base.</source>
      <translation>In welche Box oder auf welchen Flugplatz.</translation>
    </message>
    <message>
      <source>The groups that move.</source>
      <translation>Die zu verlegenden Gruppen.</translation>
    </message>
    <message>
      <source>Whether the bases that take groups are in supply.</source>
      <translation>Ob die aufnehmenden Flugplätze versorgt sind.</translation>
    </message>
    <message>
      <source>Whether this only corrects where the counters are, without the rules.</source>
      <translation>Ob dies nur berichtigt, wo die Spielsteine liegen, ohne die Regeln.</translation>
    </message>
    <message>
      <source>Move air groups</source>
      <translation>Luftgruppen verlegen</translation>
    </message>
    <message>
      <source>{0} group is there: {1}, {2}.</source>
      <translation>{0} Gruppe liegt dort: {1}, {2}.</translation>
    </message>
    <message>
      <source>{0} groups are there: {1}, {2}.</source>
      <translation>{0} Gruppen liegen dort: {1}, {2}.</translation>
    </message>
    <message>
      <source>{0} is there already: {1}.</source>
      <translation>{0} liegt schon dort: {1}.</translation>
    </message>
    <message>
      <source>{0} air group moved</source>
      <translation>{0} Luftgruppe verlegt</translation>
    </message>
    <message>
      <source>{0} air groups moved</source>
      <translation>{0} Luftgruppen verlegt</translation>
    </message>
    <message>
      <source>EFT or EET.</source>
      <translation>EFT oder EET.</translation>
    </message>
    <message>
      <source>Where it goes, where your chart does not say it.</source>
      <translation>Wohin sie geht, wo die eigene Tabelle es nicht sagt.</translation>
    </message>
    <message>
      <source>The groups in the boxes, one by one.</source>
      <translation>Die Gruppen in den Boxen, eine nach der anderen.</translation>
    </message>
    <message>
      <source>The Soviets sort their boxes from July I 1941 on.</source>
      <translation>Die Sowjets sortieren ihre Boxen ab Juli I 1941.</translation>
    </message>
    <message>
      <source>{0} lost air group sorted</source>
      <translation>{0} verlorene Luftgruppe sortiert</translation>
    </message>
    <message>
      <source>{0} lost air groups sorted</source>
      <translation>{0} verlorene Luftgruppen sortiert</translation>
    </message>
    <message>
      <source>{0} group comes back.</source>
      <translation>{0} Gruppe kommt zurück.</translation>
    </message>
    <message>
      <source>{0} groups come back.</source>
      <translation>{0} Gruppen kommen zurück.</translation>
    </message>
    <message>
      <source>Lost air groups</source>
      <translation>Verlorene Luftgruppen</translation>
    </message>
    <message>
      <source>Lost groups</source>
      <translation>Verlorene Gruppen</translation>
    </message>
    <message>
      <source>Roll for them</source>
      <translation>Für sie würfeln</translation>
    </message>
    <message>
      <source>Name EFT or EET.</source>
      <translation>EFT oder EET nennen.</translation>
    </message>
    <message>
      <source>{0} is not lost: {1}.</source>
      <translation>{0} ist nicht verloren: {1}.</translation>
    </message>
    <message>
      <source>{0} was sorted already in this turn: {1}.</source>
      <translation>{0} wurde in diesem Zug schon sortiert: {1}.</translation>
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
      <source>Moves</source>
      <translation>Verlegungen</translation>
    </message>
    <message>
      <source>Bases in supply?</source>
      <translation>Flugplätze versorgt?</translation>
    </message>
    <message>
      <source>Only a correction?</source>
      <translation>Nur eine Berichtigung?</translation>
    </message>
    <message>
      <source>Groups moved</source>
      <translation>Gruppen verlegt</translation>
    </message>
    <message>
      <source>Groups back</source>
      <translation>Gruppen zurück</translation>
    </message>
    <message>
      <source>No group is in the EFT and EET boxes.</source>
      <translation>In den Boxen EFT und EET liegt keine Gruppe.</translation>
    </message>
    <message>
      <source>{0}, {1}: no die and no result.</source>
      <translation>{0}, {1}: kein Würfel und kein Ergebnis.</translation>
    </message>
    <message>
      <source>{0} air group</source>
      <translation>{0} Luftgruppe</translation>
    </message>
    <message>
      <source>{0} air groups</source>
      <translation>{0} Luftgruppen</translation>
    </message>
    <message>
      <source>Add the groups.</source>
      <translation>Die Gruppen hinzufügen.</translation>
    </message>
    <message>
      <source>{0} lost air group</source>
      <translation>{0} verlorene Luftgruppe</translation>
    </message>
    <message>
      <source>{0} lost air groups</source>
      <translation>{0} verlorene Luftgruppen</translation>
    </message>
    <message>
      <source>{0} group comes</source>
      <translation>{0} Gruppe kommt</translation>
    </message>
    <message>
      <source>{0} groups come</source>
      <translation>{0} Gruppen kommen</translation>
    </message>
    <message>
      <source>No group moves</source>
      <translation>Keine Gruppe wird verlegt</translation>
    </message>
    <message>
      <source>Enter one of them.</source>
      <translation>Eines davon eintragen.</translation>
    </message>
    <message>
      <source>{0} port repairs {1} hit</source>
      <translation>{0} Hafen setzt {1} Treffer instand</translation>
    </message>
    <message>
      <source>{0} port repairs {1} hits</source>
      <translation>{0} Hafen setzt {1} Treffer instand</translation>
    </message>
    <message>
      <source>{0} ports repair {1} hit</source>
      <translation>{0} Häfen setzen {1} Treffer instand</translation>
    </message>
    <message>
      <source>{0} ports repair {1} hits</source>
      <translation>{0} Häfen setzen {1} Treffer instand</translation>
    </message>
    <message>
      <source>Choose what else is bombed there, or another place.</source>
      <translation>Wählen, was dort sonst bombardiert wird, oder einen anderen Ort.</translation>
    </message>
    <message>
      <source>Hits on the port of {0}</source>
      <translation>Treffer auf den Hafen von {0}</translation>
    </message>
    <message>
      <source>Port of {0} hit</source>
      <translation>Hafen von {0} getroffen</translation>
    </message>
    <message>
      <source>The port of {0} has {1} hit.</source>
      <translation>Der Hafen von {0} hat {1} Treffer.</translation>
    </message>
    <message>
      <source>The port of {0} has {1} hits.</source>
      <translation>Der Hafen von {0} hat {1} Treffer.</translation>
    </message>
    <message>
      <source>Ports repaired</source>
      <translation>Häfen instand gesetzt</translation>
    </message>
    <message>
      <source>Port of {0}, hits</source>
      <translation>Hafen von {0}, Treffer</translation>
    </message>
    <message>
      <source>{0} port repairs</source>
      <translation>{0} Hafen setzt instand</translation>
    </message>
    <message>
      <source>{0} ports repair</source>
      <translation>{0} Häfen setzen instand</translation>
    </message>
    <message>
      <source>{0} is inland.</source>
      <translation>{0} liegt im Binnenland.</translation>
    </message>
    <message>
      <source>{0} needs no repair: {1}.</source>
      <translation>{0} braucht keine Instandsetzung: {1}.</translation>
    </message>
    <message>
      <source>Whether it is repaired, where your chart does not say it.</source>
      <translation>Ob sie instand gesetzt ist, wo die eigene Tabelle es nicht sagt.</translation>
    </message>
    <message>
      <source>Column of your chart, if not called by nation, aircraft or kind.</source>
      <translation>Spalte der eigenen Tabelle, falls nicht nach Nation, Flugzeug oder Art benannt.</translation>
    </message>
    <message>
      <source>The groups that try, one by one.</source>
      <translation>Die Gruppen, die es versuchen, eine nach der anderen.</translation>
    </message>
    <message>
      <source>at the start of Air</source>
      <translation>zu Beginn der Luftphase</translation>
    </message>
    <message>
      <source>in the Initial Phase</source>
      <translation>in der Anfangsphase</translation>
    </message>
    <message>
      <source>Groups are not repaired in this phase.</source>
      <translation>In dieser Phase werden keine Gruppen instand gesetzt.</translation>
    </message>
    <message>
      <source>It is done {0}.</source>
      <translation>Das geschieht {0}.</translation>
    </message>
    <message>
      <source>{0} of {1} air group repaired</source>
      <translation>{0} von {1} Luftgruppe instand gesetzt</translation>
    </message>
    <message>
      <source>{0} of {1} air groups repaired</source>
      <translation>{0} von {1} Luftgruppen instand gesetzt</translation>
    </message>
    <message>
      <source>{0} group becomes operable.</source>
      <translation>{0} Gruppe wird einsatzbereit.</translation>
    </message>
    <message>
      <source>{0} groups become operable.</source>
      <translation>{0} Gruppen werden einsatzbereit.</translation>
    </message>
    <message>
      <source>Repair air groups</source>
      <translation>Luftgruppen instand setzen</translation>
    </message>
    <message>
      <source>{0} at {1} was hit in this phase; repairs came before.</source>
      <translation>{0} in {1} wurde in dieser Phase getroffen; repariert wird davor.</translation>
    </message>
    <message>
      <source>It may try in the next own turn.</source>
      <translation>Sie kann es im nächsten eigenen Zug versuchen.</translation>
    </message>
    <message>
      <source>{0} tried already in this turn: {1}.</source>
      <translation>{0} hat es in diesem Zug schon versucht: {1}.</translation>
    </message>
    <message>
      <source>stays inoperable</source>
      <translation>bleibt nicht einsatzbereit</translation>
    </message>
    <message>
      <source>Repaired?</source>
      <translation>Instand gesetzt?</translation>
    </message>
    <message>
      <source>Groups repaired</source>
      <translation>Gruppen instand gesetzt</translation>
    </message>
    <message>
      <source>No group is inoperable.</source>
      <translation>Alle Gruppen sind einsatzbereit.</translation>
    </message>
    <message>
      <source>die {0}{1}, {2}</source>
      <translation>Würfel {0}{1}, {2}</translation>
    </message>
    <message>
      <source>Roll for each group, or enter whether it is repaired.</source>
      <translation>Für jede Gruppe würfeln oder eintragen, ob sie instand gesetzt ist.</translation>
    </message>
    <message>
      <source>{0} group may try at {1} in a turn{2}.</source>
      <translation>{0} Gruppe darf es auf {1} je Zug versuchen{2}.</translation>
    </message>
    <message>
      <source>{0} groups may try at {1} in a turn{2}.</source>
      <translation>{0} Gruppen dürfen es auf {1} je Zug versuchen{2}.</translation>
    </message>
    <message>
      <source>Add the groups that try.</source>
      <translation>Die Gruppen hinzufügen, die es versuchen.</translation>
    </message>
    <message>
      <source>{0} group becomes</source>
      <translation>{0} Gruppe wird</translation>
    </message>
    <message>
      <source>{0} groups become</source>
      <translation>{0} Gruppen werden</translation>
    </message>
    <message>
      <source>die {0}{1}</source>
      <translation>Würfel {0}{1}</translation>
    </message>
    <message>
      <source>, {0} tried already</source>
      <translation>, {0} haben es schon versucht</translation>
    </message>
    <message>
      <source>Leave others out.</source>
      <translation>Andere weglassen.</translation>
    </message>
    <message>
      <source>{0} group flew that the board does not show as paid.</source>
      <translation>{0} Gruppe flog, die die Tafel nicht als bezahlt zeigt.</translation>
    </message>
    <message>
      <source>{0} groups flew that the board does not show as paid.</source>
      <translation>{0} Gruppen flogen, die die Tafel nicht als bezahlt zeigt.</translation>
    </message>
    <message>
      <source>become inoperable, as their owner picks; left blank where there is no choice.</source>
      <translation>nicht einsatzbereit werden, nach Wahl des Besitzers; leer, wo es keine Wahl gibt.</translation>
    </message>
    <message>
      <source>drawn at random for Remnants, where none is operable any more; left blank where there</source>
      <translation>für Remnants ausgelost, wo keine mehr einsatzbereit ist; leer, wo</translation>
    </message>
    <message>
      <source>The base from which they flew.</source>
      <translation>Der Flugplatz, von dem sie flogen.</translation>
    </message>
    <message>
      <source>R, A or X.</source>
      <translation>R, A oder X.</translation>
    </message>
    <message>
      <source>The groups that took a result.</source>
      <translation>Die Gruppen, die ein Ergebnis erlitten.</translation>
    </message>
    <message>
      <source>Results for {0} air group</source>
      <translation>Ergebnisse für {0} Luftgruppe</translation>
    </message>
    <message>
      <source>Results for {0} air groups</source>
      <translation>Ergebnisse für {0} Luftgruppen</translation>
    </message>
    <message>
      <source>{0} group is lost.</source>
      <translation>{0} Gruppe ist verloren.</translation>
    </message>
    <message>
      <source>{0} groups are lost.</source>
      <translation>{0} Gruppen sind verloren.</translation>
    </message>
    <message>
      <source>Results in the air</source>
      <translation>Ergebnisse in der Luft</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <source>{0} there: {1}, {2}.</source>
      <translation>{0} dort: {1}, {2}.</translation>
    </message>
    <message>
      <source>{0} × {1} hexes from a friendly hex</source>
      <translation>{0} × {1} Hexfelder von einem eigenen Hexfeld</translation>
    </message>
    <message>
      <source>Pay for them.</source>
      <translation>Für sie zahlen.</translation>
    </message>
    <message>
      <source>{0} that {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>{0} {1} is no choice.</source>
      <translation>{0} {1} steht nicht zur Wahl.</translation>
    </message>
    <message>
      <source>The base that was hit.</source>
      <translation>Der getroffene Flugplatz.</translation>
    </message>
    <message>
      <source>Hits.</source>
      <translation>Treffer.</translation>
    </message>
    <message>
      <source>Operable groups</source>
      <translation>Einsatzbereite Gruppen</translation>
    </message>
    <message>
      <source>Inoperable groups</source>
      <translation>Nicht einsatzbereite Gruppen</translation>
    </message>
    <message>
      <source>Whether it is a base of the side that is playing.</source>
      <translation>Ob es ein Flugplatz der Seite am Zug ist.</translation>
    </message>
    <message>
      <source>Air base hit: {0}</source>
      <translation>Luftstützpunkt getroffen: {0}</translation>
    </message>
    <message>
      <source>{0} hit: {1} grounded, {2} lost.</source>
      <translation>{0} Treffer: {1} am Boden festgehalten, {2} verloren.</translation>
    </message>
    <message>
      <source>{0} hits: {1} grounded, {2} lost.</source>
      <translation>{0} Treffer: {1} am Boden festgehalten, {2} verloren.</translation>
    </message>
    <message>
      <source>Name {0}.</source>
      <translation>{0} nennen.</translation>
    </message>
    <message>
      <source>Groups lost</source>
      <translation>Verlorene Gruppen</translation>
    </message>
    <message>
      <source>No group is struck this way.</source>
      <translation>So wird keine Gruppe getroffen.</translation>
    </message>
    <message>
      <source>group of these becomes inoperable</source>
      <translation>Gruppe davon wird nicht einsatzbereit</translation>
    </message>
    <message>
      <source>groups of these become inoperable</source>
      <translation>Gruppen davon werden nicht einsatzbereit</translation>
    </message>
    <message>
      <source>group of these goes to Remnants</source>
      <translation>Gruppe davon geht nach Remnants</translation>
    </message>
    <message>
      <source>groups of these go to Remnants</source>
      <translation>Gruppen davon gehen nach Remnants</translation>
    </message>
    <message>
      <source>{0} box</source>
      <translation>Box {0}</translation>
    </message>
    <message>
      <source>Enter it as an air base.</source>
      <translation>Als Flugplatz eintragen.</translation>
    </message>
    <message>
      <source>{0}.{1}.card</source>
      <translation>{0}.{1}.card</translation>
    </message>
    <message>
      <source>Name the base.</source>
      <translation>Den Flugplatz nennen.</translation>
    </message>
    <message>
      <source>The fighter that attacks.</source>
      <translation>Der angreifende Jäger.</translation>
    </message>
    <message>
      <source>Its base.</source>
      <translation>Sein Flugplatz.</translation>
    </message>
    <message>
      <source>How many of them attack the same group.</source>
      <translation>Wie viele davon dieselbe Gruppe angreifen.</translation>
    </message>
    <message>
      <source>The group that is attacked.</source>
      <translation>Die angegriffene Gruppe.</translation>
    </message>
    <message>
      <source>Column: rating of the attacker less that of the target.</source>
      <translation>Spalte: Wert des Angreifers abzüglich dem des Ziels.</translation>
    </message>
    <message>
      <source>The two dice at the target, 0 for none.</source>
      <translation>Die zwei Würfel auf das Ziel, 0 für keine.</translation>
    </message>
    <message>
      <source>Whether the target is of the Soviet Guards.</source>
      <translation>Ob das Ziel zur sowjetischen Garde gehört.</translation>
    </message>
    <message>
      <source>Hexes from its own nearest hex, for an X on the target.</source>
      <translation>Hexfelder vom nächsten eigenen Hexfeld, bei einem X auf das Ziel.</translation>
    </message>
    <message>
      <source>Column: rating of the target less that of the attacker.</source>
      <translation>Spalte: Wert des Ziels abzüglich dem des Angreifers.</translation>
    </message>
    <message>
      <source>The two dice back at the attacker, 0 for none.</source>
      <translation>Die zwei Würfel zurück auf den Angreifer, 0 für keine.</translation>
    </message>
    <message>
      <source>Whether the attacker is of the Soviet Guards.</source>
      <translation>Ob der Angreifer zur sowjetischen Garde gehört.</translation>
    </message>
    <message>
      <source>Hexes from its own nearest hex, for an X on the attacker.</source>
      <translation>Hexfelder vom nächsten eigenen Hexfeld, bei einem X auf den Angreifer.</translation>
    </message>
    <message>
      <source>Hexes from its patrol hex or base, 0 for not checked.</source>
      <translation>Hexfelder von seinem Patrouillenhexfeld oder Flugplatz, 0 für ungeprüft.</translation>
    </message>
    <message>
      <source>Printed range of the interceptor, asked once for an aircraft.</source>
      <translation>Gedruckte Reichweite des Abfangjägers, je Flugzeug einmal gefragt.</translation>
    </message>
    <message>
      <source>Whether the interceptor is a night fighter (NF).</source>
      <translation>Ob der Abfangjäger ein Nachtjäger (NF) ist.</translation>
    </message>
    <message>
      <source>{0} is not a fighter: only fighters intercept.</source>
      <translation>{0} ist kein Jäger: Nur Jäger fangen ab.</translation>
    </message>
    <message>
      <source>Only night fighters (NF) intercept at night.</source>
      <translation>Nur Nachtjäger (NF) fangen bei Nacht ab.</translation>
    </message>
    <message>
      <source>{0} {1} from {2} on Patrol or Alert, paid for.</source>
      <translation>{0} {1} von {2} auf Patrouille oder Alarm, bezahlt.</translation>
    </message>
    <message>
      <source>Others do not intercept in the enemy turn.</source>
      <translation>Andere fangen im feindlichen Zug nicht ab.</translation>
    </message>
    <message>
      <source>{0} intercepts within {1} hexes, half of {2}.</source>
      <translation>{0} fängt bis {1} Hexfelder weit ab, die Hälfte von {2}.</translation>
    </message>
    <message>
      <source>{0} is not a fighter: sweeps attack fighters.</source>
      <translation>{0} ist kein Jäger: Jagdvorstöße gehen auf Jäger.</translation>
    </message>
    <message>
      <source>{0} fighter is</source>
      <translation>{0} Jäger ist</translation>
    </message>
    <message>
      <source>{0} fighters are</source>
      <translation>{0} Jäger sind</translation>
    </message>
    <message>
      <source>{0} at {1}: {2} sweepers do not outnumber them.</source>
      <translation>{0} auf {1}: {2} Jäger des Vorstoßes sind nicht in der Überzahl.</translation>
    </message>
    <message>
      <source>Send each at another fighter.</source>
      <translation>Jeden auf einen anderen Jäger ansetzen.</translation>
    </message>
    <message>
      <source>{0} sweepers at one fighter, {1} at another.</source>
      <translation>{0} Jäger des Vorstoßes auf einen Jäger, {1} auf einen anderen.</translation>
    </message>
    <message>
      <source>{0} of them still flies</source>
      <translation>{0} davon fliegt noch</translation>
    </message>
    <message>
      <source>{0} of them still fly</source>
      <translation>{0} davon fliegen noch</translation>
    </message>
    <message>
      <source>{0} from {1}: {2} mission {3}.</source>
      <translation>{0} von {1}: {2} Einsatz {3}.</translation>
    </message>
    <message>
      <source>{0} {1} at {2} may still intercept.</source>
      <translation>{0} {1} auf {2} können noch abfangen.</translation>
    </message>
    <message>
      <source>Fighter</source>
      <translation>Jäger</translation>
    </message>
    <message>
      <source>Dice at the target</source>
      <translation>Würfel auf das Ziel</translation>
    </message>
    <message>
      <source>Guards?</source>
      <translation>Garde?</translation>
    </message>
    <message>
      <source>Column back</source>
      <translation>Spalte zurück</translation>
    </message>
    <message>
      <source>Dice back</source>
      <translation>Würfel zurück</translation>
    </message>
    <message>
      <source>Effect back</source>
      <translation>Wirkung zurück</translation>
    </message>
    <message>
      <source>Attacker Guards?</source>
      <translation>Angreifer Garde?</translation>
    </message>
    <message>
      <source>Attacker's hexes home, for X</source>
      <translation>Hexfelder des Angreifers bis heim, bei X</translation>
    </message>
    <message>
      <source>Hexes flown</source>
      <translation>Geflogene Hexfelder</translation>
    </message>
    <message>
      <source>Night fighter?</source>
      <translation>Nachtjäger?</translation>
    </message>
    <message>
      <source>A fighter intercepts once in a turn.</source>
      <translation>Ein Jäger fängt einmal je Zug ab.</translation>
    </message>
    <message>
      <source>Spread them evenly.</source>
      <translation>Sie gleichmäßig verteilen.</translation>
    </message>
    <message>
      <source>{0} right</source>
      <translation>{0} nach rechts</translation>
    </message>
    <message>
      <source>{0} factor, {1}</source>
      <translation>{0} Faktor, {1}</translation>
    </message>
    <message>
      <source>{0} factors, {1}</source>
      <translation>{0} Faktoren, {1}</translation>
    </message>
    <message>
      <source>The defender loses by the result: enter it as a bombardment of the hex by air.</source>
      <translation>Der Verteidiger verliert nach dem Ergebnis: als Bombardierung des Hexfelds aus der Luft eintragen.</translation>
    </message>
    <message>
      <source>Bombing factors; from the ratings of the groups where left blank.</source>
      <translation>Bombenfaktoren; leer aus den Werten der Gruppen.</translation>
    </message>
    <message>
      <source>Columns right for the target, left below 0; night comes by itself.</source>
      <translation>Spalten nach rechts für das Ziel, unter 0 nach links; die Nacht kommt von selbst dazu.</translation>
    </message>
    <message>
      <source>Whether all strike groups are night bombers (NB); by their names where left blank.</source>
      <translation>Ob alle Angriffsgruppen Nachtbomber (NB) sind; leer nach ihren Namen.</translation>
    </message>
    <message>
      <source>The sum of two dice, 0 for none.</source>
      <translation>Die Summe zweier Würfel, 0 für keine.</translation>
    </message>
    <message>
      <source>The result, where your chart does not say it.</source>
      <translation>Das Ergebnis, wo die eigene Tabelle es nicht sagt.</translation>
    </message>
    <message>
      <source>Interdiction: the die, 0 for none.</source>
      <translation>Abriegelung: der Würfel, 0 für keinen.</translation>
    </message>
    <message>
      <source>Interdiction: whether the zone is placed, where it is known without the die.</source>
      <translation>Abriegelung: ob die Zone gelegt ist, wo es ohne Würfel feststeht.</translation>
    </message>
    <message>
      <source>Interdiction: whether it is a rail hex.</source>
      <translation>Abriegelung: ob es ein Bahnhexfeld ist.</translation>
    </message>
    <message>
      <source>Airfield: operable groups</source>
      <translation>Flugfeld: einsatzbereite Gruppen</translation>
    </message>
    <message>
      <source>Airfield: inoperable groups</source>
      <translation>Flugfeld: nicht einsatzbereite Gruppen</translation>
    </message>
    <message>
      <source>Strike</source>
      <translation>Angriff</translation>
    </message>
    <message>
      <source>Post the strike</source>
      <translation>Den Angriff buchen</translation>
    </message>
    <message>
      <source>Mission {0} does not strike: {1}.</source>
      <translation>Einsatz {0} greift nicht an: {1}.</translation>
    </message>
    <message>
      <source>The mission is flown by day: night bombers change nothing then.</source>
      <translation>Der Einsatz wird bei Tag geflogen: Nachtbomber ändern dann nichts.</translation>
    </message>
    <message>
      <source>Columns count only where your chart is used: the result is entered.</source>
      <translation>Spalten zählen nur, wo Ihre Tabelle gefragt wird: Das Ergebnis ist eingegeben.</translation>
    </message>
    <message>
      <source>No bombing factors: a rating is not known.</source>
      <translation>Keine Bombenfaktoren: Ein Wert ist nicht bekannt.</translation>
    </message>
    <message>
      <source>Enter the factors, or the result.</source>
      <translation>Die Faktoren oder das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>roll {0}, {1}</source>
      <translation>Wurf {0}, {1}</translation>
    </message>
    <message>
      <source>for the first attack on the hex</source>
      <translation>für den ersten Angriff auf das Hexfeld</translation>
    </message>
    <message>
      <source>no column earned</source>
      <translation>keine Spalte verdient</translation>
    </message>
    <message>
      <source>All night bombers?</source>
      <translation>Alles Nachtbomber?</translation>
    </message>
    <message>
      <source>counts for nothing with {0}.</source>
      <translation>zählt mit {0} nicht.</translation>
    </message>
    <message>
      <source>Hit marker</source>
      <translation>Treffermarker</translation>
    </message>
    <message>
      <source>There is a Hit marker on {0}.</source>
      <translation>Auf {0} liegt ein Treffermarker.</translation>
    </message>
    <message>
      <source>No Hit marker.</source>
      <translation>Kein Treffermarker.</translation>
    </message>
    <message>
      <source>Shift of the target</source>
      <translation>Verschiebung des Ziels</translation>
    </message>
    <message>
      <source>Night, not all NB</source>
      <translation>Nacht, nicht alles NB</translation>
    </message>
    <message>
      <source>Enter the dice or the result.</source>
      <translation>Die Würfel oder das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>Night, all NB</source>
      <translation>Nacht, alles NB</translation>
    </message>
    <message>
      <source>no shift</source>
      <translation>keine Verschiebung</translation>
    </message>
    <message>
      <source>The Soviet group that is drawn.</source>
      <translation>Die gezogene sowjetische Gruppe.</translation>
    </message>
    <message>
      <source>The German type that strikes; left blank for the next in order.</source>
      <translation>Das angreifende deutsche Muster; leer das nächste in der Reihenfolge.</translation>
    </message>
    <message>
      <source>The strikes, each with the group that it draws and its die.</source>
      <translation>Die Schläge, jeder mit der gezogenen Gruppe und seinem Würfel.</translation>
    </message>
    <message>
      <source>{0} strike is left for the {1}.</source>
      <translation>{0} Schlag bleibt für {1}.</translation>
    </message>
    <message>
      <source>{0} strikes are left for the {1}.</source>
      <translation>{0} Schläge bleiben für {1}.</translation>
    </message>
    <message>
      <source>Air surprise</source>
      <translation>Luftüberraschung</translation>
    </message>
    <message>
      <source>Post these strikes</source>
      <translation>Diese Schläge buchen</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>Durchführen</translation>
    </message>
    <message>
      <source>The air surprise is played in the surprise turn only.</source>
      <translation>Die Luftüberraschung wird nur im Überraschungszug gespielt.</translation>
    </message>
    <message>
      <source>Enter the air groups first.</source>
      <translation>Zuerst die Luftgruppen eintragen.</translation>
    </message>
    <message>
      <source>The air surprise is over.</source>
      <translation>Die Luftüberraschung ist vorbei.</translation>
    </message>
    <message>
      <source>The {0} strike now, {1} more.</source>
      <translation>Jetzt schlagen zu: {0}, noch {1}.</translation>
    </message>
    <message>
      <source>Air surprise: {0}, {1} strike</source>
      <translation>Luftüberraschung: {0}, {1} Schlag</translation>
    </message>
    <message>
      <source>Air surprise: {0}, {1} strikes</source>
      <translation>Luftüberraschung: {0}, {1} Schläge</translation>
    </message>
    <message>
      <source>without effect</source>
      <translation>ohne Wirkung</translation>
    </message>
    <message>
      <source>Group drawn</source>
      <translation>Gezogene Gruppe</translation>
    </message>
    <message>
      <source>Striking type</source>
      <translation>Angreifendes Muster</translation>
    </message>
    <message>
      <source>Strikes</source>
      <translation>Schläge</translation>
    </message>
    <message>
      <source>It is played in the surprise turn only.</source>
      <translation>Sie wird nur im Überraschungszug gespielt.</translation>
    </message>
    <message>
      <source>No {0} can be drawn: every such {1} was drawn, or none is ready.</source>
      <translation>{0} lässt sich nicht ziehen: Alle ({1}) wurden gezogen, oder keine ist bereit.</translation>
    </message>
    <message>
      <source>{0} strike is</source>
      <translation>{0} Schlag ist</translation>
    </message>
    <message>
      <source>{0} strikes are</source>
      <translation>{0} Schläge sind</translation>
    </message>
    <message>
      <source>Draw the groups.</source>
      <translation>Die Gruppen ziehen.</translation>
    </message>
    <message>
      <source>The books hold no Soviet air group.</source>
      <translation>Die Bücher führen keine sowjetische Luftgruppe.</translation>
    </message>
    <message>
      <source>Roll the die.</source>
      <translation>Den Würfel werfen.</translation>
    </message>
    <message>
      <source>{0} strike</source>
      <translation>{0} Schlag</translation>
    </message>
    <message>
      <source>{0} strikes</source>
      <translation>{0} Schläge</translation>
    </message>
    <message>
      <source>What a hit takes of the rail capacity is not known here, and counts as nothing.</source>
      <translation>Was ein Treffer von der Bahnkapazität nimmt, ist hier nicht bekannt und zählt als nichts.</translation>
    </message>
    <message>
      <source>Yards repair {0} hit: {1}</source>
      <translation>Verschiebebahnhöfe setzen {0} Treffer instand: {1}</translation>
    </message>
    <message>
      <source>Yards repair {0} hits: {1}</source>
      <translation>Verschiebebahnhöfe setzen {0} Treffer instand: {1}</translation>
    </message>
    <message>
      <source>{0} × {1}, until repaired</source>
      <translation>{0} × {1}, bis instand gesetzt</translation>
    </message>
    <message>
      <source>Marshalling yard of {0} hit</source>
      <translation>Verschiebebahnhof von {0} getroffen</translation>
    </message>
    <message>
      <source>Marshalling yard hit</source>
      <translation>Verschiebebahnhof getroffen</translation>
    </message>
    <message>
      <source>{0} railways are not the enemy's.</source>
      <translation>Bahnen ({0}) sind nicht die des Feindes.</translation>
    </message>
    <message>
      <source>{0} hit takes {1} SP from the enemy pool.</source>
      <translation>{0} Treffer nimmt dem feindlichen Pool {1} SP.</translation>
    </message>
    <message>
      <source>{0} hits take {1} SP from the enemy pool.</source>
      <translation>{0} Treffer nehmen dem feindlichen Pool {1} SP.</translation>
    </message>
    <message>
      <source>Enter the REs of your rulebook.</source>
      <translation>Die RE aus dem eigenen Regelheft eintragen.</translation>
    </message>
    <message>
      <source>Yards repaired</source>
      <translation>Verschiebebahnhöfe instand gesetzt</translation>
    </message>
    <message>
      <source>The enemy pool holds</source>
      <translation>Der feindliche Pool hält</translation>
    </message>
    <message>
      <source>Taken from it</source>
      <translation>Davon genommen</translation>
    </message>
    <message>
      <source>{0} rail capacity less</source>
      <translation>Bahnkapazität vermindert: {0}</translation>
    </message>
    <message>
      <source>{0} hit takes</source>
      <translation>{0} Treffer nimmt</translation>
    </message>
    <message>
      <source>{0} hits take</source>
      <translation>{0} Treffer nehmen</translation>
    </message>
    <message>
      <source>{0} yards, hits</source>
      <translation>Verschiebebahnhöfe ({0}), Treffer</translation>
    </message>
  </context>
  <context>
    <name>games.europa.actions.arrivals</name>
    <message>
      <source>Air groups arrive in this turn too: receive them with Air arrivals.</source>
      <translation>In diesem Zug treffen auch Luftgruppen ein: mit Luftankünfte einnehmen.</translation>
    </message>
    <message>
      <source>not arrive in this turn, or</source>
      <translation>nicht in diesem Zug eintreffen oder</translation>
    </message>
    <message>
      <source>Units that are placed.</source>
      <translation>Einheiten, die aufgestellt werden.</translation>
    </message>
    <message>
      <source>The hex in which they are placed; left blank where the books keep none.</source>
      <translation>Das Hexfeld, in dem sie aufgestellt werden; leer, wo die Bücher keines führen.</translation>
    </message>
    <message>
      <source> in {0}</source>
      <translation> in {0}</translation>
    </message>
    <message>
      <source>Reinforcements placed</source>
      <translation>Verstärkungen aufgestellt</translation>
    </message>
    <message>
      <source>{0} unit placed{1}, {2} still to place.</source>
      <translation>{0} Einheit aufgestellt{1}, noch {2} aufzustellen.</translation>
    </message>
    <message>
      <source>{0} units placed{1}, {2} still to place.</source>
      <translation>{0} Einheiten aufgestellt{1}, noch {2} aufzustellen.</translation>
    </message>
    <message>
      <source>Post as placed</source>
      <translation>Als aufgestellt buchen</translation>
    </message>
    <message>
      <source>Place them</source>
      <translation>Aufstellen</translation>
    </message>
    <message>
      <source>No unit of the side is left to place in this turn.</source>
      <translation>Die Seite hat in diesem Zug keine Einheit mehr aufzustellen.</translation>
    </message>
    <message>
      <source>Units placed</source>
      <translation>Einheiten aufgestellt</translation>
    </message>
    <message>
      <source>No unit arrives in this turn.</source>
      <translation>In diesem Zug trifft keine Einheit ein.</translation>
    </message>
    <message>
      <source>Still to place</source>
      <translation>Noch aufzustellen</translation>
    </message>
    <message>
      <source>Pick units.</source>
      <translation>Einheiten wählen.</translation>
    </message>
  </context>
  <context>
    <name>games.europa.actions.combat</name>
    <message>
      <source>AR</source>
      <translation>AR</translation>
    </message>
    <message>
      <source>No unit retreats through enemy zones.</source>
      <translation>Niemand geht durch feindliche Kontrollzonen zurück.</translation>
    </message>
    <message>
      <source>Leave these losses out.</source>
      <translation>Diese Verluste weglassen.</translation>
    </message>
    <message>
      <source>Lose at least 1 RE of NKVD on DR or X1DR, or leave the retreat as it is.</source>
      <translation>Bei DR oder X1DR mindestens 1 RE NKVD verlieren oder den Rückzug stehen lassen.</translation>
    </message>
    <message>
      <source>The retreat is not cancelled.</source>
      <translation>Der Rückzug ist nicht aufgehoben.</translation>
    </message>
    <message>
      <source>The defender retreats {0}; the attacker may advance into the hex.</source>
      <translation>Der Verteidiger geht {0} zurück; der Angreifer darf in das Hexfeld nachrücken.</translation>
    </message>
    <message>
      <source>The NKVD cancels the retreat.</source>
      <translation>Die NKVD hebt den Rückzug auf.</translation>
    </message>
    <message>
      <source>The attacker retreats {0}.</source>
      <translation>Der Angreifer geht {0} zurück.</translation>
    </message>
    <message>
      <source>What it takes</source>
      <translation>Was es kostet</translation>
    </message>
    <message>
      <source>{0} losses</source>
      <translation>Verluste: {0}</translation>
    </message>
    <message>
      <source>Retreat</source>
      <translation>Rückzug</translation>
    </message>
    <message>
      <source>{0}, enemy zones</source>
      <translation>{0}, feindliche Kontrollzonen</translation>
    </message>
    <message>
      <source>to enemy zones: {0}</source>
      <translation>an feindliche Zonen: {0}</translation>
    </message>
    <message>
      <source>All divisions of a stack pay, or none does.</source>
      <translation>Alle Divisionen eines Stapels zahlen oder keine.</translation>
    </message>
    <message>
      <source>free, attack factor × {0}</source>
      <translation>frei, Angriffsfaktor × {0}</translation>
    </message>
    <message>
      <source>Attacking units of the order of battle that pay.</source>
      <translation>Angreifende Einheiten der Gliederung, die zahlen.</translation>
    </message>
    <message>
      <source>Attacking units that pay, counted by price class.</source>
      <translation>Angreifende Einheiten, die zahlen, nach Preisklasse gezählt.</translation>
    </message>
    <message>
      <source>C/M divisions, entered as a count, that paid in movement.</source>
      <translation>Mechanisierte Divisionen, als Anzahl eingetragen, die bei der Bewegung bezahlt haben.</translation>
    </message>
    <message>
      <source>Targets that are bombarded.</source>
      <translation>Beschossene Ziele.</translation>
    </message>
    <message>
      <source>Combats supported by artillery that does not bombard.</source>
      <translation>Gefechte, unterstützt von Artillerie, die nicht beschießt.</translation>
    </message>
    <message>
      <source>Units in supply that attack without paying.</source>
      <translation>Versorgte Einheiten, die unbezahlt angreifen.</translation>
    </message>
    <message>
      <source>Divisions, entered as a count, that attack without paying.</source>
      <translation>Divisionen, als Anzahl eingetragen, die unbezahlt angreifen.</translation>
    </message>
    <message>
      <source>Units out of supply that attack.</source>
      <translation>Unversorgte Einheiten, die angreifen.</translation>
    </message>
    <message>
      <source>Divisions, entered as a count, that attack out of supply.</source>
      <translation>Divisionen, als Anzahl eingetragen, die unversorgt angreifen.</translation>
    </message>
    <message>
      <source>Surprise turn: all of them belong to Army Groups North, Centre and South.</source>
      <translation>Überraschungszug: Alle gehören zu den Heeresgruppen Nord, Mitte und Süd.</translation>
    </message>
    <message>
      <source>{0}: {1} SP.</source>
      <translation>{0}: {1} SP.</translation>
    </message>
    <message>
      <source>Attacks</source>
      <translation>Angriffe</translation>
    </message>
    <message>
      <source>No attack</source>
      <translation>Kein Angriff</translation>
    </message>
    <message>
      <source>Attack unpaid</source>
      <translation>Angriff unbezahlt</translation>
    </message>
    <message>
      <source>Attack out of supply</source>
      <translation>Angriff unversorgt</translation>
    </message>
    <message>
      <source>{0} unit attacks</source>
      <translation>{0} Einheit greift an</translation>
    </message>
    <message>
      <source>{0} units attack</source>
      <translation>{0} Einheiten greifen an</translation>
    </message>
    <message>
      <source>{0} unpaid, at half the attack factor.</source>
      <translation>{0} unbezahlt, mit halbem Angriffsfaktor.</translation>
    </message>
    <message>
      <source>C/M divisions that attack as paid in movement: {0}, but {1} were paid for.</source>
      <translation>Mechanisierte Divisionen, die als bei der Bewegung bezahlt angreifen: {0}, bezahlt wurden aber {1}.</translation>
    </message>
    <message>
      <source>Count them among those that pay.</source>
      <translation>Sie zu denen zählen, die zahlen.</translation>
    </message>
    <message>
      <source>Leave it out: an attack is paid for with its battle, or before.</source>
      <translation>Weglassen: Ein Angriff wird mit seinem Kampf bezahlt oder vorher.</translation>
    </message>
    <message>
      <source>Divisions in supply may not attack without paying.</source>
      <translation>Versorgte Divisionen dürfen nicht unbezahlt angreifen.</translation>
    </message>
    <message>
      <source>The surprise points are for Army Groups North, Centre and South only.</source>
      <translation>Die Überraschungspunkte gelten nur für die Heeresgruppen Nord, Mitte und Süd.</translation>
    </message>
    <message>
      <source>Only some of the divisions in {0} pay.</source>
      <translation>Nur einige der Divisionen in {0} zahlen.</translation>
    </message>
    <message>
      <source>Paid already, in Overrun</source>
      <translation>Schon bezahlt, bei Überrennen</translation>
    </message>
    <message>
      <source>Attacking</source>
      <translation>Angreifend</translation>
    </message>
    <message>
      <source>By class</source>
      <translation>Nach Klasse</translation>
    </message>
    <message>
      <source>C/M already paid</source>
      <translation>Mechanisierte schon bezahlt</translation>
    </message>
    <message>
      <source>Targets bombarded</source>
      <translation>Beschossene Ziele</translation>
    </message>
    <message>
      <source>Supported combats</source>
      <translation>Unterstützte Gefechte</translation>
    </message>
    <message>
      <source>Unpaid</source>
      <translation>Unbezahlt</translation>
    </message>
    <message>
      <source>Unpaid divisions</source>
      <translation>Unbezahlte Divisionen</translation>
    </message>
    <message>
      <source>Divisions out of supply</source>
      <translation>Unversorgte Divisionen</translation>
    </message>
    <message>
      <source>Army Groups only?</source>
      <translation>Nur Heeresgruppen?</translation>
    </message>
    <message>
      <source>{0} bombardment</source>
      <translation>{0}-mal Beschuss</translation>
    </message>
    <message>
      <source>{0} bombardments</source>
      <translation>{0}-mal Beschuss</translation>
    </message>
    <message>
      <source>{0} supported combat</source>
      <translation>{0} unterstütztes Gefecht</translation>
    </message>
    <message>
      <source>{0} supported combats</source>
      <translation>{0} unterstützte Gefechte</translation>
    </message>
    <message>
      <source>attacked already in this phase</source>
      <translation>in dieser Phase schon angegriffen</translation>
    </message>
    <message>
      <source>Paid already, by counts</source>
      <translation>Schon bezahlt, nach Anzahl</translation>
    </message>
    <message>
      <source>Only some of the divisions from {0} pay.</source>
      <translation>Nur einige der Divisionen aus {0} zahlen.</translation>
    </message>
    <message>
      <source>Paid already: {0}</source>
      <translation>Schon bezahlt: {0}</translation>
    </message>
    <message>
      <source>Pick attackers or enter counts.</source>
      <translation>Angreifer wählen oder Anzahlen eintragen.</translation>
    </message>
    <message>
      <source>{0} against {1} for {2} SP</source>
      <translation>{0} gegen {1} für {2} SP</translation>
    </message>
    <message>
      <source>{0} on {1}</source>
      <translation>{0} auf {1}</translation>
    </message>
    <message>
      <source>Fight a battle</source>
      <translation>Ein Gefecht austragen</translation>
    </message>
    <message>
      <source>Battle</source>
      <translation>Gefecht</translation>
    </message>
    <message>
      <source>Post the battle</source>
      <translation>Das Gefecht buchen</translation>
    </message>
    <message>
      <source>The target is not named.</source>
      <translation>Das Ziel ist nicht genannt.</translation>
    </message>
    <message>
      <source>Name its hex.</source>
      <translation>Sein Hexfeld nennen.</translation>
    </message>
    <message>
      <source>Overrun</source>
      <translation>Überrennen</translation>
    </message>
    <message>
      <source>a hex</source>
      <translation>ein Hexfeld</translation>
    </message>
    <message>
      <source>Pick attackers and defenders.</source>
      <translation>Angreifer und Verteidiger wählen.</translation>
    </message>
    <message>
      <source>The air hit on this hex must be used in the first attack.</source>
      <translation>Der Lufttreffer auf diesem Hexfeld muss im ersten Angriff genutzt werden.</translation>
    </message>
    <message>
      <source>A unit that does not pay is not among the attackers.</source>
      <translation>Eine Einheit, die nicht zahlt, ist nicht unter den Angreifern.</translation>
    </message>
    <message>
      <source>Other attackers were named before the bombardment of this hex.</source>
      <translation>Vor dem Beschuss dieses Hexfelds wurden andere Angreifer genannt.</translation>
    </message>
    <message>
      <source>Attack with those that were named, or undo the bombardment.</source>
      <translation>Mit den genannten angreifen oder den Beschuss rückgängig machen.</translation>
    </message>
    <message>
      <source>There are no overruns in {0}.</source>
      <translation>In {0} überrennt niemand.</translation>
    </message>
    <message>
      <source>There are no overruns into this terrain or over this river: {0}.</source>
      <translation>In dieses Gelände oder über diesen Fluss überrennt niemand: {0}.</translation>
    </message>
    <message>
      <source>{0} is not {1}.</source>
      <translation>{0} gehört nicht zur Seite {1}.</translation>
    </message>
    <message>
      <source>No {0} is picked.</source>
      <translation>Nicht gewählt: {0}.</translation>
    </message>
    <message>
      <source>Leave it in.</source>
      <translation>Darin lassen.</translation>
    </message>
    <message>
      <source>Pick {0}s.</source>
      <translation>{0} wählen.</translation>
    </message>
    <message>
      <source>Choose a nation of that side.</source>
      <translation>Eine Nation dieser Seite wählen.</translation>
    </message>
    <message>
      <source>A number alone is a unit's id.</source>
      <translation>Eine Zahl allein ist die Id einer Einheit.</translation>
    </message>
    <message>
      <source>Weather zone of the target, where the books do not know it.</source>
      <translation>Wetterzone des Ziels, wo die Bücher sie nicht kennen.</translation>
    </message>
    <message>
      <source>The unit.</source>
      <translation>Die Einheit.</translation>
    </message>
    <message>
      <source>From which hex; as in the books if left out.</source>
      <translation>Aus welchem Hexfeld; wenn leer, nach den Büchern.</translation>
    </message>
    <message>
      <source>The target: its hex, or a name.</source>
      <translation>Das Ziel: sein Hexfeld oder ein Name.</translation>
    </message>
    <message>
      <source>Terrain of the target; a river only where every attacker crosses it.</source>
      <translation>Gelände des Ziels; ein Fluss nur, wo jeder Angreifer ihn überschreitet.</translation>
    </message>
    <message>
      <source>Weather of the target, where it is not that of the zone.</source>
      <translation>Wetter des Ziels, wo es nicht das der Zone ist.</translation>
    </message>
    <message>
      <source>The sum of two dice; 0 while they are not rolled.</source>
      <translation>Die Summe zweier Würfel; 0, solange sie nicht geworfen sind.</translation>
    </message>
    <message>
      <source>Units whose figures are entered by hand.</source>
      <translation>Einheiten, deren Zahlen von Hand eingetragen werden.</translation>
    </message>
    <message>
      <source>Attacking units.</source>
      <translation>Angreifende Einheiten.</translation>
    </message>
    <message>
      <source>Units that defend the hex.</source>
      <translation>Einheiten, die das Hexfeld verteidigen.</translation>
    </message>
    <message>
      <source>Hexes that alone attack across a hexside that halves.</source>
      <translation>Hexfelder, die als einzige über eine halbierende Hexfeldseite angreifen.</translation>
    </message>
    <message>
      <source>Attackers in supply that do not pay.</source>
      <translation>Versorgte Angreifer, die nicht zahlen.</translation>
    </message>
    <message>
      <source>Whether the attack was paid for in Attacks, counted by class.</source>
      <translation>Ob der Angriff bei Angriffe bezahlt wurde, nach Klasse gezählt.</translation>
    </message>
    <message>
      <source>Whether air support earned a column; as in the books if left out.</source>
      <translation>Ob Luftunterstützung eine Spalte verdient hat; wenn leer, nach den Büchern.</translation>
    </message>
    <message>
      <source>Whether a bombardment by artillery earned a column; as in the books if left out.</source>
      <translation>Ob Artilleriebeschuss eine Spalte verdient hat; wenn leer, nach den Büchern.</translation>
    </message>
    <message>
      <source>Whether the terrain costs a column; by your chart if left out.</source>
      <translation>Ob das Gelände eine Spalte kostet; wenn leer, nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>Whether the terrain lets armor act; by your chart if left out.</source>
      <translation>Ob das Gelände Panzer wirken lässt; wenn leer, nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>Other columns to the right, to the left below 0.</source>
      <translation>Weitere Spalten nach rechts, unter 0 nach links.</translation>
    </message>
    <message>
      <source>Whether the D10 earned the next column, where odds are rounded down.</source>
      <translation>Ob der W10 die nächste Spalte verdient hat, wo das Kräfteverhältnis abgerundet wird.</translation>
    </message>
    <message>
      <source>Whether the attacker has the advantage in winterization.</source>
      <translation>Ob der Angreifer bei der Wintertauglichkeit im Vorteil ist.</translation>
    </message>
    <message>
      <source>Whether Axis units, not Finns, attack that are not winterized.</source>
      <translation>Ob Einheiten der Achse, außer Finnen, ohne Wintertauglichkeit angreifen.</translation>
    </message>
    <message>
      <source>Die of a commando operation; 0 for none.</source>
      <translation>Würfel eines Kommandounternehmens; 0 für keinen.</translation>
    </message>
    <message>
      <source>Column of your success table for it, if there is a choice.</source>
      <translation>Spalte der eigenen Erfolgstabelle dafür, falls es eine Wahl gibt.</translation>
    </message>
    <message>
      <source>Whether commandos succeeded, where your table does not say it.</source>
      <translation>Ob das Kommandounternehmen gelang, wo die eigene Tabelle es nicht sagt.</translation>
    </message>
    <message>
      <source>Whether the attackers lack support.</source>
      <translation>Ob den Angreifern Unterstützung fehlt.</translation>
    </message>
    <message>
      <source>Whether the defenders lack support.</source>
      <translation>Ob den Verteidigern Unterstützung fehlt.</translation>
    </message>
    <message>
      <source>Losses of the attacker.</source>
      <translation>Verluste des Angreifers.</translation>
    </message>
    <message>
      <source>Losses of the defender.</source>
      <translation>Verluste des Verteidigers.</translation>
    </message>
    <message>
      <source>Whether the Soviets lose NKVD to cancel the retreat.</source>
      <translation>Ob die Sowjets NKVD verlieren, um den Rückzug aufzuheben.</translation>
    </message>
    <message>
      <source>Whether the retreat leads through enemy zones of control.</source>
      <translation>Ob der Rückzug durch feindliche Kontrollzonen führt.</translation>
    </message>
    <message>
      <source>Whether an enemy that exerts the zone has AECA.</source>
      <translation>Ob ein Feind, der die Zone ausübt, AECA hat.</translation>
    </message>
    <message>
      <source>Losses by enemy zones on the retreat.</source>
      <translation>Verluste durch feindliche Kontrollzonen beim Rückzug.</translation>
    </message>
    <message>
      <source>Nation of the attacker that gets the change.</source>
      <translation>Nation des Angreifers, die den Rückgewinn erhält.</translation>
    </message>
    <message>
      <source>Nation of the defender that gets the change.</source>
      <translation>Nation des Verteidigers, die den Rückgewinn erhält.</translation>
    </message>
    <message>
      <source>must be a list of units.</source>
      <translation>muss eine Liste von Einheiten sein.</translation>
    </message>
    <message>
      <source>Attackers</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>Defenders</source>
      <translation>Verteidiger</translation>
    </message>
    <message>
      <source>Terrain</source>
      <translation>Gelände</translation>
    </message>
    <message>
      <source>Attacked across, halved</source>
      <translation>Angriff darüber, halbiert</translation>
    </message>
    <message>
      <source>Unpaid attackers</source>
      <translation>Unbezahlte Angreifer</translation>
    </message>
    <message>
      <source>Paid by class?</source>
      <translation>Nach Klasse bezahlt?</translation>
    </message>
    <message>
      <source>Column for air support?</source>
      <translation>Spalte für Luftunterstützung?</translation>
    </message>
    <message>
      <source>Column for artillery?</source>
      <translation>Spalte für Artillerie?</translation>
    </message>
    <message>
      <source>Column for terrain?</source>
      <translation>Spalte für Gelände?</translation>
    </message>
    <message>
      <source>Armor in this terrain?</source>
      <translation>Panzer in diesem Gelände?</translation>
    </message>
    <message>
      <source>Other columns right</source>
      <translation>Weitere Spalten nach rechts</translation>
    </message>
    <message>
      <source>Next column by the D10?</source>
      <translation>Nächste Spalte durch den W10?</translation>
    </message>
    <message>
      <source>Better winterized?</source>
      <translation>Wintertauglicher?</translation>
    </message>
    <message>
      <source>Axis not winterized?</source>
      <translation>Achse nicht wintertauglich?</translation>
    </message>
    <message>
      <source>Commando die</source>
      <translation>Kommandowürfel</translation>
    </message>
    <message>
      <source>Commando column</source>
      <translation>Kommandospalte</translation>
    </message>
    <message>
      <source>Commandos succeeded?</source>
      <translation>Kommandounternehmen gelungen?</translation>
    </message>
    <message>
      <source>Attackers unsupported?</source>
      <translation>Angreifer ohne Unterstützung?</translation>
    </message>
    <message>
      <source>Defenders unsupported?</source>
      <translation>Verteidiger ohne Unterstützung?</translation>
    </message>
    <message>
      <source>Attacker's losses</source>
      <translation>Verluste des Angreifers</translation>
    </message>
    <message>
      <source>Defender's losses</source>
      <translation>Verluste des Verteidigers</translation>
    </message>
    <message>
      <source>NKVD cancels the retreat?</source>
      <translation>NKVD hebt den Rückzug auf?</translation>
    </message>
    <message>
      <source>Retreat through zones?</source>
      <translation>Rückzug durch Kontrollzonen?</translation>
    </message>
    <message>
      <source>Armor in the zone?</source>
      <translation>Panzer in der Zone?</translation>
    </message>
    <message>
      <source>Losses by zones</source>
      <translation>Verluste durch Kontrollzonen</translation>
    </message>
    <message>
      <source>Attacker's nation</source>
      <translation>Nation des Angreifers</translation>
    </message>
    <message>
      <source>Defender's nation</source>
      <translation>Nation des Verteidigers</translation>
    </message>
    <message>
      <source>{0}, usable from {1}</source>
      <translation>{0}, nutzbar ab {1}</translation>
    </message>
    <message>
      <source>{0} for {1} from {2}</source>
      <translation>{0} für {1} ab {2}</translation>
    </message>
    <message>
      <source>{0} infantry points</source>
      <translation>{0} Infanteriepunkte</translation>
    </message>
    <message>
      <source>to cadre</source>
      <translation>auf Kader</translation>
    </message>
    <message>
      <source>{0} points come back to no nation of this game.</source>
      <translation>{0} Punkte kommen zu keiner Nation dieses Spiels zurück.</translation>
    </message>
    <message>
      <source>{0} points back</source>
      <translation>{0} Punkte zurück</translation>
    </message>
    <message>
      <source>{0} lost {1} step</source>
      <translation>{0} verlor {1} Schritt</translation>
    </message>
    <message>
      <source>This result costs the defender nothing.</source>
      <translation>Dieses Ergebnis kostet den Verteidiger nichts.</translation>
    </message>
    <message>
      <source>nothing picked</source>
      <translation>nichts gewählt</translation>
    </message>
    <message>
      <source>{0} division to cadre</source>
      <translation>{0} Division auf Kader</translation>
    </message>
    <message>
      <source>{0} divisions to cadre</source>
      <translation>{0} Divisionen auf Kader</translation>
    </message>
    <message>
      <source>C cannot be paid.</source>
      <translation>C lässt sich nicht bezahlen.</translation>
    </message>
    <message>
      <source>Meet it differently.</source>
      <translation>Anders erfüllen.</translation>
    </message>
    <message>
      <source>Losses</source>
      <translation>Verluste</translation>
    </message>
    <message>
      <source>{0} to cadre</source>
      <translation>{0} auf Kader</translation>
    </message>
    <message>
      <source>Leave the losses out.</source>
      <translation>Die Verluste weglassen.</translation>
    </message>
    <message>
      <source>The {0} side must lose {1}.</source>
      <translation>Die Seite {0} muss {1} verlieren.</translation>
    </message>
    <message>
      <source>{0} cannot be paid here: small units are there, or points are lacking.</source>
      <translation>{0} lässt sich hier nicht bezahlen: Kleine Einheiten stehen dort, oder Punkte fehlen.</translation>
    </message>
    <message>
      <source>{0} is not met by a division here: smaller units go first.</source>
      <translation>{0} wird hier nicht durch eine Division erfüllt: Kleinere Einheiten gehen vor.</translation>
    </message>
    <message>
      <source>{0} is not met by small units here.</source>
      <translation>{0} wird hier nicht durch kleine Einheiten erfüllt.</translation>
    </message>
    <message>
      <source>all it has</source>
      <translation>alles, was sie hat</translation>
    </message>
    <message>
      <source>a unit with AECA</source>
      <translation>eine Einheit mit AECA</translation>
    </message>
    <message>
      <source>Loss of the defender</source>
      <translation>Verlust des Verteidigers</translation>
    </message>
    <message>
      <source>{0} division</source>
      <translation>{0} Division</translation>
    </message>
    <message>
      <source>{0} divisions</source>
      <translation>{0} Divisionen</translation>
    </message>
    <message>
      <source>{0}, or {1}</source>
      <translation>{0} oder {1}</translation>
    </message>
    <message>
      <source>{0} infantry point</source>
      <translation>{0} Infanteriepunkt</translation>
    </message>
    <message>
      <source>a combat</source>
      <translation>ein Gefecht</translation>
    </message>
    <message>
      <source>Pick what is lost.</source>
      <translation>Wählen, was verloren geht.</translation>
    </message>
    <message>
      <source>Enter the hex from which they act, or another target.</source>
      <translation>Das Hexfeld eintragen, aus dem sie handeln, oder ein anderes Ziel.</translation>
    </message>
    <message>
      <source>{0} is not adjacent to {1}.</source>
      <translation>{0} grenzt nicht an {1}.</translation>
    </message>
    <message>
      <source>It is not known how many REs are in the hex, which shifts the column.</source>
      <translation>Es ist nicht bekannt, wie viele RE im Hexfeld stehen; das verschiebt die Spalte.</translation>
    </message>
    <message>
      <source>top column from {0}, no factor limit</source>
      <translation>höchste Spalte ab {0}, keine Faktorgrenze</translation>
    </message>
    <message>
      <source>{0} costs the defender something, and no unit in the hex is named.</source>
      <translation>{0} kostet den Verteidiger etwas, und keine Einheit im Hexfeld ist genannt.</translation>
    </message>
    <message>
      <source>There is an air hit on this hex: the column of this bombardment is void.</source>
      <translation>Auf diesem Hexfeld liegt ein Lufttreffer: Die Spalte dieses Beschusses ist nichtig.</translation>
    </message>
    <message>
      <source>Pick the units there, or enter the REs.</source>
      <translation>Die Einheiten dort wählen oder die RE eintragen.</translation>
    </message>
    <message>
      <source>{0}, {1} column {2}</source>
      <translation>{0}, {1} Spalte {2}</translation>
    </message>
    <message>
      <source>{0}, {1} columns {2}</source>
      <translation>{0}, {1} Spalten {2}</translation>
    </message>
    <message>
      <source>Bombard a hex</source>
      <translation>Ein Hexfeld beschießen</translation>
    </message>
    <message>
      <source>Bombardment</source>
      <translation>Beschuss</translation>
    </message>
    <message>
      <source>Post the bombardment</source>
      <translation>Den Beschuss buchen</translation>
    </message>
    <message>
      <source>The mission struck {0} with {1}.</source>
      <translation>Der Einsatz griff {0} mit {1} an.</translation>
    </message>
    <message>
      <source>Bombed</source>
      <translation>Bombardiert</translation>
    </message>
    <message>
      <source>Bombarded</source>
      <translation>Beschossen</translation>
    </message>
    <message>
      <source>{0}, shift not known</source>
      <translation>{0}, Verschiebung nicht bekannt</translation>
    </message>
    <message>
      <source>REs in the hex</source>
      <translation>RE im Hexfeld</translation>
    </message>
    <message>
      <source>{0} pays {1}</source>
      <translation>{0} zahlt {1}</translation>
    </message>
    <message>
      <source>Bombarding</source>
      <translation>Beschießend</translation>
    </message>
    <message>
      <source>Pick the units in the hex.</source>
      <translation>Die Einheiten im Hexfeld wählen.</translation>
    </message>
    <message>
      <source>Only artillery bombards.</source>
      <translation>Nur Artillerie beschießt.</translation>
    </message>
    <message>
      <source>Only artillery in supply bombards.</source>
      <translation>Nur versorgte Artillerie beschießt.</translation>
    </message>
    <message>
      <source>not artillery</source>
      <translation>keine Artillerie</translation>
    </message>
    <message>
      <source>not in supply and may not bombard</source>
      <translation>nicht versorgt und darf nicht beschießen</translation>
    </message>
    <message>
      <source>{0} was bombarded already in this phase.</source>
      <translation>{0} wurde in dieser Phase schon beschossen.</translation>
    </message>
    <message>
      <source>{0} group bombs with {1} factors.</source>
      <translation>{0} Gruppe bombardiert mit {1} Faktoren.</translation>
    </message>
    <message>
      <source>{0} groups bomb with {1} factors.</source>
      <translation>{0} Gruppen bombardieren mit {1} Faktoren.</translation>
    </message>
    <message>
      <source>{0} REs in the hex, where {1} may stack.</source>
      <translation>{0} REs im Hexfeld, in dem {1} gestapelt werden dürfen.</translation>
    </message>
    <message>
      <source>{0} bombards and is named to attack.</source>
      <translation>{0} beschießt und ist zum Angriff genannt.</translation>
    </message>
    <message>
      <source>Artillery does one or the other.</source>
      <translation>Artillerie tut eines davon.</translation>
    </message>
    <message>
      <source>Enter the factors of the bombers.</source>
      <translation>Die Faktoren der Bomber eintragen.</translation>
    </message>
    <message>
      <source>Pick artillery.</source>
      <translation>Artillerie wählen.</translation>
    </message>
    <message>
      <source>Artillery bombards in the Combat Phase.</source>
      <translation>Artillerie beschießt in der Gefechtsphase.</translation>
    </message>
    <message>
      <source>Let bombers fire, or go on.</source>
      <translation>Bomber wirken lassen oder weitergehen.</translation>
    </message>
    <message>
      <source>The attack on {0} that was named has not been fought.</source>
      <translation>Der genannte Angriff auf {0} ist noch nicht ausgetragen.</translation>
    </message>
    <message>
      <source>Fight it first: a bombardment and its attack come before the next.</source>
      <translation>Ihn zuerst austragen: Ein Beschuss und sein Angriff kommen vor dem nächsten.</translation>
    </message>
    <message>
      <source>Only bombers fly at night.</source>
      <translation>Nur Bomber fliegen bei Nacht.</translation>
    </message>
    <message>
      <source>The attack that follows names no units.</source>
      <translation>Der folgende Angriff nennt niemanden.</translation>
    </message>
    <message>
      <source>Pick its units first.</source>
      <translation>Zuerst seine Einheiten wählen.</translation>
    </message>
    <message>
      <source>Bombard another hex.</source>
      <translation>Ein anderes Hexfeld beschießen.</translation>
    </message>
    <message>
      <source>{0} group bombs</source>
      <translation>{0} Gruppe bombardiert</translation>
    </message>
    <message>
      <source>{0} groups bomb</source>
      <translation>{0} Gruppen bombardieren</translation>
    </message>
    <message>
      <source>Check the hex again.</source>
      <translation>Das Hexfeld noch einmal ansehen.</translation>
    </message>
    <message>
      <source>Check both again.</source>
      <translation>Beides noch einmal ansehen.</translation>
    </message>
    <message>
      <source>1RRe</source>
      <translation>1RRe</translation>
    </message>
    <message>
      <source>1RC</source>
      <translation>1RC</translation>
    </message>
    <message>
      <source>Artillery that bombards.</source>
      <translation>Artillerie, die beschießt.</translation>
    </message>
    <message>
      <source>Factors of bombers in the Air Phase; 0 where their mission or the guns give them.</source>
      <translation>Faktoren der Bomber in der Luftphase; 0, wo ihr Einsatz oder die Geschütze sie geben.</translation>
    </message>
    <message>
      <source>Groups that bomb, where no mission of the books does: those paid by number.</source>
      <translation>Gruppen, die bomben, wo kein Einsatz der Bücher es tut: die nach Zahl bezahlten.</translation>
    </message>
    <message>
      <source>Whether bombers fire, not artillery.</source>
      <translation>Ob Bomber wirken, nicht Artillerie.</translation>
    </message>
    <message>
      <source>Whether it is a night mission in which not all bombers are of type NB.</source>
      <translation>Ob es ein Nachteinsatz ist, in dem nicht alle Bomber vom Typ NB sind.</translation>
    </message>
    <message>
      <source>Units in the target hex.</source>
      <translation>Einheiten im Zielhexfeld.</translation>
    </message>
    <message>
      <source>REs in the target hex, where they are not those of the units.</source>
      <translation>RE im Zielhexfeld, wo es nicht die der Einheiten sind.</translation>
    </message>
    <message>
      <source>Hexes that fire across a hexside that halves.</source>
      <translation>Hexfelder, die über eine halbierende Hexfeldseite schießen.</translation>
    </message>
    <message>
      <source>Whether the terrain gives a column to the left; by your chart if left out.</source>
      <translation>Ob das Gelände eine Spalte nach links gibt; wenn leer, nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>Whether an attack follows in this phase.</source>
      <translation>Ob in dieser Phase ein Angriff folgt.</translation>
    </message>
    <message>
      <source>The units that will attack then, all of them.</source>
      <translation>Die Einheiten, die dann angreifen, und zwar alle.</translation>
    </message>
    <message>
      <source>Whether the target is a facility, such as an airfield or a yard.</source>
      <translation>Ob das Ziel eine Anlage ist, etwa ein Flugfeld oder ein Verschiebebahnhof.</translation>
    </message>
    <message>
      <source>Whether the defender pays infantry points in place of a unit.</source>
      <translation>Ob der Verteidiger Infanteriepunkte statt einer Einheit zahlt.</translation>
    </message>
    <message>
      <source>The nation that pays or gets change.</source>
      <translation>Die Nation, die zahlt oder Rückgewinn erhält.</translation>
    </message>
    <message>
      <source>Bomber factors</source>
      <translation>Bomberfaktoren</translation>
    </message>
    <message>
      <source>Bombing groups</source>
      <translation>Bombende Gruppen</translation>
    </message>
    <message>
      <source>By bombers?</source>
      <translation>Durch Bomber?</translation>
    </message>
    <message>
      <source>Not all night bombers?</source>
      <translation>Nicht alles Nachtbomber?</translation>
    </message>
    <message>
      <source>REs</source>
      <translation>RE</translation>
    </message>
    <message>
      <source>Fired across, halved</source>
      <translation>Beschuss darüber, halbiert</translation>
    </message>
    <message>
      <source>Attack follows?</source>
      <translation>Angriff folgt?</translation>
    </message>
    <message>
      <source>Facility?</source>
      <translation>Anlage?</translation>
    </message>
    <message>
      <source>Infantry points instead?</source>
      <translation>Stattdessen Infanteriepunkte?</translation>
    </message>
    <message>
      <source>The table of combat results has {0} columns.</source>
      <translation>Die Gefechtstabelle hat {0} Spalten.</translation>
    </message>
    <message>
      <source>Enter the columns that are left or right of the odds.</source>
      <translation>Die Spalten eintragen, um die vom Verhältnis nach links oder rechts gegangen wird.</translation>
    </message>
    <message>
      <source>A column of the success table is named, and no die of commandos.</source>
      <translation>Eine Spalte der Erfolgstabelle ist genannt und kein Würfel der Kommandos.</translation>
    </message>
    <message>
      <source>Enter their die, or leave the column out.</source>
      <translation>Ihren Würfel eintragen oder die Spalte weglassen.</translation>
    </message>
    <message>
      <source>The attackers cannot be both better winterized and not winterized.</source>
      <translation>Die Angreifer können nicht wintertauglicher und zugleich gar nicht wintertauglich sein.</translation>
    </message>
    <message>
      <source>Only the Axis attacks without being winterized.</source>
      <translation>Nur die Achse greift an, ohne wintertauglich zu sein.</translation>
    </message>
    <message>
      <source>The books show no air hit on {0} in this turn.</source>
      <translation>Die Bücher kennen in diesem Zug keinen Lufttreffer auf {0}.</translation>
    </message>
    <message>
      <source>Enter the strike that scored it in the Air Phase, or leave the column out.</source>
      <translation>Den Angriff aus der Luftphase eintragen, der ihn erzielte, oder die Spalte weglassen.</translation>
    </message>
    <message>
      <source>{0} columns beside those for fire, armor and terrain.</source>
      <translation>{0} Spalten neben denen für Feuer, Panzer und Gelände.</translation>
    </message>
    <message>
      <source>Enter only what your rulebook gives besides: those three are entered themselves.</source>
      <translation>Nur eintragen, was das Regelheft darüber hinaus gibt: die drei haben eigene Felder.</translation>
    </message>
    <message>
      <source>The revision speaks of commandos of the Axis in June II 1941, and of no others.</source>
      <translation>Die Revision spricht von Kommandounternehmen der Achse im Juni II 1941 und von keinen anderen.</translation>
    </message>
    <message>
      <source>The air hit on {0} was used in an earlier attack.</source>
      <translation>Der Lufttreffer auf {0} wurde in einem früheren Angriff verbraucht.</translation>
    </message>
    <message>
      <source>A bombardment helps no overrun: it is fired in the Combat Phase.</source>
      <translation>Beschuss hilft keinem Überrennen: er gehört in die Gefechtsphase.</translation>
    </message>
    <message>
      <source>No air group was paid for in this turn, so none hit this hex.</source>
      <translation>In diesem Zug wurde keine Luftgruppe bezahlt, also traf keine dieses Hexfeld.</translation>
    </message>
    <message>
      <source>Leave the column out, or post the air groups late, in their phase.</source>
      <translation>Die Spalte weglassen oder die Luftgruppen nachträglich in ihrer Phase buchen.</translation>
    </message>
    <message>
      <source>The bombardment of {0} earned no column: {1}.</source>
      <translation>Der Beschuss von {0} brachte keine Spalte: {1}.</translation>
    </message>
    <message>
      <source>Leave one of them out.</source>
      <translation>Eines davon weglassen.</translation>
    </message>
    <message>
      <source>Leave the column out.</source>
      <translation>Die Spalte weglassen.</translation>
    </message>
    <message>
      <source>No bombardment of {0} was paid for in this phase.</source>
      <translation>In dieser Phase wurde kein Beschuss von {0} bezahlt.</translation>
    </message>
    <message>
      <source>Enter it under Bombardment first, or leave the column out.</source>
      <translation>Ihn zuerst unter Beschuss eintragen oder die Spalte weglassen.</translation>
    </message>
    <message>
      <source>Check the figure again.</source>
      <translation>Die Zahl noch einmal ansehen.</translation>
    </message>
    <message>
      <source>{0} pays nothing here, and gets nothing back.</source>
      <translation>{0} zahlt hier nichts und erhält nichts zurück.</translation>
    </message>
    <message>
      <source>Better winterization counts in Snow only.</source>
      <translation>Wintertauglicher zu sein zählt nur bei Schnee.</translation>
    </message>
    <message>
      <source>Not being winterized counts in Snow only.</source>
      <translation>Nicht wintertauglich zu sein zählt nur bei Schnee.</translation>
    </message>
    <message>
      <source>The D10 is not rolled here, for {0} : {1}: it counts as nothing.</source>
      <translation>Der W10 wird hier, bei {0} : {1}, nicht geworfen und zählt nicht.</translation>
    </message>
    <message>
      <source>It is rolled where the campaign rounds odds down, and factors are left over.</source>
      <translation>Er wird geworfen, wo die Kampagne Verhältnisse abrundet und Faktoren übrig bleiben.</translation>
    </message>
    <message>
      <source>No unit retreats after {0}, through zones or not.</source>
      <translation>Nach {0} zieht sich niemand zurück, weder durch Zonen noch sonst.</translation>
    </message>
    <message>
      <source>Attackers are named, and no attack is to follow.</source>
      <translation>Angreifer sind genannt, und kein Angriff soll folgen.</translation>
    </message>
    <message>
      <source>Say that an attack follows, or leave them out.</source>
      <translation>Angeben, dass ein Angriff folgt, oder sie weglassen.</translation>
    </message>
    <message>
      <source>{0} group bombs, and guns fire.</source>
      <translation>{0} Gruppe bombardiert, und Artillerie feuert.</translation>
    </message>
    <message>
      <source>{0} groups bomb, and guns fire.</source>
      <translation>{0} Gruppen bombardieren, und Artillerie feuert.</translation>
    </message>
    <message>
      <source>Leave the groups out, or let bombers fire.</source>
      <translation>Die Gruppen weglassen oder Bomber feuern lassen.</translation>
    </message>
    <message>
      <source>Mission {0} bombs here, and no group paid by number.</source>
      <translation>Hier bombardiert Einsatz {0} und keine nach Anzahl bezahlte Gruppe.</translation>
    </message>
    <message>
      <source>No attack is named before bombs fall, only before guns fire.</source>
      <translation>Vor Bomben wird kein Angriff genannt, nur vor Artilleriefeuer.</translation>
    </message>
    <message>
      <source>Figures of a unit are entered twice.</source>
      <translation>Werte einer Einheit sind zweimal eingegeben.</translation>
    </message>
    <message>
      <source>{0} has figures by hand and is not in this combat.</source>
      <translation>{0} hat Werte von Hand und ist nicht in diesem Kampf.</translation>
    </message>
    <message>
      <source>Pick it, or leave its figures out.</source>
      <translation>Sie wählen oder ihre Werte weglassen.</translation>
    </message>
    <message>
      <source>Enter the terrain that counts in this hex.</source>
      <translation>Das Gelände eintragen, das in diesem Hexfeld zählt.</translation>
    </message>
    <message>
      <source>Enter the one that all cross, and the hexes that alone cross the other.</source>
      <translation>Den eintragen, den alle überqueren, und die Hexfelder, die allein den anderen überqueren.</translation>
    </message>
    <message>
      <source>The target has {0} at the same time.</source>
      <translation>Das Ziel hat zugleich {0}.</translation>
    </message>
    <message>
      <source>Not being winterized counts in the first winter only.</source>
      <translation>Nicht wintertauglich zu sein zählt nur im ersten Winter.</translation>
    </message>
    <message>
      <source>{0} group bombs with no factors.</source>
      <translation>{0} Gruppe bombardiert ohne Faktoren.</translation>
    </message>
    <message>
      <source>{0} groups bomb with no factors.</source>
      <translation>{0} Gruppen bombardieren ohne Faktoren.</translation>
    </message>
    <message>
      <source>Enter the factors, which decide the column.</source>
      <translation>Die Faktoren eintragen, die über die Spalte entscheiden.</translation>
    </message>
    <message>
      <source>{0} factors of one unit.</source>
      <translation>{0} Faktoren einer Einheit.</translation>
    </message>
    <message>
      <source>Leave the groups out.</source>
      <translation>Die Gruppen weglassen.</translation>
    </message>
    <message>
      <source>Leave one out.</source>
      <translation>Eine weglassen.</translation>
    </message>
    <message>
      <source>one hex</source>
      <translation>ein Hexfeld</translation>
    </message>
    <message>
      <source>A unit attacks once in a phase.</source>
      <translation>Eine Einheit greift einmal je Phase an.</translation>
    </message>
    <message>
      <source>A stack overruns once in a phase.</source>
      <translation>Ein Stapel überrennt einmal je Phase.</translation>
    </message>
    <message>
      <source>Artillery bombards once, and does not attack then.</source>
      <translation>Artillerie beschießt einmal und greift dann nicht an.</translation>
    </message>
    <message>
      <source>A hex is overrun once in a phase.</source>
      <translation>Ein Hexfeld wird einmal je Phase überrannt.</translation>
    </message>
    <message>
      <source>Enter it for this combat by hand, or for the unit.</source>
      <translation>Es für dieses Gefecht von Hand oder für die Einheit eintragen.</translation>
    </message>
    <message>
      <source>overrun already in this phase</source>
      <translation>in dieser Phase schon überrannt</translation>
    </message>
    <message>
      <source>bombarded in this phase</source>
      <translation>in dieser Phase schon beschossen</translation>
    </message>
    <message>
      <source>{0}: attacked already in this phase.</source>
      <translation>{0}: hat in dieser Phase schon angegriffen.</translation>
    </message>
    <message>
      <source>Pick all that are there, or set their hex.</source>
      <translation>Alle wählen, die dort stehen, oder ihr Hexfeld setzen.</translation>
    </message>
    <message>
      <source>If the books are behind, set their hex.</source>
      <translation>Sind die Bücher im Rückstand, ihr Hexfeld setzen.</translation>
    </message>
    <message>
      <source>Check the target, or set their hex.</source>
      <translation>Das Ziel prüfen oder ihr Hexfeld setzen.</translation>
    </message>
    <message>
      <source>A unit is named twice.</source>
      <translation>Eine Einheit ist zweimal genannt.</translation>
    </message>
    <message>
      <source>The target</source>
      <translation>Das Ziel</translation>
    </message>
    <message>
      <source>{0} holds {1} REs, more than may stack.</source>
      <translation>{0} hält {1} RE, mehr als dort stapeln dürfen.</translation>
    </message>
    <message>
      <source>in {0} too and</source>
      <translation>auch in {0} und</translation>
    </message>
    <message>
      <source>The defenders are in several hexes: {0}.</source>
      <translation>Die Verteidiger stehen in mehreren Hexfeldern: {0}.</translation>
    </message>
    <message>
      <source>Pick those of one hex, or set their hexes.</source>
      <translation>Die eines Hexfelds wählen oder ihre Hexfelder setzen.</translation>
    </message>
    <message>
      <source>No attacker is in {0}.</source>
      <translation>Kein Angreifer steht in {0}.</translation>
    </message>
    <message>
      <source>Name a hex of an attacker.</source>
      <translation>Ein Hexfeld eines Angreifers nennen.</translation>
    </message>
    <message>
      <source>Check that it is another hex.</source>
      <translation>Prüfen, ob es ein anderes Hexfeld ist.</translation>
    </message>
    <message>
      <source>Check the hexes.</source>
      <translation>Die Hexfelder prüfen.</translation>
    </message>
    <message>
      <source>in {0} according to the books, not in {1}</source>
      <translation>nach den Büchern in {0}, nicht in {1}</translation>
    </message>
    <message>
      <source>It is not known how many groups bomb: no mission of the books does.</source>
      <translation>Es ist nicht bekannt, wie viele Gruppen bomben: kein Einsatz der Bücher tut es.</translation>
    </message>
    <message>
      <source>Enter the groups that were paid by number, or place their mission.</source>
      <translation>Die nach Zahl bezahlten Gruppen eintragen, oder ihren Einsatz anlegen.</translation>
    </message>
    <message>
      <source>Bombers strike in the Air Phase.</source>
      <translation>Bomber greifen in der Luftphase an.</translation>
    </message>
    <message>
      <source>Artillery does not fire with bombers: it bombards in the Combat Phase.</source>
      <translation>Artillerie schießt nicht mit Bombern: Sie beschießt in der Gefechtsphase.</translation>
    </message>
    <message>
      <source>Bombs are dropped in the Air Phase, by groups that fly.</source>
      <translation>Bomben werden in der Luftphase abgeworfen, von fliegenden Gruppen.</translation>
    </message>
    <message>
      <source>Facilities have an entry of their own.</source>
      <translation>Anlagen haben einen eigenen Eintrag.</translation>
    </message>
    <message>
      <source>Use Strategic bombing.</source>
      <translation>Strategische Bombardierung benutzen.</translation>
    </message>
    <message>
      <source>Pick artillery only.</source>
      <translation>Nur Artillerie wählen.</translation>
    </message>
    <message>
      <source>Leave the guns out.</source>
      <translation>Die Geschütze weglassen.</translation>
    </message>
    <message>
      <source>to retreat nor fought in this phase</source>
      <translation>zurückzugehen noch in dieser Phase gekämpft</translation>
    </message>
    <message>
      <source>Units that retreat, or attackers that advance.</source>
      <translation>Einheiten, die zurückgehen, oder Angreifer, die nachrücken.</translation>
    </message>
    <message>
      <source>The hex to which they go.</source>
      <translation>Das Hexfeld, in das sie gehen.</translation>
    </message>
    <message>
      <source>How many hexes away it is; 0 where not counted.</source>
      <translation>Wie viele Hexfelder es entfernt ist; 0, wo nicht gezählt.</translation>
    </message>
    <message>
      <source>Retreat or advance</source>
      <translation>Rückzug oder Nachrücken</translation>
    </message>
    <message>
      <source>Retreats</source>
      <translation>Rückzüge</translation>
    </message>
    <message>
      <source>Enter them</source>
      <translation>Eintragen</translation>
    </message>
    <message>
      <source>{0} was not attacked in this phase; {1} was.</source>
      <translation>{0} wurde in dieser Phase nicht angegriffen, sondern {1}.</translation>
    </message>
    <message>
      <source>Attackers advance into the hex that they attacked.</source>
      <translation>Angreifer rücken in das Hexfeld vor, das sie angegriffen haben.</translation>
    </message>
    <message>
      <source>Units of both sides cannot move together.</source>
      <translation>Einheiten beider Seiten gehen nicht zusammen.</translation>
    </message>
    <message>
      <source>A defender retreats before the attacker advances.</source>
      <translation>Ein Verteidiger geht zurück, bevor der Angreifer nachrückt.</translation>
    </message>
    <message>
      <source>Retreating, or advancing</source>
      <translation>Zurückgehend oder nachrückend</translation>
    </message>
    <message>
      <source>from {0}</source>
      <translation>aus {0}</translation>
    </message>
    <message>
      <source>Units that go</source>
      <translation>Gehende Einheiten</translation>
    </message>
    <message>
      <source>No unit has to retreat, and none attacked in this phase.</source>
      <translation>Keine Einheit muss zurückgehen, und keine hat in dieser Phase angegriffen.</translation>
    </message>
    <message>
      <source>{0} is not adjacent to {1}, from which {2} advances.</source>
      <translation>{0} berührt {1} nicht, von wo {2} vorrückt.</translation>
    </message>
    <message>
      <source>not on the map</source>
      <translation>nicht auf der Karte</translation>
    </message>
    <message>
      <source>Enter the hex.</source>
      <translation>Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>Enter one side after the other.</source>
      <translation>Eine Seite nach der anderen eintragen.</translation>
    </message>
    <message>
      <source>must retreat {0} hex</source>
      <translation>muss {0} Hexfeld zurückgehen</translation>
    </message>
    <message>
      <source>must retreat {0} hexes</source>
      <translation>muss {0} Hexfelder zurückgehen</translation>
    </message>
    <message>
      <source>Check the number again.</source>
      <translation>Die Nummer noch einmal ansehen.</translation>
    </message>
    <message>
      <source>Approach</source>
      <translation>Annäherung</translation>
    </message>
    <message>
      <source>{0} from {1}</source>
      <translation>{0} aus {1}</translation>
    </message>
    <message>
      <source>The books have {0} between {1} and {2}.</source>
      <translation>Die Bücher haben {0} zwischen {1} und {2}.</translation>
    </message>
    <message>
      <source>Leave the hexside blank to take that; else this is kept.</source>
      <translation>Die Hexfeldseite leer lassen, um das zu nehmen; sonst bleibt dies.</translation>
    </message>
    <message>
      <source>no river</source>
      <translation>kein Fluss</translation>
    </message>
    <message>
      <source>a {0} river</source>
      <translation>ein Fluss ({0})</translation>
    </message>
    <message>
      <source>from the books</source>
      <translation>nach den Büchern</translation>
    </message>
  </context>
  <context>
    <name>games.europa.actions.isolation</name>
    <message>
      <source>Attrition, {0}</source>
      <translation>Abnutzung, {0}</translation>
    </message>
    <message>
      <source>Units of the stack that lose a step.</source>
      <translation>Einheiten des Stapels, die einen Schritt verlieren.</translation>
    </message>
    <message>
      <source>Units of the stack that lose all their steps.</source>
      <translation>Einheiten des Stapels, die alle Schritte verlieren.</translation>
    </message>
    <message>
      <source>The roll with its modifiers.</source>
      <translation>Der Wurf mit seinen Modifikatoren.</translation>
    </message>
    <message>
      <source>Strength to lose.</source>
      <translation>Zu verlierende Stärke.</translation>
    </message>
    <message>
      <source>What the losses count for.</source>
      <translation>Wofür die Verluste zählen.</translation>
    </message>
    <message>
      <source>Whether they are enough.</source>
      <translation>Ob sie genügen.</translation>
    </message>
    <message>
      <source>must lose {0} and loses {1}</source>
      <translation>muss {0} verlieren und verliert {1}</translation>
    </message>
    <message>
      <source>loses nothing in this turn</source>
      <translation>verliert in diesem Zug nichts</translation>
    </message>
    <message>
      <source>Isolation attrition</source>
      <translation>Abnutzung durch Einschließung</translation>
    </message>
    <message>
      <source>Attrition</source>
      <translation>Abnutzung</translation>
    </message>
    <message>
      <source>Post the attrition roll</source>
      <translation>Den Abnutzungswurf buchen</translation>
    </message>
    <message>
      <source>Isolation</source>
      <translation>Einschließung</translation>
    </message>
    <message>
      <source>The stack must lose {0}; the picked losses count for {1}.</source>
      <translation>Der Stapel muss {0} verlieren; die gewählten Verluste zählen für {1}.</translation>
    </message>
    <message>
      <source>Pick units that lose a step, or all steps.</source>
      <translation>Einheiten wählen, die einen Schritt oder alle Schritte verlieren.</translation>
    </message>
    <message>
      <source>The nation that gets the points; left blank for that of most of the strength.</source>
      <translation>Die Nation, die die Punkte erhält; leer die mit dem größten Teil der Stärke.</translation>
    </message>
    <message>
      <source>The nation.</source>
      <translation>Die Nation.</translation>
    </message>
    <message>
      <source>The first game turn in which they can be used.</source>
      <translation>Der erste Zug, in dem sie verwendbar sind.</translation>
    </message>
    <message>
      <source>Breakout, {0}: {1} infantry point</source>
      <translation>Ausbruch, {0}: {1} Infanteriepunkt</translation>
    </message>
    <message>
      <source>Breakout, {0}: {1} infantry points</source>
      <translation>Ausbruch, {0}: {1} Infanteriepunkte</translation>
    </message>
    <message>
      <source>{0} unit goes; {1} gets {2} infantry point, usable from {3}.</source>
      <translation>{0} Einheit geht ab; {1} erhält {2} Infanteriepunkt, verwendbar ab {3}.</translation>
    </message>
    <message>
      <source>{0} unit goes; {1} gets {2} infantry points, usable from {3}.</source>
      <translation>{0} Einheit geht ab; {1} erhält {2} Infanteriepunkte, verwendbar ab {3}.</translation>
    </message>
    <message>
      <source>{0} units go; {1} gets {2} infantry point, usable from {3}.</source>
      <translation>{0} Einheiten gehen ab; {1} erhält {2} Infanteriepunkt, verwendbar ab {3}.</translation>
    </message>
    <message>
      <source>{0} units go; {1} gets {2} infantry points, usable from {3}.</source>
      <translation>{0} Einheiten gehen ab; {1} erhält {2} Infanteriepunkte, verwendbar ab {3}.</translation>
    </message>
    <message>
      <source>Post the breakout</source>
      <translation>Ausbruch buchen</translation>
    </message>
    <message>
      <source>Removed</source>
      <translation>Entfernt</translation>
    </message>
    <message>
      <source>: {0} to lose</source>
      <translation>: {0} zu verlieren</translation>
    </message>
    <message>
      <source>: no loss</source>
      <translation>: kein Verlust</translation>
    </message>
    <message>
      <source>No isolated stack is due for a roll.</source>
      <translation>Für keinen eingeschlossenen Stapel steht ein Wurf an.</translation>
    </message>
    <message>
      <source>The roll asks for no loss.</source>
      <translation>Der Wurf verlangt keinen Verlust.</translation>
    </message>
    <message>
      <source>Points to</source>
      <translation>Punkte für</translation>
    </message>
    <message>
      <source>in the stack</source>
      <translation>im Stapel</translation>
    </message>
    <message>
      <source>loses a step</source>
      <translation>verliert einen Schritt</translation>
    </message>
    <message>
      <source>loses all</source>
      <translation>verliert alles</translation>
    </message>
    <message>
      <source>The losses count for</source>
      <translation>Die Verluste zählen für</translation>
    </message>
    <message>
      <source>{0} unit goes</source>
      <translation>{0} Einheit geht ab</translation>
    </message>
    <message>
      <source>{0} units go</source>
      <translation>{0} Einheiten gehen ab</translation>
    </message>
    <message>
      <source>breaks out</source>
      <translation>bricht aus</translation>
    </message>
    <message>
      <source>becomes a cadre</source>
      <translation>wird zum Kader</translation>
    </message>
    <message>
      <source>is lost</source>
      <translation>geht verloren</translation>
    </message>
    <message>
      <source>Each of these hexes may break out, which is declared before its roll [ISO 02].</source>
      <translation>Jedes dieser Hexfelder darf ausbrechen; das wird vor seinem Wurf angesagt [ISO 02].</translation>
    </message>
    <message>
      <source>{0} is before the first turn of the game.</source>
      <translation>{0} liegt vor dem ersten Spielzug.</translation>
    </message>
    <message>
      <source>Enter the turn in which they were first without supply.</source>
      <translation>Den Spielzug eintragen, in dem sie zuerst unversorgt waren.</translation>
    </message>
    <message>
      <source>No transport flew supply in this player turn, according to the books.</source>
      <translation>Nach den Büchern hat in diesem Spielerzug kein Transporter Versorgung geflogen.</translation>
    </message>
    <message>
      <source>Enter the flight first, under Supply by air.</source>
      <translation>Zuerst den Flug unter „Luftversorgung“ eintragen.</translation>
    </message>
    <message>
      <source>Pick units, or say that this is the whole check.</source>
      <translation>Einheiten wählen oder angeben, dass dies die ganze Prüfung ist.</translation>
    </message>
    <message>
      <source>Supply: {0}</source>
      <translation>Versorgung: {0}</translation>
    </message>
    <message>
      <source>{0} unit is</source>
      <translation>{0} Einheit ist</translation>
    </message>
    <message>
      <source>{0} units are</source>
      <translation>{0} Einheiten sind</translation>
    </message>
    <message>
      <source>{0} not in supply; {1} hex rolls for attrition.</source>
      <translation>{0} nicht versorgt; {1} Hexfeld würfelt auf Abnutzung.</translation>
    </message>
    <message>
      <source>{0} not in supply; {1} hexes roll for attrition.</source>
      <translation>{0} nicht versorgt; {1} Hexfelder würfeln auf Abnutzung.</translation>
    </message>
    <message>
      <source>The hex.</source>
      <translation>Das Hexfeld.</translation>
    </message>
    <message>
      <source>The state of all units there.</source>
      <translation>Der Zustand aller Einheiten dort.</translation>
    </message>
    <message>
      <source>Units that are unsupplied.</source>
      <translation>Einheiten, die unversorgt sind.</translation>
    </message>
    <message>
      <source>Units that are isolated.</source>
      <translation>Einheiten, die eingeschlossen sind.</translation>
    </message>
    <message>
      <source>Units that are in supply again.</source>
      <translation>Einheiten, die wieder versorgt sind.</translation>
    </message>
    <message>
      <source>Units that air transport keeps in supply.</source>
      <translation>Einheiten, die durch Lufttransport versorgt bleiben.</translation>
    </message>
    <message>
      <source>Whole hexes, each with the state of all units there.</source>
      <translation>Ganze Hexfelder, jedes mit dem Zustand aller Einheiten dort.</translation>
    </message>
    <message>
      <source>Whether this is the whole check of this turn: units that are not named stay as they were.</source>
      <translation>Ob dies die ganze Prüfung dieses Zuges ist: nicht genannte Einheiten bleiben, wie sie waren.</translation>
    </message>
    <message>
      <source>Since which turn, where the books do not know it; left blank for this one.</source>
      <translation>Seit welchem Zug, wenn die Bücher es nicht wissen; leer für diesen.</translation>
    </message>
    <message>
      <source>Units in supply again.</source>
      <translation>Wieder versorgte Einheiten.</translation>
    </message>
    <message>
      <source>Units unsupplied.</source>
      <translation>Unversorgte Einheiten.</translation>
    </message>
    <message>
      <source>Units isolated.</source>
      <translation>Eingeschlossene Einheiten.</translation>
    </message>
    <message>
      <source>Units that stay without supply as they were.</source>
      <translation>Einheiten, die wie bisher ohne Versorgung bleiben.</translation>
    </message>
    <message>
      <source>Isolated hexes that roll for attrition.</source>
      <translation>Eingeschlossene Hexfelder, die auf Abnutzung würfeln.</translation>
    </message>
    <message>
      <source>Supply check</source>
      <translation>Versorgungsprüfung</translation>
    </message>
    <message>
      <source>Supply states</source>
      <translation>Versorgungszustände</translation>
    </message>
    <message>
      <source>Post supply states</source>
      <translation>Versorgungszustände buchen</translation>
    </message>
    <message>
      <source>Check them</source>
      <translation>Prüfen</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Versorgung</translation>
    </message>
    <message>
      <source>{0} is still to come.</source>
      <translation>{0} kommt erst noch.</translation>
    </message>
    <message>
      <source>as the divisions of their hex</source>
      <translation>wie die Divisionen ihres Hexfelds</translation>
    </message>
    <message>
      <source>in supply again</source>
      <translation>wieder versorgt</translation>
    </message>
    <message>
      <source>{0} not in supply; no hex rolls for attrition.</source>
      <translation>{0} nicht versorgt; kein Hexfeld würfelt auf Abnutzung.</translation>
    </message>
    <message>
      <source>Supply is measured only in a side's own Initial Phase; this corrects the books.</source>
      <translation>Die Versorgung wird nur in der eigenen Anfangsphase gemessen; dies berichtigt die Bücher.</translation>
    </message>
    <message>
      <source>{0}: of the other side, which measures its own supply.</source>
      <translation>{0}: von der anderen Seite, die ihre Versorgung selbst misst.</translation>
    </message>
    <message>
      <source>Supplied by air</source>
      <translation>Aus der Luft versorgt</translation>
    </message>
    <message>
      <source>Whole hexes</source>
      <translation>Ganze Hexfelder</translation>
    </message>
    <message>
      <source>Check complete?</source>
      <translation>Prüfung vollständig?</translation>
    </message>
    <message>
      <source>Unsupplied since</source>
      <translation>Unversorgt seit</translation>
    </message>
    <message>
      <source>Supply is checked in the Initial Phase, for units on the map.</source>
      <translation>Die Versorgung wird in der Anfangsphase geprüft, für Einheiten auf der Karte.</translation>
    </message>
    <message>
      <source>No unit of yours is in {0}.</source>
      <translation>Keine eigene Einheit steht in {0}.</translation>
    </message>
    <message>
      <source>Enter the hex as the order of battle has it.</source>
      <translation>Das Hexfeld so eintragen, wie die Gliederung es hat.</translation>
    </message>
    <message>
      <source>Hexes that roll for attrition</source>
      <translation>Hexfelder, die auf Abnutzung würfeln</translation>
    </message>
    <message>
      <source>{0} in supply again.</source>
      <translation>{0} wieder versorgt.</translation>
    </message>
    <message>
      <source>All units are in supply.</source>
      <translation>Alle Einheiten sind versorgt.</translation>
    </message>
    <message>
      <source>{0} hex rolls</source>
      <translation>{0} Hexfeld würfelt</translation>
    </message>
    <message>
      <source>{0} hexes roll</source>
      <translation>{0} Hexfelder würfeln</translation>
    </message>
    <message>
      <source>{0}: some are unsupplied, some isolated.</source>
      <translation>{0}: Einige sind unversorgt, andere eingeschlossen.</translation>
    </message>
    <message>
      <source>All trace from one hex: pick the whole stack.</source>
      <translation>Alle verfolgen ihre Linie vom selben Hexfeld: den ganzen Stapel wählen.</translation>
    </message>
    <message>
      <source>in supply</source>
      <translation>versorgt</translation>
    </message>
    <message>
      <source>by air</source>
      <translation>aus der Luft</translation>
    </message>
    <message>
      <source>The hex is missing.</source>
      <translation>Das Hexfeld fehlt.</translation>
    </message>
    <message>
      <source>Of them supplied by air</source>
      <translation>Davon aus der Luft versorgt</translation>
    </message>
    <message>
      <source>Units below division size</source>
      <translation>Einheiten unter Divisionsgröße</translation>
    </message>
    <message>
      <source>Stay without supply</source>
      <translation>Bleiben ohne Versorgung</translation>
    </message>
    <message>
      <source>all in supply</source>
      <translation>alle versorgt</translation>
    </message>
    <message>
      <source>stacks.{0}.hex</source>
      <translation>stacks.{0}.hex</translation>
    </message>
    <message>
      <source>The trace holds, so the units are in supply.</source>
      <translation>Der Versorgungsweg hält, die Einheiten sind also versorgt.</translation>
    </message>
    <message>
      <source>Units with this trace.</source>
      <translation>Einheiten mit diesem Versorgungsweg.</translation>
    </message>
    <message>
      <source>Or their hex: all of the side's own units there.</source>
      <translation>Oder ihr Hexfeld: alle eigenen Einheiten dort.</translation>
    </message>
    <message>
      <source>The links in order from the unit.</source>
      <translation>Die Glieder in der Reihenfolge ab der Einheit.</translation>
    </message>
    <message>
      <source>The weather zone; the weather entered there holds.</source>
      <translation>Die Wetterzone; das dort eingetragene Wetter gilt.</translation>
    </message>
    <message>
      <source>The weather, where the zone is not entered.</source>
      <translation>Das Wetter, wenn die Zone nicht eingetragen ist.</translation>
    </message>
    <message>
      <source>Whether it is in the arctic.</source>
      <translation>Ob er in der Arktis liegt.</translation>
    </message>
    <message>
      <source>Whether the side's own units had reached each of its rail hexes the turn before.</source>
      <translation>Ob die eigenen Einheiten alle seine Bahnhexfelder im Vorzug erreicht hatten.</translation>
    </message>
    <message>
      <source>Whether the rail line at its end is broken.</source>
      <translation>Ob die Bahnlinie an seinem Ende unterbrochen ist.</translation>
    </message>
    <message>
      <source>The airbase at its end that was fed by air in this turn.</source>
      <translation>Der Flugplatz an seinem Ende, der in diesem Zug aus der Luft versorgt wurde.</translation>
    </message>
    <message>
      <source>Transport groups that feed it, where the books do not have them.</source>
      <translation>Transportgruppen, die ihn versorgen, wenn die Bücher sie nicht haben.</translation>
    </message>
    <message>
      <source>Whether that airbase stands in for a truck at Special distance.</source>
      <translation>Ob dieser Flugplatz einen Lkw auf Sonderentfernung ersetzt.</translation>
    </message>
    <message>
      <source>Without supply: whether no path of any length is open, so that they are isolated.</source>
      <translation>Ohne Versorgung: ob kein Weg irgendeiner Länge offen ist, sie also eingeschlossen sind.</translation>
    </message>
    <message>
      <source>Whether the trace holds.</source>
      <translation>Ob der Versorgungsweg hält.</translation>
    </message>
    <message>
      <source>The state of the units.</source>
      <translation>Der Zustand der Einheiten.</translation>
    </message>
    <message>
      <source>How many units.</source>
      <translation>Wie viele Einheiten.</translation>
    </message>
    <message>
      <source>Supply trace, {0}: {1}</source>
      <translation>Versorgungsweg, {0}: {1}</translation>
    </message>
    <message>
      <source>The trace of {0} holds: {1}.</source>
      <translation>Der Versorgungsweg von {0} hält: {1}.</translation>
    </message>
    <message>
      <source>The trace of {0} does not hold: {1}.</source>
      <translation>Der Versorgungsweg von {0} hält nicht: {1}.</translation>
    </message>
    <message>
      <source>Supply trace</source>
      <translation>Versorgungsweg</translation>
    </message>
    <message>
      <source>Post this supply state</source>
      <translation>Diesen Versorgungszustand buchen</translation>
    </message>
    <message>
      <source>Pick units, or enter their hex.</source>
      <translation>Einheiten wählen oder ihr Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>Add its links from the unit on, or say that no path is open.</source>
      <translation>Die Glieder ab der Einheit hinzufügen oder angeben, dass kein Weg offen ist.</translation>
    </message>
    <message>
      <source>Or their hex</source>
      <translation>Oder ihr Hexfeld</translation>
    </message>
    <message>
      <source>Links</source>
      <translation>Glieder</translation>
    </message>
    <message>
      <source>Arctic?</source>
      <translation>Arktis?</translation>
    </message>
    <message>
      <source>Rail in use last turn?</source>
      <translation>Bahn im Vorzug benutzt?</translation>
    </message>
    <message>
      <source>Rail broken at its end?</source>
      <translation>Bahn am Ende unterbrochen?</translation>
    </message>
    <message>
      <source>Airbase at its end</source>
      <translation>Flugplatz am Ende</translation>
    </message>
    <message>
      <source>Transport groups feeding it</source>
      <translation>Transportgruppen, die ihn versorgen</translation>
    </message>
    <message>
      <source>Airbase as a truck?</source>
      <translation>Flugplatz als Lkw?</translation>
    </message>
    <message>
      <source>No path at all?</source>
      <translation>Gar kein Weg?</translation>
    </message>
    <message>
      <source>The side has no unit on the map.</source>
      <translation>Die Seite hat keine Einheit auf der Karte.</translation>
    </message>
    <message>
      <source>zone {0}</source>
      <translation>Zone {0}</translation>
    </message>
    <message>
      <source>The airbase feeds them</source>
      <translation>Der Flugplatz versorgt sie</translation>
    </message>
    <message>
      <source>{0} REs of {1}</source>
      <translation>{0} RE von {1}</translation>
    </message>
    <message>
      <source>Over the overland and truck links only</source>
      <translation>Nur über die Landweg- und Lkw-Glieder</translation>
    </message>
    <message>
      <source>trace so</source>
      <translation>haben diesen Versorgungsweg</translation>
    </message>
    <message>
      <source>Own units had reached the rail hexes</source>
      <translation>Eigene Einheiten hatten die Bahnhexfelder erreicht</translation>
    </message>
    <message>
      <source>Fed there before in this turn</source>
      <translation>In diesem Zug dort schon versorgt</translation>
    </message>
    <message>
      <source>The trace has no link.</source>
      <translation>Der Versorgungsweg hat kein Glied.</translation>
    </message>
    <message>
      <source>There is no such airbase.</source>
      <translation>Diesen Flugplatz gibt es nicht.</translation>
    </message>
    <message>
      <source>The trace holds</source>
      <translation>Der Versorgungsweg hält</translation>
    </message>
  </context>
  <context>
    <name>games.europa.actions.movement</name>
    <message>
      <source>Pay under Move divisions.</source>
      <translation>Unter Divisionen bewegen zahlen.</translation>
    </message>
    <message>
      <source>not been paid for and</source>
      <translation>nicht bezahlt und</translation>
    </message>
    <message>
      <source>movement points</source>
      <translation>Bewegungspunkte</translation>
    </message>
    <message>
      <source>Units of the order of battle that move administratively.</source>
      <translation>Einheiten der Gliederung, die sich so bewegen.</translation>
    </message>
    <message>
      <source>The cost of entering each hex, in order; left blank to check all but the cost.</source>
      <translation>Die Kosten jedes betretenen Hexfelds, der Reihe nach; leer, um alles außer den Kosten zu prüfen.</translation>
    </message>
    <message>
      <source>Their route in short, after the costs: terrain by your chart of movement, as woods, clear×3, road; a plus for a river; or hexes that the books know.</source>
      <translation>Ihr Weg in Kurzform, nach den Kosten: Gelände nach der eigenen Bewegungstabelle, etwa Wald, offenes Gelände×3, Straße; ein Plus für einen Fluss; oder Hexfelder, die die Bücher kennen.</translation>
    </message>
    <message>
      <source>The weather zone of the route in short.</source>
      <translation>Die Wetterzone des Wegs in Kurzform.</translation>
    </message>
    <message>
      <source>The weather there, where the zone is not entered.</source>
      <translation>Das Wetter dort, wenn die Zone nicht eingetragen ist.</translation>
    </message>
    <message>
      <source>How many of them, counted from the last, are in an interdiction zone.</source>
      <translation>So viele der letzten davon liegen in einer Abriegelungszone.</translation>
    </message>
    <message>
      <source>Whether they start in an interdiction zone.</source>
      <translation>Ob sie in einer Abriegelungszone beginnen.</translation>
    </message>
    <message>
      <source>Whether they enter or leave an enemy zone of control.</source>
      <translation>Ob sie eine feindliche Kontrollzone betreten oder verlassen.</translation>
    </message>
    <message>
      <source>Whether they pass next to enemy units.</source>
      <translation>Ob sie an feindlichen Einheiten vorbeiziehen.</translation>
    </message>
    <message>
      <source>Whether all hexes were friendly at the start of the turn.</source>
      <translation>Ob alle Hexfelder zu Beginn des Zuges eigene waren.</translation>
    </message>
    <message>
      <source>Whether they move in arctic zone A.</source>
      <translation>Ob sie sich in der arktischen Zone A bewegen.</translation>
    </message>
    <message>
      <source>Whether they keep to roads.</source>
      <translation>Ob sie auf Straßen bleiben.</translation>
    </message>
    <message>
      <source>The hex where they end; left blank to keep it.</source>
      <translation>Das Hexfeld, in dem sie enden; leer, um es beizubehalten.</translation>
    </message>
    <message>
      <source>{0} unit moved administratively</source>
      <translation>{0} Einheit in Verwaltungsbewegung</translation>
    </message>
    <message>
      <source>{0} units moved administratively</source>
      <translation>{0} Einheiten in Verwaltungsbewegung</translation>
    </message>
    <message>
      <source>{0} unit moves administratively.</source>
      <translation>{0} Einheit bewegt sich in Verwaltungsbewegung.</translation>
    </message>
    <message>
      <source>{0} units move administratively.</source>
      <translation>{0} Einheiten bewegen sich in Verwaltungsbewegung.</translation>
    </message>
    <message>
      <source>Administrative movement</source>
      <translation>Verwaltungsbewegung</translation>
    </message>
    <message>
      <source>Administrative</source>
      <translation>Verwaltung</translation>
    </message>
    <message>
      <source>Movement</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>The route has {0} hex, fewer than those in the zone.</source>
      <translation>Der Weg hat {0} Hexfeld, weniger als in der Zone liegen.</translation>
    </message>
    <message>
      <source>The route has {0} hexes, fewer than those in the zone.</source>
      <translation>Der Weg hat {0} Hexfelder, weniger als in der Zone liegen.</translation>
    </message>
    <message>
      <source>Enter the cost of every hex, or fewer zone hexes.</source>
      <translation>Die Kosten jedes Hexfelds eintragen oder weniger Hexfelder in der Zone.</translation>
    </message>
    <message>
      <source>MP</source>
      <translation>MP</translation>
    </message>
    <message>
      <source>Cost of each hex</source>
      <translation>Kosten jedes Hexfelds</translation>
    </message>
    <message>
      <source>Route in short</source>
      <translation>Weg in Kurzform</translation>
    </message>
    <message>
      <source>Last hexes in a zone</source>
      <translation>Letzte Hexfelder in einer Zone</translation>
    </message>
    <message>
      <source>Start in a zone?</source>
      <translation>Beginn in einer Zone?</translation>
    </message>
    <message>
      <source>Enemy zone of control?</source>
      <translation>Feindliche Kontrollzone?</translation>
    </message>
    <message>
      <source>Next to enemies?</source>
      <translation>Neben Feinden?</translation>
    </message>
    <message>
      <source>All hexes friendly?</source>
      <translation>Alle Hexfelder eigene?</translation>
    </message>
    <message>
      <source>Arctic zone A?</source>
      <translation>Arktische Zone A?</translation>
    </message>
    <message>
      <source>On roads?</source>
      <translation>Auf Straßen?</translation>
    </message>
    <message>
      <source>End hex</source>
      <translation>Zielhexfeld</translation>
    </message>
    <message>
      <source>{0} is {1} hexes or more from {2}; the route has {3}.</source>
      <translation>{0} liegt mindestens {1} Hexfelder von {2}; der Weg hat {3}.</translation>
    </message>
    <message>
      <source>Enter every hex of the route, or set the hex where they start.</source>
      <translation>Jedes Hexfeld des Wegs eintragen oder das Hexfeld setzen, in dem sie beginnen.</translation>
    </message>
    <message>
      <source>{0} hexes or more, at least {1} MP</source>
      <translation>mindestens {0} Hexfelder, also mindestens {1} MP,</translation>
    </message>
    <message>
      <source>{0} is {1}, from {2}; {3} has {4} MP.</source>
      <translation>{0} liegt {1} von {2}; {3} hat {4} MP.</translation>
    </message>
    <message>
      <source>Enter the cost of each hex, or set the hex where it started.</source>
      <translation>Die Kosten jedes Hexfelds eintragen oder das Hexfeld setzen, in dem sie begann.</translation>
    </message>
    <message>
      <source>{0} unit moves</source>
      <translation>{0} Einheit bewegt sich</translation>
    </message>
    <message>
      <source>{0} units move</source>
      <translation>{0} Einheiten bewegen sich</translation>
    </message>
    <message>
      <source>Movement points left</source>
      <translation>Verbleibende Bewegungspunkte</translation>
    </message>
    <message>
      <source>not paid in movement</source>
      <translation>nicht in der Bewegung bezahlt</translation>
    </message>
    <message>
      <source>Your campaign lets it exploit all the same.</source>
      <translation>Der Feldzug lässt sie trotzdem ausnutzen.</translation>
    </message>
    <message>
      <source>not C/M and</source>
      <translation>nicht C/M und</translation>
    </message>
    <message>
      <source>not exploit</source>
      <translation>nicht ausnutzen</translation>
    </message>
    <message>
      <source>Only units in full supply exploit.</source>
      <translation>Nur voll versorgte Einheiten nutzen aus.</translation>
    </message>
    <message>
      <source>Soviet units do not exploit from there.</source>
      <translation>Sowjetische Einheiten nutzen von dort nicht aus.</translation>
    </message>
    <message>
      <source>Soviet units do not exploit after that.</source>
      <translation>Sowjetische Einheiten nutzen danach nicht aus.</translation>
    </message>
    <message>
      <source>not in supply in the Initial Phase</source>
      <translation>nicht versorgt in der Anfangsphase</translation>
    </message>
    <message>
      <source>in an enemy zone of control</source>
      <translation>in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
      <source>attacked in the Combat Phase</source>
      <translation>angegriffen in der Kampfphase</translation>
    </message>
    <message>
      <source>Of those paid in movement or combat ({0}), {1} may still exploit.</source>
      <translation>Von den in Bewegung oder Kampf bezahlten ({0}) darf {1} noch ausnutzen.</translation>
    </message>
    <message>
      <source>does not exploit.</source>
      <translation>nutzt nicht aus.</translation>
    </message>
    <message>
      <source>Enter another hex, or set the hex where they are.</source>
      <translation>Ein anderes Hexfeld eintragen oder das Hexfeld setzen, in dem sie stehen.</translation>
    </message>
    <message>
      <source>The hex, as units have it.</source>
      <translation>Das Hexfeld, so wie Einheiten es haben.</translation>
    </message>
    <message>
      <source>Whether it is a mountain hex.</source>
      <translation>Ob es ein Gebirgshexfeld ist.</translation>
    </message>
    <message>
      <source>no mountain, not arctic</source>
      <translation>kein Gebirge, nicht arktisch</translation>
    </message>
    <message>
      <source>Hex {0}: {1}</source>
      <translation>Hexfeld {0}: {1}</translation>
    </message>
    <message>
      <source>At most {0} REs may be in {1}.</source>
      <translation>Höchstens {0} RE stehen in {1}.</translation>
    </message>
    <message>
      <source>Mountain or arctic hex</source>
      <translation>Gebirgs- oder arktisches Hexfeld</translation>
    </message>
    <message>
      <source>Hex terrain</source>
      <translation>Gelände des Hexfelds</translation>
    </message>
    <message>
      <source>{0} would hold {1} REs; the limit is {2}.</source>
      <translation>{0} hielte {1} RE von höchstens {2}.</translation>
    </message>
    <message>
      <source>{0} enemy unit is</source>
      <translation>{0} feindliche Einheit steht</translation>
    </message>
    <message>
      <source>{0} enemy units are</source>
      <translation>{0} feindliche Einheiten stehen</translation>
    </message>
    <message>
      <source>Units of the order of battle, of either side.</source>
      <translation>Einheiten der Gliederung, gleich welcher Seite.</translation>
    </message>
    <message>
      <source>Hexes from the border; 0 on it.</source>
      <translation>Hexfelder von der Grenze; 0 auf ihr.</translation>
    </message>
    <message>
      <source>What they belong to; read from their formations where left blank.</source>
      <translation>Wozu sie gehören; aus ihren Verbänden gelesen, wenn leer.</translation>
    </message>
    <message>
      <source>Whether a listed unit of their district, for artillery of an Army, is in the hex.</source>
      <translation>Ob eine aufgeführte Einheit ihres Bezirks im Hexfeld ist, für Artillerie einer Armee.</translation>
    </message>
    <message>
      <source>Set-up: {0} unit {1} from the border</source>
      <translation>Aufstellung: {0} Einheit {1} von der Grenze</translation>
    </message>
    <message>
      <source>Set-up: {0} units {1} from the border</source>
      <translation>Aufstellung: {0} Einheiten {1} von der Grenze</translation>
    </message>
    <message>
      <source>{0} of {1} unit may start there.</source>
      <translation>{0} von {1} Einheit darf dort beginnen.</translation>
    </message>
    <message>
      <source>{0} of {1} units may start there.</source>
      <translation>{0} von {1} Einheiten dürfen dort beginnen.</translation>
    </message>
    <message>
      <source>Check the set-up</source>
      <translation>Aufstellung prüfen</translation>
    </message>
    <message>
      <source>{0} may not start there: {1} start {2}.</source>
      <translation>{0} darf dort nicht beginnen: {1} stehen {2}.</translation>
    </message>
    <message>
      <source>Mountain?</source>
      <translation>Gebirge?</translation>
    </message>
    <message>
      <source>Limit, {0}</source>
      <translation>Grenze, {0}</translation>
    </message>
    <message>
      <source>Stacking limit</source>
      <translation>Stapelgrenze</translation>
    </message>
    <message>
      <source>Hexes from the border</source>
      <translation>Hexfelder von der Grenze</translation>
    </message>
    <message>
      <source>Kind of troops</source>
      <translation>Art der Truppen</translation>
    </message>
    <message>
      <source>With a unit of the district?</source>
      <translation>Mit einer Einheit des Bezirks?</translation>
    </message>
    <message>
      <source>Set-up is checked in the surprise turn, before play.</source>
      <translation>Die Aufstellung wird im Überraschungszug geprüft, vor dem Spiel.</translation>
    </message>
    <message>
      <source>{0} or more hexes from the border</source>
      <translation>{0} oder mehr Hexfelder von der Grenze</translation>
    </message>
    <message>
      <source>Choose another hex.</source>
      <translation>Ein anderes Hexfeld wählen.</translation>
    </message>
    <message>
      <source>{0} in {1}.</source>
      <translation>{0} in {1}.</translation>
    </message>
    <message>
      <source>{0} to {1} hexes from the border</source>
      <translation>{0} bis {1} Hexfelder von der Grenze</translation>
    </message>
    <message>
      <source>in the hex of another unit</source>
      <translation>im Hexfeld einer anderen Einheit</translation>
    </message>
    <message>
      <source>The hexes beside it that are across the river.</source>
      <translation>Die Hexfelder daneben, die jenseits des Flusses liegen.</translation>
    </message>
    <message>
      <source>The river as the map has it, frozen or not; none where there is no river.</source>
      <translation>Der Fluss, wie die Karte ihn hat, gefroren oder nicht; keiner, wo kein Fluss ist.</translation>
    </message>
    <message>
      <source>{0} river</source>
      <translation>{0} Fluss</translation>
    </message>
    <message>
      <source>Hexsides of {0}: {1}</source>
      <translation>Hexfeldseiten von {0}: {1}</translation>
    </message>
    <message>
      <source>Between {0} there is a {1}.</source>
      <translation>Zwischen {0} liegt: {1}.</translation>
    </message>
    <message>
      <source>Between {0} there is {1}.</source>
      <translation>Zwischen {0} liegt: {1}.</translation>
    </message>
    <message>
      <source>River between hexes</source>
      <translation>Fluss zwischen Hexfeldern</translation>
    </message>
    <message>
      <source>River</source>
      <translation>Fluss</translation>
    </message>
    <message>
      <source>Enter the hexes on the other bank.</source>
      <translation>Die Hexfelder am anderen Ufer eintragen.</translation>
    </message>
    <message>
      <source>Across from</source>
      <translation>Gegenüber von</translation>
    </message>
    <message>
      <source>Their numbers do not show whether {0} and {1} are adjacent.</source>
      <translation>Ob {0} und {1} sich berühren, sagen ihre Nummern nicht.</translation>
    </message>
    <message>
      <source>The books have {0} between {1} and {2} so far.</source>
      <translation>Die Bücher haben bisher {0} zwischen {1} und {2}.</translation>
    </message>
    <message>
      <source>{0} and {1} are not adjacent: no hexside is between them.</source>
      <translation>{0} und {1} berühren sich nicht: zwischen ihnen liegt keine Hexfeldseite.</translation>
    </message>
    <message>
      <source>In Frost and Snow it counts as</source>
      <translation>Bei Frost und Schnee zählt er als</translation>
    </message>
    <message>
      <source>names the hex itself.</source>
      <translation>nennt das Hexfeld selbst.</translation>
    </message>
    <message>
      <source>Check the map.</source>
      <translation>Auf der Karte nachsehen.</translation>
    </message>
    <message>
      <source>This replaces it.</source>
      <translation>Dies ersetzt es.</translation>
    </message>
    <message>
      <source>Enter hexes beside it.</source>
      <translation>Hexfelder daneben eingeben.</translation>
    </message>
    <message>
      <source>Units that start in {0} may not exploit: there is Mud or Snow.</source>
      <translation>Einheiten, die in {0} beginnen, dürfen nicht ausnutzen: Dort liegt Schlamm oder Schnee.</translation>
    </message>
    <message>
      <source>Units of the order of battle that move.</source>
      <translation>Einheiten der Gliederung, die sich bewegen.</translation>
    </message>
    <message>
      <source>Units that move, counted by price class.</source>
      <translation>Einheiten, die sich bewegen, nach Preisklasse gezählt.</translation>
    </message>
    <message>
      <source>Units that move by strategic rail only.</source>
      <translation>Einheiten, die sich nur mit strategischer Bahn bewegen.</translation>
    </message>
    <message>
      <source>{0} unit is activated for {1} SP.</source>
      <translation>{0} Einheit wird für {1} SP aktiviert.</translation>
    </message>
    <message>
      <source>{0} units are activated for {1} SP.</source>
      <translation>{0} Einheiten werden für {1} SP aktiviert.</translation>
    </message>
    <message>
      <source>Move divisions</source>
      <translation>Divisionen bewegen</translation>
    </message>
    <message>
      <source>Divisions</source>
      <translation>Divisionen</translation>
    </message>
    <message>
      <source>Units of the order of battle that exploit.</source>
      <translation>Einheiten der Gliederung, die ausnutzen.</translation>
    </message>
    <message>
      <source>Units that exploit, counted by price class.</source>
      <translation>Einheiten, die ausnutzen, nach Preisklasse gezählt.</translation>
    </message>
    <message>
      <source>The weather zone in which they start; left blank where they start in several.</source>
      <translation>Die Wetterzone, in der sie beginnen; leer, wenn sie in mehreren beginnen.</translation>
    </message>
    <message>
      <source>Units that exploit out of an enemy zone of control; the Soviet ones may not.</source>
      <translation>Einheiten, die aus einer feindlichen Kontrollzone heraus ausnutzen; sowjetische dürfen es nicht.</translation>
    </message>
    <message>
      <source>{0} exploits</source>
      <translation>{0} nutzt aus</translation>
    </message>
    <message>
      <source>{0} unit exploits for {1} SP.</source>
      <translation>{0} Einheit nutzt für {1} SP aus.</translation>
    </message>
    <message>
      <source>{0} units exploit for {1} SP.</source>
      <translation>{0} Einheiten nutzen für {1} SP aus.</translation>
    </message>
    <message>
      <source>Exploit</source>
      <translation>Ausnutzen</translation>
    </message>
    <message>
      <source>The Exploitation Phase is not held in {0}.</source>
      <translation>In {0} entfällt die Ausnutzungsphase.</translation>
    </message>
    <message>
      <source>The weather of zone {0} is not entered.</source>
      <translation>Das Wetter der Zone {0} ist nicht eingetragen.</translation>
    </message>
    <message>
      <source>In Mud or Snow they may not exploit.</source>
      <translation>Bei Schlamm oder Schnee dürfen sie nicht ausnutzen.</translation>
    </message>
    <message>
      <source>There is Mud or Snow in every zone: the Exploitation Phase is not held.</source>
      <translation>In jeder Zone liegt Schlamm oder Schnee: Die Ausnutzungsphase entfällt.</translation>
    </message>
    <message>
      <source>Moving</source>
      <translation>In Bewegung</translation>
    </message>
    <message>
      <source>By strategic rail</source>
      <translation>Mit strategischer Bahn</translation>
    </message>
    <message>
      <source>Exploiting</source>
      <translation>Ausnutzend</translation>
    </message>
    <message>
      <source>From an enemy zone</source>
      <translation>Aus einer feindlichen Zone</translation>
    </message>
    <message>
      <source>There is Mud or Snow in every zone.</source>
      <translation>In jeder Zone liegt Schlamm oder Schnee.</translation>
    </message>
    <message>
      <source>By strategic rail: {0}</source>
      <translation>Mit strategischer Bahn: {0}</translation>
    </message>
    <message>
      <source>by rail</source>
      <translation>mit der Bahn</translation>
    </message>
    <message>
      <source>{0} unit exploits</source>
      <translation>{0} Einheit nutzt aus</translation>
    </message>
    <message>
      <source>{0} units exploit</source>
      <translation>{0} Einheiten nutzen aus</translation>
    </message>
    <message>
      <source>out of an enemy zone</source>
      <translation>aus einer feindlichen Zone heraus</translation>
    </message>
    <message>
      <source>not fought yet</source>
      <translation>noch nicht ausgefochten</translation>
    </message>
    <message>
      <source>not cleared</source>
      <translation>nicht geräumt</translation>
    </message>
    <message>
      <source>_Hexside</source>
      <translation>_Hexside</translation>
    </message>
    <message>
      <source>Units of the order of battle in the stack.</source>
      <translation>Einheiten der Gliederung im Stapel.</translation>
    </message>
    <message>
      <source>Units in the stack, counted by price class.</source>
      <translation>Einheiten im Stapel, nach Preisklasse gezählt.</translation>
    </message>
    <message>
      <source>Among those entered as a count: C/M divisions already paid for.</source>
      <translation>Von den als Zahl eingetragenen: schon bezahlte C/M-Divisionen.</translation>
    </message>
    <message>
      <source>Whether the stack is out of supply.</source>
      <translation>Ob der Stapel unversorgt ist.</translation>
    </message>
    <message>
      <source>The hex that is overrun.</source>
      <translation>Das Hexfeld, das überrannt wird.</translation>
    </message>
    <message>
      <source>Movement points that the stack has left; left blank where you have counted them yourself.</source>
      <translation>Bewegungspunkte, die der Stapel übrig hat; leer, wenn selbst gezählt.</translation>
    </message>
    <message>
      <source>Full cost of entering the target hex.</source>
      <translation>Volle Kosten für das Betreten des Zielhexfelds.</translation>
    </message>
    <message>
      <source>The terrain of the target hex; left blank: as a battle there has it, else clear.</source>
      <translation>Das Gelände des Zielhexfelds; leer: wie ein Kampf dort es angab, sonst offen.</translation>
    </message>
    <message>
      <source>The river on the hexside; left blank: as the books know it, else none.</source>
      <translation>Der Fluss auf der Hexfeldseite; leer: wie die Bücher ihn kennen, sonst keiner.</translation>
    </message>
    <message>
      <source>The weather zone.</source>
      <translation>Die Wetterzone.</translation>
    </message>
    <message>
      <source>Its outcome, if it has been fought already.</source>
      <translation>Was daraus wurde, wenn es schon ausgefochten ist.</translation>
    </message>
    <message>
      <source>Enter the hex that is overrun.</source>
      <translation>Das Hexfeld eintragen, das überrannt wird.</translation>
    </message>
    <message>
      <source>A stack of {0} unit overruns for {1} SP.</source>
      <translation>Ein Stapel von {0} Einheit überrennt für {1} SP.</translation>
    </message>
    <message>
      <source>A stack of {0} units overruns for {1} SP.</source>
      <translation>Ein Stapel von {0} Einheiten überrennt für {1} SP.</translation>
    </message>
    <message>
      <source>A battle entered {0} as {1}.</source>
      <translation>Ein Kampf gab {0} als {1} an.</translation>
    </message>
    <message>
      <source>Leave the terrain blank to take that.</source>
      <translation>Das Gelände leer lassen, um das zu übernehmen.</translation>
    </message>
    <message>
      <source>Leave the river blank to take that; else this is kept.</source>
      <translation>Den Fluss leer lassen, um das zu übernehmen; sonst bleibt dies.</translation>
    </message>
    <message>
      <source>An overrun that did not clear its hex has halted it.</source>
      <translation>Ein Überrennen, das sein Hexfeld nicht räumte, hat sie angehalten.</translation>
    </message>
    <message>
      <source> the hex</source>
      <translation> das Hexfeld</translation>
    </message>
    <message>
      <source> It enters{0} and may go on.</source>
      <translation> Er betritt{0} und darf weiterziehen.</translation>
    </message>
    <message>
      <source> It halts where it is.</source>
      <translation> Er hält, wo er steht.</translation>
    </message>
    <message>
      <source>Stack</source>
      <translation>Stapel</translation>
    </message>
    <message>
      <source>Out of supply?</source>
      <translation>Unversorgt?</translation>
    </message>
    <message>
      <source>MP left</source>
      <translation>MP übrig</translation>
    </message>
    <message>
      <source>Cost of the hex</source>
      <translation>Kosten des Hexfelds</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Ausgang</translation>
    </message>
    <message>
      <source>The overrun takes {0} MP; left: {1}.</source>
      <translation>Das Überrennen kostet {0} MP; übrig: {1}.</translation>
    </message>
    <message>
      <source>{0} Initial Phase of {1}</source>
      <translation>{0} Anfangsphase von {1}</translation>
    </message>
    <message>
      <source>What breaks it.</source>
      <translation>Was sie unterbricht.</translation>
    </message>
    <message>
      <source>The die of the partisans.</source>
      <translation>Der Würfel der Partisanen.</translation>
    </message>
    <message>
      <source>Whether the other side breaks it.</source>
      <translation>Ob die andere Seite sie unterbricht.</translation>
    </message>
    <message>
      <source>Break a rail line</source>
      <translation>Bahnlinie unterbrechen</translation>
    </message>
    <message>
      <source>Rail breaks</source>
      <translation>Bahnunterbrechungen</translation>
    </message>
    <message>
      <source>Rail</source>
      <translation>Bahn</translation>
    </message>
    <message>
      <source>No {0} Interdiction Zone is there, according to the books.</source>
      <translation>Nach den Büchern liegt dort keine Abriegelungszone ({0}).</translation>
    </message>
    <message>
      <source>A mission that places one on a rail hex breaks the line.</source>
      <translation>Ein Einsatz, der eine auf ein Bahnhexfeld legt, unterbricht die Linie.</translation>
    </message>
    <message>
      <source>Each attack has another target.</source>
      <translation>Jeder Angriff hat ein anderes Ziel.</translation>
    </message>
    <message>
      <source>zone centre</source>
      <translation>Zonenmittelpunkt</translation>
    </message>
    <message>
      <source>Cause</source>
      <translation>Ursache</translation>
    </message>
    <message>
      <source>By the other side?</source>
      <translation>Durch die andere Seite?</translation>
    </message>
    <message>
      <source>Rail line broken</source>
      <translation>Bahnlinie unterbrochen</translation>
    </message>
    <message>
      <source>Rail line holds</source>
      <translation>Bahnlinie hält</translation>
    </message>
    <message>
      <source>{0}: a rail break until the {1}.</source>
      <translation>{0}: Bahnunterbrechung bis {1}.</translation>
    </message>
    <message>
      <source>{0}: no rail break.</source>
      <translation>{0}: keine Bahnunterbrechung.</translation>
    </message>
    <message>
      <source>Rail break</source>
      <translation>Bahnunterbrechung</translation>
    </message>
    <message>
      <source>Roll a die and enter it.</source>
      <translation>Würfeln und das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>There is a rail break already.</source>
      <translation>Dort ist schon eine Bahnunterbrechung.</translation>
    </message>
    <message>
      <source>How far it goes is missing: the points that are left depend on it.</source>
      <translation>Es fehlt, wie weit es geht: davon hängen die übrigen Punkte ab.</translation>
    </message>
    <message>
      <source>Enter the rail hexes.</source>
      <translation>Die Bahnhexfelder eintragen.</translation>
    </message>
    <message>
      <source>The capacity for arrivals is for these alone: move it as any other.</source>
      <translation>Die Kapazität für Ankünfte gilt nur für diese: Es wie jede andere bewegen.</translation>
    </message>
    <message>
      <source>Only the Soviets have a capacity for arrivals.</source>
      <translation>Nur die Sowjets haben eine Kapazität für Ankünfte.</translation>
    </message>
    <message>
      <source>The way.</source>
      <translation>Der Weg.</translation>
    </message>
    <message>
      <source>Units of the order of battle that move by rail.</source>
      <translation>Einheiten der Gliederung, die mit der Bahn fahren.</translation>
    </message>
    <message>
      <source>REs that move beside them: Resource Points, units not in the books.</source>
      <translation>RE, die neben ihnen fahren: Rohstoffpunkte, Einheiten außerhalb der Bücher.</translation>
    </message>
    <message>
      <source>Whose railways carry those; the chief nation's of the side where left blank.</source>
      <translation>Wessen Bahnen sie befördern; die der Hauptnation der Seite, wenn leer.</translation>
    </message>
    <message>
      <source>Whether all of it arrives from the eastern districts.</source>
      <translation>Ob alles aus den östlichen Bezirken ankommt.</translation>
    </message>
    <message>
      <source>Rail hexes that it goes.</source>
      <translation>Bahnhexfelder, die es zurücklegt.</translation>
    </message>
    <message>
      <source>Rail breaks that it crosses, centres of Interdiction Zones among them.</source>
      <translation>Bahnunterbrechungen, die es überquert, darunter Mittelpunkte von Abriegelungszonen.</translation>
    </message>
    <message>
      <source>Rail hexes for each movement point, from the movement table; known for 6 points.</source>
      <translation>Bahnhexfelder je Bewegungspunkt, aus der Bewegungstabelle; bekannt für 6 Punkte.</translation>
    </message>
    <message>
      <source>{0} by {1} rail</source>
      <translation>{0} mit {1} Bahn</translation>
    </message>
    <message>
      <source>{0} carried this turn.</source>
      <translation>{0} in diesem Zug befördert.</translation>
    </message>
    <message>
      <source>Move by rail</source>
      <translation>Mit der Bahn fahren</translation>
    </message>
    <message>
      <source>Strategic rail goes {0} hex.</source>
      <translation>Die strategische Bahn fährt {0} Hexfeld.</translation>
    </message>
    <message>
      <source>Strategic rail goes {0} hexes.</source>
      <translation>Die strategische Bahn fährt {0} Hexfelder.</translation>
    </message>
    <message>
      <source>not arrived in this turn</source>
      <translation>nicht in diesem Zug angekommen</translation>
    </message>
    <message>
      <source>not Soviet</source>
      <translation>nicht sowjetisch</translation>
    </message>
    <message>
      <source>{0} beside units of {1}.</source>
      <translation>{0} neben Einheiten mit {1}.</translation>
    </message>
    <message>
      <source>Units that are picked count by themselves: enter only what is not picked.</source>
      <translation>Gewählte Einheiten zählen von selbst: Nur eintragen, was nicht gewählt ist.</translation>
    </message>
    <message>
      <source>{0} hexes for each of {1} MP go farther than strategic rail.</source>
      <translation>{0} Hexfelder für jeden von {1} BP gehen weiter als die strategische Bahn.</translation>
    </message>
    <message>
      <source>That goes {0} hex: look at the movement table again.</source>
      <translation>Die fährt {0} Hexfeld: Noch einmal in der Bewegungstabelle nachsehen.</translation>
    </message>
    <message>
      <source>That goes {0} hexes: look at the movement table again.</source>
      <translation>Die fährt {0} Hexfelder: Noch einmal in der Bewegungstabelle nachsehen.</translation>
    </message>
    <message>
      <source>Way</source>
      <translation>Weg</translation>
    </message>
    <message>
      <source>Other REs</source>
      <translation>Andere RE</translation>
    </message>
    <message>
      <source>From eastern districts?</source>
      <translation>Aus östlichen Bezirken?</translation>
    </message>
    <message>
      <source>Rail hexes</source>
      <translation>Bahnhexfelder</translation>
    </message>
    <message>
      <source>Breaks crossed</source>
      <translation>Überquerte Unterbrechungen</translation>
    </message>
    <message>
      <source>Hexes for each MP</source>
      <translation>Hexfelder je MP</translation>
    </message>
    <message>
      <source>Strategic rail does not cross a break.</source>
      <translation>Die strategische Bahn überquert keine Unterbrechung.</translation>
    </message>
    <message>
      <source>Go by operational rail.</source>
      <translation>Mit operativer Bahn fahren.</translation>
    </message>
    <message>
      <source>{0} has</source>
      <translation>{0} ist</translation>
    </message>
    <message>
      <source>{0} C/M divisions have</source>
      <translation>{0} C/M-Divisionen sind</translation>
    </message>
    <message>
      <source>{0} goes by {1} railways, not by {2} ones.</source>
      <translation>{0} fährt mit Bahnen dieser Nation: {1}, nicht {2}.</translation>
    </message>
    <message>
      <source>The choice is for other REs alone.</source>
      <translation>Die Wahl gilt nur für andere RE.</translation>
    </message>
    <message>
      <source>Strategic rail</source>
      <translation>Strategische Bahn</translation>
    </message>
    <message>
      <source>at most {0} hexes</source>
      <translation>höchstens {0} Hexfelder</translation>
    </message>
    <message>
      <source>{0} not been paid for.</source>
      <translation>{0} nicht bezahlt.</translation>
    </message>
    <message>
      <source>counts for nothing without other REs.</source>
      <translation>zählt ohne andere RE nicht.</translation>
    </message>
    <message>
      <source>Pick units or enter other REs.</source>
      <translation>Einheiten wählen oder andere RE eintragen.</translation>
    </message>
    <message>
      <source>{0} MP left; {1} has {2} MP.</source>
      <translation>{0} MP übrig; {1} hat {2} MP.</translation>
    </message>
    <message>
      <source>Enter what the slowest unit of the stack has left.</source>
      <translation>Eintragen, was die langsamste Einheit des Stapels übrig hat.</translation>
    </message>
    <message>
      <source>{0} has {1} MP left, according to the books.</source>
      <translation>{0} hat nach den Büchern noch {1} MP.</translation>
    </message>
    <message>
      <source>{0} MP counts; enter what the books have, or leave it blank.</source>
      <translation>{0} MP zählen; eintragen, was die Bücher haben, oder offen lassen.</translation>
    </message>
    <message>
      <source>{0} is in {1} itself.</source>
      <translation>{0} steht selbst in {1}.</translation>
    </message>
    <message>
      <source>{0} is {1} hexes or more from {2}</source>
      <translation>{0} liegt {1} Hexfelder oder mehr von {2}</translation>
    </message>
    <message>
      <source>{0}; {1} has {2} MP.</source>
      <translation>{0}; {1} hat {2} BP.</translation>
    </message>
    <message>
      <source>Enter another target, or the hex to which it moved.</source>
      <translation>Ein anderes Ziel eintragen oder das Hexfeld, in das sie zog.</translation>
    </message>
    <message>
      <source>Enter another target.</source>
      <translation>Ein anderes Ziel eintragen.</translation>
    </message>
    <message>
      <source>The parts must join in one gauge by the end of a Movement Phase.</source>
      <translation>Die Teile müssen bis zum Ende einer Bewegungsphase in einer Spurweite verbunden sein.</translation>
    </message>
    <message>
      <source>Only railway engineers convert.</source>
      <translation>Nur Eisenbahnpioniere spuren um.</translation>
    </message>
    <message>
      <source>with operational rail</source>
      <translation>mit operativer Bahn</translation>
    </message>
    <message>
      <source>The line, by a name of your own: Brest–Minsk.</source>
      <translation>Die Linie, unter einem eigenen Namen: Brest–Minsk.</translation>
    </message>
    <message>
      <source>Rail hexes entered and converted.</source>
      <translation>Betretene und umgespurte Bahnhexfelder.</translation>
    </message>
    <message>
      <source>Which hexes they are.</source>
      <translation>Welche Hexfelder es sind.</translation>
    </message>
    <message>
      <source>The engineers, where the books have them.</source>
      <translation>Die Pioniere, wenn die Bücher sie haben.</translation>
    </message>
    <message>
      <source>Movement points that entering them took; one for each hex where left blank.</source>
      <translation>Bewegungspunkte, die das Betreten kostete; einer je Hexfeld, wenn leer.</translation>
    </message>
    <message>
      <source>How the engineers moved.</source>
      <translation>Wie sich die Pioniere bewegten.</translation>
    </message>
    <message>
      <source>Whether what was converted joins the rest of the line in one gauge.</source>
      <translation>Ob das Umgespurte mit dem Rest der Linie in einer Spurweite verbunden ist.</translation>
    </message>
    <message>
      <source>{0}: {1} hex converted</source>
      <translation>{0}: {1} Hexfeld umgespurt</translation>
    </message>
    <message>
      <source>{0}: {1} hexes converted</source>
      <translation>{0}: {1} Hexfelder umgespurt</translation>
    </message>
    <message>
      <source>{0} hex, usable from the next game turn.</source>
      <translation>{0} Hexfeld, nutzbar ab dem nächsten Zug.</translation>
    </message>
    <message>
      <source>{0} hexes, usable from the next game turn.</source>
      <translation>{0} Hexfelder, nutzbar ab dem nächsten Zug.</translation>
    </message>
    <message>
      <source>Convert a rail line</source>
      <translation>Bahnlinie umspuren</translation>
    </message>
    <message>
      <source>Conversion</source>
      <translation>Umspurung</translation>
    </message>
    <message>
      <source>Enter it</source>
      <translation>Eintragen</translation>
    </message>
    <message>
      <source>Engineers do not convert while they move by {0} movement.</source>
      <translation>Pioniere spuren bei {0} Bewegung nicht um.</translation>
    </message>
    <message>
      <source>Normal movement does, also with operational rail over converted line.</source>
      <translation>Bei normaler Bewegung schon, auch mit operativer Bahn über umgespurte Strecke.</translation>
    </message>
    <message>
      <source>The engineers have {0} MP{1}; this takes {2}.</source>
      <translation>Die Pioniere haben {0} MP{1}; dies kostet {2}.</translation>
    </message>
    <message>
      <source>None is picked, and the books have {0} railway engineer.</source>
      <translation>Niemand ist gewählt, und die Bücher haben {0} Eisenbahnpioniereinheit.</translation>
    </message>
    <message>
      <source>None is picked, and the books have {0} railway engineers.</source>
      <translation>Niemand ist gewählt, und die Bücher haben {0} Eisenbahnpioniereinheiten.</translation>
    </message>
    <message>
      <source>All engineers together have {0} MP; this takes {1}.</source>
      <translation>Alle Pioniere zusammen haben {0} BP; dies kostet {1}.</translation>
    </message>
    <message>
      <source>Check the hexes again.</source>
      <translation>Die Hexfelder noch einmal ansehen.</translation>
    </message>
    <message>
      <source>not a railway engineer</source>
      <translation>kein Eisenbahnpionier</translation>
    </message>
    <message>
      <source>not railway engineers</source>
      <translation>keine Eisenbahnpioniere</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Linie</translation>
    </message>
    <message>
      <source>Hexes converted</source>
      <translation>Umgespurte Hexfelder</translation>
    </message>
    <message>
      <source>Which hexes</source>
      <translation>Welche Hexfelder</translation>
    </message>
    <message>
      <source>Engineers</source>
      <translation>Pioniere</translation>
    </message>
    <message>
      <source>MP spent</source>
      <translation>Verbrauchte MP</translation>
    </message>
    <message>
      <source>Engineers moved</source>
      <translation>Pioniere bewegten sich</translation>
    </message>
    <message>
      <source>Joined to the line?</source>
      <translation>Mit der Linie verbunden?</translation>
    </message>
    <message>
      <source>Hexes converted before</source>
      <translation>Zuvor umgespurte Hexfelder</translation>
    </message>
    <message>
      <source>Hexes converted now</source>
      <translation>Jetzt umgespurte Hexfelder</translation>
    </message>
    <message>
      <source>for {0} MP</source>
      <translation>für {0} MP</translation>
    </message>
    <message>
      <source>Hexes of the line</source>
      <translation>Hexfelder der Linie</translation>
    </message>
    <message>
      <source>Enter how many.</source>
      <translation>Eintragen, wie viele.</translation>
    </message>
    <message>
      <source>{0} railway engineer</source>
      <translation>{0} Eisenbahnpioniereinheit</translation>
    </message>
    <message>
      <source>{0} railway engineers</source>
      <translation>{0} Eisenbahnpioniereinheiten</translation>
    </message>
    <message>
      <source>Pick those that convert.</source>
      <translation>Die wählen, die umspuren.</translation>
    </message>
    <message>
      <source>Rail line</source>
      <translation>Bahnlinie</translation>
    </message>
    <message>
      <source>Give the line a name.</source>
      <translation>Der Linie einen Namen geben.</translation>
    </message>
    <message>
      <source>A hex for {0} MP.</source>
      <translation>Ein Hexfeld für {0} BP.</translation>
    </message>
    <message>
      <source>No hex costs less than a point: look at its terrain again.</source>
      <translation>Kein Hexfeld kostet weniger als einen Punkt: Sein Gelände noch einmal ansehen.</translation>
    </message>
    <message>
      <source>{0} unit of this side is</source>
      <translation>{0} Einheit dieser Seite steht</translation>
    </message>
    <message>
      <source>{0} units of this side are</source>
      <translation>{0} Einheiten dieser Seite stehen</translation>
    </message>
    <message>
      <source>The books show no enemy in {0}.</source>
      <translation>Die Bücher kennen keinen Feind in {0}.</translation>
    </message>
    <message>
      <source>{0} hex at most: look at the number again.</source>
      <translation>Höchstens {0} Hexfeld: Die Nummer noch einmal ansehen.</translation>
    </message>
    <message>
      <source>{0} hexes at most: look at the number again.</source>
      <translation>Höchstens {0} Hexfelder: Die Nummer noch einmal ansehen.</translation>
    </message>
    <message>
      <source>Check the number.</source>
      <translation>Die Nummer prüfen.</translation>
    </message>
    <message>
      <source>Enter the enemy's hex.</source>
      <translation>Das Hexfeld des Feindes eintragen.</translation>
    </message>
  </context>
  <context>
    <name>games.europa.actions.replacements</name>
    <message>
      <source>{0} lost {1} factor in this turn</source>
      <translation>{0} hat in diesem Zug {1} Faktor verloren</translation>
    </message>
    <message>
      <source>{0} lost {1} factors in this turn</source>
      <translation>{0} hat in diesem Zug {1} Faktoren verloren</translation>
    </message>
    <message>
      <source>{0}: at most {1} point can come back.</source>
      <translation>{0}: Höchstens {1} Punkt kann zurückkommen.</translation>
    </message>
    <message>
      <source>{0}: at most {1} points can come back.</source>
      <translation>{0}: Höchstens {1} Punkte können zurückkommen.</translation>
    </message>
    <message>
      <source>Enter fewer, or the losses that are missing.</source>
      <translation>Weniger eintragen, oder die Verluste, die fehlen.</translation>
    </message>
    <message>
      <source>The books show no loss of {0} in this turn.</source>
      <translation>Die Bücher kennen in diesem Zug keinen Verlust von {0}.</translation>
    </message>
    <message>
      <source>Enter the losses first, or look at the number again.</source>
      <translation>Zuerst die Verluste eintragen, oder die Zahl noch einmal ansehen.</translation>
    </message>
    <message>
      <source>{0}, and {1} did already.</source>
      <translation>{0}, und {1} kamen schon zurück.</translation>
    </message>
    <message>
      <source>Check the counters: the books add up attack factors of known cadres.</source>
      <translation>Auf den Spielsteinen nachsehen: Die Bücher zählen Angriffsfaktoren bekannter Kader zusammen.</translation>
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
      <source>Pick the divisions from before the war.</source>
      <translation>Die Divisionen aus der Vorkriegszeit wählen.</translation>
    </message>
    <message>
      <source>{0} division of before the war is</source>
      <translation>{0} Division aus der Vorkriegszeit ist</translation>
    </message>
    <message>
      <source>{0} divisions of before the war are</source>
      <translation>{0} Divisionen aus der Vorkriegszeit sind</translation>
    </message>
    <message>
      <source>is a cadre without ratings in the books.</source>
      <translation>ist in den Büchern ein Kader ohne Werte.</translation>
    </message>
    <message>
      <source>Enter the trait cadre of the unit, such as 2-8.</source>
      <translation>Das Merkmal Kader der Einheit eintragen, etwa 2-8.</translation>
    </message>
    <message>
      <source>The nation that gets them.</source>
      <translation>Die Nation, die sie erhält.</translation>
    </message>
    <message>
      <source>The kind of points.</source>
      <translation>Die Art der Punkte.</translation>
    </message>
    <message>
      <source>What brings them.</source>
      <translation>Was sie einbringt.</translation>
    </message>
    <message>
      <source>Which combat or pocket.</source>
      <translation>Welcher Kampf oder Kessel.</translation>
    </message>
    <message>
      <source>{0}: {1} {2} for {3}{4}</source>
      <translation>{0}: {1} {2} für {3}{4}</translation>
    </message>
    <message>
      <source>{0} for {1}, usable from {2}.</source>
      <translation>{0} für {1}, verwendbar ab {2}.</translation>
    </message>
    <message>
      <source>Points for later</source>
      <translation>Punkte für später</translation>
    </message>
    <message>
      <source>{0} at once.</source>
      <translation>{0} auf einmal.</translation>
    </message>
    <message>
      <source>Change comes from combat, and none is fought before the Movement Phase.</source>
      <translation>Rückgewinn kommt aus Kämpfen, und vor der Bewegungsphase wird keiner geführt.</translation>
    </message>
    <message>
      <source>Post it all the same if it was missed earlier.</source>
      <translation>Trotzdem buchen, wenn es früher vergessen wurde.</translation>
    </message>
    <message>
      <source>The books show no breakout of the {0} side in this turn.</source>
      <translation>Die Bücher kennen in diesem Zug keinen Ausbruch dieser Seite: {0}.</translation>
    </message>
    <message>
      <source>Post it under Breakout, which credits the points; or this, if it was missed.</source>
      <translation>Unter „Ausbruch“ buchen, was die Punkte gutschreibt; oder dies hier, wenn er vergessen wurde.</translation>
    </message>
    <message>
      <source>A breakout brings infantry points only.</source>
      <translation>Ein Ausbruch bringt nur Infanteriepunkte.</translation>
    </message>
    <message>
      <source>Change brings armor and infantry points only.</source>
      <translation>Rückgewinn bringt nur Panzer- und Infanteriepunkte.</translation>
    </message>
    <message>
      <source>not of those that are disbanded</source>
      <translation>nicht von denen, die aufgelöst werden</translation>
    </message>
    <message>
      <source>Divisions that are disbanded.</source>
      <translation>Divisionen, die aufgelöst werden.</translation>
    </message>
    <message>
      <source>, usable from {0}</source>
      <translation>, verwendbar ab {0}</translation>
    </message>
    <message>
      <source>Disbanded {0}</source>
      <translation>{0} aufgelöst</translation>
    </message>
    <message>
      <source>{0} for {1} armor point{2}.</source>
      <translation>{0} für {1} Panzerpunkt{2}.</translation>
    </message>
    <message>
      <source>{0} for {1} armor points{2}.</source>
      <translation>{0} für {1} Panzerpunkte{2}.</translation>
    </message>
    <message>
      <source>Disband divisions</source>
      <translation>Divisionen auflösen</translation>
    </message>
    <message>
      <source>Disband</source>
      <translation>Auflösen</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Combat or pocket</source>
      <translation>Kampf oder Kessel</translation>
    </message>
    <message>
      <source>Disbanded</source>
      <translation>Aufgelöst</translation>
    </message>
    <message>
      <source>Only the Soviets disband divisions, in one turn of the game.</source>
      <translation>Nur die Sowjets lösen Divisionen auf, in einem Zug des Spiels.</translation>
    </message>
    <message>
      <source>{0} left out.</source>
      <translation>{0} ausgelassen.</translation>
    </message>
    <message>
      <source>Only the Soviets disband, in {0}.</source>
      <translation>Nur die Sowjets lösen auf, in {0}.</translation>
    </message>
    <message>
      <source>Choose infantry.</source>
      <translation>Infanterie wählen.</translation>
    </message>
    <message>
      <source>Choose one of these.</source>
      <translation>Eines davon wählen.</translation>
    </message>
    <message>
      <source>{0} armor point</source>
      <translation>{0} Panzerpunkt</translation>
    </message>
    <message>
      <source>{0} armor points</source>
      <translation>{0} Panzerpunkte</translation>
    </message>
    <message>
      <source>Pick the divisions.</source>
      <translation>Die Divisionen wählen.</translation>
    </message>
    <message>
      <source>works again from {0}</source>
      <translation>arbeitet wieder ab {0}</translation>
    </message>
    <message>
      <source>The factory, by its place at the start.</source>
      <translation>Die Fabrik, nach ihrem Ort zu Beginn.</translation>
    </message>
    <message>
      <source>Whether it is new in the books, was upgraded, moved to the Urals, or lost to the Axis.</source>
      <translation>Ob sie neu in den Büchern ist, ausgebaut, in den Ural verlegt oder an die Achse verloren wurde.</translation>
    </message>
    <message>
      <source>Factory {0}: {1}</source>
      <translation>Fabrik {0}: {1}</translation>
    </message>
    <message>
      <source>The factory of {0} {1}.</source>
      <translation>Die Fabrik von {0} {1}.</translation>
    </message>
    <message>
      <source>Factories</source>
      <translation>Fabriken</translation>
    </message>
    <message>
      <source>is held by the Axis.</source>
      <translation>wird von der Achse gehalten.</translation>
    </message>
    <message>
      <source>Factory</source>
      <translation>Fabrik</translation>
    </message>
    <message>
      <source>Only the Soviets have factories.</source>
      <translation>Nur die Sowjets haben Fabriken.</translation>
    </message>
    <message>
      <source>There is a factory of {0}.</source>
      <translation>Es gibt eine Fabrik von {0}.</translation>
    </message>
    <message>
      <source>Check that this is another one.</source>
      <translation>Nachsehen, ob dies eine andere ist.</translation>
    </message>
    <message>
      <source>is in the books now</source>
      <translation>ist jetzt in den Büchern</translation>
    </message>
    <message>
      <source>has its upgrade</source>
      <translation>hat ihren Ausbau</translation>
    </message>
    <message>
      <source>is lost to the Axis</source>
      <translation>ist an die Achse verloren</translation>
    </message>
    <message>
      <source>is retaken</source>
      <translation>ist zurückerobert</translation>
    </message>
    <message>
      <source>Enter it as new first.</source>
      <translation>Sie zuerst als neu eintragen.</translation>
    </message>
    <message>
      <source>is in the books already.</source>
      <translation>ist schon in den Büchern.</translation>
    </message>
    <message>
      <source>has its upgrade already.</source>
      <translation>hat ihren Ausbau schon.</translation>
    </message>
    <message>
      <source>was moved already.</source>
      <translation>wurde schon verlegt.</translation>
    </message>
    <message>
      <source>is lost already.</source>
      <translation>ist schon verloren.</translation>
    </message>
    <message>
      <source>is not lost.</source>
      <translation>ist nicht verloren.</translation>
    </message>
    <message>
      <source>Enter where the factory is.</source>
      <translation>Eintragen, wo die Fabrik ist.</translation>
    </message>
    <message>
      <source>Enter the price from your chart of special costs.</source>
      <translation>Den Preis aus der eigenen Tabelle der Sonderkosten eintragen.</translation>
    </message>
    <message>
      <source>Price by hand, {0}: to full strength by your chart.</source>
      <translation>Preis von Hand, {0}: auf volle Stärke nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>{0} price</source>
      <translation>{0} Preis</translation>
    </message>
    <message>
      <source>The price by hand is not used: the price of each unit is known.</source>
      <translation>Der Preis von Hand wird nicht verwendet: Der Preis jeder Einheit ist bekannt.</translation>
    </message>
    <message>
      <source>One price is entered for several sorts of units: {0}.</source>
      <translation>Ein Preis ist für mehrere Arten von Einheiten eingetragen: {0}.</translation>
    </message>
    <message>
      <source>no price to full strength in your chart</source>
      <translation>kein Preis auf volle Stärke in der eigenen Tabelle</translation>
    </message>
    <message>
      <source>Units brought to full strength, or back in one step.</source>
      <translation>Einheiten, die auf volle Stärke gebracht werden oder mit einem Schritt zurückkommen.</translation>
    </message>
    <message>
      <source>Units brought back from the dead pile as cadres.</source>
      <translation>Einheiten, die als Kader aus dem Verluststapel zurückkommen.</translation>
    </message>
    <message>
      <source>Whether all of them are in supply.</source>
      <translation>Ob alle von ihnen versorgt sind.</translation>
    </message>
    <message>
      <source>Points spent, by nation and kind.</source>
      <translation>Ausgegebene Punkte, nach Nation und Art.</translation>
    </message>
    <message>
      <source>Steps that come back.</source>
      <translation>Schritte, die zurückkommen.</translation>
    </message>
    <message>
      <source>{0} unit for {1} points.</source>
      <translation>{0} Einheit für {1} Punkte.</translation>
    </message>
    <message>
      <source>{0} units for {1} points.</source>
      <translation>{0} Einheiten für {1} Punkte.</translation>
    </message>
    <message>
      <source>Rebuild units</source>
      <translation>Einheiten wieder aufstellen</translation>
    </message>
    <message>
      <source>Rebuild</source>
      <translation>Wieder aufstellen</translation>
    </message>
    <message>
      <source>Pick units from the dead pile, or cadres.</source>
      <translation>Einheiten aus dem Verluststapel oder Kader wählen.</translation>
    </message>
    <message>
      <source>full strength</source>
      <translation>volle Stärke</translation>
    </message>
    <message>
      <source>Bring it to full strength, or leave it out.</source>
      <translation>Sie auf volle Stärke bringen oder auslassen.</translation>
    </message>
    <message>
      <source>{0} held, {1} spent</source>
      <translation>{0} vorhanden, {1} ausgegeben</translation>
    </message>
    <message>
      <source>a price is not known</source>
      <translation>ein Preis ist nicht bekannt</translation>
    </message>
    <message>
      <source>Points spent</source>
      <translation>Ausgegebene Punkte</translation>
    </message>
    <message>
      <source>Full strength, or a step</source>
      <translation>Volle Stärke oder ein Schritt</translation>
    </message>
    <message>
      <source>Back as cadres</source>
      <translation>Zurück als Kader</translation>
    </message>
    <message>
      <source>All in supply?</source>
      <translation>Alle versorgt?</translation>
    </message>
    <message>
      <source>There are no cadres or dead units that may be rebuilt.</source>
      <translation>Es gibt keine Kader oder toten Einheiten, die wieder aufgestellt werden dürfen.</translation>
    </message>
    <message>
      <source>price not known</source>
      <translation>Preis nicht bekannt</translation>
    </message>
    <message>
      <source>{0} holds {1}; the price is {2}.</source>
      <translation>{0} hat {1}; der Preis ist {2}.</translation>
    </message>
    <message>
      <source>Leave out what costs {0}.</source>
      <translation>Auslassen, was {0} kostet.</translation>
    </message>
    <message>
      <source>in {0} only</source>
      <translation>nur in {0}</translation>
    </message>
    <message>
      <source>nothing to rebuild</source>
      <translation>nichts wieder aufzustellen</translation>
    </message>
    <message>
      <source>reduced to a cadre already</source>
      <translation>schon auf einen Kader verringert</translation>
    </message>
    <message>
      <source>Rebuild one sort at a time.</source>
      <translation>Jeweils nur eine Art wieder aufstellen.</translation>
    </message>
    <message>
      <source>What remains</source>
      <translation>Was bleibt</translation>
    </message>
    <message>
      <source>Hits on supply cities not entered yet.</source>
      <translation>Treffer auf Versorgungsstädte, noch nicht eingetragen.</translation>
    </message>
    <message>
      <source>Hits on factories not entered yet.</source>
      <translation>Treffer auf Fabriken, noch nicht eingetragen.</translation>
    </message>
    <message>
      <source>Whether the Transcaucasus keeps its points.</source>
      <translation>Ob Transkaukasien seine Punkte behält.</translation>
    </message>
    <message>
      <source>Points received, by nation and kind.</source>
      <translation>Erhaltene Punkte, nach Nation und Art.</translation>
    </message>
    <message>
      <source>{0} replacement point received.</source>
      <translation>{0} Ersatzpunkt erhalten.</translation>
    </message>
    <message>
      <source>{0} replacement points received.</source>
      <translation>{0} Ersatzpunkte erhalten.</translation>
    </message>
    <message>
      <source>Replacements received</source>
      <translation>Ersatz erhalten</translation>
    </message>
    <message>
      <source>Take replacements</source>
      <translation>Ersatz nehmen</translation>
    </message>
    <message>
      <source>Take them</source>
      <translation>Nehmen</translation>
    </message>
    <message>
      <source>Special replacements</source>
      <translation>Sonderersatz</translation>
    </message>
    <message>
      <source>Infantry of the cities</source>
      <translation>Infanterie der Städte</translation>
    </message>
    <message>
      <source>No Soviet factory is in the books, so none brings anything.</source>
      <translation>Keine sowjetische Fabrik ist in den Büchern, also bringt keine etwas.</translation>
    </message>
    <message>
      <source>Enter the factories first.</source>
      <translation>Zuerst die Fabriken eintragen.</translation>
    </message>
    <message>
      <source>The cities bring points from {0} on: these hits take nothing.</source>
      <translation>Die Städte bringen Punkte ab {0}: Diese Treffer nehmen nichts weg.</translation>
    </message>
    <message>
      <source>The factories make nothing in this turn: these hits take nothing.</source>
      <translation>Die Fabriken liefern in dieser Runde nichts: Diese Treffer nehmen nichts weg.</translation>
    </message>
    <message>
      <source>Entered in the Axis Air Phase they wait for the next output.</source>
      <translation>In der Luftphase der Achse eingetragen, warten sie auf die nächste Lieferung.</translation>
    </message>
    <message>
      <source>Your chart of the schedule</source>
      <translation>Eigene Tabelle des Zeitplans</translation>
    </message>
    <message>
      <source>Further city hits</source>
      <translation>Weitere Treffer auf Städte</translation>
    </message>
    <message>
      <source>Further factory hits</source>
      <translation>Weitere Treffer auf Fabriken</translation>
    </message>
    <message>
      <source>Points of the Transcaucasus?</source>
      <translation>Punkte Transkaukasiens?</translation>
    </message>
    <message>
      <source>Replacements: {0}</source>
      <translation>Ersatz: {0}</translation>
    </message>
    <message>
      <source>No replacements</source>
      <translation>Kein Ersatz</translation>
    </message>
    <message>
      <source>No replacements are received yet, and none came by schedule.</source>
      <translation>Noch ist kein Ersatz erhalten, und nach Zeitplan kam keiner.</translation>
    </message>
    <message>
      <source>{0} held before</source>
      <translation>{0} zuvor vorhanden</translation>
    </message>
    <message>
      <source>Points received</source>
      <translation>Erhaltene Punkte</translation>
    </message>
    <message>
      <source>Points that waited</source>
      <translation>Punkte, die warteten</translation>
    </message>
    <message>
      <source>{0} replacement point</source>
      <translation>{0} Ersatzpunkt</translation>
    </message>
    <message>
      <source>{0} replacement points</source>
      <translation>{0} Ersatzpunkte</translation>
    </message>
    <message>
      <source>waited until {0}</source>
      <translation>wartete bis {0}</translation>
    </message>
  </context>
  <context>
    <name>games.europa.actions.supply</name>
    <message>
      <source>Enter another place, or who holds the city with the income.</source>
      <translation>Einen anderen Ort eintragen, oder mit dem Einkommen, wer die Stadt hält.</translation>
    </message>
    <message>
      <source>Enter another place; post it if your side holds this one now.</source>
      <translation>Einen anderen Ort eintragen; buchen, wenn die eigene Seite diesen jetzt hält.</translation>
    </message>
    <message>
      <source>{0} belonged to the {1} side as the game began.</source>
      <translation>{0} gehörte zu Spielbeginn der anderen Seite: {1}.</translation>
    </message>
    <message>
      <source>{0} is held by the {1} side, according to the books.</source>
      <translation>{0} hält nach den Büchern die andere Seite: {1}.</translation>
    </message>
    <message>
      <source>Resource Points of the {0} side are at {1}, according to the books.</source>
      <translation>In {1} liegen nach den Büchern Rohstoffpunkte der anderen Seite: {0}.</translation>
    </message>
    <message>
      <source>An air base of the {0} side is at {1}, according to the books.</source>
      <translation>In {1} liegt nach den Büchern ein Flugplatz der anderen Seite: {0}.</translation>
    </message>
    <message>
      <source>Units of the {0} side are in {1}, according to the books.</source>
      <translation>In {1} stehen nach den Büchern Einheiten der anderen Seite: {0}.</translation>
    </message>
    <message>
      <source>The same inputs give the {0} side</source>
      <translation>Dieselben Eingaben geben der Seite {0}</translation>
    </message>
    <message>
      <source>Scheduled</source>
      <translation>Nach Zeitplan</translation>
    </message>
    <message>
      <source>Resource Points by the reinforcement schedule</source>
      <translation>Rohstoffpunkte nach dem Verstärkungsplan</translation>
    </message>
    <message>
      <source>Where they arrive</source>
      <translation>Wo sie ankommen</translation>
    </message>
    <message>
      <source>{0} SP over</source>
      <translation>{0} SP darüber</translation>
    </message>
    <message>
      <source>rate {0}, received {1}, limit {2}</source>
      <translation>Satz {0}, erhalten {1}, Grenze {2}</translation>
    </message>
    <message>
      <source>Border</source>
      <translation>Grenze</translation>
    </message>
    <message>
      <source>Axis {0}, Soviet +</source>
      <translation>Achse {0}, Sowjets +</translation>
    </message>
    <message>
      <source>Interior</source>
      <translation>Landesinneres</translation>
    </message>
    <message>
      <source>Axis {0}, Soviet {1}</source>
      <translation>Achse {0}, Sowjets {1}</translation>
    </message>
    <message>
      <source>only {0} count for supply</source>
      <translation>nur {0} zählen für die Versorgung</translation>
    </message>
    <message>
      <source>Cities reached</source>
      <translation>Erreichte Städte</translation>
    </message>
    <message>
      <source>held, or an Axis combat unit within {0} hexes</source>
      <translation>gehalten oder eine Kampfeinheit der Achse innerhalb von {0} Hexfeldern</translation>
    </message>
    <message>
      <source>Lend-Lease</source>
      <translation>Lend-Lease</translation>
    </message>
    <message>
      <source>Resource Points</source>
      <translation>Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Conversions</source>
      <translation>Umwandlungen</translation>
    </message>
    <message>
      <source>before the limit is applied</source>
      <translation>vor Anwendung der Grenze</translation>
    </message>
    <message>
      <source>Connected by rail to a friendly map edge</source>
      <translation>Mit der Bahn mit einem eigenen Kartenrand verbunden</translation>
    </message>
    <message>
      <source>Rate</source>
      <translation>Satz</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Bestand</translation>
    </message>
    <message>
      <source>Limit</source>
      <translation>Grenze</translation>
    </message>
    <message>
      <source>The Axis holds Ploesti</source>
      <translation>Die Achse hält Ploesti</translation>
    </message>
    <message>
      <source>A line of supply reaches Baku</source>
      <translation>Eine Versorgungslinie reicht nach Baku</translation>
    </message>
    <message>
      <source>Buy</source>
      <translation>Kaufen</translation>
    </message>
    <message>
      <source>Re at {0} SP, to</source>
      <translation>Re zu {0} SP, nach</translation>
    </message>
    <message>
      <source>Where they appear</source>
      <translation>Wo sie erscheinen</translation>
    </message>
    <message>
      <source>Trade in</source>
      <translation>Eintauschen</translation>
    </message>
    <message>
      <source>Re for {0} SP, from</source>
      <translation>Re für {0} SP, von</translation>
    </message>
    <message>
      <source>{0} SP received, stock {1} of at most {2}{3}.</source>
      <translation>{0} SP erhalten, Bestand {1} von höchstens {2}{3}.</translation>
    </message>
    <message>
      <source>Enter the weather: it decides what comes in.</source>
      <translation>Das Wetter eintragen: Es entscheidet, was hereinkommt.</translation>
    </message>
    <message>
      <source>Buy {0} Re</source>
      <translation>{0} Re kaufen</translation>
    </message>
    <message>
      <source>Supply income {0}, {1}</source>
      <translation>Versorgungseinnahmen {0}, {1}</translation>
    </message>
    <message>
      <source>Supply income {0}</source>
      <translation>Versorgungseinnahmen {0}</translation>
    </message>
    <message>
      <source>Supply received</source>
      <translation>Versorgung erhalten</translation>
    </message>
    <message>
      <source>Supply income</source>
      <translation>Versorgungseinnahmen</translation>
    </message>
    <message>
      <source>Post supply income</source>
      <translation>Versorgungseinnahmen buchen</translation>
    </message>
    <message>
      <source>, {0} lost</source>
      <translation>, {0} verloren</translation>
    </message>
    <message>
      <source>zones {0}</source>
      <translation>den Zonen {0}</translation>
    </message>
    <message>
      <source>The weather in {0} is not entered.</source>
      <translation>Das Wetter in {0} ist nicht eingetragen.</translation>
    </message>
    <message>
      <source>{0} SP will be lost above the limit of {1}.</source>
      <translation>{0} SP gehen über der Grenze von {1} verloren.</translation>
    </message>
    <message>
      <source>{0} more Resource Point</source>
      <translation>{0} weiterer Rohstoffpunkt</translation>
    </message>
    <message>
      <source>{0} more Resource Points</source>
      <translation>{0} weitere Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Bought points appear at a place without a rail connection.</source>
      <translation>Gekaufte Punkte erscheinen an einem Ort ohne Bahnverbindung.</translation>
    </message>
    <message>
      <source>Resource Points are bought and traded in at the same place.</source>
      <translation>Rohstoffpunkte werden am selben Ort gekauft und eingetauscht.</translation>
    </message>
    <message>
      <source>Enter the difference alone: each that goes and comes costs SP.</source>
      <translation>Nur den Unterschied eintragen: jeder, der geht und kommt, kostet SP.</translation>
    </message>
    <message>
      <source>The pool cannot pay for {0} Resource Point.</source>
      <translation>Der Pool kann {0} Rohstoffpunkt nicht bezahlen.</translation>
    </message>
    <message>
      <source>The pool cannot pay for {0} Resource Points.</source>
      <translation>Der Pool kann {0} Rohstoffpunkte nicht bezahlen.</translation>
    </message>
    <message>
      <source>Points are sold only where rail connects them to a friendly map edge.</source>
      <translation>Punkte werden nur verkauft, wo die Bahn sie mit einem eigenen Kartenrand verbindet.</translation>
    </message>
    <message>
      <source>Points are bought only where rail connects them to a friendly map edge.</source>
      <translation>Punkte werden nur gekauft, wo die Bahn sie mit einem eigenen Kartenrand verbindet.</translation>
    </message>
    <message>
      <source>Held before</source>
      <translation>Zuvor vorhanden</translation>
    </message>
    <message>
      <source>Buy {0} to use it.</source>
      <translation>Für die Verwendung {0} kaufen.</translation>
    </message>
    <message>
      <source>Buy {0} to use them.</source>
      <translation>Für die Verwendung {0} kaufen.</translation>
    </message>
    <message>
      <source>{0} Lend-Lease</source>
      <translation>Lend-Lease {0}</translation>
    </message>
    <message>
      <source>{0} begins in {1} and brings nothing yet.</source>
      <translation>{0} beginnt {1} und bringt noch nichts.</translation>
    </message>
    <message>
      <source>Bought</source>
      <translation>Gekauft</translation>
    </message>
    <message>
      <source>Sold</source>
      <translation>Verkauft</translation>
    </message>
    <message>
      <source>It pays for {0}.</source>
      <translation>Er bezahlt {0}.</translation>
    </message>
    <message>
      <source>Sell fewer.</source>
      <translation>Weniger verkaufen.</translation>
    </message>
    <message>
      <source>{0} is needed</source>
      <translation>{0} ist nötig</translation>
    </message>
    <message>
      <source>{0} are needed</source>
      <translation>{0} sind nötig</translation>
    </message>
    <message>
      <source>{0} holds {1}</source>
      <translation>{0} hat {1}</translation>
    </message>
    <message>
      <source>Finland</source>
      <translation>Finnland</translation>
    </message>
    <message>
      <source>{0} Resource Point starts</source>
      <translation>{0} Rohstoffpunkt beginnt</translation>
    </message>
    <message>
      <source>{0} Resource Points start</source>
      <translation>{0} Rohstoffpunkte beginnen</translation>
    </message>
    <message>
      <source>At most {0} in this area: {1}.</source>
      <translation>Höchstens {0} in diesem Gebiet: {1}.</translation>
    </message>
    <message>
      <source>Enter where they are.</source>
      <translation>Eintragen, wo sie liegen.</translation>
    </message>
    <message>
      <source>{0} to be placed</source>
      <translation>{0} auf einen Ort</translation>
    </message>
    <message>
      <source>no Resource Point</source>
      <translation>keinen Rohstoffpunkt</translation>
    </message>
    <message>
      <source>Resource Points to spend.</source>
      <translation>Auszugebende Rohstoffpunkte.</translation>
    </message>
    <message>
      <source>{0} railways take {1} Resource Point a game turn.</source>
      <translation>Bahnen ({0}) nehmen {1} Rohstoffpunkt je Zug auf.</translation>
    </message>
    <message>
      <source>{0} railways take {1} Resource Points a game turn.</source>
      <translation>Bahnen ({0}) nehmen {1} Rohstoffpunkte je Zug auf.</translation>
    </message>
    <message>
      <source>Rail capacity raised</source>
      <translation>Bahnkapazität erhöht</translation>
    </message>
    <message>
      <source>{0} railways: {1} REs this game turn.</source>
      <translation>Bahnen ({0}): {1} RE in diesem Zug.</translation>
    </message>
    <message>
      <source>Raise rail capacity</source>
      <translation>Bahnkapazität erhöhen</translation>
    </message>
    <message>
      <source>Rail capacity</source>
      <translation>Bahnkapazität</translation>
    </message>
    <message>
      <source>Where they go.</source>
      <translation>Wohin sie gehen.</translation>
    </message>
    <message>
      <source>Where they are; empty for points not placed yet.</source>
      <translation>Wo sie sind; leer für noch nicht gesetzte Punkte.</translation>
    </message>
    <message>
      <source>Whether rail connects the two places.</source>
      <translation>Ob die Bahn die beiden Orte verbindet.</translation>
    </message>
    <message>
      <source>REs of rail capacity that they take, by your rulebook.</source>
      <translation>RE an Bahnkapazität, die sie beanspruchen, nach der eigenen Regel.</translation>
    </message>
    <message>
      <source>Whose railways carry them; the chief nation's of the side where left blank.</source>
      <translation>Wessen Bahnen sie befördern; die der Hauptnation der Seite, wenn leer.</translation>
    </message>
    <message>
      <source>The area of the place, for the limits at the start.</source>
      <translation>Das Gebiet des Ortes, für die Grenzen zu Beginn.</translation>
    </message>
    <message>
      <source>{0} Resource Point to {1}.</source>
      <translation>{0} Rohstoffpunkt nach {1}.</translation>
    </message>
    <message>
      <source>{0} Resource Points to {1}.</source>
      <translation>{0} Rohstoffpunkte nach {1}.</translation>
    </message>
    <message>
      <source>Place or move Resource Points</source>
      <translation>Rohstoffpunkte setzen oder bewegen</translation>
    </message>
    <message>
      <source>Post the points</source>
      <translation>Punkte buchen</translation>
    </message>
    <message>
      <source>Spend them at a distance instead.</source>
      <translation>Sie stattdessen aus der Entfernung ausgeben.</translation>
    </message>
    <message>
      <source>{0} Resource Point waits</source>
      <translation>{0} Rohstoffpunkt wartet</translation>
    </message>
    <message>
      <source>{0} Resource Points wait</source>
      <translation>{0} Rohstoffpunkte warten</translation>
    </message>
    <message>
      <source>{0} is spent already.</source>
      <translation>{0} ist schon ausgegeben.</translation>
    </message>
    <message>
      <source>{0} are spent already.</source>
      <translation>{0} sind schon ausgegeben.</translation>
    </message>
    <message>
      <source>Connected by rail?</source>
      <translation>Mit der Bahn verbunden?</translation>
    </message>
    <message>
      <source>Rail capacity used</source>
      <translation>Benutzte Bahnkapazität</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Gebiet</translation>
    </message>
    <message>
      <source>From: {0}</source>
      <translation>Von: {0}</translation>
    </message>
    <message>
      <source>To: {0}</source>
      <translation>Nach: {0}</translation>
    </message>
    <message>
      <source>Resource Points placed</source>
      <translation>Rohstoffpunkte gesetzt</translation>
    </message>
    <message>
      <source>Resource Points moved</source>
      <translation>Rohstoffpunkte bewegt</translation>
    </message>
    <message>
      <source>They are there already: {0}.</source>
      <translation>Sie liegen schon dort: {0}.</translation>
    </message>
    <message>
      <source>Resource Points move by rail.</source>
      <translation>Rohstoffpunkte fahren mit der Bahn.</translation>
    </message>
    <message>
      <source>Rail movement is made in the Movement Phase.</source>
      <translation>Bahnbewegung geschieht in der Bewegungsphase.</translation>
    </message>
    <message>
      <source>No Resource Point waits</source>
      <translation>Kein Rohstoffpunkt wartet</translation>
    </message>
    <message>
      <source>{0} is</source>
      <translation>{0} ist</translation>
    </message>
    <message>
      <source>{0} are</source>
      <translation>{0} sind</translation>
    </message>
    <message>
      <source>Enter another place.</source>
      <translation>Einen anderen Ort eintragen.</translation>
    </message>
    <message>
      <source>{0} Resource Points by the schedule of one turn.</source>
      <translation>{0} Ressourcenpunkte nach dem Plan eines Spielzugs.</translation>
    </message>
    <message>
      <source>Enter what the schedule brings in this turn alone.</source>
      <translation>Eintragen, was der Plan in diesem Zug allein bringt.</translation>
    </message>
    <message>
      <source>There is {0} in {1}.</source>
      <translation>{0} im {1}.</translation>
    </message>
    <message>
      <source>Check the weather table again.</source>
      <translation>Noch einmal in der Wettertabelle nachsehen.</translation>
    </message>
    <message>
      <source>There is {0} in zone {1}, and {2} is entered here.</source>
      <translation>In Zone {1} herrscht {0}, und hier ist {2} eingegeben.</translation>
    </message>
    <message>
      <source>Leave the weather blank, or enter another zone.</source>
      <translation>Das Wetter offen lassen oder eine andere Zone eintragen.</translation>
    </message>
    <message>
      <source>Worked out for {0}, but there is {1}.</source>
      <translation>Gerechnet für {0}, aber es herrscht {1}.</translation>
    </message>
    <message>
      <source>The weather of this turn is not entered.</source>
      <translation>Das Wetter dieses Zuges ist nicht eingetragen.</translation>
    </message>
    <message>
      <source>Enter the weather here, or with the income.</source>
      <translation>Das Wetter hier eintragen, oder mit dem Einkommen.</translation>
    </message>
    <message>
      <source>Worked out for clear weather, but that of {0} is not entered.</source>
      <translation>Für klares Wetter gerechnet, aber das von {0} ist nicht eingetragen.</translation>
    </message>
    <message>
      <source>Leave the zone blank and enter the weather, or enter it with the income.</source>
      <translation>Die Zone offen lassen und das Wetter eintragen, oder es mit dem Einkommen eintragen.</translation>
    </message>
    <message>
      <source>Worked out for clear weather, but there is {0}.</source>
      <translation>Für klares Wetter gerechnet, aber es ist {0}.</translation>
    </message>
    <message>
      <source>The weather by zone; what was entered for this turn before stays.</source>
      <translation>Das Wetter nach Zonen; was für diesen Zug schon eingetragen wurde, bleibt.</translation>
    </message>
    <message>
      <source>How far the Axis has come to the Soviet replacement cities, each no, siege or held; the others stay as they were.</source>
      <translation>Wie weit die Achse an die sowjetischen Ersatzstädte gekommen ist, jeweils nein, Belagerung oder gehalten; die anderen bleiben, wie sie waren.</translation>
    </message>
    <message>
      <source>Lend-Lease lines that are open.</source>
      <translation>Offene Lend-Lease-Linien.</translation>
    </message>
    <message>
      <source>Axis: whether it holds Ploesti.</source>
      <translation>Achse: ob sie Ploesti hält.</translation>
    </message>
    <message>
      <source>Soviet: whether there is a line of supply to Baku.</source>
      <translation>Sowjets: ob eine Versorgungslinie nach Baku besteht.</translation>
    </message>
    <message>
      <source>Resource Points to buy.</source>
      <translation>Zu kaufende Rohstoffpunkte.</translation>
    </message>
    <message>
      <source>Resource Points to sell.</source>
      <translation>Zu verkaufende Rohstoffpunkte.</translation>
    </message>
    <message>
      <source>Whether those points are connected by rail to a friendly map edge.</source>
      <translation>Ob diese Punkte mit der Bahn mit einem eigenen Kartenrand verbunden sind.</translation>
    </message>
    <message>
      <source>not entered; each does the same here</source>
      <translation>nicht eingetragen; jedes wirkt hier gleich</translation>
    </message>
    <message>
      <source>Enter the zone, or the weather there.</source>
      <translation>Die Zone oder das Wetter dort eintragen.</translation>
    </message>
    <message>
      <source>Lend-Lease lines</source>
      <translation>Lend-Lease-Linien</translation>
    </message>
    <message>
      <source>Ploesti held?</source>
      <translation>Ploesti gehalten?</translation>
    </message>
    <message>
      <source>Line to Baku?</source>
      <translation>Linie nach Baku?</translation>
    </message>
    <message>
      <source>Scheduled Re</source>
      <translation>Re nach Zeitplan</translation>
    </message>
    <message>
      <source>Arrive at</source>
      <translation>Ankunft in</translation>
    </message>
    <message>
      <source>Buy Re</source>
      <translation>Re kaufen</translation>
    </message>
    <message>
      <source>Appear at</source>
      <translation>Erscheinen in</translation>
    </message>
    <message>
      <source>Trade in Re</source>
      <translation>Re eintauschen</translation>
    </message>
    <message>
      <source>Rail to the map edge?</source>
      <translation>Bahn zum Kartenrand?</translation>
    </message>
    <message>
      <source>{0} entered {1} in {2} for this turn.</source>
      <translation>{0} trug für diesen Zug {1} in {2} ein.</translation>
    </message>
    <message>
      <source>A turn has one weather for both sides: enter that, or take back the first entry.</source>
      <translation>Ein Zug hat ein Wetter für beide Seiten: dieses eintragen oder den ersten Eintrag zurücknehmen.</translation>
    </message>
    <message>
      <source>Enter the zone that it is in.</source>
      <translation>Die Zone eintragen, in der es liegt.</translation>
    </message>
    <message>
      <source>a fort</source>
      <translation>ein Fort</translation>
    </message>
    <message>
      <source>an airfield</source>
      <translation>ein Feldflugplatz</translation>
    </message>
    <message>
      <source>There is {0} being built already.</source>
      <translation>Dort wird schon {0} gebaut.</translation>
    </message>
    <message>
      <source>There is {0} already.</source>
      <translation>Dort ist schon {0}.</translation>
    </message>
    <message>
      <source>Fort or airfield.</source>
      <translation>Fort oder Feldflugplatz.</translation>
    </message>
    <message>
      <source>The hex where it is built.</source>
      <translation>Das Hexfeld, in dem gebaut wird.</translation>
    </message>
    <message>
      <source>Where the Resource Point is.</source>
      <translation>Wo der Rohstoffpunkt liegt.</translation>
    </message>
    <message>
      <source>Hexes from there.</source>
      <translation>Hexfelder von dort.</translation>
    </message>
    <message>
      <source>The turn from which it is usable, by your rulebook; the usual one where left blank.</source>
      <translation>Der Zug, ab dem es nutzbar ist, nach der eigenen Regel; der übliche, wenn leer.</translation>
    </message>
    <message>
      <source>{0} begun</source>
      <translation>{0} begonnen</translation>
    </message>
    <message>
      <source>{0} at {1} for {2} Resource Point, usable from {3}.</source>
      <translation>{0} in {1} für {2} Rohstoffpunkt, nutzbar ab {3}.</translation>
    </message>
    <message>
      <source>{0} at {1} for {2} Resource Points, usable from {3}.</source>
      <translation>{0} in {1} für {2} Rohstoffpunkte, nutzbar ab {3}.</translation>
    </message>
    <message>
      <source>Begin a fort or airfield</source>
      <translation>Fort oder Feldflugplatz beginnen</translation>
    </message>
    <message>
      <source>Forts and airfields</source>
      <translation>Forts und Feldflugplätze</translation>
    </message>
    <message>
      <source>It takes until {0} to build, by the usual time.</source>
      <translation>Nach der üblichen Bauzeit dauert der Bau bis {0}.</translation>
    </message>
    <message>
      <source>Enter a later turn, or leave it blank.</source>
      <translation>Einen späteren Spielzug eintragen, oder offen lassen.</translation>
    </message>
    <message>
      <source>Resource Points reach {0} hex in this weather.</source>
      <translation>Rohstoffpunkte reichen bei diesem Wetter {0} Hexfeld weit.</translation>
    </message>
    <message>
      <source>Resource Points reach {0} hexes in this weather.</source>
      <translation>Rohstoffpunkte reichen bei diesem Wetter {0} Hexfelder weit.</translation>
    </message>
    <message>
      <source>{0} is past.</source>
      <translation>{0} ist vorbei.</translation>
    </message>
    <message>
      <source>Destroyed, or cancelled by its owner.</source>
      <translation>Zerstört oder vom Besitzer aufgegeben.</translation>
    </message>
    <message>
      <source>The {0} at {1} is {2}.</source>
      <translation>{0} in {1}: {2}.</translation>
    </message>
    <message>
      <source>Fort or airfield lost</source>
      <translation>Fort oder Feldflugplatz verloren</translation>
    </message>
    <message>
      <source>Lost works</source>
      <translation>Verlorene Bauten</translation>
    </message>
    <message>
      <source>The books show no {0} here.</source>
      <translation>Die Bücher kennen hier nichts dieser Art: {0}.</translation>
    </message>
    <message>
      <source>Resource Point from</source>
      <translation>Rohstoffpunkt von</translation>
    </message>
    <message>
      <source>Distance</source>
      <translation>Entfernung</translation>
    </message>
    <message>
      <source>Price of {0}</source>
      <translation>Preis für {0}</translation>
    </message>
    <message>
      <source>Resource Points spent</source>
      <translation>Ausgegebene Rohstoffpunkte</translation>
    </message>
    <message>
      <source>at most {0} in {1}</source>
      <translation>höchstens {0} in {1}</translation>
    </message>
    <message>
      <source>given up</source>
      <translation>aufgegeben</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Wie</translation>
    </message>
    <message>
      <source>Resource Points given back</source>
      <translation>Zurückgegebene Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Building begins in the Initial Phase.</source>
      <translation>Der Bau beginnt in der Anfangsphase.</translation>
    </message>
    <message>
      <source>Enter a turn to come.</source>
      <translation>Einen kommenden Zug eintragen.</translation>
    </message>
    <message>
      <source>Begun</source>
      <translation>Begonnen</translation>
    </message>
    <message>
      <source>Was</source>
      <translation>War</translation>
    </message>
    <message>
      <source>Enter the hex where it is built.</source>
      <translation>Das Hexfeld eintragen, in dem gebaut wird.</translation>
    </message>
  </context>
  <context>
    <name>games.europa.air</name>
    <message>
      <source>{0} group at {1} group</source>
      <translation>{0} Gruppe gegen {1} Gruppe</translation>
    </message>
    <message>
      <source>Whose group shoots.</source>
      <translation>Wessen Gruppe schießt.</translation>
    </message>
    <message>
      <source>The group that shoots: full (2 steps) or half (1).</source>
      <translation>Die schießende Gruppe: voll (2 Schritte) oder halb (1).</translation>
    </message>
    <message>
      <source>The group that is shot at: full (2 steps) or half (1).</source>
      <translation>Die beschossene Gruppe: voll (2 Schritte) oder halb (1).</translation>
    </message>
    <message>
      <source>Further groups that shoot at the same target with it.</source>
      <translation>Weitere Gruppen, die mit ihr auf dasselbe Ziel schießen.</translation>
    </message>
    <message>
      <source>Whether the target is a Soviet Guards group.</source>
      <translation>Ob das Ziel eine sowjetische Gardegruppe ist.</translation>
    </message>
    <message>
      <source>Soviet groups do not shoot at Soviet Guards.</source>
      <translation>Sowjetische Gruppen schießen nicht auf sowjetische Garde.</translation>
    </message>
    <message>
      <source>Say no, or name the nation that shoots.</source>
      <translation>Nein angeben oder die schießende Nation nennen.</translation>
    </message>
    <message>
      <source>Added to the roll</source>
      <translation>Zum Wurf addiert</translation>
    </message>
    <message>
      <source>Modifier in air combat</source>
      <translation>Modifikator im Luftkampf</translation>
    </message>
    <message>
      <source>{0} pilots</source>
      <translation>{0} Piloten</translation>
    </message>
    <message>
      <source>must be 2 for a full group or 1 for a half group.</source>
      <translation>muss 2 für eine volle Gruppe oder 1 für eine halbe sein.</translation>
    </message>
    <message>
      <source>Shooting group</source>
      <translation>Schießende Gruppe</translation>
    </message>
    <message>
      <source>Target group</source>
      <translation>Beschossene Gruppe</translation>
    </message>
    <message>
      <source>Further groups shooting</source>
      <translation>Weitere schießende Gruppen</translation>
    </message>
    <message>
      <source>Target Guards?</source>
      <translation>Ziel der Garde?</translation>
    </message>
    <message>
      <source>Further groups: {0}</source>
      <translation>Weitere Gruppen: {0}</translation>
    </message>
    <message>
      <source>not against Soviet Guards</source>
      <translation>nicht gegen sowjetische Garde</translation>
    </message>
    <message>
      <source>{0}, on the roll</source>
      <translation>{0}, auf den Wurf</translation>
    </message>
    <message>
      <source>What it does, where your chart does not say it.</source>
      <translation>Was es bewirkt, wenn die eigene Tabelle es nicht sagt.</translation>
    </message>
    <message>
      <source>{0}: enter the dice or the result.</source>
      <translation>{0}: Würfel oder Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>Enter the hexes to its nearest friendly hex: they decide between EFT and EET.</source>
      <translation>Die Hexfelder bis zum nächsten eigenen Hexfeld eintragen: Sie entscheiden zwischen EFT und EET.</translation>
    </message>
    <message>
      <source>is missing, for an X.</source>
      <translation>fehlt, für ein X.</translation>
    </message>
    <message>
      <source>major city</source>
      <translation>Großstadt</translation>
    </message>
    <message>
      <source>major hex</source>
      <translation>Großstadthexfeld</translation>
    </message>
    <message>
      <source>full city</source>
      <translation>volle Stadt</translation>
    </message>
    <message>
      <source>point city</source>
      <translation>point city</translation>
    </message>
    <message>
      <source>reference city</source>
      <translation>reference city</translation>
    </message>
    <message>
      <source>no city</source>
      <translation>keine Stadt</translation>
    </message>
    <message>
      <source>The city in the hex.</source>
      <translation>Die Stadt im Hexfeld.</translation>
    </message>
    <message>
      <source>Whether an airbase is built there.</source>
      <translation>Ob dort ein Flugplatz gebaut ist.</translation>
    </message>
    <message>
      <source>Hits not repaired yet.</source>
      <translation>Noch nicht reparierte Treffer.</translation>
    </message>
    <message>
      <source>Sum of the printed Airbase table here, a built airbase included, where it is halved.</source>
      <translation>Summe der gedruckten Tabelle der Flugplätze hier, ein gebauter eingeschlossen, wenn sie halbiert wird.</translation>
    </message>
    <message>
      <source>Groups that may fly or become ready</source>
      <translation>Gruppen, die fliegen oder einsatzbereit werden dürfen</translation>
    </message>
    <message>
      <source>Capacity of an air base</source>
      <translation>Kapazität eines Flugplatzes</translation>
    </message>
    <message>
      <source>The capacity left.</source>
      <translation>Die verbleibende Kapazität.</translation>
    </message>
    <message>
      <source>is missing, and this campaign halves the printed Airbase table.</source>
      <translation>fehlt, und dieser Feldzug halbiert die gedruckte Tabelle der Flugplätze.</translation>
    </message>
    <message>
      <source>Add up what the table gives for the hex, a built airbase included.</source>
      <translation>Zusammenzählen, was die Tabelle für das Hexfeld angibt, einen gebauten Flugplatz eingeschlossen.</translation>
    </message>
    <message>
      <source>Operable groups at the base.</source>
      <translation>Einsatzbereite Gruppen auf dem Flugplatz.</translation>
    </message>
    <message>
      <source>Inoperable groups at the base.</source>
      <translation>Nicht einsatzbereite Gruppen auf dem Flugplatz.</translation>
    </message>
    <message>
      <source>Hits on the base.</source>
      <translation>Treffer auf den Flugplatz.</translation>
    </message>
    <message>
      <source>Operable groups left at the base.</source>
      <translation>Auf dem Flugplatz verbleibende einsatzbereite Gruppen.</translation>
    </message>
    <message>
      <source>Groups sent to the Remnants box.</source>
      <translation>In die Remnants-Box geschickte Gruppen.</translation>
    </message>
    <message>
      <source>The owner picks the groups that become inoperable.</source>
      <translation>Der Besitzer wählt die Gruppen, die nicht mehr einsatzbereit sind.</translation>
    </message>
    <message>
      <source>The groups that go to Remnants are drawn at random.</source>
      <translation>Die Gruppen, die in die Remnants-Box gehen, werden ausgelost.</translation>
    </message>
    <message>
      <source>The other hits find no group; they still lower the capacity.</source>
      <translation>Die übrigen Treffer finden keine Gruppe; sie senken trotzdem die Kapazität.</translation>
    </message>
    <message>
      <source>Hits on an air base</source>
      <translation>Treffer auf einen Flugplatz</translation>
    </message>
    <message>
      <source>Airbase built?</source>
      <translation>Flugplatz gebaut?</translation>
    </message>
    <message>
      <source>{0} operable</source>
      <translation>{0} einsatzbereit</translation>
    </message>
    <message>
      <source>To Remnants</source>
      <translation>In die Remnants-Box</translation>
    </message>
    <message>
      <source>Built airbase</source>
      <translation>Gebauter Flugplatz</translation>
    </message>
    <message>
      <source>Half the table, rounded up</source>
      <translation>Die halbe Tabelle, aufgerundet</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Wartend</translation>
    </message>
    <message>
      <source>two arrivals of a type make a group</source>
      <translation>zwei Ankünfte eines Typs ergeben eine Gruppe</translation>
    </message>
    <message>
      <source>off the map, ready to be placed</source>
      <translation>nicht auf der Karte, bereit zum Setzen</translation>
    </message>
    <message>
      <source>repaired before they fly</source>
      <translation>vor dem Flug repariert</translation>
    </message>
    <message>
      <source>EFT</source>
      <translation>EFT</translation>
    </message>
    <message>
      <source>lost near a friendly hex</source>
      <translation>nahe einem eigenen Hexfeld verloren</translation>
    </message>
    <message>
      <source>EET</source>
      <translation>EET</translation>
    </message>
    <message>
      <source>lost farther away</source>
      <translation>weiter entfernt verloren</translation>
    </message>
    <message>
      <source>Remnants</source>
      <translation>Remnants</translation>
    </message>
    <message>
      <source>an arrival of the type revives one</source>
      <translation>eine Ankunft des Typs belebt eine wieder</translation>
    </message>
    <message>
      <source>{0} flies</source>
      <translation>{0} fliegt</translation>
    </message>
    <message>
      <source>{0} fly</source>
      <translation>{0} fliegen</translation>
    </message>
    <message>
      <source>groups that may fly</source>
      <translation>Gruppen, die fliegen dürfen</translation>
    </message>
    <message>
      <source>Ready</source>
      <translation>Bereit</translation>
    </message>
    <message>
      <source>up to {0} hexes</source>
      <translation>bis zu {0} Hexfelder</translation>
    </message>
    <message>
      <source>above {0} hexes</source>
      <translation>über {0} Hexfelder</translation>
    </message>
    <message>
      <source>remnants eft</source>
      <translation>Remnants nach EFT</translation>
    </message>
    <message>
      <source>eft ready</source>
      <translation>EFT nach Bereit</translation>
    </message>
    <message>
      <source>eet ready</source>
      <translation>EET nach Bereit</translation>
    </message>
    <message>
      <source>hold for second</source>
      <translation>auf eine zweite warten</translation>
    </message>
    <message>
      <source>new group</source>
      <translation>neue Gruppe</translation>
    </message>
    <message>
      <source>new full group</source>
      <translation>neue volle Gruppe</translation>
    </message>
    <message>
      <source>take full group</source>
      <translation>volle Gruppe nehmen</translation>
    </message>
    <message>
      <source>Hexes to the nearest hex that its own side controls.</source>
      <translation>Hexfelder bis zum nächsten Hexfeld, das die eigene Seite beherrscht.</translation>
    </message>
    <message>
      <source>Hexes to the nearest friendly hex</source>
      <translation>Hexfelder bis zum nächsten eigenen Hexfeld</translation>
    </message>
    <message>
      <source>Box of a lost group</source>
      <translation>Box einer verlorenen Gruppe</translation>
    </message>
    <message>
      <source>The box that it goes to.</source>
      <translation>Die Box, in die sie geht.</translation>
    </message>
    <message>
      <source>What the group that arrives is used for.</source>
      <translation>Wofür die ankommende Gruppe verwendet wird.</translation>
    </message>
    <message>
      <source>Groups of the same type in each box.</source>
      <translation>Gruppen desselben Typs in jeder Box.</translation>
    </message>
    <message>
      <source>Arrivals of the type that wait for another.</source>
      <translation>Ankünfte des Typs, die auf eine weitere warten.</translation>
    </message>
    <message>
      <source>Single air arrival</source>
      <translation>Einzelne Luftankunft</translation>
    </message>
    <message>
      <source>Groups of the type in each box.</source>
      <translation>Gruppen des Typs in jeder Box.</translation>
    </message>
    <message>
      <source>The {0} box holds no group of this type.</source>
      <translation>In der Box {0} ist keine Gruppe dieses Typs.</translation>
    </message>
    <message>
      <source>Choose another use, or hold the arrival.</source>
      <translation>Eine andere Verwendung wählen oder die Ankunft zurückhalten.</translation>
    </message>
    <message>
      <source>A full group needs {0} arrivals of its type.</source>
      <translation>Eine volle Gruppe braucht {0} Ankünfte ihres Typs.</translation>
    </message>
    <message>
      <source>The arrival is spent</source>
      <translation>Die Ankunft ist verbraucht</translation>
    </message>
    <message>
      <source>Arrivals together</source>
      <translation>Ankünfte zusammen</translation>
    </message>
    <message>
      <source>New full groups</source>
      <translation>Neue volle Gruppen</translation>
    </message>
    <message>
      <source>Ready box</source>
      <translation>Box Bereit</translation>
    </message>
    <message>
      <source>Arrivals that wait</source>
      <translation>Wartende Ankünfte</translation>
    </message>
    <message>
      <source>It waits for another of its type.</source>
      <translation>Sie wartet auf eine weitere ihres Typs.</translation>
    </message>
    <message>
      <source>No arrival waits any more.</source>
      <translation>Keine Ankunft wartet mehr.</translation>
    </message>
    <message>
      <source>Hold this one.</source>
      <translation>Diese zurückhalten.</translation>
    </message>
    <message>
      <source>{0} does not fly: {1}.</source>
      <translation>{0} fliegt nicht: {1}.</translation>
    </message>
    <message>
      <source>Groups fly from bases, operable.</source>
      <translation>Gruppen fliegen einsatzbereit von Flugplätzen aus.</translation>
    </message>
    <message>
      <source>Enter it first: Air bases.</source>
      <translation>Zuerst eintragen: Flugplätze.</translation>
    </message>
    <message>
      <source>in {0}</source>
      <translation>in {0}</translation>
    </message>
    <message>
      <source>No {0} is {1}.</source>
      <translation>Nichts dieser Art liegt {1}: {0}.</translation>
    </message>
    <message>
      <source>There is no base {0}.</source>
      <translation>Es gibt keinen Flugplatz {0}.</translation>
    </message>
    <message>
      <source>{0} may be several here.</source>
      <translation>{0} kann hier mehrere meinen.</translation>
    </message>
    <message>
      <source>Name one: {0}.</source>
      <translation>Eines nennen: {0}.</translation>
    </message>
    <message>
      <source>{0} is free to fly</source>
      <translation>{0} ist frei zum Fliegen</translation>
    </message>
    <message>
      <source>{0} are free to fly</source>
      <translation>{0} sind frei zum Fliegen</translation>
    </message>
    <message>
      <source>{0} {1} at {2}, {3}.</source>
      <translation>{0} {1} in {2}, {3}.</translation>
    </message>
    <message>
      <source>Of the others: {0}.</source>
      <translation>Von den anderen: {0}.</translation>
    </message>
    <message>
      <source>{0} paid already</source>
      <translation>{0} schon bezahlt</translation>
    </message>
    <message>
      <source>{0} flew supply</source>
      <translation>{0} flog Versorgung</translation>
    </message>
    <message>
      <source>{0} group may fly from {1} in a turn{2}.</source>
      <translation>{0} Gruppe darf in einem Zug von {1} aus fliegen{2}.</translation>
    </message>
    <message>
      <source>{0} groups may fly from {1} in a turn{2}.</source>
      <translation>{0} Gruppen dürfen in einem Zug von {1} aus fliegen{2}.</translation>
    </message>
    <message>
      <source>, {0} flew already</source>
      <translation>, {0} schon geflogen</translation>
    </message>
    <message>
      <source>{0} hit lowers it.</source>
      <translation>{0} Treffer senkt sie.</translation>
    </message>
    <message>
      <source>{0} hits lower it.</source>
      <translation>{0} Treffer senken sie.</translation>
    </message>
    <message>
      <source>groups.{0}.number</source>
      <translation>groups.{0}.number</translation>
    </message>
    <message>
      <source>{0} hit lowers</source>
      <translation>{0} Treffer senkt</translation>
    </message>
    <message>
      <source>{0} hits lower</source>
      <translation>{0} Treffer senken</translation>
    </message>
    <message>
      <source>More groups are on the map than the Group Allowance.</source>
      <translation>Auf der Karte sind mehr Gruppen, als das Gruppenkontingent erlaubt.</translation>
    </message>
    <message>
      <source>The Group Allowance so far, halves included.</source>
      <translation>Das Gruppenkontingent bisher, halbe eingeschlossen.</translation>
    </message>
    <message>
      <source>New Group Allowance as printed, one number for each arrival.</source>
      <translation>Neues Gruppenkontingent wie gedruckt, eine Zahl je Ankunft.</translation>
    </message>
    <message>
      <source>Usable, rounded up</source>
      <translation>Nutzbar, aufgerundet</translation>
    </message>
    <message>
      <source>Usable, whole groups only</source>
      <translation>Nutzbar, nur ganze Gruppen</translation>
    </message>
    <message>
      <source>Group Allowance later</source>
      <translation>Gruppenkontingent danach</translation>
    </message>
    <message>
      <source>The Group Allowance in whole groups.</source>
      <translation>Das Gruppenkontingent in ganzen Gruppen.</translation>
    </message>
    <message>
      <source>The Group Allowance.</source>
      <translation>Das Gruppenkontingent.</translation>
    </message>
    <message>
      <source>Groups on the map; half groups count as one.</source>
      <translation>Gruppen auf der Karte; halbe Gruppen zählen als eine.</translation>
    </message>
    <message>
      <source>Groups to be placed.</source>
      <translation>Zu setzende Gruppen.</translation>
    </message>
    <message>
      <source>Inoperable groups among those on the map.</source>
      <translation>Nicht einsatzbereite Gruppen unter denen auf der Karte.</translation>
    </message>
    <message>
      <source>must be {0} or less, as many as are on the map.</source>
      <translation>muss {0} oder weniger sein, so viele, wie auf der Karte sind.</translation>
    </message>
    <message>
      <source>{0} − {1} inoperable</source>
      <translation>{0} − {1} nicht einsatzbereit</translation>
    </message>
    <message>
      <source>all on the map</source>
      <translation>alle auf der Karte</translation>
    </message>
    <message>
      <source>May be placed</source>
      <translation>Dürfen gesetzt werden</translation>
    </message>
    <message>
      <source>Room in the Group Allowance</source>
      <translation>Platz in dem Gruppenkontingent</translation>
    </message>
    <message>
      <source>Groups that may be placed.</source>
      <translation>Gruppen, die gesetzt werden dürfen.</translation>
    </message>
    <message>
      <source>must be 0 or more.</source>
      <translation>muss 0 oder mehr sein.</translation>
    </message>
    <message>
      <source>New Group Allowance</source>
      <translation>Neues Gruppenkontingent</translation>
    </message>
    <message>
      <source>Group Allowance so far</source>
      <translation>Gruppenkontingent bisher</translation>
    </message>
    <message>
      <source>New as printed: {0}</source>
      <translation>Neu wie gedruckt: {0}</translation>
    </message>
    <message>
      <source>Exact, to be kept</source>
      <translation>Genau, festzuhalten</translation>
    </message>
    <message>
      <source>Groups on the map</source>
      <translation>Gruppen auf der Karte</translation>
    </message>
    <message>
      <source>Groups that count</source>
      <translation>Gruppen, die zählen</translation>
    </message>
    <message>
      <source>Room</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>off the map, inoperable</source>
      <translation>nicht auf der Karte, nicht einsatzbereit</translation>
    </message>
    <message>
      <source>air group</source>
      <translation>Luftgruppe</translation>
    </message>
    <message>
      <source>ground allowance</source>
      <translation>erlaubte Zahl am Boden</translation>
    </message>
    <message>
      <source>air group entry</source>
      <translation>Luftgruppeneintrag</translation>
    </message>
    <message>
      <source>air group entries</source>
      <translation>Luftgruppeneinträge</translation>
    </message>
    <message>
      <source>Muster</source>
      <translation>Musterung</translation>
    </message>
    <message>
      <source>the type of aircraft</source>
      <translation>der Flugzeugtyp</translation>
    </message>
    <message>
      <source>Gruppen</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>a whole number of groups</source>
      <translation>eine ganze Zahl von Gruppen</translation>
    </message>
    <message>
      <source>the steps of each group</source>
      <translation>die Schritte jeder Gruppe</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>{0} of {1} in all</source>
      <translation>{0} von {1} insgesamt</translation>
    </message>
    <message>
      <source>feeds {0} REs, by the weather</source>
      <translation>versorgt {0} RE, je nach Wetter</translation>
    </message>
    <message>
      <source>none left</source>
      <translation>keine übrig</translation>
    </message>
    <message>
      <source>until the enemy's turn is over</source>
      <translation>bis der Zug des Feindes vorbei ist</translation>
    </message>
    <message>
      <source>{0} of {1} striking, {2} of {3} in all</source>
      <translation>{0} von {1} angreifend, {2} von {3} insgesamt</translation>
    </message>
    <message>
      <source>strike group</source>
      <translation>Angriffsgruppe</translation>
    </message>
    <message>
      <source>{0} escort</source>
      <translation>{0} Begleitgruppe</translation>
    </message>
    <message>
      <source>{0} escorts</source>
      <translation>{0} Begleitgruppen</translation>
    </message>
    <message>
      <source>{0} fought and left</source>
      <translation>{0} kämpfte und flog ab</translation>
    </message>
    <message>
      <source>result: none</source>
      <translation>Ergebnis: keines</translation>
    </message>
    <message>
      <source>result: {0}</source>
      <translation>Ergebnis: {0}</translation>
    </message>
    <message>
      <source>no flak hit</source>
      <translation>kein Flaktreffer</translation>
    </message>
    <message>
      <source>flak: {0}</source>
      <translation>Flak: {0}</translation>
    </message>
    <message>
      <source>Resolve the strike</source>
      <translation>Angriff auswerten</translation>
    </message>
    <message>
      <source>Fight the sweep</source>
      <translation>Jagdvorstoß ausfechten</translation>
    </message>
    <message>
      <source>, on Patrol</source>
      <translation>, auf Patrouille</translation>
    </message>
    <message>
      <source>ground support</source>
      <translation>Bodenunterstützung</translation>
    </message>
    <message>
      <source>airfield strike</source>
      <translation>Flugplatzangriff</translation>
    </message>
    <message>
      <source>fighter sweep</source>
      <translation>Jagdvorstoß</translation>
    </message>
    <message>
      <source>air supply</source>
      <translation>Luftversorgung</translation>
    </message>
    <message>
      <source>{0} at night</source>
      <translation>{0} bei Nacht</translation>
    </message>
    <message>
      <source>Combat groups</source>
      <translation>Kampfgruppen</translation>
    </message>
    <message>
      <source>A mission has at most {0} groups, {1} of them striking.</source>
      <translation>Ein Einsatz hat höchstens {0} Gruppen, davon {1} angreifend.</translation>
    </message>
    <message>
      <source>{0}, {1} striking</source>
      <translation>{0}, {1} angreifend</translation>
    </message>
    <message>
      <source>{0} does not fly this: {1}.</source>
      <translation>{0} fliegt das nicht: {1}.</translation>
    </message>
    <message>
      <source>{0} reaches {1}, the target is {2} away.</source>
      <translation>{0} reicht {1} weit, das Ziel ist {2} entfernt.</translation>
    </message>
    <message>
      <source>{0} is not flown at night.</source>
      <translation>{0} wird nicht bei Nacht geflogen.</translation>
    </message>
    <message>
      <source>Escorts do not fly alone.</source>
      <translation>Begleitgruppen fliegen nicht allein.</translation>
    </message>
    <message>
      <source>{0} away</source>
      <translation>{0} entfernt</translation>
    </message>
    <message>
      <source>Place a second mission.</source>
      <translation>Einen zweiten Einsatz setzen.</translation>
    </message>
    <message>
      <source>{0} do.</source>
      <translation>{0} schon.</translation>
    </message>
    <message>
      <source>Fly from a nearer base.</source>
      <translation>Von einem näheren Flugplatz fliegen.</translation>
    </message>
    <message>
      <source>{0}, reach</source>
      <translation>{0}, Reichweite</translation>
    </message>
    <message>
      <source>Add the groups that fly.</source>
      <translation>Die fliegenden Gruppen hinzufügen.</translation>
    </message>
    <message>
      <source>Only facilities are targets.</source>
      <translation>Nur Anlagen sind Ziele.</translation>
    </message>
    <message>
      <source>Add the groups that they escort.</source>
      <translation>Die Gruppen hinzufügen, die sie begleiten.</translation>
    </message>
    <message>
      <source>half of {0}, rounded up; {1}</source>
      <translation>die Hälfte von {0}, aufgerundet; {1}</translation>
    </message>
    <message>
      <source>{0}, range</source>
      <translation>{0}, Reichweite</translation>
    </message>
    <message>
      <source>{0} {1} from {2}</source>
      <translation>{0} {1} von {2}</translation>
    </message>
    <message>
      <source>{0} (escort)</source>
      <translation>{0} (Begleitung)</translation>
    </message>
    <message>
      <source>heavy and light</source>
      <translation>schwere und leichte</translation>
    </message>
    <message>
      <source>heavy only</source>
      <translation>nur schwere</translation>
    </message>
    <message>
      <source>heavy and light of the target stack</source>
      <translation>schwere und leichte des Zielstapels</translation>
    </message>
    <message>
      <source>all in the seven hexes</source>
      <translation>alle in den sieben Hexfeldern</translation>
    </message>
    <message>
      <source>trace supply</source>
      <translation>Versorgungsweg</translation>
    </message>
    <message>
      <source>special supply</source>
      <translation>Sonderversorgung</translation>
    </message>
    <message>
      <source>in place of a truck</source>
      <translation>anstelle eines Lkw</translation>
    </message>
    <message>
      <source>special construction</source>
      <translation>Sonderbau</translation>
    </message>
    <message>
      <source>Groups in the mission, escorts included.</source>
      <translation>Gruppen im Einsatz, Begleitgruppen eingeschlossen.</translation>
    </message>
    <message>
      <source>Groups that strike or interdict.</source>
      <translation>Gruppen, die angreifen oder abriegeln.</translation>
    </message>
    <message>
      <source>must be {0} or less: no more groups strike than fly.</source>
      <translation>muss {0} oder weniger sein: Nicht mehr Gruppen greifen an, als fliegen.</translation>
    </message>
    <message>
      <source>The mission may fly</source>
      <translation>Der Einsatz darf fliegen</translation>
    </message>
    <message>
      <source>Size of an air mission</source>
      <translation>Größe eines Lufteinsatzes</translation>
    </message>
    <message>
      <source>Whether the mission may fly.</source>
      <translation>Ob der Einsatz fliegen darf.</translation>
    </message>
    <message>
      <source>The printed range of the fighter.</source>
      <translation>Die gedruckte Reichweite des Jägers.</translation>
    </message>
    <message>
      <source>The farthest patrol hex.</source>
      <translation>Das entfernteste Patrouillenhexfeld.</translation>
    </message>
    <message>
      <source>The reach from the patrol hex or the base.</source>
      <translation>Die Reichweite vom Patrouillenhexfeld oder vom Flugplatz.</translation>
    </message>
    <message>
      <source>Patrol</source>
      <translation>Patrouille</translation>
    </message>
    <message>
      <source>Interception</source>
      <translation>Abfangen</translation>
    </message>
    <message>
      <source>Patrol and interception</source>
      <translation>Patrouille und Abfangen</translation>
    </message>
    <message>
      <source>air.range.{0}_divisor</source>
      <translation>air.range.{0}_divisor</translation>
    </message>
    <message>
      <source>Strike groups, without escorts.</source>
      <translation>Angriffsgruppen, ohne Begleitgruppen.</translation>
    </message>
    <message>
      <source>Whether it is a night attack.</source>
      <translation>Ob es ein Nachtangriff ist.</translation>
    </message>
    <message>
      <source>Whether all strike groups are bombers (B or NB).</source>
      <translation>Ob alle Angriffsgruppen Bomber sind (B oder NB).</translation>
    </message>
    <message>
      <source>Whether any strike group is a bomber; matters where the campaign says so.</source>
      <translation>Ob irgendeine Angriffsgruppe ein Bomber ist; zählt, wo der Feldzug es sagt.</translation>
    </message>
    <message>
      <source>How many strike groups are bombers, in place of the two above.</source>
      <translation>Wie viele Angriffsgruppen Bomber sind, anstelle der beiden oben.</translation>
    </message>
    <message>
      <source>must be {0} or less: no more are bombers than strike.</source>
      <translation>muss {0} oder weniger sein: Nicht mehr sind Bomber, als angreifen.</translation>
    </message>
    <message>
      <source>Modifier of flak</source>
      <translation>Modifikator der Flak</translation>
    </message>
    <message>
      <source>Group hit</source>
      <translation>Getroffene Gruppe</translation>
    </message>
    <message>
      <source>Target of flak</source>
      <translation>Ziel der Flak</translation>
    </message>
    <message>
      <source>The number of the group that is hit.</source>
      <translation>Die Nummer der getroffenen Gruppe.</translation>
    </message>
    <message>
      <source>Its bombing rating as printed.</source>
      <translation>Ihr Bombenwert wie gedruckt.</translation>
    </message>
    <message>
      <source>Full (2 steps) or half (1).</source>
      <translation>Voll (2 Schritte) oder halb (1).</translation>
    </message>
    <message>
      <source>The groups that strike.</source>
      <translation>Die Gruppen, die angreifen.</translation>
    </message>
    <message>
      <source>Factors of a strike</source>
      <translation>Faktoren eines Angriffs</translation>
    </message>
    <message>
      <source>Bombing factors together.</source>
      <translation>Bombenfaktoren zusammen.</translation>
    </message>
    <message>
      <source>What the strike goes for.</source>
      <translation>Worauf der Angriff zielt.</translation>
    </message>
    <message>
      <source>Heavy flak there.</source>
      <translation>Schwere Flak dort.</translation>
    </message>
    <message>
      <source>Light flak there.</source>
      <translation>Leichte Flak dort.</translation>
    </message>
    <message>
      <source>Strength</source>
      <translation>Stärke</translation>
    </message>
    <message>
      <source>Flak that fires</source>
      <translation>Flak, die schießt</translation>
    </message>
    <message>
      <source>Strength of the one shot.</source>
      <translation>Stärke des einen Schusses.</translation>
    </message>
    <message>
      <source>Transport groups that fly there.</source>
      <translation>Transportgruppen, die dorthin fliegen.</translation>
    </message>
    <message>
      <source>The weather there.</source>
      <translation>Das Wetter dort.</translation>
    </message>
    <message>
      <source>Units that trace to the base, or special supply or construction through it.</source>
      <translation>Einheiten mit Versorgungsweg zum Flugplatz oder Sonderversorgung oder Bau durch ihn.</translation>
    </message>
    <message>
      <source>REs fed</source>
      <translation>Versorgte RE</translation>
    </message>
    <message>
      <source>What the base can feed.</source>
      <translation>Was der Flugplatz versorgen kann.</translation>
    </message>
    <message>
      <source>Groups: {0}</source>
      <translation>Gruppen: {0}</translation>
    </message>
    <message>
      <source>Striking: {0}</source>
      <translation>Angreifend: {0}</translation>
    </message>
    <message>
      <source>Half groups count as whole ones</source>
      <translation>Halbe Gruppen zählen als ganze</translation>
    </message>
    <message>
      <source>{0}, rounded up</source>
      <translation>{0}, aufgerundet</translation>
    </message>
    <message>
      <source>All bombers?</source>
      <translation>Alles Bomber?</translation>
    </message>
    <message>
      <source>Any bomber?</source>
      <translation>Ein Bomber dabei?</translation>
    </message>
    <message>
      <source>Bomber groups</source>
      <translation>Bombergruppen</translation>
    </message>
    <message>
      <source>Strike groups: {0}</source>
      <translation>Angriffsgruppen: {0}</translation>
    </message>
    <message>
      <source>Escorts are not shot at</source>
      <translation>Auf Begleitgruppen wird nicht geschossen</translation>
    </message>
    <message>
      <source>Roll {0}</source>
      <translation>Wurf {0}</translation>
    </message>
    <message>
      <source>must be {0} or less.</source>
      <translation>muss {0} oder weniger sein.</translation>
    </message>
    <message>
      <source>Escorts are not counted.</source>
      <translation>Begleitgruppen zählen nicht.</translation>
    </message>
    <message>
      <source>No flak fires at: {0}.</source>
      <translation>Keine Flak schießt bei: {0}.</translation>
    </message>
    <message>
      <source>Base used for</source>
      <translation>Flugplatz genutzt für</translation>
    </message>
    <message>
      <source>Each group, {0}</source>
      <translation>Jede Gruppe, {0}</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>Nacht</translation>
    </message>
    <message>
      <source>Bombers</source>
      <translation>Bomber</translation>
    </message>
    <message>
      <source>does not fire</source>
      <translation>schießt nicht</translation>
    </message>
    <message>
      <source>Inoperable groups are repaired first.</source>
      <translation>Nicht einsatzbereite Gruppen werden zuerst repariert.</translation>
    </message>
    <message>
      <source>Groups in this box are sorted in the Initial Phase.</source>
      <translation>Gruppen in dieser Box werden in der Anfangsphase sortiert.</translation>
    </message>
    <message>
      <source>air.move.{0}.{1}</source>
      <translation>air.move.{0}.{1}</translation>
    </message>
    <message>
      <source>An arrival of the type brings them back.</source>
      <translation>Eine Ankunft des Typs bringt sie zurück.</translation>
    </message>
    <message>
      <source>It waits for a second arrival.</source>
      <translation>Sie wartet auf eine zweite Ankunft.</translation>
    </message>
    <message>
      <source>No rule takes {0} from {1} to {2}.</source>
      <translation>Keine Regel bringt {0} von {1} nach {2}.</translation>
    </message>
    <message>
      <source>{0} A correction moves any counter.</source>
      <translation>{0} Eine Berichtigung bewegt jeden Spielstein.</translation>
    </message>
    <message>
      <source>{0} is {1}; that side is not playing.</source>
      <translation>{0} ist {1}; diese Seite ist nicht am Zug.</translation>
    </message>
    <message>
      <source>{0} goes {1} in the {2} Phase.</source>
      <translation>{0} geht {1} in der Phase {2}.</translation>
    </message>
    <message>
      <source>Groups are placed at bases in supply.</source>
      <translation>Gruppen werden auf versorgte Flugplätze gesetzt.</translation>
    </message>
    <message>
      <source>{0} flew supply to {1} and stays there this turn.</source>
      <translation>{0} flog Versorgung nach {1} und bleibt in diesem Zug dort.</translation>
    </message>
    <message>
      <source>Operable groups leave the map only by a result.</source>
      <translation>Einsatzbereite Gruppen verlassen die Karte nur durch ein Ergebnis.</translation>
    </message>
    <message>
      <source>Only its fighters are set up now.</source>
      <translation>Nur ihre Jäger werden jetzt aufgestellt.</translation>
    </message>
    <message>
      <source>{0} groups on the map</source>
      <translation>{0} Gruppen auf der Karte</translation>
    </message>
    <message>
      <source>{0} from {1} flies a mission.</source>
      <translation>{0} von {1} fliegt einen Einsatz.</translation>
    </message>
    <message>
      <source>Take the mission back, or bring it home; results are entered with it.</source>
      <translation>Den Einsatz zurücknehmen oder heimholen; Ergebnisse werden mit ihm eingetragen.</translation>
    </message>
    <message>
      <source>The {0} Group Allowance of {1} has room for {2} more.</source>
      <translation>In dem Gruppenkontingent ({0}) von {1} ist Platz für {2} weitere.</translation>
    </message>
    <message>
      <source>Place {0}.</source>
      <translation>{0} setzen.</translation>
    </message>
    <message>
      <source>Take groups off the map first.</source>
      <translation>Zuerst Gruppen von der Karte nehmen.</translation>
    </message>
    <message>
      <source>{0} operable group</source>
      <translation>{0} einsatzbereite Gruppe</translation>
    </message>
    <message>
      <source>{0} operable groups</source>
      <translation>{0} einsatzbereite Gruppen</translation>
    </message>
    <message>
      <source>{0} holds {1}; {2} may fly from there in a turn.</source>
      <translation>{0} hat {1}; {2} darf in einem Zug von dort fliegen.</translation>
    </message>
    <message>
      <source>soviet union</source>
      <translation>Sowjetunion</translation>
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
      <source>Romania</source>
      <translation>Rumänien</translation>
    </message>
    <message>
      <source>Italy</source>
      <translation>Italien</translation>
    </message>
    <message>
      <source>Soviet Union</source>
      <translation>Sowjetunion</translation>
    </message>
    <message>
      <source>no strike of the air surprise: {0}</source>
      <translation>kein Angriff der Luftüberraschung: {0}</translation>
    </message>
    <message>
      <source>air_strength.{0}.{1}</source>
      <translation>air_strength.{0}.{1}</translation>
    </message>
    <message>
      <source>Allowance at start</source>
      <translation>Gruppenkontingent zu Beginn</translation>
    </message>
    <message>
      <source>With the north</source>
      <translation>Mit dem Norden</translation>
    </message>
    <message>
      <source>July I 1941</source>
      <translation>Juli I 1941</translation>
    </message>
    <message>
      <source>air_strength.{0}.{1}.{2}</source>
      <translation>air_strength.{0}.{1}.{2}</translation>
    </message>
    <message>
      <source>Whose air groups.</source>
      <translation>Wessen Luftgruppen.</translation>
    </message>
    <message>
      <source>Whether the maps of the north are used.</source>
      <translation>Ob die Karten des Nordens benutzt werden.</translation>
    </message>
    <message>
      <source>Groups at start; half groups count as one.</source>
      <translation>Gruppen zu Beginn; halbe Gruppen zählen als eine.</translation>
    </message>
    <message>
      <source>Group Allowance at start.</source>
      <translation>Gruppenkontingent zu Beginn.</translation>
    </message>
    <message>
      <source>Air strength at start</source>
      <translation>Luftstärke zu Beginn</translation>
    </message>
    <message>
      <source>Whose Group Allowance.</source>
      <translation>Wessen Gruppenkontingent.</translation>
    </message>
    <message>
      <source>Group Allowance, July I 1941</source>
      <translation>Gruppenkontingent, Juli I 1941</translation>
    </message>
    <message>
      <source>Aircraft, typically.</source>
      <translation>Flugzeuge, üblicherweise.</translation>
    </message>
    <message>
      <source>Aircraft, at the fewest.</source>
      <translation>Flugzeuge, mindestens.</translation>
    </message>
    <message>
      <source>Aircraft, at the most.</source>
      <translation>Flugzeuge, höchstens.</translation>
    </message>
    <message>
      <source>Aircraft of air groups</source>
      <translation>Flugzeuge der Luftgruppen</translation>
    </message>
    <message>
      <source>Northern maps in play?</source>
      <translation>Karten des Nordens im Spiel?</translation>
    </message>
    <message>
      <source>Air groups, {0}</source>
      <translation>Luftgruppen, {0}</translation>
    </message>
    <message>
      <source>Typically</source>
      <translation>Üblicherweise</translation>
    </message>
    <message>
      <source>Fewest</source>
      <translation>Mindestens</translation>
    </message>
    <message>
      <source>Most</source>
      <translation>Höchstens</translation>
    </message>
    <message>
      <source>{0} hex: farther than aircraft fly.</source>
      <translation>{0} Hexfeld: weiter, als Flugzeuge fliegen.</translation>
    </message>
    <message>
      <source>{0} hexes: farther than aircraft fly.</source>
      <translation>{0} Hexfelder: weiter, als Flugzeuge fliegen.</translation>
    </message>
    <message>
      <source>{0} point of flak at one target.</source>
      <translation>{0} Punkt Flak an einem Ziel.</translation>
    </message>
    <message>
      <source>{0} points of flak at one target.</source>
      <translation>{0} Punkte Flak an einem Ziel.</translation>
    </message>
    <message>
      <source>A bombing rating of {0}.</source>
      <translation>Ein Bombenwert von {0}.</translation>
    </message>
    <message>
      <source>{0} factor; the groups bring {1} at most.</source>
      <translation>{0} Faktor; die Gruppen bringen höchstens {1}.</translation>
    </message>
    <message>
      <source>{0} factors; the groups bring {1} at most.</source>
      <translation>{0} Faktoren; die Gruppen bringen höchstens {1}.</translation>
    </message>
    <message>
      <source>Check the factors again, or the ratings of the groups.</source>
      <translation>Die Faktoren oder die Werte der Gruppen noch einmal ansehen.</translation>
    </message>
    <message>
      <source>{0} free for this strike, which takes {1}.</source>
      <translation>{0} frei für diesen Angriff, der {1} braucht.</translation>
    </message>
    <message>
      <source>Place a mission there, or pay for the groups in Air groups.</source>
      <translation>Dort einen Einsatz setzen oder unter Luftgruppen für die Gruppen zahlen.</translation>
    </message>
    <message>
      <source>{0} paid group is</source>
      <translation>{0} bezahlte Gruppe ist</translation>
    </message>
    <message>
      <source>{0} paid groups are</source>
      <translation>{0} bezahlte Gruppen sind</translation>
    </message>
    <message>
      <source>No paid group is</source>
      <translation>Keine bezahlte Gruppe ist</translation>
    </message>
    <message>
      <source>Me110</source>
      <translation>Me110</translation>
    </message>
    <message>
      <source>Me109</source>
      <translation>Me109</translation>
    </message>
    <message>
      <source>Do17</source>
      <translation>Do17</translation>
    </message>
    <message>
      <source>He111</source>
      <translation>He111</translation>
    </message>
    <message>
      <source>Ju88</source>
      <translation>Ju88</translation>
    </message>
    <message>
      <source>The German type.</source>
      <translation>Der deutsche Typ.</translation>
    </message>
    <message>
      <source>{0}, roll {1}</source>
      <translation>{0}, Wurf {1}</translation>
    </message>
    <message>
      <source>Strike of the air surprise</source>
      <translation>Angriff der Luftüberraschung</translation>
    </message>
    <message>
      <source>None, unready, or the box that it goes to.</source>
      <translation>Nichts, nicht bereit oder die Box, in die sie geht.</translation>
    </message>
    <message>
      <source>Soviet fighter groups, without the north; as at start where left out.</source>
      <translation>Sowjetische Jägergruppen, ohne den Norden; wie zu Beginn, wenn ausgelassen.</translation>
    </message>
    <message>
      <source>Other Soviet groups, without transports and the north; as at start where left out.</source>
      <translation>Andere sowjetische Gruppen, ohne Transporter und den Norden; wie zu Beginn, wenn ausgelassen.</translation>
    </message>
    <message>
      <source>Fighters among them that are out of reach.</source>
      <translation>Jäger darunter, die außer Reichweite sind.</translation>
    </message>
    <message>
      <source>Others among them that are out of reach; TB3 and Yer2 where left out.</source>
      <translation>Andere darunter, die außer Reichweite sind; TB3 und Yer2, wenn ausgelassen.</translation>
    </message>
    <message>
      <source>Others among them that are not level bombers; R10, Su2 and IL2 where left out.</source>
      <translation>Andere darunter, die keine Horizontalbomber sind; R10, Su2 und IL2, wenn ausgelassen.</translation>
    </message>
    <message>
      <source>Fighters drawn first.</source>
      <translation>Zuerst gezogene Jäger.</translation>
    </message>
    <message>
      <source>Groups in the pool afterwards.</source>
      <translation>Gruppen, die danach im Pool sind.</translation>
    </message>
    <message>
      <source>Groups drawn from the pool.</source>
      <translation>Aus dem Pool gezogene Gruppen.</translation>
    </message>
    <message>
      <source>Groups of the pool that are not drawn.</source>
      <translation>Gruppen des Pools, die nicht gezogen werden.</translation>
    </message>
    <message>
      <source>Draws of the air surprise</source>
      <translation>Ziehungen der Luftüberraschung</translation>
    </message>
    <message>
      <source>Bombers and others</source>
      <translation>Bomber und andere</translation>
    </message>
    <message>
      <source>must be {0} or less: no more can be out of reach than there are.</source>
      <translation>muss {0} oder weniger sein: Nicht mehr können außer Reichweite sein, als es gibt.</translation>
    </message>
    <message>
      <source>{0} + {1} of the north</source>
      <translation>{0} + {1} des Nordens</translation>
    </message>
    <message>
      <source>Ju87 take no part in the surprise strikes.</source>
      <translation>Ju87 nehmen an den Überraschungsangriffen nicht teil.</translation>
    </message>
    <message>
      <source>{0} does not strike in the surprise.</source>
      <translation>{0} greift in der Überraschung nicht an.</translation>
    </message>
    <message>
      <source>up to {0}</source>
      <translation>bis zu {0}</translation>
    </message>
    <message>
      <source>Soviet fighter groups</source>
      <translation>Sowjetische Jägergruppen</translation>
    </message>
    <message>
      <source>Other Soviet groups</source>
      <translation>Andere sowjetische Gruppen</translation>
    </message>
    <message>
      <source>Others out of reach</source>
      <translation>Andere außer Reichweite</translation>
    </message>
    <message>
      <source>Others not level bombers</source>
      <translation>Andere als Horizontalbomber</translation>
    </message>
    <message>
      <source>Drawn for Me110 and Me109</source>
      <translation>Gezogen für Me110 und Me109</translation>
    </message>
    <message>
      <source>Drawn for Do17, He111 and Ju88</source>
      <translation>Gezogen für Do17, He111 und Ju88</translation>
    </message>
    <message>
      <source>Not drawn</source>
      <translation>Nicht gezogen</translation>
    </message>
    <message>
      <source>Out of reach</source>
      <translation>Außer Reichweite</translation>
    </message>
    <message>
      <source>above {0}</source>
      <translation>über {0}</translation>
    </message>
    <message>
      <source>No level bombers, not drawn</source>
      <translation>Keine Horizontalbomber, nicht gezogen</translation>
    </message>
    <message>
      <source>Fighters out of reach</source>
      <translation>Jäger außer Reichweite</translation>
    </message>
    <message>
      <source>Soviet fighters still ready may be placed at bases in range of the border.</source>
      <translation>Noch bereite sowjetische Jäger dürfen auf Flugplätze in Reichweite der Grenze gesetzt werden.</translation>
    </message>
    <message>
      <source>Inoperable groups may roll from {0} on, EFT and EET from {1} on.</source>
      <translation>Nicht einsatzbereite Gruppen dürfen ab {0} würfeln, EFT und EET ab {1}.</translation>
    </message>
    <message>
      <source>Nothing opposes the Axis in the air now; full Soviet cover comes from {0} on.</source>
      <translation>Der Achse steht jetzt nichts in der Luft entgegen; voller sowjetischer Schutz kommt ab {0}.</translation>
    </message>
    <message>
      <source>{0}, die {1}: {2}</source>
      <translation>{0}, Würfel {1}: {2}</translation>
    </message>
    <message>
      <source>all that is left</source>
      <translation>alles, was übrig ist</translation>
    </message>
    <message>
      <source>Fighters still ready</source>
      <translation>Jäger noch bereit</translation>
    </message>
    <message>
      <source>Others still ready</source>
      <translation>Andere noch bereit</translation>
    </message>
    <message>
      <source>Each German group strikes at one Soviet group, drawn at random, before the first turn.</source>
      <translation>Jede deutsche Gruppe greift vor dem ersten Zug eine zufällig gezogene sowjetische Gruppe an.</translation>
    </message>
    <message>
      <source>{0} group strikes at {1}</source>
      <translation>{0} Gruppe gegen {1}</translation>
    </message>
    <message>
      <source>{0} groups strike at {1}</source>
      <translation>{0} Gruppen gegen {1}</translation>
    </message>
    <message>
      <source>Out of reach, among those ready</source>
      <translation>Außer Reichweite, unter den bereiten</translation>
    </message>
    <message>
      <source>Ju87 take no part here; they support the attacks of this turn.</source>
      <translation>Ju87 nehmen hier nicht teil; sie unterstützen die Angriffe dieses Zuges.</translation>
    </message>
    <message>
      <source>{0} group strikes</source>
      <translation>{0} Gruppe greift an</translation>
    </message>
    <message>
      <source>{0} groups strike</source>
      <translation>{0} Gruppen greifen an</translation>
    </message>
    <message>
      <source>{0} interdiction zone</source>
      <translation>{0} Abriegelungszone</translation>
    </message>
    <message>
      <source>{0} interdiction zones</source>
      <translation>{0} Abriegelungszonen</translation>
    </message>
    <message>
      <source>Enemy Interdiction Zones: {0}.</source>
      <translation>Feindliche Abriegelungszonen: {0}.</translation>
    </message>
    <message>
      <source>Leaving a hex of a zone costs C/M units {0} MP more, others {1}.</source>
      <translation>Das Verlassen eines Hexfelds einer Zone kostet C/M-Einheiten {0} MP mehr, andere {1}.</translation>
    </message>
    <message>
      <source>A supply link that enters zones may be {0} hex shorter.</source>
      <translation>Ein Versorgungsglied, das Zonen betritt, darf {0} Hexfeld kürzer sein.</translation>
    </message>
    <message>
      <source>A supply link that enters zones may be {0} hexes shorter.</source>
      <translation>Ein Versorgungsglied, das Zonen betritt, darf {0} Hexfelder kürzer sein.</translation>
    </message>
    <message>
      <source>{0} removed</source>
      <translation>{0} entfernt</translation>
    </message>
    <message>
      <source>{0} removed: {1}.</source>
      <translation>{0} entfernt: {1}.</translation>
    </message>
    <message>
      <source>Interdiction zones removed</source>
      <translation>Abriegelungszonen entfernt</translation>
    </message>
    <message>
      <source> By rail only the rail cut costs: {0} full MP.</source>
      <translation> Mit der Bahn kostet nur die Bahnunterbrechung: {0} volle MP.</translation>
    </message>
    <message>
      <source>{0} Entering one costs C/M units {1} MP more.</source>
      <translation>{0} Das Betreten kostet C/M-Einheiten {1} MP mehr.</translation>
    </message>
    <message>
      <source>{0} (rail cut)</source>
      <translation>{0} (Bahnunterbrechung)</translation>
    </message>
    <message>
      <source>Zones removed</source>
      <translation>Zonen entfernt</translation>
    </message>
    <message>
      <source>Your Interdiction Zones: {0}.</source>
      <translation>Eigene Abriegelungszonen: {0}.</translation>
    </message>
    <message>
      <source>{0} until the {1}</source>
      <translation>{0} bis {1}</translation>
    </message>
  </context>
  <context>
    <name>games.europa.combat</name>
    <message>
      <source>clear terrain</source>
      <translation>offenes Gelände</translation>
    </message>
    <message>
      <source>mountain terrain</source>
      <translation>Gebirge</translation>
    </message>
    <message>
      <source>must be none, half or full (or 0, 0.5, 1).</source>
      <translation>muss keine, halb oder voll sein (oder 0, 0.5, 1).</translation>
    </message>
    <message>
      <source>Attack factor.</source>
      <translation>Angriffsfaktor.</translation>
    </message>
    <message>
      <source>AECA rating: none, half or full.</source>
      <translation>AECA-Wert: keiner, halb oder voll.</translation>
    </message>
    <message>
      <source>Whether it attacks across a hexside barrier.</source>
      <translation>Ob sie über ein Hexfeldseiten-Hindernis angreift.</translation>
    </message>
    <message>
      <source>Whether it is unpaid or out of supply.</source>
      <translation>Ob sie unbezahlt oder unversorgt ist.</translation>
    </message>
    <message>
      <source>Whether it is isolated.</source>
      <translation>Ob sie eingeschlossen ist.</translation>
    </message>
    <message>
      <source>Defence factor.</source>
      <translation>Verteidigungsfaktor.</translation>
    </message>
    <message>
      <source>ATEC rating: none, half or full.</source>
      <translation>ATEC-Wert: keiner, halb oder voll.</translation>
    </message>
    <message>
      <source>Whether it is artillery.</source>
      <translation>Ob sie Artillerie ist.</translation>
    </message>
    <message>
      <source>The attacking units.</source>
      <translation>Die angreifenden Einheiten.</translation>
    </message>
    <message>
      <source>The defending units.</source>
      <translation>Die verteidigenden Einheiten.</translation>
    </message>
    <message>
      <source>Whether the terrain lets armor act.</source>
      <translation>Ob das Gelände Panzer wirken lässt.</translation>
    </message>
    <message>
      <source>Features of the hex and its hexside, some of which stop armor.</source>
      <translation>Merkmale des Hexfelds und seiner Hexfeldseite, von denen manche Panzer aufhalten.</translation>
    </message>
    <message>
      <source>Weather of the target's zone.</source>
      <translation>Wetter der Zone des Ziels.</translation>
    </message>
    <message>
      <source>Whether armor acts.</source>
      <translation>Ob Panzer wirken.</translation>
    </message>
    <message>
      <source>Modifier of the die roll.</source>
      <translation>Modifikator des Würfelwurfs.</translation>
    </message>
    <message>
      <source>Columns to the right.</source>
      <translation>Spalten nach rechts.</translation>
    </message>
    <message>
      <source>{0} against {1}, to reach</source>
      <translation>{0} gegen {1}, zu erreichen</translation>
    </message>
    <message>
      <source>AF</source>
      <translation>AF</translation>
    </message>
    <message>
      <source>Across a barrier?</source>
      <translation>Über ein Hindernis?</translation>
    </message>
    <message>
      <source>Unpaid or out of supply?</source>
      <translation>Unbezahlt oder unversorgt?</translation>
    </message>
    <message>
      <source>Isolated?</source>
      <translation>Eingeschlossen?</translation>
    </message>
    <message>
      <source>DF</source>
      <translation>DF</translation>
    </message>
    <message>
      <source>Artillery?</source>
      <translation>Artillerie?</translation>
    </message>
    <message>
      <source>Features of hex and hexside</source>
      <translation>Merkmale von Hexfeld und Hexfeldseite</translation>
    </message>
    <message>
      <source>DRM</source>
      <translation>Würfelmodifikator</translation>
    </message>
    <message>
      <source>Terrain lets armor act</source>
      <translation>Gelände lässt Panzer wirken</translation>
    </message>
    <message>
      <source>Weather lets armor act</source>
      <translation>Wetter lässt Panzer wirken</translation>
    </message>
    <message>
      <source>Either side has AECA</source>
      <translation>Eine der Seiten hat AECA</translation>
    </message>
    <message>
      <source>Attacking armor</source>
      <translation>Angreifende Panzer</translation>
    </message>
    <message>
      <source>Defending armor</source>
      <translation>Verteidigende Panzer</translation>
    </message>
    <message>
      <source>DF by ATEC</source>
      <translation>DF mit ATEC</translation>
    </message>
    <message>
      <source>Die roll modifier</source>
      <translation>Würfelmodifikator</translation>
    </message>
    <message>
      <source>Armor column</source>
      <translation>Panzerspalte</translation>
    </message>
    <message>
      <source>a fort with {0}</source>
      <translation>ein Fort mit {0}</translation>
    </message>
    <message>
      <source>{0} against {1}, to exceed</source>
      <translation>{0} gegen {1}, zu übertreffen</translation>
    </message>
    <message>
      <source>fort counter</source>
      <translation>Fort-Spielstein</translation>
    </message>
    <message>
      <source>unfrozen major river</source>
      <translation>nicht gefrorener großer Fluss</translation>
    </message>
    <message>
      <source>Armor acts</source>
      <translation>Panzer wirken</translation>
    </message>
    <message>
      <source>Armor</source>
      <translation>Panzer</translation>
    </message>
    <message>
      <source>Odds</source>
      <translation>Kräfteverhältnis</translation>
    </message>
    <message>
      <source>Die roll</source>
      <translation>Würfelwurf</translation>
    </message>
    <message>
      <source>, at most {0}</source>
      <translation>, höchstens {0}</translation>
    </message>
    <message>
      <source>, at least {0}</source>
      <translation>, mindestens {0}</translation>
    </message>
    <message>
      <source>thin up to {0}, dense from {1}</source>
      <translation>dünn bis {0}, dicht ab {1}</translation>
    </message>
    <message>
      <source>REs in the target hex.</source>
      <translation>RE im Zielhexfeld.</translation>
    </message>
    <message>
      <source>Whether the terrain of the target gives a shift to the left.</source>
      <translation>Ob das Gelände des Ziels eine Verschiebung nach links gibt.</translation>
    </message>
    <message>
      <source>Shift of a bombardment</source>
      <translation>Verschiebung eines Beschusses</translation>
    </message>
    <message>
      <source>Columns to the right, to the left below 0.</source>
      <translation>Spalten nach rechts, unter 0 nach links.</translation>
    </message>
    <message>
      <source>Pay infantry points, reduce a division to its cadre, or lose small units.</source>
      <translation>Infanteriepunkte zahlen, eine Division auf ihren Kader verringern oder kleine Einheiten verlieren.</translation>
    </message>
    <message>
      <source>The result of the bombardment.</source>
      <translation>Das Ergebnis des Beschusses.</translation>
    </message>
    <message>
      <source>Whether a unit below division size, cadres and battalions too, is in the hex.</source>
      <translation>Ob eine Einheit unter Divisionsgröße, auch Kader und Bataillone, im Hexfeld steht.</translation>
    </message>
    <message>
      <source>Whether a division is in the hex.</source>
      <translation>Ob eine Division im Hexfeld steht.</translation>
    </message>
    <message>
      <source>Infantry replacement points of the defender's nation.</source>
      <translation>Infanterie-Ersatzpunkte der Nation des Verteidigers.</translation>
    </message>
    <message>
      <source>Defence factor of the division in full strength.</source>
      <translation>Verteidigungsfaktor der Division in voller Stärke.</translation>
    </message>
    <message>
      <source>Defence factor of its cadre, 0 where it has none.</source>
      <translation>Verteidigungsfaktor ihres Kaders, 0, wenn sie keinen hat.</translation>
    </message>
    <message>
      <source>Whether the division is marked as isolated.</source>
      <translation>Ob die Division als eingeschlossen markiert ist.</translation>
    </message>
    <message>
      <source>Whether the result may be met so.</source>
      <translation>Ob das Ergebnis so erfüllt werden darf.</translation>
    </message>
    <message>
      <source>Infantry points left, where they are paid.</source>
      <translation>Verbleibende Infanteriepunkte, wenn gezahlt wird.</translation>
    </message>
    <message>
      <source>Infantry points that come back, where a division is reduced.</source>
      <translation>Infanteriepunkte, die zurückkommen, wenn eine Division verringert wird.</translation>
    </message>
    <message>
      <source>Loss by bombardment</source>
      <translation>Verlust durch Beschuss</translation>
    </message>
    <message>
      <source>It may be met so</source>
      <translation>Es darf so erfüllt werden</translation>
    </message>
    <message>
      <source>The results of the bombardments.</source>
      <translation>Die Ergebnisse der Beschüsse.</translation>
    </message>
    <message>
      <source>Hits on a facility</source>
      <translation>Treffer auf eine Anlage</translation>
    </message>
    <message>
      <source>Hits on the facility.</source>
      <translation>Treffer auf die Anlage.</translation>
    </message>
    <message>
      <source>Density</source>
      <translation>Dichte</translation>
    </message>
    <message>
      <source>Loss taken as</source>
      <translation>Verlust genommen als</translation>
    </message>
    <message>
      <source>Small unit in the hex?</source>
      <translation>Kleine Einheit im Hexfeld?</translation>
    </message>
    <message>
      <source>Division in the hex?</source>
      <translation>Division im Hexfeld?</translation>
    </message>
    <message>
      <source>Infantry points held</source>
      <translation>Vorhandene Infanteriepunkte</translation>
    </message>
    <message>
      <source>Defence of the division</source>
      <translation>Verteidigung der Division</translation>
    </message>
    <message>
      <source>Defence of its cadre</source>
      <translation>Verteidigung ihres Kaders</translation>
    </message>
    <message>
      <source>Infantry points left</source>
      <translation>Verbleibende Infanteriepunkte</translation>
    </message>
    <message>
      <source>reduce division</source>
      <translation>Division verringern</translation>
    </message>
    <message>
      <source>small units</source>
      <translation>kleine Einheiten</translation>
    </message>
    <message>
      <source>lose units</source>
      <translation>Einheiten verlieren</translation>
    </message>
    <message>
      <source>A division is there to be reduced</source>
      <translation>Eine Division zum Verringern ist da</translation>
    </message>
    <message>
      <source>No division is there, so REs may go</source>
      <translation>Keine Division ist da, also dürfen RE gehen</translation>
    </message>
    <message>
      <source>A division, and nothing smaller</source>
      <translation>Eine Division und nichts Kleineres</translation>
    </message>
    <message>
      <source>Units below division size are there</source>
      <translation>Einheiten unter Divisionsgröße sind da</translation>
    </message>
    <message>
      <source>Nothing below division size is there</source>
      <translation>Nichts unter Divisionsgröße ist da</translation>
    </message>
    <message>
      <source>Strength lost</source>
      <translation>Verlorene Stärke</translation>
    </message>
    <message>
      <source>Required</source>
      <translation>Nötig</translation>
    </message>
    <message>
      <source>Kept back</source>
      <translation>Zurückbehalten</translation>
    </message>
    <message>
      <source>Infantry points back</source>
      <translation>Infanteriepunkte zurück</translation>
    </message>
    <message>
      <source>nothing comes back</source>
      <translation>nichts kommt zurück</translation>
    </message>
    <message>
      <source>{0}, from {1} to {2}</source>
      <translation>{0}, von {1} nach {2}</translation>
    </message>
    <message>
      <source>The game turn.</source>
      <translation>Der Zug.</translation>
    </message>
    <message>
      <source>Modifier for armor: 1, 0 or -1.</source>
      <translation>Modifikator für Panzer: 1, 0 oder -1.</translation>
    </message>
    <message>
      <source>Whether a commando operation succeeded.</source>
      <translation>Ob ein Kommandounternehmen gelang.</translation>
    </message>
    <message>
      <source>What was rolled, to be modified in the working.</source>
      <translation>Was gewürfelt wurde; die Rechnung modifiziert es.</translation>
    </message>
    <message>
      <source>Dice rolled</source>
      <translation>Gewürfelt</translation>
    </message>
    <message>
      <source>Winterization</source>
      <translation>Wintertauglichkeit</translation>
    </message>
    <message>
      <source>Commandos</source>
      <translation>Kommandos</translation>
    </message>
    <message>
      <source>First winter</source>
      <translation>Erster Winter</translation>
    </message>
    <message>
      <source>not in {0} this turn</source>
      <translation>nicht in {0} in diesem Zug</translation>
    </message>
    <message>
      <source>Modified roll</source>
      <translation>Modifizierter Wurf</translation>
    </message>
    <message>
      <source>Attack factor now.</source>
      <translation>Angriffsfaktor jetzt.</translation>
    </message>
    <message>
      <source>Defence factor now.</source>
      <translation>Verteidigungsfaktor jetzt.</translation>
    </message>
    <message>
      <source>Its factor in this combat after losing a step; 0 where it is gone.</source>
      <translation>Ihr Faktor in diesem Kampf nach Verlust eines Schritts; 0, wenn sie weg ist.</translation>
    </message>
    <message>
      <source>AECA rating.</source>
      <translation>AECA-Wert.</translation>
    </message>
    <message>
      <source>ATEC rating.</source>
      <translation>ATEC-Wert.</translation>
    </message>
    <message>
      <source>Size.</source>
      <translation>Größe.</translation>
    </message>
    <message>
      <source>Supply state.</source>
      <translation>Versorgungszustand.</translation>
    </message>
    <message>
      <source>Armor points of rebuilding it from a loss of one step.</source>
      <translation>Panzerpunkte, um sie nach Verlust eines Schritts wieder aufzustellen.</translation>
    </message>
    <message>
      <source>After a step</source>
      <translation>Nach einem Schritt</translation>
    </message>
    <message>
      <source>AECA</source>
      <translation>AECA</translation>
    </message>
    <message>
      <source>ATEC</source>
      <translation>ATEC</translation>
    </message>
    <message>
      <source>Armor price</source>
      <translation>Panzerpreis</translation>
    </message>
    <message>
      <source>bombarded: {0}</source>
      <translation>beschossen: {0}</translation>
    </message>
    <message>
      <source>air hit, used</source>
      <translation>Lufttreffer, verwendet</translation>
    </message>
    <message>
      <source>air hit</source>
      <translation>Lufttreffer</translation>
    </message>
    <message>
      <source>rough wooded</source>
      <translation>bewaldetes raues Gelände</translation>
    </message>
    <message>
      <source>permanent fortress</source>
      <translation>ständige Festung</translation>
    </message>
    <message>
      <source>One column left</source>
      <translation>Eine Spalte nach links</translation>
    </message>
    <message>
      <source>Halves attack</source>
      <translation>Halbiert Angriff</translation>
    </message>
    <message>
      <source>Halves artillery</source>
      <translation>Halbiert Artillerie</translation>
    </message>
    <message>
      <source>Stops armor</source>
      <translation>Hält Panzer auf</translation>
    </message>
    <message>
      <source>Bombardment left</source>
      <translation>Beschuss nach links</translation>
    </message>
    <message>
      <source>Fill in your chart of terrain, or enter it for this battle.</source>
      <translation>Die eigene Geländetabelle ausfüllen oder es für diesen Kampf eintragen.</translation>
    </message>
    <message>
      <source>does not count in the surprise turn</source>
      <translation>zählt im Überraschungszug nicht</translation>
    </message>
    <message>
      <source>What {0} does to an attack is not known here, and counts as nothing.</source>
      <translation>Was {0} bei einem Angriff bewirkt, ist hier nicht bekannt und zählt als nichts.</translation>
    </message>
    <message>
      <source>What {0} do to an attack is not known here, and counts as nothing.</source>
      <translation>Was {0} bei einem Angriff bewirken, ist hier nicht bekannt und zählt als nichts.</translation>
    </message>
    <message>
      <source>combat.terrain.effect.{0}.{1}</source>
      <translation>combat.terrain.effect.{0}.{1}</translation>
    </message>
    <message>
      <source>frozen in {0}: {1}</source>
      <translation>gefroren in {0}: {1}</translation>
    </message>
    <message>
      <source>frozen in {0}: no river</source>
      <translation>gefroren in {0}: kein Fluss</translation>
    </message>
    <message>
      <source>River of the border</source>
      <translation>Grenzfluss</translation>
    </message>
    <message>
      <source>Attack factors of the hex.</source>
      <translation>Angriffsfaktoren des Hexfelds.</translation>
    </message>
    <message>
      <source>Whether it attacks across a hexside that halves, such as an unfrozen major river.</source>
      <translation>Ob es über eine halbierende Hexfeldseite angreift, etwa einen nicht gefrorenen großen Fluss.</translation>
    </message>
    <message>
      <source>Whether the terrain of the target hex halves it.</source>
      <translation>Ob das Gelände des Zielhexfelds es halbiert.</translation>
    </message>
    <message>
      <source>Whether it attacks unpaid or out of supply.</source>
      <translation>Ob es unbezahlt oder unversorgt angreift.</translation>
    </message>
    <message>
      <source>Attack factors of each hex; a number alone is halved already where it has to be.</source>
      <translation>Angriffsfaktoren jedes Hexfelds; eine Zahl allein ist schon halbiert, wo es sein muss.</translation>
    </message>
    <message>
      <source>Whether it is an overrun.</source>
      <translation>Ob es ein Überrennen ist.</translation>
    </message>
    <message>
      <source>{0}, at most {1}</source>
      <translation>{0}, höchstens {1}</translation>
    </message>
    <message>
      <source>Attack factors that count</source>
      <translation>Angriffsfaktoren, die zählen</translation>
    </message>
    <message>
      <source>Factor limits</source>
      <translation>Faktorgrenzen</translation>
    </message>
    <message>
      <source>The attack factors that count.</source>
      <translation>Die Angriffsfaktoren, die zählen.</translation>
    </message>
    <message>
      <source>An overrun comes from one hex.</source>
      <translation>Ein Überrennen kommt aus einem Hexfeld.</translation>
    </message>
    <message>
      <source>Defence factors of the units that are not artillery.</source>
      <translation>Verteidigungsfaktoren der Einheiten, die keine Artillerie sind.</translation>
    </message>
    <message>
      <source>Defence factors of the artillery units.</source>
      <translation>Verteidigungsfaktoren der Artillerieeinheiten.</translation>
    </message>
    <message>
      <source>Defence factors</source>
      <translation>Verteidigungsfaktoren</translation>
    </message>
    <message>
      <source>The defence factors that count.</source>
      <translation>Die Verteidigungsfaktoren, die zählen.</translation>
    </message>
    <message>
      <source>{0} each, none for a unit of 0</source>
      <translation>je {0}, keiner für eine Einheit mit 0</translation>
    </message>
    <message>
      <source>Attack factors of the units that are not artillery.</source>
      <translation>Angriffsfaktoren der Einheiten, die keine Artillerie sind.</translation>
    </message>
    <message>
      <source>Attack factors of the artillery, after halving for terrain.</source>
      <translation>Angriffsfaktoren der Artillerie, nach Halbierung durch Gelände.</translation>
    </message>
    <message>
      <source>Defence factors of the target that count.</source>
      <translation>Verteidigungsfaktoren des Ziels, die zählen.</translation>
    </message>
    <message>
      <source>Attack factors</source>
      <translation>Angriffsfaktoren</translation>
    </message>
    <message>
      <source>Artillery in an attack</source>
      <translation>Artillerie in einem Angriff</translation>
    </message>
    <message>
      <source>The attack factors.</source>
      <translation>Die Angriffsfaktoren.</translation>
    </message>
    <message>
      <source>Halved by the hexside?</source>
      <translation>Durch Hexfeldseite halbiert?</translation>
    </message>
    <message>
      <source>Halved by the terrain?</source>
      <translation>Durch Gelände halbiert?</translation>
    </message>
    <message>
      <source>must be a list of the factors of each hex.</source>
      <translation>muss eine Liste der Faktoren jedes Hexfelds sein.</translation>
    </message>
    <message>
      <source>Attack factors by hex</source>
      <translation>Angriffsfaktoren nach Hexfeld</translation>
    </message>
    <message>
      <source>Overrun?</source>
      <translation>Überrennen?</translation>
    </message>
    <message>
      <source>All hexes</source>
      <translation>Alle Hexfelder</translation>
    </message>
    <message>
      <source>Defence factors of other units</source>
      <translation>Verteidigungsfaktoren anderer Einheiten</translation>
    </message>
    <message>
      <source>Units: {0}</source>
      <translation>Einheiten: {0}</translation>
    </message>
    <message>
      <source>Best artillery unit</source>
      <translation>Beste Artillerieeinheit</translation>
    </message>
    <message>
      <source>Attack factors of other units</source>
      <translation>Angriffsfaktoren anderer Einheiten</translation>
    </message>
    <message>
      <source>Attack factors of the artillery</source>
      <translation>Angriffsfaktoren der Artillerie</translation>
    </message>
    <message>
      <source>Other units</source>
      <translation>Andere Einheiten</translation>
    </message>
    <message>
      <source>holds several hexes.</source>
      <translation>enthält mehrere Hexfelder.</translation>
    </message>
    <message>
      <source>combat.limit.{0}.from</source>
      <translation>combat.limit.{0}.from</translation>
    </message>
    <message>
      <source>Hex {0}, {1}</source>
      <translation>Hexfeld {0}, {1}</translation>
    </message>
    <message>
      <source>hexside and terrain</source>
      <translation>Hexfeldseite und Gelände</translation>
    </message>
    <message>
      <source>Further artillery units: {0}</source>
      <translation>Weitere Artillerieeinheiten: {0}</translation>
    </message>
    <message>
      <source>Artillery that does not count</source>
      <translation>Artillerie, die nicht zählt</translation>
    </message>
    <message>
      <source>may only bombard</source>
      <translation>darf nur beschießen</translation>
    </message>
    <message>
      <source>Column {0}, roll {1}: your chart of results is not filled in.</source>
      <translation>Spalte {0}, Wurf {1}: Die eigene Ergebnistabelle ist nicht ausgefüllt.</translation>
    </message>
    <message>
      <source>Your chart says {0} in column {1}, roll {2}</source>
      <translation>Die eigene Tabelle sagt {0} in Spalte {1}, Wurf {2}</translation>
    </message>
    <message>
      <source>Column {0}, modifier {1}: no roll and no result yet.</source>
      <translation>Spalte {0}, Modifikator {1}: noch kein Wurf und kein Ergebnis.</translation>
    </message>
    <message>
      <source>{0}: no roll and no result yet.</source>
      <translation>{0}: noch kein Wurf und kein Ergebnis.</translation>
    </message>
    <message>
      <source>{0}, roll {1}: your chart of bombardment results is not filled in.</source>
      <translation>{0}, Wurf {1}: Die eigene Tabelle der Beschussergebnisse ist nicht ausgefüllt.</translation>
    </message>
    <message>
      <source>Look up {0}, roll {1}, in the table, and enter the result.</source>
      <translation>{0}, Wurf {1}, in der Tabelle nachschlagen und das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>Your chart says nothing of column {0}, roll {1}.</source>
      <translation>Die eigene Tabelle sagt nichts zu Spalte {0}, Wurf {1}.</translation>
    </message>
    <message>
      <source>Look up column {0}, roll {1}, in the table, and enter the result.</source>
      <translation>Spalte {0}, Wurf {1}, in der Tabelle nachschlagen und das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>your chart, column {0}, roll {1}</source>
      <translation>eigene Tabelle, Spalte {0}, Wurf {1}</translation>
    </message>
    <message>
      <source>Take {0}</source>
      <translation>{0} nehmen</translation>
    </message>
    <message>
      <source>is not filled in</source>
      <translation>ist nicht ausgefüllt</translation>
    </message>
    <message>
      <source>Commandos, die {0}: your success table {1}.</source>
      <translation>Kommandos, Würfel {0}: Die eigene Erfolgstabelle {1}.</translation>
    </message>
    <message>
      <source>below the table</source>
      <translation>unterhalb der Tabelle</translation>
    </message>
    <message>
      <source>Roll two dice, or enter the result.</source>
      <translation>Mit zwei Würfeln würfeln oder das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>does not say</source>
      <translation>sagt nichts</translation>
    </message>
    <message>
      <source>Enter whether they succeed.</source>
      <translation>Eintragen, ob sie Erfolg haben.</translation>
    </message>
    <message>
      <source>{0}; {1} is entered.</source>
      <translation>{0}; {1} ist eingetragen.</translation>
    </message>
    <message>
      <source>Defence factors that count.</source>
      <translation>Verteidigungsfaktoren, die zählen.</translation>
    </message>
    <message>
      <source>Whether air support earned a column.</source>
      <translation>Ob die Luftunterstützung eine Spalte einbrachte.</translation>
    </message>
    <message>
      <source>Whether the bombardment by artillery earned a column.</source>
      <translation>Ob der Beschuss durch Artillerie eine Spalte einbrachte.</translation>
    </message>
    <message>
      <source>Whether armor strength earned a column.</source>
      <translation>Ob die Panzerstärke eine Spalte einbrachte.</translation>
    </message>
    <message>
      <source>Whether the terrain of the defender costs a column.</source>
      <translation>Ob das Gelände des Verteidigers eine Spalte kostet.</translation>
    </message>
    <message>
      <source>The column, or eliminated where the attackers are lost at once.</source>
      <translation>Die Spalte oder vernichtet, wenn die Angreifer sofort verloren sind.</translation>
    </message>
    <message>
      <source>Give the factors of both sides.</source>
      <translation>Die Faktoren beider Seiten angeben.</translation>
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
      <source>Column for armor?</source>
      <translation>Spalte für Panzer?</translation>
    </message>
    <message>
      <source>The D10 is rolled only where odds are rounded down.</source>
      <translation>Der W10 wird nur geworfen, wo das Kräfteverhältnis abgerundet wird.</translation>
    </message>
    <message>
      <source>{0}, up</source>
      <translation>{0}, aufgerundet</translation>
    </message>
    <message>
      <source>Fire</source>
      <translation>Feuer</translation>
    </message>
    <message>
      <source>must be more than 0 on one side.</source>
      <translation>muss auf einer Seite mehr als 0 sein.</translation>
    </message>
    <message>
      <source>Other shifts</source>
      <translation>Andere Verschiebungen</translation>
    </message>
    <message>
      <source>End of the table</source>
      <translation>Ende der Tabelle</translation>
    </message>
    <message>
      <source>its hex</source>
      <translation>sein Hexfeld</translation>
    </message>
    <message>
      <source>{0} has {1} factors; {2} count.</source>
      <translation>{0} hat {1} Faktoren; {2} zählen.</translation>
    </message>
    <message>
      <source>{0} {1} not count: more than the target defends with.</source>
      <translation>{0} {1} nicht: mehr, als womit das Ziel verteidigt.</translation>
    </message>
    <message>
      <source>factor of artillery does</source>
      <translation>Artilleriefaktor zählt</translation>
    </message>
    <message>
      <source>factors of artillery do</source>
      <translation>Artilleriefaktoren zählen</translation>
    </message>
    <message>
      <source>Surplus artillery may bombard instead.</source>
      <translation>Überzählige Artillerie darf stattdessen beschießen.</translation>
    </message>
    <message>
      <source>{0} without support</source>
      <translation>{0} ohne Unterstützung</translation>
    </message>
    <message>
      <source>a cadre</source>
      <translation>ein Kader</translation>
    </message>
    <message>
      <source>no attack factor in the books</source>
      <translation>kein Angriffsfaktor in den Büchern</translation>
    </message>
    <message>
      <source>no defence factor in the books</source>
      <translation>kein Verteidigungsfaktor in den Büchern</translation>
    </message>
    <message>
      <source>without factors in the books</source>
      <translation>ohne Faktoren in den Büchern</translation>
    </message>
    <message>
      <source>no AECA rating in the books</source>
      <translation>kein AECA-Wert in den Büchern</translation>
    </message>
    <message>
      <source>no ATEC rating in the books</source>
      <translation>kein ATEC-Wert in den Büchern</translation>
    </message>
  </context>
  <context>
    <name>games.europa.forgotten</name>
    <message>
      <source>{0} of {1} strikes are made; the {2} are next.</source>
      <translation>{0} von {1} Angriffen sind erledigt; als Nächstes kommen die {2}.</translation>
    </message>
    <message>
      <source>Air surprise not played</source>
      <translation>Luftüberraschung nicht gespielt</translation>
    </message>
    <message>
      <source>Above the Group Allowance</source>
      <translation>Über dem Gruppenkontingent</translation>
    </message>
    <message>
      <source>Lost groups not sorted</source>
      <translation>Verlorene Gruppen nicht sortiert</translation>
    </message>
    <message>
      <source>Air arrivals due</source>
      <translation>Luftankünfte fällig</translation>
    </message>
    <message>
      <source>{0} inoperable group has</source>
      <translation>{0} nicht einsatzbereite Gruppe hat</translation>
    </message>
    <message>
      <source>{0} inoperable groups have</source>
      <translation>{0} nicht einsatzbereite Gruppen haben</translation>
    </message>
    <message>
      <source>Groups not repaired</source>
      <translation>Gruppen nicht repariert</translation>
    </message>
    <message>
      <source>{0} group flies</source>
      <translation>{0} Gruppe fliegt</translation>
    </message>
    <message>
      <source>{0} groups fly</source>
      <translation>{0} Gruppen fliegen</translation>
    </message>
    <message>
      <source>Groups not paid</source>
      <translation>Gruppen nicht bezahlt</translation>
    </message>
    <message>
      <source>{0} base with hits repairs</source>
      <translation>{0} Flugplatz mit Treffern wird repariert</translation>
    </message>
    <message>
      <source>{0} bases with hits repair</source>
      <translation>{0} Flugplätze mit Treffern werden repariert</translation>
    </message>
    <message>
      <source>Air bases not repaired</source>
      <translation>Flugplätze nicht repariert</translation>
    </message>
    <message>
      <source>Missions not resolved</source>
      <translation>Einsätze nicht ausgewertet</translation>
    </message>
    <message>
      <source>Loss by ground support not taken</source>
      <translation>Verlust durch Bodenunterstützung nicht genommen</translation>
    </message>
    <message>
      <source>Paid groups on the ground</source>
      <translation>Bezahlte Gruppen am Boden</translation>
    </message>
    <message>
      <source>{0} group is in the EFT and EET boxes.</source>
      <translation>{0} Gruppe liegt in den Boxen EFT und EET.</translation>
    </message>
    <message>
      <source>{0} groups are in the EFT and EET boxes.</source>
      <translation>{0} Gruppen liegen in den Boxen EFT und EET.</translation>
    </message>
    <message>
      <source>The groups and the Group Allowance of July I 1941 have not been received.</source>
      <translation>Die Gruppen und das Gruppenkontingent vom Juli I 1941 sind noch nicht eingegangen.</translation>
    </message>
    <message>
      <source>{0} not tried to become operable.</source>
      <translation>{0} noch nicht versucht, einsatzbereit zu werden.</translation>
    </message>
    <message>
      <source>{0} group flew without being paid for.</source>
      <translation>{0} Gruppe flog, ohne bezahlt zu sein.</translation>
    </message>
    <message>
      <source>{0} groups flew without being paid for.</source>
      <translation>{0} Gruppen flogen, ohne bezahlt zu sein.</translation>
    </message>
    <message>
      <source>{0} a mission or Patrol without being paid for.</source>
      <translation>{0} einen Einsatz oder Patrouille, ohne bezahlt zu sein.</translation>
    </message>
    <message>
      <source>{0} after Air.</source>
      <translation>{0} nach Luft.</translation>
    </message>
    <message>
      <source>{0} mission is not resolved yet.</source>
      <translation>{0} Einsatz ist noch nicht ausgewertet.</translation>
    </message>
    <message>
      <source>{0} missions are not resolved yet.</source>
      <translation>{0} Einsätze sind noch nicht ausgewertet.</translation>
    </message>
    <message>
      <source>Ground support at {0}: {1} costs the enemy a loss.</source>
      <translation>Bodenunterstützung in {0}: {1} kostet den Feind einen Verlust.</translation>
    </message>
    <message>
      <source>{0} group is paid for and flies no mission.</source>
      <translation>{0} Gruppe ist bezahlt und fliegt keinen Einsatz.</translation>
    </message>
    <message>
      <source>{0} groups are paid for and fly no mission.</source>
      <translation>{0} Gruppen sind bezahlt und fliegen keinen Einsatz.</translation>
    </message>
    <message>
      <source>{0} on the map, the {1} Group Allowance is {2}.</source>
      <translation>{0} auf der Karte, das Gruppenkontingent ({1}) ist {2}.</translation>
    </message>
    <message>
      <source>Air surprise not finished</source>
      <translation>Luftüberraschung nicht beendet</translation>
    </message>
    <message>
      <source>{0} mission is</source>
      <translation>{0} Einsatz ist</translation>
    </message>
    <message>
      <source>{0} missions are</source>
      <translation>{0} Einsätze sind</translation>
    </message>
    <message>
      <source>Named attack not fought</source>
      <translation>Angesagter Angriff nicht ausgefochten</translation>
    </message>
    <message>
      <source>Retreats to make</source>
      <translation>Auszuführende Rückzüge</translation>
    </message>
    <message>
      <source>Unused hit from the air</source>
      <translation>Unverwendeter Treffer aus der Luft</translation>
    </message>
    <message>
      <source>Named before the bombardment, and not fought yet: {0}.</source>
      <translation>Vor dem Beschuss angesagt und noch nicht ausgefochten: {0}.</translation>
    </message>
    <message>
      <source>{0}: {1} hex from {2}.</source>
      <translation>{0}: {1} Hexfeld von {2}.</translation>
    </message>
    <message>
      <source>{0}: {1} hexes from {2}.</source>
      <translation>{0}: {1} Hexfelder von {2}.</translation>
    </message>
    <message>
      <source>Not used by an attack yet: {0}. It ends with the player turn.</source>
      <translation>Noch von keinem Angriff verwendet: {0}. Endet mit dem Spielerzug.</translation>
    </message>
    <message>
      <source>Arrivals not placed</source>
      <translation>Ankünfte nicht gesetzt</translation>
    </message>
    <message>
      <source>Zones without exploitation</source>
      <translation>Zonen ohne Ausnutzung</translation>
    </message>
    <message>
      <source>Fort ready</source>
      <translation>Fort fertig</translation>
    </message>
    <message>
      <source>Rail line in parts</source>
      <translation>Bahnlinie in Teilen</translation>
    </message>
    <message>
      <source>{0} ({1} of {2} REs)</source>
      <translation>{0} ({1} von {2} RE)</translation>
    </message>
    <message>
      <source>Stacks too high</source>
      <translation>Stapel zu hoch</translation>
    </message>
    <message>
      <source>Set-up to change</source>
      <translation>Aufstellung zu ändern</translation>
    </message>
    <message>
      <source>1 unit that arrives this turn is not placed.</source>
      <translation>1 Einheit, die in diesem Zug eintrifft, ist nicht aufgestellt.</translation>
    </message>
    <message>
      <source>Units that start in {0} do not exploit: there is Mud or Snow.</source>
      <translation>Einheiten, die in {0} beginnen, nutzen nicht aus: Dort liegt Schlamm oder Schnee.</translation>
    </message>
    <message>
      <source>The airfield at {0} is usable. Make it a base.</source>
      <translation>Der Feldflugplatz in {0} ist nutzbar. Ihn zum Flugplatz machen.</translation>
    </message>
    <message>
      <source>{0} where the set-up does not allow it.</source>
      <translation>{0}, wo die Aufstellung es nicht erlaubt.</translation>
    </message>
    <message>
      <source>{0} units that arrive this turn are not placed.</source>
      <translation>{0} Einheiten, die in diesem Zug eintreffen, sind nicht aufgestellt.</translation>
    </message>
    <message>
      <source>The fort at {0} is usable from now on. Place its counter.</source>
      <translation>Das Fort in {0} ist ab jetzt nutzbar. Seinen Spielstein setzen.</translation>
    </message>
    <message>
      <source>{0}: its parts must join in one gauge by the end of this phase.</source>
      <translation>{0}: Die Teile müssen bis zum Ende dieser Phase in einer Spurweite verbunden sein.</translation>
    </message>
    <message>
      <source>Airfield ready</source>
      <translation>Feldflugplatz fertig</translation>
    </message>
    <message>
      <source>{0} replacement point is</source>
      <translation>{0} Ersatzpunkt ist</translation>
    </message>
    <message>
      <source>{0} replacement points are</source>
      <translation>{0} Ersatzpunkte sind</translation>
    </message>
    <message>
      <source>Replacements not taken</source>
      <translation>Ersatz nicht genommen</translation>
    </message>
    <message>
      <source>Nothing rebuilt</source>
      <translation>Nichts wieder aufgestellt</translation>
    </message>
    <message>
      <source>{0} pre-war division has</source>
      <translation>{0} Vorkriegsdivision ist</translation>
    </message>
    <message>
      <source>{0} pre-war divisions have</source>
      <translation>{0} Vorkriegsdivisionen sind</translation>
    </message>
    <message>
      <source>Divisions to disband</source>
      <translation>Aufzulösende Divisionen</translation>
    </message>
    <message>
      <source>{0} due this turn.</source>
      <translation>{0} in diesem Zug fällig.</translation>
    </message>
    <message>
      <source>{0} held, and there are units to rebuild.</source>
      <translation>{0} vorhanden, und es gibt Einheiten wieder aufzustellen.</translation>
    </message>
    <message>
      <source>{0} to be disbanded this turn.</source>
      <translation>{0} in diesem Zug aufzulösen.</translation>
    </message>
    <message>
      <source>Income not posted</source>
      <translation>Einnahmen nicht gebucht</translation>
    </message>
    <message>
      <source>Points will be lost</source>
      <translation>Punkte gehen verloren</translation>
    </message>
    <message>
      <source>Surprise points left</source>
      <translation>Überraschungspunkte übrig</translation>
    </message>
    <message>
      <source>{0} C/M division is</source>
      <translation>{0} C/M-Division ist</translation>
    </message>
    <message>
      <source>{0} C/M divisions are</source>
      <translation>{0} C/M-Divisionen sind</translation>
    </message>
    <message>
      <source>{0} not paid for: half movement, half attack.</source>
      <translation>{0} nicht bezahlt: halbe Bewegung, halber Angriff.</translation>
    </message>
    <message>
      <source>Divisions not paid</source>
      <translation>Divisionen nicht bezahlt</translation>
    </message>
    <message>
      <source>Resource Points not placed</source>
      <translation>Rohstoffpunkte nicht gesetzt</translation>
    </message>
    <message>
      <source>Too many placed</source>
      <translation>Zu viele gesetzt</translation>
    </message>
    <message>
      <source>{0} unit was</source>
      <translation>{0} Einheit war</translation>
    </message>
    <message>
      <source>{0} units were</source>
      <translation>{0} Einheiten waren</translation>
    </message>
    <message>
      <source>Supply not checked</source>
      <translation>Versorgung nicht geprüft</translation>
    </message>
    <message>
      <source>Isolated without a roll</source>
      <translation>Eingeschlossen ohne Wurf</translation>
    </message>
    <message>
      <source>{0} hex has</source>
      <translation>{0} Hexfeld hat</translation>
    </message>
    <message>
      <source>{0} hexes have</source>
      <translation>{0} Hexfelder haben</translation>
    </message>
    <message>
      <source>The supply of this turn has not been received.</source>
      <translation>Die Versorgung dieses Zuges ist noch nicht eingegangen.</translation>
    </message>
    <message>
      <source>{0} SP of the surprise turn not spent yet will be dropped.</source>
      <translation>{0} noch nicht ausgegebene SP des Überraschungszugs verfallen.</translation>
    </message>
    <message>
      <source>{0} Resource Point has no place yet.</source>
      <translation>{0} Rohstoffpunkt hat noch keinen Ort.</translation>
    </message>
    <message>
      <source>{0} Resource Points have no place yet.</source>
      <translation>{0} Rohstoffpunkte haben noch keinen Ort.</translation>
    </message>
    <message>
      <source>{0} Resource Point was</source>
      <translation>{0} Rohstoffpunkt wurde</translation>
    </message>
    <message>
      <source>{0} Resource Points were</source>
      <translation>{0} Rohstoffpunkte wurden</translation>
    </message>
    <message>
      <source>{0} placed in {1}, at most {2} may be.</source>
      <translation>{0} in {1} gesetzt, höchstens {2} dürfen es sein.</translation>
    </message>
    <message>
      <source>{0} without supply before; say who still is.</source>
      <translation>{0} zuvor ohne Versorgung; angeben, wer es noch ist.</translation>
    </message>
    <message>
      <source>{0} not rolled: {1} isolated for the second turn or longer.</source>
      <translation>{0} nicht gewürfelt: {1}, den zweiten Zug oder länger eingeschlossen.</translation>
    </message>
    <message>
      <source>{0} Resource Point has</source>
      <translation>{0} Rohstoffpunkt hat</translation>
    </message>
    <message>
      <source>{0} Resource Points have</source>
      <translation>{0} Rohstoffpunkte haben</translation>
    </message>
  </context>
  <context>
    <name>games.europa.isolation</name>
    <message>
      <source>Enemy combat unit adjacent</source>
      <translation>Feindliche Kampfeinheit benachbart</translation>
    </message>
    <message>
      <source>Harsh region</source>
      <translation>Raue Region</translation>
    </message>
    <message>
      <source>In the home country</source>
      <translation>Im Heimatland</translation>
    </message>
    <message>
      <source>Path to a friendly major city</source>
      <translation>Weg zu einer eigenen Großstadt</translation>
    </message>
    <message>
      <source>enemy adjacent</source>
      <translation>Feind benachbart</translation>
    </message>
    <message>
      <source>adjacent enemy</source>
      <translation>benachbarter Feind</translation>
    </message>
    <message>
      <source>eastern europe</source>
      <translation>Osteuropa</translation>
    </message>
    <message>
      <source>home country</source>
      <translation>Heimatland</translation>
    </message>
    <message>
      <source>city path</source>
      <translation>Weg zur Stadt</translation>
    </message>
    <message>
      <source>{0} × {1}, rounded up</source>
      <translation>{0} × {1}, aufgerundet</translation>
    </message>
    <message>
      <source>Infantry replacement points</source>
      <translation>Infanterie-Ersatzpunkte</translation>
    </message>
    <message>
      <source>Whether it was unsupplied in its previous own turn.</source>
      <translation>Ob sie in ihrem vorigen eigenen Zug unversorgt war.</translation>
    </message>
    <message>
      <source>Whether it is isolated now.</source>
      <translation>Ob sie jetzt eingeschlossen ist.</translation>
    </message>
    <message>
      <source>Whether air transport supplies it in this Initial Phase.</source>
      <translation>Ob Lufttransport sie in dieser Anfangsphase versorgt.</translation>
    </message>
    <message>
      <source>Rolls</source>
      <translation>Würfelt</translation>
    </message>
    <message>
      <source>Who rolls for attrition</source>
      <translation>Wer auf Abnutzung würfelt</translation>
    </message>
    <message>
      <source>Whether it breaks out or rolls for attrition.</source>
      <translation>Ob sie ausbricht oder auf Abnutzung würfelt.</translation>
    </message>
    <message>
      <source>The two dice together.</source>
      <translation>Die beiden Würfel zusammen.</translation>
    </message>
    <message>
      <source>Printed defence of the stack.</source>
      <translation>Gedruckte Verteidigung des Stapels.</translation>
    </message>
    <message>
      <source>What applies there: enemy adjacent, region (Eastern Europe, Russia, Scandinavia) or North Africa, winter, home country, city (path to a friendly major city).</source>
      <translation>Was dort gilt: Feind benachbart, Region (Osteuropa, Russland, Skandinavien) oder Nordafrika, Winter, Heimatland, Stadt (Weg zu einer eigenen Großstadt).</translation>
    </message>
    <message>
      <source>The game turn, which tells whether it is winter.</source>
      <translation>Der Zug, der sagt, ob es Winter ist.</translation>
    </message>
    <message>
      <source>Modifier of the roll.</source>
      <translation>Modifikator des Wurfs.</translation>
    </message>
    <message>
      <source>The roll with it.</source>
      <translation>Der Wurf damit.</translation>
    </message>
    <message>
      <source>Strength removed, infantry with its combat strength, armour and artillery with their defence.</source>
      <translation>Entfernte Stärke, Infanterie mit ihrer Kampfstärke, Panzer und Artillerie mit ihrer Verteidigung.</translation>
    </message>
    <message>
      <source>The attrition roll with its modifiers.</source>
      <translation>Der Abnutzungswurf mit seinen Modifikatoren.</translation>
    </message>
    <message>
      <source>Unsupplied last own turn?</source>
      <translation>Voriger eigener Zug unversorgt?</translation>
    </message>
    <message>
      <source>Isolated now?</source>
      <translation>Jetzt eingeschlossen?</translation>
    </message>
    <message>
      <source>Supplied by air?</source>
      <translation>Aus der Luft versorgt?</translation>
    </message>
    <message>
      <source>Unsupplied in the previous own turn</source>
      <translation>Unversorgt im vorigen eigenen Zug</translation>
    </message>
    <message>
      <source>Isolated now</source>
      <translation>Jetzt eingeschlossen</translation>
    </message>
    <message>
      <source>Its hex may break out, which is declared before the roll.</source>
      <translation>Sein Hexfeld darf ausbrechen; das wird vor dem Wurf angesagt.</translation>
    </message>
    <message>
      <source>Conditions there</source>
      <translation>Bedingungen dort</translation>
    </message>
    <message>
      <source>Losing more than this earns no replacement points.</source>
      <translation>Mehr als dies zu verlieren bringt keine Ersatzpunkte.</translation>
    </message>
    <message>
      <source>Strength removed</source>
      <translation>Entfernte Stärke</translation>
    </message>
    <message>
      <source>The roll would cost</source>
      <translation>Der Wurf würde kosten</translation>
    </message>
    <message>
      <source>They can be used from the next game turn on [ISO 06].</source>
      <translation>Sie sind ab dem nächsten Zug verwendbar [ISO 06].</translation>
    </message>
    <message>
      <source>Set the supply state first.</source>
      <translation>Zuerst den Versorgungszustand setzen.</translation>
    </message>
    <message>
      <source>not isolated according to the books</source>
      <translation>nach den Büchern nicht eingeschlossen</translation>
    </message>
    <message>
      <source>without supply for the first turn, which never rolls</source>
      <translation>den ersten Zug ohne Versorgung, in dem nie gewürfelt wird</translation>
    </message>
    <message>
      <source>rolled in this turn already</source>
      <translation>hat in diesem Zug schon gewürfelt</translation>
    </message>
    <message>
      <source>Units of the isolated stack.</source>
      <translation>Einheiten des eingeschlossenen Stapels.</translation>
    </message>
    <message>
      <source>Its hex: all isolated units there belong to it.</source>
      <translation>Sein Hexfeld: Alle eingeschlossenen Einheiten dort gehören dazu.</translation>
    </message>
    <message>
      <source>Two dice together; 0 until they are rolled.</source>
      <translation>Zwei Würfel zusammen; 0, bis sie geworfen sind.</translation>
    </message>
    <message>
      <source>Whether an enemy combat unit is adjacent.</source>
      <translation>Ob eine feindliche Kampfeinheit benachbart ist.</translation>
    </message>
    <message>
      <source>Whether it is in Eastern Europe, Russia or Scandinavia.</source>
      <translation>Ob er in Osteuropa, Russland oder Skandinavien ist.</translation>
    </message>
    <message>
      <source>Whether it is in its home country.</source>
      <translation>Ob er in seinem Heimatland ist.</translation>
    </message>
    <message>
      <source>Whether a path leads to a friendly major city.</source>
      <translation>Ob ein Weg zu einer eigenen Großstadt führt.</translation>
    </message>
    <message>
      <source>Whether it is winter; left blank to go by the turn.</source>
      <translation>Ob Winter ist; leer, um nach dem Zug zu gehen.</translation>
    </message>
    <message>
      <source>Pick the units of one isolated hex, or enter the hex.</source>
      <translation>Die Einheiten eines eingeschlossenen Hexfelds wählen oder das Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>Enter {0} to {1}, or have them rolled.</source>
      <translation>{0} bis {1} eintragen oder würfeln lassen.</translation>
    </message>
    <message>
      <source>no hex</source>
      <translation>kein Hexfeld</translation>
    </message>
    <message>
      <source>No isolated unit is in {0}.</source>
      <translation>Keine eingeschlossene Einheit steht in {0}.</translation>
    </message>
    <message>
      <source>Supply has not been checked in this turn: the states are those of before.</source>
      <translation>Die Versorgung ist in diesem Zug noch nicht geprüft: Die Zustände sind die von zuvor.</translation>
    </message>
    <message>
      <source>{0}: in the same hex, and not isolated according to the books.</source>
      <translation>{0}: im selben Hexfeld und nach den Büchern nicht eingeschlossen.</translation>
    </message>
    <message>
      <source>units without a hex</source>
      <translation>Einheiten ohne Hexfeld</translation>
    </message>
    <message>
      <source>Isolated units</source>
      <translation>Eingeschlossene Einheiten</translation>
    </message>
    <message>
      <source>Enemy adjacent?</source>
      <translation>Feind benachbart?</translation>
    </message>
    <message>
      <source>East or Scandinavia?</source>
      <translation>Osten oder Skandinavien?</translation>
    </message>
    <message>
      <source>Home country?</source>
      <translation>Heimatland?</translation>
    </message>
    <message>
      <source>Path to a major city?</source>
      <translation>Weg zu einer Großstadt?</translation>
    </message>
    <message>
      <source>Winter?</source>
      <translation>Winter?</translation>
    </message>
    <message>
      <source>Printed defence</source>
      <translation>Gedruckte Verteidigung</translation>
    </message>
    <message>
      <source>The two dice are missing.</source>
      <translation>Die beiden Würfel fehlen.</translation>
    </message>
    <message>
      <source>To roll: {0}.</source>
      <translation>Zu würfeln: {0}.</translation>
    </message>
    <message>
      <source>No hex has to roll.</source>
      <translation>Kein Hexfeld muss würfeln.</translation>
    </message>
    <message>
      <source>The units are in several hexes: {0}.</source>
      <translation>Die Einheiten stehen in mehreren Hexfeldern: {0}.</translation>
    </message>
    <message>
      <source>Each hex rolls on its own.</source>
      <translation>Jedes Hexfeld würfelt für sich.</translation>
    </message>
  </context>
  <context>
    <name>games.europa.losses</name>
    <message>
      <source>The losses fall short of the requirement by {0}.</source>
      <translation>Den Verlusten fehlen {0} am Geforderten.</translation>
    </message>
    <message>
      <source>Its factor before: attack for an attacker, defence for a defender.</source>
      <translation>Ihr Faktor zuvor: Angriff für einen Angreifer, Verteidigung für einen Verteidiger.</translation>
    </message>
    <message>
      <source>The factor of its cadre, 0 where it leaves none.</source>
      <translation>Der Faktor ihres Kaders, 0, wenn sie keinen hinterlässt.</translation>
    </message>
    <message>
      <source>Armor points of rebuilding it.</source>
      <translation>Panzerpunkte, um sie wieder aufzustellen.</translation>
    </message>
    <message>
      <source>Whether it is marked as isolated.</source>
      <translation>Ob sie als eingeschlossen markiert ist.</translation>
    </message>
    <message>
      <source>Factors that had to be lost.</source>
      <translation>Faktoren, die zu verlieren waren.</translation>
    </message>
    <message>
      <source>The units reduced or removed.</source>
      <translation>Die verringerten oder entfernten Einheiten.</translation>
    </message>
    <message>
      <source>Whether armor had to be lost.</source>
      <translation>Ob Panzer zu verlieren waren.</translation>
    </message>
    <message>
      <source>Whether all the units are marked as isolated.</source>
      <translation>Ob alle Einheiten als eingeschlossen markiert sind.</translation>
    </message>
    <message>
      <source>The game turn, to see when the points can be used.</source>
      <translation>Der Zug, der zeigt, wann die Punkte verwendbar sind.</translation>
    </message>
    <message>
      <source>Whose losses they are.</source>
      <translation>Wessen Verluste es sind.</translation>
    </message>
    <message>
      <source>Whose player turn it is.</source>
      <translation>Wessen Spielerzug es ist.</translation>
    </message>
    <message>
      <source>Factors that the losses count for.</source>
      <translation>Faktoren, für die die Verluste zählen.</translation>
    </message>
    <message>
      <source>Replacement points that come back.</source>
      <translation>Ersatzpunkte, die zurückkommen.</translation>
    </message>
    <message>
      <source>Of these, armor points.</source>
      <translation>Davon Panzerpunkte.</translation>
    </message>
    <message>
      <source>Of these, infantry points.</source>
      <translation>Davon Infanteriepunkte.</translation>
    </message>
    <message>
      <source>armor was required</source>
      <translation>Panzer waren gefordert</translation>
    </message>
    <message>
      <source>Change for excess losses</source>
      <translation>Ausgleich für überzählige Verluste</translation>
    </message>
    <message>
      <source>Factor before</source>
      <translation>Faktor zuvor</translation>
    </message>
    <message>
      <source>Factor of its cadre</source>
      <translation>Faktor ihres Kaders</translation>
    </message>
    <message>
      <source>Armor loss required?</source>
      <translation>Panzerverlust verlangt?</translation>
    </message>
    <message>
      <source>All isolated?</source>
      <translation>Alle eingeschlossen?</translation>
    </message>
    <message>
      <source>at most {0}, lost of others</source>
      <translation>höchstens {0}, von anderen verloren</translation>
    </message>
    <message>
      <source>Points that come back</source>
      <translation>Punkte, die zurückkommen</translation>
    </message>
    <message>
      <source>removals.{0}.cadre</source>
      <translation>removals.{0}.cadre</translation>
    </message>
    <message>
      <source>DR</source>
      <translation>DR</translation>
    </message>
    <message>
      <source>X1DR</source>
      <translation>X1DR</translation>
    </message>
    <message>
      <source>D1DR</source>
      <translation>D1DR</translation>
    </message>
    <message>
      <source>D2DR</source>
      <translation>D2DR</translation>
    </message>
    <message>
      <source>NE</source>
      <translation>NE</translation>
    </message>
    <message>
      <source>AE</source>
      <translation>AE</translation>
    </message>
    <message>
      <source>attacker eliminated</source>
      <translation>Angreifer vernichtet</translation>
    </message>
    <message>
      <source>DRX1</source>
      <translation>DRX1</translation>
    </message>
    <message>
      <source>DRD1</source>
      <translation>DRD1</translation>
    </message>
    <message>
      <source>DRD2</source>
      <translation>DRD2</translation>
    </message>
    <message>
      <source>{0} × {1} without support</source>
      <translation>{0} × {1} ohne Unterstützung</translation>
    </message>
    <message>
      <source>below 1-4</source>
      <translation>unter 1-4</translation>
    </message>
    <message>
      <source>under 1-4</source>
      <translation>unter 1-4</translation>
    </message>
    <message>
      <source>The result of the combat.</source>
      <translation>Das Ergebnis des Kampfes.</translation>
    </message>
    <message>
      <source>The column that was used.</source>
      <translation>Die benutzte Spalte.</translation>
    </message>
    <message>
      <source>Printed attack factors of all attackers, artillery in full.</source>
      <translation>Gedruckte Angriffsfaktoren aller Angreifer, Artillerie voll.</translation>
    </message>
    <message>
      <source>Printed defence factors of all defenders, artillery in full.</source>
      <translation>Gedruckte Verteidigungsfaktoren aller Verteidiger, Artillerie voll.</translation>
    </message>
    <message>
      <source>Whether the attackers are unpaid or out of supply.</source>
      <translation>Ob die Angreifer unbezahlt oder unversorgt sind.</translation>
    </message>
    <message>
      <source>Printed attack factors out of supply, where only some of them are.</source>
      <translation>Gedruckte unversorgte Angriffsfaktoren, wenn nur einige es sind.</translation>
    </message>
    <message>
      <source>Whether the defenders are out of supply.</source>
      <translation>Ob die Verteidiger unversorgt sind.</translation>
    </message>
    <message>
      <source>Whether an attacker has AECA.</source>
      <translation>Ob ein Angreifer AECA hat.</translation>
    </message>
    <message>
      <source>Whether a defender has AECA.</source>
      <translation>Ob ein Verteidiger AECA hat.</translation>
    </message>
    <message>
      <source>Whether a defender has ATEC.</source>
      <translation>Ob ein Verteidiger ATEC hat.</translation>
    </message>
    <message>
      <source>Whether the target is a fortification or a major city.</source>
      <translation>Ob das Ziel eine Befestigung oder eine Großstadt ist.</translation>
    </message>
    <message>
      <source>Whether the terrain let armor earn a column.</source>
      <translation>Ob das Gelände Panzer eine Spalte einbringen ließ.</translation>
    </message>
    <message>
      <source>Whether the attackers had both the armor modifier of 1 and the armor column.</source>
      <translation>Ob die Angreifer sowohl den Panzermodifikator 1 als auch die Panzerspalte hatten.</translation>
    </message>
    <message>
      <source>Factors that the attacker must lose.</source>
      <translation>Faktoren, die der Angreifer verlieren muss.</translation>
    </message>
    <message>
      <source>Factors that the defender must lose.</source>
      <translation>Faktoren, die der Verteidiger verlieren muss.</translation>
    </message>
    <message>
      <source>{0} × {1}, up</source>
      <translation>{0} × {1}, aufgerundet</translation>
    </message>
    <message>
      <source>Losses of a combat</source>
      <translation>Verluste eines Kampfes</translation>
    </message>
    <message>
      <source>{0} × {1} out of supply</source>
      <translation>{0} × {1} unversorgt</translation>
    </message>
    <message>
      <source>Printed attack factors</source>
      <translation>Gedruckte Angriffsfaktoren</translation>
    </message>
    <message>
      <source>Printed defence factors</source>
      <translation>Gedruckte Verteidigungsfaktoren</translation>
    </message>
    <message>
      <source>Attackers out of supply?</source>
      <translation>Angreifer unversorgt?</translation>
    </message>
    <message>
      <source>Attack factors out of supply</source>
      <translation>Unversorgte Angriffsfaktoren</translation>
    </message>
    <message>
      <source>Defenders out of supply?</source>
      <translation>Verteidiger unversorgt?</translation>
    </message>
    <message>
      <source>Attackers with AECA?</source>
      <translation>Angreifer mit AECA?</translation>
    </message>
    <message>
      <source>Defenders with AECA?</source>
      <translation>Verteidiger mit AECA?</translation>
    </message>
    <message>
      <source>Defenders with ATEC?</source>
      <translation>Verteidiger mit ATEC?</translation>
    </message>
    <message>
      <source>Fortified or major city?</source>
      <translation>Befestigung oder Großstadt?</translation>
    </message>
    <message>
      <source>Armor modifier and column?</source>
      <translation>Panzermodifikator und -spalte?</translation>
    </message>
    <message>
      <source>the defender</source>
      <translation>der Verteidiger</translation>
    </message>
    <message>
      <source>the attacker</source>
      <translation>der Angreifer</translation>
    </message>
    <message>
      <source>losses.result.{0}.{1}</source>
      <translation>losses.result.{0}.{1}</translation>
    </message>
    <message>
      <source>is more than the printed factors.</source>
      <translation>ist mehr als die gedruckten Faktoren.</translation>
    </message>
    <message>
      <source>The attackers have {0}.</source>
      <translation>Die Angreifer haben {0}.</translation>
    </message>
    <message>
      <source>{0} factors for losses</source>
      <translation>{0} Faktoren für Verluste</translation>
    </message>
    <message>
      <source>The attacker must reduce at least one unit with AECA [LOS 05].</source>
      <translation>Der Angreifer muss mindestens eine Einheit mit AECA verringern [LOS 05].</translation>
    </message>
    <message>
      <source>The defender must reduce at least one unit with AECA [LOS 05].</source>
      <translation>Der Verteidiger muss mindestens eine Einheit mit AECA verringern [LOS 05].</translation>
    </message>
    <message>
      <source>All attackers are lost</source>
      <translation>Alle Angreifer sind verloren</translation>
    </message>
    <message>
      <source>Weaker side</source>
      <translation>Schwächere Seite</translation>
    </message>
    <message>
      <source>The {0} loses</source>
      <translation>Verluste: {0}</translation>
    </message>
    <message>
      <source>Attack factors for losses</source>
      <translation>Angriffsfaktoren für Verluste</translation>
    </message>
    <message>
      <source>Defence factors for losses</source>
      <translation>Verteidigungsfaktoren für Verluste</translation>
    </message>
    <message>
      <source>The attacker need not lose armor: his armor advantage is large [LOS 06].</source>
      <translation>Der Angreifer muss keine Panzer verlieren: Sein Panzervorteil ist groß [LOS 06].</translation>
    </message>
    <message>
      <source>The {0} has only {1} factors: all are lost.</source>
      <translation>Nur {1} Faktoren ({0}): Alle sind verloren.</translation>
    </message>
    <message>
      <source>frozen swamp</source>
      <translation>gefrorener Sumpf</translation>
    </message>
    <message>
      <source>frozen lake</source>
      <translation>gefrorener See</translation>
    </message>
    <message>
      <source>frozen intermittent lake</source>
      <translation>gefrorener zeitweiliger See</translation>
    </message>
    <message>
      <source>minor city</source>
      <translation>Kleinstadt</translation>
    </message>
    <message>
      <source>Terrain of the defender's hex.</source>
      <translation>Gelände im Hexfeld des Verteidigers.</translation>
    </message>
    <message>
      <source>Terrain beneath a dot city or a fort counter.</source>
      <translation>Gelände unter einer Punktstadt oder einem Fort-Spielstein.</translation>
    </message>
    <message>
      <source>Length of a retreat</source>
      <translation>Länge eines Rückzugs</translation>
    </message>
    <message>
      <source>Hexes to retreat, 0 for none.</source>
      <translation>Hexfelder des Rückzugs, 0 für keinen.</translation>
    </message>
    <message>
      <source>REs of NKVD that are lost.</source>
      <translation>RE an NKVD, die verloren gehen.</translation>
    </message>
    <message>
      <source>Who defends.</source>
      <translation>Wer verteidigt.</translation>
    </message>
    <message>
      <source>The retreat is cancelled</source>
      <translation>Der Rückzug wird aufgehoben</translation>
    </message>
    <message>
      <source>NKVD against a retreat</source>
      <translation>NKVD gegen einen Rückzug</translation>
    </message>
    <message>
      <source>Whether the retreat may be cancelled.</source>
      <translation>Ob der Rückzug aufgehoben werden darf.</translation>
    </message>
    <message>
      <source>No retreat</source>
      <translation>Kein Rückzug</translation>
    </message>
    <message>
      <source>The {0} retreats</source>
      <translation>Rückzug: {0}</translation>
    </message>
    <message>
      <source>The Soviets defend</source>
      <translation>Die Sowjets verteidigen</translation>
    </message>
    <message>
      <source>A result that can be cancelled</source>
      <translation>Ein Ergebnis, das aufgehoben werden kann</translation>
    </message>
    <message>
      <source>NKVD lost, in REs</source>
      <translation>Verlorene NKVD, in RE</translation>
    </message>
    <message>
      <source>at least {0}</source>
      <translation>mindestens {0}</translation>
    </message>
    <message>
      <source>Terrain that shortens it</source>
      <translation>Gelände, das ihn verkürzt</translation>
    </message>
    <message>
      <source>{0} A number alone is a unit that loses a step.</source>
      <translation>{0} Eine Zahl allein ist eine Einheit, die einen Schritt verliert.</translation>
    </message>
    <message>
      <source>lost beyond need, cancels nothing: nothing comes back</source>
      <translation>über den Bedarf hinaus verloren, hebt nichts auf: nichts kommt zurück</translation>
    </message>
    <message>
      <source>The {0} side must lose {1}; the picked losses are enough without {2}.</source>
      <translation>Die Seite {0} muss {1} verlieren; die gewählten Verluste reichen ohne {2}.</translation>
    </message>
    <message>
      <source>The retreat through enemy zones costs {0}.</source>
      <translation>Der Rückzug durch feindliche Zonen kostet {0}.</translation>
    </message>
    <message>
      <source>Whether it is removed altogether, where a cadre would be left.</source>
      <translation>Ob sie ganz entfernt wird, wo ein Kader bliebe.</translation>
    </message>
    <message>
      <source>The {0} side must lose {1}; the picked losses count for {2}.</source>
      <translation>Die Seite {0} muss {1} verlieren; die gewählten Verluste zählen für {2}.</translation>
    </message>
    <message>
      <source>The {0} side must reduce at least one unit with AECA.</source>
      <translation>Die Seite {0} muss mindestens eine Einheit mit AECA verringern.</translation>
    </message>
    <message>
      <source>The {0} side need not lose anything.</source>
      <translation>Die Seite {0} muss nichts verlieren.</translation>
    </message>
    <message>
      <source>The enemy zones take nothing from this stack.</source>
      <translation>Die feindlichen Zonen nehmen diesem Stapel nichts.</translation>
    </message>
    <message>
      <source>no unit below a division</source>
      <translation>keine Einheit unter Divisionsgröße</translation>
    </message>
    <message>
      <source>Pick what the zones take.</source>
      <translation>Wählen, was die Zonen nehmen.</translation>
    </message>
    <message>
      <source>No cadre?</source>
      <translation>Kein Kader?</translation>
    </message>
    <message>
      <source>A loss is not a unit of this combat.</source>
      <translation>Ein Verlust ist keine Einheit dieses Kampfes.</translation>
    </message>
    <message>
      <source>Pick more.</source>
      <translation>Mehr wählen.</translation>
    </message>
    <message>
      <source>Pick {0} losses for {1} factors.</source>
      <translation>{0} Verluste für {1} Faktoren wählen.</translation>
    </message>
    <message>
      <source>armor alone, no enemy AECA</source>
      <translation>nur Panzer, keine feindliche AECA</translation>
    </message>
    <message>
      <source>no unit retreats</source>
      <translation>niemand zieht sich zurück</translation>
    </message>
    <message>
      <source>Enemy zones</source>
      <translation>Feindliche Zonen</translation>
    </message>
    <message>
      <source>Enemy zones: divisions to reduce</source>
      <translation>Feindliche Zonen: zu verringernde Divisionen</translation>
    </message>
    <message>
      <source>1 division to cadre</source>
      <translation>1 Division zum Kader</translation>
    </message>
    <message>
      <source>Enemy zones: REs to lose</source>
      <translation>Feindliche Zonen: zu verlierende RE</translation>
    </message>
    <message>
      <source>{0} REs picked</source>
      <translation>{0} RE gewählt</translation>
    </message>
    <message>
      <source>{0} is lost twice.</source>
      <translation>{0} ist zweimal verloren.</translation>
    </message>
    <message>
      <source>Pick one of them.</source>
      <translation>Eines davon wählen.</translation>
    </message>
    <message>
      <source>Pick others.</source>
      <translation>Andere wählen.</translation>
    </message>
  </context>
  <context>
    <name>games.europa.movement</name>
    <message>
      <source>Enough movement points</source>
      <translation>Genug Bewegungspunkte</translation>
    </message>
    <message>
      <source>Hexes cheap enough</source>
      <translation>Hexfelder billig genug</translation>
    </message>
    <message>
      <source>In the Movement Phase</source>
      <translation>In der Bewegungsphase</translation>
    </message>
    <message>
      <source>Clear of enemy zones of control</source>
      <translation>Frei von feindlichen Kontrollzonen</translation>
    </message>
    <message>
      <source>Not next to the enemy</source>
      <translation>Nicht neben dem Feind</translation>
    </message>
    <message>
      <source>Hexes friendly at the start</source>
      <translation>Hexfelder zu Beginn eigene</translation>
    </message>
    <message>
      <source>On roads in arctic zone A</source>
      <translation>Auf Straßen in der arktischen Zone A</translation>
    </message>
    <message>
      <source>Truck clear of interdiction zones</source>
      <translation>Lkw frei von Abriegelungszonen</translation>
    </message>
    <message>
      <source>Whose zone of control it is.</source>
      <translation>Wessen Kontrollzone es ist.</translation>
    </message>
    <message>
      <source>Whether only isolated divisions exert it.</source>
      <translation>Ob nur eingeschlossene Divisionen sie ausüben.</translation>
    </message>
    <message>
      <source>Whether a division exerts it, or a Soviet tank or mechanised corps.</source>
      <translation>Ob eine Division sie ausübt oder ein sowjetisches Panzer- oder mechanisiertes Korps.</translation>
    </message>
    <message>
      <source>the lowest</source>
      <translation>der niedrigste</translation>
    </message>
    <message>
      <source>Movement points more</source>
      <translation>Bewegungspunkte mehr</translation>
    </message>
    <message>
      <source>Leaving a zone of control</source>
      <translation>Verlassen einer Kontrollzone</translation>
    </message>
    <message>
      <source>The cost of entering each hex, in order.</source>
      <translation>Die Kosten jedes betretenen Hexfelds, der Reihe nach.</translation>
    </message>
    <message>
      <source>Movement points of the unit.</source>
      <translation>Bewegungspunkte der Einheit.</translation>
    </message>
    <message>
      <source>For each of the hexes, whether it is in an interdiction zone.</source>
      <translation>Für jedes der Hexfelder, ob es in einer Abriegelungszone liegt.</translation>
    </message>
    <message>
      <source>Whether it starts in an interdiction zone.</source>
      <translation>Ob sie in einer Abriegelungszone beginnt.</translation>
    </message>
    <message>
      <source>Whether it is mechanised.</source>
      <translation>Ob sie mechanisiert ist.</translation>
    </message>
    <message>
      <source>Whether it enters or leaves an enemy zone of control.</source>
      <translation>Ob sie eine feindliche Kontrollzone betritt oder verlässt.</translation>
    </message>
    <message>
      <source>Whether it passes next to enemy units.</source>
      <translation>Ob sie an feindlichen Einheiten vorbeizieht.</translation>
    </message>
    <message>
      <source>Whether it is in supply.</source>
      <translation>Ob sie versorgt ist.</translation>
    </message>
    <message>
      <source>Whether all hexes were friendly at the start.</source>
      <translation>Ob alle Hexfelder zu Beginn eigene waren.</translation>
    </message>
    <message>
      <source>Whether it moves in arctic zone A.</source>
      <translation>Ob sie sich in der arktischen Zone A bewegt.</translation>
    </message>
    <message>
      <source>Whether it keeps to roads.</source>
      <translation>Ob sie auf Straßen bleibt.</translation>
    </message>
    <message>
      <source>Whether it is a truck.</source>
      <translation>Ob sie ein Lkw ist.</translation>
    </message>
    <message>
      <source>The phase.</source>
      <translation>Die Phase.</translation>
    </message>
    <message>
      <source>Whether it may move so.</source>
      <translation>Ob sie sich so bewegen darf.</translation>
    </message>
    <message>
      <source>What it costs; none where it may not.</source>
      <translation>Was es kostet; nichts, wenn sie es nicht darf.</translation>
    </message>
    <message>
      <source>covers {0} hexes, and the route has {1}.</source>
      <translation>nennt {0} Hexfelder, und der Weg hat {1}.</translation>
    </message>
    <message>
      <source>{0} hex above {1} MP</source>
      <translation>{0} Hexfeld über {1} MP</translation>
    </message>
    <message>
      <source>{0} hexes above {1} MP</source>
      <translation>{0} Hexfelder über {1} MP</translation>
    </message>
    <message>
      <source>Regimental equivalents in the hex.</source>
      <translation>RE (Regimentsäquivalente) im Hexfeld.</translation>
    </message>
    <message>
      <source>Within the limit</source>
      <translation>Innerhalb der Grenze</translation>
    </message>
    <message>
      <source>Whether this many may stack there.</source>
      <translation>Ob so viele dort stehen dürfen.</translation>
    </message>
    <message>
      <source>Only isolated divisions?</source>
      <translation>Nur eingeschlossene Divisionen?</translation>
    </message>
    <message>
      <source>Exerted by a division?</source>
      <translation>Von einer Division ausgeübt?</translation>
    </message>
    <message>
      <source>No division, no zone of control</source>
      <translation>Keine Division, keine Kontrollzone</translation>
    </message>
    <message>
      <source>{0} zone of control</source>
      <translation>Kontrollzone: {0}</translation>
    </message>
    <message>
      <source>must be a list of true and false, one for each hex.</source>
      <translation>muss eine Liste aus true und false sein, eines je Hexfeld.</translation>
    </message>
    <message>
      <source>Hexes in interdiction zones</source>
      <translation>Hexfelder in Abriegelungszonen</translation>
    </message>
    <message>
      <source>C/M unit?</source>
      <translation>C/M-Einheit?</translation>
    </message>
    <message>
      <source>In supply?</source>
      <translation>Versorgt?</translation>
    </message>
    <message>
      <source>Truck?</source>
      <translation>Lkw?</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>Erlaubt</translation>
    </message>
    <message>
      <source>The move takes {0} MP; left: {1}.</source>
      <translation>Der Zug kostet {0} MP; übrig: {1}.</translation>
    </message>
    <message>
      <source>The route is too expensive for an administrative move: {0}.</source>
      <translation>Der Weg ist für eine Verwaltungsbewegung zu teuer: {0}.</translation>
    </message>
    <message>
      <source>There is no administrative movement after the Movement Phase.</source>
      <translation>Nach der Bewegungsphase bewegt sich niemand so.</translation>
    </message>
    <message>
      <source>The route leads through an enemy zone of control.</source>
      <translation>Der Weg führt durch eine feindliche Kontrollzone.</translation>
    </message>
    <message>
      <source>The route leads next to the enemy.</source>
      <translation>Der Weg führt am Feind entlang.</translation>
    </message>
    <message>
      <source>Only units in supply move administratively.</source>
      <translation>Nur versorgte Einheiten bewegen sich administrativ.</translation>
    </message>
    <message>
      <source>The route leads through a hex that was not friendly at the start.</source>
      <translation>Der Weg führt durch ein Hexfeld, das am Anfang nicht eigen war.</translation>
    </message>
    <message>
      <source>In arctic zone A administrative movement keeps to the roads.</source>
      <translation>In der arktischen Zone A bewegt sich abseits der Straßen niemand so.</translation>
    </message>
    <message>
      <source>A truck keeps clear of interdiction zones.</source>
      <translation>Ein Lastwagen meidet Abriegelungszonen.</translation>
    </message>
    <message>
      <source>Zone hexes</source>
      <translation>Hexfelder in der Zone</translation>
    </message>
    <message>
      <source>in full</source>
      <translation>voll</translation>
    </message>
    <message>
      <source>Zone hexes left</source>
      <translation>Verlassene Hexfelder in der Zone</translation>
    </message>
    <message>
      <source>Zone hexes entered</source>
      <translation>Betretene Hexfelder in der Zone</translation>
    </message>
    <message>
      <source>other hex</source>
      <translation>anderes Hexfeld</translation>
    </message>
    <message>
      <source>by operational rail</source>
      <translation>mit operativer Bahn</translation>
    </message>
    <message>
      <source>converting a rail line</source>
      <translation>spurt eine Bahnlinie um</translation>
    </message>
    <message>
      <source>and was halted by an overrun</source>
      <translation>und wurde von einem Überrennen angehalten</translation>
    </message>
    <message>
      <source>moved {0} this turn</source>
      <translation>in diesem Zug {0} bewegt</translation>
    </message>
    <message>
      <source>normal rough</source>
      <translation>normales raues Gelände</translation>
    </message>
    <message>
      <source>partial city</source>
      <translation>Teilstadt</translation>
    </message>
    <message>
      <source>minor river</source>
      <translation>kleiner Fluss</translation>
    </message>
    <message>
      <source>major river</source>
      <translation>großer Fluss</translation>
    </message>
    <message>
      <source>unfrozen major</source>
      <translation>offener großer</translation>
    </message>
    <message>
      <source>major unfrozen</source>
      <translation>großer offener</translation>
    </message>
    <message>
      <source>unfrozen minor</source>
      <translation>offener kleiner</translation>
    </message>
    <message>
      <source>frozen major</source>
      <translation>gefrorener großer</translation>
    </message>
    <message>
      <source>major frozen</source>
      <translation>großer gefrorener</translation>
    </message>
    <message>
      <source>frozen minor</source>
      <translation>gefrorener kleiner</translation>
    </message>
    <message>
      <source>minor frozen</source>
      <translation>kleiner gefrorener</translation>
    </message>
    <message>
      <source>movement phase</source>
      <translation>Bewegungsphase</translation>
    </message>
    <message>
      <source>exploitation phase</source>
      <translation>Ausnutzungsphase</translation>
    </message>
    <message>
      <source>Movement points that the stack has left.</source>
      <translation>Bewegungspunkte, die der Stapel noch hat.</translation>
    </message>
    <message>
      <source>The weather.</source>
      <translation>Das Wetter.</translation>
    </message>
    <message>
      <source>The terrain of the target hex.</source>
      <translation>Das Gelände des Zielhexfeldes.</translation>
    </message>
    <message>
      <source>The river on the hexside.</source>
      <translation>Der Fluss an der Hexfeldseite.</translation>
    </message>
    <message>
      <source>Whether the stack has overrun in this phase.</source>
      <translation>Ob der Stapel in dieser Phase schon überrannt hat.</translation>
    </message>
    <message>
      <source>Whether the hex has been overrun in this phase.</source>
      <translation>Ob das Hexfeld in dieser Phase schon überrannt wurde.</translation>
    </message>
    <message>
      <source>Whether rivers, swamps and seasonal lakes are frozen; as the weather has it if left out.</source>
      <translation>Ob Flüsse, Sümpfe und zeitweilige Seen gefroren sind; ohne Angabe, wie es das Wetter sagt.</translation>
    </message>
    <message>
      <source>Whether it may be made.</source>
      <translation>Ob es gemacht werden darf.</translation>
    </message>
    <message>
      <source>What it costs.</source>
      <translation>Was es kostet.</translation>
    </message>
    <message>
      <source>First overrun of the stack</source>
      <translation>Erstes Überrennen des Stapels</translation>
    </message>
    <message>
      <source>First overrun of the hex</source>
      <translation>Erstes Überrennen des Hexfeldes</translation>
    </message>
    <message>
      <source>More MP are needed: {0}.</source>
      <translation>Es braucht mehr BP: {0}.</translation>
    </message>
    <message>
      <source>movement.overrun.{0}.{1}</source>
      <translation>movement.overrun.{0}.{1}</translation>
    </message>
    <message>
      <source>{0}, frozen: {1}</source>
      <translation>{0}, gefroren: {1}</translation>
    </message>
    <message>
      <source>Exploitation in this weather</source>
      <translation>Ausnutzung bei diesem Wetter</translation>
    </message>
    <message>
      <source>The weather where it starts the phase.</source>
      <translation>Das Wetter dort, wo sie die Phase beginnt.</translation>
    </message>
    <message>
      <source>Whether it was in supply in its own Initial Phase.</source>
      <translation>Ob sie in der eigenen Anfangsphase versorgt war.</translation>
    </message>
    <message>
      <source>Whether its exploitation is paid.</source>
      <translation>Ob ihre Ausnutzung bezahlt ist.</translation>
    </message>
    <message>
      <source>Whether it is a division.</source>
      <translation>Ob es eine Division ist.</translation>
    </message>
    <message>
      <source>Whether it is Soviet.</source>
      <translation>Ob sie sowjetisch ist.</translation>
    </message>
    <message>
      <source>Whether it starts in an enemy zone of control.</source>
      <translation>Ob sie in einer feindlichen Kontrollzone beginnt.</translation>
    </message>
    <message>
      <source>Whether it attacked in the Combat Phase before.</source>
      <translation>Ob sie zuvor in der Kampfphase angegriffen hat.</translation>
    </message>
    <message>
      <source>Whether it paid in movement or combat this turn.</source>
      <translation>Ob sie in diesem Zug für Bewegung oder Kampf gezahlt hat.</translation>
    </message>
    <message>
      <source>May exploit</source>
      <translation>Darf ausnutzen</translation>
    </message>
    <message>
      <source>Whether it may exploit.</source>
      <translation>Ob sie ausnutzen darf.</translation>
    </message>
    <message>
      <source>Stack has overrun?</source>
      <translation>Stapel hat schon überrannt?</translation>
    </message>
    <message>
      <source>Hex overrun before?</source>
      <translation>Hexfeld schon überrannt?</translation>
    </message>
    <message>
      <source>Rivers and swamps frozen?</source>
      <translation>Flüsse und Sümpfe gefroren?</translation>
    </message>
    <message>
      <source>Cost</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>In supply in its Initial Phase?</source>
      <translation>In eigener Anfangsphase versorgt?</translation>
    </message>
    <message>
      <source>Exploitation paid?</source>
      <translation>Ausnutzung bezahlt?</translation>
    </message>
    <message>
      <source>Division?</source>
      <translation>Division?</translation>
    </message>
    <message>
      <source>Soviet?</source>
      <translation>Sowjetisch?</translation>
    </message>
    <message>
      <source>Starts in an enemy zone of control?</source>
      <translation>Beginnt in feindlicher Kontrollzone?</translation>
    </message>
    <message>
      <source>Attacked before?</source>
      <translation>Zuvor angegriffen?</translation>
    </message>
    <message>
      <source>Paid already this turn?</source>
      <translation>In diesem Zug schon bezahlt?</translation>
    </message>
    <message>
      <source>In supply in the Initial Phase</source>
      <translation>Versorgt in der Anfangsphase</translation>
    </message>
    <message>
      <source>Paid</source>
      <translation>Bezahlt</translation>
    </message>
    <message>
      <source>Not in an enemy zone of control</source>
      <translation>Nicht in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
      <source>Has not attacked</source>
      <translation>Hat nicht angegriffen</translation>
    </message>
    <message>
      <source>There is no Exploitation Phase in {0}.</source>
      <translation>Bei {0} gibt es keine Ausnutzungsphase.</translation>
    </message>
    <message>
      <source>The terrain bars an overrun: {0}.</source>
      <translation>Das Gelände lässt kein Überrennen zu: {0}.</translation>
    </message>
    <message>
      <source>The river bars an overrun: {0}.</source>
      <translation>Der Fluss lässt kein Überrennen zu: {0}.</translation>
    </message>
    <message>
      <source>The stack has made an overrun in this phase.</source>
      <translation>Der Stapel hat in dieser Phase schon überrannt.</translation>
    </message>
    <message>
      <source>The hex was overrun in this phase already.</source>
      <translation>Das Hexfeld wurde in dieser Phase schon überrannt.</translation>
    </message>
    <message>
      <source>Paid before this phase</source>
      <translation>Vor dieser Phase bezahlt</translation>
    </message>
    <message>
      <source>Road</source>
      <translation>Straße</translation>
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
      <source>Your chart of movement says nothing of {0} in {1}.</source>
      <translation>Die eigene Bewegungstabelle sagt nichts über {0} bei {1}.</translation>
    </message>
    <message>
      <source>Enter it there, or the cost of each hex here.</source>
      <translation>Dort eintragen, oder hier die Kosten jedes Hexfeldes.</translation>
    </message>
    <message>
      <source>has two terrains.</source>
      <translation>hat zweierlei Gelände.</translation>
    </message>
    <message>
      <source>is not known.</source>
      <translation>ist nicht bekannt.</translation>
    </message>
    <message>
      <source>Write the one that counts.</source>
      <translation>Das schreiben, das zählt.</translation>
    </message>
    <message>
      <source>Write woods, clear×3, road.</source>
      <translation>So schreiben: Wald, offenes Gelände×3, Straße.</translation>
    </message>
  </context>
  <context>
    <name>games.europa.pages</name>
    <message>
      <source>The SP that come by this line in each income while it is in force and open.</source>
      <translation>Die SP, die auf diesem Weg mit jedem Einkommen kommen, solange er gilt und offen ist.</translation>
    </message>
    <message>
      <source>What a Resource Point costs, or brings back, before the limit is applied.</source>
      <translation>Was ein Rohstoffpunkt kostet oder zurückbringt, bevor die Grenze gilt.</translation>
    </message>
    <message>
      <source>What the same inputs give the other side in its own income, if nothing changes.</source>
      <translation>Was dieselben Eingaben der anderen Seite in ihrem eigenen Einkommen geben, wenn sich nichts ändert.</translation>
    </message>
    <message>
      <source>What this city counts for in the income of a side: {0}.</source>
      <translation>Was diese Stadt im Einkommen einer Seite zählt: {0}.</translation>
    </message>
    <message>
      <source>trace_{0}_words</source>
      <translation>trace_{0}_words</translation>
    </message>
    <message>
      <source>Clear in all zones</source>
      <translation>Überall klar</translation>
    </message>
    <message>
      <source>In every zone that is not entered yet. So do Shift+F, Shift+M and Shift+S.</source>
      <translation>In jeder Zone, die noch nicht eingetragen ist. Ebenso Umschalt+F, Umschalt+M und Umschalt+S.</translation>
    </message>
    <message>
      <source>Weather in zone {0}</source>
      <translation>Wetter in Zone {0}</translation>
    </message>
    <message>
      <source>SP</source>
      <translation>SP</translation>
    </message>
    <message>
      <source>Forecast. {0}: {1}{2}</source>
      <translation>Vorschau. {0}: {1}{2}</translation>
    </message>
    <message>
      <source>{0}, {1} SP, case {2}</source>
      <translation>{0}, {1} SP, Fall {2}</translation>
    </message>
    <message>
      <source>{0} SP</source>
      <translation>{0} SP</translation>
    </message>
  </context>
  <context>
    <name>games.europa.pages.air</name>
    <message>
      <source>No bases yet. Groups that are placed on the map are at bases.</source>
      <translation>Noch keine Flugplätze. Gruppen, die auf die Karte kommen, stehen auf Flugplätzen.</translation>
    </message>
    <message>
      <source>On bases</source>
      <translation>Auf Flugplätzen</translation>
    </message>
    <message>
      <source>How many air groups of the nation are at bases, and at how many.</source>
      <translation>Wie viele Luftgruppen des Landes auf Basen liegen, und auf wie vielen.</translation>
    </message>
    <message>
      <source>Bases</source>
      <translation>Flugplätze</translation>
    </message>
    <message>
      <source>{0} at {1} base</source>
      <translation>{0} auf {1} Flugplatz</translation>
    </message>
    <message>
      <source>{0} at {1} bases</source>
      <translation>{0} auf {1} Flugplätzen</translation>
    </message>
    <message>
      <source>Boxes off the map</source>
      <translation>Boxen außerhalb der Karte</translation>
    </message>
    <message>
      <source>Boxes of what was lost</source>
      <translation>Boxen für Verlorenes</translation>
    </message>
    <message>
      <source>Boxes and bases</source>
      <translation>Boxen und Flugplätze</translation>
    </message>
    <message>
      <source>{0} base</source>
      <translation>{0} Flugplatz</translation>
    </message>
    <message>
      <source>{0} bases</source>
      <translation>{0} Flugplätze</translation>
    </message>
    <message>
      <source>There is no other base to go to.</source>
      <translation>Es gibt keinen anderen Flugplatz.</translation>
    </message>
    <message>
      <source>Drop here, or press {0}</source>
      <translation>Hier ablegen, oder {0} drücken</translation>
    </message>
    <message>
      <source>How many air groups of the nation are on the map, and how many may be.</source>
      <translation>Wie viele Luftgruppen der Nation auf der Karte sind, und wie viele es sein dürfen.</translation>
    </message>
    <message>
      <source>Group Allowance, {0}</source>
      <translation>Gruppenkontingent, {0}</translation>
    </message>
    <message>
      <source>Missions are placed in the phase for it, by the side that is playing.</source>
      <translation>Einsätze werden in der Phase dafür gesetzt, von der Seite am Zug.</translation>
    </message>
    <message>
      <source>Post the move first; then the group can fly a mission from there.</source>
      <translation>Erst die Verlegung buchen; dann kann die Gruppe von dort einen Einsatz fliegen.</translation>
    </message>
    <message>
      <source>{0} cannot be taken back any more.</source>
      <translation>{0} lässt sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
      <source>The column is the rating of the shooter, less that of the target.</source>
      <translation>Die Spalte ist der Wert dessen, der schießt, weniger den Wert dessen, auf den geschossen wird.</translation>
    </message>
    <message>
      <source>Away</source>
      <translation>Entfernung</translation>
    </message>
    <message>
      <source>At it: column</source>
      <translation>Auf das Ziel: Spalte</translation>
    </message>
    <message>
      <source>or the result</source>
      <translation>oder das Ergebnis</translation>
    </message>
    <message>
      <source>Back: column</source>
      <translation>Zurück: Spalte</translation>
    </message>
    <message>
      <source>Soviet Guards: target</source>
      <translation>Sowjetische Garde: Ziel</translation>
    </message>
    <message>
      <source>For an X, target from its own lines</source>
      <translation>Für ein X, Ziel ab den eigenen Linien</translation>
    </message>
    <message>
      <source>For an X, attacker from its own lines</source>
      <translation>Für ein X, Angreifer ab den eigenen Linien</translation>
    </message>
    <message>
      <source>Flies to it</source>
      <translation>Fliegt hin</translation>
    </message>
    <message>
      <source>Night fighter</source>
      <translation>Nachtjäger</translation>
    </message>
    <message>
      <source>At night</source>
      <translation>Bei Nacht</translation>
    </message>
    <message>
      <source>Pay for groups not paid yet</source>
      <translation>Noch nicht bezahlte Gruppen bezahlen</translation>
    </message>
    <message>
      <source>{0}: mission {1}</source>
      <translation>{0}: Einsatz {1}</translation>
    </message>
    <message>
      <source>which?</source>
      <translation>welche?</translation>
    </message>
    <message>
      <source>Mission {0}</source>
      <translation>Einsatz {0}</translation>
    </message>
    <message>
      <source>None yet. Drop a card here, or press {0} on it.</source>
      <translation>Noch keiner. Eine Karte hier ablegen, oder darauf {0} drücken.</translation>
    </message>
    <message>
      <source>Missions placed</source>
      <translation>Gesetzte Einsätze</translation>
    </message>
    <message>
      <source>{0} move</source>
      <translation>{0} Verlegung</translation>
    </message>
    <message>
      <source>{0} moves</source>
      <translation>{0} Verlegungen</translation>
    </message>
    <message>
      <source>{0} group to activate</source>
      <translation>{0} Gruppe zu aktivieren</translation>
    </message>
    <message>
      <source>{0} groups to activate</source>
      <translation>{0} Gruppen zu aktivieren</translation>
    </message>
    <message>
      <source>{0} to which of these?</source>
      <translation>{0} wohin davon?</translation>
    </message>
    <message>
      <source>Do not activate</source>
      <translation>Nicht aktivieren</translation>
    </message>
    <message>
      <source>Activate</source>
      <translation>Aktivieren</translation>
    </message>
    <message>
      <source>Details	Enter</source>
      <translation>Einzelheiten	Enter</translation>
    </message>
    <message>
      <source>{0}	Space</source>
      <translation>{0}	Space</translation>
    </message>
    <message>
      <source>Fly a mission…	{0}</source>
      <translation>Einsatz fliegen…	{0}</translation>
    </message>
    <message>
      <source>Move to a base…	{0}</source>
      <translation>Auf einen Flugplatz verlegen…	{0}</translation>
    </message>
    <message>
      <source>Search bases</source>
      <translation>Flugplätze durchsuchen</translation>
    </message>
    <message>
      <source>Type a name or a hex</source>
      <translation>Einen Namen oder ein Hexfeld tippen</translation>
    </message>
    <message>
      <source>Where to</source>
      <translation>Wohin</translation>
    </message>
    <message>
      <source>   capacity {0} of {1}</source>
      <translation>   Kapazität {0} von {1}</translation>
    </message>
    <message>
      <source>Shift moves all without asking.</source>
      <translation>Umschalt verlegt alle ohne Rückfrage.</translation>
    </message>
    <message>
      <source>Move to {0}	{1}</source>
      <translation>Nach {0} verlegen	{1}</translation>
    </message>
    <message>
      <source>The books hold no air groups.</source>
      <translation>Die Bücher führen keine Luftgruppen.</translation>
    </message>
    <message>
      <source>The books held no air groups at the end of this turn.</source>
      <translation>Die Bücher führten am Ende dieses Zuges keine Luftgruppen.</translation>
    </message>
    <message>
      <source>Groups are activated in the phase for it, by the side that is playing.</source>
      <translation>Gruppen werden in der Phase dafür aktiviert, von der Seite am Zug.</translation>
    </message>
    <message>
      <source>Post the move first; then the group can be activated where it is.</source>
      <translation>Erst die Verlegung buchen; dann kann die Gruppe dort aktiviert werden, wo sie liegt.</translation>
    </message>
    <message>
      <source>In pencil, not posted: {0}. Go on without?</source>
      <translation>Mit Bleistift, nicht gebucht: {0}. Ohne das weitergehen?</translation>
    </message>
    <message>
      <source>go to a card</source>
      <translation>zu einer Karte gehen</translation>
    </message>
    <message>
      <source>to Available, a base, Inoperable, EFT, EET, Remnants</source>
      <translation>nach Verfügbar, auf einen Flugplatz, nach Nicht einsatzbereit, EFT, EET, Remnants</translation>
    </message>
    <message>
      <source>fly a mission</source>
      <translation>einen Einsatz fliegen</translation>
    </message>
    <message>
      <source>one more, one less</source>
      <translation>eine mehr, eine weniger</translation>
    </message>
    <message>
      <source>{0} is activated already. Undo takes it back.</source>
      <translation>{0} ist schon aktiviert. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
      <source>Bomber or other</source>
      <translation>Bomber oder andere</translation>
    </message>
    <message>
      <source>{0} group, {1} step</source>
      <translation>Gruppe {0}, {1} Schritt</translation>
    </message>
    <message>
      <source>{0} group, {1} steps</source>
      <translation>Gruppe {0}, {1} Schritte</translation>
    </message>
    <message>
      <source>{0}, {1} at {2}</source>
      <translation>{0}, {1} in {2}</translation>
    </message>
    <message>
      <source>{0} on the map</source>
      <translation>{0} auf der Karte</translation>
    </message>
    <message>
      <source>{0} more than allowed</source>
      <translation>{0} mehr als erlaubt</translation>
    </message>
    <message>
      <source>{0} more may be placed</source>
      <translation>{0} dürfen noch gesetzt werden</translation>
    </message>
    <message>
      <source>no more may be placed</source>
      <translation>mehr dürfen nicht gesetzt werden</translation>
    </message>
    <message>
      <source>{0} of them activated in this turn</source>
      <translation>{0} davon in diesem Zug aktiviert</translation>
    </message>
    <message>
      <source>from {0}, not posted</source>
      <translation>von {0}, nicht gebucht</translation>
    </message>
    <message>
      <source>{0} activated</source>
      <translation>{0} aktiviert</translation>
    </message>
    <message>
      <source>{0} to be activated, not posted</source>
      <translation>{0} zu aktivieren, nicht gebucht</translation>
    </message>
    <message>
      <source>capacity {0} of {1}</source>
      <translation>Kapazität {0} von {1}</translation>
    </message>
    <message>
      <source>Working shows all lines.</source>
      <translation>Die Rechnung zeigt alle Zeilen.</translation>
    </message>
    <message>
      <source>Working</source>
      <translation>Rechnung</translation>
    </message>
    <message>
      <source>Price of what is activated</source>
      <translation>Preis des Aktivierten</translation>
    </message>
    <message>
      <source>Moves in pencil</source>
      <translation>Verlegungen mit Bleistift</translation>
    </message>
  </context>
  <context>
    <name>games.europa.pages.air_surprise</name>
    <message>
      <source>{0}, {1}, {2} of {3}, {4}</source>
      <translation>{0}, {1}, {2} von {3}, {4}</translation>
    </message>
    <message>
      <source>Drawn so far</source>
      <translation>Bisher gezogen</translation>
    </message>
    <message>
      <source>Drawn, number {0}</source>
      <translation>Gezogen, Nummer {0}</translation>
    </message>
    <message>
      <source>Die, number {0}</source>
      <translation>Wurf, Nummer {0}</translation>
    </message>
    <message>
      <source>Drawn groups</source>
      <translation>Gezogene Gruppen</translation>
    </message>
    <message>
      <source>{0} ({1} left)</source>
      <translation>{0} ({1} übrig)</translation>
    </message>
    <message>
      <source>It is over. Undo takes back the last part.</source>
      <translation>Es ist vorbei. Rückgängig nimmt den letzten Teil zurück.</translation>
    </message>
    <message>
      <source>{0}: {1} left of {2}</source>
      <translation>{0}: {1} übrig von {2}</translation>
    </message>
    <message>
      <source>The die: {0}.</source>
      <translation>Der Wurf: {0}.</translation>
    </message>
    <message>
      <source>Drawn from {0} group: {1}.</source>
      <translation>Gezogen aus {0} Gruppe: {1}.</translation>
    </message>
    <message>
      <source>Drawn from {0} groups: {1}.</source>
      <translation>Gezogen aus {0} Gruppen: {1}.</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Bisher</translation>
    </message>
    <message>
      <source>How many to draw</source>
      <translation>Wie viele zu ziehen sind</translation>
    </message>
    <message>
      <source>Draw and roll</source>
      <translation>Ziehen und würfeln</translation>
    </message>
    <message>
      <source>Draws and rolls what is not entered yet. The ledger keeps it.</source>
      <translation>Zieht und würfelt, was noch nicht eingetragen ist. Das Journal hält es fest.</translation>
    </message>
  </context>
  <context>
    <name>games.europa.pages.combat</name>
    <message>
      <source>as known</source>
      <translation>wie bekannt</translation>
    </message>
    <message>
      <source>Whether </source>
      <translation>Ob </translation>
    </message>
    <message>
      <source>hex or name</source>
      <translation>Hexfeld oder Name</translation>
    </message>
    <message>
      <source>Bombs</source>
      <translation>Bomben</translation>
    </message>
    <message>
      <source>of groups</source>
      <translation>von Gruppen</translation>
    </message>
    <message>
      <source>More: shifts, modifiers, other cases</source>
      <translation>Mehr: Verschiebungen, Modifikatoren, andere Fälle</translation>
    </message>
    <message>
      <source>Zone</source>
      <translation>Zone</translation>
    </message>
    <message>
      <source>Bombards</source>
      <translation>Beschießt</translation>
    </message>
    <message>
      <source>In the hex</source>
      <translation>Im Hexfeld</translation>
    </message>
    <message>
      <source>Defends</source>
      <translation>Verteidigt</translation>
    </message>
    <message>
      <source>The ledger will say: {0}.</source>
      <translation>Im Journal wird stehen: {0}.</translation>
    </message>
    <message>
      <source>{0} loses {1}</source>
      <translation>{0} verliert {1}</translation>
    </message>
    <message>
      <source>met: {0}</source>
      <translation>erfüllt: {0}</translation>
    </message>
    <message>
      <source>not met: {0}</source>
      <translation>nicht erfüllt: {0}</translation>
    </message>
    <message>
      <source>to be picked</source>
      <translation>auszuwählen</translation>
    </message>
    <message>
      <source>Pick losses</source>
      <translation>Verluste wählen</translation>
    </message>
    <message>
      <source>{0} loses {1}, {2}</source>
      <translation>{0} verliert {1}, {2}</translation>
    </message>
    <message>
      <source>Among it {0}</source>
      <translation>Darunter {0}</translation>
    </message>
    <message>
      <source>Comes back: {0}</source>
      <translation>Kommt zurück: {0}</translation>
    </message>
    <message>
      <source>No units are on the map. Import an order of battle, then attackers and defenders are picked here.</source>
      <translation>Keine Einheiten sind auf der Karte. Eine Gliederung importieren, dann werden Angreifer und Verteidiger hier gewählt.</translation>
    </message>
    <message>
      <source>lose a step, again all of it</source>
      <translation>einen Schritt verlieren, nochmals die ganze</translation>
    </message>
    <message>
      <source>lose to enemy zones</source>
      <translation>an feindliche Zonen verlieren</translation>
    </message>
    <message>
      <source>What is entered</source>
      <translation>Was eingetragen ist</translation>
    </message>
    <message>
      <source>, then {0}</source>
      <translation>, dann {0}</translation>
    </message>
    <message>
      <source>What lowers the unit or keeps it out: its supply, what it did before.</source>
      <translation>Was die Einheit mindert oder fernhält: ihre Versorgung, was sie vorher tat.</translation>
    </message>
    <message>
      <source>How units are picked</source>
      <translation>Wie Einheiten gewählt werden</translation>
    </message>
    <message>
      <source>from which hex</source>
      <translation>aus Hexfeld</translation>
    </message>
    <message>
      <source>From which hex the selected units attack</source>
      <translation>Aus welchem Hexfeld die markierten Einheiten angreifen</translation>
    </message>
    <message>
      <source>Set hex</source>
      <translation>Hexfeld setzen</translation>
    </message>
    <message>
      <source>The strength that counts now, in supply and steps as they stand, with a star where it was entered by hand.</source>
      <translation>Die Stärke, die jetzt zählt, mit Versorgung und Schritten, wie sie stehen; mit einem Stern, wo sie von Hand eingegeben ist.</translation>
    </message>
    <message>
      <source>Pays</source>
      <translation>Zahlt</translation>
    </message>
    <message>
      <source>What the unit has paid for the attack, or how else it takes part.</source>
      <translation>Was die Einheit für den Angriff bezahlt hat, oder wie sie sonst teilnimmt.</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>Verlust</translation>
    </message>
    <message>
      <source>What the unit loses by the result of this combat.</source>
      <translation>Was die Einheit durch das Ergebnis dieses Kampfes verliert.</translation>
    </message>
    <message>
      <source>Pick a unit for the battle before it loses anything.</source>
      <translation>Eine Einheit für den Kampf wählen, bevor sie etwas verliert.</translation>
    </message>
    <message>
      <source>attacks next</source>
      <translation>greift als Nächstes an</translation>
    </message>
    <message>
      <source>{0} of {1} unit picked</source>
      <translation>{0} von {1} Einheit gewählt</translation>
    </message>
    <message>
      <source>{0} of {1} units picked</source>
      <translation>{0} von {1} Einheiten gewählt</translation>
    </message>
    <message>
      <source>roll {0} {1}</source>
      <translation>Wurf {0} {1}</translation>
    </message>
    <message>
      <source>This is a past turn. Return to now to enter a battle.</source>
      <translation>Dies ist ein vergangener Zug. Zum Eintragen eines Kampfes zur Gegenwart zurückkehren.</translation>
    </message>
    <message>
      <source>none picked of {0} unit</source>
      <translation>keine gewählt von {0} Einheit</translation>
    </message>
    <message>
      <source>none picked of {0} units</source>
      <translation>keine gewählt von {0} Einheiten</translation>
    </message>
    <message>
      <source>{0} hex fired at, offered as targets</source>
      <translation>{0} beschossenes Hexfeld, als Ziel angeboten</translation>
    </message>
    <message>
      <source>{0} hexes fired at, offered as targets</source>
      <translation>{0} beschossene Hexfelder, als Ziele angeboten</translation>
    </message>
    <message>
      <source>Nobody is {0} in this phase.</source>
      <translation>Niemand ist {0} in dieser Phase.</translation>
    </message>
    <message>
      <source>Pick who fires</source>
      <translation>Wählen, wer feuert</translation>
    </message>
  </context>
  <context>
    <name>games.europa.pages.replacements</name>
    <message>
      <source>Nothing to rebuild: no unit is in the dead pile, and none is a cadre.</source>
      <translation>Nichts wieder aufzustellen: Keine Einheit liegt im Verluststapel, und keine ist ein Kader.</translation>
    </message>
    <message>
      <source>{0}, of {1}</source>
      <translation>{0}, von {1}</translation>
    </message>
    <message>
      <source>Units to rebuild, Space to full strength, C as cadre</source>
      <translation>Wieder aufzustellende Einheiten, Leertaste auf volle Stärke, C als Kader</translation>
    </message>
    <message>
      <source>To full</source>
      <translation>Auf voll</translation>
    </message>
    <message>
      <source>As cadre</source>
      <translation>Als Kader</translation>
    </message>
    <message>
      <source>What rebuilding the unit costs in Replacement Points: {0}.</source>
      <translation>Was der Wiederaufbau der Einheit an Ersatzpunkten kostet: {0}.</translation>
    </message>
    <message>
      <source>Fill in your chart of special costs</source>
      <translation>Die eigene Tabelle der Sonderkosten ausfüllen</translation>
    </message>
    <message>
      <source>The ratings of the unit at full strength, as its counter prints them.</source>
      <translation>Die Werte der Einheit in voller Stärke, wie ihr Spielstein sie nennt.</translation>
    </message>
    <message>
      <source>Is</source>
      <translation>Ist</translation>
    </message>
    <message>
      <source>Whether the unit is a cadre now, or eliminated.</source>
      <translation>Ob die Einheit jetzt ein Kader ist oder ausgeschaltet.</translation>
    </message>
    <message>
      <source>not allowed</source>
      <translation>nicht erlaubt</translation>
    </message>
    <message>
      <source>No replacement points yet. They come with the replacements of an Initial Phase.</source>
      <translation>Noch keine Ersatzpunkte. Sie kommen mit dem Ersatz einer Anfangsphase.</translation>
    </message>
    <message>
      <source>Replacement points that can be spent now. Behind the arrow: what is left after what is picked.</source>
      <translation>Ersatzpunkte, die jetzt ausgegeben werden können. Hinter dem Pfeil: was nach dem Gewählten übrig ist.</translation>
    </message>
    <message>
      <source>Points that are in the books and can be spent from the turn that is named.</source>
      <translation>Punkte, die in den Büchern stehen und ab dem genannten Zug ausgegeben werden können.</translation>
    </message>
    <message>
      <source>{0} {1} due now</source>
      <translation>{0} {1} jetzt fällig</translation>
    </message>
    <message>
      <source>to full strength</source>
      <translation>auf volle Stärke</translation>
    </message>
    <message>
      <source>panel_{0}_{1}</source>
      <translation>panel_{0}_{1}</translation>
    </message>
    <message>
      <source>Replacement points</source>
      <translation>Ersatzpunkte</translation>
    </message>
    <message>
      <source>{0}, too few</source>
      <translation>{0}, zu wenige</translation>
    </message>
    <message>
      <source>{0}, later</source>
      <translation>{0}, später</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>Später</translation>
    </message>
    <message>
      <source>The {0} side rebuilds in the {1} Phase</source>
      <translation>Die Seite {0} stellt in der Phase {1} wieder auf</translation>
    </message>
    <message>
      <source>This is a past turn. Return to now to rebuild anything.</source>
      <translation>Dies ist ein vergangener Zug. Zum Wiederaufstellen zur Gegenwart zurückkehren.</translation>
    </message>
    <message>
      <source>{0} of its own player turn.</source>
      <translation>{0} des eigenen Spielerzuges.</translation>
    </message>
    <message>
      <source>{0} dead</source>
      <translation>{0} vernichtet</translation>
    </message>
    <message>
      <source>{0} cadre</source>
      <translation>{0} Kader</translation>
    </message>
    <message>
      <source>{0} cadres</source>
      <translation>{0} Kader</translation>
    </message>
    <message>
      <source>{0} {1} in {2}</source>
      <translation>{0} {1} in {2}</translation>
    </message>
  </context>
  <context>
    <name>games.europa.picking</name>
    <message>
      <source> as cadre</source>
      <translation> als Kader</translation>
    </message>
    <message>
      <source>No isolated unit has to roll in this turn.</source>
      <translation>Keine eingeschlossene Einheit muss in diesem Zug würfeln.</translation>
    </message>
    <message>
      <source>No unit on the map.</source>
      <translation>Keine Einheit auf der Karte.</translation>
    </message>
  </context>
  <context>
    <name>games.europa.rail</name>
    <message>
      <source>die {0}, needs {1}</source>
      <translation>Wurf {0}, nötig {1}</translation>
    </message>
    <message>
      <source>Line broken</source>
      <translation>Linie unterbrochen</translation>
    </message>
    <message>
      <source>Partisans against rail</source>
      <translation>Partisanen gegen Bahn</translation>
    </message>
    <message>
      <source>Whether the line is broken.</source>
      <translation>Ob die Linie unterbrochen ist.</translation>
    </message>
    <message>
      <source>Converted line</source>
      <translation>Umgespurte Linie</translation>
    </message>
    <message>
      <source>{0} hex usable</source>
      <translation>{0} Hexfeld benutzbar</translation>
    </message>
    <message>
      <source>{0} hexes usable</source>
      <translation>{0} Hexfelder benutzbar</translation>
    </message>
    <message>
      <source>{0} more usable</source>
      <translation>{0} weitere benutzbar</translation>
    </message>
    <message>
      <source>parts are apart; {0}</source>
      <translation>Teile liegen getrennt; {0}</translation>
    </message>
    <message>
      <source>{0} railways belong to the other side.</source>
      <translation>Bahnen ({0}) gehören der anderen Seite.</translation>
    </message>
    <message>
      <source>{0} railways carry {1} this game turn</source>
      <translation>Bahnen der Seite {0} befördern {1} in diesem Zug</translation>
    </message>
    <message>
      <source>{0}; this makes {1}.</source>
      <translation>{0}; mit diesem sind es {1}.</translation>
    </message>
    <message>
      <source>Leave {0} out, or burn Resource Points for more capacity.</source>
      <translation>{0} weglassen, oder Rohstoffpunkte für mehr Kapazität verbrauchen.</translation>
    </message>
    <message>
      <source>This is {0} hex more than it can move by rail.</source>
      <translation>Das ist {0} Hexfeld mehr, als sie mit der Bahn fahren kann.</translation>
    </message>
    <message>
      <source>This is {0} hexes more than it can move by rail.</source>
      <translation>Das sind {0} Hexfelder mehr, als sie mit der Bahn fahren kann.</translation>
    </message>
    <message>
      <source>Give it, from the movement table.</source>
      <translation>Aus der Bewegungstabelle angeben.</translation>
    </message>
    <message>
      <source>is not known for {0} movement points.</source>
      <translation>ist für {0} Bewegungspunkte nicht bekannt.</translation>
    </message>
    <message>
      <source>Resource Points spent on rail this game turn.</source>
      <translation>Rohstoffpunkte, die in diesem Zug für die Bahn ausgegeben werden.</translation>
    </message>
    <message>
      <source>Whether this many points may be spent.</source>
      <translation>Ob so viele Punkte ausgegeben werden dürfen.</translation>
    </message>
    <message>
      <source>The capacity.</source>
      <translation>Die Kapazität.</translation>
    </message>
    <message>
      <source>REs that arrive from the eastern districts.</source>
      <translation>REs, die aus den östlichen Bezirken eintreffen.</translation>
    </message>
    <message>
      <source>REs that move otherwise.</source>
      <translation>REs, die sonst fahren.</translation>
    </message>
    <message>
      <source>Used of the normal capacity.</source>
      <translation>Verbraucht von der normalen Kapazität.</translation>
    </message>
    <message>
      <source>Used of the capacity for arrivals.</source>
      <translation>Verbraucht von der Kapazität für Eintreffende.</translation>
    </message>
    <message>
      <source>Whether it fits.</source>
      <translation>Ob es passt.</translation>
    </message>
    <message>
      <source>above the limit</source>
      <translation>über der Grenze</translation>
    </message>
    <message>
      <source>More Resource Points are burnt for rail than are allowed.</source>
      <translation>Es werden mehr Rohstoffpunkte für die Bahn verbraucht, als erlaubt ist.</translation>
    </message>
    <message>
      <source>Rail hexes moved already.</source>
      <translation>Schon gefahrene Bahnfelder.</translation>
    </message>
    <message>
      <source>Rail breaks crossed, centres of interdiction zones among them.</source>
      <translation>Überquerte Bahnunterbrechungen, auch die Mitten von Abriegelungszonen.</translation>
    </message>
    <message>
      <source>Movement points spent on entraining.</source>
      <translation>Für das Verladen ausgegebene Bewegungspunkte.</translation>
    </message>
    <message>
      <source>Movement points used before in this turn.</source>
      <translation>Bewegungspunkte, die in diesem Zug schon verbraucht sind.</translation>
    </message>
    <message>
      <source>Rail hexes left; none where more is spent than there is.</source>
      <translation>Übrige Bahnfelder; keine, wo mehr ausgegeben wird, als da ist.</translation>
    </message>
    <message>
      <source>The game turn in which it is converted.</source>
      <translation>Der Zug, in dem umgespurt wird.</translation>
    </message>
    <message>
      <source>The game turn from which it can be used.</source>
      <translation>Der Zug, ab dem sie benutzt werden kann.</translation>
    </message>
    <message>
      <source>Raised by</source>
      <translation>Erhöht um</translation>
    </message>
    <message>
      <source>Rail capacity in REs</source>
      <translation>Bahnkapazität in REs</translation>
    </message>
    <message>
      <source>Arrivals on their own capacity</source>
      <translation>Eintreffende mit eigener Kapazität</translation>
    </message>
    <message>
      <source>Arrivals beyond it</source>
      <translation>Eintreffende darüber hinaus</translation>
    </message>
    <message>
      <source>Other movement</source>
      <translation>Andere Bewegung</translation>
    </message>
    <message>
      <source>Normal capacity used</source>
      <translation>Verbrauchte normale Kapazität</translation>
    </message>
    <message>
      <source>It fits</source>
      <translation>Es passt</translation>
    </message>
    <message>
      <source>Fits the rail capacity</source>
      <translation>Passt in die Bahnkapazität</translation>
    </message>
    <message>
      <source>Rail movement</source>
      <translation>Bahnbewegung</translation>
    </message>
    <message>
      <source>Entraining</source>
      <translation>Verladen</translation>
    </message>
    <message>
      <source>Hexes moved</source>
      <translation>Gefahrene Hexfelder</translation>
    </message>
    <message>
      <source>Hexes left</source>
      <translation>Übrige Hexfelder</translation>
    </message>
    <message>
      <source>Carried this turn before</source>
      <translation>In diesem Zug zuvor befördert</translation>
    </message>
    <message>
      <source>Carried now</source>
      <translation>Jetzt befördert</translation>
    </message>
    <message>
      <source>Less by bombed yards</source>
      <translation>Weniger durch bombardierte Bahnhöfe</translation>
    </message>
    <message>
      <source>Used before</source>
      <translation>Schon verbraucht</translation>
    </message>
    <message>
      <source>Converted in</source>
      <translation>Umgespurt in</translation>
    </message>
    <message>
      <source>the next game turn</source>
      <translation>der nächste Zug</translation>
    </message>
  </context>
  <context>
    <name>games.europa.replacements</name>
    <message>
      <source>Factory {0}</source>
      <translation>Fabrik {0}</translation>
    </message>
    <message>
      <source>Whether its upgrade has arrived.</source>
      <translation>Ob ihr Ausbau eingetroffen ist.</translation>
    </message>
    <message>
      <source>Whether it works.</source>
      <translation>Ob sie arbeitet.</translation>
    </message>
    <message>
      <source>Whether the Axis holds it.</source>
      <translation>Ob die Achse sie hält.</translation>
    </message>
    <message>
      <source>When it was moved to the Urals.</source>
      <translation>Wann sie in den Ural verlegt wurde.</translation>
    </message>
    <message>
      <source>When it works again, where that is known.</source>
      <translation>Wann sie wieder arbeitet, wo das bekannt ist.</translation>
    </message>
    <message>
      <source>Bombing hits since its last output.</source>
      <translation>Bombentreffer seit ihrer letzten Fertigung.</translation>
    </message>
    <message>
      <source>The factories, each with its upgrade, move and hits.</source>
      <translation>Die Fabriken, jede mit Ausbau, Verlegung und Treffern.</translation>
    </message>
    <message>
      <source>Bombing hits not noted with a factory.</source>
      <translation>Bombentreffer, die bei keiner Fabrik stehen.</translation>
    </message>
    <message>
      <source>Output of factories</source>
      <translation>Fertigung der Fabriken</translation>
    </message>
    <message>
      <source>Upgrade arrived?</source>
      <translation>Ausbau eingetroffen?</translation>
    </message>
    <message>
      <source>Working?</source>
      <translation>Arbeitet sie?</translation>
    </message>
    <message>
      <source>Held by the Axis?</source>
      <translation>Von der Achse gehalten?</translation>
    </message>
    <message>
      <source>begins with {0}</source>
      <translation>beginnt mit {0}</translation>
    </message>
    <message>
      <source>only in the {0} turn of a month</source>
      <translation>nur im Zug {0} eines Monats</translation>
    </message>
    <message>
      <source>held by the Axis</source>
      <translation>von der Achse gehalten</translation>
    </message>
    <message>
      <source>does not work</source>
      <translation>arbeitet nicht</translation>
    </message>
    <message>
      <source>{0}, moved</source>
      <translation>{0}, verlegt</translation>
    </message>
    <message>
      <source>Upgraded factories</source>
      <translation>Ausgebaute Fabriken</translation>
    </message>
    <message>
      <source>{0} together</source>
      <translation>{0} zusammen</translation>
    </message>
    <message>
      <source>replacements.factory.output.{0}.{1}.{2}</source>
      <translation>replacements.factory.output.{0}.{1}.{2}</translation>
    </message>
    <message>
      <source>Hits: {0}, armor</source>
      <translation>Treffer: {0}, Panzer</translation>
    </message>
    <message>
      <source>taken from infantry points</source>
      <translation>von Infanteriepunkten genommen</translation>
    </message>
    <message>
      <source>Hits beyond it, artillery</source>
      <translation>Treffer darüber hinaus, Artillerie</translation>
    </message>
    <message>
      <source>No output</source>
      <translation>Keine Fertigung</translation>
    </message>
    <message>
      <source>Whether the northern Finnish front is in the game.</source>
      <translation>Ob die nordfinnische Front im Spiel ist.</translation>
    </message>
    <message>
      <source>Cities that the Axis holds.</source>
      <translation>Städte, die die Achse hält.</translation>
    </message>
    <message>
      <source>Cities that the Axis besieges.</source>
      <translation>Städte, die die Achse belagert.</translation>
    </message>
    <message>
      <source>Whether the Transcaucasus is in play.</source>
      <translation>Ob Transkaukasien im Spiel ist.</translation>
    </message>
    <message>
      <source>Bombing hits on supply cities.</source>
      <translation>Bombentreffer auf Versorgungsstädte.</translation>
    </message>
    <message>
      <source>Bombing hits on factories.</source>
      <translation>Bombentreffer auf Fabriken.</translation>
    </message>
    <message>
      <source>begin with {0}</source>
      <translation>beginnen mit {0}</translation>
    </message>
    <message>
      <source>Infantry points received.</source>
      <translation>Erhaltene Infanteriepunkte.</translation>
    </message>
    <message>
      <source>Northern front in play?</source>
      <translation>Nordfront im Spiel?</translation>
    </message>
    <message>
      <source>Transcaucasus in play?</source>
      <translation>Transkaukasien im Spiel?</translation>
    </message>
    <message>
      <source>No replacements yet</source>
      <translation>Noch kein Ersatz</translation>
    </message>
    <message>
      <source>Points of all places</source>
      <translation>Punkte aller Orte</translation>
    </message>
    <message>
      <source>Hits on supply cities</source>
      <translation>Treffer auf Versorgungsstädte</translation>
    </message>
    <message>
      <source>Hits on factories</source>
      <translation>Treffer auf Fabriken</translation>
    </message>
    <message>
      <source>{0} is not on the Soviet replacements chart.</source>
      <translation>{0} steht nicht auf der sowjetischen Ersatztabelle.</translation>
    </message>
    <message>
      <source>replacements.infantry.{0}.{1}</source>
      <translation>replacements.infantry.{0}.{1}</translation>
    </message>
    <message>
      <source>no northern front</source>
      <translation>keine Nordfront</translation>
    </message>
    <message>
      <source>stay in the district</source>
      <translation>bleiben im Bezirk</translation>
    </message>
    <message>
      <source>The cadre's ratings are missing for {0}, so nothing counts as lost yet.</source>
      <translation>Für {0} fehlen die Werte des Kaders, daher zählt noch nichts als verloren.</translation>
    </message>
    <message>
      <source>, each turn up</source>
      <translation>, jeder Zug aufgerundet</translation>
    </message>
    <message>
      <source>, less {0} paid</source>
      <translation>, weniger {0} gezahlt</translation>
    </message>
    <message>
      <source>Strength of {0}</source>
      <translation>Stärke von {0}</translation>
    </message>
    <message>
      <source>Special replacements of {0}</source>
      <translation>Sonderersatz von {0}</translation>
    </message>
    <message>
      <source>Change of {0}</source>
      <translation>Rückgewinn von {0}</translation>
    </message>
    <message>
      <source>Lost by {0}</source>
      <translation>Verloren von {0}</translation>
    </message>
    <message>
      <source>not lost after all</source>
      <translation>doch nicht verloren</translation>
    </message>
    <message>
      <source>Enter the trait cadre, such as 2-6.</source>
      <translation>Das Merkmal Kader eintragen, etwa 2-6.</translation>
    </message>
    <message>
      <source>{0}: {1} strength {2}</source>
      <translation>{0}: {1} Stärke {2}</translation>
    </message>
    <message>
      <source>armor brigade</source>
      <translation>armor brigade</translation>
    </message>
    <message>
      <source>tank corps</source>
      <translation>tank corps</translation>
    </message>
    <message>
      <source>tank division</source>
      <translation>tank division</translation>
    </message>
    <message>
      <source>mechanized division</source>
      <translation>mechanized division</translation>
    </message>
    <message>
      <source>mechanised division</source>
      <translation>mechanised division</translation>
    </message>
    <message>
      <source>motorized division</source>
      <translation>motorized division</translation>
    </message>
    <message>
      <source>tank brigade</source>
      <translation>tank brigade</translation>
    </message>
    <message>
      <source>armored brigade</source>
      <translation>armored brigade</translation>
    </message>
    <message>
      <source>armoured brigade</source>
      <translation>armoured brigade</translation>
    </message>
    <message>
      <source>armour brigade</source>
      <translation>armour brigade</translation>
    </message>
    <message>
      <source>mechanised corps</source>
      <translation>mechanised corps</translation>
    </message>
    <message>
      <source>mech corps</source>
      <translation>mech corps</translation>
    </message>
    <message>
      <source>What the unit is.</source>
      <translation>Was die Einheit ist.</translation>
    </message>
    <message>
      <source>Whether it starts the game.</source>
      <translation>Ob sie von Spielbeginn an da ist.</translation>
    </message>
    <message>
      <source>Movement of the whole unit.</source>
      <translation>Bewegung der ganzen Einheit.</translation>
    </message>
    <message>
      <source>Whether it is fragile, where you know.</source>
      <translation>Ob sie anfällig ist, wo das bekannt ist.</translation>
    </message>
    <message>
      <source>Whether it is the side's own Initial Phase.</source>
      <translation>Ob es die eigene Anfangsphase der Seite ist.</translation>
    </message>
    <message>
      <source>Whether it is in an enemy zone of control.</source>
      <translation>Ob sie in einer feindlichen Kontrollzone ist.</translation>
    </message>
    <message>
      <source>The nation's replacement points, if they are to be checked.</source>
      <translation>Die Ersatzpunkte der Nation, wo nach ihnen gefragt werden soll.</translation>
    </message>
    <message>
      <source>Whether it may be rebuilt.</source>
      <translation>Ob sie wieder aufgestellt werden darf.</translation>
    </message>
    <message>
      <source>Infantry points to pay.</source>
      <translation>Zu zahlende Infanteriepunkte.</translation>
    </message>
    <message>
      <source>Armor points to pay.</source>
      <translation>Zu zahlende Panzerpunkte.</translation>
    </message>
    <message>
      <source>Artillery points to pay.</source>
      <translation>Zu zahlende Artilleriepunkte.</translation>
    </message>
    <message>
      <source>Rebuilding allowed</source>
      <translation>Wiederaufstellung erlaubt</translation>
    </message>
    <message>
      <source>Soviet armor points are for armor brigades, tank corps and mechanized corps only.</source>
      <translation>Sowjetische Panzerpunkte sind nur für Panzerbrigaden, Panzerkorps und mechanisierte Korps.</translation>
    </message>
    <message>
      <source>In play at the start?</source>
      <translation>Zu Spielbeginn da?</translation>
    </message>
    <message>
      <source>Fragile?</source>
      <translation>Anfällig?</translation>
    </message>
    <message>
      <source>Own Initial Phase?</source>
      <translation>Eigene Anfangsphase?</translation>
    </message>
    <message>
      <source>In an enemy zone of control?</source>
      <translation>In feindlicher Kontrollzone?</translation>
    </message>
    <message>
      <source>Replacement points held</source>
      <translation>Vorhandene Ersatzpunkte</translation>
    </message>
    <message>
      <source>Replacements are taken only in a side's own Initial Phase.</source>
      <translation>Ersatz wird nur in der eigenen Anfangsphase einer Seite genommen.</translation>
    </message>
    <message>
      <source>A unit out of supply takes no replacements.</source>
      <translation>Eine unversorgte Einheit nimmt keinen Ersatz.</translation>
    </message>
    <message>
      <source>not fragile</source>
      <translation>nicht anfällig</translation>
    </message>
    <message>
      <source>Division may be full again</source>
      <translation>Division darf wieder voll werden</translation>
    </message>
    <message>
      <source>Soviet armor points</source>
      <translation>Sowjetische Panzerpunkte</translation>
    </message>
    <message>
      <source>The pool holds {0} of {1}.</source>
      <translation>Der Pool hat {0} von {1}.</translation>
    </message>
    <message>
      <source>In its own Initial Phase</source>
      <translation>In der eigenen Anfangsphase</translation>
    </message>
    <message>
      <source>does not matter</source>
      <translation>ist gleichgültig</translation>
    </message>
    <message>
      <source>A fragile division is never brought to full strength again.</source>
      <translation>Eine anfällige Division wird nie wieder auf volle Stärke gebracht.</translation>
    </message>
    <message>
      <source>Pool of {0} points</source>
      <translation>Pool von {0} Punkten</translation>
    </message>
    <message>
      <source>{0} held, {1} needed</source>
      <translation>{0} vorhanden, {1} nötig</translation>
    </message>
    <message>
      <source>Price known</source>
      <translation>Preis bekannt</translation>
    </message>
    <message>
      <source>{0}.{1}.kind</source>
      <translation>{0}.{1}.kind</translation>
    </message>
    <message>
      <source>{0}.{1}.full</source>
      <translation>{0}.{1}.full</translation>
    </message>
    <message>
      <source>{0}.{1}.move</source>
      <translation>{0}.{1}.move</translation>
    </message>
    <message>
      <source>break out</source>
      <translation>ausbrechen</translation>
    </message>
    <message>
      <source>The game turn in which the points come about.</source>
      <translation>Der Zug, in dem die Punkte entstehen.</translation>
    </message>
    <message>
      <source>Whose points they are.</source>
      <translation>Wessen Punkte es sind.</translation>
    </message>
    <message>
      <source>next Initial Phase</source>
      <translation>nächste Anfangsphase</translation>
    </message>
    <message>
      <source>next game turn</source>
      <translation>nächster Zug</translation>
    </message>
    <message>
      <source>Points that wait</source>
      <translation>Punkte, die warten</translation>
    </message>
    <message>
      <source>The present attack strength of each division or cadre.</source>
      <translation>Die jetzige Angriffsstärke jeder Division oder jedes Kaders.</translation>
    </message>
    <message>
      <source>Armor points gained.</source>
      <translation>Gewonnene Panzerpunkte.</translation>
    </message>
    <message>
      <source>only in {0}</source>
      <translation>nur in {0}</translation>
    </message>
    <message>
      <source>no division left</source>
      <translation>keine Division übrig</translation>
    </message>
    <message>
      <source>Points for disbanding</source>
      <translation>Punkte für das Auflösen</translation>
    </message>
    <message>
      <source>Come about</source>
      <translation>Entstehen</translation>
    </message>
    <message>
      <source>Attack strength of each</source>
      <translation>Angriffsstärke je Einheit</translation>
    </message>
    <message>
      <source>Nothing is disbanded</source>
      <translation>Nichts wird aufgelöst</translation>
    </message>
    <message>
      <source>after replacements</source>
      <translation>nach dem Ersatz</translation>
    </message>
    <message>
      <source>{0} RE × {1}</source>
      <translation>{0} RE × {1}</translation>
    </message>
    <message>
      <source>The nation that pays.</source>
      <translation>Die Nation, die zahlt.</translation>
    </message>
    <message>
      <source>The kind of points that fit the unit.</source>
      <translation>Die Art der Punkte, die zur Einheit passt.</translation>
    </message>
    <message>
      <source>Combat strength of the whole unit.</source>
      <translation>Kampfstärke der ganzen Einheit.</translation>
    </message>
    <message>
      <source>Combat strength of its cadre; 0 without one.</source>
      <translation>Kampfstärke ihres Kaders; 0 ohne Kader.</translation>
    </message>
    <message>
      <source>What it is now: dead, or a cadre on the map.</source>
      <translation>Was sie jetzt ist: vernichtet, oder ein Kader auf der Karte.</translation>
    </message>
    <message>
      <source>What it is brought to.</source>
      <translation>Was aus ihr wird.</translation>
    </message>
    <message>
      <source>Size of a unit of one step.</source>
      <translation>Größe einer Einheit mit einem Schritt.</translation>
    </message>
    <message>
      <source>The price to full strength by your chart of special costs.</source>
      <translation>Der Preis auf volle Stärke nach der eigenen Tabelle der Sonderkosten.</translation>
    </message>
    <message>
      <source>Whether the price is known.</source>
      <translation>Ob der Preis bekannt ist.</translation>
    </message>
    <message>
      <source>Price of rebuilding</source>
      <translation>Preis der Wiederaufstellung</translation>
    </message>
    <message>
      <source>must be given where a cadre is rebuilt or brought back.</source>
      <translation>muss angegeben werden, wo ein Kader wieder aufgestellt oder zurückgebracht wird.</translation>
    </message>
    <message>
      <source>strength {0}</source>
      <translation>Stärke {0}</translation>
    </message>
    <message>
      <source>Cadre returns</source>
      <translation>Kader kehrt zurück</translation>
    </message>
    <message>
      <source>Unit returns</source>
      <translation>Einheit kehrt zurück</translation>
    </message>
    <message>
      <source>Full again, your chart</source>
      <translation>Wieder voll, eigene Tabelle</translation>
    </message>
    <message>
      <source>Strength of its cadre</source>
      <translation>Stärke ihres Kaders</translation>
    </message>
    <message>
      <source>Price by your chart</source>
      <translation>Preis nach eigener Tabelle</translation>
    </message>
    <message>
      <source>Points to pay</source>
      <translation>Zu zahlende Punkte</translation>
    </message>
    <message>
      <source>must be less than the strength of the whole unit.</source>
      <translation>muss kleiner sein als die Stärke der ganzen Einheit.</translation>
    </message>
    <message>
      <source>Full again, printed</source>
      <translation>Wieder voll, gedruckt</translation>
    </message>
    <message>
      <source>Enter the price to full strength from your chart of special costs.</source>
      <translation>Den Preis auf volle Stärke aus der eigenen Tabelle der Sonderkosten eintragen.</translation>
    </message>
    <message>
      <source>By its size it would cost {0}; the option on the price of a cadre decides.</source>
      <translation>Nach ihrer Größe würde sie {0} kosten; die Option zum Preis eines Kaders entscheidet.</translation>
    </message>
    <message>
      <source>Full again</source>
      <translation>Wieder voll</translation>
    </message>
    <message>
      <source>price not entered</source>
      <translation>Preis nicht eingetragen</translation>
    </message>
    <message>
      <source>is what the unit already is.</source>
      <translation>ist, was die Einheit schon ist.</translation>
    </message>
    <message>
      <source>Name a nation and infantry, armor or artillery.</source>
      <translation>Eine Nation nennen und infantry, armor oder artillery.</translation>
    </message>
    <message>
      <source>The column {0} of your chart is not understood.</source>
      <translation>Die Spalte {0} der eigenen Tabelle ist nicht verständlich.</translation>
    </message>
    <message>
      <source>The column {0} is left out: these points come from the cities.</source>
      <translation>Die Spalte {0} bleibt weg: Diese Punkte kommen aus den Städten.</translation>
    </message>
    <message>
      <source>Whether it does not count.</source>
      <translation>Ob es nicht zählt.</translation>
    </message>
    <message>
      <source>Whether it fell before the side's own half of that turn; it may return in it.</source>
      <translation>Ob es vor der eigenen Hälfte der Seite in diesem Zug fiel; es darf in ihr zurückkehren.</translation>
    </message>
    <message>
      <source>must be a list of game turns, each with the strength lost.</source>
      <translation>muss eine Liste von Zügen sein, jeder mit der verlorenen Stärke.</translation>
    </message>
    <message>
      <source>Strength lost in each game turn, the surprise turn included.</source>
      <translation>Die verlorene Stärke in jedem Zug, den Überraschungszug eingeschlossen.</translation>
    </message>
    <message>
      <source>Whose losses.</source>
      <translation>Wessen Verluste.</translation>
    </message>
    <message>
      <source>Which kind of strength.</source>
      <translation>Welche Art von Stärke.</translation>
    </message>
    <message>
      <source>Points received, by game turn.</source>
      <translation>Erhaltene Punkte, nach Zug.</translation>
    </message>
    <message>
      <source>Not counted?</source>
      <translation>Nicht gezählt?</translation>
    </message>
    <message>
      <source>Before its own player turn?</source>
      <translation>Vor dem eigenen Spielerzug?</translation>
    </message>
    <message>
      <source>must be a list of game turns with what was lost in each.</source>
      <translation>muss eine Liste von Zügen sein mit dem, was in jedem verloren ging.</translation>
    </message>
    <message>
      <source>Share that returns</source>
      <translation>Anteil, der zurückkehrt</translation>
    </message>
    <message>
      <source>Received in all</source>
      <translation>Insgesamt erhalten</translation>
    </message>
    <message>
      <source>Lost before {0}</source>
      <translation>Verloren vor {0}</translation>
    </message>
    <message>
      <source>{0}, less {1} paid</source>
      <translation>{0}, weniger {1} gezahlt</translation>
    </message>
    <message>
      <source>Carries over</source>
      <translation>Wird übertragen</translation>
    </message>
    <message>
      <source>part of a point</source>
      <translation>Teil eines Punktes</translation>
    </message>
    <message>
      <source>Losses so far</source>
      <translation>Verluste bisher</translation>
    </message>
    <message>
      <source>{0} is not a nation of this game.</source>
      <translation>{0} ist keine Nation dieses Spiels.</translation>
    </message>
    <message>
      <source>Enter the trait cadre of the unit, such as 2-6.</source>
      <translation>Das Merkmal Kader der Einheit eintragen, etwa 2-6.</translation>
    </message>
    <message>
      <source>has no cadre in the books.</source>
      <translation>hat keinen Kader in den Büchern.</translation>
    </message>
    <message>
      <source>no nation</source>
      <translation>keine Nation</translation>
    </message>
  </context>
  <context>
    <name>games.europa.screens</name>
    <message>
      <source>attack to follow</source>
      <translation>Angriff folgt</translation>
    </message>
    <message>
      <source>Hexside</source>
      <translation>Hexfeldseite</translation>
    </message>
    <message>
      <source>In the Air Phase bombers strike; attacks come later.</source>
      <translation>In der Luftphase schlagen Bomber zu; Angriffe kommen später.</translation>
    </message>
    <message>
      <source>In this phase a stack may overrun; attacks belong to Combat.</source>
      <translation>In dieser Phase darf ein Stapel überrennen; Angriffe gehören in die Kampfphase.</translation>
    </message>
    <message>
      <source>Battles are fought from the Air Phase on.</source>
      <translation>Gekämpft wird von der Luftphase an.</translation>
    </message>
    <message>
      <source>attacked already</source>
      <translation>hat schon angegriffen</translation>
    </message>
    <message>
      <source>Works</source>
      <translation>Befestigung</translation>
    </message>
    <message>
      <source>{0}; all moved would cost {1} SP</source>
      <translation>{0}; alle bewegt würden {1} SP kosten</translation>
    </message>
    <message>
      <source>not held: Mud or Snow in every zone</source>
      <translation>findet nicht statt: In jeder Zone liegt Schlamm oder Schnee</translation>
    </message>
    <message>
      <source>not for units that start in zone {0}</source>
      <translation>nicht für Einheiten, die in Zone {0} beginnen</translation>
    </message>
    <message>
      <source>Not held: {0} in every zone. Go on to the next phase.</source>
      <translation>Findet nicht statt: In jeder Zone liegt {0}. Zur nächsten Phase weitergehen.</translation>
    </message>
    <message>
      <source>Inoperable, off the map</source>
      <translation>Nicht einsatzbereit, außerhalb der Karte</translation>
    </message>
    <message>
      <source>Operable at a base</source>
      <translation>Einsatzbereit auf einem Flugplatz</translation>
    </message>
    <message>
      <source>Inoperable at a base</source>
      <translation>Nicht einsatzbereit auf einem Flugplatz</translation>
    </message>
    <message>
      <source>No factory was entered.</source>
      <translation>Keine Fabrik wurde eingetragen.</translation>
    </message>
    <message>
      <source>Prices to full strength, own copy</source>
      <translation>Preise auf volle Stärke, eigenes Exemplar</translation>
    </message>
    <message>
      <source>Cities</source>
      <translation>Städte</translation>
    </message>
    <message>
      <source>Nation and kind</source>
      <translation>Nation und Art</translation>
    </message>
    <message>
      <source>Due now</source>
      <translation>Jetzt fällig</translation>
    </message>
    <message>
      <source>Due later</source>
      <translation>Später fällig</translation>
    </message>
    <message>
      <source>No loss counts for special replacements yet.</source>
      <translation>Noch zählt kein Verlust für Sonderersatz.</translation>
    </message>
    <message>
      <source>The chart of special costs is not filled in (Tools, Charts).</source>
      <translation>Die Tabelle der Sonderkosten ist nicht ausgefüllt (Werkzeuge, Tabellen).</translation>
    </message>
    <message>
      <source>Infantry points a turn</source>
      <translation>Infanteriepunkte je Zug</translation>
    </message>
    <message>
      <source>City or district</source>
      <translation>Stadt oder Bezirk</translation>
    </message>
    <message>
      <source>moved, from {0}</source>
      <translation>verlegt, aus {0}</translation>
    </message>
    <message>
      <source>Supply: U unsupplied, I isolated. Paid: M movement, E exploitation, C combat.</source>
      <translation>Versorgung: U unversorgt, I eingeschlossen. Bezahlt: M Bewegung, E Ausnutzung, C Kampf.</translation>
    </message>
    <message>
      <source>armor {0} × {1} + mot {2} × {3} = {4}, up</source>
      <translation>Panzer {0} × {1} + mot {2} × {3} = {4}, aufgerundet</translation>
    </message>
    <message>
      <source>div {0} × {1} + bomb. {2} × {3} = {4}</source>
      <translation>Div {0} × {1} + Besch. {2} × {3} = {4}</translation>
    </message>
    <message>
      <source>Movement, SP</source>
      <translation>Bewegung, SP</translation>
    </message>
    <message>
      <source>Exploitation, SP</source>
      <translation>Ausnutzung, SP</translation>
    </message>
    <message>
      <source>Combat, SP</source>
      <translation>Kampf, SP</translation>
    </message>
    <message>
      <source>Cadre</source>
      <translation>Kader</translation>
    </message>
    <message>
      <source>none in this phase</source>
      <translation>keine in dieser Phase</translation>
    </message>
    <message>
      <source>converting rail</source>
      <translation>spurt Bahn um</translation>
    </message>
    <message>
      <source>Overruns</source>
      <translation>Überrennen</translation>
    </message>
  </context>
  <context>
    <name>games.europa.setup</name>
    <message>
      <source>units of an Army</source>
      <translation>Einheiten einer Armee</translation>
    </message>
    <message>
      <source>units of a Mechanized Corps</source>
      <translation>Einheiten eines mechanisierten Korps</translation>
    </message>
    <message>
      <source>artillery of an Army</source>
      <translation>Artillerie einer Armee</translation>
    </message>
    <message>
      <source>other small units</source>
      <translation>andere kleine Einheiten</translation>
    </message>
    <message>
      <source>Axis units</source>
      <translation>Einheiten der Achse</translation>
    </message>
    <message>
      <source>army unit</source>
      <translation>army unit</translation>
    </message>
    <message>
      <source>army units</source>
      <translation>army units</translation>
    </message>
    <message>
      <source>soviet army</source>
      <translation>soviet army</translation>
    </message>
    <message>
      <source>artillery 6</source>
      <translation>artillery 6</translation>
    </message>
    <message>
      <source>artillery 6 ma</source>
      <translation>artillery 6 ma</translation>
    </message>
    <message>
      <source>artillery 6ma</source>
      <translation>artillery 6ma</translation>
    </message>
    <message>
      <source>6ma artillery</source>
      <translation>6ma artillery</translation>
    </message>
    <message>
      <source>6 ma artillery</source>
      <translation>6 ma artillery</translation>
    </message>
    <message>
      <source>artillery ma6</source>
      <translation>artillery ma6</translation>
    </message>
    <message>
      <source>non divisional artillery</source>
      <translation>non divisional artillery</translation>
    </message>
    <message>
      <source>non divisional</source>
      <translation>non divisional</translation>
    </message>
    <message>
      <source>other non divisional</source>
      <translation>other non divisional</translation>
    </message>
    <message>
      <source>sub division</source>
      <translation>sub division</translation>
    </message>
    <message>
      <source>german units</source>
      <translation>Deutsche Einheiten</translation>
    </message>
    <message>
      <source>What it belongs to; artillery is that with 6 MP, not siege.</source>
      <translation>Wozu sie gehört; Artillerie ist die mit 6 MP, keine Belagerungsartillerie.</translation>
    </message>
    <message>
      <source>Whether a listed unit of its district, for artillery of an Army, is in the hex.</source>
      <translation>Ob bei Artillerie einer Armee eine genannte Einheit ihres Bezirks im Hexfeld ist.</translation>
    </message>
    <message>
      <source>{0} to {1} hexes</source>
      <translation>{0} bis {1} Hexfelder</translation>
    </message>
    <message>
      <source>no limit behind it</source>
      <translation>dahinter keine Grenze</translation>
    </message>
    <message>
      <source>May start there</source>
      <translation>Darf dort beginnen</translation>
    </message>
    <message>
      <source>Distance in the set-up</source>
      <translation>Abstand in der Aufstellung</translation>
    </message>
    <message>
      <source>Whether it may start there.</source>
      <translation>Ob sie dort beginnen darf.</translation>
    </message>
    <message>
      <source>Distance fits</source>
      <translation>Abstand passt</translation>
    </message>
    <message>
      <source>Joins another unit</source>
      <translation>Kommt zu einer anderen Einheit</translation>
    </message>
    <message>
      <source>setup.word.{0}.{1}</source>
      <translation>setup.word.{0}.{1}</translation>
    </message>
  </context>
  <context>
    <name>games.europa.supply</name>
    <message>
      <source>Divisions that are not mechanised.</source>
      <translation>Divisionen, die nicht mechanisiert sind.</translation>
    </message>
    <message>
      <source>Mechanised divisions that have not paid yet.</source>
      <translation>Mechanisierte Divisionen, die noch nicht gezahlt haben.</translation>
    </message>
    <message>
      <source>Bombardments.</source>
      <translation>Beschüsse.</translation>
    </message>
    <message>
      <source>Support by artillery that does not bombard.</source>
      <translation>Unterstützung durch Artillerie, die nicht beschießt.</translation>
    </message>
    <message>
      <source>Divisions that are not mechanised and pay.</source>
      <translation>Divisionen, die nicht mechanisiert sind und zahlen.</translation>
    </message>
    <message>
      <source>Rifle divisions that pay.</source>
      <translation>Schützendivisionen, die zahlen.</translation>
    </message>
    <message>
      <source>Cavalry divisions that pay.</source>
      <translation>Kavalleriedivisionen, die zahlen.</translation>
    </message>
    <message>
      <source>Mechanised divisions that paid in movement.</source>
      <translation>Mechanisierte Divisionen, die in der Bewegung gezahlt haben.</translation>
    </message>
    <message>
      <source>Divisions in supply that attack without paying.</source>
      <translation>Versorgte Divisionen, die angreifen, ohne zu zahlen.</translation>
    </message>
    <message>
      <source>Cadres.</source>
      <translation>Kader.</translation>
    </message>
    <message>
      <source>Units that defend.</source>
      <translation>Einheiten, die verteidigen.</translation>
    </message>
    <message>
      <source>Whether the attackers are out of supply.</source>
      <translation>Ob die Angreifer unversorgt sind.</translation>
    </message>
    <message>
      <source>Whether they defend instead.</source>
      <translation>Ob sie stattdessen verteidigen.</translation>
    </message>
    <message>
      <source>Attacks one by one, where halves are rounded at each event.</source>
      <translation>Angriffe einzeln, wo Hälften bei jedem Ereignis gerundet werden.</translation>
    </message>
    <message>
      <source>Price of attacks</source>
      <translation>Preis der Angriffe</translation>
    </message>
    <message>
      <source>Divisions that do not pay attack at half their attack factor.</source>
      <translation>Divisionen, die nicht zahlen, greifen mit halbem Angriffsfaktor an.</translation>
    </message>
    <message>
      <source>Mechanised divisions that paid to move.</source>
      <translation>Mechanisierte Divisionen, die für die Bewegung gezahlt haben.</translation>
    </message>
    <message>
      <source>Artillery units below division size.</source>
      <translation>Artillerieeinheiten unter Divisionsgröße.</translation>
    </message>
    <message>
      <source>Artillery divisions.</source>
      <translation>Artilleriedivisionen.</translation>
    </message>
    <message>
      <source>Price of an overrun</source>
      <translation>Preis eines Überrennens</translation>
    </message>
    <message>
      <source>Supply points held.</source>
      <translation>Vorhandene Nachschubpunkte.</translation>
    </message>
    <message>
      <source>The price for the stack.</source>
      <translation>Der Preis für den Stapel.</translation>
    </message>
    <message>
      <source>Whether the pool pays it.</source>
      <translation>Ob der Pool ihn zahlt.</translation>
    </message>
    <message>
      <source>What its attack factor is multiplied by.</source>
      <translation>Womit ihr Angriffsfaktor multipliziert wird.</translation>
    </message>
    <message>
      <source>Stack that pays</source>
      <translation>Stapel, der zahlt</translation>
    </message>
    <message>
      <source>must be a list of attacks.</source>
      <translation>muss eine Liste von Angriffen sein.</translation>
    </message>
    <message>
      <source>Defending?</source>
      <translation>In Verteidigung?</translation>
    </message>
    <message>
      <source>Attacks one by one</source>
      <translation>Angriffe einzeln</translation>
    </message>
    <message>
      <source>Out of supply: never pays</source>
      <translation>Unversorgt: zahlt nie</translation>
    </message>
    <message>
      <source>Defence is free</source>
      <translation>Verteidigung ist frei</translation>
    </message>
    <message>
      <source>Divisions attacking</source>
      <translation>Angreifende Divisionen</translation>
    </message>
    <message>
      <source>Combats with artillery support</source>
      <translation>Kämpfe mit Artillerieunterstützung</translation>
    </message>
    <message>
      <source>paid already</source>
      <translation>schon bezahlt</translation>
    </message>
    <message>
      <source>Divisions, not mechanised</source>
      <translation>Divisionen, nicht mechanisiert</translation>
    </message>
    <message>
      <source>Mechanised divisions, paid already</source>
      <translation>Mechanisierte Divisionen, schon bezahlt</translation>
    </message>
    <message>
      <source>Artillery below division size</source>
      <translation>Artillerie unter Divisionsgröße</translation>
    </message>
    <message>
      <source>Price of the stack</source>
      <translation>Preis des Stapels</translation>
    </message>
    <message>
      <source>Divisions unpaid</source>
      <translation>Unbezahlte Divisionen</translation>
    </message>
    <message>
      <source>All pay</source>
      <translation>Alle zahlen</translation>
    </message>
    <message>
      <source>None pays</source>
      <translation>Keine zahlt</translation>
    </message>
    <message>
      <source>{0} hexes; {1} {2} counts</source>
      <translation>{0} Hexfelder; {1} {2} zählt</translation>
    </message>
    <message>
      <source>{0} hexes; {1} {2} does not count</source>
      <translation>{0} Hexfelder; {1} {2} zählt nicht</translation>
    </message>
    <message>
      <source>Hexes to the nearest hex of the city; none where no unit is near.</source>
      <translation>Hexfelder bis zum nächsten Hexfeld der Stadt; keine, wo keine Einheit in der Nähe ist.</translation>
    </message>
    <message>
      <source>What it is: combat, cadre, truck, engineer, headquarters.</source>
      <translation>Was sie ist: Kampf, Kader, Lkw, Pioniere, Hauptquartier.</translation>
    </message>
    <message>
      <source>Its combat strength, where that decides (engineers).</source>
      <translation>Ihre Kampfstärke, wo diese entscheidet (Pioniere).</translation>
    </message>
    <message>
      <source>Whether the Axis holds the city.</source>
      <translation>Ob die Achse die Stadt hält.</translation>
    </message>
    <message>
      <source>The Axis unit nearest to it.</source>
      <translation>Die Einheit der Achse, die ihr am nächsten ist.</translation>
    </message>
    <message>
      <source>Reached</source>
      <translation>Erreicht</translation>
    </message>
    <message>
      <source>Whether the city is reached.</source>
      <translation>Ob die Stadt erreicht ist.</translation>
    </message>
    <message>
      <source>no unit near</source>
      <translation>keine Einheit in der Nähe</translation>
    </message>
    <message>
      <source>{0} of at most {1}</source>
      <translation>{0} von höchstens {1}</translation>
    </message>
    <message>
      <source>must be a JSON object of cities and their states.</source>
      <translation>muss ein JSON-Objekt von Städten und ihren Zuständen sein.</translation>
    </message>
    <message>
      <source>Hexes to the city</source>
      <translation>Hexfelder bis zur Stadt</translation>
    </message>
    <message>
      <source>Kind of unit</source>
      <translation>Art der Einheit</translation>
    </message>
    <message>
      <source>Combat strength</source>
      <translation>Kampfstärke</translation>
    </message>
    <message>
      <source>Besieged</source>
      <translation>Belagert</translation>
    </message>
    <message>
      <source>is not a kind of unit here.</source>
      <translation>ist hier keine Art von Einheit.</translation>
    </message>
    <message>
      <source>must be one of no, siege, held.</source>
      <translation>muss nein, Belagerung oder gehalten sein.</translation>
    </message>
    <message>
      <source>No Axis unit near</source>
      <translation>Keine Einheit der Achse in der Nähe</translation>
    </message>
    <message>
      <source>income.{0}.{1}</source>
      <translation>income.{0}.{1}</translation>
    </message>
    <message>
      <source>Weather: {0}, {1}{2} %</source>
      <translation>Wetter: {0}, {1}{2} %</translation>
    </message>
    <message>
      <source>The side that receives.</source>
      <translation>Die Seite, die erhält.</translation>
    </message>
    <message>
      <source>The Soviet replacement cities that the Axis holds or besieges.</source>
      <translation>Die sowjetischen Ersatzstädte, die die Achse hält oder belagert.</translation>
    </message>
    <message>
      <source>The weather by zone; a zone left out is clear.</source>
      <translation>Das Wetter nach Zonen; eine ausgelassene Zone ist klar.</translation>
    </message>
    <message>
      <source>The Lend-Lease lines that are open: north, east, south.</source>
      <translation>Die offenen Lend-Lease-Linien: north, east, south.</translation>
    </message>
    <message>
      <source>The rate before the weather cut.</source>
      <translation>Der Satz vor der Kürzung durch das Wetter.</translation>
    </message>
    <message>
      <source>What is received.</source>
      <translation>Was man erhält.</translation>
    </message>
    <message>
      <source>The limit of the stock.</source>
      <translation>Die Grenze des Bestandes.</translation>
    </message>
    <message>
      <source>{0} {1} {2} rounded up</source>
      <translation>{0} {1} {2} aufgerundet</translation>
    </message>
    <message>
      <source>Weather by zone</source>
      <translation>Wetter nach Zonen</translation>
    </message>
    <message>
      <source>Rate this turn</source>
      <translation>Satz in diesem Zug</translation>
    </message>
    <message>
      <source>Base rate</source>
      <translation>Grundsatz</translation>
    </message>
    <message>
      <source>Rate before weather</source>
      <translation>Satz vor dem Wetter</translation>
    </message>
    <message>
      <source>line not open</source>
      <translation>Linie nicht offen</translation>
    </message>
    <message>
      <source>Limit of the stock</source>
      <translation>Grenze des Bestandes</translation>
    </message>
    <message>
      <source>{0} reached</source>
      <translation>{0} erreicht</translation>
    </message>
    <message>
      <source>No bad weather in B or C</source>
      <translation>Kein schlechtes Wetter in B oder C</translation>
    </message>
    <message>
      <source>Lend-Lease, not cut</source>
      <translation>Lend-Lease, nicht gekürzt</translation>
    </message>
    <message>
      <source>cut off</source>
      <translation>abgeschnitten</translation>
    </message>
    <message>
      <source>Of them since {0}</source>
      <translation>Davon seit {0}</translation>
    </message>
    <message>
      <source>Supply points to pay.</source>
      <translation>Zu zahlende Nachschubpunkte.</translation>
    </message>
    <message>
      <source>Price of air groups</source>
      <translation>Preis der Luftgruppen</translation>
    </message>
    <message>
      <source>Units activated, by price class.</source>
      <translation>Aktivierte Einheiten, nach Preisklasse.</translation>
    </message>
    <message>
      <source>Price of activation</source>
      <translation>Preis der Aktivierung</translation>
    </message>
    <message>
      <source>Units activated in the Movement Phase.</source>
      <translation>In der Bewegungsphase aktivierte Einheiten.</translation>
    </message>
    <message>
      <source>Units activated in the Exploitation Phase.</source>
      <translation>In der Ausnutzungsphase aktivierte Einheiten.</translation>
    </message>
    <message>
      <source>Paid in movement.</source>
      <translation>In der Bewegung bezahlt.</translation>
    </message>
    <message>
      <source>Paid in exploitation.</source>
      <translation>In der Ausnutzung bezahlt.</translation>
    </message>
    <message>
      <source>Both.</source>
      <translation>Beide.</translation>
    </message>
    <message>
      <source>Price of movement and exploitation</source>
      <translation>Preis von Bewegung und Ausnutzung</translation>
    </message>
    <message>
      <source>Other groups</source>
      <translation>Andere Gruppen</translation>
    </message>
    <message>
      <source>supply.air.{0}_per_sp</source>
      <translation>supply.air.{0}_per_sp</translation>
    </message>
    <message>
      <source>Movement, rounded up</source>
      <translation>Bewegung, aufgerundet</translation>
    </message>
    <message>
      <source>Exploitation, rounded up</source>
      <translation>Ausnutzung, aufgerundet</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>Beide</translation>
    </message>
    <message>
      <source>Transport groups: {0}</source>
      <translation>Transportgruppen: {0}</translation>
    </message>
    <message>
      <source>Rounded up apart</source>
      <translation>Getrennt aufgerundet</translation>
    </message>
    <message>
      <source>{0} {1} not paid in movement may not exploit.</source>
      <translation>{0} {1}, in der Bewegung nicht bezahlt, dürfen nicht ausnutzen.</translation>
    </message>
    <message>
      <source>Moved by strategic rail</source>
      <translation>Mit strategischer Bahnbewegung gefahren</translation>
    </message>
    <message>
      <source>The side.</source>
      <translation>Die Seite.</translation>
    </message>
    <message>
      <source>Resource Points at start</source>
      <translation>Rohstoffpunkte zu Beginn</translation>
    </message>
    <message>
      <source>Whether the Axis holds Ploesti.</source>
      <translation>Ob die Achse Ploesti hält.</translation>
    </message>
    <message>
      <source>Whether the Soviets have a line of supply to Baku.</source>
      <translation>Ob die Sowjets einen Versorgungsweg nach Baku haben.</translation>
    </message>
    <message>
      <source>resource_points.income.{0}.points</source>
      <translation>resource_points.income.{0}.points</translation>
    </message>
    <message>
      <source>not begun yet</source>
      <translation>noch nicht begonnen</translation>
    </message>
    <message>
      <source>At most in {0}</source>
      <translation>Höchstens in {0}</translation>
    </message>
    <message>
      <source>no line</source>
      <translation>keine Linie</translation>
    </message>
    <message>
      <source>By the schedule</source>
      <translation>Nach dem Plan</translation>
    </message>
    <message>
      <source>not paid</source>
      <translation>nicht bezahlt</translation>
    </message>
    <message>
      <source>Its supply state.</source>
      <translation>Ihr Versorgungszustand.</translation>
    </message>
    <message>
      <source>The states of the divisions in its stack, which units below division size share.</source>
      <translation>Die Zustände der Divisionen in ihrem Stapel, die für Einheiten unter Divisionsgröße mitgelten.</translation>
    </message>
    <message>
      <source>What its movement allowance is multiplied by.</source>
      <translation>Womit ihr Bewegungsmaß multipliziert wird.</translation>
    </message>
    <message>
      <source>What its defence factor is multiplied by.</source>
      <translation>Womit ihr Verteidigungsfaktor multipliziert wird.</translation>
    </message>
    <message>
      <source>Whether it may move in the Exploitation Phase.</source>
      <translation>Ob sie in der Ausnutzungsphase ziehen darf.</translation>
    </message>
    <message>
      <source>Whether it may bombard; none for units that never do.</source>
      <translation>Ob sie beschießen darf; nichts bei Einheiten, die es nie tun.</translation>
    </message>
    <message>
      <source>Effect of a supply state</source>
      <translation>Wirkung eines Versorgungszustandes</translation>
    </message>
    <message>
      <source>Divisions in its stack</source>
      <translation>Divisionen in ihrem Stapel</translation>
    </message>
    <message>
      <source>Supply points held before the income.</source>
      <translation>Vor den Einnahmen vorhandene Nachschubpunkte.</translation>
    </message>
    <message>
      <source>Supply points received.</source>
      <translation>Erhaltene Nachschubpunkte.</translation>
    </message>
    <message>
      <source>Resource Points bought.</source>
      <translation>Gekaufte Rohstoffpunkte.</translation>
    </message>
    <message>
      <source>Resource Points sold.</source>
      <translation>Verkaufte Rohstoffpunkte.</translation>
    </message>
    <message>
      <source>Whether the pool can pay for the conversions.</source>
      <translation>Ob der Pool die Umwandlungen zahlen kann.</translation>
    </message>
    <message>
      <source>The stock at the close.</source>
      <translation>Der Bestand am Ende.</translation>
    </message>
    <message>
      <source>What was lost above the limit.</source>
      <translation>Was über der Grenze verloren ging.</translation>
    </message>
    <message>
      <source>The change of the Resource Points.</source>
      <translation>Die Änderung der Rohstoffpunkte.</translation>
    </message>
    <message>
      <source>Stock at the close</source>
      <translation>Bestand am Ende</translation>
    </message>
    <message>
      <source>Supply points above the limit.</source>
      <translation>Nachschubpunkte über der Grenze.</translation>
    </message>
    <message>
      <source>Supply points held; none where that does not bind.</source>
      <translation>Vorhandene Nachschubpunkte; nichts, wo das nicht bindet.</translation>
    </message>
    <message>
      <source>Advice on a surplus</source>
      <translation>Rat zu einem Überschuss</translation>
    </message>
    <message>
      <source>The phase of the side's own player turn.</source>
      <translation>Die Phase des eigenen Spielerzuges der Seite.</translation>
    </message>
    <message>
      <source>Buy or sell Resource Points.</source>
      <translation>Rohstoffpunkte kaufen oder verkaufen.</translation>
    </message>
    <message>
      <source>Whether the point is connected by rail to a friendly map edge.</source>
      <translation>Ob der Punkt mit der Bahn an einen eigenen Kartenrand angeschlossen ist.</translation>
    </message>
    <message>
      <source>not needed</source>
      <translation>nicht nötig</translation>
    </message>
    <message>
      <source>Held before the income</source>
      <translation>Vor den Einnahmen vorhanden</translation>
    </message>
    <message>
      <source>Stock before the limit</source>
      <translation>Bestand vor der Grenze</translation>
    </message>
    <message>
      <source>To use it up</source>
      <translation>Um ihn aufzubrauchen</translation>
    </message>
    <message>
      <source>{0} ÷ {1}, up</source>
      <translation>{0} ÷ {1}, aufgerundet</translation>
    </message>
    <message>
      <source>Rail connection</source>
      <translation>Bahnverbindung</translation>
    </message>
    <message>
      <source>Not enough to buy with</source>
      <translation>Nicht genug zum Kaufen</translation>
    </message>
    <message>
      <source>Resource Points bought: {0}</source>
      <translation>Gekaufte Rohstoffpunkte: {0}</translation>
    </message>
    <message>
      <source>Resource Points sold: {0}</source>
      <translation>Verkaufte Rohstoffpunkte: {0}</translation>
    </message>
    <message>
      <source>Lost above the limit</source>
      <translation>Über der Grenze verloren</translation>
    </message>
    <message>
      <source>The pool pays for</source>
      <translation>Der Pool zahlt für</translation>
    </message>
    <message>
      <source>supply phase</source>
      <translation>Versorgungsphase</translation>
    </message>
    <message>
      <source>Supply points spent in the surprise turn.</source>
      <translation>Im Überraschungszug ausgegebene Nachschubpunkte.</translation>
    </message>
    <message>
      <source>Ordinary stock; the opening stock where left out.</source>
      <translation>Gewöhnlicher Bestand; ohne Angabe der Anfangsbestand.</translation>
    </message>
    <message>
      <source>Left of the allotment, and dropped.</source>
      <translation>Vom Kontingent übrig und verfallen.</translation>
    </message>
    <message>
      <source>Carried into June II 1941: always nothing.</source>
      <translation>Nach Juni II 1941 übertragen: immer nichts.</translation>
    </message>
    <message>
      <source>The ordinary stock.</source>
      <translation>Der gewöhnliche Bestand.</translation>
    </message>
    <message>
      <source>The surprise turn has {0} supply points of its own.</source>
      <translation>Der Überraschungszug hat {0} eigene Nachschubpunkte.</translation>
    </message>
    <message>
      <source>Surprise turn closed</source>
      <translation>Überraschungszug abgeschlossen</translation>
    </message>
    <message>
      <source>Not used in the surprise turn, and dropped: {0} supply point.</source>
      <translation>Im Überraschungszug nicht verbraucht und verfallen: {0} Nachschubpunkt.</translation>
    </message>
    <message>
      <source>Not used in the surprise turn, and dropped: {0} supply points.</source>
      <translation>Im Überraschungszug nicht verbraucht und verfallen: {0} Nachschubpunkte.</translation>
    </message>
    <message>
      <source>Points of the surprise turn dropped</source>
      <translation>Verfallene Punkte des Überraschungszuges</translation>
    </message>
    <message>
      <source>Ordinary stock</source>
      <translation>Gewöhnlicher Bestand</translation>
    </message>
    <message>
      <source>Allotment</source>
      <translation>Kontingent</translation>
    </message>
    <message>
      <source>Left over and dropped</source>
      <translation>Übrig und verfallen</translation>
    </message>
    <message>
      <source>Carried over</source>
      <translation>Übertragen</translation>
    </message>
    <message>
      <source>From the stock</source>
      <translation>Aus dem Bestand</translation>
    </message>
    <message>
      <source>counts only in the surprise turn.</source>
      <translation>zählt nur im Überraschungszug.</translation>
    </message>
    <message>
      <source>{0} supply point</source>
      <translation>{0} Nachschubpunkt</translation>
    </message>
  </context>
  <context>
    <name>games.europa.trace</name>
    <message>
      <source>Its tactical bombing rating as printed.</source>
      <translation>Ihr taktischer Bombenwert wie gedruckt.</translation>
    </message>
    <message>
      <source>Its steps, two for a full group.</source>
      <translation>Ihre Schritte, zwei für eine volle Gruppe.</translation>
    </message>
    <message>
      <source>The groups that strike, escorts left out.</source>
      <translation>Die Gruppen, die zuschlagen, ohne Begleitschutz.</translation>
    </message>
    <message>
      <source>Tactical factors together.</source>
      <translation>Taktische Faktoren zusammen.</translation>
    </message>
    <message>
      <source>Faces of a die that place the zone.</source>
      <translation>Würfelaugen, die die Zone setzen.</translation>
    </message>
    <message>
      <source>a roll of {0} or less</source>
      <translation>ein Wurf von {0} oder weniger</translation>
    </message>
    <message>
      <source>Interdiction mission</source>
      <translation>Abriegelungseinsatz</translation>
    </message>
    <message>
      <source>The hexes of each link, in order from the unit.</source>
      <translation>Die Hexfelder jedes Gliedes, der Reihe nach von der Einheit aus.</translation>
    </message>
    <message>
      <source>The hexes of interdiction zones.</source>
      <translation>Die Hexfelder von Abriegelungszonen.</translation>
    </message>
    <message>
      <source>Interdiction of a trace</source>
      <translation>Abriegelung eines Versorgungsweges</translation>
    </message>
    <message>
      <source>For each link, whether it loses a hex.</source>
      <translation>Für jedes Glied, ob es ein Hexfeld verliert.</translation>
    </message>
    <message>
      <source>The enemy zone of control that it leaves.</source>
      <translation>Die feindliche Kontrollzone, die sie verlässt.</translation>
    </message>
    <message>
      <source>Whether the hex is in an interdiction zone.</source>
      <translation>Ob das Hexfeld in einer Abriegelungszone liegt.</translation>
    </message>
    <message>
      <source>Whether it moves by operational rail.</source>
      <translation>Ob sie mit operativer Bahnbewegung fährt.</translation>
    </message>
    <message>
      <source>Whether the rail line is cut in the hex, as at the centre of a zone.</source>
      <translation>Ob die Bahnlinie im Hexfeld unterbrochen ist, wie in der Mitte einer Zone.</translation>
    </message>
    <message>
      <source>the higher</source>
      <translation>das höhere</translation>
    </message>
    <message>
      <source>Leaving a zone</source>
      <translation>Verlassen einer Zone</translation>
    </message>
    <message>
      <source>Entering a zone</source>
      <translation>Betreten einer Zone</translation>
    </message>
    <message>
      <source>must be 1, or 2 for a full group.</source>
      <translation>muss 1 sein, oder 2 bei einer vollen Gruppe.</translation>
    </message>
    <message>
      <source>Faces that place it</source>
      <translation>Augen, die sie setzen</translation>
    </message>
    <message>
      <source>must be a list of hexes.</source>
      <translation>muss eine Liste von Hexfeldern sein.</translation>
    </message>
    <message>
      <source>must be a list of hexes by name or number.</source>
      <translation>muss eine Liste von Hexfeldern nach Namen oder Nummer sein.</translation>
    </message>
    <message>
      <source>must be a list of links, each a list of hexes.</source>
      <translation>muss eine Liste von Gliedern sein, jedes eine Liste von Hexfeldern.</translation>
    </message>
    <message>
      <source>Hexes of each link</source>
      <translation>Hexfelder jedes Gliedes</translation>
    </message>
    <message>
      <source>zone in {0}</source>
      <translation>Zone in {0}</translation>
    </message>
    <message>
      <source>no zone of its own</source>
      <translation>keine eigene Zone</translation>
    </message>
    <message>
      <source>Links shortened</source>
      <translation>Verkürzte Glieder</translation>
    </message>
    <message>
      <source>In an interdiction zone?</source>
      <translation>In einer Abriegelungszone?</translation>
    </message>
    <message>
      <source>Operational rail?</source>
      <translation>Operative Bahnbewegung?</translation>
    </message>
    <message>
      <source>Rail cut in the hex?</source>
      <translation>Bahn im Hexfeld unterbrochen?</translation>
    </message>
    <message>
      <source>only leaving costs</source>
      <translation>nur das Verlassen kostet</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>Link {0}</source>
      <translation>Glied {0}</translation>
    </message>
    <message>
      <source>Zone of control</source>
      <translation>Kontrollzone</translation>
    </message>
    <message>
      <source>Rail cut</source>
      <translation>Bahn unterbrochen</translation>
    </message>
    <message>
      <source>over land</source>
      <translation>über Land</translation>
    </message>
    <message>
      <source>cross country</source>
      <translation>querfeldein</translation>
    </message>
    <message>
      <source>supply source</source>
      <translation>Versorgungsquelle</translation>
    </message>
    <message>
      <source>{0} hex, at most {1}</source>
      <translation>{0} Hexfeld, höchstens {1}</translation>
    </message>
    <message>
      <source>{0} hexes, at most {1}</source>
      <translation>{0} Hexfelder, höchstens {1}</translation>
    </message>
    <message>
      <source>What the link runs over.</source>
      <translation>Worüber das Glied läuft.</translation>
    </message>
    <message>
      <source>Whether it enters an enemy interdiction zone.</source>
      <translation>Ob es eine feindliche Abriegelungszone betritt.</translation>
    </message>
    <message>
      <source>Hexes that count once.</source>
      <translation>Hexfelder, die einfach zählen.</translation>
    </message>
    <message>
      <source>Hexes of wooded rough, forest, swamp, mountain or sand, which count twice.</source>
      <translation>Hexfelder mit bewaldetem rauem Gelände, Forst, Sumpf, Gebirge oder Sand, die doppelt zählen.</translation>
    </message>
    <message>
      <source>Whether it crosses a full lake.</source>
      <translation>Ob es einen ganzen See überquert.</translation>
    </message>
    <message>
      <source>What it ends at; this matters for links to and from trucks.</source>
      <translation>Woran es endet; das ist bei Gliedern zu und von Lastwagen wichtig.</translation>
    </message>
    <message>
      <source>How long it may be.</source>
      <translation>Wie lang es sein darf.</translation>
    </message>
    <message>
      <source>How long it is.</source>
      <translation>Wie lang es ist.</translation>
    </message>
    <message>
      <source>Whether it holds.</source>
      <translation>Ob es hält.</translation>
    </message>
    <message>
      <source>Overland, road, truck or rail.</source>
      <translation>Über Land, Straße, Lastwagen oder Bahn.</translation>
    </message>
    <message>
      <source>Hexes that count twice.</source>
      <translation>Hexfelder, die doppelt zählen.</translation>
    </message>
    <message>
      <source>Whether it enters an interdiction zone.</source>
      <translation>Ob es eine Abriegelungszone betritt.</translation>
    </message>
    <message>
      <source>The links in order from the unit, each with its kind and its hexes.</source>
      <translation>Die Glieder der Reihe nach von der Einheit aus, jedes mit seiner Art und seinen Hexfeldern.</translation>
    </message>
    <message>
      <source>Which links enter an interdiction zone, in their order, if they do not say so.</source>
      <translation>Welche Glieder eine Abriegelungszone betreten, in ihrer Reihenfolge, wenn sie es nicht selbst sagen.</translation>
    </message>
    <message>
      <source>covers {0} links, and the trace has {1}.</source>
      <translation>nennt {0} Glieder, und der Versorgungsweg hat {1}.</translation>
    </message>
    <message>
      <source>{0} link</source>
      <translation>{0} Glied</translation>
    </message>
    <message>
      <source>How far away it is.</source>
      <translation>Wie weit es entfernt ist.</translation>
    </message>
    <message>
      <source>Reach, {0}</source>
      <translation>Reichweite, {0}</translation>
    </message>
    <message>
      <source>Near enough</source>
      <translation>Nahe genug</translation>
    </message>
    <message>
      <source>Whether it is near enough.</source>
      <translation>Ob es nahe genug ist.</translation>
    </message>
    <message>
      <source>Interdicted?</source>
      <translation>Abgeriegelt?</translation>
    </message>
    <message>
      <source>Double hexes</source>
      <translation>Doppelte Hexfelder</translation>
    </message>
    <message>
      <source>Full lake?</source>
      <translation>Ganzer See?</translation>
    </message>
    <message>
      <source>Ends at</source>
      <translation>Endet an</translation>
    </message>
    <message>
      <source>May be</source>
      <translation>Darf sein</translation>
    </message>
    <message>
      <source>The link holds</source>
      <translation>Das Glied hält</translation>
    </message>
    <message>
      <source>{0} link, {1}</source>
      <translation>{0} Glied, {1}</translation>
    </message>
    <message>
      <source>Link</source>
      <translation>Glied</translation>
    </message>
    <message>
      <source>must be a list of links, such as [["overland", 7], ["road", 5]].</source>
      <translation>muss eine Liste von Gliedern sein, etwa [["overland", 7], ["road", 5]].</translation>
    </message>
    <message>
      <source>Links interdicted</source>
      <translation>Abgeriegelte Glieder</translation>
    </message>
    <message>
      <source>Only the truck at which the overland link ended leads to a road</source>
      <translation>Nur der Lastwagen, an dem das Glied über Land endete, führt zu einer Straße</translation>
    </message>
    <message>
      <source>May cross the lake</source>
      <translation>Darf den See überqueren</translation>
    </message>
    <message>
      <source>In the arctic</source>
      <translation>In der Arktis</translation>
    </message>
    <message>
      <source>Heavy terrain</source>
      <translation>Schweres Gelände</translation>
    </message>
    <message>
      <source>has a link {0} that cannot be read: {1}</source>
      <translation>hat ein Glied {0}, das sich nicht lesen lässt: {1}</translation>
    </message>
    <message>
      <source>Past the rail break</source>
      <translation>Hinter der Bahnunterbrechung</translation>
    </message>
    <message>
      <source>Nothing follows the rail line</source>
      <translation>Nach der Bahnlinie kommt nichts mehr</translation>
    </message>
    <message>
      <source>The overland link comes first</source>
      <translation>Das Glied über Land kommt zuerst</translation>
    </message>
    <message>
      <source>One road link only</source>
      <translation>Nur ein Straßenglied</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.air</name>
    <message>
      <source>Capacity of a major city hex</source>
      <translation>Kapazität eines Großstadthexfeldes</translation>
    </message>
    <message>
      <source>Capacity of a dot city</source>
      <translation>Kapazität einer Punktstadt</translation>
    </message>
    <message>
      <source>Capacity of a reference city</source>
      <translation>Kapazität einer Referenzstadt</translation>
    </message>
    <message>
      <source>Capacity of a hex without a city</source>
      <translation>Kapazität eines Hexfeldes ohne Stadt</translation>
    </message>
    <message>
      <source>Capacity of a built airbase</source>
      <translation>Kapazität eines gebauten Flugplatzes</translation>
    </message>
    <message>
      <source>Most airbases in a hex</source>
      <translation>Höchstzahl der Flugplätze in einem Hexfeld</translation>
    </message>
    <message>
      <source>Divisor of the Airbase table</source>
      <translation>Teiler der Flugplatztabelle</translation>
    </message>
    <message>
      <source>hits a turn</source>
      <translation>Treffer je Zug</translation>
    </message>
    <message>
      <source>Hits that a base repairs</source>
      <translation>Treffer, die ein Flugplatz instand setzt</translation>
    </message>
    <message>
      <source>Capacity lost for a hit</source>
      <translation>Je Treffer verlorene Kapazität</translation>
    </message>
    <message>
      <source>Groups struck by a hit</source>
      <translation>Je Treffer getroffene Gruppen</translation>
    </message>
    <message>
      <source>Added to Soviet repair, but ignored at first</source>
      <translation>Zuschlag zur sowjetischen Instandsetzung, anfangs nicht beachtet</translation>
    </message>
    <message>
      <source>Aircraft of a group, typically</source>
      <translation>Flugzeuge einer Gruppe, üblich</translation>
    </message>
    <message>
      <source>Aircraft of a group, fewest</source>
      <translation>Flugzeuge einer Gruppe, wenigste</translation>
    </message>
    <message>
      <source>Aircraft of a group, most</source>
      <translation>Flugzeuge einer Gruppe, meiste</translation>
    </message>
    <message>
      <source>Reach of the EFT box</source>
      <translation>Reichweite der Box EFT</translation>
    </message>
    <message>
      <source>× printed</source>
      <translation>× gedruckt</translation>
    </message>
    <message>
      <source>Bombardment rating of a full group</source>
      <translation>Bombenwert einer vollen Gruppe</translation>
    </message>
    <message>
      <source>Bombardment rating of a half group</source>
      <translation>Bombenwert einer halben Gruppe</translation>
    </message>
    <message>
      <source>Arrivals that make a full group</source>
      <translation>Eintreffende, die eine volle Gruppe ergeben</translation>
    </message>
    <message>
      <source>Part of new Group Allowance received</source>
      <translation>Anteil des neuen Gruppenkontingents, den man erhält</translation>
    </message>
    <message>
      <source>Most groups in a mission</source>
      <translation>Höchstzahl der Gruppen in einem Einsatz</translation>
    </message>
    <message>
      <source>Most strike groups in a mission</source>
      <translation>Höchstzahl der Angriffsgruppen in einem Einsatz</translation>
    </message>
    <message>
      <source>Divisor of the range, patrol</source>
      <translation>Teiler der Reichweite, Patrouille</translation>
    </message>
    <message>
      <source>Divisor of the range, interception</source>
      <translation>Teiler der Reichweite, Abfangen</translation>
    </message>
    <message>
      <source>Full group shoots at half group</source>
      <translation>Volle Gruppe schießt auf halbe Gruppe</translation>
    </message>
    <message>
      <source>Half group shoots at full group</source>
      <translation>Halbe Gruppe schießt auf volle Gruppe</translation>
    </message>
    <message>
      <source>Each further group that shoots</source>
      <translation>Jede weitere Gruppe, die schießt</translation>
    </message>
    <message>
      <source>Pilot quality counts against Soviet Guards</source>
      <translation>Pilotengüte zählt gegen sowjetische Garde</translation>
    </message>
    <message>
      <source>German pilots</source>
      <translation>Deutsche Piloten</translation>
    </message>
    <message>
      <source>Finnish pilots</source>
      <translation>Finnische Piloten</translation>
    </message>
    <message>
      <source>Hungarian pilots</source>
      <translation>Ungarische Piloten</translation>
    </message>
    <message>
      <source>Romanian pilots</source>
      <translation>Rumänische Piloten</translation>
    </message>
    <message>
      <source>Italian pilots</source>
      <translation>Italienische Piloten</translation>
    </message>
    <message>
      <source>Soviet pilots</source>
      <translation>Sowjetische Piloten</translation>
    </message>
    <message>
      <source>Flak at 1 strike group</source>
      <translation>Flak auf 1 Angriffsgruppe</translation>
    </message>
    <message>
      <source>Flak at 2 strike groups</source>
      <translation>Flak auf 2 Angriffsgruppen</translation>
    </message>
    <message>
      <source>Flak at 3 strike groups</source>
      <translation>Flak auf 3 Angriffsgruppen</translation>
    </message>
    <message>
      <source>Flak at night</source>
      <translation>Flak bei Nacht</translation>
    </message>
    <message>
      <source>Flak at bombers</source>
      <translation>Flak auf Bomber</translation>
    </message>
    <message>
      <source>Columns left at night</source>
      <translation>Übrige Spalten bei Nacht</translation>
    </message>
    <message>
      <source>Fed by a transport group, clear</source>
      <translation>Von einer Transportgruppe versorgt, klar</translation>
    </message>
    <message>
      <source>Fed by a transport group, frost</source>
      <translation>Von einer Transportgruppe versorgt, Frost</translation>
    </message>
    <message>
      <source>Fed by a transport group, mud</source>
      <translation>Von einer Transportgruppe versorgt, Schlamm</translation>
    </message>
    <message>
      <source>Fed by a transport group, snow</source>
      <translation>Von einer Transportgruppe versorgt, Schnee</translation>
    </message>
    <message>
      <source>Fed by a transport group, in place of a truck</source>
      <translation>Von einer Transportgruppe versorgt, anstelle eines Lastwagens</translation>
    </message>
    <message>
      <source>Me110 that strike at fighters</source>
      <translation>Me110, die Jäger angreifen</translation>
    </message>
    <message>
      <source>Me109 that strike at fighters</source>
      <translation>Me109, die Jäger angreifen</translation>
    </message>
    <message>
      <source>Do17 that strike at the pool</source>
      <translation>Do17, die den Pool angreifen</translation>
    </message>
    <message>
      <source>He111 that strike at the pool</source>
      <translation>He111, die den Pool angreifen</translation>
    </message>
    <message>
      <source>Ju88 that strike at the pool</source>
      <translation>Ju88, die den Pool angreifen</translation>
    </message>
    <message>
      <source>Me110: highest roll without effect</source>
      <translation>Me110: höchster Wurf ohne Wirkung</translation>
    </message>
    <message>
      <source>Me109: highest roll without effect</source>
      <translation>Me109: höchster Wurf ohne Wirkung</translation>
    </message>
    <message>
      <source>Do17: highest roll without effect</source>
      <translation>Do17: höchster Wurf ohne Wirkung</translation>
    </message>
    <message>
      <source>He111: highest roll without effect</source>
      <translation>He111: höchster Wurf ohne Wirkung</translation>
    </message>
    <message>
      <source>Ju88: highest roll without effect</source>
      <translation>Ju88: höchster Wurf ohne Wirkung</translation>
    </message>
    <message>
      <source>Me110: highest roll that makes unready</source>
      <translation>Me110: höchster Wurf, der unbereit macht</translation>
    </message>
    <message>
      <source>Me109: highest roll that makes unready</source>
      <translation>Me109: höchster Wurf, der unbereit macht</translation>
    </message>
    <message>
      <source>Do17: highest roll that makes unready</source>
      <translation>Do17: höchster Wurf, der unbereit macht</translation>
    </message>
    <message>
      <source>He111: highest roll that makes unready</source>
      <translation>He111: höchster Wurf, der unbereit macht</translation>
    </message>
    <message>
      <source>Ju88: highest roll that makes unready</source>
      <translation>Ju88: höchster Wurf, der unbereit macht</translation>
    </message>
    <message>
      <source>TB3 out of reach</source>
      <translation>TB3 außer Reichweite</translation>
    </message>
    <message>
      <source>Yer2 out of reach</source>
      <translation>Yer2 außer Reichweite</translation>
    </message>
    <message>
      <source>G2 out of reach</source>
      <translation>G2 außer Reichweite</translation>
    </message>
    <message>
      <source>Li2 out of reach</source>
      <translation>Li2 außer Reichweite</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.air_strength</name>
    <message>
      <source>German Group Allowance at start</source>
      <translation>Deutsches Gruppenkontingent zu Beginn</translation>
    </message>
    <message>
      <source>German Me109F at start</source>
      <translation>Deutsche Me109F zu Beginn</translation>
    </message>
    <message>
      <source>German Me109E at start</source>
      <translation>Deutsche Me109E zu Beginn</translation>
    </message>
    <message>
      <source>German Me110C at start</source>
      <translation>Deutsche Me110C zu Beginn</translation>
    </message>
    <message>
      <source>German He111 at start</source>
      <translation>Deutsche He111 zu Beginn</translation>
    </message>
    <message>
      <source>German He111 NB at start</source>
      <translation>Deutsche He111 NB zu Beginn</translation>
    </message>
    <message>
      <source>German Ju88A at start</source>
      <translation>Deutsche Ju88A zu Beginn</translation>
    </message>
    <message>
      <source>German Do17 at start</source>
      <translation>Deutsche Do17 zu Beginn</translation>
    </message>
    <message>
      <source>German Ju87B at start</source>
      <translation>Deutsche Ju87B zu Beginn</translation>
    </message>
    <message>
      <source>German Ju52 at start</source>
      <translation>Deutsche Ju52 zu Beginn</translation>
    </message>
    <message>
      <source>Finnish Group Allowance at start</source>
      <translation>Finnisches Gruppenkontingent zu Beginn</translation>
    </message>
    <message>
      <source>Finnish F2A at start</source>
      <translation>Finnische F2A zu Beginn</translation>
    </message>
    <message>
      <source>Finnish Blen (1) at start</source>
      <translation>Finnische Blen (1) zu Beginn</translation>
    </message>
    <message>
      <source>Hungarian Group Allowance at start</source>
      <translation>Ungarisches Gruppenkontingent zu Beginn</translation>
    </message>
    <message>
      <source>Hungarian CR42 at start</source>
      <translation>Ungarische CR42 zu Beginn</translation>
    </message>
    <message>
      <source>Hungarian Ca135 at start</source>
      <translation>Ungarische Ca135 zu Beginn</translation>
    </message>
    <message>
      <source>Romanian Group Allowance at start</source>
      <translation>Rumänisches Gruppenkontingent zu Beginn</translation>
    </message>
    <message>
      <source>Romanian PZL24 at start</source>
      <translation>Rumänische PZL24 zu Beginn</translation>
    </message>
    <message>
      <source>Romanian SM79 at start</source>
      <translation>Rumänische SM79 zu Beginn</translation>
    </message>
    <message>
      <source>Romanian He111 (1) at start</source>
      <translation>Rumänische He111 (1) zu Beginn</translation>
    </message>
    <message>
      <source>Romanian Ju87 (1) at start</source>
      <translation>Rumänische Ju87 (1) zu Beginn</translation>
    </message>
    <message>
      <source>Italian Group Allowance at start</source>
      <translation>Italienisches Gruppenkontingent zu Beginn</translation>
    </message>
    <message>
      <source>Soviet Group Allowance at start</source>
      <translation>Sowjetisches Gruppenkontingent zu Beginn</translation>
    </message>
    <message>
      <source>Soviet I15Bis at start</source>
      <translation>Sowjetische I15Bis zu Beginn</translation>
    </message>
    <message>
      <source>Soviet I15 at start</source>
      <translation>Sowjetische I15 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet I16 at start</source>
      <translation>Sowjetische I16 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet MiG3 at start</source>
      <translation>Sowjetische MiG3 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet LaGG3 at start</source>
      <translation>Sowjetische LaGG3 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet Yak1 at start</source>
      <translation>Sowjetische Yak1 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet R10 at start</source>
      <translation>Sowjetische R10 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet Su2 at start</source>
      <translation>Sowjetische Su2 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet IL2 at start</source>
      <translation>Sowjetische IL2 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet DB3 at start</source>
      <translation>Sowjetische DB3 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet SB2 at start</source>
      <translation>Sowjetische SB2 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet Pe2 at start</source>
      <translation>Sowjetische Pe2 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet IL4 at start</source>
      <translation>Sowjetische IL4 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet TB3 at start</source>
      <translation>Sowjetische TB3 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet G2 at start</source>
      <translation>Sowjetische G2 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet Li2 at start</source>
      <translation>Sowjetische Li2 zu Beginn</translation>
    </message>
    <message>
      <source>Soviet Yer2 (1) at start</source>
      <translation>Sowjetische Yer2 (1) zu Beginn</translation>
    </message>
    <message>
      <source>Finnish Group Allowance, north</source>
      <translation>Finnisches Gruppenkontingent, Norden</translation>
    </message>
    <message>
      <source>Finnish G50Bis, north</source>
      <translation>Finnische G50Bis, Norden</translation>
    </message>
    <message>
      <source>Soviet Group Allowance, north</source>
      <translation>Sowjetisches Gruppenkontingent, Norden</translation>
    </message>
    <message>
      <source>Soviet I16, north</source>
      <translation>Sowjetische I16, Norden</translation>
    </message>
    <message>
      <source>Soviet SB2, north</source>
      <translation>Sowjetische SB2, Norden</translation>
    </message>
    <message>
      <source>German Group Allowance, July I 1941</source>
      <translation>Deutsches Gruppenkontingent, July I 1941</translation>
    </message>
    <message>
      <source>German Me109F, July I 1941</source>
      <translation>Deutsche Me109F, July I 1941</translation>
    </message>
    <message>
      <source>German He111, July I 1941</source>
      <translation>Deutsche He111, July I 1941</translation>
    </message>
    <message>
      <source>Italian Group Allowance, July I 1941</source>
      <translation>Italienisches Gruppenkontingent, July I 1941</translation>
    </message>
    <message>
      <source>Italian MC200, July I 1941</source>
      <translation>Italienische MC200, July I 1941</translation>
    </message>
    <message>
      <source>Soviet Group Allowance, July I 1941</source>
      <translation>Sowjetisches Gruppenkontingent, July I 1941</translation>
    </message>
    <message>
      <source>Soviet MiG3, July I 1941</source>
      <translation>Sowjetische MiG3, July I 1941</translation>
    </message>
    <message>
      <source>Soviet LaGG3, July I 1941</source>
      <translation>Sowjetische LaGG3, July I 1941</translation>
    </message>
    <message>
      <source>Soviet Yak1, July I 1941</source>
      <translation>Sowjetische Yak1, July I 1941</translation>
    </message>
    <message>
      <source>Soviet IL2, July I 1941</source>
      <translation>Sowjetische IL2, July I 1941</translation>
    </message>
    <message>
      <source>Soviet Pe2, July I 1941</source>
      <translation>Sowjetische Pe2, July I 1941</translation>
    </message>
    <message>
      <source>Soviet IL4, July I 1941</source>
      <translation>Sowjetische IL4, July I 1941</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.combat</name>
    <message>
      <source>Factors of a hex until April II 1942</source>
      <translation>Faktoren eines Hexfeldes bis April II 1942</translation>
    </message>
    <message>
      <source>Attack factors until April II 1942</source>
      <translation>Angriffsfaktoren bis April II 1942</translation>
    </message>
    <message>
      <source>Factors of a hex from May I 1942</source>
      <translation>Faktoren eines Hexfeldes ab Mai I 1942</translation>
    </message>
    <message>
      <source>Attack factors from May I 1942</source>
      <translation>Angriffsfaktoren ab Mai I 1942</translation>
    </message>
    <message>
      <source>Hexes of an overrun</source>
      <translation>Hexfelder eines Überrennens</translation>
    </message>
    <message>
      <source>Defence of each further artillery unit</source>
      <translation>Verteidigung jeder weiteren Artillerieeinheit</translation>
    </message>
    <message>
      <source>x DF</source>
      <translation>x DF</translation>
    </message>
    <message>
      <source>Limit of artillery in an attack</source>
      <translation>Grenze der Artillerie in einem Angriff</translation>
    </message>
    <message>
      <source>Most REs of a thin target</source>
      <translation>Meiste REs eines dünnen Ziels</translation>
    </message>
    <message>
      <source>Shift for a thin target</source>
      <translation>Verschiebung für ein dünnes Ziel</translation>
    </message>
    <message>
      <source>Fewest REs of a dense target</source>
      <translation>Wenigste REs eines dichten Ziels</translation>
    </message>
    <message>
      <source>Shift for a dense target</source>
      <translation>Verschiebung für ein dichtes Ziel</translation>
    </message>
    <message>
      <source>Bombardment shift for terrain</source>
      <translation>Beschussverschiebung für Gelände</translation>
    </message>
    <message>
      <source>Bombardment shift at night</source>
      <translation>Beschussverschiebung bei Nacht</translation>
    </message>
    <message>
      <source>Factors of the top bombardment column</source>
      <translation>Faktoren der höchsten Beschussspalte</translation>
    </message>
    <message>
      <source>Loss for Re</source>
      <translation>Verlust für Re</translation>
    </message>
    <message>
      <source>Battalions that meet Re</source>
      <translation>Bataillone, die Re erfüllen</translation>
    </message>
    <message>
      <source>Payment in place of Re</source>
      <translation>Zahlung anstelle von Re</translation>
    </message>
    <message>
      <source>Requirement of Re, for change</source>
      <translation>Forderung von Re, für Rückgewinn</translation>
    </message>
    <message>
      <source>Divisions reduced by C</source>
      <translation>Von C reduzierte Divisionen</translation>
    </message>
    <message>
      <source>Loss for C without a division</source>
      <translation>Verlust für C ohne Division</translation>
    </message>
    <message>
      <source>Facility hits of 1R</source>
      <translation>Anlagentreffer von 1R</translation>
    </message>
    <message>
      <source>Facility hits of Re1R</source>
      <translation>Anlagentreffer von Re1R</translation>
    </message>
    <message>
      <source>Facility hits of C1R</source>
      <translation>Anlagentreffer von C1R</translation>
    </message>
    <message>
      <source>Facility hits of Re</source>
      <translation>Anlagentreffer von Re</translation>
    </message>
    <message>
      <source>Facility hits of C</source>
      <translation>Anlagentreffer von C</translation>
    </message>
    <message>
      <source>Facility hits of no result</source>
      <translation>Anlagentreffer ohne Ergebnis</translation>
    </message>
    <message>
      <source>Groups into repair for each airfield hit</source>
      <translation>Gruppen in Instandsetzung je Flugplatztreffer</translation>
    </message>
    <message>
      <source>Capacity lost for each airfield hit</source>
      <translation>Verlorene Kapazität je Flugplatztreffer</translation>
    </message>
    <message>
      <source>Hits repaired in a game turn</source>
      <translation>In einem Zug instand gesetzte Treffer</translation>
    </message>
    <message>
      <source>DF for one AF</source>
      <translation>DF für einen AF</translation>
    </message>
    <message>
      <source>Defence for one attack factor in column 1-4</source>
      <translation>Verteidigung für einen Angriffsfaktor in Spalte 1-4</translation>
    </message>
    <message>
      <source>Columns earned with the D10</source>
      <translation>Mit dem W10 verdiente Spalten</translation>
    </message>
    <message>
      <source>Odds shift for fire</source>
      <translation>Verschiebung für Feuer</translation>
    </message>
    <message>
      <source>Odds shift for armor</source>
      <translation>Verschiebung für Panzer</translation>
    </message>
    <message>
      <source>Odds shift for terrain</source>
      <translation>Verschiebung für Gelände</translation>
    </message>
    <message>
      <source>Armor effects in clear</source>
      <translation>Panzerwirkungen bei klarem Wetter</translation>
    </message>
    <message>
      <source>Armor effects in mud</source>
      <translation>Panzerwirkungen bei Schlamm</translation>
    </message>
    <message>
      <source>Armor effects in snow</source>
      <translation>Panzerwirkungen bei Schnee</translation>
    </message>
    <message>
      <source>Armor effects in frost</source>
      <translation>Panzerwirkungen bei Frost</translation>
    </message>
    <message>
      <source>x factors</source>
      <translation>x Faktoren</translation>
    </message>
    <message>
      <source>Armor rating none</source>
      <translation>Panzerwert keiner</translation>
    </message>
    <message>
      <source>Armor rating half</source>
      <translation>Panzerwert halb</translation>
    </message>
    <message>
      <source>Armor rating full</source>
      <translation>Panzerwert voll</translation>
    </message>
    <message>
      <source>x AF</source>
      <translation>x AF</translation>
    </message>
    <message>
      <source>Armor strength across a hexside barrier</source>
      <translation>Panzerstärke über ein Hindernis an der Hexfeldseite</translation>
    </message>
    <message>
      <source>Armor strength out of supply</source>
      <translation>Panzerstärke unversorgt</translation>
    </message>
    <message>
      <source>Armor strength of isolated units</source>
      <translation>Panzerstärke eingeschlossener Einheiten</translation>
    </message>
    <message>
      <source>x defender</source>
      <translation>x Verteidiger</translation>
    </message>
    <message>
      <source>Armor odds below which the attack suffers</source>
      <translation>Panzerverhältnis, unter dem der Angriff leidet</translation>
    </message>
    <message>
      <source>x attacker</source>
      <translation>x Angreifer</translation>
    </message>
    <message>
      <source>Defender's armor odds, rounded, at which the attack suffers</source>
      <translation>Panzerverhältnis des Verteidigers, gerundet, bei dem der Angriff leidet</translation>
    </message>
    <message>
      <source>Armor odds at which the attack gains</source>
      <translation>Panzerverhältnis, bei dem der Angriff gewinnt</translation>
    </message>
    <message>
      <source>Die roll for armor advantage</source>
      <translation>Würfelmodifikator für Panzervorteil</translation>
    </message>
    <message>
      <source>Die roll for the defender's armor</source>
      <translation>Würfelmodifikator für Panzer des Verteidigers</translation>
    </message>
    <message>
      <source>Armor strength that earns a column</source>
      <translation>Panzerstärke, die eine Spalte verdient</translation>
    </message>
    <message>
      <source>Die roll for winterization</source>
      <translation>Würfelmodifikator für Winterausrüstung</translation>
    </message>
    <message>
      <source>Die roll for a commando success</source>
      <translation>Würfelmodifikator für einen Kommandoerfolg</translation>
    </message>
    <message>
      <source>Die roll of the first winter</source>
      <translation>Würfelmodifikator des ersten Winters</translation>
    </message>
    <message>
      <source>Lowest die roll modifier</source>
      <translation>Niedrigster Würfelmodifikator</translation>
    </message>
    <message>
      <source>Highest die roll modifier</source>
      <translation>Höchster Würfelmodifikator</translation>
    </message>
    <message>
      <source>Winter modifiers in clear</source>
      <translation>Wintermodifikatoren bei klarem Wetter</translation>
    </message>
    <message>
      <source>Winter modifiers in mud</source>
      <translation>Wintermodifikatoren bei Schlamm</translation>
    </message>
    <message>
      <source>Winter modifiers in snow</source>
      <translation>Wintermodifikatoren bei Schnee</translation>
    </message>
    <message>
      <source>Winter modifiers in frost</source>
      <translation>Wintermodifikatoren bei Frost</translation>
    </message>
    <message>
      <source>on the success table</source>
      <translation>auf der Erfolgstabelle</translation>
    </message>
    <message>
      <source>German commandos in June II 1941</source>
      <translation>Deutsche Kommandos im Juni II 1941</translation>
    </message>
    <message>
      <source>Lowest roll</source>
      <translation>Niedrigster Wurf</translation>
    </message>
    <message>
      <source>Highest roll</source>
      <translation>Höchster Wurf</translation>
    </message>
    <message>
      <source>Attack across a halving hexside</source>
      <translation>Angriff über eine halbierende Hexfeldseite</translation>
    </message>
    <message>
      <source>Attack into a halving hex</source>
      <translation>Angriff in ein halbierendes Hexfeld</translation>
    </message>
    <message>
      <source>Terrain where it halves only once</source>
      <translation>Gelände, wo es nur einmal halbiert</translation>
    </message>
    <message>
      <source>A fort stops armor</source>
      <translation>Ein Fort hält Panzer auf</translation>
    </message>
    <message>
      <source>A dot city stops armor</source>
      <translation>Eine Punktstadt hält Panzer auf</translation>
    </message>
    <message>
      <source>A minor river stops armor</source>
      <translation>Ein kleiner Fluss hält Panzer auf</translation>
    </message>
    <message>
      <source>Woods stop armor</source>
      <translation>Wald hält Panzer auf</translation>
    </message>
    <message>
      <source>Rough stops armor</source>
      <translation>Raues Gelände hält Panzer auf</translation>
    </message>
    <message>
      <source>Wooded rough stops armor</source>
      <translation>Bewaldetes raues Gelände hält Panzer auf</translation>
    </message>
    <message>
      <source>A major river stops armor</source>
      <translation>Ein großer Fluss hält Panzer auf</translation>
    </message>
    <message>
      <source>A fort in woods stops armor</source>
      <translation>Ein Fort im Wald hält Panzer auf</translation>
    </message>
    <message>
      <source>A fort in rough stops armor</source>
      <translation>Ein Fort in rauem Gelände hält Panzer auf</translation>
    </message>
    <message>
      <source>A fort in a dot city stops armor</source>
      <translation>Ein Fort in einer Punktstadt hält Panzer auf</translation>
    </message>
    <message>
      <source>Woods cost a column</source>
      <translation>Wald kostet eine Spalte</translation>
    </message>
    <message>
      <source>Rough costs a column</source>
      <translation>Raues Gelände kostet eine Spalte</translation>
    </message>
    <message>
      <source>A dot city costs a column</source>
      <translation>Eine Punktstadt kostet eine Spalte</translation>
    </message>
    <message>
      <source>A fort costs a column</source>
      <translation>Ein Fort kostet eine Spalte</translation>
    </message>
    <message>
      <source>A full city halves artillery</source>
      <translation>Eine ganze Stadt halbiert Artillerie</translation>
    </message>
    <message>
      <source>A fortress halves artillery</source>
      <translation>Eine Festung halbiert Artillerie</translation>
    </message>
    <message>
      <source>A major river halves the attack</source>
      <translation>Ein großer Fluss halbiert den Angriff</translation>
    </message>
    <message>
      <source>REs of a corps</source>
      <translation>REs eines Korps</translation>
    </message>
    <message>
      <source>REs of a division</source>
      <translation>REs einer Division</translation>
    </message>
    <message>
      <source>REs of a brigade</source>
      <translation>REs einer Brigade</translation>
    </message>
    <message>
      <source>REs of a regiment</source>
      <translation>REs eines Regiments</translation>
    </message>
    <message>
      <source>REs of a battalion</source>
      <translation>REs eines Bataillons</translation>
    </message>
    <message>
      <source>REs of a cadre</source>
      <translation>REs eines Kaders</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.income</name>
    <message>
      <source>Axis base rate</source>
      <translation>Grundsatz der Achse</translation>
    </message>
    <message>
      <source>Soviet base rate</source>
      <translation>Sowjetischer Grundsatz</translation>
    </message>
    <message>
      <source>Riga, held by the Soviets</source>
      <translation>Riga, von den Sowjets gehalten</translation>
    </message>
    <message>
      <source>Minsk, held by the Soviets</source>
      <translation>Minsk, von den Sowjets gehalten</translation>
    </message>
    <message>
      <source>Kiev, held by the Soviets</source>
      <translation>Kiev, von den Sowjets gehalten</translation>
    </message>
    <message>
      <source>Odessa, held by the Soviets</source>
      <translation>Odessa, von den Sowjets gehalten</translation>
    </message>
    <message>
      <source>Dnepropetrovsk, held by the Soviets</source>
      <translation>Dnepropetrovsk, von den Sowjets gehalten</translation>
    </message>
    <message>
      <source>Leningrad, lost to the Axis</source>
      <translation>Leningrad, an die Achse verloren</translation>
    </message>
    <message>
      <source>Moskva, lost to the Axis</source>
      <translation>Moskva, an die Achse verloren</translation>
    </message>
    <message>
      <source>Gorkiy, lost to the Axis</source>
      <translation>Gorkiy, an die Achse verloren</translation>
    </message>
    <message>
      <source>Voronezh, lost to the Axis</source>
      <translation>Voronezh, an die Achse verloren</translation>
    </message>
    <message>
      <source>Kharkov, lost to the Axis</source>
      <translation>Kharkov, an die Achse verloren</translation>
    </message>
    <message>
      <source>Stalino, lost to the Axis</source>
      <translation>Stalino, an die Achse verloren</translation>
    </message>
    <message>
      <source>Rostov, lost to the Axis</source>
      <translation>Rostov, an die Achse verloren</translation>
    </message>
    <message>
      <source>Stalingrad, lost to the Axis</source>
      <translation>Stalingrad, an die Achse verloren</translation>
    </message>
    <message>
      <source>Kazan, lost to the Axis</source>
      <translation>Kazan, an die Achse verloren</translation>
    </message>
    <message>
      <source>Arkhangelsk, as a supply city</source>
      <translation>Arkhangelsk, als Versorgungsstadt</translation>
    </message>
    <message>
      <source>Reach of a siege</source>
      <translation>Reichweite einer Belagerung</translation>
    </message>
    <message>
      <source>Northern Lend-Lease</source>
      <translation>Nördliches Lend-Lease</translation>
    </message>
    <message>
      <source>Eastern Lend-Lease at first</source>
      <translation>Östliches Lend-Lease anfangs</translation>
    </message>
    <message>
      <source>Eastern Lend-Lease, raised</source>
      <translation>Östliches Lend-Lease, erhöht</translation>
    </message>
    <message>
      <source>Southern Lend-Lease</source>
      <translation>Südliches Lend-Lease</translation>
    </message>
    <message>
      <source>Cut for bad weather in both zones</source>
      <translation>Kürzung für schlechtes Wetter in beiden Zonen</translation>
    </message>
    <message>
      <source>Cut for bad weather in one zone</source>
      <translation>Kürzung für schlechtes Wetter in einer Zone</translation>
    </message>
    <message>
      <source>Whole receipt before the cut</source>
      <translation>Ganzer Empfang vor der Kürzung</translation>
    </message>
    <message>
      <source>Clear is bad weather</source>
      <translation>Klar ist schlechtes Wetter</translation>
    </message>
    <message>
      <source>Mud is bad weather</source>
      <translation>Schlamm ist schlechtes Wetter</translation>
    </message>
    <message>
      <source>Snow is bad weather</source>
      <translation>Schnee ist schlechtes Wetter</translation>
    </message>
    <message>
      <source>Frost is bad weather</source>
      <translation>Frost ist schlechtes Wetter</translation>
    </message>
    <message>
      <source>Weather of zone A cuts the receipt</source>
      <translation>Wetter der Zone A kürzt den Empfang</translation>
    </message>
    <message>
      <source>Weather of zone B cuts the receipt</source>
      <translation>Wetter der Zone B kürzt den Empfang</translation>
    </message>
    <message>
      <source>Weather of zone C cuts the receipt</source>
      <translation>Wetter der Zone C kürzt den Empfang</translation>
    </message>
    <message>
      <source>Weather of zone D cuts the receipt</source>
      <translation>Wetter der Zone D kürzt den Empfang</translation>
    </message>
    <message>
      <source>Weather of zone G cuts the receipt</source>
      <translation>Wetter der Zone G kürzt den Empfang</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.isolation</name>
    <message>
      <source>Highest attrition roll that fails</source>
      <translation>Höchster Schwundwurf, der misslingt</translation>
    </message>
    <message>
      <source>of its strength</source>
      <translation>ihrer Stärke</translation>
    </message>
    <message>
      <source>Loss of an isolated stack</source>
      <translation>Verlust eines eingeschlossenen Stapels</translation>
    </message>
    <message>
      <source>Attrition, enemy adjacent</source>
      <translation>Schwund, Feind benachbart</translation>
    </message>
    <message>
      <source>Attrition, harsh region</source>
      <translation>Schwund, raue Gegend</translation>
    </message>
    <message>
      <source>Attrition, winter</source>
      <translation>Schwund, Winter</translation>
    </message>
    <message>
      <source>Attrition, home country</source>
      <translation>Schwund, Heimatland</translation>
    </message>
    <message>
      <source>Attrition, path to a major city</source>
      <translation>Schwund, Weg zu einer Großstadt</translation>
    </message>
    <message>
      <source>Kept back from a breakout</source>
      <translation>Bei einem Ausbruch einbehalten</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.losses</name>
    <message>
      <source>x strength</source>
      <translation>x Stärke</translation>
    </message>
    <message>
      <source>Attacker's loss on 0</source>
      <translation>Verlust des Angreifers bei 0</translation>
    </message>
    <message>
      <source>Defender's loss on 0</source>
      <translation>Verlust des Verteidigers bei 0</translation>
    </message>
    <message>
      <source>Attacker's loss on AR</source>
      <translation>Verlust des Angreifers bei AR</translation>
    </message>
    <message>
      <source>Defender's loss on AR</source>
      <translation>Verlust des Verteidigers bei AR</translation>
    </message>
    <message>
      <source>Attacker's loss on DR</source>
      <translation>Verlust des Angreifers bei DR</translation>
    </message>
    <message>
      <source>Defender's loss on DR</source>
      <translation>Verlust des Verteidigers bei DR</translation>
    </message>
    <message>
      <source>Attacker's loss on A1</source>
      <translation>Verlust des Angreifers bei A1</translation>
    </message>
    <message>
      <source>Defender's loss on A1</source>
      <translation>Verlust des Verteidigers bei A1</translation>
    </message>
    <message>
      <source>Attacker's loss on A2</source>
      <translation>Verlust des Angreifers bei A2</translation>
    </message>
    <message>
      <source>Defender's loss on A2</source>
      <translation>Verlust des Verteidigers bei A2</translation>
    </message>
    <message>
      <source>Attacker's loss on D1</source>
      <translation>Verlust des Angreifers bei D1</translation>
    </message>
    <message>
      <source>Defender's loss on D1</source>
      <translation>Verlust des Verteidigers bei D1</translation>
    </message>
    <message>
      <source>Attacker's loss on D2</source>
      <translation>Verlust des Angreifers bei D2</translation>
    </message>
    <message>
      <source>Defender's loss on D2</source>
      <translation>Verlust des Verteidigers bei D2</translation>
    </message>
    <message>
      <source>Attacker's loss on X1</source>
      <translation>Verlust des Angreifers bei X1</translation>
    </message>
    <message>
      <source>Defender's loss on X1</source>
      <translation>Verlust des Verteidigers bei X1</translation>
    </message>
    <message>
      <source>Attacker's loss on X1DR</source>
      <translation>Verlust des Angreifers bei X1DR</translation>
    </message>
    <message>
      <source>Defender's loss on X1DR</source>
      <translation>Verlust des Verteidigers bei X1DR</translation>
    </message>
    <message>
      <source>Attacker's loss on D1DR</source>
      <translation>Verlust des Angreifers bei D1DR</translation>
    </message>
    <message>
      <source>Defender's loss on D1DR</source>
      <translation>Verlust des Verteidigers bei D1DR</translation>
    </message>
    <message>
      <source>Attacker's loss on D2DR</source>
      <translation>Verlust des Angreifers bei D2DR</translation>
    </message>
    <message>
      <source>Defender's loss on D2DR</source>
      <translation>Verlust des Verteidigers bei D2DR</translation>
    </message>
    <message>
      <source>Attacker's loss below 1-4</source>
      <translation>Verlust des Angreifers unter 1-4</translation>
    </message>
    <message>
      <source>Defender's loss below 1-4</source>
      <translation>Verlust des Verteidigers unter 1-4</translation>
    </message>
    <message>
      <source>Attack factors out of supply, for losses</source>
      <translation>Unversorgte Angriffsfaktoren, für Verluste</translation>
    </message>
    <message>
      <source>Defence factors out of supply, for losses</source>
      <translation>Unversorgte Verteidigungsfaktoren, für Verluste</translation>
    </message>
    <message>
      <source>Factors without support, for losses</source>
      <translation>Faktoren ohne Unterstützung, für Verluste</translation>
    </message>
    <message>
      <source>Retreat on AR</source>
      <translation>Rückzug bei AR</translation>
    </message>
    <message>
      <source>Retreat on DR</source>
      <translation>Rückzug bei DR</translation>
    </message>
    <message>
      <source>Retreat on X1DR</source>
      <translation>Rückzug bei X1DR</translation>
    </message>
    <message>
      <source>Retreat on D1DR</source>
      <translation>Rückzug bei D1DR</translation>
    </message>
    <message>
      <source>Retreat on D2DR</source>
      <translation>Rückzug bei D2DR</translation>
    </message>
    <message>
      <source>Retreat from sheltering terrain</source>
      <translation>Rückzug aus schützendem Gelände</translation>
    </message>
    <message>
      <source>Short retreat from clear</source>
      <translation>Kurzer Rückzug aus klarem Gelände</translation>
    </message>
    <message>
      <source>Short retreat from woods</source>
      <translation>Kurzer Rückzug aus Wald</translation>
    </message>
    <message>
      <source>Short retreat from rough</source>
      <translation>Kurzer Rückzug aus rauem Gelände</translation>
    </message>
    <message>
      <source>Short retreat from sand</source>
      <translation>Kurzer Rückzug aus Sand</translation>
    </message>
    <message>
      <source>Short retreat from an intermittent lake</source>
      <translation>Kurzer Rückzug aus einem zeitweiligen See</translation>
    </message>
    <message>
      <source>Short retreat from wooded rough</source>
      <translation>Kurzer Rückzug aus bewaldetem rauem Gelände</translation>
    </message>
    <message>
      <source>Short retreat from forest</source>
      <translation>Kurzer Rückzug aus Forst</translation>
    </message>
    <message>
      <source>Short retreat from swamp</source>
      <translation>Kurzer Rückzug aus Sumpf</translation>
    </message>
    <message>
      <source>Short retreat from mountain</source>
      <translation>Kurzer Rückzug aus Gebirge</translation>
    </message>
    <message>
      <source>Short retreat from a full city</source>
      <translation>Kurzer Rückzug aus einer ganzen Stadt</translation>
    </message>
    <message>
      <source>Short retreat from a fortress</source>
      <translation>Kurzer Rückzug aus einer Festung</translation>
    </message>
    <message>
      <source>NKVD lost to cancel a retreat</source>
      <translation>NKVD, das verloren geht, um einen Rückzug aufzuheben</translation>
    </message>
    <message>
      <source>NKVD cancels DR</source>
      <translation>NKVD hebt DR auf</translation>
    </message>
    <message>
      <source>NKVD cancels X1DR</source>
      <translation>NKVD hebt X1DR auf</translation>
    </message>
    <message>
      <source>NKVD cancels D1DR</source>
      <translation>NKVD hebt D1DR auf</translation>
    </message>
    <message>
      <source>NKVD cancels D2DR</source>
      <translation>NKVD hebt D2DR auf</translation>
    </message>
    <message>
      <source>Loss for a retreat through enemy zones</source>
      <translation>Verlust für einen Rückzug durch feindliche Zonen</translation>
    </message>
    <message>
      <source>Divisions reduced where no RE is there</source>
      <translation>Reduzierte Divisionen, wo kein RE da ist</translation>
    </message>
    <message>
      <source>Kept back of losses above the requirement</source>
      <translation>Einbehalten von Verlusten über die Forderung hinaus</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.missions</name>
    <message>
      <source>Strike at ships</source>
      <translation>Angriff auf Schiffe</translation>
    </message>
    <message>
      <source>Port bombed</source>
      <translation>Hafen bombardiert</translation>
    </message>
    <message>
      <source>Yard bombed</source>
      <translation>Bahnhof bombardiert</translation>
    </message>
    <message>
      <source>Factory bombed</source>
      <translation>Fabrik bombardiert</translation>
    </message>
    <message>
      <source>Replacement city bombed</source>
      <translation>Ersatzstadt bombardiert</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.movement</name>
    <message>
      <source>Leaving a reduced zone of control</source>
      <translation>Verlassen einer verminderten Kontrollzone</translation>
    </message>
    <message>
      <source>Leaving a limited Soviet zone of control</source>
      <translation>Verlassen einer beschränkten sowjetischen Kontrollzone</translation>
    </message>
    <message>
      <source>of the cost</source>
      <translation>der Kosten</translation>
    </message>
    <message>
      <source>Administrative movement, part of the cost</source>
      <translation>Verwaltungsmäßige Bewegung, Teil der Kosten</translation>
    </message>
    <message>
      <source>Costliest hex of administrative movement</source>
      <translation>Teuerstes Hexfeld bei verwaltungsmäßiger Bewegung</translation>
    </message>
    <message>
      <source>Overrun, on top of the hex</source>
      <translation>Überrennen, zusätzlich zum Hexfeld</translation>
    </message>
    <message>
      <source>Overruns in clear</source>
      <translation>Überrennen bei klarem Wetter</translation>
    </message>
    <message>
      <source>Overruns in frost</source>
      <translation>Überrennen bei Frost</translation>
    </message>
    <message>
      <source>Overruns in snow</source>
      <translation>Überrennen bei Schnee</translation>
    </message>
    <message>
      <source>Overruns in mud</source>
      <translation>Überrennen bei Schlamm</translation>
    </message>
    <message>
      <source>Overruns into clear terrain</source>
      <translation>Überrennen in klares Gelände</translation>
    </message>
    <message>
      <source>Overruns into woods</source>
      <translation>Überrennen in Wald</translation>
    </message>
    <message>
      <source>Overruns into rough</source>
      <translation>Überrennen in raues Gelände</translation>
    </message>
    <message>
      <source>Overruns into wooded rough</source>
      <translation>Überrennen in bewaldetes raues Gelände</translation>
    </message>
    <message>
      <source>Overruns into forest</source>
      <translation>Überrennen in Forst</translation>
    </message>
    <message>
      <source>Overruns into swamp</source>
      <translation>Überrennen in Sumpf</translation>
    </message>
    <message>
      <source>Overruns into mountains</source>
      <translation>Überrennen in Gebirge</translation>
    </message>
    <message>
      <source>Overruns into sand</source>
      <translation>Überrennen in Sand</translation>
    </message>
    <message>
      <source>Overruns into intermittent lakes</source>
      <translation>Überrennen in zeitweilige Seen</translation>
    </message>
    <message>
      <source>Overruns into cities</source>
      <translation>Überrennen in Städte</translation>
    </message>
    <message>
      <source>Overruns over no river</source>
      <translation>Überrennen ohne Fluss</translation>
    </message>
    <message>
      <source>Overruns over minor rivers</source>
      <translation>Überrennen über kleine Flüsse</translation>
    </message>
    <message>
      <source>Overruns over major rivers</source>
      <translation>Überrennen über große Flüsse</translation>
    </message>
    <message>
      <source>Frozen in clear</source>
      <translation>Gefroren bei klarem Wetter</translation>
    </message>
    <message>
      <source>Frozen in frost</source>
      <translation>Gefroren bei Frost</translation>
    </message>
    <message>
      <source>Frozen in snow</source>
      <translation>Gefroren bei Schnee</translation>
    </message>
    <message>
      <source>Frozen in mud</source>
      <translation>Gefroren bei Schlamm</translation>
    </message>
    <message>
      <source>Stacking limit in mountains</source>
      <translation>Stapelgrenze im Gebirge</translation>
    </message>
    <message>
      <source>Stacking limit in the Arctic</source>
      <translation>Stapelgrenze in der Arktis</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.options</name>
    <message>
      <source>Whether the Axis surprise turn before June II 1941 is played in these books.</source>
      <translation>Ob der Überraschungszug der Achse vor Juni II 1941 in diesen Büchern gespielt wird.</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>Gespielt</translation>
    </message>
    <message>
      <source>Axis Resource Points at start</source>
      <translation>Rohstoffpunkte der Achse zu Beginn</translation>
    </message>
    <message>
      <source>Whether the Axis starts with the Resource Points of the full or of the central game.</source>
      <translation>Ob die Achse mit den Rohstoffpunkten des ganzen oder des mittleren Spiels beginnt.</translation>
    </message>
    <message>
      <source>As the variant has it</source>
      <translation>Wie es die Variante hat</translation>
    </message>
    <message>
      <source>Full game, 40</source>
      <translation>Ganzes Spiel, 40</translation>
    </message>
    <message>
      <source>Central game, 36</source>
      <translation>Mittleres Spiel, 36</translation>
    </message>
    <message>
      <source>Resource income begins</source>
      <translation>Rohstoffeinnahmen beginnen</translation>
    </message>
    <message>
      <source>The turn from which Ploesti and Baku yield Resource Points.</source>
      <translation>Der Zug, ab dem Ploesti und Baku Rohstoffpunkte liefern.</translation>
    </message>
    <message>
      <source>What the stock limit doubles</source>
      <translation>Was die Bestandsgrenze verdoppelt</translation>
    </message>
    <message>
      <source>Whether the limit is twice what is received, or twice the rate before the weather cut.</source>
      <translation>Ob die Grenze das Doppelte des Erhaltenen ist, oder das Doppelte des Satzes vor der Kürzung durch das Wetter.</translation>
    </message>
    <message>
      <source>The rate before weather</source>
      <translation>Den Satz vor dem Wetter</translation>
    </message>
    <message>
      <source>What the stock limit counts</source>
      <translation>Was die Bestandsgrenze zählt</translation>
    </message>
    <message>
      <source>Whether the limit holds the whole pool, or only what is carried over before the income.</source>
      <translation>Ob die Grenze für den ganzen Pool gilt, oder nur für das, was vor den Einnahmen übertragen wird.</translation>
    </message>
    <message>
      <source>The whole pool</source>
      <translation>Den ganzen Pool</translation>
    </message>
    <message>
      <source>Only what is carried over</source>
      <translation>Nur das Übertragene</translation>
    </message>
    <message>
      <source>Stock and a lower limit</source>
      <translation>Bestand und eine niedrigere Grenze</translation>
    </message>
    <message>
      <source>Whether stock already banked is lost when the weather lowers the limit.</source>
      <translation>Ob schon angesparter Bestand verloren geht, wenn das Wetter die Grenze senkt.</translation>
    </message>
    <message>
      <source>It is lost</source>
      <translation>Er geht verloren</translation>
    </message>
    <message>
      <source>It may stay</source>
      <translation>Er darf bleiben</translation>
    </message>
    <message>
      <source>Rounding of the weather cut</source>
      <translation>Rundung der Kürzung durch das Wetter</translation>
    </message>
    <message>
      <source>Whether the amount received is rounded up, or the cut itself.</source>
      <translation>Ob die erhaltene Menge aufgerundet wird, oder die Kürzung selbst.</translation>
    </message>
    <message>
      <source>What is received goes up</source>
      <translation>Das Erhaltene wird aufgerundet</translation>
    </message>
    <message>
      <source>The cut goes up</source>
      <translation>Die Kürzung wird aufgerundet</translation>
    </message>
    <message>
      <source>Mud in one zone, Snow in the other</source>
      <translation>Schlamm in einer Zone, Schnee in der anderen</translation>
    </message>
    <message>
      <source>The cut when zones B and C are both bad but of different kinds.</source>
      <translation>Die Kürzung, wenn das Wetter in den Zonen B und C schlecht, aber verschieden ist.</translation>
    </message>
    <message>
      <source>Weather cuts Lend-Lease</source>
      <translation>Wetter kürzt Lend-Lease</translation>
    </message>
    <message>
      <source>Whether the weather cut takes its part of Lend-Lease too.</source>
      <translation>Ob die Kürzung durch das Wetter auch ihren Teil des Lend-Lease nimmt.</translation>
    </message>
    <message>
      <source>When a siege is measured</source>
      <translation>Wann eine Belagerung gemessen wird</translation>
    </message>
    <message>
      <source>Whether each Initial Phase refreshes the cities for both sides, or each side for itself.</source>
      <translation>Ob jede Anfangsphase die Städte für beide Seiten auffrischt, oder jede Seite für sich.</translation>
    </message>
    <message>
      <source>Each side in its own</source>
      <translation>Jede Seite in ihrer eigenen</translation>
    </message>
    <message>
      <source>City effects can be undone</source>
      <translation>Wirkungen von Städten lassen sich aufheben</translation>
    </message>
    <message>
      <source>Whether a city that is neither held nor besieged any more stops acting on the rates.</source>
      <translation>Ob eine Stadt, die nicht mehr gehalten oder belagert wird, aufhört, auf die Sätze zu wirken.</translation>
    </message>
    <message>
      <source>Which units besiege</source>
      <translation>Welche Einheiten belagern</translation>
    </message>
    <message>
      <source>Whether any Axis combat unit besieges a city, or only a German one.</source>
      <translation>Ob jede Kampfeinheit der Achse eine Stadt belagert, oder nur eine deutsche.</translation>
    </message>
    <message>
      <source>Any combat unit</source>
      <translation>Jede Kampfeinheit</translation>
    </message>
    <message>
      <source>Germans only</source>
      <translation>Nur Deutsche</translation>
    </message>
    <message>
      <source>More supply cities</source>
      <translation>Mehr Versorgungsstädte</translation>
    </message>
    <message>
      <source>Eastern Lend-Lease needs the edge</source>
      <translation>Östliches Lend-Lease braucht den Rand</translation>
    </message>
    <message>
      <source>Whether Eastern Lend-Lease needs an open eastern map edge.</source>
      <translation>Ob östliches Lend-Lease einen offenen östlichen Kartenrand braucht.</translation>
    </message>
    <message>
      <source>How long weather lasts</source>
      <translation>Wie lange Wetter dauert</translation>
    </message>
    <message>
      <source>Whether weather is entered once for the game turn, or for each player turn.</source>
      <translation>Ob Wetter einmal für den Zug eingetragen wird, oder für jeden Spielerzug.</translation>
    </message>
    <message>
      <source>A game turn</source>
      <translation>Einen Zug</translation>
    </message>
    <message>
      <source>A player turn</source>
      <translation>Einen Spielerzug</translation>
    </message>
    <message>
      <source>Conversions need rail</source>
      <translation>Umwandlungen brauchen Bahn</translation>
    </message>
    <message>
      <source>Whether only selling Resource Points needs a rail connection, or buying too.</source>
      <translation>Ob nur der Verkauf von Rohstoffpunkten eine Bahnverbindung braucht, oder auch der Kauf.</translation>
    </message>
    <message>
      <source>Selling only</source>
      <translation>Nur der Verkauf</translation>
    </message>
    <message>
      <source>Buying too</source>
      <translation>Auch der Kauf</translation>
    </message>
    <message>
      <source>Air strikes of the surprise</source>
      <translation>Luftangriffe der Überraschung</translation>
    </message>
    <message>
      <source>Whether all air used in the surprise turn is paid, or only the Ju87 support.</source>
      <translation>Ob alles im Überraschungszug Geflogene bezahlt wird, oder nur die Unterstützung der Ju87.</translation>
    </message>
    <message>
      <source>All air</source>
      <translation>Alles Geflogene</translation>
    </message>
    <message>
      <source>Only Ju87</source>
      <translation>Nur Ju87</translation>
    </message>
    <message>
      <source>Stock in the surprise turn</source>
      <translation>Bestand im Überraschungszug</translation>
    </message>
    <message>
      <source>Whether the ordinary stock may add to the 80 surprise points.</source>
      <translation>Ob der gewöhnliche Bestand die 80 Überraschungspunkte ergänzen darf.</translation>
    </message>
    <message>
      <source>Axis minors and the pool</source>
      <translation>Kleinere Achsenmächte und der Pool</translation>
    </message>
    <message>
      <source>Whether Finns, Romanians, Hungarians and Italians draw on the Axis pool.</source>
      <translation>Ob Finnen, Rumänen, Ungarn und Italiener aus dem Pool der Achse schöpfen.</translation>
    </message>
    <message>
      <source>They share it</source>
      <translation>Sie teilen ihn</translation>
    </message>
    <message>
      <source>Unpaid attacks</source>
      <translation>Unbezahlte Angriffe</translation>
    </message>
    <message>
      <source>Whether a division in supply may attack at half strength without paying.</source>
      <translation>Ob eine versorgte Division mit halber Stärke angreifen darf, ohne zu zahlen.</translation>
    </message>
    <message>
      <source>At half strength</source>
      <translation>Mit halber Stärke</translation>
    </message>
    <message>
      <source>Not at all</source>
      <translation>Gar nicht</translation>
    </message>
    <message>
      <source>Artillery support</source>
      <translation>Artillerieunterstützung</translation>
    </message>
    <message>
      <source>Whether artillery that only adds to an attack is free, or costs 1 SP for each combat.</source>
      <translation>Ob Artillerie, die nur zu einem Angriff beiträgt, frei ist, oder 1 SP je Kampf kostet.</translation>
    </message>
    <message>
      <source>Free</source>
      <translation>Frei</translation>
    </message>
    <message>
      <source>1 SP for each combat</source>
      <translation>1 SP je Kampf</translation>
    </message>
    <message>
      <source>Where half points are rounded</source>
      <translation>Wo halbe Punkte gerundet werden</translation>
    </message>
    <message>
      <source>Whether halves are added over a phase and rounded once, or rounded at each event.</source>
      <translation>Ob Hälften über eine Phase addiert und einmal gerundet werden, oder bei jedem Ereignis gerundet.</translation>
    </message>
    <message>
      <source>Once a phase</source>
      <translation>Einmal je Phase</translation>
    </message>
    <message>
      <source>At each event</source>
      <translation>Bei jedem Ereignis</translation>
    </message>
    <message>
      <source>Fighters and others together</source>
      <translation>Jäger und andere zusammen</translation>
    </message>
    <message>
      <source>Whether fighters and others are added before rounding, or rounded apart.</source>
      <translation>Ob Jäger und andere vor dem Runden addiert werden, oder getrennt gerundet.</translation>
    </message>
    <message>
      <source>Rounded apart</source>
      <translation>Getrennt gerundet</translation>
    </message>
    <message>
      <source>Patrol in the enemy turn</source>
      <translation>Patrouille im feindlichen Zug</translation>
    </message>
    <message>
      <source>Whether fighters on Patrol or Alert are paid in their own Air Phase, never, or again in the enemy turn.</source>
      <translation>Ob Jäger auf Patrouille oder in Alarmbereitschaft in ihrer eigenen Luftphase bezahlt werden, nie, oder nochmals im feindlichen Zug.</translation>
    </message>
    <message>
      <source>Paid in their own Air Phase</source>
      <translation>Bezahlt in der eigenen Luftphase</translation>
    </message>
    <message>
      <source>Paid again in the enemy turn</source>
      <translation>Nochmals bezahlt im feindlichen Zug</translation>
    </message>
    <message>
      <source>Stacks of mixed supply</source>
      <translation>Stapel mit gemischter Versorgung</translation>
    </message>
    <message>
      <source>Whether units below division size take the worst or the best state in their stack.</source>
      <translation>Ob für Einheiten unter Divisionsgröße der schlechteste oder der beste Zustand in ihrem Stapel gilt.</translation>
    </message>
    <message>
      <source>The worst</source>
      <translation>Der schlechteste</translation>
    </message>
    <message>
      <source>The best</source>
      <translation>Der beste</translation>
    </message>
    <message>
      <source>Exploitation needs movement paid</source>
      <translation>Ausnutzung setzt bezahlte Bewegung voraus</translation>
    </message>
    <message>
      <source>Whether only a division that paid in movement or combat may pay for exploitation.</source>
      <translation>Ob nur eine Division, die für Bewegung oder Kampf gezahlt hat, für Ausnutzung zahlen darf.</translation>
    </message>
    <message>
      <source>Whether a mechanised division that moves by strategic rail pays its activation.</source>
      <translation>Ob eine mechanisierte Division, die mit strategischer Bahnbewegung fährt, ihre Aktivierung zahlt.</translation>
    </message>
    <message>
      <source>Reach in the arctic</source>
      <translation>Reichweite in der Arktis</translation>
    </message>
    <message>
      <source>Whether trucks and Resource Points reach one hex less in the arctic.</source>
      <translation>Ob Lastwagen und Rohstoffpunkte in der Arktis ein Hexfeld weniger weit reichen.</translation>
    </message>
    <message>
      <source>One hex less</source>
      <translation>Ein Hexfeld weniger</translation>
    </message>
    <message>
      <source>Cities that yield no replacements</source>
      <translation>Städte, die keinen Ersatz liefern</translation>
    </message>
    <message>
      <source>Whether a city yields no infantry points once the Axis holds it, or besieged already.</source>
      <translation>Ob eine Stadt keine Infanteriepunkte liefert, sobald die Achse sie hält, oder schon belagert.</translation>
    </message>
    <message>
      <source>Held or besieged</source>
      <translation>Gehalten oder belagert</translation>
    </message>
    <message>
      <source>What a bombing hit takes</source>
      <translation>Was ein Bombentreffer nimmt</translation>
    </message>
    <message>
      <source>Whether a hit takes a point of what its target makes, or always an infantry point.</source>
      <translation>Ob ein Treffer einen Punkt von dem nimmt, was sein Ziel liefert, oder immer einen Infanteriepunkt.</translation>
    </message>
    <message>
      <source>What the target makes</source>
      <translation>Was das Ziel liefert</translation>
    </message>
    <message>
      <source>An infantry point</source>
      <translation>Einen Infanteriepunkt</translation>
    </message>
    <message>
      <source>Price of a cadre</source>
      <translation>Preis eines Kaders</translation>
    </message>
    <message>
      <source>Whether a cadre or a unit of one step returns for its combat strength or for its REs.</source>
      <translation>Ob ein Kader oder eine Einheit mit einem Schritt für ihre Kampfstärke oder für ihre REs zurückkehrt.</translation>
    </message>
    <message>
      <source>Its combat strength</source>
      <translation>Die Kampfstärke</translation>
    </message>
    <message>
      <source>Its REs</source>
      <translation>Die REs</translation>
    </message>
    <message>
      <source>Quarters of special replacements</source>
      <translation>Viertel des Sonderersatzes</translation>
    </message>
    <message>
      <source>Whether the rest of a quarter carries over, or each turn is rounded up by itself.</source>
      <translation>Ob der Rest eines Viertels übertragen wird, oder jeder Zug für sich aufgerundet.</translation>
    </message>
    <message>
      <source>Each turn rounded up</source>
      <translation>Jeder Zug aufgerundet</translation>
    </message>
    <message>
      <source>Losses to date</source>
      <translation>Verluste bis heute</translation>
    </message>
    <message>
      <source>Whether special replacements count the losses until the end of the turn before, or those of the enemy's half of the present turn too.</source>
      <translation>Ob Sonderersatz die Verluste bis zum Ende des Zuges davor zählt, oder auch die der feindlichen Hälfte dieses Zuges.</translation>
    </message>
    <message>
      <source>Until the turn before</source>
      <translation>Bis zum Zug davor</translation>
    </message>
    <message>
      <source>Until now</source>
      <translation>Bis jetzt</translation>
    </message>
    <message>
      <source>Whether April II 1942 takes tank and mechanised divisions with their cadres, only those in full strength, or motorised divisions too.</source>
      <translation>Ob April II 1942 Panzer- und mechanisierte Divisionen mit ihren Kadern nimmt, nur die in voller Stärke, oder auch motorisierte Divisionen.</translation>
    </message>
    <message>
      <source>With their cadres</source>
      <translation>Mit ihren Kadern</translation>
    </message>
    <message>
      <source>In full strength only</source>
      <translation>Nur in voller Stärke</translation>
    </message>
    <message>
      <source>Motorised ones too</source>
      <translation>Auch motorisierte</translation>
    </message>
    <message>
      <source>How many armor and artillery points a Soviet factory makes.</source>
      <translation>Wie viele Panzer- und Artilleriepunkte eine sowjetische Fabrik fertigt.</translation>
    </message>
    <message>
      <source>2 and 2, upgraded 3 and 3</source>
      <translation>2 und 2, ausgebaut 3 und 3</translation>
    </message>
    <message>
      <source>2 and 1, upgraded 4 and 2</source>
      <translation>2 und 1, ausgebaut 4 und 2</translation>
    </message>
    <message>
      <source>Output for each factory or in all</source>
      <translation>Fertigung je Fabrik oder insgesamt</translation>
    </message>
    <message>
      <source>Whether each Soviet factory makes that output, or all of them together.</source>
      <translation>Ob jede sowjetische Fabrik so viel fertigt, oder alle zusammen.</translation>
    </message>
    <message>
      <source>Each factory</source>
      <translation>Jede Fabrik</translation>
    </message>
    <message>
      <source>All together</source>
      <translation>Alle zusammen</translation>
    </message>
    <message>
      <source>Turns of a factory on the move</source>
      <translation>Züge einer Fabrik auf dem Weg</translation>
    </message>
    <message>
      <source>For how many game turns a relocated Soviet factory makes nothing.</source>
      <translation>Wie viele Züge lang eine verlegte sowjetische Fabrik nichts fertigt.</translation>
    </message>
    <message>
      <source>Winter turns</source>
      <translation>Winterzüge</translation>
    </message>
    <message>
      <source>The turns in which isolated units suffer from winter, such as Dec I to Feb II, or Dec I 1941 to Feb II 1942.</source>
      <translation>Die Züge, in denen eingeschlossene Einheiten unter dem Winter leiden, etwa Dez I bis Feb II oder Dez I 1941 bis Feb II 1942.</translation>
    </message>
    <message>
      <source>Dec I to Feb II</source>
      <translation>Dez I bis Feb II</translation>
    </message>
    <message>
      <source>Rail breaks cut supply</source>
      <translation>Bahnunterbrechungen kappen Versorgung</translation>
    </message>
    <message>
      <source>Whether a break on the rail line cuts a supply trace, or only hinders rail movement.</source>
      <translation>Ob eine Unterbrechung der Bahnlinie einen Versorgungsweg kappt, oder nur Bahnbewegung hindert.</translation>
    </message>
    <message>
      <source>Arctic links in Mud</source>
      <translation>Glieder in der Arktis bei Schlamm</translation>
    </message>
    <message>
      <source>Whether overland and road links reach 3 hexes in arctic Mud, one less than elsewhere, or 2 as the text prints.</source>
      <translation>Ob Glieder über Land und auf Straßen bei Schlamm in der Arktis 3 Hexfelder weit reichen, eins weniger als anderswo, oder 2, wie der Text sagt.</translation>
    </message>
    <message>
      <source>3 hexes</source>
      <translation>3 Hexfelder</translation>
    </message>
    <message>
      <source>2 hexes</source>
      <translation>2 Hexfelder</translation>
    </message>
    <message>
      <source>Forest and swamp on a road</source>
      <translation>Forst und Sumpf auf einer Straße</translation>
    </message>
    <message>
      <source>Whether terrain that counts as 2 hexes does so on a road link too.</source>
      <translation>Ob Gelände, das als 2 Hexfelder zählt, das auch bei einem Straßenglied tut.</translation>
    </message>
    <message>
      <source>1 hex</source>
      <translation>1 Hexfeld</translation>
    </message>
    <message>
      <source>Links to and from trucks</source>
      <translation>Glieder zu und von Lastwagen</translation>
    </message>
    <message>
      <source>Whether the long link leads to the truck and the short one from it, or the other way round.</source>
      <translation>Ob das lange Glied zum Lastwagen führt und das kurze von ihm weg, oder umgekehrt.</translation>
    </message>
    <message>
      <source>Long to the truck, short from it</source>
      <translation>Lang zum Lastwagen, kurz von ihm weg</translation>
    </message>
    <message>
      <source>Short to the truck, long from it to rail</source>
      <translation>Kurz zum Lastwagen, lang von ihm zur Bahn</translation>
    </message>
    <message>
      <source>Entering interdiction zones</source>
      <translation>Betreten von Abriegelungszonen</translation>
    </message>
    <message>
      <source>Whether mechanised units pay for entering an interdiction zone as they do for leaving it.</source>
      <translation>Ob mechanisierte Einheiten für das Betreten einer Abriegelungszone zahlen wie für das Verlassen.</translation>
    </message>
    <message>
      <source>Where overruns are allowed</source>
      <translation>Wo Überrennen erlaubt ist</translation>
    </message>
    <message>
      <source>Whether forest, swamp, mountains, wooded rough and major rivers keep overruns out, or any terrain may be overrun.</source>
      <translation>Ob Forst, Sumpf, Gebirge, bewaldetes raues Gelände und große Flüsse Überrennen verhindern, oder jedes Gelände überrannt werden darf.</translation>
    </message>
    <message>
      <source>Not in heavy terrain</source>
      <translation>Nicht in schwerem Gelände</translation>
    </message>
    <message>
      <source>Anywhere</source>
      <translation>Überall</translation>
    </message>
    <message>
      <source>Shifts for fire</source>
      <translation>Verschiebungen für Feuer</translation>
    </message>
    <message>
      <source>Whether a combat gains one column at most from all earlier fire, or one from the air and one from artillery.</source>
      <translation>Ob ein Kampf höchstens eine Spalte aus allem früheren Feuer gewinnt, oder eine aus der Luft und eine durch Artillerie.</translation>
    </message>
    <message>
      <source>One in all</source>
      <translation>Eine insgesamt</translation>
    </message>
    <message>
      <source>One from each</source>
      <translation>Eine von jedem</translation>
    </message>
    <message>
      <source>Rounding of the odds</source>
      <translation>Rundung des Kräfteverhältnisses</translation>
    </message>
    <message>
      <source>Whether odds go to the nearest column, or down with the D10 for the next one.</source>
      <translation>Ob das Kräfteverhältnis zur nächsten Spalte gerundet wird, oder ab, mit dem W10 für die nächste.</translation>
    </message>
    <message>
      <source>To the nearest</source>
      <translation>Zur nächsten</translation>
    </message>
    <message>
      <source>Down, with the D10</source>
      <translation>Ab, mit dem W10</translation>
    </message>
    <message>
      <source>Odds beyond the table</source>
      <translation>Kräfteverhältnis jenseits der Tabelle</translation>
    </message>
    <message>
      <source>Whether odds beyond the table are brought to its ends before the shifts, or after them.</source>
      <translation>Ob ein Kräfteverhältnis jenseits der Tabelle vor den Verschiebungen an ihr Ende gebracht wird, oder danach.</translation>
    </message>
    <message>
      <source>Before the shifts</source>
      <translation>Vor den Verschiebungen</translation>
    </message>
    <message>
      <source>After the shifts</source>
      <translation>Nach den Verschiebungen</translation>
    </message>
    <message>
      <source>Armor odds</source>
      <translation>Panzerverhältnis</translation>
    </message>
    <message>
      <source>Whether the armor odds are compared as they are, or rounded first.</source>
      <translation>Ob das Panzerverhältnis verglichen wird, wie es ist, oder erst gerundet.</translation>
    </message>
    <message>
      <source>As they are</source>
      <translation>Wie es ist</translation>
    </message>
    <message>
      <source>Rounded</source>
      <translation>Gerundet</translation>
    </message>
    <message>
      <source>Whether armor strength must reach the defence to earn a column, or exceed the printed defence with fractions dropped.</source>
      <translation>Ob Panzerstärke die Verteidigung erreichen muss, um eine Spalte zu verdienen, oder die gedruckte Verteidigung übersteigen, Brüche gestrichen.</translation>
    </message>
    <message>
      <source>Reach it</source>
      <translation>Sie erreichen</translation>
    </message>
    <message>
      <source>Exceed it</source>
      <translation>Sie übersteigen</translation>
    </message>
    <message>
      <source>Hexside and hex terrain</source>
      <translation>Gelände der Hexfeldseite und des Hexfeldes</translation>
    </message>
    <message>
      <source>Whether a hexside and the terrain of the hex together quarter an attack, or only halve it.</source>
      <translation>Ob eine Hexfeldseite und das Gelände des Hexfeldes zusammen einen Angriff vierteln, oder nur halbieren.</translation>
    </message>
    <message>
      <source>They quarter</source>
      <translation>Sie vierteln</translation>
    </message>
    <message>
      <source>They halve</source>
      <translation>Sie halbieren</translation>
    </message>
    <message>
      <source>Retreat from cities</source>
      <translation>Rückzug aus Städten</translation>
    </message>
    <message>
      <source>Whether only a full city shortens a retreat, or a dot city too.</source>
      <translation>Ob nur eine ganze Stadt einen Rückzug verkürzt, oder auch eine Punktstadt.</translation>
    </message>
    <message>
      <source>Full cities only</source>
      <translation>Nur ganze Städte</translation>
    </message>
    <message>
      <source>Any city</source>
      <translation>Jede Stadt</translation>
    </message>
    <message>
      <source>Use of change</source>
      <translation>Verwendung des Rückgewinns</translation>
    </message>
    <message>
      <source>Whether points for excess losses can be used from the next game turn, or from the owner's next Initial Phase.</source>
      <translation>Ob Punkte für überzählige Verluste ab dem nächsten Zug verwendbar sind, oder ab der nächsten Anfangsphase des Besitzers.</translation>
    </message>
    <message>
      <source>The next Initial Phase</source>
      <translation>Die nächste Anfangsphase</translation>
    </message>
    <message>
      <source>What the Group Allowance counts</source>
      <translation>Was das Gruppenkontingent zählt</translation>
    </message>
    <message>
      <source>Whether all groups on the map count against the Group Allowance, or only operable ones.</source>
      <translation>Ob alle Gruppen auf der Karte gegen das Gruppenkontingent zählen, oder nur einsatzbereite.</translation>
    </message>
    <message>
      <source>Operable ones</source>
      <translation>Einsatzbereite</translation>
    </message>
    <message>
      <source>When groups are repaired and placed</source>
      <translation>Wann Gruppen instand gesetzt und gesetzt werden</translation>
    </message>
    <message>
      <source>Whether groups are repaired, placed and taken off the map in the Air or the Initial Phase.</source>
      <translation>Ob Gruppen in der Luft- oder in der Anfangsphase instand gesetzt, gesetzt und von der Karte genommen werden.</translation>
    </message>
    <message>
      <source>Capacity of air bases</source>
      <translation>Kapazität der Flugplätze</translation>
    </message>
    <message>
      <source>Whether a hex takes 3, 1 and 2 groups as listed, or half the printed Airbase table.</source>
      <translation>Ob ein Hexfeld 3, 1 und 2 Gruppen aufnimmt wie aufgeführt, oder die Hälfte der gedruckten Flugplatztabelle.</translation>
    </message>
    <message>
      <source>As listed</source>
      <translation>Wie aufgeführt</translation>
    </message>
    <message>
      <source>Half the printed table</source>
      <translation>Hälfte der gedruckten Tabelle</translation>
    </message>
    <message>
      <source>Half Group Allowance</source>
      <translation>Halbes Gruppenkontingent</translation>
    </message>
    <message>
      <source>Whether a half of the Group Allowance counts as a whole group, or not until it is one.</source>
      <translation>Ob eine Hälfte des Gruppenkontingents als ganze Gruppe zählt, oder erst, wenn sie eine ist.</translation>
    </message>
    <message>
      <source>Whether flak is worse only if all strike groups are bombers, or if any is.</source>
      <translation>Ob Flak nur schlechter ist, wenn alle Angriffsgruppen Bomber sind, oder schon wenn eine es ist.</translation>
    </message>
    <message>
      <source>All are bombers</source>
      <translation>Alle sind Bomber</translation>
    </message>
    <message>
      <source>Any is a bomber</source>
      <translation>Eine ist ein Bomber</translation>
    </message>
    <message>
      <source>Supply by air, Clear and Frost</source>
      <translation>Versorgung aus der Luft, Klar und Frost</translation>
    </message>
    <message>
      <source>How many REs a transport group feeds in Clear and Frost.</source>
      <translation>Wie viele REs eine Transportgruppe bei Klar und Frost versorgt.</translation>
    </message>
    <message>
      <source>Supply by air, Mud and Snow</source>
      <translation>Versorgung aus der Luft, Schlamm und Schnee</translation>
    </message>
    <message>
      <source>How many REs a transport group feeds in Mud and Snow.</source>
      <translation>Wie viele REs eine Transportgruppe bei Schlamm und Schnee versorgt.</translation>
    </message>
    <message>
      <source>Supply by air in place of trucks</source>
      <translation>Versorgung aus der Luft anstelle von Lastwagen</translation>
    </message>
    <message>
      <source>How many REs a transport group feeds for special supply and construction.</source>
      <translation>Wie viele REs eine Transportgruppe für Sonderversorgung und Bau versorgt.</translation>
    </message>
    <message>
      <source>Surprise in the north</source>
      <translation>Überraschung im Norden</translation>
    </message>
    <message>
      <source>Whether the groups of the Arkhangel district can be drawn in the surprise.</source>
      <translation>Ob die Gruppen des Bezirks Arkhangel in der Überraschung gezogen werden können.</translation>
    </message>
    <message>
      <source>Pool of the surprise</source>
      <translation>Pool der Überraschung</translation>
    </message>
    <message>
      <source>Whether all other groups are drawn in the surprise, or only level bombers.</source>
      <translation>Ob in der Überraschung alle anderen Gruppen gezogen werden, oder nur Horizontalbomber.</translation>
    </message>
    <message>
      <source>All but fighters</source>
      <translation>Alle außer Jägern</translation>
    </message>
    <message>
      <source>Level bombers only</source>
      <translation>Nur Horizontalbomber</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.phase_cases</name>
    <message>
      <source>Take off the rail breaks that you placed last turn, the centres of your Interdiction Zones among them.</source>
      <translation>Die im letzten Zug gesetzten Bahnunterbrechungen abnehmen, auch die Mitten der eigenen Abriegelungszonen.</translation>
    </message>
    <message>
      <source>Take off your Interdiction Zones of last turn.</source>
      <translation>Die eigenen Abriegelungszonen des letzten Zuges abnehmen.</translation>
    </message>
    <message>
      <source>Trace supply: overland to a road, by road to a rail line of its own gauge, by rail to a friendly map edge or a city at home. Each link is at most {0} hexes in Clear or Frost, {1} in Snow, {2} in Mud.</source>
      <translation>Versorgungsweg: über Land zu einer Straße, auf der Straße zu einer Bahnlinie eigener Spur, mit der Bahn zu einem eigenen Kartenrand oder einer Stadt der Heimat. Jedes Glied ist höchstens {0} Hexfelder lang bei klarem Wetter oder Frost, {1} bei Schnee, {2} bei Schlamm.</translation>
    </message>
    <message>
      <source>Poland is home to Germans and all Axis minors but the Finns.</source>
      <translation>Polen ist Heimat der Deutschen und aller kleineren Achsenmächte außer den Finnen.</translation>
    </message>
    <message>
      <source>Full lake hexes and hexsides stop a trace, but not in Snow.</source>
      <translation>Hexfelder und Hexfeldseiten ganzer Seen halten einen Versorgungsweg auf, aber nicht bei Schnee.</translation>
    </message>
    <message>
      <source>A friendly unit cancels enemy zones of control in its hex for a supply trace.</source>
      <translation>Eine eigene Einheit hebt für einen Versorgungsweg feindliche Kontrollzonen in ihrem Hexfeld auf.</translation>
    </message>
    <message>
      <source>Trucks lengthen a trace only; none is used up to supply units once.</source>
      <translation>Lastwagen verlängern nur einen Versorgungsweg; keiner wird verbraucht, um Einheiten einmal zu versorgen.</translation>
    </message>
    <message>
      <source>A trace runs by rail only over hexes that own units had reached the turn before.</source>
      <translation>Ein Versorgungsweg läuft mit der Bahn nur über Hexfelder, die eigene Einheiten im Zug davor erreicht hatten.</translation>
    </message>
    <message>
      <source>Soviet Armies set up on the border or up to {0} hex behind it, with every border hex in a zone of control; Mechanized Corps {1} to {2} hexes from it; artillery with 6 MP, siege artillery apart, with an Army; other small units with any listed unit of their district.</source>
      <translation>Sowjetische Armeen stehen an der Grenze oder bis zu {0} Hexfeld dahinter, jedes Grenzhexfeld in einer Kontrollzone; Mechanisierte Korps {1} bis {2} Hexfelder davon entfernt; Artillerie mit 6 MP außer Belagerungsartillerie bei einer Armee; andere kleine Einheiten bei irgendeiner aufgeführten Einheit ihres Bezirks.</translation>
    </message>
    <message>
      <source>Axis units set up on the border or behind it.</source>
      <translation>Einheiten der Achse stehen auf der Grenze oder dahinter.</translation>
    </message>
    <message>
      <source>Nothing opposes the Axis in the air in this turn; no fighter intercepts.</source>
      <translation>In diesem Zug tritt der Achse in der Luft nichts entgegen; kein Jäger fängt ab.</translation>
    </message>
    <message>
      <source>Soviet fighters that the surprise left ready are on Alert at their bases: they intercept within half their range, unless they are swept first.</source>
      <translation>Sowjetische Jäger, die die Überraschung bereit gelassen hat, stehen auf ihren Flugplätzen in Alarmbereitschaft: Sie fangen innerhalb ihrer halben Reichweite ab, wenn sie nicht vorher ausgeschaltet werden.</translation>
    </message>
    <message>
      <source>Set out all missions first, then resolve: sweeps, enemy interceptions, all others in your order.</source>
      <translation>Erst alle Einsätze auslegen, dann abwickeln: Jagdvorstöße, feindliches Abfangen, alle anderen in eigener Reihenfolge.</translation>
    </message>
    <message>
      <source>From one enemy zone of control to the next: units that are not mechanised stop in the first that they enter.</source>
      <translation>Von einer feindlichen Kontrollzone in die nächste: Einheiten, die nicht mechanisiert sind, halten in der ersten an, die sie betreten.</translation>
    </message>
    <message>
      <source>Leaving an enemy zone of control costs {0} MP more, {1} where only isolated divisions exert it.</source>
      <translation>Eine feindliche Kontrollzone zu verlassen kostet {0} MP mehr, {1}, wo nur eingeschlossene Divisionen sie ausüben.</translation>
    </message>
    <message>
      <source>Only divisions exert zones of control, Soviet tank and mechanised corps among them; an overrun does not take them away.</source>
      <translation>Nur Divisionen üben Kontrollzonen aus, darunter sowjetische Panzer- und mechanisierte Korps; ein Überrennen nimmt sie nicht weg.</translation>
    </message>
    <message>
      <source>Leaving a Soviet zone of control costs {0} MP in this turn only.</source>
      <translation>Eine sowjetische Kontrollzone zu verlassen kostet nur in diesem Zug {0} MP.</translation>
    </message>
    <message>
      <source>Leaving a hex of an Interdiction Zone costs {0} MP more for mechanised units, {1} for others; with a zone of control there too, only the higher counts.</source>
      <translation>Ein Hexfeld einer Abriegelungszone zu verlassen kostet mechanisierte Einheiten {0} MP mehr, andere {1}; liegt dort auch eine Kontrollzone, zählt nur der höhere Zuschlag.</translation>
    </message>
    <message>
      <source>The centre of an Interdiction Zone breaks a rail line there: crossing it takes {0} MP before the rail multiple.</source>
      <translation>Die Mitte einer Abriegelungszone unterbricht dort eine Bahnlinie: Sie zu überqueren kostet {0} MP, vor dem Bahnfaktor.</translation>
    </message>
    <message>
      <source>For movement, a friendly unit does not cancel an enemy zone of control in its hex.</source>
      <translation>Für die Bewegung hebt eine eigene Einheit eine feindliche Kontrollzone in ihrem Hexfeld nicht auf.</translation>
    </message>
    <message>
      <source>A stack may take units along, one stack moving at a time; it goes on with the fewest MP left among them.</source>
      <translation>Ein Stapel darf Einheiten mitnehmen, ein Stapel nach dem anderen; er zieht mit den wenigsten MP weiter, die unter ihnen übrig sind.</translation>
    </message>
    <message>
      <source>Strategic rail: {0} hexes, no other movement this turn, not over a rail break.</source>
      <translation>Strategische Bahnbewegung: {0} Hexfelder, keine andere Bewegung in diesem Zug, nicht über eine Bahnunterbrechung.</translation>
    </message>
    <message>
      <source>Rail movement runs only over hexes that own units had reached the turn before, even where the gauge fits.</source>
      <translation>Bahnbewegung läuft nur über Hexfelder, die eigene Einheiten im Zug davor erreicht hatten, auch wo die Spurweite passt.</translation>
    </message>
    <message>
      <source>Parts of one line converted by several engineers must join in one gauge by the end of this phase.</source>
      <translation>Teile einer Linie, die mehrere Pioniere umspuren, müssen bis zum Ende dieser Phase in einer Spurweite zusammentreffen.</translation>
    </message>
    <message>
      <source>Trucks move at the costs of motorised units, administratively on roads and clear terrain away from enemy zones of control and interdiction. They serve at once where they end.</source>
      <translation>Lastwagen ziehen zu den Kosten motorisierter Einheiten, verwaltungsmäßig auf Straßen und in klarem Gelände fern von feindlichen Kontrollzonen und Abriegelung. Wo sie enden, dienen sie sofort.</translation>
    </message>
    <message>
      <source>An overrun that does not clear its hex halts the stack where it was; a hex that is cleared is entered by the whole stack, which may go on.</source>
      <translation>Ein Überrennen, das sein Hexfeld nicht räumt, hält den Stapel dort an, wo er stand; in ein geräumtes zieht der ganze Stapel ein und darf weiterziehen.</translation>
    </message>
    <message>
      <source>Before the attacks, a whole stack may move {0} hex to contact and stops in the first zone of control. No overruns, no exploitation; units advance after combat.</source>
      <translation>Vor den Angriffen darf ein ganzer Stapel {0} Hexfeld bis zur Berührung ziehen und hält in der ersten Kontrollzone. Kein Überrennen, keine Ausnutzung; Einheiten rücken nach dem Kampf vor.</translation>
    </message>
    <message>
      <source>Rivers on the border do not count in these attacks; from June II on they do.</source>
      <translation>Flüsse auf der Grenze zählen bei diesen Angriffen nicht; von Juni II an zählen sie.</translation>
    </message>
    <message>
      <source>A friendly unit cancels enemy zones of control in its hex for a retreat.</source>
      <translation>Eine eigene Einheit hebt für einen Rückzug feindliche Kontrollzonen in ihrem Hexfeld auf.</translation>
    </message>
    <message>
      <source>At the end of the phase, take off hit markers of air support that were not used.</source>
      <translation>Am Ende der Phase nicht verwendete Treffermarker der Luftunterstützung abnehmen.</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.rail</name>
    <message>
      <source>Soviet rail capacity</source>
      <translation>Sowjetische Bahnkapazität</translation>
    </message>
    <message>
      <source>German rail capacity</source>
      <translation>Deutsche Bahnkapazität</translation>
    </message>
    <message>
      <source>Finnish rail capacity</source>
      <translation>Finnische Bahnkapazität</translation>
    </message>
    <message>
      <source>Soviet arrivals by rail</source>
      <translation>Sowjetische Eintreffende mit der Bahn</translation>
    </message>
    <message>
      <source>Rail hexes for each of 6 movement points</source>
      <translation>Bahnfelder für jeden von 6 Bewegungspunkten</translation>
    </message>
    <message>
      <source>Crossing a rail break</source>
      <translation>Überqueren einer Bahnunterbrechung</translation>
    </message>
    <message>
      <source>Strategic rail movement</source>
      <translation>Strategische Bahnbewegung</translation>
    </message>
    <message>
      <source>on a die</source>
      <translation>mit einem Würfel</translation>
    </message>
    <message>
      <source>Partisans break a rail line</source>
      <translation>Partisanen unterbrechen eine Bahnlinie</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.replacements</name>
    <message>
      <source>of the loss</source>
      <translation>des Verlustes</translation>
    </message>
    <message>
      <source>Share of losses that returns</source>
      <translation>Anteil der Verluste, der zurückkehrt</translation>
    </message>
    <message>
      <source>Infantry points of Riga</source>
      <translation>Infanteriepunkte von Riga</translation>
    </message>
    <message>
      <source>Infantry points of Minsk</source>
      <translation>Infanteriepunkte von Minsk</translation>
    </message>
    <message>
      <source>Infantry points of Kiev</source>
      <translation>Infanteriepunkte von Kiev</translation>
    </message>
    <message>
      <source>Infantry points of Odessa</source>
      <translation>Infanteriepunkte von Odessa</translation>
    </message>
    <message>
      <source>Infantry points of Dnepropetrovsk</source>
      <translation>Infanteriepunkte von Dnepropetrovsk</translation>
    </message>
    <message>
      <source>Infantry points of Leningrad</source>
      <translation>Infanteriepunkte von Leningrad</translation>
    </message>
    <message>
      <source>Infantry points of Moskva</source>
      <translation>Infanteriepunkte von Moskva</translation>
    </message>
    <message>
      <source>Infantry points of Gorkiy</source>
      <translation>Infanteriepunkte von Gorkiy</translation>
    </message>
    <message>
      <source>Infantry points of Voronezh</source>
      <translation>Infanteriepunkte von Voronezh</translation>
    </message>
    <message>
      <source>Infantry points of Kharkov</source>
      <translation>Infanteriepunkte von Kharkov</translation>
    </message>
    <message>
      <source>Infantry points of Stalino</source>
      <translation>Infanteriepunkte von Stalino</translation>
    </message>
    <message>
      <source>Infantry points of Rostov</source>
      <translation>Infanteriepunkte von Rostov</translation>
    </message>
    <message>
      <source>Infantry points of Stalingrad</source>
      <translation>Infanteriepunkte von Stalingrad</translation>
    </message>
    <message>
      <source>Infantry points of Kazan</source>
      <translation>Infanteriepunkte von Kazan</translation>
    </message>
    <message>
      <source>Infantry points of Arkhangelsk</source>
      <translation>Infanteriepunkte von Arkhangelsk</translation>
    </message>
    <message>
      <source>Infantry points of the Eastern districts</source>
      <translation>Infanteriepunkte der östlichen Bezirke</translation>
    </message>
    <message>
      <source>Infantry points of the Transcaucasus</source>
      <translation>Infanteriepunkte von Transkaukasien</translation>
    </message>
    <message>
      <source>Replacements lost for each hit on a supply city</source>
      <translation>Je Treffer auf eine Versorgungsstadt verlorener Ersatz</translation>
    </message>
    <message>
      <source>Replacements lost for each hit on a factory</source>
      <translation>Je Treffer auf eine Fabrik verlorener Ersatz</translation>
    </message>
    <message>
      <source>Armor points of a factory</source>
      <translation>Panzerpunkte einer Fabrik</translation>
    </message>
    <message>
      <source>Artillery points of a factory</source>
      <translation>Artilleriepunkte einer Fabrik</translation>
    </message>
    <message>
      <source>Armor points of an upgraded factory</source>
      <translation>Panzerpunkte einer ausgebauten Fabrik</translation>
    </message>
    <message>
      <source>Artillery points of an upgraded factory</source>
      <translation>Artilleriepunkte einer ausgebauten Fabrik</translation>
    </message>
    <message>
      <source>Armor points of a factory, second reading</source>
      <translation>Panzerpunkte einer Fabrik, zweite Lesart</translation>
    </message>
    <message>
      <source>Artillery points of a factory, second reading</source>
      <translation>Artilleriepunkte einer Fabrik, zweite Lesart</translation>
    </message>
    <message>
      <source>Armor points of an upgraded factory, second reading</source>
      <translation>Panzerpunkte, ausgebaute Fabrik, 2. Lesart</translation>
    </message>
    <message>
      <source>Artillery points of an upgraded factory, second reading</source>
      <translation>Artilleriepunkte, ausgebaute Fabrik, 2. Lesart</translation>
    </message>
    <message>
      <source>Points for an RE from the dead pile</source>
      <translation>Punkte für ein RE aus dem Verluststapel</translation>
    </message>
    <message>
      <source>Size of a cadre</source>
      <translation>Größe eines Kaders</translation>
    </message>
    <message>
      <source>Strength of the panzer division with a printed price</source>
      <translation>Stärke der Panzerdivision mit gedrucktem Preis</translation>
    </message>
    <message>
      <source>Infantry points to rebuild it</source>
      <translation>Infanteriepunkte, um sie wieder aufzustellen</translation>
    </message>
    <message>
      <source>Armor points to rebuild it</source>
      <translation>Panzerpunkte, um sie wieder aufzustellen</translation>
    </message>
    <message>
      <source>Artillery points to rebuild it</source>
      <translation>Artilleriepunkte, um sie wieder aufzustellen</translation>
    </message>
    <message>
      <source>Strength of the fragile Finnish divisions</source>
      <translation>Stärke der anfälligen finnischen Divisionen</translation>
    </message>
    <message>
      <source>Movement of the fragile Finnish divisions</source>
      <translation>Bewegung der anfälligen finnischen Divisionen</translation>
    </message>
    <message>
      <source>Soviet armor points for armor brigades</source>
      <translation>Sowjetische Panzerpunkte für Panzerbrigaden</translation>
    </message>
    <message>
      <source>Soviet armor points for tank corps</source>
      <translation>Sowjetische Panzerpunkte für Panzerkorps</translation>
    </message>
    <message>
      <source>Soviet armor points for mechanized corps</source>
      <translation>Sowjetische Panzerpunkte für mechanisierte Korps</translation>
    </message>
    <message>
      <source>Soviet armor points for divisions</source>
      <translation>Sowjetische Panzerpunkte für Divisionen</translation>
    </message>
    <message>
      <source>Soviet armor points for other units</source>
      <translation>Sowjetische Panzerpunkte für andere Einheiten</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.resource_points</name>
    <message>
      <source>Axis Resource Points at start, full game</source>
      <translation>Rohstoffpunkte der Achse zu Beginn, ganzes Spiel</translation>
    </message>
    <message>
      <source>Axis Resource Points at start, central game</source>
      <translation>Rohstoffpunkte der Achse zu Beginn, mittleres Spiel</translation>
    </message>
    <message>
      <source>Soviet Resource Points at start, full game</source>
      <translation>Sowjetische Rohstoffpunkte zu Beginn, ganzes Spiel</translation>
    </message>
    <message>
      <source>Soviet Resource Points at start, central game</source>
      <translation>Sowjetische Rohstoffpunkte zu Beginn, mittleres Spiel</translation>
    </message>
    <message>
      <source>Most in the Arctic at start</source>
      <translation>Höchstens in der Arktis zu Beginn</translation>
    </message>
    <message>
      <source>Most in Finland at start</source>
      <translation>Höchstens in Finnland zu Beginn</translation>
    </message>
    <message>
      <source>In Poland at start, central game</source>
      <translation>In Polen zu Beginn, mittleres Spiel</translation>
    </message>
    <message>
      <source>In Romania at start, central game</source>
      <translation>In Rumänien zu Beginn, mittleres Spiel</translation>
    </message>
    <message>
      <source>Axis Resource Points each turn, Ploesti</source>
      <translation>Rohstoffpunkte der Achse je Zug, Ploesti</translation>
    </message>
    <message>
      <source>Soviet Resource Points each turn, Baku</source>
      <translation>Sowjetische Rohstoffpunkte je Zug, Baku</translation>
    </message>
    <message>
      <source>Price of a fort</source>
      <translation>Preis eines Forts</translation>
    </message>
    <message>
      <source>Price of an airfield</source>
      <translation>Preis eines Flugplatzes</translation>
    </message>
    <message>
      <source>Rail capacity for one Resource Point</source>
      <translation>Bahnkapazität für einen Rohstoffpunkt</translation>
    </message>
    <message>
      <source>Most Soviet Resource Points for rail</source>
      <translation>Meiste sowjetische Rohstoffpunkte für die Bahn</translation>
    </message>
    <message>
      <source>Most German Resource Points for rail</source>
      <translation>Meiste deutsche Rohstoffpunkte für die Bahn</translation>
    </message>
    <message>
      <source>Most Finnish Resource Points for rail</source>
      <translation>Meiste finnische Rohstoffpunkte für die Bahn</translation>
    </message>
    <message>
      <source>Reach of a Resource Point, clear</source>
      <translation>Reichweite eines Rohstoffpunktes, klar</translation>
    </message>
    <message>
      <source>Reach of a Resource Point, frost</source>
      <translation>Reichweite eines Rohstoffpunktes, Frost</translation>
    </message>
    <message>
      <source>Reach of a Resource Point, snow</source>
      <translation>Reichweite eines Rohstoffpunktes, Schnee</translation>
    </message>
    <message>
      <source>Reach of a Resource Point, mud</source>
      <translation>Reichweite eines Rohstoffpunktes, Schlamm</translation>
    </message>
    <message>
      <source>Reach lost in the Arctic</source>
      <translation>In der Arktis verlorene Reichweite</translation>
    </message>
    <message>
      <source>Bombing hits that destroy Resource Points</source>
      <translation>Bombentreffer, die Rohstoffpunkte zerstören</translation>
    </message>
    <message>
      <source>Resource Points destroyed by them</source>
      <translation>Dadurch zerstörte Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Turns to build a fort</source>
      <translation>Züge für den Bau eines Forts</translation>
    </message>
    <message>
      <source>Turns to build an airfield</source>
      <translation>Züge für den Bau eines Flugplatzes</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.sequence</name>
    <message>
      <source>Exploitation held in clear</source>
      <translation>Ausnutzung findet statt bei klarem Wetter</translation>
    </message>
    <message>
      <source>Exploitation held in frost</source>
      <translation>Ausnutzung findet statt bei Frost</translation>
    </message>
    <message>
      <source>Exploitation held in mud</source>
      <translation>Ausnutzung findet statt bei Schlamm</translation>
    </message>
    <message>
      <source>Exploitation held in snow</source>
      <translation>Ausnutzung findet statt bei Schnee</translation>
    </message>
    <message>
      <source>Soviet zones of control are limited this turn only, and the Soviet air-repair penalty is ignored until June II 1942.</source>
      <translation>Sowjetische Kontrollzonen sind nur in diesem Zug beschränkt, und der sowjetische Abzug bei der Instandsetzung von Gruppen gilt bis Juni II 1942 nicht.</translation>
    </message>
    <message>
      <source>Special replacements begin; Soviet zones of control are full from now on.</source>
      <translation>Sonderersatz beginnt; sowjetische Kontrollzonen sind von jetzt an voll.</translation>
    </message>
    <message>
      <source>Soviet regular and factory replacements begin.</source>
      <translation>Regulärer sowjetischer Ersatz und Fabrikersatz beginnen.</translation>
    </message>
    <message>
      <source>The Soviets must disband pre-war tank and mechanised divisions. Last turn of the factor limits 30 and 60.</source>
      <translation>Die Sowjets müssen Panzer- und mechanisierte Divisionen der Vorkriegszeit auflösen. Letzter Zug der Faktorgrenzen 30 und 60.</translation>
    </message>
    <message>
      <source>Factor limits rise to 40 and 80; the first-winter attack penalty is over.</source>
      <translation>Faktorgrenzen steigen auf 40 und 80; der Angriffsabzug des ersten Winters ist vorbei.</translation>
    </message>
    <message>
      <source>Northern Lend-Lease begins: +5 SP with a rail line off map to Arkhangel.</source>
      <translation>Nördliches Lend-Lease beginnt: +5 SP mit einer Bahnlinie von außerhalb der Karte nach Arkhangel.</translation>
    </message>
    <message>
      <source>Eastern Lend-Lease begins: +10 SP.</source>
      <translation>Östliches Lend-Lease beginnt: +10 SP.</translation>
    </message>
    <message>
      <source>Last turn in which the Soviet air-repair penalty is ignored.</source>
      <translation>Letzter Zug, in dem der sowjetische Abzug bei der Instandsetzung von Gruppen nicht gilt.</translation>
    </message>
    <message>
      <source>Eastern Lend-Lease rises to +15 SP.</source>
      <translation>Östliches Lend-Lease steigt auf +15 SP.</translation>
    </message>
    <message>
      <source>Southern Lend-Lease begins: +10 SP with a rail line to Astrakhan.</source>
      <translation>Südliches Lend-Lease beginnt: +10 SP mit einer Bahnlinie nach Astrakhan.</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.setup</name>
    <message>
      <source>Armies, nearest to the border</source>
      <translation>Armeen, der Grenze am nächsten</translation>
    </message>
    <message>
      <source>Armies, farthest from the border</source>
      <translation>Armeen, am weitesten von der Grenze</translation>
    </message>
    <message>
      <source>Armies only in the hex of another unit</source>
      <translation>Armeen nur im Hexfeld einer anderen Einheit</translation>
    </message>
    <message>
      <source>Mechanized Corps, nearest to the border</source>
      <translation>Mechanisierte Korps, der Grenze am nächsten</translation>
    </message>
    <message>
      <source>Mechanized Corps, farthest from the border</source>
      <translation>Mechanisierte Korps, am weitesten von der Grenze</translation>
    </message>
    <message>
      <source>Mechanized Corps only in the hex of another unit</source>
      <translation>Mechanisierte Korps nur im Hexfeld einer anderen Einheit</translation>
    </message>
    <message>
      <source>Artillery, nearest to the border</source>
      <translation>Artillerie, der Grenze am nächsten</translation>
    </message>
    <message>
      <source>Artillery, farthest from the border</source>
      <translation>Artillerie, am weitesten von der Grenze</translation>
    </message>
    <message>
      <source>Artillery only in the hex of another unit</source>
      <translation>Artillerie nur im Hexfeld einer anderen Einheit</translation>
    </message>
    <message>
      <source>Other small units, nearest to the border</source>
      <translation>Andere kleine Einheiten, der Grenze am nächsten</translation>
    </message>
    <message>
      <source>Other small units only in the hex of another unit</source>
      <translation>Andere kleine Einheiten nur im Hexfeld einer anderen Einheit</translation>
    </message>
    <message>
      <source>Reserves, nearest to the border</source>
      <translation>Reserven, der Grenze am nächsten</translation>
    </message>
    <message>
      <source>Reserves only in the hex of another unit</source>
      <translation>Reserven nur im Hexfeld einer anderen Einheit</translation>
    </message>
    <message>
      <source>Axis units, nearest to the border</source>
      <translation>Einheiten der Achse, der Grenze am nächsten</translation>
    </message>
    <message>
      <source>Axis units only in the hex of another unit</source>
      <translation>Einheiten der Achse nur im Hexfeld einer anderen Einheit</translation>
    </message>
    <message>
      <source>Poland, Warszawa, Warsaw, Lublin, Krakow, Germany, Greater Germany, East Prussia, Berlin, Wien, Danzig, Königsberg, Memel, Tilsit, Slovakia, Hungary, Budapest, Romania, Bucuresti, Bucharest, Ploesti, Constanta, Iasi, Galati, Bulgaria, Sofia, Finland, Helsinki</source>
      <translation>Poland, Warszawa, Warsaw, Lublin, Krakow, Germany, Greater Germany, East Prussia, Berlin, Wien, Danzig, Königsberg, Memel, Tilsit, Slovakia, Hungary, Budapest, Romania, Bucuresti, Bucharest, Ploesti, Constanta, Iasi, Galati, Bulgaria, Sofia, Finland, Helsinki</translation>
    </message>
    <message>
      <source>Move to contact in the surprise turn</source>
      <translation>Anmarsch zum Feind im Überraschungszug</translation>
    </message>
    <message>
      <source>Artillery that is with an Army</source>
      <translation>Artillerie, die bei einer Armee steht</translation>
    </message>
    <message>
      <source>Mechanized Corps</source>
      <translation>Mechanisiertes Korps</translation>
    </message>
    <message>
      <source>Mechanised Corps</source>
      <translation>Mechanisiertes Korps</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.supply</name>
    <message>
      <source>x received</source>
      <translation>x erhalten</translation>
    </message>
    <message>
      <source>Axis stock at start</source>
      <translation>Bestand der Achse zu Beginn</translation>
    </message>
    <message>
      <source>Soviet stock at start</source>
      <translation>Sowjetischer Bestand zu Beginn</translation>
    </message>
    <message>
      <source>Price of a Resource Point</source>
      <translation>Preis eines Rohstoffpunktes</translation>
    </message>
    <message>
      <source>Return for a Resource Point</source>
      <translation>Erlös für einen Rohstoffpunkt</translation>
    </message>
    <message>
      <source>Fighter groups for one SP</source>
      <translation>Jagdgruppen für einen SP</translation>
    </message>
    <message>
      <source>Other groups for one SP</source>
      <translation>Andere Gruppen für einen SP</translation>
    </message>
    <message>
      <source>Price of air transport</source>
      <translation>Preis des Lufttransports</translation>
    </message>
    <message>
      <source>Activation of a panzer division</source>
      <translation>Aktivierung einer Panzerdivision</translation>
    </message>
    <message>
      <source>Activation of a tank corps or division</source>
      <translation>Aktivierung eines Panzerkorps oder einer Panzerdivision</translation>
    </message>
    <message>
      <source>Activation of a mechanised unit</source>
      <translation>Aktivierung einer mechanisierten Einheit</translation>
    </message>
    <message>
      <source>Activation of an armoured unit</source>
      <translation>Aktivierung einer Panzereinheit</translation>
    </message>
    <message>
      <source>Activation of a motorised unit</source>
      <translation>Aktivierung einer motorisierten Einheit</translation>
    </message>
    <message>
      <source>Activation of a panzergrenadier division</source>
      <translation>Aktivierung einer Panzergrenadierdivision</translation>
    </message>
    <message>
      <source>Activation of mechanised guards cavalry</source>
      <translation>Aktivierung mechanisierter Gardekavallerie</translation>
    </message>
    <message>
      <source>Activation of other guards cavalry</source>
      <translation>Aktivierung anderer Gardekavallerie</translation>
    </message>
    <message>
      <source>Activation of infantry</source>
      <translation>Aktivierung von Infanterie</translation>
    </message>
    <message>
      <source>Activation of rifle units</source>
      <translation>Aktivierung von Schützeneinheiten</translation>
    </message>
    <message>
      <source>Activation of cavalry</source>
      <translation>Aktivierung von Kavallerie</translation>
    </message>
    <message>
      <source>Activation of an artillery division</source>
      <translation>Aktivierung einer Artilleriedivision</translation>
    </message>
    <message>
      <source>Activation of a cadre</source>
      <translation>Aktivierung eines Kaders</translation>
    </message>
    <message>
      <source>Activation of small mechanised units</source>
      <translation>Aktivierung kleiner mechanisierter Einheiten</translation>
    </message>
    <message>
      <source>Activation of other small units</source>
      <translation>Aktivierung anderer kleiner Einheiten</translation>
    </message>
    <message>
      <source>Activation of artillery</source>
      <translation>Aktivierung von Artillerie</translation>
    </message>
    <message>
      <source>Attack of a division on foot</source>
      <translation>Angriff einer Division zu Fuß</translation>
    </message>
    <message>
      <source>Attack factors of a division not paid</source>
      <translation>Angriffsfaktoren einer unbezahlten Division</translation>
    </message>
    <message>
      <source>Overrun by a division on foot</source>
      <translation>Überrennen durch eine Division zu Fuß</translation>
    </message>
    <message>
      <source>Small artillery in an overrun</source>
      <translation>Kleine Artillerie in einem Überrennen</translation>
    </message>
    <message>
      <source>x MA</source>
      <translation>x MA</translation>
    </message>
    <message>
      <source>Movement of mechanised units not paid</source>
      <translation>Bewegung unbezahlter mechanisierter Einheiten</translation>
    </message>
    <message>
      <source>Attack of mechanised units not paid</source>
      <translation>Angriff unbezahlter mechanisierter Einheiten</translation>
    </message>
    <message>
      <source>Defence of mechanised units not paid</source>
      <translation>Verteidigung unbezahlter mechanisierter Einheiten</translation>
    </message>
    <message>
      <source>Movement of mechanised units out of supply</source>
      <translation>Bewegung unversorgter mechanisierter Einheiten</translation>
    </message>
    <message>
      <source>Attack of units out of supply</source>
      <translation>Angriff unversorgter Einheiten</translation>
    </message>
    <message>
      <source>Defence of units out of supply</source>
      <translation>Verteidigung unversorgter Einheiten</translation>
    </message>
    <message>
      <source>Allotment of the surprise turn</source>
      <translation>Kontingent des Überraschungszuges</translation>
    </message>
    <message>
      <source>North, Center, Centre, South</source>
      <translation>North, Center, Centre, South</translation>
    </message>
    <message>
      <source>Loss for each hit on a yard</source>
      <translation>Verlust je Treffer auf einen Bahnhof</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.trace</name>
    <message>
      <source>Overland or road link, clear</source>
      <translation>Glied über Land oder auf Straße, klar</translation>
    </message>
    <message>
      <source>Overland or road link, frost</source>
      <translation>Glied über Land oder auf Straße, Frost</translation>
    </message>
    <message>
      <source>Overland or road link, snow</source>
      <translation>Glied über Land oder auf Straße, Schnee</translation>
    </message>
    <message>
      <source>Overland or road link, mud</source>
      <translation>Glied über Land oder auf Straße, Schlamm</translation>
    </message>
    <message>
      <source>Reach of a truck, clear</source>
      <translation>Reichweite eines Lastwagens, klar</translation>
    </message>
    <message>
      <source>Reach of a truck, frost</source>
      <translation>Reichweite eines Lastwagens, Frost</translation>
    </message>
    <message>
      <source>Reach of a truck, snow</source>
      <translation>Reichweite eines Lastwagens, Schnee</translation>
    </message>
    <message>
      <source>Reach of a truck, mud</source>
      <translation>Reichweite eines Lastwagens, Schlamm</translation>
    </message>
    <message>
      <source>Link lost in the Arctic</source>
      <translation>In der Arktis verlorene Gliedlänge</translation>
    </message>
    <message>
      <source>Overland or road link, Arctic mud as printed</source>
      <translation>Glied über Land oder auf Straße, Schlamm in der Arktis wie gedruckt</translation>
    </message>
    <message>
      <source>Length of forest, swamp, mountain, sand</source>
      <translation>Länge von Forst, Sumpf, Gebirge, Sand</translation>
    </message>
    <message>
      <source>Supply crosses lakes in clear</source>
      <translation>Versorgung überquert Seen bei klarem Wetter</translation>
    </message>
    <message>
      <source>Supply crosses lakes in frost</source>
      <translation>Versorgung überquert Seen bei Frost</translation>
    </message>
    <message>
      <source>Supply crosses lakes in snow</source>
      <translation>Versorgung überquert Seen bei Schnee</translation>
    </message>
    <message>
      <source>Supply crosses lakes in mud</source>
      <translation>Versorgung überquert Seen bei Schlamm</translation>
    </message>
    <message>
      <source>Link lost to interdiction</source>
      <translation>Durch Abriegelung verlorene Gliedlänge</translation>
    </message>
    <message>
      <source>faces of a die</source>
      <translation>Augen eines Würfels</translation>
    </message>
    <message>
      <source>Rating that places a zone without a die</source>
      <translation>Wert, der eine Zone ohne Wurf setzt</translation>
    </message>
    <message>
      <source>x rating</source>
      <translation>x Wert</translation>
    </message>
    <message>
      <source>Interdiction by a group of one step</source>
      <translation>Abriegelung durch eine Gruppe mit einem Schritt</translation>
    </message>
    <message>
      <source>Interdiction by a full group</source>
      <translation>Abriegelung durch eine volle Gruppe</translation>
    </message>
    <message>
      <source>Leaving an interdiction hex, mechanised</source>
      <translation>Verlassen eines Abriegelungshexfeldes, mechanisiert</translation>
    </message>
    <message>
      <source>Leaving an interdiction hex, others</source>
      <translation>Verlassen eines Abriegelungshexfeldes, andere</translation>
    </message>
    <message>
      <source>Crossing a rail cut</source>
      <translation>Überqueren einer Bahnunterbrechung</translation>
    </message>
    <message>
      <source>Entering an interdiction hex, mechanised</source>
      <translation>Betreten eines Abriegelungshexfeldes, mechanisiert</translation>
    </message>
    <message>
      <source>Entering an interdiction hex, others</source>
      <translation>Betreten eines Abriegelungshexfeldes, andere</translation>
    </message>
  </context>
  <context>
    <name>rules.europa.unit_types</name>
    <message>
      <source>Size XX is a division</source>
      <translation>Größe XX ist eine Division</translation>
    </message>
    <message>
      <source>Size XXX is a division</source>
      <translation>Größe XXX ist ein Korps</translation>
    </message>
    <message>
      <source>aeca atec</source>
      <translation>aeca atec</translation>
    </message>
  </context>
</TS>
