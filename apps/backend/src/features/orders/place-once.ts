/** Placing an order of any type: one transaction, serialized per shopper, once per idempotency key. */
import type { OrderPlace, OrderPlaced } from '@shop/contract/order';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import { translate } from '../../messages';
import { addressHash, type RequestPlace } from '../../plugins/place';
import { major, stamp } from '../../present';
import { DomainError } from '../../domain-error';
import { boundsOf, countGuestOrder } from '../shoppers/bounds';
import { customerOf, guestNumber, type Shopper } from '../shoppers/caller';
import { offeredAt } from '../payments/offered';
import { assertOpenOrders } from './open-order-limits';
import { planPayment, takeFromWallet, type Paying } from './pay';
import { withNumber } from './number';
import { storeKeyResponse, claimKey, hasKeyResponse } from './key-queries';
import { insertOrder, lockShopper, type NewOrderLine, type NewOrderRow } from './queries';
import { hashOf, readContact, text, type Contact } from './request';

/** The shopper, the time and the request. `attachments`: names of uploaded pictures. */
export interface Visit {
  body: OrderPlace;
  place: RequestPlace;
  shopper: Shopper;
  now: Date;
}
type Common =
  | 'number'
  | 'shopperId'
  | 'status'
  | 'paymentMethod'
  | 'contactName'
  | 'contactPhone'
  | 'contactEmail'
  | 'note'
  | 'instruction'
  | 'reachedAt'
  | 'createdAt'
  | 'stockHeldAt'
  | 'placedFrom';
export interface NewOrder {
  order: Omit<NewOrderRow, Common>;
  rows: Omit<NewOrderLine, 'orderId'>[];
  /** Statements that take from stock and cart, pipelined with the inserts. @throws DomainError */
  takes?: () => Promise<unknown>[];
  /** Runs last before the commit: effects that can not be rolled back. */
  keep?: () => Promise<void>;
}

/** `orderId`: for notifying watchers; null: a retry, and this is the stored response. */
export interface Placed {
  answer: OrderPlaced;
  orderId: number | null;
}

/** `build` validates and prices the order; its writes belong to the same transaction. */
export async function placeOnce(
  shop: Shop,
  body: OrderPlace,
  place: RequestPlace,
  key: string | null,
  build: (db: Executor, visit: Visit) => Promise<NewOrder>,
): Promise<Placed> {
  const { db, clock, config, zones } = shop;
  const customer = place.token ? await customerOf(db, place) : null;
  const shopper: Shopper = { id: customer?.id ?? guestNumber(body.guest_id), isGuest: customer === null };
  const account = customer && {
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    phone: customer.phone,
    email: customer.email,
  };
  const bounds = boundsOf(config);
  const phone = text(body.contact_person_number) || (account?.phone ?? '');
  // Rejected attempts count too, so the counter is outside the transaction.
  if (shopper.isGuest && !(await hasKeyResponse(db, shopper.id, key)))
    await countGuestOrder(db, bounds, { guestId: shopper.id, phone, place }, clock());
  const allZones = await zones();
  const once = (tx: Executor, number: number) =>
    placeInside(tx, { body, place, shopper, now: clock() }, { number, key, account, build }, async (built, rows) => {
      await assertOpenOrders(tx, bounds, { shopper, phone, placedFrom: addressHash(place), rows });
      return planPayment(tx, body, shopper, built.total, offeredAt(config, allZones, built));
    });
  return withNumber((number) => db.transaction((tx) => once(tx, number)));
}

interface Placing {
  /** The public number. */
  number: number;
  key: string | null;
  account: Contact | null;
  build: (db: Executor, visit: Visit) => Promise<NewOrder>;
}

/** All inserts of an order, in locking order. */
async function placeInside(
  tx: Executor,
  visit: Visit,
  { number, key, account, build }: Placing,
  plan: (order: NewOrder['order'], rows: NewOrder['rows']) => Promise<Paying>,
): Promise<Placed> {
  const { body, place, shopper, now } = visit;
  const [{ orderId }, known] = await runPipelined(
    lockShopper(tx, shopper.id).then((locked) => {
      if (!locked || locked.isGuest !== shopper.isGuest) throw new DomainError(401, 'auth-001', 'guestUnknown');
      return locked;
    }),
    key ? claimKey(tx, shopper.id, key, hashOf(body), now) : null,
  );
  if (known && known.bodyHash !== hashOf(body)) throw new DomainError(422, 'idempotency_key', 'keyReused');
  if (known?.answer) return { answer: known.answer as unknown as OrderPlaced, orderId: null };
  const contact = readContact(body, account);
  const { order: built, rows, takes, keep } = await build(tx, visit);
  const paying = await plan(built, rows);
  const order = {
    ...built,
    id: orderId,
    number,
    shopperId: shopper.id,
    status: 'pending',
    paymentMethod: paying.paymentMethod,
    stockHeldAt: now,
    placedFrom: addressHash(place),
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    note: text(body.order_note),
    instruction: text(body.delivery_instruction),
    reachedAt: { pending: now.toISOString() },
    createdAt: now,
  };
  const answer: OrderPlaced = {
    message: translate('orderPlaced', place.language),
    order_id: number,
    total_ammount: major(order.total),
    total_amount: major(order.total),
    status: paying.confirmed ? 'confirmed' : 'pending',
    created_at: stamp(now),
    user_id: shopper.id,
  };
  await runPipelined(
    ...(takes?.() ?? []),
    insertOrder(tx, order, rows),
    key ? storeKeyResponse(tx, shopper.id, key, answer) : null,
  );
  await takeFromWallet(tx, shopper, order, paying, now);
  await keep?.();
  return { answer, orderId };
}
