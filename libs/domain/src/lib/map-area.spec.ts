import fc from 'fast-check';
import { areaText, isInArea, middleOf, readArea } from './map-area';

const degrees = (most: number) => fc.integer({ min: -most * 10_000, max: most * 10_000 - 1 }).map((at) => at / 10_000);
const area = fc.record({ south: degrees(90), west: degrees(180) }).chain(({ south, west }) =>
  fc.record({
    south: fc.constant(south),
    west: fc.constant(west),
    north: fc.double({ min: south + 1e-4, max: 90, noNaN: true }),
    east: fc.double({ min: west + 1e-4, max: 180, noNaN: true }),
  }),
);

it('reads what it writes, to ten metres', () =>
  fc.assert(
    fc.property(area, (bounds) => {
      const read = readArea(areaText(bounds));
      for (const side of ['south', 'west', 'north', 'east'] as const) expect(read?.[side]).toBeCloseTo(bounds[side], 4);
    }),
  ));

it.each(['', 'stores', '1,2,3', '1,2,3,4,5', '1,,3,4', '2,1,1,2', '1,3,2,2', 'NaN,1,2,3', '-91,0,0,1', '0,0,1,181'])(
  'reads no area from “%s”',
  (text) => expect(readArea(text)).toBeNull(),
);

it('an area holds its edges and its middle, and nothing beyond', () => {
  const bounds = { south: 34, west: 18, north: 35, east: 19 };
  expect(middleOf(bounds)).toEqual({ lat: 34.5, lng: 18.5 });
  const holds = (lat: number, lng: number) => isInArea(bounds, { lat, lng });
  expect([holds(34, 18), holds(35, 19), holds(34.5, 18.5)]).toEqual([true, true, true]);
  expect([holds(33.9999, 18.5), holds(35.0001, 18.5), holds(34.5, 17.9999), holds(34.5, 19.0001)]).toEqual(
    Array(4).fill(false),
  );
});
