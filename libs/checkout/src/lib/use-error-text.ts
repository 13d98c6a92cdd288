/** What stops an order, in words. */
import type { CheckoutError } from '@shop/domain/checkout';
import { useFormats } from '@shop/i18n';
import { useContactErrorText } from '@shop/order-form';
import { useCheckoutMessages } from '../messages';

/** The prescription's own error is told by its field. */
export function useErrorText(store: string): (error: CheckoutError) => string {
  const t = useCheckoutMessages();
  const ofContact = useContactErrorText();
  const { money } = useFormats();
  return (error) => {
    if (error.reason === 'missing' || error.reason === 'malformed') return ofContact(error);
    if (error.reason === 'belowMinimum') return t('error.belowMinimum', { amount: money(error.missing), store });
    return error.reason === 'prescriptionMissing' ? '' : t(`error.${error.reason}`, { store });
  };
}
