<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.balkans</name>
    <message>
      <source>Partisan units turn to their regular side before anything moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say in which mode partisan units come into play: as guerrillas, or regular.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>guerrilla</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>regular</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units enter a hex; a Soviet ground unit near an open city calls for a roll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Soviet player rolls once for a city that a unit came near.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Axis player says which units are the garrison of a Festung; they stay there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the hex of a city that the rules at hand do not print.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both sides commit air units to a combat: which count, odds shift, die-roll modifier.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet HQs are put into support mode, or into another, and may get their hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>support</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a partisan unit adds to the die against units out of supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units are out of supply, with the effects of your rules, or in supply again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether an air unit that was committed counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The odds shift and the die-roll modifier that air units of both sides bring.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>winner</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>air modifier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>air modifier size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>supporting hq supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a partisan unit brings on the Combat Results Table against units out of supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>guerrilla bonus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a partisan unit may turn to its regular side, and its points afterwards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit that enters a hex calls for a roll, and for which cities.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>air</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>failed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>festung nations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>same unit may trigger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a city is declared a Festung.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a city may be rolled for: each has one roll in the game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What comes of a Soviet ground unit that nears a city, up to the garrison that is owed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many units the garrison of a Festung still needs, and how many of them German.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>units already there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit may leave a Festung.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many hexes lie from one hex to another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>odd</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>even</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.balkans</name>
    <message>
      <source>Balkans 1944</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Soviet drive to Budapest and Vienna: air support, partisans, Festung cities.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air support</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans, supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Combat Results Table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung (optional)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet Union</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Romania</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bulgaria</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Yugoslavia</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Germany</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hungary</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Croatia</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{1} air combat {2} of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison units to declare</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>garrison to declare</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Defense</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hexes to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex of the combat is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The mode of {0} is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no hex: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A hex; left open where it is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The other hex; left open where it is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which two digits hexes in a straight line share.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which of these lines lie half a hex further on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes between them; open where nobody knows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes apart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>must be the number of a hex in quotes, such as 0718.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a hex is not known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} digits, {1} shifted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It depends on how your map is laid out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter both hexes to count.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung marker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>needs {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns are numbered from 1; bring your own units, and say in the options who moves first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Opening</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The books are opened.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Books opened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Standard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With the clarifications of March 2022.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no effect</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung declared</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison declared</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air units committed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air units that count</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air units without effect</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The cities, the rolls due and the garrisons as tables.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The air log and the Soviet HQs as tables.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans and units out of supply as tables.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung register</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cities, garrisons owed and held, the air log, HQs, partisans, units out of supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A city has one roll in the game; its garrison stays until it is eliminated.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans turn, units move, garrisons stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air support, partisans against units out of supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill in the chart of these effects to see them here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn 12</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no turn: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it as Turn 12.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unassigned units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out since</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>last in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Budapest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Vienna</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zagreb</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Graz</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>support mode</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.balkans.actions</name>
    <message>
      <source>German {0}, Soviet {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} on the die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count the hexes and enter them, or say that no HQ is near.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The defender's hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The attacker's hex, where reach is counted to it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German air units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dice of the German air units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet air units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dice of the Soviet air units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes to the nearest Soviet HQ in support mode; left open, the books count them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether no Soviet HQ is near that could support.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air support{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} count{1}: {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post air support</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter air support</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say how many each side commits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter one of the two.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The attacker's hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes to the nearest HQ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No HQ is near</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter one such as 0520, or the name of a city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} committed, and {2} entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supporting HQ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hexes, as counted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No air unit is committed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An HQ is said to be near, and not near.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a hex of the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> air unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter one die for each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} needs {1}{2}, in the Axis movement phase of {3}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}: it was rolled for in {2}, with a {3}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each city has one roll in the game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The unit that entered the hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The city; left open where only one is near.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Soviet player's die.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for the city</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {0} of them German</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set it in the options to play with it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the hex that a unit moves into first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each entry has a roll of its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an earlier turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is a Festung</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is closed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the hex that it moves into first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} hexes from {1}, more than {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more than {0} hexes from every open city</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The city; left open, the one whose hex is not printed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its hex on your map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lies in {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hex of a city</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only a hex that is not printed is entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>City</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Soviet die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: Festung</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: no Festung</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not rolled for again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A Festung roll is due: {0} came near already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Festung rule is not played.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Festung roll is due.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units are picked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not rolled yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not near {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not of the Soviet side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>calls for no roll: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0}, {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has entered no hex near an open city, {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter one such as 0718.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Called for by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Soviet unit enters hexes now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it, or let it roll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Several cities are near.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from your map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No hex is entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it, such as 0718.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look for {0} on your map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One is owed once a city is declared a Festung.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Festung; left open where only one waits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its garrison, in the city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether these are all that can be there; the rest stays owed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison of {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison of a Festung</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the garrison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Declare the garrison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No garrison is owed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit is still owed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit are still owed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units is still owed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units are still owed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} in {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on to the Axis movement phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Axis player declares the garrison in his own movement phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} needs {1} units; these are {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick more, or say that these are all that can be there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} needs {1} German unit among them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} needs {1} German units among them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only {0} units are held in {1}; these are {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the others out: they stay free to move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No more can be there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Several garrisons are owed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The garrison of {0} is complete, and stays until it is eliminated.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The garrison of {0} is declared already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} needs no garrison: units stood there when it was declared.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a Festung.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} German unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} German units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick a German unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No free Axis unit stands in a Festung, in its own movement phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at least {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It stays as it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not an Axis unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a ground unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move it there first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>belongs to the garrison of {0} already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0}, not in {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Soviet HQs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their mode; only support matters here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex in which they stand, where the books have none yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>HQ mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the mode of HQs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hex, where the books have none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>HQs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>gets it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Soviet HQ is on the map: add one of the type HQ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not an HQ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands in {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move it with an entry of its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a Soviet HQ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is in {0} already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This side has no unit on the map: import yours, or add them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} in {1} calls for a roll for {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex that they enter, or a city by its name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they are in supply at that moment; left open, as in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes to cities, where you counted them on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter a hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it, or say how many hexes away {0} is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for {0} first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} calls for a Festung roll in {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count them and enter them, or set in the options how your map is laid out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is {1} hexes away: that depends on how your map is laid out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of these units call for a roll of their own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To (hex or city)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes to a city, as you counted them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter one such as 0718, or the name of a city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>belongs to the garrison of {0} and stays until it is eliminated.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is {1} hexes away, not {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count again, or leave it out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex of {0} is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not {0}, whose movement phase it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter one, such as 0718.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the next hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the hex with one unit at a time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisan units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No partisan unit is on the map: add one of the type partisan.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No partisan unit on the map is without a mode.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This side has no guerrillas on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units have moved: it is no longer the start of the movement phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The partisan units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Their mode.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans, {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mode of partisans</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the mode of partisans</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement points that they spent as guerrillas in this phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement points of their regular side; left open, those of the order of battle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans turn regular: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} turn regular, with all movement points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} turns regular, with all movement points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans turn regular</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Convert</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the conversion</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Convert them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} movement point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} movement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} been spent as guerrillas: no unit converts after that.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The partisan unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it attacks or defends.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it fights a unit out of supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} in {1}: {2} on the die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans in combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the modifier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look up the modifier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post them one after the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Convert it at the start of its movement phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>MP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points spent as guerrillas</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points of their regular side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>movement points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter those of its regular side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Convert in the next one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Against a unit out of supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans do not turn back; undo its conversion if it was a slip.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn regular</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a partisan unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is in guerrilla mode already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no mode in the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It converts before it moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The movement points of {0} are not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is regular already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is regular already, and does not turn back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moved as guerrillas in this phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is on the map: import yours, or add them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether they are out of supply; no, they are in supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply of units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is {0} already.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.balkans.air</name>
    <message>
      <source>{0}: {1}, {2} on the die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} column right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} column left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} columns right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} columns left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no shift</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} against {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its die.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Counts from</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>roll {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air unit counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The side that attacks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes from the combat to the nearest Soviet HQ; left open without one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The mode of that HQ, such as support.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether that HQ is in supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose air units modify the die; left open for the option of the campaign.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German air units that count.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet air units that count.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Odds columns; to the right from 1 up, to the left below 0.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is added to the die of the combat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air support of a combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rolled {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none committed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} modifier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no Soviet HQ is near</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the HQ is {0} hexes away, more than {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the HQ is not in {0} mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the HQ is out of supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units that count</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Odds columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} air unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} air units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} air unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} air units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not in the lead</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.balkans.festung</name>
    <message>
      <source>rolls called for in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>entered unmeasured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis ground units in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German ones among them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis ground units that stood in it when it was declared.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that it still needs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German units that it still needs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is more than the {0} unit in the city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is more than the {0} units in the city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count them among the units present.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}.{1}.garrison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}.{1}.german</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it belongs to the garrison that was declared.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it stays until it is eliminated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it may leave.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unit leaves a Festung</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Still needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>units stood there already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} needs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German units among them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} less {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German units still needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May leave</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If it was declared by mistake, undo its declaration.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>eliminated in {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit{1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units{1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to be declared</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>too far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its nation, such as Soviet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is a ground unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is in supply at that moment.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes to each city that is near; left open where nobody knows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How each city stands; open unless said.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it has called for a roll in this hex before.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it has called for a roll in another hex.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the Soviet player rolls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The cities of which he picks one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For which city</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung roll due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Declared up to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How the city stands then.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How the city stands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rolled for already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether somebody may roll for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Another roll for a city</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexes to it; left open where nobody knows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the unit is in supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The die; left open where none is rolled.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Axis ground units in the city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that its garrison still needs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung from entry to garrison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calls for no roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far {0} is has to be counted on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, not Soviet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not a ground unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it called for a roll in this hex before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May be rolled for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it called for a roll before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>count the hexes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A roll is due: enter it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>without a nation</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.balkans.forgotten</name>
    <message>
      <source>Garrison owed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison left its Festung</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hex of a city not known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung roll not decided</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Soviet HQs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans may convert now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1} hexes from {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without a mode in the books: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In support mode, without a hex: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guerrilla or regular: {0}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before anything moves, or not in this phase: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} in {1}: roll for {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} must stay in {1}: put the hex right.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the hex of {0}, so that the books see who comes near.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} entered {1}: set in the options how your map is laid out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison overdue</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.balkans.partisans</name>
    <message>
      <source>Movement points that it spent as guerrillas in this phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is the start of the movement phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement points of its regular side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The side that shows now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it may turn to its regular side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement points that it has then.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The side that shows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is added to the die for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans against units out of supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start of the movement phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No point spent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} MP spent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guerrillas so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May turn regular</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In guerrilla mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its die is modified</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>regular already</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.balkans.screens</name>
    <message>
      <source>Cities</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrisons owed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No city is a Festung.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rolls due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No roll is due.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrisons</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No garrison is declared.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Air log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No air support has been entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No Soviet HQ is in the order of battle. Add one of the type HQ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out since {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No partisan unit is in the order of battle. Add one of the type partisan.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every unit is in supply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What that does</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill in the chart of these effects from your rules; a Soviet HQ has no exception.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the optional rule is not played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It needs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} by {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Odds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>units that count of those committed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} at {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>other mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Effect on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By your chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stays in</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.balkans.air</name>
    <message>
      <source>Lowest roll with which an air unit counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Odds columns for more air units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Die-roll modifier of German air units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Die-roll modifier of Soviet air units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reach of a Soviet HQ in support mode</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.balkans.festung</name>
    <message>
      <source>Range that calls for a roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Highest roll that declares a Festung</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison of Budapest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German units in Budapest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison of Vienna</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German units in Vienna</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison of Zagreb</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German units in Zagreb</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Garrison of Graz</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>German units in Graz</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.balkans.options</name>
    <message>
      <source>Who moves first in a turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which side plays first in each turn; the clarifications do not say it, so look at your rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sequence of play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Soviet side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Axis</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose air units modify the die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether only the side with more air units that count gets its die-roll modifier, as in the example, or each side that has any.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the side with more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Size of the air modifier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the die-roll modifier of air support is the same for any number of air units, or counts for each: by its lead for the side with more, by all that count where each side has its own.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The same for any number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For each air unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where the reach of an HQ is counted to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the hexes between a Soviet HQ and a combat are counted to the defender's hex or to the attacker's.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the defender's hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the attacker's hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supply of a supporting HQ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a Soviet HQ in support mode has to be in supply to support air units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not required</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Required</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which die guerrillas modify</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether guerrillas get their bonus against units out of supply when they attack, or in defense, too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When they attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In attack and defense</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Festung (optional rule)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether cities can be declared fortresses that hold a garrison.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A second roll for the same unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a unit that has called for a roll may do so again in another hex, for another city.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A garrison that is not complete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether a garrison that is still owed is noted as a debt, or keeps the Axis player from leaving his movement phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Noted as a debt</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keeps him in the phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units that stand in the city already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether Axis units in a city when it is declared a Festung count toward its garrison, or take the duty away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They count</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They take the duty away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units beyond the garrison</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether only as many units as the rule asks for are held in a Festung, or all that are declared.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only those that the rule asks for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All that are declared</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rows of hexes that are shifted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at your map: whether hexes that share the first two digits stand in a straight line, or those that share the last two. Not known, only what holds either way is worked out and the rest is asked for.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first two digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last two digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which of these rows are shifted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the rows with odd or with even numbers lie half a hex further on, towards higher numbers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The odd ones</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The even ones</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Allies of the Soviets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether only units of the Soviet Union call for a roll, or those of its allies, too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only Soviet units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All units of the side</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.balkans.partisans</name>
    <message>
      <source>Guerrillas against units out of supply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement points spent before a conversion</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.balkans.phase_cases</name>
    <message>
      <source>The two lines of the map charts that give air support +2 or 1R, and −2 or 1L, by a die are void: enter the air units of both sides instead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A Soviet HQ out of supply takes the usual effects: it does not keep its attack strength at half its defense.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partisans convert before anything moves, with no movement point spent as guerrillas; then they have all their points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A city that was declared a Festung needs its garrison now, and the garrison stays until it is eliminated.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.balkans.supply</name>
    <message>
      <source>Exception for Soviet HQs out of supply</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
