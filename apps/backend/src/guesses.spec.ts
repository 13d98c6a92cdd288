/** Throttles: an attempt stays counted although its transaction is rolled back (reliability 32). */
import { bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();

let last = 0;
const from = (address = `10.1.${(last += 1)}.1`): Json => ({ ...HERE, 'x-forwarded-for': address });
const address = (headers: Json) => headers['x-forwarded-for'] as string;

async function cartOf(guest: number, headers: Json) {
  const bananas = (await backend.get('items/details/bananas-green-corner', headers)).body as Json;
  await backend.addToCart(bananas.id, { guest_id: guest, quantity: 5, add_on_ids: [], add_on_qtys: [] }, headers);
  return bananas.store_id as number;
}

it('coupon codes: twenty wrong ones per guest, orders included, and sixty per address', async () => {
  const headers = from();
  const guest = await backend.guest();
  const store = await cartOf(guest, headers);
  const ordering = (code: string) => backend.placeOrder(orderBody(guest, store, { coupon_code: code }), headers);
  for (let count = 0; count < 10; count += 1)
    expect((await ordering(`NOPE${count}`)).body.errors[0].code).toBe('coupon');
  const applying = (code: string, who: number | string, by = headers) =>
    backend.get(`coupon/apply?code=${code}&guest_id=${who}`, by);
  for (let count = 0; count < 10; count += 1) expect((await applying(`NO${count}`, guest)).status).toBe(404);
  // A valid code is rejected too, so that a guesser learns nothing.
  const codes = (await backend.get('coupon/list/all', headers)).body as Json[];
  expect((await applying(codes[0]?.code, guest)).status).toBe(429);
  expect((await ordering('NOPE')).status).toBe(429);
  // Another guest id works until the limit of the address.
  for (let count = 0; count < 40; count += 1) expect((await applying('NO', `${count}`)).status).toBe(404);
  expect((await applying('NO', 'another')).status).toBe(429);
  expect((await applying('NO', 'another', from())).status).toBe(404);
}, 300_000);

it('orders by phone: thirty wrong claims per address', async () => {
  const headers = from();
  const guest = await backend.guest();
  const store = await cartOf(guest, headers);
  const { order_id: id } = (await backend.placeOrder(orderBody(guest, store), headers)).body as Json;
  const claim = (phone: string, by = headers) =>
    backend.get(`customer/order/track?order_id=${id}&contact_number=${phone}`, by);
  // The limit per order is ten: claims.spec.ts.
  for (let count = 0; count < 30; count += 1)
    expect(
      (
        await backend.get(
          `customer/order/track?order_id=${200_000_000 + count}&contact_number=3562100${1000 + count}`,
          headers,
        )
      ).status,
    ).toBe(404);
  expect((await claim('35621000000')).status).toBe(429);
  expect((await claim('35621000000', from())).status).toBe(200);
}, 300_000);

it('wrong passwords of an account are counted once, whichever of its names is typed', async () => {
  const { person } = await backend.customer();
  const signIn = (login: string, password = 'wrong horse', by = from()) =>
    backend.post('auth/login', { email_or_phone: login, password }, by);
  for (let count = 0; count < 5; count += 1) {
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.phone)).status).toBe(401);
  }
  expect((await signIn(person.email, person.password)).status).toBe(429);
  expect((await signIn(person.phone, person.password)).status).toBe(429);
});

it('a requested picture counts for the address', async () => {
  const { limits } = backend.shop;
  const taken = jest.spyOn(limits, 'take');
  const headers = from();
  const path = new URL((await backend.get('items/popular?limit=1', headers)).body.products[0].image_full_url).pathname;
  await backend.post('auth/guest/request', {}, headers);
  const kinds = () => taken.mock.calls.filter(([, by]) => by === address(headers)).map(([what]) => what);
  expect(kinds()).toEqual(['calls', 'calls']);
  await backend.get(`${path}?w=300&${Date.now()}`, headers);
  expect(kinds().slice(2)).toContain('pictures');
  taken.mockRestore();
});

it('page renders count for the calling address only', async () => {
  const headers = from();
  const sendCounts = async (pages: unknown, by = headers) => backend.post('/internal/pages', { pages }, by);
  expect((await sendCounts(15)).body).toMatchObject({ pages: 15 });
  const { body } = await sendCounts(5);
  expect(body.pages).toBe(20);
  expect(Date.now() - new Date(body.since).getTime()).toBeLessThan(60_000);
  expect((await sendCounts(1, from())).body.pages).toBe(1);
  for (const wrong of [0, -3, 1.5, 1e9, 'x']) expect([wrong, (await sendCounts(wrong)).status]).toEqual([wrong, 403]);
});
