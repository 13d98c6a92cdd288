/**
 * The stores of a list on a map beside the list (PLUS-28): pins and cards follow each other by pointer and by keyboard. Without a map the
 * list is whole.
 */
import { StoreCard } from '@shop/catalog-cards';
import type { LatLng, Store } from '@shop/domain';
import { isClosed } from '@shop/domain/availability';
import { useLanguage } from '@shop/i18n';
import { MapView, type MapPlace } from '@shop/map';
import { useSession } from '@shop/session';
import { Button, Dialog, Text } from '@shop/ui';
import { useMemo, useRef, useState } from 'react';
import classes from './stores-map.module.css';
import { useStoresMapMessages } from '../../messages';

export interface StoresMapProps {
  /** Those that have loaded; the list behind the map decides which and in which order. */
  stores: readonly Store[];
  hasMore: boolean;
  onMore: () => void;
  onClose: () => void;
}

const ZOOM = 13;
const isPlaced = (store: Store): store is Store & { place: LatLng } => store.place !== null;

/** A pin per store with a place. */
function usePlaces(stores: readonly Store[]): readonly MapPlace[] {
  const t = useStoresMapMessages();
  const language = useLanguage();
  return useMemo(() => {
    // As on the card: one digit after the point.
    const ratingOf = ({ rating }: Store) => (rating > 0 ? rating.toFixed(1) : null);
    const labelOf = (store: Store) => {
      const rating = ratingOf(store);
      const label = rating ? t('open', { name: store.name, rating }) : t('new', { name: store.name });
      return isClosed(store) ? t('closed', { store: label }) : label;
    };
    return stores.filter(isPlaced).map((store) => ({
      id: store.id,
      point: store.place,
      label: labelOf(store),
      text: ratingOf(store) ? `★ ${ratingOf(store)}` : t('none'),
      isDimmed: isClosed(store),
    }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the texts are those of the language
  }, [stores, language]);
}

export default function StoresMap({ stores, hasMore, onMore, onClose }: StoresMapProps) {
  const t = useStoresMapMessages();
  const { place } = useSession('place');
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<string | null>(null);
  const places = usePlaces(stores);
  const centre = place?.point ?? places[0]?.point;
  /** A pressed pin leads to its card: into view, and for keyboards to its link. */
  const showCard = (id: string) => {
    choose(id);
    const card = list.current?.querySelector(`[data-store="${CSS.escape(id)}"]`);
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} width="whole" onClose={onClose}>
      <div className={classes.parts}>
        <ul className={classes.list} aria-label={t('list')} ref={list}>
          {stores.map((store) => (
            <li
              key={store.id}
              data-store={store.id}
              data-chosen={store.id === chosen || undefined}
              onPointerEnter={() => choose(store.id)}
              onFocus={() => choose(store.id)}
            >
              <StoreCard store={store} layout="list" />
            </li>
          ))}
          {hasMore ? (
            <li>
              <Button variant="default" onClick={onMore}>
                {t('more')}
              </Button>
            </li>
          ) : null}
        </ul>
        {centre && places.length > 0 ? (
          <div className={classes.map}>
            <MapView
              centre={centre}
              zoom={ZOOM}
              label={t('map')}
              {...(place ? { markers: [{ id: 'home', kind: 'home', point: place.point, label: t('you') }] } : {})}
              choice={{ places, chosen, onChoose: showCard, groupLabel: (count) => t('group', { count }) }}
              fallback={<Text className={classes.without}>{t('unavailable')}</Text>}
            />
          </div>
        ) : (
          <Text className={classes.without}>{t('nowhere')}</Text>
        )}
      </div>
    </Dialog>
  );
}
