/** `/flash-sales?id=`: the items of a flash sale with price, progress and stock (PROMO-04 to PROMO-06, ROUTE-17). */
import { Countdown, FlashCard, useIsOver } from '@shop/catalog-cards';
import type { FlashSale } from '@shop/domain';
import { saleState } from '@shop/domain/flash-sale';
import { useNow } from '@shop/i18n';
import { usePageQuery } from '@shop/page-engine';
import { Button, CardSkeletons, EmptyState, ListEnd, LoadFailed, Page, Text, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link, useSearchParams } from 'react-router-dom';
import { flashSaleQueries } from './flash-sale.queries';
import classes from './pages.module.css';
import { usePromotionMessages } from '../messages';

function OffersLink() {
  const t = usePromotionMessages();
  return (
    <Button component={Link} to={paths.search('special-offer')}>
      {t('offers')}
    </Button>
  );
}

function useFlashSale(saleId: string | null) {
  const query = usePageQuery(flashSaleQueries, 'sale');
  const { data, error, isFetchingNextPage, fetchNextPage } = query;
  const sale = data?.pages[0]?.sale ?? null;
  const isMissing = error !== undefined && 'status' in error && error.status === 404;
  return {
    sale,
    products: data?.pages.flatMap(({ entries }) => entries) ?? [],
    isUnknown: !saleId || isMissing || (data !== undefined && sale === null),
    failed: error !== undefined && data === undefined,
    hasMore: query.hasNextPage,
    retry: () => void query.refetch(),
    more: () => void (isFetchingNextPage || fetchNextPage()),
  };
}
type FlashSaleState = ReturnType<typeof useFlashSale>;

function Products({ products, hasMore, more }: Pick<FlashSaleState, 'products' | 'hasMore' | 'more'>) {
  const t = usePromotionMessages();
  return (
    <>
      <ul className={classes.products}>
        {products.map((product, index) => (
          <li key={product.id}>
            <FlashCard product={product} layout="grid" priority={index === 0} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <ListEnd count={products.length} onMore={more}>
          <CardSkeletons count={4} label={t('loading')} />
        </ListEnd>
      ) : null}
    </>
  );
}

function Sale({ sale, ...list }: FlashSaleState & { sale: FlashSale }) {
  const t = usePromotionMessages();
  const isOver = useIsOver(sale.ends);
  const current = useNow((at) => saleState(sale, at.getTime()));
  const state = isOver ? 'over' : current;
  return (
    <>
      <header className={classes.head}>
        <Title order={1} className={classes.title}>
          <Written>{sale.title || t('sale')}</Written>
        </Title>
        {state === 'runs' && sale.ends !== null ? <Countdown until={sale.ends} /> : null}
        {state === 'soon' ? <Text className={classes.text}>{t('saleSoon')}</Text> : null}
      </header>
      {state === 'over' ? (
        <EmptyState drawing="tag" title={t('over')} text={t('overText')} action={<OffersLink />} />
      ) : (
        <Products {...list} />
      )}
    </>
  );
}

function SaleContent({ saleId }: { saleId: string | null }) {
  const t = usePromotionMessages();
  const state = useFlashSale(saleId);
  const { sale, isUnknown, failed, retry } = state;
  if (isUnknown)
    return <EmptyState drawing="tag" title={t('saleNone')} text={t('saleNoneText')} action={<OffersLink />} />;
  if (failed) return <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={retry} />;
  if (!sale) return <CardSkeletons count={8} label={t('loading')} />;
  return <Sale {...state} sale={sale} />;
}

export function FlashSalePage() {
  const [params] = useSearchParams();
  return (
    <Page>
      <SaleContent saleId={params.get('id')} />
    </Page>
  );
}
