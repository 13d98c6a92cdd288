/** Where an error of an order is shown, and its text. */
import type { CheckoutError } from '@shop/domain/checkout';
import { useFormats } from '@shop/i18n';
import { useContactErrorText, type FormErrorTexts } from '@shop/order-form';
import { useCheckoutMessages } from '../../messages';

const PATHS = {
  address: 'address',
  name: 'contact.name',
  phone: 'contact.phone',
  email: 'contact.email',
  time: 'scheduleAt',
  prescription: 'pictures',
} as const;

/** The path of the field in the form's values; errors of the whole order have one each below `order`. */
export const pathOfError = (error: CheckoutError): string =>
  error.field === 'order' ? `order.${error.reason}` : PATHS[error.field];

/** Texts of what stops the order as a whole. */
export const orderErrors = (errors: FormErrorTexts): string[] =>
  Object.entries(errors).flatMap(([path, text]) => (path.startsWith('order.') ? [text] : []));

/** The prescription's field has a text of its own. */
export function useErrorText(store: string): (error: CheckoutError) => string {
  const t = useCheckoutMessages();
  const contactText = useContactErrorText();
  const { money } = useFormats();
  return (error) => {
    if (error.reason === 'missing' || error.reason === 'malformed') return contactText(error);
    if (error.reason === 'belowMinimum') return t('error.belowMinimum', { amount: money(error.missing), store });
    return error.reason === 'prescriptionMissing' ? '' : t(`error.${error.reason}`, { store });
  };
}
