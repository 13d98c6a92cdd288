/** What was ordered, and what came of it (spec 1 §3, spec 2 §3). Ids are texts, money is minor units. */
import type { Minor } from '@shop/util';
import type { Choice, Picture } from './items';
import type { Contact, DeliveryAddress, LatLng } from './places';
import type { Store } from './stores';

/** How an order is paid; a gateway takes the card on its own page. */
export type Payment =
  { method: 'cash_on_delivery' } | { method: 'wallet' } | { method: 'digital_payment'; gateway: string };

export type OrderStatus =
  | 'pending'
  | 'accepted'
  | 'confirmed'
  | 'processing'
  | 'handover'
  | 'picked_up'
  | 'delivered'
  | 'canceled'
  | 'failed'
  | 'refund_requested'
  | 'refunded'
  | 'refund_request_canceled';

export type OrderType = 'delivery' | 'take_away' | 'parcel';

/** Cash, a gateway, the wallet, a transfer outside of the shop (contract §7.1). */
export type OrderPaymentMethod = 'cash_on_delivery' | 'digital_payment' | 'wallet' | 'offline_payment';

export interface Courier {
  id: string;
  name: string;
  image: Picture | null;
  phone: string;
  rating: number;
  orderCount: number;
  place: LatLng | null;
}

export interface Order {
  id: string;
  status: OrderStatus;
  type: OrderType;
  moduleId: string;
  moduleType: string;
  placedAt: Date | null;
  /** When each status was reached. */
  reachedAt: Partial<Record<OrderStatus, Date>>;
  /** Grand total. */
  total: Minor;
  deliveryCharge: Minor;
  tax: Minor;
  taxIncluded: boolean;
  storeDiscount: Minor;
  couponDiscount: Minor;
  additionalCharge: Minor;
  tip: Minor;
  isPaid: boolean;
  paymentMethod: OrderPaymentMethod;
  /** The gateway that takes the card, by its id in the config; null: the backend does not say. */
  gateway: string | null;
  /** What the wallet paid of an order whose rest is paid by `paymentMethod`; 0: nothing. */
  walletPaid: Minor;
  /** What the customer told of a transfer made outside of the shop; null: nothing yet. */
  transfer: { name: string; state: 'pending' | 'verified' | 'denied' } | null;
  note: string;
  cancellationReason: string;
  /** `YYYY-MM-DD HH:mm:ss` on the marketplace's wall clock; null: as soon as possible. */
  scheduledFor: string | null;
  store: Store | null;
  courier: Courier | null;
  deliverTo: OrderParty | null;
  /** Whom a parcel goes to; null: the order is no parcel, or it is not told. */
  receiver: OrderParty | null;
  /** What is sent and who pays for it; null: the order is no parcel. */
  parcel: { category: string; payer: ChargePayer } | null;
  /** What the courier was told. */
  instruction: string;
  /** Pictures stand for the items: the store fills in what they cost. */
  isPrescription: boolean;
  /** Pictures of prescriptions that came with it. */
  attachments: Picture[];
  /** Found by number and phone alone: the person is not told, and nothing can be done with it. */
  byPhone: boolean;
}

/** Somebody an order goes to or comes from, and where the courier finds them. */
export interface OrderParty {
  contactName: string;
  phone: string;
  address: string;
  point: LatLng | null;
  road: string;
  house: string;
  floor: string;
  /** A note for the courier. */
  more: string;
}

export type ChargePayer = 'sender' | 'receiver';

/** What may be sent (DATA-45). Rates are null where the marketplace's hold. */
export interface ParcelCategory {
  id: string;
  name: string;
  description: string;
  image: Picture | null;
  moduleId: string;
  perKm: Minor | null;
  minimum: Minor | null;
}

/** Sender or receiver of a parcel. */
export interface ParcelParty {
  contact: Contact;
  address: DeliveryAddress | null;
  /** It is to be kept among the saved addresses once the parcel is sent (ADDR-45). */
  save?: boolean;
}

/** One row of a placed order: a snapshot of what was bought. */
export interface OrderRow {
  id: string;
  /** null: an item of a campaign. */
  itemId: string | null;
  choice: Choice;
  name: string;
  image: Picture | null;
  /** Unit price with options, before the discount. */
  unitPrice: Minor;
  quantity: number;
  discountPerUnit: Minor;
  addOns: { name: string; price: Minor; quantity: number }[];
  chosen: string[];
}
