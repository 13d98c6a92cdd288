/**
 * Private pictures (prescriptions, pictures of chats and refunds) open by an address that says until when and is signed for it; it is
 * written anew into each answer to whoever may see the picture (decision 053, reliability 36).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock';

/** Seconds. An address ends at the second of these marks that follows: after five to ten minutes, and answers of five minutes have the same. */
const MARK = 300;

export interface SignedAddresses {
  /** @param path from the root on @returns the path with what opens it for five to ten minutes */
  sign: (path: string) => string;
  /** Whether what stands behind the path opens it now. */
  opens: (path: string, said: { expires?: string; signature?: string }) => boolean;
}

/** @param secret the same for all processes that give and take the addresses */
export function signedAddresses(secret: string, clock: Clock): SignedAddresses {
  const digest = (path: string, expires: number) => createHmac('sha256', secret).update(`${expires} ${path}`).digest();
  const now = () => Math.floor(clock().getTime() / 1000);
  return {
    sign: (path) => {
      const expires = (Math.floor(now() / MARK) + 2) * MARK;
      return `${path}?expires=${expires}&signature=${digest(path, expires).toString('base64url')}`;
    },
    opens: (path, { expires = '', signature = '' }) => {
      if (!/^\d{1,12}$/.test(expires)) return false;
      const wanted = digest(path, Number(expires));
      const given = Buffer.from(signature, 'base64url');
      // What is signed is compared in full, whenever it ends: how long that takes tells nothing.
      const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isSigned && now() < Number(expires);
    },
  };
}
