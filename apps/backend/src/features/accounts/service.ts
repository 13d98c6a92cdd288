/** Signing up and in (contract §6.1). Wrong and unknown answer alike, in words and in time. */
import { randomBytes } from 'node:crypto';
import type { SignedIn, SignIn, SignUp, VerifyPhone } from '@shop/contract/account';
import { isEmail, isPhone } from '@shop/domain/checkout';
import { quantityLimits } from '@shop/domain/stock';
import type { Shop } from '../../app';
import type { Executor } from '../../db/database';
import { say } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { Refusal } from '../../refusal';
import { findLineById, updateLine } from '../cart/queries';
import { ruleChoice, ruleItem } from '../items/present';
import { findItemsById } from '../items/queries';
import { hashOfToken, newShopperId, shopperIfAny, type CustomerRow } from '../shoppers/caller';
import { checkCode, sendCode } from './codes';
import { assertPassword, hashPassword, isPassword } from './passwords';
import {
  claimOrders,
  customerByRefCode,
  endTokens,
  findCustomer,
  insertCustomer,
  insertToken,
  moveLines,
  takenBy,
  updateCustomer,
} from './queries';
import { countTry, forgetTries, LIMITS } from './tries';

/** `+` and digits: '00356 21…' and '+356 21…' are the same phone. */
export const tidyPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  const abroad = phone.trim().startsWith('+') || digits.startsWith('00');
  return `${abroad ? '+' : ''}${digits.replace(/^00/, '')}`;
};
export const tidyEmail = (email: string): string => email.trim().toLowerCase();

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Names, e-mail and phone of a sign-up or a profile. @throws Refusal naming the first field that is wrong */
export function readPerson(body: {
  f_name?: string;
  l_name?: string;
  name?: string;
  email: string;
  phone: string;
}): Person {
  const [first = '', ...rest] = (body.name ?? '').trim().split(/\s+/);
  const firstName = body.f_name?.trim() || first;
  if (!firstName) throw new Refusal(403, 'f_name', 'nameMissing');
  if (!body.email.trim()) throw new Refusal(403, 'email', 'emailMissing');
  if (!isEmail(body.email.trim())) throw new Refusal(403, 'email', 'emailMalformed');
  if (!body.phone.trim()) throw new Refusal(403, 'phone', 'phoneMissing');
  if (!isPhone(body.phone)) throw new Refusal(403, 'phone', 'phoneMalformed');
  const lastName = body.l_name?.trim() ?? rest.join(' ');
  return { firstName, lastName, email: tidyEmail(body.email), phone: tidyPhone(body.phone) };
}

/** @throws Refusal 403 when the e-mail address or the phone is somebody else's */
export async function assertFree(db: Executor, { email, phone }: Person, but = 0): Promise<void> {
  const taken = await takenBy(db, { email, phone, but });
  if (taken.email) throw new Refusal(403, 'email', 'emailTaken');
  if (taken.phone) throw new Refusal(403, 'phone', 'phoneTaken');
}

/** 7 letters and digits that can not be mixed up when read aloud. */
function newRefCode(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return [...randomBytes(7)].map((byte) => signs[byte % signs.length]).join('');
}

/** The guest's cart and orders become the customer's; lines that meet an equal one stay within its limit. */
async function takeOverGuest(
  db: Executor,
  at: Date,
  customer: CustomerRow,
  guestId: string | number | null | undefined,
): Promise<void> {
  const guest = await shopperIfAny(db, { token: null }, guestId);
  if (!guest) return;
  const met = await moveLines(db, guest.id, customer.id);
  const rows = await findItemsById(
    db,
    at,
    met.map(({ itemId }) => itemId),
  );
  for (const { lineId, itemId, quantity, wanted } of met) {
    const row = rows.get(itemId);
    const line = await findLineById(db, customer.id, lineId);
    if (!row || !line) continue;
    const { stock, maximum } = quantityLimits(ruleItem(row), ruleChoice(line.choice), true);
    const most = Math.min(stock ?? Infinity, maximum ?? Infinity);
    await updateLine(db, lineId, { ...line, quantity: Math.max(quantity, Math.min(wanted, most)) });
  }
  await claimOrders(db, guest.id, customer.id, customer.phone);
}

const answerOf = (customer: CustomerRow, token: string | null, loginType = 'manual'): SignedIn => ({
  token,
  is_phone_verified: customer.phoneVerified || token !== null ? 1 : 0,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: loginType,
  email: customer.email,
  phone: customer.phone,
});

/** Gives a device its token: 256 random bits of which only the hash is kept. */
async function admit(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customer: CustomerRow,
  guestId: string | number | null | undefined,
  loginType?: string,
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    await insertToken(tx, hashOfToken(token), customer.id, clock());
    await takeOverGuest(tx, clock(), customer, guestId);
  });
  return answerOf(customer, token, loginType);
}

/** Asks for the code of the phone first, where config wants phones verified. */
async function askForCode(shop: Shop, customer: CustomerRow, place: RequestPlace): Promise<SignedIn> {
  const message = await sendCode(shop, { purpose: 'verify-phone', target: customer.phone, known: true }, place);
  return { ...answerOf(customer, null), message };
}

export async function signUp(shop: Shop, body: SignUp, place: RequestPlace): Promise<SignedIn> {
  const { db, clock, config } = shop;
  await countTry(db, `sign-up:${place.address}`, LIMITS.signUpAddress, clock());
  const person = readPerson(body as never);
  assertPassword(body.password);
  await assertFree(db, person);
  const refCode = body.ref_code?.trim() ?? '';
  const referredBy = refCode ? await customerByRefCode(db, refCode) : null;
  if (refCode && referredBy === null) throw new Refusal(403, 'ref_code', 'refCodeUnknown');
  const passwordHash = await hashPassword(body.password);
  const customer = await db.transaction(async (tx) => {
    const id = newShopperId();
    const row = { id, ...person, passwordHash, refCode: newRefCode(), referredBy, createdAt: clock() };
    if (!(await insertCustomer(tx, row))) throw new Refusal(403, 'email', 'emailTaken');
    return findCustomer(tx, { email: person.email });
  });
  if (!customer) throw new Error('The customer was not saved.');
  return config.verifyPhones ? askForCode(shop, customer, place) : admit(shop, customer, body.guest_id);
}

async function signInByCode(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  const phone = tidyPhone(body.phone ?? body.email_or_phone ?? '');
  const customer = await findCustomer(shop.db, { phone });
  if (body.otp === undefined || body.otp === null || body.otp === '') {
    const message = await sendCode(shop, { purpose: 'login', target: phone, known: customer !== null }, place);
    return {
      message,
      token: null,
      is_phone_verified: 0,
      is_email_verified: 1,
      is_personal_info: 1,
      is_exist_user: null,
      login_type: 'otp',
      email: null,
      phone,
    };
  }
  await checkCode(shop, { purpose: 'login', target: phone, code: String(body.otp), spend: true });
  if (!customer) throw new Refusal(403, 'otp', 'codeWrong');
  if (!customer.phoneVerified) await updateCustomer(shop.db, customer.id, { phoneVerified: true });
  return admit(shop, { ...customer, phoneVerified: true }, body.guest_id, 'otp');
}

export async function signIn(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  if (body.login_type === 'otp') return signInByCode(shop, body, place);
  const { db, clock, config } = shop;
  const login = (body.email_or_phone ?? body.email ?? body.phone ?? '').trim();
  if (!login) throw new Refusal(403, 'email_or_phone', 'loginMissing');
  if (!body.password) throw new Refusal(403, 'password', 'passwordMissing');
  const key = login.includes('@') ? { email: tidyEmail(login) } : { phone: tidyPhone(login) };
  const account = `sign-in:${Object.values(key)[0]}`;
  await countTry(db, `sign-in:${place.address}`, LIMITS.signInAddress, clock());
  await countTry(db, account, LIMITS.signInAccount, clock());
  const customer = await findCustomer(db, key);
  const right = await isPassword(body.password, customer?.passwordHash ?? null);
  if (!customer || !right) throw new Refusal(401, 'auth-001', 'signInWrong');
  await forgetTries(db, account);
  if (config.verifyPhones && !customer.phoneVerified) return askForCode(shop, customer, place);
  return admit(shop, customer, body.guest_id);
}

export async function verifyPhone(shop: Shop, body: VerifyPhone): Promise<SignedIn> {
  const phone = tidyPhone(body.phone);
  const code = String(body.otp ?? body.token ?? '');
  await checkCode(shop, { purpose: 'verify-phone', target: phone, code, spend: true });
  const customer = await findCustomer(shop.db, { phone });
  if (!customer) throw new Refusal(403, 'otp', 'codeWrong');
  await updateCustomer(shop.db, customer.id, { phoneVerified: true });
  return admit(shop, { ...customer, phoneVerified: true }, body.guest_id);
}

export interface Whose {
  phone?: string | null;
  email?: string | null;
}
function loginOf({ phone, email }: Whose): { target: string; key: { phone: string } | { email: string } } {
  if (email?.trim()) return { target: tidyEmail(email), key: { email: tidyEmail(email) } };
  if (!phone?.trim()) throw new Refusal(403, 'phone', 'loginMissing');
  if (phone.includes('@')) return { target: tidyEmail(phone), key: { email: tidyEmail(phone) } };
  return { target: tidyPhone(phone), key: { phone: tidyPhone(phone) } };
}

export async function forgotPassword(shop: Shop, body: Whose, place: RequestPlace): Promise<string> {
  const { target, key } = loginOf(body);
  const known = (await findCustomer(shop.db, key)) !== null;
  return sendCode(shop, { purpose: 'password', target, known }, place);
}

/** Whether the code is right, without spending it: the new password comes next. */
export async function checkResetCode(shop: Shop, body: Whose & { reset_token: string | number }): Promise<void> {
  const { target } = loginOf(body);
  await checkCode(shop, { purpose: 'password', target, code: String(body.reset_token), spend: false });
}

/** Sets a new password and ends every sign-in. */
export async function resetPassword(
  shop: Shop,
  body: Whose & { reset_token: string | number; password: string; confirm_password: string },
  place: RequestPlace,
): Promise<string> {
  const { target, key } = loginOf(body);
  assertPassword(body.password);
  if (body.password !== body.confirm_password) throw new Refusal(403, 'confirm_password', 'passwordsDiffer');
  await checkCode(shop, { purpose: 'password', target, code: String(body.reset_token), spend: true });
  const customer = await findCustomer(shop.db, key);
  if (!customer) throw new Refusal(403, 'otp', 'codeWrong');
  const passwordHash = await hashPassword(body.password);
  await shop.db.transaction(async (tx) => {
    await updateCustomer(tx, customer.id, { passwordHash });
    await endTokens(tx, customer.id);
  });
  await forgetTries(shop.db, `sign-in:${target}`);
  return say('passwordChanged', place.language);
}
