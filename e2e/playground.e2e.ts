/** One module alone: `nx serve module-food` is the shop from its sources with that module, and without other modules' code. */
import { expect, test } from '@playwright/test';
import { freePort } from '@shop/tools/lib/ports.mjs';
import { root } from '@shop/tools/lib/run.mjs';
import { spawn } from 'node:child_process';
import { PORT } from './playwright.config';
import { openCart, ready } from './shop';

test('[PLUS-56] a developer serves a module library alone, and orders in it as a customer does', async ({ page }) => {
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
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you hungry for?');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/store\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What are you hungry for?');
    const search = page.getByRole('banner').getByRole('combobox').filter({ visible: true });
    await search.fill('classic smash');
    await search.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Classic Smash' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByText('Single', { exact: true }).click();
    await form.getByText('House', { exact: true }).click();
    await form.getByRole('button', { name: /^Add to Cart/ }).click();
    await form.waitFor({ state: 'detached' });
    await openCart(page);
    await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await page.getByRole('button', { name: 'Guest', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\?page=cart/);
    await expect(page.getByRole('button', { name: /^Place Order/ })).toBeVisible();
    await expect(page.getByRole('main').getByText('Classic Smash')).toBeVisible();
    const modules = requests.flatMap((path) => /libs\/(module-[^/]+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(modules)].sort()).toEqual(['module-food', 'module-kit']);
  } finally {
    process.kill(-Number(serve.pid), 'SIGTERM');
  }
});
