/** Items in tabs of their categories (HOME-16 to HOME-22). */
import type { Item } from '@shop/domain';
import { TabRow, Text } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { useBelowFoldMessages } from '../../messages';

const ALL = 'all';

/** @param tab id of a category, or a name that shares a word with the category's name */
export function inCategory(items: Item[], tab: string): Item[] {
  if (tab === ALL) return items;
  const words = tab
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  return items.filter(({ categories }) =>
    categories.some(({ id, name }) => id === tab || words.some((word) => name.toLowerCase().includes(word))),
  );
}

export interface TabbedItemsProps {
  label: string;
  tabs: { id: string; name: string }[];
  items: Item[];
  children: (shown: Item[]) => ReactNode;
}

export function TabbedItems({ label, tabs, items, children }: TabbedItemsProps) {
  const t = useBelowFoldMessages();
  const [tab, setTab] = useState(ALL);
  const shown = inCategory(items, tab);
  return (
    <TabRow label={label} tabs={[{ id: ALL, name: t('all') }, ...tabs]} current={tab} onChange={setTab}>
      {shown.length > 0 ? (
        children(shown)
      ) : (
        <Text size="sm" c="dimmed">
          {t('noItems')}
        </Text>
      )}
    </TabRow>
  );
}
