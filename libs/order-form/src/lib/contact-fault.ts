/** The words of the form, and what its fields say when they are wrong. */
import type { ContactFault } from '@shop/domain/checkout';
import { useOrderFormMessages } from '../messages';

export function useContactFaultText(): (fault: ContactFault) => string {
  const t = useOrderFormMessages();
  return ({ field, reason }) =>
    reason === 'missing' || field === 'name' ? t(`fault.${field}Missing`) : t(`fault.${field}Malformed`);
}
