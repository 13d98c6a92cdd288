/** Paths of the provider's texts (FOOT-26). */
import type { TextPageName } from '@shop/api-client/pages';
import { paths } from '@shop/util';

export const TEXTS: readonly TextPageName[] = ['about', 'terms', 'privacy', 'refund', 'cancellation', 'shipping'];
const TEXT_PATHS = TEXTS.map((name) => paths[name].pattern);
export const textOf = (path: string): TextPageName => TEXTS[TEXT_PATHS.indexOf(path)] ?? 'about';
