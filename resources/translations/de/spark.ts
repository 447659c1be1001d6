<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.spark</name>
    <message>
      <source>The air points of a player, secret until initiative is settled if he likes.</source>
      <translation>Die Luftpunkte eines Spielers, auf Wunsch geheim, bis die Initiative feststeht.</translation>
    </message>
    <message>
      <source>The assaults that a player commits to, and his fresh divisions.</source>
      <translation>Die Sturmangriffe, auf die sich ein Spieler festlegt, und seine frischen Divisionen.</translation>
    </message>
    <message>
      <source>divisions</source>
      <translation>Divisionen</translation>
    </message>
    <message>
      <source>Who has the initiative, for this Turn Section and the later ones of the day.</source>
      <translation>Wer die Initiative hat, für diesen Zugabschnitt und die späteren des Tages.</translation>
    </message>
    <message>
      <source>Whether the Second Player challenges, and the outcome.</source>
      <translation>Ob der Zweite Spieler anficht und was dabei herauskommt.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>gescheitert</translation>
    </message>
    <message>
      <source>succeeded</source>
      <translation>gelungen</translation>
    </message>
    <message>
      <source>Who plays this Turn Section, where your rulebook says otherwise; lulls.</source>
      <translation>Wer diesen Zugabschnitt spielt, wo das Regelheft es anders sagt; Kampfpausen.</translation>
    </message>
    <message>
      <source>The markers that come off.</source>
      <translation>Die Marker, die abgenommen werden.</translation>
    </message>
    <message>
      <source>units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Where units go, step by step, against the movement points that they have.</source>
      <translation>Wohin Einheiten ziehen, Schritt für Schritt, gegen die Bewegungspunkte, die sie haben.</translation>
    </message>
    <message>
      <source>enter</source>
      <translation>betreten</translation>
    </message>
    <message>
      <source>road</source>
      <translation>Straße</translation>
    </message>
    <message>
      <source>cross bridge</source>
      <translation>Brücke überqueren</translation>
    </message>
    <message>
      <source>cross hexside</source>
      <translation>Hexfeldseite überqueren</translation>
    </message>
    <message>
      <source>cross stream</source>
      <translation>Bach überqueren</translation>
    </message>
    <message>
      <source>place assault marker</source>
      <translation>Sturmmarker legen</translation>
    </message>
    <message>
      <source>build bridge</source>
      <translation>Brücke bauen</translation>
    </message>
    <message>
      <source>demolish bridge</source>
      <translation>Brücke sprengen</translation>
    </message>
    <message>
      <source>water</source>
      <translation>Wasser</translation>
    </message>
    <message>
      <source>land</source>
      <translation>Land</translation>
    </message>
    <message>
      <source>Units that enter or leave column without a move, such as after an assault.</source>
      <translation>Einheiten, die ohne Bewegung Marschkolonne bilden oder auflösen, etwa nach einem Sturmangriff.</translation>
    </message>
    <message>
      <source>Units that occupy the entrenchment of their hex, or leave it.</source>
      <translation>Einheiten, die die Verschanzung ihres Hexfelds besetzen oder verlassen.</translation>
    </message>
    <message>
      <source>In an overstacked hex only a limited number of steps fire and fight: say which.</source>
      <translation>Aus einem überstapelten Hexfeld feuern und kämpfen nur so viele Schritte: angeben, welche.</translation>
    </message>
    <message>
      <source>Units that are out of command, and those that are in command again.</source>
      <translation>Einheiten, die nicht geführt sind, und solche, die wieder geführt sind.</translation>
    </message>
    <message>
      <source>Units that depended on it alone are suppressed at once.</source>
      <translation>Einheiten, die allein daran hingen, sind sofort niedergehalten.</translation>
    </message>
    <message>
      <source>An engineer and a bridging unit begin a bridge, with all their movement.</source>
      <translation>Pioniere und eine Brückeneinheit beginnen eine Brücke, mit ihrer ganzen Bewegung.</translation>
    </message>
    <message>
      <source>neva</source>
      <translation>Newa</translation>
    </message>
    <message>
      <source>tributary</source>
      <translation>Nebenfluss</translation>
    </message>
    <message>
      <source>lake ladoga</source>
      <translation>Ladogasee</translation>
    </message>
    <message>
      <source>A bridge that was begun is finished and gets its marker, or is given up.</source>
      <translation>Eine begonnene Brücke wird fertig und erhält ihren Marker, oder sie wird aufgegeben.</translation>
    </message>
    <message>
      <source>An engineer takes a bridge off the map; it costs all its movement.</source>
      <translation>Pioniere nehmen eine Brücke von der Karte; es kostet ihre ganze Bewegung.</translation>
    </message>
    <message>
      <source>Soviet reinforcements are on the map and do nothing until their turn.</source>
      <translation>Sowjetische Verstärkungen stehen auf der Karte und tun nichts, bis sie an der Reihe sind.</translation>
    </message>
    <message>
      <source>By their turn, or ahead of it by direct fire or assault, with those around them.</source>
      <translation>Zu ihrer Zeit, oder vorher durch direktes Feuer oder Sturmangriff, mit denen um sie herum.</translation>
    </message>
    <message>
      <source>date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Reinforcements that enter, and units that come back from off the map.</source>
      <translation>Verstärkungen, die eintreffen, und Einheiten, die von außerhalb der Karte zurückkommen.</translation>
    </message>
    <message>
      <source>Units whose retreat leads off the map come back in their side's next impulse.</source>
      <translation>Einheiten, deren Rückzug von der Karte führt, kommen im nächsten Impuls ihrer Seite zurück.</translation>
    </message>
    <message>
      <source>AA units shoot at one air point, alone or together; the result is entered.</source>
      <translation>AA-Einheiten schießen auf einen Luftpunkt, allein oder zusammen; das Ergebnis wird eingetragen.</translation>
    </message>
    <message>
      <source>Air points strike the non-armored units of a hex, or one AFV.</source>
      <translation>Luftpunkte greifen die ungepanzerten Einheiten eines Hexfelds an oder ein AFV.</translation>
    </message>
    <message>
      <source>clear</source>
      <translation>offen</translation>
    </message>
    <message>
      <source>woods</source>
      <translation>Wald</translation>
    </message>
    <message>
      <source>swamp</source>
      <translation>Sumpf</translation>
    </message>
    <message>
      <source>railroad station</source>
      <translation>Bahnhof</translation>
    </message>
    <message>
      <source>village</source>
      <translation>Dorf</translation>
    </message>
    <message>
      <source>workers settlement</source>
      <translation>Arbeitersiedlung</translation>
    </message>
    <message>
      <source>town</source>
      <translation>Stadt</translation>
    </message>
    <message>
      <source>hill</source>
      <translation>Hügel</translation>
    </message>
    <message>
      <source>stream</source>
      <translation>Bach</translation>
    </message>
    <message>
      <source>river lake hex</source>
      <translation>Fluss- oder Seehexfeld</translation>
    </message>
    <message>
      <source>trail</source>
      <translation>Weg</translation>
    </message>
    <message>
      <source>secondary road</source>
      <translation>Nebenstraße</translation>
    </message>
    <message>
      <source>primary road</source>
      <translation>Hauptstraße</translation>
    </message>
    <message>
      <source>railroad</source>
      <translation>Bahn</translation>
    </message>
    <message>
      <source>Fire of units at a hex or at an AFV: column, dice, losses, morale, ammunition.</source>
      <translation>Feuer von Einheiten auf ein Hexfeld oder ein AFV: Spalte, Würfel, Verluste, Moral, Munition.</translation>
    </message>
    <message>
      <source>defensive 1</source>
      <translation>Defensivfeuer 1</translation>
    </message>
    <message>
      <source>offensive 1</source>
      <translation>Offensivfeuer 1</translation>
    </message>
    <message>
      <source>defensive 2</source>
      <translation>Defensivfeuer 2</translation>
    </message>
    <message>
      <source>offensive 2</source>
      <translation>Offensivfeuer 2</translation>
    </message>
    <message>
      <source>post assault</source>
      <translation>nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>zoc</source>
      <translation>Kontrollzone</translation>
    </message>
    <message>
      <source>aa</source>
      <translation>AA</translation>
    </message>
    <message>
      <source>at</source>
      <translation>AT</translation>
    </message>
    <message>
      <source>direct</source>
      <translation>direkt</translation>
    </message>
    <message>
      <source>indirect</source>
      <translation>indirekt</translation>
    </message>
    <message>
      <source>indirect heavy</source>
      <translation>indirekt schwer</translation>
    </message>
    <message>
      <source>Fire at units whose sheet is hidden: column and dice, and what you are told of the result.</source>
      <translation>Feuer auf Einheiten mit verdecktem Stärkeblatt: Spalte und Würfel, und was vom Ergebnis gesagt wird.</translation>
    </message>
    <message>
      <source>hollow</source>
      <translation>hohl</translation>
    </message>
    <message>
      <source>What fire of the other side does to a unit: column and dice as its player gave them.</source>
      <translation>Was ein Feuer der anderen Seite mit einer Einheit macht: Spalte und Würfel, wie ihr Spieler sie genannt hat.</translation>
    </message>
    <message>
      <source>Note what your own fire did, from the answer slip of the other player's file.</source>
      <translation>Festhalten, was aus eigenem Feuer wurde, nach dem Antwortzettel aus der Datei des anderen Spielers.</translation>
    </message>
    <message>
      <source>Check a unit's morale by hand; the checks of a posted fire are in it already.</source>
      <translation>Die Moral einer Einheit von Hand prüfen; die Proben eines gebuchten Feuers sind schon darin.</translation>
    </message>
    <message>
      <source>Place Assault Markers toward an enemy hex, or take them off.</source>
      <translation>Sturmmarker gegen ein feindliches Hexfeld legen oder abnehmen.</translation>
    </message>
    <message>
      <source>Roll for surprise in an assault of a Night Turn Section.</source>
      <translation>Auf Überraschung würfeln, bei einem Sturmangriff in einem Nachtabschnitt.</translation>
    </message>
    <message>
      <source>Let a defender try to leave the Assault Target Hex.</source>
      <translation>Einen Verteidiger versuchen lassen, das Sturmzielfeld zu verlassen.</translation>
    </message>
    <message>
      <source>Take Assault Markers off by choice, and withdraw.</source>
      <translation>Sturmmarker freiwillig abnehmen und sich absetzen.</translation>
    </message>
    <message>
      <source>Compare assault morale and dice, and take what the result says.</source>
      <translation>Sturmmoral und Würfel vergleichen und hinnehmen, was das Ergebnis besagt.</translation>
    </message>
    <message>
      <source>whole</source>
      <translation>ganz</translation>
    </message>
    <message>
      <source>partial</source>
      <translation>teilweise</translation>
    </message>
    <message>
      <source>Your half of an assault combat: morale to tell, then what the result does to your units.</source>
      <translation>Die eigene Hälfte eines Sturmkampfs: die zu nennende Moral, dann die Wirkung des Ergebnisses.</translation>
    </message>
    <message>
      <source>End an assault: retreats and advances, what surprise does to units, columns deploy.</source>
      <translation>Einen Sturmangriff beenden: Rückzüge und Nachrücken, Folgen der Überraschung, Kolonnen auflösen.</translation>
    </message>
    <message>
      <source>Put units that retreat, withdraw or advance into their new hex.</source>
      <translation>Einheiten, die sich zurückziehen, sich absetzen oder nachrücken, in ihr neues Hexfeld setzen.</translation>
    </message>
    <message>
      <source>What a stock holds at the start, or receives.</source>
      <translation>Was ein Bestand zu Beginn hat oder erhält.</translation>
    </message>
    <message>
      <source>start</source>
      <translation>beginnen</translation>
    </message>
    <message>
      <source>From one Soviet stock to another.</source>
      <translation>Von einem sowjetischen Bestand zum anderen.</translation>
    </message>
    <message>
      <source>Which stock the units of a Soviet formation draw on.</source>
      <translation>Aus welchem Bestand die Einheiten eines sowjetischen Verbands schießen.</translation>
    </message>
    <message>
      <source>Units that cannot trace supply, and those that can again.</source>
      <translation>Einheiten, die keine Versorgung nachweisen können, und solche, die es wieder können.</translation>
    </message>
    <message>
      <source>Place a marker on units, or take it off.</source>
      <translation>Einen Marker auf Einheiten legen oder wegnehmen.</translation>
    </message>
    <message>
      <source>involved</source>
      <translation>beteiligt</translation>
    </message>
    <message>
      <source>fired</source>
      <translation>gefeuert</translation>
    </message>
    <message>
      <source>Enter the step boxes of units from your Roster Sheet, with the numbers in them.</source>
      <translation>Die Schrittkästchen von Einheiten vom eigenen Stärkeblatt eintragen, mit den Zahlen darin.</translation>
    </message>
    <message>
      <source>Anti-tank Combat Results Table</source>
      <translation>Panzerabwehr-Kampfergebnistabelle</translation>
    </message>
    <message>
      <source>What AT fire and air strikes do to AFV, by column and result die: steps lost, M for a morale check.</source>
      <translation>Was Panzerabwehrfeuer und Luftangriffe AFV antun, nach Spalte und Ergebniswürfel: verlorene Schritte, M für eine Moralprobe.</translation>
    </message>
    <message>
      <source>Die</source>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>Combat Results Table</source>
      <translation>Kampftabelle</translation>
    </message>
    <message>
      <source>What fire does to personnel and weapons, by column and result die: steps lost, M for a morale check.</source>
      <translation>Was Feuer Mannschaften und Waffen antut, nach Spalte und Ergebniswürfel: verlorene Schritte, M für eine Moralprobe.</translation>
    </message>
    <message>
      <source>The strength of a unit after its losses: by box, by steps or by share.</source>
      <translation>Die Stärke einer Einheit nach ihren Verlusten: nach Kästchen, Schritten oder Anteil.</translation>
    </message>
    <message>
      <source>personnel</source>
      <translation>Mannschaften</translation>
    </message>
    <message>
      <source>weapons</source>
      <translation>Waffen</translation>
    </message>
    <message>
      <source>afv</source>
      <translation>AFV</translation>
    </message>
    <message>
      <source>Whether the numbers in the step boxes are regular or AT strengths.</source>
      <translation>Ob die Zahlen in den Schrittkästchen reguläre oder AT-Stärken sind.</translation>
    </message>
    <message>
      <source>Whether a unit with these steps is flipped.</source>
      <translation>Ob eine Einheit mit diesen Schritten auf der Rückseite liegt.</translation>
    </message>
    <message>
      <source>Strength after status</source>
      <translation>Stärke nach Zustand</translation>
    </message>
    <message>
      <source>What status, column, fog and surprise leave of a strength.</source>
      <translation>Was Zustand, Marschkolonne, Nebel und Überraschung von einer Stärke übrig lassen.</translation>
    </message>
    <message>
      <source>fog</source>
      <translation>Nebel</translation>
    </message>
    <message>
      <source>surprise half</source>
      <translation>Überraschung: halbiert</translation>
    </message>
    <message>
      <source>surprise cannot fire</source>
      <translation>Überraschung: kein Feuer</translation>
    </message>
    <message>
      <source>defensive</source>
      <translation>defensiv</translation>
    </message>
    <message>
      <source>offensive</source>
      <translation>offensiv</translation>
    </message>
    <message>
      <source>support defensive</source>
      <translation>Unterstützung defensiv</translation>
    </message>
    <message>
      <source>support offensive</source>
      <translation>Unterstützung offensiv</translation>
    </message>
    <message>
      <source>halved strengths</source>
      <translation>halbierte Stärken</translation>
    </message>
    <message>
      <source>Whether a unit may fire, by all conditions that fit it.</source>
      <translation>Ob eine Einheit feuern darf, nach allen Bedingungen, die auf sie zutreffen.</translation>
    </message>
    <message>
      <source>performed aa</source>
      <translation>AA-Feuer abgegeben</translation>
    </message>
    <message>
      <source>performed cb</source>
      <translation>Artillerieabwehr abgegeben</translation>
    </message>
    <message>
      <source>performed barrage</source>
      <translation>Sperrfeuer abgegeben</translation>
    </message>
    <message>
      <source>r3 performed fire</source>
      <translation>R3: Feuer abgegeben</translation>
    </message>
    <message>
      <source>r2 performed defensive</source>
      <translation>R2: Defensivfeuer abgegeben</translation>
    </message>
    <message>
      <source>r2 performed support</source>
      <translation>R2: Unterstützungsfeuer abgegeben</translation>
    </message>
    <message>
      <source>r2 performed offensive</source>
      <translation>R2: Offensivfeuer abgegeben</translation>
    </message>
    <message>
      <source>performed paf</source>
      <translation>Feuer nach dem Sturmangriff abgegeben</translation>
    </message>
    <message>
      <source>performed zoc</source>
      <translation>Kontrollzonenfeuer abgegeben</translation>
    </message>
    <message>
      <source>fired for other assault</source>
      <translation>für anderen Sturmangriff gefeuert</translation>
    </message>
    <message>
      <source>in ath</source>
      <translation>im Sturmzielfeld</translation>
    </message>
    <message>
      <source>with assault marker</source>
      <translation>mit Sturmmarker</translation>
    </message>
    <message>
      <source>withdrew defender</source>
      <translation>als Verteidiger abgesetzt</translation>
    </message>
    <message>
      <source>defender terminated</source>
      <translation>Verteidiger, Sturmangriff beendet</translation>
    </message>
    <message>
      <source>lost marker def fire</source>
      <translation>Marker durch Defensivfeuer verloren</translation>
    </message>
    <message>
      <source>lost marker voluntary</source>
      <translation>Marker freiwillig abgenommen</translation>
    </message>
    <message>
      <source>called off other</source>
      <translation>Angreifer, anderweitig abgeblasen</translation>
    </message>
    <message>
      <source>target ath</source>
      <translation>Ziel: Sturmzielfeld</translation>
    </message>
    <message>
      <source>target marker facing</source>
      <translation>Ziel: Sturmmarker zeigt auf das Sturmzielfeld</translation>
    </message>
    <message>
      <source>target non ath</source>
      <translation>Ziel: kein Sturmzielfeld</translation>
    </message>
    <message>
      <source>target participated afv</source>
      <translation>Ziel: Teilnehmer, AFV</translation>
    </message>
    <message>
      <source>target participated na</source>
      <translation>Ziel: Teilnehmer, ungepanzert</translation>
    </message>
    <message>
      <source>target rbbf</source>
      <translation>Ziel: Baltische Rotbannerflotte</translation>
    </message>
    <message>
      <source>defender cannot fire</source>
      <translation>Verteidiger kann nicht feuern</translation>
    </message>
    <message>
      <source>artillery adjacent</source>
      <translation>Artillerie benachbart</translation>
    </message>
    <message>
      <source>zoc leaving movement</source>
      <translation>Kontrollzone: Bewegung hinaus</translation>
    </message>
    <message>
      <source>zoc changing formation</source>
      <translation>Kontrollzone: Formation wechseln</translation>
    </message>
    <message>
      <source>zoc defender leaving ath</source>
      <translation>Kontrollzone: Verteidiger verlässt Sturmzielfeld</translation>
    </message>
    <message>
      <source>zoc assaulter leaving start</source>
      <translation>Kontrollzone: Angreifer verlässt Ausgangsfeld</translation>
    </message>
    <message>
      <source>zoc second or later</source>
      <translation>Kontrollzone: zweites oder späteres Feuer</translation>
    </message>
    <message>
      <source>Whether a unit may fire regular or AT after what it fired.</source>
      <translation>Ob eine Einheit regulär oder AT feuern darf, nach dem, was sie gefeuert hat.</translation>
    </message>
    <message>
      <source>Whether points may be split over targets, and how.</source>
      <translation>Ob Punkte auf Ziele aufgeteilt werden dürfen, und wie.</translation>
    </message>
    <message>
      <source>What a type of artillery may fire.</source>
      <translation>Was eine Art von Artillerie feuern darf.</translation>
    </message>
    <message>
      <source>defensive artillery</source>
      <translation>Artillerie defensiv</translation>
    </message>
    <message>
      <source>offensive artillery</source>
      <translation>Artillerie offensiv</translation>
    </message>
    <message>
      <source>heavy</source>
      <translation>schwer</translation>
    </message>
    <message>
      <source>What is left of indirect points at swamp or peat bog.</source>
      <translation>Was von indirekten Punkten bei Sumpf oder Torfmoor übrig bleibt.</translation>
    </message>
    <message>
      <source>Ammunition spent</source>
      <translation>Verbrauchte Munition</translation>
    </message>
    <message>
      <source>What the fires of artillery cost.</source>
      <translation>Was das Feuer von Artillerie kostet.</translation>
    </message>
    <message>
      <source>Whether a unit is out of supply once it fired.</source>
      <translation>Ob eine Einheit unversorgt ist, sobald sie gefeuert hat.</translation>
    </message>
    <message>
      <source>What its own hex shifts a direct fire by.</source>
      <translation>Um wie viel das eigene Hexfeld ein direktes Feuer verschiebt.</translation>
    </message>
    <message>
      <source>hill fire from</source>
      <translation>Feuer vom Hügel</translation>
    </message>
    <message>
      <source>What the target and its hex shift a fire by.</source>
      <translation>Um wie viel das Ziel und sein Hexfeld ein Feuer verschieben.</translation>
    </message>
    <message>
      <source>non armored</source>
      <translation>ungepanzert</translation>
    </message>
    <message>
      <source>began in hex</source>
      <translation>begann im Hexfeld</translation>
    </message>
    <message>
      <source>entered and exits</source>
      <translation>betritt und verlässt</translation>
    </message>
    <message>
      <source>ws non armored</source>
      <translation>Arbeitersiedlung ungepanzert</translation>
    </message>
    <message>
      <source>column in zoc fire</source>
      <translation>Marschkolonne bei Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>The highest column that is not above the points.</source>
      <translation>Die höchste Spalte, die nicht über den Punkten liegt.</translation>
    </message>
    <message>
      <source>Where shifts move a column, and how many are lost.</source>
      <translation>Wohin Verschiebungen eine Spalte rücken, und wie viele verfallen.</translation>
    </message>
    <message>
      <source>What each unit contributes, and the column of them all.</source>
      <translation>Was jede Einheit beiträgt, und die Spalte aus allen zusammen.</translation>
    </message>
    <message>
      <source>heavy artillery alone</source>
      <translation>schwere Artillerie allein</translation>
    </message>
    <message>
      <source>order of shifts</source>
      <translation>Reihenfolge der Verschiebungen</translation>
    </message>
    <message>
      <source>Which die is the result, and which the morale check.</source>
      <translation>Welcher Würfel das Ergebnis ist und welcher die Moralprobe.</translation>
    </message>
    <message>
      <source>What the rules' text says about an entry of the combat results tables.</source>
      <translation>Was der Regeltext zu einem Eintrag der Gefechtstabellen sagt.</translation>
    </message>
    <message>
      <source>Whether a unit draws ZOC fire from enemies next to it.</source>
      <translation>Ob eine Einheit Kontrollzonenfeuer von benachbarten Feinden auf sich zieht.</translation>
    </message>
    <message>
      <source>exit</source>
      <translation>verlassen</translation>
    </message>
    <message>
      <source>change formation</source>
      <translation>Formation wechseln</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>morale retreat</source>
      <translation>Moralrückzug</translation>
    </message>
    <message>
      <source>assault retreat</source>
      <translation>Rückzug nach Sturmangriff</translation>
    </message>
    <message>
      <source>attacker</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>What ZOC fire is shifted by.</source>
      <translation>Um wie viel Kontrollzonenfeuer verschoben wird.</translation>
    </message>
    <message>
      <source>What the surprise die does to one side of an assault.</source>
      <translation>Was der Überraschungswürfel mit einer Seite eines Sturmangriffs macht.</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>half</source>
      <translation>halb</translation>
    </message>
    <message>
      <source>hexes</source>
      <translation>Hexfelder</translation>
    </message>
    <message>
      <source>What a morale check brings a unit that was fired at.</source>
      <translation>Was eine Moralprobe einer beschossenen Einheit bringt.</translation>
    </message>
    <message>
      <source>assaulting</source>
      <translation>im Sturmangriff</translation>
    </message>
    <message>
      <source>not assaulting</source>
      <translation>nicht im Sturmangriff</translation>
    </message>
    <message>
      <source>Amount</source>
      <translation>Menge</translation>
    </message>
    <message>
      <source>Withdrawal check</source>
      <translation>Absetzprobe</translation>
    </message>
    <message>
      <source>Whether a defender may leave the Assault Target Hex.</source>
      <translation>Ob ein Verteidiger das Sturmzielfeld verlassen darf.</translation>
    </message>
    <message>
      <source>Whether a unit may try to withdraw at all.</source>
      <translation>Ob eine Einheit überhaupt versuchen darf, sich abzusetzen.</translation>
    </message>
    <message>
      <source>withdraw when suppressed</source>
      <translation>absetzen, wenn niedergehalten</translation>
    </message>
    <message>
      <source>The morale that the units of a side bring into an assault together.</source>
      <translation>Die Moral, die die Einheiten einer Seite zusammen in einen Sturmangriff einbringen.</translation>
    </message>
    <message>
      <source>same parent morale</source>
      <translation>Moral bei gleichem Mutterverband</translation>
    </message>
    <message>
      <source>partly out of command morale</source>
      <translation>Moral, teils nicht geführt</translation>
    </message>
    <message>
      <source>What the assaulter gains by having more steps.</source>
      <translation>Was der Angreifer durch mehr Schritte gewinnt.</translation>
    </message>
    <message>
      <source>other</source>
      <translation>andere</translation>
    </message>
    <message>
      <source>Assault morale</source>
      <translation>Sturmmoral</translation>
    </message>
    <message>
      <source>The modified assault morale of one side, each modifier on a line.</source>
      <translation>Die geänderte Sturmmoral einer Seite, jeder Modifikator auf einer Zeile.</translation>
    </message>
    <message>
      <source>partial river hexside</source>
      <translation>teilweise Flusshexfeldseite</translation>
    </message>
    <message>
      <source>armor bonus in terrain</source>
      <translation>Panzerbonus im Gelände</translation>
    </message>
    <message>
      <source>Assault result</source>
      <translation>Sturmergebnis</translation>
    </message>
    <message>
      <source>Who loses an assault by both totals, and what the loser takes.</source>
      <translation>Wer einen Sturmangriff nach beiden Summen verliert, und was der Verlierer hinnimmt.</translation>
    </message>
    <message>
      <source>Which units take the first steps that an assault costs.</source>
      <translation>Welche Einheiten die ersten Schritte hergeben, die ein Sturmangriff kostet.</translation>
    </message>
    <message>
      <source>smg</source>
      <translation>MPi-Einheit</translation>
    </message>
    <message>
      <source>Steps, status and side of units after a list of losses and statuses.</source>
      <translation>Schritte, Zustand und Seite von Einheiten nach einer Liste von Verlusten und Zuständen.</translation>
    </message>
    <message>
      <source>What a unit or a stack pays for a route, step by step.</source>
      <translation>Was eine Einheit oder ein Stapel für einen Weg zahlt, Schritt für Schritt.</translation>
    </message>
    <message>
      <source>leg</source>
      <translation>zu Fuß</translation>
    </message>
    <message>
      <source>ski</source>
      <translation>Ski</translation>
    </message>
    <message>
      <source>wheel</source>
      <translation>Rad</translation>
    </message>
    <message>
      <source>track</source>
      <translation>Kette</translation>
    </message>
    <message>
      <source>track t34</source>
      <translation>Kette T-34</translation>
    </message>
    <message>
      <source>track hollow</source>
      <translation>Kette hohl</translation>
    </message>
    <message>
      <source>aerosan</source>
      <translation>Aerosan</translation>
    </message>
    <message>
      <source>river afv</source>
      <translation>Fluss für AFV</translation>
    </message>
    <message>
      <source>fog doubles</source>
      <translation>Nebel verdoppelt</translation>
    </message>
    <message>
      <source>How many movement points a unit has in an impulse.</source>
      <translation>Wie viele Bewegungspunkte eine Einheit in einem Impuls hat.</translation>
    </message>
    <message>
      <source>limited</source>
      <translation>begrenzt</translation>
    </message>
    <message>
      <source>night</source>
      <translation>Nacht</translation>
    </message>
    <message>
      <source>night initial</source>
      <translation>Nacht, Erster Spieler</translation>
    </message>
    <message>
      <source>allowance order</source>
      <translation>Reihenfolge des Bewegungsvorrats</translation>
    </message>
    <message>
      <source>night allowance</source>
      <translation>Bewegungsvorrat bei Nacht</translation>
    </message>
    <message>
      <source>How many streams a unit pays on its way into or inside a hex.</source>
      <translation>Wie viele Bäche eine Einheit auf dem Weg in ein Hexfeld oder darin bezahlt.</translation>
    </message>
    <message>
      <source>in hex</source>
      <translation>im Hexfeld</translation>
    </message>
    <message>
      <source>connected bank</source>
      <translation>verbundenes Ufer</translation>
    </message>
    <message>
      <source>mouth or head open</source>
      <translation>Mündung oder Quelle offen</translation>
    </message>
    <message>
      <source>mouth or head beside</source>
      <translation>Mündung oder Quelle daneben</translation>
    </message>
    <message>
      <source>same side</source>
      <translation>gleiche Seite</translation>
    </message>
    <message>
      <source>from dry hex</source>
      <translation>aus Hexfeld ohne Bach</translation>
    </message>
    <message>
      <source>streams</source>
      <translation>Bäche</translation>
    </message>
    <message>
      <source>Which streams must be paid before an Assault Marker, and what crossing them does.</source>
      <translation>Welche Bäche vor einem Sturmmarker bezahlt sein müssen, und was ihr Überqueren bewirkt.</translation>
    </message>
    <message>
      <source>not</source>
      <translation>nicht</translation>
    </message>
    <message>
      <source>this impulse</source>
      <translation>in diesem Impuls</translation>
    </message>
    <message>
      <source>earlier</source>
      <translation>früher</translation>
    </message>
    <message>
      <source>Whether this many steps may stack in a hex.</source>
      <translation>Ob so viele Schritte in einem Hexfeld stehen dürfen.</translation>
    </message>
    <message>
      <source>end of movement</source>
      <translation>am Ende der Bewegung</translation>
    </message>
    <message>
      <source>during movement</source>
      <translation>während der Bewegung</translation>
    </message>
    <message>
      <source>Whether units of these Soviet formations may share a hex.</source>
      <translation>Ob Einheiten dieser sowjetischen Verbände in einem Hexfeld stehen dürfen.</translation>
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
      <source>regiment</source>
      <translation>Regiment</translation>
    </message>
    <message>
      <source>battalion</source>
      <translation>Bataillon</translation>
    </message>
    <message>
      <source>Whether the units picked of an overstacked hex may fight together.</source>
      <translation>Ob die ausgewählten Einheiten eines überstapelten Hexfelds zusammen kämpfen dürfen.</translation>
    </message>
    <message>
      <source>Which Soviet formations along a line of hexes have strangers between their units.</source>
      <translation>Bei welchen sowjetischen Verbänden entlang einer Reihe von Hexfeldern Fremde zwischen ihren Einheiten stehen.</translation>
    </message>
    <message>
      <source>Whether an engineer and a bridging unit may build a bridge here now.</source>
      <translation>Ob Pioniere und eine Brückeneinheit hier jetzt eine Brücke bauen dürfen.</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>Whether an engineer may take a bridge off the map.</source>
      <translation>Ob Pioniere eine Brücke von der Karte nehmen dürfen.</translation>
    </message>
    <message>
      <source>Which Soviet reinforcements become active by their date, by direct fire or by assault.</source>
      <translation>Welche sowjetischen Verstärkungen aktiv werden, durch ihr Datum, direktes Feuer oder Sturmangriff.</translation>
    </message>
    <message>
      <source>scheduled</source>
      <translation>nach Zeitplan</translation>
    </message>
    <message>
      <source>adjacent</source>
      <translation>benachbart</translation>
    </message>
    <message>
      <source>far</source>
      <translation>fern</translation>
    </message>
    <message>
      <source>Where the dice of an air strike are read; P where the target cannot be struck.</source>
      <translation>Wo die Würfel eines Luftangriffs abgelesen werden; P, wo das Ziel nicht angegriffen werden kann.</translation>
    </message>
    <message>
      <source>Whether an AA unit may shoot at aircraft.</source>
      <translation>Ob eine AA-Einheit auf Flugzeuge schießen darf.</translation>
    </message>
    <message>
      <source>How far an AA unit shoots at aircraft.</source>
      <translation>Wie weit eine AA-Einheit auf Flugzeuge schießt.</translation>
    </message>
    <message>
      <source>Whether a formation can count for the Fresh Formation Bonus.</source>
      <translation>Ob ein Verband für den Bonus für frische Verbände zählen kann.</translation>
    </message>
    <message>
      <source>division sized unit</source>
      <translation>Einheit in Divisionsgröße</translation>
    </message>
    <message>
      <source>Which player commits more, fresh divisions counted.</source>
      <translation>Welcher Spieler sich auf mehr festlegt, frische Divisionen mitgezählt.</translation>
    </message>
    <message>
      <source>Soviet assaults</source>
      <translation>Sowjetische Sturmangriffe</translation>
    </message>
    <message>
      <source>Assaults that the Soviet player commits to</source>
      <translation>Sturmangriffe, auf die sich der sowjetische Spieler festlegt</translation>
    </message>
    <message>
      <source>Soviet fresh divisions</source>
      <translation>Sowjetische frische Divisionen</translation>
    </message>
    <message>
      <source>Fresh divisions that the Soviet player ticked for them</source>
      <translation>Frische Divisionen, die der sowjetische Spieler dafür angekreuzt hat</translation>
    </message>
    <message>
      <source>German assaults</source>
      <translation>Deutsche Sturmangriffe</translation>
    </message>
    <message>
      <source>Assaults that the German player commits to</source>
      <translation>Sturmangriffe, auf die sich der deutsche Spieler festlegt</translation>
    </message>
    <message>
      <source>German fresh divisions</source>
      <translation>Deutsche frische Divisionen</translation>
    </message>
    <message>
      <source>Fresh divisions that the German player ticked for them</source>
      <translation>Frische Divisionen, die der deutsche Spieler dafür angekreuzt hat</translation>
    </message>
    <message>
      <source>fresh division points</source>
      <translation>Punkte für frische Divisionen</translation>
    </message>
    <message>
      <source>Whether Assault Markers point at as many hexes as were committed.</source>
      <translation>Ob Sturmmarker auf so viele Hexfelder zeigen, wie festgelegt wurden.</translation>
    </message>
    <message>
      <source>Impulses in a row</source>
      <translation>Impulse hintereinander</translation>
    </message>
    <message>
      <source>Movement points, assaults and Post-Assault Fires before the other player can react.</source>
      <translation>Bewegungspunkte, Sturmangriffe und Feuer nach dem Sturmangriff, bevor der andere Spieler reagieren kann.</translation>
    </message>
  </context>
  <context>
    <name>games.spark</name>
    <message>
      <source>Operation Spark</source>
      <translation>Operation Spark</translation>
    </message>
    <message>
      <source>The relief of Leningrad, January 1943, from Roster Sheets.</source>
      <translation>Der Entsatz von Leningrad, Januar 1943, nach Stärkeblättern.</translation>
    </message>
    <message>
      <source>Operation Spark, step by step</source>
      <translation>Operation Spark, Schritt für Schritt</translation>
    </message>
    <message>
      <source>Add to the fire</source>
      <translation>Dem Feuer hinzufügen</translation>
    </message>
    <message>
      <source>Assault Marker</source>
      <translation>Sturmmarker</translation>
    </message>
    <message>
      <source>In column</source>
      <translation>In Marschkolonne</translation>
    </message>
    <message>
      <source>Engineers, bridges</source>
      <translation>Pioniere, Brücken</translation>
    </message>
    <message>
      <source>Air strikes, AA</source>
      <translation>Luftangriffe, AA</translation>
    </message>
    <message>
      <source>who may fire at what now, and why not</source>
      <translation>wer jetzt worauf feuern darf, und warum nicht</translation>
    </message>
    <message>
      <source>Fire</source>
      <translation>Feuer</translation>
    </message>
    <message>
      <source>Assault</source>
      <translation>Sturmangriff</translation>
    </message>
    <message>
      <source>Engineers</source>
      <translation>Pioniere</translation>
    </message>
    <message>
      <source>Reinforcements</source>
      <translation>Verstärkungen</translation>
    </message>
    <message>
      <source>Air strikes</source>
      <translation>Luftangriffe</translation>
    </message>
    <message>
      <source>The document</source>
      <translation>Das Dokument</translation>
    </message>
    <message>
      <source>Roster Sheets and strengths</source>
      <translation>Stärkeblätter und Stärken</translation>
    </message>
    <message>
      <source>Terrain classes</source>
      <translation>Geländeklassen</translation>
    </message>
    <message>
      <source>Artillery Capabilities Chart</source>
      <translation>Artillerietabelle</translation>
    </message>
    <message>
      <source>Terrain and condition effects</source>
      <translation>Wirkung von Gelände und Bedingungen</translation>
    </message>
    <message>
      <source>Assault morale modifiers</source>
      <translation>Modifikatoren der Sturmmoral</translation>
    </message>
    <message>
      <source>Morale checks</source>
      <translation>Moralproben</translation>
    </message>
    <message>
      <source>Assault results</source>
      <translation>Sturmergebnisse</translation>
    </message>
    <message>
      <source>Sequence of play</source>
      <translation>Spielfolge</translation>
    </message>
    <message>
      <source>Air strikes and AA</source>
      <translation>Luftangriffe und AA</translation>
    </message>
    <message>
      <source>Streams (optional)</source>
      <translation>Bäche (optional)</translation>
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
      <source>Bridges</source>
      <translation>Brücken</translation>
    </message>
    <message>
      <source>Observation</source>
      <translation>Beobachtung</translation>
    </message>
    <message>
      <source>Fire combat</source>
      <translation>Feuerkampf</translation>
    </message>
    <message>
      <source>Retreat and withdrawal</source>
      <translation>Rückzug und Absetzen</translation>
    </message>
    <message>
      <source>Post-Assault Fire</source>
      <translation>Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>Special units and options</source>
      <translation>Sondereinheiten und Optionen</translation>
    </message>
    <message>
      <source>Combat example</source>
      <translation>Kampfbeispiel</translation>
    </message>
    <message>
      <source>Fire eligibility</source>
      <translation>Feuerberechtigung</translation>
    </message>
    <message>
      <source>unit involved in an assault</source>
      <translation>an einem Sturmangriff beteiligte Einheit</translation>
    </message>
    <message>
      <source>units involved in assaults</source>
      <translation>an Sturmangriffen beteiligte Einheiten</translation>
    </message>
    <message>
      <source>participant of an assault</source>
      <translation>Teilnehmer eines Sturmangriffs</translation>
    </message>
    <message>
      <source>participants of assaults</source>
      <translation>Teilnehmer von Sturmangriffen</translation>
    </message>
    <message>
      <source>assault called off</source>
      <translation>abgeblasener Sturmangriff</translation>
    </message>
    <message>
      <source>assaults called off</source>
      <translation>abgeblasene Sturmangriffe</translation>
    </message>
    <message>
      <source>retreat not made</source>
      <translation>nicht ausgeführter Rückzug</translation>
    </message>
    <message>
      <source>retreats not made</source>
      <translation>nicht ausgeführte Rückzüge</translation>
    </message>
    <message>
      <source>withdrawal not taken</source>
      <translation>nicht genutzter Rückzug</translation>
    </message>
    <message>
      <source>withdrawals not taken</source>
      <translation>nicht genutzte Rückzüge</translation>
    </message>
    <message>
      <source>stream crossing</source>
      <translation>Bachüberquerung</translation>
    </message>
    <message>
      <source>stream crossings</source>
      <translation>Bachüberquerungen</translation>
    </message>
    <message>
      <source>unit that fired</source>
      <translation>Einheit, die gefeuert hat</translation>
    </message>
    <message>
      <source>units that fired</source>
      <translation>Einheiten, die gefeuert haben</translation>
    </message>
    <message>
      <source>End of the Movement Phase</source>
      <translation>Ende der Bewegungsphase</translation>
    </message>
    <message>
      <source>Fires of the Movement Phase over</source>
      <translation>Feuer der Bewegungsphase vorbei</translation>
    </message>
    <message>
      <source>End of the assaults</source>
      <translation>Ende der Sturmangriffe</translation>
    </message>
    <message>
      <source>Assaults on {0} are closed.</source>
      <translation>Die Sturmangriffe auf {0} sind abgeschlossen.</translation>
    </message>
    <message>
      <source>Assaults closed</source>
      <translation>Sturmangriffe abgeschlossen</translation>
    </message>
    <message>
      <source>End of the impulse</source>
      <translation>Ende des Impulses</translation>
    </message>
    <message>
      <source>Markers of the impulse off</source>
      <translation>Marker des Impulses ab</translation>
    </message>
    <message>
      <source>{0}: {1} off</source>
      <translation>{0}: {1} ab</translation>
    </message>
    <message>
      <source>Terrain of {0}</source>
      <translation>Gelände von {0}</translation>
    </message>
    <message>
      <source>Told of a fire at {0}</source>
      <translation>Genannt bei einem Feuer auf {0}</translation>
    </message>
    <message>
      <source>Stock of {1}</source>
      <translation>Bestand von {1}</translation>
    </message>
    <message>
      <source>Stock of {1} entered</source>
      <translation>Bestand von {1} eingetragen</translation>
    </message>
    <message>
      <source>Soviet Union</source>
      <translation>Sowjetunion</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Deutschland</translation>
    </message>
    <message>
      <source>Morale</source>
      <translation>Moral</translation>
    </message>
    <message>
      <source>Regular, flipped</source>
      <translation>Regulär, umgedreht</translation>
    </message>
    <message>
      <source>AT, flipped</source>
      <translation>AT, umgedreht</translation>
    </message>
    <message>
      <source>Regular strength</source>
      <translation>Reguläre Stärke</translation>
    </message>
    <message>
      <source>Reg.</source>
      <translation>Reg.</translation>
    </message>
    <message>
      <source>Its regular strength now</source>
      <translation>Ihre reguläre Stärke jetzt</translation>
    </message>
    <message>
      <source>The attack across the Neva from 12 January 1943; bring your own Roster Sheets.</source>
      <translation>Der Angriff über die Newa ab dem 12. Januar 1943; eigene Stärkeblätter mitbringen.</translation>
    </message>
    <message>
      <source>The five assaults of the 67th Army that the rules work out, with their units.</source>
      <translation>Die fünf Sturmangriffe der 67. Armee, die die Regeln durchrechnen, mit ihren Einheiten.</translation>
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
      <source>As the rules have it.</source>
      <translation>Wie in den Regeln.</translation>
    </message>
    <message>
      <source>Books opened</source>
      <translation>Bücher eröffnet</translation>
    </message>
    <message>
      <source>Who may fire at what now, and how far each assault is.</source>
      <translation>Wer jetzt worauf feuern darf, und wie jeder Sturmangriff steht.</translation>
    </message>
    <message>
      <source>Bridges, engineers and reinforcements as tables.</source>
      <translation>Brücken, Pioniere und Verstärkungen als Tabellen.</translation>
    </message>
    <message>
      <source>Air points and anti-aircraft units as tables.</source>
      <translation>Luftpunkte und Flugabwehreinheiten als Tabellen.</translation>
    </message>
    <message>
      <source>{0} Impulse</source>
      <translation>Impuls: {0}</translation>
    </message>
    <message>
      <source>{0}, both players</source>
      <translation>{0}, beide Spieler</translation>
    </message>
    <message>
      <source>Movement, Assault Markers, ZOC fire</source>
      <translation>Bewegung, Sturmmarker, Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>Anti-aircraft fire, air strikes</source>
      <translation>Flugabwehrfeuer, Luftangriffe</translation>
    </message>
    <message>
      <source>Combat</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>Counterbattery, then assault by assault</source>
      <translation>Artillerieabwehr, dann Sturmangriff um Sturmangriff</translation>
    </message>
    <message>
      <source>Fire of units without an assault</source>
      <translation>Feuer von Einheiten ohne Sturmangriff</translation>
    </message>
    <message>
      <source>Air points of both players</source>
      <translation>Luftpunkte beider Spieler</translation>
    </message>
    <message>
      <source>Who plays which impulse</source>
      <translation>Wer welchen Impuls spielt</translation>
    </message>
    <message>
      <source>Special air strikes</source>
      <translation>Besondere Luftangriffe</translation>
    </message>
    <message>
      <source>Air strikes of the Initial Player after PM</source>
      <translation>Luftangriffe des Ersten Spielers nach PM</translation>
    </message>
    <message>
      <source>Whether the Second Player takes the next impulse</source>
      <translation>Ob der Zweite Spieler den nächsten Impuls übernimmt</translation>
    </message>
    <message>
      <source>Markers that come off</source>
      <translation>Marker, die abgenommen werden</translation>
    </message>
    <message>
      <source>AM</source>
      <translation>AM</translation>
    </message>
    <message>
      <source>PM</source>
      <translation>PM</translation>
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
      <source>13 January, PM</source>
      <translation>13. Januar, PM</translation>
    </message>
    <message>
      <source>{0} is of another year.</source>
      <translation>{0} gehört in ein anderes Jahr.</translation>
    </message>
    <message>
      <source>The game is played in {0}.</source>
      <translation>Das Spiel spielt im Jahr {0}.</translation>
    </message>
    <message>
      <source>Write it as 12 January, AM or 1943-01-12-1am.</source>
      <translation>Als 12. Januar, AM oder 1943-01-12-1am schreiben.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions</name>
    <message>
      <source>has {0} MP left; this costs {1}.</source>
      <translation>hat noch {0} MP; das kostet {1}.</translation>
    </message>
    <message>
      <source>{0} spent in this phase</source>
      <translation>{0} in dieser Phase verbraucht</translation>
    </message>
    <message>
      <source>the whole allowance</source>
      <translation>der ganze Vorrat</translation>
    </message>
    <message>
      <source>held where ZOC fire met it</source>
      <translation>gestoppt, wo Kontrollzonenfeuer sie traf</translation>
    </message>
    <message>
      <source>{0}, MP</source>
      <translation>{0}, MP</translation>
    </message>
    <message>
      <source>Left of it</source>
      <translation>Davon übrig</translation>
    </message>
    <message>
      <source>is picked twice.</source>
      <translation>ist zweimal ausgewählt.</translation>
    </message>
    <message>
      <source>is {0} already.</source>
      <translation>ist schon {0}.</translation>
    </message>
    <message>
      <source>It comes back onto the map in the next impulse of its side, or is lost.</source>
      <translation>Sie kommt im nächsten Impuls ihrer Seite auf die Karte zurück oder ist verloren.</translation>
    </message>
    <message>
      <source>is an inactive reinforcement and does nothing yet.</source>
      <translation>ist eine inaktive Verstärkung und tut noch nichts.</translation>
    </message>
    <message>
      <source>The boxes of {0} are not entered.</source>
      <translation>Die Kästchen von {0} sind nicht eingetragen.</translation>
    </message>
    <message>
      <source>Enter the dice, or let them roll.</source>
      <translation>Die Würfel eintragen oder werfen lassen.</translation>
    </message>
    <message>
      <source>has an Assault Marker toward {0}, so it is active.</source>
      <translation>hat einen Sturmmarker auf {0}, ist also aktiv.</translation>
    </message>
    <message>
      <source>Whether units whose boxes were not entered count with the steps that stand in for them.</source>
      <translation>Ob Einheiten, deren Kästchen niemand eingetragen hat, mit den Schritten zählen, die für sie stehen.</translation>
    </message>
    <message>
      <source>It counts as {0} step until they are.</source>
      <translation>Sie zählt so lange als {0} Schritt.</translation>
    </message>
    <message>
      <source>It counts as {0} steps until they are.</source>
      <translation>Sie zählt so lange als {0} Schritte.</translation>
    </message>
    <message>
      <source>Each has a die of its own: post them one after the other.</source>
      <translation>Jede hat ihren eigenen Würfel: nacheinander buchen.</translation>
    </message>
    <message>
      <source>Enter its hex first, or check that this is what you mean.</source>
      <translation>Zuerst ihr Feld eintragen, oder sicherstellen, dass es so gemeint ist.</translation>
    </message>
    <message>
      <source>has spent movement points in this phase already.</source>
      <translation>hat in dieser Phase schon Bewegungspunkte verbraucht.</translation>
    </message>
    <message>
      <source>Unknown boxes count as shown</source>
      <translation>Unbekannte Kästchen zählen wie gezeigt</translation>
    </message>
    <message>
      <source>is not rolled yet.</source>
      <translation>ist noch nicht gewürfelt.</translation>
    </message>
    <message>
      <source>Leave it out of {0}.</source>
      <translation>Bei {0} weglassen.</translation>
    </message>
    <message>
      <source>was driven off the map.</source>
      <translation>wurde von der Karte gedrängt.</translation>
    </message>
    <message>
      <source>belongs to the other side.</source>
      <translation>gehört zur anderen Seite.</translation>
    </message>
    <message>
      <source>Wake it first.</source>
      <translation>Zuerst wecken.</translation>
    </message>
    <message>
      <source>is picked as both.</source>
      <translation>ist als beides ausgewählt.</translation>
    </message>
    <message>
      <source>It takes all of them.</source>
      <translation>Es braucht alle davon.</translation>
    </message>
    <message>
      <source>{0} units are picked.</source>
      <translation>{0} Einheiten sind gewählt.</translation>
    </message>
    <message>
      <source>is off the map, in {0}.</source>
      <translation>ist nicht auf der Karte, sondern in {0}.</translation>
    </message>
    <message>
      <source>Enter a hex</source>
      <translation>Hexfeld betreten</translation>
    </message>
    <message>
      <source>{0} is not a hex of the map.</source>
      <translation>{0} ist kein Hexfeld der Karte.</translation>
    </message>
    <message>
      <source>Its columns begin with {0}.</source>
      <translation>Seine Spalten beginnen mit {0}.</translation>
    </message>
    <message>
      <source>Enter one such as 1712.</source>
      <translation>Eines wie 1712 eintragen.</translation>
    </message>
    <message>
      <source>is beyond the west edge of the map.</source>
      <translation>liegt jenseits des westlichen Kartenrands.</translation>
    </message>
    <message>
      <source>{0}, such as 1712.</source>
      <translation>{0}, etwa 1712.</translation>
    </message>
    <message>
      <source>Enter the boxes of {0} on the Roster Sheet, or say that they count as shown.</source>
      <translation>Die Kästchen von {0} auf dem Stärkeblatt eintragen, oder sagen, dass sie wie gezeigt zählen.</translation>
    </message>
    <message>
      <source>No {0} unit is marked as entrenched: none counts as in a trench.</source>
      <translation>Keine Einheit der Seite {0} ist als eingegraben markiert: keine gilt als in einem Graben.</translation>
    </message>
    <message>
      <source>The terrain of {0} was never entered: it counts as clear.</source>
      <translation>Das Gelände von {0} wurde nie eingetragen: es gilt als offen.</translation>
    </message>
    <message>
      <source>The hex is {0} at the same time.</source>
      <translation>Das Hexfeld ist {0} zugleich.</translation>
    </message>
    <message>
      <source>Check the map.</source>
      <translation>Auf der Karte nachsehen.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.air</name>
    <message>
      <source>The side that is struck has no AA unit on the map.</source>
      <translation>Die angegriffene Seite hat keine AA-Einheit auf der Karte.</translation>
    </message>
    <message>
      <source>dice {0} against {1}</source>
      <translation>Würfel {0} gegen {1}</translation>
    </message>
    <message>
      <source>AA units that shoot together.</source>
      <translation>AA-Einheiten, die zusammen schießen.</translation>
    </message>
    <message>
      <source>The hex that the aircraft strike.</source>
      <translation>Das Hexfeld, das die Flugzeuge angreifen.</translation>
    </message>
    <message>
      <source>The die of the player who strikes.</source>
      <translation>Der Würfel des angreifenden Spielers.</translation>
    </message>
    <message>
      <source>The die of the player who shoots.</source>
      <translation>Der Würfel des schießenden Spielers.</translation>
    </message>
    <message>
      <source>Whether the air point is stopped, by your rulebook.</source>
      <translation>Ob der Luftpunkt aufgehalten wird, nach dem Regelheft.</translation>
    </message>
    <message>
      <source>Air point</source>
      <translation>Luftpunkt</translation>
    </message>
    <message>
      <source> over {0}</source>
      <translation> über {0}</translation>
    </message>
    <message>
      <source>AA fire{0}: air point {1}</source>
      <translation>AA-Feuer{0}: Luftpunkt {1}</translation>
    </message>
    <message>
      <source>AA fire</source>
      <translation>AA-Feuer</translation>
    </message>
    <message>
      <source>Post AA fire</source>
      <translation>AA-Feuer buchen</translation>
    </message>
    <message>
      <source>Enter AA fire</source>
      <translation>AA-Feuer eintragen</translation>
    </message>
    <message>
      <source>not rolled</source>
      <translation>nicht gewürfelt</translation>
    </message>
    <message>
      <source>{0} has no air point left to stop.</source>
      <translation>{0}: Es ist kein Luftpunkt mehr da, der aufgehalten werden könnte.</translation>
    </message>
    <message>
      <source>AA units</source>
      <translation>AA-Einheiten</translation>
    </message>
    <message>
      <source>Hex struck</source>
      <translation>Angegriffenes Hexfeld</translation>
    </message>
    <message>
      <source>Striking die</source>
      <translation>Würfel des Angreifers</translation>
    </message>
    <message>
      <source>Shooting die</source>
      <translation>Würfel des Schießenden</translation>
    </message>
    <message>
      <source>Air point stopped?</source>
      <translation>Luftpunkt aufgehalten?</translation>
    </message>
    <message>
      <source>{0} reaches</source>
      <translation>{0} reicht bis</translation>
    </message>
    <message>
      <source>Enter the hex struck</source>
      <translation>Das angegriffene Hexfeld eintragen</translation>
    </message>
    <message>
      <source>Pick AA units.</source>
      <translation>AA-Einheiten wählen.</translation>
    </message>
    <message>
      <source>Enter its AA fire before the strike.</source>
      <translation>Das AA-Feuer vor dem Luftangriff eintragen.</translation>
    </message>
    <message>
      <source>is not an AA unit.</source>
      <translation>ist keine AA-Einheit.</translation>
    </message>
    <message>
      <source>is {0}, as are the aircraft.</source>
      <translation>ist {0}, wie die Flugzeuge.</translation>
    </message>
    <message>
      <source>is in column, not deployed.</source>
      <translation>ist in Marschkolonne, nicht entfaltet.</translation>
    </message>
    <message>
      <source>has shot at an air point in this phase.</source>
      <translation>hat in dieser Phase auf einen Luftpunkt geschossen.</translation>
    </message>
    <message>
      <source>reaches {0}; {1} is {2} away.</source>
      <translation>reicht {0}; {1} ist {2} entfernt.</translation>
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
      <source>{0} air strike{1}: {2}</source>
      <translation>{0} Luftangriff{1}: {2}</translation>
    </message>
    <message>
      <source>{0}: eliminated</source>
      <translation>{0}: vernichtet</translation>
    </message>
    <message>
      <source>Air strike</source>
      <translation>Luftangriff</translation>
    </message>
    <message>
      <source>Post the strike</source>
      <translation>Den Angriff buchen</translation>
    </message>
    <message>
      <source>Enter the strike</source>
      <translation>Den Angriff eintragen</translation>
    </message>
    <message>
      <source>Strike another unit.</source>
      <translation>Eine andere Einheit angreifen.</translation>
    </message>
    <message>
      <source>Retreat</source>
      <translation>Rückzug</translation>
    </message>
    <message>
      <source>from an air strike</source>
      <translation>durch einen Luftangriff</translation>
    </message>
    <message>
      <source>{0} has {1} air point left.</source>
      <translation>{0} hat noch {1} Luftpunkt.</translation>
    </message>
    <message>
      <source>{0} has {1} air points left.</source>
      <translation>{0} hat noch {1} Luftpunkte.</translation>
    </message>
    <message>
      <source>An AFV is struck by itself, as with AT fire.</source>
      <translation>Ein AFV wird für sich angegriffen, wie beim AT-Feuer.</translation>
    </message>
    <message>
      <source>{0} pairs of dice for {1} unit.</source>
      <translation>{0} Würfelpaare für {1} Einheit.</translation>
    </message>
    <message>
      <source>{0} pairs of dice for {1} units.</source>
      <translation>{0} Würfelpaare für {1} Einheiten.</translation>
    </message>
    <message>
      <source>{0} air point: more than a die brings.</source>
      <translation>{0} Luftpunkt: mehr, als ein Würfel bringt.</translation>
    </message>
    <message>
      <source>{0} air points: more than a die brings.</source>
      <translation>{0} Luftpunkte: mehr, als ein Würfel bringt.</translation>
    </message>
    <message>
      <source>no step</source>
      <translation>kein Schritt</translation>
    </message>
    <message>
      <source>cannot be struck from the air.</source>
      <translation>kann nicht aus der Luft angegriffen werden.</translation>
    </message>
    <message>
      <source>Pick what is struck.</source>
      <translation>Wählen, was angegriffen wird.</translation>
    </message>
    <message>
      <source>is of an unknown type: {0}.</source>
      <translation>ist von unbekanntem Typ: {0}.</translation>
    </message>
    <message>
      <source>is in the trench: make sure that aircraft can see it.</source>
      <translation>ist im Graben: sicherstellen, dass Flugzeuge ihn sehen können.</translation>
    </message>
    <message>
      <source>Nothing strikes.</source>
      <translation>Nichts greift an.</translation>
    </message>
    <message>
      <source>Enter the air points.</source>
      <translation>Die Luftpunkte eintragen.</translation>
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
      <source>Strike with fewer.</source>
      <translation>Mit weniger angreifen.</translation>
    </message>
    <message>
      <source>Strike it in an entry of its own.</source>
      <translation>In einem eigenen Eintrag angreifen.</translation>
    </message>
    <message>
      <source>are in different hexes.</source>
      <translation>stehen in verschiedenen Hexfeldern.</translation>
    </message>
    <message>
      <source>No unit of the other side is on the map.</source>
      <translation>Keine Einheit der anderen Seite ist auf der Karte.</translation>
    </message>
    <message>
      <source>is on the side that strikes.</source>
      <translation>ist auf der angreifenden Seite.</translation>
    </message>
    <message>
      <source>has no armor entered.</source>
      <translation>hat keine Panzerung eingetragen.</translation>
    </message>
    <message>
      <source>Strike one hex.</source>
      <translation>Ein Hexfeld angreifen.</translation>
    </message>
    <message>
      <source>Enter a pair for each unit.</source>
      <translation>Für jede Einheit ein Paar eintragen.</translation>
    </message>
    <message>
      <source>Look again.</source>
      <translation>Noch einmal nachsehen.</translation>
    </message>
    <message>
      <source>The red die.</source>
      <translation>Der rote Würfel.</translation>
    </message>
    <message>
      <source>The gray die.</source>
      <translation>Der graue Würfel.</translation>
    </message>
    <message>
      <source>The result, where your table does not say it: steps, and M for a morale check, as 1M.</source>
      <translation>Das Ergebnis, wo die eigene Tabelle es nicht sagt: Schritte, und M für eine Moralprobe, etwa 1M.</translation>
    </message>
    <message>
      <source>Air points that get through.</source>
      <translation>Luftpunkte, die durchkommen.</translation>
    </message>
    <message>
      <source>The units that are struck: the non-armored ones of a hex, or one AFV.</source>
      <translation>Die angegriffenen Einheiten: die ungepanzerten eines Hexfelds oder ein AFV.</translation>
    </message>
    <message>
      <source>The dice, a pair for each unit in the same order.</source>
      <translation>Die Würfel, ein Paar je Einheit in derselben Reihenfolge.</translation>
    </message>
    <message>
      <source>Terrain of the hex that is struck; a hill shifts nothing.</source>
      <translation>Gelände des angegriffenen Hexfelds; ein Hügel verschiebt nichts.</translation>
    </message>
    <message>
      <source>Whether the units are in the trench; as their markers say, where nothing is entered.</source>
      <translation>Ob die Einheiten im Graben sind; nach ihren Markern, wo nichts eingetragen ist.</translation>
    </message>
    <message>
      <source>Units struck</source>
      <translation>Getroffene Einheiten</translation>
    </message>
    <message>
      <source>Terrain</source>
      <translation>Gelände</translation>
    </message>
    <message>
      <source>In the trench?</source>
      <translation>Im Graben?</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.assault</name>
    <message>
      <source>Surprise was not rolled for in the assault on {0}.</source>
      <translation>Auf Überraschung wurde im Sturmangriff auf {0} nicht gewürfelt.</translation>
    </message>
    <message>
      <source>Post its die first: it changes fire, losses and morale.</source>
      <translation>Erst ihren Würfel buchen: Er ändert Feuer, Verluste und Moral.</translation>
    </message>
    <message>
      <source>Assault on {0}</source>
      <translation>Sturmangriff auf {0}</translation>
    </message>
    <message>
      <source>Post the assault combat</source>
      <translation>Den Sturmkampf buchen</translation>
    </message>
    <message>
      <source>Enter new dice and post it again.</source>
      <translation>Neue Würfel eintragen und noch einmal buchen.</translation>
    </message>
    <message>
      <source>must retreat {0}.</source>
      <translation>muss sich {0} zurückziehen.</translation>
    </message>
    <message>
      <source>The assaulter may advance into {0}.</source>
      <translation>Der Angreifer darf nach {0} nachrücken.</translation>
    </message>
    <message>
      <source>Enter it with the end of the assault.</source>
      <translation>Mit dem Ende des Sturmangriffs eintragen.</translation>
    </message>
    <message>
      <source>{0}: {1} to {2}</source>
      <translation>{0}: {1} zu {2}</translation>
    </message>
    <message>
      <source>{0}: tied</source>
      <translation>{0}: unentschieden</translation>
    </message>
    <message>
      <source>{0}: {1} loses by {2}</source>
      <translation>{0}: {1} verliert um {2}</translation>
    </message>
    <message>
      <source>takes a step</source>
      <translation>verliert einen Schritt</translation>
    </message>
    <message>
      <source>brings a bonus</source>
      <translation>bringt einen Bonus</translation>
    </message>
    <message>
      <source>does not fight</source>
      <translation>kämpft nicht</translation>
    </message>
    <message>
      <source>The assault is tied.</source>
      <translation>Der Sturmangriff ist unentschieden.</translation>
    </message>
    <message>
      <source>No assault is under way.</source>
      <translation>Kein Sturmangriff ist im Gange.</translation>
    </message>
    <message>
      <source>The assaulter's die; 0 counts as 10.</source>
      <translation>Der Würfel des Angreifers; 0 zählt als 10.</translation>
    </message>
    <message>
      <source>The defender's die; 0 counts as 10.</source>
      <translation>Der Würfel des Verteidigers; 0 zählt als 10.</translation>
    </message>
    <message>
      <source>Woods, station, village, settlement or town that a defender is in.</source>
      <translation>Wald, Bahnhof, Dorf, Siedlung oder Stadt, worin ein Verteidiger steht.</translation>
    </message>
    <message>
      <source>Whether a defender is on a hill.</source>
      <translation>Ob ein Verteidiger auf einem Hügel steht.</translation>
    </message>
    <message>
      <source>Whether a defender occupies the entrenchment; by the markers where left blank.</source>
      <translation>Ob ein Verteidiger die Verschanzung besetzt; nach den Markern, wo es offen ist.</translation>
    </message>
    <message>
      <source>Whether an assaulter is inside the defender's entrenchment.</source>
      <translation>Ob ein Angreifer in der Verschanzung des Verteidigers ist.</translation>
    </message>
    <message>
      <source>What every assaulter comes across: no river or lake, a whole hexside, or a partial one that is treated so; none counts where left blank.</source>
      <translation>Worüber jeder Angreifer kommt: kein Fluss oder See, eine ganze Hexfeldseite oder eine teilweise, die so behandelt wird; offen gilt als keins.</translation>
    </message>
    <message>
      <source>Whether every assaulter crossed a stream in its hex in this impulse; by the markers where it is open.</source>
      <translation>Ob jeder Angreifer in diesem Impuls einen Bach in seinem Hexfeld überquert hat; nach den Markern, wo es offen ist.</translation>
    </message>
    <message>
      <source>Whether the assaulter uses Armor Bonus 1, for solid dots.</source>
      <translation>Ob der Angreifer Panzerbonus 1 nutzt, für volle Punkte.</translation>
    </message>
    <message>
      <source>Whether the assaulter uses Armor Bonus 2, as the only one with AFV.</source>
      <translation>Ob der Angreifer Panzerbonus 2 nutzt, als Einziger mit AFV.</translation>
    </message>
    <message>
      <source>Whether the assaulter uses his engineer.</source>
      <translation>Ob der Angreifer seine Pioniere nutzt.</translation>
    </message>
    <message>
      <source>Whether the assaulter uses his SMG unit.</source>
      <translation>Ob der Angreifer seine MPi-Einheit nutzt.</translation>
    </message>
    <message>
      <source>Whether the defender uses Armor Bonus 1.</source>
      <translation>Ob der Verteidiger Panzerbonus 1 nutzt.</translation>
    </message>
    <message>
      <source>Whether the defender uses Armor Bonus 2.</source>
      <translation>Ob der Verteidiger Panzerbonus 2 nutzt.</translation>
    </message>
    <message>
      <source>Units that bring a bonus, where several could; the first that can, where left blank.</source>
      <translation>Einheiten, die einen Bonus bringen, wo mehrere es könnten; die erste mögliche, wo es offen ist.</translation>
    </message>
    <message>
      <source>Units that do not fight, where a hex holds more steps than may.</source>
      <translation>Einheiten, die nicht kämpfen, wo ein Hexfeld mehr Schritte enthält, als es dürfen.</translation>
    </message>
    <message>
      <source>Initial morale of the assaulter, where your rulebook says another.</source>
      <translation>Anfangsmoral des Angreifers, wo das Regelheft eine andere nennt.</translation>
    </message>
    <message>
      <source>Initial morale of the defender, where your rulebook says another.</source>
      <translation>Anfangsmoral des Verteidigers, wo das Regelheft eine andere nennt.</translation>
    </message>
    <message>
      <source>Units that take the steps that their owner assigns as he likes, in turn.</source>
      <translation>Einheiten, die die Schritte hergeben, die ihr Besitzer frei verteilt, der Reihe nach.</translation>
    </message>
    <message>
      <source>Initial morale of the assaulter.</source>
      <translation>Anfangsmoral des Angreifers.</translation>
    </message>
    <message>
      <source>Assault morale of the assaulter.</source>
      <translation>Sturmmoral des Angreifers.</translation>
    </message>
    <message>
      <source>Initial morale of the defender.</source>
      <translation>Anfangsmoral des Verteidigers.</translation>
    </message>
    <message>
      <source>Assault morale of the defender.</source>
      <translation>Sturmmoral des Verteidigers.</translation>
    </message>
    <message>
      <source>The assaulter's die and morale.</source>
      <translation>Würfel und Moral des Angreifers.</translation>
    </message>
    <message>
      <source>The defender's die and morale.</source>
      <translation>Würfel und Moral des Verteidigers.</translation>
    </message>
    <message>
      <source>Who lost; both where they tie.</source>
      <translation>Wer verloren hat; beide bei Gleichstand.</translation>
    </message>
    <message>
      <source>By how much.</source>
      <translation>Um wie viel.</translation>
    </message>
    <message>
      <source>Hexes that the loser retreats.</source>
      <translation>Hexfelder, um die sich der Verlierer zurückzieht.</translation>
    </message>
    <message>
      <source>S or D for the loser's participants.</source>
      <translation>S oder D für die Teilnehmer des Verlierers.</translation>
    </message>
    <message>
      <source>Units that lost steps, and how many.</source>
      <translation>Einheiten, die Schritte verloren haben, und wie viele.</translation>
    </message>
    <message>
      <source>Assaulter's die</source>
      <translation>Würfel des Angreifers</translation>
    </message>
    <message>
      <source>Defender's die</source>
      <translation>Würfel des Verteidigers</translation>
    </message>
    <message>
      <source>Defender in</source>
      <translation>Verteidiger in</translation>
    </message>
    <message>
      <source>Defender on a hill</source>
      <translation>Verteidiger auf einem Hügel</translation>
    </message>
    <message>
      <source>Defender entrenched?</source>
      <translation>Verteidiger eingegraben?</translation>
    </message>
    <message>
      <source>Assaulter inside it</source>
      <translation>Angreifer darin</translation>
    </message>
    <message>
      <source>All across a river or lake</source>
      <translation>Alle über einen Fluss oder See</translation>
    </message>
    <message>
      <source>All crossed a stream?</source>
      <translation>Alle haben einen Bach überquert?</translation>
    </message>
    <message>
      <source>Assaulter: Armor Bonus 1</source>
      <translation>Angreifer: Panzerbonus 1</translation>
    </message>
    <message>
      <source>Assaulter: Armor Bonus 2</source>
      <translation>Angreifer: Panzerbonus 2</translation>
    </message>
    <message>
      <source>Assaulter: engineer</source>
      <translation>Angreifer: Pioniere</translation>
    </message>
    <message>
      <source>Assaulter: SMG unit</source>
      <translation>Angreifer: MPi-Einheit</translation>
    </message>
    <message>
      <source>Defender: Armor Bonus 1</source>
      <translation>Verteidiger: Panzerbonus 1</translation>
    </message>
    <message>
      <source>Defender: Armor Bonus 2</source>
      <translation>Verteidiger: Panzerbonus 2</translation>
    </message>
    <message>
      <source>Bonus brought by</source>
      <translation>Bonus gebracht von</translation>
    </message>
    <message>
      <source>Left out of the fight</source>
      <translation>Kämpfen nicht mit</translation>
    </message>
    <message>
      <source>Other morale, assaulter</source>
      <translation>Andere Moral, Angreifer</translation>
    </message>
    <message>
      <source>Other morale, defender</source>
      <translation>Andere Moral, Verteidiger</translation>
    </message>
    <message>
      <source>Losses taken by, in turn</source>
      <translation>Verluste tragen, der Reihe nach</translation>
    </message>
    <message>
      <source>The {0} must lose {1}; {2} are assigned to units.</source>
      <translation>Verlieren muss {0}: {1}; auf Einheiten gelegt: {2}.</translation>
    </message>
    <message>
      <source>Pick the units that take the others.</source>
      <translation>Die Einheiten wählen, die den Rest hergeben.</translation>
    </message>
    <message>
      <source>{0} loses {1}</source>
      <translation>{0} verliert {1}</translation>
    </message>
    <message>
      <source>First, for their bonus</source>
      <translation>Zuerst, für ihren Bonus</translation>
    </message>
    <message>
      <source>Steps that stand in for them count in the bonus and the losses: count them first.</source>
      <translation>Schritte, die dafür stehen, zählen im Bonus und bei den Verlusten: zuerst nachzählen.</translation>
    </message>
    <message>
      <source>The defender did not use: {0}.</source>
      <translation>Der Verteidiger hat nicht genutzt: {0}.</translation>
    </message>
    <message>
      <source>Post the end of the assault.</source>
      <translation>Das Ende des Sturmangriffs buchen.</translation>
    </message>
    <message>
      <source>The assault combat on {0} was fought already.</source>
      <translation>Der Sturmkampf um {0} ist schon ausgefochten.</translation>
    </message>
    <message>
      <source>Post the end of the assault, or undo the combat.</source>
      <translation>Das Ende des Sturmangriffs buchen oder den Kampf zurücknehmen.</translation>
    </message>
    <message>
      <source>No defender occupies the entrenchment that an assaulter is in.</source>
      <translation>Kein Verteidiger besetzt die Stellung, in der ein Angreifer ist.</translation>
    </message>
    <message>
      <source>What the assaulters come across was not entered: no river counts.</source>
      <translation>Niemand hat eingetragen, worüber die Angreifer kommen: es zählt kein Fluss.</translation>
    </message>
    <message>
      <source>Enter it, or check that this is what you mean.</source>
      <translation>Eintragen, oder sicherstellen, dass es so gemeint ist.</translation>
    </message>
    <message>
      <source>Go on if he does not want to.</source>
      <translation>Weitermachen, wenn er nicht will.</translation>
    </message>
    <message>
      <source>Post the end of the assault, with the advance.</source>
      <translation>Das Ende des Sturmangriffs buchen, mit dem Nachrücken.</translation>
    </message>
    <message>
      <source>It is the morale before all modifiers: look at the counters again.</source>
      <translation>Es ist die Moral vor allen Modifikatoren: Noch einmal auf den Spielsteinen nachsehen.</translation>
    </message>
    <message>
      <source>An initial morale of {0}.</source>
      <translation>Eine Anfangsmoral von {0}.</translation>
    </message>
    <message>
      <source>takes no step: its side does not lose.</source>
      <translation>verliert keinen Schritt: Ihre Seite verliert nicht.</translation>
    </message>
    <message>
      <source>No unit assaults {0}.</source>
      <translation>Niemand greift {0} an.</translation>
    </message>
    <message>
      <source>Pick units that fight here.</source>
      <translation>Einheiten wählen, die hier kämpfen.</translation>
    </message>
    <message>
      <source>Correct one of them.</source>
      <translation>Eins von beiden berichtigen.</translation>
    </message>
    <message>
      <source>{0} steps of the {1} are in one hex</source>
      <translation>{0} Schritte ({1}) sind in einem Hexfeld</translation>
    </message>
    <message>
      <source>Name the units that are left out.</source>
      <translation>Die Einheiten nennen, die wegbleiben.</translation>
    </message>
    <message>
      <source>{0}; {1} may fight.</source>
      <translation>{0}; {1} dürfen kämpfen.</translation>
    </message>
    <message>
      <source>No unit defends {0}.</source>
      <translation>Niemand verteidigt {0}.</translation>
    </message>
    <message>
      <source>has no part in this combat.</source>
      <translation>nimmt an diesem Kampf nicht teil.</translation>
    </message>
    <message>
      <source>Leave it out, or post it as a move.</source>
      <translation>Weglassen oder als Bewegung verbuchen.</translation>
    </message>
    <message>
      <source>Enemy units are next to {0}, in {1}.</source>
      <translation>Neben {0} stehen feindliche Einheiten, in {1}.</translation>
    </message>
    <message>
      <source>A retreat leads away from them where it can, and may draw ZOC fire there.</source>
      <translation>Ein Rückzug führt von ihnen weg, wo er kann, und kann dort Kontrollzonenfeuer auslösen.</translation>
    </message>
    <message>
      <source>No unit of the assault on {0} is in column.</source>
      <translation>Niemand aus dem Sturm auf {0} ist in Marschkolonne.</translation>
    </message>
    <message>
      <source>Left in column: {0}.</source>
      <translation>In Marschkolonne gelassen: {0}.</translation>
    </message>
    <message>
      <source>has no retreat to make, and no part in an assault.</source>
      <translation>hat keinen Rückzug zu machen und keinen Anteil an einem Sturmangriff.</translation>
    </message>
    <message>
      <source>took part in the assault on {0}; {1} is {2} away from it.</source>
      <translation>nahm am Sturmangriff auf {0} teil; {1} liegt {2} davon entfernt.</translation>
    </message>
    <message>
      <source>called its assault off, and has no retreat to make.</source>
      <translation>hat ihren Sturmangriff abgeblasen und keinen Rückzug zu machen.</translation>
    </message>
    <message>
      <source>Who fought may deploy free now.</source>
      <translation>Wer gekämpft hat, darf sich jetzt ohne Kosten entfalten.</translation>
    </message>
    <message>
      <source>Check the number.</source>
      <translation>Die Nummer ansehen.</translation>
    </message>
    <message>
      <source>Units with an Assault Marker must assault.</source>
      <translation>Einheiten mit Sturmmarker müssen stürmen.</translation>
    </message>
    <message>
      <source>Units that retreat.</source>
      <translation>Einheiten, die sich zurückziehen.</translation>
    </message>
    <message>
      <source>The hex in which their retreat ends; others go with Retreat.</source>
      <translation>Das Hexfeld, in dem ihr Rückzug endet; andere ziehen mit Rückzug.</translation>
    </message>
    <message>
      <source>Units that advance into the hex.</source>
      <translation>Einheiten, die in das Hexfeld nachrücken.</translation>
    </message>
    <message>
      <source>Whether its units in column deploy, which is free now.</source>
      <translation>Ob sich seine Einheiten in Marschkolonne entfalten, was jetzt nichts kostet.</translation>
    </message>
    <message>
      <source>Units in other hexes.</source>
      <translation>Einheiten in anderen Hexfeldern.</translation>
    </message>
    <message>
      <source>What surprise does to its units; blank without it.</source>
      <translation>Was die Überraschung seinen Einheiten auferlegt; ohne sie nichts.</translation>
    </message>
    <message>
      <source>Assault on {0} ends</source>
      <translation>Sturmangriff auf {0} endet</translation>
    </message>
    <message>
      <source>End of an assault</source>
      <translation>Ende eines Sturmangriffs</translation>
    </message>
    <message>
      <source>End of assault</source>
      <translation>Ende des Sturms</translation>
    </message>
    <message>
      <source>Post the end</source>
      <translation>Das Ende buchen</translation>
    </message>
    <message>
      <source>Units that go there.</source>
      <translation>Einheiten, die dorthin gehen.</translation>
    </message>
    <message>
      <source>The hex in which they end.</source>
      <translation>Das Hexfeld, in dem sie enden.</translation>
    </message>
    <message>
      <source>Units in the hex.</source>
      <translation>Einheiten im Hexfeld.</translation>
    </message>
    <message>
      <source>{0} unit in a new hex.</source>
      <translation>{0} Einheit in einem neuen Hexfeld.</translation>
    </message>
    <message>
      <source>{0} units in a new hex.</source>
      <translation>{0} Einheiten in einem neuen Hexfeld.</translation>
    </message>
    <message>
      <source>Retreat or withdrawal</source>
      <translation>Rückzug oder Absetzen</translation>
    </message>
    <message>
      <source>Post the new hex</source>
      <translation>Das neue Hexfeld buchen</translation>
    </message>
    <message>
      <source>are from both sides, and never end in one hex.</source>
      <translation>gehören zu beiden Seiten und enden nie in einem Hexfeld.</translation>
    </message>
    <message>
      <source>must retreat {0} hex; {1} is {2} away.</source>
      <translation>muss sich {0} Hexfeld zurückziehen; {1} ist {2} entfernt.</translation>
    </message>
    <message>
      <source>must retreat {0} hexes; {1} is {2} away.</source>
      <translation>muss sich {0} Hexfelder zurückziehen; {1} ist {2} entfernt.</translation>
    </message>
    <message>
      <source>Units of {0} all retreat to {1}.</source>
      <translation>Einheiten aus {0} weichen alle nach {1} zurück.</translation>
    </message>
    <message>
      <source>Take out those that go elsewhere: they go with Retreat.</source>
      <translation>Die herausnehmen, die anderswohin gehen: sie gehen mit Rückzug.</translation>
    </message>
    <message>
      <source>Retreat to</source>
      <translation>Rückzug nach</translation>
    </message>
    <message>
      <source>Advancing</source>
      <translation>Nachrücken</translation>
    </message>
    <message>
      <source>Columns deploy</source>
      <translation>Kolonnen entfalten</translation>
    </message>
    <message>
      <source>No unit moves.</source>
      <translation>Niemand zieht.</translation>
    </message>
    <message>
      <source>To hex</source>
      <translation>In Hexfeld</translation>
    </message>
    <message>
      <source>Retreat to {0}: {1}</source>
      <translation>Rückzug nach {0}: {1}</translation>
    </message>
    <message>
      <source>has no retreat to make in the books.</source>
      <translation>hat nach den Büchern keinen Rückzug zu machen.</translation>
    </message>
    <message>
      <source>Enter what makes it retreat first.</source>
      <translation>Zuerst eintragen, was sie zum Rückzug zwingt.</translation>
    </message>
    <message>
      <source>The assault combat was not fought.</source>
      <translation>Der Sturmkampf wurde nicht ausgefochten.</translation>
    </message>
    <message>
      <source>retreats and advances.</source>
      <translation>zieht sich zurück und rückt nach.</translation>
    </message>
    <message>
      <source>Leave it in one.</source>
      <translation>Nur in einem lassen.</translation>
    </message>
    <message>
      <source>goes there</source>
      <translation>geht dorthin</translation>
    </message>
    <message>
      <source>Post each side by itself.</source>
      <translation>Jede Seite für sich buchen.</translation>
    </message>
    <message>
      <source>Its route may bend; look at the map.</source>
      <translation>Ihr Weg darf Bögen machen; auf die Karte sehen.</translation>
    </message>
    <message>
      <source>has no part in the assault on {0}.</source>
      <translation>hat keinen Anteil am Sturmangriff auf {0}.</translation>
    </message>
    <message>
      <source>from {0}</source>
      <translation>aus {0}</translation>
    </message>
    <message>
      <source>Surprise: {0}</source>
      <translation>Überraschung: {0}</translation>
    </message>
    <message>
      <source>the list</source>
      <translation>die Liste</translation>
    </message>
    <message>
      <source>is in {0} already.</source>
      <translation>steht schon in {0}.</translation>
    </message>
    <message>
      <source>Go elsewhere.</source>
      <translation>Woandershin gehen.</translation>
    </message>
    <message>
      <source>fought, and has no retreat to make.</source>
      <translation>hat gekämpft und keinen Rückzug zu machen.</translation>
    </message>
    <message>
      <source>defends, and does not advance.</source>
      <translation>verteidigt und rückt nicht nach.</translation>
    </message>
    <message>
      <source>called its assault off, and does not advance.</source>
      <translation>hat den Sturmangriff abgeblasen und rückt nicht nach.</translation>
    </message>
    <message>
      <source>No assault is under way: no unit has an Assault Marker.</source>
      <translation>Kein Sturmangriff ist im Gange: keine Einheit hat einen Sturmmarker.</translation>
    </message>
    <message>
      <source>The Assault Target Hex, such as 1712.</source>
      <translation>Das Sturmzielfeld, etwa 1712.</translation>
    </message>
    <message>
      <source>Assaults are on {0}.</source>
      <translation>Sturmangriffe gelten {0}.</translation>
    </message>
    <message>
      <source>Place Assault Markers first.</source>
      <translation>Zuerst Sturmmarker legen.</translation>
    </message>
    <message>
      <source>Enter the hex that is assaulted. {0}</source>
      <translation>Das Feld eingeben, das angegriffen wird. {0}</translation>
    </message>
    <message>
      <source>Undo its end, or place an Assault Marker again.</source>
      <translation>Sein Ende zurücknehmen oder wieder einen Sturmmarker legen.</translation>
    </message>
    <message>
      <source>Assault on</source>
      <translation>Sturmangriff auf</translation>
    </message>
    <message>
      <source>There is no assault on this hex.</source>
      <translation>Auf dieses Hexfeld gibt es keinen Sturmangriff.</translation>
    </message>
    <message>
      <source>The assault on this hex is over.</source>
      <translation>Der Sturmangriff auf dieses Hexfeld ist vorbei.</translation>
    </message>
    <message>
      <source>Ask with how many steps he defends.</source>
      <translation>Fragen, mit wie vielen Schritten er verteidigt.</translation>
    </message>
    <message>
      <source>Ask for his assault morale, or enter his slip.</source>
      <translation>Nach seiner Sturmmoral fragen oder seinen Zettel eintragen.</translation>
    </message>
    <message>
      <source>Assault morale {0} is more than the {1} can have.</source>
      <translation>Sturmmoral {0} ist mehr, als auf dieser Seite möglich ist ({1}).</translation>
    </message>
    <message>
      <source>With all modifiers it is {0} at most: ask for it again.</source>
      <translation>Mit allen Modifikatoren ist sie höchstens {0}: noch einmal danach fragen.</translation>
    </message>
    <message>
      <source>Ask for his steps again.</source>
      <translation>Noch einmal nach seinen Schritten fragen.</translation>
    </message>
    <message>
      <source>{0} steps are more than the {1} fights with.</source>
      <translation>{0} Schritte sind mehr, als auf dieser Seite kämpfen ({1}).</translation>
    </message>
    <message>
      <source>It is {0} at most: ask for them again.</source>
      <translation>Höchstens sind es {0}: noch einmal danach fragen.</translation>
    </message>
    <message>
      <source>No hex is named.</source>
      <translation>Kein Hexfeld ist genannt.</translation>
    </message>
    <message>
      <source>Enter it.</source>
      <translation>Eintragen.</translation>
    </message>
    <message>
      <source>Undo it first.</source>
      <translation>Zuerst zurücknehmen.</translation>
    </message>
    <message>
      <source>An AFV that defends counts a step at least.</source>
      <translation>Ein AFV, das verteidigt, zählt mindestens einen Schritt.</translation>
    </message>
    <message>
      <source>has no Assault Marker on {0}.</source>
      <translation>hat keinen Sturmmarker auf {0}.</translation>
    </message>
    <message>
      <source>fights in this assault, too.</source>
      <translation>kämpft in diesem Sturmangriff ebenfalls.</translation>
    </message>
    <message>
      <source>Pick it as well.</source>
      <translation>Ebenfalls auswählen.</translation>
    </message>
    <message>
      <source>is not in {0}.</source>
      <translation>steht nicht in {0}.</translation>
    </message>
    <message>
      <source>Half of an assault combat</source>
      <translation>Hälfte eines Sturmkampfs</translation>
    </message>
    <message>
      <source>Tell the other player: assault morale {0}. Slip: {1}.</source>
      <translation>Dem anderen Spieler sagen: Sturmmoral {0}. Zettel: {1}.</translation>
    </message>
    <message>
      <source>Post your half</source>
      <translation>Die eigene Hälfte buchen</translation>
    </message>
    <message>
      <source>Hidden sheets</source>
      <translation>Verdeckte Blätter</translation>
    </message>
    <message>
      <source>Take the slip of the other player.</source>
      <translation>Den Zettel des anderen Spielers nehmen.</translation>
    </message>
    <message>
      <source>Surprise at {0} is not in this file: it counts as none.</source>
      <translation>Die Überraschung bei {0} steht nicht in dieser Datei: Sie zählt als keine.</translation>
    </message>
    <message>
      <source>Ask what the die showed, and take what it does to your units by hand.</source>
      <translation>Nach dem Würfel fragen und von Hand eintragen, was er den eigenen Einheiten tut.</translation>
    </message>
    <message>
      <source>Slip for the other player</source>
      <translation>Zettel für den anderen Spieler</translation>
    </message>
    <message>
      <source>Both roll again, and post it again.</source>
      <translation>Beide würfeln neu, und noch einmal buchen.</translation>
    </message>
    <message>
      <source>the other side</source>
      <translation>die andere Seite</translation>
    </message>
    <message>
      <source>{0} is eliminated.</source>
      <translation>{0} ist vernichtet.</translation>
    </message>
    <message>
      <source>This is a slip of the {0}.</source>
      <translation>Das ist ein Zettel der Seite {0}.</translation>
    </message>
    <message>
      <source>{0} is turned over.</source>
      <translation>{0} wird umgedreht.</translation>
    </message>
    <message>
      <source>hex; assaulter or defender; assault morale; steps; AFV or no AFV; die or -</source>
      <translation>Hexfeld; Angreifer oder Verteidiger; Sturmmoral; Schritte; AFV oder kein AFV; Würfel oder -</translation>
    </message>
    <message>
      <source>AFV</source>
      <translation>AFV</translation>
    </message>
    <message>
      <source>no AFV</source>
      <translation>kein AFV</translation>
    </message>
    <message>
      <source>The slip that the other player's program made of his half; it says all that follows of his side.</source>
      <translation>Der Zettel, den das Programm des anderen Spielers von seiner Hälfte gemacht hat; er sagt alles Folgende über seine Seite.</translation>
    </message>
    <message>
      <source>Your units that fight.</source>
      <translation>Die eigenen Einheiten, die kämpfen.</translation>
    </message>
    <message>
      <source>Your die; 0 counts as 10.</source>
      <translation>Der eigene Würfel; 0 zählt als 10.</translation>
    </message>
    <message>
      <source>The other player's die; 0 counts as 10.</source>
      <translation>Der Würfel des anderen Spielers; 0 zählt als 10.</translation>
    </message>
    <message>
      <source>The assault morale that the other player tells.</source>
      <translation>Die Sturmmoral, die der andere Spieler nennt.</translation>
    </message>
    <message>
      <source>The steps with which he defends, as he tells, his artillery half, rounded down for each unit; only the assaulter's bonus rests on them.</source>
      <translation>Die Schritte, mit denen er nach eigener Angabe verteidigt, seine Artillerie zur Hälfte, je Einheit abgerundet; nur der Bonus des Angreifers hängt daran.</translation>
    </message>
    <message>
      <source>Whether an AFV fights on his side.</source>
      <translation>Ob auf seiner Seite ein AFV kämpft.</translation>
    </message>
    <message>
      <source>Whether a defender occupies the entrenchment; by your markers where left blank.</source>
      <translation>Ob ein Verteidiger die Verschanzung besetzt; nach den eigenen Markern, wo es offen ist.</translation>
    </message>
    <message>
      <source>What every assaulter comes across: no river or lake, a whole hexside, or a partial one that is treated so.</source>
      <translation>Worüber jeder Angreifer kommt: kein Fluss oder See, eine ganze Hexfeldseite oder eine teilweise, die so behandelt wird.</translation>
    </message>
    <message>
      <source>Whether every assaulter crossed a stream in its hex in this impulse; by your markers where it is open.</source>
      <translation>Ob jeder Angreifer in diesem Impuls einen Bach in seinem Hexfeld überquert hat; nach den eigenen Markern, wo es offen ist.</translation>
    </message>
    <message>
      <source>Whether you use Armor Bonus 1.</source>
      <translation>Ob Panzerbonus 1 genutzt wird.</translation>
    </message>
    <message>
      <source>Whether you use Armor Bonus 2.</source>
      <translation>Ob Panzerbonus 2 genutzt wird.</translation>
    </message>
    <message>
      <source>Whether you use your engineer.</source>
      <translation>Ob die eigenen Pioniere genutzt werden.</translation>
    </message>
    <message>
      <source>Whether you use your SMG unit.</source>
      <translation>Ob die eigene MPi-Einheit genutzt wird.</translation>
    </message>
    <message>
      <source>Your units that take the steps that you assign as you like, in turn.</source>
      <translation>Die eigenen Einheiten, die die frei verteilten Schritte hergeben, der Reihe nach.</translation>
    </message>
    <message>
      <source>It should look like this: {0}.</source>
      <translation>So sollte er aussehen: {0}.</translation>
    </message>
    <message>
      <source>Slip of the other side</source>
      <translation>Zettel der anderen Seite</translation>
    </message>
    <message>
      <source>Your die</source>
      <translation>Eigener Würfel</translation>
    </message>
    <message>
      <source>His die</source>
      <translation>Sein Würfel</translation>
    </message>
    <message>
      <source>His assault morale</source>
      <translation>Seine Sturmmoral</translation>
    </message>
    <message>
      <source>His steps</source>
      <translation>Seine Schritte</translation>
    </message>
    <message>
      <source>He has an AFV</source>
      <translation>Er hat ein AFV</translation>
    </message>
    <message>
      <source>Armor Bonus 1</source>
      <translation>Panzerbonus 1</translation>
    </message>
    <message>
      <source>Armor Bonus 2</source>
      <translation>Panzerbonus 2</translation>
    </message>
    <message>
      <source>SMG unit</source>
      <translation>MPi-Einheit</translation>
    </message>
    <message>
      <source>This is not the slip of an assault.</source>
      <translation>Das ist nicht der Zettel eines Sturmangriffs.</translation>
    </message>
    <message>
      <source>Units that get an Assault Marker.</source>
      <translation>Einheiten, die einen Sturmmarker erhalten.</translation>
    </message>
    <message>
      <source>The enemy hex that it points at; empty to take the markers off.</source>
      <translation>Das feindliche Hexfeld, auf das er zeigt; leer, um die Marker abzunehmen.</translation>
    </message>
    <message>
      <source>Units whose Assault Marker changed.</source>
      <translation>Einheiten, deren Sturmmarker sich geändert hat.</translation>
    </message>
    <message>
      <source>{0}: Assault Marker {1}</source>
      <translation>{0}: Sturmmarker {1}</translation>
    </message>
    <message>
      <source>Assault Markers</source>
      <translation>Sturmmarker</translation>
    </message>
    <message>
      <source>Post the markers</source>
      <translation>Die Marker buchen</translation>
    </message>
    <message>
      <source>Enter the hexes of the enemy's units, or check the number.</source>
      <translation>Die Hexfelder der feindlichen Einheiten eintragen oder die Nummer prüfen.</translation>
    </message>
    <message>
      <source>Enemy hex</source>
      <translation>Feindliches Hexfeld</translation>
    </message>
    <message>
      <source>Markers come off.</source>
      <translation>Marker werden abgenommen.</translation>
    </message>
    <message>
      <source>Post its withdrawal, or the end of its assault.</source>
      <translation>Ihr Absetzen buchen oder das Ende ihres Sturmangriffs.</translation>
    </message>
    <message>
      <source>has its Assault Marker toward {0} already.</source>
      <translation>hat ihren Sturmmarker gegen {0} schon.</translation>
    </message>
    <message>
      <source>is in {0}, which is not next to {1}.</source>
      <translation>steht in {0}, das nicht neben {1} liegt.</translation>
    </message>
    <message>
      <source>Check that it is next to {0}.</source>
      <translation>Nachsehen, ob sie neben {0} steht.</translation>
    </message>
    <message>
      <source>Only the side that is playing assaults.</source>
      <translation>Nur die Seite, die am Zug ist, stürmt.</translation>
    </message>
    <message>
      <source>Only a unit whose assault has ended may assault on from its new hex.</source>
      <translation>Nur eine Einheit, deren Sturmangriff beendet ist, darf aus ihrem neuen Hexfeld weiterstürmen.</translation>
    </message>
    <message>
      <source>gets no Assault Marker now: it is placed in the Movement Phase.</source>
      <translation>erhält jetzt keinen Sturmmarker: er wird in der Bewegungsphase gelegt.</translation>
    </message>
    <message>
      <source>The books show no enemy in {0}.</source>
      <translation>Die Bücher kennen keinen Feind in {0}.</translation>
    </message>
    <message>
      <source>does not just lose its Assault Marker now.</source>
      <translation>verliert jetzt nicht einfach den Sturmmarker.</translation>
    </message>
    <message>
      <source>has no Assault Marker to take off.</source>
      <translation>hat keinen Sturmmarker, der abgenommen werden könnte.</translation>
    </message>
    <message>
      <source>Check the hex.</source>
      <translation>Das Hexfeld ansehen.</translation>
    </message>
    <message>
      <source>is in a hex that the books do not have.</source>
      <translation>steht in einem Hexfeld, das die Bücher nicht kennen.</translation>
    </message>
    <message>
      <source>its entrenchment</source>
      <translation>ihre Verschanzung</translation>
    </message>
    <message>
      <source>the stream that it crossed</source>
      <translation>den Bach, den sie überquert hat</translation>
    </message>
    <message>
      <source>its stream bank</source>
      <translation>ihr Bachufer</translation>
    </message>
    <message>
      <source>The enemy is in {0}: {1}.</source>
      <translation>Der Feind steht in {0}: {1}.</translation>
    </message>
    <message>
      <source>{0} would hold {1}; the limit is {2} steps.</source>
      <translation>{0} enthielte {1}; {2} Schritte dürfen dort stehen.</translation>
    </message>
    <message>
      <source>Enter another hex.</source>
      <translation>Ein anderes Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>goes {0} at most; {1} is {2} away.</source>
      <translation>geht höchstens {0}; {1} ist {2} entfernt.</translation>
    </message>
    <message>
      <source>Let fewer go, or elsewhere.</source>
      <translation>Weniger gehen lassen, oder anderswohin.</translation>
    </message>
    <message>
      <source>Count them on the sheet.</source>
      <translation>Auf dem Blatt nachzählen.</translation>
    </message>
    <message>
      <source>The surprise die.</source>
      <translation>Der Überraschungswürfel.</translation>
    </message>
    <message>
      <source>Surprise at {0}: {1}</source>
      <translation>Überraschung bei {0}: {1}</translation>
    </message>
    <message>
      <source>The die shows {0}.</source>
      <translation>Der Würfel zeigt {0}.</translation>
    </message>
    <message>
      <source>Surprise at night</source>
      <translation>Überraschung bei Nacht</translation>
    </message>
    <message>
      <source>Surprise</source>
      <translation>Überraschung</translation>
    </message>
    <message>
      <source>Post the surprise roll</source>
      <translation>Den Überraschungswurf buchen</translation>
    </message>
    <message>
      <source>Surprise was rolled for already.</source>
      <translation>Auf Überraschung wurde schon gewürfelt.</translation>
    </message>
    <message>
      <source>The assault on {0} has begun: surprise is rolled for before it.</source>
      <translation>Der Sturmangriff auf {0} hat begonnen: Auf Überraschung wird vorher gewürfelt.</translation>
    </message>
    <message>
      <source>must retreat {0} hex; then post the end of the assault.</source>
      <translation>muss sich {0} Hexfeld zurückziehen; dann das Ende des Sturmangriffs buchen.</translation>
    </message>
    <message>
      <source>Its effects hold for the units of this assault until the Combat Phase ends.</source>
      <translation>Ihre Wirkung gilt für die Einheiten dieses Sturmangriffs bis zum Ende der Kampfphase.</translation>
    </message>
    <message>
      <source>Surprise is rolled for in assaults at night.</source>
      <translation>Auf Überraschung wird bei Sturmangriffen in der Nacht gewürfelt.</translation>
    </message>
    <message>
      <source>Surprise is rolled for at night only.</source>
      <translation>Auf Überraschung wird nur bei Nacht gewürfelt.</translation>
    </message>
    <message>
      <source>Undo it to roll again.</source>
      <translation>Zurücknehmen, um neu zu würfeln.</translation>
    </message>
    <message>
      <source>fights: only units of an overstacked hex are left out.</source>
      <translation>kämpft: nur Einheiten eines überstapelten Hexfelds bleiben weg.</translation>
    </message>
    <message>
      <source>was picked to fight of {0}.</source>
      <translation>wurde zum Kämpfen ausgewählt, aus {0}.</translation>
    </message>
    <message>
      <source>Take it off the list.</source>
      <translation>Von der Liste nehmen.</translation>
    </message>
    <message>
      <source>{0} may not withdraw</source>
      <translation>{0} darf sich nicht absetzen</translation>
    </message>
    <message>
      <source>may withdraw up to {0} hex, away from the enemy.</source>
      <translation>darf sich bis zu {0} Hexfeld vom Feind weg absetzen.</translation>
    </message>
    <message>
      <source>may withdraw up to {0} hexes, away from the enemy.</source>
      <translation>darf sich bis zu {0} Hexfelder vom Feind weg absetzen.</translation>
    </message>
    <message>
      <source>The unit that would withdraw.</source>
      <translation>Die Einheit, die sich absetzen will.</translation>
    </message>
    <message>
      <source>The die of its check.</source>
      <translation>Der Würfel ihrer Probe.</translation>
    </message>
    <message>
      <source>The hex in which it ends, one or two hexes away from the enemy.</source>
      <translation>Das Hexfeld, in dem sie endet, ein oder zwei Hexfelder vom Feind weg.</translation>
    </message>
    <message>
      <source>Whether the first hex is woods, a station, village, settlement, town or entrenchment.</source>
      <translation>Ob das erste Hexfeld Wald, Bahnhof, Dorf, Siedlung, Stadt oder Verschanzung ist.</translation>
    </message>
    <message>
      <source>Whether the hex would then hold more than the stacking limit.</source>
      <translation>Ob das Hexfeld dann über der Stapelgrenze läge.</translation>
    </message>
    <message>
      <source>Whether the unit may withdraw.</source>
      <translation>Ob die Einheit sich absetzen darf.</translation>
    </message>
    <message>
      <source>Whether it is suppressed by the die.</source>
      <translation>Ob der Würfel sie niederhält.</translation>
    </message>
    <message>
      <source>The step of the assault in which it was.</source>
      <translation>Der Abschnitt des Sturmangriffs, in dem es war.</translation>
    </message>
    <message>
      <source>Withdrawal from {0}.</source>
      <translation>Absetzen aus {0}.</translation>
    </message>
    <message>
      <source>Defender withdrawal</source>
      <translation>Absetzen des Verteidigers</translation>
    </message>
    <message>
      <source>Withdrawal</source>
      <translation>Absetzen</translation>
    </message>
    <message>
      <source>Post the withdrawal</source>
      <translation>Das Absetzen buchen</translation>
    </message>
    <message>
      <source>{0} is next to {1}.</source>
      <translation>{0} liegt neben {1}.</translation>
    </message>
    <message>
      <source>The assault combat comes next.</source>
      <translation>Als Nächstes kommt der Sturmkampf.</translation>
    </message>
    <message>
      <source>tried to withdraw in this step already, and stays.</source>
      <translation>hat in diesem Schritt schon versucht, sich abzusetzen, und bleibt.</translation>
    </message>
    <message>
      <source>may no longer withdraw: only units on wheels, tracks, aerosans or rail.</source>
      <translation>darf sich nicht mehr absetzen: nur Einheiten auf Rädern, Ketten, Aerosanen oder Schienen.</translation>
    </message>
    <message>
      <source>Units that call their assault off.</source>
      <translation>Einheiten, die ihren Sturmangriff abblasen.</translation>
    </message>
    <message>
      <source>The hex to which they withdraw, one hex back; empty where they stay.</source>
      <translation>Das Hexfeld, in das sie sich absetzen, ein Hexfeld zurück; leer, wo sie bleiben.</translation>
    </message>
    <message>
      <source>Units that lost their Assault Marker.</source>
      <translation>Einheiten, die ihren Sturmmarker verloren haben.</translation>
    </message>
    <message>
      <source>Units that still assault the hex.</source>
      <translation>Einheiten, die das Hexfeld weiter stürmen.</translation>
    </message>
    <message>
      <source>no assaulting AFV is left</source>
      <translation>kein stürmendes AFV ist mehr da</translation>
    </message>
    <message>
      <source>No unit assaults {0} any more.</source>
      <translation>Niemand greift {0} mehr an.</translation>
    </message>
    <message>
      <source>Attacker withdrawal</source>
      <translation>Absetzen des Angreifers</translation>
    </message>
    <message>
      <source>Attacker calls off</source>
      <translation>Angreifer bläst ab</translation>
    </message>
    <message>
      <source>Units with an Assault Marker must assault now.</source>
      <translation>Einheiten mit Sturmmarker müssen jetzt stürmen.</translation>
    </message>
    <message>
      <source>First hex is cover</source>
      <translation>Erstes Hexfeld ist Deckung</translation>
    </message>
    <message>
      <source>Hex then overstacked</source>
      <translation>Hexfeld dann überstapelt</translation>
    </message>
    <message>
      <source>{0} withdraws to {1}</source>
      <translation>{0} setzt sich nach {1} ab</translation>
    </message>
    <message>
      <source>{0} withdraws</source>
      <translation>{0} setzt sich ab</translation>
    </message>
    <message>
      <source>Hexes at most</source>
      <translation>Hexfelder höchstens</translation>
    </message>
    <message>
      <source>Enter the hex in which it ends.</source>
      <translation>Das Hexfeld eintragen, in dem sie endet.</translation>
    </message>
    <message>
      <source>over the limit of the hex</source>
      <translation>über dem Limit des Hexfelds</translation>
    </message>
    <message>
      <source>as it is marked</source>
      <translation>wie markiert</translation>
    </message>
    <message>
      <source>Back to hex</source>
      <translation>Zurück nach Hexfeld</translation>
    </message>
    <message>
      <source>Still assaulting</source>
      <translation>Stürmen weiter</translation>
    </message>
    <message>
      <source>{0}: assault on {1} called off</source>
      <translation>{0}: Sturmangriff auf {1} abgeblasen</translation>
    </message>
    <message>
      <source>Call off</source>
      <translation>Abblasen</translation>
    </message>
    <message>
      <source>{0} unit still assault the hex.</source>
      <translation>{0} Einheit stürmt das Hexfeld weiter.</translation>
    </message>
    <message>
      <source>{0} units still assault the hex.</source>
      <translation>{0} Einheiten stürmen das Hexfeld weiter.</translation>
    </message>
    <message>
      <source>The assault is over.</source>
      <translation>Der Sturmangriff ist vorbei.</translation>
    </message>
    <message>
      <source>It withdraws away from the enemy.</source>
      <translation>Sie setzt sich vom Gegner ab.</translation>
    </message>
    <message>
      <source>It is too late to withdraw.</source>
      <translation>Zum Absetzen ist es zu spät.</translation>
    </message>
    <message>
      <source>Pick a defender.</source>
      <translation>Einen Verteidiger wählen.</translation>
    </message>
    <message>
      <source>may not withdraw, {0}.</source>
      <translation>darf sich nicht absetzen, {0}.</translation>
    </message>
    <message>
      <source>is the hex that it leaves.</source>
      <translation>ist das Hexfeld, das sie verlässt.</translation>
    </message>
    <message>
      <source>Enter another.</source>
      <translation>Ein anderes eintragen.</translation>
    </message>
    <message>
      <source>called off</source>
      <translation>abgeblasen</translation>
    </message>
    <message>
      <source>Assault Marker off</source>
      <translation>Sturmmarker ab</translation>
    </message>
    <message>
      <source>calls off</source>
      <translation>bläst ab</translation>
    </message>
    <message>
      <source>It is too late to call off.</source>
      <translation>Zum Abblasen ist es zu spät.</translation>
    </message>
    <message>
      <source>Leave the hex blank where it stays.</source>
      <translation>Das Hexfeld offen lassen, wenn sie bleibt.</translation>
    </message>
    <message>
      <source>No unit defends.</source>
      <translation>Niemand verteidigt.</translation>
    </message>
    <message>
      <source>No unit assaults.</source>
      <translation>Keine Einheit stürmt.</translation>
    </message>
    <message>
      <source>has no Assault Marker toward {0}.</source>
      <translation>hat keinen Sturmmarker gegen {0}.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.command</name>
    <message>
      <source>Check that it is lost; strike its boxes if the books have it.</source>
      <translation>Sicherstellen, dass es verloren ist; stehen seine Kästchen in den Büchern, sie streichen.</translation>
    </message>
    <message>
      <source>Units that are out of command.</source>
      <translation>Einheiten, die nicht geführt sind.</translation>
    </message>
    <message>
      <source>Units that are in command again.</source>
      <translation>Einheiten, die wieder geführt sind.</translation>
    </message>
    <message>
      <source>Command: {0} unit</source>
      <translation>Führung: {0} Einheit</translation>
    </message>
    <message>
      <source>Command: {0} units</source>
      <translation>Führung: {0} Einheiten</translation>
    </message>
    <message>
      <source>{0} out of command, {1} in command again.</source>
      <translation>{0} nicht geführt, {1} wieder geführt.</translation>
    </message>
    <message>
      <source>Set command</source>
      <translation>Führung setzen</translation>
    </message>
    <message>
      <source>Units that traced command to it, and to no other headquarters.</source>
      <translation>Einheiten, deren Führung von ihm kam und von keinem anderen Hauptquartier.</translation>
    </message>
    <message>
      <source>No German headquarters is lost in the books.</source>
      <translation>In den Büchern ist kein deutsches Hauptquartier verloren.</translation>
    </message>
    <message>
      <source>Headquarters lost: {0} unit suppressed</source>
      <translation>Hauptquartier verloren: {0} Einheit niedergehalten</translation>
    </message>
    <message>
      <source>Headquarters lost: {0} units suppressed</source>
      <translation>Hauptquartier verloren: {0} Einheiten niedergehalten</translation>
    </message>
    <message>
      <source>German headquarters lost</source>
      <translation>Deutsches Hauptquartier verloren</translation>
    </message>
    <message>
      <source>HQ lost</source>
      <translation>HQ verloren</translation>
    </message>
    <message>
      <source>Suppress them</source>
      <translation>Niederhalten</translation>
    </message>
    <message>
      <source>All of them are suppressed or disrupted already.</source>
      <translation>Alle davon sind schon niedergehalten oder desorganisiert.</translation>
    </message>
    <message>
      <source>half its movement, no loss in fire</source>
      <translation>die halbe Bewegung, kein Verlust beim Feuer</translation>
    </message>
    <message>
      <source>in command</source>
      <translation>unter Befehl</translation>
    </message>
    <message>
      <source>In command again</source>
      <translation>Wieder geführt</translation>
    </message>
    <message>
      <source>Units changed</source>
      <translation>Geänderte Einheiten</translation>
    </message>
    <message>
      <source>is not bound by Unit Integrity.</source>
      <translation>ist nicht an den Zusammenhalt gebunden.</translation>
    </message>
    <message>
      <source>Check that it is out of command for another reason.</source>
      <translation>Sicherstellen, dass sie aus einem anderen Grund ohne Führung ist.</translation>
    </message>
    <message>
      <source>Units under it</source>
      <translation>Einheiten darunter</translation>
    </message>
    <message>
      <source>Units suppressed</source>
      <translation>Niedergehaltene Einheiten</translation>
    </message>
    <message>
      <source>Pick those that depended on it alone.</source>
      <translation>Die wählen, die allein daran hingen.</translation>
    </message>
    <message>
      <source>Nothing to do.</source>
      <translation>Nichts zu tun.</translation>
    </message>
    <message>
      <source>No German unit is on the map.</source>
      <translation>Keine deutsche Einheit ist auf der Karte.</translation>
    </message>
    <message>
      <source>is Soviet: only a German headquarters does this.</source>
      <translation>ist sowjetisch: nur ein deutsches Hauptquartier bewirkt das.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.engineers</name>
    <message>
      <source>The engineer unit.</source>
      <translation>Die Pioniereinheit.</translation>
    </message>
    <message>
      <source>The bridging unit.</source>
      <translation>Die Brückeneinheit.</translation>
    </message>
    <message>
      <source>The hex that they are in.</source>
      <translation>Das Hexfeld, in dem sie stehen.</translation>
    </message>
    <message>
      <source>The hex on the far bank, beyond a river hex too.</source>
      <translation>Das Hexfeld am anderen Ufer, auch jenseits eines Flusshexfelds.</translation>
    </message>
    <message>
      <source>Over which water.</source>
      <translation>Über welches Gewässer.</translation>
    </message>
    <message>
      <source>Whether they are in a hex that is part land, part water.</source>
      <translation>Ob sie in einem Hexfeld stehen, das teils Land, teils Wasser ist.</translation>
    </message>
    <message>
      <source>Whether an enemy is next to a hexside that is bridged.</source>
      <translation>Ob ein Feind neben einer überbrückten Hexfeldseite steht.</translation>
    </message>
    <message>
      <source>Bridge begun, {0}</source>
      <translation>Brücke begonnen, {0}</translation>
    </message>
    <message>
      <source>The bridge is begun; its marker is placed when it is finished.</source>
      <translation>Die Brücke ist begonnen; ihr Marker wird gelegt, wenn sie fertig ist.</translation>
    </message>
    <message>
      <source>Begin a bridge</source>
      <translation>Eine Brücke beginnen</translation>
    </message>
    <message>
      <source>Begin</source>
      <translation>Beginnen</translation>
    </message>
    <message>
      <source>Begin the bridge</source>
      <translation>Die Brücke beginnen</translation>
    </message>
    <message>
      <source>Begin it</source>
      <translation>Beginnen</translation>
    </message>
    <message>
      <source>{0} is neither next to {1} nor straight on beyond one hex.</source>
      <translation>{0} liegt weder neben {1} noch geradeaus jenseits eines Hexfelds.</translation>
    </message>
    <message>
      <source>{0} Bridge Marker for {1} bridges being built.</source>
      <translation>{0} Brückenmarker für {1} Brücken im Bau.</translation>
    </message>
    <message>
      <source>{0} Bridge Markers for {1} bridges being built.</source>
      <translation>{0} Brückenmarker für {1} Brücken im Bau.</translation>
    </message>
    <message>
      <source>Another must be demolished before all of them are finished.</source>
      <translation>Eine andere muss gesprengt werden, bevor alle fertig werden.</translation>
    </message>
    <message>
      <source>Far bank</source>
      <translation>Anderes Ufer</translation>
    </message>
    <message>
      <source>Part land, part water?</source>
      <translation>Teils Land, teils Wasser?</translation>
    </message>
    <message>
      <source>Enemy next to it?</source>
      <translation>Feind daneben?</translation>
    </message>
    <message>
      <source>Only the Soviet side builds bridges.</source>
      <translation>Nur die sowjetische Seite baut Brücken.</translation>
    </message>
    <message>
      <source>an engineer</source>
      <translation>eine Pioniereinheit</translation>
    </message>
    <message>
      <source>a bridging unit</source>
      <translation>eine Brückeneinheit</translation>
    </message>
    <message>
      <source>Enter their hex</source>
      <translation>Ihr Hexfeld eintragen</translation>
    </message>
    <message>
      <source>Enter the far bank</source>
      <translation>Das andere Ufer eintragen</translation>
    </message>
    <message>
      <source>is in {0}.</source>
      <translation>steht in {0}.</translation>
    </message>
    <message>
      <source>There is a bridge {0} already.</source>
      <translation>Es gibt schon eine Brücke {0}.</translation>
    </message>
    <message>
      <source>Pick {0}.</source>
      <translation>{0} wählen.</translation>
    </message>
    <message>
      <source>is where it begins.</source>
      <translation>ist dort, wo sie beginnt.</translation>
    </message>
    <message>
      <source>Check the hexes.</source>
      <translation>Die Hexfelder ansehen.</translation>
    </message>
    <message>
      <source>{0} Bridge Marker</source>
      <translation>{0} Brückenmarker</translation>
    </message>
    <message>
      <source>{0} Bridge Markers</source>
      <translation>{0} Brückenmarker</translation>
    </message>
    <message>
      <source>No engineer and no bridging unit of this side is on the map.</source>
      <translation>Keine Pioniereinheit und keine Brückeneinheit dieser Seite ist auf der Karte.</translation>
    </message>
    <message>
      <source>Both must be there.</source>
      <translation>Beide müssen dort sein.</translation>
    </message>
    <message>
      <source>is not {0}.</source>
      <translation>ist nicht {0}.</translation>
    </message>
    <message>
      <source>Pick another.</source>
      <translation>Eine andere wählen.</translation>
    </message>
    <message>
      <source>Which bridge, by a hex at its end; may be left empty if there is only one.</source>
      <translation>Welche Brücke, nach einem Hexfeld an ihrem Ende; darf leer bleiben, wenn es nur eine gibt.</translation>
    </message>
    <message>
      <source>Bridge demolished, {0}</source>
      <translation>Brücke gesprengt, {0}</translation>
    </message>
    <message>
      <source>Demolish a bridge</source>
      <translation>Eine Brücke sprengen</translation>
    </message>
    <message>
      <source>Demolish</source>
      <translation>Sprengen</translation>
    </message>
    <message>
      <source>Demolish the bridge</source>
      <translation>Die Brücke sprengen</translation>
    </message>
    <message>
      <source>Demolish it</source>
      <translation>Sprengen</translation>
    </message>
    <message>
      <source>Bridge</source>
      <translation>Brücke</translation>
    </message>
    <message>
      <source>No bridge is in play.</source>
      <translation>Keine Brücke ist im Spiel.</translation>
    </message>
    <message>
      <source>Pick one engineer.</source>
      <translation>Eine Pioniereinheit wählen.</translation>
    </message>
    <message>
      <source>is in {0}, not at the bridge.</source>
      <translation>steht in {0}, nicht an der Brücke.</translation>
    </message>
    <message>
      <source>No engineer of this side is on the map.</source>
      <translation>Keine Pioniereinheit dieser Seite ist auf der Karte.</translation>
    </message>
    <message>
      <source>is not an engineer.</source>
      <translation>ist keine Pioniereinheit.</translation>
    </message>
    <message>
      <source>Only engineers demolish bridges.</source>
      <translation>Nur Pioniere sprengen Brücken.</translation>
    </message>
    <message>
      <source>Which bridge, by a hex at its end; left blank where one alone is being built.</source>
      <translation>Welche Brücke, nach einem Hexfeld an ihrem Ende; offen gelassen, wo nur eine gebaut wird.</translation>
    </message>
    <message>
      <source>Whether it is finished; no gives it up.</source>
      <translation>Ob sie fertig ist; Nein gibt sie auf.</translation>
    </message>
    <message>
      <source>given up</source>
      <translation>aufgegeben</translation>
    </message>
    <message>
      <source>Bridge {0}, {1}</source>
      <translation>Brücke {0}, {1}</translation>
    </message>
    <message>
      <source>Bridge finished</source>
      <translation>Brücke fertig</translation>
    </message>
    <message>
      <source>Finish</source>
      <translation>beenden</translation>
    </message>
    <message>
      <source>Place the bridge</source>
      <translation>Die Brücke legen</translation>
    </message>
    <message>
      <source>Finish it</source>
      <translation>Fertigstellen</translation>
    </message>
    <message>
      <source>Bridging unit rests</source>
      <translation>Brückeneinheit ruht</translation>
    </message>
    <message>
      <source>{0} may begin again in {1}</source>
      <translation>{0} darf in {1} wieder beginnen</translation>
    </message>
    <message>
      <source>One must be demolished first.</source>
      <translation>Zuerst muss eine gesprengt werden.</translation>
    </message>
    <message>
      <source>All {0} Bridge Markers are on the map.</source>
      <translation>Alle {0} Brückenmarker sind auf der Karte.</translation>
    </message>
    <message>
      <source>Say that it is not finished: then it is given up.</source>
      <translation>Angeben, dass sie nicht fertig ist: Dann wird sie aufgegeben.</translation>
    </message>
    <message>
      <source>The other side is playing.</source>
      <translation>Die andere Seite ist am Zug.</translation>
    </message>
    <message>
      <source>Only the Soviet side builds bridges: check that it was finished before.</source>
      <translation>Nur die sowjetische Seite baut Brücken: Nachsehen, ob sie vorher fertig war.</translation>
    </message>
    <message>
      <source>An enemy is at {0} by now.</source>
      <translation>Inzwischen steht ein Feind bei {0}.</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>Begun</source>
      <translation>Begonnen</translation>
    </message>
    <message>
      <source>Bridges in play</source>
      <translation>Brücken im Spiel</translation>
    </message>
    <message>
      <source>No bridge is being built.</source>
      <translation>Keine Brücke wird gebaut.</translation>
    </message>
    <message>
      <source>{0} left {1}, and both build it.</source>
      <translation>{0}: nicht mehr in {1}, und beide bauen sie.</translation>
    </message>
    <message>
      <source>Check that work goes on.</source>
      <translation>Nachsehen, ob sie weitergebaut wird.</translation>
    </message>
    <message>
      <source>None is {0}.</source>
      <translation>Keine ist {0}.</translation>
    </message>
    <message>
      <source>is not a bridge {0}.</source>
      <translation>ist keine Brücke {0}.</translation>
    </message>
    <message>
      <source>are too many.</source>
      <translation>sind zu viele.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.fire</name>
    <message>
      <source>{0}, of the side that fires, is in {1}.</source>
      <translation>{0} von der feuernden Seite steht in {1}.</translation>
    </message>
    <message>
      <source>The boxes of the target are not entered.</source>
      <translation>Die Kästchen des Ziels sind nicht eingegeben.</translation>
    </message>
    <message>
      <source>Let its player enter them, or say that they count as shown in this turn.</source>
      <translation>Sie von seinem Spieler eintragen lassen oder angeben, dass sie in diesem Zug zählen, wie sie dastehen.</translation>
    </message>
    <message>
      <source>Regular fire is aimed at every non-armored unit in a hex: name the others, too.</source>
      <translation>Reguläres Feuer gilt jeder ungepanzerten Einheit eines Hexfelds: auch die anderen nennen.</translation>
    </message>
    <message>
      <source>No single counter of that name is known in {0}.</source>
      <translation>In {0} ist kein einzelner Spielstein dieses Namens bekannt.</translation>
    </message>
    <message>
      <source>Type what is printed on it; leave it empty to tell the fire by a slip.</source>
      <translation>Eintippen, was darauf gedruckt ist; leer lassen, um das Feuer per Zettel zu nennen.</translation>
    </message>
    <message>
      <source>Enter both dice, or roll.</source>
      <translation>Beide Würfel eintragen, oder würfeln.</translation>
    </message>
    <message>
      <source>AT fire is aimed at an AFV.</source>
      <translation>AT-Feuer gilt einem AFV.</translation>
    </message>
    <message>
      <source>Enter its armor, or fire regular.</source>
      <translation>Die Panzerung eintragen oder mit regulärem Feuer schießen.</translation>
    </message>
    <message>
      <source>AT fire is aimed at one AFV at a time.</source>
      <translation>AT-Feuer gilt immer nur einem AFV.</translation>
    </message>
    <message>
      <source>Post a fire for each.</source>
      <translation>Für jedes ein Feuer buchen.</translation>
    </message>
    <message>
      <source>Enter the enemy's hex.</source>
      <translation>Das Hexfeld des Feindes eintragen.</translation>
    </message>
    <message>
      <source>AFV take AT fire alone.</source>
      <translation>AFV werden nur mit AT-Feuer beschossen.</translation>
    </message>
    <message>
      <source>Leave the armor blank, or fire AT.</source>
      <translation>Die Panzerung offen lassen oder mit AT-Feuer schießen.</translation>
    </message>
    <message>
      <source>Other counters are there, too.</source>
      <translation>Dort stehen auch andere Spielsteine.</translation>
    </message>
    <message>
      <source>more.{0}.</source>
      <translation>mehr.{0}.</translation>
    </message>
    <message>
      <source>The dice are missing.</source>
      <translation>Die Würfel fehlen.</translation>
    </message>
    <message>
      <source>{0}the trench {1}</source>
      <translation>{0}der Graben {1}</translation>
    </message>
    <message>
      <source>Against {0}</source>
      <translation>Gegen {0}</translation>
    </message>
    <message>
      <source>Firing</source>
      <translation>Feuern</translation>
    </message>
    <message>
      <source>A trench adds to AT fire alone.</source>
      <translation>Ein Graben verstärkt nur AT-Feuer.</translation>
    </message>
    <message>
      <source>Enter 0, or who is in the trench.</source>
      <translation>0 eintragen oder wer im Graben ist.</translation>
    </message>
    <message>
      <source>It is night by the game turn.</source>
      <translation>Nach der Spielrunde ist es Nacht.</translation>
    </message>
    <message>
      <source>It is day by the game turn.</source>
      <translation>Nach der Spielrunde ist es Tag.</translation>
    </message>
    <message>
      <source>Leave it blank to go by the game turn.</source>
      <translation>Offen lassen, dann gilt die Spielrunde.</translation>
    </message>
    <message>
      <source>The assault on {0} has begun: counterbattery comes before it.</source>
      <translation>Der Sturmangriff auf {0} hat begonnen: Konterbatteriefeuer kommt davor.</translation>
    </message>
    <message>
      <source>None of the units that fire is in a trench: whose line it is changes nothing.</source>
      <translation>Keine der feuernden Einheiten ist in einem Graben: wessen Linie es ist, ändert nichts.</translation>
    </message>
    <message>
      <source>No unit that is fired at assaults.</source>
      <translation>Niemand, der beschossen wird, stürmt.</translation>
    </message>
    <message>
      <source>It changes nothing.</source>
      <translation>Es ändert nichts.</translation>
    </message>
    <message>
      <source>{0} cannot be in a trench: it has no shelter of one.</source>
      <translation>{0} kann nicht in einem Graben sein: er schützt die Einheit nicht.</translation>
    </message>
    <message>
      <source>Of {0} {1} was entered before.</source>
      <translation>Zu {0} wurde zuvor {1} eingetragen.</translation>
    </message>
    <message>
      <source>What is posted now takes its place.</source>
      <translation>Was jetzt gebucht wird, tritt an seine Stelle.</translation>
    </message>
    <message>
      <source>{0} cannot be in a trench.</source>
      <translation>{0} kann nicht in einem Graben sein.</translation>
    </message>
    <message>
      <source>Only personnel and weapons can, and no balloon.</source>
      <translation>Das können nur Mannschaften und Waffen, und kein Ballon.</translation>
    </message>
    <message>
      <source>None of the units that fire is in a trench.</source>
      <translation>Keine der feuernden Einheiten ist in einem Graben.</translation>
    </message>
    <message>
      <source>{0} comes before {1}, which is done.</source>
      <translation>{0} kommt vor {1}; das ist bereits erledigt.</translation>
    </message>
    <message>
      <source>{0} and {1} are both in {2}, with different terrain.</source>
      <translation>{0} und {1} stehen beide in {2}, mit verschiedenem Gelände.</translation>
    </message>
    <message>
      <source>A hex has the terrain of all that is drawn in it.</source>
      <translation>Ein Feld hat das Gelände von allem, was darin gezeichnet ist.</translation>
    </message>
    <message>
      <source>{0} is ignored.</source>
      <translation>{0} bleibt unberücksichtigt.</translation>
    </message>
    <message>
      <source>{0} supports no assault.</source>
      <translation>{0} unterstützt keinen Sturmangriff.</translation>
    </message>
    <message>
      <source>{0} is of no assault.</source>
      <translation>{0} gehört zu keinem Sturmangriff.</translation>
    </message>
    <message>
      <source>is for ZOC fire alone.</source>
      <translation>gibt es nur bei Kontrollzonenfeuer.</translation>
    </message>
    <message>
      <source>becomes active by direct fire at it or next to it.</source>
      <translation>wird durch direktes Feuer auf sie oder daneben aktiv.</translation>
    </message>
    <message>
      <source>Post the fire</source>
      <translation>Das Feuer buchen</translation>
    </message>
    <message>
      <source>Open fire</source>
      <translation>Feuer eröffnen</translation>
    </message>
    <message>
      <source>It spends no more MP.</source>
      <translation>Sie verbraucht keine weiteren MP.</translation>
    </message>
    <message>
      <source>stays in {0}.</source>
      <translation>bleibt in {0}.</translation>
    </message>
    <message>
      <source>{0} against {1}.</source>
      <translation>{0} gegen {1}.</translation>
    </message>
    <message>
      <source>{0} fire reads {1}. {2} is the morale check.</source>
      <translation>{0}-Feuer liest {1}. {2} ist die Moralprobe.</translation>
    </message>
    <message>
      <source>{0} in {1}</source>
      <translation>{0} in {1}</translation>
    </message>
    <message>
      <source>{0} unit marked fired.</source>
      <translation>{0} Einheit als gefeuert markiert.</translation>
    </message>
    <message>
      <source>{0} units marked fired.</source>
      <translation>{0} Einheiten als gefeuert markiert.</translation>
    </message>
    <message>
      <source>Ammunition {0}.</source>
      <translation>Munition {0}.</translation>
    </message>
    <message>
      <source>Ammunition 0: direct fire.</source>
      <translation>Munition 0: direktes Feuer.</translation>
    </message>
    <message>
      <source>Out of supply after firing: {0}.</source>
      <translation>Nach dem Feuern unversorgt: {0}.</translation>
    </message>
    <message>
      <source>loses {0} step</source>
      <translation>verliert {0} Schritt</translation>
    </message>
    <message>
      <source>loses {0} steps</source>
      <translation>verliert {0} Schritte</translation>
    </message>
    <message>
      <source>Fire at a hidden sheet</source>
      <translation>Feuer auf ein verdecktes Blatt</translation>
    </message>
    <message>
      <source>the target</source>
      <translation>Das Ziel</translation>
    </message>
    <message>
      <source>{0} column {1}, red {2}, gray {3}</source>
      <translation>{0} Spalte {1}, rot {2}, grau {3}</translation>
    </message>
    <message>
      <source>The column of the table.</source>
      <translation>Die Spalte der Tabelle.</translation>
    </message>
    <message>
      <source>Whether only indirect fire was fired.</source>
      <translation>Ob nur indirekt gefeuert wurde.</translation>
    </message>
    <message>
      <source>Fire at one</source>
      <translation>Feuer auf einen</translation>
    </message>
    <message>
      <source>{0}: fire at {1}</source>
      <translation>{0}: Feuer auf {1}</translation>
    </message>
    <message>
      <source>Enter the hex fired at</source>
      <translation>Das beschossene Hexfeld eintragen</translation>
    </message>
    <message>
      <source>Slips for the other player</source>
      <translation>Zettel für den anderen Spieler</translation>
    </message>
    <message>
      <source>On the sheet of {0}</source>
      <translation>Auf dem Blatt von {0}</translation>
    </message>
    <message>
      <source>Slip</source>
      <translation>Zettel</translation>
    </message>
    <message>
      <source>What is printed on the counter that is fired at. If both sides are in this file, the program then takes the losses from its sheet.</source>
      <translation>Was auf dem beschossenen Spielstein gedruckt ist. Sind beide Seiten in dieser Datei, nimmt das Programm die Verluste dann von seinem Blatt.</translation>
    </message>
    <message>
      <source>The target's steps, where its player says that they are few.</source>
      <translation>Die Schritte des Ziels, wo sein Spieler sagt, dass es wenige sind.</translation>
    </message>
    <message>
      <source>The units that fire.</source>
      <translation>Die Einheiten, die feuern.</translation>
    </message>
    <message>
      <source>When it is fired.</source>
      <translation>Wann gefeuert wird.</translation>
    </message>
    <message>
      <source>Which strength is fired with.</source>
      <translation>Mit welcher Stärke gefeuert wird.</translation>
    </message>
    <message>
      <source>The hex that is fired at.</source>
      <translation>Das Hexfeld, auf das gefeuert wird.</translation>
    </message>
    <message>
      <source>The Assault Target Hex, where the fire belongs to an assault.</source>
      <translation>Das Sturmzielfeld, wo das Feuer zu einem Sturmangriff gehört.</translation>
    </message>
    <message>
      <source>Further non-armored counters of the hex: each has dice of its own.</source>
      <translation>Weitere ungepanzerte Spielsteine des Hexfelds: jeder hat eigene Würfel.</translation>
    </message>
    <message>
      <source>Whether all of them fire in support; units outside of the assault do so anyway.</source>
      <translation>Ob alle zur Unterstützung feuern; Einheiten außerhalb des Sturmangriffs tun es ohnehin.</translation>
    </message>
    <message>
      <source>The armor of the AFV that is fired at; blank for units that are not armored.</source>
      <translation>Die Panzerung des beschossenen AFV; offen bei ungepanzerten Einheiten.</translation>
    </message>
    <message>
      <source>Terrain of the target's hex.</source>
      <translation>Gelände im Hexfeld des Ziels.</translation>
    </message>
    <message>
      <source>Terrain of the firing units' hexes.</source>
      <translation>Gelände in den Hexfeldern der feuernden Einheiten.</translation>
    </message>
    <message>
      <source>Whether the target is in a trench.</source>
      <translation>Ob das Ziel in einem Graben ist.</translation>
    </message>
    <message>
      <source>Whether the target is in column.</source>
      <translation>Ob das Ziel in Marschkolonne ist.</translation>
    </message>
    <message>
      <source>Whether the target crossed a stream in this impulse.</source>
      <translation>Ob das Ziel in diesem Impuls einen Bach überquert hat.</translation>
    </message>
    <message>
      <source>The slip that the other player's program made of the fire; it says all that follows.</source>
      <translation>Der Zettel, den das Programm des anderen Spielers von dem Feuer gemacht hat; er sagt alles Folgende.</translation>
    </message>
    <message>
      <source>The unit that is fired at.</source>
      <translation>Die beschossene Einheit.</translation>
    </message>
    <message>
      <source>The column that the other player told; 60 for 60+.</source>
      <translation>Die Spalte, die der andere Spieler genannt hat; 60 für 60+.</translation>
    </message>
    <message>
      <source>The slip that the other player's program made in answer.</source>
      <translation>Der Zettel, den das Programm des anderen Spielers als Antwort gemacht hat.</translation>
    </message>
    <message>
      <source>Counter</source>
      <translation>Spielstein</translation>
    </message>
    <message>
      <source>Result of the table</source>
      <translation>Ergebnis der Tabelle</translation>
    </message>
    <message>
      <source>Steps told</source>
      <translation>Genannte Schritte</translation>
    </message>
    <message>
      <source>Segment</source>
      <translation>Segment</translation>
    </message>
    <message>
      <source>Strength</source>
      <translation>Stärke</translation>
    </message>
    <message>
      <source>Target hex</source>
      <translation>Zielhexfeld</translation>
    </message>
    <message>
      <source>Further counters</source>
      <translation>Weitere Spielsteine</translation>
    </message>
    <message>
      <source>In support</source>
      <translation>Zur Unterstützung</translation>
    </message>
    <message>
      <source>Armor of the target</source>
      <translation>Panzerung des Ziels</translation>
    </message>
    <message>
      <source>Terrain of the firing units</source>
      <translation>Gelände der feuernden Einheiten</translation>
    </message>
    <message>
      <source>Target in a trench</source>
      <translation>Ziel in einem Graben</translation>
    </message>
    <message>
      <source>Target in column</source>
      <translation>Ziel in Marschkolonne</translation>
    </message>
    <message>
      <source>Target crossed a stream</source>
      <translation>Ziel hat einen Bach überquert</translation>
    </message>
    <message>
      <source>Hit</source>
      <translation>Getroffen</translation>
    </message>
    <message>
      <source>Indirect fire alone</source>
      <translation>Nur indirektes Feuer</translation>
    </message>
    <message>
      <source>Answer slip</source>
      <translation>Antwortzettel</translation>
    </message>
    <message>
      <source>your table</source>
      <translation>die eigene Tabelle</translation>
    </message>
    <message>
      <source>as entered</source>
      <translation>wie eingetragen</translation>
    </message>
    <message>
      <source>column {0}, die {1}, {2}</source>
      <translation>Spalte {0}, Würfel {1}, {2}</translation>
    </message>
    <message>
      <source>{0} has {1} at column {2}, die {3}; {4} was entered.</source>
      <translation>{0} hat {1} bei Spalte {2}, Würfel {3}; eingetragen wurde {4}.</translation>
    </message>
    <message>
      <source>Take {0}</source>
      <translation>{0} nehmen</translation>
    </message>
    <message>
      <source>The dice for {0} are missing.</source>
      <translation>Die Würfel für {0} fehlen.</translation>
    </message>
    <message>
      <source>Your chart</source>
      <translation>Eigene Tabelle</translation>
    </message>
    <message>
      <source>The text of the rules</source>
      <translation>Der Regeltext</translation>
    </message>
    <message>
      <source>The chart counts.</source>
      <translation>Die Tabelle zählt.</translation>
    </message>
    <message>
      <source>Look it up again.</source>
      <translation>Noch einmal nachsehen.</translation>
    </message>
    <message>
      <source>Your table is not filled in at column {0}, die {1}.</source>
      <translation>Die eigene Tabelle ist bei Spalte {0}, Würfel {1} nicht ausgefüllt.</translation>
    </message>
    <message>
      <source>Enter the result, or fill in the table.{0}</source>
      <translation>Das Ergebnis eintragen oder die Tabelle ausfüllen.{0}</translation>
    </message>
    <message>
      <source>Results: {0}.</source>
      <translation>Ergebnisse: {0}.</translation>
    </message>
    <message>
      <source>{0} loses {1} step, {2} left.</source>
      <translation>{0} verliert {1} Schritt, {2} übrig.</translation>
    </message>
    <message>
      <source>{0} loses {1} steps, {2} left.</source>
      <translation>{0} verliert {1} Schritte, {2} übrig.</translation>
    </message>
    <message>
      <source>Column {0}, die {1}: enter the result of your table.</source>
      <translation>Spalte {0}, Würfel {1}: das Ergebnis der eigenen Tabelle eintragen.</translation>
    </message>
    <message>
      <source> The text of the rules has {0} there.</source>
      <translation> Der Regeltext hat dort {0}.</translation>
    </message>
    <message>
      <source>Steps lost, surprised</source>
      <translation>Verlorene Schritte, überrascht</translation>
    </message>
    <message>
      <source>is not a result of the table.</source>
      <translation>ist kein Ergebnis der Tabelle.</translation>
    </message>
    <message>
      <source>{0} loses no step.</source>
      <translation>{0} verliert keinen Schritt.</translation>
    </message>
    <message>
      <source>Morale check: {0}.</source>
      <translation>Moralprobe: {0}.</translation>
    </message>
    <message>
      <source>The unit.</source>
      <translation>Die Einheit.</translation>
    </message>
    <message>
      <source>How it fires; the way that it can, where nothing is entered.</source>
      <translation>Wie sie feuert; so, wie sie kann, wo nichts eingetragen ist.</translation>
    </message>
    <message>
      <source>Points that it fires at this target; all that it has, where nothing is entered.</source>
      <translation>Punkte, mit denen sie auf dieses Ziel feuert; alle, die sie hat, wo nichts eingetragen ist.</translation>
    </message>
    <message>
      <source>Terrain of its hex.</source>
      <translation>Gelände ihres Hexfelds.</translation>
    </message>
    <message>
      <source>Whether it is in a trench; as its marker says, where nothing is entered.</source>
      <translation>Ob sie in einem Graben ist; nach ihrem Marker, wo nichts eingetragen ist.</translation>
    </message>
    <message>
      <source>Whether it pools with units of its hex that have the same shifts.</source>
      <translation>Ob sie mit Einheiten ihres Hexfelds zusammenfasst, die dieselben Verschiebungen haben.</translation>
    </message>
    <message>
      <source>The Assault Target Hex of the assault, where the fire belongs to one.</source>
      <translation>Das Sturmzielfeld des Sturmangriffs, wo das Feuer zu einem gehört.</translation>
    </message>
    <message>
      <source>The units that are fired at, each with its dice.</source>
      <translation>Die beschossenen Einheiten, jede mit ihren Würfeln.</translation>
    </message>
    <message>
      <source>Terrain of the firing units' hexes, for those that have none of their own.</source>
      <translation>Gelände in den Hexfeldern der feuernden Einheiten, für die ohne eigene Angabe.</translation>
    </message>
    <message>
      <source>Whether the targets are in the trench; as their markers say, where nothing is entered.</source>
      <translation>Ob die Ziele im Graben sind; nach ihren Markern, wo nichts eingetragen ist.</translation>
    </message>
    <message>
      <source>Whether the targets are inside the line of the firing units' trench.</source>
      <translation>Ob die Ziele innerhalb der Grabenlinie der feuernden Einheiten sind.</translation>
    </message>
    <message>
      <source>Whether the targets assault across a river or lake hexside.</source>
      <translation>Ob die Ziele über eine Fluss- oder Seehexfeldseite stürmen.</translation>
    </message>
    <message>
      <source>Whether the targets crossed a stream in their hex in this impulse; as their markers say, where nothing is entered.</source>
      <translation>Ob die Ziele in diesem Impuls einen Bach in ihrem Hexfeld überquert haben; nach ihren Markern, wo nichts eingetragen ist.</translation>
    </message>
    <message>
      <source>Whether it is night; by the game turn, where nothing is entered.</source>
      <translation>Ob es Nacht ist; nach dem Zug, wo nichts eingetragen ist.</translation>
    </message>
    <message>
      <source>Whether there is fog.</source>
      <translation>Ob Nebel herrscht.</translation>
    </message>
    <message>
      <source>Whether the firing units, or units that spot for them, observe the target.</source>
      <translation>Ob die feuernden Einheiten, oder Einheiten, die für sie beobachten, das Ziel sehen.</translation>
    </message>
    <message>
      <source>For ZOC fire: whether the targets began the Movement Phase in the hex.</source>
      <translation>Bei Kontrollzonenfeuer: ob die Ziele die Bewegungsphase im Hexfeld begannen.</translation>
    </message>
    <message>
      <source>For ZOC fire: whether the targets changed formation; they count as in column.</source>
      <translation>Bei Kontrollzonenfeuer: ob die Ziele die Formation gewechselt haben; sie gelten als in Marschkolonne.</translation>
    </message>
    <message>
      <source>AT strength that a trench adds by itself, from your rulebook; 0 for none.</source>
      <translation>AT-Stärke, die ein Graben von sich aus hinzufügt, nach dem Regelheft; 0 für keine.</translation>
    </message>
    <message>
      <source>Steps that stand in for them may shift the column: count them on the sheet.</source>
      <translation>Schritte, die dafür stehen, können die Spalte verschieben: auf dem Blatt nachzählen.</translation>
    </message>
    <message>
      <source>Its strength is a share of steps that stand in: enter its boxes.</source>
      <translation>Ihre Stärke ist ein Anteil von Schritten, die dafür stehen: ihre Kästchen eintragen.</translation>
    </message>
    <message>
      <source>{0} does not belong to this phase.</source>
      <translation>{0} gehört nicht zu dieser Phase.</translation>
    </message>
    <message>
      <source>Choose another segment, or go to its phase.</source>
      <translation>Ein anderes Segment wählen oder zu dessen Phase gehen.</translation>
    </message>
    <message>
      <source>No assault is named.</source>
      <translation>Kein Sturmangriff ist genannt.</translation>
    </message>
    <message>
      <source>Enter the Assault Target Hex.</source>
      <translation>Das Sturmzielfeld eintragen.</translation>
    </message>
    <message>
      <source>{0} is not held: {1}.</source>
      <translation>{0} findet nicht statt: {1}.</translation>
    </message>
    <message>
      <source>Pick the units that are fired at.</source>
      <translation>Die beschossenen Einheiten wählen.</translation>
    </message>
    <message>
      <source>Post a fire for each, and split the points.</source>
      <translation>Für jede ein Feuer buchen und die Punkte aufteilen.</translation>
    </message>
    <message>
      <source>{0} was driven off the map.</source>
      <translation>{0} wurde von der Karte gedrängt.</translation>
    </message>
    <message>
      <source>{0} is in {1}, not in {2}.</source>
      <translation>{0} steht in {1}, nicht in {2}.</translation>
    </message>
    <message>
      <source>{0} cannot be fired at in this way: {1}.</source>
      <translation>{0} kann so nicht beschossen werden: {1}.</translation>
    </message>
    <message>
      <source>{0} was fired at in this phase.</source>
      <translation>{0} wurde in dieser Phase beschossen.</translation>
    </message>
    <message>
      <source>{0} cannot fire at a balloon.</source>
      <translation>{0} kann nicht auf einen Ballon feuern.</translation>
    </message>
    <message>
      <source>There is no assault on {0}: no Assault Marker points at it.</source>
      <translation>Auf {0} gibt es keinen Sturmangriff: kein Sturmmarker zeigt darauf.</translation>
    </message>
    <message>
      <source>Check the hex, or place the markers.</source>
      <translation>Das Hexfeld prüfen oder die Marker legen.</translation>
    </message>
    <message>
      <source>{0} does not fire now: the {1} side does.</source>
      <translation>{0} feuert jetzt nicht: die Seite {1} ist an der Reihe.</translation>
    </message>
    <message>
      <source>{0} has no part in the assault on {1}.</source>
      <translation>{0} hat keinen Anteil am Sturmangriff auf {1}.</translation>
    </message>
    <message>
      <source>Pick a unit of this assault, or name the other one.</source>
      <translation>Eine Einheit dieses Sturmangriffs wählen oder den anderen nennen.</translation>
    </message>
    <message>
      <source>{0} lost steps, and its boxes are not entered.</source>
      <translation>{0} hat Schritte verloren, und ihre Kästchen sind nicht eingetragen.</translation>
    </message>
    <message>
      <source>{0} is there, too.</source>
      <translation>{0} steht ebenfalls dort.</translation>
    </message>
    <message>
      <source>Regular fire is aimed at every non-armored unit in a hex, each with its dice.</source>
      <translation>Reguläres Feuer gilt jeder ungepanzerten Einheit eines Hexfelds, jede mit ihren Würfeln.</translation>
    </message>
    <message>
      <source>Choose another segment.</source>
      <translation>Ein anderes Segment wählen.</translation>
    </message>
    <message>
      <source>No unit fires.</source>
      <translation>Niemand feuert.</translation>
    </message>
    <message>
      <source>Pick the units that fire.</source>
      <translation>Die Einheiten wählen, die feuern.</translation>
    </message>
    <message>
      <source>No unit is fired at.</source>
      <translation>Niemand wird beschossen.</translation>
    </message>
    <message>
      <source>{0} belongs to the side that fires.</source>
      <translation>{0} gehört zur feuernden Seite.</translation>
    </message>
    <message>
      <source>Pick an enemy.</source>
      <translation>Einen Feind wählen.</translation>
    </message>
    <message>
      <source>Pick another unit.</source>
      <translation>Eine andere Einheit wählen.</translation>
    </message>
    <message>
      <source>Fire at one hex at a time.</source>
      <translation>Immer nur auf ein Hexfeld feuern.</translation>
    </message>
    <message>
      <source>Pick another target, or another fire.</source>
      <translation>Ein anderes Ziel oder ein anderes Feuer wählen.</translation>
    </message>
    <message>
      <source>An AFV is fired at only once in a Combat Phase.</source>
      <translation>Ein AFV wird in einer Kampfphase nur einmal beschossen.</translation>
    </message>
    <message>
      <source>Only artillery can.</source>
      <translation>Nur Artillerie kann das.</translation>
    </message>
    <message>
      <source>{0} fired {1} in this segment.</source>
      <translation>{0} hat in diesem Segment {1} gefeuert.</translation>
    </message>
    <message>
      <source>All fire of the segment is of that kind.</source>
      <translation>Alles Feuer des Segments ist von dieser Art.</translation>
    </message>
    <message>
      <source>Take it out.</source>
      <translation>Herausnehmen.</translation>
    </message>
    <message>
      <source>{0} has {1} point.</source>
      <translation>{0} hat {1} Punkt.</translation>
    </message>
    <message>
      <source>{0} has {1} points.</source>
      <translation>{0} hat {1} Punkte.</translation>
    </message>
    <message>
      <source>{0} is named twice.</source>
      <translation>{0} ist zweimal genannt.</translation>
    </message>
    <message>
      <source>Name it once.</source>
      <translation>Es einmal nennen.</translation>
    </message>
    <message>
      <source>{0} cannot split its indirect fire.</source>
      <translation>{0} kann indirektes Feuer nicht aufteilen.</translation>
    </message>
    <message>
      <source>Fire all of its points: {0}.</source>
      <translation>Alle seine Punkte feuern: {0}.</translation>
    </message>
    <message>
      <source>Enter fewer.</source>
      <translation>Weniger eintragen.</translation>
    </message>
    <message>
      <source>Ask the other player for it again.</source>
      <translation>Den anderen Spieler noch einmal darum bitten.</translation>
    </message>
    <message>
      <source>hex; counter; R or A with the column; red; gray; direct or indirect</source>
      <translation>Hexfeld; Spielstein; R oder A mit der Spalte; rot; grau; direkt oder indirekt</translation>
    </message>
    <message>
      <source>hex; counter; result; codes of the check; turned or gone</source>
      <translation>Hexfeld; Spielstein; Ergebnis; Codes der Probe; umgedreht oder weg</translation>
    </message>
    <message>
      <source>The slip begins with {0}, which is not a hex of the map.</source>
      <translation>Der Zettel beginnt mit {0}; das ist kein Hexfeld der Karte.</translation>
    </message>
    <message>
      <source>{0} is not a result of the tables.</source>
      <translation>{0} ist kein Ergebnis der Tabellen.</translation>
    </message>
    <message>
      <source>The slip has {0}, and no morale check.</source>
      <translation>Auf dem Zettel steht {0}, aber keine Moralprobe.</translation>
    </message>
    <message>
      <source>The slip has a counter that is gone, and nothing that it died of.</source>
      <translation>Auf dem Zettel ist ein Spielstein vernichtet, aber nichts, woran er starb.</translation>
    </message>
    <message>
      <source>The slip has both {0} and {1}, which no check gives.</source>
      <translation>Auf dem Zettel stehen {0} und {1} zugleich; das ergibt keine Probe.</translation>
    </message>
    <message>
      <source>its counter is turned over</source>
      <translation>sein Spielstein wird umgedreht</translation>
    </message>
    <message>
      <source>This is not an answer slip.</source>
      <translation>Das ist kein Antwortzettel.</translation>
    </message>
    <message>
      <source>This is not a fire slip.</source>
      <translation>Das ist kein Feuerzettel.</translation>
    </message>
    <message>
      <source>Fire from a hidden sheet</source>
      <translation>Feuer von einem verdeckten Blatt</translation>
    </message>
    <message>
      <source>Answer to a fire</source>
      <translation>Antwort auf ein Feuer</translation>
    </message>
    <message>
      <source>Both sides are in this file: it knows the result of a fire.</source>
      <translation>Beide Seiten sind in dieser Datei: sie weiß, was aus einem Feuer wurde.</translation>
    </message>
    <message>
      <source>No single unit {0} is known in {1}.</source>
      <translation>Eine einzelne Einheit {0} in {1} ist nicht bekannt.</translation>
    </message>
    <message>
      <source>Pick the unit that is fired at, or check the slip.</source>
      <translation>Die beschossene Einheit wählen oder den Zettel prüfen.</translation>
    </message>
    <message>
      <source>{0}: fire taken, {1}</source>
      <translation>{0}: Feuer erlitten, {1}</translation>
    </message>
    <message>
      <source>Fire from one</source>
      <translation>Feuer von einem</translation>
    </message>
    <message>
      <source>Post what it does</source>
      <translation>Buchen, was es bewirkt</translation>
    </message>
    <message>
      <source>{0} takes no {1} fire.</source>
      <translation>{0} wird nicht mit {1}-Feuer beschossen.</translation>
    </message>
    <message>
      <source>AFV take AT fire, all others regular fire.</source>
      <translation>AFV werden mit AT-Feuer beschossen, alle anderen mit regulärem.</translation>
    </message>
    <message>
      <source>belongs to the side that is not fired at in this phase.</source>
      <translation>gehört zu der Seite, auf die in dieser Phase niemand feuert.</translation>
    </message>
    <message>
      <source>The slip is for {0}, and {1} is picked.</source>
      <translation>Der Zettel gilt {0}; ausgewählt ist {1}.</translation>
    </message>
    <message>
      <source>The slip is for {0}; {1} is in {2}.</source>
      <translation>Der Zettel gilt {0}; {1} steht in {2}.</translation>
    </message>
    <message>
      <source>has dice for one unit.</source>
      <translation>hat Würfel für eine Einheit.</translation>
    </message>
    <message>
      <source>Pick one.</source>
      <translation>Eine wählen.</translation>
    </message>
    <message>
      <source>Type or paste it.</source>
      <translation>Eintippen oder einfügen.</translation>
    </message>
    <message>
      <source>Told</source>
      <translation>Genannt</translation>
    </message>
    <message>
      <source>Fire at {0}: {1}</source>
      <translation>Feuer auf {0}: {1}</translation>
    </message>
    <message>
      <source>{0} in {1}: {2}.</source>
      <translation>{0} in {1}: {2}.</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>Antwort</translation>
    </message>
    <message>
      <source>Note the answer</source>
      <translation>Die Antwort festhalten</translation>
    </message>
    <message>
      <source>AT fire is always direct.</source>
      <translation>AT-Feuer ist immer direkt.</translation>
    </message>
    <message>
      <source>No answer slip is entered.</source>
      <translation>Kein Antwortzettel ist eingetragen.</translation>
    </message>
    <message>
      <source>is hit</source>
      <translation>ist getroffen</translation>
    </message>
    <message>
      <source>No AT fire is indirect.</source>
      <translation>AT-Feuer ist nie indirekt.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.initiative</name>
    <message>
      <source>Whose air points.</source>
      <translation>Wessen Luftpunkte.</translation>
    </message>
    <message>
      <source>Air points by his die and your rulebook; 0 where he gets none.</source>
      <translation>Luftpunkte nach seinem Würfel und Ihrem Regelheft; 0, wenn er keine bekommt.</translation>
    </message>
    <message>
      <source>Whether they are kept from the opponent until the Initiative Phase is over.</source>
      <translation>Ob sie vor dem Gegner verborgen bleiben, bis die Initiativephase vorbei ist.</translation>
    </message>
    <message>
      <source>{0} air power</source>
      <translation>Luftmacht: {0}</translation>
    </message>
    <message>
      <source>Air power</source>
      <translation>Luftmacht</translation>
    </message>
    <message>
      <source>Enter air points</source>
      <translation>Luftpunkte eintragen</translation>
    </message>
    <message>
      <source>Initiative</source>
      <translation>Initiative</translation>
    </message>
    <message>
      <source>Enter air power</source>
      <translation>Luftmacht eintragen</translation>
    </message>
    <message>
      <source>Enter how many, 0 for none.</source>
      <translation>Eintragen, wie viele, 0 für keine.</translation>
    </message>
    <message>
      <source>were entered in this Turn Section; these replace them.</source>
      <translation>wurden in diesem Zugabschnitt schon eingegeben; diese treten an ihre Stelle.</translation>
    </message>
    <message>
      <source>are more than a die shows.</source>
      <translation>sind mehr, als ein Würfel zeigt.</translation>
    </message>
    <message>
      <source>Check the table of your rulebook.</source>
      <translation>In der Tabelle des Regelhefts nachsehen.</translation>
    </message>
    <message>
      <source>Air power shown: {0}</source>
      <translation>Luftmacht aufgedeckt: {0}</translation>
    </message>
    <message>
      <source>Air power shown</source>
      <translation>Luftmacht aufgedeckt</translation>
    </message>
    <message>
      <source>Kept secret until Initiative is over</source>
      <translation>Geheim, bis die Initiative vorbei ist</translation>
    </message>
    <message>
      <source>{0} air points, secret.</source>
      <translation>{0} Luftpunkte, geheim.</translation>
    </message>
    <message>
      <source>What is left of it lapses with this entry.</source>
      <translation>Was davon übrig ist, verfällt mit dieser Eingabe.</translation>
    </message>
    <message>
      <source>are rolled for the day, in the AM.</source>
      <translation>werden am Vormittag für den ganzen Tag gewürfelt.</translation>
    </message>
    <message>
      <source>Not used, lapsed</source>
      <translation>Nicht genutzt, verfallen</translation>
    </message>
    <message>
      <source>are not entered.</source>
      <translation>sind nicht eingegeben.</translation>
    </message>
    <message>
      <source>Who commits.</source>
      <translation>Wer sich festlegt.</translation>
    </message>
    <message>
      <source>Assaults that he commits to; those that come to nothing later count.</source>
      <translation>Sturmangriffe, auf die er sich festlegt; die später ausfallen, zählen mit.</translation>
    </message>
    <message>
      <source>Fresh divisions that will assault, by name; not in an assault today.</source>
      <translation>Frische Divisionen, die stürmen werden, mit Namen; heute noch nicht in einem Sturmangriff.</translation>
    </message>
    <message>
      <source>{0} has {1} unit on the map.</source>
      <translation>{0} hat {1} Einheit auf der Karte.</translation>
    </message>
    <message>
      <source>{0} has {1} units on the map.</source>
      <translation>{0} hat {1} Einheiten auf der Karte.</translation>
    </message>
    <message>
      <source>Each assault needs one with an Assault Marker: commit to fewer.</source>
      <translation>Jeder Sturmangriff braucht eine mit Sturmmarker: weniger festlegen.</translation>
    </message>
    <message>
      <source>{0}: fresh, and no assault is committed to.</source>
      <translation>{0}: frisch, aber kein Sturm ist festgelegt.</translation>
    </message>
    <message>
      <source>Enter the assaults in which they will take part.</source>
      <translation>Die Stürme eintragen, an denen sie teilnehmen werden.</translation>
    </message>
    <message>
      <source>{0} assault was</source>
      <translation>{0} Sturmangriff wurde</translation>
    </message>
    <message>
      <source>{0} assaults were</source>
      <translation>{0} Sturmangriffe wurden</translation>
    </message>
    <message>
      <source>{0} entered before; this replaces it.</source>
      <translation>{0} schon eingetragen; dies ersetzt es.</translation>
    </message>
    <message>
      <source>Commitments are entered for the day, in the AM.</source>
      <translation>Verpflichtungen werden am Vormittag für den ganzen Tag eingegeben.</translation>
    </message>
    <message>
      <source>, {0} fresh division: {1}</source>
      <translation>, {0} frische Division: {1}</translation>
    </message>
    <message>
      <source>, {0} fresh divisions: {1}</source>
      <translation>, {0} frische Divisionen: {1}</translation>
    </message>
    <message>
      <source>{0} commitment</source>
      <translation>Festlegung: {0}</translation>
    </message>
    <message>
      <source>{0} assault{1}.</source>
      <translation>{0} Sturmangriff{1}.</translation>
    </message>
    <message>
      <source>{0} assaults{1}.</source>
      <translation>{0} Sturmangriffe{1}.</translation>
    </message>
    <message>
      <source>Commitments</source>
      <translation>Festlegungen</translation>
    </message>
    <message>
      <source>Enter commitment</source>
      <translation>Festlegung eintragen</translation>
    </message>
    <message>
      <source>Enter commitments</source>
      <translation>Festlegungen eintragen</translation>
    </message>
    <message>
      <source>Assaults committed</source>
      <translation>Festgelegte Sturmangriffe</translation>
    </message>
    <message>
      <source>Fresh divisions</source>
      <translation>Frische Divisionen</translation>
    </message>
    <message>
      <source>Assaults</source>
      <translation>Sturmangriffe</translation>
    </message>
    <message>
      <source>Can be fresh: {0}.</source>
      <translation>Können frisch sein: {0}.</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>Check that you mean a later one.</source>
      <translation>Nachsehen, ob wirklich eine spätere gemeint ist.</translation>
    </message>
    <message>
      <source>{0} took part in an assault today.</source>
      <translation>{0} hat heute an einem Sturmangriff teilgenommen.</translation>
    </message>
    <message>
      <source>{0} fresh division</source>
      <translation>{0} frische Division</translation>
    </message>
    <message>
      <source>{0} fresh divisions</source>
      <translation>{0} frische Divisionen</translation>
    </message>
    <message>
      <source>{0} assault</source>
      <translation>{0} Sturmangriff</translation>
    </message>
    <message>
      <source>{0} assaults</source>
      <translation>{0} Sturmangriffe</translation>
    </message>
    <message>
      <source>First impulse</source>
      <translation>Erster Impuls</translation>
    </message>
    <message>
      <source>Second impulse</source>
      <translation>Zweiter Impuls</translation>
    </message>
    <message>
      <source>The {0} side plays both impulses.</source>
      <translation>{0} spielt beide Impulse.</translation>
    </message>
    <message>
      <source>Say who plays it, or leave it no lull.</source>
      <translation>Sagen, wer ihn spielt, oder ihn nicht als Flaute eintragen.</translation>
    </message>
    <message>
      <source>Neither side plays the second impulse.</source>
      <translation>Niemand spielt den zweiten Impuls.</translation>
    </message>
    <message>
      <source>The first impulse is over.</source>
      <translation>Der erste Impuls ist vorbei.</translation>
    </message>
    <message>
      <source>Who is the Initial Player, by the totals and your rulebook.</source>
      <translation>Wer der Erste Spieler ist, nach den Summen und dem Regelheft.</translation>
    </message>
    <message>
      <source>{0} has the higher total.</source>
      <translation>{0} hat die höhere Summe.</translation>
    </message>
    <message>
      <source>Initial Player</source>
      <translation>Erster Spieler</translation>
    </message>
    <message>
      <source>Initiative: {0}</source>
      <translation>Initiative: {0}</translation>
    </message>
    <message>
      <source>{0} is the Initial Player.</source>
      <translation>{0} ist der Erste Spieler.</translation>
    </message>
    <message>
      <source>Set Initial Player</source>
      <translation>Ersten Spieler setzen</translation>
    </message>
    <message>
      <source>Set the Initial Player</source>
      <translation>Den Ersten Spieler setzen</translation>
    </message>
    <message>
      <source>No challenge, or its outcome by your rulebook.</source>
      <translation>Keine Anfechtung, oder was nach dem Regelheft dabei herauskam.</translation>
    </message>
    <message>
      <source>Assaults that the challenger commits to.</source>
      <translation>Sturmangriffe, auf die sich der Anfechtende festlegt.</translation>
    </message>
    <message>
      <source>Fresh divisions that will assault for him, by name.</source>
      <translation>Frische Divisionen, die für ihn stürmen werden, mit Namen.</translation>
    </message>
    <message>
      <source>{0} assaults committed</source>
      <translation>{0} Sturmangriffe festgelegt</translation>
    </message>
    <message>
      <source>Initiative Challenge: {0}</source>
      <translation>Initiativanfechtung: {0}</translation>
    </message>
    <message>
      <source>{0} Limited Impulse follows.</source>
      <translation>Begrenzter Impuls folgt: {0}.</translation>
    </message>
    <message>
      <source>Enter challenge</source>
      <translation>Anfechtung eintragen</translation>
    </message>
    <message>
      <source>Enter the challenge</source>
      <translation>Die Anfechtung eintragen</translation>
    </message>
    <message>
      <source>The challenge was entered as {0}; this replaces it.</source>
      <translation>Die Anfechtung wurde als {0} eingetragen; dies ersetzt es.</translation>
    </message>
    <message>
      <source>Who plays the first impulse.</source>
      <translation>Wer den ersten Impuls spielt.</translation>
    </message>
    <message>
      <source>Who plays the second impulse; none where there is no second one.</source>
      <translation>Wer den zweiten Impuls spielt; niemand, wo es keinen zweiten gibt.</translation>
    </message>
    <message>
      <source>Whether the first impulse is a lull: no assault is announced.</source>
      <translation>Ob der erste Impuls eine Kampfpause ist: kein Sturmangriff wird angesagt.</translation>
    </message>
    <message>
      <source>Whether the second impulse is a lull.</source>
      <translation>Ob der zweite Impuls eine Kampfpause ist.</translation>
    </message>
    <message>
      <source>Impulses of the Turn Section</source>
      <translation>Impulse des Zugabschnitts</translation>
    </message>
    <message>
      <source>Impulses</source>
      <translation>Impulse</translation>
    </message>
    <message>
      <source>Set impulses</source>
      <translation>Impulse setzen</translation>
    </message>
    <message>
      <source>Set the impulses</source>
      <translation>Die Impulse setzen</translation>
    </message>
    <message>
      <source>not played</source>
      <translation>nicht gespielt</translation>
    </message>
    <message>
      <source>Challenge</source>
      <translation>Anfechtung</translation>
    </message>
    <message>
      <source>Without a challenge neither player commits to anything.</source>
      <translation>Ohne Anfechtung legt sich niemand auf etwas fest.</translation>
    </message>
    <message>
      <source>First impulse a lull</source>
      <translation>Erster Impuls Kampfpause</translation>
    </message>
    <message>
      <source>Second impulse a lull</source>
      <translation>Zweiter Impuls Kampfpause</translation>
    </message>
    <message>
      <source>{0}, lull</source>
      <translation>{0}, Kampfpause</translation>
    </message>
    <message>
      <source>Leave it as it is.</source>
      <translation>So lassen.</translation>
    </message>
    <message>
      <source>Say how the challenge turned out.</source>
      <translation>Sagen, was aus der Anfechtung wurde.</translation>
    </message>
    <message>
      <source>No unit is suppressed, disrupted or out of command.</source>
      <translation>Keine Einheit ist niedergehalten, desorganisiert oder nicht geführt.</translation>
    </message>
    <message>
      <source>Units that are no longer suppressed.</source>
      <translation>Einheiten, die nicht mehr niedergehalten sind.</translation>
    </message>
    <message>
      <source>Units that are no longer disrupted.</source>
      <translation>Einheiten, die nicht mehr desorganisiert sind.</translation>
    </message>
    <message>
      <source>Disrupted units that are only suppressed now.</source>
      <translation>Desorganisierte Einheiten, die jetzt nur noch niedergehalten sind.</translation>
    </message>
    <message>
      <source>not suppressed</source>
      <translation>nicht niedergehalten</translation>
    </message>
    <message>
      <source>not disrupted</source>
      <translation>nicht desorganisiert</translation>
    </message>
    <message>
      <source>now suppressed</source>
      <translation>jetzt niedergehalten</translation>
    </message>
    <message>
      <source>Recovery</source>
      <translation>Erholung</translation>
    </message>
    <message>
      <source>{0} marker comes off.</source>
      <translation>{0} Marker wird abgenommen.</translation>
    </message>
    <message>
      <source>{0} markers come off.</source>
      <translation>{0} Marker werden abgenommen.</translation>
    </message>
    <message>
      <source>Take markers off</source>
      <translation>Marker abnehmen</translation>
    </message>
    <message>
      <source>Markers came off in this phase before.</source>
      <translation>In dieser Phase wurden schon Marker abgenommen.</translation>
    </message>
    <message>
      <source>A unit that was disrupted as it began stays suppressed until the next one.</source>
      <translation>Eine Einheit, die zu Beginn desorganisiert war, bleibt bis zur nächsten niedergehalten.</translation>
    </message>
    <message>
      <source>No longer suppressed</source>
      <translation>Nicht mehr niedergehalten</translation>
    </message>
    <message>
      <source>No longer disrupted</source>
      <translation>Nicht mehr desorganisiert</translation>
    </message>
    <message>
      <source>Only suppressed now</source>
      <translation>Jetzt nur noch niedergehalten</translation>
    </message>
    <message>
      <source>{0} marker comes</source>
      <translation>{0} Marker kommt</translation>
    </message>
    <message>
      <source>{0} markers come</source>
      <translation>{0} Marker kommen</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.morale</name>
    <message>
      <source>belongs to the other side, which is not fired at in this phase.</source>
      <translation>gehört zur anderen Seite, auf die in dieser Phase niemand feuert.</translation>
    </message>
    <message>
      <source>The unit that is checked.</source>
      <translation>Die Einheit, die geprüft wird.</translation>
    </message>
    <message>
      <source>The morale die; 0 counts as 10.</source>
      <translation>Der Moralwürfel; 0 zählt als 10.</translation>
    </message>
    <message>
      <source>Whether only indirect fire asked for the check.</source>
      <translation>Ob nur indirektes Feuer die Probe verlangt hat.</translation>
    </message>
    <message>
      <source>Whether ZOC fire asked for it, while the unit moved.</source>
      <translation>Ob Kontrollzonenfeuer sie verlangt hat, während die Einheit zog.</translation>
    </message>
    <message>
      <source>Whether a German unit uses the morale of a better headquarters in its hex.</source>
      <translation>Ob eine deutsche Einheit die Moral eines besseren Hauptquartiers in ihrem Hexfeld nutzt.</translation>
    </message>
    <message>
      <source>What the table gives the unit.</source>
      <translation>Was die Tabelle der Einheit gibt.</translation>
    </message>
    <message>
      <source>Morale check with {0}.</source>
      <translation>Moralprobe mit {0}.</translation>
    </message>
    <message>
      <source>Post the check</source>
      <translation>Die Probe buchen</translation>
    </message>
    <message>
      <source>Morale die</source>
      <translation>Moralwürfel</translation>
    </message>
    <message>
      <source>Indirect fire only</source>
      <translation>Nur indirektes Feuer</translation>
    </message>
    <message>
      <source>From ZOC fire</source>
      <translation>Durch Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>Headquarters in its hex</source>
      <translation>Hauptquartier im Hexfeld</translation>
    </message>
    <message>
      <source>stays in its hex and spends no more MP.</source>
      <translation>bleibt im Hexfeld und verbraucht keine weiteren MP.</translation>
    </message>
    <message>
      <source>is checked</source>
      <translation>wird geprüft</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.movement</name>
    <message>
      <source>{0} would hold {1} step, with units in column.</source>
      <translation>{0} enthielte {1} Schritt, mit Einheiten in Marschkolonne.</translation>
    </message>
    <message>
      <source>{0} would hold {1} steps, with units in column.</source>
      <translation>{0} enthielte {1} Schritte, mit Einheiten in Marschkolonne.</translation>
    </message>
    <message>
      <source>At most {0}; deploy, or stop elsewhere.</source>
      <translation>Höchstens {0}; entfalten oder woanders halten.</translation>
    </message>
    <message>
      <source>Enemy units are next to it, in {0}.</source>
      <translation>Feindliche Einheiten stehen daneben, in {0}.</translation>
    </message>
    <message>
      <source>Leaving it, or changing formation there, may draw ZOC fire.</source>
      <translation>Es zu verlassen oder dort die Formation zu wechseln, kann Kontrollzonenfeuer auslösen.</translation>
    </message>
    <message>
      <source>Changing formation there may draw ZOC fire, at a column.</source>
      <translation>Dort die Formation zu wechseln, kann Kontrollzonenfeuer auslösen, und zwar auf eine Kolonne.</translation>
    </message>
    <message>
      <source>By the end of the phase {0} at most may be there.</source>
      <translation>Am Ende der Phase dürfen dort höchstens {0} stehen.</translation>
    </message>
    <message>
      <source>{0} may not share {1}.</source>
      <translation>{0} darf {1} nicht mitbenutzen.</translation>
    </message>
    <message>
      <source>Rail movement may not enter an enemy zone of control.</source>
      <translation>Bahnbewegung darf in keine feindliche Kontrollzone führen.</translation>
    </message>
    <message>
      <source>By night only units with an Assault Marker may come so near: {0}.</source>
      <translation>Bei Nacht dürfen nur Einheiten mit Sturmmarker so nahe heran: {0}.</translation>
    </message>
    <message>
      <source>{0} change formation beside the enemy together.</source>
      <translation>{0} wechseln neben dem Feind gemeinsam die Formation.</translation>
    </message>
    <message>
      <source>Enter their boxes, or count them: {0} steps at most may be there.</source>
      <translation>Ihre Kästchen eintragen oder nachzählen: höchstens {0} Schritte dürfen dort stehen.</translation>
    </message>
    <message>
      <source>{0} is in the zone of control of {1}, in {2}.</source>
      <translation>{0} liegt in der Kontrollzone von {1}, in {2}.</translation>
    </message>
    <message>
      <source>{0} then holds {1}.</source>
      <translation>{0} enthält dann {1}.</translation>
    </message>
    <message>
      <source>One of them goes elsewhere.</source>
      <translation>Eine davon geht woandershin.</translation>
    </message>
    <message>
      <source>Place one, or stop elsewhere.</source>
      <translation>Einen legen oder woanders halten.</translation>
    </message>
    <message>
      <source>Declare them one at a time.</source>
      <translation>Eine nach der anderen ansagen.</translation>
    </message>
    <message>
      <source>Rail movement stops before it.</source>
      <translation>Bahnbewegung hält davor.</translation>
    </message>
    <message>
      <source>Only personnel and weapons do, and no balloon.</source>
      <translation>Nur Mannschaften und Waffen tun es, und kein Ballon.</translation>
    </message>
    <message>
      <source>deploys here at no movement cost.</source>
      <translation>entfaltet sich hier ohne Bewegungspunkte.</translation>
    </message>
    <message>
      <source>Enter it as a step of its move: it costs the terrain of the hex.</source>
      <translation>Als Schritt der Bewegung eintragen: es kostet das Gelände des Hexfelds.</translation>
    </message>
    <message>
      <source>Units that enter column.</source>
      <translation>Einheiten, die Marschkolonne bilden.</translation>
    </message>
    <message>
      <source>Units that deploy.</source>
      <translation>Einheiten, die sich entfalten.</translation>
    </message>
    <message>
      <source>Units that occupy the entrenchment.</source>
      <translation>Einheiten, die die Verschanzung besetzen.</translation>
    </message>
    <message>
      <source>Units that leave it.</source>
      <translation>Einheiten, die sie verlassen.</translation>
    </message>
    <message>
      <source>is in column, and so in no entrenchment.</source>
      <translation>ist in Marschkolonne und daher in keiner Verschanzung.</translation>
    </message>
    <message>
      <source>Column and deployed</source>
      <translation>Marschkolonne und entfaltet</translation>
    </message>
    <message>
      <source>Set formation</source>
      <translation>Formation setzen</translation>
    </message>
    <message>
      <source>Set the formation</source>
      <translation>Die Formation setzen</translation>
    </message>
    <message>
      <source>Movement</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>Check that {0} has a road, and say which they take.</source>
      <translation>Nachsehen, ob {0} eine Straße hat, und ansagen, welche es ist.</translation>
    </message>
    <message>
      <source>enters column on a road hex only.</source>
      <translation>geht nur auf einem Straßenhexfeld in Marschkolonne.</translation>
    </message>
    <message>
      <source>Entrenchment</source>
      <translation>Verschanzung</translation>
    </message>
    <message>
      <source>Set entrenchment</source>
      <translation>Verschanzung setzen</translation>
    </message>
    <message>
      <source>Set the entrenchment</source>
      <translation>Die Verschanzung setzen</translation>
    </message>
    <message>
      <source>{0}: the other side plays, and they neither move nor retreat.</source>
      <translation>{0}: Die andere Seite ist am Zug, und sie bewegen sich weder, noch ziehen sie sich zurück.</translation>
    </message>
    <message>
      <source>Go on if this was forgotten, or where a retreat ended in the entrenchment.</source>
      <translation>Weitermachen, wenn das vergessen wurde oder ein Rückzug in der Verschanzung endete.</translation>
    </message>
    <message>
      <source>No unit moves, retreats or advances in this phase.</source>
      <translation>In dieser Phase bewegt sich niemand, zieht sich zurück oder rückt vor.</translation>
    </message>
    <message>
      <source>Go on if this was forgotten.</source>
      <translation>Weitermachen, wenn das vergessen wurde.</translation>
    </message>
    <message>
      <source>In the entrenchment</source>
      <translation>In der Verschanzung</translation>
    </message>
    <message>
      <source>cannot occupy an entrenchment.</source>
      <translation>kann keine Verschanzung besetzen.</translation>
    </message>
    <message>
      <source>not entrenched</source>
      <translation>nicht eingegraben</translation>
    </message>
    <message>
      <source>is not entrenched.</source>
      <translation>ist nicht eingegraben.</translation>
    </message>
    <message>
      <source>leaves its entrenchment</source>
      <translation>verlässt die Verschanzung</translation>
    </message>
    <message>
      <source>enters column in the Movement Phase of its own side only.</source>
      <translation>bildet nur in der Bewegungsphase der eigenen Seite Marschkolonne.</translation>
    </message>
    <message>
      <source>has an Assault Marker toward {0}, and would assault in column.</source>
      <translation>hat einen Sturmmarker gegen {0} und würde in Kolonne stürmen.</translation>
    </message>
    <message>
      <source>deploys in its own Movement Phase, or after assault combat.</source>
      <translation>entfaltet sich in der eigenen Bewegungsphase oder nach einem Sturmkampf.</translation>
    </message>
    <message>
      <source>is in {0}, which has no entrenchment.</source>
      <translation>steht in {0}; das ist kein Hexfeld mit einer Verschanzung.</translation>
    </message>
    <message>
      <source>{0}: {1} unit</source>
      <translation>{0}: {1} Einheit</translation>
    </message>
    <message>
      <source>{0}: {1} units</source>
      <translation>{0}: {1} Einheiten</translation>
    </message>
    <message>
      <source>Deploy it first.</source>
      <translation>Zuerst entfalten.</translation>
    </message>
    <message>
      <source>Leave it out if it should not.</source>
      <translation>Weglassen, wenn sie das nicht soll.</translation>
    </message>
    <message>
      <source>Enter its hex first.</source>
      <translation>Zuerst ihr Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>{0} {1}, {2} left.</source>
      <translation>{0} {1}, {2} übrig.</translation>
    </message>
    <message>
      <source>Enter the hex in which they end, or their route.</source>
      <translation>Das Hexfeld eintragen, in dem sie enden, oder ihren Weg.</translation>
    </message>
    <message>
      <source>The route costs {0} more than {1} has.</source>
      <translation>Der Weg kostet {0} mehr, als {1} hat.</translation>
    </message>
    <message>
      <source>Shorten it, or let the others go alone.</source>
      <translation>Verkürzen oder die anderen allein gehen lassen.</translation>
    </message>
    <message>
      <source>Units that move together.</source>
      <translation>Einheiten, die zusammen ziehen.</translation>
    </message>
    <message>
      <source>The hex in which they end; left blank where they stay.</source>
      <translation>Das Hexfeld, in dem sie enden; offen gelassen, wo sie bleiben.</translation>
    </message>
    <message>
      <source>What they do on the way, in order.</source>
      <translation>Was sie unterwegs tun, der Reihe nach.</translation>
    </message>
    <message>
      <source>Their route in short, after what is listed: terrain, roads and acts, as woods, clear×3, stream; a plus for several in one hex.</source>
      <translation>Ihr Weg in Kurzform, nach dem Aufgelisteten: Gelände, Straßen und Handlungen, etwa Wald, offen×3, Bach; ein Plus für mehreres in einem Hexfeld.</translation>
    </message>
    <message>
      <source>Whether they end in a trench.</source>
      <translation>Ob sie in einem Graben enden.</translation>
    </message>
    <message>
      <source>The hex at which their Assault Marker points.</source>
      <translation>Das Hexfeld, auf das ihr Sturmmarker zeigt.</translation>
    </message>
    <message>
      <source>The stream bank on which they end, in your own words.</source>
      <translation>Das Bachufer, an dem sie enden, in eigenen Worten.</translation>
    </message>
    <message>
      <source>Move units</source>
      <translation>Einheiten ziehen</translation>
    </message>
    <message>
      <source>Post the move</source>
      <translation>Zug buchen</translation>
    </message>
    <message>
      <source>Enter the move</source>
      <translation>Die Bewegung eintragen</translation>
    </message>
    <message>
      <source>{0}: on the way</source>
      <translation>{0}: unterwegs</translation>
    </message>
    <message>
      <source>movement point</source>
      <translation>Bewegungspunkt</translation>
    </message>
    <message>
      <source>movement points</source>
      <translation>Bewegungspunkte</translation>
    </message>
    <message>
      <source>Add the step that places the marker: it costs movement points.</source>
      <translation>Den Schritt hinzufügen, der den Marker legt: er kostet Bewegungspunkte.</translation>
    </message>
    <message>
      <source>The Assault Marker on {0} is not paid for.</source>
      <translation>Der Sturmmarker auf {0} ist nicht bezahlt.</translation>
    </message>
    <message>
      <source>The Assault Marker is placed twice on the way.</source>
      <translation>Der Sturmmarker wird unterwegs zweimal gelegt.</translation>
    </message>
    <message>
      <source>Enter the hex at which it points, or place it later.</source>
      <translation>Das Hexfeld eintragen, auf das er zeigt, oder ihn später legen.</translation>
    </message>
    <message>
      <source>Way</source>
      <translation>Weg</translation>
    </message>
    <message>
      <source>Route in short</source>
      <translation>Weg in Kurzform</translation>
    </message>
    <message>
      <source>Fog</source>
      <translation>Nebel</translation>
    </message>
    <message>
      <source>Ends in a trench</source>
      <translation>Endet in einem Graben</translation>
    </message>
    <message>
      <source>Assault Marker at</source>
      <translation>Sturmmarker auf</translation>
    </message>
    <message>
      <source>Stream bank</source>
      <translation>Bachufer</translation>
    </message>
    <message>
      <source>goes on: its Assault Marker toward {0} comes off.</source>
      <translation>geht weiter: ihr Sturmmarker gegen {0} wird abgenommen.</translation>
    </message>
    <message>
      <source>occupies no entrenchment: it stays outside.</source>
      <translation>besetzt keine Verschanzung: sie bleibt draußen.</translation>
    </message>
    <message>
      <source>Least has</source>
      <translation>Am wenigsten hat</translation>
    </message>
    <message>
      <source>Pay for it once.</source>
      <translation>Nur einmal bezahlen.</translation>
    </message>
    <message>
      <source>is not next to {0}.</source>
      <translation>liegt nicht neben {0}.</translation>
    </message>
    <message>
      <source>The Assault Marker points nowhere.</source>
      <translation>Der Sturmmarker zeigt nirgendwohin.</translation>
    </message>
    <message>
      <source>{0} MP, {1} so far</source>
      <translation>{0} MP, bisher {1}</translation>
    </message>
    <message>
      <source>Place it again where the unit ends.</source>
      <translation>Dort neu legen, wo die Einheit endet.</translation>
    </message>
    <message>
      <source>Neither AFV, balloons nor columns do.</source>
      <translation>Weder AFV noch Ballons noch Marschkolonnen tun es.</translation>
    </message>
    <message>
      <source>No hex is overstacked.</source>
      <translation>Kein Hexfeld ist überstapelt.</translation>
    </message>
    <message>
      <source>Of {0} these were picked in this impulse: {1}.</source>
      <translation>Von {0} wurden in diesem Impuls diese gewählt: {1}.</translation>
    </message>
    <message>
      <source>The choice is made once, before the first fire of the hex.</source>
      <translation>Gewählt wird einmal, vor dem ersten Feuer des Feldes.</translation>
    </message>
    <message>
      <source>Units of one hex that fire, and fight in the assault.</source>
      <translation>Einheiten eines Hexfelds, die feuern und im Sturmangriff kämpfen.</translation>
    </message>
    <message>
      <source>{0}: {1} fight</source>
      <translation>{0}: {1} kämpfen</translation>
    </message>
    <message>
      <source>{0} of {1} steps fight; the others are still exposed to fire.</source>
      <translation>{0} von {1} Schritten kämpfen; die anderen sind dennoch dem Feuer ausgesetzt.</translation>
    </message>
    <message>
      <source>Who fights in an overstacked hex</source>
      <translation>Wer in einem überstapelten Hexfeld kämpft</translation>
    </message>
    <message>
      <source>Overstacked</source>
      <translation>Überstapelt</translation>
    </message>
    <message>
      <source>Note the choice</source>
      <translation>Die Wahl festhalten</translation>
    </message>
    <message>
      <source>Say who fights</source>
      <translation>Angeben, wer kämpft</translation>
    </message>
    <message>
      <source>{0} steps are too many to fight.</source>
      <translation>{0} Schritte sind zu viele zum Kämpfen.</translation>
    </message>
    <message>
      <source>Units that fight</source>
      <translation>Einheiten, die kämpfen</translation>
    </message>
    <message>
      <source>Overstacked hex</source>
      <translation>Überstapeltes Hexfeld</translation>
    </message>
    <message>
      <source>is not in {0} with {1}.</source>
      <translation>steht nicht in {0} bei {1}.</translation>
    </message>
    <message>
      <source>All of its units fight.</source>
      <translation>Alle seine Einheiten kämpfen.</translation>
    </message>
    <message>
      <source>The hex</source>
      <translation>Das Hexfeld</translation>
    </message>
    <message>
      <source>is not overstacked.</source>
      <translation>ist nicht überstapelt.</translation>
    </message>
    <message>
      <source>Take one hex at a time.</source>
      <translation>Ein Hexfeld nach dem anderen nehmen.</translation>
    </message>
    <message>
      <source>Pick {0} at most.</source>
      <translation>Höchstens {0} wählen.</translation>
    </message>
    <message>
      <source>{0} is {1} hex away</source>
      <translation>{0} ist {1} Hexfeld entfernt</translation>
    </message>
    <message>
      <source>{0} is {1} hexes away</source>
      <translation>{0} ist {1} Hexfelder entfernt</translation>
    </message>
    <message>
      <source>No route to {0} is entered: no movement points are taken.</source>
      <translation>Kein Weg nach {0} ist eingetragen: keine Bewegungspunkte werden abgezogen.</translation>
    </message>
    <message>
      <source>cannot get that far: {0}, its route enters {1}.</source>
      <translation>kann nicht so weit kommen: {0}, ihr Weg betritt {1}.</translation>
    </message>
    <message>
      <source>was stopped by ZOC fire, and spends no more MP.</source>
      <translation>wurde durch Kontrollzonenfeuer gestoppt und verbraucht keine weiteren MP.</translation>
    </message>
    <message>
      <source>{0} is {1} hex away; the route enters fewer.</source>
      <translation>{0} ist {1} Hexfeld entfernt; der Weg betritt weniger.</translation>
    </message>
    <message>
      <source>{0} is {1} hexes away; the route enters fewer.</source>
      <translation>{0} ist {1} Hexfelder entfernt; der Weg betritt weniger.</translation>
    </message>
    <message>
      <source>is in {0} already; its route enters 1 hex.</source>
      <translation>steht schon in {0}; ihr Weg führt durch 1 Hexfeld.</translation>
    </message>
    <message>
      <source>{0} MP</source>
      <translation>{0} MP</translation>
    </message>
    <message>
      <source>cannot get that far: {0}, and {1} are left.</source>
      <translation>kann nicht so weit kommen: {0}, und {1} sind übrig.</translation>
    </message>
    <message>
      <source>was stopped by ZOC fire in {0}.</source>
      <translation>wurde durch Kontrollzonenfeuer in {0} gestoppt.</translation>
    </message>
    <message>
      <source>Enter the rest of the way.</source>
      <translation>Den Rest des Wegs eintragen.</translation>
    </message>
    <message>
      <source>Enter what it passes through.</source>
      <translation>Eintragen, wodurch sie zieht.</translation>
    </message>
    <message>
      <source>Enter a nearer hex.</source>
      <translation>Ein näheres Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>Enter its route to {0}.</source>
      <translation>Ihren Weg bis {0} eintragen.</translation>
    </message>
    <message>
      <source>Did they pay for the others before?</source>
      <translation>Haben sie die anderen vorher bezahlt?</translation>
    </message>
    <message>
      <source>Enter it with the form of its own, which keeps the bridge.</source>
      <translation>Mit dem eigenen Formular eintragen, das die Brücke führt.</translation>
    </message>
    <message>
      <source>does not detrain: only German reinforcements do.</source>
      <translation>steigt nicht aus der Bahn: nur deutsche Verstärkungen tun es.</translation>
    </message>
    <message>
      <source>{0} is not in column at step {1}.</source>
      <translation>{0} ist bei Schritt {1} nicht in Marschkolonne.</translation>
    </message>
    <message>
      <source>Enter column first, on a road hex.</source>
      <translation>Zuerst Marschkolonne bilden, auf einem Straßenhexfeld.</translation>
    </message>
    <message>
      <source>has no armor entered, and the ice asks for it.</source>
      <translation>hat keine Panzerung eingetragen, und das Eis fragt danach.</translation>
    </message>
    <message>
      <source>The bridge from {0} to {1}</source>
      <translation>Die Brücke von {0} nach {1}</translation>
    </message>
    <message>
      <source>Check that you mean another bridge.</source>
      <translation>Nachsehen, ob eine andere Brücke gemeint ist.</translation>
    </message>
    <message>
      <source>Step {0}: {1}.</source>
      <translation>Schritt {0}: {1}.</translation>
    </message>
    <message>
      <source>Bridges are entered elsewhere.</source>
      <translation>Brücken werden anderswo eingetragen.</translation>
    </message>
    <message>
      <source>Enter its route without that step.</source>
      <translation>Ihren Weg ohne diesen Schritt eintragen.</translation>
    </message>
    <message>
      <source>{0} is still being built.</source>
      <translation>{0} wird noch gebaut.</translation>
    </message>
    <message>
      <source>{0} is gone.</source>
      <translation>{0} ist nicht mehr da.</translation>
    </message>
    <message>
      <source>Deploy first.</source>
      <translation>Zuerst entfalten.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.reinforcements</name>
    <message>
      <source>Units that are not active yet.</source>
      <translation>Einheiten, die noch nicht aktiv sind.</translation>
    </message>
    <message>
      <source>The turn in which they become active; left blank where each has its own.</source>
      <translation>Der Zug, in dem sie aktiv werden; offen gelassen, wo jede ihren eigenen hat.</translation>
    </message>
    <message>
      <source>Their hex; left blank to keep it.</source>
      <translation>Ihr Hexfeld; offen gelassen, um es zu behalten.</translation>
    </message>
    <message>
      <source>{0} reinforcement inactive</source>
      <translation>{0} Verstärkung inaktiv</translation>
    </message>
    <message>
      <source>{0} reinforcements inactive</source>
      <translation>{0} Verstärkungen inaktiv</translation>
    </message>
    <message>
      <source>Inactive reinforcements</source>
      <translation>Inaktive Verstärkungen</translation>
    </message>
    <message>
      <source>Mark them inactive</source>
      <translation>Als inaktiv markieren</translation>
    </message>
    <message>
      <source>Mark them</source>
      <translation>Markieren</translation>
    </message>
    <message>
      <source>{0} is not a turn to come.</source>
      <translation>{0} ist kein kommender Zug.</translation>
    </message>
    <message>
      <source>Units whose turn has come, or that were fired at or assaulted.</source>
      <translation>Einheiten, deren Zug gekommen ist oder die beschossen oder gestürmt wurden.</translation>
    </message>
    <message>
      <source>Why. Direct fire and assault wake those around them, too.</source>
      <translation>Warum. Direktes Feuer und Sturmangriff wecken auch die um sie herum.</translation>
    </message>
    <message>
      <source>Reinforcements become active</source>
      <translation>Verstärkungen werden aktiv</translation>
    </message>
    <message>
      <source>Activate</source>
      <translation>Aktivieren</translation>
    </message>
    <message>
      <source>Wake them</source>
      <translation>Wecken</translation>
    </message>
    <message>
      <source>Not active yet</source>
      <translation>Noch nicht aktiv</translation>
    </message>
    <message>
      <source>Active from</source>
      <translation>Aktiv ab</translation>
    </message>
    <message>
      <source>until {0}</source>
      <translation>bis {0}</translation>
    </message>
    <message>
      <source>until it is woken</source>
      <translation>bis sie geweckt wird</translation>
    </message>
    <message>
      <source>All Soviet units are active in this campaign.</source>
      <translation>Alle sowjetischen Einheiten sind in diesem Feldzug aktiv.</translation>
    </message>
    <message>
      <source>is not a reinforcement on its sheet.</source>
      <translation>ist nach ihrem Bogen keine Verstärkung.</translation>
    </message>
    <message>
      <source>is not a reinforcement on its sheet, and has no turn of its own.</source>
      <translation>ist nach ihrem Bogen keine Verstärkung und hat keinen eigenen Zug.</translation>
    </message>
    <message>
      <source>is German: only Soviet reinforcements begin on the map.</source>
      <translation>ist deutsch: nur sowjetische Verstärkungen beginnen auf der Karte.</translation>
    </message>
    <message>
      <source>Units that wake</source>
      <translation>Einheiten, die aktiv werden</translation>
    </message>
    <message>
      <source>Cause</source>
      <translation>Ursache</translation>
    </message>
    <message>
      <source>Active: {0}</source>
      <translation>Aktiv: {0}</translation>
    </message>
    <message>
      <source>Reinforcements active</source>
      <translation>Verstärkungen aktiv</translation>
    </message>
    <message>
      <source>Become active</source>
      <translation>Werden aktiv</translation>
    </message>
    <message>
      <source>Say what woke it, or leave it out.</source>
      <translation>Angeben, was sie geweckt hat, oder weglassen.</translation>
    </message>
    <message>
      <source>is assaulted by no unit in the books.</source>
      <translation>wird laut den Büchern von niemandem angegriffen.</translation>
    </message>
    <message>
      <source>{0} reinforcement</source>
      <translation>{0} Verstärkung</translation>
    </message>
    <message>
      <source>{0} reinforcements</source>
      <translation>{0} Verstärkungen</translation>
    </message>
    <message>
      <source>Pick reinforcements.</source>
      <translation>Verstärkungen wählen.</translation>
    </message>
    <message>
      <source>Enter a later one.</source>
      <translation>Einen späteren eintragen.</translation>
    </message>
    <message>
      <source>in the hex or next to it</source>
      <translation>im Hexfeld oder daneben</translation>
    </message>
    <message>
      <source>Pick those that wake.</source>
      <translation>Die wählen, die geweckt werden.</translation>
    </message>
    <message>
      <source>No Soviet unit is in the books.</source>
      <translation>Keine sowjetische Einheit ist in den Büchern.</translation>
    </message>
    <message>
      <source>No reinforcement is inactive.</source>
      <translation>Keine Verstärkung ist inaktiv.</translation>
    </message>
    <message>
      <source>is active already.</source>
      <translation>ist schon aktiv.</translation>
    </message>
    <message>
      <source>is dead.</source>
      <translation>ist tot.</translation>
    </message>
    <message>
      <source>is inactive until then already.</source>
      <translation>ist bis dahin schon inaktiv.</translation>
    </message>
    <message>
      <source>is not due yet.</source>
      <translation>ist noch nicht fällig.</translation>
    </message>
    <message>
      <source>Place the Assault Markers first.</source>
      <translation>Erst die Sturmmarker legen.</translation>
    </message>
    <message>
      <source>Enter its hex in the Order of battle.</source>
      <translation>Ihr Feld unter Gliederung eintragen.</translation>
    </message>
    <message>
      <source>comes back in its side's next impulse, or is lost</source>
      <translation>kommt im nächsten Impuls ihrer Seite zurück oder ist verloren</translation>
    </message>
    <message>
      <source>{0} unit lost off the map</source>
      <translation>{0} Einheit außerhalb der Karte verloren</translation>
    </message>
    <message>
      <source>{0} units lost off the map</source>
      <translation>{0} Einheiten außerhalb der Karte verloren</translation>
    </message>
    <message>
      <source>Pick those that come, or that are lost.</source>
      <translation>Die wählen, die kommen oder verloren sind.</translation>
    </message>
    <message>
      <source>Units that retreat off the map.</source>
      <translation>Einheiten, die sich von der Karte zurückziehen.</translation>
    </message>
    <message>
      <source>Units that come onto the map.</source>
      <translation>Einheiten, die auf die Karte kommen.</translation>
    </message>
    <message>
      <source>Units that could not come back.</source>
      <translation>Einheiten, die nicht zurückkommen konnten.</translation>
    </message>
    <message>
      <source>The hex in which they enter.</source>
      <translation>Das Hexfeld, in dem sie eintreffen.</translation>
    </message>
    <message>
      <source>Driven off the map</source>
      <translation>Von der Karte gedrängt</translation>
    </message>
    <message>
      <source>Take them off</source>
      <translation>Von der Karte nehmen</translation>
    </message>
    <message>
      <source>Onto the map</source>
      <translation>Auf die Karte</translation>
    </message>
    <message>
      <source>Enter the map</source>
      <translation>Auf die Karte kommen</translation>
    </message>
    <message>
      <source>Bring them in</source>
      <translation>Auf die Karte bringen</translation>
    </message>
    <message>
      <source>waits in {0}, and was not driven off the map.</source>
      <translation>wartet in {0} und wurde nicht von der Karte gedrängt.</translation>
    </message>
    <message>
      <source>is on the map already.</source>
      <translation>steht schon auf der Karte.</translation>
    </message>
    <message>
      <source>Coming back</source>
      <translation>Kommen zurück</translation>
    </message>
    <message>
      <source>Off the map: {0}</source>
      <translation>Nicht auf der Karte: {0}</translation>
    </message>
    <message>
      <source>has no retreat to make.</source>
      <translation>hat keinen Rückzug zu machen.</translation>
    </message>
    <message>
      <source>Enter what drives it off first.</source>
      <translation>Zuerst eintragen, was sie von der Karte treibt.</translation>
    </message>
    <message>
      <source>{0} onto the map, {1}</source>
      <translation>{0} auf die Karte, {1}</translation>
    </message>
    <message>
      <source>is in {0}, and has no retreat to make.</source>
      <translation>steht in {0} und hat keinen Rückzug zu machen.</translation>
    </message>
    <message>
      <source>No unit is on the map.</source>
      <translation>Keine Einheit ist auf der Karte.</translation>
    </message>
    <message>
      <source>No unit of this side waits off the map.</source>
      <translation>Keine Einheit dieser Seite wartet außerhalb der Karte.</translation>
    </message>
    <message>
      <source>was not driven off the map.</source>
      <translation>wurde nicht von der Karte gedrängt.</translation>
    </message>
    <message>
      <source>is off the map already.</source>
      <translation>ist schon nicht mehr auf der Karte.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.roster</name>
    <message>
      <source>{0} comes off in the {1}, not in this phase.</source>
      <translation>{0} wird in der {1} abgenommen, nicht in dieser Phase.</translation>
    </message>
    <message>
      <source>Post what brings it; it is noted there.</source>
      <translation>Buchen, was ihn bringt; dort wird er festgehalten.</translation>
    </message>
    <message>
      <source>It is placed in the {0}, and comes off with the impulse.</source>
      <translation>Er wird in der {0} gelegt und mit dem Impuls abgenommen.</translation>
    </message>
    <message>
      <source>is disrupted, which is worse than suppressed.</source>
      <translation>ist desorganisiert; das ist schlimmer als niedergehalten.</translation>
    </message>
    <message>
      <source>Take it out of the entrenchment first.</source>
      <translation>Sie zuerst aus der Verschanzung nehmen.</translation>
    </message>
    <message>
      <source>{0} is not placed in this phase, but in the {1}.</source>
      <translation>{0} wird nicht in dieser Phase gelegt, sondern in der {1}.</translation>
    </message>
    <message>
      <source>{0} is not placed in this phase, but in one of these: {1}.</source>
      <translation>{0} wird nicht in dieser Phase gelegt, sondern in einer von diesen: {1}.</translation>
    </message>
    <message>
      <source>{0} is not placed by hand.</source>
      <translation>{0} wird nicht von Hand gelegt.</translation>
    </message>
    <message>
      <source>{0} is not placed now.</source>
      <translation>{0} wird jetzt nicht gelegt.</translation>
    </message>
    <message>
      <source>has no box left.</source>
      <translation>hat kein Kästchen mehr.</translation>
    </message>
    <message>
      <source>is entrenched, and so not in column.</source>
      <translation>ist verschanzt und damit nicht in Marschkolonne.</translation>
    </message>
    <message>
      <source>{0}: not in the Movement Phase of the other side.</source>
      <translation>{0}: nicht in der Bewegungsphase der anderen Seite.</translation>
    </message>
    <message>
      <source>{0}: not in the impulse of the other side.</source>
      <translation>{0}: nicht im Impuls der anderen Seite.</translation>
    </message>
    <message>
      <source>A dead unit has no markers.</source>
      <translation>Eine tote Einheit trägt keinen Marker.</translation>
    </message>
    <message>
      <source>has strengths other than its {0} steps, and no numbers in its boxes.</source>
      <translation>hat andere Stärken als die ihrer {0} Schritte und keine Zahlen in ihren Kästchen.</translation>
    </message>
    <message>
      <source>Enter them where your sheet has any.</source>
      <translation>Eintragen, wo das eigene Blatt welche hat.</translation>
    </message>
    <message>
      <source>Enter more boxes, or say how many are crossed off.</source>
      <translation>Mehr Kästchen eintragen oder angeben, wie viele gestrichen sind.</translation>
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
      <source>The enemy hex that an Assault Marker points at, such as 1712.</source>
      <translation>Das feindliche Hexfeld, auf das ein Sturmmarker zeigt, etwa 1712.</translation>
    </message>
    <message>
      <source>Units whose markers changed.</source>
      <translation>Einheiten, deren Marker sich geändert haben.</translation>
    </message>
    <message>
      <source>The campaign has no units yet.</source>
      <translation>Der Feldzug hat noch keine Einheiten.</translation>
    </message>
    <message>
      <source>The units {0} this marker already.</source>
      <translation>Auf die Einheiten trifft schon zu: {0}.</translation>
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
      <source>Enter the hex that it points at, such as 1712.</source>
      <translation>Das Hexfeld eintragen, auf das er zeigt, etwa 1712.</translation>
    </message>
    <message>
      <source>Place it there; one that was forgotten is entered late, with a reason.</source>
      <translation>Dort legen; ein vergessener wird nachträglich eingetragen, mit Begründung.</translation>
    </message>
    <message>
      <source>Units with these boxes.</source>
      <translation>Einheiten mit diesen Kästchen.</translation>
    </message>
    <message>
      <source>Boxes printed for each unit.</source>
      <translation>Für jede Einheit gedruckte Kästchen.</translation>
    </message>
    <message>
      <source>The numbers in the boxes from the left, ? for one without; none where no box has one.</source>
      <translation>Die Zahlen in den Kästchen von links, ? für eines ohne; keine, wo kein Kästchen eine hat.</translation>
    </message>
    <message>
      <source>Boxes that are crossed off already; left out, as many as now.</source>
      <translation>Kästchen, die schon gestrichen sind; weggelassen, so viele wie jetzt.</translation>
    </message>
    <message>
      <source>Boxes.</source>
      <translation>Kästchen.</translation>
    </message>
    <message>
      <source>Boxes that are not crossed off, of the unit with the fewest.</source>
      <translation>Nicht gestrichene Kästchen, bei der Einheit mit den wenigsten.</translation>
    </message>
    <message>
      <source>, printed {0}</source>
      <translation>, gedruckt {0}</translation>
    </message>
    <message>
      <source>{0} boxes{1}, {2} crossed off.</source>
      <translation>{0} Kästchen{1}, {2} gestrichen.</translation>
    </message>
    <message>
      <source>Boxes of units</source>
      <translation>Kästchen von Einheiten</translation>
    </message>
    <message>
      <source>Post the boxes</source>
      <translation>Die Kästchen buchen</translation>
    </message>
    <message>
      <source>Give one for each of {0} boxes, ? for one without.</source>
      <translation>Eine Zahl für jedes der {0} Kästchen angeben, ? für eines ohne.</translation>
    </message>
    <message>
      <source>Enter them from the left: the more boxes are open, the stronger is the unit.</source>
      <translation>Von links eintragen: je mehr Kästchen offen sind, desto stärker ist die Einheit.</translation>
    </message>
    <message>
      <source>last box {0}, regular strength {1}</source>
      <translation>letztes Kästchen {0}, reguläre Stärke {1}</translation>
    </message>
    <message>
      <source>Laid</source>
      <translation>Gelegt</translation>
    </message>
    <message>
      <source>are without</source>
      <translation>sind ohne</translation>
    </message>
    <message>
      <source>Numbers in the boxes</source>
      <translation>Zahlen in den Kästchen</translation>
    </message>
    <message>
      <source>Crossed off already</source>
      <translation>Schon gestrichen</translation>
    </message>
    <message>
      <source>Leave a box open; a unit without one is dead.</source>
      <translation>Ein Kästchen offen lassen; eine Einheit ohne eines ist tot.</translation>
    </message>
    <message>
      <source>has neither regular nor AT strength {0}, as its last box says.</source>
      <translation>hat weder die reguläre noch die AT-Stärke {0}, die in ihrem letzten Kästchen steht.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>offen</translation>
    </message>
    <message>
      <source>is placed in the Movement Phase.</source>
      <translation>wird in der Bewegungsphase gelegt.</translation>
    </message>
    <message>
      <source>these boxes</source>
      <translation>diese Kästchen</translation>
    </message>
    <message>
      <source>Pick the units with these boxes.</source>
      <translation>Die mit diesen Kästchen wählen.</translation>
    </message>
    <message>
      <source>The units have these boxes already.</source>
      <translation>Die Einheiten haben diese Kästchen schon.</translation>
    </message>
    <message>
      <source>holds {0} numbers.</source>
      <translation>enthält {0} Zahlen.</translation>
    </message>
    <message>
      <source>fall from left to right.</source>
      <translation>fallen von links nach rechts.</translation>
    </message>
    <message>
      <source>Crossed off</source>
      <translation>Abgestrichen</translation>
    </message>
    <message>
      <source>Numbers of {0} are</source>
      <translation>Die Zahlen von {0} sind</translation>
    </message>
    <message>
      <source>Change them.</source>
      <translation>Sie ändern.</translation>
    </message>
    <message>
      <source>is all of the boxes.</source>
      <translation>sind alle Kästchen.</translation>
    </message>
    <message>
      <source>has lost {0} already.</source>
      <translation>hat schon {0} verloren.</translation>
    </message>
    <message>
      <source>Check the counter and the sheet.</source>
      <translation>Auf dem Spielstein und auf dem Blatt nachsehen.</translation>
    </message>
    <message>
      <source>Give it a step back first.</source>
      <translation>Ihr erst einen Schritt zurückgeben.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.actions.supply</name>
    <message>
      <source>Supply</source>
      <translation>Versorgung</translation>
    </message>
    <message>
      <source>Whose stock.</source>
      <translation>Wessen Bestand.</translation>
    </message>
    <message>
      <source>The Army whose stock it is; the German side has one stock.</source>
      <translation>Die Armee, deren Bestand es ist; die deutsche Seite hat einen Bestand.</translation>
    </message>
    <message>
      <source>How many; 0 where it holds none at the start.</source>
      <translation>Wie viele; 0, wenn er zu Beginn keine hat.</translation>
    </message>
    <message>
      <source>What it holds at the start, or what it receives later.</source>
      <translation>Was er zu Beginn hat oder was er später erhält.</translation>
    </message>
    <message>
      <source>the stock</source>
      <translation>der Bestand</translation>
    </message>
    <message>
      <source>What {0} holds at the start was entered before; this is added to it.</source>
      <translation>Was {0} zu Beginn hat, wurde schon eingetragen; dies kommt hinzu.</translation>
    </message>
    <message>
      <source>Ammunition of {0}</source>
      <translation>Munition von {0}</translation>
    </message>
    <message>
      <source>Ammunition received</source>
      <translation>Munition erhalten</translation>
    </message>
    <message>
      <source>Ammunition</source>
      <translation>Munition</translation>
    </message>
    <message>
      <source>Enter ammunition</source>
      <translation>Munition eintragen</translation>
    </message>
    <message>
      <source>{0} ammunition point at once.</source>
      <translation>{0} Munitionspunkt auf einmal.</translation>
    </message>
    <message>
      <source>{0} ammunition points at once.</source>
      <translation>{0} Munitionspunkte auf einmal.</translation>
    </message>
    <message>
      <source>No unit draws on a stock of {0}, and none is there.</source>
      <translation>Keine Einheit schießt aus einem Vorrat {0}, und dort liegt nichts.</translation>
    </message>
    <message>
      <source>Check the name, or name the stock for a formation under Whose stock.</source>
      <translation>Den Namen prüfen, oder den Vorrat unter Wessen Vorrat für einen Verband nennen.</translation>
    </message>
    <message>
      <source>What {0} held at the start was not entered.</source>
      <translation>Was {0} zu Beginn hatte, wurde nicht eingetragen.</translation>
    </message>
    <message>
      <source>Enter that first, even if it is 0.</source>
      <translation>Das zuerst eintragen, auch wenn es 0 ist.</translation>
    </message>
    <message>
      <source>Neither player receives ammunition on the first day.</source>
      <translation>Am ersten Tag erhält kein Spieler Munition.</translation>
    </message>
    <message>
      <source>Enter what is there at the start as such.</source>
      <translation>Was zu Beginn da ist, als solches eintragen.</translation>
    </message>
    <message>
      <source>The stock that gives.</source>
      <translation>Der Bestand, der gibt.</translation>
    </message>
    <message>
      <source>The stock that receives.</source>
      <translation>Der Bestand, der erhält.</translation>
    </message>
    <message>
      <source>Ammunition handed over</source>
      <translation>Munition übergeben</translation>
    </message>
    <message>
      <source>Hand over</source>
      <translation>Übergeben</translation>
    </message>
    <message>
      <source>Hand ammunition over</source>
      <translation>Munition übergeben</translation>
    </message>
    <message>
      <source>{0} holds {1} point.</source>
      <translation>{0} hat {1} Punkt.</translation>
    </message>
    <message>
      <source>{0} holds {1} points.</source>
      <translation>{0} hat {1} Punkte.</translation>
    </message>
    <message>
      <source>The formation: an Army, or a division or brigade.</source>
      <translation>Der Verband: eine Armee, oder eine Division oder Brigade.</translation>
    </message>
    <message>
      <source>The stock; empty for that of its Army.</source>
      <translation>Der Bestand; leer für den seiner Armee.</translation>
    </message>
    <message>
      <source>is not a formation of the {0} side.</source>
      <translation>ist kein Verband der Seite {0}.</translation>
    </message>
    <message>
      <source>the stock of its Army</source>
      <translation>der Bestand seiner Armee</translation>
    </message>
    <message>
      <source>Its units draw on {0}.</source>
      <translation>Seine Einheiten schießen aus {0}.</translation>
    </message>
    <message>
      <source>Stock of a formation</source>
      <translation>Bestand eines Verbands</translation>
    </message>
    <message>
      <source>Set stock</source>
      <translation>Bestand setzen</translation>
    </message>
    <message>
      <source>Set the stock</source>
      <translation>Den Bestand setzen</translation>
    </message>
    <message>
      <source>Units that cannot trace supply.</source>
      <translation>Einheiten, die keine Versorgung nachweisen können.</translation>
    </message>
    <message>
      <source>Units that are supplied again.</source>
      <translation>Einheiten, die wieder versorgt sind.</translation>
    </message>
    <message>
      <source>Supply of units</source>
      <translation>Versorgung von Einheiten</translation>
    </message>
    <message>
      <source>{0} out of supply, {1} supplied again.</source>
      <translation>{0} unversorgt, {1} wieder versorgt.</translation>
    </message>
    <message>
      <source>Set supply</source>
      <translation>Versorgung setzen</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Bestand</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>Warum</translation>
    </message>
    <message>
      <source>The German side has one stock.</source>
      <translation>Die deutsche Seite hat nur einen Vorrat.</translation>
    </message>
    <message>
      <source>The points go there.</source>
      <translation>Die Punkte kommen dorthin.</translation>
    </message>
    <message>
      <source>{0}, so far</source>
      <translation>{0}, bisher</translation>
    </message>
    <message>
      <source>{0} point; {1} now.</source>
      <translation>{0} Punkt; jetzt {1}.</translation>
    </message>
    <message>
      <source>{0} points; {1} now.</source>
      <translation>{0} Punkte; jetzt {1}.</translation>
    </message>
    <message>
      <source>Name the Army.</source>
      <translation>Die Armee nennen.</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>its Army</source>
      <translation>seine Armee</translation>
    </message>
    <message>
      <source>supplied again</source>
      <translation>wieder versorgt</translation>
    </message>
    <message>
      <source>is in supply already.</source>
      <translation>ist schon versorgt.</translation>
    </message>
    <message>
      <source>At the start</source>
      <translation>Am Anfang</translation>
    </message>
    <message>
      <source>{0} ammunition point</source>
      <translation>{0} Munitionspunkt</translation>
    </message>
    <message>
      <source>{0} ammunition points</source>
      <translation>{0} Munitionspunkte</translation>
    </message>
    <message>
      <source>Nothing is entered.</source>
      <translation>Es ist nichts eingetragen.</translation>
    </message>
    <message>
      <source>Enter how many.</source>
      <translation>Eintragen, wie viele.</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Nach</translation>
    </message>
    <message>
      <source>is the stock that gives, too.</source>
      <translation>ist auch der Bestand, der gibt.</translation>
    </message>
    <message>
      <source>It draws on that stock already.</source>
      <translation>Er schießt schon von dort.</translation>
    </message>
    <message>
      <source>Check the figure again.</source>
      <translation>Die Zahl noch einmal ansehen.</translation>
    </message>
    <message>
      <source>It begins with this.</source>
      <translation>Es beginnt hiermit.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.air</name>
    <message>
      <source>{0} × {1} = {2}, rounded up</source>
      <translation>{0} × {1} = {2}, aufgerundet</translation>
    </message>
    <message>
      <source>The range on its counter.</source>
      <translation>Die Reichweite auf ihrem Spielstein.</translation>
    </message>
    <message>
      <source>Range against aircraft</source>
      <translation>Reichweite gegen Flugzeuge</translation>
    </message>
    <message>
      <source>AA fire: range</source>
      <translation>AA-Feuer: Reichweite</translation>
    </message>
    <message>
      <source>The range against aircraft.</source>
      <translation>Die Reichweite gegen Flugzeuge.</translation>
    </message>
    <message>
      <source>Whether it is deployed, not in column.</source>
      <translation>Ob sie entfaltet ist, nicht in Marschkolonne.</translation>
    </message>
    <message>
      <source>Whether it made ZOC fire before; that does not matter.</source>
      <translation>Ob sie vorher Kontrollzonenfeuer abgegeben hat; das spielt keine Rolle.</translation>
    </message>
    <message>
      <source>May shoot at aircraft</source>
      <translation>Darf auf Flugzeuge schießen</translation>
    </message>
    <message>
      <source>AA fire: who may</source>
      <translation>AA-Feuer: wer darf</translation>
    </message>
    <message>
      <source>Whether it may.</source>
      <translation>Ob sie darf.</translation>
    </message>
    <message>
      <source>Range printed?</source>
      <translation>Reichweite aufgedruckt?</translation>
    </message>
    <message>
      <source>Deployed?</source>
      <translation>Entfaltet?</translation>
    </message>
    <message>
      <source>ZOC fire made before?</source>
      <translation>Zuvor Kontrollzonenfeuer abgegeben?</translation>
    </message>
    <message>
      <source>Deployed</source>
      <translation>Entfaltet</translation>
    </message>
    <message>
      <source>After ZOC fire</source>
      <translation>Nach Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>Air points that strike.</source>
      <translation>Luftpunkte, die angreifen.</translation>
    </message>
    <message>
      <source>What is struck.</source>
      <translation>Was angegriffen wird.</translation>
    </message>
    <message>
      <source>Armor of an AFV: none, hollow, or its number of solid dots.</source>
      <translation>Panzerung eines AFV: keine, hohl oder die Zahl ihrer vollen Punkte.</translation>
    </message>
    <message>
      <source>Steps that the target has.</source>
      <translation>Schritte, die das Ziel hat.</translation>
    </message>
    <message>
      <source>Terrain of the target's hex; a hill is nothing.</source>
      <translation>Gelände im Hexfeld des Ziels; ein Hügel ist nichts.</translation>
    </message>
    <message>
      <source>Whether the target is in the trench.</source>
      <translation>Ob das Ziel im Graben ist.</translation>
    </message>
    <message>
      <source>Whether it is in column.</source>
      <translation>Ob es in Marschkolonne ist.</translation>
    </message>
    <message>
      <source>Whether it is on a river or lake hex.</source>
      <translation>Ob es auf einem Fluss- oder Seehexfeld ist.</translation>
    </message>
    <message>
      <source>Whether it is night.</source>
      <translation>Ob es Nacht ist.</translation>
    </message>
    <message>
      <source>P: the target cannot be struck.</source>
      <translation>P: das Ziel kann nicht angegriffen werden.</translation>
    </message>
    <message>
      <source>The table.</source>
      <translation>Die Tabelle.</translation>
    </message>
    <message>
      <source>The column; 60 is the last one, 60+.</source>
      <translation>Die Spalte; 60 ist die letzte, 60+.</translation>
    </message>
    <message>
      <source>Column on the {0}</source>
      <translation>Spalte der {0}</translation>
    </message>
    <message>
      <source>Column of an air strike</source>
      <translation>Spalte eines Luftangriffs</translation>
    </message>
    <message>
      <source>Armor dots</source>
      <translation>Panzerpunkte</translation>
    </message>
    <message>
      <source>Steps of the target</source>
      <translation>Schritte des Ziels</translation>
    </message>
    <message>
      <source>Entrenched?</source>
      <translation>Eingegraben?</translation>
    </message>
    <message>
      <source>In column?</source>
      <translation>In Marschkolonne?</translation>
    </message>
    <message>
      <source>On a river or lake hex?</source>
      <translation>Auf einem Fluss- oder Seefeld?</translation>
    </message>
    <message>
      <source>Night?</source>
      <translation>Nacht?</translation>
    </message>
  </context>
  <context>
    <name>games.spark.assault</name>
    <message>
      <source>Initial assault morale</source>
      <translation>Anfängliche Sturmmoral</translation>
    </message>
    <message>
      <source>, by {0}</source>
      <translation>, durch {0}</translation>
    </message>
    <message>
      <source>of different parents</source>
      <translation>aus verschiedenen Mutterverbänden</translation>
    </message>
    <message>
      <source>partly out of command</source>
      <translation>teils nicht geführt</translation>
    </message>
    <message>
      <source>The units</source>
      <translation>Die Einheiten</translation>
    </message>
    <message>
      <source>are partly out of command</source>
      <translation>sind teils nicht geführt</translation>
    </message>
    <message>
      <source>are of one parent</source>
      <translation>gehören zu einem Verband</translation>
    </message>
    <message>
      <source>Its modified morale.</source>
      <translation>Ihre geänderte Moral.</translation>
    </message>
    <message>
      <source>What it is: AFV and weapons never lower the whole.</source>
      <translation>Was sie ist: AFV und Waffen senken nie das Ganze.</translation>
    </message>
    <message>
      <source>The units that take part.</source>
      <translation>Die Einheiten, die teilnehmen.</translation>
    </message>
    <message>
      <source>Whether all belong to one parent formation.</source>
      <translation>Ob alle zu einem Mutterverband gehören.</translation>
    </message>
    <message>
      <source>Whether all are out of command.</source>
      <translation>Ob alle nicht geführt sind.</translation>
    </message>
    <message>
      <source>Whether all are independent units, which count as of different parents.</source>
      <translation>Ob alle unabhängige Einheiten sind, die als aus verschiedenen Mutterverbänden zählen.</translation>
    </message>
    <message>
      <source>Whether at least one is out of command.</source>
      <translation>Ob mindestens eine nicht geführt ist.</translation>
    </message>
    <message>
      <source>AFV and weapons that would lower it</source>
      <translation>AFV und Waffen, die sie senken würden</translation>
    </message>
    <message>
      <source>The initial assault morale.</source>
      <translation>Die anfängliche Sturmmoral.</translation>
    </message>
    <message>
      <source>the average</source>
      <translation>der Durchschnitt</translation>
    </message>
    <message>
      <source>the {0} morale</source>
      <translation>die Moral „{0}“</translation>
    </message>
    <message>
      <source>The rule for that is cut from the text (SP-ASLT-07): {0} is taken.</source>
      <translation>Die Regel dafür ist im Text abgeschnitten (SP-ASLT-07): {0} wird genommen.</translation>
    </message>
    <message>
      <source>The option “{0}” settles it, or enter another morale.</source>
      <translation>Die Option „{0}“ legt es fest, oder eine andere Moral eintragen.</translation>
    </message>
    <message>
      <source>, rounded down</source>
      <translation>, abgerundet</translation>
    </message>
    <message>
      <source>Kind of unit</source>
      <translation>Art der Einheit</translation>
    </message>
    <message>
      <source>Same parent formation?</source>
      <translation>Gleicher Mutterverband?</translation>
    </message>
    <message>
      <source>All out of command?</source>
      <translation>Alle nicht geführt?</translation>
    </message>
    <message>
      <source>All independent?</source>
      <translation>Alle unabhängig?</translation>
    </message>
    <message>
      <source>Any out of command?</source>
      <translation>Eine nicht geführt?</translation>
    </message>
    <message>
      <source>all out of command</source>
      <translation>alle nicht geführt</translation>
    </message>
    <message>
      <source>names no unit.</source>
      <translation>nennt keine Einheit.</translation>
    </message>
    <message>
      <source>Enter those that take part.</source>
      <translation>Die eintragen, die teilnehmen.</translation>
    </message>
    <message>
      <source>Its name.</source>
      <translation>Ihr Name.</translation>
    </message>
    <message>
      <source>What it is.</source>
      <translation>Was es ist.</translation>
    </message>
    <message>
      <source>Whether the side used a bonus that this unit brought.</source>
      <translation>Ob die Seite einen Bonus genutzt hat, den diese Einheit brachte.</translation>
    </message>
    <message>
      <source>Steps to lose.</source>
      <translation>Zu verlierende Schritte.</translation>
    </message>
    <message>
      <source>The units that took part.</source>
      <translation>Die Einheiten, die teilgenommen haben.</translation>
    </message>
    <message>
      <source>The units that lose one step each, in this order.</source>
      <translation>Die Einheiten, die je einen Schritt verlieren, in dieser Reihenfolge.</translation>
    </message>
    <message>
      <source>Steps that the owner spreads as he likes.</source>
      <translation>Schritte, die der Besitzer frei verteilt.</translation>
    </message>
    <message>
      <source>Enter those that took part.</source>
      <translation>Die Teilnehmer eintragen.</translation>
    </message>
    <message>
      <source>no bonus was used</source>
      <translation>niemand hat einen Bonus genutzt</translation>
    </message>
    <message>
      <source>Losses in an assault</source>
      <translation>Verluste bei einem Sturmangriff</translation>
    </message>
    <message>
      <source>Its bonus used?</source>
      <translation>Ihr Bonus genutzt?</translation>
    </message>
    <message>
      <source>First, one step each</source>
      <translation>Zuerst, je einen Schritt</translation>
    </message>
    <message>
      <source>As the owner likes</source>
      <translation>Frei nach Wahl des Besitzers</translation>
    </message>
    <message>
      <source>is named twice.</source>
      <translation>ist zweimal genannt.</translation>
    </message>
    <message>
      <source>Name each unit once.</source>
      <translation>Jede Einheit einmal nennen.</translation>
    </message>
    <message>
      <source>names no unit that could lose steps.</source>
      <translation>nennt niemanden, der Stufen verlieren könnte.</translation>
    </message>
    <message>
      <source>Strength Bonus</source>
      <translation>Stärkebonus</translation>
    </message>
    <message>
      <source>Soviet SMG</source>
      <translation>Sowjetische MPi</translation>
    </message>
    <message>
      <source>Whose assault morale it is.</source>
      <translation>Wessen Sturmmoral es ist.</translation>
    </message>
    <message>
      <source>Terrain of a defender: woods, railroad_station, village, workers_settlement, town.</source>
      <translation>Gelände eines Verteidigers: Wald, Bahnhof, Dorf, Arbeitersiedlung, Stadt.</translation>
    </message>
    <message>
      <source>Whether a defender occupies the entrenchment, asked for the defender.</source>
      <translation>Ob ein Verteidiger die Verschanzung besetzt, gefragt für den Verteidiger.</translation>
    </message>
    <message>
      <source>The same, asked for the assaulter.</source>
      <translation>Dasselbe, gefragt für den Angreifer.</translation>
    </message>
    <message>
      <source>Whether every assaulter comes from outside of the defender's entrenchment.</source>
      <translation>Ob jeder Angreifer von außerhalb der Verschanzung des Verteidigers kommt.</translation>
    </message>
    <message>
      <source>Whether every defender is in column.</source>
      <translation>Ob jeder Verteidiger in Marschkolonne ist.</translation>
    </message>
    <message>
      <source>Whether every assaulter crossed a stream in its hex in this impulse.</source>
      <translation>Ob jeder Angreifer in diesem Impuls einen Bach in seinem Hexfeld überquert hat.</translation>
    </message>
    <message>
      <source>Whether every assaulter comes over a river or lake hexside.</source>
      <translation>Ob jeder Angreifer über eine Fluss- oder Seehexfeldseite kommt.</translation>
    </message>
    <message>
      <source>Whether that hexside is a partial one that is treated as a river or lake hexside.</source>
      <translation>Ob diese Hexfeldseite eine teilweise ist, die als Fluss- oder Seehexfeldseite behandelt wird.</translation>
    </message>
    <message>
      <source>Solid dots of the side's best AFV; a hollow one counts none.</source>
      <translation>Volle Punkte des besten AFV der Seite; ein hohler zählt nichts.</translation>
    </message>
    <message>
      <source>Whether the side has an AFV.</source>
      <translation>Ob die Seite ein AFV hat.</translation>
    </message>
    <message>
      <source>Whether the other side has an AFV.</source>
      <translation>Ob die andere Seite ein AFV hat.</translation>
    </message>
    <message>
      <source>Whether the side uses Armor Bonus 1, for solid dots.</source>
      <translation>Ob die Seite Panzerbonus 1 nutzt, für volle Punkte.</translation>
    </message>
    <message>
      <source>Whether the side uses Armor Bonus 2, for being the only one with AFV.</source>
      <translation>Ob die Seite Panzerbonus 2 nutzt, als Einzige mit AFV.</translation>
    </message>
    <message>
      <source>Whether an engineer takes part and its bonus is used.</source>
      <translation>Ob Pioniere teilnehmen und ihr Bonus genutzt wird.</translation>
    </message>
    <message>
      <source>Whether a Soviet SMG unit takes part and its bonus is used.</source>
      <translation>Ob eine sowjetische MPi-Einheit teilnimmt und ihr Bonus genutzt wird.</translation>
    </message>
    <message>
      <source>Strength Bonus of the assaulter.</source>
      <translation>Stärkebonus des Angreifers.</translation>
    </message>
    <message>
      <source>What surprise at night changes, where it is not in the morale of the units already.</source>
      <translation>Was Überraschung bei Nacht ändert, wo es nicht schon in der Moral der Einheiten steckt.</translation>
    </message>
    <message>
      <source>The modified assault morale.</source>
      <translation>Die geänderte Sturmmoral.</translation>
    </message>
    <message>
      <source>Modified assault morale</source>
      <translation>Geänderte Sturmmoral</translation>
    </message>
    <message>
      <source>worker's settlement</source>
      <translation>Arbeitersiedlung</translation>
    </message>
    <message>
      <source>Against an entrenchment?</source>
      <translation>Gegen eine Verschanzung?</translation>
    </message>
    <message>
      <source>All assaulters outside it?</source>
      <translation>Alle Angreifer außerhalb?</translation>
    </message>
    <message>
      <source>Every defender in column?</source>
      <translation>Alle Verteidiger in Marschkolonne?</translation>
    </message>
    <message>
      <source>A partial hexside?</source>
      <translation>Eine teilweise Hexfeldseite?</translation>
    </message>
    <message>
      <source>Solid dots of the best AFV</source>
      <translation>Volle Punkte des besten AFV</translation>
    </message>
    <message>
      <source>Own AFV?</source>
      <translation>Eigenes AFV?</translation>
    </message>
    <message>
      <source>Enemy AFV?</source>
      <translation>Feindliches AFV?</translation>
    </message>
    <message>
      <source>{0} solid dot</source>
      <translation>{0} voller Punkt</translation>
    </message>
    <message>
      <source>{0} solid dots</source>
      <translation>{0} volle Punkte</translation>
    </message>
    <message>
      <source>assault.{0}.{1}</source>
      <translation>assault.{0}.{1}</translation>
    </message>
    <message>
      <source>is more than there can be.</source>
      <translation>ist mehr, als es geben kann.</translation>
    </message>
    <message>
      <source>{0}.{1}.bonus</source>
      <translation>{0}.{1}.bonus</translation>
    </message>
    <message>
      <source>an assaulter inside</source>
      <translation>ein Angreifer darin</translation>
    </message>
    <message>
      <source>all assaulters outside</source>
      <translation>alle Angreifer außerhalb</translation>
    </message>
    <message>
      <source>Hill</source>
      <translation>Hügel</translation>
    </message>
    <message>
      <source>All in column</source>
      <translation>Alle in Marschkolonne</translation>
    </message>
    <message>
      <source>All crossed a stream</source>
      <translation>Alle haben einen Bach überquert</translation>
    </message>
    <message>
      <source>Inside the entrenchment</source>
      <translation>In der Verschanzung</translation>
    </message>
    <message>
      <source>the other side has no AFV</source>
      <translation>die andere Seite hat kein AFV</translation>
    </message>
    <message>
      <source>retreats {0} hex</source>
      <translation>zieht sich {0} Hexfeld zurück</translation>
    </message>
    <message>
      <source>retreats {0} hexes</source>
      <translation>zieht sich {0} Hexfelder zurück</translation>
    </message>
    <message>
      <source>Modified assault morale of the assaulter.</source>
      <translation>Geänderte Sturmmoral des Angreifers.</translation>
    </message>
    <message>
      <source>Modified assault morale of the defender.</source>
      <translation>Geänderte Sturmmoral des Verteidigers.</translation>
    </message>
    <message>
      <source>Who lost: assaulter, defender, or both where they tie.</source>
      <translation>Wer verloren hat: Angreifer, Verteidiger oder bei Gleichstand beide.</translation>
    </message>
    <message>
      <source>Hexes that his units retreat; 2-4 where the advance decides.</source>
      <translation>Hexfelder, um die sich seine Einheiten zurückziehen; 2-4, wo das Nachrücken entscheidet.</translation>
    </message>
    <message>
      <source>Steps that he loses.</source>
      <translation>Schritte, die er verliert.</translation>
    </message>
    <message>
      <source>S or D for all his participants, nothing where none.</source>
      <translation>S oder D für alle seine Teilnehmer, nichts, wo keines.</translation>
    </message>
    <message>
      <source>Tie: each side loses a step and rolls again</source>
      <translation>Gleichstand: jede Seite verliert einen Schritt und würfelt neu</translation>
    </message>
    <message>
      <source>{0}: die and morale</source>
      <translation>{0}: Würfel und Moral</translation>
    </message>
    <message>
      <source>Assaulter's morale</source>
      <translation>Moral des Angreifers</translation>
    </message>
    <message>
      <source>Defender's morale</source>
      <translation>Moral des Verteidigers</translation>
    </message>
    <message>
      <source>Assaulter</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>Defender</source>
      <translation>Verteidiger</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Work out both assault morales again and roll again.</source>
      <translation>Beide Sturmmoralwerte neu ausrechnen und neu würfeln.</translation>
    </message>
    <message>
      <source>{0}.{1}_retreat</source>
      <translation>{0}.{1}_retreat</translation>
    </message>
    <message>
      <source>Which unit.</source>
      <translation>Welche Einheit.</translation>
    </message>
    <message>
      <source>Or its status: suppressed or disrupted.</source>
      <translation>Oder ihr Zustand: niedergehalten oder desorganisiert.</translation>
    </message>
    <message>
      <source>The steps of each unit at full strength.</source>
      <translation>Die Schritte jeder Einheit bei voller Stärke.</translation>
    </message>
    <message>
      <source>What happened, in order: a unit, loss or status, and how many steps or which status.</source>
      <translation>Was geschah, der Reihe nach: eine Einheit, Verlust oder Zustand, und wie viele Schritte oder welcher Zustand.</translation>
    </message>
    <message>
      <source>Its markers.</source>
      <translation>Was auf ihr liegt.</translation>
    </message>
    <message>
      <source>Whether its counter is flipped.</source>
      <translation>Ob ihr Spielstein auf der Rückseite liegt.</translation>
    </message>
    <message>
      <source>Roster after events</source>
      <translation>Stärkeblatt nach Ereignissen</translation>
    </message>
    <message>
      <source>{0} has {1} steps left.</source>
      <translation>{0} hat noch {1} Schritte.</translation>
    </message>
    <message>
      <source>Write [unit, "loss", steps] or [unit, "status", status].</source>
      <translation>[unit, "loss", steps] oder [unit, "status", status] schreiben.</translation>
    </message>
    <message>
      <source>Events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <source>Flipped</source>
      <translation>Umgedreht</translation>
    </message>
    <message>
      <source>is not an event.</source>
      <translation>ist kein Ereignis.</translation>
    </message>
    <message>
      <source>must be from 0 to {0} steps.</source>
      <translation>muss 0 bis {0} Schritte sein.</translation>
    </message>
    <message>
      <source>no armor in the hexes</source>
      <translation>keine Panzer in den Hexfeldern</translation>
    </message>
    <message>
      <source>Barrage fire</source>
      <translation>Sperrfeuer</translation>
    </message>
    <message>
      <source>Defender withdrawal 1</source>
      <translation>Absetzen des Verteidigers 1</translation>
    </message>
    <message>
      <source>Defensive fire 1</source>
      <translation>Defensivfeuer 1</translation>
    </message>
    <message>
      <source>Attacker withdrawal 1</source>
      <translation>Absetzen des Angreifers 1</translation>
    </message>
    <message>
      <source>Offensive fire 1</source>
      <translation>Offensivfeuer 1</translation>
    </message>
    <message>
      <source>Defensive fire 2</source>
      <translation>Defensivfeuer 2</translation>
    </message>
    <message>
      <source>Attacker withdrawal 2</source>
      <translation>Absetzen des Angreifers 2</translation>
    </message>
    <message>
      <source>Offensive fire 2</source>
      <translation>Offensivfeuer 2</translation>
    </message>
    <message>
      <source>Defender withdrawal 2</source>
      <translation>Absetzen des Verteidigers 2</translation>
    </message>
    <message>
      <source>Retreat, advance, end</source>
      <translation>Rückzug, Nachrücken, Ende</translation>
    </message>
    <message>
      <source>the assault has ended</source>
      <translation>der Sturmangriff ist beendet</translation>
    </message>
    <message>
      <source>no unit assaults any more</source>
      <translation>keine Einheit stürmt mehr</translation>
    </message>
    <message>
      <source>no unit defends the hex</source>
      <translation>niemand verteidigt das Hexfeld</translation>
    </message>
    <message>
      <source>only at night</source>
      <translation>nur bei Nacht</translation>
    </message>
    <message>
      <source>only wheels, tracks, aerosans and rail</source>
      <translation>nur Räder, Ketten, Aerosane und Schienen</translation>
    </message>
    <message>
      <source>not used</source>
      <translation>nicht genutzt</translation>
    </message>
    <message>
      <source>not more</source>
      <translation>nicht mehr</translation>
    </message>
    <message>
      <source>at least double</source>
      <translation>mindestens doppelt</translation>
    </message>
    <message>
      <source>at least triple</source>
      <translation>mindestens dreifach</translation>
    </message>
    <message>
      <source>{0} to {1}: {2}</source>
      <translation>{0} zu {1}: {2}</translation>
    </message>
    <message>
      <source>Leave out those that do not fight: units of {0} steps at most do.</source>
      <translation>Die nicht kämpfenden weglassen: Höchstens Einheiten mit zusammen {0} Schritten kämpfen.</translation>
    </message>
    <message>
      <source>Its current steps.</source>
      <translation>Ihre jetzigen Schritte.</translation>
    </message>
    <message>
      <source>Whether it is artillery.</source>
      <translation>Ob sie Artillerie ist.</translation>
    </message>
    <message>
      <source>The hex it assaults from.</source>
      <translation>Das Hexfeld, aus dem sie stürmt.</translation>
    </message>
    <message>
      <source>The units that assault.</source>
      <translation>Die Einheiten, die stürmen.</translation>
    </message>
    <message>
      <source>The units that defend.</source>
      <translation>Die Einheiten, die verteidigen.</translation>
    </message>
    <message>
      <source>What it adds to assault morale.</source>
      <translation>Was sie der Sturmmoral hinzufügt.</translation>
    </message>
    <message>
      <source>Enter those that defend.</source>
      <translation>Die Verteidiger eintragen.</translation>
    </message>
    <message>
      <source>{0}, artillery × {1}</source>
      <translation>{0}, Artillerie × {1}</translation>
    </message>
    <message>
      <source>hold {0} steps in {1}.</source>
      <translation>halten {0} Schritte in {1}.</translation>
    </message>
    <message>
      <source>Assaulting steps</source>
      <translation>Stürmende Schritte</translation>
    </message>
    <message>
      <source>Defending steps</source>
      <translation>Verteidigende Schritte</translation>
    </message>
    <message>
      <source>{0}.{1}.times</source>
      <translation>{0}.{1}.times</translation>
    </message>
  </context>
  <context>
    <name>games.spark.command</name>
    <message>
      <source>The formations in each hex, from one end of the line to the other.</source>
      <translation>Die Verbände in jedem Hexfeld, von einem Ende der Linie zum anderen.</translation>
    </message>
    <message>
      <source>Names in it that are independent, bridging units or balloons.</source>
      <translation>Namen darin, die selbständige Einheiten, Brückeneinheiten oder Ballons sind.</translation>
    </message>
    <message>
      <source>Whether all keep together.</source>
      <translation>Ob alle zusammenbleiben.</translation>
    </message>
    <message>
      <source>The formations that do not.</source>
      <translation>Die Verbände, die es nicht tun.</translation>
    </message>
    <message>
      <source>is in no hex of the line.</source>
      <translation>steht in keinem Hexfeld der Linie.</translation>
    </message>
    <message>
      <source>Name it as it is written there.</source>
      <translation>Den Namen so schreiben wie dort.</translation>
    </message>
    <message>
      <source>Unit Integrity kept</source>
      <translation>Zusammenhalt gewahrt</translation>
    </message>
    <message>
      <source>Unit Integrity</source>
      <translation>Zusammenhalt der Verbände</translation>
    </message>
    <message>
      <source>{0} between its units in hex {1}</source>
      <translation>{0} zwischen seinen Einheiten in Hexfeld {1}</translation>
    </message>
    <message>
      <source>must be a list of hexes, each a list of formations.</source>
      <translation>muss eine Liste von Hexfeldern sein, jedes eine Liste von Verbänden.</translation>
    </message>
    <message>
      <source>must name formations, hex by hex.</source>
      <translation>muss Verbände nennen, Hexfeld für Hexfeld.</translation>
    </message>
    <message>
      <source>Formations by hex</source>
      <translation>Verbände nach Hexfeld</translation>
    </message>
    <message>
      <source>Exempt names</source>
      <translation>Ausgenommene Namen</translation>
    </message>
    <message>
      <source>keeps together</source>
      <translation>bleibt zusammen</translation>
    </message>
    <message>
      <source>{0} between {1} in {2}</source>
      <translation>{0} zwischen {1} in {2}</translation>
    </message>
  </context>
  <context>
    <name>games.spark.engineers</name>
    <message>
      <source>Engineer that builds</source>
      <translation>Pioniere, die bauen</translation>
    </message>
    <message>
      <source>Bridging unit with it</source>
      <translation>Brückeneinheit dabei</translation>
    </message>
    <message>
      <source>Both on the bank</source>
      <translation>Beide am Ufer</translation>
    </message>
    <message>
      <source>Water may be bridged</source>
      <translation>Gewässer darf überbrückt werden</translation>
    </message>
    <message>
      <source>No enemy next to it</source>
      <translation>Kein Feind daneben</translation>
    </message>
    <message>
      <source>Bridging unit rested</source>
      <translation>Brückeneinheit ausgeruht</translation>
    </message>
    <message>
      <source>A Bridge Marker is left</source>
      <translation>Ein Brückenmarker ist übrig</translation>
    </message>
    <message>
      <source>Write its number or its type, such as engineer battalion, or yes for any engineer.</source>
      <translation>Nummer oder Typ eintragen, etwa Pionierbataillon, oder ja für irgendeinen Pionier.</translation>
    </message>
    <message>
      <source>is not known as an engineer.</source>
      <translation>ist nicht als Pionier bekannt.</translation>
    </message>
    <message>
      <source>{0} of {1} in play</source>
      <translation>{0} von {1} im Spiel</translation>
    </message>
    <message>
      <source>the Neva</source>
      <translation>die Newa</translation>
    </message>
    <message>
      <source>its tributary</source>
      <translation>ihr Nebenfluss</translation>
    </message>
    <message>
      <source>Lake Ladoga</source>
      <translation>der Ladogasee</translation>
    </message>
    <message>
      <source>Count again: there are {0} markers.</source>
      <translation>Nachzählen: Es gibt {0} Marker.</translation>
    </message>
    <message>
      <source>are more than there can be.</source>
      <translation>sind mehr, als es geben kann.</translation>
    </message>
    <message>
      <source>The engineer unit; empty without one.</source>
      <translation>Die Pioniereinheit; leer, wenn keine da ist.</translation>
    </message>
    <message>
      <source>Whether a bridging unit is with it.</source>
      <translation>Ob eine Brückeneinheit bei ihr ist.</translation>
    </message>
    <message>
      <source>Whether both are in a hex that is part land, part water.</source>
      <translation>Ob beide in einem Hexfeld stehen, das teils Land, teils Wasser ist.</translation>
    </message>
    <message>
      <source>Whether an enemy unit is next to a hexside that is bridged, beyond a river hex too.</source>
      <translation>Ob eine feindliche Einheit an einer überbrückten Hexfeldseite steht, auch jenseits eines Fluss-Hexfelds.</translation>
    </message>
    <message>
      <source>The Turn Section, counted from the start, in which the bridging unit last built.</source>
      <translation>Der Zugabschnitt, von Beginn an gezählt, in dem die Brückeneinheit zuletzt gebaut hat.</translation>
    </message>
    <message>
      <source>This Turn Section, counted from the start.</source>
      <translation>Dieser Zugabschnitt, von Beginn an gezählt.</translation>
    </message>
    <message>
      <source>Bridge Markers on the map.</source>
      <translation>Brückenmarker auf der Karte.</translation>
    </message>
    <message>
      <source>Give a Turn Section up to {0}.</source>
      <translation>Einen Zugabschnitt bis {0} angeben.</translation>
    </message>
    <message>
      <source>is still to come.</source>
      <translation>kommt erst noch.</translation>
    </message>
    <message>
      <source>May be built</source>
      <translation>Darf gebaut werden</translation>
    </message>
    <message>
      <source>Bridge to be built</source>
      <translation>Zu bauende Brücke</translation>
    </message>
    <message>
      <source>{0} may not</source>
      <translation>{0} darf nicht</translation>
    </message>
    <message>
      <source>has not built</source>
      <translation>hat nicht gebaut</translation>
    </message>
    <message>
      <source>built in Turn Section {0}, and this is {1}</source>
      <translation>hat in Zugabschnitt {0} gebaut, und dies ist {1}</translation>
    </message>
    <message>
      <source>Whether it may be demolished.</source>
      <translation>Ob sie gesprengt werden darf.</translation>
    </message>
    <message>
      <source>Bridge Markers on the map afterwards.</source>
      <translation>Brückenmarker danach auf der Karte.</translation>
    </message>
    <message>
      <source>Bridge to be demolished</source>
      <translation>Zu sprengende Brücke</translation>
    </message>
    <message>
      <source>must name the engineer unit.</source>
      <translation>muss die Pioniereinheit nennen.</translation>
    </message>
    <message>
      <source>Bridging unit with it?</source>
      <translation>Brückeneinheit dabei?</translation>
    </message>
    <message>
      <source>Last built in Turn Section</source>
      <translation>Zuletzt gebaut im Zugabschnitt</translation>
    </message>
    <message>
      <source>This Turn Section</source>
      <translation>Dieser Zugabschnitt</translation>
    </message>
    <message>
      <source>No bridging unit is with the engineer.</source>
      <translation>Bei den Pionieren ist keine Brückeneinheit.</translation>
    </message>
    <message>
      <source>Both must be in a hex that is part land, part water.</source>
      <translation>Beide müssen in einem Hexfeld stehen, das halb Land, halb Wasser ist.</translation>
    </message>
    <message>
      <source>{0} is not bridged.</source>
      <translation>{0} wird nicht überbrückt.</translation>
    </message>
    <message>
      <source>An enemy is next to the bridge.</source>
      <translation>Neben der Brücke steht ein Feind.</translation>
    </message>
    <message>
      <source>The bridging unit has not rested: it {0}.</source>
      <translation>Die Brückeneinheit hat nicht geruht: Sie {0}.</translation>
    </message>
    <message>
      <source>No Bridge Marker is left: {0}.</source>
      <translation>Kein Brückenmarker ist übrig: {0}.</translation>
    </message>
    <message>
      <source>A bridge in play</source>
      <translation>Eine Brücke im Spiel</translation>
    </message>
    <message>
      <source>{0} bridge</source>
      <translation>{0} Brücke</translation>
    </message>
    <message>
      <source>{0} bridges</source>
      <translation>{0} Brücken</translation>
    </message>
    <message>
      <source>May be demolished</source>
      <translation>Darf gesprengt werden</translation>
    </message>
    <message>
      <source>{0} build a bridge.</source>
      <translation>{0} eine Brücke bauen.</translation>
    </message>
    <message>
      <source>No one is there to build it.</source>
      <translation>Niemand ist da, der sie baut.</translation>
    </message>
    <message>
      <source>being built</source>
      <translation>im Bau</translation>
    </message>
    <message>
      <source>in play</source>
      <translation>im Spiel</translation>
    </message>
    <message>
      <source>its engineer</source>
      <translation>ihre Pioniere</translation>
    </message>
    <message>
      <source>its bridging unit</source>
      <translation>ihre Brückeneinheit</translation>
    </message>
    <message>
      <source>over {0}</source>
      <translation>über {0}</translation>
    </message>
  </context>
  <context>
    <name>games.spark.fire</name>
    <message>
      <source>direct only</source>
      <translation>nur direkt</translation>
    </message>
    <message>
      <source>indirect only</source>
      <translation>nur indirekt</translation>
    </message>
    <message>
      <source>Counterbattery</source>
      <translation>Konterbatterie</translation>
    </message>
    <message>
      <source>Barrage</source>
      <translation>Sperrfeuer</translation>
    </message>
    <message>
      <source>Defensive Artillery Fire</source>
      <translation>Abwehrfeuer der Artillerie</translation>
    </message>
    <message>
      <source>Offensive Artillery Fire</source>
      <translation>Angriffsfeuer der Artillerie</translation>
    </message>
    <message>
      <source>ZOC fire</source>
      <translation>Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>Direct fire</source>
      <translation>Direktes Feuer</translation>
    </message>
    <message>
      <source>Heavy</source>
      <translation>Schwer</translation>
    </message>
    <message>
      <source>The row of the chart, such as sov_div_art_reg.</source>
      <translation>Die Zeile der Tabelle, etwa sov_div_art_reg.</translation>
    </message>
    <message>
      <source>The column of the chart.</source>
      <translation>Die Spalte der Tabelle.</translation>
    </message>
    <message>
      <source>is not a row of the Artillery Capabilities Chart.</source>
      <translation>ist keine Zeile der Artillerietabelle.</translation>
    </message>
    <message>
      <source>artillery.{0}.name</source>
      <translation>artillery.{0}.name</translation>
    </message>
    <message>
      <source>yes, no, P for prohibited, direct only, indirect only.</source>
      <translation>ja, nein, P für verboten, nur direkt, nur indirekt.</translation>
    </message>
    <message>
      <source>artillery.{0}.{1}</source>
      <translation>artillery.{0}.{1}</translation>
    </message>
    <message>
      <source>Points of the fire.</source>
      <translation>Punkte des Feuers.</translation>
    </message>
    <message>
      <source>How it fires.</source>
      <translation>Wie sie feuert.</translation>
    </message>
    <message>
      <source>{0}, all of it</source>
      <translation>{0}, das ganze</translation>
    </message>
    <message>
      <source>Points that count</source>
      <translation>Punkte, die zählen</translation>
    </message>
    <message>
      <source>Indirect fire at swamp and bog</source>
      <translation>Indirektes Feuer auf Sumpf und Moor</translation>
    </message>
    <message>
      <source>How it fired.</source>
      <translation>Wie sie gefeuert hat.</translation>
    </message>
    <message>
      <source>Each fire of each unit.</source>
      <translation>Jedes Feuer jeder Einheit.</translation>
    </message>
    <message>
      <source>Its type, such as rocket regiment.</source>
      <translation>Ihr Typ, etwa Raketenwerferregiment.</translation>
    </message>
    <message>
      <source>Write it as on the counter, such as rocket regiment.</source>
      <translation>Wie auf dem Spielstein schreiben, etwa rocket regiment.</translation>
    </message>
    <message>
      <source>Out of supply after firing</source>
      <translation>Nach dem Feuern unversorgt</translation>
    </message>
    <message>
      <source>Whether it gets an Out of Supply Marker.</source>
      <translation>Ob sie einen Unversorgt-Marker erhält.</translation>
    </message>
    <message>
      <source>terrain.{0}.indirect</source>
      <translation>terrain.{0}.indirect</translation>
    </message>
    <message>
      <source>is not a known type.</source>
      <translation>ist kein bekannter Typ.</translation>
    </message>
    <message>
      <source>rocket regiment</source>
      <translation>Raketenwerferregiment</translation>
    </message>
    <message>
      <source>is next to {0}</source>
      <translation>steht neben {0}</translation>
    </message>
    <message>
      <source>fires for units of its own division only</source>
      <translation>feuert nur für Einheiten ihrer eigenen Division</translation>
    </message>
    <message>
      <source>fires for units of its own Army only</source>
      <translation>feuert nur für Einheiten ihrer eigenen Armee</translation>
    </message>
    <message>
      <source>is not artillery: it fires directly only</source>
      <translation>ist keine Artillerie: Sie feuert nur direkt</translation>
    </message>
    <message>
      <source>{0} is indirect artillery fire</source>
      <translation>{0} ist indirektes Artilleriefeuer</translation>
    </message>
    <message>
      <source>has no AT strength on its front: no direct fire</source>
      <translation>hat auf der Vorderseite keine AT-Stärke: kein direktes Feuer</translation>
    </message>
    <message>
      <source>is not heavy artillery</source>
      <translation>ist keine schwere Artillerie</translation>
    </message>
    <message>
      <source>the Artillery Chart gives it no {0}</source>
      <translation>die Artillerietabelle gibt ihr kein {0}</translation>
    </message>
    <message>
      <source>{0}: direct only, by the Artillery Chart</source>
      <translation>{0}: nur direkt, laut Artillerietabelle</translation>
    </message>
    <message>
      <source>{0}: indirect only, by the Artillery Chart</source>
      <translation>{0}: nur indirekt, laut Artillerietabelle</translation>
    </message>
    <message>
      <source>{0}: no indirect fire</source>
      <translation>{0}: kein indirektes Feuer</translation>
    </message>
    <message>
      <source>{0}: no fire at hexes further off</source>
      <translation>{0}: kein Feuer auf weiter entfernte Hexfelder</translation>
    </message>
    <message>
      <source>the Artillery Chart gives it no direct fire</source>
      <translation>die Artillerietabelle gibt ihr kein direktes Feuer</translation>
    </message>
    <message>
      <source>its hex is overstacked: first say under Overstacked who fights</source>
      <translation>ihr Hexfeld ist überfüllt: zuerst unter Überfüllt angeben, wer kämpft</translation>
    </message>
    <message>
      <source>fired {0} in this phase: no other kind</source>
      <translation>feuerte in dieser Phase {0}: keine andere Art</translation>
    </message>
    <message>
      <source>{0} hex away, range {1}</source>
      <translation>{0} Hexfeld entfernt, Reichweite {1}</translation>
    </message>
    <message>
      <source>{0} hexes away, range {1}</source>
      <translation>{0} Hexfelder entfernt, Reichweite {1}</translation>
    </message>
    <message>
      <source>no unit observes the target</source>
      <translation>niemand beobachtet das Ziel</translation>
    </message>
    <message>
      <source>is not active yet</source>
      <translation>ist noch nicht aktiv</translation>
    </message>
    <message>
      <source>it was not entered what {0} is</source>
      <translation>niemand hat gesagt, was {0} ist</translation>
    </message>
    <message>
      <source>its row of the Artillery Chart is not entered</source>
      <translation>ihre Zeile der Artillerietabelle ist nicht eingetragen</translation>
    </message>
    <message>
      <source>no Post-Assault Fire at night</source>
      <translation>kein Feuer nach dem Sturmangriff bei Nacht</translation>
    </message>
    <message>
      <source>had an Assault Marker in this impulse</source>
      <translation>hatte in diesem Impuls einen Sturmmarker</translation>
    </message>
    <message>
      <source>is out of supply: it has no zone of control</source>
      <translation>ist unversorgt: Sie hat keine Kontrollzone</translation>
    </message>
    <message>
      <source>has its strength in parentheses: it starts no fire</source>
      <translation>hat ihre Stärke in Klammern: Sie eröffnet kein Feuer</translation>
    </message>
    <message>
      <source>its AT fire does not reach another hex</source>
      <translation>ihr AT-Feuer reicht in kein anderes Hexfeld</translation>
    </message>
    <message>
      <source>is not among those picked to fight of its hex</source>
      <translation>gehört nicht zu denen, die in ihrem Hexfeld zum Kampf ausgewählt sind</translation>
    </message>
    <message>
      <source>{0}: no {1} is open to it</source>
      <translation>{0}: Kein {1} steht ihr offen</translation>
    </message>
    <message>
      <source>may fire for its own assault on {0} only</source>
      <translation>darf nur für den eigenen Sturmangriff auf {0} feuern</translation>
    </message>
    <message>
      <source>{0} with both kinds</source>
      <translation>{0} mit beiden Arten</translation>
    </message>
    <message>
      <source>{0} with this kind: only {1} is left</source>
      <translation>{0} mit dieser Art: Nur {1} bleibt</translation>
    </message>
    <message>
      <source>The last column has no higher number; it counts as it stands.</source>
      <translation>Die letzte Spalte hat keine höhere Zahl; sie zählt, wie sie ist.</translation>
    </message>
    <message>
      <source>The rules say nothing of shifts beyond column 1; it stays there.</source>
      <translation>Zu Verschiebungen über Spalte 1 hinaus sagen die Regeln nichts; es bleibt dort.</translation>
    </message>
    <message>
      <source>CRT</source>
      <translation>CRT</translation>
    </message>
    <message>
      <source>ATCRT</source>
      <translation>ATCRT</translation>
    </message>
    <message>
      <source>{0} right</source>
      <translation>{0} nach rechts</translation>
    </message>
    <message>
      <source>{0} point: highest column not above</source>
      <translation>{0} Punkt: höchste Spalte, die nicht darüber liegt</translation>
    </message>
    <message>
      <source>{0} points: highest column not above</source>
      <translation>{0} Punkte: höchste Spalte, die nicht darüber liegt</translation>
    </message>
    <message>
      <source>no shift</source>
      <translation>keine Verschiebung</translation>
    </message>
    <message>
      <source>The points.</source>
      <translation>Die Punkte.</translation>
    </message>
    <message>
      <source>Which table.</source>
      <translation>Welche Tabelle.</translation>
    </message>
    <message>
      <source>Column for points</source>
      <translation>Spalte für Punkte</translation>
    </message>
    <message>
      <source>The column.</source>
      <translation>Die Spalte.</translation>
    </message>
    <message>
      <source>Shifts, to the right above 0, to the left below.</source>
      <translation>Verschiebungen, nach rechts über 0, nach links darunter.</translation>
    </message>
    <message>
      <source>Shifts that moved nothing.</source>
      <translation>Verschiebungen ohne Wirkung.</translation>
    </message>
    <message>
      <source>Column after shifts</source>
      <translation>Spalte nach Verschiebungen</translation>
    </message>
    <message>
      <source>; {0} lost</source>
      <translation>; {0} verfallen</translation>
    </message>
    <message>
      <source>is not a column of the {0}.</source>
      <translation>ist keine Spalte der {0}.</translation>
    </message>
    <message>
      <source>Shifts</source>
      <translation>Verschiebungen</translation>
    </message>
    <message>
      <source>Columns: {0}.</source>
      <translation>Spalten: {0}.</translation>
    </message>
    <message>
      <source>heavy indirect</source>
      <translation>schwer indirekt</translation>
    </message>
    <message>
      <source>{0}{1}, column not above</source>
      <translation>{0}{1}, Spalte nicht darüber</translation>
    </message>
    <message>
      <source>column {0}, {1}</source>
      <translation>Spalte {0}, {1}</translation>
    </message>
    <message>
      <source>Its strength that counts.</source>
      <translation>Ihre Stärke, die zählt.</translation>
    </message>
    <message>
      <source>Its own shifts: fire from, and the target's hill against it.</source>
      <translation>Ihre eigenen Verschiebungen: Feuer von, und der Hügel des Ziels dagegen.</translation>
    </message>
    <message>
      <source>Its name, for the working.</source>
      <translation>Ihr Name, für die Rechnung.</translation>
    </message>
    <message>
      <source>The firing units.</source>
      <translation>Die feuernden Einheiten.</translation>
    </message>
    <message>
      <source>Shifts at the target, its hill left out.</source>
      <translation>Verschiebungen am Ziel, ohne seinen Hügel.</translation>
    </message>
    <message>
      <source>Whether the target is non-armored in a town or a trench.</source>
      <translation>Ob das Ziel ungepanzert in einer Stadt oder einem Graben ist.</translation>
    </message>
    <message>
      <source>The shifts at the target one by one, where they are not to be netted.</source>
      <translation>Die Verschiebungen am Ziel einzeln, wenn sie nicht zu verrechnen sind.</translation>
    </message>
    <message>
      <source>What indirect fire contributes.</source>
      <translation>Was indirektes Feuer beiträgt.</translation>
    </message>
    <message>
      <source>What each direct firer contributes.</source>
      <translation>Was jede direkt feuernde Einheit beiträgt.</translation>
    </message>
    <message>
      <source>The sum of all contributions.</source>
      <translation>Die Summe aller Beiträge.</translation>
    </message>
    <message>
      <source>The column not above the sum.</source>
      <translation>Die Spalte, die nicht über der Summe liegt.</translation>
    </message>
    <message>
      <source>The column after the shifts at the target.</source>
      <translation>Die Spalte nach den Verschiebungen am Ziel.</translation>
    </message>
    <message>
      <source>Points of heavy artillery that join after the shifts.</source>
      <translation>Punkte schwerer Artillerie, die nach den Verschiebungen hinzukommen.</translation>
    </message>
    <message>
      <source>The column of the fire.</source>
      <translation>Die Spalte des Feuers.</translation>
    </message>
    <message>
      <source>add up to {0}.</source>
      <translation>ergeben zusammen {0}.</translation>
    </message>
    <message>
      <source>Fire against is given as {0}.</source>
      <translation>Als Feuer gegen das Ziel ist {0} angegeben.</translation>
    </message>
    <message>
      <source>{0} + {1} of heavy artillery</source>
      <translation>{0} + {1} schwere Artillerie</translation>
    </message>
    <message>
      <source>Fire of several units</source>
      <translation>Feuer mehrerer Einheiten</translation>
    </message>
    <message>
      <source>Its own shifts</source>
      <translation>Eigene Verschiebungen</translation>
    </message>
    <message>
      <source>Shifts at the target</source>
      <translation>Verschiebungen am Ziel</translation>
    </message>
    <message>
      <source>Non-armored in town or trench?</source>
      <translation>Ungepanzert in Stadt oder Graben?</translation>
    </message>
    <message>
      <source>Shifts one by one</source>
      <translation>Verschiebungen einzeln</translation>
    </message>
    <message>
      <source>Sum</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>of the {0}</source>
      <translation>der {0}</translation>
    </message>
    <message>
      <source>Indirect fire</source>
      <translation>Indirektes Feuer</translation>
    </message>
    <message>
      <source>Direct: {0}</source>
      <translation>Direkt: {0}</translation>
    </message>
    <message>
      <source>Start column</source>
      <translation>Ausgangsspalte</translation>
    </message>
    <message>
      <source>With heavy artillery</source>
      <translation>Mit schwerer Artillerie</translation>
    </message>
    <message>
      <source>After the target's shifts</source>
      <translation>Nach den Verschiebungen des Ziels</translation>
    </message>
    <message>
      <source>its armor is not entered</source>
      <translation>seine Panzerung ist nicht eingetragen</translation>
    </message>
    <message>
      <source>armored: AT fire</source>
      <translation>AFV: AT-Feuer</translation>
    </message>
    <message>
      <source>not armored: regular fire</source>
      <translation>nicht gepanzert: reguläres Feuer</translation>
    </message>
    <message>
      <source>no artillery</source>
      <translation>keine Artillerie</translation>
    </message>
    <message>
      <source>NA</source>
      <translation>NA</translation>
    </message>
    <message>
      <source>only original ATH</source>
      <translation>nur ursprüngliches Sturmzielfeld</translation>
    </message>
    <message>
      <source>Required</source>
      <translation>Nötig</translation>
    </message>
    <message>
      <source>AT or R</source>
      <translation>AT oder R</translation>
    </message>
    <message>
      <source>AA</source>
      <translation>AA</translation>
    </message>
    <message>
      <source>CB</source>
      <translation>CB</translation>
    </message>
    <message>
      <source>BAR</source>
      <translation>BAR</translation>
    </message>
    <message>
      <source>DEF1</source>
      <translation>DEF1</translation>
    </message>
    <message>
      <source>DEF2</source>
      <translation>DEF2</translation>
    </message>
    <message>
      <source>OFF1</source>
      <translation>OFF1</translation>
    </message>
    <message>
      <source>OFF2</source>
      <translation>OFF2</translation>
    </message>
    <message>
      <source>SDEF1</source>
      <translation>SDEF1</translation>
    </message>
    <message>
      <source>SDEF2</source>
      <translation>SDEF2</translation>
    </message>
    <message>
      <source>SOFF1</source>
      <translation>SOFF1</translation>
    </message>
    <message>
      <source>SOFF2</source>
      <translation>SOFF2</translation>
    </message>
    <message>
      <source>PAF</source>
      <translation>PAF</translation>
    </message>
    <message>
      <source>ZOC</source>
      <translation>ZOC</translation>
    </message>
    <message>
      <source>Every condition that fits the unit or its target.</source>
      <translation>Jede Bedingung, die auf die Einheit oder ihr Ziel zutrifft.</translation>
    </message>
    <message>
      <source>The fire that is meant.</source>
      <translation>Das gemeinte Feuer.</translation>
    </message>
    <message>
      <source>Who may fire</source>
      <translation>Wer feuern darf</translation>
    </message>
    <message>
      <source>allowed, P for prohibited, NA where it does not arise, or what it is narrowed down to.</source>
      <translation>erlaubt, P für verboten, NA, wo es nicht vorkommt, oder worauf es beschränkt ist.</translation>
    </message>
    <message>
      <source>Whether its counter prints a range.</source>
      <translation>Ob ihr Spielstein eine Reichweite zeigt.</translation>
    </message>
    <message>
      <source>The kind of fire that it wants.</source>
      <translation>Die gewünschte Art des Feuers.</translation>
    </message>
    <message>
      <source>The kinds that it fired in this phase.</source>
      <translation>Die Arten, die sie in dieser Phase gefeuert hat.</translation>
    </message>
    <message>
      <source>Whether another phase has begun since.</source>
      <translation>Ob seither eine andere Phase begonnen hat.</translation>
    </message>
    <message>
      <source>fired {0} in this phase, printed range</source>
      <translation>feuerte in dieser Phase {0}, aufgedruckte Reichweite</translation>
    </message>
    <message>
      <source>nothing rules it out</source>
      <translation>nichts spricht dagegen</translation>
    </message>
    <message>
      <source>May fire</source>
      <translation>Darf feuern</translation>
    </message>
    <message>
      <source>One kind of fire to a phase</source>
      <translation>Eine Art Feuer je Phase</translation>
    </message>
    <message>
      <source>Whether the unit may fire that kind.</source>
      <translation>Ob die Einheit diese Art feuern darf.</translation>
    </message>
    <message>
      <source>Targets.</source>
      <translation>Ziele.</translation>
    </message>
    <message>
      <source>Whether it fires directly, or as artillery indirectly.</source>
      <translation>Ob sie direkt feuert oder als Artillerie indirekt.</translation>
    </message>
    <message>
      <source>{0} for {1} targets; a point is not split</source>
      <translation>{0} für {1} Ziele; ein Punkt wird nicht geteilt</translation>
    </message>
    <message>
      <source>Splitting a strength</source>
      <translation>Eine Stärke teilen</translation>
    </message>
    <message>
      <source>Whether they may be split; the points at each target, as even as can be.</source>
      <translation>Ob sie geteilt werden dürfen; die Punkte auf jedes Ziel, so gleich wie möglich.</translation>
    </message>
    <message>
      <source>Conditions</source>
      <translation>Bedingungen</translation>
    </message>
    <message>
      <source>Another phase since?</source>
      <translation>Seither eine andere Phase?</translation>
    </message>
    <message>
      <source>Way of firing</source>
      <translation>Art des Feuerns</translation>
    </message>
    <message>
      <source>artillery does not split indirect fire</source>
      <translation>Artillerie teilt indirektes Feuer nicht</translation>
    </message>
    <message>
      <source>May be split</source>
      <translation>Darf geteilt werden</translation>
    </message>
    <message>
      <source>The rules' text says nothing about this entry; look it up in your own table.</source>
      <translation>Der Regeltext sagt zu diesem Eintrag nichts; in der eigenen Tabelle nachsehen.</translation>
    </message>
    <message>
      <source>{0}, column {1}, die {2}</source>
      <translation>{0}, Spalte {1}, Würfel {2}</translation>
    </message>
    <message>
      <source>fire.dice.{0}_result</source>
      <translation>fire.dice.{0}_result</translation>
    </message>
    <message>
      <source>Which side fires.</source>
      <translation>Welche Seite feuert.</translation>
    </message>
    <message>
      <source>The red die; 0 counts as 10.</source>
      <translation>Der rote Würfel; 0 zählt als 10.</translation>
    </message>
    <message>
      <source>The gray die; 0 counts as 10.</source>
      <translation>Der graue Würfel; 0 zählt als 10.</translation>
    </message>
    <message>
      <source>The die for the result.</source>
      <translation>Der Würfel für das Ergebnis.</translation>
    </message>
    <message>
      <source>The die for a morale check.</source>
      <translation>Der Würfel für einen Moraltest.</translation>
    </message>
    <message>
      <source>Dice of a fire</source>
      <translation>Würfel eines Feuers</translation>
    </message>
    <message>
      <source>The result die; 0 counts as 10.</source>
      <translation>Der Ergebniswürfel; 0 zählt als 10.</translation>
    </message>
    <message>
      <source>Whether a morale check is due.</source>
      <translation>Ob ein Moraltest fällig ist.</translation>
    </message>
    <message>
      <source>Known entry</source>
      <translation>Bekannter Eintrag</translation>
    </message>
    <message>
      <source>Known entries of the tables</source>
      <translation>Bekannte Einträge der Tabellen</translation>
    </message>
    <message>
      <source>Result die</source>
      <translation>Ergebniswürfel</translation>
    </message>
    <message>
      <source>{0} for {1} fire</source>
      <translation>{0} für Feuer ({1})</translation>
    </message>
    <message>
      <source>has no {0} strength</source>
      <translation>hat keine Stärke ({0})</translation>
    </message>
    <message>
      <source>fired all its points</source>
      <translation>hat alle Punkte verfeuert</translation>
    </message>
    <message>
      <source>The books do not know its hex. Check that it is close enough.</source>
      <translation>Die Bücher kennen ihr Hexfeld nicht. Darauf achten, dass sie nah genug steht.</translation>
    </message>
    <message>
      <source>The eligibility tables bar artillery next to an enemy; its own chart goes first.</source>
      <translation>Die Tabellen der Feuerberechtigung verbieten es Artillerie neben einem Feind; ihre eigene Tabelle geht vor.</translation>
    </message>
    <message>
      <source>Points left</source>
      <translation>Übrige Punkte</translation>
    </message>
    <message>
      <source>after what it fired elsewhere</source>
      <translation>nach dem, was sie anderswo verfeuert hat</translation>
    </message>
    <message>
      <source>Indirect at swamp or bog</source>
      <translation>Indirekt auf Sumpf oder Moor</translation>
    </message>
    <message>
      <source>What is fired at.</source>
      <translation>Worauf gefeuert wird.</translation>
    </message>
    <message>
      <source>Steps that the target has; nothing where they do not matter.</source>
      <translation>Schritte des Ziels; nichts, wo sie keine Rolle spielen.</translation>
    </message>
    <message>
      <source>Which kind of fire.</source>
      <translation>Welche Art von Feuer.</translation>
    </message>
    <message>
      <source>How it is fired at.</source>
      <translation>Wie darauf gefeuert wird.</translation>
    </message>
    <message>
      <source>Whether it assaults: then its terrain does not help it.</source>
      <translation>Ob es stürmt: Dann hilft ihm sein Gelände nicht.</translation>
    </message>
    <message>
      <source>Whether it assaults across a river or lake hexside.</source>
      <translation>Ob es über eine Fluss- oder See-Hexfeldseite stürmt.</translation>
    </message>
    <message>
      <source>Whether it crossed a stream in its hex in this impulse.</source>
      <translation>Ob es in diesem Impuls einen Bach in seinem Hexfeld überquert hat.</translation>
    </message>
    <message>
      <source>For ZOC fire, what the unit did; nothing for any other fire.</source>
      <translation>Bei Kontrollzonenfeuer, was die Einheit tat; bei anderem Feuer nichts.</translation>
    </message>
    <message>
      <source>Whether the firing unit is on a hill.</source>
      <translation>Ob die feuernde Einheit auf einem Hügel steht.</translation>
    </message>
    <message>
      <source>Whether it is an observation balloon.</source>
      <translation>Ob es ein Beobachtungsballon ist.</translation>
    </message>
    <message>
      <source>Whether it is Post-Assault Fire.</source>
      <translation>Ob es Feuer nach dem Sturmangriff ist.</translation>
    </message>
    <message>
      <source>Strike another target.</source>
      <translation>Ein anderes Ziel angreifen.</translation>
    </message>
    <message>
      <source>Fire against</source>
      <translation>Feuer auf</translation>
    </message>
    <message>
      <source>Columns; to the right above 0, to the left below.</source>
      <translation>Spalten; nach rechts über 0, nach links darunter.</translation>
    </message>
    <message>
      <source>Came and goes on</source>
      <translation>Kam und zieht weiter</translation>
    </message>
    <message>
      <source>terrain.{0}.against_air</source>
      <translation>terrain.{0}.against_air</translation>
    </message>
    <message>
      <source>terrain.{0}.against_ground</source>
      <translation>terrain.{0}.against_ground</translation>
    </message>
    <message>
      <source>Terrain of the firing unit's hex.</source>
      <translation>Gelände im Hexfeld der feuernden Einheit.</translation>
    </message>
    <message>
      <source>Whether it is in a trench.</source>
      <translation>Ob sie in einem Graben ist.</translation>
    </message>
    <message>
      <source>Whether the target is outside the line of that trench.</source>
      <translation>Ob das Ziel außerhalb der Linie dieses Grabens ist.</translation>
    </message>
    <message>
      <source>Whether it assaults.</source>
      <translation>Ob sie stürmt.</translation>
    </message>
    <message>
      <source>Whether the target is on a hill.</source>
      <translation>Ob das Ziel auf einem Hügel ist.</translation>
    </message>
    <message>
      <source>Fire from</source>
      <translation>Feuer von</translation>
    </message>
    <message>
      <source>no dot</source>
      <translation>kein Punkt</translation>
    </message>
    <message>
      <source>hollow dot</source>
      <translation>hohler Punkt</translation>
    </message>
    <message>
      <source>1 dot</source>
      <translation>1 Punkt</translation>
    </message>
    <message>
      <source>{0} dots</source>
      <translation>{0} Punkte</translation>
    </message>
    <message>
      <source>nothing shifts it</source>
      <translation>nichts verschiebt es</translation>
    </message>
    <message>
      <source>Assaulting?</source>
      <translation>Im Sturmangriff?</translation>
    </message>
    <message>
      <source>Across a river or lake?</source>
      <translation>Über Fluss oder See?</translation>
    </message>
    <message>
      <source>Crossed a stream?</source>
      <translation>Bach überquert?</translation>
    </message>
    <message>
      <source>Cause of ZOC fire</source>
      <translation>Anlass des Kontrollzonenfeuers</translation>
    </message>
    <message>
      <source>Firing from a hill?</source>
      <translation>Feuer von einem Hügel?</translation>
    </message>
    <message>
      <source>Balloon?</source>
      <translation>Ballon?</translation>
    </message>
    <message>
      <source>Post-Assault Fire?</source>
      <translation>Feuer nach dem Sturmangriff?</translation>
    </message>
    <message>
      <source>Target on a hill</source>
      <translation>Ziel auf einem Hügel</translation>
    </message>
    <message>
      <source>Began its move there</source>
      <translation>Begann dort seine Bewegung</translation>
    </message>
    <message>
      <source>Target outside that line?</source>
      <translation>Ziel außerhalb dieser Linie?</translation>
    </message>
    <message>
      <source>Target on a hill?</source>
      <translation>Ziel auf einem Hügel?</translation>
    </message>
    <message>
      <source>it assaults</source>
      <translation>sie stürmt</translation>
    </message>
    <message>
      <source>fire is {0}</source>
      <translation>Feuer ist {0}</translation>
    </message>
    <message>
      <source>is not an AFV.</source>
      <translation>ist kein Panzerfahrzeug.</translation>
    </message>
    <message>
      <source>Choose one.</source>
      <translation>Eines davon wählen.</translation>
    </message>
    <message>
      <source>River or lake hex</source>
      <translation>Fluss- oder See-Hexfeld</translation>
    </message>
    <message>
      <source>River or lake hexside</source>
      <translation>Fluss- oder See-Hexfeldseite</translation>
    </message>
    <message>
      <source>Crossed a stream</source>
      <translation>Hat einen Bach überquert</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>Nacht</translation>
    </message>
    <message>
      <source>Fewer than {0} steps</source>
      <translation>Weniger als {0} Schritte</translation>
    </message>
    <message>
      <source>Balloon</source>
      <translation>Ballon</translation>
    </message>
    <message>
      <source>Armor: {0}</source>
      <translation>Panzerung: {0}</translation>
    </message>
    <message>
      <source>terrain.{0}.from</source>
      <translation>terrain.{0}.from</translation>
    </message>
    <message>
      <source>is or was involved in an assault</source>
      <translation>ist oder war an einem Sturmangriff beteiligt</translation>
    </message>
    <message>
      <source>fired counterbattery or barrage</source>
      <translation>schoss Konterbatterie- oder Sperrfeuer</translation>
    </message>
    <message>
      <source>is in an Assault Target Hex</source>
      <translation>steht in einem Sturmzielfeld</translation>
    </message>
    <message>
      <source>took part in an assault</source>
      <translation>nahm an einem Sturmangriff teil</translation>
    </message>
    <message>
      <source>fired at aircraft</source>
      <translation>feuerte auf Flugzeuge</translation>
    </message>
    <message>
      <source>Whether it has a regular zone of control.</source>
      <translation>Ob sie eine reguläre Kontrollzone hat.</translation>
    </message>
    <message>
      <source>Whether it has an AT zone of control.</source>
      <translation>Ob sie eine AT-Kontrollzone hat.</translation>
    </message>
    <message>
      <source>Whether it is in an Assault Target Hex.</source>
      <translation>Ob sie in einem Sturmzielfeld steht.</translation>
    </message>
    <message>
      <source>Whether it took part in an assault.</source>
      <translation>Ob sie an einem Sturmangriff teilnahm.</translation>
    </message>
    <message>
      <source>Whether it is or was involved in an assault.</source>
      <translation>Ob sie an einem Sturmangriff beteiligt ist oder war.</translation>
    </message>
    <message>
      <source>Whether it fired counterbattery or barrage.</source>
      <translation>Ob sie Konterbatterie- oder Sperrfeuer schoss.</translation>
    </message>
    <message>
      <source>Whether it fired at aircraft.</source>
      <translation>Ob sie auf Flugzeuge feuerte.</translation>
    </message>
    <message>
      <source>What moves.</source>
      <translation>Was sich bewegt.</translation>
    </message>
    <message>
      <source>Enemies next to its hex.</source>
      <translation>Feinde neben ihrem Hexfeld.</translation>
    </message>
    <message>
      <source>What it does.</source>
      <translation>Was sie bewirkt.</translation>
    </message>
    <message>
      <source>When.</source>
      <translation>Wann.</translation>
    </message>
    <message>
      <source>Whether it leaves the first hex of a withdrawal, retreat or advance.</source>
      <translation>Ob sie das erste Hexfeld beim Absetzen, Rückzug oder Nachrücken verlässt.</translation>
    </message>
    <message>
      <source>After assault combat, who won it.</source>
      <translation>Nach einem Sturmangriff, wer ihn gewann.</translation>
    </message>
    <message>
      <source>{0} of {1} enemies may fire</source>
      <translation>{0} von {1} Feinden dürfen feuern</translation>
    </message>
    <message>
      <source>ZOC fire is triggered</source>
      <translation>Kontrollzonenfeuer wird ausgelöst</translation>
    </message>
    <message>
      <source>What triggers ZOC fire</source>
      <translation>Was Kontrollzonenfeuer auslöst</translation>
    </message>
    <message>
      <source>Whether ZOC fire is triggered.</source>
      <translation>Ob Kontrollzonenfeuer ausgelöst wird.</translation>
    </message>
    <message>
      <source>it neither leaves the hex nor changes its formation</source>
      <translation>sie verlässt weder das Hexfeld noch ändert sie ihre Formation</translation>
    </message>
    <message>
      <source>an attacker's withdrawal triggers nothing</source>
      <translation>das Absetzen eines Angreifers löst nichts aus</translation>
    </message>
    <message>
      <source>the first hex is free</source>
      <translation>das erste Hexfeld ist frei</translation>
    </message>
    <message>
      <source>Enemy {0}</source>
      <translation>Feind {0}</translation>
    </message>
    <message>
      <source>AT</source>
      <translation>AT</translation>
    </message>
    <message>
      <source>Whether it began the Movement Phase in the hex.</source>
      <translation>Ob sie die Bewegungsphase in dem Hexfeld begann.</translation>
    </message>
    <message>
      <source>Shift of ZOC fire</source>
      <translation>Verschiebung durch Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>Regular ZOC?</source>
      <translation>Reguläre Kontrollzone?</translation>
    </message>
    <message>
      <source>AT ZOC?</source>
      <translation>AT-Kontrollzone?</translation>
    </message>
    <message>
      <source>In an Assault Target Hex?</source>
      <translation>In einem Sturmzielfeld?</translation>
    </message>
    <message>
      <source>Took part in an assault?</source>
      <translation>An einem Sturmangriff teilgenommen?</translation>
    </message>
    <message>
      <source>Involved in an assault?</source>
      <translation>In einen Sturmangriff verwickelt?</translation>
    </message>
    <message>
      <source>Counterbattery or barrage fired?</source>
      <translation>Konterbatterie- oder Sperrfeuer?</translation>
    </message>
    <message>
      <source>Fired at aircraft?</source>
      <translation>Auf Flugzeuge gefeuert?</translation>
    </message>
    <message>
      <source>Leaving the first hex?</source>
      <translation>Verlässt das erste Hexfeld?</translation>
    </message>
    <message>
      <source>Winner of the assault</source>
      <translation>Sieger des Sturmangriffs</translation>
    </message>
    <message>
      <source>{0} zone</source>
      <translation>Zone ({0})</translation>
    </message>
    <message>
      <source>Began the phase in the hex?</source>
      <translation>Begann die Phase im Hexfeld?</translation>
    </message>
    <message>
      <source>no {0} zone</source>
      <translation>keine Zone ({0})</translation>
    </message>
  </context>
  <context>
    <name>games.spark.forgotten</name>
    <message>
      <source>{0} assault waits</source>
      <translation>{0} Sturmangriff steht aus</translation>
    </message>
    <message>
      <source>{0} assaults wait</source>
      <translation>{0} Sturmangriffe stehen aus</translation>
    </message>
    <message>
      <source>{0} assault is</source>
      <translation>{0} Sturmangriff ist</translation>
    </message>
    <message>
      <source>{0} assaults are</source>
      <translation>{0} Sturmangriffe sind</translation>
    </message>
    <message>
      <source>Ends of assaults</source>
      <translation>Enden von Sturmangriffen</translation>
    </message>
    <message>
      <source>{0} {1} hex</source>
      <translation>{0} {1} Hexfeld</translation>
    </message>
    <message>
      <source>{0} {1} hexes</source>
      <translation>{0} {1} Hexfelder</translation>
    </message>
    <message>
      <source>Retreats to make</source>
      <translation>Auszuführende Rückzüge</translation>
    </message>
    <message>
      <source>{0} for the combat: {1}.</source>
      <translation>{0} für den Kampf: {1}.</translation>
    </message>
    <message>
      <source>{0} decided and not ended: {1}.</source>
      <translation>{0} entschieden und nicht beendet: {1}.</translation>
    </message>
    <message>
      <source>Surprise is not rolled for at {0}.</source>
      <translation>Für Überraschung ist nicht gewürfelt bei {0}.</translation>
    </message>
    <message>
      <source>{0} hex is</source>
      <translation>{0} Hexfeld ist</translation>
    </message>
    <message>
      <source>{0} hexes are</source>
      <translation>{0} Hexfelder sind</translation>
    </message>
    <message>
      <source>{0} committed to {1}; {2} marked.</source>
      <translation>{0} zugesagt für {1}; {2} markiert.</translation>
    </message>
    <message>
      <source>Commitment not met</source>
      <translation>Festlegung nicht erfüllt</translation>
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
      <source>No air points are entered: {0}.</source>
      <translation>Keine Luftpunkte eingetragen: {0}.</translation>
    </message>
    <message>
      <source>Nothing is entered: {0}.</source>
      <translation>Nichts eingetragen: {0}.</translation>
    </message>
    <message>
      <source>No one is entered; the Soviet player begins.</source>
      <translation>Niemand eingetragen; der sowjetische Spieler beginnt.</translation>
    </message>
    <message>
      <source>Nothing is entered; then there is no challenge.</source>
      <translation>Nichts eingetragen; dann gibt es keine Anfechtung.</translation>
    </message>
    <message>
      <source>{0} suppressed or disrupted.</source>
      <translation>{0} niedergehalten oder desorganisiert.</translation>
    </message>
    <message>
      <source>What these hold was never entered: {0}.</source>
      <translation>Was diese haben, wurde nie eingetragen: {0}.</translation>
    </message>
    <message>
      <source>Too many steps in a hex</source>
      <translation>Zu viele Schritte in einem Hexfeld</translation>
    </message>
    <message>
      <source>Two divisions in a hex</source>
      <translation>Zwei Divisionen in einem Hexfeld</translation>
    </message>
    <message>
      <source>Units in column are held to the limit at any time: {0}.</source>
      <translation>Für Einheiten in Marschkolonne gilt die Grenze jederzeit: {0}.</translation>
    </message>
    <message>
      <source>Say which units fight: {0}.</source>
      <translation>Angeben, welche Einheiten kämpfen: {0}.</translation>
    </message>
    <message>
      <source>{0} is between {1} in {2}.</source>
      <translation>{0} steht zwischen {1} in {2}.</translation>
    </message>
    <message>
      <source>Unit Integrity broken</source>
      <translation>Zusammenhalt gebrochen</translation>
    </message>
    <message>
      <source>Bridge being built</source>
      <translation>Brücke im Bau</translation>
    </message>
    <message>
      <source>An assault on them wakes: {0}.</source>
      <translation>Ein Sturmangriff auf sie weckt: {0}.</translation>
    </message>
    <message>
      <source>{0} Soviet reinforcement</source>
      <translation>{0} sowjetische Verstärkung</translation>
    </message>
    <message>
      <source>{0} Soviet reinforcements</source>
      <translation>{0} sowjetische Verstärkungen</translation>
    </message>
    <message>
      <source>{0} on the map, to be marked as inactive.</source>
      <translation>{0} auf der Karte, als inaktiv zu markieren.</translation>
    </message>
    <message>
      <source>Reinforcements to wake</source>
      <translation>Zu weckende Verstärkungen</translation>
    </message>
    <message>
      <source>Units off the map</source>
      <translation>Einheiten außerhalb der Karte</translation>
    </message>
    <message>
      <source>{0} ({1} of {2})</source>
      <translation>{0} ({1} von {2})</translation>
    </message>
    <message>
      <source>By the end of the phase {0} steps to a hex: {1}.</source>
      <translation>Am Ende der Phase {0} Schritte je Hexfeld: {1}.</translation>
    </message>
    <message>
      <source>By the end of the phase one Soviet division to a hex: {0}.</source>
      <translation>Am Ende der Phase eine sowjetische Division je Hexfeld: {0}.</translation>
    </message>
    <message>
      <source>{0} left {1}: {2} is not built.</source>
      <translation>{0} verließ {1}: {2} wird nicht gebaut.</translation>
    </message>
    <message>
      <source>The bridging unit at {0} built in the Turn Section before.</source>
      <translation>Die Brückeneinheit bei {0} baute im Zugabschnitt davor.</translation>
    </message>
    <message>
      <source>Begun in an earlier Turn Section: {0}. Finished, or given up?</source>
      <translation>In einem früheren Zugabschnitt begonnen: {0}. Fertig oder aufgegeben?</translation>
    </message>
    <message>
      <source>Their turn has come: {0}.</source>
      <translation>Ihr Zug ist gekommen: {0}.</translation>
    </message>
    <message>
      <source>Back on the map in this impulse, or lost: {0}.</source>
      <translation>In diesem Impuls zurück auf die Karte, sonst verloren: {0}.</translation>
    </message>
    <message>
      <source>Column in a full hex</source>
      <translation>Marschkolonne in vollem Hexfeld</translation>
    </message>
    <message>
      <source>{0} {1} more of the kind.</source>
      <translation>{0} {1} weitere dieser Art.</translation>
    </message>
    <message>
      <source>Reinforcements assaulted</source>
      <translation>Verstärkungen angegriffen</translation>
    </message>
    <message>
      <source>Reinforcements not marked</source>
      <translation>Verstärkungen nicht markiert</translation>
    </message>
    <message>
      <source>Builders gone</source>
      <translation>Bautrupp fort</translation>
    </message>
    <message>
      <source>Bridge begun too early</source>
      <translation>Brücke zu früh begonnen</translation>
    </message>
  </context>
  <context>
    <name>games.spark.initiative</name>
    <message>
      <source>{0} marker</source>
      <translation>{0} Marker</translation>
    </message>
    <message>
      <source>{0} markers</source>
      <translation>{0} Marker</translation>
    </message>
    <message>
      <source>Assaults that the player committed to.</source>
      <translation>Sturmangriffe, die der Spieler zugesagt hat.</translation>
    </message>
    <message>
      <source>The enemy-held hexes that Assault Markers point at, one for each marker.</source>
      <translation>Die feindlichen Hexfelder, auf die Sturmmarker zeigen, eines je Marker.</translation>
    </message>
    <message>
      <source>Commitment met</source>
      <translation>Festlegung erfüllt</translation>
    </message>
    <message>
      <source>Whether enough different hexes are marked.</source>
      <translation>Ob genug verschiedene Hexfelder markiert sind.</translation>
    </message>
    <message>
      <source>Assaults that the {0} player commits to.</source>
      <translation>Sturmangriffe, die der Spieler ({0}) zusagt.</translation>
    </message>
    <message>
      <source>Fresh divisions that the {0} player ticked for them.</source>
      <translation>Frische Divisionen, die der Spieler ({0}) dafür angekreuzt hat.</translation>
    </message>
    <message>
      <source>The Soviet total.</source>
      <translation>Die sowjetische Summe.</translation>
    </message>
    <message>
      <source>The German total.</source>
      <translation>Die deutsche Summe.</translation>
    </message>
    <message>
      <source>The side with the higher total; `tie` where they are equal.</source>
      <translation>Die Seite mit der höheren Summe; Gleichstand, wo sie gleich sind.</translation>
    </message>
    <message>
      <source>Equal</source>
      <translation>Gleich</translation>
    </message>
    <message>
      <source>Higher total</source>
      <translation>Höhere Summe</translation>
    </message>
    <message>
      <source>Marked hexes</source>
      <translation>Markierte Hexfelder</translation>
    </message>
    <message>
      <source>Committed</source>
      <translation>Zugesagt</translation>
    </message>
    <message>
      <source>Different hexes marked</source>
      <translation>Verschiedene Hexfelder markiert</translation>
    </message>
    <message>
      <source>at least {0}</source>
      <translation>mindestens {0}</translation>
    </message>
    <message>
      <source>Equal totals: settle it by your rulebook.</source>
      <translation>Gleiche Summen: nach dem Regelheft entscheiden.</translation>
    </message>
    <message>
      <source>{0} total</source>
      <translation>Summe ({0})</translation>
    </message>
    <message>
      <source>What the formation is.</source>
      <translation>Was der Verband ist.</translation>
    </message>
    <message>
      <source>Units listed for it, those eliminated included.</source>
      <translation>Für ihn aufgeführte Einheiten, vernichtete eingeschlossen.</translation>
    </message>
    <message>
      <source>How many of them are eliminated.</source>
      <translation>Wie viele davon vernichtet sind.</translation>
    </message>
    <message>
      <source>only {0} unit is listed.</source>
      <translation>nur {0} Einheit ist aufgeführt.</translation>
    </message>
    <message>
      <source>only {0} units are listed.</source>
      <translation>nur {0} Einheiten sind aufgeführt.</translation>
    </message>
    <message>
      <source>at least {0} needed</source>
      <translation>mindestens {0} nötig</translation>
    </message>
    <message>
      <source>Can be fresh</source>
      <translation>Kann frisch sein</translation>
    </message>
    <message>
      <source>Fresh formation</source>
      <translation>Frischer Verband</translation>
    </message>
    <message>
      <source>Whether it can count as a fresh formation.</source>
      <translation>Ob er als frischer Verband zählen kann.</translation>
    </message>
    <message>
      <source>{0} is not a division of the {1} Roster Sheets.</source>
      <translation>{0} ist keine Division der Stärkeblätter ({1}).</translation>
    </message>
    <message>
      <source>{0} lists {1}; a fresh division lists {2} or more.</source>
      <translation>{0} führt {1} auf; eine frische Division führt {2} oder mehr auf.</translation>
    </message>
    <message>
      <source>Units listed</source>
      <translation>Aufgeführte Einheiten</translation>
    </message>
    <message>
      <source>Eliminated</source>
      <translation>Vernichtet</translation>
    </message>
    <message>
      <source>may count</source>
      <translation>darf zählen</translation>
    </message>
    <message>
      <source>never counts</source>
      <translation>zählt nie</translation>
    </message>
    <message>
      <source>The impulses in order: night as Second Player, initial as Initial Player in AM, limited without a successful challenge.</source>
      <translation>Die Impulse der Reihe nach: Nacht als Zweiter Spieler, Anfang als Erster Spieler in AM, begrenzt ohne gelungene Anfechtung.</translation>
    </message>
    <message>
      <source>Movement points of each unit.</source>
      <translation>Bewegungspunkte jeder Einheit.</translation>
    </message>
    <message>
      <source>Combat Phases, each with one assault of a unit.</source>
      <translation>Kampfphasen, jede mit einem Sturmangriff einer Einheit.</translation>
    </message>
    <message>
      <source>Post-Assault Fire Phases.</source>
      <translation>Phasen für Feuer nach dem Sturmangriff.</translation>
    </message>
    <message>
      <source>{0} impulse</source>
      <translation>{0} Impuls</translation>
    </message>
    <message>
      <source>{0} impulses</source>
      <translation>{0} Impulse</translation>
    </message>
    <message>
      <source>Post-Assault Fires</source>
      <translation>Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>none at night</source>
      <translation>keines bei Nacht</translation>
    </message>
    <message>
      <source>MP</source>
      <translation>MP</translation>
    </message>
  </context>
  <context>
    <name>games.spark.morale</name>
    <message>
      <source>{0}: not after indirect fire alone</source>
      <translation>{0}: nicht nach indirektem Feuer allein</translation>
    </message>
    <message>
      <source>may withdraw one hex</source>
      <translation>darf sich ein Hexfeld absetzen</translation>
    </message>
    <message>
      <source>retreats one hex</source>
      <translation>zieht sich ein Hexfeld zurück</translation>
    </message>
    <message>
      <source>retreats two hexes</source>
      <translation>zieht sich zwei Hexfelder zurück</translation>
    </message>
    <message>
      <source>Printed morale; for a German unit with a headquarters in its hex that of the headquarters, if its owner likes.</source>
      <translation>Aufgedruckte Moral; bei einer deutschen Einheit mit einem Hauptquartier im Hexfeld auf Wunsch dessen Moral.</translation>
    </message>
    <message>
      <source>Whether the unit is assaulting.</source>
      <translation>Ob die Einheit stürmt.</translation>
    </message>
    <message>
      <source>N: Assault Marker off. W1: may withdraw a hex. S, D: suppressed, disrupted. R1, R2: retreats so many hexes. E: eliminated.</source>
      <translation>N: Sturmmarker weg. W1: darf ein Hexfeld ausweichen. S, D: niedergehalten, desorganisiert. R1, R2: Rückzug um so viele Hexfelder. E: vernichtet.</translation>
    </message>
    <message>
      <source>Printed morale</source>
      <translation>Aufgedruckte Moral</translation>
    </message>
    <message>
      <source>Situation</source>
      <translation>Lage</translation>
    </message>
    <message>
      <source>Die less morale</source>
      <translation>Würfel minus Moral</translation>
    </message>
    <message>
      <source>0 counts as 10</source>
      <translation>0 zählt als 10</translation>
    </message>
    <message>
      <source>Enter it from its counter.</source>
      <translation>Vom Spielstein eintragen.</translation>
    </message>
    <message>
      <source>loses its Assault Marker: no assaulting AFV is left.</source>
      <translation>verliert den Sturmmarker: Kein stürmendes Panzerfahrzeug ist übrig.</translation>
    </message>
    <message>
      <source>It may withdraw one hex.</source>
      <translation>Sie darf sich ein Hexfeld absetzen.</translation>
    </message>
    <message>
      <source>Move it on the map and enter its new hex.</source>
      <translation>Auf der Karte ziehen und das neue Hexfeld eintragen.</translation>
    </message>
    <message>
      <source>may withdraw {0} hex.</source>
      <translation>darf sich {0} Hexfeld zurückziehen.</translation>
    </message>
    <message>
      <source>may withdraw {0} hexes.</source>
      <translation>darf sich {0} Hexfelder zurückziehen.</translation>
    </message>
    <message>
      <source>{0} uses the morale of {1}.</source>
      <translation>{0} nutzt die Moral von {1}.</translation>
    </message>
    <message>
      <source>one hex</source>
      <translation>ein Hexfeld</translation>
    </message>
    <message>
      <source>two hexes</source>
      <translation>zwei Hexfelder</translation>
    </message>
    <message>
      <source>away from {0}</source>
      <translation>weg von {0}</translation>
    </message>
    <message>
      <source>away from the enemy</source>
      <translation>weg vom Feind</translation>
    </message>
    <message>
      <source>has no morale in the books.</source>
      <translation>hat in den Büchern keine Moral.</translation>
    </message>
    <message>
      <source>must retreat {0} {1}.</source>
      <translation>muss sich {0} {1} zurückziehen.</translation>
    </message>
    <message>
      <source>Its owner decides.</source>
      <translation>Der Besitzer entscheidet.</translation>
    </message>
    <message>
      <source>What changes its morale: suppressed, disrupted, or a number (surprise: -1, -2).</source>
      <translation>Was die Moral ändert: niedergehalten, desorganisiert oder eine Zahl (Überraschung: -1, -2).</translation>
    </message>
    <message>
      <source>Modifiers</source>
      <translation>Modifikatoren</translation>
    </message>
    <message>
      <source>Modifier</source>
      <translation>Modifikator</translation>
    </message>
    <message>
      <source>a modifier has a name and a number.</source>
      <translation>ein Modifikator hat einen Namen und eine Zahl.</translation>
    </message>
    <message>
      <source>names a status twice.</source>
      <translation>nennt einen Status zweimal.</translation>
    </message>
    <message>
      <source>Give suppressed, disrupted or a number.</source>
      <translation>Niedergehalten, desorganisiert oder eine Zahl angeben.</translation>
    </message>
    <message>
      <source>Modified morale</source>
      <translation>Geänderte Moral</translation>
    </message>
    <message>
      <source>{0} is not a morale modifier.</source>
      <translation>{0} ist kein Moralmodifikator.</translation>
    </message>
    <message>
      <source>The surprise die; 0 is the highest.</source>
      <translation>Der Überraschungswürfel; 0 ist am höchsten.</translation>
    </message>
    <message>
      <source>Whom it affects; no one if there is no surprise.</source>
      <translation>Wen sie trifft; niemanden, wenn es keine Überraschung gibt.</translation>
    </message>
    <message>
      <source>What their step losses are multiplied by.</source>
      <translation>Womit ihre Schrittverluste multipliziert werden.</translation>
    </message>
    <message>
      <source>How they may fire.</source>
      <translation>Wie sie feuern dürfen.</translation>
    </message>
    <message>
      <source>What changes their morale.</source>
      <translation>Was ihre Moral ändert.</translation>
    </message>
    <message>
      <source>What is marked on them when the assault ends.</source>
      <translation>Was auf sie gelegt wird, wenn der Sturmangriff endet.</translation>
    </message>
    <message>
      <source>Hexes that all assaulting units retreat.</source>
      <translation>Hexfelder, die sich alle stürmenden Einheiten zurückziehen.</translation>
    </message>
    <message>
      <source>Whether the assault ends at once.</source>
      <translation>Ob der Sturmangriff sofort endet.</translation>
    </message>
    <message>
      <source>{0}.{1}.side</source>
      <translation>{0}.{1}.side</translation>
    </message>
    <message>
      <source>Surprise die</source>
      <translation>Überraschungswürfel</translation>
    </message>
    <message>
      <source>die {0}</source>
      <translation>Würfel {0}</translation>
    </message>
    <message>
      <source>Surprised</source>
      <translation>Überrascht</translation>
    </message>
    <message>
      <source>At the end of the assault</source>
      <translation>Am Ende des Sturmangriffs</translation>
    </message>
    <message>
      <source>Step losses times</source>
      <translation>Schrittverluste mal</translation>
    </message>
    <message>
      <source>No assault: the assault ends</source>
      <translation>Kein Sturmangriff: Er endet</translation>
    </message>
    <message>
      <source>Hexes to retreat</source>
      <translation>Hexfelder Rückzug</translation>
    </message>
    <message>
      <source>The die as it fell: a 0 suppresses the unit.</source>
      <translation>Der Würfel, wie er fiel: Eine 0 hält die Einheit nieder.</translation>
    </message>
    <message>
      <source>Whether it is an AFV.</source>
      <translation>Ob es ein Panzerfahrzeug ist.</translation>
    </message>
    <message>
      <source>Whether it goes into woods, a station, village, settlement, town or entrenchment.</source>
      <translation>Ob sie in Wald, Bahnhof, Dorf, Siedlung, Stadt oder Graben geht.</translation>
    </message>
    <message>
      <source>the die shows 0: it is suppressed</source>
      <translation>der Würfel zeigt 0: Sie ist niedergehalten</translation>
    </message>
    <message>
      <source>Its markers, such as suppressed or disrupted.</source>
      <translation>Was auf ihr liegt, etwa niedergehalten oder desorganisiert.</translation>
    </message>
    <message>
      <source>Whether the hex that it enters would hold more than the stacking limit.</source>
      <translation>Ob das betretene Hexfeld mehr als die Stapelgrenze enthielte.</translation>
    </message>
    <message>
      <source>May try to withdraw</source>
      <translation>Darf auszuweichen versuchen</translation>
    </message>
    <message>
      <source>Who may withdraw</source>
      <translation>Wer sich absetzen darf</translation>
    </message>
    <message>
      <source>Whether it may try.</source>
      <translation>Ob sie es versuchen darf.</translation>
    </message>
    <message>
      <source>AFV?</source>
      <translation>AFV?</translation>
    </message>
    <message>
      <source>Into cover?</source>
      <translation>In Deckung?</translation>
    </message>
    <message>
      <source>Withdrawal die</source>
      <translation>Absetzwürfel</translation>
    </message>
    <message>
      <source>May withdraw</source>
      <translation>Darf sich absetzen</translation>
    </message>
    <message>
      <source>may not, as this group plays</source>
      <translation>darf nicht, so wie diese Runde spielt</translation>
    </message>
    <message>
      <source>may, with its lower morale</source>
      <translation>darf, mit ihrer geringeren Moral</translation>
    </message>
    <message>
      <source>Would overload the hex</source>
      <translation>Würde das Hexfeld überfüllen</translation>
    </message>
    <message>
      <source>Not armored, into cover</source>
      <translation>Ungepanzert, in Deckung</translation>
    </message>
  </context>
  <context>
    <name>games.spark.movement</name>
    <message>
      <source>The rules give no allowance for the first player at night: agree on it, and set the option.</source>
      <translation>Für den ersten Spieler bei Nacht geben die Regeln keine Bewegungsweite an: absprechen und die Option setzen.</translation>
    </message>
    <message>
      <source>The impulse.</source>
      <translation>Der Impuls.</translation>
    </message>
    <message>
      <source>How the unit moves.</source>
      <translation>Wie sich die Einheit bewegt.</translation>
    </message>
    <message>
      <source>The unit's markers.</source>
      <translation>Was auf der Einheit liegt.</translation>
    </message>
    <message>
      <source>terrain.{0}.allowance</source>
      <translation>terrain.{0}.allowance</translation>
    </message>
    <message>
      <source>terrain.{0}.{1}</source>
      <translation>terrain.{0}.{1}</translation>
    </message>
    <message>
      <source>must be a list of words.</source>
      <translation>muss eine Liste von Wörtern sein.</translation>
    </message>
    <message>
      <source>By</source>
      <translation>Durch</translation>
    </message>
    <message>
      <source>Deploy</source>
      <translation>Entfalten</translation>
    </message>
    <message>
      <source>Enter column</source>
      <translation>Marschkolonne bilden</translation>
    </message>
    <message>
      <source>Cross a bridge</source>
      <translation>Eine Brücke überqueren</translation>
    </message>
    <message>
      <source>Cross a river hexside</source>
      <translation>Eine Fluss-Hexfeldseite überqueren</translation>
    </message>
    <message>
      <source>Cross</source>
      <translation>Überqueren</translation>
    </message>
    <message>
      <source>Detrain</source>
      <translation>Ausladen</translation>
    </message>
    <message>
      <source>Build a bridge</source>
      <translation>Eine Brücke bauen</translation>
    </message>
    <message>
      <source>What it does, in order.</source>
      <translation>Was sie tut, der Reihe nach.</translation>
    </message>
    <message>
      <source>How it moves.</source>
      <translation>Wie sie sich bewegt.</translation>
    </message>
    <message>
      <source>How the others in its stack move.</source>
      <translation>Wie sich die anderen in ihrem Stapel bewegen.</translation>
    </message>
    <message>
      <source>The armor dots of an AFV.</source>
      <translation>Die Panzerungspunkte eines Panzerfahrzeugs.</translation>
    </message>
    <message>
      <source>What it may spend, if that is to be checked.</source>
      <translation>Was sie ausgeben darf, wenn das zu prüfen ist.</translation>
    </message>
    <message>
      <source>Movement cost of a route</source>
      <translation>Bewegungskosten eines Weges</translation>
    </message>
    <message>
      <source>Movement points, P or all.</source>
      <translation>Bewegungspunkte, P oder alle.</translation>
    </message>
    <message>
      <source>Give one of {0}.</source>
      <translation>Eines von {0} angeben.</translation>
    </message>
    <message>
      <source>Give the terrain of the hex, such as clear.</source>
      <translation>Das Gelände des Hexfelds angeben, etwa offen.</translation>
    </message>
    <message>
      <source>Give the road, such as primary_road.</source>
      <translation>Die Straße angeben, etwa Hauptstraße.</translation>
    </message>
    <message>
      <source>By road a river is crossed over a bridge: say so, or enter off the road.</source>
      <translation>Auf der Straße wird ein Fluss über eine Brücke überquert: das angeben oder abseits der Straße eintragen.</translation>
    </message>
    <message>
      <source>step {0} crosses a river by road.</source>
      <translation>Schritt {0} überquert einen Fluss auf der Straße.</translation>
    </message>
    <message>
      <source>Give one of the two.</source>
      <translation>Eines von beiden angeben.</translation>
    </message>
    <message>
      <source>step {0} crosses one hexside as river and as partial.</source>
      <translation>Schritt {0} überquert eine Hexfeldseite zugleich als Fluss und als teilweise.</translation>
    </message>
    <message>
      <source>Movement allowance</source>
      <translation>Bewegungswert</translation>
    </message>
    <message>
      <source>Moves as</source>
      <translation>Bewegt sich als</translation>
    </message>
    <message>
      <source>{0} so far</source>
      <translation>{0} bisher</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Übrig</translation>
    </message>
    <message>
      <source>{0} movement points too many.</source>
      <translation>{0} Bewegungspunkte zu viel.</translation>
    </message>
    <message>
      <source>step {0} has no terrain.</source>
      <translation>Schritt {0} hat kein Gelände.</translation>
    </message>
    <message>
      <source>step {0} has no road.</source>
      <translation>Schritt {0} hat keine Straße.</translation>
    </message>
    <message>
      <source>{0} is beyond the west edge of the map.</source>
      <translation>{0} liegt jenseits des Westrands der Karte.</translation>
    </message>
    <message>
      <source>{0} is beyond every hex that the rules name: column {1} and row {2} are their last.</source>
      <translation>{0} liegt jenseits aller Hexfelder, die die Regeln nennen: Spalte {1} und Reihe {2} sind ihre letzten.</translation>
    </message>
    <message>
      <source>tracked, hollow dot</source>
      <translation>Kette, hohler Punkt</translation>
    </message>
    <message>
      <source>Terrain of the hex that it enters or deploys in, such as woods, hill.</source>
      <translation>Gelände des Hexfelds, das sie betritt oder in dem sie sich entfaltet, etwa Wald, Hügel.</translation>
    </message>
    <message>
      <source>The road that it follows, such as primary road; several where they meet.</source>
      <translation>Die Straße, der sie folgt, etwa Hauptstraße; mehrere, wo sie zusammentreffen.</translation>
    </message>
    <message>
      <source>Streams that it crosses.</source>
      <translation>Bäche, die sie überquert.</translation>
    </message>
    <message>
      <source>Bridges that it crosses inside the hex, by road.</source>
      <translation>Brücken, die sie im Hexfeld auf der Straße überquert.</translation>
    </message>
    <message>
      <source>Whether it crosses a river or lake hexside.</source>
      <translation>Ob sie eine Fluss- oder See-Hexfeldseite überquert.</translation>
    </message>
    <message>
      <source>Whether it crosses the hexside over a bridge.</source>
      <translation>Ob sie die Hexfeldseite über eine Brücke überquert.</translation>
    </message>
    <message>
      <source>Whether it crosses a partial hexside, and what that is treated as.</source>
      <translation>Ob sie eine teilweise Hexfeldseite überquert, und als was diese gilt.</translation>
    </message>
    <message>
      <source>Whether there is an entrenchment: it costs nothing.</source>
      <translation>Ob ein Graben da ist: Er kostet nichts.</translation>
    </message>
    <message>
      <source>must be a word.</source>
      <translation>muss ein Wort sein.</translation>
    </message>
    <message>
      <source>Road</source>
      <translation>Straße</translation>
    </message>
    <message>
      <source>Streams crossed</source>
      <translation>Überquerte Bäche</translation>
    </message>
    <message>
      <source>Bridges crossed</source>
      <translation>Überquerte Brücken</translation>
    </message>
    <message>
      <source>Over a bridge?</source>
      <translation>Über eine Brücke?</translation>
    </message>
    <message>
      <source>Partial hexside</source>
      <translation>Teilweise Hexfeldseite</translation>
    </message>
    <message>
      <source>Entrenchment there?</source>
      <translation>Verschanzung dort?</translation>
    </message>
    <message>
      <source>is not known.</source>
      <translation>ist nicht bekannt.</translation>
    </message>
    <message>
      <source>at the end of the Movement Phase</source>
      <translation>am Ende der Bewegungsphase</translation>
    </message>
    <message>
      <source>during the Movement Phase</source>
      <translation>während der Bewegungsphase</translation>
    </message>
    <message>
      <source>in a withdrawal</source>
      <translation>beim Absetzen</translation>
    </message>
    <message>
      <source>in a retreat</source>
      <translation>beim Rückzug</translation>
    </message>
    <message>
      <source>Current steps of each unit.</source>
      <translation>Jetzige Schritte jeder Einheit.</translation>
    </message>
    <message>
      <source>When it is looked at.</source>
      <translation>Wann nachgesehen wird.</translation>
    </message>
    <message>
      <source>Whether the units are in column.</source>
      <translation>Ob die Einheiten in Marschkolonne sind.</translation>
    </message>
    <message>
      <source>Current steps together.</source>
      <translation>Jetzige Schritte zusammen.</translation>
    </message>
    <message>
      <source>Whether this many may stack there then.</source>
      <translation>Ob dann so viele dort stehen dürfen.</translation>
    </message>
    <message>
      <source>units in column</source>
      <translation>Einheiten in Marschkolonne</translation>
    </message>
    <message>
      <source>deployed units</source>
      <translation>entfaltete Einheiten</translation>
    </message>
    <message>
      <source>Its formation.</source>
      <translation>Ihr Verband.</translation>
    </message>
    <message>
      <source>The units of the hex.</source>
      <translation>Die Einheiten des Hexfelds.</translation>
    </message>
    <message>
      <source>May share the hex</source>
      <translation>Dürfen sich das Hexfeld teilen</translation>
    </message>
    <message>
      <source>Soviet formations in a hex</source>
      <translation>Sowjetische Verbände in einem Hexfeld</translation>
    </message>
    <message>
      <source>Whether it is allowed.</source>
      <translation>Ob es erlaubt ist.</translation>
    </message>
    <message>
      <source>Current steps of every unit in the hex.</source>
      <translation>Jetzige Schritte jeder Einheit im Hexfeld.</translation>
    </message>
    <message>
      <source>Which of them fight, counted from 1.</source>
      <translation>Welche davon kämpfen, ab 1 gezählt.</translation>
    </message>
    <message>
      <source>Whether they may.</source>
      <translation>Ob sie dürfen.</translation>
    </message>
    <message>
      <source>Their current steps together.</source>
      <translation>Ihre jetzigen Schritte zusammen.</translation>
    </message>
    <message>
      <source>Whether the hex is above the limit at all.</source>
      <translation>Ob das Hexfeld überhaupt über der Grenze liegt.</translation>
    </message>
    <message>
      <source>Steps in the hex</source>
      <translation>Schritte im Hexfeld</translation>
    </message>
    <message>
      <source>Limit</source>
      <translation>Grenze</translation>
    </message>
    <message>
      <source>Held to it, {0} {1}</source>
      <translation>Daran gebunden, {0} {1}</translation>
    </message>
    <message>
      <source>May stack there</source>
      <translation>Dürfen dort stehen</translation>
    </message>
    <message>
      <source>Divisions in the hex</source>
      <translation>Divisionen im Hexfeld</translation>
    </message>
    <message>
      <source>Units without a division</source>
      <translation>Einheiten ohne Division</translation>
    </message>
    <message>
      <source>join any stack</source>
      <translation>kommen in jeden Stapel</translation>
    </message>
    <message>
      <source>Unit Integrity holds as well: look along the line of hexes.</source>
      <translation>Auch der Zusammenhalt gilt: die Linie der Hexfelder entlangsehen.</translation>
    </message>
    <message>
      <source>Above the limit</source>
      <translation>über der Grenze</translation>
    </message>
    <message>
      <source>Steps that fight</source>
      <translation>Kämpfende Schritte</translation>
    </message>
    <message>
      <source>May fight together</source>
      <translation>Dürfen zusammen kämpfen</translation>
    </message>
    <message>
      <source>The hex is not overstacked: every unit fights.</source>
      <translation>Das Hexfeld ist nicht überfüllt: Jede Einheit kämpft.</translation>
    </message>
    <message>
      <source>The hex holds {0}.</source>
      <translation>Das Hexfeld enthält {0}.</translation>
    </message>
    <message>
      <source>names a unit twice.</source>
      <translation>nennt eine Einheit zweimal.</translation>
    </message>
    <message>
      <source>{0} unit with unknown boxes</source>
      <translation>{0} Einheit mit unbekannten Kästchen</translation>
    </message>
    <message>
      <source>{0} units with unknown boxes</source>
      <translation>{0} Einheiten mit unbekannten Kästchen</translation>
    </message>
    <message>
      <source>along a connected bank</source>
      <translation>an einem zusammenhängenden Ufer entlang</translation>
    </message>
    <message>
      <source>from an open hexside of a mouth or head hex</source>
      <translation>von einer offenen Hexfeldseite eines Mündungs- oder Quell-Hexfelds</translation>
    </message>
    <message>
      <source>leaves on its own side of a single stream</source>
      <translation>geht auf der eigenen Seite eines einzelnen Bachs hinaus</translation>
    </message>
    <message>
      <source>inside its hex, no other cost</source>
      <translation>innerhalb des Hexfelds, keine anderen Kosten</translation>
    </message>
    <message>
      <source>the stream counts as running on across</source>
      <translation>der Bach gilt als quer weiterfließend</translation>
    </message>
    <message>
      <source>each stream between its bank and the next hex</source>
      <translation>jeder Bach zwischen ihrem Ufer und dem nächsten Hexfeld</translation>
    </message>
    <message>
      <source>as many as its owner declares</source>
      <translation>so viele, wie der Besitzer angibt</translation>
    </message>
    <message>
      <source>are more than there can be. Enter {0} at most.</source>
      <translation>sind mehr, als es geben kann. Höchstens {0} eintragen.</translation>
    </message>
    <message>
      <source>How it comes there.</source>
      <translation>Wie sie dorthin kommt.</translation>
    </message>
    <message>
      <source>Streams between its bank and the one that it wants.</source>
      <translation>Bäche zwischen ihrem Ufer und dem gewünschten.</translation>
    </message>
    <message>
      <source>Whether it moves by road, in column.</source>
      <translation>Ob sie sich auf der Straße bewegt, in Marschkolonne.</translation>
    </message>
    <message>
      <source>Streams that it pays.</source>
      <translation>Bäche, die sie bezahlt.</translation>
    </message>
    <message>
      <source>Bridges that it pays in their place, by road.</source>
      <translation>Brücken, die sie auf der Straße stattdessen bezahlt.</translation>
    </message>
    <message>
      <source>Whether its owner says on which bank it is.</source>
      <translation>Ob der Besitzer sagt, an welchem Ufer sie steht.</translation>
    </message>
    <message>
      <source>must be 1 at least: it goes to another bank.</source>
      <translation>muss mindestens 1 sein: sie geht auf ein anderes Ufer.</translation>
    </message>
    <message>
      <source>Enter how many there are between the banks.</source>
      <translation>Eintragen, wie viele zwischen den Ufern liegen.</translation>
    </message>
    <message>
      <source>Streams on the way</source>
      <translation>Bäche auf dem Weg</translation>
    </message>
    <message>
      <source>Streams in its hex.</source>
      <translation>Bäche in ihrem Hexfeld.</translation>
    </message>
    <message>
      <source>Whether its hex shares one bank alone with the hex that it assaults.</source>
      <translation>Ob ihr Hexfeld mit dem gestürmten Hexfeld nur ein Ufer gemeinsam hat.</translation>
    </message>
    <message>
      <source>Whether it began its move on that bank, or came along it.</source>
      <translation>Ob sie ihre Bewegung an diesem Ufer begann oder daran entlang kam.</translation>
    </message>
    <message>
      <source>Whether its bank is next to the hex that it assaults.</source>
      <translation>Ob ihr Ufer neben dem gestürmten Hexfeld liegt.</translation>
    </message>
    <message>
      <source>Whether two banks connect its hex with the hex that it assaults.</source>
      <translation>Ob zwei Ufer ihr Hexfeld mit dem gestürmten verbinden.</translation>
    </message>
    <message>
      <source>When it crossed a stream in its hex.</source>
      <translation>Wann sie einen Bach in ihrem Hexfeld überquerte.</translation>
    </message>
    <message>
      <source>Whether every assaulting unit crossed one in its hex this impulse.</source>
      <translation>Ob jede stürmende Einheit in diesem Impuls einen in ihrem Hexfeld überquerte.</translation>
    </message>
    <message>
      <source>Whether it is a follow-on assault after an advance.</source>
      <translation>Ob es ein Folgesturmangriff nach einem Nachrücken ist.</translation>
    </message>
    <message>
      <source>Streams that must be paid.</source>
      <translation>Bäche, die bezahlt werden müssen.</translation>
    </message>
    <message>
      <source>Whether crossing them costs nothing.</source>
      <translation>Ob ihr Überqueren nichts kostet.</translation>
    </message>
    <message>
      <source>Whether fire at it is shifted for the stream.</source>
      <translation>Ob Feuer auf sie wegen des Bachs verschoben wird.</translation>
    </message>
    <message>
      <source>Whether the assaulting side loses morale for the stream.</source>
      <translation>Ob die stürmende Seite wegen des Bachs Moral verliert.</translation>
    </message>
    <message>
      <source>contradicts that its hex shares one bank alone.</source>
      <translation>widerspricht dem, dass ihr Feld nur ein Ufer teilt.</translation>
    </message>
    <message>
      <source>One stream leaves one bank on each side: give both streams.</source>
      <translation>Ein Bach lässt auf jeder Seite ein Ufer: beide Bäche angeben.</translation>
    </message>
    <message>
      <source>Assault from a stream hex</source>
      <translation>Sturmangriff aus einem Bach-Hexfeld</translation>
    </message>
    <message>
      <source>its bank does not face the target, two banks connect</source>
      <translation>ihr Ufer liegt dem Ziel nicht gegenüber, zwei Ufer verbinden</translation>
    </message>
    <message>
      <source>no stream modifiers, those of a column unless it deployed</source>
      <translation>keine Bachmodifikatoren, aber die einer Marschkolonne, wenn sie sich nicht entfaltet hat</translation>
    </message>
    <message>
      <source>Streams between</source>
      <translation>Bäche dazwischen</translation>
    </message>
    <message>
      <source>By road?</source>
      <translation>Auf der Straße?</translation>
    </message>
    <message>
      <source>Streams to cross</source>
      <translation>Zu überquerende Bäche</translation>
    </message>
    <message>
      <source>Its owner names the bank</source>
      <translation>Der Besitzer nennt das Ufer</translation>
    </message>
    <message>
      <source>Paid</source>
      <translation>Bezahlt</translation>
    </message>
    <message>
      <source>One bank alone shared?</source>
      <translation>Nur ein Ufer gemeinsam?</translation>
    </message>
    <message>
      <source>Began on that bank?</source>
      <translation>An diesem Ufer begonnen?</translation>
    </message>
    <message>
      <source>Bank next to the target?</source>
      <translation>Ufer am Ziel?</translation>
    </message>
    <message>
      <source>Two banks connect?</source>
      <translation>Zwei Ufer verbinden?</translation>
    </message>
    <message>
      <source>Follow-on assault?</source>
      <translation>Folgesturmangriff?</translation>
    </message>
    <message>
      <source>Costs nothing</source>
      <translation>Kostet nichts</translation>
    </message>
    <message>
      <source>Fire at it shifted</source>
      <translation>Feuer auf sie verschoben</translation>
    </message>
    <message>
      <source>by {0} in Defensive Segments</source>
      <translation>um {0} in Abwehrsegmenten</translation>
    </message>
    <message>
      <source>Every assaulter crossed</source>
      <translation>Alle Stürmenden überquerten</translation>
    </message>
    <message>
      <source>Assault morale lowered</source>
      <translation>Sturmmoral gesenkt</translation>
    </message>
    <message>
      <source>Streams to pay</source>
      <translation>Zu bezahlende Bäche</translation>
    </message>
    <message>
      <source>One stream at least</source>
      <translation>Mindestens ein Bach</translation>
    </message>
    <message>
      <source>Bridges instead</source>
      <translation>Stattdessen Brücken</translation>
    </message>
    <message>
      <source>by road</source>
      <translation>auf der Straße</translation>
    </message>
    <message>
      <source>needs two streams.</source>
      <translation>braucht zwei Bäche.</translation>
    </message>
    <message>
      <source>Paid in an earlier phase</source>
      <translation>In einer früheren Phase bezahlt</translation>
    </message>
    <message>
      <source>On the one bank that the hexes share</source>
      <translation>Am einzigen gemeinsamen Ufer der Hexfelder</translation>
    </message>
    <message>
      <source>Both streams</source>
      <translation>Beide Bäche</translation>
    </message>
    <message>
      <source>Crossed in this impulse</source>
      <translation>In diesem Impuls überquert</translation>
    </message>
    <message>
      <source>river hexside</source>
      <translation>Fluss-Hexfeldseite</translation>
    </message>
    <message>
      <source>terrain.{0}.leg</source>
      <translation>terrain.{0}.leg</translation>
    </message>
    <message>
      <source>{0}: not for this unit</source>
      <translation>{0}: nicht für diese Einheit</translation>
    </message>
    <message>
      <source>{0}: by road only</source>
      <translation>{0}: nur auf der Straße</translation>
    </message>
    <message>
      <source>{0}: prohibited</source>
      <translation>{0}: verboten</translation>
    </message>
    <message>
      <source>{0}: only in column over a bridge</source>
      <translation>{0}: nur in Marschkolonne über eine Brücke</translation>
    </message>
  </context>
  <context>
    <name>games.spark.pages.fire</name>
    <message>
      <source>Target hex: choose one, or type its number and Enter</source>
      <translation>Ziel-Hexfeld: eines wählen oder seine Nummer tippen und Enter</translation>
    </message>
    <message>
      <source>{0} die for {1}</source>
      <translation>Würfel {0} für {1}</translation>
    </message>
    <message>
      <source>The {0} die: 1 to 10, a zero is 10.</source>
      <translation>Würfel {0}: 1 bis 10, eine Null ist 10.</translation>
    </message>
    <message>
      <source>Roll both dice for {0}</source>
      <translation>Beide Würfel für {0} werfen</translation>
    </message>
    <message>
      <source>Firing units: Space takes out, M fires another way, H for details</source>
      <translation>Feuernde Einheiten: Leertaste nimmt heraus, M feuert anders, H für Einzelheiten</translation>
    </message>
    <message>
      <source>Where the firing unit is.</source>
      <translation>Wo die feuernde Einheit steht.</translation>
    </message>
    <message>
      <source>The unit that fires.</source>
      <translation>Die Einheit, die feuert.</translation>
    </message>
    <message>
      <source>What the unit adds to the fire.</source>
      <translation>Was die Einheit zum Feuer beiträgt.</translation>
    </message>
    <message>
      <source>How the unit fires. A click or M chooses another way.</source>
      <translation>Wie die Einheit feuert. Ein Klick oder M wählt eine andere Art.</translation>
    </message>
    <message>
      <source>Whether the unit may fire at this target, and if not, why.</source>
      <translation>Ob die Einheit auf dieses Ziel feuern darf, und wenn nicht, warum.</translation>
    </message>
    <message>
      <source>{0} fires {1}: click or M for another way</source>
      <translation>{0} feuert {1}: Klick oder M für eine andere Art</translation>
    </message>
    <message>
      <source>No unit fires yet: pick units with Space, or F on a Roster Sheet.</source>
      <translation>Noch feuert niemand: Einheiten mit der Leertaste wählen, oder F auf einem Stärkeblatt.</translation>
    </message>
    <message>
      <source>More conditions</source>
      <translation>Weitere Bedingungen</translation>
    </message>
    <message>
      <source>Firing units</source>
      <translation>Feuernde Einheiten</translation>
    </message>
    <message>
      <source>Kind of fire</source>
      <translation>Art des Feuers</translation>
    </message>
    <message>
      <source>Post fire</source>
      <translation>Feuer buchen</translation>
    </message>
    <message>
      <source>This phase</source>
      <translation>Diese Phase</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <source>A step of the phase, and how far it is done.</source>
      <translation>Ein Schritt der Phase, und wie weit er getan ist.</translation>
    </message>
    <message>
      <source>Steps of this phase: Enter opens one</source>
      <translation>Schritte dieser Phase: Enter öffnet einen</translation>
    </message>
    <message>
      <source>nothing is entered here</source>
      <translation>hier ist nichts eingetragen</translation>
    </message>
    <message>
      <source>No units are on the map. Import Roster Sheets, then those that fire are picked here.</source>
      <translation>Keine Einheiten auf der Karte. Stärkeblätter importieren, dann werden hier die feuernden gewählt.</translation>
    </message>
    <message>
      <source>This step cannot be entered in this phase.</source>
      <translation>Dieser Schritt kann in dieser Phase nicht eingetragen werden.</translation>
    </message>
    <message>
      <source>open a step</source>
      <translation>einen Schritt öffnen</translation>
    </message>
    <message>
      <source>fire another way</source>
      <translation>anders feuern</translation>
    </message>
    <message>
      <source>Fires</source>
      <translation>Feuert</translation>
    </message>
    <message>
      <source>Fired at</source>
      <translation>Beschossen</translation>
    </message>
    <message>
      <source>Back to the fires</source>
      <translation>Zurück zu den Feuern</translation>
    </message>
    <message>
      <source>starts at {0}, column {1}</source>
      <translation>beginnt bei {0}, Spalte {1}</translation>
    </message>
    <message>
      <source>no column yet</source>
      <translation>noch keine Spalte</translation>
    </message>
    <message>
      <source>Columns {0}: {1}</source>
      <translation>Spalten {0}: {1}</translation>
    </message>
    <message>
      <source>the fire starts here</source>
      <translation>hier beginnt das Feuer</translation>
    </message>
    <message>
      <source>No result yet</source>
      <translation>Noch kein Ergebnis</translation>
    </message>
    <message>
      <source>Result: {0}.</source>
      <translation>Ergebnis: {0}.</translation>
    </message>
    <message>
      <source>Result for {0}</source>
      <translation>Ergebnis für {0}</translation>
    </message>
    <message>
      <source>Fill in the chart</source>
      <translation>Die Tabelle ausfüllen</translation>
    </message>
    <message>
      <source>Details of {0}</source>
      <translation>Einzelheiten zu {0}</translation>
    </message>
    <message>
      <source>Its boxes are not entered: go to it on its Roster Sheet and press B.</source>
      <translation>Die Kästchen sind nicht eingetragen: auf dem Stärkeblatt dorthin gehen und B drücken.</translation>
    </message>
    <message>
      <source>in the hex</source>
      <translation>Im Hexfeld</translation>
    </message>
    <message>
      <source>What was marked on the unit.</source>
      <translation>Was auf der Einheit vermerkt wurde.</translation>
    </message>
    <message>
      <source>Units that Space picks: {0}</source>
      <translation>Einheiten, die die Leertaste wählt: {0}</translation>
    </message>
    <message>
      <source>The strength that the unit has with the steps that are left.</source>
      <translation>Die Stärke, die die Einheit mit den übrigen Schritten hat.</translation>
    </message>
    <message>
      <source>The steps that the unit has left, and how many it has in full.</source>
      <translation>Die Schritte, die der Einheit bleiben, und wie viele sie voll hat.</translation>
    </message>
    <message>
      <source>Whether the unit may take part in this fire, and if not, why.</source>
      <translation>Ob die Einheit an diesem Feuer teilnehmen darf, und wenn nicht, warum.</translation>
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
      <source>enter your half of a fire or an assault.</source>
      <translation>die eigene Hälfte eines Feuers oder Sturmangriffs eintragen.</translation>
    </message>
    <message>
      <source>fired: {0}</source>
      <translation>gefeuert: {0}</translation>
    </message>
    <message>
      <source>This file holds nothing of the {0} side: {1}</source>
      <translation>Diese Datei enthält nichts von der Seite {0}: {1}</translation>
    </message>
    <message>
      <source>The {0} sheets are hidden. Unlock them, or {1}</source>
      <translation>Die Blätter der Seite {0} sind verborgen. Entsperren, oder {1}</translation>
    </message>
    <message>
      <source>This is a past turn. Return to now to enter fire.</source>
      <translation>Dies ist ein vergangener Zug. Zu jetzt zurückkehren, um Feuer einzutragen.</translation>
    </message>
    <message>
      <source>No unit fires in this phase.</source>
      <translation>In dieser Phase feuert niemand.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.picking</name>
    <message>
      <source>Steps and markers</source>
      <translation>Schritte und Marker</translation>
    </message>
    <message>
      <source>No unit of this side is on the map.</source>
      <translation>Keine Einheit dieser Seite ist auf der Karte.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.reinforcements</name>
    <message>
      <source>What happens.</source>
      <translation>Was geschieht.</translation>
    </message>
    <message>
      <source>To which unit.</source>
      <translation>Welcher Einheit.</translation>
    </message>
    <message>
      <source>Its hex, such as 1610; or target, adjacent or far.</source>
      <translation>Ihr Hexfeld, etwa 1610; oder Ziel, benachbart oder fern.</translation>
    </message>
    <message>
      <source>Whether it is a reinforcement that is not active yet.</source>
      <translation>Ob es eine noch nicht aktive Verstärkung ist.</translation>
    </message>
    <message>
      <source>What happens to which unit.</source>
      <translation>Was welcher Einheit geschieht.</translation>
    </message>
    <message>
      <source>That unit and those around it.</source>
      <translation>Diese Einheit und die um sie herum.</translation>
    </message>
    <message>
      <source>Reinforcements that wake</source>
      <translation>Verstärkungen, die erwachen</translation>
    </message>
    <message>
      <source>The units that become active.</source>
      <translation>Die Einheiten, die aktiv werden.</translation>
    </message>
    <message>
      <source>is not among the units.</source>
      <translation>ist nicht unter den Einheiten.</translation>
    </message>
    <message>
      <source>Give hexes such as 1610 for all, or target, adjacent and far.</source>
      <translation>Für alle Hexfelder wie 1610 angeben, oder Ziel, benachbart und fern.</translation>
    </message>
    <message>
      <source>in a neighbouring hex</source>
      <translation>in einem Nachbar-Hexfeld</translation>
    </message>
    <message>
      <source>farther away</source>
      <translation>weiter entfernt</translation>
    </message>
    <message>
      <source>must be the name of a unit.</source>
      <translation>muss der Name einer Einheit sein.</translation>
    </message>
    <message>
      <source>Not active yet?</source>
      <translation>Noch nicht aktiv?</translation>
    </message>
    <message>
      <source>{0} on {1}</source>
      <translation>{0} auf {1}</translation>
    </message>
    <message>
      <source>no reinforcement</source>
      <translation>keine Verstärkung</translation>
    </message>
    <message>
      <source>wakes reinforcements</source>
      <translation>weckt Verstärkungen</translation>
    </message>
    <message>
      <source>wakes no one</source>
      <translation>weckt niemanden</translation>
    </message>
    <message>
      <source>is not a reinforcement</source>
      <translation>ist keine Verstärkung</translation>
    </message>
  </context>
  <context>
    <name>games.spark.roster</name>
    <message>
      <source>has {0} of {1} steps left.</source>
      <translation>hat noch {0} von {1} Schritten.</translation>
    </message>
    <message>
      <source>{0} to {1} of {2}</source>
      <translation>{0} bis {1} von {2}</translation>
    </message>
    <message>
      <source>Turn its counter over.</source>
      <translation>Den Spielstein umdrehen.</translation>
    </message>
    <message>
      <source>Turn its counter to the front.</source>
      <translation>Den Spielstein auf die Vorderseite drehen.</translation>
    </message>
    <message>
      <source>gets back</source>
      <translation>erhält zurück</translation>
    </message>
    <message>
      <source>has {0} step, and cannot come down to {1}.</source>
      <translation>hat {0} Schritt und kann nicht auf {1} fallen.</translation>
    </message>
    <message>
      <source>has {0} steps, and cannot come down to {1}.</source>
      <translation>hat {0} Schritte und kann nicht auf {1} fallen.</translation>
    </message>
    <message>
      <source>Take it off the map.</source>
      <translation>Von der Karte nehmen.</translation>
    </message>
    <message>
      <source>Cross off no more boxes than are open.</source>
      <translation>Nicht mehr Kästchen streichen, als offen sind.</translation>
    </message>
    <message>
      <source>{0}.{1}.word</source>
      <translation>{0}.{1}.word</translation>
    </message>
    <message>
      <source>surprised, half fire</source>
      <translation>überrascht, halbes Feuer</translation>
    </message>
    <message>
      <source>surprised, no fire</source>
      <translation>überrascht, kein Feuer</translation>
    </message>
    <message>
      <source>The current strength.</source>
      <translation>Die jetzige Stärke.</translation>
    </message>
    <message>
      <source>The unit's markers, and what the weather or a surprise does to it.</source>
      <translation>Was auf der Einheit liegt und was Wetter oder Überraschung mit ihr machen.</translation>
    </message>
    <message>
      <source>What the unit is.</source>
      <translation>Was die Einheit ist.</translation>
    </message>
    <message>
      <source>When it fires.</source>
      <translation>Wann sie feuert.</translation>
    </message>
    <message>
      <source>, at least {0}</source>
      <translation>, mindestens {0}</translation>
    </message>
    <message>
      <source>The strength that counts; P where the unit may not fire.</source>
      <translation>Die Stärke, die zählt; P, wenn die Einheit nicht feuern darf.</translation>
    </message>
    <message>
      <source>May not fire</source>
      <translation>Darf nicht feuern</translation>
    </message>
    <message>
      <source>Strength that counts</source>
      <translation>Stärke, die zählt</translation>
    </message>
    <message>
      <source>no strength of that kind</source>
      <translation>keine Stärke dieser Art</translation>
    </message>
    <message>
      <source>nothing changes it</source>
      <translation>nichts ändert sie</translation>
    </message>
    <message>
      <source>disrupted, outside the Defensive Fire Segments</source>
      <translation>desorganisiert, außerhalb der Abwehrfeuer-Segmente</translation>
    </message>
    <message>
      <source>terrain.{0}.strength_artillery</source>
      <translation>terrain.{0}.strength_artillery</translation>
    </message>
    <message>
      <source>It has {0} in all.</source>
      <translation>Sie hat insgesamt {0}.</translation>
    </message>
    <message>
      <source>{0} of {1} steps × {2} = {3}</source>
      <translation>{0} von {1} Schritten × {2} = {3}</translation>
    </message>
    <message>
      <source>last box {0} {1} regular {2}</source>
      <translation>letztes Kästchen {0} {1} regulär {2}</translation>
    </message>
    <message>
      <source>Boxes printed for the unit.</source>
      <translation>Für die Einheit gedruckte Kästchen.</translation>
    </message>
    <message>
      <source>Boxes not crossed off.</source>
      <translation>Nicht gestrichene Kästchen.</translation>
    </message>
    <message>
      <source>Regular strength on the front.</source>
      <translation>Reguläre Stärke auf der Vorderseite.</translation>
    </message>
    <message>
      <source>AT strength on the front.</source>
      <translation>AT-Stärke auf der Vorderseite.</translation>
    </message>
    <message>
      <source>Which strength is asked for.</source>
      <translation>Nach welcher Stärke gefragt ist.</translation>
    </message>
    <message>
      <source>The numbers in the step boxes from the left, ? for one without; nothing where no box has a number.</source>
      <translation>Die Zahlen in den Schrittkästchen von links, ? für eines ohne; nichts, wenn kein Kästchen eine Zahl hat.</translation>
    </message>
    <message>
      <source>AT strength on the back, where it is known.</source>
      <translation>AT-Stärke auf der Rückseite, sofern bekannt.</translation>
    </message>
    <message>
      <source>Regular strength on the back, where it is known.</source>
      <translation>Reguläre Stärke auf der Rückseite, sofern bekannt.</translation>
    </message>
    <message>
      <source>is more than the unit has.</source>
      <translation>ist mehr, als die Einheit hat.</translation>
    </message>
    <message>
      <source>Give one entry for each of {0} boxes, ? for one without.</source>
      <translation>Für jedes von {0} Kästchen einen Eintrag angeben, ? für eines ohne.</translation>
    </message>
    <message>
      <source>holds {0} box.</source>
      <translation>enthält {0} Kästchen.</translation>
    </message>
    <message>
      <source>holds {0} boxes.</source>
      <translation>enthält {0} Kästchen.</translation>
    </message>
    <message>
      <source>{0} of the counter</source>
      <translation>{0} des Spielsteins</translation>
    </message>
    <message>
      <source>Current strength</source>
      <translation>Jetzige Stärke</translation>
    </message>
    <message>
      <source>The number in the rightmost box.</source>
      <translation>Die Zahl im Kästchen ganz rechts.</translation>
    </message>
    <message>
      <source>is neither the regular nor the AT strength.</source>
      <translation>ist weder die normale noch die AT-Stärke.</translation>
    </message>
    <message>
      <source>Boxes hold</source>
      <translation>Kästchen enthalten</translation>
    </message>
    <message>
      <source>The kind of fire.</source>
      <translation>Die Art des Feuers.</translation>
    </message>
    <message>
      <source>Flipped counter</source>
      <translation>Umgedrehter Spielstein</translation>
    </message>
    <message>
      <source>Whether it is flipped.</source>
      <translation>Ob er umgedreht ist.</translation>
    </message>
    <message>
      <source>has no {0} strength in the books.</source>
      <translation>hat in den Büchern keine Stärke ({0}).</translation>
    </message>
    <message>
      <source>Boxes printed</source>
      <translation>Aufgedruckte Kästchen</translation>
    </message>
    <message>
      <source>AT strength on the back</source>
      <translation>AT-Stärke auf der Rückseite</translation>
    </message>
    <message>
      <source>Regular strength on the back</source>
      <translation>Reguläre Stärke auf der Rückseite</translation>
    </message>
    <message>
      <source>no box is open</source>
      <translation>kein Kästchen ist offen</translation>
    </message>
    <message>
      <source>box {0}</source>
      <translation>Kästchen {0}</translation>
    </message>
    <message>
      <source>flipped, and 0 on the back</source>
      <translation>umgedreht, und 0 auf der Rückseite</translation>
    </message>
    <message>
      <source>{0} box</source>
      <translation>{0} Kästchen</translation>
    </message>
    <message>
      <source>{0} boxes</source>
      <translation>{0} Kästchen</translation>
    </message>
    <message>
      <source>0 on the counter</source>
      <translation>0 auf dem Spielstein</translation>
    </message>
  </context>
  <context>
    <name>games.spark.screens</name>
    <message>
      <source>none yet</source>
      <translation>noch keine</translation>
    </message>
    <message>
      <source>No AA unit is on the map.</source>
      <translation>Keine Flak-Einheit ist auf der Karte.</translation>
    </message>
    <message>
      <source>has shot</source>
      <translation>hat geschossen</translation>
    </message>
    <message>
      <source>An anti-aircraft unit.</source>
      <translation>Eine Flugabwehreinheit.</translation>
    </message>
    <message>
      <source>Reach</source>
      <translation>Reichweite</translation>
    </message>
    <message>
      <source>How far its fire reaches, in hexes.</source>
      <translation>Wie weit ihr Feuer reicht, in Hexfeldern.</translation>
    </message>
    <message>
      <source>The air points that the side has left.</source>
      <translation>Die Luftpunkte, die der Seite bleiben.</translation>
    </message>
    <message>
      <source>Before the assaults</source>
      <translation>Vor den Sturmangriffen</translation>
    </message>
    <message>
      <source>Place or remove</source>
      <translation>Legen oder entfernen</translation>
    </message>
    <message>
      <source>Enemy movement</source>
      <translation>Feindliche Bewegung</translation>
    </message>
    <message>
      <source>After the assaults</source>
      <translation>Nach den Sturmangriffen</translation>
    </message>
    <message>
      <source>No bridge is begun. Begin one in the Soviet Movement Phase.</source>
      <translation>Keine Brücke ist begonnen. Eine in der sowjetischen Bewegungsphase beginnen.</translation>
    </message>
    <message>
      <source>{0} of {1} markers in play</source>
      <translation>{0} von {1} Markern im Spiel</translation>
    </message>
    <message>
      <source>Bridging units</source>
      <translation>Brückeneinheiten</translation>
    </message>
    <message>
      <source>No bridging unit is on the map.</source>
      <translation>Keine Brückeneinheit ist auf der Karte.</translation>
    </message>
    <message>
      <source>No reinforcement is inactive or expected.</source>
      <translation>Keine Verstärkung ist inaktiv oder erwartet.</translation>
    </message>
    <message>
      <source>when woken</source>
      <translation>wenn geweckt</translation>
    </message>
    <message>
      <source>No unit was driven off the map.</source>
      <translation>Keine Einheit wurde von der Karte gedrängt.</translation>
    </message>
    <message>
      <source>Where the bridge is.</source>
      <translation>Wo die Brücke ist.</translation>
    </message>
    <message>
      <source>Over</source>
      <translation>Vorbei</translation>
    </message>
    <message>
      <source>What it crosses.</source>
      <translation>Was sie überquert.</translation>
    </message>
    <message>
      <source>The turn in which it was built or begun.</source>
      <translation>Der Zug, in dem sie gebaut oder begonnen wurde.</translation>
    </message>
    <message>
      <source>May begin from</source>
      <translation>Darf beginnen ab</translation>
    </message>
    <message>
      <source>The turn from which it may begin another bridge.</source>
      <translation>Der Zug, von dem an sie eine weitere Brücke beginnen darf.</translation>
    </message>
    <message>
      <source>A unit that is inactive or expected.</source>
      <translation>Eine Einheit, die inaktiv ist oder erwartet wird.</translation>
    </message>
    <message>
      <source>The turn from which it acts or arrives.</source>
      <translation>Der Zug, von dem an sie handelt oder ankommt.</translation>
    </message>
    <message>
      <source>A unit that was driven off the map.</source>
      <translation>Eine Einheit, die von der Karte vertrieben wurde.</translation>
    </message>
    <message>
      <source>Driven off</source>
      <translation>Abgedrängt</translation>
    </message>
    <message>
      <source>The turn in which it was driven off.</source>
      <translation>Der Zug, in dem sie vertrieben wurde.</translation>
    </message>
    <message>
      <source>must return</source>
      <translation>muss zurückkehren</translation>
    </message>
    <message>
      <source>morale holds</source>
      <translation>Moral hält</translation>
    </message>
    <message>
      <source>Fire this phase</source>
      <translation>Feuer dieser Phase</translation>
    </message>
    <message>
      <source>as posted, then by pencil</source>
      <translation>wie gebucht, danach mit Bleistift</translation>
    </message>
    <message>
      <source>Firing, target</source>
      <translation>Feuernd, Ziel</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>Gray</source>
      <translation>Grau</translation>
    </message>
    <message>
      <source>No units are on the map. Set them up, or import Roster Sheets.</source>
      <translation>Keine Einheiten auf der Karte. Aufstellen oder Stärkeblätter importieren.</translation>
    </message>
    <message>
      <source>Units fire in the Movement, Combat and Post-Assault Fire Phases.</source>
      <translation>Einheiten feuern in der Bewegungsphase, der Kampfphase und der Phase für Feuer nach dem Sturmangriff.</translation>
    </message>
    <message>
      <source>No assaults: Assault Markers are placed in the Movement Phase.</source>
      <translation>Keine Sturmangriffe: Sturmmarker werden in der Bewegungsphase gelegt.</translation>
    </message>
    <message>
      <source>No AFV is in {0}: AT fire hits AFV alone.</source>
      <translation>Kein Panzerfahrzeug steht in {0}: AT-Feuer trifft nur Panzerfahrzeuge.</translation>
    </message>
    <message>
      <source>peat bog</source>
      <translation>Torfmoor</translation>
    </message>
    <message>
      <source>river or lake</source>
      <translation>Fluss oder See</translation>
    </message>
    <message>
      <source>crossed stream</source>
      <translation>hat Bach überquert</translation>
    </message>
    <message>
      <source>across river</source>
      <translation>über Fluss</translation>
    </message>
    <message>
      <source>changes formation</source>
      <translation>ändert Formation</translation>
    </message>
    <message>
      <source>{0} fire</source>
      <translation>{0} Feuer</translation>
    </message>
    <message>
      <source>{0} fires</source>
      <translation>{0} Feuer</translation>
    </message>
    <message>
      <source>can be hit</source>
      <translation>treffbar</translation>
    </message>
    <message>
      <source>Assaults this impulse</source>
      <translation>Sturmangriffe dieses Impulses</translation>
    </message>
    <message>
      <source>Ammunition {0} − {1} = {2}</source>
      <translation>Munition {0} − {1} = {2}</translation>
    </message>
    <message>
      <source>assault marker</source>
      <translation>Sturmmarker</translation>
    </message>
    <message>
      <source>Markers: {0}. ○ ● ●● ●●● armor.</source>
      <translation>Marker: {0}. ○ ● ●● ●●● Panzerung.</translation>
    </message>
    <message>
      <source>A number in the last open box counts. Personnel with AT up to {0}: steps left.</source>
      <translation>Eine Zahl im letzten offenen Kästchen zählt. Mannschaften mit AT bis {0}: übrige Schritte.</translation>
    </message>
    <message>
      <source>{0} takes {1} shifts</source>
      <translation>{0} kostet {1} Verschiebungen</translation>
    </message>
    <message>
      <source>{0} Else steps left ÷ all × printed, down, at least {1}.</source>
      <translation>{0} Sonst übrige Schritte ÷ alle × aufgedruckt, abgerundet, mindestens {1}.</translation>
    </message>
    <message>
      <source>ammunition: {0}</source>
      <translation>Munition: {0}</translation>
    </message>
    <message>
      <source>Steps, lost from the right</source>
      <translation>Schritte, von rechts verloren</translation>
    </message>
    <message>
      <source>Columns of the fire table</source>
      <translation>Spalten der Feuertabelle</translation>
    </message>
    <message>
      <source>Counterb.</source>
      <translation>Konterb.</translation>
    </message>
    <message>
      <source>Def 1</source>
      <translation>Abw. 1</translation>
    </message>
    <message>
      <source>Off 1</source>
      <translation>Ang. 1</translation>
    </message>
    <message>
      <source>Def 2</source>
      <translation>Abw. 2</translation>
    </message>
    <message>
      <source>Off 2</source>
      <translation>Ang. 2</translation>
    </message>
    <message>
      <source>Front: {0}
Back: {1}
Moves: {2}</source>
      <translation>Vorn: {0}
Hinten: {1}
Bewegung: {2}</translation>
    </message>
    <message>
      <source>Morale stays as printed, whatever is lost.</source>
      <translation>Die Moral bleibt wie aufgedruckt, was auch verloren geht.</translation>
    </message>
    <message>
      <source>Armor: {0} dot</source>
      <translation>Panzerung: {0} Punkt</translation>
    </message>
    <message>
      <source>Armor: {0} dots</source>
      <translation>Panzerung: {0} Punkte</translation>
    </message>
    <message>
      <source>{0} of {1} steps{2}</source>
      <translation>{0} von {1} Schritten{2}</translation>
    </message>
    <message>
      <source>no boxes entered</source>
      <translation>keine Kästchen eingetragen</translation>
    </message>
    <message>
      <source>ticked as fresh</source>
      <translation>als frisch angekreuzt</translation>
    </message>
    <message>
      <source>fresh bonus open</source>
      <translation>Bonus für frische Division offen</translation>
    </message>
    <message>
      <source>{0} rocket unit</source>
      <translation>{0} Raketeneinheit</translation>
    </message>
    <message>
      <source>{0} rocket units</source>
      <translation>{0} Raketeneinheiten</translation>
    </message>
    <message>
      <source>Morale was not entered.</source>
      <translation>Moral wurde nicht eingetragen.</translation>
    </message>
    <message>
      <source>{0} ammunition</source>
      <translation>{0} Munition</translation>
    </message>
    <message>
      <source>{0} of {1} open</source>
      <translation>{0} von {1} offen</translation>
    </message>
    <message>
      <source>Steps on this sheet</source>
      <translation>Schritte auf diesem Blatt</translation>
    </message>
    <message>
      <source>Fired this impulse</source>
      <translation>In diesem Impuls gefeuert</translation>
    </message>
    <message>
      <source>Fired</source>
      <translation>Gefeuert</translation>
    </message>
    <message>
      <source>Armor: a hollow dot</source>
      <translation>Panzerung: ein hohler Punkt</translation>
    </message>
    <message>
      <source>{0} dot</source>
      <translation>{0} Punkt</translation>
    </message>
    <message>
      <source>Mor.</source>
      <translation>Mor.</translation>
    </message>
    <message>
      <source>Arm.</source>
      <translation>Pz.</translation>
    </message>
    <message>
      <source>Armor</source>
      <translation>Panzer</translation>
    </message>
  </context>
  <context>
    <name>games.spark.supply</name>
    <message>
      <source>German forces</source>
      <translation>Deutsche Truppen</translation>
    </message>
    <message>
      <source>Soviet forces</source>
      <translation>Sowjetische Truppen</translation>
    </message>
    <message>
      <source>{0} has {1} ammunition point, {2} needed.</source>
      <translation>{0} hat {1} Munitionspunkt, {2} nötig.</translation>
    </message>
    <message>
      <source>{0} has {1} ammunition points, {2} needed.</source>
      <translation>{0} hat {1} Munitionspunkte, {2} nötig.</translation>
    </message>
    <message>
      <source>Ammunition, {0}</source>
      <translation>Munition, {0}</translation>
    </message>
    <message>
      <source>Enter what it holds under Ammunition received.</source>
      <translation>Unter Erhaltene Munition eintragen, was vorhanden ist.</translation>
    </message>
    <message>
      <source>Fire fewer units.</source>
      <translation>Weniger Einheiten feuern lassen.</translation>
    </message>
    <message>
      <source>The stock of {0} was never entered.</source>
      <translation>Der Bestand von {0} wurde nie eingetragen.</translation>
    </message>
  </context>
  <context>
    <name>games.spark.units</name>
    <message>
      <source>Counterbattery fire</source>
      <translation>Konterbatteriefeuer</translation>
    </message>
    <message>
      <source>AT {0}</source>
      <translation>AT {0}</translation>
    </message>
    <message>
      <source>regular {0}</source>
      <translation>regulär {0}</translation>
    </message>
    <message>
      <source>support, </source>
      <translation>Unterstützung, </translation>
    </message>
    <message>
      <source>infantry, engineer, AT, artillery, rocket, AA, tank</source>
      <translation>infantry, engineer, AT, artillery, rocket, AA, tank</translation>
    </message>
    <message>
      <source>on foot</source>
      <translation>zu Fuß</translation>
    </message>
    <message>
      <source>on ski</source>
      <translation>auf Skiern</translation>
    </message>
    <message>
      <source>on wheels</source>
      <translation>auf Rädern</translation>
    </message>
    <message>
      <source>on tracks</source>
      <translation>auf Ketten</translation>
    </message>
    <message>
      <source>on tracks as a T-34</source>
      <translation>auf Ketten wie ein T-34</translation>
    </message>
    <message>
      <source>by rail</source>
      <translation>mit der Bahn</translation>
    </message>
    <message>
      <source>Write it in words such as {0}, or say so under Counts as.</source>
      <translation>In Worten wie {0} schreiben oder unter Zählt als angeben.</translation>
    </message>
    <message>
      <source>It is not known what {0} is.</source>
      <translation>Niemand weiß, was {0} ist.</translation>
    </message>
    <message>
      <source>Rows of its side: {0}.</source>
      <translation>Zeilen ihrer Seite: {0}.</translation>
    </message>
    <message>
      <source>The armor of {0} is not known: AT fire at it waits.</source>
      <translation>Die Panzerung von {0} ist nicht bekannt: AT-Feuer darauf wartet.</translation>
    </message>
    <message>
      <source>Enter one of {0}.</source>
      <translation>Eines von {0} eintragen.</translation>
    </message>
    <message>
      <source>The row of {0} in the artillery chart is not known: its fire waits.</source>
      <translation>Die Zeile von {0} in der Artillerietabelle ist nicht bekannt: Ihr Feuer wartet.</translation>
    </message>
    <message>
      <source>Enter one, such as {0}.</source>
      <translation>Eine eintragen, etwa {0}.</translation>
    </message>
    <message>
      <source>{0}.{1}.name</source>
      <translation>{0}.{1}.name</translation>
    </message>
    <message>
      <source>{0} is not a row of its side.</source>
      <translation>{0} ist keine Zeile ihrer Seite.</translation>
    </message>
    <message>
      <source>armor {0}</source>
      <translation>Panzerung {0}</translation>
    </message>
    <message>
      <source>chart row {0}</source>
      <translation>Tabellenzeile {0}</translation>
    </message>
    <message>
      <source>Write the numbers from the left, ? for a box without one: ? ? 15 18.</source>
      <translation>Die Zahlen von links schreiben, ? für ein Kästchen ohne: ? ? 15 18.</translation>
    </message>
    <message>
      <source>Write one such as {0}.</source>
      <translation>Eines schreiben, etwa {0}.</translation>
    </message>
    <message>
      <source>{0} is not a row of the Artillery Capabilities Chart.</source>
      <translation>{0} ist keine Zeile der Artillerietabelle.</translation>
    </message>
    <message>
      <source>Write one of {0}.</source>
      <translation>Eines von {0} schreiben.</translation>
    </message>
    <message>
      <source>{0} boxes are too many.</source>
      <translation>{0} Kästchen sind zu viele.</translation>
    </message>
    <message>
      <source>{0} is not the number of a box.</source>
      <translation>{0} ist keine Zahl eines Kästchens.</translation>
    </message>
    <message>
      <source>{0} is not a type in the rules.</source>
      <translation>{0} ist kein Typ der Regeln.</translation>
    </message>
    <message>
      <source>the numbers in the boxes, such as ? ? 15 18, or nothing</source>
      <translation>die Zahlen in den Kästchen, etwa ? ? 15 18, oder nichts</translation>
    </message>
    <message>
      <source>none, hollow, 1, 2 or 3, or nothing</source>
      <translation>keine, hohl, 1, 2 oder 3, oder nichts</translation>
    </message>
    <message>
      <source>leg, ski, wheel or track</source>
      <translation>zu Fuß, Ski, Rad oder Kette</translation>
    </message>
    <message>
      <source>a type such as infantry, or nothing</source>
      <translation>ein Typ, etwa Infanterie, oder nichts</translation>
    </message>
    <message>
      <source>a row of the artillery chart, or nothing</source>
      <translation>eine Zeile der Artillerietabelle, oder nichts</translation>
    </message>
    <message>
      <source>SMG</source>
      <translation>MPi</translation>
    </message>
    <message>
      <source>Independent</source>
      <translation>unabhängig</translation>
    </message>
    <message>
      <source>In parentheses</source>
      <translation>In Klammern</translation>
    </message>
    <message>
      <source>No bridges</source>
      <translation>Keine Brücken</translation>
    </message>
    <message>
      <source>text, or nothing</source>
      <translation>Text, oder nichts</translation>
    </message>
    <message>
      <source>Army / parent</source>
      <translation>Armee / übergeordnet</translation>
    </message>
    <message>
      <source>Army</source>
      <translation>Armee</translation>
    </message>
    <message>
      <source>{0} is not an armor rating.</source>
      <translation>{0} ist kein Panzerungswert.</translation>
    </message>
    <message>
      <source>{0} is not a way to move.</source>
      <translation>{0} ist keine Bewegungsart.</translation>
    </message>
    <message>
      <source>Box values</source>
      <translation>Werte der Kästchen</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Verlegungen</translation>
    </message>
    <message>
      <source>Counts as</source>
      <translation>Zählt als</translation>
    </message>
    <message>
      <source>Chart row</source>
      <translation>Tabellenzeile</translation>
    </message>
    <message>
      <source>Reinforcement</source>
      <translation>Verstärkung</translation>
    </message>
    <message>
      <source>Steps basis</source>
      <translation>Grundlage der Schritte</translation>
    </message>
  </context>
  <context>
    <name>replays.spark</name>
    <message>
      <source>The combat example</source>
      <translation>Das Kampfbeispiel</translation>
    </message>
    <message>
      <source>The example begins in the first Soviet impulse of the game. Air points and initiative play no part in it, so the day opens without entries.</source>
      <translation>Das Beispiel beginnt im ersten sowjetischen Impuls der Partie. Luftpunkte und Initiative spielen darin keine Rolle, also beginnt der Tag ohne Buchungen.</translation>
    </message>
    <message>
      <source>Whose ammunition</source>
      <translation>Wessen Munition</translation>
    </message>
    <message>
      <source>Each indirect artillery shot costs a point. The example takes the points of the 67th Army's artillery from the stock of the Leningrad Front.</source>
      <translation>Jeder indirekte Artillerieschuss kostet einen Punkt. Das Beispiel nimmt die Punkte für die Artillerie der 67th Army aus dem Vorrat der Leningrad Front.</translation>
    </message>
    <message>
      <source>The rule keeps a stock for each Army, the example debits the Front. The default is stocks with free names: here the Army shoots from that of the Front.</source>
      <translation>Die Regel führt einen Vorrat für jede Armee, das Beispiel belastet die Front. Vorgabe sind Vorräte mit freien Namen: hier schießt die Armee aus dem der Front.</translation>
    </message>
    <message>
      <source>Soviet stock</source>
      <translation>Sowjetischer Vorrat</translation>
    </message>
    <message>
      <source>The text does not say how much the Front has. Twenty points stand in for it, so that what is spent can be seen.</source>
      <translation>Der Text sagt nicht, wie viel die Front hat. Dafür stehen zwanzig Punkte, damit man sieht, was verbraucht wird.</translation>
    </message>
    <message>
      <source>German stock</source>
      <translation>Deutscher Vorrat</translation>
    </message>
    <message>
      <source>The same for the Germans, who shoot from one stock.</source>
      <translation>Dasselbe für die Deutschen, die aus einem einzigen Vorrat schießen.</translation>
    </message>
    <message>
      <source>Soviet movement</source>
      <translation>Sowjetische Bewegung</translation>
    </message>
    <message>
      <source>The 67th Army stands on the ice of the Neva, in front of the trenches of the 170th Infantry Division.</source>
      <translation>Die 67th Army steht auf dem Eis der Newa, vor den Gräben der 170th Infantry Division.</translation>
    </message>
    <message>
      <source>The trenches</source>
      <translation>Die Gräben</translation>
    </message>
    <message>
      <source>All German units in the hexes that will be assaulted occupy the entrenchments there.</source>
      <translation>Alle deutschen Einheiten in den Hexfeldern, die gestürmt werden sollen, besetzen dort die Verschanzungen.</translation>
    </message>
    <message>
      <source>Assault Markers toward A</source>
      <translation>Sturmmarker gegen A</translation>
    </message>
    <message>
      <source>284/86 and 330/86 place Assault Markers toward 1710, where an anti-tank battalion holds the trenches. The letters A to E name the five assaults.</source>
      <translation>284/86 und 330/86 legen Sturmmarker gegen 1710, wo ein Panzerjägerbataillon die Gräben hält. Die Buchstaben A bis E stehen für die fünf Sturmangriffe.</translation>
    </message>
    <message>
      <source>Assault Markers toward B</source>
      <translation>Sturmmarker gegen B</translation>
    </message>
    <message>
      <source>Two stacks go for Marino, hex 1712: a sapper battalion with a rifle regiment, and a rifle regiment with T-60 tanks.</source>
      <translation>Zwei Stapel gehen gegen Marino vor, Hexfeld 1712: ein Pionierbataillon mit einem Schützenregiment und ein Schützenregiment mit T-60-Panzern.</translation>
    </message>
    <message>
      <source>1/61T stands between two units of the 136th Division, which puts 387/136 out of command; the text then plays it in command. The default keeps the flag and lets the players waive it: it is waived here, and initial morale would be 7 either way.</source>
      <translation>1/61T steht zwischen zwei Einheiten der 136. Division, sodass 387/136 nicht geführt ist; der Text spielt sie dann als geführt. Die Vorgabe lässt die Kennzeichnung stehen, und die Spieler dürfen darauf verzichten: hier wird darauf verzichtet, und die Anfangsmoral wäre so oder so 7.</translation>
    </message>
    <message>
      <source>Assault Markers toward C</source>
      <translation>Sturmmarker gegen C</translation>
    </message>
    <message>
      <source>A rifle regiment and another T-60 battalion go for 1714.</source>
      <translation>Ein Schützenregiment und ein weiteres T-60-Bataillon gehen gegen 1714 vor.</translation>
    </message>
    <message>
      <source>The text once credits 2/61T with the fire of the tanks at B. Its own list puts 1/61T into 1613, and so does the replay.</source>
      <translation>Der Text schreibt das Feuer der Panzer bei B einmal 2/61T zu. Seine eigene Liste stellt 1/61T nach 1613, und so wird es hier nachgespielt.</translation>
    </message>
    <message>
      <source>Assault Markers toward D</source>
      <translation>Sturmmarker gegen D</translation>
    </message>
    <message>
      <source>Two regiments of the 268th Division go for Gorodok, hex 1617.</source>
      <translation>Zwei Regimenter der 268. Division gehen gegen Gorodok vor, Hexfeld 1617.</translation>
    </message>
    <message>
      <source>Assault Marker toward E</source>
      <translation>Sturmmarker gegen E</translation>
    </message>
    <message>
      <source>The third regiment of the 268th goes for 1618 alone.</source>
      <translation>Das dritte Regiment der 268. geht allein gegen 1618 vor.</translation>
    </message>
    <message>
      <source>Movement is over. Air strikes hit other units, or nothing.</source>
      <translation>Die Bewegung ist vorbei. Luftangriffe treffen andere Einheiten oder nichts.</translation>
    </message>
    <message>
      <source>The Combat Phase opens with counterbattery fire. Then the Soviet player resolves his assaults one after the other, in the order that he likes.</source>
      <translation>Die Kampfphase beginnt mit Konterbatteriefeuer. Dann trägt der sowjetische Spieler seine Sturmangriffe einen nach dem anderen aus, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
      <source>1106, a regiment of heavy guns, fires its 8 points at a German battery. The target has fewer than five steps, which is one column to the left: from 8 to 5. Red is the Soviet result die, and a 2 misses.</source>
      <translation>1106, ein Regiment schwerer Geschütze, feuert mit seinen 8 Punkten auf eine deutsche Batterie. Das Ziel hat weniger als fünf Schritte, das ist eine Spalte nach links: von 8 auf 5. Rot ist der sowjetische Ergebniswürfel, und eine 2 geht daneben.</translation>
    </message>
    <message>
      <source>The text owns up that this fire was not allowed: woods in 2112 hide the target from the balloon, and it has not fired yet. It is kept because it shows the procedure.</source>
      <translation>Der Text gibt selbst zu, dass dieses Feuer nicht erlaubt war: Wald in 2112 verdeckt dem Ballon das Ziel, und dieses hat noch nicht gefeuert. Es bleibt stehen, weil es den Ablauf zeigt.</translation>
    </message>
    <message>
      <source>Column to begin with</source>
      <translation>Ausgangsspalte</translation>
    </message>
    <message>
      <source>Die that is read</source>
      <translation>Abgelesener Würfel</translation>
    </message>
    <message>
      <source>A: direct fire at 330/86</source>
      <translation>A: direktes Feuer auf 330/86</translation>
    </message>
    <message>
      <source>No barrage, and the Germans stay. In the first Defensive Fire Segment the anti-tank battalion fires its 3 points. Two columns for the river and one for the trench lead to 12; the second shift for the trench is lost, for 12 to 18 takes two.</source>
      <translation>Kein Sperrfeuer, und die Deutschen bleiben. Im ersten Abwehrfeuer-Segment feuert das Panzerjägerbataillon mit seinen 3 Punkten. Zwei Spalten für den Fluss und eine für den Graben führen auf 12; die zweite Verschiebung für den Graben verfällt, denn von 12 auf 18 braucht es zwei.</translation>
    </message>
    <message>
      <source>A: artillery at 284/86</source>
      <translation>A: Artillerie auf 284/86</translation>
    </message>
    <message>
      <source>A howitzer battalion joins in with 3 points of indirect fire at the other regiment. The river hex moves it to 8. Both dice show 0, which is ten: two steps, and a morale check failed by four. The regiment loses its Assault Marker, is disrupted and must retreat two hexes.</source>
      <translation>Eine Haubitzenabteilung schießt mit 3 Punkten indirektem Feuer auf das andere Regiment. Das Flusshexfeld rückt es auf 8. Beide Würfel zeigen 0, das ist zehn: zwei Schritte, und die Moralprobe ist um vier verfehlt. Das Regiment verliert seinen Sturmmarker, ist desorganisiert und muss sich zwei Hexfelder zurückziehen.</translation>
    </message>
    <message>
      <source>The morale check table forbids a retreat after indirect fire alone, 13.12 allows it to units that assault. The default lets them retreat, as the text does.</source>
      <translation>Die Tabelle der Moralprobe verbietet einen Rückzug nach bloß indirektem Feuer, 13.12 erlaubt ihn stürmenden Einheiten. Die Vorgabe lässt sie zurückgehen, wie es auch der Text tut.</translation>
    </message>
    <message>
      <source>{0} is disrupted</source>
      <translation>{0} ist desorganisiert</translation>
    </message>
    <message>
      <source>{0} keeps its Assault Marker</source>
      <translation>{0} behält den Sturmmarker</translation>
    </message>
    <message>
      <source>A: 284/86 retreats</source>
      <translation>A: 284/86 zieht sich zurück</translation>
    </message>
    <message>
      <source>It goes back over 1510, a village, to the station in 1410: cover comes first, then its own map edge.</source>
      <translation>Es geht über 1510, ein Dorf, bis zum Bahnhof in 1410 zurück: zuerst zählt Deckung, dann der eigene Kartenrand.</translation>
    </message>
    <message>
      <source>The text names 1609 as the end once, and then plays 1510 and 1410. The path is followed.</source>
      <translation>Der Text nennt einmal 1609 als Ende und spielt dann 1510 und 1410. Hier gilt der gespielte Weg.</translation>
    </message>
    <message>
      <source>{0} stands in</source>
      <translation>{0} steht in</translation>
    </message>
    <message>
      <source>A: the Soviets fire back</source>
      <translation>A: die Sowjets feuern zurück</translation>
    </message>
    <message>
      <source>330/86 stays in the assault and fires its remaining 6 points; the divisional artillery adds 5. Each fills the 5 column, ten points together begin on 8. Two columns to the left for the trench and one for the small target lead to 2: one step, morale holds.</source>
      <translation>330/86 bleibt im Sturmangriff und feuert mit den verbliebenen 6 Punkten; die Divisionsartillerie gibt 5 dazu. Jedes füllt die Spalte 5, zehn Punkte zusammen beginnen auf 8. Zwei Spalten nach links für den Graben und eine für das kleine Ziel führen auf 2: ein Schritt, die Moral hält.</translation>
    </message>
    <message>
      <source>The text does not give the boxes of 3/240/170, only that they are fewer than five. Three stand in for them.</source>
      <translation>Der Text nennt die Kästchen von 3/240/170 nicht, nur dass es weniger als fünf sind. Dafür stehen drei.</translation>
    </message>
    <message>
      <source>Points together</source>
      <translation>Punkte zusammen</translation>
    </message>
    <message>
      <source>A: the Germans withdraw</source>
      <translation>A: die Deutschen setzen sich ab</translation>
    </message>
    <message>
      <source>There is no armor in the hexes, so there are no second fire segments. The battalion is on wheels and may still withdraw: a 3 against morale 6 lets it go one or two hexes. It goes to 1810.</source>
      <translation>In den Hexfeldern ist nichts Gepanzertes, also gibt es keine zweiten Feuersegmente. Das Bataillon fährt auf Rädern und darf sich noch absetzen: mit einer 3 gegen Moral 6 darf es ein oder zwei Hexfelder weit gehen. Es geht nach 1810.</translation>
    </message>
    <message>
      <source>A: 330/86 takes the trenches</source>
      <translation>A: 330/86 nimmt die Gräben</translation>
    </message>
    <message>
      <source>Nobody defends 1710 any more. The regiment advances into the hex; it could take its Assault Marker along and does not.</source>
      <translation>Niemand verteidigt mehr 1710. Das Regiment rückt in das Hexfeld nach; es könnte seinen Sturmmarker mitnehmen und tut es nicht.</translation>
    </message>
    <message>
      <source>B: barrage</source>
      <translation>B: Sperrfeuer</translation>
    </message>
    <message>
      <source>Two rocket units and a divisional regiment bring 27 points at Marino, three short of the 30 column. From 18 the trench takes two shifts, which is one column there, and the village one more: 8. One step, and morale fails by one: suppressed. The rockets are out of supply.</source>
      <translation>Zwei Raketenwerfereinheiten und ein Divisionsregiment bringen 27 Punkte gegen Marino, drei zu wenig für die Spalte 30. Von 18 aus nimmt der Graben zwei Verschiebungen, das ist dort eine Spalte, und das Dorf noch eine: 8. Ein Schritt, und die Moralprobe ist um eins verfehlt: niedergehalten. Die Raketenwerfer sind unversorgt.</translation>
    </message>
    <message>
      <source>Points of 321Gd</source>
      <translation>Punkte von 321Gd</translation>
    </message>
    <message>
      <source>Points of 523Gd</source>
      <translation>Punkte von 523Gd</translation>
    </message>
    <message>
      <source>Points of 291/136</source>
      <translation>Punkte von 291/136</translation>
    </message>
    <message>
      <source>{0} is suppressed</source>
      <translation>{0} ist niedergehalten</translation>
    </message>
    <message>
      <source>{0} is out of supply</source>
      <translation>{0} ist unversorgt</translation>
    </message>
    <message>
      <source>B: fire at 1612</source>
      <translation>B: Feuer auf 1612</translation>
    </message>
    <message>
      <source>The battalion has four steps left, halved by suppression: two points, one for each hex. One point goes to 3 by the trench, the howitzers add 3 more: six points fill the 5 column, and the river leads to 12. For the sappers, with fewer than five steps, it is 8. The regiment loses a step; both hold.</source>
      <translation>Das Bataillon hat noch vier Schritte, halbiert durch das Niederhalten: zwei Punkte, einen für jedes Hexfeld. Ein Punkt kommt durch den Graben auf 3, die Haubitzen geben noch 3 dazu: sechs Punkte füllen die Spalte 5, und der Fluss führt auf 12. Für die Pioniere mit weniger als fünf Schritten ist es 8. Das Regiment verliert einen Schritt; beide halten.</translation>
    </message>
    <message>
      <source>The table gives +1 for fire out of the village. The text leaves it out here and takes it in D. The default is the table: enter the village as the firing unit's terrain, and the sappers are on 12, the regiment stays on 12. The text is followed here; the result is the same.</source>
      <translation>Die Tabelle gibt +1 für Feuer aus dem Dorf. Der Text lässt es hier weg und nimmt es bei D. Vorgabe ist die Tabelle: ist das Dorf als Gelände der feuernden Einheit eingetragen, liegen die Pioniere auf 12, das Regiment bleibt auf 12. Hier gilt der Text; das Ergebnis ist dasselbe.</translation>
    </message>
    <message>
      <source>Column at 387/136</source>
      <translation>Spalte gegen 387/136</translation>
    </message>
    <message>
      <source>Column at 7GdMiner</source>
      <translation>Spalte gegen 7GdMiner</translation>
    </message>
    <message>
      <source>Die at 387/136</source>
      <translation>Würfel gegen 387/136</translation>
    </message>
    <message>
      <source>Morale die of 387/136</source>
      <translation>Moralwürfel von 387/136</translation>
    </message>
    <message>
      <source>Die at 7GdMiner</source>
      <translation>Würfel gegen 7GdMiner</translation>
    </message>
    <message>
      <source>Morale die of 7GdMiner</source>
      <translation>Moralwürfel von 7GdMiner</translation>
    </message>
    <message>
      <source>B: fire at 1613</source>
      <translation>B: Feuer auf 1613</translation>
    </message>
    <message>
      <source>The other point goes at the regiment beside the tanks, with 3 points of a second howitzer battalion. Again the column is 12. No loss, and morale holds.</source>
      <translation>Der andere Punkt geht gegen das Regiment neben den Panzern, mit 3 Punkten einer zweiten Haubitzenabteilung. Wieder ist es die Spalte 12. Kein Verlust, und die Moral hält.</translation>
    </message>
    <message>
      <source>B: four units fire</source>
      <translation>B: vier Einheiten feuern</translation>
    </message>
    <message>
      <source>Units of a hex with the same shifts pool their fire: 3 and 7 points fill the 8 column, 8 and 4 the 12 column. Twenty points begin on 18. Trench, village and small target are four shifts to the left, down to 5. A 1 does nothing.</source>
      <translation>Einheiten eines Hexfelds mit denselben Verschiebungen fassen ihr Feuer zusammen: 3 und 7 Punkte füllen die Spalte 8, 8 und 4 die Spalte 12. Zwanzig Punkte beginnen auf 18. Graben, Dorf und kleines Ziel sind vier Verschiebungen nach links, bis auf 5. Eine 1 bewirkt nichts.</translation>
    </message>
    <message>
      <source>B: a shot at the tanks</source>
      <translation>B: ein Schuss auf die Panzer</translation>
    </message>
    <message>
      <source>There are tanks among the assaulters, so the Germans fire a second time, with their other strength: AT 1. Half of it would be less than one and is one again. Thin armor, the trench and the river lead from 1 to 12. Two steps: the counter flips, and morale holds.</source>
      <translation>Unter den Angreifern sind Panzer, also feuern die Deutschen ein zweites Mal, mit ihrer anderen Stärke: Panzerabwehr 1. Die Hälfte davon wäre weniger als eins und ist wieder eins. Dünne Panzerung, Graben und Fluss führen von 1 auf 12. Zwei Schritte: der Spielstein wird umgedreht, und die Moral hält.</translation>
    </message>
    <message>
      <source>Here, too, the text leaves out +1 for the village. By the default, the table, the column would be 20. The text is followed; a box for 20 and 9 is not known from it.</source>
      <translation>Auch hier lässt der Text +1 für das Dorf weg. Nach der Vorgabe, der Tabelle, wäre es die Spalte 20. Hier gilt der Text; ein Kästchen für 20 und 9 nennt er nicht.</translation>
    </message>
    <message>
      <source>{0} is flipped</source>
      <translation>{0} ist umgedreht</translation>
    </message>
    <message>
      <source>B: the assault</source>
      <translation>B: der Sturmangriff</translation>
    </message>
    <message>
      <source>There is no armor in the hex, so the Soviets have no second segment. Their personnel has morale 7, which the tanks cannot lower. Twenty steps against four are triple strength. Armor, sappers and numbers make it 12 in spite of the river; the Germans come to 7 with trench and village. Dice 5 and 8: 17 to 15.</source>
      <translation>Im Hexfeld ist nichts Gepanzertes, also haben die Sowjets kein zweites Segment. Ihre Mannschaften haben Moral 7, die von den Panzern nicht gesenkt werden kann. Zwanzig Schritte gegen vier sind dreifache Stärke. Panzer, Pioniere und Überzahl machen trotz des Flusses 12 daraus; die Deutschen kommen mit Graben und Dorf auf 7. Würfel 5 und 8: 17 zu 15.</translation>
    </message>
    <message>
      <source>Initial morale of the Soviets</source>
      <translation>Anfangsmoral der Sowjets</translation>
    </message>
    <message>
      <source>Assault morale of the Soviets</source>
      <translation>Sturmmoral der Sowjets</translation>
    </message>
    <message>
      <source>Initial morale of the Germans</source>
      <translation>Anfangsmoral der Deutschen</translation>
    </message>
    <message>
      <source>Assault morale of the Germans</source>
      <translation>Sturmmoral der Deutschen</translation>
    </message>
    <message>
      <source>The loser</source>
      <translation>Der Verlierer</translation>
    </message>
    <message>
      <source>Beaten by</source>
      <translation>Unterlegen um</translation>
    </message>
    <message>
      <source>B: Marino falls</source>
      <translation>B: Marino fällt</translation>
    </message>
    <message>
      <source>The battalion retreats to 1813. An assaulter could advance, and would have to stop in the hex, for the defender went back one hex only. The text moves nobody.</source>
      <translation>Das Bataillon zieht sich nach 1813 zurück. Ein Angreifer könnte nachrücken und müsste im Hexfeld stehen bleiben, denn der Verteidiger ging nur ein Hexfeld zurück. Der Text bewegt niemanden.</translation>
    </message>
    <message>
      <source>C: barrage</source>
      <translation>C: Sperrfeuer</translation>
    </message>
    <message>
      <source>Howitzers and rockets bring 14 points, the 12 column. Two to the left for the trench, and a 1 on the 5 column misses. The rockets are out of supply all the same.</source>
      <translation>Haubitzen und Raketenwerfer bringen 14 Punkte, die Spalte 12. Zwei nach links für den Graben, und eine 1 auf der Spalte 5 geht daneben. Die Raketenwerfer sind trotzdem unversorgt.</translation>
    </message>
    <message>
      <source>Points of 56</source>
      <translation>Punkte von 56</translation>
    </message>
    <message>
      <source>Points of 524Gd</source>
      <translation>Punkte von 524Gd</translation>
    </message>
    <message>
      <source>C: a shot at the tanks</source>
      <translation>C: ein Schuss auf die Panzer</translation>
    </message>
    <message>
      <source>The Germans choose AT fire first this time. The column is 12 again: no loss, but a check that the tanks fail by two. They lose their Assault Marker, are disrupted and retreat. With the last tanks the infantry gives up as well, though nobody fired at it.</source>
      <translation>Die Deutschen wählen diesmal zuerst Panzerabwehrfeuer. Wieder ist es die Spalte 12: kein Verlust, aber eine Moralprobe, die von den Panzern um zwei verfehlt wird. Sie verlieren ihren Sturmmarker, sind desorganisiert und ziehen sich zurück. Mit den letzten Panzern gibt auch die Infanterie auf, obwohl niemand auf sie gefeuert hat.</translation>
    </message>
    <message>
      <source>C: the assault is off</source>
      <translation>C: der Sturmangriff fällt aus</translation>
    </message>
    <message>
      <source>The tanks retreat one hex, and the infantry goes with them by choice. There are no more fire segments. The tanks could only fire in support at 1714; the infantry anywhere, but nothing is in range.</source>
      <translation>Die Panzer ziehen sich ein Hexfeld zurück, und die Infanterie geht freiwillig mit. Weitere Feuersegmente gibt es nicht. Die Panzer könnten nur unterstützend auf 1714 feuern; die Infanterie überallhin, aber nichts ist in Reichweite.</translation>
    </message>
    <message>
      <source>The text does not say which hex they go to. 1514 stands in for it.</source>
      <translation>Der Text sagt nicht, in welches Hexfeld sie gehen. Dafür steht 1514.</translation>
    </message>
    <message>
      <source>D: four points at 942/268</source>
      <translation>D: vier Punkte auf 942/268</translation>
    </message>
    <message>
      <source>The engineers in Gorodok have 5 points and split them. Four points fill the 3 column; the trench, the village and the river lead to 18. No loss, but the morale die equals the regiment's morale: its Assault Marker comes off, and it may withdraw a hex.</source>
      <translation>Die Pioniere in Gorodok haben 5 Punkte und teilen sie auf. Vier Punkte füllen die Spalte 3; Graben, Dorf und Fluss führen auf 18. Kein Verlust, aber der Moralwürfel gleicht der Moral des Regiments: sein Sturmmarker kommt weg, und es darf sich ein Hexfeld absetzen.</translation>
    </message>
    <message>
      <source>D: 942/268 withdraws</source>
      <translation>D: 942/268 setzt sich ab</translation>
    </message>
    <message>
      <source>Wisely the regiment takes the hex that it may withdraw.</source>
      <translation>Klugerweise setzt sich das Regiment um das erlaubte Hexfeld ab.</translation>
    </message>
    <message>
      <source>The text does not say which hex it goes to. 1416 stands in for it.</source>
      <translation>Der Text sagt nicht, in welches Hexfeld es geht. Dafür steht 1416.</translation>
    </message>
    <message>
      <source>D: the rest at 947/268</source>
      <translation>D: der Rest auf 947/268</translation>
    </message>
    <message>
      <source>One point goes to 5 by trench and village, the artillery adds 3: the 8 column. The river leads to 12 with a shift left over. One step, and morale fails by one: the marker comes off, suppressed, one hex back.</source>
      <translation>Ein Punkt kommt durch Graben und Dorf auf 5, die Artillerie gibt 3 dazu: die Spalte 8. Der Fluss führt auf 12, eine Verschiebung bleibt übrig. Ein Schritt, und die Moralprobe ist um eins verfehlt: der Marker kommt weg, niedergehalten, ein Hexfeld zurück.</translation>
    </message>
    <message>
      <source>D: the assault is off</source>
      <translation>D: der Sturmangriff fällt aus</translation>
    </message>
    <message>
      <source>Nobody assaults Gorodok any more, so the assault is over. The second regiment must retreat a hex.</source>
      <translation>Niemand stürmt mehr Gorodok, also ist der Sturmangriff vorbei. Das zweite Regiment muss sich ein Hexfeld zurückziehen.</translation>
    </message>
    <message>
      <source>The text does not say which hex it goes to. 1417 stands in for it.</source>
      <translation>Der Text sagt nicht, in welches Hexfeld es geht. Dafür steht 1417.</translation>
    </message>
    <message>
      <source>E: the Germans fire</source>
      <translation>E: die Deutschen feuern</translation>
    </message>
    <message>
      <source>The last assault is one regiment against one battalion. Five points go to 18 by the trench and the river. One step, and morale holds.</source>
      <translation>Im letzten Sturmangriff steht ein Regiment gegen ein Bataillon. Fünf Punkte kommen durch Graben und Fluss auf 18. Ein Schritt, und die Moral hält.</translation>
    </message>
    <message>
      <source>E: the Soviets fire back</source>
      <translation>E: die Sowjets feuern zurück</translation>
    </message>
    <message>
      <source>Six points fill the 5 column, two to the left for the trench: 2. No loss, but the check fails by two: the Germans are disrupted, and may not withdraw.</source>
      <translation>Sechs Punkte füllen die Spalte 5, zwei nach links für den Graben: 2. Kein Verlust, aber die Moralprobe ist um zwei verfehlt: die Deutschen sind desorganisiert und dürfen sich nicht absetzen.</translation>
    </message>
    <message>
      <source>The set-up calls 1518 an entrenchment hex; here it is where the Soviets start from. The default leaves it to the players which hexes have trenches: 1618 has.</source>
      <translation>Die Aufstellung nennt 1518 ein Hexfeld mit Verschanzung; hier treten die Sowjets von dort an. Die Vorgabe überlässt den Spielern, welche Hexfelder Gräben haben: 1618 hat welche.</translation>
    </message>
    <message>
      <source>E: the assault is tied</source>
      <translation>E: der Sturmangriff endet unentschieden</translation>
    </message>
    <message>
      <source>Six steps against five give the Soviets 7; the Germans come to 5 with the trench. Dice 2 and 4 make it nine to nine. Both lose a step, both morales would be worked out again, and new dice fall. The text stops here.</source>
      <translation>Sechs Schritte gegen fünf geben den Sowjets 7; die Deutschen kommen mit dem Graben auf 5. Würfel 2 und 4 machen neun zu neun daraus. Beide verlieren einen Schritt, beide Sturmmoralwerte wären neu zu ermitteln, und neue Würfel fallen. Hier hört der Text auf.</translation>
    </message>
    <message>
      <source>Fire took +2 for the river here, and the assault no −1 for it, unlike B. The default takes the −1 where the hexside is treated as river or lake; the text does not treat it so, and is followed. With the −1 the Soviets would lose by one.</source>
      <translation>Das Feuer nahm hier +2 für den Fluss, der Sturmangriff anders als bei B kein −1. Die Vorgabe nimmt das −1, wo die Hexfeldseite als Fluss oder See behandelt wird; der Text tut das nicht, und er gilt hier. Mit dem −1 würden die Sowjets um eins verlieren.</translation>
    </message>
    <message>
      <source>Total of the Soviets</source>
      <translation>Summe der Sowjets</translation>
    </message>
    <message>
      <source>Total of the Germans</source>
      <translation>Summe der Deutschen</translation>
    </message>
    <message>
      <source>After the example</source>
      <translation>Nach dem Beispiel</translation>
    </message>
    <message>
      <source>This is how the Roster Sheets look then. The Soviets spent seven points of ammunition, the Germans four. None of these units may take part in Post-Assault Fire.</source>
      <translation>So sehen die Stärkeblätter danach aus. Die Sowjets haben sieben Munitionspunkte verbraucht, die Deutschen vier. Keine dieser Einheiten darf am Feuer nach dem Sturmangriff teilnehmen.</translation>
    </message>
    <message>
      <source>Soviet ammunition spent</source>
      <translation>Sowjetische Munition verbraucht</translation>
    </message>
    <message>
      <source>German ammunition spent</source>
      <translation>Deutsche Munition verbraucht</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.air</name>
    <message>
      <source>x printed range</source>
      <translation>x aufgedruckte Reichweite</translation>
    </message>
    <message>
      <source>AA fire after ZOC fire</source>
      <translation>Flakfeuer nach Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>Air points that one AA fire is aimed at</source>
      <translation>Luftpunkte, auf die ein Flakfeuer gerichtet ist</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.artillery</name>
    <message>
      <source>Soviet divisional artillery regiment</source>
      <translation>Sowjetisches Divisionsartillerieregiment</translation>
    </message>
    <message>
      <source>Soviet mortar regiment</source>
      <translation>Sowjetisches Granatwerferregiment</translation>
    </message>
    <message>
      <source>Soviet light artillery regiment</source>
      <translation>Sowjetisches leichtes Artillerieregiment</translation>
    </message>
    <message>
      <source>Soviet gun regiment</source>
      <translation>Sowjetisches Kanonenregiment</translation>
    </message>
    <message>
      <source>Soviet heavy gun regiment</source>
      <translation>Sowjetisches schweres Kanonenregiment</translation>
    </message>
    <message>
      <source>Soviet mixed gun regiment</source>
      <translation>Sowjetisches gemischtes Kanonenregiment</translation>
    </message>
    <message>
      <source>Soviet howitzer regiment</source>
      <translation>Sowjetisches Haubitzenregiment</translation>
    </message>
    <message>
      <source>Soviet heavy howitzer regiment</source>
      <translation>Sowjetisches schweres Haubitzenregiment</translation>
    </message>
    <message>
      <source>Soviet super heavy howitzer regiment</source>
      <translation>Sowjetisches überschweres Haubitzenregiment</translation>
    </message>
    <message>
      <source>Soviet rocket brigade or regiment</source>
      <translation>Sowjetische Raketenbrigade oder -regiment</translation>
    </message>
    <message>
      <source>Soviet heavy rocket battalion</source>
      <translation>Sowjetisches schweres Raketenbataillon</translation>
    </message>
    <message>
      <source>Red Banner Baltic Fleet</source>
      <translation>Baltische Rotbannerflotte</translation>
    </message>
    <message>
      <source>German divisional artillery battalion</source>
      <translation>Deutsche Divisionsartillerieabteilung</translation>
    </message>
    <message>
      <source>German mixed gun battalion</source>
      <translation>Deutsche gemischte Kanonenabteilung</translation>
    </message>
    <message>
      <source>German 150 mm gun battalion</source>
      <translation>Deutsche 150-mm-Kanonenabteilung</translation>
    </message>
    <message>
      <source>German 150 mm howitzer battalion</source>
      <translation>Deutsche 150-mm-Haubitzenabteilung</translation>
    </message>
    <message>
      <source>German 210 mm howitzer battalion</source>
      <translation>Deutsche 210-mm-Haubitzenabteilung</translation>
    </message>
    <message>
      <source>Nebelwerfer battalion</source>
      <translation>Nebelwerferabteilung</translation>
    </message>
    <message>
      <source>German railroad gun</source>
      <translation>Deutsches Eisenbahngeschütz</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.assault</name>
    <message>
      <source>Assault morale, defender in woods</source>
      <translation>Sturmmoral, Verteidiger im Wald</translation>
    </message>
    <message>
      <source>Assault morale, defender in a station</source>
      <translation>Sturmmoral, Verteidiger im Bahnhof</translation>
    </message>
    <message>
      <source>Assault morale, defender in a village</source>
      <translation>Sturmmoral, Verteidiger im Dorf</translation>
    </message>
    <message>
      <source>Assault morale, defender in a settlement</source>
      <translation>Sturmmoral, Verteidiger in einer Siedlung</translation>
    </message>
    <message>
      <source>Assault morale, defender in a town</source>
      <translation>Sturmmoral, Verteidiger in einer Stadt</translation>
    </message>
    <message>
      <source>Assault morale, defender on a hill</source>
      <translation>Sturmmoral, Verteidiger auf einem Hügel</translation>
    </message>
    <message>
      <source>Assault morale, trench, all assaulters outside</source>
      <translation>Sturmmoral, Graben, alle Stürmenden außerhalb</translation>
    </message>
    <message>
      <source>Assault morale, trench, an assaulter inside</source>
      <translation>Sturmmoral, Graben, ein Stürmender innerhalb</translation>
    </message>
    <message>
      <source>Assault morale, all defenders in column</source>
      <translation>Sturmmoral, alle Verteidiger in Marschkolonne</translation>
    </message>
    <message>
      <source>Assault morale, defender's solid armor dot</source>
      <translation>Sturmmoral, voller Panzerungspunkt des Verteidigers</translation>
    </message>
    <message>
      <source>Assault morale, only the defender has AFV</source>
      <translation>Sturmmoral, nur der Verteidiger hat Panzerfahrzeuge</translation>
    </message>
    <message>
      <source>Assault morale, engineer against buildings</source>
      <translation>Sturmmoral, Pioniere gegen Gebäude</translation>
    </message>
    <message>
      <source>Assault morale, engineer against a trench</source>
      <translation>Sturmmoral, Pioniere gegen einen Graben</translation>
    </message>
    <message>
      <source>Assault morale, all crossed a stream</source>
      <translation>Sturmmoral, alle haben einen Bach überquert</translation>
    </message>
    <message>
      <source>Assault morale, an assaulter inside the trench</source>
      <translation>Sturmmoral, ein Stürmender im Graben</translation>
    </message>
    <message>
      <source>Assault morale, all across a river or lake</source>
      <translation>Sturmmoral, alle über Fluss oder See</translation>
    </message>
    <message>
      <source>Assault morale, assaulter's solid armor dot</source>
      <translation>Sturmmoral, voller Panzerungspunkt des Stürmenden</translation>
    </message>
    <message>
      <source>Assault morale, only the assaulter has AFV</source>
      <translation>Sturmmoral, nur der Stürmende hat Panzerfahrzeuge</translation>
    </message>
    <message>
      <source>Assault morale, Soviet SMG</source>
      <translation>Sturmmoral, sowjetische MPi</translation>
    </message>
    <message>
      <source>Strength Bonus for more steps, times</source>
      <translation>Stärkebonus für mehr Schritte, mal</translation>
    </message>
    <message>
      <source>Strength Bonus for more steps</source>
      <translation>Stärkebonus für mehr Schritte</translation>
    </message>
    <message>
      <source>Strength Bonus for double, times</source>
      <translation>Stärkebonus für das Doppelte, mal</translation>
    </message>
    <message>
      <source>Strength Bonus for double</source>
      <translation>Stärkebonus für das Doppelte</translation>
    </message>
    <message>
      <source>Strength Bonus for triple, times</source>
      <translation>Stärkebonus für das Dreifache, mal</translation>
    </message>
    <message>
      <source>Strength Bonus for triple</source>
      <translation>Stärkebonus für das Dreifache</translation>
    </message>
    <message>
      <source>Steps of a hex in an assault</source>
      <translation>Schritte eines Hexfelds im Sturmangriff</translation>
    </message>
    <message>
      <source>x steps</source>
      <translation>x Schritte</translation>
    </message>
    <message>
      <source>Steps of defending artillery</source>
      <translation>Schritte verteidigender Artillerie</translation>
    </message>
    <message>
      <source>Tied assault, steps lost by both</source>
      <translation>Unentschiedener Sturmangriff, Schrittverluste beider</translation>
    </message>
    <message>
      <source>Assault lost by 1, assaulter's hexes</source>
      <translation>Sturm um 1 verloren, Felder: Stürmer</translation>
    </message>
    <message>
      <source>Assault lost by 1, defender's hexes</source>
      <translation>Sturm um 1 verloren, Felder: Verteidiger</translation>
    </message>
    <message>
      <source>Assault lost by 1, steps</source>
      <translation>Sturm um 1 verloren, Schritte</translation>
    </message>
    <message>
      <source>Assault lost by 2, assaulter's hexes</source>
      <translation>Sturm um 2 verloren, Felder: Stürmer</translation>
    </message>
    <message>
      <source>Assault lost by 2, defender's hexes</source>
      <translation>Sturm um 2 verloren, Felder: Verteidiger</translation>
    </message>
    <message>
      <source>Assault lost by 2, steps</source>
      <translation>Sturm um 2 verloren, Schritte</translation>
    </message>
    <message>
      <source>Assault lost by 3, assaulter's hexes</source>
      <translation>Sturm um 3 verloren, Felder: Stürmer</translation>
    </message>
    <message>
      <source>Assault lost by 3, defender's hexes</source>
      <translation>Sturm um 3 verloren, Felder: Verteidiger</translation>
    </message>
    <message>
      <source>Assault lost by 3, steps</source>
      <translation>Sturm um 3 verloren, Schritte</translation>
    </message>
    <message>
      <source>Assault lost by 4, assaulter's hexes</source>
      <translation>Sturm um 4 verloren, Felder: Stürmer</translation>
    </message>
    <message>
      <source>Assault lost by 4, steps</source>
      <translation>Sturm um 4 verloren, Schritte</translation>
    </message>
    <message>
      <source>Assault lost by 5 or more, assaulter's hexes</source>
      <translation>Sturm um 5+ verloren, Felder: Stürmer</translation>
    </message>
    <message>
      <source>Assault lost by 5 or more, steps</source>
      <translation>Sturm um 5+ verloren, Schritte</translation>
    </message>
    <message>
      <source>Assault lost, another step for each point above</source>
      <translation>Sturmangriff verloren, ein weiterer Schritt je Punkt darüber</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.bridges</name>
    <message>
      <source>Turn Sections</source>
      <translation>Zugabschnitte</translation>
    </message>
    <message>
      <source>Rest for a bridging unit</source>
      <translation>Rast einer Brückeneinheit</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.eligibility</name>
    <message>
      <source>fired counterbattery</source>
      <translation>schoss Konterbatteriefeuer</translation>
    </message>
    <message>
      <source>fired a barrage</source>
      <translation>schoss Sperrfeuer</translation>
    </message>
    <message>
      <source>fired in this phase already</source>
      <translation>hat in dieser Phase schon gefeuert</translation>
    </message>
    <message>
      <source>fired in a Defensive Segment</source>
      <translation>feuerte in einem Abwehrsegment</translation>
    </message>
    <message>
      <source>gave support fire</source>
      <translation>gab Unterstützungsfeuer</translation>
    </message>
    <message>
      <source>fired in an Offensive Segment</source>
      <translation>feuerte in einem Angriffssegment</translation>
    </message>
    <message>
      <source>fired in Post-Assault Fire</source>
      <translation>feuerte nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>did ZOC fire</source>
      <translation>gab Kontrollzonenfeuer</translation>
    </message>
    <message>
      <source>fired for another assault</source>
      <translation>feuerte für einen anderen Sturmangriff</translation>
    </message>
    <message>
      <source>has an Assault Marker</source>
      <translation>hat einen Sturmmarker</translation>
    </message>
    <message>
      <source>withdrew from its hex</source>
      <translation>wich aus ihrem Hexfeld aus</translation>
    </message>
    <message>
      <source>defended in an assault that ended</source>
      <translation>verteidigte in einem beendeten Sturmangriff</translation>
    </message>
    <message>
      <source>lost its Assault Marker to defensive fire</source>
      <translation>verlor den Sturmmarker durch Abwehrfeuer</translation>
    </message>
    <message>
      <source>gave up its assault</source>
      <translation>gab ihren Sturmangriff auf</translation>
    </message>
    <message>
      <source>had its assault called off by other means</source>
      <translation>ihr Sturmangriff wurde anders abgesagt</translation>
    </message>
    <message>
      <source>target in an Assault Target Hex</source>
      <translation>Ziel in einem Sturmzielfeld</translation>
    </message>
    <message>
      <source>Required (j)</source>
      <translation>Vorgeschrieben (j)</translation>
    </message>
    <message>
      <source>target with a marker toward the hex</source>
      <translation>Ziel mit einem Marker auf das Hexfeld</translation>
    </message>
    <message>
      <source>target in no Assault Target Hex</source>
      <translation>Ziel in keinem Sturmzielfeld</translation>
    </message>
    <message>
      <source>target AFV took part in an assault</source>
      <translation>Ziel-Panzerfahrzeug nahm an einem Sturmangriff teil</translation>
    </message>
    <message>
      <source>target took part in an assault</source>
      <translation>Ziel nahm an einem Sturmangriff teil</translation>
    </message>
    <message>
      <source>target is the Baltic Fleet</source>
      <translation>Ziel ist die Baltische Flotte</translation>
    </message>
    <message>
      <source>surprised and silent</source>
      <translation>überrascht und stumm</translation>
    </message>
    <message>
      <source>artillery next to an enemy</source>
      <translation>Artillerie neben einem Feind</translation>
    </message>
    <message>
      <source>target leaves a zone in the Movement Phase</source>
      <translation>Ziel verlässt in der Bewegungsphase eine Zone</translation>
    </message>
    <message>
      <source>target changes formation in a zone</source>
      <translation>Ziel ändert in einer Zone die Formation</translation>
    </message>
    <message>
      <source>defender leaves the Assault Target Hex</source>
      <translation>Verteidiger verlässt das Sturmzielfeld</translation>
    </message>
    <message>
      <source>assaulter leaves its start hex</source>
      <translation>Stürmender verlässt sein Ausgangs-Hexfeld</translation>
    </message>
    <message>
      <source>target leaves a later hex of its route</source>
      <translation>Ziel verlässt ein späteres Hexfeld seines Weges</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.fire</name>
    <message>
      <source>Least strength of a unit that can fire</source>
      <translation>Geringste Stärke einer Einheit, die feuern kann</translation>
    </message>
    <message>
      <source>AT strength up to which personnel count their steps</source>
      <translation>AT-Stärke, bis zu der Mannschaften ihre Schritte zählen</translation>
    </message>
    <message>
      <source>Shifts for a move of one column</source>
      <translation>Verschiebungen für einen Schritt um eine Spalte</translation>
    </message>
    <message>
      <source>Shifts for a move between high columns</source>
      <translation>Verschiebungen für einen Schritt zwischen hohen Spalten</translation>
    </message>
    <message>
      <source>Column from which a move takes double shifts</source>
      <translation>Spalte, ab der ein Schritt doppelte Verschiebungen kostet</translation>
    </message>
    <message>
      <source>Most that one class of terrain gives an AFV</source>
      <translation>Höchstwert, den eine Geländeklasse einem Panzerfahrzeug gibt</translation>
    </message>
    <message>
      <source>Ammunition for an indirect fire</source>
      <translation>Munition für ein indirektes Feuer</translation>
    </message>
    <message>
      <source>Range of direct fire of artillery</source>
      <translation>Reichweite direkten Feuers der Artillerie</translation>
    </message>
    <message>
      <source>Strength of units surprised with half fire</source>
      <translation>Stärke überraschter Einheiten mit halbem Feuer</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.initiative</name>
    <message>
      <source>Units listed for a fresh division</source>
      <translation>Aufgeführte Einheiten für eine frische Division</translation>
    </message>
    <message>
      <source>Divisions may be fresh</source>
      <translation>Divisionen dürfen frisch sein</translation>
    </message>
    <message>
      <source>Brigades may be fresh</source>
      <translation>Brigaden dürfen frisch sein</translation>
    </message>
    <message>
      <source>Regiments may be fresh</source>
      <translation>Regimenter dürfen frisch sein</translation>
    </message>
    <message>
      <source>Units of division size may be fresh</source>
      <translation>Einheiten in Divisionsgröße dürfen frisch sein</translation>
    </message>
    <message>
      <source>Night Impulse: allowance</source>
      <translation>Nachtimpuls: Bewegungsweite</translation>
    </message>
    <message>
      <source>Initial Impulse: Post-Assault Fire Phases</source>
      <translation>Anfangsimpuls: Phasen für Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>Limited Impulse: Post-Assault Fire Phases</source>
      <translation>Begrenzter Impuls: Phasen für Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>Night Impulse: Post-Assault Fire Phases</source>
      <translation>Nachtimpuls: Phasen für Feuer nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>Hexes with Assault Markers for each committed assault</source>
      <translation>Hexfelder mit Sturmmarkern je zugesagtem Sturmangriff</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.morale</name>
    <message>
      <source>Morale, suppressed</source>
      <translation>Moral, niedergehalten</translation>
    </message>
    <message>
      <source>Morale, disrupted</source>
      <translation>Moral, desorganisiert</translation>
    </message>
    <message>
      <source>Withdrawal into cover, not armored</source>
      <translation>Absetzen in Deckung, ungepanzert</translation>
    </message>
    <message>
      <source>Withdrawal after a check (W1)</source>
      <translation>Absetzen nach einer Probe (W1)</translation>
    </message>
    <message>
      <source>Withdrawal of an assaulter</source>
      <translation>Absetzen eines Stürmenden</translation>
    </message>
    <message>
      <source>Withdrawal of a defender</source>
      <translation>Absetzen eines Verteidigers</translation>
    </message>
    <message>
      <source>Surprise 1, losses times</source>
      <translation>Überraschung 1, Verluste mal</translation>
    </message>
    <message>
      <source>Surprise 1, morale</source>
      <translation>Überraschung 1, Moral</translation>
    </message>
    <message>
      <source>Surprise 1, no assault</source>
      <translation>Überraschung 1, kein Sturmangriff</translation>
    </message>
    <message>
      <source>Surprise 2, losses times</source>
      <translation>Überraschung 2, Verluste mal</translation>
    </message>
    <message>
      <source>Surprise 2, morale</source>
      <translation>Überraschung 2, Moral</translation>
    </message>
    <message>
      <source>Surprise 2, no assault</source>
      <translation>Überraschung 2, kein Sturmangriff</translation>
    </message>
    <message>
      <source>Surprise 3, losses times</source>
      <translation>Überraschung 3, Verluste mal</translation>
    </message>
    <message>
      <source>Surprise 3, morale</source>
      <translation>Überraschung 3, Moral</translation>
    </message>
    <message>
      <source>Surprise 3, no assault</source>
      <translation>Überraschung 3, kein Sturmangriff</translation>
    </message>
    <message>
      <source>Surprise 4, losses times</source>
      <translation>Überraschung 4, Verluste mal</translation>
    </message>
    <message>
      <source>Surprise 4, morale</source>
      <translation>Überraschung 4, Moral</translation>
    </message>
    <message>
      <source>Surprise 4, hexes to retreat</source>
      <translation>Überraschung 4, Hexfelder Rückzug</translation>
    </message>
    <message>
      <source>Surprise 4, no assault</source>
      <translation>Überraschung 4, kein Sturmangriff</translation>
    </message>
    <message>
      <source>Surprise 8, losses times</source>
      <translation>Überraschung 8, Verluste mal</translation>
    </message>
    <message>
      <source>Surprise 8, morale</source>
      <translation>Überraschung 8, Moral</translation>
    </message>
    <message>
      <source>Surprise 8, no assault</source>
      <translation>Überraschung 8, kein Sturmangriff</translation>
    </message>
    <message>
      <source>Surprise 9, losses times</source>
      <translation>Überraschung 9, Verluste mal</translation>
    </message>
    <message>
      <source>Surprise 9, morale</source>
      <translation>Überraschung 9, Moral</translation>
    </message>
    <message>
      <source>Surprise 9, no assault</source>
      <translation>Überraschung 9, kein Sturmangriff</translation>
    </message>
    <message>
      <source>Surprise 0, losses times</source>
      <translation>Überraschung 0, Verluste mal</translation>
    </message>
    <message>
      <source>Surprise 0, morale</source>
      <translation>Überraschung 0, Moral</translation>
    </message>
    <message>
      <source>Surprise 0, no assault</source>
      <translation>Überraschung 0, kein Sturmangriff</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.movement</name>
    <message>
      <source>Stacking limit</source>
      <translation>Stapelgrenze</translation>
    </message>
    <message>
      <source>Streams in a hex</source>
      <translation>Bäche in einem Feld</translation>
    </message>
    <message>
      <source>Soviet divisions in a hex</source>
      <translation>Sowjetische Divisionen in einem Hexfeld</translation>
    </message>
    <message>
      <source>First column of the map</source>
      <translation>Erste Spalte der Karte</translation>
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
    <name>rules.spark.options</name>
    <message>
      <source>Fire at a worker's settlement</source>
      <translation>Feuer auf eine Arbeitersiedlung</translation>
    </message>
    <message>
      <source>Columns to the left for fire at non-armored units in a worker's settlement: 2 as in the table, or 1 as in the example of the rules.</source>
      <translation>Spalten nach links für Feuer auf ungepanzerte Einheiten in einer Arbeitersiedlung: 2 wie in der Tabelle oder 1 wie im Beispiel der Regeln.</translation>
    </message>
    <message>
      <source>Two, as in the table</source>
      <translation>Zwei, wie in der Tabelle</translation>
    </message>
    <message>
      <source>One, as in the example</source>
      <translation>Eine, wie im Beispiel</translation>
    </message>
    <message>
      <source>Fire from a hill</source>
      <translation>Feuer von einem Hügel</translation>
    </message>
    <message>
      <source>Columns to the right for direct fire from a hill: 2 as in the table, or 1 as in the example of the rules.</source>
      <translation>Spalten nach rechts für direktes Feuer von einem Hügel: 2 wie in der Tabelle oder 1 wie im Beispiel der Regeln.</translation>
    </message>
    <message>
      <source>Direct fire of artillery</source>
      <translation>Direktes Feuer der Artillerie</translation>
    </message>
    <message>
      <source>Whether artillery may fire directly by its front AT strength alone, or only where the Artillery Capabilities Chart says so, too.</source>
      <translation>Ob Artillerie allein durch die AT-Stärke der Vorderseite direkt feuern darf oder nur, wo auch die Artillerietabelle es sagt.</translation>
    </message>
    <message>
      <source>By its AT strength</source>
      <translation>Durch ihre AT-Stärke</translation>
    </message>
    <message>
      <source>By the chart, too</source>
      <translation>Auch laut Tabelle</translation>
    </message>
    <message>
      <source>Whether artillery next to an enemy may fire directly in Offensive Segments and in Post-Assault Fire, as its chart has it, or not, as the eligibility tables have it.</source>
      <translation>Ob Artillerie neben einem Feind in Angriffssegmenten und nach dem Sturmangriff direkt feuern darf, wie es ihre Tabelle sagt, oder nicht, wie es die Tabellen der Feuerberechtigung sagen.</translation>
    </message>
    <message>
      <source>As its chart has it</source>
      <translation>Wie ihre Tabelle sagt</translation>
    </message>
    <message>
      <source>As the eligibility tables have it</source>
      <translation>Wie die Tabellen der Feuerberechtigung sagen</translation>
    </message>
    <message>
      <source>Strengths halved more than once</source>
      <translation>Mehrfach halbierte Stärken</translation>
    </message>
    <message>
      <source>Whether all halves are multiplied and the strength is rounded down once, or it is rounded down after each half.</source>
      <translation>Ob alle Hälften multipliziert werden und die Stärke einmal abgerundet wird oder nach jeder Hälfte abgerundet wird.</translation>
    </message>
    <message>
      <source>Rounded once</source>
      <translation>Einmal abgerundet</translation>
    </message>
    <message>
      <source>Rounded after each half</source>
      <translation>Nach jeder Hälfte abgerundet</translation>
    </message>
    <message>
      <source>Heavy artillery alone at shelter</source>
      <translation>Schwere Artillerie allein auf Deckung</translation>
    </message>
    <message>
      <source>Whether heavy artillery that fires alone at a town or a trench joins after the shifts, as the steps of the procedure say, or is shifted as other artillery.</source>
      <translation>Ob schwere Artillerie, die allein auf eine Stadt oder einen Graben feuert, nach den Verschiebungen hinzukommt, wie es die Schritte des Ablaufs sagen, oder wie andere Artillerie verschoben wird.</translation>
    </message>
    <message>
      <source>As the steps say</source>
      <translation>Wie die Schritte sagen</translation>
    </message>
    <message>
      <source>As other artillery</source>
      <translation>Wie andere Artillerie</translation>
    </message>
    <message>
      <source>Whether the shifts at a target are netted first, or taken one after another, those to the right first.</source>
      <translation>Ob die Verschiebungen am Ziel erst verrechnet oder nacheinander genommen werden, die nach rechts zuerst.</translation>
    </message>
    <message>
      <source>Netted</source>
      <translation>Verrechnet</translation>
    </message>
    <message>
      <source>One after another</source>
      <translation>Nacheinander</translation>
    </message>
    <message>
      <source>ZOC fire at units in column</source>
      <translation>Kontrollzonenfeuer auf Einheiten in Marschkolonne</translation>
    </message>
    <message>
      <source>Whether both the shift for column and that for ZOC fire count, or only that for column.</source>
      <translation>Ob die Verschiebung für Marschkolonne und die für Kontrollzonenfeuer beide zählen oder nur die für Marschkolonne.</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>Beide</translation>
    </message>
    <message>
      <source>Only the column</source>
      <translation>Nur die Marschkolonne</translation>
    </message>
    <message>
      <source>Retreat after indirect fire</source>
      <translation>Rückzug nach indirektem Feuer</translation>
    </message>
    <message>
      <source>Whether an assaulting unit retreats where only indirect fire asked for its morale check.</source>
      <translation>Ob sich eine stürmende Einheit zurückzieht, wenn nur indirektes Feuer ihren Moraltest verlangt hat.</translation>
    </message>
    <message>
      <source>Withdrawal while suppressed</source>
      <translation>Absetzen, während niedergehalten</translation>
    </message>
    <message>
      <source>Whether a suppressed defender may try to leave the Assault Target Hex.</source>
      <translation>Ob ein niedergehaltener Verteidiger versuchen darf, das Sturmzielfeld zu verlassen.</translation>
    </message>
    <message>
      <source>Initial morale, same parent</source>
      <translation>Anfangsmoral, gleicher Verband</translation>
    </message>
    <message>
      <source>The initial assault morale of units that all belong to one parent formation.</source>
      <translation>Die anfängliche Sturmmoral von Einheiten, die alle zu einem übergeordneten Verband gehören.</translation>
    </message>
    <message>
      <source>Average, as of different parents</source>
      <translation>Durchschnitt, wie bei verschiedenen Verbänden</translation>
    </message>
    <message>
      <source>The highest morale</source>
      <translation>Die höchste Moral</translation>
    </message>
    <message>
      <source>The lowest morale</source>
      <translation>Die niedrigste Moral</translation>
    </message>
    <message>
      <source>Initial morale, partly out of command</source>
      <translation>Anfangsmoral, teils nicht geführt</translation>
    </message>
    <message>
      <source>The initial assault morale where only some of the units are out of command.</source>
      <translation>Die anfängliche Sturmmoral, wenn nur einige der Einheiten nicht geführt sind.</translation>
    </message>
    <message>
      <source>Average of all</source>
      <translation>Durchschnitt aller</translation>
    </message>
    <message>
      <source>Armor Bonus in woods and buildings</source>
      <translation>Panzerbonus in Wald und Gebäuden</translation>
    </message>
    <message>
      <source>Whether Armor Bonuses count where the defender is in woods, a station, a village, a settlement or a town; the text of the rules is cut there.</source>
      <translation>Ob Panzerboni zählen, wenn der Verteidiger in Wald, Bahnhof, Dorf, Siedlung oder Stadt ist; der Regeltext ist dort abgeschnitten.</translation>
    </message>
    <message>
      <source>Assault over a partial river hexside</source>
      <translation>Sturmangriff über eine teilweise Fluss-Hexfeldseite</translation>
    </message>
    <message>
      <source>Whether an assault over a partial river or lake hexside that is treated as a whole one takes the assault morale modifier.</source>
      <translation>Ob ein Sturmangriff über eine teilweise Fluss- oder See-Hexfeldseite, die als ganze gilt, den Modifikator der Sturmmoral erhält.</translation>
    </message>
    <message>
      <source>Surprise and the result</source>
      <translation>Überraschung und Ergebnis</translation>
    </message>
    <message>
      <source>Which status a unit gets where surprise brings one and the result another.</source>
      <translation>Was auf einer Einheit liegt, wenn Überraschung einen Zustand bringt und das Ergebnis einen anderen.</translation>
    </message>
    <message>
      <source>The worse one</source>
      <translation>Der schlimmere</translation>
    </message>
    <message>
      <source>That of the result</source>
      <translation>Der des Ergebnisses</translation>
    </message>
    <message>
      <source>Infantry without its armor</source>
      <translation>Infanterie ohne ihre Panzer</translation>
    </message>
    <message>
      <source>Which units call off an assault when every assaulting AFV has called it off.</source>
      <translation>Welche Einheiten einen Sturmangriff absagen, wenn jedes stürmende Panzerfahrzeug ihn abgesagt hat.</translation>
    </message>
    <message>
      <source>All units of the assault</source>
      <translation>Alle Einheiten des Sturmangriffs</translation>
    </message>
    <message>
      <source>Those stacked with the AFV</source>
      <translation>Die mit dem Panzerfahrzeug gestapelten</translation>
    </message>
    <message>
      <source>AFV over the ice</source>
      <translation>Panzerfahrzeuge über das Eis</translation>
    </message>
    <message>
      <source>Whether AFV with a hollow armor dot may cross rivers and lakes, or all the others.</source>
      <translation>Ob Panzerfahrzeuge mit hohlem Panzerungspunkt Flüsse und Seen überqueren dürfen oder alle anderen.</translation>
    </message>
    <message>
      <source>Those with a hollow dot</source>
      <translation>Die mit hohlem Punkt</translation>
    </message>
    <message>
      <source>All but those</source>
      <translation>Alle außer diesen</translation>
    </message>
    <message>
      <source>What fog doubles</source>
      <translation>Was Nebel verdoppelt</translation>
    </message>
    <message>
      <source>Which movement costs fog doubles.</source>
      <translation>Welche Bewegungskosten Nebel verdoppelt.</translation>
    </message>
    <message>
      <source>Terrain and hexsides off the road</source>
      <translation>Gelände und Hexfeldseiten abseits der Straße</translation>
    </message>
    <message>
      <source>Terrain, hexsides and roads</source>
      <translation>Gelände, Hexfeldseiten und Straßen</translation>
    </message>
    <message>
      <source>Every cost, actions too</source>
      <translation>Alle Kosten, auch Aktionen</translation>
    </message>
    <message>
      <source>Several conditions at once</source>
      <translation>Mehrere Bedingungen zugleich</translation>
    </message>
    <message>
      <source>Whether a suppressed unit loses its movement points after its allowance was halved, or before.</source>
      <translation>Ob eine niedergehaltene Einheit ihre Bewegungspunkte nach dem Halbieren der Bewegungsweite verliert oder davor.</translation>
    </message>
    <message>
      <source>Halve, then subtract</source>
      <translation>Halbieren, dann abziehen</translation>
    </message>
    <message>
      <source>Subtract, then halve</source>
      <translation>Abziehen, dann halbieren</translation>
    </message>
    <message>
      <source>Movement of the first player at night</source>
      <translation>Bewegung des ersten Spielers bei Nacht</translation>
    </message>
    <message>
      <source>How far the side that plays the first night impulse moves; the second moves as in a Limited Impulse.</source>
      <translation>Wie weit sich die Seite bewegt, die den ersten Nachtimpuls spielt; die zweite bewegt sich wie in einem begrenzten Impuls.</translation>
    </message>
    <message>
      <source>As in a Limited Impulse</source>
      <translation>Wie in einem begrenzten Impuls</translation>
    </message>
    <message>
      <source>As in an Initial Impulse</source>
      <translation>Wie in einem Anfangsimpuls</translation>
    </message>
    <message>
      <source>Optional stream rules</source>
      <translation>Optionale Bachregeln</translation>
    </message>
    <message>
      <source>Whether units note the stream bank that they are on, and choose which streams to cross.</source>
      <translation>Ob Einheiten das Bachufer festhalten, an dem sie stehen, und wählen, welche Bäche sie überqueren.</translation>
    </message>
    <message>
      <source>All Soviet units active</source>
      <translation>Alle sowjetischen Einheiten aktiv</translation>
    </message>
    <message>
      <source>Whether Soviet reinforcements are active from the start, to help their player.</source>
      <translation>Ob sowjetische Verstärkungen von Beginn an aktiv sind, um ihrem Spieler zu helfen.</translation>
    </message>
    <message>
      <source>Whether each impulse ends with a Recovery Phase, or only the Turn Section.</source>
      <translation>Ob jeder Impuls mit einer Erholungsphase endet oder nur der Zugabschnitt.</translation>
    </message>
    <message>
      <source>After each impulse</source>
      <translation>Nach jedem Impuls</translation>
    </message>
    <message>
      <source>At the end of the Turn Section</source>
      <translation>Am Ende des Zugabschnitts</translation>
    </message>
    <message>
      <source>Points of a fresh division</source>
      <translation>Punkte einer frischen Division</translation>
    </message>
    <message>
      <source>What each fresh division adds to the assaults that a player commits to.</source>
      <translation>Was jede frische Division zu den zugesagten Sturmangriffen eines Spielers hinzufügt.</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.phase_cases</name>
    <message>
      <source>Enter column only on a road hex, and name the road; deploy where the unit could have entered deployed.</source>
      <translation>Marschkolonne nur auf einem Straßen-Hexfeld bilden und die Straße nennen; entfalten, wo die Einheit entfaltet hätte hineinziehen können.</translation>
    </message>
    <message>
      <source>Only units that get an Assault Marker may enter a zone of control of the enemy.</source>
      <translation>Nur Einheiten, die einen Sturmmarker erhalten, dürfen eine Kontrollzone des Feindes betreten.</translation>
    </message>
    <message>
      <source>Only units that are or were in an assault draw ZOC fire.</source>
      <translation>Nur Einheiten, die an einem Sturmangriff beteiligt sind oder waren, ziehen Kontrollzonenfeuer auf sich.</translation>
    </message>
    <message>
      <source>Soviet AA units, but for one battalion of each Army, keep out of the range of their direct fire to any enemy and off the front line.</source>
      <translation>Sowjetische Flak-Einheiten, außer einem Bataillon jeder Armee, bleiben außerhalb der Reichweite ihres direkten Feuers auf jeden Feind und abseits der Front.</translation>
    </message>
    <message>
      <source>If you play with remounting, zones of control matter for it.</source>
      <translation>Wird mit Wiederaufsitzen gespielt, sind Kontrollzonen dafür von Belang.</translation>
    </message>
    <message>
      <source>A unit that can fire a kind directly has a zone of control of that kind; not weapons in column, units out of supply or ratings in parentheses.</source>
      <translation>Eine Einheit, die eine Art direkt feuern kann, hat eine Kontrollzone dieser Art; nicht aber Waffen in Marschkolonne, unversorgte Einheiten oder Werte in Klammern.</translation>
    </message>
    <message>
      <source>Personnel and weapons in a trench may use its AT strength to have an AT zone.</source>
      <translation>Mannschaften und Waffen in einem Graben dürfen dessen AT-Stärke nutzen, um eine AT-Zone zu haben.</translation>
    </message>
    <message>
      <source>Zones of control touch remounting only with the optional rule.</source>
      <translation>Kontrollzonen berühren das Wiederaufsitzen nur mit der optionalen Regel.</translation>
    </message>
    <message>
      <source>Artillery without direct fire has no zone of control, unless a trench gives it AT strength.</source>
      <translation>Artillerie ohne direktes Feuer hat keine Kontrollzone, außer ein Graben gibt ihr AT-Stärke.</translation>
    </message>
    <message>
      <source>Schnell battalions and balloons move as wheels. Soviet AA units, but for one battalion of each Army, keep out of their direct range of any enemy.</source>
      <translation>Schnell-Bataillone und Ballons bewegen sich wie Räder. Sowjetische Flak-Einheiten, außer einem Bataillon jeder Armee, bleiben außer ihrer direkten Reichweite zu jedem Feind.</translation>
    </message>
    <message>
      <source>A stack out of sight may be in any order; one that is seen has an AFV on top, if it has any.</source>
      <translation>Ein Stapel, den niemand sieht, liegt in beliebiger Reihenfolge; ein gesehener hat ein Panzerfahrzeug oben, falls er eines hat.</translation>
    </message>
    <message>
      <source>A hex has each land type of which any trace is drawn in it.</source>
      <translation>Ein Hexfeld hat jede Landart, von der darin eine Spur gezeichnet ist.</translation>
    </message>
    <message>
      <source>River and lake hexes, their hexsides (1515 to 1615) and partial hexsides (1518 to 1618) are one class; the river in the south-west counts as the Neva.</source>
      <translation>Fluss- und See-Hexfelder, ihre Hexfeldseiten (1515 bis 1615) und teilweise Hexfeldseiten (1518 bis 1618) sind eine Klasse; der Fluss im Südwesten zählt als Newa.</translation>
    </message>
    <message>
      <source>Whoever enters a river or lake hex crosses a river or lake hexside, or a bridge.</source>
      <translation>Wer ein Fluss- oder See-Hexfeld betritt, überquert eine Fluss- oder See-Hexfeldseite oder eine Brücke.</translation>
    </message>
    <message>
      <source>In a hex that is part water and part land (such as 1618) the water is ignored.</source>
      <translation>In einem Hexfeld, das teils Wasser und teils Land ist (etwa 1618), bleibt das Wasser außer Betracht.</translation>
    </message>
    <message>
      <source>A partial hexside counts as land, unless most of it is plainly water: then it counts as river or lake.</source>
      <translation>Eine teilweise Hexfeldseite zählt als Land, außer der größte Teil ist klar Wasser: Dann zählt sie als Fluss oder See.</translation>
    </message>
    <message>
      <source>AFV that are kept off the ice still cross partial hexsides, those that count as water too.</source>
      <translation>Panzerfahrzeuge, die nicht aufs Eis dürfen, überqueren dennoch teilweise Hexfeldseiten, auch solche, die als Wasser zählen.</translation>
    </message>
    <message>
      <source>An AFV that is kept off the ice may enter a river or lake hex in column over a bridge, as long as it does not deploy there of its own will.</source>
      <translation>Ein Panzerfahrzeug, das nicht aufs Eis darf, kann ein Fluss- oder See-Hexfeld in Marschkolonne über eine Brücke betreten, solange es sich dort nicht freiwillig entfaltet.</translation>
    </message>
    <message>
      <source>A bridge, printed (1430 to 1530) or built, takes the place of the water on its hexside, and lifts what it forbids; a built one never joins roads.</source>
      <translation>Eine Brücke, gedruckt (1430 bis 1530) oder gebaut, tritt an die Stelle des Wassers auf ihrer Hexfeldseite und hebt auf, was es verbietet; eine gebaute verbindet nie Straßen.</translation>
    </message>
    <message>
      <source>Terrain half hidden under other print counts: settlement 9 is hexes 2212 and 2312.</source>
      <translation>Gelände, das halb unter anderem Druck verborgen ist, zählt: Siedlung 9 sind die Hexfelder 2212 und 2312.</translation>
    </message>
    <message>
      <source>The stream of 2007 runs into the Neva through its north hexside.</source>
      <translation>Der Bach von 2007 mündet durch die nördliche Hexfeldseite in die Newa.</translation>
    </message>
    <message>
      <source>Roads that meet at a hexside, or cross in a hex, are joined: a column changes from one to the other free, and pays one of them in each hex.</source>
      <translation>Straßen, die sich an einer Hexfeldseite treffen oder in einem Hexfeld kreuzen, sind verbunden: Eine Marschkolonne wechselt frei von einer zur anderen und bezahlt in jedem Hexfeld eine davon.</translation>
    </message>
    <message>
      <source>AFV without a hollow dot cross or assault over river hexsides in column over a bridge alone; over partial hexsides every AFV goes as over land.</source>
      <translation>Panzerfahrzeuge ohne hohlen Punkt überqueren oder bestürmen Fluss-Hexfeldseiten nur in Marschkolonne über eine Brücke; über teilweise Hexfeldseiten zieht jedes Panzerfahrzeug wie über Land.</translation>
    </message>
    <message>
      <source>What the rules say of a hex whose unit may use the AT strength of its trench, or at which a marker points, is cut off in the text: see your rulebook.</source>
      <translation>Was die Regeln über ein Hexfeld sagen, dessen Einheit die AT-Stärke ihres Grabens nutzen darf oder auf das ein Marker zeigt, ist im Text abgeschnitten: siehe Regelheft.</translation>
    </message>
    <message>
      <source>Rail movement enters no zone of control of the enemy; a unit on a train stays the kind of target that it is.</source>
      <translation>Bahnbewegung betritt keine Kontrollzone des Feindes; eine Einheit im Zug bleibt die Art von Ziel, die sie ist.</translation>
    </message>
    <message>
      <source>German units go by rail on the Kirov line (2831 to 1032) and the Sinyavino spur (1439 to 2821), freely from one to the other.</source>
      <translation>Deutsche Einheiten fahren auf der Kirow-Strecke (2831 bis 1032) und der Stichbahn von Sinjawino (1439 bis 2821), mit freiem Wechsel zwischen beiden.</translation>
    </message>
    <message>
      <source>A hex with one stream symbol has two banks; with two it has three, one of them shared. Play with these rules or without them.</source>
      <translation>Ein Hexfeld mit einem Bachsymbol hat zwei Ufer; mit zweien hat es drei, davon ein gemeinsames. Mit diesen Regeln spielen oder ohne sie.</translation>
    </message>
    <message>
      <source>A mouth hex is part Neva with a stream (1225); a head hex has a stream that does not reach two hexsides (3528).</source>
      <translation>Ein Mündungs-Hexfeld ist teils Newa mit einem Bach (1225); ein Quell-Hexfeld hat einen Bach, der nicht zwei Hexfeldseiten erreicht (3528).</translation>
    </message>
    <message>
      <source>A stream goes on where its symbols meet at a hexside; the banks on its one side are then joined.</source>
      <translation>Ein Bach geht weiter, wo sich seine Symbole an einer Hexfeldseite treffen; die Ufer auf seiner einen Seite sind dann verbunden.</translation>
    </message>
    <message>
      <source>Two Soviet divisions never share a hex; independents, brigades, regiments and single battalions join any stack, as far as Unit Integrity lets them.</source>
      <translation>Zwei sowjetische Divisionen teilen nie ein Hexfeld; selbständige Einheiten, Brigaden, Regimenter und einzelne Bataillone kommen in jeden Stapel, soweit der Zusammenhalt der Verbände es zulässt.</translation>
    </message>
    <message>
      <source>13th and 46th Divisions in one hex: not allowed. 34th Ski under every unit of the 13th in 1626 to 1628: not allowed. 13th in 1626 and 1627 with 34th Ski in 1627 and 1628: allowed.</source>
      <translation>13. und 46. Division in einem Hexfeld: nicht erlaubt. 34. Ski unter jeder Einheit der 13. in 1626 bis 1628: nicht erlaubt. 13. in 1626 und 1627 mit der 34. Ski in 1627 und 1628: erlaubt.</translation>
    </message>
    <message>
      <source>A unit of another formation in the hex between two units of one breaks it: 1/61T puts 387/136 out of command.</source>
      <translation>Eine Einheit eines anderen Verbands im Hexfeld zwischen zwei Einheiten eines Verbands bricht ihn: 1/61T macht 387/136 führungslos.</translation>
    </message>
    <message>
      <source>Over the Neva and its tributary, never over Lake Ladoga.</source>
      <translation>Über die Newa und ihren Nebenfluss, nie über den Ladogasee.</translation>
    </message>
    <message>
      <source>A bridge into a river hex goes straight on over its far side (1707 over 1708 into 1709). An enemy next to any of these hexsides forbids it.</source>
      <translation>Eine Brücke in ein Fluss-Hexfeld führt geradeaus über dessen andere Seite weiter (1707 über 1708 nach 1709). Ein Feind an einer dieser Hexfeldseiten verbietet sie.</translation>
    </message>
    <message>
      <source>When a reinforcement may not enter because of what is in its entry hexes, the text does not say: see your rulebook.</source>
      <translation>Wann eine Verstärkung wegen der Truppen in ihren Eintritts-Hexfeldern nicht eintreffen darf, sagt der Text nicht: siehe Regelheft.</translation>
    </message>
    <message>
      <source>Night allows no Post-Assault Fire, a lull no fire but ZOC fire by day.</source>
      <translation>Nacht erlaubt kein Feuer nach dem Sturmangriff, eine Kampfpause nur Kontrollzonenfeuer bei Tag.</translation>
    </message>
    <message>
      <source>Aircraft see units on river and lake hexes, in column, and outside trenches on clear hexes and in places without woods.</source>
      <translation>Flugzeuge sehen Einheiten auf Fluss- und See-Hexfeldern, in Marschkolonne und außerhalb von Gräben auf offenen Hexfeldern und in Orten ohne Wald.</translation>
    </message>
    <message>
      <source>In an overstacked hex a strike can hit every unit.</source>
      <translation>In einem überfüllten Hexfeld kann ein Angriff jede Einheit treffen.</translation>
    </message>
    <message>
      <source>Counterbattery, barrage, offensive, defensive and support fire as usual; no Post-Assault Fire.</source>
      <translation>Konterbatterie-, Sperr-, Angriffs-, Abwehr- und Unterstützungsfeuer wie üblich; kein Feuer nach dem Sturmangriff.</translation>
    </message>
    <message>
      <source>Only units that are or were in an assault draw ZOC fire, with what can be seen at night.</source>
      <translation>Nur Einheiten, die an einem Sturmangriff beteiligt sind oder waren, ziehen Kontrollzonenfeuer auf sich, soweit bei Nacht zu sehen.</translation>
    </message>
    <message>
      <source>Roll for surprise before each assault, follow-on assaults included.</source>
      <translation>Vor jedem Sturmangriff für Überraschung würfeln, Folgesturmangriffe eingeschlossen.</translation>
    </message>
    <message>
      <source>Woods block the line of sight of an observation battalion, as of anyone.</source>
      <translation>Wald versperrt die Sichtlinie eines Beobachtungsbataillons wie die jeder anderen Einheit.</translation>
    </message>
    <message>
      <source>Indirect fire at a hex needs sight of one non-armored unit there.</source>
      <translation>Indirektes Feuer auf ein Hexfeld braucht Sicht auf eine ungepanzerte Einheit dort.</translation>
    </message>
    <message>
      <source>A unit that fires indirectly, or one that spots for it, sees a non-armored target in the hex; counterbattery has its exception.</source>
      <translation>Eine Einheit, die indirekt feuert, oder eine, die für sie beobachtet, sieht ein ungepanzertes Ziel im Hexfeld; Konterbatteriefeuer hat seine Ausnahme.</translation>
    </message>
    <message>
      <source>Woods, stations, villages, settlements and towns block sight, in any part of a hex or hexside.</source>
      <translation>Wald, Bahnhöfe, Dörfer, Siedlungen und Städte versperren die Sicht, in jedem Teil eines Hexfelds oder einer Hexfeldseite.</translation>
    </message>
    <message>
      <source>Stations and settlements hide units as woods do.</source>
      <translation>Bahnhöfe und Siedlungen verbergen Einheiten wie Wald.</translation>
    </message>
    <message>
      <source>A balloon sees as from a hill, but woods nearer to the target block it.</source>
      <translation>Ein Ballon sieht wie von einem Hügel, aber Wald, der näher am Ziel liegt, versperrt ihm die Sicht.</translation>
    </message>
    <message>
      <source>Where a hexside is between two hexes of land alone, it has the land types of both.</source>
      <translation>Liegt eine Hexfeldseite zwischen zwei reinen Land-Hexfeldern, hat sie die Landarten beider.</translation>
    </message>
    <message>
      <source>On a hexside that is part water, the land part has the land types of both hexes and the water part is river or lake.</source>
      <translation>Auf einer Hexfeldseite, die teils Wasser ist, hat der Landteil die Landarten beider Hexfelder, und der Wasserteil ist Fluss oder See.</translation>
    </message>
    <message>
      <source>A hex has an entrenchment where the solid red line runs through it: 1518 has, 1619 has not. Its front is the outside. Mark which units are in it.</source>
      <translation>Ein Hexfeld hat einen Graben, wo die durchgezogene rote Linie hindurchläuft: 1518 hat einen, 1619 nicht. Seine Front ist die Außenseite. Markieren, wer darin steht.</translation>
    </message>
    <message>
      <source>Two entrenchments in one hex are never joined, and a unit that enters holds both.</source>
      <translation>Zwei Gräben in einem Hexfeld sind nie verbunden, und eine Einheit, die hineinzieht, hält beide.</translation>
    </message>
    <message>
      <source>Where entrenchments meet at a hexside they are one: an enemy in the next hex of it is inside.</source>
      <translation>Wo sich Gräben an einer Hexfeldseite treffen, sind sie einer: Ein Feind im nächsten Hexfeld davon ist innerhalb.</translation>
    </message>
    <message>
      <source>Where a unit's own hex has two entrenchments, an enemy counts as inside only if he is inside both.</source>
      <translation>Wo das eigene Hexfeld einer Einheit zwei Gräben hat, zählt ein Feind nur dann als innerhalb, wenn er in beiden ist.</translation>
    </message>
    <message>
      <source>WS marks a worker's settlement; WS 5 counts as a town, and there is no WS 2.</source>
      <translation>WS bezeichnet eine Arbeitersiedlung; WS 5 zählt als Stadt, und WS 2 gibt es nicht.</translation>
    </message>
    <message>
      <source>A defender that loses by 4 or more goes back two hexes, and up to four where the advance demands it.</source>
      <translation>Ein Verteidiger, der um 4 oder mehr verliert, geht zwei Hexfelder zurück, und bis zu vier, wo das Nachrücken es verlangt.</translation>
    </message>
    <message>
      <source>Assaulters advance into the target hex, then along the path of one unit that retreated; they stop in the target hex where the defender went back one hex only. The stacking limit holds.</source>
      <translation>Stürmende rücken in das Ziel-Hexfeld nach, dann auf dem Weg einer Einheit, die sich zurückzog; sie halten im Ziel-Hexfeld, wenn der Verteidiger nur ein Hexfeld zurückging. Die Stapelgrenze gilt.</translation>
    </message>
    <message>
      <source>Retreats go into cover first: stations and settlements are cover, too.</source>
      <translation>Rückzüge gehen zuerst in Deckung: Auch Bahnhöfe und Siedlungen sind Deckung.</translation>
    </message>
    <message>
      <source>Then toward the side's own map edge, which is one with a source of supply.</source>
      <translation>Dann zum eigenen Kartenrand der Seite, und zwar einem mit Versorgungsquelle.</translation>
    </message>
    <message>
      <source>A rule on retreats and the steps in a hex is cut from the text: see your rulebook.</source>
      <translation>Eine Regel über Rückzüge und die Schritte in einem Hexfeld ist im Text abgeschnitten: siehe Regelheft.</translation>
    </message>
    <message>
      <source>Units do not retreat or withdraw as a stack where they would trigger ZOC fire.</source>
      <translation>Einheiten ziehen sich nicht als Stapel zurück und weichen nicht als Stapel aus, wo sie Kontrollzonenfeuer auslösen würden.</translation>
    </message>
    <message>
      <source>A withdrawal may go into any hex away from the enemy that prompts it.</source>
      <translation>Ein Absetzen darf in jedes Hexfeld weg von dem Feind führen, der es veranlasst.</translation>
    </message>
    <message>
      <source>The map edge north of the mouth of the Neva (hex 1025) is a Soviet source of supply.</source>
      <translation>Der Kartenrand nördlich der Newamündung (Hexfeld 1025) ist eine sowjetische Versorgungsquelle.</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.roster</name>
    <message>
      <source>A unit flips at this share of its boxes, or less</source>
      <translation>Eine Einheit wird bei diesem Anteil ihrer Kästchen oder weniger umgedreht</translation>
    </message>
    <message>
      <source>67th Army</source>
      <translation>67. Armee</translation>
    </message>
    <message>
      <source>Soviet Roster Sheet 1, Operation Spark</source>
      <translation>Sowjetisches Stärkeblatt 1, Operation Spark</translation>
    </message>
    <message>
      <source>2nd Shock, 8th Army</source>
      <translation>2. Stoßarmee, 8. Armee</translation>
    </message>
    <message>
      <source>Soviet Roster Sheet 2, Operation Spark</source>
      <translation>Sowjetisches Stärkeblatt 2, Operation Spark</translation>
    </message>
    <message>
      <source>German Roster Sheet, Operation Spark</source>
      <translation>Deutsches Stärkeblatt, Operation Spark</translation>
    </message>
    <message>
      <source>must retreat</source>
      <translation>muss sich zurückziehen</translation>
    </message>
  </context>
  <context>
    <name>rules.spark.terrain</name>
    <message>
      <source>Clear: leg</source>
      <translation>Offen: zu Fuß</translation>
    </message>
    <message>
      <source>Clear: ski</source>
      <translation>Offen: Ski</translation>
    </message>
    <message>
      <source>Clear: aerosan</source>
      <translation>Offen: Aerosan</translation>
    </message>
    <message>
      <source>Clear: wheeled</source>
      <translation>Offen: Räder</translation>
    </message>
    <message>
      <source>Clear: tracked</source>
      <translation>Offen: Ketten</translation>
    </message>
    <message>
      <source>Clear: T-34</source>
      <translation>Offen: T-34</translation>
    </message>
    <message>
      <source>Clear: fire against</source>
      <translation>Offen: Feuer auf</translation>
    </message>
    <message>
      <source>Clear: fire from</source>
      <translation>Offen: Feuer von</translation>
    </message>
    <message>
      <source>Woods: leg</source>
      <translation>Wald: zu Fuß</translation>
    </message>
    <message>
      <source>Woods: ski</source>
      <translation>Wald: Ski</translation>
    </message>
    <message>
      <source>Woods: wheeled</source>
      <translation>Wald: Räder</translation>
    </message>
    <message>
      <source>Woods: tracked</source>
      <translation>Wald: Ketten</translation>
    </message>
    <message>
      <source>Woods: T-34</source>
      <translation>Wald: T-34</translation>
    </message>
    <message>
      <source>Woods: fire against</source>
      <translation>Wald: Feuer auf</translation>
    </message>
    <message>
      <source>Woods: fire from</source>
      <translation>Wald: Feuer von</translation>
    </message>
    <message>
      <source>Swamp: leg</source>
      <translation>Sumpf: zu Fuß</translation>
    </message>
    <message>
      <source>Swamp: ski</source>
      <translation>Sumpf: Ski</translation>
    </message>
    <message>
      <source>Swamp: aerosan</source>
      <translation>Sumpf: Aerosan</translation>
    </message>
    <message>
      <source>Swamp: T-34</source>
      <translation>Sumpf: T-34</translation>
    </message>
    <message>
      <source>Swamp: fire against</source>
      <translation>Sumpf: Feuer auf</translation>
    </message>
    <message>
      <source>Swamp: fire from</source>
      <translation>Sumpf: Feuer von</translation>
    </message>
    <message>
      <source>Swamp: strength of indirect fire</source>
      <translation>Sumpf: Stärke indirekten Feuers</translation>
    </message>
    <message>
      <source>Peat bog: leg</source>
      <translation>Torfmoor: zu Fuß</translation>
    </message>
    <message>
      <source>Peat bog: ski</source>
      <translation>Torfmoor: Ski</translation>
    </message>
    <message>
      <source>Peat bog: aerosan</source>
      <translation>Torfmoor: Aerosan</translation>
    </message>
    <message>
      <source>Peat bog: tracked</source>
      <translation>Torfmoor: Ketten</translation>
    </message>
    <message>
      <source>Peat bog: T-34</source>
      <translation>Torfmoor: T-34</translation>
    </message>
    <message>
      <source>Peat bog: fire against</source>
      <translation>Torfmoor: Feuer auf</translation>
    </message>
    <message>
      <source>Peat bog: fire from</source>
      <translation>Torfmoor: Feuer von</translation>
    </message>
    <message>
      <source>Peat bog: strength of indirect fire</source>
      <translation>Torfmoor: Stärke indirekten Feuers</translation>
    </message>
    <message>
      <source>Railroad station: leg</source>
      <translation>Bahnhof: zu Fuß</translation>
    </message>
    <message>
      <source>Railroad station: ski</source>
      <translation>Bahnhof: Ski</translation>
    </message>
    <message>
      <source>Railroad station: aerosan</source>
      <translation>Bahnhof: Aerosan</translation>
    </message>
    <message>
      <source>Railroad station: wheeled</source>
      <translation>Bahnhof: Räder</translation>
    </message>
    <message>
      <source>Railroad station: tracked</source>
      <translation>Bahnhof: Ketten</translation>
    </message>
    <message>
      <source>Railroad station: T-34</source>
      <translation>Bahnhof: T-34</translation>
    </message>
    <message>
      <source>Railroad station: fire against</source>
      <translation>Bahnhof: Feuer auf</translation>
    </message>
    <message>
      <source>Railroad station: fire from</source>
      <translation>Bahnhof: Feuer von</translation>
    </message>
    <message>
      <source>Village: leg</source>
      <translation>Dorf: zu Fuß</translation>
    </message>
    <message>
      <source>Village: ski</source>
      <translation>Dorf: Ski</translation>
    </message>
    <message>
      <source>Village: aerosan</source>
      <translation>Dorf: Aerosan</translation>
    </message>
    <message>
      <source>Village: wheeled</source>
      <translation>Dorf: Räder</translation>
    </message>
    <message>
      <source>Village: tracked</source>
      <translation>Dorf: Ketten</translation>
    </message>
    <message>
      <source>Village: T-34</source>
      <translation>Dorf: T-34</translation>
    </message>
    <message>
      <source>Village: fire against</source>
      <translation>Dorf: Feuer auf</translation>
    </message>
    <message>
      <source>Village: fire from</source>
      <translation>Dorf: Feuer von</translation>
    </message>
    <message>
      <source>Worker's settlement: leg</source>
      <translation>Arbeitersiedlung: zu Fuß</translation>
    </message>
    <message>
      <source>Worker's settlement: ski</source>
      <translation>Arbeitersiedlung: Ski</translation>
    </message>
    <message>
      <source>Worker's settlement: aerosan</source>
      <translation>Arbeitersiedlung: Aerosan</translation>
    </message>
    <message>
      <source>Worker's settlement: wheeled</source>
      <translation>Arbeitersiedlung: Räder</translation>
    </message>
    <message>
      <source>Worker's settlement: tracked</source>
      <translation>Arbeitersiedlung: Ketten</translation>
    </message>
    <message>
      <source>Worker's settlement: T-34</source>
      <translation>Arbeitersiedlung: T-34</translation>
    </message>
    <message>
      <source>Worker's settlement: fire against</source>
      <translation>Arbeitersiedlung: Feuer auf</translation>
    </message>
    <message>
      <source>Worker's settlement: fire from</source>
      <translation>Arbeitersiedlung: Feuer von</translation>
    </message>
    <message>
      <source>Worker's settlement: fire against, as in the example</source>
      <translation>Arbeitersiedlung: Feuer auf, wie im Beispiel</translation>
    </message>
    <message>
      <source>Worker's settlement: fire against AFV</source>
      <translation>Arbeitersiedlung: Feuer auf Panzerfahrzeuge</translation>
    </message>
    <message>
      <source>Town: leg</source>
      <translation>Stadt: zu Fuß</translation>
    </message>
    <message>
      <source>Town: ski</source>
      <translation>Stadt: Ski</translation>
    </message>
    <message>
      <source>Town: aerosan</source>
      <translation>Stadt: Aerosan</translation>
    </message>
    <message>
      <source>Town: wheeled</source>
      <translation>Stadt: Räder</translation>
    </message>
    <message>
      <source>Town: tracked</source>
      <translation>Stadt: Ketten</translation>
    </message>
    <message>
      <source>Town: T-34</source>
      <translation>Stadt: T-34</translation>
    </message>
    <message>
      <source>Town: fire against</source>
      <translation>Stadt: Feuer auf</translation>
    </message>
    <message>
      <source>Town: fire from</source>
      <translation>Stadt: Feuer von</translation>
    </message>
    <message>
      <source>Town: fire against AFV</source>
      <translation>Stadt: Feuer auf Panzerfahrzeuge</translation>
    </message>
    <message>
      <source>Hill: leg</source>
      <translation>Hügel: zu Fuß</translation>
    </message>
    <message>
      <source>Hill: ski</source>
      <translation>Hügel: Ski</translation>
    </message>
    <message>
      <source>Hill: wheeled</source>
      <translation>Hügel: Räder</translation>
    </message>
    <message>
      <source>Hill: tracked</source>
      <translation>Hügel: Ketten</translation>
    </message>
    <message>
      <source>Hill: T-34</source>
      <translation>Hügel: T-34</translation>
    </message>
    <message>
      <source>Hill: fire against</source>
      <translation>Hügel: Feuer auf</translation>
    </message>
    <message>
      <source>Hill: fire from</source>
      <translation>Hügel: Feuer von</translation>
    </message>
    <message>
      <source>Hill: fire from, as in the example</source>
      <translation>Hügel: Feuer von, wie im Beispiel</translation>
    </message>
    <message>
      <source>Stream: leg</source>
      <translation>Bach: zu Fuß</translation>
    </message>
    <message>
      <source>Stream: ski</source>
      <translation>Bach: Ski</translation>
    </message>
    <message>
      <source>Stream: aerosan</source>
      <translation>Bach: Aerosan</translation>
    </message>
    <message>
      <source>Stream: wheeled</source>
      <translation>Bach: Räder</translation>
    </message>
    <message>
      <source>Stream: tracked</source>
      <translation>Bach: Ketten</translation>
    </message>
    <message>
      <source>Stream: T-34</source>
      <translation>Bach: T-34</translation>
    </message>
    <message>
      <source>Stream: fire against</source>
      <translation>Bach: Feuer auf</translation>
    </message>
    <message>
      <source>Stream: fire from</source>
      <translation>Bach: Feuer von</translation>
    </message>
    <message>
      <source>Entrenchment: fire against</source>
      <translation>Graben: Feuer auf</translation>
    </message>
    <message>
      <source>Entrenchment: fire from</source>
      <translation>Graben: Feuer von</translation>
    </message>
    <message>
      <source>River or lake hex: leg</source>
      <translation>Fluss- oder See-Hexfeld: zu Fuß</translation>
    </message>
    <message>
      <source>River or lake hex: ski</source>
      <translation>Fluss- oder See-Hexfeld: Ski</translation>
    </message>
    <message>
      <source>River or lake hex: aerosan</source>
      <translation>Fluss- oder See-Hexfeld: Aerosan</translation>
    </message>
    <message>
      <source>River or lake hex: wheeled</source>
      <translation>Fluss- oder See-Hexfeld: Räder</translation>
    </message>
    <message>
      <source>River or lake hex: thin armor</source>
      <translation>Fluss- oder See-Hexfeld: dünn gepanzert</translation>
    </message>
    <message>
      <source>River or lake hex: fire against</source>
      <translation>Fluss- oder See-Hexfeld: Feuer auf</translation>
    </message>
    <message>
      <source>River or lake hex: fire from</source>
      <translation>Fluss- oder See-Hexfeld: Feuer von</translation>
    </message>
    <message>
      <source>River or lake hexside: leg</source>
      <translation>Fluss- oder See-Hexfeldseite: zu Fuß</translation>
    </message>
    <message>
      <source>River or lake hexside: ski</source>
      <translation>Fluss- oder See-Hexfeldseite: Ski</translation>
    </message>
    <message>
      <source>River or lake hexside: aerosan</source>
      <translation>Fluss- oder See-Hexfeldseite: Aerosan</translation>
    </message>
    <message>
      <source>River or lake hexside: wheeled</source>
      <translation>Fluss- oder See-Hexfeldseite: Räder</translation>
    </message>
    <message>
      <source>River or lake hexside: thin armor</source>
      <translation>Fluss- oder See-Hexfeldseite: dünn gepanzert</translation>
    </message>
    <message>
      <source>River or lake hexside: fire against</source>
      <translation>Fluss- oder See-Hexfeldseite: Feuer auf</translation>
    </message>
    <message>
      <source>River or lake hexside: fire from</source>
      <translation>Fluss- oder See-Hexfeldseite: Feuer von</translation>
    </message>
    <message>
      <source>Partial hexside as water: leg</source>
      <translation>Teilweise Hexfeldseite als Wasser: zu Fuß</translation>
    </message>
    <message>
      <source>Partial hexside as water: ski</source>
      <translation>Teilweise Hexfeldseite als Wasser: Ski</translation>
    </message>
    <message>
      <source>Partial hexside as water: aerosan</source>
      <translation>Teilweise Hexfeldseite als Wasser: Aerosan</translation>
    </message>
    <message>
      <source>Partial hexside as water: wheeled</source>
      <translation>Teilweise Hexfeldseite als Wasser: Räder</translation>
    </message>
    <message>
      <source>Partial hexside as water: tracked</source>
      <translation>Teilweise Hexfeldseite als Wasser: Ketten</translation>
    </message>
    <message>
      <source>Partial hexside as water: T-34</source>
      <translation>Teilweise Hexfeldseite als Wasser: T-34</translation>
    </message>
    <message>
      <source>Partial hexside as water: fire against</source>
      <translation>Teilweise Hexfeldseite als Wasser: Feuer auf</translation>
    </message>
    <message>
      <source>Partial hexside as water: fire from</source>
      <translation>Teilweise Hexfeldseite als Wasser: Feuer von</translation>
    </message>
    <message>
      <source>Partial hexside as land: fire against</source>
      <translation>Teilweise Hexfeldseite als Land: Feuer auf</translation>
    </message>
    <message>
      <source>Partial hexside as land: fire from</source>
      <translation>Teilweise Hexfeldseite als Land: Feuer von</translation>
    </message>
    <message>
      <source>Trail: leg</source>
      <translation>Weg: zu Fuß</translation>
    </message>
    <message>
      <source>Trail: ski</source>
      <translation>Weg: Ski</translation>
    </message>
    <message>
      <source>Trail: aerosan</source>
      <translation>Weg: Aerosan</translation>
    </message>
    <message>
      <source>Trail: wheeled</source>
      <translation>Weg: Räder</translation>
    </message>
    <message>
      <source>Trail: tracked</source>
      <translation>Weg: Ketten</translation>
    </message>
    <message>
      <source>Trail: T-34</source>
      <translation>Weg: T-34</translation>
    </message>
    <message>
      <source>Trail: fire against</source>
      <translation>Weg: Feuer auf</translation>
    </message>
    <message>
      <source>Trail: fire from</source>
      <translation>Weg: Feuer von</translation>
    </message>
    <message>
      <source>Secondary road: leg</source>
      <translation>Nebenstraße: zu Fuß</translation>
    </message>
    <message>
      <source>Secondary road: ski</source>
      <translation>Nebenstraße: Ski</translation>
    </message>
    <message>
      <source>Secondary road: aerosan</source>
      <translation>Nebenstraße: Aerosan</translation>
    </message>
    <message>
      <source>Secondary road: wheeled</source>
      <translation>Nebenstraße: Räder</translation>
    </message>
    <message>
      <source>Secondary road: tracked</source>
      <translation>Nebenstraße: Ketten</translation>
    </message>
    <message>
      <source>Secondary road: T-34</source>
      <translation>Nebenstraße: T-34</translation>
    </message>
    <message>
      <source>Secondary road: fire against</source>
      <translation>Nebenstraße: Feuer auf</translation>
    </message>
    <message>
      <source>Secondary road: fire from</source>
      <translation>Nebenstraße: Feuer von</translation>
    </message>
    <message>
      <source>Primary road: leg</source>
      <translation>Hauptstraße: zu Fuß</translation>
    </message>
    <message>
      <source>Primary road: ski</source>
      <translation>Hauptstraße: Ski</translation>
    </message>
    <message>
      <source>Primary road: aerosan</source>
      <translation>Hauptstraße: Aerosan</translation>
    </message>
    <message>
      <source>Primary road: wheeled</source>
      <translation>Hauptstraße: Räder</translation>
    </message>
    <message>
      <source>Primary road: tracked</source>
      <translation>Hauptstraße: Ketten</translation>
    </message>
    <message>
      <source>Primary road: T-34</source>
      <translation>Hauptstraße: T-34</translation>
    </message>
    <message>
      <source>Primary road: fire against</source>
      <translation>Hauptstraße: Feuer auf</translation>
    </message>
    <message>
      <source>Primary road: fire from</source>
      <translation>Hauptstraße: Feuer von</translation>
    </message>
    <message>
      <source>Railroad: leg</source>
      <translation>Bahnlinie: zu Fuß</translation>
    </message>
    <message>
      <source>Railroad: ski</source>
      <translation>Bahnlinie: Ski</translation>
    </message>
    <message>
      <source>Railroad: aerosan</source>
      <translation>Bahnlinie: Aerosan</translation>
    </message>
    <message>
      <source>Railroad: wheeled</source>
      <translation>Bahnlinie: Räder</translation>
    </message>
    <message>
      <source>Railroad: tracked</source>
      <translation>Bahnlinie: Ketten</translation>
    </message>
    <message>
      <source>Railroad: T-34</source>
      <translation>Bahnlinie: T-34</translation>
    </message>
    <message>
      <source>Railroad: fire against</source>
      <translation>Bahnlinie: Feuer auf</translation>
    </message>
    <message>
      <source>Railroad: fire from</source>
      <translation>Bahnlinie: Feuer von</translation>
    </message>
    <message>
      <source>Bridge: leg</source>
      <translation>Brücke: zu Fuß</translation>
    </message>
    <message>
      <source>Bridge: ski</source>
      <translation>Brücke: Ski</translation>
    </message>
    <message>
      <source>Bridge: aerosan</source>
      <translation>Brücke: Aerosan</translation>
    </message>
    <message>
      <source>Bridge: wheeled</source>
      <translation>Brücke: Räder</translation>
    </message>
    <message>
      <source>Bridge: tracked</source>
      <translation>Brücke: Ketten</translation>
    </message>
    <message>
      <source>Bridge: T-34</source>
      <translation>Brücke: T-34</translation>
    </message>
    <message>
      <source>Bridge: fire against</source>
      <translation>Brücke: Feuer auf</translation>
    </message>
    <message>
      <source>Bridge: fire from</source>
      <translation>Brücke: Feuer von</translation>
    </message>
    <message>
      <source>In column: fire against</source>
      <translation>In Marschkolonne: Feuer auf</translation>
    </message>
    <message>
      <source>In column: strength</source>
      <translation>In Marschkolonne: Stärke</translation>
    </message>
    <message>
      <source>Fog: fire against</source>
      <translation>Nebel: Feuer auf</translation>
    </message>
    <message>
      <source>Fog: strength</source>
      <translation>Nebel: Stärke</translation>
    </message>
    <message>
      <source>Fog: cost of movement</source>
      <translation>Nebel: Bewegungskosten</translation>
    </message>
    <message>
      <source>Initial Impulse: fire against</source>
      <translation>Anfangsimpuls: Feuer auf</translation>
    </message>
    <message>
      <source>Initial Impulse: fire from</source>
      <translation>Anfangsimpuls: Feuer von</translation>
    </message>
    <message>
      <source>Initial Impulse: allowance</source>
      <translation>Anfangsimpuls: Bewegungsweite</translation>
    </message>
    <message>
      <source>Limited Impulse: fire against</source>
      <translation>Begrenzter Impuls: Feuer auf</translation>
    </message>
    <message>
      <source>Limited Impulse: fire from</source>
      <translation>Begrenzter Impuls: Feuer von</translation>
    </message>
    <message>
      <source>Limited Impulse: allowance</source>
      <translation>Begrenzter Impuls: Bewegungsweite</translation>
    </message>
    <message>
      <source>Night Impulse: fire against</source>
      <translation>Nachtimpuls: Feuer auf</translation>
    </message>
    <message>
      <source>Suppressed: fire against</source>
      <translation>Niedergehalten: Feuer auf</translation>
    </message>
    <message>
      <source>Suppressed: strength</source>
      <translation>Niedergehalten: Stärke</translation>
    </message>
    <message>
      <source>Suppressed: allowance</source>
      <translation>Niedergehalten: Bewegungsweite</translation>
    </message>
    <message>
      <source>Disrupted: fire against</source>
      <translation>Desorganisiert: Feuer auf</translation>
    </message>
    <message>
      <source>Disrupted: points in a Defensive Fire Segment</source>
      <translation>Desorganisiert: Punkte in einem Abwehrfeuer-Segment</translation>
    </message>
    <message>
      <source>Disrupted: allowance</source>
      <translation>Desorganisiert: Bewegungsweite</translation>
    </message>
    <message>
      <source>Out of command: fire against</source>
      <translation>Führungslos: Feuer auf</translation>
    </message>
    <message>
      <source>Out of command: fire from</source>
      <translation>Führungslos: Feuer von</translation>
    </message>
    <message>
      <source>Out of command: allowance</source>
      <translation>Führungslos: Bewegungsweite</translation>
    </message>
    <message>
      <source>Out of supply: fire against</source>
      <translation>Unversorgt: Feuer auf</translation>
    </message>
    <message>
      <source>Out of supply: strength</source>
      <translation>Unversorgt: Stärke</translation>
    </message>
    <message>
      <source>Out of supply: allowance of wheels and tracks</source>
      <translation>Unversorgt: Bewegungsweite von Rädern und Ketten</translation>
    </message>
    <message>
      <source>Hollow dot: fire against, from the ground</source>
      <translation>Hohler Punkt: Feuer auf, vom Boden</translation>
    </message>
    <message>
      <source>Hollow dot: fire against, from the air</source>
      <translation>Hohler Punkt: Feuer auf, aus der Luft</translation>
    </message>
    <message>
      <source>No dot: fire against, from the ground</source>
      <translation>Kein Punkt: Feuer auf, vom Boden</translation>
    </message>
    <message>
      <source>No dot: fire against, from the air</source>
      <translation>Kein Punkt: Feuer auf, aus der Luft</translation>
    </message>
    <message>
      <source>Solid dots: fire against, for each dot, from the ground</source>
      <translation>Volle Punkte: Feuer auf, je Punkt, vom Boden</translation>
    </message>
    <message>
      <source>Solid dots: fire against, from the air</source>
      <translation>Volle Punkte: Feuer auf, aus der Luft</translation>
    </message>
    <message>
      <source>Few steps: fire against</source>
      <translation>Wenige Schritte: Feuer auf</translation>
    </message>
    <message>
      <source>Few steps: steps from which it does not count</source>
      <translation>Wenige Schritte: Schritte, ab denen es nicht zählt</translation>
    </message>
    <message>
      <source>Observation balloon: fire against</source>
      <translation>Beobachtungsballon: Feuer auf</translation>
    </message>
    <message>
      <source>Observation balloon: fire against, in Post-Assault Fire</source>
      <translation>Beobachtungsballon: Feuer auf, nach dem Sturmangriff</translation>
    </message>
    <message>
      <source>ZOC fire, began its move there: fire against</source>
      <translation>Kontrollzonenfeuer, begann dort die Bewegung: Feuer auf</translation>
    </message>
    <message>
      <source>ZOC fire, entered and leaves: fire against</source>
      <translation>Kontrollzonenfeuer, kam und zieht weiter: Feuer auf</translation>
    </message>
    <message>
      <source>ZOC fire at an AFV: fire against</source>
      <translation>Kontrollzonenfeuer auf ein Panzerfahrzeug: Feuer auf</translation>
    </message>
    <message>
      <source>Place an Assault Marker: leg</source>
      <translation>Sturmmarker legen: zu Fuß</translation>
    </message>
    <message>
      <source>Place an Assault Marker: ski</source>
      <translation>Sturmmarker legen: Ski</translation>
    </message>
    <message>
      <source>Place an Assault Marker: aerosan</source>
      <translation>Sturmmarker legen: Aerosan</translation>
    </message>
    <message>
      <source>Place an Assault Marker: wheeled</source>
      <translation>Sturmmarker legen: Räder</translation>
    </message>
    <message>
      <source>Place an Assault Marker: tracked</source>
      <translation>Sturmmarker legen: Ketten</translation>
    </message>
    <message>
      <source>Place an Assault Marker: T-34</source>
      <translation>Sturmmarker legen: T-34</translation>
    </message>
    <message>
      <source>Place an Assault Marker: fire against</source>
      <translation>Sturmmarker legen: Feuer auf</translation>
    </message>
    <message>
      <source>Enter column: leg</source>
      <translation>Marschkolonne bilden: zu Fuß</translation>
    </message>
    <message>
      <source>Enter column: ski</source>
      <translation>Marschkolonne bilden: Ski</translation>
    </message>
    <message>
      <source>Enter column: aerosan</source>
      <translation>Marschkolonne bilden: Aerosan</translation>
    </message>
    <message>
      <source>Enter column: wheeled</source>
      <translation>Marschkolonne bilden: Räder</translation>
    </message>
    <message>
      <source>Enter column: tracked</source>
      <translation>Marschkolonne bilden: Ketten</translation>
    </message>
    <message>
      <source>Enter column: T-34</source>
      <translation>Marschkolonne bilden: T-34</translation>
    </message>
    <message>
      <source>Enter column: fire against</source>
      <translation>Marschkolonne bilden: Feuer auf</translation>
    </message>
    <message>
      <source>Leave column: fire against</source>
      <translation>Marschkolonne auflösen: Feuer auf</translation>
    </message>
    <message>
      <source>Detrain at a station: leg</source>
      <translation>Am Bahnhof ausladen: zu Fuß</translation>
    </message>
    <message>
      <source>Detrain at a station: ski</source>
      <translation>Am Bahnhof ausladen: Ski</translation>
    </message>
    <message>
      <source>Detrain at a station: aerosan</source>
      <translation>Am Bahnhof ausladen: Aerosan</translation>
    </message>
    <message>
      <source>Detrain at a station: wheeled</source>
      <translation>Am Bahnhof ausladen: Räder</translation>
    </message>
    <message>
      <source>Detrain at a station: tracked</source>
      <translation>Am Bahnhof ausladen: Ketten</translation>
    </message>
    <message>
      <source>Detrain at a station: T-34</source>
      <translation>Am Bahnhof ausladen: T-34</translation>
    </message>
    <message>
      <source>Detrain at a station: fire against</source>
      <translation>Am Bahnhof ausladen: Feuer auf</translation>
    </message>
    <message>
      <source>Build a bridge: fire against</source>
      <translation>Eine Brücke bauen: Feuer auf</translation>
    </message>
    <message>
      <source>Demolish a bridge: fire against</source>
      <translation>Eine Brücke sprengen: Feuer auf</translation>
    </message>
  </context>
</TS>
