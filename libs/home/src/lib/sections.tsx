/** Sections shared by all home pages. A failed one does not affect the others; an empty one is left out (HOME-04). */
import { useScope } from '@shop/api-client';
import {
  useGetBannersQuery,
  useFeaturedCategories,
  useGetPopularItemsQuery,
  useGetStoresInfiniteQuery,
  STORES_PAGE,
} from '@shop/api-client/catalog';
import { ItemCard, StoreCard } from '@shop/catalog-cards';
import { useGetFlashSaleQuery } from '@shop/api-client/promotions';
import { useModuleDefinition, useModuleMessages } from '@shop/module-kit';
import { selectPlace } from '@shop/session';
import {
  CardSkeletons,
  Carousel,
  EmptyState,
  LoadFailed,
  onwardLink,
  Picture,
  rowsFor,
  Section,
  Text,
  Title,
  Written,
} from '@shop/ui';
import { paths } from '@shop/util';
import type { Banner } from '@shop/domain';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { BelowFoldSection } from './below-fold/below-fold-section';
import { CATEGORY_ROW, LOGO_ROW, POPULAR_ROWS, STORE_ROW } from './rows';
import classes from './sections.module.css';
import { useHomeMessages } from '../messages';

export function HeroSection() {
  const m = useModuleMessages();
  const place = useSelector(selectPlace);
  return (
    <section className={classes.hero}>
      <Title order={1} className={classes.heroTitle}>
        {m('heroTitle')}
      </Title>
      <Text className={classes.heroText}>{m('heroSubtitle')}</Text>
      {place ? (
        <Text size="sm" fw={600}>
          <Written>{place.address}</Written>
        </Text>
      ) : null}
    </section>
  );
}

/** Link of a banner; null: none (HOME-06 to HOME-11). */
function linkOf({ target }: Banner, moduleId: string, opensItemIn: 'dialog' | 'page' | undefined): string | null {
  if (target.kind === 'store') return paths.store(target.store);
  if (target.kind === 'campaign') return paths.campaign({ ...target.campaign, moduleId });
  if (target.kind === 'link') return target.url;
  return opensItemIn === 'page'
    ? paths.product({ id: target.itemId, slug: null, moduleId })
    : paths.itemOver(paths.home(), target.itemId);
}

export function BannerSection() {
  const t = useHomeMessages();
  const scope = useScope();
  const { data: banners, isLoading } = useGetBannersQuery({ scope });
  const opensItemIn = useModuleDefinition()?.catalogue?.opensItemIn;
  const labels = { back: t('carousel.back'), forward: t('carousel.forward') };
  if (isLoading) return <CardSkeletons count={2} ratio={2.4} label={t('loading')} />;
  if (!banners || banners.length === 0) return null;
  const isPair = banners.length === 2;
  const sizes = `${isPair ? '(min-width: 1080px) 600px, ' : ''}(min-width: 768px) 520px, 86vw`;
  return (
    <div className={classes.banners} data-pair={isPair || undefined}>
      <Carousel label={t('banners')} labels={labels} width="var(--banner)" autoplay>
        {banners.map((banner, index) => {
          const to = linkOf(banner, scope.moduleId ?? '', opensItemIn);
          const content = (
            <>
              <Picture source={banner.image} alt={banner.title} ratio={2.4} sizes={sizes} priority={index === 0} />
              <span className={classes.bannerTitle} aria-hidden="true">
                <Written>{banner.title}</Written>
              </span>
            </>
          );
          return to ? (
            <Link key={banner.id} className={classes.banner} to={to}>
              {content}
            </Link>
          ) : (
            <span key={banner.id} className={classes.banner}>
              {content}
            </span>
          );
        })}
      </Carousel>
    </div>
  );
}

export function CategorySection() {
  const t = useHomeMessages();
  const scope = useScope();
  const { featured: categories, isError, refetch } = useFeaturedCategories(scope);
  if (isError && !categories)
    return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  if (categories?.length === 0) return null;
  return (
    <Section title={t('categories')}>
      {!categories ? (
        <CardSkeletons count={6} row={CATEGORY_ROW} label={t('loading')} />
      ) : (
        <Carousel
          label={t('categories')}
          labels={{ back: t('carousel.back'), forward: t('carousel.forward') }}
          width={CATEGORY_ROW.width}
          rows={rowsFor(categories.length)}
          fills
        >
          {categories.map((category) => (
            <Link
              key={category.id}
              className={classes.category}
              to={paths.category({ ...category, moduleId: scope.moduleId ?? '' })}
            >
              <span className={classes.categoryPicture}>
                <Picture source={category.image} alt="" sizes="104px" />
              </span>
              <Written>{category.name}</Written>
            </Link>
          ))}
        </Carousel>
      )}
    </Section>
  );
}

export function PopularStoresSection() {
  const t = useHomeMessages();
  const m = useModuleMessages();
  const scope = useScope();
  const cards = useModuleDefinition()?.catalogue?.cards;
  const {
    currentData: data,
    isError,
    refetch,
  } = useGetStoresInfiniteQuery({ scope, list: 'popular', limit: STORES_PAGE });
  const stores = data?.pages[0]?.entries;
  if (isError && !data)
    return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  if (stores?.length === 0) return <EmptyState drawing="map" title={t('none.title')} text={t('none.text')} />;
  return (
    <Section
      title={m('popularStores')}
      more={
        <Link className={onwardLink} to={paths.popularStores()}>
          {t('more')}
        </Link>
      }
    >
      {!stores ? (
        <CardSkeletons count={4} row={STORE_ROW} label={t('loading')} />
      ) : (
        <Carousel
          label={m('popularStores')}
          labels={{ back: t('carousel.back'), forward: t('carousel.forward') }}
          width={STORE_ROW.width}
        >
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} layout={cards?.store ?? 'cover'} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}

export function NewStoresSection() {
  const t = useHomeMessages();
  const m = useModuleMessages();
  const scope = useScope();
  const { data, isLoading } = useGetStoresInfiniteQuery({ scope, list: 'latest', limit: STORES_PAGE });
  const stores = data?.pages[0]?.entries ?? [];
  if (stores.length === 0 && !isLoading) return null;
  return (
    <Section
      title={m('newStores')}
      more={
        <Link className={onwardLink} to={paths.latestStores()}>
          {t('more')}
        </Link>
      }
    >
      {isLoading ? (
        <CardSkeletons count={12} row={LOGO_ROW} label={t('loading')} />
      ) : (
        <Carousel
          label={m('newStores')}
          labels={{ back: t('carousel.back'), forward: t('carousel.forward') }}
          width={LOGO_ROW.width}
        >
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} layout="round" />
          ))}
        </Carousel>
      )}
    </Section>
  );
}

/** Best sellers in two rows, beside the active sale (HOME-41, HOME-42). */
export function PopularItemsSection() {
  const t = useHomeMessages();
  const m = useModuleMessages();
  const scope = useScope();
  const { currentData: data, isError, refetch } = useGetPopularItemsQuery({ scope });
  const { data: sale } = useGetFlashSaleQuery({ scope });
  if (isError && !data)
    return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  const items = data?.entries ?? [];
  const isEmpty = data !== undefined && items.length === 0;
  if (isEmpty && !sale) return null;
  return (
    <div className={classes.beside} data-sale={sale ? '' : undefined}>
      {isEmpty ? null : (
        <Section title={m('popularItems')}>
          {!data ? (
            <CardSkeletons count={4} row={POPULAR_ROWS} label={t('loading')} />
          ) : (
            <Carousel
              label={m('popularItems')}
              labels={{ back: t('carousel.back'), forward: t('carousel.forward') }}
              width={POPULAR_ROWS.width}
              rows={rowsFor(items.length)}
            >
              {items.map((item) => (
                <ItemCard key={item.id} item={item} layout="popular" withStore />
              ))}
            </Carousel>
          )}
        </Section>
      )}
      {sale ? (
        <div className={classes.sale}>
          <BelowFoldSection name="flashSale" />
        </div>
      ) : null}
    </div>
  );
}
