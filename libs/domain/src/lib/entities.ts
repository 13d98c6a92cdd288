/** The nouns of the shop as the views and the rules know them (spec 1 §3, spec 2 §3). Ids are texts, money is minor units. */
import type { Minor, Span } from '@shop/util';

export interface Picture {
  url: string;
  /** Colour that fills the box before the picture is there. */
  tint: string | null;
}

export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Minor };

/** A priced combination of choice options (non-food): 'Red-XL'. Its price replaces the item's. */
export interface PricedVariation {
  type: string;
  price: Minor;
  stock: number;
}

export interface ChoiceOption {
  name: string;
  title: string;
  options: string[];
}

/** A group of food options. `min` and `max` are 0 when the group has no limits. */
export interface OptionGroup {
  name: string;
  multi: boolean;
  required: boolean;
  min: number;
  max: number;
  options: { label: string; price: Minor }[];
}

export interface AddOn {
  id: string;
  name: string;
  price: Minor;
}

/** A daily window, 'HH:mm'; one that ends before it starts passes midnight. */
export interface DailyHours {
  start: string;
  end: string;
}

export interface Item {
  id: string;
  slug: string | null;
  name: string;
  description: string;
  image: Picture | null;
  images: Picture[];
  price: Minor;
  discount: Discount | null;
  /** The backend says a discount, if only one of 0 (RES-20). */
  saysDiscount: boolean;
  /** Percent of the store's running discount; 0 for none. */
  storeDiscount: number;
  isFlashSale: boolean;
  variations: PricedVariation[];
  choices: ChoiceOption[];
  groups: OptionGroup[];
  addOns: AddOn[];
  /** null: stock is not kept. */
  stock: number | null;
  /** null: no limit. */
  maximumQuantity: number | null;
  unit: string | null;
  isVeg: boolean;
  isOrganic: boolean;
  isRecommended: boolean;
  hours: DailyHours | null;
  scheduleOrder: boolean;
  freeDelivery: boolean;
  deliveryTime: Span | null;
  storeId: string;
  storeName: string;
  zoneId: string | null;
  moduleId: string;
  moduleType: string;
  rating: number;
  ratingCount: number;
  orderCount: number;
  categories: { id: string; name: string }[];
  tags: string[];
  /** Only given to whoever shows a prescription. */
  needsPrescription: boolean;
  isCampaign: boolean;
  /** Campaign items alone: the moment their campaign ends, in milliseconds since 1970. */
  campaignEnds: number | null;
}

export interface StoreSchedule {
  /** 0 = Sunday. */
  day: number;
  opens: string;
  closes: string;
}

export interface Store {
  id: string;
  slug: string | null;
  name: string;
  address: string;
  phone: string | null;
  /** Whom a chat with the store reaches; null where there is none. */
  vendorId: string | null;
  logo: Picture | null;
  cover: Picture | null;
  place: LatLng | null;
  /** Metres from the chosen place; null when unknown. */
  distance: number | null;
  zoneId: string | null;
  moduleId: string;
  isFeatured: boolean;
  active: boolean;
  open: boolean;
  schedules: StoreSchedule[];
  minimumOrder: Minor;
  deliveryTime: Span | null;
  delivers: boolean;
  takesAway: boolean;
  /** Takes orders of a prescription alone. */
  takesPrescriptions: boolean;
  scheduleOrder: boolean;
  freeDelivery: boolean;
  ownRates: DeliveryRates | null;
  tax: number;
  discount: StoreDiscount | null;
  /** What the backend says of it in lists (RES-32). */
  isDiscounted: boolean;
  /** Campaigns that it takes part in. */
  campaignCount: number;
  rating: number;
  ratingCount: number;
  positiveRating: number | null;
  orderCount: number;
  itemCount: number;
  priceRange: { min: Minor; max: Minor } | null;
  /** Of the store's page; lists name only their ids. */
  categories: Category[];
  categoryIds: string[];
}

export interface StoreDiscount {
  percent: number;
  /** 0: no cap. */
  maximum: Minor;
  /** 0: none. */
  minimumPurchase: Minor;
}

export interface Category {
  id: string;
  name: string;
  slug: string | null;
  image: Picture | null;
  isFeatured: boolean;
  children: Category[];
}

export interface ShopModule {
  id: string;
  name: string;
  type: string;
  icon: Picture | null;
  thumbnail: Picture | null;
  description: string;
  /** Served everywhere, whatever the zone. */
  everyZone: boolean;
  zoneIds: string[];
  storeCount: number;
}

export interface Banner {
  id: string;
  title: string;
  image: Picture | null;
  target:
    | { kind: 'link'; url: string | null }
    | { kind: 'store'; store: { id: string; slug: string | null; moduleId: string } }
    | { kind: 'item'; itemId: string }
    | { kind: 'campaign'; campaign: { id: string; slug: string | null } };
}

export interface LatLng {
  lat: number;
  lng: number;
}

/** A part of the earth, degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Where a suggested place is; `bounds` of one that is more than a point: a district, a street. */
export interface FoundPlace {
  point: LatLng;
  bounds?: Bounds | null;
}

/** The chosen delivery location: what every call is made for. */
export interface Place {
  address: string;
  point: LatLng;
  zoneIds: string[];
}

export interface DeliveryRates {
  perKm: Minor;
  minimum: Minor;
  /** null: no cap. */
  maximum: Minor | null;
}

/** What a zone charges for a module, and what it allows there. */
export interface ZoneTerms {
  zoneId: string;
  moduleId: string;
  rates: DeliveryRates | null;
  /** Percent on top in this zone now; 0 for none. */
  increasedPercent: number;
  increasedMessage: string | null;
  cashOnDelivery: boolean;
  /** Largest total payable in cash; null for none. */
  maximumCash: Minor | null;
}

export interface Zone {
  id: string;
  name: string;
  terms: ZoneTerms[];
}

/** What the customer chose on an item. */
export interface Choice {
  /** The type of a priced variation, 'Red-XL'. */
  variation: string | null;
  /** Chosen labels by group name. */
  options: Record<string, string[]>;
  addOns: { id: string; quantity: number }[];
}

export interface CartLine {
  id: string;
  item: Item;
  quantity: number;
  choice: Choice;
}

export interface Contact {
  name: string;
  phone: string;
  email: string;
}

export interface DeliveryAddress {
  type: string;
  text: string;
  point: LatLng;
  zoneIds: string[];
  road: string;
  house: string;
  floor: string;
  /** A note for the courier: the bell, the gate, the landmark. */
  more: string;
  /** The saved address it was taken from; absent: none. */
  savedId?: string;
  /** The customer's own word for a saved one of type other. */
  label?: string;
}

/** A place a customer has saved. */
export interface SavedAddress extends DeliveryAddress {
  id: string;
  /** The customer's own word for it; only for type other. */
  label: string;
  contact: Contact;
}

export interface Customer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  image: Picture | null;
  orderCount: number;
  refCode: string;
  /** What the wallet holds. */
  wallet: Minor;
  /** Loyalty points, whole. */
  points: number;
  /** Came by a social login: has no password of ours. */
  isSocial: boolean;
}

/** One entry of a customer's wallet (amounts in minor units) or of their points (whole numbers). */
export interface LedgerEntry {
  id: string;
  /** As the backend names it: 'order_place', 'add_fund', … */
  kind: string;
  credit: number;
  debit: number;
  /** What the provider gave on top. */
  bonus: number;
  at: Date | null;
}

/** What the provider adds when a customer fills the wallet. */
export interface WalletBonus {
  id: string;
  title: string;
  text: string;
}

/** How an order is paid; a gateway takes the card on its own page. */
export type Payment =
  { method: 'cash_on_delivery' } | { method: 'wallet' } | { method: 'digital_payment'; gateway: string };

export interface Wishes {
  items: Item[];
  stores: Store[];
}

export interface Review {
  id: string;
  author: string;
  rating: number;
  text: string;
  reply: string;
  /** Milliseconds since 1970. */
  at: number | null;
}

export interface Message {
  id: string;
  senderId: string;
  text: string;
  pictures: string[];
  /** Milliseconds since 1970. */
  at: number | null;
  seen: boolean;
}

/** A talk of the customer with a store, a courier or the marketplace. */
export interface Conversation {
  id: string;
  partnerType: string;
  partnerId: string;
  /** Empty when the partner is gone. */
  name: string;
  image: Picture | null;
  unread: number;
  last: Message | null;
  lastAt: number | null;
}

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

/** An item in a flash sale: its price and its stock are the sale's. */
export interface FlashProduct {
  id: string;
  item: Item;
  /** How many the sale has in all, how many of them are gone. */
  stock: number;
  sold: number;
}
export interface FlashSale {
  id: string;
  title: string;
  /** Milliseconds since 1970; null: not said. */
  starts: number | null;
  ends: number | null;
}

/** A campaign that groups stores (DATA-41). */
export interface Campaign {
  id: string;
  slug: string | null;
  title: string;
  description: string;
  image: Picture | null;
  ends: number | null;
  moduleId: string;
  stores: Store[];
}

/** A coupon as it is offered; whether it holds is for the backend to say (DATA-36). */
export interface Coupon {
  id: string;
  code: string;
  title: string;
  discount: Discount | null;
  /** The most that a percentage takes off; 0: no limit. */
  maximum: Minor;
  minimumPurchase: Minor;
  freeDelivery: boolean;
  /** 'YYYY-MM-DD' */
  expires: string | null;
}

/** Why to choose this shop (DATA-39). */
export interface Reason {
  id: string;
  title: string;
  text: string;
  image: Picture | null;
}

/** The wide pictures that stand at sections of a home (DATA-37). */
export interface SectionBanners {
  promotional: Picture | null;
  bestReviewed: Picture | null;
  newArrival: Picture | null;
  bottom: Picture | null;
  basic: Picture | null;
}

/** A store that was visited or ordered from before, with some of its items (DATA-46). */
export interface VisitedStore {
  store: Pick<Store, 'id' | 'slug' | 'name' | 'moduleId' | 'zoneId'>;
  items: { id: string; name: string; image: Picture | null }[];
}

/** A video or a picture beside steps (DATA-38). */
export interface VideoContent {
  title: string;
  media: { kind: 'video'; url: string } | { kind: 'image'; picture: Picture } | null;
  steps: { title: string; text: string }[];
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
