/** The city's names, above the streets and below route and pins. */
import L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { readableNames, type Box } from './arrange';
import type { City } from './city';
import classes from './leaflet-map.module.css';
import type { MapMarker } from './map-props';
import { nameStep, namesOf, type CityName } from './names-of';

interface Label extends CityName {
  element: HTMLElement;
  icon: L.DivIcon;
}
const PIN = { width: 44, height: 44 };
/** Above the streets (400), below the pins (600). */
const PANE = { name: 'names', zIndex: '450' };
/** Margin at each side of a name, px. */
const MARGIN = 3;

function labelOf(name: CityName): Label {
  const element = document.createElement('span');
  element.className = classes.name ?? '';
  element.dataset.name = name.kind;
  element.textContent = name.text;
  if (name.angle) element.style.rotate = `${name.angle.toFixed(1)}deg`;
  return { ...name, element, icon: L.divIcon({ html: element, className: '', iconSize: [0, 0] }) };
}

/** The room that a turned name takes. */
function boxOf({ element, angle }: Label): Pick<Box, 'width' | 'height'> {
  const [width, height] = [element.offsetWidth + 2 * MARGIN, element.offsetHeight];
  const [cos, sin] = [Math.abs(Math.cos((angle * Math.PI) / 180)), Math.abs(Math.sin((angle * Math.PI) / 180))];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Hides the names that pins or other names would cover. Not needed on panning, which moves all alike. */
function arrange(map: L.Map, labels: readonly Label[], pins: readonly Pick<MapMarker, 'point'>[]): void {
  const pixelPointOf = (point: L.LatLngExpression) => {
    const { x, y } = map.latLngToLayerPoint(point);
    return { x, y };
  };
  const shown = readableNames(
    labels.map((label) => ({ ...pixelPointOf(label.point), ...boxOf(label) })),
    pins.map(({ point }) => ({ ...pixelPointOf(point), ...PIN })),
  );
  labels.forEach(({ element }, index) => (element.style.visibility = shown[index] ? '' : 'hidden'));
}

export interface CityNamesProps {
  map: L.Map;
  city: City;
  language: string;
  zoom: number;
  pins: readonly Pick<MapMarker, 'point'>[];
}

export function CityNames({ map, city, language, zoom, pins }: CityNamesProps) {
  const step = nameStep(zoom);
  const labels = useMemo(() => namesOf(city, language, step).map(labelOf), [city, language, step]);
  useEffect(() => {
    const { style } = map.getPane(PANE.name) ?? map.createPane(PANE.name);
    style.zIndex = PANE.zIndex;
    style.pointerEvents = 'none';
    const markers = labels.map(({ icon, point }) =>
      L.marker(point, { icon, interactive: false, keyboard: false, pane: PANE.name }),
    );
    const layer = L.layerGroup(markers).addTo(map);
    return () => void layer.remove();
  }, [map, labels]);
  useEffect(() => arrange(map, labels, pins), [map, labels, pins, zoom]);
  return null;
}
