/** What a store says of itself: hours of the week, place with a map, phone, and what customers say (PLUS-26). */
import { useGetReviewsInfiniteQuery } from '@shop/api-client/catalog';
import type { Store } from '@shop/domain';
import { mergePages } from '@shop/domain/results';
import { useLanguage } from '@shop/i18n';
import { MapView, STREET_ZOOM } from '@shop/map';
import { Button, LineSkeletons, SideSheet, Stars, Written } from '@shop/ui';
import { phoneAddress } from '@shop/util';
import { IconPhone } from '@tabler/icons-react';
import { ReviewList } from '../reviews/review-list';
import { StoreHours } from './store-hours';
import classes from './store-info.module.css';
import { useDiscoveryMessages, useStoreInfoMessages } from '../../messages';

function Place({ store: { address, phone, place, name } }: { store: Store }) {
  const t = useStoreInfoMessages();
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{t('place')}</h3>
      {place ? (
        <div className={classes.map}>
          <MapView
            centre={place}
            zoom={STREET_ZOOM}
            label={t('map', { name })}
            markers={[{ id: 'store', kind: 'store', point: place, label: name }]}
            fallback={null}
          />
        </div>
      ) : null}
      <p className={classes.line}>
        <Written>{address}</Written>
      </p>
      {phone ? (
        <a className={classes.phone} href={phoneAddress(phone)} aria-label={t('call', { phone })}>
          <IconPhone size={18} aria-hidden="true" />
          <Written>{phone}</Written>
        </a>
      ) : null}
    </section>
  );
}

function Reviews({ store }: { store: Store }) {
  const t = useStoreInfoMessages();
  const discovery = useDiscoveryMessages();
  const language = useLanguage();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useGetReviewsInfiniteQuery({
    of: { storeId: store.id },
    language,
  });
  const reviews = mergePages(data?.pages ?? []);
  return (
    <section className={classes.part} aria-busy={!data && !isError}>
      <h3 className={classes.title}>{t('reviews')}</h3>
      {store.rating > 0 ? (
        <div className={classes.rating}>
          <strong>{store.rating.toFixed(1)}</strong>
          <Stars value={store.rating} label={discovery('store.rated', { value: store.rating.toFixed(1) })} />
          <span>{t('ratings', { count: store.ratingCount })}</span>
        </div>
      ) : null}
      {isError ? (
        <div className={classes.failed} role="alert">
          <p className={classes.line}>{t('reviewsFailed')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {discovery('retry')}
          </Button>
        </div>
      ) : null}
      {data && reviews.length === 0 ? <p className={classes.line}>{t('noReviews')}</p> : null}
      {!data && !isError ? <LineSkeletons count={3} label={discovery('loading')} /> : null}
      <ReviewList
        namesItem
        reviews={reviews}
        counts={data?.pages[0]?.counts ?? null}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </section>
  );
}

export interface StoreInfoProps {
  store: Store;
  onClose: () => void;
}

export default function StoreInfo({ store, onClose }: StoreInfoProps) {
  const t = useStoreInfoMessages();
  return (
    <SideSheet title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {[store.description, store.announcement].map((words) =>
        words ? (
          <p key={words} className={classes.about}>
            <Written>{words}</Written>
          </p>
        ) : null,
      )}
      <StoreHours schedules={store.schedules} />
      <Place store={store} />
      <Reviews store={store} />
    </SideSheet>
  );
}
