/** Text of why a new password is rejected; null for a valid one. */
import { passwordError, type PasswordError } from '@shop/domain/password';
import { useAccountMessages } from '../messages';

const ERROR_KEYS = {
  short: 'error.passwordShort',
  simple: 'error.passwordSimple',
  own: 'error.passwordOwn',
} as const satisfies Record<PasswordError, string>;

/** @returns function of the password, and the person's e-mail address and phone */
export function usePasswordError(): (password: string, own: readonly string[]) => string | null {
  const t = useAccountMessages();
  return (password, own) => {
    const error = passwordError(password, own);
    return error ? t(ERROR_KEYS[error]) : null;
  };
}
