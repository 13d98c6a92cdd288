/** A layer or control of a Leaflet map, for the life of a component. */
import type L from 'leaflet';
import { useEffect, useState } from 'react';

interface OnMap {
  addTo(map: L.Map): unknown;
  remove(): unknown;
}

/** @param create called once: later changes are the caller's, as in Leaflet itself */
export function useLayer<T extends OnMap>(map: L.Map, create: () => T): T {
  const [layer] = useState(create);
  useEffect(() => {
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, layer]);
  return layer;
}
