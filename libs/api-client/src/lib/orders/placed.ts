/** What the backend answers to a new order of any kind: it is placed, or refused, perhaps with its new price (contract §7.1, decision 077). */
import type { OrderAmountRefused, OrderPlaced, WireTax } from '@shop/contract/order';
import type { NewPrice } from '@shop/domain/order-changes';
import type { Minor } from '@shop/util';
import { moneyOf } from '../base/api';
import type { CallMeta } from '../base/base-query';
import type { ApiFailure } from '../base/failure';
import type { Fields, Tolerant } from '../base/tolerant';
import { object, text, type WireMoney } from '../base/wire';

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

/** @param refusal body of the failure; an amount that it does not tell is null */
function newPriceOf(refusal: unknown, money: WireMoney): NewPrice {
  const quote: Fields<WireTax> = object(object<OrderAmountRefused>(refusal)?.quote) ?? {};
  return {
    total: money.readOrNull(quote.order_amount),
    tax: money.readOrNull(quote.tax_amount),
    delivery: money.readOrNull(quote.delivery_charge),
    additionalCharge: money.readOrNull(quote.additional_charge),
    coupon: money.readOrNull(quote.coupon_discount_amount),
  };
}

/** A refused order; `newPrice` is what it costs now, if it was refused for that. */
export interface OrderFailure extends ApiFailure {
  newPrice: NewPrice | null;
}

export const toOrderFailure = (failure: ApiFailure, meta: Meta): OrderFailure => ({
  ...failure,
  newPrice: failure.code === 'order_amount' ? newPriceOf(meta?.refusal, moneyOf(meta)) : null,
});
