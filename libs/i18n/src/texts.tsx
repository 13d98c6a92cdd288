/** Words behind one hook: keys, `{{values}}` (isolated where they run against the sentence), plural forms. An instance per request on the server, one in the browser; the language changes by reload. */
import { untilLoaded } from '@shop/util';
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import type { TextKey, Texts } from './define-texts';
import { isolate } from './isolate';
import type { LanguageCode } from './languages';

export type TextValues = Record<string, string | number>;
interface Words {
  [key: string]: string | Words;
}

export interface TextsInstance {
  language: LanguageCode;
  has: (namespace: string) => boolean;
  add: (namespace: string, words: object) => void;
  /** Namespaces whose words are there. */
  names: () => string[];
  /** The text of a key; the key itself where there is none. */
  say: (namespace: string, key: string, values?: TextValues) => string;
}

function find(words: Words | undefined, key: string): string | null {
  const found = key.split('.').reduce<string | Words | undefined>((at, part) => {
    return typeof at === 'object' ? at[part] : undefined;
  }, words);
  return typeof found === 'string' ? found : null;
}

/** `{{name}}`, and the isolate that the words themselves have opened for it. */
const VALUE = /([\u2066-\u2068]?)\{\{\s*(\w+)\s*\}\}/g;

export function createTexts(language: LanguageCode): TextsInstance {
  const known = new Map<string, Words>();
  const plurals = new Intl.PluralRules(language);
  const lookUp = (namespace: string, key: string, count: unknown): string | null => {
    const words = known.get(namespace);
    if (typeof count !== 'number') return find(words, key);
    return find(words, `${key}_${plurals.select(count)}`) ?? find(words, `${key}_other`) ?? find(words, key);
  };
  return {
    language,
    has: (namespace) => known.has(namespace),
    add: (namespace, words) => void known.set(namespace, words as Words),
    names: () => [...known.keys()],
    say: (namespace, key, values = {}) =>
      (lookUp(namespace, key, values.count) ?? key).replace(VALUE, (_, opened: string, name: string) => {
        const value = values[name] ?? '';
        return opened + (typeof value === 'string' && !opened ? isolate(language, value) : value);
      }),
  };
}

const unwrap = (module: unknown) => (module as { default?: object }).default ?? (module as object);

/** Loads the words of libs that are not there yet. */
export async function loadTexts(instance: TextsInstance, ...libs: Texts<unknown>[]): Promise<void> {
  const missing = libs.filter(({ namespace }) => !instance.has(namespace));
  await Promise.all(
    missing.map(async ({ namespace, load }) =>
      instance.add(namespace, unwrap(await untilLoaded(load[instance.language]))),
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
  return useInstance().language;
}

/** `t('drawer.title', { values })` in the namespace of a lib; keys are typed by its English file. */
export function useText<T>({ namespace }: Texts<T>): (key: TextKey<T>, values?: TextValues) => string {
  const instance = useInstance();
  return useCallback((key, values) => instance.say(namespace, key, values), [instance, namespace]);
}

export interface WithTextsProps {
  texts: readonly Texts<unknown>[];
  /** Stands there until the words have come. */
  coming?: ReactNode;
  children: ReactNode;
}

/** Draws its children once these words are there: for what opens over any page. */
export function WithTexts({ texts, coming = null, children }: WithTextsProps) {
  const instance = useInstance();
  const known = texts.every(({ namespace }) => instance.has(namespace));
  const [, setLoaded] = useState(known);
  useEffect(() => {
    if (!known) void loadTexts(instance, ...texts).then(() => setLoaded(true));
  }, [known, instance, texts]);
  return known ? children : coming;
}
