/** The best reviewed items, in tabs (HOME-16 to HOME-18, HOME-23). */
import { useScope } from '@shop/api-client';
import { useGetItemListQuery } from '@shop/api-client/catalog';
import { SectionSkeleton } from '@shop/module-kit';
import { Section } from '@shop/ui';
import { paths } from '@shop/util';
import { useDeferredValue } from 'react';
import { ItemRow } from '../item-row';
import { SectionBanner, useSectionBanners } from '../section-banner/section-banner';
import { TabbedItems } from '../tabbed-items';
import { useBelowFoldMessages } from '../../../messages';

export function View() {
  const t = useBelowFoldMessages();
  const { data, isLoading } = useDeferredValue(useGetItemListQuery({ scope: useScope(), list: 'best' }));
  const banner = useSectionBanners();
  if (isLoading || banner.isLoading) return <SectionSkeleton />;
  if (!data || data.entries.length === 0) return null;
  // Without categories the list uses the tabs of the specification (HOME-18).
  const menus = (['beauty', 'bread', 'drinks', 'milks'] as const).map((menu) => {
    const name = t(`menus.${menu}`);
    return { id: name, name };
  });
  return (
    <Section title={t('bestReviewed')}>
      <SectionBanner
        picture={banner.data?.bestReviewed}
        message={t('banner.best')}
        action={t('banner.seeBest')}
        to={`${paths.search('all-categories')}&r=4`}
      />
      <TabbedItems label={t('bestReviewed')} tabs={data.tabs.length > 0 ? data.tabs : menus} items={data.entries}>
        {(shown) => <ItemRow label={t('bestReviewed')} items={shown} />}
      </TabbedItems>
    </Section>
  );
}
