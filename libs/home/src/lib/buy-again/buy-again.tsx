/**
 * The first row that sells (PLUS-64): what the customer buys again, else the offers. Both have the same cards, so that nothing
 * moves when the browser knows the customer, whom the server does not.
 */
import { catalogApi } from '@shop/api-client/catalog';
import { defineSection, queryOf, usePageQuery } from '@shop/page-engine';
import { paths } from '@shop/util';
import { Rail } from '@shop/view-kit';
import type { ReactNode } from 'react';
import { BoughtCard } from './bought-card';
import { useBuyAgain } from './use-buy-again';
import { OffersRow, SPECIAL_ROW, specialRow } from './offers-row';
import { belowFoldMessages, buyAgainMessages, useBuyAgainMessages } from '../../messages';

export const buyAgain = defineSection({
  name: 'buyAgain',
  messages: [belowFoldMessages, buyAgainMessages],
  queries: ({ scope }) => ({ offers: queryOf(catalogApi.endpoints.getItemList, { scope, list: 'special' }) }),
  View: BuyAgain,
});

/** Cards in the row; the page has all of them. */
const IN_ROW = 12;

function BuyAgain(): ReactNode {
  const t = useBuyAgainMessages();
  const offers = usePageQuery(buyAgain, 'offers');
  const { query, entries = [] } = useBuyAgain();
  if (entries.length === 0) return <OffersRow query={offers} items={offers.currentData?.entries} />;
  return (
    <div className={specialRow}>
      <Rail
        title={t('title')}
        more={paths.buyAgain()}
        query={query}
        entries={entries.slice(0, IN_ROW)}
        size={SPECIAL_ROW}
      >
        {(bought) => <BoughtCard bought={bought} layout="special" />}
      </Rail>
    </div>
  );
}
