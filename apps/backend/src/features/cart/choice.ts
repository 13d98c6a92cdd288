/** Converts a choice on the wire, in any language, to the stored English names and back. */
import type { WireVariationChoice } from '@shop/contract/cart';
import { choiceKey } from '@shop/domain/choice-key';
import { MOST_UNITS } from '@shop/util';
import type { ChoiceRow } from '../../db/schema';
import type { RequestPlace } from '../../plugins/place';
import { major, localize } from '../../present';
import { DomainError } from '../../domain-error';
import { toDomainChoice } from '../items/present';
import type { ItemRow } from '../items/queries';

const isNamed = (text: { en: string; ar: string }, name: string) => text.en === name || text.ar === name;

interface WireChoice {
  variation?: WireVariationChoice[];
  add_on_ids?: number[];
  add_on_qtys?: number[];
}

/** @throws DomainError when the item does not offer the choice */
export function readChoice(row: ItemRow, wire: WireChoice): ChoiceRow {
  const optionUnknown = () => new DomainError(403, 'variation', 'optionUnknown', { name: row.item.name });
  const choice: ChoiceRow = { variation: null, options: {}, addOns: [] };
  for (const entry of wire.variation ?? []) {
    if ('type' in entry) {
      const variation = row.variations.find(({ type }) => isNamed(type, entry.type));
      if (!variation) throw optionUnknown();
      choice.variation = variation.type.en;
      continue;
    }
    const group = row.item.groups.find(({ name }) => isNamed(name, entry.name));
    if (!group) throw optionUnknown();
    const labels = entry.values.label.map(
      (given) => group.options.find(({ label }) => isNamed(label, given))?.label.en,
    );
    if (labels.includes(undefined)) throw optionUnknown();
    choice.options[group.name.en] = [...new Set(labels as string[])];
  }
  (wire.add_on_ids ?? []).forEach((id, index) => {
    const addOn = row.addOns.find((entry) => entry.id === id);
    if (!addOn) throw optionUnknown();
    const named = choice.addOns.find((entry) => entry.id === id);
    const quantity = (named?.quantity ?? 0) + (wire.add_on_qtys?.[index] ?? 1);
    if (quantity > MOST_UNITS)
      throw new DomainError(403, 'add_on_qtys', 'overLimit', { name: addOn.name, limit: MOST_UNITS });
    if (named) named.quantity = quantity;
    else choice.addOns.push({ id, quantity });
  });
  return choice;
}

/** Equal for equal choices: a cart has one line per item and choice. */
export const keyOfChoice = (choice: ChoiceRow): string => choiceKey(toDomainChoice(choice));

/** The wire form of a stored choice (contract §2.7). */
export function presentChoice(row: ItemRow, choice: ChoiceRow, place: RequestPlace): WireVariationChoice[] {
  const variation = row.variations.find(({ type }) => type.en === choice.variation);
  if (variation)
    return [{ type: localize(variation.type, place), price: major(variation.price), stock: variation.stock }];
  return row.item.groups.flatMap((group) => {
    const labels = choice.options[group.name.en] ?? [];
    const shown = group.options
      .filter(({ label }) => labels.includes(label.en))
      .map(({ label }) => localize(label, place));
    return shown.length > 0 ? [{ name: localize(group.name, place), values: { label: shown } }] : [];
  });
}
