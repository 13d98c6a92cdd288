import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import { guardComposition } from '@shop/ui/event-replay';

// Parts of a page load lazily. On a busy machine that is slow, and a test that waits for them must not time out.
configure({ asyncUtilTimeout: 20_000 });

// As the head of every page does.
guardComposition();

/** Browser APIs that jsdom lacks. */
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
  configurable: true,
  value: { addEventListener: () => undefined, removeEventListener: () => undefined, load: async () => [] },
});

/** jsdom only accepts its own AbortSignal, but the pages under test use Node's (see the environment). */
const { addEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function addUntil(this: EventTarget, type, listener, options) {
  const { signal, ...rest } = typeof options === 'object' && options ? options : {};
  if (!signal) return addEventListener.call(this, type, listener, options);
  if (signal.aborted) return undefined;
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  return addEventListener.call(this, type, listener, rest);
};

/** Fails tests with React updates outside act(): whether such a test passes would depend on timing. */
const unwrapped: string[] = [];
const complain = console.error;
console.error = (...words: unknown[]) => {
  if (String(words[0]).includes('not wrapped in act(')) unwrapped.push(format(...words));
  else complain(...words);
};
afterEach(() => {
  const [warning] = unwrapped.splice(0);
  if (warning) throw new Error(warning);
});
