/** Messages of the module, and of its brands. */
import { registerMessages, useMessages } from '@shop/i18n';
import type brands from './locales/brands/en.json';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-ecommerce': typeof en;
    'module-ecommerce.brands': typeof brands;
  }
}

/** Messages for the shared components. */
export const ecommerceModuleMessages = registerMessages(
  'module-ecommerce',
  (language) => import(`./locales/${language}.json`),
);

export const brandMessages = registerMessages(
  'module-ecommerce.brands',
  (language) => import(`./locales/brands/${language}.json`),
);
export const useBrandMessages = () => useMessages(brandMessages);
