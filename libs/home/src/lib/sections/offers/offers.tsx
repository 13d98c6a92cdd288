/** Discounted items as the first row that sells: they render with the page, where a home lists them instead of `specialOffers` (PLUS-63). */
import { catalogApi } from '@shop/api-client/catalog';
import { defineSection, queryOf, usePageQuery } from '@shop/page-engine';
import type { ReactNode } from 'react';
import { OffersRow } from '../../buy-again/offers-row';
import { belowFoldMessages } from '../../../messages';

export const offers = defineSection({
  name: 'specialOffers',
  messages: [belowFoldMessages],
  queries: ({ scope }) => ({ items: queryOf(catalogApi.endpoints.getItemList, { scope, list: 'special' }) }),
  View: Offers,
});

function Offers(): ReactNode {
  const query = usePageQuery(offers, 'items');
  return <OffersRow query={query} items={query.currentData?.entries} />;
}
