/** Places to choose: a pin with a short text each, and one pin with a number where they would cover each other. */
import type { LatLng } from '@shop/domain';
import { Written } from '@shop/ui';
import L from 'leaflet';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Supercluster, { type InputFeature } from 'supercluster';
import type { MapPlace, MapPlaces } from './map-props';
import classes from './places.module.css';
import { useMoved } from './use-moved';
import { useLayer } from './use-layer';
import { BOX_RESIZED } from './viewport-control';

interface OnMap {
  map: L.Map;
}

/** Pins closer than this cover each other, px; and the side of Leaflet's tiles, to which the zoom refers. */
const COVERED = 52;
const TILE = 256;
const EVERYWHERE: [number, number, number, number] = [-180, -85, 180, 85];
/** Padding for the pins at the edge; never so close that the streets around are gone. */
const FIT = { padding: L.point(40, 40), maxZoom: 16, animate: false };
/** Above the home, which cannot be pressed (pins.tsx). */
const ABOVE_HOME = 1100;
const RAISED = 2000;

const featureOf = ({ id, point }: MapPlace): InputFeature<{ id: string }> => ({
  type: 'Feature',
  properties: { id },
  geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
});

/** What stands at a point: React renders into Leaflet's own element. */
function Spot({ map, point, isRaised, children }: OnMap & { point: LatLng; isRaised: boolean; children: ReactNode }) {
  const [box] = useState(() => document.createElement('div'));
  const marker = useLayer(map, () =>
    L.marker(point, { icon: L.divIcon({ html: box, className: '', iconSize: [0, 0] }), keyboard: false }),
  );
  useEffect(() => void marker.setZIndexOffset(isRaised ? RAISED : ABOVE_HOME), [marker, isRaised]);
  return createPortal(children, box);
}

const useZoom = (map: L.Map): number =>
  useSyncExternalStore(
    (onChange) => {
      map.on('zoomend', onChange);
      return () => void map.off('zoomend', onChange);
    },
    () => map.getZoom(),
  );

/** All places are in view when they arrive, not while the customer looks around; then the view is reported. */
function useView(map: L.Map, { places, area = null, onView }: MapPlaces): void {
  const { isMoved, forget } = useMoved(map);
  const ids = places.map(({ id }) => id).join();
  const [start] = useState(area);
  useEffect(() => {
    if (start)
      map.fitBounds(
        [
          [start.south, start.west],
          [start.north, start.east],
        ],
        { animate: false },
      );
  }, [map, start]);
  useEffect(() => {
    const bounds = L.latLngBounds(places.map(({ point }) => point));
    if (area || !bounds.isValid()) return;
    forget();
    map.fitBounds(bounds, FIT);
    // A dialog that opens gives the map its size after its places.
    const fitAgain = () => void (isMoved() || map.fitBounds(bounds, FIT));
    map.on(BOX_RESIZED, fitAgain);
    return () => void map.off(BOX_RESIZED, fitAgain);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same places may come in another array
  }, [map, ids]);
  useEffect(() => {
    const report = () => {
      const view = map.getBounds();
      const [south, west, north, east] = [view.getSouth(), view.getWest(), view.getNorth(), view.getEast()];
      if (isMoved()) onView?.({ south, west, north, east });
    };
    map.on('moveend', report);
    return () => void map.off('moveend', report);
  }, [map, isMoved, onView]);
}

export function Places({ map, ...choice }: MapPlaces & OnMap) {
  const { places, chosen, onChoose, groupLabel } = choice;
  const zoom = useZoom(map);
  // Groups are made for whole steps; between two of them pins cover each other by as much as the map is closer.
  const between = zoom % 1;
  const index = useMemo(
    () =>
      new Supercluster<{ id: string }>({
        radius: COVERED / 2 ** between,
        extent: TILE,
        maxZoom: map.getMaxZoom(),
      }).load(places.map(featureOf)),
    [map, places, between],
  );
  useView(map, choice);
  const shown = new Map(places.map((place) => [place.id, place]));
  const idsIn = (cluster: number) => index.getLeaves(cluster, Infinity).map(({ properties }) => properties.id);
  const comeCloser = (cluster: number, point: LatLng) => {
    map.setView(point, Math.min(index.getClusterExpansionZoom(cluster) + between, map.getMaxZoom()));
    // The pressed pin is gone.
    map.getContainer().focus({ preventScroll: true });
  };
  return index.getClusters(EVERYWHERE, zoom).map(({ properties, geometry }) => {
    const [lng = 0, lat = 0] = geometry.coordinates;
    if ('cluster_id' in properties) {
      const { cluster_id: cluster, point_count: count } = properties;
      const isChosen = chosen !== null && idsIn(cluster).includes(chosen);
      return (
        <Spot key={`${cluster} ${zoom}`} map={map} point={{ lat, lng }} isRaised={isChosen}>
          <button
            type="button"
            className={classes.group}
            data-chosen={isChosen || undefined}
            aria-label={groupLabel(count)}
            onClick={() => comeCloser(cluster, { lat, lng })}
          >
            {count}
          </button>
        </Spot>
      );
    }
    const place = shown.get(properties.id);
    if (!place) return null;
    const isChosen = place.id === chosen;
    return (
      <Spot key={place.id} map={map} point={place.point} isRaised={isChosen}>
        <button
          type="button"
          className={classes.place}
          data-dimmed={place.isDimmed || undefined}
          aria-label={place.label}
          aria-pressed={isChosen}
          onClick={() => onChoose(place.id)}
        >
          <Written>{place.text}</Written>
        </button>
      </Spot>
    );
  });
}
