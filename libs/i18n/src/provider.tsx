/** Provides i18next to the components below, with the hooks that use it. */
import type { ParseKeys, TFunction } from 'i18next';
import { use, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { hasMessages, isThere, loadMessages, type I18n } from './i18n';
import { languageOf, type LanguageCode } from './languages';
import type { Namespace } from './namespace';

export function MessagesProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

function useI18n(): I18n {
  const context = useContext(I18nContext) as { i18n: I18n } | undefined;
  if (!context) throw new Error('useMessages outside of MessagesProvider');
  return context.i18n;
}

export function useLanguage(): LanguageCode {
  return languageOf(useI18n().language);
}

/** Finished texts without values: cards ask for the same ones over and over. Loaded messages never change. */
const plainTexts = new Map<string, string>();

/** Values in a text, and texts within it. */
const NEEDS_MORE = /\{\{|\$t\(/;

function plainText(i18n: I18n, namespace: string, key: string): string {
  const id = `${i18n.language} ${namespace} ${key}`;
  let text = plainTexts.get(id);
  if (text === undefined) {
    const found: unknown = i18n.getResource(i18n.language, namespace, key);
    // Nothing to fill in, and no other text in it: i18next need not look for either.
    text =
      typeof found === 'string' && !NEEDS_MORE.test(found)
        ? found
        : (i18n.t(key as never, { ns: namespace }) as string);
    if (isThere(i18n, namespace)) plainTexts.set(id, text);
  }
  return text;
}

/**
 * `t('drawer.title', { values })` of a namespace; keys are typed by its English file, plural forms are requested
 * without their suffix.
 */
export function useMessages<N extends Namespace>(namespace: N): TFunction<N> {
  const i18n = useI18n();
  // Not useTranslation: messages have loaded before the render, and its subscription to later loads makes a page 40 %
  // slower (decision 071).
  return useCallback(
    (key: never, values?: object) =>
      values ? i18n.t(key, { ...values, ns: namespace }) : plainText(i18n, namespace, key),
    [i18n, namespace],
  ) as unknown as TFunction<N>;
}

/** Translates keys of a namespace. */
export type TranslatorOf<N extends Namespace> = TFunction<N>;

/** A key of a namespace. */
export type MessageKey<N extends Namespace> = ParseKeys<N>;

/**
 * As {@link useMessages}, for a namespace from data that may be missing or lack a key: falls back to `otherwise`, else
 * to ''.
 */
export function useOptionalMessages<K extends string>(
  namespace: Namespace | null,
): (key: K, otherwise?: string) => string {
  const i18n = useI18n();
  return useCallback(
    (key, otherwise = '') =>
      namespace && hasMessages(i18n, namespace)
        ? i18n.t(key as never, { ns: namespace, defaultValue: otherwise })
        : otherwise,
    [i18n, namespace],
  );
}

/** Loads messages ahead of the view that needs them. Rejects as {@link loadMessages} does. */
export function useMessageLoader(): (messages: readonly Namespace[]) => Promise<void> {
  const i18n = useI18n();
  return useCallback((messages) => loadMessages(i18n, ...messages), [i18n]);
}

export interface WithMessagesProps {
  messages: readonly Namespace[];
  /** Rendered until the messages have loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children once the messages have loaded: for content that opens over any page. A broken file is thrown to
 * the error boundary around it, as broken code is (decision 081); one that failed to load is waited for (decision 036).
 */
export function WithMessages({ messages, fallback = null, children }: WithMessagesProps) {
  const i18n = useI18n();
  const isLoaded = messages.every((namespace) => hasMessages(i18n, namespace));
  const [, setLoaded] = useState(isLoaded);
  const [broken, setBroken] = useState<{ by: unknown } | null>(null);
  useEffect(() => {
    if (isLoaded) return;
    void loadMessages(i18n, ...messages).then(
      () => setLoaded(true),
      (error: unknown) => setBroken({ by: error }),
    );
  }, [isLoaded, i18n, messages]);
  if (broken) throw broken.by;
  return isLoaded ? children : fallback;
}

/** Loads that have begun: a component that suspends needs the same promise each time. */
const loads = new WeakMap<I18n, Map<string, Promise<void>>>();
function loadOnce(i18n: I18n, messages: readonly Namespace[]): Promise<void> | null {
  const ofLanguage = loads.get(i18n) ?? new Map<string, Promise<void>>();
  loads.set(i18n, ofLanguage);
  const key = `${i18n.language} ${messages.join()}`;
  const known = ofLanguage.get(key);
  // A render that suspended has to `use` the same load again, although the messages are there by then.
  if (known || messages.every((namespace) => hasMessages(i18n, namespace))) return known ?? null;
  const load = loadMessages(i18n, ...messages);
  load.catch(() => ofLanguage.delete(key));
  ofLanguage.set(key, load);
  return load;
}

/**
 * Suspends until the messages have loaded: for content that renders with the page. The server's HTML has it, and hydration waits for
 * the messages instead of finding less than the server rendered. Errors go to the boundary around it.
 */
export function AwaitMessages({ messages, children }: Omit<WithMessagesProps, 'fallback'>) {
  const i18n = useI18n();
  const load = loadOnce(i18n, messages);
  if (load) use(load);
  return children;
}
