/**
 * Whether this shop sends push messages: known on every page. The keys are requested only after the customer has
 * agreed.
 */
import { createContext, useContext } from 'react';

const Offered = createContext(false);
export const PushOfferedProvider = Offered.Provider;
export const usePushOffered = (): boolean => useContext(Offered);
