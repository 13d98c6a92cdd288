/**
 * All stores of the zone: a sticky head with count, tabs and filter, and the grid (STORES-01 to -18, PHAR-12). The
 * state lives in the URL. Shown at the end of home pages, and on `/store/popular` and `/store/latest`.
 */
import { useScope } from '@shop/api-client';
import { useCategories, useGetStoresInfiniteQuery } from '@shop/api-client/catalog';
import type { Store } from '@shop/domain';
import { withSubCategories } from '@shop/domain/category-tree';
import { mergePages } from '@shop/domain/results';
import {
  isSameService,
  MENU_SERVICES,
  STORE_TABS,
  storeListOf,
  storesOfCategories,
  storesOfChips,
  type StoreService,
  type StoreTab,
} from '@shop/domain/store-list';
import { TabRow, Title } from '@shop/ui';
import { useId } from 'react';
import { useListView } from './store-list-view';
import { StoreGrid } from './grids/store-grid';
import grids from './grids/grids.module.css';
import classes from './store-listing.module.css';
import { StoreListFilter } from './store-list-filter';
import { MapButton } from './stores-map/map-button';
import { useStoreListMessages } from '../messages';

export interface StoreListingProps {
  /** Page size: 12 on its own pages, 20 on a home page (STORES-11). */
  limit: 12 | 20;
  /** The tab when the URL names none. */
  start: StoreTab;
  /** Heading level. */
  order: 1 | 2;
  /** Title of the page, when the heading shows the count. */
  title?: string;
}

export function StoreListing({ limit, start, order, title }: StoreListingProps) {
  const t = useStoreListMessages();
  const scope = useScope();
  const heading = useId();
  const [query, view, change] = useListView(start);
  const { tab, service, chips } = view;
  const stores = useGetStoresInfiniteQuery({ scope, list: storeListOf(query, start), limit });
  const { data: categories = [] } = useCategories(scope);
  const { currentData, isFetchingNextPage, fetchNextPage } = stores;
  const total = (currentData ?? stores.data)?.pages[0]?.total;
  const chosen = withSubCategories(view.categories, categories);
  // A backend may filter nothing of this.
  const shown = (found: readonly Store[]) => storesOfChips(storesOfCategories(found, chosen), chips);
  const isFiltered = tab !== 'all' || service !== 'all' || view.categories.length > 0 || chips.length > 0;
  const showAll = () => change({ tab: 'all', service: 'all', categories: [], chips: [] });
  const found = currentData ? shown(mergePages(currentData.pages)) : null;
  const more = { hasMore: stores.hasNextPage, onMore: () => void (isFetchingNextPage || fetchNextPage()) };
  const names = MENU_SERVICES.map((id) => ({ id, name: t(id) }));
  return (
    // The footer below waits for the first answer (decision 026).
    <section
      className={classes.listing}
      aria-labelledby={heading}
      data-pending={(total === undefined && !stores.isError) || undefined}
    >
      <TabRow
        label={t('tabs')}
        tabs={STORE_TABS.map((id) => ({ id, name: t(id) }))}
        current={tab}
        // Changing the tab resets the filter (STORES-06).
        onChange={(id) => change({ tab: id as StoreTab, service: 'all', categories: [], chips: [] })}
        wrapTabs={(row) => (
          <div className={classes.head}>
            <Title order={order} id={heading} className={classes.count} aria-live="polite" data-title={title}>
              {total === undefined ? ' ' : t('count', { count: total })}
            </Title>
            <div className={classes.row}>{row}</div>
            <select
              className={`${grids.select} ${classes.menu}`}
              aria-label={t('service')}
              value={names.find(({ id }) => isSameService(id, service))?.id}
              onChange={({ currentTarget }) => change({ service: currentTarget.value as StoreService })}
            >
              {names.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <div className={classes.map}>
              <MapButton stores={found} {...more} />
            </div>
            <div className={classes.popover}>
              <StoreListFilter view={view} categories={categories} onChange={change} />
            </div>
          </div>
        )}
      >
        <StoreGrid
          stores={found}
          failed={stores.isError}
          onRetry={() => void stores.refetch()}
          {...more}
          none={isFiltered ? { action: { label: t('showAll'), onClick: showAll } } : { beside: 'categories' }}
        />
      </TabRow>
    </section>
  );
}
