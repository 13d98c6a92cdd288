/** How good searches are, by what was judged before they were tuned (decision 108). `npm run bench -- search` prints it. */
import { figuresOf, readJudged } from './demo/searches/judged';
import { judgeSearch, type Judged } from './demo/searches/judge';
import { demoDatabase } from './postgres.spec-helper';
import { boot, HERE } from './testing.spec-helper';

const asked = readJudged();
const partOf = (matches: (query: (typeof asked)[number]) => boolean): number =>
  asked.filter(matches).length / asked.length;

it('the judged searches are many, half of them Arabic, half with errors, and of both parts', () => {
  expect(asked.length).toBeGreaterThanOrEqual(240);
  expect(new Set(asked.map(({ module, lists, text }) => `${module} ${lists} ${text}`)).size).toBe(asked.length);
  expect(partOf(({ isArabic }) => isArabic)).toBeGreaterThan(0.49);
  expect(partOf(({ hasErrors }) => hasErrors)).toBeGreaterThan(0.49);
  expect(partOf(({ wanted }) => wanted.size === 0)).toBeGreaterThanOrEqual(0.1);
  expect(partOf(({ isKept }) => isKept)).toBeGreaterThan(0.4);
});

describe('on the searches that it was not tuned with', () => {
  let kept: Judged[];
  beforeAll(async () => {
    // On PostgreSQL, where so many searches cost a fraction; search.spec.ts searches the embedded database.
    const world = await boot({ DATABASE_URL: await demoDatabase('judged') });
    kept = await judgeSearch(
      async (url, headers) => (await world.get(url, { ...HERE, ...headers })).body as unknown,
      asked.filter(({ isKept }) => isKept),
    );
    await world.close();
  }, 300_000);

  it('[PLUS-40] the shop finds what is wanted, first', () => {
    const { ndcg, inTop } = figuresOf(kept.map(({ quality }) => quality));
    expect(ndcg).toBeGreaterThanOrEqual(0.9);
    expect(inTop).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['Arabic', true],
    ['English', false],
  ])('in %s', (_, isArabic) => {
    const { ndcg, inTop } = figuresOf(
      kept.filter(({ query }) => query.isArabic === isArabic).map(({ quality }) => quality),
    );
    expect(ndcg).toBeGreaterThanOrEqual(0.87);
    expect(inTop).toBeGreaterThanOrEqual(0.92);
  });
});
