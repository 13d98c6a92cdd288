/** Languages of the backend; the storefront's own list may be longer. */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

/** The language of a header or cookie; the default for an unknown one. */
export const languageOf = (code: string | null): Language =>
  (LANGUAGES.find((language) => code?.startsWith(language.code)) ?? LANGUAGES[0]).code;

export const directionOf = (code: Language): 'ltr' | 'rtl' =>
  (LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0]).direction;
