/** 500 random carts against an independent oracle: contract §11 again, in integers, without implicit rounding. */
import { minor } from '@shop/util';
import type { Choice, Item } from './entities';
import { priceOrder, type OrderPriceInput } from './pricing';
import { mayBecome, ORDER_STATUSES } from './tracking';

/** A seeded generator: the same carts every time. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

interface Plan {
  price: number;
  variation: number | null;
  options: number[];
  addOns: { price: number; quantity: number }[];
  own: { percent: number } | { amount: number } | null;
  storePercent: number;
  flash: boolean;
  quantity: number;
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

/** Discount on one unit: the store's before the item's own, at most the price. */
function discountOfOne(unit: bigint, { own, storePercent }: Plan, byStore: boolean): bigint {
  let each = 0n;
  if (byStore) each = halfUp(unit * BigInt(storePercent), 100n);
  else if (own && 'percent' in own) each = halfUp(unit * BigInt(own.percent), 100n);
  else if (own) each = BigInt(own.amount);
  return each > unit ? unit : each;
}

/** All amounts of contract §11.1 to §11.7, in cents. */
function oracle(
  plans: Plan[],
  order: {
    percent: number;
    cap: number;
    least: number;
    coupon: number;
    tax: number;
    included: boolean;
    extras: number[];
  },
) {
  let gross = 0n;
  let off = 0n;
  let storeOff = 0n;
  let bases = 0n;
  let underStore = false;
  for (const plan of plans) {
    const quantity = BigInt(plan.quantity);
    const base = BigInt(plan.variation ?? plan.price);
    const unit = plan.options.reduce((sum, price) => sum + BigInt(price), base);
    const addOns = plan.addOns.reduce((sum, { price, quantity: count }) => sum + BigInt(price) * BigInt(count), 0n);
    const byStore = !plan.flash && plan.storePercent > 0;
    const each = discountOfOne(unit, plan, byStore);
    gross += unit * quantity + addOns;
    bases += base * quantity + addOns;
    off += each * quantity;
    if (byStore) {
      underStore = true;
      storeOff += each * quantity;
    }
  }
  if (order.percent > 0 && underStore) {
    if (order.least > 0 && bases < BigInt(order.least)) off -= storeOff;
    else if (order.cap > 0 && storeOff > BigInt(order.cap)) off += BigInt(order.cap) - storeOff;
  }
  let net = gross - off - BigInt(order.coupon);
  if (net < 0n) net = 0n;
  const rate = BigInt(order.tax);
  const tax = order.included ? halfUp(net * rate, 100n + rate) : halfUp(net * rate, 100n);
  const extras = order.extras.reduce((sum, extra) => sum + BigInt(extra), 0n);
  return { discount: off, net, tax, total: net + (order.included ? 0n : tax) + extras };
}

it('500 random carts cost exactly what the oracle calculates', () => {
  const random = chance(2026);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const maybe = <T>(share: number, value: T): T | null => (random() < share ? value : null);
  for (let turn = 0; turn < 500; turn += 1) {
    const percent = maybe(0.4, 1 + upTo(60)) ?? 0;
    const plans: Plan[] = Array.from({ length: 1 + upTo(5) }, () => ({
      price: 1 + upTo(9999),
      variation: maybe(0.3, 1 + upTo(9999)),
      options: Array.from({ length: upTo(3) }, () => upTo(500)),
      addOns: Array.from({ length: upTo(2) }, () => ({ price: upTo(400), quantity: 1 + upTo(4) })),
      own: maybe(0.6, random() < 0.5 ? { percent: upTo(100) } : { amount: upTo(3000) }),
      storePercent: percent,
      flash: random() < 0.15,
      quantity: 1 + upTo(20),
    }));
    const order = {
      percent,
      cap: maybe(0.4, 1 + upTo(2000)) ?? 0,
      least: maybe(0.4, 1 + upTo(9000)) ?? 0,
      coupon: maybe(0.3, upTo(1500)) ?? 0,
      tax: upTo(25),
      included: random() < 0.3,
      extras: [upTo(900), upTo(500), upTo(50)],
    };
    const input: OrderPriceInput = {
      lines: plans.map((plan) => {
        const item = {
          price: minor(plan.price),
          discount: !plan.own
            ? null
            : 'percent' in plan.own
              ? { kind: 'percent', percent: plan.own.percent }
              : { kind: 'amount', amount: minor(plan.own.amount) },
          storeDiscount: plan.storePercent,
          isFlashSale: plan.flash,
          variations: plan.variation === null ? [] : [{ type: 'Big', price: minor(plan.variation), stock: 99 }],
          groups: plan.options.map((price, index) => ({
            name: `g${index}`,
            multi: false,
            required: false,
            min: 0,
            max: 0,
            options: [{ label: 'o', price: minor(price) }],
          })),
          addOns: plan.addOns.map(({ price }, index) => ({ id: String(index), name: 'a', price: minor(price) })),
        } as unknown as Item;
        const choice: Choice = {
          variation: plan.variation === null ? null : 'Big',
          options: Object.fromEntries(plan.options.map((_, index) => [`g${index}`, ['o']])),
          addOns: plan.addOns.map(({ quantity }, index) => ({ id: String(index), quantity })),
        } as unknown as Choice;
        return { item, choice, quantity: plan.quantity };
      }),
      storeDiscount: percent > 0 ? { percent, maximum: minor(order.cap), minimumPurchase: minor(order.least) } : null,
      coupon: minor(order.coupon),
      tax: { percent: order.tax, included: order.included },
      delivery: minor(order.extras[0] as number),
      tip: minor(order.extras[1] as number),
      additionalCharge: minor(order.extras[2] as number),
    };
    const { discount, net, tax, total } = priceOrder(input);
    const wanted = oracle(plans, order);
    expect({ turn, discount: BigInt(discount), net: BigInt(net), tax: BigInt(tax), total: BigInt(total) }).toEqual({
      turn,
      ...wanted,
    });
  }
});

it('1,000 random sequences of events only take legal transitions', () => {
  // Copied from contract §7.5, independent of the rules.
  const LEGAL = new Set(
    `pending>confirmed pending>accepted pending>canceled pending>failed accepted>confirmed accepted>processing
     accepted>canceled confirmed>processing confirmed>accepted confirmed>canceled processing>handover processing>canceled
     handover>picked_up handover>delivered handover>canceled picked_up>delivered picked_up>canceled failed>pending
     delivered>refund_requested refund_requested>refunded refund_requested>refund_request_canceled`.split(/\s+/),
  );
  const random = chance(7);
  const errors: string[] = [];
  for (let sequence = 0; sequence < 1000; sequence += 1) {
    let status = 'pending' as (typeof ORDER_STATUSES)[number];
    let ended = false;
    for (let event = 0; event < 40; event += 1) {
      const next = ORDER_STATUSES[Math.floor(random() * ORDER_STATUSES.length)] as typeof status;
      const moves = mayBecome(status, next);
      if (moves !== LEGAL.has(`${status}>${next}`) || (ended && moves)) errors.push(`${status}>${next}`);
      if (moves) status = next;
      ended = ['canceled', 'refunded', 'refund_request_canceled'].includes(status);
    }
  }
  expect(errors).toEqual([]);
});
