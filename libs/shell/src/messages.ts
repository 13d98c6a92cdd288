/** Messages of the app shell around every page. */
import { registerMessages, useMessages } from '@shop/i18n';
import type en from './locales/en.json';
import type line from './locales/line/en.json';
import type menus from './locales/menus/en.json';

declare module '@shop/i18n' {
  interface Messages {
    shell: typeof en;
    'shell.line': typeof line;
    'shell.menus': typeof menus;
  }
}

export {
  helpMessages,
  consentMessages,
  useConsentMessages,
  pushMessages,
  usePushMessages,
  pageMessages,
} from './late-messages';

export const shellMessages = registerMessages('shell', (language) => import(`./locales/${language}.json`));
export const useShellMessages = () => useMessages(shellMessages);

/** Messages about the connection: loaded before it is lost. */
export const lineMessages = registerMessages('shell.line', (language) => import(`./locales/line/${language}.json`));
export const useLineMessages = () => useMessages(lineMessages);

/** Messages of menus and dialogs: loaded when one opens. */
export const menuMessages = registerMessages('shell.menus', (language) => import(`./locales/menus/${language}.json`));
export const useMenuMessages = () => useMessages(menuMessages);
export const MENU_MESSAGES = [menuMessages];
