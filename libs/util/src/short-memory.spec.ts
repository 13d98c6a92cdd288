import { createShortMemory } from './short-memory';

const memory = (over: object = {}) =>
  createShortMemory<string>({
    milliseconds: 1000,
    most: 3,
    mostBytes: 100,
    bytesOf: (value) => value.length,
    ...over,
  });
const known = (of: ReturnType<typeof memory>) => [...'abcd'].filter((key) => of.get(key) !== undefined).join('');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what is kept for a moment', () => {
  it('is there for its time, and not a millisecond longer', () => {
    const short = memory();
    short.keep('a', 'x');
    jest.advanceTimersByTime(999);
    expect(short.get('a')).toBe('x');
    jest.advanceTimersByTime(1);
    expect(short.get('a')).toBeUndefined();
    const none = memory({ milliseconds: 0 });
    none.keep('a', 'x');
    expect(none.get('a')).toBeUndefined();
  });

  it('is so many values at most; one that is kept again is the youngest', () => {
    const short = memory();
    for (const key of 'abc') short.keep(key, 'x');
    short.keep('a', 'y');
    short.keep('d', 'x');
    expect(known(short)).toBe('acd');
    expect(short.get('a')).toBe('y');
  });

  it('is so many bytes at most, counted again when a value changes', () => {
    const short = memory({ mostBytes: 10 });
    short.keep('a', 'x'.repeat(8));
    short.keep('a', 'xx');
    short.keep('b', 'x'.repeat(8));
    expect(known(short)).toBe('ab');
    short.keep('c', 'x');
    expect(known(short)).toBe('bc');
    short.keep('d', 'x'.repeat(11));
    expect(known(short)).toBe('');
  });
});
