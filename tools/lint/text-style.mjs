/** The house style of texts that customers read. What the specification quotes keeps its letters. */
import { readFileSync } from 'node:fs';

const QUOTED = new Set(JSON.parse(readFileSync(new URL('quoted-texts.json', import.meta.url), 'utf8')));

const EVERY_LANGUAGE = [
  [/\S {2,}\S/, 'has two spaces in a row'],
  [/\.\.\./, 'writes … as three dots'],
  [/ …/, 'has a space before …'],
];
const OWN = {
  en: [
    [/\bplease\b/i, 'says please: name what to do'],
    [/\bsuccessfully\b/i, 'says successfully: what was done is enough'],
    [/\b(canceled|color|favorite)\b/i, 'is spelled the American way'],
    [/\be-mail/i, 'writes email with a hyphen'],
  ],
  ar: [
    [/يرجى|من فضلك|الرجاء/, 'says please: name what to do'],
    [/بنجاح/, 'says successfully: what was done is enough'],
    [/[\u0621-\u064a]\s*[,;?]/, 'has a Latin comma, semicolon or question mark'],
    [/[\u0621-\u064a]\u0640+[\u0621-\u064a]/, 'stretches a word'],
  ],
};

/**
 * @param entries [key, text] of one file
 * @returns a sentence for each fault
 */
export function styleErrors(entries, language) {
  const rules = [...EVERY_LANGUAGE, ...(OWN[language] ?? [])];
  return entries
    .filter(([, text]) => !QUOTED.has(text))
    .flatMap(([key, text]) => {
      const words = text.replace(/\{\{.*?\}\}/g, '0');
      return rules.filter(([fault]) => fault.test(words)).map(([, what]) => `${language}: ${key} ${what}`);
    });
}
