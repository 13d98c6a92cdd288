/** `/store/popular` and `/store/latest`. */
import { Title } from '@mantine/core';
import { useScope } from '@shop/api-client';
import { useGetStoresInfiniteQuery } from '@shop/api-client/catalog';
import { mergePages } from '@shop/domain/results';
import { Page } from '@shop/ui';
import classes from './grids.module.css';
import { StoreGrid } from './store-grid';
import { useDiscoveryText } from './texts';
import { Trail } from './trail';

const LIMIT = 12;

export function StoreListPage({ list }: { list: 'popular' | 'latest' }) {
  const t = useDiscoveryText();
  const scope = useScope();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useGetStoresInfiniteQuery({
    scope,
    list,
    limit: LIMIT,
  });
  const total = data?.pages[0]?.total;
  return (
    <Page>
      <Trail here={t(`list.${list}`)} />
      <Title order={1} className={classes.title}>
        {total === undefined ? t(`list.${list}`) : t('list.count', { count: total })}
      </Title>
      <StoreGrid
        stores={data ? mergePages(data.pages) : null}
        failed={isError}
        onRetry={() => void refetch()}
        hasMore={hasNextPage}
        onMore={() => void (isFetchingNextPage || fetchNextPage())}
      />
    </Page>
  );
}
