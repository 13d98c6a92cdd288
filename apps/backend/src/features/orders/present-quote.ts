/** Quotes in the wire format (contract §7.1, `get-Tax`), and the comparison with what the customer was shown. */
import type { Static } from 'typebox';
import type { OrderPlace, WireTax } from '@shop/contract/order';
import { readAmount } from '@shop/util';
import { DECIMALS, flag, formatAmount, major } from '../../present';
import { DomainError } from '../../domain-error';
import type { NewOrderRow } from './queries';

/** The amounts of an order that is about to be placed, minor units. */
type Charges = Pick<
  NewOrderRow,
  'total' | 'taxAmount' | 'taxIncluded' | 'deliveryCharge' | 'additionalCharge' | 'couponAmount'
>;

export const presentQuote = (charges: Charges): Static<typeof WireTax> => ({
  tax_amount: major(charges.taxAmount),
  tax_included: flag(charges.taxIncluded),
  tax_status: charges.taxIncluded ? 'included' : 'excluded',
  order_amount: major(charges.total),
  delivery_charge: major(charges.deliveryCharge),
  additional_charge: major(charges.additionalCharge),
  coupon_discount_amount: major(charges.couponAmount ?? 0),
});

/**
 * The price shown is the price charged (decision 077). An amount that is left out, null or blank is not compared.
 * @throws DomainError 409 with the price, when the customer was shown another
 */
export function assertShownPrice({ order_amount: shown }: OrderPlace, charges: Charges): void {
  if (shown === null || shown === undefined || String(shown).trim() === '') return;
  if (readAmount(shown, DECIMALS) === charges.total) return;
  const amount = formatAmount(charges.total);
  throw new DomainError(409, 'order_amount', 'priceChanged', { amount }, null, { quote: presentQuote(charges) });
}
