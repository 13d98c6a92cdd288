/** What a checkout lacks, as something to do, beside its button. */
import type { CheckoutError } from '@shop/domain/checkout';
import { useFormats } from '@shop/i18n';
import { useCheckoutMessages } from '../../messages';

/**
 * @param errors all that blocks the order, in the order of the page
 * @param canPay false: the chosen method can not pay it
 * @returns null: it can be placed
 */
export function useMissing(errors: readonly CheckoutError[], canPay: boolean): string | null {
  const t = useCheckoutMessages();
  const { money } = useFormats();
  const [first] = errors;
  if (!first) return canPay ? null : t('missing.payment');
  if (first.reason === 'belowMinimum') return t('missing.belowMinimum', { amount: money(first.missing) });
  const reason = first.reason === 'malformed' ? 'missing' : first.reason;
  // These are said after the press: they need a sentence.
  return reason === 'aboveMaximum' || reason === 'linesMany' || reason === 'typeRefused'
    ? null
    : t(`missing.${reason}`);
}

/** Whether nothing is wrong with the address and whom to ask for. */
export const isAddressRight = (errors: readonly CheckoutError[]): boolean =>
  !errors.some(({ field }) => field === 'address' || field === 'name' || field === 'phone' || field === 'email');
