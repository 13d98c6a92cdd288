/** Messages of the module, of its brands, of goods that are open, and of those that were. */
import { registerMessages, useMessages } from '@shop/i18n';
import type brands from './locales/brands/en.json';
import type en from './locales/en.json';
import type goods from './locales/goods/en.json';
import type viewed from './locales/viewed/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-ecommerce': typeof en;
    'module-ecommerce.brands': typeof brands;
    'module-ecommerce.goods': typeof goods;
    'module-ecommerce.viewed': typeof viewed;
  }
}

/** Messages for the shared components, and of the colours on cards. */
export const ecommerceModuleMessages = registerMessages(
  'module-ecommerce',
  (language) => import(`./locales/${language}.json`),
);
export const useCardOptionMessages = () => useMessages(ecommerceModuleMessages);

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
