/** Placing an order of any type: one transaction, serialized per shopper, once per idempotency key. */
import type { OrderPlace, OrderPlaced } from '@shop/contract/order';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import { translate } from '../../messages';
import { addressHash, type RequestPlace } from '../../plugins/place';
import { major, stamp } from '../../present';
import { DomainError } from '../../domain-error';
import { shopperLimits, countGuestOrder } from '../shoppers/shopper-limits';
import { customerOf, parseGuestId, type CustomerRow, type Shopper } from '../shoppers/caller';
import { lockCaller } from '../shoppers/lock';
import { offeredMethods } from '../payments/offered';
import type { Images } from '../uploads/store';
import type { ArrivalState } from '@shop/domain/arrival-plan';
import { arrivalOfNew } from './arrival';
import { planArrival } from './arrival-plan';
import { assertOpenOrderLimits } from './open-order-limits';
import { planPayment, takeFromWallet, type PaymentPlan } from './payment-plan';
import { withUniqueNumber } from './number';
import { storeKeyResponse, claimKey, hasKeyResponse, type BodyKey } from '../shoppers/idempotency-queries';
import { assertShownPrice } from './present-quote';
import { mailPlaced } from './step-mails';
import { insertOrder, nextOrderId, type NewOrderLine, type NewOrderRow } from './queries';
import { hashOf, readContact, text, type Contact } from './request';

/** A request to place an order, with its shopper and time. */
export interface OrderRequest {
  body: OrderPlace;
  place: RequestPlace;
  shopper: Shopper;
  now: Date;
}
/** Columns that orders of every type fill alike. */
const commonColumns = ({ body, place, shopper, now }: OrderRequest, number: number, contact: Contact) => ({
  number,
  shopperId: shopper.id,
  status: 'pending',
  stockHeldAt: now,
  placedFrom: addressHash(place),
  contactName: contact.name,
  contactPhone: contact.phone,
  contactEmail: contact.email,
  language: place.language,
  note: text(body.order_note),
  instruction: text(body.delivery_instruction),
  reachedAt: { pending: now.toISOString() },
  createdAt: now,
});

export interface NewOrder {
  order: Omit<NewOrderRow, 'paymentMethod' | keyof ReturnType<typeof commonColumns>>;
  rows: Omit<NewOrderLine, 'orderId'>[];
  /** An item requires a picture of a prescription. */
  needsPrescription?: boolean;
  /** Statements that take from stock and cart, pipelined with the inserts. @throws DomainError */
  stockUpdates?: () => Promise<unknown>[];
  /** Runs last before the commit: effects that can not be rolled back. */
  beforeCommit?: () => Promise<void>;
}

/** `orderId`: for notifying watchers; null: a retry, and this is the stored response. */
export interface Placed {
  response: OrderPlaced;
  orderId: number | null;
}

/** @param key the request's idempotency key; null: none @param images what the order carries */
export const orderKey = (key: string | undefined, body: OrderPlace, { hashes }: Images): BodyKey | null =>
  key === undefined ? null : { key, bodyHash: hashOf(body, hashes) };

/** `build` validates and prices the order; its writes belong to the same transaction. */
export async function placeOnce(
  shop: Shop,
  body: OrderPlace,
  place: RequestPlace,
  key: BodyKey | null,
  build: (db: Executor, request: OrderRequest) => Promise<NewOrder>,
): Promise<Placed> {
  const { db, clock, config, zones } = shop;
  const customer = place.token ? await customerOf(db, place) : null;
  const shopper: Shopper = { id: customer?.id ?? parseGuestId(body.guest_id), isGuest: customer === null };
  const limits = shopperLimits(config);
  const phone = text(body.contact_person_number) || (customer?.phone ?? '');
  // Rejected attempts count too, so the counter is outside the transaction.
  if (shopper.isGuest && !(await hasKeyResponse(db, shopper.id, key?.key ?? null)))
    await countGuestOrder(db, limits, { guestId: shopper.id, phone, place }, clock());
  const allZones = await zones();
  const plansOf = (tx: Executor): Plans => ({
    plan: async (built, rows) => {
      await assertOpenOrderLimits(tx, limits, { shopper, phone, placedFrom: addressHash(place), rows });
      return planPayment(tx, body, shopper, built.total, offeredMethods(config, allZones, built));
    },
    planned: (built) => planArrival(shop, tx, built),
  });
  const placeWithNumber = (tx: Executor, number: number) =>
    placeInTransaction(tx, { body, place, shopper, now: clock() }, { number, key, build }, plansOf(tx));
  return withUniqueNumber((number) => db.transaction((tx) => placeWithNumber(tx, number)));
}

interface Placing {
  /** The public number. */
  number: number;
  key: BodyKey | null;
  build: (db: Executor, request: OrderRequest) => Promise<NewOrder>;
}

const contactOf = ({ firstName, lastName, phone, email }: CustomerRow): Contact => ({
  name: `${firstName} ${lastName}`.trim(),
  phone,
  email,
});

interface Plans {
  plan: (order: NewOrder['order'], rows: NewOrder['rows']) => Promise<PaymentPlan>;
  planned: (order: NewOrder['order']) => Promise<ArrivalState>;
}

/** All inserts of an order, in locking order. */
async function placeInTransaction(
  tx: Executor,
  request: OrderRequest,
  { number, key, build }: Placing,
  { plan, planned }: Plans,
): Promise<Placed> {
  const { body, place, shopper, now } = request;
  const [customer, orderId, earlier] = await runPipelined(
    lockCaller(tx, place, shopper),
    nextOrderId(tx),
    key ? claimKey(tx, shopper.id, key, now) : null,
  );
  if (earlier && earlier.bodyHash !== key?.bodyHash) throw new DomainError(422, 'idempotency_key', 'keyReused');
  if (earlier?.answer) return { response: earlier.answer as unknown as OrderPlaced, orderId: null };
  const contact = readContact(body, customer && contactOf(customer));
  const { order: built, rows, stockUpdates, beforeCommit } = await build(tx, request);
  assertShownPrice(body, built);
  const [payment, arrival] = await runPipelined(plan(built, rows), planned(built));
  const { paymentMethod } = payment;
  const told = arrivalOfNew(arrival, { ...built, paymentMethod }, now);
  const order = { ...built, ...commonColumns(request, number, contact), ...told, id: orderId, paymentMethod };
  const response: OrderPlaced = {
    message: translate('orderPlaced', place.language),
    order_id: number,
    total_ammount: major(order.total),
    total_amount: major(order.total),
    status: payment.confirmed ? 'confirmed' : 'pending',
    created_at: stamp(now),
    user_id: shopper.id,
  };
  await runPipelined(
    ...(stockUpdates?.() ?? []),
    insertOrder(tx, order, rows),
    key ? storeKeyResponse(tx, shopper.id, key.key, response) : null,
  );
  await takeFromWallet(tx, shopper, order, payment, now);
  // One that is paid by card is placed when it is paid.
  if (paymentMethod !== 'digital_payment') await mailPlaced(tx, order, shopper, now);
  await beforeCommit?.();
  return { response, orderId };
}
