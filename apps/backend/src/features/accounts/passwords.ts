/** Passwords: argon2id (19 MiB, 2 passes), none that is easy to guess, none that everybody tries first. */
import { hash, verify } from '@node-rs/argon2';
import { passwordFault, type PasswordFault } from '@shop/domain/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { MessageKey } from '../../messages';
import { DomainError } from '../../domain-error';

const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const COMMON = 3000;
let common: Set<string> | null = null;
const FAULTS: Record<PasswordFault, MessageKey> = {
  short: 'passwordShort',
  simple: 'passwordSimple',
  own: 'passwordOwn',
};

/** @param own e-mail address and phone of the person @throws DomainError 403 naming why it is refused */
export function assertPassword(password: string, own: readonly string[] = []): void {
  const fault = passwordFault(password, own);
  if (fault) throw new DomainError(403, 'password', FAULTS[fault]);
  common ??= new Set((dictionary as Record<string, string[]>)['passwords-common']?.slice(0, COMMON));
  if (common.has(password.toLowerCase())) throw new DomainError(403, 'password', 'passwordCommon');
}

/** @returns an argon2id hash with its own salt and cost, as it is kept */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobody: Promise<string> | null = null;
/** Takes as long for an account that does not exist, or that has no password. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash ?? (await nobody), password);
  return right && passwordHash !== null;
}
