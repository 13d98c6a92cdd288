/**
 * `npm run examples`: writes apps/backend/src/plugins/examples.json, the examples of the OpenAPI document: the responses of a
 * real backend with the demo to the conformance suite, with lists cut to their first entry. Calls that the suite
 * does not make get an example generated from their schema. Build first; run it again when the shape of a response changes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUSH } from './lib/push-keys.mjs';
import { startProxy } from './lib/proxy.mjs';
import { root, run } from './lib/run.mjs';
import { createChildren } from './lib/children.mjs';
import { assertBuilt, HEADERS, startBackend } from './lib/servers.mjs';

assertBuilt();
const folder = mkdtempSync(join(tmpdir(), 'shop-examples-'));
const children = createChildren();
const backend = await startBackend(children, { port: 46_470, folder });
const document = await (await fetch(`${backend.url}/api/openapi.json`)).json();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
    // The most specific template wins: /items/popular before /items/{id}.
    rank: (path.match(/\{/g) ?? []).length,
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
);
operations.sort((a, b) => a.rank - b.rank);
const operationOf = (method, path) =>
  operations.find((entry) => entry.method === method && entry.pattern.test(path))?.operation;

/** Keeps one entry of every list, and removes secrets and ports, so that the output is stable. */
function trimmed(value, key = '') {
  if (typeof value === 'string') {
    if (key === 'token' || key === 'ticket') return 'n0tAS3cret…';
    // Another one in each database.
    if (key === 'web_push_public_key') return PUSH.vapidKey;
    return value.replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://shop.example').replace(/conformance-\d+/g, 'mina');
  }
  if (Array.isArray(value)) return value.slice(0, 1).map((entry) => trimmed(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, trimmed(entry, name)]));
}

const weight = (value) => (value === undefined ? 0 : JSON.stringify(value).length);
const examples = {};
const schemaOf = (holder) => Object.values(holder?.content ?? {})[0]?.schema;
/** Parses values as the backend does: '34.5' is a number where the schema has one. */
const read = (body, { properties = {} } = {}) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      properties[name]?.type === 'number' && typeof value === 'string' ? Number(value) : value,
    ]),
  );
/** Keeps the largest response of an operation, and its request. */
function record({ operationId: id, requestBody }, request, response) {
  const recorded = (examples[id] ??= {});
  const [body, answer] = [request && trimmed(read(request, schemaOf(requestBody))), trimmed(response)];
  if (weight(answer) > weight(recorded.response))
    Object.assign(recorded, { ...(body ? { request: body } : {}), response: answer });
}

const proxy = await startProxy(backend.url, ({ method, url, body: sent }, json) => {
  const body = sent.length > 0 ? JSON.parse(sent.toString()) : undefined;
  const { _method: override, ...rest } = body ?? {};
  const operation = operationOf(override?.toUpperCase() ?? method, url.pathname);
  if (operation) record(operation, body && rest, json);
  return json;
});
const { url } = proxy;

async function runConformance() {
  const person = {
    name: 'Mina Vella',
    email: 'mina@example.com',
    phone: '+35621000001',
    password: 'correct horse battery',
  };
  await fetch(`${url}/api/v1/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const args = ['apps/conformance/src/main.ts', '--base-url', url, '--write'];
  const account = ['--email', person.email, '--password', person.password];
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  // It exits with 1 when the backend does not conform, which its own tests report.
  await run('conformance', process.execPath, [tsx, ...args, ...account], { stdio: 'ignore' }).catch(() => undefined);
}

/** Sample values by field name. */
const VALUES = {
  order_id: 123_456_789,
  email: 'mina@example.com',
  phone: '+35621000001',
  latitude: '34.594',
  longitude: '18.902',
  lat: 34.594,
  lng: 18.902,
  password: 'correct horse battery',
  message: 'Done.',
  name: 'Mina Vella',
  language: 'en',
};
/** The smallest value that matches a schema, with a text that fits the field's name. */
function sample(schema = {}, key = '') {
  const [first] = schema.anyOf ?? [];
  if (first) return sample(first, key);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  return SAMPLES[schema.type]?.(schema, key) ?? (schema.type === 'null' ? null : {});
}

const sampleNumber = ({ minimum = 1 }, key) =>
  Number.isFinite(Number(VALUES[key])) ? Number(VALUES[key]) : Math.max(1, minimum);

/** Samples by schema type. */
const SAMPLES = {
  string: ({ pattern, minLength = 0 }, key) => String(pattern ? 1 : (VALUES[key] ?? 'text'.padEnd(minLength, 'x'))),
  integer: sampleNumber,
  number: sampleNumber,
  boolean: () => true,
  array: ({ items }) => (items ? [sample(items)] : []),
  object: ({ required = [], properties = {} }) => {
    const names = Object.keys(properties).filter((name) => required.includes(name));
    return Object.fromEntries(names.map((name) => [name, sample(properties[name], name)]));
  },
};

/** Makes the GET calls that the suite does not make; the remaining calls get an example from their schema. */
async function fillIn() {
  for (const { method, path, operation } of operations) {
    const { operationId: id } = operation;
    const isStream = id.startsWith('watch');
    if (method === 'GET' && !examples[id] && !isStream) {
      const query = (operation.parameters ?? [])
        .filter(
          (entry) => entry.in === 'query' && (entry.required || entry.name === 'limit' || entry.name === 'offset'),
        )
        .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sample(schema, name)))}`);
      await fetch(`${url}${path.replace(/\{\w+\}/g, '1')}?${query.join('&')}`, { headers: HEADERS });
    }
    const example = (examples[id] ??= {});
    const body = schemaOf(operation.requestBody);
    if (body && example.request === undefined) example.request = sample(body);
    const answer = schemaOf(operation.responses?.['200']);
    if (answer && example.response === undefined) example.response = sample(answer);
  }
}

try {
  await runConformance();
  await fillIn();
  const sorted = Object.fromEntries(Object.entries(examples).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(root, 'apps/backend/src/plugins/examples.json'), `${JSON.stringify(sorted, null, 1)}\n`);
  console.log(`${Object.keys(sorted).length} operations have examples.`);
} finally {
  proxy.close();
  await children.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
