/** Facts that the browser's build records for the server: the chunk of each module, and the definitions of pages and modules. */
import { readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
/** Read by the server alone. */
const OF_THE_SERVER = /json-ld\.ts$/;
/** Definitions of pages and of modules. */
const DEFINES = /\.page\.ts$|\/module-[\w-]+\/src\/[\w-]+-module\.ts$/;
/** A page of a module loads by its own address, not with the home that the module's definition renders. */
const IS_PAGE = /\.page\.ts$/;
/** What a module fills slots with: the server renders it where a page has the slot. */
const FILLS_SLOTS = /\/module-[\w-]+\/src\/lib\/slots\.ts$/;
/** `libs/<library>/src/locales/<part>/<language>.json` holds the namespace `<library>.<part>` (lint). */
const LOCALE = /^\w+\/([\w-]+)\/src\/locales\/(?:([\w-]+)\/)?([\w-]+)\.json$/;

/** Namespace and language of a locale file; null for another module. @param id absolute path */
export function localeOf(id: string): { namespace: string; language: string } | null {
  const [, library, part, language] = LOCALE.exec(relative(root, id)) ?? [];
  return library && language ? { namespace: part ? `${library}.${part}` : library, language } : null;
}

/** Whether a call's options say `on: 'hydration'`. */
const hydratesLate = (options: ts.Expression | undefined): boolean =>
  options !== undefined &&
  ts.isObjectLiteralExpression(options) &&
  options.properties.some(
    (entry) =>
      ts.isPropertyAssignment(entry) &&
      entry.name.getText() === 'on' &&
      ts.isStringLiteral(entry.initializer) &&
      entry.initializer.text === 'hydration',
  );

/**
 * What `lazyView(() => import('./footer'), { on: 'hydration' })` imports, as it is written: parts that the server renders and the
 * browser hydrates after the content above (decision 096).
 * @throws when the word stands where it can not be found
 */
export function hydratedLate(source: string, name: string): string[] {
  if (!/\blazyView\b/.test(source) || !source.includes("'hydration'")) return [];
  const found: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push((node.arguments[0] as ts.StringLiteral).text);
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'lazyView' && hydratesLate(node.arguments[1]))
      collect(node.arguments[0]!);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true));
  if (found.length !== source.split("on: 'hydration'").length - 1)
    throw new Error(`${name}: write lazyView(() => import('./part'), { on: 'hydration' })`);
  return found;
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
/**
 * @param imported what the module at `id` imports dynamically
 * @param late those of them that the browser hydrates late
 */
export function factsOf(id: string, file: string, imported: string[], late: string[] = []): ModuleFacts {
  const deferred = FILLS_SLOTS.test(id) ? imported : late;
  const namespace = localeOf(id)?.namespace;
  const renders = DEFINES.test(id) ? imported.filter((other) => !IS_PAGE.test(other)) : [];
  return {
    file,
    ...(renders.length > 0 ? { renders } : {}),
    ...(deferred.length > 0 ? { deferred } : {}),
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
        const source = /\.tsx?$/.test(id) ? readFileSync(id, 'utf8') : '';
        const late = hydratedLate(source, name).map((path) => {
          const place = relative(root, resolve(dirname(id), path));
          return (
            rendered.find((other) => other.replace(/\.tsx?$/, '') === place) ?? this.error(`${name} imports no ${path}`)
          );
        });
        modules[name] = factsOf(id, file.fileName, rendered, late);
        const { namespace } = modules[name];
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
