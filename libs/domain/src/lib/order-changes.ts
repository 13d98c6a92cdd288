/** What changed between the order that a customer saw and the order as it is now (decision 077). */
import type { Minor } from '@shop/util';
import { lineKey } from './lines-key';
import { priceLine } from './pricing';
import type { CartLine } from './entities';

export type ShownLine = Pick<CartLine, 'item' | 'choice' | 'quantity'>;

/** Amounts of an order besides its lines; null: not known yet. */
export interface ShownAmounts {
  discount: Minor;
  coupon: Minor;
  tax: Minor;
  delivery: Minor | null;
  tip: Minor;
  additionalCharge: Minor;
}

/** An order as a form shows it before it is sent. */
export interface ShownOrder {
  /** Empty for parcels and prescriptions. */
  lines: readonly ShownLine[];
  amounts: ShownAmounts;
  /** The sum that the customer sees: without what is not known yet. */
  total: Minor;
}

/** What an order costs now, by the backend; an amount that it does not tell is null. */
export interface NewPrice {
  total: Minor | null;
  coupon: Minor | null;
  tax: Minor | null;
  delivery: Minor | null;
  additionalCharge: Minor | null;
}

/** The order with the backend's figures, where they give another total than the form's own. */
export function atNewPrice(order: ShownOrder, price: NewPrice | null): ShownOrder {
  if (!price || price.total === null || price.total === order.total) return order;
  const { amounts } = order;
  return {
    ...order,
    total: price.total,
    amounts: {
      ...amounts,
      coupon: price.coupon ?? amounts.coupon,
      tax: price.tax ?? amounts.tax,
      delivery: price.delivery ?? amounts.delivery,
      additionalCharge: price.additionalCharge ?? amounts.additionalCharge,
    },
  };
}

/** `amount`: of the whole line, after its discount. */
interface ShownAs {
  quantity: number;
  amount: Minor;
}
export type OrderChange =
  | { kind: 'added' | 'removed'; name: string; line: ShownAs }
  /** `offerEnded`: the item had a discount, and has none now. */
  | { kind: 'changed'; name: string; before: ShownAs; now: ShownAs; offerEnded: boolean }
  | { kind: 'amount'; amount: keyof ShownAmounts; before: Minor | null; now: Minor | null };

const shownAs = ({ item, choice, quantity }: ShownLine): ShownAs & { discount: Minor } => {
  const { total, discount } = priceLine(item, choice, quantity);
  return { quantity, amount: total, discount };
};
const byKey = (lines: readonly ShownLine[]) => new Map(lines.map((line) => [lineKey(line), line]));

function lineChanges(before: readonly ShownLine[], now: readonly ShownLine[]): OrderChange[] {
  const [earlier, later] = [byKey(before), byKey(now)];
  const kept = now.flatMap((line): OrderChange[] => {
    const old = earlier.get(lineKey(line));
    const { discount, ...shown } = shownAs(line);
    if (!old) return [{ kind: 'added', name: line.item.name, line: shown }];
    const { discount: oldDiscount, ...oldShown } = shownAs(old);
    if (oldShown.quantity === shown.quantity && oldShown.amount === shown.amount) return [];
    const offerEnded = oldDiscount > 0 && discount === 0;
    return [{ kind: 'changed', name: line.item.name, before: oldShown, now: shown, offerEnded }];
  });
  const gone = before.filter((line) => !later.has(lineKey(line)));
  return [
    ...kept,
    ...gone.map((line): OrderChange => {
      const { discount: _, ...shown } = shownAs(line);
      return { kind: 'removed', name: line.item.name, line: shown };
    }),
  ];
}

/** In the order of the price breakdown. */
const AMOUNTS = ['discount', 'coupon', 'tax', 'delivery', 'tip', 'additionalCharge'] as const;

/** The changes of lines, then of the other amounts. The discounts of lines are part of their own amounts. */
export function orderChanges(before: ShownOrder, now: ShownOrder): OrderChange[] {
  const lines = lineChanges(before.lines, now.lines);
  const amounts = AMOUNTS.flatMap((amount): OrderChange[] => {
    const [old, current] = [before.amounts[amount], now.amounts[amount]];
    if (old === current || (amount === 'discount' && lines.length > 0)) return [];
    return [{ kind: 'amount', amount, before: old, now: current }];
  });
  return [...lines, ...amounts];
}
