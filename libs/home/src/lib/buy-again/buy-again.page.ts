/** `/buy-again`: all items of own orders that can be bought now (PLUS-64). */
import { cardMessages } from '@shop/catalog-cards';
import { definePage, queryOf } from '@shop/page-engine';
import { buyAgainApi } from './api';
import { BuyAgainPage } from './buy-again-page';
import { buyAgainMessages } from '../../messages';

export const page = definePage({
  View: BuyAgainPage,
  messages: [cardMessages, buyAgainMessages],
  queries: ({ scope, session }) => ({
    bought: queryOf(buyAgainApi.endpoints.getBuyAgain, session.token ? { scope } : null),
  }),
  meta: (_answers, { t }) => ({ title: t(buyAgainMessages)('title') }),
});
