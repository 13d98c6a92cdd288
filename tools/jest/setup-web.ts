import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';

// Parts of a page load on demand: a busy machine takes its time over that, and a test that waits for them must not fail by the clock.
configure({ asyncUtilTimeout: 20_000 });

/** What browsers have and jsdom lacks. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
});

/** jsdom knows its own signals alone, and the pages under test have Node's (see the environment). */
const { addEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function addUntil(this: EventTarget, type, listener, options) {
  const { signal, ...rest } = typeof options === 'object' && options ? options : {};
  if (!signal) return addEventListener.call(this, type, listener, options);
  if (signal.aborted) return undefined;
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  return addEventListener.call(this, type, listener, rest);
};

/** What React draws outside of a test's steps, the test does not see: whether it passes would depend on the clock. */
const unwrapped: string[] = [];
const complain = console.error;
console.error = (...words: unknown[]) => {
  if (String(words[0]).includes('not wrapped in act(')) unwrapped.push(format(...words));
  else complain(...words);
};
afterEach(() => {
  const [told] = unwrapped.splice(0);
  if (told) throw new Error(told);
});
