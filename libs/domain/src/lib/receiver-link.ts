/** How long the receiver of a parcel can follow it by a link (decision 123). */
import { utc } from '@shop/util';
import type { Courier, LatLng, Order, OrderStatus } from './entities';
import type { ArrivingOrder } from './order-arrival';
import { isSettled } from './tracking';

export interface LinkedParcel {
  status: OrderStatus;
  /** When each status was reached. */
  reachedAt: Partial<Record<OrderStatus, Date>>;
}

/** A day after the parcel has arrived, or was given up. What follows later, as a refund, prolongs nothing. */
const DAYS_AFTER_END = 1;

/** The moment from which on the link says nothing; null: the parcel is under way. A parcel of which nobody knows when it ended: at once. */
export function linkEndsAt({ status, reachedAt }: LinkedParcel): Date | null {
  if (!isSettled(status)) return null;
  const ends = Object.entries(reachedAt).flatMap(([reached, at]) => (isSettled(reached as OrderStatus) ? [+at] : []));
  return ends.length > 0
    ? utc(new Date(Math.min(...ends)))
        .add(DAYS_AFTER_END, 'day')
        .toDate()
    : new Date(0);
}

export function isLinkOpen(parcel: LinkedParcel, now: Date): boolean {
  const end = linkEndsAt(parcel);
  return end === null || now < end;
}

/** A parcel as its receiver sees it: nothing that it costs, that is the sender's, or that opens the order. */
export interface FollowedParcel extends ArrivingOrder, Pick<Order, 'delay'> {
  /** The first name of the sender. */
  senderName: string;
  /** From the sender to the receiver. */
  note: string;
  /** Where it goes. */
  destination: LatLng | null;
  courier: Pick<Courier, 'name' | 'image' | 'place'> | null;
}
