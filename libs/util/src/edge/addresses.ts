/** Addresses on the line: those that can be read, and what of them is written down. */

/** Where an address that can not be read is answered, so that it passes whatever all others pass: limits, headers, logs. */
export const MALFORMED = '/malformed-address';

/** A router refuses it before anything else has seen it: no path from the root, or escapes that are no text. */
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

/** As a server's `rewriteUrl` takes it. */
export const readableAddress = ({ url = '/' }: { url?: string | undefined }): string =>
  isMalformed(url) ? MALFORMED : url;

/** What is logged of a request: queries hold phones, ids of guests and tickets. */
export const loggedRequest = ({ method, url }: { method?: string | undefined; url?: string | undefined }) => ({
  method,
  path: url?.split('?')[0],
});
