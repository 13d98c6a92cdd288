/** Why a new password is refused, in words; null for a good one. */
import { passwordFault, type PasswordFault } from '@shop/domain/password';
import { useAccountMessages } from '../messages';

const WORDS = {
  short: 'fault.passwordShort',
  simple: 'fault.passwordSimple',
  own: 'fault.passwordOwn',
} as const satisfies Record<PasswordFault, string>;

/** @returns takes the password, and the e-mail address and phone of the person */
export function usePasswordFault(): (password: string, own: readonly string[]) => string | null {
  const t = useAccountMessages();
  return (password, own) => {
    const fault = passwordFault(password, own);
    return fault ? t(WORDS[fault]) : null;
  };
}
