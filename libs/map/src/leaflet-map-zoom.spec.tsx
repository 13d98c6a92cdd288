import { render } from '@testing-library/react';
import L from 'leaflet';
import LeafletMap from './lib/leaflet-map';
import { loadTexts, withTexts } from './with-texts.spec-helper';

const CITY = { lat: 34.594, lng: 18.902 };
const settings = { googleKey: null, tilesUrl: null, geoJsonUrl: '/city.json', language: 'en' as const };
let map: L.Map;
const remember = (given: L.Map) => (map = given);
L.Map.addInitHook(function (this: L.Map) {
  remember(this);
});
const real = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = real;
});

beforeAll(loadTexts);
const view = (centre: L.LatLngLiteral, zoom: number) =>
  withTexts(<LeafletMap centre={centre} zoom={zoom} label="Map" fallback={null} settings={settings} />);

describe('the zoom of the map', () => {
  it('[LOC-11] zooms in once loaded, but keeps the position if the customer has moved it', () => {
    const { rerender } = render(view(CITY, 10));
    expect(map.getZoom()).toBe(10);
    rerender(view(CITY, 12));
    expect(map.getZoom()).toBe(12);
    map.setView([34.7, 18.9], 12);
    rerender(view(CITY, 13));
    expect([map.getZoom(), map.getCenter().lat]).toEqual([13, 34.7]);
  });

  it('[LOC-12] fits a found place, also one that needs a lower zoom', () => {
    const { rerender } = render(view(CITY, 16));
    const district = { lat: 34.61, lng: 18.95 };
    rerender(view(district, 14));
    expect([map.getZoom(), map.getCenter().lat]).toEqual([14, district.lat]);
  });
});
