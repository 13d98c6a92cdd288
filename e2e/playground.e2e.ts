/** One module alone: `nx serve module-food` renders its home from the sources, without other modules' code. */
import { expect, test } from '@playwright/test';
import { freePort } from '@shop/tools/lib/ports.mjs';
import { root } from '@shop/tools/lib/run.mjs';
import { spawn } from 'node:child_process';
import { PORT } from './playwright.config';

test('a developer serves a module library alone, starting at its home', async ({ page }) => {
  const port = String(await freePort());
  const serve = spawn(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'serve', 'module-food'], {
    cwd: root,
    // Nx, Vite and the backend are one process group, so that the signal reaches all of them.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      PORT: port,
      BACKEND_URL: `http://127.0.0.1:${PORT + 1}`,
    },
  });
  let complaints = '';
  serve.stderr.on('data', (text) => (complaints += String(text)));
  try {
    await new Promise<void>((ready, failed) => {
      serve.stdout.on('data', (text) => String(text).includes(port) && ready());
      serve.once('exit', () => failed(new Error(`It exited before its page was ready: ${complaints}`)));
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/(store|product)\//);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const modules = requests.flatMap((path) => /libs\/(module-[^/]+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(modules)].sort()).toEqual(['module-food', 'module-kit']);
  } finally {
    process.kill(-Number(serve.pid), 'SIGTERM');
  }
});
