/** Toasts the result of a mutation: the server's message, or a general failure. */
import { failureOf } from '@shop/api-client';
import { showToast } from '@shop/ui';
import { useProfileMessages } from '../messages';

export function useMutationToast() {
  const t = useProfileMessages();
  return {
    saved: (message: string | undefined, fallback: string) => showToast(message || fallback, 'good'),
    failed: (error: unknown) => showToast(failureOf(error).messages.join(' ') || t('failed'), 'bad'),
  };
}
