/** Which options of goods can be had with which: an entry of its own, because only the form of goods needs it. */
import type { Item } from './entities';
import { variationOptions } from './variation';

/**
 * Whether an option can be had: with the other options that are chosen, only in another combination, or in none.
 */
export type OptionState = 'available' | 'elsewhere' | 'soldOut';

/**
 * The state of every option of every choice, in their order (PLUS-80).
 * @param values the chosen option of each choice, in choice order; '' for none, which fits every combination
 * @returns the states by choice and option; a chosen option's state says whether the combination itself can be had
 */
export function optionStates(
  item: Pick<Item, 'choices' | 'variations'>,
  values: readonly string[],
): readonly (readonly OptionState[])[] {
  const inStock = item.variations
    .filter(({ stock }) => stock > 0)
    .map(({ type }) => variationOptions(item, type))
    .filter((parts) => parts.length > 0);
  return item.choices.map(({ options }, index) =>
    options.map((option) => {
      const combinations = inStock.filter((parts) => parts[index] === option);
      if (combinations.length === 0) return 'soldOut';
      const fits = (parts: string[]) =>
        item.choices.every((_, at) => at === index || !values[at] || parts[at] === values[at]);
      return combinations.some(fits) ? 'available' : 'elsewhere';
    }),
  );
}
