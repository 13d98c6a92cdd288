/** Packs with corners: cartons, boxes, trays. */
import { tone, PAPER } from '../palettes';
import { ellipse, line, n, path, polygon, rect } from '../shapes';
import { flatLight, print, sideFace, topFace, wordmark, type DrawPack } from './print';

/** A carton of milk or juice with a gable. */
export const carton: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const [width, depth] = [height * 0.4, height * 0.13];
  const [left, shoulder, ridge] = [x - width / 2 - depth / 3, y - height * 0.76, y - height * 0.93];
  sheet.cast(x, y, width, height).contact(x, y, width * 0.62);
  sheet.add(
    sideFace(left + width, shoulder, y, depth, palette.body),
    rect(left, shoulder, width, y - shoulder, palette.panel),
    polygon(
      [
        left,
        shoulder,
        left + width,
        shoulder,
        left + width - width * 0.04 + depth * 0.4,
        ridge,
        left + width * 0.04 + depth * 0.4,
        ridge,
      ],
      palette.body,
    ),
    polygon(
      [left + width, shoulder, left + width + depth, shoulder - depth * 0.5, left + width * 0.96 + depth * 0.4, ridge],
      '#1d130e',
      { opacity: 0.34 },
    ),
    rect(left + width * 0.04 + depth * 0.4, ridge - height * 0.07, width * 0.92, height * 0.075, palette.accent, {
      rx: 0.5,
    }),
    path(
      `M${n(left)} ${n(y)}V${n(y - height * 0.17)}q${n(width / 2)} ${n(-height * 0.1)} ${n(width)} 0V${n(y)}Z`,
      palette.body,
    ),
  );
  print(sheet, {
    x: left + width / 2,
    y: shoulder,
    width,
    height: height * 0.6,
    word,
    ink: palette.ink,
    accent: palette.accent,
    icon: pictured ? icon : '',
  });
  sheet.add(rect(left, shoulder, width, y - shoulder, flatLight(sheet)));
  return width + depth;
};

/** A cuboid: tea, pasta, a phone; `wide` lies rather than stands. */
const cuboid =
  (share: number, depthShare: number): DrawPack =>
  (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
    const [width, depth] = [height * share, height * depthShare];
    const [left, top] = [x - width / 2 - depth / 3, y - height];
    sheet.cast(x, y, width, height).contact(x, y, width * 0.6);
    sheet.add(
      sideFace(left + width, top, y, depth, palette.body),
      topFace(left, top, width, depth, palette.body),
      rect(left, top, width, height, palette.body),
      rect(left + width * 0.09, top + height * 0.09, width * 0.82, height * 0.74, palette.panel, { rx: width * 0.05 }),
      rect(left, y - height * 0.09, width, height * 0.025, palette.accent),
    );
    print(sheet, {
      x: left + width / 2,
      y: top + height * 0.1,
      width: width * 0.8,
      height: height * 0.72,
      word,
      ink: palette.ink,
      accent: palette.accent,
      icon: pictured ? icon : '',
    });
    sheet.add(rect(left, top, width, height, flatLight(sheet)));
    return width + depth;
  };

export const box = cuboid(0.68, 0.2);
export const flatBox = cuboid(1.5, 0.3);
export const slimBox = cuboid(0.52, 0.12);

/** A medicine: a white box with a band, its name, and tablets in front of it. */
export const medicineBox: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const [width, depth] = [height * 1.42, height * 0.24];
  const [left, top] = [x - width / 2 - depth / 3, y - height];
  sheet.cast(x, y, width, height).contact(x, y, width * 0.56);
  const pale = palette.body;
  sheet.add(
    sideFace(left + width, top, y, depth, pale),
    topFace(left, top, width, depth, pale),
    rect(left, top, width, height, pale),
    path(
      `M${n(left)} ${n(y)}V${n(y - height * 0.3)}C${n(left + width * 0.34)} ${n(y - height * 0.02)} ${n(left + width * 0.66)} ${n(y - height * 0.5)} ${n(left + width)} ${n(y - height * 0.26)}V${n(y)}Z`,
      palette.accent,
    ),
    rect(left, top, width * 0.035, height, palette.accent),
  );
  const [name = '', ...rest] = word.split('-');
  const middle = left + width * 0.5;
  sheet.add(
    wordmark(name, middle, top + height * 0.15, height * 0.17, width * 0.8, palette.ink),
    wordmark(rest.join('-'), middle, top + height * 0.4, height * 0.1, width * 0.5, palette.ink),
  );
  if (pictured)
    sheet.icon(icon, { x: left + width * 0.82, y: y - height * 0.2, size: height * 0.34, pose: 'lie', shadow: 0.1 });
  sheet.add(
    line(`M${n(left + width * 0.12)} ${n(y - height * 0.1)}h${n(width * 0.34)}`, PAPER, height * 0.03, {
      opacity: 0.9,
    }),
  );
  sheet.add(rect(left, top, width, height, flatLight(sheet)));
  return width + depth;
};

/** A blister of tablets that lies in front. */
export const blister = (x: number, y: number, width: number, turn: number, pill: string): string => {
  const height = width * 0.4;
  const pills = [0, 1, 2, 3].flatMap((column) =>
    [0, 1].map((row) => {
      const [cx, cy] = [-width * 0.36 + column * width * 0.24, -height * 0.22 + row * height * 0.44];
      return (
        ellipse(cx, cy, width * 0.088, height * 0.15, '#8f979c') +
        ellipse(cx - 0.3, cy - 0.5, width * 0.076, height * 0.125, pill)
      );
    }),
  );
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) skewX(-18)">${rect(-width / 2 + 1, -height / 2 + 1.4, width, height, '#2a1d16', { rx: 2, opacity: 0.25 })}${rect(-width / 2, -height / 2, width, height, '#c3c8cb', { rx: 2 })}${pills.join('')}</g>`;
};

/** A box of eggs, open. */
export const eggBox: DrawPack = (sheet, { x, y, height, palette, word, icon }) => {
  const width = height * 1.9;
  const [left, top] = [x - width / 2, y - height * 0.42];
  sheet.cast(x, y, width, height * 0.7).contact(x, y, width * 0.56);
  const pulp = '#b9a68c';
  sheet.add(
    path(
      `M${n(left + width * 0.04)} ${n(top)}L${n(left + width * 0.1)} ${n(y - height)}H${n(left + width * 0.9)}L${n(left + width * 0.96)} ${n(top)}Z`,
      '#a8957b',
    ),
    rect(left + width * 0.24, y - height * 0.92, width * 0.52, height * 0.3, palette.panel, { rx: 1 }),
    wordmark(word, x, y - height * 0.84, height * 0.13, width * 0.44, palette.ink),
  );
  for (const at of [0, 1, 2, 3, 4])
    sheet.icon(icon, {
      x: left + width * (0.14 + at * 0.18),
      y: top + height * 0.16,
      size: height * 0.44,
      shadow: 0.16,
      turn: at % 2 ? 7 : -6,
    });
  const cups = `q${n(width * 0.1)} ${n(height * 0.22)} ${n(width * 0.2)} 0`.repeat(5);
  sheet.add(
    path(
      `M${n(left)} ${n(top + height * 0.02)}${cups}L${n(left + width * 0.94)} ${n(y)}H${n(left + width * 0.06)}Z`,
      pulp,
    ),
    path(
      `M${n(left)} ${n(top + height * 0.02)}${cups}L${n(left + width * 0.94)} ${n(y)}H${n(left + width * 0.06)}Z`,
      flatLight(sheet),
    ),
  );
  return width;
};

/** A wooden crate, its front drawn after what lies in it. */
export function crate(
  x: number,
  y: number,
  width: number,
  height: number,
  hue: number,
): { back: string; front: string } {
  const [left, wood, dark] = [x - width / 2, '#c79a68', '#9c7145'];
  const slat = (top: number, tall: number) =>
    rect(left, top, width, tall, wood, { rx: 0.6 }) + rect(left, top + tall - 0.8, width, 0.8, dark, { opacity: 0.5 });
  const back =
    polygon([left + 3, y - height * 1.32, left + width - 3, y - height * 1.32, left + width, y, left, y], dark) +
    rect(left + 3, y - height * 1.32, width - 6, height * 0.3, '#b08455');
  const front =
    slat(y - height, height * 0.44) +
    slat(y - height * 0.5, height * 0.46) +
    rect(left - 0.6, y - height * 1.04, 4, height * 1.04, '#b98a58') +
    rect(left + width - 3.4, y - height * 1.04, 4, height * 1.04, '#a87a4b') +
    rect(left + width * 0.34, y - height * 0.84, width * 0.32, height * 0.66, tone(hue, 0.3, 0.86), { rx: 0.8 });
  return { back, front };
}
