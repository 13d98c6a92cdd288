/** Sign-in and sign-up with Google, Facebook or Apple (contract §6.1, AUTH-10). */
import type { SignedIn, SocialSignIn } from '@shop/contract/account';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import type { CustomerRow } from '../shoppers/caller';
import { startSession, signInResponse, createCustomer, type GuestId } from './session';
import { issueCompletionProof } from './complete';
import { assertNotTaken, readPerson } from './person';
import { markVerified } from './ownership';
import { customerBySocialId, findCustomer, updateCustomer } from './queries';
import { socialPerson, type SocialPerson, type SocialRequest } from './social';
import { judgeNames } from './probe-throttle';
import { counterOf, countAttempt, isAnyError, judgeAttempt } from './throttle';

/** The account of a social identity: by its id, else by an email address that the medium has verified. */
async function accountOf(shop: Shop, person: SocialPerson): Promise<CustomerRow | null> {
  const { db } = shop;
  const linked = await customerBySocialId(db, person.id);
  if (linked) return linked;
  const sameEmail = person.email ? await findCustomer(db, { field: 'email', target: person.email }) : null;
  if (!sameEmail) return null;
  if (!person.emailVerified) throw new DomainError(403, 'auth-001', 'socialEmail');
  const verified = await markVerified(shop, sameEmail, 'email', 'stranger');
  const link = { socialId: person.id, loginMedium: person.medium };
  await updateCustomer(db, verified.id, link);
  return { ...verified, ...link };
}

/** v2 sends unknown people to `social-register` (403 `email`); v3 lets them complete the account by `update-info`. */
export async function signInSocially(
  shop: Shop,
  body: SocialRequest & { guest_id?: GuestId; isExistingOnly?: boolean },
  place: RequestPlace,
): Promise<SignedIn> {
  const { db, clock, config } = shop;
  const counters = [counterOf('signInAddress', place.address)];
  const person = await judgeAttempt(db, counters, clock(), isAnyError, () => socialPerson(config, body));
  const customer = await accountOf(shop, person);
  if (customer) return startSession(shop, customer, place, body.guest_id, 'social');
  if (body.isExistingOnly || !person.email || !person.emailVerified)
    throw new DomainError(403, 'email', 'socialUnknown');
  const proof = await issueCompletionProof(shop, person.email);
  const unlinked = { email: person.email, phone: null, phoneVerified: false };
  return { ...signInResponse(unlinked, null, { loginType: 'social', isComplete: false }), proof };
}

/** Creates the account of a social identity with the given phone. The email address is the medium's. */
export async function registerSocially(shop: Shop, body: SocialSignIn, place: RequestPlace): Promise<SignedIn> {
  await countAttempt(shop.db, [counterOf('signUpAddress', place.address)], shop.clock());
  const person = await socialPerson(shop.config, body);
  const existing = await accountOf(shop, person);
  if (existing) return startSession(shop, existing, place, body.guest_id, 'social');
  const email = person.email ?? body.email ?? '';
  const read = readPerson({ name: body.name?.trim() || person.name || email, email, phone: body.phone ?? '' });
  await judgeNames(shop, counterOf('takenAddress', place.address), () => assertNotTaken(shop.db, read));
  const customer = await createCustomer(shop, read, {
    refCode: body.ref_code,
    socialId: person.id,
    loginMedium: person.medium,
    emailVerified: person.emailVerified,
  });
  return startSession(shop, customer, place, body.guest_id, 'social');
}
