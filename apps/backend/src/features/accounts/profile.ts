/** Profile changes. Changing credentials needs re-authentication: confirm.ts (decision 051). */
import type { UpdateProfile } from '@shop/contract/account';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { customerOf, hashOfToken, type CustomerRow } from '../shoppers/caller';
import { lockCustomer } from '../shoppers/lock';
import { withImages } from '../uploads/store';
import { confirmOwner } from './confirm';
import { assertPassword, hashPassword } from './passwords';
import { assertNotTaken, normalizeEmail, readPerson, type Person } from './person';
import { revokeTokens, updateCustomer } from './queries';
import { judgeNames } from './probe-throttle';
import { counterOf } from './throttle';

/**
 * Missing fields stay as they are. So does an address that is only written differently: of two accounts whose addresses
 * became the same, one keeps its own (migration 0026).
 */
function personOf(
  customer: CustomerRow,
  { current_password: _password, otp: _otp, ...changes }: UpdateProfile,
): Person {
  const person = readPerson({
    f_name: changes.name === undefined ? customer.firstName : '',
    l_name: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as object),
  });
  return person.email === normalizeEmail(customer.email) ? { ...person, email: customer.email } : person;
}

/**
 * @returns how many sessions on other devices the new password has ended
 * @throws DomainError 403 naming the invalid field, or `current_password` or `otp` when re-authentication is required
 */
export async function changeProfile(
  shop: Shop,
  body: UpdateProfile,
  sentFiles: FastifyRequest['sentFiles'],
  place: RequestPlace,
): Promise<number> {
  const { db, config, live } = shop;
  const customer = await customerOf(db, place);
  const person = personOf(customer, body);
  if (body.password) assertPassword(body.password, [person.email, person.phone]);
  const isLoginChanged = person.phone !== customer.phone || person.email !== customer.email;
  if (isLoginChanged || body.password)
    await confirmOwner(shop, customer, { password: body.current_password ?? '', otp: String(body.otp ?? '') }, place);
  if (isLoginChanged)
    await judgeNames(shop, counterOf('takenCustomer', customer.id), () => assertNotTaken(db, person, customer.id));
  const passwordHash = body.password ? await hashPassword(body.password) : null;
  const ended = await withImages(
    config,
    sentFiles,
    { field: 'image', folder: 'profile' },
    ({ names: [image], moveToFolder }) =>
      db.transaction(async (tx) => {
        // Fails when somebody else has taken over the account meanwhile.
        const now = await lockCustomer(tx, place, customer.id);
        // The previous picture is now unreferenced; the sweep deletes it.
        await updateCustomer(tx, now.id, {
          ...person,
          phoneVerified: now.phoneVerified && person.phone === now.phone,
          emailVerified: now.emailVerified && person.email === now.email,
          ...(passwordHash ? { passwordHash } : {}),
          ...(image === undefined ? {} : { image }),
        });
        const count = passwordHash ? await revokeTokens(tx, now.id, hashOfToken(place.token ?? '')) : 0;
        await moveToFolder();
        return count;
      }),
  );
  if (passwordHash) await live.tokensRevoked(customer.id);
  return ended;
}
