/** Review rules: by the buyer, once, after delivery (contract §7.7). Guests review too (decision 119). */
import { COURIER_TAGS, ITEM_TAGS, knownTags, reviewAuthor } from '@shop/domain/reviews';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import type { RequestPlace } from '../../plugins/place';
import { purge } from '../outbox/purge';
import type { CustomerRow, Shopper } from '../shoppers/caller';
import { lockCaller } from '../shoppers/lock';
import { bodyKey, once } from '../shoppers/once';
import type { Images } from '../uploads/store';
import {
  addCourierRating,
  insertCourierReview,
  insertReview,
  orderOfCourier,
  orderWithItem,
  updateItemRating,
  type ReviewedOrder,
} from './queries';

/** A review request. `orderNumber`: the public number. */
interface ReviewRequest {
  orderNumber: number;
  rating: number;
  comment: string;
  tags: readonly string[];
  /** Idempotency key; undefined: none. */
  key?: string | undefined;
}
/** Who reviews; authenticated, and locked in the transaction. */
interface Reviewer {
  place: RequestPlace;
  shopper: Shopper;
}

/** 'Mina V.': an abbreviated name protects the reviewer. A guest's is that of the order. */
const authorOf = (customer: CustomerRow | null, { contactName }: ReviewedOrder) =>
  customer ? reviewAuthor(customer.firstName, customer.lastName) : reviewAuthor(contactName);

/** @throws DomainError 404 for an unknown order, 403 before delivery */
function assertDelivered(order: ReviewedOrder | null): ReviewedOrder {
  if (!order) throw new DomainError(404, 'order', 'orderUnknown');
  if (!order.deliveredAt) throw new DomainError(403, 'order', 'reviewEarly');
  return order;
}
const reviewedTwice = () => new DomainError(403, 'review', 'reviewTwice');

async function addReview(
  tx: Executor,
  { shopper }: Pick<Reviewer, 'shopper'>,
  { itemId, orderNumber, rating, comment, tags }: ReviewRequest & { itemId: number },
  { customer, images, at }: { customer: CustomerRow | null; images: Images; at: Date },
): Promise<void> {
  const bought = assertDelivered(await orderWithItem(tx, { shopperId: shopper.id, orderNumber, itemId }));
  const review = {
    itemId,
    orderId: bought.id,
    customerId: customer?.id ?? null,
    author: authorOf(customer, bought),
    rating,
    comment: { en: comment, ar: comment },
    tags: knownTags(tags, ITEM_TAGS),
    images: images.names,
    createdAt: at,
  };
  if (!(await insertReview(tx, review))) throw reviewedTwice();
  await updateItemRating(tx, itemId);
  await images.moveToFolder();
}

/**
 * Stores an item review, once per key, and updates the item's rating. @throws DomainError when the item was not bought, not
 * delivered, or reviewed before
 */
export async function reviewItem(
  { db, clock, config }: Pick<Shop, 'db' | 'clock' | 'config'>,
  reviewer: Reviewer,
  review: ReviewRequest & { itemId: number },
  images: Images,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { place, shopper } = reviewer;
    const customer = await lockCaller(tx, place, shopper);
    const at = clock();
    const { key, ...body } = review;
    await once(tx, { shopperId: shopper.id, key: bodyKey(key, body, images.hashes), at }, async () => {
      await addReview(tx, reviewer, review, { customer, images, at });
      await purge(tx, config, [`item-${review.itemId}`], at);
      return {};
    });
  });
}

/** Stores a review of an order's courier, and moves the courier's average. @throws DomainError as {@link reviewItem} */
export async function reviewCourier(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { place, shopper }: Reviewer,
  sent: ReviewRequest & { courierId: number },
): Promise<void> {
  const { courierId, orderNumber, rating, comment, tags } = sent;
  const add = async (tx: Executor, customer: CustomerRow | null, createdAt: Date) => {
    const order = assertDelivered(await orderOfCourier(tx, { shopperId: shopper.id, orderNumber, courierId }));
    const review = {
      orderId: order.id,
      courierId,
      author: authorOf(customer, order),
      rating,
      comment,
      tags: knownTags(tags, COURIER_TAGS),
      createdAt,
    };
    if (!(await insertCourierReview(tx, review))) throw reviewedTwice();
    await addCourierRating(tx, courierId, rating);
    return {};
  };
  await db.transaction(async (tx) => {
    const customer = await lockCaller(tx, place, shopper);
    const at = clock();
    const { key, ...body } = sent;
    await once(tx, { shopperId: shopper.id, key: bodyKey(key, body), at }, () => add(tx, customer, at));
  });
}
