/** `/product/{id}`: the item's form, its reviews, and similar items (ITEM-02, ITEM-58, ITEM-59). */
import { failureOf } from '@shop/api-client';
import { ItemCard, ItemForm } from '@shop/catalog-cards';
import type { Item } from '@shop/domain';
import { isClosed } from '@shop/domain/availability';
import { mergePages } from '@shop/domain/results';
import { useModuleDefinition } from '@shop/module-kit';
import { usePageQuery } from '@shop/page-engine';
import { Carousel, LoadFailed, Page, Section, WakesNear } from '@shop/ui';
import { memo } from 'react';
import { EmptyList } from './empty-list';
import classes from './product-page.module.css';
import { productQueries } from './product.queries';
import { ReviewList } from './reviews/review-list';
import { ProductSkeleton } from './page-skeletons';
import { useDiscoveryMessages } from '../messages';
import { Breadcrumbs } from './grids/breadcrumbs';

function Reviews() {
  const t = useDiscoveryMessages();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = usePageQuery(productQueries, 'reviews');
  const reviews = mergePages(data?.pages ?? []);
  if (reviews.length === 0) return null;
  return (
    <Section title={t('product.reviews')}>
      <ReviewList
        reviews={reviews}
        counts={data?.pages[0]?.counts ?? null}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </Section>
  );
}

/** Memoized, as what it lists: a store that loads renders the page again, and would wake them. */
const SimilarItems = memo(function SimilarItems({ item, like }: { item: Item; like: 'category' | 'store' }) {
  const t = useDiscoveryMessages();
  const layout = useModuleDefinition()?.catalogue?.cards.item ?? 'vertical';
  const { data } = usePageQuery(productQueries, like === 'store' ? 'moreOfStore' : 'alike');
  if (!data || data.entries.length === 0) return null;
  const title = like === 'store' ? t('product.moreOf', { store: item.storeName }) : t('product.alike');
  return (
    <Section title={title}>
      <WakesNear>
        <Carousel
          label={title}
          labels={{ back: t('product.back'), forward: t('product.forward') }}
          width={layout === 'beside' ? 'min(86vw, 380px)' : 'min(44vw, 200px)'}
        >
          {data.entries.map((entry) => (
            <ItemCard key={entry.id} item={entry} layout={layout} withStore={like === 'category'} />
          ))}
        </Carousel>
      </WakesNear>
    </Section>
  );
});

export function ProductPage() {
  const t = useDiscoveryMessages();
  const { currentData: item, isError, error, refetch } = usePageQuery(productQueries, 'item');
  const { currentData: store } = usePageQuery(productQueries, 'store');
  if (item === null) return <EmptyList what="items" why="product" />;
  if (isError && !item)
    return (
      <LoadFailed
        title={t('failed')}
        text={failureOf(error).messages[0] ?? ''}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!item) return <ProductSkeleton />;
  return (
    <Page>
      <Breadcrumbs here={item.name} />
      <article className={classes.product}>
        <ItemForm
          key={item.id}
          item={item}
          storeIsClosed={store ? isClosed(store) : false}
          store={store ?? null}
          variant="page"
          onDone={() => undefined}
        >
          <Reviews key={`reviews ${item.id}`} />
          <SimilarItems item={item} like="store" />
          <SimilarItems item={item} like="category" />
        </ItemForm>
      </article>
    </Page>
  );
}
