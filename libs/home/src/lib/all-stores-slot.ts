/** What the app hands to the section of all stores: their listing is a feature of its own. */
import { createContext, useContext, type ReactNode } from 'react';

const Slot = createContext<ReactNode>(null);
export const AllStoresProvider = Slot.Provider;
export const useAllStores = (): ReactNode => useContext(Slot);
