/** The city's GeoJSON and its drawing style. */
import type { PathOptions } from 'leaflet';
import { useEffect, useState } from 'react';

type Kind = 'land' | 'river' | 'park' | 'street' | 'main' | 'place';
export interface FeatureProperties {
  kind: Kind;
  /** Name of a place, by language. */
  [language: string]: string | undefined;
}
export type City = GeoJSON.FeatureCollection<GeoJSON.Geometry, FeatureProperties>;

/** Drawing order, bottom to top; places are names, not shapes. */
const ORDER: Kind[] = ['land', 'river', 'park', 'street', 'main'];

/** The shapes in drawing order. */
export function shapesOf(city: City): City {
  return {
    ...city,
    features: ORDER.flatMap((kind) => city.features.filter(({ properties }) => properties.kind === kind)),
  };
}

/** Street width grows with the zoom, so that blocks stay visible at low zoom. */
const widthAt = (zoom: number, wide: number) => Math.max(0.8, wide * 2 ** ((zoom - 15) * 0.7));

/** @param read returns a CSS variable of the theme, so that the map follows dark mode */
export function styleOf(kind: Kind, read: (name: string) => string, zoom: number): PathOptions {
  const line = (color: string, weight: number): PathOptions => ({ color, weight, opacity: 1, lineCap: 'round' });
  if (kind === 'land') return { stroke: false, fillColor: read('--map-land'), fillOpacity: 1 };
  if (kind === 'park') return { stroke: false, fillColor: read('--map-park'), fillOpacity: 1 };
  if (kind === 'river') return line(read('--map-water'), widthAt(zoom, 26));
  return line(read('--map-street'), widthAt(zoom, kind === 'main' ? 13 : 7));
}

/** The city's data; null while loading, and when loading failed. */
export function useCity(url: string): City | null {
  const [city, setCity] = useState<City | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const answer = await fetch(url, { signal: controller.signal });
      const read = (await answer.json()) as City;
      if (!controller.signal.aborted) setCity(read);
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [url]);
  return city;
}
