/** Texts of a contact's errors. */
import type { ContactError } from '@shop/domain/checkout';
import { useOrderFormMessages } from '../messages';

export function useContactErrorText(): (error: ContactError) => string {
  const t = useOrderFormMessages();
  return ({ field, reason }) =>
    reason === 'missing' || field === 'name' ? t(`error.${field}Missing`) : t(`error.${field}Malformed`);
}
