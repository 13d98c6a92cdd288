/** Featured stores. */
import { useScope } from '@shop/api-client';
import { FEATURED_STORES, useGetStoresInfiniteQuery } from '@shop/api-client/catalog';
import { StoreCard } from '@shop/catalog-cards';
import { SectionSkeleton, useModuleDefinition, useModuleMessages } from '@shop/module-kit';
import { Section } from '@shop/ui';
import { Row } from '@shop/view-kit';
import { useDeferredValue } from 'react';
import { useBelowFoldMessages } from '../../../messages';

export function View() {
  const t = useBelowFoldMessages();
  const layout = useModuleDefinition()?.catalogue?.cards.store ?? 'cover';
  const title = useModuleMessages()('featuredStores', t('featured'));
  const { data, isLoading } = useDeferredValue(
    useGetStoresInfiniteQuery({ scope: useScope(), list: 'featured', limit: FEATURED_STORES }),
  );
  const stores = (data?.pages[0]?.entries ?? []).filter(({ isFeatured }) => isFeatured);
  if (isLoading) return <SectionSkeleton />;
  if (stores.length === 0) return null;
  return (
    <Section title={title}>
      <Row label={title} width="min(80vw, 300px)">
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} layout={layout} />
        ))}
      </Row>
    </Section>
  );
}
