/** Pages of items and stores, and infinite paging. */
import type { WireItem } from '@shop/contract/item';
import type { FilteredItems, FilteredStores } from '@shop/contract/results';
import type { Item, Store } from '@shop/domain';
import type { Scope } from '../base/scope';
import { page, text, type WireMoney } from '../base/wire';
import { toItem } from './to-item';
import { toStore } from './to-store';

export interface Scoped {
  scope: Scope;
}
export interface ItemPage {
  entries: Item[];
  total: number;
}
export interface StorePage {
  entries: Store[];
  total: number;
}

/** Of anything with a name; the caller reads both, so that their names are checked. */
export const named = (id: unknown, name: unknown) => ({ id: text(id), name: text(name) });

/** Next page = loaded pages + 1; undefined after an empty page or when all entries are loaded (RES-45). */
const nextPage = <P extends { entries: readonly unknown[]; total: number; received?: number }>(last: P, pages: P[]) => {
  const sizeOf = ({ received, entries }: P) => received ?? entries.length;
  const loaded = pages.reduce((sum, entry) => sum + sizeOf(entry), 0);
  return sizeOf(last) === 0 || loaded >= last.total ? undefined : pages.length + 1;
};
/** For all infinite lists. A page that drops entries must report how many it `received`. */
export const PAGING = { initialPageParam: 1, getNextPageParam: nextPage as never };

/** `items`: of older backends. */
export const itemsOf = (wire: unknown) =>
  page<Pick<FilteredItems, 'products'> & { items: WireItem[] }>(wire, 'products', 'items');
export const storesOf = (wire: unknown) => page<Pick<FilteredStores, 'stores'>>(wire, 'stores');

export function toItemPage(wire: unknown, money: WireMoney): ItemPage {
  const { wires: entries, total } = itemsOf(wire);
  return { entries: entries.map((entry) => toItem(entry, money)), total };
}

export function toStorePage(wire: unknown, money: WireMoney): StorePage {
  const { wires: entries, total } = storesOf(wire);
  return { entries: entries.map((entry) => toStore(entry, money)), total };
}
