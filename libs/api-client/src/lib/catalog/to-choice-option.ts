/** Decodes what goods are chosen by (contract §2.1). */
import type { ChoiceOption, Swatch } from '@shop/domain';
import { uniqueBy } from '@shop/util';
import { list, picture, text, wires, type Wire } from '../base/wire';

const COLOUR = /^#[0-9a-f]{6}$/;

/** The options of a choice that are colours: others, and colours that are none, are left out (PLUS-80). */
function toSwatches(entry: Wire, options: readonly string[], tint: unknown): Swatch[] {
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

export function toChoiceOption(entry: Wire, tint: unknown): ChoiceOption {
  const options = list(entry.options).map(text);
  const swatches = toSwatches(entry, options, tint);
  return {
    name: text(entry.name),
    title: text(entry.title),
    options,
    ...(swatches.length > 0 ? { swatches } : {}),
  };
}
