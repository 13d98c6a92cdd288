/** @jest-environment <rootDir>/tools/jest/jsdom-environment.cjs */
import { startScripts } from './start-scripts';

const running = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const asked = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
let state: DocumentReadyState;

/** The page as it is right after its first paint: a picture is still on its way. */
beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  state = 'interactive';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
});
afterEach(() => {
  // What a test leaves waiting is not heard by the next.
  window.dispatchEvent(new Event('load'));
  jest.useRealTimers();
});
const begin = () => new Function(startScripts(['/a.js', '/b.js'], ['/page.js']))();

describe('[PLUS-35] scripts after the first paint', () => {
  it('are asked for at once and run when all pictures are there, one after the other', async () => {
    begin();
    await after(500);
    expect(asked()).toEqual(['/a.js', '/b.js', '/page.js']);
    expect(running()).toEqual([]);

    window.dispatchEvent(new Event('load'));
    await after(1);
    expect(running()).toEqual(['/a.js']);

    document.querySelector('script')?.dispatchEvent(new Event('load'));
    expect(running()).toEqual(['/a.js', '/b.js']);
  });

  it('run without delay on a page whose pictures are there already', async () => {
    state = 'complete';
    begin();
    await after(20);
    expect(running()).toEqual(['/a.js']);
  });

  it('do not wait for a picture that never comes', async () => {
    begin();
    await after(999);
    expect(running()).toEqual([]);
    await after(50);
    expect(running()).toEqual(['/a.js']);
  });

  it.each([
    ['pointerdown', 100],
    ['pointermove', 100],
    ['keydown', 100],
    ['wheel', 100],
    ['pointerdown', 0],
  ])('run at once for somebody who does something: %s after %d ms', async (sign, wait) => {
    begin();
    await after(wait);
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await after(40);
    expect(running()).toEqual(['/a.js']);

    // Neither the pictures nor the end of patience start them a second time.
    window.dispatchEvent(new Event('load'));
    await after(2000);
    expect(running()).toEqual(['/a.js']);
  });

  it('[PLUS-37] one that does not come is asked for again, and those after it wait for it', async () => {
    state = 'complete';
    begin();
    await after(20);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(running()).toEqual([]);
    await after(2000);
    expect(running()).toEqual(['/a.js']);
    document.querySelector('script')?.dispatchEvent(new Event('load'));
    expect(running()).toEqual(['/a.js', '/b.js']);
  });

  it('[PLUS-37] without a line it is asked for when the line is back', async () => {
    state = 'complete';
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    begin();
    await after(20);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    await after(60_000);
    expect(running()).toEqual([]);
    line.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(running()).toEqual(['/a.js']);
  });
});
