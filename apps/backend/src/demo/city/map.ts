/** The city as GeoJSON for the map without a key: land, water, parks, streets with names, places. */
import { pointAt, AVENUES, edges, GRID, PARKS, PLACES, STREETS } from './plan';

type Position = [number, number];
interface Feature {
  type: 'Feature';
  properties: Record<string, string | number>;
  geometry: { type: 'Polygon' | 'LineString' | 'Point'; coordinates: unknown };
}

const position = (column: number, row: number): Position => {
  const { lat, lng } = pointAt(column, row);
  return [Number(lng.toFixed(6)), Number(lat.toFixed(6))];
};

function along(from: number, to: number, step: number, point: (at: number) => Position): Position[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => point(from + index * step));
}

function feature(
  kind: string,
  type: Feature['geometry']['type'],
  coordinates: unknown,
  more: Record<string, string | number> = {},
): Feature {
  return { type: 'Feature', properties: { kind, ...more }, geometry: { type, coordinates } };
}

function land(): Feature {
  const coast = along(-40, GRID.columns + 40, 0.5, (column) => position(column, -0.55 + 0.12 * Math.sin(column * 1.7)));
  return feature('land', 'Polygon', [
    [...coast, position(GRID.columns + 40, GRID.rows + 60), position(-40, GRID.rows + 60), coast[0]],
  ]);
}

function river(): Feature {
  const line = along(-0.6, GRID.rows + 60, 0.25, (row) => position(GRID.river + 0.18 * Math.sin(row * 0.9), row));
  return feature('river', 'LineString', line);
}

function park([column, row]: readonly [number, number]): Feature {
  const [a, b] = [0.14, 0.86];
  const ring = [
    [a, a],
    [b, a],
    [b, b],
    [a, b],
    [a, a],
  ].map(([x, y]) => position(column + (x as number), row + (y as number)));
  return feature('park', 'Polygon', [ring]);
}

function streetLines(): Feature[] {
  const mains = new Set([
    ...[0, 4, 8, 12].map((row) => STREETS[row]?.en),
    ...[0, 4, 7, 10, 14].map((column) => AVENUES[column]?.en),
  ]);
  return edges().map(({ from, to, name }) =>
    feature(mains.has(name.en) ? 'main' : 'street', 'LineString', [position(...from), position(...to)], {
      en: name.en,
      ar: name.ar,
    }),
  );
}

/** The whole city, small enough for one response; built on the first request. */
export function cityMap(): { type: 'FeatureCollection'; features: Feature[] } {
  const places = PLACES.map(({ name, column, row }) =>
    feature('place', 'Point', position(column, row), { en: name.en, ar: name.ar }),
  );
  return { type: 'FeatureCollection', features: [land(), river(), ...PARKS.map(park), ...streetLines(), ...places] };
}
