/** The promotional banner; nothing without a picture (PHAR-05). */
import { SectionSkeleton } from '@shop/module-kit';
import { paths } from '@shop/util';
import { useDeferredValue } from 'react';
import { useBelowFoldMessages } from '../../../messages';
import { SectionBanner, useSectionBanners } from '../section-banner/section-banner';

/** It leads to what is reduced; its words are the marketplace's, if it has some. */
export function View() {
  const t = useBelowFoldMessages();
  const { data, isLoading } = useDeferredValue(useSectionBanners());
  if (isLoading) return <SectionSkeleton />;
  return (
    <SectionBanner
      picture={data?.promotional ?? data?.bottom}
      message={data?.message || t('banner.offers')}
      action={t('banner.seeOffers')}
      to={paths.search('special-offer')}
      isAlone
    />
  );
}
