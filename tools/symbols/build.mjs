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
  balloon: ["", stroke("M100,122 V140 M84,140 H116") + `<circle cx="100" cy="95" r="25" stroke-width="${GLYPH_WIDTH}" stroke="black" fill="none"/>`],
  headquarters: ["", stroke("M25,78 H175")],
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
