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
/** Which file is behind which route, so that its styles come with the first byte. */
const PAGE_OF: Record<string, string> = {
  '/': 'landing',
  '/home': 'home',
  '/home?search': 'results',
  '/store/popular': 'popular-stores',
  '/store/latest': 'latest-stores',
  '/store/:id': 'store',
  '/product/:id': 'product',
  '/category/:id': 'category',
  '/categories': 'categories',
  '/campaigns': 'campaigns',
  '/campaigns/:id': 'campaign',
  '/flash-sales': 'flash-sales',
  '/coupons': 'coupons',
  '/about-us': 'about',
  '/terms-and-conditions': 'terms',
  '/privacy-policy': 'privacy',
  '/refund-policy': 'refund',
  '/cancellation-policy': 'cancellation',
  '/shipping-policy': 'shipping',
  '/auth/sign-in': 'sign-in',
  '/auth/sign-up': 'sign-up',
  '/auth/forgot-password': 'forgot-password',
  '/my-orders': 'my-orders',
  '/profile': 'profile',
  '/wallet': 'wallet',
  '/loyalty-points': 'loyalty',
  '/referral-code': 'referral',
  '/address': 'address',
  '/settings': 'settings',
  '/chatting': 'chat',
  '/checkout': 'checkout',
  '/prescription/:id': 'prescription',
  '/order-placed': 'order-placed',
  '/order-history/:id': 'order',
  '/parcel-delivery-info': 'parcel',
  '/help-and-support': 'help',
  '/track-order': 'track-order',
  '*': 'not-found',
};

/** The namespace of the storefront's own messages. */
const APP = 'storefront';

const LATE = [
  'libs/shell/src/lib/footer/footer.tsx',
  'libs/shell/src/lib/header/bottom-bar.tsx',
  'libs/shell/src/lib/menus/menus.tsx',
  'libs/discovery/src/lib/search-box.tsx',
];

/** The same of a page. */
const LATE_OF: Record<string, readonly string[]> = {
  '/home?search': ['libs/discovery/src/lib/results-bar.tsx'],
  '/category/:id': ['libs/discovery/src/lib/results-bar.tsx'],
};

export interface Assets {
  /** Addresses of the first scripts: each needs those before it. */
  scripts: string[];
  /** @param module type of the current module, whose own sections the home draws */
  stylesOf: (route: string, module: string | null) => Styles;
  /** Addresses of what hydrates a page besides: its own modules, the messages it speaks, its module's sections. */
  pageScripts: (page: Woken) => string[];
}

/** What a page was drawn with: the browser needs the same. */
export interface Woken {
  route: string;
  module: string | null;
  language: string;
  /** Namespaces; each names its file (lint). */
  messages: readonly string[];
}

interface Styles {
  text: string;
  /**
   * The files that `text` is made of, as links that load nothing: whoever imports a part later finds its styles there. Fetched
   * again, each of them would cost a look at every element of the page.
   */
  links: string;
}

export function readAssets(folder: string): Assets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const modules = JSON.parse(readFileSync(join(folder, '.vite/modules.json'), 'utf8')) as Record<string, string>;
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  /** The chunk that a module of ours went into. */
  const keyOf = (module: string) => keyOfFile.get(modules[module] ?? '') ?? null;
  const cssOf = (key: string | null, seen = new Set<string>()): string[] => {
    const chunk = manifest[key ?? ''];
    if (!key || !chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((entry) => cssOf(entry, seen)), ...(chunk.css ?? [])];
  };
  /** Parts of the app shell that hydrate later: the server draws them, so their styles come with the page. */
  const late = LATE.flatMap((module) => cssOf(keyOf(module)));
  const known = new Map<string, Styles>();
  const woken = new Map<string, string[]>();
  const pageKey = (route: string) => keyOf(`apps/storefront/src/pages/${PAGE_OF[route] ?? 'not-found'}.tsx`);
  const ownPartsKey = (route: string, module: string | null) =>
    route === '/home' ? keyOf(`libs/module-${module}/src/lib/home-parts.ts`) : null;
  const lateOf = (route: string) => (LATE_OF[route] ?? []).map(keyOf);
  const stylesOf = (route: string, module: string | null): Styles => {
    const own = ownPartsKey(route, module);
    const name = `${route} ${own}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const names = new Set([
      ...cssOf(ENTRY),
      ...cssOf(pageKey(route)),
      ...cssOf(own),
      ...late,
      ...lateOf(route).flatMap((key) => cssOf(key)),
    ]);
    const files = [...names];
    const styles = {
      text: files.map((file) => readFileSync(join(folder, file), 'utf8')).join(''),
      links: files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join(''),
    };
    known.set(name, styles);
    return styles;
  };
  const filesOf = (key: string | null, seen: Set<string>): string[] => {
    const chunk = manifest[key ?? ''];
    if (!key || !chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((entry) => filesOf(entry, seen)), `/${chunk.file}`];
  };
  const messagesKey = (namespace: string, language: string) => {
    const [lib, part] = namespace.split('.');
    const home = lib === APP ? 'apps/storefront' : `libs/${lib}`;
    return keyOf(`${home}/src/locales/${part ? `${part}/` : ''}${language}.json`);
  };
  const scriptsOf = ({ route, module, language, messages }: Woken): string[] => {
    const seen = new Set<string>();
    filesOf(ENTRY, seen);
    const keys = messages.map((namespace) => messagesKey(namespace, language));
    return [...keys, pageKey(route), ownPartsKey(route, module), ...lateOf(route)].flatMap((key) => filesOf(key, seen));
  };
  const pageScripts = (page: Woken): string[] => {
    // Namespaces come in any order, and a cookie may name any module: neither may make an entry of its own.
    const own = ownPartsKey(page.route, page.module);
    const name = [page.route, own, page.language, ...[...page.messages].sort()].join(' ');
    const found = woken.get(name) ?? scriptsOf(page);
    woken.set(name, found);
    return found;
  };
  return { scripts: filesOf(ENTRY, new Set()), stylesOf, pageScripts };
}
