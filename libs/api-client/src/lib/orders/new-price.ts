/** Decodes what a refused order costs now (contract §7.1, decision 077). */
import type { OrderAmountRefused, WireTax } from '@shop/contract/order';
import type { NewPrice } from '@shop/domain/order-changes';
import type { Fields } from '../base/tolerant';
import { object, type WireMoney } from '../base/wire';

/** @param refusal body of the failure; an amount that it does not tell is null */
export function newPriceOf(refusal: unknown, money: WireMoney): NewPrice {
  const quote: Fields<WireTax> = object(object<OrderAmountRefused>(refusal)?.quote) ?? {};
  return {
    total: money.readOrNull(quote.order_amount),
    tax: money.readOrNull(quote.tax_amount),
    delivery: money.readOrNull(quote.delivery_charge),
    additionalCharge: money.readOrNull(quote.additional_charge),
    coupon: money.readOrNull(quote.coupon_discount_amount),
  };
}
