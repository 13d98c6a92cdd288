/** What the browser is given with a page, read from the manifest of its build: styles, first scripts, the page's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const ENTRY = 'src/entry-client.tsx';
/** The namespace of the storefront's own messages. */
const APP = 'storefront';
/** Parts of the shell that hydrate later: the server draws them, so their styles come with the page. */
const SHELL = [
  'libs/shell/src/lib/footer/footer.tsx',
  'libs/shell/src/lib/frame/bottom-bar.tsx',
  'libs/shell/src/lib/frame/menus.tsx',
  'libs/discovery/src/lib/search-box/search-box.tsx',
];

/** What a page was drawn with: the browser needs the same. */
export interface DrawnPage {
  /** The module that defines it. */
  file: string;
  /** Type of the module whose own sections it draws. */
  module: string | null;
  language: string;
  /** Namespaces; each names its file (lint). */
  messages: readonly string[];
}
export interface Styles {
  text: string;
  /**
   * The files that `text` is made of, as links that load nothing: whoever imports a part later finds its styles there. Fetched
   * again, each of them would cost a look at every element of the page.
   */
  links: string;
}
export interface Assets {
  /** Addresses of the first scripts: each needs those before it. */
  scripts: string[];
  stylesOf: (page: Pick<DrawnPage, 'file' | 'module'>) => Styles;
  /** Addresses of what hydrates a page besides: its own modules, the messages it speaks, its module's sections. */
  pageScripts: (page: DrawnPage) => string[];
}

function remember<A, T>(keyOf: (of: A) => string, make: (of: A) => T): (of: A) => T {
  const known = new Map<string, T>();
  return (of) => {
    const key = keyOf(of);
    const found = known.get(key) ?? make(of);
    known.set(key, found);
    return found;
  };
}

export function readAssets(folder: string): Assets {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const modules = JSON.parse(read('.vite/modules.json')) as Record<string, { file: string; draws: string[] }>;
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const chunkOf = (module: string) => keyOfFile.get(modules[module]?.file ?? '');
  /** The chunk and all that it imports, each once, in the order in which they run. */
  const withImports = (key: string | undefined, seen: Set<string>): Chunk[] => {
    const chunk = manifest[key ?? ''];
    if (!key || !chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((entry) => withImports(entry, seen)), chunk];
  };
  /** A definition, its view and the parts that the view draws at once. */
  const pageModules = ({ file, module }: Pick<DrawnPage, 'file' | 'module'>): string[] => [
    file,
    ...(modules[file]?.draws ?? []),
    ...(module ? (modules[`libs/module-${module}/src/${module}-module.ts`]?.draws ?? []) : []),
  ];
  const chunksOf = (from: readonly string[], seen = new Set<string>()) =>
    from.flatMap((module) => withImports(chunkOf(module), seen));

  const stylesOf = remember<Pick<DrawnPage, 'file' | 'module'>, Styles>(
    ({ file, module }) => `${file} ${module}`,
    (page) => {
      const seen = new Set<string>();
      const chunks = [...withImports(ENTRY, seen), ...chunksOf([...pageModules(page), ...SHELL], seen)];
      const files = [...new Set(chunks.flatMap(({ css = [] }) => css))];
      return {
        text: files.map(read).join(''),
        links: files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join(''),
      };
    },
  );
  const messageFile = (namespace: string, language: string) => {
    const [lib, part] = namespace.split('.');
    const home = lib === APP ? 'apps/storefront' : `libs/${lib}`;
    return `${home}/src/locales/${part ? `${part}/` : ''}${language}.json`;
  };
  const pageScripts = remember<DrawnPage, string[]>(
    // Namespaces come in any order.
    ({ file, module, language, messages }) => [file, module, language, ...[...messages].sort()].join(' '),
    (page) => {
      const seen = new Set<string>();
      withImports(ENTRY, seen);
      const files = page.messages.map((namespace) => messageFile(namespace, page.language));
      return chunksOf([...files, ...pageModules(page)], seen).map(({ file }) => `/${file}`);
    },
  );
  return { scripts: withImports(ENTRY, new Set()).map(({ file }) => `/${file}`), stylesOf, pageScripts };
}
