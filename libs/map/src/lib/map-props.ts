/** What a map is given, whichever draws it. */
import type { Bounds, LatLng } from '@shop/domain';
import type { ReactNode } from 'react';

export interface MapMarker {
  id: string;
  point: LatLng;
  kind: 'home' | 'store' | 'courier';
  label: string;
}

/** A place to choose on the map. */
export interface MapPlace {
  id: string;
  point: LatLng;
  /** Accessible name of its pin. */
  label: string;
  /** What the pin says: a few letters. */
  text: string;
  /** It cannot serve now: closed. */
  isDimmed: boolean;
}

/** Places that would cover each other stand as one pin with their number; a press on it comes closer. */
export interface MapPlaces {
  places: readonly MapPlace[];
  /** Id of the place that stands out; null: none. */
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Accessible name of a pin of several places. */
  groupLabel: (count: number) => string;
  /** The part of the map that the customer has moved to. */
  onView?: (view: Bounds) => void;
  /** The map starts with this in view, and other places leave the view where it is. null: all places are in view. */
  area?: Bounds | null;
}

export interface MapViewProps {
  centre: LatLng;
  zoom: number;
  /** Accessible name. */
  label: string;
  markers?: readonly MapMarker[];
  /** Places to choose: the map starts with all of them in view. */
  choice?: MapPlaces;
  /** A route to draw. */
  route?: readonly LatLng[];
  /** Called with the new centre when the customer moves or zooms the map (LOC-14, LOC-15). */
  onMove?: (centre: LatLng) => void;
  /** Rendered when no map can be loaded (LOC-33). */
  fallback: ReactNode;
}
