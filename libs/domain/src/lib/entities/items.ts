/** Items and choices (spec 1 §3, spec 2 §3). Ids are strings, money is in minor units. */
import type { Minor, Span } from '@shop/util';
import type { Allergen, Diet } from '../diet';

export interface Picture {
  url: string;
  /** Background colour until the picture has loaded. */
  tint: string | null;
}

export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Minor };

/** A priced combination of choice options (non-food): 'Red-XL'. Its price replaces the item's. */
export interface PricedVariation {
  type: string;
  price: Minor;
  stock: number;
}

/** The look of an option: its colour, and the item in it. */
export interface Swatch {
  option: string;
  /** '#rrggbb'. */
  colour: string;
  /** Among the item's pictures too; null: none of its own. */
  image: Picture | null;
}

export interface ChoiceOption {
  name: string;
  title: string;
  options: string[];
  /** Options that are colours; left out when none is known. */
  swatches?: Swatch[];
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

export type AmountUnit = 'g' | 'kg' | 'ml' | 'cl' | 'l';

/** What one unit of an item holds: 500 g. */
export interface Amount {
  value: number;
  unit: AmountUnit;
}

/** What a pharmacist says of a medicine, in the customer's language. */
export interface Medicine {
  /** What works in it; null: unknown. */
  ingredient: string | null;
  /** '20 tablets'; null: unknown. */
  pack: string | null;
}

export interface AddOn {
  id: string;
  name: string;
  price: Minor;
}

/** A daily time window, 'HH:mm'; one that ends before it starts passes midnight. */
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
  /** The backend sends a discount, if only one of 0 (RES-20). */
  hasDiscountField: boolean;
  /** Percent of the store's running discount; 0 for none. */
  storeDiscount: number;
  isFlashSale: boolean;
  variations: PricedVariation[];
  choices: ChoiceOption[];
  groups: OptionGroup[];
  addOns: AddOn[];
  /** null: stock is not tracked. */
  stock: number | null;
  /** null: no limit. */
  maximumQuantity: number | null;
  unit: string | null;
  /** null: counted in pieces, or unknown. */
  amount: Amount | null;
  isVeg: boolean;
  /** Absent: none is known. */
  diets?: readonly Diet[];
  /** Absent: unknown. Empty: none of the fourteen. */
  allergens?: readonly Allergen[];
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
  /** null: no medicine, or nothing is known of it. */
  medicine: Medicine | null;
  /** Requires a prescription. */
  needsPrescription: boolean;
  isCampaign: boolean;
  /** End of the campaign of a campaign item, milliseconds since 1970; else null. */
  campaignEnds: number | null;
}

/** The customer's choices for an item. */
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

/** An item in a flash sale: its price and its stock are the sale's. */
export interface FlashProduct {
  id: string;
  item: Item;
  /** Units in the sale; `sold` of them are sold. */
  stock: number;
  sold: number;
}

export interface FlashSale {
  id: string;
  title: string;
  /** Milliseconds since 1970; null: unknown. */
  starts: number | null;
  ends: number | null;
}
