/** Decodes and encodes cart lines (contract §2.7, §5.2; CART-33 to CART-36). */
import type { CartAdd, WireCartLine, WireVariationChoice } from '@shop/contract/cart';
import type { CartLine, Choice, Item } from '@shop/domain';
import type { Minor } from '@shop/util';
import { list, number, object, page, text, wires, type WireMoney } from '../base/wire';
import type { Tolerant } from '../base/tolerant';
import { toItem } from '../catalog/to-item';

/** All are named by the caller, so that their names are checked. */
type Chosen = Record<'variation' | 'add_on_ids' | 'add_on_qtys', unknown>;
/** Of a group with its labels, or a priced variation. */
export type OneChoice = Extract<WireVariationChoice, { values: unknown }> &
  Extract<WireVariationChoice, { type: unknown }>;

/** The choices of an item, in a cart or an order. */
export function toChoice(wire: Chosen): Choice {
  const choice: Choice = { variation: null, options: {}, addOns: [] };
  for (const entry of wires<OneChoice[]>(wire.variation)) {
    const labels =
      object(entry.values)?.label ??
      (Array.isArray(entry.values) ? wires<{ label: unknown }[]>(entry.values).map((value) => value.label) : null);
    if (labels !== null) choice.options[text(entry.name)] = list(labels).map(text);
    else if (entry.type !== undefined) choice.variation = text(entry.type);
  }
  const quantities = list(wire.add_on_qtys);
  choice.addOns = list(wire.add_on_ids).map((id, index) => ({
    id: text(id),
    quantity: number(quantities[index]) || 1,
  }));
  return choice;
}

export function toCartLine(wire: Tolerant<WireCartLine>, money: WireMoney): CartLine | null {
  const item = object(wire.item);
  if (!item) return null;
  return {
    id: text(wire.id),
    quantity: Math.max(1, number(wire.quantity)),
    choice: toChoice({
      variation: wire.variation,
      add_on_ids: wire.add_on_ids,
      add_on_qtys: wire.add_on_qtys,
    }),
    item: toItem(item, money),
  };
}

/** Other backends wrap the list. */
interface CartPage {
  data: WireCartLine[];
  carts: WireCartLine[];
}

export function toCartLines(wire: unknown, money: WireMoney): CartLine[] {
  const { wires: lines } = page<CartPage>(wire, 'data', 'carts');
  return lines.flatMap((entry) => toCartLine(entry, money) ?? []);
}

/** Option groups with their selected labels, or the selected priced variation. */
export function fromChoice(item: Item, choice: Choice, money: WireMoney): WireVariationChoice[] {
  const variation = item.variations.find(({ type }) => type === choice.variation);
  if (variation) return [{ type: variation.type, price: money.write(variation.price), stock: variation.stock }];
  return item.groups.flatMap(({ name }) => {
    const label = choice.options[name] ?? [];
    return label.length > 0 ? [{ name, values: { label } }] : [];
  });
}

/** The payload of an added line; add-on ids and quantities have the same length and order. */
export function fromLine(line: Omit<CartLine, 'id'>, total: Minor, money: WireMoney): Omit<CartAdd, 'guest_id'> {
  return {
    model: 'Item',
    item_id: Number(line.item.id),
    price: money.write(total),
    quantity: line.quantity,
    variation: fromChoice(line.item, line.choice, money),
    add_on_ids: line.choice.addOns.map(({ id }) => Number(id)),
    add_on_qtys: line.choice.addOns.map(({ quantity }) => quantity),
  };
}
