/** The languages that the backend speaks; the storefront has its own list, which may be longer. */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

/** The language that a header or a cookie names; the first one for any other. */
export const languageOf = (code: string | null): Language =>
  (LANGUAGES.find((language) => code?.startsWith(language.code)) ?? LANGUAGES[0]).code;

export const directionOf = (code: Language): 'ltr' | 'rtl' =>
  (LANGUAGES.find((language) => language.code === code) ?? LANGUAGES[0]).direction;
