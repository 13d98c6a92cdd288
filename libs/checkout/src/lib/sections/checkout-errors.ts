/** Form paths and texts of the errors of an order. */
import type { CheckoutError } from '@shop/domain/checkout';
import { useFormats } from '@shop/i18n';
import { minor, MOST_LINES, MOST_TOTAL } from '@shop/util';
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

/** The form path of an error; errors of the whole order get one each below `order`. */
export const pathOfError = (error: CheckoutError): string =>
  error.field === 'order' ? `order.${error.reason}` : PATHS[error.field];

/** Texts of the errors of the whole order. */
export const orderErrors = (errors: FormErrorTexts): string[] =>
  Object.entries(errors).flatMap(([path, text]) => (path.startsWith('order.') ? [text] : []));

/** The missing prescription has no text here: its field shows its own. */
export function useErrorText(store: string): (error: CheckoutError) => string {
  const t = useCheckoutMessages();
  const contactText = useContactErrorText();
  const { money } = useFormats();
  return (error) => {
    if (error.reason === 'missing' || error.reason === 'malformed') return contactText(error);
    if (error.reason === 'belowMinimum') return t('error.belowMinimum', { amount: money(error.missing), store });
    if (error.reason === 'aboveMaximum') return t('error.aboveMaximum', { amount: money(minor(MOST_TOTAL)) });
    if (error.reason === 'linesMany') return t('error.linesMany', { most: MOST_LINES });
    return error.reason === 'prescriptionMissing' ? '' : t(`error.${error.reason}`, { store });
  };
}
