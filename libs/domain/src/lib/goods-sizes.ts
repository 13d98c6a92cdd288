/** The sizes that goods are filtered by: letters as on labels of clothes, and numbers as of shoes (decision 100). */

/** From small to large. */
export const LETTER_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'] as const;
export type LetterSize = (typeof LETTER_SIZES)[number];

export const isLetterSize = (size: string): size is LetterSize => LETTER_SIZES.some((one) => one === size);

/** '38' or '38.5', as clothes and shoes have them. */
const NUMBER = /^[1-9]\d(?:\.5)?$/;

/** Whether a text is a size as lists are filtered by it. */
export const isSize = (text: string): boolean => isLetterSize(text) || NUMBER.test(text);

const rankOf = (size: string): number => (isLetterSize(size) ? LETTER_SIZES.indexOf(size) - 100 : Number(size));

/** Letters from small to large, then numbers. */
export const compareSizes = (one: string, other: string): number => rankOf(one) - rankOf(other);
