/** @jest-environment <rootDir>/tools/jest/jsdom-environment.cjs */
import { startScripts } from './start-scripts';

const running = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const asked = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());
const begin = () => new Function(startScripts(['/a.js', '/b.js'], ['/page.js']))();

describe('[PLUS-35] scripts after the first paint', () => {
  it('are asked for together, and those of every page run one after the other', async () => {
    begin();
    expect(asked()).toEqual([]);
    await after(20);
    expect(asked()).toEqual(['/a.js', '/b.js', '/page.js']);
    expect(running()).toEqual(['/a.js']);

    document.querySelector('script')?.dispatchEvent(new Event('load'));
    expect(running()).toEqual(['/a.js', '/b.js']);
  });

  it('[PLUS-37] one that does not come is asked for again, and those after it wait for it', async () => {
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
