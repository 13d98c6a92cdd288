/** Fruit, vegetables, bread, cheese, meat and fish: unpacked, several pieces. */
import { crate } from '../packs/boxes';
import { paperBag } from '../packs/soft';
import { wordmark } from '../packs/print';
import { CHINA, OAK, OAK_DARK, STEEL, tone } from '../palettes';
import { ellipse, line, n, path, polygon, rect } from '../shapes';
import type { Sheet, Spot } from '../sheet';
import { crumbs, slice, sprig } from './garnish';
import { first, second, within, wobble, type Recipe, type Scene } from './scene';
import { above, table } from './surfaces';

/** A row of pieces, from the left to the right. */
export function row(
  sheet: Sheet,
  scene: Scene,
  {
    x,
    y,
    size,
    count,
    gap,
    pose = 'rest',
  }: { x: number; y: number; size: number; count: number; gap: number; pose?: Spot['pose'] },
): void {
  const { icons, random } = scene;
  for (let at = 0; at < count; at += 1) {
    sheet.icon(icons[at % icons.length] ?? first(scene), {
      x: x + (at - (count - 1) / 2) * gap + wobble(random, gap * 0.08),
      y: y + wobble(random, 1.2),
      size: size * within(random, 0.9, 1.08),
      pose,
      turn: wobble(random, 13),
      flip: random() < 0.5,
    });
  }
}

/** A bowl of china in front of which and above which things lie. */
export function chinaBowl(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  hue: number,
): { back: string; front: string } {
  const half = width / 2;
  const rim = y - width * 0.36;
  const body = `M${n(x - half)} ${n(rim)}C${n(x - half * 0.94)} ${n(y - width * 0.06)} ${n(x - half * 0.5)} ${n(y)} ${n(x - half * 0.34)} ${n(y)}H${n(x + half * 0.34)}C${n(x + half * 0.5)} ${n(y)} ${n(x + half * 0.94)} ${n(y - width * 0.06)} ${n(x + half)} ${n(rim)}A${n(half)} ${n(half * 0.22)} 0 0 1 ${n(x - half)} ${n(rim)}Z`;
  const glaze = sheet.linear(
    [
      [0, tone(hue, 0.24, 0.8)],
      [0.3, tone(hue, 0.22, 0.9)],
      [1, tone(hue, 0.28, 0.58)],
    ],
    'right',
  );
  return {
    back: ellipse(x, rim, half, half * 0.22, tone(hue, 0.24, 0.54)),
    front:
      path(body, glaze) +
      line(
        `M${n(x - half)} ${n(rim)}A${n(half)} ${n(half * 0.22)} 0 0 0 ${n(x + half)} ${n(rim)}`,
        tone(hue, 0.3, 0.93),
        1,
      ),
  };
}

/** A crate with the name of the grower, filled. */
function crateful(sheet: Sheet, scene: Scene): void {
  const { hue, word } = scene;
  sheet.cast(50, 90, 66, 26).contact(50, 90, 38);
  const { back, front } = crate(50, 90, 68, 27, hue);
  sheet.add(back);
  row(sheet, scene, { x: 50, y: 72, size: 27, count: 4, gap: 17 });
  row(sheet, scene, { x: 50, y: 80, size: 29, count: 3, gap: 21 });
  sheet.add(front, wordmark(word, 50, 75.6, 4.4, 20, tone(hue, 0.5, 0.28)));
}

function bowlful(sheet: Sheet, scene: Scene): void {
  sheet.cast(48, 89, 44, 30).contact(48, 89, 26);
  const { back, front } = chinaBowl(sheet, 48, 89, 62, scene.hue + 150);
  sheet.add(back);
  row(sheet, scene, { x: 48, y: 66, size: 26, count: 3, gap: 17 });
  row(sheet, scene, { x: 48, y: 73, size: 28, count: 3, gap: 18 });
  sheet.add(front);
  sheet.icon(first(scene), { x: 81, y: 91, size: 21, turn: wobble(scene.random, 20) });
}

function bagful(sheet: Sheet, scene: Scene): void {
  const { word, hue } = scene;
  sheet.cast(42, 90, 46, 40).contact(42, 90, 28);
  const { back, front } = paperBag(42, 90, 48, 38);
  sheet.add(back);
  row(sheet, scene, { x: 42, y: 61, size: 27, count: 3, gap: 15 });
  sheet.add(front, wordmark(word, 39, 71, 4.6, 21, tone(hue, 0.5, 0.3)));
  row(sheet, scene, { x: 76, y: 91, size: 25, count: 2, gap: 16, pose: 'stand' });
}

function loose(sheet: Sheet, scene: Scene): void {
  row(sheet, scene, { x: 54, y: 73, size: 29, count: 3, gap: 23, pose: 'stand' });
  row(sheet, scene, { x: 46, y: 86, size: 34, count: 3, gap: 27, pose: 'stand' });
}

const HEAPS = [crateful, bowlful, loose, bagful] as const;

/** Small fruit and vegetables: in a crate, a bowl or a bag, or heaped on the table; a store has two of the ways. */
export const heap: Recipe = (sheet, scene) => {
  table(sheet, scene);
  const way = (scene.look + Math.floor(scene.random() * 2)) % HEAPS.length;
  (HEAPS[way] ?? loose)(sheet, scene);
  sheet.add(sprig(14, 93, 11, wobble(scene.random, 24) - 10));
};

/** Large ones: one in front, one behind. */
export const large: Recipe = (sheet, scene) => {
  const { random } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  sheet.icon(first(scene), { x: side(66), y: 78, size: 42, turn: wobble(random, 8), flip: true });
  sheet.icon(first(scene), { x: side(40), y: 89, size: 56, turn: wobble(random, 5) });
  if (scene.icons.length > 1) sheet.icon(second(scene), { x: side(78), y: 91, size: 24 });
  sheet.add(sprig(side(16), 92, 11, mirrored ? 190 : -10));
};

/** A board of oak, seen from the front. */
export function oakBoard(sheet: Sheet, x: number, y: number, width: number): void {
  const [half, deep] = [width / 2, width * 0.17];
  const d = `M${n(x - half + 5)} ${n(y - deep)}H${n(x + half - 3)}q3 0 4 2l3 ${n(deep - 3)}q1 2 -2 2H${n(x - half + 1)}q-3 0 -2 -2Z`;
  sheet.contact(x, y + 3, half * 1.04, 0.4);
  sheet.add(
    `<g transform="translate(0 3)">${path(d, OAK_DARK)}</g>`,
    path(
      d,
      sheet.linear(
        [
          [0, '#d9b384'],
          [1, OAK],
        ],
        'right',
      ),
    ),
    line(
      `M${n(x - half + 8)} ${n(y - deep * 0.62)}H${n(x + half - 6)}M${n(x - half + 6)} ${n(y - deep * 0.28)}H${n(x + half - 12)}`,
      OAK_DARK,
      0.5,
      { opacity: 0.4 },
    ),
  );
}

/** Bread, cheese or meat on a board. */
export const board: Recipe = (sheet, scene) => {
  const { random, seed } = scene;
  table(sheet, scene);
  oakBoard(sheet, 50, 88, 78);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  sheet.icon(second(scene), {
    x: side(70),
    y: 80,
    size: scene.icons.length > 1 ? 26 : 36,
    turn: wobble(random, 10),
    flip: random() < 0.5,
  });
  sheet.icon(first(scene), { x: side(42), y: 85, size: 48, turn: wobble(random, 6), flip: mirrored });
  sheet.add(
    sprig(side(80), 88, 12, mirrored ? 170 : -20),
    crumbs(seed, { x: side(62), y: 86, rx: 15, ry: 2, count: 8, size: 0.7 }),
  );
};

/** Fish and shellfish on ice. */
export const ice: Recipe = (sheet, scene) => {
  const { random, hue } = scene;
  table(sheet, scene);
  sheet.cast(50, 91, 76, 14).contact(50, 91, 42);
  sheet.add(
    path(
      'M9 76H91L86 91H14Z',
      sheet.linear(
        [
          [0, '#d5d9db'],
          [0.4, STEEL],
          [1, '#858d92'],
        ],
        'right',
      ),
    ),
    ellipse(50, 76, 41, 9, '#8f989d'),
  );
  const cubes = Array.from({ length: 22 }, (_, at) => {
    const angle = (at / 22) * Math.PI * 2;
    const reach = at % 2 ? 0.62 : 0.9;
    const [x, y, r] = [50 + Math.cos(angle) * 36 * reach, 74 + Math.sin(angle) * 6 * reach, within(random, 4.5, 7)];
    return polygon(
      [x - r, y, x - r * 0.3, y - r * 0.8, x + r * 0.8, y - r * 0.5, x + r, y + r * 0.3, x, y + r * 0.6],
      tone(hue, 0.3, within(random, 0.82, 0.94)),
      { opacity: 0.92 },
    );
  });
  sheet.add(...cubes);
  sheet.icon(second(scene), { x: 62, y: 62, size: 40, pose: 'lie', turn: wobble(random, 12) + 8, flip: true });
  sheet.icon(first(scene), { x: 44, y: 68, size: 48, pose: 'lie', turn: wobble(random, 10) - 6 });
  sheet.add(slice(80, 74, 6.5, 48, wobble(random, 40)), slice(74, 79, 5.5, 48, 20), sprig(20, 79, 11, -24));
};

/** Things that lie on a table, seen from above, in a loose pattern. */
export const flatlay: Recipe = (sheet, scene) => {
  const { icons, random } = scene;
  above(sheet, scene);
  const spots = [
    [50, 48, 42],
    [19, 22, 25],
    [82, 20, 23],
    [18, 80, 24],
    [81, 80, 27],
  ] as const;
  sheet.add(ellipse(50, 50, 31, 31, tone(scene.hue, 0.3, 0.92), { opacity: 0.45 }));
  spots.forEach(([x, y, size], at) => {
    sheet.icon(icons[at % icons.length] ?? first(scene), {
      x: x + wobble(random, 3),
      y: y + wobble(random, 3),
      size,
      pose: 'lie',
      turn: wobble(random, 32),
    });
  });
  sheet.add(sprig(50, 88, 11, wobble(random, 40)), sprig(49, 8, 9, 140 + wobble(random, 40)));
};

/** A plate, seen from the front. @returns where things on it stand */
export function chinaPlate(sheet: Sheet, x: number, y: number, rx: number, hue: number): number {
  const ry = rx * 0.3;
  sheet.contact(x + 1, y + ry * 0.55, rx * 0.98, 0.46);
  sheet.add(
    ellipse(x, y + 1.8, rx, ry, tone(hue, 0.16, 0.68)),
    ellipse(
      x,
      y,
      rx,
      ry,
      sheet.linear(
        [
          [0, CHINA],
          [1, '#cfc8bc'],
        ],
        'right',
      ),
    ),
    ellipse(
      x,
      y + 0.4,
      rx * 0.74,
      ry * 0.7,
      sheet.linear(
        [
          [0, '#d3ccc0'],
          [1, '#e6e0d6'],
        ],
        'right',
      ),
    ),
    ellipse(x, y, rx * 0.96, ry * 0.95, 'none', { stroke: tone(hue, 0.4, 0.5), 'stroke-width': 0.7, opacity: 0.7 }),
  );
  return y + ry * 0.3;
}

export const tray = (x: number, y: number, width: number, colour: string): string =>
  rect(x - width / 2, y - 3, width, 5, colour, { rx: 2.4 }) +
  rect(x - width / 2, y - 3, width, 1.6, '#fff8ea', { rx: 0.8, opacity: 0.3 });
