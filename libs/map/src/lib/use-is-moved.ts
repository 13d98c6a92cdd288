/** Whether the customer has moved a map of Leaflet, by pointer, wheel or key. */
import type L from 'leaflet';
import { useEffect, useRef } from 'react';

const MOVE_EVENTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Once true, the view is the customer's until its user sets it back. */
export function useIsMoved(map: L.Map) {
  const isMoved = useRef(false);
  useEffect(() => {
    const box = map.getContainer();
    const markMoved = () => (isMoved.current = true);
    for (const type of MOVE_EVENTS) box.addEventListener(type, markMoved, { passive: true });
    return () => {
      for (const type of MOVE_EVENTS) box.removeEventListener(type, markMoved);
    };
  }, [map]);
  return isMoved;
}
