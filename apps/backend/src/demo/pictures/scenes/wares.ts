/** Clothes, shoes, devices, furniture, toys, sports, books, cosmetics. */
import { lettering, linesOf } from '../letters';
import { flatBox, slimBox } from '../packs/boxes';
import { sideFace, topFace, wordmark } from '../packs/print';
import { brandPalette, OAK, tone } from '../palettes';
import { circle, ellipse, group, line, n, path, rect } from '../shapes';
import { petals } from './garnish';
import { tag } from './packed';
import { first, second, wobble, type Recipe } from './scene';
import { field, hangingWall, room } from './rooms';
import { podium, table } from './surfaces';

/** A hanger on a rail. */
const hanger = (x: number, y: number): string =>
  line(`M${n(x)} ${n(y + 9)}V${n(y + 5)}q3.4 -1.4 2.2 -4.2t-4.4 -.6`, '#8d9499', 1.1) +
  line(`M${n(x)} ${n(y + 8.4)}L${n(x - 17)} ${n(y + 17)}M${n(x)} ${n(y + 8.4)}L${n(x + 17)} ${n(y + 17)}`, OAK, 2.4);

/** A label of paper on a thread. */
function swingTag(x: number, y: number, word: string): string {
  const palette = brandPalette(word);
  return (
    line(`M${n(x - 5)} ${n(y - 9)}L${n(x)} ${n(y)}`, '#7a6a58', 0.5) +
    group(
      `translate(${n(x)} ${n(y)}) rotate(9)`,
      rect(-4.6, 0.8, 10, 15, '#2a1d16', { rx: 1, opacity: 0.2 }),
      rect(-5, 0, 10, 15, palette.panel, { rx: 1 }),
      circle(0, 1.8, 0.7, '#7a6a58'),
      rect(-5, 11.6, 10, 3.4, palette.body, { rx: 0.6 }),
      ...linesOf(word, 7).map((text, at) =>
        lettering(text, { x: 0, y: 4 + at * 3.4, height: 2.4, maxWidth: 8, colour: palette.ink, weight: 1.2 }),
      ),
    )
  );
}

/** A garment on a hanger, between others on the rail. */
export const garment: Recipe = (sheet, scene) => {
  const { random, word } = scene;
  hangingWall(sheet, scene);
  sheet.add(
    rect(-2, 13.4, 104, 1, '#2a1d16', { opacity: 0.18 }),
    rect(
      -2,
      9.6,
      104,
      2.8,
      sheet.linear([
        [0, '#d5cfc4'],
        [0.4, '#b9b1a4'],
        [1, '#7f776b'],
      ]),
    ),
  );
  for (const x of [-2, 102]) {
    sheet.add(hanger(x, 6));
    sheet.icon(first(scene), { x, y: 54 + wobble(random, 2), size: 58, pose: 'lie', opacity: 0.42, shadow: 0.1 });
  }
  sheet.add(hanger(50, 6));
  sheet.icon(first(scene), { x: 50, y: 56, size: 66, pose: 'lie', turn: wobble(random, 2), shadow: 0.3 });
  if (word) sheet.add(swingTag(77, 62, word));
};

/** Shoes on and before their box. */
export const shoes: Recipe = (sheet, scene) => {
  const { word, seed, random } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const palette = brandPalette(word || seed);
  flatBox(sheet, { x: mirrored ? 46 : 54, y: 80, height: 26, palette, word, icon: first(scene), pictured: false });
  sheet.icon(first(scene), { x: mirrored ? 42 : 58, y: 55, size: 42, flip: !mirrored });
  sheet.icon(first(scene), { x: mirrored ? 62 : 38, y: 93, size: 48, flip: mirrored });
};

/** Bags and cases on a bench. */
export const bag: Recipe = (sheet, scene) => {
  const { word, hue, random } = scene;
  hangingWall(sheet, scene);
  sheet.add(
    rect(
      0,
      80,
      100,
      20,
      sheet.linear([
        [0, '#b98a5b'],
        [1, OAK],
      ]),
    ),
    rect(0, 80, 100, 4, '#2a1d16', { opacity: 0.16 }),
  );
  sheet.add(ellipse(50, 88, 40, 6, tone(hue + 20, 0.3, 0.6), { opacity: 0.4 }));
  const mirrored = random() < 0.5;
  sheet.icon(first(scene), { x: mirrored ? 24 : 76, y: 86, size: 40, opacity: 0.9, flip: mirrored });
  sheet.icon(first(scene), { x: mirrored ? 56 : 44, y: 92, size: 66, flip: mirrored });
  if (word) sheet.add(swingTag(mirrored ? 86 : 12, 70, word));
};

/** A device before its box. */
export const device: Recipe = (sheet, scene) => {
  const { word, seed, random, hue } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  const palette = brandPalette(word || seed);
  slimBox(sheet, { x: side(74), y: 81, height: 52, palette, word, icon: first(scene), pictured: false });
  sheet.add(ellipse(side(42), 91, 32, 5, tone(hue, 0.26, 0.5), { opacity: 0.3 }));
  sheet.icon(first(scene), { x: side(42), y: 91, size: 56, flip: mirrored });
  sheet.add(
    line(
      `M${n(side(66))} 92q${mirrored ? -8 : 8} -4 ${mirrored ? -14 : 14} 1t${mirrored ? -16 : 16} 1`,
      '#4c5258',
      0.9,
      { opacity: 0.7 },
    ),
  );
};

/** Things of a home, in a room. */
export const furniture: Recipe = (sheet, scene) => {
  const { random, hue, look } = scene;
  room(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  const [x, y] = [side(18), 20];
  sheet.add(
    rect(x - 11.4, y - 8, 24, 30, '#2a1d16', { opacity: 0.16 }),
    rect(x - 12, y - 9, 24, 30, OAK),
    rect(x - 10, y - 7, 20, 26, tone(hue, 0.2, 0.88)),
    circle(x, y + 6, 5.4, tone(hue + 180, 0.4, 0.66)),
    path(`M${n(x - 10)} ${y + 19}v-6q6 -6 11 -1t9 0v7Z`, tone(hue + 140, 0.3, 0.5)),
  );
  if (look % 2)
    sheet.icon(second(scene) === first(scene) ? 'potted-plant' : second(scene), {
      x: side(84),
      y: 82,
      size: 34,
      opacity: 0.95,
    });
  sheet.icon(first(scene), { x: side(54), y: 91, size: 62, flip: mirrored });
};

/** Small things of a home, on a sideboard. */
export const sideboard: Recipe = (sheet, scene) => {
  const { random, hue, word } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  sheet.add(books(side(76), 80, hue, random));
  sheet.icon(first(scene), { x: side(42), y: 90, size: 60, flip: mirrored });
  if (word) tag(sheet, side(78), 95, word);
};

/** A pile of books that lie. */
function books(x: number, y: number, hue: number, random: () => number): string {
  return [0, 1, 2]
    .map((at) => {
      const [width, top, colour] = [
        26 - at * 3 + wobble(random, 2),
        y - 5 - at * 5.4,
        tone(hue + at * 70 + 20, 0.36, 0.48 + at * 0.06),
      ];
      const left = x - width / 2 + wobble(random, 1.6);
      return (
        topFace(left, top, width, 5, '#e6dfd0') +
        rect(left, top, width, 5.2, colour, { rx: 0.6 }) +
        sideFace(left + width, top, top + 5.2, 5, '#e6dfd0') +
        rect(left + 3, top + 1.4, width * 0.3, 1, '#f2e6cc', { opacity: 0.7 })
      );
    })
    .join('');
}

/** A cube with a letter, for children. */
const cube = (x: number, y: number, size: number, colour: string, letter: string): string =>
  ellipse(x + 3, y, size * 0.8, 1.8, '#2a1d16', { opacity: 0.24 }) +
  topFace(x - size / 2, y - size, size, size * 0.4, colour) +
  rect(x - size / 2, y - size, size, size, colour, { rx: 0.8 }) +
  sideFace(x + size / 2, y - size, y, size * 0.4, colour) +
  rect(x - size * 0.38, y - size * 0.88, size * 0.76, size * 0.76, '#f2e8d4', { rx: 0.8, opacity: 0.85 }) +
  lettering(letter, { x, y: y - size * 0.72, height: size * 0.44, maxWidth: size * 0.5, colour, weight: 1.3 });

/** Toys among cubes, with the letters of their brand. */
export const toy: Recipe = (sheet, scene) => {
  const { random, hue, word, seed } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  const [a = 'a', b = 'b', c = 'c'] = [...(word || seed).replace(/[^a-z]/g, '')];
  sheet.add(ellipse(50, 90, 42, 7, tone(hue + 200, 0.3, 0.7), { opacity: 0.55 }));
  sheet.add(
    cube(side(76), 82, 15, tone(hue + 150, 0.46, 0.52), a),
    cube(side(77), 67, 13, tone(hue + 30, 0.6, 0.56), b),
    cube(side(84), 93, 14, tone(hue + 250, 0.4, 0.56), c),
  );
  sheet.icon(first(scene), { x: side(40), y: 91, size: 58, flip: mirrored });
  sheet.icon(second(scene), { x: side(66), y: 94, size: 18, turn: wobble(random, 20) });
};

/** Sports, outdoors. */
export const sport: Recipe = (sheet, scene) => {
  const { random } = scene;
  field(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  if (scene.look % 2) sheet.icon(second(scene), { x: side(80), y: 74, size: 22 });
  sheet.icon(first(scene), { x: side(47), y: 90, size: 62, flip: mirrored });
};

/** Books and things of a desk. */
export const desk: Recipe = (sheet, scene) => {
  const { random, hue, word } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  sheet.add(books(side(74), 81, hue + 40, random), potOfPencils(side(88), 88, hue));
  sheet.icon(first(scene), { x: side(40), y: 91, size: 58, turn: wobble(random, 4), flip: mirrored });
  if (word) sheet.add(wordmark(word, side(74), 77, 2.2, 16, '#f2e6cc'));
};

const potOfPencils = (x: number, y: number, hue: number): string =>
  line(`M${n(x - 2)} ${y - 12}L${n(x - 5)} ${y - 24}`, '#d09a3a', 1.6) +
  line(`M${n(x)} ${y - 12}L${n(x + 1)} ${y - 27}`, '#b5503c', 1.6) +
  line(`M${n(x + 2)} ${y - 12}L${n(x + 6)} ${y - 23}`, '#2f6f63', 1.6) +
  ellipse(x + 2, y, 8, 1.8, '#2a1d16', { opacity: 0.25 }) +
  path(`M${n(x - 6)} ${y - 13}H${n(x + 6)}L${n(x + 5)} ${y}H${n(x - 5)}Z`, tone(hue, 0.3, 0.6)) +
  path(`M${n(x + 2)} ${y - 13}H${n(x + 6)}L${n(x + 5)} ${y}H${n(x + 2)}Z`, '#1d130e', { opacity: 0.2 });

/** Cosmetics on podiums among petals. */
export const beauty: Recipe = (sheet, scene) => {
  const { hue, random, word, seed, icons } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  podium(sheet, { hue: hue + 14 }, side(72), 70, 19);
  sheet.icon(icons.length > 1 ? second(scene) : first(scene), { x: side(72), y: 71.5, size: 30 });
  podium(sheet, { hue: hue + 14 }, side(40), 82, 25);
  sheet.icon(first(scene), { x: side(40), y: 84, size: 56 });
  sheet.add(petals(seed, hue, 8));
  if (word) tag(sheet, side(77), 95, word);
};
