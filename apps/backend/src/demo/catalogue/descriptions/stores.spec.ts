import { STORES } from '../stores';
import { STORE_DESCRIPTIONS, STORE_NEWS } from './stores';

const slugs = STORES.map(({ slug }) => slug);

it('describes each store in its own words, in both languages', () => {
  expect([...STORE_DESCRIPTIONS.keys()]).toEqual(slugs);
  for (const language of ['en', 'ar'] as const) {
    const texts = [...STORE_DESCRIPTIONS.values()].map((words) => words[language]);
    expect(new Set(texts).size).toBe(slugs.length);
    expect(texts.filter((text) => text.length < 25 || text.length > 160)).toEqual([]);
  }
});

it('knows each store that has news', () => {
  expect([...STORE_NEWS.keys()].filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect([...STORE_NEWS.values()].filter(({ en, ar }) => !en || !ar)).toEqual([]);
});
