/** Messages of the module, of its brands, of goods that are open, and of those that were. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';

declare module '@shop/i18n' {
  interface Messages {
    'module-ecommerce': typeof en;
  }
}

export {
  goodsMessages,
  useGoodsMessages,
  viewedMessages,
  useViewedMessages,
  brandMessages,
  useBrandMessages,
} from './part-messages';

/** Messages for the shared components, and of the colours on cards. */
export const ecommerceModuleMessages = registerMessages(
  'module-ecommerce',
  (language) => import(`./locales/${language}.json`),
);
export const useCardOptionMessages = () => useMessages(ecommerceModuleMessages);
