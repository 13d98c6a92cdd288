/** Placing an order of any type: one transaction, one shopper at a time, once per key. */
import type { OrderPlace, OrderPlaced } from '@shop/contract/order';
import type { Shop } from '../../app';
import type { Executor } from '../../db/database';
import { inOneGo } from '../../db/in-one-go';
import type { orderRows, orders } from '../../db/schema';
import { say } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { major, stamp } from '../../present';
import { Refusal } from '../../refusal';
import { countTry, LIMITS } from '../accounts/tries';
import { customerOf, guestNumber, type Shopper } from '../shoppers/caller';
import { planPayment, takeFromWallet } from './pay';
import { answerKey, claimKey, insertOrder, lockShopper } from './queries';
import { hashOf, readContact, text } from './request';

/** Who orders, when, and what was said. `attachments`: names of pictures that came with it. */
export interface Visit {
  body: OrderPlace;
  place: RequestPlace;
  shopper: Shopper;
  now: Date;
}
type Common =
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
  | 'walletPaid'
  | 'isPaid';
export interface NewOrder {
  order: Omit<typeof orders.$inferInsert, Common>;
  rows: Omit<typeof orderRows.$inferInsert, 'orderId'>[];
  /** What is taken for it, from stock and cart: asked for together with the writing of the order. @throws Refusal */
  takes?: () => Promise<unknown>[];
  /** What may be paid in cash; null: any amount. */
  mostCash: number | null;
}

/** `build` says what is ordered and refuses what can not be; everything it writes belongs to the same transaction. */
export async function placeOnce(
  { db, clock, limits }: Shop,
  body: OrderPlace,
  place: RequestPlace,
  key: string | null,
  build: (db: Executor, visit: Visit) => Promise<NewOrder>,
): Promise<OrderPlaced> {
  const customer = place.token ? await customerOf(db, place) : null;
  const shopperId = customer?.id ?? guestNumber(body.guest_id);
  const isGuest = customer === null;
  const shopper: Shopper = { id: shopperId, isGuest };
  if (isGuest) limits.take('guestOrders', place.address);
  return db.transaction(async (tx) => {
    const now = clock();
    const [{ orderId }, known] = await inOneGo(
      lockShopper(tx, shopperId).then((locked) => {
        if (!locked || locked.isGuest !== isGuest) throw new Refusal(401, 'auth-001', 'guestUnknown');
        return locked;
      }),
      key ? claimKey(tx, shopperId, key, hashOf(body), now) : null,
    );
    if (known && known.bodyHash !== hashOf(body)) throw new Refusal(422, 'idempotency_key', 'keyReused');
    if (known?.answer) return known.answer as unknown as OrderPlaced;
    const account = customer && {
      name: `${customer.firstName} ${customer.lastName}`.trim(),
      phone: customer.phone,
      email: customer.email,
    };
    const contact = readContact(body, account);
    const [, { order: built, rows, takes, mostCash }] = await inOneGo(
      isGuest ? countTry(tx, `orders:${shopperId}`, LIMITS.guestOrders, now) : null,
      build(tx, { body, place, shopper, now }),
    );
    const paying = await planPayment(tx, body, shopper, built.total, mostCash);
    const { paymentMethod, walletPaid, isPaid, confirmed } = paying;
    const order = {
      ...built,
      id: orderId,
      shopperId: shopper.id,
      status: confirmed ? 'confirmed' : 'pending',
      paymentMethod,
      walletPaid,
      isPaid,
      contactName: contact.name,
      contactPhone: contact.phone,
      contactEmail: contact.email,
      note: text(body.order_note),
      instruction: text(body.delivery_instruction),
      reachedAt: { pending: now.toISOString(), ...(confirmed ? { confirmed: now.toISOString() } : {}) },
      createdAt: now,
    };
    const answer: OrderPlaced = {
      message: say('orderPlaced', place.language),
      order_id: orderId,
      total_ammount: major(order.total),
      total_amount: major(order.total),
      status: order.status,
      created_at: stamp(now),
      user_id: shopper.id,
    };
    await inOneGo(
      ...(takes?.() ?? []),
      insertOrder(tx, order, rows),
      key ? answerKey(tx, shopper.id, key, answer) : null,
    );
    await takeFromWallet(tx, shopper, order, paying, now);
    return answer;
  });
}
