/**
 * The link by which the receiver of a parcel follows it without an account (decision 123). Its token opens nothing else: what it shows is
 * {@link presentFollowed}.
 */
import { randomBytes } from 'node:crypto';
import type { ReceiverLinkAsk, WireFollowedParcel, WireReceiverLink } from '@shop/contract/receiver-link';
import { isLinkOpen } from '@shop/domain/receiver-link';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import { sha256 } from '../../hash';
import { localize, pictureUrl, stamp } from '../../present';
import type { RequestPlace } from '../../plugins/place';
import { counterOf, isAnyError, judgeAttempt } from '../accounts/throttle';
import { linkedParcel } from '../orders/linked-parcel';
import { presentArrival } from '../orders/present-arrival';
import { findCouriers, findOrder, type CourierRow, type OrderRow } from '../orders/queries';
import { readOrder } from '../orders/read';
import { text } from '../orders/request';
import { shopperOf } from '../shoppers/caller';
import { lockCaller } from '../shoppers/lock';
import { findLink, orderOfLink, saveLink, type ReceiverLinkRow } from './receiver-link-queries';

const PURPOSE = 'receiver-link';

/**
 * The link of the caller's parcel: the one it has, or a new one.
 * @throws DomainError 401 without a shopper; 404 for another's order; 403 for what is no parcel, or has ended a day ago
 */
export async function linkOfParcel(
  { db, clock, urlSigner }: Pick<Shop, 'db' | 'clock' | 'urlSigner'>,
  body: ReceiverLinkAsk,
  place: RequestPlace,
): Promise<WireReceiverLink> {
  const shopper = await shopperOf(db, place, body.guest_id);
  const { order, parcel } = await readOrder({ db, clock }, shopper, { order_id: body.order_id }, place);
  if (!parcel || !isLinkOpen(linkedParcel(order), clock()))
    throw new DomainError(403, 'order_id', 'receiverLinkImpossible');
  const tokenOf = ({ orderId, nonce }: Pick<ReceiverLinkRow, 'orderId' | 'nonce'>) =>
    urlSigner.tokenFor(PURPOSE, `${orderId} ${nonce}`);
  return db.transaction(async (tx) => {
    // Two presses at once agree on one link.
    await lockCaller(tx, place, shopper);
    const before = await findLink(tx, order.id);
    // With another secret the same token can not be made again.
    const stays = before && !body.renew && before.tokenHash === sha256(tokenOf(before));
    const nonce = stays ? before.nonce : randomBytes(24).toString('base64url');
    const token = tokenOf({ orderId: order.id, nonce });
    const note = typeof body.note === 'string' ? text(body.note) : (before?.note ?? '');
    const createdAt = stays ? before.createdAt : clock();
    await saveLink(tx, { orderId: order.id, nonce, tokenHash: sha256(token), note, createdAt });
    return { token, note };
  });
}

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

const placeOf = ({ courierLat: lat, courierLng: lng }: OrderRow) =>
  lat !== null && lng !== null ? { lat, lng } : null;

const STEPS = ['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;

/** What the receiver sees. No amount, number, phone, or address of the sender. */
function presentFollowed(
  order: OrderRow,
  courier: CourierRow | null,
  note: string,
  place: RequestPlace,
): WireFollowedParcel {
  const { arrival, delayed } = presentArrival(order);
  const times = STEPS.map((step) => [step, order.reachedAt[step] ? stamp(new Date(order.reachedAt[step])) : null]);
  return {
    order_status: order.status,
    sender_name: firstNameOf(order.contactName),
    note,
    ...(Object.fromEntries(times) as Record<(typeof STEPS)[number], string | null>),
    arrival,
    delay_reason: delayed?.reason ?? null,
    destination: order.receiver && { lat: order.receiver.lat, lng: order.receiver.lng },
    courier: courier && {
      name: localize(courier.firstName, place),
      image_full_url: pictureUrl(place, 'delivery-man', courier.image),
      place: placeOf(order),
    },
  };
}

/** @throws DomainError 404 for an unknown, a replaced and an ended link alike; 429 after too many of them */
export async function followParcel(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  token: string,
  place: RequestPlace,
): Promise<WireFollowedParcel> {
  return judgeAttempt(db, [counterOf('linkAddress', place.address)], clock(), isAnyError, async () => {
    const link = await orderOfLink(db, sha256(token));
    const order = link && (await findOrder(db, link.orderId));
    if (!order || !isLinkOpen(linkedParcel(order), clock())) throw new DomainError(404, 'token', 'receiverLinkEnded');
    const [courier] = order.courierId === null ? [] : await findCouriers(db, [order.courierId]);
    return presentFollowed(order, courier ?? null, link.note, place);
  });
}
