/** The stores of a list on a map beside it (PLUS-28): opened from the list, and followed by pointer and keyboard. */
import type { Store } from '@shop/domain';
import { MapSettingsProvider } from '@shop/map';
import { openTestShop } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapButton } from './lib/stores-map/map-button';
import { discoveryMessages, storesMapMessages } from './messages';

const storeAt = (id: string, name: string, over: object = {}) =>
  ({
    id,
    slug: name.toLowerCase(),
    moduleId: '1',
    name,
    place: { lat: 34.59 + Number(id) / 50, lng: 18.9 },
    active: true,
    open: true,
    rating: 4.25,
    ratingCount: 3,
    schedules: [],
    categories: [],
    ...over,
  }) as unknown as Store;
const STORES = [
  storeAt('1', 'Corner'),
  storeAt('2', 'Harbour', { open: false, active: false }),
  storeAt('3', 'Hill', { rating: 0, place: null }),
];
const settings = { googleKey: null, tilesUrl: null, geoJsonUrl: '/city.json', language: 'en' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  for (const [side, size] of [
    ['clientWidth', 390],
    ['clientHeight', 500],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: size });
});
afterEach(() => {
  for (const side of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, side);
});

async function show(stores: readonly Store[] | null, { path = '/stores', hasMore = false, onMore = () => {} } = {}) {
  const shop = openTestShop();
  shop.answers['/city.json'] = { type: 'FeatureCollection', features: [] };
  return shop.renderWithProviders(
    <MapSettingsProvider value={settings}>
      <MapButton stores={stores} hasMore={hasMore} onMore={onMore} />
    </MapSettingsProvider>,
    { path, messages: [discoveryMessages, storesMapMessages] },
  );
}
const opened = () => screen.findByRole('dialog', { name: 'Stores on the map' });

it('[PLUS-28] [PLUS-25] a press opens the map in the URL, and closing it removes it', async () => {
  const { address } = await show(STORES);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Map' }));
  const dialog = await opened();
  expect(address()).toBe('/stores?map=stores');
  expect(within(dialog).getAllByRole('article')).toHaveLength(3);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the map' }));
  await waitFor(() => expect(address()).toBe('/stores'));
});

it('[PLUS-28] a link to the map waits for the list', async () => {
  await show(null, { path: '/stores?map=stores' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[PLUS-28] pins tell rating and open state; one leads to its card', async () => {
  await show(STORES, { path: '/stores?map=stores' });
  const dialog = await opened();
  const pin = await within(dialog).findByRole('button', { name: 'Corner, rated 4.3 of 5' });
  expect(pin).toHaveTextContent('★ 4.3');
  expect(within(dialog).getByRole('button', { name: 'Harbour, rated 4.3 of 5. Closed now' })).toBeInTheDocument();
  // Without a place there is a card, but no pin.
  expect(within(dialog).queryByRole('button', { name: /Hill/ })).toBeNull();
  pin.focus();
  await userEvent.keyboard('{Enter}');
  expect(within(dialog).getByRole('link', { name: /Corner/ })).toHaveFocus();
  expect(pin).toHaveAttribute('aria-pressed', 'true');
});

it('[PLUS-28] a card under the pointer or in focus marks its pin', async () => {
  await show(STORES, { path: '/stores?map=stores' });
  const dialog = await opened();
  const pin = await within(dialog).findByRole('button', { name: /^Corner/ });
  await userEvent.hover(within(dialog).getByRole('link', { name: /Corner/ }));
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  act(() =>
    within(dialog)
      .getByRole('link', { name: /Harbour/ })
      .focus(),
  );
  expect(pin).toHaveAttribute('aria-pressed', 'false');
  expect(within(dialog).getByRole('button', { name: /^Harbour/ })).toHaveAttribute('aria-pressed', 'true');
});

it('[PLUS-28] more stores are asked for at the end of the list', async () => {
  let asked = 0;
  await show(STORES, { path: '/stores?map=stores', hasMore: true, onMore: () => (asked += 1) });
  await userEvent.click(within(await opened()).getByRole('button', { name: 'Load more stores' }));
  expect(asked).toBe(1);
});

describe('an area of the map', () => {
  const near = '34.6,18.89,34.62,18.91';

  it('[PLUS-28] moved to, it is offered; searched, list and pins are its stores, and the URL has it', async () => {
    const { address } = await show(STORES, { path: '/stores?map=stores' });
    const dialog = await opened();
    const map = await within(dialog).findByRole('application');
    await within(dialog).findByRole('button', { name: /^Corner, rated/ });
    expect(within(dialog).queryByRole('button', { name: 'Search this area' })).toBeNull();
    // By keyboard: closer, between the two stores. Leaflet reads codes of keys.
    act(() => map.focus());
    for (let turn = 0; turn < 4; turn += 1) fireEvent.keyDown(map, { key: '+', keyCode: 187 });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Search this area' }));
    expect(within(dialog).getByText('0 stores in this area')).toBeVisible();
    expect(within(dialog).queryAllByRole('article')).toEqual([]);
    expect(within(dialog).getByRole('list', { name: 'Stores on this map' })).toHaveFocus();
    expect(address()).toMatch(/map=[\d.,%C-]+$/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show all stores' }));
    expect(within(dialog).getAllByRole('article')).toHaveLength(3);
    expect(address()).toBe('/stores?map=stores');
  });

  it('[PLUS-28] [PLUS-25] a link or Back opens it again', async () => {
    await show(STORES, { path: `/stores?map=${near}` });
    const dialog = await opened();
    expect(within(dialog).getByText('1 store in this area')).toBeVisible();
    expect(within(dialog).getByRole('article')).toHaveTextContent('Corner');
  });

  it('[PLUS-28] the list loads on while it may have more of the area, and asks once per page', async () => {
    const onMore = jest.fn();
    await show(STORES, { path: `/stores?map=${near}`, hasMore: true, onMore });
    await opened();
    expect(onMore).toHaveBeenCalledTimes(1);
  });
});

it('[PLUS-28] stores without places are a list alone', async () => {
  await show([STORES[2]!], { path: '/stores?map=stores' });
  const dialog = await opened();
  expect(within(dialog).getByText('None of these stores has a place on the map.')).toBeVisible();
  expect(within(dialog).getAllByRole('article')).toHaveLength(1);
  expect(within(dialog).queryByRole('application')).toBeNull();
});
