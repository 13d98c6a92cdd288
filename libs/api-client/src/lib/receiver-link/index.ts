/** The link for the receiver of a parcel: our extension, which other backends do not have (decision 123). */
import type { ReceiverLinkAsk, ParcelFollow, WireFollowedParcel, WireReceiverLink } from '@shop/contract/receiver-link';
import type { LatLng } from '@shop/domain';
import type { FollowedParcel } from '@shop/domain/receiver-link';
import { ORDER_STATUSES } from '@shop/domain/tracking';
import { minor } from '@shop/util';
import { DETAILS, FORM, shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { moment, numberOrNull, object, picture, text, toReason, toWindow } from '../base/wire';

export interface ReceiverLink {
  token: string;
  note: string;
}
export interface NewReceiverLink {
  orderId: string;
  guestId: string | null;
  /** undefined: as it is. */
  note?: string;
  /** Makes another link; the one before it stops. */
  renew?: boolean;
}

function toPoint(value: unknown): LatLng | null {
  const wire = object<NonNullable<WireFollowedParcel['destination']>>(value);
  const [lat, lng] = [numberOrNull(wire?.lat), numberOrNull(wire?.lng)];
  return lat !== null && lng !== null ? { lat, lng } : null;
}

/** The times that the link tells. */
const STEPS = ['pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;

export function toFollowed(wire: Tolerant<WireFollowedParcel>): FollowedParcel {
  const courier = object(wire.courier);
  const reason = toReason(wire.delay_reason);
  return {
    status: ORDER_STATUSES.find((status) => status === wire.order_status) ?? 'pending',
    type: 'parcel',
    reachedAt: Object.fromEntries(STEPS.flatMap((step) => (moment(wire[step]) ? [[step, moment(wire[step])]] : []))),
    arrival: toWindow(wire.arrival),
    delay: reason ? { reason, promisedUntil: null, credit: minor(0) } : null,
    senderName: text(wire.sender_name),
    note: text(wire.note),
    destination: toPoint(wire.destination),
    courier: courier && {
      name: text(courier.name),
      image: picture(null, courier.image_full_url, null),
      place: toPoint(courier.place),
    },
    // Nobody but the sender knows these.
    paymentMethod: 'cash_on_delivery',
    isPaid: true,
    transfer: null,
    processingMinutes: null,
    placedAt: null,
    scheduledFor: null,
    store: null,
  };
}

const receiverLinkApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    shareParcel: build.mutation<ReceiverLink, NewReceiverLink>({
      query: ({ orderId, guestId, note, renew }) => ({
        url: '/api/v1/customer/order/receiver-link',
        method: 'POST',
        body: {
          order_id: orderId,
          ...(guestId ? { guest_id: guestId } : {}),
          ...(note === undefined ? {} : { note }),
          ...(renew ? { renew: 1 } : {}),
        } satisfies ReceiverLinkAsk,
      }),
      transformResponse: (wire: Tolerant<WireReceiverLink>) => ({ token: text(wire.token), note: text(wire.note) }),
      extraOptions: FORM,
    }),
    /** null: the link is unknown, was replaced, or has ended. */
    followParcel: build.query<FollowedParcel | null, string>({
      query: (token) => ({ url: '/api/v1/parcel/follow', method: 'POST', body: { token } satisfies ParcelFollow }),
      transformResponse: (wire: Tolerant<WireFollowedParcel> | null) => wire && toFollowed(wire),
      extraOptions: { ...DETAILS, ...FORM },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useShareParcelMutation, useFollowParcelQuery } = receiverLinkApi;
