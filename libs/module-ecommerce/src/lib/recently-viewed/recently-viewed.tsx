/** Goods that were opened on this device, as they are now, sold-out ones last. Nothing without any (PLUS-82). */
import { useScope } from '@shop/api-client';
import { ItemCard } from '@shop/catalog-cards';
import { isSoldOut } from '@shop/domain/stock';
import { SectionSkeleton, useModuleDefinition } from '@shop/module-kit';
import { Section } from '@shop/ui';
import { Row } from '@shop/view-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { viewedApi } from './api';
import { useViewedIds } from './use-viewed-ids';
import { useViewedMessages } from '../../messages';

export function View() {
  const t = useViewedMessages();
  const scope = useScope();
  const ids = useViewedIds();
  const tracksStock = useModuleDefinition()?.catalogue?.tracksStock ?? false;
  const { data: items, isLoading } = viewedApi.endpoints.getItemsByIds.useQuery(
    ids.length > 0 ? { scope, ids } : skipToken,
  );
  if (ids.length === 0) return null;
  if (isLoading) return <SectionSkeleton />;
  const sold = (isOut: boolean) => (items ?? []).filter((item) => isSoldOut(item, tracksStock) === isOut);
  const shown = [...sold(false), ...sold(true)].filter(({ id }) => ids.includes(id));
  if (shown.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Row label={t('title')} width="min(44vw, 200px)">
        {shown.map((item) => (
          <ItemCard key={item.id} item={item} layout="vertical" withStore />
        ))}
      </Row>
    </Section>
  );
}
