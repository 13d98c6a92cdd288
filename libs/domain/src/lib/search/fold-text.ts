/**
 * One reading of names and of searches (decision 108): what the index holds, what a query asks, and what is marked in a
 * name are compared in this form.
 */
import { foldAt } from './fold-letters';

/** A folded text, and where its letters come from. */
export interface FoldedText {
  text: string;
  /** Of each UTF-16 unit of `text`: where the sign that it stands for begins in the original. */
  from: number[];
  /** And where that sign ends, with the vowel marks behind it. */
  to: number[];
}

/** A letter that stays behind a mark or a joiner shares its place. */
function append(folded: FoldedText, letters: string, start: number, end: number): void {
  for (const letter of letters) {
    const isSpace = letter === ' ';
    if (isSpace && (folded.text === '' || folded.text.endsWith(' '))) continue;
    folded.text += letter;
    for (let unit = 0; unit < letter.length; unit += 1) {
      folded.from.push(start);
      folded.to.push(end);
    }
  }
}

/** @param text @returns as {@link foldText}, with the places of its letters */
export function foldWithPlaces(text: string): FoldedText {
  const folded: FoldedText = { text: '', from: [], to: [] };
  const signs = Array.from(text);
  let start = 0;
  signs.forEach((sign, at) => {
    const end = start + sign.length;
    const letters = foldAt(signs, at);
    const last = folded.to.length - 1;
    if (letters !== '') append(folded, letters, start, end);
    else if (last >= 0 && !folded.text.endsWith(' ')) folded.to[last] = end;
    start = end;
  });
  if (folded.text.endsWith(' ')) {
    folded.text = folded.text.slice(0, -1);
    folded.from.pop();
    folded.to.pop();
  }
  return folded;
}

/**
 * A text as a search reads it: words in lower case, one space between them, without accents, vowel marks, apostrophes,
 * and marks that nobody sees; Latin digits; one form of each Arabic letter. `Chef’s Crème-brûlée` is `chefs creme
 * brulee`, `حَلِيب` and `حلیب` are one word. Empty: there is nothing to search for. Idempotent.
 */
export const foldText = (text: string): string => foldWithPlaces(text).text;

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean);
