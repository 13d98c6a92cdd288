/** Order lines: from the cart or Buy Now, validated, taken from stock, stored. */
import type { BuyNowLine } from '@shop/contract/cart';
import { isWithin } from '@shop/domain/availability';
import { priceLine } from '@shop/domain/pricing';
import { choiceErrors } from '@shop/domain/variation';
import { minuteOfDay } from '@shop/util';
import type { Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import type { ChoiceRow } from '../../db/schema';
import { DomainError } from '../../domain-error';
import { MARKETPLACE } from '../../marketplace';
import { readChoice } from '../cart/choice';
import { assertQuantity } from '../cart/service';
import { toDomainChoice, toDomainItem } from '../items/present';
import { findItemsById, type ItemRow } from '../items/queries';
import { assertLineCount } from './request';
import { takeStock } from './stock-queries';

export interface CheckoutLine {
  itemId: number;
  quantity: number;
  choice: ChoiceRow;
  row: ItemRow;
}

/** Buy Now and campaign lines. @throws DomainError 404 for an unknown item, 403 for an unknown option */
export async function loadBuyNowLines(db: Executor, at: Date, lines: BuyNowLine[]): Promise<CheckoutLine[]> {
  const requested = lines.map((line) => ({ ...line, itemId: Number(line.item_campaign_id ?? line.item_id ?? 0) }));
  const items = await findItemsById(
    db,
    at,
    requested.map(({ itemId }) => itemId),
  );
  return requested.map((line) => {
    const row = items.get(line.itemId);
    if (!row) throw new DomainError(404, 'item', 'itemUnknown');
    return { itemId: line.itemId, quantity: line.quantity, choice: readChoice(row, line), row };
  });
}

/** @param lines all lines of the order @param moment the wanted time @param now the time of ordering */
function assertLine(line: CheckoutLine, lines: readonly CheckoutLine[], moment: Date, now: Date): void {
  const item = toDomainItem(line.row);
  const choice = toDomainChoice(line.choice);
  const name = line.row.item.name;
  const others = lines.filter((other) => other !== line && other.itemId === line.itemId);
  assertQuantity(line.row, line.choice, line.quantity, others);
  const { campaignFrom, campaignTo } = line.row.item;
  if (campaignFrom && campaignTo && (now < campaignFrom || now >= campaignTo))
    throw new DomainError(406, 'order_time', 'campaignOver', { name });
  const error = choiceErrors(item, choice, true)[0];
  if (error?.reason === 'groupEmpty') throw new DomainError(403, 'variation', 'groupEmpty', { group: error.group });
  if (error?.reason === 'groupOutside')
    throw new DomainError(403, 'variation', 'groupOutside', { group: error.group, min: error.min, max: error.max });
  if (error?.reason === 'variationMissing') throw new DomainError(403, 'variation', 'variationNeeded', { name });
  if (error) throw new DomainError(403, 'stock', 'soldOut', { name });
  if (item.hours && !isWithin(item.hours, minuteOfDay(moment, MARKETPLACE.timeZone).minute))
    throw new DomainError(406, 'order_time', 'notAvailableNow', { name });
}

/** @param moment the wanted time @param now the time of ordering @throws DomainError for the first line that can not be ordered */
export function assertLines(lines: readonly CheckoutLine[], moment: Date, now: Date): void {
  assertLineCount(lines.length);
  for (const line of lines) assertLine(line, lines, moment, now);
}

export async function takeAllStock(db: Executor, lines: CheckoutLine[]): Promise<void> {
  const requested = lines
    .map((line) => ({
      itemId: line.itemId,
      variationId: line.row.variations.find(({ type }) => type.en === line.choice.variation)?.id ?? null,
      flashItemId: line.row.flash?.id ?? null,
      quantity: line.quantity,
      name: line.row.item.name,
    }))
    .sort((a, b) => a.itemId - b.itemId || (a.variationId ?? 0) - (b.variationId ?? 0));
  await runPipelined(
    ...requested.map(async (item) => {
      if (!(await takeStock(db, item))) throw new DomainError(403, 'stock', 'soldOut', { name: item.name });
    }),
  );
}

/** The snapshot stored with the order. */
export function orderRowOf(line: CheckoutLine) {
  const { item, variations, addOns } = line.row;
  const price = priceLine(toDomainItem(line.row), toDomainChoice(line.choice), line.quantity);
  const variation = variations.find(({ type }) => type.en === line.choice.variation) ?? null;
  return {
    itemId: item.id,
    isCampaign: item.campaignFrom !== null,
    name: item.name,
    image: item.image,
    tint: item.tint,
    unit: item.unit,
    veg: item.veg,
    unitPrice: price.unit,
    quantity: line.quantity,
    discountPerUnit: price.unitDiscount,
    variation: variation?.type ?? null,
    variationId: variation?.id ?? null,
    flashItemId: line.row.flash?.id ?? null,
    options: item.groups.flatMap((group) => {
      const labels = group.options.filter(({ label }) => line.choice.options[group.name.en]?.includes(label.en));
      return labels.length > 0 ? [{ name: group.name, labels }] : [];
    }),
    addOns: line.choice.addOns.flatMap(({ id, quantity }) => {
      const addOn = addOns.find((entry) => entry.id === id);
      return addOn ? [{ id, name: addOn.name, price: addOn.price, quantity }] : [];
    }),
  };
}
