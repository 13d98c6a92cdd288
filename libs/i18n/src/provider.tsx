/** The visit's i18next for the views below, and the hooks they speak with. */
import type { ParseKeys, TFunction } from 'i18next';
import { useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { hasMessages, loadMessages, type I18n } from './i18n';
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

/** `t('drawer.title', { values })` in a namespace; keys are typed by its English file, plural forms are asked for without their ending. */
export function useMessages<N extends Namespace>(namespace: N): TFunction<N> {
  const i18n = useI18n();
  // Not useTranslation: messages are there before a view is drawn, and its watch for what loads later costs a page 40 % (decision 071).
  return useCallback(
    (key: never, values?: object) => i18n.t(key, { ...values, ns: namespace }),
    [i18n, namespace],
  ) as unknown as TFunction<N>;
}

/** Translates the keys of a namespace. */
export type TranslatorOf<N extends Namespace> = TFunction<N>;

/** A key of a namespace. */
export type MessageKey<N extends Namespace> = ParseKeys<N>;

/**
 * As {@link useMessages}, for a namespace that only data names and that may be missing, or lack a key: the text that is given with the
 * key stands in its place, else nothing.
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

export interface WithMessagesProps {
  messages: readonly Namespace[];
  /** Stands there until the messages have come. */
  coming?: ReactNode;
  children: ReactNode;
}

/** Draws its children once these messages are there: for what opens over any page. */
export function WithMessages({ messages, coming = null, children }: WithMessagesProps) {
  const i18n = useI18n();
  const known = messages.every((namespace) => hasMessages(i18n, namespace));
  const [, setLoaded] = useState(known);
  useEffect(() => {
    if (!known) void loadMessages(i18n, ...messages).then(() => setLoaded(true));
  }, [known, i18n, messages]);
  return known ? children : coming;
}
