/** `/auth/forgot-password`: phone or e-mail, the code, the new password (PLUS-01). */
import { useForm } from '@mantine/form';
import {
  useCheckResetCodeMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} from '@shop/api-client/accounts';
import { Button, showToast, TextInput } from '@shop/ui';
import { cleanText, isBlank, paths } from '@shop/util';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthCard } from './auth-card';
import classes from './auth-card.module.css';
import { CodeStep } from './code-step';
import { NewPasswordFields } from './new-password-fields';
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
  serverErrors: readonly string[];
  isBusy: boolean;
  onSubmit: (values: Values) => void;
}

function LoginStep({ login, serverErrors, isBusy, onSubmit }: StepProps<{ login: string }> & { login: string }) {
  const t = useAccountMessages();
  const form = useForm({
    initialValues: { login },
    validate: { login: (value: string) => (isBlank(value) ? t('error.login') : null) },
  });
  return (
    <AuthCard
      title={t('forgot.title')}
      text={t('forgot.text')}
      serverErrors={serverErrors}
      onSubmit={form.onSubmit(onSubmit, focusFirst(form))}
      links={<BackLink />}
    >
      <TextInput
        size="md"
        label={t('signIn.login')}
        autoComplete="username"
        dir="ltr"
        {...form.getInputProps('login')}
      />
      <Button type="submit" size="lg" loading={isBusy}>
        {t('forgot.submit')}
      </Button>
    </AuthCard>
  );
}

/** @param login the password must not contain it */
function PasswordStep({ login, serverErrors, isBusy, onSubmit }: StepProps<{ password: string }> & { login: string }) {
  const t = useAccountMessages();
  const passwordError = usePasswordError();
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: {
      password: (value: string) => passwordError(value, [login]),
      confirm: (value: string, values: { password: string }) => (value === values.password ? null : t('error.confirm')),
    },
  });
  return (
    <AuthCard
      title={t('forgot.new')}
      serverErrors={serverErrors}
      onSubmit={form.onSubmit(onSubmit, focusFirst(form))}
      links={<BackLink />}
    >
      <NewPasswordFields label={t('forgot.password')} form={form} />
      <Button type="submit" size="lg" loading={isBusy}>
        {t('forgot.save')}
      </Button>
    </AuthCard>
  );
}

export function ForgotPasswordPage({ onDone }: { onDone: () => void }) {
  const { serverErrors, showErrors, clear } = useServerErrors();
  const [step, setStep] = useState<Step>({ at: 'login', login: '' });
  const [requestCode, { isLoading: isRequesting }] = useForgotPasswordMutation();
  const [checkCode, { isLoading: isChecking }] = useCheckResetCodeMutation();
  const [resetPassword, { isLoading: isResetting }] = useResetPasswordMutation();
  const request = async (login: string) => {
    clear();
    const answer = await requestCode({ login });
    if (answer.error) return showErrors(answer.error);
    showToast(answer.data, 'neutral', { duration: TOAST_TIME });
    return setStep({ at: 'code', login });
  };
  const check = async (login: string, code: string) => {
    clear();
    const answer = await checkCode({ login, code });
    if (answer.error) return showErrors(answer.error);
    return setStep({ at: 'password', login, code });
  };
  const reset = async (login: string, code: string, password: string) => {
    clear();
    const answer = await resetPassword({ login, code, password });
    if (answer.error) return showErrors(answer.error);
    showToast(answer.data);
    onDone();
  };
  if (step.at === 'code')
    return (
      <CodeStep
        target={step.login}
        serverErrors={serverErrors}
        isBusy={isChecking}
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
        serverErrors={serverErrors}
        isBusy={isResetting}
        onSubmit={({ password }) => void reset(step.login, step.code, password)}
      />
    );
  return (
    <LoginStep
      login={step.login}
      serverErrors={serverErrors}
      isBusy={isRequesting}
      onSubmit={({ login }) => void request(cleanText('login', login))}
    />
  );
}
