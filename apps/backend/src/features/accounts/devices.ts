/** Signed-in devices of a customer: listed, and signed out one by one or all others at once (PLUS-45, decision 153). */
import { MOST_DEVICES, type WireDevices } from '@shop/contract/device';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import type { RequestPlace } from '../../plugins/place';
import { flag } from '../../present';
import { customerOf, hashOfToken, idleSince } from '../shoppers/caller';
import { withCustomer } from '../shoppers/lock';
import { forgetDevice } from './known-devices';
import { revokeTokenById, revokeTokens, sessionsOf } from './queries';

const currentHash = ({ token }: RequestPlace): string => hashOfToken(token ?? '');

/** @throws DomainError 401 when nobody is signed in */
export async function listDevices({ db }: Pick<Shop, 'db'>, place: RequestPlace): Promise<WireDevices> {
  const { id: customerId } = await customerOf(db, place);
  const current = currentHash(place);
  const rows = await sessionsOf(db, { customerId, current, since: idleSince(place.at), limit: MOST_DEVICES });
  return {
    devices: rows.map(({ id, browser, system, hash, createdAt, usedAt }) => ({
      id,
      browser,
      system,
      is_current: flag(hash === current),
      created_at: createdAt.toISOString(),
      used_at: usedAt.toISOString(),
    })),
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Ends one session of the caller, its push device and its streams. Its device is known no more: a sign-in there is told again.
 * @throws DomainError 401 when nobody is signed in, 404 for a session that has ended, or is somebody else's
 */
export async function endDevice(
  { db, live }: Pick<Shop, 'db' | 'live'>,
  sessionId: string,
  place: RequestPlace,
): Promise<void> {
  const customerId = await withCustomer(db, place, async (tx, { id }) => {
    const ended = UUID.test(sessionId) ? await revokeTokenById(tx, id, sessionId) : null;
    if (!ended) throw new DomainError(404, 'device_id', 'deviceUnknown');
    if (ended.device !== null) await forgetDevice(tx, id, ended.device);
    return id;
  });
  await live.tokensRevoked(customerId);
}

/** Ends all sessions of the caller but this one. @throws DomainError 401 when nobody is signed in */
export async function endOtherDevices({ db, live }: Pick<Shop, 'db' | 'live'>, place: RequestPlace): Promise<void> {
  const customerId = await withCustomer(db, place, async (tx, { id }) => {
    await revokeTokens(tx, id, currentHash(place));
    return id;
  });
  await live.tokensRevoked(customerId);
}
