/** The city as GeoJSON for the map without a key: land, water, parks, buildings, streets, the tram, and the names of them. */
import { buildings, type Plot } from './buildings';
import { pointAt, AVENUES, DISTRICTS, edges, GRID, PARKS, PLACES, riverAt, STREETS } from './plan';

type Position = [number, number];
type Spot = readonly [column: number, row: number];
interface Feature {
  type: 'Feature';
  properties: Record<string, string | number>;
  geometry: { type: 'Polygon' | 'MultiPolygon' | 'LineString' | 'Point'; coordinates: unknown };
}

/** To the metre. */
const DECIMALS = 5;
const position = (column: number, row: number): Position => {
  const { lat, lng } = pointAt(column, row);
  return [Number(lng.toFixed(DECIMALS)), Number(lat.toFixed(DECIMALS))];
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

/** Blocks that the land reaches beyond the city: further than the widest view from afar. */
const COUNTRY = 400;
/** From one end to the other: the city closely, the country in long steps. */
const across = (from: number, to: number, near: [number, number], step: number, point: (at: number) => Position) => [
  ...along(from, near[0] - 4, 4, point),
  ...along(near[0], near[1], step, point),
  ...along(near[1] + 4, to, 4, point),
];
const COLUMNS: [number, number] = [-10, GRID.columns + 10];
/** Further away in wider bays. */
const coastAt = (column: number) => {
  const away = Math.max(0, -column - 4, column - GRID.columns - 3);
  return -0.55 + 0.12 * Math.sin(column * 1.7) - Math.min(9, away / 6) * Math.sin(away / 19);
};

function land(): Feature {
  const [west, east, north] = [-COUNTRY, GRID.columns + COUNTRY, GRID.rows + COUNTRY];
  const coast = across(west, east, COLUMNS, 0.5, (column) => position(column, coastAt(column)));
  return feature('land', 'Polygon', [[...coast, position(east, north), position(west, north), coast[0]]]);
}

/** The roads that lead out of the city, each from a wide street: along the coast, and inland. They have no names. */
function roads(): Feature[] {
  const [east, north] = [GRID.columns - 1, GRID.rows - 1];
  const bend = (at: number, away: number) => at + Math.min(away, 30) * 0.35 * Math.sin(away / 11 + at);
  const out = (point: (away: number) => Position) => along(0, COUNTRY, 4, point);
  const lines = [
    out((away) => position(-away, coastAt(-away) + 0.55 - 0.12 * Math.sin(-away * 1.7))),
    out((away) => position(east + away, coastAt(east + away) + 0.55 - 0.12 * Math.sin((east + away) * 1.7))),
    out((away) => position(-away, bend(8, away))),
    out((away) => position(east + away, bend(8, away))),
    ...[4, 14].map((column) => out((away) => position(bend(column, away), north + away))),
  ];
  return lines.map((line) => feature('main', 'LineString', line));
}

/** The beach below the promenade. */
const BEACH = { from: 9.9, to: 14.4, inland: -0.18 };
function sand(): Feature {
  const shore = along(BEACH.from, BEACH.to, 0.25, (column) => position(column, coastAt(column) - 0.05));
  const edge = along(BEACH.from, BEACH.to, 0.25, (column) => position(column, BEACH.inland)).reverse();
  return feature('sand', 'Polygon', [[...shore, ...edge, shore[0]]]);
}

/** Quays of the harbour, and the mole with the lighthouse. */
const QUAYS = [0.6, 1.5, 2.4, 3.3];
function piers(): Feature[] {
  const quays = QUAYS.map((column) => [position(column, -0.4), position(column + 0.06, -1.15)]);
  const mole = (
    [
      [5.4, -0.4],
      [5.5, -0.9],
      [5.9, -1.2],
      [6.5, -1.3],
    ] as const
  ).map(([x, y]) => position(x, y));
  return [...quays, mole].map((line) => feature('pier', 'LineString', line));
}

function river(): Feature {
  return feature(
    'river',
    'LineString',
    across(-0.6, GRID.rows + COUNTRY, [-0.6, GRID.rows + 10], 0.25, (row) => position(riverAt(row), row)),
  );
}

/** A closed ring around a rectangle of the grid. */
function ring([west, south, east, north]: Plot): Position[] {
  const corners: Spot[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return corners.map(([column, row]) => position(column, row));
}

const park = ([column, row]: Spot): Feature =>
  feature('park', 'Polygon', [ring([column + 0.1, row + 0.1, column + 0.9, row + 0.9])]);

/** Two ways that cross, a little off the middle. */
const ways = ([column, row]: Spot): Feature[] =>
  [
    [position(column + 0.1, row + 0.2), position(column + 0.45, row + 0.5), position(column + 0.9, row + 0.75)],
    [position(column + 0.3, row + 0.9), position(column + 0.45, row + 0.5), position(column + 0.75, row + 0.1)],
  ].map((line) => feature('path', 'LineString', line));

/** Every second park has a pond, its shore a little uneven. */
const ponds = (): Feature[] =>
  PARKS.filter((_, index) => index % 2 === 1).map(([column, row]) => {
    const shore = along(0, 1, 1 / 14, (share) => {
      const turn = share * 2 * Math.PI;
      const radius = 0.13 + 0.02 * Math.sin(turn * 3 + column);
      return position(column + 0.68 + radius * Math.cos(turn), row + 0.42 + 0.8 * radius * Math.sin(turn));
    });
    return feature('pond', 'Polygon', [shore]);
  });

/** Names of the wide streets. */
const MAINS = new Set([
  ...[0, 4, 8, 12].map((row) => STREETS[row]?.en),
  ...[0, 4, 7, 10, 14].map((column) => AVENUES[column]?.en),
]);

function streetLines(): Feature[] {
  return edges().map(({ from, to, name }) =>
    feature(MAINS.has(name.en) ? 'main' : 'street', 'LineString', [position(...from), position(...to)], {
      en: name.en,
      ar: name.ar,
    }),
  );
}

/** The tram: from the beach along the Corniche, up Saffron Avenue, and west by Fountain Street to the stadium. */
const TRAM: readonly Spot[] = [
  ...[13, 12, 11, 10, 9, 8, 7].map((column): Spot => [column, 0]),
  ...[1, 2, 3, 4, 5, 6].map((row): Spot => [7, row]),
  ...[6, 5, 4, 3, 2, 1].map((column): Spot => [column, 6]),
];
/** Its rails lie at the side of the street, whose middle has the name. */
const SIDE = 0.035;
const rail = ([column, row]: Spot): Position => position(column + SIDE, row - SIDE);
const tram = (): Feature[] => [
  feature('tram', 'LineString', TRAM.map(rail)),
  ...TRAM.filter((_, index) => index % 3 === 0).map((spot) => feature('stop', 'Point', rail(spot))),
];

const named = (kind: string, { en, ar }: { en: string; ar: string }, column: number, row: number): Feature =>
  feature(kind, 'Point', position(column, row), { en, ar });

/** The whole city, small enough for one response; built on the first request. */
export function cityMap(): { type: 'FeatureCollection'; features: Feature[] } {
  const built = feature(
    'building',
    'MultiPolygon',
    buildings().map((plot) => [ring(plot)]),
  );
  const districts = DISTRICTS.map(({ name, columns: [west, east], rows: [south, north] }) =>
    named('district', name, (west + east) / 2, (south + north) / 2),
  );
  return {
    type: 'FeatureCollection',
    features: [
      land(),
      sand(),
      ...piers(),
      river(),
      ...PARKS.map(park),
      ...PARKS.flatMap(ways),
      ...ponds(),
      built,
      ...streetLines(),
      ...roads(),
      ...tram(),
      ...districts,
      ...PLACES.map(({ name, column, row }) => named('place', name, column, row)),
    ],
  };
}
