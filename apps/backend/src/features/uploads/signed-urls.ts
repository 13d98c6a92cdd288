/**
 * Signed URLs for private pictures (prescriptions, chat, refunds): they expire, and every response that may show
 * the picture signs a new one (decision 053, reliability 36).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock';

/** Seconds. A URL expires at the second following multiple: after five to ten minutes, so that responses within five minutes agree. */
const EXPIRY_STEP = 300;

export interface UrlSigner {
  /** @param path absolute path @returns the path with a signature valid for five to ten minutes */
  sign: (path: string) => string;
  /** Whether the query of the URL is a valid signature now. */
  isValid: (path: string, query: { expires?: string; signature?: string }) => boolean;
  /** A token that nobody can guess without the secret: the same for the same purpose and name. 43 characters of base64url. */
  tokenFor: (purpose: string, name: string) => string;
}

/** @param secret shared by all processes */
export function createUrlSigner(secret: string, clock: Clock): UrlSigner {
  const digest = (path: string, expires: number) => createHmac('sha256', secret).update(`${expires} ${path}`).digest();
  const now = () => Math.floor(clock().getTime() / 1000);
  return {
    // A signed text begins with a number: no token is a signature.
    tokenFor: (purpose, name) => createHmac('sha256', secret).update(`${purpose} ${name}`).digest('base64url'),
    sign: (path) => {
      const expires = (Math.floor(now() / EXPIRY_STEP) + 2) * EXPIRY_STEP;
      return `${path}?expires=${expires}&signature=${digest(path, expires).toString('base64url')}`;
    },
    isValid: (path, { expires = '', signature = '' }) => {
      if (!/^\d{1,12}$/.test(expires)) return false;
      const expected = digest(path, Number(expires));
      const given = Buffer.from(signature, 'base64url');
      // Constant-time comparison, before the expiry is checked: timing reveals nothing.
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && now() < Number(expires);
    },
  };
}
