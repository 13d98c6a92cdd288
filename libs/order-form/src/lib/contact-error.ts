/** The words of the form, and what its fields say when they are wrong. */
import type { ContactError } from '@shop/domain/checkout';
import { useOrderFormMessages } from '../messages';

export function useContactErrorText(): (error: ContactError) => string {
  const t = useOrderFormMessages();
  return ({ field, reason }) =>
    reason === 'missing' || field === 'name' ? t(`error.${field}Missing`) : t(`error.${field}Malformed`);
}
