/** What the cards of items say of their arrival: the window of their store, as its card and its checkout (decision 133). */
import type { Item } from '@shop/domain';
import type { Span } from '@shop/util';
import { createContext, useContext } from 'react';

/** By the id of the store; null: the backend does not tell; undefined: not yet. */
export type ArrivalsOfStores = Readonly<Record<string, Span>> | null | undefined;

const Context = createContext<ArrivalsOfStores>(null);
export const StoreArrivalsProvider = Context.Provider;

export interface ItemArrival {
  span: Span | null;
  /** The span keeps the place of one that is not known yet. */
  isExpected: boolean;
}

/** Like a card of a store: what it states, where no arrival is told. */
export function useItemArrival({ storeId, deliveryTime }: Item): ItemArrival {
  const arrivals = useContext(Context);
  return { span: arrivals?.[storeId] ?? deliveryTime, isExpected: arrivals === undefined };
}
