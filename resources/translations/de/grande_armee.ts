<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.grande_armee</name>
    <message>
      <source>Enter the weather of the turn, which all movement goes by.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spend command points of a leader; a corps leader has any only if he activated himself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give leaders or units an order; cavalry doubles a force march only beside its stack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>concentrate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say who is in command in this turn, where the stack of a superior does not settle it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Transfer units or leaders to another leader's chart, where they have boxes there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add units to the Army Reserve or take them away, as a transfer does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put reinforcements that are due on the map: only cavalry in the Skirmish Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn the Rout 1 markers of this side over, but not those of this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move units together, with what weather, concentrating and markers leave them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter a skirmish: at most 4 SP a side fight, and all that are there suffer the result.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mark cavalry as demoralized until the Rally Phase: it stops, and takes no part in combat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drop strength points as a detachment, or add them to one; none comes or goes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick strength points of a detachment up: only units of their own nation do.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take strength points off a detachment of either side; an empty marker is free again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place rout markers on units, of this turn, or take them off by your rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the demoralized markers off all cavalry of both sides.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Announce an attack: from one hex on one that is adjacent, with enemies in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say whether the defenders stand, withdraw or defend a river; who withdraws fights no more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>withdraw</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>crossing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deploy one side: each unit stands in one part of the battle with all of its strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick the leaders of a side who help in this round; all others are withheld, and safe.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attacker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>defender</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the bids of a round; none may be below the first, nor rise by more than the bound.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter what came of a round: the result as your chart has it, and the Advance Points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take strength points off units; a leader goes with the last of his command.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout units; one that is routed already routs again, and loses half of its strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move units that fall back; those who are not routed are lost where enemies stand there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spend Advance Points: units go to a hex, or join another attack that is announced.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for a stack to march to a battle, once in a Combat Phase, and say what its help does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fight on: with Advance Points left, the sides adjacent, and nobody withdrawn or routed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End a battle; Advance Points that are left are gone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pursue routed defenders whose hex is empty; leaders who lose their command are not scored.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take leaders off the map: killed for good, or back in the pool, as what befell them says.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>command lost in battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Score the leaders killed in battle for their enemy, by the points that your rules name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring leaders back from the pool; generic ones from the dead while the pool has none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replace a depot in a fortress besieged in 1813 by as many supply trains as a die shows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take attrition from the garrison of a fortress without supply, although it did not move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter points of a power that come from outside the books, or leave them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Make corrections of the set-up: units that stand in a wrong hex of theirs are moved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say in which box each power's marker stands, counted from the left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move markers by simultaneous events: each power by its single largest shift.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter victory points by cause; a level that the French reach or lose is told at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>scored</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move a marker for each peace offer, and again for a surrender.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter a town in France that the coalition took: the marker moves for the first in a war.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Impose a peace of exactly three conditions; its provinces are ceded with it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin the war, with the two bids that its end is rolled against.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for peace: the war ends on more than the higher bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Land a British force where none is on the map; nothing ever joins it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Collect the points of a power's provinces and minor powers, each by its rights.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter a province or minor power: who holds it and how, and what it yields.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>province</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>conquered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ceded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>annexed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>independent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Build units and leaders of a power's points, and put them where they come.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>low</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn replacement points into strength points: each costs a resource point as well.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retire leaders whom no named one replaces: the power plays so many short.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the power what an allied minor power has left once its own units are built and full.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Build a depot, with the depleted marker that mud or snow puts beside it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring supply trains forth from a depot or a depot city of the same nation.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let corps live off a town, or find out that it cannot feed so many.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say what feeds a corps: a source of its own nation, or nothing at all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter a town, city or depot city: whose it is, who was there last, its markers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Note what Russians off the map have foraged, or lay it open when the French come.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lay a marker of this turn on units, or take it off; those that are so already stay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter how many strength points units have, as their counters and charts say.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The command points of a corps leader.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit is in command because it is stacked with its superior.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The command points of an army leader, where the errata name him in the scenario.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who commands Yermolov's or Rajewski's command: Constantine, or its own leader.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the units of a leader fit into the boxes of his chart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>multi in bottom row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a unit and a detachment have when strength points change places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far a leader or unit may move in the weather of the turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>min ma</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What crossing a river hexside costs beside the hex that is entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>major bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>minor bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a partly rough hex costs, from the hex that is left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>partial</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What leaving a hex where corps concentrated costs, once, at the start of the move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether so many supply trains may stand in a hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether corps that concentrated last turn may move on as one stack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How much of several divisions fights in a skirmish, and how much suffers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether cavalry or horse artillery may double its force march.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether cavalry may force-march towards an enemy in the Skirmish Phase, and how far.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether units in several hexes may attack one hex together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether another round of the battle may be fought.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit may pursue; it moves to no hex for it and pays no Advance Point.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What follows when a second front line routs: another of the reserve, or a flank attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether units may stand so: a corps may be spread by unit, a unit may not be split.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the leaders of a side bring to a battle, and whether they may be used together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>supreme</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>brigade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>tie cancels cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>tie</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>chain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>slot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many cavalry leaders bring their bonus: one for each full pair of strength points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether bids for the loss of a round may be made, and the bound of the next.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a leader is eliminated or goes back to the pool, and whether he scores.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leader vp</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many generic leaders come back from the dead when a result finds no leader left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What help does that arrives at a battle, by whose it is and where it stands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a stack may roll to march to the guns: once in a Combat Phase of either side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How the attacker's help counts that has a river before it, in no battle for a crossing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>declined second line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>uncontested crossing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What follows when the defender's help stands beside the attackers and not the defenders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a defender may do against one force at the river and one across, and what follows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether defenders may stand, withdraw or defend a river: inside a fortress they stand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a routed unit loses that is attacked: it routs again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>half-up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rout loss round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a force is lost that has to retreat into enemies.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the garrison of a fortress takes attrition, even if it did not move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many supply trains take the place of the depots in besieged fortresses, by their dice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a depot or train of one nation feeds a unit of another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a depot may be built although the hex is depleted, and the marker of bad weather.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a power may build a depot in a depot city of its ally.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a corps may forage from a town, city or depot city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a place is friendly for foraging: whoever was there last decides, else the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happens where more corps are forced on a place than it feeds.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What garrison Ansbach gets at once where it resists.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit is an Army Reserve in 1813.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the conditions of a coerced peace are as many as they have to be.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far each power's marker moves: by its single largest shift alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How often peace offers and surrenders move the marker: each of them does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which points a power draws from a province or minor power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a depot city works for the power that took it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many strength points a nation makes of its points, and what is left of them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What an infantry division costs until it has the strength that is wanted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>direct10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>staged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which ways to an infantry division of full strength a power can pay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the war ends: the roll has to be above the higher bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a British force may land: never a second one beside the first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>forces</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee</name>
    <message>
      <source>La Grande Armée</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The campaigns of Napoleon by quarters of a month: army charts, supply, battles, politics.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Demoralized</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout marker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Politics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Economy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Detachments</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Skirmish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout and rally</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sieges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Army charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle reinforcements</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scenarios</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Political Index</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Minor powers and provinces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Ottoman Empire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>British landings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Grand Campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bavaria</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saxony</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Poland</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Austria</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Prussia</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Russia</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Britain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sweden</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spanish box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turkish box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write the letter of the map and four digits, such as B2401.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French-allied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ottoman Empire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French ally</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saxon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bavarian</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ottoman</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>United Kingdom</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From I April 1813 or any other turn; bring your own units, and enter the points of your game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spring 1813, a sample</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A few corps of both sides to try the books with; strengths and hexes are samples.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With the errata.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The weather, orders, rout markers, demoralized cavalry, detachments.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles step by step, lines, leaders, bids, and leaders who fell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points of the powers, provinces and what they yield, units below strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Towns and their markers, depots and trains, who is supplied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory points by cause, the Political Index, wars and peace.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The charts of a side's armies: leaders, boxes used and free, notes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units restored</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as new</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worked out by the errata of the game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who commands whom, boxes used and free, and a card with strength boxes for each unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes above the bottom row are for units with a strength marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>March and command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather, command points, orders, rout and demoralized markers, detachments.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Economy by power</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Interphase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory points by cause, the Political Index, wars and peace, corrections of the set-up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply and forage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders and counters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders with ratings, boxes and what became of them, depots, trains, detachments, powers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles and leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The battles of the turn with lines, leaders, bids and results, and leaders who fell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Political Index, peace, war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points of powers, minor powers, provinces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units built, replacements, leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command points, orders, transfers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry arrives, moves and skirmishes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reinforcements, rout markers, detachments</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles, losses, leaders, pursuit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Siege and Assault</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fortresses under siege</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units without supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Demoralized cavalry recovers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start of the turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End of the turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Interphase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry, line infantry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>light infantry, jaeger, jaegers, jager, voltigeur, voltigeurs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>grenadier, grenadiers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>guard, guards, guard infantry, guards infantry, old guard, young guard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>militia, landwehr, opolchenie, national guard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry, dragoon, dragoons, line cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>light cavalry, hussar, hussars, lancer, lancers, uhlan, uhlans, chevauleger, chevaulegers, mameluke</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>heavy cavalry, cuirassier, cuirassiers, carabinier, carabiniers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cossack, cossacks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>artillery, foot artillery, heavy artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leader, commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>supply train</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bridge train, pontoon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>IV</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I April 1813</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write the quarter of the month, the month and the year, such as I April 1813.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bridge train</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Initiative</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Combat Bonus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Morale</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is written otherwise in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number of command points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Upper boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number of boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bottom boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Austrian</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Prussian</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Russian</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>British</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Great Britain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>England</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spanish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swedish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turkey</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turkish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turks</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.actions</name>
    <message>
      <source>No reinforcement of this side waits for this phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The reinforcements.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex where they enter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reinforcements in {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They may move in this phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the reinforcements</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say where they enter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It enters in the Movement Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not cavalry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No battle is being fought: announce one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This side has no unit with strength points on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They stand in {0} hex: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They stand in {0} hexes: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first round is fought from one hex; the others come in later.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>defend the river</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units that attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex that they attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a depot lies there alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the defenders are inside a fortress.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the hexes are adjacent, where their numbers do not tell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} announced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle announced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Announce</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Announce a battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} strength points against {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A depot is attacked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No enemy unit stands in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter where the enemy is, or say that a depot lies there alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The depot in {0} is not alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring further units to it as help, or by Advance Points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their numbers do not tell whether they are adjacent: look at the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How the defenders meet the attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What they defend, where one force crosses a river and another is over it already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inside a fortress they stand and defend.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How they meet the attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: the defenders {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How the defender meets the attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the defense</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is settled before the result of round {1}: {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on to another round, or undo the result.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One says that they withdraw, the other that they do not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attacked hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A depot lies there alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In a fortress</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} and {1} are not adjacent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With one across</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This round is the last.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>needs a second front line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not for defenders inside.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deploy one first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inside a fortress they defend the hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say which hex is attacked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is being fought there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} and {1}: {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: not from inside.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Make them agree.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands in no hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter its hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no strength points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attack a hex that is adjacent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fights in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attacker stops</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a side withdrew</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a side is gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attack called off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points that the further attack costs, by your rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the sides are adjacent, where their hexes do not tell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the defender's second front line routed in this round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether he forms another one of his reserve.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: round {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Another round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the next round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {0} has no result yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their hexes do not tell whether the sides are adjacent: look at the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No further round: {0} does not hold.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why it is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Advance Points lapse</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is over: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} rounds.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End of a battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End the battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter under Defense that they withdraw; a Withdraw result ends nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the routs and losses first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points spent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Second line routed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New second line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The defender's main line is flanked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Advance Point at hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Advance Points at hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Because</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your rules say what a further attack costs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no reserve for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody chose to withdraw.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each side has units that stand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Advance Point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Advance Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spend no more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No battle is being fought that units could march to.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units of the stack that rolls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether its roll succeeds.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex in which it arrives.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether that is beside its side's first stack, where the hexes do not tell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a river lies before the attacker's help, and the battle is not for a crossing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the other side forms a front line against it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the defender attacks at once where no line is formed against his help.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It may not try again in this Combat Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} at {1}: {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>March to the sound of the guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hexes do not tell whether it stands beside its own first stack: say it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemies stand in {0}: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a hex beside it, or enter first where they went.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They stand in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units that advance.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex to which they advance.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points that it costs, by your rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The number of another battle that they join.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they are adjacent then, where the hexes do not tell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They join {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} advance to {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance after a round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the advance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Announce it first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rolled already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It arrives</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrives in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Beside its own stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A river before it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A line against it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The defender attacks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: no march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is called off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no line against it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a second battle at the same time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flank attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the result of the first round, which is fought from one hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Joins battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say where it arrives.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Advance Point left. {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Advance Points left. {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say where they go.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your rules say what it costs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not another battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick the stack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It comes too early.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is of the other side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for one stack at a time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has rolled in this Combat Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick those that advance.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not attack in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaders killed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader has fallen for whom points are still to be entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader is in the pool.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at risk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The leaders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What befell them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> Enter the victory points for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> Nobody scores for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eliminated.{0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back in the pool.{0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders fallen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fallen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The victory points for each, by your rules, in the order in which they are picked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points for {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} victory point.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} victory points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory points for leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the points for leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the points of each, 0 where your rules give none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where they are put.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Called again: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders called again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Called again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take {0} from the pool first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Generic leaders come back only when no division or brigade leader is left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter first what became of it: he goes with the last of it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VP for each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>generic, dead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader is picked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>comes back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>commands {0} SP in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick those who fell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a leader.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only leaders whose bonus is used may be killed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick those who score.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>scores nothing, or is scored already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from the dead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from the pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick those to call.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not in the pool.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who is killed stays dead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>did not fall in battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>was withheld and runs no risk.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, bonus unknown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, bonus {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader is in the hexes of a battle that is being fought.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units of the front line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units of the second front line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units of the reserve.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: lines of the {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Front line {0} SP, second {1}, reserve {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lines of a battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick the units that stand there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick a part for each, the reserve for those who wait.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose leaders they are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The leaders whose bonus is used.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: leaders of the {1}, modifier {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders of a battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not all are below those who outrank them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave one of them out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More than one supreme commander or army leader, corps leader, or leader below.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick one of each at most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More cavalry leaders than pairs of cavalry SP.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick fewer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The attacker's least loss, by your Combat Results.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The bids in turn, the attacker's first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the attacker's least loss and the bids.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} SP, and {2} may be bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The bound is {0} SP.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} bid, the last {2} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} bids, the last {2} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {0} bid last. Nobody may go above {1} now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids for losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the bids</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All of its strength stands in one part.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>runs no risk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At risk: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody is at risk.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who of the leaders helps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick leaders of the {0} who are there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Least loss</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>front line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>second front line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is in the front line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: no part.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write what he commands in his type, such as corps leader.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} bids</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> and in the </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands in the {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a leader of the {0} there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the Combat Bonus of his counter in the order of battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is on the other side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deploy one side at a time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no rank.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no bonus in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>helped in an earlier round of this battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The column of your Combat Results.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The die with its modifiers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result; left empty where your own copy of the chart says it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points that the attacker gets by it, 0 for none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>column {0}, die {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, round {1}: {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Result of a round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {0} has its result: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter what your chart says, or fill in your own copy of it under Charts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units that lose strength points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The strength points of each, in the order in which they are picked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lost in all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> {0}: lost with the command.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} SP lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses of a battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Modified die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deploy them first: front line, second front line, reserve.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on to another round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter those that the result gives, 0 for none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>loses SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {0} has no lines yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No battle was fought in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: back in the pool, and nobody scores.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units that rout.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex where their rout ends; left empty where they stay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether their player routs a reserve by choice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>SP lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Routs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the routs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units that fall back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex to which they fall back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether enemy units stand there that the books do not know.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Routed units must go into enemies, and the rules at hand do not say what happens then.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settle it between you, and enter their losses or another hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} eliminated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They had to fall back to {0}, where enemies stand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the retreat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The number of the battle; left open for the last of the turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units that pursue.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The routed units that lose strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The strength points of each of them, by your own table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the battle first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: pursuit, {1} SP lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pursuit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the pursuit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not empty: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick the routed units that lose strength, with 0 where your table takes none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By choice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: routed again, {1} SP lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only an attack on it after that routs it again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemies there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} fall back to {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no such battle in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is a hex of the battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say where they end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>falls back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say where they must go.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit pursues.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} did not rout.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is pursued.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>routed in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick those that rout.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not in the reserve.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only reserves rout by choice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands in {0} already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lost in the pursuit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick those that pursue.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pursuit needs the rout of every defender.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter where they routed to.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>did not attack in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>did not defend in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has pursued in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} spent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This side has no army or corps leader on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader or unit of this side stands in a hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} CP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The leader.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many he spends.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether he activated himself, where he is a corps leader.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} spends {1} CP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who is ordered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The order.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>9.13 holds all the same</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Activated by himself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spent so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>after {0} now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it open: only corps leaders activate themselves for points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>concentrated last turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spends points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leads no army and no corps.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is ordered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Order a unit that it is stacked with to double its force march, too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is one leader too many.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is for corps leaders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter his command points with the leader, or in the chart of command points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has this order already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter how many he spends.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say that he activated himself, if he did.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>doubles a force march only beside its stack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has command points that nobody entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0} more than he has left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no command points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spend fewer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as the stack says</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the command range decides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The leaders or units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they are, by the range of their superior and 6.53.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is settled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is noted so already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their numbers, as the Politics page lists them, such as SC-23; none named, all that are open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they are made; no, they are open again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corrections</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>open again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corrections {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corrections of the set-up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the corrections</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tick corrections off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Made</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a correction of this scenario.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The corrections change nothing in the set-up of this scenario.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One allied power may have a depot there, with the leave of its owner.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No depot counter of this side is free: bring them in with no step left, as units of the type depot.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No supply train of this side is free: bring them in with no step left, as units of the type supply train.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The depot.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex, or the town by its name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The weather of the turn; open, as it was entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the owner of an allied depot city gives leave.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the weather of the turn, or name it here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depot in {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Build a depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it open: it goes by the Weather Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The supply trains.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The depot or depot city, by hex or name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the hex is a besieged fortress, which holds any number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two may stand in a hex, unless it is a besieged fortress.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>besieged: any number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} supply train from {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} supply trains from {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply trains</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trains</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the trains</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The corps, or the unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The nation of its units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The nation of the depot, depot city or train that feeds it; empty, nothing does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The case of your rules that lets a source of another nation feed it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A source of {0} does not feed {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They forage, or are unsupplied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo that entry first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>source of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply of a corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supplied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hex or town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave of the owner</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A depleted marker is placed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of the side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter its hex first, under Towns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Besieged fortress</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has no depot and no depot city there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Source of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing feeds it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exception by case</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the corps.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say of which nation it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no source</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It suffers attrition.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is a depot city of an ally.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is built</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is one depot too many.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Build one at a time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0} in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>would hold {0} trains.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} supply train</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} supply trains</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>comes forth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has its supply of this turn entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say in which hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no hex in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trains in the hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name one of that nation.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} of {2} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit of this side with strength points is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points dropped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points picked up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the map: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many it drops.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The number of the marker that goes down with them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose marker it is; left open, that of the unit's nation, or of its ally France.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where they are dropped; left open, where the unit stands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say whose marker goes down.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} drops {1} SP, detachment {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the detachment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points lie on the map only with a marker: enter its number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drop fewer; at least 1 stays with the unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is beyond the {0} markers of {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it in the chart of detachment markers; nothing is checked until then.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The marker, such as France 7.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many; left open, all that lie there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} picks up {1} SP, detachment {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a detachment of this side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is of {0}, and the strength points are of {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move the unit there first, or on to there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is more than the {0} that lie there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Detachment {0} loses {1} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses of a detachment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Marker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Marker of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of {0}, in {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} are on the map: pick one up first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a lower number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Detachment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The marker is free again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose one of {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is more than the {0} that it has boxes for.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take fewer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No detachment is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>drops points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is one unit too many: one at a time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not fewer than its {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say where they are dropped.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is a marker of the other side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lies in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose another marker, or drop them there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>holds strength points of {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has a number of markers that nobody entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>picks points up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a unit of the same nation.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is in {0}, the detachment in {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick fewer up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose another marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It yields {0} in an Interphase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The province or minor power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Province or minor power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How it stands to the power that holds it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power that holds it, or is its ally; of Belgium, Holland and the British/German Alliance the one that your chart names.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its resource points in an Interphase, by your chart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its replacement points in an Interphase, by your chart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether its own units are built, and at full strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it has no town and no city: then whoever had units in it last has conquered it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Provinces and minor powers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Provinces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the province</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say which power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is no power, and no minor power of the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only minor powers have units of their own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0} for the Grand Duchy of Hesse.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The correction of the map says so.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power, or a minor power that holds others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Income of {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the income</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Collect the points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The allied minor power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the minor power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only allied minor powers give points away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} gives {1} {2} {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spare points of an ally</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spare points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say how many.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is more than the {0} that {1} has.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not give {0} points away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Holder or ally</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without a town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Power</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where it is your ally, enter its first points under Points, as played by you.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not played by the {0} side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {0} of {1} are not entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter them under Provinces, by your chart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Minor power</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not an allied minor power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It builds up its own units first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It keeps these for good.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cannot hold itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name a power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is a province.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} for {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It holds nothing that yields points, or all was collected in this Interphase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter fewer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has nothing to collect.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No counter of this side is free: bring units that can be built in with no step left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The counters.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose points are spent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With how many strength points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where they come.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resource points for each; open, as the corrections or your chart say.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement points for each; open, as the corrections or your chart say.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Built: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units built</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Build</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Build units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say whose points are spent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They come with a landing force, and are replaced by seniority.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cannot go to the {0}: it is not of {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no lower strength to be built at.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: its cost is not in the corrections.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill in the chart Unit construction ({0}), or enter it here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is one division of Naples.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paid by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They come to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>R for each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rep for each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} spent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}; {1} left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0} for {1}, by the corrections.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it open, or make it a house rule.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0} point short ({1}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0} points short ({1}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is British: their leaders are not built.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>was killed, and stays dead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put it on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only divisions have one: build it at full strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is one too many.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say where.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Build less.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit of this side lacks strength points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader of this side is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points for each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replaced: {0} strength point for {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replaced: {0} strength points for {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} R and {1} Rep left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the replacements</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replace strength points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say how many each gets.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders short</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retired: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody from the dead pool takes their place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders retired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>SP for each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0} point short of {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0} points short of {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} SP before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} strength point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} strength points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>gets points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is British: they receive no replacements.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each SP takes one of both.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter fewer, or leave it out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is at full strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lacks only {0} point.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lacks only {0} points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} foraged, {1} depleted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The town, city or depot city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The corps; a loose Army Reserve is one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose corps they are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes from the place to the unit of them that is farthest off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit of them stands with one of another corps that is no Army Reserve; bridge and supply trains do not count.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they are forced to try, though the place feeds fewer: then all are unsupplied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cannot feed {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} feeds {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the foraging</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the town, city or depot city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count the hexes to the unit that is farthest off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>may not forage.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only French, French-allied and Russian units do.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is too far.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find a nearer town.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is depleted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find another town.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>are too many for one town.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Send one off, or say: forced.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They stand with another corps.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only Army Reserves may.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not friendly.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A unit of yours has to pass through first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They forage in the player turn of the French.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It draws on one source in a turn; undo the other entry first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The town or city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foraged markers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depleted markers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the French have entered it: the markers are laid open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the Coalition notes them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers in secret</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Secret markers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the markers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in secret</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stacked with another corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forced to try</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: unsupplied; {1} is depleted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it under Towns first: whose it was, and who was there last.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laid open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>draw on this place already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No marker is kept in secret there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The French see the markers on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No marker is entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>forage, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit of this side may move in this phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} for the way + {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} in {1} is {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>demoralized: it stops</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Those that move together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex where they end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the way costs by your terrain chart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement points that a force march gives them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the Skirmish Phase: whether the enemy that they go for may be within reach.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the hex is a fortress under siege that they are inside of.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it in the Weather Phase: movement goes by it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>March to {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its movement allowance is not entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {0} more by force march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the besiegers of a fortress share its hex: attack in the Combat Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Order each of them to concentrate again, or move them one by one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>have a new order to concentrate for {0} of {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>would hold {0} supply trains.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave one out: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy within reach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inside a besieged fortress</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it with the unit; until then its way is not checked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move it together with those that it began with, or leave it out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say that the enemy may be within reach, or leave the force march out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {0} MP, and the way costs {1}{2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter what the way costs them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>holds {0} of the enemy.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>never doubles a force march in the Skirmish Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> after {0} before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no movement allowance in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is demoralized, and stops.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Order it in the Command Phase, or leave the force march out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>doubles a force march to a place of its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>goes for no enemy within reach.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a nearer hex, or leave it out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not cavalry: it moves in the Movement Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no order to force-march.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout 2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit with strength points is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No cavalry is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {0} already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no rout marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout markers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout 2: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout 1 turns to Rout 2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn the markers over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn the rout markers over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The cavalry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Demoralized: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They stop where they are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry demoralized</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rallied: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry rallies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rally</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the rally</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rally the cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no marker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its marker turns over in its Movement Phase of the next turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>was {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Rout 1 marker of this side is from an earlier turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rallied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is demoralized.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has this marker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is demoralized</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is demoralized already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring it in first, under Reinforcements.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it out, or take its marker off if it has rallied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>waits as a reinforcement.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is routed ({0}).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is demoralized until the Rally Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Coalition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} point {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} points {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happens.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who plays the power; left open, the French play France and the Coalition the rest.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why, such as the start of the scenario.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points of a power</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Played by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then at hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} taken by {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The box of each power's marker, counted from the left; 0, it has none, or it is unknown.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers on the Political Index</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happens, such as 50 victory points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The shifts, one line for each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where equal shifts pull to both sides: how far the marker moves, as the players settle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The level of victory points that calls for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Political event</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Political events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter a line for each shift.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power that offers or surrenders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How often it offers peace now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it surrenders, too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power whose marker moves for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes for each, by your chart: to the right above zero.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say how often it offers peace, or that it surrenders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} moves {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Peace offers and surrenders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Peace offers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the offer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The war, by any name; a new name begins one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power whose force took it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power whose marker moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes, by your chart: to the right above zero.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the war is over: nothing else is entered then.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the new war another name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is the first: say whose marker moves, and how far.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only towns that the coalition takes are entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the first of the war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not the first of the war: nothing moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Towns taken in France</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French towns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The war is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The war is over: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it under Markers first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shifts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settled between the players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Level of victory points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settle it between you, and enter how far it moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Equal shifts pull {0} to both sides.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Due: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No level is due: leave it open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Offers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Surrenders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes for each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the power that offers peace or surrenders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say whose marker moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter how far it moves, by your chart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>War</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Taken by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the war.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the town.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the power whose force took it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look where it stops by your chart, and enter that under Markers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} would leave the track: box {1} {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>calls for nothing now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing happens.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not on the Political Index.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not take its own towns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is over already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The marker of {0} is not entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Marker moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name each condition but Cession once, and provinces for Cession alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power that is coerced.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power that names the conditions; empty, France.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The numbers of the three conditions; 2, Cession, may stand there more than once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The provinces that are ceded.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} makes peace with {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Coerced peace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Peace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the peace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The terms do not fit. {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The bid of Russia.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The bid for the Ottoman Empire.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>War with the Ottoman Empire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Russia has its minimum in Turkey by the next turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ottoman war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ottoman war: peace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ottoman war: it goes on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for peace with the Ottoman Empire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ottoman peace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where it lands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the force on the map has left or is lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points that join a force that is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No second force lands while it is there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A landing force gets no reinforcements.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>British landing in {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>British landing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Landing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the landing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>British landing forces on the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No British force is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The British landing force is gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Coerced power</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Imposed by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Conditions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Provinces ceded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} ceded.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Major powers: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Russian bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ottoman bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns of grace for the minimum in Turkey</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The war ends above</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the higher bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Russia is at peace with the Ottoman Empire.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One is on the map, landed in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One has landed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>France</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>makes peace with itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name two powers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has made its peace in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is held by {0}, not by {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Russia is at war with the Ottoman Empire already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll, and add the modifiers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It was rolled for in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it 0.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is no major power.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0}'s already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the Russian bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the Ottoman bid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French victory points at the end of the turn: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What for, such as Leipzig taken.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} victory point {2}, {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} victory points {2}, {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter victory points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say what for; leaders score only when killed in battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is more than the {0} that the {1} side has.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French victory points at the end of the turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory points at the end of the turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: move the markers at once, under Events.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Level reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Level lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Below {0} points again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that get the marker, or lose it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is laid; no takes it off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers on units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units with these boxes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points of each at full strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is printed in strength boxes: leave it empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes that are crossed off; left open, as many as now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes of each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} for each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength boxes of units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Numbers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Crossed off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is marked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has these boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>are printed in no strength box.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave them out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave a box open, or take its last strength point as a loss.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units have these boxes already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>would have no box open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No besieged depot is to be replaced: that is for the first turn of 1813, three times.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit with strength points stands in a hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The counters of the trains that come; those that the books have.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} supply train for the depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} supply trains for the depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trains in place of a besieged depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Siege trains</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick one depot: each has a die of its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} train picked, and the die shows {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} trains picked, and the die shows {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units of the garrison that lose strength.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it traces supply to a depot, a train or a depot city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it can forage.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What attrition takes from each, by your own table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only a garrison that neither traces supply nor forages takes attrition.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attrition at {0}: {1} SP lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attrition of a garrison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the attrition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>train, not on the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Traces supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: back in the pool.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is replaced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>comes in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit picked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units picked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll a die for the depot.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} train</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} trains</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick no more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is supplied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a depot on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a supply train off the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter one garrison.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands in {0}, whose depot was replaced.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The cavalry of both sides.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points that the side that plays loses, off its units as they are picked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points that the enemy loses, off his units as they are picked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the side that plays routs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the enemy routs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether its own result has a star.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the enemy's result has a star.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Skirmish: {0} against {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the skirmish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} loses {1} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody loses anything.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick cavalry of the {0} side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own loss</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy loss</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own rout</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy rout</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own result starred</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy result starred</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is more than the {0} SP that are there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no attacking unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no unit that is attacked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick enemy cavalry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is routed, and cannot attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is demoralized, and attacks no more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is {1}, held by {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It has to be conquered, ceded or annexed by the new owner first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its name, or its hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The nation whose depot city it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose it was at the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose units were the last to enter or pass through it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foraged markers that lie there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depleted markers that lie there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The province or power in which a depot city lies that another power has taken.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Friendly to {0}; {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Towns and markers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Towns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say that it is a depot city, or leave the nation out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the province, as it stands on the Economy page.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depot city of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last entered by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foraged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depleted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Taken with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Friendly to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a depot city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This side has no unit on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The leader whose chart they go to.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Transfer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the transfer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leads nothing on this side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the boxes of the chart are not entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the boxes of his chart with the leader; until then nothing is checked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Transfer fewer, or make room: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they belong to it from now on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Army Reserve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is in it already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in the Army Reserve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of the Army Reserve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the reserve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the chart of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose the leader whose chart they go to.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the reserve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is transferred</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has a chart whose boxes are not entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no boxes for them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>comes or goes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is this leader himself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not below {0} in rank.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They fit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is on the chart of {0} already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move his formation in the order of battle: his units come along with it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a higher leader.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has units of his own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The weather of the turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll it by your rules, and enter it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is so already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the weather</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the weather</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.battle</name>
    <message>
      <source>The attacker's least loss when the bidding begins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether every bid may be made.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The most that the next bid may be, or the bound that a bid broke.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the first bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at most {0} + {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A bid rises by at most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>least loss {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The next bid at most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>below the bid of {0} before it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid {0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Refused at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>crossing and flank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>inside a fortress</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they may.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How a defender meets an attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>defend the hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>defend the crossing alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>defend the crossing and the flank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the defender does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether he forms a second front line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether he is inside a fortress.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether he may do that.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the force across has the bonus of a flank attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a battle for the crossing is fought.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a second front line is needed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it deploys as it likes in the first round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Defense of a crossing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle for the crossing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The force across</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A second line is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Outside a fortress, or defends the hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not flank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where they stand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units by part.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they may stand so.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that stand in more than one part.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength of the front line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength of the second front line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength of the reserve.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>split: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deployment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is split</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>second front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>killed in battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lost with his command in battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>command wiped out by pursuit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>command wiped out by attrition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>command transferred away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What befell him.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether he is gone for good, or back in the pool.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the enemy scores victory points for him.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaders.fate.{0}.eliminated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaders.fate.{0}.scores</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What becomes of a leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Division and brigade leaders left in the counter mix.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Generic leaders among the dead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders that the result takes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Generic leaders that come back from the dead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders that are not to be had.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Generic leaders come back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>He is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory points for the enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dead generics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Generic {0} leaders back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of {0} dead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Still missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more leaders of a kind than may be used</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more cavalry leaders than pairs of cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>His name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What he commands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>His combat bonus.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Those above him.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points of cavalry in the battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} ÷ {1}, whole pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry leaders whose bonus may be used.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry leaders allowed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The leaders who are not withheld.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a tie takes the cavalry leaders' bonus, too; left open, by the option.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they may be used together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What they bring.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why they bring nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} leaders tie for the highest rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bonus of leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leader modifier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaders.{0}.name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name him once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no leader is used</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, not under {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry, {0} for {1} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle {0} at {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>back in the pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The number of the battle; left open where one alone is fought.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say which: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle {0} is not being fought.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} number for {1} unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} number for {1} units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} numbers for {1} unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} numbers for {1} units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the strength points of each unit, in the order in which they are picked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>SP of each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} numbers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {0} SP and cannot lose {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lay the rest on another unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not on the map any more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>joins, no second line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>second line or flank bonus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>joins front or reserve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attacker forms line or defends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} line for {1} hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} line for {1} hexes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lines for {1} hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lines for {1} hexes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose help it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it arrives in the hex of its side's first stack, or beside it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>beside its first stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>apart from its first stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Help that arrives</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the stack has rolled for it in this Combat Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rolled already in this phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its first roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it may roll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the defender has reserves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether he forms a second front line of them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether that line was beaten.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a second battle is fought for the crossing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the help joins the attacker's front line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the help flanks the defender.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as if the crossing were defended</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as if the hex were defended</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Help across a river</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes with such help.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Front lines that the attacker forms against them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points that he has stored.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the defender attacks at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the attack is called off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points that are left to the attacker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles that are fought at the same time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the defender attacks now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether he has the bonus of a flank attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Help beside the attackers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Help for the</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That line was beaten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>against a second line of the reserve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Joins the front line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flanks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A line for each hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles at the same time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The attack is called off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>once that line is beaten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with a flank bonus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The round of the battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether units from another hex came up by Advance Points to join an announced attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes that attack together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May attack together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they may attack together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Joint attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points that the attacker has left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the two sides are still adjacent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the attacker wants to go on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a side chose to withdraw before the round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a side is routed as a whole, or wiped out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether another round may be fought.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the defenders' hex is empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether every defender routed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the unit has pursued in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points for it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May pursue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the unit may pursue.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pursuit allowed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points in reserve.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the defender forms another line of them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether another second line may be formed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the main line is flanked in the next round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Came by Advance Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attacking hexes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From one hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As reinforcements</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By Advance Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Still adjacent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The attacker goes on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neither side is gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pursued already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex is vacated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All defenders routed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not yet in this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Another line is formed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flanked next round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its strength points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What becomes of half a point; left open, as the option says.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points that it loses.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points that it has left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Routed again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the force is routed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it must retreat into a hex with enemy units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no enemy there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the force is eliminated; open where the players decide.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retreat into enemies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Half a point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>routed: decide by your own rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>river defense</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>supreme commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>army leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>corps leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>division leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>brigade leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry leader</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.command</name>
    <message>
      <source>not in the books: enter them for the leader, or in the chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as entered for him</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that need a strength marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units with only the strength point that they have by themselves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes above the bottom row.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes of the bottom row.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they fit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units on a chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points of the unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points of the detachment.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points that are dropped; below 0 those that are picked up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is more than the {0} that are there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dropping and picking up strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With a marker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With one point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>boxes for them: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>boxes in all: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dropped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move fewer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The case of the scenario, such as 19.13.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command points; none where your rules have them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the errata do not name him there; look at your army chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command points of an army leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether he activated himself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command points of a corps leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether both stand in one hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the superior is in command.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether 6.53 makes an exception, by your rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is; open where the command range decides.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stacked with the superior</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is within Constantine's command range.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its own leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>beyond his range, as the leader of a corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who commands it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Russian Guard of 1813</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>NFD</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not activated by himself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>6.53 makes an exception: decide it by your rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Constantine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>within his range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stacked with a superior who is in command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not by its stack: look at the command range</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.economy</name>
    <message>
      <source>at once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>low, then filled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} R and {1} Rep at hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At once at full strength, or low and then with replacements.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points in the end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>must be {0} in this way.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cost of an infantry division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resource points at hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement points at hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The ways that can be paid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} R and {1} Rep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ways to a division of ten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Built with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Added with replacements</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ways</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Built {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>some missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all built</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>built and full</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The nation of the units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points wanted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points made.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resource points afterwards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement points afterwards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wanted {0}, points for {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the British get none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resource points left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement points left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not conquered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>minor country</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether all its units are built and at full strength; of the three minor powers that give everything: whether all are built.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is Belgium, Holland or the British/German Alliance.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points of provinces and minor powers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How it stands to the conqueror, or to one of its minor allies.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it works for its conqueror.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It works for the conqueror</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Conquered depot cities</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units complete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Belgium, Holland, British/German Alliance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pays for it itself, or a power that has annexed it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Heavy cavalry {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Light cavalry {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, low</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is of {0}, which is {1}: it builds nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Horse artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not paid for by {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Naples</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kingdom of Naples</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Annex it first.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.forgotten</name>
    <message>
      <source>Besieged depots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fight on, or end it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>round {0} has no result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: enter the victory points that your rules give for him.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} depots are replaced: roll a die for each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes of a chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it: how far leaders and units move goes by it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They may enter in this phase: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout 1 turns to Rout 2: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the markers off: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} in {1}: no leader and no detachment marker is there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has {1} units, and no box for all of them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Minimum in Turkey</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} ({1}). Move the markers at once, and name the level.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: take the attrition.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The errata put {0} in {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; and {0} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} correction still to make: {1}{2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} corrections still to make: {1}{2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Russia has to have its wartime minimum in the Turkish box.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} not collected.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} correction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} corrections</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.march</name>
    <message>
      <source>{0} − {1}, at least {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its movement allowance.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is left in any weather; left open for the option of the campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement allowance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement in the weather</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hexside.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement points more; none where it is closed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a major river is closed except at bridges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cost of crossing a river</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex that is left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex that is entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it costs by your terrain chart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by your terrain chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cost of rough hexes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it concentrated there last turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether all move on as one stack; that changes nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is an Army Reserve.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>once, even as one stack with a new order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement points, once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaving where corps concentrated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At least</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from rough or partly rough ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moving as one stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an Army Reserve pays nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody concentrated there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>began in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>force march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>double force march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>marched, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The strength points of each division.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points that fight.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points that the result affects.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength in a skirmish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it goes along with units that it is stacked with.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it goes to a place of its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It may</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it may.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double force march of cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>never in the Skirmish Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>never to a place of its own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only beside units that it is stacked with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement points to a hex beside the enemy that it goes for.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The most movement points that a force march could give.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it received; left open before the roll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far it comes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it falls short, without a penalty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>up to the enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Force march in a skirmish</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All divisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They fight with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result affects</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With its stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>beside its stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the strength points of each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} ordered to concentrate again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many stand there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they are inside a fortress under siege.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no limit inside a fortress under siege</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They may</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply trains in a hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many corps begin in the hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many of them are ordered to concentrate again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moving on as one stack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ordered again</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.pages</name>
    <message>
      <source>Drag a unit to another leader, or Ctrl+X and Ctrl+V: his boxes are checked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to another leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A formation is moved in the order of battle; here units are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody leads this formation: add a leader to it first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Transferred {0} to {1}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.politics</name>
    <message>
      <source>a peace offer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a surrender</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power whose marker is moved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes; to the right above zero, to the left below.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it comes from.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The events.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes by power; open where two equal shifts pull to both sides, for the players to decide.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Powers concerned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Simultaneous political events</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>equal shifts to both sides: the players decide</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>largest of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each offer_peace and surrender in order; others move nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How often the marker is moved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether one has landed before and is gone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether another may land once the first is gone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it may land.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One has landed before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Another once the first is gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forces on the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>most {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It may land</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The two opening bids.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the war ends.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Peace with the Ottoman Empire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Higher bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The war ends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More than two Cessions go beyond what the correction says: agree on it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The numbers of the conditions; Cession, 2, may stand there more than once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many provinces are ceded in all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The most provinces for one Cession; open, as the program takes it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it may be imposed so.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} to {1} for {2} × Cession</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none without Cession</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Terms of a coerced peace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Provinces for a Cession</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>exactly {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Others than Cession once each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The peace may be imposed so</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.scenario</name>
    <message>
      <source>, not {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points of its garrison.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ansbach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is attached straight to an army commander.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is a guard or grenadier unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether its corps is of cavalry alone, or of cavalry and horse artillery.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Army Reserves of 1813</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it resists on {0} or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attached to an army commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corps of cavalry and horse artillery alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guard or grenadiers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corps of cavalry alone</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.screens</name>
    <message>
      <source>{0} unit, {1} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units, {1} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} boxes, {2} of {3} above</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit, boxes not entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units, boxes not entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} TOO MANY</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CP not entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} CP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no CP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>detachment {0}: {1} SP{2} in {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle {0}, round {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader is there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>modifier {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>helped before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>least loss {0} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles of the turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders who fell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader has fallen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in the pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trains in besieged fortresses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No depot has been replaced.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bonus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bidder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bound</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>SP left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One force across</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>defends {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Main line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>being fought</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No power has resource or replacement points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>either way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fewest R</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fewest Rep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two ways to an infantry division of {0} SP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None is entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>figures missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>allied minor</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>allied province</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units below strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All units are full.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>never replaced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody plays a leader short.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Division of 10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Holder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>R / Rep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No army or corps leader is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>units with their leader are as he is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody has an order in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout and demoralized</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit has a marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Detachment markers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All markers are free.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} SP of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>without a cause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Levels</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ends of turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No turn is complete.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Political Index</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing has happened.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wars with France</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No war is entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody was coerced.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Ottoman war, British landings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neither is on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>War with the Ottoman Empire: it ends above {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None for this scenario; the option on the scenario names it by its case.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Level</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calls for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>done, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French VP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Box from the left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn of grace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>gone, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is where</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>scenario {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} elsewhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands so</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} VP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>over, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>British force in {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader is in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>boxes above + in the bottom row of their charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depots and trains</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No depot and no train is in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Powers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No power has had points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Counter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A train or depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has no strength points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Routed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} armies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>strength points by army and corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Towns and forage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No town is entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>room for {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply of this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is entered for this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depots and depot cities</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No depot is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No supply train is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None is kept.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each feeds {0} corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fed by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at most {0} in a hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} (depot city)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, besieged?</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.siege</name>
    <message>
      <source>Whether it traces supply to a depot, a supply train or a depot city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it moved; that makes no difference here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>although it did not move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it takes attrition.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Takes attrition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The die for each depot.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trains in all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trains for besieged depots</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depot {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as many trains as the die shows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depots</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.grande_armee.supply</name>
    <message>
      <source>Depleted markers in the hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is a depot city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether mud and snow put a marker into depot cities too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it may be built.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depleted markers that are added.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no marker in a depot city</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Building a depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The depot city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depots of allies that stand in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The power that builds.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the owner of the city gives leave.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is allowed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depot in a city of an ally</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The nation of the unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The nation of the depot, depot city or train.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The scenario, where one has a rule of its own: 1813.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The case of your rules that makes an exception.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whom a depot feeds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depot city</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depot cities get the marker too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>they forbid nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers added</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depots of allies there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} may build</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in 1813 as if Prussian</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>same nation only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Same nation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It feeds them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose units they are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes from the unit that is farthest off; 0 in the town itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a depleted marker lies there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many corps draw on the place, this one among them; a loose Army Reserve is one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit of it stands with one of another corps.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the town is friendly.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether those others are Army Reserves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The conditions that do not hold.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May forage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corps there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether all of them are unsupplied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the place gets a depleted marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Too many for one town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it was the side's at the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who was the last to enter it; open, nobody has since the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Friendly town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The others are Army Reserves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it feeds {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All unsupplied, and a depleted marker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody has entered it since the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>whoever was there last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own at the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Friendly</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.battle</name>
    <message>
      <source>Hexes that attack together in the first round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round from which other hexes join</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>times the least loss</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most that a bid rises</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Part lost by a routed unit that routs again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points for a further round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance Points for a pursuit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pursuits of a unit in a turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes of even columns lie lower</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.battle_cases</name>
    <message>
      <source>The morale of a leader leaves the morale of his nation as it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Organized corps count before corps equivalents, which are for units without a corps commander, such as Brunswick's army of 1806.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of the three exceptions to a march to the guns, the third is about hexes that enemy units attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A Withdraw result pushes the defender back; the battle goes on while the attacker can and will.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units inside a fortress stand and defend; to withdraw, or to defend a river, they must be outside.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.calendar</name>
    <message>
      <source>Turns in a month</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Months that open with an Interphase</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.command</name>
    <message>
      <source>Command points of a corps leader who activates himself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Archduke John in 19.12, after his arrival</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Archduke John in 19.13</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Massena in 19.13</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most strength points that fight in a skirmish</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.corrections</name>
    <message>
      <source>The French force at Austerlitz</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Davout with the 1st, 2nd and 3rd infantry divisions (5, 4, 4 SP), the 2nd light cavalry brigade and the 5th artillery: added</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One Mameluke cavalry and one bridge train, together, on IV September</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B2401, B2308 or B2504</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Napoleon: on the map from the start, no reinforcement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1st infantry division of Württemberg</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mack and his units; the detachment with them starts on its own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>5th and 7th dragoons under Riesch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Austrian detachment in B4501</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number 2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry division in John's Army of the Tyrol</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Constantine's 8th artillery division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>8th light cavalry division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Prussian depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Prussian detachment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lannes and his corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jerome's units: on the map from the start, before Glogau</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lestocq and his army</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Berthier, who has no counter and is rated 3-0-0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not on the chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Russian depot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where the Austrian corps draw their line of communication</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>D0626 or D1432</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units of Lefebvre and Mortier, on II July</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the edge of map D, 0110 to 0114</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French detachment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Detachment 7, the same piece</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ney's artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>5th and 6th</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>22nd and 23rd</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Augereau, on IV September: Bamberg, or Frankfurt once Bamberg is not French any more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A3334 or A2632</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Artillery in Hiller's corps, listed twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>6th, 7th, 8th</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>11th, 12th, 13th</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Schwarzenberg's force</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that besiege Stettin</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.economy</name>
    <message>
      <source>Resource points for each SP replaced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement points for each SP replaced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry division: full strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry division at full strength: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry division at full strength: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry division: low strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry division at low strength: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry division at low strength: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Light cavalry division: low strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Heavy cavalry division: low strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Heavy cavalry brigade: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Annexed: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Annexed: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Conquered: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Conquered: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ceded: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ceded: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allied province: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allied province: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allied minor power, units missing: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allied minor power, units missing: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allied minor power, complete: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allied minor power, complete: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Belgium, Holland, British/German Alliance, complete: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Belgium, Holland, British/German Alliance, complete: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neither allied nor held: resource points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neither allied nor held: replacement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Grand Duchy of Hesse</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Grand Duchy of Hesse: first figure of its resource income</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Grand Duchy of Hesse: second figure of its resource income</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Grand Duchy of Hesse: third figure of its resource income</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>British/German Alliance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kingdom of Italy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Divisions of Naples</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.leaders</name>
    <message>
      <source>Supreme commanders and army leaders together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corps leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Division and brigade leaders together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry for each cavalry leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds in which a cavalry leader helps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First figure of a generic leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Combat bonus of a generic leader</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.movement</name>
    <message>
      <source>Off a movement allowance in clear weather</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Off a movement allowance in mud</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Off a movement allowance in snow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More for a bridge over a major river</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More for a minor river without a bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More for a bridge over a minor river</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A partly rough hex from a rough or partly rough one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaving a hex where corps concentrated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply trains in a hex outside a siege</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.options</name>
    <message>
      <source>First turn of the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The turn in which the campaign begins, as its number in the month, month and year.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who is the First Player</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which side moves first in a turn; your scenario says it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The French</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Coalition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Interphases</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether an Interphase with politics, income and construction opens each quarter of a year; only the Grand Campaign has them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before each quarter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None: a scenario without them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The scenario that you play, by its case: command points and special rules go by it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dresden and Leipzig, 1813</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Massena against Archduke Charles, 1805</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ulm, 1805</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The campaign of 1805</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Austerlitz, the battle rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jena and Auerstadt, 1806</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eylau and Friedland, 1806 and 1807</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ratisbon, 1809</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The campaign of 1809</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Russia, 1812</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>France, 1814</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Least movement in mud and snow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether weather can take the whole movement allowance.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It can: 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 is always left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stronger units in the bottom row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit with a strength marker may have a box of the bottom row.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Half of an odd strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a routed unit that routs again loses the half rounded up or down.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounded to the nearest, a half up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two leaders of the highest rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the bonuses of cavalry leaders are gone, too, where two leaders share the highest rank.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders lost with their command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a leader who is eliminated in battle with his command scores as one killed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One pursuit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit may pursue once in a game turn, or once in each Combat Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Once in a game turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Once in each Combat Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Crossing without reserves against it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which restrictions hold for help that crosses a river where the defender has no reserves: the case names the third choice, and describes the second.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reserves that are not used</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What help from across a river does where the defender has reserves and forms no second line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It flanks, as without reserves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It joins the front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depots built in a depot city in mud or snow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a depot that is built in a depot city in mud or snow leaves a depleted marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where Napoleon may set up in 1805</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first of the three hexes is printed B2041, which is none; B2401 stands just before it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The French depot of 1809</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its hex is printed R4219, and there is no map R.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Belgium, Holland, the Alliance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they give their points only when their units are at full strength, not just built.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a complete ally gives</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether an allied minor power whose units are built and full gives all its resource points, or what is left of them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All of that Interphase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it does not spend</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Equal shifts to both sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happens where the largest simultaneous shifts are equal and opposite.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The players settle it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The marker stays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Towns in France for the first time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the first occupation counts once in a war, or once for each member of the coalition.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Once in a war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Once for each member</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Provinces of a Cession</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The most provinces that one choice of Cession takes; two choices take three or four.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A second British landing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether another force may land once the first has left or is lost.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.phase_cases</name>
    <message>
      <source>Units and leaders in the hex of their immediate superior are in command if he is; 6.53 is the exception.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A concentrate order takes nothing off the penalty of 9.13.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The exceptions to the stacking limit of 9.11 are 9.3, 9.5, 9.6, 12.16 and 12.74.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bridge trains stand and move with others without limit or cost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A routing stack ignores a limited zone of control.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.politics</name>
    <message>
      <source>Conditions of a coerced peace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Number of the condition Cession</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Provinces for a Cession, at least</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Provinces for a Cession, at most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cessions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cessions that the correction speaks of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns of grace for the Russian minimum in Turkey</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French victory points: powers must offer an armistice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French victory points: powers must offer peace</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.realm_cases</name>
    <message>
      <source>A depot city brings forth supply trains as a depot does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bayreuth, B3401, is a city and no town.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trains and depots feed their own nation. Russians in an Austrian or Prussian corps forage, or are unsupplied.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sweden is a minor ally of Prussia: Prussian sources feed the Swedes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The morale of the Italians is 2 in all three scenarios of 1805.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ansbach resists on 5 or 6, and has a garrison of 5 SP at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In IV September one Mameluke cavalry and one bridge train enter together, in B2401, B2308 or B2504.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forage and depleted markers of Russians off the map stay a secret of the Coalition until the French enter the place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lannes keeps the corps of Oudinot, and Lefebvre's Bavarians stand far apart, as printed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Macdonald's Prussians forage by special rule 9; 14.42 does not stop them. Austrian corps draw their line to D0626 or D1432.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>West of the Elbe all is friendly to the French, except Bohemia. Bohemia, Moravia and the Austrian home provinces are Austria's.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ney and the 3rd and 4th Guards stand far apart, as printed; Bernadotte's British keep their higher ratings.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Special rules 1 to 3 look at the French victory points of a complete turn alone, not at those in the middle of one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A change that a level of victory points calls for is made at once, in whichever phase the level is reached.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A depot city that was taken works for its conqueror once its province is conquered, ceded or annexed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Belgium, Holland and the British/German Alliance give what they have to spare to the power that the chart names.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where 26.43 and 7.75 differ, 26.43 holds.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Berthier has no counter; he is rated 3-0-0.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All Swedish infantry units are divisions.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.scenario</name>
    <message>
      <source>or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ansbach resists on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison of Ansbach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Italian morale in 1805</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.siege</name>
    <message>
      <source>Fortresses besieged at the start of 1813</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dice for each depot</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.grande_armee.supply</name>
    <message>
      <source>Forage: hexes from the town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forage: corps that a town feeds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depots of allies in a depot city</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depleted markers for a depot, clear</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depleted markers for a depot, mud</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Depleted markers for a depot, snow</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
