/** New arrivals: a grid in tabs, beside the section's banner (HOME-19 to HOME-23). */
import { useScope } from '@shop/api-client';
import { useGetItemListQuery } from '@shop/api-client/catalog';
import { ItemCard } from '@shop/catalog-cards';
import { SectionSkeleton } from '@shop/module-kit';
import { Section } from '@shop/ui';
import { paths } from '@shop/util';
import { useDeferredValue } from 'react';
import { useItemLayout } from '../item-row';
import { SectionBanner, useSectionBanners } from '../section-banner/section-banner';
import { TabbedItems } from '../tabbed-items';
import classes from './new-arrivals.module.css';
import { useBelowFoldMessages } from '../../../messages';

/** On the widest screen; the stylesheet hides some on others (HOME-20, HOME-21). */
const MOST = 10;

export function View() {
  const t = useBelowFoldMessages();
  const layout = useItemLayout();
  // Deferred: fifty cards render in pieces, so that presses and scrolling stay responsive.
  const { data, isLoading } = useDeferredValue(useGetItemListQuery({ scope: useScope(), list: 'new' }));
  const banner = useSectionBanners();
  if (isLoading || banner.isLoading) return <SectionSkeleton />;
  if (!data || data.entries.length === 0) return null;
  return (
    <Section title={t('newArrivals')}>
      <SectionBanner
        picture={banner.data?.newArrival}
        message={t('banner.new')}
        action={t('banner.seeNew')}
        to={paths.latestStores()}
      />
      <TabbedItems label={t('newArrivals')} tabs={data.tabs} items={data.entries}>
        {(shown) => (
          <ul className={classes.grid} data-banner={banner.data?.newArrival ? '' : undefined}>
            {shown.slice(0, MOST).map((item) => (
              <li key={item.id}>
                <ItemCard item={item} layout={layout} withStore />
              </li>
            ))}
          </ul>
        )}
      </TabbedItems>
    </Section>
  );
}
