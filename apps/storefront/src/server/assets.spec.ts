import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAssets } from './assets';

const chunk = (name: string, ...imports: string[]) => ({
  file: `assets/${name}.js`,
  css: [`assets/${name}.css`],
  imports,
});
const manifest = {
  'src/entry-client.tsx': chunk('entry', '_base'),
  _base: chunk('base'),
  _frame: chunk('frame', '_base'),
  'home.page': chunk('home', '_base', '_cards'),
  _cards: chunk('cards'),
  'home-parts': chunk('parts', '_cards'),
  dialog: chunk('dialog'),
  slots: chunk('slots'),
  mark: chunk('mark'),
  'en.json': { file: 'assets/en.js' },
  'ar.json': { file: 'assets/ar.js' },
  '_forced.css': { file: 'assets/forced-colors-0123456.css' },
};
/** The link to the sheet of rules for forced colours. */
const FORCED = '<link rel="stylesheet" href="/assets/forced-colors-0123456.css" media="(forced-colors: active)">';
const modules = {
  'apps/storefront/src/entry-client.tsx': { file: 'assets/entry.js' },
  'libs/shell/src/shell-parts.ts': { file: 'assets/entry.js', deferred: ['libs/shell/src/footer.tsx'] },
  'libs/shell/src/footer.tsx': { file: 'assets/frame.js' },
  'libs/home/src/picture-button.tsx': { file: 'assets/cards.js', deferred: ['libs/home/src/dialog.tsx'] },
  'libs/home/src/dialog.tsx': { file: 'assets/dialog.js' },
  'libs/home/src/home.page.ts': { file: 'assets/home.js' },
  'libs/module-pets/src/pets-module.ts': {
    file: 'assets/entry.js',
    renders: ['libs/module-pets/src/home-parts.ts'],
    slots: 'libs/module-pets/src/lib/own-views.ts',
  },
  'libs/module-pets/src/home-parts.ts': { file: 'assets/parts.js' },
  'libs/module-pets/src/lib/own-views.ts': { file: 'assets/slots.js', deferred: ['libs/module-pets/src/lib/mark.tsx'] },
  'libs/module-pets/src/lib/mark.tsx': { file: 'assets/mark.js' },
  'libs/home/src/locales/below/en.json': { file: 'assets/en.js', namespace: 'home.below' },
  'libs/home/src/locales/below/ar.json': { file: 'assets/ar.js', namespace: 'home.below' },
};
const HOME = 'libs/home/src/home.page.ts';
const PETS = 'libs/module-pets/src/pets-module.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-assets-'));
mkdirSync(join(folder, '.vite'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
writeFileSync(join(folder, '.vite/modules.json'), JSON.stringify(modules));
for (const name of ['entry', 'base', 'frame', 'home', 'cards', 'parts', 'dialog', 'slots', 'mark'])
  writeFileSync(join(folder, `assets/${name}.css`), `${name} @media (forced-colors:active){${name}{top:0}}`);
const assets = readAssets(folder);
afterAll(() => rmSync(folder, { recursive: true }));

describe('[PLUS-35] what the browser gets with a page', () => {
  it('begins with the scripts of every page, each after those that it imports', () => {
    expect(assets.scripts).toEqual(['/assets/base.js', '/assets/entry.js']);
  });

  it('has the styles of all that the server renders: the page, its module, and parts of the shell that hydrate late', () => {
    expect(assets.stylesOf({ definitions: [HOME], slotsOf: null }).tags).toBe(
      `<style>base entry cards home frame </style>${FORCED}`,
    );
    expect(assets.stylesOf({ definitions: [HOME, PETS], slotsOf: null })).toEqual({
      tags: `<style>base entry cards home parts frame </style>${FORCED}`,
      links: ['base', 'entry', 'cards', 'home', 'parts', 'frame']
        .map((name) => `<link rel="stylesheet" href="/assets/${name}.css" disabled>`)
        .join(''),
    });
  });

  it('has the slots of the module with its first scripts, and the styles of what they load late', () => {
    expect(assets.stylesOf({ definitions: [HOME], slotsOf: PETS }).tags).toBe(
      `<style>base entry cards home slots mark frame </style>${FORCED}`,
    );
    const page = { definitions: [HOME], slotsOf: PETS, language: 'en', namespaces: [] };
    expect(assets.pageScripts(page)).toEqual(['/assets/cards.js', '/assets/home.js', '/assets/slots.js']);
  });

  it('has the scripts that hydrate the page, and its messages in its language', () => {
    const page = { definitions: [HOME, PETS], slotsOf: null, language: 'en', namespaces: ['home.below'] };
    expect(assets.pageScripts(page)).toEqual([
      '/assets/en.js',
      '/assets/cards.js',
      '/assets/home.js',
      '/assets/parts.js',
    ]);
    expect(
      assets.pageScripts({ definitions: [HOME], slotsOf: null, language: 'ar', namespaces: ['home.below'] }),
    ).toEqual(['/assets/ar.js', '/assets/cards.js', '/assets/home.js']);
  });
});
