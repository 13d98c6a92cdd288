/** Finds texts that say less in one language: a value, such as a price or a name, that the other language inserts. */
import { PLURAL } from './plurals.mjs';

const valuesOf = (text) => [...new Set([...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name))].sort();

/** Forms for one, two and none say the number in a word, so the form `other` stands for all. */
const compared = (entries) =>
  new Map(
    entries
      .filter(([key]) => !PLURAL.test(key) || key.endsWith('_other'))
      .map(([key, text]) => [key.replace(PLURAL, ''), valuesOf(text).join(', ')]),
  );

/**
 * @param entriesOf [key, text] of one folder by language; the first language is the reference
 * @returns a sentence for each text whose values differ
 */
export function valueErrors(entriesOf) {
  const [reference, ...others] = [...entriesOf].map(([code, entries]) => [code, compared(entries)]);
  if (!reference) return [];
  const [first, wanted] = reference;
  return others.flatMap(([code, values]) =>
    [...values]
      .filter(([key, names]) => wanted.has(key) && wanted.get(key) !== names)
      .map(
        ([key, names]) =>
          `${code}: ${key} inserts ${names || 'nothing'}, ${first} inserts ${wanted.get(key) || 'nothing'}`,
      ),
  );
}
