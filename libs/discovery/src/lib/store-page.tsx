/** `/store/{id}`: the store, its categories as sticky tabs, search and veg filter, and its items. */
import { failureOf } from '@shop/api-client';
import { isClosed } from '@shop/domain/availability';
import { mergePages, sortByPrice } from '@shop/domain/results';
import { deviceStorage, selectPlace, recordVisit } from '@shop/session';
import { LoadFailed, Page } from '@shop/ui';
import type { Store } from '@shop/domain';
import { Slot, useModuleDefinition } from '@shop/module-kit';
import { usePageQuery } from '@shop/page-engine';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { ItemGrid } from './grids/item-grid';
import { EmptyList } from './empty-list';
import { StoreCart } from './store-cart';
import { StoreFilters, useStoreView } from './store-filters';
import { StoreHead } from './store-head';
import { StorePrescription } from './store-prescription';
import classes from './store-page.module.css';
import { storeQueries } from './store.queries';
import { StoreSkeleton } from './page-skeletons';
import { useDiscoveryMessages } from '../messages';
import { Breadcrumbs } from './grids/breadcrumbs';

/** What is ordered most, in modules that show it first. */
function Popular() {
  const { currentData, isError } = usePageQuery(storeQueries, 'popular');
  return <Slot name="storePopular" items={isError ? [] : currentData} />;
}

function StoreItems({ store }: { store: Store }) {
  const t = useDiscoveryMessages();
  const tracksStock = useModuleDefinition()?.catalogue?.tracksStock ?? false;
  // Key of the filters: a new one remounts them empty. The URL is updated a moment later.
  const [filtersKey, setFiltersKey] = useState(0);
  const [view, change] = useStoreView();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePageQuery(
    storeQueries,
    'items',
  );
  const items = useMemo(() => {
    if (!data) return null;
    return sortByPrice(mergePages(data.pages), view.sort, tracksStock);
  }, [data, view.sort, tracksStock]);
  useEffect(() => {
    const first = data?.pages[0]?.entries;
    if (first && !view.search) recordVisit(deviceStorage, store, first);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a visit is recorded once, with the first page
  }, [store.id, data !== undefined]);
  const isFiltered = view.categoryId !== '0' || view.type !== 'all' || view.search !== '';
  const showAll = () => {
    change({ categoryId: '0', type: 'all', search: '' });
    setFiltersKey(filtersKey + 1);
  };
  return (
    <div className={classes.shop}>
      {isFiltered ? null : <Popular />}
      <StoreFilters
        key={filtersKey}
        initialText={filtersKey === 0 ? view.search : ''}
        store={store}
        view={view}
        onChange={change}
      />
      <ItemGrid
        items={items}
        failed={isError}
        onRetry={() => void refetch()}
        hasMore={hasNextPage}
        onMore={() => void (isFetchingNextPage || fetchNextPage())}
        none={isFiltered ? { action: { label: t('ways.all'), onClick: showAll } } : { beside: 'stores' }}
        storeIsClosed={isClosed(store)}
      />
      <StoreCart />
    </div>
  );
}

export function StorePage() {
  const t = useDiscoveryMessages();
  const place = useSelector(selectPlace);
  const { currentData: store, isError, error, refetch } = usePageQuery(storeQueries, 'store');
  if (store === null) return <EmptyList what="stores" why="store" />;
  if (isError && !store)
    return (
      <LoadFailed
        title={t('failed')}
        text={failureOf(error).messages[0] ?? ''}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!store) return <StoreSkeleton />;
  const isOutsideZone = place !== null && store.zoneId !== null && !place.zoneIds.includes(store.zoneId);
  return (
    <Page>
      <Breadcrumbs here={store.name} />
      <StoreHead store={store} />
      {isOutsideZone ? (
        <p className={classes.notice} role="status">
          {t('store.outside')}
        </p>
      ) : null}
      <StorePrescription store={store} />
      <StoreItems key={store.id} store={store} />
    </Page>
  );
}
