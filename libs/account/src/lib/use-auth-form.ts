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

/** Second argument of a form's `onSubmit`: focuses the first invalid field. */
export const focusFirst =
  (form: { getInputNode: (path: never) => HTMLElement | null }) => (errors: Record<string, unknown>) =>
    form.getInputNode(Object.keys(errors)[0] as never)?.focus();
