/** Controls the visible part of a map, until the customer moves it. */
import type { LatLng } from '@shop/domain';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { closest, firstZoom } from './arrange';
import type { MapMarker, MapViewProps } from './map-view';

/** Padding for half a pin on each side, and for the buttons at the end. */
const FIT = { paddingTopLeft: L.point(36, 36), paddingBottomRight: L.point(64, 36), animate: false };

/** Fits all pins into view, apart where possible. */
function fitPins(map: L.Map, points: readonly LatLng[]): void {
  const bounds = L.latLngBounds([...points]);
  const room = FIT.paddingTopLeft.add(FIT.paddingBottomRight);
  const fits = Math.min(map.getBoundsZoom(bounds, false, room), map.getMaxZoom());
  const maxZoom = firstZoom(fits, (zoom) => closest(points.map((point) => map.project(point, zoom))));
  map.fitBounds(bounds, { ...FIT, maxZoom });
}

/** Events of a customer who moves the map. */
const HANDS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Whether the customer has moved the map: then the view stays until the content changes. */
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

/** Identity of the content: a moving courier does not change it, any other change does. */
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
    // Keep the centre if only the zoom has changed: the customer may have moved the map.
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
