/** The pins of a map. */
import L from 'leaflet';
import { useEffect } from 'react';
import classes from './leaflet-map.module.css';
import type { MapMarker } from './map-props';
import { useLayer } from './use-layer';

type Kind = MapMarker['kind'];
const ICONS: Record<Kind, string> = {
  home: '<path d="M4 11 12 4l8 7v9h-5v-6H9v6H4z"/>',
  store: '<path d="M4 9l1.5-5h13L20 9v2a3 3 0 0 1-5.3 2 3.4 3.4 0 0 1-5.4 0A3 3 0 0 1 4 11zM6 14v6h12v-6"/>',
  courier: '<path d="M5 17a3 3 0 1 0 .1 0M18 17a3 3 0 1 0 .1 0M8 19h7l2-8h-4M13 6h3l2 8"/>',
};
/** Stacking order: the courier above store and home. */
const Z_OFFSETS: Record<Kind, number> = { store: 0, home: 1000, courier: 2000 };

function iconOf(kind: Kind, label: string): L.DivIcon {
  const html = document.createElement('span');
  html.className = classes.pin ?? '';
  html.dataset.kind = kind;
  html.setAttribute('role', 'img');
  html.setAttribute('aria-label', label);
  html.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[kind]}</svg>`;
  return L.divIcon({ html, className: '', iconSize: [40, 40], iconAnchor: [20, 20] });
}

/** A pin that animates to its next place within the update interval. Another kind or label is another pin. */
export function Pin({ map, kind, label, point: { lat, lng } }: MapMarker & { map: L.Map }) {
  const marker = useLayer(map, () =>
    L.marker([lat, lng], {
      icon: iconOf(kind, label),
      title: label,
      keyboard: false,
      zIndexOffset: Z_OFFSETS[kind],
    }),
  );
  useEffect(() => {
    const { lat: fromLat, lng: fromLng } = marker.getLatLng();
    if (fromLat === lat && fromLng === lng) return;
    const element = marker.getElement();
    if (element) element.style.transition = 'transform 1400ms linear';
    marker.setLatLng([lat, lng]);
  }, [marker, lat, lng]);
  return null;
}
