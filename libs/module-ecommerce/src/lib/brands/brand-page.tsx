/** `/brands/{slug or id}`: the items of a brand (PLUS-67). */
import { ItemCard } from '@shop/catalog-cards';
import { usePageQuery } from '@shop/page-engine';
import { Button, CardSkeletons, EmptyState, ListEnd, LoadFailed, Page, Picture, Text, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { useCommonMessages } from '@shop/view-kit';
import { Link, useParams } from 'react-router-dom';
import { findBrand } from './api';
import { brandQueries } from './brand.queries';
import classes from './brands.module.css';
import { useBrandMessages } from '../../messages';

/** The items, and what stands in their place. */
function Items() {
  const t = useBrandMessages();
  const c = useCommonMessages();
  const query = usePageQuery(brandQueries, 'items');
  const { data, isFetchingNextPage, fetchNextPage, hasNextPage } = query;
  if (query.isError && !data)
    return <LoadFailed title={c('failed')} retryLabel={c('retry')} onRetry={() => void query.refetch()} />;
  if (!data) return <CardSkeletons count={8} label={c('loading')} />;
  const items = data.pages.flatMap(({ entries }) => entries);
  if (items.length === 0) return <Nothing />;
  return (
    <>
      <ul className={classes.items} aria-label={t('list')}>
        {items.map((item, index) => (
          <li key={item.id}>
            <ItemCard item={item} layout="vertical" withStore priority={index === 0} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <ListEnd count={items.length} onMore={() => void (isFetchingNextPage || fetchNextPage())}>
          <CardSkeletons count={4} label={c('loading')} />
        </ListEnd>
      ) : null}
    </>
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
