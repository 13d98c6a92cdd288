/** Which names the city's map shows at a zoom: districts from afar, then places, wide streets, and at last every street. */
import type { City, CityFeature, FeatureProperties } from './city';

export interface CityName {
  kind: 'district' | 'place' | 'street';
  text: string;
  point: [lat: number, lng: number];
  /** Clockwise, degrees from -90 to 90: streets are named along their course, never upside down. */
  angle: number;
}

/** Lowest zoom of each step; below the first there is no name. */
const STEPS = [12, 14, 15, 16, 17] as const;
/** Close by a screen shows few parts of a street, so each of them has its name. */
const EVERY_PART = 5;
/** How many of the steps a zoom has passed, 0 to 5: the same names are shown until it changes. */
export const nameStep = (zoom: number): number => STEPS.filter((from) => zoom >= from).length;

/** At which step a kind is named, and from which it is no longer. */
const AT: Partial<Record<FeatureProperties['kind'], { from: number; to: number }>> = {
  district: { from: 1, to: 2 },
  place: { from: 2, to: 6 },
  main: { from: 3, to: 6 },
  street: { from: 4, to: 6 },
};
/** What wins where two names meet. */
const RANK = ['district', 'place', 'main', 'street'];

const DEGREES = 180 / Math.PI;

/** The course of a line on the map's plane. */
function angleOf([lng = 0, lat = 0]: GeoJSON.Position, [otherLng = 0, otherLat = 0]: GeoJSON.Position): number {
  const east = (otherLng - lng) * Math.cos(lat / DEGREES);
  const angle = -Math.atan2(otherLat - lat, east) * DEGREES;
  return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
}

function nameOf({ properties, geometry }: CityFeature, language: string): CityName | null {
  const text = properties[language] ?? properties.en ?? '';
  if (geometry.type === 'Point') {
    const [lng = 0, lat = 0] = geometry.coordinates;
    return { kind: properties.kind === 'district' ? 'district' : 'place', text, point: [lat, lng], angle: 0 };
  }
  const [from, to] = geometry.type === 'LineString' ? geometry.coordinates : [];
  if (!from || !to || !text) return null;
  const middle = [((from[1] ?? 0) + (to[1] ?? 0)) / 2, ((from[0] ?? 0) + (to[0] ?? 0)) / 2] as [number, number];
  return { kind: 'street', text, point: middle, angle: angleOf(from, to) };
}

/** Every second part of a street has its name, those of the next street between them. */
function isNamed(feature: CityFeature, parts: Map<string, number>): boolean {
  if (feature.geometry.type !== 'LineString') return true;
  const { en = '' } = feature.properties;
  const part = parts.get(en) ?? parts.size % 2;
  parts.set(en, part + 1);
  return part % 2 === 0;
}

/** @returns the names of a step, the most important first */
export function namesOf(city: City, language: string, step: number): CityName[] {
  const parts = new Map<string, number>();
  return RANK.flatMap((kind) => city.features.filter(({ properties }) => properties.kind === kind)).flatMap(
    (feature) => {
      const at = AT[feature.properties.kind];
      if (!at || step < at.from || step >= at.to || !(step >= EVERY_PART || isNamed(feature, parts))) return [];
      return nameOf(feature, language) ?? [];
    },
  );
}
