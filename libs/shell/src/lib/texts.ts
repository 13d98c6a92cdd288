/** The words of the frame around every page. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/en.json';
import type menus from '../locales/menus.en.json';

export const shellTexts = defineTexts<typeof en>('shell', {
  en: () => import('../locales/en.json'),
  ar: () => import('../locales/ar.json'),
});
export const useShellText = () => useText(shellTexts);

/** Words of what opens at a press: loaded with it. */
export const menuTexts = defineTexts<typeof menus>('shell.menus', {
  en: () => import('../locales/menus.en.json'),
  ar: () => import('../locales/menus.ar.json'),
});
export const MENU_TEXTS = [menuTexts];
export const useMenuText = () => useText(menuTexts);
