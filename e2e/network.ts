/** The network of a page: recorded, delayed, held back, failing, slow; and the calls that the contract knows. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The URLs that the page requests from now on; with a pattern, those that match. */
export function recordUrls(page: Page, pattern = /./): string[] {
  const urls: string[] = [];
  page.on('request', (request) => (pattern.test(request.url()) ? urls.push(request.url()) : 0));
  return urls;
}

/**
 * Makes the browser a low-end phone on a line of 1.6 Mbit/s with 150 ms latency. Such tests belong to the project
 * `slowed`, which gives them time.
 * @param rate how many times slower the processor is
 */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
    offline: false,
  });
}

/** Delays requests from now on. */
export const delay = (page: Page, url: string | RegExp, milliseconds: number) =>
  page.route(url, async (route) => {
    await wait(milliseconds);
    await route.continue();
  });

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, ...urls: RegExp[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  for (const url of urls)
    await page.route(url, async (route) => {
      await released;
      await route.continue();
    });
  return release;
}

/** Answers calls with an error of the contract from now on. */
export const failWith = (page: Page, url: string | RegExp, status: number, code: string, message: string) =>
  page.route(url, (route) => route.fulfill({ status, json: { errors: [{ code, message }] } }));

let operationList: Promise<[string, RegExp][]> | null = null;
/** All operations of the backend's OpenAPI document, as method and path pattern. */
async function operations(): Promise<[string, RegExp][]> {
  const port = Number(process.env.E2E_PORT ?? 46731) + 1;
  const document = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, RegExp] => [
      method.toUpperCase(),
      new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    ]),
  );
}
/** Calls (`GET /api/v1/…`) that the contract does not have: an unknown path, or a wrong method (CALL-02). */
export async function unknownCalls(calls: Iterable<string>): Promise<string[]> {
  const known = await (operationList ??= operations());
  return [...calls].filter((call) => {
    const [method = '', path = ''] = call.split(' ');
    return !known.some(([wanted, pattern]) => wanted === method && pattern.test(path));
  });
}
