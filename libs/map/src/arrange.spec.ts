/** Layout of pins and names: pins do not overlap where possible, and no name is half covered by a pin. */
import fc from 'fast-check';
import { closestGap, initialZoom, PIN_SPACING, readableNames } from './lib/arrange';

it('zooms in beyond the default only until pins are apart, and never past what is in view', () => {
  // 12 pixels at zoom 15, twice as many at each further zoom.
  const near = (zoom: number) => 12 * 2 ** (zoom - 15);
  expect(initialZoom(18, near)).toBe(17);
  expect(initialZoom(16, near)).toBe(16);
  expect(initialZoom(18, () => 200)).toBe(15);
  // Far apart: keeping everything in view has priority.
  expect(initialZoom(12, near)).toBe(12);
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 18 }), fc.double({ min: 1, max: 400, noNaN: true }), (fits, gap) => {
      const zoom = initialZoom(fits, (at) => gap * 2 ** (at - 15));
      expect(zoom).toBeLessThanOrEqual(fits);
      if (zoom < fits) expect(gap * 2 ** (zoom - 15)).toBeGreaterThanOrEqual(PIN_SPACING);
    }),
  );
});

it('finds the two closest of several spots', () => {
  expect(
    closestGap([
      { x: 0, y: 0 },
      { x: 30, y: 40 },
      { x: 300, y: 0 },
    ]),
  ).toBe(50);
  expect(closestGap([{ x: 0, y: 0 }])).toBe(Infinity);
});

it('hides a name that a pin covers, and one over another name', () => {
  const pin = { x: 100, y: 100, width: 40, height: 40 };
  const name = (x: number, y: number) => ({ x, y, width: 80, height: 14 });
  expect(readableNames([name(150, 100), name(161, 100), name(100, 128), name(165, 105)], [pin])).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
