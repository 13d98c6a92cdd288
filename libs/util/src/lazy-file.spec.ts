/** @jest-environment <rootDir>/tools/jest/jsdom-environment.cjs */
import { isFileMissing, FileMissingError, untilLoaded, watchMissingFiles } from './lazy-file';
import './lost-file';

it('[PLUS-37] a file that fails to load before the app shell is hydrated is retried too', async () => {
  jest.useFakeTimers();
  jest.resetModules();
  const alone = await import('./lazy-file');
  let tries = 0;
  const file = alone.untilLoaded(async () => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module: /a.js');
    return 'file';
  });
  await jest.advanceTimersByTimeAsync(4000);
  expect(await file).toBe('file');
  jest.useRealTimers();
});

it('an error inside a file is thrown at once then, too: nothing would ever replace it', async () => {
  jest.useFakeTimers();
  jest.resetModules();
  const alone = await import('./lazy-file');
  const load = jest.fn(() => Promise.reject(new SyntaxError('Unexpected token')));
  const thrown = jest.fn();
  void alone.untilLoaded(load).catch(thrown);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, thrown.mock.calls, alone.isFileMissing()]).toEqual([
    1,
    [[new SyntaxError('Unexpected token')]],
    false,
  ]);
  jest.useRealTimers();
});

const lost = () => new TypeError('Failed to fetch dynamically imported module: http://shop.test/assets/cart.js');
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
let line = true;
const turn = (on: boolean) => {
  line = on;
  window.dispatchEvent(new Event(on ? 'online' : 'offline'));
};
/** Fails a number of times, then returns the file. */
const after = (times: number, error: () => Error = lost) => {
  let tries = 0;
  return jest.fn(async () => {
    tries += 1;
    if (tries <= times) throw error();
    return 'file';
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  line = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => line });
  sessionStorage.clear();
  globalThis.fetch = jest.fn(async () => new Response(null, { status: 404 })) as never;
});
afterEach(() => void jest.useRealTimers());

describe('[PLUS-37] a file that fails to load', () => {
  it('is retried after 2, 4, 8, 16 and then every 30 seconds', async () => {
    const load = after(7);
    const file = untilLoaded(load);
    await pass(0);
    for (const [index, seconds] of [2, 4, 8, 16, 30, 30].entries()) {
      await pass(seconds * 1000 - 1);
      expect(load).toHaveBeenCalledTimes(index + 1);
      await pass(1);
      expect(load).toHaveBeenCalledTimes(index + 2);
    }
    await pass(30_000);
    expect(await file).toBe('file');
  });

  it.each([
    'Failed to fetch dynamically imported module: /a.js',
    'error loading dynamically imported module: /a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('is recognized by the messages of browsers and the bundler: %s', async (message) => {
    const file = untilLoaded(after(1, () => new Error(message)));
    await pass(2000);
    expect(await file).toBe('file');
  });

  it('while offline waits for the connection, however long, and loads as soon as it is back', async () => {
    turn(false);
    const load = after(1);
    const file = untilLoaded(load);
    await pass(3_600_000);
    expect(load).toHaveBeenCalledTimes(1);
    turn(true);
    expect(await file).toBe('file');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is reported as missing until loaded', async () => {
    const told = jest.fn();
    const stop = watchMissingFiles(told);
    const file = untilLoaded(after(1));
    await pass(0);
    expect([isFileMissing(), told.mock.calls.length]).toEqual([true, 1]);
    await pass(2000);
    await file;
    expect([isFileMissing(), told.mock.calls.length]).toEqual([false, 2]);
    stop();
  });

  it('is not reported when it loads at once', async () => {
    const told = jest.fn();
    const stop = watchMissingFiles(told);
    expect(await untilLoaded(after(0))).toBe('file');
    expect(told).not.toHaveBeenCalled();
    stop();
  });

  it('an error inside the file is thrown at once', async () => {
    await expect(untilLoaded(after(1, () => new SyntaxError('Unexpected token')))).rejects.toThrow('Unexpected token');
    expect(isFileMissing()).toBe(false);
  });

  it('is no longer retried when it is not needed', async () => {
    let isNeeded = true;
    const file = untilLoaded(
      after(9, () => new FileMissingError()),
      { isNeeded: () => isNeeded },
    );
    const verdict = expect(file).rejects.toBeInstanceOf(FileMissingError);
    await pass(0);
    isNeeded = false;
    await pass(2000);
    await verdict;
    expect(isFileMissing()).toBe(false);
  });
});

describe('[PLUS-37] the page reloads for a file', () => {
  it('once, after a second failure, while the server responds', async () => {
    const reload = jest.fn();
    void untilLoaded(after(99), { name: 'page', reload });
    await pass(1999);
    expect(reload).not.toHaveBeenCalled();
    await pass(4001);
    expect(reload).toHaveBeenCalledTimes(1);
    await pass(120_000);
    expect(reload).toHaveBeenCalledTimes(1);
    // After the reload the file is still missing.
    const next = jest.fn();
    void untilLoaded(after(99), { name: 'page', reload: next });
    await pass(120_000);
    expect(next).not.toHaveBeenCalled();
  });

  it('again, for another version of the shop', async () => {
    sessionStorage.setItem('shop-reloaded', 'page /assets/older.js');
    const reload = jest.fn();
    void untilLoaded(after(99), { name: 'page', reload });
    await pass(6001);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the server does not answer', { fetch: async () => Promise.reject(new TypeError('network')) }],
    ['the server is away', { fetch: async () => new Response(null, { status: 503 }) }],
    ['something is typed into it', { isPressed: true, typed: 'Mina' }],
    ['nobody waits for it', { name: undefined }],
    ['there is no line', { line: false }],
  ])('not while %s', async (_why, { fetch, line: on = true, typed = '', ...options }: Record<string, any>) => {
    document.body.innerHTML = `<main><input value="${typed}"></main>`;
    if (fetch) globalThis.fetch = fetch;
    const reload = jest.fn();
    void untilLoaded(after(99), { name: 'page', ...options, reload });
    await pass(0);
    if (!on) turn(false);
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['getItem', 'setItem'] as const)('not where storage refuses %s: it would reload for ever', async (method) => {
    const refused = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const reload = jest.fn();
    const load = after(3);
    const file = untilLoaded(load, { name: 'page', reload });
    await pass(60_000);
    expect(await file).toBe('file');
    expect(reload).not.toHaveBeenCalled();
    refused.mockRestore();
  });
});

describe('[PLUS-37] a stylesheet that fails to load', () => {
  const links = () => [...document.querySelectorAll('link')];
  const address = 'http://shop.test/assets/drawer.css';
  const lose = () => {
    document.head.innerHTML = `<link rel="stylesheet" href="${address}"><link rel="icon">`;
    links().forEach((link) => link.dispatchEvent(new Event('error')));
  };

  it('is loaded before its component is retried, which never renders without it', async () => {
    lose();
    expect(links().map(({ rel }) => rel)).toEqual(['icon']);
    const load = after(1, () => new Error(`Unable to preload CSS for ${address}`));
    const file = untilLoaded(load);
    await pass(2000);
    expect(links().map(({ href }) => href)).toContain(address);
    expect(load).toHaveBeenCalledTimes(1);

    links().at(-1)?.dispatchEvent(new Event('error'));
    await pass(4000);
    expect(load).toHaveBeenCalledTimes(1);
    links().at(-1)?.dispatchEvent(new Event('load'));
    expect(await file).toBe('file');
  });

  it('is loaded also when no component waits for it any more', async () => {
    lose();
    await pass(2000);
    expect(links().map(({ href }) => href)).toContain(address);
    links().at(-1)?.dispatchEvent(new Event('load'));
    await pass(60_000);
    expect(links().filter(({ href }) => href === address)).toHaveLength(1);
  });

  it('is loaded once for all waiting components, and not again afterwards', async () => {
    lose();
    const files = [untilLoaded(after(1)), untilLoaded(after(1))];
    await pass(2000);
    expect(links().filter(({ href }) => href === address)).toHaveLength(1);
    links().at(-1)?.dispatchEvent(new Event('load'));
    expect(await Promise.all(files)).toEqual(['file', 'file']);
    expect(await untilLoaded(after(0))).toBe('file');
    expect(links().filter(({ href }) => href === address)).toHaveLength(1);
  });
});
