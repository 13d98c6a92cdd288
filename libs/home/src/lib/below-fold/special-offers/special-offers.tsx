/** Discounted items below the fold. */
import { useScope } from '@shop/api-client';
import { useGetItemListQuery } from '@shop/api-client/catalog';
import { SectionSkeleton } from '@shop/module-kit';
import { OffersRow } from '../../buy-again/offers-row';

export function View() {
  const query = useGetItemListQuery({ scope: useScope(), list: 'special' });
  if (query.isLoading) return <SectionSkeleton />;
  return <OffersRow query={query} items={query.data?.entries ?? []} />;
}
