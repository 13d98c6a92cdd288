/** Sign-up and sign-in (contract §6.1). Unknown accounts and wrong passwords get the same answer in the same time. */
import type { FirebaseCode, SignedIn, SignIn, SignUp, VerifyPhone } from '@shop/contract/account';
import { isEmail, isPhone } from '@shop/domain/checkout';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { customerOf, hashOfToken, type CustomerRow } from '../shoppers/caller';
import { lockShopper } from '../shoppers/lock';
import { startSession, signInResponse, createCustomer, type GuestId } from './session';
import { checkCode, issueProof, sendCode, consumeProof } from './codes';
import { issueCompletionProof } from './complete';
import { assertPassword, hashPassword, isPassword } from './passwords';
import { readPerson, normalizeEmail, normalizePhone } from './person';
import { maySignIn, markVerified, type LoginField, type Verifier } from './ownership';
import { revokeToken, revokeTokens, findCustomer, updateCustomer } from './queries';
import { phoneVerifiedByFirebase } from './social';
import { signInSocially } from './social-accounts';
import { passwordCounters } from './known-addresses';
import { rememberDevice } from './known-devices';
import { judgeNames } from './probe-throttle';
import { counterOf, countAttempt, isAnyError, judgeAttempt, resetAttempts } from './throttle';

/**
 * Requests a code for the phone where the configuration requires verification. The caller has given the password,
 * which the proof records.  @param isKnown false: no code is sent, and neither code nor proof will be accepted
 */
async function requestPhoneCode(
  shop: Shop,
  { email, phone }: Pick<CustomerRow, 'email' | 'phone'>,
  isKnown: boolean,
  place: RequestPlace,
): Promise<SignedIn> {
  const message = await sendCode(shop, { purpose: 'verify-phone', target: phone, isKnown }, place);
  // With a valid proof, whoever signs up with a phone that a stranger has registered would, by verifying it, keep the
  // stranger's password.
  const proof = await issueProof(shop, { purpose: 'asked', target: phone }, { isValid: isKnown });
  return { ...signInResponse({ email, phone, phoneVerified: false }, null), message, proof };
}

/** Where a code is required first, a taken name is answered like a new one; elsewhere with an error, throttled. */
export async function signUp(shop: Shop, body: SignUp, place: RequestPlace): Promise<SignedIn> {
  const { db, clock, config } = shop;
  await countAttempt(db, [counterOf('signUpAddress', place.address)], clock());
  const person = readPerson(body as never);
  assertPassword(body.password, [person.email, person.phone]);
  const create = async () => {
    const passwordHash = await hashPassword(body.password);
    return createCustomer(shop, person, { refCode: body.ref_code, passwordHash });
  };
  if (!config.verifyPhones) {
    const customer = await judgeNames(shop, counterOf('takenAddress', place.address), create);
    return startSession(shop, customer, place, body.guest_id);
  }
  const isNew = await create().then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError && error.messageKey === 'namesTaken') return false;
      throw error;
    },
  );
  return requestPhoneCode(shop, person, isNew, place);
}

/** Without an account the phone is still verified: `update-info` creates the account. */
async function signInByCode(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  const phoneText = (body.phone ?? body.email_or_phone ?? '').trim();
  if (!isPhone(phoneText)) throw new DomainError(403, 'phone', phoneText ? 'phoneMalformed' : 'phoneMissing');
  const phone = normalizePhone(phoneText);
  const unknownCustomer = { email: null, phone, phoneVerified: false };
  if (body.otp === undefined || body.otp === null || body.otp === '') {
    const message = await sendCode(shop, { purpose: 'login', target: phone, isKnown: true }, place);
    return { message, ...signInResponse(unknownCustomer, null, { loginType: 'otp' }) };
  }
  await checkCode(shop, { purpose: 'login', target: phone, code: String(body.otp), consume: true }, place);
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

/** Signs in to the account of a phone that was just verified; reports when its password was dropped. */
async function startVerifiedSession(
  shop: Shop,
  customer: CustomerRow,
  verifier: Verifier,
  { guestId, loginType }: { guestId: GuestId; loginType?: string },
  place: RequestPlace,
): Promise<SignedIn> {
  const verified = await markVerified(shop, customer, 'phone', verifier);
  const response = await startSession(shop, verified, place, guestId, loginType);
  const isDropped = customer.passwordHash !== null && verified.passwordHash === null;
  return isDropped ? { ...response, message: translate('passwordDropped', place.language) } : response;
}

/** Signs in the owner of a phone that was just verified. @throws DomainError 403 when the account belongs to another email address */
async function startPhoneSession(shop: Shop, phone: string, guestId: GuestId, place: RequestPlace): Promise<SignedIn> {
  const customer = await findCustomer(shop.db, { field: 'phone', target: phone });
  if (!customer) {
    const proof = await issueCompletionProof(shop, phone);
    const unknownCustomer = { email: null, phone, phoneVerified: true };
    return { ...signInResponse(unknownCustomer, null, { loginType: 'otp', isComplete: false }), proof };
  }
  const verifier = await verifierOf(shop, customer, place);
  return startVerifiedSession(shop, customer, verifier, { guestId, loginType: 'otp' }, place);
}

/** A phone or an email address, normalized. */
interface Login {
  field: LoginField;
  target: string;
}
const emailLogin = (email: string): Login => ({ field: 'email', target: normalizeEmail(email) });
const loginOf = (login: string): Login =>
  login.includes('@') ? emailLogin(login) : { field: 'phone', target: normalizePhone(login) };

/** @throws DomainError 401 for a wrong password or an unknown account, 429 after too many */
async function customerByPassword(
  { db, clock }: Shop,
  { field, target }: Login,
  password: string,
  place: RequestPlace,
): Promise<CustomerRow> {
  const customer = await findCustomer(db, { field, target });
  // By account: phone and email would otherwise have separate limits. A login without letters and digits is nobody's.
  const ofAccount = target
    ? await passwordCounters(db, { login: target, customerId: customer?.id ?? null }, place)
    : [];
  const giveBack = await countAttempt(db, [counterOf('signInAddress', place.address), ...ofAccount], clock());
  const isCorrect = await isPassword(password, customer?.passwordHash ?? null);
  if (!customer || !isCorrect) throw new DomainError(401, 'auth-001', 'signInWrong');
  await giveBack();
  await resetAttempts(db, ofAccount);
  return customer;
}

/**
 * Signs in by password, code or social medium. @throws DomainError 401 for a wrong password or an unknown account,
 * 403 naming what is missing, 429
 */
export async function signIn(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  if (body.login_type === 'otp') return signInByCode(shop, body, place);
  if (body.login_type === 'social') return signInSocially(shop, body, place);
  const text = (body.email_or_phone ?? body.email ?? body.phone ?? '').trim();
  if (!text) throw new DomainError(403, 'email_or_phone', 'loginMissing');
  if (!body.password) throw new DomainError(403, 'password', 'passwordMissing');
  const customer = await customerByPassword(shop, loginOf(text), body.password, place);
  if (shop.config.verifyPhones && !customer.phoneVerified) return requestPhoneCode(shop, customer, true, place);
  return startSession(shop, customer, place, body.guest_id);
}

/**
 * The password stays only if the verifier shows the proof of having given it, or is signed in. A network address shows
 * nothing: a stranger may share the owner's (decision 050).
 */
export async function verifyPhone(shop: Shop, body: VerifyPhone, place: RequestPlace): Promise<SignedIn> {
  const phone = normalizePhone(body.phone);
  const code = String(body.otp ?? body.token ?? '');
  await checkCode(shop, { purpose: 'verify-phone', target: phone, code, consume: true }, place);
  const customer = await findCustomer(shop.db, { field: 'phone', target: phone });
  if (!customer) throw new DomainError(403, 'otp', 'codeWrong');
  const isRequester = await consumeProof(shop, { purpose: 'asked', target: phone }, body.proof ?? '');
  const verifier = isRequester ? 'owner' : await verifierOf(shop, customer, place);
  return startVerifiedSession(shop, customer, verifier, { guestId: body.guest_id }, place);
}

/** Revokes the token of the request. @throws DomainError 401 when it is not valid */
export async function signOut({ db, live }: Shop, place: RequestPlace): Promise<void> {
  const { id } = await customerOf(db, place);
  await revokeToken(db, hashOfToken(place.token ?? ''));
  await live.tokensRevoked(id);
}

export interface LoginInput {
  phone?: string | null;
  email?: string | null;
}
function readLogin({ phone, email }: LoginInput): Login {
  const login = email?.trim() || phone?.trim();
  if (!login) throw new DomainError(403, 'phone', 'loginMissing');
  const read = email?.trim() ? emailLogin(email) : loginOf(login);
  // Refused by its form alone, so the answer reveals no account.
  if (read.field === 'email' && !isEmail(login)) throw new DomainError(403, 'email', 'emailMalformed');
  if (read.field === 'phone' && !isPhone(login)) throw new DomainError(403, 'phone', 'phoneMalformed');
  return read;
}

/** Sends a code for a new password. @returns the message, the same for unknown accounts @throws DomainError 403, 429 */
export async function forgotPassword(shop: Shop, body: LoginInput, place: RequestPlace): Promise<string> {
  const { target, field } = readLogin(body);
  const customer = await findCustomer(shop.db, { field, target });
  const insteadOfCode = customer && !maySignIn(customer, field) ? (`${field}Unproved` as const) : undefined;
  return sendCode(shop, { purpose: 'password', target, isKnown: customer !== null, insteadOfCode }, place);
}

/** Checks the code without using it up: the new password follows. */
export async function checkResetCode(
  shop: Shop,
  body: LoginInput & { reset_token: string | number },
  place: RequestPlace,
): Promise<void> {
  const { target } = readLogin(body);
  await checkCode(shop, { purpose: 'password', target, code: String(body.reset_token), consume: false }, place);
}

/**
 * Sets a new password by a verified phone or email address, and revokes every token. The device stays known: a sign-in on any other is told.
 * @returns how many tokens there were
 */
async function setPassword(
  shop: Shop,
  customer: CustomerRow,
  { field, password }: { field: LoginField; password: string },
  { device, at }: RequestPlace,
): Promise<number> {
  const passwordHash = await hashPassword(password);
  const verified = field === 'phone' ? { phoneVerified: true } : { emailVerified: true };
  const revoked = await shop.db.transaction(async (tx) => {
    const now = (await lockShopper(tx, customer.id))?.customer;
    if (now?.[field] !== customer[field] || !maySignIn(now, field)) throw new DomainError(403, 'otp', 'codeWrong');
    await updateCustomer(tx, customer.id, { ...verified, passwordHash });
    const count = await revokeTokens(tx, customer.id);
    if (device) await rememberDevice(tx, customer.id, device, at);
    return count;
  });
  await shop.live.tokensRevoked(customer.id);
  await resetAttempts(shop.db, [counterOf('signInAccount', customer.id)]);
  return revoked;
}

/** Checks a code that Firebase sent to this phone, normalized. @throws DomainError 403, or 429 after too many wrong ones */
async function checkFirebaseCode(
  { db, clock, config }: Shop,
  { phone, ...sent }: { phone: string; sessionInfo: string; code: string },
  { address }: RequestPlace,
): Promise<void> {
  await judgeAttempt(db, [counterOf('signInAddress', address)], clock(), isAnyError, async () => {
    const verifiedPhone = await phoneVerifiedByFirebase(config, sent);
    if (normalizePhone(verifiedPhone) !== phone) throw new DomainError(403, 'otp', 'codeWrong');
  });
}

type NewPassword = LoginInput & { reset_token: string | number; password: string; confirm_password: string };

/** Sets a new password by our code or Firebase's. @throws DomainError naming the field */
export async function resetPassword(
  shop: Shop,
  body: NewPassword & { session_info?: string },
  place: RequestPlace,
): Promise<string> {
  const login = readLogin(body);
  const { target } = login;
  assertPassword(body.password, [target]);
  if (body.password !== body.confirm_password) throw new DomainError(403, 'confirm_password', 'passwordsDiffer');
  const code = String(body.reset_token);
  if (body.session_info === undefined)
    await checkCode(shop, { purpose: 'password', target, code, consume: true }, place);
  else await checkFirebaseCode(shop, { sessionInfo: body.session_info, code, phone: target }, place);
  const customer = await findCustomer(shop.db, login);
  if (!customer) throw new DomainError(403, 'otp', 'codeWrong');
  const revoked = await setPassword(shop, customer, { field: login.field, password: body.password }, place);
  return translate(revoked > 0 ? 'passwordChangedEverywhere' : 'passwordChanged', place.language);
}

/** Signs in with a code that Firebase sent. */
export async function signInByFirebaseCode(shop: Shop, body: FirebaseCode, place: RequestPlace): Promise<SignedIn> {
  const phone = normalizePhone(body.phone);
  await checkFirebaseCode(shop, { sessionInfo: body.session_info, code: String(body.otp), phone }, place);
  return startPhoneSession(shop, phone, body.guest_id, place);
}

/** Sends a code to verify an email address; it signs nobody in. */
export async function requestEmailCode(shop: Shop, address: string, place: RequestPlace): Promise<string> {
  if (!isEmail(address.trim())) throw new DomainError(403, 'email', 'emailMalformed');
  const email = normalizeEmail(address);
  const isKnown = (await findCustomer(shop.db, { field: 'email', target: email })) !== null;
  return sendCode(shop, { purpose: 'verify-email', target: email, isKnown }, place);
}

/** Marks an email address as verified. @returns the message @throws DomainError 403 for a wrong code */
export async function verifyEmail(
  shop: Shop,
  body: { email: string; token: string | number },
  place: RequestPlace,
): Promise<string> {
  const email = normalizeEmail(body.email);
  await checkCode(shop, { purpose: 'verify-email', target: email, code: String(body.token), consume: true }, place);
  const customer = await findCustomer(shop.db, { field: 'email', target: email });
  if (!customer) throw new DomainError(403, 'otp', 'codeWrong');
  await markVerified(shop, customer, 'email', await verifierOf(shop, customer, place));
  return translate('codeRight', place.language);
}
