/** Item lists below the fold: new, best reviewed, loved, discounted. An empty or failed one is left out (HOME-04). */
import { useScope } from '@shop/api-client';
import { useGetItemListQuery } from '@shop/api-client/catalog';
import { useGetSectionBannersQuery } from '@shop/api-client/promotions';
import { ItemCard } from '@shop/catalog-cards';
import type { Item, Picture as PictureOf } from '@shop/domain';
import { onwardLink, Picture, rowsFor, Section, TabRow } from '@shop/ui';
import { paths } from '@shop/util';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './below-fold.module.css';
import type { BelowFoldProps } from './below-fold-props';
import { ItemCarousel, useItemLayout } from './item-carousel';
import { useBelowFoldMessages } from '../../messages';

const ALL = 'all';
/** New arrivals on the widest screen; the stylesheet hides some on others (HOME-20, HOME-21). */
const MAX_ARRIVALS = 10;

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

/** A wide picture of the section, when the module has one (HOME-23). */
export function SectionBanner({ picture }: { picture: PictureOf | null | undefined }) {
  if (!picture) return null;
  return (
    <div className={classes.wideBanner}>
      <Picture source={picture} alt="" ratio={3.6} sizes="(min-width: 1300px) 1250px, 92vw" />
    </div>
  );
}

function Tabbed({
  label,
  tabs,
  items,
  children,
}: {
  label: string;
  tabs: { id: string; name: string }[];
  items: Item[];
  children: (shown: Item[]) => ReactNode;
}) {
  const t = useBelowFoldMessages();
  const [tab, setTab] = useState(ALL);
  const shown = inCategory(items, tab);
  return (
    <TabRow label={label} tabs={[{ id: ALL, name: t('all') }, ...tabs]} current={tab} onChange={setTab}>
      {shown.length > 0 ? children(shown) : <p className={classes.none}>{t('noItems')}</p>}
    </TabRow>
  );
}

/** The section waits for its banner too: a late one would cause a layout shift. */
const useSectionBanners = () => useGetSectionBannersQuery({ scope: useScope() });

/** Deferred: fifty cards render in pieces, so that presses and scrolling stay responsive. */
function useItemList(list: 'new' | 'best' | 'loved') {
  const scope = useScope();
  return useDeferredValue(useGetItemListQuery({ scope, list }));
}

export function NewArrivals({ placeholder }: BelowFoldProps) {
  const t = useBelowFoldMessages();
  const layout = useItemLayout();
  const { data, isLoading } = useItemList('new');
  const banner = useSectionBanners();
  if (isLoading || banner.isLoading) return placeholder;
  if (!data || data.entries.length === 0) return null;
  return (
    <Section title={t('newArrivals')}>
      <SectionBanner picture={banner.data?.newArrival} />
      <Tabbed label={t('newArrivals')} tabs={data.tabs} items={data.entries}>
        {(shown) => (
          <ul className={`${classes.grid} ${classes.arrivals}`} data-banner={banner.data?.newArrival ? '' : undefined}>
            {shown.slice(0, MAX_ARRIVALS).map((item) => (
              <li key={item.id}>
                <ItemCard item={item} layout={layout} withStore />
              </li>
            ))}
          </ul>
        )}
      </Tabbed>
    </Section>
  );
}

export function BestReviewed({ placeholder }: BelowFoldProps) {
  const t = useBelowFoldMessages();
  const { data, isLoading } = useItemList('best');
  const banner = useSectionBanners();
  if (isLoading || banner.isLoading) return placeholder;
  if (!data || data.entries.length === 0) return null;
  // Without categories the list uses the tabs of the specification (HOME-18).
  const menus = (['beauty', 'bread', 'drinks', 'milks'] as const).map((menu) => {
    const name = t(`menus.${menu}`);
    return { id: name, name };
  });
  return (
    <Section title={t('bestReviewed')}>
      <SectionBanner picture={banner.data?.bestReviewed} />
      <Tabbed label={t('bestReviewed')} tabs={data.tabs.length > 0 ? data.tabs : menus} items={data.entries}>
        {(shown) => <ItemCarousel label={t('bestReviewed')} items={shown} />}
      </Tabbed>
    </Section>
  );
}

export function Loved({ placeholder }: BelowFoldProps) {
  const t = useBelowFoldMessages();
  const { data, isLoading } = useItemList('loved');
  const items = data?.entries ?? [];
  if (isLoading) return placeholder;
  if (items.length === 0) return null;
  return (
    <Section title={t('loved')}>
      <ItemCarousel label={t('loved')} items={items} rows={rowsFor(items.length)} />
    </Section>
  );
}

/** Discounted items, with autoplay (PROMO-15, PROMO-16, HOME-14). */
export function SpecialOffers({ placeholder }: BelowFoldProps) {
  const t = useBelowFoldMessages();
  const scope = useScope();
  const { data, isLoading } = useGetItemListQuery({ scope, list: 'special' });
  const items = data?.entries ?? [];
  if (isLoading) return placeholder;
  if (items.length === 0) return null;
  return (
    <Section
      title={t('special')}
      more={
        <Link className={onwardLink} to={paths.specialOffers()}>
          {t('more')}
        </Link>
      }
    >
      <ItemCarousel label={t('special')} items={items} isSpecial autoplay />
    </Section>
  );
}
