/** A number with its noun, as each language counts: two forms in English, six in Arabic. */
import type { Localized } from './db/schema';
import type { Language } from './languages';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `#` stands for the number. The Arabic ones are in the accusative, as they stand behind a verb or 'after'. */
const NOUNS = {
  minute: {
    en: { one: '# minute', other: '# minutes' },
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  },
  point: {
    en: { one: '# point', other: '# points' },
    ar: { one: 'نقطة واحدة', two: 'نقطتين', few: '# نقاط', many: '# نقطة', other: '# نقطة' },
  },
} satisfies Record<string, Record<Language, Forms>>;

const formOf = (language: Language, forms: Forms, count: number): string =>
  (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace('#', String(count));

/** A value of a message: '5 minutes'. */
export const counted = (count: number, noun: keyof typeof NOUNS): Localized => ({
  en: formOf('en', NOUNS[noun].en, count),
  ar: formOf('ar', NOUNS[noun].ar, count),
});
