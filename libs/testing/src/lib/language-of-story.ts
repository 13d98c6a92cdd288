import { LANGUAGES, optionOf, type LanguageCode } from '@shop/i18n';

/** The language that a story is drawn in: the toolbar's, or one that runs in the direction that the toolbar or the story asks for. */
export function languageOfStory({ language, direction }: { language?: string; direction?: string }): LanguageCode {
  const chosen = optionOf(language);
  if (direction === chosen.direction) return chosen.code;
  return LANGUAGES.find((option) => option.direction === direction)?.code ?? chosen.code;
}
