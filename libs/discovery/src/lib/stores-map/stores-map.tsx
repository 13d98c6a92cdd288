/**
 * The stores of a list on a map beside the list (PLUS-28): pins and cards follow each other by pointer and by keyboard. Without a map the
 * list is whole.
 */
import { StoreCard } from '@shop/catalog-cards';
import type { Bounds, LatLng, Store } from '@shop/domain';
import { isClosed } from '@shop/domain/availability';
import { isInArea, middleOf } from '@shop/domain/map-area';
import { useLanguage } from '@shop/i18n';
import { MapView, type MapPlace } from '@shop/map';
import { useSession } from '@shop/session';
import { Button, Dialog, Text } from '@shop/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import classes from './stores-map.module.css';
import { useStoresMapMessages } from '../../messages';

export interface StoresMapProps {
  /** Those that have loaded; the list behind the map decides which and in which order. */
  stores: readonly Store[];
  hasMore: boolean;
  onMore: () => void;
  /** The searched part of the map; null: the whole list is shown. */
  area: Bounds | null;
  onArea: (area: Bounds | null) => void;
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

/** A search of an area stops asking for more once it has found this many, or loaded this many stores in vain. */
const ENOUGH = 12;
const MOST_LOADED = 200;

/** The stores of the searched area, as far as the list has them: it loads on until there are enough, or no more. */
function useStoresIn({ stores, hasMore, onMore, area }: StoresMapProps): readonly Store[] {
  const found = useMemo(
    () => (area ? stores.filter((store) => isPlaced(store) && isInArea(area, store.place)) : stores),
    [stores, area],
  );
  const loaded = stores.length;
  const wants = area !== null && hasMore && found.length < ENOUGH && loaded < MOST_LOADED;
  useEffect(() => {
    if (wants) onMore();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asks once per page that came; a failed one is asked for by a press
  }, [wants, loaded]);
  return found;
}

/** What was found in the searched area, and the way back to the whole list. */
function AreaHead({ count, onAll }: { count: number; onAll: () => void }) {
  const t = useStoresMapMessages();
  return (
    <li className={classes.area}>
      <Text aria-live="polite">{t('inArea', { count })}</Text>
      <Button variant="default" onClick={onAll}>
        {t('all')}
      </Button>
    </li>
  );
}

export default function StoresMap(props: StoresMapProps) {
  const { stores: all, hasMore, onMore, area, onArea, onClose } = props;
  const t = useStoresMapMessages();
  const { place } = useSession('place');
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<string | null>(null);
  const [view, setView] = useState<Bounds | null>(null);
  const stores = useStoresIn(props);
  const places = usePlaces(stores);
  const [start] = useState(area);
  const centre = start ? middleOf(start) : (place?.point ?? places[0]?.point);
  const search = (next: Bounds | null) => {
    setView(null);
    onArea(next);
    // The pressed button is gone.
    list.current?.focus({ preventScroll: true });
  };
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
        <ul className={classes.list} aria-label={t('list')} ref={list} tabIndex={-1}>
          {area ? <AreaHead count={stores.length} onAll={() => search(null)} /> : null}
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
        {centre && all.some(isPlaced) ? (
          <div className={classes.map}>
            {view ? (
              <Button className={classes.search} onClick={() => search(view)}>
                {t('searchArea')}
              </Button>
            ) : null}
            <MapView
              centre={centre}
              zoom={ZOOM}
              label={t('map')}
              {...(place ? { markers: [{ id: 'home', kind: 'home', point: place.point, label: t('you') }] } : {})}
              choice={{
                places,
                chosen,
                onChoose: showCard,
                groupLabel: (count) => t('group', { count }),
                onView: setView,
                area,
              }}
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
