/**
 * Modules, stores, categories, and the content of home pages (spec 1 §3, spec 2 §3). Ids are strings, money is in minor
 * units.
 */
import type { Minor, Span } from '@shop/util';
import type { Discount, Picture } from './items';
import type { DeliveryRates, LatLng } from './places';

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
  /** What the store says of itself; in its details only. */
  description?: string;
  /** Its news of these days; in its details only. */
  announcement?: string;
  /** The store's chat partner id; null: no chat. */
  vendorId: string | null;
  logo: Picture | null;
  cover: Picture | null;
  place: LatLng | null;
  /** Metres from the selected place; null when unknown. */
  distance: number | null;
  zoneId: string | null;
  moduleId: string;
  isFeatured: boolean;
  active: boolean;
  open: boolean;
  schedules: StoreSchedule[];
  minimumOrder: Minor;
  /** Until an order is at the selected place; where that is unknown, what the store says for all. */
  deliveryTime: Span | null;
  /** What checkout charges for the way to the selected place; null when unknown. */
  deliveryFee: Minor | null;
  delivers: boolean;
  takesAway: boolean;
  /** Takes prescription orders. */
  takesPrescriptions: boolean;
  scheduleOrder: boolean;
  freeDelivery: boolean;
  ownRates: DeliveryRates | null;
  tax: number;
  discount: StoreDiscount | null;
  /** The backend's flag in lists (RES-32). */
  isDiscounted: boolean;
  /** Sells vegetarian dishes alone. */
  isVegetarian: boolean;
  /** Number of campaigns the store takes part in. */
  campaignCount: number;
  rating: number;
  ratingCount: number;
  positiveRating: number | null;
  orderCount: number;
  itemCount: number;
  priceRange: { min: Minor; max: Minor } | null;
  /** Only on the store page; lists contain ids only. */
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
  description: string;
  /** Available in every zone. */
  everyZone: boolean;
  zoneIds: string[];
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

/** A coupon as offered; only the backend decides whether it is valid (DATA-36). */
export interface Coupon {
  id: string;
  code: string;
  title: string;
  discount: Discount | null;
  /** Maximum of a percentage discount; 0: no limit. */
  maximum: Minor;
  minimumPurchase: Minor;
  freeDelivery: boolean;
  /** Last day, 'YYYY-MM-DD' */
  expires: string | null;
  /** Whom and what it is for, as far as its offer says. */
  reach?: CouponReach;
}

export type CouponType = 'default' | 'first_order' | 'free_delivery' | 'store_wise' | 'zone_wise';

/** What a coupon is limited to. */
export interface CouponReach {
  type: CouponType;
  /** Ids of stores or zones, for coupons of a store or a zone. */
  ids: readonly string[];
  /** First day, 'YYYY-MM-DD'; null: not said. */
  starts: string | null;
  /** Uses per customer; null: any number. */
  limit: number | null;
  /** How often this customer has used it. */
  uses: number;
}

/** A "why choose us" entry (DATA-39). */
export interface Reason {
  id: string;
  title: string;
  text: string;
  image: Picture | null;
}

/** Wide pictures of home sections (DATA-37). */
export interface SectionBanners {
  promotional: Picture | null;
  /** Words beside the promotional picture. */
  message: string;
  bestReviewed: Picture | null;
  newArrival: Picture | null;
  bottom: Picture | null;
  basic: Picture | null;
}

/** A visited store, or one ordered from before, with some items (DATA-46). */
export interface VisitedStore {
  store: Pick<Store, 'id' | 'slug' | 'name' | 'moduleId' | 'zoneId'>;
  items: { id: string; name: string; image: Picture | null }[];
}

/** A video or picture with steps (DATA-38). */
export interface VideoContent {
  title: string;
  media: { kind: 'video'; url: string } | { kind: 'image'; picture: Picture } | null;
  steps: { title: string; text: string }[];
}
