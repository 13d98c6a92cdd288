/**
 * Serves a new demo for one run: a backend on a temporary folder, and the storefront. Orders are delivered in
 * half a minute. The marketplace's day begins at noon, whenever the run does: at night few stores are open (CLOCK sets another time).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChildren } from '../tools/lib/children.mjs';
import { PUSH } from '../tools/lib/push-keys.mjs';

const port = Number(process.env.E2E_PORT ?? 46731);
const backendPort = port + 1;
const NOON = `${new Date().toISOString().slice(0, 10)}T11:00:00Z`;
const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
const env = { ...process.env, NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '1000000' };
const children = createChildren();

const stop = async (code) => {
  await children.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
process.once('SIGTERM', () => void stop(0));
process.once('SIGINT', () => void stop(0));

/** Ends the run when a server exits. */
async function serve(name, file, extra, url) {
  const child = children.launch(file, { ...env, ...extra });
  if (!(await children.ready(child, url, { name }))) await stop(1);
  void children.exited(child).then(() => stop(1));
}

await serve(
  'backend',
  'apps/backend/dist/server.js',
  {
    BACKEND_PORT: String(backendPort),
    DATA_DIR: folder,
    SIMULATION_SECONDS: process.env.SIMULATION_SECONDS ?? '30',
    // Nothing is drawn beside what is tested or measured.
    WARM_PICTURES: process.env.WARM_PICTURES ?? '0',
    CLOCK: process.env.CLOCK ?? NOON,
    // The push service of the tests is on this machine.
    PUSH_LOOPBACK: '1',
    MAIL_DIR: join(folder, 'mails'),
  },
  `http://127.0.0.1:${backendPort}/health/ready`,
);
await serve(
  'storefront',
  'apps/storefront/dist/server/main.js',
  {
    HOST: '127.0.0.1',
    PORT: String(port),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    FIREBASE_WEB: JSON.stringify(PUSH.web),
    FIREBASE_VAPID_KEY: PUSH.vapidKey,
  },
  `http://127.0.0.1:${port}/health/live`,
);
