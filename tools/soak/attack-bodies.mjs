/**
 * Attacks with large or deeply nested bodies, to exhaust CPU or memory. Reports their cost, and the latency of other
 * requests meanwhile.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { processorTime } from '../lib/processor-time.mjs';
import { call } from './backend.mjs';

/** Processor seconds of a process (Linux). */
const processorOf = (pid) => processorTime([pid]).backend / 1000;
/** Memory of a process in MiB. */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Sends a request. @returns its status; 0: the connection was cut */
function send(url, path, { headers = {}, body }) {
  return new Promise((resolve) => {
    const outgoing = request(new URL(path, url), { method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    outgoing.once('error', () => resolve(0));
    outgoing.end(body);
  });
}

/**
 * Runs an attack, and requests something cheap all the while. @returns its statuses, and what it cost the first
 * process
 */
async function measure({ urls, pids }, attack) {
  const [url, pid] = [urls[0], pids[0]];
  const before = processorOf(pid);
  let isOver = false;
  let slowest = 0;
  let largest = 0;
  const bystander = (async () => {
    while (!isOver) {
      const { took, status } = await call(url, '/health/live', { timeout: 120_000 });
      assert(status === 200, `A bystander was answered with ${status}.`);
      slowest = Math.max(slowest, took);
      largest = Math.max(largest, memoryOf(pid));
      await wait(20);
    }
  })();
  const base = memoryOf(pid);
  const statuses = await attack(url);
  isOver = true;
  await bystander;
  const cost = processorOf(pid) - before;
  return { statuses: [...new Set(statuses)].sort(), cost, slowest, grown: Math.max(0, largest - base) };
}
const report = (what, { statuses, cost, slowest, grown }) =>
  `${what}: ${statuses.join(', ')}; ${cost.toFixed(1)} s of processor, a bystander waited ${slowest} ms at most, ${Math.round(grown)} MiB more`;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
async function largeForms(target) {
  const body = 'k[]=1&'.repeat(80_000);
  const paths = ['/nothing/of/the/kind', '/api/v1/nothing', '/api/v1/auth/login', '/api/v1/customer/order/place'];
  const result = await measure(target, (url) =>
    Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        send(url, paths[turn % paths.length], { headers: { ...FORM, ...target.from() }, body }),
      ),
    ),
  );
  assert(!result.statuses.some((status) => status >= 500), `Forms: ${result.statuses}`);
  assert(result.cost < 3, `20 forms of 480 kB cost ${result.cost} s.`);
  return report('20 forms of 80,000 fields', result);
}

async function deepJson(target) {
  const body = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  const result = await measure(target, (url) =>
    Promise.all(
      Array.from({ length: 50 }, () =>
        send(url, '/api/v1/auth/login', { headers: { 'content-type': 'application/json', ...target.from() }, body }),
      ),
    ),
  );
  assert(
    result.statuses.every((status) => status >= 400 && status < 500),
    `Nested: ${result.statuses}`,
  );
  return report('50 times JSON nested 10,000 deep', result);
}

const multipart = (name, type, content) => {
  const mark = 'x'.repeat(30);
  const head = `--${mark}\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${mark}--\r\n`)]),
  };
};

/** Files to a route that accepts none. */
async function unwantedFiles(target) {
  const file = multipart('image', 'image/png', Buffer.alloc(30 * 1024 * 1024, 1));
  const result = await measure(target, (url) =>
    Promise.all(
      Array.from({ length: 16 }, () =>
        send(url, '/api/v1/auth/guest/request', { ...file, headers: { ...file.headers, ...target.from() } }),
      ),
    ),
  );
  assert(!result.statuses.includes(200), `Files: ${result.statuses}`);
  assert(result.grown < 120, `16 files of 30 MB for nobody took ${Math.round(result.grown)} MiB.`);
  return report('16 files of 30 MB for a call that takes none', result);
}

/** A PNG of one colour with 39 megapixels: 40 kB compressed. */
function largePicture() {
  const [width, height] = [7_200, 5_400];
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 36 large pictures from a signed-in customer. */
async function largePictures(target) {
  const tag = String(Date.now()).slice(-9);
  const headers = target.from();
  const account = {
    f_name: 'Mallory',
    l_name: 'Soak',
    email: `mallory${tag}@example.com`,
    phone: `+356${tag}`,
    password: 'quite a long sentence of mine',
  };
  const { body: signedUp } = await call(target.urls[0], 'auth/sign-up', { body: account, headers });
  assert(signedUp?.token, `No account: ${JSON.stringify(signedUp)}`);
  const file = multipart('image', 'image/png', largePicture());
  const authorization = `Bearer ${signedUp.token}`;
  const result = await measure(target, (url) =>
    Promise.all(
      Array.from({ length: 36 }, () =>
        send(url, '/api/v1/customer/update-profile', {
          ...file,
          headers: { ...file.headers, ...headers, authorization },
        }),
      ),
    ),
  );
  assert(!result.statuses.some((status) => status === 200 || status >= 500), `Pictures: ${result.statuses}`);
  assert(result.cost < 4, `36 pictures of 39 megapixels cost ${result.cost} s.`);
  return report('36 pictures of 39 megapixels', result);
}

/** Picture names that no row references. */
async function inventedPictures(target) {
  const countFiles = () => readdirSync(target.folder, { recursive: true }).length;
  const before = countFiles();
  const headers = target.from();
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      call(target.urls[0], `/storage/product/invented-${turn}~${turn}.webp?w=800`, { headers }),
    ),
  );
  const statuses = [...new Set(responses.map(({ status }) => status))];
  assert(statuses.length === 1 && statuses[0] === 404, `Invented pictures: ${statuses}`);
  assert(countFiles() === before, `${countFiles() - before} files were kept.`);
  return '60 invented pictures: 404, no file kept';
}

/** Invalid Host headers, and the OpenAPI document, which is expensive to generate. */
async function invalidHosts({ front, urls, from, pids }) {
  const statusOf = (host) =>
    new Promise((resolve) => {
      const call = request(front, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      call.once('error', () => resolve(0));
      call.end();
    });
  const statuses = await Promise.all(['a b', '[::1', 'x:99999', 'evil.example'].map(statusOf));
  assert(
    statuses.every((status) => status >= 400 && status < 500),
    `Hosts: ${statuses}`,
  );
  const before = processorOf(pids[0]);
  const headers = from();
  await Promise.all(Array.from({ length: 100 }, () => call(urls[0], '/api/openapi.json', { headers })));
  const each = ((processorOf(pids[0]) - before) * 1000) / 100;
  assert(each < 20, `/api/openapi.json costs ${each} ms each.`);
  return `hosts 'a b', '[::1', 'x:99999', 'evil.example': ${statuses.join(', ')}; /api/openapi.json ${each.toFixed(1)} ms of processor each`;
}

export const bodyAttacks = [largeForms, deepJson, unwantedFiles, largePictures, inventedPictures, invalidHosts];
