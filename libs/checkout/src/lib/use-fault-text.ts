/** What stops an order, in words. */
import type { CheckoutFault } from '@shop/domain/checkout';
import { useFormats } from '@shop/i18n';
import { useContactFaultText } from '@shop/order-form';
import { useCheckoutMessages } from '../messages';

/** The prescription's own fault is told by its field. */
export function useFaultText(store: string): (fault: CheckoutFault) => string {
  const t = useCheckoutMessages();
  const ofContact = useContactFaultText();
  const { money } = useFormats();
  return (fault) => {
    if (fault.reason === 'missing' || fault.reason === 'malformed') return ofContact(fault);
    if (fault.reason === 'belowMinimum') return t('fault.belowMinimum', { amount: money(fault.missing), store });
    return fault.reason === 'prescriptionMissing' ? '' : t(`fault.${fault.reason}`, { store });
  };
}
