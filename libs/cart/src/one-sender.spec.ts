/** Which tab sends what waits: by a lock, and without locks by a claim in storage. */
import { createTurns, rememberSent, sentKeys } from './lib/one-sender';

beforeEach(() => localStorage.clear());

/** A promise, and what ends it. */
function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('without locks', () => {
  it('[PLUS-52] a second tab sends nothing while one does, and sends what is left afterwards', async () => {
    const [first, second] = [createTurns(), createTurns()];
    const { opened, open } = gate();
    const begun = gate();
    const sending = first(() => {
      begun.open();
      return opened;
    });
    await begun.opened;
    const work = jest.fn(async () => undefined);
    expect(await second(work)).toBe(false);
    expect(work).not.toHaveBeenCalled();
    open();
    expect(await sending).toBe(true);
    expect(await second(work)).toBe(true);
    expect(work).toHaveBeenCalledWith(false);
  });

  it('[PLUS-52] the claim of a tab that has closed expires, and an unreadable one is none', async () => {
    const begun = gate();
    void createTurns()(() => {
      begun.open();
      return new Promise(() => undefined);
    });
    await begun.opened;
    const work = jest.fn(async () => undefined);
    jest.useFakeTimers({ now: Date.now() + 31_000 });
    expect(await createTurns()(work)).toBe(true);
    expect(work).toHaveBeenCalledWith(true);
    jest.useRealTimers();
    localStorage.setItem('cartTurn', '{"by":7}');
    expect(await createTurns()(work)).toBe(true);
  });

  it('a failure gives the turn back', async () => {
    const turns = createTurns();
    await expect(turns(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(localStorage.getItem('cartTurn')).toBeNull();
    expect(await createTurns()(async () => undefined)).toBe(true);
  });
});

it('[PLUS-52] where the browser refuses locks, as with blocked storage, the claim stands for them', async () => {
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const work = jest.fn(async () => undefined);
  expect(await createTurns()(work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

describe('with locks', () => {
  /** One lock for all tabs, as `navigator.locks` grants it. */
  function locks() {
    let last: Promise<unknown> = Promise.resolve();
    let held = 0;
    return {
      request: async (_name: string, ...rest: unknown[]) => {
        const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
        if (rest.length > 1 && held > 0) return work(null);
        held += 1;
        const turn = last.then(() => work({}));
        last = turn.catch(() => undefined).then(() => (held -= 1));
        return turn;
      },
    };
  }

  it('[PLUS-52] a second tab waits for the first, and knows that it has waited; its own turns it does not wait for', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
    const [first, second] = [createTurns(), createTurns()];
    const { opened, open } = gate();
    const order: string[] = [];
    const one = first(async (hasWaited) => {
      await opened;
      order.push(`first ${hasWaited}`);
    });
    const again = first(async (hasWaited) => void order.push(`again ${hasWaited}`));
    await Promise.resolve();
    const two = second(async (hasWaited) => void order.push(`second ${hasWaited}`));
    open();
    expect(await Promise.all([one, again, two])).toEqual([true, true, true]);
    expect(order[0]).toBe('first false');
    expect(order).toContain('second true');
    Reflect.deleteProperty(navigator, 'locks');
  });
});

it('remembers the newest keys that were sent', () => {
  for (let count = 0; count < 100; count += 1) rememberSent(`key-${count}`);
  rememberSent('key-99');
  expect(sentKeys()).toHaveLength(60);
  expect(sentKeys().at(-1)).toBe('key-99');
  localStorage.setItem('cartSent', '[5]');
  expect(sentKeys()).toEqual([]);
});
