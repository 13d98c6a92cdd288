/** Access control, generated from the OpenAPI document, so that new routes are covered automatically. */
import { bearer, bootBeforeAll, HERE, orderBody, type Json } from './testing.spec-helper';

interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Json }[];
  requestBody?: { content?: Record<string, { schema?: Json }> };
  responses?: Record<string, unknown>;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

let operations: { method: Method; path: string; operation: Operation }[] = [];
const backend = bootBeforeAll();
beforeAll(async () => {
  const { paths } = backend.shop.app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path,
      operation,
    })),
  );
});

/** Tags of customers only; a new tag must be added to one of the two sets. */
const PERSONAL = new Set(['customer', 'addresses', 'wish-list', 'chat']);
const OPEN = new Set([
  'start',
  'geo',
  'zones',
  'categories',
  'banners',
  'items',
  'campaigns',
  'brands',
  'pages',
  'coupons',
  'payments',
  'conditions',
  'flash-sales',
  'parcels',
  'promotions',
  'stores',
  'auth',
  'newsletter',
  'pictures',
]);
/** Tags of customers and guests. */
const SHOPPER = new Set(['cart', 'orders', 'live']);
/** Personal by its tag in the contract, but the same for every caller. */
const FOR_ALL = new Set(['suggestedItems', 'cancellationReasons', 'mostTips', 'refundReasons']);

/** The smallest value that a schema accepts, so that the call reaches the authentication check. */
function sample(schema: Json = {}): unknown {
  const [first] = (schema.anyOf ?? []) as Json[];
  if (first) return sample(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  if (schema.type === 'object') {
    const names = (schema.required ?? []) as string[];
    return Object.fromEntries(names.map((name) => [name, sample(schema.properties?.[name] as Json)]));
  }
  return schema.pattern ? '1' : 'text';
}

function callOf({ method, path, operation }: (typeof operations)[number], headers: Json) {
  const parameters = operation.parameters ?? [];
  const url = path.replace(/\{(\w+)\}/g, '1');
  const query = parameters
    .filter((entry) => entry.in === 'query' && entry.required)
    .map((entry) => `${entry.name}=${String(sample(entry.schema))}`);
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  const body = content?.schema ? (sample(content.schema) as Json) : undefined;
  return backend.send(method as 'POST', query.length > 0 ? `${url}?${query.join('&')}` : url, body, headers);
}

it('every operation has a unique name, a tag that names its audience, and described responses', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names.filter((name) => !name)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const unknown = operations.filter(({ operation }) => {
    const [tag = ''] = operation.tags ?? [];
    return !PERSONAL.has(tag) && !OPEN.has(tag) && !SHOPPER.has(tag);
  });
  expect(unknown.map(({ path }) => path)).toEqual([]);
  expect(operations.filter(({ operation }) => !operation.responses).map(({ path }) => path)).toEqual([]);
});

it('personal routes answer 401 without a token and with an invented one, whatever the request', async () => {
  const personal = operations.filter(
    ({ operation }) =>
      [...PERSONAL, ...SHOPPER].includes(operation.tags?.[0] ?? '') && !FOR_ALL.has(operation.operationId ?? ''),
  );
  expect(personal.length).toBeGreaterThan(25);
  const answers = [];
  for (const operation of personal)
    for (const headers of [HERE, bearer('invented')]) {
      const { status } = await callOf(operation, headers);
      // Another shopper's order is 404; a call without any shopper is anonymous.
      if (status !== 401 && !(status === 404 && ['orders', 'live'].includes(operation.operation.tags?.[0] ?? '')))
        answers.push(`${operation.method} ${operation.path}: ${status}`);
    }
  expect(answers).toEqual([]);
}, 300_000);

it('no route that takes an id gives one customer’s things to another', async () => {
  const [{ headers: mine }, { headers: other }] = [await backend.customer(), await backend.customer()];
  const bananas = await backend.bananas();
  await backend.addToCart(bananas.id, {}, mine);
  const line = (await backend.get('customer/cart/list', mine)).body[0].id;
  const address = {
    contact_person_name: 'Secret Person',
    contact_person_number: '+35670000000',
    address_type: 'home',
    address: '1 Secret Street',
    latitude: Number(HERE.latitude),
    longitude: Number(HERE.longitude),
  };
  const addressId = (await backend.post('customer/address/add', address, mine)).body.id;
  const order = orderBody(null, bananas.store_id, { address: '1 Secret Street' });
  const orderId = (await backend.placeOrder(order, mine)).body.order_id;
  const talk = (
    await backend.post('customer/message/send', { message: 'secret', receiver_type: 'vendor', receiver_id: 1 }, mine)
  ).body.conversation.id;
  const tries: [Method, string, Json?][] = [
    ['GET', `customer/order/track?order_id=${orderId}`],
    ['GET', `customer/order/details?order_id=${orderId}`],
    ['PUT', 'customer/order/cancel', { order_id: orderId, reason: 'x' }],
    ['PUT', `customer/address/update/${addressId}`, { ...address, address: 'elsewhere' }],
    ['DELETE', `customer/address/delete?address_id=${addressId}`],
    ['POST', 'customer/cart/update', { cart_id: line, quantity: 9 }],
    ['DELETE', `customer/cart/remove-item?cart_id=${line}`],
    ['GET', `customer/message/details?conversation_id=${talk}`],
    ['POST', 'customer/message/send', { message: 'x', conversation_id: talk }],
  ];
  for (const headers of [other, HERE, bearer('invented')])
    for (const [method, path, body] of tries) {
      const answer = await backend.send(method as 'POST', path, body, headers);
      expect([method, path, [401, 404].includes(answer.status)]).toEqual([method, path, true]);
      expect(JSON.stringify(answer.body)).not.toMatch(/secret/i);
    }
  expect((await backend.get(`customer/order/track?order_id=${orderId}`, mine)).body.order_status).toBe('pending');
  expect((await backend.get('customer/address/list', mine)).body.addresses[0].address).toBe('1 Secret Street');
}, 300_000);
