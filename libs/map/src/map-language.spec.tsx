/** What the maps themselves say, in the shop's language. */
import { createI18n, MessagesProvider, registerMessages, type LanguageCode } from '@shop/i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import GoogleMap from './lib/google-map';
import LeafletMap from './lib/leaflet-map';

const asked: unknown[] = [];
jest.mock('@vis.gl/react-google-maps', () => ({
  APILoadingStatus: {},
  APIProvider: ({ children, ...props }: { children: ReactNode }) => {
    asked.push(props);
    return children;
  },
  Map: ({ children }: { children: ReactNode }) => children,
  Marker: () => null,
  useApiLoadingStatus: () => 'LOADED',
}));
const real = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = real;
});

const inLanguage = (language: LanguageCode, map: ReactNode) => (
  <MessagesProvider i18n={createI18n(language)}>{map}</MessagesProvider>
);
const props = { centre: { lat: 34.594, lng: 18.902 }, zoom: 12, label: 'Map', fallback: null };
const leaflet = (language: LanguageCode) =>
  inLanguage(
    language,
    <LeafletMap {...props} settings={{ googleKey: null, tilesUrl: null, geoJsonUrl: '/city.json', language }} />,
  );

it.each([
  ['en', 'Zoom in', 'Zoom out'],
  ['ar', 'تكبير الخريطة', 'تصغير الخريطة'],
] as const)('the zoom buttons are named in %s', async (language, zoomIn, zoomOut) => {
  render(leaflet(language));
  const map = within(screen.getByRole('application', { name: 'Map' }));
  expect(await map.findByRole('button', { name: zoomIn })).toHaveAttribute('title', zoomIn);
  expect(map.getByRole('button', { name: zoomOut })).toHaveAttribute('title', zoomOut);
  expect(map.getAllByRole('button')).toHaveLength(2);
});

it('a map whose texts are broken has no zoom buttons, and stays', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registerMessages('map', () => Promise.reject(new SyntaxError('Unexpected end of JSON input')));
  render(leaflet('en'));
  // React tells of what a boundary caught.
  await waitFor(() => expect(complain).toHaveBeenCalled());
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('application', { name: 'Map' })).toBeVisible();
  complain.mockRestore();
});

it('Google is asked for its map in the language of the shop, not of the browser', () => {
  render(inLanguage('ar', <GoogleMap {...props} language="ar" apiKey="key" onFail={() => undefined} />));
  expect(asked).toEqual([expect.objectContaining({ language: 'ar' })]);
});
