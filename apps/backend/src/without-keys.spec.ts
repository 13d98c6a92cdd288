/** A shop of which nobody has set anything: no key of Google, Firebase, a card or social provider, and no mail server. */
import { bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();

it('[PLUS-33] places are found, points have addresses, and the config offers what works without a key', async () => {
  const { predictions, suggestions } = (await backend.get('config/place-api-autocomplete?search_text=old town', HERE))
    .body;
  expect((suggestions ?? predictions).length).toBeGreaterThan(0);
  const { results } = (await backend.get('config/geocode-api?lat=34.59&lng=18.9', HERE)).body;
  expect(results[0].formatted_address).toMatch(/\w/);
  const { body: config } = await backend.get('config', HERE);
  expect(config.web_push_public_key).toMatch(/^[\w-]{80,}$/);
  expect(config.cash_on_delivery).toBe(true);
});

it('[PLUS-33] a customer signs up and in, orders, and is told inside the shop', async () => {
  const { headers, person } = await backend.customer();
  const signIn = { email_or_phone: person.email, password: person.password, login_type: 'manual', field_type: 'email' };
  expect((await backend.post('auth/login', signIn)).body.token).toEqual(expect.any(String));
  const { id, store_id: store } = await backend.bananas();
  await backend.addToCart(id, {}, headers);
  const { body: order } = await backend.placeOrder(orderBody(null, store), headers);
  const cancelled = { order_id: order.order_id, reason: 'x' };
  expect((await backend.send('PUT', 'customer/order/cancel', cancelled, headers)).status).toBe(200);
  const told = (await backend.get('customer/notifications', headers)).body as Json[];
  expect(told.map(({ data }) => data.order_id)).toContain(order.order_id);
});
