/** Facts that the browser's build records for the server: the chunk of each module, and the definitions of pages and modules. */
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
/** What a module's definition imports, if it says it at all. */
const OF_A_MODULE = ['home', 'slots', 'pages'];
/** Read by the server alone. */
const OF_THE_SERVER = /json-ld\.ts$/;
/** `libs/<library>/src/locales/<part>/<language>.json` holds the namespace `<library>.<part>` (lint). */
const LOCALE = /^\w+\/([\w-]+)\/src\/locales\/(?:([\w-]+)\/)?([\w-]+)\.json$/;

/** Namespace and language of a locale file; null for another module. @param id absolute path */
export function localeOf(id: string): { namespace: string; language: string } | null {
  const [, library, part, language] = LOCALE.exec(relative(root, id)) ?? [];
  return library && language ? { namespace: part ? `${library}.${part}` : library, language } : null;
}

/** What is imported dynamically in a piece of code, as it is written. */
function importsBelow(piece: ts.Node): string[] {
  const found: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push((node.arguments[0] as ts.StringLiteral).text);
    ts.forEachChild(node, collect);
  };
  collect(piece);
  return found;
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
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'lazyView' && hydratesLate(node.arguments[1]))
      found.push(...importsBelow(node.arguments[0]!));
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true));
  if (found.length !== source.split("on: 'hydration'").length - 1)
    throw new Error(`${name}: write lazyView(() => import('./part'), { on: 'hydration' })`);
  return found;
}

/** What code says that it defines. */
export interface Definition {
  kind: 'page' | 'module';
  /** The name that it exports it by. */
  name: string;
  /** What properties of the definition import, as it is written. */
  imports: Record<string, string[]>;
}

/**
 * What a file defines: `export const foodModule = defineModule({ home: () => import('./lib/home'), … })`, or the same with
 * `definePage`. Null for other files.
 * @throws when a module's home, slots or pages are not imported there, where the build can find them
 */
export function definitionIn(source: string, file: string): Definition | null {
  if (!/\bdefine(Page|Module)\b/.test(source)) return null;
  const visit = (node: ts.Node): Definition | null => {
    if (!ts.isVariableStatement(node)) return null;
    const [{ name, initializer: call } = {} as never] = node.declarationList.declarations;
    if (!call || !ts.isCallExpression(call)) return null;
    const kind = { definePage: 'page', defineModule: 'module' }[call.expression.getText()] as
      Definition['kind'] | undefined;
    const [of] = call.arguments;
    if (!kind || !of || !ts.isObjectLiteralExpression(of)) return null;
    const entries = of.properties.map((entry) => [entry.name?.getText() ?? '', importsBelow(entry)] as const);
    const hidden = entries.find(([key, found]) => kind === 'module' && OF_A_MODULE.includes(key) && found.length === 0);
    if (hidden) throw new Error(`${file}: write ${hidden[0]} with import('./lib/…') in the definition`);
    return { kind, name: name.getText(), imports: Object.fromEntries(entries.filter(([, found]) => found.length > 0)) };
  };
  return (
    ts.forEachChild(
      ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true),
      (node) => visit(node) ?? undefined,
    ) ?? null
  );
}

interface ModuleFacts {
  /** The chunk that holds the module. */
  file: string;
  /** What a definition imports dynamically. */
  renders?: string[];
  /** What is hydrated late. */
  deferred?: string[];
  /** Sections of the home that a module's definition names. */
  home?: string;
  /** Slots that a module's definition names. */
  slots?: string;
  /** The namespace of a locale file. */
  namespace?: string;
}

/** What the build knows of one of our modules. */
export interface BuiltModule {
  /** Absolute path. */
  id: string;
  /** What it imports dynamically. */
  imported: string[];
  /** Those of them that the browser hydrates late. */
  late?: string[];
  definition?: Definition | null;
  /** Whether a module's definition names it as its slots: the server renders what it loads where a page has the slot. */
  fillsSlots?: boolean;
}

/** The one of `imported` that `written` means in the file at `id`. */
const resolved = (id: string, written: string, imported: readonly string[]): string | undefined => {
  const place = relative(root, resolve(dirname(id), written));
  return imported.find((other) => other.replace(/\.tsx?$/, '') === place);
};

/** @param file the chunk that holds the module */
export function factsOf(file: string, { id, imported, late = [], definition, fillsSlots }: BuiltModule): ModuleFacts {
  const deferred = fillsSlots ? imported : late;
  const namespace = localeOf(id)?.namespace;
  const named = (key: string) =>
    definition?.kind === 'module'
      ? (definition.imports[key] ?? []).flatMap((written) => resolved(id, written, imported) ?? [])
      : [];
  // A page of a module loads by its own address, not with the home that the module's definition renders.
  const pages = named('pages');
  const renders = definition ? imported.filter((other) => !pages.includes(other)) : [];
  const [[home], [slots]] = [named('home'), named('slots')];
  return {
    file,
    ...(renders.length > 0 ? { renders } : {}),
    ...(deferred.length > 0 ? { deferred } : {}),
    ...(home ? { home } : {}),
    ...(slots ? { slots } : {}),
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
    const built = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk'
        ? chunk.moduleIds.map((id) => ({ id, file: chunk.fileName, name: relative(root, id) }))
        : [],
    );
    const own = built
      .filter(({ name }) => /^(libs|apps)\//.test(name))
      .map((module) => {
        const { id, name } = module;
        const found = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        const imported = found.filter((other) => !OF_THE_SERVER.test(other)).map((other) => relative(root, other));
        const source = /\.tsx?$/.test(id) ? readFileSync(id, 'utf8') : '';
        const late = hydratedLate(source, name).map(
          (path) => resolved(id, path, imported) ?? this.error(`${name} imports no ${path}`),
        );
        return { ...module, imported, late, definition: definitionIn(source, name) };
      });
    const modules = Object.fromEntries(own.map((module) => [module.name, factsOf(module.file, module)]));
    // Which files fill slots is known once all definitions are read.
    const slots = new Set(Object.values(modules).map((facts) => facts.slots));
    for (const module of own)
      if (slots.has(module.name)) modules[module.name] = factsOf(module.file, { ...module, fillsSlots: true });
    for (const { name } of own)
      if (/\/locales\/.+\.json$/.test(name) && !modules[name]?.namespace) this.error(`${name} names no namespace`);
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) });
  },
};

/** Adds its own path to each definition in the server's build: with it the server finds what the browser needs. */
export const definitionFiles: Plugin = {
  name: 'definition-files',
  transform: {
    filter: { id: /\.ts$/, code: /\bdefine(Page|Module)\b/ },
    handler: (code, id) => {
      const file = relative(root, id);
      const { name } = definitionIn(readFileSync(id, 'utf8'), file) ?? {};
      return name ? { code: `${code}\n${name}.file = ${JSON.stringify(file)};`, map: null } : null;
    },
  },
};
