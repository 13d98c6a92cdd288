/** Plural forms of the locale files: which are missing, by the language's own rules (`Intl.PluralRules`). */
export const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A number beside which no noun stands: 'Picture 2 of 5', 'Filter (3)', '2 ×'. */
const WITHOUT_NOUN = /\(\{\{count\}\}\)|\{\{count\}\} ×|(of|من) \{\{count\}\}|\{\{count\}\} (in|في) /;

/**
 * What is counted has every form of its language: English one and other, Arabic six.
 * @param entries [key, text] of one file, nested keys joined by dots
 * @returns a sentence for each form that is missing
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
