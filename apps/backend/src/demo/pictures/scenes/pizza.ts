/** A pizza from above, on its board, with what is on it. */
import { OAK, OAK_DARK } from '../palettes';
import { circle, ellipse, group, line, n } from '../shapes';
import type { Sheet } from '../sheet';
import { crumbs, sprig } from './garnish';
import { within, wobble, type Recipe, type Scene } from './scene';
import { above } from './surfaces';

interface Middle {
  x: number;
  y: number;
  /** Degrees that all of it is turned by. */
  tilt: number;
}

const GRAIN = 'M-40 -14H40M-42 12H42';

/** The board, the crust, the sauce, the cheese. */
function dough(sheet: Sheet, { x, y, tilt }: Middle): void {
  const oak = sheet.linear(
    [
      [0, '#dcb685'],
      [1, OAK],
    ],
    'slant',
  );
  const crust = sheet.radial([
    [0.8, '#d49a4e'],
    [0.93, '#e2b066'],
    [1, '#b8772f'],
  ]);
  const cheese = sheet.radial([
    [0, '#f0cd74'],
    [0.75, '#ebbf5f'],
    [1, '#cf7a35'],
  ]);
  sheet.add(
    circle(x + 2, y + 3, 44, '#2a1d16', { opacity: 0.18 }),
    circle(x, y, 43.5, oak),
    group(`translate(${n(x)} ${n(y)}) rotate(${n(tilt)})`, line(GRAIN, OAK_DARK, 0.6, { opacity: 0.5 })),
    circle(x + 1, y + 1.6, 37.5, '#2a1d16', { opacity: 0.25 }),
    circle(x, y, 37, crust),
    circle(x, y, 32.5, '#b43c22'),
    circle(x, y, 31.4, cheese),
  );
}

/** Spots where the cheese has melted or browned. */
function melted({ x, y }: Middle, random: () => number): string {
  return Array.from({ length: 9 }, () => {
    const [angle, reach] = [random() * 6.3, 26 * Math.sqrt(random())];
    const [rx, ry] = [within(random, 3, 6), within(random, 2.4, 4.6)];
    const fill = random() < 0.5 ? '#f7e3a6' : '#d9642f';
    return ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, rx, ry, fill, { opacity: 0.7 });
  }).join('');
}

/** What the pizza is named after; slices of white cheese when it has nothing else. */
function toppings(sheet: Sheet, { icons, random }: Scene, { x, y, tilt }: Middle): void {
  const list = icons.slice(1);
  if (list.length === 0) {
    const slices = [0, 1, 2, 3, 4].map((at) => at * 1.26 + tilt);
    sheet.add(
      ...slices.map((angle) =>
        circle(x + Math.cos(angle) * 18, y + Math.sin(angle) * 18, 5.4, '#fbf1d8', { opacity: 0.92 }),
      ),
    );
  } else
    for (let at = 0; at < 8; at += 1) {
      const [angle, reach] = [(at / 8) * 6.283 + tilt * 0.02, at % 2 ? 21.5 : 13];
      const place = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
      sheet.icon(list[at % list.length] ?? '', { ...place, size: 13, pose: 'lie', turn: random() * 360, shadow: 0.3 });
    }
}

export const pizza: Recipe = (sheet, scene) => {
  const { random, seed } = scene;
  above(sheet, scene);
  const middle: Middle = { x: 50 + wobble(random, 3), y: 51 + wobble(random, 2), tilt: wobble(random, 40) };
  const { x, y, tilt } = middle;
  dough(sheet, middle);
  sheet.add(melted(middle, random));
  toppings(sheet, scene, middle);
  const leaves = [0, 1, 2].map((at) => at * 2.1 + 1 + tilt);
  const cuts = [0, 45, 90, 135].map((degrees) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(degrees + tilt)})`,
      line('M-36 0H36', '#8f4a22', 0.7, { opacity: 0.5 }),
    ),
  );
  sheet.add(
    ...leaves.map((angle) => sprig(x + Math.cos(angle) * 11, y + Math.sin(angle) * 11, 10, random() * 360)),
    ...cuts,
    crumbs(seed, { x, y, rx: 28, ry: 28, count: 10, colour: '#3f6a2f', size: 0.7 }),
    sprig(9, 90, 12, -30),
  );
};
