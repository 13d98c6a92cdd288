/** Names, email addresses and phones of people, normalized. */
import { isEmail, isPhone } from '@shop/domain/checkout';
import { cleanText } from '@shop/util';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { isTaken } from './queries';

/** `+` and digits: '00356 21…' and '+356 21…' are the same phone. */
export const normalizePhone = (text: string): string => {
  const phone = cleanText('phone', text);
  const digits = phone.replace(/\D/g, '');
  const isInternational = phone.startsWith('+') || digits.startsWith('00');
  return `${isInternational ? '+' : ''}${digits.replace(/^00/, '')}`;
};
/** Cleaned, in lower case. */
export const normalizeEmail = (email: string): string => cleanText('email', email).toLowerCase();

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Name, email and phone of a sign-up or a profile. @throws DomainError naming the first invalid field */
export function readPerson(body: {
  f_name?: string;
  l_name?: string;
  name?: string;
  email: string;
  phone: string;
}): Person {
  const [first = '', ...rest] = (body.name ?? '').trim().split(/\s+/);
  const firstName = body.f_name?.trim() || first;
  if (!firstName) throw new DomainError(403, 'f_name', 'nameMissing');
  if (!body.email.trim()) throw new DomainError(403, 'email', 'emailMissing');
  if (!isEmail(body.email.trim())) throw new DomainError(403, 'email', 'emailMalformed');
  if (!body.phone.trim()) throw new DomainError(403, 'phone', 'phoneMissing');
  if (!isPhone(body.phone)) throw new DomainError(403, 'phone', 'phoneMalformed');
  const lastName = body.l_name?.trim() ?? rest.join(' ');
  return { firstName, lastName, email: normalizeEmail(body.email), phone: normalizePhone(body.phone) };
}

/** The email address or the phone is taken; the message does not reveal which. */
export const namesTaken = (): DomainError => new DomainError(403, 'email', 'namesTaken');

/** @throws DomainError 403 when the email address or the phone is taken */
export async function assertNotTaken(db: Executor, { email, phone }: Person, exceptId = 0): Promise<void> {
  if (await isTaken(db, { email, phone, exceptId })) throw namesTaken();
}
