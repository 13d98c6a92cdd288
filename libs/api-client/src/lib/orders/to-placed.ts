/** Decodes the response to a new order (contract §7.1). */
import type { Minor } from '@shop/util';
import { digitsOf } from '../base/api';
import type { CallMeta } from '../base/base-query';
import type { ApiFailure } from '../base/failure';
import { money, numberOrNull, text, type Wire } from '../base/wire';

type Meta = Pick<CallMeta, 'digits' | 'refusal'> | undefined;

export const moneyOrNull = (value: unknown, digits: number): Minor | null =>
  numberOrNull(value) === null ? null : money(value, digits);

/** `total`: what the order costs; null: the backend does not say. */
export interface PlacedOrder {
  orderId: string;
  total: Minor | null;
}

export const toPlaced = (wire: Wire, meta: Meta): PlacedOrder => ({
  orderId: text(wire.order_id),
  // Older deployments only have the name with two m (contract §7.1).
  total: moneyOrNull(wire.total_amount ?? wire.total_ammount, digitsOf(meta)),
});

/** A refused order; `refusal` is its body, which tells the price when it costs something else than was shown. */
export interface OrderFailure extends ApiFailure {
  refusal: unknown;
  digits: number;
}

export const toOrderFailure = (failure: ApiFailure, meta: Meta): OrderFailure => ({
  ...failure,
  refusal: meta?.refusal,
  digits: digitsOf(meta),
});
