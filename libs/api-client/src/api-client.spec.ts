import { USUAL_MONEY } from './lib/base/base-query';
import { priceLine } from '@shop/domain/pricing';
import { emptySession } from '@shop/session';
import { scope, shop } from './fake-network.spec-helper';
import { createApiContext } from './index';
import { isTemporary, readFailure } from './lib/base/failure';
import { headersOf } from './lib/base/base-query';
import { flag, list, moment, numberOrNull, object, picture } from './lib/base/wire';
import { accountsApi } from './lib/accounts';
import { cartChangesApi } from './lib/cart-changes';
import { toCartLines } from './lib/cart/to-cart';
import { suggestionsApi } from './lib/suggestions';
import { catalogApi } from './lib/catalog';
import { toItem } from './lib/catalog/to-item';
import { toStore } from './lib/catalog/to-store';
import { startApi } from './lib/start';
import { toConfig } from './lib/start/to-config';
import { toMetres } from './lib/distance';
import { toWay } from './lib/way';
import { toFoundPlace, toSuggestions } from './lib/places';
import { toZonesOfPoint } from './lib/start/to-zones';
import { toOrder } from './lib/orders/order';
import { toOrderRows } from './lib/orders/order-rows';

describe('headers', () => {
  it('[SESS-07] [SESS-08] [SESS-09] [SESS-15] sends the known values', () => {
    expect(headersOf({ ...emptySession, token: 't' }, scope, createApiContext())).toMatchObject({
      zoneid: '[1,2]',
      moduleId: '1',
      latitude: '1',
      longitude: '2',
      Authorization: 'Bearer t',
      'X-localization': 'en',
    });
  });

  it('[SESS-10] leaves out what is not known: no token, no authorization', () => {
    const bare = headersOf(
      emptySession,
      { zoneIds: [], moduleId: null, language: 'en', point: null },
      createApiContext(),
    );
    expect(Object.keys(bare)).toEqual(['Accept', 'X-localization', 'X-software-id']);
  });
});

describe('failures', () => {
  it('[ERR-01] [ERR-02] reads every format of an error response', () => {
    expect(
      readFailure(403, {
        errors: [
          { code: 'a', message: 'A' },
          { code: 'b', message: 'B' },
        ],
      }),
    ).toEqual({ status: 403, messages: ['A', 'B'], code: 'a' });
    expect(readFailure(422, { message: 'M', errors: { phone: ['P1', 'P2'] } })).toEqual({
      status: 422,
      messages: ['P1', 'P2'],
      code: 'phone',
    });
    expect(readFailure(401, { message: 'Unauthenticated.' })).toEqual({
      status: 401,
      messages: ['Unauthenticated.'],
      code: null,
    });
    expect(readFailure(500, '<html>')).toEqual({ status: 500, messages: [], code: null });
  });

  it('treats a 200 with top-level errors as a failure', async () => {
    const { store } = shop(() => ({
      status: 200,
      body: { errors: [{ code: 'zoneId', message: 'Choose a location.' }] },
    }));
    const answer = await store.dispatch(catalogApi.endpoints.getCategories.initiate({ scope }));
    expect(answer.error).toMatchObject({ messages: ['Choose a location.'] });
  });

  it('[PERF-08] retries only temporary failures', () => {
    expect([
      isTemporary({ status: 'network', messages: [], code: null }),
      isTemporary({ status: 503, messages: [], code: null }),
      isTemporary({ status: 404, messages: [], code: null }),
    ]).toEqual([true, true, false]);
  });

  it('a 401 for an old token does not end the current session', async () => {
    const { store, calls } = shop(() => ({ status: 401, body: { message: 'Unauthenticated.' } }), { token: 'new' });
    await store.dispatch(accountsApi.endpoints.signOut.initiate({ token: 'old', hasDevice: false }));
    expect(new Headers(calls[0]?.init.headers).get('authorization')).toBe('Bearer old');
    expect(store.getState().session.token).toBe('new');
    await store.dispatch(accountsApi.endpoints.signOut.initiate({ token: 'new', hasDevice: false }));
    expect(store.getState().session.token).toBeNull();
  });

  it('[PUSH-05] a sign-out unregisters the device first, while the token is still valid', async () => {
    const { store, calls } = shop(() => ({ status: 200, body: { message: 'ok' } }), { token: 'new' });
    await store.dispatch(accountsApi.endpoints.signOut.initiate({ token: 'old', hasDevice: true }));
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/customer/cm-firebase-token',
      '/api/v1/customer/sign-out',
    ]);
    expect(calls.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
      'Bearer old',
      'Bearer old',
    ]);
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ _method: 'put', cm_firebase_token: '@' });
  });

  it('[SESS-31] [SESS-33] a 401 drops a stored token, and changes nothing without one', async () => {
    const withToken = shop(() => ({ status: 401, body: { message: 'Unauthenticated.' } }), {
      token: 't',
      guestId: '5',
    });
    await withToken.store.dispatch(catalogApi.endpoints.getItem.initiate({ id: '1', language: 'en' }));
    expect(withToken.store.getState().session).toMatchObject({ token: null, guestId: '5' });
    const without = shop(() => ({ status: 401, body: { message: 'Who are you?' } }), { guestId: '5' });
    const answer = await without.store.dispatch(catalogApi.endpoints.getItem.initiate({ id: '1', language: 'en' }));
    expect(answer.error).toMatchObject({ status: 401, messages: ['Who are you?'] });
    expect(without.store.getState().session.guestId).toBe('5');
  });
});

describe('caches', () => {
  it('[STORE-04] [CALL-18] pages a store by page number until a page is empty or all items are loaded', async () => {
    const item = (id: number) => ({ id, name: `I${id}`, price: 1 });
    const { store, calls } = shop((url) => ({
      status: 200,
      body: { total_size: 3, products: url.searchParams.get('offset') === '1' ? [item(1), item(2)] : [item(3)] },
    }));
    const query = { scope, storeId: '9', categoryId: '0', type: 'all' as const, search: '', sort: 'low2High' as const };
    await store.dispatch(catalogApi.endpoints.getStoreItems.initiate(query));
    const second = await store.dispatch(catalogApi.endpoints.getStoreItems.initiate(query, { direction: 'forward' }));
    expect(second.hasNextPage).toBe(false);
    expect(calls.map(({ url }) => url.searchParams.get('offset'))).toEqual(['1', '2']);
    expect(Object.fromEntries((calls[0] as { url: URL }).url.searchParams)).toMatchObject({
      store_id: '9',
      category_id: '0',
      type: 'all',
      limit: '20',
      sort_by: 'low2High',
    });
  });
});

describe('cart calls', () => {
  const wireItem = {
    id: 5,
    name: 'Pizza',
    price: '8.00',
    food_variations: [
      {
        name: 'Size',
        type: 'single',
        required: 'on',
        min: '0',
        max: 0,
        values: [{ label: 'Large', optionPrice: '2.5' }],
      },
    ],
    add_ons: [{ id: 3, name: 'Dip', price: 0.75 }],
  };
  const item = toItem(wireItem, USUAL_MONEY);
  const line = {
    id: '91',
    item,
    quantity: 2,
    choice: { variation: null, options: { Size: ['Large'] }, addOns: [{ id: '3', quantity: 2 }] },
  };
  const key = { guestId: '7', moduleId: '2', language: 'en' };

  const bodyOf = (init: RequestInit | undefined) => (init?.body ? (JSON.parse(init.body as string) as object) : null);

  it('[CART-32] [CART-34] [CART-35] adds a line by the payload of the contract', async () => {
    const { store, calls } = shop(() => ({ status: 200, body: [] }));
    await store.dispatch(cartChangesApi.endpoints.addCartLine.initiate({ ...key, line }));
    expect(bodyOf(calls[0]?.init)).toEqual({
      guest_id: '7',
      model: 'Item',
      item_id: 5,
      price: 22.5,
      quantity: 2,
      variation: [{ name: 'Size', values: { label: ['Large'] } }],
      add_on_ids: [3],
      add_on_qtys: [2],
    });
  });

  it('[CART-16] [CART-36] [DATA-23] a change names the line, and the number alone where the choice stays', async () => {
    const { store, calls } = shop(() => ({ status: 200, body: [] }));
    await store.dispatch(cartChangesApi.endpoints.changeCartLine.initiate({ ...key, line, withChoice: false }));
    expect(bodyOf(calls[0]?.init)).toEqual({ guest_id: '7', cart_id: 91, quantity: 2, price: 22.5 });
  });

  it('[GUEST-04] removes a line by the query, and sends no body', async () => {
    const { store, calls } = shop(() => ({ status: 200, body: [] }));
    await store.dispatch(cartChangesApi.endpoints.removeCartLine.initiate({ ...key, lineId: '91' }));
    expect(bodyOf(calls[0]?.init)).toBeNull();
    expect(calls[0]?.url.search).toBe('?cart_id=91&guest_id=7');
    expect(calls[0]?.init.method).toBe('DELETE');
  });

  it('[DATA-22] decodes lines with any format of the variation', () => {
    const wire = {
      id: 91,
      quantity: '2',
      item: wireItem,
      variation: '[{"name":"Size","values":{"label":["Large"]}}]',
      add_on_ids: '["3"]',
      add_on_qtys: [2],
    };
    expect(toCartLines([wire], USUAL_MONEY)[0]).toMatchObject({
      id: '91',
      quantity: 2,
      choice: { options: { Size: ['Large'] }, addOns: [{ id: '3', quantity: 2 }] },
    });
    expect(
      toCartLines([{ id: 1, quantity: 1, item: wireItem, variation: [{ type: 'Red', price: 1 }] }], USUAL_MONEY)[0]
        ?.choice.variation,
    ).toBe('Red');
    expect(toCartLines([{ id: 1, item: null }], USUAL_MONEY)).toEqual([]);
  });
});

it('suggests every name once, with its picture', async () => {
  const { store } = shop(() => ({
    status: 200,
    body: {
      items: [
        { id: 1, name: 'Bananas', image: 'a.webp', image_full_url: 'https://cdn.example/a.webp' },
        { id: 2, name: 'Bananas', image: 'b.webp' },
        { id: 3, name: 'Banana bread', image: null },
      ],
      stores: [{ id: 9, name: 'Banana bar', logo: 'l.webp', logo_full_url: 'https://cdn.example/l.webp' }],
    },
  }));
  const { data } = await store.dispatch(suggestionsApi.endpoints.getSuggestions.initiate({ scope, text: 'ban' }));
  expect(data?.items.map(({ id, name, image }) => [id, name, image?.url])).toEqual([
    ['1', 'Bananas', 'https://cdn.example/a.webp'],
    ['3', 'Banana bread', undefined],
  ]);
  expect(data?.stores[0]?.image?.url).toBe('https://cdn.example/l.webp');
  expect(data?.pages).toBeNull();
});

it('suggests the pages that a text means, where the backend looks for them', async () => {
  const { store } = shop(() => ({
    status: 200,
    body: {
      items: [],
      stores: [],
      categories: [
        { id: 3, name: 'Bakery', slug: 'bakery', image: 'c.webp', image_full_url: 'https://cdn.example/c.webp' },
      ],
      brands: 'none',
      conditions: [{ id: 5, name: 'Headache', slug: null }],
    },
  }));
  const { data } = await store.dispatch(suggestionsApi.endpoints.getSuggestions.initiate({ scope, text: 'bakry' }));
  expect(data?.pages).toMatchObject({
    categories: [{ id: '3', name: 'Bakery', slug: 'bakery', image: { url: 'https://cdn.example/c.webp' } }],
    brands: [],
    conditions: [{ id: '5', name: 'Headache', slug: null, image: null }],
  });
});

it('[DATA-21] a cart line has its item, choice, price and store', () => {
  const wire = {
    id: 92,
    quantity: 3,
    variation: [{ type: 'Red-XL', price: 9, stock: 4 }],
    add_on_ids: [3],
    add_on_qtys: [2],
    item: {
      id: 6,
      price: '8.00',
      store_id: 12,
      module_id: 4,
      module: { module_type: 'ecommerce' },
      choice_options: [{ name: 'choice_1', title: 'Size', options: ['XL', 'M'] }],
      variations: [{ type: 'Red-XL', price: '9.00', stock: 4 }],
      addons: [{ id: 3, name: 'Wrapping', price: 0.75 }],
    },
  };
  const [line] = toCartLines([wire], USUAL_MONEY) as [ReturnType<typeof toCartLines>[number]];
  const { item, choice, quantity } = line;
  expect({ ...line, item: null }).toEqual({
    id: '92',
    item: null,
    quantity: 3,
    choice: { variation: 'Red-XL', options: {}, addOns: [{ id: '3', quantity: 2 }] },
  });
  expect(item).toMatchObject({ id: '6', storeId: '12', moduleId: '4', moduleType: 'ecommerce', price: 800 });
  expect(item.choices).toMatchObject([{ title: 'Size', options: ['XL', 'M'] }]);
  expect(item.variations).toMatchObject([{ type: 'Red-XL', price: 900 }]);
  expect(priceLine(item, choice, quantity)).toMatchObject({ unit: 900, addOns: 150, total: 2850 });
});

it('[PLUS-80] keeps colours that are colours of an option, and their pictures among those of the item', () => {
  const swatches = [
    { option: 'Navy', colour: '#2B3A67', image: 'n.webp', image_full_url: 'https://cdn.example/n.webp' },
    { option: 'Sand', colour: '#d8c29a' },
    { option: 'Sand', colour: '#000000' },
    { option: 'Pink', colour: '#ffc0cb' },
    { option: 'Ink', colour: 'red;background:url(https://evil.example)' },
    { option: 'Ink', colour: '#12345' },
    { option: 'Ink', colour: null, image: 7 },
    'Ink',
  ];
  const wire = (over: object) => ({
    ...{ id: 6, images: ['n.webp', 'b.webp'] },
    images_full_url: ['https://cdn.example/n.webp', 'https://cdn.example/b.webp'],
    choice_options: [{ name: 'choice_1', title: 'Colour', options: ['Navy', 'Sand', 'Ink'], ...over }],
  });
  const item = toItem(wire({ swatches }), USUAL_MONEY);
  const navy = { url: 'https://cdn.example/n.webp', tint: null };
  expect(item.choices[0]?.swatches).toEqual([
    { option: 'Navy', colour: '#2b3a67', image: navy },
    { option: 'Sand', colour: '#d8c29a', image: null },
  ]);
  expect(item.images.map(({ url }) => url)).toEqual([navy.url, 'https://cdn.example/b.webp']);
  const [other] = swatches;
  const beside = toItem(
    wire({ swatches: [{ ...(other as object), image_full_url: 'https://cdn.example/x.webp' }] }),
    USUAL_MONEY,
  );
  expect(beside.images.at(-1)?.url).toBe('https://cdn.example/x.webp');
  for (const odd of [{}, { swatches: [] }, { swatches: 'x' }, { swatches: { colour: '#000000' } }])
    expect(toItem(wire(odd), USUAL_MONEY).choices[0]).not.toHaveProperty('swatches');
});

describe('API variants (contract §10)', () => {
  it('decodes numbers, flags, lists, objects and dates in every format', () => {
    expect([numberOrNull('2.50'), numberOrNull(''), numberOrNull(null), numberOrNull('x')]).toEqual([
      2.5,
      null,
      null,
      null,
    ]);
    expect([flag(1), flag('1'), flag(true), flag('on'), flag(0), flag('0'), flag(null), flag('off')]).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([list('["4","7"]'), list(''), list(null), list({})]).toEqual([['4', '7'], [], [], []]);
    expect([object('{"a":1}'), object([]), object({}), object('')]).toEqual([{ a: 1 }, null, null, null]);
    expect(moment('2026-03-05 14:20:00')?.toISOString()).toBe('2026-03-05T14:20:00.000Z');
    expect(moment('2026-03-05T14:20:00.000000Z')?.getTime()).toBe(moment('2026-03-05 14:20:00')?.getTime());
    expect(moment('soon')).toBeNull();
  });

  it('prefers the full URL of a picture, then an absolute name, then folder and file', () => {
    expect(picture('a.webp', 'https://cdn.example/a.webp', null)?.url).toBe('https://cdn.example/a.webp');
    expect(picture('https://x.example/b.webp', null, 'https://y.example')?.url).toBe('https://x.example/b.webp');
    expect(picture({ img: 'c.webp' }, '', 'https://y.example/item')?.url).toBe('https://y.example/item/c.webp');
    expect(picture(null, null, 'https://y.example')).toBeNull();
  });

  describe('an item', () => {
    const item = toItem(
      {
        id: 1,
        title: 'Campaign',
        price: '3.20',
        restaurant_discount: '15',
        addons: [{ id: 2, name: 'A', price: 1 }],
        variations: '[{"type":"S","price":"2","stock":"3"}]',
        veg: '0',
        maximum_cart_quantity: 0,
        module: { module_type: 'food' },
        available_time_starts: '09:00:00',
        available_time_ends: '10:00:00',
      },
      USUAL_MONEY,
    );

    it('[DATA-07] [DATA-14] has a name under either key, and its module', () =>
      expect(item).toMatchObject({ id: '1', name: 'Campaign', moduleType: 'food' }));

    it('[DATA-08] [DATA-13] [DATA-17] has prices, discounts and add-ons under either key', () =>
      expect(item).toMatchObject({ price: 320, storeDiscount: 15, addOns: [{ id: '2', name: 'A', price: 100 }] }));

    it('[DATA-10] [DATA-16] has its stock and its variations, also as text', () =>
      expect(item).toMatchObject({
        variations: [{ type: 'S', price: 200, stock: 3 }],
        maximumQuantity: null,
        stock: null,
      }));

    it('[DATA-11] [DATA-12] has its marks and its hours', () =>
      expect(item).toMatchObject({ isVeg: false, hours: { start: '09:00:00', end: '10:00:00' } }));
  });

  it('has dietary facts only as far as they are known', () => {
    const facts = (over: object) => {
      const { diets, allergens } = toItem(over as never, USUAL_MONEY);
      return [diets, allergens];
    };
    // Unknown words are left out; an item that says nothing of them has neither.
    expect(facts({})).toEqual([undefined, undefined]);
    expect(facts({ diets: null, allergens: 'milk', is_halal: 0 })).toEqual([undefined, undefined]);
    expect(facts({ diets: ['paleo', 'vegan', 7], allergens: ['chalk', 'milk', 'gluten'] })).toEqual([
      ['vegan'],
      ['gluten', 'milk'],
    ]);
    expect(facts({ is_halal: '1', allergens: [] })).toEqual([['halal'], []]);
  });

  it('is whole without any field', () => {
    expect(toItem({}, USUAL_MONEY)).toMatchObject({
      id: '',
      name: '',
      price: 0,
      discount: null,
      variations: [],
      groups: [],
    });
  });

  it('[DATA-18] [DATA-19] decodes stores with flags as numbers or booleans', () => {
    expect(
      toStore(
        {
          id: 1,
          active: 1,
          open: '0',
          latitude: '34.5',
          longitude: 18,
          price_range: { min: 1, max: 2 },
          self_delivery_system: 1,
          per_km_shipping_charge: '0.5',
        },
        USUAL_MONEY,
      ),
    ).toMatchObject({
      active: true,
      open: false,
      place: { lat: 34.5, lng: 18 },
      priceRange: { min: 100, max: 200 },
      ownRates: { perKm: 50 },
    });
    expect(toStore({ id: 1, self_delivery_system: 0, per_km_shipping_charge: 3 }, USUAL_MONEY).ownRates).toBeNull();
  });

  it('[DATA-26] decodes zones as JSON text or as a list', () => {
    expect(toZonesOfPoint({ zone_id: '[1,3]', zone_data: [] }, USUAL_MONEY).zoneIds).toEqual(['1', '3']);
    expect(toZonesOfPoint({ zone_id: [2], zone_data: [] }, USUAL_MONEY).zoneIds).toEqual(['2']);
    expect(toZonesOfPoint({ zone_ids: [4] }, USUAL_MONEY).zoneIds).toEqual(['4']);
  });

  it('[TRK-31] decodes a way in the old and the new format; whatever is none is empty', () => {
    const points = '_p~iF~ps|U_ulLnnqC';
    const way = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
    ];
    expect(toWay({ status: 'OK', routes: [{ overview_polyline: { points } }] })).toEqual(way);
    expect(toWay([{ routes: [{ polyline: { encodedPolyline: points } }] }])).toEqual(way);
    const odd = [null, 'x', {}, { routes: {} }, { routes: [null] }, { routes: [{ overview_polyline: points }] }];
    for (const wire of odd) expect(toWay(wire)).toEqual([]);
    expect(toWay({ routes: [{ overview_polyline: { points: points.repeat(5000) } }] })).toEqual([]);
    // Cut off, and no points at all: nothing that a map cannot draw.
    for (const broken of ['_p~iF~ps|U_ul', 'ضضض', '~~~~~~~~~~~~~~'])
      for (const { lat, lng } of toWay({ routes: [{ overview_polyline: { points: broken } }] }))
        expect([Math.abs(lat) <= 90, Math.abs(lng) <= 180]).toEqual([true, true]);
  });

  it('decodes places and distances in the old and the new format', () => {
    expect(
      toSuggestions({
        predictions: [{ place_id: 'a', structured_formatting: { main_text: 'M', secondary_text: 'S' } }],
      }),
    ).toEqual([{ id: 'a', main: 'M', secondary: 'S' }]);
    expect(toSuggestions({ suggestions: [{ placePrediction: { placeId: 'b', text: { text: 'T' } } }] })).toEqual([
      { id: 'b', main: 'T', secondary: '' },
    ]);
    const area = { southwest: { lat: 0, lng: 1 }, northeast: { lat: '2', lng: 3 } };
    const bounds = { south: 0, west: 1, north: 2, east: 3 };
    expect(toFoundPlace({ result: { geometry: { location: { lat: '1', lng: 2 } } } })).toEqual({
      point: { lat: 1, lng: 2 },
      bounds: null,
    });
    expect(toFoundPlace({ result: { geometry: { location: { lat: 1, lng: 2 }, viewport: area } } })?.bounds).toEqual(
      bounds,
    );
    expect(toFoundPlace({ location: { latitude: 3, longitude: 4 } })).toEqual({
      point: { lat: 3, lng: 4 },
      bounds: null,
    });
    const viewport = { low: { latitude: 0, longitude: 1 }, high: { latitude: 2, longitude: 3 } };
    expect(toFoundPlace({ location: { latitude: 3, longitude: 4 }, viewport })?.bounds).toEqual(bounds);
    // Bounds across the date line, or without height, are ignored.
    expect(
      toFoundPlace({ location: { latitude: 3, longitude: 4 }, viewport: { low: viewport.high, high: viewport.low } })
        ?.bounds,
    ).toBeNull();
    expect(toMetres({ rows: [{ elements: [{ status: 'OK', distance: { value: 950 } }] }] })).toBe(950);
    expect(toMetres({ distanceMeters: 720 })).toBe(720);
    expect(toMetres({ rows: [{ elements: [{ status: 'NOT_FOUND' }] }] })).toBeNull();
  });

  it('[DATA-47] [DATA-48] decodes orders with addresses as text and couriers as a list', () => {
    const order = toOrder(
      {
        id: 7,
        order_status: 'picked_up',
        order_amount: '22.47',
        picked_up: '2026-03-05 14:20:00',
        delivery_address: '{"address":"1 Quay","latitude":"1","longitude":"2","contact_person_name":"M"}',
        delivery_man: [{ id: 3, f_name: 'Nadia', l_name: 'F', lat: '1.5', lng: '2.5' }],
      },
      USUAL_MONEY,
    );
    expect(order).toMatchObject({
      id: '7',
      status: 'picked_up',
      total: 2247,
      deliverTo: { address: '1 Quay', point: { lat: 1, lng: 2 } },
      courier: { name: 'Nadia F', place: { lat: 1.5, lng: 2.5 } },
    });
    expect(
      toOrder({ id: 8, delivery_man: null, delivery_address: null, order_status: 'who knows' }, USUAL_MONEY),
    ).toMatchObject({
      status: 'pending',
      courier: null,
      deliverTo: null,
    });
    expect(
      toOrderRows(
        [
          {
            id: 1,
            price: '10.5',
            quantity: 2,
            item_details: '{"name":"Pizza"}',
            variation: [{ name: 'Size', values: [{ label: 'Large' }] }],
          },
        ],
        USUAL_MONEY,
      )[0],
    ).toMatchObject({ name: 'Pizza', unitPrice: 1050, chosen: ['Large'] });
  });

  it('decodes the payment of an order: one method, a gateway by its name, or the wallet and the rest', () => {
    const paying = (wire: object) => {
      const { paymentMethod, gateway, walletPaid, transfer } = toOrder({ id: 1, ...wire }, USUAL_MONEY);
      return [paymentMethod, gateway, walletPaid, transfer];
    };
    expect(paying({})).toEqual(['cash_on_delivery', null, 0, null]);
    expect(paying({ payment_method: 'digital_payment' })).toEqual(['digital_payment', null, 0, null]);
    expect(paying({ payment_method: 'stripe' })).toEqual(['digital_payment', 'stripe', 0, null]);
    expect(paying({ payment_method: 'wallet', partially_paid_amount: 10.83 })).toEqual(['wallet', null, 0, null]);
    expect(paying({ payment_method: 'cash_on_delivery', partially_paid_amount: '5' })).toEqual([
      'cash_on_delivery',
      null,
      500,
      null,
    ]);
    const wallet = { payment_method: 'wallet', amount: '5.00' };
    // Paid since: `partially_paid_amount` is ignored when there are payment parts.
    expect(
      paying({
        payment_method: 'partial_payment',
        partially_paid_amount: 0,
        payments: [{ payment_method: 'stripe', amount: 5.83 }, wallet],
      }),
    ).toEqual(['digital_payment', 'stripe', 500, null]);
    expect(paying({ payment_method: 'partial_payment', payments: null, partially_paid_amount: 2 })).toEqual([
      'cash_on_delivery',
      null,
      200,
      null,
    ]);
    const offline = (status: unknown) =>
      paying({ payment_method: 'offline_payment', offline_payment: { data: { status, method_name: 'Bank' } } }).at(-1);
    const bank = { name: 'Bank', methodId: '', inputs: {}, note: '', adminNote: '' };
    expect(offline('verified')).toEqual({ ...bank, state: 'verified' });
    expect(offline('who knows')).toEqual({ ...bank, state: 'pending' });
    expect(paying({ payment_method: 'offline_payment', offline_payment: [] }).at(-1)).toBeNull();
  });

  it('[DATA-01] [DATA-02] a minimal config breaks nothing', () => {
    expect(toConfig({})).toMatchObject({
      money: { decimals: 2 },
      hours: '24',
      freeDeliveryOver: null,
      guestCheckout: false,
      additionalCharge: null,
    });
    expect(toConfig({ timeformat: 12, free_delivery_over: '60', guest_checkout_status: '1' })).toMatchObject({
      hours: '12',
      freeDeliveryOver: 6000,
      guestCheckout: true,
    });
  });

  it('[MOD-01] requests the modules only once', async () => {
    const { store, calls } = shop(() => ({
      status: 200,
      body: [{ id: 1, module_type: 'food', module_name: 'Food', zones: [{ id: 2 }] }],
    }));
    const ask = () => store.dispatch(startApi.endpoints.getModules.initiate({ language: 'en' }));
    await ask();
    expect((await ask()).data?.[0]).toMatchObject({ id: '1', type: 'food', zoneIds: ['2'] });
    expect(calls).toHaveLength(1);
  });
});
