/** Sizes from small to large. */
export const LETTER_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'] as const;
export type LetterSize = (typeof LETTER_SIZES)[number];

const rankOf = (size: string): number => {
  const letters = LETTER_SIZES.findIndex((one) => one === size);
  return letters < 0 ? Number(size) : letters - LETTER_SIZES.length;
};

/** Letters from small to large, then numbers. */
export const compareSizes = (one: string, other: string): number => rankOf(one) - rankOf(other);
