/** Names of the demo's pictures: all that is needed to draw them. */
import { createRandom } from '../random';

/** How a scene is set. */
export interface Setting {
  /** What is drawn: the name of a recipe of `scenes/recipes.ts`. */
  recipe: string;
  /** Written on the packaging, lower case, hyphens between words; empty: nothing. */
  word: string;
  /** Which of a recipe's surfaces, 0 to 3: all items of a store stand on the same kind. */
  look: number;
  /** What tells it from others with the same icons: an item's slug. */
  of: string;
}

export interface PictureParts {
  icons: readonly string[];
  /** Of the ground, 0 to 359; also of the placeholder (`features/pictures/tint.ts`). */
  hue: number;
  /** Of what is shown, '#rrggbb'; absent: as the icons are. */
  colour?: string;
  setting: Setting;
}

export interface ParsedScene {
  recipe: string;
  word: string;
  look: number;
  /** Seeds the arrangement. */
  seed: string;
}

export interface ParsedPicture {
  icons: string[];
  hue: number;
  /** Of what is shown, '#rrggbb'; null: as the icons are. */
  colour: string | null;
  /** 1: the main view; 2 to 7: further views. */
  view: number;
  /** null: a name of an older demo, an icon on a plain ground. */
  scene: ParsedScene | null;
}

export const VIEWS = 6;

/** Four letters and digits that stand for a text. */
const seedOf = (text: string): string =>
  Math.floor(createRandom(`picture ${text}`)() * 36 ** 4)
    .toString(36)
    .padStart(4, '0');

/** The name of a picture. It is cached for a year: a recipe that draws something else needs another name. */
export function pictureName({ icons, hue, colour, setting }: PictureParts): string {
  const { recipe, word, look, of } = setting;
  const ground = `${Math.round(hue)}${colour ? `_${colour.slice(1)}` : ''}`;
  return `${icons.join('.')}~${ground}~${recipe}.${word}.${look}${seedOf(of)}.webp`;
}

/** Names of further views of the same item: closer, from another side, several of them. */
export const viewsOf = (parts: PictureParts, count: number): string[] =>
  Array.from({ length: Math.min(count, VIEWS) }, (_, view) => pictureName(parts).replace('.webp', `-${view + 2}.webp`));

const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*';
const NAME = new RegExp(
  `^(${WORD}(?:\\.${WORD}){0,3})~(\\d{1,3})(?:_([0-9a-f]{6}))?(?:~([a-z]+)\\.((?:${WORD})?)\\.([0-3])([0-9a-z]{4}))?(?:-([2-7]))?\\.webp$`,
);

/**
 * Parses the name of a picture; null: not a demo picture.
 * @param isKnown whether there is such an icon
 */
export function parseName(name: string, isKnown: (icon: string) => boolean): ParsedPicture | null {
  const match = NAME.exec(name);
  if (!match) return null;
  const [, list = '', hue = '0', colour, recipe, word = '', look = '0', seed = '', view = '1'] = match;
  const icons = list.split('.');
  return icons.every(isKnown)
    ? {
        icons,
        hue: Number(hue) % 360,
        colour: colour ? `#${colour}` : null,
        view: Number(view),
        scene: recipe ? { recipe, word, look: Number(look), seed } : null,
      }
    : null;
}
