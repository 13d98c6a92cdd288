/**
 * The page that was requested before a place was selected; shown once there is one. A cookie of ten minutes carries it
 * to the landing page (ROUTE-49), because the redirecting server is stateless.
 */
import { ownPath } from '@shop/util';
import { browserCookies } from './browser-storage';

const NAME = 'shop_next';
const SECONDS = 600;

/** The `Set-Cookie` value. @param path path and query, from the root */
export const nextPageCookie = (path: string): string =>
  `${NAME}=${encodeURIComponent(path)}; path=/; max-age=${SECONDS}; samesite=lax`;

/** Reads and deletes the cookie. @returns the requested page, or null */
export function takeNextPage(page: { cookie: string } = browserCookies): string | null {
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
