/** Figures, push device and removal of a customer account (contract §6.2). */
import type { ChooseNotification, PushSubscription } from '@shop/contract/account';
import type { NotificationChoices } from '@shop/domain/notifications';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import type { RequestPlace } from '../../plugins/place';
import { countOrders, updateCustomer } from '../accounts/queries';
import { removeIfFree, type RemovalObstacle } from '../accounts/removal';
import { deleteDevicesOf } from '../outbox/device-queries';
import { saveDevice } from '../outbox/devices';
import { readEndpoint } from '../outbox/push-endpoint';
import { areKeys } from '../outbox/web-push';
import { customerOf, hashOfToken } from '../shoppers/caller';
import { lockCustomer, withCustomer } from '../shoppers/lock';
import { pointBalance, walletBalance } from '../wallet/ledger';
import { choicesFor } from './notify';
import type { Figures } from './present';
import { upsertChoice } from './queries';

/** Figures of the profile page. */
export const figuresOf = async (db: Executor, customerId: number): Promise<Figures> => ({
  orders: await countOrders(db, customerId),
  wallet: await walletBalance(db, customerId),
  points: await pointBalance(db, customerId),
});

/**
 * Deletes the signed-in account and closes its live streams.
 * @returns what stood in the way; null: the account is deleted
 * @throws DomainError 401 when nobody is signed in
 */
export async function removeAccount(
  { db, clock, live }: Pick<Shop, 'db' | 'clock' | 'live'>,
  place: RequestPlace,
): Promise<RemovalObstacle | null> {
  const { id } = await customerOf(db, place);
  const obstacle = await db.transaction((tx) => removeIfFree(tx, id, clock(), () => lockCustomer(tx, place, id)));
  if (!obstacle) await live.tokensRevoked(id);
  return obstacle;
}

/** Replaces the modules a customer is interested in. @throws DomainError 401 when nobody is signed in */
export async function saveInterests({ db }: Pick<Shop, 'db'>, interests: number[], place: RequestPlace): Promise<void> {
  await withCustomer(db, place, (tx, { id }) => updateCustomer(tx, id, { interests }));
}

/**
 * Registers the push device of a session.
 * @param device its token; '@': unregister, whatever kind of device it has
 * @throws DomainError 401 when nobody is signed in
 */
export async function savePushDevice(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  device: string,
  place: RequestPlace,
): Promise<void> {
  const tokenHash = hashOfToken(place.token ?? '');
  await withCustomer(db, place, async (tx) => {
    if (device === '@') await deleteDevicesOf(tx, tokenHash);
    else await saveDevice(tx, tokenHash, { device, language: place.language, keys: null }, clock());
  });
}

/**
 * Registers a browser's own push subscription for the session.
 * @throws DomainError 401 when nobody is signed in, 403 when its address or keys are none of a push service
 */
export async function savePushSubscription(
  { db, clock, config }: Pick<Shop, 'db' | 'clock' | 'config'>,
  { endpoint, keys }: PushSubscription,
  place: RequestPlace,
): Promise<void> {
  await customerOf(db, place);
  if (!readEndpoint(endpoint, config.pushLoopback) || !areKeys(keys))
    throw new DomainError(403, 'endpoint', 'subscriptionMalformed');
  const device = { device: endpoint, language: place.language, keys };
  await withCustomer(db, place, (tx) => saveDevice(tx, hashOfToken(place.token ?? ''), device, clock()));
}

/** @throws DomainError 401 when nobody is signed in */
export async function chooseNotification(
  { db }: Pick<Shop, 'db'>,
  { kind, way, is_on: isOn }: ChooseNotification,
  place: RequestPlace,
): Promise<NotificationChoices> {
  return withCustomer(db, place, async (tx, { id }) => {
    await upsertChoice(tx, id, { kind, way, isOn });
    return choicesFor(tx, id);
  });
}
