/** What slots are given and filled with: places in shared views that a module fills with a view of its own (decision 095). */
import type { Choice, Item } from '@shop/domain';
import type { Availability } from '@shop/domain/availability';
import type { StoreView } from '@shop/domain/store-view';
import type { Namespace } from '@shop/i18n';
import type { ComponentType, ReactNode } from 'react';

/** What each slot is given. */
export interface SlotProps {
  /** Before the name of an item, on cards and in its form. It renders with the page, so it is no lazy view. */
  itemMark: { item: Item };
  /** On a card, below the price. It renders with the page, and is as high on each card of a row. */
  cardOptions: { item: Item };
  /** In the form of an item, below its badges. */
  itemFacts: { item: Item };
  /** In the form of an item, below its description: why it can not be ordered now. */
  itemNotice: { item: Item; availability: Availability };
  /** In the form of an item: chooses what is ordered. Without one the form lists its variations. */
  itemOptions: {
    item: Item;
    choice: Choice;
    onChange: (choice: Choice) => void;
    /** Error text of the variation; null: none, or not asked for yet. */
    variationError: string | null;
    /** Error text of a group of options by its name. */
    groupError: (group: string) => string | null;
  };
  /** At the end of an item's form and page. */
  itemExtras: { item: Item };
  /** On a store's page, between its head and all of its items: those that are ordered most. undefined: not there yet. */
  storePopular: { items: readonly Item[] | undefined };
  /** Beside the search of a store's items. */
  storeFilters: { view: StoreView; onChange: (change: Partial<StoreView>) => void };
}
export type SlotName = keyof SlotProps;
/** What a lazy view loads: its code, and its messages. */
export interface LoadedAhead {
  preload: () => Promise<void>;
  messages: readonly Namespace[];
}
/** A component that renders with the page, or a lazy view. */
export type SlotFilling<Name extends SlotName> =
  ComponentType<SlotProps[Name]> | (((props: SlotProps[Name]) => ReactNode) & Partial<LoadedAhead>);
export type Slots = { readonly [Name in SlotName]?: SlotFilling<Name> };
