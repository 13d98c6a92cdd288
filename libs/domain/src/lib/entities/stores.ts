/** Who sells: modules, categories, stores, and what stands on a home (spec 1 §3, spec 2 §3). Ids are texts, money is minor units. */
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
