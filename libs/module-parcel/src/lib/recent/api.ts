/** Parcels that the customer may send again: an addition of this backend; without it there is no section. */
import {
  LIST,
  moneyOf,
  list,
  number,
  numberOrNull,
  object,
  shopApi,
  text,
  wires,
  type Scope,
  type ReceiverDetails,
  type Tolerant,
  type WireMoney,
  type WireRecentParcel,
} from '@shop/api-client/kit';
import type { Contact, DeliveryAddress, ParcelCategory, ParcelParty } from '@shop/domain';
import { toParcelCategory } from '../api/parcels';

/** A parcel of before: what was sent, from whom to whom. */
export interface RecentParcel {
  /** Number of its newest order. */
  id: string;
  category: ParcelCategory;
  sender: ParcelParty & { address: DeliveryAddress };
  receiver: ParcelParty & { address: DeliveryAddress };
}

const toContact = (wire: Tolerant<ReceiverDetails>): Contact => ({
  name: text(wire.contact_person_name),
  phone: text(wire.contact_person_number),
  email: text(wire.contact_person_email),
});

/** null: without a place it can not be sent again. */
function toParty(value: unknown, zoneId: unknown): RecentParcel['sender'] | null {
  const wire = object<ReceiverDetails>(value);
  const [lat, lng] = [numberOrNull(wire?.latitude), numberOrNull(wire?.longitude)];
  if (!wire || lat === null || lng === null || !text(wire.address)) return null;
  return {
    contact: toContact(wire),
    address: {
      type: text(wire.address_type) || 'other',
      text: text(wire.address),
      point: { lat, lng },
      zoneIds: number(zoneId) > 0 ? [text(zoneId)] : [],
      road: text(wire.road),
      house: text(wire.house),
      floor: text(wire.floor),
      more: text(wire.additional_information),
    },
  };
}

/** Leaves out what can not be sent again. */
function toRecentParcel(wire: Tolerant<WireRecentParcel>, money: WireMoney): RecentParcel[] {
  const category = object(wire.parcel_category);
  const sender = toParty(wire.delivery_address, wire.sender_zone_id);
  const receiver = toParty(wire.receiver_details, object<ReceiverDetails>(wire.receiver_details)?.zone_id);
  if (!category || !sender || !receiver) return [];
  return [{ id: text(wire.order_id), category: toParcelCategory(category, money), sender, receiver }];
}

const recentApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getRecentParcels: build.query<RecentParcel[], { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/customer/order/recent-parcels', scope }),
      transformResponse: (wire: unknown, meta) =>
        wires<WireRecentParcel[]>(list(wire)).flatMap((entry) => toRecentParcel(entry, moneyOf(meta))),
      providesTags: ['Order'],
      extraOptions: LIST,
      // An order adds to it: asked anew at each visit of the home page.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetRecentParcelsQuery } = recentApi;
