/** Tells how a call ended: the server's own words, or that the line failed. */
import { failureOf } from '@shop/api-client';
import { showToast } from '@shop/ui';
import { useProfileMessages } from '../messages';

export function useMutationToast() {
  const t = useProfileMessages();
  return {
    good: (message: string | undefined, fallback: string) => showToast(message || fallback, 'good'),
    /** @param first only the first message (PROF-26) */
    bad: (error: unknown, first = false) => {
      const { messages } = failureOf(error);
      showToast((first ? messages[0] : messages.join(' ')) || t('failed'), 'bad');
    },
  };
}
