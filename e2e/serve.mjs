/** A fresh demo world for one run: backend on a temporary folder, then the storefront. Orders arrive in half a minute. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, root } from '../tools/lib/run.mjs';

const port = Number(process.env.E2E_PORT ?? 46731);
const backendPort = port + 1;
const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
const env = { ...process.env, NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '1000000' };
const children = [];
const launch = (file, extra) =>
  children.push(
    spawn(process.execPath, [join(root, file)], { cwd: root, stdio: 'inherit', env: { ...env, ...extra } }),
  );

const stop = async () => {
  await Promise.all(
    children.map((child) => (child.kill('SIGTERM') ? new Promise((done) => child.once('exit', done)) : null)),
  );
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

launch('apps/backend/dist/server.js', {
  BACKEND_PORT: String(backendPort),
  DATA_DIR: folder,
  SIMULATION_SECONDS: process.env.SIMULATION_SECONDS ?? '30',
  ...(process.env.CLOCK ? { CLOCK: process.env.CLOCK } : {}),
});
if (!(await answers(`http://127.0.0.1:${backendPort}/health/ready`, 60_000))) process.exit(1);
launch('apps/storefront/dist/server/main.js', {
  HOST: '127.0.0.1',
  PORT: String(port),
  BACKEND_URL: `http://127.0.0.1:${backendPort}`,
});
