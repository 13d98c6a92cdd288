/** `/` */
import { startApi } from '@shop/api-client/start';
import { homeMessages } from '@shop/home';
import { ask, definePage } from '@shop/page-engine';

export const page = definePage({
  load: () => import('./landing-page').then(({ Component }) => Component),
  messages: [homeMessages],
  queries: ({ language }) => ({ modules: ask(startApi.endpoints.getModules, { language }) }),
  meta: () => ({ title: '' }),
});
