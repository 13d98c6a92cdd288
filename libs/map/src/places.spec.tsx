/** Places on the map: pins to press, groups that come apart. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import L from 'leaflet';
import LeafletMap from './lib/leaflet-map';
import type { MapPlace, MapPlaces } from './lib/map-props';
import { loadTexts, withTexts } from './with-texts.spec-helper';

const settings = { googleKey: null, tilesUrl: null, geoJsonUrl: '/city.json', language: 'en' };
const real = globalThis.fetch;
beforeAll(loadTexts);
beforeEach(() => {
  globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  for (const [side, size] of [
    ['clientWidth', 390],
    ['clientHeight', 500],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: size });
});
afterEach(() => {
  globalThis.fetch = real;
  for (const side of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, side);
});

const placeAt = (id: string, lat: number, lng: number, isDimmed = false): MapPlace => ({
  id,
  point: { lat, lng },
  label: `Store ${id}`,
  text: '4.5',
  isDimmed,
});
/** Two side by side, one across the city. */
const PLACES = [placeAt('1', 34.59, 18.9), placeAt('2', 34.5902, 18.9002), placeAt('3', 34.64, 18.96, true)];

function show(over: Partial<MapPlaces> = {}) {
  const choice: MapPlaces = {
    places: PLACES,
    chosen: null,
    onChoose: () => undefined,
    groupLabel: (count) => `${count} stores`,
    ...over,
  };
  const made = (next: MapPlaces) =>
    withTexts(
      <LeafletMap centre={PLACES[0]!.point} zoom={13} label="Map" fallback={null} settings={settings} choice={next} />,
    );
  const { rerender } = render(made(choice));
  return (next: Partial<MapPlaces>) => rerender(made({ ...choice, ...next }));
}

it('[PLUS-28] places that would cover each other are one pin, which a press takes apart', async () => {
  show();
  expect(screen.getByRole('button', { name: 'Store 3' })).toHaveTextContent('4.5');
  expect(screen.queryByRole('button', { name: 'Store 1' })).toBeNull();
  const group = screen.getByRole('button', { name: '2 stores' });
  group.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Store 1' })).toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Store 2' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '2 stores' })).toBeNull();
  // The keyboard stays on the map.
  expect(screen.getByRole('application')).toHaveFocus();
});

it('[PLUS-28] a pressed pin chooses its place, and the chosen one is marked, in its group too', async () => {
  const chosen: string[] = [];
  const update = show({ onChoose: (id) => chosen.push(id) });
  await userEvent.click(screen.getByRole('button', { name: 'Store 3' }));
  expect(chosen).toEqual(['3']);
  await act(async () => update({ chosen: '3' }));
  expect(screen.getByRole('button', { name: 'Store 3', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '2 stores' })).not.toHaveAttribute('data-chosen');
  await act(async () => update({ chosen: '2' }));
  expect(screen.getByRole('button', { name: 'Store 3', pressed: false })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '2 stores' })).toHaveAttribute('data-chosen');
});

it('[PLUS-28] a closed place is toned', () => {
  show();
  expect(screen.getByRole('button', { name: 'Store 3' })).toHaveAttribute('data-dimmed');
});

it('[PLUS-28] the view stays while the customer looks around, until other places come', async () => {
  const update = show();
  await userEvent.click(screen.getByRole('button', { name: '2 stores' }));
  await act(async () => update({ places: [...PLACES], chosen: '1' }));
  expect(screen.getByRole('button', { name: 'Store 1' })).toBeInTheDocument();
  await act(async () => update({ places: [...PLACES, placeAt('4', 34.7, 19.1)] }));
  expect(screen.queryByRole('button', { name: 'Store 1' })).toBeNull();
  expect(screen.getByRole('button', { name: '2 stores' })).toBeInTheDocument();
});

/** How much of the map's width lies between the first and the last place. */
function spread(width: number): number {
  const [one, other] = ['2 stores', 'Store 3'].map((name) => {
    const icon = screen.getByRole('button', { name }).closest<HTMLElement>('.leaflet-marker-icon');
    return L.DomUtil.getPosition(icon!).x;
  });
  return Math.abs(one! - other!) / width;
}
const setWidth = (width: number) => {
  for (const [side, value] of [
    ['clientWidth', width],
    ['clientHeight', 1.3 * width],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value });
};

it('[PLUS-28] the first view is filled by its places, also when the box gets its size later, until the customer moves', async () => {
  const before = globalThis.ResizeObserver;
  const resized: (() => void)[] = [];
  globalThis.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      resized.push(() => onResize([], this as unknown as ResizeObserver));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const resizeTo = (width: number) => {
    setWidth(width);
    act(() => resized.forEach((report) => report()));
  };
  // jsdom has no transforms, without which Leaflet knows whole steps alone.
  const browser = L.Browser as { any3d: boolean };
  browser.any3d = true;
  show();
  expect(spread(390)).toBeGreaterThan(0.6);
  resizeTo(780);
  expect(spread(780)).toBeGreaterThan(0.6);
  resizeTo(390);
  expect(spread(390)).toBeGreaterThan(0.6);
  await userEvent.click(screen.getByRole('application'));
  resizeTo(200);
  expect(spread(200)).toBeGreaterThan(1);
  browser.any3d = false;
  globalThis.ResizeObserver = before;
});
