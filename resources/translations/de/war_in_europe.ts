<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.war_in_europe</name>
    <message>
      <source>Sum up the four turns of each front, and take off what the table says.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the weather of the turn, which rail work and movement go by.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say what the points of a front fly: whether there is air combat, and who is exposed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Suppress ports with points on other missions; only those that are lost are used up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attack units that sail, one after the other; points that are lost go before the next.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Receive air points, lose them in combat, or move them to another front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Receive Replacement Points on a front, or spend them as your own rules say.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move Replacement Points from one front to another, in this phase alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rebuild units that the rule names for two points each, and say when they come.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disband units where the rule allows it; nothing is paid and nothing is gained.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>british port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>training center</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wehrkreis</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Make whole units of kampfgruppen again; enter the points that your rules ask for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Amphibious Points come into the pool of the side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put airborne units into the box of a front, where they wait for a drop.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring airborne units from the box of one front to that of another, which takes a turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring airborne units from their box to the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Repair or convert hexes with a repair unit, within what weather and area allow.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move units by rail or by sea; a repair unit that does so repairs nothing this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say in which hexes a railway is cut, or open again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say which units have no link by rail to a friendly supply source.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Land on a beach with Amphibious Points, which stay there as a minor port.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring units in and out through Amphibious Points that serve as a minor port.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return the Amphibious Points of a beach to their pool, once the enemy has it again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move units by emergency transport, which brings their owner no points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set out on the long way, which takes four turns with a roll in each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Land units from the long way, after its four turns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter whose unit was in hexes last, and what else is known of them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter what began the turns until French units may fortify.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>land attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>air sea interdiction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fortify units, or have them leave; they help infantry of their own nationality.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn units into kampfgruppen or battlegroups, on DE or by choice, in place of losing them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retreat kampfgruppen by 12.63, which only those formed as it says may do.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a hex is friendly, neutral or an enemy's.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether units go on by rail beyond an edge of the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which turn comes so many turns after another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cycles per year</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a strategic cycle comes before a turn that is counted from the first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From which turn French units may fortify; none while nothing has called for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a unit pays for a hex that it enters across a river.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far a unit may move in the weather of the turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>snow rounding</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a Mobile Supply unit may move like this.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which weather area counts for a unit that moves or fights.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>supply range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>supply state combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attack strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many hexes a repair unit may repair, or convert, in a turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>axis allied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether an assault from the sea may be made, and what stands against it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether so many units may go through an Amphibious Point that serves as a minor port.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a unit on the long way is rolled for in a turn of its voyage.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How strong an attack with airborne units is in the turn of their drop.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>drop rounding</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether one choice is made for all hexes of a battle, and the loss that is paid.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit may be disbanded where it is; it brings nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the sides are near enough on a front to fight for air superiority.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether opposing players fight in the air over a front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>greater</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>or greater</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>six to one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many points of a turn count for the attrition of the enemy.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many points a player may put on air superiority over a front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether every player keeps to the most over a front, each counted by himself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many points take part in each attack, with losses taken before the next.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether points may be divided among ports like this.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a nation can lose points by attrition on a front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>literal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all belligerents</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attrition list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many points the enemy's points of a cycle cost; none where the table has no row.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>amended</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>air table gap</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What four turns of the enemy's points cost a nation; never more than it has.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attrition gate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a cycle costs a nation that was exposed in some of its turns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>exposed turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attrition mid cycle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a cycle on the South front costs each nation, each by itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a path from head to head is short enough.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>minor port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>amphibious point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether one of the units that the rule names may be rebuilt with the points at hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether something that Axis units did begins the turns until the French fortify.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit may fortify in a hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a fortified unit helps the defense of another in its hex.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.war_in_europe</name>
    <message>
      <source>War in Europe</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The whole war by weekly turns: air attrition, production by front, rail and supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Production</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rail, supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kampfgruppen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Airborne</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Amphibious</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sea</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fortification</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The errata</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns and cycles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sea movement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Airborne units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>United States</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>AP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From 3/5/40 or any other turn; bring your own units, and enter the points of your scenario.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With the corrections of June 1984.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On a beach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air points by front, the turns of the cycle, and what attrition takes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement Points, units that wait, kampfgruppen, boxes, beaches.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The calendar, repair units, cuts, hexes and fortification.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points at hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points afterwards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} are not enough</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rebuilding for two points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worked out by version 1.4 of the errata, of 1984.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air war and attrition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air points by front, the turns of the cycle, what attrition took and will take.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement Points, units that wait, kampfgruppen, airborne boxes, beaches.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rail and supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The calendar, repair units, cut railways, hexes, fortification.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strategic Cycle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air attrition of four turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tactical Air Combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Missions, who is exposed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reinforcement and Replacement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points between fronts, units rebuilt and disbanded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rail work, rail and sea movement, assaults</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kampfgruppen, drops, units disbanded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mechanized Movement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mechanized units move again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a cycle has {0} turns, a year {1} cycles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write turn, cycle and year, such as 3/5/40: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mobile supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>railroad engineer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rail {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>railroad {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>railway {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>West</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Severe</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moderate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Western Allied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>USSR</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CW</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>USA</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>American</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mild</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unnamed</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.war_in_europe.actions</name>
    <message>
      <source>The front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points on the mission.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units that pass, in the order in which they are attacked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result of each attack, A or D, in the same order.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Interdiction, {0}: {1} point lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Interdiction, {0}: {1} points lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Interdiction at sea</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the attacks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is the {0} player's turn, whose ships {1} does not attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the nation that attacks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the missions of the front first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is more than the {0} point on other missions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is more than the {0} points on other missions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The port.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points against it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result, A or D.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The ports.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Suppression, {0}: {1} point lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Suppression, {0}: {1} points lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Suppression of ports</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Suppression</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the suppression</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units attacked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it out, with its unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No point is left for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} and {1} are entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is attacked twice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The unit {0} was attacked already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ports</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The port {0} was attacked this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter all points against it at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At most {0} point may attack a port.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At most {0} points may attack a port.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is named.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} results</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has no entry in the {1} this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say how many points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No port is named.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ports.{0}.port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ports.{0}.points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter one for each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ports.{0}.result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Superiority and other missions: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points on air superiority, by nation.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points on other missions, by nation; those that are left are inactive.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes between the nearest supplied hexes of both sides.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether neutral ground lies between them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the United States is at war.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether Italy is at war.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether ground combat units of the Commonwealth and of an enemy are adjacent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the Soviet player is at Total War.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count them, and say whether neutral ground lies between.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no air combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Missions on a front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the missions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There are no air points on this front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no air war is possible</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} on superiority + {1} inactive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} and {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air superiority</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Other missions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neutral ground between</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>US at war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Italy at war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Commonwealth in contact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet Total War</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is needed: both sides fly air superiority.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} flies {1}, and has {2} on this front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has attacked with {1} on other missions in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} point too many on air superiority.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} points too many on air superiority.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave them inactive, or fly something else.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air combat on the front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none: air combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter them under Air points first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: points that count</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: exposed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fly fewer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo that first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} and {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: on other missions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>they stay on them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No airborne unit of this side is in a box.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>air assault</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, from {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The airborne units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Airborne box {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Into the airborne box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Into the box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Transferred</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Airborne, to {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They may drop in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From box to box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How they come.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where they are then.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they might be in supply there when the Air Interdiction Phase ends.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Out of the airborne box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say whether they might be in supply there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use the transfer to bring it to another front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Might be in supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They attack at half strength in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They are not dropped where they cannot be in supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>goes in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength of their attack in this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>comes to the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is on the way until {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is in the box {0} already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not an airborne unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not in a box.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is at sea, round the Horn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether nothing flew in the turns without an entry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points lost where the table has no row, as the players agreed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} in the {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points lost in all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air attrition: {0} point lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air attrition: {0} points lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air attrition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the air attrition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} has no entry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter its missions late, or say that nothing flew.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1}: {2} has no row in the table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Agree on the loss and enter it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not needed: every total has its row.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing flew where nothing is entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Agreed where the table has a gap</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody loses a point.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is entered already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo it first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>used in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is too far over water.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is too far from major supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex in major supply is a mountain, and not Gibraltar.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody lands on a mountain.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a beach.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That sea is closed in this weather.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex where it lands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Amphibious Points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes over water, the landing hex among them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes from the landing hex to a friendly hex in major supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether that hex is a mountain.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is Gibraltar.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the landing hex is a mountain.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it lies beside a hex of sea alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it lies beside a hex with an island that has no port.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The sea, such as Baltic.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points in the hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Assault at {0}: {1} Amphibious Point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Assault at {0}: {1} Amphibious Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They serve as a minor port from the next turn on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Amphibious assault</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the assault</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write {0} if it is meant.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it late, under its own phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is more than the {0} that wait.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That would make {0} in the hex, and {1} is the most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The beach.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that come in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that go out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Amphibious Point of this side is at {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Through {0}: {1} in, {2} out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units through a beach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Through a beach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That makes {0} through {1} this turn; at most {2} may go.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None comes in on the turn of the assault.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is held by {0}: points come back once the enemy has the beach again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Recycled from {0}: {1} Amphibious Point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Recycled from {0}: {1} Amphibious Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} wait now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points recycled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Recycle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Landing hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes over water</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes to major supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is a mountain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is Gibraltar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Landing on a mountain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Beside sea alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Beside an island without a port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Amphibious Point of this side waits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the landing hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count the hexes over water.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count the hexes to major supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the sea.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Beach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Amphibious Points there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shipped in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Left this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} more may.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This side has no Amphibious Point on a beach.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Recycled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move them out first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>neither captured nor destroyed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Amphibious Point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Amphibious Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a sea that the rules name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The weather of the turn is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a beach without a name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in part</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hexes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose unit was in them last.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they lie in a neutral country.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they are owned in part, by units dropped there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a printed fortification stands there that is not destroyed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose hexes are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the hexes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What they did.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The country that they entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The nation that they attacked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The country in which they attacked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It need not be entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That does not let the French fortify: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First attack: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French units may fortify from {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First attack in the West</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they fortify; no, they leave.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not fortified</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units fortify</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fortify</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>may not yet: nothing has begun the turns until the French fortify.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last in them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neutral country</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Owned in part</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Printed fortification</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} was there last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Country</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attacked in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The turns until the French fortify have begun.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fortified</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They help infantry of their own nationality in the hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands in no hex that the books know.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands in a printed fortification.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>may not before {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>formed by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>case 12.63</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on DE</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by the Retreat Conversion Option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as 12.63 says</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No kampfgruppe is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This side has no kampfgruppe.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How they are formed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kampfgruppe {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kampfgruppen formed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kampfgruppe</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the kampfgruppen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They do not retreat, and may advance.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They may retreat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The kampfgruppen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retreat to {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retreat of kampfgruppen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restored: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kampfgruppen restored</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restore</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a kampfgruppe.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restored</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>becomes one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is eliminated: take its steps off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is whole again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is a kampfgruppe already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>was formed by the Retreat Conversion Option.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>was not formed as 12.63 says.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No repair unit of this side is on the map: add one of the type repair.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No airborne unit of this side is in the books: add one of the type airborne.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit of this side is eliminated.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it as C2428.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At hand: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement Points arrive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The front to which they are moved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why, such as air combat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} air point {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} air points {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is more than the {0} that {1} has in the {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is more than the {0} that do not fly in the {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their kind, as your rules name it, such as infantry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What for, or from where.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: that is more than the {1} at hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} Replacement Point {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} Replacement Points {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter Replacement Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From which front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To which front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their kind.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They are on that front already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They are there in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They are there at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Replacement Point, {1} to {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Replacement Points, {1} to {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points between fronts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Amphibious Point for the {1} side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Amphibious Points for the {1} side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points come in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} before, {1} now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This side has no Replacement Points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say to which front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move them later.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Replacement Point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Replacement Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rode in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worked in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} repaired, {1} converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the line is cut there; no, it is open again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Railway {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cut railways</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cuts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they are cut off; no, they are linked again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} from rail: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units cut off from rail</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rode this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The repair unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their weather area.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} hex, {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} hexes, {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Work of repair units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the work</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That would make {0} this turn; at most {1} may be.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It has done the other work: a unit repairs or converts in a turn, not both.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is cut already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is open already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units behind it do not move by rail.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Work</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather area</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rail work</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}ed this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is cut off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick one repair unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the weather area.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it for the next turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each has its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a repair unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the hexes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The eliminated units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The front whose points are spent.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The turn in which they come, by your rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rebuilt: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units rebuilt</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} short.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your rules say how long it takes: enter the turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What kind of place they are in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say where they are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disbanded: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No points for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units disbanded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where they are now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Emergency transport to {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Replacement Points for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Emergency transport</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the transport</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kind of points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They come in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} points, {1} left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That turn is over already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They are in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units are disbanded in {1}, not in {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring them there first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now in hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement Points for it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is rebuilt</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is disbanded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is transported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>was disbanded for good.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By rail or by sea.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The weather area, for Mobile Supply units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By {0} to {1}: {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rail and sea movement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rail and sea</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the movement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: no repairs this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has worked this turn, and a unit that is transported does no work.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It may walk along the line to the break.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the weather area, and the weather of the turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no link by rail to a supply source.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is a Mobile Supply unit: its area is needed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves only by rail or through combat in this snow.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit of this side is on the way round the Horn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round the Horn: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll now: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round the Horn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the voyage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where they land.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Landed at {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End of a voyage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At sea</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Landed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sets out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is in turn {0} of its voyage, of {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not at sea.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>set out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is in the airborne box {0}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.war_in_europe.air</name>
    <message>
      <source>How the gap from 712 to 719 is read; left open for the option of the campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is at least {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The enemy's points of four turns.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own points lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air attrition table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no row from {0} to {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How things stand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whom attrition hits; left open for the option of the campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not named in the {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exposed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it loses points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exposed to attrition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The enemy's points, by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own points at the end of the cycle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The enemy's points that count.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points that the table says.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points that are removed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own points afterwards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air attrition of a cycle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, but {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} at hand, no debt</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {0} turns; a cycle has {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gap in the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ground contact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the United States is at war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the United States is not at war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Italy is at war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Italy is not at war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in ground contact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no ground contact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the Soviets are at Total War</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no Total War yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there was air combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it was not exposed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own points left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The players settle what such a total costs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter each turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that pass.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result of each attack, such as A or D; stop where you like.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The most points in an attack; left open for that of the rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points in each attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points that are left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} point left, {1}: {2} lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} points left, {1}: {2} lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Interdiction, attack by attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no point remains.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a result that the rules at hand show.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points against each port.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The most points against a port; left open for that of the rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they may be so divided.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Port suppression</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most points in an attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Port {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attack {0} and any after it are left out: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attack {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The enemy's points that count, by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it was exposed, by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether there was air combat, by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which turns count; left open for the option of the campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points that are lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attrition for a part of a cycle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis points that count, by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allied points that count by nation, by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the United States was at war, by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether Italy was at war, by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether Commonwealth ground units were in contact, by turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attrition in the South</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns that count</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Commonwealth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>US</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is {1} {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes between the nearest supplied hexes of both.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An air war is possible</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether there can be air combat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points of the one player.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points of the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What holds at the odds exactly; left open for the option of the campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more than</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Superiority</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether there is air combat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air combat on a front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points on air superiority.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points that fly nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points on other missions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether there was air combat on the front.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, but there was air combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points that are to fly it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose they are; Soviet and Allied points are counted apart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points that may.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points that may not; idle, they count as inactive.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most on air superiority</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points of each player.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>too many: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Within the most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether none is over the most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most of each player</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points of one player</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody flies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only one player flies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>less than</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} do not count</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most in the {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Accepted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} wanted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>inactive, if they fly nothing else</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.war_in_europe.forgotten</name>
    <message>
      <source>Sum up the last four turns, and take the losses.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it: rail work and movement go by it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, turn {1} of its voyage: {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it when Axis units enter Belgium or France, or attack their units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: say what the points fly.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.war_in_europe.ground</name>
    <message>
      <source>once, not for each of {0} hexes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a port in Great Britain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a Training Center</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a Wehrkreis</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wehrkreiss</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength of the units dropped.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength of other attackers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength of the defenders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What becomes of a half; left open for the option of the campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength of the attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attack of airborne units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the units of the side do in each hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes of the battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Loss that is required.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether all choose alike.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Loss that is paid, once for the battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one choice holds for all units of the side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retreat Conversion Option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement Points at hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it may be disbanded there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement Points afterwards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units in {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disbanding a unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One choice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Loss paid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none for it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cycles in a year; left open for the option of the campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} turns before it, one cycle after every {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is in cycle {0}, and the year has {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The turn, such as 3/5/40.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns later; below 0 earlier.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns from a date</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns in a cycle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is due.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strategic cycle due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first turn of the game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is the historical game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The turn in which Axis units first entered or attacked; left open before that.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first such turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When the French fortify</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the game begins {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} turns after the first attack, which has not come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cycles in a year</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Historical game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter another turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It begins the turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units were attacked in {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What lets the French fortify</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say it: the answer depends on it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its type.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a fortification is printed in the hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether that is destroyed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a printed fortification stands there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It may fortify</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fortifying in a hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nationality of the fortified unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nationality of the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type of the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It helps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whom a fortified unit helps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis units entered {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Printed there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not infantry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of another nationality</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on German ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neutral</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The side that asks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it lies in a neutral country.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose unit was in it last; left open where none was.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units were in it last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose a hex is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The edge.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Case 57.1 holds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether case 57.1 holds.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rail movement off the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in a neutral country</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody has been in it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it crosses a river hexside.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the unit is mechanized.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a railway crosses with it; that changes nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a river costs other units, by your rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For the river</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is mechanized or motorized.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement in snow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The weather area.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in the Severe area in snow by rail or through combat alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It may move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mobile Supply units in snow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is asked for.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where the unit began its Movement Phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where the attacker stands now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where the defender stands; that changes nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the hex of the attacker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The area.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which weather area counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Extra for other units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no snow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>where it began the phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In snow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rail.work.{0}.{1}.{2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The weather area of the hexes that it works.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it moved by rail or by sea this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a partisan unit is in the hex; that changes nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes that it may repair.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes that it may convert.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Work of a repair unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moved by rail or sea</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it moved by rail or by sea</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Or hexes converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An area that the table does not name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans in the hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>they stop nobody</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Railhead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a Mobile Supply unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a minor port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an Amphibious Point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>another head</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The head that it ends at.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How long it is: movement points, or hexes to an Amphibious Point.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its limit, where your rules set another; needed for another head.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The legs, from the unit on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the path lies in the Severe area, or a head there is its end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What does not hold: legs by number, or mobile_supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at most {0} {1} to {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no leg was entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply path</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Severe area</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The path holds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>legs.{0}.limit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter how far that head reaches by your rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leg {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mobile Supply units</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.war_in_europe.screens</name>
    <message>
      <source>{0} + {1} of {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fronts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No air points are in the books. Enter them under Air points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns of this cycle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No front has air points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attrition to come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody has been exposed in this cycle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>before {0}, as it stands now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Interdiction and suppression</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No attack in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attrition so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No strategic cycle has been played.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sup. + other</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not exposed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no row in the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>airborne box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cut off from rail</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Replacement Points are in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units to come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No units are due.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eliminated and disbanded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>disbanded in {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is a kampfgruppe.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Airborne boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No box holds a unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Amphibious Point is in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody is on the way round the Horn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Through it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rolled for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} in, {1} out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>assault in {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {0} of {1}, cycle {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Repair units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No repair unit is in the order of battle. Add one of the type repair.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No railway is cut.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply paths</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is fortified.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the French from {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the French not yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calendar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>strategic cycle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the French may fortify</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} to come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>behind a cut</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hex or unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Since, or where</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last in it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For the Axis</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Falls due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cycle {0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as your rules say</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.war_in_europe.sea</name>
    <message>
      <source>The landing hex, where the rules name it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What stands against it, in the order of the tests.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It may be made</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gibraltar counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, from {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>beside neither</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A beach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From a mountain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Onto a mountain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no sea named</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Closed by weather</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the point made its assault in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units in and out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They may go through</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The turn of its voyage, from 1.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>AirSea, HighSeas, in this order.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air-Sea Interdiction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {0} of the voyage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>High Seas Intervention</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.air</name>
    <message>
      <source>Distance at which there is an air war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Superiority beyond which there is no air combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most on air superiority in the East</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most on air superiority in the South</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most on air superiority in the West</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most points in one attack or suppression</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air Points lost on A</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air Points lost on D</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air Points lost where nothing happens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns that a cycle of attrition sums up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Printed end of the band before the last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 0 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 1 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 2 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 3 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 4 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 5 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 6 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 7 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 8 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 9 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 10 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 11 are lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy points from which 12 are lost</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.airborne</name>
    <message>
      <source>Strength of airborne units that attack in the turn of their drop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Least odds of an attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns from box to box</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.calendar</name>
    <message>
      <source>Most cycles in a year</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Century of years of two digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cases where control means friendly</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet counter sheets</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.fortification</name>
    <message>
      <source>Turns from the first attack until the French fortify</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.movement</name>
    <message>
      <source>More for a mechanized unit at a river</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement allowance of mechanized and motorized units in snow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Case 57.1 at the eastern edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Case 57.1 at the western edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Case 57.1 at the southern edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Case 57.1 at the northern edge</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.options</name>
    <message>
      <source>The turn in which the campaign begins, as turn, cycle and year.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who moves when</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In which order the players move in a turn; the corrections do not say it, so look at your rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis, Allied, Soviet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis, Soviet, Allied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allied, Axis, Soviet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Axis, Allied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Version of the errata</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which corrections you play with. The program works by version 1.4: where 1.2 differs, enter what it says as house rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Version 1.4, of 1984</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Version 1.2, of 1981, with your own corrections</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where the cycles begin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a strategic cycle comes before each first turn by the calendar, or after every fourth turn that was played.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By the calendar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From the start of the scenario</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many cycles of four turns make a year.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thirteen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Twelve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Repairing and converting in one turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a repair unit may repair some hexes and convert others in the same turn, each within its number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the two units by sea are counted for each Amphibious Point that serves as a minor port, or for the hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For each Amphibious Point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For the hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Half the strength of a drop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether half the strength of airborne units keeps its fraction.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It keeps its fraction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that were disbanded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit that was disbanded can be rebuilt later, as one that was lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The gap in the table of air attrition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table is printed up to 711 and goes on at 720: whether the band before the last ends at 719, or 712 to 719 are yours to settle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The band ends at 719</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As printed; the players settle it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Six to one exactly</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether there is air combat at exactly six to one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is: only more keeps it off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attrition in turns of air combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether points count for attrition only in turns without air combat, or in all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only without air combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In all turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nations that attrition hits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether only the nations that the rule names lose points, or every nation at war.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Those that are named</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every nation at war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exposed for a part of a cycle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether only the turns count in which a nation was exposed, or all four.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The turns in which it was exposed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All four</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attrition without an air war</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether attrition stops on a front where no air war is possible.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A unit at both ends of its voyage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit may be attacked where it embarks and again where it lands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Half a movement allowance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether half of an odd movement allowance keeps its fraction.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns that transferred points take</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many turns Replacement Points are on the way from one front to another; your rules say it.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.phase_cases</name>
    <message>
      <source>The weather of the turn sets what repair units do, and what snow does to movement.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blocked hexsides of lakes are open while they are frozen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Finns and Soviets have advantages in the Severe area that Sweden has not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A voyage can be interdicted where it starts and where it ends.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A blocked hexside with a railway is for rail movement and repair units alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry pays the movement costs of infantry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units moved by rail may get off and fight.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The way to a beach need not lead through the hex that makes a beach of it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A unit dropped into a hex without enemies stops retreats; it does not stop supply, and has no zone of control.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No drop into a battle or an empty hex that cannot be in supply when the Air Interdiction Phase ends.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zones of control of armor and mechanized units reach from rough, woods and swamp into clear hexes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zones of control do not cross the border of a country in the phase that violates it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air interdiction and zones of control make no supply path longer.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Terrain, weather and weather area make a supply path longer, and nothing else does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply across water takes no Naval Transport Point.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units ashore may join an assault at full strength, and take losses with it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only units on a map section fight.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mixed attackers use the Combat Results Table of theirs that helps them most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A stack that retreats may be split, and must be where it would be overstacked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Axis may trace supply by sea while its enemies fight.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.rail</name>
    <message>
      <source>Axis and Allied, Severe area, clear: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Severe area, clear: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Severe area, mud: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Severe area, mud: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Severe area, snow: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Severe area, snow: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Moderate area, clear: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Moderate area, clear: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Moderate area, mud: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Moderate area, mud: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Moderate area, snow: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis and Allied, Moderate area, snow: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Severe area, clear: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Severe area, clear: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Severe area, mud: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Severe area, mud: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Severe area, snow: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Severe area, snow: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Moderate area, clear: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Moderate area, clear: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Moderate area, mud: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Moderate area, mud: converted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Moderate area, snow: repaired</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet, Moderate area, snow: converted</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.replacements</name>
    <message>
      <source>Cost of rebuilding one of the units named</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement Points for a unit that is disbanded</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.sea</name>
    <message>
      <source>Most hexes over water</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most hexes from major supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength of units ashore that join</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mud, Snow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Landing at Genoa, C2428</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>south of Bergen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Landing south of Bergen, B5519</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B5616 is an island without a port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B5617 is an island without a port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units through an Amphibious Point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Amphibious Points in a hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replacement Points for emergency transport</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns of the long way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns with Air-Sea Interdiction</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.war_in_europe.supply</name>
    <message>
      <source>To a Mobile Supply unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To a minor port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To an Amphibious Point as a minor port</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mobile Supply units of a path in the Severe area</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air and amphibious ranges from Gibraltar</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
