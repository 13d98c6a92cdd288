/** The shop's pages as its routes and definitions describe them: for the size gate and screenshots. Built as a file of its own. */
import { earlySections, loadHome, type ModuleDefinition } from '@shop/module-kit';
import type { PageRoute } from '@shop/page-engine';
import { basename } from 'node:path';
import { layoutMessages, shoppingMessages } from '../app/layout-messages';
import { modules } from '../app/modules';
import { routes } from '../pages';
import { fixedPart } from './indexed-pages';

/** For what is inlined of stylesheets. */
export { splitForcedColors } from './forced-colors';

/** A page in one of its looks: the home is listed once for each module. */
export interface ListedPage {
  /** Name of its definition's file, or of its path where one file has several; with the module's type where it shows a module. */
  name: string;
  path: string;
  /** An address that shows it in the demo; null where its path has a parameter, and it names no `sample`. */
  sample: string | null;
  /** The module in which it is shown; null: any. */
  module: string | null;
  needsSignIn: boolean;
  /** Path of its definition, from the root of the repository. */
  file: string;
  /** Path of the definition of the module whose home it shows. */
  home: string | null;
  /** Namespaces of the messages that it loads before it renders. */
  messages: string[];
}

async function homeOf(module: ModuleDefinition): Promise<Pick<ListedPage, 'home' | 'messages'>> {
  const early = earlySections(await loadHome(module));
  return { home: module.file ?? '', messages: [module.messages, ...early.flatMap(({ messages }) => messages)] };
}

const ownerOf = ({ path }: PageRoute): string | null =>
  modules.all.find(({ pages = [] }) => pages.some((page) => page.path === path))?.type ?? null;

async function looksOf(route: PageRoute): Promise<ListedPage[]> {
  const { page } = await route.definition();
  const { path, needsSignIn = false, isLanding, showsModule } = route;
  const file = page.file ?? '';
  const listed: ListedPage = {
    name: basename(file, '.page.ts'),
    path,
    sample: page.sample === undefined && /[:*]/.test(path) ? null : fixedPart(path) + (page.sample ?? ''),
    module: ownerOf(route),
    needsSignIn,
    file,
    home: null,
    messages: [...layoutMessages, ...(isLanding ? [] : shoppingMessages), ...page.messages],
  };
  if (!showsModule) return [listed];
  return Promise.all(
    modules.all.map(async (module) => {
      const { home, messages } = await homeOf(module);
      const { name } = listed;
      return {
        ...listed,
        name: `${name} ${module.type}`,
        module: module.type,
        home,
        messages: [...listed.messages, ...messages],
      };
    }),
  );
}

/** Loads the definitions of all pages. Names of files are known in builds and in development, where the build's plugin adds them. */
export async function listPages(): Promise<ListedPage[]> {
  const listed = (await Promise.all(routes.map(looksOf))).flat();
  const isShared = ({ name }: ListedPage) => listed.filter((other) => other.name === name).length > 1;
  return listed.map((page) => (isShared(page) ? { ...page, name: page.path.replace(/^\//, '') } : page));
}
