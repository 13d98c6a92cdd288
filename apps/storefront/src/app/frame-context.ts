/** What a page may ask of the frame around it. */
import type { FoundPlace, Place } from '@shop/domain';
import { createContext, useContext } from 'react';

export interface PickRequest {
  /** What the map fits to; else the chosen place, else it starts at config's. */
  start?: FoundPlace;
  /** Given: the place goes back to the caller and nothing is stored (LOC-23, LOC-24). */
  onPicked?: (place: Place) => void;
}

export interface FrameValue {
  pickPlace: (request: PickRequest) => void;
  chooseModule: (module: { id: string; type: string; name: string }) => void;
}

const Context = createContext<FrameValue | null>(null);
export const FrameProvider = Context.Provider;

export function useFrame(): FrameValue {
  const value = useContext(Context);
  if (!value) throw new Error('useFrame outside of the frame');
  return value;
}
