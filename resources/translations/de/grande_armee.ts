<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.grande_armee</name>
    <message>
      <source>Enter the weather of the turn, which all movement goes by.</source>
      <translation>Das Wetter des Zuges eintragen, nach dem sich alle Bewegung richtet.</translation>
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
      <source>Spend command points of a leader; a corps leader has any only if he activated himself.</source>
      <translation>Befehlspunkte eines Führers ausgeben; ein Korpsführer hat nur welche, wenn er sich selbst aktiviert hat.</translation>
    </message>
    <message>
      <source>units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Give leaders or units an order; cavalry doubles a force march only beside its stack.</source>
      <translation>Führern oder Einheiten einen Befehl geben; Kavallerie verdoppelt einen Gewaltmarsch nur neben ihrem Stapel.</translation>
    </message>
    <message>
      <source>march</source>
      <translation>Marsch</translation>
    </message>
    <message>
      <source>concentrate</source>
      <translation>konzentrieren</translation>
    </message>
    <message>
      <source>Say who is in command in this turn, where the stack of a superior does not settle it.</source>
      <translation>Angeben, wer in diesem Zug unter Befehl steht, wo es der Stapel eines Vorgesetzten nicht klärt.</translation>
    </message>
    <message>
      <source>Transfer units or leaders to another leader's chart, where they have boxes there.</source>
      <translation>Einheiten oder Führer auf die Tafel eines anderen Führers verlegen, wo sie dort Kästchen haben.</translation>
    </message>
    <message>
      <source>Add units to the Army Reserve or take them away, as a transfer does.</source>
      <translation>Einheiten in die Armeereserve aufnehmen oder daraus entlassen, wie bei einer Verlegung.</translation>
    </message>
    <message>
      <source>Put reinforcements that are due on the map: only cavalry in the Skirmish Phase.</source>
      <translation>Fällige Verstärkungen auf die Karte bringen: in der Scharmützelphase nur Kavallerie.</translation>
    </message>
    <message>
      <source>Turn the Rout 1 markers of this side over, but not those of this turn.</source>
      <translation>Die Marker Flucht 1 dieser Seite umdrehen, aber nicht die dieses Zuges.</translation>
    </message>
    <message>
      <source>Move units together, with what weather, concentrating and markers leave them.</source>
      <translation>Einheiten zusammen bewegen, mit dem, was Wetter, Konzentrieren und Marker ihnen lassen.</translation>
    </message>
    <message>
      <source>Enter a skirmish: at most 4 SP a side fight, and all that are there suffer the result.</source>
      <translation>Ein Scharmützel eintragen: höchstens 4 SP je Seite kämpfen, und alle dort erleiden das Ergebnis.</translation>
    </message>
    <message>
      <source>Mark cavalry as demoralized until the Rally Phase: it stops, and takes no part in combat.</source>
      <translation>Kavallerie bis zur Sammelphase als demoralisiert kennzeichnen: Sie hält an und nimmt an keinem Kampf teil.</translation>
    </message>
    <message>
      <source>Drop strength points as a detachment, or add them to one; none comes or goes.</source>
      <translation>Stärkepunkte als Detachement absetzen oder einem hinzufügen; keiner kommt hinzu oder geht verloren.</translation>
    </message>
    <message>
      <source>Pick strength points of a detachment up: only units of their own nation do.</source>
      <translation>Stärkepunkte eines Detachements aufnehmen: Das dürfen nur Einheiten der eigenen Nation.</translation>
    </message>
    <message>
      <source>Take strength points off a detachment of either side; an empty marker is free again.</source>
      <translation>Stärkepunkte von einem Detachement einer der Seiten abziehen; ein leerer Marker ist wieder frei.</translation>
    </message>
    <message>
      <source>Place rout markers on units, of this turn, or take them off by your rules.</source>
      <translation>Fluchtmarker dieses Zuges auf Einheiten legen oder nach den eigenen Regeln abnehmen.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>Take the demoralized markers off all cavalry of both sides.</source>
      <translation>Die Demoralisiert-Marker von aller Kavallerie beider Seiten abnehmen.</translation>
    </message>
    <message>
      <source>Announce an attack: from one hex on one that is adjacent, with enemies in it.</source>
      <translation>Einen Angriff ankündigen: aus einem Hexfeld auf ein angrenzendes mit Feinden darin.</translation>
    </message>
    <message>
      <source>Say whether the defenders stand, withdraw or defend a river; who withdraws fights no more.</source>
      <translation>Angeben, ob die Verteidiger standhalten, abziehen oder einen Fluss verteidigen; wer abzieht, kämpft nicht mehr.</translation>
    </message>
    <message>
      <source>stand</source>
      <translation>standhalten</translation>
    </message>
    <message>
      <source>withdraw</source>
      <translation>abziehen</translation>
    </message>
    <message>
      <source>hex</source>
      <translation>Hexfeld</translation>
    </message>
    <message>
      <source>crossing</source>
      <translation>Übergang</translation>
    </message>
    <message>
      <source>Deploy one side: each unit is in one part of the battle with all of its strength.</source>
      <translation>Eine Seite aufstellen: Jede Einheit steht mit ihrer ganzen Stärke in einem Teil der Schlacht.</translation>
    </message>
    <message>
      <source>Pick the leaders of a side who help in this round; all others are withheld, and safe.</source>
      <translation>Die Führer einer Seite wählen, die in dieser Runde helfen; alle anderen werden zurückgehalten und sind sicher.</translation>
    </message>
    <message>
      <source>attacker</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>defender</source>
      <translation>Verteidiger</translation>
    </message>
    <message>
      <source>Enter the bids of a round; none may be below the first, nor rise by more than the bound.</source>
      <translation>Die Gebote einer Runde eintragen; keines darf unter dem ersten liegen oder um mehr als die Grenze steigen.</translation>
    </message>
    <message>
      <source>Enter the outcome of a round: the result as your chart has it, and the Advance Points.</source>
      <translation>Eintragen, was eine Runde ergab: das Ergebnis nach der eigenen Tabelle und die Vormarschpunkte.</translation>
    </message>
    <message>
      <source>Take strength points off units; a leader goes with the last of his command.</source>
      <translation>Stärkepunkte von Einheiten abziehen; ein Führer geht mit dem Letzten seines Kommandos verloren.</translation>
    </message>
    <message>
      <source>Rout units; one that is routed already routs again, and loses half of its strength.</source>
      <translation>Einheiten in die Flucht schlagen; wer schon geflohen ist, flieht erneut und verliert die Hälfte seiner Stärke.</translation>
    </message>
    <message>
      <source>Move units that fall back; those who are not routed are lost where enemies are.</source>
      <translation>Weichende Einheiten bewegen; nicht geflohene sind verloren, wo Feinde stehen.</translation>
    </message>
    <message>
      <source>Spend Advance Points: units go to a hex, or join another attack that is announced.</source>
      <translation>Vormarschpunkte ausgeben: Einheiten gehen in ein Hexfeld oder schließen sich einem anderen angekündigten Angriff an.</translation>
    </message>
    <message>
      <source>Roll for a stack to march to a battle, once in a Combat Phase, and say what its help does.</source>
      <translation>Würfeln, ob ein Stapel zu einer Schlacht marschiert, einmal je Kampfphase, und angeben, was seine Hilfe bewirkt.</translation>
    </message>
    <message>
      <source>Fight on: with Advance Points left, the sides adjacent, and nobody withdrawn or routed.</source>
      <translation>Weiterkämpfen: mit übrigen Vormarschpunkten, wenn die Seiten aneinandergrenzen und niemand abgezogen oder geflohen ist.</translation>
    </message>
    <message>
      <source>Pursue routed defenders whose hex is empty; leaders who lose their command are not scored.</source>
      <translation>Geflohene Verteidiger verfolgen, deren Hexfeld leer ist; Führer, die ihr Kommando verlieren, werden nicht gewertet.</translation>
    </message>
    <message>
      <source>End a battle; Advance Points that are left are gone.</source>
      <translation>Eine Schlacht beenden; übrige Vormarschpunkte sind verloren.</translation>
    </message>
    <message>
      <source>Take leaders off the map: killed for good, or back in the pool, as what befell them says.</source>
      <translation>Führer von der Karte nehmen: endgültig gefallen oder zurück im Pool, je nachdem, was ihnen zustieß.</translation>
    </message>
    <message>
      <source>command lost in battle</source>
      <translation>Kommando in der Schlacht verloren</translation>
    </message>
    <message>
      <source>Score the leaders killed in battle for their enemy, by the points that your rules name.</source>
      <translation>Die in der Schlacht gefallenen Führer für ihren Feind werten, mit den Punkten, die die eigenen Regeln nennen.</translation>
    </message>
    <message>
      <source>Bring leaders back from the pool; generic ones from the dead while the pool has none.</source>
      <translation>Führer aus dem Pool zurückholen; namenlose von den Toten, solange der Pool keine hat.</translation>
    </message>
    <message>
      <source>Replace a depot in a fortress besieged in 1813 by as many supply trains as a die shows.</source>
      <translation>Ein Depot in einer 1813 belagerten Festung durch so viele Trosse ersetzen, wie ein Würfel zeigt.</translation>
    </message>
    <message>
      <source>Take what an assault costs off both sides, and what surrenders when the fortress falls.</source>
      <translation>Die Kosten eines Sturms beiden Seiten abziehen und, was sich ergibt, wenn die Festung fällt.</translation>
    </message>
    <message>
      <source>Take attrition from units without supply; a garrison takes it although it did not move.</source>
      <translation>Einheiten ohne Versorgung Verschleiß abziehen; eine Garnison erleidet ihn, obwohl sie sich nicht bewegt hat.</translation>
    </message>
    <message>
      <source>Enter points of a power that come from outside the books, or leave them.</source>
      <translation>Punkte einer Macht eintragen, die von außerhalb der Bücher kommen oder sie verlassen.</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>verloren</translation>
    </message>
    <message>
      <source>Make corrections of the set-up: units are moved to their hex, or added where none are.</source>
      <translation>Berichtigungen des Aufbaus vornehmen: Einheiten kommen auf ihr Hexfeld oder, wo keine sind, neu hinzu.</translation>
    </message>
    <message>
      <source>Say in which box each power's marker is, counted from the left.</source>
      <translation>Angeben, in welchem Kästchen der Marker jeder Macht steht, von links gezählt.</translation>
    </message>
    <message>
      <source>box</source>
      <translation>Kästchen</translation>
    </message>
    <message>
      <source>Move markers by simultaneous events: each power by its single largest shift.</source>
      <translation>Marker nach gleichzeitigen Ereignissen bewegen: jede Macht um ihre größte einzelne Verschiebung.</translation>
    </message>
    <message>
      <source>boxes</source>
      <translation>Kästchen</translation>
    </message>
    <message>
      <source>Enter victory points by cause; a level that the French reach or lose is shown at once.</source>
      <translation>Siegpunkte nach Anlass eintragen; eine Stufe, die die Franzosen erreichen oder verlieren, wird sofort gemeldet.</translation>
    </message>
    <message>
      <source>Move a marker for each peace offer, and again for a surrender.</source>
      <translation>Einen Marker für jedes Friedensangebot bewegen, und noch einmal für eine Kapitulation.</translation>
    </message>
    <message>
      <source>Enter a town in France that the coalition took: the marker moves for the first in a war.</source>
      <translation>Eine Stadt in Frankreich eintragen, die die Koalition genommen hat: Der Marker bewegt sich für die erste in einem Krieg.</translation>
    </message>
    <message>
      <source>Impose a peace of exactly three conditions; its provinces are ceded with it.</source>
      <translation>Einen Frieden mit genau drei Bedingungen auferlegen; seine Provinzen werden damit abgetreten.</translation>
    </message>
    <message>
      <source>Begin the war, with the two bids that its end is rolled against.</source>
      <translation>Den Krieg beginnen, mit den beiden Geboten, gegen die sein Ende gewürfelt wird.</translation>
    </message>
    <message>
      <source>Roll for peace: the war ends on more than the higher bid.</source>
      <translation>Um Frieden würfeln: Der Krieg endet bei mehr als dem höheren Gebot.</translation>
    </message>
    <message>
      <source>Land a British force where none is on the map; nothing ever joins it.</source>
      <translation>Eine britische Truppe landen, wo keine auf der Karte ist; nichts stößt je zu ihr.</translation>
    </message>
    <message>
      <source>Collect the points of a power's provinces and minor powers, each by its rights.</source>
      <translation>Die Punkte der Provinzen und Kleinstaaten einer Macht einnehmen, je nach ihren Rechten.</translation>
    </message>
    <message>
      <source>Enter a province or minor power: who holds it and how, and what it yields.</source>
      <translation>Eine Provinz oder einen Kleinstaat eintragen: wer sie hält und wie, und was sie einbringt.</translation>
    </message>
    <message>
      <source>conquered</source>
      <translation>erobert</translation>
    </message>
    <message>
      <source>ceded</source>
      <translation>abgetreten</translation>
    </message>
    <message>
      <source>annexed</source>
      <translation>annektiert</translation>
    </message>
    <message>
      <source>independent</source>
      <translation>unabhängig</translation>
    </message>
    <message>
      <source>Build units and leaders of a power's points, and put them where they come.</source>
      <translation>Einheiten und Führer aus den Punkten einer Macht bauen und dorthin stellen, wo sie erscheinen.</translation>
    </message>
    <message>
      <source>full</source>
      <translation>voll</translation>
    </message>
    <message>
      <source>map</source>
      <translation>Karte</translation>
    </message>
    <message>
      <source>Turn replacement points into strength points: each costs a resource point as well.</source>
      <translation>Ersatzpunkte in Stärkepunkte verwandeln: Jeder kostet auch einen Rohstoffpunkt.</translation>
    </message>
    <message>
      <source>Retire leaders whom no named one replaces: the power is short of that many.</source>
      <translation>Führer ausscheiden lassen, die kein benannter ersetzt: Die Macht spielt mit so vielen weniger.</translation>
    </message>
    <message>
      <source>Give the power what an allied minor power has left once its own units are built and full.</source>
      <translation>Der Macht geben, was ein verbündeter Kleinstaat übrig hat, sobald seine eigenen Einheiten gebaut und voll sind.</translation>
    </message>
    <message>
      <source>Build a depot, with the depleted marker that mud or snow puts beside it.</source>
      <translation>Ein Depot bauen, mit dem Erschöpft-Marker, den Schlamm oder Schnee dazulegt.</translation>
    </message>
    <message>
      <source>Bring supply trains forth from a depot or a depot city of the same nation.</source>
      <translation>Trosse aus einem Depot oder einer Depotstadt derselben Nation hervorbringen.</translation>
    </message>
    <message>
      <source>Take trains and depots of either side off the map; their counters are free again.</source>
      <translation>Trosse und Depots einer der beiden Seiten von der Karte nehmen; ihre Marker sind wieder frei.</translation>
    </message>
    <message>
      <source>Let corps live off a town, or find out that it cannot feed so many.</source>
      <translation>Korps von einer Stadt leben lassen, oder feststellen, dass sie nicht so viele ernähren kann.</translation>
    </message>
    <message>
      <source>hexes</source>
      <translation>Hexfelder</translation>
    </message>
    <message>
      <source>Say what feeds a corps: a source of its own nation, or nothing at all.</source>
      <translation>Angeben, was ein Korps versorgt: eine Quelle der eigenen Nation oder gar nichts.</translation>
    </message>
    <message>
      <source>Enter a town, city or depot city: whose it is, who was there last, its markers.</source>
      <translation>Einen Ort, eine Stadt oder Depotstadt eintragen: wem sie gehört, wer zuletzt dort war, ihre Marker.</translation>
    </message>
    <message>
      <source>town</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>city</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>niemand</translation>
    </message>
    <message>
      <source>Note what Russians off the map have foraged, or reveal it when the French come.</source>
      <translation>Notieren, was Russen außerhalb der Karte fouragiert haben, oder es offenlegen, wenn die Franzosen kommen.</translation>
    </message>
    <message>
      <source>Place a marker of this turn on units, or take it off; those that are so already stay.</source>
      <translation>Einen Marker dieses Zuges auf Einheiten legen oder abnehmen; wer ihn schon hat, behält ihn.</translation>
    </message>
    <message>
      <source>stage</source>
      <translation>Stufe</translation>
    </message>
    <message>
      <source>Enter how many strength points units have, as their counters and charts say.</source>
      <translation>Eintragen, wie viele Stärkepunkte Einheiten haben, nach ihren Spielsteinen und Tafeln.</translation>
    </message>
    <message>
      <source>Combat Results of battles</source>
      <translation>Kampfergebnisse der Schlachten</translation>
    </message>
    <message>
      <source>The outcome of a round of battle, by the modified die and the column of your own chart: losses, routs, leaders, Advance Points.</source>
      <translation>Was eine Schlachtrunde bringt, nach dem geänderten Würfel und der Spalte Ihrer eigenen Tabelle: Verluste, Fluchten, Führer, Vormarschpunkte.</translation>
    </message>
    <message>
      <source>Command points of leaders</source>
      <translation>Kommandopunkte der Führer</translation>
    </message>
    <message>
      <source>The command points of each supreme commander and army leader in a Command Phase, by your scenario; those that the errata name are known already.</source>
      <translation>Die Kommandopunkte jedes Oberbefehlshabers und Armeeführers in einer Kommandophase, nach Ihrem Szenario; die in den Errata genannten sind schon bekannt.</translation>
    </message>
    <message>
      <source>How many detachment markers each nation has in the counter mix.</source>
      <translation>Wie viele Detachement-Marker jede Nation im Markersatz hat.</translation>
    </message>
    <message>
      <source>Peace and the Political Index</source>
      <translation>Frieden und Politischer Index</translation>
    </message>
    <message>
      <source>How many conditions of peace your rules list, and how many boxes the Political Index has; whatever is above is refused then.</source>
      <translation>Wie viele Friedensbedingungen Ihre Regeln aufzählen und wie viele Kästchen der Politische Index hat; was darüber liegt, wird dann abgelehnt.</translation>
    </message>
    <message>
      <source>Unit construction</source>
      <translation>Aufstellung von Einheiten</translation>
    </message>
    <message>
      <source>What new units cost in resource and replacement points; the costs of infantry divisions are in the corrections already.</source>
      <translation>Was neue Einheiten an Rohstoff- und Ersatzpunkten kosten; die Kosten der Infanteriedivisionen stehen schon in den Berichtigungen.</translation>
    </message>
    <message>
      <source>The command points of a corps leader.</source>
      <translation>Die Befehlspunkte eines Korpsführers.</translation>
    </message>
    <message>
      <source>Whether a unit is in command because it is stacked with its superior.</source>
      <translation>Ob eine Einheit unter Befehl steht, weil sie mit ihrem Vorgesetzten gestapelt ist.</translation>
    </message>
    <message>
      <source>The command points of an army leader, where the errata name him in the scenario.</source>
      <translation>Die Befehlspunkte eines Armeeführers, wo die Errata ihn im Szenario nennen.</translation>
    </message>
    <message>
      <source>Who commands Yermolov's or Rajewski's command: Constantine, or its own leader.</source>
      <translation>Wer Jermolows oder Rajewskis Kommando befehligt: Konstantin oder der eigene Führer.</translation>
    </message>
    <message>
      <source>Whether the units of a leader fit into the boxes of his chart.</source>
      <translation>Ob die Einheiten eines Führers in die Kästchen seiner Tafel passen.</translation>
    </message>
    <message>
      <source>multi in bottom row</source>
      <translation>mehrere in der unteren Reihe</translation>
    </message>
    <message>
      <source>What a unit and a detachment have when strength points change places.</source>
      <translation>Was Einheit und Detachement haben, wenn Stärkepunkte den Platz wechseln.</translation>
    </message>
    <message>
      <source>How far a leader or unit may move in the weather of the turn.</source>
      <translation>Wie weit Führer oder Einheit sich beim Wetter des Zuges bewegen dürfen.</translation>
    </message>
    <message>
      <source>min ma</source>
      <translation>mindestens</translation>
    </message>
    <message>
      <source>What crossing a river hexside costs beside the hex that is entered.</source>
      <translation>Was das Überschreiten einer Flusskante zusätzlich zum betretenen Hexfeld kostet.</translation>
    </message>
    <message>
      <source>major bridge</source>
      <translation>Brücke über großen Fluss</translation>
    </message>
    <message>
      <source>minor bridge</source>
      <translation>Brücke über kleinen Fluss</translation>
    </message>
    <message>
      <source>What a partly rough hex costs, from the hex that is left.</source>
      <translation>Was ein teilweise raues Hexfeld kostet, je nach dem verlassenen Hexfeld.</translation>
    </message>
    <message>
      <source>partial</source>
      <translation>teilweise</translation>
    </message>
    <message>
      <source>rough</source>
      <translation>raues Gelände</translation>
    </message>
    <message>
      <source>What leaving a hex where corps concentrated costs, once, at the start of the move.</source>
      <translation>Was es kostet, ein Hexfeld zu verlassen, in dem Korps sich konzentriert haben, einmal, zu Beginn der Bewegung.</translation>
    </message>
    <message>
      <source>Whether this many supply trains may be in a hex.</source>
      <translation>Ob so viele Trosse in einem Hexfeld stehen dürfen.</translation>
    </message>
    <message>
      <source>Whether corps that concentrated last turn may move on as one stack.</source>
      <translation>Ob Korps, die sich im letzten Zug konzentriert haben, als ein Stapel weiterziehen dürfen.</translation>
    </message>
    <message>
      <source>How much of several divisions fights in a skirmish, and how much suffers.</source>
      <translation>Wie viel von mehreren Divisionen in einem Scharmützel kämpft, und wie viel leidet.</translation>
    </message>
    <message>
      <source>Whether cavalry or horse artillery may double its force march.</source>
      <translation>Ob Kavallerie oder reitende Artillerie ihren Gewaltmarsch verdoppeln darf.</translation>
    </message>
    <message>
      <source>Whether cavalry may force-march towards an enemy in the Skirmish Phase, and how far.</source>
      <translation>Ob Kavallerie in der Scharmützelphase mit Gewaltmarsch auf einen Feind zugehen darf, und wie weit.</translation>
    </message>
    <message>
      <source>Whether units in several hexes may attack one hex together.</source>
      <translation>Ob Einheiten in mehreren Hexfeldern gemeinsam ein Hexfeld angreifen dürfen.</translation>
    </message>
    <message>
      <source>Whether another round of the battle may be fought.</source>
      <translation>Ob noch eine Runde der Schlacht gekämpft werden darf.</translation>
    </message>
    <message>
      <source>Whether a unit may pursue; it moves to no hex for it and pays no Advance Point.</source>
      <translation>Ob eine Einheit verfolgen darf; sie geht dafür in kein Hexfeld und zahlt keinen Vormarschpunkt.</translation>
    </message>
    <message>
      <source>What follows when a second front line routs: another of the reserve, or a flank attack.</source>
      <translation>Was folgt, wenn eine zweite Frontlinie flieht: eine weitere aus der Reserve oder ein Flankenangriff.</translation>
    </message>
    <message>
      <source>Whether units may be placed so: a corps may be spread by unit, a unit may not be split.</source>
      <translation>Ob Einheiten so stehen dürfen: Ein Korps darf nach Einheiten verteilt, eine Einheit nicht geteilt werden.</translation>
    </message>
    <message>
      <source>front</source>
      <translation>Front</translation>
    </message>
    <message>
      <source>What the leaders of a side bring to a battle, and whether they may be used together.</source>
      <translation>Was die Führer einer Seite in eine Schlacht einbringen, und ob sie zusammen eingesetzt werden dürfen.</translation>
    </message>
    <message>
      <source>supreme</source>
      <translation>Oberbefehl</translation>
    </message>
    <message>
      <source>army</source>
      <translation>Armee</translation>
    </message>
    <message>
      <source>corps</source>
      <translation>Korps</translation>
    </message>
    <message>
      <source>division</source>
      <translation>Division</translation>
    </message>
    <message>
      <source>brigade</source>
      <translation>Brigade</translation>
    </message>
    <message>
      <source>tie cancels cavalry</source>
      <translation>Gleichstand hebt Kavallerie auf</translation>
    </message>
    <message>
      <source>tie</source>
      <translation>Gleichstand</translation>
    </message>
    <message>
      <source>chain</source>
      <translation>Kette</translation>
    </message>
    <message>
      <source>slot</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>How many cavalry leaders bring their bonus: one for each full pair of strength points.</source>
      <translation>Wie viele Kavallerieführer ihren Bonus einbringen: einer für je volle zwei Stärkepunkte.</translation>
    </message>
    <message>
      <source>Whether bids for the loss of a round may be made, and the bound of the next.</source>
      <translation>Ob Gebote für die Verluste einer Runde gemacht werden dürfen, und die Grenze des nächsten.</translation>
    </message>
    <message>
      <source>Whether a leader is eliminated or goes back to the pool, and whether he scores.</source>
      <translation>Ob ein Führer ausscheidet oder in den Pool zurückgeht, und ob er gewertet wird.</translation>
    </message>
    <message>
      <source>leader vp</source>
      <translation>Siegpunkte für Führer</translation>
    </message>
    <message>
      <source>pool</source>
      <translation>Pool</translation>
    </message>
    <message>
      <source>How many generic leaders come back from the dead when a result finds no leader left.</source>
      <translation>Wie viele namenlose Führer von den Toten zurückkommen, wenn ein Ergebnis keinen Führer mehr vorfindet.</translation>
    </message>
    <message>
      <source>What help does that arrives at a battle, by whose it is and where it is.</source>
      <translation>Was Hilfe bewirkt, die bei einer Schlacht eintrifft, je nachdem, wessen sie ist und wo sie steht.</translation>
    </message>
    <message>
      <source>Whether a stack may roll to march to the guns: once in a Combat Phase of either side.</source>
      <translation>Ob ein Stapel würfeln darf, um zum Kanonendonner zu marschieren: einmal in einer Kampfphase jeder Seite.</translation>
    </message>
    <message>
      <source>How the attacker's help counts that has a river before it, in no battle for a crossing.</source>
      <translation>Wie die Hilfe des Angreifers zählt, die einen Fluss vor sich hat, in keiner Schlacht um einen Übergang.</translation>
    </message>
    <message>
      <source>declined second line</source>
      <translation>verzichtete zweite Linie</translation>
    </message>
    <message>
      <source>uncontested crossing</source>
      <translation>unbestrittener Übergang</translation>
    </message>
    <message>
      <source>What follows when the defender's help is beside the attackers and not the defenders.</source>
      <translation>Was folgt, wenn die Hilfe des Verteidigers bei den Angreifern und nicht bei den Verteidigern steht.</translation>
    </message>
    <message>
      <source>What a defender may do against one force at the river and one across, and what follows.</source>
      <translation>Was ein Verteidiger gegen eine Truppe am Fluss und eine jenseits tun darf, und was folgt.</translation>
    </message>
    <message>
      <source>Whether defenders may stand, withdraw or defend a river: inside a fortress they stand.</source>
      <translation>Ob Verteidiger standhalten, abziehen oder einen Fluss verteidigen dürfen: In einer Festung halten sie stand.</translation>
    </message>
    <message>
      <source>What a routed unit loses that is attacked: it routs again.</source>
      <translation>Was eine geflohene Einheit verliert, die angegriffen wird: Sie flieht erneut.</translation>
    </message>
    <message>
      <source>up</source>
      <translation>hinauf</translation>
    </message>
    <message>
      <source>down</source>
      <translation>hinab</translation>
    </message>
    <message>
      <source>half-up</source>
      <translation>halb aufwärts</translation>
    </message>
    <message>
      <source>rout loss round</source>
      <translation>Rundung des Fluchtverlusts</translation>
    </message>
    <message>
      <source>Whether a force is lost that has to retreat into enemies.</source>
      <translation>Ob eine Truppe verloren ist, die in Feinde hinein zurückgehen muss.</translation>
    </message>
    <message>
      <source>Whether the garrison of a fortress takes attrition, even if it did not move.</source>
      <translation>Ob die Garnison einer Festung Verschleiß erleidet, auch wenn sie sich nicht bewegt hat.</translation>
    </message>
    <message>
      <source>How many supply trains take the place of the depots in besieged fortresses, by their dice.</source>
      <translation>Wie viele Trosse an die Stelle der Depots in belagerten Festungen treten, nach ihren Würfeln.</translation>
    </message>
    <message>
      <source>Whether a depot or train of one nation feeds a unit of another.</source>
      <translation>Ob ein Depot oder Tross einer Nation eine Einheit einer anderen versorgt.</translation>
    </message>
    <message>
      <source>Whether a depot may be built although the hex is depleted, and the marker of bad weather.</source>
      <translation>Ob ein Depot gebaut werden darf, obwohl das Hexfeld erschöpft ist, und der Marker bei schlechtem Wetter.</translation>
    </message>
    <message>
      <source>Whether a power may build a depot in a depot city of its ally.</source>
      <translation>Ob eine Macht ein Depot in einer Depotstadt ihres Verbündeten bauen darf.</translation>
    </message>
    <message>
      <source>depots</source>
      <translation>Depots</translation>
    </message>
    <message>
      <source>Whether a corps may forage from a town, city or depot city.</source>
      <translation>Ob ein Korps aus einem Ort, einer Stadt oder Depotstadt fouragieren darf.</translation>
    </message>
    <message>
      <source>Whether a place is friendly for foraging: whoever was there last decides, else the start.</source>
      <translation>Ob ein Ort zum Fouragieren befreundet ist: Wer zuletzt dort war, entscheidet, sonst der Beginn.</translation>
    </message>
    <message>
      <source>own</source>
      <translation>eigen</translation>
    </message>
    <message>
      <source>enemy</source>
      <translation>Feind</translation>
    </message>
    <message>
      <source>What happens where more corps are forced on a place than it feeds.</source>
      <translation>Was geschieht, wo einem Ort mehr Korps aufgezwungen werden, als er ernährt.</translation>
    </message>
    <message>
      <source>What garrison Ansbach gets at once where it resists.</source>
      <translation>Welche Garnison Ansbach sofort erhält, wo es Widerstand leistet.</translation>
    </message>
    <message>
      <source>Whether a unit is an Army Reserve in 1813.</source>
      <translation>Ob eine Einheit 1813 eine Armeereserve ist.</translation>
    </message>
    <message>
      <source>Whether the conditions of a coerced peace are as many as they have to be.</source>
      <translation>Ob ein erzwungener Frieden so viele Bedingungen hat, wie er haben muss.</translation>
    </message>
    <message>
      <source>How far each power's marker moves: by its single largest shift alone.</source>
      <translation>Wie weit sich der Marker jeder Macht bewegt: nur um ihre größte einzelne Verschiebung.</translation>
    </message>
    <message>
      <source>How often peace offers and surrenders move the marker: each of them does.</source>
      <translation>Wie oft Friedensangebote und Kapitulationen den Marker bewegen: jedes von ihnen.</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>Verlegungen</translation>
    </message>
    <message>
      <source>Which points a power draws from a province or minor power.</source>
      <translation>Welche Punkte eine Macht aus einer Provinz oder einem Kleinstaat zieht.</translation>
    </message>
    <message>
      <source>Whether a depot city works for the power that took it.</source>
      <translation>Ob eine Depotstadt für die Macht arbeitet, die sie genommen hat.</translation>
    </message>
    <message>
      <source>How many strength points a nation makes of its points, and what is left of them.</source>
      <translation>Wie viele Stärkepunkte eine Nation aus ihren Punkten macht, und was davon übrig ist.</translation>
    </message>
    <message>
      <source>What an infantry division costs until it has the strength that is wanted.</source>
      <translation>Was eine Infanteriedivision kostet, bis sie die gewünschte Stärke hat.</translation>
    </message>
    <message>
      <source>direct10</source>
      <translation>direct10</translation>
    </message>
    <message>
      <source>staged</source>
      <translation>in Stufen</translation>
    </message>
    <message>
      <source>Which ways to an infantry division of full strength a power can pay.</source>
      <translation>Auf welche Arten eine Macht eine Infanteriedivision voller Stärke bezahlen kann.</translation>
    </message>
    <message>
      <source>Whether the war ends: the roll has to be above the higher bid.</source>
      <translation>Ob der Krieg endet: Der Wurf muss über dem höheren Gebot liegen.</translation>
    </message>
    <message>
      <source>Whether a British force may land: never a second one beside the first.</source>
      <translation>Ob eine britische Truppe landen darf: nie eine zweite neben der ersten.</translation>
    </message>
    <message>
      <source>forces</source>
      <translation>Truppen</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee</name>
    <message>
      <source>La Grande Armée</source>
      <translation>La Grande Armée</translation>
    </message>
    <message>
      <source>The campaigns of Napoleon by quarters of a month: army charts, supply, battles, politics.</source>
      <translation>Napoleons Feldzüge in Viertelmonaten: Armeetafeln, Versorgung, Schlachten, Politik.</translation>
    </message>
    <message>
      <source>Demoralized</source>
      <translation>Demoralisiert</translation>
    </message>
    <message>
      <source>Rout marker</source>
      <translation>Fluchtmarker</translation>
    </message>
    <message>
      <source>Spring 1813, a few corps</source>
      <translation>Frühjahr 1813, ein paar Korps</translation>
    </message>
    <message>
      <source>Army</source>
      <translation>Armee</translation>
    </message>
    <message>
      <source>March</source>
      <translation>Marsch</translation>
    </message>
    <message>
      <source>Battles</source>
      <translation>Schlachten</translation>
    </message>
    <message>
      <source>Supply</source>
      <translation>Versorgung</translation>
    </message>
    <message>
      <source>Politics</source>
      <translation>Politik</translation>
    </message>
    <message>
      <source>Economy</source>
      <translation>Wirtschaft</translation>
    </message>
    <message>
      <source>Detachments</source>
      <translation>Detachements</translation>
    </message>
    <message>
      <source>Skirmish</source>
      <translation>Scharmützel</translation>
    </message>
    <message>
      <source>Rout and rally</source>
      <translation>Flucht und Sammeln</translation>
    </message>
    <message>
      <source>Battle</source>
      <translation>Gefecht</translation>
    </message>
    <message>
      <source>Leaders</source>
      <translation>Führer</translation>
    </message>
    <message>
      <source>Sieges</source>
      <translation>Belagerungen</translation>
    </message>
    <message>
      <source>Sequence of play</source>
      <translation>Spielfolge</translation>
    </message>
    <message>
      <source>Army charts</source>
      <translation>Armeetafeln</translation>
    </message>
    <message>
      <source>Movement</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>Stacking</source>
      <translation>Stapeln</translation>
    </message>
    <message>
      <source>Zones of control</source>
      <translation>Kontrollzonen</translation>
    </message>
    <message>
      <source>Battle reinforcements</source>
      <translation>Verstärkungen in der Schlacht</translation>
    </message>
    <message>
      <source>Scenarios</source>
      <translation>Szenarien</translation>
    </message>
    <message>
      <source>The Political Index</source>
      <translation>Der Politische Index</translation>
    </message>
    <message>
      <source>Minor powers and provinces</source>
      <translation>Kleinstaaten und Provinzen</translation>
    </message>
    <message>
      <source>The Ottoman Empire</source>
      <translation>Das Osmanische Reich</translation>
    </message>
    <message>
      <source>British landings</source>
      <translation>Britische Landungen</translation>
    </message>
    <message>
      <source>The Grand Campaign</source>
      <translation>Der Große Feldzug</translation>
    </message>
    <message>
      <source>The map</source>
      <translation>Die Karte</translation>
    </message>
    <message>
      <source>Italy</source>
      <translation>Italien</translation>
    </message>
    <message>
      <source>Bavaria</source>
      <translation>Bayern</translation>
    </message>
    <message>
      <source>Saxony</source>
      <translation>Sachsen</translation>
    </message>
    <message>
      <source>Poland</source>
      <translation>Polen</translation>
    </message>
    <message>
      <source>Austria</source>
      <translation>Österreich</translation>
    </message>
    <message>
      <source>Prussia</source>
      <translation>Preußen</translation>
    </message>
    <message>
      <source>Russia</source>
      <translation>Russland</translation>
    </message>
    <message>
      <source>Britain</source>
      <translation>Großbritannien</translation>
    </message>
    <message>
      <source>Sweden</source>
      <translation>Schweden</translation>
    </message>
    <message>
      <source>Resource Points</source>
      <translation>Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Replacement Points</source>
      <translation>Ersatzpunkte</translation>
    </message>
    <message>
      <source>Victory Points</source>
      <translation>Siegpunkte</translation>
    </message>
    <message>
      <source>Strength Points</source>
      <translation>Stärkepunkte</translation>
    </message>
    <message>
      <source>Spanish box</source>
      <translation>Spanische Box</translation>
    </message>
    <message>
      <source>Turkish box</source>
      <translation>Türkische Box</translation>
    </message>
    <message>
      <source>Write the letter of the map and four digits, such as B2401.</source>
      <translation>Den Buchstaben der Karte und vier Ziffern schreiben, etwa B2401.</translation>
    </message>
    <message>
      <source>{0} is beyond every map that the rules name: {1} is their last.</source>
      <translation>{0} liegt jenseits aller Karten, die die Regeln nennen: {1} ist ihre letzte.</translation>
    </message>
    <message>
      <source>{0} is beyond every hex that the rules name: column {1} and row {2} are their last.</source>
      <translation>{0} liegt jenseits aller Hexfelder, die die Regeln nennen: Spalte {1} und Reihe {2} sind ihre letzten.</translation>
    </message>
    <message>
      <source>French-allied</source>
      <translation>französisch verbündet</translation>
    </message>
    <message>
      <source>Ottoman Empire</source>
      <translation>Osmanisches Reich</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>Spanien</translation>
    </message>
    <message>
      <source>French ally</source>
      <translation>französischer Verbündeter</translation>
    </message>
    <message>
      <source>Saxon</source>
      <translation>sächsisch</translation>
    </message>
    <message>
      <source>Bavarian</source>
      <translation>bayerisch</translation>
    </message>
    <message>
      <source>Ottoman</source>
      <translation>osmanisch</translation>
    </message>
    <message>
      <source>United Kingdom</source>
      <translation>Vereinigtes Königreich</translation>
    </message>
    <message>
      <source>is not a nation here.</source>
      <translation>ist hier keine Nation.</translation>
    </message>
    <message>
      <source>Name the nation.</source>
      <translation>Die Nation nennen.</translation>
    </message>
    <message>
      <source>From I April 1813 or any other turn; bring your own units, and enter the points of your game.</source>
      <translation>Ab I April 1813 oder einem anderen Zug; eigene Einheiten mitbringen und die Punkte der eigenen Partie eintragen.</translation>
    </message>
    <message>
      <source>Spring 1813, a sample</source>
      <translation>Frühjahr 1813, ein Muster</translation>
    </message>
    <message>
      <source>A few corps of both sides to try the books with; strengths and hexes are samples.</source>
      <translation>Einige Korps beider Seiten, um die Bücher auszuprobieren; Stärken und Hexfelder sind Muster.</translation>
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
      <source>With the errata.</source>
      <translation>Mit den Errata.</translation>
    </message>
    <message>
      <source>Books opened</source>
      <translation>Bücher eröffnet</translation>
    </message>
    <message>
      <source>is not a scenario.</source>
      <translation>ist kein Szenario.</translation>
    </message>
    <message>
      <source>The weather, orders, rout markers, demoralized cavalry, detachments.</source>
      <translation>Wetter, Befehle, Fluchtmarker, demoralisierte Kavallerie, Detachements.</translation>
    </message>
    <message>
      <source>Battles step by step, lines, leaders, bids, and leaders who fell.</source>
      <translation>Schlachten Schritt für Schritt, Linien, Führer, Gebote und gefallene Führer.</translation>
    </message>
    <message>
      <source>Points of the powers, provinces and what they yield, units below strength.</source>
      <translation>Punkte der Mächte, Provinzen und ihre Erträge, Einheiten unter voller Stärke.</translation>
    </message>
    <message>
      <source>Towns and their markers, depots and trains, who is supplied.</source>
      <translation>Städte und ihre Marker, Depots und Trosse, wer versorgt ist.</translation>
    </message>
    <message>
      <source>Victory points by cause, the Political Index, wars and peace.</source>
      <translation>Siegpunkte nach Anlass, der Politische Index, Kriege und Frieden.</translation>
    </message>
    <message>
      <source>The charts of a side's armies: leaders, boxes used and free, notes.</source>
      <translation>Die Tafeln der Armeen einer Seite: Führer, belegte und freie Kästchen, Notizen.</translation>
    </message>
    <message>
      <source>Units restored</source>
      <translation>Einheiten aufgefüllt</translation>
    </message>
    <message>
      <source>Enter under Leaders fallen what befell him.</source>
      <translation>Unter „Gefallene Führer“ eintragen, was ihm zugestoßen ist.</translation>
    </message>
    <message>
      <source>Enter it under Trains and depots lost.</source>
      <translation>Unter „Verlorene Trosse und Depots“ eintragen.</translation>
    </message>
    <message>
      <source>as new</source>
      <translation>wie neu</translation>
    </message>
    <message>
      <source>is a leader and has no strength points to lose.</source>
      <translation>ist ein Führer und hat keine Stärkepunkte zu verlieren.</translation>
    </message>
    <message>
      <source>has no strength points to lose.</source>
      <translation>hat keine Stärkepunkte zu verlieren.</translation>
    </message>
    <message>
      <source>Worked out by the errata of the game.</source>
      <translation>Nach den Errata des Spiels ausgerechnet.</translation>
    </message>
    <message>
      <source>Who commands whom, boxes used and free, and a card with strength boxes for each unit.</source>
      <translation>Wer wen befehligt, belegte und freie Kästchen, und für jede Einheit eine Karte mit Stärkekästchen.</translation>
    </message>
    <message>
      <source>Boxes above the bottom row are for units with a strength marker.</source>
      <translation>Kästchen über der unteren Reihe sind für Einheiten mit Stärkemarker.</translation>
    </message>
    <message>
      <source>March and command</source>
      <translation>Marsch und Befehl</translation>
    </message>
    <message>
      <source>Weather, command points, orders, rout and demoralized markers, detachments.</source>
      <translation>Wetter, Befehlspunkte, Befehle, Flucht- und Demoralisiert-Marker, Detachements.</translation>
    </message>
    <message>
      <source>Economy by power</source>
      <translation>Wirtschaft nach Macht</translation>
    </message>
    <message>
      <source>Interphase</source>
      <translation>Zwischenphase</translation>
    </message>
    <message>
      <source>Victory points by cause, the Political Index, wars and peace, corrections of the set-up.</source>
      <translation>Siegpunkte nach Anlass, der Politische Index, Kriege und Frieden, Berichtigungen der Aufstellung.</translation>
    </message>
    <message>
      <source>Supply and forage</source>
      <translation>Versorgung und Fouragieren</translation>
    </message>
    <message>
      <source>Leaders and counters</source>
      <translation>Führer und Spielsteine</translation>
    </message>
    <message>
      <source>Leaders with ratings, boxes and what became of them, depots, trains, detachments, powers.</source>
      <translation>Führer mit Werten, Kästchen und Verbleib, Depots, Trosse, Detachements, Mächte.</translation>
    </message>
    <message>
      <source>Battles and leaders</source>
      <translation>Schlachten und Führer</translation>
    </message>
    <message>
      <source>The battles of the turn with lines, leaders, bids and results, and leaders who fell.</source>
      <translation>Die Schlachten des Zuges mit Linien, Führern, Geboten und Ergebnissen, und gefallene Führer.</translation>
    </message>
    <message>
      <source>The Political Index, peace, war</source>
      <translation>Politischer Index, Frieden, Krieg</translation>
    </message>
    <message>
      <source>Points of powers, minor powers, provinces</source>
      <translation>Punkte von Mächten, Kleinstaaten, Provinzen</translation>
    </message>
    <message>
      <source>Units built, replacements, leaders</source>
      <translation>Gebaute Einheiten, Ersatz, Führer</translation>
    </message>
    <message>
      <source>Command points, orders, transfers</source>
      <translation>Befehlspunkte, Befehle, Verlegungen</translation>
    </message>
    <message>
      <source>Cavalry arrives, moves and skirmishes</source>
      <translation>Kavallerie trifft ein, bewegt sich und plänkelt</translation>
    </message>
    <message>
      <source>Reinforcements, rout markers, detachments</source>
      <translation>Verstärkungen, Fluchtmarker, Detachements</translation>
    </message>
    <message>
      <source>Combat</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>Battles, losses, leaders, pursuit</source>
      <translation>Schlachten, Verluste, Führer, Verfolgung</translation>
    </message>
    <message>
      <source>Siege and Assault</source>
      <translation>Belagerung und Sturmangriff</translation>
    </message>
    <message>
      <source>Fortresses under siege</source>
      <translation>Belagerte Festungen</translation>
    </message>
    <message>
      <source>Units without supply</source>
      <translation>Einheiten ohne Versorgung</translation>
    </message>
    <message>
      <source>Demoralized cavalry recovers</source>
      <translation>Demoralisierte Kavallerie erholt sich</translation>
    </message>
    <message>
      <source>Start of the turn</source>
      <translation>Beginn des Zuges</translation>
    </message>
    <message>
      <source>End of the turn</source>
      <translation>Ende des Zuges</translation>
    </message>
    <message>
      <source>{0} Interphase</source>
      <translation>{0} Zwischenphase</translation>
    </message>
    <message>
      <source>infantry, line infantry</source>
      <translation>infantry, line infantry</translation>
    </message>
    <message>
      <source>light infantry, jaeger, jaegers, jager, voltigeur, voltigeurs</source>
      <translation>light infantry, jaeger, jaegers, jager, voltigeur, voltigeurs</translation>
    </message>
    <message>
      <source>grenadier, grenadiers</source>
      <translation>grenadier, grenadiers</translation>
    </message>
    <message>
      <source>guard, guards, guard infantry, guards infantry, old guard, young guard</source>
      <translation>guard, guards, guard infantry, guards infantry, old guard, young guard</translation>
    </message>
    <message>
      <source>militia, landwehr, opolchenie, national guard</source>
      <translation>militia, landwehr, opolchenie, national guard</translation>
    </message>
    <message>
      <source>cavalry, dragoon, dragoons, line cavalry</source>
      <translation>cavalry, dragoon, dragoons, line cavalry</translation>
    </message>
    <message>
      <source>light cavalry, hussar, hussars, lancer, lancers, uhlan, uhlans, chevauleger, chevaulegers, mameluke</source>
      <translation>light cavalry, hussar, hussars, lancer, lancers, uhlan, uhlans, chevauleger, chevaulegers, mameluke</translation>
    </message>
    <message>
      <source>heavy cavalry, cuirassier, cuirassiers, carabinier, carabiniers</source>
      <translation>heavy cavalry, cuirassier, cuirassiers, carabinier, carabiniers</translation>
    </message>
    <message>
      <source>cossack, cossacks</source>
      <translation>cossack, cossacks</translation>
    </message>
    <message>
      <source>artillery, foot artillery, heavy artillery</source>
      <translation>artillery, foot artillery, heavy artillery</translation>
    </message>
    <message>
      <source>leader, commander</source>
      <translation>leader, commander</translation>
    </message>
    <message>
      <source>bridge train, pontoon</source>
      <translation>bridge train, pontoon</translation>
    </message>
    <message>
      <source>Jan</source>
      <translation>Jan</translation>
    </message>
    <message>
      <source>I April 1813</source>
      <translation>I April 1813</translation>
    </message>
    <message>
      <source>no turn: {0}</source>
      <translation>kein Zug: {0}</translation>
    </message>
    <message>
      <source>Write the quarter of the month, the month and the year, such as I April 1813.</source>
      <translation>Das Viertel des Monats, den Monat und das Jahr schreiben, etwa I April 1813.</translation>
    </message>
    <message>
      <source>A unit of {0} SP is unlikely: a full infantry division has {1}.</source>
      <translation>Eine Einheit mit {0} SP ist unwahrscheinlich: Eine volle Infanteriedivision hat {1}.</translation>
    </message>
    <message>
      <source>Initiative</source>
      <translation>Initiative</translation>
    </message>
    <message>
      <source>Combat Bonus</source>
      <translation>Kampfbonus</translation>
    </message>
    <message>
      <source>Morale</source>
      <translation>Moral</translation>
    </message>
    <message>
      <source>Check its counter.</source>
      <translation>Auf ihrem Spielstein nachsehen.</translation>
    </message>
    <message>
      <source>is written differently in the books.</source>
      <translation>ist in den Büchern anders geschrieben.</translation>
    </message>
    <message>
      <source>a whole number, or nothing</source>
      <translation>eine ganze Zahl, oder nichts</translation>
    </message>
    <message>
      <source>Init</source>
      <translation>Init</translation>
    </message>
    <message>
      <source>CB</source>
      <translation>CB</translation>
    </message>
    <message>
      <source>number of command points</source>
      <translation>Zahl der Befehlspunkte</translation>
    </message>
    <message>
      <source>Upper boxes</source>
      <translation>Obere Kästchen</translation>
    </message>
    <message>
      <source>number of boxes</source>
      <translation>Zahl der Kästchen</translation>
    </message>
    <message>
      <source>Bottom boxes</source>
      <translation>Untere Kästchen</translation>
    </message>
    <message>
      <source>Austrian</source>
      <translation>österreichisch</translation>
    </message>
    <message>
      <source>Prussian</source>
      <translation>preußisch</translation>
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
      <source>England</source>
      <translation>England</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>spanisch</translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation>schwedisch</translation>
    </message>
    <message>
      <source>Turkey</source>
      <translation>Türkei</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>türkisch</translation>
    </message>
    <message>
      <source>Turks</source>
      <translation>Türken</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.actions</name>
    <message>
      <source>No reinforcement of this side waits for this phase.</source>
      <translation>Keine Verstärkung dieser Seite wartet auf diese Phase.</translation>
    </message>
    <message>
      <source>The reinforcements.</source>
      <translation>Die Verstärkungen.</translation>
    </message>
    <message>
      <source>The hex where they enter.</source>
      <translation>Das Hexfeld, in dem sie eintreffen.</translation>
    </message>
    <message>
      <source>Reinforcements in {0}: {1}</source>
      <translation>Verstärkungen in {0}: {1}</translation>
    </message>
    <message>
      <source>They may move in this phase.</source>
      <translation>Sie dürfen sich in dieser Phase bewegen.</translation>
    </message>
    <message>
      <source>Reinforcements</source>
      <translation>Verstärkungen</translation>
    </message>
    <message>
      <source>Post the reinforcements</source>
      <translation>Die Verstärkungen buchen</translation>
    </message>
    <message>
      <source>Say where they enter.</source>
      <translation>Angeben, wo sie eintreffen.</translation>
    </message>
    <message>
      <source>It enters in the Movement Phase.</source>
      <translation>Sie trifft in der Bewegungsphase ein.</translation>
    </message>
    <message>
      <source>is in {0} already.</source>
      <translation>steht schon in {0}.</translation>
    </message>
    <message>
      <source>is not cavalry.</source>
      <translation>ist keine Kavallerie.</translation>
    </message>
    <message>
      <source>{0} SP</source>
      <translation>{0} SP</translation>
    </message>
    <message>
      <source>No unit is in a hex.</source>
      <translation>Keine Einheit steht in einem Hexfeld.</translation>
    </message>
    <message>
      <source>The units of both sides that lose strength.</source>
      <translation>Die Einheiten beider Seiten, die Stärke verlieren.</translation>
    </message>
    <message>
      <source>The strength points of each, by your own rules.</source>
      <translation>Die Stärkepunkte von jeder, nach Ihren eigenen Regeln.</translation>
    </message>
    <message>
      <source>The units, trains and depots that surrender with the fortress.</source>
      <translation>Die Einheiten, Trosse und Depots, die sich mit der Festung ergeben.</translation>
    </message>
    <message>
      <source>SP in all</source>
      <translation>SP insgesamt</translation>
    </message>
    <message>
      <source>Assault and end of a siege</source>
      <translation>Sturm und Ende einer Belagerung</translation>
    </message>
    <message>
      <source>Assault</source>
      <translation>Sturm</translation>
    </message>
    <message>
      <source>Post the assault</source>
      <translation>Den Sturm buchen</translation>
    </message>
    <message>
      <source>Pick those that lose SP or surrender.</source>
      <translation>Wählen, wer SP verliert oder sich ergibt.</translation>
    </message>
    <message>
      <source>They are in {0}.</source>
      <translation>Sie stehen in {0}.</translation>
    </message>
    <message>
      <source>Only one side has units in {0}.</source>
      <translation>In {0} stehen nur Einheiten einer Seite.</translation>
    </message>
    <message>
      <source>{0}: still in {1}.</source>
      <translation>{0}: noch in {1}.</translation>
    </message>
    <message>
      <source>{0}: lost with the command, as in battle.</source>
      <translation>{0}: mit dem Kommando verloren, wie in einer Schlacht.</translation>
    </message>
    <message>
      <source>Whether an assault is one your rules say.</source>
      <translation>Ob ein Sturm eine ist, sagen Ihre Regeln.</translation>
    </message>
    <message>
      <source>Enter under Fallen what became of them.</source>
      <translation>Unter „Gefallen“ eintragen, was aus ihnen wurde.</translation>
    </message>
    <message>
      <source>What surrenders</source>
      <translation>Was sich ergibt</translation>
    </message>
    <message>
      <source>Lost in the assault</source>
      <translation>Im Sturm verloren</translation>
    </message>
    <message>
      <source>{0} falls</source>
      <translation>{0} fällt</translation>
    </message>
    <message>
      <source>Assault on {0}: {1} SP lost</source>
      <translation>Sturm auf {0}: {1} SP verloren</translation>
    </message>
    <message>
      <source>Enter under Towns who is in it now, where it is a town.</source>
      <translation>Unter „Städte“ eintragen, wer jetzt darin ist, wenn es eine Stadt ist.</translation>
    </message>
    <message>
      <source>He goes with the last of his command.</source>
      <translation>Er geht mit dem Letzten seines Kommandos.</translation>
    </message>
    <message>
      <source>Surrendered</source>
      <translation>Ergeben</translation>
    </message>
    <message>
      <source>loses SP</source>
      <translation>verliert SP</translation>
    </message>
    <message>
      <source>What surrenders is gone with all it has: pick it once.</source>
      <translation>Was sich ergibt, ist mit allem fort: einmal wählen.</translation>
    </message>
    <message>
      <source>no hex</source>
      <translation>kein Hexfeld</translation>
    </message>
    <message>
      <source>is a leader.</source>
      <translation>ist ein Führer.</translation>
    </message>
    <message>
      <source>Enter one fortress.</source>
      <translation>Eine Festung eintragen.</translation>
    </message>
    <message>
      <source>loses SP, and surrenders.</source>
      <translation>verliert SP und ergibt sich.</translation>
    </message>
    <message>
      <source>Is it besieged?</source>
      <translation>Wird es belagert?</translation>
    </message>
    <message>
      <source>Do they not surrender?</source>
      <translation>Ergeben sie sich nicht?</translation>
    </message>
    <message>
      <source>belongs to the other side.</source>
      <translation>gehört zur anderen Seite.</translation>
    </message>
    <message>
      <source>One side surrenders.</source>
      <translation>Eine Seite ergibt sich.</translation>
    </message>
    <message>
      <source>The units that advance.</source>
      <translation>Die vorrückenden Einheiten.</translation>
    </message>
    <message>
      <source>The hex to which they advance.</source>
      <translation>Das Hexfeld, in das sie vorrücken.</translation>
    </message>
    <message>
      <source>Advance Points that it costs, by your rules.</source>
      <translation>Vormarschpunkte, die es nach den eigenen Regeln kostet.</translation>
    </message>
    <message>
      <source>The number of another battle that they join.</source>
      <translation>Die Nummer einer anderen Schlacht, der sie sich anschließen.</translation>
    </message>
    <message>
      <source>Whether they are adjacent then, where the hexes do not show it.</source>
      <translation>Ob sie dann angrenzen, wo die Hexfelder es nicht zeigen.</translation>
    </message>
    <message>
      <source>Advance Points left</source>
      <translation>Übrige Vormarschpunkte</translation>
    </message>
    <message>
      <source>They join {0}.</source>
      <translation>Sie schließen sich {0} an.</translation>
    </message>
    <message>
      <source>{0} advance to {1}</source>
      <translation>{0} rücken nach {1} vor</translation>
    </message>
    <message>
      <source>Advance after a round</source>
      <translation>Vorrücken nach einer Runde</translation>
    </message>
    <message>
      <source>Post the advance</source>
      <translation>Das Vorrücken buchen</translation>
    </message>
    <message>
      <source>Announce it first.</source>
      <translation>Zuerst ankündigen.</translation>
    </message>
    <message>
      <source>To hex</source>
      <translation>In Hexfeld</translation>
    </message>
    <message>
      <source>Points spent</source>
      <translation>Ausgegebene Punkte</translation>
    </message>
    <message>
      <source>Joins battle</source>
      <translation>Zu Schlacht</translation>
    </message>
    <message>
      <source>Adjacent</source>
      <translation>benachbart</translation>
    </message>
    <message>
      <source>{0} Advance Point at hand.</source>
      <translation>{0} Vormarschpunkt vorhanden.</translation>
    </message>
    <message>
      <source>{0} Advance Points at hand.</source>
      <translation>{0} Vormarschpunkte vorhanden.</translation>
    </message>
    <message>
      <source>{0} is an attack of the other side.</source>
      <translation>{0} ist ein Angriff der anderen Seite.</translation>
    </message>
    <message>
      <source>{0} Advance Point left. {1}</source>
      <translation>{0} Vormarschpunkt übrig. {1}</translation>
    </message>
    <message>
      <source>{0} Advance Points left. {1}</source>
      <translation>{0} Vormarschpunkte übrig. {1}</translation>
    </message>
    <message>
      <source>Say where they go.</source>
      <translation>Angeben, wohin sie gehen.</translation>
    </message>
    <message>
      <source>Your rules say what it costs.</source>
      <translation>Was es kostet, steht in den eigenen Regeln.</translation>
    </message>
    <message>
      <source>is not another battle.</source>
      <translation>ist keine andere Schlacht.</translation>
    </message>
    <message>
      <source>They advance</source>
      <translation>Sie rücken vor</translation>
    </message>
    <message>
      <source>Pick those that advance.</source>
      <translation>Die vorrückenden wählen.</translation>
    </message>
    <message>
      <source>does not attack in {0}.</source>
      <translation>greift in {0} nicht an.</translation>
    </message>
    <message>
      <source>{0} Advance Point</source>
      <translation>{0} Vormarschpunkt</translation>
    </message>
    <message>
      <source>{0} Advance Points</source>
      <translation>{0} Vormarschpunkte</translation>
    </message>
    <message>
      <source>Spend no more.</source>
      <translation>Nicht mehr ausgeben.</translation>
    </message>
    <message>
      <source>Join one of your own.</source>
      <translation>Einem eigenen Angriff anschließen.</translation>
    </message>
    <message>
      <source>No battle is being fought: announce one.</source>
      <translation>Es wird keine Schlacht gekämpft: eine ankündigen.</translation>
    </message>
    <message>
      <source>This side has no unit with strength points on the map.</source>
      <translation>Diese Seite hat keine Einheit mit Stärkepunkten auf der Karte.</translation>
    </message>
    <message>
      <source>Detachment {0} with {1} SP is in {2}.</source>
      <translation>Detachement {0} mit {1} SP liegt in {2}.</translation>
    </message>
    <message>
      <source>It is in no line: count it on the map, and enter its losses under Detachments.</source>
      <translation>Es steht in keiner Linie: am Tisch mitzählen und seine Verluste unter Detachements eintragen.</translation>
    </message>
    <message>
      <source>They are in {0} hex: {1}.</source>
      <translation>Sie stehen in {0} Hexfeld: {1}.</translation>
    </message>
    <message>
      <source>They are in {0} hexes: {1}.</source>
      <translation>Sie stehen in {0} Hexfeldern: {1}.</translation>
    </message>
    <message>
      <source>The first round is fought from one hex; the others come in later.</source>
      <translation>Die erste Runde wird aus einem Hexfeld gekämpft; die anderen kommen später hinzu.</translation>
    </message>
    <message>
      <source>defend the river</source>
      <translation>den Fluss verteidigen</translation>
    </message>
    <message>
      <source>{0}, {1} SP</source>
      <translation>{0}, {1} SP</translation>
    </message>
    <message>
      <source>The units that attack.</source>
      <translation>Die angreifenden Einheiten.</translation>
    </message>
    <message>
      <source>The hex that they attack.</source>
      <translation>Das Hexfeld, das sie angreifen.</translation>
    </message>
    <message>
      <source>Whether a depot is there alone.</source>
      <translation>Ob dort nur ein Depot liegt.</translation>
    </message>
    <message>
      <source>Whether the defenders are inside a fortress.</source>
      <translation>Ob die Verteidiger in einer Festung sind.</translation>
    </message>
    <message>
      <source>Whether the hexes are adjacent, where their numbers do not show it.</source>
      <translation>Ob die Hexfelder aneinandergrenzen, wo ihre Nummern es nicht zeigen.</translation>
    </message>
    <message>
      <source>{0} announced</source>
      <translation>{0} angekündigt</translation>
    </message>
    <message>
      <source>Battle announced</source>
      <translation>Schlacht angekündigt</translation>
    </message>
    <message>
      <source>Announce</source>
      <translation>Ankündigen</translation>
    </message>
    <message>
      <source>Post the battle</source>
      <translation>Das Gefecht buchen</translation>
    </message>
    <message>
      <source>Announce a battle</source>
      <translation>Eine Schlacht ankündigen</translation>
    </message>
    <message>
      <source>{0} strength point against {1}.</source>
      <translation>{0} Stärkepunkt gegen {1}.</translation>
    </message>
    <message>
      <source>{0} strength points against {1}.</source>
      <translation>{0} Stärkepunkte gegen {1}.</translation>
    </message>
    <message>
      <source>A depot is attacked.</source>
      <translation>Ein Depot wird angegriffen.</translation>
    </message>
    <message>
      <source>No enemy unit is in {0}.</source>
      <translation>Keine feindliche Einheit steht in {0}.</translation>
    </message>
    <message>
      <source>Enter where the enemy is, or say that a depot is there alone.</source>
      <translation>Eintragen, wo der Feind ist, oder angeben, dass dort nur ein Depot liegt.</translation>
    </message>
    <message>
      <source>The depot in {0} is not alone.</source>
      <translation>Das Depot in {0} liegt nicht allein.</translation>
    </message>
    <message>
      <source>Bring further units to it as help, or by Advance Points.</source>
      <translation>Weitere Einheiten als Hilfe oder mit Vormarschpunkten heranbringen.</translation>
    </message>
    <message>
      <source>Their numbers do not show whether they are adjacent: look at the map.</source>
      <translation>Ihre Nummern zeigen nicht, ob sie aneinandergrenzen: auf der Karte nachsehen.</translation>
    </message>
    <message>
      <source>How the defenders meet the attack.</source>
      <translation>Wie die Verteidiger dem Angriff begegnen.</translation>
    </message>
    <message>
      <source>What they defend, where one force crosses a river and another is over it already.</source>
      <translation>Was sie verteidigen, wo eine Truppe einen Fluss überschreitet und eine andere schon drüben ist.</translation>
    </message>
    <message>
      <source>Inside a fortress they stand and defend.</source>
      <translation>In einer Festung halten sie stand und verteidigen.</translation>
    </message>
    <message>
      <source>How they meet the attack</source>
      <translation>Wie sie dem Angriff begegnen</translation>
    </message>
    <message>
      <source>{0}: the defenders {1}</source>
      <translation>{0}: die Verteidiger {1}</translation>
    </message>
    <message>
      <source>How the defender meets the attack</source>
      <translation>Wie der Verteidiger dem Angriff begegnet</translation>
    </message>
    <message>
      <source>Defense</source>
      <translation>Verteidigung</translation>
    </message>
    <message>
      <source>Post the defense</source>
      <translation>Die Verteidigung buchen</translation>
    </message>
    <message>
      <source>{0} is settled before the result of round {1}: {2}.</source>
      <translation>{0} wird vor dem Ergebnis der Runde {1} geklärt: {2}.</translation>
    </message>
    <message>
      <source>Go on to another round, or undo the result.</source>
      <translation>Zur nächsten Runde gehen oder das Ergebnis rückgängig machen.</translation>
    </message>
    <message>
      <source>One says that they withdraw, the other that they do not.</source>
      <translation>Das eine sagt, dass sie abziehen, das andere, dass nicht.</translation>
    </message>
    <message>
      <source>Attacked hex</source>
      <translation>Angegriffenes Hexfeld</translation>
    </message>
    <message>
      <source>A depot is there alone</source>
      <translation>Nur ein Depot liegt dort</translation>
    </message>
    <message>
      <source>In a fortress</source>
      <translation>In einer Festung</translation>
    </message>
    <message>
      <source>Enter it under Rout.</source>
      <translation>Es unter Flucht eintragen.</translation>
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
      <source>{0} and {1} are not adjacent.</source>
      <translation>{0} und {1} grenzen nicht aneinander.</translation>
    </message>
    <message>
      <source>They</source>
      <translation>Sie</translation>
    </message>
    <message>
      <source>With one across</source>
      <translation>Mit einer jenseits</translation>
    </message>
    <message>
      <source>This round is the last.</source>
      <translation>Diese Runde ist die letzte.</translation>
    </message>
    <message>
      <source>needs a second front line.</source>
      <translation>braucht eine zweite Frontlinie.</translation>
    </message>
    <message>
      <source>is not for defenders inside.</source>
      <translation>geht nicht für Verteidiger in einer Festung.</translation>
    </message>
    <message>
      <source>Deploy one first.</source>
      <translation>Zuerst eine aufstellen.</translation>
    </message>
    <message>
      <source>Inside a fortress they defend the hex.</source>
      <translation>In einer Festung verteidigen sie das Hexfeld.</translation>
    </message>
    <message>
      <source>Detachment {0}</source>
      <translation>Detachement {0}</translation>
    </message>
    <message>
      <source>Say which hex is attacked.</source>
      <translation>Angeben, welches Hexfeld angegriffen wird.</translation>
    </message>
    <message>
      <source>{0} strength point</source>
      <translation>{0} Stärkepunkt</translation>
    </message>
    <message>
      <source>{0} strength points</source>
      <translation>{0} Stärkepunkte</translation>
    </message>
    <message>
      <source>SP</source>
      <translation>SP</translation>
    </message>
    <message>
      <source>{0} is being fought there.</source>
      <translation>{0} wird dort gekämpft.</translation>
    </message>
    <message>
      <source>{0} and {1}: {2}</source>
      <translation>{0} und {1}: {2}</translation>
    </message>
    <message>
      <source>{0}: not from inside.</source>
      <translation>{0}: nicht von innen.</translation>
    </message>
    <message>
      <source>Make them agree.</source>
      <translation>Beides in Einklang bringen.</translation>
    </message>
    <message>
      <source>is routed: attacked, it routs again and loses half.</source>
      <translation>ist geflohen: Angegriffen flieht sie erneut und verliert die Hälfte.</translation>
    </message>
    <message>
      <source>is in no hex.</source>
      <translation>steht in keinem Hexfeld.</translation>
    </message>
    <message>
      <source>Enter its hex.</source>
      <translation>Sein Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>has no strength points.</source>
      <translation>hat keine Stärkepunkte.</translation>
    </message>
    <message>
      <source>Attack a hex that is adjacent.</source>
      <translation>Ein angrenzendes Hexfeld angreifen.</translation>
    </message>
    <message>
      <source>fights in {0}.</source>
      <translation>kämpft in {0}.</translation>
    </message>
    <message>
      <source>attack called off</source>
      <translation>Angriff abgesagt</translation>
    </message>
    <message>
      <source>Enemies are in {0}: {1}.</source>
      <translation>Feinde stehen in {0}: {1}.</translation>
    </message>
    <message>
      <source>What becomes of routed units there the rules at hand do not say.</source>
      <translation>Was dort aus geflohenen Einheiten wird, sagen die vorliegenden Regeln nicht.</translation>
    </message>
    <message>
      <source>has no order to concentrate, and another corps attacks with him.</source>
      <translation>hat keinen Befehl, sich zu konzentrieren, und ein anderes Korps greift mit ihm an.</translation>
    </message>
    <message>
      <source>Only an Army Reserve joins the first round without one.</source>
      <translation>Nur eine Armeereserve schließt sich der ersten Runde ohne Befehl an.</translation>
    </message>
    <message>
      <source>Only an attack on it after that routs it again.</source>
      <translation>Erst ein Angriff danach lässt sie erneut fliehen.</translation>
    </message>
    <message>
      <source>A further attack takes Advance Points, as another round.</source>
      <translation>Ein weiterer Angriff kostet Vormarschpunkte, als weitere Runde.</translation>
    </message>
    <message>
      <source>A reserve may run away with a front line that routs.</source>
      <translation>Eine Reserve darf mit einer Frontlinie davonlaufen, die flieht.</translation>
    </message>
    <message>
      <source>would rout by choice, and no unit of its lines has routed.</source>
      <translation>würde freiwillig fliehen, und keine Einheit ihrer Linien ist geflohen.</translation>
    </message>
    <message>
      <source>routed in this turn.</source>
      <translation>ist in diesem Zug geflohen.</translation>
    </message>
    <message>
      <source>has attacked in {0}.</source>
      <translation>hat in {0} angegriffen.</translation>
    </message>
    <message>
      <source>attacker stops</source>
      <translation>Angreifer hört auf</translation>
    </message>
    <message>
      <source>a side withdrew</source>
      <translation>eine Seite zog ab</translation>
    </message>
    <message>
      <source>a side is gone</source>
      <translation>eine Seite ist weg</translation>
    </message>
    <message>
      <source>Advance Points that the further attack costs, by your rules.</source>
      <translation>Vormarschpunkte, die der weitere Angriff nach den eigenen Regeln kostet.</translation>
    </message>
    <message>
      <source>Whether the sides are adjacent, where their hexes do not show it.</source>
      <translation>Ob die Seiten aneinandergrenzen, wo ihre Hexfelder es nicht zeigen.</translation>
    </message>
    <message>
      <source>Whether the defender's second front line routed in this round.</source>
      <translation>Ob die zweite Frontlinie des Verteidigers in dieser Runde geflohen ist.</translation>
    </message>
    <message>
      <source>Whether he forms another one of his reserve.</source>
      <translation>Ob er aus seiner Reserve eine weitere bildet.</translation>
    </message>
    <message>
      <source>{0}: round {1}</source>
      <translation>{0}: Runde {1}</translation>
    </message>
    <message>
      <source>Another round</source>
      <translation>Noch eine Runde</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Nächste Runde</translation>
    </message>
    <message>
      <source>Post the next round</source>
      <translation>Die nächste Runde buchen</translation>
    </message>
    <message>
      <source>The defender's second front line is routed or gone.</source>
      <translation>Die zweite Frontlinie des Verteidigers ist geflohen oder nicht mehr da.</translation>
    </message>
    <message>
      <source>Say so: another is formed of the reserve, or the main line is flanked.</source>
      <translation>Das angeben: Aus der Reserve wird eine neue gebildet, oder die Hauptlinie ist flankiert.</translation>
    </message>
    <message>
      <source>The defender has no second front line.</source>
      <translation>Der Verteidiger hat keine zweite Frontlinie.</translation>
    </message>
    <message>
      <source>Advance them first, or put them in the reserve under Lines.</source>
      <translation>Sie zuerst vorrücken lassen oder unter Linien in die Reserve stellen.</translation>
    </message>
    <message>
      <source>{0}: not adjacent to an enemy of this battle.</source>
      <translation>{0}: grenzt an keinen Feind dieser Schlacht.</translation>
    </message>
    <message>
      <source>Round {0} has no result yet.</source>
      <translation>Runde {0} hat noch kein Ergebnis.</translation>
    </message>
    <message>
      <source>Their hexes do not show whether the sides are adjacent: look at the map.</source>
      <translation>Ihre Hexfelder zeigen nicht, ob die Seiten aneinandergrenzen: auf der Karte nachsehen.</translation>
    </message>
    <message>
      <source>is formed where a second line routed.</source>
      <translation>wird nur gebildet, wo eine zweite Linie geflohen ist.</translation>
    </message>
    <message>
      <source>Why it is over.</source>
      <translation>Warum sie vorbei ist.</translation>
    </message>
    <message>
      <source>Over</source>
      <translation>Vorbei</translation>
    </message>
    <message>
      <source>{0} Advance Points lapse</source>
      <translation>{0} Vormarschpunkte verfallen</translation>
    </message>
    <message>
      <source>{0} is over: {1}</source>
      <translation>{0} ist vorbei: {1}</translation>
    </message>
    <message>
      <source>{0} round.</source>
      <translation>{0} Runde.</translation>
    </message>
    <message>
      <source>{0} rounds.</source>
      <translation>{0} Runden.</translation>
    </message>
    <message>
      <source>End of a battle</source>
      <translation>Ende einer Schlacht</translation>
    </message>
    <message>
      <source>Post the end</source>
      <translation>Das Ende buchen</translation>
    </message>
    <message>
      <source>End the battle</source>
      <translation>Die Schlacht beenden</translation>
    </message>
    <message>
      <source>Enter under Defense that they withdraw; a Withdraw result ends nothing.</source>
      <translation>Unter Verteidigung eintragen, dass sie abziehen; ein Ergebnis Withdraw beendet nichts.</translation>
    </message>
    <message>
      <source>Enter the routs and losses first.</source>
      <translation>Zuerst Fluchten und Verluste eintragen.</translation>
    </message>
    <message>
      <source>Advance Points spent</source>
      <translation>Ausgegebene Vormarschpunkte</translation>
    </message>
    <message>
      <source>Second line routed</source>
      <translation>Zweite Linie geflohen</translation>
    </message>
    <message>
      <source>New second line</source>
      <translation>Neue zweite Linie</translation>
    </message>
    <message>
      <source>The defender's main line is flanked.</source>
      <translation>Die Hauptlinie des Verteidigers ist flankiert.</translation>
    </message>
    <message>
      <source>Because</source>
      <translation>Weil</translation>
    </message>
    <message>
      <source>Every unit of the {0} is routed or gone.</source>
      <translation>Jede Einheit des {0} ist geschlagen oder verloren.</translation>
    </message>
    <message>
      <source>The battle would then be over because {0}.</source>
      <translation>Dann wäre die Schlacht zu Ende, weil: {0}.</translation>
    </message>
    <message>
      <source>Your rules say what a further attack costs.</source>
      <translation>Was ein weiterer Angriff kostet, steht in den eigenen Regeln.</translation>
    </message>
    <message>
      <source>Say that one did, or leave it out.</source>
      <translation>Das angeben oder weglassen.</translation>
    </message>
    <message>
      <source>has no reserve for it.</source>
      <translation>hat dafür keine Reserve.</translation>
    </message>
    <message>
      <source>Round {0}</source>
      <translation>Runde {0}</translation>
    </message>
    <message>
      <source>Nobody chose to withdraw.</source>
      <translation>Niemand hat sich zum Abziehen entschieden.</translation>
    </message>
    <message>
      <source>Each side has units still standing.</source>
      <translation>Jede Seite hat Einheiten, die standhalten.</translation>
    </message>
    <message>
      <source>Enter it first.</source>
      <translation>Sie erst eintragen.</translation>
    </message>
    <message>
      <source>See Lines.</source>
      <translation>Siehe Linien.</translation>
    </message>
    <message>
      <source>No battle is being fought that units could march to.</source>
      <translation>Es wird keine Schlacht gekämpft, zu der Einheiten marschieren könnten.</translation>
    </message>
    <message>
      <source>The units of the stack that rolls.</source>
      <translation>Die Einheiten des Stapels, der würfelt.</translation>
    </message>
    <message>
      <source>Whether its roll succeeds.</source>
      <translation>Ob sein Wurf gelingt.</translation>
    </message>
    <message>
      <source>The hex in which it arrives.</source>
      <translation>Das Hexfeld, in dem er eintrifft.</translation>
    </message>
    <message>
      <source>Whether that is beside its side's first stack, where the hexes do not show it.</source>
      <translation>Ob das neben dem ersten Stapel seiner Seite liegt, wo die Hexfelder es nicht zeigen.</translation>
    </message>
    <message>
      <source>Whether a river is in front of the attacker's help, and the battle is not for a crossing.</source>
      <translation>Ob ein Fluss vor der Hilfe des Angreifers liegt und es in der Schlacht nicht um einen Übergang geht.</translation>
    </message>
    <message>
      <source>Whether the other side forms a front line against it.</source>
      <translation>Ob die andere Seite eine Frontlinie dagegen bildet.</translation>
    </message>
    <message>
      <source>Whether the defender attacks at once where no line is formed against his help.</source>
      <translation>Ob der Verteidiger sofort angreift, wo gegen seine Hilfe keine Linie gebildet wird.</translation>
    </message>
    <message>
      <source>It may not try again in this Combat Phase.</source>
      <translation>Er darf es in dieser Kampfphase nicht noch einmal versuchen.</translation>
    </message>
    <message>
      <source>{0} at {1}: {2}</source>
      <translation>{0} bei {1}: {2}</translation>
    </message>
    <message>
      <source>March to the sound of the guns</source>
      <translation>Marsch zum Kanonendonner</translation>
    </message>
    <message>
      <source>Post the help</source>
      <translation>Die Hilfe buchen</translation>
    </message>
    <message>
      <source>No line is formed against help that joins its own side.</source>
      <translation>Gegen Hilfe, die zu ihrer eigenen Seite stößt, wird keine Linie gebildet.</translation>
    </message>
    <message>
      <source>The defender attacks only where no line is formed against his help.</source>
      <translation>Der Verteidiger greift nur an, wo gegen seine Hilfe keine Linie gebildet wird.</translation>
    </message>
    <message>
      <source>The help fights in the rounds that follow: enter the result first.</source>
      <translation>Die Hilfe kämpft in den folgenden Runden mit: erst das Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>The hexes do not show whether it is beside its own first stack: say so.</source>
      <translation>Die Hexfelder zeigen nicht, ob sie neben ihrem eigenen ersten Stapel steht: angeben.</translation>
    </message>
    <message>
      <source>Choose a hex beside it, or enter first where they went.</source>
      <translation>Ein Hexfeld daneben wählen, oder zuerst eintragen, wohin sie gegangen sind.</translation>
    </message>
    <message>
      <source>rolled already</source>
      <translation>schon gewürfelt</translation>
    </message>
    <message>
      <source>It arrives</source>
      <translation>Er trifft ein</translation>
    </message>
    <message>
      <source>Arrives in</source>
      <translation>Trifft ein in</translation>
    </message>
    <message>
      <source>Beside its own stack</source>
      <translation>Neben dem eigenen Stapel</translation>
    </message>
    <message>
      <source>A river before it</source>
      <translation>Ein Fluss davor</translation>
    </message>
    <message>
      <source>A line against it</source>
      <translation>Eine Linie dagegen</translation>
    </message>
    <message>
      <source>The defender attacks</source>
      <translation>Der Verteidiger greift an</translation>
    </message>
    <message>
      <source>{0}: no march</source>
      <translation>{0}: kein Marsch</translation>
    </message>
    <message>
      <source>{0} is called off.</source>
      <translation>{0} wird abgesagt.</translation>
    </message>
    <message>
      <source>Enemies attack it in {0}, which is not resolved.</source>
      <translation>Feinde greifen es an: {0} ist nicht entschieden.</translation>
    </message>
    <message>
      <source>Check in your rules whether help may go there: 12.73, the third exception.</source>
      <translation>In den eigenen Regeln nachsehen, ob Hilfe dorthin darf: 12.73, die dritte Ausnahme.</translation>
    </message>
    <message>
      <source>Without a reserve the help flanks.</source>
      <translation>Ohne Reserve flankiert die Hilfe.</translation>
    </message>
    <message>
      <source>no line against it</source>
      <translation>keine Linie dagegen</translation>
    </message>
    <message>
      <source>a second battle at the same time</source>
      <translation>eine zweite Schlacht zur selben Zeit</translation>
    </message>
    <message>
      <source>Flank attack</source>
      <translation>Flankenangriff</translation>
    </message>
    <message>
      <source>Enter the result of the first round, which is fought from one hex.</source>
      <translation>Das Ergebnis der ersten Runde eintragen, die aus einem Hexfeld gekämpft wird.</translation>
    </message>
    <message>
      <source>The {0} has no reserve to form a line of.</source>
      <translation>Keine Reserve, um eine Linie zu bilden: {0}.</translation>
    </message>
    <message>
      <source>Say where it arrives.</source>
      <translation>Angeben, wo er eintrifft.</translation>
    </message>
    <message>
      <source>Without a line the attack is called off.</source>
      <translation>Ohne Linie wird der Angriff abgeblasen.</translation>
    </message>
    <message>
      <source>Pick the stack.</source>
      <translation>Den Stapel wählen.</translation>
    </message>
    <message>
      <source>It comes too early.</source>
      <translation>Es kommt zu früh.</translation>
    </message>
    <message>
      <source>Roll for one stack at a time.</source>
      <translation>Für je einen Stapel würfeln.</translation>
    </message>
    <message>
      <source>has rolled in this Combat Phase.</source>
      <translation>hat in dieser Kampfphase schon gewürfelt.</translation>
    </message>
    <message>
      <source>leaders killed</source>
      <translation>gefallene Führer</translation>
    </message>
    <message>
      <source>No leader is on the map.</source>
      <translation>Kein Führer ist auf der Karte.</translation>
    </message>
    <message>
      <source>No leader has fallen for whom points are still to be entered.</source>
      <translation>Kein Führer ist gefallen, für den noch Punkte einzutragen sind.</translation>
    </message>
    <message>
      <source>No leader is in the pool.</source>
      <translation>Kein Führer ist im Pool.</translation>
    </message>
    <message>
      <source>at risk</source>
      <translation>gefährdet</translation>
    </message>
    <message>
      <source>The leaders.</source>
      <translation>Die Führer.</translation>
    </message>
    <message>
      <source>What befell them.</source>
      <translation>Was ihnen zustieß.</translation>
    </message>
    <message>
      <source> Enter the victory points for it.</source>
      <translation> Die Siegpunkte dafür eintragen.</translation>
    </message>
    <message>
      <source> No points are scored for it.</source>
      <translation> Niemand erhält Punkte dafür.</translation>
    </message>
    <message>
      <source>Eliminated.{0}</source>
      <translation>Ausgeschieden.{0}</translation>
    </message>
    <message>
      <source>Back in the pool.{0}</source>
      <translation>Zurück im Pool.{0}</translation>
    </message>
    <message>
      <source>Leaders fallen</source>
      <translation>Gefallene Führer</translation>
    </message>
    <message>
      <source>Fallen</source>
      <translation>Gefallen</translation>
    </message>
    <message>
      <source>Post the leaders</source>
      <translation>Die Führer buchen</translation>
    </message>
    <message>
      <source>The victory points for each, by your rules, in the order in which they are picked.</source>
      <translation>Die Siegpunkte für jeden, nach den eigenen Regeln, in der Reihenfolge der Auswahl.</translation>
    </message>
    <message>
      <source>Victory points</source>
      <translation>Siegpunkte</translation>
    </message>
    <message>
      <source>{0} victory point.</source>
      <translation>{0} Siegpunkt.</translation>
    </message>
    <message>
      <source>{0} victory points.</source>
      <translation>{0} Siegpunkte.</translation>
    </message>
    <message>
      <source>Points for {0}</source>
      <translation>Punkte für {0}</translation>
    </message>
    <message>
      <source>Victory points for leaders</source>
      <translation>Siegpunkte für Führer</translation>
    </message>
    <message>
      <source>Leader points</source>
      <translation>Punkte für Führer</translation>
    </message>
    <message>
      <source>Post the points</source>
      <translation>Punkte buchen</translation>
    </message>
    <message>
      <source>Enter the points for leaders</source>
      <translation>Die Punkte für Führer eintragen</translation>
    </message>
    <message>
      <source>Enter the points of each, 0 where your rules give none.</source>
      <translation>Die Punkte für jeden eintragen, 0, wo die eigenen Regeln keine geben.</translation>
    </message>
    <message>
      <source>Where they are put.</source>
      <translation>Wohin sie gestellt werden.</translation>
    </message>
    <message>
      <source>Called again: {0}</source>
      <translation>Wieder berufen: {0}</translation>
    </message>
    <message>
      <source>Leaders called again</source>
      <translation>Wieder berufene Führer</translation>
    </message>
    <message>
      <source>Called again</source>
      <translation>Wieder berufen</translation>
    </message>
    <message>
      <source>Take {0} from the pool first.</source>
      <translation>Zuerst {0} aus dem Pool nehmen.</translation>
    </message>
    <message>
      <source>Generic leaders come back only when no division or brigade leader is left.</source>
      <translation>Namenlose Führer kommen nur zurück, wenn kein Divisions- oder Brigadeführer übrig ist.</translation>
    </message>
    <message>
      <source>Cause</source>
      <translation>Ursache</translation>
    </message>
    <message>
      <source>Enter first what became of it: he goes with the last of it.</source>
      <translation>Zuerst eintragen, was daraus wurde: Er geht mit dem Letzten davon.</translation>
    </message>
    <message>
      <source>VP</source>
      <translation>VP</translation>
    </message>
    <message>
      <source>VP for each</source>
      <translation>VP für jeden</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>generic, dead</source>
      <translation>namenlos, tot</translation>
    </message>
    <message>
      <source>No leader is picked.</source>
      <translation>Kein Führer ist gewählt.</translation>
    </message>
    <message>
      <source>comes back</source>
      <translation>kommt zurück</translation>
    </message>
    <message>
      <source>commands {0} SP in the books.</source>
      <translation>befehligt {0} SP in den Büchern.</translation>
    </message>
    <message>
      <source>Pick those who fell.</source>
      <translation>Die Gefallenen wählen.</translation>
    </message>
    <message>
      <source>is not a leader.</source>
      <translation>ist kein Führer.</translation>
    </message>
    <message>
      <source>Only leaders whose bonus is used may be killed.</source>
      <translation>Nur Führer, deren Bonus genutzt wird, können fallen.</translation>
    </message>
    <message>
      <source>Pick those who score.</source>
      <translation>Wählen, wer gewertet wird.</translation>
    </message>
    <message>
      <source>scores nothing, or is scored already.</source>
      <translation>bringt keine Punkte oder ist schon gewertet.</translation>
    </message>
    <message>
      <source>from the dead</source>
      <translation>von den Toten</translation>
    </message>
    <message>
      <source>from the pool</source>
      <translation>aus dem Pool</translation>
    </message>
    <message>
      <source>Pick those to call.</source>
      <translation>Wählen, wer berufen wird.</translation>
    </message>
    <message>
      <source>is not in the pool.</source>
      <translation>ist nicht im Pool.</translation>
    </message>
    <message>
      <source>Who is killed stays dead.</source>
      <translation>Wer gefallen ist, bleibt tot.</translation>
    </message>
    <message>
      <source>Enter the result first: a leader is killed by it.</source>
      <translation>Erst das Ergebnis eingeben: Durch es fällt ein Führer.</translation>
    </message>
    <message>
      <source>was withheld and runs no risk.</source>
      <translation>wurde zurückgehalten und ist nicht gefährdet.</translation>
    </message>
    <message>
      <source>helps in a round that has no result yet.</source>
      <translation>hilft in einer Runde, die noch kein Ergebnis hat.</translation>
    </message>
    <message>
      <source>{0}, bonus unknown</source>
      <translation>{0}, Bonus unbekannt</translation>
    </message>
    <message>
      <source>{0}, bonus {1}</source>
      <translation>{0}, Bonus {1}</translation>
    </message>
    <message>
      <source>No leader is in the hexes of a battle that is being fought.</source>
      <translation>Kein Führer ist in den Hexfeldern einer laufenden Schlacht.</translation>
    </message>
    <message>
      <source>Units of the front line.</source>
      <translation>Einheiten der Frontlinie.</translation>
    </message>
    <message>
      <source>Units of the second front line.</source>
      <translation>Einheiten der zweiten Frontlinie.</translation>
    </message>
    <message>
      <source>Units of the reserve.</source>
      <translation>Einheiten der Reserve.</translation>
    </message>
    <message>
      <source>{0}: lines of the {1}</source>
      <translation>{0}: Linien: {1}</translation>
    </message>
    <message>
      <source>Front line {0} SP, second {1}, reserve {2}.</source>
      <translation>Frontlinie {0} SP, zweite {1}, Reserve {2}.</translation>
    </message>
    <message>
      <source>Lines of a battle</source>
      <translation>Linien einer Schlacht</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>Linien</translation>
    </message>
    <message>
      <source>Post the lines</source>
      <translation>Die Linien buchen</translation>
    </message>
    <message>
      <source>The second front line is given up: the main line is flanked.</source>
      <translation>Die zweite Frontlinie wird aufgegeben: die Hauptlinie ist flankiert.</translation>
    </message>
    <message>
      <source>The main line is flanked, and no unit in this line has come to help since.</source>
      <translation>Die Hauptlinie ist flankiert, und niemand in dieser Linie kam seitdem zu Hilfe.</translation>
    </message>
    <message>
      <source>Help that joins the defense may form it.</source>
      <translation>Hilfe, die zur Verteidigung stößt, darf sie bilden.</translation>
    </message>
    <message>
      <source>Pick the units that are there.</source>
      <translation>Die Einheiten wählen, die dort stehen.</translation>
    </message>
    <message>
      <source>Pick a part for each, the reserve for those who wait.</source>
      <translation>Für jede einen Teil wählen, die Reserve für die wartenden.</translation>
    </message>
    <message>
      <source>Whose leaders they are.</source>
      <translation>Wessen Führer es sind.</translation>
    </message>
    <message>
      <source>The leaders whose bonus is used.</source>
      <translation>Die Führer, deren Bonus genutzt wird.</translation>
    </message>
    <message>
      <source>{0}: leaders of the {1}, modifier {2}</source>
      <translation>{0}: Führer: {1}, Modifikator {2}</translation>
    </message>
    <message>
      <source>Leaders of a battle</source>
      <translation>Führer einer Schlacht</translation>
    </message>
    <message>
      <source>Not all are below those who outrank them.</source>
      <translation>Nicht alle stehen unter denen, die einen höheren Rang haben.</translation>
    </message>
    <message>
      <source>Leave one of them out.</source>
      <translation>Eines davon weglassen.</translation>
    </message>
    <message>
      <source>More than one supreme commander or army leader, corps leader, or leader below.</source>
      <translation>Mehr als ein Oberbefehlshaber oder Armeeführer, Korpsführer oder Führer darunter.</translation>
    </message>
    <message>
      <source>Pick one of each at most.</source>
      <translation>Von jeder Art höchstens einen wählen.</translation>
    </message>
    <message>
      <source>More cavalry leaders than pairs of cavalry SP.</source>
      <translation>Mehr Kavallerieführer als Paare von Kavallerie-SP.</translation>
    </message>
    <message>
      <source>Pick fewer.</source>
      <translation>Weniger wählen.</translation>
    </message>
    <message>
      <source>Pick those who help: anyone not picked is withheld already.</source>
      <translation>Die wählen, die helfen: Wer nicht gewählt ist, wird schon zurückgehalten.</translation>
    </message>
    <message>
      <source>The attacker's least loss, by your Combat Results.</source>
      <translation>Der Mindestverlust des Angreifers, nach den eigenen Kampfergebnissen.</translation>
    </message>
    <message>
      <source>The bids in turn, the attacker's first.</source>
      <translation>Die Gebote der Reihe nach, das des Angreifers zuerst.</translation>
    </message>
    <message>
      <source>Enter the attacker's least loss and the bids.</source>
      <translation>Den Mindestverlust des Angreifers und die Gebote eintragen.</translation>
    </message>
    <message>
      <source>{0}: {1} SP, and {2} may be bid.</source>
      <translation>{0}: {1} SP, und {2} dürfen geboten werden.</translation>
    </message>
    <message>
      <source>{0}: {1} bid, the last {2} SP</source>
      <translation>{0}: {1} Gebot, das letzte {2} SP</translation>
    </message>
    <message>
      <source>{0}: {1} bids, the last {2} SP</source>
      <translation>{0}: {1} Gebote, das letzte {2} SP</translation>
    </message>
    <message>
      <source>The {0} bid last. Nobody may go above {1} now.</source>
      <translation>Zuletzt geboten: {0}. Niemand darf jetzt über {1} gehen.</translation>
    </message>
    <message>
      <source>Bids for losses</source>
      <translation>Gebote für Verluste</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Gebote</translation>
    </message>
    <message>
      <source>Post the bids</source>
      <translation>Die Gebote buchen</translation>
    </message>
    <message>
      <source>Are no units to face the flank?</source>
      <translation>Soll niemand der Flanke begegnen?</translation>
    </message>
    <message>
      <source>All of its strength is in one part.</source>
      <translation>Alle Stärke steht in einem Teil.</translation>
    </message>
    <message>
      <source>runs no risk</source>
      <translation>ist nicht gefährdet</translation>
    </message>
    <message>
      <source>At risk: {0}.</source>
      <translation>Gefährdet: {0}.</translation>
    </message>
    <message>
      <source>No leader is at risk.</source>
      <translation>Niemand ist gefährdet.</translation>
    </message>
    <message>
      <source>Who of the leaders helps</source>
      <translation>Welche Führer helfen</translation>
    </message>
    <message>
      <source>Pick leaders of the {0} who are there.</source>
      <translation>Anwesende Führer wählen: {0}.</translation>
    </message>
    <message>
      <source>Least loss</source>
      <translation>Mindestverlust</translation>
    </message>
    <message>
      <source>Bid {0} to {1} SP.</source>
      <translation>{0} bis {1} SP bieten.</translation>
    </message>
    <message>
      <source>The bound is {0} SP.</source>
      <translation>Die Grenze ist {0} SP.</translation>
    </message>
    <message>
      <source>The {0} has {1} SP in the battle.</source>
      <translation>{0}: {1} SP in der Schlacht.</translation>
    </message>
    <message>
      <source>front line</source>
      <translation>Frontlinie</translation>
    </message>
    <message>
      <source>second front line</source>
      <translation>zweite Frontlinie</translation>
    </message>
    <message>
      <source>No unit is in the front line.</source>
      <translation>Keine Einheit ist in der Frontlinie.</translation>
    </message>
    <message>
      <source>{0}: no part.</source>
      <translation>{0}: kein Teil.</translation>
    </message>
    <message>
      <source>no rank</source>
      <translation>kein Rang</translation>
    </message>
    <message>
      <source>Write what he commands in his type, such as corps leader.</source>
      <translation>Was er befehligt in seinen Typ schreiben, etwa Korpsführer.</translation>
    </message>
    <message>
      <source>{0} bid</source>
      <translation>{0} Gebot</translation>
    </message>
    <message>
      <source>{0} bids</source>
      <translation>{0} Gebote</translation>
    </message>
    <message>
      <source> and in the </source>
      <translation> und in der </translation>
    </message>
    <message>
      <source>is in the {0}.</source>
      <translation>steht hier: {0}.</translation>
    </message>
    <message>
      <source>is not a leader of the {0} there.</source>
      <translation>ist dort kein Führer auf dieser Seite: {0}.</translation>
    </message>
    <message>
      <source>Enter the Combat Bonus of his counter in the order of battle.</source>
      <translation>Den Kampfbonus seines Spielsteins in der Gliederung eintragen.</translation>
    </message>
    <message>
      <source>is on the other side.</source>
      <translation>ist auf der anderen Seite.</translation>
    </message>
    <message>
      <source>Deploy one side at a time.</source>
      <translation>Jeweils eine Seite aufstellen.</translation>
    </message>
    <message>
      <source>has no rank.</source>
      <translation>hat keinen Rang.</translation>
    </message>
    <message>
      <source>has no bonus in the books.</source>
      <translation>hat keinen Bonus in den Büchern.</translation>
    </message>
    <message>
      <source>Check the bid.</source>
      <translation>Nachsehen, ob so viele geboten sind.</translation>
    </message>
    <message>
      <source>helped in an earlier round of this battle.</source>
      <translation>hat in einer früheren Runde dieser Schlacht geholfen.</translation>
    </message>
    <message>
      <source>No battle was fought in this turn.</source>
      <translation>In diesem Zug wurde keine Schlacht gekämpft.</translation>
    </message>
    <message>
      <source>{0}: back in the pool, and nobody scores.</source>
      <translation>{0}: zurück im Pool, und niemand erhält Punkte.</translation>
    </message>
    <message>
      <source>The number of the battle; left blank for the last of the turn.</source>
      <translation>Die Nummer der Schlacht; leer für die letzte des Zuges.</translation>
    </message>
    <message>
      <source>The units that pursue.</source>
      <translation>Die verfolgenden Einheiten.</translation>
    </message>
    <message>
      <source>The routed units that lose strength.</source>
      <translation>Die geflohenen Einheiten, die Stärke verlieren.</translation>
    </message>
    <message>
      <source>The strength points of each of them, by your own table.</source>
      <translation>Die Stärkepunkte jeder davon, nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>Enter the battle first.</source>
      <translation>Zuerst die Schlacht eintragen.</translation>
    </message>
    <message>
      <source>{0}: pursuit, {1} SP lost</source>
      <translation>{0}: Verfolgung, {1} SP verloren</translation>
    </message>
    <message>
      <source>Pursuit</source>
      <translation>Verfolgung</translation>
    </message>
    <message>
      <source>Post the pursuit</source>
      <translation>Die Verfolgung buchen</translation>
    </message>
    <message>
      <source>{0} is not empty: {1}.</source>
      <translation>{0} ist nicht leer: {1}.</translation>
    </message>
    <message>
      <source>Pick the routed units that lose strength, with 0 where your table takes none.</source>
      <translation>Die geflohenen Einheiten wählen, die Stärke verlieren, mit 0, wo die eigene Tabelle keine nimmt.</translation>
    </message>
    <message>
      <source>There is no such battle in this turn.</source>
      <translation>Eine solche Schlacht gibt es in diesem Zug nicht.</translation>
    </message>
    <message>
      <source>No unit pursues.</source>
      <translation>Keine Einheit verfolgt.</translation>
    </message>
    <message>
      <source>{0} was fought in the Combat Phase of the other side.</source>
      <translation>{0} wurde in der Kampfphase der anderen Seite ausgetragen.</translation>
    </message>
    <message>
      <source>{0} did not rout.</source>
      <translation>{0} ist nicht geflohen.</translation>
    </message>
    <message>
      <source>No unit is pursued.</source>
      <translation>Keine Einheit wird verfolgt.</translation>
    </message>
    <message>
      <source>Lost in the pursuit</source>
      <translation>In der Verfolgung verloren</translation>
    </message>
    <message>
      <source>Pick those that pursue.</source>
      <translation>Die verfolgenden wählen.</translation>
    </message>
    <message>
      <source>Enter it late, for that phase.</source>
      <translation>Für jene Phase nachtragen.</translation>
    </message>
    <message>
      <source>Pursuit needs the rout of every defender.</source>
      <translation>Verfolgung setzt voraus, dass alle Verteidiger geflohen sind.</translation>
    </message>
    <message>
      <source>Enter where they routed to.</source>
      <translation>Eintragen, wohin sie geflohen sind.</translation>
    </message>
    <message>
      <source>did not attack in {0}.</source>
      <translation>hat in {0} nicht angegriffen.</translation>
    </message>
    <message>
      <source>did not defend in {0}.</source>
      <translation>hat in {0} nicht verteidigt.</translation>
    </message>
    <message>
      <source>has pursued in {0}.</source>
      <translation>hat in {0} verfolgt.</translation>
    </message>
    <message>
      <source>Your chart says {0} in column {1}, die {2}; {3} is entered.</source>
      <translation>Die eigene Tabelle sagt {0} in Spalte {1}, Würfel {2}; eingetragen ist {3}.</translation>
    </message>
    <message>
      <source>The column of your Combat Results.</source>
      <translation>Die Spalte der eigenen Kampfergebnisse.</translation>
    </message>
    <message>
      <source>The die with its modifiers.</source>
      <translation>Der Würfel mit seinen Modifikatoren.</translation>
    </message>
    <message>
      <source>The result; left empty where your own copy of the chart says it.</source>
      <translation>Das Ergebnis; leer, wo die eigene Abschrift der Tabelle es sagt.</translation>
    </message>
    <message>
      <source>Advance Points that the attacker gets by it, 0 for none.</source>
      <translation>Vormarschpunkte, die der Angreifer dadurch erhält, 0 für keine.</translation>
    </message>
    <message>
      <source>The result.</source>
      <translation>Das Ergebnis.</translation>
    </message>
    <message>
      <source>What your chart has instead; empty where it agrees.</source>
      <translation>Was die eigene Tabelle stattdessen hat; leer, wo sie übereinstimmt.</translation>
    </message>
    <message>
      <source>Take {0}</source>
      <translation>{0} nehmen</translation>
    </message>
    <message>
      <source>{0}, round {1}: {2}</source>
      <translation>{0}, Runde {1}: {2}</translation>
    </message>
    <message>
      <source>Result of a round</source>
      <translation>Ergebnis einer Runde</translation>
    </message>
    <message>
      <source>Post the result</source>
      <translation>Das Ergebnis buchen</translation>
    </message>
    <message>
      <source>column {0}, die {1}</source>
      <translation>Spalte {0}, Würfel {1}</translation>
    </message>
    <message>
      <source>Round {0} has its result: {1}.</source>
      <translation>Runde {0} hat ihr Ergebnis: {1}.</translation>
    </message>
    <message>
      <source>Enter what your chart says, or fill in your own copy of it under Charts.</source>
      <translation>Eintragen, was die Tabelle sagt, oder die eigene Abschrift davon unter Tabellen ausfüllen.</translation>
    </message>
    <message>
      <source>The units that lose strength points.</source>
      <translation>Die Einheiten, die Stärkepunkte verlieren.</translation>
    </message>
    <message>
      <source>The strength points of each, in the order in which they are picked.</source>
      <translation>Die Stärkepunkte jeder Einheit, in der Reihenfolge der Auswahl.</translation>
    </message>
    <message>
      <source>Lost in all</source>
      <translation>Verloren insgesamt</translation>
    </message>
    <message>
      <source> {0}: lost with the command.</source>
      <translation> {0}: mit dem Kommando verloren.</translation>
    </message>
    <message>
      <source>{0}: {1} SP lost</source>
      <translation>{0}: {1} SP verloren</translation>
    </message>
    <message>
      <source>Losses of a battle</source>
      <translation>Verluste einer Schlacht</translation>
    </message>
    <message>
      <source>Losses</source>
      <translation>Verluste</translation>
    </message>
    <message>
      <source>Post the losses</source>
      <translation>Die Verluste buchen</translation>
    </message>
    <message>
      <source>Advance Points</source>
      <translation>Vormarschpunkte</translation>
    </message>
    <message>
      <source>Pick a part for each under Lines, the reserve for those who wait.</source>
      <translation>Unter Linien für jede Einheit einen Teil wählen, für wartende die Reserve.</translation>
    </message>
    <message>
      <source>No leader of the {0} helps: {1}.</source>
      <translation>Kein Führer des {0} hilft: {1}.</translation>
    </message>
    <message>
      <source>Pick them under Leaders first, or leave them withheld.</source>
      <translation>Sie vorher unter „Führer“ wählen oder zurückgehalten lassen.</translation>
    </message>
    <message>
      <source>Deploy them first: front line, second front line, reserve.</source>
      <translation>Zuerst aufstellen: Frontlinie, zweite Frontlinie, Reserve.</translation>
    </message>
    <message>
      <source>SP are lost</source>
      <translation>SP gehen verloren</translation>
    </message>
    <message>
      <source>Go on to another round.</source>
      <translation>Zur nächsten Runde gehen.</translation>
    </message>
    <message>
      <source>Enter those that the result gives, 0 for none.</source>
      <translation>Die eintragen, die das Ergebnis gibt, 0 für keine.</translation>
    </message>
    <message>
      <source>Last bid</source>
      <translation>Letztes Gebot</translation>
    </message>
    <message>
      <source>The {0} has no lines yet.</source>
      <translation>Noch ohne Linien: {0}.</translation>
    </message>
    <message>
      <source>The units that rout.</source>
      <translation>Die fliehenden Einheiten.</translation>
    </message>
    <message>
      <source>The hex where their rout ends; left empty where they stay.</source>
      <translation>Das Hexfeld, in dem ihre Flucht endet; leer, wo sie bleiben.</translation>
    </message>
    <message>
      <source>Whether their player routs a reserve by choice.</source>
      <translation>Ob ihr Spieler eine Reserve freiwillig fliehen lässt.</translation>
    </message>
    <message>
      <source>SP lost</source>
      <translation>SP verloren</translation>
    </message>
    <message>
      <source>Rout: {0}</source>
      <translation>Flucht: {0}</translation>
    </message>
    <message>
      <source>Routs</source>
      <translation>Fluchten</translation>
    </message>
    <message>
      <source>Rout</source>
      <translation>Flucht</translation>
    </message>
    <message>
      <source>Post the routs</source>
      <translation>Die Fluchten buchen</translation>
    </message>
    <message>
      <source>The units that fall back.</source>
      <translation>Die weichenden Einheiten.</translation>
    </message>
    <message>
      <source>The hex to which they fall back.</source>
      <translation>Das Hexfeld, in das sie weichen.</translation>
    </message>
    <message>
      <source>Whether enemy units are there that the books do not have.</source>
      <translation>Ob dort feindliche Einheiten stehen, die die Bücher nicht kennen.</translation>
    </message>
    <message>
      <source>Routed units must go into enemies, and the rules at hand do not say what happens then.</source>
      <translation>Geflohene Einheiten müssen in Feinde hineingehen, und die vorliegenden Regeln sagen nicht, was dann geschieht.</translation>
    </message>
    <message>
      <source>Settle it between you, and enter their losses or another hex.</source>
      <translation>Untereinander klären und ihre Verluste oder ein anderes Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>{0}: {1} eliminated</source>
      <translation>{0}: {1} vernichtet</translation>
    </message>
    <message>
      <source>They had to fall back to {0}, where enemies are.</source>
      <translation>Sie mussten nach {0} weichen, wo Feinde stehen.</translation>
    </message>
    <message>
      <source>Retreats</source>
      <translation>Rückzüge</translation>
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
      <source>Enter one side after the other.</source>
      <translation>Eine Seite nach der anderen eintragen.</translation>
    </message>
    <message>
      <source>By choice</source>
      <translation>Freiwillig</translation>
    </message>
    <message>
      <source>Rout 1</source>
      <translation>Flucht 1</translation>
    </message>
    <message>
      <source>{0}: routed again, {1} SP lost.</source>
      <translation>{0}: erneut geflohen, {1} SP verloren.</translation>
    </message>
    <message>
      <source>Enemies there</source>
      <translation>Feinde dort</translation>
    </message>
    <message>
      <source>They fall back</source>
      <translation>Sie weichen</translation>
    </message>
    <message>
      <source>{0}: {1} fall back to {2}</source>
      <translation>{0}: {1} weichen nach {2}</translation>
    </message>
    <message>
      <source>Only an attack routs it again.</source>
      <translation>Nur ein Angriff lässt sie noch einmal fliehen.</translation>
    </message>
    <message>
      <source>{0} is a hex of the battle.</source>
      <translation>{0} ist ein Hexfeld der Schlacht.</translation>
    </message>
    <message>
      <source>Say where they end.</source>
      <translation>Angeben, wo sie enden.</translation>
    </message>
    <message>
      <source>falls back</source>
      <translation>weicht</translation>
    </message>
    <message>
      <source>They are from both sides.</source>
      <translation>Sie gehören zu beiden Seiten.</translation>
    </message>
    <message>
      <source>Say where they must go.</source>
      <translation>Angeben, wohin sie müssen.</translation>
    </message>
    <message>
      <source>Pick those that rout.</source>
      <translation>Die fliehenden wählen.</translation>
    </message>
    <message>
      <source>is not in the reserve.</source>
      <translation>ist nicht in der Reserve.</translation>
    </message>
    <message>
      <source>Only reserves rout by choice.</source>
      <translation>Nur Reserven fliehen freiwillig.</translation>
    </message>
    <message>
      <source>is routed already.</source>
      <translation>ist schon geflohen.</translation>
    </message>
    <message>
      <source>They rout</source>
      <translation>Sie fliehen</translation>
    </message>
    <message>
      <source>{0}, {1} spent</source>
      <translation>{0}, {1} ausgegeben</translation>
    </message>
    <message>
      <source>This side has no army or corps leader on the map.</source>
      <translation>Diese Seite hat keinen Armee- oder Korpsführer auf der Karte.</translation>
    </message>
    <message>
      <source>No leader or unit of this side is in a hex.</source>
      <translation>Kein Führer und keine Einheit dieser Seite steht in einem Hexfeld.</translation>
    </message>
    <message>
      <source>{0} CP</source>
      <translation>{0} CP</translation>
    </message>
    <message>
      <source>The leader.</source>
      <translation>Der Führer.</translation>
    </message>
    <message>
      <source>How many he spends.</source>
      <translation>Wie viele er ausgibt.</translation>
    </message>
    <message>
      <source>Whether he activated himself, where he is a corps leader.</source>
      <translation>Ob er sich selbst aktiviert hat, wo er Korpsführer ist.</translation>
    </message>
    <message>
      <source>{0} spends {1} CP</source>
      <translation>{0} gibt {1} CP aus</translation>
    </message>
    <message>
      <source>Command points</source>
      <translation>Befehlspunkte</translation>
    </message>
    <message>
      <source>Who is ordered.</source>
      <translation>Wer den Befehl erhält.</translation>
    </message>
    <message>
      <source>The order.</source>
      <translation>Der Befehl.</translation>
    </message>
    <message>
      <source>9.13 holds all the same</source>
      <translation>9.13 gilt trotzdem</translation>
    </message>
    <message>
      <source>Orders</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>Post the orders</source>
      <translation>Die Befehle buchen</translation>
    </message>
    <message>
      <source>CP</source>
      <translation>CP</translation>
    </message>
    <message>
      <source>Activated by himself</source>
      <translation>Selbst aktiviert</translation>
    </message>
    <message>
      <source>Spent so far</source>
      <translation>Bisher ausgegeben</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Übrig</translation>
    </message>
    <message>
      <source>after {0} now</source>
      <translation>nach {0} jetzt</translation>
    </message>
    <message>
      <source>Leave it blank: only corps leaders activate themselves for points.</source>
      <translation>Offen lassen: Nur Korpsführer aktivieren sich selbst für Punkte.</translation>
    </message>
    <message>
      <source>concentrated last turn</source>
      <translation>im letzten Zug konzentriert</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Befehl</translation>
    </message>
    <message>
      <source>spends points</source>
      <translation>gibt Punkte aus</translation>
    </message>
    <message>
      <source>leads no army and no corps.</source>
      <translation>führt keine Armee und kein Korps.</translation>
    </message>
    <message>
      <source>no order</source>
      <translation>kein Befehl</translation>
    </message>
    <message>
      <source>is ordered</source>
      <translation>erhält den Befehl</translation>
    </message>
    <message>
      <source>Order a unit that it is stacked with to double its force march, too.</source>
      <translation>Auch einer Einheit, mit der sie gestapelt ist, befehlen, ihren Gewaltmarsch zu verdoppeln.</translation>
    </message>
    <message>
      <source>is one leader too many.</source>
      <translation>ist ein Führer zu viel.</translation>
    </message>
    <message>
      <source>is for corps leaders.</source>
      <translation>ist für Korpsführer.</translation>
    </message>
    <message>
      <source>Enter his command points with the leader, or in the chart of command points.</source>
      <translation>Seine Befehlspunkte beim Führer oder in der Tabelle der Befehlspunkte eintragen.</translation>
    </message>
    <message>
      <source>has this order already.</source>
      <translation>hat diesen Befehl schon.</translation>
    </message>
    <message>
      <source>Enter how many he spends.</source>
      <translation>Eintragen, wie viele er ausgibt.</translation>
    </message>
    <message>
      <source>Say that he activated himself, if he did.</source>
      <translation>Angeben, dass er sich selbst aktiviert hat, falls ja.</translation>
    </message>
    <message>
      <source>doubles a force march only beside its stack.</source>
      <translation>verdoppelt einen Gewaltmarsch nur neben dem eigenen Stapel.</translation>
    </message>
    <message>
      <source>has command points that were not entered.</source>
      <translation>hat Befehlspunkte, die niemand eingetragen hat.</translation>
    </message>
    <message>
      <source>{0} is {1} more than he has left.</source>
      <translation>{0} ist um {1} mehr, als er übrig hat.</translation>
    </message>
    <message>
      <source>has no command points.</source>
      <translation>hat keine Befehlspunkte.</translation>
    </message>
    <message>
      <source>Spend fewer.</source>
      <translation>Weniger ausgeben.</translation>
    </message>
    <message>
      <source>in command</source>
      <translation>unter Befehl</translation>
    </message>
    <message>
      <source>as the stack says</source>
      <translation>wie der Stapel sagt</translation>
    </message>
    <message>
      <source>The leaders or units.</source>
      <translation>Die Führer oder Einheiten.</translation>
    </message>
    <message>
      <source>Whether they are, by the range of their superior and 6.53.</source>
      <translation>Ob sie es sind, nach dem Bereich ihres Vorgesetzten und 6.53.</translation>
    </message>
    <message>
      <source>Post the command</source>
      <translation>Den Befehlsstand buchen</translation>
    </message>
    <message>
      <source>They are</source>
      <translation>Sie sind</translation>
    </message>
    <message>
      <source>is stacked with {0}, who is in command.</source>
      <translation>steht bei {0}, der unter Befehl ist.</translation>
    </message>
    <message>
      <source>Only 6.53 makes an exception.</source>
      <translation>Nur 6.53 macht eine Ausnahme.</translation>
    </message>
    <message>
      <source>is settled</source>
      <translation>ist geklärt</translation>
    </message>
    <message>
      <source>is noted so already.</source>
      <translation>ist schon so notiert.</translation>
    </message>
    <message>
      <source>The errata do not tell his rank, his ratings and the boxes of his chart.</source>
      <translation>Die Errata nennen weder seinen Rang noch seine Werte noch die Kästchen seiner Tafel.</translation>
    </message>
    <message>
      <source>Their numbers, as the Politics page lists them, such as SC-23; none named, all that are open.</source>
      <translation>Ihre Nummern, wie sie die Seite Politik aufführt, etwa SC-23; ohne Angabe alle offenen.</translation>
    </message>
    <message>
      <source>Whether they are made; no, they are open again.</source>
      <translation>Ob sie vorgenommen sind; nein: Sie sind wieder offen.</translation>
    </message>
    <message>
      <source>The formation that units join which a correction adds, or its leader; if none is named, they are by themselves.</source>
      <translation>Der Verband, zu dem Einheiten kommen, die eine Berichtigung hinzufügt, oder sein Führer; wird keiner genannt, stehen sie für sich.</translation>
    </message>
    <message>
      <source>open again</source>
      <translation>wieder offen</translation>
    </message>
    <message>
      <source>Corrections {0}: {1}</source>
      <translation>Berichtigungen {0}: {1}</translation>
    </message>
    <message>
      <source>Corrections of the set-up</source>
      <translation>Berichtigungen der Aufstellung</translation>
    </message>
    <message>
      <source>Post the corrections</source>
      <translation>Die Berichtigungen buchen</translation>
    </message>
    <message>
      <source>Tick corrections off</source>
      <translation>Berichtigungen abhaken</translation>
    </message>
    <message>
      <source>The errata do not tell his rank and the boxes of his chart.</source>
      <translation>Die Errata nennen weder seinen Rang noch die Kästchen seiner Tafel.</translation>
    </message>
    <message>
      <source>Enter them in the order of battle.</source>
      <translation>In der Gliederung eintragen.</translation>
    </message>
    <message>
      <source>Leave it empty.</source>
      <translation>Leer lassen.</translation>
    </message>
    <message>
      <source>Corrections</source>
      <translation>Berichtigungen</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Vorgenommen</translation>
    </message>
    <message>
      <source>Added under</source>
      <translation>Hinzu unter</translation>
    </message>
    <message>
      <source>The corrections change nothing in the set-up of this scenario.</source>
      <translation>Die Berichtigungen ändern an der Aufstellung dieses Szenarios nichts.</translation>
    </message>
    <message>
      <source>is neither a formation nor a leader on the map of that side.</source>
      <translation>ist weder ein Verband noch ein Führer dieser Seite auf der Karte.</translation>
    </message>
    <message>
      <source>Restore it first, or leave the correction open.</source>
      <translation>Erst wiederherstellen oder die Berichtigung offen lassen.</translation>
    </message>
    <message>
      <source>None of these corrections adds a unit.</source>
      <translation>Keine dieser Berichtigungen fügt eine Einheit hinzu.</translation>
    </message>
    <message>
      <source>is the name of several formations.</source>
      <translation>ist der Name mehrerer Verbände.</translation>
    </message>
    <message>
      <source>from {0}</source>
      <translation>aus {0}</translation>
    </message>
    <message>
      <source>added under {0}</source>
      <translation>neu unter {0}</translation>
    </message>
    <message>
      <source>is not a correction of this scenario.</source>
      <translation>ist keine Berichtigung dieses Szenarios.</translation>
    </message>
    <message>
      <source>Take its arrival off in the order of battle.</source>
      <translation>Die Ankunft in der Gliederung entfernen.</translation>
    </message>
    <message>
      <source>is in the books already, as a reinforcement.</source>
      <translation>steht schon in den Büchern, als Verstärkung.</translation>
    </message>
    <message>
      <source>is in the books already, eliminated.</source>
      <translation>steht schon in den Büchern, als vernichtet.</translation>
    </message>
    <message>
      <source>No depot counter of this side is free: add units of the type depot, without a hex.</source>
      <translation>Kein Depot dieser Seite ist frei: Einheiten vom Typ depot hinzufügen, ohne Hexfeld.</translation>
    </message>
    <message>
      <source>No supply train of this side is free: add units of the type supply train, without a hex.</source>
      <translation>Kein Tross dieser Seite ist frei: Einheiten vom Typ Tross hinzufügen, ohne Hexfeld.</translation>
    </message>
    <message>
      <source>The depot.</source>
      <translation>Das Depot.</translation>
    </message>
    <message>
      <source>The hex, or the town by its name.</source>
      <translation>Das Hexfeld oder der Ort mit seinem Namen.</translation>
    </message>
    <message>
      <source>The weather of the turn; blank, as it was entered.</source>
      <translation>Das Wetter des Zuges; offen: wie eingetragen.</translation>
    </message>
    <message>
      <source>Whether the owner of an allied depot city gives leave.</source>
      <translation>Ob der Besitzer einer verbündeten Depotstadt es erlaubt.</translation>
    </message>
    <message>
      <source>Enter the weather of the turn, or name it here.</source>
      <translation>Das Wetter des Zuges eintragen oder hier nennen.</translation>
    </message>
    <message>
      <source>Depot in {0}: {1}</source>
      <translation>Depot in {0}: {1}</translation>
    </message>
    <message>
      <source>Build a depot</source>
      <translation>Ein Depot bauen</translation>
    </message>
    <message>
      <source>Depot</source>
      <translation>Depot</translation>
    </message>
    <message>
      <source>Post the depot</source>
      <translation>Das Depot buchen</translation>
    </message>
    <message>
      <source>Leave it blank: it goes by the Weather Phase.</source>
      <translation>Offen lassen: Es richtet sich nach der Wetterphase.</translation>
    </message>
    <message>
      <source>The supply trains.</source>
      <translation>Die Trosse.</translation>
    </message>
    <message>
      <source>The depot or depot city, by hex or name.</source>
      <translation>Das Depot oder die Depotstadt, mit Hexfeld oder Namen.</translation>
    </message>
    <message>
      <source>Whether the hex is a besieged fortress, which holds any number.</source>
      <translation>Ob das Hexfeld eine belagerte Festung ist, die beliebig viele aufnimmt.</translation>
    </message>
    <message>
      <source>Two may be in a hex, unless it is a besieged fortress.</source>
      <translation>Zwei dürfen in einem Hexfeld stehen, außer in einer belagerten Festung.</translation>
    </message>
    <message>
      <source>besieged: any number</source>
      <translation>belagert: beliebig viele</translation>
    </message>
    <message>
      <source>{0} supply train from {1}</source>
      <translation>{0} Tross aus {1}</translation>
    </message>
    <message>
      <source>{0} supply trains from {1}</source>
      <translation>{0} Trosse aus {1}</translation>
    </message>
    <message>
      <source>Supply trains</source>
      <translation>Trosse</translation>
    </message>
    <message>
      <source>Trains</source>
      <translation>Trosse</translation>
    </message>
    <message>
      <source>Post the trains</source>
      <translation>Die Trosse buchen</translation>
    </message>
    <message>
      <source>The corps, or the unit.</source>
      <translation>Das Korps oder die Einheit.</translation>
    </message>
    <message>
      <source>The nation of its units.</source>
      <translation>Die Nation seiner Einheiten.</translation>
    </message>
    <message>
      <source>The nation of the depot, depot city or train that feeds it; empty, nothing does.</source>
      <translation>Die Nation des Depots, der Depotstadt oder des Trosses, von dem es lebt; leer: von nichts.</translation>
    </message>
    <message>
      <source>The case of your rules that lets a source of another nation feed it.</source>
      <translation>Der Fall der eigenen Regeln, nach dem eine Quelle einer anderen Nation versorgen darf.</translation>
    </message>
    <message>
      <source>A source of {0} does not feed {1}.</source>
      <translation>Eine Quelle von {0} versorgt {1} nicht.</translation>
    </message>
    <message>
      <source>They forage, or are unsupplied.</source>
      <translation>Sie fouragieren oder sind unversorgt.</translation>
    </message>
    <message>
      <source>Undo that entry first.</source>
      <translation>Zuerst jenen Eintrag rückgängig machen.</translation>
    </message>
    <message>
      <source>source of {0}</source>
      <translation>Quelle von {0}</translation>
    </message>
    <message>
      <source>Supply of a corps</source>
      <translation>Versorgung eines Korps</translation>
    </message>
    <message>
      <source>Supplied</source>
      <translation>Versorgt</translation>
    </message>
    <message>
      <source>Post the supply</source>
      <translation>Die Versorgung buchen</translation>
    </message>
    <message>
      <source>{0} has no depot, depot city or supply train on the map.</source>
      <translation>{0} hat kein Depot, keine Depotstadt und keinen Tross auf der Karte.</translation>
    </message>
    <message>
      <source>Check which source it is.</source>
      <translation>Nachsehen, welche Quelle es ist.</translation>
    </message>
    <message>
      <source>{0} has units of {1}, which a source of {2} does not feed.</source>
      <translation>{0} hat Einheiten von {1}, die eine Quelle von {2} nicht versorgt.</translation>
    </message>
    <message>
      <source>They forage, or are unsupplied: enter them one by one.</source>
      <translation>Sie fouragieren oder sind unversorgt: einzeln eintragen.</translation>
    </message>
    <message>
      <source>Hex or town</source>
      <translation>Hexfeld oder Ort</translation>
    </message>
    <message>
      <source>Weather</source>
      <translation>Wetter</translation>
    </message>
    <message>
      <source>Leave of the owner</source>
      <translation>Erlaubnis des Besitzers</translation>
    </message>
    <message>
      <source>A depleted marker is placed.</source>
      <translation>Ein Erschöpft-Marker wird gelegt.</translation>
    </message>
    <message>
      <source>of the side</source>
      <translation>der Seite</translation>
    </message>
    <message>
      <source>Enter its hex first, under Towns.</source>
      <translation>Zuerst das Hexfeld unter Städte eintragen.</translation>
    </message>
    <message>
      <source>Besieged fortress</source>
      <translation>Belagerte Festung</translation>
    </message>
    <message>
      <source>{0} has no depot and no depot city there.</source>
      <translation>{0} hat dort kein Depot und keine Depotstadt.</translation>
    </message>
    <message>
      <source>Corps</source>
      <translation>Korps</translation>
    </message>
    <message>
      <source>Source of</source>
      <translation>Quelle von</translation>
    </message>
    <message>
      <source>nothing feeds it</source>
      <translation>nichts versorgt es</translation>
    </message>
    <message>
      <source>Exception by case</source>
      <translation>Ausnahme nach Fall</translation>
    </message>
    <message>
      <source>Name the corps.</source>
      <translation>Das Korps nennen.</translation>
    </message>
    <message>
      <source>Say of which nation it is.</source>
      <translation>Angeben, zu welcher Nation es gehört.</translation>
    </message>
    <message>
      <source>no source</source>
      <translation>keine Quelle</translation>
    </message>
    <message>
      <source>It suffers attrition.</source>
      <translation>Es erleidet Verschleiß.</translation>
    </message>
    <message>
      <source>is a depot city of an ally.</source>
      <translation>ist eine Depotstadt eines Verbündeten.</translation>
    </message>
    <message>
      <source>is built</source>
      <translation>wird gebaut</translation>
    </message>
    <message>
      <source>is one depot too many.</source>
      <translation>ist ein Depot zu viel.</translation>
    </message>
    <message>
      <source>Build one at a time.</source>
      <translation>Eines nach dem anderen bauen.</translation>
    </message>
    <message>
      <source>is {0} in this turn.</source>
      <translation>ist in diesem Zug {0}.</translation>
    </message>
    <message>
      <source>is in {0}: its counter is not free.</source>
      <translation>steht in {0}: Der Spielstein ist nicht frei.</translation>
    </message>
    <message>
      <source>waits as a reinforcement: its counter is not free.</source>
      <translation>wartet als Verstärkung: Der Spielstein ist nicht frei.</translation>
    </message>
    <message>
      <source>{0} would hold {1} trains.</source>
      <translation>In {0} wären {1} Trosse.</translation>
    </message>
    <message>
      <source>{0} supply train</source>
      <translation>{0} Tross</translation>
    </message>
    <message>
      <source>{0} supply trains</source>
      <translation>{0} Trosse</translation>
    </message>
    <message>
      <source>comes forth</source>
      <translation>kommt hervor</translation>
    </message>
    <message>
      <source>has its supply of this turn entered.</source>
      <translation>hat seine Versorgung dieses Zuges schon eingetragen.</translation>
    </message>
    <message>
      <source>is not a {0}.</source>
      <translation>ist nicht vom Typ {0}.</translation>
    </message>
    <message>
      <source>Say in which hex.</source>
      <translation>Angeben, in welchem Hexfeld.</translation>
    </message>
    <message>
      <source>has no hex in the books.</source>
      <translation>hat kein Hexfeld in den Büchern.</translation>
    </message>
    <message>
      <source>Trains in the hex</source>
      <translation>Trosse im Hexfeld</translation>
    </message>
    <message>
      <source>Name one of that nation.</source>
      <translation>Einen dieser Nation nennen.</translation>
    </message>
    <message>
      <source>{0}, {1} of {2} SP</source>
      <translation>{0}, {1} von {2} SP</translation>
    </message>
    <message>
      <source>No unit of this side with strength points is on the map.</source>
      <translation>Keine Einheit dieser Seite mit Stärkepunkten ist auf der Karte.</translation>
    </message>
    <message>
      <source>Strength points dropped</source>
      <translation>Abgesetzte Stärkepunkte</translation>
    </message>
    <message>
      <source>Strength points picked up</source>
      <translation>Aufgenommene Stärkepunkte</translation>
    </message>
    <message>
      <source>On the map: {0}.</source>
      <translation>Auf der Karte: {0}.</translation>
    </message>
    <message>
      <source>The unit.</source>
      <translation>Die Einheit.</translation>
    </message>
    <message>
      <source>How many it drops.</source>
      <translation>Wie viele sie absetzt.</translation>
    </message>
    <message>
      <source>The number of the marker that goes down with them.</source>
      <translation>Die Nummer des Markers, der mit ihnen gelegt wird.</translation>
    </message>
    <message>
      <source>Whose marker it is; left blank, that of the unit's nation, or of its ally France.</source>
      <translation>Wessen Marker es ist; offen: der der Nation der Einheit oder ihres Verbündeten Frankreich.</translation>
    </message>
    <message>
      <source>Where they are dropped; left blank, where the unit is.</source>
      <translation>Wo sie abgesetzt werden; offen: wo die Einheit steht.</translation>
    </message>
    <message>
      <source>Say whose marker goes down.</source>
      <translation>Angeben, wessen Marker gelegt wird.</translation>
    </message>
    <message>
      <source>{0} drops {1} SP, detachment {2}</source>
      <translation>{0} setzt {1} SP ab, Detachement {2}</translation>
    </message>
    <message>
      <source>In {0}.</source>
      <translation>in {0}.</translation>
    </message>
    <message>
      <source>Drop</source>
      <translation>Absetzen</translation>
    </message>
    <message>
      <source>Post the detachment</source>
      <translation>Das Detachement buchen</translation>
    </message>
    <message>
      <source>Strength points are on the map only with a marker: enter its number.</source>
      <translation>Stärkepunkte liegen nur mit einem Marker auf der Karte: seine Nummer eintragen.</translation>
    </message>
    <message>
      <source>Drop fewer; at least 1 stays with the unit.</source>
      <translation>Weniger absetzen; mindestens 1 bleibt bei der Einheit.</translation>
    </message>
    <message>
      <source>{0} is not fewer than the {1} SP that it has.</source>
      <translation>{0} ist nicht weniger als die vorhandenen {1} SP.</translation>
    </message>
    <message>
      <source>is beyond the {0} markers of {1}.</source>
      <translation>liegt über den {0} Markern von {1}.</translation>
    </message>
    <message>
      <source>{0} is a marker of the other side.</source>
      <translation>{0} ist ein Marker der anderen Seite.</translation>
    </message>
    <message>
      <source>Enter it in the chart of detachment markers; nothing is checked until then.</source>
      <translation>In die Tabelle der Detachement-Marker eintragen; bis dahin wird nichts geprüft.</translation>
    </message>
    <message>
      <source>A marker of {0} for strength points of {1}.</source>
      <translation>Ein Marker von {0} für Stärkepunkte von {1}.</translation>
    </message>
    <message>
      <source>Each power has its own markers; those of a minor power go under an ally's.</source>
      <translation>Jede Macht hat ihre eigenen Marker; Punkte einer kleineren Macht liegen unter denen eines Verbündeten.</translation>
    </message>
    <message>
      <source>The marker, such as France 7.</source>
      <translation>Der Marker, etwa Frankreich 7.</translation>
    </message>
    <message>
      <source>How many; left blank, all that are there.</source>
      <translation>Wie viele; offen: alle, die dort liegen.</translation>
    </message>
    <message>
      <source>{0} picks up {1} SP, detachment {2}</source>
      <translation>{0} nimmt {1} SP auf, Detachement {2}</translation>
    </message>
    <message>
      <source>Pick up</source>
      <translation>Aufnehmen</translation>
    </message>
    <message>
      <source>{0} is not a detachment of this side.</source>
      <translation>{0} ist kein Detachement dieser Seite.</translation>
    </message>
    <message>
      <source>is of {0}, and the strength points are of {1}.</source>
      <translation>ist von {0}, und die Stärkepunkte sind von {1}.</translation>
    </message>
    <message>
      <source>Move the unit there first, or on to there.</source>
      <translation>Die Einheit zuerst dorthin bewegen, oder weiter dorthin.</translation>
    </message>
    <message>
      <source>{0} is more than the {1} that are there.</source>
      <translation>{0} ist mehr als die {1}, die dort liegen.</translation>
    </message>
    <message>
      <source>Detachment {0} loses {1} SP</source>
      <translation>Detachement {0} verliert {1} SP</translation>
    </message>
    <message>
      <source>Losses of a detachment</source>
      <translation>Verluste eines Detachements</translation>
    </message>
    <message>
      <source>Marker</source>
      <translation>Marker</translation>
    </message>
    <message>
      <source>Marker of</source>
      <translation>Marker von</translation>
    </message>
    <message>
      <source>of {0}, in {1}</source>
      <translation>von {0}, in {1}</translation>
    </message>
    <message>
      <source>{0} are on the map: pick one up first.</source>
      <translation>{0} sind auf der Karte: zuerst eines aufnehmen.</translation>
    </message>
    <message>
      <source>Choose a lower number.</source>
      <translation>Eine kleinere Nummer wählen.</translation>
    </message>
    <message>
      <source>Detachment</source>
      <translation>Detachement</translation>
    </message>
    <message>
      <source>The marker is free again.</source>
      <translation>Der Marker ist wieder frei.</translation>
    </message>
    <message>
      <source>Choose a detachment: {0}.</source>
      <translation>Ein Detachement wählen: {0}.</translation>
    </message>
    <message>
      <source>No detachment is on the map.</source>
      <translation>Kein Detachement ist auf der Karte.</translation>
    </message>
    <message>
      <source>{0} is more than the {1} that it has boxes for.</source>
      <translation>{0} ist mehr als die {1}, für die Kästchen da sind.</translation>
    </message>
    <message>
      <source>Take fewer.</source>
      <translation>Weniger nehmen.</translation>
    </message>
    <message>
      <source>drops points</source>
      <translation>setzt Punkte ab</translation>
    </message>
    <message>
      <source>is one unit too many: one at a time.</source>
      <translation>ist eine Einheit zu viel: eine nach der anderen.</translation>
    </message>
    <message>
      <source>Enter how many.</source>
      <translation>Eintragen, wie viele.</translation>
    </message>
    <message>
      <source>Say where they are dropped.</source>
      <translation>Angeben, wo sie abgesetzt werden.</translation>
    </message>
    <message>
      <source>Choose another.</source>
      <translation>Einen anderen wählen.</translation>
    </message>
    <message>
      <source>{0} is in {1}.</source>
      <translation>{0} liegt in {1}.</translation>
    </message>
    <message>
      <source>Choose another marker, or drop them there.</source>
      <translation>Einen anderen Marker wählen oder sie dort absetzen.</translation>
    </message>
    <message>
      <source>{0} holds strength points of {1}.</source>
      <translation>{0} enthält Stärkepunkte von {1}.</translation>
    </message>
    <message>
      <source>How many markers it has was not entered.</source>
      <translation>Niemand hat eingetragen, wie viele Marker sie hat.</translation>
    </message>
    <message>
      <source>picks points up</source>
      <translation>nimmt Punkte auf</translation>
    </message>
    <message>
      <source>Choose a unit of the same nation.</source>
      <translation>Eine Einheit derselben Nation wählen.</translation>
    </message>
    <message>
      <source>is in {0}, the detachment in {1}.</source>
      <translation>ist in {0}, das Detachement in {1}.</translation>
    </message>
    <message>
      <source>Pick fewer up.</source>
      <translation>Weniger aufnehmen.</translation>
    </message>
    <message>
      <source>Choose another marker.</source>
      <translation>Einen anderen Marker wählen.</translation>
    </message>
    <message>
      <source>No counter of this side is free: give a new unit the status To the dead pile in the order of battle, or import it with no SP left.</source>
      <translation>Kein Spielstein dieser Seite ist frei: einer neuen Einheit in der Gliederung den Status „Auf den Verluststapel“ geben, oder sie ohne SP einlesen.</translation>
    </message>
    <message>
      <source>The counters.</source>
      <translation>Die Spielsteine.</translation>
    </message>
    <message>
      <source>Whose points are spent.</source>
      <translation>Wessen Punkte ausgegeben werden.</translation>
    </message>
    <message>
      <source>With how many strength points.</source>
      <translation>Mit wie vielen Stärkepunkten.</translation>
    </message>
    <message>
      <source>Where they come.</source>
      <translation>Wo sie erscheinen.</translation>
    </message>
    <message>
      <source>The hex on the map.</source>
      <translation>Das Hexfeld auf der Karte.</translation>
    </message>
    <message>
      <source>Resource points for each; blank, as the corrections or your chart say.</source>
      <translation>Rohstoffpunkte für jede; offen: wie die Berichtigungen oder die eigene Tabelle sagen.</translation>
    </message>
    <message>
      <source>Replacement points for each; blank, as the corrections or your chart say.</source>
      <translation>Ersatzpunkte für jede; offen: wie die Berichtigungen oder die eigene Tabelle sagen.</translation>
    </message>
    <message>
      <source>Built: {0}</source>
      <translation>Gebaut: {0}</translation>
    </message>
    <message>
      <source>Units built</source>
      <translation>Gebaute Einheiten</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Bauen</translation>
    </message>
    <message>
      <source>Post the units</source>
      <translation>Die Einheiten buchen</translation>
    </message>
    <message>
      <source>Build units</source>
      <translation>Einheiten bauen</translation>
    </message>
    <message>
      <source>Say whose points are spent.</source>
      <translation>Angeben, wessen Punkte ausgegeben werden.</translation>
    </message>
    <message>
      <source>They come with a landing force, and are replaced by seniority.</source>
      <translation>Sie kommen mit einer Landungstruppe und werden nach Dienstalter ersetzt.</translation>
    </message>
    <message>
      <source>cannot go to the {0}: it is not of {1}.</source>
      <translation>kann nicht in die {0}: gehört nicht zu {1}.</translation>
    </message>
    <message>
      <source>has no lower strength to be built at.</source>
      <translation>hat keine niedrigere Stärke zum Bauen.</translation>
    </message>
    <message>
      <source>{0}: its cost is not in the corrections.</source>
      <translation>{0}: Die Kosten stehen nicht in den Berichtigungen.</translation>
    </message>
    <message>
      <source>Fill in the chart Unit construction ({0}), or enter it here.</source>
      <translation>Die Tabelle Bau von Einheiten ({0}) ausfüllen oder hier eintragen.</translation>
    </message>
    <message>
      <source>There is one division of Naples.</source>
      <translation>Es gibt eine Division von Neapel.</translation>
    </message>
    <message>
      <source>Rep</source>
      <translation>Rep</translation>
    </message>
    <message>
      <source>Paid by</source>
      <translation>Bezahlt von</translation>
    </message>
    <message>
      <source>Strength</source>
      <translation>Stärke</translation>
    </message>
    <message>
      <source>They come to</source>
      <translation>Sie erscheinen in</translation>
    </message>
    <message>
      <source>R for each</source>
      <translation>R für jede</translation>
    </message>
    <message>
      <source>Rep for each</source>
      <translation>Rep für jede</translation>
    </message>
    <message>
      <source>{0} spent</source>
      <translation>{0} ausgegeben</translation>
    </message>
    <message>
      <source>{0}; {1} left.</source>
      <translation>{0}; {1} übrig.</translation>
    </message>
    <message>
      <source>is {0} for {1}, by the corrections.</source>
      <translation>ist {0} für {1}, nach den Berichtigungen.</translation>
    </message>
    <message>
      <source>Leave it blank, or make it a house rule.</source>
      <translation>Offen lassen oder zur Hausregel machen.</translation>
    </message>
    <message>
      <source>is not an infantry division, the one unit of Naples.</source>
      <translation>ist keine Infanteriedivision, die einzige Einheit Neapels.</translation>
    </message>
    <message>
      <source>is British: their leaders are not built.</source>
      <translation>ist britisch: Deren Führer werden nicht gebaut.</translation>
    </message>
    <message>
      <source>was killed, and stays dead.</source>
      <translation>ist gefallen und bleibt tot.</translation>
    </message>
    <message>
      <source>Put it on the map.</source>
      <translation>Auf die Karte stellen.</translation>
    </message>
    <message>
      <source>Only divisions have one: build it at full strength.</source>
      <translation>Nur Divisionen haben eine: mit voller Stärke bauen.</translation>
    </message>
    <message>
      <source>is one too many.</source>
      <translation>ist einer zu viel.</translation>
    </message>
    <message>
      <source>{0} is {1} R short.</source>
      <translation>{0} fehlen {1} R.</translation>
    </message>
    <message>
      <source>{0} is {1} Rep short.</source>
      <translation>{0} fehlen {1} Rep.</translation>
    </message>
    <message>
      <source>Say where.</source>
      <translation>Angeben, wo.</translation>
    </message>
    <message>
      <source>Build less.</source>
      <translation>Weniger bauen.</translation>
    </message>
    <message>
      <source>No province or minor power yields this side any points now.</source>
      <translation>Keine Provinz und keine kleine Macht bringt dieser Seite jetzt Punkte.</translation>
    </message>
    <message>
      <source>The power, or a minor power that holds others.</source>
      <translation>Die Macht, oder ein Kleinstaat, der andere hält.</translation>
    </message>
    <message>
      <source>Enter those that do under Provinces, by your chart.</source>
      <translation>Die es tun, nach der eigenen Tabelle unter Provinzen eintragen.</translation>
    </message>
    <message>
      <source>Income of {0}: {1}</source>
      <translation>Einnahmen von {0}: {1}</translation>
    </message>
    <message>
      <source>Post the income</source>
      <translation>Die Einnahmen buchen</translation>
    </message>
    <message>
      <source>Collect the points</source>
      <translation>Die Punkte einnehmen</translation>
    </message>
    <message>
      <source>The allied minor power.</source>
      <translation>Der verbündete Kleinstaat.</translation>
    </message>
    <message>
      <source>Which points.</source>
      <translation>Welche Punkte.</translation>
    </message>
    <message>
      <source>Name the minor power.</source>
      <translation>Den Kleinstaat nennen.</translation>
    </message>
    <message>
      <source>Only allied minor powers give points away.</source>
      <translation>Nur verbündete Kleinstaaten geben Punkte ab.</translation>
    </message>
    <message>
      <source>{0} gives {1} {2} {3}</source>
      <translation>{0} gibt {1} {2} {3}</translation>
    </message>
    <message>
      <source>Spare points of an ally</source>
      <translation>Überzählige Punkte eines Verbündeten</translation>
    </message>
    <message>
      <source>Spare points</source>
      <translation>Überzählige Punkte</translation>
    </message>
    <message>
      <source>Say how many.</source>
      <translation>Angeben, wie viele.</translation>
    </message>
    <message>
      <source>{0} is more than the {1} that {2} has.</source>
      <translation>{0} ist mehr als die {1}, die {2} hat.</translation>
    </message>
    <message>
      <source>does not give {0} points away.</source>
      <translation>gibt keine Punkte ab: {0}.</translation>
    </message>
    <message>
      <source>Power</source>
      <translation>Macht</translation>
    </message>
    <message>
      <source>All points of this Interphase were collected.</source>
      <translation>Alle Punkte dieser Zwischenphase sind eingezogen.</translation>
    </message>
    <message>
      <source>Where it is your ally, enter its first points under Points, as played by you.</source>
      <translation>Wo er ein eigener Verbündeter ist, seine ersten Punkte unter Punkte eintragen, als selbst gespielt.</translation>
    </message>
    <message>
      <source>is not played by the {0} side.</source>
      <translation>wird nicht von dieser Seite gespielt: {0}.</translation>
    </message>
    <message>
      <source>The {0} of {1} are not entered.</source>
      <translation>Nicht eingetragen: {0} von {1}.</translation>
    </message>
    <message>
      <source>Enter them under Provinces, by your chart.</source>
      <translation>Unter Provinzen eintragen, nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>Minor power</source>
      <translation>Kleinstaat</translation>
    </message>
    <message>
      <source>is not an allied minor power.</source>
      <translation>ist kein verbündeter Kleinstaat.</translation>
    </message>
    <message>
      <source>{0}, before</source>
      <translation>{0}, vorher</translation>
    </message>
    <message>
      <source>{0} {1} left.</source>
      <translation>{0} {1} übrig.</translation>
    </message>
    <message>
      <source>It builds up its own units first.</source>
      <translation>Er baut zuerst seine eigenen Einheiten auf.</translation>
    </message>
    <message>
      <source>It keeps these for good.</source>
      <translation>Diese behält er endgültig.</translation>
    </message>
    <message>
      <source>{0}: {1} for {2}</source>
      <translation>{0}: {1} für {2}</translation>
    </message>
    <message>
      <source>It holds nothing that yields points, or all was collected in this Interphase.</source>
      <translation>Hält nichts, was Punkte einbringt, oder alles wurde in dieser Zwischenphase eingenommen.</translation>
    </message>
    <message>
      <source>Enter fewer.</source>
      <translation>Weniger eintragen.</translation>
    </message>
    <message>
      <source>Name it.</source>
      <translation>Den Namen nennen.</translation>
    </message>
    <message>
      <source>{0} has nothing to collect.</source>
      <translation>{0} hat nichts einzunehmen.</translation>
    </message>
    <message>
      <source>The province or minor power.</source>
      <translation>Die Provinz oder der Kleinstaat.</translation>
    </message>
    <message>
      <source>Province or minor power.</source>
      <translation>Provinz oder Kleinstaat.</translation>
    </message>
    <message>
      <source>Its status towards the power that holds it.</source>
      <translation>Wie sie zu der Macht steht, die sie hält.</translation>
    </message>
    <message>
      <source>The power that holds it, or is its ally; of Belgium, Holland and the British/German Alliance the one that your chart names.</source>
      <translation>Die Macht, die sie hält oder mit ihr verbündet ist; bei Belgien, Holland und der Britisch-Deutschen Allianz die, die die eigene Tabelle nennt.</translation>
    </message>
    <message>
      <source>Its resource points in an Interphase, by your chart.</source>
      <translation>Ihre Rohstoffpunkte in einer Zwischenphase, nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>Its replacement points in an Interphase, by your chart.</source>
      <translation>Ihre Ersatzpunkte in einer Zwischenphase, nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>Whether its own units are built, and at full strength.</source>
      <translation>Ob seine eigenen Einheiten gebaut und bei voller Stärke sind.</translation>
    </message>
    <message>
      <source>Whether it has no town and no city: then whoever had units in it last has conquered it.</source>
      <translation>Ob sie keinen Ort und keine Stadt hat: Dann hat sie erobert, wer zuletzt Einheiten darin hatte.</translation>
    </message>
    <message>
      <source>Provinces and minor powers</source>
      <translation>Provinzen und Kleinstaaten</translation>
    </message>
    <message>
      <source>Provinces</source>
      <translation>Provinzen</translation>
    </message>
    <message>
      <source>Post the province</source>
      <translation>Die Provinz buchen</translation>
    </message>
    <message>
      <source>{0} has units that are not complete: {1}.</source>
      <translation>{0} hat Einheiten, die nicht vollständig sind: {1}.</translation>
    </message>
    <message>
      <source>Say which power.</source>
      <translation>Angeben, welche Macht.</translation>
    </message>
    <message>
      <source>Only minor powers have units of their own.</source>
      <translation>Nur Kleinstaaten haben eigene Einheiten.</translation>
    </message>
    <message>
      <source>is {0} for the Grand Duchy of Hesse.</source>
      <translation>ist {0} für das Großherzogtum Hessen.</translation>
    </message>
    <message>
      <source>The correction of the map says so.</source>
      <translation>So sagt es die Berichtigung der Karte.</translation>
    </message>
    <message>
      <source>is not what {0} is: it is a minor power.</source>
      <translation>trifft auf {0} nicht zu: Es ist ein Kleinstaat.</translation>
    </message>
    <message>
      <source>{0} is neither a power nor a minor power in the books.</source>
      <translation>{0} ist keine Macht und kein Kleinstaat der Bücher.</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Holder or ally</source>
      <translation>Inhaber oder Verbündeter</translation>
    </message>
    <message>
      <source>Replacement points</source>
      <translation>Ersatzpunkte</translation>
    </message>
    <message>
      <source>Its units</source>
      <translation>Seine Einheiten</translation>
    </message>
    <message>
      <source>Without a town</source>
      <translation>Ohne Stadt</translation>
    </message>
    <message>
      <source>is a province.</source>
      <translation>ist eine Provinz.</translation>
    </message>
    <message>
      <source>{0} cannot hold itself.</source>
      <translation>{0} kann sich nicht selbst halten.</translation>
    </message>
    <message>
      <source>Name a power.</source>
      <translation>Eine Macht nennen.</translation>
    </message>
    <message>
      <source>Enter it as one.</source>
      <translation>Es als solchen eintragen.</translation>
    </message>
    <message>
      <source>No unit of this side lacks strength points.</source>
      <translation>Keiner Einheit dieser Seite fehlen Stärkepunkte.</translation>
    </message>
    <message>
      <source>No leader of this side is on the map.</source>
      <translation>Kein Führer dieser Seite ist auf der Karte.</translation>
    </message>
    <message>
      <source>The units.</source>
      <translation>Die Einheiten.</translation>
    </message>
    <message>
      <source>Strength points for each.</source>
      <translation>Stärkepunkte für jede.</translation>
    </message>
    <message>
      <source>Replaced: {0} strength point for {1}</source>
      <translation>Ersetzt: {0} Stärkepunkt für {1}</translation>
    </message>
    <message>
      <source>Replaced: {0} strength points for {1}</source>
      <translation>Ersetzt: {0} Stärkepunkte für {1}</translation>
    </message>
    <message>
      <source>{0} R and {1} Rep left.</source>
      <translation>{0} R und {1} Rep übrig.</translation>
    </message>
    <message>
      <source>Replacements</source>
      <translation>Ersatz</translation>
    </message>
    <message>
      <source>Post the replacements</source>
      <translation>Den Ersatz buchen</translation>
    </message>
    <message>
      <source>Replace strength points</source>
      <translation>Stärkepunkte ersetzen</translation>
    </message>
    <message>
      <source>Say how many each gets.</source>
      <translation>Angeben, wie viele jede erhält.</translation>
    </message>
    <message>
      <source>Leaders short</source>
      <translation>Fehlende Führer</translation>
    </message>
    <message>
      <source>Retired: {0}</source>
      <translation>Ausgeschieden: {0}</translation>
    </message>
    <message>
      <source>No leader from the dead pool takes their place.</source>
      <translation>Niemand aus dem Pool der Toten tritt an ihre Stelle.</translation>
    </message>
    <message>
      <source>Leaders retired</source>
      <translation>Ausgeschiedene Führer</translation>
    </message>
    <message>
      <source>Retire</source>
      <translation>Ausscheiden</translation>
    </message>
    <message>
      <source>SP for each</source>
      <translation>SP für jede</translation>
    </message>
    <message>
      <source>{0} is {1} point short of {2}.</source>
      <translation>{0} hat {1} Punkt {2} zu wenig.</translation>
    </message>
    <message>
      <source>{0} is {1} points short of {2}.</source>
      <translation>{0} hat {1} Punkte {2} zu wenig.</translation>
    </message>
    <message>
      <source>could be replaced by {0}, in the pool.</source>
      <translation>kann durch {0} aus dem Pool ersetzt werden.</translation>
    </message>
    <message>
      <source>A leader retires only where no named one can take his place.</source>
      <translation>Ein Führer scheidet nur aus, wo kein benannter ihn ersetzen kann.</translation>
    </message>
    <message>
      <source>{0} SP before</source>
      <translation>vorher {0} SP</translation>
    </message>
    <message>
      <source>gets points</source>
      <translation>erhält Punkte</translation>
    </message>
    <message>
      <source>is British: they receive no replacements.</source>
      <translation>ist britisch: Sie erhalten keinen Ersatz.</translation>
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
      <source>Each SP takes one of both.</source>
      <translation>Jeder SP braucht einen von beiden.</translation>
    </message>
    <message>
      <source>Enter fewer, or leave it out.</source>
      <translation>Weniger eintragen oder weglassen.</translation>
    </message>
    <message>
      <source>is at full strength.</source>
      <translation>ist bei voller Stärke.</translation>
    </message>
    <message>
      <source>lacks only {0} point.</source>
      <translation>fehlt nur {0} Punkt.</translation>
    </message>
    <message>
      <source>lacks only {0} points.</source>
      <translation>fehlen nur {0} Punkte.</translation>
    </message>
    <message>
      <source>{0} has no units of {1}, but of {2}.</source>
      <translation>{0} hat keine Einheiten von {1}, sondern von {2}.</translation>
    </message>
    <message>
      <source>{0} foraged, {1} depleted</source>
      <translation>{0} fouragiert, {1} erschöpft</translation>
    </message>
    <message>
      <source>The town, city or depot city.</source>
      <translation>Der Ort, die Stadt oder Depotstadt.</translation>
    </message>
    <message>
      <source>The corps; a loose Army Reserve is one.</source>
      <translation>Die Korps; eine einzelne Armeereserve ist eines.</translation>
    </message>
    <message>
      <source>Whose corps they are.</source>
      <translation>Wessen Korps es sind.</translation>
    </message>
    <message>
      <source>Hexes from the place to the unit of them that is farthest off.</source>
      <translation>Hexfelder vom Ort bis zu ihrer am weitesten entfernten Einheit.</translation>
    </message>
    <message>
      <source>Whether a unit of theirs is stacked with one of another corps that is not an Army Reserve; bridge and supply trains do not count.</source>
      <translation>Ob eine ihrer Einheiten bei einer eines anderen Korps steht, das keine Armeereserve ist; Brückentrains und Trosse zählen nicht.</translation>
    </message>
    <message>
      <source>Whether they are forced to try, though the place feeds fewer: then all are unsupplied.</source>
      <translation>Ob sie zum Versuch gezwungen sind, obwohl der Ort weniger ernährt: Dann sind alle unversorgt.</translation>
    </message>
    <message>
      <source>{0} cannot feed {1}</source>
      <translation>{0} kann {1} nicht ernähren</translation>
    </message>
    <message>
      <source>{0} feeds {1}</source>
      <translation>{0} ernährt {1}</translation>
    </message>
    <message>
      <source>Forage</source>
      <translation>Fouragieren</translation>
    </message>
    <message>
      <source>Post the foraging</source>
      <translation>Das Fouragieren buchen</translation>
    </message>
    <message>
      <source>{0} of {1} is stacked with {2}.</source>
      <translation>{0} von {1} steht bei {2}.</translation>
    </message>
    <message>
      <source>Say that they are stacked, unless it is an Army Reserve.</source>
      <translation>Angeben, dass sie gestapelt sind, wenn es keine Armeereserve ist.</translation>
    </message>
    <message>
      <source>Is that what you mean?</source>
      <translation>Ist das so gemeint?</translation>
    </message>
    <message>
      <source>Name the town, city or depot city.</source>
      <translation>Den Ort, die Stadt oder Depotstadt nennen.</translation>
    </message>
    <message>
      <source>Count the hexes to the unit that is farthest off.</source>
      <translation>Die Hexfelder bis zur am weitesten entfernten Einheit zählen.</translation>
    </message>
    <message>
      <source>They forage in the player turn of the French.</source>
      <translation>Sie fouragieren im Spielerzug der Franzosen.</translation>
    </message>
    <message>
      <source>It draws on one source in a turn; undo the other entry first.</source>
      <translation>Es zehrt in einem Zug von einer Quelle; zuerst den anderen Eintrag rückgängig machen.</translation>
    </message>
    <message>
      <source>The town or city.</source>
      <translation>Der Ort oder die Stadt.</translation>
    </message>
    <message>
      <source>Foraged markers.</source>
      <translation>Fouragiert-Marker.</translation>
    </message>
    <message>
      <source>Depleted markers.</source>
      <translation>Erschöpft-Marker.</translation>
    </message>
    <message>
      <source>Whether the French have entered it: the markers are revealed.</source>
      <translation>Ob die Franzosen sie betreten haben: Die Marker werden offengelegt.</translation>
    </message>
    <message>
      <source>Only the Coalition notes them.</source>
      <translation>Nur die Koalition notiert sie.</translation>
    </message>
    <message>
      <source>Markers: {0}</source>
      <translation>Marker: {0}</translation>
    </message>
    <message>
      <source>Markers in secret</source>
      <translation>Geheime Marker</translation>
    </message>
    <message>
      <source>Secret markers</source>
      <translation>Geheime Marker</translation>
    </message>
    <message>
      <source>Post the markers</source>
      <translation>Die Marker buchen</translation>
    </message>
    <message>
      <source>The French have not entered {0}, as far as the books know.</source>
      <translation>Die Franzosen haben {0} nicht betreten, soweit die Bücher wissen.</translation>
    </message>
    <message>
      <source>Until they do, the markers stay a secret of the Coalition.</source>
      <translation>Bis dahin bleiben die Marker ein Geheimnis der Koalition.</translation>
    </message>
    <message>
      <source>in secret</source>
      <translation>geheim</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>Hexes away</source>
      <translation>Hexfelder entfernt</translation>
    </message>
    <message>
      <source>Stacked with another corps</source>
      <translation>Mit einem anderen Korps gestapelt</translation>
    </message>
    <message>
      <source>Forced to try</source>
      <translation>Zum Versuch gezwungen</translation>
    </message>
    <message>
      <source>{0}: unsupplied; {1} is depleted.</source>
      <translation>{0}: unversorgt; {1} ist erschöpft.</translation>
    </message>
    <message>
      <source>By the numbers of the hexes {0} is {1} away.</source>
      <translation>Nach den Nummern der Hexfelder ist {0} {1} entfernt.</translation>
    </message>
    <message>
      <source>Enter it under Towns first: whose it was, and who was there last.</source>
      <translation>Zuerst unter Städte eintragen: wem sie gehörte und wer zuletzt dort war.</translation>
    </message>
    <message>
      <source>Only French, French-allied and Russian units do.</source>
      <translation>Das dürfen nur französische, französisch verbündete und russische Einheiten.</translation>
    </message>
    <message>
      <source>Send one off, or say: forced.</source>
      <translation>Eines wegschicken, oder angeben: gezwungen.</translation>
    </message>
    <message>
      <source>A unit of yours has to pass through first.</source>
      <translation>Eine eigene Einheit muss zuerst hindurchziehen.</translation>
    </message>
    <message>
      <source>Revealed</source>
      <translation>Offengelegt</translation>
    </message>
    <message>
      <source>Count again.</source>
      <translation>Noch einmal zählen.</translation>
    </message>
    <message>
      <source>{0} may not forage.</source>
      <translation>{0} darf nicht fouragieren.</translation>
    </message>
    <message>
      <source>{0} hexes are too far.</source>
      <translation>{0} Hexfelder sind zu weit.</translation>
    </message>
    <message>
      <source>Find a nearer town.</source>
      <translation>Eine nähere Stadt suchen.</translation>
    </message>
    <message>
      <source>{0} is depleted.</source>
      <translation>{0} ist erschöpft.</translation>
    </message>
    <message>
      <source>Find another town.</source>
      <translation>Eine andere Stadt suchen.</translation>
    </message>
    <message>
      <source>{0} corps are too many for one town.</source>
      <translation>{0} Korps sind zu viele für eine Stadt.</translation>
    </message>
    <message>
      <source>They are stacked with another corps.</source>
      <translation>Sie stehen bei einem anderen Korps.</translation>
    </message>
    <message>
      <source>Only Army Reserves may.</source>
      <translation>Das dürfen nur Armeereserven.</translation>
    </message>
    <message>
      <source>{0} is not friendly.</source>
      <translation>{0} ist nicht befreundet.</translation>
    </message>
    <message>
      <source>{0} is on the other side.</source>
      <translation>{0} ist auf der anderen Seite.</translation>
    </message>
    <message>
      <source>{0}: on this place already.</source>
      <translation>{0}: zehrt schon von diesem Ort.</translation>
    </message>
    <message>
      <source>{0} has its supply of this turn entered.</source>
      <translation>Die Versorgung von {0} in diesem Zug ist eingetragen.</translation>
    </message>
    <message>
      <source>No marker is kept in secret there.</source>
      <translation>Dort wird kein Marker geheim geführt.</translation>
    </message>
    <message>
      <source>The French see the markers on the map.</source>
      <translation>Die Franzosen sehen die Marker auf der Karte.</translation>
    </message>
    <message>
      <source>No marker is entered.</source>
      <translation>Kein Marker ist eingetragen.</translation>
    </message>
    <message>
      <source>{0} is not in the books.</source>
      <translation>{0} steht nicht in den Büchern.</translation>
    </message>
    <message>
      <source>forage, {0}</source>
      <translation>Fouragieren, {0}</translation>
    </message>
    <message>
      <source>One allied power may have a depot there, with the leave of its owner.</source>
      <translation>Eine verbündete Macht darf dort ein Depot haben, mit Erlaubnis des Besitzers.</translation>
    </message>
    <message>
      <source>Whose depot city {0} is was not entered.</source>
      <translation>Niemand hat eingetragen, wessen Depotstadt {0} ist.</translation>
    </message>
    <message>
      <source>Enter it under Towns: in an ally’s it takes the leave of that ally.</source>
      <translation>Unter Städte eintragen: In der eines Verbündeten braucht es dessen Erlaubnis.</translation>
    </message>
    <message>
      <source>{0} is a depot city of {1}.</source>
      <translation>{0} ist eine Depotstadt von {1}.</translation>
    </message>
    <message>
      <source>finds a depot of an ally in {0}.</source>
      <translation>findet in {0} schon ein Depot eines Verbündeten vor.</translation>
    </message>
    <message>
      <source>No unit of this side may move in this phase.</source>
      <translation>Keine Einheit dieser Seite darf sich in dieser Phase bewegen.</translation>
    </message>
    <message>
      <source>{0} for the route + {1}</source>
      <translation>{0} für den Weg + {1}</translation>
    </message>
    <message>
      <source>{0} in {1} is {2}</source>
      <translation>{0} bei {1} ist {2}</translation>
    </message>
    <message>
      <source>They are in {0} already.</source>
      <translation>Sie stehen schon in {0}.</translation>
    </message>
    <message>
      <source>demoralized: it stops</source>
      <translation>demoralisiert: sie hält an</translation>
    </message>
    <message>
      <source>Those that move together.</source>
      <translation>Die sich zusammen bewegen.</translation>
    </message>
    <message>
      <source>The hex where they end.</source>
      <translation>Das Hexfeld, in dem sie enden.</translation>
    </message>
    <message>
      <source>What the route costs by your terrain chart.</source>
      <translation>Was der Weg nach der eigenen Geländetabelle kostet.</translation>
    </message>
    <message>
      <source>Movement points that a force march gives them.</source>
      <translation>Bewegungspunkte, die ein Gewaltmarsch ihnen gibt.</translation>
    </message>
    <message>
      <source>In the Skirmish Phase: whether the enemy that they go for may be within reach.</source>
      <translation>In der Scharmützelphase: ob der Feind, auf den sie zugehen, in Reichweite sein kann.</translation>
    </message>
    <message>
      <source>Whether the hex is a fortress under siege that they are inside of.</source>
      <translation>Ob das Hexfeld eine belagerte Festung ist, in der sie sind.</translation>
    </message>
    <message>
      <source>Enter it in the Weather Phase: movement goes by it.</source>
      <translation>In der Wetterphase eintragen: Die Bewegung richtet sich danach.</translation>
    </message>
    <message>
      <source>March to {0}: {1}</source>
      <translation>Marsch nach {0}: {1}</translation>
    </message>
    <message>
      <source>Post the march</source>
      <translation>Den Marsch buchen</translation>
    </message>
    <message>
      <source>its movement allowance is not entered</source>
      <translation>ihr Bewegungswert ist nicht eingetragen</translation>
    </message>
    <message>
      <source>, + {0} forced</source>
      <translation>, + {0} Gewaltmarsch</translation>
    </message>
    <message>
      <source>Does your chart have a route that costs nothing?</source>
      <translation>Gibt es nach Ihrer Tabelle einen Weg umsonst?</translation>
    </message>
    <message>
      <source>Only the besiegers of a fortress share its hex: attack in the Combat Phase.</source>
      <translation>Nur die Belagerer einer Festung teilen ihr Hexfeld: in der Kampfphase angreifen.</translation>
    </message>
    <message>
      <source>MP</source>
      <translation>MP</translation>
    </message>
    <message>
      <source>Cost</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Forced</source>
      <translation>Gezwungen</translation>
    </message>
    <message>
      <source>Enemy within reach</source>
      <translation>Feind in Reichweite</translation>
    </message>
    <message>
      <source>Inside a besieged fortress</source>
      <translation>In einer belagerten Festung</translation>
    </message>
    <message>
      <source>has marched since, and stays in {0}.</source>
      <translation>ist seitdem marschiert und bleibt in {0}.</translation>
    </message>
    <message>
      <source>Enter it with the unit; until then its route is not checked.</source>
      <translation>Bei der Einheit eintragen; bis dahin wird der Weg nicht geprüft.</translation>
    </message>
    <message>
      <source>Enter where they go.</source>
      <translation>Eintragen, wohin sie gehen.</translation>
    </message>
    <message>
      <source>By the numbers of the hexes {0} goes {1} hexes.</source>
      <translation>Nach den Nummern der Hexfelder geht {0} {1} Hexfelder weit.</translation>
    </message>
    <message>
      <source>Move it together with those that it began with, or leave it out.</source>
      <translation>Mit denen bewegen, mit denen sie begonnen hat, oder weglassen.</translation>
    </message>
    <message>
      <source>holds {0} of the enemy.</source>
      <translation>enthält {0} des Feindes.</translation>
    </message>
    <message>
      <source>Say that the enemy may be within reach, or leave the force march out.</source>
      <translation>Angeben, dass der Feind in Reichweite sein kann, oder den Gewaltmarsch weglassen.</translation>
    </message>
    <message>
      <source>has {0} MP, and the route costs {1}{2}.</source>
      <translation>hat {0} MP, und der Weg kostet {1}{2}.</translation>
    </message>
    <message>
      <source>Order each of them to concentrate again, or move them one by one.</source>
      <translation>Jedem von ihnen wieder das Konzentrieren befehlen oder sie einzeln bewegen.</translation>
    </message>
    <message>
      <source>have a new order to concentrate for {0} of {1}.</source>
      <translation>haben für {0} von {1} einen neuen Befehl zum Konzentrieren.</translation>
    </message>
    <message>
      <source>is not entered.</source>
      <translation>ist nicht eingetragen.</translation>
    </message>
    <message>
      <source>Enter what the route costs them.</source>
      <translation>Eintragen, was der Weg sie kostet.</translation>
    </message>
    <message>
      <source>never doubles a force march in the Skirmish Phase.</source>
      <translation>verdoppelt einen Gewaltmarsch nie in der Scharmützelphase.</translation>
    </message>
    <message>
      <source> after {0} before</source>
      <translation> nach {0} zuvor</translation>
    </message>
    <message>
      <source>Check its hex.</source>
      <translation>Ihr Hexfeld nachsehen.</translation>
    </message>
    <message>
      <source>has no movement allowance in the books.</source>
      <translation>hat keinen Bewegungswert in den Büchern.</translation>
    </message>
    <message>
      <source>Check that the hex is right.</source>
      <translation>Nachsehen, ob das Hexfeld stimmt.</translation>
    </message>
    <message>
      <source>is demoralized, and stops.</source>
      <translation>ist demoralisiert und hält an.</translation>
    </message>
    <message>
      <source>Order it in the Command Phase, or leave the force march out.</source>
      <translation>In der Befehlsphase befehlen oder den Gewaltmarsch weglassen.</translation>
    </message>
    <message>
      <source>doubles a force march to a place of its own.</source>
      <translation>verdoppelt einen Gewaltmarsch zu einem eigenen Ziel.</translation>
    </message>
    <message>
      <source>has no enemy within reach to move against.</source>
      <translation>geht auf keinen Feind in Reichweite zu.</translation>
    </message>
    <message>
      <source>Choose a nearer hex, or leave it out.</source>
      <translation>Ein näheres Hexfeld wählen oder weglassen.</translation>
    </message>
    <message>
      <source>is nothing.</source>
      <translation>sind null.</translation>
    </message>
    <message>
      <source>is not cavalry: it moves in the Movement Phase.</source>
      <translation>ist keine Kavallerie: bewegt sich in der Bewegungsphase.</translation>
    </message>
    <message>
      <source>has no order to force-march.</source>
      <translation>hat keinen Befehl zum Gewaltmarsch.</translation>
    </message>
    <message>
      <source>Rout 2</source>
      <translation>Flucht 2</translation>
    </message>
    <message>
      <source>No unit with strength points is on the map.</source>
      <translation>Keine Einheit mit Stärkepunkten ist auf der Karte.</translation>
    </message>
    <message>
      <source>No cavalry is on the map.</source>
      <translation>Keine Kavallerie ist auf der Karte.</translation>
    </message>
    <message>
      <source>Their marker.</source>
      <translation>Ihr Marker.</translation>
    </message>
    <message>
      <source>has {0} already.</source>
      <translation>hat {0} schon.</translation>
    </message>
    <message>
      <source>has no rout marker.</source>
      <translation>hat keinen Fluchtmarker.</translation>
    </message>
    <message>
      <source>Rout markers</source>
      <translation>Fluchtmarker</translation>
    </message>
    <message>
      <source>Rout 2: {0}</source>
      <translation>Flucht 2: {0}</translation>
    </message>
    <message>
      <source>Rout 1 turns to Rout 2</source>
      <translation>Flucht 1 wird zu Flucht 2</translation>
    </message>
    <message>
      <source>Turn over</source>
      <translation>Umdrehen</translation>
    </message>
    <message>
      <source>Turn the markers over</source>
      <translation>Die Marker umdrehen</translation>
    </message>
    <message>
      <source>Turn the rout markers over</source>
      <translation>Die Fluchtmarker umdrehen</translation>
    </message>
    <message>
      <source>The cavalry.</source>
      <translation>Die Kavallerie.</translation>
    </message>
    <message>
      <source>Demoralized: {0}</source>
      <translation>Demoralisiert: {0}</translation>
    </message>
    <message>
      <source>They stop where they are.</source>
      <translation>Sie halten an, wo sie sind.</translation>
    </message>
    <message>
      <source>Cavalry demoralized</source>
      <translation>Demoralisierte Kavallerie</translation>
    </message>
    <message>
      <source>Post the cavalry</source>
      <translation>Die Kavallerie buchen</translation>
    </message>
    <message>
      <source>Rallied: {0}</source>
      <translation>Gesammelt: {0}</translation>
    </message>
    <message>
      <source>Cavalry rallies</source>
      <translation>Kavallerie sammelt sich</translation>
    </message>
    <message>
      <source>Rally</source>
      <translation>Sammeln</translation>
    </message>
    <message>
      <source>Post the rally</source>
      <translation>Das Sammeln buchen</translation>
    </message>
    <message>
      <source>Rally the cavalry</source>
      <translation>Die Kavallerie sammeln</translation>
    </message>
    <message>
      <source>no marker</source>
      <translation>kein Marker</translation>
    </message>
    <message>
      <source>Its marker turns over in its Movement Phase of the next turn.</source>
      <translation>Ihr Marker wird in ihrer Bewegungsphase des nächsten Zuges umgedreht.</translation>
    </message>
    <message>
      <source>was {0}</source>
      <translation>war {0}</translation>
    </message>
    <message>
      <source>No Rout 1 marker of this side is from an earlier turn.</source>
      <translation>Kein Marker Flucht 1 dieser Seite stammt aus einem früheren Zug.</translation>
    </message>
    <message>
      <source>Rallied</source>
      <translation>Gesammelt</translation>
    </message>
    <message>
      <source>No unit is demoralized.</source>
      <translation>Keine Einheit ist demoralisiert.</translation>
    </message>
    <message>
      <source>has this marker</source>
      <translation>hat diesen Marker</translation>
    </message>
    <message>
      <source>is demoralized</source>
      <translation>ist demoralisiert</translation>
    </message>
    <message>
      <source>is demoralized already.</source>
      <translation>ist schon demoralisiert.</translation>
    </message>
    <message>
      <source>start of the scenario</source>
      <translation>Beginn des Szenarios</translation>
    </message>
    <message>
      <source>taken by the enemy</source>
      <translation>vom Feind genommen</translation>
    </message>
    <message>
      <source>given up</source>
      <translation>aufgegeben</translation>
    </message>
    <message>
      <source>{0} taken</source>
      <translation>{0} genommen</translation>
    </message>
    <message>
      <source>{0} is neither a nation nor a minor power in the books.</source>
      <translation>{0} ist keine Nation und kein Kleinstaat der Bücher.</translation>
    </message>
    <message>
      <source>would hold {0} supply trains.</source>
      <translation>nähme {0} Trosse auf.</translation>
    </message>
    <message>
      <source>Leave one out: {0}.</source>
      <translation>Einen weglassen: {0}.</translation>
    </message>
    <message>
      <source>Bring it in first, under Reinforcements.</source>
      <translation>Zuerst unter Verstärkungen einbringen.</translation>
    </message>
    <message>
      <source>Leave it out, or take its marker off if it has rallied.</source>
      <translation>Weglassen, oder den Marker abnehmen, wenn sie sich gesammelt hat.</translation>
    </message>
    <message>
      <source>waits as a reinforcement.</source>
      <translation>wartet als Verstärkung.</translation>
    </message>
    <message>
      <source>is routed ({0}).</source>
      <translation>ist geflohen ({0}).</translation>
    </message>
    <message>
      <source>Check that it is the right hex.</source>
      <translation>Nachsehen, ob es das richtige Hexfeld ist.</translation>
    </message>
    <message>
      <source>is demoralized until the Rally Phase.</source>
      <translation>ist bis zur Sammelphase demoralisiert.</translation>
    </message>
    <message>
      <source>What happens.</source>
      <translation>Was geschieht.</translation>
    </message>
    <message>
      <source>The power.</source>
      <translation>Die Macht.</translation>
    </message>
    <message>
      <source>Who plays the power; left blank, the French play France and the Coalition the rest.</source>
      <translation>Wer die Macht spielt; offen: Die Franzosen spielen Frankreich und die Koalition die übrigen.</translation>
    </message>
    <message>
      <source>What points.</source>
      <translation>Welche Punkte.</translation>
    </message>
    <message>
      <source>Why, such as the start of the scenario.</source>
      <translation>Warum, etwa der Beginn des Szenarios.</translation>
    </message>
    <message>
      <source>{0}: {1} resource point {2}</source>
      <translation>{0}: {1} Rohstoffpunkt {2}</translation>
    </message>
    <message>
      <source>{0}: {1} resource points {2}</source>
      <translation>{0}: {1} Rohstoffpunkte {2}</translation>
    </message>
    <message>
      <source>{0}: {1} replacement point {2}</source>
      <translation>{0}: {1} Ersatzpunkt {2}</translation>
    </message>
    <message>
      <source>{0}: {1} replacement points {2}</source>
      <translation>{0}: {1} Ersatzpunkte {2}</translation>
    </message>
    <message>
      <source>Points of a power</source>
      <translation>Punkte einer Macht</translation>
    </message>
    <message>
      <source>All units of {0} are on the other side.</source>
      <translation>Alle Einheiten von {0} stehen auf der anderen Seite.</translation>
    </message>
    <message>
      <source>Played by</source>
      <translation>Gespielt von</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <source>At hand</source>
      <translation>Vorhanden</translation>
    </message>
    <message>
      <source>Then at hand</source>
      <translation>Danach vorhanden</translation>
    </message>
    <message>
      <source>{0} resource point</source>
      <translation>{0} Rohstoffpunkt</translation>
    </message>
    <message>
      <source>{0} resource points</source>
      <translation>{0} Rohstoffpunkte</translation>
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
      <source>The box of each power's marker, counted from the left; 0, it has none, or it is unknown.</source>
      <translation>Das Kästchen für den Marker jeder Macht, von links gezählt; 0: Sie hat keinen, oder es ist unbekannt.</translation>
    </message>
    <message>
      <source>Markers on the Political Index</source>
      <translation>Marker auf dem Politischen Index</translation>
    </message>
    <message>
      <source>What happens, such as 50 victory points.</source>
      <translation>Was geschieht, etwa 50 Siegpunkte.</translation>
    </message>
    <message>
      <source>The shifts, one line for each.</source>
      <translation>Die Verschiebungen, eine Zeile für jede.</translation>
    </message>
    <message>
      <source>Where equal shifts pull to both sides: how far the marker moves, as the players settle.</source>
      <translation>Wo gleiche Verschiebungen nach beiden Seiten ziehen: wie weit sich der Marker bewegt, wie die Spieler es klären.</translation>
    </message>
    <message>
      <source>The level of victory points that calls for it.</source>
      <translation>Die Stufe der Siegpunkte, die es verlangt.</translation>
    </message>
    <message>
      <source>Political event</source>
      <translation>Politisches Ereignis</translation>
    </message>
    <message>
      <source>Political events</source>
      <translation>Politische Ereignisse</translation>
    </message>
    <message>
      <source>Events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <source>Post the events</source>
      <translation>Die Ereignisse buchen</translation>
    </message>
    <message>
      <source>Enter the events</source>
      <translation>Die Ereignisse eintragen</translation>
    </message>
    <message>
      <source>Enter a line for each shift.</source>
      <translation>Für jede Verschiebung eine Zeile eintragen.</translation>
    </message>
    <message>
      <source>Enter it under Markers first.</source>
      <translation>Zuerst unter Marker eintragen.</translation>
    </message>
    <message>
      <source>Shifts</source>
      <translation>Verschiebungen</translation>
    </message>
    <message>
      <source>Settled between the players</source>
      <translation>Unter den Spielern geklärt</translation>
    </message>
    <message>
      <source>Level of victory points</source>
      <translation>Stufe der Siegpunkte</translation>
    </message>
    <message>
      <source>Settle it between you, and enter how far it moves.</source>
      <translation>Untereinander klären und eintragen, wie weit er sich bewegt.</translation>
    </message>
    <message>
      <source>Equal shifts pull {0} to both sides.</source>
      <translation>Gleiche Verschiebungen ziehen {0} nach beiden Seiten.</translation>
    </message>
    <message>
      <source>Settle only a marker that the shifts pull to both sides.</source>
      <translation>Nur einen Marker regeln, den die Verschiebungen nach beiden Seiten ziehen.</translation>
    </message>
    <message>
      <source>Due: {0}.</source>
      <translation>Fällig: {0}.</translation>
    </message>
    <message>
      <source>No level is due: leave it blank.</source>
      <translation>Keine Stufe ist fällig: offen lassen.</translation>
    </message>
    <message>
      <source>Look where it stops by your chart, and enter that under Markers.</source>
      <translation>In der eigenen Tabelle nachsehen, wo er anhält, und das unter Marker eintragen.</translation>
    </message>
    <message>
      <source>{0} would leave the track: box {1} {2}.</source>
      <translation>{0} verließe die Leiste: Kästchen {1} {2}.</translation>
    </message>
    <message>
      <source>{0} was moved {1} in this turn: {2}.</source>
      <translation>{0} wurde in dieser Runde schon um {1} bewegt: {2}.</translation>
    </message>
    <message>
      <source>Of events at the same moment the largest alone moves a marker.</source>
      <translation>Von Ereignissen im selben Augenblick bewegt allein das größte einen Marker.</translation>
    </message>
    <message>
      <source>calls for nothing now.</source>
      <translation>verlangt jetzt nichts.</translation>
    </message>
    <message>
      <source>The marker of {0} is not entered.</source>
      <translation>Der Marker von {0} ist nicht eingetragen.</translation>
    </message>
    <message>
      <source>is not moved by these events.</source>
      <translation>wird von diesen Ereignissen nicht bewegt.</translation>
    </message>
    <message>
      <source>{0} taken by {1}</source>
      <translation>{0} genommen von {1}</translation>
    </message>
    <message>
      <source>The power that offers or surrenders.</source>
      <translation>Die Macht, die anbietet oder kapituliert.</translation>
    </message>
    <message>
      <source>How often it offers peace now.</source>
      <translation>Wie oft sie jetzt Frieden anbietet.</translation>
    </message>
    <message>
      <source>Whether it surrenders, too.</source>
      <translation>Ob sie auch kapituliert.</translation>
    </message>
    <message>
      <source>The power whose marker moves for it.</source>
      <translation>Die Macht, deren Marker sich dafür bewegt.</translation>
    </message>
    <message>
      <source>Boxes for each, by your chart: to the right above zero.</source>
      <translation>Kästchen für jedes, nach der eigenen Tabelle: nach rechts über null.</translation>
    </message>
    <message>
      <source>Say how often it offers peace, or that it surrenders.</source>
      <translation>Angeben, wie oft sie Frieden anbietet, oder dass sie kapituliert.</translation>
    </message>
    <message>
      <source>{0} moves {1}.</source>
      <translation>{0} bewegt sich {1}.</translation>
    </message>
    <message>
      <source>Peace offers and surrenders</source>
      <translation>Friedensangebote und Kapitulationen</translation>
    </message>
    <message>
      <source>Peace offers</source>
      <translation>Friedensangebote</translation>
    </message>
    <message>
      <source>Post the offer</source>
      <translation>Das Angebot buchen</translation>
    </message>
    <message>
      <source>The war, by any name; a new name begins one.</source>
      <translation>Der Krieg, mit beliebigem Namen; ein neuer Name beginnt einen.</translation>
    </message>
    <message>
      <source>The power whose force took it.</source>
      <translation>Die Macht, deren Truppe sie genommen hat.</translation>
    </message>
    <message>
      <source>The power whose marker moves.</source>
      <translation>Die Macht, deren Marker sich bewegt.</translation>
    </message>
    <message>
      <source>Boxes, by your chart: to the right above zero.</source>
      <translation>Kästchen, nach der eigenen Tabelle: nach rechts über null.</translation>
    </message>
    <message>
      <source>Whether the war is over: nothing else is entered then.</source>
      <translation>Ob der Krieg vorbei ist: Dann wird sonst nichts eingetragen.</translation>
    </message>
    <message>
      <source>Give the new war another name.</source>
      <translation>Dem neuen Krieg einen anderen Namen geben.</translation>
    </message>
    <message>
      <source>It is the first: say whose marker moves, and how far.</source>
      <translation>Es ist die erste: angeben, wessen Marker sich bewegt, und wie weit.</translation>
    </message>
    <message>
      <source>Only towns that the coalition takes are entered.</source>
      <translation>Nur Städte, die die Koalition nimmt, werden eingetragen.</translation>
    </message>
    <message>
      <source>the first of the war</source>
      <translation>die erste des Krieges</translation>
    </message>
    <message>
      <source>not the first of the war: nothing moves</source>
      <translation>nicht die erste des Krieges: nichts bewegt sich</translation>
    </message>
    <message>
      <source>Towns taken in France</source>
      <translation>Genommene Städte in Frankreich</translation>
    </message>
    <message>
      <source>French towns</source>
      <translation>Französische Städte</translation>
    </message>
    <message>
      <source>Post the town</source>
      <translation>Die Stadt buchen</translation>
    </message>
    <message>
      <source>Still being fought: {0}.</source>
      <translation>Wird noch geführt: {0}.</translation>
    </message>
    <message>
      <source>The marker moves for the first town of a war alone. Is it another war?</source>
      <translation>Der Marker bewegt sich nur für die erste Stadt eines Krieges. Ist es ein anderer Krieg?</translation>
    </message>
    <message>
      <source>The war is over</source>
      <translation>Der Krieg ist vorbei</translation>
    </message>
    <message>
      <source>The war is over: {0}</source>
      <translation>Der Krieg ist vorbei: {0}</translation>
    </message>
    <message>
      <source>Offers</source>
      <translation>Angebote</translation>
    </message>
    <message>
      <source>Surrenders</source>
      <translation>Kapituliert</translation>
    </message>
    <message>
      <source>Boxes for each</source>
      <translation>Kästchen für jedes</translation>
    </message>
    <message>
      <source>Name the power that offers peace or surrenders.</source>
      <translation>Die Macht nennen, die Frieden anbietet oder kapituliert.</translation>
    </message>
    <message>
      <source>Say whose marker moves.</source>
      <translation>Angeben, wessen Marker sich bewegt.</translation>
    </message>
    <message>
      <source>Enter how far it moves, by your chart.</source>
      <translation>Eintragen, wie weit er sich bewegt, nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>War</source>
      <translation>Krieg</translation>
    </message>
    <message>
      <source>Taken by</source>
      <translation>Genommen von</translation>
    </message>
    <message>
      <source>Name the war.</source>
      <translation>Den Krieg nennen.</translation>
    </message>
    <message>
      <source>Name the town.</source>
      <translation>Die Stadt nennen.</translation>
    </message>
    <message>
      <source>Name the power whose force took it.</source>
      <translation>Die Macht nennen, deren Truppe sie genommen hat.</translation>
    </message>
    <message>
      <source>Nothing happens.</source>
      <translation>Nichts geschieht.</translation>
    </message>
    <message>
      <source>{0} is not on the Political Index.</source>
      <translation>{0} ist nicht auf dem Politischen Index.</translation>
    </message>
    <message>
      <source>is over.</source>
      <translation>ist vorbei.</translation>
    </message>
    <message>
      <source>{0} does not take its own towns.</source>
      <translation>{0} nimmt nicht die eigenen Städte.</translation>
    </message>
    <message>
      <source>is not in the books.</source>
      <translation>steht nicht in den Büchern.</translation>
    </message>
    <message>
      <source>is over already.</source>
      <translation>ist schon vorbei.</translation>
    </message>
    <message>
      <source>Marker moves</source>
      <translation>Marker bewegt sich</translation>
    </message>
    <message>
      <source>Name each condition but Cession once, and provinces for Cession alone.</source>
      <translation>Jede Bedingung außer Abtretung einmal nennen, und Provinzen nur für Abtretung.</translation>
    </message>
    <message>
      <source>The power that is coerced.</source>
      <translation>Die gezwungene Macht.</translation>
    </message>
    <message>
      <source>The power that names the conditions; empty, France.</source>
      <translation>Die Macht, die die Bedingungen nennt; leer: Frankreich.</translation>
    </message>
    <message>
      <source>The numbers of the three conditions; 2, Cession, may be among them more than once.</source>
      <translation>Die Nummern der drei Bedingungen; 2, Abtretung, darf mehr als einmal dabei sein.</translation>
    </message>
    <message>
      <source>The provinces that are ceded.</source>
      <translation>Die abgetretenen Provinzen.</translation>
    </message>
    <message>
      <source>{0} makes peace with {1}</source>
      <translation>{0} schließt Frieden mit {1}</translation>
    </message>
    <message>
      <source>Coerced peace</source>
      <translation>Erzwungener Frieden</translation>
    </message>
    <message>
      <source>Peace</source>
      <translation>Frieden</translation>
    </message>
    <message>
      <source>Post the peace</source>
      <translation>Den Frieden buchen</translation>
    </message>
    <message>
      <source>The terms do not fit. {0}.</source>
      <translation>Die Bedingungen passen nicht. {0}.</translation>
    </message>
    <message>
      <source>Name the power.</source>
      <translation>Die Macht nennen.</translation>
    </message>
    <message>
      <source>{0} makes peace with itself.</source>
      <translation>{0} schließt Frieden mit sich selbst.</translation>
    </message>
    <message>
      <source>{0} has made its peace in this turn.</source>
      <translation>{0} hat in diesem Zug schon Frieden geschlossen.</translation>
    </message>
    <message>
      <source>The bid of Russia.</source>
      <translation>Das Gebot Russlands.</translation>
    </message>
    <message>
      <source>The bid for the Ottoman Empire.</source>
      <translation>Das Gebot für das Osmanische Reich.</translation>
    </message>
    <message>
      <source>War with the Ottoman Empire</source>
      <translation>Krieg mit dem Osmanischen Reich</translation>
    </message>
    <message>
      <source>Russia has its minimum in Turkey by the next turn.</source>
      <translation>Russland hat bis zum nächsten Zug sein Minimum in der Türkei.</translation>
    </message>
    <message>
      <source>Ottoman war</source>
      <translation>Osmanischer Krieg</translation>
    </message>
    <message>
      <source>Post the war</source>
      <translation>Den Krieg buchen</translation>
    </message>
    <message>
      <source>The roll with its modifiers.</source>
      <translation>Der Wurf mit seinen Modifikatoren.</translation>
    </message>
    <message>
      <source>Ottoman war: peace</source>
      <translation>Osmanischer Krieg: Frieden</translation>
    </message>
    <message>
      <source>Ottoman war: it goes on</source>
      <translation>Osmanischer Krieg: Er geht weiter</translation>
    </message>
    <message>
      <source>Roll for peace with the Ottoman Empire</source>
      <translation>Um Frieden mit dem Osmanischen Reich würfeln</translation>
    </message>
    <message>
      <source>Ottoman peace</source>
      <translation>Osmanischer Frieden</translation>
    </message>
    <message>
      <source>Post the roll</source>
      <translation>Den Wurf buchen</translation>
    </message>
    <message>
      <source>Where it lands.</source>
      <translation>Wo sie landet.</translation>
    </message>
    <message>
      <source>Whether the force on the map has left or is lost.</source>
      <translation>Ob die Truppe auf der Karte abgezogen oder verloren ist.</translation>
    </message>
    <message>
      <source>Strength points that join a force that is on the map.</source>
      <translation>Stärkepunkte, die zu einer Truppe auf der Karte stoßen.</translation>
    </message>
    <message>
      <source>No second force lands while it is there.</source>
      <translation>Keine zweite Truppe landet, solange sie da ist.</translation>
    </message>
    <message>
      <source>A landing force gets no reinforcements.</source>
      <translation>Eine Landungstruppe erhält keine Verstärkungen.</translation>
    </message>
    <message>
      <source>British landing in {0}</source>
      <translation>Britische Landung in {0}</translation>
    </message>
    <message>
      <source>British landing</source>
      <translation>Britische Landung</translation>
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
      <source>British landing forces on the map</source>
      <translation>Britische Landungstruppen auf der Karte</translation>
    </message>
    <message>
      <source>No British force is on the map.</source>
      <translation>Keine britische Truppe ist auf der Karte.</translation>
    </message>
    <message>
      <source>The British landing force is gone</source>
      <translation>Die britische Landungstruppe ist weg</translation>
    </message>
    <message>
      <source>Coerced power</source>
      <translation>Gezwungene Macht</translation>
    </message>
    <message>
      <source>Imposed by</source>
      <translation>Auferlegt von</translation>
    </message>
    <message>
      <source>Conditions</source>
      <translation>Bedingungen</translation>
    </message>
    <message>
      <source>Provinces ceded</source>
      <translation>Abgetretene Provinzen</translation>
    </message>
    <message>
      <source>{0} ceded.</source>
      <translation>{0} abgetreten.</translation>
    </message>
    <message>
      <source>Major powers: {0}.</source>
      <translation>Großmächte: {0}.</translation>
    </message>
    <message>
      <source>Did you mean {0}? Else enter it on the Economy page first.</source>
      <translation>Ist {0} gemeint? Sonst zuerst auf der Seite Wirtschaft eintragen.</translation>
    </message>
    <message>
      <source>Russian bid</source>
      <translation>Russisches Gebot</translation>
    </message>
    <message>
      <source>Ottoman bid</source>
      <translation>Osmanisches Gebot</translation>
    </message>
    <message>
      <source>Turns of grace for the minimum in Turkey</source>
      <translation>Schonzüge für das Minimum in der Türkei</translation>
    </message>
    <message>
      <source>The war ends above</source>
      <translation>Der Krieg endet über</translation>
    </message>
    <message>
      <source>the higher bid</source>
      <translation>dem höheren Gebot</translation>
    </message>
    <message>
      <source>Modified roll</source>
      <translation>Modifizierter Wurf</translation>
    </message>
    <message>
      <source>Russia is at peace with the Ottoman Empire.</source>
      <translation>Russland ist mit dem Osmanischen Reich im Frieden.</translation>
    </message>
    <message>
      <source>It is gone</source>
      <translation>Sie ist weg</translation>
    </message>
    <message>
      <source>One is on the map, landed in {0}.</source>
      <translation>Eine ist auf der Karte, gelandet in {0}.</translation>
    </message>
    <message>
      <source>One has landed.</source>
      <translation>Eine ist gelandet.</translation>
    </message>
    <message>
      <source>France</source>
      <translation>Frankreich</translation>
    </message>
    <message>
      <source>Name two powers.</source>
      <translation>Zwei Mächte nennen.</translation>
    </message>
    <message>
      <source>Russia is at war with the Ottoman Empire already.</source>
      <translation>Russland ist schon im Krieg mit dem Osmanischen Reich.</translation>
    </message>
    <message>
      <source>Roll, and add the modifiers.</source>
      <translation>Würfeln und die Modifikatoren addieren.</translation>
    </message>
    <message>
      <source>It was rolled for in this turn.</source>
      <translation>Darum wurde in diesem Zug schon gewürfelt.</translation>
    </message>
    <message>
      <source>Leave it 0.</source>
      <translation>Auf 0 lassen.</translation>
    </message>
    <message>
      <source>{0} is not a major power.</source>
      <translation>{0} ist keine Großmacht.</translation>
    </message>
    <message>
      <source>is held by {0}, not by {1}.</source>
      <translation>wird von {0} gehalten, nicht von {1}.</translation>
    </message>
    <message>
      <source>Enter the Russian bid.</source>
      <translation>Das russische Gebot eintragen.</translation>
    </message>
    <message>
      <source>Enter the Ottoman bid.</source>
      <translation>Das osmanische Gebot eintragen.</translation>
    </message>
    <message>
      <source>is {0}'s already.</source>
      <translation>gehört schon {0}.</translation>
    </message>
    <message>
      <source>scores nothing in the books, or is scored already.</source>
      <translation>bringt nach den Büchern keine Punkte oder ist schon gewertet.</translation>
    </message>
    <message>
      <source>French victory points at the end of the turn: {0}</source>
      <translation>Französische Siegpunkte am Ende des Zuges: {0}</translation>
    </message>
    <message>
      <source>Whose points.</source>
      <translation>Wessen Punkte.</translation>
    </message>
    <message>
      <source>What for, such as Leipzig taken.</source>
      <translation>Wofür, etwa Leipzig genommen.</translation>
    </message>
    <message>
      <source>The leader for whom they are, where they are for one.</source>
      <translation>Der Führer, für den sie sind, falls sie für einen sind.</translation>
    </message>
    <message>
      <source>{0}: {1} victory point scored, {2}</source>
      <translation>{0}: {1} Siegpunkt erhalten, {2}</translation>
    </message>
    <message>
      <source>{0}: {1} victory point lost, {2}</source>
      <translation>{0}: {1} Siegpunkt verloren, {2}</translation>
    </message>
    <message>
      <source>{0}: {1} victory points scored, {2}</source>
      <translation>{0}: {1} Siegpunkte erhalten, {2}</translation>
    </message>
    <message>
      <source>{0}: {1} victory points lost, {2}</source>
      <translation>{0}: {1} Siegpunkte verloren, {2}</translation>
    </message>
    <message>
      <source>Enter victory points</source>
      <translation>Siegpunkte eintragen</translation>
    </message>
    <message>
      <source>{0} is not a leader in the books.</source>
      <translation>{0} ist kein Führer in den Büchern.</translation>
    </message>
    <message>
      <source>Choose one, or leave it blank.</source>
      <translation>Einen wählen oder offen lassen.</translation>
    </message>
    <message>
      <source>{0}: {1} victory point {2}, {3}</source>
      <translation>{0}: {1} Siegpunkt {2}, {3}</translation>
    </message>
    <message>
      <source>{0}: {1} victory points {2}, {3}</source>
      <translation>{0}: {1} Siegpunkte {2}, {3}</translation>
    </message>
    <message>
      <source>The cause tells of a leader, and none is chosen.</source>
      <translation>Der Grund nennt einen Führer, und keiner ist gewählt.</translation>
    </message>
    <message>
      <source>Choose who was killed: no other leader scores.</source>
      <translation>Wählen, wer gefallen ist: Kein anderer Führer bringt Punkte.</translation>
    </message>
    <message>
      <source>Say what for; leaders score only when killed in battle.</source>
      <translation>Angeben, wofür; Führer bringen nur Punkte, wenn sie in der Schlacht fallen.</translation>
    </message>
    <message>
      <source>French victory points</source>
      <translation>Französische Siegpunkte</translation>
    </message>
    <message>
      <source>Below {0} victory points again</source>
      <translation>Wieder unter {0} Siegpunkten</translation>
    </message>
    <message>
      <source>Levels lost</source>
      <translation>Verlorene Stufen</translation>
    </message>
    <message>
      <source>French victory points at the end of the turn</source>
      <translation>Französische Siegpunkte am Ende des Zuges</translation>
    </message>
    <message>
      <source>Victory points at the end of the turn</source>
      <translation>Siegpunkte am Ende des Zuges</translation>
    </message>
    <message>
      <source>Leader killed</source>
      <translation>Gefallener Führer</translation>
    </message>
    <message>
      <source>Leave it blank: no points are lost for a leader.</source>
      <translation>Offen lassen: Niemand verliert Punkte für einen Führer.</translation>
    </message>
    <message>
      <source>Leaders killed in battle are scored in the form for leaders.</source>
      <translation>Punkte für in der Schlacht gefallene Führer werden im Formular für Führer eingetragen.</translation>
    </message>
    <message>
      <source>Only an enemy killed in battle scores, and once.</source>
      <translation>Nur ein in der Schlacht gefallener Feind bringt Punkte, und einmal.</translation>
    </message>
    <message>
      <source>was killed in battle, and is still to be scored.</source>
      <translation>ist in der Schlacht gefallen und noch nicht gewertet.</translation>
    </message>
    <message>
      <source>is named with points lost.</source>
      <translation>ist bei verlorenen Punkten genannt.</translation>
    </message>
    <message>
      <source>{0} of {1} SP</source>
      <translation>{0} von {1} SP</translation>
    </message>
    <message>
      <source>Units that get the marker, or lose it.</source>
      <translation>Einheiten, die den Marker erhalten oder verlieren.</translation>
    </message>
    <message>
      <source>Whether it is placed; no takes it off.</source>
      <translation>Ob er gelegt wird; nein: Er wird abgenommen.</translation>
    </message>
    <message>
      <source>{0} off</source>
      <translation>{0} ab</translation>
    </message>
    <message>
      <source>Markers on units</source>
      <translation>Marker auf Einheiten</translation>
    </message>
    <message>
      <source>On the sheet</source>
      <translation>Auf dem Blatt</translation>
    </message>
    <message>
      <source>Units with these boxes.</source>
      <translation>Einheiten mit diesen Kästchen.</translation>
    </message>
    <message>
      <source>Strength points of each at full strength.</source>
      <translation>Stärkepunkte jeder bei voller Stärke.</translation>
    </message>
    <message>
      <source>Nothing is printed in strength boxes: leave it empty.</source>
      <translation>In Stärkekästchen ist nichts gedruckt: leer lassen.</translation>
    </message>
    <message>
      <source>Boxes that are crossed off; left blank, as many as now.</source>
      <translation>Abgestrichene Kästchen; offen: so viele wie jetzt.</translation>
    </message>
    <message>
      <source>Boxes of each</source>
      <translation>Kästchen jeder</translation>
    </message>
    <message>
      <source>{0} for each.</source>
      <translation>{0} für jede.</translation>
    </message>
    <message>
      <source>Strength boxes of units</source>
      <translation>Stärkekästchen von Einheiten</translation>
    </message>
    <message>
      <source>Post the boxes</source>
      <translation>Die Kästchen buchen</translation>
    </message>
    <message>
      <source>Laid</source>
      <translation>Gelegt</translation>
    </message>
    <message>
      <source>Take it off only if it was placed by mistake.</source>
      <translation>Ihn nur abnehmen, wenn er aus Versehen gelegt wurde.</translation>
    </message>
    <message>
      <source>stays demoralized until the Rally Phase.</source>
      <translation>bleibt bis zur Sammelphase demoralisiert.</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Zahlen</translation>
    </message>
    <message>
      <source>Crossed off</source>
      <translation>Abgestrichen</translation>
    </message>
    <message>
      <source>would have {0} SP more, and nobody pays for it.</source>
      <translation>hätte {0} SP mehr, und niemand bezahlt dafür.</translation>
    </message>
    <message>
      <source>Strength comes back as replacements, in the Interphase.</source>
      <translation>Stärke kommt als Ersatz zurück, in der Zwischenphase.</translation>
    </message>
    <message>
      <source>is marked</source>
      <translation>erhält den Marker</translation>
    </message>
    <message>
      <source>has these boxes</source>
      <translation>hat diese Kästchen</translation>
    </message>
    <message>
      <source>are printed in no strength box.</source>
      <translation>sind in keinem Stärkekästchen gedruckt.</translation>
    </message>
    <message>
      <source>Leave them out.</source>
      <translation>Weglassen.</translation>
    </message>
    <message>
      <source>Leave a box open, or take its last strength point as a loss.</source>
      <translation>Ein Kästchen offen lassen oder den letzten Stärkepunkt als Verlust nehmen.</translation>
    </message>
    <message>
      <source>The units have these boxes already.</source>
      <translation>Die Einheiten haben diese Kästchen schon.</translation>
    </message>
    <message>
      <source>would have no box open.</source>
      <translation>hätte kein offenes Kästchen.</translation>
    </message>
    <message>
      <source>No besieged depot needs replacing: that is for the first turn of 1813, three times.</source>
      <translation>Kein belagertes Depot ist zu ersetzen: Das gilt für den ersten Zug von 1813, dreimal.</translation>
    </message>
    <message>
      <source>No unit with strength points is in a hex.</source>
      <translation>Keine Einheit mit Stärkepunkten steht in einem Hexfeld.</translation>
    </message>
    <message>
      <source>The counters of the trains that come; those that the books have.</source>
      <translation>Die Spielsteine der Trosse, die kommen; die in den Büchern vorhandenen.</translation>
    </message>
    <message>
      <source>The die.</source>
      <translation>Der Würfel.</translation>
    </message>
    <message>
      <source>{0}: {1} supply train for the depot</source>
      <translation>{0}: {1} Tross für das Depot</translation>
    </message>
    <message>
      <source>{0}: {1} supply trains for the depot</source>
      <translation>{0}: {1} Trosse für das Depot</translation>
    </message>
    <message>
      <source>Trains in place of a besieged depot</source>
      <translation>Trosse anstelle eines belagerten Depots</translation>
    </message>
    <message>
      <source>Siege trains</source>
      <translation>Belagerungstrosse</translation>
    </message>
    <message>
      <source>{0} train picked, and the die shows {1}.</source>
      <translation>{0} Tross gewählt, und der Würfel zeigt {1}.</translation>
    </message>
    <message>
      <source>{0} trains picked, and the die shows {1}.</source>
      <translation>{0} Trosse gewählt, und der Würfel zeigt {1}.</translation>
    </message>
    <message>
      <source>Tick under “comes in” those that come, too: {0}.</source>
      <translation>Unter „kommt herein“ auch die ankreuzen, die kommen: {0}.</translation>
    </message>
    <message>
      <source>No enemy is in {0} or beside it.</source>
      <translation>Kein Feind steht in {0} oder daneben.</translation>
    </message>
    <message>
      <source>Only depots in besieged fortresses are replaced. Is it one?</source>
      <translation>Nur Depots in belagerten Festungen werden ersetzt. Ist es so eines?</translation>
    </message>
    <message>
      <source>Pick one depot: each has a die of its own.</source>
      <translation>Ein Depot wählen: Jedes hat einen eigenen Würfel.</translation>
    </message>
    <message>
      <source>The units that lose strength, of one hex.</source>
      <translation>Die Einheiten eines Hexfelds, die Stärke verlieren.</translation>
    </message>
    <message>
      <source>Whether they trace supply to a depot, a train or a depot city.</source>
      <translation>Ob sie eine Versorgungslinie zu einem Depot, einem Tross oder einer Depotstadt haben.</translation>
    </message>
    <message>
      <source>Whether they can forage.</source>
      <translation>Ob sie fouragieren können.</translation>
    </message>
    <message>
      <source>What attrition takes from each, by your own table.</source>
      <translation>Was der Verschleiß jeder nimmt, nach der eigenen Tabelle.</translation>
    </message>
    <message>
      <source>Only those who neither trace supply nor forage take attrition.</source>
      <translation>Nur wer weder eine Versorgungslinie hat noch fouragiert, erleidet Verschleiß.</translation>
    </message>
    <message>
      <source>Attrition at {0}: {1} SP lost</source>
      <translation>Verschleiß in {0}: {1} SP verloren</translation>
    </message>
    <message>
      <source>Attrition without supply</source>
      <translation>Verschleiß ohne Versorgung</translation>
    </message>
    <message>
      <source>Attrition</source>
      <translation>Verschleiß</translation>
    </message>
    <message>
      <source>Post the attrition</source>
      <translation>Den Verschleiß buchen</translation>
    </message>
    <message>
      <source>train, not on the map</source>
      <translation>Tross, nicht auf der Karte</translation>
    </message>
    <message>
      <source>Trains that come</source>
      <translation>Trains, die eintreffen</translation>
    </message>
    <message>
      <source>Die</source>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>Traces supply</source>
      <translation>Hat Versorgungslinie</translation>
    </message>
    <message>
      <source>Forages</source>
      <translation>Fouragiert</translation>
    </message>
    <message>
      <source>{0}: back in the pool.</source>
      <translation>{0}: zurück im Pool.</translation>
    </message>
    <message>
      <source>Is it taken twice?</source>
      <translation>Wird er zweimal genommen?</translation>
    </message>
    <message>
      <source>{0} is supplied in this turn: {1}.</source>
      <translation>{0} ist in diesem Zug versorgt: {1}.</translation>
    </message>
    <message>
      <source>is replaced</source>
      <translation>wird ersetzt</translation>
    </message>
    <message>
      <source>comes in</source>
      <translation>kommt herein</translation>
    </message>
    <message>
      <source>{0} train</source>
      <translation>{0} Tross</translation>
    </message>
    <message>
      <source>{0} trains</source>
      <translation>{0} Trosse</translation>
    </message>
    <message>
      <source>{0} unit picked.</source>
      <translation>{0} Einheit gewählt.</translation>
    </message>
    <message>
      <source>{0} units picked.</source>
      <translation>{0} Einheiten gewählt.</translation>
    </message>
    <message>
      <source>Roll a die for the depot.</source>
      <translation>Einen Würfel für das Depot werfen.</translation>
    </message>
    <message>
      <source>Pick no more.</source>
      <translation>Nicht mehr wählen.</translation>
    </message>
    <message>
      <source>They are supplied.</source>
      <translation>Sie sind versorgt.</translation>
    </message>
    <message>
      <source>is not a depot on the map.</source>
      <translation>ist kein Depot auf der Karte.</translation>
    </message>
    <message>
      <source>is not a supply train off the map.</source>
      <translation>ist kein Tross außerhalb der Karte.</translation>
    </message>
    <message>
      <source>Enter one hex after the other.</source>
      <translation>Ein Hexfeld nach dem anderen eintragen.</translation>
    </message>
    <message>
      <source>belongs to the besieging side.</source>
      <translation>gehört der Seite, die belagert.</translation>
    </message>
    <message>
      <source>Pick a French one.</source>
      <translation>Ein französisches wählen.</translation>
    </message>
    <message>
      <source>is in {0}, whose depot was replaced.</source>
      <translation>steht in {0}, dessen Depot ersetzt wurde.</translation>
    </message>
    <message>
      <source>took attrition in this turn.</source>
      <translation>hat in diesem Zug schon Verschleiß erlitten.</translation>
    </message>
    <message>
      <source>The cavalry of both sides.</source>
      <translation>Die Kavallerie beider Seiten.</translation>
    </message>
    <message>
      <source>Strength points that the side that plays loses, off its units as they are picked.</source>
      <translation>Stärkepunkte, die die spielende Seite verliert, von ihren Einheiten in der Reihenfolge der Auswahl.</translation>
    </message>
    <message>
      <source>Strength points that the enemy loses, off his units as they are picked.</source>
      <translation>Stärkepunkte, die der Feind verliert, von seinen Einheiten in der Reihenfolge der Auswahl.</translation>
    </message>
    <message>
      <source>Whether the side that plays routs.</source>
      <translation>Ob die spielende Seite flieht.</translation>
    </message>
    <message>
      <source>Whether the enemy routs.</source>
      <translation>Ob der Feind flieht.</translation>
    </message>
    <message>
      <source>Whether its own result has a star.</source>
      <translation>Ob das eigene Ergebnis einen Stern hat.</translation>
    </message>
    <message>
      <source>Whether the enemy's result has a star.</source>
      <translation>Ob das Ergebnis des Feindes einen Stern hat.</translation>
    </message>
    <message>
      <source>Skirmish: {0} against {1}</source>
      <translation>Scharmützel: {0} gegen {1}</translation>
    </message>
    <message>
      <source>Post the skirmish</source>
      <translation>Das Scharmützel buchen</translation>
    </message>
    <message>
      <source>{0} loses {1} SP</source>
      <translation>{0} verliert {1} SP</translation>
    </message>
    <message>
      <source>Neither side loses anything.</source>
      <translation>Niemand verliert etwas.</translation>
    </message>
    <message>
      <source>Pick cavalry of the {0} side.</source>
      <translation>Kavallerie dieser Seite wählen: {0}.</translation>
    </message>
    <message>
      <source>Own loss</source>
      <translation>Eigener Verlust</translation>
    </message>
    <message>
      <source>Enemy loss</source>
      <translation>Feindlicher Verlust</translation>
    </message>
    <message>
      <source>Own rout</source>
      <translation>Eigene Flucht</translation>
    </message>
    <message>
      <source>Enemy rout</source>
      <translation>Feindliche Flucht</translation>
    </message>
    <message>
      <source>Own result starred</source>
      <translation>Eigenes Ergebnis mit Stern</translation>
    </message>
    <message>
      <source>Enemy result starred</source>
      <translation>Feindliches Ergebnis mit Stern</translation>
    </message>
    <message>
      <source>Pick it too: surplus strength suffers the result.</source>
      <translation>Auch wählen: Überzählige Stärke erleidet das Ergebnis.</translation>
    </message>
    <message>
      <source>is more than the {0} SP that are there.</source>
      <translation>ist mehr als die {0} SP, die dort sind.</translation>
    </message>
    <message>
      <source>has no attacking unit.</source>
      <translation>hat keine angreifende Einheit.</translation>
    </message>
    <message>
      <source>has no unit that is attacked.</source>
      <translation>hat keine angegriffene Einheit.</translation>
    </message>
    <message>
      <source>Pick enemy cavalry.</source>
      <translation>Feindliche Kavallerie wählen.</translation>
    </message>
    <message>
      <source>is routed, and cannot attack.</source>
      <translation>ist geflohen und kann nicht angreifen.</translation>
    </message>
    <message>
      <source>Check the map.</source>
      <translation>Auf der Karte nachsehen.</translation>
    </message>
    <message>
      <source>is in the same hex.</source>
      <translation>steht im selben Hexfeld.</translation>
    </message>
    <message>
      <source>is demoralized, and attacks no more.</source>
      <translation>ist demoralisiert und greift nicht mehr an.</translation>
    </message>
    <message>
      <source>No train and no depot is on the map.</source>
      <translation>Kein Tross und kein Depot ist auf der Karte.</translation>
    </message>
    <message>
      <source>The supply trains, bridge trains and depots.</source>
      <translation>Die Trosse, Brückentrains und Depots.</translation>
    </message>
    <message>
      <source>What became of them by your rules, such as taken by the enemy or given up.</source>
      <translation>Was nach Ihren Regeln aus ihnen wurde, etwa vom Feind genommen oder aufgegeben.</translation>
    </message>
    <message>
      <source>Lost: {0}</source>
      <translation>Verloren: {0}</translation>
    </message>
    <message>
      <source>Trains and depots lost</source>
      <translation>Verlorene Trosse und Depots</translation>
    </message>
    <message>
      <source>Trains lost</source>
      <translation>Verlorene Trosse</translation>
    </message>
    <message>
      <source>is lost</source>
      <translation>geht verloren</translation>
    </message>
    <message>
      <source>is neither a train nor a depot.</source>
      <translation>ist kein Tross und kein Depot.</translation>
    </message>
    <message>
      <source>{0} is {1}, held by {2}.</source>
      <translation>{0} ist {1}, gehalten von {2}.</translation>
    </message>
    <message>
      <source>It has to be conquered, ceded or annexed by the new owner or his minor ally first.</source>
      <translation>Sie muss zuerst vom neuen Besitzer oder einer mit ihm verbündeten Kleinmacht erobert, ihm abgetreten oder annektiert werden.</translation>
    </message>
    <message>
      <source>Its name, or its hex.</source>
      <translation>Der Name oder das Hexfeld.</translation>
    </message>
    <message>
      <source>What it is.</source>
      <translation>Was es ist.</translation>
    </message>
    <message>
      <source>Its hex.</source>
      <translation>sein Hexfeld.</translation>
    </message>
    <message>
      <source>The nation whose depot city it is.</source>
      <translation>Die Nation, deren Depotstadt es ist.</translation>
    </message>
    <message>
      <source>Whose it was at the start.</source>
      <translation>Wem es am Anfang gehörte.</translation>
    </message>
    <message>
      <source>Whose units were the last to enter or pass through it.</source>
      <translation>Wessen Einheiten es zuletzt betraten oder durchzogen.</translation>
    </message>
    <message>
      <source>Foraged markers that are there.</source>
      <translation>Fouragiert-Marker, die dort liegen.</translation>
    </message>
    <message>
      <source>Depleted markers that are there.</source>
      <translation>Erschöpft-Marker, die dort liegen.</translation>
    </message>
    <message>
      <source>The province or power of a depot city that another power has taken.</source>
      <translation>Die Provinz oder Macht, in der eine von einer anderen Macht genommene Depotstadt liegt.</translation>
    </message>
    <message>
      <source>Friendly to {0}; {1}.</source>
      <translation>Befreundet mit {0}; {1}.</translation>
    </message>
    <message>
      <source>Towns and markers</source>
      <translation>Städte und Marker</translation>
    </message>
    <message>
      <source>Towns</source>
      <translation>Städte</translation>
    </message>
    <message>
      <source>Say that it is a depot city, or leave the nation out.</source>
      <translation>Angeben, dass es eine Depotstadt ist, oder die Nation weglassen.</translation>
    </message>
    <message>
      <source>{0} is not a depot city.</source>
      <translation>{0} ist keine Depotstadt.</translation>
    </message>
    <message>
      <source>Name the province as the Economy page has it.</source>
      <translation>Die Provinz nennen, wie sie auf der Seite Wirtschaft steht.</translation>
    </message>
    <message>
      <source>Depot city of</source>
      <translation>Depotstadt von</translation>
    </message>
    <message>
      <source>At the start</source>
      <translation>Am Anfang</translation>
    </message>
    <message>
      <source>Last entered by</source>
      <translation>Zuletzt betreten von</translation>
    </message>
    <message>
      <source>Foraged</source>
      <translation>Fouragiert</translation>
    </message>
    <message>
      <source>Depleted</source>
      <translation>Erschöpft</translation>
    </message>
    <message>
      <source>Taken with</source>
      <translation>Genommen mit</translation>
    </message>
    <message>
      <source>Friendly to</source>
      <translation>Befreundet mit</translation>
    </message>
    <message>
      <source>{0} is in {1}, too.</source>
      <translation>{0} liegt auch in {1}.</translation>
    </message>
    <message>
      <source>Is it another place, and not the same one under another name?</source>
      <translation>Ist es ein anderer Ort und nicht derselbe unter anderem Namen?</translation>
    </message>
    <message>
      <source>This side has no unit on the map.</source>
      <translation>Diese Seite hat keine Einheit auf der Karte.</translation>
    </message>
    <message>
      <source>The leader whose chart they go to.</source>
      <translation>Der Führer, auf dessen Tafel sie kommen.</translation>
    </message>
    <message>
      <source>Transferred to {0}: {1}</source>
      <translation>An {0} übergeben: {1}</translation>
    </message>
    <message>
      <source>Transfer</source>
      <translation>Verlegung</translation>
    </message>
    <message>
      <source>Post the transfer</source>
      <translation>Die Verlegung buchen</translation>
    </message>
    <message>
      <source>{0} leads nothing on this side.</source>
      <translation>{0} führt nichts auf dieser Seite.</translation>
    </message>
    <message>
      <source>the boxes of the chart are not entered</source>
      <translation>die Kästchen der Tafel sind nicht eingetragen</translation>
    </message>
    <message>
      <source>Enter the boxes of his chart with the leader; until then nothing is checked.</source>
      <translation>Die Kästchen seiner Tafel beim Führer eintragen; bis dahin wird nichts geprüft.</translation>
    </message>
    <message>
      <source>Transfer fewer, or make room: {0}.</source>
      <translation>Weniger verlegen oder Platz schaffen: {0}.</translation>
    </message>
    <message>
      <source>Whether they belong to it from now on.</source>
      <translation>Ob sie von nun an dazugehören.</translation>
    </message>
    <message>
      <source>Army Reserve</source>
      <translation>Armeereserve</translation>
    </message>
    <message>
      <source>is in it already.</source>
      <translation>ist schon darin.</translation>
    </message>
    <message>
      <source>is not in it.</source>
      <translation>ist nicht darin.</translation>
    </message>
    <message>
      <source>in the Army Reserve</source>
      <translation>in die Armeereserve</translation>
    </message>
    <message>
      <source>out of the Army Reserve</source>
      <translation>aus der Armeereserve</translation>
    </message>
    <message>
      <source>Post the reserve</source>
      <translation>Die Reserve buchen</translation>
    </message>
    <message>
      <source>To the chart of</source>
      <translation>Auf die Tafel von</translation>
    </message>
    <message>
      <source>Choose the leader whose chart they go to.</source>
      <translation>Den Führer wählen, auf dessen Tafel sie kommen.</translation>
    </message>
    <message>
      <source>In the reserve</source>
      <translation>In der Reserve</translation>
    </message>
    <message>
      <source>is transferred</source>
      <translation>wird verlegt</translation>
    </message>
    <message>
      <source>has a chart whose boxes are not entered.</source>
      <translation>hat eine Tafel, deren Kästchen nicht eingetragen sind.</translation>
    </message>
    <message>
      <source>has no boxes for them.</source>
      <translation>hat keine Kästchen für sie.</translation>
    </message>
    <message>
      <source>comes or goes</source>
      <translation>kommt oder geht</translation>
    </message>
    <message>
      <source>is this leader himself.</source>
      <translation>ist dieser Führer selbst.</translation>
    </message>
    <message>
      <source>is not below {0} in rank.</source>
      <translation>steht im Rang nicht unter {0}.</translation>
    </message>
    <message>
      <source>They fit</source>
      <translation>Sie passen</translation>
    </message>
    <message>
      <source>is on the chart of {0} already.</source>
      <translation>ist schon auf der Tafel von {0}.</translation>
    </message>
    <message>
      <source>Move his formation in the order of battle: his units come along with it.</source>
      <translation>Seinen Verband in der Gliederung verschieben: Seine Einheiten kommen mit.</translation>
    </message>
    <message>
      <source>Choose a higher leader.</source>
      <translation>Einen höheren Führer wählen.</translation>
    </message>
    <message>
      <source>has units of his own.</source>
      <translation>hat eigene Einheiten.</translation>
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
      <source>is {0} already.</source>
      <translation>ist schon {0}.</translation>
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
  </context>
  <context>
    <name>games.grande_armee.battle</name>
    <message>
      <source>The attacker's least loss when the bidding begins.</source>
      <translation>Der Mindestverlust des Angreifers zu Beginn des Bietens.</translation>
    </message>
    <message>
      <source>Whether every bid may be made.</source>
      <translation>Ob jedes Gebot gemacht werden darf.</translation>
    </message>
    <message>
      <source>The most that the next bid may be, or the bound that a bid broke.</source>
      <translation>Das höchste nächste Gebot, oder die Grenze, die ein Gebot verletzt hat.</translation>
    </message>
    <message>
      <source>the first bid</source>
      <translation>das erste Gebot</translation>
    </message>
    <message>
      <source>at most {0} + {1}</source>
      <translation>höchstens {0} + {1}</translation>
    </message>
    <message>
      <source>A bid rises by at most</source>
      <translation>Ein Gebot steigt höchstens um</translation>
    </message>
    <message>
      <source>least loss {0}</source>
      <translation>Mindestverlust {0}</translation>
    </message>
    <message>
      <source>The next bid at most</source>
      <translation>Das nächste Gebot höchstens</translation>
    </message>
    <message>
      <source>at least {0}</source>
      <translation>mindestens {0}</translation>
    </message>
    <message>
      <source>Bid {0}, {1}</source>
      <translation>Gebot {0}, {1}</translation>
    </message>
    <message>
      <source>Refused at</source>
      <translation>Abgelehnt bei</translation>
    </message>
    <message>
      <source>crossing and flank</source>
      <translation>Übergang und Flanke</translation>
    </message>
    <message>
      <source>inside a fortress</source>
      <translation>in einer Festung</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>Erlaubt</translation>
    </message>
    <message>
      <source>Whether they may.</source>
      <translation>Ob sie dürfen.</translation>
    </message>
    <message>
      <source>How a defender meets an attack</source>
      <translation>Wie ein Verteidiger einem Angriff begegnet</translation>
    </message>
    <message>
      <source>defend the hex</source>
      <translation>das Hexfeld verteidigen</translation>
    </message>
    <message>
      <source>defend the crossing alone</source>
      <translation>nur den Übergang verteidigen</translation>
    </message>
    <message>
      <source>defend the crossing and the flank</source>
      <translation>Übergang und Flanke verteidigen</translation>
    </message>
    <message>
      <source>What the defender does.</source>
      <translation>Was der Verteidiger tut.</translation>
    </message>
    <message>
      <source>Whether he forms a second front line.</source>
      <translation>Ob er eine zweite Frontlinie bildet.</translation>
    </message>
    <message>
      <source>Whether he is inside a fortress.</source>
      <translation>Ob er in einer Festung ist.</translation>
    </message>
    <message>
      <source>Whether he may do that.</source>
      <translation>Ob er das tun darf.</translation>
    </message>
    <message>
      <source>Whether the force across has the bonus of a flank attack.</source>
      <translation>Ob die Truppe jenseits den Bonus eines Flankenangriffs hat.</translation>
    </message>
    <message>
      <source>Whether a battle for the crossing is fought.</source>
      <translation>Ob eine Schlacht um den Übergang gekämpft wird.</translation>
    </message>
    <message>
      <source>Whether a second front line is needed.</source>
      <translation>Ob eine zweite Frontlinie nötig ist.</translation>
    </message>
    <message>
      <source>it deploys as it likes in the first round</source>
      <translation>sie stellt sich in der ersten Runde beliebig auf</translation>
    </message>
    <message>
      <source>Defense of a crossing</source>
      <translation>Verteidigung eines Übergangs</translation>
    </message>
    <message>
      <source>The defender</source>
      <translation>der Verteidiger</translation>
    </message>
    <message>
      <source>Battle for the crossing</source>
      <translation>Schlacht um den Übergang</translation>
    </message>
    <message>
      <source>The force across</source>
      <translation>Die Truppe jenseits</translation>
    </message>
    <message>
      <source>A second line is needed</source>
      <translation>Eine zweite Linie ist nötig</translation>
    </message>
    <message>
      <source>Outside a fortress, or defends the hex</source>
      <translation>Außerhalb einer Festung oder verteidigt das Hexfeld</translation>
    </message>
    <message>
      <source>does not flank</source>
      <translation>flankiert nicht</translation>
    </message>
    <message>
      <source>Strength points.</source>
      <translation>Stärkepunkte.</translation>
    </message>
    <message>
      <source>Units by part.</source>
      <translation>Einheiten nach Teil.</translation>
    </message>
    <message>
      <source>Whether they may be placed so.</source>
      <translation>Ob sie so stehen dürfen.</translation>
    </message>
    <message>
      <source>Units that are in more than one part.</source>
      <translation>Einheiten, die in mehr als einem Teil stehen.</translation>
    </message>
    <message>
      <source>Strength of the front line.</source>
      <translation>Stärke der Frontlinie.</translation>
    </message>
    <message>
      <source>Strength of the second front line.</source>
      <translation>Stärke der zweiten Frontlinie.</translation>
    </message>
    <message>
      <source>Strength of the reserve.</source>
      <translation>Stärke der Reserve.</translation>
    </message>
    <message>
      <source>split: {0}</source>
      <translation>geteilt: {0}</translation>
    </message>
    <message>
      <source>Deployment</source>
      <translation>Aufstellung</translation>
    </message>
    <message>
      <source>No unit is split</source>
      <translation>Keine Einheit ist geteilt</translation>
    </message>
    <message>
      <source>second front</source>
      <translation>zweite Front</translation>
    </message>
    <message>
      <source>killed in battle</source>
      <translation>in der Schlacht gefallen</translation>
    </message>
    <message>
      <source>lost with his command in battle</source>
      <translation>mit seinem Kommando in der Schlacht verloren</translation>
    </message>
    <message>
      <source>command wiped out by pursuit</source>
      <translation>Kommando in der Verfolgung aufgerieben</translation>
    </message>
    <message>
      <source>command wiped out by attrition</source>
      <translation>Kommando durch Verschleiß aufgerieben</translation>
    </message>
    <message>
      <source>command transferred away</source>
      <translation>Kommando verlegt</translation>
    </message>
    <message>
      <source>What befell him.</source>
      <translation>Was ihm zustieß.</translation>
    </message>
    <message>
      <source>Whether he is gone for good, or back in the pool.</source>
      <translation>Ob er endgültig weg oder zurück im Pool ist.</translation>
    </message>
    <message>
      <source>Whether the enemy scores victory points for him.</source>
      <translation>Ob der Feind Siegpunkte für ihn erhält.</translation>
    </message>
    <message>
      <source>leaders.fate.{0}.eliminated</source>
      <translation>leaders.fate.{0}.eliminated</translation>
    </message>
    <message>
      <source>leaders.fate.{0}.scores</source>
      <translation>leaders.fate.{0}.scores</translation>
    </message>
    <message>
      <source>What becomes of a leader</source>
      <translation>Was aus einem Führer wird</translation>
    </message>
    <message>
      <source>Division and brigade leaders left in the counter mix.</source>
      <translation>Divisions- und Brigadeführer, die im Spielsteinvorrat übrig sind.</translation>
    </message>
    <message>
      <source>Generic leaders among the dead.</source>
      <translation>Namenlose Führer unter den Toten.</translation>
    </message>
    <message>
      <source>Leaders that the result takes.</source>
      <translation>Führer, die das Ergebnis nimmt.</translation>
    </message>
    <message>
      <source>Generic leaders that come back from the dead.</source>
      <translation>Namenlose Führer, die von den Toten zurückkommen.</translation>
    </message>
    <message>
      <source>Leaders that are not to be had.</source>
      <translation>Führer, die nicht zu haben sind.</translation>
    </message>
    <message>
      <source>Generic leaders come back</source>
      <translation>Namenlose Führer kommen zurück</translation>
    </message>
    <message>
      <source>He is</source>
      <translation>Er ist</translation>
    </message>
    <message>
      <source>Victory points for the enemy</source>
      <translation>Siegpunkte für den Feind</translation>
    </message>
    <message>
      <source>Leaders left</source>
      <translation>Übrige Führer</translation>
    </message>
    <message>
      <source>Dead generics</source>
      <translation>Tote namenlose</translation>
    </message>
    <message>
      <source>Generic {0} leaders back</source>
      <translation>Namenlose Führer zurück: {0}</translation>
    </message>
    <message>
      <source>of {0} dead</source>
      <translation>von {0} Toten</translation>
    </message>
    <message>
      <source>Still missing</source>
      <translation>Fehlen noch</translation>
    </message>
    <message>
      <source>more leaders of a kind than may be used</source>
      <translation>mehr Führer einer Art, als eingesetzt werden dürfen</translation>
    </message>
    <message>
      <source>more cavalry leaders than pairs of cavalry</source>
      <translation>mehr Kavallerieführer als Paare von Kavallerie</translation>
    </message>
    <message>
      <source>His name.</source>
      <translation>Sein Name.</translation>
    </message>
    <message>
      <source>What he commands.</source>
      <translation>Was er befehligt.</translation>
    </message>
    <message>
      <source>His combat bonus.</source>
      <translation>Sein Kampfbonus.</translation>
    </message>
    <message>
      <source>Those above him.</source>
      <translation>Wer über ihm steht.</translation>
    </message>
    <message>
      <source>Strength points of cavalry in the battle.</source>
      <translation>Stärkepunkte der Kavallerie in der Schlacht.</translation>
    </message>
    <message>
      <source>Cavalry leaders</source>
      <translation>Kavallerieführer</translation>
    </message>
    <message>
      <source>{0} ÷ {1}, whole pairs</source>
      <translation>{0} ÷ {1}, ganze Paare</translation>
    </message>
    <message>
      <source>Cavalry leaders whose bonus may be used.</source>
      <translation>Kavallerieführer, deren Bonus genutzt werden darf.</translation>
    </message>
    <message>
      <source>Cavalry leaders allowed</source>
      <translation>Erlaubte Kavallerieführer</translation>
    </message>
    <message>
      <source>The leaders who are not withheld.</source>
      <translation>Die Führer, die nicht zurückgehalten werden.</translation>
    </message>
    <message>
      <source>Whether a tie takes the cavalry leaders' bonus, too; left blank, by the option.</source>
      <translation>Ob ein Gleichstand auch den Kavallerieführern den Bonus nimmt; offen: nach der Option.</translation>
    </message>
    <message>
      <source>Whether they may be used together.</source>
      <translation>Ob sie zusammen eingesetzt werden dürfen.</translation>
    </message>
    <message>
      <source>What they bring.</source>
      <translation>Was sie einbringen.</translation>
    </message>
    <message>
      <source>Why they bring nothing.</source>
      <translation>Warum sie nichts einbringen.</translation>
    </message>
    <message>
      <source>{0} leaders tie for the highest rank</source>
      <translation>{0} Führer teilen sich den höchsten Rang</translation>
    </message>
    <message>
      <source>Bonus of leaders</source>
      <translation>Bonus der Führer</translation>
    </message>
    <message>
      <source>A tie takes the cavalry bonus</source>
      <translation>Gleichstand nimmt den Kavalleriebonus</translation>
    </message>
    <message>
      <source>Leader modifier</source>
      <translation>Führermodifikator</translation>
    </message>
    <message>
      <source>leaders.{0}.name</source>
      <translation>leaders.{0}.name</translation>
    </message>
    <message>
      <source>Name him once.</source>
      <translation>Ihn einmal nennen.</translation>
    </message>
    <message>
      <source>no leader is used</source>
      <translation>kein Führer wird eingesetzt</translation>
    </message>
    <message>
      <source>{0}, not under {1}</source>
      <translation>{0}, nicht unter {1}</translation>
    </message>
    <message>
      <source>cavalry, {0} for {1} SP</source>
      <translation>Kavallerie, {0} für {1} SP</translation>
    </message>
    <message>
      <source>Battle {0} at {1}</source>
      <translation>Schlacht {0} bei {1}</translation>
    </message>
    <message>
      <source>{0} is eliminated</source>
      <translation>{0} ist vernichtet</translation>
    </message>
    <message>
      <source>{0} is back in the pool</source>
      <translation>{0} ist zurück im Pool</translation>
    </message>
    <message>
      <source>{0} loses {1}</source>
      <translation>{0} verliert {1}</translation>
    </message>
    <message>
      <source>The number of the battle; left blank where one alone is fought.</source>
      <translation>Die Nummer der Schlacht; leer, wo nur eine gekämpft wird.</translation>
    </message>
    <message>
      <source>Say which: {0}.</source>
      <translation>Angeben, welche: {0}.</translation>
    </message>
    <message>
      <source>Battle {0} is not being fought.</source>
      <translation>Schlacht {0} wird nicht gekämpft.</translation>
    </message>
    <message>
      <source>{0} number for {1} unit.</source>
      <translation>{0} Zahl für {1} Einheit.</translation>
    </message>
    <message>
      <source>{0} number for {1} units.</source>
      <translation>{0} Zahl für {1} Einheiten.</translation>
    </message>
    <message>
      <source>{0} numbers for {1} unit.</source>
      <translation>{0} Zahlen für {1} Einheit.</translation>
    </message>
    <message>
      <source>{0} numbers for {1} units.</source>
      <translation>{0} Zahlen für {1} Einheiten.</translation>
    </message>
    <message>
      <source>Enter the strength points of each unit, in the order in which they are picked.</source>
      <translation>Die Stärkepunkte jeder Einheit eintragen, in der Reihenfolge der Auswahl.</translation>
    </message>
    <message>
      <source>Enter its result first.</source>
      <translation>Erst ihr Ergebnis eintragen.</translation>
    </message>
    <message>
      <source>{0} before round {1} has a result.</source>
      <translation>{0}, bevor Runde {1} ein Ergebnis hat.</translation>
    </message>
    <message>
      <source>Did it come of the round before, or of another battle?</source>
      <translation>Kommt das von der Runde davor oder von einer anderen Schlacht?</translation>
    </message>
    <message>
      <source>SP of each, as picked</source>
      <translation>SP je Einheit, wie gewählt</translation>
    </message>
    <message>
      <source>{0} would be left alone in {1}.</source>
      <translation>{0} bliebe ohne Einheiten in {1} zurück.</translation>
    </message>
    <message>
      <source>goes along</source>
      <translation>geht mit</translation>
    </message>
    <message>
      <source>{0} number</source>
      <translation>{0} Zahl</translation>
    </message>
    <message>
      <source>{0} numbers</source>
      <translation>{0} Zahlen</translation>
    </message>
    <message>
      <source>has {0} SP and cannot lose {1}.</source>
      <translation>hat {0} SP und kann nicht {1} verlieren.</translation>
    </message>
    <message>
      <source>Now: {0}.</source>
      <translation>Jetzt: {0}.</translation>
    </message>
    <message>
      <source>Pick those who go along, too.</source>
      <translation>Auch die wählen, die mitgehen.</translation>
    </message>
    <message>
      <source>is not in {0}.</source>
      <translation>ist nicht in {0}.</translation>
    </message>
    <message>
      <source>Put the rest on another unit.</source>
      <translation>Den Rest einer anderen Einheit auferlegen.</translation>
    </message>
    <message>
      <source>is not on the map any more.</source>
      <translation>ist nicht mehr auf der Karte.</translation>
    </message>
    <message>
      <source>joins, no second line</source>
      <translation>schließt sich an, keine zweite Linie</translation>
    </message>
    <message>
      <source>second line or flank bonus</source>
      <translation>zweite Linie oder Flankenbonus</translation>
    </message>
    <message>
      <source>joins front or reserve</source>
      <translation>schließt sich Front oder Reserve an</translation>
    </message>
    <message>
      <source>attacker forms line or defends</source>
      <translation>Angreifer bildet Linie oder verteidigt</translation>
    </message>
    <message>
      <source>{0} line for {1} hex</source>
      <translation>{0} Linie für {1} Hexfeld</translation>
    </message>
    <message>
      <source>{0} line for {1} hexes</source>
      <translation>{0} Linie für {1} Hexfelder</translation>
    </message>
    <message>
      <source>{0} lines for {1} hex</source>
      <translation>{0} Linien für {1} Hexfeld</translation>
    </message>
    <message>
      <source>{0} lines for {1} hexes</source>
      <translation>{0} Linien für {1} Hexfelder</translation>
    </message>
    <message>
      <source>Whose help it is.</source>
      <translation>Wessen Hilfe es ist.</translation>
    </message>
    <message>
      <source>Whether it arrives in the hex of its side's first stack, or beside it.</source>
      <translation>Ob sie im Hexfeld des ersten Stapels ihrer Seite oder daneben eintrifft.</translation>
    </message>
    <message>
      <source>beside its first stack</source>
      <translation>neben dem ersten Stapel</translation>
    </message>
    <message>
      <source>apart from its first stack</source>
      <translation>getrennt vom ersten Stapel</translation>
    </message>
    <message>
      <source>The help</source>
      <translation>Die Hilfe</translation>
    </message>
    <message>
      <source>What it does.</source>
      <translation>Was sie bewirkt.</translation>
    </message>
    <message>
      <source>Help that arrives</source>
      <translation>Eintreffende Hilfe</translation>
    </message>
    <message>
      <source>Whether the stack has rolled for it in this Combat Phase.</source>
      <translation>Ob der Stapel in dieser Kampfphase schon dafür gewürfelt hat.</translation>
    </message>
    <message>
      <source>rolled already in this phase</source>
      <translation>in dieser Phase schon gewürfelt</translation>
    </message>
    <message>
      <source>its first roll</source>
      <translation>sein erster Wurf</translation>
    </message>
    <message>
      <source>May roll</source>
      <translation>Darf würfeln</translation>
    </message>
    <message>
      <source>Whether it may roll.</source>
      <translation>Ob er würfeln darf.</translation>
    </message>
    <message>
      <source>Whether the defender has reserves.</source>
      <translation>Ob der Verteidiger Reserven hat.</translation>
    </message>
    <message>
      <source>Whether he forms a second front line of them.</source>
      <translation>Ob er daraus eine zweite Frontlinie bildet.</translation>
    </message>
    <message>
      <source>Whether that line was beaten.</source>
      <translation>Ob diese Linie geschlagen wurde.</translation>
    </message>
    <message>
      <source>Whether a second battle is fought for the crossing.</source>
      <translation>Ob eine zweite Schlacht um den Übergang gekämpft wird.</translation>
    </message>
    <message>
      <source>Whether the help joins the attacker's front line.</source>
      <translation>Ob die Hilfe sich der Frontlinie des Angreifers anschließt.</translation>
    </message>
    <message>
      <source>Whether the help flanks the defender.</source>
      <translation>Ob die Hilfe den Verteidiger flankiert.</translation>
    </message>
    <message>
      <source>cannot be yes: the defender has no second line.</source>
      <translation>kann nicht Ja sein: Der Verteidiger hat keine zweite Linie.</translation>
    </message>
    <message>
      <source>as if the crossing were defended</source>
      <translation>als würde der Übergang verteidigt</translation>
    </message>
    <message>
      <source>as if the hex were defended</source>
      <translation>als würde das Hexfeld verteidigt</translation>
    </message>
    <message>
      <source>Help across a river</source>
      <translation>Hilfe über einen Fluss</translation>
    </message>
    <message>
      <source>Hexes with such help.</source>
      <translation>Hexfelder mit solcher Hilfe.</translation>
    </message>
    <message>
      <source>Front lines that the attacker forms against them.</source>
      <translation>Frontlinien, die der Angreifer dagegen bildet.</translation>
    </message>
    <message>
      <source>Advance Points that he has stored.</source>
      <translation>Vormarschpunkte, die er angesammelt hat.</translation>
    </message>
    <message>
      <source>Whether the defender attacks at once.</source>
      <translation>Ob der Verteidiger sofort angreift.</translation>
    </message>
    <message>
      <source>Whether the attack is called off.</source>
      <translation>Ob der Angriff abgesagt wird.</translation>
    </message>
    <message>
      <source>Advance Points that are left to the attacker.</source>
      <translation>Vormarschpunkte, die dem Angreifer bleiben.</translation>
    </message>
    <message>
      <source>Battles that are fought at the same time.</source>
      <translation>Schlachten, die zur selben Zeit gekämpft werden.</translation>
    </message>
    <message>
      <source>Whether the defender attacks now.</source>
      <translation>Ob der Verteidiger jetzt angreift.</translation>
    </message>
    <message>
      <source>Whether he has the bonus of a flank attack.</source>
      <translation>Ob er den Bonus eines Flankenangriffs hat.</translation>
    </message>
    <message>
      <source>must be {0} or less: one is formed against each hex.</source>
      <translation>darf höchstens {0} sein: Gegen jedes Feld wird eine gebildet.</translation>
    </message>
    <message>
      <source>Help beside the attackers</source>
      <translation>Hilfe bei den Angreifern</translation>
    </message>
    <message>
      <source>Help for the</source>
      <translation>Hilfe für den</translation>
    </message>
    <message>
      <source>Rolled in this Combat Phase</source>
      <translation>In dieser Kampfphase gewürfelt</translation>
    </message>
    <message>
      <source>The defender has reserves</source>
      <translation>Verteidiger hat Reserven</translation>
    </message>
    <message>
      <source>That line was beaten</source>
      <translation>Diese Linie wurde geschlagen</translation>
    </message>
    <message>
      <source>against a second line of the reserve</source>
      <translation>gegen eine zweite Linie der Reserve</translation>
    </message>
    <message>
      <source>Joins the front line</source>
      <translation>Schließt sich der Frontlinie an</translation>
    </message>
    <message>
      <source>Flanks</source>
      <translation>Flankiert</translation>
    </message>
    <message>
      <source>Lines against them</source>
      <translation>Linien dagegen</translation>
    </message>
    <message>
      <source>A line for each hex</source>
      <translation>Eine Linie für jedes Hexfeld</translation>
    </message>
    <message>
      <source>Battles at the same time</source>
      <translation>Gleichzeitige Schlachten</translation>
    </message>
    <message>
      <source>The attack is called off</source>
      <translation>Der Angriff wird abgesagt</translation>
    </message>
    <message>
      <source>once that line is beaten</source>
      <translation>sobald diese Linie geschlagen ist</translation>
    </message>
    <message>
      <source>all are lost</source>
      <translation>alle sind verloren</translation>
    </message>
    <message>
      <source>with a flank bonus</source>
      <translation>mit Flankenbonus</translation>
    </message>
    <message>
      <source>Still adjacent</source>
      <translation>Noch aneinandergrenzend</translation>
    </message>
    <message>
      <source>The attacker goes on</source>
      <translation>Der Angreifer macht weiter</translation>
    </message>
    <message>
      <source>Neither side is gone</source>
      <translation>Keine Seite ist weg</translation>
    </message>
    <message>
      <source>The round of the battle.</source>
      <translation>Die Runde der Schlacht.</translation>
    </message>
    <message>
      <source>Whether units from another hex came up by Advance Points to join an announced attack.</source>
      <translation>Ob Einheiten aus einem anderen Hexfeld mit Vormarschpunkten herankamen, um sich einem angekündigten Angriff anzuschließen.</translation>
    </message>
    <message>
      <source>Hexes that attack together.</source>
      <translation>Hexfelder, die gemeinsam angreifen.</translation>
    </message>
    <message>
      <source>May attack together</source>
      <translation>Dürfen gemeinsam angreifen</translation>
    </message>
    <message>
      <source>Whether they may attack together.</source>
      <translation>Ob sie gemeinsam angreifen dürfen.</translation>
    </message>
    <message>
      <source>Joint attack</source>
      <translation>Gemeinsamer Angriff</translation>
    </message>
    <message>
      <source>Advance Points that the attacker has left.</source>
      <translation>Vormarschpunkte, die der Angreifer übrig hat.</translation>
    </message>
    <message>
      <source>Whether the two sides are still adjacent.</source>
      <translation>Ob die beiden Seiten noch aneinandergrenzen.</translation>
    </message>
    <message>
      <source>Whether the attacker wants to go on.</source>
      <translation>Ob der Angreifer weitermachen will.</translation>
    </message>
    <message>
      <source>Whether a side chose to withdraw before the round.</source>
      <translation>Ob eine Seite sich vor der Runde zum Abziehen entschied.</translation>
    </message>
    <message>
      <source>Whether a side is routed as a whole, or wiped out.</source>
      <translation>Ob eine Seite als Ganzes geflohen oder aufgerieben ist.</translation>
    </message>
    <message>
      <source>Whether another round may be fought.</source>
      <translation>Ob noch eine Runde gekämpft werden darf.</translation>
    </message>
    <message>
      <source>Whether the defenders' hex is empty.</source>
      <translation>Ob das Hexfeld der Verteidiger leer ist.</translation>
    </message>
    <message>
      <source>Whether every defender routed.</source>
      <translation>Ob alle Verteidiger geflohen sind.</translation>
    </message>
    <message>
      <source>Whether the unit has pursued in this turn.</source>
      <translation>Ob die Einheit in diesem Zug schon verfolgt hat.</translation>
    </message>
    <message>
      <source>Advance Points for it</source>
      <translation>Vormarschpunkte dafür</translation>
    </message>
    <message>
      <source>May pursue</source>
      <translation>Darf verfolgen</translation>
    </message>
    <message>
      <source>Whether the unit may pursue.</source>
      <translation>Ob die Einheit verfolgen darf.</translation>
    </message>
    <message>
      <source>Pursuit allowed</source>
      <translation>Verfolgung erlaubt</translation>
    </message>
    <message>
      <source>Strength points in reserve.</source>
      <translation>Stärkepunkte in Reserve.</translation>
    </message>
    <message>
      <source>Whether the defender forms another line of them.</source>
      <translation>Ob der Verteidiger daraus eine weitere Linie bildet.</translation>
    </message>
    <message>
      <source>Whether another second line may be formed.</source>
      <translation>Ob eine weitere zweite Linie gebildet werden darf.</translation>
    </message>
    <message>
      <source>Whether the main line is flanked in the next round.</source>
      <translation>Ob die Hauptlinie in der nächsten Runde flankiert ist.</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>Came by Advance Points</source>
      <translation>Mit Vormarschpunkten gekommen</translation>
    </message>
    <message>
      <source>Attacking hexes</source>
      <translation>Angreifende Hexfelder</translation>
    </message>
    <message>
      <source>From one hex</source>
      <translation>Aus einem Hexfeld</translation>
    </message>
    <message>
      <source>As reinforcements</source>
      <translation>Als Verstärkungen</translation>
    </message>
    <message>
      <source>By Advance Points</source>
      <translation>Mit Vormarschpunkten</translation>
    </message>
    <message>
      <source>No further round: too few Advance Points are left.</source>
      <translation>Keine weitere Runde: Zu wenige Vormarschpunkte sind übrig.</translation>
    </message>
    <message>
      <source>No further round: the sides are not adjacent any more.</source>
      <translation>Keine weitere Runde: Die Seiten grenzen nicht mehr aneinander.</translation>
    </message>
    <message>
      <source>No further round: the attacker does not go on.</source>
      <translation>Keine weitere Runde: Der Angreifer macht nicht weiter.</translation>
    </message>
    <message>
      <source>No further round: somebody chose to withdraw.</source>
      <translation>Keine weitere Runde: Jemand hat den Abzug gewählt.</translation>
    </message>
    <message>
      <source>No further round: a side is gone.</source>
      <translation>Keine weitere Runde: Eine Seite ist fort.</translation>
    </message>
    <message>
      <source>The defenders' hex is empty</source>
      <translation>Hexfeld der Verteidiger ist leer</translation>
    </message>
    <message>
      <source>All defenders routed</source>
      <translation>Alle Verteidiger geflohen</translation>
    </message>
    <message>
      <source>Pursued already</source>
      <translation>Hat schon verfolgt</translation>
    </message>
    <message>
      <source>The hex is vacated</source>
      <translation>Das Hexfeld ist geräumt</translation>
    </message>
    <message>
      <source>Not yet in this turn</source>
      <translation>Noch nicht in diesem Zug</translation>
    </message>
    <message>
      <source>Reserve</source>
      <translation>Reserve</translation>
    </message>
    <message>
      <source>Another line is formed</source>
      <translation>Eine weitere Linie wird gebildet</translation>
    </message>
    <message>
      <source>Flanked next round</source>
      <translation>Nächste Runde flankiert</translation>
    </message>
    <message>
      <source>Its strength points.</source>
      <translation>Ihre Stärkepunkte.</translation>
    </message>
    <message>
      <source>What becomes of half a point; left blank, as the option says.</source>
      <translation>Was aus einem halben Punkt wird; offen: wie die Option sagt.</translation>
    </message>
    <message>
      <source>Strength points that it loses.</source>
      <translation>Stärkepunkte, die sie verliert.</translation>
    </message>
    <message>
      <source>Strength points that it has left.</source>
      <translation>Stärkepunkte, die sie übrig hat.</translation>
    </message>
    <message>
      <source>Routed again</source>
      <translation>Erneut geflohen</translation>
    </message>
    <message>
      <source>Whether the force is routed.</source>
      <translation>Ob die Truppe geflohen ist.</translation>
    </message>
    <message>
      <source>Whether it must retreat into a hex with enemy units.</source>
      <translation>Ob sie in ein Hexfeld mit feindlichen Einheiten zurückgehen muss.</translation>
    </message>
    <message>
      <source>no enemy there</source>
      <translation>dort kein Feind</translation>
    </message>
    <message>
      <source>Eliminated</source>
      <translation>vernichtet</translation>
    </message>
    <message>
      <source>Whether the force is eliminated; open where the players decide.</source>
      <translation>Ob die Truppe vernichtet ist; offen, wo die Spieler entscheiden.</translation>
    </message>
    <message>
      <source>Retreat into enemies</source>
      <translation>Rückzug in Feinde</translation>
    </message>
    <message>
      <source>Half a point</source>
      <translation>Ein halber Punkt</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>Verlust</translation>
    </message>
    <message>
      <source>Routed</source>
      <translation>Geflohen</translation>
    </message>
    <message>
      <source>Retreat into enemy units</source>
      <translation>Rückzug in feindliche Einheiten</translation>
    </message>
    <message>
      <source>routed: decide by your own rules</source>
      <translation>geflohen: nach den eigenen Regeln entscheiden</translation>
    </message>
    <message>
      <source>river defense</source>
      <translation>Flussverteidigung</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.command</name>
    <message>
      <source>not in the books: enter them for the leader, or in the chart</source>
      <translation>nicht in den Büchern: beim Führer oder in der Tabelle eintragen</translation>
    </message>
    <message>
      <source>as entered for him</source>
      <translation>wie für ihn eingetragen</translation>
    </message>
    <message>
      <source>Units that need a strength marker.</source>
      <translation>Einheiten, die einen Stärkemarker brauchen.</translation>
    </message>
    <message>
      <source>Units with only the strength point that they have by themselves.</source>
      <translation>Einheiten mit nur dem Stärkepunkt, den sie von sich aus haben.</translation>
    </message>
    <message>
      <source>Boxes above the bottom row.</source>
      <translation>Kästchen über der unteren Reihe.</translation>
    </message>
    <message>
      <source>Boxes of the bottom row.</source>
      <translation>Kästchen der unteren Reihe.</translation>
    </message>
    <message>
      <source>Whether they fit.</source>
      <translation>Ob sie passen.</translation>
    </message>
    <message>
      <source>Units on a chart</source>
      <translation>Einheiten auf einer Tafel</translation>
    </message>
    <message>
      <source>Strength points of the unit.</source>
      <translation>Stärkepunkte der Einheit.</translation>
    </message>
    <message>
      <source>Strength points of the detachment.</source>
      <translation>Stärkepunkte des Detachements.</translation>
    </message>
    <message>
      <source>Strength points that are dropped; below 0 those that are picked up.</source>
      <translation>Abgesetzte Stärkepunkte; unter 0 aufgenommene.</translation>
    </message>
    <message>
      <source>is more than the {0} that are there.</source>
      <translation>ist mehr als die {0}, die dort sind.</translation>
    </message>
    <message>
      <source>Both together</source>
      <translation>Beide zusammen</translation>
    </message>
    <message>
      <source>Dropping and picking up strength</source>
      <translation>Stärke absetzen und aufnehmen</translation>
    </message>
    <message>
      <source>With a marker</source>
      <translation>Mit Marker</translation>
    </message>
    <message>
      <source>With one point</source>
      <translation>Mit einem Punkt</translation>
    </message>
    <message>
      <source>boxes for them: {0}</source>
      <translation>Kästchen dafür: {0}</translation>
    </message>
    <message>
      <source>All units</source>
      <translation>Alle Einheiten</translation>
    </message>
    <message>
      <source>boxes in all: {0}</source>
      <translation>Kästchen insgesamt: {0}</translation>
    </message>
    <message>
      <source>Dropped</source>
      <translation>Abgesetzt</translation>
    </message>
    <message>
      <source>Move fewer.</source>
      <translation>Weniger bewegen.</translation>
    </message>
    <message>
      <source>{0} is the name of several corps.</source>
      <translation>{0} ist der Name mehrerer Korps.</translation>
    </message>
    <message>
      <source>{0} is not a corps with units on the map.</source>
      <translation>{0} ist kein Korps mit Einheiten auf der Karte.</translation>
    </message>
    <message>
      <source>The case of the scenario, such as 19.13.</source>
      <translation>Der Fall des Szenarios, etwa 19.13.</translation>
    </message>
    <message>
      <source>Command points; none where your rules have them.</source>
      <translation>Befehlspunkte; keine, wo die eigenen Regeln sie enthalten.</translation>
    </message>
    <message>
      <source>the errata do not name him there; look at your army chart</source>
      <translation>die Errata nennen ihn dort nicht; auf der eigenen Armeetafel nachsehen</translation>
    </message>
    <message>
      <source>Command points of an army leader</source>
      <translation>Befehlspunkte eines Armeeführers</translation>
    </message>
    <message>
      <source>Whether he activated himself.</source>
      <translation>Ob er sich selbst aktiviert hat.</translation>
    </message>
    <message>
      <source>Command points of a corps leader</source>
      <translation>Befehlspunkte eines Korpsführers</translation>
    </message>
    <message>
      <source>Whether both are in one hex.</source>
      <translation>Ob beide in einem Hexfeld stehen.</translation>
    </message>
    <message>
      <source>Whether the superior is in command.</source>
      <translation>Ob der Vorgesetzte unter Befehl steht.</translation>
    </message>
    <message>
      <source>Whether 6.53 makes an exception, by your rules.</source>
      <translation>Ob 6.53 nach den eigenen Regeln eine Ausnahme macht.</translation>
    </message>
    <message>
      <source>Whether it is; open where the command range decides.</source>
      <translation>Ob sie es ist; offen, wo der Befehlsbereich entscheidet.</translation>
    </message>
    <message>
      <source>Stacked with the superior</source>
      <translation>Mit dem Vorgesetzten gestapelt</translation>
    </message>
    <message>
      <source>Whether it is within Constantine's command range.</source>
      <translation>Ob es in Konstantins Befehlsbereich ist.</translation>
    </message>
    <message>
      <source>Commander</source>
      <translation>Befehlshaber</translation>
    </message>
    <message>
      <source>its own leader</source>
      <translation>der eigene Führer</translation>
    </message>
    <message>
      <source>beyond his range, as the leader of a corps</source>
      <translation>außerhalb seines Bereichs, als Führer eines Korps</translation>
    </message>
    <message>
      <source>Who commands it.</source>
      <translation>Wer es befehligt.</translation>
    </message>
    <message>
      <source>The Russian Guard of 1813</source>
      <translation>Die russische Garde von 1813</translation>
    </message>
    <message>
      <source>NFD</source>
      <translation>NFD</translation>
    </message>
    <message>
      <source>not activated by himself</source>
      <translation>nicht selbst aktiviert</translation>
    </message>
    <message>
      <source>In one hex</source>
      <translation>In einem Hexfeld</translation>
    </message>
    <message>
      <source>Superior in command</source>
      <translation>Vorgesetzter unter Befehl</translation>
    </message>
    <message>
      <source>Exception by 6.53</source>
      <translation>Ausnahme nach 6.53</translation>
    </message>
    <message>
      <source>6.53 makes an exception: decide it by your rules</source>
      <translation>6.53 macht eine Ausnahme: nach den eigenen Regeln entscheiden</translation>
    </message>
    <message>
      <source>In Constantine's range</source>
      <translation>In Konstantins Reichweite</translation>
    </message>
    <message>
      <source>Constantine</source>
      <translation>Konstantin</translation>
    </message>
    <message>
      <source>within his range</source>
      <translation>in seinem Bereich</translation>
    </message>
    <message>
      <source>stacked with a superior who is in command</source>
      <translation>mit einem Vorgesetzten gestapelt, der unter Befehl steht</translation>
    </message>
    <message>
      <source>not by its stack: look at the command range</source>
      <translation>nicht durch den Stapel: den Befehlsbereich prüfen</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.economy</name>
    <message>
      <source>at once</source>
      <translation>sofort</translation>
    </message>
    <message>
      <source>low, then filled</source>
      <translation>niedrig, dann aufgefüllt</translation>
    </message>
    <message>
      <source>{0} R and {1} Rep at hand</source>
      <translation>{0} R und {1} Rep vorhanden</translation>
    </message>
    <message>
      <source>At once at full strength, or low and then with replacements.</source>
      <translation>Auf einmal mit voller Stärke, oder niedrig und dann mit Ersatz.</translation>
    </message>
    <message>
      <source>Strength points in the end.</source>
      <translation>Stärkepunkte am Ende.</translation>
    </message>
    <message>
      <source>must be {0} in this way.</source>
      <translation>muss auf diese Art {0} sein.</translation>
    </message>
    <message>
      <source>Cost of an infantry division</source>
      <translation>Kosten einer Infanteriedivision</translation>
    </message>
    <message>
      <source>Resource points at hand.</source>
      <translation>Vorhandene Rohstoffpunkte.</translation>
    </message>
    <message>
      <source>Replacement points at hand.</source>
      <translation>Vorhandene Ersatzpunkte.</translation>
    </message>
    <message>
      <source>The ways that can be paid.</source>
      <translation>Die Arten, die bezahlt werden können.</translation>
    </message>
    <message>
      <source>{0} R and {1} Rep</source>
      <translation>{0} R und {1} Rep</translation>
    </message>
    <message>
      <source>Ways to a division of ten</source>
      <translation>Wege zu einer Division von zehn</translation>
    </message>
    <message>
      <source>Way to build</source>
      <translation>Art des Baus</translation>
    </message>
    <message>
      <source>Built with</source>
      <translation>Gebaut mit</translation>
    </message>
    <message>
      <source>Added with replacements</source>
      <translation>Mit Ersatz hinzugefügt</translation>
    </message>
    <message>
      <source>Ways</source>
      <translation>Arten</translation>
    </message>
    <message>
      <source>Built {0}</source>
      <translation>Gebaut: {0}</translation>
    </message>
    <message>
      <source>some missing</source>
      <translation>einige fehlen</translation>
    </message>
    <message>
      <source>all built</source>
      <translation>alle gebaut</translation>
    </message>
    <message>
      <source>built and full</source>
      <translation>gebaut und voll</translation>
    </message>
    <message>
      <source>The nation of the units.</source>
      <translation>Die Nation der Einheiten.</translation>
    </message>
    <message>
      <source>Strength points wanted.</source>
      <translation>Gewünschte Stärkepunkte.</translation>
    </message>
    <message>
      <source>Strength points made.</source>
      <translation>Entstandene Stärkepunkte.</translation>
    </message>
    <message>
      <source>Resource points afterwards.</source>
      <translation>Rohstoffpunkte danach.</translation>
    </message>
    <message>
      <source>Replacement points afterwards.</source>
      <translation>Ersatzpunkte danach.</translation>
    </message>
    <message>
      <source>wanted {0}, points for {1}</source>
      <translation>gewünscht {0}, Punkte für {1}</translation>
    </message>
    <message>
      <source>the British get none</source>
      <translation>die Briten erhalten keine</translation>
    </message>
    <message>
      <source>Resource points left</source>
      <translation>Übrige Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Replacement points left</source>
      <translation>Übrige Ersatzpunkte</translation>
    </message>
    <message>
      <source>not conquered</source>
      <translation>nicht erobert</translation>
    </message>
    <message>
      <source>minor country</source>
      <translation>kleines Land</translation>
    </message>
    <message>
      <source>Whether all its units are built and at full strength; of the three minor powers that give everything: whether all are built.</source>
      <translation>Ob alle seine Einheiten gebaut und bei voller Stärke sind; bei den drei Kleinstaaten, die alles geben: ob alle gebaut sind.</translation>
    </message>
    <message>
      <source>Whether it is Belgium, Holland or the British/German Alliance.</source>
      <translation>Ob es Belgien, Holland oder die Britisch-Deutsche Allianz ist.</translation>
    </message>
    <message>
      <source>cannot be yes for a province: the three are minor powers.</source>
      <translation>kann bei einer Provinz nicht Ja sein: Die drei sind Kleinstaaten.</translation>
    </message>
    <message>
      <source>Points of provinces and minor powers</source>
      <translation>Punkte von Provinzen und Kleinstaaten</translation>
    </message>
    <message>
      <source>Its status towards the conqueror, or towards one of its minor allies.</source>
      <translation>Wie sie zum Eroberer oder zu einem seiner kleinen Verbündeten steht.</translation>
    </message>
    <message>
      <source>Whether it works for its conqueror.</source>
      <translation>Ob sie für ihren Eroberer arbeitet.</translation>
    </message>
    <message>
      <source>It works for the conqueror</source>
      <translation>Sie arbeitet für den Eroberer</translation>
    </message>
    <message>
      <source>Conquered depot cities</source>
      <translation>Eroberte Depotstädte</translation>
    </message>
    <message>
      <source>Units complete</source>
      <translation>Einheiten vollständig</translation>
    </message>
    <message>
      <source>Belgium, Holland, British/German Alliance</source>
      <translation>Belgien, Holland, Britisch-Deutsche Allianz</translation>
    </message>
    <message>
      <source>Status to the conqueror</source>
      <translation>Stellung zum Eroberer</translation>
    </message>
    <message>
      <source>{0} pays for it itself, or a power that has annexed it.</source>
      <translation>{0} zahlt selbst dafür, oder eine Macht, die es annektiert hat.</translation>
    </message>
    <message>
      <source>Heavy cavalry {0}</source>
      <translation>Schwere Kavallerie {0}</translation>
    </message>
    <message>
      <source>Light cavalry {0}</source>
      <translation>Leichte Kavallerie {0}</translation>
    </message>
    <message>
      <source>Infantry {0}</source>
      <translation>Infanterie {0}</translation>
    </message>
    <message>
      <source>{0}, low</source>
      <translation>{0}, niedrig</translation>
    </message>
    <message>
      <source>is of {0}, which is {1}: it builds nothing.</source>
      <translation>gehört zu {0}, das {1} ist: baut nichts.</translation>
    </message>
    <message>
      <source>is not paid for by {0}.</source>
      <translation>wird nicht von {0} bezahlt.</translation>
    </message>
    <message>
      <source>Naples</source>
      <translation>Neapel</translation>
    </message>
    <message>
      <source>Kingdom of Naples</source>
      <translation>Königreich Neapel</translation>
    </message>
    <message>
      <source>Annex it first.</source>
      <translation>Zuerst annektieren.</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.forgotten</name>
    <message>
      <source>round {0} has no result</source>
      <translation>Runde {0} hat kein Ergebnis</translation>
    </message>
    <message>
      <source>{0}; leaders and bids, if any, come before it</source>
      <translation>{0}; Führer und Gebote, falls es sie gibt, kommen davor</translation>
    </message>
    <message>
      <source>{0}; leaders, if any, come before it</source>
      <translation>{0}; Führer, falls welche helfen, kommen davor</translation>
    </message>
    <message>
      <source>{0}; bids, if any, come before it</source>
      <translation>{0}; Gebote, falls es sie gibt, kommen davor</translation>
    </message>
    <message>
      <source>Leaders without a command</source>
      <translation>Führer ohne Kommando</translation>
    </message>
    <message>
      <source>Besieged depots</source>
      <translation>Belagerte Depots</translation>
    </message>
    <message>
      <source>enter what the result costs, then fight on, or end it</source>
      <translation>die Verluste des Ergebnisses eintragen, dann weiterkämpfen oder beenden</translation>
    </message>
    <message>
      <source>round {0} has no lines</source>
      <translation>Runde {0} hat keine Linien</translation>
    </message>
    <message>
      <source>{0}: enter the victory points that your rules give for him.</source>
      <translation>{0}: die Siegpunkte eintragen, die die eigenen Regeln für ihn geben.</translation>
    </message>
    <message>
      <source>{0} of {1} depots are replaced: roll a die for each.</source>
      <translation>{0} von {1} Depots sind ersetzt: für jedes würfeln.</translation>
    </message>
    <message>
      <source>{0}: the last unit of his command is gone. What befell him?</source>
      <translation>{0}: Die letzte Einheit seines Kommandos ist weg. Was ist ihm zugestoßen?</translation>
    </message>
    <message>
      <source>Strength points alone</source>
      <translation>Stärkepunkte allein</translation>
    </message>
    <message>
      <source>Boxes of a chart</source>
      <translation>Kästchen einer Tafel</translation>
    </message>
    <message>
      <source>Enter it: how far leaders and units move goes by it.</source>
      <translation>Eintragen: Danach richtet sich, wie weit Führer und Einheiten sich bewegen.</translation>
    </message>
    <message>
      <source>They may enter in this phase: {0}.</source>
      <translation>Sie dürfen in dieser Phase eintreffen: {0}.</translation>
    </message>
    <message>
      <source>Rout 1 turns to Rout 2: {0}.</source>
      <translation>Flucht 1 wird zu Flucht 2: {0}.</translation>
    </message>
    <message>
      <source>Take the markers off: {0}.</source>
      <translation>Die Marker abnehmen: {0}.</translation>
    </message>
    <message>
      <source>{0} in {1}: no leader and no detachment marker is there.</source>
      <translation>{0} in {1}: Kein Führer und kein Detachement-Marker ist dort.</translation>
    </message>
    <message>
      <source>{0} has {1} unit, and not enough boxes.</source>
      <translation>{0} hat {1} Einheit und nicht genug Kästchen.</translation>
    </message>
    <message>
      <source>{0} has {1} units, and not enough boxes.</source>
      <translation>{0} hat {1} Einheiten und nicht genug Kästchen.</translation>
    </message>
    <message>
      <source>Level reached</source>
      <translation>Stufe erreicht</translation>
    </message>
    <message>
      <source>Without supply</source>
      <translation>Ohne Versorgung</translation>
    </message>
    <message>
      <source>Supply not entered</source>
      <translation>Versorgung nicht eingetragen</translation>
    </message>
    <message>
      <source>Minimum in Turkey</source>
      <translation>Minimum in der Türkei</translation>
    </message>
    <message>
      <source>{0} ({1}). Move the markers at once, and name the level.</source>
      <translation>{0} ({1}). Die Marker sofort bewegen und die Stufe nennen.</translation>
    </message>
    <message>
      <source>{0}: take the attrition.</source>
      <translation>{0}: den Verschleiß abziehen.</translation>
    </message>
    <message>
      <source>{0}: say what feeds them.</source>
      <translation>{0}: angeben, wovon sie leben.</translation>
    </message>
    <message>
      <source>The errata put {0} in {1}.</source>
      <translation>Die Errata stellen {0} nach {1}.</translation>
    </message>
    <message>
      <source>; and {0} more</source>
      <translation>; und {0} weitere</translation>
    </message>
    <message>
      <source>{0} correction still to make: {1}{2}.</source>
      <translation>{0} Berichtigung noch vorzunehmen: {1}{2}.</translation>
    </message>
    <message>
      <source>{0} corrections still to make: {1}{2}.</source>
      <translation>{0} Berichtigungen noch vorzunehmen: {1}{2}.</translation>
    </message>
    <message>
      <source>Russia has to have its wartime minimum in the Turkish box.</source>
      <translation>Russland muss sein Kriegsminimum in der türkischen Box haben.</translation>
    </message>
    <message>
      <source>{0}: {1} not collected.</source>
      <translation>{0}: {1} nicht eingenommen.</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.march</name>
    <message>
      <source>{0} − {1}, at least {2}</source>
      <translation>{0} − {1}, mindestens {2}</translation>
    </message>
    <message>
      <source>Its movement allowance.</source>
      <translation>Ihr Bewegungswert.</translation>
    </message>
    <message>
      <source>The weather.</source>
      <translation>Das Wetter.</translation>
    </message>
    <message>
      <source>What is left in any weather; left blank for the option of the campaign.</source>
      <translation>Was bei jedem Wetter bleibt; offen für die Option des Feldzugs.</translation>
    </message>
    <message>
      <source>Movement allowance</source>
      <translation>Bewegungswert</translation>
    </message>
    <message>
      <source>Movement in the weather</source>
      <translation>Bewegung beim Wetter</translation>
    </message>
    <message>
      <source>The hexside.</source>
      <translation>Die Hexfeldkante.</translation>
    </message>
    <message>
      <source>Movement points more; none where it is closed.</source>
      <translation>Zusätzliche Bewegungspunkte; keine, wo sie gesperrt ist.</translation>
    </message>
    <message>
      <source>a major river is closed except at bridges</source>
      <translation>ein großer Fluss ist außer an Brücken gesperrt</translation>
    </message>
    <message>
      <source>Movement points more</source>
      <translation>Bewegungspunkte mehr</translation>
    </message>
    <message>
      <source>Cost of crossing a river</source>
      <translation>Kosten für das Überschreiten eines Flusses</translation>
    </message>
    <message>
      <source>The hex that is left.</source>
      <translation>Das verlassene Hexfeld.</translation>
    </message>
    <message>
      <source>The hex that is entered.</source>
      <translation>Das betretene Hexfeld.</translation>
    </message>
    <message>
      <source>What it costs by your terrain chart.</source>
      <translation>Was es nach der eigenen Geländetabelle kostet.</translation>
    </message>
    <message>
      <source>by your terrain chart</source>
      <translation>nach der eigenen Geländetabelle</translation>
    </message>
    <message>
      <source>Cost.</source>
      <translation>Kosten.</translation>
    </message>
    <message>
      <source>Cost of rough hexes</source>
      <translation>Kosten rauer Hexfelder</translation>
    </message>
    <message>
      <source>Whether it concentrated there last turn.</source>
      <translation>Ob es sich im letzten Zug dort konzentriert hat.</translation>
    </message>
    <message>
      <source>Whether all move on as one stack; that changes nothing.</source>
      <translation>Ob alle als ein Stapel weiterziehen; das ändert nichts.</translation>
    </message>
    <message>
      <source>Whether it is an Army Reserve.</source>
      <translation>Ob es eine Armeereserve ist.</translation>
    </message>
    <message>
      <source>once, even as one stack with a new order</source>
      <translation>einmal, auch als ein Stapel mit neuem Befehl</translation>
    </message>
    <message>
      <source>To leave the hex</source>
      <translation>Um das Hexfeld zu verlassen</translation>
    </message>
    <message>
      <source>Movement points, once.</source>
      <translation>Bewegungspunkte, einmal.</translation>
    </message>
    <message>
      <source>Leaving where corps concentrated</source>
      <translation>Verlassen, wo Korps sich konzentriert haben</translation>
    </message>
    <message>
      <source>Allowance</source>
      <translation>Bewegungswert</translation>
    </message>
    <message>
      <source>At least</source>
      <translation>Mindestens</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>from rough or partly rough ground</source>
      <translation>aus rauem oder teilweise rauem Gelände</translation>
    </message>
    <message>
      <source>Moving as one stack</source>
      <translation>Bewegung als ein Stapel</translation>
    </message>
    <message>
      <source>an Army Reserve pays nothing</source>
      <translation>eine Armeereserve zahlt nichts</translation>
    </message>
    <message>
      <source>no corps concentrated there</source>
      <translation>niemand hat sich dort konzentriert</translation>
    </message>
    <message>
      <source>began in</source>
      <translation>begann in</translation>
    </message>
    <message>
      <source>force march</source>
      <translation>Gewaltmarsch</translation>
    </message>
    <message>
      <source>double force march</source>
      <translation>doppelter Gewaltmarsch</translation>
    </message>
    <message>
      <source>marched, {0}</source>
      <translation>marschiert, {0}</translation>
    </message>
    <message>
      <source>The strength points of each division.</source>
      <translation>Die Stärkepunkte jeder Division.</translation>
    </message>
    <message>
      <source>Strength points that fight.</source>
      <translation>Stärkepunkte, die kämpfen.</translation>
    </message>
    <message>
      <source>Strength points that the result affects.</source>
      <translation>Stärkepunkte, die das Ergebnis betrifft.</translation>
    </message>
    <message>
      <source>Strength in a skirmish</source>
      <translation>Stärke in einem Scharmützel</translation>
    </message>
    <message>
      <source>The phase.</source>
      <translation>Die Phase.</translation>
    </message>
    <message>
      <source>Whether it goes along with units that it is stacked with.</source>
      <translation>Ob sie mit Einheiten geht, mit denen sie gestapelt ist.</translation>
    </message>
    <message>
      <source>Whether it goes to a place of its own.</source>
      <translation>Ob sie an einen eigenen Ort geht.</translation>
    </message>
    <message>
      <source>It may</source>
      <translation>Sie darf</translation>
    </message>
    <message>
      <source>Whether it may.</source>
      <translation>Ob sie darf.</translation>
    </message>
    <message>
      <source>Double force march of cavalry</source>
      <translation>Doppelter Gewaltmarsch der Kavallerie</translation>
    </message>
    <message>
      <source>never in the Skirmish Phase</source>
      <translation>nie in der Scharmützelphase</translation>
    </message>
    <message>
      <source>never to a place of its own</source>
      <translation>nie an einen eigenen Ort</translation>
    </message>
    <message>
      <source>only beside units that it is stacked with</source>
      <translation>nur neben Einheiten, mit denen sie gestapelt ist</translation>
    </message>
    <message>
      <source>Movement points to a hex beside the enemy that it goes for.</source>
      <translation>Bewegungspunkte bis zu einem Hexfeld neben dem Feind, auf den sie zugeht.</translation>
    </message>
    <message>
      <source>The most movement points that a force march could give.</source>
      <translation>Die meisten Bewegungspunkte, die ein Gewaltmarsch geben könnte.</translation>
    </message>
    <message>
      <source>What it received; left blank before the roll.</source>
      <translation>Was sie erhielt; leer vor dem Wurf.</translation>
    </message>
    <message>
      <source>How far it comes.</source>
      <translation>Wie weit sie kommt.</translation>
    </message>
    <message>
      <source>it falls short, without a penalty</source>
      <translation>sie kommt nicht heran, ohne Nachteil</translation>
    </message>
    <message>
      <source>up to the enemy</source>
      <translation>bis an den Feind</translation>
    </message>
    <message>
      <source>Force march in a skirmish</source>
      <translation>Gewaltmarsch in einem Scharmützel</translation>
    </message>
    <message>
      <source>All divisions</source>
      <translation>Alle Divisionen</translation>
    </message>
    <message>
      <source>They fight with</source>
      <translation>Sie kämpfen mit</translation>
    </message>
    <message>
      <source>The result affects</source>
      <translation>Das Ergebnis betrifft</translation>
    </message>
    <message>
      <source>With its stack</source>
      <translation>Mit ihrem Stapel</translation>
    </message>
    <message>
      <source>To a place of its own</source>
      <translation>Zu eigenem Ziel</translation>
    </message>
    <message>
      <source>beside its stack</source>
      <translation>neben ihrem Stapel</translation>
    </message>
    <message>
      <source>Points to the enemy</source>
      <translation>Punkte bis zum Feind</translation>
    </message>
    <message>
      <source>Most by force march</source>
      <translation>Höchstens durch Gewaltmarsch</translation>
    </message>
    <message>
      <source>Give the strength points of each.</source>
      <translation>Die Stärkepunkte jeder angeben.</translation>
    </message>
    <message>
      <source>It moves</source>
      <translation>Sie bewegt sich</translation>
    </message>
    <message>
      <source>{0} of {1} ordered to concentrate again</source>
      <translation>{0} von {1} mit erneutem Befehl zum Konzentrieren</translation>
    </message>
    <message>
      <source>How many are there.</source>
      <translation>Wie viele dort stehen.</translation>
    </message>
    <message>
      <source>Whether they are inside a fortress under siege.</source>
      <translation>Ob sie in einer belagerten Festung sind.</translation>
    </message>
    <message>
      <source>no limit inside a fortress under siege</source>
      <translation>keine Grenze in einer belagerten Festung</translation>
    </message>
    <message>
      <source>They may</source>
      <translation>Sie dürfen</translation>
    </message>
    <message>
      <source>Supply trains in a hex</source>
      <translation>Trosse in einem Hexfeld</translation>
    </message>
    <message>
      <source>How many corps begin in the hex.</source>
      <translation>Wie viele Korps im Hexfeld beginnen.</translation>
    </message>
    <message>
      <source>How many of them are ordered to concentrate again.</source>
      <translation>Wie vielen von ihnen erneut das Konzentrieren befohlen ist.</translation>
    </message>
    <message>
      <source>must be {0} or less: no more corps begin in the hex.</source>
      <translation>darf höchstens {0} sein: Mehr Korps beginnen nicht in dem Feld.</translation>
    </message>
    <message>
      <source>Moving on as one stack</source>
      <translation>Weiterziehen als ein Stapel</translation>
    </message>
    <message>
      <source>In a fortress under siege</source>
      <translation>In belagerter Festung</translation>
    </message>
    <message>
      <source>Ordered again</source>
      <translation>Erneut befohlen</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.pages</name>
    <message>
      <source>Drag a unit to another leader, or Ctrl+X and Ctrl+V: his boxes are checked.</source>
      <translation>Eine Einheit zu einem anderen Führer ziehen, oder Strg+X und Strg+V: Seine Kästchen werden geprüft.</translation>
    </message>
    <message>
      <source>to another leader</source>
      <translation>zu einem anderen Führer</translation>
    </message>
    <message>
      <source>A formation is moved in the order of battle; here units are.</source>
      <translation>Ein Verband wird in der Gliederung verschoben; hier Einheiten.</translation>
    </message>
    <message>
      <source>This formation has no leader: add one to it first.</source>
      <translation>Niemand führt diesen Verband: zuerst einen Führer hinzufügen.</translation>
    </message>
    <message>
      <source>Transferred {0} to {1}.</source>
      <translation>{0} zu {1} verlegt.</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.politics</name>
    <message>
      <source>a peace offer</source>
      <translation>ein Friedensangebot</translation>
    </message>
    <message>
      <source>a surrender</source>
      <translation>eine Kapitulation</translation>
    </message>
    <message>
      <source>The power whose marker is moved.</source>
      <translation>Die Macht, deren Marker bewegt wird.</translation>
    </message>
    <message>
      <source>Boxes; to the right above zero, to the left below.</source>
      <translation>Kästchen; nach rechts über null, nach links darunter.</translation>
    </message>
    <message>
      <source>What it comes from.</source>
      <translation>Woher es kommt.</translation>
    </message>
    <message>
      <source>The events.</source>
      <translation>Die Ereignisse.</translation>
    </message>
    <message>
      <source>Boxes by power; open where two equal shifts pull to both sides, for the players to decide.</source>
      <translation>Kästchen nach Macht; offen, wo zwei gleiche Verschiebungen nach beiden Seiten ziehen und die Spieler entscheiden.</translation>
    </message>
    <message>
      <source>Powers concerned</source>
      <translation>Betroffene Mächte</translation>
    </message>
    <message>
      <source>Simultaneous political events</source>
      <translation>Gleichzeitige politische Ereignisse</translation>
    </message>
    <message>
      <source>equal shifts to both sides: the players decide</source>
      <translation>gleiche Verschiebungen nach beiden Seiten: die Spieler entscheiden</translation>
    </message>
    <message>
      <source>largest of {0}</source>
      <translation>größte von {0}</translation>
    </message>
    <message>
      <source>Each offer_peace and surrender in order; others move nothing.</source>
      <translation>Jedes offer_peace und surrender der Reihe nach; andere bewegen nichts.</translation>
    </message>
    <message>
      <source>How often the marker is moved.</source>
      <translation>Wie oft der Marker bewegt wird.</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Verlegungen</translation>
    </message>
    <message>
      <source>Boxes to the right (left: −)</source>
      <translation>Felder nach rechts (links: −)</translation>
    </message>
    <message>
      <source>Because of</source>
      <translation>Wegen</translation>
    </message>
    <message>
      <source>is not known here.</source>
      <translation>ist hier nicht bekannt.</translation>
    </message>
    <message>
      <source>Whether one has landed before and is gone.</source>
      <translation>Ob schon eine gelandet und wieder weg ist.</translation>
    </message>
    <message>
      <source>Whether another may land once the first is gone.</source>
      <translation>Ob eine weitere landen darf, sobald die erste weg ist.</translation>
    </message>
    <message>
      <source>Whether it may land.</source>
      <translation>Ob sie landen darf.</translation>
    </message>
    <message>
      <source>must be {0} or less: there are never more.</source>
      <translation>darf höchstens {0} sein: Mehr gibt es nie.</translation>
    </message>
    <message>
      <source>is British, and the force that landed in {0} is on the map.</source>
      <translation>ist britisch, und die in {0} gelandete Truppe ist auf der Karte.</translation>
    </message>
    <message>
      <source>One has landed before</source>
      <translation>Eine ist schon gelandet</translation>
    </message>
    <message>
      <source>Another once the first is gone</source>
      <translation>Eine weitere, sobald die erste weg ist</translation>
    </message>
    <message>
      <source>Forces on the map</source>
      <translation>Truppen auf der Karte</translation>
    </message>
    <message>
      <source>most {0}</source>
      <translation>höchstens {0}</translation>
    </message>
    <message>
      <source>It may land</source>
      <translation>Sie darf landen</translation>
    </message>
    <message>
      <source>It gets no reinforcements.</source>
      <translation>Sie erhält keine Verstärkungen.</translation>
    </message>
    <message>
      <source>Move the markers at once, under Events.</source>
      <translation>Die Marker sofort unter „Ereignisse“ versetzen.</translation>
    </message>
    <message>
      <source>Level lost</source>
      <translation>Stufe verloren</translation>
    </message>
    <message>
      <source>Below {0} points again.</source>
      <translation>Wieder unter {0} Punkten.</translation>
    </message>
    <message>
      <source>The two opening bids.</source>
      <translation>Die beiden Eröffnungsgebote.</translation>
    </message>
    <message>
      <source>Whether the war ends.</source>
      <translation>Ob der Krieg endet.</translation>
    </message>
    <message>
      <source>has {0} bid; a war begins with {1}.</source>
      <translation>hat {0} Gebot; ein Krieg beginnt mit {1}.</translation>
    </message>
    <message>
      <source>has {0} bids; a war begins with {1}.</source>
      <translation>hat {0} Gebote; ein Krieg beginnt mit {1}.</translation>
    </message>
    <message>
      <source>Enter the bid of Russia and that for the Ottoman Empire.</source>
      <translation>Das Gebot Russlands und das für das Osmanische Reich eintragen.</translation>
    </message>
    <message>
      <source>Peace with the Ottoman Empire</source>
      <translation>Frieden mit dem Osmanischen Reich</translation>
    </message>
    <message>
      <source>Higher bid</source>
      <translation>Höheres Gebot</translation>
    </message>
    <message>
      <source>The war ends</source>
      <translation>Der Krieg endet</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Nummer</translation>
    </message>
    <message>
      <source>Enter it in the chart Peace and the Political Index: nothing is checked until then.</source>
      <translation>In die Tabelle „Frieden und Politischer Index“ eintragen: Bis dahin wird nichts geprüft.</translation>
    </message>
    <message>
      <source>Conditions of peace</source>
      <translation>Friedensbedingungen</translation>
    </message>
    <message>
      <source>Boxes of the Political Index</source>
      <translation>Kästchen des Politischen Index</translation>
    </message>
    <message>
      <source>How many conditions of peace your rules list was not entered.</source>
      <translation>Niemand hat eingegeben, wie viele Friedensbedingungen Ihre Regeln aufzählen.</translation>
    </message>
    <message>
      <source>How many boxes the Political Index has was not entered.</source>
      <translation>Niemand hat eingegeben, wie viele Kästchen der Politische Index hat.</translation>
    </message>
    <message>
      <source>There are {0}, by your own chart.</source>
      <translation>Nach Ihrer eigenen Tabelle gibt es {0}.</translation>
    </message>
    <message>
      <source>{0}: there is no {1}.</source>
      <translation>{0}: {1} gibt es nicht.</translation>
    </message>
    <message>
      <source>More than two Cessions go beyond what the correction says: agree on it.</source>
      <translation>Mehr als zwei Abtretungen gehen über das hinaus, was die Berichtigung sagt: darüber einig werden.</translation>
    </message>
    <message>
      <source>The numbers of the conditions; Cession, 2, may be among them more than once.</source>
      <translation>Die Nummern der Bedingungen; Abtretung, 2, darf mehr als einmal dabei sein.</translation>
    </message>
    <message>
      <source>How many provinces are ceded in all.</source>
      <translation>Wie viele Provinzen insgesamt abgetreten werden.</translation>
    </message>
    <message>
      <source>The most provinces for one Cession; blank, as the program takes it.</source>
      <translation>Die meisten Provinzen für eine Abtretung; offen: wie das Programm es annimmt.</translation>
    </message>
    <message>
      <source>Whether it may be imposed so.</source>
      <translation>Ob er so auferlegt werden darf.</translation>
    </message>
    <message>
      <source>{0} to {1} for {2} × Cession</source>
      <translation>{0} bis {1} für {2} × Abtretung</translation>
    </message>
    <message>
      <source>none without Cession</source>
      <translation>keine ohne Abtretung</translation>
    </message>
    <message>
      <source>Terms of a coerced peace</source>
      <translation>Bedingungen eines erzwungenen Friedens</translation>
    </message>
    <message>
      <source>Provinces for a Cession</source>
      <translation>Provinzen für eine Abtretung</translation>
    </message>
    <message>
      <source>exactly {0}</source>
      <translation>genau {0}</translation>
    </message>
    <message>
      <source>Others than Cession once each</source>
      <translation>Andere als Abtretung je einmal</translation>
    </message>
    <message>
      <source>The peace may be imposed so</source>
      <translation>Der Frieden darf so auferlegt werden</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.records</name>
    <message>
      <source>Detachment {0} {1} is of the {2} side.</source>
      <translation>Detachement {0} {1} gehört zur Seite {2}.</translation>
    </message>
    <message>
      <source>Detachments: {0} has no markers of its own.</source>
      <translation>Detachements: {0} hat keine eigenen Marker.</translation>
    </message>
    <message>
      <source>Name the power whose marker it is, for a minor power its ally.</source>
      <translation>Die Macht nennen, deren Marker es ist, für eine kleinere Macht ihren Verbündeten.</translation>
    </message>
    <message>
      <source>{0}: {1} SP would come from no unit.</source>
      <translation>{0}: {1} SP kämen von keiner Einheit.</translation>
    </message>
    <message>
      <source>Drop them in the form, so that none comes or goes.</source>
      <translation>Im Formular absetzen, damit keine hinzukommen oder verschwinden.</translation>
    </message>
    <message>
      <source>Correct the side.</source>
      <translation>Die Seite verbessern.</translation>
    </message>
    <message>
      <source>markers of the Political Index</source>
      <translation>Marker des Politischen Index</translation>
    </message>
    <message>
      <source>Political Index</source>
      <translation>Politischer Index</translation>
    </message>
    <message>
      <source>Wars</source>
      <translation>Kriege</translation>
    </message>
    <message>
      <source>Ottoman wars</source>
      <translation>Osmanische Kriege</translation>
    </message>
    <message>
      <source>entry of points</source>
      <translation>Eintrag von Punkten</translation>
    </message>
    <message>
      <source>entries of points</source>
      <translation>Einträge von Punkten</translation>
    </message>
    <message>
      <source>Detachment {0} {1}</source>
      <translation>Detachement {0} {1}</translation>
    </message>
    <message>
      <source>marker of the Political Index</source>
      <translation>Marker des Politischen Index</translation>
    </message>
    <message>
      <source>Political Index, {0}</source>
      <translation>Politischer Index, {0}</translation>
    </message>
    <message>
      <source>Ottoman war since {0}</source>
      <translation>Osmanischer Krieg seit {0}</translation>
    </message>
    <message>
      <source>British landing {0}</source>
      <translation>Britische Landung {0}</translation>
    </message>
    <message>
      <source>a power or minor power; no one for victory points</source>
      <translation>eine Macht oder Kleinmacht; niemand bei Siegpunkten</translation>
    </message>
    <message>
      <source>a whole number of points</source>
      <translation>eine ganze Zahl von Punkten</translation>
    </message>
    <message>
      <source>Goes to</source>
      <translation>Geht nach</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Bringt Punkte</translation>
    </message>
    <message>
      <source>Scored</source>
      <translation>Punkte gebucht</translation>
    </message>
    <message>
      <source>the victory points entered for him, or nothing</source>
      <translation>die für ihn eingetragenen Siegpunkte, oder nichts</translation>
    </message>
    <message>
      <source>its hex, or nothing</source>
      <translation>das Feld, oder nichts</translation>
    </message>
    <message>
      <source>a nation, or nothing</source>
      <translation>eine Nation, oder nichts</translation>
    </message>
    <message>
      <source>foraged markers, 0 for none</source>
      <translation>Fouragiermarker, 0 für keine</translation>
    </message>
    <message>
      <source>depleted markers, 0 for none</source>
      <translation>Erschöpfungsmarker, 0 für keine</translation>
    </message>
    <message>
      <source>Province</source>
      <translation>Provinz</translation>
    </message>
    <message>
      <source>a province or minor power</source>
      <translation>eine Provinz oder Kleinmacht</translation>
    </message>
    <message>
      <source>Holder</source>
      <translation>Inhaber</translation>
    </message>
    <message>
      <source>a power, or nothing</source>
      <translation>eine Macht, oder nichts</translation>
    </message>
    <message>
      <source>a whole number; nothing for unknown</source>
      <translation>eine ganze Zahl; nichts für unbekannt</translation>
    </message>
    <message>
      <source>the nation of the marker</source>
      <translation>die Nation des Markers</translation>
    </message>
    <message>
      <source>the number of the marker</source>
      <translation>die Nummer des Markers</translation>
    </message>
    <message>
      <source>whose strength points are there</source>
      <translation>wessen Stärkepunkte dort liegen</translation>
    </message>
    <message>
      <source>the formation that they came from, or nothing</source>
      <translation>der Verband, aus dem sie kamen, oder nichts</translation>
    </message>
    <message>
      <source>a whole number of strength points</source>
      <translation>eine ganze Zahl von Stärkepunkten</translation>
    </message>
    <message>
      <source>Power on the index</source>
      <translation>Macht auf dem Index</translation>
    </message>
    <message>
      <source>a power</source>
      <translation>eine Macht</translation>
    </message>
    <message>
      <source>the number of the box</source>
      <translation>die Nummer des Kästchens</translation>
    </message>
    <message>
      <source>any name</source>
      <translation>ein beliebiger Name</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>Takers of French towns</source>
      <translation>Eroberer französischer Städte</translation>
    </message>
    <message>
      <source>the powers, one for each town, with commas</source>
      <translation>die Mächte, eine je Stadt, mit Kommas</translation>
    </message>
    <message>
      <source>Ottoman war since</source>
      <translation>Osmanischer Krieg seit</translation>
    </message>
    <message>
      <source>Last roll</source>
      <translation>Letzter Wurf</translation>
    </message>
    <message>
      <source>Landing force</source>
      <translation>Landungstruppe</translation>
    </message>
    <message>
      <source>its number, from 1</source>
      <translation>ihre Nummer, ab 1</translation>
    </message>
    <message>
      <source>Landed in</source>
      <translation>Gelandet in</translation>
    </message>
    <message>
      <source>Landed</source>
      <translation>Gelandet</translation>
    </message>
    <message>
      <source>a unit with its ID, as the sheet of units has it</source>
      <translation>eine Einheit mit ihrer ID, wie im Blatt der Einheiten</translation>
    </message>
    <message>
      <source>Marks: {0} {1} is of no type that can be so: {2}.</source>
      <translation>Zeichen: {0} {1} ist von keinem Typ, der das sein kann: {2}.</translation>
    </message>
    <message>
      <source>Marks: {0} has no turn.</source>
      <translation>Zeichen: {0} hat keine Runde.</translation>
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
      <source>Provinces: {0} is {1}, and its holder is {2}.</source>
      <translation>Provinzen: {0} ist {1}, und gehalten wird sie von {2}.</translation>
    </message>
    <message>
      <source>Correct the status, or the holder.</source>
      <translation>Den Stand oder den Halter verbessern.</translation>
    </message>
    <message>
      <source>Points: no one is named who has the {0}.</source>
      <translation>Punkte: niemand ist genannt, der die {0} hat.</translation>
    </message>
    <message>
      <source>Name the power or minor power.</source>
      <translation>Die Macht oder Kleinmacht nennen.</translation>
    </message>
    <message>
      <source>Ottoman war: Russia is at war already, since {0}.</source>
      <translation>Osmanischer Krieg: Russland führt ihn schon, seit {0}.</translation>
    </message>
    <message>
      <source>British landings: force {0} is on the map, landed in {1}.</source>
      <translation>Britische Landungen: Truppe {0} steht auf der Karte, gelandet in {1}.</translation>
    </message>
    <message>
      <source>Say when it left, or leave this one out.</source>
      <translation>Angeben, wann sie abzog, oder diese weglassen.</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.scenario</name>
    <message>
      <source>, not {0}</source>
      <translation>, nicht {0}</translation>
    </message>
    <message>
      <source>Strength points of its garrison.</source>
      <translation>Stärkepunkte seiner Garnison.</translation>
    </message>
    <message>
      <source>Ansbach</source>
      <translation>Ansbach</translation>
    </message>
    <message>
      <source>Whether it is attached straight to an army commander.</source>
      <translation>Ob sie unmittelbar einem Armeebefehlshaber unterstellt ist.</translation>
    </message>
    <message>
      <source>Whether it is a guard or grenadier unit.</source>
      <translation>Ob sie eine Garde- oder Grenadiereinheit ist.</translation>
    </message>
    <message>
      <source>Whether its corps is of cavalry alone, or of cavalry and horse artillery.</source>
      <translation>Ob ihr Korps nur aus Kavallerie oder aus Kavallerie und reitender Artillerie besteht.</translation>
    </message>
    <message>
      <source>Army Reserves of 1813</source>
      <translation>Armeereserven von 1813</translation>
    </message>
    <message>
      <source>it resists on {0} or more</source>
      <translation>es leistet bei {0} oder mehr Widerstand</translation>
    </message>
    <message>
      <source>Attached to an army commander</source>
      <translation>Einem Armeebefehlshaber unterstellt</translation>
    </message>
    <message>
      <source>Guard or grenadiers</source>
      <translation>Garde oder Grenadiere</translation>
    </message>
    <message>
      <source>Corps of cavalry and horse artillery alone</source>
      <translation>Korps nur aus Kavallerie und reitender Artillerie</translation>
    </message>
    <message>
      <source>Corps of cavalry alone</source>
      <translation>Korps nur aus Kavallerie</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.screens</name>
    <message>
      <source>{0} unit, {1} SP</source>
      <translation>{0} Einheit, {1} SP</translation>
    </message>
    <message>
      <source>{0} units, {1} SP</source>
      <translation>{0} Einheiten, {1} SP</translation>
    </message>
    <message>
      <source>{0} of {1} boxes, {2} of {3} above</source>
      <translation>{0} von {1} Kästchen, {2} von {3} oben</translation>
    </message>
    <message>
      <source>{0} unit, boxes not entered</source>
      <translation>{0} Einheit, Kästchen nicht eingetragen</translation>
    </message>
    <message>
      <source>{0} units, boxes not entered</source>
      <translation>{0} Einheiten, Kästchen nicht eingetragen</translation>
    </message>
    <message>
      <source>{0}, {1} free</source>
      <translation>{0}, {1} frei</translation>
    </message>
    <message>
      <source>{0}, {1} TOO MANY</source>
      <translation>{0}, {1} ZU VIEL</translation>
    </message>
    <message>
      <source>CP not entered</source>
      <translation>CP nicht eingetragen</translation>
    </message>
    <message>
      <source>{0} of {1} CP</source>
      <translation>{0} von {1} CP</translation>
    </message>
    <message>
      <source>no CP</source>
      <translation>keine CP</translation>
    </message>
    <message>
      <source>no leader</source>
      <translation>kein Führer</translation>
    </message>
    <message>
      <source>detachment {0}: {1} SP{2} in {3}</source>
      <translation>Detachement {0}: {1} SP{2} in {3}</translation>
    </message>
    <message>
      <source>The state of this side of the battle.</source>
      <translation>Wie es um diese Seite der Schlacht steht.</translation>
    </message>
    <message>
      <source>What players compare across the table.</source>
      <translation>Was die Spieler über den Tisch hinweg vergleichen.</translation>
    </message>
    <message>
      <source>Battle {0}, round {1}</source>
      <translation>Schlacht {0}, Runde {1}</translation>
    </message>
    <message>
      <source>No unit is left.</source>
      <translation>Keine Einheit ist übrig.</translation>
    </message>
    <message>
      <source>{0} leaders</source>
      <translation>Führer: {0}</translation>
    </message>
    <message>
      <source>No leader is there.</source>
      <translation>Kein Führer ist dort.</translation>
    </message>
    <message>
      <source>modifier {0}</source>
      <translation>Modifikator {0}</translation>
    </message>
    <message>
      <source>helped before</source>
      <translation>half schon</translation>
    </message>
    <message>
      <source>least loss {0} SP</source>
      <translation>Mindestverlust {0} SP</translation>
    </message>
    <message>
      <source>Battles of the turn</source>
      <translation>Schlachten des Zuges</translation>
    </message>
    <message>
      <source>being fought</source>
      <translation>läuft</translation>
    </message>
    <message>
      <source>Leaders who fell</source>
      <translation>Gefallene Führer</translation>
    </message>
    <message>
      <source>No leader has fallen.</source>
      <translation>Kein Führer ist gefallen.</translation>
    </message>
    <message>
      <source>to enter</source>
      <translation>einzutragen</translation>
    </message>
    <message>
      <source>in the pool</source>
      <translation>im Pool</translation>
    </message>
    <message>
      <source>Trains in besieged fortresses</source>
      <translation>Trosse in belagerten Festungen</translation>
    </message>
    <message>
      <source>No depot has been replaced.</source>
      <translation>Kein Depot wurde ersetzt.</translation>
    </message>
    <message>
      <source>Role</source>
      <translation>Rolle</translation>
    </message>
    <message>
      <source>Where the unit is in the battle: which line, or the reserve.</source>
      <translation>Wo die Einheit in der Schlacht steht: in welcher Linie, oder in der Reserve.</translation>
    </message>
    <message>
      <source>The strength points that it has left.</source>
      <translation>Die Stärkepunkte, die sie noch hat.</translation>
    </message>
    <message>
      <source>A leader in the battle.</source>
      <translation>Ein Führer in der Schlacht.</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>The rank of the leader.</source>
      <translation>Der Rang des Führers.</translation>
    </message>
    <message>
      <source>Bonus</source>
      <translation>Bonus</translation>
    </message>
    <message>
      <source>His bonus, as the counter prints it.</source>
      <translation>Sein Bonus, wie der Spielstein ihn nennt.</translation>
    </message>
    <message>
      <source>Bidder</source>
      <translation>Bieter</translation>
    </message>
    <message>
      <source>Who bids.</source>
      <translation>Wer bietet.</translation>
    </message>
    <message>
      <source>Bid</source>
      <translation>Gebot</translation>
    </message>
    <message>
      <source>The loss that was bid, in strength points.</source>
      <translation>Der gebotene Verlust, in Stärkepunkten.</translation>
    </message>
    <message>
      <source>Bound</source>
      <translation>Grenze</translation>
    </message>
    <message>
      <source>The least or the most that may be bid.</source>
      <translation>Das Mindeste oder Höchste, das geboten werden darf.</translation>
    </message>
    <message>
      <source>A battle of this turn.</source>
      <translation>Eine Schlacht dieses Zuges.</translation>
    </message>
    <message>
      <source>The result of each round, one below the other.</source>
      <translation>Das Ergebnis jeder Runde, eines unter dem anderen.</translation>
    </message>
    <message>
      <source>SP left</source>
      <translation>SP übrig</translation>
    </message>
    <message>
      <source>The strength points that are left, of the attacker and of the defender.</source>
      <translation>Die übrigen Stärkepunkte, die des Angreifers und die des Verteidigers.</translation>
    </message>
    <message>
      <source>A leader who fell.</source>
      <translation>Ein Führer, der gefallen ist.</translation>
    </message>
    <message>
      <source>What became of him, and in which turn.</source>
      <translation>Was aus ihm wurde, und in welchem Zug.</translation>
    </message>
    <message>
      <source>The victory points that it scores.</source>
      <translation>Die Siegpunkte, die das bringt.</translation>
    </message>
    <message>
      <source>The hex of the fortress.</source>
      <translation>Das Hexfeld der Festung.</translation>
    </message>
    <message>
      <source>How many supply trains are in it.</source>
      <translation>Wie viele Trosse in ihr liegen.</translation>
    </message>
    <message>
      <source>One force across</source>
      <translation>Eine Truppe jenseits</translation>
    </message>
    <message>
      <source>defends {0}</source>
      <translation>verteidigt {0}</translation>
    </message>
    <message>
      <source>Main line</source>
      <translation>Hauptlinie</translation>
    </message>
    <message>
      <source>No power has resource or replacement points.</source>
      <translation>Keine Macht hat Rohstoff- oder Ersatzpunkte.</translation>
    </message>
    <message>
      <source>either way</source>
      <translation>beide Arten</translation>
    </message>
    <message>
      <source>fewest R</source>
      <translation>wenigste R</translation>
    </message>
    <message>
      <source>fewest Rep</source>
      <translation>wenigste Rep</translation>
    </message>
    <message>
      <source>Two ways to an infantry division of {0} SP</source>
      <translation>Zwei Wege zu einer Infanteriedivision von {0} SP</translation>
    </message>
    <message>
      <source>None is entered.</source>
      <translation>Keine ist eingetragen.</translation>
    </message>
    <message>
      <source>figures missing</source>
      <translation>Zahlen fehlen</translation>
    </message>
    <message>
      <source>allied minor</source>
      <translation>verbündeter Kleinstaat</translation>
    </message>
    <message>
      <source>allied province</source>
      <translation>verbündete Provinz</translation>
    </message>
    <message>
      <source>Units below strength</source>
      <translation>Einheiten unter voller Stärke</translation>
    </message>
    <message>
      <source>All units are at full strength.</source>
      <translation>Alle Einheiten sind voll.</translation>
    </message>
    <message>
      <source>never replaced</source>
      <translation>nie ersetzt</translation>
    </message>
    <message>
      <source>No power is short of a leader.</source>
      <translation>Niemandem fehlt ein Führer.</translation>
    </message>
    <message>
      <source>The power, or the part of it, that owns the points.</source>
      <translation>Die Macht, oder der Teil von ihr, dem die Punkte gehören.</translation>
    </message>
    <message>
      <source>Its resource points.</source>
      <translation>Ihre Rohstoffpunkte.</translation>
    </message>
    <message>
      <source>Its replacement points.</source>
      <translation>Ihre Ersatzpunkte.</translation>
    </message>
    <message>
      <source>Division of 10</source>
      <translation>Division von 10</translation>
    </message>
    <message>
      <source>In which ways it could pay for a division of ten strength points.</source>
      <translation>Auf welche Arten sie eine Division von zehn Stärkepunkten bezahlen könnte.</translation>
    </message>
    <message>
      <source>Way</source>
      <translation>Weg</translation>
    </message>
    <message>
      <source>A way to pay for the division.</source>
      <translation>Eine Art, die Division zu bezahlen.</translation>
    </message>
    <message>
      <source>What it costs in resource points.</source>
      <translation>Was sie an Rohstoffpunkten kostet.</translation>
    </message>
    <message>
      <source>What it costs in replacement points.</source>
      <translation>Was sie an Ersatzpunkten kostet.</translation>
    </message>
    <message>
      <source>A province or a minor power.</source>
      <translation>Eine Provinz oder ein Kleinstaat.</translation>
    </message>
    <message>
      <source>Who holds it.</source>
      <translation>Wer sie hält.</translation>
    </message>
    <message>
      <source>R / Rep</source>
      <translation>R / Rep</translation>
    </message>
    <message>
      <source>Its resource and replacement points; in brackets what its holder does not get.</source>
      <translation>Ihre Rohstoff- und Ersatzpunkte; in Klammern, was ihr Halter nicht bekommt.</translation>
    </message>
    <message>
      <source>The strength points that it has left, of those in full.</source>
      <translation>Die Stärkepunkte, die sie noch hat, von denen in voller Stärke.</translation>
    </message>
    <message>
      <source>How many leaders it is short of.</source>
      <translation>Mit wie vielen Führern sie zu wenig spielt.</translation>
    </message>
    <message>
      <source>No army or corps leader is on the map.</source>
      <translation>Kein Armee- oder Korpsführer ist auf der Karte.</translation>
    </message>
    <message>
      <source>of this turn</source>
      <translation>aus diesem Zug</translation>
    </message>
    <message>
      <source>units with their leader are as he is</source>
      <translation>Einheiten bei ihrem Führer sind wie er</translation>
    </message>
    <message>
      <source>There are no orders in this turn.</source>
      <translation>Niemand hat in diesem Zug einen Befehl.</translation>
    </message>
    <message>
      <source>Rout and demoralized</source>
      <translation>Geflohen und demoralisiert</translation>
    </message>
    <message>
      <source>No unit has a marker.</source>
      <translation>Keine Einheit hat einen Marker.</translation>
    </message>
    <message>
      <source>Detachment markers</source>
      <translation>Detachement-Marker</translation>
    </message>
    <message>
      <source>All markers are free.</source>
      <translation>Alle Marker sind frei.</translation>
    </message>
    <message>
      <source>The turn of the weather.</source>
      <translation>Der Zug des Wetters.</translation>
    </message>
    <message>
      <source>The weather that was entered for it.</source>
      <translation>Das Wetter, das für ihn eingetragen wurde.</translation>
    </message>
    <message>
      <source>A leader of an army or a corps.</source>
      <translation>Ein Führer einer Armee oder eines Korps.</translation>
    </message>
    <message>
      <source>The command points that he has left, of those he had.</source>
      <translation>Die Befehlspunkte, die ihm bleiben, von denen, die er hatte.</translation>
    </message>
    <message>
      <source>A leader, or a unit away from its leader.</source>
      <translation>Ein Führer, oder eine Einheit abseits ihres Führers.</translation>
    </message>
    <message>
      <source>Whom he, or the unit, is under.</source>
      <translation>Wem er oder die Einheit untersteht.</translation>
    </message>
    <message>
      <source>Who has an order in this turn.</source>
      <translation>Wer in diesem Zug einen Befehl hat.</translation>
    </message>
    <message>
      <source>The marker on it.</source>
      <translation>Der Marker, der auf ihr liegt.</translation>
    </message>
    <message>
      <source>The turn in which it was placed.</source>
      <translation>Der Zug, in dem er gelegt wurde.</translation>
    </message>
    <message>
      <source>The name of the detachment marker.</source>
      <translation>Der Name des Detachement-Markers.</translation>
    </message>
    <message>
      <source>The strength points under it.</source>
      <translation>Die Stärkepunkte, die unter ihm stehen.</translation>
    </message>
    <message>
      <source>Whose</source>
      <translation>Wessen</translation>
    </message>
    <message>
      <source>The side, and the kind of marker.</source>
      <translation>Die Seite und die Art des Markers.</translation>
    </message>
    <message>
      <source>How many of the markers are on the map.</source>
      <translation>Wie viele der Marker auf der Karte liegen.</translation>
    </message>
    <message>
      <source>In all</source>
      <translation>Insgesamt</translation>
    </message>
    <message>
      <source>How many of them there are.</source>
      <translation>Wie viele es davon gibt.</translation>
    </message>
    <message>
      <source>{0} SP of {1}</source>
      <translation>{0} SP von {1}</translation>
    </message>
    <message>
      <source>without a cause</source>
      <translation>ohne Anlass</translation>
    </message>
    <message>
      <source>Levels</source>
      <translation>Stufen</translation>
    </message>
    <message>
      <source>Ends of turns</source>
      <translation>Zugenden</translation>
    </message>
    <message>
      <source>No turn is complete.</source>
      <translation>Kein Zug ist abgeschlossen.</translation>
    </message>
    <message>
      <source>Nothing has happened.</source>
      <translation>Nichts ist geschehen.</translation>
    </message>
    <message>
      <source>Wars with France</source>
      <translation>Kriege mit Frankreich</translation>
    </message>
    <message>
      <source>No war is entered.</source>
      <translation>Kein Krieg ist eingetragen.</translation>
    </message>
    <message>
      <source>No power was coerced.</source>
      <translation>Niemand wurde gezwungen.</translation>
    </message>
    <message>
      <source>The Ottoman war, British landings</source>
      <translation>Der Osmanische Krieg, britische Landungen</translation>
    </message>
    <message>
      <source>Neither is on.</source>
      <translation>Nichts davon ist im Gange.</translation>
    </message>
    <message>
      <source>War with the Ottoman Empire: it ends above {0}</source>
      <translation>Krieg mit dem Osmanischen Reich: Er endet über {0}</translation>
    </message>
    <message>
      <source>None for this scenario; the option on the scenario names it by its case.</source>
      <translation>Keine für dieses Szenario; die Option zum Szenario nennt es mit seinem Fall.</translation>
    </message>
    <message>
      <source>due now</source>
      <translation>Jetzt fällig</translation>
    </message>
    <message>
      <source>done, {0}</source>
      <translation>erledigt, {0}</translation>
    </message>
    <message>
      <source>not reached</source>
      <translation>nicht erreicht</translation>
    </message>
    <message>
      <source>turn of grace</source>
      <translation>Schonzug</translation>
    </message>
    <message>
      <source>gone, {0}</source>
      <translation>weg, {0}</translation>
    </message>
    <message>
      <source>scenario {0}</source>
      <translation>Szenario {0}</translation>
    </message>
    <message>
      <source>{0} elsewhere</source>
      <translation>{0} anderswo</translation>
    </message>
    <message>
      <source>in place</source>
      <translation>steht so</translation>
    </message>
    <message>
      <source>What the points were scored for.</source>
      <translation>Wofür die Punkte vergeben wurden.</translation>
    </message>
    <message>
      <source>The victory points.</source>
      <translation>Die Siegpunkte.</translation>
    </message>
    <message>
      <source>{0} VP</source>
      <translation>{0} VP</translation>
    </message>
    <message>
      <source>Level</source>
      <translation>Stufe</translation>
    </message>
    <message>
      <source>A level of French victory points.</source>
      <translation>Eine Stufe französischer Siegpunkte.</translation>
    </message>
    <message>
      <source>Calls for</source>
      <translation>Verlangt</translation>
    </message>
    <message>
      <source>What to do when it is reached.</source>
      <translation>Was zu tun ist, wenn sie erreicht wird.</translation>
    </message>
    <message>
      <source>The turn that ended.</source>
      <translation>Der Zug, der zu Ende ging.</translation>
    </message>
    <message>
      <source>French VP</source>
      <translation>Französische VP</translation>
    </message>
    <message>
      <source>The French victory points at its end.</source>
      <translation>Die französischen Siegpunkte an seinem Ende.</translation>
    </message>
    <message>
      <source>The power of the marker.</source>
      <translation>Die Macht, der der Marker gehört.</translation>
    </message>
    <message>
      <source>Box from the left</source>
      <translation>Kästchen von links</translation>
    </message>
    <message>
      <source>The box of the index that its marker is in, counted from the left.</source>
      <translation>Das Feld des Index, in dem ihr Marker steht, von links gezählt.</translation>
    </message>
    <message>
      <source>The turn of the event.</source>
      <translation>Der Zug des Ereignisses.</translation>
    </message>
    <message>
      <source>The political event.</source>
      <translation>Das politische Ereignis.</translation>
    </message>
    <message>
      <source>The markers of the index that it moved, and how far.</source>
      <translation>Die Marker des Index, die es bewegt hat, und wie weit.</translation>
    </message>
    <message>
      <source>Who is at war with France.</source>
      <translation>Wer mit Frankreich Krieg führt.</translation>
    </message>
    <message>
      <source>The turn in which the war began.</source>
      <translation>Der Zug, in dem der Krieg begann.</translation>
    </message>
    <message>
      <source>The towns that were taken in it.</source>
      <translation>Die Städte, die in ihm genommen wurden.</translation>
    </message>
    <message>
      <source>Who was coerced.</source>
      <translation>Wer gezwungen wurde.</translation>
    </message>
    <message>
      <source>The numbers of the conditions.</source>
      <translation>Die Nummern der Bedingungen.</translation>
    </message>
    <message>
      <source>The provinces that it had to cede.</source>
      <translation>Die Provinzen, die sie abtreten musste.</translation>
    </message>
    <message>
      <source>The war, or the force that landed.</source>
      <translation>Der Krieg, oder die Truppe, die gelandet ist.</translation>
    </message>
    <message>
      <source>The turn in which it began, or landed.</source>
      <translation>Der Zug, in dem er begann oder sie landete.</translation>
    </message>
    <message>
      <source>The number of the correction.</source>
      <translation>Die Nummer der Berichtigung.</translation>
    </message>
    <message>
      <source>What is where</source>
      <translation>Was wo ist</translation>
    </message>
    <message>
      <source>What is where instead.</source>
      <translation>Was stattdessen wo steht.</translation>
    </message>
    <message>
      <source>over, {0}</source>
      <translation>vorbei, {0}</translation>
    </message>
    <message>
      <source>British force in {0}</source>
      <translation>Britische Truppe in {0}</translation>
    </message>
    <message>
      <source>No leader is in the books.</source>
      <translation>Kein Führer steht in den Büchern.</translation>
    </message>
    <message>
      <source>boxes above + in the bottom row of their charts</source>
      <translation>Kästchen oben + in der unteren Reihe ihrer Tafeln</translation>
    </message>
    <message>
      <source>Depots and trains</source>
      <translation>Depots und Trosse</translation>
    </message>
    <message>
      <source>No depot and no train is in the books.</source>
      <translation>Kein Depot und kein Tross steht in den Büchern.</translation>
    </message>
    <message>
      <source>Powers</source>
      <translation>Mächte</translation>
    </message>
    <message>
      <source>No power has had points.</source>
      <translation>Keine Macht hatte Punkte.</translation>
    </message>
    <message>
      <source>A leader of the side.</source>
      <translation>Ein Führer der Seite.</translation>
    </message>
    <message>
      <source>His ratings, as the counter prints them.</source>
      <translation>Seine Werte, wie der Spielstein sie nennt.</translation>
    </message>
    <message>
      <source>How many units his chart has room for: above, and in the bottom row.</source>
      <translation>Für wie viele Einheiten seine Tafel Platz hat: oben und in der unteren Reihe.</translation>
    </message>
    <message>
      <source>The formation that he leads or belongs to.</source>
      <translation>Der Verband, den er führt oder zu dem er gehört.</translation>
    </message>
    <message>
      <source>Counter</source>
      <translation>Spielstein</translation>
    </message>
    <message>
      <source>The name of the counter.</source>
      <translation>Der Name des Spielsteins.</translation>
    </message>
    <message>
      <source>Whether it is a depot or a train.</source>
      <translation>Ob es ein Depot oder ein Tross ist.</translation>
    </message>
    <message>
      <source>Where it was detached from.</source>
      <translation>Wovon es abgeteilt wurde.</translation>
    </message>
    <message>
      <source>Strike a box for each SP lost.</source>
      <translation>Für jeden verlorenen SP ein Kästchen streichen.</translation>
    </message>
    <message>
      <source>Resource</source>
      <translation>Rohstoff</translation>
    </message>
    <message>
      <source>Replacement</source>
      <translation>Ersatz</translation>
    </message>
    <message>
      <source>Victory</source>
      <translation>Sieg</translation>
    </message>
    <message>
      <source>A leader</source>
      <translation>Ein Führer</translation>
    </message>
    <message>
      <source>A train or depot</source>
      <translation>Ein Tross oder Depot</translation>
    </message>
    <message>
      <source>{0} has no strength points.</source>
      <translation>{0} hat keine Stärkepunkte.</translation>
    </message>
    <message>
      <source>{0} Points</source>
      <translation>{0} Punkte</translation>
    </message>
    <message>
      <source>{0} armies</source>
      <translation>Armeen: {0}</translation>
    </message>
    <message>
      <source>strength points by army and corps</source>
      <translation>Stärkepunkte nach Armee und Korps</translation>
    </message>
    <message>
      <source>Towns and forage</source>
      <translation>Städte und Fouragieren</translation>
    </message>
    <message>
      <source>No town is entered.</source>
      <translation>Keine Stadt ist eingetragen.</translation>
    </message>
    <message>
      <source>room for {0}</source>
      <translation>Platz für {0}</translation>
    </message>
    <message>
      <source>Supply of this turn</source>
      <translation>Versorgung dieses Zuges</translation>
    </message>
    <message>
      <source>Nothing is entered for this turn.</source>
      <translation>Für diesen Zug ist nichts eingetragen.</translation>
    </message>
    <message>
      <source>attrition taken</source>
      <translation>Verschleiß erlitten</translation>
    </message>
    <message>
      <source>Depots and depot cities</source>
      <translation>Depots und Depotstädte</translation>
    </message>
    <message>
      <source>No depot is on the map.</source>
      <translation>Kein Depot ist auf der Karte.</translation>
    </message>
    <message>
      <source>No supply train is on the map.</source>
      <translation>Kein Tross ist auf der Karte.</translation>
    </message>
    <message>
      <source>None is kept.</source>
      <translation>Keiner wird geführt.</translation>
    </message>
    <message>
      <source>each feeds {0} corps</source>
      <translation>jede ernährt {0} Korps</translation>
    </message>
    <message>
      <source>at most {0} in a hex</source>
      <translation>höchstens {0} in einem Hexfeld</translation>
    </message>
    <message>
      <source>A town that feeds corps, with its hex.</source>
      <translation>Eine Stadt, die Korps ernährt, mit ihrem Hexfeld.</translation>
    </message>
    <message>
      <source>For</source>
      <translation>Für</translation>
    </message>
    <message>
      <source>The sides that it is friendly to.</source>
      <translation>Die Seiten, denen sie freundlich gesinnt ist.</translation>
    </message>
    <message>
      <source>How many corps it feeds in this turn, of those it can.</source>
      <translation>Wie viele Korps sie in diesem Zug ernährt, von denen, die sie kann.</translation>
    </message>
    <message>
      <source>A corps, or units fed like one.</source>
      <translation>Ein Korps, oder wer wie eines ernährt wird.</translation>
    </message>
    <message>
      <source>Fed by</source>
      <translation>Versorgt von</translation>
    </message>
    <message>
      <source>What feeds it in this turn.</source>
      <translation>Was es in diesem Zug ernährt.</translation>
    </message>
    <message>
      <source>{0} (depot city)</source>
      <translation>{0} (Depotstadt)</translation>
    </message>
    <message>
      <source>A depot, or a city that serves as one.</source>
      <translation>Ein Depot, oder eine Stadt, die als solches dient.</translation>
    </message>
    <message>
      <source>The trains that are there.</source>
      <translation>Die Trosse, die dort stehen.</translation>
    </message>
    <message>
      <source>The town or hex of the markers.</source>
      <translation>Die Stadt oder das Hexfeld der Marker.</translation>
    </message>
    <message>
      <source>The markers that are kept in secret there.</source>
      <translation>Die Marker, die dort geheim gehalten werden.</translation>
    </message>
    <message>
      <source>{0}, besieged?</source>
      <translation>{0}, belagert?</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.siege</name>
    <message>
      <source>Whether it traces supply to a depot, a supply train or a depot city.</source>
      <translation>Ob sie eine Versorgungslinie zu einem Depot, einem Tross oder einer Depotstadt hat.</translation>
    </message>
    <message>
      <source>Whether it can forage.</source>
      <translation>Ob sie fouragieren kann.</translation>
    </message>
    <message>
      <source>Whether it moved; that makes no difference here.</source>
      <translation>Ob sie sich bewegt hat; das macht hier keinen Unterschied.</translation>
    </message>
    <message>
      <source>whether it moved or not</source>
      <translation>ob bewegt oder nicht</translation>
    </message>
    <message>
      <source>Whether it takes attrition.</source>
      <translation>Ob sie Verschleiß erleidet.</translation>
    </message>
    <message>
      <source>Attrition of a garrison</source>
      <translation>Verschleiß einer Garnison</translation>
    </message>
    <message>
      <source>Can forage</source>
      <translation>Kann fouragieren</translation>
    </message>
    <message>
      <source>Moved</source>
      <translation>Bewegt</translation>
    </message>
    <message>
      <source>Takes attrition</source>
      <translation>Erleidet Verschleiß</translation>
    </message>
    <message>
      <source>The die for each depot.</source>
      <translation>Der Würfel für jedes Depot.</translation>
    </message>
    <message>
      <source>has {0} die; {1} are rolled.</source>
      <translation>hat {0} Würfel; gewürfelt wird mit {1}.</translation>
    </message>
    <message>
      <source>has {0} dice; {1} are rolled.</source>
      <translation>hat {0} Würfel; gewürfelt wird mit {1}.</translation>
    </message>
    <message>
      <source>Trains in all.</source>
      <translation>Trosse insgesamt.</translation>
    </message>
    <message>
      <source>Trains for besieged depots</source>
      <translation>Trosse für belagerte Depots</translation>
    </message>
    <message>
      <source>Depot {0}</source>
      <translation>Depot {0}</translation>
    </message>
    <message>
      <source>as many trains as the die shows</source>
      <translation>so viele Trosse, wie der Würfel zeigt</translation>
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
      <source>Enter one for each depot.</source>
      <translation>Für jedes Depot einen eintragen.</translation>
    </message>
  </context>
  <context>
    <name>games.grande_armee.supply</name>
    <message>
      <source>Depleted markers in the hex.</source>
      <translation>Erschöpft-Marker im Hexfeld.</translation>
    </message>
    <message>
      <source>Whether it is a depot city.</source>
      <translation>Ob es eine Depotstadt ist.</translation>
    </message>
    <message>
      <source>Whether mud and snow put a marker into depot cities too.</source>
      <translation>Ob Schlamm und Schnee auch in Depotstädte einen Marker legen.</translation>
    </message>
    <message>
      <source>Whether it may be built.</source>
      <translation>Ob es gebaut werden darf.</translation>
    </message>
    <message>
      <source>Depleted markers that are added.</source>
      <translation>Erschöpft-Marker, die hinzukommen.</translation>
    </message>
    <message>
      <source>no marker in a depot city</source>
      <translation>kein Marker in einer Depotstadt</translation>
    </message>
    <message>
      <source>Building a depot</source>
      <translation>Bau eines Depots</translation>
    </message>
    <message>
      <source>The depot city.</source>
      <translation>Die Depotstadt.</translation>
    </message>
    <message>
      <source>Depots of allies that are in it.</source>
      <translation>Depots von Verbündeten, die darin stehen.</translation>
    </message>
    <message>
      <source>The power that builds.</source>
      <translation>Die bauende Macht.</translation>
    </message>
    <message>
      <source>Whether the owner of the city gives leave.</source>
      <translation>Ob der Besitzer der Stadt es erlaubt.</translation>
    </message>
    <message>
      <source>Whether it is allowed.</source>
      <translation>Ob es erlaubt ist.</translation>
    </message>
    <message>
      <source>Depot in a city of an ally</source>
      <translation>Depot in einer Stadt eines Verbündeten</translation>
    </message>
    <message>
      <source>The nation of the depot, depot city or train.</source>
      <translation>Die Nation des Depots, der Depotstadt oder des Trosses.</translation>
    </message>
    <message>
      <source>The scenario, where one has a rule of its own: 1813.</source>
      <translation>Das Szenario, wo eines eine eigene Regel hat: 1813.</translation>
    </message>
    <message>
      <source>The case of your rules that makes an exception.</source>
      <translation>Der Fall der eigenen Regeln, der eine Ausnahme macht.</translation>
    </message>
    <message>
      <source>Whom a depot feeds</source>
      <translation>Wen ein Depot versorgt</translation>
    </message>
    <message>
      <source>Depot city</source>
      <translation>Depotstadt</translation>
    </message>
    <message>
      <source>Depot cities get the marker too</source>
      <translation>Auch Depotstädte erhalten den Marker</translation>
    </message>
    <message>
      <source>they forbid nothing</source>
      <translation>sie verbieten nichts</translation>
    </message>
    <message>
      <source>Markers added</source>
      <translation>Hinzugefügte Marker</translation>
    </message>
    <message>
      <source>Depots of allies there</source>
      <translation>Depots von Verbündeten dort</translation>
    </message>
    <message>
      <source>{0} may build</source>
      <translation>{0} darf bauen</translation>
    </message>
    <message>
      <source>in 1813 as if Prussian</source>
      <translation>1813 wie preußisch</translation>
    </message>
    <message>
      <source>same nation only</source>
      <translation>nur dieselbe Nation</translation>
    </message>
    <message>
      <source>Same nation</source>
      <translation>Dieselbe Nation</translation>
    </message>
    <message>
      <source>It feeds them</source>
      <translation>Es versorgt sie</translation>
    </message>
    <message>
      <source>Whose units they are.</source>
      <translation>Wessen Einheiten es sind.</translation>
    </message>
    <message>
      <source>Hexes from the unit that is farthest off; 0 in the town itself.</source>
      <translation>Hexfelder von der am weitesten entfernten Einheit; 0 in der Stadt selbst.</translation>
    </message>
    <message>
      <source>Whether a depleted marker is there.</source>
      <translation>Ob dort ein Erschöpft-Marker liegt.</translation>
    </message>
    <message>
      <source>How many corps draw on the place, this one among them; a loose Army Reserve is one.</source>
      <translation>Wie viele Korps von dem Ort zehren, dieses eingeschlossen; eine einzelne Armeereserve ist eines.</translation>
    </message>
    <message>
      <source>Whether a unit of it is stacked with one of another corps.</source>
      <translation>Ob eine seiner Einheiten bei einer eines anderen Korps steht.</translation>
    </message>
    <message>
      <source>Whether the town is friendly.</source>
      <translation>Ob die Stadt befreundet ist.</translation>
    </message>
    <message>
      <source>Whether those others are Army Reserves.</source>
      <translation>Ob diese anderen Armeereserven sind.</translation>
    </message>
    <message>
      <source>The conditions that do not hold.</source>
      <translation>Die Bedingungen, die nicht erfüllt sind.</translation>
    </message>
    <message>
      <source>May forage</source>
      <translation>Darf fouragieren</translation>
    </message>
    <message>
      <source>Corps there.</source>
      <translation>Korps dort.</translation>
    </message>
    <message>
      <source>Whether all of them are unsupplied.</source>
      <translation>Ob alle davon unversorgt sind.</translation>
    </message>
    <message>
      <source>Whether the place gets a depleted marker.</source>
      <translation>Ob der Ort einen Erschöpft-Marker erhält.</translation>
    </message>
    <message>
      <source>Too many for one town</source>
      <translation>Zu viele für eine Stadt</translation>
    </message>
    <message>
      <source>Whether it was the side's at the start.</source>
      <translation>Ob sie am Anfang der Seite gehörte.</translation>
    </message>
    <message>
      <source>Who was the last to enter it; blank if no unit has since the start.</source>
      <translation>Wer sie zuletzt betreten hat; offen: niemand seit Beginn.</translation>
    </message>
    <message>
      <source>Whether it is.</source>
      <translation>Ob sie es ist.</translation>
    </message>
    <message>
      <source>Friendly town</source>
      <translation>Befreundete Stadt</translation>
    </message>
    <message>
      <source>Hexes to the farthest unit</source>
      <translation>Hexfelder zur fernsten Einheit</translation>
    </message>
    <message>
      <source>Depleted marker</source>
      <translation>Erschöpft-Marker</translation>
    </message>
    <message>
      <source>The others are Army Reserves</source>
      <translation>Die anderen sind Armeereserven</translation>
    </message>
    <message>
      <source>it feeds {0}</source>
      <translation>sie ernährt {0}</translation>
    </message>
    <message>
      <source>All unsupplied, and a depleted marker</source>
      <translation>Alle unversorgt, und ein Erschöpft-Marker</translation>
    </message>
    <message>
      <source>Own at the start</source>
      <translation>Am Anfang eigen</translation>
    </message>
    <message>
      <source>no unit has entered it since the start</source>
      <translation>niemand hat sie seit Beginn betreten</translation>
    </message>
    <message>
      <source>whoever was there last</source>
      <translation>wer zuletzt dort war</translation>
    </message>
    <message>
      <source>Friendly</source>
      <translation>Befreundet</translation>
    </message>
    <message>
      <source>Distance</source>
      <translation>Entfernung</translation>
    </message>
    <message>
      <source>other hex</source>
      <translation>anderes Hexfeld</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.battle</name>
    <message>
      <source>Hexes that attack together in the first round</source>
      <translation>Hexfelder, die in der ersten Runde gemeinsam angreifen</translation>
    </message>
    <message>
      <source>Round from which other hexes join</source>
      <translation>Runde, ab der andere Hexfelder hinzukommen</translation>
    </message>
    <message>
      <source>times the least loss</source>
      <translation>mal der Mindestverlust</translation>
    </message>
    <message>
      <source>Most that a bid rises</source>
      <translation>Höchster Anstieg eines Gebots</translation>
    </message>
    <message>
      <source>Part lost by a routed unit that routs again</source>
      <translation>Verlorener Anteil einer geflohenen Einheit, die erneut flieht</translation>
    </message>
    <message>
      <source>Advance Points for a further round</source>
      <translation>Vormarschpunkte für eine weitere Runde</translation>
    </message>
    <message>
      <source>Advance Points for a pursuit</source>
      <translation>Vormarschpunkte für eine Verfolgung</translation>
    </message>
    <message>
      <source>Pursuits of a unit in a turn</source>
      <translation>Verfolgungen einer Einheit in einem Zug</translation>
    </message>
    <message>
      <source>Hexes of even columns are lower</source>
      <translation>Hexfelder gerader Spalten liegen tiefer</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.battle_cases</name>
    <message>
      <source>The morale of a leader leaves the morale of his nation as it is.</source>
      <translation>Die Moral eines Führers lässt die Moral seiner Nation, wie sie ist.</translation>
    </message>
    <message>
      <source>Organized corps count before corps equivalents, which are for units without a corps commander, such as Brunswick's army of 1806.</source>
      <translation>Organisierte Korps zählen vor Korpsäquivalenten, die für Einheiten ohne Korpsbefehlshaber sind, etwa Braunschweigs Armee von 1806.</translation>
    </message>
    <message>
      <source>Of the three exceptions to a march to the guns, the third is about hexes that enemy units attack.</source>
      <translation>Von den drei Ausnahmen beim Marsch zum Kanonendonner betrifft die dritte Hexfelder, die feindliche Einheiten angreifen.</translation>
    </message>
    <message>
      <source>A Withdraw result pushes the defender back; the battle goes on while the attacker can and will.</source>
      <translation>Ein Ergebnis Withdraw drängt den Verteidiger zurück; die Schlacht geht weiter, solange der Angreifer kann und will.</translation>
    </message>
    <message>
      <source>Units inside a fortress stand and defend; to withdraw, or to defend a river, they must be outside.</source>
      <translation>Einheiten in einer Festung halten stand und verteidigen; um abzuziehen oder einen Fluss zu verteidigen, müssen sie außerhalb sein.</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.calendar</name>
    <message>
      <source>Turns in a month</source>
      <translation>Züge in einem Monat</translation>
    </message>
    <message>
      <source>Months that open with an Interphase</source>
      <translation>Monate, die mit einer Zwischenphase beginnen</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.command</name>
    <message>
      <source>Command points of a corps leader who activates himself</source>
      <translation>Befehlspunkte eines Korpsführers, der sich selbst aktiviert</translation>
    </message>
    <message>
      <source>Archduke John in 19.12, after his arrival</source>
      <translation>Erzherzog Johann in 19.12, nach seinem Eintreffen</translation>
    </message>
    <message>
      <source>Archduke John in 19.13</source>
      <translation>Erzherzog Johann in 19.13</translation>
    </message>
    <message>
      <source>Massena in 19.13</source>
      <translation>Massena in 19.13</translation>
    </message>
    <message>
      <source>Most strength points that fight in a skirmish</source>
      <translation>Höchste Zahl von Stärkepunkten, die in einem Scharmützel kämpfen</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.corrections</name>
    <message>
      <source>The French force at Austerlitz</source>
      <translation>Die französische Truppe bei Austerlitz</translation>
    </message>
    <message>
      <source>Davout with the 1st, 2nd and 3rd infantry divisions (5, 4, 4 SP), the 2nd light cavalry brigade and the 5th artillery: added</source>
      <translation>Davout mit der 1., 2. und 3. Infanteriedivision (5, 4, 4 SP), der 2. leichten Kavalleriebrigade und der 5. Artillerie: hinzugefügt</translation>
    </message>
    <message>
      <source>1st infantry division in 1805</source>
      <translation>1. Infanteriedivision 1805</translation>
    </message>
    <message>
      <source>2nd infantry division in 1805</source>
      <translation>2. Infanteriedivision 1805</translation>
    </message>
    <message>
      <source>3rd infantry division in 1805</source>
      <translation>3. Infanteriedivision 1805</translation>
    </message>
    <message>
      <source>One Mameluke cavalry and one bridge train, together, on IV September</source>
      <translation>Eine Mamelucken-Kavallerie und ein Brückentrain, zusammen, an IV September</translation>
    </message>
    <message>
      <source>B2401, B2308 or B2504</source>
      <translation>B2401, B2308 oder B2504</translation>
    </message>
    <message>
      <source>Napoleon: on the map from the start, no reinforcement</source>
      <translation>Napoleon: von Anfang an auf der Karte, keine Verstärkung</translation>
    </message>
    <message>
      <source>1st infantry division of Württemberg</source>
      <translation>1. Infanteriedivision von Württemberg</translation>
    </message>
    <message>
      <source>Mack and his units; the detachment with them starts on its own</source>
      <translation>Mack und seine Einheiten; das Detachement bei ihnen beginnt allein</translation>
    </message>
    <message>
      <source>5th and 7th dragoons under Riesch</source>
      <translation>5. und 7. Dragoner unter Riesch</translation>
    </message>
    <message>
      <source>The Austrian detachment in B4501</source>
      <translation>Das österreichische Detachement in B4501</translation>
    </message>
    <message>
      <source>number 1</source>
      <translation>Nummer 1</translation>
    </message>
    <message>
      <source>number 2</source>
      <translation>Nummer 2</translation>
    </message>
    <message>
      <source>Infantry division in John's Army of the Tyrol</source>
      <translation>Infanteriedivision in Johanns Armee von Tirol</translation>
    </message>
    <message>
      <source>Constantine's 8th artillery division</source>
      <translation>Konstantins 8. Artilleriedivision</translation>
    </message>
    <message>
      <source>8th light cavalry division</source>
      <translation>8. leichte Kavalleriedivision</translation>
    </message>
    <message>
      <source>Prussian depot</source>
      <translation>Preußisches Depot</translation>
    </message>
    <message>
      <source>Prussian detachment</source>
      <translation>Preußisches Detachement</translation>
    </message>
    <message>
      <source>Lannes and his corps</source>
      <translation>Lannes und sein Korps</translation>
    </message>
    <message>
      <source>Jerome's units: on the map from the start, before Glogau</source>
      <translation>Jérômes Einheiten: von Anfang an auf der Karte, vor Glogau</translation>
    </message>
    <message>
      <source>Lestocq and his army</source>
      <translation>Lestocq und seine Armee</translation>
    </message>
    <message>
      <source>Berthier, who has no counter and is rated 3-0-0</source>
      <translation>Berthier, der keinen Spielstein hat und die Werte 3-0-0</translation>
    </message>
    <message>
      <source>not on the chart</source>
      <translation>nicht auf der Tafel</translation>
    </message>
    <message>
      <source>Initiative of Berthier</source>
      <translation>Initiative von Berthier</translation>
    </message>
    <message>
      <source>Combat bonus of Berthier</source>
      <translation>Kampfbonus von Berthier</translation>
    </message>
    <message>
      <source>Morale of Berthier</source>
      <translation>Moral von Berthier</translation>
    </message>
    <message>
      <source>French depot</source>
      <translation>Französisches Depot</translation>
    </message>
    <message>
      <source>Russian depot</source>
      <translation>Russisches Depot</translation>
    </message>
    <message>
      <source>Where the Austrian corps draw their line of communication</source>
      <translation>Wohin die österreichischen Korps ihre Verbindungslinie ziehen</translation>
    </message>
    <message>
      <source>D0626 or D1432</source>
      <translation>D0626 oder D1432</translation>
    </message>
    <message>
      <source>Units of Lefebvre and Mortier, on II July</source>
      <translation>Einheiten von Lefebvre und Mortier, an II July</translation>
    </message>
    <message>
      <source>the edge of map D, 0110 to 0114</source>
      <translation>der Rand der Karte D, 0110 bis 0114</translation>
    </message>
    <message>
      <source>French detachment</source>
      <translation>Französisches Detachement</translation>
    </message>
    <message>
      <source>Detachment 7, the same piece</source>
      <translation>Detachement 7, derselbe Stein</translation>
    </message>
    <message>
      <source>Ney's artillery</source>
      <translation>Neys Artillerie</translation>
    </message>
    <message>
      <source>5th and 6th</source>
      <translation>5. und 6.</translation>
    </message>
    <message>
      <source>22nd and 23rd</source>
      <translation>22. und 23.</translation>
    </message>
    <message>
      <source>Augereau on IV September, in Frankfurt if Bamberg is lost</source>
      <translation>Augereau am IV September, in Frankfurt, falls Bamberg verloren ist</translation>
    </message>
    <message>
      <source>A3334 or A2632</source>
      <translation>A3334 oder A2632</translation>
    </message>
    <message>
      <source>Artillery in Hiller's corps, listed twice</source>
      <translation>Artillerie in Hillers Korps, zweimal aufgeführt</translation>
    </message>
    <message>
      <source>6th, 7th, 8th</source>
      <translation>6., 7., 8.</translation>
    </message>
    <message>
      <source>11th, 12th, 13th</source>
      <translation>11., 12., 13.</translation>
    </message>
    <message>
      <source>Schwarzenberg's force</source>
      <translation>Schwarzenbergs Truppe</translation>
    </message>
    <message>
      <source>Units that besiege Stettin</source>
      <translation>Einheiten, die Stettin belagern</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.economy</name>
    <message>
      <source>Resource points for each SP replaced</source>
      <translation>Rohstoffpunkte für jeden ersetzten SP</translation>
    </message>
    <message>
      <source>Replacement points for each SP replaced</source>
      <translation>Ersatzpunkte für jeden ersetzten SP</translation>
    </message>
    <message>
      <source>Infantry division: full strength</source>
      <translation>Infanteriedivision: volle Stärke</translation>
    </message>
    <message>
      <source>Infantry division at full strength: resource points</source>
      <translation>Infanteriedivision mit voller Stärke: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Infantry division at full strength: replacement points</source>
      <translation>Infanteriedivision mit voller Stärke: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Infantry division: low strength</source>
      <translation>Infanteriedivision: niedrige Stärke</translation>
    </message>
    <message>
      <source>Infantry division at low strength: resource points</source>
      <translation>Infanteriedivision mit niedriger Stärke: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Infantry division at low strength: replacement points</source>
      <translation>Infanteriedivision mit niedriger Stärke: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Light cavalry division: low strength</source>
      <translation>Leichte Kavalleriedivision: niedrige Stärke</translation>
    </message>
    <message>
      <source>Heavy cavalry division: low strength</source>
      <translation>Schwere Kavalleriedivision: niedrige Stärke</translation>
    </message>
    <message>
      <source>Heavy cavalry brigade: replacement points</source>
      <translation>Schwere Kavalleriebrigade: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Annexed: resource points</source>
      <translation>Annektiert: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Annexed: replacement points</source>
      <translation>Annektiert: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Conquered: resource points</source>
      <translation>Erobert: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Conquered: replacement points</source>
      <translation>Erobert: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Ceded: resource points</source>
      <translation>Abgetreten: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Ceded: replacement points</source>
      <translation>Abgetreten: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Allied province: resource points</source>
      <translation>Verbündete Provinz: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Allied province: replacement points</source>
      <translation>Verbündete Provinz: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Allied minor power, units missing: resource points</source>
      <translation>Verbündeter Kleinstaat, Einheiten fehlen: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Allied minor power, units missing: replacement points</source>
      <translation>Verbündeter Kleinstaat, Einheiten fehlen: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Allied minor power, complete: resource points</source>
      <translation>Verbündeter Kleinstaat, vollständig: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Allied minor power, complete: replacement points</source>
      <translation>Verbündeter Kleinstaat, vollständig: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Belgium, Holland, British/German Alliance, complete: resource points</source>
      <translation>Belgien, Holland, Britisch-Deutsche Allianz, vollständig: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Belgium, Holland, British/German Alliance, complete: replacement points</source>
      <translation>Belgien, Holland, Britisch-Deutsche Allianz, vollständig: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Neither allied nor held: resource points</source>
      <translation>Weder verbündet noch gehalten: Rohstoffpunkte</translation>
    </message>
    <message>
      <source>Neither allied nor held: replacement points</source>
      <translation>Weder verbündet noch gehalten: Ersatzpunkte</translation>
    </message>
    <message>
      <source>Grand Duchy of Hesse</source>
      <translation>Großherzogtum Hessen</translation>
    </message>
    <message>
      <source>Grand Duchy of Hesse: first figure of its resource income</source>
      <translation>Großherzogtum Hessen: erste Zahl der Rohstoffeinnahmen</translation>
    </message>
    <message>
      <source>Grand Duchy of Hesse: second figure of its resource income</source>
      <translation>Großherzogtum Hessen: zweite Zahl der Rohstoffeinnahmen</translation>
    </message>
    <message>
      <source>Grand Duchy of Hesse: third figure of its resource income</source>
      <translation>Großherzogtum Hessen: dritte Zahl der Rohstoffeinnahmen</translation>
    </message>
    <message>
      <source>British/German Alliance</source>
      <translation>Britisch-Deutsche Allianz</translation>
    </message>
    <message>
      <source>Kingdom of Italy</source>
      <translation>Königreich Italien</translation>
    </message>
    <message>
      <source>Divisions of Naples</source>
      <translation>Divisionen von Neapel</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.leaders</name>
    <message>
      <source>Supreme commanders and army leaders together</source>
      <translation>Oberbefehlshaber und Armeeführer zusammen</translation>
    </message>
    <message>
      <source>Corps leaders</source>
      <translation>Korpsführer</translation>
    </message>
    <message>
      <source>Division and brigade leaders together</source>
      <translation>Divisions- und Brigadeführer zusammen</translation>
    </message>
    <message>
      <source>Cavalry for each cavalry leader</source>
      <translation>Kavallerie für jeden Kavallerieführer</translation>
    </message>
    <message>
      <source>Rounds in which a cavalry leader helps</source>
      <translation>Runden, in denen ein Kavallerieführer hilft</translation>
    </message>
    <message>
      <source>First figure of a generic leader</source>
      <translation>Erste Zahl eines namenlosen Führers</translation>
    </message>
    <message>
      <source>Combat bonus of a generic leader</source>
      <translation>Kampfbonus eines namenlosen Führers</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.movement</name>
    <message>
      <source>Off a movement allowance in clear weather</source>
      <translation>Abzug vom Bewegungswert bei klarem Wetter</translation>
    </message>
    <message>
      <source>Off a movement allowance in mud</source>
      <translation>Abzug vom Bewegungswert bei Schlamm</translation>
    </message>
    <message>
      <source>Off a movement allowance in snow</source>
      <translation>Abzug vom Bewegungswert bei Schnee</translation>
    </message>
    <message>
      <source>More for a bridge over a major river</source>
      <translation>Aufschlag für eine Brücke über einen großen Fluss</translation>
    </message>
    <message>
      <source>More for a minor river without a bridge</source>
      <translation>Aufschlag für einen kleinen Fluss ohne Brücke</translation>
    </message>
    <message>
      <source>More for a bridge over a minor river</source>
      <translation>Aufschlag für eine Brücke über einen kleinen Fluss</translation>
    </message>
    <message>
      <source>A partly rough hex from a rough or partly rough one</source>
      <translation>Ein teilweise raues Hexfeld aus einem rauen oder teilweise rauen</translation>
    </message>
    <message>
      <source>Leaving a hex where corps concentrated</source>
      <translation>Verlassen eines Hexfelds, in dem Korps sich konzentriert haben</translation>
    </message>
    <message>
      <source>Supply trains in a hex outside a siege</source>
      <translation>Trosse in einem Hexfeld außerhalb einer Belagerung</translation>
    </message>
    <message>
      <source>Last map that the rules name</source>
      <translation>Letzte Karte, die die Regeln nennen</translation>
    </message>
    <message>
      <source>Last column that the rules name</source>
      <translation>Letzte Spalte, die die Regeln nennen</translation>
    </message>
    <message>
      <source>Last row that the rules name</source>
      <translation>Letzte Reihe, die die Regeln nennen</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.options</name>
    <message>
      <source>First turn of the campaign</source>
      <translation>Erster Zug des Feldzugs</translation>
    </message>
    <message>
      <source>The turn in which the campaign begins, as its number in the month, month and year.</source>
      <translation>Der Zug, in dem der Feldzug beginnt, als Nummer im Monat, Monat und Jahr.</translation>
    </message>
    <message>
      <source>Who is the First Player</source>
      <translation>Wer der Erste Spieler ist</translation>
    </message>
    <message>
      <source>Which side moves first in a turn; your scenario says it.</source>
      <translation>Welche Seite in einem Zug zuerst zieht; das Szenario sagt es.</translation>
    </message>
    <message>
      <source>The French</source>
      <translation>Die Franzosen</translation>
    </message>
    <message>
      <source>The Coalition</source>
      <translation>Die Koalition</translation>
    </message>
    <message>
      <source>Interphases</source>
      <translation>Zwischenphasen</translation>
    </message>
    <message>
      <source>Whether an Interphase with politics, income and construction opens each quarter of a year; only the Grand Campaign has them.</source>
      <translation>Ob eine Zwischenphase mit Politik, Einnahmen und Bau jedes Vierteljahr eröffnet; nur der Große Feldzug hat sie.</translation>
    </message>
    <message>
      <source>Before each quarter</source>
      <translation>Vor jedem Vierteljahr</translation>
    </message>
    <message>
      <source>None: a scenario without them</source>
      <translation>Keine: ein Szenario ohne sie</translation>
    </message>
    <message>
      <source>The scenario that you play, by its case: command points and special rules go by it.</source>
      <translation>Das gespielte Szenario, mit seinem Fall: Befehlspunkte und Sonderregeln richten sich danach.</translation>
    </message>
    <message>
      <source>Dresden and Leipzig, 1813</source>
      <translation>Dresden und Leipzig, 1813</translation>
    </message>
    <message>
      <source>Massena against Archduke Charles, 1805</source>
      <translation>Massena gegen Erzherzog Karl, 1805</translation>
    </message>
    <message>
      <source>Ulm, 1805</source>
      <translation>Ulm, 1805</translation>
    </message>
    <message>
      <source>The campaign of 1805</source>
      <translation>Der Feldzug von 1805</translation>
    </message>
    <message>
      <source>Austerlitz, the battle rules</source>
      <translation>Austerlitz, die Schlachtregeln</translation>
    </message>
    <message>
      <source>Jena and Auerstadt, 1806</source>
      <translation>Jena und Auerstedt, 1806</translation>
    </message>
    <message>
      <source>Eylau and Friedland, 1806 and 1807</source>
      <translation>Eylau und Friedland, 1806 und 1807</translation>
    </message>
    <message>
      <source>Ratisbon, 1809</source>
      <translation>Regensburg, 1809</translation>
    </message>
    <message>
      <source>The campaign of 1809</source>
      <translation>Der Feldzug von 1809</translation>
    </message>
    <message>
      <source>Russia, 1812</source>
      <translation>Russland, 1812</translation>
    </message>
    <message>
      <source>France, 1814</source>
      <translation>Frankreich, 1814</translation>
    </message>
    <message>
      <source>Least movement in mud and snow</source>
      <translation>Mindestbewegung in Schlamm und Schnee</translation>
    </message>
    <message>
      <source>Whether weather can take the whole movement allowance.</source>
      <translation>Ob das Wetter den ganzen Bewegungswert nehmen kann.</translation>
    </message>
    <message>
      <source>It can: 0</source>
      <translation>Es kann: 0</translation>
    </message>
    <message>
      <source>1 is always left</source>
      <translation>1 bleibt immer</translation>
    </message>
    <message>
      <source>Stronger units in the bottom row</source>
      <translation>Stärkere Einheiten in der unteren Reihe</translation>
    </message>
    <message>
      <source>Whether a unit with a strength marker may have a box of the bottom row.</source>
      <translation>Ob eine Einheit mit Stärkemarker ein Kästchen der unteren Reihe haben darf.</translation>
    </message>
    <message>
      <source>Half of an odd strength</source>
      <translation>Die Hälfte einer ungeraden Stärke</translation>
    </message>
    <message>
      <source>Whether a routed unit that routs again loses the half rounded up or down.</source>
      <translation>Ob eine geflohene Einheit, die erneut flieht, die Hälfte auf- oder abgerundet verliert.</translation>
    </message>
    <message>
      <source>Rounded to the nearest, a half up</source>
      <translation>Zum Nächsten gerundet, ein halber auf</translation>
    </message>
    <message>
      <source>Two leaders of the highest rank</source>
      <translation>Zwei Führer des höchsten Ranges</translation>
    </message>
    <message>
      <source>Whether the bonuses of cavalry leaders are gone, too, where two leaders share the highest rank.</source>
      <translation>Ob auch die Boni der Kavallerieführer entfallen, wo zwei Führer sich den höchsten Rang teilen.</translation>
    </message>
    <message>
      <source>Leaders lost with their command</source>
      <translation>Führer, die mit ihrem Kommando verloren gehen</translation>
    </message>
    <message>
      <source>Whether a leader who is eliminated in battle with his command scores as one killed.</source>
      <translation>Ob ein Führer, der in der Schlacht mit seinem Kommando ausscheidet, wie ein gefallener gewertet wird.</translation>
    </message>
    <message>
      <source>One pursuit</source>
      <translation>Eine Verfolgung</translation>
    </message>
    <message>
      <source>Whether a unit may pursue once in a game turn, or once in each Combat Phase.</source>
      <translation>Ob eine Einheit einmal je Spielzug oder einmal in jeder Kampfphase verfolgen darf.</translation>
    </message>
    <message>
      <source>Once in a game turn</source>
      <translation>Einmal je Spielzug</translation>
    </message>
    <message>
      <source>Once in each Combat Phase</source>
      <translation>Einmal in jeder Kampfphase</translation>
    </message>
    <message>
      <source>Crossing without reserves against it</source>
      <translation>Übergang ohne Reserven dagegen</translation>
    </message>
    <message>
      <source>Which restrictions hold for help that crosses a river where the defender has no reserves: the case names the third choice, and describes the second.</source>
      <translation>Welche Einschränkungen für Hilfe gelten, die einen Fluss überschreitet, wo der Verteidiger keine Reserven hat: Der Fall nennt die dritte Wahl und beschreibt die zweite.</translation>
    </message>
    <message>
      <source>Reserves that are not used</source>
      <translation>Nicht genutzte Reserven</translation>
    </message>
    <message>
      <source>What help from across a river does where the defender has reserves and forms no second line.</source>
      <translation>Was Hilfe von jenseits eines Flusses bewirkt, wo der Verteidiger Reserven hat und keine zweite Linie bildet.</translation>
    </message>
    <message>
      <source>It flanks, as without reserves</source>
      <translation>Sie flankiert, wie ohne Reserven</translation>
    </message>
    <message>
      <source>It joins the front</source>
      <translation>Sie schließt sich der Front an</translation>
    </message>
    <message>
      <source>Depots built in a depot city in mud or snow</source>
      <translation>Depots, die bei Schlamm oder Schnee in einer Depotstadt gebaut werden</translation>
    </message>
    <message>
      <source>Whether a depot that is built in a depot city in mud or snow leaves a depleted marker.</source>
      <translation>Ob ein Depot, das bei Schlamm oder Schnee in einer Depotstadt gebaut wird, einen Erschöpft-Marker hinterlässt.</translation>
    </message>
    <message>
      <source>Where Napoleon may set up in 1805</source>
      <translation>Wo Napoleon 1805 aufgestellt werden darf</translation>
    </message>
    <message>
      <source>The first of the three hexes is printed B2041, which does not exist; B2401 is just before it.</source>
      <translation>Das erste der drei Hexfelder ist als B2041 gedruckt, das es nicht gibt; B2401 steht kurz davor.</translation>
    </message>
    <message>
      <source>The French depot of 1809</source>
      <translation>Das französische Depot von 1809</translation>
    </message>
    <message>
      <source>Its hex is printed R4219, and there is no map R.</source>
      <translation>Sein Hexfeld ist als R4219 gedruckt, und eine Karte R gibt es nicht.</translation>
    </message>
    <message>
      <source>Belgium, Holland, the Alliance</source>
      <translation>Belgien, Holland, die Allianz</translation>
    </message>
    <message>
      <source>Whether they give their points only when their units are at full strength, not just built.</source>
      <translation>Ob sie ihre Punkte nur geben, wenn ihre Einheiten bei voller Stärke und nicht bloß gebaut sind.</translation>
    </message>
    <message>
      <source>What a complete ally gives</source>
      <translation>Was ein vollständiger Verbündeter gibt</translation>
    </message>
    <message>
      <source>Whether an allied minor power whose units are built and full gives all its resource points, or what is left of them.</source>
      <translation>Ob ein verbündeter Kleinstaat, dessen Einheiten gebaut und voll sind, alle seine Rohstoffpunkte gibt oder nur, was davon übrig ist.</translation>
    </message>
    <message>
      <source>All of that Interphase</source>
      <translation>Alle dieser Zwischenphase</translation>
    </message>
    <message>
      <source>What it does not spend</source>
      <translation>Was er nicht ausgibt</translation>
    </message>
    <message>
      <source>Equal shifts to both sides</source>
      <translation>Gleiche Verschiebungen nach beiden Seiten</translation>
    </message>
    <message>
      <source>What happens where the largest simultaneous shifts are equal and opposite.</source>
      <translation>Was geschieht, wo die größten gleichzeitigen Verschiebungen gleich und entgegengesetzt sind.</translation>
    </message>
    <message>
      <source>The players settle it</source>
      <translation>Die Spieler klären es</translation>
    </message>
    <message>
      <source>The marker stays</source>
      <translation>Der Marker bleibt</translation>
    </message>
    <message>
      <source>Towns in France for the first time</source>
      <translation>Städte in Frankreich zum ersten Mal</translation>
    </message>
    <message>
      <source>Whether the first occupation counts once in a war, or once for each member of the coalition.</source>
      <translation>Ob die erste Besetzung einmal je Krieg zählt oder einmal für jedes Mitglied der Koalition.</translation>
    </message>
    <message>
      <source>Once in a war</source>
      <translation>Einmal je Krieg</translation>
    </message>
    <message>
      <source>Once for each member</source>
      <translation>Einmal für jedes Mitglied</translation>
    </message>
    <message>
      <source>Provinces of a Cession</source>
      <translation>Provinzen einer Abtretung</translation>
    </message>
    <message>
      <source>The most provinces that one choice of Cession takes; two choices take three or four.</source>
      <translation>Die meisten Provinzen, die eine Wahl der Abtretung nimmt; zwei nehmen drei oder vier.</translation>
    </message>
    <message>
      <source>Two</source>
      <translation>Zwei</translation>
    </message>
    <message>
      <source>Three</source>
      <translation>Drei</translation>
    </message>
    <message>
      <source>A second British landing</source>
      <translation>Eine zweite britische Landung</translation>
    </message>
    <message>
      <source>Whether another force may land once the first has left or is lost.</source>
      <translation>Ob eine weitere Truppe landen darf, sobald die erste abgezogen oder verloren ist.</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.phase_cases</name>
    <message>
      <source>Units and leaders in the hex of their immediate superior are in command if he is; 6.53 is the exception.</source>
      <translation>Einheiten und Führer im Hexfeld ihres unmittelbaren Vorgesetzten stehen unter Befehl, wenn er es tut; 6.53 ist die Ausnahme.</translation>
    </message>
    <message>
      <source>Where a counter and a chart give a leader other values, the counter holds: correct the chart.</source>
      <translation>Wo Spielstein und Tafel einem Führer verschiedene Werte geben, gilt der Spielstein: Die Tafel ist zu berichtigen.</translation>
    </message>
    <message>
      <source>A unit whose hex on the chart is not that of its leader is placed there; with the same hex it may stay on the chart.</source>
      <translation>Eine Einheit, deren Feld auf der Tafel nicht das ihres Führers ist, wird dort aufgestellt; bei gleichem Feld darf sie auf der Tafel bleiben.</translation>
    </message>
    <message>
      <source>A concentrate order takes nothing off the penalty of 9.13.</source>
      <translation>Ein Befehl zum Konzentrieren mindert den Nachteil aus 9.13 nicht.</translation>
    </message>
    <message>
      <source>The exceptions to the stacking limit of 9.11 are 9.3, 9.5, 9.6, 12.16 and 12.74.</source>
      <translation>Die Ausnahmen von der Stapelgrenze in 9.11 sind 9.3, 9.5, 9.6, 12.16 und 12.74.</translation>
    </message>
    <message>
      <source>Bridge trains stack and move with others without limit or cost.</source>
      <translation>Brückentrains stehen und bewegen sich ohne Grenze oder Kosten mit anderen.</translation>
    </message>
    <message>
      <source>A routing stack ignores a limited zone of control.</source>
      <translation>Ein fliehender Stapel beachtet eine begrenzte Kontrollzone nicht.</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.politics</name>
    <message>
      <source>Conditions of a coerced peace</source>
      <translation>Bedingungen eines erzwungenen Friedens</translation>
    </message>
    <message>
      <source>Number of the condition Cession</source>
      <translation>Nummer der Bedingung Abtretung</translation>
    </message>
    <message>
      <source>Provinces for a Cession, at least</source>
      <translation>Provinzen für eine Abtretung, mindestens</translation>
    </message>
    <message>
      <source>Provinces for a Cession, at most</source>
      <translation>Provinzen für eine Abtretung, höchstens</translation>
    </message>
    <message>
      <source>Cessions</source>
      <translation>Abtretungen</translation>
    </message>
    <message>
      <source>Cessions that the correction speaks of</source>
      <translation>Abtretungen, von denen die Berichtigung spricht</translation>
    </message>
    <message>
      <source>Opening bids of a war with the Ottoman Empire</source>
      <translation>Eröffnungsgebote eines Krieges mit dem Osmanischen Reich</translation>
    </message>
    <message>
      <source>Turns of grace for the Russian minimum in Turkey</source>
      <translation>Schonzüge für das russische Minimum in der Türkei</translation>
    </message>
    <message>
      <source>French victory points: powers must offer an armistice</source>
      <translation>Französische Siegpunkte: Mächte müssen einen Waffenstillstand anbieten</translation>
    </message>
    <message>
      <source>French victory points: powers must offer peace</source>
      <translation>Französische Siegpunkte: Mächte müssen Frieden anbieten</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.realm_cases</name>
    <message>
      <source>A depot city brings forth supply trains as a depot does.</source>
      <translation>Eine Depotstadt bringt Trosse hervor wie ein Depot.</translation>
    </message>
    <message>
      <source>A hex with any rough symbol is partly rough, unless all of it is rough; so is Ulm, B3008.</source>
      <translation>Ein Hexfeld mit irgendeinem Symbol für raues Gelände ist teils rau, wenn es nicht ganz rau ist; so auch Ulm, B3008.</translation>
    </message>
    <message>
      <source>Bayreuth, B3401, is a city and no town.</source>
      <translation>Bayreuth, B3401, ist eine Stadt (city) und kein Ort (town).</translation>
    </message>
    <message>
      <source>Trains and depots feed their own nation. Russians in an Austrian or Prussian corps forage, or are unsupplied.</source>
      <translation>Trosse und Depots versorgen ihre eigene Nation. Russen in einem österreichischen oder preußischen Korps fouragieren oder sind unversorgt.</translation>
    </message>
    <message>
      <source>Sweden is a minor ally of Prussia: Prussian sources feed the Swedes.</source>
      <translation>Schweden ist ein kleiner Verbündeter Preußens: Preußische Quellen versorgen die Schweden.</translation>
    </message>
    <message>
      <source>The morale of the Italians is 2 in all three scenarios of 1805.</source>
      <translation>Die Moral der Italiener ist in allen drei Szenarien von 1805 2.</translation>
    </message>
    <message>
      <source>Ansbach resists on 5 or 6, and has a garrison of 5 SP at once.</source>
      <translation>Ansbach leistet bei 5 oder 6 Widerstand und hat sofort eine Garnison von 5 SP.</translation>
    </message>
    <message>
      <source>In IV September one Mameluke cavalry and one bridge train enter together, in B2401, B2308 or B2504.</source>
      <translation>In IV September treffen eine Mamelucken-Kavallerie und ein Brückentrain zusammen ein, in B2401, B2308 oder B2504.</translation>
    </message>
    <message>
      <source>Forage and depleted markers of Russians off the map stay a secret of the Coalition until the French enter the place.</source>
      <translation>Fouragiert- und Erschöpft-Marker von Russen außerhalb der Karte bleiben ein Geheimnis der Koalition, bis die Franzosen den Ort betreten.</translation>
    </message>
    <message>
      <source>Lannes keeps the corps of Oudinot, and Lefebvre's Bavarians are far apart, as printed.</source>
      <translation>Lannes behält das Korps von Oudinot, und Lefebvres Bayern stehen weit auseinander, wie gedruckt.</translation>
    </message>
    <message>
      <source>Macdonald's Prussians forage by special rule 9; 14.42 does not stop them. Austrian corps draw their line to D0626 or D1432.</source>
      <translation>Macdonalds Preußen fouragieren nach Sonderregel 9; 14.42 hindert sie nicht. Österreichische Korps ziehen ihre Linie nach D0626 oder D1432.</translation>
    </message>
    <message>
      <source>West of the Elbe all is friendly to the French, except Bohemia. Bohemia, Moravia and the Austrian home provinces are Austria's.</source>
      <translation>Westlich der Elbe ist alles den Franzosen befreundet, außer Böhmen. Böhmen, Mähren und die österreichischen Heimatprovinzen gehören Österreich.</translation>
    </message>
    <message>
      <source>Ney and the 3rd and 4th Guards are far apart, as printed; Bernadotte's British keep their higher ratings.</source>
      <translation>Ney und die 3. und 4. Garde stehen weit auseinander, wie gedruckt; Bernadottes Briten behalten ihre höheren Werte.</translation>
    </message>
    <message>
      <source>Special rules 1 to 3 look at the French victory points of a complete turn alone, not at those in the middle of one.</source>
      <translation>Die Sonderregeln 1 bis 3 betrachten nur die französischen Siegpunkte eines vollständigen Zuges, nicht die mitten in einem.</translation>
    </message>
    <message>
      <source>Constantine commands the corps of the Russian Guard, Yermolov and Rajewski in it; beyond his range either may lead a corps of its own.</source>
      <translation>Konstantin befehligt das Korps der russischen Garde mit Jermolow und Rajewski; außerhalb seiner Reichweite kann jeder von beiden ein eigenes Korps führen.</translation>
    </message>
    <message>
      <source>A change that a level of victory points calls for is made at once, in whichever phase the level is reached.</source>
      <translation>Eine Änderung, die eine Stufe der Siegpunkte verlangt, erfolgt sofort, in welcher Phase auch immer die Stufe erreicht wird.</translation>
    </message>
    <message>
      <source>A depot city that was taken works for its conqueror once its province is conquered, ceded or annexed.</source>
      <translation>Eine genommene Depotstadt arbeitet für ihren Eroberer, sobald ihre Provinz erobert, abgetreten oder annektiert ist.</translation>
    </message>
    <message>
      <source>Belgium, Holland and the British/German Alliance give what they have to spare to the power that the chart names.</source>
      <translation>Belgien, Holland und die Britisch-Deutsche Allianz geben, was sie übrig haben, der Macht, die die Tabelle nennt.</translation>
    </message>
    <message>
      <source>Where 26.43 and 7.75 differ, 26.43 holds.</source>
      <translation>Wo 26.43 und 7.75 sich widersprechen, gilt 26.43.</translation>
    </message>
    <message>
      <source>Berthier has no counter; he is rated 3-0-0.</source>
      <translation>Berthier hat keinen Spielstein; er hat die Werte 3-0-0.</translation>
    </message>
    <message>
      <source>All Swedish infantry units are divisions.</source>
      <translation>Alle schwedischen Infanterieeinheiten sind Divisionen.</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.scenario</name>
    <message>
      <source>or more</source>
      <translation>oder mehr</translation>
    </message>
    <message>
      <source>Ansbach resists on</source>
      <translation>Ansbach leistet Widerstand bei</translation>
    </message>
    <message>
      <source>Garrison of Ansbach</source>
      <translation>Garnison von Ansbach</translation>
    </message>
    <message>
      <source>Italian morale in 1805</source>
      <translation>Italienische Moral 1805</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.siege</name>
    <message>
      <source>Fortresses besieged at the start of 1813</source>
      <translation>Zu Beginn von 1813 belagerte Festungen</translation>
    </message>
    <message>
      <source>Dice for each depot</source>
      <translation>Würfel für jedes Depot</translation>
    </message>
  </context>
  <context>
    <name>rules.grande_armee.supply</name>
    <message>
      <source>Forage: hexes from the town</source>
      <translation>Fouragieren: Hexfelder von der Stadt</translation>
    </message>
    <message>
      <source>Forage: corps that a town feeds</source>
      <translation>Fouragieren: Korps, die eine Stadt ernährt</translation>
    </message>
    <message>
      <source>Depots of allies in a depot city</source>
      <translation>Depots von Verbündeten in einer Depotstadt</translation>
    </message>
    <message>
      <source>Depleted markers for a depot, clear</source>
      <translation>Erschöpft-Marker für ein Depot, klar</translation>
    </message>
    <message>
      <source>Depleted markers for a depot, mud</source>
      <translation>Erschöpft-Marker für ein Depot, Schlamm</translation>
    </message>
    <message>
      <source>Depleted markers for a depot, snow</source>
      <translation>Erschöpft-Marker für ein Depot, Schnee</translation>
    </message>
  </context>
</TS>
