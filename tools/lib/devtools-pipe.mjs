/**
 * Chromium driven over its DevTools pipe, with nothing switched on that a measurement does not ask for. Playwright always watches the
 * network, and for every request that a script makes the engine then parses that script once more, to tell from which line.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { LAUNCH } from './browser.mjs';

/** @returns `send(method, params?, sessionId?)`, `on(method, listener)` and `close()` of a new browser with an empty profile */
export function launchOverPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-browser-'));
  const file = LAUNCH.executablePath ?? chromium.executablePath();
  const args = [...LAUNCH.args, '--headless', '--remote-debugging-pipe', `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input, output] = child.stdio;
  const waiting = new Map();
  const listeners = new Map();
  let kept = '';
  let last = 0;
  output.setEncoding('utf8');
  output.on('data', (part) => {
    const messages = (kept + part).split('\0');
    kept = messages.pop();
    for (const message of messages.map((text) => JSON.parse(text))) {
      if (!message.id) {
        listeners.get(message.method)?.(message.params);
        continue;
      }
      const { resolve, reject } = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) reject(new Error(message.error.message));
      else resolve(message.result);
    }
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser ended.'));
  });
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    });
  return {
    send,
    on: (method, listener) => listeners.set(method, listener),
    close: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      await send('Browser.close').catch(() => child.kill());
      await ended;
      // Helper processes may still write for a moment.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
