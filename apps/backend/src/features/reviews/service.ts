/** Review rules: by the buyer, once, after delivery (contract §7.7). */
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import type { RequestPlace } from '../../plugins/place';
import { purge } from '../outbox/purge';
import type { CustomerRow } from '../shoppers/caller';
import { lockCustomer, withCustomer } from '../shoppers/lock';
import type { Images } from '../uploads/store';
import {
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
}

/** 'Mina V.': an abbreviated name protects the reviewer. */
const authorOf = ({ firstName, lastName }: CustomerRow) =>
  [firstName, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' ');

/** @throws DomainError 404 for an unknown order, 403 before delivery */
function assertDelivered(order: ReviewedOrder | null): ReviewedOrder {
  if (!order) throw new DomainError(404, 'order', 'orderUnknown');
  if (order.status !== 'delivered') throw new DomainError(403, 'order', 'reviewEarly');
  return order;
}
const reviewedTwice = () => new DomainError(403, 'review', 'reviewTwice');

async function addReview(
  tx: Executor,
  customer: CustomerRow,
  { itemId, orderNumber, rating, comment }: ReviewRequest & { itemId: number },
  images: Images,
  at: Date,
): Promise<void> {
  const bought = assertDelivered(await orderWithItem(tx, { customerId: customer.id, orderNumber, itemId }));
  const review = {
    itemId,
    orderId: bought.id,
    customerId: customer.id,
    author: authorOf(customer),
    rating,
    comment: { en: comment, ar: comment },
    images: images.names,
    createdAt: at,
  };
  if (!(await insertReview(tx, review))) throw reviewedTwice();
  await updateItemRating(tx, itemId);
  await images.moveToFolder();
}

/**
 * Stores an item review and updates the item's rating. @throws DomainError when the item was not bought, not
 * delivered, or reviewed before
 */
export async function reviewItem(
  { db, clock, config }: Pick<Shop, 'db' | 'clock' | 'config'>,
  { place, customerId }: { place: RequestPlace; customerId: number },
  review: ReviewRequest & { itemId: number },
  images: Images,
): Promise<void> {
  await db.transaction(async (tx) => {
    await addReview(tx, await lockCustomer(tx, place, customerId), review, images, clock());
    await purge(tx, config, [`item-${review.itemId}`], clock());
  });
}

/** Stores a review of an order's courier. @throws DomainError as {@link reviewItem} */
export async function reviewCourier(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  place: RequestPlace,
  { courierId, orderNumber, rating, comment }: ReviewRequest & { courierId: number },
): Promise<void> {
  await withCustomer(db, place, async (tx, customer) => {
    const order = assertDelivered(await orderOfCourier(tx, { customerId: customer.id, orderNumber, courierId }));
    const review = {
      orderId: order.id,
      courierId,
      author: authorOf(customer),
      rating,
      comment,
      createdAt: clock(),
    };
    if (!(await insertCourierReview(tx, review))) throw reviewedTwice();
  });
}
