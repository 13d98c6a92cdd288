/** Discounted items, with autoplay (PROMO-15, PROMO-16, HOME-14). An empty or failed list is left out (HOME-04). */
import { useScope } from '@shop/api-client';
import { useGetItemListQuery } from '@shop/api-client/catalog';
import { SectionSkeleton } from '@shop/module-kit';
import { onwardLink, Section } from '@shop/ui';
import { paths } from '@shop/util';
import { useCommonMessages } from '@shop/view-kit';
import { Link } from 'react-router-dom';
import { ItemRow } from '../item-row';
import { useBelowFoldMessages } from '../../../messages';

export function View() {
  const t = useBelowFoldMessages();
  const c = useCommonMessages();
  const { data, isLoading } = useGetItemListQuery({ scope: useScope(), list: 'special' });
  const items = data?.entries ?? [];
  if (isLoading) return <SectionSkeleton />;
  if (items.length === 0) return null;
  return (
    <Section
      title={t('special')}
      more={
        <Link className={onwardLink} to={paths.specialOffers()}>
          {c('more')}
        </Link>
      }
    >
      <ItemRow label={t('special')} items={items} isSpecial autoplay />
    </Section>
  );
}
