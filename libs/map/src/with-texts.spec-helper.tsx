/** A map with the texts of its buttons, for specs of the map. */
import { createI18n, loadMessages, MessagesProvider } from '@shop/i18n';
import type { ReactNode } from 'react';
import { MAP_MESSAGES } from './messages';

const i18n = createI18n('en');
/** Call it before all tests of a file: then the buttons are there from the first render. */
export const loadTexts = (): Promise<void> => loadMessages(i18n, ...MAP_MESSAGES);
export const withTexts = (map: ReactNode) => <MessagesProvider i18n={i18n}>{map}</MessagesProvider>;
