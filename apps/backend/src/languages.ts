/** Languages of the backend: those of the storefront. The first one is the default. */
import facts from '@shop/util/languages.json';

export type Language = keyof typeof facts;

interface LanguageFacts {
  code: Language;
  /** Name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

export const LANGUAGES = (Object.keys(facts) as Language[]).map((code) => {
  const { name, direction } = facts[code];
  return { code, name, direction } as LanguageFacts;
}) as [LanguageFacts, ...LanguageFacts[]];

/** The language of a header or cookie; the default for an unknown one. */
export const languageOf = (code: string | null): Language =>
  (LANGUAGES.find((language) => code?.startsWith(language.code)) ?? LANGUAGES[0]).code;

export const directionOf = (code: Language): 'ltr' | 'rtl' =>
  (LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0]).direction;
