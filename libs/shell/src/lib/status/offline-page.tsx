/**
 * Shown for a page whose files fail to load while offline: what the cache has of it, and a notice that the rest will
 * load automatically (decision 036).
 */
import type { Picture as Source } from '@shop/domain';
import { usePageApp } from '@shop/page-engine';
import { useFormats, WithMessages } from '@shop/i18n';
import { Drawing, LineSkeletons, Page, Picture, Rating, Skeleton, Title, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { matchPath, useLocation } from 'react-router-dom';
import classes from './offline-page.module.css';
import { findCached } from '@shop/api-client';
import { lineMessages, useLineMessages } from '../../messages';
import { useIsOnline } from './use-is-online';

const MESSAGES = [lineMessages];

interface CachedFacts {
  name: string;
  /** The picture as its card showed it, so that it is in the cache. */
  picture: { source: Source | null; ratio: number; sizes: string };
  rating: number;
  ratingCount: number;
  more: string | null;
}

function useCachedFacts(): CachedFacts | null {
  const { store: visit } = usePageApp();
  const { pathname } = useLocation();
  const { span } = useFormats();
  const find = <K extends 'storeCard' | 'item'>(kind: K, path: string) => {
    const key = matchPath(path, pathname)?.params.id;
    return key ? findCached(visit.getState(), kind, key) : null;
  };
  const store = find('storeCard', paths.store.pattern);
  const item = find('item', paths.product.pattern);
  if (store)
    return {
      ...store,
      picture: { source: store.cover, ratio: 2, sizes: '(min-width: 768px) 320px, 90vw' },
      more: store.deliveryTime ? span(store.deliveryTime) : null,
    };
  if (!item) return null;
  return { ...item, picture: { source: item.image, ratio: 1, sizes: '200px' }, more: item.storeName };
}

function Head({ cached }: { cached: CachedFacts }) {
  const t = useLineMessages();
  const { name, picture, rating, ratingCount, more } = cached;
  const value = rating.toFixed(1);
  return (
    <header className={classes.head}>
      <span className={classes.picture} data-square={picture.ratio === 1 || undefined}>
        <Picture {...picture} alt="" priority />
      </span>
      <div>
        <Title order={1} size="h2">
          <Written>{name}</Written>
        </Title>
        <p className={classes.facts}>
          <Rating value={rating > 0 ? value : null} count={ratingCount} label={t('rated', { value })} />
          {more ? <Written>{more}</Written> : null}
        </p>
      </div>
    </header>
  );
}

function Offline() {
  const t = useLineMessages();
  const cached = useCachedFacts();
  // The line may be back before the rest has come.
  const isOffline = !useIsOnline();
  return (
    <Page>
      {cached ? <Head cached={cached} /> : <Skeleton height={32} width="min(60%, 320px)" marginTop={24} />}
      {isOffline ? (
        <div className={classes.notice}>
          <Drawing name="offline" />
          <p>{t('page')}</p>
        </div>
      ) : null}
      <LineSkeletons count={4} label={t('page')} />
    </Page>
  );
}

export default function OfflinePage() {
  return (
    <WithMessages messages={MESSAGES}>
      <Offline />
    </WithMessages>
  );
}
