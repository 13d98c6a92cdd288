/** `/` */
import { startApi } from '@shop/api-client/start';
import { homeMessages } from '@shop/home';
import { definePage, queryOf } from '@shop/page-engine';
import { Component } from './landing-page';

export const page = definePage({
  indexed: true,
  View: Component,
  messages: [homeMessages],
  queries: ({ language }) => ({
    // Its title and subtitle; other pages have only their footer from it, and wait for that no longer than half a second.
    landing: queryOf(startApi.endpoints.getLandingPage, { language }),
    modules: queryOf(startApi.endpoints.getModules, { language }),
  }),
  meta: () => ({ title: '' }),
});
