/** Wide pictures: things at one end, and room for the words that the page sets at the other. They carry no letters: the page mirrors them. */
import { tone } from '../palettes';
import { circle, ellipse, n, path, rect } from '../shapes';
import type { Sheet, Spot } from '../sheet';
import { petals } from './garnish';
import { first, wobble, type Recipe, type Scene } from './scene';
import { podium, table } from './surfaces';

function glow(sheet: Sheet, x: number, hue: number): void {
  const { width } = sheet;
  // Flat below the words: a slight gradient would show steps.
  const ground = sheet.linear(
    [
      [0, tone(hue, 0.48, 0.86)],
      [0.5, tone(hue, 0.48, 0.86)],
      [1, tone(hue, 0.46, 0.72)],
    ],
    'right',
  );
  sheet.add(
    rect(0, 0, width, 100, ground),
    circle(x, 54, 66, tone(hue + 16, 0.5, 0.8), { opacity: 0.7 }),
    circle(x, 54, 47, tone(hue + 16, 0.52, 0.88), { opacity: 0.7 }),
  );
}

/** [from the middle, height, size, which icon] */
type Place = readonly [dx: number, y: number, size: number, icon: number];

function place(
  sheet: Sheet,
  { icons, random }: Scene,
  x: number,
  places: readonly Place[],
  { pose, turn }: Pick<Required<Spot>, 'pose' | 'turn'>,
): void {
  for (const [dx, y, size, icon] of places)
    sheet.icon(icons[icon % icons.length] ?? '', {
      x: x + dx,
      y,
      size,
      pose,
      turn: wobble(random, turn),
      flip: icon > 0 && random() < 0.4,
    });
}

/** Dots around, as confetti. */
const dots = (x: number, hue: number): string =>
  (
    [
      [-66, 30, 2.2],
      [-58, 70, 3],
      [-40, 12, 2.6],
      [52, 14, 3.2],
      [60, 44, 2],
      [30, 95, 2.4],
      [-24, 94, 2],
    ] as const
  )
    .map(([dx, y, r], at) => circle(x + dx, y, r, tone(hue + at * 24, 0.5, 0.62), { opacity: 0.75 }))
    .join('');

/** Three podiums of different heights. */
export function podiums(sheet: Sheet, scene: Scene, x: number): void {
  const { icons, hue } = scene;
  const at = (index: number) => icons[index % icons.length] ?? first(scene);
  podium(sheet, { hue: hue + 20 }, x - 36, 64, 17);
  sheet.icon(at(1), { x: x - 36, y: 65.5, size: 30 });
  podium(sheet, { hue: hue + 20 }, x + 34, 60, 17);
  sheet.icon(at(2), { x: x + 34, y: 61.5, size: 32 });
  podium(sheet, { hue: hue + 20 }, x, 76, 25);
  sheet.icon(at(0), { x, y: 78, size: 54 });
}

/** A heap, the first of the things in front. */
function cluster(sheet: Sheet, scene: Scene, x: number): void {
  sheet.add(ellipse(x, 92, 78, 24, tone(scene.hue + 24, 0.4, 0.64), { opacity: 0.5 }));
  const places: Place[] = [
    [-44, 66, 29, 1],
    [38, 62, 31, 2],
    [-14, 58, 33, 2],
    [54, 82, 28, 1],
    [-58, 84, 24, 2],
    [-27, 85, 36, 1],
    [28, 86, 38, 2],
    [2, 90, 48, 0],
  ];
  place(sheet, scene, x, places, { pose: 'stand', turn: 9 });
}

/** From above, strewn around. */
function strewn(sheet: Sheet, scene: Scene, x: number): void {
  sheet.add(dots(x, scene.hue));
  const places: Place[] = [
    [0, 50, 46, 0],
    [-42, 27, 28, 1],
    [-40, 76, 30, 2],
    [42, 25, 30, 2],
    [44, 74, 34, 1],
  ];
  place(sheet, scene, x, places, { pose: 'lie', turn: 24 });
}

/** On a round table below an awning. */
function stall(sheet: Sheet, scene: Scene, x: number): void {
  const { hue } = scene;
  const stripes = Array.from({ length: 12 }, (_, at) => {
    const left = x - 78 + at * 13;
    return path(`M${n(left)} -2h13v17a6.5 6 0 0 1 -13 0Z`, at % 2 ? tone(hue, 0.2, 0.93) : tone(hue, 0.5, 0.52), {
      opacity: 0.95,
    });
  });
  sheet.add(...stripes, ellipse(x, 98, 76, 30, '#a87848'), ellipse(x, 96, 76, 30, '#c99b6b'));
  const places: Place[] = [
    [-40, 76, 30, 1],
    [40, 75, 32, 2],
    [-50, 88, 24, 2],
    [50, 90, 28, 1],
    [-24, 88, 34, 2],
    [12, 90, 48, 0],
  ];
  place(sheet, scene, x, places, { pose: 'stand', turn: 6 });
}

const LAYOUTS = [podiums, cluster, strewn, stall] as const;

/** A banner: words go to the left half. */
export const banner: Recipe = (sheet, scene) => {
  const x = sheet.width * 0.74;
  glow(sheet, x, scene.hue);
  (LAYOUTS[scene.look] ?? podiums)(sheet, scene, x);
};

/** A wide picture without words: three groups along a table. */
export const spread: Recipe = (sheet, scene) => {
  const { icons, seed, hue } = scene;
  const { width } = sheet;
  table(sheet, scene);
  for (const [at, share] of [0.2, 0.51, 0.82].entries())
    podiums(
      sheet,
      { ...scene, icons: icons.map((_, index) => icons[(index + at) % icons.length] ?? '') },
      width * share,
    );
  sheet.add(petals(seed, hue + 60, 5));
};
