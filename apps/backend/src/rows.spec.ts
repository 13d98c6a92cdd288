/** Fields and calls that the specification lists one by one. */
import { bootBeforeAll, FOOD, HERE, orderBody, type Json } from './testing.spec-helper';

let customer: Json;
const backend = bootBeforeAll();
beforeAll(async () => {
  const person = { f_name: 'Row', l_name: 'Reader', email: 'row@example.com', phone: '+35679777111' };
  customer = (await backend.customer(person)).headers;
});

const get = async (path: string, headers: Json = HERE): Promise<any> => {
  const { status, body } = await backend.get(path, headers);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};
const keys = (value: object) => Object.keys(value);

it('[DATA-09] an item has rating, popularity and a campaign flag', async () => {
  const [item] = (await get('items/most-reviewed?limit=1&offset=1')).products as Json[];
  expect(item).toMatchObject({ is_campaign: 0, wishlist_count: expect.any(Number) });
  expect(item?.avg_rating).toBeGreaterThan(0);
  expect(item?.rating_count).toBeGreaterThan(0);
  expect(item?.order_count).toEqual(expect.any(Number));
  const [campaign] = (await get('campaigns/item')) as Json[];
  expect(campaign?.is_campaign).toBe(1);
});

it('[DATA-15] category ids are objects on an item and plain on a store; both work as filters', async () => {
  const [item] = (await get('items/popular?limit=1&offset=1')).products as Json[];
  const [category] = item?.category_ids as Json[];
  expect(category).toEqual({ id: expect.any(String), position: 1, name: expect.any(String) });
  const [store] = (await get('stores/popular?limit=1&offset=1')).stores as Json[];
  expect((store?.category_ids as unknown[]).every((id) => Number.isInteger(id))).toBe(true);
  for (const id of [category?.id, (store?.category_ids as number[])[0]])
    expect((await get(`categories/items/${id}?limit=5&offset=1`)).products.length).toBeGreaterThan(0);
});

it('[DATA-24] [DATA-28] an address returns every field that was sent, for every type', async () => {
  for (const address_type of ['home', 'office', 'other', 'Selected Address']) {
    const sent = {
      address_type,
      address_label: `label ${address_type}`,
      contact_person_name: 'Mina Vella',
      contact_person_number: '+35621000001',
      contact_person_email: 'mina@example.com',
      address: '1 Market Street',
      latitude: '34.594',
      longitude: '18.902',
      road: 'Market Street',
      house: '1',
      floor: '2',
      additional_information: 'the green door',
    };
    expect((await backend.post('customer/address/add', sent, customer)).status).toBe(200);
    const { addresses } = await get('customer/address/list?limit=20&offset=1', customer);
    const kept = (addresses as Json[]).find((entry) => entry.address_label === sent.address_label);
    expect(kept).toMatchObject({ ...sent, id: expect.any(Number), zone_ids: [1, 2] });
  }
});

it('[DATA-30] items and stores of the wish list are two lists: changing one leaves the other', async () => {
  const item = (await get('items/details/bananas-green-corner')) as Json;
  await backend.post('customer/wish-list/add', { item_id: item.id }, customer);
  await backend.post('customer/wish-list/add', { store_id: item.store_id }, customer);
  const ids = async () => {
    const wishes = await get('customer/wish-list', customer);
    return { items: wishes.item.map(({ id }: Json) => id), stores: wishes.store.map(({ id }: Json) => id) };
  };
  expect(await ids()).toEqual({ items: [item.id], stores: [item.store_id] });
  await backend.send('DELETE', `customer/wish-list/remove?item_id=${item.id}`, undefined, customer);
  expect(await ids()).toEqual({ items: [], stores: [item.store_id] });
});

it('[DATA-32] the landing page has newsletter and footer texts and the links of the apps', async () => {
  const landing = await get('react-landing-page');
  expect(landing).toMatchObject({
    fixed_newsletter_title: expect.any(String),
    fixed_newsletter_sub_title: expect.any(String),
    fixed_footer_description: expect.any(String),
  });
  expect(keys(landing.download_user_app_links)).toEqual(
    expect.arrayContaining(['playstore_url_status', 'apple_store_url_status']),
  );
});

it('[DATA-33] a profile has the customer’s data, and its social medium', async () => {
  expect(await get('customer/info', customer)).toMatchObject({
    f_name: 'Row',
    l_name: 'Reader',
    phone: '+35679777111',
    email: 'row@example.com',
    image: null,
    social_id: null,
  });
});

it('[DATA-34] [CALL-10] [CALL-11] categories have sub-categories and a featured flag', async () => {
  const body = await get('categories');
  const list = (Array.isArray(body) ? body : body.data) as Json[];
  const parent = list.find(({ childes }) => (childes as unknown[])?.length > 0);
  expect(parent).toMatchObject({
    id: expect.any(Number),
    name: expect.any(String),
    slug: expect.any(String),
    image: expect.any(String),
  });
  expect((parent?.childes as Json[])[0]).toMatchObject({ id: expect.any(Number), parent_id: parent?.id });
  expect(new Set(list.map(({ featured }) => featured))).toEqual(new Set([0, 1]));
});

it('[DATA-35] [CALL-19] a banner has a type and a target; campaigns are listed separately', async () => {
  const { banners, campaigns } = await get('banners', FOOD);
  const kinds = new Set((banners as Json[]).map(({ type }) => type));
  expect([...kinds].every((kind) => ['default', 'store_wise', 'item_wise'].includes(kind as string))).toBe(true);
  for (const banner of banners as Json[]) {
    expect(banner).toMatchObject({ image_full_url: expect.stringMatching(/^http/), title: expect.any(String) });
    if (banner.type === 'store_wise') expect((banner.store as Json).id).toEqual(expect.any(Number));
    if (banner.type === 'item_wise') expect((banner.item as Json).id).toEqual(expect.any(Number));
  }
  expect(Array.isArray(campaigns)).toBe(true);
});

it('[DATA-39] reasons: a base URL of pictures, and banners with title and text', async () => {
  const body = await get('other-banners/why-choose');
  expect(body.why_choose_url).toMatch(/^http/);
  expect((body.banners as Json[])[0]).toMatchObject({
    image: expect.any(String),
    title: expect.any(String),
    short_description: expect.any(String),
  });
});

it('[DATA-40] search suggestions are items and stores by name, keywords are names too', async () => {
  const found = await get('items/item-or-store-search?name=green');
  expect(found.stores[0]).toMatchObject({ id: expect.any(Number), name: expect.stringMatching(/green/i) });
  const items = await get('items/item-or-store-search?name=banana');
  expect(items.items[0]).toMatchObject({ id: expect.any(Number), name: expect.stringMatching(/banana/i) });
  // Each name once, however many stores sell it; each has a word that begins with it.
  const names = ((await get('items/item-or-store-search?name=choc')).items as Json[]).map(({ name }) => String(name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !/\bchoc/i.test(name))).toEqual([]);
  const keywords = (await get('customer/suggested-items', customer)) as Json[];
  expect(keywords.every(({ name }) => typeof name === 'string' && name !== '')).toBe(true);
});

it('[DATA-41] a campaign has id, slug, title and image', async () => {
  const [campaign] = (await get('campaigns/basic', FOOD)) as Json[];
  expect(campaign).toMatchObject({
    id: expect.any(Number),
    slug: expect.any(String),
    title: expect.any(String),
    image: expect.any(String),
  });
});

it('[HOME-40] every home with items has campaign items, each below its price', async () => {
  for (const moduleid of ['1', '2', '3', '4']) {
    const items = (await get('campaigns/item', { ...HERE, moduleid })) as Json[];
    expect({ moduleid, names: new Set(items.map(({ name }) => name)).size }).toEqual({ moduleid, names: items.length });
    expect(items.length).toBeGreaterThan(5);
    for (const { id, is_campaign, discount, discount_type } of items)
      expect({ id, is_campaign, discount_type, isLess: discount >= 20 }).toEqual({
        id,
        is_campaign: 1,
        discount_type: 'percent',
        isLess: true,
      });
  }
});

it('[DATA-42] a condition has id and name, its items are `products` with total_size', async () => {
  const pharmacy = { ...HERE, moduleid: '3' };
  const [condition] = (await get('common-condition', pharmacy)) as Json[];
  expect(condition).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
  const page = await get(`common-condition/items/${condition?.id}?limit=5&offset=1`, pharmacy);
  expect(page).toMatchObject({ total_size: expect.any(Number), products: expect.any(Array) });
});

it('[DATA-46] a visited store has its module, its items have their store', async () => {
  const item = (await get('items/details/bananas-green-corner')) as Json;
  await backend.addToCart(item.id, { quantity: 10 }, customer);
  const placed = await backend.placeOrder(
    {
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      store_id: item.store_id,
      contact_person_name: 'Row',
      contact_person_number: '+35679777111',
      contact_person_email: 'row@example.com',
    },
    customer,
  );
  expect(placed.status).toBe(200);
  const [store] = (await get('customer/visit-again', customer)) as Json[];
  expect(store).toMatchObject({ id: item.store_id, module_id: 1 });
  expect((store?.items as Json[])[0]).toMatchObject({
    store_id: item.store_id,
    image: expect.any(String),
    name: expect.any(String),
  });
});

it('[DATA-49] [CALL-15] lists page in one shape: products or stores with total_size; ten by default', async () => {
  for (const [path, key] of [
    ['items/popular?offset=1&type=all', 'products'],
    ['stores/popular?offset=1&type=all', 'stores'],
    ['categories/items/1?offset=1', 'products'],
    ['categories/stores/1?offset=1', 'stores'],
  ] as const) {
    const page = await get(path);
    expect({ path, total: page.total_size, offset: page.offset }).toEqual({
      path,
      total: expect.any(Number),
      offset: 1,
    });
    expect(page[key].length).toBe(Math.min(10, page.total_size as number));
  }
});

it('[CALL-17] a guest’s cart is cleared by DELETE with guest_id in the query', async () => {
  const guest = await backend.guest();
  const item = (await get('items/details/bananas-green-corner')) as Json;
  const added = await backend.addToCart(item.id, { guest_id: guest });
  const [{ id }] = added.body as { id: number }[] as [{ id: number }];
  const cleared = await backend.send('DELETE', `customer/cart/remove?guest_id=${guest}`, { cart_id: id });
  expect(cleared.status).toBe(200);
  expect(await get(`customer/cart/list?guest_id=${guest}`)).toEqual([]);
});

it('quotes the tax of an order before it is placed, and takes nothing', async () => {
  const guest = await backend.guest();
  const item = (await get('items/details/bananas-green-corner')) as Json;
  await backend.addToCart(item.id, { guest_id: guest, quantity: 10 });
  const order = orderBody(guest, item.store_id as number);
  const { status, body } = await backend.post('customer/order/get-Tax', order);
  expect(status).toBe(200);
  expect((await get('items/details/bananas-green-corner')).stock).toBe(item.stock);
  const placed = (await backend.placeOrder(order)).body as Json;
  const kept = await get(`customer/order/track?order_id=${placed.order_id}&guest_id=${guest}`);
  expect(body).toMatchObject({
    tax_amount: kept.total_tax_amount,
    tax_status: kept.tax_status,
    order_amount: kept.order_amount,
    delivery_charge: kept.delivery_charge,
  });
  expect(body.tax_amount).toBeGreaterThan(0);
  expect((await backend.post('customer/order/get-Tax', order)).body.errors[0].code).toBe('cart');
});
