/** Best Store Nearby: popular, top rated and new stores, in tabs (HOME-28 to HOME-31, PHAR-03). */
import { catalogApi, STORES_NEARBY, useGetStoresInfiniteQuery } from '@shop/api-client/catalog';
import { StoreCard } from '@shop/catalog-cards';
import { useModuleDefinition } from '@shop/module-kit';
import { defineSection, queryOf, usePageContext } from '@shop/page-engine';
import { CardSkeletons, Section, TabRow } from '@shop/ui';
import { Row, useCommonMessages } from '@shop/view-kit';
import { useDeferredValue, useState, type ReactNode } from 'react';
import classes from './stores-nearby.module.css';
import { homeMessages, useHomeMessages } from '../../../messages';
import { STORE_ROW } from '../sizes';

const LISTS = { popular: 'popular', topRated: 'topRated', new: 'latest' } as const;
type Tab = keyof typeof LISTS;
const argumentsOf = <S,>(scope: S, tab: Tab) => ({ scope, list: LISTS[tab], limit: STORES_NEARBY });

/** Arguments of the call for the stores that the first tab shows: other sections of the page use the same answer. */
export const nearbyStores = <S,>(scope: S) => argumentsOf(scope, 'popular');

export const storesNearby = defineSection({
  name: 'storesNearby',
  messages: [homeMessages],
  queries: ({ scope }) => ({ stores: queryOf(catalogApi.endpoints.getStores, nearbyStores(scope)) }),
  box: classes.box,
  View: StoresNearby,
});

function StoresNearby(): ReactNode {
  const t = useHomeMessages();
  const c = useCommonMessages();
  const { scope } = usePageContext();
  const layout = useModuleDefinition()?.catalogue?.cards.store ?? 'cover';
  const [tab, setTab] = useState<Tab>('popular');
  // Ratings change: the top rated are refetched whenever their tab opens (PERF-05).
  const options = { refetchOnMountOrArgChange: tab === 'topRated' };
  const { data, isLoading } = useDeferredValue(useGetStoresInfiniteQuery(argumentsOf(scope, tab), options));
  const stores = data?.pages[0]?.entries ?? [];
  if (stores.length === 0 && !isLoading && tab === 'popular') return null;
  const tabs = (Object.keys(LISTS) as Tab[]).map((id) => ({ id, name: t(`nearby.${id}`) }));
  return (
    <Section title={t('nearby.title')}>
      <TabRow label={t('nearby.title')} tabs={tabs} current={tab} onChange={(id) => setTab(id as Tab)}>
        {data ? (
          <Row label={t('nearby.title')} width={STORE_ROW.width}>
            {stores.map((store) => (
              <StoreCard key={store.id} store={store} layout={layout} />
            ))}
          </Row>
        ) : (
          <CardSkeletons count={STORES_NEARBY} row={STORE_ROW} label={c('loading')} />
        )}
      </TabRow>
    </Section>
  );
}
