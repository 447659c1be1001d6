<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>LGA-AOC</name>
    <message>
      <source>Boxes of the chart</source>
      <translation>Kästchen der Tafel</translation>
    </message>
    <message>
      <source>The bottom row of boxes may hold units whose only strength point is the one that they have by themselves. The chart of a leader cannot grow, and every unit with a strength marker has to have a box on it.</source>
      <translation>Die unterste Reihe der Kästchen darf Einheiten enthalten, deren einziger Stärkepunkt der ist, den sie von selbst haben. Die Tafel eines Führers kann nicht wachsen, und jede Einheit mit einem Stärkemarker braucht ein Kästchen darauf.</translation>
    </message>
    <message>
      <source>Counters before charts</source>
      <translation>Spielsteine vor Tafeln</translation>
    </message>
    <message>
      <source>Units with a hex of their own</source>
      <translation>Einheiten mit einem eigenen Hexfeld</translation>
    </message>
    <message>
      <source>A unit whose hex on the chart is not that of its leader is placed there; one with the same hex may stay on the chart.</source>
      <translation>Eine Einheit, deren Hexfeld auf der Tafel nicht das ihres Führers ist, wird dort aufgestellt; eine mit demselben darf auf der Tafel bleiben.</translation>
    </message>
  </context>
  <context>
    <name>LGA-ATT</name>
    <message>
      <source>Garrisons without supply</source>
      <translation>Besatzungen ohne Versorgung</translation>
    </message>
    <message>
      <source>The garrison of a major or minor fortress that neither forages nor traces supply takes attrition, although it did not move.</source>
      <translation>Die Besatzung einer großen oder kleinen Festung, die weder fouragiert noch versorgt ist, erleidet Abnutzung, obwohl sie sich nicht bewegt hat.</translation>
    </message>
  </context>
  <context>
    <name>LGA-BAT</name>
    <message>
      <source>After the advance another round may be fought while the sides are adjacent and the attacker has an Advance Point: Step 8, then Steps 2 to 6 again. The battle ends when a side withdraws, is wholly routed or wiped out, the points run out, or the attacker stops.</source>
      <translation>Nach dem Vormarsch darf noch eine Runde geschlagen werden, solange die Seiten benachbart sind und der Angreifer einen Vormarschpunkt hat: Schritt 8, dann noch einmal die Schritte 2 bis 6. Die Schlacht endet, wenn eine Seite abzieht, ganz flieht oder aufgerieben ist, die Punkte ausgehen oder der Angreifer aufhört.</translation>
    </message>
    <message>
      <source>When pursuit may be declared</source>
      <translation>Wann Verfolgung erklärt werden darf</translation>
    </message>
    <message>
      <source>A pursuit needs a rout of the defender, by the result or by a morale check, and an empty hex.</source>
      <translation>Eine Verfolgung braucht eine Flucht des Verteidigers, durch das Ergebnis oder eine Moralprobe, und ein leeres Hexfeld.</translation>
    </message>
    <message>
      <source>Depots as adjacent enemies</source>
      <translation>Depots als benachbarte Feinde</translation>
    </message>
    <message>
      <source>A depot that is alone beside an enemy unit counts as an adjacent enemy.</source>
      <translation>Ein Depot, das allein neben einer feindlichen Einheit liegt, gilt als benachbarter Feind.</translation>
    </message>
    <message>
      <source>Joint attacks</source>
      <translation>Gemeinsame Angriffe</translation>
    </message>
    <message>
      <source>Units in different hexes do not attack one hex together, with two exceptions: units that Advance Points bring up join an attack that is announced, and from the second round on units of other hexes come in as Battle Reinforcements.</source>
      <translation>Einheiten in verschiedenen Hexfeldern greifen ein Hexfeld nicht gemeinsam an, mit zwei Ausnahmen: Einheiten, die Vormarschpunkte heranbringen, schließen sich einem angekündigten Angriff an, und ab der zweiten Runde kommen Einheiten anderer Hexfelder als Schlachtverstärkungen hinzu.</translation>
    </message>
    <message>
      <source>Where a unit's strength is</source>
      <translation>Wo die Stärke einer Einheit steht</translation>
    </message>
    <message>
      <source>A unit is with all of its strength in one part of the battle: front line, second front line or reserve. A corps may be spread over the parts, unit by unit.</source>
      <translation>Eine Einheit steht mit ihrer ganzen Stärke in einem Teil der Schlacht: Frontlinie, zweite Frontlinie oder Reserve. Ein Korps darf Einheit für Einheit über die Teile verteilt sein.</translation>
    </message>
    <message>
      <source>A second front line that routs</source>
      <translation>Eine zweite Frontlinie, die flieht</translation>
    </message>
    <message>
      <source>A second front line that routs may be replaced in the next round out of the reserve. Where it is not, the main line is flanked in that round.</source>
      <translation>Eine zweite Frontlinie, die flieht, darf in der nächsten Runde aus der Reserve ersetzt werden. Geschieht das nicht, ist die Hauptlinie in dieser Runde flankiert.</translation>
    </message>
    <message>
      <source>Routing one's own reserve</source>
      <translation>Die eigene Reserve in die Flucht schlagen</translation>
    </message>
    <message>
      <source>A player may rout his own reserve of his own wish, with all that a rout brings.</source>
      <translation>Ein Spieler darf seine eigene Reserve aus freien Stücken in die Flucht schlagen, mit allem, was eine Flucht mit sich bringt.</translation>
    </message>
    <message>
      <source>Withdraw as a result</source>
      <translation>Rückzug als Ergebnis</translation>
    </message>
    <message>
      <source>A Withdraw result pushes the defender back and ends nothing. A defender who chooses to withdraw in Step 2 fights his last round.</source>
      <translation>Ein Rückzugsergebnis drängt den Verteidiger zurück und beendet nichts. Ein Verteidiger, der in Schritt 2 abzuziehen beschließt, schlägt seine letzte Runde.</translation>
    </message>
    <message>
      <source>Attacks with advance points</source>
      <translation>Angriffe mit Vormarschpunkten</translation>
    </message>
    <message>
      <source>Attacks made with Advance Points need an adjacent enemy, as all do.</source>
      <translation>Angriffe mit Vormarschpunkten brauchen einen benachbarten Feind, wie alle.</translation>
    </message>
    <message>
      <source>A pursuit needs an empty hex and the rout of every defender. It moves nobody through hexes and costs no Advance Point; a unit pursues once in a turn.</source>
      <translation>Eine Verfolgung braucht ein leeres Hexfeld und die Flucht jedes Verteidigers. Sie bewegt niemanden durch Hexfelder und kostet keinen Vormarschpunkt; eine Einheit verfolgt einmal je Zug.</translation>
    </message>
    <message>
      <source>A force that is not routed and has to retreat into enemies is eliminated.</source>
      <translation>Eine Truppe, die nicht flieht und sich in Feinde zurückziehen muss, wird vernichtet.</translation>
    </message>
    <message>
      <source>Crossing and already across</source>
      <translation>Im Übergang und schon drüben</translation>
    </message>
    <message>
      <source>Where one attacking force crosses a river and another is over it already, the defender withdraws, defends the hex, defends the crossing alone (the force across then deploys as it likes and flanks), or defends both, with a second front line.</source>
      <translation>Geht eine angreifende Truppe über einen Fluss und ist eine andere schon drüben, zieht der Verteidiger ab, verteidigt das Hexfeld, verteidigt allein den Übergang (die Truppe drüben stellt sich dann auf, wie sie will, und flankiert) oder verteidigt beides, mit einer zweiten Frontlinie.</translation>
    </message>
    <message>
      <source>Corps and their equivalents</source>
      <translation>Korps und Gleichgestellte</translation>
    </message>
    <message>
      <source>Organized corps count before corps equivalents, which are only for units without a corps commander, such as Brunswick's army of 1806.</source>
      <translation>Aufgestellte Korps zählen vor Gleichgestellten, die es nur für Einheiten ohne Korpsführer gibt, etwa für Braunschweigs Armee von 1806.</translation>
    </message>
  </context>
  <context>
    <name>LGA-BID</name>
    <message>
      <source>No bid rises by more than the attacker's least loss at the start: where that is 3, the bids go to 3, at most 6, at most 9.</source>
      <translation>Kein Gebot steigt um mehr als den geringsten Verlust des Angreifers zu Beginn: Ist der 3, gehen die Gebote bis 3, höchstens 6, höchstens 9.</translation>
    </message>
  </context>
  <context>
    <name>LGA-BLD</name>
    <message>
      <source>Heavy cavalry brigades</source>
      <translation>Schwere Kavalleriebrigaden</translation>
    </message>
    <message>
      <source>A heavy cavalry brigade costs 2 replacement points, not 6.</source>
      <translation>Eine schwere Kavalleriebrigade kostet 2 Ersatzpunkte, nicht 6.</translation>
    </message>
    <message>
      <source>Building leaders</source>
      <translation>Führer aufstellen</translation>
    </message>
    <message>
      <source>A power builds as many leaders in an Interphase as it can pay, without strength points. British leaders are not built: they come with the landing force, and losses are replaced by seniority.</source>
      <translation>Eine Macht stellt in einer Zwischenphase so viele Führer auf, wie sie bezahlen kann, ohne Stärkepunkte. Britische Führer werden nicht aufgestellt: Sie kommen mit der Landungstruppe, und Verluste werden nach dem Dienstalter ersetzt.</translation>
    </message>
    <message>
      <source>Straight to a holding box</source>
      <translation>Gleich in eine Wartebox</translation>
    </message>
    <message>
      <source>New French and Russian units may go straight to the Spanish and the Turkish box.</source>
      <translation>Neue französische und russische Einheiten dürfen gleich in die spanische und die türkische Box gehen.</translation>
    </message>
    <message>
      <source>Before 7.75</source>
      <translation>Vor 7.75</translation>
    </message>
  </context>
  <context>
    <name>LGA-BRI</name>
    <message>
      <source>One landing force</source>
      <translation>Eine einzige Landungstruppe</translation>
    </message>
    <message>
      <source>There is one British landing force on the map at a time, without a second landing and without reinforcements.</source>
      <translation>Es gibt jeweils nur eine britische Landungstruppe auf der Karte, ohne zweite Landung und ohne Verstärkungen.</translation>
    </message>
  </context>
  <context>
    <name>LGA-CMD</name>
    <message>
      <source>Corps leaders on their own</source>
      <translation>Korpsführer auf sich gestellt</translation>
    </message>
    <message>
      <source>A corps leader has command points only when he activates himself.</source>
      <translation>Ein Korpsführer hat nur dann Befehlspunkte, wenn er sich selbst aktiviert.</translation>
    </message>
    <message>
      <source>Units and leaders in the hex of their immediate superior are in command if he is in command; 6.53 is the exception.</source>
      <translation>Einheiten und Führer im Hexfeld ihres unmittelbaren Vorgesetzten sind geführt, wenn er es ist; 6.53 ist die Ausnahme.</translation>
    </message>
    <message>
      <source>Command points of army leaders</source>
      <translation>Befehlspunkte der Armeeführer</translation>
    </message>
    <message>
      <source>Archduke John leads the Army of the Tyrol: 5 command points in each Command Phase, in 19.12 from his arrival on. Massena leads the Army of Italy in 19.13, with 8.</source>
      <translation>Erzherzog Johann führt die Armee von Tirol: 5 Befehlspunkte in jeder Befehlsphase, in 19.12 ab seinem Eintreffen. Masséna führt in 19.13 die Armee von Italien, mit 8.</translation>
    </message>
    <message>
      <source>Constantine and the Guard</source>
      <translation>Konstantin und die Garde</translation>
    </message>
    <message>
      <source>In 1813 Constantine commands the corps of the Russian Guard, with the commands of Yermolov and Rajewski in it. Either of them beyond his range may act as the leader of a corps of its own.</source>
      <translation>1813 führt Konstantin das Korps der russischen Garde mit den Kommandos Jermolow und Rajewski darin. Wer von beiden außerhalb seiner Reichweite ist, darf als Führer eines eigenen Korps handeln.</translation>
    </message>
  </context>
  <context>
    <name>LGA-CNTR</name>
    <message>
      <source>Berthier</source>
      <translation>Berthier</translation>
    </message>
    <message>
      <source>Swedish infantry</source>
      <translation>Schwedische Infanterie</translation>
    </message>
  </context>
  <context>
    <name>LGA-DET</name>
    <message>
      <source>A detachment is made or taken in without a transfer order, at any moment of a movement: a unit drops strength points or picks them up. None comes or goes.</source>
      <translation>Ein Detachement wird ohne Verlegungsbefehl gebildet oder aufgenommen, in jedem Augenblick einer Bewegung: Eine Einheit setzt Stärkepunkte ab oder nimmt sie auf. Keiner kommt hinzu oder geht verloren.</translation>
    </message>
    <message>
      <source>Only the same nation</source>
      <translation>Nur derselben Nation</translation>
    </message>
    <message>
      <source>Only units of the same nation pick a detachment up.</source>
      <translation>Nur Einheiten derselben Nation nehmen ein Detachement auf.</translation>
    </message>
    <message>
      <source>Strength of a minor power</source>
      <translation>Stärke eines Kleinstaats</translation>
    </message>
    <message>
      <source>Where a detachment is made of a minor power's strength points, its nation is written on the chart of the army.</source>
      <translation>Wird ein Detachement aus Stärkepunkten eines Kleinstaats gebildet, wird dessen Nation auf der Tafel der Armee vermerkt.</translation>
    </message>
    <message>
      <source>Nothing without a carrier</source>
      <translation>Nichts ohne Träger</translation>
    </message>
    <message>
      <source>Strength points are on the map only with a leader or with a detachment marker.</source>
      <translation>Stärkepunkte sind nur mit einem Führer oder einem Detachementmarker auf der Karte.</translation>
    </message>
    <message>
      <source>As many as there are markers</source>
      <translation>So viele, wie es Marker gibt</translation>
    </message>
    <message>
      <source>There are no more detachments than the counter mix has markers.</source>
      <translation>Es gibt nicht mehr Detachements, als der Spielsteinsatz Marker hat.</translation>
    </message>
  </context>
  <context>
    <name>LGA-GC</name>
    <message>
      <source>The Kingdom of Naples is off the map. Whoever holds the Kingdom of Italy builds its one infantry division with the points of that Kingdom, whose unit it is.</source>
      <translation>Das Königreich Neapel liegt außerhalb der Karte. Wer das Königreich Italien hält, stellt dessen eine Infanteriedivision mit den Punkten jenes Königreichs auf, dem sie gehört.</translation>
    </message>
  </context>
  <context>
    <name>LGA-LDR</name>
    <message>
      <source>Leaders may be withheld</source>
      <translation>Führer dürfen zurückgehalten werden</translation>
    </message>
    <message>
      <source>Nobody has to use a leader in battle. One who is withheld brings no modifier and runs no risk.</source>
      <translation>Niemand muss einen Führer in der Schlacht einsetzen. Ein zurückgehaltener bringt keinen Modifikator und ist nicht gefährdet.</translation>
    </message>
    <message>
      <source>Three leader bonuses in a chain</source>
      <translation>Drei Führerboni in einer Kette</translation>
    </message>
    <message>
      <source>Cavalry leaders apart, three leaders bring their bonus at most: a supreme commander or army leader, a corps leader, and a leader of a division or brigade, each below all who outrank him. Napoleon, Oudinot and the leader of the 1st Guard may not go together: that division is Lefebvre's.</source>
      <translation>Von Kavallerieführern abgesehen bringen höchstens drei Führer ihren Bonus: ein Oberbefehlshaber oder Armeeführer, ein Korpsführer und ein Führer einer Division oder Brigade, jeder unter allen, die im Rang über ihm stehen. Napoleon, Oudinot und der Führer der 1. Garde dürfen nicht zusammenwirken: Diese Division gehört zu Lefebvre.</translation>
    </message>
    <message>
      <source>One cavalry leader brings his bonus for each full pair of strength points of cavalry, and each of them in one round only.</source>
      <translation>Je volles Paar Stärkepunkte Kavallerie bringt ein Kavallerieführer seinen Bonus, und jeder von ihnen nur in einer Runde.</translation>
    </message>
    <message>
      <source>Two of the highest rank</source>
      <translation>Zwei vom höchsten Rang</translation>
    </message>
    <message>
      <source>Where two or more leaders share the highest rank in a battle, there is no leader modifier.</source>
      <translation>Teilen sich zwei oder mehr Führer in einer Schlacht den höchsten Rang, gibt es keinen Führermodifikator.</translation>
    </message>
    <message>
      <source>Leaders at risk</source>
      <translation>Gefährdete Führer</translation>
    </message>
    <message>
      <source>Leaders whose bonus is used may be killed.</source>
      <translation>Führer, deren Bonus genutzt wird, können fallen.</translation>
    </message>
    <message>
      <source>Morale of leaders</source>
      <translation>Moral der Führer</translation>
    </message>
    <message>
      <source>Generic leaders again</source>
      <translation>Wieder namenlose Führer</translation>
    </message>
    <message>
      <source>Where a result takes a leader and no leader of a division or brigade is left, generic leaders, rated 1-0, come back from the dead.</source>
      <translation>Trifft ein Ergebnis einen Führer und ist kein Führer einer Division oder Brigade übrig, kehren namenlose Führer mit dem Wert 1-0 von den Toten zurück.</translation>
    </message>
    <message>
      <source>A leader whose command comes down to nothing in battle is eliminated with it. One whose command is wiped out by pursuit, attrition or transfer goes back to the pool, and the pursuer scores nothing for him.</source>
      <translation>Ein Führer, dessen Kommando in der Schlacht auf nichts schrumpft, wird mit ihm vernichtet. Einer, dessen Kommando durch Verfolgung, Abnutzung oder Verlegung verschwindet, geht in den Pool zurück, und der Verfolger erhält nichts für ihn.</translation>
    </message>
    <message>
      <source>A leader may be retired where no named one can take his place; the power then plays one leader short. 12.56 does not help here.</source>
      <translation>Ein Führer darf ausscheiden, auch wenn kein namentlicher seinen Platz einnehmen kann; die Macht spielt dann mit einem Führer weniger. 12.56 hilft hier nicht.</translation>
    </message>
  </context>
  <context>
    <name>LGA-MAP</name>
    <message>
      <source>Any rough symbol</source>
      <translation>Jedes Symbol für raues Gelände</translation>
    </message>
    <message>
      <source>Bayreuth</source>
      <translation>Bayreuth</translation>
    </message>
    <message>
      <source>The Grand Duchy of Hesse yields 1/1/1 resource points.</source>
      <translation>Das Großherzogtum Hessen bringt 1/1/1 Rohstoffpunkte.</translation>
    </message>
  </context>
  <context>
    <name>LGA-MIN</name>
    <message>
      <source>Whoever has annexed a province or minor power draws its resource and replacement points, and builds his own units or its units with them.</source>
      <translation>Wer eine Provinz oder einen Kleinstaat annektiert hat, erhält dessen Rohstoff- und Ersatzpunkte und stellt damit eigene Einheiten oder dessen Einheiten auf.</translation>
    </message>
    <message>
      <source>What is conquered and not annexed yields resource points and no replacement points. A conquered minor power builds and replaces nothing.</source>
      <translation>Was erobert und nicht annektiert ist, bringt Rohstoffpunkte und keine Ersatzpunkte. Ein eroberter Kleinstaat stellt nichts auf und ersetzt nichts.</translation>
    </message>
    <message>
      <source>Ceded</source>
      <translation>Abgetreten</translation>
    </message>
    <message>
      <source>What is ceded counts as conquered until it is annexed.</source>
      <translation>Abgetretenes gilt als erobert, bis es annektiert wird.</translation>
    </message>
    <message>
      <source>An allied province gives its ally both kinds of points. An allied minor power gives resource points once all its units are built and full, and replacement points never.</source>
      <translation>Eine verbündete Provinz gibt ihrem Verbündeten beide Arten von Punkten. Ein verbündeter Kleinstaat gibt Rohstoffpunkte, sobald alle seine Einheiten aufgestellt und voll sind, und nie Ersatzpunkte.</translation>
    </message>
    <message>
      <source>A province or minor power without a town or city is conquered by the last power with units in it.</source>
      <translation>Eine Provinz oder ein Kleinstaat ohne Stadt oder Großstadt ist von der Macht erobert, die zuletzt Einheiten darin hatte.</translation>
    </message>
    <message>
      <source>Depot cities that change hands</source>
      <translation>Depotstädte, die den Besitzer wechseln</translation>
    </message>
    <message>
      <source>A conquered depot city works for its conqueror once its province or power is conquered, ceded or annexed to him or to a minor ally of his.</source>
      <translation>Eine eroberte Depotstadt arbeitet für ihren Eroberer, sobald ihre Provinz oder ihr Staat erobert, abgetreten oder ihm oder einem seiner kleinen Verbündeten angegliedert ist.</translation>
    </message>
    <message>
      <source>Belgium, Holland and the British/German Alliance give both kinds of points that they have to spare, once all their units are built, to the power that the chart names.</source>
      <translation>Belgien, Holland und die britisch-deutsche Allianz geben, sobald alle ihre Einheiten aufgestellt sind, beide Arten von Punkten, die sie übrig haben, der Macht, die die Tafel nennt.</translation>
    </message>
  </context>
  <context>
    <name>LGA-MOV</name>
    <message>
      <source>Leaving where a corps concentrated</source>
      <translation>Weg von dort, wo ein Korps sich sammelte</translation>
    </message>
    <message>
      <source>Corps that concentrated last turn and are ordered to do so again pay the 2 movement points of 9.13 to leave that hex all the same, once, at the start of the move, even as one stack.</source>
      <translation>Korps, die sich im vorigen Zug gesammelt haben und wieder den Befehl dazu erhalten, zahlen dennoch die 2 Bewegungspunkte von 9.13, um jenes Hexfeld zu verlassen: einmal, zu Beginn der Bewegung, auch als ein Stapel.</translation>
    </message>
    <message>
      <source>Demoralized cavalry stops</source>
      <translation>Demoralisierte Kavallerie hält an</translation>
    </message>
    <message>
      <source>Cavalry that is demoralized in the Skirmish Phase ends its move there.</source>
      <translation>Kavallerie, die in der Scharmützelphase demoralisiert wird, beendet dort ihre Bewegung.</translation>
    </message>
    <message>
      <source>Partly rough hexes</source>
      <translation>Teils raue Hexfelder</translation>
    </message>
    <message>
      <source>A partly rough hex costs 1 movement point from another partly rough hex or from a rough one, even if their symbols do not touch.</source>
      <translation>Ein teils raues Hexfeld kostet aus einem anderen teils rauen oder einem rauen 1 Bewegungspunkt, auch wenn ihre Symbole sich nicht berühren.</translation>
    </message>
    <message>
      <source>Rivers</source>
      <translation>Flüsse</translation>
    </message>
    <message>
      <source>A major river is closed except at a bridge, which costs 1 more; a minor river costs 1 more without a bridge and nothing more at one.</source>
      <translation>Ein großer Fluss ist gesperrt, außer an einer Brücke, die 1 mehr kostet; ein kleiner Fluss kostet ohne Brücke 1 mehr und mit einer nichts.</translation>
    </message>
  </context>
  <context>
    <name>LGA-ORD</name>
    <message>
      <source>Cavalry on a double force march</source>
      <translation>Kavallerie im doppelten Gewaltmarsch</translation>
    </message>
    <message>
      <source>Cavalry and horse artillery double their force march only beside units that they are stacked with: never to a place of their own in the Movement Phase, and never in the Skirmish Phase.</source>
      <translation>Kavallerie und reitende Artillerie verdoppeln ihren Gewaltmarsch nur neben Einheiten, mit denen sie gestapelt sind: in der Bewegungsphase nie an einen eigenen Ort und in der Scharmützelphase nie.</translation>
    </message>
    <message>
      <source>Concentrate orders and 9.13</source>
      <translation>Sammelbefehle und 9.13</translation>
    </message>
    <message>
      <source>A concentrate order takes nothing off the movement penalty of 9.13.</source>
      <translation>Ein Sammelbefehl nimmt nichts vom Bewegungsabzug nach 9.13 weg.</translation>
    </message>
  </context>
  <context>
    <name>LGA-OTT</name>
    <message>
      <source>The turn of grace</source>
      <translation>Der Gnadenzug</translation>
    </message>
    <message>
      <source>Russia has one turn of grace to bring its strength in Turkey to the wartime minimum.</source>
      <translation>Russland hat einen Gnadenzug, um seine Stärke in der Türkei auf das Kriegsminimum zu bringen.</translation>
    </message>
    <message>
      <source>Peace with the Turks</source>
      <translation>Frieden mit den Türken</translation>
    </message>
    <message>
      <source>The war with the Ottoman Empire ends when the modified roll is above the higher of the two bids.</source>
      <translation>Der Krieg mit dem Osmanischen Reich endet, wenn der modifizierte Wurf über dem höheren der beiden Gebote liegt.</translation>
    </message>
  </context>
  <context>
    <name>LGA-PEACE</name>
    <message>
      <source>Three conditions</source>
      <translation>Drei Bedingungen</translation>
    </message>
    <message>
      <source>A coerced peace has the three conditions that the French player names, and no fourth.</source>
      <translation>Ein erzwungener Frieden hat die drei Bedingungen, die der französische Spieler nennt, und keine vierte.</translation>
    </message>
    <message>
      <source>Cession taken twice</source>
      <translation>Zweimal genommene Abtretung</translation>
    </message>
    <message>
      <source>Cession, condition 2, may be named more than once in a peace, for three or four provinces.</source>
      <translation>Die Abtretung, Bedingung 2, darf in einem Frieden mehrmals genannt werden, für drei oder vier Provinzen.</translation>
    </message>
  </context>
  <context>
    <name>LGA-POL</name>
    <message>
      <source>Simultaneous events</source>
      <translation>Gleichzeitige Ereignisse</translation>
    </message>
    <message>
      <source>Of simultaneous events each major power takes one: the single largest shift. In the example two powers offer armistices at once, and Prussia moves one box, not two.</source>
      <translation>Von gleichzeitigen Ereignissen nimmt jede Großmacht eines: die größte einzelne Verschiebung. Im Beispiel bieten zwei Mächte zugleich Waffenstillstand an, und Preußen rückt ein Kästchen weiter, nicht zwei.</translation>
    </message>
    <message>
      <source>Towns in France</source>
      <translation>Städte in Frankreich</translation>
    </message>
    <message>
      <source>A town or city in France that a coalition force takes moves the marker the first time in a war alone.</source>
      <translation>Eine Stadt oder Großstadt in Frankreich, die eine Truppe der Koalition nimmt, bewegt den Marker nur beim ersten Mal in einem Krieg.</translation>
    </message>
    <message>
      <source>A change that a level of victory points calls for is made at once.</source>
      <translation>Eine Änderung, die eine Stufe an Siegpunkten verlangt, geschieht sofort.</translation>
    </message>
    <message>
      <source>Offers and surrenders</source>
      <translation>Angebote und Kapitulationen</translation>
    </message>
    <message>
      <source>The marker moves for every peace offer, and again for every surrender.</source>
      <translation>Der Marker bewegt sich bei jedem Friedensangebot und noch einmal bei jeder Kapitulation.</translation>
    </message>
  </context>
  <context>
    <name>LGA-REINF</name>
    <message>
      <source>Four ways to arrive</source>
      <translation>Vier Wege anzukommen</translation>
    </message>
    <message>
      <source>The attacker's help beside his first stack joins in. Apart from it, the defender meets it with a second front line and two battles are fought, or it joins with the bonus of a flank attack. The defender's help in his hex or beside it goes to the front line or the reserve; apart from it, 12.79 says what follows.</source>
      <translation>Hilfe des Angreifers neben seinem ersten Stapel schließt sich an. Kommt sie getrennt davon, stellt sich ihr der Verteidiger mit einer zweiten Frontlinie, und zwei Schlachten werden geschlagen, oder sie schließt sich mit dem Bonus eines Flankenangriffs an. Hilfe des Verteidigers in seinem Hexfeld oder daneben geht in die Frontlinie oder die Reserve; kommt sie getrennt davon, sagt 12.79, was folgt.</translation>
    </message>
    <message>
      <source>One roll for each stack</source>
      <translation>Ein Wurf je Stapel</translation>
    </message>
    <message>
      <source>A stack rolls once in a Combat Phase to march to the guns. If it fails it may not try in later rounds, but may in the enemy's Combat Phase.</source>
      <translation>Ein Stapel würfelt einmal in einer Kampfphase, um zum Kanonendonner zu marschieren. Misslingt es, darf er es in späteren Runden nicht versuchen, in der feindlichen Kampfphase aber schon.</translation>
    </message>
    <message>
      <source>The third exception</source>
      <translation>Die dritte Ausnahme</translation>
    </message>
    <message>
      <source>The third exception is about hexes that enemy units attack, not friendly ones.</source>
      <translation>Die dritte Ausnahme betrifft Hexfelder, die feindliche Einheiten angreifen, nicht eigene.</translation>
    </message>
    <message>
      <source>Help from across a river</source>
      <translation>Hilfe von jenseits eines Flusses</translation>
    </message>
    <message>
      <source>The attacker's help beside his stack, with a river before it and in no battle for a crossing: with reserves the defender may form a second front line and fight for the crossing, and once it is beaten the help only joins the front. Without reserves the help crosses under 12.91 and flanks, the one flanking force that may touch the first stack.</source>
      <translation>Hilfe des Angreifers neben seinem Stapel, mit einem Fluss vor sich und in keiner Schlacht um einen Übergang: Mit Reserven darf der Verteidiger eine zweite Frontlinie bilden und um den Übergang kämpfen, und ist sie geschlagen, schließt sich die Hilfe nur der Front an. Ohne Reserven geht die Hilfe nach 12.91 über den Fluss und flankiert, als die einzige flankierende Truppe, die den ersten Stapel berühren darf.</translation>
    </message>
    <message>
      <source>Help beside both sides</source>
      <translation>Hilfe neben beiden Seiten</translation>
    </message>
    <message>
      <source>The defender's help beside both sides joins the defense, in the front line or the reserve. Where he is flanked already, it may form a second front line.</source>
      <translation>Hilfe des Verteidigers neben beiden Seiten schließt sich der Verteidigung an, in der Frontlinie oder der Reserve. Ist er schon flankiert, darf sie eine zweite Frontlinie bilden.</translation>
    </message>
    <message>
      <source>The defender's help beside the attackers alone: the attacker forms a further line against each such hex, or his attack is called off and its Advance Points are lost. The defender may then attack at once, with roles changed and the bonus of a flank attack.</source>
      <translation>Hilfe des Verteidigers nur neben den Angreifern: Der Angreifer bildet gegen jedes solche Hexfeld eine weitere Linie, oder sein Angriff wird abgeblasen und dessen Vormarschpunkte sind verloren. Der Verteidiger darf dann sofort angreifen, mit vertauschten Rollen und dem Bonus eines Flankenangriffs.</translation>
    </message>
  </context>
  <context>
    <name>LGA-REPL</name>
    <message>
      <source>What a replacement costs</source>
      <translation>Was ein Ersatz kostet</translation>
    </message>
    <message>
      <source>A replacement point becomes a strength point for one resource point, paid at that moment. Storing costs nothing. British units get none.</source>
      <translation>Ein Ersatzpunkt wird für einen Rohstoffpunkt, der in diesem Augenblick gezahlt wird, zu einem Stärkepunkt. Aufheben kostet nichts. Britische Einheiten erhalten keine.</translation>
    </message>
    <message>
      <source>Built low and brought up</source>
      <translation>Niedrig aufgestellt und aufgefüllt</translation>
    </message>
    <message>
      <source>A division may be built low and filled up with replacements. One of ten infantry points costs 6 R and 12 Rep at once, or 8 R and 11 Rep by way of five.</source>
      <translation>Eine Division darf niedrig aufgestellt und mit Ersatz aufgefüllt werden. Eine mit zehn Infanteriepunkten kostet auf einmal 6 R und 12 Rep, auf dem Umweg über fünf 8 R und 11 Rep.</translation>
    </message>
  </context>
  <context>
    <name>LGA-RT</name>
    <message>
      <source>A routed unit that is attacked routs again and loses half of its strength points.</source>
      <translation>Eine geflohene Einheit, die angegriffen wird, flieht erneut und verliert die Hälfte ihrer Stärkepunkte.</translation>
    </message>
  </context>
  <context>
    <name>LGA-SCN</name>
    <message>
      <source>Austerlitz: set-up</source>
      <translation>Austerlitz: Aufstellung</translation>
    </message>
    <message>
      <source>The French force is in B5202. Davout is added in B5105, with his 1st, 2nd and 3rd infantry divisions (5, 4, 4 SP), the 2nd light cavalry brigade and the 5th artillery.</source>
      <translation>Die französische Truppe steht in B5202. Davout kommt in B5105 hinzu, mit seiner 1., 2. und 3. Infanteriedivision (5, 4, 4 SP), der 2. leichten Kavalleriebrigade und der 5. Artillerie.</translation>
    </message>
    <message>
      <source>Italians in 1805</source>
      <translation>Italiener 1805</translation>
    </message>
    <message>
      <source>Italian morale is 2 in all three scenarios of 1805.</source>
      <translation>Die italienische Moral ist in allen drei Szenarien von 1805 2.</translation>
    </message>
    <message>
      <source>Ansbach resists</source>
      <translation>Ansbach leistet Widerstand</translation>
    </message>
    <message>
      <source>Mamelukes and a bridge train</source>
      <translation>Mamelucken und ein Brückentrain</translation>
    </message>
    <message>
      <source>Markers of Russians off the map</source>
      <translation>Marker von Russen außerhalb der Karte</translation>
    </message>
    <message>
      <source>The Coalition notes the foraged and depleted markers of Russians off the map in secret; they are shown when the French enter the place.</source>
      <translation>Die Koalition notiert die Fouragiert- und Erschöpft-Marker von Russen außerhalb der Karte geheim; sie werden gezeigt, wenn die Franzosen den Ort betreten.</translation>
    </message>
    <message>
      <source>1805: army charts</source>
      <translation>1805: Armeetafeln</translation>
    </message>
    <message>
      <source>Napoleon sets up in B2401 (printed B2041), B2308 or B2504 and is no reinforcement. 1st WRT in B2707; Mack in B3008; Riesch has dragoon brigades; the detachment in B4501 is number 2; the division in Tyrol is the 15th; Constantine's 8th is light cavalry.</source>
      <translation>Napoleon wird in B2401 (gedruckt B2041), B2308 oder B2504 aufgestellt und ist keine Verstärkung. Der 1. WRT in B2707; Mack in B3008; Riesch hat Dragonerbrigaden; das Detachement in B4501 ist Nummer 2; die Division in Tirol ist die 15.; Konstantins 8. ist leichte Kavallerie.</translation>
    </message>
    <message>
      <source>1806: set-up</source>
      <translation>1806: Aufstellung</translation>
    </message>
    <message>
      <source>The Prussian depot is in A5931, not A5932, and the detachment in A5529, not A5530.</source>
      <translation>Das preußische Depot ist in A5931, nicht A5932, und das Detachement in A5529, nicht A5530.</translation>
    </message>
    <message>
      <source>1806-07: set-up</source>
      <translation>1806-07: Aufstellung</translation>
    </message>
    <message>
      <source>The Prussian depot is in A6020. Lannes and his corps are in A4021, Lestocq in A5618. Jerome's units begin on the map, before Glogau, A4925.</source>
      <translation>Das preußische Depot ist in A6020. Lannes und sein Korps stehen in A4021, Lestocq in A5618. Jérômes Einheiten beginnen auf der Karte, vor Glogau, A4925.</translation>
    </message>
    <message>
      <source>Ratisbon: set-up</source>
      <translation>Regensburg: Aufstellung</translation>
    </message>
    <message>
      <source>Berthier sets up in B3404. Lannes keeps Oudinot's corps, and Lefebvre's Bavarians are far apart, as printed.</source>
      <translation>Berthier wird in B3404 aufgestellt. Lannes behält Oudinots Korps, und Lefebvres Bayern stehen weit auseinander, wie gedruckt.</translation>
    </message>
    <message>
      <source>1809: set-up</source>
      <translation>1809: Aufstellung</translation>
    </message>
    <message>
      <source>The French depot of B4249 belongs in B4219, which is printed R4219.</source>
      <translation>Das französische Depot von B4249 gehört nach B4219, das als R4219 gedruckt ist.</translation>
    </message>
    <message>
      <source>1812: set-up</source>
      <translation>1812: Aufstellung</translation>
    </message>
    <message>
      <source>French depot D0508; Russian depot D2033; the Austrians draw their line to D0626 or D1432; Macdonald's Prussians forage by special rule 9; Lefebvre's and Mortier's French enter map D from 0110 to 0114 on II July.</source>
      <translation>Französisches Depot D0508; russisches Depot D2033; die Österreicher ziehen ihre Linie nach D0626 oder D1432; Macdonalds Preußen fouragieren nach Sonderregel 9; Lefebvres und Mortiers Franzosen betreten Karte D von 0110 bis 0114 in II Juli.</translation>
    </message>
    <message>
      <source>1813: territory</source>
      <translation>1813: Gebiet</translation>
    </message>
    <message>
      <source>All territory west of the Elbe and outside Bohemia is friendly to the French. Bohemia, Moravia and the Austrian home provinces are Austria's.</source>
      <translation>Alles Gebiet westlich der Elbe und außerhalb Böhmens ist den Franzosen befreundet. Böhmen, Mähren und die österreichischen Heimatprovinzen gehören Österreich.</translation>
    </message>
    <message>
      <source>1813: set-up</source>
      <translation>1813: Aufstellung</translation>
    </message>
    <message>
      <source>Depot, detachment 7 and the besiegers of Stettin are in A4317, not A4217; Ney has the 22nd and 23rd artillery; Augereau enters in A3334, else A2632; Hiller has the 11th to 13th artillery; Schwarzenberg is in A4332.</source>
      <translation>Depot, Detachement 7 und die Belagerer von Stettin sind in A4317, nicht A4217; Ney hat die 22. und 23. Artillerie; Augereau trifft in A3334 ein, sonst in A2632; Hiller hat die 11. bis 13. Artillerie; Schwarzenberg steht in A4332.</translation>
    </message>
    <message>
      <source>1813: Army Reserves</source>
      <translation>1813: Armeereserven</translation>
    </message>
    <message>
      <source>Army Reserves are units attached straight to an army commander, all guards and grenadiers, and corps of cavalry alone, or of cavalry and horse artillery.</source>
      <translation>Armeereserven sind Einheiten, die unmittelbar einem Armeeführer unterstellt sind, alle Garden und Grenadiere sowie Korps, die nur aus Kavallerie oder aus Kavallerie und reitender Artillerie bestehen.</translation>
    </message>
    <message>
      <source>1813: special rules 1 to 3</source>
      <translation>1813: Sonderregeln 1 bis 3</translation>
    </message>
    <message>
      <source>Special rules 1 to 3 look at the French victory points at the end of a complete turn alone.</source>
      <translation>Die Sonderregeln 1 bis 3 sehen nur auf die französischen Siegpunkte am Ende eines vollständigen Zuges.</translation>
    </message>
    <message>
      <source>1813: Sweden</source>
      <translation>1813: Schweden</translation>
    </message>
    <message>
      <source>Sweden is a minor ally of Prussia, and Prussian sources feed Swedish units.</source>
      <translation>Schweden ist ein kleiner Verbündeter Preußens, und preußische Quellen versorgen schwedische Einheiten.</translation>
    </message>
    <message>
      <source>1814: as printed</source>
      <translation>1814: wie gedruckt</translation>
    </message>
  </context>
  <context>
    <name>LGA-SEQ</name>
    <message>
      <source>Cavalry that arrives</source>
      <translation>Kavallerie, die ankommt</translation>
    </message>
    <message>
      <source>Cavalry reinforcements that are due come onto the map in the Skirmish Phase of their side, and may move in it; other reinforcements come in the Movement Phase.</source>
      <translation>Fällige Kavallerieverstärkungen kommen in der Scharmützelphase ihrer Seite auf die Karte und dürfen darin ziehen; andere Verstärkungen kommen in der Bewegungsphase.</translation>
    </message>
    <message>
      <source>Rout markers turn over</source>
      <translation>Fluchtmarker werden umgedreht</translation>
    </message>
    <message>
      <source>In the Movement Phase all reinforcements that are due come onto the map and may move. Each Rout 1 marker on a unit of that side becomes Rout 2, except one that was placed in this turn.</source>
      <translation>In der Bewegungsphase kommen alle fälligen Verstärkungen auf die Karte und dürfen ziehen. Jeder Marker Flucht 1 auf einer Einheit dieser Seite wird zu Flucht 2, außer einem, der in diesem Zug gelegt wurde.</translation>
    </message>
    <message>
      <source>In the Rally Phase every demoralized cavalry unit recovers.</source>
      <translation>In der Sammelphase ist jede demoralisierte Kavallerieeinheit es nicht mehr.</translation>
    </message>
  </context>
  <context>
    <name>LGA-SIEGE</name>
    <message>
      <source>Units inside a fortress stand and defend. To withdraw, or to defend a river, they must be outside.</source>
      <translation>Einheiten in einer Festung halten stand und verteidigen. Um abzuziehen oder einen Fluss zu verteidigen, müssen sie außerhalb sein.</translation>
    </message>
    <message>
      <source>The sieges of 1813</source>
      <translation>Die Belagerungen von 1813</translation>
    </message>
    <message>
      <source>In the first Siege and Assault Phase of 1813 each depot in the three fortresses that are besieged at the start is replaced by as many supply trains as a die shows.</source>
      <translation>In der ersten Belagerungs- und Sturmphase von 1813 wird jedes Depot in den drei Festungen, die zu Beginn belagert sind, durch so viele Trosse ersetzt, wie ein Würfel zeigt.</translation>
    </message>
  </context>
  <context>
    <name>LGA-SKR</name>
    <message>
      <source>Four strength points in a skirmish</source>
      <translation>Vier Stärkepunkte im Scharmützel</translation>
    </message>
    <message>
      <source>The 4 strength points of a skirmish may come from several cavalry divisions; what they have beyond that does not fight, but suffers the same result.</source>
      <translation>Die 4 Stärkepunkte eines Scharmützels dürfen von mehreren Kavalleriedivisionen kommen; was sie darüber hinaus haben, kämpft nicht, erleidet aber dasselbe Ergebnis.</translation>
    </message>
    <message>
      <source>Cavalry force-marches in the Skirmish Phase only if the enemy that it goes for may be within reach; if it falls short it stops at the end of its allowance, without a penalty.</source>
      <translation>Kavallerie geht in der Scharmützelphase nur dann in den Gewaltmarsch, wenn der Feind, auf den sie zugeht, in Reichweite sein kann; bleibt sie zu kurz, hält sie am Ende ihres Bewegungswerts an, ohne Nachteil.</translation>
    </message>
    <message>
      <source>Starred results</source>
      <translation>Ergebnisse mit Stern</translation>
    </message>
    <message>
      <source>A result with a star also demoralizes: the unit stops, attacks no more, and takes no part in either side's Combat Phase, until the Rally Phase.</source>
      <translation>Ein Ergebnis mit Stern demoralisiert außerdem: Die Einheit hält an, greift nicht mehr an und nimmt bis zur Sammelphase an der Kampfphase keiner der Seiten teil.</translation>
    </message>
  </context>
  <context>
    <name>LGA-STK</name>
    <message>
      <source>Exceptions to 9.11</source>
      <translation>Ausnahmen von 9.11</translation>
    </message>
    <message>
      <source>The exceptions to the limit of 9.11 are 9.3, 9.5, 9.6, 12.16 and 12.74.</source>
      <translation>Die Ausnahmen von der Grenze nach 9.11 sind 9.3, 9.5, 9.6, 12.16 und 12.74.</translation>
    </message>
    <message>
      <source>Corps that begin a turn in one stack, because they concentrated in the last, move on as one stack only if each of them is ordered to concentrate again.</source>
      <translation>Korps, die einen Zug in einem Stapel beginnen, weil sie sich im vorigen gesammelt haben, ziehen nur dann als ein Stapel weiter, wenn jedes von ihnen wieder einen Sammelbefehl erhält.</translation>
    </message>
    <message>
      <source>At most two supply trains may be in a hex, except inside a fortress under siege. Otherwise they neither count nor cost anything in stacking or movement.</source>
      <translation>Höchstens zwei Trosse stehen in einem Hexfeld, außer in einer belagerten Festung. Im Übrigen zählen und kosten sie beim Stapeln und Ziehen nichts.</translation>
    </message>
    <message>
      <source>Army Reserves</source>
      <translation>Armeereserven</translation>
    </message>
    <message>
      <source>Units of an Army Reserve are free of 9.11 and 9.13, in both directions; they may join the first round of an attack without a concentrate order, and come and go by transfer.</source>
      <translation>Einheiten einer Armeereserve sind frei von 9.11 und 9.13, in beiden Richtungen; sie dürfen sich der ersten Runde eines Angriffs ohne Sammelbefehl anschließen und kommen und gehen durch Verlegung.</translation>
    </message>
    <message>
      <source>Bridge trains</source>
      <translation>Brückentrains</translation>
    </message>
    <message>
      <source>Bridge trains stack and move with others without any limit or cost.</source>
      <translation>Brückentrains stehen und ziehen mit anderen ohne jede Grenze und Kosten.</translation>
    </message>
  </context>
  <context>
    <name>LGA-SUP</name>
    <message>
      <source>Whose trains and depots feed whom</source>
      <translation>Wessen Trosse und Depots wen versorgen</translation>
    </message>
    <message>
      <source>Trains and depots feed units of their own nation, except where a case says otherwise. Russians in an Austrian or Prussian corps forage, or are unsupplied.</source>
      <translation>Trosse und Depots versorgen Einheiten der eigenen Nation, außer wo ein Fall etwas anderes sagt. Russen in einem österreichischen oder preußischen Korps fouragieren oder sind unversorgt.</translation>
    </message>
    <message>
      <source>Depots beside depleted markers</source>
      <translation>Depots neben Erschöpft-Markern</translation>
    </message>
    <message>
      <source>A depot may be built in a hex with two depleted markers. Built in mud or snow it adds a depleted marker.</source>
      <translation>Ein Depot darf in einem Hexfeld mit zwei Erschöpft-Markern gebaut werden. Bei Schlamm oder Schnee gebaut, legt es einen Erschöpft-Marker dazu.</translation>
    </message>
    <message>
      <source>Trains from depot cities</source>
      <translation>Trosse aus Depotstädten</translation>
    </message>
    <message>
      <source>A depot city brings forth supply trains as 14.24 says of depots.</source>
      <translation>Eine Depotstadt bringt Trosse hervor, wie 14.24 es von Depots sagt.</translation>
    </message>
    <message>
      <source>Allied depots in depot cities</source>
      <translation>Verbündete Depots in Depotstädten</translation>
    </message>
    <message>
      <source>A depot city goes on working for its owner while one allied power has a depot in it, with the owner's leave; never two. Building there leaves no marker.</source>
      <translation>Eine Depotstadt arbeitet weiter für ihren Besitzer, während eine verbündete Macht mit seiner Erlaubnis ein Depot darin hat; nie zwei. Dort zu bauen legt keinen Marker.</translation>
    </message>
    <message>
      <source>Foraging</source>
      <translation>Fouragieren</translation>
    </message>
    <message>
      <source>French, French-allied and Russian units forage within three hexes of a friendly town, city or depot city without a depleted marker, two corps to a place, not stacked with another corps unless that is an Army Reserve.</source>
      <translation>Französische, mit Frankreich verbündete und russische Einheiten fouragieren im Umkreis von drei Hexfeldern um eine befreundete Stadt, Großstadt oder Depotstadt ohne Erschöpft-Marker, zwei Korps je Ort, nicht mit einem anderen Korps gestapelt, außer dies ist eine Armeereserve.</translation>
    </message>
    <message>
      <source>Friendly towns</source>
      <translation>Eigene Städte</translation>
    </message>
    <message>
      <source>A place is friendly to the side whose unit was the last in it; if no unit has come since the start, to the side that had it then. Each corps counts once, and a loose Army Reserve as one corps.</source>
      <translation>Ein Ort ist der Seite befreundet, deren Einheit zuletzt darin war; wo seit Beginn niemand hinkam, der Seite, die ihn damals hatte. Jedes Korps zählt einmal und eine lose Armeereserve als ein Korps.</translation>
    </message>
    <message>
      <source>Too many on one place</source>
      <translation>Zu viele an einem Ort</translation>
    </message>
    <message>
      <source>Where more corps are forced on a place than it feeds, all of them are unsupplied, and the place is depleted.</source>
      <translation>Werden einem Ort mehr Korps aufgezwungen, als er ernährt, sind sie alle unversorgt, und der Ort ist erschöpft.</translation>
    </message>
  </context>
  <context>
    <name>LGA-VP</name>
    <message>
      <source>Points for leaders</source>
      <translation>Punkte für Führer</translation>
    </message>
    <message>
      <source>Leaders score only when they are killed in battle, not by pursuit, attrition or transfer.</source>
      <translation>Führer bringen nur Punkte, wenn sie in der Schlacht fallen, nicht durch Verfolgung, Abnutzung oder Verlegung.</translation>
    </message>
  </context>
  <context>
    <name>LGA-WX</name>
    <message>
      <source>Weather and movement</source>
      <translation>Wetter und Bewegung</translation>
    </message>
    <message>
      <source>Mud takes 2 off the movement allowance of every leader and unit, snow 1.</source>
      <translation>Schlamm nimmt vom Bewegungswert jedes Führers und jeder Einheit 2, Schnee 1.</translation>
    </message>
  </context>
  <context>
    <name>LGA-ZOC</name>
    <message>
      <source>Routing stacks</source>
      <translation>Fliehende Stapel</translation>
    </message>
  </context>
</TS>
