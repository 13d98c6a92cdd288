/** Shared by the account forms: server errors, and focus on the first invalid field. */
import { failureOf } from '@shop/api-client';
import { useState } from 'react';
import { useAccountMessages } from '../messages';

export function useServerErrors() {
  const t = useAccountMessages();
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  return {
    serverErrors,
    clear: () => setServerErrors([]),
    /** Shows all messages of the server, or a general failure. */
    showErrors: (error: unknown) => {
      const { messages } = failureOf(error);
      setServerErrors(messages.length > 0 ? messages : [t('failed')]);
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
