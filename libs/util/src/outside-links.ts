/** The only check of targets that come from outside: of links, redirects and notifications (decision 080). */
import { cleanText } from './clean-text';
import { paths } from './paths';

/** No shop's origin: it shows whether a target leads away from any. */
const ORIGIN = 'https://shop.invalid';
const LONGEST = 2000;

/** Browsers drop tabs and line breaks from addresses, and read `\` as `/`: a target with them means something else than it says. */
function parse(target: unknown, base?: string): URL | null {
  if (typeof target !== 'string' || target.length > LONGEST || /[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(target)) return null;
  try {
    return new URL(target, base);
  } catch {
    return null;
  }
}

/** A path of this shop with query and fragment, as a browser would request it. @returns null for what could lead elsewhere */
export function insidePath(target: unknown): string | null {
  const url = String(target).startsWith('/') ? parse(target, ORIGIN) : null;
  if (url?.origin !== ORIGIN) return null;
  const path = url.pathname + url.search + url.hash;
  // `/..//host` has become `//host`.
  return parse(path, ORIGIN)?.href === url.href ? path : null;
}

/** A safe path of this shop from a link's `next`; anything that could lead elsewhere becomes the home page. */
export const ownPath = (next: unknown): string => insidePath(next) ?? paths.home();

/** An address of the web in full. @returns null for scripts, files, relative addresses, and those that name a user */
export function webAddress(target: unknown): string | null {
  const url = parse(target);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}

/** The address that dials a phone number, however it is written: of its signs only the plus at the start stays. */
export const phoneAddress = (phone: string): string => `tel:${cleanText('phone', phone).replace(/(?!^\+)\D/g, '')}`;
