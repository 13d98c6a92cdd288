/** Cache lifetimes, retries and page sizes. */
import { scope, shop } from './fake-network.spec-helper';
import { CATEGORIES_FRESH, catalogApi } from './lib/catalog';

const { endpoints } = catalogApi;
const MINUTE = 60_000;
type Start = Parameters<ReturnType<typeof shop>['store']['dispatch']>[0];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('caches', () => {
  it.each<[string, number, () => unknown]>([
    ['categories', 5, () => endpoints.getCategories.initiate({ scope }, { forceRefetch: CATEGORIES_FRESH })],
    ['featured categories', 8, () => endpoints.getCategories.initiate({ scope })],
    ['banners', 5, () => endpoints.getBanners.initiate({ scope })],
    ['conditions', 8, () => endpoints.getConditions.initiate({ scope })],
  ])(
    '[PERF-01] [PERF-02] [PERF-03] [PERF-04] %s are kept for %i minutes after the last subscriber',
    async (_, minutes, start) => {
      const { store, calls } = shop(() => ({ status: 200, body: [] }));
      const look = async () => {
        const query = store.dispatch(start() as Start) as unknown as Promise<unknown> & { unsubscribe: () => void };
        await query;
        query.unsubscribe();
      };
      await look();
      await jest.advanceTimersByTimeAsync(minutes * MINUTE - 1000);
      await look();
      expect(calls).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(minutes * MINUTE + 1000);
      await look();
      expect(calls).toHaveLength(2);
    },
  );

  it('[PERF-01] categories are one entry wherever the customer stands within the zones', async () => {
    const { store, calls } = shop(() => ({ status: 200, body: [] }));
    for (const lat of [34.5, 34.6])
      await store.dispatch(endpoints.getCategories.initiate({ scope: { ...scope, point: { lat, lng: 18.9 } } }));
    expect(calls).toHaveLength(1);
  });

  it('[PERF-12] never mixes zones, modules or languages', async () => {
    const { store, calls } = shop(() => ({ status: 200, body: [] }));
    const ask = (over: object) => store.dispatch(endpoints.getCategories.initiate({ scope: { ...scope, ...over } }));
    await ask({});
    await ask({});
    expect(calls).toHaveLength(1);
    await ask({ moduleId: '2' });
    await ask({ language: 'ar' });
    await ask({ zoneIds: ['3'] });
    expect(calls.map(({ init }) => (init.headers as Record<string, string>).moduleId)).toEqual(['1', '2', '1', '1']);
  });
});

describe('retries', () => {
  it('[PERF-06] a failing list is requested four times in all, [PERF-08] a rejected one once', async () => {
    const broken = shop(() => ({ status: 503, body: {} }));
    const asked = broken.store.dispatch(endpoints.getCategories.initiate({ scope }));
    await jest.advanceTimersByTimeAsync(60_000);
    await asked;
    expect(broken.calls).toHaveLength(4);
    const refused = shop(() => ({ status: 403, body: { errors: [{ code: 'x', message: 'no' }] } }));
    const again = refused.store.dispatch(endpoints.getCategories.initiate({ scope }));
    await jest.advanceTimersByTimeAsync(60_000);
    await again;
    expect(refused.calls).toHaveLength(1);
  });

  it('[PERF-07] failing new arrivals are requested four times in all', async () => {
    const { store, calls } = shop(() => ({ status: 500, body: {} }));
    const asked = store.dispatch(endpoints.getItemList.initiate({ scope, list: 'new' }));
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect((await asked).isError).toBe(true);
    expect(calls).toHaveLength(4);
  });
});

describe('pages', () => {
  it.each([
    ['best reviewed items', 'best', { type: 'all', limit: '20', offset: '1' }],
    ['recommended items', 'loved', { limit: '15', offset: '1' }],
  ] as const)('[PERF-10] [PERF-11] [CALL-07] %s have their own page size', async (_, list, asked) => {
    const { store, calls } = shop(() => ({ status: 200, body: { total_size: 0, products: [] } }));
    await store.dispatch(endpoints.getItemList.initiate({ scope, list }));
    expect(Object.fromEntries((calls[0] as { url: URL }).url.searchParams)).toMatchObject(asked);
  });
});
