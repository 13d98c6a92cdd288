/**
 * Accounts that are made in two steps (contract §6.1, v3): a phone or an e-mail address is proved first, `update-info`
 * then tells the name. The second call carries no token, so the proof is bound to the address that gave it, and is good
 * once and for ten minutes: nobody else can finish it.
 */
import type { SignedIn, UpdateInfo } from '@shop/contract/account';
import type { Shop } from '../../app';
import type { RequestPlace } from '../../plugins/place';
import { Refusal } from '../../refusal';
import { admit, createCustomer } from './admit';
import { checkCode, keepCode } from './codes';
import { assertFree, readPerson, tidyEmail, tidyPhone } from './person';

/** @param target the phone or e-mail address that was proved, tidy */
export async function rememberProof(shop: Pick<Shop, 'db' | 'clock'>, target: string, place: RequestPlace) {
  await keepCode(shop, { purpose: 'complete', target, code: place.address });
}

async function isProved(shop: Shop, target: string, place: RequestPlace): Promise<boolean> {
  const proof = { purpose: 'complete', target, code: place.address } as const;
  return checkCode(shop, { ...proof, spend: false }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

/** @throws Refusal 403 `f_name`, `email` or `phone` for what is missing or taken, `otp` when nothing was proved */
export async function completeAccount(shop: Shop, body: UpdateInfo, place: RequestPlace): Promise<SignedIn> {
  const person = readPerson({ name: body.name, email: body.email ?? '', phone: body.phone ?? '' });
  const byPhone = await isProved(shop, tidyPhone(person.phone), place);
  const byEmail = !byPhone && (await isProved(shop, tidyEmail(person.email), place));
  if (!byPhone && !byEmail) throw new Refusal(403, 'otp', 'proofMissing');
  await assertFree(shop.db, person);
  const target = byPhone ? person.phone : person.email;
  await checkCode(shop, { purpose: 'complete', target, code: place.address, spend: true });
  const customer = await createCustomer(shop, person, {
    refCode: body.ref_code,
    phoneVerified: byPhone,
    emailVerified: byEmail,
  });
  return admit(shop, customer, body.guest_id, body.login_type ?? (byPhone ? 'otp' : 'social'));
}
