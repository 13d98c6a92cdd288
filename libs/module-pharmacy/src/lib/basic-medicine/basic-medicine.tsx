/** 'Basic Medicine Nearby': common medicines in five tabs (PHAR-02, PHAR-04). */
import { useScope } from '@shop/api-client';
import { useGetItemListQuery } from '@shop/api-client/catalog';
import { ItemCard } from '@shop/catalog-cards';
import type { Item } from '@shop/domain';
import { SectionSkeleton } from '@shop/module-kit';
import { Section, TabRow, Text } from '@shop/ui';
import { Row } from '@shop/view-kit';
import { useDeferredValue, useState } from 'react';
import { usePharmacyMessages } from '../../messages';

const TABS = ['all', 'new', 'baby', 'women', 'men'] as const;
type Tab = (typeof TABS)[number];

/** Items have no date here; ids are ascending, so the highest id is the newest. */
const newestFirst = (items: Item[]): Item[] => [...items].sort((a, b) => Number(b.id) - Number(a.id));

/** @param name title of the tab, which equals the name of a category */
export function itemsOfTab(items: Item[], tab: Tab, name: string): Item[] {
  if (tab === 'all') return items;
  if (tab === 'new') return newestFirst(items);
  const wanted = name.toLowerCase();
  return items.filter(({ categories }) => categories.some((category) => category.name.toLowerCase() === wanted));
}

export function View() {
  const t = usePharmacyMessages();
  // Deferred: renders in pieces, so that presses and scrolling stay responsive.
  const { data, isLoading } = useDeferredValue(useGetItemListQuery({ scope: useScope(), list: 'basic' }));
  const [tab, setTab] = useState<Tab>('all');
  if (isLoading) return <SectionSkeleton />;
  if (!data || data.entries.length === 0) return null;
  const nameOf = (id: Tab) => t(`tabs.${id}`);
  const shown = itemsOfTab(data.entries, tab, nameOf(tab));
  return (
    <Section title={t('basic')}>
      <TabRow
        label={t('basic')}
        tabs={TABS.map((id) => ({ id, name: nameOf(id) }))}
        current={tab}
        onChange={(id) => setTab(id as Tab)}
      >
        {shown.length === 0 ? (
          <Text c="dimmed">{t('none')}</Text>
        ) : (
          <Row label={t('basic')} width="min(44vw, 200px)">
            {shown.map((item) => (
              <ItemCard key={item.id} item={item} layout="vertical" withStore />
            ))}
          </Row>
        )}
      </TabRow>
    </Section>
  );
}
