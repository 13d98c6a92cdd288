/** `npm run dev`: pages rendered from the sources. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const started: ChildProcess[] = [];
afterAll(() => started.forEach((dev) => dev.kill()));

/** Starts it and waits for the URL that it prints. */
async function startDev(env: NodeJS.ProcessEnv): Promise<{ dev: ChildProcess; page: string }> {
  const port = await freePort();
  const dev = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), ...env },
  });
  started.push(dev);
  await new Promise<void>((ready, failed) => {
    dev.stdout?.on('data', (text) => String(text).includes(`:${port}`) && ready());
    dev.once('exit', () => failed(new Error('It exited before its page was ready.')));
  });
  return { dev, page: `http://127.0.0.1:${port}/` };
}

it('renders pages from the sources; without a backend it says so', async () => {
  const { page } = await startDev({ BACKEND_URL: `http://127.0.0.1:${await freePort()}` });
  const answer = await fetch(page);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain('<div id="root"><');
  expect(html).toContain('/src/entry-client.tsx');
}, 300_000);

it('runs beside another one, and leaves neither backend nor watcher behind when it is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-dev-'));
  const backendPort = String(await freePort());
  const world = { WORLD_ITEMS: '200', WORLD_STORES: '60' };
  const { dev, page } = await startDev({ BACKEND_URL: '', BACKEND_PORT: backendPort, DATA_DIR: folder, ...world });
  expect((await fetch(page)).status).toBe(200);
  dev.kill('SIGTERM');
  // A surviving child would hold the output open.
  await once(dev, 'close');
  await expect(fetch(`http://127.0.0.1:${backendPort}/health/ready`)).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
}, 300_000);
