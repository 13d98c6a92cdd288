/** `/category/{id}`: items and stores of a category. */
import { Title } from '@mantine/core';
import { failureOf, useScope } from '@shop/api-client';
import {
  useGetCategoriesQuery,
  useGetCategoryItemsInfiniteQuery,
  useGetStoresInfiniteQuery,
} from '@shop/api-client/catalog';
import { mergePages } from '@shop/domain/results';
import { Page, Written } from '@shop/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import classes from './grids.module.css';
import { ItemGrid } from './item-grid';
import { ItemStoreTabs } from './item-store-tabs';
import { Nothing } from './nothing-lazy';
import { StoreGrid } from './store-grid';
import { Trail } from './trail';

const STORE_LIMIT = 12;

function CategoryItems({ id }: { id: string }) {
  const scope = useScope();
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useGetCategoryItemsInfiniteQuery({ scope, categoryId: id });
  if (isError && failureOf(error).status === 404) return <Nothing what="items" why="category" />;
  return (
    <ItemGrid
      items={data ? mergePages(data.pages) : null}
      failed={isError}
      onRetry={() => void refetch()}
      hasMore={hasNextPage}
      onMore={() => void (isFetchingNextPage || fetchNextPage())}
      withStore
    />
  );
}

function CategoryStores({ id }: { id: string }) {
  const scope = useScope();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useGetStoresInfiniteQuery({
    scope,
    list: { categoryId: id },
    limit: STORE_LIMIT,
  });
  return (
    <StoreGrid
      stores={data ? mergePages(data.pages) : null}
      failed={isError}
      onRetry={() => void refetch()}
      hasMore={hasNextPage}
      onMore={() => void (isFetchingNextPage || fetchNextPage())}
    />
  );
}

/** @param title what a link says of a category that this module does not list */
export function CategoryView({ id, moduleId, title }: { id: string; moduleId: string | null; title: string | null }) {
  const scope = useScope(moduleId);
  const { data: categories = [] } = useGetCategoriesQuery({ scope });
  const listed = categories.flatMap((entry) => [entry, ...entry.children]);
  const category = listed.find((entry) => entry.slug === id || entry.id === id);
  const name = title ?? category?.name ?? '';
  return (
    <Page>
      <Trail here={name} />
      <Title order={1} className={classes.title}>
        <Written>{name || '\u00a0'}</Written>
      </Title>
      <ItemStoreTabs
        items={() => <CategoryItems key={id} id={id} />}
        stores={() => <CategoryStores key={id} id={id} />}
      />
    </Page>
  );
}

export function CategoryPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return <CategoryView id={id} moduleId={params.get('module_id')} title={null} />;
}
