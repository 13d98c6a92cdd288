/** `/auth/sign-in`: e-mail or phone with password, or a code sent to the phone (AUTH-01 to AUTH-04, PLUS-02). */
import { useForm } from '@mantine/form';
import { useSignInMutation } from '@shop/api-client/accounts';
import { failureOf } from '@shop/api-client';
import { isPhone } from '@shop/domain/checkout';
import { Button, PasswordInput, TextInput } from '@shop/ui';
import { isBlank, paths } from '@shop/util';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthCard } from './auth-card';
import classes from './auth-card.module.css';
import { Reasons } from './reasons';
import { useAccountMessages } from '../messages';
import { focusFirst, useServerErrors } from './use-auth-form';
import { usePhoneCode, type PhoneCodeOptions } from './use-phone-code';

export interface SignInPageProps extends PhoneCodeOptions {
  /** Where to go afterwards; the links to the other pages pass it on. */
  next: string;
}

type Mode = 'password' | 'code';

function useSignInForm(mode: Mode) {
  const t = useAccountMessages();
  return useForm({
    initialValues: { login: '', password: '' },
    validate: {
      login: (value: string) => {
        if (isBlank(value)) return t(mode === 'code' ? 'error.phone' : 'error.login');
        return mode === 'code' && !isPhone(value) ? t('error.phoneMalformed') : null;
      },
      password: (value: string) => (mode === 'password' && !value ? t('error.password') : null),
    },
  });
}
type Form = ReturnType<typeof useSignInForm>;

function LoginField({ form, mode }: { form: Form; mode: Mode }) {
  const t = useAccountMessages();
  return (
    <TextInput
      size="md"
      label={t(mode === 'code' ? 'signIn.phone' : 'signIn.login')}
      type={mode === 'code' ? 'tel' : 'text'}
      autoComplete={mode === 'code' ? 'tel' : 'username'}
      dir="ltr"
      {...form.getInputProps('login')}
    />
  );
}

function PasswordField({ form }: { form: Form }) {
  const t = useAccountMessages();
  return (
    <>
      <PasswordInput
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
        size="md"
        label={t('signIn.password')}
        autoComplete="current-password"
        aria-invalid={form.errors.password ? true : undefined}
        errorProps={{ role: 'alert' }}
        {...form.getInputProps('password')}
      />
      <Link className={classes.link} to={paths.forgotPassword()}>
        {t('signIn.forgot')}
      </Link>
    </>
  );
}

export function SignInPage({ guestId, next, onSignedIn }: SignInPageProps) {
  const t = useAccountMessages();
  const { serverErrors, showErrors, clear } = useServerErrors();
  const [mode, setMode] = useState<Mode>('password');
  const [signIn, { isLoading }] = useSignInMutation();
  const code = usePhoneCode({ guestId, onSignedIn });
  const form = useSignInForm(mode);
  const submit = async ({ login, password }: { login: string; password: string }) => {
    clear();
    if (mode === 'code') return code.requestCode(login.trim());
    const answer = await signIn({ login: login.trim(), password, guestId });
    if (!answer.error) return code.handleSignIn(answer.data, 'verify');
    const { status, messages } = failureOf(answer.error);
    // Wrong credentials are an error of the password field (AUTH-03); other failures belong to no field.
    if (status !== 401 || messages.length === 0) return showErrors(answer.error);
    form.setFieldError('password', messages.join(' '));
    return form.getInputNode('password')?.focus();
  };
  if (code.step) return code.step;
  return (
    <AuthCard
      title={t('signIn.title')}
      beside={<Reasons />}
      serverErrors={mode === 'code' ? code.serverErrors : serverErrors}
      onSubmit={form.onSubmit((values) => void submit(values), focusFirst(form))}
      links={
        <>
          <button
            type="button"
            className={classes.link}
            onClick={() => {
              clear();
              form.clearErrors();
              setMode(mode === 'code' ? 'password' : 'code');
            }}
          >
            {t(mode === 'code' ? 'signIn.withPassword' : 'signIn.withCode')}
          </button>
          <span>
            {t('signIn.new')}{' '}
            <Link className={classes.link} to={paths.signUp(next)}>
              {t('signIn.signUp')}
            </Link>
          </span>
        </>
      }
    >
      <LoginField form={form} mode={mode} />
      {mode === 'password' ? <PasswordField form={form} /> : null}
      <Button type="submit" size="lg" loading={isLoading || code.isBusy}>
        {t(mode === 'code' ? 'signIn.sendCode' : 'signIn.submit')}
      </Button>
    </AuthCard>
  );
}
