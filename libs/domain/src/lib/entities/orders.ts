/** Orders and parcels (spec 1 §3, spec 2 §3). Ids are strings, money is in minor units. */
import type { Minor } from '@shop/util';
import type { PaymentMethod } from '../payment-methods';
import type { ReviewTag } from '../reviews';
import type { ArrivalWindow } from '../arrival-window';
import type { Choice, Picture } from './items';
import type { Contact, DeliveryAddress, LatLng } from './places';
import type { Store } from './stores';

export type { PaymentMethod };

/** The payment that the checkout sends; a gateway takes cards on its own page. */
export type Payment =
  | { method: Exclude<PaymentMethod, 'digital_payment'> }
  | { method: Extract<PaymentMethod, 'digital_payment'>; gateway: string };

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

export interface Courier {
  id: string;
  name: string;
  image: Picture | null;
  phone: string;
  rating: number;
  orderCount: number;
  place: LatLng | null;
}

/** A bank account to transfer to, and what a customer tells about the transfer. */
export interface TransferMethod {
  id: string;
  name: string;
  /** Where to pay: lines of names as the backend calls them, and their details. */
  account: { name: string; detail: string }[];
  fields: { name: string; label: string; isRequired: boolean }[];
}

/** A bank transfer as its customer told it. */
export interface Transfer {
  name: string;
  /** `denied`: it must be corrected, as `adminNote` says. */
  state: 'pending' | 'verified' | 'denied';
  methodId: string;
  /** What was told, by the names of the method's fields. */
  inputs: Readonly<Record<string, string>>;
  note: string;
  adminNote: string;
}

/** Why an order is late: the stage that took longest beyond its plan. */
export type DelayReason = 'store' | 'preparation' | 'courier' | 'ride';

export interface OrderDelay {
  reason: DelayReason;
  /** The end of the window that was told first. */
  promisedUntil: Date | null;
  /** The apology in the wallet; 0: none. */
  credit: Minor;
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
  /** When it arrives, or is ready to be fetched; null: not paid yet, or over. undefined: the backend does not tell. */
  arrival?: ArrivalWindow | null;
  /** Why it is late, which the marketplace says first; null: it is not, or the backend does not tell. */
  delay: OrderDelay | null;
  /** Minutes that the store said it needs, of backends that tell no arrival; null: unknown. */
  processingMinutes: number | null;
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
  paymentMethod: PaymentMethod;
  /** Id of the payment gateway, as in the config; null: unknown. */
  gateway: string | null;
  /** Part paid by the wallet when the rest is paid by `paymentMethod`; 0: none. */
  walletPaid: Minor;
  /** A bank transfer reported by the customer; null: none yet. */
  transfer: Transfer | null;
  /** Methods that it can be turned to, and paid with, while it is unpaid. */
  paymentChoices: readonly PaymentMethod[];
  note: string;
  cancellationReason: string;
  /** `YYYY-MM-DD HH:mm:ss` in the marketplace's wall time; null: as soon as possible. */
  scheduledFor: string | null;
  store: Store | null;
  courier: Courier | null;
  deliverTo: OrderParty | null;
  /** Receiver of a parcel; null: no parcel, or unknown. */
  receiver: OrderParty | null;
  /** Category and payer of a parcel; null: no parcel. */
  parcel: { category: string; payer: ChargePayer } | null;
  /** Its owner may give the receiver a link. */
  canShare?: boolean;
  /** Instruction to the courier: presets and own words, as `order-wishes` reads them. */
  instruction: string;
  /** What to do about an item that the store does not have; empty: nothing said. */
  unavailableNote: string;
  cutlery: boolean;
  /** A prescription order: pictures instead of items; the store sets the price. */
  isPrescription: boolean;
  /** Pictures of prescriptions. */
  attachments: Picture[];
  /** Pictures of its first items, at most three; none: the backend sends none. */
  itemPictures: Picture[];
  /** Number of its rows; 0: none, or unknown. */
  rowCount: number;
  /** Found by number and phone only: without personal data and actions. */
  byPhone: boolean;
  /** Percent of the tax; 0: unknown. */
  taxPercent?: number;
  /** What was received and paid back, oldest first; absent: the backend does not tell. */
  ledger?: OrderMovement[];
  /** What the customer said of the courier; null: nothing yet. Absent: not delivered, or the backend does not tell. */
  courierReview?: GivenReview | null;
  /** The refund that was asked for; null: none. */
  refund?: AskedRefund | null;
}

/** A movement of an order's money. */
export interface OrderMovement {
  id: string;
  method: PaymentMethod;
  /** Negative: paid back. */
  amount: Minor;
  state: 'paid' | 'refunded' | 'pending' | 'failed';
  at: Date | null;
}

/** What a customer said after delivery. */
export interface GivenReview {
  rating: number;
  comment: string;
  tags: ReviewTag[];
  pictures: Picture[];
}

/** Units of a row that are missing or wrong. The storefront has ids as text, the backend as numbers. */
export interface RefundLine<Id extends string | number = string> {
  rowId: Id;
  quantity: number;
}
export interface AskedRefund {
  reason: string;
  note: string;
  /** The marketplace's answer; empty: none. */
  answer: string;
  /** null: unknown. */
  amount: Minor | null;
  /** The rows that it is about; none: the whole order. */
  lines: RefundLine[];
  pictures: Picture[];
}

/** Sender or recipient, with the details a courier needs. */
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

/** A kind of parcel (DATA-45). A null rate falls back to the marketplace's. */
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
  /** Add to the saved addresses once the parcel is sent (ADDR-45). */
  save?: boolean;
}

/** One row of a placed order: a snapshot of what was bought. */
export interface OrderRow {
  id: string;
  /** null: a campaign item. */
  itemId: string | null;
  choice: Choice;
  name: string;
  image: Picture | null;
  /** Unit price with options, before the discount. */
  unitPrice: Minor;
  /** Discount of one unit; absent: unknown. */
  unitDiscount?: Minor;
  quantity: number;
  addOns: { name: string; price: Minor; quantity: number }[];
  chosen: string[];
  /** What the customer said of it; null: nothing yet. Absent: not delivered, or the backend does not tell. */
  review?: GivenReview | null;
}
