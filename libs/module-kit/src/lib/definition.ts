/**
 * The definition of a module as data. Its type is written in its own library only (architecture, "A module is data").
 */
import type { Messages, Namespace } from '@shop/i18n';
import type { Accent } from '@shop/ui';
import type { ComponentType } from 'react';

export interface CatalogueRules {
  tracksStock: boolean;
  hasServingHours: boolean;
  hasVegChoice: boolean;
  /** Names of goods are truncated to 25 characters and followed by the unit (CARD-23). */
  cutsNames: boolean;
  /** Orders can have pictures of prescriptions (PLUS-15). */
  carriesPrescriptions: boolean;
  /** Where an item opens: in a dialog over the page, or on its own page. */
  opensItemIn: 'dialog' | 'page';
  /** The plus on a card adds items without choices at once. */
  addsFromCard: boolean;
  cards: { item: 'vertical' | 'beside'; store: 'cover' | 'round' };
}

/**
 * Layout of an item card: `vertical` in grids and carousels, `list` in lists, `popular` among popular items, `beside`
 * with the picture beside the text, `special` for a highlighted offer (CARD-01 to CARD-07).
 */
export type ItemLayout = 'vertical' | 'list' | 'popular' | 'beside' | 'special';

/**
 * A section of a home page: shared by all modules, or the module's own. It renders with the page unless marked
 * `belowFold`: then it loads near the viewport, as every `BelowFoldSection` does.
 */
export type HomeSection<Own extends string = string> =
  | { shared: EarlySection; belowFold?: true }
  | { shared: BelowFoldSection | 'allStores' }
  | { own: Own; belowFold?: true };
/** Maximum number of sections, shared or own, that render with the page. */
export const MAX_EARLY_SECTIONS = 6;
/** Shared sections that can render with the page. */
export type EarlySection =
  'hero' | 'banners' | 'categories' | 'popularStores' | 'storesNearby' | 'popularItems' | 'newStores';
/** Shared sections that are below the fold in every home. */
const BELOW_FOLD = [
  'flashSale',
  'campaigns',
  'specialOffers',
  'newArrivals',
  'bestReviewed',
  'loved',
  'coupons',
  'whyChoose',
  'promoBanner',
  'featuredStores',
  'visitAgain',
] as const;
export type BelowFoldSection = (typeof BELOW_FOLD)[number];

/**
 * The module's own sections by name, and their message namespaces; loaded before a home page that lists them renders.
 */
export interface OwnParts<Own extends string = string> {
  parts: Readonly<Record<Own, ComponentType>>;
  messages: readonly Namespace[];
}

/** Messages of a module's namespace, used by shared components. */
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
  /** If the module has its own title for them (PHAR-06). */
  featuredStores?: string;
  preparing: string;
  onTheWay: string;
}

/** Namespaces that have all of these messages. */
export type ModuleNamespace = {
  [N in Namespace]: Messages[N] extends ModuleMessages ? N : never;
}[Namespace];

/** Links of the bottom bar in a module without cart, wish list and chat (NAV-13, NAV-22). */
export type QuickPlace = 'send' | 'track' | 'orders';

export interface ModuleDefinition {
  /** The backend's `module_type`. */
  type: string;
  accent: Accent;
  /** null: no items, so no cart, wish list, search or results. */
  catalogue: CatalogueRules | null;
  header: { chat: boolean; contactLink: boolean };
  /** Links after Home in the bottom bar. */
  quick?: readonly QuickPlace[];
  home: readonly HomeSection[];
  own?: () => Promise<OwnParts>;
  /** Namespace of its messages, loaded before the module is shown. */
  messages: ModuleNamespace;
  /** Path of the file that defines it, from the root of the repository: added by the server's build. */
  file?: string;
}

/**
 * Defines a module. TypeScript refuses an own section in `home` that `own` does not load.
 * @returns the definition unchanged
 */
export const defineModule = <Own extends string = never>(
  definition: Omit<ModuleDefinition, 'home' | 'own'> & {
    home: readonly HomeSection<NoInfer<Own>>[];
    own?: () => Promise<OwnParts<Own>>;
  },
): ModuleDefinition => definition;

export interface ModuleRegistry {
  all: readonly ModuleDefinition[];
  find: (type: string | null | undefined) => ModuleDefinition | null;
}

const isBelowFold = (section: string) => section === 'allStores' || BELOW_FOLD.some((name) => name === section);

/** The sections that render with the page, in order. */
export const earlySections = (home: readonly HomeSection[]): HomeSection[] =>
  home.filter((section) => !('belowFold' in section) && !('shared' in section && isBelowFold(section.shared)));

/** @throws when two definitions have the same type, or too many sections render with the page */
export function createModuleRegistry(all: readonly ModuleDefinition[]): ModuleRegistry {
  const byType = new Map(all.map((definition) => [definition.type, definition]));
  if (byType.size !== all.length) throw new Error('Two module definitions claim the same type.');
  for (const { type, home } of all)
    if (earlySections(home).length > MAX_EARLY_SECTIONS)
      throw new Error(`The home of ${type} has more than ${MAX_EARLY_SECTIONS} sections that render with the page.`);
  return { all, find: (type) => byType.get(type ?? '') ?? null };
}
