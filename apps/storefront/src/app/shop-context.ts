/** The visit, for the app shell. */
import { createContext, useContext } from 'react';
import type { Shop } from './shop';

const Context = createContext<Shop | null>(null);
export const ShopProvider = Context.Provider;

export function useShop(): Shop {
  const value = useContext(Context);
  if (!value) throw new Error('useShop outside of the app');
  return value;
}
