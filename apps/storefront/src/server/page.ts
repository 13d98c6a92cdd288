/** The document of a rendered page: its styles are inlined, its scripts start after the first paint. */
import type { RenderedPage } from '../entry-server';
import type { Assets } from './assets';
import { EVENT_REPLAY_SCRIPT } from '@shop/ui/event-replay';
import { earlyFactsScript } from './early-facts';
import { startScripts } from './start-scripts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The picture that other sites preview the page with; the shop's own where the page has no valid one. */
function pictureAddress(image: string | null | undefined, origin: string): string {
  const address = image && URL.canParse(image, origin) ? image : '/share.png';
  return new URL(address, origin).href;
}

export interface PageHtml {
  html: string;
  /** Its inline scripts: the policy allows them by hash, because a nonce would make each page different. */
  scripts: string[];
}

/**
 * Takes the preload of the first picture out of what React rendered. In the head it stands before the inline styles, which are two thirds
 * of what comes before the page: the browser requests the picture that much earlier.
 */
function firstPicture(html: string): { preload: string; rest: string } {
  const preload =
    /^(?:<link [^>]*>)*?(<link rel="preload" as="image" [^>]*fetchPriority="high"[^>]*>)/.exec(html)?.[1] ?? '';
  return { preload, rest: html.replace(preload, '') };
}

export function pageHtml(page: RenderedPage, assets: Assets, origin: string): PageHtml {
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
    `<meta property="og:image" content="${escape(pictureAddress(page.image, origin))}">`,
    ...(page.jsonLd
      ? [`<script type="application/ld+json">${JSON.stringify(page.jsonLd).replace(/</g, '\\u003c')}</script>`]
      : []),
    ...(page.icon ? [`<link rel="icon" href="${escape(page.icon)}">`] : []),
  ];
  const { tags: styles, links } = assets.stylesOf(page);
  const start = startScripts(assets.scripts, assets.pageScripts(page));
  const early = EVENT_REPLAY_SCRIPT + earlyFactsScript(page.module);
  const { preload, rest } = firstPicture(page.html);
  const html = `<!doctype html><html lang="${page.language}" dir="${page.direction}" data-mantine-color-scheme="${page.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="color-scheme" content="${page.theme}">${preload}${tags.join('')}${styles}<script>${early}</script></head><body data-texts="${escape(page.texts)}"><div id="root">${rest}</div><script type="application/json" id="shop-state">${page.state}</script>${links}<script>${start}</script></body></html>`;
  return { html, scripts: [early, start] };
}
