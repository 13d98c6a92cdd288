/** What the builds write down for the server: where modules went, and which file defines a page. */
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
/** Read by the server alone. */
const OF_THE_SERVER = /json-ld\.ts$/;
/**
 * Writes down which file each module of ours went into, for the manifest names only what has a file of its own, and what the definitions
 * of pages and modules import for themselves: the views that they draw.
 */
export const whereModulesWent: Plugin = {
  name: 'where-modules-went',
  generateBundle(_options, bundle) {
    const modules: Record<string, { file: string; draws?: string[] }> = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const id of file.moduleIds) {
        const name = relative(root, id);
        if (!/^(libs|apps)\//.test(name)) continue;
        const imported = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        const draws = imported.filter((other) => !OF_THE_SERVER.test(other)).map((other) => relative(root, other));
        modules[name] = { file: file.fileName, ...(DEFINES.test(name) && draws.length > 0 ? { draws } : {}) };
      }
    }
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) });
  },
};

/** Definitions of pages, and of modules, whose own sections a home draws. */
const DEFINES = /\.page\.ts$|\/module-\w+\/src\/(lib\/)?[\w-]+-module\.ts$/;

/** The server's definitions tell which file they stand in: by it the server finds what the browser needs of a page. */
export const pageFiles: Plugin = {
  name: 'page-files',
  transform: {
    filter: { id: /\.page\.ts$/ },
    handler: (code, id) => ({ code: `${code}\npage.file = ${JSON.stringify(relative(root, id))};`, map: null }),
  },
};
