/** What every form here shares: the server's errors, and the focus that jumps to the first field that is wrong. */
import { failureOf } from '@shop/api-client';
import { useState } from 'react';
import { useAccountMessages } from '../messages';

export function useFormErrors() {
  const t = useAccountMessages();
  const [refused, setRefused] = useState<string[]>([]);
  return {
    refused,
    clear: () => setRefused([]),
    /** Every message of the server, or that the line failed. */
    refuse: (error: unknown) => {
      const { messages } = failureOf(error);
      setRefused(messages.length > 0 ? messages : [t('failed')]);
    },
  };
}

interface WithNodes {
  getInputNode: (path: never) => HTMLElement | null;
}
/** Second argument of a form's `onSubmit`. */
export const focusFirst = (form: WithNodes) => (errors: Record<string, unknown>) => {
  const [first] = Object.keys(errors);
  if (first) form.getInputNode(first as never)?.focus();
};
