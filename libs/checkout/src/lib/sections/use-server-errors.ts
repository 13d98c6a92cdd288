/** Messages of a rejected order. */
import type { ApiFailure } from '@shop/api-client';
import { useMessages } from '@shop/i18n';
import { prescriptionMessages } from '@shop/order-form';

const TOO_LARGE = 413;

/** @returns empty: network error; null: no rejection */
export function useServerErrors(failure: ApiFailure | null): string[] | null {
  const t = useMessages(prescriptionMessages);
  if (!failure) return null;
  const { status, messages } = failure;
  // A proxy in front of the backend rejects large uploads with its own page, without a message for customers.
  return status === TOO_LARGE && messages.length === 0 ? [t('tooLarge')] : messages;
}
