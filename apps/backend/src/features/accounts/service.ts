/** Signing up and in (contract §6.1). Wrong and unknown answer alike, in words and in time. */
import type { FirebaseCode, SignedIn, SignIn, SignUp, VerifyPhone } from '@shop/contract/account';
import { isEmail, isPhone } from '@shop/domain/checkout';
import type { Shop } from '../../context';
import { say } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { customerOf, hashOfToken, type CustomerRow } from '../shoppers/caller';
import { admit, answerOf, createCustomer, type GuestOf } from './admit';
import { checkCode, giveProof, sendCode, spendProof } from './codes';
import { rememberProof } from './complete';
import { assertPassword, hashPassword, isPassword } from './passwords';
import { readPerson, tidyEmail, tidyPhone } from './person';
import { opens, proveName, type Name, type Prover } from './proved';
import { endToken, endTokens, findCustomer, lockCustomer, updateCustomer } from './queries';
import { provedPhone } from './social';
import { signInSocially } from './social-accounts';
import { countNameProbe, assertMayProbeNames } from './name-probing';
import { countAttempt, resetAttempts, LIMITS, signInKey } from './throttle';

/** Instead of a proof, for clients that know none. The space keeps a proof from saying it. */
const askedFrom = ({ address }: RequestPlace) => `from ${address}`;

/**
 * Asks for the code of the phone first, where config wants phones verified. Whoever asks has given the password: the proof says so
 * with the code, for clients that know none the address does.
 * @param known false: no code is sent, and neither a code nor the proof will do
 */
async function askForCode(
  shop: Shop,
  { email, phone }: Pick<CustomerRow, 'email' | 'phone'>,
  known: boolean,
  place: RequestPlace,
): Promise<SignedIn> {
  const message = await sendCode(shop, { purpose: 'verify-phone', target: phone, known }, place);
  const proof = await giveProof(
    shop,
    { purpose: 'asked', target: phone },
    {
      others: [askedFrom(place)],
      // Else whoever signs up with a taken phone would keep the password of a stranger by proving it.
      isGood: known,
    },
  );
  return { ...answerOf({ email, phone, phoneVerified: false }, null), message, proof };
}

/** Where a code is asked for first, a name that is taken is answered as a new one is; elsewhere it is refused, a few times. */
export async function signUp(shop: Shop, body: SignUp, place: RequestPlace): Promise<SignedIn> {
  const { db, clock, config } = shop;
  await countAttempt(db, `sign-up:${place.address}`, LIMITS.signUpAddress, clock());
  const person = readPerson(body as never);
  assertPassword(body.password, [person.email, person.phone]);
  if (!config.verifyPhones) await assertMayProbeNames(shop, place.address);
  const passwordHash = await hashPassword(body.password);
  const create = () => createCustomer(shop, person, { refCode: body.ref_code, passwordHash });
  if (!config.verifyPhones) return admit(shop, await countNameProbe(shop, place.address, create), body.guest_id);
  const isNew = await create().then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError && error.text === 'namesTaken') return false;
      throw error;
    },
  );
  return askForCode(shop, person, isNew, place);
}

/** Without an account the phone is proved all the same: `update-info` makes one of it. */
async function signInByCode(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  const said = (body.phone ?? body.email_or_phone ?? '').trim();
  if (!isPhone(said)) throw new DomainError(403, 'phone', said ? 'phoneMalformed' : 'phoneMissing');
  const phone = tidyPhone(said);
  const nobody = { email: null, phone, phoneVerified: false };
  if (body.otp === undefined || body.otp === null || body.otp === '') {
    const message = await sendCode(shop, { purpose: 'login', target: phone, known: true }, place);
    return { message, ...answerOf(nobody, null, { loginType: 'otp' }) };
  }
  await checkCode(shop, { purpose: 'login', target: phone, code: String(body.otp), spend: true });
  return admitPhone(shop, phone, body.guest_id, place);
}

/** Who proves a name: whoever is signed in to the account that holds it, or a stranger. */
async function proverOf({ db }: Shop, customer: CustomerRow, place: RequestPlace): Promise<Prover> {
  if (!place.token) return 'stranger';
  const signedIn = await customerOf(db, place).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  return signedIn?.id === customer.id ? 'owner' : 'stranger';
}

/** Lets in whoever has the phone that was just proved. @throws DomainError 403 when its account belongs to another name */
export async function admitPhone(shop: Shop, phone: string, guestId: GuestOf, place: RequestPlace): Promise<SignedIn> {
  const customer = await findCustomer(shop.db, { phone });
  if (!customer) {
    const proof = await rememberProof(shop, phone);
    return {
      ...answerOf({ email: null, phone, phoneVerified: true }, null, { loginType: 'otp', complete: false }),
      proof,
    };
  }
  const proved = await proveName(shop, customer, 'phone', await proverOf(shop, customer, place));
  return tellIfDropped(customer, proved, await admit(shop, proved, guestId, 'otp'), place);
}

/** Whoever remembers a password, theirs or one they have just typed, hears that it is none. */
const tellIfDropped = (
  before: CustomerRow,
  now: CustomerRow,
  answer: SignedIn,
  { language }: RequestPlace,
): SignedIn =>
  before.passwordHash !== null && now.passwordHash === null
    ? { ...answer, message: say('passwordDropped', language) }
    : answer;

/** The name that a password is given with. @throws DomainError 403 without one */
function nameOf(body: SignIn): { email: string } | { phone: string } {
  const login = (body.email_or_phone ?? body.email ?? body.phone ?? '').trim();
  if (!login) throw new DomainError(403, 'email_or_phone', 'loginMissing');
  return login.includes('@') ? { email: tidyEmail(login) } : { phone: tidyPhone(login) };
}

/** By password, by code or by a medium. @throws DomainError 401 for a wrong password or an unknown name, 403 naming what is missing, 429 */
export async function signIn(shop: Shop, body: SignIn, place: RequestPlace): Promise<SignedIn> {
  if (body.login_type === 'otp') return signInByCode(shop, body, place);
  if (body.login_type === 'social') return signInSocially(shop, body, place);
  const { db, clock, config } = shop;
  const key = nameOf(body);
  if (!body.password) throw new DomainError(403, 'password', 'passwordMissing');
  await countAttempt(db, `sign-in:${place.address}`, LIMITS.signInAddress, clock());
  const customer = await findCustomer(db, key);
  // An account has two names; each of them would have tries of its own.
  const account = customer ? signInKey(customer) : `sign-in:${Object.values(key)[0]}`;
  await countAttempt(db, account, LIMITS.signInAccount, clock());
  const right = await isPassword(body.password, customer?.passwordHash ?? null);
  if (!customer || !right) throw new DomainError(401, 'auth-001', 'signInWrong');
  await resetAttempts(db, account);
  if (config.verifyPhones && !customer.phoneVerified) return askForCode(shop, customer, true, place);
  return admit(shop, customer, body.guest_id);
}

/** The password stays with whoever gave it; to whoever else proves the phone the account belongs without it. */
export async function verifyPhone(shop: Shop, body: VerifyPhone, place: RequestPlace): Promise<SignedIn> {
  const phone = tidyPhone(body.phone);
  const code = String(body.otp ?? body.token ?? '');
  await checkCode(shop, { purpose: 'verify-phone', target: phone, code, spend: true });
  const customer = await findCustomer(shop.db, { phone });
  if (!customer) throw new DomainError(403, 'otp', 'codeWrong');
  const asked = await spendProof(shop, { purpose: 'asked', target: phone }, [body.proof ?? askedFrom(place)]);
  const proved = await proveName(shop, customer, 'phone', asked ? 'owner' : await proverOf(shop, customer, place));
  return tellIfDropped(customer, proved, await admit(shop, proved, body.guest_id), place);
}

/** Ends the sign-in that asks for it. @throws DomainError 401 when it has ended already */
export async function signOut({ db, live }: Shop, place: RequestPlace): Promise<void> {
  const { id } = await customerOf(db, place);
  await endToken(db, hashOfToken(place.token ?? ''));
  await live.tokensEnded(id);
}

export interface Whose {
  phone?: string | null;
  email?: string | null;
}
interface Login {
  target: string;
  key: { phone: string } | { email: string };
  name: Name;
}
function loginOf({ phone, email }: Whose): Login {
  const byEmail = (said: string): Login => ({
    target: tidyEmail(said),
    key: { email: tidyEmail(said) },
    name: 'email',
  });
  if (email?.trim()) return byEmail(email);
  if (!phone?.trim()) throw new DomainError(403, 'phone', 'loginMissing');
  if (phone.includes('@')) return byEmail(phone);
  return { target: tidyPhone(phone), key: { phone: tidyPhone(phone) }, name: 'phone' };
}

/** Sends a code for a new password. @returns what to tell, the same for names that nobody has @throws DomainError 403, 429 */
export async function forgotPassword(shop: Shop, body: Whose, place: RequestPlace): Promise<string> {
  const { target, key, name } = loginOf(body);
  const customer = await findCustomer(shop.db, key);
  const unproved = name === 'phone' ? 'phoneUnproved' : 'emailUnproved';
  const instead = customer && !opens(customer, name) ? unproved : undefined;
  return sendCode(shop, { purpose: 'password', target, known: customer !== null, instead }, place);
}

/** Whether the code is right, without spending it: the new password comes next. */
export async function checkResetCode(shop: Shop, body: Whose & { reset_token: string | number }): Promise<void> {
  const { target } = loginOf(body);
  await checkCode(shop, { purpose: 'password', target, code: String(body.reset_token), spend: false });
}

/** Sets a new password by the name that was proved, and ends every sign-in. */
async function setPassword(shop: Shop, customer: CustomerRow, name: Name, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const verified = name === 'phone' ? { phoneVerified: true } : { emailVerified: true };
  await shop.db.transaction(async (tx) => {
    const now = await lockCustomer(tx, customer.id);
    if (now?.[name] !== customer[name] || !opens(now, name)) throw new DomainError(403, 'otp', 'codeWrong');
    await updateCustomer(tx, customer.id, { ...verified, passwordHash });
    await endTokens(tx, customer.id);
  });
  await shop.live.tokensEnded(customer.id);
  await resetAttempts(shop.db, signInKey(customer));
}

type NewPassword = Whose & { reset_token: string | number; password: string; confirm_password: string };

/** A new password for whoever proves the login, by our code or by Firebase's. @throws DomainError naming the field */
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
    const proved = await provedPhone(shop.config, { sessionInfo: body.session_info, code });
    if (tidyPhone(proved) !== target) throw new DomainError(403, 'otp', 'codeWrong');
  }
  const customer = await findCustomer(shop.db, key);
  if (!customer) throw new DomainError(403, 'otp', 'codeWrong');
  await setPassword(shop, customer, name, body.password);
  return say('passwordChanged', place.language);
}

/** Signs in by a code that Firebase sent. The proved phone counts, and it has to be the one that is claimed. */
export async function signInByFirebaseCode(shop: Shop, body: FirebaseCode, place: RequestPlace): Promise<SignedIn> {
  await countAttempt(shop.db, `sign-in:${place.address}`, LIMITS.signInAddress, shop.clock());
  const proved = tidyPhone(await provedPhone(shop.config, { sessionInfo: body.session_info, code: String(body.otp) }));
  if (proved !== tidyPhone(body.phone)) throw new DomainError(403, 'otp', 'codeWrong');
  return admitPhone(shop, proved, body.guest_id, place);
}

/** Whether the address is its owner's; nothing is let in by it. */
export async function askEmail(shop: Shop, said: string, place: RequestPlace): Promise<string> {
  if (!isEmail(said.trim())) throw new DomainError(403, 'email', 'emailMalformed');
  const email = tidyEmail(said);
  const known = (await findCustomer(shop.db, { email })) !== null;
  return sendCode(shop, { purpose: 'verify-email', target: email, known }, place);
}

/** Keeps that an e-mail address was proved. @returns what to tell @throws DomainError 403 for a wrong code */
export async function verifyEmail(
  shop: Shop,
  body: { email: string; token: string | number },
  place: RequestPlace,
): Promise<string> {
  const email = tidyEmail(body.email);
  await checkCode(shop, { purpose: 'verify-email', target: email, code: String(body.token), spend: true });
  const customer = await findCustomer(shop.db, { email });
  if (!customer) throw new DomainError(403, 'otp', 'codeWrong');
  await proveName(shop, customer, 'email', await proverOf(shop, customer, place));
  return say('codeRight', place.language);
}
