/** `/auth/forgot-password`: phone or e-mail, the code, the new password (PLUS-01). */
import { useForm } from '@mantine/form';
import {
  useCheckResetCodeMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} from '@shop/api-client/accounts';
import { Button, PasswordInput, showToast, TextInput } from '@shop/ui';
import { paths } from '@shop/util';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthCard } from './auth-card';
import classes from './auth-card.module.css';
import { CodeStep } from './code-step-lazy';
import { useAccountMessages } from '../messages';
import { focusFirst, useServerErrors } from './use-auth-form';
import { usePasswordError } from './use-password-error';

type Step =
  { at: 'login'; login: string } | { at: 'code'; login: string } | { at: 'password'; login: string; code: string };
/** Milliseconds. */
const TOAST_TIME = 15_000;

function BackLink() {
  const t = useAccountMessages();
  return (
    <Link className={classes.link} to={paths.signIn()}>
      {t('forgot.back')}
    </Link>
  );
}

interface StepProps<Values> {
  /** Messages of the server. */
  refused: readonly string[];
  busy: boolean;
  onSubmit: (values: Values) => void;
}

function LoginStep({ login, refused, busy, onSubmit }: StepProps<{ login: string }> & { login: string }) {
  const t = useAccountMessages();
  const form = useForm({
    initialValues: { login },
    validate: { login: (value: string) => (value.trim() ? null : t('error.login')) },
  });
  return (
    <AuthCard
      title={t('forgot.title')}
      text={t('forgot.text')}
      refused={refused}
      onSubmit={form.onSubmit(onSubmit, focusFirst(form as never))}
      elsewhere={<BackLink />}
    >
      <TextInput
        size="md"
        label={t('signIn.login')}
        autoComplete="username"
        dir="ltr"
        {...form.getInputProps('login')}
      />
      <Button type="submit" size="lg" loading={busy}>
        {t('forgot.submit')}
      </Button>
    </AuthCard>
  );
}

/** @param login the password must not contain it */
function PasswordStep({ login, refused, busy, onSubmit }: StepProps<{ password: string }> & { login: string }) {
  const t = useAccountMessages();
  const passwordError = usePasswordError();
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: {
      password: (value: string) => passwordError(value, [login]),
      confirm: (value: string, values: { password: string }) => (value === values.password ? null : t('error.confirm')),
    },
  });
  const shared = {
    visibilityToggleButtonProps: { 'aria-label': t('showPassword') },
    size: 'md',
    autoComplete: 'new-password',
  } as const;
  return (
    <AuthCard
      title={t('forgot.new')}
      refused={refused}
      onSubmit={form.onSubmit(onSubmit, focusFirst(form as never))}
      elsewhere={<BackLink />}
    >
      <PasswordInput
        {...shared}
        label={t('forgot.password')}
        description={t('signUp.passwordHint')}
        {...form.getInputProps('password')}
      />
      <PasswordInput {...shared} label={t('signUp.confirm')} {...form.getInputProps('confirm')} />
      <Button type="submit" size="lg" loading={busy}>
        {t('forgot.save')}
      </Button>
    </AuthCard>
  );
}

export function ForgotPasswordPage({ onDone }: { onDone: () => void }) {
  const { refused, refuse, clear } = useServerErrors();
  const [step, setStep] = useState<Step>({ at: 'login', login: '' });
  const [requestCode, { isLoading: isRequesting }] = useForgotPasswordMutation();
  const [checkCode, { isLoading: isChecking }] = useCheckResetCodeMutation();
  const [resetPassword, { isLoading: isResetting }] = useResetPasswordMutation();
  const request = async (login: string) => {
    clear();
    const answer = await requestCode({ login });
    if (answer.error) return refuse(answer.error);
    showToast(answer.data, 'neutral', { duration: TOAST_TIME });
    return setStep({ at: 'code', login });
  };
  const check = async (login: string, code: string) => {
    clear();
    const answer = await checkCode({ login, code });
    if (answer.error) return refuse(answer.error);
    return setStep({ at: 'password', login, code });
  };
  const reset = async (login: string, code: string, password: string) => {
    clear();
    const answer = await resetPassword({ login, code, password });
    if (answer.error) return refuse(answer.error);
    showToast(answer.data);
    onDone();
  };
  if (step.at === 'code')
    return (
      <CodeStep
        target={step.login}
        refused={refused}
        busy={isChecking}
        onCode={(code) => void check(step.login, code)}
        onResend={() => void request(step.login)}
        onBack={() => {
          clear();
          setStep({ at: 'login', login: step.login });
        }}
      />
    );
  if (step.at === 'password')
    return (
      <PasswordStep
        login={step.login}
        refused={refused}
        busy={isResetting}
        onSubmit={({ password }) => void reset(step.login, step.code, password)}
      />
    );
  return (
    <LoginStep
      login={step.login}
      refused={refused}
      busy={isRequesting}
      onSubmit={({ login }) => void request(login.trim())}
    />
  );
}
