/** `/brands/{slug or id}`: the items of a brand (PLUS-67). */
import { ItemCard } from '@shop/catalog-cards';
import { usePageQuery } from '@shop/page-engine';
import { Button, EmptyState, Page, Picture, Text, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { EntryGrid } from '@shop/view-kit';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { findBrand } from './api';
import { brandQueries } from './brand.queries';
import classes from './brands.module.css';
import { useBrandMessages } from '../../messages';

/** The items, and what stands in their place. */
function Items() {
  const t = useBrandMessages();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePageQuery(
    brandQueries,
    'items',
  );
  const items = useMemo(() => data?.pages.flatMap(({ entries }) => entries) ?? null, [data]);
  return (
    <EntryGrid
      entries={items}
      failed={isError}
      onRetry={() => void refetch()}
      hasMore={hasNextPage}
      onMore={() => void (isFetchingNextPage || fetchNextPage())}
      list={{ className: classes.items, 'aria-label': t('list') }}
      skeletons={{ count: 8, more: 4 }}
      empty={<Nothing />}
      render={(item, index) => <ItemCard item={item} layout="vertical" withStore priority={index === 0} />}
    />
  );
}

function Nothing() {
  const t = useBrandMessages();
  return (
    <EmptyState
      drawing="search"
      title={t('none')}
      action={
        <Button component={Link} to={paths.home()}>
          {t('home')}
        </Button>
      }
    />
  );
}

export function BrandPage() {
  const t = useBrandMessages();
  const { id = '' } = useParams();
  const { currentData: brands } = usePageQuery(brandQueries, 'brands');
  const items = usePageQuery(brandQueries, 'items');
  const brand = brands && findBrand(brands, id);
  const isUnknown = items.error !== undefined && 'status' in items.error && items.error.status === 404;
  if (isUnknown) return <Page>{<Nothing />}</Page>;
  return (
    <Page>
      <header className={classes.head}>
        <span className={classes.headLogo}>
          <Picture source={brand?.logo ?? null} alt="" sizes="72px" round />
        </span>
        <div>
          <Title order={1}>
            <Written>{brand?.name ?? ''}</Written>
          </Title>
          {brand ? <Text className={classes.text}>{t('items', { count: brand.count })}</Text> : null}
        </div>
      </header>
      <Items />
    </Page>
  );
}
