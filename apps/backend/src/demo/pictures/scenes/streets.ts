/** Streets of the city: the fronts of stores, and the road that couriers take. */
import { crate } from '../packs/boxes';
import { shopPalette, tone } from '../palettes';
import { circle, ellipse, line, n, path, polygon, rect } from '../shapes';
import type { Sheet } from '../sheet';
import { awning, display, door, facade, PAVEMENT, sign } from './facades';
import { first, within, type Recipe, type Scene } from './scene';

/** Sky, sun, and houses far away. */
function skyline(sheet: Sheet, { hue, random }: Scene): void {
  const { width } = sheet;
  sheet.add(
    rect(
      0,
      0,
      width,
      100,
      sheet.linear([
        [0, tone(hue, 0.42, 0.8)],
        [1, tone(hue + 24, 0.5, 0.9)],
      ]),
    ),
    circle(width * within(random, 0.1, 0.9), 22, 13, '#fdf1d2', { opacity: 0.75 }),
  );
  let x = -4;
  while (x < width) {
    const [wide, tall] = [within(random, 14, 26), within(random, 28, 58)];
    const kind = random();
    sheet.add(
      rect(x, PAVEMENT - tall, wide, tall, tone(hue, 0.26, 0.72), { opacity: 0.7 }),
      kind < 0.35
        ? polygon(
            [x, PAVEMENT - tall, x + wide / 2, PAVEMENT - tall - 8, x + wide, PAVEMENT - tall],
            tone(hue, 0.3, 0.66),
            { opacity: 0.7 },
          )
        : '',
      kind > 0.8 ? circle(x + wide / 2, PAVEMENT - tall, wide * 0.34, tone(hue, 0.3, 0.66), { opacity: 0.7 }) : '',
    );
    x += wide + within(random, -1, 4);
  }
}

function ground(sheet: Sheet, hue: number): void {
  const { width } = sheet;
  sheet.add(
    rect(0, PAVEMENT, width, 14, tone(hue + 200, 0.08, 0.76)),
    rect(0, PAVEMENT, width, 1.6, '#2a1d16', { opacity: 0.16 }),
    line(`M0 95H${n(width)}`, tone(hue + 200, 0.08, 0.62), 0.9),
  );
}

/** A tree in a pot or a lamp, beside the door. */
const tree = (x: number, hue: number): string =>
  ellipse(x + 3, PAVEMENT + 6, 9, 1.8, '#2a1d16', { opacity: 0.24 }) +
  rect(x - 0.9, 60, 1.8, 22, '#7a5233') +
  circle(x, 56, 9.4, tone(120, 0.28, 0.4)) +
  circle(x - 3, 53, 6.4, tone(112, 0.3, 0.5)) +
  circle(x + 4, 59, 4.8, tone(126, 0.3, 0.34)) +
  path(`M${n(x - 5.4)} 79H${n(x + 5.4)}L${n(x + 4.2)} ${PAVEMENT + 5}H${n(x - 4.2)}Z`, tone(hue, 0.36, 0.5));

/** What stands before the windows. */
const OUTSIDE: Record<string, (sheet: Sheet, scene: Scene, x: number) => void> = {
  market: (sheet, scene, x) => {
    sheet.contact(x, 95, 22, 0.34);
    const { back, front } = crate(x, 95, 38, 12, scene.hue);
    sheet.add(back);
    for (const at of [-1, 0, 1])
      sheet.icon(scene.icons[(at + 1 + (x > 150 ? 1 : 0)) % scene.icons.length] ?? first(scene), {
        x: x + at * 11.4,
        y: 88,
        size: 14,
        shadow: 0.2,
      });
    sheet.add(front);
  },
  terrace: (sheet, { hue }, x) => {
    sheet.contact(x, 96, 14, 0.3);
    sheet.add(
      line(`M${n(x)} 79V95M${n(x - 6)} 96L${n(x)} 92 ${n(x + 6)} 96`, '#4c4038', 1.3),
      ellipse(x, 79, 15, 2.6, tone(hue + 20, 0.2, 0.9)),
      rect(x - 15, 79, 30, 1, '#2a1d16', { opacity: 0.2 }),
    );
    for (const at of [-1, 1])
      sheet.add(
        line(`M${n(x + at * 20)} 72V95M${n(x + at * 20)} 84H${n(x + at * 12)}V95`, '#4c4038', 1.4),
        rect(x + at * 16 - 5, 83, 10, 1.8, tone(hue + 180, 0.36, 0.5)),
      );
  },
  bench: (sheet, { hue }, x) => {
    sheet.contact(x, 96, 17, 0.26);
    sheet.add(
      rect(x - 16, 86, 32, 2.6, '#b98a5b', { rx: 0.8 }),
      line(`M${n(x - 13)} 88V96M${n(x + 13)} 88V96`, '#4c4038', 1.3),
      rect(x - 16, 79, 32, 2, '#c99b6b', { rx: 0.8 }),
      ellipse(x + 22, 95, 3, 1, tone(hue, 0.2, 0.5), { opacity: 0.4 }),
    );
  },
  planter: (sheet, { hue }, x) => {
    sheet.contact(x, 95, 18, 0.3);
    const bushes = [-12, -4, 4, 12].map((dx, at) =>
      circle(x + dx, 84 + (at % 2), 5.6, tone(110 + at * 8, 0.3, 0.42 + at * 0.02)),
    );
    const blossoms = [-13, -6, 1, 9, 14].map((dx, at) =>
      circle(x + dx, 82 + (at % 3) * 1.6, 1.3, tone(hue + at * 30, 0.6, 0.7)),
    );
    sheet.add(
      ...bushes,
      ...blossoms,
      rect(x - 18, 86, 36, 9, tone(hue, 0.3, 0.46), { rx: 1 }),
      rect(x - 18, 86, 36, 1.6, '#fff8ea', { opacity: 0.25 }),
    );
  },
};

/** Where the door and the windows are: [door, ...[left edge, width]]. */
const PLANS = [
  {
    door: 0,
    windows: [
      [-92, 74],
      [18, 74],
    ],
  },
  {
    door: -76,
    windows: [
      [-54, 66],
      [20, 72],
    ],
  },
  {
    door: 76,
    windows: [
      [-92, 72],
      [-12, 66],
    ],
  },
] as const;

/** The front of a store: its sign, awning, windows and door. `outside` is what stands before it. */
const front =
  (outside: string): Recipe =>
  (sheet, scene) => {
    const { hue, word, random } = scene;
    const middle = sheet.width / 2;
    const palette = shopPalette(hue);
    const plan = PLANS[Math.floor(random() * PLANS.length)] ?? PLANS[0];
    const hasOneAwning = random() < 0.6;
    skyline(sheet, scene);
    ground(sheet, hue);
    facade(sheet, scene, middle - 108, 216);
    for (const [left, width] of plan.windows) display(sheet, scene, { x: middle + left, width, top: 49, palette });
    sheet.add(door(middle + plan.door, 47, palette), sign(word, middle, palette));
    if (hasOneAwning) sheet.add(awning(middle - 100, 37.4, 200, 8.6, palette));
    else for (const [left, width] of plan.windows) sheet.add(awning(middle + left - 4, 38.4, width + 8, 8, palette));
    for (const [left, width] of plan.windows) OUTSIDE[outside]?.(sheet, scene, middle + left + width / 2);
    sheet.add(tree(middle - 122, hue + 40), tree(middle + 122, hue + 40));
  };

/** The road of the couriers, before the city. */
export const street: Recipe = (sheet, scene) => {
  const { hue, icons } = scene;
  const { width } = sheet;
  skyline(sheet, scene);
  ground(sheet, hue);
  sheet.add(tree(width * 0.08, hue), tree(width * 0.42, hue), tree(width * 0.94, hue));
  sheet.add(rect(0, 92, width, 8, '#6a6f76'), line(`M4 96H${n(width)}`, '#efe6cf', 0.9, { 'stroke-dasharray': '9 7' }));
  sheet.icon(icons[1] ?? first(scene), { x: width * 0.54, y: 93, size: 24 });
  sheet.icon(icons[2] ?? first(scene), { x: width * 0.61, y: 95, size: 20 });
  sheet.icon(first(scene), { x: width * 0.78, y: 96, size: 58 });
  sheet.add(
    line(`M${n(width * 0.62)} 62h14M${n(width * 0.6)} 70h18M${n(width * 0.63)} 78h10`, '#fff8ea', 1.4, {
      opacity: 0.6,
    }),
  );
};

export const FRONTS: Record<string, Recipe> = {
  market: front('market'),
  terrace: front('terrace'),
  chemist: front('planter'),
  boutique: front('bench'),
};
