/** Packed goods: one in front, one behind, and what is inside beside them. */
import { factsOf } from '../icon-facts';
import { blister, box, carton, eggBox, flatBox, medicineBox, slimBox } from '../packs/boxes';
import { wordmark, type DrawPack } from '../packs/print';
import {
  bottle,
  can,
  detergentBottle,
  jar,
  lotionBottle,
  oilBottle,
  perfumeBottle,
  pillBottle,
  sprayBottle,
  syrupBottle,
  tin,
  tub,
  tube,
  waterBottle,
} from '../packs/round';
import { pouch, softPack, wrapped } from '../packs/soft';
import { brandPalette, medicinePalette, tone, type Palette } from '../palettes';
import { ellipse, rect } from '../shapes';
import type { Sheet } from '../sheet';
import { crumbs, petals, sprig } from './garnish';
import { first, second, wobble, type Recipe, type Scene } from './scene';
import { podium, table } from './surfaces';

interface Packing {
  draw: DrawPack;
  height: number;
  /** How many packs are seen. */
  packs: 1 | 2 | 3;
  /** What lies in front: the content, leaves and petals, a blister, nothing. */
  beside: 'content' | 'herbs' | 'petals' | 'blister' | 'pills' | 'none';
  /** Whether what is inside is printed on it. */
  pictured?: boolean;
  palette?: (word: string) => Palette;
}

const BESIDE: Record<Packing['beside'], (sheet: Sheet, scene: Scene, x: number) => void> = {
  content: (sheet, scene, x) => {
    sheet.icon(second(scene), { x, y: 90, size: 25, turn: wobble(scene.random, 14) });
    sheet.icon(second(scene), {
      x: x < 50 ? x + 17 : x - 17,
      y: 94,
      size: 18,
      turn: wobble(scene.random, 24),
      flip: true,
    });
  },
  herbs: (sheet, { seed, random }, x) =>
    void sheet.add(
      sprig(x - 6, 93, 14, -10 + wobble(random, 14)),
      sprig(x + 6, 95, 11, 160),
      crumbs(seed, { x, y: 94, rx: 13, ry: 2.4, count: 9, colour: '#7a6a3a' }),
    ),
  petals: (sheet, { seed, hue }) => void sheet.add(petals(seed, hue + 330, 7), sprig(84, 93, 11, -20, 130)),
  blister: (sheet, { icons, random }, x) =>
    void sheet.add(blister(x - 2, 92, 36, -8 + wobble(random, 6), factsOf(icons[0] ?? '').colour)),
  pills: (sheet, { icons, hue }, x) => {
    const colour = factsOf(icons[0] ?? '').colour;
    for (const [at, dx] of [-9, -2, 6, 12].entries())
      sheet.add(
        ellipse(x + dx + 0.8, 93 + (at % 2) * 2.4 + 0.8, 3.4, 2.2, '#2a1d16', { opacity: 0.25 }),
        ellipse(x + dx, 93 + (at % 2) * 2.4, 3.4, 2.2, at % 2 ? tone(hue, 0.3, 0.9) : colour),
      );
  },
  none: () => undefined,
};

/** A scene of packs on a table. */
const packed =
  ({ draw, height, packs, beside, pictured = true, palette = brandPalette }: Packing): Recipe =>
  (sheet, scene) => {
    const { word, seed, random } = scene;
    table(sheet, scene);
    const mirrored = random() < 0.5;
    const side = (x: number) => (mirrored ? 100 - x : x);
    const pack = { palette: palette(word || seed), word, icon: first(scene), pictured };
    const hasBeside = beside !== 'none';
    if (packs > 2) draw(sheet, { ...pack, x: side(24), y: 79, height: height * 0.9 });
    if (packs > 1) draw(sheet, { ...pack, x: side(hasBeside ? 66 : 70), y: 80, height: height * 0.92 });
    draw(sheet, { ...pack, x: side(packs === 1 && !hasBeside ? 50 : packs > 2 ? 48 : 41), y: 90, height });
    BESIDE[beside](sheet, scene, side(76));
  };

/** Things without a pack of their own, before the box that they come in. */
export const boxed: Recipe = (sheet, scene) => {
  const { word, seed, random } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  const palette = brandPalette(word || seed);
  box(sheet, { x: side(68), y: 82, height: 58, palette, word, icon: first(scene) });
  sheet.icon(first(scene), { x: side(38), y: 91, size: 50, flip: mirrored });
};

/** One thing on a podium. */
export const shown: Recipe = (sheet, scene) => {
  const { random, word, hue, look } = scene;
  table(sheet, scene);
  const top = podium(sheet, { hue: hue + 24 }, 50, 82, 31);
  if (look > 1) podium(sheet, { hue: hue + 24 }, 84, 88, 13);
  sheet.icon(first(scene), { x: 50, y: top + 1.5, size: 58, flip: random() < 0.5 });
  if (scene.icons.length > 1) sheet.icon(second(scene), { x: 82, y: look > 1 ? 88.5 : 94, size: 21 });
  if (word) tag(sheet, 21, 92, word);
};

/** Two of a kind, one mirrored behind the other. */
export const pair: Recipe = (sheet, scene) => {
  const { random, hue } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  podium(sheet, { hue: hue + 24 }, side(70), 74, 24);
  sheet.icon(first(scene), { x: side(70), y: 75.5, size: 42, flip: !mirrored });
  sheet.icon(first(scene), { x: side(36), y: 92, size: 54, flip: mirrored });
};

/** A card with a word that stands on the table. */
export function tag(sheet: Sheet, x: number, y: number, word: string): void {
  const palette = brandPalette(word);
  sheet
    .contact(x, y, 11, 0.3)
    .add(
      rect(x - 11, y - 11, 22, 11, palette.panel, { rx: 0.8 }),
      rect(x - 11, y - 2.2, 22, 2.2, palette.body, { rx: 0.6 }),
    );
  sheet.add(wordmark(word, x, y - 8, 3.8, 17, palette.ink));
}

const medicine = medicinePalette;
export const PACKED: Record<string, Recipe> = {
  carton: packed({ draw: carton, height: 66, packs: 2, beside: 'content' }),
  cartons: packed({ draw: carton, height: 62, packs: 3, beside: 'none' }),
  bottle: packed({ draw: bottle, height: 68, packs: 2, beside: 'content' }),
  oil: packed({ draw: oilBottle, height: 72, packs: 2, beside: 'content' }),
  water: packed({ draw: waterBottle, height: 66, packs: 3, beside: 'none' }),
  cans: packed({ draw: can, height: 52, packs: 3, beside: 'none' }),
  jar: packed({ draw: jar, height: 50, packs: 2, beside: 'content' }),
  tin: packed({ draw: tin, height: 46, packs: 2, beside: 'content' }),
  tub: packed({ draw: tub, height: 40, packs: 2, beside: 'content' }),
  pouch: packed({ draw: pouch, height: 62, packs: 2, beside: 'content' }),
  teabox: packed({ draw: box, height: 50, packs: 2, beside: 'herbs' }),
  drybox: packed({ draw: slimBox, height: 64, packs: 2, beside: 'content' }),
  bar: packed({ draw: wrapped, height: 27, packs: 2, beside: 'content' }),
  eggs: packed({ draw: eggBox, height: 40, packs: 1, beside: 'none' }),
  softpack: packed({ draw: softPack, height: 42, packs: 2, beside: 'none' }),
  detergent: packed({ draw: detergentBottle, height: 58, packs: 2, beside: 'content' }),
  medicine: packed({ draw: medicineBox, height: 33, packs: 2, beside: 'blister', palette: medicine }),
  tablets: packed({ draw: medicineBox, height: 36, packs: 1, beside: 'blister', palette: medicine }),
  vitamins: packed({ draw: pillBottle, height: 52, packs: 2, beside: 'pills', palette: medicine }),
  syrup: packed({ draw: syrupBottle, height: 60, packs: 2, beside: 'content', palette: medicine }),
  spray: packed({ draw: sprayBottle, height: 64, packs: 1, beside: 'content', palette: medicine }),
  tube: packed({ draw: tube, height: 62, packs: 2, beside: 'herbs', palette: medicine }),
  lotion: packed({ draw: lotionBottle, height: 60, packs: 2, beside: 'petals' }),
  perfume: packed({ draw: perfumeBottle, height: 46, packs: 1, beside: 'petals' }),
  giftbox: packed({ draw: flatBox, height: 36, packs: 2, beside: 'content' }),
};
