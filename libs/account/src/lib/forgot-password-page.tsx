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
import { focusFirst, useFormErrors } from './use-auth-form';
import { usePasswordError } from './use-password-error';

type Step = { at: 'login' } | { at: 'code'; login: string } | { at: 'password'; login: string; code: string };
const CODE_STAYS = 15_000;

export function ForgotPasswordPage({ onDone }: { onDone: () => void }) {
  const t = useAccountMessages();
  const { refused, refuse, clear } = useFormErrors();
  const [step, setStep] = useState<Step>({ at: 'login' });
  const [ask, { isLoading: asking }] = useForgotPasswordMutation();
  const [check, { isLoading: checking }] = useCheckResetCodeMutation();
  const [reset, { isLoading: resetting }] = useResetPasswordMutation();
  const login = useForm({
    initialValues: { login: '' },
    validate: { login: (value: string) => (value.trim() ? null : t('error.login')) },
  });
  const passwordError = usePasswordError();
  const password = useForm({
    initialValues: { password: '', confirm: '' },
    validate: {
      password: (value: string) => passwordError(value, step.at === 'login' ? [] : [step.login]),
      confirm: (value: string, values: { password: string }) => (value === values.password ? null : t('error.confirm')),
    },
  });
  const send = async (target: string) => {
    clear();
    const answer = await ask({ login: target });
    if (answer.error) return refuse(answer.error);
    showToast(answer.data, 'quiet', { for: CODE_STAYS });
    return setStep({ at: 'code', login: target });
  };
  const enter = async (target: string, code: string) => {
    clear();
    const answer = await check({ login: target, code });
    if (answer.error) return refuse(answer.error);
    return setStep({ at: 'password', login: target, code });
  };
  const save = async (next: string) => {
    if (step.at !== 'password') return;
    clear();
    const answer = await reset({ login: step.login, code: step.code, password: next });
    if (answer.error) return refuse(answer.error);
    showToast(answer.data);
    onDone();
  };
  const back = (
    <Link className={classes.link} to={paths.signIn()}>
      {t('forgot.back')}
    </Link>
  );
  if (step.at === 'code')
    return (
      <CodeStep
        target={step.login}
        refused={refused}
        busy={checking}
        onCode={(code) => void enter(step.login, code)}
        onResend={() => void send(step.login)}
        onBack={() => {
          clear();
          setStep({ at: 'login' });
        }}
      />
    );
  if (step.at === 'password')
    return (
      <AuthCard
        title={t('forgot.new')}
        refused={refused}
        onSubmit={password.onSubmit((values) => void save(values.password), focusFirst(password as never))}
        elsewhere={back}
      >
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          key="password"
          size="md"
          label={t('forgot.password')}
          description={t('signUp.passwordHint')}
          autoComplete="new-password"
          {...password.getInputProps('password')}
        />
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
          size="md"
          label={t('signUp.confirm')}
          autoComplete="new-password"
          {...password.getInputProps('confirm')}
        />
        <Button type="submit" size="lg" loading={resetting}>
          {t('forgot.save')}
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard
      title={t('forgot.title')}
      text={t('forgot.text')}
      refused={refused}
      onSubmit={login.onSubmit((values) => void send(values.login.trim()), focusFirst(login as never))}
      elsewhere={back}
    >
      <TextInput
        key="login"
        size="md"
        label={t('signIn.login')}
        autoComplete="username"
        dir="ltr"
        {...login.getInputProps('login')}
      />
      <Button type="submit" size="lg" loading={asking}>
        {t('forgot.submit')}
      </Button>
    </AuthCard>
  );
}
