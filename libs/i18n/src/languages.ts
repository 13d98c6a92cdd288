/**
 * The languages of the storefront and their facts (I18N-01, I18N-08). A new language is an entry in `languages.json` of `util`.
 */
import type { SpanLabels } from '@shop/util';
import facts from '@shop/util/languages.json';

export type LanguageCode = keyof typeof facts;
export type Direction = 'ltr' | 'rtl';

export interface LanguageOption {
  code: LanguageCode;
  /** Default country, ISO 3166. */
  country: string;
  /** Name in the language itself. */
  name: string;
  direction: Direction;
  /** Words for durations. */
  spans: SpanLabels;
}

const OF = facts as Record<LanguageCode, Omit<LanguageOption, 'code'>>;

/** The first one is the fallback. */
export const LANGUAGES: readonly LanguageOption[] = (Object.keys(OF) as LanguageCode[]).map((code) => ({
  code,
  ...OF[code],
}));

const FIRST = LANGUAGES[0] as LanguageOption;

/** A language with its facts; the first one for an unsupported code. */
export function optionOf(code: string | null | undefined): LanguageOption {
  return LANGUAGES.find((language) => language.code === code) ?? FIRST;
}

/** A supported language code; the first one for any other. */
export const languageOf = (code: string | null | undefined): LanguageCode => optionOf(code).code;

/** Language of a story: the toolbar's, or one with the direction that the toolbar or the story requests. */
export function languageOfStory({ language, direction }: { language?: string; direction?: string }): LanguageCode {
  const chosen = optionOf(language);
  if (direction === chosen.direction) return chosen.code;
  return LANGUAGES.find((option) => option.direction === direction)?.code ?? chosen.code;
}

export const directionOf = (code: string): Direction => optionOf(code).direction;

/** Words for durations. */
export const spansOf = (code: string): SpanLabels => optionOf(code).spans;
