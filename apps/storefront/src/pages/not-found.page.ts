/** Any other path (ROUTE-47). */
import { definePage } from '@shop/page-engine';
import { Component } from './not-found-page';
import { appMessages } from '../messages';

export const page = definePage({
  sample: '/nowhere',
  View: Component,
  messages: [],
  meta: (_answers, { t }) => ({ title: t(appMessages)('notFound.title') }),
  status: () => 404,
});
