/** Paths of the provider's texts (FOOT-26). */
import type { TextPageName } from '@shop/api-client/pages';
import { paths } from '@shop/util';

const TEXTS: Readonly<Record<string, TextPageName>> = {
  [paths.about.pattern]: 'about',
  [paths.terms.pattern]: 'terms',
  [paths.privacy.pattern]: 'privacy',
  [paths.refund.pattern]: 'refund',
  [paths.cancellation.pattern]: 'cancellation',
  [paths.shipping.pattern]: 'shipping',
};
export const TEXT_PATHS = Object.keys(TEXTS);
export const textOf = (path: string): TextPageName => TEXTS[path] ?? 'about';
