/** What a map is given, whichever draws it. */
import type { LatLng } from '@shop/domain';
import type { ReactNode } from 'react';

export interface MapMarker {
  id: string;
  point: LatLng;
  kind: 'home' | 'store' | 'courier';
  label: string;
}

export interface MapViewProps {
  centre: LatLng;
  zoom: number;
  /** Accessible name. */
  label: string;
  markers?: readonly MapMarker[];
  /** A route to draw. */
  route?: readonly LatLng[];
  /** Called with the new centre when the customer moves or zooms the map (LOC-14, LOC-15). */
  onMove?: (centre: LatLng) => void;
  /** Rendered when no map can be loaded (LOC-33). */
  fallback: ReactNode;
}
