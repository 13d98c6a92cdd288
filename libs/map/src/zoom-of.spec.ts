import { zoomOf } from './lib/zoom-of';

/** A square around the centre of the demo city, degrees. */
const square = (half: number) => ({
  south: 34.594 - half,
  west: 18.902 - half,
  north: 34.594 + half,
  east: 18.902 + half,
});

describe('the zoom for a selected place', () => {
  it('shows the street of an address, which has no bounds', () => {
    expect(zoomOf({ bounds: null })).toBe(16);
  });

  it('shows a whole area on a map of 320 px, at most one zoom lower than possible', () => {
    for (const half of [0.003, 0.01, 0.05, 0.1]) {
      const zoom = zoomOf({ bounds: square(half) });
      // Degrees of longitude across 320 px; a degree of latitude is longer by 1 / cos.
      const shown = (360 * 320) / 256 / 2 ** zoom;
      const drawn = (2 * half) / Math.cos((34.594 * Math.PI) / 180);
      expect(drawn).toBeLessThanOrEqual(shown * 1.001);
      expect(drawn).toBeGreaterThan(shown / 2.01);
    }
  });

  it('is never higher than the street zoom nor lower than the map’s minimum', () => {
    expect(zoomOf({ bounds: square(0.00001) })).toBe(16);
    expect(zoomOf({ bounds: square(20) })).toBe(10);
  });
});
