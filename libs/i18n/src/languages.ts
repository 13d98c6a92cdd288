/** The languages of the storefront, and which way they run (I18N-01, I18N-08). */
import type { SpanWords } from '@shop/util';

export type LanguageCode = 'en' | 'ar';

export interface LanguageOption {
  code: LanguageCode;
  country: string;
  /** Its own name. */
  name: string;
  spans: SpanWords;
}

export const LANGUAGES: readonly LanguageOption[] = [
  { code: 'en', country: 'US', name: 'English', spans: { min: 'min', hour: 'hours', day: 'days' } },
  { code: 'ar', country: 'SA', name: 'العربية', spans: { min: 'دقيقة', hour: 'ساعات', day: 'أيام' } },
];

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl']);

export function isRightToLeft(code: string): boolean {
  return RIGHT_TO_LEFT.has(code);
}

/** A language we offer; anything else is English. */
export function languageOf(code: string | null | undefined): LanguageCode {
  return LANGUAGES.find((language) => language.code === code)?.code ?? 'en';
}

/** Its words for spans of time. */
export function spansOf(code: string): SpanWords {
  const own = languageOf(code);
  return (LANGUAGES.find((language) => language.code === own) as LanguageOption).spans;
}
