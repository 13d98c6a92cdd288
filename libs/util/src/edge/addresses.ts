/** Request URLs: rejects malformed ones, and shortens them for the log. */

/**
 * Malformed URLs are rewritten to this path, so that they pass through rate limits, headers and logs like all others.
 */
export const MALFORMED = '/malformed-address';

/** Whether a router would reject it before any hook: not a path from the root, or invalid escapes. */
function isMalformed(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (!/^[/*]/.test(path)) return true;
  if (!path.includes('%')) return false;
  try {
    // The result is used: a bundler drops a call of a pure function whose result is not.
    return decodeURIComponent(path) === '';
  } catch {
    return true;
  }
}

/** For a server's `rewriteUrl`. */
export const readableAddress = ({ url = '/' }: { url?: string | undefined }): string =>
  isMalformed(url) ? MALFORMED : url;

/** The logged part of a request: queries hold phones, guest ids and tickets. */
export const loggedRequest = ({ method, url }: { method?: string | undefined; url?: string | undefined }) => ({
  method,
  path: url?.split('?')[0],
});
