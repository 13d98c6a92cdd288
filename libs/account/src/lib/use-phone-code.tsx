/** Sign-in by a code sent to a phone: requests it, checks it, and renders its step (PLUS-02). */
import { useSignInByCodeMutation, useVerifyPhoneMutation, type SignInAnswer } from '@shop/api-client/accounts';
import { showToast } from '@shop/ui';
import { useState } from 'react';
import { CodeStep } from './code-step';
import { useServerErrors } from './use-auth-form';

interface SentCode {
  phone: string;
  /** The endpoint that checks the code. */
  by: 'verify' | 'otp';
  /** Sent back with the code: proves that this browser requested it. */
  proof: string | null;
}

/** Milliseconds. */
const TOAST_TIME = 15_000;

export interface PhoneCodeOptions {
  /** The guest whose cart the account takes over; null: none. */
  guestId: string | null;
  onSignedIn: (token: string) => void;
}

/** @returns `step`: page content while a code is expected, otherwise null; `handleSignIn`: handles a response of the server */
export function usePhoneCode({ guestId, onSignedIn }: PhoneCodeOptions) {
  const { serverErrors, showErrors, clear } = useServerErrors();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [signInByCode, { isLoading: sending }] = useSignInByCodeMutation();
  const [verify, { isLoading: verifying }] = useVerifyPhoneMutation();
  const handleSignIn = (answer: SignInAnswer, by: SentCode['by']) => {
    if (answer.message) showToast(answer.message, 'neutral', { duration: TOAST_TIME });
    if (answer.state === 'in') return onSignedIn(answer.token);
    clear();
    setSent({ phone: answer.phone, by, proof: answer.proof });
  };
  const requestCode = async (phone: string) => {
    const answer = await signInByCode({ phone, code: null, guestId });
    if (answer.error) showErrors(answer.error);
    else handleSignIn(answer.data, 'otp');
  };
  const submitCode = async (code: string) => {
    if (!sent) return;
    const { phone, proof } = sent;
    const answer = await (sent.by === 'otp'
      ? signInByCode({ phone, code, guestId })
      : verify({ phone, code, proof, guestId }));
    if (answer.error) showErrors(answer.error);
    else handleSignIn(answer.data, sent.by);
  };
  const step = sent ? (
    <CodeStep
      target={sent.phone}
      serverErrors={serverErrors}
      isBusy={sending || verifying}
      onCode={(code) => void submitCode(code)}
      onResend={() => void requestCode(sent.phone)}
      onBack={() => {
        clear();
        setSent(null);
      }}
    />
  ) : null;
  return { step, handleSignIn, requestCode, serverErrors, isBusy: sending };
}
