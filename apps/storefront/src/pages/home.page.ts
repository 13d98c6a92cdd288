/** `/home`: the module's home page. */
import { startApi } from '@shop/api-client/start';
import { cardMessages } from '@shop/catalog-cards';
import { discoveryMessages } from '@shop/discovery';
import { homeMessages } from '@shop/home';
import { homeOf } from '@shop/module-kit';
import { definePage, homeQueries, queryOf } from '@shop/page-engine';
import { Component } from './home-page';

export const page = definePage({
  View: Component,
  messages: [homeMessages, cardMessages, discoveryMessages],
  queries: (context) => ({
    modules: queryOf(startApi.endpoints.getModules, { language: context.language }),
    ...homeQueries(homeOf(context.module), context),
  }),
  meta: (_answers, { module, t }) => ({ title: module ? t(module.messages)('heroTitle') : null }),
});
