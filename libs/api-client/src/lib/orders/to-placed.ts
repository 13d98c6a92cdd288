/** Decodes the response to a new order (contract §7.1). */
import type { OrderPlaced } from '@shop/contract/order';
import type { NewPrice } from '@shop/domain/order-changes';
import type { Minor } from '@shop/util';
import { moneyOf } from '../base/api';
import type { CallMeta } from '../base/base-query';
import type { ApiFailure } from '../base/failure';
import type { Tolerant } from '../base/tolerant';
import { text } from '../base/wire';
import { newPriceOf } from './new-price';

type Meta = Pick<CallMeta, 'money' | 'refusal'> | undefined;

/** `total`: what the order costs; null: the backend does not say. */
export interface PlacedOrder {
  orderId: string;
  total: Minor | null;
}

export const toPlaced = (wire: Tolerant<OrderPlaced>, meta: Meta): PlacedOrder => ({
  orderId: text(wire.order_id),
  // Older deployments only have the name with two m (contract §7.1).
  total: moneyOf(meta).readOrNull(wire.total_amount ?? wire.total_ammount),
});

/** A refused order; `newPrice` is what it costs now, if it was refused for that. */
export interface OrderFailure extends ApiFailure {
  newPrice: NewPrice | null;
}

export const toOrderFailure = (failure: ApiFailure, meta: Meta): OrderFailure => ({
  ...failure,
  newPrice: failure.code === 'order_amount' ? newPriceOf(meta?.refusal, moneyOf(meta)) : null,
});
