/**
 * Hostile requests to every operation of the OpenAPI document: rejected with a message, never a 5xx (reliability 10,
 * 14).
 */
import { createRandom, pick } from './demo/random';
import { bootBeforeAll, HERE, type Json } from './testing.spec-helper';

interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Json }[];
  requestBody?: { content?: Record<string, { schema?: Json }> };
}
const REQUESTS = Number(process.env.FUZZ ?? 2500);
const SLOWEST = 5000;
const HOSTILE_SHARE = 0.3;

const HOSTILE: unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💣'.repeat(50),
  'x'.repeat(3000),
  '1e309',
  '-1e309',
  'NaN',
  '9'.repeat(40),
  '-1',
  '0x10',
  '2147483648',
  '9223372036854775808',
  'null',
  '[1,2',
  '{"a":1}',
  "'; DROP TABLE orders; --",
  "1' OR '1'='1",
  '1; UPDATE items SET price = 0; --',
  "') UNION SELECT password_hash FROM customers --",
  '1) OR (1=1',
  "admin'/*",
  '" OR ""="',
  '1 OR pg_sleep(9)',
  "'||(SELECT version())||'",
  "\\'; DELETE FROM stores; --",
  '$$; DROP TABLE shoppers; $$',
  "%' AND 1=0 --",
  '%27%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  -1,
  0,
  2 ** 31,
  2 ** 53,
  1e21,
  1.5,
  true,
  null,
  [],
  [[[]]],
  {},
  { $gt: '' },
];

let operations: { method: string; path: string; operation: Operation }[] = [];
const backend = bootBeforeAll();
beforeAll(async () => {
  const { paths } = backend.shop.app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // A stream never ends by itself.
      .filter(([, operation]) => !operation.operationId?.startsWith('watch'))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
});

const random = createRandom('fuzz');
const oneOf = <T>(list: readonly T[]): T => pick(random, list);
const TEXTS = ['1', 'milk', 'mina@example.com', '+35621000000', 'home', '2026-03-06 12:00:00', '34.594'];

function validObject({ required = [], properties = {} }: Json): Json {
  return Object.fromEntries(
    Object.entries(properties as Record<string, Json>)
      .filter(([name]) => (required as string[]).includes(name) || random() < 0.5)
      .map(([name, property]) => [name, valid(property)]),
  );
}

const VALID: Record<string, (schema: Json) => unknown> = {
  null: () => null,
  boolean: () => random() < 0.5,
  array: ({ items }) => (random() < 0.5 ? [] : [valid(items as Json)]),
  integer: ({ minimum }) => Number(minimum ?? 0) + Math.floor(random() * 20),
  number: ({ minimum }) => Number(minimum ?? 0) + random() * 40,
  object: validObject,
  string: ({ pattern }) => (pattern ? String(Math.floor(random() * 2000)) : oneOf(TEXTS)),
};

function valid(schema: Json = {}): unknown {
  if (schema.anyOf) return valid(oneOf(schema.anyOf as Json[]));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(schema.enum as unknown[]);
  return (VALID[String(schema.type)] ?? VALID.string)?.(schema);
}

const maybeHostile = (value: unknown) => (random() < HOSTILE_SHARE ? oneOf(HOSTILE) : value);
function spoil(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return maybeHostile(value);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, maybeHostile(entry)]));
}
const encoded = (value: unknown) => encodeURIComponent(typeof value === 'string' ? safe(value) : JSON.stringify(value));
/** A lone surrogate can not be encoded in a URL. */
const safe = (text: string) =>
  text
    .replace(/[\ud800-\udfff]/g, (sign, at: number) => (text.length === 1 ? '?' : (text[at] ?? sign)))
    .replace(/^[\ud800-\udfff]$/, '?');

it(`answers ${REQUESTS} requests, three in ten of them hostile, without a 5xx`, async () => {
  const { body: account } = await backend.post('auth/sign-up', {
    f_name: 'Fuzz',
    email: 'fuzz@example.com',
    phone: '+35679990000',
    password: 'long enough words',
  });
  const guest = await backend.guest();
  /** What no request may change: number and prices of the shop's offers. */
  const figures = async () =>
    (
      await backend.shop.database.pool.query(
        'SELECT (SELECT count(*)::int FROM stores) AS stores, (SELECT count(*)::int FROM items) AS items, (SELECT sum(price)::int FROM items) AS prices, (SELECT count(*)::int FROM zones) AS zones',
      )
    ).rows;
  const before = await figures();
  const failures: string[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const { method, path, operation } = oneOf(operations);
    const parameters = operation.parameters ?? [];
    const url = path.replace(/\{(\w+)\}/g, () => encoded(maybeHostile(String(1 + Math.floor(random() * 60)))) || '1');
    const query = parameters
      .filter((entry) => entry.in === 'query' && (entry.required || random() < 0.6))
      .map(
        ({ name, schema }) => `${name}=${encoded(maybeHostile(name === 'guest_id' ? String(guest) : valid(schema)))}`,
      );
    const content = Object.values(operation.requestBody?.content ?? {})[0];
    const headers: Json = {
      ...HERE,
      zoneid: random() < 0.1 ? '[1,"x",{}]' : HERE.zoneid,
      moduleid: String(oneOf([1, 2, 3, 4, 5, 99])),
      ...(random() < 0.5 ? { authorization: `Bearer ${account.token}` } : {}),
    };
    const startedAt = Date.now();
    const answer = await backend.shop.app.inject({
      method: method as 'GET',
      url: query.length > 0 ? `${url}?${query.join('&')}` : url,
      headers,
      ...(content?.schema ? { payload: spoil(valid(content.schema)) as object } : {}),
    });
    const took = Date.now() - startedAt;
    if (answer.statusCode >= 500 || took > SLOWEST)
      failures.push(`${method} ${url}?${query.join('&')} ${answer.statusCode} ${took} ms ${answer.body.slice(0, 200)}`);
  }
  expect(failures.slice(0, 10)).toEqual([]);
  // No request has changed the tables.
  expect(await figures()).toEqual(before);
}, 300_000);
