/** Colours of goods, and the pictures in them (PLUS-80, PLUS-81). */
import type { Choice, Item, Swatch } from './entities';
import { variationOptions } from './variation';

/** The colours of an item: the options of its first choice that has swatches; empty: none are known (PLUS-80). */
export const swatchesOf = (item: Pick<Item, 'choices'>): readonly Swatch[] =>
  item.choices.find(({ swatches = [] }) => swatches.length > 0)?.swatches ?? [];

/** The picture of the item in the chosen colour; null: it has none of its own (PLUS-80). */
export function chosenPicture(item: Pick<Item, 'choices'>, choice: Choice): Swatch['image'] {
  const chosen = variationOptions(item, choice.variation);
  const swatches = item.choices.map(({ swatches: all = [] }, index) =>
    all.find(({ option }) => option === chosen[index]),
  );
  return swatches.find((swatch) => swatch?.image)?.image ?? null;
}
