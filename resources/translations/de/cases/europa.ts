<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>AIR</name>
    <message>
      <source>Where a group is</source>
      <translation>Wo eine Gruppe ist</translation>
    </message>
    <message>
      <source>A group is operable or inoperable at a base or in the off-map box of available groups, is in the EFT, EET or Remnants box, or flies: on a mission, on Patrol or on Alert.</source>
      <translation>Eine Gruppe steht einsatzbereit oder nicht einsatzbereit auf einem Flugplatz oder in der Box der verfügbaren Gruppen außerhalb der Karte, liegt in der Box EFT, EET oder Remnants, oder sie fliegt: im Einsatz, auf Patrouille oder im Alarm.</translation>
    </message>
    <message>
      <source>Repair of groups</source>
      <translation>Instandsetzung der Gruppen</translation>
    </message>
    <message>
      <source>The Air Phase begins with a try for each inoperable group on the repair table. The Soviets leave out its +1 from June II 1941 to June II 1942.</source>
      <translation>Die Luftphase beginnt damit, dass jede nicht einsatzbereite Gruppe auf der Instandsetzungstabelle würfelt. Die Sowjets lassen deren +1 von Juni II 1941 bis Juni II 1942 weg.</translation>
    </message>
    <message>
      <source>On and off the map</source>
      <translation>Auf die Karte und von ihr</translation>
    </message>
    <message>
      <source>Inoperable groups may go to the box of available groups; operable groups in it may be placed at friendly bases in supply, as far as the Group Allowance reaches.</source>
      <translation>Nicht einsatzbereite Gruppen dürfen in die Box der verfügbaren Gruppen; einsatzbereite aus dieser Box dürfen auf eigene, versorgte Flugplätze, soweit das Gruppenkontingent reicht.</translation>
    </message>
    <message>
      <source>No more groups on the map than the Group Allowance. Half groups count as one; inoperable groups at bases count too, off-map boxes do not.</source>
      <translation>Nicht mehr Gruppen auf der Karte, als das Gruppenkontingent zulässt. Halbe Gruppen zählen als eine; nicht einsatzbereite Gruppen auf Flugplätzen zählen mit, Boxen außerhalb der Karte nicht.</translation>
    </message>
    <message>
      <source>Capacity of a base</source>
      <translation>Kapazität eines Flugplatzes</translation>
    </message>
    <message>
      <source>A hex of a major city takes 3 groups, a dot or reference city 1, and a built airbase 2 more, also where there is no city. One airbase to a hex. Another passage halves the sum of the Airbase table instead and rounds up.</source>
      <translation>Ein Großstadthexfeld fasst 3 Gruppen, eine Punkt- oder Referenzstadt 1, ein gebauter Flugplatz 2 weitere, auch wo keine Stadt ist. Je Hexfeld ein Flugplatz. Eine andere Stelle halbiert stattdessen die Summe der Flugplatztabelle und rundet auf.</translation>
    </message>
    <message>
      <source>Hits on a base</source>
      <translation>Treffer auf einen Flugplatz</translation>
    </message>
    <message>
      <source>Each hit makes one operable group inoperable, which the owner picks, and takes 1 from the capacity. Where no group is operable, one drawn at random goes to Remnants.</source>
      <translation>Jeder Treffer macht eine einsatzbereite Gruppe nach Wahl des Besitzers nicht einsatzbereit und nimmt der Kapazität 1. Ist keine Gruppe mehr einsatzbereit, geht eine ausgeloste in die Box Remnants.</translation>
    </message>
    <message>
      <source>Repair of bases</source>
      <translation>Instandsetzung der Flugplätze</translation>
    </message>
    <message>
      <source>A base in supply loses 1 hit a turn, after its owner's Air Phase.</source>
      <translation>Ein versorgter Flugplatz verliert nach der Luftphase seines Besitzers 1 Treffer je Zug.</translation>
    </message>
    <message>
      <source>Damaged bases</source>
      <translation>Beschädigte Flugplätze</translation>
    </message>
    <message>
      <source>The capacity left limits how many groups fly from the base and how many try to become ready there. Any number of inoperable groups may be there.</source>
      <translation>Die verbliebene Kapazität begrenzt, wie viele Gruppen von dem Flugplatz starten und wie viele dort versuchen, einsatzbereit zu werden. Nicht einsatzbereite Gruppen dürfen dort beliebig viele stehen.</translation>
    </message>
    <message>
      <source>Results against groups</source>
      <translation>Ergebnisse gegen Gruppen</translation>
    </message>
    <message>
      <source>R: back to base, operable. A: back to base, inoperable. X: to the EFT box within 2 hexes of the nearest friendly hex, to the EET box from 3 hexes on.</source>
      <translation>R: zurück auf den Flugplatz, einsatzbereit. A: zurück auf den Flugplatz, nicht einsatzbereit. X: in die EFT-Box bis 2 Hexfelder vom nächsten eigenen Hexfeld, in die EET-Box ab 3 Hexfeldern.</translation>
    </message>
    <message>
      <source>Groups in the EFT and EET boxes are sorted in the Initial Phase by the printed recovery procedure.</source>
      <translation>Die Gruppen in den Boxen EFT und EET werden in der Anfangsphase nach dem gedruckten Verfahren einsortiert.</translation>
    </message>
    <message>
      <source>Later arrivals</source>
      <translation>Spätere Ankünfte</translation>
    </message>
    <message>
      <source>A single group that arrives is spent to move one of its type from Remnants to EFT or from EFT or EET to Ready, or it waits for a second and both make a full group. Half of any new Group Allowance is received.</source>
      <translation>Eine einzelne Gruppe, die eintrifft, wird verbraucht, um eine ihres Typs von Remnants nach EFT oder von EFT oder EET nach Ready zu bringen; oder sie wartet auf eine zweite, und beide bilden eine volle Gruppe. Von jedem neuen Gruppenkontingent wird die Hälfte empfangen.</translation>
    </message>
    <message>
      <source>Ratings of full and half groups</source>
      <translation>Werte ganzer und halber Gruppen</translation>
    </message>
    <message>
      <source>A full group bombs with twice the printed rating, a half group with the printed one.</source>
      <translation>Eine volle Gruppe bombardiert mit dem doppelten gedruckten Wert, eine halbe mit dem gedruckten.</translation>
    </message>
    <message>
      <source>Half groups count as one</source>
      <translation>Halbe Gruppen zählen als eine</translation>
    </message>
    <message>
      <source>For activation, for the limits of a strike, for flak and for the capacity of bases a half group is a whole one.</source>
      <translation>Bei der Aktivierung, bei den Grenzen eines Schlags, bei Flak und bei der Kapazität der Flugplätze ist eine halbe Gruppe eine ganze.</translation>
    </message>
  </context>
  <context>
    <name>ARM</name>
    <message>
      <source>When armor acts</source>
      <translation>Wann Panzer wirken</translation>
    </message>
    <message>
      <source>The terrain permits it, it is not mud, and one side has AECA units. ATEC units alone, against no armor, give nothing.</source>
      <translation>Das Gelände lässt es zu, es herrscht kein Schlamm, und eine Seite hat Einheiten mit AECA. Einheiten mit ATEC allein, ohne Panzer gegenüber, bringen nichts.</translation>
    </message>
    <message>
      <source>Armor strengths</source>
      <translation>Panzerstärken</translation>
    </message>
    <message>
      <source>Attackers: attack factor by AECA rating, full or half, halved across a hexside barrier or without supply, nothing where isolated. Defenders: defence factor by ATEC rating, never cut by hexsides. AECD is not used.</source>
      <translation>Angreifer: Angriffsfaktor nach dem AECA-Wert, voll oder halb, über ein Hindernis an der Hexfeldseite oder unversorgt halbiert, eingeschlossen nichts. Verteidiger: Verteidigungsfaktor nach dem ATEC-Wert, durch Hexfeldseiten nie gekürzt. AECD wird nicht verwendet.</translation>
    </message>
    <message>
      <source>Armor odds below 1:1 cost the attack 1 on the roll, 4:1 or more give it 1.</source>
      <translation>Ein Panzerverhältnis unter 1:1 kostet den Angriff 1 auf den Wurf, eines von 4:1 oder mehr bringt ihm 1.</translation>
    </message>
    <message>
      <source>Attacking armor strength that reaches the defence of all defenders earns one column, whatever the armor odds.</source>
      <translation>Erreicht die angreifende Panzerstärke die Verteidigung aller Verteidiger, gibt es eine Spalte, gleich wie das Panzerverhältnis ist.</translation>
    </message>
    <message>
      <source>Examples of armor</source>
      <translation>Beispiele für Panzer</translation>
    </message>
    <message>
      <source>Infantry, a rifle division, antitank guns, a tank cadre, assault guns and a panzer division, worked out in the text.</source>
      <translation>Infanterie, eine Schützendivision, Panzerabwehr, ein Panzerkader, Sturmgeschütze und eine Panzerdivision, im Text durchgerechnet.</translation>
    </message>
  </context>
  <context>
    <name>ART</name>
    <message>
      <source>Artillery in defence</source>
      <translation>Artillerie in der Verteidigung</translation>
    </message>
    <message>
      <source>The best artillery unit of a hex counts its full defence, each further one 1 factor, or nothing where it has none. Any artillery unit gives the hex support.</source>
      <translation>Die beste Artillerieeinheit eines Hexfeldes zählt mit ihrer ganzen Verteidigung, jede weitere mit 1 Faktor oder mit nichts, wo sie keinen hat. Jede Artillerieeinheit gibt dem Hexfeld Unterstützung.</translation>
    </message>
    <message>
      <source>Artillery in attack</source>
      <translation>Artillerie im Angriff</translation>
    </message>
    <message>
      <source>Artillery counts in an attack or an overrun up to the adjusted defence of the target, after halving for terrain.</source>
      <translation>In einem Angriff oder Überrennen zählt Artillerie bis zur bereinigten Verteidigung des Ziels, nach der Halbierung durch Gelände.</translation>
    </message>
    <message>
      <source>Artillery left over</source>
      <translation>Überzählige Artillerie</translation>
    </message>
    <message>
      <source>What is above that may only bombard, before an attack in the Combat Phase. Each unit takes one part as a whole; any excess is lost.</source>
      <translation>Was darüber liegt, darf nur beschießen, vor einem Angriff in der Kampfphase. Jede Einheit übernimmt als Ganzes eine der Rollen; ein Überschuss verfällt.</translation>
    </message>
  </context>
  <context>
    <name>ASU</name>
    <message>
      <source>1 TB3, 1 Yer2 (a half group), 1 G2 and 2 Li2 are set aside.</source>
      <translation>1 TB3, 1 Yer2 (eine halbe Gruppe), 1 G2 und 2 Li2 werden beiseitegelegt.</translation>
    </message>
    <message>
      <source>Strikes at fighters</source>
      <translation>Schläge gegen Jäger</translation>
    </message>
    <message>
      <source>Soviet fighters are drawn at random, 3 for the Me110, then 14 for the Me109, with a die for each. Me110: 1-2 unready, 3-6 EFT. Me109: 1 nothing, 2-3 unready, 4-6 EFT.</source>
      <translation>Sowjetische Jäger werden ausgelost, 3 für die Me110, dann 14 für die Me109, und für jeden wird gewürfelt. Me110: 1-2 nicht bereit, 3-6 EFT. Me109: 1 nichts, 2-3 nicht bereit, 4-6 EFT.</translation>
    </message>
    <message>
      <source>Strikes at bombers</source>
      <translation>Schläge gegen Bomber</translation>
    </message>
    <message>
      <source>The fighters not drawn and the other groups form one pool, from which 2 are drawn for the Do17, 9 for the He111 and 9 for the Ju88. Do17: 1 nothing, 2-3 unready, 4-6 EET. He111 and Ju88: 1-2 unready, 3-6 EET.</source>
      <translation>Die nicht ausgelosten Jäger und die übrigen Gruppen bilden einen Pool, aus dem 2 für die Do17, 9 für die He111 und 9 für die Ju88 gezogen werden. Do17: 1 nichts, 2-3 nicht bereit, 4-6 EET. He111 und Ju88: 1-2 nicht bereit, 3-6 EET.</translation>
    </message>
    <message>
      <source>Ju87</source>
      <translation>Ju87</translation>
    </message>
    <message>
      <source>They take no part in the strikes and support the attacks of the surprise turn.</source>
      <translation>Sie nehmen an den Schlägen nicht teil und unterstützen die Angriffe des Überraschungszugs.</translation>
    </message>
    <message>
      <source>Fighters left ready</source>
      <translation>Jäger, die bereit bleiben</translation>
    </message>
    <message>
      <source>Only Soviet fighters still ready go to bases in range of the border with Greater Germany, on Alert for the German June II turn; they intercept within half their range unless swept first.</source>
      <translation>Nur sowjetische Jäger, die noch bereit sind, gehen auf Flugplätze in Reichweite der Grenze zu Großdeutschland, im Alarm für den deutschen Zug Juni II; sie fangen bis zur halben Reichweite ab, wenn kein Jagdvorstoß sie vorher trifft.</translation>
    </message>
    <message>
      <source>The Soviets recover</source>
      <translation>Die Sowjets erholen sich</translation>
    </message>
    <message>
      <source>June II: unready groups may try to become ready, bombers may be placed. July I: the EFT and EET boxes are sorted, reinforcements come, groups are placed as far as the Group Allowance reaches.</source>
      <translation>Juni II: Nicht bereite Gruppen dürfen versuchen, bereit zu werden; Bomber dürfen aufgestellt werden. Juli I: Die Boxen EFT und EET werden einsortiert, Verstärkungen kommen, Gruppen werden aufgestellt, soweit das Gruppenkontingent reicht.</translation>
    </message>
    <message>
      <source>No cover yet</source>
      <translation>Noch keine Jagddeckung</translation>
    </message>
    <message>
      <source>Nothing opposes the Axis in the air in the surprise turn; full Soviet fighter cover comes from the Axis July II turn.</source>
      <translation>Im Überraschungszug stellt sich der Achse in der Luft nichts entgegen; volle sowjetische Jagddeckung gibt es ab dem Zug der Achse Juli II.</translation>
    </message>
    <message>
      <source>Arrivals of July I 1941</source>
      <translation>Ankünfte im Juli I 1941</translation>
    </message>
    <message>
      <source>German 1 Me109F, 1 He111, Group Allowance +1; Italian 1 MC200, Group Allowance 1; Soviet 2 MiG3, 1 LaGG3, 1 Yak1, 1 IL2, 1 Pe2, 1 IL4, Group Allowance +4.</source>
      <translation>Deutsch 1 Me109F, 1 He111, Gruppenkontingent +1; italienisch 1 MC200, Gruppenkontingent 1; sowjetisch 2 MiG3, 1 LaGG3, 1 Yak1, 1 IL2, 1 Pe2, 1 IL4, Gruppenkontingent +4.</translation>
    </message>
  </context>
  <context>
    <name>BMB</name>
    <message>
      <source>Who bombards</source>
      <translation>Wer beschießt</translation>
    </message>
    <message>
      <source>Adjacent artillery in supply, each unit once in a Combat Phase, to bombard or to attack. A target is bombarded once, with all factors added and changed for terrain.</source>
      <translation>Benachbarte, versorgte Artillerie, jede Einheit einmal je Kampfphase, zum Beschuss oder zum Angriff. Ein Ziel wird einmal beschossen, mit allen Faktoren zusammengezählt und nach Gelände geändert.</translation>
    </message>
    <message>
      <source>Top column</source>
      <translation>Oberste Spalte</translation>
    </message>
    <message>
      <source>26 factors reach the top column, one column less does where the target is dense. Bombarding factors do not count against the factor limits.</source>
      <translation>26 Faktoren erreichen die oberste Spalte; bei einem dichten Ziel genügt eine Spalte weniger. Beschießende Faktoren zählen nicht gegen die Faktorgrenzen.</translation>
    </message>
    <message>
      <source>Declaring a bombardment</source>
      <translation>Einen Beschuss ansagen</translation>
    </message>
    <message>
      <source>It costs 1 supply point. The player says whether an attack follows and names its units before the result. Bombarding artillery suffers nothing.</source>
      <translation>Ein Beschuss kostet 1 Nachschubpunkt. Der Spieler sagt vor dem Ergebnis, ob ein Angriff folgt, und nennt dessen Einheiten. Beschießende Artillerie erleidet nichts.</translation>
    </message>
    <message>
      <source>Shifts of a bombardment</source>
      <translation>Verschiebungen eines Beschusses</translation>
    </message>
    <message>
      <source>One column left at 3 REs or fewer in the target, one right at 7 ½ or more, one left for defensive terrain; all are added. Night missions have a shift of their own.</source>
      <translation>Eine Spalte nach links bei höchstens 3 REs im Ziel, eine nach rechts ab 7 ½, eine nach links für Verteidigungsgelände; alle werden zusammengezählt. Nachteinsätze haben eine eigene Verschiebung.</translation>
    </message>
    <message>
      <source>Results of a bombardment</source>
      <translation>Ergebnisse eines Beschusses</translation>
    </message>
    <message>
      <source>1R shifts the attack on that hex one column this phase. Re costs 1 RE: a regiment, a cadre or two battalions. C reduces one division to its cadre, or costs 2 REs where there is no division. The defender picks the units.</source>
      <translation>1R verschiebt den Angriff auf dieses Hexfeld in dieser Phase um eine Spalte. Re kostet 1 RE: ein Regiment, einen Kader oder zwei Bataillone. C mindert eine Division auf ihren Kader oder kostet 2 REs, wo keine Division steht. Der Verteidiger wählt die Einheiten.</translation>
    </message>
    <message>
      <source>Re without small units</source>
      <translation>Re ohne kleine Einheiten</translation>
    </message>
    <message>
      <source>Where there is nothing below division size, the defender pays 2 infantry replacement points at once or reduces a division.</source>
      <translation>Steht dort nichts unter Divisionsgröße, zahlt der Verteidiger sofort 2 Infanterie-Ersatzpunkte oder mindert eine Division.</translation>
    </message>
    <message>
      <source>One shift for fire</source>
      <translation>Eine Verschiebung durch Feuer</translation>
    </message>
    <message>
      <source>Earlier fire shifts an attack one column at most; a second 1R is void, though artillery may still seek Re or C. Another passage lets air and artillery give one each.</source>
      <translation>Früheres Feuer verschiebt einen Angriff um höchstens eine Spalte; ein zweites 1R ist nichtig, doch darf Artillerie noch auf Re oder C schießen. Eine andere Stelle lässt Luft und Artillerie je eine geben.</translation>
    </message>
    <message>
      <source>Hits on facilities</source>
      <translation>Treffer auf Anlagen</translation>
    </message>
    <message>
      <source>1R and Re1R score 1 hit, C1R 2. A hit on an airfield also sends one group there into repair and takes 1 of its capacity. Facilities repair 1 hit a game turn, after their use.</source>
      <translation>1R und Re1R erzielen 1 Treffer, C1R 2. Ein Treffer auf ein Flugfeld schickt dort außerdem eine Gruppe in die Instandsetzung und nimmt 1 von seiner Kapazität. Anlagen setzen je Spielzug 1 Treffer instand, nach ihrer Nutzung.</translation>
    </message>
    <message>
      <source>One bombardment table</source>
      <translation>Eine Beschusstabelle</translation>
    </message>
    <message>
      <source>Bombardment from the air and by artillery use the same table and two dice.</source>
      <translation>Beschuss aus der Luft und durch Artillerie verwendet dieselbe Tabelle und zwei Würfel.</translation>
    </message>
  </context>
  <context>
    <name>CBT</name>
    <message>
      <source>Order of a combat</source>
      <translation>Ablauf eines Kampfes</translation>
    </message>
    <message>
      <source>Shifts and modifiers of terrain and fire, then those of armor, then strengths with terrain, supply, artillery and factor limits, then odds, column and two dice.</source>
      <translation>Verschiebungen und Modifikatoren durch Gelände und Feuer, dann die durch Panzer, dann die Stärken mit Gelände, Versorgung, Artillerie und Faktorgrenzen, dann Kräfteverhältnis, Spalte und zwei Würfel.</translation>
    </message>
    <message>
      <source>Attack by defence, to the nearest column; columns run from 1-4 to 7-1, with a 3-2. With the D10 odds go down, and it may earn the next column.</source>
      <translation>Angriff zu Verteidigung, zur nächsten Spalte; die Spalten reichen von 1-4 bis 7-1, mit einem 3-2. Mit dem W10 wird das Verhältnis abgerundet, und er kann die nächste Spalte bringen.</translation>
    </message>
    <message>
      <source>Ends of the table</source>
      <translation>Enden der Tabelle</translation>
    </message>
    <message>
      <source>Above 7-1 the column is 7-1; below 1-4 the attackers are eliminated. A modified roll stays from 2 to 12.</source>
      <translation>Über 7-1 gilt die Spalte 7-1; unter 1-4 werden die Angreifer vernichtet. Ein geänderter Wurf bleibt zwischen 2 und 12.</translation>
    </message>
    <message>
      <source>Shifts and modifiers</source>
      <translation>Verschiebungen und Modifikatoren</translation>
    </message>
    <message>
      <source>One column right for fire and one for armor, one left for terrain. The roll gains or loses 1 for armor, gains 1 for winterization in snow and 1 for commandos, loses 1 in the first winter, and changes by 1 at most in all.</source>
      <translation>Eine Spalte nach rechts für Feuer und eine für Panzer, eine nach links für Gelände. Der Wurf gewinnt oder verliert 1 durch Panzer, gewinnt 1 durch Wintertauglichkeit im Schnee und 1 durch Kommandos, verliert 1 im ersten Winter und ändert sich insgesamt um höchstens 1.</translation>
    </message>
    <message>
      <source>Axis units, not Finns, that are not winterized lose 1 on the roll when they attack in snow before May I 1942.</source>
      <translation>Einheiten der Achse, außer Finnen, ohne Wintertauglichkeit verlieren 1 auf den Wurf, wenn sie vor Mai I 1942 im Schnee angreifen.</translation>
    </message>
    <message>
      <source>German commandos</source>
      <translation>Deutsche Kommandos</translation>
    </message>
    <message>
      <source>In June II 1941 they add 1 on the success table.</source>
      <translation>In Juni II 1941 zählen sie 1 auf der Erfolgstabelle hinzu.</translation>
    </message>
    <message>
      <source>Use of air hits</source>
      <translation>Nutzung von Lufttreffern</translation>
    </message>
    <message>
      <source>A shift from air support must be used in the first attack on the hex, overrun or combat.</source>
      <translation>Eine Verschiebung durch Luftunterstützung muss im ersten Angriff auf das Hexfeld verwendet werden, sei es Überrennen oder Gefecht.</translation>
    </message>
  </context>
  <context>
    <name>CFL</name>
    <message>
      <source>Factor limits at first</source>
      <translation>Faktorgrenzen am Anfang</translation>
    </message>
    <message>
      <source>From June II 1941, the surprise turn too, to April II 1942 a hex counts at most 30 factors, attacking or defending, and an attack 60 from all hexes. The limits come after halving for terrain and supply.</source>
      <translation>Von Juni II 1941, auch im Überraschungszug, bis April II 1942 zählt ein Hexfeld höchstens 30 Faktoren, im Angriff wie in der Verteidigung, und ein Angriff 60 aus allen Hexfeldern. Die Grenzen gelten nach der Halbierung durch Gelände und Versorgung.</translation>
    </message>
    <message>
      <source>Factor limits later</source>
      <translation>Faktorgrenzen später</translation>
    </message>
    <message>
      <source>From May I 1942 a hex counts at most 40 factors and an attack 80.</source>
      <translation>Ab Mai I 1942 zählt ein Hexfeld höchstens 40 Faktoren und ein Angriff 80.</translation>
    </message>
    <message>
      <source>Limit of an overrun</source>
      <translation>Grenze beim Überrennen</translation>
    </message>
    <message>
      <source>An overrun always comes from one hex, so the limit of a hex is its limit: 30, later 40.</source>
      <translation>Ein Überrennen kommt immer aus einem Hexfeld, also gilt dafür die Grenze eines Hexfeldes: 30, später 40.</translation>
    </message>
  </context>
  <context>
    <name>CHG</name>
    <message>
      <source>Factors removed above the requirement, less 1 for each combat, come back to that nation as replacement points; never less than none.</source>
      <translation>Faktoren, die über die Forderung hinaus entfernt wurden, kommen, um 1 je Gefecht gekürzt, als Ersatzpunkte zu ihrer Nation zurück; nie weniger als keine.</translation>
    </message>
    <message>
      <source>What a reduced division meets</source>
      <translation>Was eine geminderte Division erfüllt</translation>
    </message>
    <message>
      <source>A division in full strength that becomes a cadre meets the requirement with its full value.</source>
      <translation>Eine Division in voller Stärke, die zum Kader wird, erfüllt die Forderung mit ihrem ganzen Wert.</translation>
    </message>
    <message>
      <source>What comes back for it</source>
      <translation>Was dafür zurückkommt</translation>
    </message>
    <message>
      <source>For the points that come back only the change of its strength counts.</source>
      <translation>Bei den Punkten, die zurückkommen, zählt nur, um wie viel sich ihre Stärke ändert.</translation>
    </message>
    <message>
      <source>Units of one step</source>
      <translation>Einheiten mit einem Schritt</translation>
    </message>
    <message>
      <source>They meet a requirement with their listed strength: attack for an attacker, defence for a defender.</source>
      <translation>Sie erfüllen eine Forderung mit ihrer aufgeführten Stärke: Angriff beim Angreifer, Verteidigung beim Verteidiger.</translation>
    </message>
    <message>
      <source>Where armor was lost without having to be, the lesser of the points and of the armor part of the price of that change comes back as armor points, the rest as infantry points.</source>
      <translation>Gingen Panzer verloren, ohne dass es sein musste, kommt das Kleinere von beidem als Panzerpunkte zurück, die Punkte oder der Panzeranteil am Preis dieser Änderung; der Rest als Infanteriepunkte.</translation>
    </message>
    <message>
      <source>Armor that had to go</source>
      <translation>Panzer, die verloren gehen mussten</translation>
    </message>
    <message>
      <source>Where a loss of armor was required, all that comes back is infantry points.</source>
      <translation>War ein Verlust an Panzern gefordert, sind alle Punkte, die zurückkommen, Infanteriepunkte.</translation>
    </message>
    <message>
      <source>Nothing comes back for units that are marked as isolated at that moment. Units only out of supply do bring it. Of losses of both kinds no more comes back than those lost that are not isolated.</source>
      <translation>Für Einheiten, die in diesem Augenblick als eingeschlossen gekennzeichnet sind, kommt nichts zurück, für nur unversorgte schon. Bei Verlusten beider Arten kommt nicht mehr zurück, als nicht eingeschlossene verloren gingen.</translation>
    </message>
    <message>
      <source>When change is usable</source>
      <translation>Wann Rückgewinn nutzbar ist</translation>
    </message>
    <message>
      <source>In the next game turn.</source>
      <translation>Im nächsten Spielzug.</translation>
    </message>
    <message>
      <source>Example of a panzer division</source>
      <translation>Beispiel: eine Panzerdivision</translation>
    </message>
    <message>
      <source>A panzer division 10-10 alone meets 3 and becomes 4-8: 6 lost, less 3, less 1, are 2 points, of armor.</source>
      <translation>Eine Panzerdivision 10-10 allein erfüllt 3 und wird zu 4-8: 6 verloren, weniger 3, weniger 1, sind 2 Punkte, und zwar Panzerpunkte.</translation>
    </message>
    <message>
      <source>Example of a rifle division</source>
      <translation>Beispiel: eine Schützendivision</translation>
    </message>
    <message>
      <source>A rifle division 4-6 without cadre meets 2: 4 lost, less 2, less 1, are 1 infantry point.</source>
      <translation>Eine Schützendivision 4-6 ohne Kader erfüllt 2: 4 verloren, weniger 2, weniger 1, sind 1 Infanteriepunkt.</translation>
    </message>
    <message>
      <source>Change after a bombardment</source>
      <translation>Rückgewinn nach einem Beschuss</translation>
    </message>
    <message>
      <source>A division reduced for Re counts against a requirement of 2 defence factors.</source>
      <translation>Eine für Re geminderte Division rechnet gegen eine Forderung von 2 Verteidigungsfaktoren.</translation>
    </message>
  </context>
  <context>
    <name>DIS</name>
    <message>
      <source>Pre-war divisions go</source>
      <translation>Vorkriegsdivisionen gehen</translation>
    </message>
    <message>
      <source>In April II 1942 the Soviets disband every tank and mechanized division from before the war that is left, and gain armor points to its attack strength.</source>
      <translation>Im April II 1942 lösen die Sowjets jede noch vorhandene Panzer- und mechanisierte Division der Vorkriegszeit auf und erhalten Panzerpunkte in Höhe ihrer Angriffsstärke.</translation>
    </message>
    <message>
      <source>When those points can be used</source>
      <translation>Wann diese Punkte nutzbar sind</translation>
    </message>
    <message>
      <source>From May I 1942, for they are credited after replacements are taken.</source>
      <translation>Ab Mai I 1942, denn sie werden erst gutgeschrieben, nachdem Ersatz genommen wurde.</translation>
    </message>
    <message>
      <source>Use of Soviet armor points</source>
      <translation>Verwendung sowjetischer Panzerpunkte</translation>
    </message>
    <message>
      <source>Only for armor brigades, tank corps and mechanized corps, new 6-4-8 tank corps among them, until the end of the game.</source>
      <translation>Nur für Panzerbrigaden, Panzerkorps und mechanisierte Korps, darunter neue Panzerkorps 6-4-8, bis zum Ende des Spiels.</translation>
    </message>
  </context>
  <context>
    <name>FAC</name>
    <message>
      <source>When factories deliver</source>
      <translation>Wann Fabriken liefern</translation>
    </message>
    <message>
      <source>In the I turn of each month, in the II turn nothing.</source>
      <translation>Im Zug I jedes Monats, im Zug II nichts.</translation>
    </message>
    <message>
      <source>Factory before its upgrade</source>
      <translation>Fabrik vor ihrem Ausbau</translation>
    </message>
    <message>
      <source>Each operating factory gives 2 armor and 2 artillery points, in the second reading 2 and 1.</source>
      <translation>Jede arbeitende Fabrik liefert 2 Panzer- und 2 Artilleriepunkte, nach der zweiten Lesart 2 und 1.</translation>
    </message>
    <message>
      <source>Upgraded factory</source>
      <translation>Ausgebaute Fabrik</translation>
    </message>
    <message>
      <source>3 armor and 3 artillery points, in the second reading 4 and 2. The upgrade arrives with the reinforcements.</source>
      <translation>3 Panzer- und 3 Artilleriepunkte, nach der zweiten Lesart 4 und 2. Der Ausbau trifft mit den Verstärkungen ein.</translation>
    </message>
    <message>
      <source>First output</source>
      <translation>Erste Lieferung</translation>
    </message>
    <message>
      <source>August I 1941.</source>
      <translation>August I 1941.</translation>
    </message>
    <message>
      <source>Factory moved to the Urals</source>
      <translation>In den Ural verlegte Fabrik</translation>
    </message>
    <message>
      <source>It gives nothing for 3 months.</source>
      <translation>Sie liefert 3 Monate lang nichts.</translation>
    </message>
    <message>
      <source>Factory hit</source>
      <translation>Getroffene Fabrik</translation>
    </message>
    <message>
      <source>Each bombing hit takes 1 point.</source>
      <translation>Jeder Bombentreffer nimmt 1 Punkt.</translation>
    </message>
  </context>
  <context>
    <name>GEN</name>
    <message>
      <source>Which text governs</source>
      <translation>Welcher Text gilt</translation>
    </message>
    <message>
      <source>The numbered revisions replace the printed rule they speak to. What they leave out stays as printed.</source>
      <translation>Die nummerierten Änderungen ersetzen die gedruckte Regel, die sie betreffen. Was sie nicht erwähnen, bleibt wie gedruckt.</translation>
    </message>
    <message>
      <source>Calendar</source>
      <translation>Kalender</translation>
    </message>
    <message>
      <source>Two game turns to a month, I and II. The Axis player turn comes first. One Axis surprise turn precedes June II 1941.</source>
      <translation>Zwei Spielzüge je Monat, I und II. Der Spielerzug der Achse kommt zuerst. Ein Überraschungszug der Achse geht Juni II 1941 voraus.</translation>
    </message>
    <message>
      <source>Size of an air group</source>
      <translation>Größe einer Luftgruppe</translation>
    </message>
    <message>
      <source>An air group stands for 50 to 100 aircraft, typically 72.</source>
      <translation>Eine Luftgruppe steht für 50 bis 100 Flugzeuge, meist 72.</translation>
    </message>
    <message>
      <source>Rounding</source>
      <translation>Rundung</translation>
    </message>
    <message>
      <source>Fractions are kept exactly while adding. Only the final count is rounded, and always up.</source>
      <translation>Beim Addieren bleiben Brüche genau erhalten. Gerundet wird nur die Endsumme, und immer auf.</translation>
    </message>
    <message>
      <source>Full or central game</source>
      <translation>Volles oder mittleres Spiel</translation>
    </message>
    <message>
      <source>The full game has northern Finland, Arkhangel and the Transcaucasus; the central game leaves them out and changes the Resource Points at start.</source>
      <translation>Zum ganzen Spiel gehören Nordfinnland, Archangelsk und Transkaukasien; das mittlere Spiel lässt sie weg und ändert die Rohstoffpunkte zu Beginn.</translation>
    </message>
    <message>
      <source>Printed house rules</source>
      <translation>Gedruckte Hausregeln</translation>
    </message>
    <message>
      <source>Printed house rules A, E, F and G are off, C is kept in changed form, D is by agreement.</source>
      <translation>Die gedruckten Hausregeln A, E, F und G entfallen, C bleibt in geänderter Form, D gilt nach Absprache.</translation>
    </message>
    <message>
      <source>Replaced charts</source>
      <translation>Ersetzte Tabellen</translation>
    </message>
    <message>
      <source>New combat and bombardment tables replace the old ones; air combat, flak and movement charts stay, some with changes.</source>
      <translation>Neue Tabellen für Gefecht und Beschuss ersetzen die alten; Tabellen für Luftkampf, Flak und Bewegung bleiben, einige mit Änderungen.</translation>
    </message>
    <message>
      <source>Three kinds of points</source>
      <translation>Drei Arten von Punkten</translation>
    </message>
    <message>
      <source>Supply points, Resource Points and replacement points share abbreviations but are different goods, each with books of its own.</source>
      <translation>Nachschubpunkte, Rohstoffpunkte und Ersatzpunkte haben ähnliche Kürzel, sind aber verschiedene Güter mit je eigenen Büchern.</translation>
    </message>
    <message>
      <source>Dated switches</source>
      <translation>Regeln mit Datum</translation>
    </message>
    <message>
      <source>Rules that begin or end in a given turn are called out when that turn begins.</source>
      <translation>Auf Regeln, die in einem bestimmten Zug beginnen oder enden, wird zu Beginn dieses Zuges hingewiesen.</translation>
    </message>
  </context>
  <context>
    <name>INC</name>
    <message>
      <source>Axis 100, Soviet 60 SP a turn.</source>
      <translation>Achse 100, Sowjets 60 SP je Zug.</translation>
    </message>
    <message>
      <source>Cities lower the Axis rate</source>
      <translation>Städte senken den Satz der Achse</translation>
    </message>
    <message>
      <source>Each Soviet replacement city that is reached lowers the Axis rate by its value.</source>
      <translation>Jede erreichte sowjetische Ersatzstadt senkt den Satz der Achse um ihren Wert.</translation>
    </message>
    <message>
      <source>Border cities raise the Soviet rate</source>
      <translation>Grenzstädte heben den sowjetischen Satz</translation>
    </message>
    <message>
      <source>Riga, Minsk, Kiev, Odessa and Dnepropetrovsk raise the Soviet rate by their value when reached.</source>
      <translation>Riga, Minsk, Kiew, Odessa und Dnjepropetrowsk heben den sowjetischen Satz um ihren Wert, wenn sie erreicht sind.</translation>
    </message>
    <message>
      <source>Interior cities lower the Soviet rate</source>
      <translation>Städte im Inneren senken den sowjetischen Satz</translation>
    </message>
    <message>
      <source>The nine interior cities lower the Soviet rate by their value when reached.</source>
      <translation>Die neun Städte im Inneren senken den sowjetischen Satz um ihren Wert, wenn sie erreicht sind.</translation>
    </message>
    <message>
      <source>A city is reached when the Axis holds it or has a combat unit within 2 hexes of it.</source>
      <translation>Eine Stadt ist erreicht, wenn die Achse sie hält oder eine Kampfeinheit im Umkreis von 2 Hexfeldern hat.</translation>
    </message>
    <message>
      <source>Measured anew</source>
      <translation>Jedes Mal neu gemessen</translation>
    </message>
    <message>
      <source>The state of the cities is measured in every Initial Phase, and its effects can be undone.</source>
      <translation>Der Zustand der Städte wird in jeder Anfangsphase neu gemessen; seine Wirkung kann wieder entfallen.</translation>
    </message>
    <message>
      <source>City value</source>
      <translation>Wert einer Stadt</translation>
    </message>
    <message>
      <source>The value of a city is its number on the replacements chart plus 2.</source>
      <translation>Der Wert einer Stadt ist ihre Zahl in der Ersatztabelle plus 2.</translation>
    </message>
    <message>
      <source>+5 SP from May I 1942 while a rail line runs off map to Arkhangel.</source>
      <translation>+5 SP ab Mai I 1942, solange eine Bahnlinie von außerhalb der Karte nach Archangelsk führt.</translation>
    </message>
    <message>
      <source>Eastern Lend-Lease</source>
      <translation>Lend-Lease im Osten</translation>
    </message>
    <message>
      <source>+10 SP from May I 1942, +15 from May I 1943.</source>
      <translation>+10 SP ab Mai I 1942, +15 ab Mai I 1943.</translation>
    </message>
    <message>
      <source>+10 SP from May I 1943 while a rail line runs to Astrakhan.</source>
      <translation>+10 SP ab Mai I 1943, solange eine Bahnlinie nach Astrachan führt.</translation>
    </message>
    <message>
      <source>Bad weather in B and C</source>
      <translation>Schlechtes Wetter in B und C</translation>
    </message>
    <message>
      <source>With Mud or Snow in both zones a quarter less is received, rounded up.</source>
      <translation>Bei Schlamm oder Schnee in beiden Zonen wird ein Viertel weniger empfangen, aufgerundet.</translation>
    </message>
    <message>
      <source>Bad weather in one zone</source>
      <translation>Schlechtes Wetter in einer Zone</translation>
    </message>
    <message>
      <source>With Mud or Snow in only one of the zones B and C 15 % less is received, rounded up.</source>
      <translation>Bei Schlamm oder Schnee in nur einer der Zonen B und C werden 15 % weniger empfangen, aufgerundet.</translation>
    </message>
    <message>
      <source>Weather without effect</source>
      <translation>Wetter ohne Wirkung</translation>
    </message>
    <message>
      <source>Frost does not cut the receipt, nor does any weather in A, D or G.</source>
      <translation>Frost kürzt den Empfang nicht, auch nicht irgendein Wetter in A, D oder G.</translation>
    </message>
    <message>
      <source>Stock and weather</source>
      <translation>Vorrat und Wetter</translation>
    </message>
    <message>
      <source>Stock is not cut by weather, but the limit follows the present rate at the end of the Initial Phase.</source>
      <translation>Wetter kürzt den Vorrat nicht, doch die Obergrenze folgt am Ende der Anfangsphase dem augenblicklichen Satz.</translation>
    </message>
    <message>
      <source>Order of the income</source>
      <translation>Reihenfolge der Einnahmen</translation>
    </message>
    <message>
      <source>Base, cities, Lend-Lease; then the weather cut, rounded up; twice that is the limit.</source>
      <translation>Grundsatz, Städte, Lend-Lease; dann die Kürzung durch Wetter, aufgerundet; das Doppelte davon ist die Obergrenze.</translation>
    </message>
    <message>
      <source>Resource income apart</source>
      <translation>Rohstoffe kommen gesondert</translation>
    </message>
    <message>
      <source>Resource Points come in besides supply points.</source>
      <translation>Rohstoffpunkte kommen zusätzlich zu den Nachschubpunkten.</translation>
    </message>
  </context>
  <context>
    <name>INT</name>
    <message>
      <source>Interdicted link</source>
      <translation>Abgeriegeltes Glied</translation>
    </message>
    <message>
      <source>A supply link that enters interdiction zone hexes, however many, may be 1 hex shorter.</source>
      <translation>Ein Versorgungsglied, das Hexfelder einer Abriegelungszone betritt, gleich wie viele, darf 1 Hexfeld kürzer sein.</translation>
    </message>
    <message>
      <source>One hex, one link</source>
      <translation>Ein Hexfeld, ein Glied</translation>
    </message>
    <message>
      <source>A hex counts its zone against one link of a trace only, counted from the unit to the source.</source>
      <translation>Ein Hexfeld rechnet seine Zone nur einem Glied eines Versorgungswegs an, gezählt von der Einheit zur Quelle.</translation>
    </message>
    <message>
      <source>Placing a zone</source>
      <translation>Eine Zone legen</translation>
    </message>
    <message>
      <source>A die not above the mission's tactical rating places a zone, the hex and its six neighbours; 6 or more need no die. Full groups count their printed rating twice.</source>
      <translation>Ein Würfel, der den taktischen Wert des Einsatzes nicht übersteigt, legt eine Zone: das Hexfeld und seine sechs Nachbarn; ab 6 ist kein Würfel nötig. Volle Gruppen zählen ihren gedruckten Wert doppelt.</translation>
    </message>
    <message>
      <source>Leaving a zone hex</source>
      <translation>Ein Hexfeld der Zone verlassen</translation>
    </message>
    <message>
      <source>Mechanised units pay 2 movement points more, others 1. With a zone of control there too, only the higher is paid.</source>
      <translation>Mechanisierte Einheiten zahlen 2 Bewegungspunkte mehr, andere 1. Liegt dort auch eine Kontrollzone, wird nur das Höhere gezahlt.</translation>
    </message>
    <message>
      <source>Zone on a rail line</source>
      <translation>Zone auf einer Bahnlinie</translation>
    </message>
    <message>
      <source>A zone whose centre is a rail hex breaks the line there while it lasts.</source>
      <translation>Eine Zone, deren Mitte ein Bahnhexfeld ist, unterbricht dort die Strecke, solange sie liegt.</translation>
    </message>
    <message>
      <source>End of a zone</source>
      <translation>Ende einer Zone</translation>
    </message>
    <message>
      <source>Zones go in the next Initial Phase of the player who placed them.</source>
      <translation>Zonen verschwinden in der nächsten Anfangsphase des Spielers, der sie gelegt hat.</translation>
    </message>
    <message>
      <source>Flak against interdiction</source>
      <translation>Flak gegen Abriegelung</translation>
    </message>
    <message>
      <source>All flak in the seven hexes of the zone is added into one shot.</source>
      <translation>Alle Flak in den sieben Hexfeldern der Zone wird zu einem Schuss zusammengezählt.</translation>
    </message>
    <message>
      <source>Zones and rail movement</source>
      <translation>Zonen und Bahnbewegung</translation>
    </message>
    <message>
      <source>Operational rail pays for no zone, only 2 full movement points at a rail cut.</source>
      <translation>Operative Bahnbewegung zahlt für keine Zone, nur 2 volle Bewegungspunkte an einer Bahnunterbrechung.</translation>
    </message>
  </context>
  <context>
    <name>ISO</name>
    <message>
      <source>Units that were unsupplied in their previous own turn already and are isolated when checked now; never in the first unsupplied turn.</source>
      <translation>Einheiten, die schon in ihrem vorigen eigenen Zug unversorgt waren und jetzt bei der Prüfung eingeschlossen sind; nie im ersten unversorgten Zug.</translation>
    </message>
    <message>
      <source>Choosing a breakout</source>
      <translation>Einen Ausbruch wählen</translation>
    </message>
    <message>
      <source>Each such hex may break out, by free choice and hex by hex, which is declared before the roll.</source>
      <translation>Jedes solche Hexfeld darf ausbrechen, nach freier Wahl und Hexfeld für Hexfeld; gesagt wird es vor dem Wurf.</translation>
    </message>
    <message>
      <source>Attrition roll</source>
      <translation>Abnutzungswurf</translation>
    </message>
    <message>
      <source>Two dice for each isolated hex: 6 or less with modifiers costs half the strength of the stack, 7 or more nothing this turn.</source>
      <translation>Zwei Würfel für jedes eingeschlossene Hexfeld: 6 oder weniger, mit Modifikatoren, kostet die halbe Stärke des Stapels, 7 oder mehr in diesem Zug nichts.</translation>
    </message>
    <message>
      <source>Modifiers of the roll</source>
      <translation>Modifikatoren des Wurfs</translation>
    </message>
    <message>
      <source>Added together: enemy combat unit adjacent −1; in Eastern Europe, Russia, Scandinavia or North Africa −1; winter, not in North Africa, −1; in its own home country +1; a path to a friendly major city +1.</source>
      <translation>Zusammengezählt: feindliche Kampfeinheit benachbart −1; in Osteuropa, Russland, Skandinavien oder Nordafrika −1; Winter, nicht in Nordafrika, −1; im eigenen Heimatland +1; ein Weg zu einer eigenen Großstadt +1.</translation>
    </message>
    <message>
      <source>What a breakout brings</source>
      <translation>Was ein Ausbruch bringt</translation>
    </message>
    <message>
      <source>All units of the stack go, cadres too. Infantry points: the strength removed, less what the roll would have cost, less 1. Armour and artillery count their defence.</source>
      <translation>Alle Einheiten des Stapels gehen ab, auch Kader. Infanteriepunkte: die entfernte Stärke, weniger dem, was der Wurf gekostet hätte, weniger 1. Panzer und Artillerie zählen mit ihrer Verteidigung.</translation>
    </message>
    <message>
      <source>When the points can be used</source>
      <translation>Wann die Punkte nutzbar sind</translation>
    </message>
    <message>
      <source>Points from breakouts wait until the next game turn.</source>
      <translation>Punkte aus Ausbrüchen warten bis zum nächsten Spielzug.</translation>
    </message>
    <message>
      <source>No change from attrition</source>
      <translation>Kein Rückgewinn aus Abnutzung</translation>
    </message>
    <message>
      <source>Isolated units that lose more than they must earn no replacement points; only a breakout recovers any.</source>
      <translation>Eingeschlossene Einheiten, die mehr verlieren als nötig, bringen keine Ersatzpunkte; nur ein Ausbruch holt welche zurück.</translation>
    </message>
    <message>
      <source>Supply flown in during the same Initial Phase keeps units in supply, and so from rolling.</source>
      <translation>Nachschub, der in derselben Anfangsphase eingeflogen wird, hält Einheiten versorgt und erspart ihnen so den Wurf.</translation>
    </message>
  </context>
  <context>
    <name>LOS</name>
    <message>
      <source>Required losses</source>
      <translation>Geforderte Verluste</translation>
    </message>
    <message>
      <source>X1: both sides lose half the strength of the weaker side, rounded up. A1 and D1: that side loses half of it; A2 and D2 all of it; 0 nothing.</source>
      <translation>X1: Beide Seiten verlieren die halbe Stärke der schwächeren Seite, aufgerundet. A1 und D1: Diese Seite verliert die Hälfte davon; A2 und D2 alles; 0 nichts.</translation>
    </message>
    <message>
      <source>The weaker side</source>
      <translation>Die schwächere Seite</translation>
    </message>
    <message>
      <source>By the column used: the defender at 1-1 and better, the attacker at 1-2 and worse.</source>
      <translation>Nach der verwendeten Spalte: der Verteidiger ab 1-1 aufwärts, der Angreifer ab 1-2 abwärts.</translation>
    </message>
    <message>
      <source>Strength for losses</source>
      <translation>Stärke für Verluste</translation>
    </message>
    <message>
      <source>The printed strength, cut only for lack of supply or of support. Terrain, limits and the rest do not matter.</source>
      <translation>Die gedruckte Stärke, gekürzt nur wegen fehlender Versorgung oder Unterstützung. Gelände, Grenzen und das Übrige spielen keine Rolle.</translation>
    </message>
    <message>
      <source>Who picks losses</source>
      <translation>Wer Verluste aussucht</translation>
    </message>
    <message>
      <source>The side that suffers picks its units; they must reach the requirement or exceed it.</source>
      <translation>Die Seite mit den Verlusten sucht ihre Einheiten aus; sie müssen die Forderung erreichen oder übersteigen.</translation>
    </message>
    <message>
      <source>Losses of armor</source>
      <translation>Verluste an Panzern</translation>
    </message>
    <message>
      <source>An attacker with armor must reduce an AECA unit where the defender has ATEC, a fortification or a major city. A defender with AECA must where the terrain lets armor act and the attacker has armor.</source>
      <translation>Ein Angreifer mit Panzern muss eine AECA-Einheit mindern, wenn der Verteidiger ATEC, eine Befestigung oder eine Großstadt hat. Ein Verteidiger mit AECA muss es, wenn das Gelände Panzer wirken lässt und der Angreifer Panzer hat.</translation>
    </message>
    <message>
      <source>Large armor advantage</source>
      <translation>Große Panzerüberlegenheit</translation>
    </message>
    <message>
      <source>An attacker who has both the armor modifier of 1 and the armor column need not lose armor on X1; on A1 he must.</source>
      <translation>Ein Angreifer, der sowohl den Panzermodifikator von 1 als auch die Panzerspalte hat, muss bei X1 keine Panzer verlieren; bei A1 muss er es.</translation>
    </message>
    <message>
      <source>AR: the attacker 1 hex. DR: the defender 2 hexes, or 1 from a fortress, city, wooded rough, forest, swamp or mountain, and the attacker may advance into the hex.</source>
      <translation>AR: der Angreifer 1 Hexfeld. DR: der Verteidiger 2 Hexfelder, oder 1 aus Festung, Stadt, bewaldetem rauem Gelände, Forst, Sumpf oder Gebirge, und der Angreifer darf in das Hexfeld nachrücken.</translation>
    </message>
    <message>
      <source>NKVD</source>
      <translation>NKWD</translation>
    </message>
    <message>
      <source>A Soviet defender with NKVD may cancel the retreat of DR or X1DR, not of D1DR or D2DR, by losing at least 1 RE of NKVD, which counts toward X1.</source>
      <translation>Ein sowjetischer Verteidiger mit NKWD darf den Rückzug bei DR oder X1DR aufheben, nicht bei D1DR oder D2DR, indem er mindestens 1 RE NKWD verliert, die auf X1 angerechnet wird.</translation>
    </message>
    <message>
      <source>Retreat through enemy zones</source>
      <translation>Rückzug durch feindliche Zonen</translation>
    </message>
    <message>
      <source>It costs 1 RE, or a division its strength down to the cadre. Stacks of armor only pay where an enemy that exerts the zone has AECA, full or half; mixed stacks always pay.</source>
      <translation>Er kostet 1 RE, oder eine Division ihre Stärke bis auf den Kader. Reine Panzerstapel zahlen nur, wo ein Feind, der die Zone ausübt, AECA hat, voll oder halb; gemischte Stapel zahlen immer.</translation>
    </message>
  </context>
  <context>
    <name>MIS</name>
    <message>
      <source>Size of a mission</source>
      <translation>Größe eines Einsatzes</translation>
    </message>
    <message>
      <source>At most 4 groups, of which at most 3 strike or interdict.</source>
      <translation>Höchstens 4 Gruppen, von denen höchstens 3 angreifen oder abriegeln.</translation>
    </message>
    <message>
      <source>A fighter patrols up to half its range, rounded up, and intercepts within another half of its patrol hex or its base.</source>
      <translation>Ein Jäger patrouilliert bis zur halben Reichweite, aufgerundet, und fängt bis zu einer weiteren halben von seinem Patrouillenhexfeld oder seinem Flugplatz ab.</translation>
    </message>
    <message>
      <source>Full and half groups in air combat</source>
      <translation>Ganze und halbe Gruppen im Luftkampf</translation>
    </message>
    <message>
      <source>A full group that shoots at a half group takes 1 from the roll, a half group that shoots at a full one adds 1.</source>
      <translation>Eine volle Gruppe, die auf eine halbe schießt, zieht 1 vom Wurf ab; eine halbe, die auf eine volle schießt, zählt 1 hinzu.</translation>
    </message>
    <message>
      <source>Several groups at one target</source>
      <translation>Mehrere Gruppen auf ein Ziel</translation>
    </message>
    <message>
      <source>The best rating shoots, with 1 off the roll for each further group. The target shoots back at one of them.</source>
      <translation>Der beste Wert schießt, für jede weitere Gruppe mit 1 vom Wurf ab. Das Ziel schießt auf eine von ihnen zurück.</translation>
    </message>
    <message>
      <source>Pilots</source>
      <translation>Piloten</translation>
    </message>
    <message>
      <source>German and Finnish groups take 1 from the roll of their own shots, but not against Soviet Guards.</source>
      <translation>Deutsche und finnische Gruppen ziehen beim eigenen Schuss 1 vom Wurf ab, nicht aber gegen sowjetische Garde.</translation>
    </message>
    <message>
      <source>Before all other missions: one round against patrols or ready fighters at airfields. Each sweeper picks a fighter, two at one only where they outnumber, spread evenly. Both sides shoot; the defender at one attacker. Sweepers go home, the defender stays unless it takes R, A or X.</source>
      <translation>Vor allen anderen Einsätzen: eine Runde gegen Patrouillen oder bereite Jäger auf Flugfeldern. Jeder Jäger des Vorstoßes wählt einen Jäger, zwei auf einen nur bei Überzahl und gleichmäßig verteilt. Beide Seiten schießen; der Verteidiger auf einen Angreifer. Die Angreifer fliegen heim, der Verteidiger bleibt, außer bei R, A oder X.</translation>
    </message>
    <message>
      <source>Any number of fighters may intercept any mission. Each fights an escort first while there is one, else a bomber of its choice, for one round. One that scores R or better on its escort unharmed fights one round with a strike group; any other goes home.</source>
      <translation>Beliebig viele Jäger dürfen jeden Einsatz abfangen. Jeder bekämpft eine Runde lang zuerst einen Begleitjäger, solange es einen gibt, sonst einen Bomber seiner Wahl. Wer unversehrt gegen seinen Begleitjäger R oder besser erzielt, kämpft eine Runde mit einer Angriffsgruppe; jeder andere fliegt heim.</translation>
    </message>
    <message>
      <source>Escorts</source>
      <translation>Begleitschutz</translation>
    </message>
    <message>
      <source>Escorts add nothing to the strike and flak does not touch them. Fighters that strike are strike groups like any other.</source>
      <translation>Begleitschutz trägt zum Schlag nichts bei, und Flak trifft ihn nicht. Jäger, die angreifen, sind Angriffsgruppen wie alle anderen.</translation>
    </message>
    <message>
      <source>Flak shoots once at a strike: 1 off for 2 strike groups, 2 off for 3, 1 added at night, 1 added for bombers (B or NB). A die finds the group that is hit.</source>
      <translation>Flak schießt einmal auf einen Schlag: 1 ab bei 2 Angriffsgruppen, 2 ab bei 3, 1 hinzu bei Nacht, 1 hinzu bei Bombern (B oder NB). Ein Würfel bestimmt die getroffene Gruppe.</translation>
    </message>
    <message>
      <source>Which flak shoots</source>
      <translation>Welche Flak schießt</translation>
    </message>
    <message>
      <source>By day at airfields and ships heavy and light, at other facilities heavy only; at units in the line the heavy and light flak of the target stack.</source>
      <translation>Bei Tag an Flugfeldern und Schiffen schwere und leichte, an anderen Anlagen nur schwere; bei Einheiten an der Front die schwere und leichte Flak des Zielstapels.</translation>
    </message>
    <message>
      <source>Night bombing</source>
      <translation>Bombenangriffe bei Nacht</translation>
    </message>
    <message>
      <source>Only night fighters intercept, only facilities are targets, and the bombardment shifts 1 column left unless all groups are NB.</source>
      <translation>Nur Nachtjäger fangen ab, nur Anlagen sind Ziele, und die Bombardierung verschiebt sich um 1 Spalte nach links, wenn nicht alle Gruppen NB sind.</translation>
    </message>
    <message>
      <source>No air support in defence</source>
      <translation>Keine Luftunterstützung in der Verteidigung</translation>
    </message>
    <message>
      <source>The side that is not playing may only intercept.</source>
      <translation>Die Seite, die nicht am Zug ist, darf nur abfangen.</translation>
    </message>
    <message>
      <source>A shift to the right that is won places a Hit marker, for the first attack on that hex.</source>
      <translation>Eine erzielte Verschiebung nach rechts legt einen Treffermarker, für den ersten Angriff auf dieses Hexfeld.</translation>
    </message>
  </context>
  <context>
    <name>MOV</name>
    <message>
      <source>Who may exploit</source>
      <translation>Wer ausnutzen darf</translation>
    </message>
    <message>
      <source>Mechanised units that were in supply in their own Initial Phase; divisions pay for it.</source>
      <translation>Mechanisierte Einheiten, die in ihrer eigenen Anfangsphase versorgt waren; Divisionen zahlen dafür.</translation>
    </message>
    <message>
      <source>Soviet limits</source>
      <translation>Sowjetische Grenzen</translation>
    </message>
    <message>
      <source>Soviet mechanised units do not exploit if they start the phase in an enemy zone of control or attacked in the Combat Phase before.</source>
      <translation>Sowjetische mechanisierte Einheiten nutzen nicht aus, wenn sie die Phase in einer feindlichen Kontrollzone beginnen oder in der Kampfphase davor angegriffen haben.</translation>
    </message>
    <message>
      <source>Half the cost of each hex, none above 2 movement points. In the Movement Phase only, in supply, through hexes friendly from the start, never next to the enemy or in his zones of control; in arctic zone A on roads only.</source>
      <translation>Halbe Kosten jedes Hexfeldes, keines über 2 Bewegungspunkte. Nur in der Bewegungsphase, versorgt, durch Hexfelder, die von Anfang an eigene sind, nie neben dem Feind oder in seinen Kontrollzonen; in der arktischen Zone A nur auf Straßen.</translation>
    </message>
    <message>
      <source>Administrative movement and interdiction</source>
      <translation>Verwaltungsmarsch und Abriegelung</translation>
    </message>
    <message>
      <source>Hexes of an interdiction zone cost in full, and leaving them costs as ever.</source>
      <translation>Hexfelder einer Abriegelungszone kosten voll, und sie zu verlassen kostet wie immer.</translation>
    </message>
    <message>
      <source>Weather and movement</source>
      <translation>Wetter und Bewegung</translation>
    </message>
    <message>
      <source>Frost is Clear but for what freezes. Mud and Snow skip exploitation; Snow allows overruns and armour effects. Frozen, rivers go down one type, intermittent lakes are woods, swamps are forest.</source>
      <translation>Frost ist wie Klar, bis auf das, was zufriert. Bei Schlamm und Schnee entfällt die Ausnutzung; Schnee lässt Überrennen und Panzerwirkung zu. Gefroren gelten Flüsse eine Stufe kleiner, zeitweilige Seen als Wald, Sümpfe als Forst.</translation>
    </message>
  </context>
  <context>
    <name>OOB</name>
    <message>
      <source>Groups and Group Allowance: German 46 and 46, Finnish 2 and 2, Hungarian 2 and 2, Romanian 4 and 4, Soviet 55 and 45. With the north, the Finns have 1 more of each, the Soviets 2 groups and 1 Group Allowance more.</source>
      <translation>Gruppen und Gruppenkontingent: deutsch 46 und 46, finnisch 2 und 2, ungarisch 2 und 2, rumänisch 4 und 4, sowjetisch 55 und 45. Mit dem Norden haben die Finnen von beidem 1 mehr, die Sowjets 2 Gruppen und 1 im Gruppenkontingent mehr.</translation>
    </message>
  </context>
  <context>
    <name>OVR</name>
    <message>
      <source>Cost of an overrun</source>
      <translation>Kosten eines Überrennens</translation>
    </message>
    <message>
      <source>3 movement points and the full cost of the target hex, no road rate; leaving a zone of control is in it. A unit that can move one hex only by the minimum may not.</source>
      <translation>3 Bewegungspunkte und die vollen Kosten des Zielhexfeldes, kein Straßensatz; das Verlassen einer Kontrollzone ist darin enthalten. Eine Einheit, die nur nach der Mindestregel ein Hexfeld ziehen kann, darf es nicht.</translation>
    </message>
    <message>
      <source>One overrun</source>
      <translation>Ein Überrennen</translation>
    </message>
    <message>
      <source>One for each moving stack and each target hex, in the Movement Phase and again in the Exploitation Phase.</source>
      <translation>Eines für jeden ziehenden Stapel und jedes Zielhexfeld, in der Bewegungsphase und noch einmal in der Ausnutzungsphase.</translation>
    </message>
    <message>
      <source>After an overrun</source>
      <translation>Nach einem Überrennen</translation>
    </message>
    <message>
      <source>A target not cleared halts the stack where it was. A target cleared is entered by the whole stack, which may go on.</source>
      <translation>Wird das Ziel nicht geräumt, hält der Stapel, wo er stand. In ein geräumtes Ziel rückt der ganze Stapel ein und darf weiterziehen.</translation>
    </message>
    <message>
      <source>Never in Mud; not into wooded rough, mountain, swamp or forest, nor over a major river unless frozen. Clear, woods, rough and all cities are open, in Frost and Snow too. Another passage allows any terrain.</source>
      <translation>Nie bei Schlamm; nicht in bewaldetes raues Gelände, Gebirge, Sumpf oder Forst, noch über einen großen Fluss, außer gefroren. Klares Gelände, Wald, raues Gelände und alle Städte sind offen, auch bei Frost und Schnee. Eine andere Stelle erlaubt jedes Gelände.</translation>
    </message>
    <message>
      <source>How an overrun is fought</source>
      <translation>Wie ein Überrennen gekämpft wird</translation>
    </message>
    <message>
      <source>On the combat table by one stack: armour effects, an earlier air hit, artillery attack up to the target's defence, the limit of one hex. No bombardment, no automatic win; 7-1 is the last column.</source>
      <translation>Auf der Gefechtstabelle durch einen Stapel: Panzerwirkung, ein früherer Lufttreffer, Artillerieangriff bis zur Verteidigung des Ziels, die Grenze eines Hexfeldes. Kein Beschuss, kein selbsttätiger Sieg; 7-1 ist die letzte Spalte.</translation>
    </message>
    <message>
      <source>Supply points of an overrun</source>
      <translation>Versorgungspunkte beim Überrennen</translation>
    </message>
    <message>
      <source>Half a point for each division that is not mechanised, rounded up; mechanised divisions have paid to move.</source>
      <translation>Ein halber Punkt für jede nicht mechanisierte Division, aufgerundet; mechanisierte Divisionen haben für die Bewegung gezahlt.</translation>
    </message>
    <message>
      <source>Picking up units</source>
      <translation>Einheiten aufnehmen</translation>
    </message>
    <message>
      <source>A stack may take units along, one stack moving at a time, and goes on with the fewest movement points left among them.</source>
      <translation>Ein Stapel darf Einheiten mitnehmen, wobei immer nur ein Stapel zieht, und zieht mit den wenigsten noch übrigen Bewegungspunkten unter ihnen weiter.</translation>
    </message>
  </context>
  <context>
    <name>RAIL</name>
    <message>
      <source>Soviet 90 REs a turn, German 30, Finnish 10.</source>
      <translation>Sowjetisch 90 REs je Zug, deutsch 30, finnisch 10.</translation>
    </message>
    <message>
      <source>Soviet arrivals</source>
      <translation>Sowjetische Ankünfte</translation>
    </message>
    <message>
      <source>Up to 30 REs more for new arrivals from the eastern districts, for nothing else.</source>
      <translation>Bis zu 30 REs mehr für Eintreffende aus den östlichen Bezirken, für nichts anderes.</translation>
    </message>
    <message>
      <source>More capacity</source>
      <translation>Mehr Kapazität</translation>
    </message>
    <message>
      <source>Resource Points add 10 REs each for one turn, up to 150, 60 and 20 REs.</source>
      <translation>Jeder Rohstoffpunkt bringt für einen Zug 10 REs dazu, bis zu 150, 60 und 20 REs.</translation>
    </message>
    <message>
      <source>Operational rail</source>
      <translation>Operative Bahnbewegung</translation>
    </message>
    <message>
      <source>Entraining costs 1 base movement point, crossing a break 2, before the rail multiple.</source>
      <translation>Verladen kostet 1 Grundbewegungspunkt, das Überqueren einer Unterbrechung 2, vor dem Bahnvielfachen.</translation>
    </message>
    <message>
      <source>200 hexes and no other movement that turn; it cannot cross a break.</source>
      <translation>200 Hexfelder und keine andere Bewegung in diesem Zug; eine Unterbrechung kann sie nicht überqueren.</translation>
    </message>
    <message>
      <source>Converting gauge</source>
      <translation>Umspuren</translation>
    </message>
    <message>
      <source>Railway engineers convert each connected rail hex that they enter by normal movement.</source>
      <translation>Eisenbahnpioniere spuren jedes verbundene Bahnhexfeld um, das sie mit normaler Bewegung betreten.</translation>
    </message>
    <message>
      <source>Conversion and rail movement</source>
      <translation>Umspuren und Bahnbewegung</translation>
    </message>
    <message>
      <source>May be combined with operational rail over converted line, not with administrative or strategic movement.</source>
      <translation>Umspuren darf mit operativer Bahnbewegung über umgespurte Strecke verbunden werden, nicht mit Verwaltungs- oder strategischer Bewegung.</translation>
    </message>
    <message>
      <source>Usable from the next game turn.</source>
      <translation>Nutzbar ab dem nächsten Spielzug.</translation>
    </message>
    <message>
      <source>Parts of one line</source>
      <translation>Teile einer Strecke</translation>
    </message>
    <message>
      <source>Parts converted by several engineers must join in one gauge by the end of a Movement Phase.</source>
      <translation>Teile, die mehrere Pioniere umgespurt haben, müssen sich bis zum Ende einer Bewegungsphase in einer Spur vereinigen.</translation>
    </message>
    <message>
      <source>Only zone centres and partisans break rail, and all breaks are temporary.</source>
      <translation>Nur Zonenmitten und Partisanen unterbrechen die Bahn, und alle Unterbrechungen sind vorübergehend.</translation>
    </message>
    <message>
      <source>End of breaks</source>
      <translation>Ende der Unterbrechungen</translation>
    </message>
    <message>
      <source>Breaks go in the placer's next Initial Phase.</source>
      <translation>Unterbrechungen verschwinden in der nächsten Anfangsphase dessen, der sie gelegt hat.</translation>
    </message>
    <message>
      <source>Bombing of yards</source>
      <translation>Bomben auf Bahnhöfe</translation>
    </message>
    <message>
      <source>Rail capacity may be bombed; hits on marshalling yards also cost supply points. What a hit takes of the capacity is in the printed rules and is entered.</source>
      <translation>Die Bahnkapazität darf bombardiert werden; Treffer auf Verschiebebahnhöfe kosten außerdem Nachschubpunkte. Was ein Treffer von der Kapazität nimmt, steht in den gedruckten Regeln und wird eingetragen.</translation>
    </message>
  </context>
  <context>
    <name>REP</name>
    <message>
      <source>Soviet replacements begin</source>
      <translation>Beginn des sowjetischen Ersatzes</translation>
    </message>
    <message>
      <source>Regular Soviet replacements begin with August I 1941, special ones with July I 1941.</source>
      <translation>Regulärer sowjetischer Ersatz beginnt mit August I 1941, Sonderersatz mit Juli I 1941.</translation>
    </message>
    <message>
      <source>Each major city of the Soviet replacements chart yields 1 point more than is printed there; the 6 of the Eastern districts stay.</source>
      <translation>Jede Großstadt der sowjetischen Ersatztabelle liefert 1 Punkt mehr, als dort gedruckt ist; die 6 der östlichen Bezirke bleiben.</translation>
    </message>
    <message>
      <source>Infantry in all</source>
      <translation>Infanterie insgesamt</translation>
    </message>
    <message>
      <source>With nothing lost 54 points a turn, 56 with the northern front.</source>
      <translation>Ist nichts verloren, 54 Punkte je Zug, mit der Nordfront 56.</translation>
    </message>
    <message>
      <source>Cities lost</source>
      <translation>Verlorene Städte</translation>
    </message>
    <message>
      <source>A city that the Axis holds yields nothing; without Riga and Minsk 5 points fewer. A city's yield is its supply value less 1 (deduced).</source>
      <translation>Eine Stadt, die die Achse hält, liefert nichts; ohne Riga und Minsk 5 Punkte weniger. Der Ertrag einer Stadt ist ihr Versorgungswert weniger 1 (abgeleitet).</translation>
    </message>
    <message>
      <source>Arkhangelsk</source>
      <translation>Archangelsk</translation>
    </message>
    <message>
      <source>Its 2 points a turn come only where the northern front is in the game.</source>
      <translation>Ihre 2 Punkte je Zug kommen nur, wenn die Nordfront mitspielt.</translation>
    </message>
    <message>
      <source>Its replacements go to the pool of the whole country where the district is not in play; 6 points a turn (deduced).</source>
      <translation>Der Ersatz des Bezirks geht in den Pool des ganzen Landes, wo er nicht mitspielt; 6 Punkte je Zug (abgeleitet).</translation>
    </message>
    <message>
      <source>Bombing of replacements</source>
      <translation>Bomben auf Ersatz</translation>
    </message>
    <message>
      <source>Each hit on a factory or on a Soviet supply city takes 1 Soviet replacement point.</source>
      <translation>Jeder Treffer auf eine Fabrik oder eine sowjetische Versorgungsstadt nimmt 1 sowjetischen Ersatzpunkt.</translation>
    </message>
    <message>
      <source>When replacements are taken</source>
      <translation>Wann Ersatz genommen wird</translation>
    </message>
    <message>
      <source>In the Initial Phase, together with reinforcements.</source>
      <translation>In der Anfangsphase, zusammen mit den Verstärkungen.</translation>
    </message>
    <message>
      <source>Supply and zones</source>
      <translation>Versorgung und Zonen</translation>
    </message>
    <message>
      <source>The unit must be in supply. An enemy zone of control does not matter, and it moves and fights as usual in the same turn.</source>
      <translation>Die Einheit muss versorgt sein. Eine feindliche Kontrollzone spielt keine Rolle, und sie zieht und kämpft im selben Zug wie gewohnt.</translation>
    </message>
    <message>
      <source>Back from the dead pile</source>
      <translation>Zurück aus dem Verluststapel</translation>
    </message>
    <message>
      <source>The cadre of a destroyed division, or a destroyed unit of one step, returns for its combat strength or its REs in points of its kind, and is placed like a reinforcement.</source>
      <translation>Der Kader einer vernichteten Division oder eine vernichtete Einheit mit einem Schritt kehrt für ihre Kampfstärke oder ihre REs in Punkten ihrer Art zurück und wird wie eine Verstärkung aufgestellt.</translation>
    </message>
    <message>
      <source>Fragile divisions</source>
      <translation>Anfällige Divisionen</translation>
    </message>
    <message>
      <source>A cadre on the map can be brought to full strength, unless its division is fragile: Soviet ones that start the game, and Finnish 6-6 infantry.</source>
      <translation>Ein Kader auf der Karte kann auf volle Stärke gebracht werden, außer wenn seine Division anfällig ist: sowjetische, die das Spiel beginnen, und finnische Infanterie 6-6.</translation>
    </message>
    <message>
      <source>Both in one turn</source>
      <translation>Beides in einem Zug</translation>
    </message>
    <message>
      <source>With points enough a dead cadre returns and is rebuilt in the same turn.</source>
      <translation>Reichen die Punkte, kehrt ein vernichteter Kader zurück und wird im selben Zug aufgefüllt.</translation>
    </message>
    <message>
      <source>Points from disbanding and Breakout are credited after replacements are taken, and can be used from the next game turn.</source>
      <translation>Punkte aus Auflösung und Ausbruch werden gutgeschrieben, nachdem Ersatz genommen wurde, und sind ab dem nächsten Spielzug nutzbar.</translation>
    </message>
    <message>
      <source>Pools and prices</source>
      <translation>Pools und Preise</translation>
    </message>
    <message>
      <source>Each nation has pools of infantry, armor and artillery points. Full strength costs what the chart of special replacement costs says; for a German 10-10 panzer division with a 4-8 cadre 3 armor and 3 infantry.</source>
      <translation>Jede Nation hat Pools für Infanterie-, Panzer- und Artilleriepunkte. Volle Stärke kostet, was die Tabelle der besonderen Ersatzkosten sagt; eine deutsche Panzerdivision 10-10 mit Kader 4-8 also 3 Panzer- und 3 Infanteriepunkte.</translation>
    </message>
  </context>
  <context>
    <name>RES</name>
    <message>
      <source>40 in the full game, at most 10 in the arctic and 5 in Finland; 36 in the central game, 32 in Poland and 4 in Romania.</source>
      <translation>40 im ganzen Spiel, höchstens 10 in der Arktis und 5 in Finnland; 36 im mittleren Spiel, 32 in Polen und 4 in Rumänien.</translation>
    </message>
    <message>
      <source>Soviet Resource Points at start</source>
      <translation>Sowjetische Rohstoffpunkte zu Beginn</translation>
    </message>
    <message>
      <source>25.</source>
      <translation>25.</translation>
    </message>
    <message>
      <source>Ploesti</source>
      <translation>Ploesti</translation>
    </message>
    <message>
      <source>The Axis receives 1 Resource Point a turn at Ploesti while it holds it.</source>
      <translation>Die Achse erhält in Ploesti 1 Rohstoffpunkt je Zug, solange sie es hält.</translation>
    </message>
    <message>
      <source>Baku</source>
      <translation>Baku</translation>
    </message>
    <message>
      <source>The Soviets receive 2 Resource Points a turn at Baku while they have a line of supply there.</source>
      <translation>Die Sowjets erhalten in Baku 2 Rohstoffpunkte je Zug, solange sie einen Versorgungsweg dorthin haben.</translation>
    </message>
    <message>
      <source>Scheduled Resource Points</source>
      <translation>Rohstoffpunkte nach Plan</translation>
    </message>
    <message>
      <source>Both sides receive more by the reinforcement schedule, usually in the first turn of a month; the number is entered.</source>
      <translation>Beide Seiten erhalten weitere nach dem Verstärkungsplan, meist im ersten Zug eines Monats; die Zahl wird eingetragen.</translation>
    </message>
    <message>
      <source>Fort</source>
      <translation>Fort</translation>
    </message>
    <message>
      <source>A fort costs 1 Resource Point.</source>
      <translation>Ein Fort kostet 1 Rohstoffpunkt.</translation>
    </message>
    <message>
      <source>An airfield costs 1 Resource Point; one to a hex.</source>
      <translation>Ein Flugplatz kostet 1 Rohstoffpunkt; einer je Hexfeld.</translation>
    </message>
    <message>
      <source>Resource Points for rail</source>
      <translation>Rohstoffpunkte für die Bahn</translation>
    </message>
    <message>
      <source>Each gives 10 REs of rail capacity for one game turn.</source>
      <translation>Jeder gibt für einen Spielzug 10 REs Bahnkapazität.</translation>
    </message>
    <message>
      <source>Limit of that use</source>
      <translation>Grenze dieser Verwendung</translation>
    </message>
    <message>
      <source>6 Soviet, 3 German, 1 Finnish Resource Point a game turn.</source>
      <translation>6 sowjetische, 3 deutsche, 1 finnischer Rohstoffpunkt je Spielzug.</translation>
    </message>
    <message>
      <source>How far away it may be spent</source>
      <translation>Wie weit entfernt er ausgegeben werden darf</translation>
    </message>
    <message>
      <source>Up to 4 hexes in Clear or Frost, 3 in Snow, 2 in Mud, without a truck.</source>
      <translation>Bis zu 4 Hexfelder bei Klar oder Frost, 3 bei Schnee, 2 bei Schlamm, ohne Lkw.</translation>
    </message>
    <message>
      <source>When building starts</source>
      <translation>Wann der Bau beginnt</translation>
    </message>
    <message>
      <source>Construction that needs Resource Points begins in the Initial Phase.</source>
      <translation>Bauten, die Rohstoffpunkte brauchen, beginnen in der Anfangsphase.</translation>
    </message>
    <message>
      <source>Bombed Resource Points</source>
      <translation>Zerbombte Rohstoffpunkte</translation>
    </message>
    <message>
      <source>One is destroyed by a result of 2 hits, none by 1 hit.</source>
      <translation>Einer wird durch ein Ergebnis von 2 Treffern vernichtet, durch 1 Treffer keiner.</translation>
    </message>
    <message>
      <source>Resource Points have a place</source>
      <translation>Rohstoffpunkte haben einen Ort</translation>
    </message>
    <message>
      <source>They have a place, move by rail, and need a rail connection to be sold.</source>
      <translation>Sie haben einen Ort, bewegen sich mit der Bahn und brauchen zum Verkauf eine Bahnverbindung.</translation>
    </message>
  </context>
  <context>
    <name>SET</name>
    <message>
      <source>Soviet set-up</source>
      <translation>Sowjetische Aufstellung</translation>
    </message>
    <message>
      <source>Armies on the border or one hex behind it, every border hex in a zone of control; Mechanized Corps 3 to 5 hexes from it. Artillery with 6 movement points, siege artillery apart, sets up with an Army; other small units with any listed unit of their district.</source>
      <translation>Armeen an der Grenze oder ein Hexfeld dahinter, jedes Grenzhexfeld in einer Kontrollzone; mechanisierte Korps 3 bis 5 Hexfelder davon. Artillerie mit 6 Bewegungspunkten, außer Belagerungsartillerie, steht bei einer Armee; andere kleine Einheiten bei einer beliebigen aufgeführten Einheit ihres Bezirks.</translation>
    </message>
    <message>
      <source>Axis set-up and surprise movement</source>
      <translation>Aufstellung der Achse und Überraschungsbewegung</translation>
    </message>
    <message>
      <source>On the border or behind it. In the surprise turn one hex to contact, in whole stacks, ending in the first zone of control; no overrun, no exploitation; advance after combat.</source>
      <translation>An der Grenze oder dahinter. Im Überraschungszug ein Hexfeld bis zur Feindberührung, in ganzen Stapeln, mit Ende in der ersten Kontrollzone; kein Überrennen, keine Ausnutzung; Nachrücken nach dem Gefecht.</translation>
    </message>
    <message>
      <source>Border rivers</source>
      <translation>Grenzflüsse</translation>
    </message>
    <message>
      <source>They do not count in the surprise combat, and count in full from June II.</source>
      <translation>In den Gefechten der Überraschung zählen sie nicht, ab Juni II voll.</translation>
    </message>
    <message>
      <source>Supply of the surprise turn</source>
      <translation>Versorgung des Überraschungszugs</translation>
    </message>
    <message>
      <source>80 supply points, lost where they are not used.</source>
      <translation>80 Nachschubpunkte, die verfallen, wo sie nicht verwendet werden.</translation>
    </message>
    <message>
      <source>After the surprise turn</source>
      <translation>Nach dem Überraschungszug</translation>
    </message>
    <message>
      <source>The usual June II turn begins. The older air surprise is replaced.</source>
      <translation>Der gewöhnliche Zug Juni II beginnt. Die ältere Luftüberraschung ist ersetzt.</translation>
    </message>
  </context>
  <context>
    <name>SOP</name>
    <message>
      <source>A player turn runs Initial, Air, Movement, Combat, Exploitation.</source>
      <translation>Ein Spielerzug läuft über Anfang, Luft, Bewegung, Kampf, Ausnutzung.</translation>
    </message>
    <message>
      <source>Income, supply checks, reinforcements, conversions and construction, then the stock limit.</source>
      <translation>Einnahmen, Versorgungsprüfung, Verstärkungen, Umwandlungen und Bau, dann die Obergrenze des Vorrats.</translation>
    </message>
    <message>
      <source>Repair, transfers, then all missions are set out before any is resolved. Fighters on Patrol or Alert stay active in the enemy turn.</source>
      <translation>Instandsetzung, Verlegung, dann werden alle Einsätze angelegt, bevor einer ausgewertet wird. Jäger auf Patrouille oder im Alarm bleiben im feindlichen Zug tätig.</translation>
    </message>
    <message>
      <source>Movement, overruns, trucks and rail. Mechanised divisions are paid for here or act as unsupplied.</source>
      <translation>Bewegung, Überrennen, Lkw und Bahn. Mechanisierte Divisionen werden hier bezahlt oder gelten als unversorgt.</translation>
    </message>
    <message>
      <source>All attacks are committed first, which is on the map; each may begin with one bombardment of its target. Who attacks after a bombardment is named before its dice, and that attack is fought before the next bombardment.</source>
      <translation>Alle Angriffe werden zuerst festgelegt, das geschieht auf der Karte; jeder darf mit einem Beschuss seines Ziels beginnen. Wer nach einem Beschuss angreift, wird vor dessen Würfeln genannt, und dieser Angriff wird vor dem nächsten Beschuss ausgekämpft.</translation>
    </message>
    <message>
      <source>Not held in Mud or Snow; the zone where a unit starts decides for that unit.</source>
      <translation>Entfällt bei Schlamm oder Schnee; die Zone, in der eine Einheit beginnt, entscheidet für diese Einheit.</translation>
    </message>
    <message>
      <source>When supply is checked</source>
      <translation>Wann die Versorgung geprüft wird</translation>
    </message>
    <message>
      <source>A side's supply states are checked in its own Initial Phase and hold for its whole turn.</source>
      <translation>Die Versorgungszustände einer Seite werden in ihrer eigenen Anfangsphase geprüft und gelten für ihren ganzen Zug.</translation>
    </message>
    <message>
      <source>How long markers last</source>
      <translation>Wie lange Marker liegen</translation>
    </message>
    <message>
      <source>Interdiction Zones and rail breaks go in the placer's next Initial Phase; hit markers at the end of the player turn.</source>
      <translation>Abriegelungszonen und Bahnunterbrechungen verschwinden in der nächsten Anfangsphase dessen, der sie gelegt hat; Treffermarker am Ende des Spielerzugs.</translation>
    </message>
  </context>
  <context>
    <name>SP</name>
    <message>
      <source>One pool a side</source>
      <translation>Ein Pool je Seite</translation>
    </message>
    <message>
      <source>Each side has one pool of supply points, without a location. Axis minors draw on the Axis pool.</source>
      <translation>Jede Seite hat einen Pool an Nachschubpunkten, ohne Ort. Die Verbündeten der Achse schöpfen aus dem Pool der Achse.</translation>
    </message>
    <message>
      <source>Receipt</source>
      <translation>Empfang</translation>
    </message>
    <message>
      <source>Supply is received in each own Initial Phase.</source>
      <translation>Nachschub wird in jeder eigenen Anfangsphase empfangen.</translation>
    </message>
    <message>
      <source>The pool may not exceed twice what is received at present. What is above is lost when the Initial Phase closes.</source>
      <translation>Der Pool darf das Doppelte des augenblicklichen Empfangs nicht übersteigen. Was darüber ist, verfällt am Ende der Anfangsphase.</translation>
    </message>
    <message>
      <source>Stock at start</source>
      <translation>Vorrat zu Beginn</translation>
    </message>
    <message>
      <source>Axis 100, Soviet 75, before the first income.</source>
      <translation>Achse 100, Sowjets 75, vor der ersten Einnahme.</translation>
    </message>
    <message>
      <source>Buying Resource Points</source>
      <translation>Rohstoffpunkte kaufen</translation>
    </message>
    <message>
      <source>A Resource Point costs 3 supply points.</source>
      <translation>Ein Rohstoffpunkt kostet 3 Nachschubpunkte.</translation>
    </message>
    <message>
      <source>Selling Resource Points</source>
      <translation>Rohstoffpunkte verkaufen</translation>
    </message>
    <message>
      <source>A Resource Point connected by rail to a friendly map edge gives back 2 supply points.</source>
      <translation>Ein Rohstoffpunkt mit Bahnverbindung zu einem eigenen Kartenrand gibt 2 Nachschubpunkte zurück.</translation>
    </message>
    <message>
      <source>Conversions only at first</source>
      <translation>Tausch nur am Anfang</translation>
    </message>
    <message>
      <source>Points are bought and sold only in a side's own Initial Phase.</source>
      <translation>Punkte werden nur in der eigenen Anfangsphase einer Seite gekauft und verkauft.</translation>
    </message>
    <message>
      <source>Turning surplus to use</source>
      <translation>Überschuss nutzen</translation>
    </message>
    <message>
      <source>Conversions come before the limit, so that a surplus can become Resource Points instead of being lost.</source>
      <translation>Umwandlungen kommen vor der Obergrenze, damit ein Überschuss zu Rohstoffpunkten werden kann, statt zu verfallen.</translation>
    </message>
    <message>
      <source>1 SP pays for 3 fighter groups or 2 other combat groups for the player turn; the sum is rounded up once.</source>
      <translation>1 SP bezahlt 3 Jagdgruppen oder 2 andere Kampfgruppen für den Spielerzug; die Summe wird einmal aufgerundet.</translation>
    </message>
    <message>
      <source>Free in the air</source>
      <translation>Kostenlos in der Luft</translation>
    </message>
    <message>
      <source>Transports, readying and transfer between bases cost nothing.</source>
      <translation>Transporter, das Bereitmachen und die Verlegung zwischen Flugplätzen kosten nichts.</translation>
    </message>
    <message>
      <source>Groups that are not paid may only repair and transfer.</source>
      <translation>Unbezahlte Gruppen dürfen nur instand gesetzt und verlegt werden.</translation>
    </message>
    <message>
      <source>Half groups</source>
      <translation>Halbe Gruppen</translation>
    </message>
    <message>
      <source>A group of one step counts as a whole group when it is paid.</source>
      <translation>Eine Gruppe mit einem Schritt zählt beim Bezahlen als ganze Gruppe.</translation>
    </message>
    <message>
      <source>Full rate</source>
      <translation>Voller Satz</translation>
    </message>
    <message>
      <source>Panzer, tank and Soviet mechanised divisions or corps cost 1 SP; that covers movement, overruns in it, and attack.</source>
      <translation>Panzerdivisionen sowie sowjetische Panzer- und mechanisierte Divisionen oder Korps kosten 1 SP; darin enthalten sind Bewegung, Überrennen dabei und Angriff.</translation>
    </message>
    <message>
      <source>Half rate</source>
      <translation>Halber Satz</translation>
    </message>
    <message>
      <source>Motorised and panzergrenadier divisions cost half an SP, upgraded Guards Cavalry Corps too.</source>
      <translation>Motorisierte und Panzergrenadierdivisionen kosten einen halben SP, ausgebaute Gardekavalleriekorps auch.</translation>
    </message>
    <message>
      <source>Adding halves</source>
      <translation>Halbe addieren</translation>
    </message>
    <message>
      <source>The prices of a phase are added with their halves, and the sum is rounded up.</source>
      <translation>Die Preise einer Phase werden mit ihren Halben zusammengezählt, und die Summe wird aufgerundet.</translation>
    </message>
    <message>
      <source>Exploitation paid again</source>
      <translation>Ausnutzung kostet noch einmal</translation>
    </message>
    <message>
      <source>To exploit costs the same once more.</source>
      <translation>Ausnutzen kostet noch einmal dasselbe.</translation>
    </message>
    <message>
      <source>Mechanised and unpaid</source>
      <translation>Mechanisiert und unbezahlt</translation>
    </message>
    <message>
      <source>An unpaid mechanised division acts as in its first turn out of supply: half movement, half attack, no exploitation.</source>
      <translation>Eine unbezahlte mechanisierte Division handelt wie in ihrem ersten unversorgten Zug: halbe Bewegung, halber Angriff, keine Ausnutzung.</translation>
    </message>
    <message>
      <source>Attack of other divisions</source>
      <translation>Angriff anderer Divisionen</translation>
    </message>
    <message>
      <source>Infantry, rifle and cavalry divisions pay half an SP each to attack at full strength; unpaid they attack at half.</source>
      <translation>Infanterie-, Schützen- und Kavalleriedivisionen zahlen je einen halben SP, um in voller Stärke anzugreifen; unbezahlt greifen sie mit halber an.</translation>
    </message>
    <message>
      <source>Overrun of other divisions</source>
      <translation>Überrennen anderer Divisionen</translation>
    </message>
    <message>
      <source>Half an SP for each division that is not mechanised, rounded up; mechanised ones that paid to move pay no more.</source>
      <translation>Ein halber SP für jede nicht mechanisierte Division, aufgerundet; mechanisierte, die für die Bewegung gezahlt haben, zahlen nichts mehr.</translation>
    </message>
    <message>
      <source>1 SP for each target, however many artillery units fire.</source>
      <translation>1 SP für jedes Ziel, gleich wie viele Artillerieeinheiten schießen.</translation>
    </message>
    <message>
      <source>Artillery that only adds its attack factor is free, or 1 SP for each combat where the campaign says so.</source>
      <translation>Artillerie, die nur ihren Angriffsfaktor beiträgt, ist kostenlos oder kostet 1 SP je Gefecht, wo es der Feldzug so festlegt.</translation>
    </message>
    <message>
      <source>Artillery in overruns</source>
      <translation>Artillerie beim Überrennen</translation>
    </message>
    <message>
      <source>Artillery below division size pays nothing in an overrun; an artillery division pays as any division.</source>
      <translation>Artillerie unter Divisionsgröße zahlt beim Überrennen nichts; eine Artilleriedivision zahlt wie jede Division.</translation>
    </message>
    <message>
      <source>Defending costs nothing.</source>
      <translation>Verteidigen kostet nichts.</translation>
    </message>
    <message>
      <source>Free on the ground</source>
      <translation>Kostenlos am Boden</translation>
    </message>
    <message>
      <source>Moving units that are not mechanised, and all that cadres and units below division size do, artillery support excepted.</source>
      <translation>Das Ziehen nicht mechanisierter Einheiten und alles, was Kader und Einheiten unter Divisionsgröße tun, Artillerieunterstützung ausgenommen.</translation>
    </message>
    <message>
      <source>Units out of supply never pay and attack at half; one that is picked to pay is asked about. Whether units in supply may attack unpaid is an option.</source>
      <translation>Unversorgte Einheiten zahlen nie und greifen mit halber Stärke an; wird eine zum Zahlen ausgesucht, wird nachgefragt. Ob versorgte Einheiten unbezahlt angreifen dürfen, ist eine Option.</translation>
    </message>
    <message>
      <source>All of a stack or none</source>
      <translation>Ein ganzer Stapel oder keiner</translation>
    </message>
    <message>
      <source>All divisions of a stack pay for the attack, or none does.</source>
      <translation>Entweder zahlen alle Divisionen eines Stapels für den Angriff oder keine.</translation>
    </message>
    <message>
      <source>Only divisions need supply; smaller units share the state of the divisions they are stacked with.</source>
      <translation>Nur Divisionen brauchen Nachschub; kleinere Einheiten teilen den Zustand der Divisionen, mit denen sie gestapelt sind.</translation>
    </message>
    <message>
      <source>Paid once for the turn</source>
      <translation>Einmal je Zug bezahlt</translation>
    </message>
    <message>
      <source>A mechanised division that did not pay in movement pays when it attacks; one that paid does not pay twice.</source>
      <translation>Eine mechanisierte Division, die bei der Bewegung nicht gezahlt hat, zahlt beim Angriff; eine, die gezahlt hat, zahlt nicht zweimal.</translation>
    </message>
    <message>
      <source>Rebuilt cadres</source>
      <translation>Wieder aufgefüllte Kader</translation>
    </message>
    <message>
      <source>A cadre rebuilt this turn is charged at its new size at once.</source>
      <translation>Ein in diesem Zug aufgefüllter Kader zahlt sofort nach seiner neuen Größe.</translation>
    </message>
    <message>
      <source>Hits on marshalling yards</source>
      <translation>Treffer auf Verschiebebahnhöfe</translation>
    </message>
    <message>
      <source>Each hit on a marshalling yard takes 1 SP from the enemy pool, never below nothing.</source>
      <translation>Jeder Treffer auf einen Verschiebebahnhof nimmt dem feindlichen Pool 1 SP, nie unter null.</translation>
    </message>
    <message>
      <source>What is mechanised</source>
      <translation>Was mechanisiert ist</translation>
    </message>
    <message>
      <source>Only the types on the identification chart are C/M, the motorised symbol included; fast artillery, flak, antitank and cavalry are not.</source>
      <translation>Nur die Typen auf der Erkennungstabelle sind C/M, das Symbol für motorisiert eingeschlossen; schnelle Artillerie, Flak, Panzerabwehr und Kavallerie sind es nicht.</translation>
    </message>
    <message>
      <source>80 SP for air, artillery and attacks of the three army groups in the surprise turn. What is left is dropped.</source>
      <translation>80 SP für Luft, Artillerie und Angriffe der drei Heeresgruppen im Überraschungszug. Was übrig ist, verfällt.</translation>
    </message>
    <message>
      <source>No overdraft</source>
      <translation>Kein Überziehen</translation>
    </message>
    <message>
      <source>The pool holds whole points and cannot be overdrawn: what it cannot pay is refused or done unpaid.</source>
      <translation>Der Pool hält ganze Punkte und lässt sich nicht überziehen: Was er nicht zahlen kann, wird abgelehnt oder geschieht unbezahlt.</translation>
    </message>
  </context>
  <context>
    <name>SR</name>
    <message>
      <source>A quarter of the strength lost returns, for all forces of both players.</source>
      <translation>Ein Viertel der verlorenen Stärke kehrt zurück, für alle Truppen beider Spieler.</translation>
    </message>
    <message>
      <source>First special replacements</source>
      <translation>Erster Sonderersatz</translation>
    </message>
    <message>
      <source>In July I 1941, for every loss until then, the surprise turn and June II included.</source>
      <translation>Im Juli I 1941, für jeden Verlust bis dahin, Überraschungszug und Juni II eingeschlossen.</translation>
    </message>
    <message>
      <source>Account of losses</source>
      <translation>Verlustkonto</translation>
    </message>
    <message>
      <source>Losses and points paid are added up by nation and kind, so that what is left of a quarter carries over.</source>
      <translation>Verluste und gezahlte Punkte werden nach Nation und Art zusammengezählt, sodass der Rest eines Viertels übertragen wird.</translation>
    </message>
  </context>
  <context>
    <name>STK</name>
    <message>
      <source>10 REs in a hex of whatever kind; 7 in mountains; 4 in the arctic.</source>
      <translation>10 REs in jedem Hexfeld, gleich welcher Art; 7 im Gebirge; 4 in der Arktis.</translation>
    </message>
  </context>
  <context>
    <name>STR</name>
    <message>
      <source>Targets of strategic bombing</source>
      <translation>Ziele strategischer Bombenangriffe</translation>
    </message>
    <message>
      <source>Ports, rail, factories and Russian replacements. A hit on a factory or a supply city costs 1 replacement, a hit on a marshalling yard 1 supply point; a result of 2 destroys a Resource Point.</source>
      <translation>Häfen, Bahn, Fabriken und russischer Ersatz. Ein Treffer auf eine Fabrik oder eine Versorgungsstadt kostet 1 Ersatzpunkt, ein Treffer auf einen Verschiebebahnhof 1 Nachschubpunkt; ein Ergebnis von 2 vernichtet einen Rohstoffpunkt.</translation>
    </message>
  </context>
  <context>
    <name>SUP</name>
    <message>
      <source>Overland to a road, by road to a rail line of its own gauge, by unbroken rail to a friendly map edge or a city of the home country. Poland serves Germans and all Axis minors but the Finns.</source>
      <translation>Über Land zu einer Straße, auf der Straße zu einer Bahnlinie der eigenen Spur, mit ununterbrochener Bahn zu einem eigenen Kartenrand oder einer Stadt des Heimatlandes. Polen dient den Deutschen und allen Verbündeten der Achse außer den Finnen.</translation>
    </message>
    <message>
      <source>Overland and road</source>
      <translation>Über Land und auf der Straße</translation>
    </message>
    <message>
      <source>Each at most 7 hexes in Clear and Frost, 5 in Snow, 4 in Mud.</source>
      <translation>Jeweils höchstens 7 Hexfelder bei Klar und Frost, 5 bei Schnee, 4 bei Schlamm.</translation>
    </message>
    <message>
      <source>Overland and road in the arctic</source>
      <translation>Über Land und auf der Straße in der Arktis</translation>
    </message>
    <message>
      <source>1 hex less: 6, 4 in Snow, 3 in Mud; the text itself prints 2 for Mud.</source>
      <translation>1 Hexfeld weniger: 6, bei Schnee 4, bei Schlamm 3; der Text selbst druckt 2 für Schlamm.</translation>
    </message>
    <message>
      <source>Wooded rough, forest, swamp, mountain and sand count as 2 hexes each.</source>
      <translation>Bewaldetes raues Gelände, Forst, Sumpf, Gebirge und Sand zählen als je 2 Hexfelder.</translation>
    </message>
    <message>
      <source>Lakes</source>
      <translation>Seen</translation>
    </message>
    <message>
      <source>Full lake hexes and hexsides stop a trace; in Snow, and only then, it may cross them.</source>
      <translation>Volle Seehexfelder und Seehexfeldseiten halten einen Versorgungsweg auf; bei Schnee, und nur dann, darf er sie überqueren.</translation>
    </message>
    <message>
      <source>Attack is halved, so is the movement of mechanised units; they do not exploit, and artillery does not bombard. Defence stays.</source>
      <translation>Der Angriff wird halbiert, ebenso die Bewegung mechanisierter Einheiten; sie nutzen nicht aus, und Artillerie beschießt nicht. Die Verteidigung bleibt.</translation>
    </message>
    <message>
      <source>In its own Initial Phase only; the count of unsupplied turns goes up there.</source>
      <translation>Nur in der eigenen Anfangsphase; dort steigt auch die Zahl der unversorgten Züge.</translation>
    </message>
    <message>
      <source>Friendly units and zones of control</source>
      <translation>Eigene Einheiten und Kontrollzonen</translation>
    </message>
    <message>
      <source>A friendly unit cancels enemy zones of control in its hex for supply traces and retreats, not for movement.</source>
      <translation>Eine eigene Einheit hebt feindliche Kontrollzonen in ihrem Hexfeld für Versorgungswege und Rückzüge auf, nicht für die Bewegung.</translation>
    </message>
    <message>
      <source>Rail lines reached</source>
      <translation>Erreichte Bahnlinien</translation>
    </message>
    <message>
      <source>Rail serves movement and supply only in hexes that the side's own units had reached the turn before, even where the gauge fits.</source>
      <translation>Die Bahn dient Bewegung und Versorgung nur in Hexfeldern, die eigene Einheiten im Zug davor erreicht hatten, auch wo die Spur passt.</translation>
    </message>
  </context>
  <context>
    <name>TER</name>
    <message>
      <source>Forts and dot cities in clear give one column left and do not stop armor, nor do minor rivers. Wooded rough, major rivers and forts in woods, rough or dot cities stop it. An unfrozen major river halves attacks. Full cities and permanent fortresses halve normal artillery, not siege artillery, engineers or flame tanks. The chart itself is not given.</source>
      <translation>Forts und Punktstädte in klarem Gelände geben eine Spalte nach links und halten Panzer nicht auf, kleine Flüsse ebenso wenig. Bewaldetes raues Gelände, große Flüsse sowie Forts in Wald, rauem Gelände oder Punktstädten halten sie auf. Ein nicht gefrorener großer Fluss halbiert Angriffe. Volle Städte und ständige Festungen halbieren gewöhnliche Artillerie, nicht aber Belagerungsartillerie, Pioniere oder Flammpanzer. Die Tabelle selbst ist nicht angegeben.</translation>
    </message>
    <message>
      <source>Halving by terrain</source>
      <translation>Halbierung durch Gelände</translation>
    </message>
    <message>
      <source>One feature halves at most. A hexside and the terrain of the hex together may quarter, and lack of supply may halve again.</source>
      <translation>Ein Merkmal halbiert höchstens. Eine Hexfeldseite und das Gelände des Hexfeldes zusammen können vierteln, und fehlende Versorgung kann noch einmal halbieren.</translation>
    </message>
  </context>
  <context>
    <name>TRK</name>
    <message>
      <source>Reach of a truck</source>
      <translation>Reichweite eines Lkw</translation>
    </message>
    <message>
      <source>To the next truck, usable rail line or source: 4 hexes in Clear and Frost, 3 in Snow, 2 in Mud.</source>
      <translation>Zum nächsten Lkw, zur nutzbaren Bahnlinie oder zur Quelle: 4 Hexfelder bei Klar und Frost, 3 bei Schnee, 2 bei Schlamm.</translation>
    </message>
    <message>
      <source>Link that ends at a truck</source>
      <translation>Glied, das an einem Lkw endet</translation>
    </message>
    <message>
      <source>The overland or the road link may end at a truck, with its usual length.</source>
      <translation>Das Glied über Land oder das Straßenglied darf an einem Lkw enden, mit seiner gewöhnlichen Länge.</translation>
    </message>
    <message>
      <source>Truck to a road</source>
      <translation>Vom Lkw zur Straße</translation>
    </message>
    <message>
      <source>A truck at which the overland link ended may end its own reach at a road, and a road link to rail follows. Count from the unit to the source.</source>
      <translation>Ein Lkw, an dem das Glied über Land endete, darf seine eigene Reichweite an einer Straße enden lassen, und ein Straßenglied zur Bahn folgt. Gezählt wird von der Einheit zur Quelle.</translation>
    </message>
    <message>
      <source>No depleted trucks</source>
      <translation>Keine verbrauchten Lkw</translation>
    </message>
    <message>
      <source>Trucks can no longer be used up to supply units once; they only lengthen a trace.</source>
      <translation>Lkw können nicht mehr verbraucht werden, um Einheiten einmal zu versorgen; sie verlängern nur einen Versorgungsweg.</translation>
    </message>
    <message>
      <source>How trucks move</source>
      <translation>Wie Lkw sich bewegen</translation>
    </message>
    <message>
      <source>At the costs of motorised units, in the Movement Phase only, administratively on roads and clear terrain away from enemy and interdiction zones. They serve at once where they end.</source>
      <translation>Zu den Kosten motorisierter Einheiten, nur in der Bewegungsphase, in Verwaltungsbewegung auf Straßen und in klarem Gelände fern von feindlichen Kontrollzonen und Abriegelungszonen. Sie dienen sofort, wo sie enden.</translation>
    </message>
    <message>
      <source>For Resource Points and construction: as far as a truck reaches in the weather, without one.</source>
      <translation>Für Rohstoffpunkte und Bau: so weit, wie ein Lkw bei dem Wetter reicht, ohne einen.</translation>
    </message>
    <message>
      <source>Airbase in place of a truck</source>
      <translation>Flugplatz anstelle eines Lkw</translation>
    </message>
    <message>
      <source>An airbase fed by transports may stand in for a truck at Special distance, for 3 REs a transport group.</source>
      <translation>Ein von Transportern versorgter Flugplatz darf in Besonderer Entfernung einen Lkw vertreten, für 3 REs je Transportgruppe.</translation>
    </message>
  </context>
  <context>
    <name>TRN</name>
    <message>
      <source>Transport groups fly supply in the Initial Phase from a base in trace supply to any friendly base in range. They stay there and may be intercepted in the Air Phase, when escorts may join them.</source>
      <translation>Transportgruppen fliegen in der Anfangsphase Nachschub von einem Flugplatz mit Versorgungsweg zu einem beliebigen eigenen Flugplatz in Reichweite. Sie bleiben dort und dürfen in der Luftphase abgefangen werden, wobei Begleitschutz sich ihnen anschließen darf.</translation>
    </message>
    <message>
      <source>What a transport group feeds</source>
      <translation>Was eine Transportgruppe versorgt</translation>
    </message>
    <message>
      <source>4 REs in Clear and Frost, 3 in Mud and Snow, over the overland and special parts of a supply line; 3 where the base serves in place of a truck.</source>
      <translation>4 REs bei Klar und Frost, 3 bei Schlamm und Schnee, über den Teil eines Versorgungswegs über Land und den in Besonderer Entfernung; 3, wo der Flugplatz einen Lkw vertritt.</translation>
    </message>
  </context>
  <context>
    <name>ZOC</name>
    <message>
      <source>2 movement points more for everyone; 1 where only isolated divisions exert it.</source>
      <translation>2 Bewegungspunkte mehr für alle; 1, wo nur eingeschlossene Divisionen sie ausüben.</translation>
    </message>
    <message>
      <source>From zone to zone</source>
      <translation>Von Zone zu Zone</translation>
    </message>
    <message>
      <source>Everyone may, but units that are not mechanised stop in the first enemy zone of control that they enter.</source>
      <translation>Alle dürfen es, doch nicht mechanisierte Einheiten halten in der ersten feindlichen Kontrollzone, die sie betreten.</translation>
    </message>
    <message>
      <source>Who exerts zones of control</source>
      <translation>Wer Kontrollzonen ausübt</translation>
    </message>
    <message>
      <source>Divisions only, Soviet tank and mechanised corps among them. An overrun does not take it away any more.</source>
      <translation>Nur Divisionen, sowjetische Panzer- und mechanisierte Korps eingeschlossen. Ein Überrennen hebt sie nicht mehr auf.</translation>
    </message>
    <message>
      <source>Limited Soviet zones of control</source>
      <translation>Begrenzte sowjetische Kontrollzonen</translation>
    </message>
    <message>
      <source>In June II 1941 leaving any Soviet zone of control costs 1; from July I as usual.</source>
      <translation>Im Juni II 1941 kostet das Verlassen jeder sowjetischen Kontrollzone 1; ab Juli I wie gewöhnlich.</translation>
    </message>
  </context>
</TS>
