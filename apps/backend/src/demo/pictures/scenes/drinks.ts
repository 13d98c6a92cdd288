/** Drinks: in glasses with fruit, and in cups with the name of the house. */
import { factsOf } from '../icon-facts';
import { glass as tumbler, paperCup } from '../packs/round';
import { brandPalette, tone } from '../palettes';
import { crumbs, slice, sprig, steam } from './garnish';
import { first, second, within, wobble, type Recipe } from './scene';
import { table } from './surfaces';

/** Cold drinks: two glasses, fruit, a straw. */
export const drink: Recipe = (sheet, scene) => {
  const { icons, random, hue } = scene;
  table(sheet, scene);
  const fruit = second(scene);
  const colour = factsOf(fruit).colour;
  const straw = tone(hue + 160, 0.44, 0.5);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  tumbler(sheet, { x: side(63), y: 80, height: 46, colour, straw });
  tumbler(sheet, { x: side(39), y: 89, height: 56, colour, straw });
  sheet.add(slice(side(25), 35, 7, within(random, 20, 70)), sprig(side(40), 41, 12, -50));
  if (icons.length > 1) sheet.icon(fruit, { x: side(78), y: 91, size: 24, turn: wobble(random, 14) });
  sheet.icon(fruit, { x: side(60), y: 93, size: 17, turn: wobble(random, 20) });
};

/** Drinks of a café: a cup with the name of the house, and the drink. */
export const cup: Recipe = (sheet, scene) => {
  const { random, word, seed } = scene;
  table(sheet, scene);
  const mirrored = random() < 0.5;
  const side = (x: number) => (mirrored ? 100 - x : x);
  paperCup(sheet, { x: side(65), y: 82, height: 56, palette: brandPalette(word || seed), word, icon: '' });
  sheet.icon(first(scene), { x: side(36), y: 90, size: 48, flip: mirrored });
  sheet.add(
    crumbs(seed, { x: side(76), y: 90, rx: 12, ry: 2.4, count: 8, colour: '#5a3420', size: 1.1 }),
    steam(side(36), 40, 9),
  );
};
