/** What part of the ground a map shows, and when that is left to the customer. */
import type { LatLng } from '@shop/domain';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { closest, firstZoom } from './arrange';
import type { MapMarker, MapViewProps } from './map-view';

/** Room for half a pin at every side, and for the buttons at the end. */
const FIT = { paddingTopLeft: L.point(36, 36), paddingBottomRight: L.point(64, 36), animate: false };

/** Brings all pins into view, and apart where they can be. */
function fitPins(map: L.Map, points: readonly LatLng[]): void {
  const bounds = L.latLngBounds([...points]);
  const room = FIT.paddingTopLeft.add(FIT.paddingBottomRight);
  const fits = Math.min(map.getBoundsZoom(bounds, false, room), map.getMaxZoom());
  const maxZoom = firstZoom(fits, (zoom) => closest(points.map((point) => map.project(point, zoom))));
  map.fitBounds(bounds, { ...FIT, maxZoom });
}

/** What tells that the customer moves the map, and not the shop. */
const HANDS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Whether the customer looks where they want: it is left to them until there is something else to show. */
function useHands(map: L.Map) {
  const isTaken = useRef(false);
  useEffect(() => {
    const box = map.getContainer();
    const take = () => (isTaken.current = true);
    for (const hand of HANDS) box.addEventListener(hand, take, { passive: true });
    return () => {
      for (const hand of HANDS) box.removeEventListener(hand, take);
    };
  }, [map]);
  return isTaken;
}

/** What a display shows: who rides moves within it, anything else makes it another one. */
const sceneOf = (markers: readonly MapMarker[]) =>
  markers.map(({ id, kind, point }) => (kind === 'courier' ? id : `${id} ${point.lat} ${point.lng}`)).join();

export type FramingProps = Required<Pick<MapViewProps, 'centre' | 'zoom' | 'markers'>> & Pick<MapViewProps, 'onMove'>;

export function Framing({ centre, zoom, markers, onMove }: FramingProps) {
  const map = useMap();
  const isTaken = useHands(map);
  const isDisplay = markers.length > 1 && !onMove;
  useMapEvents({ moveend: () => onMove?.(map.getCenter()) });

  const shown = useRef({ centre, zoom });
  useEffect(() => {
    const { centre: from, zoom: was } = shown.current;
    shown.current = { centre, zoom };
    if (isDisplay) return;
    // Whoever has moved the map meanwhile stays where they are when only the zoom is another.
    if (from !== centre) map.setView(centre, zoom);
    else if (was !== zoom) map.setZoom(zoom);
  }, [map, centre, zoom, isDisplay]);

  const scene = useRef('');
  const points = useRef<LatLng[]>([]);
  useEffect(() => {
    points.current = isDisplay ? markers.map(({ point }) => point) : [];
    if (!isDisplay) return;
    const isNew = scene.current !== sceneOf(markers);
    const isOutside = points.current.some((point) => !map.getBounds().contains(point));
    if (isNew || (isOutside && !isTaken.current)) fitPins(map, points.current);
    scene.current = sceneOf(markers);
  }, [map, markers, isDisplay, isTaken]);

  useEffect(() => {
    const resized = new ResizeObserver(() => {
      map.invalidateSize({ pan: false });
      if (points.current.length > 0 && !isTaken.current) fitPins(map, points.current);
    });
    resized.observe(map.getContainer());
    return () => resized.disconnect();
  }, [map, isTaken]);
  return null;
}
