/** Controls the visible part of a map, until the customer moves it. */
import type { LatLng } from '@shop/domain';
import L from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { closestGap, initialZoom } from './arrange';
import type { MapMarker, MapViewProps } from './map-props';
import { useMoved } from './use-moved';

/** Padding for half a pin on each side, and for the buttons at the end. */
const FIT = { paddingTopLeft: L.point(36, 36), paddingBottomRight: L.point(64, 36), animate: false };

/** Fits all pins into view, apart where possible. */
function fitPins(map: L.Map, points: readonly LatLng[]): void {
  const bounds = L.latLngBounds([...points]);
  const room = FIT.paddingTopLeft.add(FIT.paddingBottomRight);
  const fits = Math.min(map.getBoundsZoom(bounds, false, room), map.getMaxZoom());
  const maxZoom = initialZoom(fits, (zoom) => closestGap(points.map((point) => map.project(point, zoom))));
  map.fitBounds(bounds, { ...FIT, maxZoom });
}

/** Event of a map whose box has another size, after it fits it. */
export const BOX_RESIZED = 'boxresized';

/** Draws anew instead of moving by whole pixels; its types lack it. */
const AT_ONCE: L.ZoomPanOptions & { reset: true } = { animate: false, reset: true };

/** Fits the map to its box, around the same centre: a box that grows or turns chooses no other place. */
function resize(map: L.Map): void {
  const centre = map.getCenter();
  map.invalidateSize({ pan: false });
  map.setView(centre, map.getZoom(), AT_ONCE);
}

/** Identity of the content: a moving courier does not change it, any other change does. */
const contentKeyOf = (markers: readonly MapMarker[]) =>
  markers.map(({ id, kind, point }) => (kind === 'courier' ? id : `${id} ${point.lat} ${point.lng}`)).join();

export type ViewportControlProps = { map: L.Map } & Required<Pick<MapViewProps, 'centre' | 'zoom' | 'markers'>> &
  Pick<MapViewProps, 'onMove'>;

export function ViewportControl({ map, centre, zoom, markers, onMove }: ViewportControlProps) {
  const { isMoved } = useMoved(map);
  const isResizing = useRef(false);
  const isDisplay = markers.length > 1 && !onMove;
  useEffect(() => {
    const report = () => {
      if (!isResizing.current) onMove?.(map.getCenter());
    };
    map.on('moveend', report);
    return () => void map.off('moveend', report);
  }, [map, onMove]);

  const shown = useRef({ centre, zoom });
  useEffect(() => {
    const { centre: from, zoom: was } = shown.current;
    shown.current = { centre, zoom };
    if (isDisplay) return;
    // Keep the centre if only the zoom has changed: the customer may have moved the map.
    if (from !== centre) map.setView(centre, zoom);
    else if (was !== zoom) map.setZoom(zoom);
  }, [map, centre, zoom, isDisplay]);

  const contentKey = useRef('');
  const points = useRef<LatLng[]>([]);
  useEffect(() => {
    points.current = isDisplay ? markers.map(({ point }) => point) : [];
    if (!isDisplay) return;
    const isNew = contentKey.current !== contentKeyOf(markers);
    const isOutside = points.current.some((point) => !map.getBounds().contains(point));
    if (isNew || (isOutside && !isMoved())) fitPins(map, points.current);
    contentKey.current = contentKeyOf(markers);
  }, [map, markers, isDisplay, isMoved]);

  // Ends with the map itself: an element that leaves the page changes its size once more.
  useLayoutEffect(() => {
    const resized = new ResizeObserver(() => {
      isResizing.current = true;
      resize(map);
      isResizing.current = false;
      if (points.current.length > 0 && !isMoved()) fitPins(map, points.current);
      map.fire(BOX_RESIZED);
    });
    resized.observe(map.getContainer());
    return () => resized.disconnect();
  }, [map, isMoved]);
  return null;
}
