/** Whether this shop sends push messages, as every page is told; the keys are asked for by whoever has said yes. */
import { createContext, useContext } from 'react';

const Offered = createContext(false);
export const PushOfferedProvider = Offered.Provider;
export const usePushOffered = (): boolean => useContext(Offered);
