/**
 * A backend may require the current password, or a code that it sends, before it changes credentials. The field appears
 * only when the backend requires it.
 */
import type { UseFormReturnType } from '@mantine/form';
import type { ApiFailure } from '@shop/api-client';
import { Button, PasswordInput, TextInput, Written } from '@shop/ui';
import { digitsOf } from '@shop/util';
import { useEffect, useState } from 'react';
import { useProfileMessages } from '../messages';

export interface ConfirmationValues {
  currentPassword: string;
  code: string;
}
/** The requirement and its message; a message about a wrong value is the field's error instead. */
export interface Requirement {
  field: keyof ConfirmationValues;
  message: string | null;
}
type Form = Pick<
  UseFormReturnType<ConfirmationValues>,
  'errors' | 'getInputNode' | 'getInputProps' | 'setFieldError' | 'setFieldValue'
>;

const CODE_LENGTH = 6;
const FIELDS: Record<string, keyof ConfirmationValues> = { current_password: 'currentPassword', otp: 'code' };

/** @returns `handleFailure`: whether a failure is such a requirement; then its field is shown and focused */
export function useConfirm(form: Form) {
  const [requirement, setRequirement] = useState<Requirement | null>(null);
  // The field may be rendered only now.
  useEffect(() => {
    if (requirement) form.getInputNode(requirement.field)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form is a new object at each render
  }, [requirement]);
  return {
    requirement,
    handleFailure: ({ code, messages }: ApiFailure, sent: ConfirmationValues): boolean => {
      const field = FIELDS[code ?? ''];
      if (!field) return false;
      const message = messages.join(' ');
      const isWrong = sent[field] !== '';
      if (isWrong) form.setFieldError(field, message);
      else form.setFieldValue(field, '');
      setRequirement((before) => ({ field, message: isWrong ? (before?.message ?? null) : message || null }));
      return true;
    },
    clear: () => {
      form.setFieldValue('currentPassword', '');
      form.setFieldValue('code', '');
      setRequirement(null);
    },
  };
}

export function ConfirmField({
  requirement: { field, message },
  form,
  busy,
  onNewCode,
}: {
  requirement: Requirement;
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
        {...shared}
        onChange={(event) => form.setFieldValue('code', digitsOf(event.currentTarget.value).slice(0, CODE_LENGTH))}
      />
      <Button variant="subtle" size="sm" px={0} disabled={busy} onClick={onNewCode}>
        {t('profile.newCode')}
      </Button>
    </div>
  );
}
