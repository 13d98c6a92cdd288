/** The keys of the storefront's settings; null: this shop sends no push messages. */
import { createContext, useContext } from 'react';
import type { PushKeys } from './port';

const Keys = createContext<PushKeys | null>(null);
export const PushKeysProvider = Keys.Provider;
export const usePushKeys = (): PushKeys | null => useContext(Keys);
