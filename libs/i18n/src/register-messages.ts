/** Which file a namespace's messages stand in. Each library registers its own when it is imported (`src/messages.ts`). */
import type { LanguageCode } from './languages';
import type { Namespace } from './namespace';

/** Imports the file of a language; one expression, so that a new language is a new file and no new line. */
export type LoadMessages = (language: LanguageCode) => Promise<unknown>;

const loaders = new Map<string, LoadMessages>();

/**
 * Makes a namespace known; its file is loaded when somebody asks for it.
 * @returns the namespace, to ask with
 */
export function registerMessages<N extends Namespace>(namespace: N, load: LoadMessages): N {
  loaders.set(namespace, load);
  return namespace;
}

/** @throws when no library has registered the namespace */
export function loaderOf(namespace: string): LoadMessages {
  const load = loaders.get(namespace);
  if (!load) throw new Error(`No library has registered the messages '${namespace}'.`);
  return load;
}
