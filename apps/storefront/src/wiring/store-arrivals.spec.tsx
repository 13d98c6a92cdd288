/** Arrivals of a place: one call beside the lists of a page, and none where no item is shown. */
import { scopeOf } from '@shop/api-client';
import { startApi } from '@shop/api-client/start';
import { storeRoute } from '@shop/discovery';
import { loadPage, type PageRoute } from '@shop/page-engine';
import { sessionSlice } from '@shop/session';
import { wireItem, wirePage, wireStore } from '@shop/testing';
import { createShop } from '../app/shop';
import { createShopStore } from '../app/store';

const real = globalThis.fetch;
afterEach(() => void (globalThis.fetch = real));

const PLACE = { address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: ['1'] };

async function visit(route: PageRoute, { hasPlace = true, arrivals = () => Response.json({}) } = {}) {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    if (url.includes('/stores/arrivals')) {
      asked.push(url);
      return arrivals();
    }
    return Response.json(url.includes('/stores/') ? wireStore(1) : wirePage('products', [wireItem(1)]));
  }) as typeof fetch;
  const shop = createShop(createShopStore({ origin: 'http://shop.test' }), true);
  const { dispatch, getState } = shop.store;
  const { placeChosen, moduleChosen } = sessionSlice.actions;
  if (hasPlace) dispatch(placeChosen(PLACE));
  dispatch(moduleChosen({ id: '1', type: 'grocery', name: 'Grocery' }));
  await loadPage(shop, route, { params: { id: 'store-1' }, query: new URLSearchParams() });
  const { data, isError } = startApi.endpoints.getStoreArrivals.select({ scope: scopeOf(getState().session) })(
    getState(),
  );
  return { asked: asked.length, data, isError };
}

it('[CARD-32] [PLUS-47] they come with the page, by store; odd ones are left out', async () => {
  const told = [
    { arrival_time: '24-31 min', store_ids: [1, 5] },
    { arrival_time: '', store_ids: [2] },
    { arrival_time: '9-15 min', store_ids: 'odd' },
    null,
  ];
  const span = { min: 24, max: 31, unit: 'min' };
  expect(await visit(storeRoute, { arrivals: () => Response.json({ arrivals: told }) })).toEqual({
    asked: 1,
    data: { 1: span, 5: span },
    isError: false,
  });
});

it('[CARD-32] without a place, or where an order ends, nobody asks; a backend that does not know them is no failure of the page', async () => {
  expect(await visit(storeRoute, { hasPlace: false })).toMatchObject({ asked: 0 });
  expect(await visit({ ...storeRoute, isFocused: true })).toMatchObject({ asked: 0 });
  const missing = () => Response.json({}, { status: 404 });
  expect(await visit(storeRoute, { arrivals: missing })).toMatchObject({ asked: 1, isError: true });
});
