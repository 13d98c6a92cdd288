/** The words of the results page. */
import { defineTexts, useText } from '@shop/i18n';
import type en from '../locales/results.en.json';

export const resultsTexts = defineTexts<typeof en>('discovery.results', {
  en: () => import('../locales/results.en.json'),
  ar: () => import('../locales/results.ar.json'),
});
export const useResultsText = () => useText(resultsTexts);
