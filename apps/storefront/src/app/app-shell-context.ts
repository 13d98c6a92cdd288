/** What a page may ask of the app shell around it. */
import type { FoundPlace, Place } from '@shop/domain';
import { createContext, useContext } from 'react';

export interface PickRequest {
  /** What the map fits to; else the chosen place, else it starts at config's. */
  start?: FoundPlace;
  /** Given: the place goes back to the caller and nothing is stored (LOC-23, LOC-24). */
  onPicked?: (place: Place) => void;
}

export interface AppShellValue {
  pickPlace: (request: PickRequest) => void;
  chooseModule: (module: { id: string; type: string; name: string }) => void;
}

const Context = createContext<AppShellValue | null>(null);
export const AppShellProvider = Context.Provider;

export function useAppShell(): AppShellValue {
  const value = useContext(Context);
  if (!value) throw new Error('useAppShell outside of the app shell');
  return value;
}
