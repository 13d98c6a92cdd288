/** Shared by the benchmarks of first visits: the pages, the shop, and its floor (the same HTML without scripts). */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { MODULES } from '../lib/browser.mjs';
import { answers, root } from '../lib/run.mjs';

export const PORT = 46_781;
export const SHOP = `http://127.0.0.1:${PORT}`;
export const FLOOR = `http://127.0.0.1:${PORT + 5}`;

/** The shop's clock: a day with flash sales. */
export const DAY = '2026-03-05T11:00:00Z';

/** Name, module (null: none chosen yet) and path. */
export const PAGES = [
  ['landing', null, '/'],
  ...Object.keys(MODULES).map((module) => [`home of ${module}`, module, '/home']),
  ['store', 'grocery', '/store/green-corner?module_id=1'],
  ['stores', 'grocery', '/store/popular'],
  ['category', 'grocery', '/category/fruit?module_id=1'],
  ['product', 'ecommerce', '/product/camera-volt-house?module_id=4'],
];

async function withoutScripts(request, response) {
  const answer = await fetch(`${SHOP}${request.url}`, {
    headers: { cookie: request.headers.cookie ?? '', accept: request.headers.accept ?? '*/*' },
  });
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  if (!type.includes('html')) return response.writeHead(answer.status, { 'content-type': type }).end(body);
  const bare = body.toString().replace(/<script\b[\s\S]*?<\/script>/g, '');
  response.writeHead(answer.status, { 'content-type': type, 'content-encoding': 'br' });
  response.end(brotliCompressSync(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
}

/** Starts the shop and its floor. @returns stops both; exits the process when nothing is built */
export async function openShop() {
  const servers = spawn(process.execPath, [join(root, 'e2e/serve.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, E2E_PORT: String(PORT), CLOCK: DAY },
  });
  if (!(await answers(`${SHOP}/health/live`, 120_000))) {
    console.error('The shop did not start. Is it built? (npm run build)');
    servers.kill('SIGTERM');
    process.exit(2);
  }
  const floor = createServer((request, response) => void withoutScripts(request, response)).listen(
    PORT + 5,
    '127.0.0.1',
  );
  return () => {
    floor.close();
    servers.kill('SIGTERM');
  };
}

export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
