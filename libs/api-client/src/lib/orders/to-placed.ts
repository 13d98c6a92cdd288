/** Decodes the answers to a new order (contract §7.1): placed, or refused because it costs something else. */
import type { NewPrice } from '@shop/domain/order-changes';
import type { Minor } from '@shop/util';
import { digitsOf } from '../base/api';
import type { CallMeta } from '../base/base-query';
import type { ApiFailure } from '../base/failure';
import { isWire, money, numberOrNull, object, text, type Wire } from '../base/wire';

type Meta = Pick<CallMeta, 'digits' | 'refusal'> | undefined;
const moneyOrNull = (value: unknown, meta: Meta): Minor | null =>
  numberOrNull(value) === null ? null : money(value, digitsOf(meta));

/** `total`: what the order costs; null: the backend does not say. */
export interface PlacedOrder {
  orderId: string;
  total: Minor | null;
}

export const toPlaced = (wire: Wire, meta: Meta): PlacedOrder => ({
  orderId: text(wire.order_id),
  // Older deployments only have the name with two m (contract §7.1).
  total: moneyOrNull(wire.total_amount ?? wire.total_ammount, meta),
});

/** `newPrice`: given when the order was refused because the customer saw another total (decision 077). */
export interface OrderFailure extends ApiFailure {
  newPrice?: NewPrice;
}

export function toOrderFailure(failure: ApiFailure, meta: Meta): OrderFailure {
  if (failure.code !== 'order_amount') return failure;
  const quote = object(isWire(meta?.refusal) ? meta.refusal.quote : null) ?? {};
  return {
    ...failure,
    newPrice: {
      total: moneyOrNull(quote.order_amount, meta),
      tax: moneyOrNull(quote.tax_amount, meta),
      delivery: moneyOrNull(quote.delivery_charge, meta),
      additionalCharge: moneyOrNull(quote.additional_charge, meta),
      coupon: moneyOrNull(quote.coupon_discount_amount, meta),
    },
  };
}
