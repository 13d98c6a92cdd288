/** Aisles: a row of items for each main category. The first two render with the page, the others near the viewport (PLUS-64). */
import { ItemCard } from '@shop/catalog-cards';
import { defineSection, queryOf, usePageContext, usePageQuery } from '@shop/page-engine';
import { LazyWhenVisible, SectionPlaceholder } from '@shop/ui';
import { paths } from '@shop/util';
import { QueryState, Rail, useCommonMessages, type QueryLike } from '@shop/view-kit';
import type { ReactNode } from 'react';
import { AISLES_PAGE, aislesApi, type Aisle, type AislePage } from './api';
import classes from './aisles.module.css';
import { groceryMessages, useGroceryMessages } from '../../messages';

export const aisles = defineSection({
  name: 'aisles',
  messages: [groceryMessages],
  isBare: true,
  queries: ({ scope }) => ({ first: queryOf(aislesApi.endpoints.getAisles, { scope, page: 1 }) }),
  View: Aisles,
});

/** The height of a card (CARD-08). */
const SIZE = { width: 'min(44vw, 200px)', height: '318px' };

function AisleRow({ aisle, query }: { aisle: Aisle; query: QueryLike }) {
  const t = useGroceryMessages();
  const { scope } = usePageContext();
  return (
    <Rail
      title={aisle.name}
      more={paths.category({ ...aisle, moduleId: scope.moduleId ?? '' })}
      moreLabel={t('seeAll', { total: aisle.total })}
      query={query}
      entries={aisle.items}
      size={SIZE}
    >
      {(item) => <ItemCard item={item} layout="vertical" withStore />}
    </Rail>
  );
}

function Rows({ page, query }: { page: AislePage; query: QueryLike }) {
  return page.aisles.map((aisle) => <AisleRow key={aisle.id} aisle={aisle} query={query} />);
}

/** Height of so many rows. */
const boxOf = (rows: number) => (rows > 1 ? classes.rows : classes.row);

function LaterAisles({ page, rows }: { page: number; rows: number }) {
  const c = useCommonMessages();
  const { scope } = usePageContext();
  const query = aislesApi.useGetAislesQuery({ scope, page });
  const skeleton = <SectionPlaceholder name={`aisles${page}`} label={c('loading')} className={boxOf(rows)} />;
  return (
    <QueryState query={query} data={query.currentData} skeleton={skeleton}>
      {(data) => <Rows page={data} query={query} />}
    </QueryState>
  );
}

function Aisles(): ReactNode {
  const c = useCommonMessages();
  const query = usePageQuery(aisles, 'first');
  const { scope } = usePageContext();
  const total = query.currentData?.total ?? 0;
  const pages = Array.from({ length: Math.ceil(total / AISLES_PAGE) - 1 }, (_, index) => index + 2);
  const skeleton = <SectionPlaceholder name="aisles1" label={c('loading')} className={classes.rows} />;
  return (
    <QueryState query={query} data={query.currentData} skeleton={skeleton}>
      {(data) => (
        <>
          <Rows page={data} query={query} />
          {pages.map((page) => {
            const rows = Math.min(AISLES_PAGE, total - (page - 1) * AISLES_PAGE);
            return (
              <LazyWhenVisible key={`${scope.moduleId} ${page}`} name={`aisles${page}`} className={boxOf(rows)}>
                <LaterAisles page={page} rows={rows} />
              </LazyWhenVisible>
            );
          })}
        </>
      )}
    </QueryState>
  );
}
