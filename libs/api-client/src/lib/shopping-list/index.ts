/** Stores for a shopping list (PLUS-39, decision 118). Apart, because its page alone asks. */
import type { ShoppingListOffers, WireListLine, WireListStore, WireOffer } from '@shop/contract/shopping-list';
import type { Item, Store } from '@shop/domain';
import { decoded, FORM, MINUTES, shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import type { Tolerant } from '../base/tolerant';
import { number, object, textOrNull, wires, type WireMoney } from '../base/wire';
import { toItem } from '../catalog/to-item';
import { toStore } from '../catalog/to-store';

/** An item that answers a line. */
export interface ListOffer {
  item: Item;
  variation: string | null;
  /** Units for the amount of the line. */
  quantity: number;
}
export interface ListOfferLine extends ListOffer {
  /** Which of the lines that were asked for, from 0. */
  line: number;
  /** Other items of the store, the best first. */
  alternatives: ListOffer[];
}
export interface ListStore {
  store: Store;
  lines: ListOfferLine[];
}

function toOffer(wire: Tolerant<WireOffer>, money: WireMoney): ListOffer[] {
  const product = object(wire.product);
  if (!product) return [];
  return [
    {
      item: toItem(product, money),
      variation: textOrNull(wire.variation),
      quantity: Math.max(1, number(wire.quantity)),
    },
  ];
}

const toLine = (wire: Tolerant<WireListLine>, money: WireMoney): ListOfferLine[] =>
  toOffer(wire, money).map((offer) => ({
    ...offer,
    line: number(wire.line),
    alternatives: wires(wire.alternatives).flatMap((each) => toOffer(each, money)),
  }));

function toListStore(wire: Tolerant<WireListStore>, money: WireMoney): ListStore[] {
  const store = object(wire.store);
  const lines = wires(wire.lines).flatMap((line) => toLine(line, money));
  return store && lines.length > 0 ? [{ store: toStore(store, money), lines }] : [];
}

/** @returns null: there is no such call */
function toListStores(answer: unknown, money: WireMoney): ListStore[] | null {
  if (answer === null) return null;
  const wire: Tolerant<ShoppingListOffers> = object<ShoppingListOffers>(answer) ?? {};
  return wires(wire.stores).flatMap((each) => toListStore(each, money));
}

const shoppingListApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The best stores first. null: the backend has no such call. */
    getListStores: build.query<ListStore[] | null, { scope: Scope; lines: readonly string[] }>({
      query: ({ scope, lines }) => ({ url: '/api/v1/search/list', method: 'POST', body: { lines }, scope }),
      transformResponse: decoded(toListStores),
      extraOptions: { ...FORM, missingIsNull: true },
      keepUnusedDataFor: 10 * MINUTES,
    }),
  }),
});

export const { useGetListStoresQuery } = shoppingListApi;
