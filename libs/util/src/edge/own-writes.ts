/** Whoever has just written what lists show reads it there at once: caches and replicas are passed by for as long as they may be late. */

const NAME = 'wrote';
/** Longer than a replica may be behind and a purge may take. */
const SECONDS = 20;

/** @param cookies as the request sent them */
export const hasWritten = (cookies: string | undefined): boolean => /(?:^|;\s*)wrote=1(?:;|$)/.test(cookies ?? '');

/** Says nothing of who it was. */
export const wroteCookie = (isSecure: boolean): string =>
  `${NAME}=1; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** What is told on to the backend in the name of whoever asked. */
export const writtenHeader = (cookies: string | undefined): Record<string, string> =>
  hasWritten(cookies) ? { cookie: `${NAME}=1` } : {};
