/**
 * Reads colours and sizes from the options of goods, in every language in which they are written: 'Navy', 'كحلي' and '#2b3a67' are blue
 * (decision 100).
 */
import { foldDigits } from '@shop/util';
import { BASE_COLOURS, type BaseColour } from './goods-colours';
import { isSize } from './goods-sizes';
import { compareSizes, LETTER_SIZES, type LetterSize } from './size-order';

/** A choice of an item. */
export interface ReadChoice {
  /** In each known language. */
  titles: readonly string[];
  options: readonly { names: readonly string[]; /** '#rrggbb' of a swatch. */ colour?: string | null }[];
}

/** Words of each colour, the colour itself included; of Arabic words the masculine and the feminine. */
const COLOUR_WORDS: Readonly<Record<BaseColour, string>> = {
  black: 'black jet onyx ebony أسود سوداء فحمي',
  grey: 'grey gray charcoal graphite slate ash anthracite رمادي رمادية رصاصي سكني جرافيت',
  white: 'white ivory snow أبيض بيضاء عاجي ثلجي',
  beige: 'beige sand cream ecru nude khaki stone taupe بيج رملي رملية كريمي كريم كاكي',
  brown: 'brown tan camel chocolate coffee mocha cognac chestnut walnut بني بنية جملي شوكولاتي',
  red: 'red burgundy maroon crimson scarlet wine brick ruby أحمر حمراء عنابي خمري قرميدي قرمزي',
  orange: 'orange coral peach apricot terracotta rust برتقالي برتقالية مرجاني مشمشي خوخي',
  yellow: 'yellow mustard lemon أصفر صفراء خردلي ليموني',
  green: 'green olive mint sage lime emerald forest أخضر خضراء زيتي زيتوني نعناعي زمردي',
  blue: 'blue navy sky azure teal turquoise cyan indigo denim cobalt أزرق زرقاء كحلي سماوي فيروزي تركواز نيلي',
  purple: 'purple violet lilac lavender plum mauve بنفسجي بنفسجية أرجواني ليلكي موف',
  pink: 'pink rose fuchsia magenta blush زهري زهرية وردي وردية فوشيا',
  gold: 'gold golden champagne ذهبي ذهبية',
  silver: 'silver فضي فضية',
};
/** Without marks and the article, so that 'الأزرق' is 'ازرق'. */
const plain = (text: string): string =>
  foldDigits(text)
    .toLowerCase()
    .replaceAll(/[\u064b-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا');
const COLOUR_OF_WORD = new Map<string, BaseColour>(
  BASE_COLOURS.flatMap((colour) =>
    plain(COLOUR_WORDS[colour])
      .split(' ')
      .map((word) => [word, colour] as const),
  ),
);
const colourOfWord = (word: string) =>
  COLOUR_OF_WORD.get(word) ?? (word.startsWith('ال') ? COLOUR_OF_WORD.get(word.slice(2)) : undefined);

/** Of several words the noun decides: 'Rose gold' is gold, and 'أزرق سماوي' is blue. */
function colourOfName(name: string): BaseColour | null {
  const words = plain(name).split(/[^\p{L}]+/u);
  const colours = words.flatMap((word) => colourOfWord(word) ?? []);
  const isArabic = /\p{Script=Arabic}/u.test(name);
  return (isArabic ? colours[0] : colours.at(-1)) ?? null;
}

/** Hue in degrees; the others from 0 to 1. */
function hueOf(hex: string): { hue: number; saturation: number; light: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [span, light] = [most - least, (most + least) / 2];
  if (span === 0) return { hue: 0, saturation: 0, light };
  const turn =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: (turn * 60 + 360) % 360, saturation: span / (1 - Math.abs(2 * light - 1)), light };
}

/** Where hues end, in degrees. */
const HUES: readonly (readonly [end: number, BaseColour])[] = [
  [14, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [252, 'blue'],
  [292, 'purple'],
  [345, 'pink'],
  [361, 'red'],
];

function colourWithoutHue(light: number): BaseColour {
  if (light < 0.2) return 'black';
  return light > 0.92 ? 'white' : 'grey';
}

/** Earth and skin: what is between red and green, dark or pale. */
function colourOfEarth(saturation: number, light: number): BaseColour | null {
  if (light > 0.6 && saturation < 0.6) return 'beige';
  return light < 0.4 ? 'brown' : null;
}

function colourOfHex(hex: string): BaseColour | null {
  if (!/^#[\da-f]{6}$/i.test(hex)) return null;
  const { hue, saturation, light } = hueOf(hex);
  if (saturation < 0.12 || light < 0.1 || light > 0.96) return colourWithoutHue(light);
  const earth = hue >= 14 && hue < 52 ? colourOfEarth(saturation, light) : null;
  if (earth) return earth;
  const named = HUES.find(([end]) => hue < end)?.[1] ?? 'red';
  return named === 'red' && light > 0.7 ? 'pink' : named;
}

/**
 * The colour that a shade is filtered as: its name decides, in any of its languages, else the colour itself.
 *
 * @param hex '#rrggbb', if it is known @returns null: no colour
 */
export const baseColourOf = (names: readonly string[], hex: string | null = null): BaseColour | null =>
  names.map(colourOfName).find((colour) => colour !== null) ?? (hex === null ? null : colourOfHex(hex));

const isTitled = (pattern: RegExp, { titles }: ReadChoice) => titles.some((title) => pattern.test(title));
const OF_COLOUR = /colou?r|shade|لون/i;
const OF_SIZE = /\bsize|مقاس|قياس|حجم/i;

/** The colours of goods, each once: options with a swatch, and those of a choice that says that it is of colours. */
export function coloursOf(choices: readonly ReadChoice[]): BaseColour[] {
  const found = choices.flatMap((choice) =>
    choice.options.flatMap(({ names, colour = null }) =>
      colour !== null || isTitled(OF_COLOUR, choice) ? (baseColourOf(names, colour) ?? []) : [],
    ),
  );
  return BASE_COLOURS.filter((colour) => found.includes(colour));
}

const SIZE_WORDS: Readonly<Partial<Record<LetterSize, string>>> = {
  XS: 'x small|extra small|صغير جدا',
  S: 'small|صغير',
  M: 'medium|وسط|متوسط',
  L: 'large|كبير',
  XL: 'x large|extra large|كبير جدا',
  XXL: '2xl|xx large|2x large',
  '3XL': 'xxxl|3x large',
  '4XL': 'xxxxl',
  '5XL': 'xxxxxl',
  XXS: '2xs|xx small',
};
const SIZE_OF_WORD = new Map<string, LetterSize>(
  LETTER_SIZES.flatMap((size) =>
    [size.toLowerCase(), ...(SIZE_WORDS[size]?.split('|') ?? [])].map((word) => [word, size] as const),
  ),
);
/** Before a number: 'EU 38', 'مقاس 38'. */
const BEFORE_NUMBER = /^(?:eu|eur|size|مقاس|قياس) /;

/** A size as it is filtered by; null: none. @param name '2XL', 'كبير', 'EU 38½' */
export function sizeOfName(name: string): string | null {
  const text = plain(name).replaceAll(/[\s\-_]+/g, ' ').trim(); // prettier-ignore
  const letters = SIZE_OF_WORD.get(text) ?? SIZE_OF_WORD.get(text.replaceAll(' ', ''));
  if (letters) return letters;
  const number = text.replace(BEFORE_NUMBER, '').replace(' 1/2', '.5').replace(/ ?½/, '.5').replace(/[,٫]5$/, '.5'); // prettier-ignore
  return isSize(number) ? number : null;
}

/** The sizes of goods, each once, from small to large: options of a choice that says that it is of sizes. */
export function sizesOf(choices: readonly ReadChoice[]): string[] {
  const found = choices
    .filter((choice) => isTitled(OF_SIZE, choice))
    .flatMap(({ options }) =>
      options.flatMap(({ names }) => names.map(sizeOfName).find((size) => size !== null) ?? []),
    );
  return [...new Set(found)].sort(compareSizes);
}
