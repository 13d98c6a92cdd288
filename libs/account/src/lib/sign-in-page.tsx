/** `/auth/sign-in`: e-mail or phone with password, or a code sent to the phone (AUTH-01 to AUTH-04, PLUS-02). */
import { useForm } from '@mantine/form';
import {
  useSignInByCodeMutation,
  useSignInMutation,
  useVerifyPhoneMutation,
  type SignInAnswer,
} from '@shop/api-client/accounts';
import { failureOf } from '@shop/api-client';
import { isPhone } from '@shop/domain/checkout';
import { Button, PasswordInput, showToast, TextInput } from '@shop/ui';
import { paths } from '@shop/util';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthCard } from './auth-card';
import classes from './auth-card.module.css';
import { CodeStep } from './code-step-lazy';
import { useAccountMessages } from '../messages';
import { focusFirst, useFormErrors } from './use-auth-form';

export interface SignInPageProps {
  /** Whose cart comes along; null for none. */
  guestId: string | null;
  /** Where to go afterwards; the links to the other pages carry it. */
  next: string;
  onSignedIn: (token: string) => void;
}

interface SectionPlaceholder {
  phone: string;
  /** Which call takes the code. */
  by: 'verify' | 'otp';
  /** Goes back with the code: it was asked for here. */
  proof: string | null;
}

const TOLD = 15_000;

/** The code of a sign-in: what it is for, asking again, and taking it. */
export function useCodeOfPhone({ guestId, onSignedIn }: Pick<SignInPageProps, 'guestId' | 'onSignedIn'>) {
  const { refused, refuse, clear } = useFormErrors();
  const [waiting, setWaiting] = useState<SectionPlaceholder | null>(null);
  const [byCode, { isLoading: sending }] = useSignInByCodeMutation();
  const [verify, { isLoading: verifying }] = useVerifyPhoneMutation();
  const take = (answer: SignInAnswer, by: SectionPlaceholder['by']) => {
    if (answer.state === 'in') {
      if (answer.message) showToast(answer.message, 'quiet', { for: TOLD });
      return onSignedIn(answer.token);
    }
    clear();
    setWaiting({ phone: answer.phone, by, proof: answer.proof });
    if (answer.message) showToast(answer.message, 'quiet', { for: TOLD });
  };
  const ask = async (phone: string, by: SectionPlaceholder['by']) => {
    const answer = await byCode({ phone, code: null, guestId });
    if (answer.error) refuse(answer.error);
    else take(answer.data, by);
  };
  const enter = async (code: string) => {
    if (!waiting) return;
    const { phone, proof } = waiting;
    const answer = await (waiting.by === 'otp'
      ? byCode({ phone, code, guestId })
      : verify({ phone, code, proof, guestId }));
    if (answer.error) refuse(answer.error);
    else take(answer.data, waiting.by);
  };
  const step = waiting ? (
    <CodeStep
      target={waiting.phone}
      refused={refused}
      busy={sending || verifying}
      onCode={(code) => void enter(code)}
      onResend={() => void ask(waiting.phone, 'otp')}
      onBack={() => {
        clear();
        setWaiting(null);
      }}
    />
  ) : null;
  return { step, take, ask, refused, busy: sending };
}

export function SignInPage({ guestId, next, onSignedIn }: SignInPageProps) {
  const t = useAccountMessages();
  const { refused, refuse, clear } = useFormErrors();
  const [mode, setMode] = useState<'password' | 'code'>('password');
  const [signIn, { isLoading }] = useSignInMutation();
  const code = useCodeOfPhone({ guestId, onSignedIn });
  const form = useForm({
    initialValues: { login: '', password: '' },
    validate: {
      login: (value: string) => {
        if (!value.trim()) return t(mode === 'code' ? 'error.phone' : 'error.login');
        return mode === 'code' && !isPhone(value) ? t('error.phoneMalformed') : null;
      },
      password: (value: string) => (mode === 'password' && !value ? t('error.password') : null),
    },
  });
  const submit = async ({ login, password }: { login: string; password: string }) => {
    clear();
    if (mode === 'code') return code.ask(login.trim(), 'otp');
    const answer = await signIn({ login: login.trim(), password, guestId });
    if (!answer.error) return code.take(answer.data, 'verify');
    const { status, messages } = failureOf(answer.error);
    // The words are wrong: said at the field that is written anew (AUTH-03). Anything else is no error of a field.
    if (status !== 401 || messages.length === 0) return refuse(answer.error);
    form.setFieldError('password', messages.join(' '));
    return form.getInputNode('password')?.focus();
  };
  if (code.step) return code.step;
  return (
    <AuthCard
      title={t('signIn.title')}
      refused={mode === 'code' ? code.refused : refused}
      onSubmit={form.onSubmit((values) => void submit(values), focusFirst(form as never))}
      elsewhere={
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
      <TextInput
        size="md"
        label={t(mode === 'code' ? 'signIn.phone' : 'signIn.login')}
        type={mode === 'code' ? 'tel' : 'text'}
        autoComplete={mode === 'code' ? 'tel' : 'username'}
        dir="ltr"
        {...form.getInputProps('login')}
      />
      {mode === 'password' ? (
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
      ) : null}
      <Button type="submit" size="lg" loading={isLoading || code.busy}>
        {t(mode === 'code' ? 'signIn.sendCode' : 'signIn.submit')}
      </Button>
    </AuthCard>
  );
}
