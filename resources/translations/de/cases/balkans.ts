<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>W81-AIR</name>
    <message>
      <source>Each air unit that either side commits rolls a die; on 3 to 6 it counts, on 1 or 2 it does not.</source>
      <translation>Für jede Lufteinheit, die eine der Seiten einsetzt, wird gewürfelt; bei 3 bis 6 zählt sie, bei 1 oder 2 nicht.</translation>
    </message>
    <message>
      <source>The lead in the air</source>
      <translation>Die Führung in der Luft</translation>
    </message>
    <message>
      <source>The side with more air units that count shifts the odds: one column right if it attacks, one left if it defends, however great its lead. Equal numbers shift nothing.</source>
      <translation>Die Seite, von der mehr Lufteinheiten zählen, verschiebt das Kräfteverhältnis: eine Spalte nach rechts, wenn sie angreift, eine nach links, wenn sie verteidigt, gleich wie groß ihr Vorsprung ist. Gleichstand verschiebt nichts.</translation>
    </message>
    <message>
      <source>German air support also adds 1 to the die in an attack, and takes 1 away in defense.</source>
      <translation>Deutsche Luftunterstützung zählt außerdem beim Angriff 1 zum Würfel hinzu und zieht in der Verteidigung 1 ab.</translation>
    </message>
    <message>
      <source>Soviet air units and HQs</source>
      <translation>Sowjetische Lufteinheiten und HQs</translation>
    </message>
    <message>
      <source>Soviet air support does the same, but only in a combat within 2 hexes of a Soviet HQ in support mode.</source>
      <translation>Sowjetische Luftunterstützung tut dasselbe, aber nur in einem Kampf im Umkreis von 2 Hexfeldern um ein sowjetisches HQ im Unterstützungsmodus.</translation>
    </message>
    <message>
      <source>Worked example</source>
      <translation>Durchgerechnetes Beispiel</translation>
    </message>
    <message>
      <source>A Soviet attack near a supporting HQ: one German air unit rolls 5, three Soviet ones roll 2, 3 and 6. Two count against one: one column right, and +1.</source>
      <translation>Ein sowjetischer Angriff nahe einem unterstützenden HQ: Eine deutsche Lufteinheit würfelt 5, drei sowjetische würfeln 2, 3 und 6. Zwei zählen gegen eine: eine Spalte nach rechts, und +1.</translation>
    </message>
    <message>
      <source>Void lines of the charts</source>
      <translation>Hinfällige Zeilen der Tabellen</translation>
    </message>
    <message>
      <source>The two lines of the map charts for air support by a die roll do not count.</source>
      <translation>Die beiden Zeilen der Kartentabellen für Luftunterstützung durch einen Würfelwurf gelten nicht.</translation>
    </message>
  </context>
  <context>
    <name>W81-CRT</name>
    <message>
      <source>The note of +2 on the Combat Results Table is about partisans in guerrilla mode that fight units out of supply.</source>
      <translation>Die Anmerkung +2 in der Kampftabelle betrifft Partisanen als Guerilla, die gegen unversorgte Einheiten kämpfen.</translation>
    </message>
  </context>
  <context>
    <name>W81-FEST</name>
    <message>
      <source>Who calls for a roll</source>
      <translation>Wer einen Wurf verlangt</translation>
    </message>
    <message>
      <source>A Soviet ground unit, in supply at that moment, that enters a hex at most 3 hexes from Budapest, Zagreb, Vienna or Graz: the Soviet player rolls a die before he moves another unit.</source>
      <translation>Eine sowjetische Bodeneinheit, in diesem Augenblick versorgt, die ein Hexfeld höchstens 3 Hexfelder von Budapest, Zagreb, Wien oder Graz betritt: Der sowjetische Spieler würfelt, bevor er eine andere Einheit zieht.</translation>
    </message>
    <message>
      <source>One roll for each city</source>
      <translation>Ein Wurf je Stadt</translation>
    </message>
    <message>
      <source>On 1 or 2 the city is a Festung and gets its marker; on 3 to 6 nothing happens. That city is not rolled for again.</source>
      <translation>Bei 1 oder 2 ist die Stadt eine Festung und erhält ihren Marker; bei 3 bis 6 geschieht nichts. Für diese Stadt würfelt niemand mehr.</translation>
    </message>
    <message>
      <source>Several cities in reach</source>
      <translation>Mehrere Städte in Reichweite</translation>
    </message>
    <message>
      <source>One entry is one roll: the Soviet player says for which city. The others stay open for later entries.</source>
      <translation>Ein Betreten ist ein Wurf: Der sowjetische Spieler sagt, für welche Stadt. Die anderen bleiben für späteres Betreten offen.</translation>
    </message>
    <message>
      <source>The garrison</source>
      <translation>Die Besatzung</translation>
    </message>
    <message>
      <source>In the next Axis movement phase the Festung must hold at least 2 ground units of any type, Budapest and Vienna at least 4. Units that are there already count.</source>
      <translation>In der nächsten Bewegungsphase der Achse muss die Festung mindestens 2 Bodeneinheiten beliebiger Art enthalten, Budapest und Wien mindestens 4. Einheiten, die schon dort sind, zählen.</translation>
    </message>
    <message>
      <source>Hungarian units may garrison Budapest, with at least one German unit.</source>
      <translation>Ungarische Einheiten dürfen Budapest besetzen, mit mindestens einer deutschen Einheit.</translation>
    </message>
    <message>
      <source>The garrison stays</source>
      <translation>Die Besatzung bleibt</translation>
    </message>
    <message>
      <source>The garrison does not leave its Festung until it is eliminated; the marker goes on top.</source>
      <translation>Die Besatzung verlässt ihre Festung nicht, bis sie vernichtet ist; der Marker liegt obenauf.</translation>
    </message>
    <message>
      <source>First worked example</source>
      <translation>Erstes durchgerechnetes Beispiel</translation>
    </message>
    <message>
      <source>A Soviet unit enters 0718, 3 hexes from Budapest, and the roll is 2: a Festung. In the next Axis movement phase it must hold 4 units, one of them German.</source>
      <translation>Eine sowjetische Einheit betritt 0718, 3 Hexfelder von Budapest, und der Wurf ist 2: eine Festung. In der nächsten Bewegungsphase der Achse muss sie 4 Einheiten enthalten, davon eine deutsche.</translation>
    </message>
    <message>
      <source>Second worked example</source>
      <translation>Zweites durchgerechnetes Beispiel</translation>
    </message>
    <message>
      <source>0825 is near Zagreb and Graz. The Soviet player picks Zagreb and fails: Zagreb is closed for good, Graz can still be rolled for by another unit.</source>
      <translation>0825 liegt bei Zagreb und Graz. Der sowjetische Spieler wählt Zagreb, und es misslingt: Zagreb ist endgültig abgeschlossen, für Graz kann eine andere Einheit noch würfeln.</translation>
    </message>
  </context>
  <context>
    <name>W81-PART</name>
    <message>
      <source>Partisans become regular</source>
      <translation>Partisanen werden reguläre Truppen</translation>
    </message>
    <message>
      <source>A partisan unit turns to its regular side at the start of the movement phase alone, without a movement point spent as guerrillas; then it has all its points.</source>
      <translation>Eine Partisaneneinheit wechselt nur zu Beginn der Bewegungsphase auf ihre reguläre Seite, ohne dass sie als Guerilla einen Bewegungspunkt verbraucht hat; dann hat sie alle ihre Punkte.</translation>
    </message>
  </context>
  <context>
    <name>W81-SUP</name>
    <message>
      <source>No exception for Soviet HQs</source>
      <translation>Keine Ausnahme für sowjetische HQs</translation>
    </message>
    <message>
      <source>A Soviet HQ out of supply takes the same effects as any unit; the exception of 15.1, which kept its attack strength and halved its defense, is void.</source>
      <translation>Ein unversorgtes sowjetisches HQ trifft dasselbe wie jede Einheit; die Ausnahme von 15.1, die ihm die Angriffsstärke ließ und die Verteidigung halbierte, ist hinfällig.</translation>
    </message>
  </context>
</TS>
