/** i18next as the shop uses it: an instance for each request on the server, one in the browser; the language changes by reload. */
import { untilLoaded } from '@shop/util';
import { createInstance, type BackendModule, type i18n as I18n, type InitOptions } from 'i18next';
import { isolate } from './isolate';
import { languageOf, type LanguageCode } from './languages';
import type { Namespace } from './namespace';
import { loaderOf } from './register-messages';

export type { I18n };

/** Asks for a file until it has come (decision 036): i18next itself would not ask again. */
const backend: BackendModule & { callbackApi: boolean } = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: async (language: string, namespace: string) => {
    const load = loaderOf(namespace);
    const module = (await untilLoaded(() => load(languageOf(language)))) as { default?: object };
    return (module.default ?? module) as never;
  },
};

const optionsOf = (language: LanguageCode): InitOptions => ({
  lng: language,
  fallbackLng: false,
  ns: [],
  defaultNS: false,
  keySeparator: '.',
  initAsync: false,
  partialBundledLanguages: true,
  // A file that does not come holds up nobody but those who ask for it.
  maxParallelReads: 100,
  interpolation: {
    escapeValue: true,
    useRawValueToEscape: true,
    escape: (value: unknown) => (typeof value === 'string' ? isolate(language, value) : String(value ?? '')),
  },
  missingInterpolationHandler: () => '',
  returnedObjectHandler: (key: string) => key,
  // For whoever asks by react-i18next's own hook: nothing suspends, and the language changes by reload.
  react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
});

/** An instance of its own, without messages yet. */
export function createI18n(language: LanguageCode): I18n {
  const i18n = createInstance();
  void i18n.use(backend).init(optionsOf(language));
  return i18n;
}

const parents = new Map<LanguageCode, I18n>();

/** An instance for one request. All of a language share the messages that any of them has loaded. */
export function i18nOfRequest(language: LanguageCode): I18n {
  const parent = parents.get(language) ?? createI18n(language);
  parents.set(language, parent);
  return parent.cloneInstance({ ns: [] });
}

/** The namespaces that this instance has been asked to load, in the order of asking. */
export const namespacesOf = (i18n: I18n): readonly string[] => i18n.options.ns as string[];

const isThere = (i18n: I18n, namespace: string): boolean => i18n.hasResourceBundle(i18n.language, namespace);

/**
 * Whether this instance has the messages of a namespace. What another request has loaded does not count: the browser, which is told of
 * its own request's namespaces, would draw something else.
 */
export const hasMessages = (i18n: I18n, namespace: string): boolean =>
  namespacesOf(i18n).includes(namespace) && isThere(i18n, namespace);

/**
 * Loads what is not there yet of these namespaces, and nothing else: one whose file does not come holds up no other.
 * @throws what is wrong in a file; on the server also that it did not come
 */
export async function loadMessages(i18n: I18n, ...namespaces: readonly Namespace[]): Promise<void> {
  const asked = i18n.options.ns as string[];
  asked.push(...namespaces.filter((namespace) => !asked.includes(namespace)));
  const missing = namespaces.filter((namespace) => !isThere(i18n, namespace));
  if (missing.length === 0) return;
  const errors = await new Promise<readonly unknown[] | undefined>((done) => {
    void i18n.reloadResources([i18n.language], missing, done as () => void);
  });
  if (errors?.length) throw errors[0];
}
