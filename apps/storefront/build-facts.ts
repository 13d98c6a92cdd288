/** Facts that the browser's build records for the server: the chunk of each module, and the definitions of pages and modules. */
import { basename, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
/** Read by the server alone. */
const OF_THE_SERVER = /json-ld\.ts$/;
/** Definitions of pages and of modules. */
const DEFINES = /\.page\.ts$|\/module-[\w-]+\/src\/[\w-]+-module\.ts$/;
/** A page of a module loads by its own address, not with the home that the module's definition renders. */
const IS_PAGE = /\.page\.ts$/;
/** Imports parts that the server renders and the browser hydrates late. */
const HYDRATES_DEFERRED = /-deferred\.tsx$|\/module-[\w-]+\/src\/lib\/slots\.ts$/;
/** `libs/<library>/src/locales/<part>/<language>.json` holds the namespace `<library>.<part>` (lint). */
const LOCALE = /^\w+\/([\w-]+)\/src\/locales\/(?:([\w-]+)\/)?([\w-]+)\.json$/;

/** Namespace and language of a locale file; null for another module. @param id absolute path */
export function localeOf(id: string): { namespace: string; language: string } | null {
  const [, library, part, language] = LOCALE.exec(relative(root, id)) ?? [];
  return library && language ? { namespace: part ? `${library}.${part}` : library, language } : null;
}

interface ModuleFacts {
  /** The chunk that holds the module. */
  file: string;
  /** What a definition imports dynamically. */
  renders?: string[];
  /** What is hydrated late. */
  deferred?: string[];
  /** The namespace of a locale file. */
  namespace?: string;
}
/** @param imported what the module at `id` imports dynamically */
export function factsOf(id: string, file: string, imported: string[]): ModuleFacts {
  const namespace = localeOf(id)?.namespace;
  const renders = DEFINES.test(id) ? imported.filter((other) => !IS_PAGE.test(other)) : [];
  return {
    file,
    ...(renders.length > 0 ? { renders } : {}),
    ...(HYDRATES_DEFERRED.test(id) ? { deferred: imported } : {}),
    ...(namespace ? { namespace } : {}),
  };
}

/**
 * Writes `modules.json` for the server, with facts about each of our modules: Vite's manifest names only modules with a chunk of their
 * own.
 */
export const whereModulesWent: Plugin = {
  name: 'where-modules-went',
  generateBundle(_options, bundle) {
    const modules: Record<string, ModuleFacts> = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const id of file.moduleIds) {
        const name = relative(root, id);
        if (!/^(libs|apps)\//.test(name)) continue;
        const imported = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        const rendered = imported.filter((other) => !OF_THE_SERVER.test(other)).map((other) => relative(root, other));
        modules[name] = factsOf(id, file.fileName, rendered);
        const { deferred, namespace } = modules[name];
        if (deferred?.length === 0 && name.endsWith('-deferred.tsx')) this.error(`${name} imports nothing dynamically`);
        if (/\/locales\/.+\.json$/.test(name) && !namespace) this.error(`${name} names no namespace`);
      }
    }
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) });
  },
};

const nameOf = (id: string) => basename(id, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/**
 * Adds its own path to each definition in the server's build: with it the server finds what the browser needs. A page is exported as
 * `page`, the module of `food-module.ts` as `foodModule`.
 */
export const definitionFiles: Plugin = {
  name: 'definition-files',
  transform: {
    filter: { id: DEFINES },
    handler: (code, id) => ({
      code: `${code}\n${id.endsWith('.page.ts') ? 'page' : nameOf(id)}.file = ${JSON.stringify(relative(root, id))};`,
      map: null,
    }),
  },
};
