// Draws every unit symbol that resources/symbols/symbols.toml names, once, into resources/symbols.
// The program needs no Node: the drawings are committed. Run `npm ci && npm run build` after a change.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ms from "milsymbol";

const out = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "resources", "symbols");

// The two placeholder colours and the frame width that the program replaces when it loads a drawing.
const INK = "#010101";
const FILL = "#fefefe";
const FRAME_WIDTH = 9;
// milsymbol draws for large maps; in a 24 px table cell its 3 unit line would be half a pixel.
const GLYPH_WIDTH = 6.5;

// Parts that the standard writes as letters or does not know, as strokes: text in an SVG would
// depend on the fonts of the machine. The frame is the box from 25,50 to 175,150.
const stroke = (d) => `<path d="${d}" stroke-width="${GLYPH_WIDTH}" stroke="black" fill="none"/>`;
const dot = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" stroke="none" fill="black"/>`;
const letters = {
  L: "M92,114 V142 H108",
  P: "M91,144 V114 H103 A8,8 0 0 1 103,130 H91",
  S: "M109,117 A10,7 0 1 0 100,129 A10,8 0 1 1 90,141",
  M: "M87,144 V116 L100,134 L113,116 V144",
  G: "M110,120 A11,14 0 1 0 110,138 V130 H101",
  B: "M91,114 V143 H103 A7,7 0 0 0 103,129 H91 M103,129 A7,7 0 0 0 103,114 H91",
};
const letter = (name) => stroke(letters[name]);
const wheels = [70, 100, 130].map((x) => dot(x, 137, 8)).join("");
const ring = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" stroke-width="${GLYPH_WIDTH}" stroke="black" fill="none"/>`;
const cycle = ring(84, 137, 8) + ring(116, 137, 8);
const ski = stroke("M58,140 H128 Q142,140 142,126");
const oval = stroke("M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z");
const bridge = stroke("M62,60 L72,70 H128 L138,60 M62,140 L72,130 H128 L138,140");
const star = "M100,66 L108,88 L132,88 L113,103 L120,127 L100,113 L80,127 L87,103 L68,88 L92,88 z";
const battlement = stroke("M25,112 H50 V84 H75 V112 H125 V84 H150 V112 H175");

const glyphs = {
  plain: [""],
  infantry: ["UCI---"],
  light_infantry: ["UCI---", letter("L")],
  security: ["UCI---", letter("S")],
  police: ["UCI---", letter("P")],
  militia: ["UCI---", letter("M")],
  guard: ["UCI---", letter("G")],
  border: ["UCI---", letter("B")],
  motorised: ["UCIM--"],
  mechanised: ["UCIZ--"],
  mountain: ["UCI---", `<path d="M74,146 L100,110 L126,146 z" stroke="none" fill="black"/>`],
  airborne: ["UCIA--"],
  naval_infantry: ["UCIN--"],
  cavalry: ["UCR---"],
  light_cavalry: ["UCR---", stroke("M136,112 V138 H152")],
  armour: ["UCA---"],
  flamethrower: ["UCA---", stroke("M92,112 V88 H110 M92,100 H106")],
  assault_gun: ["UCFHE-"],
  artillery: ["UCF---"],
  heavy_artillery: ["UCF---", stroke("M72,80 V120 M128,80 V120")],
  siege_artillery: ["UCF---", stroke("M72,76 V124 M128,76 V124 M72,124 H128")],
  rocket_artillery: ["UCFRM-"],
  antitank: ["UCAA--"],
  antiaircraft: ["UCD---"],
  engineer: ["UCE---"],
  construction: ["UCE---", stroke("M52,134 H148")],
  railway_engineer: ["UCE---", wheels],
  armoured_train: ["UCA---", wheels],
  fortress: ["UCI---", battlement],
  fortified_region: ["", battlement],
  machine_gun: ["UCI---", dot(100, 70, 9)],
  balloon: ["", stroke("M100,122 V140 M84,140 H116") + ring(100, 95, 25)],
  headquarters: ["", stroke("M25,78 H175")],
  // Soldiers on skis and on motorcycles, and those who look rather than fight.
  ski: ["UCI---", ski],
  motorcycle: ["UCR---", cycle],
  bicycle: ["UCI---", cycle],
  reconnaissance: ["UCRVO-"],
  air_assault: ["UCIS--"],
  commando: ["UCI---", ring(100, 136, 9)],
  partisan: ["", `<path d="${star}" stroke-width="4" stroke="black" fill="none"/>`],
  observation: ["", stroke("M72,124 L100,76 L128,124 Z") + dot(100, 109, 7)],
  signal: ["UUS---"],
  supply: ["USS---"],
  transport: ["UST---"],
  bridging: ["UCE---", stroke("M46,64 L54,72 H146 L154,64 M46,138 L54,130 H146 L154,138")],
  bridge_train: ["", bridge],
  leader: ["", `<path d="${star}" stroke="none" fill="black"/>`],
  // Vehicles: an oval is a track.
  light_armour: ["UCA---", stroke("M94,88 V111 H108")],
  heavy_armour: ["UCA---", stroke("M90,88 V112 M110,88 V112 M90,100 H110")],
  tank_destroyer: ["UCAAA-"],
  antiaircraft_tank: ["UCD---", stroke("M125,66 C146,66 146,98 125,98 L75,98 C54,98 54,66 75,66 Z")],
  aerosan: ["UCA---", ski],
  armoured_reconnaissance: ["UCR---", oval],
  amphibious: ["UCATW-"],
  // Guns by their kind.
  mortar: ["UCFM--"],
  horse_artillery: ["UCF---", stroke("M25,150 L175,50")],
  heavy_antiaircraft: ["UCD---", stroke("M72,72 V104 M128,72 V104")],
  coastal_artillery: ["UCF---", stroke("M40,128 Q50,118 60,128 T80,128 T100,128 T120,128 T140,128 T160,128")],
  railway_gun: ["UCF---", stroke("M72,72 V110 M128,72 V110") + wheels],
  heavy_rocket_artillery: ["UCFRM-", stroke("M64,84 V124 M136,84 V124")],
  // The horse of an age before engines.
  heavy_cavalry: ["UCR---", stroke("M134,112 V138 M152,112 V138 M134,125 H152")],
  grenadier: ["UCI---", ring(100, 66, 9)],
};

function inner(code) {
  const symbol = new ms.Symbol(`SFGP${(code || "U-----").padEnd(6, "-")}-----`, { size: 100 });
  const body = symbol
    .asSVG()
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/<text.*?<\/text>/g, "")
    .replace(/><\/(path|circle)>/g, "/>");
  const end = body.indexOf("/>") + 2; // the first path is the frame, which is drawn anew below
  return body.slice(end);
}

function drawing(code, extra = "") {
  const frame = `<path d="M25,50 h150 v100 h-150 z" stroke-width="${FRAME_WIDTH}" stroke="black" fill="${FILL}"/>`;
  const glyph = (inner(code) + extra)
    .replace(/stroke-width="(3|4\.28\d*)"/g, `stroke-width="${GLYPH_WIDTH}"`)
    .replace(/ (\/?)>/g, "$1>");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="19 44 162 112">${frame}${glyph}</svg>\n`.replaceAll(
    '"black"',
    `"${INK}"`,
  );
}

mkdirSync(out, { recursive: true });
for (const [name, [code, extra]] of Object.entries(glyphs)) {
  writeFileSync(join(out, `${name}.svg`), drawing(code, extra));
}
console.log(`${Object.keys(glyphs).length} symbols drawn into resources/symbols`);
