/** Passwords: argon2id (19 MiB, 2 passes); common and easily guessed passwords are rejected. */
import { hash, verify } from '@node-rs/argon2';
import { passwordError, type PasswordError } from '@shop/domain/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { MessageKey } from '../../messages';
import { DomainError } from '../../domain-error';

const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const COMMON_PASSWORDS = 3000;
let common: Set<string> | null = null;
const ERRORS: Record<PasswordError, MessageKey> = {
  short: 'passwordShort',
  simple: 'passwordSimple',
  own: 'passwordOwn',
};

/** @param identifiers the person's email address and phone @throws DomainError 403 with the reason */
export function assertPassword(password: string, identifiers: readonly string[] = []): void {
  const error = passwordError(password, identifiers);
  if (error) throw new DomainError(403, 'password', ERRORS[error]);
  common ??= new Set((dictionary as Record<string, string[]>)['passwords-common']?.slice(0, COMMON_PASSWORDS));
  if (common.has(password.toLowerCase())) throw new DomainError(403, 'password', 'passwordCommon');
}

/** @returns an argon2id hash with its salt and cost */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let dummyHash: Promise<string> | null = null;
/** Takes the same time for an unknown account, or one without a password. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const isCorrect = await verify(passwordHash ?? (await dummyHash), password);
  return isCorrect && passwordHash !== null;
}
