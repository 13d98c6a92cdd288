/** Placing an order of items or of a parcel (contract §7.1, parcels §7.3). */
import type { BuyNowLine, CartAdd } from '@shop/contract/cart';
import type { OrderPlace, ReceiverDetails } from '@shop/contract/order';
import type { CartLine, ChargePayer, Contact, DeliveryAddress, OrderType } from '@shop/domain';
import { priceLine } from '@shop/domain/pricing';
import type { EndpointBuild } from '../base/api';
import type { WireMoney } from '../base/wire';
import { fromLine } from '../cart/to-cart';
import { toOrderFailure, toPlaced, type PlacedOrder } from './placed';
import { fromAddress, fromContact, fromPlacing, withAttachments, type Placing } from './placing';

export interface NewOrder extends Placing {
  storeId: string;
  type: OrderType;
  address: DeliveryAddress | null;
  cutlery: boolean;
  /** What to do about an item that the store does not have; empty: it decides. */
  unavailable: string;
  /** Lines of Buy Now or a campaign, without the cart; null: the stored cart. */
  boughtNow: readonly CartLine[] | null;
  /** `YYYY-MM-DD HH:mm:ss` in the marketplace's wall time; null: as soon as possible. */
  scheduleAt: string | null;
  couponCode: string | null;
  /** Pictures of prescriptions. */
  attachments?: readonly File[];
}
/** A parcel from the contact at `address` to the receiver. */
export interface NewParcel extends Placing {
  categoryId: string;
  address: DeliveryAddress;
  receiver: { contact: Contact; address: DeliveryAddress };
  payer: ChargePayer;
}

/** A line of Buy Now in the contract's format; campaign items have their own id field (CHK-22). */
export const toBought =
  (money: WireMoney) =>
  (line: CartLine): BuyNowLine & Omit<CartAdd, 'item_id'> => {
    const total = priceLine(line.item, line.choice, line.quantity).total;
    const isCampaign = line.item.campaignEnds !== null;
    const id = Number(line.item.id);
    return {
      ...fromLine(line, total, money),
      model: isCampaign ? 'ItemCampaign' : 'Item',
      item_id: isCampaign ? null : id,
      item_campaign_id: isCampaign ? id : null,
    };
  };

export function fromOrder(order: NewOrder, money: WireMoney): OrderPlace {
  return {
    ...fromPlacing(order, money),
    order_type: order.type,
    store_id: Number(order.storeId),
    cutlery: order.cutlery ? 1 : 0,
    ...(order.unavailable ? { unavailable_item_note: order.unavailable } : {}),
    schedule_at: order.scheduleAt,
    ...(order.couponCode ? { coupon_code: order.couponCode } : {}),
    ...(order.boughtNow ? { is_buy_now: 1, cart: JSON.stringify(order.boughtNow.map(toBought(money))) } : {}),
    ...(order.address ? fromAddress(order.address) : {}),
  };
}

/** The API expects zone ids as numbers. */
const zoneOf = ({ zoneIds }: DeliveryAddress): number | null => (zoneIds[0] ? Number(zoneIds[0]) : null);

export function fromParcel(parcel: NewParcel, money: WireMoney): OrderPlace {
  const { address, receiver } = parcel;
  return {
    ...fromPlacing(parcel, money),
    order_type: 'parcel',
    parcel_category_id: Number(parcel.categoryId),
    ...fromAddress(address),
    sender_zone_id: zoneOf(address),
    receiver_details: JSON.stringify({
      ...fromContact(receiver.contact),
      ...fromAddress(receiver.address),
      zone_id: zoneOf(receiver.address),
    } satisfies ReceiverDetails),
    charge_payer: parcel.payer,
  };
}

export const placeOrderEndpoints = (build: EndpointBuild) => ({
  placeOrder: build.mutation<PlacedOrder, NewOrder | NewParcel>({
    query: (order) => ({
      url: '/api/v1/customer/order/place',
      method: 'POST',
      encode: (money) =>
        'receiver' in order
          ? fromParcel(order, money)
          : withAttachments(fromOrder(order, money), order.attachments ?? []),
      headers: { 'Idempotency-Key': order.key, moduleId: order.moduleId },
    }),
    transformResponse: toPlaced,
    transformErrorResponse: toOrderFailure,
  }),
});
