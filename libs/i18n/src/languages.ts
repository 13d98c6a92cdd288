/** The languages of the storefront, and all that is a language's own (I18N-01, I18N-08). A new one is an entry of `languages.json`. */
import type { SpanWords } from '@shop/util';
import facts from './languages.json';

export type LanguageCode = keyof typeof facts;
export type Direction = 'ltr' | 'rtl';

export interface LanguageOption {
  code: LanguageCode;
  /** Its usual country, ISO 3166. */
  country: string;
  /** Its own name. */
  name: string;
  direction: Direction;
  /** Its words for spans of time. */
  spans: SpanWords;
}

const OF = facts as Record<LanguageCode, Omit<LanguageOption, 'code'>>;

/** The first one is spoken where none is known. */
export const LANGUAGES: readonly LanguageOption[] = (Object.keys(OF) as LanguageCode[]).map((code) => ({
  code,
  ...OF[code],
}));

const FIRST = LANGUAGES[0] as LanguageOption;

/** A language with its facts; the first one for a code that the shop does not speak. */
export function optionOf(code: string | null | undefined): LanguageOption {
  return LANGUAGES.find((language) => language.code === code) ?? FIRST;
}

/** A language we offer; anything else is the first one. */
export const languageOf = (code: string | null | undefined): LanguageCode => optionOf(code).code;

/** The language that a story is drawn in: the toolbar's, or one that runs in the direction that the toolbar or the story asks for. */
export function languageOfStory({ language, direction }: { language?: string; direction?: string }): LanguageCode {
  const chosen = optionOf(language);
  if (direction === chosen.direction) return chosen.code;
  return LANGUAGES.find((option) => option.direction === direction)?.code ?? chosen.code;
}

export const directionOf = (code: string): Direction => optionOf(code).direction;

/** Its words for spans of time. */
export const spansOf = (code: string): SpanWords => optionOf(code).spans;
