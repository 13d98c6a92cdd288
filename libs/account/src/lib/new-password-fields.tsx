/** A new password and its confirmation. */
import type { GetInputPropsReturnType } from '@mantine/form';
import { PasswordInput } from '@shop/ui';
import { useAccountMessages } from '../messages';

export interface NewPasswordFieldsProps {
  label: string;
  form: { getInputProps: (path: 'password' | 'confirm') => GetInputPropsReturnType };
}

export function NewPasswordFields({ label, form }: NewPasswordFieldsProps) {
  const t = useAccountMessages();
  const shared = {
    visibilityToggleButtonProps: { 'aria-label': t('showPassword') },
    size: 'md',
    autoComplete: 'new-password',
    enterKeyHint: 'next',
  } as const;
  return (
    <>
      <PasswordInput
        {...shared}
        label={label}
        description={t('signUp.passwordHint')}
        {...form.getInputProps('password')}
      />
      <PasswordInput {...shared} label={t('signUp.confirm')} {...form.getInputProps('confirm')} />
    </>
  );
}
