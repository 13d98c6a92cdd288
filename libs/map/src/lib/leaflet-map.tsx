/** Leaflet with the city's GeoJSON (or raster tiles): no key, no third party. Loaded only when a map is shown. */
import 'leaflet/dist/leaflet.css';
import type { LatLng } from '@shop/domain';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { closest, firstZoom, readableNames } from './arrange';
import classes from './leaflet-map.module.css';
import type { MapSettings } from './map-settings';
import type { MapMarker, MapViewProps } from './map-view';

type Kind = 'land' | 'river' | 'park' | 'street' | 'main' | 'place';
interface Named {
  kind: Kind;
  /** By language. */
  [name: string]: string | undefined;
}

const ICONS: Record<MapMarker['kind'], string> = {
  home: '<path d="M4 11 12 4l8 7v9h-5v-6H9v6H4z"/>',
  store: '<path d="M4 9l1.5-5h13L20 9v2a3 3 0 0 1-5.3 2 3.4 3.4 0 0 1-5.4 0A3 3 0 0 1 4 11zM6 14v6h12v-6"/>',
  courier: '<path d="M5 17a3 3 0 1 0 .1 0M18 17a3 3 0 1 0 .1 0M8 19h7l2-8h-4M13 6h3l2 8"/>',
};

/** Colours come from the theme's variables, so that dark mode is dark here too. */
/** Streets grow with the zoom, so that blocks stay visible from afar. */
const widthAt = (zoom: number, wide: number) => Math.max(0.8, wide * 2 ** ((zoom - 15) * 0.7));

function styleOf(kind: Kind, read: (name: string) => string, zoom: number): L.PathOptions {
  const line = (color: string, weight: number): L.PathOptions => ({ color, weight, opacity: 1, lineCap: 'round' });
  if (kind === 'land') return { stroke: false, fillColor: read('--map-land'), fillOpacity: 1 };
  if (kind === 'park') return { stroke: false, fillColor: read('--map-park'), fillOpacity: 1 };
  if (kind === 'river') return line(read('--map-water'), widthAt(zoom, 26));
  return line(read('--map-street'), widthAt(zoom, kind === 'main' ? 13 : 7));
}

interface Drawing {
  _ctx?: CanvasRenderingContext2D;
  _redraw: () => void;
}
const { _redraw: redraw } = L.Canvas.prototype as unknown as Drawing;

/** A frame that was asked for before the map went finds no canvas any more: it draws nothing instead of failing. */
const SteadyCanvas = L.Canvas.extend({
  _redraw(this: Drawing) {
    if (this._ctx) redraw.call(this);
  },
}) as unknown as new (options: L.RendererOptions) => L.Canvas;

function drawCity(
  map: L.Map,
  data: GeoJSON.FeatureCollection<GeoJSON.Geometry, Named>,
  language: string,
  read: (name: string) => string,
): Names {
  const order: Kind[] = ['land', 'river', 'park', 'street', 'main'];
  const renderer = new SteadyCanvas({ padding: 0.4 });
  const layers = order.map((kind) => {
    const features = data.features.filter(({ properties }) => properties.kind === kind);
    const layer = L.geoJSON({ ...data, features } as GeoJSON.FeatureCollection, {
      style: () => ({ ...styleOf(kind, read, map.getZoom()), renderer }) as L.PathOptions,
      interactive: false,
    });
    return { kind, layer: layer.addTo(map) };
  });
  const names = L.layerGroup();
  const labels: Names['labels'] = [];
  for (const { properties, geometry } of data.features) {
    if (properties.kind !== 'place' || geometry.type !== 'Point') continue;
    const [lng = 0, lat = 0] = geometry.coordinates;
    const label = document.createElement('span');
    label.className = classes.place ?? '';
    label.textContent = properties[language] ?? properties.en ?? '';
    labels.push({ label, point: L.latLng(lat, lng) });
    L.marker([lat, lng], {
      icon: L.divIcon({ html: label, className: '', iconSize: [0, 0] }),
      pane: NAMES,
      interactive: false,
      keyboard: false,
    }).addTo(names);
  }
  const show = () => {
    for (const { kind, layer } of layers) layer.setStyle(styleOf(kind, read, map.getZoom()));
    if (map.getZoom() >= 14) names.addTo(map);
    else names.remove();
  };
  map.on('zoomend', show);
  show();
  return { labels };
}

/** Names of places lie below the pins. */
const NAMES = 'names';
interface Names {
  labels: { label: HTMLElement; point: L.LatLng }[];
}
const PIN = { width: 44, height: 44 };

/** Hides the names that pins would cover. What moves the map alone moves both alike. */
function arrangeNames(map: L.Map, { labels }: Names, pins: Iterable<L.Marker>): void {
  const boxes = labels.map(({ label, point }) => ({
    ...spotOf(map, point),
    width: label.offsetWidth + 6,
    height: label.offsetHeight,
  }));
  const shown = readableNames(
    boxes,
    [...pins].map((marker) => ({ ...spotOf(map, marker.getLatLng()), ...PIN })),
  );
  labels.forEach(({ label }, index) => (label.style.visibility = shown[index] ? '' : 'hidden'));
}
const spotOf = (map: L.Map, point: L.LatLng) => {
  const { x, y } = map.latLngToLayerPoint(point);
  return { x, y };
};

async function drawGround(
  map: L.Map,
  settings: MapSettings,
  read: (name: string) => string,
  signal: AbortSignal,
): Promise<Names> {
  if (settings.tilesUrl) {
    L.tileLayer(settings.tilesUrl).addTo(map);
    return { labels: [] };
  }
  const answer = await fetch(settings.geoJsonUrl, { signal });
  return drawCity(
    map,
    (await answer.json()) as GeoJSON.FeatureCollection<GeoJSON.Geometry, Named>,
    settings.language,
    read,
  );
}

function pin({ kind, label }: MapMarker): L.DivIcon {
  const html = document.createElement('span');
  html.className = classes.pin ?? '';
  html.dataset.kind = kind;
  html.setAttribute('role', 'img');
  html.setAttribute('aria-label', label);
  html.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[kind]}</svg>`;
  return L.divIcon({ html, className: '', iconSize: [40, 40], iconAnchor: [20, 20] });
}

const at = ({ lat, lng }: LatLng): L.LatLngTuple => [lat, lng];

/** Who rides is seen above where they ride from and to. */
const HEIGHTS: Record<MapMarker['kind'], number> = { store: 0, home: 1000, courier: 2000 };
/** Room for half a pin at every side, and for the buttons at the end. */
const FIT = { paddingTopLeft: L.point(36, 36), paddingBottomRight: L.point(64, 36), animate: false };

/** Brings all pins into view, and apart where they can be. */
function fitPins(map: L.Map, points: readonly LatLng[]): void {
  const bounds = L.latLngBounds(points.map(at));
  const room = FIT.paddingTopLeft.add(FIT.paddingBottomRight);
  const fits = Math.min(map.getBoundsZoom(bounds, false, room), map.getMaxZoom());
  const maxZoom = firstZoom(fits, (zoom) => closest(points.map((point) => map.project(at(point), zoom))));
  map.fitBounds(bounds, { ...FIT, maxZoom });
}

/** What tells that the customer moves the map, and not the shop. */
const HANDS = ['pointerdown', 'wheel', 'keydown'] as const;

/** What a display shows: who rides moves within it, anything else makes it another one. */
const sceneOf = (markers: readonly MapMarker[]) =>
  markers.map(({ id, kind, point }) => (kind === 'courier' ? id : `${id} ${point.lat} ${point.lng}`)).join();

/** Glides a marker to its new place in as long as the next one takes to come. */
function glide(marker: L.Marker, to: LatLng): void {
  const element = marker.getElement();
  if (element) element.style.transition = 'transform 1400ms linear';
  marker.setLatLng(at(to));
}

export default function LeafletMap({
  centre,
  zoom,
  label,
  markers = [],
  route = [],
  onMove,
  settings,
}: MapViewProps & { settings: MapSettings }) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map | null>(null);
  const pins = useRef(new Map<string, L.Marker>());
  const names = useRef<Names>({ labels: [] });
  const line = useRef<L.Polyline | null>(null);
  const scene = useRef('');
  /** The customer looks where they want: it is left to them until there is something else to show. */
  const isTaken = useRef(false);
  const isDisplay = markers.length > 1 && !onMove;
  const moved = useRef(onMove);
  useEffect(() => {
    moved.current = onMove;
  }, [onMove]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const created = L.map(element, {
      center: at(centre),
      zoom,
      zoomControl: false,
      attributionControl: false,
      minZoom: 10,
      maxZoom: 18,
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
    });
    map.current = created;
    L.control.zoom({ position: 'bottomright' }).addTo(created);
    // Above the streets, below the way and the pins.
    Object.assign(created.createPane(NAMES).style, { zIndex: '450', pointerEvents: 'none' });
    const stopped = new AbortController();
    const read = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
    const known = pins.current;
    const arrange = () => arrangeNames(created, names.current, known.values());
    void drawGround(created, settings, read, stopped.signal).then(
      (drawn) => {
        if (stopped.signal.aborted) return;
        names.current = drawn;
        // After the names of this zoom are there: what is not drawn has no width.
        created.on('zoomend', arrange);
        arrange();
      },
      () => undefined,
    );
    created.on('moveend', () => moved.current?.(created.getCenter()));
    const resized = new ResizeObserver(() => {
      created.invalidateSize({ pan: false });
      const points = [...known.values()].map((marker) => marker.getLatLng());
      if (points.length > 1 && !moved.current && !isTaken.current) fitPins(created, points);
    });
    resized.observe(element);
    const take = () => (isTaken.current = true);
    for (const hand of HANDS) element.addEventListener(hand, take, { passive: true });
    return () => {
      stopped.abort();
      resized.disconnect();
      for (const hand of HANDS) element.removeEventListener(hand, take);
      created.stop();
      // Shapes go before their canvas: a shape that leaves later would ask a canvas that is gone to draw.
      created.eachLayer((layer) => void (layer instanceof L.Path && layer.remove()));
      created.remove();
      known.clear();
      names.current = { labels: [] };
      scene.current = '';
      map.current = null;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the map is made once; later places come through the effects below
  }, [settings]);

  const shown = useRef({ centre, zoom });
  useEffect(() => {
    const current = map.current;
    const { centre: from, zoom: was } = shown.current;
    shown.current = { centre, zoom };
    if (!current || isDisplay) return;
    // Whoever has moved the map meanwhile stays where they are when only the zoom is another.
    if (from !== centre) current.setView(at(centre), zoom);
    else if (was !== zoom) current.setZoom(zoom);
  }, [centre, zoom, isDisplay]);

  useEffect(() => {
    const current = map.current;
    if (!current) return;
    for (const marker of markers) {
      const known = pins.current.get(marker.id);
      if (known) glide(known, marker.point);
      else
        pins.current.set(
          marker.id,
          L.marker(at(marker.point), {
            icon: pin(marker),
            title: marker.label,
            keyboard: false,
            zIndexOffset: HEIGHTS[marker.kind],
          }).addTo(current),
        );
    }
    for (const [id, marker] of pins.current)
      if (!markers.some((entry) => entry.id === id)) {
        marker.remove();
        pins.current.delete(id);
      }
    line.current?.remove();
    line.current =
      route.length > 1 ? L.polyline(route.map(at), { className: classes.route ?? '', weight: 5 }).addTo(current) : null;
    if (isDisplay) {
      const points = markers.map(({ point }) => point);
      const isNew = scene.current !== sceneOf(markers);
      const isOutside = points.some((point) => !current.getBounds().contains(at(point)));
      if (isNew || (isOutside && !isTaken.current)) fitPins(current, points);
      scene.current = sceneOf(markers);
    }
    arrangeNames(current, names.current, pins.current.values());
  }, [markers, route, isDisplay]);

  return <div ref={box} className={classes.map} role="application" aria-label={label} />;
}
