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

describe('a page that does not start tells its visitor', () => {
  const alert = () => document.querySelector('[role="alert"]');
  const links = () => [...(alert()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  const { dataset } = document.documentElement;
  const fail = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));
  beforeEach(async () => {
    document.body.innerHTML = '<div id="root"><main>from the server</main></div>';
    document.body.dataset.texts = 'slow|broken|again|home';
    begin();
    await after(20);
  });
  afterEach(() => {
    delete dataset.ready;
  });

  it('after ten seconds in which no script has come, over the content; it goes once the page has started', async () => {
    document.querySelector('script')?.dispatchEvent(new Event('load'));
    await after(9_999);
    expect(alert()).toBeNull();
    await after(1);
    expect(alert()?.textContent).toContain('slowagainhome');
    expect(links()).toEqual(['', '/']);
    expect(document.body.textContent).toContain('from the server');
    dataset.ready = 'true';
    await after(0);
    expect(alert()).toBeNull();
  });

  it('not while scripts come, nor once it has started', async () => {
    for (const _ of ['/a.js', '/b.js']) {
      await after(9_000);
      [...document.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event('load'));
    }
    await after(9_000);
    dataset.ready = 'true';
    await after(60_000);
    expect(alert()).toBeNull();
  });

  it('also when a script fails again and again', async () => {
    for (let second = 0; second < 12; second += 2) {
      document.querySelector('script')?.dispatchEvent(new Event('error'));
      await after(2000);
    }
    expect(alert()?.textContent).toContain('slow');
  });

  it('at once when a script of the shop throws before it has started, but not for the script of an extension', async () => {
    fail('chrome-extension://planted/a.js');
    expect(alert()).toBeNull();
    fail('http://shop.test/assets/vendor-1.js');
    expect(alert()?.textContent).toContain('broken');
    await after(20_000);
    // The scripts of earlier tests hear it too.
    const alerts = [...document.querySelectorAll('[role="alert"]')];
    expect(alerts.filter(({ textContent }) => !textContent?.startsWith('broken'))).toEqual([]);
    expect(document.body.textContent).toContain('from the server');
  });

  it('when the shop breaks as a whole later on, in place of what is gone; errors of a running shop are its own', async () => {
    dataset.ready = 'true';
    fail('http://shop.test/assets/vendor-1.js');
    expect(alert()).toBeNull();
    document.getElementById('root')?.replaceChildren();
    window.dispatchEvent(new Event('shop-failed'));
    expect(alert()?.textContent).toContain('brokenagainhome');
    expect((alert() as HTMLElement).style.cssText).toContain('inset: 0');
  });
});
