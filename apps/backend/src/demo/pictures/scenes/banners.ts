/** Wide pictures: things at one end, and room for the words that the page sets at the other. They carry no letters: the page mirrors them. */
import { tone } from '../palettes';
import { circle, ellipse, line, n, path, rect } from '../shapes';
import type { Sheet } from '../sheet';
import { petals, slice, sprig } from './garnish';
import { first, wobble, type Recipe, type Scene } from './scene';
import { podium, table } from './surfaces';

function glow(sheet: Sheet, x: number, hue: number): void {
  const { width } = sheet;
  sheet.add(
    rect(0, 0, width, 100, sheet.linear([[0, tone(hue, 0.5, 0.88)], [0.55, tone(hue, 0.48, 0.84)], [1, tone(hue, 0.46, 0.72)]], 'right')),
    circle(x, 54, 66, tone(hue + 16, 0.5, 0.8), { opacity: 0.7 }),
    circle(x, 54, 47, tone(hue + 16, 0.52, 0.88), { opacity: 0.7 }),
  );
}

/** Three podiums of different heights. */
function podiums(sheet: Sheet, scene: Scene, x: number): void {
  const { icons, hue } = scene;
  const at = (index: number) => icons[index % icons.length] ?? first(scene);
  podium(sheet, { hue: hue + 20 }, x - 36, 64, 17);
  sheet.icon(at(1), { x: x - 36, y: 65.5, size: 30 });
  podium(sheet, { hue: hue + 20 }, x + 34, 60, 17);
  sheet.icon(at(2), { x: x + 34, y: 61.5, size: 32 });
  podium(sheet, { hue: hue + 20 }, x, 76, 25);
  sheet.icon(at(0), { x, y: 78, size: 54 });
  sheet.add(sprig(x - 30, 86, 13, -20), sprig(x + 27, 88, 11, 160));
}

/** A heap that comes out of the corner. */
function cluster(sheet: Sheet, scene: Scene, x: number): void {
  const { icons, hue, random } = scene;
  sheet.add(ellipse(x, 92, 78, 24, tone(hue + 24, 0.4, 0.64), { opacity: 0.5 }));
  const spots = [[-44, 66, 29], [38, 62, 31], [-14, 58, 33], [60, 82, 28], [-58, 84, 24], [-27, 85, 36], [28, 86, 40], [2, 90, 46]] as const;
  spots.forEach(([dx, y, size], at) => {
    // The last, in front, is the first icon.
    sheet.icon(icons[(spots.length - 1 - at) % icons.length] ?? first(scene), { x: x + dx, y, size, turn: wobble(random, 9), flip: random() < 0.4 });
  });
  sheet.add(sprig(x - 62, 90, 13, -30), sprig(x + 52, 92, 12, 170));
}

/** From above, strewn around. */
function strewn(sheet: Sheet, scene: Scene, x: number): void {
  const { icons, random, hue } = scene;
  const spots = [[0, 50, 46], [-42, 26, 28], [-38, 76, 30], [44, 24, 30], [46, 74, 34], [4, 6, 22], [6, 95, 22], [-70, 52, 20]] as const;
  spots.forEach(([dx, y, size], at) => {
    sheet.icon(icons[at % icons.length] ?? first(scene), { x: x + dx, y, size, pose: 'lie', turn: wobble(random, 30) });
  });
  sheet.add(sprig(x - 18, 12, 11, 40), sprig(x + 24, 94, 12, -140), slice(x - 66, 84, 6, hue, 20));
}

/** On a table below an awning. */
function stall(sheet: Sheet, scene: Scene, x: number): void {
  const { hue, icons, random } = scene;
  const stripes = Array.from({ length: 14 }, (_, at) => {
    const left = x - 91 + at * 13;
    return path(`M${n(left)} -2h13v15a6.5 6 0 0 1 -13 0Z`, at % 2 ? tone(hue, 0.2, 0.93) : tone(hue, 0.5, 0.52), { opacity: 0.95 });
  });
  sheet.add(...stripes, path(`M${n(x - 84)} 100V74Q${n(x)} 66 ${n(sheet.width + 4)} 74V100Z`, '#b98a5b'), path(`M${n(x - 84)} 100V74Q${n(x)} 66 ${n(sheet.width + 4)} 74V77Q${n(x)} 69 ${n(x - 84)} 77Z`, '#fff8ea', { opacity: 0.3 }));
  const spots = [[-48, 76, 28], [44, 74, 32], [-18, 75, 30], [18, 84, 46], [-34, 88, 34], [54, 90, 30]] as const;
  spots.forEach(([dx, y, size], at) => sheet.icon(icons[(spots.length + 1 - at) % icons.length] ?? first(scene), { x: x + dx, y, size, turn: wobble(random, 7) }));
  sheet.add(line(`M${n(x - 84)} 74V100`, '#2a1d16', 1, { opacity: 0.15 }));
}

const LAYOUTS = [podiums, cluster, strewn, stall] as const;

/** A banner: words go to the left half. */
export const banner: Recipe = (sheet, scene) => {
  const x = sheet.width * 0.74;
  glow(sheet, x, scene.hue);
  (LAYOUTS[scene.look] ?? podiums)(sheet, scene, x);
};

/** A wide picture without words: things along a table. */
export const spread: Recipe = (sheet, scene) => {
  const { icons, random, seed, hue } = scene;
  const { width } = sheet;
  table(sheet, scene);
  const count = 9;
  for (const [y, size, shift] of [[70, 30, 0.5], [83, 38, 0]] as const)
    for (let at = 0; at < count; at += 1)
      sheet.icon(icons[(at * 2 + (shift ? 1 : 0)) % icons.length] ?? first(scene), { x: (width * (at + 0.5 + shift)) / count + wobble(random, 4), y: y + wobble(random, 1.5), size: size * (0.86 + random() * 0.24), turn: wobble(random, 9), flip: random() < 0.5 });
  sheet.add(petals(seed, hue + 60, 4), sprig(width * 0.08, 86, 14, -20), sprig(width * 0.6, 88, 12, 10));
};
