/**
 * A backend may require the current password, or a code that it sends, before it changes credentials. The field appears
 * only when the backend requires it.
 */
import type { UseFormReturnType } from '@mantine/form';
import type { ApiFailure } from '@shop/api-client';
import { Button, PasswordInput, TextInput, Written } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useProfileMessages } from '../messages';

export interface Confirmed {
  currentPassword: string;
  code: string;
}
/** The requirement and its message; a message about a wrong value is the field's error instead. */
export interface Asked {
  field: keyof Confirmed;
  message: string | null;
}
type Form = Pick<
  UseFormReturnType<Confirmed>,
  'errors' | 'getInputNode' | 'getInputProps' | 'setFieldError' | 'setFieldValue'
>;

const FIELDS: Record<string, keyof Confirmed> = { current_password: 'currentPassword', otp: 'code' };

/** @returns `asks`: whether a failure is such a requirement; then its field is shown and focused */
export function useConfirm(form: Form) {
  const [asked, setAsked] = useState<Asked | null>(null);
  // The field may be rendered only now.
  useEffect(() => {
    if (asked) form.getInputNode(asked.field)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form is a new object at each render
  }, [asked]);
  return {
    asked,
    asks: ({ code, messages }: ApiFailure, sent: Confirmed): boolean => {
      const field = FIELDS[code ?? ''];
      if (!field) return false;
      const message = messages.join(' ');
      const isWrong = sent[field] !== '';
      if (isWrong) form.setFieldError(field, message);
      else form.setFieldValue(field, '');
      setAsked((before) => ({ field, message: isWrong ? (before?.message ?? null) : message || null }));
      return true;
    },
    done: () => {
      form.setFieldValue('currentPassword', '');
      form.setFieldValue('code', '');
      setAsked(null);
    },
  };
}

export function ConfirmField({
  asked: { field, message },
  form,
  busy,
  onNewCode,
}: {
  asked: Asked;
  form: Form;
  busy: boolean;
  onNewCode: () => void;
}) {
  const t = useProfileMessages();
  const shared = {
    description: message ? <Written>{message}</Written> : undefined,
    errorProps: { role: 'alert' },
    // Mantine's password field does not set it.
    'aria-invalid': form.errors[field] ? true : undefined,
    ...form.getInputProps(field),
  };
  if (field === 'currentPassword')
    return (
      <PasswordInput
        label={t('profile.current')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('profile.show') }}
        {...shared}
      />
    );
  return (
    <div>
      <TextInput
        label={t('profile.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={6}
        {...shared}
      />
      <Button variant="subtle" size="sm" px={0} disabled={busy} onClick={onNewCode}>
        {t('profile.newCode')}
      </Button>
    </div>
  );
}
