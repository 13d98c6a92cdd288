/** The words of the sections below the fold. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../../locales/late.en.json';

export const lateTexts = defineTexts<typeof en>('home.late', {
  en: () => import('../../locales/late.en.json'),
  ar: () => import('../../locales/late.ar.json'),
});
export const useLateText = () => useText(lateTexts);
