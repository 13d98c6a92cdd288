/** The page engine's app as this storefront's `Shop`. */
import { usePageApp } from '@shop/page-engine';
import type { Shop } from './shop';

export const useShop = (): Shop => usePageApp() as Shop;
