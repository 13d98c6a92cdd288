import { createTtlCache } from './ttl-cache';

const createCache = (over: object = {}) =>
  createTtlCache<string>({
    ttl: 1000,
    max: 3,
    maxBytes: 100,
    bytesOf: (value) => value.length,
    ...over,
  });
const keysIn = (cache: ReturnType<typeof createCache>) =>
  [...'abcd'].filter((key) => cache.get(key) !== undefined).join('');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('TTL cache', () => {
  it('drops an entry when its TTL is over; a TTL of zero caches nothing', () => {
    const cache = createCache();
    cache.set('a', 'x');
    jest.advanceTimersByTime(999);
    expect(cache.get('a')).toBe('x');
    jest.advanceTimersByTime(2);
    expect(cache.get('a')).toBeUndefined();
    const none = createCache({ ttl: 0 });
    none.set('a', 'x');
    expect(none.get('a')).toBeUndefined();
  });

  it('reading an entry does not prolong it', () => {
    const cache = createCache();
    cache.set('a', 'x');
    jest.advanceTimersByTime(900);
    expect(cache.get('a')).toBe('x');
    jest.advanceTimersByTime(101);
    expect(cache.get('a')).toBeUndefined();
  });

  it('holds `max` entries; an entry that is set again is the newest', () => {
    const cache = createCache();
    for (const key of 'abc') cache.set(key, 'x');
    cache.set('a', 'y');
    cache.set('d', 'x');
    expect(keysIn(cache)).toBe('acd');
    expect(cache.get('a')).toBe('y');
  });

  it('holds `maxBytes`, counted again when a value changes; a larger value is not cached', () => {
    const cache = createCache({ maxBytes: 10 });
    cache.set('a', 'x'.repeat(8));
    cache.set('a', 'xx');
    cache.set('b', 'x'.repeat(8));
    expect(keysIn(cache)).toBe('ab');
    cache.set('c', 'x');
    expect(keysIn(cache)).toBe('bc');
    cache.set('d', 'x'.repeat(11));
    expect(keysIn(cache)).toBe('bc');
    cache.set('d', '');
    expect(cache.get('d')).toBe('');
  });
});
