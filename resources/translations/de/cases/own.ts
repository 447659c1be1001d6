<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>HB</name>
    <message>
      <source>The weather of a turn is entered, zone by zone. What depends on it waits until it is known; it is never assumed.</source>
      <translation>Das Wetter eines Zuges wird Zone für Zone eingetragen. Was davon abhängt, wartet, bis es bekannt ist; angenommen wird es nie.</translation>
    </message>
    <message>
      <source>Each line of income brings in its amount: so much a turn, or so much for each place that the side holds, times the factor of the weather there. A fraction is rounded as the line says.</source>
      <translation>Jede Zeile der Einnahmen bringt ihre Menge ein: so viel je Zug oder so viel für jeden Ort, den die Seite hält, mal den Faktor des Wetters dort. Ein Bruch wird gerundet, wie die Zeile es sagt.</translation>
    </message>
    <message>
      <source>Goods arrive in the turn that the description names. Units arrive in the turn that the order of battle names.</source>
      <translation>Güter treffen in dem Zug ein, den die Beschreibung nennt, Einheiten in dem Zug, den die Gliederung nennt.</translation>
    </message>
    <message>
      <source>Received, spent, lost</source>
      <translation>Empfangen, ausgegeben, verloren</translation>
    </message>
    <message>
      <source>What a side receives enters its pool, what it spends or loses leaves it. No pool holds less than nothing.</source>
      <translation>Was eine Seite erhält, kommt in ihren Pool; was sie ausgibt oder verliert, verlässt ihn. Kein Pool enthält weniger als nichts.</translation>
    </message>
    <message>
      <source>Goods kept at places are moved from one place to another.</source>
      <translation>Güter, die an Orten liegen, werden von einem Ort an einen anderen bewegt.</translation>
    </message>
    <message>
      <source>Goods are made into others at the rate of the description, as many times as there are enough of them.</source>
      <translation>Güter werden zum Satz der Beschreibung zu anderen gemacht, so oft, wie genug davon da ist.</translation>
    </message>
    <message>
      <source>A place is held by a side, or by no one. Whoever holds it when its income falls due receives it.</source>
      <translation>Einen Ort hält eine Seite oder niemand. Wer ihn hält, wenn die Einnahmen fällig werden, erhält sie.</translation>
    </message>
    <message>
      <source>A marker stays on a unit until it is taken off.</source>
      <translation>Ein Marker liegt auf einer Einheit, bis er abgenommen wird.</translation>
    </message>
    <message>
      <source>Step boxes</source>
      <translation>Schrittkästchen</translation>
    </message>
    <message>
      <source>A unit has as many boxes as steps. With as many of them left as its type says, it is on its other side.</source>
      <translation>Eine Einheit hat so viele Kästchen wie Schritte. Sind noch so viele übrig, wie ihre Art es sagt, liegt sie auf ihrer anderen Seite.</translation>
    </message>
    <message>
      <source>Phases, notes and reminders</source>
      <translation>Phasen, Hinweise und Erinnerungen</translation>
    </message>
    <message>
      <source>The phases are played in the order of the description. Its notes and reminders are shown in their phases.</source>
      <translation>Die Phasen werden in der Reihenfolge der Beschreibung gespielt. Ihre Hinweise und Erinnerungen erscheinen in ihren Phasen.</translation>
    </message>
    <message>
      <source>The description</source>
      <translation>Die Beschreibung</translation>
    </message>
    <message>
      <source>A campaign carries the description of its game. It can be changed as long as the books stay whole.</source>
      <translation>Ein Feldzug trägt die Beschreibung seines Spiels in sich. Sie kann geändert werden, solange die Bücher stimmig bleiben.</translation>
    </message>
  </context>
</TS>
