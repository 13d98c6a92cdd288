/** `npm run dev`: the page that a feature team sees while it works, drawn from the sources. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};
let dev: ChildProcess | undefined;
afterAll(() => dev?.kill());

it('draws pages from the sources; while no backend answers it says so', async () => {
  const [port, nobody] = [await freePort(), await freePort()];
  dev = spawn(process.execPath, ['tools/dev.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), BACKEND_URL: `http://127.0.0.1:${nobody}` },
  });
  const { stdout } = dev;
  await new Promise<void>((ready) => stdout?.on('data', (text) => String(text).includes(`:${port}`) && ready()));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain('<div id="root"><');
  expect(html).toContain('/src/entry-client.tsx');
}, 300_000);
