/** Packs that are round: bottles, jars, tins, tubs, cups, tubes. */
import { factsOf } from '../icon-facts';
import { PAPER, STEEL } from '../palettes';
import { circle, ellipse, line, n, path, rect } from '../shapes';
import { print, roundLight, type DrawPack, type Pack } from './print';

/** The outline of a bottle: neck, shoulders, body. */
function bottlePath({ x, y, height }: Pack, width: number, neck: number, shoulder: number): string {
  const [half, thin] = [width / 2, neck / 2];
  const [top, curve] = [y - height, y - height * shoulder];
  return `M${n(x - thin)} ${n(top)}H${n(x + thin)}V${n(curve - height * 0.12)}C${n(x + thin)} ${n(curve)} ${n(x + half)} ${n(curve - height * 0.03)} ${n(x + half)} ${n(curve + height * 0.12)}V${n(y - 2)}q0 2 -2 2H${n(x - half + 2)}q-2 0 -2 -2V${n(curve + height * 0.12)}C${n(x - half)} ${n(curve - height * 0.03)} ${n(x - thin)} ${n(curve)} ${n(x - thin)} ${n(curve - height * 0.12)}Z`;
}

interface BottleKind {
  /** As shares of the height. */
  width: number;
  neck: number;
  shoulder: number;
  /** Of the glass; absent: of the content. */
  glass?: string;
  cap: number;
}

const bottleOf =
  ({ width: share, neck, shoulder, glass, cap }: BottleKind): DrawPack =>
  (sheet, pack) => {
    const { x, y, height, palette, word, icon, pictured = true } = pack;
    const width = height * share;
    const d = bottlePath(pack, width, height * neck, shoulder);
    sheet.cast(x, y, width, height).contact(x, y, width * 0.66);
    sheet.add(
      path(d, glass ?? palette.body),
      rect(x - height * neck * 0.62, y - height * 1.01, height * neck * 1.24, height * cap, palette.accent, {
        rx: 0.8,
      }),
    );
    const [top, tall] = [y - height * (shoulder - 0.14), height * (shoulder - 0.24)];
    sheet.add(rect(x - width / 2, top, width, tall, palette.panel));
    print(sheet, {
      x,
      y: top,
      width,
      height: tall,
      word,
      ink: palette.ink,
      accent: palette.accent,
      icon: pictured ? icon : '',
    });
    sheet.add(
      path(d, roundLight(sheet)),
      rect(x - height * neck * 0.62, y - height * 1.01, height * neck * 1.24, height * cap, roundLight(sheet), {
        rx: 0.8,
      }),
    );
    return width;
  };

export const bottle = bottleOf({ width: 0.34, neck: 0.13, shoulder: 0.68, cap: 0.07 });
export const lotionBottle = bottleOf({ width: 0.44, neck: 0.2, shoulder: 0.85, cap: 0.13 });
export const detergentBottle = bottleOf({ width: 0.52, neck: 0.2, shoulder: 0.8, cap: 0.12 });
export const oilBottle = bottleOf({ width: 0.3, neck: 0.1, shoulder: 0.64, glass: '#6f7a34', cap: 0.1 });
export const syrupBottle = bottleOf({ width: 0.46, neck: 0.24, shoulder: 0.76, glass: '#7a4526', cap: 0.13 });
export const pillBottle = bottleOf({ width: 0.62, neck: 0.5, shoulder: 0.84, cap: 0.2 });
export const waterBottle = bottleOf({ width: 0.32, neck: 0.14, shoulder: 0.72, glass: '#a9cfdc', cap: 0.06 });
export const perfumeBottle = bottleOf({ width: 0.7, neck: 0.2, shoulder: 0.82, glass: '#e2c3bb', cap: 0.18 });

/** A bottle with a pump or a trigger. */
export const sprayBottle: DrawPack = (sheet, pack) => {
  const { x, y, height, palette } = pack;
  const body = { ...pack, height: height * 0.78 };
  const top = y - height * 0.78;
  sheet.add(
    path(
      `M${n(x - 2)} ${n(top + 2)}V${n(y - height * 0.94)}h${n(-height * 0.12)}v${n(-height * 0.06)}h${n(height * 0.22)}v${n(height * 0.22)}Z`,
      palette.accent,
    ),
    line(
      `M${n(x - height * 0.08)} ${n(y - height * 0.93)}q-2 ${n(height * 0.06)} 1 ${n(height * 0.1)}`,
      palette.ink,
      1.4,
    ),
  );
  return bottleOf({ width: 0.44, neck: 0.16, shoulder: 0.8, cap: 0.06 })(sheet, body);
};

/** A jar: what is in it shows through the glass. */
export const jar: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const width = height * 0.74;
  const [left, top] = [x - width / 2, y - height * 0.84];
  sheet.cast(x, y, width, height).contact(x, y, width * 0.6);
  const content = factsOf(icon).colour;
  sheet.add(
    rect(left, top, width, y - top, '#dfe3dc', { rx: width * 0.16 }),
    rect(left + width * 0.05, top + height * 0.1, width * 0.9, y - top - height * 0.13, content, { rx: width * 0.13 }),
    rect(left + width * 0.04, y - height, width * 0.92, height * 0.17, palette.accent, { rx: width * 0.05 }),
    line(`M${n(left + width * 0.06)} ${n(y - height * 0.88)}h${n(width * 0.88)}`, '#1d130e', 0.6, { opacity: 0.35 }),
    rect(left, y - height * 0.62, width, height * 0.46, palette.panel),
  );
  print(sheet, {
    x,
    y: y - height * 0.62,
    width,
    height: height * 0.46,
    word,
    ink: palette.ink,
    accent: palette.accent,
    icon: pictured ? icon : '',
  });
  sheet.add(rect(left, y - height, width, height, roundLight(sheet), { rx: width * 0.14 }));
  return width;
};

/** A tin. */
export const tin: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const width = height * 0.76;
  const [half, curve] = [width / 2, width * 0.13];
  const top = y - height;
  sheet.cast(x, y, width, height).contact(x, y, width * 0.58);
  const side = (from: number, to: number) =>
    `M${n(x - half)} ${n(from)}a${n(half)} ${n(curve)} 0 0 0 ${n(width)} 0V${n(to)}a${n(half)} ${n(curve)} 0 0 1 ${n(-width)} 0Z`;
  sheet.add(
    path(side(top, y - curve), STEEL),
    path(side(top + height * 0.07, y - curve - height * 0.06), palette.body),
    path(side(top + height * 0.16, y - curve - height * 0.2), palette.panel),
  );
  print(sheet, {
    x,
    y: top + height * 0.22,
    width: width * 0.94,
    height: height * 0.6,
    word,
    ink: palette.ink,
    accent: palette.accent,
    icon: pictured ? icon : '',
  });
  sheet.add(
    path(side(top, y - curve), roundLight(sheet)),
    ellipse(x, top, half, curve, '#9ba2a6'),
    ellipse(x, top, half * 0.88, curve * 0.82, '#c5cacc'),
    ellipse(x, top + 0.3, half * 0.66, curve * 0.56, STEEL),
  );
  return width;
};

/** A slim can of a drink. */
export const can: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const width = height * 0.5;
  const half = width / 2;
  const d = `M${n(x - half * 0.8)} ${n(y - height)}H${n(x + half * 0.8)}L${n(x + half)} ${n(y - height * 0.9)}V${n(y - height * 0.07)}L${n(x + half * 0.84)} ${n(y)}H${n(x - half * 0.84)}L${n(x - half)} ${n(y - height * 0.07)}V${n(y - height * 0.9)}Z`;
  sheet.cast(x, y, width, height).contact(x, y, width * 0.6);
  sheet.add(
    path(d, STEEL),
    rect(x - half, y - height * 0.88, width, height * 0.8, palette.body),
    path(
      `M${n(x - half)} ${n(y - height * 0.34)}q${n(half)} ${n(-height * 0.16)} ${n(width)} ${n(-height * 0.04)}V${n(y - height * 0.08)}H${n(x - half)}Z`,
      palette.accent,
    ),
  );
  print(sheet, {
    x,
    y: y - height * 0.84,
    width,
    height: height * 0.7,
    word,
    ink: palette.panel,
    accent: palette.accent,
    icon: pictured ? icon : '',
  });
  sheet.add(
    path(d, roundLight(sheet, 1.1)),
    ellipse(x, y - height, half * 0.8, half * 0.16, '#d3d7d8'),
    ellipse(x, y - height, half * 0.5, half * 0.08, '#8f979b'),
  );
  return width;
};

/** A tub of yoghurt or ice cream with a lid. */
export const tub: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const [wide, narrow] = [height * 0.62, height * 0.5];
  const top = y - height * 0.9;
  const d = `M${n(x - wide)} ${n(top)}H${n(x + wide)}L${n(x + narrow)} ${n(y - 1)}q-.4 1 -2 1H${n(x - narrow + 2)}q-1.6 0 -2 -1Z`;
  sheet.cast(x, y, narrow * 2, height).contact(x, y, narrow * 1.1);
  sheet.add(
    path(d, palette.panel),
    path(
      `M${n(x - wide * 0.88)} ${n(y - height * 0.26)}q${n(wide * 0.88)} ${n(height * 0.2)} ${n(wide * 1.76)} 0L${n(x + narrow)} ${n(y - 1)}H${n(x - narrow)}Z`,
      palette.body,
    ),
  );
  print(sheet, {
    x,
    y: top + height * 0.08,
    width: wide * 1.8,
    height: height * 0.72,
    word,
    ink: palette.ink,
    accent: palette.accent,
    icon: pictured ? icon : '',
  });
  sheet.add(
    path(d, roundLight(sheet)),
    rect(x - wide * 1.05, y - height, wide * 2.1, height * 0.13, palette.body, { rx: 1.4 }),
    rect(x - wide * 1.05, y - height, wide * 2.1, height * 0.13, roundLight(sheet, 0.8), { rx: 1.4 }),
  );
  return wide * 2;
};

/** A tube that stands on its cap. */
export const tube: DrawPack = (sheet, { x, y, height, palette, word, icon, pictured = true }) => {
  const half = height * 0.21;
  const [top, foot] = [y - height, y - height * 0.14];
  const d = `M${n(x - half)} ${n(top)}H${n(x + half)}L${n(x + half * 0.72)} ${n(foot)}H${n(x - half * 0.72)}Z`;
  sheet.cast(x, y, half * 1.4, height).contact(x, y, half);
  sheet.add(
    path(d, palette.panel),
    rect(x - half, top, half * 2, height * 0.06, palette.body),
    path(
      `M${n(x - half * 0.86)} ${n(y - height * 0.4)}L${n(x + half * 0.92)} ${n(y - height * 0.54)}L${n(x + half * 0.72)} ${n(foot)}H${n(x - half * 0.72)}Z`,
      palette.body,
    ),
  );
  print(sheet, {
    x,
    y: top + height * 0.07,
    width: half * 1.8,
    height: height * 0.5,
    word,
    ink: palette.ink,
    accent: palette.accent,
    icon: pictured ? icon : '',
  });
  sheet.add(
    path(d, roundLight(sheet)),
    rect(x - half * 0.62, foot, half * 1.24, y - foot, palette.accent, { rx: 1 }),
    rect(x - half * 0.62, foot, half * 1.24, y - foot, roundLight(sheet), { rx: 1 }),
  );
  return half * 2;
};

/** A cup of a café with a lid and a sleeve. */
export const paperCup: DrawPack = (sheet, { x, y, height, palette, word }) => {
  const [wide, narrow, top] = [height * 0.33, height * 0.24, y - height * 0.88];
  const d = `M${n(x - wide)} ${n(top)}H${n(x + wide)}L${n(x + narrow)} ${n(y)}H${n(x - narrow)}Z`;
  sheet.cast(x, y, narrow * 2, height).contact(x, y, narrow * 1.15);
  sheet.add(
    path(d, PAPER),
    path(
      `M${n(x - wide * 0.92)} ${n(y - height * 0.66)}H${n(x + wide * 0.92)}L${n(x + wide * 0.8)} ${n(y - height * 0.24)}H${n(x - wide * 0.8)}Z`,
      palette.body,
    ),
  );
  print(sheet, {
    x,
    y: y - height * 0.66,
    width: wide * 1.7,
    height: height * 0.42,
    word,
    ink: palette.panel,
    accent: palette.accent,
    icon: '',
  });
  sheet.add(
    path(d, roundLight(sheet)),
    rect(x - wide * 1.08, y - height * 0.94, wide * 2.16, height * 0.08, '#4a3a30', { rx: 1 }),
    rect(x - wide * 0.9, y - height, wide * 1.8, height * 0.07, '#5a483c', { rx: 1 }),
  );
  return wide * 2;
};

/** A tumbler with a drink, ice and a straw. */
export function glass(
  sheet: Parameters<DrawPack>[0],
  { x, y, height, colour, straw }: { x: number; y: number; height: number; colour: string; straw: string },
): void {
  const [wide, narrow, top] = [height * 0.3, height * 0.23, y - height];
  const at = (share: number) => narrow + (wide - narrow) * share;
  const level = 0.82;
  sheet.cast(x, y, narrow * 2, height, 0.2).contact(x, y, narrow * 1.1);
  const outline = `M${n(x - wide)} ${n(top)}H${n(x + wide)}L${n(x + narrow)} ${n(y)}H${n(x - narrow)}Z`;
  const liquid = `M${n(x - at(level) + 1)} ${n(y - height * level)}H${n(x + at(level) - 1)}L${n(x + narrow - 1)} ${n(y - 2)}H${n(x - narrow + 1)}Z`;
  const ice = [-0.34, 0.2, -0.06].map((dx, i) =>
    rect(x + dx * wide * 1.3 - 3, y - height * (0.8 - i * 0.1), height * 0.14, height * 0.14, '#f5fbfa', {
      rx: 1.4,
      opacity: 0.5,
      transform: `rotate(${n(14 - i * 22)} ${n(x + dx * wide)} ${n(y - height * 0.7)})`,
    }),
  );
  sheet.add(
    path(outline, '#e9f0ee', { opacity: 0.5 }),
    line(`M${n(x + 2)} ${n(y - 4)}L${n(x + wide * 0.7)} ${n(top - height * 0.2)}`, straw, 2),
    path(liquid, colour, { opacity: 0.92 }),
    ...ice,
    ellipse(x, y - height * level, at(level) - 1, 2.2, '#fff8ea', { opacity: 0.4 }),
    path(outline, roundLight(sheet, 0.9)),
    ellipse(x, top, wide, 2.6, 'none', { stroke: '#f6faf8', 'stroke-width': 0.8, opacity: 0.8 }),
    circle(x - wide * 0.5, y - height * 0.5, 0.9, '#fff8ea', { opacity: 0.5 }),
  );
}
