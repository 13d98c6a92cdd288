/** The document around the rendered page: styles of the page inlined, scripts after the first paint. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rendered } from '../entry-server';
import { EARLY_PRESSES } from './early-presses';
import { startScripts } from './start-scripts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;
type Page = Extract<Rendered, { kind: 'page' }>;

const ENTRY = 'src/entry-client.tsx';
/** Which file is behind which route, so that its styles come with the first byte. */
const PAGE_OF: Record<string, string> = {
  '/': 'landing',
  '/home': 'home',
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
  '/settings': 'settings',
  '/chatting': 'chat',
  '/checkout': 'checkout',
  '/order-placed': 'order-placed',
  '/order-history/:id': 'order',
  '/parcel-delivery-info': 'parcel',
  '/help-and-support': 'help',
  '/track-order': 'track-order',
  '*': 'not-found',
};

const LATE = [
  'libs/shell/src/lib/footer/footer.tsx',
  'libs/shell/src/lib/header/bottom-bar.tsx',
  'libs/shell/src/lib/menus/menus.tsx',
  'libs/discovery/src/lib/search-box.tsx',
];

export interface Assets {
  /** Addresses of the first scripts: each needs those before it. */
  scripts: string[];
  /** @param module type of the current module, whose own sections the home draws */
  stylesOf: (route: string, module: string | null) => Styles;
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
  const cssOf = (key: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((entry) => cssOf(entry, seen)), ...(chunk.css ?? [])];
  };
  /** Parts of the frame that wake later: the server draws them, so their styles come with the page. */
  const late = LATE.flatMap((name) => Object.keys(manifest).filter((key) => key.endsWith(name))).flatMap((key) =>
    cssOf(key),
  );
  const known = new Map<string, Styles>();
  const ownPartsOf = (module: string | null): string[] => {
    const key = Object.keys(manifest).find((entry) => entry.endsWith(`libs/module-${module}/src/lib/home-parts.ts`));
    return key ? cssOf(key) : [];
  };
  const stylesOf = (route: string, module: string | null): Styles => {
    const owner = route === '/home' ? module : null;
    const name = `${route} ${owner}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const names = new Set([
      ...cssOf(ENTRY),
      ...cssOf(`src/pages/${PAGE_OF[route] ?? 'not-found'}.tsx`),
      ...ownPartsOf(owner),
      ...late,
    ]);
    const files = [...names];
    const styles = {
      text: files.map((file) => readFileSync(join(folder, file), 'utf8')).join(''),
      links: files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join(''),
    };
    known.set(name, styles);
    return styles;
  };
  const filesOf = (key: string, seen: Set<string>): string[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap((entry) => filesOf(entry, seen)), `/${chunk.file}`];
  };
  return { scripts: filesOf(ENTRY, new Set()), stylesOf };
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function pageHtml(page: Page, assets: Assets, nonce: string, origin: string): string {
  const tags = [
    `<title>${escape(page.title)}</title>`,
    `<meta name="description" content="${escape(page.description)}">`,
    `<meta property="og:title" content="${escape(page.title)}">`,
    `<meta property="og:description" content="${escape(page.description)}">`,
    `<meta property="og:site_name" content="${escape(page.siteName)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:url" content="${escape(origin + page.canonical)}">`,
    `<link rel="canonical" href="${escape(origin + page.canonical)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta property="og:image" content="${escape(new URL(page.image ?? '/share.png', origin).href)}">`,
    ...(page.jsonLd
      ? [
          `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(page.jsonLd).replace(/</g, '\\u003c')}</script>`,
        ]
      : []),
    ...(page.icon ? [`<link rel="icon" href="${escape(page.icon)}">`] : []),
  ];
  const { text, links } = assets.stylesOf(page.route, page.module);
  return `<!doctype html><html lang="${page.language}" dir="${page.direction}" data-mantine-color-scheme="${page.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="${page.theme}">${tags.join('')}<style nonce="${nonce}">${text}</style></head><body><div id="root">${page.html}</div><script type="application/json" id="shop-state" nonce="${nonce}">${page.state}</script>${links}<script nonce="${nonce}">${EARLY_PRESSES}${startScripts(assets.scripts)}</script></body></html>`;
}
