/** The same search among a few names that are at hand, such as categories (decision 108). */
import { readingsOf, type Reading } from './other-keyboard';
import { readQuery } from './read-query';
import { keepBest, scoreName, scoreWords } from './score-name';
import { searchableName, termsOf } from './searchable-name';

/** Of a reading that is a guess itself, nothing else is guessed. */
function matching<Each>(
  { text, isGuess }: Reading,
  entries: readonly { each: Each; name: ReturnType<typeof searchableName> }[],
): Each[] {
  const query = readQuery(text);
  if (query.parts.length === 0) return [];
  const scores = scoreWords(query, [...new Set(entries.flatMap(({ name }) => termsOf(name)))], !isGuess);
  const found = entries.flatMap(({ each, name }) => {
    const match = scoreName(query, scores, name);
    return match ? [{ each, match }] : [];
  });
  return keepBest(found).map(({ each }) => each);
}

/**
 * The entries whose names a text means, the best first. @param mayGuess false: no errors, sounds and other keyboards, for names that
 * are a part of what the text may mean
 */
export function matchNames<Each>(
  text: string,
  all: readonly Each[],
  namesOf: (each: Each) => readonly string[],
  mayGuess = true,
): Each[] {
  const entries = all.map((each) => ({ each, name: searchableName(namesOf(each), []) }));
  const readings = mayGuess ? readingsOf(text) : [{ text, isGuess: true }];
  for (const reading of readings) {
    const found = matching(reading, entries);
    if (found.length > 0) return found;
  }
  return [];
}
