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
async function start(script: string, folder: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const dev = spawn(process.execPath, [join(root, script)], {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), ...env },
  });
  started.push(dev);
  await new Promise<void>((ready, failed) => {
    dev.stdout.on('data', (text) => String(text).includes(String(port)) && ready());
    dev.once('exit', () => failed(new Error('It exited before its page was ready.')));
  });
  const open = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  return { dev, open };
}

/** The head must have rules for every CSS-module class on the page, in elements that Vite's client adopts. */
function expectStyled(html: string) {
  const [head = '', body = ''] = html.split('<div id="root">');
  const styles = [...head.matchAll(/<style data-vite-dev-id="[^"]+">(.*?)<\/style>/gs)].join('');
  const drawn = [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const ours = drawn.filter((name) => /^_.+_\d+$/.test(name));
  expect(ours).not.toEqual([]);
  expect(ours.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
  expect(styles).toContain('--shop-content');
}

it('vite alone renders styled pages from the sources; without a backend they say so', async () => {
  const { open } = await start('node_modules/vite/bin/vite.js', 'apps/storefront', {
    BACKEND_URL: `http://127.0.0.1:${await freePort()}`,
  });
  const answer = await open('/');
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain('/src/entry-client.tsx');
  expectStyled(html);
}, 300_000);

it('npm run dev runs beside another one, and leaves neither backend nor watcher behind when it is stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-dev-'));
  const backendPort = String(await freePort());
  const demoSize = { WORLD_ITEMS: '200', WORLD_STORES: '60' };
  const { dev, open } = await start('tools/dev.mjs', '.', {
    BACKEND_URL: '',
    BACKEND_PORT: backendPort,
    DATA_DIR: folder,
    ...demoSize,
  });
  const answers = await Promise.all(['/help-and-support', '/home', '/nope', '/api/v1/config'].map(open));
  expect(answers.map(({ status }) => status)).toEqual([200, 302, 404, 200]);
  const [help, landing] = await Promise.all([answers[0], await open('/')].map(async (answer) => answer?.text() ?? ''));
  for (const page of [help, landing]) expectStyled(page ?? '');
  // Each page has its own styles, whatever was rendered before it.
  expect([help, landing].map((page) => page?.includes('help-page.module.css'))).toEqual([true, false]);
  dev.kill('SIGTERM');
  // A surviving child would hold the output open.
  await once(dev, 'close');
  await expect(fetch(`http://127.0.0.1:${backendPort}/health/ready`)).rejects.toThrow();
  rmSync(folder, { recursive: true, force: true });
}, 300_000);
