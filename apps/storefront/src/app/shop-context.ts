/** The visit, as this app knows it. */
import { usePageApp } from '@shop/page-engine';
import type { Shop } from './shop';

export const useShop = (): Shop => usePageApp() as Shop;
