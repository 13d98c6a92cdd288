/** Best Store Nearby: popular, top rated and new stores, in tabs (HOME-28 to HOME-31, PHAR-03). */
import { useScope } from '@shop/api-client';
import { STORES_NEARBY, useGetStoresInfiniteQuery } from '@shop/api-client/catalog';
import { StoreCard } from '@shop/catalog-cards';
import { useModuleDefinition } from '@shop/module-kit';
import { CardSkeletons, Carousel, Section, TabRow } from '@shop/ui';
import { useDeferredValue, useState } from 'react';
import { STORE_ROW } from './rows';
import { useHomeMessages } from '../messages';

const LISTS = { popular: 'popular', topRated: 'topRated', new: 'latest' } as const;
type Tab = keyof typeof LISTS;

export function StoresNearbySection() {
  const t = useHomeMessages();
  const scope = useScope();
  const card = useModuleDefinition()?.catalogue?.cards.store ?? 'cover';
  const [tab, setTab] = useState<Tab>('popular');
  // Ratings change: the top rated are refetched whenever their tab opens (PERF-05).
  const options = { refetchOnMountOrArgChange: tab === 'topRated' };
  const query = useGetStoresInfiniteQuery({ scope, list: LISTS[tab], limit: STORES_NEARBY }, options);
  const { data, isLoading } = useDeferredValue(query);
  const stores = data?.pages[0]?.entries ?? [];
  if (stores.length === 0 && !isLoading && tab === 'popular') return null;
  const tabs = (Object.keys(LISTS) as Tab[]).map((id) => ({ id, name: t(`nearby.${id}`) }));
  return (
    <Section title={t('nearby.title')}>
      <TabRow label={t('nearby.title')} tabs={tabs} current={tab} onChange={(id) => setTab(id as Tab)}>
        {data ? (
          <Carousel
            label={t('nearby.title')}
            labels={{ back: t('carousel.back'), forward: t('carousel.forward') }}
            width={STORE_ROW.width}
          >
            {stores.map((store) => (
              <StoreCard key={store.id} store={store} layout={card} />
            ))}
          </Carousel>
        ) : (
          <CardSkeletons count={STORES_NEARBY} row={STORE_ROW} label={t('loading')} />
        )}
      </TabRow>
    </Section>
  );
}
