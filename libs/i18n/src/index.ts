/**
 * The shop's messages, languages and formats. Each library adds its namespaces to `Messages`, which must be declared in
 * this file.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by `declare module` in every messages.ts
export interface Messages {}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Messages;
    defaultNS: never;
  }
}

export {
  directionOf,
  languageOf,
  languageOfStory,
  LANGUAGES,
  optionOf,
  type Direction,
  type LanguageCode,
  type LanguageOption,
} from './languages';
export type { Namespace } from './namespace';
export { registerMessages } from './register-messages';
export { createI18n, i18nOfRequest, loadMessages, namespacesOf, type I18n } from './i18n';
export {
  AwaitMessages,
  MessagesProvider,
  useLanguage,
  useMessageLoader,
  useMessages,
  useOptionalMessages,
  WithMessages,
  type MessageKey,
  type TranslatorOf,
} from './provider';
export { FormatsProvider, useClockForm, useFormats, type Formats } from './formats';
export { useDates, type Dates } from './dates';
export { useNow } from './use-now';
export { rangeOf } from './isolate';
