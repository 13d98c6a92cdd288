/**
 * When the shop itself breaks, the inline script of its page says so (`server/start-scripts.ts`): it needs no code, store or messages
 * (decision 081).
 */
import type { I18n } from '@shop/i18n';
import { useEffect } from 'react';
import { appMessages } from '../messages';

/** The event that the script waits for. */
export const FAILED_EVENT = 'shop-failed';
export const tellFailed = (): void => void dispatchEvent(new Event(FAILED_EVENT));

/** Stands in place of the whole shop. */
export function LastResort() {
  useEffect(tellFailed, []);
  return null;
}

/** What the script says, in the page's language: still loading, broken, try again, home. */
export const lastResortTexts = (i18n: I18n): string =>
  (['slow', 'broken.title', 'broken.retry', 'notFound.home'] as const)
    .map((key) => i18n.t(key, { ns: appMessages }))
    .join('|');
