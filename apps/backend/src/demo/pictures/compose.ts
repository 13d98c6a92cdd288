/** From the name of a picture to its SVG, without the pixels of its icons. */
import { createRandom } from '../random';
import type { ParsedPicture, ParsedScene } from './name';
import { RECIPES, viewOf } from './scenes/recipes';
import { n } from './shapes';
import { Sheet } from './sheet';

export interface Composition {
  /** What the `svg` element contains; icons are used as `#i-NAME`, their shadows as `#s-NAME`. */
  body: string;
  viewBox: string;
  /** The icons, with the side of the largest use of each as a share of the picture's height. */
  icons: ReadonlyMap<string, number>;
}

/** Whether there is a recipe of that name. */
export const isRecipe = (name: string): boolean => Object.hasOwn(RECIPES, name);

/**
 * The same name gives the same drawing, on any machine.
 * @param ratio width / height
 */
export function compose(
  { icons, hue, view, scene }: ParsedPicture & { scene: ParsedScene },
  ratio: number,
): Composition {
  const { recipe, zoom, x, y } = viewOf(scene.recipe, view);
  const sheet = new Sheet(ratio);
  const seed = `${scene.seed}${view}`;
  RECIPES[recipe]?.(sheet, {
    icons,
    hue,
    look: scene.look,
    word: scene.word,
    seed,
    random: createRandom(`scene ${recipe} ${seed}`),
  });
  const [width, height] = [sheet.width / zoom, sheet.height / zoom];
  const left = Math.min(sheet.width - width, Math.max(0, (x / 100) * sheet.width - width / 2));
  const top = Math.min(sheet.height - height, Math.max(0, y - height / 2));
  return {
    body: sheet.toString(),
    viewBox: `${n(left)} ${n(top)} ${n(width)} ${n(height)}`,
    icons: new Map([...sheet.icons()].map(([name, share]) => [name, share * zoom])),
  };
}
