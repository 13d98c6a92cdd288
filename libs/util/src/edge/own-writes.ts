/** Read-your-writes: after a write, a caller's requests bypass caches and replicas while these may be stale. */

const NAME = 'wrote';
/** Longer than the replication lag and a purge take. */
const SECONDS = 20;

/** @param cookies the request's Cookie header */
export const hasWritten = (cookies: string | undefined): boolean => /(?:^|;\s*)wrote=1(?:;|$)/.test(cookies ?? '');

/** Does not identify the caller. */
export const wroteCookie = (isSecure: boolean): string =>
  `${NAME}=1; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Header that forwards the mark to the backend. */
export const writtenHeader = (cookies: string | undefined): Record<string, string> =>
  hasWritten(cookies) ? { cookie: `${NAME}=1` } : {};
