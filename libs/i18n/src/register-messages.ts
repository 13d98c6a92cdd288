/** Registry of message files. Each library registers its own on import (`src/messages.ts`). */
import type { LanguageCode } from './languages';
import type { Namespace } from './namespace';

/** Imports the file of a language; one expression for all languages, so that a new language needs no new code. */
export type LoadMessages = (language: LanguageCode) => Promise<unknown>;

const loaders = new Map<string, LoadMessages>();

/**
 * Registers a namespace; its file is loaded on demand.
 * @returns the namespace, for the hooks
 */
export function registerMessages<N extends Namespace>(namespace: N, load: LoadMessages): N {
  loaders.set(namespace, load);
  return namespace;
}

/** @throws when the namespace is not registered */
export function loaderOf(namespace: string): LoadMessages {
  const load = loaders.get(namespace);
  if (!load) throw new Error(`No library has registered the messages '${namespace}'.`);
  return load;
}
