/** The gazetteer of the city: search, details, reverse geocoding. */
import { metresBetween } from '@shop/domain/distance';
import type { LatLng } from '@shop/domain';
import { searchQuery } from '../../search-text';
import { joinWithComma, type GazetteerEntry, type Gazetteer } from '../../features/geo/gazetteer';
import { pointAt, AVENUES, CITY, districtAt, edges, PLACES, STREETS } from './plan';

function entries(): GazetteerEntry[] {
  const places = PLACES.map(({ name, column, row }, index) => ({
    id: `place-${index}`,
    main: name,
    secondary: joinWithComma(districtAt(column, row), CITY),
    point: pointAt(column, row),
  }));
  const crossings = STREETS.flatMap((street, row) =>
    AVENUES.map((avenue, column) => ({
      id: `crossing-${column}-${row}`,
      main: { en: `${street.en} & ${avenue.en}`, ar: `${street.ar} و${avenue.ar}` },
      secondary: joinWithComma(districtAt(column, row), CITY),
      point: pointAt(column, row),
    })),
  );
  const streets = STREETS.map((name, row) => ({
    id: `street-${row}`,
    main: name,
    secondary: CITY,
    point: pointAt(7, row),
  }));
  const avenues = AVENUES.map((name, column) => ({
    id: `avenue-${column}`,
    main: name,
    secondary: CITY,
    point: pointAt(column, 4),
  }));
  return [...places, ...streets, ...avenues, ...crossings];
}

const ALL = entries();
const normalize = (text: string) =>
  searchQuery(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .replace(/[أإآ]/g, 'ا');
const SEARCHABLE = ALL.map((entry) => ({
  entry,
  text: normalize(`${entry.main.en} ${entry.main.ar} ${entry.secondary.en} ${entry.secondary.ar}`),
}));

/** At most `limit` entries in which every word of the text starts a word; numbers (house numbers) are ignored. */
export function searchPlaces(text: string, limit = 6): GazetteerEntry[] {
  const words = normalize(text)
    .split(/[\s,،&]+/)
    .filter((word) => word && !/^\d+$/.test(word));
  if (words.length === 0) return [];
  return SEARCHABLE.filter(({ text: haystack }) =>
    words.every((word) => ` ${haystack}`.includes(` ${word}`) || (word.length > 2 && haystack.includes(word))),
  )
    .slice(0, limit)
    .map(({ entry }) => entry);
}

export function findPlace(id: string): GazetteerEntry | null {
  return ALL.find((entry) => entry.id === id) ?? null;
}

const EDGES = edges().map((edge) => ({ ...edge, a: pointAt(...edge.from), b: pointAt(...edge.to) }));

function along(a: LatLng, b: LatLng, point: LatLng): { share: number; metres: number } {
  const [dx, dy] = [b.lng - a.lng, b.lat - a.lat];
  const raw = ((point.lng - a.lng) * dx + (point.lat - a.lat) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, raw));
  return { share, metres: metresBetween(point, { lat: a.lat + dy * share, lng: a.lng + dx * share }) };
}

/** The address of a point: the nearest street with a house number; null more than 900 m from any street. */
export function addressOf(point: LatLng): GazetteerEntry | null {
  let best: { edge: (typeof EDGES)[number]; share: number; metres: number } | null = null;
  for (const edge of EDGES) {
    const { share, metres } = along(edge.a, edge.b, point);
    if (!best || metres < best.metres) best = { edge, share, metres };
  }
  if (!best || best.metres > 900) return null;
  const { edge, share } = best;
  const number = 1 + Math.round((edge.from[0] + edge.from[1] + share) * 16);
  const street = { en: `${number} ${edge.name.en}`, ar: `${edge.name.ar} ${number}` };
  const column = edge.from[0] + (edge.to[0] - edge.from[0]) * share;
  const row = edge.from[1] + (edge.to[1] - edge.from[1]) * share;
  return {
    id: `address-${edge.from.join('-')}-${edge.to.join('-')}-${number}`,
    main: street,
    secondary: joinWithComma(districtAt(column, row), CITY),
    point,
  };
}

export const gazetteer: Gazetteer = { search: searchPlaces, find: findPlace, at: addressOf };
