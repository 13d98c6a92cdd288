/** `/home?search=…`: what a search found, as items and as stores. */
import { Title } from '@mantine/core';
import { useScope } from '@shop/api-client';
import {
  useGetItemListQuery,
  useGetSearchedItemsInfiniteQuery,
  useGetSearchedStoresQuery,
} from '@shop/api-client/catalog';
import { mergePages } from '@shop/domain/results';
import { lazyPart, Page } from '@shop/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CategoryView } from './category-page';
import classes from './grids.module.css';
import { ItemGrid } from './item-grid';
import { ItemStoreTabs } from './item-store-tabs';
import { StoreGrid } from './store-grid';
import { useDiscoveryText } from './texts';
import { Trail } from './trail';
import { useWays } from './use-ways';

/** Only what has nothing needs it. */
const OtherModules = lazyPart(() => import('./other-modules'));

/** Nothing to these words here: how to look on. */
function useNothingFor(text: string) {
  const t = useDiscoveryText();
  const elsewhere = (
    <Suspense fallback={null}>
      <OtherModules text={text} />
    </Suspense>
  );
  return { text: t('ways.spelling'), ways: useWays().categories, action: elsewhere };
}

function FoundItems({ text }: { text: string }) {
  const none = useNothingFor(text);
  const scope = useScope();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useGetSearchedItemsInfiniteQuery({
    scope,
    text,
  });
  return (
    <ItemGrid
      items={data ? mergePages(data.pages) : null}
      failed={isError}
      onRetry={() => void refetch()}
      hasMore={hasNextPage}
      onMore={() => void (isFetchingNextPage || fetchNextPage())}
      none={none}
      withStore
    />
  );
}

function FoundStores({ text }: { text: string }) {
  const none = useNothingFor(text);
  const scope = useScope();
  const { data, isError, refetch } = useGetSearchedStoresQuery({ scope, text });
  return (
    <StoreGrid
      stores={data?.entries ?? null}
      failed={isError}
      onRetry={() => void refetch()}
      hasMore={false}
      onMore={() => undefined}
      none={none}
    />
  );
}

/** What is reduced today (PROMO-16, ROUTE-05): no search, so there are no stores to it. */
function SpecialOffers() {
  const t = useDiscoveryText();
  const scope = useScope();
  const ways = useWays().categories;
  const { data, isError, refetch } = useGetItemListQuery({ scope, list: 'special' });
  return (
    <Page>
      <Trail here={t('results.special')} />
      <Title order={1} className={classes.title}>
        {t('results.special')}
      </Title>
      <ItemGrid
        items={data?.entries ?? null}
        failed={isError}
        onRetry={() => void refetch()}
        hasMore={false}
        onMore={() => undefined}
        none={{ ways }}
        withStore
      />
    </Page>
  );
}

const SPECIAL = 'special-offer';
const CATEGORY = 'category';

/** The name that a link carries in base64; null when it can not be read (ROUTE-04). */
export function nameOfLink(encoded: string | null): string | null {
  if (!encoded) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll(' ', '+')), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || null;
  } catch {
    return null;
  }
}

export function ResultsPage({ text }: { text: string }) {
  const t = useDiscoveryText();
  const [params] = useSearchParams();
  const id = params.get('id');
  if (text === SPECIAL) return <SpecialOffers />;
  // Without an id it is a search for the word (ROUTE-07).
  if (text === CATEGORY && id)
    return <CategoryView id={id} moduleId={params.get('module_id')} title={nameOfLink(params.get('name'))} />;
  return (
    <Page>
      <Trail here={text} />
      <Title order={1} className={classes.title}>
        {t('results.title', { text })}
      </Title>
      <ItemStoreTabs
        items={() => <FoundItems key={text} text={text} />}
        stores={() => <FoundStores key={text} text={text} />}
      />
    </Page>
  );
}
