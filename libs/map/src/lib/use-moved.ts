/** Whether the customer has moved a map of Leaflet, by pointer, wheel or key. */
import type L from 'leaflet';
import { useEffect, useState } from 'react';

const MOVE_EVENTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Once moved, the view is the customer's, until `forget`. */
export interface Moved {
  isMoved: () => boolean;
  forget: () => void;
}

export function useMoved(map: L.Map): Moved {
  const [{ mark, ...moved }] = useState(() => {
    let is = false;
    return { mark: () => void (is = true), isMoved: () => is, forget: () => void (is = false) };
  });
  useEffect(() => {
    const box = map.getContainer();
    for (const type of MOVE_EVENTS) box.addEventListener(type, mark, { passive: true });
    return () => {
      for (const type of MOVE_EVENTS) box.removeEventListener(type, mark);
    };
  }, [map, mark]);
  return moved;
}
