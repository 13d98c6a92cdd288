/** Finds missing plural forms in locale files, by the rules of the language (`Intl.PluralRules`). */
export const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Counts without a noun, which need no plural forms: 'Picture 2 of 5', 'Filter (3)', '2 ×'. */
const WITHOUT_NOUN = /\(\{\{count\}\}\)|\{\{count\}\} ×|(of|من) \{\{count\}\}|\{\{count\}\} (in|في) /;

/**
 * A counted text has every plural form of its language: two in English, six in Arabic.
 * @param entries [key, text] of one file, nested keys joined by dots
 * @returns a sentence for each missing form
 */
export function pluralErrors(entries, language) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = new Set(entries.map(([key]) => key));
  const counted = new Set(
    entries
      .filter(([key, text]) => PLURAL.test(key) || (text.includes('{{count}}') && !WITHOUT_NOUN.test(text)))
      .map(([key]) => key.replace(PLURAL, '')),
  );
  return [...counted].flatMap((key) =>
    forms.filter((form) => !keys.has(`${key}_${form}`)).map((form) => `${language}: ${key} lacks its form ${form}`),
  );
}
