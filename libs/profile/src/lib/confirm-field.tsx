/**
 * Before what signs in is changed, a backend may ask for the password that is there, or send a code. The field comes when it asks:
 * one that does not ask is never asked back.
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
/** What the server says as it asks; the same words about a wrong answer stand at the field as its error. */
export interface Asked {
  field: keyof Confirmed;
  words: string | null;
}
type Form = Pick<
  UseFormReturnType<Confirmed>,
  'errors' | 'getInputNode' | 'getInputProps' | 'setFieldError' | 'setFieldValue'
>;

const FIELDS: Record<string, keyof Confirmed> = { current_password: 'currentPassword', otp: 'code' };

/** @returns `asks`: whether a refusal was such a question, which then stands in the form with the focus in it */
export function useConfirm(form: Form) {
  const [asked, setAsked] = useState<Asked | null>(null);
  // The field may only come with this drawing.
  useEffect(() => {
    if (asked) form.getInputNode(asked.field)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form is a new object at each drawing
  }, [asked]);
  return {
    asked,
    asks: ({ code, messages }: ApiFailure, sent: Confirmed): boolean => {
      const field = FIELDS[code ?? ''];
      if (!field) return false;
      const words = messages.join(' ');
      const isWrong = sent[field] !== '';
      if (isWrong) form.setFieldError(field, words);
      else form.setFieldValue(field, '');
      setAsked((before) => ({ field, words: isWrong ? (before?.words ?? null) : words || null }));
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
  asked: { field, words },
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
    description: words ? <Written>{words}</Written> : undefined,
    errorProps: { role: 'alert' },
    // A password field of Mantine leaves it out.
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
