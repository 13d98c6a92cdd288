/** Messages of the app shell around every page. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type consent from './locales/consent/en.json';
import type help from './locales/help/en.json';
import type line from './locales/line/en.json';
import type menus from './locales/menus/en.json';
import type pages from './locales/pages/en.json';
import type push from './locales/push/en.json';

declare module '@shop/i18n' {
  interface Messages {
    shell: typeof en;
    'shell.consent': typeof consent;
    'shell.help': typeof help;
    'shell.line': typeof line;
    'shell.menus': typeof menus;
    'shell.pages': typeof pages;
    'shell.push': typeof push;
  }
}

export const shellMessages = registerMessages('shell', (language) => import(`./locales/${language}.json`));
export const useShellMessages = () => useMessages(shellMessages);

export const helpMessages = registerMessages('shell.help', (language) => import(`./locales/help/${language}.json`));

/** Messages about the connection: loaded before it is lost. */
export const lineMessages = registerMessages('shell.line', (language) => import(`./locales/line/${language}.json`));
export const useLineMessages = () => useMessages(lineMessages);

/** Messages of menus and dialogs: loaded when one opens. */
export const menuMessages = registerMessages('shell.menus', (language) => import(`./locales/menus/${language}.json`));
export const useMenuMessages = () => useMessages(menuMessages);
export const MENU_MESSAGES = [menuMessages];

/** Messages of the cookie notice, which few shops show. */
export const consentMessages = registerMessages(
  'shell.consent',
  (language) => import(`./locales/consent/${language}.json`),
);
export const useConsentMessages = () => useMessages(consentMessages);

/** Messages for push notifications that arrive while the shop is visible. */
export const pushMessages = registerMessages('shell.push', (language) => import(`./locales/push/${language}.json`));
export const usePushMessages = () => useMessages(pushMessages);

export const pageMessages = registerMessages('shell.pages', (language) => import(`./locales/pages/${language}.json`));
