/** What is fetched before it is asked for. */
import { fireEvent } from '@testing-library/react';
import { destinationOf, watchIntents } from './lib/intent';

const prefetch = jest.fn();
const port = {
  has: ({ pathname }: { pathname: string }) => /^\/store\//.test(pathname),
  moduleId: () => '1',
  prefetch,
};

it('[PLUS-35] fetches a page while the pointer rests on its link, and none of another module or another site', () => {
  document.body.innerHTML = `<a id="own" href="/store/7?module_id=1"><b>own</b></a><a id="other" href="/store/8?module_id=2">other</a>
    <a id="out" href="https://elsewhere.example/">out</a><a id="none" href="/no/such/page">none</a>`;
  const of = (id: string) => destinationOf(document.getElementById(id), port)?.pathname ?? null;
  expect(['own', 'other', 'out', 'none'].map(of)).toEqual(['/store/7', null, null, null]);
  jest.useFakeTimers();
  const stop = watchIntents(port);
  fireEvent.pointerOver(document.querySelector('#own b') as Element);
  jest.advanceTimersByTime(99);
  expect(prefetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(prefetch).toHaveBeenCalledWith({ pathname: '/store/7', search: '?module_id=1' });
  stop();
  fireEvent.touchStart(document.getElementById('own') as Element);
  expect(prefetch).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
