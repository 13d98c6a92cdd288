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
export function caller(base) {
  const call = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${base}/api/v1/${path}`, {
      method,
      headers: { ...HEADERS, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
    return answer.json();
  };
  return { get: (path, headers) => call('GET', path, null, headers), post: (...rest) => call('POST', ...rest) };
}

export const idOf = async (shop, slug) => (await shop.get(`items/details/${slug}`)).id;

export const line = (item_id) => ({ model: 'Item', item_id, quantity: 2, variation: [], add_on_ids: [], add_on_qtys: [] });

/** A guest's cart with two lines. */
export async function fillCart(shop, guest_id) {
  for (const slug of ['bananas-green-corner', 'olive-oil-green-corner'])
    await shop.post('customer/cart/add', { guest_id, ...line(await idOf(shop, slug)) });
}

/** @returns the number of a delivery order from the guest's cart */
export async function placeOrder(shop, who, headers = {}) {
  const cart = JSON.stringify([line(await idOf(shop, 'bananas-green-corner'))]);
  const answer = await shop.post(
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

/** Creates a customer with an address, a wish, an order and a chat. @returns the token */
export async function makeCustomer(shop) {
  const { token } = await shop.post('auth/sign-up', {
    f_name: 'Mina',
    l_name: 'Vella',
    email: CONTACT.contact_person_email,
    phone: '+35621000000',
    password: 'correct horse battery',
  });
  const signed = { authorization: `Bearer ${token}` };
  await shop.post('customer/address/add', { ...ADDRESS, ...CONTACT }, signed);
  for (const slug of ['bananas-green-corner', 'olive-oil-green-corner'])
    await shop.post(`customer/wish-list/add?item_id=${await idOf(shop, slug)}`, {}, signed);
  await shop.post('customer/wish-list/add?store_id=1', {}, signed);
  await placeOrder(shop, {}, signed);
  await shop.post(
    'customer/message/send',
    { receiver_type: 'vendor', receiver_id: 1, message: 'Are the bananas ripe today?' },
    signed,
  );
  return token;
}

/** A new browser with the storage of an earlier visit. `module` null: a first visit. */
export async function visitor(browser, base, { size, clock, ...look }) {
  const [width, height] = size;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 1 });
  // The shop's clock is set to midday of a day with a flash sale; the browser must have the same date.
  await context.clock.install({ time: clock });
  await restoreVisit(context, base, look);
  return context;
}
