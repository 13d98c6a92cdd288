import { CATALOGUES } from '..';
import { readProducts } from '../read';
import { DESCRIPTIONS } from '.';

const products = CATALOGUES.flatMap(readProducts);

it('describes each product in its own words, in both languages, short enough for a card', () => {
  for (const language of ['en', 'ar'] as const) {
    const texts = products.map(({ description }) => description[language] ?? '');
    expect(new Set(texts).size).toBe(products.length);
    expect(texts.filter((text) => text.length < 15 || text.length > 100)).toEqual([]);
    // What differs by the name alone is a template.
    const tails = texts.map((text) => text.split(/[:.،,]/).at(-2));
    expect(tails.length - new Set(tails).size).toBeLessThan(6);
  }
  expect([...DESCRIPTIONS.keys()].sort()).toEqual(products.map(({ slug }) => slug).sort());
});
