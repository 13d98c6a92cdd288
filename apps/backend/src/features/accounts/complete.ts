/**
 * Two-step registration (contract §6.1, v3): a phone or email address is verified first, then `update-info` sets
 * the name. The second call carries no token, but the proof from the first response.
 */
import type { SignedIn, UpdateInfo } from '@shop/contract/account';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { startSession, createCustomer } from './session';
import { issueProof, hasValidProof, consumeProof } from './codes';
import { assertNotTaken, readPerson } from './person';
import { judgeNames } from './probe-throttle';
import { counterOf } from './throttle';

/** @param target the verified phone or email address, normalized @returns the proof */
export const issueCompletionProof = (shop: Pick<Shop, 'db' | 'clock'>, target: string): Promise<string> =>
  issueProof(shop, { purpose: 'complete', target });

/** @throws DomainError 403 `f_name`, `email` or `phone` for what is missing or taken, `otp` without a valid proof */
export async function completeAccount(shop: Shop, body: UpdateInfo, place: RequestPlace): Promise<SignedIn> {
  const person = readPerson({ name: body.name, email: body.email ?? '', phone: body.phone ?? '' });
  const proof = body.proof ?? '';
  const byPhone = await hasValidProof(shop, { purpose: 'complete', target: person.phone }, proof);
  const target = byPhone ? person.phone : person.email;
  if (!byPhone && !(await hasValidProof(shop, { purpose: 'complete', target }, proof)))
    throw new DomainError(403, 'otp', 'proofMissing');
  await judgeNames(shop, counterOf('takenAddress', place.address), () => assertNotTaken(shop.db, person));
  if (!(await consumeProof(shop, { purpose: 'complete', target }, proof)))
    throw new DomainError(403, 'otp', 'proofMissing');
  const customer = await createCustomer(shop, person, {
    refCode: body.ref_code,
    phoneVerified: byPhone,
    emailVerified: !byPhone,
  });
  return startSession(shop, customer, place, body.guest_id, body.login_type ?? (byPhone ? 'otp' : 'social'));
}
