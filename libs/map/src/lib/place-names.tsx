/** Place names, above the streets and below route and pins. */
import L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { readableNames } from './arrange';
import type { City, FeatureProperties } from './city';
import classes from './leaflet-map.module.css';
import type { MapMarker } from './map-props';

interface Name {
  label: HTMLElement;
  icon: L.DivIcon;
  point: L.LatLngTuple;
}
const PIN = { width: 44, height: 44 };
/** Above the streets (400), below the pins (600). */
const PANE = { name: 'names', zIndex: '450' };
/** Margin at each side of a name, px. */
const MARGIN = 3;

function nameOf(names: FeatureProperties, [lng = 0, lat = 0]: GeoJSON.Position, language: string): Name {
  const label = document.createElement('span');
  label.className = classes.place ?? '';
  label.textContent = names[language] ?? names.en ?? '';
  return { label, icon: L.divIcon({ html: label, className: '', iconSize: [0, 0] }), point: [lat, lng] };
}

function namesOf(city: City, language: string): Name[] {
  return city.features.flatMap(({ properties, geometry }) =>
    properties.kind === 'place' && geometry.type === 'Point'
      ? [nameOf(properties, geometry.coordinates, language)]
      : [],
  );
}

/** Hides the names that pins would cover. Not needed on panning, which moves both alike. */
function arrange(map: L.Map, names: readonly Name[], pins: readonly MapMarker[]): void {
  const pixelPointOf = (point: L.LatLngExpression) => {
    const { x, y } = map.latLngToLayerPoint(point);
    return { x, y };
  };
  const boxes = names.map(({ label, point }) => ({
    ...pixelPointOf(point),
    width: label.offsetWidth + 2 * MARGIN,
    height: label.offsetHeight,
  }));
  const shown = readableNames(
    boxes,
    pins.map(({ point }) => ({ ...pixelPointOf(point), ...PIN })),
  );
  names.forEach(({ label }, index) => (label.style.visibility = shown[index] ? '' : 'hidden'));
}

export interface PlaceNamesProps {
  map: L.Map;
  city: City;
  language: string;
  zoom: number;
  pins: readonly MapMarker[];
}

export function PlaceNames({ map, city, language, zoom, pins }: PlaceNamesProps) {
  const names = useMemo(() => namesOf(city, language), [city, language]);
  useEffect(() => {
    const { style } = map.getPane(PANE.name) ?? map.createPane(PANE.name);
    style.zIndex = PANE.zIndex;
    style.pointerEvents = 'none';
    const markers = names.map(({ icon, point }) =>
      L.marker(point, { icon, interactive: false, keyboard: false, pane: PANE.name }),
    );
    const layer = L.layerGroup(markers).addTo(map);
    return () => void layer.remove();
  }, [map, names]);
  useEffect(() => arrange(map, names, pins), [map, names, pins, zoom]);
  return null;
}
