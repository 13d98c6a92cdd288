/** Best sellers in two rows, beside the active sale (HOME-41, HOME-42). */
import { catalogApi } from '@shop/api-client/catalog';
import { promotionsApi } from '@shop/api-client/promotions';
import { ItemCard } from '@shop/catalog-cards';
import { SectionBox, useModuleMessages } from '@shop/module-kit';
import { defineSection, queryOf, usePageQuery } from '@shop/page-engine';
import { rowsFor } from '@shop/ui';
import { QueryState, Rail } from '@shop/view-kit';
import type { ReactNode } from 'react';
import { flashSale } from '../../below-fold/flash-sale/flash-sale.section';
import classes from './popular-items.module.css';

export const popularItems = defineSection({
  name: 'popularItems',
  messages: [],
  queries: ({ scope }) => ({ items: queryOf(catalogApi.endpoints.getPopularItems, { scope }) }),
  // A sale makes the section higher.
  boxQueries: ({ scope }) => ({ sale: queryOf(promotionsApi.endpoints.getFlashSale, { scope }) }),
  useBox,
  View: PopularItems,
});

function useBox(): string | undefined {
  return usePageQuery(popularItems, 'sale').data ? classes.boxWithSale : classes.box;
}

/** Two rows of cards. */
const SIZE = { width: 'min(82vw, 330px)', height: '420px' };

function PopularItems(): ReactNode {
  const m = useModuleMessages();
  const query = usePageQuery(popularItems, 'items');
  const { data: sale } = usePageQuery(popularItems, 'sale');
  const data = query.currentData;
  if (query.isError && !data)
    return (
      <QueryState query={query} data={data} skeleton={null}>
        {() => null}
      </QueryState>
    );
  const isEmpty = data?.entries.length === 0;
  if (isEmpty && !sale) return null;
  return (
    <div className={classes.beside} data-sale={sale ? '' : undefined}>
      <Rail
        title={m('popularItems')}
        query={query}
        entries={data?.entries}
        size={SIZE}
        rows={rowsFor(data?.entries.length ?? 0)}
      >
        {(item) => <ItemCard item={item} layout="popular" withStore />}
      </Rail>
      {sale ? (
        <div className={classes.sale}>
          <SectionBox section={flashSale} />
        </div>
      ) : null}
    </div>
  );
}
