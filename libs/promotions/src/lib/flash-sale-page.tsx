/** `/flash-sales?id=`: everything of a flash sale, with price, progress and stock (PROMO-04 to PROMO-06, ROUTE-17). */
import { useScope } from '@shop/api-client';
import { useGetFlashSaleItemsInfiniteQuery } from '@shop/api-client/promotions';
import { Countdown, FlashCard, useTimeLeft } from '@shop/catalog-cards';
import { saleState } from '@shop/domain/flash-sale';
import { Button, CardSkeletons, EmptyState, ListEnd, LoadFailed, Page, Text, Title, Written } from '@shop/ui';
import { now, paths } from '@shop/util';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link, useSearchParams } from 'react-router-dom';
import classes from './pages.module.css';
import { usePromotionMessages } from '../messages';

export function FlashSalePage() {
  const t = usePromotionMessages();
  const scope = useScope();
  const [params] = useSearchParams();
  const saleId = params.get('id');
  const query = useGetFlashSaleItemsInfiniteQuery(saleId ? { scope, saleId } : skipToken);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const sale = data?.pages[0]?.sale ?? null;
  const left = useTimeLeft(sale?.ends ?? null);
  const offers = (
    <Button component={Link} to={paths.specialOffers()}>
      {t('offers')}
    </Button>
  );
  const isUnknown = !saleId || (error && 'status' in error && error.status === 404) || (data && !sale);
  if (isUnknown)
    return (
      <Page>
        <EmptyState drawing="search" title={t('saleNone')} text={t('saleNoneText')} action={offers} />
      </Page>
    );
  if (error && !data)
    return (
      <Page>
        <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      </Page>
    );
  if (!sale)
    return (
      <Page>
        <CardSkeletons count={8} label={t('loading')} />
      </Page>
    );
  const state = left === 0 ? 'over' : saleState(sale, now().getTime());
  const products = data?.pages.flatMap(({ entries }) => entries) ?? [];
  return (
    <Page>
      <header className={classes.head}>
        <Title order={1} className={classes.title}>
          <Written>{sale.title || t('sale')}</Written>
        </Title>
        {state === 'runs' && sale.ends !== null ? <Countdown left={left} /> : null}
        {state === 'soon' ? <Text className={classes.text}>{t('saleSoon')}</Text> : null}
      </header>
      {state === 'over' ? (
        <EmptyState drawing="search" title={t('over')} text={t('overText')} action={offers} />
      ) : (
        <ul className={classes.products}>
          {products.map((product, index) => (
            <li key={product.id}>
              <FlashCard product={product} layout="grid" priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {state !== 'over' && hasNextPage ? (
        <ListEnd count={products.length} onMore={() => void (isFetchingNextPage || fetchNextPage())}>
          <CardSkeletons count={4} label={t('loading')} />
        </ListEnd>
      ) : null}
    </Page>
  );
}
