/** The panel of the active flash sale (PROMO-02, PROMO-05, PROMO-06). */
import { useScope } from '@shop/api-client';
import { useGetFlashSaleItemsInfiniteQuery, useGetFlashSaleQuery } from '@shop/api-client/promotions';
import { Countdown, FlashCard, useIsOver } from '@shop/catalog-cards';
import { saleState } from '@shop/domain/flash-sale';
import { useNow } from '@shop/i18n';
import { SectionSkeleton } from '@shop/module-kit';
import { onwardLink, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Row, useCommonMessages } from '@shop/view-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import classes from './flash-sale.module.css';
import { useBelowFoldMessages } from '../../../messages';

const SALE_PRODUCTS = 15;

function useFlashSale() {
  const scope = useScope();
  const { data: sale, isLoading } = useGetFlashSaleQuery({ scope });
  const list = useGetFlashSaleItemsInfiniteQuery(sale ? { scope, saleId: sale.id } : skipToken);
  const shown = useDeferredValue(list.data);
  return {
    sale,
    products: shown?.pages[0]?.entries.slice(0, SALE_PRODUCTS) ?? [],
    // Loaded but not rendered yet still counts as loading: the skeleton keeps the space.
    isLoading: isLoading || list.isLoading || (list.data !== undefined && shown === undefined),
  };
}

/**
 * The active sale; nothing before its start and after its end. Its products are the first page of the sale's list: the home page only
 * loads whether there is a sale, and the list then opens from the cache.
 */
export function View() {
  const t = useBelowFoldMessages();
  const c = useCommonMessages();
  const { sale, products, isLoading } = useFlashSale();
  const isOver = useIsOver(sale?.ends ?? null);
  const state = useNow((at) => (sale ? saleState(sale, at.getTime()) : 'over'));
  if (isLoading) return <SectionSkeleton />;
  if (!sale || products.length === 0 || state !== 'runs' || isOver) return null;
  return (
    <section className={classes.sale} aria-labelledby={`sale-${sale.id}`}>
      <header className={classes.saleHead}>
        <Title order={2} size="h2" id={`sale-${sale.id}`}>
          <Written>{sale.title || t('flash')}</Written>
        </Title>
        {sale.ends === null ? null : <Countdown until={sale.ends} />}
        <Link className={onwardLink} to={paths.flashSale(sale.id)}>
          {c('more')}
        </Link>
      </header>
      <Row label={sale.title || t('flash')} width="min(76vw, 300px)" rows={products.length > 2 ? 2 : 1} autoplay>
        {products.map((product) => (
          <FlashCard key={product.id} product={product} layout="panel" />
        ))}
      </Row>
    </section>
  );
}
