/** What the browser gets with a page, read from the files of its build: styles, the first scripts, and the scripts of the page. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FORCED_COLORS, FORCED_COLORS_MEDIA, splitForcedColors } from './forced-colors';

/** Vite's manifest, by key. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;
type Chunk = Manifest[string];
/** Our modules, by path from the root of the repository (build plugin `where-modules-went`). */
interface Module {
  /** The chunk that holds it. */
  file: string;
  /** What a definition imports dynamically: rendered with the page. */
  renders?: string[];
  /** What this module imports dynamically, rendered by the server and hydrated late. */
  deferred?: string[];
  /** Slots that a module's definition names: any page may render them. */
  slots?: string;
  /** The namespace of a locale file. */
  namespace?: string;
}

const ENTRY = 'src/entry-client.tsx';

/** What a page was rendered from: the browser needs the same to hydrate it. */
export interface RenderedFrom {
  /** Paths of what it is rendered from, see `HeadOfPage`. */
  definitions: readonly string[];
  /** Path of the definition of the module whose slots the page may render. */
  slotsOf: string | null;
  language: string;
  namespaces: readonly string[];
}
export interface Styles {
  /** Elements of the head. */
  tags: string;
  /**
   * The files that `tags` is made of, as disabled links: a part that is imported later finds its styles there. If the browser
   * fetched them again, it would recalculate the style of every element for each.
   */
  links: string;
}
export interface Assets {
  /** Addresses of the entry and its imports, in the order in which they run. */
  scripts: string[];
  stylesOf: (page: Pick<RenderedFrom, 'definitions' | 'slotsOf'>) => Styles;
  /** Addresses of the other scripts that hydrate the page: its definitions, what they import dynamically, and its messages. */
  pageScripts: (page: RenderedFrom) => string[];
}

/** Calls `make` once per value; values are equal when their JSON is. */
function memoized<A, T>(make: (value: A) => T): (value: A) => T {
  const results = new Map<string, T>();
  return (value) => {
    const key = JSON.stringify(value);
    const result = results.get(key) ?? make(value);
    results.set(key, result);
    return result;
  };
}

/** @param folder of the browser's build */
export function readAssets(folder: string): Assets {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const modules = JSON.parse(read('.vite/modules.json')) as Record<string, Module>;
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const locales = new Map(
    Object.entries(modules).flatMap(([path, { namespace }]) =>
      namespace ? [[`${namespace} ${basename(path, '.json')}`, path]] : [],
    ),
  );

  /** The chunk and all that it imports, each once, in the order in which they run. */
  const withImports = (key: string | undefined, seen: Set<string>): Chunk[] => {
    const chunk = manifest[key ?? ''];
    if (!key || !chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((entry) => withImports(entry, seen)), chunk];
  };
  const chunksOf = (paths: readonly string[], seen: Set<string>): Chunk[] =>
    paths.flatMap((path) => withImports(keys.get(modules[path]?.file ?? ''), seen));
  const withSlots = ({ definitions, slotsOf }: Pick<RenderedFrom, 'definitions' | 'slotsOf'>) => [
    ...definitions,
    ...[modules[slotsOf ?? '']?.slots ?? []].flat(),
  ];
  const withRendered = (definitions: readonly string[]) =>
    definitions.flatMap((path) => [path, ...(modules[path]?.renders ?? [])]);

  // After the styles that its rules go beyond.
  const sheet = Object.values(manifest).find(({ file }) => basename(file).startsWith(`${FORCED_COLORS}-`));
  const forced = sheet ? `<link rel="stylesheet" href="/${sheet.file}" media="${FORCED_COLORS_MEDIA}">` : '';

  const first = new Set<string>();
  const firstChunks = withImports(ENTRY, first);
  const firstFiles = new Set(firstChunks.map(({ file }) => file));
  /** Parts that every page may render: what the first chunks hydrate late. */
  const deferredParts = Object.values(modules).flatMap(({ file, deferred = [] }) =>
    firstFiles.has(file) ? deferred : [],
  );

  const stylesOf = memoized((page: Pick<RenderedFrom, 'definitions' | 'slotsOf'>): Styles => {
    const definitions = withSlots(page);
    const late = [...definitions.flatMap((path) => modules[path]?.deferred ?? []), ...deferredParts];
    const chunks = [...firstChunks, ...chunksOf([...withRendered(definitions), ...late], new Set(first))];
    const files = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    return {
      tags: `<style>${splitForcedColors(files.map(read).join('')).rest}</style>${forced}`,
      links: files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join(''),
    };
  });
  const scriptsOf = memoized(({ language, namespaces, ...page }: RenderedFrom): string[] => {
    const messages = namespaces.map((namespace) => locales.get(`${namespace} ${language}`) ?? '');
    return chunksOf([...messages, ...withRendered(withSlots(page))], new Set(first)).map(({ file }) => `/${file}`);
  });
  return {
    scripts: firstChunks.map(({ file }) => `/${file}`),
    stylesOf: ({ definitions, slotsOf }) => stylesOf({ definitions, slotsOf }),
    // A rendered page holds more than its scripts depend on.
    pageScripts: ({ definitions, slotsOf, language, namespaces }) =>
      scriptsOf({ definitions, slotsOf, language, namespaces }),
  };
}
