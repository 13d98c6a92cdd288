/** Actions that the app shell offers to pages. */
import type { FoundPlace, Place } from '@shop/domain';
import { createContext, useContext } from 'react';

export interface PickRequest {
  /** Initial place of the map; default: the selected place, else the config's. */
  start?: FoundPlace;
  /** When given, the place is returned to the caller and not stored (LOC-23, LOC-24). */
  onPicked?: (place: Place) => void;
}

export interface AppShellValue {
  pickPlace: (request: PickRequest) => void;
  chooseModule: (module: { id: string; type: string; name: string }) => void;
  /** Asks whether to sign out, and does so. */
  askSignOut: () => void;
}

const Context = createContext<AppShellValue | null>(null);
export const AppShellProvider = Context.Provider;

export function useAppShell(): AppShellValue {
  const value = useContext(Context);
  if (!value) throw new Error('useAppShell outside of the app shell');
  return value;
}
