/** Decodes what goods are chosen by (contract §2.1). */
import type { WireItem } from '@shop/contract/item';
import type { ChoiceOption, Swatch } from '@shop/domain';
import { uniqueBy } from '@shop/util';
import type { EntryOf, Fields } from '../base/tolerant';
import { list, picture, text, wires } from '../base/wire';

type ChoiceWire = Fields<EntryOf<WireItem['choice_options']>>;

const COLOUR = /^#[0-9a-f]{6}$/;

/** The options of a choice that are colours: others, and colours that are none, are left out (PLUS-80). */
function toSwatches(entry: ChoiceWire, options: readonly string[], tint: unknown): Swatch[] {
  const swatches = wires(entry.swatches).map((swatch) => ({
    option: text(swatch.option),
    colour: text(swatch.colour).toLowerCase(),
    image: picture(swatch.image, swatch.image_full_url, null, tint),
  }));
  return uniqueBy(
    swatches.filter(({ option, colour }) => options.includes(option) && COLOUR.test(colour)),
    ({ option }) => option,
  );
}

export function toChoiceOption(entry: ChoiceWire, tint: unknown): ChoiceOption {
  const options = list(entry.options).map(text);
  const swatches = toSwatches(entry, options, tint);
  return {
    name: text(entry.name),
    title: text(entry.title),
    options,
    ...(swatches.length > 0 ? { swatches } : {}),
  };
}
