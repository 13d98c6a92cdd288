/** The lifecycle of the city map, from its first render to after its removal. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import LeafletMap from './lib/leaflet-map';
import type { MapViewProps } from './lib/map-props';
import { loadTexts, withTexts } from './with-texts.spec-helper';

const settings = { googleKey: null, tilesUrl: null, geoJsonUrl: '/city.json', language: 'ar' };
const centre = { lat: 34.59, lng: 18.9 };
const street = (kind: string, lat: number) => ({
  type: 'Feature',
  properties: { kind },
  geometry: {
    type: 'LineString',
    coordinates: [
      [18.89, lat],
      [18.91, lat],
    ],
  },
});
const place = {
  type: 'Feature',
  properties: { kind: 'place', en: 'Market', ar: 'السوق' },
  geometry: { type: 'Point', coordinates: [18.9, 34.59] },
};
const city = { type: 'FeatureCollection', features: [street('street', 34.591), street('river', 34.59), place] };

/** A canvas that records its strokes. */
const strokes: { color: string; width: number }[] = [];
const pen: Record<string, unknown> = {
  stroke: () => strokes.push({ color: String(pen.strokeStyle), width: Number(pen.lineWidth) }),
};
for (const name of 'save restore setTransform clearRect translate scale beginPath rect clip moveTo lineTo setLineDash'.split(
  ' ',
))
  pen[name] = () => undefined;

const sheet = document.createElement('style');
sheet.textContent = '.leaflet-container { --map-street: white; --map-water: blue }';
beforeEach(() => {
  globalThis.fetch = (async () => Response.json(city)) as typeof fetch;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  for (const side of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 320 });
  document.head.append(sheet);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const side of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, side);
});

beforeAll(loadTexts);
const draw = (props: Partial<MapViewProps> & { tilesUrl?: string } = {}) =>
  withTexts(
    <LeafletMap
      centre={centre}
      zoom={15}
      label="Map"
      fallback={null}
      {...props}
      settings={{ ...settings, ...props }}
    />,
  );
const frame = () => act(async () => new Promise<void>((done) => requestAnimationFrame(() => done())));

it('draws streets over rivers in theme colours, wider at higher zoom, with names in its language', async () => {
  render(draw());
  expect(await screen.findByText('السوق')).toBeInTheDocument();
  strokes.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await frame();
  const [river, street] = strokes.slice(-2);
  expect([river?.color, street?.color]).toEqual(['blue', 'white']);
  expect(street?.width).toBeCloseTo(7 * 2 ** 0.7);
});

it('draws nothing in a frame after its removal', async () => {
  const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  const { unmount } = render(draw());
  await screen.findByText('السوق');
  // The second zoom draws at once, and forgets the requested frame of the first.
  for (const name of ['Zoom in', 'Zoom out']) fireEvent.click(screen.getByRole('button', { name }));
  unmount();
  await frame();
  expect(failed).not.toHaveBeenCalled();
  window.removeEventListener('error', failed);
});

it('reports its centre when moved by keyboard, and has an accessible name', async () => {
  const onMove = jest.fn();
  render(draw({ onMove }));
  const map = screen.getByRole('application', { name: 'Map' });
  expect(map).toHaveAttribute('tabindex', '0');
  act(() => map.focus());
  fireEvent.keyDown(map, { keyCode: 37 });
  await waitFor(async () => {
    await frame();
    expect(onMove).toHaveBeenCalled();
  });
  expect(onMove.mock.lastCall[0].lng).toBeLessThan(centre.lng);
});

it('animates a pin to its next place, and draws the route while there is one', async () => {
  const pin = (lat: number) => [
    { id: 'courier', kind: 'courier' as const, label: 'Courier', point: { lat, lng: 18.9 } },
  ];
  const way = [centre, { lat: 34.6, lng: 18.9 }];
  const { rerender, container } = render(draw({ markers: pin(34.59), route: way }));
  await screen.findByText('السوق');
  const courier = screen.getByTitle('Courier');
  const before = courier.style.top;
  expect(courier.style.transition).toBe('');
  expect(container.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(1);
  rerender(draw({ markers: pin(34.591) }));
  expect(courier.style.transition).toContain('1400ms');
  expect(courier.style.top).not.toBe(before);
  expect(container.querySelectorAll('.leaflet-overlay-pane path')).toHaveLength(0);
});

it('uses raster tiles if configured, and then loads no city', () => {
  const ask = jest.fn();
  globalThis.fetch = ask;
  const { container } = render(draw({ tilesUrl: '/tiles/{z}/{x}/{y}.png' }));
  expect(container.querySelector('img.leaflet-tile')).toHaveAttribute('src', expect.stringMatching(/^\/tiles\/15\//));
  expect(ask).not.toHaveBeenCalled();
});
