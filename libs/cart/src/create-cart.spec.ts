import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createApiContext, shopApi } from '@shop/api-client';
import { cartApi } from '@shop/api-client/cart';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { foldCart } from '@shop/domain/cart';
import { priceCart } from '@shop/domain/pricing';
import { nearlyJson } from '@shop/util/hostile.spec-helper';
import { minor } from '@shop/util';
import fc from 'fast-check';
import { noChoice } from '@shop/domain/variation';
import { emptySession, sessionSlice } from '@shop/session';
import { cartLogSlice } from './lib/cart-log';
import { createCart } from './lib/create-cart';
import { persistPendingOperations } from './lib/persist-pending-operations';
import { storedOperations } from './lib/stored-operations';

const wire = (id: number, quantity: number, itemId = 5) => ({
  id,
  quantity,
  variation: [],
  add_on_ids: [],
  add_on_qtys: [],
  item: { id: itemId, name: 'Milk', price: 2, store_id: 9 },
});
const CHOICE = { variation: 'L', options: { Sauce: ['Hot'] }, addOns: [{ id: '3', quantity: 1 }] };
/** A value in every part that an item may have. */
const EVERYTHING = {
  image: { url: '/a.png', tint: '#fff' },
  images: [{ url: '/b.png', tint: null }],
  discount: { kind: 'percent' as const, percent: 10 },
  variations: [{ type: 'L', price: minor(300), stock: 4 }],
  choices: [{ name: 'size', title: 'Size', options: ['L'] }],
  groups: [
    { name: 'Sauce', multi: true, required: false, min: 0, max: 1, options: [{ label: 'Hot', price: minor(50) }] },
  ],
  addOns: [{ id: '3', name: 'Bread', price: minor(100) }],
  hours: { start: '08:00', end: '20:00' },
  deliveryTime: { min: 30, max: 45, unit: 'min' as const },
  categories: [{ id: '1', name: 'Dairy' }],
  tags: ['fresh'],
  campaignEnds: 1_800_000_000_000,
};
const milk = sampleItem({ id: '5', slug: null, name: 'Milk', price: minor(200), storeId: '9', moduleId: '1' });

type FakeResponse = { status: number; body: unknown } | 'down';
function shop(
  answer: (path: string, body: Record<string, unknown>) => FakeResponse | Promise<FakeResponse>,
  { guestCheckout = true } = {},
) {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  global.fetch = (async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input);
    if (pathname === '/api/v1/config')
      return new Response(JSON.stringify({ digit_after_decimal_point: 2 }), { status: 200 });
    const body = init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {};
    const path = pathname.replace('/api/v1/', '');
    if (!path.endsWith('list')) calls.push({ path, body });
    const response = await answer(path, body);
    if (response === 'down') throw new TypeError('failed');
    return new Response(JSON.stringify(response.body), { status: response.status });
  }) as typeof fetch;
  const store = configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      cartLog: cartLogSlice.reducer,
      [shopApi.reducerPath]: shopApi.reducer,
    }),
    preloadedState: {
      session: { ...emptySession, guestId: '7', module: { id: '1', type: 'grocery', name: 'G' } },
    } as never,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createApiContext({ origin: 'http://shop' }) },
        serializableCheck: false,
      }).concat(shopApi.middleware),
  });
  const rejections: string[][] = [];
  const cart = createCart(store as never, {
    guestCheckout: () => guestCheckout,
    onRejected: ({ messages }) => rejections.push(messages),
  });
  const load = async () => {
    await store.dispatch(cartApi.endpoints.getCart.initiate({ guestId: '7', moduleId: '1', language: 'en' }));
  };
  return { cart, store, calls, load, rejections };
}

/** One line, with the quantity of the last request. */
const accept = (path: string, body: Record<string, unknown>) => ({
  status: 200,
  body: [wire(91, path.endsWith('list') ? 1 : (body.quantity as number))],
});

describe('the cart', () => {
  it('shows an added line before the server responds, then takes its id from the response', async () => {
    let open: (() => void) | null = null;
    const { cart, load } = shop(async (path) => {
      if (path.endsWith('list')) return { status: 200, body: [] };
      await new Promise<void>((resolve) => (open = resolve));
      return { status: 200, body: [wire(91, 2)] };
    });
    await load();
    const adding = cart.add(milk, noChoice, 2);
    expect(cart.lines()).toMatchObject([{ quantity: 2, item: { id: '5' } }]);
    while (!open) await new Promise((resolve) => setTimeout(resolve, 5));
    (open as () => void)();
    expect(await adding).toEqual({ ok: true, queued: false });
    expect(cart.lines()).toMatchObject([{ id: '91', quantity: 2 }]);
  });

  describe('[PLUS-39] several lines as one operation', () => {
    const items = ['5', '6', '7'].map((id) => sampleItem({ ...milk, id, name: `Item ${id}` }));
    const all = (quantity = 2) => items.map((item) => ({ item, choice: noChoice, quantity }));
    /** A backend that keeps lines; `refuses` an item, or is `down` after so many calls. */
    function lively({ has = [] as ReturnType<typeof wire>[], refuses = 0, downAfter = Infinity } = {}) {
      const lines = [...has];
      const backend = { downAfter };
      let count = 0;
      const used = shop((path, body) => {
        if (path.endsWith('list')) return { status: 200, body: lines };
        count += 1;
        if (count > backend.downAfter) return 'down';
        if (body.item_id === refuses)
          return { status: 403, body: { errors: [{ code: 'stock', message: 'Sold out' }] } };
        const known = lines.find(({ id }) => id === body.cart_id);
        if (known) known.quantity = body.quantity as number;
        else lines.push(wire(100 + lines.length, body.quantity as number, body.item_id as number));
        return { status: 200, body: lines.map((line) => ({ ...line })) };
      });
      return {
        ...used,
        backend,
        shown: () => used.cart.lines().map(({ id, item, quantity }) => [id, item.id, quantity]),
      };
    }

    it('shows all of them at once, is one entry of the log, and takes their ids from the answers', async () => {
      const { cart, calls, load, store, shown } = lively();
      await load();
      const adding = cart.addAll(all());
      expect(cart.lines().map(({ item }) => item.id)).toEqual(['5', '6', '7']);
      expect(store.getState().cartLog.operations).toHaveLength(1);
      // A line that is not sent yet can be changed.
      const changing = cart.setQuantity(cart.lines()[2]!, 5);
      expect(await adding).toEqual({ ok: true, queued: false });
      await changing;
      expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['add', 'add', 'add', 'update']);
      expect(shown()).toEqual([
        ['100', '5', 2],
        ['101', '6', 2],
        ['102', '7', 5],
      ]);
    });

    it('raises what is there, and lowers or repeats nothing', async () => {
      const { cart, calls, load, shown } = lively({ has: [wire(91, 1, 5), wire(92, 9, 6)] });
      await load();
      await cart.addAll(all());
      await cart.addAll(all());
      expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['update', 'add']);
      expect(shown()).toEqual([
        ['91', '5', 2],
        ['92', '6', 9],
        ['102', '7', 2],
      ]);
    });

    it('says what was refused, and keeps the rest', async () => {
      const { cart, load, rejections, shown } = lively({ refuses: 6 });
      await load();
      expect(await cart.addAll(all())).toEqual({ ok: false, messages: ['Sold out'] });
      expect(shown().map(([, id]) => id)).toEqual(['5', '7']);
      expect(rejections).toEqual([]);
    });

    it('goes on where it was when the answer comes again, and survives the page', async () => {
      const { cart, backend, calls, load, shown, store } = lively({ downAfter: 1 });
      await load();
      expect(await cart.addAll(all())).toEqual({ ok: true, queued: true });
      expect(shown().map(([, id, quantity]) => [id, quantity])).toEqual([
        ['5', 2],
        ['6', 2],
        ['7', 2],
      ]);
      const { operations } = store.getState().cartLog;
      expect(storedOperations(JSON.stringify(operations))).toEqual(JSON.parse(JSON.stringify(operations)));
      backend.downAfter = Infinity;
      while (store.getState().cartLog.operations.length > 0) {
        cart.flush();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      // The one that failed is sent again, the first is not.
      expect(calls.map(({ body }) => body.item_id)).toEqual([5, 6, 6, 7]);
      expect(shown()).toEqual([
        ['100', '5', 2],
        ['101', '6', 2],
        ['102', '7', 2],
      ]);
    });
  });

  it('[CART-48] twenty fast clicks end with the last quantity after two calls', async () => {
    const { cart, calls, load } = shop(accept);
    await load();
    const click = () => {
      const line = cart.lines()[0]!;
      return cart.setQuantity(line, line.quantity + 1);
    };
    const clicks = [click()];
    // The first request is pending while the other clicks arrive.
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (let count = 1; count < 20; count += 1) clicks.push(click());
    expect(cart.lines()[0]?.quantity).toBe(21);
    await Promise.all(clicks);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(calls.length).toBeLessThanOrEqual(2);
    expect(calls.at(-1)?.body.quantity).toBe(21);
    expect(cart.lines()[0]?.quantity).toBe(21);
  });

  it('[CART-48] clicks in the same tick become one call with the last quantity', async () => {
    const { cart, calls, load } = shop(accept);
    await load();
    await Promise.all([2, 3, 4].map((quantity) => cart.setQuantity(cart.lines()[0]!, quantity)));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(calls.map(({ body }) => body.quantity)).toEqual([4]);
    expect(cart.lines()[0]?.quantity).toBe(4);
  });

  it('[CART-47] a rejection rolls back its own line and returns its message to the caller', async () => {
    const { cart, load } = shop((path) =>
      path.endsWith('list')
        ? { status: 200, body: [wire(91, 1), wire(92, 4, 6)] }
        : { status: 403, body: { errors: [{ code: 'stock', message: 'Only 1 of Milk left.' }] } },
    );
    await load();
    const pending = cart.setQuantity(cart.lines()[0]!, 9);
    expect(cart.lines().map(({ quantity }) => quantity)).toEqual([9, 4]);
    expect(await pending).toEqual({ ok: false, messages: ['Only 1 of Milk left.'] });
    expect(cart.lines().map(({ quantity }) => quantity)).toEqual([1, 4]);
  });

  it.each<[string, FakeResponse]>([
    ['without a line', 'down'],
    ['while the backend is away', { status: 503, body: { errors: [{ code: 'unavailable', message: 'Away.' }] } }],
    ['while something else answers for it', { status: 502, body: null }],
  ])('keeps operations made %s, and replays them once when the server responds', async (_, away) => {
    let down = true;
    const { cart, calls, load } = shop((path, body) => (down && !path.endsWith('list') ? away : accept(path, body)));
    await load();
    expect(await cart.setQuantity(cart.lines()[0]!, 2)).toEqual({ ok: true, queued: true });
    await cart.setQuantity(cart.lines()[0]!, 3);
    expect(cart.lines()[0]?.quantity).toBe(3);
    down = false;
    calls.length = 0;
    cart.flush();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(calls.map(({ body }) => body.quantity)).toEqual([3]);
    expect(cart.lines()[0]?.quantity).toBe(3);
  });

  it('removing a line that is already gone succeeds', async () => {
    const { cart, load, rejections } = shop((path) =>
      path.endsWith('list')
        ? { status: 200, body: [wire(91, 1)] }
        : { status: 404, body: { errors: [{ code: 'cart', message: 'gone' }] } },
    );
    await load();
    expect(await cart.remove(cart.lines()[0]!)).toEqual({ ok: true, queued: false });
    expect(cart.lines()).toEqual([]);
    expect(rejections).toEqual([]);
  });

  it('[GUEST-01] [GUEST-02] requests a guest id once, and never with a token', async () => {
    const { cart, store, calls } = shop(() => ({ status: 200, body: { guest_id: 55 } }));
    store.dispatch(sessionSlice.actions.guestForgotten());
    expect(await Promise.all([cart.ensureGuest(), cart.ensureGuest()])).toEqual(['55', '55']);
    expect(calls).toHaveLength(1);
    store.dispatch(sessionSlice.actions.guestForgotten());
    store.dispatch(sessionSlice.actions.signedIn('t'));
    await cart.ensureGuest();
    expect(calls).toHaveLength(1);
  });

  it('[CART-40] detects a cart of another store; what was sent does not wait any more', async () => {
    const { cart, load, store } = shop(() => ({ status: 200, body: [wire(91, 1)] }));
    await load();
    expect(cart.hasItemsOfAnotherStore({ ...milk, storeId: '8' })).toBe(true);
    expect(cart.hasItemsOfAnotherStore(milk)).toBe(false);
    await cart.clear();
    expect(store.getState().cartLog.operations).toEqual([]);
  });

  it('[GUEST-18] without guest checkout the cart waits in the browser and is sent after sign-in', async () => {
    const { cart, store, calls } = shop(() => ({ status: 200, body: [wire(91, 1)] }), { guestCheckout: false });
    store.dispatch(sessionSlice.actions.guestForgotten());
    const stop = persistPendingOperations(store as never, localStorage, cart.flush);
    expect(await cart.add(milk, noChoice, 1)).toEqual({ ok: true, queued: false });
    expect(cart.lines()).toMatchObject([{ quantity: 1 }]);
    expect(calls).toEqual([]);
    stop();
    // The next page load restores the pending operations, and sends them after sign-in.
    const nextVisit = shop(() => ({ status: 200, body: [wire(91, 1)] }), { guestCheckout: false });
    nextVisit.store.dispatch(sessionSlice.actions.guestForgotten());
    let stopNextVisit = () => {};
    await new Promise<void>((restored) => {
      stopNextVisit = persistPendingOperations(nextVisit.store as never, localStorage, restored);
    });
    expect(nextVisit.cart.lines()).toMatchObject([{ item: { id: '5' }, quantity: 1 }]);
    nextVisit.store.dispatch(sessionSlice.actions.signedIn('t'));
    nextVisit.cart.flush();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(nextVisit.calls).toMatchObject([{ path: 'customer/cart/add', body: { item_id: 5, quantity: 1 } }]);
    expect(nextVisit.calls[0]?.body).not.toHaveProperty('guest_id');
    expect(localStorage.getItem('cartWaiting')).toBeNull();
    stopNextVisit();
  });

  it('[PLUS-52] of two tabs that restored the same operations one sends them, and what each waits with is stored', async () => {
    localStorage.clear();
    let isDown = true;
    const added: string[] = [];
    const tab = () => {
      const used = shop((path, { item_id: item }) => {
        if (isDown) return 'down';
        if (path.endsWith('add')) added.push(String(item));
        return { status: 200, body: added.map((id, index) => wire(91 + index, 1, Number(id))) };
      });
      return {
        ...used,
        keep: () =>
          new Promise<() => void>((done) => {
            const stop = persistPendingOperations(used.store as never, localStorage, () => done(stop));
            if (localStorage.getItem('cartWaiting') === null) done(stop);
          }),
      };
    };
    const [first, second, third] = [tab(), tab(), tab()];
    // The third opens before anything waits: it knows nothing of the others' operations, and stores its own beside them.
    const stops = [await first.keep(), await third.keep()];
    await first.cart.add(milk, noChoice, 1);
    stops.push(await second.keep());
    await third.cart.add(sampleItem({ ...milk, id: '6', name: 'Jam' }), noChoice, 1);
    const stored = JSON.parse(localStorage.getItem('cartWaiting') ?? '[]') as { line: { item: { id: string } } }[];
    expect(stored.map(({ line }) => line.item.id).sort()).toEqual(['5', '6']);
    isDown = false;
    const idle = async ({ store, cart }: ReturnType<typeof tab>) => {
      while (store.getState().cartLog.operations.length > 0) {
        cart.flush();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await Promise.all([idle(first), idle(second), idle(third)]);
    expect(added.sort()).toEqual(['5', '6']);
    for (const { rejections } of [first, second, third]) expect(rejections).toEqual([]);
    expect(localStorage.getItem('cartWaiting')).toBeNull();
    stops.forEach((stop) => stop());
  });

  it('[CART-39] pending operations are never sent to the cart of another module', async () => {
    let down = true;
    const { cart, store, calls, load } = shop((path) =>
      down && !path.endsWith('list') ? 'down' : { status: 200, body: path.endsWith('list') ? [] : [wire(91, 1)] },
    );
    await load();
    await cart.add(milk, noChoice, 1);
    const callCount = calls.length;
    store.dispatch(sessionSlice.actions.moduleChosen({ id: '2', type: 'food', name: 'F' }));
    down = false;
    cart.flush();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toHaveLength(callCount);
    expect(cart.lines()).toEqual([]);
    store.dispatch(sessionSlice.actions.moduleChosen({ id: '1', type: 'grocery', name: 'G' }));
    cart.flush();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toHaveLength(callCount + 1);
    expect(cart.lines()).toMatchObject([{ id: '91' }]);
  });

  it('a thousand odd values of what waited are restored as far as they can be read and priced', async () => {
    const line = { id: 'new-1', item: { ...milk, ...EVERYTHING }, quantity: 2, choice: CHOICE };
    const common = { key: 'k', moduleId: '1' };
    const valid = [
      { ...common, kind: 'add', line },
      { ...common, kind: 'quantity', lineId: 'new-1', quantity: 3 },
      { ...common, kind: 'change', lineId: 'new-1', quantity: 3, choice: CHOICE },
      { ...common, kind: 'remove', lineId: '2' },
      { ...common, kind: 'clear' },
    ];
    expect(storedOperations(JSON.stringify(valid))).toEqual(valid);
    fc.assert(
      fc.property(nearlyJson(valid), (text) => {
        const operations = storedOperations(text);
        expect(valid.map(({ kind }) => kind)).toEqual(expect.arrayContaining(operations.map(({ kind }) => kind)));
        const { subtotal } = priceCart(
          foldCart(
            [],
            operations.filter(({ kind }) => kind !== 'clear'),
          ),
        );
        expect(Number.isSafeInteger(subtotal)).toBe(true);
        for (const operation of operations)
          if (operation.kind === 'add')
            for (const { url } of [operation.line.item.image, ...operation.line.item.images].flatMap(
              (one) => one ?? [],
            ))
              expect(url.length).toBeLessThan(2001);
      }),
      { numRuns: 1000 },
    );
  });

  it('invalid storage is replaced, and an operation meanwhile is kept', async () => {
    const { cart, store } = shop(() => 'down');
    for (const text of ['{broken', '{}', '[1,null,{"kind":"add"}]', '[{"kind":"clear","key":"a","moduleId":{}}]']) {
      localStorage.setItem('cartWaiting', text);
      let stop = () => {};
      await new Promise<void>((restored) => {
        stop = persistPendingOperations(store as never, localStorage, restored);
      });
      expect(cart.lines()).toEqual([]);
      stop();
    }
    localStorage.setItem('cartWaiting', '[null]');
    const restored = new Promise<void>((done) => persistPendingOperations(store as never, localStorage, done));
    await cart.add(milk, noChoice, 1);
    await restored;
    expect(JSON.parse(localStorage.getItem('cartWaiting') ?? '')).toMatchObject([{ kind: 'add' }]);
  });
});

describe('reading the cart again', () => {
  it('returns what another device has changed, with the pending operations of this one', async () => {
    let lines = [wire(11, 2)];
    const { cart, load } = shop((path) => (path.endsWith('list') ? { status: 200, body: lines } : 'down'));
    await load();
    lines = [wire(11, 3), wire(12, 1, 6)];
    expect((await cart.refetch())?.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['11', 3],
      ['12', 1],
    ]);
    const [first] = cart.lines();
    if (first) await cart.setQuantity(first, 5);
    expect((await cart.refetch())?.map(({ quantity }) => quantity)).toEqual([5, 1]);
  });

  it('[PLUS-52] asks after a read that began before the change of another tab', async () => {
    const held: (() => void)[] = [];
    const { cart, store, load } = shop(async (path) => {
      if (!path.endsWith('list')) return { status: 404, body: {} };
      const isFirst = held.length === 0;
      await new Promise<void>((resolve) => (isFirst ? held.push(resolve) : resolve()));
      return { status: 200, body: isFirst ? [] : [wire(91, 1)] };
    });
    const opened = load();
    const copy = { key: 'copy', moduleId: '1', kind: 'add' as const, line: { id: 'new', item: milk, quantity: 1, choice: noChoice } }; // prettier-ignore
    store.dispatch(cartLogSlice.actions.restored([copy]));
    while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    store.dispatch(cartLogSlice.actions.settledElsewhere(['copy']));
    const again = cart.refetch();
    held[0]?.();
    await opened;
    expect(await again).toMatchObject([{ id: '91', quantity: 1 }]);
    expect(cart.lines()).toMatchObject([{ id: '91', quantity: 1 }]);
  });
  it('is null without an answer', async () => {
    const { cart, load } = shop((path) =>
      path.endsWith('list') ? { status: 404, body: { errors: [] } } : { status: 200, body: [] },
    );
    await load();
    expect(await cart.refetch()).toBeNull();
  });
});
