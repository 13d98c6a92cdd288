/**
 * The page that somebody asked for before there was a place: it is shown once there is one. A cookie of ten minutes carries it over the way to
 * the landing page (ROUTE-49), since the server that leads there keeps nothing.
 */
import { ownPath } from '@shop/util';

const NAME = 'shop_next';
const SECONDS = 600;

/** The cookie's line. @param path with its query, from the root */
export const nextPageCookie = (path: string): string =>
  `${NAME}=${encodeURIComponent(path)}; path=/; max-age=${SECONDS}; samesite=lax`;

/** @returns the page, which is then forgotten; null when nobody asked for one */
export function takeNextPage(page: { cookie: string }): string | null {
  const value = page.cookie
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === NAME)?.[1];
  if (!value) return null;
  page.cookie = `${NAME}=; path=/; max-age=0; samesite=lax`;
  try {
    return ownPath(decodeURIComponent(value));
  } catch {
    return null;
  }
}
