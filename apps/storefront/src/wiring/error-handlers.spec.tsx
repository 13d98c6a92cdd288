/** A component that throws affects only itself, and the error is reported to the server once, without personal data. */
import { ErrorBoundary } from '@shop/ui';
import type { ErrorReport } from '@shop/util';
import { act, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { errorHandlers, watchScriptErrors } from './error-handlers';

function Broken({ says }: { says: string }): never {
  throw new TypeError(says);
}
const sent: [url: string, report: Promise<ErrorReport>][] = [];
const readBlob = async (blob: Blob) => JSON.parse(await blob.text()) as ErrorReport;

let root: Root;
let box: HTMLElement;
beforeEach(() => {
  sent.length = 0;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => {
      sent.push([url, readBlob(body)]);
      return true;
    },
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.pushState(null, '', '/store/green-corner?phone=+35621000000');
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box, errorHandlers);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  jest.restoreAllMocks();
});

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((done) => setTimeout(done, 20));
};

it('an error caught by a boundary is logged and reported once', async () => {
  const draw = (key: string) =>
    act(() =>
      root.render(
        <ErrorBoundary key={key} fallback="left out">
          <Broken says="no name of mina@example.com, order 348201177" />
        </ErrorBoundary>,
      ),
    );
  draw('first');
  await settle();
  expect(box.textContent).toBe('left out');
  expect(sent).toHaveLength(1);
  const [url, report] = sent[0] ?? ['', Promise.reject(new Error('nothing'))];
  expect(url).toBe('/client-errors');
  expect(await report).toMatchObject({
    kind: 'caught',
    name: 'TypeError',
    message: 'no name of …@…, order …',
    page: '/store',
  });
  expect((await report).components).toContain('ErrorBoundary');
  expect(jest.mocked(console.error)).toHaveBeenCalledWith(expect.any(TypeError));
  draw('again');
  await settle();
  expect(sent).toHaveLength(1);
});

it('an error from which React recovers is reported by its cause', async () => {
  let renders = 0;
  const Once = () => {
    renders += 1;
    // A concurrent render of a tree that throws is followed by one at once.
    if (renders === 1) throw new RangeError('thrown once');
    return 'shown';
  };
  await act(async () => startTransition(() => root.render(<Once />)));
  await settle();
  expect(box.textContent).toBe('shown');
  expect(await sent[0]?.[1]).toMatchObject({ kind: 'recovered', name: 'RangeError', message: 'thrown once' });
  expect(jest.mocked(console.error)).toHaveBeenCalledWith(expect.any(RangeError));
});

it('errors outside of React are reported too, at most a few per visit', async () => {
  watchScriptErrors(window);
  for (let turn = 0; turn < 9; turn += 1)
    window.dispatchEvent(new ErrorEvent('error', { error: new Error(`broken ${'abcdefghi'[turn]}`) }));
  await settle();
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(5);
  expect((await sent[0]?.[1])?.kind).toBe('script');
});

it('while offline nothing is reported: failures to load are no errors of the shop', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('offline') }));
  await settle();
  expect(sent).toEqual([]);
});
