/** Lists of a JSON document, entry by entry: accepts whatever JSON.parse accepts, at any chunk boundary. */
import fc from 'fast-check';
import { readLists, type ListEntry } from './json-lists';

async function read(text: string, size = 7): Promise<ListEntry[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const entries: ListEntry[] = [];
  for await (const some of readLists(chunks(), ['a', 'b'])) entries.push(...some);
  return entries;
}
const errorOf = (text: string) =>
  read(text).then(
    () => 'nothing is wrong',
    (error: Error) => error.message,
  );

it('reads what JSON.parse reads, with any chunk size and any spacing', async () => {
  const document = fc.record({ a: fc.array(fc.jsonValue()), b: fc.array(fc.jsonValue()) });
  await fc.assert(
    fc.asyncProperty(
      document,
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(0, 1, '\t'),
      async (value, size, space) => {
        const text = JSON.stringify(value, null, space);
        const parsed = JSON.parse(text) as Record<string, unknown[]>;
        const expected = ['a', 'b'].flatMap((list) =>
          (parsed[list] ?? []).map((entry, index) => ({ list, index, value: entry })),
        );
        expect(await read(text, size)).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  );
  expect(await read('\uFEFF { } ')).toEqual([]);
});

it.each([
  ['[1]', 'it has to hold an object'],
  ['', 'it ends too early'],
  ['{"a": [1', 'it ends within a'],
  ['{"a": [1, 2]', 'it ends within a'],
  ['{"a": {}}', 'a has to be a list'],
  ['{"c": []}', 'c is none of a, b'],
  ['{"a": [], "a": []}', 'a is there twice'],
  ['{"a": [1,]}', '"]" is not expected at a[1]'],
  ['{"a": [1 2]}', '"2" is not expected at a[1]'],
  ['{"a": []} x', '"x" is not expected at a[0]'],
])('%s: %s', async (text, error) => {
  expect(await errorOf(text)).toBe(error);
});

it('reports an error with its entry, and stops at an entry without an end', async () => {
  expect(await errorOf('{"a": [{"x": 1}, {"x" 2}]}')).toMatch(/^a\[1\]: /);
  expect(await errorOf(`{"a": ["${'x'.repeat(1_100_000)}"]}`)).toMatch(/^a\[0\] is longer than/);
});
