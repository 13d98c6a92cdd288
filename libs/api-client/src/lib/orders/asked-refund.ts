/** The refund that was asked for, and the movements of an order's money (contract §2.8). */
import type { WireOrder } from '@shop/contract/order';
import type { AskedRefund, OrderMovement } from '@shop/domain';
import { PAYMENT_METHOD_NAMES } from '@shop/domain/payment-methods';
import type { Field } from '../base/tolerant';
import { list, moment, number, numberOrNull, object, picture, text, wires, type WireMoney } from '../base/wire';

/** @param answer of backends that keep it beside the request */
export function toAskedRefund(
  value: Field<WireOrder['refund']>,
  answer: unknown,
  money: WireMoney,
): AskedRefund | null {
  const wire = object(value);
  if (!wire || !(text(wire.customer_reason) || text(wire.customer_note))) return null;
  const names = list(wire.image);
  const urls = list(wire.image_full_url);
  return {
    reason: text(wire.customer_reason),
    note: text(wire.customer_note),
    answer: text(wire.admin_note) || text(answer),
    amount: numberOrNull(wire.amount) === null ? null : money.read(wire.amount),
    lines: wires(wire.items).map(({ id, quantity }) => ({ rowId: text(id), quantity: number(quantity) })),
    pictures: Array.from(
      { length: Math.max(names.length, urls.length) },
      (_, index) => picture(names[index], urls[index], null) ?? [],
    ).flat(),
  };
}

const STATES: Record<string, OrderMovement['state']> = {
  paid: 'paid',
  refunded: 'refunded',
  refund_pending: 'pending',
  refund_failed: 'failed',
};

/** What was received and paid back: what is still to be paid is no movement. */
export const toLedger = (value: Field<WireOrder['payments']>, money: WireMoney): OrderMovement[] =>
  wires(value).flatMap((wire) => {
    const state = STATES[text(wire.payment_status)];
    const method = PAYMENT_METHOD_NAMES.find((name) => name === wire.payment_method) ?? 'digital_payment';
    return state
      ? [{ id: text(wire.id), method, amount: money.read(wire.amount), state, at: moment(wire.created_at) }]
      : [];
  });
