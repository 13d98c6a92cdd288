/** Access control, generated from the OpenAPI document, so that new routes are covered automatically. */
import { sql } from 'drizzle-orm';
import { tick } from './demo/simulation';
import { fieldsOf, requestOf, urlOf, type OperationAt } from './contract-fields.spec-helper';
import { bearer, bootBeforeAll, HERE, orderBody, type Customer, type Json } from './testing.spec-helper';

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
  if (schema.type === 'array') return schema.minItems ? [sample(schema.items as Json)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  if (schema.type === 'object') {
    const names = (schema.required ?? []) as string[];
    return Object.fromEntries(names.map((name) => [name, sample(schema.properties?.[name] as Json)]));
  }
  return schema.pattern ? '1' : 'text';
}

/** @param given the id of a path, and values of a query by name: also of those that are not required */
function callOf(
  { method, path, operation }: (typeof operations)[number],
  headers: Json,
  { id = 1, known = {} }: { id?: number; known?: Json } = {},
) {
  const parameters = operation.parameters ?? [];
  const url = path.replace(/\{(\w+)\}/g, String(id));
  const query = parameters
    .filter((entry) => entry.in === 'query' && (entry.required || entry.name in known))
    .map((entry) => `${entry.name}=${String(known[entry.name] ?? sample(entry.schema))}`);
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

describe('what belongs to one shopper', () => {
  /** Ids of things that belong to somebody: another person gets nothing by them. */
  const PRIVATE = ['order_id', 'cart_id', 'address_id', 'conversation_id', 'device_id'];
  /** Ids of what everybody may see, of people that are named, and of the caller. */
  const PUBLIC =
    /^(item|item_campaign|store|module|category|parcel_category|zone|sender_zone|method|delivery_man|receiver|vendor|admin|guest|customer|last_event)_ids?$/;
  /** Their only parameter is an id in the path. */
  const OWN_PATHS = new Set(['changeAddress']);
  /** Answers alike for every number, and finds the caller's own orders alone. */
  const SAYS_NOTHING = new Set(['cancelReminder']);
  /** What a call requires beside its example. */
  const REQUIRED = { sender_name: 'Rana', reference: 'R-1' };
  let mine: Customer;
  let ids: Json;
  beforeAll(async () => {
    mine = await backend.customer();
    const bananas = await backend.bananas();
    const address = {
      contact_person_name: 'Secret Person',
      contact_person_number: '+35670000000',
      address_type: 'home',
      address: '1 Secret Street',
      latitude: Number(HERE.latitude),
      longitude: Number(HERE.longitude),
    };
    const send = async (path: string, body: Json) => (await backend.post(path, body, mine.headers)).body;
    const { id: address_id } = await send('customer/address/add', address);
    await backend.addToCart(bananas.id, {}, mine.headers);
    const order = orderBody(null, bananas.store_id, { address: '1 Secret Street', payment_method: 'digital_payment' });
    const { order_id } = (await backend.placeOrder(order, mine.headers)).body;
    const message = { message: 'secret', receiver_type: 'vendor', receiver_id: 1 };
    const conversation_id = (await send('customer/message/send', message)).conversation.id;
    await backend.addToCart(bananas.id, {}, mine.headers);
    const cart_id = (await backend.get('customer/cart/list', mine.headers)).body[0].id;
    const device_id = (await backend.get('customer/devices', mine.headers)).body.devices[0].id;
    ids = { device_id, address_id, id: address_id, order_id, conversation_id, cart_id };
  });

  const namesOf = (at: OperationAt): string[] => fieldsOf(at).map(({ name }) => name);
  const isPrivate = (at: OperationAt): boolean =>
    OWN_PATHS.has(at.operation.operationId ?? '') || namesOf(at).some((name) => PRIVATE.includes(name));
  /** Everything of theirs that another person could have changed. */
  const state = async () =>
    Promise.all(
      [
        `customer/order/track?order_id=${ids.order_id}`,
        `customer/order/details?order_id=${ids.order_id}`,
        'customer/cart/list',
        'customer/address/list',
        `customer/message/details?conversation_id=${ids.conversation_id}&limit=10&offset=1`,
        'customer/info',
      ].map(async (path) => {
        const { status, body } = await backend.get(path, mine.headers);
        expect([path, status]).toEqual([path, 200]);
        // When it arrives moves with the clock.
        return JSON.stringify(body).replace(/"arrival\w*":("[^"]*"|\{[^{}]*\}|null)/g, '');
      }),
    );

  it('every id in a call of shoppers is known to be private or not', () => {
    const unknown = operations
      .filter(({ operation: { tags: [tag = ''] = [] } }) => PERSONAL.has(tag) || SHOPPER.has(tag))
      .flatMap((at) => namesOf(at).map((name) => ({ name, path: at.path })))
      .filter(({ name }) => /_ids?$/.test(name) && !PRIVATE.includes(name) && !PUBLIC.test(name));
    expect(unknown).toEqual([]);
  });

  it('every call that takes such an id refuses nobody, an invented token, a guest and another customer, and changes nothing', async () => {
    const before = await state();
    const other = await backend.customer();
    const guest = await backend.guest();
    const people: [who: string, headers: Json, by: Json][] = [
      ['nobody', HERE, { customer_id: '0' }],
      ['an invented token', bearer('invented'), { customer_id: '0' }],
      ['a guest', HERE, { guest_id: guest, customer_id: String(guest) }],
      ['another customer', other.headers, { customer_id: String(other.id) }],
      // The token counts, not an id that the caller claims to have.
      ['another customer who claims to be the owner', other.headers, { guest_id: mine.id, customer_id: '0' }],
      ['a guest who claims to be the owner', HERE, { guest_id: mine.id, customer_id: '0' }],
    ];
    const calls = operations.filter((at) => isPrivate(at) && !SAYS_NOTHING.has(at.operation.operationId ?? ''));
    expect(calls.length).toBeGreaterThan(19);
    const answers: string[] = [];
    for (const at of calls)
      for (const [who, headers, by] of people) {
        const asked = requestOf(at);
        const names = namesOf(at);
        const filled = (place: 'path' | 'query' | 'body') =>
          Object.fromEntries(
            fieldsOf(at)
              .filter((field) => field.place === place && { ...ids, ...by }[field.name] !== undefined)
              .map(({ name }) => [name, { ...ids, ...by }[name]]),
          );
        const request = {
          path: { ...asked.path, ...filled('path') },
          query: { ...asked.query, ...(names.includes('limit') ? { limit: 10, offset: 1 } : {}), ...filled('query') },
          body: asked.body && {
            ...asked.body,
            ...REQUIRED,
            ...(names.includes('guest_id') ? { guest_id: null } : {}),
            ...filled('body'),
          },
        };
        const answer = await backend.send(at.method as 'POST', urlOf(at, request), request.body, headers);
        if (![401, 404].includes(answer.status) || /secret/i.test(JSON.stringify(answer.body)))
          answers.push(
            `${at.method} ${at.path} by ${who}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 120)}`,
          );
      }
    expect(answers).toEqual([]);
    expect(await state()).toEqual(before);
  }, 300_000);
});

describe('ids of people and the inner ids of orders', () => {
  /** Inner ids that occur nowhere else. */
  const FIRST_ORDER = 777_000_001;
  let mine: Customer;
  let other: Customer;
  /** Ids that a path or a query may ask for. */
  let known: Json;
  /** What is known to the customer alone, by name. */
  let secrets: Record<string, string>;
  beforeAll(async () => {
    const { db } = backend.shop;
    await db.execute(sql`ALTER SEQUENCE orders_id_seq RESTART WITH ${sql.raw(String(FIRST_ORDER))}`);
    [mine, other] = [await backend.customer({ f_name: 'Zenobia' }), await backend.customer()];
    const bananas = await backend.bananas();
    await backend.addToCart(bananas.id, {}, mine.headers);
    const { order_id: number } = (await backend.placeOrder(orderBody(null, bananas.store_id), mine.headers)).body;
    const track = async () => (await backend.get(`customer/order/track?order_id=${number}`, mine.headers)).body as Json;
    const begin = backend.shop.clock().getTime();
    for (let second = 0; (await track()).order_status !== 'delivered' && second < 600; second += 5)
      await tick({ ...backend.shop, clock: () => new Date(begin + second * 1000) });
    const { delivery_man: courier } = await track();
    const review = { order_id: number, comment: 'Ripe', rating: 5 };
    const written: [string, Json][] = [
      ['items/reviews/submit', { ...review, item_id: bananas.id }],
      ['delivery-man/reviews/submit', { ...review, delivery_man_id: courier.id }],
      ['customer/wish-list/add', { item_id: bananas.id }],
      ['customer/message/send', { message: 'hello', receiver_type: 'vendor', receiver_id: bananas.store_id }],
    ];
    for (const [path, body] of written)
      expect([path, (await backend.post(path, body, mine.headers)).status]).toEqual([path, 200]);
    const guest = await backend.guest();
    await backend.addToCart(bananas.id, { guest_id: guest });
    const ofGuest = (await backend.placeOrder(orderBody(guest, bananas.store_id))).body.order_id;
    known = { item_id: bananas.id, store_id: bananas.store_id, delivery_man_id: courier.id, order_id: number };
    secrets = {
      customer: String(mine.id),
      guest: String(guest),
      'inner order': String(FIRST_ORDER),
      'inner order of the guest': String(FIRST_ORDER + 1),
      'order of the guest': String(ofGuest),
      token: mine.token,
      phone: mine.person.phone.replace(/\D/g, ''),
      'e-mail address': mine.person.email,
    };
  }, 300_000);

  const readings = () =>
    operations.filter(
      ({ method, operation: { tags: [tag] = [], operationId } }) =>
        method === 'GET' && tag !== 'live' && operationId !== 'publicAddresses',
    );
  /** Every GET with each of the known ids. @returns `GET path: secret` for what a response holds of them */
  async function leaks(headers: Json, hidden: Record<string, string>): Promise<string[]> {
    const found = new Set<string>();
    let answered = 0;
    for (const entry of readings())
      for (const id of entry.path.includes('{') ? (Object.values(known) as number[]) : [0]) {
        const { status, body } = await callOf(entry, headers, { id, known });
        answered += Number(status === 200);
        const text = JSON.stringify(body);
        for (const [name, secret] of Object.entries(hidden))
          if (text.includes(secret)) found.add(`${entry.path}: ${name}`);
      }
    expect(answered).toBeGreaterThan(80);
    return [...found];
  }

  it('are in no response to a stranger or to another customer', async () => {
    expect(await leaks(HERE, secrets)).toEqual([]);
    expect(await leaks(other.headers, secrets)).toEqual([]);
    const reviews = (await backend.get(`items/reviews/${known.item_id}`)).body.reviews as Json[];
    expect(reviews.map(({ customer_name: name }) => name)).toContain('Zenobia V.');
    const rides = (await backend.get(`delivery-man/reviews/${known.delivery_man_id}`)).body as Json[];
    expect(rides.map(({ customer_name: name }) => name)).toContain('Zenobia V.');
  }, 300_000);

  it('of orders are not shown to their customer either: an order has a number', async () => {
    const inner = Object.fromEntries(Object.entries(secrets).filter(([name]) => name.startsWith('inner')));
    expect(await leaks(mine.headers, inner)).toEqual([]);
  }, 300_000);
});
