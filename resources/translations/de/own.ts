<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>declared.own</name>
    <message>
      <source>supplies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose; left open, of the side that plays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What for, or where from</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units with these boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes of each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The numbers in the boxes from the left, ? for one without; none for no numbers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes that are crossed off already; left out, as many as now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Portion</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An amount times the factor of the weather, rounded.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The amount of the line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The factor of the weather</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What becomes of a fraction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nearest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>halves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What comes in</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.own</name>
    <message>
      <source>A game of your own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Described by you, in the window or in one file that can be shared.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CDEFHILORUV</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goods and places</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the description of a game of your own: check, show, save, change it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Places</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goods</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}, not {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the next turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} arrival</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} arrivals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>described no more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} type and steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} the steps of before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit printed otherwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units printed otherwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit {1} it as it was laid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units {1} it as it was laid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>called {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} the old type: change it there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} keeps its {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns of the ledger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} called otherwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, not {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The next turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After this phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns that are over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} no more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>kept no more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>enter it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather of places</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>that of another zone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from now on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flipped sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} as entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>enter them in the new order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit {1} it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units {1} it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>asks for {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>asks for nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} step in place of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} steps in place of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>flips at {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit turned over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units turned over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>other boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on {0} unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on {0} units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather now, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Limit of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no nation of {0} any more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Description of the game changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in another order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, now {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lies elsewhere in the books: in one pool, or at places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on to another phase first, or leave it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing but its wording.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units, pools and ledger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>carried over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The ledger has entries of it; it can be called otherwise, under the same id, {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it, or call it otherwise.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit lacks it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} unit lack it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units lacks it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} units lack it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say that it may be missing: optional = true.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a house rule stands in place of this number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is a turn of the ledger, and none of this calendar.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the turns as they were.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stays as it was booked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who holds places</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it as it was.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>units have this rating.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is being played.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cannot be taken away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the number back first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather not entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrivals not posted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The weather of the turn{0} is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} arrives this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} arrive this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} pool at {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in {0} as it is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} depends on the weather in {1}, which is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} depends on the weather, which is not known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the weather of {0} first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Beyond the limit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has {1} {2}, and {3} is the limit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spend some first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>limit {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As described</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the description says of the start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As its description has it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The books are opened as the description has it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is held by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Markers: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flipped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to the nearest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The amount of the line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The factor of the weather.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, rounded {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Comes in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What lies where, who holds what, what comes in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the pools</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The pools are empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There are no places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrivals to come</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing more arrives.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How much</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>weather?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The ratings of its other side are not entered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, flipped {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is dead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The other side of its counter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ratings now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Second side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Operations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supplies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>income.{0}.amount</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>income.{0}.in_{1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rates.{0}.{1}_{2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>HB</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What every described game has</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} does not stand in a box.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remarks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} boxes are too many.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write {0} letters at most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write them as 2-6.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what is printed in the boxes, such as 6 5 4</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the ratings of its other side, such as 2-6</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Box values</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flipped side</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.own.actions</name>
    <message>
      <source>Enter how much.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not the side that plays.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lie {1} {2}, not {3}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move goods</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goods go from place to place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose another place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move {0} {1} from {2} to {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1} stay at {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goods are made into others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} makes {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Receive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goods come in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spend</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goods are used up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lose goods</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goods are lost or captured.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What for, or where from.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}{1} before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}{1} now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it open, or change the option.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lies in one pool of the side, not at places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter {0} or less.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From where.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To where.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At which rate.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many times.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Given up: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Made: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lies at places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is where it lies already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where, for goods that lie at places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter how many times.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say at which.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Left at {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the place open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose; left open, of the side that plays.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How much.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is held by {1} already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing to do.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} takes {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who holds it now; left open, nobody.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Held by {0} before.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody held it before.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place taken or lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter who holds a place from now on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is held</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is on the map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Marked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter what the marker asks for: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} units.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>these boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} boxes, {1} crossed off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give one for each of {0} boxes, ? for one without.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Post the {0}</source>
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
      <source>What the marker asks for.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers on units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lay a marker on units, or take it off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units with these boxes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes of units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the step boxes of units, with the numbers in them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether it is laid; no takes it off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes of each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The numbers in the boxes from the left, ? for one without; none for no numbers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boxes that are crossed off already; left out, as many as now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>holds {0} numbers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave a box open; a unit without one is dead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick those that it is about.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no step left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Crossed off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick those with these boxes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The units have these boxes already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is dead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A dead unit bears no marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give it a step back first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>would have no box open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No weather is chosen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather of {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring in the income of the turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}Now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Income of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring in the goods that arrive this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter the weather of the turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather of {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No line of income comes in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The income comes in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing comes in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrivals of {0}: {1} entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrivals of {0}: {1} entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No goods arrive this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The weather of the turn is known.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather in {0}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.own.description</name>
    <message>
      <source>{0} have their names already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lies before the first turn, {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lies at places, and none is named.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the description has no kinds of weather.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has the {1} {2}, too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there are {0} seasons.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the steps of units are counted under this id.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the description has no places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say to which place, or for which places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lies at places, and the line names none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} would begin with {1} {2}; the limit is {3}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each place has its own weather.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the weather of no zone is named.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all sides play this phase together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no phase has the form {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a unit of {0} steps would always lie on its other side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {0} for {1} step.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {0} for {1} steps.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>gives up {0} and makes {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lies before {0}, the first turn of the line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} asks for its weather, and it lies in no zone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the names out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a later turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the kinds, too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the four in order.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose another id.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a place, or write side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin with less.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the zone out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name the zone whose weather counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave the sides out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give it a phase, or write no sides there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add it to the forms of a phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write one for each step.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name it once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name its zone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its short name in the file: small letters, digits and _.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where your rulebook says so, such as 7.2.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Good</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Amount</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where it lies, for a good that lies at places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the game is called.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is about, in a sentence.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How long a turn is, or the period that holds several.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Such as 4 April 1836, April 1836, Spring 1836 or Turn 1.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns in each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Names of the turns in each period: Morning, Night. None for one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Names</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Names of turns that are only counted, or of the four seasons.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kinds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All that it may be: clear, mud, snow.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zones</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where it may differ. None for one weather everywhere.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the side is called.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Emblem</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The shape that marks it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose units it has; the name of the side where none is named.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the phase is called, without the word phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In short</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is done in it, in a few words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What to bear in mind in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who has it; every side if empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All sides play it at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which forms it has; all if empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is called: Attack.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the counter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It stands in 4-6.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May be missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not every unit has it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is called: Fodder.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its short sign behind a number: FP.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In one pool of the side, or at places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The most that a side holds of it, everywhere together; 0 for none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As the order of battle writes it: line infantry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The drawing that shows it: infantry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many where the sheet leaves it out.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flips at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With so many steps left it lies on its other side; 0 for never.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In its boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is printed in the step boxes, from the left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is called: Out of breath.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its word on the Roster Sheet: tired.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The key that lays it on a Roster Sheet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How much it matters: it stands there, costs something, stops the unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Asks for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is entered with it, such as Hex; empty for nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the place is called.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Held by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who has it at the start; nobody if empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose weather it has.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the line is called: Taxes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What comes in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>So much each turn, or for each place.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose it is; every side's if empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For each of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>So much for each of these places that the side holds.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where it comes in, for a good that lies at places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whose weather counts, for a line without places.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What each weather makes of it: mud 1/2, snow 0.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounding</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What becomes of a fraction.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first turn in which it comes in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Until</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last turn in which it comes in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is done: Cast shot.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gives up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it takes: iron 2.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Makes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What comes of it: shot 3.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When it arrives.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is called: The convoy.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When it falls due.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What to think of.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In which phase; any if empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For whom; everybody if empty.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυχАВЕЅІЈКМНОРСТУХаеѕіјорсух</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ABEZHIKMNOPTYXaivopuxABESIJKMHOPCTYXaesijopcyx</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one of a section</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>some of a section</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>zones of the weather</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>kinds of weather</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write a whole number, or a fraction in quotation marks: "1/2".</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not one of the {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is a section of its own: write {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It belongs under {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the file does not begin with {0} = {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write each under {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>[{0}.id]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} are missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write small letters, digits and _, a letter first, 30 at most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cannot be the number of a rule.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not known here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it in quotation marks, "so".</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it in brackets: ["so", "and so"].</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>must be a table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not an exact number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is more than {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands in another form here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {0} entry.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {0} entries.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A game has {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write its parts below a heading in brackets.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cannot be an id.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it without spaces, such as 7.2 or B-14.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write one from {0} to {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it without quotation marks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not a symbol.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has a comma, which parts the names of a list.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is not part of a description.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Install the newer program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this program reads form {0} of descriptions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>HB-</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write one such as infantry, or {0} for an empty box.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>names {0} twice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} Write {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it in its first line.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> (at end of document)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at the line, and at the one before it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it with few digits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take one of the two away, or choose another id.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this key has too many parts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it as the sample is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is not TOML: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this number is too long.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this stands in the file twice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is nested too deeply.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>line {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is called.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How turns are counted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave it empty for none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who plays, in the order of play.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a player turn consists of.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The numbers on a counter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is counted: supplies, money.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unit types</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How units are drawn, their boxes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What may lie on a unit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is held, or holds goods.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What comes in each turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goods made into others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What lies in the pools.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goods that arrive.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reminders</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games.own.pages</name>
    <message>
      <source>Describe your game section by section, or open a file that somebody shared. Only the name, the sides and the phases are needed; the rest can come later.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} to put right before the game can be taken.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>List</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> F4 lists what may stand here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the description</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a file…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save as TOML…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the sample</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>list of what may stand here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>move the row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>remove the row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take back what was typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sections and grid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sections of the description</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Section</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The campaign carries this description. Save it to share it; change it, and see first what the change does to the books.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are looking back. The description is shown as it is now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>change the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}. A backup is made first; undo goes on before and after.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put right what is marked; the change is looked at then.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules.own.options</name>
    <message>
      <source>Entries for another side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whether the side that plays may enter what another side receives, spends, moves or loses.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For any side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only for the side that plays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A half, rounded to the nearest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What becomes of a half in a line of income that is rounded to the nearest.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the even number</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
