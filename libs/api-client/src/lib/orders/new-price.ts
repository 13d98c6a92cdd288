/** Decodes what a refused order costs now (contract §7.1, decision 077). */
import type { NewPrice } from '@shop/domain/order-changes';
import { isWire, object, type WireMoney } from '../base/wire';

/** @param refusal body of the failure; an amount that it does not tell is null */
export function newPriceOf(refusal: unknown, money: WireMoney): NewPrice {
  const quote = object(isWire(refusal) ? refusal.quote : null) ?? {};
  return {
    total: money.readOrNull(quote.order_amount),
    tax: money.readOrNull(quote.tax_amount),
    delivery: money.readOrNull(quote.delivery_charge),
    additionalCharge: money.readOrNull(quote.additional_charge),
    coupon: money.readOrNull(quote.coupon_discount_amount),
  };
}
