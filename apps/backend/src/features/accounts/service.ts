/** Signing up and in (contract §6.1). Wrong and unknown answer alike, in words and in time. */
import type { FirebaseCode, SignedIn, SignIn, SignUp, VerifyPhone } from '@shop/contract/account';
import { isEmail, isPhone } from '@shop/domain/checkout';
import type { Shop } from '../../app';
import { say } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { Refusal } from '../../refusal';
import type { CustomerRow } from '../shoppers/caller';
import { admit, answerOf, createCustomer, type GuestOf } from './admit';
import { checkCode, sendCode } from './codes';
import { rememberProof } from './complete';
import { assertPassword, hashPassword, isPassword } from './passwords';
import { assertFree, readPerson, tidyEmail, tidyPhone } from './person';
import { endTokens, findCustomer, updateCustomer } from './queries';
import { provedPhone } from './social';
import { signInSocially } from './social-accounts';
import { countTry, forgetTries, LIMITS } from './tries';

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
  const passwordHash = await hashPassword(body.password);
  const customer = await createCustomer(shop, person, { refCode: body.ref_code, passwordHash });
  return config.verifyPhones ? askForCode(shop, customer, place) : admit(shop, customer, body.guest_id);
}

/** Without an account the phone is proved all the same: `update-info` makes one of it. */
async function signInByCode(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  const said = (body.phone ?? body.email_or_phone ?? '').trim();
  if (!isPhone(said)) throw new Refusal(403, 'phone', said ? 'phoneMalformed' : 'phoneMissing');
  const phone = tidyPhone(said);
  const nobody = { email: null, phone, phoneVerified: false };
  if (body.otp === undefined || body.otp === null || body.otp === '') {
    const message = await sendCode(shop, { purpose: 'login', target: phone, known: true }, place);
    return { message, ...answerOf(nobody, null, { loginType: 'otp' }) };
  }
  await checkCode(shop, { purpose: 'login', target: phone, code: String(body.otp), spend: true });
  return admitPhone(shop, phone, body.guest_id, place);
}

/** Lets in whoever has the phone that was just proved. */
export async function admitPhone(shop: Shop, phone: string, guestId: GuestOf, place: RequestPlace): Promise<SignedIn> {
  const customer = await findCustomer(shop.db, { phone });
  if (!customer) {
    await rememberProof(shop, phone, place);
    return answerOf({ email: null, phone, phoneVerified: true }, null, { loginType: 'otp', complete: false });
  }
  if (!customer.phoneVerified) await updateCustomer(shop.db, customer.id, { phoneVerified: true });
  return admit(shop, { ...customer, phoneVerified: true }, guestId, 'otp');
}

/** Under which wrong passwords of an account are counted. */
const triesOf = ({ id }: Pick<CustomerRow, 'id'>) => `sign-in:customer ${id}`;

export async function signIn(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  if (body.login_type === 'otp') return signInByCode(shop, body, place);
  if (body.login_type === 'social') return signInSocially(shop, body, place);
  const { db, clock, config } = shop;
  const login = (body.email_or_phone ?? body.email ?? body.phone ?? '').trim();
  if (!login) throw new Refusal(403, 'email_or_phone', 'loginMissing');
  if (!body.password) throw new Refusal(403, 'password', 'passwordMissing');
  const key = login.includes('@') ? { email: tidyEmail(login) } : { phone: tidyPhone(login) };
  await countTry(db, `sign-in:${place.address}`, LIMITS.signInAddress, clock());
  const customer = await findCustomer(db, key);
  // An account has two names; each of them would have tries of its own.
  const account = customer ? triesOf(customer) : `sign-in:${Object.values(key)[0]}`;
  await countTry(db, account, LIMITS.signInAccount, clock());
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
async function setPassword(shop: Shop, customer: CustomerRow, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await shop.db.transaction(async (tx) => {
    await updateCustomer(tx, customer.id, { passwordHash });
    await endTokens(tx, customer.id);
  });
  await forgetTries(shop.db, triesOf(customer));
}

type NewPassword = Whose & { reset_token: string | number; password: string; confirm_password: string };

/** A new password for whoever proves the login, by our code or by Firebase's. @throws Refusal naming the field */
export async function resetPassword(
  shop: Shop,
  body: NewPassword & { session_info?: string },
  place: RequestPlace,
): Promise<string> {
  const { target, key } = loginOf(body);
  assertPassword(body.password);
  if (body.password !== body.confirm_password) throw new Refusal(403, 'confirm_password', 'passwordsDiffer');
  const code = String(body.reset_token);
  if (body.session_info === undefined) await checkCode(shop, { purpose: 'password', target, code, spend: true });
  else {
    const proved = await provedPhone(shop.config, { sessionInfo: body.session_info, code });
    if (tidyPhone(proved) !== target) throw new Refusal(403, 'otp', 'codeWrong');
  }
  const customer = await findCustomer(shop.db, key);
  if (!customer) throw new Refusal(403, 'otp', 'codeWrong');
  await setPassword(shop, customer, body.password);
  return say('passwordChanged', place.language);
}

/** Signs in by a code that Firebase sent. The proved phone counts, and it has to be the one that is claimed. */
export async function signInByFirebaseCode(shop: Shop, body: FirebaseCode, place: RequestPlace): Promise<SignedIn> {
  await countTry(shop.db, `sign-in:${place.address}`, LIMITS.signInAddress, shop.clock());
  const proved = tidyPhone(await provedPhone(shop.config, { sessionInfo: body.session_info, code: String(body.otp) }));
  if (proved !== tidyPhone(body.phone)) throw new Refusal(403, 'otp', 'codeWrong');
  return admitPhone(shop, proved, body.guest_id, place);
}

/** Whether the address is its owner's; nothing is let in by it. */
export async function askEmail(shop: Shop, said: string, place: RequestPlace): Promise<string> {
  if (!isEmail(said.trim())) throw new Refusal(403, 'email', 'emailMalformed');
  const email = tidyEmail(said);
  const known = (await findCustomer(shop.db, { email })) !== null;
  return sendCode(shop, { purpose: 'verify-email', target: email, known }, place);
}

export async function verifyEmail(
  shop: Shop,
  body: { email: string; token: string | number },
  place: RequestPlace,
): Promise<string> {
  const email = tidyEmail(body.email);
  await checkCode(shop, { purpose: 'verify-email', target: email, code: String(body.token), spend: true });
  const customer = await findCustomer(shop.db, { email });
  if (!customer) throw new Refusal(403, 'otp', 'codeWrong');
  await updateCustomer(shop.db, customer.id, { emailVerified: true });
  return say('codeRight', place.language);
}
