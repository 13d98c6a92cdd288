/** The city's own GeoJSON: what is drawn of it and how. */
import type { PathOptions } from 'leaflet';
import { useEffect, useState } from 'react';

type Kind = 'land' | 'river' | 'park' | 'street' | 'main' | 'place';
export interface Named {
  kind: Kind;
  /** Of a place, by language. */
  [language: string]: string | undefined;
}
export type City = GeoJSON.FeatureCollection<GeoJSON.Geometry, Named>;

/** From the ground up; places are names and no shapes. */
const ORDER: Kind[] = ['land', 'river', 'park', 'street', 'main'];

/** Its shapes alone, in the order they lie on each other. */
export function shapesOf(city: City): City {
  return {
    ...city,
    features: ORDER.flatMap((kind) => city.features.filter(({ properties }) => properties.kind === kind)),
  };
}

/** Streets grow with the zoom, so that blocks stay visible from afar. */
const widthAt = (zoom: number, wide: number) => Math.max(0.8, wide * 2 ** ((zoom - 15) * 0.7));

/** @param read gives a variable of the theme, so that dark mode is dark here too */
export function styleOf(kind: Kind, read: (name: string) => string, zoom: number): PathOptions {
  const line = (color: string, weight: number): PathOptions => ({ color, weight, opacity: 1, lineCap: 'round' });
  if (kind === 'land') return { stroke: false, fillColor: read('--map-land'), fillOpacity: 1 };
  if (kind === 'park') return { stroke: false, fillColor: read('--map-park'), fillOpacity: 1 };
  if (kind === 'river') return line(read('--map-water'), widthAt(zoom, 26));
  return line(read('--map-street'), widthAt(zoom, kind === 'main' ? 13 : 7));
}

/** The city once it has come; null before, and when it does not come. */
export function useCity(url: string): City | null {
  const [city, setCity] = useState<City | null>(null);
  useEffect(() => {
    const stopped = new AbortController();
    const load = async () => {
      const answer = await fetch(url, { signal: stopped.signal });
      const read = (await answer.json()) as City;
      if (!stopped.signal.aborted) setCity(read);
    };
    load().catch(() => undefined);
    return () => stopped.abort();
  }, [url]);
  return city;
}
