import type { Executor } from './database';
import { cacheTotals, cachedTotal } from './cached-totals';

let statements: string[];
const query = (params: unknown[], answer: () => Promise<{ total: number }[]> = async () => [{ total: 7 }]) =>
  ({
    toSQL: () => ({ sql: 'select count(*)', params }),
    then: (...given: Parameters<Promise<{ total: number }[]>['then']>) => {
      statements.push(String(params));
      return answer().then(...given);
    },
  }) as unknown as Parameters<typeof cachedTotal>[1];

beforeEach(() => {
  statements = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('counts once for all pages of a list, and again after its cache time', async () => {
  const db = {} as Executor;
  cacheTotals(db, 10);
  const totals = await Promise.all([
    cachedTotal(db, query([1])),
    cachedTotal(db, query([1])),
    cachedTotal(db, query([2])),
  ]);
  expect(totals).toEqual([7, 7, 7]);
  expect(statements).toEqual(['1', '2']);
  jest.advanceTimersByTime(9_999);
  await cachedTotal(db, query([1]));
  expect(statements).toHaveLength(2);
  jest.advanceTimersByTime(2);
  await cachedTotal(db, query([1]));
  expect(statements).toHaveLength(3);
});

it('caches no failure', async () => {
  const db = {} as Executor;
  cacheTotals(db, 10);
  await expect(
    cachedTotal(
      db,
      query([1], () => Promise.reject(new Error('away'))),
    ),
  ).rejects.toThrow('away');
  await expect(cachedTotal(db, query([1]))).resolves.toBe(7);
});

it('does not cache for transactions, or with a cache time of 0', async () => {
  const [db, transaction] = [{} as Executor, {} as Executor];
  cacheTotals(db, 0);
  for (const one of [db, db, transaction, transaction]) await cachedTotal(one, query([1]));
  expect(statements).toHaveLength(4);
});
