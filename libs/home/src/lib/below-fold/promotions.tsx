/** Promotions below the fold: flash sale, campaigns, coupons, banners, reasons to choose the shop. */
import { useScope } from '@shop/api-client';
import { useGetCouponsQuery } from '@shop/api-client/coupons';
import {
  useGetCampaignsQuery,
  useGetFlashSaleItemsInfiniteQuery,
  useGetFlashSaleQuery,
  useGetItemCampaignsQuery,
  useGetReasonsQuery,
  useGetSectionBannersQuery,
} from '@shop/api-client/promotions';
import { Countdown, CouponCard, FlashCard, useTimeLeft } from '@shop/catalog-cards';
import type { Campaign } from '@shop/domain';
import { saleState } from '@shop/domain/flash-sale';
import { useNow } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Carousel, onwardLink, Picture, Section, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { SectionBanner } from './items';
import classes from './below-fold.module.css';
import type { BelowFoldProps } from './below-fold-props';
import { ItemCarousel } from './item-carousel';
import { useBelowFoldMessages } from '../../messages';

const REASONS = 8;
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
 * The active sale; nothing before its start and after its end (PROMO-02, PROMO-05, PROMO-06). Its products are the
 * first page of the sale's list: the home page only loads whether there is a sale, and the list then opens from the
 * cache.
 */
export function FlashSaleSection({ placeholder }: BelowFoldProps) {
  const t = useBelowFoldMessages();
  const { sale, products, isLoading } = useFlashSale();
  const left = useTimeLeft(sale?.ends ?? null);
  const state = useNow((at) => (sale ? saleState(sale, at.getTime()) : 'over'));
  if (isLoading) return placeholder;
  if (!sale || products.length === 0 || state !== 'runs' || left === 0) return null;
  return (
    <section className={classes.sale} aria-labelledby={`sale-${sale.id}`}>
      <header className={classes.saleHead}>
        <Title order={2} size="h2" id={`sale-${sale.id}`}>
          <Written>{sale.title || t('flash')}</Written>
        </Title>
        {sale.ends === null ? null : <Countdown left={left} />}
        <Link className={onwardLink} to={paths.flashSale(sale.id)}>
          {t('more')}
        </Link>
      </header>
      <Carousel
        label={sale.title || t('flash')}
        labels={{ back: t('back'), forward: t('forward') }}
        width="min(76vw, 300px)"
        rows={products.length > 2 ? 2 : 1}
        autoplay
      >
        {products.map((product) => (
          <FlashCard key={product.id} product={product} layout="panel" />
        ))}
      </Carousel>
    </section>
  );
}

function StoreCampaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  const t = useBelowFoldMessages();
  if (campaigns.length === 0) return null;
  return (
    <Carousel
      label={t('campaigns')}
      labels={{ back: t('back'), forward: t('forward') }}
      width={campaigns.length === 1 ? '100%' : 'min(86vw, 400px)'}
      autoplay
    >
      {campaigns.map((campaign) => (
        <Link key={campaign.id} className={classes.campaign} to={paths.campaign(campaign)}>
          <Picture source={campaign.image} alt="" ratio={2.4} sizes="(min-width: 768px) 400px, 86vw" />
          <span className={classes.campaignTitle}>
            <Written>{campaign.title}</Written>
          </span>
        </Link>
      ))}
    </Carousel>
  );
}

/** Store campaigns link to their page; campaign items open like other items (HOME-40, FOOD-05, ECOM-07). */
export function Campaigns({ placeholder }: BelowFoldProps) {
  const t = useBelowFoldMessages();
  const scope = useScope();
  const { data: campaigns = [], isLoading } = useDeferredValue(useGetCampaignsQuery({ scope }));
  const { data: items = [], isLoading: isLoadingItems } = useDeferredValue(useGetItemCampaignsQuery({ scope }));
  if (isLoading || isLoadingItems) return placeholder;
  if (campaigns.length === 0 && items.length === 0) return null;
  return (
    <Section title={campaigns.length > 0 ? t('campaigns') : t('campaignItems')}>
      <div className={classes.campaigns} data-few={campaigns.length === 1 || undefined}>
        <StoreCampaigns campaigns={campaigns} />
        {items.length > 0 ? <ItemCarousel label={t('campaignItems')} items={items} autoplay /> : null}
      </div>
    </Section>
  );
}

export function Coupons({ placeholder }: BelowFoldProps) {
  const t = useBelowFoldMessages();
  const scope = useScope();
  const { token } = useSession('token');
  const { data: coupons = [], isLoading } = useDeferredValue(useGetCouponsQuery({ scope, mine: token !== null }));
  if (isLoading) return placeholder;
  if (coupons.length === 0) return null;
  return (
    <Section
      title={t('coupons')}
      more={
        <Link className={onwardLink} to={paths.coupons()}>
          {t('more')}
        </Link>
      }
    >
      <Carousel label={t('coupons')} labels={{ back: t('back'), forward: t('forward') }} width="min(80vw, 300px)">
        {coupons.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} />
        ))}
      </Carousel>
    </Section>
  );
}

export function PromoBanner({ placeholder }: BelowFoldProps) {
  const { data, isLoading } = useDeferredValue(useGetSectionBannersQuery({ scope: useScope() }));
  if (isLoading) return placeholder;
  const picture = data?.promotional ?? data?.bottom;
  if (!picture) return null;
  return (
    <div className={classes.alone}>
      <SectionBanner picture={picture} />
    </div>
  );
}

export function WhyChoose({ placeholder }: BelowFoldProps) {
  const t = useBelowFoldMessages();
  const { data: reasons = [], isLoading } = useDeferredValue(useGetReasonsQuery({ scope: useScope() }));
  if (isLoading) return placeholder;
  if (reasons.length === 0) return null;
  return (
    <Section title={t('why')}>
      <Carousel label={t('why')} labels={{ back: t('back'), forward: t('forward') }} width="min(64vw, 300px)" fills>
        {reasons.slice(0, REASONS).map((reason) => (
          <div key={reason.id} className={classes.reason}>
            <span className={classes.reasonPicture}>
              <Picture source={reason.image} alt="" sizes="72px" />
            </span>
            <h3>
              <Written>{reason.title}</Written>
            </h3>
            <p>
              <Written>{reason.text}</Written>
            </p>
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
