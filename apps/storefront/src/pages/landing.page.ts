/** `/` */
import { startApi } from '@shop/api-client/start';
import { homeMessages } from '@shop/home';
import { ask, definePage } from '@shop/page-engine';
import { Component } from './landing-page';

export const page = definePage({
  View: Component,
  messages: [homeMessages],
  queries: ({ language }) => ({ modules: ask(startApi.endpoints.getModules, { language }) }),
  meta: () => ({ title: '' }),
});
