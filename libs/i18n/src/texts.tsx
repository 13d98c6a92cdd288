/** i18next behind one hook. An instance per request on the server, one in the browser; the language changes by reload. */
import i18next, { type i18n } from 'i18next';
import { createContext, useCallback, useContext, type ReactNode } from 'react';
import type { TextKey, Texts } from './define-texts';
import type { LanguageCode } from './languages';

export type TextsInstance = i18n;

export function createTexts(language: LanguageCode): TextsInstance {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: language,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
    initAsync: false,
  } as never);
  return instance;
}

const unwrap = (module: unknown) => (module as { default?: object }).default ?? (module as object);

/** Loads the words of libs that are not there yet. */
export async function loadTexts(instance: TextsInstance, ...libs: Texts<unknown>[]): Promise<void> {
  const language = instance.language as LanguageCode;
  const missing = libs.filter(({ namespace }) => !instance.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async ({ namespace, load }) =>
      instance.addResourceBundle(language, namespace, unwrap(await load[language]())),
    ),
  );
}

const Context = createContext<TextsInstance | null>(null);

export function TextsProvider({ instance, children }: { instance: TextsInstance; children: ReactNode }) {
  return <Context.Provider value={instance}>{children}</Context.Provider>;
}

function useInstance(): TextsInstance {
  const instance = useContext(Context);
  if (!instance) throw new Error('useText outside of TextsProvider');
  return instance;
}

export function useLanguage(): LanguageCode {
  return useInstance().language as LanguageCode;
}

export type TextValues = Record<string, string | number>;

/** `t('drawer.title', { values })` in the namespace of a lib; keys are typed by its English file. */
export function useText<T>({ namespace }: Texts<T>): (key: TextKey<T>, values?: TextValues) => string {
  const instance = useInstance();
  return useCallback(
    (key, values) => instance.t(`${namespace}:${key}`, { ...values, nsSeparator: ':' }) as string,
    [instance, namespace],
  );
}
