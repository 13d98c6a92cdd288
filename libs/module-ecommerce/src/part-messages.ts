/** Messages of single parts of the module: not with those that its definition names, which every page loads. */
import { registerMessages, useMessages } from '@shop/i18n';
import type goods from './locales/goods/en.json';
import type viewed from './locales/viewed/en.json';
import type brands from './locales/brands/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-ecommerce.goods': typeof goods;
    'module-ecommerce.viewed': typeof viewed;
    'module-ecommerce.brands': typeof brands;
  }
}

/** Messages of goods that are open: their choices, delivery and returns. */
export const goodsMessages = registerMessages(
  'module-ecommerce.goods',
  (language) => import(`./locales/goods/${language}.json`),
);
export const useGoodsMessages = () => useMessages(goodsMessages);

export const viewedMessages = registerMessages(
  'module-ecommerce.viewed',
  (language) => import(`./locales/viewed/${language}.json`),
);
export const useViewedMessages = () => useMessages(viewedMessages);

export const brandMessages = registerMessages(
  'module-ecommerce.brands',
  (language) => import(`./locales/brands/${language}.json`),
);
export const useBrandMessages = () => useMessages(brandMessages);
