/** The visitors in the screenshots: with a chosen place and module, and a customer with some data. */
import { restoreVisit, PLACE } from '../lib/browser.mjs';

const CONTACT = {
  contact_person_name: 'Mina Vella',
  contact_person_number: '+356 2100 0000',
  contact_person_email: 'mina@example.com',
};
const ADDRESS = {
  address: PLACE.address,
  address_type: 'home',
  latitude: String(PLACE.point.lat),
  longitude: String(PLACE.point.lng),
};
const HEADERS = { 'content-type': 'application/json', zoneId: '[1,2]', moduleId: '1' };

/** Calls the backend behind the shop, as a client does. */
export function createApi(base) {
  const call = async (method, path, body, headers = {}) => {
    const response = await fetch(`${base}/api/v1/${path}`, {
      method,
      headers: { ...HEADERS, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 200)}`);
    return response.json();
  };
  return { get: (path, headers) => call('GET', path, null, headers), post: (...rest) => call('POST', ...rest) };
}

export const idOf = async (api, slug) => (await api.get(`items/details/${slug}`)).id;

export const line = (item_id) => ({
  model: 'Item',
  item_id,
  quantity: 2,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
});

/** A guest's cart with two lines. */
export async function fillCart(api, guest_id) {
  for (const slug of ['bananas-green-corner', 'olive-oil-green-corner'])
    await api.post('customer/cart/add', { guest_id, ...line(await idOf(api, slug)) });
}

/** @returns the number of a delivery order from the guest's cart */
export async function placeOrder(api, who, headers = {}) {
  const cart = JSON.stringify([line(await idOf(api, 'bananas-green-corner'))]);
  const answer = await api.post(
    'customer/order/place',
    {
      ...who,
      ...ADDRESS,
      ...CONTACT,
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      store_id: 1,
      is_buy_now: 1,
      cart,
    },
    headers,
  );
  return answer.order_id;
}

/** Creates a customer with an address, a favourite, an order and a chat. @returns the token */
export async function createCustomer(api) {
  const { token } = await api.post('auth/sign-up', {
    f_name: 'Mina',
    l_name: 'Vella',
    email: CONTACT.contact_person_email,
    phone: '+35621000000',
    password: 'correct horse battery',
  });
  const headers = { authorization: `Bearer ${token}` };
  await api.post('customer/address/add', { ...ADDRESS, ...CONTACT }, headers);
  for (const slug of ['bananas-green-corner', 'olive-oil-green-corner'])
    await api.post(`customer/wish-list/add?item_id=${await idOf(api, slug)}`, {}, headers);
  await api.post('customer/wish-list/add?store_id=1', {}, headers);
  await placeOrder(api, {}, headers);
  await api.post(
    'customer/message/send',
    { receiver_type: 'vendor', receiver_id: 1, message: 'Are the bananas ripe today?' },
    headers,
  );
  return token;
}

/** A browser context with the storage of an earlier visit. `module` null: a first visit. */
export async function openVisit(browser, url, { size, clock, ...look }) {
  const [width, height] = size;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 1 });
  // The shop's clock is set to midday of a day with a flash sale; the browser must have the same date.
  await context.clock.install({ time: clock });
  await restoreVisit(context, url, look);
  return context;
}
