/**
 * The shop's i18next: one instance per request on the server, one in the browser; changing the language reloads the
 * page.
 */
import { untilLoaded } from '@shop/util';
import { createInstance, type BackendModule, type i18n as I18n, type InitOptions } from 'i18next';
import { isolate } from './isolate';
import { languageOf, type LanguageCode } from './languages';
import type { Namespace } from './namespace';
import { loaderOf } from './register-messages';

export type { I18n };

/** Loads message files with retries (decision 036): i18next does not retry. */
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
  // Unlimited in practice, so that a slow file does not block the others.
  maxParallelReads: 100,
  interpolation: {
    escapeValue: true,
    useRawValueToEscape: true,
    escape: (value: unknown) => (typeof value === 'string' ? isolate(language, value) : String(value ?? '')),
  },
  missingInterpolationHandler: () => '',
  returnedObjectHandler: (key: string) => key,
  // For direct users of react-i18next's hook: no suspense, no rebinding, as the language changes by reload.
  react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
});

/** A new instance without messages. */
export function createI18n(language: LanguageCode): I18n {
  const i18n = createInstance();
  void i18n.use(backend).init(optionsOf(language));
  return i18n;
}

const parents = new Map<LanguageCode, I18n>();

/** An instance for one request. Instances of one language share all loaded messages. */
export function i18nOfRequest(language: LanguageCode): I18n {
  const parent = parents.get(language) ?? createI18n(language);
  parents.set(language, parent);
  return parent.cloneInstance({ ns: [] });
}

/** The namespaces that were requested from this instance, in order. */
export const namespacesOf = (i18n: I18n): readonly string[] => i18n.options.ns as string[];

/** Whether the messages of a namespace are loaded, for this request or another. */
export const isThere = (i18n: I18n, namespace: string): boolean => i18n.hasResourceBundle(i18n.language, namespace);

/**
 * Whether this instance has the messages of a namespace. Messages loaded by another request do not count: the browser
 * only gets the namespaces of its own request, and would render something else.
 */
export const hasMessages = (i18n: I18n, namespace: string): boolean =>
  namespacesOf(i18n).includes(namespace) && isThere(i18n, namespace);

/**
 * Loads the missing namespaces; a file that fails does not block the others.
 * @throws errors inside a file; on the server also failures to load
 */
export async function loadMessages(i18n: I18n, ...namespaces: readonly Namespace[]): Promise<void> {
  const requested = i18n.options.ns as string[];
  requested.push(...namespaces.filter((namespace) => !requested.includes(namespace)));
  const missing = namespaces.filter((namespace) => !isThere(i18n, namespace));
  if (missing.length === 0) return;
  const errors = await new Promise<readonly unknown[] | undefined>((done) => {
    void i18n.reloadResources([i18n.language], missing, done as () => void);
  });
  if (errors?.length) throw errors[0];
}
