<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>SP-AIR</name>
    <message>
      <source>Secret air power</source>
      <translation>Geheime Luftmacht</translation>
    </message>
    <message>
      <source>A player may keep his air power roll to himself until the Initiative Phase is over.</source>
      <translation>Ein Spieler darf seinen Wurf für die Luftmacht bis zum Ende der Initiativephase für sich behalten.</translation>
    </message>
    <message>
      <source>Special air strikes after PM</source>
      <translation>Besondere Luftangriffe am Nachmittag</translation>
    </message>
    <message>
      <source>Where no challenge succeeded, the Initial Player makes his air strikes of PM in a phase of their own, before the Recovery Phase.</source>
      <translation>Gelang keine Anfechtung, macht der Erste Spieler seine Luftangriffe von PM in einer eigenen Phase, vor der Erholungsphase.</translation>
    </message>
    <message>
      <source>Seen from the air</source>
      <translation>Aus der Luft gesehen</translation>
    </message>
    <message>
      <source>Aircraft see all units on river and lake hexes; units outside a trench on clear hexes, and in stations, villages, settlements and towns without woods; and all units in column. Two more cases are missing in our text.</source>
      <translation>Flugzeuge sehen alle Einheiten auf Fluss- und Seehexfeldern; Einheiten außerhalb eines Grabens auf offenen Hexfeldern sowie in Bahnhöfen, Dörfern, Siedlungen und Städten ohne Wald; und alle Einheiten in Marschkolonne. Zwei weitere Fälle fehlen in unserem Text.</translation>
    </message>
    <message>
      <source>No fire-from shifts in the air</source>
      <translation>Kein „Feuer von“ in der Luft</translation>
    </message>
    <message>
      <source>Neither AA fire nor an air strike gets a shift for where it is fired from.</source>
      <translation>Weder AA-Feuer noch ein Luftangriff wird danach verschoben, von wo aus er geführt wird.</translation>
    </message>
    <message>
      <source>Deployed AA only</source>
      <translation>Nur entfaltete AA</translation>
    </message>
    <message>
      <source>Only AA units that are deployed shoot at aircraft. Earlier ZOC fire does not matter.</source>
      <translation>Nur entfaltete AA-Einheiten schießen auf Flugzeuge. Früheres Kontrollzonenfeuer spielt keine Rolle.</translation>
    </message>
    <message>
      <source>Range at aircraft</source>
      <translation>Reichweite auf Flugzeuge</translation>
    </message>
    <message>
      <source>An AA unit reaches aircraft at half its printed range, rounded up.</source>
      <translation>Auf Flugzeuge reicht eine AA-Einheit die halbe gedruckte Reichweite, aufgerundet.</translation>
    </message>
    <message>
      <source>AA fire without effect</source>
      <translation>AA-Feuer ohne Wirkung</translation>
    </message>
    <message>
      <source>By the dice of both players AA fire may leave the air points as they are; the table is in the rulebook, and the player enters what they stop.</source>
      <translation>Nach den Würfeln beider Spieler kann AA-Feuer die Luftpunkte lassen, wie sie sind; die Tabelle steht im Regelheft, und der Spieler trägt ein, was sie aufhält.</translation>
    </message>
    <message>
      <source>Alone or joined</source>
      <translation>Allein oder zusammengefasst</translation>
    </message>
    <message>
      <source>An AA unit shoots at one air point, alone or joined with others; not both.</source>
      <translation>Eine AA-Einheit schießt auf einen Luftpunkt, allein oder mit anderen zusammengefasst; nicht beides.</translation>
    </message>
    <message>
      <source>The air points give the highest column not above them. Then come the value of the armor against aircraft, the terrain, a trench (2 left) and fewer than five steps (1 left), but no hill. Three points at a T-60 in the open are read on column 2.</source>
      <translation>Die Luftpunkte ergeben die höchste Spalte, die nicht über ihnen liegt. Dazu kommen der Wert der Panzerung gegen Flugzeuge, das Gelände, ein Graben (2 nach links) und weniger als fünf Schritte (1 nach links), aber kein Hügel. Drei Punkte auf einen T-60 im Offenen werden in Spalte 2 gelesen.</translation>
    </message>
    <message>
      <source>No strikes at balloons</source>
      <translation>Keine Luftangriffe auf Ballons</translation>
    </message>
    <message>
      <source>An observation balloon cannot be struck from the air.</source>
      <translation>Ein Beobachtungsballon kann nicht aus der Luft angegriffen werden.</translation>
    </message>
    <message>
      <source>No retreat from the air</source>
      <translation>Kein Rückzug durch Luftangriffe</translation>
    </message>
    <message>
      <source>An air strike never makes a unit retreat.</source>
      <translation>Durch einen Luftangriff zieht sich eine Einheit nie zurück.</translation>
    </message>
    <message>
      <source>Overstacked hexes from the air</source>
      <translation>Überstapelte Hexfelder aus der Luft</translation>
    </message>
    <message>
      <source>In an overstacked hex an air strike can hit every unit.</source>
      <translation>In einem überstapelten Hexfeld kann ein Luftangriff jede Einheit treffen.</translation>
    </message>
  </context>
  <context>
    <name>SP-AMM</name>
    <message>
      <source>Defender in cover</source>
      <translation>Verteidiger in Deckung</translation>
    </message>
    <message>
      <source>Woods, station, village or settlement: +1 for the defender.</source>
      <translation>Wald, Bahnhof, Dorf oder Siedlung: +1 für den Verteidiger.</translation>
    </message>
    <message>
      <source>Defender in a town</source>
      <translation>Verteidiger in einer Stadt</translation>
    </message>
    <message>
      <source>Town: +2 for the defender.</source>
      <translation>Stadt: +2 für den Verteidiger.</translation>
    </message>
    <message>
      <source>Hill: +1 for the defender, besides other terrain.</source>
      <translation>Hügel: +1 für den Verteidiger, zusätzlich zu anderem Gelände.</translation>
    </message>
    <message>
      <source>Trench, assaulters outside</source>
      <translation>Graben, Angreifer draußen</translation>
    </message>
    <message>
      <source>The defender adds 1 where all assaulters are outside of his entrenchment.</source>
      <translation>Der Verteidiger zählt 1 hinzu, wenn alle Angreifer außerhalb seiner Verschanzung sind.</translation>
    </message>
    <message>
      <source>Trench, an assaulter inside</source>
      <translation>Graben, ein Angreifer darin</translation>
    </message>
    <message>
      <source>The defender loses 2 where an assaulter is inside his entrenchment.</source>
      <translation>Der Verteidiger verliert 2, wenn ein Angreifer in seiner Verschanzung ist.</translation>
    </message>
    <message>
      <source>Defenders in column</source>
      <translation>Verteidiger in Marschkolonne</translation>
    </message>
    <message>
      <source>−2 where every defender is in column.</source>
      <translation>−2, wenn jeder Verteidiger in Marschkolonne ist.</translation>
    </message>
    <message>
      <source>Defender's Armor Bonus 1</source>
      <translation>Panzerbonus 1 des Verteidigers</translation>
    </message>
    <message>
      <source>+1 for each solid dot of the best defending AFV.</source>
      <translation>+1 für jeden vollen Punkt des besten verteidigenden AFV.</translation>
    </message>
    <message>
      <source>Defender's Armor Bonus 2</source>
      <translation>Panzerbonus 2 des Verteidigers</translation>
    </message>
    <message>
      <source>+1 where only the defender has AFV.</source>
      <translation>+1, wenn nur der Verteidiger AFV hat.</translation>
    </message>
    <message>
      <source>Engineer against buildings</source>
      <translation>Pioniere gegen Gebäude</translation>
    </message>
    <message>
      <source>+2 with an engineer against a station, village, settlement or town.</source>
      <translation>+2 mit Pionieren gegen Bahnhof, Dorf, Siedlung oder Stadt.</translation>
    </message>
    <message>
      <source>Engineer against a trench</source>
      <translation>Pioniere gegen einen Graben</translation>
    </message>
    <message>
      <source>+2 with an engineer against an entrenchment; not besides that for buildings.</source>
      <translation>+2 mit Pionieren gegen eine Verschanzung; nicht neben dem Bonus gegen Gebäude.</translation>
    </message>
    <message>
      <source>−1 where every assaulter crossed a stream in its hex in this impulse.</source>
      <translation>−1, wenn jeder Angreifer in diesem Impuls einen Bach in seinem Hexfeld überquert hat.</translation>
    </message>
    <message>
      <source>Inside the trench</source>
      <translation>Im Graben</translation>
    </message>
    <message>
      <source>+2 where an assaulter is inside the defender's entrenchment.</source>
      <translation>+2, wenn ein Angreifer in der Verschanzung des Verteidigers ist.</translation>
    </message>
    <message>
      <source>All across a river</source>
      <translation>Alle über einen Fluss</translation>
    </message>
    <message>
      <source>−1 where every assaulter comes over a river or lake hexside, or a partial one that is treated so.</source>
      <translation>−1, wenn jeder Angreifer über eine Fluss- oder Seehexfeldseite kommt, oder über eine teilweise, die so behandelt wird.</translation>
    </message>
    <message>
      <source>Assaulter's Armor Bonus 1</source>
      <translation>Panzerbonus 1 des Angreifers</translation>
    </message>
    <message>
      <source>+1 for each solid dot of the best assaulting AFV.</source>
      <translation>+1 für jeden vollen Punkt des besten angreifenden AFV.</translation>
    </message>
    <message>
      <source>Assaulter's Armor Bonus 2</source>
      <translation>Panzerbonus 2 des Angreifers</translation>
    </message>
    <message>
      <source>+1 where only the assaulter has AFV.</source>
      <translation>+1, wenn nur der Angreifer AFV hat.</translation>
    </message>
    <message>
      <source>+1 for more steps than the defender, +2 for double, +3 for triple; only one of them.</source>
      <translation>+1 für mehr Schritte als der Verteidiger, +2 für doppelt, +3 für dreimal so viele; nur eines davon.</translation>
    </message>
    <message>
      <source>SMG units</source>
      <translation>MPi-Einheiten</translation>
    </message>
    <message>
      <source>+1 where a Soviet SMG unit assaults.</source>
      <translation>+1, wenn eine sowjetische MPi-Einheit stürmt.</translation>
    </message>
    <message>
      <source>Assault at night</source>
      <translation>Sturmangriff bei Nacht</translation>
    </message>
    <message>
      <source>Both sides: what the Surprise Table says.</source>
      <translation>Beide Seiten: was die Überraschungstabelle sagt.</translation>
    </message>
    <message>
      <source>Bonuses by choice</source>
      <translation>Boni nach Wahl</translation>
    </message>
    <message>
      <source>Armor, engineer and SMG bonuses are used or not as the owner likes; whoever brings one takes the first losses.</source>
      <translation>Boni für Panzer, Pioniere und MPi nutzt der Besitzer oder lässt es, wie er will; wer einen bringt, nimmt die ersten Verluste.</translation>
    </message>
    <message>
      <source>Modifiers add up</source>
      <translation>Modifikatoren werden addiert</translation>
    </message>
    <message>
      <source>All add up without a ceiling, but for one terrain value of each class, one Strength Bonus and one engineer bonus.</source>
      <translation>Alle werden ohne Obergrenze zusammengezählt, jedoch nur ein Geländewert je Klasse, ein Stärkebonus und ein Pionierbonus.</translation>
    </message>
    <message>
      <source>All assaulters must qualify</source>
      <translation>Alle Angreifer müssen es erfüllen</translation>
    </message>
    <message>
      <source>The values for streams and rivers need every assaulter; both may hold together, as from 3510 into 3511.</source>
      <translation>Die Werte für Bäche und Flüsse brauchen jeden Angreifer; beide können zugleich gelten, etwa von 3510 nach 3511.</translation>
    </message>
    <message>
      <source>When a trench counts</source>
      <translation>Wann ein Graben zählt</translation>
    </message>
    <message>
      <source>At least one defender must be in the entrenchment. Inside or outside is judged over all assaulters.</source>
      <translation>Mindestens ein Verteidiger muss in der Verschanzung sein. Ob innen oder außen, wird über alle Angreifer beurteilt.</translation>
    </message>
    <message>
      <source>One engineer is enough</source>
      <translation>Ein Pionier genügt</translation>
    </message>
    <message>
      <source>One engineer, or one SMG unit, brings the bonus; more add nothing.</source>
      <translation>Eine Pioniereinheit oder eine MPi-Einheit bringt den Bonus; weitere bringen nichts dazu.</translation>
    </message>
    <message>
      <source>Armor in cover</source>
      <translation>Panzer in Deckung</translation>
    </message>
    <message>
      <source>In woods, stations, villages, settlements and towns the Armor Bonus may lapse. When is cut from the text: the bonus can be ticked off, and an option settles it for good.</source>
      <translation>In Wald, Bahnhöfen, Dörfern, Siedlungen und Städten kann der Panzerbonus entfallen. Wann, fehlt im Text: Der Bonus lässt sich abwählen, und eine Option entscheidet es ein für alle Mal.</translation>
    </message>
    <message>
      <source>Only the best AFV</source>
      <translation>Nur das beste AFV</translation>
    </message>
    <message>
      <source>Only the solid dots of the best AFV count; a hollow dot gives nothing. KV-1 and T-34 against Marder and StG III: +2 to +1.</source>
      <translation>Nur die vollen Punkte des besten AFV zählen; ein hohler Punkt gibt nichts. KV-1 und T-34 gegen Marder und StG III: +2 zu +1.</translation>
    </message>
    <message>
      <source>Steps that count</source>
      <translation>Schritte, die zählen</translation>
    </message>
    <message>
      <source>Current steps of those who take part, at most 12 of a hex. Defending artillery counts half, rounded down. Status does not matter; units that retreated into the hex may join.</source>
      <translation>Derzeitige Schritte der Teilnehmer, höchstens 12 eines Hexfelds. Verteidigende Artillerie zählt halb, abgerundet. Der Status spielt keine Rolle; Einheiten, die sich in das Hexfeld zurückgezogen haben, dürfen mitkämpfen.</translation>
    </message>
  </context>
  <context>
    <name>SP-AP</name>
    <message>
      <source>Price of a shot</source>
      <translation>Preis eines Schusses</translation>
    </message>
    <message>
      <source>Each indirect fire of an artillery unit costs a point. In the combat example the Soviets spend 7, the Germans 4.</source>
      <translation>Jedes indirekte Feuer einer Artillerieeinheit kostet einen Punkt. Im Kampfbeispiel verbrauchen die Sowjets 7, die Deutschen 4.</translation>
    </message>
    <message>
      <source>Mortars in ZOC fire</source>
      <translation>Mörser im Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>They spend ammunition, too.</source>
      <translation>Auch sie verbrauchen Munition.</translation>
    </message>
    <message>
      <source>Stocks are entered</source>
      <translation>Vorräte werden eingetragen</translation>
    </message>
    <message>
      <source>What the stocks hold at the start and get later is on the charts of the game: enter it.</source>
      <translation>Was die Bestände zu Beginn enthalten und später erhalten, steht auf den Tafeln des Spiels: eintragen.</translation>
    </message>
  </context>
  <context>
    <name>SP-AR</name>
    <message>
      <source>Tied assault</source>
      <translation>Unentschiedener Sturmangriff</translation>
    </message>
    <message>
      <source>Both sides lose a step and roll again.</source>
      <translation>Beide Seiten verlieren einen Schritt und würfeln noch einmal.</translation>
    </message>
    <message>
      <source>Assault lost by 1</source>
      <translation>Sturmangriff um 1 verloren</translation>
    </message>
    <message>
      <source>The loser retreats one hex.</source>
      <translation>Der Verlierer zieht sich ein Hexfeld zurück.</translation>
    </message>
    <message>
      <source>Assault lost by 2</source>
      <translation>Sturmangriff um 2 verloren</translation>
    </message>
    <message>
      <source>The loser is suppressed and retreats one hex.</source>
      <translation>Der Verlierer wird niedergehalten und zieht sich ein Hexfeld zurück.</translation>
    </message>
    <message>
      <source>Assault lost by 3</source>
      <translation>Sturmangriff um 3 verloren</translation>
    </message>
    <message>
      <source>The loser loses a step and is disrupted. The assaulter retreats one hex, the defender two.</source>
      <translation>Der Verlierer verliert einen Schritt und wird desorganisiert. Der Angreifer zieht sich ein Hexfeld zurück, der Verteidiger zwei.</translation>
    </message>
    <message>
      <source>Assault lost by 4</source>
      <translation>Sturmangriff um 4 verloren</translation>
    </message>
    <message>
      <source>The loser loses a step and is disrupted. The assaulter retreats one hex, the defender two to four.</source>
      <translation>Der Verlierer verliert einen Schritt und wird desorganisiert. Der Angreifer zieht sich ein Hexfeld zurück, der Verteidiger zwei bis vier.</translation>
    </message>
    <message>
      <source>Assault lost by 5 or more</source>
      <translation>Sturmangriff um 5 oder mehr verloren</translation>
    </message>
    <message>
      <source>As by 4, with another step for each point above four.</source>
      <translation>Wie bei 4, mit einem weiteren Schritt für jeden Punkt über vier.</translation>
    </message>
    <message>
      <source>After a tie</source>
      <translation>Nach einem Unentschieden</translation>
    </message>
    <message>
      <source>Both assault morales are worked out again and both sides roll anew, until somebody loses. A unit may die by ties alone.</source>
      <translation>Die Sturmmoral beider Seiten wird neu errechnet, und beide würfeln erneut, bis jemand verliert. Eine Einheit kann allein an Unentschieden zugrunde gehen.</translation>
    </message>
    <message>
      <source>Who takes the losses</source>
      <translation>Wer die Verluste nimmt</translation>
    </message>
    <message>
      <source>Units that took part in the assault, those first whose bonus was used.</source>
      <translation>Einheiten, die am Sturmangriff teilnahmen, zuerst die, deren Bonus genutzt wurde.</translation>
    </message>
    <message>
      <source>Status before the retreat</source>
      <translation>Status vor dem Rückzug</translation>
    </message>
    <message>
      <source>All units that took part are suppressed or disrupted before they retreat.</source>
      <translation>Alle teilnehmenden Einheiten werden niedergehalten oder desorganisiert, bevor sie sich zurückziehen.</translation>
    </message>
    <message>
      <source>Two to four hexes</source>
      <translation>Zwei bis vier Hexfelder</translation>
    </message>
    <message>
      <source>The defender goes back two hexes, and further where the advance demands it.</source>
      <translation>Der Verteidiger geht zwei Hexfelder zurück, und weiter, wo das Nachrücken es verlangt.</translation>
    </message>
    <message>
      <source>How an assault is decided</source>
      <translation>Wie ein Sturmangriff entschieden wird</translation>
    </message>
    <message>
      <source>Each side adds a die to its modified assault morale. The lower total loses by the difference.</source>
      <translation>Jede Seite zählt einen Würfel zu ihrer geänderten Sturmmoral. Die niedrigere Summe verliert um die Differenz.</translation>
    </message>
  </context>
  <context>
    <name>SP-ART</name>
    <message>
      <source>Who fires directly</source>
      <translation>Wer direkt feuert</translation>
    </message>
    <message>
      <source>Artillery fires directly only with an AT strength above 0 on its front. II/37 keeps that when it is flipped.</source>
      <translation>Artillerie feuert nur dann direkt, wenn sie auf der Vorderseite eine AT-Stärke über 0 hat. II/37 behält sie auch umgedreht.</translation>
    </message>
    <message>
      <source>Modes of artillery</source>
      <translation>Arten des Artillerieeinsatzes</translation>
    </message>
    <message>
      <source>Artillery that fires directly may fire AT, regular over open sights, and indirectly. All artillery may fire indirectly, always with its regular strength.</source>
      <translation>Artillerie, die direkt feuert, darf AT feuern, regulär über offene Visiere und indirekt. Indirekt feuern darf alle Artillerie, immer mit der regulären Stärke.</translation>
    </message>
    <message>
      <source>Ranges of artillery</source>
      <translation>Reichweiten der Artillerie</translation>
    </message>
    <message>
      <source>The third rating is the range of indirect fire. Direct and AT fire reach the next hex.</source>
      <translation>Der dritte Wert ist die Reichweite des indirekten Feuers. Direktes und AT-Feuer reichen bis zum nächsten Hexfeld.</translation>
    </message>
    <message>
      <source>Motorised artillery</source>
      <translation>Motorisierte Artillerie</translation>
    </message>
    <message>
      <source>Whether artillery is motorised changes nothing about the kinds of fire that it has.</source>
      <translation>Ob Artillerie motorisiert ist, ändert nichts an den Feuerarten, die sie hat.</translation>
    </message>
    <message>
      <source>Next to an enemy</source>
      <translation>Neben einem Feind</translation>
    </message>
    <message>
      <source>Artillery next to an enemy fires at no enemy further off.</source>
      <translation>Artillerie neben einem Feind feuert auf keinen weiter entfernten Feind.</translation>
    </message>
    <message>
      <source>Which fire takes ammunition</source>
      <translation>Welches Feuer Munition kostet</translation>
    </message>
    <message>
      <source>Indirect fire takes ammunition, direct fire none.</source>
      <translation>Indirektes Feuer kostet Munition, direktes keine.</translation>
    </message>
    <message>
      <source>A point for each unit</source>
      <translation>Ein Punkt je Einheit</translation>
    </message>
    <message>
      <source>Each unit that fires indirectly takes a point from the stock of its Army.</source>
      <translation>Jede Einheit, die indirekt feuert, nimmt einen Punkt aus dem Bestand ihrer Armee.</translation>
    </message>
    <message>
      <source>Rockets out of supply</source>
      <translation>Raketenwerfer ohne Versorgung</translation>
    </message>
    <message>
      <source>A rocket unit is out of supply each time it fired; artillery out of supply does not fire.</source>
      <translation>Eine Raketeneinheit ist nach jedem Feuer unversorgt; unversorgte Artillerie feuert nicht.</translation>
    </message>
    <message>
      <source>Who has to see</source>
      <translation>Wer sehen muss</translation>
    </message>
    <message>
      <source>Direct fire sees its target, as it is next to it. For indirect fire the firing unit or one that spots for it sees the target; counterbattery has its exception.</source>
      <translation>Direktes Feuer sieht sein Ziel, denn es steht daneben. Bei indirektem Feuer sieht die feuernde Einheit das Ziel, oder eine, die für sie beobachtet; Konterbatteriefeuer hat seine Ausnahme.</translation>
    </message>
    <message>
      <source>ZOC fire by the chart</source>
      <translation>Kontrollzonenfeuer nach der Tafel</translation>
    </message>
    <message>
      <source>P stands for no ZOC fire; direct only for direct regular or AT fire.</source>
      <translation>P steht für kein Kontrollzonenfeuer; nur direkt für direktes reguläres oder AT-Feuer.</translation>
    </message>
    <message>
      <source>Artillery without a zone</source>
      <translation>Artillerie ohne Zone</translation>
    </message>
    <message>
      <source>Artillery that cannot fire directly has no zone of control, unless a trench gives it AT strength.</source>
      <translation>Artillerie, die nicht direkt feuern kann, hat keine Kontrollzone, es sei denn, ein Graben gibt ihr AT-Stärke.</translation>
    </message>
    <message>
      <source>For its own division</source>
      <translation>Für die eigene Division</translation>
    </message>
    <message>
      <source>Soviet divisional artillery gives defensive and offensive fire only to units of its division, itself among them.</source>
      <translation>Sowjetische Divisionsartillerie gibt Abwehr- und Angriffsfeuer nur für Einheiten ihrer Division, sich selbst eingeschlossen.</translation>
    </message>
    <message>
      <source>For its own Army</source>
      <translation>Für die eigene Armee</translation>
    </message>
    <message>
      <source>Soviet mortars fire indirectly only, for units of their own Army, themselves among them.</source>
      <translation>Sowjetische Mörser feuern nur indirekt, für Einheiten ihrer eigenen Armee, sich selbst eingeschlossen.</translation>
    </message>
    <message>
      <source>German spotters</source>
      <translation>Deutsche Beobachter</translation>
    </message>
    <message>
      <source>Any German unit spots for any German artillery.</source>
      <translation>Jede deutsche Einheit beobachtet für jede deutsche Artillerie.</translation>
    </message>
    <message>
      <source>No least range</source>
      <translation>Keine Mindestreichweite</translation>
    </message>
    <message>
      <source>Indirect fire has no minimum range.</source>
      <translation>Indirektes Feuer hat keine Mindestreichweite.</translation>
    </message>
    <message>
      <source>Direct or indirect fire of artillery, alone or with others, in an Offensive Segment or in Post-Assault Fire.</source>
      <translation>Direktes oder indirektes Feuer der Artillerie, allein oder mit anderen, in einem Offensivsegment oder im Feuer nach dem Sturmangriff.</translation>
    </message>
    <message>
      <source>Soviet offensive fire</source>
      <translation>Sowjetisches Angriffsfeuer</translation>
    </message>
    <message>
      <source>Soviet divisional artillery directly or indirectly and mortars indirectly; other Soviet artillery with AT strength directly only.</source>
      <translation>Sowjetische Divisionsartillerie direkt oder indirekt und Mörser indirekt; andere sowjetische Artillerie mit AT-Stärke nur direkt.</translation>
    </message>
    <message>
      <source>German offensive fire</source>
      <translation>Deutsches Angriffsfeuer</translation>
    </message>
    <message>
      <source>German divisional artillery and 150 mm howitzers directly or indirectly; other German artillery with AT strength directly only.</source>
      <translation>Deutsche Divisionsartillerie und 150-mm-Haubitzen direkt oder indirekt; andere deutsche Artillerie mit AT-Stärke nur direkt.</translation>
    </message>
    <message>
      <source>The same for the side that is not playing: Soviets as in offensive fire, all German artillery directly or indirectly, rockets indirectly only.</source>
      <translation>Dasselbe für die Seite, die nicht am Zug ist: Sowjets wie beim Angriffsfeuer, alle deutsche Artillerie direkt oder indirekt, Raketenwerfer nur indirekt.</translation>
    </message>
    <message>
      <source>A limit that is cut</source>
      <translation>Eine gekürzte Grenze</translation>
    </message>
    <message>
      <source>In some case a German divisional battalion gives no indirect defensive fire; the source cuts the sentence. The players decide.</source>
      <translation>In irgendeinem Fall gibt ein deutsches Divisionsbataillon kein indirektes Abwehrfeuer; die Quelle schneidet den Satz ab. Die Spieler entscheiden.</translation>
    </message>
    <message>
      <source>No splitting of indirect fire</source>
      <translation>Indirektes Feuer wird nicht geteilt</translation>
    </message>
    <message>
      <source>Artillery fires all its indirect strength at one hex.</source>
      <translation>Artillerie feuert mit ihrer ganzen indirekten Stärke auf ein Hexfeld.</translation>
    </message>
    <message>
      <source>Two numbers swapped</source>
      <translation>Zwei vertauschte Zahlen</translation>
    </message>
    <message>
      <source>The head of the chart and the text swap the section numbers of offensive and defensive artillery fire. The names decide.</source>
      <translation>Der Kopf der Tafel und der Text vertauschen die Abschnittsnummern von Angriffs- und Abwehrfeuer der Artillerie. Die Namen entscheiden.</translation>
    </message>
    <message>
      <source>Counterbattery and barrage together</source>
      <translation>Konterbatterie- und Sperrfeuer zugleich</translation>
    </message>
    <message>
      <source>A hex may take counterbattery and barrage in the same impulse if it holds a target for each.</source>
      <translation>Ein Hexfeld darf im selben Impuls Konterbatterie- und Sperrfeuer erhalten, wenn es für beides ein Ziel enthält.</translation>
    </message>
    <message>
      <source>What barrage uses up</source>
      <translation>Was Sperrfeuer verbraucht</translation>
    </message>
    <message>
      <source>A unit that fires barrage fires no more in the Combat Phase, nor ZOC fire. Every non-armored unit of the hex is attacked by itself.</source>
      <translation>Eine Einheit, die Sperrfeuer schießt, feuert in der Kampfphase nicht mehr und gibt auch kein Kontrollzonenfeuer. Jede ungepanzerte Einheit des Hexfelds wird für sich angegriffen.</translation>
    </message>
    <message>
      <source>Seeing one target is enough</source>
      <translation>Ein Ziel zu sehen genügt</translation>
    </message>
  </context>
  <context>
    <name>SP-ARTC</name>
    <message>
      <source>Soviet divisional artillery</source>
      <translation>Sowjetische Divisionsartillerie</translation>
    </message>
    <message>
      <source>Counterbattery: none. Barrage: yes. Defensive Artillery Fire: yes. Offensive Artillery Fire: yes. ZOC fire: direct only. Direct fire: yes. Heavy: no.</source>
      <translation>Konterbatteriefeuer: keines. Sperrfeuer: ja. Abwehrfeuer der Artillerie: ja. Angriffsfeuer der Artillerie: ja. Kontrollzonenfeuer: nur direkt. Direktes Feuer: ja. Schwer: nein.</translation>
    </message>
    <message>
      <source>Soviet mortars</source>
      <translation>Sowjetische Mörser</translation>
    </message>
    <message>
      <source>Counterbattery: none. Barrage: yes. Defensive Artillery Fire: yes. Offensive Artillery Fire: yes. ZOC fire: indirect only. Direct fire: none. Heavy: no.</source>
      <translation>Konterbatteriefeuer: keines. Sperrfeuer: ja. Abwehrfeuer der Artillerie: ja. Angriffsfeuer der Artillerie: ja. Kontrollzonenfeuer: nur indirekt. Direktes Feuer: keines. Schwer: nein.</translation>
    </message>
    <message>
      <source>Soviet light artillery</source>
      <translation>Sowjetische leichte Artillerie</translation>
    </message>
    <message>
      <source>Counterbattery: none. Barrage: yes. Defensive Artillery Fire: direct only. Offensive Artillery Fire: direct only. ZOC fire: direct only. Direct fire: yes. Heavy: no.</source>
      <translation>Konterbatteriefeuer: keines. Sperrfeuer: ja. Abwehrfeuer der Artillerie: nur direkt. Angriffsfeuer der Artillerie: nur direkt. Kontrollzonenfeuer: nur direkt. Direktes Feuer: ja. Schwer: nein.</translation>
    </message>
    <message>
      <source>Soviet gun artillery</source>
      <translation>Sowjetische Kanonenartillerie</translation>
    </message>
    <message>
      <source>Counterbattery: yes. Barrage: yes. Defensive Artillery Fire: direct only. Offensive Artillery Fire: direct only. ZOC fire: direct only. Direct fire: yes. Heavy: no.</source>
      <translation>Konterbatteriefeuer: ja. Sperrfeuer: ja. Abwehrfeuer der Artillerie: nur direkt. Angriffsfeuer der Artillerie: nur direkt. Kontrollzonenfeuer: nur direkt. Direktes Feuer: ja. Schwer: nein.</translation>
    </message>
    <message>
      <source>Soviet heavy guns</source>
      <translation>Sowjetische schwere Kanonen</translation>
    </message>
    <message>
      <source>Counterbattery: yes. Barrage: yes. Defensive Artillery Fire: direct only. Offensive Artillery Fire: direct only. ZOC fire: direct only. Direct fire: yes. Heavy: yes.</source>
      <translation>Konterbatteriefeuer: ja. Sperrfeuer: ja. Abwehrfeuer der Artillerie: nur direkt. Angriffsfeuer der Artillerie: nur direkt. Kontrollzonenfeuer: nur direkt. Direktes Feuer: ja. Schwer: ja.</translation>
    </message>
    <message>
      <source>Soviet mixed guns</source>
      <translation>Sowjetische gemischte Geschütze</translation>
    </message>
    <message>
      <source>Soviet howitzers</source>
      <translation>Sowjetische Haubitzen</translation>
    </message>
    <message>
      <source>Soviet heavy howitzers</source>
      <translation>Sowjetische schwere Haubitzen</translation>
    </message>
    <message>
      <source>Soviet super heavy howitzers</source>
      <translation>Sowjetische überschwere Haubitzen</translation>
    </message>
    <message>
      <source>Counterbattery: yes. Barrage: yes. Defensive Artillery Fire: none. Offensive Artillery Fire: none. ZOC fire: none. Direct fire: none. Heavy: yes.</source>
      <translation>Konterbatteriefeuer: ja. Sperrfeuer: ja. Abwehrfeuer der Artillerie: keines. Angriffsfeuer der Artillerie: keines. Kontrollzonenfeuer: keines. Direktes Feuer: keines. Schwer: ja.</translation>
    </message>
    <message>
      <source>Soviet rockets</source>
      <translation>Sowjetische Raketenwerfer</translation>
    </message>
    <message>
      <source>Counterbattery: none. Barrage: yes. Defensive Artillery Fire: none. Offensive Artillery Fire: none. ZOC fire: none. Direct fire: none. Heavy: no.</source>
      <translation>Konterbatteriefeuer: keines. Sperrfeuer: ja. Abwehrfeuer der Artillerie: keines. Angriffsfeuer der Artillerie: keines. Kontrollzonenfeuer: keines. Direktes Feuer: keines. Schwer: nein.</translation>
    </message>
    <message>
      <source>Soviet heavy rockets</source>
      <translation>Sowjetische schwere Raketenwerfer</translation>
    </message>
    <message>
      <source>German divisional artillery</source>
      <translation>Deutsche Divisionsartillerie</translation>
    </message>
    <message>
      <source>German mixed guns</source>
      <translation>Deutsche gemischte Geschütze</translation>
    </message>
    <message>
      <source>Counterbattery: yes. Barrage: yes. Defensive Artillery Fire: yes. Offensive Artillery Fire: direct only. ZOC fire: direct only. Direct fire: yes. Heavy: no.</source>
      <translation>Konterbatteriefeuer: ja. Sperrfeuer: ja. Abwehrfeuer der Artillerie: ja. Angriffsfeuer der Artillerie: nur direkt. Kontrollzonenfeuer: nur direkt. Direktes Feuer: ja. Schwer: nein.</translation>
    </message>
    <message>
      <source>German 150 mm guns</source>
      <translation>Deutsche 150-mm-Kanonen</translation>
    </message>
    <message>
      <source>Counterbattery: yes. Barrage: yes. Defensive Artillery Fire: yes. Offensive Artillery Fire: direct only. ZOC fire: direct only. Direct fire: yes. Heavy: yes.</source>
      <translation>Konterbatteriefeuer: ja. Sperrfeuer: ja. Abwehrfeuer der Artillerie: ja. Angriffsfeuer der Artillerie: nur direkt. Kontrollzonenfeuer: nur direkt. Direktes Feuer: ja. Schwer: ja.</translation>
    </message>
    <message>
      <source>German 150 mm howitzers</source>
      <translation>Deutsche 150-mm-Haubitzen</translation>
    </message>
    <message>
      <source>Counterbattery: none. Barrage: yes. Defensive Artillery Fire: yes. Offensive Artillery Fire: yes. ZOC fire: direct only. Direct fire: none. Heavy: no.</source>
      <translation>Konterbatteriefeuer: keines. Sperrfeuer: ja. Abwehrfeuer der Artillerie: ja. Angriffsfeuer der Artillerie: ja. Kontrollzonenfeuer: nur direkt. Direktes Feuer: keines. Schwer: nein.</translation>
    </message>
    <message>
      <source>German 210 mm howitzers</source>
      <translation>Deutsche 210-mm-Haubitzen</translation>
    </message>
    <message>
      <source>Counterbattery: yes. Barrage: yes. Defensive Artillery Fire: yes. Offensive Artillery Fire: none. ZOC fire: none. Direct fire: none. Heavy: yes.</source>
      <translation>Konterbatteriefeuer: ja. Sperrfeuer: ja. Abwehrfeuer der Artillerie: ja. Angriffsfeuer der Artillerie: keines. Kontrollzonenfeuer: keines. Direktes Feuer: keines. Schwer: ja.</translation>
    </message>
    <message>
      <source>Nebelwerfers</source>
      <translation>Nebelwerfer</translation>
    </message>
    <message>
      <source>Counterbattery: none. Barrage: yes. Defensive Artillery Fire: yes. Offensive Artillery Fire: none. ZOC fire: none. Direct fire: none. Heavy: no.</source>
      <translation>Konterbatteriefeuer: keines. Sperrfeuer: ja. Abwehrfeuer der Artillerie: ja. Angriffsfeuer der Artillerie: keines. Kontrollzonenfeuer: keines. Direktes Feuer: keines. Schwer: nein.</translation>
    </message>
  </context>
  <context>
    <name>SP-ASLT</name>
    <message>
      <source>Who must assault</source>
      <translation>Wer stürmen muss</translation>
    </message>
    <message>
      <source>Every unit that still has an Assault Marker after the second Attacker Withdrawal assaults its target hex.</source>
      <translation>Jede Einheit, die nach dem zweiten Absetzen des Angreifers noch einen Sturmmarker hat, stürmt ihr Zielhexfeld.</translation>
    </message>
    <message>
      <source>Who defends</source>
      <translation>Wer verteidigt</translation>
    </message>
    <message>
      <source>Every unit in the Assault Target Hex, but for those that a crowded hex leaves out.</source>
      <translation>Jede Einheit im Sturmzielfeld, außer denen, die ein überfülltes Hexfeld auslässt.</translation>
    </message>
    <message>
      <source>Terrain in an assault</source>
      <translation>Gelände im Sturmangriff</translation>
    </message>
    <message>
      <source>The defender takes the best value of each class of terrain, the assaulter none.</source>
      <translation>Der Verteidiger nimmt den besten Wert jeder Geländeklasse, der Angreifer keinen.</translation>
    </message>
    <message>
      <source>One defender is enough</source>
      <translation>Ein Verteidiger genügt</translation>
    </message>
    <message>
      <source>One defender that qualifies brings its value to the whole hex, a bad one, too.</source>
      <translation>Ein Verteidiger, auf den es zutrifft, bringt seinen Wert dem ganzen Hexfeld, auch einen schlechten.</translation>
    </message>
    <message>
      <source>Bonus without morale</source>
      <translation>Bonus ohne Moral</translation>
    </message>
    <message>
      <source>A unit may bring a bonus though its morale does not count: at 3313 the dot of the T-34 counts, its morale 6 does not.</source>
      <translation>Eine Einheit darf einen Bonus bringen, obwohl ihre Moral nicht zählt: In 3313 zählt der Punkt des T-34, seine Moral 6 nicht.</translation>
    </message>
    <message>
      <source>Units in command of different parents: the average of their modified morales, rounded down. AFV and weapons may raise it, never lower it.</source>
      <translation>Geführte Einheiten verschiedener Mutterverbände: der Durchschnitt ihrer geänderten Moral, abgerundet. AFV und Waffen dürfen ihn heben, nie senken.</translation>
    </message>
    <message>
      <source>Same parent, or out of command</source>
      <translation>Gleicher Mutterverband, oder nicht geführt</translation>
    </message>
    <message>
      <source>All out of command: the lowest morale. What holds for one parent, or where only some are out of command, is cut from the text: options settle it, and a form takes your own number.</source>
      <translation>Alle nicht geführt: die niedrigste Moral. Was bei einem Mutterverband gilt, oder wenn nur einige nicht geführt sind, fehlt im Text: Optionen legen es fest, und ein Formular nimmt eine eigene Zahl.</translation>
    </message>
    <message>
      <source>What is in a unit's morale</source>
      <translation>Was in der Moral einer Einheit steckt</translation>
    </message>
    <message>
      <source>Status, formation and surprise are in the modified morale of each unit.</source>
      <translation>Status, Formation und Überraschung stecken in der geänderten Moral jeder Einheit.</translation>
    </message>
    <message>
      <source>Assault modifiers add up</source>
      <translation>Modifikatoren im Sturmangriff werden addiert</translation>
    </message>
    <message>
      <source>All modifiers add up unless the table says otherwise.</source>
      <translation>Alle Modifikatoren werden zusammengezählt, soweit die Tabelle nichts anderes sagt.</translation>
    </message>
    <message>
      <source>When water helps</source>
      <translation>Wann Wasser hilft</translation>
    </message>
    <message>
      <source>Water counts only where the assault on the hex has to come over a river or lake hexside, or a partial one treated so.</source>
      <translation>Wasser zählt nur, wo der Sturmangriff auf das Hexfeld über eine Fluss- oder Seehexfeldseite kommen muss, oder über eine teilweise, die so behandelt wird.</translation>
    </message>
    <message>
      <source>Both sides choose</source>
      <translation>Beide Seiten wählen</translation>
    </message>
    <message>
      <source>Each side uses its optional bonuses or leaves them.</source>
      <translation>Jede Seite nutzt ihre freigestellten Boni oder lässt es.</translation>
    </message>
    <message>
      <source>Example: assault B</source>
      <translation>Beispiel: Sturmangriff B</translation>
    </message>
    <message>
      <source>Soviets 7, armor +1, river −1, engineer +2, strength +3: 12. Germans 6, suppressed −1, trench +1, village +1: 7.</source>
      <translation>Sowjets 7, Panzer +1, Fluss −1, Pioniere +2, Stärke +3: 12. Deutsche 6, niedergehalten −1, Graben +1, Dorf +1: 7.</translation>
    </message>
    <message>
      <source>Example: assault E</source>
      <translation>Beispiel: Sturmangriff E</translation>
    </message>
    <message>
      <source>Soviets 6, strength +1: 7. Germans 6, disrupted −2, trench +1: 5.</source>
      <translation>Sowjets 6, Stärke +1: 7. Deutsche 6, desorganisiert −2, Graben +1: 5.</translation>
    </message>
    <message>
      <source>Order of losses</source>
      <translation>Reihenfolge der Verluste</translation>
    </message>
    <message>
      <source>First an AFV whose bonus was used, then an engineer, then an SMG unit, then a second AFV with the other bonus: each of them a step before any other unit. The rest, or all where nobody used a bonus, goes where the owner likes.</source>
      <translation>Zuerst ein AFV, dessen Bonus genutzt wurde, dann Pioniere, dann eine MPi-Einheit, dann ein zweites AFV mit dem anderen Bonus: jede von ihnen einen Schritt vor jeder anderen Einheit. Der Rest, oder alles, wo niemand einen Bonus nutzte, trifft, wen der Besitzer will.</translation>
    </message>
    <message>
      <source>Advance after an assault</source>
      <translation>Vorrücken nach einem Sturmangriff</translation>
    </message>
    <message>
      <source>Into the target hex, then along the path of one unit that retreated; from there into any hex beside. Units stop in the target hex where the defender went back one hex only. The stacking limit holds.</source>
      <translation>In das Zielhexfeld, dann auf dem Weg einer Einheit, die sich zurückzog; von dort in jedes Hexfeld daneben. Die Einheiten halten im Zielhexfeld, wenn der Verteidiger nur ein Hexfeld zurückging. Die Stapelgrenze gilt.</translation>
    </message>
    <message>
      <source>Units in column that were in the assault deploy free afterwards.</source>
      <translation>Einheiten in Marschkolonne, die am Sturmangriff beteiligt waren, entfalten danach kostenlos.</translation>
    </message>
  </context>
  <context>
    <name>SP-BRDG</name>
    <message>
      <source>Where bridges are built</source>
      <translation>Wo Brücken gebaut werden</translation>
    </message>
    <message>
      <source>Who builds</source>
      <translation>Wer baut</translation>
    </message>
    <message>
      <source>An engineer (not 7GdMiner) and a bridging unit together, in a hex that is part land and part water, with all their movement.</source>
      <translation>Pioniere (nicht 7GdMiner) und eine Brückeneinheit zusammen, in einem Hexfeld, das teils Land und teils Wasser ist, mit ihrer ganzen Bewegung.</translation>
    </message>
    <message>
      <source>Straight on over the ice</source>
      <translation>Geradeaus über das Eis</translation>
    </message>
    <message>
      <source>Marker and rest</source>
      <translation>Marker und Rest</translation>
    </message>
    <message>
      <source>The marker is placed when the bridge is finished. Its bridging unit may not begin another in the Turn Section after.</source>
      <translation>Der Marker wird gelegt, wenn die Brücke fertig ist. Ihre Brückeneinheit darf im Zugabschnitt danach keine neue beginnen.</translation>
    </message>
    <message>
      <source>Ten bridges</source>
      <translation>Zehn Brücken</translation>
    </message>
    <message>
      <source>At most 10 Soviet bridges are in play; a marker that comes off may be used again, and only demolition takes one off.</source>
      <translation>Höchstens 10 sowjetische Brücken sind im Spiel; ein abgenommener Marker darf wieder verwendet werden, und nur eine Sprengung nimmt einen ab.</translation>
    </message>
    <message>
      <source>Demolition</source>
      <translation>Sprengung</translation>
    </message>
    <message>
      <source>Any engineer, 7GdMiner too, demolishes a bridge: its marker comes off the map.</source>
      <translation>Alle Pioniere, auch 7GdMiner, dürfen eine Brücke sprengen: Ihr Marker kommt von der Karte.</translation>
    </message>
    <message>
      <source>Crossing a bridge</source>
      <translation>Eine Brücke überqueren</translation>
    </message>
    <message>
      <source>In column, for the bridge and the hex beyond.</source>
      <translation>In Marschkolonne, für die Brücke und das Hexfeld dahinter.</translation>
    </message>
  </context>
  <context>
    <name>SP-CMB</name>
    <message>
      <source>Fires are segments</source>
      <translation>Feuer sind Segmente</translation>
    </message>
    <message>
      <source>Offensive and defensive fire exist only as segments of an assault; their shifts differ.</source>
      <translation>Offensiv- und Defensivfeuer gibt es nur als Segmente eines Sturmangriffs; ihre Verschiebungen unterscheiden sich.</translation>
    </message>
    <message>
      <source>How often a target</source>
      <translation>Wie oft ein Ziel</translation>
    </message>
    <message>
      <source>A non-armored unit may be fired at again and again in a Combat Phase, an AFV once.</source>
      <translation>Auf eine ungepanzerte Einheit darf in einer Kampfphase immer wieder gefeuert werden, auf ein AFV einmal.</translation>
    </message>
    <message>
      <source>One kind in a segment</source>
      <translation>Eine Art je Segment</translation>
    </message>
    <message>
      <source>In a Defensive Segment the side that fires chooses regular or AT fire, for which there is a target and a unit that can. All fire of the segment is of that kind.</source>
      <translation>In einem Defensivsegment wählt die feuernde Seite reguläres oder AT-Feuer, für das es ein Ziel und eine fähige Einheit gibt. Alles Feuer des Segments ist von dieser Art.</translation>
    </message>
    <message>
      <source>Who defends by fire</source>
      <translation>Wer durch Feuer verteidigt</translation>
    </message>
    <message>
      <source>Units in the Assault Target Hex that can, that did not fire that kind yet (with a printed range: not at all), nor for another assault, and that no status bars.</source>
      <translation>Einheiten im Sturmzielfeld, die es können, die noch nicht so gefeuert haben (mit gedruckter Reichweite: überhaupt nicht) und nicht für einen anderen Sturmangriff, und denen kein Status es verbietet.</translation>
    </message>
    <message>
      <source>Fire from outside</source>
      <translation>Feuer von außen</translation>
    </message>
    <message>
      <source>Units outside of any Assault Target Hex may join in, if they are in range and see the target or have somebody who does.</source>
      <translation>Einheiten außerhalb jedes Sturmzielfelds dürfen mitfeuern, wenn sie in Reichweite sind und das Ziel sehen oder jemanden haben, der es sieht.</translation>
    </message>
    <message>
      <source>All else by the tables</source>
      <translation>Alles andere nach den Tabellen</translation>
    </message>
    <message>
      <source>Who else may fire follows from the Fire Eligibility Tables, range and sight.</source>
      <translation>Wer sonst noch feuern darf, ergibt sich aus den Tabellen der Feuerberechtigung, Reichweite und Sicht.</translation>
    </message>
    <message>
      <source>Targets of counterbattery</source>
      <translation>Ziele von Konterbatteriefeuer</translation>
    </message>
    <message>
      <source>Counterbattery hits artillery that is seen, or that fired indirectly from its hex; in the first impulse nobody did so yet.</source>
      <translation>Konterbatteriefeuer trifft Artillerie, die gesehen wird oder die aus ihrem Hexfeld indirekt gefeuert hat; im ersten Impuls hat das noch niemand getan.</translation>
    </message>
    <message>
      <source>Involved and participating</source>
      <translation>Beteiligte und Teilnehmer</translation>
    </message>
    <message>
      <source>A unit with an Assault Marker is involved until the impulse ends; who takes part in the assault is involved and a participant.</source>
      <translation>Eine Einheit mit Sturmmarker ist beteiligt, bis der Impuls endet; wer am Sturmangriff teilnimmt, ist Beteiligter und Teilnehmer.</translation>
    </message>
    <message>
      <source>Advance after barrage</source>
      <translation>Vorrücken nach Sperrfeuer</translation>
    </message>
    <message>
      <source>It keeps later offensive fire, and loses Post-Assault and ZOC fire.</source>
      <translation>Wer nach Sperrfeuer nachrückt, behält späteres Offensivfeuer und verliert Feuer nach dem Sturmangriff und Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>Marked but not assaulting</source>
      <translation>Mit Marker, aber ohne Sturmangriff</translation>
    </message>
    <message>
      <source>Such a unit may support in any Offensive Segment unless it fired for another assault; if it lost its marker against its will, at its own target hex only. Never Post-Assault or ZOC fire.</source>
      <translation>Eine solche Einheit darf in jedem Offensivsegment unterstützen, wenn sie nicht für einen anderen Sturmangriff gefeuert hat; verlor sie den Marker gegen ihren Willen, nur an ihrem eigenen Zielhexfeld. Nie Feuer nach dem Sturmangriff oder Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>No withdrawal before Post-Assault Fire</source>
      <translation>Kein Absetzen vor dem Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>No one can withdraw from Post-Assault Fire. This is intended.</source>
      <translation>Vor dem Feuer nach dem Sturmangriff kann sich niemand absetzen. Das ist so gewollt.</translation>
    </message>
    <message>
      <source>After Attacker Withdrawal</source>
      <translation>Nach dem Absetzen des Angreifers</translation>
    </message>
    <message>
      <source>The unit may still fire in support, not in Post-Assault Fire.</source>
      <translation>Die Einheit darf noch zur Unterstützung feuern, nicht aber im Feuer nach dem Sturmangriff.</translation>
    </message>
    <message>
      <source>Tanks call off, infantry follows</source>
      <translation>Panzer blasen ab, Infanterie folgt</translation>
    </message>
    <message>
      <source>When every assaulting AFV has lost its Assault Marker, the infantry loses its own.</source>
      <translation>Hat jedes angreifende AFV seinen Sturmmarker verloren, verliert auch die Infanterie ihren.</translation>
    </message>
    <message>
      <source>Second segments need armor</source>
      <translation>Zweite Segmente brauchen Panzer</translation>
    </message>
    <message>
      <source>There is a second segment only where the hexes concerned hold armor.</source>
      <translation>Ein zweites Segment gibt es nur, wo in den betroffenen Hexfeldern Panzer stehen.</translation>
    </message>
  </context>
  <context>
    <name>SP-CMD</name>
    <message>
      <source>Headquarters lost</source>
      <translation>Verlorenes Hauptquartier</translation>
    </message>
    <message>
      <source>When a German headquarters is lost, units that traced command to it and to no other are suppressed at once.</source>
      <translation>Geht ein deutsches Hauptquartier verloren, werden Einheiten, die nur von ihm und keinem anderen geführt wurden, sofort niedergehalten.</translation>
    </message>
    <message>
      <source>Who must keep together</source>
      <translation>Wer zusammenbleiben muss</translation>
    </message>
    <message>
      <source>Unit Integrity binds the units of Soviet brigades, divisions and tank regiments.</source>
      <translation>Der Zusammenhalt der Verbände bindet die Einheiten sowjetischer Brigaden, Divisionen und Panzerregimenter.</translation>
    </message>
    <message>
      <source>Who need not</source>
      <translation>Wer es nicht muss</translation>
    </message>
    <message>
      <source>Bridging units, balloons and units that the sheet marks as independent are free of it.</source>
      <translation>Brückeneinheiten, Ballons und Einheiten, die das Blatt als unabhängig kennzeichnet, sind frei davon.</translation>
    </message>
    <message>
      <source>A stranger in between</source>
      <translation>Eine fremde Einheit dazwischen</translation>
    </message>
    <message>
      <source>Where all units of a side in an assault are out of command, its initial assault morale is the lowest modified morale among them.</source>
      <translation>Sind alle Einheiten einer Seite in einem Sturmangriff nicht geführt, ist ihre anfängliche Sturmmoral die niedrigste geänderte Moral unter ihnen.</translation>
    </message>
    <message>
      <source>All of them independent</source>
      <translation>Alle unabhängig</translation>
    </message>
    <message>
      <source>Where they are all independent another rule holds; it is cut off in the text.</source>
      <translation>Sind alle unabhängig, gilt eine andere Regel; sie ist im Text abgeschnitten.</translation>
    </message>
    <message>
      <source>What it costs</source>
      <translation>Was es kostet</translation>
    </message>
    <message>
      <source>Out of command halves movement points and does nothing to fire.</source>
      <translation>Nicht geführt zu sein halbiert die Bewegungspunkte und ändert am Feuer nichts.</translation>
    </message>
  </context>
  <context>
    <name>SP-CTR</name>
    <message>
      <source>Morale stays as printed</source>
      <translation>Moral bleibt wie gedruckt</translation>
    </message>
    <message>
      <source>Morale is the number on the front of the counter, and lost steps leave it as it is.</source>
      <translation>Moral ist die Zahl auf der Vorderseite des Spielsteins; verlorene Schritte ändern sie nicht.</translation>
    </message>
    <message>
      <source>Armor stays as printed</source>
      <translation>Panzerung bleibt wie gedruckt</translation>
    </message>
    <message>
      <source>The armor rating is that of the front, and lost steps leave it as it is.</source>
      <translation>Der Panzerwert ist der der Vorderseite; verlorene Schritte ändern ihn nicht.</translation>
    </message>
    <message>
      <source>Size counts for nothing</source>
      <translation>Größe zählt nicht</translation>
    </message>
    <message>
      <source>The size of a unit stays as it is when it loses steps, and does nothing: stacking counts current steps.</source>
      <translation>Die Größe einer Einheit bleibt, wie sie ist, wenn sie Schritte verliert, und bewirkt nichts: Beim Stapeln zählen die derzeitigen Schritte.</translation>
    </message>
    <message>
      <source>Motorised on both sides</source>
      <translation>Motorisiert auf beiden Seiten</translation>
    </message>
    <message>
      <source>I, II, III/70 and III/3, II/2 Lehr, II/37 and the heavy battalions 680, 143, 531, 910, 615, 768, 809, 854 and 856 stay motorised when they are flipped.</source>
      <translation>I, II, III/70 und III/3, II/2 Lehr, II/37 und die schweren Bataillone 680, 143, 531, 910, 615, 768, 809, 854 und 856 bleiben auch umgedreht motorisiert.</translation>
    </message>
    <message>
      <source>The batteries of the 51st</source>
      <translation>Die Batterien der 51.</translation>
    </message>
    <message>
      <source>The counters of the three sub-units of the Luftwaffe's 51st AA battalion are right; German AA sub-units are batteries.</source>
      <translation>Die Spielsteine der drei Untereinheiten der 51. Flakabteilung der Luftwaffe sind richtig; deutsche AA-Untereinheiten sind Batterien.</translation>
    </message>
    <message>
      <source>Assault and column markers</source>
      <translation>Sturm- und Marschkolonnenmarker</translation>
    </message>
    <message>
      <source>The large arrow is the Assault Marker and points at the hex; the small arrow with wheels marks a unit in column.</source>
      <translation>Der große Pfeil ist der Sturmmarker und zeigt auf das Hexfeld; der kleine Pfeil mit Rädern kennzeichnet eine Einheit in Marschkolonne.</translation>
    </message>
    <message>
      <source>Signs of size</source>
      <translation>Größenzeichen</translation>
    </message>
    <message>
      <source>One stroke is a company or battery, two a battalion, three a regiment, X a brigade, XX a division.</source>
      <translation>Ein Strich ist eine Kompanie oder Batterie, zwei ein Bataillon, drei ein Regiment, X eine Brigade, XX eine Division.</translation>
    </message>
    <message>
      <source>German headquarters</source>
      <translation>Deutsche Hauptquartiere</translation>
    </message>
    <message>
      <source>A German headquarters shows the sign of a division and is none in size.</source>
      <translation>Ein deutsches Hauptquartier zeigt das Zeichen einer Division und hat nicht deren Größe.</translation>
    </message>
    <message>
      <source>Headquarters, infantry of all kinds, engineers, reconnaissance, machine guns, ski troops, observation battalions and bridging units are personnel; so is a balloon, mostly.</source>
      <translation>Hauptquartiere, Infanterie aller Art, Pioniere, Aufklärer, Maschinengewehre, Skitruppen, Beobachtungs- und Brückeneinheiten sind Personal; ein Ballon meist auch.</translation>
    </message>
    <message>
      <source>Antitank and AA guns, artillery, railroad guns and rockets are weapons.</source>
      <translation>Panzerabwehr- und AA-Geschütze, Artillerie, Eisenbahngeschütze und Raketenwerfer sind Waffen.</translation>
    </message>
    <message>
      <source>Marder, StG III, Pz III, Tiger, KV-1, T-34, T-60, T-26, BT-5, self-propelled AA and aerosans are armored. A vehicle on the counter means tracks.</source>
      <translation>Marder, StG III, Pz III, Tiger, KV-1, T-34, T-60, T-26, BT-5, AA auf Selbstfahrlafette und Aerosane sind gepanzert. Ein Fahrzeug auf dem Spielstein bedeutet Ketten.</translation>
    </message>
    <message>
      <source>Balloons</source>
      <translation>Ballons</translation>
    </message>
    <message>
      <source>A balloon is personnel for most purposes, is not struck from the air and occupies no entrenchment.</source>
      <translation>Ein Ballon ist in den meisten Belangen Personal, wird nicht aus der Luft angegriffen und besetzt keine Verschanzung.</translation>
    </message>
    <message>
      <source>The first number</source>
      <translation>Die erste Zahl</translation>
    </message>
    <message>
      <source>The first number below the symbol is the regular strength; how many steps there are only the Roster Sheet tells.</source>
      <translation>Die erste Zahl unter dem Symbol ist die reguläre Stärke; wie viele Schritte es gibt, sagt nur das Stärkeblatt.</translation>
    </message>
    <message>
      <source>The third number</source>
      <translation>Die dritte Zahl</translation>
    </message>
    <message>
      <source>The third number is the range: of indirect fire on artillery, of fire on any other unit.</source>
      <translation>Die dritte Zahl ist die Reichweite: bei Artillerie die des indirekten Feuers, bei jeder anderen Einheit die des Feuers.</translation>
    </message>
    <message>
      <source>Artillery that can fire directly does so at one hex, regular or AT, whatever range is printed.</source>
      <translation>Artillerie, die direkt feuern kann, tut es auf ein Hexfeld, regulär oder AT, gleich welche Reichweite gedruckt ist.</translation>
    </message>
    <message>
      <source>Units that move as wheels</source>
      <translation>Einheiten, die wie Räder ziehen</translation>
    </message>
    <message>
      <source>Balloons, German motorcycle and Schnell battalions move as wheeled units.</source>
      <translation>Ballons, deutsche Kradschützen- und schnelle Bataillone ziehen als Radeinheiten.</translation>
    </message>
    <message>
      <source>Divisions on one counter</source>
      <translation>Divisionen auf einem Spielstein</translation>
    </message>
    <message>
      <source>Only AA formations are division-size units.</source>
      <translation>Nur AA-Verbände sind Einheiten in Divisionsgröße.</translation>
    </message>
    <message>
      <source>Three Roster Sheets</source>
      <translation>Drei Stärkeblätter</translation>
    </message>
    <message>
      <source>There are three Roster Sheets: two Soviet ones and a German one. The Time Record Chart is the Game Turn Record Track.</source>
      <translation>Es gibt drei Stärkeblätter: zwei sowjetische und ein deutsches. Die Time Record Chart ist die Game Turn Record Track.</translation>
    </message>
    <message>
      <source>One table of terrain</source>
      <translation>Eine Geländetafel</translation>
    </message>
    <message>
      <source>The two terrain tables are one; some town hexes lie outside Mga and Schluesselburg.</source>
      <translation>Die beiden Geländetabellen sind eine; einige Stadthexfelder liegen außerhalb von Mga und Schluesselburg.</translation>
    </message>
    <message>
      <source>Two ratings or three</source>
      <translation>Zwei Werte oder drei</translation>
    </message>
    <message>
      <source>A unit without a printed range has two ratings, and its AT strength reaches into the next hex only; with a range it has three. This decides who may fire AT, and fire again.</source>
      <translation>Eine Einheit ohne gedruckte Reichweite hat zwei Werte, und ihre AT-Stärke reicht nur in das nächste Hexfeld; mit Reichweite hat sie drei. Das entscheidet, wer AT feuern darf und wer noch einmal.</translation>
    </message>
    <message>
      <source>Ratings in parentheses</source>
      <translation>Werte in Klammern</translation>
    </message>
    <message>
      <source>Units with ratings in parentheses begin no fire and have no regular zone of control, unless they use the AT strength of an entrenchment.</source>
      <translation>Einheiten mit Werten in Klammern beginnen kein Feuer und haben keine reguläre Kontrollzone, es sei denn, sie nutzen die AT-Stärke einer Verschanzung.</translation>
    </message>
  </context>
  <context>
    <name>SP-DOC</name>
    <message>
      <source>The errata</source>
      <translation>Die Errata</translation>
    </message>
    <message>
      <source>Errata for a game of 1996: counters, Roster Sheets, charts and rulebook. Many entries patch one sentence of a rulebook that they do not print.</source>
      <translation>Errata zu einem Spiel von 1996: Spielsteine, Stärkeblätter, Tafeln und Regelheft. Viele Einträge ändern einen Satz eines Regelhefts, den sie nicht abdrucken.</translation>
    </message>
    <message>
      <source>Numbers of sections</source>
      <translation>Nummern der Abschnitte</translation>
    </message>
    <message>
      <source>References mean the numbering that the rulebook should have had.</source>
      <translation>Verweise meinen die Zählung, die das Regelheft hätte haben sollen.</translation>
    </message>
    <message>
      <source>The charts decide</source>
      <translation>Die Tafeln entscheiden</translation>
    </message>
    <message>
      <source>The charts in the errata are the revised ones, and the combat example says that it uses them. Where its prose differs from a table, the table is the default; the replay says so at its place.</source>
      <translation>Die Tafeln in den Errata sind die überarbeiteten, und das Kampfbeispiel sagt, dass es sie verwendet. Wo sein Text von einer Tabelle abweicht, gilt als Vorgabe die Tabelle; die Nachrechnung sagt es an der Stelle.</translation>
    </message>
    <message>
      <source>Three asterisks</source>
      <translation>Drei Sternchen</translation>
    </message>
    <message>
      <source>Some entries begin with three asterisks; nothing says why.</source>
      <translation>Einige Einträge beginnen mit drei Sternchen; warum, steht nirgends.</translation>
    </message>
    <message>
      <source>A lost page</source>
      <translation>Eine verlorene Seite</translation>
    </message>
    <message>
      <source>The first page of the Fire Eligibility Tables is missing from the text.</source>
      <translation>Die erste Seite der Tabellen der Feuerberechtigung fehlt im Text.</translation>
    </message>
    <message>
      <source>Gaps in the numbers</source>
      <translation>Lücken in den Nummern</translation>
    </message>
    <message>
      <source>The numbers of the errata jump from 5.6 to 7.0, and the sections of the rulebook then begin anew.</source>
      <translation>Die Nummern der Errata springen von 5.6 auf 7.0, und die Abschnitte des Regelhefts beginnen dann von vorn.</translation>
    </message>
    <message>
      <source>What is printed in full</source>
      <translation>Was vollständig gedruckt ist</translation>
    </message>
    <message>
      <source>Artillery capabilities, terrain and conditions, assault morale, surprise, morale checks and assault results are printed in full. Fire results, AA fire, weather, air points and the first stocks of ammunition are not: you enter them.</source>
      <translation>Fähigkeiten der Artillerie, Gelände und Bedingungen, Sturmmoral, Überraschung, Moralproben und Sturmergebnisse sind vollständig abgedruckt. Feuerergebnisse, AA-Feuer, Wetter, Luftpunkte und die ersten Munitionsbestände sind es nicht: Sie werden eingetragen.</translation>
    </message>
  </context>
  <context>
    <name>SP-ELIG</name>
    <message>
      <source>Reading the tables</source>
      <translation>Lesen der Tabellen</translation>
    </message>
    <message>
      <source>Gather all conditions that fit a unit and read the column of the fire: a P forbids it, dashes alone allow it, other entries narrow it down. Range and sight come on top.</source>
      <translation>Alle Bedingungen sammeln, die auf eine Einheit passen, und die Spalte des Feuers lesen: Ein P verbietet es, lauter Striche erlauben es, andere Einträge engen es ein. Reichweite und Sicht kommen hinzu.</translation>
    </message>
    <message>
      <source>Columns of the tables</source>
      <translation>Spalten der Tabellen</translation>
    </message>
    <message>
      <source>Defensive and Offensive Segments have a column each for units of the assault, and another for units in support.</source>
      <translation>Defensiv- und Offensivsegmente haben je eine Spalte für Einheiten des Sturmangriffs und eine weitere für unterstützende Einheiten.</translation>
    </message>
    <message>
      <source>Disrupted units</source>
      <translation>Desorganisierte Einheiten</translation>
    </message>
    <message>
      <source>They fire with one point.</source>
      <translation>Sie feuern mit einem Punkt.</translation>
    </message>
    <message>
      <source>Printed range in an assault</source>
      <translation>Gedruckte Reichweite im Sturmangriff</translation>
    </message>
    <message>
      <source>One segment, one kind of fire.</source>
      <translation>Ein Segment, eine Feuerart.</translation>
    </message>
    <message>
      <source>Printed range in a phase</source>
      <translation>Gedruckte Reichweite in einer Phase</translation>
    </message>
    <message>
      <source>One kind of fire in the whole phase.</source>
      <translation>Eine Feuerart in der ganzen Phase.</translation>
    </message>
    <message>
      <source>Two ratings</source>
      <translation>Zwei Werte</translation>
    </message>
    <message>
      <source>Both segments, with different kinds. No AT fire in Post-Assault Fire, ZOC fire or support but with the AT strength of a trench.</source>
      <translation>Beide Segmente, mit verschiedenen Arten. Kein AT-Feuer im Feuer nach dem Sturmangriff, im Kontrollzonenfeuer oder zur Unterstützung, außer mit der AT-Stärke eines Grabens.</translation>
    </message>
    <message>
      <source>The unit starts no fire but with the AT strength of a trench.</source>
      <translation>Die Einheit beginnt kein Feuer, außer mit der AT-Stärke eines Grabens.</translation>
    </message>
    <message>
      <source>Participants and ZOC fire</source>
      <translation>Teilnehmer und Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>Units that took part in an assault or had an Assault Marker do no ZOC fire for the rest of the impulse.</source>
      <translation>Einheiten, die an einem Sturmangriff teilnahmen oder einen Sturmmarker hatten, geben für den Rest des Impulses kein Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>Notes to the tables</source>
      <translation>Anmerkungen zu den Tabellen</translation>
    </message>
    <message>
      <source>Some fire goes at the unit's own Assault Target Hex only; some targets must be in such a hex. A non-armored unit that took part is not a target by itself but shares the fire on its hex. Artillery next to an enemy fires at no hex further off.</source>
      <translation>Manches Feuer geht nur auf das eigene Sturmzielfeld der Einheit; manche Ziele müssen in einem solchen Hexfeld stehen. Eine ungepanzerte Einheit, die teilnahm, ist allein kein Ziel, teilt aber das Feuer auf ihr Hexfeld. Artillerie neben einem Feind feuert auf kein weiter entferntes Hexfeld.</translation>
    </message>
    <message>
      <source>Bars AA fire, the Defensive Segments, support in Defensive Segments and ZOC fire.</source>
      <translation>Verbietet AA-Feuer, die Defensivsegmente, Unterstützung in Defensivsegmenten und Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>Bars counterbattery, barrage, the Offensive Segments, support in Offensive Segments, Post-Assault Fire and ZOC fire.</source>
      <translation>Verbietet Konterbatteriefeuer, Sperrfeuer, die Offensivsegmente, Unterstützung in Offensivsegmenten, Feuer nach dem Sturmangriff und Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>Fired barrage</source>
      <translation>Hat Sperrfeuer geschossen</translation>
    </message>
    <message>
      <source>Bars barrage, the Offensive Segments, support in Offensive Segments, Post-Assault Fire and ZOC fire.</source>
      <translation>Verbietet Sperrfeuer, die Offensivsegmente, Unterstützung in Offensivsegmenten, Feuer nach dem Sturmangriff und Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>Three ratings, has fired</source>
      <translation>Drei Werte, hat gefeuert</translation>
    </message>
    <message>
      <source>Bars the Defensive Segments, the Offensive Segments, Post-Assault Fire and support. Leaves ZOC fire open.</source>
      <translation>Verbietet die Defensivsegmente, die Offensivsegmente, Feuer nach dem Sturmangriff und Unterstützung. Lässt Kontrollzonenfeuer offen.</translation>
    </message>
    <message>
      <source>Two ratings, fired defensively</source>
      <translation>Zwei Werte, hat zur Abwehr gefeuert</translation>
    </message>
    <message>
      <source>Bars the first Defensive Segment and support in Defensive Segments. Leaves only the other kind of fire for the second Defensive Segment. Leaves ZOC fire open.</source>
      <translation>Verbietet das erste Defensivsegment und Unterstützung in Defensivsegmenten. Lässt für das zweite Defensivsegment nur die andere Feuerart. Lässt Kontrollzonenfeuer offen.</translation>
    </message>
    <message>
      <source>Two ratings, gave support</source>
      <translation>Zwei Werte, hat unterstützt</translation>
    </message>
    <message>
      <source>Two ratings, fired offensively</source>
      <translation>Zwei Werte, hat im Angriff gefeuert</translation>
    </message>
    <message>
      <source>Bars the first Offensive Segment, support in Offensive Segments, Post-Assault Fire and ZOC fire. Leaves only the other kind of fire for the second Offensive Segment.</source>
      <translation>Verbietet das erste Offensivsegment, Unterstützung in Offensivsegmenten, Feuer nach dem Sturmangriff und Kontrollzonenfeuer. Lässt für das zweite Offensivsegment nur die andere Feuerart.</translation>
    </message>
    <message>
      <source>Fired Post-Assault Fire</source>
      <translation>Hat nach dem Sturmangriff gefeuert</translation>
    </message>
    <message>
      <source>Bars Post-Assault Fire.</source>
      <translation>Verbietet Feuer nach dem Sturmangriff.</translation>
    </message>
    <message>
      <source>Leaves counterbattery, the Defensive Segments, the Offensive Segments, Post-Assault Fire, ZOC fire and support open.</source>
      <translation>Lässt Konterbatteriefeuer, die Defensivsegmente, die Offensivsegmente, Feuer nach dem Sturmangriff, Kontrollzonenfeuer und Unterstützung offen.</translation>
    </message>
    <message>
      <source>In an Assault Target Hex</source>
      <translation>In einem Sturmzielfeld</translation>
    </message>
    <message>
      <source>Bars support in Defensive Segments and ZOC fire. Leaves AA fire and the Defensive Segments open.</source>
      <translation>Verbietet Unterstützung in Defensivsegmenten und Kontrollzonenfeuer. Lässt AA-Feuer und die Defensivsegmente offen.</translation>
    </message>
    <message>
      <source>With an Assault Marker</source>
      <translation>Mit einem Sturmmarker</translation>
    </message>
    <message>
      <source>Bars support in Offensive Segments and ZOC fire. Leaves the Offensive Segments open.</source>
      <translation>Verbietet Unterstützung in Offensivsegmenten und Kontrollzonenfeuer. Lässt die Offensivsegmente offen.</translation>
    </message>
    <message>
      <source>Bars the Defensive Segments, the Offensive Segments, support in Defensive Segments, Post-Assault Fire and ZOC fire. Leaves support in Offensive Segments open.</source>
      <translation>Verbietet die Defensivsegmente, die Offensivsegmente, Unterstützung in Defensivsegmenten, Feuer nach dem Sturmangriff und Kontrollzonenfeuer. Lässt Unterstützung in Offensivsegmenten offen.</translation>
    </message>
    <message>
      <source>Defender that withdrew</source>
      <translation>Verteidiger, der sich absetzte</translation>
    </message>
    <message>
      <source>Leaves the Defensive Segments, support in Defensive Segments and ZOC fire open.</source>
      <translation>Lässt die Defensivsegmente, Unterstützung in Defensivsegmenten und Kontrollzonenfeuer offen.</translation>
    </message>
    <message>
      <source>Defender of an ended assault</source>
      <translation>Verteidiger eines beendeten Sturmangriffs</translation>
    </message>
    <message>
      <source>Marker lost to defensive fire</source>
      <translation>Marker durch Abwehrfeuer verloren</translation>
    </message>
    <message>
      <source>Bars Post-Assault Fire and ZOC fire. Narrows the Offensive Segments and support in Offensive Segments down to the unit's own Assault Target Hex.</source>
      <translation>Verbietet Feuer nach dem Sturmangriff und Kontrollzonenfeuer. Engt die Offensivsegmente und Unterstützung in Offensivsegmenten auf das eigene Sturmzielfeld der Einheit ein.</translation>
    </message>
    <message>
      <source>Marker given up</source>
      <translation>Marker aufgegeben</translation>
    </message>
    <message>
      <source>Bars the Offensive Segments, Post-Assault Fire and ZOC fire. Leaves support in Offensive Segments open.</source>
      <translation>Verbietet die Offensivsegmente, Feuer nach dem Sturmangriff und Kontrollzonenfeuer. Lässt Unterstützung in Offensivsegmenten offen.</translation>
    </message>
    <message>
      <source>Called off by other means</source>
      <translation>Anderweitig abgeblasen</translation>
    </message>
    <message>
      <source>Bars Post-Assault Fire and ZOC fire. Leaves the Offensive Segments and support in Offensive Segments open.</source>
      <translation>Verbietet Feuer nach dem Sturmangriff und Kontrollzonenfeuer. Lässt die Offensivsegmente und Unterstützung in Offensivsegmenten offen.</translation>
    </message>
    <message>
      <source>Target in the target hex</source>
      <translation>Ziel im Zielhexfeld</translation>
    </message>
    <message>
      <source>Bars counterbattery and ZOC fire. Is needed for barrage, the Offensive Segments and support in Offensive Segments.</source>
      <translation>Verbietet Konterbatterie- und Kontrollzonenfeuer. Ist nötig für Sperrfeuer, die Offensivsegmente und Unterstützung in Offensivsegmenten.</translation>
    </message>
    <message>
      <source>Target marked toward the hex</source>
      <translation>Ziel, das gegen das Hexfeld markiert ist</translation>
    </message>
    <message>
      <source>Bars ZOC fire. Is needed for the Defensive Segments and support in Defensive Segments.</source>
      <translation>Verbietet Kontrollzonenfeuer. Ist nötig für die Defensivsegmente und Unterstützung in Defensivsegmenten.</translation>
    </message>
    <message>
      <source>Target elsewhere</source>
      <translation>Ziel anderswo</translation>
    </message>
    <message>
      <source>Bars barrage, the Offensive Segments and support in Offensive Segments. Leaves AA fire, counterbattery, the Defensive Segments, support in Defensive Segments and ZOC fire open.</source>
      <translation>Verbietet Sperrfeuer, die Offensivsegmente und Unterstützung in Offensivsegmenten. Lässt AA-Feuer, Konterbatteriefeuer, die Defensivsegmente, Unterstützung in Defensivsegmenten und Kontrollzonenfeuer offen.</translation>
    </message>
    <message>
      <source>Target AFV took part</source>
      <translation>Ziel: AFV, das teilnahm</translation>
    </message>
    <message>
      <source>Bars barrage, the Defensive Segments, the Offensive Segments, Post-Assault Fire and support. Leaves ZOC fire open.</source>
      <translation>Verbietet Sperrfeuer, die Defensivsegmente, die Offensivsegmente, Feuer nach dem Sturmangriff und Unterstützung. Lässt Kontrollzonenfeuer offen.</translation>
    </message>
    <message>
      <source>Target took part, not armored</source>
      <translation>Ziel nahm teil, ungepanzert</translation>
    </message>
    <message>
      <source>Is no target by itself, but shares regular fire on its hex, in barrage, the Defensive Segments, the Offensive Segments, Post-Assault Fire and support. Leaves ZOC fire open.</source>
      <translation>Ist allein kein Ziel, teilt aber reguläres Feuer auf ihr Hexfeld, im Sperrfeuer, in den Defensivsegmenten, den Offensivsegmenten, im Feuer nach dem Sturmangriff und bei Unterstützung. Lässt Kontrollzonenfeuer offen.</translation>
    </message>
    <message>
      <source>Bars counterbattery, barrage, the Offensive Segments, support in Offensive Segments and Post-Assault Fire.</source>
      <translation>Verbietet Konterbatteriefeuer, Sperrfeuer, die Offensivsegmente, Unterstützung in Offensivsegmenten und Feuer nach dem Sturmangriff.</translation>
    </message>
    <message>
      <source>Bars the Defensive Segments, support in Defensive Segments and ZOC fire.</source>
      <translation>Verbietet die Defensivsegmente, Unterstützung in Defensivsegmenten und Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>Bars counterbattery, the Offensive Segments, support in Offensive Segments and Post-Assault Fire. Bars fire at enemies further off in barrage, the Defensive Segments and support in Defensive Segments; else the Artillery Chart counts. Leaves direct fire only for ZOC fire.</source>
      <translation>Verbietet Konterbatteriefeuer, die Offensivsegmente, Unterstützung in Offensivsegmenten und Feuer nach dem Sturmangriff. Verbietet im Sperrfeuer, in den Defensivsegmenten und bei Unterstützung in Defensivsegmenten Feuer auf weiter entfernte Feinde; sonst gilt die Artillerietafel. Lässt für Kontrollzonenfeuer nur direktes Feuer.</translation>
    </message>
    <message>
      <source>Leaving in the Movement Phase</source>
      <translation>Verlassen in der Bewegungsphase</translation>
    </message>
    <message>
      <source>Leaves ZOC fire open.</source>
      <translation>Lässt Kontrollzonenfeuer offen.</translation>
    </message>
    <message>
      <source>Changing formation</source>
      <translation>Formation wechseln</translation>
    </message>
    <message>
      <source>Defender leaving the target hex</source>
      <translation>Verteidiger, der das Zielhexfeld verlässt</translation>
    </message>
    <message>
      <source>Bars ZOC fire.</source>
      <translation>Verbietet Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>Assaulter leaving its hex</source>
      <translation>Angreifer, der sein Hexfeld verlässt</translation>
    </message>
    <message>
      <source>Later hex of a retreat</source>
      <translation>Späteres Hexfeld eines Rückzugs</translation>
    </message>
  </context>
  <context>
    <name>SP-EX</name>
    <message>
      <source>Example: counterbattery fire</source>
      <translation>Beispiel: Konterbatteriefeuer</translation>
    </message>
    <message>
      <source>1106 fires 8 points at I/240/170; the small target is one column less: column 5, and a 2 misses.</source>
      <translation>1106 feuert 8 Punkte auf I/240/170; das kleine Ziel ist eine Spalte weniger: Spalte 5, und eine 2 geht daneben.</translation>
    </message>
    <message>
      <source>Example A: fire at 330/86</source>
      <translation>Beispiel A: Feuer auf 330/86</translation>
    </message>
    <message>
      <source>3 points; river +2, trench +2 with one lost: column 12. 9 and 4: two steps, morale holds.</source>
      <translation>3 Punkte; Fluss +2, Graben +2, davon einer verloren: Spalte 12. 9 und 4: zwei Schritte, die Moral hält.</translation>
    </message>
    <message>
      <source>Example A: fire at 284/86</source>
      <translation>Beispiel A: Feuer auf 284/86</translation>
    </message>
    <message>
      <source>3 points; river +2: column 8. Ten and ten: two steps, marker off, disrupted, two hexes back.</source>
      <translation>3 Punkte; Fluss +2: Spalte 8. Zehn und zehn: zwei Schritte, Marker ab, desorganisiert, zwei Hexfelder zurück.</translation>
    </message>
    <message>
      <source>Example A: fire back</source>
      <translation>Beispiel A: Gegenfeuer</translation>
    </message>
    <message>
      <source>5 and 5 points: 10, column 8; trench −2, size −1: column 2. 9 and 4: one step, morale holds.</source>
      <translation>5 und 5 Punkte: 10, Spalte 8; Graben −2, Größe −1: Spalte 2. 9 und 4: ein Schritt, die Moral hält.</translation>
    </message>
    <message>
      <source>Example B: barrage</source>
      <translation>Beispiel B: Sperrfeuer</translation>
    </message>
    <message>
      <source>27 points, column 18; trench −2, village −1: column 8. 9 and 7: one step, suppressed.</source>
      <translation>27 Punkte, Spalte 18; Graben −2, Dorf −1: Spalte 8. 9 und 7: ein Schritt, niedergehalten.</translation>
    </message>
    <message>
      <source>Example B: split fire</source>
      <translation>Beispiel B: geteiltes Feuer</translation>
    </message>
    <message>
      <source>1 point to 3 by the trench, 3 of artillery: 6, column 5; river +2: column 12, for 7GdMiner 8.</source>
      <translation>1 Punkt wird durch den Graben zu 3, dazu 3 der Artillerie: 6, Spalte 5; Fluss +2: Spalte 12, für 7GdMiner 8.</translation>
    </message>
    <message>
      <source>Example B: dice of that fire</source>
      <translation>Beispiel B: Würfel dieses Feuers</translation>
    </message>
    <message>
      <source>387/136 loses a step; 7GdMiner and 541/136 only check. All hold.</source>
      <translation>387/136 verliert einen Schritt; 7GdMiner und 541/136 werden nur geprüft. Alle halten.</translation>
    </message>
    <message>
      <source>Example B: four units fire</source>
      <translation>Beispiel B: vier Einheiten feuern</translation>
    </message>
    <message>
      <source>8 and 12 points: 20, column 18; four to the left: column 5. A 1 does nothing.</source>
      <translation>8 und 12 Punkte: 20, Spalte 18; vier nach links: Spalte 5. Eine 1 bewirkt nichts.</translation>
    </message>
    <message>
      <source>Example B: AT fire at 1/61T</source>
      <translation>Beispiel B: AT-Feuer auf 1/61T</translation>
    </message>
    <message>
      <source>1 point; thin armor +1, trench +2, river +2: column 12. 9 and 5: two steps, flipped, morale holds.</source>
      <translation>1 Punkt; dünne Panzerung +1, Graben +2, Fluss +2: Spalte 12. 9 und 5: zwei Schritte, umgedreht, die Moral hält.</translation>
    </message>
    <message>
      <source>Example B: the assault</source>
      <translation>Beispiel B: der Sturmangriff</translation>
    </message>
    <message>
      <source>12 to 7, dice 5 and 8: the defender loses by 2, is suppressed and goes back a hex.</source>
      <translation>12 zu 7, Würfel 5 und 8: Der Verteidiger verliert um 2, wird niedergehalten und geht ein Hexfeld zurück.</translation>
    </message>
    <message>
      <source>Example C: barrage</source>
      <translation>Beispiel C: Sperrfeuer</translation>
    </message>
    <message>
      <source>14 points, column 12; trench −2: column 5. A 1 misses.</source>
      <translation>14 Punkte, Spalte 12; Graben −2: Spalte 5. Eine 1 geht daneben.</translation>
    </message>
    <message>
      <source>Example C: AT fire at 2/61T</source>
      <translation>Beispiel C: AT-Feuer auf 2/61T</translation>
    </message>
    <message>
      <source>1 point and five shifts: column 12. 4 and 8: no step, the check fails by 2.</source>
      <translation>1 Punkt und fünf Verschiebungen: Spalte 12. 4 und 8: kein Schritt, die Probe scheitert um 2.</translation>
    </message>
    <message>
      <source>Example C: the assault is off</source>
      <translation>Beispiel C: der Sturmangriff fällt aus</translation>
    </message>
    <message>
      <source>2/61T loses its marker, is disrupted, goes back a hex. 733/136 drops its marker and withdraws.</source>
      <translation>2/61T verliert den Marker, wird desorganisiert, geht ein Hexfeld zurück. 733/136 legt seinen Marker ab und setzt sich ab.</translation>
    </message>
    <message>
      <source>Example D: fire at 942/268</source>
      <translation>Beispiel D: Feuer auf 942/268</translation>
    </message>
    <message>
      <source>4 points fill 3; five shifts: column 18. 1 and 6: the check comes to 0, marker off, it may withdraw.</source>
      <translation>4 Punkte füllen 3; fünf Verschiebungen: Spalte 18. 1 und 6: Die Probe ergibt 0, Marker ab, die Einheit darf sich absetzen.</translation>
    </message>
    <message>
      <source>Example D: fire at 947/268</source>
      <translation>Beispiel D: Feuer auf 947/268</translation>
    </message>
    <message>
      <source>5 and 3 points: 8; river +2 with one lost: column 12. 8 and 7: one step, marker off, suppressed, a hex back.</source>
      <translation>5 und 3 Punkte: 8; Fluss +2, davon einer verloren: Spalte 12. 8 und 7: ein Schritt, Marker ab, niedergehalten, ein Hexfeld zurück.</translation>
    </message>
    <message>
      <source>Example E: fire at 952/268</source>
      <translation>Beispiel E: Feuer auf 952/268</translation>
    </message>
    <message>
      <source>5 points; trench +2, river +2: column 18. 4 and 3: one step, morale holds.</source>
      <translation>5 Punkte; Graben +2, Fluss +2: Spalte 18. 4 und 3: ein Schritt, die Moral hält.</translation>
    </message>
    <message>
      <source>Example E: fire back</source>
      <translation>Beispiel E: Gegenfeuer</translation>
    </message>
    <message>
      <source>6 points fill 5; trench −2: column 2. 6 and 8: no step, disrupted.</source>
      <translation>6 Punkte füllen 5; Graben −2: Spalte 2. 6 und 8: kein Schritt, desorganisiert.</translation>
    </message>
    <message>
      <source>Example E: the assault</source>
      <translation>Beispiel E: der Sturmangriff</translation>
    </message>
    <message>
      <source>7 to 5, dice 2 and 4: nine to nine, a tie. Both lose a step and roll again.</source>
      <translation>7 zu 5, Würfel 2 und 4: neun zu neun, unentschieden. Beide verlieren einen Schritt und würfeln noch einmal.</translation>
    </message>
  </context>
  <context>
    <name>SP-FIRE</name>
    <message>
      <source>Post-Assault AT fire</source>
      <translation>AT-Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>Name a hex with an AFV on top, ask what is in it, choose who fires and sum the strength; until then it may be called off. Then the armor is revealed, and the points are spread over the AFV, some of which may be left out.</source>
      <translation>Ein Hexfeld mit einem AFV obenauf nennen, fragen, was darin ist, die Feuernden wählen und die Stärke zusammenzählen; bis dahin darf abgeblasen werden. Dann wird die Panzerung genannt, und die Punkte werden auf die AFV verteilt, von denen einige leer ausgehen dürfen.</translation>
    </message>
    <message>
      <source>Post-Assault regular fire</source>
      <translation>Reguläres Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>Choose a hex with non-armored units, choose who fires, sum, shift, roll.</source>
      <translation>Ein Hexfeld mit ungepanzerten Einheiten wählen, die Feuernden wählen, zusammenzählen, verschieben, würfeln.</translation>
    </message>
    <message>
      <source>AT strength of a trench</source>
      <translation>AT-Stärke eines Grabens</translation>
    </message>
    <message>
      <source>Personnel and weapons in a trench next to an enemy AFV outside their line may add the AT strength of the trench, suppressed or not. The source does not print the number: enter it.</source>
      <translation>Personal und Waffen in einem Graben neben einem feindlichen AFV außerhalb ihrer Linie dürfen die AT-Stärke des Grabens hinzuzählen, niedergehalten oder nicht. Die Quelle druckt die Zahl nicht: eintragen.</translation>
    </message>
    <message>
      <source>Once for one assault</source>
      <translation>Einmal für einen Sturmangriff</translation>
    </message>
    <message>
      <source>A unit of an assault fires again only in later segments of the same assault; one that gave support fires ZOC fire only.</source>
      <translation>Eine Einheit eines Sturmangriffs feuert nur in späteren Segmenten desselben Sturmangriffs noch einmal; eine, die unterstützt hat, gibt nur noch Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>Printed ranges keep one kind</source>
      <translation>Gedruckte Reichweiten behalten eine Art</translation>
    </message>
    <message>
      <source>A unit with a printed range fires one kind in a phase, and once in Post-Assault Fire.</source>
      <translation>Eine Einheit mit gedruckter Reichweite feuert in einer Phase nur eine Art, und im Feuer nach dem Sturmangriff einmal.</translation>
    </message>
    <message>
      <source>One point is one</source>
      <translation>Ein Punkt ist einer</translation>
    </message>
    <message>
      <source>A strength of one point is not split.</source>
      <translation>Eine Stärke von einem Punkt wird nicht geteilt.</translation>
    </message>
    <message>
      <source>More AT than regular</source>
      <translation>Mehr AT als reguläre Stärke</translation>
    </message>
    <message>
      <source>Units with more AT than regular strength have a further limit; the source cuts it. The program sets none.</source>
      <translation>Einheiten mit mehr AT- als regulärer Stärke haben eine weitere Grenze; die Quelle schneidet sie ab. Das Programm setzt keine.</translation>
    </message>
    <message>
      <source>Naming the target</source>
      <translation>Das Ziel nennen</translation>
    </message>
    <message>
      <source>AT fire names a unit, fire at non-armored units their hex.</source>
      <translation>AT-Feuer nennt eine Einheit, Feuer auf ungepanzerte Einheiten deren Hexfeld.</translation>
    </message>
    <message>
      <source>Adding shifts</source>
      <translation>Verschiebungen addieren</translation>
    </message>
    <message>
      <source>For fire from and fire against, one shift counts for each class of terrain. The shifts for a stream and for a river are not added: only that of the river counts.</source>
      <translation>Bei „Feuer von“ und „Feuer auf“ zählt je Geländeklasse eine Verschiebung. Die Verschiebungen für Bach und Fluss werden nicht addiert: Nur die des Flusses zählt.</translation>
    </message>
    <message>
      <source>Terrain of the target</source>
      <translation>Gelände des Ziels</translation>
    </message>
    <message>
      <source>In Post-Assault Fire, ZOC fire and Offensive Segments the best value of each class counts. Units that assault get nothing from terrain in Defensive Segments.</source>
      <translation>Im Feuer nach dem Sturmangriff, im Kontrollzonenfeuer und in Offensivsegmenten zählt der beste Wert jeder Klasse. Stürmende Einheiten haben in Defensivsegmenten nichts vom Gelände.</translation>
    </message>
    <message>
      <source>Terrain and AFV</source>
      <translation>Gelände und AFV</translation>
    </message>
    <message>
      <source>An AFV that does not assault gets at most 1 column of each class, and nothing from a trench.</source>
      <translation>Ein AFV, das nicht stürmt, erhält höchstens 1 Spalte je Klasse und nichts von einem Graben.</translation>
    </message>
    <message>
      <source>Each direct firer by itself</source>
      <translation>Jeder direkt Feuernde für sich</translation>
    </message>
    <message>
      <source>Its points, the column not above them, its own shifts and the hill of the target: the number of that column is what it contributes. Shifts left over are lost.</source>
      <translation>Seine Punkte, die Spalte, die nicht über ihnen liegt, seine eigenen Verschiebungen und der Hügel des Ziels: Die Zahl dieser Spalte ist sein Beitrag. Übrige Verschiebungen gehen verloren.</translation>
    </message>
    <message>
      <source>Who has no fire from</source>
      <translation>Wer kein „Feuer von“ hat</translation>
    </message>
    <message>
      <source>Units that assault, indirect fire, aircraft and AA fire.</source>
      <translation>Stürmende Einheiten, indirektes Feuer, Flugzeuge und AA-Feuer.</translation>
    </message>
    <message>
      <source>Hills for each firer</source>
      <translation>Hügel für jeden Feuernden</translation>
    </message>
    <message>
      <source>Each direct firer that is not on a hill is shifted for a target on one; its own hill does not count at such a target.</source>
      <translation>Jeder direkt Feuernde, der nicht auf einem Hügel steht, wird für ein Ziel auf einem Hügel verschoben; gegen ein solches Ziel zählt sein eigener Hügel nicht.</translation>
    </message>
    <message>
      <source>Indirect fire together</source>
      <translation>Indirektes Feuer zusammen</translation>
    </message>
    <message>
      <source>All indirect points are summed, and the column not above them is what they contribute. At AFV they count for nothing.</source>
      <translation>Alle indirekten Punkte werden zusammengezählt; die Spalte, die nicht über ihnen liegt, ist ihr Beitrag. Gegen AFV zählen sie nichts.</translation>
    </message>
    <message>
      <source>The sum of all</source>
      <translation>Die Summe von allem</translation>
    </message>
    <message>
      <source>Every firer has its own shifts, even for the same terrain; all contributions are added.</source>
      <translation>Jeder Feuernde hat seine eigenen Verschiebungen, auch für dasselbe Gelände; alle Beiträge werden addiert.</translation>
    </message>
    <message>
      <source>From the sum to the column</source>
      <translation>Von der Summe zur Spalte</translation>
    </message>
    <message>
      <source>The column not above the sum, shifted for the target. Each target unit has shifts of its own.</source>
      <translation>Die Spalte, die nicht über der Summe liegt, für das Ziel verschoben. Jede Zieleinheit hat ihre eigenen Verschiebungen.</translation>
    </message>
    <message>
      <source>Double shifts</source>
      <translation>Doppelte Verschiebungen</translation>
    </message>
    <message>
      <source>Between the columns 12, 18, 30, 45 and 60+ a move takes two shifts either way, elsewhere one. A single one left over is lost.</source>
      <translation>Zwischen den Spalten 12, 18, 30, 45 und 60+ kostet ein Schritt in jeder Richtung zwei Verschiebungen, sonst eine. Eine einzelne übrige geht verloren.</translation>
    </message>
    <message>
      <source>Heavy artillery at shelter</source>
      <translation>Schwere Artillerie auf Deckung</translation>
    </message>
    <message>
      <source>At a hex whose town or trench non-armored units occupy, heavy artillery is left out of the sum. Its points join the number of the shifted column, and the column not above counts. The hex decides for all non-armored units in it but those that assault.</source>
      <translation>Gegen ein Hexfeld, dessen Stadt oder Graben ungepanzerte Einheiten besetzen, bleibt schwere Artillerie aus der Summe. Ihre Punkte kommen zur Zahl der verschobenen Spalte, und es gilt die Spalte, die nicht darüber liegt. Das Hexfeld entscheidet für alle ungepanzerten Einheiten darin außer denen, die stürmen.</translation>
    </message>
    <message>
      <source>Heavies used as others</source>
      <translation>Schwere Artillerie wie andere eingesetzt</translation>
    </message>
    <message>
      <source>There, too, heavy artillery may fire as ordinary artillery: with 29 points, 4 more make column 30 before the shifts.</source>
      <translation>Auch dort darf schwere Artillerie wie gewöhnliche feuern: Zu 29 Punkten ergeben 4 weitere vor den Verschiebungen Spalte 30.</translation>
    </message>
    <message>
      <source>Pooling in a hex</source>
      <translation>In einem Hexfeld zusammenlegen</translation>
    </message>
    <message>
      <source>Units of a hex with the same shifts may add their strengths first: 6 and 6 make column 12, apart 10.</source>
      <translation>Einheiten eines Hexfelds mit denselben Verschiebungen dürfen ihre Stärken vorher addieren: 6 und 6 ergeben Spalte 12, getrennt 10.</translation>
    </message>
    <message>
      <source>Five, six and seven</source>
      <translation>Fünf, sechs und sieben</translation>
    </message>
    <message>
      <source>Strengths of 5, 6 and 7 are all column 5.</source>
      <translation>Stärken von 5, 6 und 7 sind alle Spalte 5.</translation>
    </message>
    <message>
      <source>What heavies are good for</source>
      <translation>Wozu schwere Artillerie gut ist</translation>
    </message>
    <message>
      <source>Their points join after the shifts: little beside much other fire, a lot in a small one.</source>
      <translation>Ihre Punkte kommen nach den Verschiebungen hinzu: wenig neben viel anderem Feuer, viel bei geringem.</translation>
    </message>
    <message>
      <source>Night, column, few steps</source>
      <translation>Nacht, Marschkolonne, wenige Schritte</translation>
    </message>
    <message>
      <source>Fire against: 1 to the left at night, 2 to the right in column, 1 to the left with fewer than 5 steps.</source>
      <translation>Feuer auf: 1 nach links bei Nacht, 2 nach rechts in Marschkolonne, 1 nach links bei weniger als 5 Schritten.</translation>
    </message>
    <message>
      <source>Examples of terrain</source>
      <translation>Geländebeispiele</translation>
    </message>
    <message>
      <source>A worker's settlement in woods has 1 in the example and 2 in the table; a wooded hill fires with 2 in the example, with 3 by the table.</source>
      <translation>Eine Arbeitersiedlung im Wald hat im Beispiel 1 und in der Tabelle 2; ein bewaldeter Hügel feuert im Beispiel mit 2, nach der Tabelle mit 3.</translation>
    </message>
    <message>
      <source>Armor in numbers</source>
      <translation>Panzer in Zahlen</translation>
    </message>
    <message>
      <source>From the air 2 to the left with dots or none, 1 with a hollow dot, which is 1 to the right for AT fire from the ground.</source>
      <translation>Aus der Luft 2 nach links mit vollen Punkten oder ohne, 1 mit einem hohlen, der bei AT-Feuer vom Boden 1 nach rechts bedeutet.</translation>
    </message>
    <message>
      <source>Size of the target</source>
      <translation>Größe des Ziels</translation>
    </message>
    <message>
      <source>Fewer than 5 steps are 1 to the left for personnel and weapons, never for AFV.</source>
      <translation>Weniger als 5 Schritte sind 1 nach links für Personal und Waffen, nie für AFV.</translation>
    </message>
    <message>
      <source>Counting steps</source>
      <translation>Schritte zählen</translation>
    </message>
    <message>
      <source>Steps are the open boxes; at half of them the counter flips.</source>
      <translation>Schritte sind die offenen Kästchen; bei der Hälfte wird der Spielstein umgedreht.</translation>
    </message>
    <message>
      <source>Trenches of shaken units</source>
      <translation>Gräben angeschlagener Einheiten</translation>
    </message>
    <message>
      <source>Suppressed and disrupted personnel and weapons may still add the AT strength of their trench; suppressed artillery has a zone of control by it only.</source>
      <translation>Niedergehaltenes und desorganisiertes Personal und solche Waffen dürfen die AT-Stärke ihres Grabens noch hinzuzählen; niedergehaltene Artillerie hat nur dadurch eine Kontrollzone.</translation>
    </message>
    <message>
      <source>Two dice</source>
      <translation>Zwei Würfel</translation>
    </message>
    <message>
      <source>The red die is the result of Soviet fire, the gray one of German fire; the other is the morale check. 0 is ten. Each non-armored unit of the hex has its own dice.</source>
      <translation>Der rote Würfel ist das Ergebnis sowjetischen Feuers, der graue das deutschen Feuers; der andere ist die Moralprobe. 0 ist zehn. Jede ungepanzerte Einheit des Hexfelds hat ihre eigenen Würfel.</translation>
    </message>
    <message>
      <source>Half of one</source>
      <translation>Die Hälfte von eins</translation>
    </message>
    <message>
      <source>Half of an AT strength of 1 is 1 again.</source>
      <translation>Die Hälfte einer AT-Stärke von 1 ist wieder 1.</translation>
    </message>
    <message>
      <source>The CRT has the columns 1, 2, 3, 5, 8, 12, 18, 30, 45, 60+; the ATCRT 1, 2, 3, 5, 8, 12, 20. Their entries are on the chart of the game.</source>
      <translation>Die CRT hat die Spalten 1, 2, 3, 5, 8, 12, 18, 30, 45, 60+; die ATCRT 1, 2, 3, 5, 8, 12, 20. Ihre Einträge stehen auf der Tafel des Spiels.</translation>
    </message>
    <message>
      <source>Splitting direct fire</source>
      <translation>Direktes Feuer teilen</translation>
    </message>
    <message>
      <source>A unit may split its direct fire over several hexes, point by point.</source>
      <translation>Eine Einheit darf ihr direktes Feuer Punkt für Punkt auf mehrere Hexfelder teilen.</translation>
    </message>
  </context>
  <context>
    <name>SP-INIT</name>
    <message>
      <source>Three impulses in a row</source>
      <translation>Drei Impulse hintereinander</translation>
    </message>
    <message>
      <source>Who plays last at night, first in AM and, without a successful challenge, the Limited Impulse after it, moves a unit 28 points (8 + 12 + 8), assaults three times and makes two Post-Assault Fires before the other player acts. A Night Impulse of the Second Player is so worth 8 points.</source>
      <translation>Wer nachts zuletzt, in AM zuerst und ohne gelungene Anfechtung auch den Begrenzten Impuls danach spielt, zieht eine Einheit 28 Punkte weit (8 + 12 + 8), stürmt dreimal und gibt zweimal Feuer nach dem Sturmangriff, bevor der andere Spieler handelt. Ein Nachtimpuls des Zweiten Spielers ist so 8 Punkte wert.</translation>
    </message>
    <message>
      <source>What night and lull forbid</source>
      <translation>Was Nacht und Kampfpause verbieten</translation>
    </message>
    <message>
      <source>At night assault combat is tightly limited and there is no Post-Assault Fire. In a lull nobody fires but for ZOC fire, and that only by day.</source>
      <translation>Nachts ist der Sturmkampf eng begrenzt, und es gibt kein Feuer nach dem Sturmangriff. In einer Kampfpause feuert niemand, außer Kontrollzonenfeuer, und das nur bei Tag.</translation>
    </message>
    <message>
      <source>Commitments count assaults</source>
      <translation>Festlegungen zählen Sturmangriffe</translation>
    </message>
    <message>
      <source>A commitment counts assaults. Those count, too, whose units are lost to later fire or whose assault is called off.</source>
      <translation>Eine Festlegung zählt Sturmangriffe. Mit zählen auch die, deren Einheiten an späteres Feuer verloren gehen oder die abgeblasen werden.</translation>
    </message>
    <message>
      <source>Fresh Formation Bonus</source>
      <translation>Bonus für frische Verbände</translation>
    </message>
    <message>
      <source>A division can count as fresh if its Roster Sheet lists four units or more; those eliminated count as listed.</source>
      <translation>Eine Division kann als frisch zählen, wenn ihr Stärkeblatt mindestens vier Einheiten aufführt; vernichtete zählen wie aufgeführt.</translation>
    </message>
    <message>
      <source>Brigades never count</source>
      <translation>Brigaden zählen nie</translation>
    </message>
    <message>
      <source>Neither brigades nor single units of division size bring the bonus, on either side.</source>
      <translation>Weder Brigaden noch einzelne Einheiten in Divisionsgröße bringen den Bonus, auf keiner Seite.</translation>
    </message>
    <message>
      <source>Ticks for fresh divisions</source>
      <translation>Häkchen für frische Divisionen</translation>
    </message>
    <message>
      <source>Each player notes the division of every unit that will assault and ticks the fresh ones on his sheet. What makes a division fresh is not in our text: the program says which of them were in an assault today, the player decides.</source>
      <translation>Jeder Spieler notiert die Division jeder Einheit, die stürmen wird, und hakt die frischen auf seinem Blatt ab. Was eine Division frisch macht, steht nicht in unserem Text: Das Programm sagt, welche heute in einem Sturmangriff waren, der Spieler entscheidet.</translation>
    </message>
    <message>
      <source>ZOC fire in a lull</source>
      <translation>Kontrollzonenfeuer in einer Kampfpause</translation>
    </message>
    <message>
      <source>In a lull impulse by day ZOC fire is allowed.</source>
      <translation>In einem Kampfpausenimpuls bei Tag ist Kontrollzonenfeuer erlaubt.</translation>
    </message>
    <message>
      <source>Zones of control at night</source>
      <translation>Kontrollzonen bei Nacht</translation>
    </message>
    <message>
      <source>In a Night Impulse with assaults only units that get an Assault Marker may enter a zone of control of the enemy.</source>
      <translation>In einem Nachtimpuls mit Sturmangriffen dürfen nur Einheiten, die einen Sturmmarker erhalten, eine feindliche Kontrollzone betreten.</translation>
    </message>
    <message>
      <source>Fire at night</source>
      <translation>Feuer bei Nacht</translation>
    </message>
    <message>
      <source>At night the phasing player may make counterbattery fire, barrages and offensive or support fire, the other player defensive and support fire, as far as they may fire at all. There is no Post-Assault Fire.</source>
      <translation>Bei Nacht darf der Spieler am Zug Konterbatterie-, Sperr-, Offensiv- und Unterstützungsfeuer geben, der andere Defensiv- und Unterstützungsfeuer, soweit sie überhaupt feuern dürfen. Es gibt kein Feuer nach dem Sturmangriff.</translation>
    </message>
    <message>
      <source>ZOC fire at night</source>
      <translation>Kontrollzonenfeuer bei Nacht</translation>
    </message>
    <message>
      <source>At night only units that are or were in an assault draw ZOC fire; it is made as by day, with what can be seen at night.</source>
      <translation>Bei Nacht ziehen nur Einheiten, die in einem Sturmangriff sind oder waren, Kontrollzonenfeuer auf sich; es wird wie bei Tag gegeben, mit dem, was nachts zu sehen ist.</translation>
    </message>
    <message>
      <source>Surprise before each assault</source>
      <translation>Überraschung vor jedem Sturmangriff</translation>
    </message>
    <message>
      <source>At night a surprise die is rolled before each assault, follow-on assaults included.</source>
      <translation>Bei Nacht wird vor jedem Sturmangriff ein Überraschungswürfel geworfen, auch vor Folgesturmangriffen.</translation>
    </message>
    <message>
      <source>What the words mean</source>
      <translation>Was die Wörter bedeuten</translation>
    </message>
    <message>
      <source>An assault is all that follows in a Combat Phase from Assault Markers; assault combat is the comparison of morale in it. Placing a marker costs 1 MP; the hex is an Assault Target Hex from the Combat Phase on.</source>
      <translation>Ein Sturmangriff ist alles, was in einer Kampfphase aus Sturmmarkern folgt; Sturmkampf ist der Vergleich der Moral darin. Einen Marker zu legen kostet 1 MP; das Hexfeld ist ab der Kampfphase ein Sturmzielfeld.</translation>
    </message>
    <message>
      <source>Commitments must be met</source>
      <translation>Festlegungen müssen erfüllt werden</translation>
    </message>
    <message>
      <source>A player who committed to a number of assaults places at least as many Assault Markers, at as many different hexes of the enemy.</source>
      <translation>Wer sich auf eine Zahl von Sturmangriffen festgelegt hat, legt mindestens so viele Sturmmarker, auf ebenso viele verschiedene Hexfelder des Feindes.</translation>
    </message>
    <message>
      <source>No commitment of the other player</source>
      <translation>Keine Festlegung des anderen Spielers</translation>
    </message>
    <message>
      <source>If the Second Player committed to nothing, the Initial Player places as many markers as he likes, or none; in the Initial Impulse of PM, too.</source>
      <translation>Hat sich der Zweite Spieler auf nichts festgelegt, legt der Erste Spieler so viele Marker, wie er will, oder keine; auch im Anfangsimpuls von PM.</translation>
    </message>
    <message>
      <source>Limited Impulse without a challenge</source>
      <translation>Begrenzter Impuls ohne Anfechtung</translation>
    </message>
    <message>
      <source>Without a challenge the Initial Player places as many Assault Markers as he likes in the Limited Impulse of AM, or none.</source>
      <translation>Ohne Anfechtung legt der Erste Spieler im Begrenzten Impuls von AM so viele Sturmmarker, wie er will, oder keine.</translation>
    </message>
  </context>
  <context>
    <name>SP-MAP</name>
    <message>
      <source>Every trace of land counts</source>
      <translation>Jede Spur von Land zählt</translation>
    </message>
    <message>
      <source>Hexside between land hexes</source>
      <translation>Hexfeldseite zwischen Landhexfeldern</translation>
    </message>
    <message>
      <source>A hexside between two hexes of land alone has the land types of both.</source>
      <translation>Eine Hexfeldseite zwischen zwei reinen Landhexfeldern hat die Landarten beider.</translation>
    </message>
    <message>
      <source>Hexside part land, part water</source>
      <translation>Hexfeldseite teils Land, teils Wasser</translation>
    </message>
    <message>
      <source>First class: the ground</source>
      <translation>Erste Klasse: der Boden</translation>
    </message>
    <message>
      <source>Clear, woods, swamp, peat bog, station, village, worker's settlement and town are one class: the dearest of them counts.</source>
      <translation>Offen, Wald, Sumpf, Torfmoor, Bahnhof, Dorf, Arbeitersiedlung und Stadt sind eine Klasse: Die teuerste davon zählt.</translation>
    </message>
    <message>
      <source>Hills, streams, entrenchments</source>
      <translation>Hügel, Bäche, Verschanzungen</translation>
    </message>
    <message>
      <source>Hills, streams and entrenchments are classes of their own; an entrenchment costs no movement.</source>
      <translation>Hügel, Bäche und Verschanzungen sind eigene Klassen; eine Verschanzung kostet keine Bewegung.</translation>
    </message>
    <message>
      <source>Roads</source>
      <translation>Straßen</translation>
    </message>
    <message>
      <source>Trails, secondary and primary roads and railroads matter to road movement alone, which passes over the ground, trenches and partial hexsides.</source>
      <translation>Wege, Neben- und Hauptstraßen und Bahnen zählen nur für die Straßenbewegung, die über Boden, Gräben und teilweise Hexfeldseiten hinwegführt.</translation>
    </message>
    <message>
      <source>Bridges where roads cross streams</source>
      <translation>Brücken, wo Straßen Bäche kreuzen</translation>
    </message>
    <message>
      <source>Where a road crosses a stream there is a bridge; only road movement uses it.</source>
      <translation>Wo eine Straße einen Bach kreuzt, ist eine Brücke; nur Straßenbewegung nutzt sie.</translation>
    </message>
    <message>
      <source>River and lake</source>
      <translation>Fluss und See</translation>
    </message>
    <message>
      <source>Ice is ground to movers</source>
      <translation>Eis ist Boden für Ziehende</translation>
    </message>
    <message>
      <source>A river or lake hex counts as ground in movement, at a cost of its own; in fire and assault it counts as water.</source>
      <translation>Bei der Bewegung gilt ein Fluss- oder Seehexfeld als Boden mit eigenen Kosten; bei Feuer und Sturmangriff als Wasser.</translation>
    </message>
    <message>
      <source>Onto the ice over its edge</source>
      <translation>Über die Kante auf das Eis</translation>
    </message>
    <message>
      <source>Water in a partial hex</source>
      <translation>Wasser in einem teilweisen Hexfeld</translation>
    </message>
    <message>
      <source>Partial hexside: water or land</source>
      <translation>Teilweise Hexfeldseite: Wasser oder Land</translation>
    </message>
    <message>
      <source>AFV over partial hexsides</source>
      <translation>AFV über teilweise Hexfeldseiten</translation>
    </message>
    <message>
      <source>AFV on the ice in column</source>
      <translation>AFV auf dem Eis in Marschkolonne</translation>
    </message>
    <message>
      <source>Bridge over a hexside</source>
      <translation>Brücke über einer Hexfeldseite</translation>
    </message>
    <message>
      <source>Half-hidden terrain</source>
      <translation>Halb verdecktes Gelände</translation>
    </message>
    <message>
      <source>Stream of 2007</source>
      <translation>Bach von 2007</translation>
    </message>
    <message>
      <source>Other names of terrain</source>
      <translation>Andere Namen für Gelände</translation>
    </message>
    <message>
      <source>A fire trail is a trail, a dirt road secondary, a paved road primary; fortifications and trenches are entrenchments.</source>
      <translation>Eine Schneise ist ein Weg, eine unbefestigte Straße eine Nebenstraße, eine befestigte eine Hauptstraße; Befestigungen und Gräben sind Verschanzungen.</translation>
    </message>
    <message>
      <source>Where an entrenchment is</source>
      <translation>Wo eine Verschanzung ist</translation>
    </message>
    <message>
      <source>Two trenches in a hex</source>
      <translation>Zwei Gräben in einem Hexfeld</translation>
    </message>
    <message>
      <source>Trenches that join</source>
      <translation>Gräben, die zusammenhängen</translation>
    </message>
    <message>
      <source>Inside both trenches</source>
      <translation>In beiden Gräben</translation>
    </message>
    <message>
      <source>Roads that join</source>
      <translation>Straßen, die zusammenhängen</translation>
    </message>
    <message>
      <source>Worker's settlements</source>
      <translation>Arbeitersiedlungen</translation>
    </message>
    <message>
      <source>West edge of the map</source>
      <translation>Westrand der Karte</translation>
    </message>
    <message>
      <source>The Neva leaves the map at 1025, and the Kirov line ends at 1032: no hex has a column below 10. The other edges are on your map.</source>
      <translation>Die Newa verlässt die Karte bei 1025, und die Kirow-Linie endet bei 1032: Kein Hexfeld hat eine Spalte unter 10. Die anderen Ränder stehen auf der eigenen Karte.</translation>
    </message>
  </context>
  <context>
    <name>SP-MC</name>
    <message>
      <source>Morale check, less than 0</source>
      <translation>Moralprobe, unter 0</translation>
    </message>
    <message>
      <source>Die less modified morale is less than 0. An assaulting unit: no effect. Fired at and not assaulting: no effect. A withdrawal succeeds.</source>
      <translation>Würfel weniger geänderte Moral ist unter 0. Eine stürmende Einheit: keine Wirkung. Beschossen und nicht stürmend: keine Wirkung. Ein Absetzen gelingt.</translation>
    </message>
    <message>
      <source>Morale check, 0</source>
      <translation>Moralprobe, 0</translation>
    </message>
    <message>
      <source>Die less modified morale is 0. An assaulting unit loses its Assault Marker and may withdraw one hex. Fired at and not assaulting: no effect. A withdrawal succeeds.</source>
      <translation>Würfel weniger geänderte Moral ist 0. Eine stürmende Einheit verliert ihren Sturmmarker und darf sich ein Hexfeld absetzen. Beschossen und nicht stürmend: keine Wirkung. Ein Absetzen gelingt.</translation>
    </message>
    <message>
      <source>Morale check, 1</source>
      <translation>Moralprobe, 1</translation>
    </message>
    <message>
      <source>Die less modified morale is 1. An assaulting unit loses its Assault Marker, is suppressed and retreats one hex. Fired at and not assaulting: suppressed. No withdrawal.</source>
      <translation>Würfel weniger geänderte Moral ist 1. Eine stürmende Einheit verliert ihren Sturmmarker, wird niedergehalten und zieht sich ein Hexfeld zurück. Beschossen und nicht stürmend: niedergehalten. Kein Absetzen.</translation>
    </message>
    <message>
      <source>Morale check, 2 or 3</source>
      <translation>Moralprobe, 2 oder 3</translation>
    </message>
    <message>
      <source>Die less modified morale is 2 or 3. An assaulting unit loses its Assault Marker, is disrupted and retreats one hex. Fired at and not assaulting: disrupted. No withdrawal.</source>
      <translation>Würfel weniger geänderte Moral ist 2 oder 3. Eine stürmende Einheit verliert ihren Sturmmarker, wird desorganisiert und zieht sich ein Hexfeld zurück. Beschossen und nicht stürmend: desorganisiert. Kein Absetzen.</translation>
    </message>
    <message>
      <source>Morale check, 4</source>
      <translation>Moralprobe, 4</translation>
    </message>
    <message>
      <source>Die less modified morale is 4. An assaulting unit loses its Assault Marker, is disrupted and retreats two hexes. Fired at and not assaulting: disrupted. No withdrawal.</source>
      <translation>Würfel weniger geänderte Moral ist 4. Eine stürmende Einheit verliert ihren Sturmmarker, wird desorganisiert und zieht sich zwei Hexfelder zurück. Beschossen und nicht stürmend: desorganisiert. Kein Absetzen.</translation>
    </message>
    <message>
      <source>Morale check, 5 or more</source>
      <translation>Moralprobe, 5 oder mehr</translation>
    </message>
    <message>
      <source>Die less modified morale is 5 or more. The unit is eliminated, assaulting or not. No withdrawal.</source>
      <translation>Würfel weniger geänderte Moral ist 5 oder mehr. Die Einheit wird vernichtet, stürmend oder nicht. Kein Absetzen.</translation>
    </message>
    <message>
      <source>Status and morale</source>
      <translation>Status und Moral</translation>
    </message>
    <message>
      <source>Suppression lowers morale by 1, disruption by 2; of both only disruption counts. At night surprise adds its own.</source>
      <translation>Niederhalten senkt die Moral um 1, Desorganisation um 2; von beidem zählt nur die Desorganisation. Bei Nacht kommt die Überraschung hinzu.</translation>
    </message>
    <message>
      <source>Morale of a headquarters</source>
      <translation>Moral eines Stabes</translation>
    </message>
    <message>
      <source>A German unit may use the modified morale of a headquarters in its hex, in morale checks, those of a withdrawal included, and in assaults. The program uses the better one; a form lets the owner decline it.</source>
      <translation>Eine deutsche Einheit darf bei Moralproben, auch denen beim Absetzen, und bei Sturmangriffen die geänderte Moral eines Hauptquartiers in ihrem Hexfeld verwenden. Das Programm nimmt die bessere; in einem Formular kann der Besitzer darauf verzichten.</translation>
    </message>
    <message>
      <source>Withdrawing into cover</source>
      <translation>In Deckung absetzen</translation>
    </message>
    <message>
      <source>Units that are not AFV add 2 to their morale if they withdraw into woods, a station, village, settlement, town or entrenchment.</source>
      <translation>Einheiten, die keine AFV sind, zählen 2 zu ihrer Moral, wenn sie sich in Wald, einen Bahnhof, ein Dorf, eine Siedlung, eine Stadt oder eine Verschanzung absetzen.</translation>
    </message>
    <message>
      <source>0 on a withdrawal check</source>
      <translation>0 bei einer Absetzprobe</translation>
    </message>
    <message>
      <source>If the die of a withdrawal check shows 0, the unit stays and is suppressed, whatever its morale.</source>
      <translation>Zeigt der Würfel einer Absetzprobe 0, bleibt die Einheit und wird niedergehalten, gleich wie hoch ihre Moral ist.</translation>
    </message>
    <message>
      <source>N: Assault Marker off</source>
      <translation>N: Sturmmarker weg</translation>
    </message>
    <message>
      <source>The unit calls its assault off against its will. It stays involved until the assault ends, and supports later fire only against its first target hex.</source>
      <translation>Die Einheit bläst ihren Sturmangriff gegen ihren Willen ab. Sie bleibt beteiligt, bis der Sturmangriff endet, und unterstützt späteres Feuer nur gegen ihr erstes Zielhexfeld.</translation>
    </message>
    <message>
      <source>W1: may withdraw</source>
      <translation>W1: darf sich absetzen</translation>
    </message>
    <message>
      <source>The owner may withdraw the unit one hex. Not where indirect fire alone asked for the check.</source>
      <translation>Der Besitzer darf die Einheit ein Hexfeld absetzen. Nicht, wo allein indirektes Feuer die Probe verlangt hat.</translation>
    </message>
    <message>
      <source>R1, R2: must retreat</source>
      <translation>R1, R2: muss sich zurückziehen</translation>
    </message>
    <message>
      <source>The unit goes back one or two hexes from its target hex. Whether also after indirect fire alone is an option.</source>
      <translation>Die Einheit geht ein oder zwei Hexfelder von ihrem Zielhexfeld zurück. Ob auch nach indirektem Feuer allein, ist eine Option.</translation>
    </message>
    <message>
      <source>S, D and E</source>
      <translation>S, D und E</translation>
    </message>
    <message>
      <source>S and D place a marker, E takes the whole unit off the map.</source>
      <translation>S und D legen einen Marker, E nimmt die ganze Einheit von der Karte.</translation>
    </message>
    <message>
      <source>ZOC fire pins</source>
      <translation>Kontrollzonenfeuer nagelt fest</translation>
    </message>
    <message>
      <source>A unit that ZOC fire suppresses or disrupts stays in its hex and spends no more movement points.</source>
      <translation>Eine Einheit, die Kontrollzonenfeuer niederhält oder desorganisiert, bleibt in ihrem Hexfeld und verbraucht keine weiteren Bewegungspunkte.</translation>
    </message>
    <message>
      <source>When a check is due</source>
      <translation>Wann eine Prüfung fällig ist</translation>
    </message>
    <message>
      <source>A check is due where the result of a fire asks for it, and always where steps are lost.</source>
      <translation>Eine Probe ist fällig, wo das Ergebnis eines Feuers sie verlangt, und immer, wo Schritte verloren gehen.</translation>
    </message>
    <message>
      <source>Morale on the counter, changed by status, formation and surprise.</source>
      <translation>Moral auf dem Spielstein, geändert durch Status, Formation und Überraschung.</translation>
    </message>
  </context>
  <context>
    <name>SP-MOVE</name>
    <message>
      <source>Deployed after an assault</source>
      <translation>Nach einem Sturmangriff entfaltet</translation>
    </message>
    <message>
      <source>Units in column that took part in assault combat are deployed free, once all retreats and advances are made. Being fired at deploys nobody.</source>
      <translation>Einheiten in Marschkolonne, die am Sturmkampf teilnahmen, entfalten kostenlos, sobald alle Rückzüge und alles Nachrücken ausgeführt sind. Beschossen zu werden entfaltet niemanden.</translation>
    </message>
    <message>
      <source>Cost of deploying</source>
      <translation>Kosten des Entfaltens</translation>
    </message>
    <message>
      <source>Deploying costs what the terrain costs a deployed unit: wheels in woods pay 4.</source>
      <translation>Entfalten kostet, was das Gelände eine entfaltete Einheit kostet: Räder im Wald zahlen 4.</translation>
    </message>
    <message>
      <source>Road movement</source>
      <translation>Straßenbewegung</translation>
    </message>
    <message>
      <source>By road a unit pays the road, may use bridges, and passes over all other terrain.</source>
      <translation>Auf der Straße zahlt eine Einheit die Straße, darf Brücken nutzen und zieht über alles andere Gelände hinweg.</translation>
    </message>
    <message>
      <source>AFV over water</source>
      <translation>AFV über Wasser</translation>
    </message>
    <message>
      <source>Entering off the road</source>
      <translation>Abseits der Straße hinein</translation>
    </message>
    <message>
      <source>The dearest type of each class in the hex is paid, classes together, and the hexside.</source>
      <translation>Bezahlt werden die teuerste Art jeder Klasse im Hexfeld, die Klassen zusammen, und die Hexfeldseite.</translation>
    </message>
    <message>
      <source>Deploying in a hex</source>
      <translation>In einem Hexfeld entfalten</translation>
    </message>
    <message>
      <source>Deploying pays the dearest type of each class, but no stream.</source>
      <translation>Entfalten bezahlt die teuerste Art jeder Klasse, aber keinen Bach.</translation>
    </message>
    <message>
      <source>Entering by road</source>
      <translation>Auf der Straße hinein</translation>
    </message>
    <message>
      <source>The cheapest joined road is paid, with each bridge in the hex and on the hexside. To change to a road that does not meet it, deploy and enter column anew.</source>
      <translation>Bezahlt wird die billigste angeschlossene Straße mit jeder Brücke im Hexfeld und auf der Hexfeldseite. Um auf eine Straße zu wechseln, die nicht daran anschließt, entfalten und neu Marschkolonne bilden.</translation>
    </message>
    <message>
      <source>Over a built bridge</source>
      <translation>Über eine gebaute Brücke</translation>
    </message>
    <message>
      <source>In column, from a hex next to it, a unit pays the bridge and the hex beyond as off the road; the parts may fall into several phases.</source>
      <translation>In Marschkolonne, aus einem Hexfeld daneben, bezahlt eine Einheit die Brücke und das Hexfeld dahinter wie abseits der Straße; die Teile dürfen in mehrere Phasen fallen.</translation>
    </message>
    <message>
      <source>Example: 1906 to 2007</source>
      <translation>Beispiel: 1906 nach 2007</translation>
    </message>
    <message>
      <source>Wheels deploy (1), enter column (1), cross the bridge (1) and enter the village (1/2): 3 1/2. The water of partial hexes and the stream at its mouth cost nothing.</source>
      <translation>Räder entfalten (1), bilden Marschkolonne (1), überqueren die Brücke (1) und betreten das Dorf (1/2): 3 1/2. Das Wasser teilweiser Hexfelder und der Bach an seiner Mündung kosten nichts.</translation>
    </message>
    <message>
      <source>Example: on to 2008</source>
      <translation>Beispiel: weiter nach 2008</translation>
    </message>
    <message>
      <source>Deploy in the village (1/2), enter column (1), follow the secondary road (1/2): 2.</source>
      <translation>Im Dorf entfalten (1/2), Marschkolonne bilden (1), der Nebenstraße folgen (1/2): 2.</translation>
    </message>
    <message>
      <source>Entering column</source>
      <translation>Marschkolonne bilden</translation>
    </message>
    <message>
      <source>Entering column costs 1 and needs a road, even for a move off the road later.</source>
      <translation>Marschkolonne zu bilden kostet 1 und braucht eine Straße, auch für eine spätere Bewegung abseits der Straße.</translation>
    </message>
    <message>
      <source>Hex with trench AT strength</source>
      <translation>Hexfeld mit AT-Stärke des Grabens</translation>
    </message>
    <message>
      <source>Who dismounts</source>
      <translation>Wer absitzt</translation>
    </message>
    <message>
      <source>Only motorised infantry dismounts; there are no motorised engineers. Its way on wheels or on foot is a trait of the unit.</source>
      <translation>Nur motorisierte Infanterie sitzt ab; motorisierte Pioniere gibt es nicht. Ob sie auf Rädern oder zu Fuß ist, ist eine Eigenschaft der Einheit.</translation>
    </message>
    <message>
      <source>Rail and the enemy</source>
      <translation>Bahn und Feind</translation>
    </message>
    <message>
      <source>German rail lines</source>
      <translation>Deutsche Bahnlinien</translation>
    </message>
    <message>
      <source>Moving as a stack</source>
      <translation>Als Stapel ziehen</translation>
    </message>
    <message>
      <source>A stack that moves together pays as its dearest member: infantry with tanks pay 1 for clear.</source>
      <translation>Ein Stapel, der zusammen zieht, zahlt wie sein teuerstes Mitglied: Infanterie mit Panzern zahlt 1 für offenes Gelände.</translation>
    </message>
    <message>
      <source>12 in an Initial Impulse, 8 in a Limited one; halved where disrupted, out of command, or (wheels and tracks) out of supply; 2 less where suppressed.</source>
      <translation>12 in einem Anfangsimpuls, 8 in einem Begrenzten; halbiert, wenn desorganisiert, nicht geführt oder (Rad und Kette) unversorgt; 2 weniger, wenn niedergehalten.</translation>
    </message>
  </context>
  <context>
    <name>SP-OBS</name>
    <message>
      <source>Order of a stack</source>
      <translation>Ordnung eines Stapels</translation>
    </message>
    <message>
      <source>The owner orders a stack out of sight as he likes; one that is seen has an AFV on top, if it has any.</source>
      <translation>Einen Stapel, den niemand sieht, ordnet der Besitzer, wie er will; einer, der gesehen wird, hat ein AFV obenauf, wenn er eines hat.</translation>
    </message>
    <message>
      <source>Sight for indirect fire</source>
      <translation>Sicht für indirektes Feuer</translation>
    </message>
    <message>
      <source>Indirect fire needs sight of a non-armored target in the hex; counterbattery has its exception.</source>
      <translation>Indirektes Feuer muss ein ungepanzertes Ziel im Hexfeld sehen; Konterbatteriefeuer hat seine Ausnahme.</translation>
    </message>
    <message>
      <source>What blocks sight</source>
      <translation>Was die Sicht versperrt</translation>
    </message>
    <message>
      <source>Woods, stations, villages, settlements and towns block it, in any part of a hex or hexside.</source>
      <translation>Wald, Bahnhöfe, Dörfer, Siedlungen und Städte versperren sie, in jedem Teil eines Hexfelds oder einer Hexfeldseite.</translation>
    </message>
    <message>
      <source>Hexes that hide</source>
      <translation>Hexfelder, die verbergen</translation>
    </message>
    <message>
      <source>Stations and settlements hide units, too.</source>
      <translation>Auch Bahnhöfe und Siedlungen verbergen Einheiten.</translation>
    </message>
    <message>
      <source>Balloons and observers</source>
      <translation>Ballons und Beobachter</translation>
    </message>
    <message>
      <source>A balloon sees as from a hill, but woods nearer to the target block it. Woods block observation battalions, too.</source>
      <translation>Ein Ballon sieht wie von einem Hügel, doch Wald näher am Ziel versperrt ihm die Sicht. Wald versperrt sie auch Beobachtungsbataillonen.</translation>
    </message>
    <message>
      <source>What a hex must tell</source>
      <translation>Was ein Hexfeld verraten muss</translation>
    </message>
    <message>
      <source>Its general make-up is disclosed on request; the exact AFV once those who fire are committed.</source>
      <translation>Auf Verlangen wird seine allgemeine Zusammensetzung genannt; das genaue AFV erst, wenn die Feuernden feststehen.</translation>
    </message>
  </context>
  <context>
    <name>SP-PAF</name>
    <message>
      <source>Moving up for it</source>
      <translation>Dafür heranrücken</translation>
    </message>
    <message>
      <source>Units may move next to the enemy just for Post-Assault Fire; support fire would cost them that.</source>
      <translation>Einheiten dürfen eigens für das Feuer nach dem Sturmangriff neben den Feind ziehen; Unterstützungsfeuer würde sie das kosten.</translation>
    </message>
    <message>
      <source>Who fires at last</source>
      <translation>Wer zuletzt feuert</translation>
    </message>
    <message>
      <source>Units that fired no counterbattery, barrage or offensive fire and had no Assault Marker.</source>
      <translation>Einheiten, die kein Konterbatterie-, Sperr- oder Offensivfeuer gegeben und keinen Sturmmarker gehabt haben.</translation>
    </message>
    <message>
      <source>There is no Post-Assault Fire at night.</source>
      <translation>Bei Nacht gibt es kein Feuer nach dem Sturmangriff.</translation>
    </message>
  </context>
  <context>
    <name>SP-REINF</name>
    <message>
      <source>Reinforcements enter</source>
      <translation>Verstärkungen treffen ein</translation>
    </message>
    <message>
      <source>They enter as scheduled, unless they are delayed or on the map already; only Soviet ones begin on the map.</source>
      <translation>Sie treffen nach Plan ein, außer wenn sie sich verspäten oder schon auf der Karte sind; nur sowjetische beginnen auf der Karte.</translation>
    </message>
    <message>
      <source>Inactive until their turn</source>
      <translation>Inaktiv bis zu ihrem Zug</translation>
    </message>
    <message>
      <source>Soviet reinforcements neither move nor fire nor do anything until their turn.</source>
      <translation>Sowjetische Verstärkungen ziehen und feuern bis zu ihrem Zug nicht und tun auch sonst nichts.</translation>
    </message>
    <message>
      <source>Woken ahead of it</source>
      <translation>Vorzeitig geweckt</translation>
    </message>
    <message>
      <source>Direct fire at a reinforcement, or an assault on it, wakes it at once, with all reinforcements in its hex and the hexes around.</source>
      <translation>Direktes Feuer auf eine Verstärkung oder ein Sturmangriff auf sie weckt sie sofort, mit allen Verstärkungen in ihrem Hexfeld und den Hexfeldern ringsum.</translation>
    </message>
    <message>
      <source>Then like any other</source>
      <translation>Dann wie jede andere</translation>
    </message>
    <message>
      <source>Once active it is a unit like any other; markers may show those that are not.</source>
      <translation>Einmal aktiv, ist sie eine Einheit wie jede andere; Marker dürfen die zeigen, die es noch nicht sind.</translation>
    </message>
    <message>
      <source>A sentence deleted</source>
      <translation>Ein gestrichener Satz</translation>
    </message>
    <message>
      <source>The last sentence about entry areas is deleted: reinforcements that begin on the map have none.</source>
      <translation>Der letzte Satz über Eintreffgebiete ist gestrichen: Verstärkungen, die auf der Karte beginnen, haben keine.</translation>
    </message>
    <message>
      <source>Delayed entry</source>
      <translation>Verzögertes Eintreffen</translation>
    </message>
    <message>
      <source>Back on the map</source>
      <translation>Zurück auf der Karte</translation>
    </message>
    <message>
      <source>Units that retreated off the map come back where they may move, else they are lost.</source>
      <translation>Einheiten, die sich von der Karte zurückgezogen haben, kommen zurück, wo sie ziehen dürfen; sonst sind sie verloren.</translation>
    </message>
    <message>
      <source>A retreat off the map comes from assault combat or a failed morale check in Defensive Segments; who cannot return in his side's next impulse is lost.</source>
      <translation>Ein Rückzug von der Karte folgt aus Sturmkampf oder einer misslungenen Moralprobe in Defensivsegmenten; wer im nächsten Impuls seiner Seite nicht zurückkehren kann, ist verloren.</translation>
    </message>
    <message>
      <source>Help for the Soviets</source>
      <translation>Hilfe für die Sowjets</translation>
    </message>
    <message>
      <source>The Soviet side may begin with every unit active.</source>
      <translation>Die sowjetische Seite darf mit allen Einheiten aktiv beginnen.</translation>
    </message>
  </context>
  <context>
    <name>SP-RET</name>
    <message>
      <source>An assaulting unit may retreat over a check that indirect fire alone asked for. Air strikes never make a unit retreat.</source>
      <translation>Eine stürmende Einheit kann sich wegen einer Probe zurückziehen, die allein indirektes Feuer verlangt hat. Durch Luftangriffe zieht sich eine Einheit nie zurück.</translation>
    </message>
    <message>
      <source>Cover on a retreat</source>
      <translation>Deckung beim Rückzug</translation>
    </message>
    <message>
      <source>Stations and settlements are cover, too.</source>
      <translation>Auch Bahnhöfe und Siedlungen sind Deckung.</translation>
    </message>
    <message>
      <source>The friendly edge</source>
      <translation>Der eigene Kartenrand</translation>
    </message>
    <message>
      <source>A side's own map edge is one with a source of supply.</source>
      <translation>Der eigene Kartenrand einer Seite ist einer mit einer Versorgungsquelle.</translation>
    </message>
    <message>
      <source>A sentence that ties retreats to the steps in a hex is cut: see your rulebook.</source>
      <translation>Ein Satz, der Rückzüge an die Schritte im Hexfeld bindet, ist abgeschnitten: siehe das eigene Regelheft.</translation>
    </message>
    <message>
      <source>No stack into ZOC fire</source>
      <translation>Kein Stapel in Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>Fire after falling back</source>
      <translation>Feuer nach dem Zurückgehen</translation>
    </message>
    <message>
      <source>An assaulter that was driven back supports fire only against its first target hex. Nobody with an Assault Marker does Post-Assault or ZOC fire.</source>
      <translation>Ein zurückgedrängter Angreifer unterstützt mit Feuer nur gegen sein erstes Zielhexfeld. Niemand mit einem Sturmmarker gibt Feuer nach dem Sturmangriff oder Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>Where a withdrawal goes</source>
      <translation>Wohin ein Absetzen führt</translation>
    </message>
    <message>
      <source>Into any hex away from the enemy that prompts it; the order of hexes of a retreat does not hold.</source>
      <translation>In jedes Hexfeld weg von dem Feind, der es auslöst; die Reihenfolge der Hexfelder eines Rückzugs gilt nicht.</translation>
    </message>
    <message>
      <source>How far a withdrawal goes</source>
      <translation>Wie weit ein Absetzen führt</translation>
    </message>
    <message>
      <source>One or two hexes, as the owner likes. A disrupted unit may not; whether a suppressed one may is an option.</source>
      <translation>Ein oder zwei Hexfelder, wie der Besitzer will. Eine desorganisierte Einheit darf nicht; ob eine niedergehaltene darf, ist eine Option.</translation>
    </message>
    <message>
      <source>No ZOC fire on the way out</source>
      <translation>Kein Kontrollzonenfeuer auf dem Weg hinaus</translation>
    </message>
    <message>
      <source>Leaving the hex from which a unit assaulted, or the target hex, triggers no ZOC fire.</source>
      <translation>Das Verlassen des Hexfelds, aus dem eine Einheit stürmte, oder des Zielhexfelds löst kein Kontrollzonenfeuer aus.</translation>
    </message>
    <message>
      <source>Withdrawal check into cover</source>
      <translation>Absetzprobe in Deckung</translation>
    </message>
    <message>
      <source>Units that are not AFV add 2 where they withdraw into cover.</source>
      <translation>Einheiten, die keine AFV sind, zählen 2 hinzu, wenn sie sich in Deckung absetzen.</translation>
    </message>
  </context>
  <context>
    <name>SP-ROSTER</name>
    <message>
      <source>Boxes are the steps</source>
      <translation>Kästchen sind die Schritte</translation>
    </message>
    <message>
      <source>A unit starts with as many steps as its line on the sheet has boxes.</source>
      <translation>Eine Einheit beginnt mit so vielen Schritten, wie ihre Zeile auf dem Blatt Kästchen hat.</translation>
    </message>
    <message>
      <source>Current steps</source>
      <translation>Derzeitige Schritte</translation>
    </message>
    <message>
      <source>The steps of a unit are the boxes that are not crossed off.</source>
      <translation>Die Schritte einer Einheit sind die Kästchen, die nicht abgestrichen sind.</translation>
    </message>
    <message>
      <source>Who needs numbered boxes</source>
      <translation>Wer nummerierte Kästchen braucht</translation>
    </message>
    <message>
      <source>Weapons and AFV whose regular or AT strength on the front is not their number of boxes have a number in each box.</source>
      <translation>Waffen und AFV, deren reguläre oder AT-Stärke auf der Vorderseite nicht der Zahl ihrer Kästchen entspricht, haben in jedem Kästchen eine Zahl.</translation>
    </message>
    <message>
      <source>Strength equal to the boxes</source>
      <translation>Stärke gleich den Kästchen</translation>
    </message>
    <message>
      <source>Where the strength on the counter equals the number of boxes, the strength is as many points as steps are left.</source>
      <translation>Wo die Stärke auf dem Spielstein der Zahl der Kästchen entspricht, ist die Stärke so viele Punkte, wie Schritte übrig sind.</translation>
    </message>
    <message>
      <source>What the box numbers are</source>
      <translation>Was die Kästchenzahlen sind</translation>
    </message>
    <message>
      <source>If the last number equals the regular strength on the front, the boxes hold regular strengths, else AT strengths.</source>
      <translation>Ist die letzte Zahl gleich der regulären Stärke auf der Vorderseite, stehen in den Kästchen reguläre Stärken, sonst AT-Stärken.</translation>
    </message>
    <message>
      <source>The rightmost open box</source>
      <translation>Das rechte offene Kästchen</translation>
    </message>
    <message>
      <source>For the kind that the boxes hold, the number in the rightmost open box is the strength, whatever the share would give.</source>
      <translation>Für die Art, die in den Kästchen steht, ist die Zahl im äußersten rechten offenen Kästchen die Stärke, gleich was der Anteil ergäbe.</translation>
    </message>
    <message>
      <source>The other kind by share</source>
      <translation>Die andere Art nach Anteil</translation>
    </message>
    <message>
      <source>For the kind that the boxes do not hold, the strength is the share of steps left of the strength on the front.</source>
      <translation>Für die Art, die nicht in den Kästchen steht, ist die Stärke der Anteil der übrigen Schritte an der Stärke auf der Vorderseite.</translation>
    </message>
    <message>
      <source>Personnel with AT above one</source>
      <translation>Personal mit AT über eins</translation>
    </message>
    <message>
      <source>Personnel with an AT strength of more than 1 on the front are reckoned as weapons are: by box or by share.</source>
      <translation>Personal mit einer AT-Stärke von mehr als 1 auf der Vorderseite wird wie Waffen gerechnet: nach Kästchen oder nach Anteil.</translation>
    </message>
    <message>
      <source>Other personnel</source>
      <translation>Übriges Personal</translation>
    </message>
    <message>
      <source>Their regular strength is as many points as steps are left; their AT strength is that of the counter, of its back once it is flipped.</source>
      <translation>Seine reguläre Stärke ist so viele Punkte, wie Schritte übrig sind; seine AT-Stärke ist die des Spielsteins, die der Rückseite, sobald er umgedreht ist.</translation>
    </message>
    <message>
      <source>Strength by share</source>
      <translation>Stärke nach Anteil</translation>
    </message>
    <message>
      <source>Steps left over all steps, times the strength on the front, rounded down, at least 1. A flipped unit with 0 on its back cannot fire that kind.</source>
      <translation>Übrige Schritte durch alle Schritte, mal die Stärke auf der Vorderseite, abgerundet, mindestens 1. Eine umgedrehte Einheit mit 0 auf der Rückseite kann in dieser Art nicht feuern.</translation>
    </message>
    <message>
      <source>The Tigers as an example</source>
      <translation>Die Tiger als Beispiel</translation>
    </message>
    <message>
      <source>2/503 has 4 boxes, 5 regular and 18 AT. After a loss its AT strength is 15 by box 3, its regular strength 3 of 3.75.</source>
      <translation>2/503 hat 4 Kästchen, 5 regulär und 18 AT. Nach einem Verlust ist ihre AT-Stärke 15 nach Kästchen 3, ihre reguläre Stärke 3 von 3,75.</translation>
    </message>
    <message>
      <source>When a counter flips</source>
      <translation>Wann ein Spielstein umgedreht wird</translation>
    </message>
    <message>
      <source>A unit flips as soon as half of its steps or fewer are left. The enemy sees nothing else of its losses.</source>
      <translation>Eine Einheit wird umgedreht, sobald nur noch die Hälfte ihrer Schritte oder weniger übrig ist. Der Feind sieht sonst nichts von ihren Verlusten.</translation>
    </message>
    <message>
      <source>Losses from the right</source>
      <translation>Verluste von rechts</translation>
    </message>
    <message>
      <source>Each step lost crosses off the rightmost open box.</source>
      <translation>Jeder verlorene Schritt streicht das äußerste rechte offene Kästchen ab.</translation>
    </message>
    <message>
      <source>Boxes from your own sheets</source>
      <translation>Kästchen von den eigenen Blättern</translation>
    </message>
    <message>
      <source>Sheets with every number in its box may have come with the errata; they are not in the program, so the player enters boxes and numbers from his own.</source>
      <translation>Blätter mit jeder Zahl in ihrem Kästchen kamen vielleicht mit den Errata; im Programm sind sie nicht, also trägt der Spieler Kästchen und Zahlen von den eigenen ein.</translation>
    </message>
    <message>
      <source>The sheet is secret</source>
      <translation>Das Blatt ist geheim</translation>
    </message>
    <message>
      <source>A player may not look at the Roster Sheets of the other side or keep a copy of them: a side can lock its sheets.</source>
      <translation>Ein Spieler darf die Stärkeblätter der anderen Seite weder ansehen noch eine Abschrift davon haben: Eine Seite kann ihre Blätter sperren.</translation>
    </message>
    <message>
      <source>Status takes no steps</source>
      <translation>Status kostet keine Schritte</translation>
    </message>
    <message>
      <source>Suppression and other status change no steps: stacking, size and the strength bonus count them in full.</source>
      <translation>Niederhalten und anderer Status ändern keine Schritte: Stapeln, Größe und Stärkebonus zählen sie voll.</translation>
    </message>
    <message>
      <source>What a sheet keeps</source>
      <translation>Was ein Blatt festhält</translation>
    </message>
    <message>
      <source>Of each unit: crossed boxes and the numbers in them, both sides of the counter, morale, armor, range, movement, formation, its markers, and what it fired this phase.</source>
      <translation>Von jeder Einheit: abgestrichene Kästchen und die Zahlen darin, beide Seiten des Spielsteins, Moral, Panzerung, Reichweite, Bewegung, Formation, was auf ihr liegt und was sie in dieser Phase gefeuert hat.</translation>
    </message>
    <message>
      <source>Where status comes from</source>
      <translation>Woher Status kommt</translation>
    </message>
    <message>
      <source>Morale checks, assaults, night surprise, a lost headquarters and the fire of rockets give units a status; a player can also place its marker by hand.</source>
      <translation>Moralproben, Sturmangriffe, Überraschung bei Nacht, ein verlorenes Hauptquartier und das Feuer von Raketenwerfern geben Einheiten einen Status; ein Spieler kann den Marker auch von Hand legen.</translation>
    </message>
  </context>
  <context>
    <name>SP-SEQ</name>
    <message>
      <source>Second Defender Withdrawal</source>
      <translation>Zweites Absetzen des Verteidigers</translation>
    </message>
    <message>
      <source>After the fire segments, units on wheels, tracks, aerosans or rail in the Assault Target Hex may still withdraw.</source>
      <translation>Nach den Feuersegmenten dürfen sich Einheiten auf Rädern, Ketten, Aerosanen oder der Bahn im Sturmzielfeld noch absetzen.</translation>
    </message>
    <message>
      <source>Second Attacker Withdrawal</source>
      <translation>Zweites Absetzen des Angreifers</translation>
    </message>
    <message>
      <source>After the second Defensive Fire Segment attackers may once more withdraw and call off.</source>
      <translation>Nach dem zweiten Defensivfeuersegment dürfen sich Angreifer noch einmal absetzen und abblasen.</translation>
    </message>
    <message>
      <source>Order of an assault</source>
      <translation>Ablauf eines Sturmangriffs</translation>
    </message>
    <message>
      <source>At night surprise; barrage; defender withdrawal; defensive fire; attacker withdrawal; offensive fire; both fires and the attacker's withdrawal a second time; the defender's second withdrawal; assault combat; retreat and advance. Counterbattery fire comes before all assaults, Post-Assault Fire after them. The order is partly inferred from the example.</source>
      <translation>Bei Nacht Überraschung; Sperrfeuer; Absetzen des Verteidigers; Defensivfeuer; Absetzen des Angreifers; Offensivfeuer; beide Feuer und das Absetzen des Angreifers ein zweites Mal; das zweite Absetzen des Verteidigers; Sturmkampf; Rückzug und Nachrücken. Konterbatteriefeuer kommt vor allen Sturmangriffen, Feuer nach dem Sturmangriff nach ihnen. Die Reihenfolge ist zum Teil aus dem Beispiel erschlossen.</translation>
    </message>
    <message>
      <source>Who fires after the assaults</source>
      <translation>Wer nach den Sturmangriffen feuert</translation>
    </message>
    <message>
      <source>A unit of the side that plays may do so if it did no counterbattery or barrage fire, did not fire offensively and got no Assault Marker.</source>
      <translation>Eine Einheit der Seite am Zug, die kein Konterbatterie- oder Sperrfeuer und kein Offensivfeuer gegeben und keinen Sturmmarker erhalten hat, darf es.</translation>
    </message>
    <message>
      <source>Support after an involuntary call-off</source>
      <translation>Unterstützung nach erzwungenem Abblasen</translation>
    </message>
    <message>
      <source>Support fire only at units of the first target hex.</source>
      <translation>Unterstützungsfeuer nur auf Einheiten des ersten Zielhexfelds.</translation>
    </message>
  </context>
  <context>
    <name>SP-SPEC</name>
    <message>
      <source>Observation balloons</source>
      <translation>Beobachtungsballons</translation>
    </message>
    <message>
      <source>A balloon is like a personnel unit, but enters no trench and cannot be struck from the air.</source>
      <translation>Ein Ballon ist wie eine Personaleinheit, betritt aber keinen Graben und kann nicht aus der Luft angegriffen werden.</translation>
    </message>
    <message>
      <source>Observation battalions</source>
      <translation>Beobachtungsbataillone</translation>
    </message>
    <message>
      <source>The line of sight of an observation battalion follows the usual rule; woods block it.</source>
      <translation>Die Sichtlinie eines Beobachtungsbataillons folgt der gewöhnlichen Regel; Wald versperrt sie.</translation>
    </message>
    <message>
      <source>Soviet AA units keep back</source>
      <translation>Sowjetische AA-Einheiten halten Abstand</translation>
    </message>
    <message>
      <source>Soviet AA units, but for one battalion of each Army, come no nearer to an enemy than the range of their direct fire and stay off the front line.</source>
      <translation>Sowjetische AA-Einheiten, außer einem Bataillon jeder Armee, kommen einem Feind nicht näher als die Reichweite ihres direkten Feuers und bleiben der vordersten Linie fern.</translation>
    </message>
    <message>
      <source>7th Guards Mining</source>
      <translation>7. Garde-Mineurregiment</translation>
    </message>
    <message>
      <source>7GdMiner builds no bridges.</source>
      <translation>7GdMiner baut keine Brücken.</translation>
    </message>
    <message>
      <source>All Soviet units active (optional)</source>
      <translation>Alle sowjetischen Einheiten aktiv (wahlweise)</translation>
    </message>
    <message>
      <source>To help the Soviet player, all of his units may be active from the start; an option of the campaign.</source>
      <translation>Um dem sowjetischen Spieler zu helfen, dürfen alle seine Einheiten von Anfang an aktiv sein; eine Option des Feldzugs.</translation>
    </message>
    <message>
      <source>Remounting (optional)</source>
      <translation>Wieder aufsitzen (wahlweise)</translation>
    </message>
    <message>
      <source>With the optional rule on remounting, zones of control matter for who remounts; see your rulebook.</source>
      <translation>Mit der wahlweisen Regel zum Aufsitzen zählen Kontrollzonen dafür, wer wieder aufsitzt; siehe das eigene Regelheft.</translation>
    </message>
    <message>
      <source>Baltic Fleet and railroad gun</source>
      <translation>Baltische Flotte und Eisenbahngeschütz</translation>
    </message>
    <message>
      <source>The guns of the Red Banner Baltic Fleet and the railroad gun fire as their rows of the artillery chart say. The fleet cannot be a target.</source>
      <translation>Die Geschütze der Baltischen Rotbannerflotte und das Eisenbahngeschütz feuern, wie es ihre Zeilen der Artillerietafel sagen. Die Flotte kann kein Ziel sein.</translation>
    </message>
  </context>
  <context>
    <name>SP-STACK</name>
    <message>
      <source>Twelve steps to a hex</source>
      <translation>Zwölf Schritte je Hexfeld</translation>
    </message>
    <message>
      <source>At most 12 current steps may be in a hex: for deployed units at the end of the Movement Phase, for columns at any time.</source>
      <translation>Höchstens 12 derzeitige Schritte stehen in einem Hexfeld: bei entfalteten Einheiten am Ende der Bewegungsphase, bei Marschkolonnen jederzeit.</translation>
    </message>
    <message>
      <source>Soviet divisions apart</source>
      <translation>Sowjetische Divisionen getrennt</translation>
    </message>
    <message>
      <source>Examples of Soviet stacks</source>
      <translation>Beispiele sowjetischer Stapel</translation>
    </message>
    <message>
      <source>Never above it</source>
      <translation>Nie darüber</translation>
    </message>
    <message>
      <source>Nobody ends the Movement Phase above the limit, and no unit withdraws into a hex that it would overload.</source>
      <translation>Niemand beendet die Bewegungsphase über der Grenze, und keine Einheit setzt sich in ein Hexfeld ab, das sie überladen würde.</translation>
    </message>
    <message>
      <source>In a hex above the limit, after retreats, the owner picks units of at most 12 steps at the start of the First Defensive Segment: they alone fire and fight.</source>
      <translation>In einem Hexfeld über der Grenze, nach Rückzügen, wählt der Besitzer zu Beginn des ersten Defensivsegments Einheiten mit höchstens 12 Schritten: Nur sie feuern und kämpfen.</translation>
    </message>
    <message>
      <source>Assaulters above the limit</source>
      <translation>Angreifer über der Grenze</translation>
    </message>
    <message>
      <source>Assaulters above the limit are picked at the same time; note them, and tell at the First Offensive Segment.</source>
      <translation>Angreifer über der Grenze werden zur selben Zeit gewählt; sie werden notiert und im ersten Offensivsegment genannt.</translation>
    </message>
    <message>
      <source>Units stay whole</source>
      <translation>Einheiten bleiben ganz</translation>
    </message>
    <message>
      <source>The steps of one unit are not split to fill the 12.</source>
      <translation>Die Schritte einer Einheit werden nicht geteilt, um die 12 zu füllen.</translation>
    </message>
    <message>
      <source>Steps, not strength</source>
      <translation>Schritte, nicht Stärke</translation>
    </message>
    <message>
      <source>The limit counts steps: rockets, the Tigers and AA divisions may bring more than 12 points.</source>
      <translation>Die Grenze zählt Schritte: Raketenwerfer, die Tiger und AA-Divisionen können mehr als 12 Punkte bringen.</translation>
    </message>
    <message>
      <source>All are exposed</source>
      <translation>Alle sind ausgesetzt</translation>
    </message>
    <message>
      <source>In a hex above the limit all non-armored units take regular fire, each AFV may be picked for AT fire, air strikes hit all; ZOC fire hits those alone that draw it.</source>
      <translation>In einem Hexfeld über der Grenze trifft reguläres Feuer alle ungepanzerten Einheiten, jedes AFV kann für AT-Feuer gewählt werden, Luftangriffe treffen alle; Kontrollzonenfeuer trifft nur die, die es auf sich ziehen.</translation>
    </message>
  </context>
  <context>
    <name>SP-STRM</name>
    <message>
      <source>Stream banks</source>
      <translation>Bachufer</translation>
    </message>
    <message>
      <source>Mouth and head</source>
      <translation>Mündung und Quelle</translation>
    </message>
    <message>
      <source>Banks that are joined</source>
      <translation>Verbundene Ufer</translation>
    </message>
    <message>
      <source>Which bank</source>
      <translation>Welches Ufer</translation>
    </message>
    <message>
      <source>A marker shows on which bank a unit is, at set-up and at the end of its move.</source>
      <translation>Ein Marker sagt, an welchem Ufer eine Einheit steht, bei der Aufstellung und am Ende ihrer Bewegung.</translation>
    </message>
    <message>
      <source>Crossing in its own hex</source>
      <translation>Überqueren im eigenen Hexfeld</translation>
    </message>
    <message>
      <source>Inside its hex a unit pays the stream alone, not the hex, and need not leave it.</source>
      <translation>Innerhalb ihres Hexfelds zahlt eine Einheit nur den Bach, nicht das Hexfeld, und muss es nicht verlassen.</translation>
    </message>
    <message>
      <source>Along a bank</source>
      <translation>Am Ufer entlang</translation>
    </message>
    <message>
      <source>Along a joined bank a unit pays the other terrain and hexsides only.</source>
      <translation>An einem verbundenen Ufer entlang zahlt eine Einheit nur das übrige Gelände und die Hexfeldseiten.</translation>
    </message>
    <message>
      <source>Into a mouth or head</source>
      <translation>In eine Mündung oder Quelle</translation>
    </message>
    <message>
      <source>From its three open hexsides no stream is paid, and the owner names the bank. From the two beside the stream it counts as running on across the hex.</source>
      <translation>Von seinen drei offenen Hexfeldseiten her wird kein Bach bezahlt, und der Besitzer nennt das Ufer. Von den beiden neben dem Bach her gilt er, als liefe er quer durch das Hexfeld weiter.</translation>
    </message>
    <message>
      <source>Out of a stream hex</source>
      <translation>Aus einem Bachhexfeld heraus</translation>
    </message>
    <message>
      <source>Out of a hex with one stream, on the unit's own side, no stream is paid. Otherwise each stream between the bank and the next hex is paid, and the hex.</source>
      <translation>Aus einem Hexfeld mit einem Bach, auf der eigenen Seite der Einheit, wird kein Bach bezahlt. Sonst wird jeder Bach zwischen dem Ufer und dem nächsten Hexfeld bezahlt, und das Hexfeld.</translation>
    </message>
    <message>
      <source>Into a stream hex</source>
      <translation>In ein Bachhexfeld hinein</translation>
    </message>
    <message>
      <source>From a dry hex the owner says how many streams he crosses, and pays them; he may cross none.</source>
      <translation>Aus einem Hexfeld ohne Bach sagt der Besitzer, wie viele Bäche er überquert, und bezahlt sie; er darf keinen überqueren.</translation>
    </message>
    <message>
      <source>Streams and roads</source>
      <translation>Bäche und Straßen</translation>
    </message>
    <message>
      <source>By road bridges are paid in place of streams, in column, along joined roads. Only the railroad gun, units without points and those stopped by ZOC fire have to stay in column.</source>
      <translation>Auf der Straße werden anstelle der Bäche Brücken bezahlt, in Marschkolonne, auf zusammenhängenden Straßen. Nur das Eisenbahngeschütz, Einheiten ohne Punkte und durch Kontrollzonenfeuer gestoppte müssen in Marschkolonne bleiben.</translation>
    </message>
    <message>
      <source>Before an Assault Marker</source>
      <translation>Vor einem Sturmmarker</translation>
    </message>
    <message>
      <source>To assault from a stream hex at least one of its streams is paid, unless the hexes share one bank on which the unit began or along which it came, or it paid in an earlier phase.</source>
      <translation>Um aus einem Bachhexfeld zu stürmen, wird mindestens einer seiner Bäche bezahlt, es sei denn, die Hexfelder teilen ein Ufer, an dem die Einheit begann oder entlang dessen sie kam, oder sie hat in einer früheren Phase bezahlt.</translation>
    </message>
    <message>
      <source>Both are paid where the bank of the unit does not face its target and two banks connect the hexes. At the end the owner names a bank that faces the target or joins one that does.</source>
      <translation>Beide werden bezahlt, wo das Ufer der Einheit ihrem Ziel nicht zugewandt ist und zwei Ufer die Hexfelder verbinden. Am Ende nennt der Besitzer ein Ufer, das dem Ziel zugewandt ist oder an ein solches anschließt.</translation>
    </message>
    <message>
      <source>Modifiers of a crossing</source>
      <translation>Modifikatoren eines Übergangs</translation>
    </message>
    <message>
      <source>Who crossed in this impulse is fired at with 1 to the right in Defensive Segments and has 1 less assault morale; not after an earlier phase, and not by road.</source>
      <translation>Wer in diesem Impuls überquert hat, wird in Defensivsegmenten mit 1 nach rechts beschossen und hat 1 weniger Sturmmoral; nicht nach einer früheren Phase und nicht auf der Straße.</translation>
    </message>
    <message>
      <source>Streams and ZOC fire</source>
      <translation>Bäche und Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>Off the road the shift counts in ZOC fire too, where the unit crossed in that hex in this phase; never twice.</source>
      <translation>Abseits der Straße zählt die Verschiebung auch bei Kontrollzonenfeuer, wenn die Einheit in dieser Phase in diesem Hexfeld überquert hat; nie zweimal.</translation>
    </message>
    <message>
      <source>All of them wet</source>
      <translation>Alle nass</translation>
    </message>
    <message>
      <source>Assault morale falls only where every assaulter crossed in its hex in this impulse.</source>
      <translation>Die Sturmmoral sinkt nur, wenn jeder Angreifer in diesem Impuls in seinem Hexfeld überquert hat.</translation>
    </message>
    <message>
      <source>Streams after a fight</source>
      <translation>Bäche nach einem Gefecht</translation>
    </message>
    <message>
      <source>Retreat, withdrawal and advance cost nothing and count as no crossing; the owner names the bank. A follow-on assault crosses free and takes the modifiers.</source>
      <translation>Rückzug, Absetzen und Nachrücken kosten nichts und gelten nicht als Überqueren; der Besitzer nennt das Ufer. Ein Folgesturmangriff überquert kostenlos und nimmt die Modifikatoren.</translation>
    </message>
  </context>
  <context>
    <name>SP-SUP</name>
    <message>
      <source>Soviet supply sources</source>
      <translation>Sowjetische Versorgungsquellen</translation>
    </message>
    <message>
      <source>The map edge north of where the Neva leaves the map (hex 1025) is a Soviet source of supply.</source>
      <translation>Der Kartenrand nördlich der Stelle, wo die Newa die Karte verlässt (Hexfeld 1025), ist eine sowjetische Versorgungsquelle.</translation>
    </message>
    <message>
      <source>No ammunition on the first day</source>
      <translation>Keine Munition am ersten Tag</translation>
    </message>
    <message>
      <source>Neither player receives ammunition on 12 January.</source>
      <translation>Am 12. Januar erhält kein Spieler Munition.</translation>
    </message>
    <message>
      <source>A stock for each Army</source>
      <translation>Ein Vorrat für jede Armee</translation>
    </message>
    <message>
      <source>Each Army draws on its own stock. The combat example takes the points of the 67th Army from the Leningrad Front, so the stock of a formation can be set.</source>
      <translation>Jede Armee schießt aus ihrem eigenen Bestand. Das Kampfbeispiel nimmt die Punkte der 67. Armee von der Leningrader Front, deshalb lässt sich der Bestand eines Verbands setzen.</translation>
    </message>
  </context>
  <context>
    <name>SP-SUR</name>
    <message>
      <source>Surprise die 1</source>
      <translation>Überraschungswürfel 1</translation>
    </message>
    <message>
      <source>The attacker is surprised: losses doubled, fire halved, morale −2, disrupted at the end.</source>
      <translation>Der Angreifer ist überrascht: Verluste verdoppelt, Feuer halbiert, Moral −2, am Ende desorganisiert.</translation>
    </message>
    <message>
      <source>Surprise die 2</source>
      <translation>Überraschungswürfel 2</translation>
    </message>
    <message>
      <source>The attacker is surprised: losses doubled, morale −2, suppressed at the end.</source>
      <translation>Der Angreifer ist überrascht: Verluste verdoppelt, Moral −2, am Ende niedergehalten.</translation>
    </message>
    <message>
      <source>Surprise die 3</source>
      <translation>Überraschungswürfel 3</translation>
    </message>
    <message>
      <source>The attacker is surprised: fire halved, morale −1, suppressed at the end.</source>
      <translation>Der Angreifer ist überrascht: Feuer halbiert, Moral −1, am Ende niedergehalten.</translation>
    </message>
    <message>
      <source>Surprise die 4</source>
      <translation>Überraschungswürfel 4</translation>
    </message>
    <message>
      <source>There is no assault. The attacker's units retreat one hex and are suppressed.</source>
      <translation>Es gibt keinen Sturmangriff. Die Einheiten des Angreifers ziehen sich ein Hexfeld zurück und werden niedergehalten.</translation>
    </message>
    <message>
      <source>Surprise die 5, 6 or 7</source>
      <translation>Überraschungswürfel 5, 6 oder 7</translation>
    </message>
    <message>
      <source>Nobody is surprised.</source>
      <translation>Niemand ist überrascht.</translation>
    </message>
    <message>
      <source>Surprise die 8</source>
      <translation>Überraschungswürfel 8</translation>
    </message>
    <message>
      <source>The defender is surprised: fire halved, morale −1, suppressed at the end.</source>
      <translation>Der Verteidiger ist überrascht: Feuer halbiert, Moral −1, am Ende niedergehalten.</translation>
    </message>
    <message>
      <source>Surprise die 9</source>
      <translation>Überraschungswürfel 9</translation>
    </message>
    <message>
      <source>The defender is surprised: losses doubled, fire halved, morale −1, disrupted at the end.</source>
      <translation>Der Verteidiger ist überrascht: Verluste verdoppelt, Feuer halbiert, Moral −1, am Ende desorganisiert.</translation>
    </message>
    <message>
      <source>Surprise die 0</source>
      <translation>Überraschungswürfel 0</translation>
    </message>
    <message>
      <source>The defender is surprised: losses tripled, no fire, morale −2, disrupted at the end.</source>
      <translation>Der Verteidiger ist überrascht: Verluste verdreifacht, kein Feuer, Moral −2, am Ende desorganisiert.</translation>
    </message>
    <message>
      <source>Who is surprised</source>
      <translation>Wer überrascht ist</translation>
    </message>
    <message>
      <source>Attacker is the side that plays the impulse, defender the other one. Only the units of one side are touched.</source>
      <translation>Angreifer ist die Seite, die den Impuls spielt, Verteidiger die andere. Betroffen sind nur die Einheiten einer Seite.</translation>
    </message>
    <message>
      <source>Surprise multiplies losses</source>
      <translation>Überraschung vervielfacht Verluste</translation>
    </message>
    <message>
      <source>Steps that fire, AT fire and assaults cost the units involved are multiplied until the Combat Phase ends.</source>
      <translation>Schritte, die Feuer, AT-Feuer und Sturmangriffe die beteiligten Einheiten kosten, werden bis zum Ende der Kampfphase vervielfacht.</translation>
    </message>
    <message>
      <source>Surprise halves fire</source>
      <translation>Überraschung halbiert Feuer</translation>
    </message>
    <message>
      <source>The strengths of the units involved are halved, and those of support fire for their assault.</source>
      <translation>Die Stärken der beteiligten Einheiten werden halbiert und die des Unterstützungsfeuers für ihren Sturmangriff.</translation>
    </message>
    <message>
      <source>Surprise lowers morale</source>
      <translation>Überraschung senkt die Moral</translation>
    </message>
    <message>
      <source>It counts in every morale check of the units involved and in their assault morale.</source>
      <translation>Sie zählt bei jeder Moralprobe der beteiligten Einheiten und bei ihrer Sturmmoral.</translation>
    </message>
    <message>
      <source>Status after surprise</source>
      <translation>Status nach Überraschung</translation>
    </message>
    <message>
      <source>The units involved are suppressed or disrupted when the assault ends, however it ends. Where the result brings another status, an option decides.</source>
      <translation>Die beteiligten Einheiten werden niedergehalten oder desorganisiert, wenn der Sturmangriff endet, gleich wie. Wo das Ergebnis einen anderen Status legt, entscheidet eine Option.</translation>
    </message>
    <message>
      <source>No assault</source>
      <translation>Kein Sturmangriff</translation>
    </message>
    <message>
      <source>The assault ends at once, against the attacker's will.</source>
      <translation>Der Sturmangriff endet sofort, gegen den Willen des Angreifers.</translation>
    </message>
    <message>
      <source>Surprise forbids fire</source>
      <translation>Überraschung verbietet Feuer</translation>
    </message>
    <message>
      <source>The units involved stay silent until the Combat Phase ends, and nobody fires in support of this assault.</source>
      <translation>Die beteiligten Einheiten bleiben bis zum Ende der Kampfphase stumm, und niemand feuert zur Unterstützung dieses Sturmangriffs.</translation>
    </message>
    <message>
      <source>Surprise of one assault</source>
      <translation>Überraschung eines Sturmangriffs</translation>
    </message>
    <message>
      <source>A roll touches only the units that are or were involved in the assault it was made for.</source>
      <translation>Ein Wurf betrifft nur die Einheiten, die an dem Sturmangriff beteiligt sind oder waren, für den er gemacht wurde.</translation>
    </message>
  </context>
  <context>
    <name>SP-TCE</name>
    <message>
      <source>Clear</source>
      <translation>Offen</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels 1, tracks ½. Fire against: none. Fire from: none.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad 1, Kette ½. Feuer auf: keine. Feuer von: keine.</translation>
    </message>
    <message>
      <source>Woods</source>
      <translation>Wald</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels 4, tracks 2, aerosan by road or bridge. Fire against: 1 to the left. Fire from: 1 to the right.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad 4, Kette 2, Aerosan auf Straße oder Brücke. Feuer auf: 1 nach links. Feuer von: 1 nach rechts.</translation>
    </message>
    <message>
      <source>Swamp</source>
      <translation>Sumpf</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels none, tracks none, T-34 4. Fire against: 1 to the left. Fire from: none.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad nie, Kette nie, T-34 4. Feuer auf: 1 nach links. Feuer von: keine.</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels none, tracks 6, T-34 3. Fire against: none. Fire from: none.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad nie, Kette 6, T-34 3. Feuer auf: keine. Feuer von: keine.</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels ½, tracks ½. Fire against: 1 to the left. Fire from: 1 to the right.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad ½, Kette ½. Feuer auf: 1 nach links. Feuer von: 1 nach rechts.</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels ½, tracks ½. Fire against: 2 to the left. Fire from: 1 to the right. Fire at AFV: 1 to the left.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad ½, Kette ½. Feuer auf: 2 nach links. Feuer von: 1 nach rechts. Feuer auf AFV: 1 nach links.</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>MP: leg 1, ski 1, wheels 1, tracks 1, aerosan none. Fire against: 1 to the left. Fire from: 2 to the right. Fire against counts for direct fire from below only.</source>
      <translation>MP: zu Fuß 1, Ski 1, Rad 1, Kette 1, Aerosan nie. Feuer auf: 1 nach links. Feuer von: 2 nach rechts. „Feuer auf“ zählt nur bei direktem Feuer von unten.</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels 2, tracks 1. Fire against: 1 to the right. Fire from: none. Only for units that assault or draw ZOC fire after crossing.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad 2, Kette 1. Feuer auf: 1 nach rechts. Feuer von: keine. Nur für Einheiten, die nach dem Überqueren stürmen oder Kontrollzonenfeuer auf sich ziehen.</translation>
    </message>
    <message>
      <source>MP: leg that of the other terrain, ski that of the other terrain, wheels that of the other terrain, tracks that of the other terrain. Fire against: 2 to the left. Fire from: 2 to the right. Fire from counts at targets outside the line only.</source>
      <translation>MP: zu Fuß wie das andere Gelände, Ski wie das andere Gelände, Rad wie das andere Gelände, Kette wie das andere Gelände. Feuer auf: 2 nach links. Feuer von: 2 nach rechts. „Feuer von“ zählt nur gegen Ziele außerhalb der Linie.</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels 1, tracks by road or bridge, thin armor ½. Fire against: 2 to the right. Fire from: none.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad 1, Kette auf Straße oder Brücke, dünne Panzerung ½. Feuer auf: 2 nach rechts. Feuer von: keine.</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels 2, tracks by road or bridge, thin armor ½. Fire against: 2 to the right. Fire from: none.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad 2, Kette auf Straße oder Brücke, dünne Panzerung ½. Feuer auf: 2 nach rechts. Feuer von: keine.</translation>
    </message>
    <message>
      <source>As water: leg 1, ski ½, wheels 2, tracks ½ MP, fire against 2 to the right. As land: nothing more than the land beyond, no shift.</source>
      <translation>Als Wasser: zu Fuß 1, Ski ½, Rad 2, Kette ½ MP, Feuer auf 2 nach rechts. Als Land: nicht mehr als das Land dahinter, keine Verschiebung.</translation>
    </message>
    <message>
      <source>Trail</source>
      <translation>Weg</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels 2, tracks 1. Fire against: none. Fire from: none.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad 2, Kette 1. Feuer auf: keine. Feuer von: keine.</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels ½, tracks ½. Fire against: none. Fire from: none.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad ½, Kette ½. Feuer auf: keine. Feuer von: keine.</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels ¼, tracks ½. Fire against: none. Fire from: none.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad ¼, Kette ½. Feuer auf: keine. Feuer von: keine.</translation>
    </message>
    <message>
      <source>MP: leg 1, ski ½, wheels 1, tracks 1. Fire against: none. Fire from: none.</source>
      <translation>MP: zu Fuß 1, Ski ½, Rad 1, Kette 1. Feuer auf: keine. Feuer von: keine.</translation>
    </message>
    <message>
      <source>Fire against: 2 to the right. Fire from is halved; weapons do not fire.</source>
      <translation>Feuer auf: 2 nach rechts. „Feuer von“ wird halbiert; Waffen feuern nicht.</translation>
    </message>
    <message>
      <source>Movement costs are doubled. Strengths of firing units are halved.</source>
      <translation>Bewegungskosten werden verdoppelt. Stärken feuernder Einheiten werden halbiert.</translation>
    </message>
    <message>
      <source>The allowance is 12 MP.</source>
      <translation>Der Bewegungswert ist 12 MP.</translation>
    </message>
    <message>
      <source>The allowance is 8 MP.</source>
      <translation>Der Bewegungswert ist 8 MP.</translation>
    </message>
    <message>
      <source>Night impulse</source>
      <translation>Nachtimpuls</translation>
    </message>
    <message>
      <source>Fire against: 1 to the left. Fire from follows the Surprise Table.</source>
      <translation>Feuer auf: 1 nach links. „Feuer von“ folgt der Überraschungstabelle.</translation>
    </message>
    <message>
      <source>2 MP less. Strengths are halved; artillery does not fire.</source>
      <translation>2 MP weniger. Stärken werden halbiert; Artillerie feuert nicht.</translation>
    </message>
    <message>
      <source>Half the MP. One point of strength, in Defensive Fire Segments only; artillery does not fire.</source>
      <translation>Halbe MP. Ein Punkt Stärke, nur in Defensivfeuersegmenten; Artillerie feuert nicht.</translation>
    </message>
    <message>
      <source>Half the MP. Fire is not touched.</source>
      <translation>Halbe MP. Das Feuer ist nicht betroffen.</translation>
    </message>
    <message>
      <source>Wheels and tracks have half their MP. Strengths are halved; artillery does not fire.</source>
      <translation>Rad und Kette haben halbe MP. Stärken werden halbiert; Artillerie feuert nicht.</translation>
    </message>
    <message>
      <source>AFV with a hollow dot</source>
      <translation>AFV mit hohlem Punkt</translation>
    </message>
    <message>
      <source>1 to the right for AT fire from the ground, 1 to the left from the air.</source>
      <translation>1 nach rechts für AT-Feuer vom Boden, 1 nach links aus der Luft.</translation>
    </message>
    <message>
      <source>AFV without a dot</source>
      <translation>AFV ohne Punkt</translation>
    </message>
    <message>
      <source>No shift from the ground, 2 to the left from the air.</source>
      <translation>Keine Verschiebung vom Boden, 2 nach links aus der Luft.</translation>
    </message>
    <message>
      <source>AFV with solid dots</source>
      <translation>AFV mit vollen Punkten</translation>
    </message>
    <message>
      <source>1 to the left for each dot from the ground, 2 to the left from the air.</source>
      <translation>1 nach links je Punkt vom Boden, 2 nach links aus der Luft.</translation>
    </message>
    <message>
      <source>Fewer than five steps</source>
      <translation>Weniger als fünf Schritte</translation>
    </message>
    <message>
      <source>1 to the left for fire at a non-armored unit with fewer than 5 steps.</source>
      <translation>1 nach links für Feuer auf eine ungepanzerte Einheit mit weniger als 5 Schritten.</translation>
    </message>
    <message>
      <source>It moves as wheels do. No shift, but 2 to the left in Post-Assault Fire.</source>
      <translation>Er zieht wie Räder. Keine Verschiebung, aber 2 nach links im Feuer nach dem Sturmangriff.</translation>
    </message>
    <message>
      <source>Began its move in the zone</source>
      <translation>Begann ihren Zug in der Zone</translation>
    </message>
    <message>
      <source>ZOC fire at a non-armored unit that began its move in the hex: 1 to the left.</source>
      <translation>Kontrollzonenfeuer auf eine ungepanzerte Einheit, die ihre Bewegung im Hexfeld begann: 1 nach links.</translation>
    </message>
    <message>
      <source>ZOC fire at a non-armored unit that came into the zone and leaves it: 2 to the right.</source>
      <translation>Kontrollzonenfeuer auf eine ungepanzerte Einheit, die in die Zone kam und sie verlässt: 2 nach rechts.</translation>
    </message>
    <message>
      <source>AFV that draws ZOC fire</source>
      <translation>AFV, das Kontrollzonenfeuer auf sich zieht</translation>
    </message>
    <message>
      <source>Placing an Assault Marker</source>
      <translation>Einen Sturmmarker legen</translation>
    </message>
    <message>
      <source>1 MP for any unit.</source>
      <translation>1 MP für jede Einheit.</translation>
    </message>
    <message>
      <source>Going into column</source>
      <translation>In Marschkolonne gehen</translation>
    </message>
    <message>
      <source>1 MP. Fire against: 2 to the right.</source>
      <translation>1 MP. Feuer auf: 2 nach rechts.</translation>
    </message>
    <message>
      <source>Leaving column</source>
      <translation>Marschkolonne verlassen</translation>
    </message>
    <message>
      <source>The cost of the other terrain. Fire against: 2 to the right.</source>
      <translation>Die Kosten des anderen Geländes. Feuer auf: 2 nach rechts.</translation>
    </message>
    <message>
      <source>Detraining at a station</source>
      <translation>Am Bahnhof ausladen</translation>
    </message>
    <message>
      <source>6 MP. Fire against: 2 to the right.</source>
      <translation>6 MP. Feuer auf: 2 nach rechts.</translation>
    </message>
    <message>
      <source>Building a bridge</source>
      <translation>Eine Brücke bauen</translation>
    </message>
    <message>
      <source>All MP of a unit on foot.</source>
      <translation>Alle MP einer Einheit zu Fuß.</translation>
    </message>
    <message>
      <source>Demolishing a bridge</source>
      <translation>Eine Brücke sprengen</translation>
    </message>
    <message>
      <source>One value for each class</source>
      <translation>Ein Wert je Klasse</translation>
    </message>
    <message>
      <source>One value counts for each class of terrain; those of different classes are added.</source>
      <translation>Für jede Geländeklasse zählt ein Wert; die verschiedener Klassen werden addiert.</translation>
    </message>
    <message>
      <source>Who moves as wheels</source>
      <translation>Wer wie Räder zieht</translation>
    </message>
    <message>
      <source>German Schnell battalions and balloons move as wheels. Soviet AA units, but for one battalion of each Army, stay out of their direct range of any enemy and off the front line.</source>
      <translation>Deutsche schnelle Bataillone und Ballons ziehen wie Räder. Sowjetische AA-Einheiten, außer einem Bataillon jeder Armee, bleiben außerhalb ihrer direkten Reichweite zu jedem Feind und der vordersten Linie fern.</translation>
    </message>
    <message>
      <source>Aerosans</source>
      <translation>Aerosane</translation>
    </message>
    <message>
      <source>They never enter a hill, and woods by road only.</source>
      <translation>Sie betreten nie einen Hügel und Wald nur auf der Straße.</translation>
    </message>
    <message>
      <source>T-34 in swamp and bog</source>
      <translation>T-34 in Sumpf und Moor</translation>
    </message>
    <message>
      <source>The T-34 has costs of its own in swamp and peat bog; other tracks have the second value.</source>
      <translation>Der T-34 hat in Sumpf und Torfmoor eigene Kosten; andere Ketten haben den zweiten Wert.</translation>
    </message>
    <message>
      <source>Indirect fire at soft ground</source>
      <translation>Indirektes Feuer auf weichen Boden</translation>
    </message>
    <message>
      <source>Indirect fire at units in swamp or peat bog is halved.</source>
      <translation>Indirektes Feuer auf Einheiten in Sumpf oder Torfmoor wird halbiert.</translation>
    </message>
    <message>
      <source>Settlements against AFV fire</source>
      <translation>Ortschaften gegen AFV-Feuer</translation>
    </message>
    <message>
      <source>Towns and settlements have one value for fire at non-armored units, another for fire at AFV.</source>
      <translation>Städte und Siedlungen haben einen Wert für Feuer auf ungepanzerte Einheiten und einen anderen für Feuer auf AFV.</translation>
    </message>
    <message>
      <source>When a hill counts</source>
      <translation>Wann ein Hügel zählt</translation>
    </message>
    <message>
      <source>A hill at the target counts against direct fire from below only, not against indirect fire or aircraft. A hill of the firing unit does not count at a target on a hill.</source>
      <translation>Ein Hügel am Ziel zählt nur gegen direktes Feuer von unten, nicht gegen indirektes Feuer oder Flugzeuge. Ein Hügel der feuernden Einheit zählt nicht gegen ein Ziel auf einem Hügel.</translation>
    </message>
    <message>
      <source>Each crossing of a stream</source>
      <translation>Jede Überquerung eines Bachs</translation>
    </message>
    <message>
      <source>Every crossing costs; who goes back over it pays again, unless the optional stream rules are in play.</source>
      <translation>Jede Überquerung kostet; wer zurückgeht, zahlt noch einmal, außer mit den wahlweisen Bachregeln.</translation>
    </message>
    <message>
      <source>Fire after crossing a stream</source>
      <translation>Feuer nach Überquerung eines Bachs</translation>
    </message>
    <message>
      <source>1 to the right at units that crossed a stream in their hex in this impulse and assault, or draw ZOC fire.</source>
      <translation>1 nach rechts auf Einheiten, die in diesem Impuls in ihrem Hexfeld einen Bach überquert haben und stürmen oder Kontrollzonenfeuer auf sich ziehen.</translation>
    </message>
    <message>
      <source>Fire and trenches</source>
      <translation>Feuer und Gräben</translation>
    </message>
    <message>
      <source>Only personnel and weapons profit from a trench, by 2 columns against fire of any kind. They fire with 2 more at targets outside the line.</source>
      <translation>Nur Personal und Waffen haben etwas von einem Graben, 2 Spalten gegen Feuer jeder Art. Sie feuern mit 2 mehr auf Ziele außerhalb der Linie.</translation>
    </message>
    <message>
      <source>AFV on the ice</source>
      <translation>AFV auf dem Eis</translation>
    </message>
    <message>
      <source>The note to the table bars thin armor, other text all but thin armor. By default thin armor crosses, all others only in column over a bridge.</source>
      <translation>Die Anmerkung zur Tabelle schließt dünne Panzerung aus, anderer Text alle außer dünner Panzerung. Als Vorgabe überquert dünne Panzerung, alle anderen nur in Marschkolonne über eine Brücke.</translation>
    </message>
    <message>
      <source>Ice counts once</source>
      <translation>Eis zählt einmal</translation>
    </message>
    <message>
      <source>Who assaults from a river or lake hex across a river or lake hexside is shifted by 2 once.</source>
      <translation>Wer aus einem Fluss- oder Seehexfeld über eine Fluss- oder Seehexfeldseite stürmt, wird einmal um 2 verschoben.</translation>
    </message>
    <message>
      <source>Partial hexsides</source>
      <translation>Teilweise Hexfeldseiten</translation>
    </message>
    <message>
      <source>The first value counts where the hexside is treated as water, the second as land. AFV that may not cross water pay the land cost and take the shift.</source>
      <translation>Der erste Wert gilt, wo die Hexfeldseite als Wasser behandelt wird, der zweite als Land. AFV, die Wasser nicht überqueren dürfen, zahlen die Landkosten und nehmen die Verschiebung.</translation>
    </message>
    <message>
      <source>Paying bridges</source>
      <translation>Brücken bezahlen</translation>
    </message>
    <message>
      <source>Every bridge used in a hex is paid, in column; a bridged hexside on top of the hex.</source>
      <translation>Jede in einem Hexfeld benutzte Brücke wird bezahlt, in Marschkolonne; eine überbrückte Hexfeldseite zusätzlich zum Hexfeld.</translation>
    </message>
    <message>
      <source>Fire from column</source>
      <translation>Feuer aus der Marschkolonne</translation>
    </message>
    <message>
      <source>Weapons in column do not fire; all others with half their strength.</source>
      <translation>Waffen in Marschkolonne feuern nicht; alle anderen mit halber Stärke.</translation>
    </message>
    <message>
      <source>Costs of units deployed or off roads.</source>
      <translation>Kosten entfalteter Einheiten und abseits der Straßen.</translation>
    </message>
    <message>
      <source>Status and artillery</source>
      <translation>Status und Artillerie</translation>
    </message>
    <message>
      <source>Suppressed, disrupted or out of supply, artillery does not fire. Others are halved; disrupted ones have one point in Defensive Segments.</source>
      <translation>Niedergehalten, desorganisiert oder unversorgt feuert Artillerie nicht. Andere werden halbiert; desorganisierte haben in Defensivsegmenten einen Punkt.</translation>
    </message>
    <message>
      <source>Armor from ground and air</source>
      <translation>Panzerung gegen Boden und Luft</translation>
    </message>
    <message>
      <source>An AFV has one value against AT fire from the ground and another against aircraft, which takes its place.</source>
      <translation>Ein AFV hat einen Wert gegen AT-Feuer vom Boden und einen anderen gegen Flugzeuge, der an dessen Stelle tritt.</translation>
    </message>
    <message>
      <source>Balloons in Post-Assault Fire</source>
      <translation>Ballons im Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>Only Offensive Artillery Fire may hit a balloon then, 2 to the left.</source>
      <translation>Nur Angriffsfeuer der Artillerie kann dann einen Ballon treffen, 2 nach links.</translation>
    </message>
    <message>
      <source>The two ZOC shifts</source>
      <translation>Die zwei Verschiebungen des Kontrollzonenfeuers</translation>
    </message>
    <message>
      <source>1 to the left in the Movement Phase for a unit that began its move in the hex; 2 to the right in any other case.</source>
      <translation>1 nach links in der Bewegungsphase für eine Einheit, die ihre Bewegung im Hexfeld begann; 2 nach rechts in jedem anderen Fall.</translation>
    </message>
    <message>
      <source>Where column begins and ends</source>
      <translation>Wo eine Marschkolonne beginnt und endet</translation>
    </message>
    <message>
      <source>A unit goes into column on a road hex only and names the road. It deploys in any hex that it could have entered deployed, at that cost.</source>
      <translation>Eine Einheit bildet Marschkolonne nur auf einem Straßenhexfeld und nennt die Straße. Sie entfaltet in jedem Hexfeld, das sie entfaltet hätte betreten können, zu diesen Kosten.</translation>
    </message>
    <message>
      <source>Who detrains</source>
      <translation>Wer auslädt</translation>
    </message>
    <message>
      <source>Only German reinforcements detrain.</source>
      <translation>Nur deutsche Verstärkungen laden aus.</translation>
    </message>
    <message>
      <source>Engineers and bridges</source>
      <translation>Pioniere und Brücken</translation>
    </message>
    <message>
      <source>An engineer and a pontoon build; engineers demolish. 7GdMiner does not build.</source>
      <translation>Pioniere und ein Ponton bauen; Pioniere sprengen. 7GdMiner baut nicht.</translation>
    </message>
  </context>
  <context>
    <name>SP-ZOC</name>
    <message>
      <source>Who has a zone</source>
      <translation>Wer eine Zone hat</translation>
    </message>
    <message>
      <source>A unit that can fire a kind directly has a zone of control of that kind. None for artillery without direct fire, ratings in parentheses, weapons in column, units out of supply.</source>
      <translation>Eine Einheit, die in einer Art direkt feuern kann, hat eine Kontrollzone dieser Art. Keine haben Artillerie ohne direktes Feuer, Werte in Klammern, Waffen in Marschkolonne und unversorgte Einheiten.</translation>
    </message>
    <message>
      <source>Zones by trenches</source>
      <translation>Zonen an Gräben</translation>
    </message>
    <message>
      <source>Personnel and weapons may use the AT strength of a trench to have an AT zone.</source>
      <translation>Personal und Waffen dürfen die AT-Stärke eines Grabens nutzen, um eine AT-Zone zu haben.</translation>
    </message>
    <message>
      <source>Zones and remounting</source>
      <translation>Zonen und Aufsitzen</translation>
    </message>
    <message>
      <source>When ZOC fire arises</source>
      <translation>Wann Kontrollzonenfeuer entsteht</translation>
    </message>
    <message>
      <source>In movement, in Defender Withdrawal, and in retreats after assault combat or a failed check in Defensive Segments.</source>
      <translation>Bei der Bewegung, beim Absetzen des Verteidigers und bei Rückzügen nach Sturmkampf oder einer misslungenen Probe in Defensivsegmenten.</translation>
    </message>
    <message>
      <source>What draws ZOC fire</source>
      <translation>Was Kontrollzonenfeuer auf sich zieht</translation>
    </message>
    <message>
      <source>Leaving a hex next to an enemy, or changing formation in it; who changes counts as in column.</source>
      <translation>Ein Hexfeld neben einem Feind zu verlassen oder darin die Formation zu wechseln; wer wechselt, gilt als in Marschkolonne.</translation>
    </message>
    <message>
      <source>The right zone</source>
      <translation>Die richtige Zone</translation>
    </message>
    <message>
      <source>A regular zone for a non-armored unit, an AT zone for an AFV.</source>
      <translation>Eine reguläre Zone für eine ungepanzerte Einheit, eine AT-Zone für ein AFV.</translation>
    </message>
    <message>
      <source>In the Movement Phase</source>
      <translation>In der Bewegungsphase</translation>
    </message>
    <message>
      <source>Any enemy with the right zone may fire, whatever Assault Markers point at it.</source>
      <translation>Jeder Feind mit der richtigen Zone darf feuern, gleich welche Sturmmarker auf ihn zeigen.</translation>
    </message>
    <message>
      <source>In Defender Withdrawal</source>
      <translation>Beim Absetzen des Verteidigers</translation>
    </message>
    <message>
      <source>Not units that are or were in an assault, nor artillery that fired counterbattery or barrage. Leaving the Assault Target Hex is free; an attacker's withdrawal never draws fire.</source>
      <translation>Nicht Einheiten, die in einem Sturmangriff sind oder waren, und nicht Artillerie, die Konterbatterie- oder Sperrfeuer geschossen hat. Das Sturmzielfeld zu verlassen ist frei; das Absetzen eines Angreifers zieht nie Feuer auf sich.</translation>
    </message>
    <message>
      <source>In a retreat by morale</source>
      <translation>Bei einem Rückzug durch Moral</translation>
    </message>
    <message>
      <source>Not units in an Assault Target Hex, participants, or AA units that fired at aircraft. The first hex is free.</source>
      <translation>Nicht Einheiten in einem Sturmzielfeld, Teilnehmer oder AA-Einheiten, die auf Flugzeuge gefeuert haben. Das erste Hexfeld ist frei.</translation>
    </message>
    <message>
      <source>In a retreat after assault</source>
      <translation>Bei einem Rückzug nach Sturmangriff</translation>
    </message>
    <message>
      <source>If the attacker won, as in Defender Withdrawal; if the defender won, as in a retreat by morale. Every hex after the first may draw fire.</source>
      <translation>Hat der Angreifer gewonnen, wie beim Absetzen des Verteidigers; hat der Verteidiger gewonnen, wie bei einem Rückzug durch Moral. Jedes Hexfeld nach dem ersten kann Feuer auf sich ziehen.</translation>
    </message>
    <message>
      <source>In an advance</source>
      <translation>Beim Vorrücken</translation>
    </message>
    <message>
      <source>Entering the Assault Target Hex is free; further hexes are as a retreat by morale.</source>
      <translation>Das Sturmzielfeld zu betreten ist frei; weitere Hexfelder sind wie ein Rückzug durch Moral.</translation>
    </message>
    <message>
      <source>Announcing the move</source>
      <translation>Den Zug ansagen</translation>
    </message>
    <message>
      <source>The mover shows each unit that may draw fire; changes of formation are announced one unit at a time.</source>
      <translation>Der Ziehende zeigt jede Einheit, die Feuer auf sich ziehen kann; Formationswechsel werden Einheit für Einheit angesagt.</translation>
    </message>
    <message>
      <source>Enemies next to the hex, and mortars in range that see it or have somebody who does.</source>
      <translation>Feinde neben dem Hexfeld, und Mörser in Reichweite, die es sehen oder jemanden haben, der es sieht.</translation>
    </message>
    <message>
      <source>Stacks of both kinds</source>
      <translation>Stapel beider Arten</translation>
    </message>
    <message>
      <source>Non-armored units may move in groups, each AFV alone; every enemy that may fires at each group and each AFV.</source>
      <translation>Ungepanzerte Einheiten dürfen in Gruppen ziehen, jedes AFV allein; jeder Feind, der darf, feuert auf jede Gruppe und jedes AFV.</translation>
    </message>
    <message>
      <source>At non-armored units that leave 2 to the right, or 1 to the left where they began the Movement Phase there.</source>
      <translation>Auf ungepanzerte Einheiten, die hinausziehen, 2 nach rechts, oder 1 nach links, wo sie die Bewegungsphase dort begannen.</translation>
    </message>
    <message>
      <source>ZOC fire uses nothing up</source>
      <translation>Kontrollzonenfeuer verbraucht nichts</translation>
    </message>
    <message>
      <source>The unit may fire later; mortars pay their ammunition.</source>
      <translation>Die Einheit darf später feuern; Mörser zahlen ihre Munition.</translation>
    </message>
    <message>
      <source>ZOC fire and printed ranges</source>
      <translation>Kontrollzonenfeuer und gedruckte Reichweiten</translation>
    </message>
    <message>
      <source>A unit with a printed range keeps to one kind of fire in the phase, ZOC fire included; the Combat Phase begins anew.</source>
      <translation>Eine Einheit mit gedruckter Reichweite bleibt in der Phase bei einer Feuerart, Kontrollzonenfeuer eingeschlossen; die Kampfphase beginnt neu.</translation>
    </message>
    <message>
      <source>The T-34 as an example</source>
      <translation>Der T-34 als Beispiel</translation>
    </message>
    <message>
      <source>After AT ZOC fire at a retreating tank it may do AT support and AT ZOC fire, but no regular fire in this phase.</source>
      <translation>Nach AT-Kontrollzonenfeuer auf einen zurückgehenden Panzer darf er AT-Unterstützungs- und AT-Kontrollzonenfeuer geben, aber in dieser Phase kein reguläres Feuer.</translation>
    </message>
    <message>
      <source>A rule that is cut</source>
      <translation>Eine gestrichene Regel</translation>
    </message>
    <message>
      <source>A rule on strengths for ZOC fire is cut in the source. The program uses the strengths as in any fire.</source>
      <translation>Eine Regel zu den Stärken bei Kontrollzonenfeuer ist in der Quelle abgeschnitten. Das Programm verwendet die Stärken wie bei jedem Feuer.</translation>
    </message>
    <message>
      <source>Stopped by ZOC fire</source>
      <translation>Durch Kontrollzonenfeuer gestoppt</translation>
    </message>
    <message>
      <source>A unit suppressed or disrupted by ZOC fire stays in the hex and spends no more MP.</source>
      <translation>Eine durch Kontrollzonenfeuer niedergehaltene oder desorganisierte Einheit bleibt im Hexfeld und verbraucht keine weiteren MP.</translation>
    </message>
  </context>
</TS>
