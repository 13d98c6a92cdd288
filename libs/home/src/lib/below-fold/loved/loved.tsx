/** Items you'll love: what the backend recommends (HOME-26). */
import { useScope } from '@shop/api-client';
import { useGetItemListQuery } from '@shop/api-client/catalog';
import { SectionSkeleton } from '@shop/module-kit';
import { rowsFor, Section } from '@shop/ui';
import { useDeferredValue } from 'react';
import { ItemRow } from '../item-row';
import { useBelowFoldMessages } from '../../../messages';

export function View() {
  const t = useBelowFoldMessages();
  const { data, isLoading } = useDeferredValue(useGetItemListQuery({ scope: useScope(), list: 'loved' }));
  const items = data?.entries ?? [];
  if (isLoading) return <SectionSkeleton />;
  if (items.length === 0) return null;
  return (
    <Section title={t('loved')}>
      <ItemRow label={t('loved')} items={items} rows={rowsFor(items.length)} />
    </Section>
  );
}
