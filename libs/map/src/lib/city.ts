/** The city's GeoJSON and its drawing style. */
import type { PathOptions } from 'leaflet';
import { useEffect, useState } from 'react';

/** What is drawn, bottom to top. A casing is the rim of a wide street, drawn below all streets. */
const SHAPES = [
  'land',
  'sand',
  'park',
  'path',
  'pond',
  'river',
  'pier',
  'building',
  'casing',
  'street',
  'main',
  'tram',
  'stop',
] as const;
type Shape = (typeof SHAPES)[number];
/** Districts and places are names, not shapes; other kinds of a newer backend are left out. */
type Kind = Exclude<Shape, 'casing'> | 'district' | 'place';
export interface FeatureProperties {
  kind: Kind;
  /** Name, by language. */
  [language: string]: string | undefined;
}
export type City = GeoJSON.FeatureCollection<GeoJSON.Geometry, FeatureProperties>;
export type CityFeature = City['features'][number];
type ShapeFeature = GeoJSON.Feature<GeoJSON.Geometry, { kind: Shape }>;

/** Lowest zoom of what would only be noise from further away. */
const DETAILS: Partial<Record<Shape, number>> = { building: 14, path: 14, stop: 14, tram: 13, casing: 13 };
export const isShownAt = (zoom: number, kind: Shape): boolean => zoom >= (DETAILS[kind] ?? 0);

const isWide = ({ properties }: CityFeature) => properties.kind === 'main';

/** The shapes in drawing order, by kind. */
export function shapesOf({ features }: City): [Shape, ShapeFeature[]][] {
  return SHAPES.map((kind) => {
    const drawn = features.filter((each) => (kind === 'casing' ? isWide(each) : each.properties.kind === kind));
    return [kind, drawn.map((each) => ({ ...each, properties: { kind } }))];
  });
}

/** Street width grows with the zoom, so that blocks stay visible at low zoom. */
const widthAt = (zoom: number, wide: number) => Math.max(0.8, wide * 2 ** ((zoom - 15) * 0.7));

/** Width of a line at zoom 15, px, and the theme's variable of its colour. */
const LINES: Partial<Record<Shape, { color: string; wide: number }>> = {
  path: { color: '--map-path', wide: 2 },
  river: { color: '--map-water', wide: 26 },
  pier: { color: '--map-pier', wide: 9 },
  casing: { color: '--map-rim', wide: 16 },
  street: { color: '--map-street', wide: 7 },
  main: { color: '--map-street', wide: 13 },
  tram: { color: '--map-tram', wide: 1.5 },
};
const AREAS: Partial<Record<Shape, string>> = {
  land: '--map-land',
  sand: '--map-sand',
  park: '--map-park',
  pond: '--map-water',
  building: '--map-building',
  stop: '--map-tram',
};

/** @param read returns a CSS variable of the theme, so that the map follows dark mode */
export function styleOf(kind: Shape, read: (name: string) => string, zoom: number): PathOptions {
  const line = LINES[kind];
  if (line)
    return { color: read(line.color), weight: widthAt(zoom, line.wide), opacity: 1, lineCap: 'round', fill: false };
  return { stroke: false, fillColor: read(AREAS[kind] ?? '--map-land'), fillOpacity: 1 };
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
