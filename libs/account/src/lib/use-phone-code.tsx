/** Sign-in by a code sent to a phone: requests it, checks it, and renders its step (PLUS-02). */
import { useSignInByCodeMutation, useVerifyPhoneMutation, type SignInAnswer } from '@shop/api-client/accounts';
import { showToast } from '@shop/ui';
import { useState } from 'react';
import { CodeStep } from './code-step-lazy';
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

/** @returns `step`: page content while a code is expected, otherwise null; `handleAnswer`: handles a response of the server */
export function usePhoneCode({ guestId, onSignedIn }: PhoneCodeOptions) {
  const { refused, refuse, clear } = useServerErrors();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [byCode, { isLoading: sending }] = useSignInByCodeMutation();
  const [verify, { isLoading: verifying }] = useVerifyPhoneMutation();
  const handleAnswer = (answer: SignInAnswer, by: SentCode['by']) => {
    if (answer.state === 'in') {
      if (answer.message) showToast(answer.message, 'neutral', { duration: TOAST_TIME });
      return onSignedIn(answer.token);
    }
    clear();
    setSent({ phone: answer.phone, by, proof: answer.proof });
    if (answer.message) showToast(answer.message, 'neutral', { duration: TOAST_TIME });
  };
  const requestCode = async (phone: string, by: SentCode['by']) => {
    const answer = await byCode({ phone, code: null, guestId });
    if (answer.error) refuse(answer.error);
    else handleAnswer(answer.data, by);
  };
  const enter = async (code: string) => {
    if (!sent) return;
    const { phone, proof } = sent;
    const answer = await (sent.by === 'otp'
      ? byCode({ phone, code, guestId })
      : verify({ phone, code, proof, guestId }));
    if (answer.error) refuse(answer.error);
    else handleAnswer(answer.data, sent.by);
  };
  const step = sent ? (
    <CodeStep
      target={sent.phone}
      refused={refused}
      busy={sending || verifying}
      onCode={(code) => void enter(code)}
      onResend={() => void requestCode(sent.phone, 'otp')}
      onBack={() => {
        clear();
        setSent(null);
      }}
    />
  ) : null;
  return { step, handleAnswer, requestCode, refused, busy: sending };
}
