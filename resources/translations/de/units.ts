<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>units</name>
    <message>
      <source>150 mm guns</source>
      <translation>150-mm-Kanonen</translation>
    </message>
    <message>
      <source>150 mm howitzers</source>
      <translation>150-mm-Haubitzen</translation>
    </message>
    <message>
      <source>210 mm howitzers</source>
      <translation>210-mm-Haubitzen</translation>
    </message>
    <message>
      <source>AA battery</source>
      <translation>Flakbatterie</translation>
    </message>
    <message>
      <source>air</source>
      <translation>Luft</translation>
    </message>
    <message>
      <source>airborne</source>
      <translation>Luftlandetruppen</translation>
    </message>
    <message>
      <source>antiaircraft</source>
      <translation>Flak</translation>
    </message>
    <message>
      <source>antitank</source>
      <translation>Panzerjäger</translation>
    </message>
    <message>
      <source>armor</source>
      <translation>Panzer</translation>
    </message>
    <message>
      <source>armored</source>
      <translation>Gepanzerte</translation>
    </message>
    <message>
      <source>armour</source>
      <translation>Panzer</translation>
    </message>
    <message>
      <source>armoured</source>
      <translation>Panzertruppen</translation>
    </message>
    <message>
      <source>armoured train</source>
      <translation>Panzerzug</translation>
    </message>
    <message>
      <source>army leader</source>
      <translation>Armeeführer</translation>
    </message>
    <message>
      <source>artillery</source>
      <translation>Artillerie</translation>
    </message>
    <message>
      <source>assault gun</source>
      <translation>Sturmgeschütze</translation>
    </message>
    <message>
      <source>AT battalion</source>
      <translation>Panzerjägerbataillon</translation>
    </message>
    <message>
      <source>bridge train</source>
      <translation>Brückentrain</translation>
    </message>
    <message>
      <source>bridging battalion</source>
      <translation>Brückenbaubataillon</translation>
    </message>
    <message>
      <source>brigade leader</source>
      <translation>Brigadeführer</translation>
    </message>
    <message>
      <source>cavalry</source>
      <translation>Kavallerie</translation>
    </message>
    <message>
      <source>cavalry leader</source>
      <translation>Kavallerieführer</translation>
    </message>
    <message>
      <source>construction</source>
      <translation>Bautruppen</translation>
    </message>
    <message>
      <source>corps leader</source>
      <translation>Korpsführer</translation>
    </message>
    <message>
      <source>cossack division</source>
      <translation>Kosakendivision</translation>
    </message>
    <message>
      <source>cuirassier division</source>
      <translation>Kürassierdivision</translation>
    </message>
    <message>
      <source>division leader</source>
      <translation>Divisionsführer</translation>
    </message>
    <message>
      <source>divisional artillery battalion</source>
      <translation>Divisionsartillerie-Abteilung</translation>
    </message>
    <message>
      <source>divisional artillery regiment</source>
      <translation>Divisionsartillerie-Regiment</translation>
    </message>
    <message>
      <source>engineer</source>
      <translation>Pioniere</translation>
    </message>
    <message>
      <source>engineer battalion</source>
      <translation>Pionierbataillon</translation>
    </message>
    <message>
      <source>flak</source>
      <translation>Flak</translation>
    </message>
    <message>
      <source>flamethrower panzer</source>
      <translation>Flammpanzer</translation>
    </message>
    <message>
      <source>fortified region</source>
      <translation>befestigter Raum</translation>
    </message>
    <message>
      <source>fortress</source>
      <translation>Festung</translation>
    </message>
    <message>
      <source>generic construction regiment</source>
      <translation>Baupionierregiment ohne Nummer</translation>
    </message>
    <message>
      <source>grenadier division</source>
      <translation>Grenadierdivision</translation>
    </message>
    <message>
      <source>guard horse artillery</source>
      <translation>reitende Gardeartillerie</translation>
    </message>
    <message>
      <source>guard infantry</source>
      <translation>Gardeinfanterie</translation>
    </message>
    <message>
      <source>guard infantry division</source>
      <translation>Gardeinfanteriedivision</translation>
    </message>
    <message>
      <source>Guards artillery</source>
      <translation>Gardeartillerie</translation>
    </message>
    <message>
      <source>Guards cavalry</source>
      <translation>Gardekavallerie</translation>
    </message>
    <message>
      <source>Guards infantry</source>
      <translation>Gardeinfanterie</translation>
    </message>
    <message>
      <source>Guards mechanized</source>
      <translation>Mechanisierte Garde</translation>
    </message>
    <message>
      <source>Guards motorized</source>
      <translation>Motorisierte Garde</translation>
    </message>
    <message>
      <source>guards rifle</source>
      <translation>Gardeschützen</translation>
    </message>
    <message>
      <source>Guards rocket artillery</source>
      <translation>Garderaketenartillerie</translation>
    </message>
    <message>
      <source>Guards tank</source>
      <translation>Gardepanzer (tank)</translation>
    </message>
    <message>
      <source>heavy cavalry brigade</source>
      <translation>schwere Kavalleriebrigade</translation>
    </message>
    <message>
      <source>heavy cavalry division</source>
      <translation>schwere Kavalleriedivision</translation>
    </message>
    <message>
      <source>horse artillery</source>
      <translation>reitende Artillerie</translation>
    </message>
    <message>
      <source>horse battery</source>
      <translation>reitende Batterie</translation>
    </message>
    <message>
      <source>hussars</source>
      <translation>Husaren</translation>
    </message>
    <message>
      <source>infantry</source>
      <translation>Infanterie</translation>
    </message>
    <message>
      <source>infantry battalion</source>
      <translation>Infanteriebataillon</translation>
    </message>
    <message>
      <source>infantry division</source>
      <translation>Infanteriedivision</translation>
    </message>
    <message>
      <source>infantry regiment</source>
      <translation>Infanterieregiment</translation>
    </message>
    <message>
      <source>leader</source>
      <translation>Führer</translation>
    </message>
    <message>
      <source>light cavalry</source>
      <translation>leichte Kavallerie</translation>
    </message>
    <message>
      <source>light cavalry brigade</source>
      <translation>leichte Kavalleriebrigade</translation>
    </message>
    <message>
      <source>light cavalry division</source>
      <translation>leichte Kavalleriedivision</translation>
    </message>
    <message>
      <source>light infantry (jaeger)</source>
      <translation>leichte Infanterie (Jäger)</translation>
    </message>
    <message>
      <source>light infantry (Jaeger)</source>
      <translation>leichte Infanterie (Jäger)</translation>
    </message>
    <message>
      <source>line infantry</source>
      <translation>Linieninfanterie</translation>
    </message>
    <message>
      <source>machine gun</source>
      <translation>Maschinengewehr</translation>
    </message>
    <message>
      <source>machine gun (FA)</source>
      <translation>Maschinengewehr (FA)</translation>
    </message>
    <message>
      <source>marine</source>
      <translation>Marineinfanterie</translation>
    </message>
    <message>
      <source>mechanised</source>
      <translation>Mechanisierte</translation>
    </message>
    <message>
      <source>mechanized</source>
      <translation>Mechanisierte</translation>
    </message>
    <message>
      <source>mechanized corps</source>
      <translation>mechanisiertes Korps</translation>
    </message>
    <message>
      <source>militia</source>
      <translation>Miliz</translation>
    </message>
    <message>
      <source>mobile supply</source>
      <translation>beweglicher Nachschub</translation>
    </message>
    <message>
      <source>mot. heavy artillery</source>
      <translation>mot. schwere Artillerie</translation>
    </message>
    <message>
      <source>mot. heavy artillery, 150 mm guns</source>
      <translation>mot. schwere Artillerie, 150-mm-Kanonen</translation>
    </message>
    <message>
      <source>mot. heavy artillery, 150 mm howitzers</source>
      <translation>mot. schwere Artillerie, 150-mm-Haubitzen</translation>
    </message>
    <message>
      <source>mot. heavy artillery, 210 mm howitzers</source>
      <translation>mot. schwere Artillerie, 210-mm-Haubitzen</translation>
    </message>
    <message>
      <source>mot. heavy gun artillery</source>
      <translation>mot. schwere Kanonenartillerie</translation>
    </message>
    <message>
      <source>mot. heavy rocket</source>
      <translation>mot. schwere Raketenwerfer</translation>
    </message>
    <message>
      <source>mot. howitzer artillery</source>
      <translation>mot. Haubitzenartillerie</translation>
    </message>
    <message>
      <source>mot. infantry</source>
      <translation>mot. Infanterie</translation>
    </message>
    <message>
      <source>mot. infantry (SMG)</source>
      <translation>mot. Infanterie (MPi)</translation>
    </message>
    <message>
      <source>mot. mixed artillery</source>
      <translation>mot. gemischte Artillerie</translation>
    </message>
    <message>
      <source>mot. rocket</source>
      <translation>mot. Raketenwerfer</translation>
    </message>
    <message>
      <source>motorised</source>
      <translation>Motorisierte</translation>
    </message>
    <message>
      <source>motorised AT battalion</source>
      <translation>motorisiertes Panzerjägerbataillon</translation>
    </message>
    <message>
      <source>motorised AT battalion, 75 mm</source>
      <translation>motorisiertes Panzerjägerbataillon, 75 mm</translation>
    </message>
    <message>
      <source>motorised heavy artillery</source>
      <translation>motorisierte schwere Artillerie</translation>
    </message>
    <message>
      <source>motorised heavy artillery, 150 mm guns</source>
      <translation>motorisierte schwere Artillerie, 150-mm-Kanonen</translation>
    </message>
    <message>
      <source>motorised heavy artillery, 150 mm howitzers</source>
      <translation>motorisierte schwere Artillerie, 150-mm-Haubitzen</translation>
    </message>
    <message>
      <source>motorised heavy artillery, 210 mm howitzers</source>
      <translation>motorisierte schwere Artillerie, 210-mm-Haubitzen</translation>
    </message>
    <message>
      <source>motorised heavy gun artillery regiment</source>
      <translation>motorisiertes schweres Kanonenartillerie-Regiment</translation>
    </message>
    <message>
      <source>motorised heavy rocket battalion</source>
      <translation>motorisierte schwere Raketenwerfer-Abteilung</translation>
    </message>
    <message>
      <source>motorised howitzer artillery</source>
      <translation>motorisierte Haubitzenartillerie</translation>
    </message>
    <message>
      <source>motorised infantry</source>
      <translation>motorisierte Infanterie</translation>
    </message>
    <message>
      <source>motorised infantry (SMG)</source>
      <translation>motorisierte Infanterie (MPi)</translation>
    </message>
    <message>
      <source>motorised mixed artillery battalion</source>
      <translation>motorisierte gemischte Artillerieabteilung</translation>
    </message>
    <message>
      <source>motorised rifle</source>
      <translation>mot. Schützen</translation>
    </message>
    <message>
      <source>motorised rocket battalion</source>
      <translation>motorisierte Raketenwerfer-Abteilung</translation>
    </message>
    <message>
      <source>motorised rocket regiment</source>
      <translation>motorisiertes Raketenwerferregiment</translation>
    </message>
    <message>
      <source>motorized</source>
      <translation>Motorisierte</translation>
    </message>
    <message>
      <source>motorized rifle</source>
      <translation>mot. Schützen</translation>
    </message>
    <message>
      <source>mountain</source>
      <translation>Gebirgsjäger</translation>
    </message>
    <message>
      <source>mountain jaeger</source>
      <translation>Gebirgsjäger</translation>
    </message>
    <message>
      <source>mountain rifle</source>
      <translation>Gebirgsschützen</translation>
    </message>
    <message>
      <source>naval infantry</source>
      <translation>Marineinfanterie</translation>
    </message>
    <message>
      <source>observation balloon</source>
      <translation>Beobachtungsballon</translation>
    </message>
    <message>
      <source>panzer</source>
      <translation>Panzer</translation>
    </message>
    <message>
      <source>panzergrenadier</source>
      <translation>Panzergrenadiere</translation>
    </message>
    <message>
      <source>partisan</source>
      <translation>Partisanen</translation>
    </message>
    <message>
      <source>rail repair</source>
      <translation>Eisenbahnbautruppen</translation>
    </message>
    <message>
      <source>railroad engineer</source>
      <translation>Eisenbahnpioniere</translation>
    </message>
    <message>
      <source>railway engineer</source>
      <translation>Eisenbahnpioniere</translation>
    </message>
    <message>
      <source>repair</source>
      <translation>Bautruppen</translation>
    </message>
    <message>
      <source>rifle</source>
      <translation>Schützen</translation>
    </message>
    <message>
      <source>rocket artillery</source>
      <translation>Raketenartillerie</translation>
    </message>
    <message>
      <source>security</source>
      <translation>Sicherungstruppen</translation>
    </message>
    <message>
      <source>siege artillery</source>
      <translation>Belagerungsartillerie</translation>
    </message>
    <message>
      <source>ss cavalry</source>
      <translation>SS-Kavallerie</translation>
    </message>
    <message>
      <source>SS cavalry</source>
      <translation>SS-Kavallerie</translation>
    </message>
    <message>
      <source>SS motorised</source>
      <translation>SS, motorisiert</translation>
    </message>
    <message>
      <source>ss motorised</source>
      <translation>SS, motorisiert</translation>
    </message>
    <message>
      <source>ss police</source>
      <translation>SS-Polizei</translation>
    </message>
    <message>
      <source>SS police</source>
      <translation>SS-Polizei</translation>
    </message>
    <message>
      <source>supply train</source>
      <translation>Tross</translation>
    </message>
    <message>
      <source>supreme commander</source>
      <translation>Oberbefehlshaber</translation>
    </message>
    <message>
      <source>KV-1 tank</source>
      <translation>KV-1-Panzer</translation>
    </message>
    <message>
      <source>T-34 tank</source>
      <translation>T-34-Panzer</translation>
    </message>
    <message>
      <source>T-34 tank unit</source>
      <translation>T-34-Panzerverband</translation>
    </message>
    <message>
      <source>T-60 tank</source>
      <translation>T-60-Panzer</translation>
    </message>
    <message>
      <source>T-60 tank battalion</source>
      <translation>T-60-Panzerbataillon</translation>
    </message>
    <message>
      <source>tank</source>
      <translation>Panzer (tank)</translation>
    </message>
    <message>
      <source>Tiger tank</source>
      <translation>Tiger-Panzer</translation>
    </message>
    <message>
      <source>Tiger tank battalion</source>
      <translation>Tiger-Abteilung</translation>
    </message>
  </context>
</TS>
