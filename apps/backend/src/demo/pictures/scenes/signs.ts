/** What is not an item: logos, wordmarks, tiles of categories, couriers. */
import { lettering, letteringAround, linesOf } from '../letters';
import { brandPalette, shopPalette, tone, type Palette } from '../palettes';
import { circle, ellipse, line, path, rect } from '../shapes';
import type { Sheet } from '../sheet';
import { first, second, type Recipe, type Scene } from './scene';

/** 'wok-and-roll' as it is written on a sign. */
export const signText = (word: string): string =>
  word
    .split('-')
    .map((part) => (part === 'and' ? '&' : part))
    .join(' ');
const signLines = (word: string): string[] => linesOf(signText(word).replaceAll(' ', '-'), 10);

const initials = (word: string): string =>
  word
    .split('-')
    .filter((part) => part !== 'and' && part !== 'the')
    .slice(0, 2)
    .map((part) => part[0])
    .join('');

/** A stamp: the name around the mark. */
function stamp(sheet: Sheet, scene: Scene, { body, panel, accent }: Palette): void {
  sheet.add(
    rect(0, 0, 100, 100, body),
    circle(50, 50, 46, 'none', { stroke: panel, 'stroke-width': 0.9, opacity: 0.6 }),
    circle(50, 50, 30, panel),
    letteringAround(signText(scene.word), { x: 50, y: 50, r: 42.5, height: 7, colour: panel, weight: 1.15 }),
    circle(11.5, 59, 1.6, accent),
    circle(88.5, 59, 1.6, accent),
    line('M22 76A38 38 0 0 0 78 76', accent, 1.4),
  );
  sheet.icon(first(scene), { x: 50, y: 50, size: 40, pose: 'lie', shadow: 0.14 });
}

/** The initials, and the mark below. */
function monogram(sheet: Sheet, scene: Scene, { body, panel, accent }: Palette): void {
  sheet.add(
    rect(0, 0, 100, 100, panel),
    path('M0 62Q50 46 100 62V100H0Z', body),
    lettering(initials(scene.word), {
      x: 50,
      y: 17,
      height: 30,
      maxWidth: 46,
      colour: body,
      weight: 1.25,
      spacing: 1.2,
    }),
    line('M36 53.6Q50 50.6 64 53.6', accent, 1.6),
  );
  sheet.icon(first(scene), { x: 50, y: 75, size: 34, pose: 'lie', shadow: 0.2 });
}

/** The mark, and the name below it. */
function signboard(sheet: Sheet, scene: Scene, { body, panel, accent }: Palette): void {
  const lines = signLines(scene.word);
  sheet.add(
    rect(
      0,
      0,
      100,
      100,
      sheet.linear([
        [0, accent],
        [1, accent],
      ]),
    ),
    circle(50, 37, 30, panel, { opacity: 0.55 }),
    path('M0 64H100V100H0Z', body),
  );
  sheet.icon(first(scene), { x: 50, y: 38, size: 46, pose: 'lie', shadow: 0.22 });
  const height = lines.length > 1 ? 7.6 : 9.6;
  lines.slice(0, 3).forEach((text, at) =>
    sheet.add(
      lettering(text, {
        x: 50,
        y: (lines.length > 2 ? 66.6 : 69) + at * (lines.length > 2 ? 8.6 : 10.4),
        height: lines.length > 2 ? 6 : height,
        maxWidth: at === 0 ? 66 : 52,
        colour: panel,
        weight: 1.3,
      }),
    ),
  );
}

/** The mark on stripes, as on an awning. */
function striped(sheet: Sheet, scene: Scene, { body, panel, accent, ink }: Palette): void {
  const stripes = [0, 2, 4, 6].map((at) => rect(at * 14.3, 0, 14.3, 100, panel, { opacity: 0.92 }));
  sheet.add(
    rect(0, 0, 100, 100, body),
    ...stripes,
    circle(50, 50, 33, '#2a1d16', { opacity: 0.14 }),
    circle(50, 48.6, 33, panel),
    circle(50, 48.6, 30.4, 'none', { stroke: accent, 'stroke-width': 1.2 }),
  );
  const lines = signLines(scene.word).slice(0, 2);
  sheet.icon(first(scene), {
    x: 50,
    y: lines.length > 1 ? 41 : 44,
    size: lines.length > 1 ? 30 : 33,
    pose: 'lie',
    shadow: 0.16,
  });
  lines.forEach((text, at) =>
    sheet.add(
      lettering(text, {
        x: 50,
        y: (lines.length > 1 ? 59.6 : 64.4) + at * 7.6,
        height: 5.6,
        maxWidth: at === 0 ? 44 : 36,
        colour: ink,
        weight: 1.3,
      }),
    ),
  );
}

const LOGOS = [stamp, monogram, signboard, striped] as const;
/** The logo of a store; it is cropped to a circle. */
export const logo: Recipe = (sheet, scene) => (LOGOS[scene.look] ?? stamp)(sheet, scene, shopPalette(scene.hue));

/** The word of a brand in its own colours; cropped to a circle. */
export const wordmarkLogo: Recipe = (sheet, scene) => {
  const { body, panel, accent } = brandPalette(scene.word);
  const lines = linesOf(scene.word, 8);
  sheet.add(
    rect(0, 0, 100, 100, body),
    rect(
      0,
      0,
      100,
      100,
      sheet.radial(
        [
          [0, '#fff8ea', 0.2],
          [1, '#fff8ea', 0],
        ],
        { x: 0.3, y: 0.2, r: 0.8 },
      ),
    ),
  );
  lines.forEach((text, at) =>
    sheet.add(
      lettering(text, {
        x: 50,
        y: 43 - (lines.length - 1) * 8.5 + at * 18,
        height: 13,
        maxWidth: 70,
        colour: panel,
        weight: 1.3 - (at % 2) * 0.4,
        spacing: 1.5 + (scene.look % 3),
      }),
    ),
  );
  const mark = 66 + (lines.length - 1) * 7;
  const marks = [
    line(`M38 ${mark}H62`, accent, 2.2),
    circle(50, mark, 2.8, accent),
    line(`M36 ${mark}q7 -6 14 0t14 0`, accent, 2),
    line(`M40 ${mark}h8M52 ${mark}h8`, accent, 2.2),
  ];
  sheet.add(marks[scene.look] ?? '');
};

/** A few things on a soft ground, for small pictures: categories, modules, reasons. */
export const tile: Recipe = (sheet, scene) => {
  const { icons, hue, look } = scene;
  sheet.add(
    rect(
      0,
      0,
      100,
      100,
      sheet.linear(
        [
          [0, tone(hue, 0.44, 0.89)],
          [1, tone(hue, 0.42, 0.78)],
        ],
        'slant',
      ),
    ),
    circle(look % 2 ? 72 : 28, 26, 34, tone(hue, 0.42, 0.93), { opacity: 0.6 }),
    ellipse(50, 80, 58, 22, tone(hue, 0.38, 0.72), { opacity: 0.55 }),
  );
  if (icons.length === 1) {
    sheet.icon(first(scene), { x: 50, y: 82, size: 62 });
    return;
  }
  const mirrored = look % 2 === 1;
  const side = (x: number) => (mirrored ? 100 - x : x);
  if (icons.length > 2) sheet.icon(icons[2] ?? '', { x: side(27), y: 66, size: 36 });
  sheet.icon(second(scene), { x: side(70), y: 66, size: icons.length > 2 ? 40 : 44 });
  sheet.icon(first(scene), { x: side(icons.length > 2 ? 50 : 42), y: 84, size: 50 });
};

const SKIN = ['#e8bd98', '#c98f63', '#a46a43', '#f0cba8'] as const;
const HAIR = ['#3a2a20', '#1f1a18', '#6b4426', '#8a6a44'] as const;

/** A courier: head and shoulders, a helmet, the vehicle. */
export const rider: Recipe = (sheet, scene) => {
  const { hue, look, random } = scene;
  const [skin, hair] = [SKIN[look] ?? SKIN[0], HAIR[Math.floor(random() * 4)] ?? HAIR[0]];
  const hasLongHair = scene.word === 'long';
  const [jacket, helmet] = [tone(hue + 150, 0.4, 0.42), tone(hue + 20, 0.56, 0.56)];
  sheet.add(
    rect(
      0,
      0,
      100,
      100,
      sheet.linear([
        [0, tone(hue, 0.4, 0.87)],
        [1, tone(hue, 0.38, 0.75)],
      ]),
    ),
  );
  if (hasLongHair) sheet.add(path('M28 40Q26 74 34 78H66Q74 74 72 40Z', hair));
  sheet.add(
    path('M12 104Q14 76 38 71H62Q86 76 88 104Z', jacket),
    path('M42 60H58V73Q50 81 42 73Z', skin),
    path('M42 66Q50 72 58 66V69Q50 75 42 69Z', '#1d130e', { opacity: 0.2 }),
    line('M38 71.6L50 84 62 71.6', tone(hue + 150, 0.36, 0.56), 2.6),
    line('M50 84V104', tone(hue + 150, 0.36, 0.32), 1),
    ellipse(50, 46, 17.6, 20, skin),
    hasLongHair ? '' : path('M32.4 44Q32 34 36 34L35.6 52Z M67.6 44Q68 34 64 34L64.4 52Z', hair),
    ellipse(43.4, 47.4, 1.5, 1.9, '#2a1d16'),
    ellipse(56.6, 47.4, 1.5, 1.9, '#2a1d16'),
    line('M40.4 43q3 -1.8 5.6 -.4M54 42.6q3 -1.2 5.6 .4', hair, 1.2),
    line('M44 55.6Q50 60.4 56 55.6', '#8f4a3a', 1.5),
    line('M50 48.4q1.8 3 -.6 3.8', '#2a1d16', 0.8, { opacity: 0.35 }),
    path('M29.6 39Q28.4 16 50 16T70.4 39Q50 31 29.6 39Z', helmet),
    path('M29.6 39Q50 31 70.4 39L70 41.6Q50 33.8 30 41.6Z', '#1d130e', { opacity: 0.3 }),
    line('M40 19Q37 26 37.6 33', '#fff8ea', 2.4, { opacity: 0.4 }),
    line('M33 41Q34 60 46 65.6', '#3c3f44', 1.1, { opacity: 0.7 }),
    circle(78, 79, 16.4, '#2a1d16', { opacity: 0.16 }),
    circle(77, 78, 16, tone(hue, 0.3, 0.92)),
  );
  sheet.icon(first(scene), { x: 77, y: 78, size: 23, pose: 'lie', shadow: 0.16 });
};
