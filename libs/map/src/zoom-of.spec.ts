import { zoomOf } from './lib/zoom-of';

/** Degrees of a square around the demo city's middle. */
const square = (half: number) => ({
  south: 34.594 - half,
  west: 18.902 - half,
  north: 34.594 + half,
  east: 18.902 + half,
});

describe('how near the map is to a chosen place', () => {
  it('shows the street of an address, which has no bounds', () => {
    expect(zoomOf({ bounds: null })).toBe(16);
  });

  it('shows all of an area on a map of 320 px, and no more than a zoom less than it could', () => {
    for (const half of [0.003, 0.01, 0.05, 0.1]) {
      const zoom = zoomOf({ bounds: square(half) });
      // Degrees of longitude that 320 px show; a degree of latitude is drawn longer, by 1 / cos.
      const shown = (360 * 320) / 256 / 2 ** zoom;
      const drawn = (2 * half) / Math.cos((34.594 * Math.PI) / 180);
      expect(drawn).toBeLessThanOrEqual(shown * 1.001);
      expect(drawn).toBeGreaterThan(shown / 2.01);
    }
  });

  it('is never nearer than a street nor further than the map goes', () => {
    expect(zoomOf({ bounds: square(0.00001) })).toBe(16);
    expect(zoomOf({ bounds: square(20) })).toBe(10);
  });
});
