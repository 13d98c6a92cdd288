/** `/about-us`, `/terms-and-conditions` and the other texts of the provider; the path selects the text. */
import { definePage } from '@shop/page-engine';
import { TextOfPath } from './text-page';
import { pageMessages } from '../../messages';
import { textOf } from './text-paths';

export const page = definePage({
  indexed: true,
  View: TextOfPath,
  messages: [pageMessages],
  meta: (_answers, { path, t }) => ({ title: t(pageMessages)(textOf(path)) }),
});
