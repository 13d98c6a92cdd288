/** The shop's pages as its routes and definitions describe them: for search engines, the size gate and screenshots. */
import { earlySections, loadHome, type ModuleDefinition } from '@shop/module-kit';
import type { PageRoute } from '@shop/page-engine';
import { basename } from 'node:path';
import { layoutMessages, shoppingMessages } from '../app/layout-messages';
import { modules } from '../app/modules';
import { pages } from '../pages';

const routes: readonly PageRoute[] = pages.flatMap(({ pages }) => pages);

/** The part of a path before its parameter: `/store/:id` begins with `/store/`. */
const fixedPart = (path: string): string => path.replace(/[:*].*$/, '');

/** Paths of the sitemap that are the same for every shop. */
export const sitemapPaths = (listed = routes): string[] =>
  listed.flatMap(({ path, indexed }) => (indexed === true ? [path] : []));

/** Path of the page of each store or item, without its slug. @throws when no page, or more than one, shows them */
export function sitemapFolder(kind: 'stores' | 'items', listed = routes): string {
  const [route, ...more] = listed.filter(({ indexed }) => indexed === kind);
  if (!route || more.length > 0)
    throw new Error(`${more.length + (route ? 1 : 0)} pages are indexed for each of ${kind}.`);
  return fixedPart(route.path);
}

/** Beginnings of the paths that crawlers keep away from: pages of one customer. */
export const privatePaths = (listed = routes): string[] => [
  ...new Set(
    listed.flatMap(({ path, indexed, needsSignIn }) =>
      indexed === 'never' || needsSignIn ? [fixedPart(path).replace(/\/$/, '')] : [],
    ),
  ),
];

/** A page in one of its looks: the home is listed once for each module. */
export interface ListedPage {
  /** Name of its definition's file, with the module's type where it shows a module. */
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
  return (await Promise.all(routes.map(looksOf))).flat();
}
