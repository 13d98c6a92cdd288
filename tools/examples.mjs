/**
 * `npm run examples`: writes apps/backend/src/plugins/examples.json, the examples of the OpenAPI document: the responses of a
 * real backend with the demo to the conformance suite, with lists cut to their first entry. Calls that the suite
 * does not make get an example generated from their schema. Build first; run it again when the shape of a response changes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { assertBuilt, HEADERS, startBackend, stopAll } from './soak/backend.mjs';

assertBuilt();
const folder = mkdtempSync(join(tmpdir(), 'shop-examples-'));
const backend = await startBackend({ port: 46_470, folder });
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
function keep({ operationId: id, requestBody }, request, response) {
  const known = (examples[id] ??= {});
  const [body, answer] = [request && trimmed(read(request, schemaOf(requestBody))), trimmed(response)];
  // Keep the largest response.
  if (weight(answer) > weight(known.response))
    Object.assign(known, { ...(body ? { request: body } : {}), response: answer });
}

const proxy = createServer((incoming, outgoing) => {
  const parts = [];
  incoming.on('data', (part) => parts.push(part));
  incoming.on('end', () => {
    const sent = Buffer.concat(parts);
    const own = ['host', 'connection', 'content-length'];
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !own.includes(name)));
    void fetch(`${backend.url}${incoming.url}`, {
      method: incoming.method,
      headers,
      redirect: 'manual',
      ...(sent.length > 0 ? { body: sent } : {}),
    }).then(async (answer) => {
      const text = await answer.text();
      const isJson = String(answer.headers.get('content-type')).includes('json');
      const path = new URL(incoming.url, backend.url).pathname;
      const body = sent.length > 0 ? JSON.parse(sent.toString()) : undefined;
      const { _method: override, ...rest } = body ?? {};
      const operation = operationOf(override?.toUpperCase() ?? incoming.method, path);
      if (operation && answer.status === 200 && isJson) keep(operation, body && rest, JSON.parse(text));
      outgoing
        .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
        .end(text);
    });
  });
});
await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${proxy.address().port}`;

async function walk() {
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
  const child = spawn(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), ...args, ...account], {
    cwd: root,
    stdio: 'ignore',
  });
  await new Promise((done) => child.once('exit', done));
}

const WORDS = {
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
  Number.isFinite(Number(WORDS[key])) ? Number(WORDS[key]) : Math.max(1, minimum);

/** Samples by schema type. */
const SAMPLES = {
  string: ({ pattern, minLength = 0 }, key) => String(pattern ? 1 : (WORDS[key] ?? 'text'.padEnd(minLength, 'x'))),
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
    const known = (examples[id] ??= {});
    const body = schemaOf(operation.requestBody);
    if (body && known.request === undefined) known.request = sample(body);
    const answer = schemaOf(operation.responses?.['200']);
    if (answer && known.response === undefined) known.response = sample(answer);
  }
}

try {
  await walk();
  await fillIn();
  const sorted = Object.fromEntries(Object.entries(examples).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(root, 'apps/backend/src/plugins/examples.json'), `${JSON.stringify(sorted, null, 1)}\n`);
  console.log(`${Object.keys(sorted).length} operations have examples.`);
} finally {
  proxy.close();
  backend.child.kill('SIGTERM');
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
