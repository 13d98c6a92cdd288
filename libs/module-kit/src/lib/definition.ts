/** What a module is: data. The type word is written in its own library and nowhere else (architecture, "A module is data"). */
import type { Messages, Namespace } from '@shop/i18n';
import type { Accent } from '@shop/ui';
import type { ComponentType } from 'react';

export interface CatalogueRules {
  tracksStock: boolean;
  hasServingHours: boolean;
  hasVegChoice: boolean;
  /** Names of goods are cut to 25 characters and followed by the unit (CARD-23). */
  cutsNames: boolean;
  /** Its orders may carry pictures of prescriptions (PLUS-15). */
  carriesPrescriptions: boolean;
  /** Where an item opens: in a dialog over the page, or on a page of its own. */
  opensItemIn: 'dialog' | 'page';
  /** A card's plus adds an item that leaves nothing to choose. */
  addsFromCard: boolean;
  cards: { item: 'vertical' | 'beside'; store: 'cover' | 'round' };
}

/**
 * How a card of an item is laid out: `vertical` in grids and rows, `list` in lists, `popular` among the popular items, `beside` with
 * its picture beside the text, `special` for an offer that stands out (CARD-01 to CARD-07).
 */
export type ItemLayout = 'vertical' | 'list' | 'popular' | 'beside' | 'special';

/**
 * A section of a home: one that all modules share, or one of the module's own. It renders with the page unless it is marked `belowFold`:
 * then it loads when it comes near the viewport, as every `BelowFoldSection` does.
 */
export type HomeSection =
  | { shared: EarlySection; belowFold?: true }
  | { shared: BelowFoldSection | 'allStores' }
  | { own: string; belowFold?: true };
/** At most this many sections of a home, shared or own, render with the page. */
export const MOST_EARLY_SECTIONS = 6;
/** Shared sections that can render with the page. */
export type EarlySection =
  'hero' | 'banners' | 'categories' | 'popularStores' | 'storesNearby' | 'popularItems' | 'newStores';
/** Shared sections that are always below the fold. */
export type BelowFoldSection =
  | 'flashSale'
  | 'campaigns'
  | 'specialOffers'
  | 'newArrivals'
  | 'bestReviewed'
  | 'loved'
  | 'coupons'
  | 'whyChoose'
  | 'promoBanner'
  | 'featuredStores'
  | 'visitAgain';

/** The module's own sections by name, and the namespaces of their messages: loaded together before a home that lists them is drawn. */
export interface OwnParts {
  parts: Readonly<Record<string, ComponentType>>;
  messages: readonly Namespace[];
}

/** What a module's namespace says; the shared parts show it. */
export interface ModuleMessages {
  items: string;
  stores: string;
  /** In 'No favourite … found'. */
  favourites: string;
  searchHint: string;
  heroTitle: string;
  heroSubtitle: string;
  popularStores: string;
  popularItems: string;
  newStores: string;
  /** Where the module calls them otherwise than the others do (PHAR-06). */
  featuredStores?: string;
  preparing: string;
  onTheWay: string;
}

/** Namespaces that say all of this. */
export type ModuleNamespace = {
  [N in Namespace]: Messages[N] extends ModuleMessages ? N : never;
}[Namespace];

/** Where the bar at the bottom of small screens leads in a module without cart, wishlist and chat (NAV-13, NAV-22). */
export type QuickPlace = 'send' | 'track' | 'orders';

export interface ModuleDefinition {
  /** The backend's `module_type`. */
  type: string;
  accent: Accent;
  /** null: sells no items, so no cart, wishlist, search box or results. */
  catalogue: CatalogueRules | null;
  header: { chat: boolean; contactLink: boolean };
  /** After Home in the bar at the bottom. */
  quick?: readonly QuickPlace[];
  home: readonly HomeSection[];
  own?: () => Promise<OwnParts>;
  /** Its namespace: loaded before the module is shown. */
  messages: ModuleNamespace;
  /** Path of the file that defines it, from the root of the repository: added by the server's build. */
  file?: string;
}

export interface ModuleRegistry {
  all: readonly ModuleDefinition[];
  find: (type: string | null | undefined) => ModuleDefinition | null;
}

/** Shared sections that are below the fold in every home. */
const BELOW_FOLD: Record<BelowFoldSection | 'allStores', true> = {
  flashSale: true,
  campaigns: true,
  specialOffers: true,
  newArrivals: true,
  bestReviewed: true,
  loved: true,
  coupons: true,
  whyChoose: true,
  promoBanner: true,
  featuredStores: true,
  visitAgain: true,
  allStores: true,
};

/** The sections of a home that render with the page, in their order. */
export const earlySections = (home: readonly HomeSection[]): HomeSection[] =>
  home.filter((section) => !('belowFold' in section) && !('shared' in section && section.shared in BELOW_FOLD));

/** @throws when two definitions claim one type, or a home renders too much with the page */
export function createModuleRegistry(all: readonly ModuleDefinition[]): ModuleRegistry {
  const byType = new Map(all.map((definition) => [definition.type, definition]));
  if (byType.size !== all.length) throw new Error('Two module definitions claim the same type.');
  for (const { type, home } of all)
    if (earlySections(home).length > MOST_EARLY_SECTIONS)
      throw new Error(`The home of ${type} has more than ${MOST_EARLY_SECTIONS} sections that render with the page.`);
  return { all, find: (type) => byType.get(type ?? '') ?? null };
}
