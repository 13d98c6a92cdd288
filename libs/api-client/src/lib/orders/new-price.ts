/** Decodes what a refused order costs now (contract §7.1, decision 077). */
import type { NewPrice } from '@shop/domain/order-changes';
import { isWire, object } from '../base/wire';
import { moneyOrNull, type OrderFailure } from './to-placed';

/** null: the order was refused for another reason. */
export function newPriceOf({
  code,
  refusal,
  digits,
}: Pick<OrderFailure, 'code' | 'refusal' | 'digits'>): NewPrice | null {
  if (code !== 'order_amount') return null;
  const quote = object(isWire(refusal) ? refusal.quote : null) ?? {};
  const amount = (name: string) => moneyOrNull(quote[name], digits);
  return {
    total: amount('order_amount'),
    tax: amount('tax_amount'),
    delivery: amount('delivery_charge'),
    additionalCharge: amount('additional_charge'),
    coupon: amount('coupon_discount_amount'),
  };
}
