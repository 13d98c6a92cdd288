import { CATALOGUES } from '..';
import { readProducts } from '../read';
import { DESCRIPTIONS } from '.';

const products = CATALOGUES.flatMap(readProducts);
const LANGUAGES = ['en', 'ar'] as const;

const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?؟:؛;]/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

it.each(LANGUAGES)('describes each product in its own words, short enough for a card (%s)', (language) => {
  const texts = products.map(({ description }) => description[language] ?? '');
  expect(new Set(texts).size).toBe(products.length);
  expect(texts.filter((text) => text.length < 15 || text.length > 100)).toEqual([]);
  expect([...DESCRIPTIONS.keys()].sort()).toEqual(products.map(({ slug }) => slug).sort());
});

/** A store sells products of one module, each once: no two of its items share a sentence. */
it.each(CATALOGUES.flatMap((text) => LANGUAGES.map((language) => [text.module, language, text] as const)))(
  'says no sentence of two products of %s (%s)',
  (_module, language, text) => {
    const sentences = readProducts(text).flatMap(({ description }) => sentencesOf(description[language] ?? ''));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
  },
);
