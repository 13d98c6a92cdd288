/** The input of a one-time code: six digits, paste fills all, a new code after a countdown (PLUS-02). */
import { useForm } from '@mantine/form';
import { Button, PinInput, Written } from '@shop/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { AuthCard } from './auth-card';
import classes from './auth-card.module.css';
import { useAccountMessages } from '../messages';

const LENGTH = 6;
const RESEND_SECONDS = 60;

function useCountdown(): [number, () => void] {
  const [secondsLeft, setSecondsLeft] = useState(RESEND_SECONDS);
  useEffect(() => {
    if (secondsLeft <= 0) return undefined;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, () => setSecondsLeft(RESEND_SECONDS)];
}

export interface CodeFormProps {
  /** Phone or e-mail that the code was sent to. */
  target: string;
  serverErrors: readonly string[];
  isBusy: boolean;
  onCode: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
}

export default function CodeForm({ target, serverErrors, isBusy, onCode, onResend, onBack }: CodeFormProps) {
  const t = useAccountMessages();
  // Without an id the field generates one after the first render, which remounts its inputs.
  const id = useId();
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value: string) => (value.length < LENGTH ? t('error.code') : null) },
  });
  const [secondsLeft, restart] = useCountdown();
  const container = useRef<HTMLDivElement>(null);
  // The focused element of the previous step was unmounted.
  useEffect(() => {
    container.current?.querySelector('input')?.focus();
  }, []);
  const error = form.errors.code ?? null;
  return (
    <AuthCard
      title={t('code.title')}
      text={t('code.text', { target })}
      serverErrors={serverErrors}
      onSubmit={form.onSubmit(({ code }) => onCode(code))}
      links={
        <>
          <button
            type="button"
            className={classes.link}
            disabled={secondsLeft > 0}
            onClick={() => {
              restart();
              form.reset();
              onResend();
            }}
          >
            {secondsLeft > 0 ? t('code.wait', { seconds: secondsLeft }) : t('code.resend')}
          </button>
          <button type="button" className={classes.link} onClick={onBack}>
            {t('code.back')}
          </button>
        </>
      }
    >
      <div ref={container}>
        <PinInput
          id={id}
          aria-label={t('code.group')}
          length={LENGTH}
          size="lg"
          oneTimeCode
          placeholder=""
          error={error !== null || serverErrors.length > 0}
          value={form.values.code}
          onChange={(code) => form.setFieldValue('code', code)}
          getInputProps={(index: number) => ({ 'aria-label': t('code.label', { index: index + 1 }) })}
        />
      </div>
      {error ? (
        <Written as="p" className={classes.error} role="alert">
          {error}
        </Written>
      ) : null}
      <Button type="submit" size="lg" loading={isBusy}>
        {t('code.submit')}
      </Button>
    </AuthCard>
  );
}
