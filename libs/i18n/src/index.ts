export { LANGUAGES, languageOf, isRightToLeft, type LanguageCode, type LanguageOption } from './languages';
export { defineTexts, type Texts, type TextKey } from './define-texts';
export { createTexts, loadTexts, TextsProvider, WithTexts, useText, useLanguage, type TextsInstance } from './texts';
export { FormatsProvider, useFormats, type Formats } from './formats';
export { useDates, type Dates } from './dates';
