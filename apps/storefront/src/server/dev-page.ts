/** Renders a page in development (`ssr-dev.ts`): production's document, uncached. */
import { nextPageCookie } from '@shop/session';
import { render, type RenderedPage, type RenderRequest } from '../entry-server';
import type { Assets } from './assets';
import { serverCallHeaders, type CustomerRequest } from './forwarded';
import { pageHtml } from './page';
import { createResponseCache } from './response-cache';

/** @param assetsOf styles and scripts of a rendered page */
export async function devPage(
  request: CustomerRequest & { url: string },
  backend: string,
  assetsOf: (page: RenderedPage) => Promise<Assets>,
  onError: RenderRequest['onError'],
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const page = await render({
    url: request.url,
    cookie: request.headers.cookie,
    backend,
    forwarded: serverCallHeaders(request),
    map: { googleKey: process.env.GOOGLE_MAPS_KEY || null, tilesUrl: process.env.MAP_TILES_URL || null },
    push: false,
    // No caching: every request shows the current sources.
    shared: createResponseCache(0),
    onError,
  });
  if (page.kind === 'redirect')
    return { status: page.status, headers: { location: page.to, 'set-cookie': nextPageCookie(request.url) }, body: '' };
  return {
    status: page.status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: pageHtml(page, await assetsOf(page), request.origin).html,
  };
}
