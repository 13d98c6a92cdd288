/**
 * Leaflet with the city's GeoJSON (or raster tiles): without a key or a third party. Loaded only when a map is shown.
 */
import 'leaflet/dist/leaflet.css';
import { WithMessages } from '@shop/i18n';
import { ErrorBoundary } from '@shop/ui';
import L from 'leaflet';
import { useEffect, useMemo, useState, type RefCallback } from 'react';
import { CityLayer } from './city-layer';
import { ViewportControl } from './viewport-control';
import classes from './leaflet-map.module.css';
import type { MapSettings } from './map-settings';
import type { MapMarker, MapViewProps } from './map-props';
import { Pin } from './pins';
import { Places } from './places';
import { useLayer } from './use-layer';
import { MAP_MESSAGES, useMapMessages } from '../messages';

const OPTIONS: L.MapOptions = {
  zoomControl: false,
  attributionControl: false,
  minZoom: 10,
  maxZoom: 18,
  // Whole steps alone would leave half of a small map around the pins.
  zoomSnap: 0.25,
  zoomAnimation: false,
  fadeAnimation: false,
  markerZoomAnimation: false,
  // ViewportControl resizes the map; Leaflet's own way reports a move.
  trackResize: false,
};

interface OnMap {
  map: L.Map;
}

/** A map in the element with the returned ref. @returns null until it is there */
function useLeaflet(centre: L.LatLngLiteral, zoom: number): [L.Map | null, RefCallback<HTMLElement>] {
  const [map, setMap] = useState<L.Map | null>(null);
  const [ref] = useState<RefCallback<HTMLElement>>(() => (box: HTMLElement | null) => {
    if (!box) return undefined;
    const made = L.map(box, OPTIONS).setView(centre, zoom);
    setMap(made);
    return () => void made.remove();
  });
  return [map, ref];
}

function ZoomControl({ map }: OnMap) {
  const t = useMapMessages();
  useLayer(map, () =>
    L.control.zoom({ position: 'bottomright', zoomInTitle: t('zoomIn'), zoomOutTitle: t('zoomOut') }),
  );
  return null;
}

/** Left out when their texts are broken: the map also zooms by keys, wheel and two fingers. */
function ZoomButtons({ map }: OnMap) {
  return (
    <ErrorBoundary>
      <WithMessages messages={MAP_MESSAGES}>
        <ZoomControl map={map} />
      </WithMessages>
    </ErrorBoundary>
  );
}

function Tiles({ map, url }: OnMap & { url: string }) {
  useLayer(map, () => L.tileLayer(url));
  return null;
}

function Route({ map, points }: OnMap & { points: NonNullable<MapViewProps['route']> }) {
  const line = useLayer(map, () => L.polyline([...points], { className: classes.route ?? '', weight: 5 }));
  useEffect(() => void line.setLatLngs([...points]), [line, points]);
  return null;
}

const NO_MARKERS: readonly MapMarker[] = [];

type LeafletMapProps = MapViewProps & { settings: MapSettings };

function Layers({ map, centre, zoom, markers = NO_MARKERS, choice, route, onMove, settings }: LeafletMapProps & OnMap) {
  const places = choice?.places;
  const pins = useMemo(() => [...markers, ...(places ?? [])], [markers, places]);
  return (
    <>
      <ZoomButtons map={map} />
      {settings.tilesUrl ? (
        <Tiles map={map} url={settings.tilesUrl} />
      ) : (
        <CityLayer map={map} url={settings.geoJsonUrl} language={settings.language} pins={pins} />
      )}
      {markers.map((marker) => (
        <Pin key={`${marker.id} ${marker.kind} ${marker.label}`} map={map} {...marker} />
      ))}
      {choice ? <Places map={map} {...choice} /> : null}
      {route && route.length > 1 ? <Route map={map} points={route} /> : null}
      <ViewportControl map={map} centre={centre} zoom={zoom} markers={markers} onMove={onMove} />
    </>
  );
}

export default function LeafletMap(props: LeafletMapProps) {
  const [map, ref] = useLeaflet(props.centre, props.zoom);
  return (
    <div ref={ref} className={classes.map} role="application" aria-label={props.label}>
      {map ? <Layers map={map} {...props} /> : null}
    </div>
  );
}
