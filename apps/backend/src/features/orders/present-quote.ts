/** Quotes in the wire format (contract §7.1, `get-Tax`). */
import type { Static } from 'typebox';
import type { WireTax } from '@shop/contract/order';
import type { OrderPrice } from '@shop/domain/pricing';
import type { Minor } from '@shop/util';
import { flag, major } from '../../present';

/** @param price null: a parcel, which is not taxed */
export function presentQuote(price: OrderPrice | null): Static<typeof WireTax> {
  const amount = (figure: Minor | undefined) => major(figure ?? 0);
  return {
    tax_amount: amount(price?.tax),
    tax_included: flag(price?.taxIncluded ?? false),
    tax_status: price?.taxIncluded ? 'included' : 'excluded',
    order_amount: amount(price?.total),
    delivery_charge: amount(price?.delivery),
    additional_charge: amount(price?.additionalCharge),
    coupon_discount_amount: amount(price?.coupon),
  };
}
