/** Encodes orders (contract §7.1, parcels §7.3). */
import type { BuyNowLine, CartAdd } from '@shop/contract/cart';
import type { OrderPlace, ReceiverDetails } from '@shop/contract/order';
import type { CartLine, ChargePayer, Contact, DeliveryAddress, OrderType, Payment } from '@shop/domain';
import { priceLine } from '@shop/domain/pricing';
import { cleanText, type Minor } from '@shop/util';
import type { WireMoney } from '../base/wire';
import { fromLine } from '../cart/to-cart';

export interface Placing {
  guestId: string | null;
  moduleId: string;
  contact: Contact;
  note: string;
  /** Tip for the courier. */
  tip: Minor;
  /** Kilometres; the server calculates its own. */
  km: number | null;
  /** The total that the customer sees. If the order costs something else, nothing is placed (decision 077). */
  shownTotal: Minor;
  /** Absent: cash. */
  payment?: Payment;
  /** Idempotency key: one key gives one order (PLUS-13). */
  key: string;
}
export interface NewOrder extends Placing {
  storeId: string;
  type: OrderType;
  address: DeliveryAddress | null;
  cutlery: boolean;
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
  instruction: string;
}

/** A line of Buy Now in the contract's format; campaign items have their own id field (CHK-22). */
const toBought =
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

export const fromAddress = (address: DeliveryAddress) => ({
  address: address.text,
  address_type: address.type,
  latitude: String(address.point.lat),
  longitude: String(address.point.lng),
  road: address.road,
  house: address.house,
  floor: address.floor,
  ...(address.more ? { additional_information: address.more } : {}),
});

const fromContact = (contact: Contact) => ({
  contact_person_name: contact.name.trim(),
  contact_person_number: cleanText('phone', contact.phone),
  contact_person_email: contact.email.trim(),
});

export const fromPlacing = (
  { guestId, contact, note, tip, km, shownTotal, payment }: Placing,
  money: WireMoney,
): Omit<OrderPlace, 'order_type'> => ({
  ...(guestId ? { guest_id: guestId } : {}),
  order_amount: money.write(shownTotal),
  payment_method: payment?.method ?? 'cash_on_delivery',
  distance: km,
  ...fromContact(contact),
  order_note: note.trim(),
  ...(tip > 0 ? { dm_tips: money.write(tip) } : {}),
});

export function fromOrder(order: NewOrder, money: WireMoney): OrderPlace {
  return {
    ...fromPlacing(order, money),
    order_type: order.type,
    store_id: Number(order.storeId),
    cutlery: order.cutlery ? 1 : 0,
    schedule_at: order.scheduleAt,
    ...(order.couponCode ? { coupon_code: order.couponCode } : {}),
    ...(order.boughtNow ? { is_buy_now: 1, cart: JSON.stringify(order.boughtNow.map(toBought(money))) } : {}),
    ...(order.address ? fromAddress(order.address) : {}),
  };
}

/**
 * The body as form data with its pictures; without pictures unchanged. Null values are left out, because form data has
 * only strings.
 */
export function withAttachments(body: OrderPlace, attachments: readonly File[]): OrderPlace | FormData {
  if (attachments.length === 0) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== null && value !== undefined) form.set(name, String(value));
  for (const file of attachments) form.append('order_attachment[]', file, file.name);
  return form;
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
    delivery_instruction: parcel.instruction,
  };
}
