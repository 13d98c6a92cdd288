/** Paths of the provider's texts (FOOT-26). */
import type { TextPageName } from '@shop/api-client/pages';

const TEXTS: Readonly<Record<string, TextPageName>> = {
  '/about-us': 'about',
  '/terms-and-conditions': 'terms',
  '/privacy-policy': 'privacy',
  '/refund-policy': 'refund',
  '/cancellation-policy': 'cancellation',
  '/shipping-policy': 'shipping',
};
export const TEXT_PATHS = Object.keys(TEXTS);
export const textOf = (path: string): TextPageName => TEXTS[path] ?? 'about';
