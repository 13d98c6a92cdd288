/** Sign-up and sign-in (contract §6.1). Unknown accounts and wrong passwords get the same answer in the same time. */
import type { FirebaseCode, SignedIn, SignIn, SignUp, VerifyPhone } from '@shop/contract/account';
import { isEmail, isPhone } from '@shop/domain/checkout';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { customerOf, hashOfToken, type CustomerRow } from '../shoppers/caller';
import { startSession, signInResponse, createCustomer, type GuestOf } from './session';
import { checkCode, issueProof, sendCode, consumeProof } from './codes';
import { issueCompletionProof } from './complete';
import { assertPassword, hashPassword, isPassword } from './passwords';
import { readPerson, normalizeEmail, normalizePhone } from './person';
import { mayOpen, markVerified, type Name, type Verifier } from './ownership';
import { endToken, endTokens, findCustomer, lockCustomer, updateCustomer } from './queries';
import { phoneVerifiedByFirebase } from './social';
import { signInSocially } from './social-accounts';
import { countNameProbe, assertMayProbeNames } from './name-probing';
import { countAttempt, resetAttempts, LIMITS, signInKey } from './throttle';

/** Fallback for clients without proofs. The space keeps a proof from colliding with it. */
const addressProof = ({ address }: RequestPlace) => `from ${address}`;

/**
 * Requests a code for the phone where the configuration requires verification. The caller has given the password,
 * which the proof records, or for older clients the network address.  @param known false: no code is sent, and
 * neither code nor proof will be accepted
 */
async function requestCode(
  shop: Shop,
  { email, phone }: Pick<CustomerRow, 'email' | 'phone'>,
  known: boolean,
  place: RequestPlace,
): Promise<SignedIn> {
  const message = await sendCode(shop, { purpose: 'verify-phone', target: phone, known }, place);
  const proof = await issueProof(
    shop,
    { purpose: 'asked', target: phone },
    {
      others: [addressProof(place)],
      // Otherwise whoever signs up with a phone that a stranger has registered would, by verifying it, keep the
      // stranger's password.
      isGood: known,
    },
  );
  return { ...signInResponse({ email, phone, phoneVerified: false }, null), message, proof };
}

/** Where a code is required first, a taken name is answered like a new one; elsewhere with an error, throttled. */
export async function signUp(shop: Shop, body: SignUp, place: RequestPlace): Promise<SignedIn> {
  const { db, clock, config } = shop;
  await countAttempt(db, `sign-up:${place.address}`, LIMITS.signUpAddress, clock());
  const person = readPerson(body as never);
  assertPassword(body.password, [person.email, person.phone]);
  if (!config.verifyPhones) await assertMayProbeNames(shop, place.address);
  const passwordHash = await hashPassword(body.password);
  const create = () => createCustomer(shop, person, { refCode: body.ref_code, passwordHash });
  if (!config.verifyPhones) return startSession(shop, await countNameProbe(shop, place.address, create), body.guest_id);
  const isNew = await create().then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError && error.messageKey === 'namesTaken') return false;
      throw error;
    },
  );
  return requestCode(shop, person, isNew, place);
}

/** Without an account the phone is still verified: `update-info` creates the account. */
async function signInByCode(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  const phoneText = (body.phone ?? body.email_or_phone ?? '').trim();
  if (!isPhone(phoneText)) throw new DomainError(403, 'phone', phoneText ? 'phoneMalformed' : 'phoneMissing');
  const phone = normalizePhone(phoneText);
  const unknownCustomer = { email: null, phone, phoneVerified: false };
  if (body.otp === undefined || body.otp === null || body.otp === '') {
    const message = await sendCode(shop, { purpose: 'login', target: phone, known: true }, place);
    return { message, ...signInResponse(unknownCustomer, null, { loginType: 'otp' }) };
  }
  await checkCode(shop, { purpose: 'login', target: phone, code: String(body.otp), spend: true });
  return startPhoneSession(shop, phone, body.guest_id, place);
}

/** Who verifies: the signed-in owner, or a stranger. */
async function verifierOf({ db }: Shop, customer: CustomerRow, place: RequestPlace): Promise<Verifier> {
  if (!place.token) return 'stranger';
  const signedIn = await customerOf(db, place).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  return signedIn?.id === customer.id ? 'owner' : 'stranger';
}

/** Signs in the owner of a phone that was just verified. @throws DomainError 403 when the account belongs to another email address */
export async function startPhoneSession(
  shop: Shop,
  phone: string,
  guestId: GuestOf,
  place: RequestPlace,
): Promise<SignedIn> {
  const customer = await findCustomer(shop.db, { phone });
  if (!customer) {
    const proof = await issueCompletionProof(shop, phone);
    return {
      ...signInResponse({ email: null, phone, phoneVerified: true }, null, { loginType: 'otp', complete: false }),
      proof,
    };
  }
  const verified = await markVerified(shop, customer, 'phone', await verifierOf(shop, customer, place));
  return withDroppedPasswordMessage(customer, verified, await startSession(shop, verified, guestId, 'otp'), place);
}

/** Tells the customer that the account's password was dropped. */
const withDroppedPasswordMessage = (
  before: CustomerRow,
  now: CustomerRow,
  answer: SignedIn,
  { language }: RequestPlace,
): SignedIn =>
  before.passwordHash !== null && now.passwordHash === null
    ? { ...answer, message: translate('passwordDropped', language) }
    : answer;

/** The email or phone of a password sign-in. @throws DomainError 403 when missing */
function nameOf(body: SignIn): { email: string } | { phone: string } {
  const login = (body.email_or_phone ?? body.email ?? body.phone ?? '').trim();
  if (!login) throw new DomainError(403, 'email_or_phone', 'loginMissing');
  return login.includes('@') ? { email: normalizeEmail(login) } : { phone: normalizePhone(login) };
}

/**
 * Signs in by password, code or social medium. @throws DomainError 401 for a wrong password or an unknown account,
 * 403 naming what is missing, 429
 */
export async function signIn(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  if (body.login_type === 'otp') return signInByCode(shop, body, place);
  if (body.login_type === 'social') return signInSocially(shop, body, place);
  const { db, clock, config } = shop;
  const key = nameOf(body);
  if (!body.password) throw new DomainError(403, 'password', 'passwordMissing');
  await countAttempt(db, `sign-in:${place.address}`, LIMITS.signInAddress, clock());
  const customer = await findCustomer(db, key);
  // Count by account: phone and email would otherwise have separate limits.
  const account = customer ? signInKey(customer) : `sign-in:${Object.values(key)[0]}`;
  await countAttempt(db, account, LIMITS.signInAccount, clock());
  const right = await isPassword(body.password, customer?.passwordHash ?? null);
  if (!customer || !right) throw new DomainError(401, 'auth-001', 'signInWrong');
  await resetAttempts(db, account);
  if (config.verifyPhones && !customer.phoneVerified) return requestCode(shop, customer, true, place);
  return startSession(shop, customer, body.guest_id);
}

/** The password stays only if the verifier is the one who set it. */
export async function verifyPhone(shop: Shop, body: VerifyPhone, place: RequestPlace): Promise<SignedIn> {
  const phone = normalizePhone(body.phone);
  const code = String(body.otp ?? body.token ?? '');
  await checkCode(shop, { purpose: 'verify-phone', target: phone, code, spend: true });
  const customer = await findCustomer(shop.db, { phone });
  if (!customer) throw new DomainError(403, 'otp', 'codeWrong');
  const isRequester = await consumeProof(shop, { purpose: 'asked', target: phone }, [
    body.proof ?? addressProof(place),
  ]);
  const verified = await markVerified(
    shop,
    customer,
    'phone',
    isRequester ? 'owner' : await verifierOf(shop, customer, place),
  );
  return withDroppedPasswordMessage(customer, verified, await startSession(shop, verified, body.guest_id), place);
}

/** Revokes the token of the request. @throws DomainError 401 when it is not valid */
export async function signOut({ db, live }: Shop, place: RequestPlace): Promise<void> {
  const { id } = await customerOf(db, place);
  await endToken(db, hashOfToken(place.token ?? ''));
  await live.tokensEnded(id);
}

export interface AccountName {
  phone?: string | null;
  email?: string | null;
}
interface Login {
  target: string;
  key: { phone: string } | { email: string };
  name: Name;
}
function loginOf({ phone, email }: AccountName): Login {
  const byEmail = (email: string): Login => ({
    target: normalizeEmail(email),
    key: { email: normalizeEmail(email) },
    name: 'email',
  });
  if (email?.trim()) return byEmail(email);
  if (!phone?.trim()) throw new DomainError(403, 'phone', 'loginMissing');
  if (phone.includes('@')) return byEmail(phone);
  return { target: normalizePhone(phone), key: { phone: normalizePhone(phone) }, name: 'phone' };
}

/** Sends a code for a new password. @returns the message, the same for unknown accounts @throws DomainError 403, 429 */
export async function forgotPassword(shop: Shop, body: AccountName, place: RequestPlace): Promise<string> {
  const { target, key, name } = loginOf(body);
  const customer = await findCustomer(shop.db, key);
  const unverifiedKey = name === 'phone' ? 'phoneUnproved' : 'emailUnproved';
  const insteadKey = customer && !mayOpen(customer, name) ? unverifiedKey : undefined;
  return sendCode(shop, { purpose: 'password', target, known: customer !== null, instead: insteadKey }, place);
}

/** Checks the code without using it up: the new password follows. */
export async function checkResetCode(shop: Shop, body: AccountName & { reset_token: string | number }): Promise<void> {
  const { target } = loginOf(body);
  await checkCode(shop, { purpose: 'password', target, code: String(body.reset_token), spend: false });
}

/** Sets a new password by a verified phone or email address, and revokes every token. */
async function setPassword(shop: Shop, customer: CustomerRow, name: Name, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const verified = name === 'phone' ? { phoneVerified: true } : { emailVerified: true };
  await shop.db.transaction(async (tx) => {
    const now = await lockCustomer(tx, customer.id);
    if (now?.[name] !== customer[name] || !mayOpen(now, name)) throw new DomainError(403, 'otp', 'codeWrong');
    await updateCustomer(tx, customer.id, { ...verified, passwordHash });
    await endTokens(tx, customer.id);
  });
  await shop.live.tokensEnded(customer.id);
  await resetAttempts(shop.db, signInKey(customer));
}

type NewPassword = AccountName & { reset_token: string | number; password: string; confirm_password: string };

/** Sets a new password by our code or Firebase's. @throws DomainError naming the field */
export async function resetPassword(
  shop: Shop,
  body: NewPassword & { session_info?: string },
  place: RequestPlace,
): Promise<string> {
  const { target, key, name } = loginOf(body);
  assertPassword(body.password, [target]);
  if (body.password !== body.confirm_password) throw new DomainError(403, 'confirm_password', 'passwordsDiffer');
  const code = String(body.reset_token);
  if (body.session_info === undefined) await checkCode(shop, { purpose: 'password', target, code, spend: true });
  else {
    const verifiedPhone = await phoneVerifiedByFirebase(shop.config, { sessionInfo: body.session_info, code });
    if (normalizePhone(verifiedPhone) !== target) throw new DomainError(403, 'otp', 'codeWrong');
  }
  const customer = await findCustomer(shop.db, key);
  if (!customer) throw new DomainError(403, 'otp', 'codeWrong');
  await setPassword(shop, customer, name, body.password);
  return translate('passwordChanged', place.language);
}

/** Signs in with a code that Firebase sent. The phone that Firebase verified must be the claimed one. */
export async function signInByFirebaseCode(shop: Shop, body: FirebaseCode, place: RequestPlace): Promise<SignedIn> {
  await countAttempt(shop.db, `sign-in:${place.address}`, LIMITS.signInAddress, shop.clock());
  const verifiedPhone = normalizePhone(
    await phoneVerifiedByFirebase(shop.config, { sessionInfo: body.session_info, code: String(body.otp) }),
  );
  if (verifiedPhone !== normalizePhone(body.phone)) throw new DomainError(403, 'otp', 'codeWrong');
  return startPhoneSession(shop, verifiedPhone, body.guest_id, place);
}

/** Sends a code to verify an email address; it signs nobody in. */
export async function requestEmailCode(shop: Shop, address: string, place: RequestPlace): Promise<string> {
  if (!isEmail(address.trim())) throw new DomainError(403, 'email', 'emailMalformed');
  const email = normalizeEmail(address);
  const isKnown = (await findCustomer(shop.db, { email })) !== null;
  return sendCode(shop, { purpose: 'verify-email', target: email, known: isKnown }, place);
}

/** Marks an email address as verified. @returns the message @throws DomainError 403 for a wrong code */
export async function verifyEmail(
  shop: Shop,
  body: { email: string; token: string | number },
  place: RequestPlace,
): Promise<string> {
  const email = normalizeEmail(body.email);
  await checkCode(shop, { purpose: 'verify-email', target: email, code: String(body.token), spend: true });
  const customer = await findCustomer(shop.db, { email });
  if (!customer) throw new DomainError(403, 'otp', 'codeWrong');
  await markVerified(shop, customer, 'email', await verifierOf(shop, customer, place));
  return translate('codeRight', place.language);
}
