/** How a name is written down to be searched (decision 108). */
import { foldedWords } from './fold-text';
import { withMeasures } from './measures';
import { joinedPairs, type SearchableName } from './score-name';

const wordsOf = (text: string): string[] => withMeasures(foldedWords(text));

/** @param names in each language @param context names of its category and of what it is for */
export function searchableName(names: readonly string[], context: readonly string[]): SearchableName {
  return {
    names: [...new Set(names)].map(wordsOf),
    context: [...new Set(context.flatMap(wordsOf))],
  };
}

/** The words that it is found by, and two of its words as one. */
export const termsOf = ({ names, context }: SearchableName): string[] => [
  ...new Set([...names.flat(), ...names.flatMap(joinedPairs), ...context]),
];
