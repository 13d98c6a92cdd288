/**
 * The definition of a module as data. Its type is written in its own library only (architecture, "A module is data").
 */
import type { ModuleItemFilter } from '@shop/domain/item-filters';
import type { UnavailableWish } from '@shop/domain/order-wishes';
import type { MessageKey, Messages, Namespace } from '@shop/i18n';
import type { Accent } from '@shop/ui';
import type { ComponentType } from 'react';
import type { HomeSource } from './section';
import type { Slots } from './slot-props';

export interface CatalogueRules {
  tracksStock: boolean;
  hasServingHours: boolean;
  /** Names of goods are truncated to 25 characters and followed by the unit (CARD-23). */
  cutsNames: boolean;
  /** Orders can have pictures of prescriptions (PLUS-15). */
  carriesPrescriptions: boolean;
  /** Where an item opens: in a dialog over the page, or on its own page. */
  opensItemIn: 'dialog' | 'page';
  /** The plus on a card adds items without choices at once. */
  addsFromCard: boolean;
  /** What customers may ask for about an item that turns out to be unavailable; absent: the checkout does not ask. */
  unavailable?: readonly UnavailableWish[];
  /** Its stores answer shopping lists (PLUS-39): links to the page of them. */
  takesLists?: true;
  /** Filters of items that its results offer after the common ones (RES-18). */
  filters?: readonly ModuleItemFilter[];
  cards: { item: 'vertical' | 'beside'; store: 'cover' | 'round' };
}

/**
 * Layout of an item card: `vertical` in grids and carousels, `list` in lists, `popular` among popular items, `beside`
 * with the picture beside the text, `special` for a highlighted offer (CARD-01 to CARD-07).
 */
export type ItemLayout = 'vertical' | 'list' | 'popular' | 'beside' | 'special';

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

/** A link of the bottom bar in a module without cart, wish list and chat (NAV-13, NAV-22). */
export interface BarLink<N extends Namespace = Namespace> {
  to: string;
  /** Key of its text in the module's messages. */
  label: MessageKey<N> & string;
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
}

/** What is known of a page before its code loads. What servers and tools alone ask stands in its definition. */
export interface PageFacts {
  /** Pattern of its address, `pattern` of a `pageAddress`. */
  path: string;
  /** Redirects to the landing page until a place is chosen (ROUTE-49). */
  needsPlace?: boolean;
  /** Sends a signed-out visitor to sign in, then returns here (ROUTE-48). */
  needsSignIn?: boolean;
  /** Shows sections of the current module. */
  showsModule?: boolean;
  /** Query parameters that identify the page. All others only change its view. */
  identity?: readonly string[];
  /** The first visit: it has its own header, no bottom bar, and no messages of cart and search. */
  isLanding?: boolean;
  /** At the home's address: the header offers the other modules, and the search box keeps what was searched for. */
  isHome?: boolean;
  /** Has a button of its own where other pages show the cart. */
  hidesCartBar?: boolean;
  /** Shows an order itself, or nothing beside its form. */
  hidesRunningOrders?: boolean;
  /** Ends with what it is about: no newsletter and footer below, as while an order is on its way. */
  hidesFooter?: boolean;
  /** One of the pages of a customer's account, which have a frame around them (decision 115). */
  isAccount?: boolean;
  /** A form that ends with an order: the header has the logo, the place and a way back, and nothing else is around it (decision 110). */
  isFocused?: boolean;
}

/** A page of a module: the route of a page of the page engine, which types its definition. */
export interface ModulePage extends PageFacts {
  definition: () => Promise<{ page: object }>;
}

/** What a definition says of its slots. */
export interface SlotSource {
  /** Views of its own in shared views: `./lib/slots.ts` of its library, loaded before the module is shown (decision 095). */
  slots?: () => Promise<{ slots: Slots }>;
}

export interface ModuleDefinition extends HomeSource, SlotSource {
  /** The backend's `module_type`. */
  type: string;
  accent: Accent;
  /** null: no items, so no cart, wish list, search or results. */
  catalogue: CatalogueRules | null;
  header: { chat: boolean; contactLink: boolean };
  /** Links after Home in the bottom bar; loaded with it. */
  barLinks?: () => Promise<{ barLinks: readonly BarLink[] }>;
  /** Pages of its own, which the app lists among all others. */
  pages?: readonly ModulePage[];
  /** Namespace of its messages, loaded before the module is shown. */
  messages: ModuleNamespace;
  /** Path of the file that defines it, from the root of the repository: added by the server's build. */
  file?: string;
}

/** Checks the type of a definition. @returns it unchanged */
export const defineModule = (definition: ModuleDefinition): ModuleDefinition => definition;

export interface ModuleRegistry {
  all: readonly ModuleDefinition[];
  find: (type: string | null | undefined) => ModuleDefinition | null;
}

/** @throws when two definitions have the same type */
export function createModuleRegistry(all: readonly ModuleDefinition[]): ModuleRegistry {
  const byType = new Map(all.map((definition) => [definition.type, definition]));
  if (byType.size !== all.length) throw new Error('Two module definitions claim the same type.');
  return { all, find: (type) => byType.get(type ?? '') ?? null };
}
