/** Names of the city's map: what is named at which zoom, and along which course. */
import { isShownAt, shapesOf, type City, type CityFeature } from './lib/city';
import { nameStep, namesOf } from './lib/names-of';

const line = (kind: 'street' | 'main', en: string, ...coordinates: [number, number][]): CityFeature => ({
  type: 'Feature',
  properties: { kind, en, ar: `ar ${en}` },
  geometry: { type: 'LineString', coordinates },
});
const point = (kind: 'place' | 'district', en: string): CityFeature => ({
  type: 'Feature',
  properties: { kind, en },
  geometry: { type: 'Point', coordinates: [18.9, 34.6] },
});
const city: City = {
  type: 'FeatureCollection',
  features: [
    line('street', 'Copper Street', [18.9, 34.6], [18.91, 34.6]),
    line('street', 'Copper Street', [18.91, 34.6], [18.92, 34.6]),
    line('street', 'Copper Street', [18.92, 34.6], [18.93, 34.6]),
    line('main', 'Corniche', [18.9, 34.5], [18.9, 34.6]),
    point('place', 'Opera House'),
    point('district', 'Old Town'),
  ],
};
const at = (zoom: number, language = 'en') => namesOf(city, language, nameStep(zoom)).map(({ text }) => text);

it.each([
  [11, []],
  [12, ['Old Town']],
  [13, ['Old Town']],
  [14, ['Opera House']],
  [15, ['Opera House', 'Corniche']],
  // Every second part of a street, or its name would be a row of names.
  [16, ['Opera House', 'Corniche', 'Copper Street']],
  [17, ['Opera House', 'Corniche', 'Copper Street', 'Copper Street', 'Copper Street']],
  [18, ['Opera House', 'Corniche', 'Copper Street', 'Copper Street', 'Copper Street']],
])('at zoom %i names districts, then places, then streets', (zoom, names) => expect(at(zoom)).toEqual(names));

it('names in the language of the visitor, else in English', () =>
  expect(at(15, 'ar')).toEqual(['Opera House', 'ar Corniche']));

it.each([
  ['eastwards', [18.91, 34.6], 0],
  ['westwards', [18.89, 34.6], 0],
  ['northwards', [18.9, 34.61], 90],
  ['southwards', [18.9, 34.59], 90],
  ['to the north-east', [18.91, 34.6 + 0.01 * Math.cos((34.6 * Math.PI) / 180)], -45],
] as const)('a street that runs %s is named along its course, and never upside down', (_, to, angle) => {
  const [name] = namesOf({ ...city, features: [line('main', 'A', [18.9, 34.6], [...to])] }, 'en', 3);
  expect(name?.angle).toBeCloseTo(angle, 0);
});

it('draws water and parks below streets, and the rim of a wide street below all of them', () => {
  const kinds = shapesOf(city).flatMap(([kind, features]) => features.map(() => kind));
  expect(kinds).toEqual(['casing', 'street', 'street', 'street', 'main']);
});

it.each([
  ['building', 14],
  ['stop', 14],
  ['tram', 13],
] as const)('draws a %s from zoom %i on', (kind, from) =>
  expect([isShownAt(from - 1, kind), isShownAt(from, kind)]).toEqual([false, true]),
);
