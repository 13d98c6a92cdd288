/** `/shopping-list`: stores for a list of goods (PLUS-39). */
import { cardMessages } from '@shop/catalog-cards';
import { definePage } from '@shop/page-engine';
import { ShoppingListPage } from './shopping-list-page';
import { listMessages } from '../../messages';

export const page = definePage({
  View: ShoppingListPage,
  messages: [cardMessages, listMessages],
  meta: (_answers, { t }) => ({ title: t(listMessages)('title') }),
});
