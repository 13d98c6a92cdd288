/** The city map: pins above place names, apart where possible, and a view that stays after the customer moved it. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import LeafletMap from './lib/leaflet-map';
import type { MapMarker } from './lib/map-props';
import { loadTexts, withTexts } from './with-texts.spec-helper';

const settings = { googleKey: null, tilesUrl: null, geoJsonUrl: '/city.json', language: 'en' };
const city = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'place', en: 'Market' },
      geometry: { type: 'Point', coordinates: [18.9, 34.59] },
    },
  ],
};
const pinAt = (id: string, kind: MapMarker['kind'], lat: number, lng: number): MapMarker => ({
  id,
  kind,
  label: id,
  point: { lat, lng },
});
// About 50 m apart: 13 pixels at the initial zoom.
const pair = [pinAt('home', 'home', 34.59, 18.9), pinAt('store', 'store', 34.59045, 18.9)];

beforeEach(() => {
  globalThis.fetch = (async () => Response.json(city)) as typeof fetch;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  for (const [side, size] of [
    ['clientWidth', 390],
    ['clientHeight', 320],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: size });
});
afterEach(() => {
  for (const side of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, side);
});

beforeAll(loadTexts);
const map = (markers: MapMarker[]) =>
  withTexts(
    <LeafletMap centre={pair[0]!.point} zoom={14} label="Map" markers={markers} fallback={null} settings={settings} />,
  );
const whole = (text: string | undefined) => (text ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
const spot = (label: string) => {
  const style = screen.getByTitle(label).style;
  const [x = 0, y = 0] = style.transform
    ? whole(style.transform.replace('translate3d', ''))
    : [style.left, style.top].map(parseFloat);
  return { x, y };
};

it('opens with its pins apart and in view, above every name', async () => {
  const { container } = render(map(pair));
  const [home, store] = [spot('home'), spot('store')];
  expect(Math.hypot(home.x - store.x, home.y - store.y)).toBeGreaterThanOrEqual(44);
  for (const { x, y } of [home, store]) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(370);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(300);
  }
  const name = await screen.findByText('Market');
  const layer = name.closest<HTMLElement>('.leaflet-pane');
  const pins = container.querySelector<HTMLElement>('.leaflet-marker-pane')!;
  expect(pins.contains(name)).toBe(false);
  // Leaflet's stylesheet puts pins at 600.
  expect(Number(layer?.style.zIndex)).toBeLessThan(600);
  // The home pin would cover it.
  await waitFor(() => expect(name.style.visibility).toBe('hidden'));
});

it('hides a covered name also when names appear at a higher zoom', async () => {
  // Simulates layout: elements outside the document have no width.
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
    configurable: true,
    get(this: HTMLElement) {
      return this.isConnected ? 80 : 0;
    },
  });
  // The place is 41 pixels beside the home pin: only its text reaches it.
  render(map([pinAt('home', 'home', 34.59, 18.8965), pinAt('store', 'store', 34.62, 18.8965)]));
  await act(async () => new Promise((done) => setTimeout(done)));
  expect(screen.queryByText('Market')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect((await screen.findByText('Market')).style.visibility).toBe('hidden');
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetWidth');
});

it('keeps the view that the customer chose while the courier moves', async () => {
  const ride = (lat: number) => [...pair, pinAt('courier', 'courier', lat, 18.9)];
  const { rerender, container } = render(map(ride(34.591)));
  const before = spot('home');
  fireEvent.pointerDown(screen.getByRole('application'));
  await act(async () => rerender(map(ride(34.7))));
  expect(spot('home')).toEqual(before);
  expect(container.querySelectorAll('[data-kind]')).toHaveLength(3);
});

it('follows a courier who leaves the view, until the customer moves the map', async () => {
  const ride = (lat: number) => [...pair, pinAt('courier', 'courier', lat, 18.9)];
  const { rerender } = render(map(ride(34.591)));
  const before = spot('home');
  await act(async () => rerender(map(ride(34.5911))));
  expect(spot('home')).toEqual(before);
  await act(async () => rerender(map(ride(34.62))));
  expect(spot('courier').y).toBeGreaterThan(0);
  expect(spot('home')).not.toEqual(before);
});

it('[LOC-31] keeps its centre when its box grows, and reports no move', async () => {
  let resized = () => {};
  const before = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      resized = () => onResize([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const moves: unknown[] = [];
  const centre = { lat: 34.594, lng: 18.9 };
  const made = (
    <LeafletMap
      centre={centre}
      zoom={14}
      label="Map"
      fallback={null}
      settings={settings}
      onMove={({ lat, lng }) => moves.push({ lat, lng })}
    />
  );
  render(withTexts(made));
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 701 });
  await act(async () => resized());
  expect(moves).toEqual([]);
  // What a zoom reports next is the centre that was chosen.
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(moves).toEqual([centre]));
  globalThis.ResizeObserver = before;
});
