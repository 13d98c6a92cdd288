/**
 * `npm run dev -- --pseudo`, or `PSEUDO=1` for `vite` alone: every text of the locale files with accents and brackets, and two fifths longer. Plain
 * text on a page was not translated; broken layout has no room for longer languages. Development only: it changes
 * files as they are loaded.
 */
import type { Plugin } from 'vite';

const ACCENTS: Record<string, string> = Object.fromEntries(
  [...'aAcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ'].map((letter, index) => [
    letter,
    [...'áÁçÇđĐéÉğĞĥĤíÍĵĴķĶļĻñÑöÖŕŔšŠţŢúÚŵŴýÝžŽ'][index] ?? letter,
  ]),
);
const LONGER = 0.4;
/** Placeholders and markup are kept. */
const PLACEHOLDERS = /(\{\{[^}]*\}\}|<[^>]*>)/;

/** `Add {{count}}` → `[Áđđ {{count}}··]` */
export function pseudo(text: string): string {
  const parts = text.split(PLACEHOLDERS);
  const words = parts.filter((_, index) => index % 2 === 0).join('');
  const accented = parts.map((part, index) =>
    index % 2 === 1 ? part : [...part].map((letter) => ACCENTS[letter] ?? letter).join(''),
  );
  return `[${accented.join('')}${'·'.repeat(Math.ceil(words.length * LONGER))}]`;
}

/** The same over a whole locale file. */
export function pseudoMessages(messages: unknown): unknown {
  if (typeof messages === 'string') return pseudo(messages);
  if (Array.isArray(messages)) return messages.map(pseudoMessages);
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudoMessages(value)]));
}

export const pseudoLocale = (): Plugin => ({
  name: 'pseudo-locale',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) =>
    /\/locales\/[^?]+\.json$/.test(id) ? { code: JSON.stringify(pseudoMessages(JSON.parse(code))), map: null } : null,
});
