/** Dishes: on plates, in bowls, on paper, in glasses. */
import { factsOf } from '../icon-facts';
import { wordmark } from '../packs/print';
import { brandPalette, CHINA, PAPER, tone } from '../palettes';
import { circle, ellipse, group, line, n, path } from '../shapes';
import { crumbs, cutlery, napkin, sprig, steam } from './garnish';
import { chinaPlate, oakBoard } from './produce';
import { first, second, wobble, type Recipe, type Scene } from './scene';
import { above, podium, table } from './surfaces';

/** A small bowl of sauce. */
function dip(x: number, y: number, colour: string): string {
  return (
    ellipse(x + 1, y + 2.4, 8, 2, '#2a1d16', { opacity: 0.25 }) +
    path(
      `M${n(x - 7)} ${n(y - 4)}Q${n(x - 5)} ${n(y + 2)} ${n(x - 3)} ${n(y + 2)}H${n(x + 3)}Q${n(x + 5)} ${n(y + 2)} ${n(x + 7)} ${n(y - 4)}Z`,
      CHINA,
    ) +
    ellipse(x, y - 4, 7, 2.2, '#d8d0c3') +
    ellipse(x, y - 3.9, 5.8, 1.6, colour)
  );
}
const SAUCES = ['#b8412c', '#e3b64a', '#e9dcc0', '#6f8a3f', '#7a3b24'] as const;
const sauceOf = (random: () => number) => SAUCES[Math.floor(random() * SAUCES.length)] ?? SAUCES[0];

/** A dish on a plate of china, its second part beside it. */
export const plate: Recipe = (sheet, scene) => {
  const { icons, random, seed, hue } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  sheet.add(dip(side(88), 74, sauceOf(random)));
  const base = chinaPlate(sheet, 50, 83, 41, hue + 150);
  if (icons.length > 1) sheet.icon(second(scene), { x: side(74), y: base - 3, size: 25, turn: wobble(random, 10) });
  sheet.icon(first(scene), {
    x: side(icons.length > 1 ? 44 : 50),
    y: base,
    size: 52,
    turn: wobble(random, 4),
    flip: mirrored,
  });
  sheet.add(
    sprig(side(19), base + 3, 9.5, mirrored ? 178 : -10),
    sprig(side(28), base + 5, 7.5, mirrored ? 200 : 8),
    crumbs(seed, { x: side(70), y: base + 4, rx: 13, ry: 2, count: 7, colour: tone(hue + 20, 0.5, 0.4), size: 0.7 }),
  );
};

/** A dish that has its own bowl or pan: on a board, hot. */
export const served: Recipe = (sheet, scene) => {
  const { icons, random, look } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  if (icons.length > 1) sheet.icon(second(scene), { x: side(80), y: 75, size: 25, flip: mirrored });
  else sheet.add(dip(side(86), 74, sauceOf(random)));
  oakBoard(sheet, 48, 89, 76);
  sheet.icon(first(scene), { x: side(47), y: 86, size: 58 });
  sheet.add(steam(side(47), 30, 13), sprig(side(80), 88, 10, mirrored ? 176 : -16));
  if (look % 2)
    sheet.add(group(`rotate(${mirrored ? 78 : -78} ${side(90)} 94)`, cutlery(side(90), 94, 26, 'chopsticks')));
};

/** A bowl from above: a bed in the colour of the dish, and its parts around the middle. */
export const bowl: Recipe = (sheet, scene) => {
  const { icons, random, seed, hue, look } = scene;
  above(sheet, scene);
  const [x, y, glaze] = [50 + wobble(random, 2), 51, hue + 150 + look * 20];
  sheet.add(
    napkin(84, 82, 34, hue + 40, 14 + wobble(random, 12)),
    circle(x + 2.4, y + 3.6, 39, '#2a1d16', { opacity: 0.26 }),
    circle(
      x,
      y,
      38.5,
      sheet.linear(
        [
          [0, tone(glaze, 0.22, 0.9)],
          [1, tone(glaze, 0.26, 0.66)],
        ],
        'slant',
      ),
    ),
    circle(
      x,
      y,
      34,
      sheet.linear(
        [
          [0, tone(glaze, 0.26, 0.56)],
          [1, tone(glaze, 0.24, 0.82)],
        ],
        'slant',
      ),
    ),
    circle(x, y + 0.6, 31.5, bedOf(scene)),
  );
  const parts = [first(scene), second(scene), ...icons.slice(2)];
  const around = 5;
  const start = random() * 6.3;
  for (let at = 0; at < around; at += 1) {
    const angle = start + (at / around) * 6.283;
    sheet.icon(parts[at % parts.length] ?? '', {
      x: x + Math.cos(angle) * 17,
      y: y + Math.sin(angle) * 17,
      size: 23,
      pose: 'lie',
      turn: (angle * 180) / Math.PI + 90 + wobble(random, 16),
      shadow: 0.26,
    });
  }
  sheet.icon(parts[0] ?? '', { x, y, size: 25, pose: 'lie', turn: wobble(random, 20), shadow: 0.26 });
  sheet.add(
    crumbs(seed, { x, y, rx: 26, ry: 26, count: 16, colour: '#f0e2b6', size: 0.8 }),
    sprig(x + 18, y - 15, 11, wobble(random, 60)),
  );
  sheet.add(group('rotate(6 9 90)', cutlery(9, 90, 62, look % 2 ? 'chopsticks' : 'fork')));
};

/** What the parts of a bowl lie on: greens, grains or a sauce. */
function bedOf({ random, icons }: Scene): string {
  const colour = factsOf(icons[0] ?? '').colour;
  return random() < 0.4 ? '#6f8f45' : random() < 0.5 ? '#e6d5ae' : colour;
}

/** Street food: in paper, in a tray with the name of the kitchen. */
export const paper: Recipe = (sheet, scene) => {
  const { icons, random, word, seed } = scene;
  const colours = brandPalette(word || seed);
  table(sheet, scene);
  sheet.cast(50, 90, 66, 18).contact(50, 90, 38);
  sheet.add(
    path('M14 70L86 70L80 84H20Z', '#d9cfbd'),
    path('M18 66l8 -5 7 4 8 -6 9 5 8 -5 9 5 7 -4 9 6 -4 18H22Z', PAPER),
    line('M24 64l8 18M36 63l6 18M64 63l-6 18M76 64l-8 18', colours.body, 1.2, { opacity: 0.3 }),
  );
  const count = icons.length > 1 ? 2 : 3;
  for (let at = 0; at < count; at += 1)
    sheet.icon(first(scene), {
      x: 50 + (at - (count - 1) / 2) * (count === 3 ? 21 : 30) - (icons.length > 1 ? 6 : 0),
      y: 80 - (at % 2) * 2,
      size: count === 3 ? 37 : 42,
      turn: wobble(random, 9) + (at - 1) * 4,
      flip: at % 2 === 1,
    });
  if (icons.length > 1) sheet.icon(second(scene), { x: 79, y: 80, size: 25, turn: wobble(random, 12) });
  const front = 'M10 74Q50 82 90 74L83 91H17Z';
  sheet.add(
    path(front, colours.body),
    path('M10 74Q50 82 90 74L89 77Q50 85 11 77Z', colours.accent),
    wordmark(word, 50, 82.4, 5, 46, colours.panel),
    dip(92, 92, sauceOf(random)),
    sprig(9, 94, 9, -12),
  );
};

/** Sweet things on a cake stand or a plate, dusted. */
export const dessert: Recipe = (sheet, scene) => {
  const { random, seed, hue, icons } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  const base =
    scene.look % 2 ? chinaPlate(sheet, 50, 84, 36, hue + 20) : podium(sheet, { hue: hue + 20 }, 50, 80, 34) + 2;
  sheet.icon(first(scene), { x: side(icons.length > 1 ? 44 : 49), y: base, size: 52, flip: mirrored });
  if (icons.length > 1) sheet.icon(second(scene), { x: side(71), y: base + 2, size: 24 });
  sheet.add(
    crumbs(seed, { x: 50, y: base + 2, rx: 28, ry: 3, count: 12, colour: '#f6ecdc', size: 0.8 }),
    circle(side(24), base + 1, 2.6, '#a8324a'),
    circle(side(28), base + 3, 2.4, '#c2485c'),
    sprig(side(26), base, 7, mirrored ? 200 : -30, 130),
  );
};
