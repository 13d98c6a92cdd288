/** Numbers of every size and notation in every field that takes one: no 5xx, and no NaN is stored. */
import fc from 'fast-check';
import { fieldsOf, operationsOf, requestOf, urlOf, type Field, type OperationAt } from './contract-fields.spec-helper';
import { bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

const backend = bootBeforeAll();

/** Amounts of money, and what they are calculated from. */
const MONEY =
  /^(amount|point|dm_tips|price|min_price|max_price|distance|order_amount|discount_amount|tax_amount|coupon_discount_amount)$/;

const edges = [0, 1e-7, 1e-9, 5e-324, 0.005, 999.995, 1e9, 2 ** 31, 2 ** 53, 1e12, 1e15, 1e21, 1e308].flatMap(
  (size) => [size, -size],
);
const number = fc.oneof(
  fc.constantFrom(...edges),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
);
/** As a number or as text: with an exponent where JavaScript writes one, with all its digits, with a comma. */
const written = fc
  .tuple(number, fc.constantFrom('number', 'text', 'digits', 'comma'))
  .map(([value, form]) =>
    form === 'number'
      ? value
      : form === 'text'
        ? String(value)
        : form === 'digits'
          ? value.toFixed(9).slice(0, 19)
          : value.toFixed(2).replace('.', ',').slice(0, 19),
  );

let bases: Record<string, Json> = {};
let headers: Json = {};
beforeAll(async () => {
  ({ headers } = await backend.customer());
  const [bananas, guest] = [await backend.bananas(), await backend.guest()];
  const cart = JSON.stringify([{ item_id: bananas.id, quantity: 1, variation: [] }]);
  const order = orderBody(guest, bananas.store_id, { is_buy_now: 1, cart });
  bases = {
    placeOrder: order,
    quoteTax: order,
    fillWallet: { callback: 'http://localhost/wallet' },
    addCartLine: { guest_id: guest, item_id: bananas.id },
  };
});

function callOf(at: OperationAt, { name, place }: Field, value: string | number) {
  const { operationId = '' } = at.operation;
  const base = requestOf(at);
  const body = base.body && { ...base.body, ...bases[operationId] };
  const request = { ...base, body, query: { limit: 10, offset: 1, store_id: 1, ...base.query } };
  const sent = { ...request, [place]: { ...request[place], [name]: value } };
  const own = operationId.endsWith('Order') || operationId === 'quoteTax' ? HERE : headers;
  return { method: at.method, url: urlOf(at, sent), headers: own, ...(sent.body ? { payload: sent.body } : {}) };
}

it('answers every amount in every field without a 5xx, and stores no NaN', async () => {
  const { app, database } = backend.shop;
  const fields = operationsOf(app).flatMap((at) =>
    fieldsOf(at)
      .filter(({ name }) => MONEY.test(name))
      .map((field) => ({ at, field })),
  );
  expect(new Set(fields.map(({ field }) => field.name)).size).toBe(11);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), written, async ({ at, field }, value) => {
      await database.pool.query(`DELETE FROM tries; UPDATE items SET stock = 500 WHERE slug = 'bananas-green-corner'`);
      const answer = await app.inject(callOf(at, field, value));
      expect([at.operation.operationId, field.name, value, answer.statusCode < 500]).toEqual([
        at.operation.operationId,
        field.name,
        value,
        true,
      ]);
      // `null` is what JSON makes of NaN; a list may have prices that are null.
      if (answer.statusCode === 200 && at.method !== 'GET')
        expect(answer.body).not.toMatch(/"\w*(amount|price|tip|total)":null/);
    }),
    { numRuns: 600 },
  );
  const { rows } = await database.pool.query(
    `SELECT tip, total, distance FROM orders WHERE tip < 0 OR tip > 100000 OR total < 0 OR distance = 'NaN' OR distance < 0`,
  );
  expect(rows).toEqual([]);
}, 600_000);
