/** A search longer than what can be searched is cut, never refused: no retry would help its customer. */
import { SEARCH_LENGTH } from '@shop/domain/search-text';
import { bearer, boot, HERE, type Json } from './testing.spec-helper';

let world: Awaited<ReturnType<typeof boot>>;
let signedIn: Json;
beforeAll(async () => {
  world = await boot();
  const { token } = await world.customer();
  signedIn = bearer(token);
});
afterAll(() => world.close());
const at = Date.now();
// Arrival times are told by the minute, and another may begin between two answers that are compared.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(at));
afterEach(() => jest.restoreAllMocks());

const inPath = (text: string) => `/api/v1/categories/${encodeURIComponent(text)}`;
const inQuery = (path: string, field: string) => (text: string) =>
  `/api/v1/${path}?${new URLSearchParams({ [field]: text, limit: '10', offset: '1' })}`;
/** Each call that searches, and a word that it finds. */
const CALLS: [name: string, urlOf: (text: string) => string, word: string][] = [
  ['items', inQuery('items/search', 'name'), 'bananas'],
  ['items of a store', (text) => `${inQuery('items/search', 'name')(text)}&store_id=1`, 'bananas'],
  ['suggestions', inQuery('items/item-or-store-search', 'name'), 'bananas'],
  ['keywords', inQuery('items/search-suggestion', 'name'), 'bananas'],
  ['stores', inQuery('stores/search', 'name'), 'market'],
  ['categories', inPath, 'fruit'],
  ['places', inQuery('config/place-api-autocomplete', 'search_text'), 'opera'],
  ['conversations', inQuery('customer/message/search-list', 'name'), 'nobody'],
];

describe.each(CALLS)('a search for %s', (_, urlOf, word) => {
  const found = async (text: string) => {
    const { status, body } = await world.get(urlOf(text), { ...HERE, ...signedIn });
    expect([text, status]).toEqual([text, 200]);
    return body as unknown;
  };

  it('of 330 letters finds what its first ones find', async () => {
    const end = 'x'.repeat(330);
    expect(await found(word.padEnd(330))).toEqual(await found(word));
    expect(await found(word.padEnd(SEARCH_LENGTH) + end)).toEqual(await found(word));
    expect(await found(end)).toEqual(await found(end.slice(0, SEARCH_LENGTH)));
  });

  it('cuts no letter in half, in any script', async () => {
    const letters = 'ش😀e\u0301'.repeat(200);
    for (const start of [0, 1, 2, 3]) await found('a'.repeat(start) + letters);
  });
});
